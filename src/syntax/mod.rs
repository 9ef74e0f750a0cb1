//! Text in, trees out: the parse tree, and the typed tree that the walker makes.

mod components;
mod recompose;
mod split;
mod tree;
mod walker;

pub use components::*;
pub(crate) use recompose::Parts;
pub use split::*;
pub use tree::*;
pub(crate) use walker::walk;
