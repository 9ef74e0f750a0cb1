//! The library's errors agree with the automata of the laboratory: how far a text could still have
//! become valid, and everything that could have been there.
//!
//! One production is left out if a reader sees at once that the text does not have it: there is no
//! userinfo in an authority without `@`.

use crate::documents::samples;
use abnf_lab::{CharSet, LabGrammar, Lang, NOTHING, OpenProductions, Random, Study};
use iri_grammar::spec::generic_split;
use iri_grammar::{Error, Expected, Grammar, Production};
use std::collections::{BTreeSet, HashMap, HashSet};

/// Whether the authority of a text has an `@`: the authority of an identifier or a reference, or
/// for other productions the beginning of the text up to the end of an authority (RFC 3986 section
/// 3.2).
/// 3.2).
fn has_at(asked: Production, text: &str) -> bool {
    if asked.is_identifier() {
        return generic_split(text).authority.is_some_and(|authority| authority.contains('@'));
    }
    let rest = text.strip_prefix("//").unwrap_or(text);
    rest.split(['/', '?', '#']).next().unwrap_or_default().contains('@')
}

/// The name of a production in ABNF, which has no `_` in names.
fn rule_name(production: Production) -> String {
    production.name().replace('_', "-")
}

/// The requested production, whether with userinfo, and the text before.
type Point = (Production, bool, String);

/// The automata of one grammar: of all of it, and without userinfo.
struct Laboratory {
    whole: Study,
    without_userinfo: Study,
    /// Whether each prefix of a text of one language is a prefix of a text of the other.
    followers: HashMap<(bool, Lang, Lang), bool>,
    /// The explanations that agreed, by point.
    agreed: HashMap<Point, Vec<(Production, Vec<Expected>)>>,
}

impl Laboratory {
    fn of(grammar: Grammar) -> Self {
        let rule = match grammar {
            Grammar::Rfc3986 => "authority = host [ \":\" port ]\n",
            Grammar::UrlI18n07 => "server = [ hostport ]\n",
            _ => "iauthority = ihost [ \":\" port ]\n",
        };
        let without = LabGrammar::from_abnf_with(grammar.abnf(), rule).unwrap();
        Laboratory {
            whole: Study::of(LabGrammar::from_abnf(grammar.abnf()).unwrap()),
            without_userinfo: Study::of(without),
            followers: HashMap::new(),
            agreed: HashMap::new(),
        }
    }

    fn study(&self, userinfo: bool) -> &Study {
        if userinfo { &self.whole } else { &self.without_userinfo }
    }

    fn agrees_on(&mut self, asked: Production, text: &str) {
        let checked = asked.check(text);
        let accepted = self.whole.accepts(asked.name(), text).unwrap();
        assert_eq!(checked.is_ok(), accepted, "{:?} {text:?}", asked);
        if let Err(error) = checked {
            self.agrees_with(&error, text);
        }
    }

    fn agrees_with(&mut self, error: &Error, text: &str) {
        let (asked, named) = (error.start_production(), error.production());
        let told = || format!("{asked:?} {text:?}: {error}");
        let userinfo = has_at(asked, text);
        let (viable, state) = longest_viable_prefix(self.study(userinfo), asked, text);
        assert_eq!(error.viable_prefix_len(), viable.len(), "{}", told());
        assert_eq!(error.found(), text[viable.len()..].chars().next(), "{}", told());
        let expected: Vec<Expected> = error.expected().collect();
        let said = (named, expected.clone());
        let agreed = self.agreed.entry((asked, userinfo, viable.to_owned())).or_default();
        if agreed.contains(&said) {
            return;
        }
        agreed.push(said);

        let open = self.study(userinfo).viable_prefix(asked.name(), viable).unwrap().open;
        let name = rule_name(named);
        let named_well = if open.iter().any(|open| open.rules.contains(&name)) {
            self.innermost(text, &open).contains(&name.as_str())
        } else {
            // The production begins right here, or has ended.
            self.can_follow(userinfo, named, state) || (open.is_empty() && named == asked)
        };
        assert!(named_well, "{named} is not the innermost production: {}", told());

        for (index, one) in expected.iter().enumerate() {
            assert!(!expected[..index].contains(one), "{one} is named twice: {}", told());
            assert!(self.is_expected(userinfo, one, state), "{one} cannot follow: {}", told());
        }
        let study = self.study(userinfo);
        let first = expected.iter().map(|one| first_characters(study, one));
        let first = first.fold(CharSet::empty(), |all, one| all.union(&one));
        assert_eq!(first, study.languages().may_follow(state), "{}", told());
        let may_end = expected.contains(&Expected::End);
        assert_eq!(may_end, study.languages().accepts_empty(state), "{}", told());
    }

    /// The innermost productions that have begun, as a reader would understand the text: with a
    /// scheme if it has one, in the userinfo up to the `@`, in a name rather than in an IPv4
    /// address that the text is not, and in an IPv6 address as a whole.
    fn innermost<'o>(&self, text: &str, open: &'o [OpenProductions]) -> Vec<&'o str> {
        let lies_in = |rules: &[String], names: &[&str]| {
            rules[1..].iter().any(|rule| names.contains(&rule.as_str()))
        };
        let mut readings: Vec<&'o [String]> = open.iter().map(|open| &open.rules[..]).collect();
        let scheme = generic_split(text).scheme;
        if !scheme.is_some_and(|scheme| self.whole.accepts("scheme", scheme).unwrap()) {
            readings.retain(|rules| !lies_in(rules, &["URI", "IRI", "absoluteIRI"]));
        }
        let userinfo = &["userinfo", "iuserinfo"];
        if readings.iter().any(|rules| lies_in(rules, userinfo)) {
            readings.retain(|rules| lies_in(rules, userinfo));
        }
        let names = &["reg-name", "ireg-name", "hostname"];
        if readings.iter().any(|rules| lies_in(rules, names)) {
            readings.retain(|rules| !lies_in(rules, &["IPv4address"]));
        }
        let depth = readings.iter().map(|rules| rules.len()).max();
        readings.retain(|rules| Some(rules.len()) == depth);
        let innermost = |rules: &&'o [String]| {
            let address = rules.iter().find(|rule| *rule == "IPv6address");
            let parts = ["h16", "ls32", "hexpart", "hexseq", "hex4"];
            let whole = rules.iter().rfind(|rule| !parts.contains(&rule.as_str()));
            address.or(whole).unwrap_or(&rules[0]).as_str()
        };
        readings.iter().map(innermost).collect()
    }

    /// Whether everything that is expected can begin a text of `state`, and not only its first
    /// character.
    fn is_expected(&mut self, userinfo: bool, expected: &Expected, state: Lang) -> bool {
        let languages = self.study(userinfo).languages();
        match expected {
            Expected::Production(production) => self.can_follow(userinfo, *production, state),
            Expected::Literal(literal) => [literal.to_lowercase(), literal.to_uppercase()]
                .iter()
                .all(|literal| languages.after_text(state, literal) != NOTHING),
            Expected::Range(..) => true,
            Expected::End => languages.accepts_empty(state),
            other => panic!("{other:?}"),
        }
    }

    /// Whether each prefix of a text of the production is a prefix of a text of `state`.
    fn can_follow(&mut self, userinfo: bool, production: Production, state: Lang) -> bool {
        let study = if userinfo { &self.whole } else { &self.without_userinfo };
        let lang = study.lang(production.name()).unwrap();
        *self.followers.entry((userinfo, lang, state)).or_insert_with(|| {
            let languages = study.languages();
            let mut seen = HashSet::from([(lang, state)]);
            let mut open = Vec::from([(lang, state)]);
            while let Some((lang, state)) = open.pop() {
                if state == NOTHING {
                    return false;
                }
                for class in 0..languages.alphabet().len() {
                    let next = (languages.after(lang, class), languages.after(state, class));
                    if next.0 != NOTHING && seen.insert(next) {
                        open.push(next);
                    }
                }
            }
            true
        })
    }
}

/// The longest prefix of a text that is also a prefix of a text of the production, and what may
/// follow there.
fn longest_viable_prefix<'t>(study: &Study, asked: Production, text: &'t str) -> (&'t str, Lang) {
    let languages = study.languages();
    let mut state = study.lang(asked.name()).unwrap();
    for (at, character) in text.char_indices() {
        let next = languages.after(state, languages.alphabet().class_of(character));
        if next == NOTHING {
            return (&text[..at], state);
        }
        state = next;
    }
    (text, state)
}

/// The characters that an expected item can begin with.
fn first_characters(study: &Study, expected: &Expected) -> CharSet {
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

/// A shortest text to each state of the automaton of a production; if the authority can have an
/// `@`, also a shortest text with it.
fn texts_to_states(study: &Study, asked: Production) -> Vec<(Lang, String)> {
    let languages = study.languages();
    let mut texts = Vec::from([(study.lang(asked.name()).unwrap(), String::new())]);
    let mut seen = HashSet::from([(texts[0].0, false)]);
    let mut at = 0;
    while let Some((state, text)) = texts.get(at).cloned() {
        for class in languages.alphabet().by_preference() {
            let next = languages.after(state, class);
            let text = format!("{text}{}", languages.alphabet().example(class));
            if next != NOTHING && seen.insert((next, has_at(asked, &text))) {
                texts.push((next, text));
            }
        }
        at += 1;
    }
    texts
}

/// Visits each state of the automata of each production, and checks the error for a character of
/// each class that cannot follow, and for the end of the text if it cannot end there.
fn every_state_agrees(grammar: Grammar) {
    let mut laboratory = Laboratory::of(grammar);
    for asked in grammar.core_rules().chain(grammar.productions()) {
        let mut refused = BTreeSet::new();
        for userinfo in [false, true] {
            refused.extend(refused_texts(laboratory.study(userinfo), asked));
        }
        for text in refused {
            laboratory.agrees_on(asked, &text);
        }
    }
}

/// A shortest rejected text at each state of the automaton of a production, for each class of
/// characters and for the end of the text. Each also with an `@` after it, so that it can be read
/// as one with a userinfo.
fn refused_texts(study: &Study, asked: Production) -> Vec<String> {
    let languages = study.languages();
    let alphabet = languages.alphabet();
    let mut texts = Vec::new();
    for (state, text) in texts_to_states(study, asked) {
        for class in (0..alphabet.len()).filter(|&class| languages.after(state, class) == NOTHING) {
            let refused = format!("{text}{}", alphabet.example(class));
            let with_at = format!("{refused}@");
            if has_at(asked, &with_at) && !has_at(asked, &refused) {
                texts.push(with_at);
            }
            texts.push(refused);
        }
        if !languages.accepts_empty(state) {
            texts.push(text);
        }
    }
    texts
}

/// A text of characters with a meaning somewhere, and of some without.
fn any_text(random: &mut Random) -> String {
    const CHARACTERS: &str = "aAfgvz0125:://??##[]@@%%..--!;,_ <\\\u{7f}\u{e9}\u{4e00}\u{e000}";
    let characters: Vec<char> = CHARACTERS.chars().collect();
    let length = random.below(16);
    (0..length).filter_map(|_| random.pick(&characters)).collect()
}

fn samples_agree(grammar: Grammar) {
    let mut laboratory = Laboratory::of(grammar);
    let whole = Study::of(LabGrammar::from_abnf(grammar.abnf()).unwrap());
    let mut random = Random::new(7);
    for production in grammar.productions() {
        let mut sampler = whole.sampler(production.name(), 2005).unwrap();
        let count = samples(1000) / if production == grammar.reference() { 1 } else { 10 };
        for round in 0..count {
            let text = match round % 3 {
                0 => any_text(&mut random),
                _ => sampler.near_miss().unwrap(),
            };
            laboratory.agrees_on(production, &text);
        }
    }
}

macro_rules! documents {
    ($($document:ident = $grammar:expr;)*) => {$(
        mod $document {
            use super::*;

            #[test]
            fn errors_at_every_state_are_the_automaton_s() {
                every_state_agrees($grammar);
            }

            #[test]
            fn errors_of_samples_are_the_automaton_s() {
                samples_agree($grammar);
            }
        }
    )*};
}

documents! {
    rfc3986 = Grammar::Rfc3986;
    rfc3987 = Grammar::Rfc3987;
    rfc3987bis = Grammar::Rfc3987bis;
    leiri = Grammar::Leiri;
    url_i18n_07 = Grammar::UrlI18n07;
}
