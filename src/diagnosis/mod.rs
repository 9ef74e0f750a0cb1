//! From a text that was refused to the error that says why.
//!
//! The published ABNF is read as a nondeterministic automaton, which gives the
//! longest prefix that could still have become valid and all that could have stood
//! there. Before that, the text is divided as a reader divides it (RFC 3986 Appendix
//! B), so that `http://a:8x/` is told about its port and not about a userinfo that
//! might still have ended in `@`.

mod abnf;
mod automaton;

use crate::error::{Details, Error, Expected, Note};
use crate::grammar::{Grammar, Production, Role};
use crate::syntax::{Span, generic_split};
use alloc::boxed::Box;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use automaton::{Automaton, Label, Private, Stop, Waiting};

/// Checks many texts against one production.
///
/// It says the same as [`Production::check`], and says it sooner from the second text
/// that is refused: what it takes to find out why is made once and kept.
///
/// ```
/// use iri_grammar::{Checker, Grammar};
///
/// let mut checker = Checker::new(Grammar::Rfc3987.reference());
/// assert!(checker.check("http://example.org/").is_ok());
/// assert_eq!(checker.check("a b").unwrap_err().span().start, 1);
/// assert_eq!(checker.check("a<b").unwrap_err().found(), Some('<'));
/// ```
#[derive(Debug)]
pub struct Checker {
    production: Production,
    /// The automaton for texts that have these parts.
    automata: BTreeMap<Parts, Automaton>,
    /// Made when a character is met that may be of private use.
    private: Option<Private>,
}

impl Checker {
    /// A checker for this production.
    pub fn new(production: Production) -> Self {
        Checker { production, automata: BTreeMap::new(), private: None }
    }

    /// The production that it checks against.
    pub fn production(&self) -> Production {
        self.production
    }

    /// Checks whether the production takes `text`, whole. Takes time in proportion to
    /// its length.
    ///
    /// # Errors
    ///
    /// Where it does not: why, and where.
    pub fn check(&mut self, text: &str) -> Result<(), Error> {
        if self.production.takes(text) { Ok(()) } else { Err(self.diagnose(text)) }
    }

    /// The error of a `text` that the production does not take.
    pub(crate) fn diagnose(&mut self, text: &str) -> Error {
        let asked = self.production;
        let parts = Parts::of(asked, text);
        let left_out = |other: Production| other != asked && parts.exclude(other.role());
        let automaton =
            self.automata.entry(parts).or_insert_with(|| Automaton::new(asked, left_out));
        let stop = automaton.read(text);
        let meant = meant(&stop, parts);
        let place = Place::of(asked, &meant);
        let found = text[stop.at..].chars().next();

        let production = place.production();
        let start = beginning(production, text, stop.at);
        let span = Span { start, end: stop.at + found.map_or(0, char::len_utf8) };
        let expected = expected(&stop, &meant, &place);
        let viable = stop.at;
        let note = self.note(production, text, span, found, parts);
        Error(Box::new(Details {
            asked,
            production,
            span,
            characters: span.in_characters(text),
            viable,
            character: text[start..].chars().next(),
            found,
            expected,
            note,
        }))
    }

    fn note(
        &mut self,
        production: Production,
        text: &str,
        span: Span,
        found: Option<char>,
        parts: Parts,
    ) -> Option<Note> {
        let asked = self.production;
        let grammar = asked.grammar();
        let no_scheme = asked.role() == Role::WithScheme && !parts.scheme;
        if no_scheme && grammar.reference().takes(text) {
            return Some(Note::NoScheme);
        }
        let found = found?;
        let before = &text[..span.start];
        if !found.is_ascii() {
            return match self.private.get_or_insert_with(|| Private::of(grammar)).note(found) {
                None if grammar == Grammar::Rfc3986 => Some(Note::NotAscii),
                note => note,
            };
        }
        match (production.role(), found) {
            (Role::IPv6address, ':') if span.end - span.start == 2 => Some(Note::SecondDoubleColon),
            (Role::IPv6address, '%') => Some(Note::ZoneIdentifier),
            (_, ':') if asked.is_identifier() && !parts.scheme => {
                (!before.contains(['/', '?', '#'])).then_some(Note::ColonInFirstSegment)
            }
            (_, '#') if asked.role() == Role::WithScheme && parts.scheme => {
                (!before.contains('#')).then_some(Note::NoFragment)
            }
            _ => None,
        }
    }
}

/// What the text has, at first sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Parts {
    scheme: bool,
    userinfo: bool,
    brackets: bool,
}

impl Parts {
    fn of(asked: Production, text: &str) -> Self {
        let split = generic_split(text);
        let is_scheme = |scheme: &str| {
            let production = asked.grammar().with_role(Role::Scheme);
            production.is_some_and(|production| production.takes(scheme))
        };
        let authority = match asked.is_identifier() {
            true => split.authority.unwrap_or_default(),
            false => text.strip_prefix("//").unwrap_or(text),
        };
        let end = authority.find(['/', '?', '#']).unwrap_or(authority.len());
        Parts {
            scheme: split.scheme.is_some_and(is_scheme),
            userinfo: authority[..end].contains('@'),
            brackets: text.contains('['),
        }
    }

    /// Whether a production of this role can be left out.
    fn exclude(&self, role: Role) -> bool {
        match role {
            Role::Relative => self.scheme,
            Role::Userinfo => !self.userinfo,
            Role::IpLiteral => !self.brackets,
            _ => false,
        }
    }
}

/// The states in which the text is read as a reader reads it: the productions that are
/// open in these are the ones to name.
fn meant<'s, 'a>(stop: &'s Stop<'a>, parts: Parts) -> Vec<&'s Waiting<'a>> {
    let mut meant = Vec::from_iter(stop.waiting.iter().filter(|w| !w.is_left_out()));
    if !parts.scheme {
        meant.retain(|w| !w.lies_in(Role::WithScheme));
    }
    // The `@` is still to come.
    if meant.iter().any(|w| w.lies_in(Role::Userinfo)) {
        meant.retain(|w| w.lies_in(Role::Userinfo));
    }
    // What is no address may still be a name.
    if meant.iter().any(|w| w.has_begun(Role::RegName)) {
        meant.retain(|w| !w.has_begun(Role::IPv4address));
    }
    meant
}

/// The production to name, with those around it, the outermost first.
struct Place {
    path: Vec<Production>,
}

impl Place {
    /// The innermost production that has begun; or one that begins right here, if
    /// nothing else can come first.
    fn of(asked: Production, meant: &[&Waiting<'_>]) -> Self {
        let states = || meant.iter().copied();
        let begun = |waiting: &&Waiting| waiting.open.iter().filter(|(_, begins)| !begins).count();
        let Some(innermost) = states().max_by_key(begun) else {
            return Place { path: Vec::from([asked]) };
        };
        let mut path = names(&innermost.open[..begun(&innermost)]);
        while let Some(production) =
            first_beginning(states().filter(|w| lies_in(w, &path)), path.len())
        {
            path.push(production);
        }
        // Several readings of an address are open at a time, and none is meant.
        if let Some(at) = path.iter().position(|p| p.role() == Role::IPv6address) {
            path.truncate(at + 1);
        }
        while path.len() > 1 && path[path.len() - 1].role() == Role::Inner {
            path.pop();
        }
        Place { path }
    }

    fn production(&self) -> Production {
        self.path[self.path.len() - 1]
    }
}

/// The production at this depth that the first of the states begins, if no other one
/// can begin in its stead.
fn first_beginning<'a>(
    mut states: impl Iterator<Item = &'a Waiting<'a>>,
    depth: usize,
) -> Option<Production> {
    let begins = |waiting: &Waiting| match waiting.open.get(depth) {
        Some(&(production, true)) if production.role() != Role::Repeated => Some(production),
        _ => None,
    };
    let first = begins(states.next()?)?;
    // What stands after a production that may be empty begins here as well.
    let alone = first.takes("") || states.filter_map(begins).all(|other| other == first);
    alone.then_some(first)
}

fn names(open: &[(Production, bool)]) -> Vec<Production> {
    open.iter().map(|(production, _)| *production).collect()
}

fn lies_in(waiting: &Waiting<'_>, path: &[Production]) -> bool {
    names(&waiting.open).starts_with(path)
}

/// What the states wait for, each named by the outermost production that would begin
/// there. States that are not meant add what the others do not take.
fn expected(stop: &Stop<'_>, meant: &[&Waiting<'_>], place: &Place) -> Vec<Expected> {
    let mut all = Vec::new();
    for waiting in &stop.waiting {
        let shared = waiting.open.iter().zip(&place.path).take_while(|((a, _), b)| a == *b).count();
        let expected =
            match (waiting.open[shared..].iter().find(|(_, begins)| *begins), waiting.label) {
                (Some((production, _)), _) | (None, Label::LeftOut(production)) => {
                    Expected::Production(*production)
                }
                _ if !meant.iter().any(|w| core::ptr::eq(*w, waiting))
                    && waiting.is_covered_by(meant) =>
                {
                    continue;
                }
                (None, Label::Class(production)) => Expected::Production(*production),
                (None, Label::Literal(literal)) => Expected::Literal(literal.clone()),
                (None, Label::Range(first, last)) => Expected::Range(*first, *last),
            };
        if !all.contains(&expected) {
            all.push(expected);
        }
    }
    if stop.may_end {
        all.push(Expected::End);
    }
    all
}

/// Where the part begins that does not fit, the text being viable up to `at`.
fn beginning(production: Production, text: &str, at: usize) -> usize {
    let viable = &text[..at];
    match production.role() {
        Role::PctEncoded => viable.rfind('%').unwrap_or(at),
        Role::IPv6address if second_double_colon(text, at) => at - 1,
        _ => at,
    }
}

/// Whether the colon at this byte is the second one of a second `::`.
fn second_double_colon(text: &str, at: usize) -> bool {
    let Some(before) = text[..at].strip_suffix(':') else { return false };
    let address = before.rfind('[').map_or(before, |bracket| &before[bracket..]);
    text[at..].starts_with(':') && address.contains("::")
}
