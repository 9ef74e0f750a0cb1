//! How to do common things with this crate, page by page. Nothing in here is code to call.
//!
//! - [`coming_from`]: fluent-uri, oxiri, iri-string, iref and url, and what stands for their
//!   items here
//! - [`features`]: what each of them has, and this crate
//! - [`rdf`]: references resolved, IRIs kept once, written back
//! - [`http`]: from an IRI to a request, and back to a screen
//! - [`equality`]: which equality to use
//! - [`editing`]: components, segments and pairs; data and what stands in the identifier
//! - [`errors`]: how to show an error to a person
//!
//! Whole programs: [`loader.rs`], [`link_checker.rs`] and [`editor.rs`] in `examples/`.
//!
//! [`loader.rs`]: https://docs.rs/crate/iri-grammar/latest/source/examples/loader.rs
//! [`link_checker.rs`]: https://docs.rs/crate/iri-grammar/latest/source/examples/link_checker.rs
//! [`editor.rs`]: https://docs.rs/crate/iri-grammar/latest/source/examples/editor.rs

// The pages link to what features add.
#![cfg_attr(
    not(all(
        feature = "advice",
        feature = "http",
        feature = "lab",
        feature = "tree",
        feature = "url"
    )),
    allow(rustdoc::broken_intra_doc_links)
)]

/// A page, in whose links the items of the crate have their names; its code is tested where it
/// has its features.
macro_rules! pages {
    ($($name:ident $file:literal $tested:meta;)*) => {$(
        #[cfg(any(not(doctest), $tested))]
        pub mod $name {
            #![doc = include_str!($file)]
            #[allow(unused_imports)]
            use crate::{resolution::Base, *};
        }
    )*};
}

pages! {
    coming_from "coming_from.md" feature = "idna";
    editing "editing.md" all();
    equality "equality.md" all();
    errors "errors.md" all();
    features "features.md" all();
    http "http.md" all(feature = "advice", feature = "http", feature = "url");
    rdf "rdf.md" all();
}
