//! Links of the pages lead to files of the repository, as nothing is published.

use regex_automata::meta::Regex;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The files with these endings in a folder, and in the folders in it.
fn files(folder: &Path, endings: &[&str]) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let files = entries.flat_map(|path| {
        if !path.is_dir() {
            vec![path]
        } else if path.ends_with("target") {
            Vec::new()
        } else {
            files(&path, endings)
        }
    });
    files
        .filter(|path| endings.iter().any(|it| path.extension().is_some_and(|e| e == *it)))
        .collect()
}

/// The pages at the top, which are read as files.
fn pages() -> Vec<PathBuf> {
    let top = fs::read_dir(root()).unwrap().map(|entry| entry.unwrap().path());
    let mut pages: Vec<_> =
        top.filter(|path| path.extension().is_some_and(|it| it == "md")).collect();
    pages.extend(["python/README.md", "web/README.md"].map(|page| root().join(page)));
    pages.extend(files(&root().join("python/docs"), &["md"]));
    assert!(pages.len() > 4, "{pages:?}");
    pages
}

/// The targets of the links in a page.
fn targets(page: &str) -> Vec<&str> {
    let link = Regex::new(r"\]\([^()\s]*\)").unwrap();
    link.find_iter(page).map(|found| &page[found.start() + 2..found.end() - 1]).collect()
}

/// The name of a heading in links, as forges write it.
fn anchor(heading: &str) -> String {
    let name = heading.trim_start_matches('#').trim().to_lowercase().replace(' ', "-");
    name.chars().filter(|c| c.is_alphanumeric() || "-_".contains(*c)).collect()
}

/// What is wrong with a link from a file in this folder.
fn fault(folder: &Path, page: &str, target: &str) -> Option<&'static str> {
    if target.starts_with("https://") {
        return None;
    }
    let (file, section) = target.split_once('#').unwrap_or((target, ""));
    let page = match file {
        "" => page.to_owned(),
        _ if !folder.join(file).is_file() => return Some("no such file"),
        _ => fs::read_to_string(folder.join(file)).unwrap(),
    };
    let mut headings = page.lines().filter(|line| line.starts_with('#')).map(anchor);
    (!section.is_empty() && !headings.any(|it| it == section)).then_some("no such section")
}

#[test]
fn links_lead_to_files_and_sections_that_exist() {
    let mut links = 0;
    for path in pages() {
        let page = fs::read_to_string(&path).unwrap();
        for target in targets(&page) {
            let fault = fault(path.parent().unwrap(), &page, target);
            assert_eq!(fault, None, "{}: {target}", path.display());
            links += 1;
        }
    }
    assert!(links > 25, "{links}");
}

#[test]
fn a_link_that_leads_nowhere_is_found() {
    let page = "[a](b.md), [c](README.md#the-program) [d](#e)\n# E\n[f](#g)";
    let faults: Vec<_> = targets(page).into_iter().map(|it| fault(root(), page, it)).collect();
    assert_eq!(faults, [Some("no such file"), None, None, Some("no such section")]);
}

/// The pages of the guide are read with the documentation of the library, where a path leads nowhere:
/// they link to items and to each other.
#[test]
fn the_guide_links_to_items_and_not_to_files() {
    for path in files(&root().join("src/guide"), &["md"]) {
        let page = fs::read_to_string(&path).unwrap();
        for target in targets(&page) {
            let is_file = target.contains(".md") || target.contains(".rs") || target.contains('/');
            assert!(!is_file || target.starts_with("https://"), "{}: {target}", path.display());
        }
    }
}

/// A tag of an action of others can be moved to other code, a commit cannot.
#[test]
fn actions_of_others_are_named_by_commit() {
    let folders = [".github/workflows", "action", "src/guide", "crates/lab/src/guide"];
    let paths = folders.iter().flat_map(|it| files(&root().join(it), &["md", "yml"]));
    let mut count = 0;
    for path in paths.chain([root().join("action.yml")]) {
        let text = fs::read_to_string(&path).unwrap();
        for action in text.lines().filter_map(|it| it.trim().strip_prefix("- uses: ")) {
            let (name, rest) = action.split_once('@').unwrap();
            let commit = rest.split(' ').next().unwrap();
            let is_commit = commit.len() == 40 && commit.bytes().all(|it| it.is_ascii_hexdigit());
            let is_own = name.starts_with("OWNER/") && commit == "REVISION";
            assert!(is_commit || is_own, "{}: {name}@{commit}", path.display());
            count += 1;
        }
    }
    assert!(count > 6, "{count}");
}

#[test]
fn what_is_not_published_is_not_installed_from_there() {
    let sources = ["src", "examples"].iter().flat_map(|it| files(&root().join(it), &["md", "rs"]));
    for path in pages().into_iter().chain(sources) {
        let text = fs::read_to_string(&path).unwrap();
        for address in [
            "docs.rs/iri-grammar",
            "docs.rs/crate/iri-grammar",
            "crates.io/crates/iri-grammar",
            "cargo install iri-grammar",
            "cargo add iri-grammar",
            "pip install iri-grammar",
            "pip install iri_grammar",
        ] {
            assert!(!text.contains(address), "{}: {address}", path.display());
        }
    }
}
