//! The tables of all productions: one file for each document, and one for the rules that several
//! documents share. `crates/proofs` generates these files.

use super::places::Places;
use super::table::{Automaton, COMMON, Rules, Stop, Table};
use crate::grammar::{Grammar, Production, Role, grammars};

#[rustfmt::skip]
pub(crate) mod common;

macro_rules! tables {
    ($($grammar:ident $module:ident $rows:ident $file:tt,)+) => {
        $(pub(crate) mod $module;)+

        /// The table of a production; `None` if its texts have no components.
        pub(super) fn table(production: Production) -> Option<&'static Table> {
            match production.grammar() {
                $(Grammar::$grammar => $module::TABLES[production.index()],)+
            }
        }

        /// The automata of all rules of a grammar.
        pub(crate) fn rules(grammar: Grammar) -> &'static Rules {
            match grammar {
                $(Grammar::$grammar => &$module::RULES,)+
            }
        }
    };
}

grammars!(tables);

impl Production {
    /// Whether the production accepts the whole `text`.
    pub fn matches(self, text: &str) -> bool {
        places(self, text).is_some()
    }
}

/// The places of the components, if the production accepts the whole text. If the
/// production has no table, the text is a path, or it has no components and its path is empty.
pub(crate) fn places(production: Production, text: &str) -> Option<Places> {
    if let Some(table) = table(production) {
        return table.places(text);
    }
    let fits = text.len() as u64 <= Places::LONGEST;
    let is_accepted = fits && rules(production.grammar()).accept(production.index(), text);
    let is_path = matches!(
        production.role(),
        Role::Path
            | Role::PathAbempty
            | Role::PathAbsolute
            | Role::PathNoscheme
            | Role::PathRootless
            | Role::PathOpaque
    );
    is_accepted.then(|| {
        let mut places = Places::default();
        if !is_path {
            places.clear_path(text.len());
        }
        places
    })
}

/// Whether a text is an IPv4address of the grammar. All documents except the oldest use the rule of
/// RFC 3986.
pub(crate) fn is_ipv4address(grammar: Grammar, text: &str) -> bool {
    match grammar {
        Grammar::UrlI18n07 => url_i18n_07::IPV4ADDRESS.matches(text),
        _ => common::COMMON.matches(common::IPV4ADDRESS, text),
    }
}

impl Rules {
    /// The automaton of a rule, and its start state for the rule in texts with or without a
    /// userinfo.
    fn start(&self, rule: usize, has_userinfo: bool) -> (&'static Automaton, usize) {
        let start = self.starts[rule][usize::from(has_userinfo)];
        let automaton = if start & COMMON == 0 { self.own } else { &common::COMMON };
        (automaton, usize::from(start & !COMMON))
    }

    /// Reads a text by a rule, and returns where the automaton stops. If `has_userinfo` is false, the
    /// automaton reads the authority without a userinfo.
    pub(crate) fn stop(&self, rule: usize, has_userinfo: bool, text: &str) -> Stop {
        let (automaton, start) = self.start(rule, has_userinfo);
        automaton.stop(start, text, 0)
    }

    /// Whether a rule accepts the whole text.
    pub(crate) fn accept(&self, rule: usize, text: &str) -> bool {
        // From this start state, the automaton also reads texts without a userinfo.
        let has_userinfo = true;
        self.stop(rule, has_userinfo, text).accepts(text)
    }

    /// The length in bytes of the longest prefix of the text that a rule accepts; `None` if it
    /// accepts no prefix.
    #[cfg(feature = "idna")]
    pub(crate) fn longest_prefix(&self, rule: usize, text: &str) -> Option<usize> {
        // From this start state, the automaton also reads texts without a userinfo.
        let has_userinfo = true;
        let (automaton, start) = self.start(rule, has_userinfo);
        let mut longest = None;
        automaton.follow(start, text, 0, |state, at| {
            if automaton.states[state].ends() {
                longest = Some(at);
            }
        });
        longest
    }
}
