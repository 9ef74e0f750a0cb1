//! What a procedure does with the characters of a component, as it is observed: the procedure is
//! carried out on a text that has every character, and on one that has the percent-encodings of
//! every character.

use super::procedure::Procedure;
use super::rewriting::{Encoded, Plain, Rewriting};
use super::utf8::characters;
use iri_grammar::{Component, Grammar, Production};

/// The production of this name, which has an `i` before it in the grammars of IRIs.
pub(super) fn production(grammar: Grammar, name: &str) -> Production {
    let of_iris = || grammar.production(&format!("i{name}"));
    grammar.production(name).or_else(of_iris).expect("a production of RFC 3986 or RFC 3987")
}

/// A component of a reference that a procedure reads, and what stands before it.
pub(super) struct Place {
    procedure: Procedure,
    component: Component,
    /// With what the component begins.
    start: &'static str,
}

impl Place {
    /// The places in which a procedure may treat a character differently: it may depend on whether
    /// a host is US-ASCII only.
    pub(super) fn of_host(procedure: Procedure) -> [Self; 2] {
        ["a", "\u{e9}"].map(|start| Place { procedure, component: Component::Host, start })
    }

    pub(super) fn of(procedure: Procedure, component: Component) -> Self {
        let start = if component == Component::Port { "" } else { "a" };
        Place { procedure, component, start }
    }

    /// Whether the procedure reads references with this in the component.
    pub(super) fn takes(&self, text: &str) -> bool {
        let text = [self.start, text].concat();
        let mut grammars = self.procedure.grammars().iter();
        grammars.any(|&grammar| production(grammar, self.component.name()).takes(&text))
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

    /// What the procedure does with every character, and with the percent-encodings of every
    /// character. What it does not read in the component stays as it is, so that it can be applied
    /// to what another procedure made.
    pub(super) fn rewriting(&self) -> Rewriting {
        let is_read = |c: &char| self.takes(c.encode_utf8(&mut [0; 4]));
        let read: String = ('\0'..=char::MAX).filter(is_read).collect();
        let lowers = read.contains('A') && self.carry_out("A") == "a";
        let (letters, decoded) = match lowers {
            true => (Plain::Lower, Encoded::DecodeLower),
            false => (Plain::Keep, Encoded::Decode),
        };
        let made = self.carry_out(&read);
        let (mut read, mut made) = (read.chars().peekable(), Made::of(&made));
        let plain = characters(|c| match read.next_if_eq(&c) {
            Some(_) => made.next(c, &[letters, Plain::Encode], Plain::push),
            None => letters,
        });
        made.end();

        if !self.takes("%61") {
            let encoded = characters(|_| Encoded::Keep);
            return Rewriting { plain, encoded, not_utf8: Encoded::Keep };
        }
        let not_utf8 = match &*self.carry_out("%ff") {
            "%ff" => Encoded::Keep,
            "%FF" => Encoded::Upper,
            other => panic!("%ff becomes {other}"),
        };
        let mut all = String::new();
        ('\0'..=char::MAX).for_each(|c| Encoded::Keep.push(c, &mut all));
        let made = self.carry_out(&all);
        let mut made = Made::of(&made);
        let among = [not_utf8, Encoded::Keep, Encoded::Upper, decoded];
        let encoded = characters(|c| made.next(c, &among, Encoded::push));
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
