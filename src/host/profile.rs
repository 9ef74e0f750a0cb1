//! One type that says by which documents a host name is processed.

use super::idna2008::{is_rtl_label, verify_bidi_name};
use super::label::{Name, has_ace_prefix, is_idna_dot};
use super::{HostError, Idna2003, Idna2008, Uts46};
use crate::named::UnknownName;
use crate::steps::{Recorded, Recorder, steps};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
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
/// assert_eq!(Profile::ALL.map(Profile::document), ["RFC 3490", "RFC 5891", "UTS #46"]);
/// # Ok::<(), iri_grammar::host::HostError>(())
/// ```
#[doc(alias = "idna")]
#[doc(alias = "punycode")]
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
    /// As [`Idna2003::to_ascii`], [`Idna2008::to_ascii`] and [`Uts46::to_ascii`]. Steps are recorded
    /// as far as they are done; those of [`Uts46`] are mapping and normalization in one, with U+FFFD
    /// for disallowed characters.
    pub fn to_ascii(&self, name: &str) -> Result<String, HostError> {
        self.steps(&mut ()).to_ascii(name)
    }

    /// The name as a user reads it: ToUnicode.
    ///
    /// # Errors
    ///
    /// As [`Idna2008::to_unicode`] and [`Uts46::to_unicode`]; never with IDNA2003.
    ///
    /// ```
    /// use iri_grammar::host::Profile;
    ///
    /// for profile in Profile::ALL {
    ///     let mut steps = Vec::new();
    ///     let name = profile.steps(&mut steps).to_unicode("xn--bcher-kva")?;
    ///     assert_eq!(name, profile.to_unicode("xn--bcher-kva")?);
    ///     assert_eq!(steps[0].after.to_string(), "xn--bcher-kva");
    /// }
    /// # Ok::<(), iri_grammar::host::HostError>(())
    /// ```
    pub fn to_unicode(&self, name: &str) -> Result<String, HostError> {
        self.steps(&mut ()).to_unicode(name)
    }

    steps!();

    /// The name with its ACE labels as a user reads them, each converted by itself, and the
    /// labels that stay, with the reason. A label stays where its conversion fails or
    /// `verify` refuses the result. Dots and all other labels are kept.
    pub(crate) fn to_unicode_by_label<E: From<HostError>>(
        self,
        name: &str,
        verify: impl Fn(&str) -> Result<(), E>,
    ) -> (String, Vec<(String, E)>) {
        let name = Name::new(name, is_idna_dot);
        let mut kept = Vec::new();
        let mut shown: Vec<String> = Vec::new();
        for (index, (label, _)) in name.labels().enumerate() {
            if !has_ace_prefix(label) {
                shown.push(label.to_string());
                continue;
            }
            let unicode = self.label_to_unicode(index, label).map_err(E::from);
            let verified = unicode.and_then(|unicode| verify(&unicode).map(|()| unicode));
            shown.push(verified.unwrap_or_else(|error| {
                kept.push((label.to_string(), error));
                label.to_string()
            }));
        }
        // In a name that breaks the Bidi rule no right-to-left label is shown.
        if let Some(error) = self.broken_bidi_rule(&shown) {
            for (unicode, (label, _)) in shown.iter_mut().zip(name.labels()) {
                if has_ace_prefix(label) && is_rtl_label(unicode) {
                    kept.push((label.to_string(), error.clone().into()));
                    *unicode = label.to_string();
                }
            }
        }
        (name.with_labels(shown), kept)
    }

    fn label_to_unicode(&self, index: usize, label: &str) -> Result<String, HostError> {
        match self {
            Profile::Idna2003(idna) => idna.show_label(index, label),
            Profile::Idna2008(_) | Profile::Uts46(_) => {
                self.to_unicode(label).map_err(|error| error.in_place(index))
            }
        }
    }

    /// RFC 5893 section 2, which is about all labels of a name together.
    fn broken_bidi_rule(&self, labels: &[String]) -> Option<HostError> {
        let applies = match self {
            Profile::Idna2003(_) => false,
            Profile::Idna2008(idna) => idna.bidi,
            Profile::Uts46(_) => true,
        };
        let named = labels.iter().map(|label| (label.as_str(), label.as_str()));
        verify_bidi_name(named).err().filter(|_| applies)
    }
}

#[allow(clippy::missing_errors_doc)]
impl<R: Recorder> Recorded<'_, Profile, R> {
    /// As [`Profile::to_ascii`].
    pub fn to_ascii(self, name: &str) -> Result<String, HostError> {
        match self.procedure {
            Profile::Idna2003(idna) => idna.to_ascii_recorded(name, self.recorder),
            Profile::Idna2008(idna) => idna.look_up(name, self.recorder, |label| &label.ascii),
            Profile::Uts46(uts46) => uts46.to_ascii_recorded(name, self.recorder),
        }
    }

    /// As [`Profile::to_unicode`].
    pub fn to_unicode(self, name: &str) -> Result<String, HostError> {
        match self.procedure {
            Profile::Idna2003(idna) => Ok(idna.to_unicode_recorded(name, self.recorder)),
            Profile::Idna2008(idna) => idna.look_up(name, self.recorder, |label| &label.unicode),
            Profile::Uts46(uts46) => uts46.to_unicode_recorded(name, self.recorder),
        }
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

    /// The profile of this name, with its defaults. Upper and lower case are alike.
    fn from_str(name: &str) -> Result<Self, UnknownName> {
        let known = |profile: &Profile| profile.name().eq_ignore_ascii_case(name);
        Profile::ALL
            .into_iter()
            .find(known)
            .ok_or(UnknownName("there is no profile of this name: idna2003, idna2008, uts46"))
    }
}
