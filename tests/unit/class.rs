//! Unit tests of `src/text/class.rs`.

use super::*;
use alloc::string::ToString;

/// Whether the production of this name accepts the character.
fn is_in(grammar: Grammar, name: &str, c: char) -> bool {
    grammar.production(name).unwrap().matches(c.to_string().as_str())
}

/// Whether the character decomposes to exactly one of "delims" and "unwise" (RFC 3987 §6.1 b).
#[cfg(feature = "idna")]
fn decomposes_to_delimiter(c: char) -> bool {
    let mut parts = 0;
    let mut is_delimiter = false;
    decompose_compatible(c, |part| {
        parts += 1;
        is_delimiter = matches!(part, '<' | '>' | '#' | '%' | '"') // delims
            || matches!(part, '{' | '}' | '|' | '\\' | '^' | '[' | ']' | '`'); // unwise
    });
    parts == 1 && is_delimiter
}

#[cfg(feature = "idna")]
#[test]
fn look_alikes_decompose_to_a_delimiter() {
    for c in '\u{80}'..=char::MAX {
        assert_eq!(Class::LookAlikes.contains(c), decomposes_to_delimiter(c), "{c:?}");
    }
}

#[test]
fn functions_agree_with_the_grammars() {
    // All of plane 0, and the beginning and end of the other planes, where ranges end.
    let is_near_a_range_end =
        |code: &u32| *code < 0x1_0000 || matches!(code & 0xFFFF, ..0x1100 | 0xFF00..);
    // Miri is too slow for all of these characters, and checks every 4093rd.
    let step = if cfg!(miri) { 4093 } else { 1 };
    for c in (0..=0x10_FFFF).step_by(step).filter(is_near_a_range_end).filter_map(char::from_u32) {
        for grammar in [Grammar::Rfc3987, Grammar::Rfc3987bis] {
            assert_eq!(is_ucschar(c), is_in(grammar, "ucschar", c), "{c:?}");
            assert_eq!(is_iprivate(grammar, c), is_in(grammar, "iprivate", c), "{c:?}");
        }
        #[cfg(feature = "idna")]
        assert_eq!(is_ichar(c), is_in(Grammar::UrlI18n07, "ichar", c), "{c:?}");
    }
}
