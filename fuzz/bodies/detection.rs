//! Properties of finding identifiers in running text (RFC 3987 section 7.3, RFC 3986 Appendix C).

use super::input::{Choices, read};
use iri_grammar::detection::{Delimiters, Finder, SchemeFilter};
use iri_grammar::{Grammar, Span};

pub fn run(data: &[u8]) {
    let (mut choices, [text]) = read(data);
    let finder = finder(&mut choices);
    s7_3_found_texts_are_in_the_text_and_parse(&text, finder);
    s7_3_a_planted_identifier_is_found(&text, finder);
}

/// Returns a finder with any options.
pub fn finder(choices: &mut Choices<'_>) -> Finder<'static> {
    let schemes = [SchemeFilter::Usual, SchemeFilter::Any, SchemeFilter::Only(&["http"])];
    Finder::new()
        .schemes(choices.pick(&schemes))
        .grammar(choices.pick(&Grammar::ALL))
        .suffix_references(choices.flag())
        .near_misses(choices.flag())
        .whitespace_in_angle_brackets(choices.flag())
        .foreign_punctuation(choices.flag())
}

/// RFC 3987 section 7.3: what is found is the text at its span, and valid if it says so.
pub fn s7_3_found_texts_are_in_the_text_and_parse(text: &str, finder: Finder<'_>) {
    let mut last = 0;
    for found in finder.find(text) {
        assert!(last <= found.span.start && found.span.start < found.span.end);
        last = found.span.end;
        let source = found.span.slice(text);
        let joined: String = match found.delimiters {
            Delimiters::AngleBrackets => source.chars().filter(|c| !c.is_whitespace()).collect(),
            _ => source.to_owned(),
        };
        assert_eq!(&*found.text, &*joined);
        assert_eq!(found.characters, found.span.in_characters(text));
        assert_eq!(found.valid, found.production().matches(&found.with_scheme()));
    }
}

/// RFC 3987 section 7.3: an identifier between empty lines is found, whatever the other text is. If the
/// text before it opens brackets, it may be found as a part of a longer one.
pub fn s7_3_a_planted_identifier_is_found(text: &str, finder: Finder<'_>) {
    let text = format!("{text}\n\nhttp://planted.example/a\n\n{text}");
    let is_planted = |span: Span| span.slice(&text).contains("http://planted.example/a");
    assert!(finder.find(&text).any(|found| is_planted(found.span)), "{finder:?} {text:?}");
}
