//! `iri-conformance report`: pages, and the same as JSON and Markdown.

mod badge;
mod cases;
mod html;
mod implementation;
pub mod known;
mod markdown;
mod overview;
mod picture;
mod readers;
mod summary;

use crate::results::{Kind, Results};
use crate::shell::*;
use crate::suite::{CasesOption, Named};
use clap::Args;
use known::Table;
use serde_json::json;
use std::fs;
use std::path::{Path, PathBuf};

/// The table in the repository.
const KNOWN: &str = "crates/conformance/drivers/known.toml";

/// Writes pages of what implementations do with the cases
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct ReportCommand {
    #[command(flatten)]
    cases: CasesOption,
    /// The folder of the results of 'run-all', or of 'run --output'
    #[arg(long, value_name = "FOLDER", default_value = "crates/conformance/results")]
    results: PathBuf,
    /// The table of known issues and documented deviations
    #[arg(long, value_name = "FILE", default_value = KNOWN)]
    known: PathBuf,
    /// The folder to write to
    #[arg(short, long, value_name = "FOLDER")]
    output: PathBuf,
    #[command(flatten)]
    format: FormatOption,
}

const LONG_HELP: &str = "\
The pages need no server and no network: open index.html in a browser. Beside them are
  report.json     what the overview and the pages of the implementations have
  readers.json    the components of each text, by each implementation
  overview.md     the overview; overview.svg is a picture of it
  NAME.md         a report for the maintainers of an implementation
  NAME.badge.json a badge, for the endpoint of shields.io

Results of cases that have changed since are left out, with a message.

With --format jsonl, one object: folder, implementations, cases, files.

Exit status: 0 if the pages were written, 1 if results were left out, 2 if a file cannot be read or \
written.";

/// The results of an implementation, with the name of its pages.
pub struct Implementation {
    /// The name of its file of results, without `.json`.
    pub name: String,
    /// Its results.
    pub results: Results,
}

impl Implementation {
    /// What a wrong answer is called: `fails`, or `differs` where the RFCs are not claimed.
    pub fn verb(&self) -> &'static str {
        match self.results.kind {
            Kind::Rfc => "fails",
            Kind::UrlStandard | Kind::Other => "differs",
        }
    }

    /// The name and version, as in `urllib.parse 3.11.2`.
    pub fn title(&self) -> String {
        format!("{} {}", self.results.driver.name, self.results.driver.version)
    }
}

/// All that the pages are made of.
pub struct Report {
    /// The cases.
    pub suite: Vec<Named>,
    /// The implementations. The one with the highest share of right answers is the first.
    pub implementations: Vec<Implementation>,
    /// What is known about failures.
    pub known: Table,
}

impl ReportCommand {
    /// Writes the files.
    ///
    /// # Errors
    ///
    /// A file cannot be read or written.
    pub fn run(&self) -> Done {
        let (report, is_whole) = self.read()?;
        let files = report.files();
        for (name, content) in &files {
            write_file(&self.output.join(name), content.as_bytes())?;
        }
        let cases: usize = report.suite.iter().map(|named| named.file.cases.len()).sum();
        let implementations = report.implementations.len();
        print(&match self.format.format {
            Format::Jsonl => json_line(&json!({
                "folder": self.output,
                "implementations": implementations,
                "cases": cases,
                "files": files.len(),
            })),
            Format::Human => format!(
                "{}, {}: {}\n",
                counted(implementations, "implementation"),
                counted(cases, "case"),
                self.output.join("index.html").display()
            ),
        })?;
        Ok(is_whole)
    }

    /// Reads the cases and the results. The second value is whether no results had to be left out.
    fn read(&self) -> Result<(Report, bool), Reason> {
        let suite = self.cases.read()?;
        // Without the repository there is no table, unless the option names one.
        let known = if self.known.exists() || self.known != Path::new(KNOWN) {
            Table::read(&self.known)?
        } else {
            Table::default()
        };
        let folder = &self.results;
        let mut implementations = Vec::new();
        let mut is_whole = true;
        for entry in fs::read_dir(folder).map_err(|error| at(folder, error))? {
            let path = entry.map_err(|error| at(folder, error))?.path();
            if path.extension().is_none_or(|extension| extension != "json") {
                continue;
            }
            let json = fs::read_to_string(&path).map_err(|error| at(&path, error))?;
            let mut results = Results::parse(&json).map_err(|error| at(&path, error))?;
            let outdated = results.keep_current(&suite);
            if outdated > 0 {
                is_whole = false;
                let files = counted(outdated, "case file");
                message(&at(&path, format!("left out: {files} changed; run it again")));
            }
            let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            implementations.push(Implementation { name, results });
        }
        let share = |it: &Implementation| {
            let total = it.results.total();
            total.right as f64 / total.judged().max(1) as f64
        };
        // Of those with the same share, the one that was asked more comes first.
        let judged = |it: &Implementation| it.results.total().judged();
        implementations.sort_by(|a, b| {
            share(b).total_cmp(&share(a)).then(judged(b).cmp(&judged(a))).then(a.name.cmp(&b.name))
        });
        Ok((Report { suite, implementations, known }, is_whole))
    }
}

impl Report {
    /// Returns the files of the report, each with its name.
    fn files(&self) -> Vec<(String, String)> {
        let mut files = vec![
            ("index.html".to_owned(), overview::page(self)),
            ("overview.md".to_owned(), markdown::overview(self)),
            ("overview.svg".to_owned(), picture::overview(self)),
            ("readers.html".to_owned(), readers::page(self)),
            ("readers.json".to_owned(), json_text(&readers::texts(self))),
            ("cases.html".to_owned(), cases::list(self)),
            ("search.html".to_owned(), cases::search(self)),
            ("report.json".to_owned(), json_text(&summary::report(self))),
        ];
        for it in &self.implementations {
            files.push((format!("{}.html", it.name), implementation::page(self, it)));
            files.push((format!("{}.md", it.name), markdown::implementation(self, it)));
            files.push((format!("{}.badge.json", it.name), json_text(&badge::badge(it))));
        }
        let pages = self.suite.iter().map(|named| (cases::file(named), cases::page(self, named)));
        files.extend(pages);
        files
    }
}

/// Returns indented JSON.
fn json_text(value: &serde_json::Value) -> String {
    serde_json::to_string_pretty(value).expect("the members have names") + "\n"
}
