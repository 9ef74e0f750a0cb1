//! The guide to the laboratory, one page a task. This module has no code to call.
//!
//! - [`laboratory`]: grammars as data, with proofs
//! - [`recursive_rules`]: grammars whose rules refer to themselves
//! - [`reading_grammars`]: RFCs, drafts, other notations and grammars with mistakes
//! - [`morning`]: a draft with mistakes, a change and a pull request, from the first command to the last
//! - [`authors`]: a collected grammar, what changed and why, test cases to publish, other notations

/// A page with its pictures at the end. Its links use the names of the crate's items.
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
    morning "morning.md";
    authors "authors.md";
}
