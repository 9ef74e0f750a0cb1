//! The program `iri-suite`, run as a user runs it.

mod browser;
mod causes;
mod documents;
mod encodings;
mod expectations;
mod help;
mod http;
mod manifest;
mod page;
mod readers;
mod report;
mod server;
mod table;
mod wpt;

#[path = "../../../../tests/support/run.rs"]
mod run;

#[allow(dead_code, reason = "no test reads a file beside the project")]
#[path = "../../../../tests/support/mod.rs"]
mod support;

use run::{Run, Temporary, file};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

/// The folder of the package, in which the program runs.
const ROOT: &str = env!("CARGO_MANIFEST_DIR");

fn iri_suite(arguments: &[&str]) -> Run {
    command(arguments).output().unwrap().into()
}

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_iri-suite"));
    command.env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE").current_dir(ROOT);
    command.args(arguments).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// A generated folder.
struct Suite {
    folder: PathBuf,
    /// The manifest, and in it all records and what cannot be written.
    manifest: Value,
}

/// A folder that all tests read and none writes to. It is in cargo's folder, since a static value
/// is never dropped.
fn suite() -> &'static Suite {
    static SUITE: OnceLock<Suite> = OnceLock::new();
    SUITE.get_or_init(|| {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("suite");
        // Removes files of an earlier version.
        let _ = fs::remove_dir_all(&folder);
        generate(folder)
    })
}

fn generate(folder: PathBuf) -> Suite {
    generate_with(&[], folder)
}

/// Generates a folder with options before its name.
fn generate_with(options: &[&str], folder: PathBuf) -> Suite {
    let run = iri_suite(&[&["generate"], options, &[folder.to_str().unwrap()]].concat());
    assert_eq!((run.status, run.stderr.as_str()), (0, ""));
    let mut manifest = json(&folder.join("manifest.json"));
    let mut all = [Vec::new(), Vec::new()];
    for document in manifest["documents"].as_array().unwrap() {
        let Some(path) = document["records"].as_str() else { continue };
        let mut here = json(&folder.join(path));
        for (all, name) in all.iter_mut().zip(["records", "inexpressible"]) {
            all.append(here[name].as_array_mut().unwrap());
        }
    }
    let [records, inexpressible] = all;
    manifest["records"] = records.into();
    manifest["inexpressible"] = inexpressible.into();
    Suite { folder, manifest }
}

fn json(path: &Path) -> Value {
    serde_json::from_slice(&fs::read(path).unwrap()).unwrap()
}

impl Suite {
    fn path(&self) -> &str {
        self.folder.to_str().unwrap()
    }

    fn read(&self, file: &str) -> Vec<u8> {
        fs::read(self.folder.join(file)).unwrap()
    }

    fn records(&self) -> &[Value] {
        self.manifest["records"].as_array().unwrap()
    }

    fn record(&self, id: &str) -> &Value {
        let found = self.records().iter().find(|record| record["id"] == id);
        found.unwrap_or_else(|| panic!("{id}"))
    }
}

fn text<'v>(value: &'v Value, name: &str) -> &'v str {
    value[name].as_str().unwrap_or_else(|| panic!("{name} of {value}"))
}

/// All files under a folder, by their paths.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() { files.extend(self::files(&path)) } else { files.push(path) }
    }
    files.sort();
    files
}
