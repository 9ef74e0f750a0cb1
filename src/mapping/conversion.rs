//! What converts a reg-name.

#[cfg(feature = "idna")]
use super::KeptBecause;
use super::RegNameError;
#[cfg(feature = "idna")]
use crate::host::{Idna2003, Idna2008, Profile, Uts46};
use alloc::string::String;
#[cfg(feature = "idna")]
use alloc::vec::Vec;

/// The conversion of a reg-name as a whole: from an ireg-name to a reg-name (ToASCII,
/// the look-up of IDNA2008) or back (ToUnicode).
///
/// It is made from a [`Profile`](crate::host::Profile), which knows both ways, or from a
/// reference to any function, which is used for the one way that it is given for.
#[derive(Clone, Copy)]
pub struct RegNameConversion<'h>(By<'h>);

#[derive(Clone, Copy)]
enum By<'h> {
    #[cfg(feature = "idna")]
    Profile(Profile),
    Function(&'h dyn Fn(&str) -> Result<String, RegNameError>),
}

impl RegNameConversion<'_> {
    pub(crate) fn to_ascii(self, reg_name: &str) -> Result<String, RegNameError> {
        match self.0 {
            #[cfg(feature = "idna")]
            By::Profile(profile) => Ok(profile.to_ascii(reg_name)?),
            By::Function(function) => function(reg_name),
        }
    }

    /// The reg-name as a user reads it.
    #[cfg(not(feature = "idna"))]
    pub(super) fn to_unicode(self, reg_name: &str) -> Result<String, RegNameError> {
        let By::Function(function) = self.0;
        function(reg_name)
    }

    /// The reg-name as a user reads it. Of a profile, labels that cannot be converted, or
    /// that `verify` refuses, stay, and go to `kept`.
    #[cfg(feature = "idna")]
    pub(super) fn to_unicode(
        self,
        reg_name: &str,
        verify: impl Fn(&str) -> Result<(), KeptBecause>,
        kept: &mut Vec<(String, KeptBecause)>,
    ) -> Result<String, RegNameError> {
        match self.0 {
            By::Profile(profile) => {
                let (unicode, labels) = profile.to_unicode_by_label(reg_name, verify);
                kept.extend(labels);
                Ok(unicode)
            }
            By::Function(function) => function(reg_name),
        }
    }
}

#[cfg(feature = "idna")]
impl From<Profile> for RegNameConversion<'_> {
    fn from(profile: Profile) -> Self {
        RegNameConversion(By::Profile(profile))
    }
}

#[cfg(feature = "idna")]
impl From<Idna2003> for RegNameConversion<'_> {
    fn from(idna: Idna2003) -> Self {
        Profile::from(idna).into()
    }
}

#[cfg(feature = "idna")]
impl From<Idna2008> for RegNameConversion<'_> {
    fn from(idna: Idna2008) -> Self {
        Profile::from(idna).into()
    }
}

#[cfg(feature = "idna")]
impl From<Uts46> for RegNameConversion<'_> {
    fn from(uts46: Uts46) -> Self {
        Profile::from(uts46).into()
    }
}

impl<'h, F> From<&'h F> for RegNameConversion<'h>
where
    F: Fn(&str) -> Result<String, RegNameError>,
{
    fn from(function: &'h F) -> Self {
        RegNameConversion(By::Function(function))
    }
}
