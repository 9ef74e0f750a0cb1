//! How to do common things with this crate, page by page. Nothing in here is code to call.
//!
//! - [`coming_from`]: fluent-uri, oxiri, iri-string, iref and url, and what stands for their
//!   items here; which of their features this crate has
//! - [`equality`]: which equality to use
//! - [`errors`]: how to show an error to a person
//! - [`bulk_recipes`]: crawls in partitions, by Spark, DuckDB and GNU parallel

#[cfg(any(not(doctest), feature = "idna"))]
pub mod coming_from {
    #![doc = include_str!("coming_from.md")]
}
pub mod equality {
    #![doc = include_str!("equality.md")]
}
pub mod errors {
    #![doc = include_str!("errors.md")]
}
pub mod bulk_recipes {
    #![doc = include_str!("bulk_recipes.md")]
}
