//! The exact meaning of pest's parsing expressions as regular languages.
//!
//! An expression either fails on a string or consumes a certain prefix of it. Its meaning is a
//! language of strings with a mark in them: `u#v`, where on `uv` the expression consumes `u`. Marks
//! in `v` have no meaning. With `#` also a symbol like any other, all follows from the ordinary
//! operations:
//!
//! * the strings on which `a` matches: `a` then everything;
//! * `a | b`: what `a` consumes, and what `b` consumes where `a` fails;
//! * `!a`: the mark, then a string on which `a` fails;
//! * `a ~ b`: the mark of `a` is replaced by what `b` does with the rest;
//! * `a*`: as `a ~ a*`, and where `a` fails, the mark.
//!
//! Each result is at once the smallest automaton of its language, without which the alternatives
//! of IPv6address would grow beyond all bounds.

use super::lang::{Lang, NOTHING};
use super::languages::Languages;

impl Languages {
    /// The marked language of the empty string: the mark, then anything.
    pub(super) fn taken_nothing(&mut self) -> Lang {
        self.after_mark(self.everything())
    }

    /// Nothing is consumed of these strings.
    pub(super) fn after_mark(&mut self, rest: Lang) -> Lang {
        self.prefixed(&[self.mark()], rest)
    }

    /// The strings, marks and tags in them ignored, on which the expression matches.
    pub(super) fn matched(&mut self, marked: Lang) -> Lang {
        let domain = self.spliced(marked, self.everything());
        let domain = self.erased(domain);
        self.lifted(domain)
    }

    /// The strings, marks and tags in them ignored, on which the expression fails.
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
    /// What earlier rounds demand of the rest is what the mark leads to, so that the rest of a
    /// round and what is demanded besides are one language.
    pub(super) fn possessive_star(&mut self, once: Lang) -> Lang {
        let stop = self.failed(once);
        // As after a round that has consumed nothing.
        let nothing = self.taken_nothing();
        let before = self.union(once, nothing);
        let start = self.possessive(before, once, stop);
        self.result_of(start)
    }
}
