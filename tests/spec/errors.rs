//! What is said of a text that is refused: production, position, character, what
//! would have been allowed, section.

use crate::rows::rows;
use iri_grammar::{Error, ErrorNote, Grammar, Span};
use serde::Deserialize;

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
    let rows: Vec<Row> = rows(include_str!("../data/errors.toml"));
    assert!(rows.len() > 50);
    for row in rows {
        let error = error(row.grammar.parse().unwrap(), &row.rule, &row.text);
        let Span { start, end } = error.span();
        let column = row.text[..start].chars().count() + 1;
        assert_eq!(error.start_production().name(), row.rule);
        assert_eq!(error.production().name(), row.production, "{:?}", row.text);
        assert_eq!([start, end], row.span, "{:?}", row.text);
        assert_eq!(error.viable_prefix_len(), row.viable, "{:?}", row.text);
        let expected: Vec<_> = error.expected().map(|it| it.to_string()).collect();
        assert_eq!(expected, row.expected, "{:?}", row.text);
        assert_eq!(error.to_string(), row.message);
        assert_eq!(format!("{error:#}"), format!("at column {column}: {}", row.message));
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
    let Some(ErrorNote::Private { class, allowed_in }) = error.note() else { panic!("{error}") };
    assert_eq!(class.name(), "iprivate");
    assert_eq!(allowed_in.iter().map(|p| p.name()).collect::<Vec<_>>(), ["iquery"]);
}

/// The note about colons is given where it helps, and only there.
#[test]
fn notes_stand_where_they_help() {
    let note = |rule, text| error(Grammar::Rfc3987, rule, text).note().cloned();
    assert_eq!(note("IRI-reference", "1:b"), Some(ErrorNote::ColonInFirstSegment));
    assert_eq!(note("IRI-reference", "a^:b"), None);
    assert_eq!(note("IRI-reference", "//a:b:c"), None);
    assert_eq!(note("IRI", "a/b"), Some(ErrorNote::NoScheme));
    assert_eq!(note("IRI", "a b"), None);
    assert_eq!(note("absolute-IRI", "a:#"), Some(ErrorNote::NoFragment));
    assert_eq!(note("IRI", "a:##"), None);
    for text in ["a:%#b", "http://a/100%#a"] {
        assert_eq!(note("IRI", text), None, "{text}");
        assert_eq!(note("absolute-IRI", text), None, "{text}");
    }
    for text in ["http://[::1/", "http://[1:2", "http://[v1.a?", "http://[#a"] {
        let unclosed = ErrorNote::UnclosedBracket { index: 7, offset: 7 };
        assert_eq!(note("IRI", text), Some(unclosed), "{text}");
    }
    let after_userinfo = ErrorNote::UnclosedBracket { index: 9, offset: 10 };
    assert_eq!(note("IRI", "http://\u{e9}@[::1"), Some(after_userinfo));
    for text in ["http://[::x]/", "http://[::1 /", "http://[::1]x/"] {
        assert_eq!(note("IRI", text), None, "{text}");
    }
    assert_eq!(note("IPv6address", "::1%25eth0"), Some(ErrorNote::ZoneIdentifier));
    assert_eq!(note("IPv6address", "::1::"), Some(ErrorNote::SecondDoubleColon));
    assert_eq!(note("IPv6address", ":::"), None);
}

/// RFC 3986 section 4.1: what is a reference and has no scheme is a relative one, whatever
/// stands where the scheme would end.
#[test]
fn s4_1_a_relative_reference_is_told_where_a_scheme_is_needed() {
    let references =
        ["", "relative", "//a", "/a:b", "?q", "#f", "a_b", "a/b:c", "./a:b", "\u{e9}", "r\u{e9}"];
    for grammar in [Grammar::Rfc3987, Grammar::Rfc3987bis, Grammar::Leiri] {
        for rule in ["IRI", "absolute-IRI"] {
            for text in references {
                let error = error(grammar, rule, text);
                assert_eq!(error.note(), Some(&ErrorNote::NoScheme), "{error}");
            }
            for text in ["a[", "1:b", "\u{fffe}", "a:%", "a#["] {
                let error = error(grammar, rule, text);
                assert_ne!(error.note(), Some(&ErrorNote::NoScheme), "{error}");
            }
        }
    }
    assert_eq!(iri_grammar::Iri::new("relative").unwrap_err().note(), Some(&ErrorNote::NoScheme));
    assert_eq!(iri_grammar::Uri::new("\u{e9}").unwrap_err().note(), Some(&ErrorNote::NotAscii));
    assert_eq!(error(Grammar::UrlI18n07, "absoluteIRI", "a/b").note(), Some(&ErrorNote::NoScheme));
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

/// What a person sees comes first; RFC 3986 Appendix C is about what stands around an identifier.
#[test]
fn a_message_begins_with_what_is_seen() {
    for (text, reason) in [
        ("\u{202e}https://a/", "U+202E, which is invisible, stands before the scheme"),
        ("\u{feff}https://a/", "U+FEFF, which is invisible, stands before the scheme"),
        ("\u{201c}https://a/\u{201d}", "U+201C stands before the scheme"),
        (" https://a/", "a space stands before the scheme"),
        ("\tmailto:a", "U+0009 stands before the scheme"),
        ("\"http://a/\"", "a quotation mark is not part of an identifier"),
        ("<http://a/>", "'<' is not part of an identifier"),
        ("ht tp://a/", "a space is not allowed in a scheme"),
        ("http:// a/", "a space is not allowed in a host"),
        ("http://a:b/", "'b' is not allowed in a port"),
        ("http://u@a@b/", "'@' is not allowed in a host"),
        ("javascript:{a}", "'{' is not allowed; it can be percent-encoded"),
        ("http://a/b c", "a space is not allowed; it can be percent-encoded"),
        ("http://a/#b#c", "'#' is not allowed; it can be percent-encoded"),
        ("http://[::x]/", "'x' is not allowed in IPv6address"),
        ("http://a/\u{fffe}", "U+FFFE is not allowed in a path"),
        ("http://a/?\t", "U+0009 is not allowed in a query"),
    ] {
        let error = Grammar::Rfc3987.reference().check(text).unwrap_err();
        assert_eq!(error.reason().to_string(), reason, "{text:?}");
        assert!(error.to_string().ends_with("(RFC 3987 section 2.2)"), "{error}");
    }
    let error = Grammar::Rfc3987.production("IRI").unwrap().check("a/b").unwrap_err();
    assert_eq!(error.reason().to_string(), "there is no scheme: this is a relative reference");
}

/// Of a long set the message has the beginning, and `expected` all.
#[test]
fn a_message_names_at_most_six_of_what_is_allowed() {
    let error = Grammar::Rfc3987.reference().check("a b").unwrap_err();
    let allowed = error.allowed().unwrap().to_string();
    assert!(allowed.ends_with(" and others") && allowed.matches(',').count() == 4, "{allowed}");
    assert!(error.expected().count() > 6);
    let error = Grammar::Rfc3987.production("scheme").unwrap().check("a_").unwrap_err();
    let allowed = "allowed: ALPHA, DIGIT, \"+\", \"-\", \".\" or the end";
    assert_eq!(error.allowed().unwrap().to_string(), allowed);
}
