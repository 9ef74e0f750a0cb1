//! The schemes: what their grammars accept and reject, and where; the documents that they come from;
//! and the tables beside the laboratory.

mod changed;
mod documents;
mod examples;
mod judged;
mod linear;
#[cfg(feature = "lint")]
mod lint_schemes;
mod more;
#[cfg(feature = "generator")]
mod pest;
mod sentences;
#[cfg(feature = "generator")]
mod tables;
mod types;

#[path = "../../../../fuzz/bodies/packages.rs"]
#[allow(dead_code, reason = "the targets of fuzzing call the rest")]
mod packages;
#[path = "../../../../tests/support/mod.rs"]
#[allow(dead_code)]
mod support;
