//! What is said of texts that a document does not take, one file a document, and one of what
//! documents print alike. They are generated: see `crates/proofs`.

use super::answers::Document;
use crate::grammar::{Grammar, grammars};

#[rustfmt::skip]
mod common;

macro_rules! tables {
    ($($grammar:ident $module:ident $rows:ident $file:tt,)+) => {
        $(pub(crate) mod $module;)+

        pub(super) fn document(grammar: Grammar) -> &'static Document {
            match grammar {
                $(Grammar::$grammar => &$module::DOCUMENT,)+
            }
        }
    };
}

grammars!(tables);
