//! Writes `items.txt`, the public items of the library with their signatures, and
//! `without_example.txt`, those whose documentation has no example.
//!
//! With `--check` it writes nothing, and fails where a file is not what it would write.
//!
//! What rustdoc says of the library as JSON is not stable. Where it comes in another format than
//! the one that `items.txt` was made from, the check is skipped, and says so.

mod examples;

use serde_json::Value;
use std::collections::BTreeSet;
use std::process::{Command, ExitCode};
use std::{env, error, fs};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

fn main() -> Result<ExitCode, Box<dyn error::Error>> {
    let check = env::args().any(|argument| argument == "--check");
    let json = rustdoc_json()?;
    let items = file("items.txt");
    let format = format!("rustdoc JSON of format {}\n", json["format_version"]);
    if check && !fs::read_to_string(&items)?.starts_with(&format) {
        eprintln!("SKIPPED: {items} is not made from {format}");
        return Ok(ExitCode::SUCCESS);
    }
    let api = public_api::Builder::from_rustdoc_json(json_path())
        .omit_blanket_impls(true)
        .omit_auto_trait_impls(true)
        .omit_auto_derived_impls(true)
        .sorted(true)
        .build()?;
    let missing = examples::missing(&json);
    let texts = [(items, format!("{format}{api}")), (file("without_example.txt"), missing)];
    let mut others = 0;
    for (path, text) in texts {
        if !check {
            fs::write(path, text)?;
        } else {
            others += differences(&path, &fs::read_to_string(&path)?, &text);
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

fn json_path() -> String {
    format!("{ROOT}/target/public_api/doc/iri_grammar.json")
}

/// Of the library with the features that docs.rs shows.
fn rustdoc_json() -> Result<Value, Box<dyn error::Error>> {
    let cargo = || {
        let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        cargo.current_dir(ROOT);
        cargo
    };
    let metadata = cargo().args(["metadata", "--no-deps", "--format-version=1"]).output()?.stdout;
    let metadata: Value = serde_json::from_slice(&metadata)?;
    let packages = metadata["packages"].as_array().ok_or("no packages")?;
    let library = packages.iter().find(|it| it["name"] == "iri-grammar").ok_or("no library")?;
    let features = &library["metadata"]["docs"]["rs"]["features"];
    let features: Vec<_> =
        features.as_array().into_iter().flatten().flat_map(Value::as_str).collect();
    let status = cargo()
        .args([
            "rustdoc",
            "--quiet",
            "--package=iri-grammar",
            "--lib",
            "--no-default-features",
            "--features",
            &features.join(","),
        ])
        .args(["--target-dir", "target/public_api"])
        .args(["--", "-Z", "unstable-options", "--output-format", "json"])
        .env("RUSTC_BOOTSTRAP", "1")
        .status()?;
    if !status.success() {
        return Err("rustdoc failed".into());
    }
    Ok(serde_json::from_slice(&fs::read(json_path())?)?)
}
