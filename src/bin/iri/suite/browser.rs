//! A browser, driven by the WebDriver protocol.

use super::Reason;
use super::programs::{Driver, Profile};
use super::record::Record;
use fantoccini::wd::Capabilities;
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use std::fmt;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::pin::Pin;
use std::time::Duration;
use tokio::runtime::{Builder, Runtime};

/// The time limit of each command to the browser.
const TIME: Duration = Duration::from_secs(30);

/// A browser without a window that makes no requests of its own.
const ARGUMENTS: [&str; 14] = [
    "--headless=new",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--no-default-browser-check",
    "--no-pings",
    "--no-proxy-server",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-extensions",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--disable-features=HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,NetworkTimeServiceQuerying,\
     OptimizationHints,MediaRouter,Translate",
];

pub struct Browser {
    waiting: Waiting,
    client: Option<Client>,
    /// The name and version of the browser, and those of the driver.
    pub version: String,
    pub driver_version: String,
    // They are dropped in this order.
    _driver: Driver,
    _profile: Profile,
}

impl Browser {
    /// Starts a browser that finds the server behind every host, so that no request leaves
    /// the machine.
    ///
    /// # Errors
    ///
    /// Reports why it does not start.
    pub fn start(
        browser: &Path,
        driver: &Path,
        server: SocketAddr,
        arguments: &[String],
    ) -> Result<Browser, Reason> {
        let profile = Profile::new()?;
        let mut waiting = Waiting::new().map_err(|error| error.to_string())?;
        let driver = Driver::start(driver)?;
        let mut builder = ClientBuilder::new(HttpConnector::new());
        builder.capabilities(capabilities(browser, profile.path(), server, arguments));
        let client = waiting.until(builder.connect(&driver.address))?;
        let response = client.session_creation_response().and_then(|it| it.capabilities());
        let get = |name: &str| response.and_then(|it| it.get(name)).cloned().unwrap_or_default();
        let text = |value: &Value| value.as_str().unwrap_or("unknown").to_owned();
        let version = format!("{} {}", text(&get("browserName")), text(&get("browserVersion")));
        // The revision follows the version.
        let driver_version = text(&get("chrome")["chromedriverVersion"]);
        let driver_version = driver_version.split(' ').next().unwrap_or_default();
        Ok(Browser {
            waiting,
            client: Some(client),
            version,
            driver_version: format!("chromedriver {driver_version}"),
            _driver: driver,
            _profile: profile,
        })
    }

    /// Opens the page of these records. Returns for each its resolved reference, and the
    /// characters that the browser reads.
    ///
    /// # Errors
    ///
    /// Reports why the browser does not do that.
    pub fn look(
        &mut self,
        page: &str,
        records: &[Record],
    ) -> Result<Vec<(Option<String>, Option<String>)>, Reason> {
        let client = self.client.as_ref().ok_or("the browser has ended")?;
        self.waiting.until(client.goto(page))?;
        let identifiers: Vec<&str> = records.iter().map(|record| &*record.id).collect();
        let arguments = vec![json!(identifiers), json!(records.first().map(|first| first.format))];
        let found = self.waiting.until(client.execute(include_str!("observe.js"), arguments))?;
        serde_json::from_value(found).map_err(|error| error.to_string())
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // After an interrupt, closing the session would not be waited for.
        if let Some(client) = self.client.take().filter(|_| !self.waiting.interrupted) {
            let _ = self.waiting.until(client.close());
        }
    }
}

/// Waits for the browser, with a time limit and until the user ends the program.
struct Waiting {
    runtime: Runtime,
    interrupt: Pin<Box<dyn Future<Output = ()>>>,
    /// Whether the user has ended the program.
    interrupted: bool,
}

impl Waiting {
    fn new() -> io::Result<Waiting> {
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let interrupt = runtime.block_on(async { interrupt() })?;
        Ok(Waiting { runtime, interrupt, interrupted: false })
    }

    fn until<T, E: fmt::Display>(
        &mut self,
        future: impl Future<Output = Result<T, E>>,
    ) -> Result<T, Reason> {
        let Waiting { interrupt, interrupted, .. } = self;
        self.runtime.block_on(async {
            tokio::select! {
                done = tokio::time::timeout(TIME, future) => match done {
                    Ok(done) => done.map_err(|error| error.to_string()),
                    Err(_) => Err(format!("no answer within {} seconds", TIME.as_secs())),
                },
                () = interrupt => {
                    *interrupted = true;
                    Err("interrupted".to_owned())
                }
            }
        })
    }
}

/// Ends with the first signal SIGINT or SIGTERM after this call, which has to be made in a
/// runtime. The browser can then be ended before the program.
#[cfg(unix)]
fn interrupt() -> io::Result<Pin<Box<dyn Future<Output = ()>>>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(Box::pin(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    }))
}

#[cfg(not(unix))]
fn interrupt() -> io::Result<Pin<Box<dyn Future<Output = ()>>>> {
    Ok(Box::pin(async { drop(tokio::signal::ctrl_c().await) }))
}

fn capabilities(
    browser: &Path,
    profile: &Path,
    server: SocketAddr,
    further: &[String],
) -> Capabilities {
    let mut arguments = ARGUMENTS.map(str::to_owned).to_vec();
    arguments.push(format!("--user-data-dir={}", profile.display()));
    arguments.push(format!("--host-resolver-rules=MAP * {server}"));
    if is_root() {
        arguments.push("--no-sandbox".to_owned());
    }
    arguments.extend_from_slice(further);
    let limit = TIME.as_millis() as u64;
    Capabilities::from_iter([
        ("goog:chromeOptions".to_owned(), json!({"binary": browser, "args": arguments})),
        ("timeouts".to_owned(), json!({"pageLoad": limit, "script": limit})),
    ])
}

/// Chromium has no sandbox for root.
#[cfg(unix)]
fn is_root() -> bool {
    use std::os::unix::fs::MetadataExt;
    std::fs::metadata("/proc/self").is_ok_and(|itself| itself.uid() == 0)
}

#[cfg(not(unix))]
fn is_root() -> bool {
    false
}
