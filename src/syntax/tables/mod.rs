//! The tables of all productions, one file a document. They are generated: see
//! `tests/generator`.

use super::table::Table;
use crate::grammar::{Grammar, Production};

#[rustfmt::skip]
pub(crate) mod leiri;
#[rustfmt::skip]
pub(crate) mod rfc3986;
#[rustfmt::skip]
pub(crate) mod rfc3987;
#[rustfmt::skip]
pub(crate) mod rfc3987bis;
#[rustfmt::skip]
pub(crate) mod url_i18n_07;

/// The table of any production.
pub(crate) fn of(production: Production) -> &'static Table {
    match production.grammar() {
        Grammar::Rfc3986 => rfc3986::TABLES[production.index()],
        Grammar::Rfc3987 => rfc3987::TABLES[production.index()],
        Grammar::Rfc3987bis => rfc3987bis::TABLES[production.index()],
        Grammar::Leiri => leiri::TABLES[production.index()],
        Grammar::UrlI18n07 => url_i18n_07::TABLES[production.index()],
    }
}

/// That of IPv4address, which all documents but the oldest have from RFC 3986.
pub(crate) fn ipv4address(grammar: Grammar) -> &'static Table {
    match grammar {
        Grammar::UrlI18n07 => &url_i18n_07::IPV4ADDRESS,
        _ => &rfc3986::IPV4ADDRESS,
    }
}
