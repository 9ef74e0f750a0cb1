//! The npm package `iri-grammar`, as WebAssembly.
//!
//! Each exported function wraps a function of the library. `js/` adds options with defaults, and the
//! class of errors.

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
mod readers;
#[cfg(feature = "full")]
mod schemes;
#[cfg(feature = "core")]
mod tolerant;
#[cfg(feature = "page")]
mod tree;
