//! The browser and its driver as programs: to find them, to start the driver, and to end
//! both.

use std::env;
use std::fs::{self, DirEntry};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// How long the driver may take to start.
const START: Duration = Duration::from_secs(20);
/// How long the browser may take to end.
const END: Duration = Duration::from_secs(1);
/// How long a browser must be unseen to count as ended.
const UNSEEN: Duration = Duration::from_millis(500);

/// Where a program is: a path with a slash as it stands, another name in PATH; or how to get it.
pub fn find(program: &Path) -> Result<PathBuf, String> {
    let is_path = program.components().count() > 1;
    let found = match is_path {
        true => program.is_file().then(|| program.to_owned()),
        false => {
            let path = env::var_os("PATH").unwrap_or_default();
            env::split_paths(&path).map(|folder| folder.join(program)).find(|path| path.is_file())
        }
    };
    found.ok_or_else(|| {
        format!(
            "{}: there is no such program. It takes Chromium and ChromeDriver, of the same \
             version. On Debian and Ubuntu: apt-get install chromium chromium-driver. \
             Elsewhere: https://googlechromelabs.github.io/chrome-for-testing/. Then \
             --browser and --driver say where they are",
            program.display()
        )
    })
}

/// A driver that runs. Dropping it ends the driver.
pub struct Driver {
    child: Child,
    /// Where the driver accepts commands.
    pub address: String,
}

impl Driver {
    /// Starts ChromeDriver on a port that is free.
    pub fn start(path: &Path) -> Result<Driver, String> {
        let trouble = |reason: &dyn std::fmt::Display| format!("{}: {reason}", path.display());
        let child = Command::new(path)
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| trouble(&error))?;
        let mut driver = Driver { child, address: String::new() };
        let stdout = driver.child.stdout.take().ok_or_else(|| trouble(&"no output"))?;
        let (sender, port) = mpsc::channel();
        std::thread::spawn(move || {
            for line in BufReader::new(stdout).lines().map_while(Result::ok) {
                if let Some((_, port)) = line.split_once("started successfully on port ") {
                    let _ = sender.send(port.trim_end_matches('.').to_owned());
                }
            }
        });
        let port = port.recv_timeout(START).map_err(|_| trouble(&"it did not start"))?;
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

/// A folder for the profile of one browser. Dropping it ends the browser. The end of a session
/// ends a browser too, but a driver that is killed leaves its browser running.
pub struct Profile(TempDir);

impl Profile {
    pub fn new() -> Result<Profile, String> {
        tempfile::tempdir().map(Profile).map_err(|error| error.to_string())
    }

    pub fn path(&self) -> &Path {
        self.0.path()
    }

    /// The processes with the folder on their command lines; no other process knows its name.
    /// Without `/proc` they are not found, and the driver has to end them.
    fn processes(&self) -> Vec<String> {
        let profile = self.path().as_os_str().as_encoded_bytes();
        let names_it = |process: &DirEntry| {
            let line = fs::read(process.path().join("cmdline")).unwrap_or_default();
            line.windows(profile.len()).any(|part| part == profile)
        };
        let processes = fs::read_dir("/proc").into_iter().flatten().flatten();
        let number = |process: DirEntry| process.file_name().into_string().ok();
        processes
            .filter(names_it)
            .filter_map(number)
            .filter(|name| name.bytes().all(|octet| octet.is_ascii_digit()))
            .collect()
    }
}

impl Drop for Profile {
    /// A browser that is just being started is not seen for a moment, so that it counts as
    /// ended only when it has not been seen for a while.
    fn drop(&mut self) {
        let begun = Instant::now();
        let mut seen = begun;
        while seen.elapsed() < UNSEEN && begun.elapsed() < 5 * END {
            let processes = self.processes();
            if !processes.is_empty() {
                seen = Instant::now();
            }
            if !processes.is_empty() && begun.elapsed() > END {
                let mut kill = Command::new("kill");
                let _ = kill.arg("-KILL").args(processes).stderr(Stdio::null()).status();
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}
