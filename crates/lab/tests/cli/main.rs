//! The program `abnf-lab`, run as a user runs it.

mod ambiguity;
mod authors;
mod collect;
mod commands;
mod diff;
#[cfg(unix)]
mod examples;
#[cfg(unix)]
mod files;
#[cfg(unix)]
mod limits;
mod lsp;
mod mistakes;
mod pages;
mod parse;
mod reading;
mod strings;
mod trees;

#[cfg(unix)]
#[path = "../../../../tests/support/ci.rs"]
mod ci;
#[path = "../../../../tests/support/run.rs"]
mod run;
#[path = "../../../../tests/support/mod.rs"]
mod support;

use run::{Run, Temporary, file};
use serde_json::Value;
use std::fs;
use std::process::{Command, Stdio};

const CHANGED: &str = "tests/data/ifragment.abnf";

fn lab(arguments: &[&str]) -> Run {
    lab_with(arguments, b"")
}

/// Runs the program with this standard input.
fn lab_with(arguments: &[&str], input: &[u8]) -> Run {
    Run::with(command(arguments), input)
}

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_abnf-lab"));
    command.env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE");
    command.args(arguments).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// A file whose name ends in `.pest`.
fn pest(content: &str) -> Temporary {
    let mut file = file("");
    file.path.push_str(".pest");
    fs::write(&file.path, content).unwrap();
    file
}

fn abnf(content: &str) -> Temporary {
    file(content)
}

fn of_rule<'o>(objects: &'o [Value], field: &str, rule: &str) -> &'o Value {
    objects.iter().find(|object| object[field] == rule).expect(rule)
}

#[cfg(feature = "manual")]
#[test]
fn completions_and_manual_are_there() {
    for shell in ["bash", "fish", "zsh"] {
        let run = lab(&["completions", shell]);
        assert!(run.status == 0 && run.stdout.contains("ambiguity"), "{shell}");
    }
    let page = lab(&["man"]).stdout;
    for part in ["abnf-lab 1", "\"ABNF-LAB DIFF\"", "abnf\\-lab diff iri.abnf iri.pest \\-\\-all\n"]
    {
        assert!(page.contains(part), "{part}: {page}");
    }
    assert!(lab(&["man", "diff"]).stdout.contains("abnf-lab-diff 1"));
    let none = lab(&["man", "none"]);
    assert!(none.status == 2 && none.stderr.contains("there is no command \"none\""));
}
