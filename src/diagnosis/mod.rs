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
use crate::grammar::{Production, Role};
use crate::syntax::{Span, generic_split};
use alloc::boxed::Box;
use alloc::vec::Vec;
use automaton::{Automaton, Label, Stop, Waiting};

/// The error of a `text` that is not `asked`. Takes time in proportion to its length.
pub(crate) fn diagnose(asked: Production, text: &str) -> Error {
    let parts = Parts::of(asked, text);
    let left_out = |production: Production| production != asked && parts.exclude(production.role());
    let stop = Automaton::new(asked, left_out).read(text);
    let place = Place::of(asked, &stop);
    let found = text[stop.at..].chars().next();

    let production = place.production();
    let start = beginning(production, text, stop.at);
    let span = Span { start, end: stop.at + found.map_or(0, char::len_utf8) };
    Error(Box::new(Details {
        asked,
        production,
        span,
        characters: span.in_characters(text),
        viable: stop.at,
        character: text[start..].chars().next(),
        found,
        expected: expected(&stop, &place),
        note: note(asked, production, text, span, found, &parts),
    }))
}

/// What the text has, at first sight.
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
        let authority = match asked.role() {
            Role::Authority | Role::Other => Some(text),
            _ => split.authority,
        };
        Parts {
            scheme: split.scheme.is_some_and(is_scheme),
            userinfo: authority.is_some_and(|authority| authority.contains('@')),
            brackets: text.contains('['),
        }
    }

    /// Whether a production of this role can be left out.
    fn exclude(&self, role: Role) -> bool {
        match role {
            Role::WithScheme => !self.scheme,
            Role::Relative => self.scheme,
            Role::Userinfo => !self.userinfo,
            Role::IpLiteral => !self.brackets,
            _ => false,
        }
    }
}

/// The production to name, with those around it, the outermost first.
struct Place {
    path: Vec<Production>,
}

impl Place {
    /// The innermost production that has begun; or one that begins right here, if
    /// nothing else can come first.
    fn of(asked: Production, stop: &Stop) -> Self {
        let live = || stop.waiting.iter().filter(|w| !matches!(w.label, Label::LeftOut(_)));
        let begun = |waiting: &&Waiting| waiting.open.iter().filter(|(_, begins)| !begins).count();
        let Some(innermost) = live().max_by_key(begun) else {
            return Place { path: Vec::from([asked]) };
        };
        let mut path = names(&innermost.open[..begun(&innermost)]);
        while let Some(production) =
            first_beginning(live().filter(|w| lies_in(w, &path)), path.len())
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
    mut states: impl Iterator<Item = &'a Waiting>,
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

fn lies_in(waiting: &Waiting, path: &[Production]) -> bool {
    names(&waiting.open).starts_with(path)
}

/// What the states wait for, each named by the outermost production that would begin
/// there.
fn expected(stop: &Stop, place: &Place) -> Vec<Expected> {
    let mut all = Vec::new();
    for waiting in &stop.waiting {
        let shared = waiting.open.iter().zip(&place.path).take_while(|((a, _), b)| a == *b).count();
        let expected =
            match (waiting.open[shared..].iter().find(|(_, begins)| *begins), &waiting.label) {
                (Some((production, _)), _) => Expected::Production(*production),
                (None, Label::Class(production) | Label::LeftOut(production)) => {
                    Expected::Production(*production)
                }
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

fn note(
    asked: Production,
    production: Production,
    text: &str,
    span: Span,
    found: Option<char>,
    parts: &Parts,
) -> Option<Note> {
    let grammar = asked.grammar();
    let c = found?;
    if let Some(class) = automaton::is_private(grammar, c) {
        return Some(Note::Private { class, allowed_in: automaton::referring(class).collect() });
    }
    if !c.is_ascii() && grammar == crate::Grammar::Rfc3986 {
        return Some(Note::NotAscii);
    }
    match production.role() {
        Role::IPv6address if span.end - span.start == 2 => Some(Note::SecondDoubleColon),
        Role::IPv6address if c == '%' => Some(Note::ZoneIdentifier),
        _ if c == ':' && asked.is_identifier() && !parts.scheme => Some(Note::ColonInFirstSegment)
            .filter(|_| !text[..span.start].contains(['/', '?', '#'])),
        _ if asked.role() == Role::WithScheme && !parts.scheme => {
            Some(Note::NoScheme).filter(|_| asked.grammar().reference().takes(text))
        }
        _ if c == '#' && asked.role() == Role::WithScheme => {
            Some(Note::NoFragment).filter(|_| !text[..span.start].contains('#'))
        }
        _ => None,
    }
}
