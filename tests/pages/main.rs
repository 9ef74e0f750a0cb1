//! What the pages and comments of the project say, and that others can build on it.

mod bulk_recipes;
#[cfg(feature = "cli")]
mod conformance_page;
mod contributing;
mod dependants;
#[cfg(all(feature = "idna", feature = "tree"))]
mod documents;
#[cfg(all(feature = "advice", feature = "http", feature = "lab", feature = "url"))]
mod public_types;
#[cfg(all(feature = "idna", feature = "tree"))]
mod quotations;
#[cfg(all(feature = "cli", feature = "lab", feature = "suite"))]
mod readme;

#[path = "../support/mod.rs"]
mod support;
