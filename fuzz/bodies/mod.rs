//! Properties of every input. Each module has a function `run` over octets, which a target of
//! cargo-fuzz calls, and which ordinary tests call with seeds, corpus and regressions. Property tests
//! call the other functions with generated texts. The modules for the laboratory are in
//! `laboratory.rs`, those for packages that depend on the library in `packages.rs`, those that need other
//! implementations in `peers.rs`.

pub mod acceptance;
pub mod detection;
pub mod display;
pub mod editing;
pub mod generation;
pub mod hosts;
pub mod input;
pub mod ladder;
pub mod lint;
pub mod mapping;
pub mod preparation;
pub mod resolution;
