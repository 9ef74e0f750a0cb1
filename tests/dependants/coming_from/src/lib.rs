//! Tests of the page: a function for each row, whose comment is what the row has of the other crate. It
//! runs both columns, and compares them.
#![cfg(test)]

mod fluent_uri_rows;
mod iref_rows;
mod iri_string_rows;
mod normalize;
mod oxiri_rows;
mod page;
#[path = "../../../support/mod.rs"]
mod support;
mod texts;
mod url_rows;
