//! The bodies of the targets, which the tests of the crate call, too.

#[path = "../bodies/mod.rs"]
pub mod bodies;
#[path = "../bodies/laboratory.rs"]
pub mod laboratory;
#[path = "../../tests/properties/literal.rs"]
mod literal;
