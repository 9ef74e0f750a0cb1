//! The browser and its driver as programs: finds them, starts the driver, and ends both.

use super::{Reason, at};
use std::env;
use std::fs::{self, DirEntry};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// The time limit of the driver's start.
const START: Duration = Duration::from_secs(20);
/// The time limit of the browser's end, after which it is killed.
const END: Duration = Duration::from_secs(1);
/// The time without a process of the browser after which it counts as ended.
const UNSEEN: Duration = Duration::from_millis(500);

/// The file of a program: a path with a slash as it is, another name from PATH.
///
/// # Errors
///
/// Reports how to install it.
pub fn find(program: &Path) -> Result<PathBuf, Reason> {
    let path = env::var_os("PATH").unwrap_or_default();
    let found = match program.components().count() > 1 {
        true => program.is_file().then(|| program.to_owned()),
        false => {
            env::split_paths(&path).map(|folder| folder.join(program)).find(|path| path.is_file())
        }
    };
    found.ok_or_else(|| {
        at(
            program,
            "there is no such program. It takes Chromium and ChromeDriver, of the same \
             version. On Debian and Ubuntu: apt-get install chromium chromium-driver. \
             Elsewhere: https://googlechromelabs.github.io/chrome-for-testing/. Then \
             --browser and --driver say where they are",
        )
    })
}

/// A running driver, which ends when this is dropped.
pub struct Driver {
    child: Child,
    /// The URL that accepts commands.
    pub address: String,
}

impl Driver {
    /// Starts ChromeDriver on a free port.
    ///
    /// # Errors
    ///
    /// Reports why it does not start.
    pub fn start(path: &Path) -> Result<Driver, Reason> {
        let mut command = Command::new(path);
        command.arg("--port=0").stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        let child = command.spawn().map_err(|error| at(path, error))?;
        let mut driver = Driver { child, address: String::new() };
        let stdout = driver.child.stdout.take().ok_or_else(|| at(path, "no output"))?;
        let (sender, port) = mpsc::channel();
        // The output is read to its end, so that the driver never waits for a reader.
        std::thread::spawn(move || {
            for line in BufReader::new(stdout).lines().map_while(Result::ok) {
                if let Some((_, port)) = line.split_once("started successfully on port ") {
                    let _ = sender.send(port.trim_end_matches('.').to_owned());
                }
            }
        });
        let port = port.recv_timeout(START).map_err(|_| at(path, "it did not start"))?;
        driver.address = format!("http://127.0.0.1:{port}");
        Ok(driver)
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The folder of one browser's profile. The browser is ended when this is dropped: the end of
/// its session ends it, but a killed driver leaves it running.
pub struct Profile(TempDir);

impl Profile {
    pub fn new() -> Result<Profile, Reason> {
        tempfile::tempdir().map(Profile).map_err(|error| error.to_string())
    }

    pub fn path(&self) -> &Path {
        self.0.path()
    }

    /// The processes with the name of the folder, which is unique, on their command lines. A
    /// system without `/proc` does not list them; there the driver has to end them.
    fn processes(&self) -> Vec<String> {
        let profile = self.path().as_os_str().as_encoded_bytes();
        let names_it = |process: &DirEntry| {
            let line = fs::read(process.path().join("cmdline")).unwrap_or_default();
            line.windows(profile.len()).any(|part| part == profile)
        };
        let processes = fs::read_dir("/proc").into_iter().flatten().flatten().filter(names_it);
        let names = processes.filter_map(|process| process.file_name().into_string().ok());
        names.filter(|name| name.bytes().all(|octet| octet.is_ascii_digit())).collect()
    }
}

impl Drop for Profile {
    /// A browser that is just starting has no process for a moment.
    fn drop(&mut self) {
        let begun = Instant::now();
        let mut seen = begun;
        while seen.elapsed() < UNSEEN && begun.elapsed() < 5 * END {
            let processes = self.processes();
            if !processes.is_empty() {
                seen = Instant::now();
                if begun.elapsed() > END {
                    let mut kill = Command::new("kill");
                    let _ = kill.arg("-KILL").args(processes).stderr(Stdio::null()).status();
                }
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}
