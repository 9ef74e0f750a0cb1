//! Unit tests of `src/error.rs`.

use super::*;
use crate::grammar::Grammar;
use alloc::string::ToString;

#[test]
#[cfg(feature = "idna")]
fn the_invisible_characters_are_the_default_ignorable_ones() {
    let ignorable =
        icu_properties::CodePointSetData::new::<icu_properties::props::DefaultIgnorableCodePoint>();
    for c in '\0'..=char::MAX {
        assert_eq!(is_invisible(c), ignorable.contains(c), "{c:?}");
    }
}

#[test]
fn a_text_of_4_gib_is_too_long() {
    let error = Error::too_long(Grammar::Rfc3987.reference());
    assert_eq!(error.note(), Some(&ErrorNote::TooLong));
    assert_eq!(error.to_string(), "a text of 4 GiB or more is not read");
    assert_eq!(error.reason().to_string(), error.to_string());
    assert_eq!(error.production(), Grammar::Rfc3987.reference());
    assert_eq!(error.span().start, u32::MAX as usize);
}
