//! The library's errors say what the automata of the laboratory say: how far a text could
//! still have become valid, and what could have stood there.
//!
//! They do so for the grammar without what the text cannot mean at first sight, as a reader
//! sees it (RFC 3986 Appendix B): a text with a valid scheme before its first colon is read
//! as an identifier and not as a relative reference, any other text the other way round; and
//! there is no userinfo where the authority has no `@`. A production that is left out is
//! still named among what was expected, where it would begin.
#![cfg(feature = "lab")]

mod lab_support;

use iri_grammar::lab::{CharSet, LabGrammar, Random, Study};
use iri_grammar::{Checker, Error, Expected, Grammar, Production, generic_split};
use lab_support::samples;
use std::collections::HashMap;

/// What a text has at first sight.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Sight {
    scheme: bool,
    userinfo: bool,
}

impl Sight {
    fn of(asked: Production, text: &str) -> Self {
        let split = generic_split(text);
        let scheme = asked.grammar().production("scheme").unwrap();
        let authority = if asked.is_identifier() { split.authority } else { Some(text) };
        Sight {
            scheme: split.scheme.is_some_and(|text| scheme.takes(text)),
            userinfo: authority.is_some_and(|authority| authority.contains('@')),
        }
    }

    fn left_out(self, grammar: Grammar) -> Vec<&'static str> {
        let [with_scheme, relative, userinfo] = match grammar {
            Grammar::Rfc3986 => ["URI", "relative-ref", "userinfo"],
            Grammar::UrlI18n07 => ["absoluteIRI", "relativeIRI", "userinfo"],
            _ => ["IRI", "irelative-ref", "iuserinfo"],
        };
        let reference = if self.scheme { relative } else { with_scheme };
        [reference].into_iter().chain((!self.userinfo).then_some(userinfo)).collect()
    }

    /// The rules in which something is left out.
    fn fragment(self, grammar: Grammar) -> String {
        let [with_scheme, relative, no_userinfo] = match grammar {
            Grammar::Rfc3986 => [
                "URI-reference = URI\n",
                "URI-reference = relative-ref\n",
                "authority = host [ \":\" port ]\n",
            ],
            Grammar::UrlI18n07 => [
                "IRI-reference = [ absoluteIRI ] [ \"#\" ifragment ]\n",
                "IRI-reference = [ relativeIRI ] [ \"#\" ifragment ]\n",
                "server = [ hostport ]\n",
            ],
            _ => [
                "IRI-reference = IRI\n",
                "IRI-reference = irelative-ref\n",
                "iauthority = ihost [ \":\" port ]\n",
            ],
        };
        let reference = if self.scheme { with_scheme } else { relative };
        format!("{reference}{}", if self.userinfo { "" } else { no_userinfo })
    }
}

/// The automata of one grammar, each made when a text is first seen that needs it.
struct Automata {
    grammar: Grammar,
    studies: HashMap<Sight, Study>,
}

impl Automata {
    fn study(&mut self, sight: Sight) -> &Study {
        let grammar = self.grammar;
        self.studies.entry(sight).or_insert_with(|| {
            let fragment = sight.fragment(grammar);
            Study::of(LabGrammar::from_abnf_with(grammar.abnf(), &fragment).unwrap())
        })
    }

    fn agree_with(&mut self, error: &Error, text: &str) {
        let asked = error.asked();
        let sight = Sight::of(asked, text);
        let left_out = sight.left_out(self.grammar);
        let study = self.study(sight);
        let viable = study.viable_prefix(asked.name(), text).unwrap();
        assert_eq!(error.viable(), viable.bytes, "{asked:?} {text:?}");
        let is_left_out = |expected: &&Expected| match expected {
            Expected::Production(production) => left_out.contains(&production.name()),
            _ => false,
        };
        let expected = error.expected().iter().filter(|expected| !is_left_out(expected));
        let first = expected.fold(CharSet::empty(), |all, one| all.union(&first(study, one)));
        assert_eq!(first, viable.expected, "{asked:?} {text:?}: {error}");
        for expected in error.expected() {
            if let Expected::Literal(literal) = expected {
                let more = format!("{}{literal}", &text[..viable.bytes]);
                let all = study.viable_prefix(asked.name(), &more).unwrap().bytes;
                assert_eq!(all, more.len(), "{asked:?} {text:?}: {error}");
            }
        }
        let may_end = error.expected().contains(&Expected::End);
        assert_eq!(may_end, viable.may_end, "{asked:?} {text:?}: {error}");
    }
}

/// The characters that it can begin with.
fn first(study: &Study, expected: &Expected) -> CharSet {
    match expected {
        Expected::Production(production) => {
            study.languages().may_follow(study.lang(production.name()).unwrap())
        }
        Expected::Literal(literal) => {
            literal.chars().take(1).collect::<CharSet>().ascii_case_folded()
        }
        Expected::Range(first, last) => CharSet::range(*first, *last),
        Expected::End => CharSet::empty(),
        other => panic!("{other:?}"),
    }
}

/// A text of characters that mean something somewhere, and of some that never do.
fn any_text(random: &mut Random) -> String {
    const CHARACTERS: &str = "aAfgvz0125:://??##[]@@%%..--!;,_ <\\\u{7f}\u{e9}\u{4e00}\u{e000}";
    let characters: Vec<char> = CHARACTERS.chars().collect();
    let length = random.below(16);
    (0..length).filter_map(|_| random.pick(&characters)).collect()
}

fn agree(grammar: Grammar) {
    let mut automata = Automata { grammar, studies: HashMap::new() };
    let whole = Study::of(LabGrammar::from_abnf(grammar.abnf()).unwrap());
    let mut random = Random::new(7);
    for production in grammar.productions() {
        let mut checker = Checker::new(production);
        let mut sampler = whole.sampler(production.name(), 2005).unwrap();
        let count = samples(1000) / if production == grammar.reference() { 1 } else { 10 };
        for round in 0..count {
            let text = match round % 3 {
                0 => any_text(&mut random),
                _ => sampler.near_miss().unwrap(),
            };
            if let Err(error) = checker.check(&text) {
                automata.agree_with(&error, &text);
            }
        }
    }
}

#[test]
fn errors_of_rfc3986_are_the_automaton_s() {
    agree(Grammar::Rfc3986);
}

#[test]
fn errors_of_rfc3987_are_the_automaton_s() {
    agree(Grammar::Rfc3987);
}

#[test]
fn errors_of_3987bis_are_the_automaton_s() {
    agree(Grammar::Rfc3987bis);
}

#[test]
fn errors_of_leiri_are_the_automaton_s() {
    agree(Grammar::Leiri);
}

#[test]
fn errors_of_url_i18n_07_are_the_automaton_s() {
    agree(Grammar::UrlI18n07);
}
