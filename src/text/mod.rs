//! Character encodings, classes of characters, percent-encoding, and normalization forms.
//!
//! ```
//! use iri_grammar::text::{Charset, Class, Classes};
//!
//! assert_eq!(Charset::UTF_8.percent_encode("M\u{e4}rz")?, "M%C3%A4rz");
//! assert!(Charset::UTF_8.is_ucs_based());
//! assert!(Class::Spaces.contains('\u{3000}'));
//! assert!(Classes::NONE.with(Class::Spaces).iter().eq([Class::Spaces]));
//! # Ok::<(), iri_grammar::mapping::MappingError>(())
//! ```
//!
//! Guide: [other character encodings](crate::guide::converting).

mod charset;
mod class;
#[cfg(feature = "idna")]
mod decoded;
#[doc(alias = "percent-encoding")]
#[doc(alias = "urlencode")]
#[doc(alias = "urlencoding")]
pub mod percent;

#[cfg(feature = "idna")]
pub(crate) use charset::PercentEncoder;
pub use charset::{Charset, Unencodable};
#[cfg(feature = "idna")]
pub use class::UNICODE_VERSION;
#[cfg(feature = "lint")]
pub(crate) use class::is_private_use;
pub use class::{Class, Classes};
#[cfg(feature = "idna")]
pub(crate) use class::{is_bidi_formatting, is_ichar};
pub(crate) use class::{is_iprivate, is_ucschar};
#[cfg(feature = "idna")]
pub(crate) use decoded::{Decoded, Piece};
pub(crate) use percent::*;

#[cfg(feature = "idna")]
use alloc::borrow::Cow;
#[cfg(feature = "idna")]
use unicode_normalization::char::canonical_combining_class;
#[cfg(feature = "idna")]
use unicode_normalization::{IsNormalized, UnicodeNormalization, is_nfc, is_nfc_quick, is_nfkc};

/// A Normalization Form of Unicode Standard Annex #15 that RFC 3987 section 5.3.2.2 names.
///
/// ```
/// use iri_grammar::text::CharacterForm::{Nfc, Nfkc};
///
/// assert!(Nfc.is_normalized("r\u{e9}sum\u{e9}") && !Nfc.is_normalized("re\u{301}sume\u{301}"));
/// assert!(Nfc.is_normalized("\u{ff71}") && !Nfkc.is_normalized("\u{ff71}"));
/// ```
#[cfg(feature = "idna")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CharacterForm {
    /// "IRIs SHOULD be created by using NFC" (RFC 3987 section 5.3.2.2).
    Nfc,
    /// "Using NFKC may avoid even more problems" (the same section).
    Nfkc,
}

#[cfg(feature = "idna")]
impl CharacterForm {
    /// Whether the whole text is in this form. Percent-encodings are not decoded.
    pub fn is_normalized(self, text: &str) -> bool {
        match self {
            CharacterForm::Nfc => is_nfc(text),
            CharacterForm::Nfkc => is_nfkc(text),
        }
    }

    /// Converts the text to this form; borrows the text if it is already in this form. Percent-encodings are
    /// not decoded.
    ///
    /// ```
    /// use iri_grammar::text::CharacterForm;
    ///
    /// assert_eq!(CharacterForm::Nfc.normalize("re\u{301}sume\u{301}"), "r\u{e9}sum\u{e9}");
    /// ```
    pub fn normalize(self, text: &str) -> Cow<'_, str> {
        match self {
            CharacterForm::Nfc => nfc(text),
            CharacterForm::Nfkc => nfkc(text),
        }
    }
}

/// Converts a text to Normalization Form C; returns the text unchanged if it is already in that
/// form.
#[cfg(feature = "idna")]
pub(crate) fn nfc<'t>(text: impl Into<Cow<'t, str>>) -> Cow<'t, str> {
    let text = text.into();
    if is_nfc(&text) { text } else { Cow::Owned(text.nfc().collect()) }
}

/// Converts a text to Normalization Form KC; borrows the text if it is already in that form.
#[cfg(feature = "idna")]
pub(crate) fn nfkc(text: &str) -> Cow<'_, str> {
    if is_nfkc(text) { text.into() } else { Cow::Owned(text.nfkc().collect()) }
}

/// Whether Normalization Form C never combines or reorders the character with a preceding one.
#[cfg(feature = "idna")]
pub(crate) fn is_nfc_boundary(c: char) -> bool {
    canonical_combining_class(c) == 0 && is_nfc_quick(core::iter::once(c)) == IsNormalized::Yes
}
