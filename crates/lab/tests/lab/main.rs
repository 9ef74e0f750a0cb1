//! The laboratory: its engines and its proofs.

extern crate alloc;

mod documents;
mod lab_budget;
mod lab_collect;
mod lab_core;
mod lab_diff;
mod lab_examples;
mod lab_export;
mod lab_extract;
mod lab_forest;
mod lab_lint;
mod lab_load;
mod lab_mutation;
mod lab_octets;
mod lab_peg;
mod lab_pictures;
mod lab_proof;
mod lab_questions;
mod lab_read;
mod lab_recursion;
mod lab_tagged;
mod lab_types;
mod lab_vectors;

#[path = "../../../../tests/support/mod.rs"]
mod support;
