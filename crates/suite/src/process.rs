//! A browser or its driver as a process of the system.

use crate::shell::{Reason, at};
use std::fs::{self, DirEntry};
use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::time::timeout;

/// The time limit of the start of a driver or browser.
pub const START: Duration = Duration::from_secs(60);
/// The time limit of the browser's end, after which it is killed.
const END: Duration = Duration::from_secs(1);
/// The time without a process of the browser after which it counts as ended.
const UNSEEN: Duration = Duration::from_millis(500);

/// The error if the time [`START`] passes.
pub const NOT_READY: &str = "it did not listen on a port within 60 seconds";

/// A running driver or browser, and the folder for the profile of the browser.
pub struct Process {
    child: Child,
    pub profile: TempDir,
}

impl Process {
    /// Starts a program whose piped output says where it listens. Returns the address that
    /// `find_address` finds in the first line that has one. Fails if the program ends before that, or
    /// [`START`] passes. `path` names the program in errors.
    pub async fn start(
        mut command: Command,
        path: &Path,
        profile: TempDir,
        find_address: impl Fn(&str) -> Option<String> + Send + 'static,
    ) -> Result<(Process, String), Reason> {
        let child = command.stdin(Stdio::null()).spawn().map_err(|error| at(path, error))?;
        let mut process = Process { child, profile };
        let stdout = process.child.stdout.take().map(|it| Box::new(it) as Box<dyn Read + Send>);
        let stderr = process.child.stderr.take().map(|it| Box::new(it) as Box<dyn Read + Send>);
        let output = stdout.or(stderr).ok_or_else(|| at(path, "no output"))?;
        let (sender, address) = oneshot::channel();
        // The output is read to its end, so that the program never waits for a reader.
        std::thread::spawn(move || {
            let mut lines = BufReader::new(output).lines().map_while(Result::ok);
            let _ = sender.send(lines.find_map(|line| find_address(&line)));
            lines.for_each(drop);
        });
        match timeout(START, address).await {
            Ok(Ok(Some(address))) => Ok((process, address)),
            Ok(_) => Err(at(path, "it ended before it listened on a port")),
            Err(_) => Err(at(path, NOT_READY)),
        }
    }

    /// Returns the identifiers of the processes of the browser: those that have the folder of the
    /// profile, whose name is unique, on their command lines. None on a system without `/proc`.
    fn browser_processes(&self) -> Vec<String> {
        let profile = self.profile.path().as_os_str().as_encoded_bytes();
        let names_it = |process: &DirEntry| {
            let line = fs::read(process.path().join("cmdline")).unwrap_or_default();
            line.windows(profile.len()).any(|part| part == profile)
        };
        let processes = fs::read_dir("/proc").into_iter().flatten().flatten().filter(names_it);
        let names = processes.filter_map(|process| process.file_name().into_string().ok());
        names.filter(|name| name.bytes().all(|octet| octet.is_ascii_digit())).collect()
    }
}

impl Drop for Process {
    /// Ends the driver, and then waits for the end of the browser, which ends with its session but
    /// not with the driver: after the time [`END`] it is killed. A browser that is just starting
    /// has no process for a moment, so it counts as ended only after the time [`UNSEEN`] without
    /// one. The wait lasts at most five times [`END`].
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let begun = Instant::now();
        let mut seen = begun;
        while seen.elapsed() < UNSEEN && begun.elapsed() < 5 * END {
            let processes = self.browser_processes();
            if !processes.is_empty() {
                seen = Instant::now();
                if begun.elapsed() > END {
                    kill(processes);
                }
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

/// Kills processes by their identifiers, and groups of processes by those after a minus sign.
pub fn kill(processes: impl IntoIterator<Item = String>) {
    // `kill` of the shell: a small system has no program of this name.
    let mut kill = Command::new("sh");
    kill.args(["-c", "kill -KILL \"$@\"", "sh"]).args(processes);
    let _ = kill.stderr(Stdio::null()).status();
}
