//! What has to hold of every input, as functions over octets: what the targets of cargo-fuzz call,
//! and what the ordinary tests call with seeds, corpus and regressions. The functions in them are
//! what the properties call with texts made up for each. Those of the laboratory stand in
//! `laboratory.rs`.

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
