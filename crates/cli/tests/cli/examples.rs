//! Every example of every help text, run on files that show what it is for.

use crate::help::commands;
use crate::{ROOT, iri, support};
use std::fs;

#[path = "../../../../tests/support/examples.rs"]
mod program;

#[test]
fn every_example_shows_what_it_is_for() {
    let help = |command: Vec<String>| {
        let command: Vec<&str> = command.iter().map(String::as_str).collect();
        iri(&[&command[..], &["--help"]].concat()).stdout
    };
    let helps: Vec<String> = commands().into_iter().map(help).collect();
    let table = fs::read_to_string(format!("{ROOT}/tests/data/examples.toml")).unwrap();
    program::Program { name: "iri", path: env!("CARGO_BIN_EXE_iri"), root: ROOT }
        .shows_what_its_examples_are_for(&helps, &table);
}
