//! RFC 3987 section 7.3, RFC 3986 Appendix C: identifiers in running text.

use super::input::{Choices, read};
use iri_grammar::Grammar;
use iri_grammar::detection::{Delimiters, Finder, SchemeFilter};

pub fn run(data: &[u8]) {
    let (mut choices, [text]) = read(data);
    s7_3_what_is_found_stands_there_and_parses(&text, finder(&mut choices));
}

/// With any options.
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

/// RFC 3987 section 7.3.
pub fn s7_3_what_is_found_stands_there_and_parses(text: &str, finder: Finder<'_>) {
    let mut last = 0;
    for found in finder.find(text) {
        assert!(last <= found.span.start && found.span.start < found.span.end);
        last = found.span.end;
        let there = found.span.of(text);
        let joined: String = match found.delimiters {
            Delimiters::AngleBrackets => there.chars().filter(|c| !c.is_whitespace()).collect(),
            _ => there.to_owned(),
        };
        assert_eq!(&*found.text, &*joined);
        assert_eq!(found.characters, found.span.in_characters(text));
        assert_eq!(found.valid, found.production().takes(&found.completed()));
    }
}
