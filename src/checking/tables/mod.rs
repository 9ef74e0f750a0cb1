//! The answers for rejected texts: one file for each document, and one for the rules that several
//! documents share. `crates/proofs` generates the files.

use super::answers::Document;
use crate::grammar::{Grammar, grammars};

#[rustfmt::skip]
mod common;

macro_rules! tables {
    ($($grammar:ident $module:ident $rows:ident $file:tt,)+) => {
        $(pub(crate) mod $module;)+

        /// The automata and answers of this grammar.
        pub(super) fn document(grammar: Grammar) -> &'static Document {
            match grammar {
                $(Grammar::$grammar => &$module::DOCUMENT,)+
            }
        }
    };
}

grammars!(tables);
