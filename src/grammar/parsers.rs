//! Calls the parser that pest generates for each document.

use super::{Grammar, Production, grammars};
use pest::RuleType;
use pest::Token;
use pest::iterators::Pairs;

/// An event of a match: first the number of nodes, then the beginning and the end of each node.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Event {
    /// This many nodes follow.
    Nodes(usize),
    /// The rule with this index begins at this byte.
    Start(usize, usize),
    /// The innermost rule that has not ended yet ends at this byte.
    End(usize),
}

macro_rules! parsers {
    ($($grammar:ident $module:ident $rows:ident $file:tt,)+) => {
        $(pub(super) mod $module {
            #[derive(pest_derive::Parser)]
            #[grammar = "grammar/core.pest"]
            #[grammar = $file]
            struct Document;

            /// Matches the rule with this index at the beginning of `input`: see `run_rule`.
            pub(crate) fn run(
                rule: usize,
                input: &str,
                visit: impl FnMut(super::Event),
            ) -> Option<usize> {
                super::run_rule::<Rule, Document>(
                    Rule::all_rules()[rule],
                    |rule| rule as usize,
                    input,
                    visit,
                )
            }

            /// The identifiers of the rules in the files, in their order.
            #[cfg(test)]
            pub(crate) fn names() -> alloc::vec::Vec<alloc::string::String> {
                Rule::all_rules().iter().map(|rule| alloc::format!("{rule:?}")).collect()
            }
        })+

        /// Matches the rule with this index, of the grammar, at the beginning of `input`: see
        /// `run_rule`.
        fn run(
            grammar: Grammar,
            rule: usize,
            input: &str,
            visit: impl FnMut(Event),
        ) -> Option<usize> {
            match grammar {
                $(Grammar::$grammar => $module::run(rule, input, visit),)+
            }
        }

        /// The identifiers of the rules of the grammar, in the order of its files.
        #[cfg(test)]
        pub(super) fn names(grammar: Grammar) -> alloc::vec::Vec<alloc::string::String> {
            match grammar {
                $(Grammar::$grammar => $module::names(),)+
            }
        }
    };
}

grammars!(parsers);

impl Production {
    /// Matches the production at the beginning of `input`. Calls `visit` with the events in the
    /// order of the text, and returns the number of bytes that the production matched; `None` if it
    /// does not match.
    pub(crate) fn run(self, input: &str, visit: impl FnMut(Event)) -> Option<usize> {
        run(self.grammar(), self.index(), input, visit)
    }
}

/// Matches `rule` at the beginning of `input`. Calls `visit` with the events in the order of the
/// text, and returns the number of bytes that the rule matched. If it does not match, there is no
/// event, and the result is `None`. `index` returns the index of a rule.
fn run_rule<R: RuleType, P: pest::Parser<R>>(
    rule: R,
    index: impl Fn(R) -> usize,
    input: &str,
    mut visit: impl FnMut(Event),
) -> Option<usize> {
    let pairs: Pairs<'_, R> = P::parse(rule, input).ok()?;
    let mut end = None;
    let tokens = pairs.tokens();
    // Each node has two tokens: its start and its end.
    visit(Event::Nodes(tokens.len() / 2));
    for token in tokens {
        visit(match token {
            Token::Start { rule, pos } => Event::Start(index(rule), pos.pos()),
            Token::End { pos, .. } => {
                end = Some(pos.pos());
                Event::End(pos.pos())
            }
        });
    }
    // A rule without a node matches one character, or refers to one rule that has a node.
    end.or_else(|| input.chars().next().map(char::len_utf8))
}
