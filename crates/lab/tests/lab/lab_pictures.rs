//! Diagrams and pages, and the pictures of the guide.

use abnf_lab::{CoreGrammar, LabGrammar, Study};
use regex_automata::meta::Regex;

#[test]
fn what_the_laboratory_draws_has_no_colours_of_its_own() {
    let grammar = LabGrammar::from_abnf("a = 1*DIGIT / \"b\"\nc = a\n").unwrap();
    let study = Study::of(grammar);
    let page = study.html_page("Digits").replace("white-space", "");
    let colour = Regex::new(r#"(?i)white|black|\bgray\b|#[0-9a-f]{3,6}\b[^"]|hsl|rgb"#).unwrap();
    assert!(page.contains("light dark") && page.contains("currentColor"), "{page}");
    assert_eq!(colour.find(&page), None, "{page}");
}

#[test]
fn railroad_diagrams_are_what_the_laboratory_draws() {
    let grammar = CoreGrammar::find("rfc3987").unwrap().grammar();
    for rule in ["IRI-reference", "IRI", "irelative-ref"] {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/guide/pictures");
        let picture = std::fs::read_to_string(format!("{folder}/{rule}.svg")).unwrap();
        assert_eq!(picture.trim_end(), grammar.railroad_svg(rule).unwrap().trim_end());
    }
}
