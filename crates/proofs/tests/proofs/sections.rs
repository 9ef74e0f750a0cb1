//! Compares the laboratory's results for the grammars of the documents with the library.

use abnf_lab::{LabGrammar, Proof, SeveralReadings, Study, Tag, Tagged, Verdict};
use iri_grammar::{Component, Grammar, IriReference, Span};

/// The productions that section 6.1 changes by replacing ucschar are cited with both sections, and
/// no others: their language is not that of section 2.2 any more.
#[test]
fn s6_1_is_cited_where_it_changes_what_a_production_takes() {
    let [leiri, iri] = [Grammar::Leiri, Grammar::Rfc3987bis]
        .map(|grammar| LabGrammar::from_abnf(grammar.abnf()).unwrap());
    for production in Grammar::Leiri.productions() {
        let sections: Vec<_> = production.citation().sections().collect();
        if production.name() == "leiri-ucschar" {
            assert_eq!(sections, ["6.1"]);
            continue;
        }
        match Proof::of_rule(&leiri, &iri, production.name()).unwrap() {
            Verdict::Equal => assert_eq!(sections, ["2.2"], "{production}"),
            _ => assert_eq!(sections, ["2.2", "6.1"], "{production}"),
        }
    }
}

/// The automaton finds the places that the library finds.
#[test]
fn the_automaton_of_a_document_finds_the_places() {
    let places =
        ["scheme.start", "scheme.end", "ihost.start", "ihost.end", "port.start", "port.end"];
    let tags = places.into_iter().chain(["iquery.start"]);
    let tags: Vec<Tag> = tags.map(|tag| tag.parse().expect(tag)).collect();
    let tokens = ["IP-literal", "pct-encoded"];
    let grammar = LabGrammar::from_abnf(Grammar::Rfc3987.abnf()).unwrap();
    let tagged = Tagged::of(&grammar, "IRI-reference", &tags, &tokens, SeveralReadings::Refused)
        .expect("an automaton");
    for text in [
        "http://u@h:8/a?q#f",
        "http://\u{e9}%C3%A9.example/",
        "//[::1]:/?",
        "//[::1/",
        "a:b",
        "a/b:c?d?e",
        "?",
        "",
        "1a:b",
        "http://[v1.x]",
        "//0.0.0.0?\u{e000}",
        "//h:8x",
        "%4",
    ] {
        let spans = IriReference::new(text).ok().map(|iri| iri.components().spans());
        let places = spans.map(|spans| {
            let parts = [Component::Scheme, Component::Host, Component::Port].map(|it| spans[it]);
            let ends =
                |part: Option<Span>| [part.map(|part| part.start), part.map(|part| part.end)];
            let mut places: Vec<Option<usize>> = parts.into_iter().flat_map(ends).collect();
            places.push(spans[Component::Query].map(|query| query.start));
            places
        });
        assert_eq!(tagged.run(text), places, "{text}");
    }
}

/// The laboratory has these grammars built in, since other documents build on them.
#[test]
fn the_core_grammars_of_the_laboratory_are_those_of_the_library() {
    for grammar in [Grammar::Rfc3986, Grammar::Rfc3987] {
        assert_eq!(abnf_lab::CoreGrammar::find(grammar.name()).unwrap().abnf(), grammar.abnf());
    }
}

#[test]
fn the_library_has_the_verdicts_of_the_vectors() {
    for (grammar, rule) in [(Grammar::Rfc3986, "URI-reference"), (Grammar::Rfc3987, "IRI")] {
        let study = Study::of(LabGrammar::from_abnf(grammar.abnf()).unwrap());
        let cases = study.vectors(rule, 0, 10).unwrap().cases;
        assert!(cases.len() > 150, "{}", cases.len());
        let production = grammar.production(rule).unwrap();
        for case in cases {
            assert_eq!(production.matches(&case.text), case.valid, "{:?}", case.text);
            assert_eq!(production.parse(&case.text).is_ok(), case.valid, "{:?}", case.text);
        }
    }
}
