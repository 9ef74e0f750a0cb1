//! Other implementations of RFC 3986 and RFC 3987 take the same texts.

use crate::bodies::acceptance;
use crate::properties::REFERENCES;
use iri_grammar::{Iri, IriReference};
use proptest::prelude::*;

/// Texts near the edges of the grammar.
fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        REFERENCES,
        "//\\[(([0-9a-f]{0,5}|1?[0-9]{2}\\.[0-9]{1,3}\\.0\\.2[0-9]{2}):{1,2}){0,9}[0-9a-f]{0,2}\\]",
        "//\\[[vV]?[0-9a-fg]{0,2}\\.?[a:!%é]{0,3}\\]",
        "//[0-9.x]{6,16}",
        "[/?#][\u{80}\u{9f}\u{a0}\u{d7ff}\u{e000}\u{f8ff}\u{f900}\u{fdcf}\u{fdd0}\u{fdef}\u{fdf0}\u{ffef}\u{fff0}\u{fffd}]{1,2}",
        "[/?#][\u{ffff}\u{10000}\u{1fffd}\u{1fffe}\u{dfffd}\u{e0001}\u{e0fff}\u{e1000}\u{efffd}\u{f0000}\u{ffffd}\u{ffffe}\u{10fffd}\u{10ffff}]",
        "\\PC{0,8}",
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    #[test]
    fn peers_accept_the_same_texts(text in text()) {
        acceptance::peers_accept_the_same_texts(&text);
        prop_assert_eq!(iref::Iri::new(&text).is_ok(), Iri::new(&text).is_ok(), "iref");
        let reference = IriReference::new(&text).is_ok();
        prop_assert_eq!(iref::IriRef::new(&text).is_ok(), reference, "iref");
    }
}
