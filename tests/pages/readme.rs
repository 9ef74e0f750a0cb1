//! README.md stays short and can be read anywhere; it and the list of the guide's pages are whole.

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

#[test]
fn every_page_of_the_guide_is_in_its_module() {
    let module = read("src/guide/mod.rs");
    let mut pages = 0;
    for folder in ["", "commands/"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/guide").join(folder);
        for entry in fs::read_dir(path).unwrap() {
            let name = entry.unwrap().file_name().into_string().unwrap();
            if name.ends_with(".md") {
                assert!(module.contains(&format!("\"{folder}{name}\"")), "{folder}{name}");
                pages += 1;
            }
        }
    }
    assert!(pages > 20, "{pages}");
}

/// The guide's pages that README.md leads to are there.
#[test]
fn readme_leads_to_pages_of_the_guide() {
    let page = read("README.md");
    let name = Regex::new(r"/guide/[a-z_]+/index\.html").unwrap();
    let mut pages = 0;
    for link in name.find_iter(&page) {
        let name = page[link.range()].split('/').nth(2).unwrap();
        assert!(!read(&format!("src/guide/{name}.md")).is_empty());
        pages += 1;
    }
    assert!(pages > 10, "{pages}");
}
