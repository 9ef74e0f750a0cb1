//! The generated tables of all productions: one file for each document, and one for the rules that
//! several documents share. `crates/proofs` generates them.

use super::places::Places;
use super::table::{Automaton, COMMON, Rules, Stop, Table};
use crate::grammar::{Grammar, Production, Role, grammars};

#[rustfmt::skip]
pub(crate) mod common;

macro_rules! tables {
    ($($grammar:ident $module:ident $rows:ident $file:tt,)+) => {
        $(pub(crate) mod $module;)+

        /// The table of a production, if its texts have components.
        pub(super) fn table(production: Production) -> Option<&'static Table> {
            match production.grammar() {
                $(Grammar::$grammar => $module::TABLES[production.index()],)+
            }
        }

        pub(crate) fn rules(grammar: Grammar) -> &'static Rules {
            match grammar {
                $(Grammar::$grammar => &$module::RULES,)+
            }
        }
    };
}

grammars!(tables);

impl Production {
    /// Whether the production accepts `text`, whole.
    pub fn matches(self, text: &str) -> bool {
        places(self, text).is_some()
    }
}

/// The places of the components, if the production accepts the whole text.
pub(crate) fn places(production: Production, text: &str) -> Option<Places> {
    if let Some(table) = table(production) {
        return table.places(text);
    }
    let fits = text.len() as u64 <= Places::LONGEST;
    let taken = fits && rules(production.grammar()).take(production.index(), text);
    let is_path = matches!(
        production.role(),
        Role::Path
            | Role::PathAbempty
            | Role::PathAbsolute
            | Role::PathNoscheme
            | Role::PathRootless
            | Role::PathOpaque
    );
    taken.then(|| {
        let mut places = Places::default();
        if !is_path {
            places.without_path(text.len());
        }
        places
    })
}

/// Whether a text is an IPv4address. All documents except the oldest take the rule from RFC 3986.
pub(crate) fn is_ipv4address(grammar: Grammar, text: &str) -> bool {
    match grammar {
        Grammar::UrlI18n07 => url_i18n_07::IPV4ADDRESS.matches(text),
        _ => common::COMMON.matches(common::IPV4ADDRESS, text),
    }
}

impl Rules {
    /// The automaton of a rule, and the state from which it reads the rule, in texts with a
    /// userinfo or without one.
    fn start(&self, rule: usize, userinfo: bool) -> (&'static Automaton, usize) {
        let start = self.starts[rule][usize::from(userinfo)];
        let automaton = if start & COMMON == 0 { self.own } else { &common::COMMON };
        (automaton, usize::from(start & !COMMON))
    }

    /// Reads a text by a rule as far as the rule accepts it. If `userinfo` is false, the authority
    /// is read without one.
    pub(crate) fn stop(&self, rule: usize, userinfo: bool, text: &str) -> Stop {
        let (automaton, start) = self.start(rule, userinfo);
        automaton.stop(start, text, 0)
    }

    /// Whether a rule accepts the whole text.
    pub(crate) fn take(&self, rule: usize, text: &str) -> bool {
        self.stop(rule, true, text).accepts(text)
    }

    /// The length of the longest prefix of the text that a rule accepts.
    #[cfg(feature = "idna")]
    pub(crate) fn longest(&self, rule: usize, text: &str) -> Option<usize> {
        let (automaton, start) = self.start(rule, true);
        let mut longest = None;
        automaton.follow(start, text, 0, |state, at| {
            if automaton.0.states[state].end != super::table::NO_END {
                longest = Some(at);
            }
        });
        longest
    }
}
