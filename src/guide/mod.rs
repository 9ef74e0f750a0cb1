//! How to do common things with this crate, page by page. Nothing in here is code to call.
//!
//! - [`coming_from`]: fluent-uri, oxiri, iri-string, iref and url, and what stands for their
//!   items here; which of their features this crate has
//! - [`equality`]: which equality to use
//! - [`errors`]: how to show an error to a person
//! - [`tutorial`]: ten minutes with the program and the library
//! - [`library`]: parse, build, edit, map and find identifiers in Rust
//! - [`commands`]: the program, with a page for each command
//! - [`bulk`]: files of any size, in parallel, and the objects that programs read
//! - [`laboratory`]: grammars as data, with proofs
//! - [`suite`]: documents that test IRIs, and what browsers make of them
//! - [`documents`]: the grammars, and where the documents disagree
//! - [`conformance`]: cases, and what carries out each sentence of the documents
//! - [`speed`]: how fast it is beside others

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
#[cfg(any(not(doctest), feature = "idna"))]
pub mod tutorial {
    #![doc = include_str!("tutorial.md")]
}
#[cfg(any(not(doctest), feature = "idna"))]
pub mod library {
    #![doc = include_str!("library.md")]
}
pub mod commands {
    #![doc = include_str!("commands.md")]

    /// A page for each line.
    macro_rules! pages {
        ($($page:ident $file:literal)*) => {
            $(#[doc = include_str!($file)] pub mod $page {})*
        };
    }

    pages! {
        check "commands/check.md"
        parse "commands/parse.md"
        to_uri "commands/to_uri.md"
        to_iri "commands/to_iri.md"
        host "commands/host.md"
        leiri "commands/leiri.md"
        transcode "commands/transcode.md"
        resolve "commands/resolve.md"
        normalize "commands/normalize.md"
        compare "commands/compare.md"
        prepare "commands/prepare.md"
        find "commands/find.md"
        from_path "commands/from_path.md"
        bidi "commands/bidi.md"
        display "commands/display.md"
        lint "commands/lint.md"
        grammar "commands/grammar.md"
        shell "commands/shell.md"
    }
}
pub mod bulk {
    #![doc = include_str!("bulk.md")]
}
pub mod laboratory {
    #![doc = include_str!("laboratory.md")]
}
pub mod suite {
    #![doc = include_str!("suite.md")]
}
pub mod documents {
    #![doc = include_str!("documents.md")]
}
pub mod conformance {
    #![doc = include_str!("conformance.md")]
}
pub mod speed {
    #![doc = include_str!("speed.md")]
}
