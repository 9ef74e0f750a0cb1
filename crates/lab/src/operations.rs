//! Operations on regular languages.
//!
//! A state of a result is an [`Operation`] on minimal languages. Where a subset construction has a
//! set of states, this one has the language that these states accept together. So sets that accept
//! the same strings are one state from the start, and later results reuse the states that earlier
//! results computed.

use super::lang::Next;
use super::lang::{Class, Lang, NOTHING, Operation};
use super::languages::Languages;

use Operation::*;

impl Languages {
    /// The strings of either language.
    pub(super) fn union(&mut self, a: Lang, b: Lang) -> Lang {
        self.result_of(Union(a, b))
    }

    /// The strings of both languages.
    pub(super) fn intersection(&mut self, a: Lang, b: Lang) -> Lang {
        self.result_of(Intersection(a, b))
    }

    /// The strings of `a` that are not in `b`.
    pub(super) fn difference(&mut self, a: Lang, b: Lang) -> Lang {
        self.result_of(Difference(a, b))
    }

    /// A string of `a`, then one of `b`.
    pub(super) fn concatenation(&mut self, a: Lang, b: Lang) -> Lang {
        let start = self.concatenation_operation(a, b, NOTHING);
        self.result_of(start)
    }

    /// Any number of strings of `a` in sequence.
    pub(super) fn star(&mut self, a: Lang) -> Lang {
        let start = self.rounds_operation(self.empty_string(), a);
        self.result_of(start)
    }

    /// The strings of the language, with any marks and tags inserted at any place.
    pub(super) fn insert_marks(&mut self, a: Lang) -> Lang {
        self.result_of(Lift(a))
    }

    /// The strings of the language with the tags removed.
    pub(super) fn erase_tags(&mut self, a: Lang) -> Lang {
        if self.tags().is_empty() {
            return a;
        }
        let start = self.with_tags_passed(a);
        self.result_of(Erase(start))
    }

    /// The strings that are in the language when a mark is appended.
    pub(super) fn before_final_mark(&mut self, a: Lang) -> Lang {
        self.result_of(Whole(a))
    }

    /// Returns the strings of one of these symbols, then a string of `rest`.
    pub(super) fn prefix_with(&mut self, classes: &[Class], rest: Lang) -> Lang {
        if !self.may_go_on() {
            return NOTHING;
        }
        let mut next = vec![NOTHING; self.symbols()];
        for &class in classes {
            next[class] = rest;
        }
        self.find_or_add_state(false, &next)
    }

    /// Returns the operation for a string of `a` then one of `b`, or a string of `begun`, which is
    /// what remains of `b` where a string of `a` has ended already.
    fn concatenation_operation(&mut self, a: Lang, b: Lang, begun: Lang) -> Operation {
        if self.accepts_empty(a) {
            Concatenation(a, b, self.union(begun, b))
        } else {
            Concatenation(a, b, begun)
        }
    }

    /// Returns the operation for a string of `current`, the rest of the current round, then any
    /// number of strings of `a`.
    fn rounds_operation(&mut self, current: Lang, a: Lang) -> Operation {
        if self.accepts_empty(current) {
            Rounds(self.union(current, a), a)
        } else {
            Rounds(current, a)
        }
    }

    /// Returns the union of the language and of what remains of it after any tags at its start.
    fn with_tags_passed(&mut self, mut a: Lang) -> Lang {
        loop {
            let passed = self.tags().fold(a, |all, tag| self.union(all, self.after(a, tag)));
            if passed == a {
                return a;
            }
            a = passed;
        }
    }

    /// Returns the operation that replaces the mark of `first` by what `second` does with the rest
    /// of the string, or a string of `begun`: what remains of `second` after a mark that was
    /// passed.
    pub(super) fn splice_operation(&mut self, first: Lang, second: Lang, begun: Lang) -> Operation {
        let rest = self.after(first, self.mark());
        let ended = self.intersection(rest, second);
        Splice(first, second, self.union(begun, ended))
    }

    /// Returns the operation for `round`, what remains of a round, then rounds of `once`, then a
    /// string of `stop`: see [`possessive_star`](Self::possessive_star). If the mark can follow here,
    /// the round can end and the next one begin: a string of `once` that is also a string after the
    /// mark, which is all that this round and those before it require.
    pub(super) fn possessive_operation(
        &mut self,
        round: Lang,
        once: Lang,
        stop: Lang,
    ) -> Operation {
        let ended = self.after(round, self.mark());
        let more = self.intersection(once, ended);
        Possessive(self.union(round, more), once, stop)
    }

    /// Returns the language that results from an operation.
    pub(super) fn result_of(&mut self, operation: Operation) -> Lang {
        match self.known_or_open(operation) {
            Next::Known(lang) => lang,
            Next::Open(start) => self.build_automaton(
                start,
                |l, key| l.step(*key),
                |l, key, lang| {
                    l.results.insert(key, lang);
                },
            ),
        }
    }

    /// Returns the result of an operation if it needs no computation, else the operation, with the
    /// operands of a commutative one in ascending order.
    fn known_or_open(&self, operation: Operation) -> Next<Operation> {
        let (empty, all) = (self.empty_string(), self.everything());
        let known = match operation {
            Union(a, b) if a == b || b == NOTHING => Some(a),
            Union(NOTHING, b) => Some(b),
            Union(a, b) if a == all || b == all => Some(all),
            Intersection(a, b) if a == b || b == all => Some(a),
            Intersection(a, b) if a == all => Some(b),
            Intersection(NOTHING, _) | Intersection(_, NOTHING) => Some(NOTHING),
            Difference(a, b) if a == b || b == all => Some(NOTHING),
            Difference(a, NOTHING) => Some(a),
            Difference(NOTHING, _) => Some(NOTHING),
            // `begun` includes `b` if `a` accepts the empty string.
            Concatenation(a, b, begun) if a == NOTHING || a == empty || b == NOTHING => Some(begun),
            Concatenation(_, _, begun) if begun == all => Some(all),
            Rounds(NOTHING, _) => Some(NOTHING),
            Rounds(a, NOTHING) => Some(a),
            Lift(NOTHING) | Erase(NOTHING) | Whole(NOTHING) => Some(NOTHING),
            Lift(a) if a == all => Some(all),
            Splice(NOTHING, _, begun) => Some(begun),
            Possessive(NOTHING, ..) => Some(NOTHING),
            _ => None,
        };
        let operation = match operation {
            Union(a, b) if b < a => Union(b, a),
            Intersection(a, b) if b < a => Intersection(b, a),
            operation => operation,
        };
        match known.or_else(|| self.results.get(&operation).copied()) {
            Some(lang) => Next::Known(lang),
            None => Next::Open(operation),
        }
    }

    /// Returns whether the result of an operation accepts the empty string, and what follows each
    /// symbol.
    fn step(&mut self, operation: Operation) -> (bool, Vec<Next<Operation>>) {
        let ends = |lang| self.accepts_empty(lang);
        let accepts = match operation {
            Union(a, b) => ends(a) || ends(b),
            Intersection(a, b) => ends(a) && ends(b),
            Difference(a, b) => ends(a) && !ends(b),
            // If the first operand can end here, `begun` includes what follows.
            Concatenation(_, _, begun) | Splice(_, _, begun) => ends(begun),
            Rounds(a, _) | Lift(a) | Erase(a) => ends(a),
            Whole(a) => ends(self.after(a, self.mark())),
            // Each string of a possessive repetition has the mark, so none is empty.
            Possessive(..) => false,
        };
        let mut row = Vec::with_capacity(self.symbols());
        // Adjacent classes often have the same result.
        let mut previous = None;
        for symbol in 0..self.symbols() {
            let next = self.after_symbol(operation, symbol);
            row.push(match previous {
                Some((same, reduced)) if same == next => reduced,
                _ => {
                    let reduced = match next {
                        Next::Known(lang) => Next::Known(lang),
                        Next::Open(operation) => self.known_or_open(operation),
                    };
                    previous = Some((next, reduced));
                    reduced
                }
            });
        }
        (accepts, row)
    }

    /// Returns what remains of the result of an operation after a symbol.
    fn after_symbol(&mut self, operation: Operation, symbol: Class) -> Next<Operation> {
        let after = |lang| self.after(lang, symbol);
        let is_mark = symbol == self.mark();
        Next::Open(match operation {
            Union(a, b) => Union(after(a), after(b)),
            Intersection(a, b) => Intersection(after(a), after(b)),
            Difference(a, b) => Difference(after(a), after(b)),
            Concatenation(a, b, begun) => {
                let (a, begun) = (after(a), after(begun));
                self.concatenation_operation(a, b, begun)
            }
            Rounds(current, a) => {
                let current = after(current);
                self.rounds_operation(current, a)
            }
            // A tag or the mark, which can be inserted anywhere.
            Lift(a) if symbol >= self.alphabet().len() => Lift(a),
            Lift(a) => Lift(after(a)),
            Erase(_) if self.tags().contains(&symbol) => return Next::Known(NOTHING),
            Erase(a) => {
                let a = after(a);
                Erase(self.with_tags_passed(a))
            }
            Whole(_) if is_mark => return Next::Known(NOTHING),
            Whole(a) => Whole(after(a)),
            // The mark of `first` was replaced before; this one is that of `second`.
            Splice(_, _, begun) if is_mark => return Next::Known(after(begun)),
            Splice(first, second, begun) => {
                let (first, begun) = (after(first), after(begun));
                self.splice_operation(first, second, begun)
            }
            // The mark ends the last round: what follows must be a rest of that round and a string
            // of `stop`, on which no further round matches.
            Possessive(round, _, stop) if is_mark => {
                let ended = after(round);
                return Next::Known(self.intersection(ended, stop));
            }
            Possessive(round, once, stop) => {
                let round = after(round);
                self.possessive_operation(round, once, stop)
            }
        })
    }
}
