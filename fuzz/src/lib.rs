//! The bodies of the fuzz targets. Tests of the library and of its proofs call them, too.

#[path = "../bodies/mod.rs"]
pub mod bodies;
#[path = "../bodies/laboratory.rs"]
pub mod laboratory;
#[path = "../../tests/properties/literal.rs"]
mod literal;
#[path = "../bodies/packages.rs"]
pub mod packages;
#[path = "../bodies/peers.rs"]
pub mod peers;
