//! Host names in a mapping: which hosts are domain names, how a reg-name is converted, and the
//! labels that a conversion leaves unchanged.

use super::pieces::AppropriateCharacters;
use super::{MappingError, RegNameError};
#[cfg(feature = "idna")]
use crate::error::Character;
use crate::grammar::Citation;
#[cfg(feature = "idna")]
use crate::host::{HostError, Idna2003, Idna2008, Profile, Uts46};
use crate::schemes::Schemes;
use crate::syntax::{Component, Components, Host, Parts, Span};
use alloc::string::{String, ToString};
#[cfg(feature = "idna")]
use alloc::vec::Vec;
use core::fmt;

/// The labels that [`RegNameConversion::to_unicode`] left unchanged, with the reasons.
#[cfg(feature = "idna")]
pub(super) type Unconverted = Vec<(String, UnconvertedReason)>;
#[cfg(not(feature = "idna"))]
pub(super) type Unconverted = ();

/// The conversion of a reg-name as a whole: from an ireg-name to a reg-name (ToASCII,
/// the look-up of IDNA2008) or back (ToUnicode).
///
/// It is created from a [`Profile`](crate::host::Profile), which converts in both directions, or
/// from a reference to a function that is `Send` and `Sync`, which converts in one direction.
#[derive(Clone, Copy)]
pub struct RegNameConversion<'h>(By<'h>);

/// How a reg-name is converted.
#[derive(Clone, Copy)]
enum By<'h> {
    #[cfg(feature = "idna")]
    Profile(Profile),
    Function(&'h (dyn Fn(&str) -> Result<String, RegNameError> + Send + Sync)),
}

impl fmt::Debug for RegNameConversion<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            #[cfg(feature = "idna")]
            By::Profile(profile) => fmt::Debug::fmt(profile, f),
            By::Function(_) => f.write_str("Function"),
        }
    }
}

impl RegNameConversion<'_> {
    /// Converts an ireg-name to ASCII.
    pub(crate) fn to_ascii(self, reg_name: &str) -> Result<String, RegNameError> {
        match self.0 {
            #[cfg(feature = "idna")]
            By::Profile(profile) => Ok(profile.to_ascii(reg_name)?),
            By::Function(function) => function(reg_name),
        }
    }

    /// Whether the character separates labels. In IDNA2008, which maps no characters, only the full
    /// stop separates labels. For other conversions, all dots of RFC 3490 section 3.1 do.
    #[cfg(feature = "lint")]
    pub(crate) fn is_dot(self, c: char) -> bool {
        match self.0 {
            By::Profile(Profile::Idna2008(_)) => c == '.',
            _ => crate::host::is_idna_dot(c),
        }
    }

    /// Converts a reg-name to Unicode. A label stays unchanged if the profile cannot convert it, or
    /// if its Unicode form is not appropriate in an IRI. Such labels are added to `unconverted`.
    #[cfg_attr(not(feature = "idna"), allow(unused_variables))]
    pub(super) fn to_unicode(
        self,
        reg_name: &str,
        appropriate: AppropriateCharacters,
        unconverted: &mut Unconverted,
    ) -> Result<String, RegNameError> {
        match self.0 {
            #[cfg(feature = "idna")]
            By::Profile(profile) => {
                let check = |label: &str| match appropriate.first_not_in_label(label) {
                    Some(c) => Err(UnconvertedReason::Inappropriate(c)),
                    None => Ok(()),
                };
                let (unicode, labels) = profile.to_unicode_by_label(reg_name, check);
                unconverted.extend(labels);
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

/// Implements the conversion from each variant's type of [`Profile`].
#[cfg(feature = "idna")]
macro_rules! profiles {
    ($($profile:ty)*) => {$(
        impl From<$profile> for RegNameConversion<'_> {
            fn from(profile: $profile) -> Self {
                Profile::from(profile).into()
            }
        }
    )*};
}
#[cfg(feature = "idna")]
profiles!(Idna2003 Idna2008 Uts46);

impl<'h, F> From<&'h F> for RegNameConversion<'h>
where
    F: Fn(&str) -> Result<String, RegNameError> + Send + Sync,
{
    fn from(function: &'h F) -> Self {
        RegNameConversion(By::Function(function))
    }
}

/// A label of a domain name that [`ToIri`](super::ToIri) leaves in its ASCII form, since its
/// Unicode form is not valid. This is not an error: the conversion "will always result in an IRI"
/// (RFC 3987 section 3.2).
#[cfg(feature = "idna")]
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the label {label:?} stays as it is ({section}): {reason}")]
#[non_exhaustive]
pub struct UnconvertedLabel {
    /// The label.
    pub label: String,
    /// Why the label stays unchanged.
    #[source]
    pub reason: UnconvertedReason,
    /// The section that describes the conversion.
    pub section: Citation,
}

/// Why a label of a domain name stays unchanged.
#[cfg(feature = "idna")]
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum UnconvertedReason {
    /// The [`Profile`](crate::host::Profile) rejects the label or, for right-to-left labels, the
    /// whole name.
    #[error(transparent)]
    Host(#[from] HostError),
    /// The Unicode form of the label contains a character that is not appropriate in an IRI (step
    /// 4), or that separates labels.
    #[error("it has {}, which is not appropriate in an IRI", Character(*.0))]
    Inappropriate(char),
}

/// The options by which a mapping converts domain names.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DomainNames<'h> {
    /// The conversion; `None` leaves domain names as they are.
    pub(crate) conversion: Option<RegNameConversion<'h>>,
    /// The facts that say which schemes use domain names, and which forbid decoding.
    pub(crate) schemes: &'h Schemes,
    /// The scheme that a relative reference inherits.
    pub(crate) base_scheme: Option<&'h str>,
}

/// Defines the options that all mappings with a field `names` share.
macro_rules! domain_name_options {
    ($h:lifetime) => {
        /// Sets the table that says in which schemes an ireg-name is a domain name. By default it is
        /// [`Schemes::known`](crate::schemes::Schemes::known). The same table tells
        /// [`ToIri`](crate::mapping::ToIri) in which schemes percent-encodings of US-ASCII stay.
        #[must_use]
        pub const fn domain_name_schemes(mut self, schemes: &$h crate::schemes::Schemes) -> Self {
            self.names.schemes = schemes;
            self
        }

        /// Sets the scheme that a relative reference will inherit from its base.
        #[must_use]
        pub const fn base_scheme(mut self, scheme: &$h str) -> Self {
            self.names.base_scheme = Some(scheme);
            self
        }
    };
}
pub(crate) use domain_name_options;

impl<'h> DomainNames<'h> {
    /// The default options, without a conversion.
    pub(crate) const fn new() -> Self {
        DomainNames { conversion: None, schemes: Schemes::known(), base_scheme: None }
    }

    /// The scheme of the identifier, or else of its base.
    pub(super) fn scheme<'t>(&'t self, text: &'t str, parts: Parts<Span>) -> Option<&'t str> {
        parts[Component::Scheme].map(|span| span.slice(text)).or(self.base_scheme)
    }

    /// The host, if it is a domain name.
    pub(crate) fn host(&self, text: &str, parts: Parts<Span>) -> Option<Span> {
        let host = parts[Component::Host]?;
        self.is_domain_name(self.scheme(text, parts)?, host.slice(text)).then_some(host)
    }

    /// Whether the host is a non-empty reg-name and the scheme uses domain names.
    pub(super) fn is_domain_name(&self, scheme: &str, host: &str) -> bool {
        self.schemes.has_domain_names(scheme) && Host::new(host).is_name()
    }

    /// Returns the conversion and the host to convert; `None` if there is no conversion, or if the
    /// host is not a domain name.
    pub(super) fn host_to_convert(
        &self,
        components: Components<'_>,
    ) -> Option<(RegNameConversion<'h>, Span)> {
        let conversion = self.conversion?;
        Some((conversion, self.host(components.text(), components.spans())?))
    }
}

/// Converts the host of the text by `convert`, and returns the new text; `None` if nothing changes.
/// An error cites `section`.
pub(super) fn convert_host(
    text: &str,
    host: Span,
    section: Citation,
    convert: impl FnOnce(&str) -> Result<String, RegNameError>,
) -> Result<Option<String>, MappingError> {
    let reg_name = host.slice(text);
    let converted = convert(reg_name).map_err(|error| MappingError::RegName {
        reg_name: reg_name.to_string(),
        error,
        section,
    })?;
    if converted == reg_name {
        return Ok(None);
    }
    Ok(Some([&text[..host.start], &converted, &text[host.end..]].concat()))
}
