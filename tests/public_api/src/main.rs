//! Writes for each published library a list of its public items with their signatures, and
//! `without_example.txt`, the public items of `iri-grammar` whose documentation has no example.
//!
//! With `--check` it writes nothing, and fails where a file is not what it would write.
//!
//! What rustdoc says of a library as JSON is not stable. Where it comes in another format than
//! the one that a list was made from, the check is skipped, and says so.

mod examples;

use serde_json::Value;
use std::collections::BTreeSet;
use std::process::{Command, ExitCode};
use std::{env, error, fs};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// The published packages that have a library.
const LIBRARIES: [&str; 6] =
    ["iri-grammar", "iri-schemes", "abnf-lab", "iri-conformance", "character-names", "program-manual"];

fn main() -> Result<ExitCode, Box<dyn error::Error>> {
    let check = env::args().any(|argument| argument == "--check");
    document()?;
    let mut others = 0;
    for library in LIBRARIES {
        let path = format!("{ROOT}/target/public_api/doc/{}.json", library.replace('-', "_"));
        let json: Value = serde_json::from_slice(&fs::read(&path)?)?;
        let items = file(&format!("{library}.txt"));
        let format = format!("rustdoc JSON of format {}\n", json["format_version"]);
        if check && !fs::read_to_string(&items)?.starts_with(&format) {
            eprintln!("SKIPPED: {items} is not made from {format}");
            continue;
        }
        let api = public_api::Builder::from_rustdoc_json(path)
            .omit_blanket_impls(true)
            .omit_auto_trait_impls(true)
            .omit_auto_derived_impls(true)
            .sorted(true)
            .build()?;
        let mut texts = vec![(items, format!("{format}{api}"))];
        if library == "iri-grammar" {
            texts.push((file("without_example.txt"), examples::missing(&json)));
        }
        for (path, text) in texts {
            if !check {
                fs::write(path, text)?;
            } else {
                others += differences(&path, &fs::read_to_string(&path)?, &text);
            }
        }
    }
    Ok(ExitCode::from(u8::from(others > 0)))
}

fn file(name: &str) -> String {
    format!("{ROOT}/tests/public_api/{name}")
}

/// Shows the lines that the file has and should not, and those that it lacks.
fn differences(path: &str, old: &str, new: &str) -> usize {
    let [old, new] = [old, new].map(|text| text.lines().collect::<BTreeSet<_>>());
    let gone: Vec<_> = old.difference(&new).collect();
    let added: Vec<_> = new.difference(&old).collect();
    gone.iter().for_each(|line| eprintln!("{path}: - {line}"));
    added.iter().for_each(|line| eprintln!("{path}: + {line}"));
    gone.len() + added.len()
}

/// Writes what rustdoc says of the libraries with all features, as docs.rs shows them.
fn document() -> Result<(), Box<dyn error::Error>> {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(ROOT).args(["doc", "--quiet", "--lib", "--no-deps", "--all-features"]);
    cargo.args(LIBRARIES.map(|library| format!("--package={library}")));
    cargo.args(["--target-dir", "target/public_api"]).env("RUSTC_BOOTSTRAP", "1");
    cargo.env("RUSTDOCFLAGS", "-Z unstable-options --output-format json");
    if !cargo.status()?.success() {
        return Err("rustdoc failed".into());
    }
    Ok(())
}
