//! A browser, driven by the WebDriver protocol.

use super::programs::{Driver, Profile};
use super::record::FormatName;
use fantoccini::wd::Capabilities;
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde::Deserialize;
use serde_json::{Value, json};
use std::fmt;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;
use tokio::runtime::Runtime;

/// How long any request to the browser may take.
const TIME: Duration = Duration::from_secs(30);

/// A new profile, no window, no request of its own; and every host is the server, so that
/// nothing leaves the machine.
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
    /// Its name and version, and those of the driver.
    pub version: String,
    pub driver_version: String,
    // They are dropped in this order.
    _driver: Driver,
    _profile: Profile,
}

/// How a page reads a reference.
#[derive(Deserialize)]
pub struct Found {
    pub href: Option<String>,
    pub reads: Option<String>,
}

impl Browser {
    /// Starts a browser for which every host is the server.
    pub fn start(
        browser: &Path,
        driver: &Path,
        server: SocketAddr,
        arguments: &[String],
    ) -> Result<Browser, String> {
        let profile = Profile::new()?;
        let mut waiting = Waiting::new()?;
        let driver = Driver::start(driver)?;
        let capabilities = capabilities(browser, profile.path(), server, arguments);
        let mut builder = ClientBuilder::new(HttpConnector::new());
        builder.capabilities(capabilities);
        let client = waiting.until(async { builder.connect(&driver.address).await })?;
        let said = client.session_creation_response().and_then(|said| said.capabilities());
        let get = |name: &str| said.and_then(|said| said.get(name)).cloned().unwrap_or_default();
        let text = |value: &Value| value.as_str().unwrap_or("unknown").to_owned();
        let version = format!("{} {}", text(&get("browserName")), text(&get("browserVersion")));
        let chromedriver = text(&get("chrome")["chromedriverVersion"]);
        // The revision after the version is not needed.
        let number = chromedriver.split(' ').next().unwrap_or_default();
        let driver_version = format!("chromedriver {number}");
        let client = Some(client);
        Ok(Browser { waiting, client, version, driver_version, _driver: driver, _profile: profile })
    }

    /// Opens a page. Returns how the page reads the references with these identifiers.
    pub fn look(
        &mut self,
        page: &str,
        format: FormatName,
        identifiers: &[&str],
    ) -> Result<Vec<Found>, String> {
        let client = self.client.as_ref().ok_or("the browser has ended")?;
        self.waiting.until(client.goto(page))?;
        let script = super::observe::script(format);
        let arguments = vec![json!(identifiers)];
        let found = self.waiting.until(client.execute(script, arguments))?;
        serde_json::from_value(found).map_err(|error| error.to_string())
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // A session with a pending answer does not close before the answer arrives.
        if let Some(client) = self.client.take().filter(|_| !self.waiting.interrupted) {
            let _ = self.waiting.until(client.close());
        }
    }
}

/// Waits for futures.
struct Waiting {
    runtime: Runtime,
    interrupt: Interrupt,
    /// Whether the user has ended the program.
    interrupted: bool,
}

impl Waiting {
    fn new() -> Result<Waiting, String> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(|error| error.to_string())?;
        let interrupt = runtime.block_on(async { Interrupt::new() });
        let interrupt = interrupt.map_err(|error| error.to_string())?;
        Ok(Waiting { runtime, interrupt, interrupted: false })
    }

    /// Waits until the future is done, the time is over, or the user ends the program.
    fn until<T, E: fmt::Display>(
        &mut self,
        future: impl Future<Output = Result<T, E>>,
    ) -> Result<T, String> {
        let Waiting { interrupt, interrupted, .. } = self;
        self.runtime.block_on(async {
            tokio::select! {
                done = tokio::time::timeout(TIME, future) => match done {
                    Ok(done) => done.map_err(|error| error.to_string()),
                    Err(_) => Err(format!("no answer within {} seconds", TIME.as_secs())),
                },
                () = interrupt.wait() => {
                    *interrupted = true;
                    Err("interrupted".to_owned())
                }
            }
        })
    }
}

/// The signals by which the user ends the program; the browser is ended first.
#[cfg(unix)]
struct Interrupt {
    interrupt: tokio::signal::unix::Signal,
    terminate: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl Interrupt {
    /// From now on, within a runtime, SIGINT and SIGTERM no longer end the program.
    fn new() -> io::Result<Interrupt> {
        use tokio::signal::unix::{SignalKind, signal};
        let (interrupt, terminate) =
            (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
        Ok(Interrupt { interrupt, terminate })
    }

    async fn wait(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }
}

#[cfg(not(unix))]
struct Interrupt;

#[cfg(not(unix))]
impl Interrupt {
    fn new() -> io::Result<Interrupt> {
        Ok(Interrupt)
    }

    async fn wait(&mut self) {
        let _ = tokio::signal::ctrl_c().await;
    }
}

fn capabilities(
    browser: &Path,
    profile: &Path,
    server: SocketAddr,
    further: &[String],
) -> Capabilities {
    let mut arguments: Vec<String> = ARGUMENTS.map(str::to_owned).to_vec();
    arguments.push(format!("--user-data-dir={}", profile.display()));
    arguments.push(format!("--host-resolver-rules=MAP * {server}"));
    if is_root() {
        arguments.push("--no-sandbox".to_owned());
    }
    arguments.extend_from_slice(further);
    let options = json!({"binary": browser, "args": arguments});
    let limit = TIME.as_millis() as u64;
    Capabilities::from_iter([
        ("goog:chromeOptions".to_owned(), options),
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
