//! What has to hold of every input, as functions over octets: what the targets of cargo-fuzz call,
//! and what the ordinary tests call with seeds, corpus and regressions. The functions in them are
//! what the properties call with texts made up for each.

pub mod acceptance;
#[cfg(all(feature = "idna", feature = "tree"))]
pub mod detection;
#[cfg(feature = "advice")]
pub mod display;
pub mod editing;
#[cfg(feature = "idna")]
pub mod generation;
#[cfg(feature = "lab")]
pub mod grammar_texts;
#[cfg(feature = "lab")]
pub mod grammars;
#[cfg(feature = "idna")]
pub mod hosts;
pub mod input;
#[cfg(feature = "idna")]
pub mod ladder;
#[cfg(feature = "advice")]
pub mod lint;
#[cfg(feature = "idna")]
pub mod mapping;
#[cfg(feature = "idna")]
pub mod preparation;
pub mod resolution;

/// A target: its name, which is that of its folders, and its body.
pub type Target = (&'static str, fn(&[u8]));

#[cfg(all(feature = "advice", feature = "lab", feature = "tree"))]
pub const TARGETS: [Target; 13] = [
    ("acceptance", acceptance::run),
    ("detection", detection::run),
    ("display", display::run),
    ("editing", editing::run),
    ("generation", generation::run),
    ("grammars", grammars::run),
    ("grammar_texts", grammar_texts::run),
    ("hosts", hosts::run),
    ("ladder", ladder::run),
    ("lint", lint::run),
    ("mapping", mapping::run),
    ("preparation", preparation::run),
    ("resolution", resolution::run),
];
