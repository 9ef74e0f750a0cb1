//! What the pages and comments of the project say, and that others can build on it.

mod contributing;
mod dependants;
#[cfg(all(feature = "idna", feature = "tree"))]
mod documents;
mod guide;
mod links;
#[cfg(all(feature = "bidi", feature = "lab"))]
mod pictures;
#[cfg(all(feature = "advice", feature = "http", feature = "lab", feature = "url"))]
mod public_types;
#[cfg(all(feature = "idna", feature = "tree"))]
mod quotations;
mod readme;
mod security;

#[path = "../support/mod.rs"]
mod support;
