//! The properties of packages that depend on the library.

#[path = "schemes.rs"]
pub mod schemes;
