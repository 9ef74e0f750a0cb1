//! Parses a text into components, by generated tables, or into a parse tree, by pest.

mod characters;
mod components;
mod parts;
mod places;
mod recompose;
mod split;
mod table;
pub(crate) mod tables;
#[cfg(feature = "tree")]
mod tree;

pub use characters::Characters;
pub use components::*;
pub use parts::{Component, Parts, Span};
pub(crate) use parts::{PathRule, defined_spans, divide};
pub(crate) use places::Places;
pub(crate) use recompose::Recomposer;
pub use split::{GenericSplit, generic_split};
pub(crate) use split::{
    Splitter, has_octet, index_of_any, last_index_of, split_by_appendix_b, words,
};
pub(crate) use table::{Rules, Stop, Table};
#[cfg(feature = "tree")]
pub use tree::*;

#[cfg(all(test, feature = "proofs"))]
#[path = "../../crates/proofs/tests/proofs/tables.rs"]
mod proofs;
