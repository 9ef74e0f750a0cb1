//! The tables in `src/syntax/tables` are what the laboratory makes of the grammars.
//! `cargo run --manifest-path tests/generator/Cargo.toml` writes them.
#![cfg(feature = "lab")]

use iri_grammar::{Grammar, lab};
use std::fs;
use std::path::PathBuf;

#[path = "generator/tables.rs"]
mod tables;

use tables::{Compiled, DOCUMENTS};

fn compiled() -> impl Iterator<Item = (Grammar, Compiled)> {
    Grammar::ALL.into_iter().zip(&DOCUMENTS).map(|(grammar, document)| {
        assert_eq!(grammar.name(), document.name);
        let pest = format!("{}{}", Grammar::core_pest(), grammar.pest());
        (grammar, Compiled::of(document, &pest))
    })
}

#[test]
fn tables_are_what_the_laboratory_makes_of_the_grammars() {
    for (_, compiled) in compiled() {
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(compiled.document.path());
        let written = fs::read_to_string(&path).unwrap();
        assert!(written == compiled.file(), "{} is not up to date", path.display());
    }
}
