//! What is said of a text that is refused: production, position, character, what
//! would have been allowed, section.

use iri_grammar::{Error, Grammar, Note, Span};
use serde::Deserialize;

#[derive(Deserialize)]
struct Table {
    error: Vec<Row>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    grammar: String,
    rule: String,
    text: String,
    production: String,
    span: [usize; 2],
    viable: usize,
    expected: Vec<String>,
    message: String,
}

fn error(grammar: Grammar, rule: &str, text: &str) -> Error {
    grammar.production(rule).unwrap().check(text).unwrap_err()
}

#[test]
fn errors_name_the_production_the_place_and_what_was_allowed() {
    let table: Table = toml::from_str(include_str!("data/errors.toml")).unwrap();
    assert!(table.error.len() > 50);
    for row in table.error {
        let error = error(row.grammar.parse().unwrap(), &row.rule, &row.text);
        let Span { start, end } = error.span();
        assert_eq!(error.asked().name(), row.rule);
        assert_eq!(error.production().name(), row.production, "{:?}", row.text);
        assert_eq!([start, end], row.span, "{:?}", row.text);
        assert_eq!(error.viable(), row.viable, "{:?}", row.text);
        let expected: Vec<_> = error.expected().iter().map(ToString::to_string).collect();
        assert_eq!(expected, row.expected, "{:?}", row.text);
        assert_eq!(error.to_string(), format!("at offset {start}: {}", row.message));
    }
}

#[test]
fn offsets_count_bytes_and_characters() {
    let error = error(Grammar::Rfc3987, "IRI-reference", "/\u{e9}\u{1F600}/a b");
    assert_eq!(error.span(), Span { start: 9, end: 10 });
    assert_eq!(error.character_span(), Span { start: 5, end: 6 });
    assert_eq!((error.character(), error.found()), (Some(' '), Some(' ')));
}

#[test]
fn a_private_use_character_is_allowed_in_iquery_only() {
    let error = error(Grammar::Rfc3987, "IRI-reference", "/\u{e000}");
    let Some(Note::Private { class, allowed_in }) = error.note() else { panic!("{error}") };
    assert_eq!(class.name(), "iprivate");
    assert_eq!(allowed_in.iter().map(|p| p.name()).collect::<Vec<_>>(), ["iquery"]);
}

/// The note about colons is given where it helps, and only there.
#[test]
fn notes_stand_where_they_help() {
    let note = |rule, text| error(Grammar::Rfc3987, rule, text).note().cloned();
    assert_eq!(note("IRI-reference", "1:b"), Some(Note::ColonInFirstSegment));
    assert_eq!(note("IRI-reference", "a^:b"), None);
    assert_eq!(note("IRI-reference", "//a:b:c"), None);
    assert_eq!(note("IRI", "a/b"), Some(Note::NoScheme));
    assert_eq!(note("IRI", "a b"), None);
    assert_eq!(note("absolute-IRI", "a:#"), Some(Note::NoFragment));
    assert_eq!(note("IRI", "a:##"), None);
    assert_eq!(note("IPv6address", "::1%25eth0"), Some(Note::ZoneIdentifier));
    assert_eq!(note("IPv6address", "::1::"), Some(Note::SecondDoubleColon));
    assert_eq!(note("IPv6address", ":::"), None);
}

/// What no production takes is refused in the same words everywhere.
#[test]
fn the_identifier_types_give_the_same_errors() {
    let text = "http://a/%zz";
    assert_eq!(iri_grammar::Iri::new(text).unwrap_err(), error(Grammar::Rfc3987, "IRI", text));
    assert_eq!(
        text.parse::<iri_grammar::UriBuf>().unwrap_err(),
        error(Grammar::Rfc3986, "URI", text)
    );
}
