//! `iri-conformance completions` and `iri-conformance man`.

use crate::PROGRAM;
use std::process::{Command, Output};

fn conformance(arguments: &[&str]) -> Output {
    Command::new(PROGRAM).args(arguments).output().unwrap()
}

#[test]
fn completions_and_manual_are_there() {
    for shell in ["bash", "fish", "zsh"] {
        let run = conformance(&["completions", shell]);
        assert!(run.status.success() && String::from_utf8(run.stdout).unwrap().contains("run-all"));
    }
    let page = String::from_utf8(conformance(&["man"]).stdout).unwrap();
    for part in ["iri-conformance 1", "\"IRI-CONFORMANCE RUN-ALL\"", "Exit status:\n"] {
        assert!(page.contains(part), "{part}: {page}");
    }
    let none = conformance(&["man", "none"]);
    assert!(none.status.code() == Some(2) && none.stdout.is_empty());
}
