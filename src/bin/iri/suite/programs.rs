//! The browser and its driver as programs: to find them, to start the driver, and to end
//! both.

use std::env;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};

/// How long the driver may take to start.
const START: Duration = Duration::from_secs(20);
/// How long the browser may take to end.
const END: Duration = Duration::from_secs(3);

/// Where a program is: a path with a slash as it stands, another name in PATH.
///
/// # Errors
///
/// How to get it.
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

/// A driver that runs, and ends when this goes.
pub struct Driver {
    child: Child,
    /// Where it takes commands.
    pub address: String,
    /// The process of the browser, if the driver has said so.
    pub browser: Option<u64>,
}

impl Driver {
    /// Starts ChromeDriver on a port that is free.
    ///
    /// # Errors
    ///
    /// Why it does not start.
    pub fn start(path: &Path) -> Result<Driver, String> {
        let trouble = |reason: &dyn std::fmt::Display| format!("{}: {reason}", path.display());
        let child = Command::new(path)
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| trouble(&error))?;
        let mut driver = Driver { child, address: String::new(), browser: None };
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
        // The end of the session ends the browser; one that hangs is ended here.
        if let Some(browser) = self.browser.filter(|browser| !is_gone(*browser)) {
            let mut kill = Command::new("kill");
            let _ = kill.arg("-KILL").arg(browser.to_string()).stderr(Stdio::null()).status();
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Whether a process ends soon. Where the system does not tell, it has.
fn is_gone(process: u64) -> bool {
    let path = format!("/proc/{process}");
    let deadline = Instant::now() + END;
    while Path::new(&path).exists() {
        if Instant::now() > deadline {
            return false;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    true
}
