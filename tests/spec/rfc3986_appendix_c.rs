//! RFC 3986 Appendix C: delimiting a URI in context.

use iri_grammar::detection::{Delimiters, Finder, Match};
use iri_grammar::{Grammar, Span};

fn found<'t>(text: &'t str) -> Vec<Match<'t>> {
    Finder::new().find(text).collect()
}

fn texts(text: &str) -> Vec<String> {
    found(text).into_iter().map(|found| found.text.into_owned()).collect()
}

const EXAMPLE: &str = r#"
      Yes, Jim, I found it under "http://www.w3.org/Addressing/",
      but you can probably pick it up from <ftp://foo.example.
      com/rfc/>.  Note the warning in <http://www.ics.uci.edu/pub/
      ietf/uri/historical.html#WARNING>.
"#;

#[test]
fn appendix_c_the_example_contains_three_references() {
    for grammar in Grammar::ALL {
        let found: Vec<_> = Finder::new().grammar(grammar).find(EXAMPLE).collect();
        let texts: Vec<_> = found.iter().map(|found| &*found.text).collect();
        assert_eq!(
            texts,
            [
                "http://www.w3.org/Addressing/",
                "ftp://foo.example.com/rfc/",
                "http://www.ics.uci.edu/pub/ietf/uri/historical.html#WARNING",
            ],
            "{grammar}"
        );
        let delimiters: Vec<_> = found.iter().map(|found| found.delimiters).collect();
        assert_eq!(
            delimiters,
            [Delimiters::DoubleQuotes, Delimiters::AngleBrackets, Delimiters::AngleBrackets]
        );
    }
}

#[test]
fn appendix_c_the_wrappers_do_not_form_part_of_the_uri() {
    for text in [
        r#""http://example.com/""#,
        "<http://example.com/>",
        "http://example.com/",
        "\thttp://example.com/\n",
        "(http://example.com/)",
        "[http://example.com/]",
        "{http://example.com/}",
        "'http://example.com/'",
        "`http://example.com/`",
        "“http://example.com/”",
        "«http://example.com/»",
        "„http://example.com/“",
        "「http://example.com/」",
    ] {
        assert_eq!(texts(text), ["http://example.com/"], "{text}");
    }
}

#[test]
fn appendix_c_what_is_in_double_quotes_or_angle_brackets_is_kept_whole() {
    assert_eq!(texts(r#"("http://example.com/a.")"#), ["http://example.com/a."]);
    assert_eq!(texts("<http://example.com/a.>"), ["http://example.com/a."]);
    assert_eq!(texts("http://example.com/a."), ["http://example.com/a"]);
}

#[test]
fn appendix_c_whitespace_in_angle_brackets_is_ignored() {
    let text = "<\n  http://example.org/\r\n\ta/b\u{a0}c >";
    let found = found(text);
    assert_eq!(found[0].text, "http://example.org/a/bc");
    assert_eq!(found[0].span.slice(text), "http://example.org/\r\n\ta/b\u{a0}c");
    assert_eq!(found[0].characters, Span { start: 4, end: 31 });
    let kept: Vec<_> = Finder::new().whitespace_in_angle_brackets(false).find(text).collect();
    assert_eq!(kept[0].text, "http://example.org/");
    assert_eq!(kept[0].delimiters, Delimiters::None);
}

#[test]
fn appendix_c_an_empty_line_is_not_joined_over() {
    assert_eq!(texts("<http://example.org/\n \nb>"), ["http://example.org/"]);
}

#[test]
fn appendix_c_a_hyphen_before_a_line_break_is_doubtful() {
    let found = found("<http://example.org/re-\n   sume-b- c-\r\nd>");
    assert_eq!(found[0].text, "http://example.org/re-sume-b-c-d");
    assert_eq!(found[0].doubtful_hyphens, [21, 30]);
}

#[test]
fn appendix_c_url_with_or_without_a_space_is_no_part() {
    for text in [
        "URL:http://example.org/",
        "url: http://example.org/.",
        "<URL:http://example.org/>",
        "<URL: http://example.\norg/>",
        "(URL:http://example.org/)",
        r#""URL:http://example.org/""#,
    ] {
        let found = found(text);
        assert_eq!(found[0].text, "http://example.org/", "{text}");
        assert!(found[0].url_prefix, "{text}");
        assert_eq!(found.len(), 1);
    }
    assert!(!found("CURL:http://example.org/")[0].url_prefix);
}

#[test]
fn appendix_c_brackets_are_kept_where_they_belong_to_the_identifier() {
    assert_eq!(texts("see http://example.org/a_(b)."), ["http://example.org/a_(b)"]);
    assert_eq!(texts("(see http://example.org/a_(b))"), ["http://example.org/a_(b)"]);
    assert_eq!(texts("(http://example.org/a_(b))c"), ["http://example.org/a_(b)"]);
    assert_eq!(texts("see http://[::1]/, too"), ["http://[::1]/"]);
    assert_eq!(texts("[http://[::1]]"), ["http://[::1]"]);
}

#[test]
fn appendix_c_an_apostrophe_is_no_quotation_mark() {
    assert_eq!(texts("l'http://example.org/l'a"), ["http://example.org/l'a"]);
    assert_eq!(texts("x='http://example.org/l'a"), ["http://example.org/l"]);
}

#[test]
fn s4_5_suffix_references_are_found_on_request() {
    let text = "Go to www.w3.org/Addressing/, (www.example.org:80/?a#b) or awww.nothing, a@www.x";
    assert_eq!(texts(text), [""; 0]);
    let found: Vec<_> = Finder::new().suffix_references(true).find(text).collect();
    let texts: Vec<_> = found.iter().map(|found| &*found.text).collect();
    assert_eq!(texts, ["www.w3.org/Addressing/", "www.example.org:80/?a#b"]);
    assert!(
        found.iter().all(|found| found.suffix && found.production().matches(&found.with_scheme()))
    );
    assert_eq!(found[0].with_scheme(), "http://www.w3.org/Addressing/");
}
