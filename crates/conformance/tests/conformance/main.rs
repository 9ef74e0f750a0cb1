//! The cases, their generation, and the measures of other suites.

mod adequacy;
mod cases;
mod export;
mod mutants;
mod rulings;

use std::path::{Path, PathBuf};

/// A path of the package.
fn package(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}
