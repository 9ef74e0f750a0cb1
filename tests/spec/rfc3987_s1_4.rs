//! RFC 3987 section 1.4: notation.

use iri_grammar::bidi::{BidiNotation, is_ltr, is_rtl};

#[test]
fn s1_4_uppercase_letters_represent_arabic_or_hebrew_letters() {
    for notation in BidiNotation::ALL {
        let letters = notation.letters();
        assert!(letters.iter().all(|c| is_rtl(*c)));
        assert!(letters.is_sorted() && letters.windows(2).all(|pair| pair[0] != pair[1]));
        let alphabet: String = ('A'..='Z').collect();
        let text: String = letters.iter().collect();
        assert_eq!(notation.read(&alphabet), text);
        assert_eq!(notation.write(&text), alphabet);
        assert_eq!(notation.name().parse(), Ok(notation));
    }
    assert!("latin".parse::<BidiNotation>().is_err());
}

#[test]
fn s1_4_lowercase_letters_stand_for_themselves() {
    let text = "http://a1.\u{e9}\u{3b1}/?#";
    assert_eq!(BidiNotation::Hebrew.read(text), text);
    assert_eq!(BidiNotation::Hebrew.write(text), text);
    assert!(text.chars().filter(|c| c.is_alphabetic()).all(is_ltr));
}

#[test]
fn s1_4_what_has_no_letter_is_in_xml_notation() {
    let text = "A%C3&\u{5d0}\u{5ea}\u{627}\u{200e}";
    let notation = "&#x41;%&#x43;3&amp;A&#x5EA;&#x627;&#x200E;";
    assert_eq!(BidiNotation::Hebrew.write(text), notation);
    assert_eq!(BidiNotation::Hebrew.read(notation), text);
    // What is no reference is itself.
    for text in ["&", "&a=b", "&#x;", "&#xd800;", "&#x110000;", "&#x0000041;", "&#x41", "&#xg;"] {
        assert_eq!(BidiNotation::Hebrew.read(text), text);
    }
    assert_eq!(BidiNotation::Hebrew.read("&#x5d0;&#x10FFFF;"), "\u{5d0}\u{10ffff}");
}
