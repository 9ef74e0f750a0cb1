//! README.md stays short, and shows all that its examples do.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

fn readme() -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md")).unwrap()
}

#[test]
fn readme_has_no_more_than_120_lines() {
    let lines = readme().lines().count();
    assert!((80..=120).contains(&lines), "{lines}");
}

/// What is hidden in documentation is shown elsewhere.
#[test]
fn readme_has_no_hidden_line() {
    let mut is_rust = false;
    for line in readme().lines() {
        if line.starts_with("```") {
            is_rust = line == "```rust";
        }
        assert!(!(is_rust && (line.starts_with("# ") || line == "#")), "{line}");
    }
}

/// One profile in all first examples; `which_idna` has the others.
#[test]
fn the_first_examples_have_one_idna() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut examples = 0;
    for page in [
        "README.md",
        "python/README.md",
        "src/lib.rs",
        "src/guide/tutorial.md",
        "src/guide/library.md",
        "crates/cli/src/to_uri.rs",
        "crates/cli/src/to_iri.rs",
        "crates/cli/src/display.rs",
    ] {
        let text = fs::read_to_string(root.join(page)).unwrap();
        for other in ["--idna idna2003 http", "--idna uts46 http", "Idna2003::", "Uts46::"] {
            assert!(!text.contains(other), "{page}: {other}");
        }
        for other in ["\"idna2003\")", "\"uts46\")"] {
            assert!(!text.contains(other), "{page}: {other}");
        }
        let of_2008 = ["--idna idna2008", "Idna2008::new()", "\"idna2008\")"];
        examples += of_2008.iter().map(|it| text.matches(it).count()).sum::<usize>();
    }
    assert!(examples >= 10, "{examples}");
}

/// The rows of the table of features say how many crates Cargo compiles with each of them alone.
#[test]
fn features_bring_as_many_crates_as_their_table_says() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/guide/features.md");
    let page = fs::read_to_string(path).unwrap();
    let (_, section) = page.split_once("\n# What a feature costs\n").unwrap();
    let mut features = 0;
    for line in section.lines().take_while(|line| !line.starts_with("# ")) {
        let cells: Vec<_> = line.trim_matches('|').split(" | ").map(str::trim).collect();
        let (Some(name), Some(count)) = (cells.first(), cells.get(2)) else { continue };
        let Some(name) = name.split('`').nth(1) else { continue };
        let crates = compiled(&["--no-default-features", "--features", name]);
        assert_eq!(crates.to_string(), *count, "{name}");
        features += 1;
    }
    assert_eq!(features, 8);
    let said = |row: &str| {
        let row = page.lines().find_map(|line| line.strip_prefix(row)).unwrap();
        row.split(" | ").next().unwrap().to_owned()
    };
    assert_eq!(
        compiled(&["--no-default-features"]).to_string(),
        said("| iri-grammar, no features | ")
    );
    let with_default = compiled(&[]);
    assert_eq!(with_default.to_string(), said("| iri-grammar, default features | "));
    let sentence = format!("compile {with_default} crates");
    assert!(readme().contains(&sentence), "{sentence}");
}

/// The number of crates that Cargo compiles for the library, without itself.
fn compiled(features: &[&str]) -> usize {
    let tree = ["tree", "--offline", "--quiet", "--package", "iri-grammar", "--prefix", "none"];
    let output = Command::new(env!("CARGO"))
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .args(tree)
        .args(["--edges", "normal,build"])
        .args(features)
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let crates = String::from_utf8(output.stdout).unwrap();
    let crates: BTreeSet<_> = crates.lines().map(|line| line.trim_end_matches(" (*)")).collect();
    crates.len() - 1
}
