//! README.md stays short, and can be read anywhere.

use regex_automata::meta::Regex;
use std::fs;
use std::path::Path;

fn read(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap()
}

#[test]
fn readme_has_no_more_than_200_lines() {
    let lines = read("README.md").lines().count();
    assert!((100..=200).contains(&lines), "{lines}");
}

/// What is hidden in documentation is shown elsewhere; a relative link leads nowhere there.
#[test]
fn readme_has_no_hidden_line_and_no_relative_link() {
    let page = read("README.md");
    let (mut links, mut is_rust) = (0, false);
    let target = Regex::new(r"\]\([^)]*\)").unwrap();
    for line in page.lines() {
        if line.starts_with("```") {
            is_rust = line == "```rust";
        }
        assert!(!(is_rust && (line.starts_with("# ") || line == "#")), "{line}");
        for link in target.find_iter(line) {
            assert!(line[link.range()].starts_with("](https://"), "{line}");
            links += 1;
        }
    }
    assert!(links > 10, "{links}");
}
