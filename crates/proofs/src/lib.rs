//! What the documents claim of languages and mappings, proved or refuted: see [`claims`].
//!
//! Beside the library there are two programs, `claims` and `generate`, and the tests: the README
//! says what each of them proves.

#[cfg(feature = "claims")]
pub mod claims;
