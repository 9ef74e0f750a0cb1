//! Small crates that depend on this one: each builds and runs, whatever features of this
//! crate and of its dependencies it turns on.

use crate::support::skipped;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::{Mutex, PoisonError};
use std::{env, fs};

/// Programs of one name stand in one place, so that one is built and run after another.
static ALONE: Mutex<()> = Mutex::new(());

/// Runs a program of a dependant; `None` where cargo cannot have its dependencies, which is
/// said aloud.
fn run(dependant: &str, arguments: &[&str]) -> Option<Output> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = root.join("tests/dependants").join(dependant);
    if !folder.exists() {
        skipped(format_args!("{} is not there", folder.display()));
        return None;
    }
    let network = ["--offline", "--quiet"].into_iter().find(|network| {
        // The versions that this crate is built with.
        let _ = fs::copy(root.join("Cargo.lock"), folder.join("Cargo.lock"));
        let fetch = cargo(&folder).args(["fetch", network]).output();
        fetch.is_ok_and(|output| output.status.success())
    });
    let Some(network) = network else {
        skipped(format_args!("cargo cannot have the dependencies of {}", folder.display()));
        return None;
    };
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    let mut command = cargo(&folder);
    command.args(["run", network, "--bin", "parse", "--"]).args(arguments);
    Some(command.output().unwrap())
}

fn cargo(folder: &Path) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    // Beside the programs of this crate.
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().map(PathBuf::from).unwrap();
    command.current_dir(folder).env("CARGO_TARGET_DIR", target.join("dependants"));
    command
}

fn assert_prints(dependant: &str, text: &str, expected: &str) {
    let Some(output) = run(dependant, &[text]) else { return };
    let printed = String::from_utf8_lossy(&output.stdout);
    assert_eq!(printed, expected, "{}", String::from_utf8_lossy(&output.stderr));
}

const TEXT: &str = "http://r\u{e9}sum\u{e9}.example:80/a?b#c";

#[test]
fn without_features_the_crate_parses_resolves_and_maps() {
    let expected = "scheme http\nauthority r\u{e9}sum\u{e9}.example:80\npath /a\nquery b\n\
        fragment c\nresolves d to http://r%C3%A9sum%C3%A9.example:80/d\n";
    assert_prints("core", TEXT, expected);
    let error = "at column 4: a space is not allowed; it can be percent-encoded; allowed in isegment-nz: ipchar, \
        \"/\", \"?\", \"#\" or the end (RFC 3987 section 2.2)\n";
    assert_prints("core", "x:a b", error);
}

#[test]
fn by_default_there_are_trees_and_domain_names() {
    let expected = "IRI: scheme ihier-part iquery ifragment\nxn--rsum-bpad.example\n";
    assert_prints("default", TEXT, expected);
}

/// The code that pest derives has other paths then.
#[test]
fn the_crate_builds_beside_the_default_features_of_pest() {
    assert_prints("pest", TEXT, "IRI-reference\n");
}
