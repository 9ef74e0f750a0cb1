//! Observes what a procedure does with the characters of a component: runs it on a text with the
//! characters of a [sample](sample), and on one with their percent-encodings.

use super::procedure::Procedure;
use super::rewriting::{Encoded, Plain, Rewriting};
use super::utf8::{Intervals, join};
use abnf_lab::{Alphabet, LabGrammar};
use iri_grammar::{Component, Grammar, Production};
use std::sync::LazyLock;

/// All characters, in order: each one of the Basic Multilingual Plane, and ranges of the other
/// planes whose characters no grammar distinguishes, as first and last character.
static RANGES: LazyLock<Vec<(char, char)>> = LazyLock::new(|| {
    let grammars = Grammar::ALL.map(|grammar| LabGrammar::from_abnf(grammar.abnf()));
    let grammars: Vec<LabGrammar> =
        grammars.into_iter().map(|grammar| grammar.expect("a grammar of the library")).collect();
    let alphabet = Alphabet::of(&grammars.iter().collect::<Vec<_>>());
    let of_class = |class| alphabet.characters(class).code_points();
    let others = (0..alphabet.len()).flat_map(of_class).filter(|(_, last)| *last > 0xFFFF);
    let others = others.map(|&(first, last)| {
        [first.max(0x1_0000), last].map(|code| char::from_u32(code).expect("a character"))
    });
    let mut ranges: Vec<(char, char)> = ('\0'..='\u{FFFF}').map(|c| (c, c)).collect();
    ranges.extend(others.map(|[first, last]| (first, last)));
    ranges.sort_unstable();
    ranges
});

/// The first and the last character of each range.
fn sample() -> impl Iterator<Item = char> {
    let ends = |&(first, last)| [Some(first), (first != last).then_some(last)];
    RANGES.iter().flat_map(ends).flatten()
}

/// All characters, each with a value. `value` is called for the sample. Both ends of a range must
/// have the same value, which is assumed for the whole range.
pub(super) fn observe<T: Copy + PartialEq>(mut value: impl FnMut(char) -> T) -> Intervals<T> {
    join(RANGES.iter().map(|&(first, last)| {
        let one = value(first);
        assert!(first == last || value(last) == one, "{first:?} and {last:?} are told apart");
        (first.into(), last.into(), one)
    }))
}

/// The production with this name, or in the grammars of IRIs, with an `i` before it.
pub(super) fn production(grammar: Grammar, name: &str) -> Production {
    let of_iris = || grammar.production(&format!("i{name}"));
    grammar.production(name).or_else(of_iris).expect("a production of RFC 3986 or RFC 3987")
}

/// A component of the references that a procedure reads.
pub(super) struct Place {
    procedure: Procedure,
    component: Component,
    /// The production of the component in each grammar of the procedure.
    productions: Vec<Production>,
    /// The text that the component begins with.
    start: &'static str,
}

impl Place {
    /// The two kinds of hosts that a procedure may treat differently: US-ASCII only, and others.
    pub(super) fn of_host(procedure: Procedure) -> [Self; 2] {
        ["a", "\u{e9}"].map(|start| Place { start, ..Place::of(procedure, Component::Host) })
    }

    pub(super) fn of(procedure: Procedure, component: Component) -> Self {
        let of_grammar = |&grammar| production(grammar, component.name());
        let productions = procedure.grammars().iter().map(of_grammar).collect();
        let start = if component == Component::Port { "" } else { "a" };
        Place { procedure, component, productions, start }
    }

    /// Whether the procedure reads references with this text in the component.
    pub(super) fn takes(&self, text: &str) -> bool {
        let text = [self.start, text].concat();
        self.productions.iter().any(|production| production.matches(&text))
    }

    /// Whether the procedure reads this character in the component. A host that begins with
    /// US-ASCII stands for hosts that are US-ASCII only.
    fn reads(&self, c: char) -> bool {
        let is_ascii_only = self.component == Component::Host && self.start.is_ascii();
        (c.is_ascii() || !is_ascii_only) && self.takes(c.encode_utf8(&mut [0; 4]))
    }

    /// Runs the procedure on this text in the component.
    fn carry_out(&self, text: &str) -> String {
        let (before, after) = match self.component {
            Component::Scheme => ("", ":"),
            Component::Userinfo => ("//", "@"),
            Component::Host => ("//", ""),
            Component::Port => ("//:", ""),
            Component::Path => ("/", ""),
            Component::Query => ("?", ""),
            Component::Fragment => ("#", ""),
        };
        let made = self.procedure.carry_out(&[before, self.start, text, after].concat());
        let inner = made.strip_prefix(before).and_then(|rest| rest.strip_suffix(after));
        let inner = inner.expect("the punctuation around a component stays");
        // The procedure changes the start, too; running it on the start alone shows how.
        if text.is_empty() {
            return inner.to_owned();
        }
        let start = self.carry_out("");
        inner.strip_prefix(&*start).expect("the start of a component").to_owned()
    }

    /// What the procedure does with every character, and with its percent-encodings. Characters
    /// that it does not read in the component are kept, so that the result applies to the output of
    /// another procedure.
    pub(super) fn rewriting(&self) -> Rewriting {
        let read: String = sample().filter(|c| self.reads(*c)).collect();
        let lowers = read.contains('A') && self.carry_out("A") == "a";
        let (letters, decoded) = match lowers {
            true => (Plain::Lower, Encoded::DecodeLower),
            false => (Plain::Keep, Encoded::Decode),
        };
        let made = self.carry_out(&read);
        let (mut read, mut made) = (read.chars().peekable(), Made::of(&made));
        let plain = observe(|c| match read.next_if_eq(&c) {
            Some(_) => made.next(c, &[letters, Plain::Encode], Plain::push),
            None => letters,
        });
        made.end();

        if !self.takes("%61") {
            let encoded = observe(|_| Encoded::Keep);
            return Rewriting { plain, encoded, not_utf8: Encoded::Keep };
        }
        let not_utf8 = match &*self.carry_out("%ff") {
            "%ff" => Encoded::Keep,
            "%FF" => Encoded::Upper,
            other => panic!("%ff becomes {other}"),
        };
        let mut all = String::new();
        sample().for_each(|c| Encoded::Keep.push(c, &mut all));
        let made = self.carry_out(&all);
        let mut made = Made::of(&made);
        let among = [not_utf8, Encoded::Keep, Encoded::Upper, decoded];
        let encoded = observe(|c| made.next(c, &among, Encoded::push));
        made.end();
        Rewriting { plain, encoded, not_utf8 }
    }
}

/// The rest of the output for a text.
struct Made<'t> {
    rest: &'t str,
    shown: String,
}

impl<'t> Made<'t> {
    fn of(rest: &'t str) -> Self {
        Made { rest, shown: String::new() }
    }

    /// The first result among `among` for the next character that the output continues with.
    fn next<T: Copy>(&mut self, c: char, among: &[T], push: fn(T, char, &mut String)) -> T {
        for &one in among {
            self.shown.clear();
            push(one, c, &mut self.shown);
            if let Some(rest) = self.rest.strip_prefix(&*self.shown) {
                self.rest = rest;
                return one;
            }
        }
        panic!("{c:?} becomes something else")
    }

    fn end(self) {
        assert!(self.rest.is_empty(), "{}", self.rest);
    }
}

impl Plain {
    /// Appends the result for a character.
    fn push(self, c: char, text: &mut String) {
        match self {
            Plain::Keep => text.push(c),
            Plain::Lower => text.push(c.to_ascii_lowercase()),
            Plain::Encode => push_encoded(c, b"0123456789ABCDEF", text),
        }
    }
}

impl Encoded {
    /// Appends the result for the percent-encodings of a character. The input has digits in lower
    /// case, so that a change to upper case shows.
    fn push(self, c: char, text: &mut String) {
        match self {
            Encoded::Keep => push_encoded(c, b"0123456789abcdef", text),
            Encoded::Upper => push_encoded(c, b"0123456789ABCDEF", text),
            Encoded::Decode => text.push(c),
            Encoded::DecodeLower => text.push(c.to_ascii_lowercase()),
        }
    }
}

fn push_encoded(c: char, digits: &[u8; 16], text: &mut String) {
    for octet in c.encode_utf8(&mut [0; 4]).bytes() {
        text.push('%');
        text.push(digits[usize::from(octet >> 4)].into());
        text.push(digits[usize::from(octet & 0xF)].into());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_have_every_character_once() {
        let inside = RANGES.iter().flat_map(|&(first, last)| first..=last);
        assert!(inside.eq('\0'..=char::MAX));
        // Beyond the plane, the grammars distinguish few ranges.
        let others = RANGES.iter().filter(|(first, _)| *first > '\u{FFFF}');
        assert!((30..200).contains(&others.count()));
    }
}
