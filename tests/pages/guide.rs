//! The pages of the guide: each is there for readers, and nothing in it is only said.
//!
//! That the code does what it shows, the tests of documentation find out; that the links lead
//! somewhere, `cargo doc`, which denies warnings.

use regex_automata::meta::Regex;
use std::fs;
use std::path::{Path, PathBuf};

fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// Names without `.md`, and texts.
fn pages() -> Vec<(String, String)> {
    let entries = fs::read_dir(source().join("guide")).unwrap().map(|entry| entry.unwrap().path());
    let mut pages: Vec<_> = entries
        .filter(|path| path.extension().is_some_and(|it| it == "md"))
        .map(|path| {
            let name = path.file_stem().unwrap().to_str().unwrap();
            (name.to_owned(), fs::read_to_string(&path).unwrap())
        })
        .collect();
    assert!(pages.len() > 6, "{pages:?}");
    pages.sort();
    pages
}

/// The files of the library in a folder, without the guide.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let files = entries.flat_map(|path| {
        if !path.is_dir() {
            vec![path]
        } else if path.ends_with("guide") || path.ends_with("bin") {
            Vec::new()
        } else {
            files(&path)
        }
    });
    files.filter(|path| path.extension().is_some_and(|it| it == "rs")).collect()
}

#[test]
fn each_page_is_in_the_guide_and_items_lead_to_it() {
    let guide = fs::read_to_string(source().join("guide/mod.rs")).unwrap();
    let readme = fs::read_to_string(source().join("../README.md")).unwrap();
    let items: String =
        files(&source()).iter().map(|path| fs::read_to_string(path).unwrap()).collect();
    let mut included = 0;
    for (name, page) in pages() {
        assert!(guide.contains(&format!("\"{name}.md\"")), "{name} is not included");
        assert!(guide.contains(&format!("[`{name}`]: ")), "{name} is not in the list");
        assert!(readme.contains(&format!("(src/guide/{name}.md)")), "{name} is not in README.md");
        assert!(items.contains(&format!("(crate::guide::{name}")), "no item leads to {name}");
        let mut lines = page.lines();
        assert!(lines.next().unwrap().starts_with("# "), "{name} has no title");
        let first = lines.find(|line| !line.is_empty()).unwrap();
        assert!(first.starts_with("After this page you can "), "{name}: {first}");
        included += 1;
    }
    assert_eq!(guide.matches(".md\"").count(), included);
    let laboratory = source().join("../crates/lab/src/guide");
    let entries = fs::read_dir(laboratory).unwrap().map(|entry| entry.unwrap().path());
    included += entries.filter(|path| path.extension().is_some_and(|it| it == "md")).count();
    assert!(included <= 30, "{included} pages, with those of the laboratory");
}

#[test]
fn all_code_of_the_guide_is_run() {
    let mut blocks = 0;
    for (name, page) in pages() {
        let mut is_code = false;
        for line in page.lines() {
            if line.trim_start().starts_with("```") {
                match line {
                    "```" => assert!(is_code, "{name}"),
                    // Run by the tests of documentation, and by those of this program.
                    "```rust" | "```console" => assert!(!is_code, "{name}"),
                    // What is shown and not run: the records of a browser, and a file.
                    "```text" | "```abnf" => assert!(!is_code, "{name}"),
                    // Run by the tests of the program `iri`.
                    "```yaml" if name == "in_ci" => assert!(!is_code, "{name}"),
                    // Each is found in what `.ci/long` runs, by the tests of that page.
                    "```sh" | "```python" | "```sql" if name == "bulk_recipes" => {}
                    _ => panic!("{name}: {line}"),
                }
                is_code = !is_code;
                blocks += usize::from(is_code);
            }
            assert!(is_code || !line.starts_with("    "), "{name}: {line}");
        }
    }
    assert!(blocks > 25, "{blocks}");
}

/// What stands for an item of another crate is a link, so that `cargo doc` finds out whether it
/// is there.
#[test]
fn items_in_the_tables_of_the_guide_are_links() {
    let link = Regex::new(r"\[[^\]]*\](\([^)]*\))?").unwrap();
    let mut rows = 0;
    for (name, page) in pages() {
        let mut is_table_of_items = false;
        for line in page.lines() {
            let Some(row) = line.strip_prefix("| ").and_then(|row| row.strip_suffix(" |")) else {
                is_table_of_items = false;
                continue;
            };
            let cell = row.split(" | ").last().unwrap();
            is_table_of_items |= matches!(cell, "iri-grammar" | "here");
            if !is_table_of_items || matches!(cell, "iri-grammar" | "here" | "---") {
                continue;
            }
            let rest = link
                .find_iter(cell)
                .fold(cell.to_owned(), |rest, found| rest.replacen(&cell[found.range()], "", 1));
            assert!(!rest.contains('`'), "{name}: {cell}");
            assert!(rest != cell || cell.starts_with("none"), "{name}: {cell}");
            rows += 1;
        }
    }
    assert!(rows > 150, "{rows}");
}

#[test]
fn links_within_pages_lead_to_headings() {
    let link = Regex::new(r"\]\(#([a-z0-9-]+)\)").unwrap();
    let mut links = 0;
    for (name, page) in pages() {
        let headings: Vec<String> = page
            .lines()
            .filter_map(|line| Some(line.strip_prefix('#')?.trim_start_matches('#').trim()))
            .map(|heading| heading.to_lowercase().replace(' ', "-").replace('`', ""))
            .collect();
        for found in link.captures_iter(&page) {
            let heading = &page[found.get_group(1).unwrap().range()];
            assert!(headings.iter().any(|it| it == heading), "{name}: #{heading}");
            links += 1;
        }
    }
    assert!(links > 8, "{links}");
}
