//! RFC 3987 section 7.3: detecting IRIs in running text.

use crate::rows::rows;
use iri_grammar::detection::{Delimiters, Finder, Match, SchemeFilter};
use iri_grammar::{Grammar, Span};
use serde::Deserialize;

/// What is to be found in a text.
#[derive(Deserialize)]
struct Case {
    what: String,
    text: String,
    found: Vec<String>,
    /// With near misses, where that is not the same; those that are not valid.
    near_misses: Option<Vec<String>>,
    #[serde(default)]
    suffix: bool,
    #[serde(default)]
    any_scheme: bool,
    #[serde(default)]
    only: Option<Vec<String>>,
    /// The document, where it is not RFC 3987.
    grammar: Option<String>,
}

fn table() -> Vec<Case> {
    rows(include_str!("../data/found.toml"))
}

fn find<'t>(case: &'t Case, near_misses: bool) -> Vec<Match<'t>> {
    let only: Vec<&str> = case.only.iter().flatten().map(String::as_str).collect();
    let schemes = match (&case.only, case.any_scheme) {
        (Some(_), _) => SchemeFilter::Only(&only),
        (None, true) => SchemeFilter::Any,
        (None, false) => SchemeFilter::Usual,
    };
    let grammar = case.grammar.as_deref().map_or(Grammar::Rfc3987, |name| name.parse().unwrap());
    let finder = Finder::new().schemes(schemes).suffix_references(case.suffix).grammar(grammar);
    finder.near_misses(near_misses).find(&case.text).collect()
}

#[test]
fn s7_3_the_table() {
    let cases = table();
    assert!(cases.len() >= 80, "{} cases", cases.len());
    for case in &cases {
        let found = find(case, false);
        let texts: Vec<_> = found.iter().map(|found| &*found.text).collect();
        assert_eq!(texts, case.found, "{}: {:?}", case.what, case.text);
        assert!(found.iter().all(|it| it.valid && it.production().matches(&it.with_scheme())));
    }
}

#[test]
fn s7_3_near_misses_are_reported_on_request() {
    for case in &table() {
        let found = find(case, true);
        let (valid, not): (Vec<&Match>, Vec<&Match>) = found.iter().partition(|it| it.valid);
        match &case.near_misses {
            Some(near_misses) => {
                let texts: Vec<_> = not.iter().map(|found| &*found.text).collect();
                assert_eq!(texts, *near_misses, "{}", case.what);
                assert!(not.iter().all(|it| it.production().check(&it.with_scheme()).is_err()));
            }
            None => {
                let texts: Vec<_> = valid.iter().map(|found| &*found.text).collect();
                assert_eq!((texts, not.len()), (find_texts(case), 0), "{}", case.what);
            }
        }
    }
}

fn find_texts(case: &Case) -> Vec<&str> {
    case.found.iter().map(String::as_str).collect()
}

#[test]
fn s7_3_a_non_ascii_character_is_not_the_end() {
    let text = "http://r\u{e9}sum\u{e9}.example.org/\u{3042}\u{5d0}?\u{e9}#\u{10330} etc.";
    let found: Vec<_> = Finder::new().find(text).collect();
    assert_eq!(found[0].span.slice(text), text.strip_suffix(" etc.").unwrap());
    let bis: Vec<_> = Finder::new().grammar(Grammar::Rfc3987bis).find(text).collect();
    assert_eq!(bis[0].span, found[0].span);
    // In a URI, it is.
    let found: Vec<_> = Finder::new().grammar(Grammar::Rfc3986).find(text).collect();
    assert_eq!(found[0].text, "http://r");
}

#[test]
fn s7_3_offsets_count_bytes_and_characters() {
    let text = "\u{e9}\u{3042} http://a/\u{e9}, \u{10330}<http://b/\n\u{e9}>";
    let found: Vec<_> = Finder::new().find(text).collect();
    assert_eq!(found[0].span, Span { start: 6, end: 17 });
    assert_eq!(found[0].characters, Span { start: 3, end: 13 });
    assert_eq!(found[1].characters, Span { start: 17, end: 28 });
    assert_eq!(found[1].span.slice(text), "http://b/\n\u{e9}");
    assert_eq!(found[1].delimiters, Delimiters::AngleBrackets);
}

/// Texts that would take very long for whoever goes through all of a text for each candidate.
#[test]
fn s7_3_texts_with_many_candidates_come_to_an_end() {
    let units = [
        "http://",
        "x://[",
        "(x://[",
        "'x://[",
        "\u{201e}x://[",
        "a:",
        ":",
        "(",
        ")",
        "<",
        "<a:",
        "<x://a ",
        "www.a:,",
        "www.",
        "mailto:",
        "x://a:,",
        "x://)",
        "x://%",
        "URL:",
        "urn:%",
        "x://a@[",
        "\"x://a",
        "x://[::",
        "(x://a)",
    ];
    for unit in units {
        let text = unit.repeat(5_000);
        for near_misses in [false, true] {
            let finder = Finder::new().near_misses(near_misses).suffix_references(true);
            let last = finder.find(&text).fold(0, |end, found| {
                assert!(end <= found.span.start && found.span.start < found.span.end);
                found.span.end
            });
            assert!(last <= text.len());
        }
    }
}

/// In draft-masinter-url-i18n-07, an ipv6reference is a host only where no character of an
/// ireg_name follows.
#[test]
fn s7_3_what_punctuation_ends_is_valid_without_it() {
    for grammar in Grammar::ALL {
        for near_misses in [false, true] {
            let finder = Finder::new().grammar(grammar).near_misses(near_misses);
            for text in ["See http://[::1].", "http://[::1]. See", "(http://[::1].)"] {
                let found: Vec<_> = finder.find(text).collect();
                assert_eq!(found.len(), 1, "{grammar} {text}");
                assert_eq!(found[0].text, "http://[::1]", "{grammar} {text}");
                assert!(found[0].valid);
            }
        }
    }
}
