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

use super::lang::{Lang, NOTHING, Next};
use super::languages::Languages;

/// A state of the automaton that consumes the longest prefix in a language.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Longest {
    /// Before the mark. The language is what remains of a string of it.
    Consuming(Lang),
    /// After the mark, where no string of the language may end.
    Passed(Lang),
}

impl Languages {
    /// The meaning of the empty string: the mark, then anything.
    pub(super) fn match_nothing(&mut self) -> Lang {
        self.after_mark(self.everything())
    }

    /// The meaning of an expression that matches the strings of `rest` and consumes nothing.
    pub(super) fn after_mark(&mut self, rest: Lang) -> Lang {
        self.prefix_with(&[self.mark()], rest)
    }

    /// The strings on which the expression matches. Marks and tags in them are ignored.
    pub(super) fn strings_that_match(&mut self, marked: Lang) -> Lang {
        let domain = self.splice(marked, self.everything());
        let domain = self.erase_tags(domain);
        self.insert_marks(domain)
    }

    /// The strings on which the expression fails. Marks and tags in them are ignored.
    pub(super) fn strings_that_fail(&mut self, marked: Lang) -> Lang {
        let domain = self.strings_that_match(marked);
        self.difference(self.everything(), domain)
    }

    /// The meaning of `first | second`.
    pub(super) fn ordered_choice(&mut self, first: Lang, second: Lang) -> Lang {
        if second == NOTHING {
            return first;
        }
        let first_fails = self.strings_that_fail(first);
        let second = self.intersection(second, first_fails);
        self.union(first, second)
    }

    /// The meaning of an expression that consumes the longest prefix that is in a language without
    /// marks and tags. A mark separates what is consumed, read in the states `Consuming`, from what
    /// follows, read in the states `Passed`.
    pub(super) fn longest_prefix(&mut self, lang: Lang) -> Lang {
        let step = |languages: &mut Self, state: &Longest| {
            let (Longest::Consuming(rest) | Longest::Passed(rest)) = *state;
            let is_consuming = matches!(state, Longest::Consuming(_));
            let (everything, accepts) = (languages.everything(), languages.accepts_empty(rest));
            // Further marks and tags have no meaning.
            let other = if is_consuming { Next::Known(NOTHING) } else { Next::Open(state.clone()) };
            let mut next = vec![other; languages.symbols()];
            if is_consuming && accepts {
                next[languages.mark()] = Next::Open(Longest::Passed(rest));
            }
            let characters = languages.alphabet().len();
            for (class, target) in next.iter_mut().enumerate().take(characters) {
                *target = match languages.after(rest, class) {
                    NOTHING if is_consuming => Next::Known(NOTHING),
                    NOTHING => Next::Known(everything),
                    remaining if is_consuming => Next::Open(Longest::Consuming(remaining)),
                    // A longer prefix is in the language.
                    remaining if languages.accepts_empty(remaining) => Next::Known(NOTHING),
                    remaining => Next::Open(Longest::Passed(remaining)),
                };
            }
            (!is_consuming, next)
        };
        if lang == NOTHING {
            return NOTHING;
        }
        self.build_automaton(Longest::Consuming(lang), step, |_, _, _| {})
    }

    /// The meaning of `first ~ second`: the strings `uv` for each `u#v` of `first` with `v` in
    /// `second`.
    pub(super) fn splice(&mut self, first: Lang, second: Lang) -> Lang {
        let start = self.splice_operation(first, second, NOTHING);
        self.result_of(start)
    }

    /// The meaning of `once*`: rounds of `once` until it fails. Such a repetition is called
    /// possessive: it gives no round back, even if what follows it fails. pest rejects a repetition
    /// of the empty string.
    ///
    /// A round is a string `u#v` of `once`: it consumes `u`, and can require something of `v`, the
    /// text of later rounds, by lookahead. The next round matches this text: a string of `once` that also
    /// satisfies what `v` requires. One string can do both, since marks in `v` have no meaning. So one language
    /// describes what remains of a round together with what the rounds before it require of the same text.
    pub(super) fn possessive_star(&mut self, once: Lang) -> Lang {
        // What follows the last round.
        let stop = self.strings_that_fail(once);
        // There may be no round. Then it is as if a round had consumed nothing, and required nothing.
        let nothing = self.match_nothing();
        let once_or_nothing = self.union(once, nothing);
        let start = self.possessive_operation(once_or_nothing, once, stop);
        self.result_of(start)
    }
}
