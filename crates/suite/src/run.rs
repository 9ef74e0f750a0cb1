//! `iri-suite run`.

use crate::browser::{Browser, Seen, until_interrupted};
use crate::engine::{Engine, Options};
use crate::matrix::base;
use crate::record::{Identity, Record, Request, Suite};
use crate::results::{Header, Observed, Outcome, Results, SCHEMA, Stopped};
use crate::server::{BROWSER_TIME, Files, load, start};
use crate::shell::{Done, Format, FormatOption, Reason, at, json_line, message, print};
use crate::tally::{Comparison, NamedRun};
use crate::{overview, report};
use clap::Args;
use futures_util::future::{join_all, try_join};
use humantime::format_rfc3339_seconds;
use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::env;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::PathBuf;
use std::thread;
use std::time::{Duration, SystemTime};
use tokio::sync::mpsc::{Receiver, UnboundedSender, unbounded_channel};
use tokio::time::{Instant, timeout, timeout_at};

/// Runs the tests in a browser, and tells which specification it follows, test by test
#[derive(Args)]
#[command(after_long_help = include_str!("help/run.txt"))]
pub struct Run {
    /// The folder that 'iri-suite generate' has written
    #[arg(value_name = "DIR")]
    folder: PathBuf,
    /// The browser: Chromium or one made of it, Firefox, crate:url, crate:iri-grammar, or driver:READER
    #[arg(long, value_name = "PATH", default_value = "chromium")]
    browser: PathBuf,
    /// ChromeDriver, of the version of Chromium; Firefox needs none
    #[arg(long, value_name = "PATH", default_value = "chromedriver")]
    driver: PathBuf,
    /// A further argument for the browser; may be given several times
    #[arg(long, value_name = "ARGUMENT", allow_hyphen_values = true)]
    browser_argument: Vec<String>,
    /// Where the server listens, on 127.0.0.1; 0 is any free port; a second server takes any free port
    #[arg(long, default_value_t = 0)]
    port: u16,
    /// A document to run, in place of all, as the manifest names it; may be given several times
    #[arg(long, value_name = "DOCUMENT")]
    only: Vec<String>,
    /// The seconds that a document may take; one that takes longer is run once more, then left out
    #[arg(long, value_name = "SECONDS", default_value_t = 30)]
    limit: u64,
    /// The file of results, for 'iri-suite report' [default: result.jsonl in DIR]
    #[arg(short, long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// The report for a person; its pages of documents are in a folder beside it, with the
    /// extension 'pages' [default: the file of results, with the extension html]
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    #[command(flatten)]
    format: FormatOption,
}

/// How long to wait for the requests of a page after what it shows was observed.
const LATE: Duration = Duration::from_secs(10);
/// The same, once a page was opened twice and something was still missing.
const LATE_AGAIN: Duration = Duration::from_secs(1);

impl Run {
    /// Runs the tests, and writes the file of results, the pages and the results. The result is
    /// good if the run is reliable.
    pub fn run(&self) -> Done {
        let loaded = load(&self.folder)?;
        let mut suite = self.select(loaded.suite)?;
        let engine = Engine::find(&self.browser, &self.driver)?;
        suite.records.retain(|record| engine.reads(record.format));
        if suite.records.is_empty() {
            let browser = self.browser.display();
            let reason = format_args!(
                "{browser} reads no documents here; 'iri-suite generate DIR' writes those for browsers, \
                 with --readers those for the drivers"
            );
            return Err(at(&self.folder, reason));
        }
        let mut runs = self.start_servers(&engine, &loaded.files, suite.records.len())?;
        let results = until_interrupted(async {
            let result = self.run_documents(&mut runs, &suite, loaded.served).await;
            join_all(runs.into_iter().filter_map(|run| run.browser).map(Browser::close)).await;
            result
        })?;
        let page = self.html.clone().unwrap_or_else(|| self.out().with_extension("html"));
        let runs = [NamedRun::new(&self.out(), results, &suite)?];
        overview::write(&page, &Comparison::new(&runs))?;
        let [run] = &runs;
        match self.format.format {
            Format::Human => print(&report::describe_run(run))?,
            Format::Jsonl => {
                print(&run.results.outcomes.iter().map(json_line).collect::<String>())?;
                run.missing.iter().for_each(|reason| message(reason));
            }
        }
        Ok(run.doubts().is_empty())
    }

    /// Starts a server for each browser that will run, which is not started yet.
    fn start_servers(
        &self,
        engine: &Engine,
        files: &Files,
        record_count: usize,
    ) -> Result<Vec<Running>, Reason> {
        let mut runs = Vec::new();
        for index in 0..browser_count(engine) {
            // The requests that a page may cause have room to wait until they are taken.
            let waiting = 2 * record_count;
            // 0 is any free port.
            let port = if index == 0 { self.port } else { 0 };
            let (server, requests) = start(files.clone(), port, waiting, BROWSER_TIME)?;
            let (engine, arguments) = (engine.clone(), self.browser_argument.clone());
            let options = Options { engine, server, arguments };
            let folder = self.folder.clone();
            runs.push(Running { options, folder, requests, late: LATE, browser: None });
        }
        Ok(runs)
    }

    /// The path of the file of results.
    fn out(&self) -> PathBuf {
        self.out.clone().unwrap_or_else(|| self.folder.join("result.jsonl"))
    }

    /// Returns the part of a suite that `--only` selects. Fails if a selected document has no
    /// records.
    fn select(&self, mut suite: Suite) -> Result<Suite, Reason> {
        for document in &self.only {
            if !suite.records.iter().any(|record| record.document == *document) {
                let path = self.folder.join("manifest.json");
                let hint = similar(document, &suite).map(|it| format!(": did you mean '{it}'?"));
                let hint = hint.unwrap_or_default();
                return Err(at(&path, format_args!("no document '{document}' with records{hint}")));
            }
        }
        let is_chosen = |document: &String| self.only.is_empty() || self.only.contains(document);
        suite.records.retain(|record| is_chosen(&record.document));
        Ok(suite)
    }

    /// Runs the documents, each in the browser that is free first. Writes what is observed to the
    /// file of results in the order of the documents.
    async fn run_documents(
        &self,
        runs: &mut [Running],
        suite: &Suite,
        served: Identity,
    ) -> Result<Results, Reason> {
        let limit = Duration::from_secs(self.limit);
        let [browser, driver] = runs[0].version(limit).await?;
        let header = Header {
            schema: SCHEMA.to_owned(),
            suite: served,
            version: env!("CARGO_PKG_VERSION").to_owned(),
            browser,
            driver,
            system: system(),
            date: format_rfc3339_seconds(SystemTime::now()).to_string(),
        };
        let out = self.out();
        let failed = |error: io::Error| at(&out, error);
        let mut file = File::create(&out).map_err(failed)?;
        let mut write = |lines: String| {
            file.write_all(lines.as_bytes()).and_then(|()| file.flush()).map_err(failed)
        };
        write(json_line(&header))?;
        let mut results = Results::new(header);
        let mut add_outcomes = |records: &[Record], outcomes: Outcomes| -> Result<(), Reason> {
            match outcomes {
                Ok(outcomes) => {
                    let lines = outcomes.iter().map(|it| json_line(&it.line()));
                    write(lines.collect())?;
                    results.outcomes.extend(outcomes);
                }
                Err(reason) => {
                    let stopped = Stopped { document: records[0].document.clone(), reason };
                    write(json_line(&stopped))?;
                    results.stopped.push(stopped);
                }
            }
            Ok(())
        };
        let documents: Vec<&[Record]> = suite.records.chunk_by(|a, b| a.page == b.page).collect();
        let (sender, mut receiver) = unbounded_channel();
        let observe = observe_all(runs, &documents, limit, sender);
        let record = async {
            // The outcomes that were sent before those of an earlier document, by their indices.
            let mut early = HashMap::new();
            let mut next = 0;
            while let Some((index, outcomes)) = receiver.recv().await {
                early.insert(index, outcomes);
                while let Some(outcomes) = early.remove(&next) {
                    add_outcomes(documents[next], outcomes)?;
                    next += 1;
                }
            }
            Ok(())
        };
        try_join(observe, record).await?;
        Ok(results)
    }
}

/// Sends the outcomes of each document with its index, in the order in which they are done. A
/// browser that is done with a document takes the next one. `limit` is the time for each document.
async fn observe_all(
    runs: &mut [Running],
    documents: &[&[Record]],
    limit: Duration,
    sender: UnboundedSender<(usize, Outcomes)>,
) -> Result<(), Reason> {
    let rest = RefCell::new(documents.iter().enumerate());
    let observe = async |run: &mut Running| {
        loop {
            let Some((index, records)) = rest.borrow_mut().next() else { return };
            let outcomes = run.try_twice(records, limit).await;
            sender
                .send((index, outcomes))
                .expect("the receiver lives as long as the browsers work");
        }
    };
    join_all(runs.iter_mut().map(observe)).await;
    // The caller joins this with the task that writes the results, by `try_join`, which takes only futures
    // of a `Result`: if that task fails, the browsers stop.
    Ok(())
}

/// Returns the document that was probably meant by a name that no document has: the one that this
/// page shows, or the one with the most similar name. `None` if no name is similar enough.
fn similar<'s>(name: &str, suite: &'s Suite) -> Option<&'s str> {
    const LEAST: f64 = 0.8;
    let likeness = |record: &Record| {
        if record.page == name { 1.0 } else { strsim::jaro_winkler(name, &record.document) }
    };
    let found = suite.records.iter().map(|record| (likeness(record), &*record.document));
    let found = found.filter(|(likeness, _)| *likeness > LEAST);
    found.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, document)| document)
}

/// The number of browsers that run at the same time: one for each processor, up to two. One is
/// enough for a crate or a reader, which open no pages.
fn browser_count(engine: &Engine) -> usize {
    const MOST: usize = 2;
    match engine {
        Engine::Program(_) | Engine::Reader(_) => 1,
        _ => thread::available_parallelism().map_or(1, |count| count.get().min(MOST)),
    }
}

/// The name of the operating system, and of the processor.
fn system() -> String {
    let names = fs::read_to_string("/etc/os-release").unwrap_or_default();
    let name = names.lines().find_map(|line| line.strip_prefix("PRETTY_NAME="));
    let name = name.map(|name| name.trim_matches(['"', '\'']));
    format!("{} {}", name.unwrap_or(env::consts::OS), env::consts::ARCH)
}

/// The outcomes of a document, or why there are none.
type Outcomes = Result<Vec<Outcome>, Reason>;

/// A browser of the run, if it is running, and the requests that come from it. Each has a server of
/// its own.
struct Running {
    options: Options,
    /// The folder of the suite.
    folder: PathBuf,
    requests: Receiver<Request>,
    /// How long to wait for requests.
    late: Duration,
    browser: Option<Browser>,
}

/// Whether all records were read, and all references that have to be requested were.
fn is_whole(outcomes: &[Outcome]) -> bool {
    outcomes.iter().all(|outcome| outcome.observed.reads.is_some() && !outcome.lacks_request())
}

impl Running {
    /// The names and versions of the engine and of its driver. `limit` is the time for a reader.
    async fn version(&mut self, limit: Duration) -> Result<[String; 2], Reason> {
        match self.options.engine {
            Engine::Program(program) => Ok([program.version(), "none"].map(str::to_owned)),
            Engine::Reader(reader) => reader.version(limit).await,
            _ => Ok(self.browser().await?.version().map(str::to_owned)),
        }
    }

    /// The running browser. Starts one if there is none.
    async fn browser(&mut self) -> Result<&mut Browser, Reason> {
        let browser = match self.browser.take() {
            Some(browser) => browser,
            None => Browser::start(&self.options).await?,
        };
        Ok(self.browser.insert(browser))
    }

    /// Returns the outcomes of the records of a page, after a second attempt if one is needed:
    ///
    /// * if the outcomes are not there within `limit`, or the browser fails, tries again with a new
    ///   browser; if this happens twice, the error says why;
    /// * if something was not read or not requested, opens the page once more, as a busy machine
    ///   may lose a document or a request; if this happens twice, the browser cannot do it, and the
    ///   outcomes are returned as they are.
    ///
    /// A browser that cannot be started is an error at once. A crate or a reader opens no pages.
    async fn try_twice(&mut self, records: &[Record], limit: Duration) -> Outcomes {
        match self.options.engine {
            Engine::Program(program) => {
                let outcome =
                    |record: &Record| Outcome::new(record.clone(), program.observe(record));
                return Ok(records.iter().map(outcome).collect());
            }
            Engine::Reader(reader) => {
                return reader.outcomes(&self.folder, records, limit).await;
            }
            _ => {}
        }
        let (mut reasons, mut again) = (Vec::new(), false);
        while reasons.len() < 2 {
            // The limit is that of the document, not of the start of a browser.
            self.browser().await?;
            let result = timeout(limit, self.try_once(records)).await;
            match result.unwrap_or_else(|_| Err(format!("not done in {} s", limit.as_secs()))) {
                Ok(outcomes) if is_whole(&outcomes) => return Ok(outcomes),
                Ok(outcomes) if again => {
                    // This browser may never make such a request: it gets less time from now on.
                    self.late = LATE_AGAIN;
                    return Ok(outcomes);
                }
                Ok(_) => {
                    again = true;
                    continue;
                }
                Err(reason) => reasons.push(reason),
            }
            // This browser would not answer later commands, either.
            self.browser = None;
            // What it has requested must not count for the next one.
            while self.requests.try_recv().is_ok() {}
        }
        reasons.dedup();
        Err(format!("two attempts: {}", reasons.join("; ")))
    }

    /// Opens the page of these records once, and waits for the requests that it has to make.
    async fn try_once(&mut self, records: &[Record]) -> Result<Vec<Outcome>, Reason> {
        let page = base() + &records[0].page;
        let observed = self.browser().await?.observe(&page, records).await?;
        let is_awaited =
            |(record, seen): &(&Record, &Seen)| record.awaits_request() && !seen.unlinked;
        let awaited = records.iter().zip(&observed).filter(is_awaited);
        let mut requests =
            self.await_requests(awaited.map(|(record, _)| &*record.id).collect()).await;
        let outcomes =
            records.iter().zip(observed).map(|(record, Seen { href, reads, unlinked })| {
                let requests = requests.remove(&record.id).unwrap_or_default();
                Outcome::new(record.clone(), Observed { href, reads, requests, unlinked })
            });
        Ok(outcomes.collect())
    }

    /// Waits until each test in `missing` has made a request, or the time is up. Returns all
    /// requests that have come, by the identifiers of their tests.
    async fn await_requests(
        &mut self,
        mut missing: HashSet<&str>,
    ) -> HashMap<String, Vec<Request>> {
        let mut requests: HashMap<String, Vec<Request>> = HashMap::new();
        let mut add =
            |request: Request| requests.entry(request.id.clone()).or_default().push(request);
        let deadline = Instant::now() + self.late;
        while !missing.is_empty() {
            let Ok(Some(request)) = timeout_at(deadline, self.requests.recv()).await else { break };
            missing.remove(&*request.id);
            add(request);
        }
        while let Ok(request) = self.requests.try_recv() {
            add(request);
        }
        requests
    }
}
