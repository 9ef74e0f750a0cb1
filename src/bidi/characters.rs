//! The direction of characters, the bidirectional formatting characters, and Bidi Notation (RFC
//! 3987 section 1.4).

use crate::escapes::parse_number;
use crate::host::UnicodeVersion;
use crate::named::named;
use crate::text::is_bidi_formatting;
use alloc::format;
use alloc::string::String;
use unicode_bidi::{BidiClass, bidi_class};

/// The version of Unicode of the bidirectional properties and algorithm.
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

/// Whether this is a right-to-left character: its bidirectional property is R or AL (`RandALCat` of
/// RFC 3454 section 6), and it is not a formatting character.
pub fn is_rtl(c: char) -> bool {
    // Hebrew is the first block with such characters.
    c >= '\u{590}'
        && matches!(bidi_class(c), BidiClass::R | BidiClass::AL)
        && !is_bidi_formatting(c)
}

/// Whether this is a left-to-right character: its bidirectional property is L (`LCat` of RFC 3454
/// section 6), and it is not a formatting character.
pub fn is_ltr(c: char) -> bool {
    if c.is_ascii() {
        return c.is_ascii_alphabetic();
    }
    bidi_class(c) == BidiClass::L && !is_bidi_formatting(c)
}

/// Whether this is a nonspacing mark, which combines with the preceding character.
pub(super) fn is_mark(c: char) -> bool {
    bidi_class(c) == BidiClass::NSM
}

/// The short name of a bidirectional formatting character, such as `LRM`; `None` for other
/// characters.
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

/// Returns the bidirectional formatting characters of a text, with their offsets in bytes.
///
/// ```
/// let found: Vec<_> = iri_grammar::bidi::formatting_characters("a\u{202e}b\u{2069}").collect();
/// assert_eq!(found, [(1, '\u{202e}'), (5, '\u{2069}')]);
/// ```
pub fn formatting_characters(text: &str) -> impl Iterator<Item = (usize, char)> {
    text.char_indices().filter(|(_, c)| is_bidi_formatting(*c))
}

/// Bidi Notation: "Lowercase letters stand for Latin letters or other letters that are
/// written left to right, whereas uppercase letters represent Arabic or Hebrew letters that
/// are written right to left" (RFC 3987 section 1.4). The variant chooses Arabic or Hebrew.
///
/// All other characters stay the same. Characters that the notation cannot express are written in
/// XML Notation, which the same section defines: `&#x41;`, and `&amp;` for `&`.
///
/// ```
/// use iri_grammar::bidi::{BidiNotation, Visual};
///
/// let iri = BidiNotation::Hebrew.read("http://ab.CDEFGH.ij/");
/// assert_eq!(iri, "http://ab.\u{5d2}\u{5d3}\u{5d4}\u{5d5}\u{5d6}\u{5d7}.ij/");
/// let visual = Visual::new(&iri).to_string();
/// assert_eq!(BidiNotation::Hebrew.write(&visual), "http://ab.HGFEDC.ij/");
/// assert_eq!(BidiNotation::Arabic.write("A\u{628}&"), "&#x41;B&amp;");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BidiNotation {
    /// `A` to `Z` are U+05D0 HEBREW LETTER ALEF to U+05E9 HEBREW LETTER SHIN.
    #[default]
    Hebrew,
    /// `A` to `Z` are the Arabic letters from U+0627 ALEF to U+0647 HEH in the order of the
    /// alphabet, without hamza and teh marbuta.
    Arabic,
}

const HEBREW: [char; 26] = [
    '\u{5d0}', '\u{5d1}', '\u{5d2}', '\u{5d3}', '\u{5d4}', '\u{5d5}', '\u{5d6}', '\u{5d7}',
    '\u{5d8}', '\u{5d9}', '\u{5da}', '\u{5db}', '\u{5dc}', '\u{5dd}', '\u{5de}', '\u{5df}',
    '\u{5e0}', '\u{5e1}', '\u{5e2}', '\u{5e3}', '\u{5e4}', '\u{5e5}', '\u{5e6}', '\u{5e7}',
    '\u{5e8}', '\u{5e9}',
];

const ARABIC: [char; 26] = [
    '\u{627}', '\u{628}', '\u{62a}', '\u{62b}', '\u{62c}', '\u{62d}', '\u{62e}', '\u{62f}',
    '\u{630}', '\u{631}', '\u{632}', '\u{633}', '\u{634}', '\u{635}', '\u{636}', '\u{637}',
    '\u{638}', '\u{639}', '\u{63a}', '\u{641}', '\u{642}', '\u{643}', '\u{644}', '\u{645}',
    '\u{646}', '\u{647}',
];

named!(BidiNotation { Hebrew "hebrew", Arabic "arabic" }
    str::eq_ignore_ascii_case, "Bidi Notation is for hebrew or arabic letters");

impl BidiNotation {
    /// The letters that `A` to `Z` represent.
    pub fn letters(self) -> &'static [char; 26] {
        match self {
            BidiNotation::Hebrew => &HEBREW,
            BidiNotation::Arabic => &ARABIC,
        }
    }

    /// Converts this notation to the text. An `&` that does not begin XML Notation stays the same.
    pub fn read(self, notation: &str) -> String {
        let mut text = String::with_capacity(2 * notation.len());
        let mut rest = notation;
        while let Some(c) = rest.chars().next() {
            let (character, length) =
                parse_xml_notation(rest).unwrap_or((self.letter(c), c.len_utf8()));
            text.push(character);
            rest = &rest[length..];
        }
        text
    }

    /// The letter that `A` to `Z` represent; other characters stay the same.
    fn letter(self, c: char) -> char {
        match c {
            'A'..='Z' => self.letters()[usize::from(c as u8 - b'A')],
            _ => c,
        }
    }

    /// Converts a text to this notation. [`read`](Self::read) is the inverse.
    pub fn write(self, text: &str) -> String {
        let mut notation = String::with_capacity(text.len());
        for c in text.chars() {
            // The letter from `A` to `Z` that represents `c`, if there is one.
            let letter = (b'A'..).zip(self.letters()).find(|(_, letter)| **letter == c);
            match (letter, c) {
                (Some((letter, _)), _) => notation.push(char::from(letter)),
                (None, '&') => notation.push_str("&amp;"),
                (None, _) if c.is_ascii_uppercase() || is_rtl(c) || is_bidi_formatting(c) => {
                    notation.push_str(&format!("&#x{:X};", u32::from(c)));
                }
                (None, _) => notation.push(c),
            }
        }
        notation
    }
}

/// Parses XML Notation at the start of the text. Returns the character, and the length of the
/// notation in bytes; `None` if the text begins with no such notation of a character.
fn parse_xml_notation(text: &str) -> Option<(char, usize)> {
    let inside = text.strip_prefix('&')?;
    if inside.starts_with("amp;") {
        return Some(('&', "&amp;".len()));
    }
    let digits = inside.strip_prefix('#').filter(|digits| digits.starts_with('x'))?;
    // The largest code point, U+10FFFF, has six digits.
    let (number, length) =
        parse_number(digits).filter(|(_, length)| *length <= "x10FFFF;".len())?;
    Some((char::from_u32(number)?, "&#".len() + length))
}
