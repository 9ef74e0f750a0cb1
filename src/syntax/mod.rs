//! Text in, trees out: the parse tree, and the typed tree that the walker makes.

mod component;
mod components;
mod in_order;
mod places;
mod recompose;
mod split;
mod table;
pub(crate) mod tables;
#[cfg(feature = "tree")]
mod tree;
#[cfg(feature = "tree")]
mod walker;

pub use component::Component;
pub use components::*;
pub(crate) use in_order::{all_in_order, in_order};
pub(crate) use places::Places;
pub(crate) use recompose::Parts;
pub use split::*;
pub(crate) use table::{NOWHERE, Octets, Rest, State, Stop, Table};
#[cfg(feature = "tree")]
pub use tree::*;

#[cfg(all(test, feature = "lab", feature = "tree"))]
#[path = "../../tests/unit/tables.rs"]
mod proofs;
