//! The cases, their generation, the measures of other suites, and the program `iri-conformance`.

mod adequacy;
mod cases;
mod drivers;
mod export;
mod judge;
mod list_of_drivers;
#[cfg(feature = "manual")]
mod manual;
mod mutants;
mod report;
mod rulings;
#[allow(dead_code, reason = "its tests of documents read some files by themselves")]
#[path = "../../../../tests/support/mod.rs"]
mod support;

use std::path::{Path, PathBuf};

const PROGRAM: &str = env!("CARGO_BIN_EXE_iri-conformance");

/// A path of the package.
fn package(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}
