//! Which direction a character has, and which characters change directions.

use crate::grammar::{Citation, Document};
use crate::host::UnicodeVersion;
use crate::mapping::Class;
use core::fmt;
use unicode_bidi::{BidiClass, bidi_class};

/// The version of Unicode whose bidirectional properties and algorithm are used here.
///
/// ```
/// assert!(iri_grammar::bidi::unicode_version().version.0 >= 16);
/// ```
pub fn unicode_version() -> UnicodeVersion {
    let (major, minor, update) = unicode_bidi::UNICODE_VERSION;
    UnicodeVersion {
        component: "unicode-bidi",
        used_for: "right-to-left identifiers",
        version: (major as u8, minor as u8, update as u8),
        at_least: false,
    }
}

/// Whether the character is a right-to-left character: one with the bidirectional
/// property R or AL, `RandALCat` of RFC 3454 section 6. Formatting characters are not.
pub fn is_rtl(c: char) -> bool {
    matches!(class(c), BidiClass::R | BidiClass::AL) && Formatting::of(c).is_none()
}

/// Whether the character is a left-to-right character: one with the bidirectional
/// property L, `LCat` of RFC 3454 section 6. Formatting characters are not.
pub fn is_ltr(c: char) -> bool {
    class(c) == BidiClass::L && Formatting::of(c).is_none()
}

/// Whether the character is a nonspacing mark, which goes with the character before it.
pub(super) fn is_mark(c: char) -> bool {
    class(c) == BidiClass::NSM
}

pub(super) fn class(c: char) -> BidiClass {
    bidi_class(c)
}

/// Who knows a bidirectional formatting character as one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Formatting {
    /// RFC 3987 section 4.1 names it: LRM, RLM, LRE, RLE, LRO, RLO or PDF.
    Named,
    /// Unicode has added it since: ALM, LRI, RLI, FSI or PDI.
    Later,
}

impl Formatting {
    /// What kind of bidirectional formatting character this is; `None` where it is none.
    ///
    /// ```
    /// use iri_grammar::bidi::Formatting;
    ///
    /// assert_eq!(Formatting::of('\u{200e}'), Some(Formatting::Named));
    /// assert_eq!(Formatting::of('\u{2066}'), Some(Formatting::Later));
    /// assert_eq!(Formatting::of('\u{200d}'), None);
    /// ```
    pub fn of(c: char) -> Option<Self> {
        if Class::BidiFormatting.contains(c) {
            Some(Formatting::Named)
        } else if Class::LaterBidiFormatting.contains(c) {
            Some(Formatting::Later)
        } else {
            None
        }
    }

    /// RFC 3987 section 4.1.
    pub fn citation(self) -> Citation {
        Document::Rfc(3987).section("4.1")
    }
}

/// The short name of a bidirectional formatting character: `LRM`.
pub fn formatting_name(c: char) -> Option<&'static str> {
    Some(match c {
        '\u{61C}' => "ALM",
        '\u{200E}' => "LRM",
        '\u{200F}' => "RLM",
        '\u{202A}' => "LRE",
        '\u{202B}' => "RLE",
        '\u{202C}' => "PDF",
        '\u{202D}' => "LRO",
        '\u{202E}' => "RLO",
        '\u{2066}' => "LRI",
        '\u{2067}' => "RLI",
        '\u{2068}' => "FSI",
        '\u{2069}' => "PDI",
        _ => return None,
    })
}

/// The bidirectional formatting characters of any text, with their offsets in bytes.
///
/// ```
/// let found: Vec<_> = iri_grammar::bidi::formatting_characters("a\u{202e}b\u{2069}").collect();
/// assert_eq!(found, [(1, '\u{202e}'), (5, '\u{2069}')]);
/// ```
pub fn formatting_characters(text: &str) -> impl Iterator<Item = (usize, char)> {
    text.char_indices().filter(|(_, c)| Formatting::of(*c).is_some())
}

impl fmt::Display for Formatting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Formatting::Named => "named",
            Formatting::Later => "later",
        })
    }
}
