//! A program, run as a user runs it, for the tests of each program.

use serde_json::Value;
use std::fmt::Debug;
use std::fs;
use std::io::Write;
use std::process::{Command, Output, Stdio};
use std::thread;

/// What a run of the program gave.
pub struct Run {
    pub status: i32,
    pub stdout: String,
    pub stderr: String,
}

impl From<Output> for Run {
    fn from(Output { status, stdout, stderr }: Output) -> Self {
        Run {
            status: status.code().expect("no signal"),
            stdout: String::from_utf8(stdout).unwrap(),
            stderr: String::from_utf8(stderr).unwrap(),
        }
    }
}

impl Run {
    /// Runs the program with this standard input.
    #[allow(dead_code, reason = "a program may read none")]
    pub fn with(mut command: Command, input: &[u8]) -> Self {
        let mut child = command.stdin(Stdio::piped()).spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        // The program may write before it has read all, or end without reading it.
        thread::scope(|scope| {
            scope.spawn(move || drop(stdin.write_all(input)));
            child.wait_with_output().unwrap().into()
        })
    }

    /// The objects of `--format jsonl`.
    pub fn objects(&self) -> Vec<Value> {
        self.stdout.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }

    pub fn object(&self) -> Value {
        let [object] = self.objects().try_into().expect("one object");
        object
    }

    /// Asserts that no plural follows the number 1. `arguments` are those of the run.
    #[allow(dead_code, reason = "a program may count nothing")]
    pub fn assert_singular(&self, arguments: impl Debug) {
        let told = self.stdout.clone() + &self.stderr;
        // The rows of tables have numbers before what they count, and are indented.
        let lines = told.lines().filter(|line| !line.starts_with(' '));
        let words: Vec<&str> = lines.flat_map(str::split_whitespace).collect();
        for pair in words.windows(2).filter(|pair| pair[0] == "1") {
            let thing = pair[1].trim_end_matches([',', ';', ':', '.']);
            assert!(!thing.ends_with('s') || thing == "is", "{arguments:?}: {told}");
        }
    }
}

/// A file in a folder that goes away with it.
pub struct Temporary {
    _folder: tempfile::TempDir,
    pub path: String,
}

pub fn file(content: impl AsRef<[u8]>) -> Temporary {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("lines").to_str().unwrap().to_owned();
    fs::write(&path, content).unwrap();
    Temporary { _folder: folder, path }
}
