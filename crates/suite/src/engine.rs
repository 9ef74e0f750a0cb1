//! Finds the program that runs the tests, and its files.

use crate::crates::Program;
use crate::readers::Reader;
use crate::record::FormatName;
use crate::shell::{Reason, at};
use std::env;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What to start.
pub struct Options {
    pub engine: Engine,
    /// The server that every host name leads to, so that no request leaves the machine.
    pub server: SocketAddr,
    /// Further arguments of the browser.
    pub arguments: Vec<String>,
}

/// The program that runs the tests.
#[derive(Clone)]
pub enum Engine {
    Chromium {
        browser: PathBuf,
        driver: PathBuf,
    },
    Firefox(PathBuf),
    Program(Program),
    /// A reader that is no browser.
    Reader(&'static Reader),
}

impl Engine {
    /// The engine for the option `--browser`: a crate or a driver by its name; Firefox, if the name of the
    /// file contains `firefox`; else Chromium, with the driver. Fails if a file is not there; if it is
    /// Chromium and a Firefox is there, the error names that.
    pub fn find(browser: &Path, driver: &Path) -> Result<Engine, Reason> {
        if let Some(name) = browser.to_str() {
            if let Some(program) = Program::find(name) {
                return Ok(Engine::Program(program));
            }
            if let Some(reader) = Reader::find(name) {
                return reader.map(Engine::Reader);
            }
        }
        let browser = find(browser).map_err(|reason| {
            let firefox =
                ["firefox-esr", "firefox"].into_iter().find(|it| find(it.as_ref()).is_ok());
            let hint = firefox.map(|it| format!(". Firefox is installed: --browser {it}"));
            reason + &hint.unwrap_or_default()
        })?;
        let name = browser.file_name().unwrap_or_default().to_string_lossy();
        if name.contains("firefox") {
            Ok(Engine::Firefox(browser))
        } else {
            Ok(Engine::Chromium { browser, driver: find(driver)? })
        }
    }

    /// Whether it reads documents of a format.
    pub fn reads(&self, format: FormatName) -> bool {
        match self {
            Engine::Program(_) => true,
            Engine::Reader(reader) => reader.formats.contains(&format),
            _ => !format.format().for_readers,
        }
    }

    /// The reason for which Chromium cannot start, if its driver has another version: the numbers
    /// before the first dot differ.
    pub fn version_conflict(&self) -> Option<Reason> {
        let Engine::Chromium { browser, driver } = self else { return None };
        let (of_browser, of_driver) = (version(browser)?, version(driver)?);
        (major(&of_browser) != major(&of_driver)).then(|| {
            let browser = browser.display();
            let versions = format!("this is version {of_driver}, and {browser} is {of_browser}");
            at(driver, versions + ": they have to agree")
        })
    }
}

/// The file of a program: a path with a slash as it is, another name from PATH. The error
/// explains how to install it.
pub fn find(program: &Path) -> Result<PathBuf, Reason> {
    let candidates: Vec<PathBuf> = if program.components().count() > 1 {
        vec![program.to_owned()]
    } else {
        let path = env::var_os("PATH").unwrap_or_default();
        env::split_paths(&path).map(|folder| folder.join(program)).collect()
    };
    candidates.into_iter().find(|path| path.is_file()).ok_or_else(|| {
        at(
            program,
            "there is no such program. The tests need Chromium and ChromeDriver, of the same \
             version, or Firefox. On Debian: apt-get install chromium chromium-driver, or firefox-esr. \
             Elsewhere: https://googlechromelabs.github.io/chrome-for-testing/, with --browser \
             and --driver",
        )
    })
}

/// The version that a program prints for `--version`: the first word that begins with a digit.
fn version(program: &Path) -> Option<String> {
    let mut command = Command::new(program);
    let output = command.arg("--version").stdin(Stdio::null()).output().ok()?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let is_version = |word: &&str| word.starts_with(|c: char| c.is_ascii_digit());
    text.split_whitespace().find(is_version).map(str::to_owned)
}

/// The part of a version before its first dot.
fn major(version: &str) -> &str {
    version.split('.').next().unwrap_or_default()
}
