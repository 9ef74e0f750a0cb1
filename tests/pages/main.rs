//! What the pages and comments of the project say, and that others can build on it.

mod contributing;
mod dependants;
mod guide;
mod links;
#[cfg(feature = "lint")]
mod pictures;
#[cfg(all(feature = "lint", feature = "http", feature = "url"))]
mod public_types;
mod readme;
mod security;
#[cfg(feature = "serde")]
mod types;

#[path = "../support/mod.rs"]
mod support;
