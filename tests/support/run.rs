//! A program, run as a user runs it, for the tests of each program.

use serde_json::Value;
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
