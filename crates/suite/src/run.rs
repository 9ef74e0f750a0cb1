//! `iri suite run`.

use super::browser::{Browser, find};
use super::record::Record;
use super::results::{Observed, Outcome, Results, SCHEMA};
use super::server::{Request, load, start};
use super::{Failure, Reason, at, pages, report};
use crate::shell::Status;
use crate::shell::{Format, FormatOnly};
use crate::shell::{json_line, print};
use clap::Args;
use std::collections::{HashMap, HashSet};
use std::fs;
use std::path::PathBuf;
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

/// Runs the tests in Chromium, and tells which specification it follows, test by test
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct Run {
    /// The folder that 'iri suite generate' has written
    #[arg(value_name = "DIR")]
    folder: PathBuf,
    /// The browser: Chromium, or one made of it
    #[arg(long, value_name = "PATH", default_value = "chromium")]
    browser: PathBuf,
    /// ChromeDriver, of the version of the browser
    #[arg(long, value_name = "PATH", default_value = "chromedriver")]
    driver: PathBuf,
    /// A further argument for the browser; may be given several times
    #[arg(long, value_name = "ARGUMENT", allow_hyphen_values = true)]
    browser_argument: Vec<String>,
    /// Where the server listens, on 127.0.0.1; 0 is any port that is free
    #[arg(long, default_value_t = 0)]
    port: u16,
    /// The file of results, for 'iri suite report' [default: result.json in DIR]
    #[arg(short, long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// The report for a person [default: the file of results, with the extension html]
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    #[command(flatten)]
    format: FormatOnly,
}

const LONG_HELP: &str = "\
The documents are served on 127.0.0.1, and the browser is told that every host is that server:
nothing leaves the machine. For each test three things are seen: the characters that the
browser found in the document, the reference as the browser resolves it, and what the server
was asked for, octet by octet. A specification is followed where the reference resolved to its
URI, or to one that it also allows, and the server was asked for that URI; where by it the
conversion fails, it is followed if the browser has no URI and asks for nothing. Where it does
not say what becomes of the reference, it is unspecified, and neither followed nor not. Plain
text and XML Schema instances have no links for a browser; there it is seen only what the
browser reads.

Three things show that the tests work. The controls have to pass. The negative controls stand
in documents that declare another encoding on purpose: the browser has to read them as the
characters of that encoding, and so as others than were written. And each reference of a test
has to be read as it was written.

The results are a table, test by test, and a summary: of how many tests the result is that of
all three specifications, of each of them, of none; '2 of 3' is two tests of three, where the
specification says nothing of the others. --out has everything as JSON:
  schema         'iri suite result 2'
  browser, driver
  outcomes       [{record, observed, decoded, passed, follows, unspecified}]
    record         as in the manifest; see 'iri suite generate --help'
    observed       href, the resolved reference or null; reads; requests, [{id, method, host,
                   target}]
    decoded        whether what the browser reads is what was written
    passed         of a control, whether it passed; null for a test
    follows        of rfc3987, rfc3987bis, url those that the browser follows
    unspecified    those that do not say what becomes of the reference
With --format jsonl, the outcomes, one a line.

Examples:
  iri suite run --browser /usr/bin/chromium suite
  iri suite run --out new.json suite && iri suite report old.json new.json

Exit status:
  0    all controls passed and no reference was misread, so that what is told of the tests
       can be relied on
  1    a control failed, a reference was misread, or there were no controls
  2    it could not be run";

/// How long the server waits for the requests of a page after it has loaded.
const LATE: Duration = Duration::from_secs(3);

impl Run {
    pub fn run(&self) -> Result<Status, Failure> {
        let results = self.results()?;
        self.write(&results)?;
        let mut out = Vec::new();
        match self.format.format {
            Format::Human => report::run(&mut out, &results)?,
            Format::Jsonl => {
                results.outcomes.iter().try_for_each(|outcome| json_line(&mut out, outcome))?;
            }
        }
        print(&out)?;
        Ok(if results.is_reliable() { Status::Fine } else { Status::Invalid })
    }

    fn results(&self) -> Result<Results, Reason> {
        let (manifest, files) = load(&self.folder)?;
        let (browser, driver) = (find(&self.browser)?, find(&self.driver)?);
        // They are taken when a page has loaded: all of its requests wait.
        let server = start(files, self.port, 1000 + 4 * manifest.records.len());
        let (server, log) = server.map_err(|error| format!("port {}: {error}", self.port))?;
        let pages = manifest.records.chunk_by(|a, b| a.page == b.page);
        Browser::run(&browser, &driver, server, &self.browser_argument, async |browser| {
            let mut outcomes = Vec::new();
            for records in pages {
                let page = &records[0].page;
                let observed = browser.look(&(manifest.base.clone() + page), records).await;
                let observed = observed.map_err(|error| format!("{page}: {error}"))?;
                let mut requests = requests(&log, records);
                outcomes.extend(records.iter().zip(observed).map(|(record, (href, reads))| {
                    let requests = requests.remove(&record.id).unwrap_or_default();
                    Outcome::new(record.clone(), Observed { href, reads, requests })
                }));
            }
            let (schema, driver) = (SCHEMA.to_owned(), browser.driver_version.clone());
            Ok(Results { schema, browser: browser.version.clone(), driver, outcomes })
        })
    }

    fn write(&self, results: &Results) -> Result<(), Reason> {
        let out = self.out.clone().unwrap_or_else(|| self.folder.join("result.json"));
        let page = self.html.clone().unwrap_or_else(|| out.with_extension("html"));
        let json = serde_json::to_string(results).map_err(|error| error.to_string())? + "\n";
        fs::write(&out, json).map_err(|error| at(&out, error))?;
        fs::write(&page, pages::run(results)).map_err(|error| at(&page, error))
    }
}

/// The requests by the identifiers of their tests, once every expected one of these records
/// has come, or is late.
fn requests(log: &Receiver<Request>, records: &[Record]) -> HashMap<String, Vec<Request>> {
    let is_expected = |record: &&Record| {
        record.link.iter().any(|link| link.dereferenced && link.url.uri.is_some())
    };
    let expected = records.iter().filter(is_expected);
    let mut missing: HashSet<&str> = expected.map(|record| &*record.id).collect();
    let mut requests: HashMap<String, Vec<Request>> = HashMap::new();
    let mut add = |request: Request| requests.entry(request.id.clone()).or_default().push(request);
    let deadline = Instant::now() + LATE;
    while !missing.is_empty() {
        let left = deadline.saturating_duration_since(Instant::now());
        let Ok(request) = log.recv_timeout(left) else { break };
        missing.remove(&*request.id);
        add(request);
    }
    log.try_iter().for_each(add);
    requests
}
