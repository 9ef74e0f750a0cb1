//! How to do common things with this crate, page by page. Nothing in here is code to call.
//!
//! - [`coming_from`]: fluent-uri, oxiri, iri-string, iref and url, and what stands for their
//!   items here
//! - [`features`]: what each of them has, and this crate
//! - [`rdf`]: references resolved, IRIs kept once, written back
//! - [`http`]: from an IRI to a request, and back to a screen
//! - [`equality`]: which equality to use
//! - [`which_idna`]: how the host of an IRI becomes a domain name
//! - [`editing`]: components, segments and pairs; data and what stands in the identifier
//! - [`errors`]: how to show an error to a person
//! - [`tutorial`]: ten minutes with the program and the library
//! - [`library`]: parse, build, edit, map and find identifiers in Rust
//! - [`commands`]: the program, with a page for each command
//! - [`bulk`]: files of any size, in parallel, and the objects that programs read
//! - [`bulk_recipes`]: crawls in partitions, by Spark, DuckDB and GNU parallel
//! - [`findings`]: what is legal but unwise, who says so, and what is better
//! - [`documents`]: the grammars, and where the documents disagree
//! - [`conformance`]: cases, and what carries out each sentence of the documents
//! - [`speed`]: how fast it is beside others
//!
//! Whole programs: `loader.rs`, `link_checker.rs` and `editor.rs` in `examples/` of the repository.
//!
//! How data flows, from a text to what is computed of it:
//!
#![doc = include_str!("pictures/architecture.svg")]
// The pages link to what features add.
#![cfg_attr(
    not(all(feature = "advice", feature = "http", feature = "tree", feature = "url")),
    allow(rustdoc::broken_intra_doc_links)
)]

/// A page with its pictures at the end, in whose links the items of the crate have their names;
/// its code is tested where it has its features.
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
    coming_from "coming_from.md" feature = "idna";
    editing "editing.md" all();
    equality "equality.md" + "pictures/ladder.svg" all();
    errors "errors.md" all();
    features "features.md" all();
    http "http.md" all(feature = "advice", feature = "http", feature = "url");
    rdf "rdf.md" all();
    tutorial "tutorial.md" feature = "idna";
    library "library.md" feature = "idna";
    bulk "bulk.md" all();
    bulk_recipes "bulk_recipes.md" all();
    findings "findings.md" all();
    documents "documents.md" all();
    conformance "conformance.md" all();
    speed "speed.md" all();
    which_idna "which_idna.md" feature = "idna";
}

pub mod commands {
    #![doc = include_str!("commands.md")]

    pages! {
        check "commands/check.md" all();
        parse "commands/parse.md" all();
        to_uri "commands/to_uri.md" all();
        to_iri "commands/to_iri.md" all();
        host "commands/host.md" all();
        leiri "commands/leiri.md" all();
        transcode "commands/transcode.md" all();
        resolve "commands/resolve.md" all();
        normalize "commands/normalize.md" all();
        compare "commands/compare.md" all();
        prepare "commands/prepare.md" all();
        find "commands/find.md" all();
        from_path "commands/from_path.md" all();
        bidi "commands/bidi.md" + "pictures/bidi.svg" all();
        display "commands/display.md" all();
        lint "commands/lint.md" all();
        grammar "commands/grammar.md" all();
        shell "commands/shell.md" all();
    }
}
