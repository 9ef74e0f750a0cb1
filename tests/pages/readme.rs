//! README.md stays short, and shows all that its examples do.

use std::fs;
use std::path::Path;

fn readme() -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md")).unwrap()
}

#[test]
fn readme_has_no_more_than_200_lines() {
    let lines = readme().lines().count();
    assert!((100..=200).contains(&lines), "{lines}");
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
