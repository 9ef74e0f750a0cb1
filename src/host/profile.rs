//! One type that says by which documents a host name is processed.

use super::{Conversion, HostError, Idna2003, Idna2008, Uts46};
use alloc::string::String;
use core::fmt;
use core::str::FromStr;

/// By which documents a host name is processed, with the options of those.
///
/// ```
/// use iri_grammar::host::Profile;
///
/// for profile in Profile::ALL {
///     assert_eq!(profile.to_ascii("r\u{e9}sum\u{e9}.example.org")?, "xn--rsum-bpad.example.org");
///     assert_eq!(profile.name().parse(), Ok(profile));
/// }
/// # Ok::<(), iri_grammar::host::HostError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Profile {
    /// RFC 3490, which RFC 3987 section 3.1 asks for.
    Idna2003(Idna2003),
    /// RFC 5891, which 3987bis section 3.4.2 asks for.
    Idna2008(Idna2008),
    /// UTS #46.
    Uts46(Uts46),
}

/// A name that no [`Profile`] has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no profile of this name: idna2003, idna2008, uts46")]
pub struct UnknownProfile;

impl Profile {
    /// The three profiles, each with its defaults.
    pub const ALL: [Profile; 3] = [
        Profile::Idna2003(Idna2003::for_mapping()),
        Profile::Idna2008(Idna2008::new()),
        Profile::Uts46(Uts46::new()),
    ];

    /// The short name: `idna2003`, `idna2008`, `uts46`.
    pub fn name(self) -> &'static str {
        match self {
            Profile::Idna2003(_) => "idna2003",
            Profile::Idna2008(_) => "idna2008",
            Profile::Uts46(_) => "uts46",
        }
    }

    /// The document that describes the operations, as one cites it: `RFC 3490`.
    pub fn document(self) -> &'static str {
        match self {
            Profile::Idna2003(_) => "RFC 3490",
            Profile::Idna2008(_) => "RFC 5891",
            Profile::Uts46(_) => "UTS #46",
        }
    }

    /// The name in its ASCII form: ToASCII, or the look-up of IDNA2008.
    ///
    /// # Errors
    ///
    /// As [`Idna2003::to_ascii`], [`Idna2008::to_ascii`] and [`Uts46::to_ascii`].
    pub fn to_ascii(&self, name: &str) -> Result<String, HostError> {
        match self {
            Profile::Idna2003(idna) => idna.to_ascii(name),
            Profile::Idna2008(idna) => idna.to_ascii(name),
            Profile::Uts46(uts46) => uts46.to_ascii(name),
        }
    }

    /// The steps of [`to_ascii`](Self::to_ascii).
    pub fn to_ascii_steps(&self, name: &str) -> Conversion {
        match self {
            Profile::Idna2003(idna) => idna.to_ascii_steps(name),
            Profile::Idna2008(idna) => idna.to_ascii_steps(name),
            Profile::Uts46(uts46) => uts46.to_ascii_steps(name),
        }
    }

    /// The name as a user reads it: ToUnicode.
    ///
    /// # Errors
    ///
    /// As [`Idna2008::to_unicode`] and [`Uts46::to_unicode`]; never with IDNA2003.
    pub fn to_unicode(&self, name: &str) -> Result<String, HostError> {
        match self {
            Profile::Idna2003(idna) => Ok(idna.to_unicode(name)),
            Profile::Idna2008(idna) => idna.to_unicode(name),
            Profile::Uts46(uts46) => uts46.to_unicode(name),
        }
    }

    /// The steps of [`to_unicode`](Self::to_unicode).
    pub fn to_unicode_steps(&self, name: &str) -> Conversion {
        match self {
            Profile::Idna2003(idna) => idna.to_unicode_steps(name),
            Profile::Idna2008(idna) => idna.to_unicode_steps(name),
            Profile::Uts46(uts46) => uts46.to_unicode_steps(name),
        }
    }
}

impl From<Idna2003> for Profile {
    fn from(idna: Idna2003) -> Self {
        Profile::Idna2003(idna)
    }
}

impl From<Idna2008> for Profile {
    fn from(idna: Idna2008) -> Self {
        Profile::Idna2008(idna)
    }
}

impl From<Uts46> for Profile {
    fn from(uts46: Uts46) -> Self {
        Profile::Uts46(uts46)
    }
}

impl fmt::Display for Profile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Profile {
    type Err = UnknownProfile;

    /// The profile of this name, with its defaults. Upper and lower case are alike.
    fn from_str(name: &str) -> Result<Self, UnknownProfile> {
        let known = |profile: &Profile| profile.name().eq_ignore_ascii_case(name);
        Profile::ALL.into_iter().find(known).ok_or(UnknownProfile)
    }
}
