//! Every command that README.md and the pages of the guide show, with the output that they show.

mod conformance_page;
#[allow(dead_code, reason = "the tests of quotations use more of it")]
#[path = "../../../proofs/tests/documents/documents.rs"]
mod documents;
mod picture;
#[path = "../../../../tests/support/mod.rs"]
mod support;

use std::collections::BTreeSet;
use std::process::Command;
use std::{env, fs};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

#[test]
fn commands_print_what_the_pages_show() {
    env::set_current_dir(ROOT).unwrap();
    let pages = ["README.md", "crates/cli/README.md", "src/guide/*.md"];
    let cases = trycmd::TestCases::new();
    pages.iter().for_each(|page| {
        cases.case(page);
    });
    cases.run();
}

/// Each command of the table in README.md can be carried out, here with a file of the tests for `FILE`.
#[test]
fn commands_of_the_table_are_carried_out() {
    let program = std::path::Path::new(env!("CARGO_BIN_EXE_iri"));
    let path = format!("{}:{}", program.parent().unwrap().display(), env::var("PATH").unwrap());
    let readme = text("README.md");
    let (_, table) = readme.split_once("\n## How do I").unwrap();
    let commands: Vec<_> = table.split('`').filter(|code| code.starts_with("iri ")).collect();
    assert!(commands.len() > 15, "{commands:?}");
    for command in commands {
        let call = command.replace("FILE", "tests/data/page.html");
        let mut shell = Command::new("sh");
        let run = shell.args(["-c", &call]).env("PATH", &path).current_dir(ROOT).output().unwrap();
        let stderr = String::from_utf8_lossy(&run.stderr);
        assert!(matches!(run.status.code(), Some(0 | 1)), "{command}: {stderr}");
    }
}

fn text(file: &str) -> String {
    fs::read_to_string(format!("{ROOT}/{file}")).unwrap()
}

/// `.ci/long` runs the recipes for crawls by `tests/bulk/recipes.py`, since they need what is not
/// always at hand; each block of the page has to be one that is run.
#[test]
fn each_block_is_run() {
    let page = text("src/guide/bulk_recipes.md");
    let harness = text("tests/bulk/recipes.py");
    let (mut section, mut blocks, mut is_within) = ("", BTreeSet::new(), false);
    for line in page.lines() {
        match (line.strip_prefix("```"), line.strip_prefix("## ")) {
            (Some(language), _) => {
                if !is_within && language != "console" {
                    blocks.insert((section, language));
                }
                is_within = !is_within;
            }
            (None, Some(heading)) if !is_within => section = heading,
            _ => {}
        }
    }
    assert!(blocks.len() > 4, "{blocks:?}");
    for (section, language) in blocks {
        let call = match language {
            "sh" => format!("shell(\"{section}\")"),
            _ => format!("recipe(\"{section}\", \"{language}\")"),
        };
        assert!(harness.contains(&call), "tests/bulk/recipes.py has no {call}");
    }
}
