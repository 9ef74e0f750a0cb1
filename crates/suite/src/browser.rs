//! Starts, drives and ends browsers. Chromium is driven by the WebDriver protocol.

use crate::engine::{Engine, Options};
use crate::firefox::Firefox;
use crate::process::{NOT_READY, Process, START};
use crate::record::Record;
use crate::shell::{Reason, at};
use fantoccini::wd::Capabilities;
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde::Deserialize;
use serde_json::{Value, json};
use std::fmt;
use std::future::Future;
use std::io;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;
use tokio::runtime::Builder;
use tokio::time::timeout;

/// The time limit of each command to the browser, long enough for a busy machine.
const TIME: Duration = Duration::from_secs(120);

/// The arguments of Chromium. It shows no window on the screen, and makes no requests of its own.
/// To save processor time, its page is a small window of an application, which has no tabs and no
/// bars, and it keeps no page that was left.
const CHROMIUM_ARGUMENTS: &str = include_str!("chromium_arguments.txt");

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

    /// Makes one attempt to start a browser. Fails for a crate or a reader, which are no browsers.
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
            Engine::Program(_) | Engine::Reader(_) => Err("it is no browser".to_owned()),
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

    /// Opens the page of a cause, and returns its title.
    pub async fn title(&mut self, page: &str) -> Result<String, Reason> {
        let title = self.run(page, TITLE, Vec::new()).await?;
        serde_json::from_value(title).map_err(|error| error.to_string())
    }

    /// Opens a page, and returns the result of the body of a function in it.
    async fn run(
        &mut self,
        page: &str,
        body: &str,
        arguments: Vec<Value>,
    ) -> Result<Value, Reason> {
        match self {
            Browser::Chromium(chromium) => {
                in_time(chromium.client.goto(page)).await?;
                in_time(chromium.client.execute(body, arguments)).await
            }
            Browser::Firefox(firefox) => {
                in_time(firefox.open(page)).await?;
                in_time(firefox.execute(body, &arguments)).await
            }
        }
    }

    /// Opens the page of these records, and returns what is seen of each, in their order.
    pub async fn observe(&mut self, page: &str, records: &[Record]) -> Result<Vec<Seen>, Reason> {
        let identifiers: Vec<&str> = records.iter().map(|record| &*record.id).collect();
        let awaited = records.iter().filter(|record| record.awaits_request());
        let awaited: Vec<&str> = awaited.map(|record| &*record.id).collect();
        let format = records.first().map(|first| first.format);
        // The script gets all identifiers, the format, and those whose requests have to come.
        let arguments = vec![json!(identifiers), json!(format), json!(awaited)];
        let found = self.run(page, OBSERVE, arguments).await?;
        serde_json::from_value(found).map_err(|error| error.to_string())
    }
}

/// What is seen of a record in the open page. The script returns an array of these members.
#[derive(Deserialize)]
pub struct Seen {
    /// The resolved reference.
    pub href: Option<String>,
    /// The characters that the browser reads.
    pub reads: Option<String>,
    /// Whether the element is no link in this browser.
    pub unlinked: bool,
}

/// The body of a function that returns what is seen in the open page.
const OBSERVE: &str = include_str!("observe.js");
/// The body of a function that returns the title of the page of a cause.
const TITLE: &str = include_str!("title.js");

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

/// Waits for the result of a command to the browser. It is an error if this takes longer than
/// [`TIME`].
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

/// Returns the capabilities of a WebDriver session: the browser, its arguments and the folder of
/// its profile, and the time limits.
fn capabilities(options: &Options, browser: &Path, profile: &Path) -> Capabilities {
    let Options { server, arguments: further, .. } = options;
    let mut arguments: Vec<String> = CHROMIUM_ARGUMENTS.lines().map(str::to_owned).collect();
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
