//! Characters, as they matter to whoever looks for identifiers in a text.

use crate::mapping::Class;
use icu_properties::CodePointMapData;
use icu_properties::props::GeneralCategory;

/// Whether a run of characters that may be an identifier ends before this one: only
/// Legacy Extended IRIs have it (or U+FFFD, the draft of 2001 too), or it is whitespace or
/// bidirectional formatting.
pub(super) fn ends_a_run(c: char) -> bool {
    match c {
        '<' | '>' | '"' | '{' | '}' | '|' | '\\' | '^' | '`' => true,
        '!'..='~' => false,
        '\0'..='\u{9f}' => true,
        _ => {
            c.is_whitespace()
                || Class::BidiFormatting.contains(c)
                || Class::LaterBidiFormatting.contains(c)
                || c == char::REPLACEMENT_CHARACTER
        }
    }
}

/// Whether a scheme may have this octet (RFC 3986 section 3.1).
pub(super) fn in_scheme(octet: u8) -> bool {
    octet.is_ascii_alphanumeric() || matches!(octet, b'+' | b'-' | b'.')
}

/// Punctuation that text has between words. Of US-ASCII, these are the ones that text has
/// after a word and identifiers may have, brackets left out.
pub(super) fn is_punctuation(c: char) -> bool {
    match c {
        '.' | ',' | ';' | ':' | '!' | '?' | '\'' => true,
        '\0'..='\x7f' => false,
        _ => matches!(
            CodePointMapData::<GeneralCategory>::new().get(c),
            GeneralCategory::OtherPunctuation
                | GeneralCategory::ClosePunctuation
                | GeneralCategory::FinalPunctuation
                | GeneralCategory::InitialPunctuation
                | GeneralCategory::OpenPunctuation
        ),
    }
}
