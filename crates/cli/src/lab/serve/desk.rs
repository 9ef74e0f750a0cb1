//! Each question is answered by a process of its own, so that it can be ended: when it takes too
//! long, when a newer one makes its answer needless, and with the server.

use serde_json::{Value, json};
use std::collections::HashMap;
use std::io::{self, Read, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// The number of questions at a time.
const QUESTIONS: usize = 16;
/// The time that a process has to start and to end in, besides that of its question.
const GRACE: Duration = Duration::from_millis(500);

pub struct Desk {
    program: PathBuf,
    limit: Duration,
    running: Mutex<HashMap<Asker, Running>>,
    count: AtomicU64,
}

/// Who asks, and for what: a newer question of the same asker takes the place of the older.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Asker {
    pub page: String,
    pub kind: String,
}

struct Running {
    number: u64,
    child: Child,
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Desk {
    pub fn new(limit: Duration) -> io::Result<Self> {
        let program = std::env::current_exe()?;
        Ok(Desk { program, limit, running: Mutex::default(), count: AtomicU64::new(0) })
    }

    fn running(&self) -> MutexGuard<'_, HashMap<Asker, Running>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The answer to a question, in JSON.
    pub fn answer(&self, asker: Asker, mut question: Value) -> Vec<u8> {
        question["kind"] = json!(asker.kind);
        question["seconds"] = json!(self.limit.as_secs());
        let number = self.count.fetch_add(1, Ordering::Relaxed);
        let answer = match self.begin(&asker, number) {
            Ok((stdin, stdout)) => self.exchange(stdin, stdout, &question),
            Err(reason) => return failure("busy", &reason),
        };
        // The map is not locked while the process ends.
        let ended = {
            let mut running = self.running();
            let is_newest = running.get(&asker).is_some_and(|it| it.number == number);
            if is_newest { running.remove(&asker) } else { None }
        };
        match answer {
            _ if ended.is_none() => failure("superseded", "a newer question took its place"),
            Ok(answer) if !answer.is_empty() => answer,
            Err(RecvTimeoutError::Timeout) => {
                let seconds = self.limit.as_secs();
                failure("budget", &format!("not computed within {seconds} s; see --timeout"))
            }
            _ => failure("ended", "the computation ended without an answer"),
        }
    }

    /// Starts a process, and ends the older one of the same asker.
    fn begin(&self, asker: &Asker, number: u64) -> Result<(ChildStdin, ChildStdout), String> {
        let mut running = self.running();
        let older = running.remove(asker);
        if running.len() >= QUESTIONS {
            return Err(format!("{QUESTIONS} questions are being computed"));
        }
        let mut command = Command::new(&self.program);
        command.args(["lab", "serve", "--answer"]);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().map_err(|error| error.to_string())?;
        let pipes = child.stdin.take().zip(child.stdout.take());
        running.insert(asker.clone(), Running { number, child });
        drop(running);
        drop(older);
        pipes.ok_or_else(|| "no pipe".to_owned())
    }

    fn exchange(
        &self,
        mut stdin: ChildStdin,
        mut stdout: ChildStdout,
        question: &Value,
    ) -> Result<Vec<u8>, RecvTimeoutError> {
        // A process that has been ended reads nothing.
        let _ = stdin.write_all(format!("{question}\n").as_bytes());
        let (sender, answer) = mpsc::channel();
        std::thread::spawn(move || {
            let mut octets = Vec::new();
            let _ = stdout.read_to_end(&mut octets);
            let _ = sender.send(octets);
        });
        // The process ends where its standard input does.
        let answer = answer.recv_timeout(self.limit + GRACE);
        drop(stdin);
        answer
    }
}

/// An answer that is none.
pub fn failure(kind: &str, message: &str) -> Vec<u8> {
    json!({"error": {"kind": kind, "message": message}}).to_string().into_bytes()
}
