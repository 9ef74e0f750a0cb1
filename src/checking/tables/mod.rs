//! The tables of errors of all productions, one file a document. They are generated: see
//! `tests/generator`.

use super::diagnosis::{Diagnoses, Document};
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

/// The tables of any production.
pub(crate) fn of(production: Production) -> &'static Diagnoses {
    match production.grammar() {
        Grammar::Rfc3986 => rfc3986::DIAGNOSES[production.index()],
        Grammar::Rfc3987 => rfc3987::DIAGNOSES[production.index()],
        Grammar::Rfc3987bis => rfc3987bis::DIAGNOSES[production.index()],
        Grammar::Leiri => leiri::DIAGNOSES[production.index()],
        Grammar::UrlI18n07 => url_i18n_07::DIAGNOSES[production.index()],
    }
}

pub(super) fn document(grammar: Grammar) -> &'static Document {
    match grammar {
        Grammar::Rfc3986 => &rfc3986::DOCUMENT,
        Grammar::Rfc3987 => &rfc3987::DOCUMENT,
        Grammar::Rfc3987bis => &rfc3987bis::DOCUMENT,
        Grammar::Leiri => &leiri::DOCUMENT,
        Grammar::UrlI18n07 => &url_i18n_07::DOCUMENT,
    }
}
