//! A driver: a program that answers for an implementation.

use crate::protocol::{Answer, Greeting, Request, Start, VERSION, ascii};
use crate::shell::visible;
use std::ffi::OsString;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::Duration;

/// How a driver is started.
#[derive(Clone, Debug)]
pub struct Program {
    /// The program and its arguments. Not empty.
    pub command: Vec<OsString>,
    /// The folder in which it runs; that of this program if `None`.
    pub folder: Option<PathBuf>,
    /// Where its messages go.
    pub messages: Messages,
    /// The limits of its answers.
    pub limits: Limits,
}

/// Where the standard error of a driver goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Messages {
    /// To the standard error of this program.
    Shown,
    /// Nowhere.
    Dropped,
}

/// The limits of a driver.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// For the answer to a request.
    pub answer: Duration,
    /// From the start of the program to its greeting.
    pub greeting: Duration,
    /// The octets of a line.
    pub line: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Limits { answer: Duration::from_secs(2), greeting: Duration::from_secs(30), line: 1 << 20 }
    }
}

/// What came of a request.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// The driver answered.
    Answer(Answer),
    /// The driver ended, with how.
    Crash(String),
    /// The driver did not answer in time.
    Hang,
    /// The driver wrote something else, with what is wrong with it and its beginning.
    Noise(String),
}

/// Why there is no driver.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The operating system did not start the program.
    #[error("cannot start {}: {error}", .program.to_string_lossy())]
    Program {
        /// The name of the program.
        program: OsString,
        /// Why.
        error: io::Error,
    },
    /// The program ended, or wrote no valid greeting in time.
    #[error("no greeting: {0}")]
    Greeting(String),
}

/// The number of starts in a row without a greeting after which a driver is not started again.
const STARTS: u32 = 3;

/// A driver, which is started again when it has failed.
pub struct Driver {
    program: Program,
    greeting: Greeting,
    process: Option<Process>,
    /// The starts without a greeting since the last greeting.
    failed_starts: u32,
    seq: u64,
}

impl Driver {
    /// Starts a driver, and reads its greeting.
    ///
    /// # Errors
    ///
    /// The program cannot be started, or does not greet as `PROTOCOL.md` says.
    pub fn start(program: Program) -> Result<Self, StartError> {
        let (process, greeting) = Process::start(&program)?;
        Ok(Driver { program, greeting, process: Some(process), failed_starts: 0, seq: 0 })
    }

    /// The greeting.
    pub fn greeting(&self) -> &Greeting {
        &self.greeting
    }

    /// Asks, and waits for the answer. `request` gets its number here. After a crash, a hang or
    /// noise the next request starts the driver again.
    pub fn ask(&mut self, request: &mut Request) -> Outcome {
        self.seq += 1;
        request.seq = self.seq;
        let mut process = match self.process.take().map_or_else(|| self.restart(), Ok) {
            Ok(process) => process,
            Err(reason) => return Outcome::Crash(reason),
        };
        let outcome = process.ask(request, &self.program.limits);
        if matches!(outcome, Outcome::Answer(_)) {
            self.process = Some(process);
        }
        outcome
    }

    /// Returns the line, if any, that the driver writes within this time although nothing was
    /// asked.
    pub fn unasked_line(&mut self, time: Duration) -> Option<String> {
        let line = self.process.as_ref()?.lines.recv_timeout(time).ok()?;
        Some(line.map_or_else(|error| error.to_string(), |line| beginning(&line)))
    }

    /// Starts the driver again, unless this has failed `STARTS` times in a row. An error is the
    /// reason in words.
    fn restart(&mut self) -> Result<Process, String> {
        if self.failed_starts == STARTS {
            return Err(format!("it did not start again {STARTS} times"));
        }
        match Process::start(&self.program) {
            Ok((process, _)) => {
                self.failed_starts = 0;
                Ok(process)
            }
            Err(error) => {
                self.failed_starts += 1;
                Err(format!("it did not start again: {error}"))
            }
        }
    }
}

/// A running driver. It is killed when the value is dropped.
struct Process {
    child: Child,
    input: ChildStdin,
    lines: Receiver<io::Result<Vec<u8>>>,
}

impl Process {
    /// Starts the program, and reads its greeting.
    fn start(program: &Program) -> Result<(Self, Greeting), StartError> {
        let (name, arguments) = program.command.split_first().expect("a command is not empty");
        let mut command = Command::new(name);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
        if let Some(folder) = &program.folder {
            command.current_dir(folder);
        }
        if program.messages == Messages::Dropped {
            command.stderr(Stdio::null());
        }
        let mut child = command
            .spawn()
            .map_err(|error| StartError::Program { program: name.clone(), error })?;
        let input = child.stdin.take().expect("it is a pipe");
        let output = child.stdout.take().expect("it is a pipe");
        // A driver that writes without end waits here, and takes no memory.
        let (sender, lines) = sync_channel(1);
        let longest = program.limits.line;
        // Only a thread lets us wait for a line with a time limit. It ends when the driver closes
        // its output.
        thread::spawn(move || read_lines(output, longest, &sender));
        let mut process = Process { child, input, lines };
        let line = process
            .exchange(&ascii(&Start { start: VERSION }), program.limits.greeting)
            .map_err(|outcome| StartError::Greeting(outcome.describe(program.limits.greeting)))?;
        let greeting = Greeting::parse(&line)
            .map_err(|error| StartError::Greeting(format!("{error}: {}", beginning(&line))))?;
        Ok((process, greeting))
    }

    /// Asks, and waits for the answer.
    fn ask(&mut self, request: &Request, limits: &Limits) -> Outcome {
        match self.exchange(&ascii(request), limits.answer) {
            Ok(line) => match Answer::parse(&line, request.seq) {
                Ok(answer) => Outcome::Answer(answer),
                Err(error) => Outcome::Noise(format!("{error}: {}", beginning(&line))),
            },
            Err(outcome) => outcome,
        }
    }

    /// Writes a line to the driver, and returns the next line that the driver writes; or, if none
    /// comes in time, what happened instead.
    fn exchange(&mut self, line: &str, limit: Duration) -> Result<Vec<u8>, Outcome> {
        // The pipe is empty, since every earlier request was answered, and has room for a request.
        // If the driver has ended, what it wrote says more than the error.
        let _ = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
        match self.lines.recv_timeout(limit) {
            Ok(Ok(line)) => Ok(line),
            Ok(Err(error)) => Err(Outcome::Noise(error.to_string())),
            Err(RecvTimeoutError::Timeout) => Err(Outcome::Hang),
            Err(RecvTimeoutError::Disconnected) => Err(Outcome::Crash(self.describe_end())),
        }
    }

    /// Returns how the program ended, in words. Its output is closed, but it may still run.
    fn describe_end(&mut self) -> String {
        for _ in 0..50 {
            match self.child.try_wait() {
                Ok(Some(status)) => return ending(status),
                Ok(None) => thread::sleep(Duration::from_millis(10)),
                Err(error) => return error.to_string(),
            }
        }
        "it closed its output".to_owned()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // An error means that it has ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Outcome {
    /// Says in words what came in place of an answer. `limit` is the time that the driver had.
    fn describe(&self, limit: Duration) -> String {
        match self {
            Outcome::Answer(_) => "an answer".to_owned(),
            Outcome::Crash(how) => how.clone(),
            Outcome::Hang => format!(
                "nothing within {} s; does it read its input line by line, and flush its output?",
                limit.as_secs_f64()
            ),
            Outcome::Noise(what) => what.clone(),
        }
    }
}

/// Says how a program ended.
fn ending(status: ExitStatus) -> String {
    format!("it ended: {status}")
}

/// Sends each line that a driver writes, without its line feed, or an error. Ends after an error; a
/// line of more than `longest` octets is one.
fn read_lines(output: ChildStdout, longest: u64, lines: &SyncSender<io::Result<Vec<u8>>>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        let message = match output.by_ref().take(longest + 1).read_until(b'\n', &mut line) {
            Ok(0) => return,
            Ok(_) if line.ends_with(b"\n") => {
                line.pop();
                Ok(line)
            }
            Ok(_) if line.len() as u64 > longest => Err(io::Error::other(format!(
                "a line of more than {longest} octets: {}",
                beginning(&line)
            ))),
            Ok(_) => Err(io::Error::other(format!("it ended within a line: {}", beginning(&line)))),
            Err(error) => Err(error),
        };
        let is_last = message.is_err();
        if lines.send(message).is_err() || is_last {
            return;
        }
    }
}

/// Returns the first 200 octets of a line, for a message.
fn beginning(line: &[u8]) -> String {
    const SHOWN: usize = 200;
    let text = String::from_utf8_lossy(&line[..line.len().min(SHOWN)]);
    let more = if line.len() > SHOWN { "..." } else { "" };
    visible(&text) + more
}
