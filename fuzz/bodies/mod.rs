//! Properties of every input, as functions over octets. The targets of cargo-fuzz call them, and so
//! do ordinary tests with seeds, corpus and regressions. Property tests call the functions inside
//! of them with generated texts. Those of the laboratory are in `laboratory.rs`.

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
