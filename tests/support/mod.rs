//! Files beside the project that tests read where they are present, and what a test reports
//! that is skipped.

use std::env;
use std::fmt::Display;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Writes a line to standard error, past the capture of `cargo test`.
pub fn say(line: impl Display) {
    let _ = writeln!(io::stderr(), "{line}");
}

/// Reports aloud that a test does not run, or not all of it. The thread of a test has its name, by which
/// `.ci/run` runs the test again where nothing is absent.
pub fn skipped(why: impl Display) {
    let thread = std::thread::current();
    say(format_args!("SKIPPED: {why} [{}]", thread.name().unwrap_or_default()));
}

/// Whether inputs have their full size, which takes minutes: `.ci/long` sets `IRI_FULL`.
#[allow(dead_code, reason = "not every test program has inputs of two sizes")]
pub fn full() -> bool {
    env::var_os("IRI_FULL").is_some()
}

/// The path of a file in `$IRI_SHARED`, or in a folder `shared` beside the repository. Where the
/// file is missing, that is reported.
pub fn shared_path(file: &str) -> Option<PathBuf> {
    let beside = || {
        let mut folders = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().skip(1);
        folders.find_map(|folder| Some(folder.join("shared")).filter(|it| it.is_dir()))
    };
    let folder = env::var_os("IRI_SHARED").map(PathBuf::from).or_else(beside);
    let path = folder.map(|folder| folder.join(file)).filter(|path| path.exists());
    if path.is_none() {
        skipped(format_args!("{file} is not there; set IRI_SHARED to the folder that has it"));
    }
    path
}

/// The text of a file of [`shared_path`], which has some.
#[allow(dead_code, reason = "tests of the program read the files by the program")]
pub fn shared(file: &str) -> Option<String> {
    let text = fs::read_to_string(shared_path(file)?).unwrap();
    assert!(!text.is_empty(), "{file}");
    Some(text)
}
