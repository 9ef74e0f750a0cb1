//! Proofs about the library: by the laboratory, by pest, and by transducers.

mod claims;
mod engines;
mod errors;
mod grammars_at_random;
mod sections;
mod transitions;

#[path = "../../../lab/tests/lab/documents.rs"]
#[allow(dead_code, reason = "the tests of the laboratory count states")]
mod documents;
#[path = "../../../../fuzz/bodies/laboratory.rs"]
mod laboratory;
#[path = "../../../../tests/support/mod.rs"]
mod support;
