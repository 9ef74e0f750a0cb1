//! The causes for which browsers depart from the URL Standard, by the table in `causes.toml`.

use crate::documents::fill;
use crate::generated::Octets;
use crate::record::{FormatName, Position, Specification};
use crate::results::{Outcome, Results};
use crate::url_standard::{commit, sentence};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::LazyLock;

/// A cause; `causes.toml` describes it.
#[derive(Deserialize)]
pub struct Cause {
    pub name: String,
    pub title: String,
    requires: String,
    formats: Vec<FormatName>,
    #[serde(default)]
    elements: Vec<String>,
    position: Position,
    text: Option<String>,
    pub departs: Vec<String>,
    expected: String,
    pub instead: String,
    markup: String,
    observe: String,
    frame: Option<String>,
    header: Option<(String, String)>,
    decides: Option<Algorithm>,
    sentence: String,
    anchor: String,
    remark: Option<String>,
    covered: Option<Covered>,
}

/// An algorithm of another standard than the URL Standard.
#[derive(Deserialize)]
struct Algorithm {
    standard: String,
    algorithm: String,
    link: String,
    sentence: String,
}

/// A file of web-platform-tests.
#[derive(Deserialize)]
struct Covered {
    path: String,
    commit: String,
}

/// The table in `causes.toml`. The versions are those of the browsers, by their names.
#[derive(Deserialize)]
struct Table {
    versions: BTreeMap<String, String>,
    causes: Vec<Cause>,
}

static TABLE: LazyLock<Table> =
    LazyLock::new(|| toml::from_str(include_str!("causes.toml")).expect("a table of causes"));

/// A file that a page of a cause consists of, with the header of its response, if it has one. Each
/// character of the header is one octet.
pub struct File<'c> {
    pub path: String,
    pub text: String,
    pub header: Option<&'c (String, String)>,
}

impl Cause {
    pub fn all() -> &'static [Cause] {
        &TABLE.causes
    }

    pub fn find(name: &str) -> Option<&'static Cause> {
        Cause::all().iter().find(|cause| cause.name == name)
    }

    /// Returns the cause of a departure. `None` if the table has none.
    fn find_for(Outcome { record, .. }: &Outcome) -> Option<&'static Cause> {
        let is_text = |text: &String| record.id.ends_with(&format!("-{text}-{}", record.position));
        Cause::all().iter().find(|cause| {
            cause.position == record.position
                && (cause.formats.is_empty() || cause.formats.contains(&record.format))
                && record.element.as_ref().is_none_or(|it| cause.elements.contains(it))
                && cause.text.as_ref().is_none_or(is_text)
        })
    }

    /// The page that shows the cause by itself, first, and the document of its frame, if it has one.
    /// The title of the page becomes `PASS`, or `FAIL` with what the browser does.
    pub fn files(&self) -> Vec<File<'_>> {
        self.files_by(include_str!("bug.html"), String::new())
    }

    /// The files of web-platform-tests that would cover the cause; none if a file covers it.
    pub fn tests(&self) -> Vec<File<'_>> {
        let template = include_str!("wpt/departure.html");
        if self.covered.is_some() { Vec::new() } else { self.files_by(template, "  ".to_owned()) }
    }

    /// Returns the files of a page that fills `template`. `indent` precedes each line of the
    /// script.
    fn files_by(&self, template: &str, indent: String) -> Vec<File<'_>> {
        let observe = self.observe.trim_end().replace('\n', &format!("\n{indent}")) + "\n";
        let link = self.links()[0].clone();
        let values = [("title", &*self.requires), ("link", &link), ("expected", &self.expected)];
        let values = [&values[..], &[("markup", &*self.markup), ("observe", &observe)]].concat();
        let (path, text) = (self.name.clone() + ".html", fill(template, &values));
        let header = self.header.as_ref();
        let page = File { path, text, header: header.filter(|_| self.frame.is_none()) };
        let frame = self.frame.iter().map(|text| File {
            path: self.name.clone() + ".frame.html",
            text: text.clone(),
            header,
        });
        [page].into_iter().chain(frame).collect()
    }

    /// Returns the addresses of the sentences that decide: that of another standard, if there is
    /// one, then that of the URL Standard.
    fn links(&self) -> Vec<String> {
        let snapshot = format!("https://url.spec.whatwg.org/commit-snapshots/{}/", commit());
        let other = self.decides.iter().map(|decides| decides.link.clone());
        other.chain([format!("{snapshot}#{}", self.anchor)]).collect()
    }

    /// A report in Markdown for those who maintain a browser.
    pub fn markdown(&self) -> String {
        let mut out = format!("# {}\n", self.title);
        let links = self.links();
        if let Some(Algorithm { standard, algorithm, sentence, .. }) = &self.decides {
            let _ = write!(
                out,
                "\n{standard}, [{algorithm}]({}):\n\n> {sentence}\n\n(The text of this standard was not \
                 at hand: no test checks the sentence.)\n",
                links[0]
            );
        }
        let (last, said) = (&links[links.len() - 1], sentence(&self.sentence));
        let _ = write!(out, "\nURL Standard, [{}]({last}):\n\n> {said}\n", self.anchor);
        out += "\n| browser | the page below says |\n| --- | --- |\n";
        for (browser, version) in &TABLE.versions {
            let says = if self.departs.contains(browser) {
                format!("FAIL: {}", self.instead)
            } else {
                "PASS".to_owned()
            };
            // A vertical line would begin a cell.
            let _ = writeln!(out, "| {browser} {version} | `{}` |", says.replace('|', "\\|"));
        }
        if let Some(remark) = &self.remark {
            let _ = write!(out, "\n{remark}\n");
        }
        write_files(&mut out, &self.files());
        match &self.covered {
            Some(Covered { path, commit }) => {
                let tests = "https://github.com/web-platform-tests/wpt/blob";
                let _ = write!(out, "\nweb-platform-tests: [{path}]({tests}/{commit}/{path})\n");
            }
            None => {
                out += "\nNo file of web-platform-tests is known that covers it. This one does:\n";
                write_files(&mut out, &self.tests());
            }
        }
        out
    }
}

/// Writes files in Markdown, each after its name and its header.
fn write_files(out: &mut String, files: &[File]) {
    for File { path, text, header } in files {
        let header = header.map(|(name, value)| {
            let value: String = value.chars().map(show_octet).collect();
            format!(", with the header `{name}: {value}`")
        });
        let header = header.unwrap_or_default();
        let _ = write!(out, "\n`{path}`{header}:\n\n```html\n{text}```\n");
    }
}

/// A character that is one octet, as people read it: `<E9>` if it is not US-ASCII.
fn show_octet(c: char) -> String {
    if c.is_ascii() { c.to_string() } else { format!("<{:02X}>", u32::from(c)) }
}

/// The files of web-platform-tests that would cover the causes, in a folder of their own. A header is
/// in a file beside its document.
pub fn tests() -> Vec<Octets> {
    let files = Cause::all().iter().flat_map(Cause::tests);
    let octets = files.flat_map(|File { path, text, header }| {
        let header = header.map(|(name, value)| {
            let line = format!("{name}: {value}\n");
            (format!("departures/{path}.headers"), line.chars().map(|c| c as u8).collect())
        });
        [(format!("departures/{path}"), text.into_bytes())].into_iter().chain(header)
    });
    octets.collect()
}

/// Returns the tests of a run that depart from the URL Standard, by their causes in the order of
/// the table. Those with an unknown cause are last.
pub fn departures(results: &Results) -> Vec<(Option<&'static Cause>, Vec<&Outcome>)> {
    let departs: Vec<&Outcome> = results.outcomes.iter().filter(|it| departs(it)).collect();
    let causes = Cause::all().iter().map(Some).chain([None]);
    let name = |cause: Option<&'static Cause>| cause.map(|cause| &cause.name);
    let with_outcomes = |cause| {
        let is_of = |outcome: &&&Outcome| name(Cause::find_for(outcome)) == name(cause);
        (cause, departs.iter().filter(is_of).copied().collect())
    };
    causes.map(with_outcomes).filter(|(_, outcomes): &(_, Vec<_>)| !outcomes.is_empty()).collect()
}

/// Whether a test shows that the browser departs from the URL Standard.
fn departs(outcome: &Outcome) -> bool {
    let is_url = outcome.follows.contains(&Specification::Url);
    // The standards of the formats for other readers do not refer to the URL Standard.
    let is_for_browsers = !outcome.record.format.format().for_readers;
    is_for_browsers && outcome.is_applicable() && !outcome.is_unrequested() && !is_url
}

/// Returns the name and the title of a cause. `None` is an unknown cause.
pub fn name_and_title(cause: Option<&Cause>) -> [&str; 2] {
    cause.map_or(["", "cause unknown"], |cause| [&cause.name, &cause.title])
}
