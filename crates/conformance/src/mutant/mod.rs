//! Mutants of grammars: each changes one place of one rule.
//!
//! The [operators](Operator) are a finite list. The laboratory decides for each mutant whether it
//! accepts the same texts as the grammar, and [searches](Bench::witnesses) the shortest texts that
//! tell them apart.

mod bench;
mod component;
mod cover;
mod edit;
mod make;
mod operator;

pub use bench::{Bench, Decided, Start};
pub use component::composites;
pub use cover::{Chosen, Cover, Pool};
pub use make::{Mutant, Source};
pub use operator::Operator;

use iri_grammar::Grammar;

/// A document whose grammar is mutated.
#[derive(Debug, Clone, Copy)]
pub struct Subject {
    /// The grammar.
    pub grammar: Grammar,
    /// The name of the document in case files.
    pub document: &'static str,
    /// The productions that cases check: whole identifiers and references.
    pub starts: &'static [&'static str],
}

/// The documents with cases of `check`.
pub const SUBJECTS: [Subject; 3] = [
    Subject {
        grammar: Grammar::Rfc3986,
        document: "RFC 3986",
        starts: &["URI", "URI-reference", "absolute-URI", "relative-ref"],
    },
    Subject {
        grammar: Grammar::Rfc3987,
        document: "RFC 3987",
        starts: &["IRI", "IRI-reference", "absolute-IRI", "irelative-ref"],
    },
    Subject {
        grammar: Grammar::Rfc3987bis,
        document: "3987bis",
        starts: &["IRI", "IRI-reference"],
    },
];
