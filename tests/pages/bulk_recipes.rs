//! The recipes for crawls. `.ci/long` runs them by `tests/bulk/recipes.py`, since they need what
//! is not always at hand; each block of the page has to be one that is run.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

const PAGE: &str = "src/guide/bulk_recipes.md";

fn text(file: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap()
}

#[cfg(feature = "cli")]
#[test]
fn commands_print_what_the_page_shows() {
    trycmd::TestCases::new().case(PAGE).run();
}

#[test]
fn each_block_is_run() {
    let page = text(PAGE);
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
