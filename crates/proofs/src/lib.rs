//! Proves or refutes what the documents claim about languages and mappings: see [`claims`].
//!
//! The package also has two programs, `claims` and `generate`, and tests. The README says what each
//! of them proves.

#[cfg(feature = "claims")]
pub mod claims;
