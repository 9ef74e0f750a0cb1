//! The npm package `iri-grammar`, as WebAssembly.
//!
//! Each function wraps one of the library. What JavaScript has on top, options with defaults and the
//! class of errors, is in `js/`.

#[cfg(feature = "core")]
mod core;
#[cfg(feature = "full")]
mod full;
#[cfg(feature = "page")]
mod laboratory;
#[cfg(feature = "lint")]
mod lint;
mod object;
#[cfg(feature = "page")]
mod tree;
