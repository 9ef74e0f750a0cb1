//! RFC 3987 section 4.1: logical storage and visual presentation.
#![cfg(feature = "bidi")]

use iri_grammar::IriReference;
use iri_grammar::bidi::{Formatting, Restriction, Structure, formatting_name};

#[test]
fn s4_1_iris_must_not_contain_bidirectional_formatting_characters() {
    let named = "\u{200e}\u{200f}\u{202a}\u{202b}\u{202d}\u{202e}\u{202c}";
    let names: Vec<_> = named.chars().filter_map(formatting_name).collect();
    assert_eq!(names, ["LRM", "RLM", "LRE", "RLE", "LRO", "RLO", "PDF"]);
    for c in named.chars() {
        assert_eq!(Formatting::of(c), Some(Formatting::Named));
        let text = format!("http://a.b/c?d#e{c}f");
        // The grammar takes it.
        let iri = IriReference::new(&text).unwrap();
        let violations = Structure::new().violations(iri.components());
        assert_eq!(violations.len(), 1);
        assert_eq!(violations[0].restriction, Restriction::Formatting);
        assert_eq!((violations[0].character, violations[0].index), (c, 16));
        assert_eq!(violations[0].citation().to_string(), "RFC 3987 section 4.1");
    }
}

#[test]
fn s4_1_later_formatting_characters_are_told_apart() {
    let later = "\u{61c}\u{2066}\u{2067}\u{2068}\u{2069}";
    let names: Vec<_> = later.chars().filter_map(formatting_name).collect();
    assert_eq!(names, ["ALM", "LRI", "RLI", "FSI", "PDI"]);
    for c in later.chars() {
        let text = format!("//a{c}/");
        let iri = IriReference::new(&text).unwrap();
        let violations = Structure::new().violations(iri.components());
        assert_eq!(violations.len(), 1);
        assert_eq!(violations[0].restriction, Restriction::LaterFormatting);
    }
}

#[test]
fn s4_1_each_formatting_character_is_reported() {
    let text = "a\u{202e}b\u{2069}/\u{200f}";
    let iri = IriReference::new(text).unwrap();
    let violations = Structure::new().violations(iri.components());
    let told: Vec<_> = violations.iter().map(ToString::to_string).collect();
    assert_eq!(
        told,
        [
            "isegment contains a bidirectional formatting character, U+202E (RLO), at character 2 \
             (RFC 3987 section 4.1)",
            "isegment contains a bidirectional formatting character, U+2069 (PDI), at character 4 \
             (RFC 3987 section 4.1)",
            "isegment contains a bidirectional formatting character, U+200F (RLM), at character 6 \
             (RFC 3987 section 4.1)",
        ]
    );
}
