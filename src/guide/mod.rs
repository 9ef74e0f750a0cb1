//! The guide: one page for each task. These modules contain no items.
//!
//! Introduction:
//! - [`tutorial`]: ten minutes with the program and the library
//! - [`commands`]: every command of the program
//! - [`library`]: the rest of the library, in examples
//! - [`coming_from`]: from fluent-uri, oxiri, iri-string, iref and url
//!
//! Tasks:
//! - [`checking`]: check files, and get the parts of identifiers
//! - [`errors`]: show an error to a person
//! - [`linting`]: find what is legal but unwise
//! - [`in_ci`]: check and lint on GitHub, on GitLab and before each commit
//! - [`converting`]: map IRIs to URIs and back, read other encodings
//! - [`which_idna`]: choose how a host becomes a domain name
//! - [`resolving`]: resolve and generate references
//! - [`equality`]: choose an equality, compare, normalize
//! - [`editing`]: change components, segments and pairs
//! - [`preparing`]: repair any string as a URI or an IRI
//! - [`finding`]: find identifiers in text
//! - [`right_to_left`]: how right-to-left identifiers are displayed
//! - [`bulk`]: files of any size, in parallel
//! - [`bulk_recipes`]: crawls with Spark, DuckDB and GNU parallel
//! - [`rdf`]: resolve references of RDF, store each IRI once, write references
//! - [`http`]: from an IRI to a request, and back to a screen
//!
//! Reference:
//! - [`documents`]: the grammars, and where the documents disagree
//! - [`conformance`]: your own cases, and the code for each sentence
//! - [`findings`]: the catalogue of `iri lint`
//! - [`features`]: the features of this crate and its peers
//! - [`speed`]: speed, compared with the peers
//!
//! Whole programs: `loader.rs`, `link_checker.rs` and `editor.rs` in `examples/` of the repository.
//!
//! How data flows from a text to the results:
//!
#![doc = include_str!("pictures/architecture.svg")]
// The pages link to what features add.
#![cfg_attr(
    not(all(feature = "lint", feature = "http", feature = "tree", feature = "url")),
    allow(rustdoc::broken_intra_doc_links)
)]

/// Defines the pages, each with its pictures at the end. Links name the items of the crate. The code of
/// a page is tested if its features are on.
macro_rules! pages {
    ($($name:ident $file:literal $(+ $picture:literal)* $tested:meta;)*) => {$(
        #[cfg(any(not(doctest), $tested))]
        pub mod $name {
            #![doc = include_str!($file)]
            $(
                // Ends the paragraph before it.
                #![doc = ""]
                #![doc = include_str!($picture)]
            )*
            #[allow(unused_imports)]
            use crate::{resolution::Base, *};
        }
    )*};
}

pages! {
    tutorial "tutorial.md" feature = "idna";
    commands "commands.md" all();
    library "library.md" feature = "idna";
    coming_from "coming_from.md" feature = "idna";
    checking "checking.md" all();
    errors "errors.md" all();
    linting "linting.md" all();
    in_ci "in_ci.md" all();
    converting "converting.md" all();
    which_idna "which_idna.md" feature = "idna";
    resolving "resolving.md" all();
    equality "equality.md" + "pictures/ladder.svg" all();
    editing "editing.md" all();
    preparing "preparing.md" all();
    finding "finding.md" all();
    right_to_left "right_to_left.md" + "pictures/bidi.svg" all();
    bulk "bulk.md" all();
    bulk_recipes "bulk_recipes.md" all();
    rdf "rdf.md" all();
    http "http.md" all(feature = "lint", feature = "http", feature = "url");
    documents "documents.md" all();
    conformance "conformance.md" all();
    findings "findings.md" all();
    features "features.md" all();
    speed "speed.md" all();
}
