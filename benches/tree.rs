//! Derives the parse tree, next to pest's own parser of the same files.
//!
//! Each line has the medians of 21 rounds in which the sides take turns, in nanoseconds per text,
//! and their ratio. The library also makes its own tree of pest's result; the other side does not.

extern crate alloc;

#[path = "shared/rounds.rs"]
mod rounds;

use iri_grammar::Grammar;
use rounds::{Side, compare, corpora, long};

mod pest_alone {
    use pest::Parser;

    #[derive(pest_derive::Parser)]
    #[grammar = "../grammar/core.pest"]
    #[grammar = "../grammar/rfc3987.pest"]
    struct Document;

    /// The number of bytes that an IRI-reference takes.
    pub fn parse(text: &str) -> usize {
        Document::parse(Rule::IRI_reference, text).unwrap().as_str().len()
    }
}

fn main() {
    let production = Grammar::Rfc3987.reference();
    let sides: [Side<'_>; 2] = [
        ("iri-grammar", &|text| {
            let tree = production.parse(text).unwrap();
            tree.root().map_or(0, |root| root.span().end)
        }),
        ("pest", &pest_alone::parse),
    ];
    for texts in corpora().iter().chain([&long()]) {
        for text in &texts.texts {
            assert!(sides.iter().all(|(_, read)| read(text) == text.len()), "{text}");
        }
        compare(texts, &sides);
    }
}
