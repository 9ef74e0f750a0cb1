//! The tables of all productions, one file a document, and one of what documents print alike. They
//! are generated: see `tests/generator`.

use super::places::Places;
use super::table::{Rules, Table};
use crate::grammar::{Grammar, Production, Role, grammars};

#[rustfmt::skip]
pub(crate) mod common;

macro_rules! tables {
    ($($grammar:ident $module:ident $rows:ident $file:tt,)+) => {
        $(pub(crate) mod $module;)+

        /// The table of a production whose texts have components.
        pub(super) fn of(production: Production) -> Option<&'static Table> {
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

/// Whether a production accepts the whole text.
pub(crate) fn take(production: Production, text: &str) -> bool {
    places(production, text).is_some()
}

/// Where the components are of a text that a production accepts.
pub(crate) fn places(production: Production, text: &str) -> Option<Places> {
    if let Some(table) = of(production) {
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

/// Whether a text is an IPv4address, which all documents but the oldest have from RFC 3986.
pub(crate) fn is_ipv4address(grammar: Grammar, text: &str) -> bool {
    match grammar {
        Grammar::UrlI18n07 => url_i18n_07::IPV4ADDRESS.takes(text),
        _ => common::COMMON.takes(common::IPV4ADDRESS, text),
    }
}
