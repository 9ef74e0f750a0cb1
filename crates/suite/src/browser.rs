//! Finds, starts, drives and ends browsers and their drivers. Chromium is driven by the WebDriver
//! protocol.

use crate::crates::Program;
use crate::firefox::Firefox;
use crate::record::Record;
use crate::shell::{Reason, at};
use fantoccini::wd::Capabilities;
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use std::env;
use std::fmt;
use std::fs::{self, DirEntry};
use std::future::Future;
use std::io::{self, BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tokio::runtime::Builder;
use tokio::sync::oneshot;
use tokio::time::timeout;

/// The time limit of each command to the browser, long enough for a busy machine.
const TIME: Duration = Duration::from_secs(120);

/// A browser without a window on the screen that makes no requests of its own. To save processor
/// time, its page is the window of an application, which has no tabs and no bars to draw; the
/// window is small, so that little of a page is drawn; and no page that was left is kept.
const ARGUMENTS: &str = "--headless=new --app=data:, --window-size=64,64 --disable-gpu \
    --disable-quic --no-first-run --no-default-browser-check --no-pings --no-proxy-server \
    --disable-background-networking --disable-component-update --disable-default-apps \
    --disable-extensions --disable-sync --disable-dev-shm-usage \
    --disable-features=HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,\
    NetworkTimeServiceQuerying,OptimizationHints,MediaRouter,Translate,BackForwardCache,PaintHolding,\
    SpareRendererForSitePerProcess";

/// A browser in which a page is open or can be opened.
pub enum Browser {
    Chromium(Box<Chromium>),
    Firefox(Box<Firefox>),
}

/// Chromium and its driver.
pub struct Chromium {
    client: Client,
    version: String,
    driver_version: String,
    _driver: Process,
}

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
    Chromium { browser: PathBuf, driver: PathBuf },
    Firefox(PathBuf),
    Program(Program),
}

impl Engine {
    /// The engine for the option `--browser`: a crate by its name; Firefox, if the name of the
    /// file contains `firefox`; else Chromium, with the driver. Fails if a file is not there; if it is
    /// Chromium and a Firefox is there, the error names that.
    pub fn find(browser: &Path, driver: &Path) -> Result<Engine, Reason> {
        if let Some(program) = browser.to_str().and_then(Program::find) {
            return Ok(Engine::Program(program));
        }
        let browser = find(browser).map_err(|reason| {
            let firefox =
                ["firefox-esr", "firefox"].into_iter().find(|it| find(it.as_ref()).is_ok());
            let hint = firefox.map(|it| format!(". Firefox is installed: --browser {it}"));
            reason + &hint.unwrap_or_default()
        })?;
        let name = browser.file_name().unwrap_or_default().to_string_lossy();
        match name.contains("firefox") {
            true => Ok(Engine::Firefox(browser)),
            false => Ok(Engine::Chromium { browser, driver: find(driver)? }),
        }
    }

    /// The reason for which Chromium cannot start, if its driver has another version: the numbers
    /// before the first dot differ.
    fn version_conflict(&self) -> Option<Reason> {
        let Engine::Chromium { browser, driver } = self else { return None };
        let (of_browser, of_driver) = (version(browser)?, version(driver)?);
        (major(&of_browser) != major(&of_driver)).then(|| {
            let browser = browser.display();
            let versions = format!("this is version {of_driver}, and {browser} is {of_browser}");
            at(driver, versions + ": they have to agree")
        })
    }
}

/// Runs a task with a browser. Everything that the task owns ends before the program, even if the
/// user interrupts it, which is an error.
pub fn until_interrupted<T>(task: impl Future<Output = Result<T, Reason>>) -> Result<T, Reason> {
    let runtime = Builder::new_current_thread().enable_all().build();
    runtime.map_err(|error| error.to_string())?.block_on(async {
        let interrupt = interrupt().map_err(|error| error.to_string())?;
        tokio::select! {
            result = task => result,
            () = interrupt => Err("interrupted".to_owned()),
        }
    })
}

impl Browser {
    /// Starts a browser. A busy machine may make one attempt fail, so there is a second one.
    pub async fn start(options: &Options) -> Result<Browser, Reason> {
        match Browser::start_once(options).await {
            Ok(browser) => Ok(browser),
            Err(first) => Browser::start_once(options).await.map_err(|second| {
                let both = || format!("{second} (second attempt; the first one: {first})");
                options.engine.version_conflict().unwrap_or_else(both)
            }),
        }
    }

    /// Makes one attempt to start a browser. Fails for a crate (an [`Engine::Program`]), which is
    /// no browser.
    async fn start_once(options: &Options) -> Result<Browser, Reason> {
        match &options.engine {
            Engine::Firefox(path) => {
                let firefox = timeout(START, Firefox::start(options, path)).await;
                let firefox = firefox.map_err(|_| at(path, NOT_READY))??;
                Ok(Browser::Firefox(Box::new(firefox)))
            }
            Engine::Chromium { browser, driver } => {
                let chromium = Chromium::start(options, browser, driver).await?;
                Ok(Browser::Chromium(Box::new(chromium)))
            }
            Engine::Program(_) => Err("a crate is not started".to_owned()),
        }
    }

    /// Ends the browser. One that does not answer ends when its [`Process`] is dropped.
    pub async fn close(self) {
        let _ = match self {
            Browser::Chromium(chromium) => in_time(chromium.client.clone().close()).await,
            Browser::Firefox(firefox) => in_time(firefox.close()).await,
        };
    }

    /// The name and version of the browser, and those of its driver.
    pub fn version(&self) -> [&str; 2] {
        match self {
            Browser::Chromium(chromium) => [&chromium.version, &chromium.driver_version],
            Browser::Firefox(firefox) => [&firefox.version, "WebDriver BiDi"],
        }
    }

    /// Opens the page of these records, and returns what is seen of each, in their order.
    pub async fn look(&mut self, page: &str, records: &[Record]) -> Result<Vec<Looked>, Reason> {
        let identifiers: Vec<&str> = records.iter().map(|record| &*record.id).collect();
        let awaited = records.iter().filter(|record| record.awaits_request());
        let awaited: Vec<&str> = awaited.map(|record| &*record.id).collect();
        let format = records.first().map(|first| first.format);
        // The script gets all identifiers, the format, and those whose requests have to come.
        let arguments = vec![json!(identifiers), json!(format), json!(awaited)];
        let found = match self {
            Browser::Chromium(chromium) => {
                in_time(chromium.client.goto(page)).await?;
                in_time(chromium.client.execute(OBSERVE, arguments)).await?
            }
            Browser::Firefox(firefox) => {
                in_time(firefox.open(page)).await?;
                in_time(firefox.execute(OBSERVE, &arguments)).await?
            }
        };
        serde_json::from_value(found).map_err(|error| error.to_string())
    }
}

/// What is seen of a record: the resolved reference, the characters that the browser reads, and
/// whether its element is no link in this browser.
pub type Looked = (Option<String>, Option<String>, bool);

/// The body of a function that returns what is seen in the open page.
const OBSERVE: &str = include_str!("observe.js");

impl Chromium {
    /// Starts ChromeDriver, and a session in which it starts Chromium.
    async fn start(options: &Options, browser: &Path, driver: &Path) -> Result<Chromium, Reason> {
        let (driver, address) = start_driver(driver).await?;
        let mut builder = ClientBuilder::new(HttpConnector::new());
        builder.capabilities(capabilities(options, browser, driver.profile.path()));
        let client = in_time(builder.connect(&address)).await?;
        let response = client.session_creation_response().and_then(|it| it.capabilities());
        let get = |name: &str| response.and_then(|it| it.get(name)).cloned().unwrap_or_default();
        let text = |value: &Value| value.as_str().unwrap_or("unknown").to_owned();
        let version = format!("{} {}", text(&get("browserName")), text(&get("browserVersion")));
        // The text is the version, a space, and the revision.
        let driver_version = text(&get("chrome")["chromedriverVersion"]);
        let driver_version = driver_version.split(' ').next().unwrap_or_default();
        let driver_version = format!("chromedriver {driver_version}");
        Ok(Chromium { client, version, driver_version, _driver: driver })
    }
}

/// The result of a command to the browser; an error if it takes longer than [`TIME`].
async fn in_time<T, E: fmt::Display>(
    future: impl Future<Output = Result<T, E>>,
) -> Result<T, Reason> {
    match timeout(TIME, future).await {
        Ok(done) => done.map_err(|error| error.to_string()),
        Err(_) => Err(format!("no answer within {} seconds", TIME.as_secs())),
    }
}

/// Completes at the first SIGINT or SIGTERM after this call, which must be made in a runtime.
#[cfg(unix)]
fn interrupt() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

#[cfg(not(unix))]
fn interrupt() -> io::Result<impl Future<Output = ()>> {
    Ok(async { drop(tokio::signal::ctrl_c().await) })
}

/// The capabilities of a WebDriver session with this browser and the folder of its profile.
fn capabilities(options: &Options, browser: &Path, profile: &Path) -> Capabilities {
    let Options { server, arguments: further, .. } = options;
    let mut arguments: Vec<String> = ARGUMENTS.split(' ').map(str::to_owned).collect();
    arguments.push(format!("--user-data-dir={}", profile.display()));
    // Requests to all hosts go to the server of the tests.
    arguments.push(format!("--host-resolver-rules=MAP * {server}"));
    // Chromium has no sandbox for root.
    if Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout == b"0\n") {
        arguments.push("--no-sandbox".to_owned());
    }
    arguments.extend_from_slice(further);
    let limit = TIME.as_millis() as u64;
    Capabilities::from_iter([
        ("goog:chromeOptions".to_owned(), json!({"binary": browser, "args": arguments})),
        ("timeouts".to_owned(), json!({"pageLoad": limit, "script": limit})),
    ])
}

/// The time limit of the start of a driver or browser.
const START: Duration = Duration::from_secs(60);
/// The time limit of the browser's end, after which it is killed.
const END: Duration = Duration::from_secs(1);
/// The time without a process of the browser after which it counts as ended.
const UNSEEN: Duration = Duration::from_millis(500);

/// The file of a program: a path with a slash as it is, another name from PATH. The error
/// explains how to install it.
pub fn find(program: &Path) -> Result<PathBuf, Reason> {
    let path = env::var_os("PATH").filter(|_| program.components().count() == 1);
    // For a path with a slash PATH is not used. Then there is one folder, without a name, so that
    // the path stays as it is.
    let path = path.unwrap_or_default();
    let found =
        env::split_paths(&path).map(|folder| folder.join(program)).find(|path| path.is_file());
    found.ok_or_else(|| {
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

/// The error if the time [`START`] passes.
const NOT_READY: &str = "it did not listen on a port within 60 seconds";

/// A running driver or browser, and the folder for the profile of the browser.
pub struct Process {
    child: Child,
    profile: TempDir,
}

/// Starts ChromeDriver on a free port. Returns it with the URL that accepts commands.
async fn start_driver(path: &Path) -> Result<(Process, String), Reason> {
    let profile = tempfile::tempdir().map_err(|error| error.to_string())?;
    let mut command = Command::new(path);
    command.arg("--port=0").stdout(Stdio::piped()).stderr(Stdio::null());
    Process::start(command, path, profile, |line| {
        let (_, port) = line.split_once("started successfully on port ")?;
        Some(format!("http://127.0.0.1:{}", port.trim_end_matches('.')))
    })
    .await
}

impl Process {
    /// Starts a program whose piped output says where it listens. Returns the address that
    /// `listens` finds in the first line that has one. Fails if the program ends before that, or
    /// [`START`] passes. `path` names the program in errors.
    pub async fn start(
        mut command: Command,
        path: &Path,
        profile: TempDir,
        listens: impl Fn(&str) -> Option<String> + Send + 'static,
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
            let _ = sender.send(lines.find_map(|line| listens(&line)));
            lines.for_each(drop);
        });
        match timeout(START, address).await {
            Ok(Ok(Some(address))) => Ok((process, address)),
            Ok(_) => Err(at(path, "it ended before it listened on a port")),
            Err(_) => Err(at(path, NOT_READY)),
        }
    }

    /// The identifiers of the processes of the browser: those that have the folder of the profile,
    /// whose name is unique, on their command lines. None on a system without `/proc`.
    fn browser(&self) -> Vec<String> {
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
            let processes = self.browser();
            if !processes.is_empty() {
                seen = Instant::now();
                if begun.elapsed() > END {
                    // `kill` of the shell: a small system has no program of this name.
                    let mut kill = Command::new("sh");
                    kill.args(["-c", "kill -KILL \"$@\"", "sh"]).args(processes);
                    let _ = kill.stderr(Stdio::null()).status();
                }
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}
