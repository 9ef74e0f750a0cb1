//! `iri-suite run`.

use crate::browser::{Browser, find};
use crate::record::Record;
use crate::results::{Observed, Outcome, Results, SCHEMA};
use crate::server::{Request, load, start};
use crate::shell::{Done, Format, FormatOption, Reason, at, json_line, print};
use crate::{pages, report};
use clap::Args;
use std::collections::{HashMap, HashSet};
use std::fs;
use std::path::PathBuf;
use std::time::Duration;
use tokio::sync::mpsc::Receiver;
use tokio::time::{Instant, timeout_at};

/// Runs the tests in Chromium, and tells which specification it follows, test by test
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct Run {
    /// The folder that 'iri-suite generate' has written
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
    /// The file of results, for 'iri-suite report' [default: result.json in DIR]
    #[arg(short, long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// The report for a person [default: the file of results, with the extension html]
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    #[command(flatten)]
    format: FormatOption,
}

const LONG_HELP: &str = "\
The documents are served on 127.0.0.1, and every host name leads the browser to that server:
nothing leaves the machine. For each test three things are observed: the characters that the
browser read in the document, the reference as the browser resolves it, and what the server was
asked for, octet by octet.

The results are a table, test by test, and a summary: how many tests match all three
specifications, each of them, none; '2 of 3' is two tests of three, where the specification
says nothing of the others. With --format jsonl, one object for each test. README.md of
iri-suite says when a specification is followed, and describes the members of the results:
record, observed, decoded, passed, follows, unspecified.

Examples:
  iri-suite run --browser /usr/bin/chromium suite
  iri-suite run --out new.json suite && iri-suite report old.json new.json

Exit status:
  0    all controls passed and no reference was misread, so that the results can be relied on
  1    a control failed, a reference was misread, or there were no controls
  2    the tests could not be run";

/// How long the server waits for the requests of a page after it has loaded.
const LATE: Duration = Duration::from_secs(10);

impl Run {
    pub fn run(&self) -> Done {
        let results = self.results()?;
        self.write(&results)?;
        print(&match self.format.format {
            Format::Human => report::run(&results),
            Format::Jsonl => results.outcomes.iter().map(json_line).collect(),
        })?;
        Ok(results.is_reliable())
    }

    fn results(&self) -> Result<Results, Reason> {
        let (manifest, files) = load(&self.folder)?;
        let (browser, driver) = (find(&self.browser)?, find(&self.driver)?);
        // They are taken when a page has loaded: all of its requests wait.
        let (server, mut log) = start(files, self.port, 1000 + 4 * manifest.records.len())?;
        let pages = manifest.records.chunk_by(|a, b| a.page == b.page);
        Browser::run(&browser, &driver, server, &self.browser_argument, async |browser| {
            let mut outcomes = Vec::new();
            for records in pages {
                let page = &records[0].page;
                let observed = browser.look(&(manifest.base.clone() + page), records).await;
                let observed = observed.map_err(|error| format!("{page}: {error}"))?;
                let mut requests = requests(&mut log, records).await;
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
async fn requests(
    log: &mut Receiver<Request>,
    records: &[Record],
) -> HashMap<String, Vec<Request>> {
    let is_expected = |record: &&Record| {
        record.link.iter().any(|link| link.dereferenced && link.url.uri.is_some())
    };
    let expected = records.iter().filter(is_expected);
    let mut missing: HashSet<&str> = expected.map(|record| &*record.id).collect();
    let mut requests: HashMap<String, Vec<Request>> = HashMap::new();
    let mut add = |request: Request| requests.entry(request.id.clone()).or_default().push(request);
    let deadline = Instant::now() + LATE;
    while !missing.is_empty() {
        let Ok(Some(request)) = timeout_at(deadline, log.recv()).await else { break };
        missing.remove(&*request.id);
        add(request);
    }
    while let Ok(request) = log.try_recv() {
        add(request);
    }
    requests
}
