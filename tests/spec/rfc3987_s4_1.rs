//! RFC 3987 section 4.1: logical storage and visual presentation.

use iri_grammar::bidi::{
    BaseDirection, BidiNotation, Context, Marks, Restriction, Structure, Visual, formatting_name,
    url_i18n_07,
};
use iri_grammar::{Identifier, Iri, IriReference, kind};

/// draft-masinter-url-i18n-07 section 3.2 asks for the same.
#[test]
fn s4_1_an_iri_is_kept_in_logical_order() {
    let text = "http://\u{5d0}\u{5d1}.example/\u{5d2}\u{5d3}";
    let iri = Iri::new(text).unwrap();
    assert_eq!(iri.to_string(), text);
    assert_eq!(iri.host().unwrap().text(), "\u{5d0}\u{5d1}.example");
    assert_eq!(iri.path().text(), "/\u{5d2}\u{5d3}");
    assert_eq!(iri.to_builder().build().unwrap(), text);
    let of_2001 = Identifier::<kind::url_i18n_07::AbsoluteIri, &str>::new(text).unwrap();
    assert_eq!(of_2001.path().text(), "/\u{5d2}\u{5d3}");
    // What is seen is another text.
    for visual in [Visual::new(text), url_i18n_07::visual(text)] {
        assert_eq!(visual.to_string(), "http://\u{5d1}\u{5d0}.example/\u{5d3}\u{5d2}");
    }
}

#[test]
fn s4_1_iris_must_not_contain_bidirectional_formatting_characters() {
    let named = "\u{200e}\u{200f}\u{202a}\u{202b}\u{202d}\u{202e}\u{202c}";
    let names: Vec<_> = named.chars().filter_map(formatting_name).collect();
    assert_eq!(names, ["LRM", "RLM", "LRE", "RLE", "LRO", "RLO", "PDF"]);
    for c in named.chars() {
        assert_eq!(Restriction::for_formatting(c), Some(Restriction::Formatting));
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
            "isegment contains a bidirectional formatting character, U+202E (RLO), at column 2 \
             (RFC 3987 section 4.1)",
            "isegment contains a bidirectional formatting character, U+2069 (PDI), at column 4 \
             (RFC 3987 section 4.1)",
            "isegment contains a bidirectional formatting character, U+200F (RLM), at column 6 \
             (RFC 3987 section 4.1)",
        ]
    );
}

fn needed(before: &str, identifier: &str, after: &str, direction: BaseDirection) -> Marks {
    for notation in BidiNotation::ALL {
        let [before, identifier, after] =
            [before, identifier, after].map(|text| notation.read(text));
        let context = Context { before: &before, after: &after, direction };
        let marks = context.marks_needed(&identifier);
        let alone = Visual::new(&identifier).mirrored_text();
        for sufficient in [marks, Marks::Embedding] {
            let shown = context.display(&identifier, sufficient).mirrored_text();
            assert!(shown.contains(&alone), "{sufficient}: {shown} without {alone}");
        }
        if notation == BidiNotation::Arabic {
            return marks;
        }
    }
    unreachable!()
}

const LTR: BaseDirection = BaseDirection::LeftToRight;
const RTL: BaseDirection = BaseDirection::RightToLeft;

#[test]
fn s4_1_rendered_as_in_a_left_to_right_embedding() {
    let context = Context { before: "\u{5d0} ", after: " \u{5d1}", direction: RTL };
    let iri = "http://a/\u{5d2}\u{5d3}";
    let shown = context.display(iri, Marks::Embedding).to_string();
    assert_eq!(shown, format!("\u{5d1} {} \u{5d0}", Visual::new(iri)));
    assert_eq!(Marks::Embedding.around(iri), format!("\u{202a}{iri}\u{202c}"));
    // Without it, what is left to right comes last.
    let shown = context.display(iri, Marks::None).to_string();
    assert_eq!(shown, "\u{5d1} \u{5d3}\u{5d2}/http://a \u{5d0}");
}

#[test]
fn s4_1_no_embedding_in_left_to_right_text() {
    // "a bidirectional IRI in a text with left-to-right base directionality [...] that is
    // preceded and followed by whitespace and strong left-to-right characters"
    for iri in ["http://ab.CD/EF", "AB/CD", "ab", "1AB2"] {
        assert_eq!(needed("see ", iri, " there", LTR), Marks::None, "{iri}");
    }
}

#[test]
fn s4_1_no_embedding_for_right_to_left_in_right_to_left_text() {
    // "a bidirectional relative IRI reference that only contains strong right-to-left
    // characters and weak characters and that starts and ends with a strong right-to-left
    // character and appears in a text with right-to-left base directionality [...] and is
    // preceded and followed by whitespace and strong characters"
    for (before, after) in [("ABC ", " DEF"), ("abc ", " DEF"), ("ABC ", " def"), ("abc ", " def")]
    {
        for reference in ["GH", "GH/IJ", "GH12IJ"] {
            assert_eq!(needed(before, reference, after, RTL), Marks::None, "{reference}");
        }
    }
    assert_ne!(needed("ABC ", "GH/ij", " DEF", RTL), Marks::None);
}

#[test]
fn s4_1_lrm_may_be_sufficient() {
    // The identifier would run on into the text that stands beside it.
    assert_eq!(needed("see ", "http://ab/CD", " EF", LTR), Marks::LrmAfter);
    assert_eq!(needed("EF ", "AB/cd", " there", LTR), Marks::LrmBefore);
    assert_eq!(needed("EF ", "AB/cd/CD", " GH", LTR), Marks::LrmAround);
    assert_eq!(needed("", "http://ab/", "", RTL), Marks::LrmAfter);
    // All in one piece, whatever its place.
    assert_eq!(needed("EF ", "AB/CD", " GH", LTR), Marks::None);
    assert_eq!(Marks::LrmAround.around("a"), "\u{200e}a\u{200e}");
}

#[test]
fn s4_1_the_direction_of_the_paragraph_may_be_that_of_its_first_strong_character() {
    let first = BaseDirection::FirstStrong;
    assert_eq!(needed("", "http://ab/CD", "", first), Marks::None);
    assert_eq!(needed("AB: ", "http://ab/CD", "", first), Marks::Embedding);
    // Only the paragraph that the identifier stands in has a say.
    assert_eq!(needed("AB:\n", "http://ab/CD", "\nAB", first), Marks::None);
    assert_eq!(needed("AB\u{2029}see ", "http://ab/CD", " there", first), Marks::None);
}

#[test]
fn s4_1_mirrored_characters_count() {
    // `(` in a text from right to left is seen as `)`.
    assert_eq!(needed("AB ", "(", " CD", RTL), Marks::LrmAround);
}
