//! RFC 3987 section 4.4, and draft-duerst-iri-bis-07 section 4.4: the examples, for Hebrew
//! and for Arabic letters.

use crate::rows::rows;
use iri_grammar::IriReference;
use iri_grammar::bidi::{BidiNotation, Restriction, Structure, Visual, blocks, read_aloud};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Example {
    example: u8,
    documents: Vec<String>,
    logical: String,
    hebrew: String,
    arabic: String,
    computed: Option<[String; 2]>,
    broken: Vec<String>,
    aloud: Option<String>,
}

impl Example {
    /// What is printed for these letters, and what the algorithm gives.
    fn visual(&self, notation: BidiNotation) -> (&str, &str) {
        let (printed, computed) = match notation {
            BidiNotation::Hebrew => (&self.hebrew, self.computed.as_ref().map(|it| &it[0])),
            BidiNotation::Arabic => (&self.arabic, self.computed.as_ref().map(|it| &it[1])),
        };
        (printed, computed.unwrap_or(printed))
    }
}

/// Runs every example with both scripts: the text of the logical representation.
fn each(mut run: impl FnMut(&Example, BidiNotation, &str)) {
    for example in &rows::<Example>(include_str!("../data/bidi.toml")) {
        for notation in BidiNotation::ALL {
            run(example, notation, &notation.read(&example.logical));
        }
    }
}

#[test]
fn s4_4_visual_representations() {
    let mut not_as_printed = Vec::new();
    each(|example, notation, logical| {
        let (printed, computed) = example.visual(notation);
        let visual = notation.write(&Visual::new(logical).to_string());
        assert_eq!(visual, computed, "Example {}, {notation}", example.example);
        if printed != computed {
            let [document] = &example.documents[..] else { panic!("{:?}", example.documents) };
            not_as_printed.push((document.clone(), example.example, notation));
        }
    });
    assert_eq!(
        not_as_printed,
        [
            ("RFC 3987".to_owned(), 9, BidiNotation::Hebrew),
            ("RFC 3987".to_owned(), 9, BidiNotation::Arabic),
            ("draft-duerst-iri-bis-07".to_owned(), 9, BidiNotation::Arabic),
        ]
    );
}

#[test]
fn s4_4_all_examples_of_both_documents_are_there() {
    let mut numbers = [Vec::new(), Vec::new()];
    each(|example, _, _| {
        for (document, numbers) in
            ["RFC 3987", "draft-duerst-iri-bis-07"].into_iter().zip(&mut numbers)
        {
            if example.documents.iter().any(|it| it == document) {
                numbers.push(example.example);
            }
        }
    });
    numbers.iter_mut().for_each(Vec::dedup);
    assert_eq!(numbers, [(1..=10).collect::<Vec<_>>(), (1..=11).collect()]);
}

#[test]
fn s4_4_what_is_not_allowed_breaks_a_restriction() {
    each(|example, notation, logical| {
        let iri = IriReference::new(logical).unwrap();
        let violations = Structure::new().violations(iri.components());
        let mut broken: Vec<_> = violations
            .iter()
            .map(|it| {
                let component = notation.write(it.component.slice(logical));
                format!("{component} {}", it.restriction.number().unwrap())
            })
            .collect();
        broken.dedup();
        assert_eq!(broken, example.broken, "Example {}", example.example);
    });
}

/// Example 4 is not marked as not allowed: it needs "the extensions in a resource name" to be
/// components.
#[test]
fn s4_4_example_4_keeps_the_restrictions_with_extensions_as_components() {
    each(|example, _, logical| {
        let iri = IriReference::new(logical).unwrap();
        let violations = Structure::new().extensions(true).violations(iri.components());
        let not_allowed = matches!(example.example, 8 | 9);
        assert_eq!(!violations.is_empty(), not_allowed, "Example {}", example.example);
        assert!(violations.iter().all(|it| it.restriction != Restriction::BothDirections));
    });
}

#[test]
fn s4_4_reading_aloud() {
    each(|example, notation, logical| {
        let aloud = read_aloud(&Visual::new(logical).to_string());
        let expected = example.aloud.as_ref().unwrap_or(&example.logical);
        assert_eq!(notation.write(&aloud), *expected, "Example {}", example.example);
    });
}

/// UAX #9 rule W4: the hyphen belongs to a number of European digits, but to none with the
/// Arabic-Indic digit beside it. The two identifiers are displayed alike, and one is read.
#[test]
fn s4_4_digits_of_two_kinds_have_one_visual_form_for_two_identifiers() {
    let [kept, other] =
        ["http://a/?\u{5d0}0-0\u{661}\u{5d0}", "http://a/?\u{5d0}0\u{661}-0\u{5d0}"];
    let visual = Visual::new(kept).to_string();
    assert_eq!(Visual::new(other).to_string(), visual);
    assert_eq!(read_aloud(&visual), kept);
    for logical in [kept, other] {
        let iri = IriReference::new(logical).unwrap();
        assert_eq!(Structure::new().violations(iri.components()), []);
    }
}

#[test]
fn s4_4_example_5_the_block() {
    let visual = BidiNotation::Arabic.read("http://ab.cd.HG/FE/ij/kl.html");
    let blocks = blocks(&visual);
    let [first, block, last] = blocks[..] else { panic!("{blocks:?}") };
    assert_eq!(first.0.slice(&visual), "http://ab.cd.");
    assert!(block.1 && !first.1 && !last.1);
    // "one reads the RTL block 'E-F-slash-G-H'".
    assert_eq!(BidiNotation::Arabic.write(&read_aloud(block.0.slice(&visual))), "EF/GH");
    assert_eq!(last.0.slice(&visual), "/ij/kl.html");
}

#[test]
fn s4_4_blocks_cover_the_visual_representation() {
    assert_eq!(blocks(""), []);
    for text in ["A", "/", "A/", "/A", "A/B", "a.B-", "A1b2C3"] {
        let visual = BidiNotation::Hebrew.read(text);
        let parts: Vec<_> = blocks(&visual).iter().map(|(span, _)| span.slice(&visual)).collect();
        assert_eq!(parts.concat(), visual);
    }
}
