//! What a procedure does with the characters of a component, as it is observed: the procedure is
//! carried out on a text that has the characters of a [sample](sample), and on one that has their
//! percent-encodings.

use super::procedure::Procedure;
use super::rewriting::{Encoded, Plain, Rewriting};
use super::utf8::{Intervals, joined};
use abnf_lab::{Alphabet, LabGrammar};
use iri_grammar::{Component, Grammar, Production};
use std::sync::LazyLock;

/// All characters, in order: each of the Basic Multilingual Plane, and ranges of the other planes
/// whose characters no grammar tells apart, by their first and their last.
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

/// All characters, each with a value, which is asked for those of the sample: the ends of a range
/// have to have the same, which is taken for that of the range.
pub(super) fn observed<T: Copy + PartialEq>(mut value: impl FnMut(char) -> T) -> Intervals<T> {
    joined(RANGES.iter().map(|&(first, last)| {
        let one = value(first);
        assert!(first == last || value(last) == one, "{first:?} and {last:?} are told apart");
        (first.into(), last.into(), one)
    }))
}

/// The production of this name, which has an `i` before it in the grammars of IRIs.
pub(super) fn production(grammar: Grammar, name: &str) -> Production {
    let of_iris = || grammar.production(&format!("i{name}"));
    grammar.production(name).or_else(of_iris).expect("a production of RFC 3986 or RFC 3987")
}

/// A component of a reference that a procedure reads, and what stands before it.
pub(super) struct Place {
    procedure: Procedure,
    component: Component,
    /// What the component is in each grammar of the procedure.
    productions: Vec<Production>,
    /// With what the component begins.
    start: &'static str,
}

impl Place {
    /// The places in which a procedure may treat a character differently: it may depend on whether
    /// a host is US-ASCII only.
    pub(super) fn of_host(procedure: Procedure) -> [Self; 2] {
        ["a", "\u{e9}"].map(|start| Place { start, ..Place::of(procedure, Component::Host) })
    }

    pub(super) fn of(procedure: Procedure, component: Component) -> Self {
        let of_grammar = |&grammar| production(grammar, component.name());
        let productions = procedure.grammars().iter().map(of_grammar).collect();
        let start = if component == Component::Port { "" } else { "a" };
        Place { procedure, component, productions, start }
    }

    /// Whether the procedure reads references with this in the component.
    pub(super) fn takes(&self, text: &str) -> bool {
        let text = [self.start, text].concat();
        self.productions.iter().any(|production| production.takes(&text))
    }

    /// Whether it reads this character there: a host is US-ASCII only if it begins so.
    fn reads(&self, c: char) -> bool {
        let is_ascii_only = self.component == Component::Host && self.start.is_ascii();
        (c.is_ascii() || !is_ascii_only) && self.takes(c.encode_utf8(&mut [0; 4]))
    }

    /// What becomes of this in the component.
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
        // The start is made something of, too: what, is seen where it stands alone.
        if text.is_empty() {
            return inner.to_owned();
        }
        let start = self.carry_out("");
        inner.strip_prefix(&*start).expect("the start of a component").to_owned()
    }

    /// What the procedure does with every character, and with its percent-encodings. What it does not
    /// read in the component stays as it is, so that it can be applied to what another procedure made.
    pub(super) fn rewriting(&self) -> Rewriting {
        let read: String = sample().filter(|c| self.reads(*c)).collect();
        let lowers = read.contains('A') && self.carry_out("A") == "a";
        let (letters, decoded) = match lowers {
            true => (Plain::Lower, Encoded::DecodeLower),
            false => (Plain::Keep, Encoded::Decode),
        };
        let made = self.carry_out(&read);
        let (mut read, mut made) = (read.chars().peekable(), Made::of(&made));
        let plain = observed(|c| match read.next_if_eq(&c) {
            Some(_) => made.next(c, &[letters, Plain::Encode], Plain::push),
            None => letters,
        });
        made.end();

        if !self.takes("%61") {
            let encoded = observed(|_| Encoded::Keep);
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
        let encoded = observed(|c| made.next(c, &among, Encoded::push));
        made.end();
        Rewriting { plain, encoded, not_utf8 }
    }
}

/// What has become of a text, as much of it as is left.
struct Made<'t> {
    rest: &'t str,
    shown: String,
}

impl<'t> Made<'t> {
    fn of(rest: &'t str) -> Self {
        Made { rest, shown: String::new() }
    }

    /// What has become of the next character: the first of these that shows.
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
    /// Appends what becomes of a character.
    fn push(self, c: char, text: &mut String) {
        match self {
            Plain::Keep => text.push(c),
            Plain::Lower => text.push(c.to_ascii_lowercase()),
            Plain::Encode => push_encoded(c, b"0123456789ABCDEF", text),
        }
    }
}

impl Encoded {
    /// Appends what becomes of the percent-encodings of a character, of which digits are in lower
    /// case, so that it is seen where they become upper case.
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
        // Beyond the plane, the grammars tell few ranges apart.
        let others = RANGES.iter().filter(|(first, _)| *first > '\u{FFFF}');
        assert!((30..200).contains(&others.count()));
    }
}
