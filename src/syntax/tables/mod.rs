//! The tables of all productions, one file a document. They are generated: see
//! `tests/generator`.

use super::table::Table;
use crate::grammar::{Grammar, Production, grammars};

macro_rules! tables {
    ($($grammar:ident $module:ident $rows:ident $file:tt,)+) => {
        $(pub(crate) mod $module;)+

        /// The table of any production.
        pub(crate) fn of(production: Production) -> &'static Table {
            match production.grammar() {
                $(Grammar::$grammar => $module::TABLES[production.index()],)+
            }
        }
    };
}

grammars!(tables);

/// That of IPv4address, which all documents but the oldest have from RFC 3986.
pub(crate) fn ipv4address(grammar: Grammar) -> &'static Table {
    match grammar {
        Grammar::UrlI18n07 => &url_i18n_07::IPV4ADDRESS,
        _ => &rfc3986::IPV4ADDRESS,
    }
}
