//! Published files that tests read where they are there.

use std::env;
use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

/// The specification of this file name, in `$IRI_SHARED/spec` or `../shared/spec`. Where
/// it is not there, says so, also where the output of tests is captured.
#[allow(dead_code, reason = "not every test reads one")]
pub fn specification(file: &str) -> Option<String> {
    let beside = || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../shared");
    let shared = env::var_os("IRI_SHARED").map_or_else(beside, PathBuf::from);
    let text = fs::read_to_string(shared.join("spec").join(file)).ok();
    if text.is_none() {
        say(&format!("SKIPPED: {file} is not there; set IRI_SHARED to the folder over spec/"));
    }
    text
}

/// Writes a line to standard error, past the capture of `cargo test`.
pub fn say(line: &str) {
    let _ = writeln!(io::stderr(), "{line}");
}

/// A test file that the published package of a crate has, from the sources that cargo has
/// unpacked. Where it is not there, says so.
#[allow(dead_code, reason = "not every test reads one")]
pub fn packaged(package: &str, file: &str) -> Option<String> {
    let home = || env::var_os("HOME").map(|home| PathBuf::from(home).join(".cargo"));
    let cargo = env::var_os("CARGO_HOME").map(PathBuf::from).or_else(home);
    let registries = cargo.map(|cargo| cargo.join("registry/src"));
    let registries = registries.and_then(|registries| fs::read_dir(registries).ok());
    let text = registries
        .into_iter()
        .flatten()
        .flatten()
        .find_map(|registry| fs::read_to_string(registry.path().join(package).join(file)).ok());
    if text.is_none() {
        say(&format!("SKIPPED: {file} of {package} is not among the sources of cargo"));
    }
    text
}

/// The corpus of this file name, in `$IRI_SHARED/corpus` or `../shared/corpus`. Where it is
/// not there, says so.
#[allow(dead_code, reason = "not every test reads one")]
pub fn corpus(file: &str) -> Option<String> {
    let beside = || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../shared");
    let shared = env::var_os("IRI_SHARED").map_or_else(beside, PathBuf::from);
    let text = fs::read_to_string(shared.join("corpus").join(file)).ok();
    if text.is_none() {
        say(&format!("SKIPPED: {file} is not there; set IRI_SHARED to the folder over corpus/"));
    }
    text
}
