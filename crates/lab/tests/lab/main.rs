//! The laboratory: its engines, its proofs, and the library held against it.
#![cfg(feature = "lab")]

extern crate alloc;

mod claims;
mod documents;
mod lab_budget;
mod lab_core;
mod lab_diff;
#[cfg(feature = "tree")]
mod lab_engines;
mod lab_errors;
mod lab_export;
mod lab_extract;
mod lab_forest;
mod lab_lint;
mod lab_load;
mod lab_mutation;
mod lab_octets;
mod lab_peg;
mod lab_proof;
mod lab_questions;
mod lab_read;
mod lab_recursion;
mod lab_tagged;
mod lab_vectors;

#[path = "../support/mod.rs"]
mod support;
