//! The tables of errors of all productions, one file a document. They are generated: see
//! `tests/generator`.

use super::diagnosis::{Diagnoses, Document};
use crate::grammar::{Grammar, Production, grammars};

macro_rules! tables {
    ($($grammar:ident $module:ident $rows:ident $file:tt,)+) => {
        $(pub(crate) mod $module;)+

        /// The tables of any production.
        pub(crate) fn of(production: Production) -> &'static Diagnoses {
            match production.grammar() {
                $(Grammar::$grammar => $module::DIAGNOSES[production.index()],)+
            }
        }

        pub(super) fn document(grammar: Grammar) -> &'static Document {
            match grammar {
                $(Grammar::$grammar => &$module::DOCUMENT,)+
            }
        }
    };
}

grammars!(tables);
