//! `iri suite run`.

use super::browser::Browser;
use super::programs::find;
use super::record::{Manifest, Record};
use super::report::{html, human};
use super::results::{Findings, Observed, Outcome, SCHEMA};
use super::server::{self, Request};
use crate::shell::*;
use clap::Args;
use std::collections::HashMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard};
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
    format: FormatOption,
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

/// How long a page's requests may be on their way after it has loaded.
const LATE: Duration = Duration::from_secs(3);

impl Run {
    pub fn run(&self) -> io::Result<Status> {
        let results = self.results().and_then(|results| {
            self.write(&results)?;
            Ok(results)
        });
        let results = match results {
            Ok(results) => results,
            Err(reason) => return trouble(reason),
        };
        Results::alone(self.format.format, |out| {
            match out.format {
                Format::Human => human::run(out, &results)?,
                Format::Jsonl => {
                    results.outcomes.iter().try_for_each(|outcome| out.object(outcome))?;
                }
            }
            Ok(Status::of(results.is_reliable()))
        })
    }

    fn results(&self) -> Result<Findings, String> {
        let (manifest, site) = server::load(&self.folder)?;
        let (browser, driver) = (find(&self.browser)?, find(&self.driver)?);
        let log = Log::default();
        let seen = log.clone();
        let server = server::start(site, self.port, move |request| seen.add(request));
        let server = server.map_err(|error| format!("port {}: {error}", self.port))?;
        let mut browser = Browser::start(&browser, &driver, server, &self.browser_argument)?;
        let mut outcomes = Vec::new();
        for page in pages(&manifest) {
            outcomes.extend(outcomes_of(&mut browser, &log, &manifest.base, page)?);
        }
        Ok(Findings {
            schema: SCHEMA.to_owned(),
            browser: browser.version.clone(),
            driver: browser.driver_version.clone(),
            outcomes,
        })
    }

    fn write(&self, results: &Findings) -> Result<(), String> {
        let out = self.out.clone().unwrap_or_else(|| self.folder.join("result.json"));
        let page = self.html.clone().unwrap_or_else(|| out.with_extension("html"));
        let mut json = serde_json::to_vec(results).map_err(|error| error.to_string())?;
        json.push(b'\n');
        let named = |path: &Path, error| format!("{}: {error}", path.display());
        fs::write(&out, json).map_err(|error| named(&out, error))?;
        fs::write(&page, html::run(results)).map_err(|error| named(&page, error))
    }
}

/// The records of each page, in order.
fn pages(manifest: &Manifest) -> impl Iterator<Item = &[Record]> {
    manifest.records.chunk_by(|a, b| a.page == b.page)
}

fn outcomes_of(
    browser: &mut Browser,
    log: &Log,
    base: &str,
    records: &[Record],
) -> Result<Vec<Outcome>, String> {
    let Some(first) = records.first() else { return Ok(Vec::new()) };
    let ids: Vec<&str> = records.iter().map(|record| record.id.as_str()).collect();
    let found = browser
        .look(&format!("{base}{}", first.page), first.format, &ids)
        .map_err(|error| format!("{}: {error}", first.page))?;
    let mut requests = log.take(records);
    let outcomes = records.iter().zip(found).map(|(record, found)| {
        let requests = requests.remove(&record.id).unwrap_or_default();
        let observed = Observed { href: found.href, reads: found.reads, requests };
        Outcome::new(record.clone(), observed)
    });
    Ok(outcomes.collect())
}

/// What the server was asked for, by tests.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<HashMap<String, Vec<Request>>>>);

impl Log {
    fn requests(&self) -> MutexGuard<'_, HashMap<String, Vec<Request>>> {
        self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    fn add(&self, request: Request) {
        self.requests().entry(request.id.clone()).or_default().push(request);
    }

    /// The requests of these records, when all that can be expected are there.
    fn take(&self, records: &[Record]) -> HashMap<String, Vec<Request>> {
        let links = records.iter().filter(|record| {
            record.link.as_ref().is_some_and(|link| link.dereferenced && link.url.uri.is_some())
        });
        let ids: Vec<&String> = links.map(|record| &record.id).collect();
        let deadline = Instant::now() + LATE;
        loop {
            let mut requests = self.requests();
            if ids.iter().all(|id| requests.contains_key(*id)) || Instant::now() > deadline {
                return std::mem::take(&mut *requests);
            }
            drop(requests);
            std::thread::sleep(Duration::from_millis(10));
        }
    }
}
