//! `iri suite`.

mod browser;
mod documents;
mod encodings;
mod expectations;
mod manifest;
mod page;
mod report;
mod server;

use crate::iri;
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// A generated folder.
struct Suite {
    folder: PathBuf,
    manifest: Value,
}

/// A folder that all tests read and none writes to. It is cargo's, as nothing that is static
/// goes away.
fn suite() -> &'static Suite {
    static SUITE: OnceLock<Suite> = OnceLock::new();
    SUITE.get_or_init(|| {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("suite");
        // What an earlier version has left there.
        let _ = fs::remove_dir_all(&folder);
        generate(folder)
    })
}

fn generate(folder: PathBuf) -> Suite {
    let run = iri(&["suite", "generate", folder.to_str().unwrap()]);
    assert_eq!((run.status, run.stderr.as_str()), (0, ""));
    let manifest = fs::read(folder.join("manifest.json")).unwrap();
    Suite { folder, manifest: serde_json::from_slice(&manifest).unwrap() }
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
        match path.is_dir() {
            true => files.extend(self::files(&path)),
            false => files.push(path),
        }
    }
    files.sort();
    files
}

#[test]
fn help_says_what_there_is_and_how_it_ends() {
    for command in ["generate", "serve", "run", "report"] {
        let help = iri(&["suite", command, "--help"]).stdout;
        for part in ["Examples:", "Exit status:", "jsonl"] {
            assert!(help.contains(part), "{help}");
        }
    }
    assert!(iri(&["man"]).stdout.contains("\"IRI SUITE RUN\""));
    // All on one line, as it is wrapped.
    let help = iri(&["suite", "generate", "--help"]).stdout;
    let help = help.split_whitespace().collect::<Vec<_>>().join(" ");
    for document in suite().manifest["documents"].as_array().unwrap() {
        assert!(help.contains(text(document, "encoding")), "{document}");
    }
}
