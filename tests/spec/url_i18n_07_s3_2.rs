//! draft-masinter-url-i18n-07 section 3.2: bidirectional IRIs for right-to-left languages.

use iri_grammar::bidi::{BidiNotation, Visual, formatting_name, url_i18n_07};

/// The text with the names of its formatting characters in brackets.
fn named(text: &str) -> String {
    text.chars()
        .map(|c| formatting_name(c).map_or(c.to_string(), |name| format!("[{name}]")))
        .collect()
}

#[test]
fn s3_2_lre_pdf_and_lrm_at_each_reserved_character() {
    assert_eq!(
        named(&url_i18n_07::add_marks("x://b?c=d")),
        "[LRE]x[LRM]:[LRM][LRM]/[LRM][LRM]/[LRM]b[LRM]?[LRM]c[LRM]=[LRM]d[PDF]"
    );
    for reserved in ";/?:@&=+$,[]".chars() {
        let marked = url_i18n_07::add_marks(&reserved.to_string());
        assert_eq!(named(&marked), format!("[LRE][LRM]{reserved}[LRM][PDF]"));
    }
    assert_eq!(
        named(&url_i18n_07::add_marks("a.b-c_d!e~f*g'h(i)j%41#")),
        "[LRE]a.b-c_d!e~f*g'h(i)j%41#[PDF]"
    );
    assert_eq!(named(&url_i18n_07::add_marks("")), "[LRE][PDF]");
}

#[test]
fn s3_2_presented_from_left_to_right_component_by_component() {
    for notation in BidiNotation::ALL {
        let visual = |logical: &str| {
            notation.write(&url_i18n_07::visual(&notation.read(logical)).to_string())
        };
        assert_eq!(visual("http://AB.CD/EF/gh/IJ?KL=MN"), "http://DC.BA/FE/gh/JI?LK=NM");
        // "Within each component, the Unicode bidi algorithm is applied, assuming a
        // left-to-right embedding context."
        assert_eq!(visual("/aBC-DEf/1AB2/A12B"), "/aED-CBf/12BA/B12A");
    }
}

#[test]
fn s3_2_the_marks_are_not_part_of_the_order() {
    let text = "a/\u{5d0}\u{5d1}";
    let visual = url_i18n_07::visual(text);
    assert!(visual.order().eq([0, 1, 3, 2]));
    assert_eq!(visual.to_string(), Visual::new(text).to_string());
}
