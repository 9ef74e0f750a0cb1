//! Proves or refutes what the documents claim about languages and mappings: see [`claims`].
//!
//! The package also has two programs, `claims` and `generate`, and tests. The README says what the
//! programs and tests prove.

#[cfg(feature = "claims")]
pub mod claims;
