//! The npm package `iri-grammar`, as WebAssembly.
//!
//! Each exported function wraps a function of the library. `js/` adds options with defaults, and the
//! class of errors.

#[cfg(feature = "core")]
mod core;
#[cfg(feature = "laboratory")]
mod facts;
#[cfg(feature = "full")]
mod full;
#[cfg(feature = "laboratory")]
mod laboratory;
#[cfg(feature = "lint")]
mod lint;
#[cfg(feature = "names")]
mod names;
mod object;
#[cfg(feature = "reading")]
mod readers;
#[cfg(feature = "full")]
mod schemes;
#[cfg(feature = "core")]
mod tolerant;
#[cfg(feature = "laboratory")]
mod tree;
