//! The program `abnf-lab`, run as a user runs it.

mod authors;
#[cfg(unix)]
mod examples;
mod lab;
mod pages;
mod reading;

#[path = "../../../../tests/support/mod.rs"]
mod support;

use serde_json::Value;
use std::fs;
use std::io::Write;
use std::process::{Command, Output, Stdio};
use std::thread;

/// What a run of the program gave.
struct Run {
    status: i32,
    stdout: String,
    stderr: String,
}

fn lab(arguments: &[&str]) -> Run {
    lab_with(arguments, b"")
}

/// Runs the program with this standard input.
fn lab_with(arguments: &[&str], input: &[u8]) -> Run {
    let mut child = command(arguments).stdin(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    // The program may write before it has read all, or end without reading it.
    let Output { status, stdout, stderr } = thread::scope(|scope| {
        scope.spawn(move || drop(stdin.write_all(input)));
        child.wait_with_output().unwrap()
    });
    Run {
        status: status.code().expect("no signal"),
        stdout: String::from_utf8(stdout).unwrap(),
        stderr: String::from_utf8(stderr).unwrap(),
    }
}

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_abnf-lab"));
    command.env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE");
    command.args(arguments).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

impl Run {
    /// The objects of `--format jsonl`.
    fn objects(&self) -> Vec<Value> {
        self.stdout.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }

    fn object(&self) -> Value {
        let [object] = self.objects().try_into().expect("one object");
        object
    }
}

/// A file in a folder that goes away with it.
struct Temporary {
    _folder: tempfile::TempDir,
    path: String,
}

fn file(content: impl AsRef<[u8]>) -> Temporary {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("lines").to_str().unwrap().to_owned();
    fs::write(&path, content).unwrap();
    Temporary { _folder: folder, path }
}
