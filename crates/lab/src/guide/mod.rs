//! How to do common things with the laboratory, page by page. Nothing in here is code to call.
//!
//! - [`laboratory`]: grammars as data, with proofs
//! - [`recursive_rules`]: grammars whose rules refer to themselves
//! - [`reading_grammars`]: RFCs, drafts, other notations and grammars with mistakes
//! - [`authors`]: what changed in a standard's grammar and why, test cases to publish, other notations

/// A page with its pictures at the end, in whose links the items of the crate have their names.
macro_rules! pages {
    ($($name:ident $file:literal $(+ $picture:literal)*;)*) => {$(
        pub mod $name {
            #![doc = include_str!($file)]
            $(
                // Ends the paragraph before it.
                #![doc = ""]
                #![doc = include_str!($picture)]
            )*
            #[allow(unused_imports)]
            use crate::*;
        }
    )*};
}

pages! {
    laboratory "laboratory.md" + "pictures/IRI-reference.svg" + "pictures/IRI.svg"
        + "pictures/irelative-ref.svg";
    recursive_rules "recursive_rules.md";
    reading_grammars "reading_grammars.md";
    authors "authors.md";
}
