//! Observes what a procedure does with the characters of a component. The procedure runs on a text
//! with the characters of a [sample](sample), and on a text with their percent-encodings.

use super::procedure::Procedure;
use super::rewriting::{Encoded, Plain, Rewriting};
use super::utf8::{Intervals, join};
use abnf_lab::{Alphabet, LabGrammar};
use iri_grammar::{Component, Grammar, Production};
use std::sync::LazyLock;

/// All characters in order, as ranges from first to last character. A range of the Basic
/// Multilingual Plane is one character; in the other planes, no grammar distinguishes the characters
/// of a range.
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

/// Returns the first and the last character of each range.
fn sample() -> impl Iterator<Item = char> {
    let ends = |&(first, last)| [Some(first), (first != last).then_some(last)];
    RANGES.iter().flat_map(ends).flatten()
}

/// Returns all characters with a value each. `value` is called for the sample. Both ends of a range
/// must have the same value, which is assumed for the whole range.
pub(super) fn observe<T: Copy + PartialEq>(mut value: impl FnMut(char) -> T) -> Intervals<T> {
    join(RANGES.iter().map(|&(first, last)| {
        let one = value(first);
        let is_same = first == last || value(last) == one;
        assert!(is_same, "{first:?} and {last:?} have different values");
        (first.into(), last.into(), one)
    }))
}

/// Returns the production of this name, or if the grammar has none, that with an `i` before the
/// name, as in grammars of IRIs.
pub(super) fn production(grammar: Grammar, name: &str) -> Production {
    let of_iris = || grammar.production(&format!("i{name}"));
    grammar.production(name).or_else(of_iris).expect("a production of RFC 3986 or RFC 3987")
}

/// A component of the references that a procedure reads.
pub(super) struct ObservedComponent {
    procedure: Procedure,
    component: Component,
    /// The production of the component in each grammar of the procedure.
    productions: Vec<Production>,
    /// The text that the component begins with in every observed reference.
    first: &'static str,
}

impl ObservedComponent {
    /// Returns the two kinds of hosts that a procedure may treat differently: US-ASCII only, and
    /// others.
    pub(super) fn hosts(procedure: Procedure) -> [Self; 2] {
        ["a", "\u{e9}"].map(|first| Self { first, ..Self::new(procedure, Component::Host) })
    }

    /// A component that begins with `a`, or with nothing if it is a port.
    pub(super) fn new(procedure: Procedure, component: Component) -> Self {
        let of_grammar = |&grammar| production(grammar, component.name());
        let productions = procedure.grammars().iter().map(of_grammar).collect();
        let first = if component == Component::Port { "" } else { "a" };
        ObservedComponent { procedure, component, productions, first }
    }

    /// Whether the procedure reads references in which the component is `self.first` and this text.
    pub(super) fn takes(&self, text: &str) -> bool {
        let text = [self.first, text].concat();
        self.productions.iter().any(|production| production.matches(&text))
    }

    /// Whether the procedure reads this character in the component. A host that begins with US-ASCII
    /// is observed with US-ASCII characters only.
    fn reads(&self, c: char) -> bool {
        let is_ascii_only = self.component == Component::Host && self.first.is_ascii();
        (c.is_ascii() || !is_ascii_only) && self.takes(c.encode_utf8(&mut [0; 4]))
    }

    /// Runs the procedure on a component that consists of `self.first` and this text. Returns the
    /// output for the text.
    fn carry_out(&self, text: &str) -> String {
        let output = self.whole_output(text);
        // The procedure may change `self.first`, too.
        let of_first = self.whole_output("");
        output.strip_prefix(&*of_first).expect("the first text of a component").to_owned()
    }

    /// Runs the procedure on a reference with a component that consists of `self.first` and this
    /// text. Returns the component of the output.
    fn whole_output(&self, text: &str) -> String {
        let (before, after) = match self.component {
            Component::Scheme => ("", ":"),
            Component::Userinfo => ("//", "@"),
            Component::Host => ("//", ""),
            Component::Port => ("//:", ""),
            Component::Path => ("/", ""),
            Component::Query => ("?", ""),
            Component::Fragment => ("#", ""),
        };
        let output = self.procedure.carry_out(&[before, self.first, text, after].concat());
        let inner = output.strip_prefix(before).and_then(|rest| rest.strip_suffix(after));
        inner.expect("the punctuation around a component stays").to_owned()
    }

    /// Returns what the procedure does with every character, and with its percent-encodings.
    /// Characters that it does not read in the component are kept: then the result also applies to
    /// the output of another procedure.
    pub(super) fn rewriting(&self) -> Rewriting {
        let lowers = self.reads('A') && self.carry_out("A") == "a";
        let plain = self.observe_plain(if lowers { Plain::Lower } else { Plain::Keep });
        // Some components, such as a scheme, contain no pct-encoded.
        if !self.takes("%61") {
            let encoded = observe(|_| Encoded::Keep);
            return Rewriting { plain, encoded, not_utf8: Encoded::Keep };
        }
        let not_utf8 = match &*self.carry_out("%ff") {
            "%ff" => Encoded::Keep,
            "%FF" => Encoded::Upper,
            other => panic!("%ff becomes {other}"),
        };
        let decoded = if lowers { Encoded::DecodeLower } else { Encoded::Decode };
        // The first one that explains the output counts: several may, if no digit is a letter.
        let encoded = self.observe_encoded(&[not_utf8, Encoded::Keep, Encoded::Upper, decoded]);
        Rewriting { plain, encoded, not_utf8 }
    }

    /// Runs the procedure on all characters of the sample that it reads. `kept` is what it does with a character
    /// that it does not percent-encode.
    fn observe_plain(&self, kept: Plain) -> Intervals<Plain> {
        let input: String = sample().filter(|c| self.reads(*c)).collect();
        let output = self.carry_out(&input);
        let (mut characters, mut output) = (input.chars().peekable(), OutputReader::new(&output));
        let plain = observe(|c| match characters.next_if_eq(&c) {
            Some(_) => output.next(c, &[kept, Plain::Encode], Plain::push),
            None => kept,
        });
        output.expect_end();
        plain
    }

    /// Runs the procedure on the percent-encodings of all characters of the sample, with digits in lower case. What
    /// it does with those of a character is the first candidate that explains the output.
    fn observe_encoded(&self, candidates: &[Encoded]) -> Intervals<Encoded> {
        let mut input = String::new();
        // `Keep` writes the percent-encodings of a character, with digits in lower case.
        sample().for_each(|c| Encoded::Keep.push(c, &mut input));
        let output = self.carry_out(&input);
        let mut output = OutputReader::new(&output);
        let encoded = observe(|c| output.next(c, candidates, Encoded::push));
        output.expect_end();
        encoded
    }
}

/// Reads the output for a text, character by character of the text.
struct OutputReader<'t> {
    /// The output that is not read yet.
    rest: &'t str,
    buffer: String,
}

impl<'t> OutputReader<'t> {
    fn new(rest: &'t str) -> Self {
        OutputReader { rest, buffer: String::new() }
    }

    /// Returns the first of the candidates whose result for the character is next in the output, and
    /// reads this result. `push` appends the result of a candidate.
    fn next<T: Copy>(&mut self, c: char, candidates: &[T], push: fn(T, char, &mut String)) -> T {
        for &candidate in candidates {
            self.buffer.clear();
            push(candidate, c, &mut self.buffer);
            if let Some(rest) = self.rest.strip_prefix(&*self.buffer) {
                self.rest = rest;
                return candidate;
            }
        }
        panic!("no candidate explains the output for {c:?}")
    }

    fn expect_end(self) {
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
    /// Appends the result for the percent-encodings of a character. The input has hexadecimal digits
    /// in lower case, so `Upper` differs from `Keep`.
    fn push(self, c: char, text: &mut String) {
        match self {
            Encoded::Keep => push_encoded(c, b"0123456789abcdef", text),
            Encoded::Upper => push_encoded(c, b"0123456789ABCDEF", text),
            Encoded::Decode => text.push(c),
            Encoded::DecodeLower => text.push(c.to_ascii_lowercase()),
        }
    }
}

/// Appends the percent-encodings of a character, with these hexadecimal digits.
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
