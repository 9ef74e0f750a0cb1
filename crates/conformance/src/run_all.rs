//! `iri-conformance run-all`.

use crate::driver::{Driver, Limits, Messages, Program};
use crate::results::{Kind, Results};
use crate::shell::*;
use crate::suite::{CasesOption, Named};
use clap::Args;
use serde::Deserialize;
use serde_json::json;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::channel;
use std::thread;
use std::time::{Duration, Instant};

/// Asks every implementation that is installed, and writes the results of each
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct RunAll {
    #[command(flatten)]
    cases: CasesOption,
    /// The list of drivers
    #[arg(long, value_name = "FILE", default_value = "crates/conformance/drivers/drivers.toml")]
    drivers: PathBuf,
    /// The folder of the results
    #[arg(long, value_name = "FOLDER", default_value = "crates/conformance/results")]
    results: PathBuf,
    /// Only the drivers of this name, which may have the language before it: python-idna
    #[arg(long, value_name = "NAME")]
    only: Vec<String>,
    /// Only the drivers of this programming language
    #[arg(long, value_name = "NAME")]
    language: Vec<String>,
    /// How many drivers run at a time
    #[arg(long, value_name = "COUNT", default_value_t = 2)]
    #[arg(value_parser = clap::value_parser!(u8).range(1..))]
    jobs: u8,
    #[command(flatten)]
    format: FormatOption,
}

const LONG_HELP: &str = "\
For each driver of the list, a line: the counts and the time, and what changed since the results that \
are in the folder; or that it is not installed. Only case files that were asked before as they are now \
can show a change.

With --format jsonl, an object for each driver: name, state ('run', 'not installed', 'failed'), reason, \
version, right, wrong, not_judged, seconds, now_right, now_wrong.

Exit status: 0 if every driver that is installed was asked, 1 if one does not greet, 2 if a file cannot \
be read or written.";

/// The list of drivers.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct List {
    /// The drivers.
    #[serde(default)]
    pub driver: Vec<Entry>,
}

/// A driver in the list.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// The name of the implementation. No other one of the language has it.
    pub name: String,
    /// The programming language.
    pub language: String,
    /// The specification that the implementation is written for.
    #[serde(default)]
    pub kind: Kind,
    /// The program and its arguments. It runs in the folder of the list.
    pub command: Vec<String>,
    /// A command that ends with status 0 if the implementation is installed.
    pub needs: Vec<String>,
    /// The address of the documentation or source.
    pub source: String,
    /// The specifications that it says it follows.
    pub claims: Vec<String>,
}

impl Entry {
    /// The name of the file of its results, without `.json`.
    fn file_name(&self) -> String {
        file_name(&self.language, &self.name)
    }

    /// Whether `--only NAME` selects the driver.
    fn is_named(&self, name: &str) -> bool {
        self.name == name || self.file_name() == name
    }

    /// Whether the implementation is installed.
    fn is_installed(&self, root: &Path) -> bool {
        let Some((program, arguments)) = self.needs.split_first() else { return true };
        let mut command = Command::new(program_path(program, root));
        command.args(arguments).current_dir(root);
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        command.status().is_ok_and(|status| status.success())
    }
}

/// Returns a program whose name has a slash as a path from the folder of the list.
fn program_path(program: &str, folder: &Path) -> OsString {
    if program.contains('/') { folder.join(program).into() } else { program.into() }
}

/// The outcome for a driver of the list.
enum State {
    Run { results: Box<Results>, took: Duration },
    NotInstalled,
    Failed(String),
}

impl RunAll {
    /// Asks the drivers.
    ///
    /// # Errors
    ///
    /// A file cannot be read or written, or `--only` names no driver.
    pub fn run(&self) -> Done {
        let suite = self.cases.read()?;
        let entries = self.entries()?;
        // Programs are started from other folders.
        let root = self.drivers.parent().unwrap_or(Path::new(""));
        let root =
            fs::canonicalize(if root.as_os_str().is_empty() { Path::new(".") } else { root })
                .map_err(|error| at(root, error))?;
        let next = AtomicUsize::new(0);
        let (sender, states) = channel();
        let mut is_fine = true;
        thread::scope(|scope| {
            for _ in 0..self.jobs {
                let sender = sender.clone();
                let (next, entries, suite, root) = (&next, &entries, &suite, &root);
                scope.spawn(move || {
                    while let Some(entry) = entries.get(next.fetch_add(1, Ordering::Relaxed)) {
                        // The receiver is gone after an error.
                        if sender.send((entry, ask(entry, root, suite))).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(sender);
            for (entry, state) in states {
                is_fine &= !matches!(state, State::Failed(_));
                self.report(entry, &state, &suite)?;
            }
            Ok(is_fine)
        })
    }

    /// Reads the list, and returns the drivers that `--only` and `--language` select.
    fn entries(&self) -> Result<Vec<Entry>, Reason> {
        let path = &self.drivers;
        let list = fs::read_to_string(path).map_err(|error| at(path, error))?;
        let List { driver: mut entries } =
            toml::from_str(&list).map_err(|error| at(path, error))?;
        if let Some(entry) = entries.iter().find(|entry| entry.command.is_empty()) {
            return Err(at(path, format!("the driver {} has no command", entry.name)));
        }
        let mut names: Vec<String> = entries.iter().map(Entry::file_name).collect();
        names.sort();
        if let Some(twice) = names.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(at(path, format!("two drivers have the results {}", twice[0])));
        }
        if !self.only.is_empty() {
            let is_listed = |name: &&String| entries.iter().any(|entry| entry.is_named(name));
            if let Some(unknown) = self.only.iter().find(|name| !is_listed(name)) {
                return Err(at(path, format!("there is no driver {unknown}")));
            }
            entries.retain(|entry| self.only.iter().any(|name| entry.is_named(name)));
        }
        if !self.language.is_empty() {
            entries.retain(|entry| self.language.contains(&entry.language));
        }
        Ok(entries)
    }

    /// Writes the results of a driver to its file, and prints its line: the counts, and the
    /// verdicts that changed since the results that were there.
    fn report(&self, entry: &Entry, state: &State, suite: &[Named]) -> Result<(), Reason> {
        let name = &entry.name;
        let (results, took) = match state {
            State::Run { results, took } => (results, took),
            State::NotInstalled => return self.report_not_asked(entry, "not installed", None),
            State::Failed(reason) => return self.report_not_asked(entry, "failed", Some(reason)),
        };
        let path = self.results.join(entry.file_name() + ".json");
        // Results that cannot be read, of an older version, show no changes.
        let before = fs::read_to_string(&path).ok().and_then(|json| Results::parse(&json).ok());
        let changes = before.map(|before| changes(&before, results, suite)).unwrap_or_default();
        write_file(&path, results.to_json().as_bytes())?;
        let (version, total) = (&results.driver.version, results.total());
        let seconds = took.as_secs_f64();
        print(&match self.format.format {
            Format::Jsonl => json_line(&json!({
                "name": name,
                "state": "run",
                "reason": null,
                "version": version,
                "right": total.right,
                "wrong": total.wrong,
                "not_judged": total.not_judged,
                "seconds": (seconds * 10.0).round() / 10.0,
                "now_right": changes.now_right,
                "now_wrong": changes.now_wrong,
            })),
            Format::Human => format!(
                "{NAME}{} {}{NAME:#}: {} right, {} wrong, {} not judged, in {seconds:.1} s{}\n",
                visible(name),
                visible(version),
                total.right,
                total.wrong,
                total.not_judged,
                changes.describe(),
            ),
        })
    }

    /// Prints the line of a driver that was not asked. Without a `reason`, the line names the
    /// command that says whether the implementation is installed.
    fn report_not_asked(
        &self,
        entry: &Entry,
        state: &str,
        reason: Option<&str>,
    ) -> Result<(), Reason> {
        let needs = entry.needs.join(" ");
        let reason = reason.unwrap_or(&needs);
        print(&match self.format.format {
            Format::Jsonl => json_line(&json!({
                "name": entry.name,
                "state": state,
                "reason": reason,
                "version": null,
                "right": null,
                "wrong": null,
                "not_judged": null,
                "seconds": null,
                "now_right": [],
                "now_wrong": [],
            })),
            Format::Human => {
                let name = visible(&entry.name);
                format!("{NAME}{name}{NAME:#}: {state}: {}\n", visible(reason))
            }
        })
    }
}

/// Asks a driver all cases that it covers, if its implementation is installed.
fn ask(entry: &Entry, root: &Path, suite: &[Named]) -> State {
    if !entry.is_installed(root) {
        return State::NotInstalled;
    }
    let start = Instant::now();
    let (program, arguments) = entry.command.split_first().expect("the command is not empty");
    let program = Program {
        command: [program_path(program, root)]
            .into_iter()
            .chain(arguments.iter().map(OsString::from))
            .collect(),
        folder: Some(root.to_owned()),
        messages: Messages::Dropped,
        limits: Limits::default(),
    };
    match Driver::start(program) {
        Ok(mut driver) => {
            let results = Box::new(Results::ask(&mut driver, entry.kind, suite));
            State::Run { results, took: start.elapsed() }
        }
        Err(error) => State::Failed(error.to_string()),
    }
}

/// Returns the name of the file of the results of a driver, without `.json`: its language and name
/// in lower case, with a hyphen between words. `+` and `#` are words.
///
/// ```
/// use iri_conformance::run_all::file_name;
///
/// assert_eq!(file_name("Python", "urllib.parse"), "python-urllib.parse");
/// assert_eq!(file_name("Ruby", "uri (Ruby)"), "ruby-uri-ruby");
/// assert_eq!(file_name("C++", "Qt QUrl"), "c-plus-plus-qt-qurl");
/// assert_eq!(file_name("C#", "System.Uri"), "c-sharp-system.uri");
/// ```
pub fn file_name(language: &str, name: &str) -> String {
    let text = format!("{language} {name}").to_ascii_lowercase();
    let text = text.replace('+', " plus ").replace('#', " sharp ");
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '.');
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join("-")
}

/// The identifiers of the cases whose verdict has changed.
#[derive(Default)]
struct Changes {
    now_right: Vec<String>,
    now_wrong: Vec<String>,
}

impl Changes {
    /// Returns a line for the cases that are now right, and one for those that are now wrong: their
    /// number and the first five.
    fn describe(&self) -> String {
        let list = |what: &str, ids: &[String]| match ids {
            [] => String::new(),
            ids => {
                let shown = ids.iter().take(5).cloned().collect::<Vec<_>>().join(", ");
                let more = if ids.len() > 5 { ", ..." } else { "" };
                format!("\n  {} {what}: {shown}{more}", ids.len())
            }
        };
        list("now right", &self.now_right) + &list("now wrong", &self.now_wrong)
    }
}

/// Returns the cases whose verdict changed, of the files that both results are about.
fn changes(before: &Results, now: &Results, suite: &[Named]) -> Changes {
    let mut changes = Changes::default();
    for named in suite.iter().filter(|named| before.are_of(named) && now.are_of(named)) {
        for (_, case) in named.cases() {
            let is_wrong = |results: &Results| results.failures.contains_key(&case.id);
            match (is_wrong(before), is_wrong(now)) {
                (true, false) => changes.now_right.push(case.id.clone()),
                (false, true) => changes.now_wrong.push(case.id.clone()),
                _ => {}
            }
        }
    }
    changes
}
