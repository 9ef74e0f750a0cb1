//! The exact meaning of pest's parsing expressions as regular languages.
//!
//! An expression either fails on a string or consumes one prefix of it. Its meaning is a language
//! of strings with a mark in them: `u#v` means that on `uv` the expression consumes `u`. Further
//! marks in `v` have no meaning. With `#` as a symbol like any other, all constructs are ordinary
//! operations:
//!
//! * the strings on which `a` matches: `a` then everything;
//! * `a | b`: what `a` consumes, or if `a` fails, what `b` consumes;
//! * `!a`: the mark, then a string on which `a` fails;
//! * `a ~ b`: the mark of `a` is replaced by what `b` does with the rest;
//! * `a*`: as `a ~ a*`, or if `a` fails, the mark.
//!
//! Each result is the minimal automaton of its language at once. Otherwise the alternatives of
//! IPv6address would grow without bound.

use super::lang::{Lang, NOTHING};
use super::languages::Languages;

impl Languages {
    /// The meaning of the empty string: the mark, then anything.
    pub(super) fn taken_nothing(&mut self) -> Lang {
        self.after_mark(self.everything())
    }

    /// The meaning of an expression that consumes nothing of these strings.
    pub(super) fn after_mark(&mut self, rest: Lang) -> Lang {
        self.prefixed(&[self.mark()], rest)
    }

    /// The strings on which the expression matches. Marks and tags in them are ignored.
    pub(super) fn matched(&mut self, marked: Lang) -> Lang {
        let domain = self.spliced(marked, self.everything());
        let domain = self.erased(domain);
        self.lifted(domain)
    }

    /// The strings on which the expression fails. Marks and tags in them are ignored.
    pub(super) fn failed(&mut self, marked: Lang) -> Lang {
        let domain = self.matched(marked);
        self.difference(self.everything(), domain)
    }

    /// `first | second`.
    pub(super) fn ordered(&mut self, first: Lang, second: Lang) -> Lang {
        if second == NOTHING {
            return first;
        }
        let left = self.failed(first);
        let second = self.intersection(second, left);
        self.union(first, second)
    }

    /// `first ~ second`: the strings `uv` for each `u#v` of `first` where `v` is in `second`.
    pub(super) fn spliced(&mut self, first: Lang, second: Lang) -> Lang {
        let start = self.splice(first, second, NOTHING);
        self.result_of(start)
    }

    /// `once*`: rounds of `once` until it fails. pest rejects a repetition of the empty string.
    ///
    /// What earlier rounds require of the rest of the string is the language after the mark. So the
    /// rest of the current round and these requirements are one language.
    pub(super) fn possessive_star(&mut self, once: Lang) -> Lang {
        let stop = self.failed(once);
        // The start is as after a round that consumed nothing.
        let nothing = self.taken_nothing();
        let before = self.union(once, nothing);
        let start = self.possessive(before, once, stop);
        self.result_of(start)
    }
}
