//! The choice between IDNA2003, IDNA2008 and UTS #46.

use super::dots::is_idna_dot;
use super::idna2008::{is_rtl_label, verify_bidi_name};
use super::label::{Name, has_ace_prefix};
use super::{HostError, Idna2003, Idna2008, Uts46};
use crate::named::UnknownName;
use crate::steps::Trace;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

/// The choice of the documents by which host names are processed, with the options.
///
/// ```
/// use iri_grammar::host::Profile;
///
/// for profile in Profile::ALL {
///     assert_eq!(profile.to_ascii("r\u{e9}sum\u{e9}.example.org")?, "xn--rsum-bpad.example.org");
///     assert_eq!(profile.name().parse(), Ok(profile));
/// }
/// assert_eq!(Profile::ALL.map(Profile::document), ["RFC 3490", "RFC 5891", "UTS #46"]);
/// # Ok::<(), iri_grammar::host::HostError>(())
/// ```
#[doc(alias = "idna")]
#[doc(alias = "punycode")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Profile {
    /// RFC 3490, which RFC 3987 section 3.1 requires.
    Idna2003(Idna2003),
    /// RFC 5891, which 3987bis section 3.4.2 requires.
    Idna2008(Idna2008),
    /// UTS #46.
    Uts46(Uts46),
}

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

    /// The document that describes the operations: `RFC 3490`, `RFC 5891`, `UTS #46`.
    pub fn document(self) -> &'static str {
        match self {
            Profile::Idna2003(_) => "RFC 3490",
            Profile::Idna2008(_) => "RFC 5891",
            Profile::Uts46(_) => "UTS #46",
        }
    }

    /// Converts a name to its ASCII form: ToASCII, or the look-up of IDNA2008.
    ///
    /// # Errors
    ///
    /// The errors of [`Idna2003::to_ascii`], [`Idna2008::to_ascii`] and [`Uts46::to_ascii`].
    pub fn to_ascii(&self, name: &str) -> Result<String, HostError> {
        self.to_ascii_with_trace(name, &mut Trace::off())
    }

    /// Converts as [`to_ascii`](Self::to_ascii), and records the steps, also those before an error.
    /// Steps 1 to 3 of [`Uts46`] show the same text, since mapping and normalization are one
    /// operation.
    ///
    /// # Errors
    ///
    /// As [`to_ascii`](Self::to_ascii).
    ///
    /// ```
    /// use iri_grammar::host::{Idna2003, Profile};
    /// use iri_grammar::spec::Trace;
    ///
    /// let mut trace = Trace::on();
    /// let profile = Profile::from(Idna2003::for_mapping());
    /// assert_eq!(profile.to_ascii_with_trace("B\u{fc}cher", &mut trace)?, "xn--bcher-kva");
    /// assert_eq!(trace.last().unwrap().after.to_string(), "xn--bcher-kva");
    /// # Ok::<(), iri_grammar::host::HostError>(())
    /// ```
    pub fn to_ascii_with_trace(&self, name: &str, trace: &mut Trace) -> Result<String, HostError> {
        match self {
            Profile::Idna2003(idna) => idna.to_ascii_with_trace(name, trace),
            Profile::Idna2008(idna) => idna.look_up(name, trace, |label| &label.ascii),
            Profile::Uts46(uts46) => uts46.to_ascii_with_trace(name, trace),
        }
    }

    /// Converts a name to its Unicode form: ToUnicode, or the U-labels of IDNA2008.
    ///
    /// # Errors
    ///
    /// The errors of [`Idna2008::to_unicode`] and [`Uts46::to_unicode`]. IDNA2003 has no errors.
    ///
    /// ```
    /// use iri_grammar::host::Profile;
    /// use iri_grammar::spec::Trace;
    ///
    /// for profile in Profile::ALL {
    ///     let mut steps = Trace::on();
    ///     let name = profile.to_unicode_with_trace("xn--bcher-kva", &mut steps)?;
    ///     assert_eq!(name, profile.to_unicode("xn--bcher-kva")?);
    ///     assert_eq!(steps[0].after.to_string(), "xn--bcher-kva");
    /// }
    /// # Ok::<(), iri_grammar::host::HostError>(())
    /// ```
    pub fn to_unicode(&self, name: &str) -> Result<String, HostError> {
        self.to_unicode_with_trace(name, &mut Trace::off())
    }

    /// Converts as [`to_unicode`](Self::to_unicode), and records the steps, also those before an
    /// error.
    ///
    /// # Errors
    ///
    /// As [`to_unicode`](Self::to_unicode).
    pub fn to_unicode_with_trace(
        &self,
        name: &str,
        trace: &mut Trace,
    ) -> Result<String, HostError> {
        match self {
            Profile::Idna2003(idna) => Ok(idna.to_unicode_with_trace(name, trace)),
            Profile::Idna2008(idna) => idna.look_up(name, trace, |label| &label.unicode),
            Profile::Uts46(uts46) => uts46.to_unicode_with_trace(name, trace),
        }
    }

    /// Converts each ACE label of a name to Unicode, independently of the other labels. A label
    /// stays unchanged if its conversion fails or if `verify` rejects the result. Dots and other
    /// labels stay unchanged too. Returns the name, and each ACE label that was not converted, with
    /// its error.
    pub(crate) fn to_unicode_by_label<E: From<HostError>>(
        self,
        name: &str,
        verify: impl Fn(&str) -> Result<(), E>,
    ) -> (String, Vec<(String, E)>) {
        let name = Name::new(name, is_idna_dot);
        let mut unconverted = Vec::new();
        let mut converted: Vec<String> = Vec::new();
        for (index, (label, _)) in name.labels().enumerate() {
            if !has_ace_prefix(label) {
                converted.push(label.to_string());
                continue;
            }
            let unicode = self.label_to_unicode(index, label).map_err(E::from);
            let verified = unicode.and_then(|unicode| verify(&unicode).map(|()| unicode));
            converted.push(verified.unwrap_or_else(|error| {
                unconverted.push((label.to_string(), error));
                label.to_string()
            }));
        }
        // If the name breaks the Bidi rule, its right-to-left labels stay ACE labels.
        if let Some(error) = self.broken_bidi_rule(&converted) {
            for (unicode, (label, _)) in converted.iter_mut().zip(name.labels()) {
                if has_ace_prefix(label) && is_rtl_label(unicode) {
                    unconverted.push((label.to_string(), error.clone().into()));
                    *unicode = label.to_string();
                }
            }
        }
        (name.with_labels(converted), unconverted)
    }

    /// Converts an ACE label to Unicode. An error says that it is the label at `index`.
    fn label_to_unicode(&self, index: usize, label: &str) -> Result<String, HostError> {
        match self {
            Profile::Idna2003(idna) => idna.label_to_unicode_at(index, label),
            Profile::Idna2008(_) | Profile::Uts46(_) => {
                self.to_unicode(label).map_err(|error| error.at_index(index))
            }
        }
    }

    /// The error if the labels of a name, in Unicode, break the Bidi rule of RFC 5893 section 2,
    /// and the profile applies this rule; otherwise `None`.
    fn broken_bidi_rule(&self, labels: &[String]) -> Option<HostError> {
        let applies = match self {
            Profile::Idna2003(_) => false,
            Profile::Idna2008(idna) => idna.bidi,
            Profile::Uts46(_) => true,
        };
        let labels = labels.iter().map(|label| (label.as_str(), label.as_str()));
        verify_bidi_name(labels).err().filter(|_| applies)
    }
}

macro_rules! profile_from {
    ($($idna:ident)*) => {
        $(impl From<$idna> for Profile {
            fn from(idna: $idna) -> Self {
                Profile::$idna(idna)
            }
        })*
    };
}
profile_from!(Idna2003 Idna2008 Uts46);

impl fmt::Display for Profile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Profile {
    type Err = UnknownName;

    /// Finds the profile with this name, ignoring case. The profile has its default options.
    fn from_str(name: &str) -> Result<Self, UnknownName> {
        let has_name = |profile: &Profile| profile.name().eq_ignore_ascii_case(name);
        Profile::ALL.into_iter().find(has_name).ok_or(UnknownName(
            "there is no profile of this name; the profiles are idna2003, idna2008, uts46",
        ))
    }
}
