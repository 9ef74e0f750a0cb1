//! A browser and its driver: finds them, starts them, drives the browser by the WebDriver
//! protocol, and ends both.

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
use std::io::{self, BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tokio::runtime::Builder;
use tokio::sync::oneshot;
use tokio::time::timeout;

/// The time limit of each command to the browser, which a busy machine does not reach.
const TIME: Duration = Duration::from_secs(120);

/// A browser without a window that makes no requests of its own.
const ARGUMENTS: &str = "--headless=new --disable-gpu --disable-quic --no-first-run \
    --no-default-browser-check --no-pings --no-proxy-server --disable-background-networking \
    --disable-component-update --disable-default-apps --disable-extensions --disable-sync \
    --disable-dev-shm-usage --disable-features=HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,\
    NetworkTimeServiceQuerying,OptimizationHints,MediaRouter,Translate";

/// A browser in which a page is open or can be opened.
pub struct Browser {
    client: Client,
    /// The name and version of the browser, and those of the driver.
    pub version: String,
    pub driver_version: String,
    _driver: Driver,
}

/// What to start.
pub struct Options {
    pub browser: PathBuf,
    pub driver: PathBuf,
    /// The server that every host name leads to, so that no request leaves the machine.
    pub server: SocketAddr,
    /// Further arguments of the browser.
    pub arguments: Vec<String>,
}

/// Runs a task with a browser. What the task owns ends before the program also where the user
/// interrupts it.
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
    /// Starts a browser. A busy machine may make one attempt fail.
    pub async fn start(options: &Options) -> Result<Browser, Reason> {
        match Browser::start_once(options).await {
            Ok(browser) => Ok(browser),
            Err(first) => Browser::start_once(options)
                .await
                .map_err(|second| format!("{second} (second attempt; the first one: {first})")),
        }
    }

    /// Ends the browser.
    pub async fn close(self) {
        let _ = in_time(self.client.clone().close()).await;
    }

    async fn start_once(options: &Options) -> Result<Browser, Reason> {
        let (driver, address) = Driver::start(&options.driver).await?;
        let mut builder = ClientBuilder::new(HttpConnector::new());
        builder.capabilities(capabilities(options, driver.profile.path()));
        let client = in_time(builder.connect(&address)).await?;
        let response = client.session_creation_response().and_then(|it| it.capabilities());
        let get = |name: &str| response.and_then(|it| it.get(name)).cloned().unwrap_or_default();
        let text = |value: &Value| value.as_str().unwrap_or("unknown").to_owned();
        let version = format!("{} {}", text(&get("browserName")), text(&get("browserVersion")));
        // The revision follows the version.
        let driver_version = text(&get("chrome")["chromedriverVersion"]);
        let driver_version = driver_version.split(' ').next().unwrap_or_default();
        let driver_version = format!("chromedriver {driver_version}");
        Ok(Browser { client, version, driver_version, _driver: driver })
    }

    /// Opens the page of these records. Returns for each its resolved reference, and the
    /// characters that the browser reads.
    pub async fn look(
        &self,
        page: &str,
        records: &[Record],
    ) -> Result<Vec<(Option<String>, Option<String>)>, Reason> {
        in_time(self.client.goto(page)).await?;
        let identifiers: Vec<&str> = records.iter().map(|record| &*record.id).collect();
        let arguments = vec![json!(identifiers), json!(records.first().map(|first| first.format))];
        let found = in_time(self.client.execute(include_str!("observe.js"), arguments)).await?;
        serde_json::from_value(found).map_err(|error| error.to_string())
    }
}

async fn in_time<T, E: fmt::Display>(
    future: impl Future<Output = Result<T, E>>,
) -> Result<T, Reason> {
    match timeout(TIME, future).await {
        Ok(done) => done.map_err(|error| error.to_string()),
        Err(_) => Err(format!("no answer within {} seconds", TIME.as_secs())),
    }
}

/// Ends with the first signal SIGINT or SIGTERM after this call, which has to be made in a
/// runtime.
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

fn capabilities(options: &Options, profile: &Path) -> Capabilities {
    let Options { browser, server, arguments: further, .. } = options;
    let mut arguments: Vec<String> = ARGUMENTS.split(' ').map(str::to_owned).collect();
    arguments.push(format!("--user-data-dir={}", profile.display()));
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

/// The time limit of the driver's start.
const START: Duration = Duration::from_secs(60);
/// The time limit of the browser's end, after which it is killed.
const END: Duration = Duration::from_secs(1);
/// The time without a process of the browser after which it counts as ended.
const UNSEEN: Duration = Duration::from_millis(500);

/// The file of a program: a path with a slash as it is, another name from PATH. The error
/// explains how to install it.
pub fn find(program: &Path) -> Result<PathBuf, Reason> {
    let path = env::var_os("PATH").filter(|_| program.components().count() == 1);
    let path = path.unwrap_or_default();
    let found =
        env::split_paths(&path).map(|folder| folder.join(program)).find(|path| path.is_file());
    found.ok_or_else(|| {
        at(
            program,
            "there is no such program. The tests need Chromium and ChromeDriver, of the same \
             version. On Debian and Ubuntu: apt-get install chromium chromium-driver. \
             Elsewhere: https://googlechromelabs.github.io/chrome-for-testing/, with --browser \
             and --driver",
        )
    })
}

/// A running driver, and the folder for the profile of its browser.
struct Driver {
    child: Child,
    profile: TempDir,
}

impl Driver {
    /// Starts ChromeDriver on a free port. Returns it with the URL that accepts commands.
    async fn start(path: &Path) -> Result<(Driver, String), Reason> {
        let profile = tempfile::tempdir().map_err(|error| error.to_string())?;
        let mut command = Command::new(path);
        command.arg("--port=0").stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        let child = command.spawn().map_err(|error| at(path, error))?;
        let mut driver = Driver { child, profile };
        let stdout = driver.child.stdout.take().ok_or_else(|| at(path, "no output"))?;
        let (sender, port) = oneshot::channel();
        // The output is read to its end, so that the driver never waits for a reader.
        std::thread::spawn(move || {
            let mut lines = BufReader::new(stdout).lines().map_while(Result::ok);
            let port = lines.find_map(|line| {
                let (_, port) = line.split_once("started successfully on port ")?;
                Some(port.trim_end_matches('.').to_owned())
            });
            let _ = sender.send(port);
            lines.for_each(drop);
        });
        match timeout(START, port).await {
            Ok(Ok(Some(port))) => Ok((driver, format!("http://127.0.0.1:{port}"))),
            Ok(_) => Err(at(path, "it ended before it listened on a port")),
            Err(_) => {
                let limit = START.as_secs();
                Err(at(path, format_args!("it did not listen on a port within {limit} seconds")))
            }
        }
    }

    /// The processes of the browser: those with the folder, whose name is unique, on their
    /// command lines. A system without `/proc` does not list them.
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

impl Drop for Driver {
    /// Ends the driver, and then the browser, which the end of its session ends and the end of
    /// the driver does not. A browser that is just starting has no process for a moment.
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
                    let mut kill = Command::new("kill");
                    let _ = kill.arg("-KILL").args(processes).stderr(Stdio::null()).status();
                }
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}
