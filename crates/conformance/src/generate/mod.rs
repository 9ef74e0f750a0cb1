//! `iri-conformance generate`: writes the case files.

mod algorithms;
mod check;
mod examples;
mod hosts;
mod lists;
mod mistakes;
mod pools;
mod strength;

use crate::case::{CaseFile, Expect, Input, Operation};
use crate::library::{By, Refused, evaluate};
use crate::mutant::{SUBJECTS, Subject};
use crate::shell::{Done, Format, FormatOption, Reason, at, counted, json_line, print, write_file};
use clap::Args;
use serde_json::json;
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

/// The largest number of cases of one operation in the small suite.
pub const SMALL: usize = 400;

/// Writes the case files, or compares them
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct Generate {
    /// The folder of the case files: crates/conformance/cases
    #[arg(value_name = "DIR")]
    folder: PathBuf,
    /// Only the files of this operation, without strength.md. All but check take a few seconds
    #[arg(long, value_enum, value_name = "OPERATION")]
    operation: Vec<Operation>,
    /// Writes nothing: a file that is absent, differs, or is not generated is reported
    #[arg(long)]
    check: bool,
    #[command(flatten)]
    format: FormatOption,
}

const LONG_HELP: &str = "\
The full suite is DIR/*.json, the small one, of at most 400 cases for each operation, DIR/small/*.json. \
DIR/strength.md has for each operator and production the number of mutants that were made, that are \
proved to accept the same texts, and that a case kills. It takes about half a minute.

With --format jsonl, one object for each file: file, state (written, same, differs, absent, extra).

Exit status: 0 if every mutant that is not equal is killed and, with --check, the files are the same; \
1 if not; 2 if a file cannot be read or written, or two engines disagree about a case.";

/// What is generated.
pub struct Generated {
    /// The files by their paths in the folder.
    pub files: BTreeMap<String, String>,
    /// Whether each mutant that is not equal is killed.
    pub is_complete: bool,
}

/// Generates the files. Those of `check` are limited to these subjects.
///
/// # Errors
/// Two engines disagree about a case.
pub fn generate(subjects: &[Subject]) -> Result<Generated, Reason> {
    // The cases of check take the longest.
    let (lists, host_mistakes) = lists::generate()?;
    let (algorithms, mut mistakes) = algorithms::generate()?;
    mistakes.extend(host_mistakes);
    let (checks, strengths) = check::generate(subjects)?;
    let mut files = BTreeMap::new();
    for suites in [checks, algorithms, lists] {
        let full = suites.full.iter().map(|file| (file_name(file), file));
        let small = suites.small.iter().map(|file| (format!("small/{}", file_name(file)), file));
        files.extend(full.chain(small).map(|(name, file)| (name, file.to_json())));
    }
    let page: String = mistakes.iter().map(|it| it.markdown()).collect();
    files.insert("strength.md".to_owned(), strengths.markdown() + &page);
    Ok(Generated { files, is_complete: strengths.is_complete() })
}

/// Case files of both suites.
#[derive(Default)]
pub struct Suites {
    /// All cases.
    pub full: Vec<CaseFile>,
    /// At most [`SMALL`] cases for each operation.
    pub small: Vec<CaseFile>,
}

/// Checks that the library, by tables and by trees, returns the expected result.
fn check_by_library(
    operation: Operation,
    document: &str,
    input: &Input,
    expect: &Expect,
) -> Result<(), Reason> {
    for by in By::ALL {
        let found = match evaluate(by, operation, document, None, input) {
            Ok(found) if found == *expect => continue,
            Err(Refused::Error(_)) if *expect == Expect::ERROR => continue,
            Ok(found) => format!("{found:?}"),
            Err(Refused::Unsupported(what)) => format!("unsupported: {what}"),
            Err(Refused::Error(error)) => format!("error: {error}"),
        };
        return Err(format!("{operation}, {input:?}: {expect:?}, by the library {found}"));
    }
    Ok(())
}

/// The name of a case file: `check-rfc3987-IRI.json`.
fn file_name(file: &CaseFile) -> String {
    let document = file.document.to_lowercase().replace([' ', '#'], "");
    let names = [Some(file.operation.name()), Some(&*document), file.production.as_deref()];
    names.into_iter().flatten().collect::<Vec<_>>().join("-") + ".json"
}

impl Generate {
    /// Writes or compares the files.
    ///
    /// # Errors
    /// A file cannot be read or written, or two engines disagree about a case.
    pub fn run(&self) -> Done {
        let is_all = self.operation.is_empty();
        let subjects =
            if is_all || self.operation.contains(&Operation::Check) { &SUBJECTS[..] } else { &[] };
        let Generated { mut files, is_complete } = generate(subjects)?;
        files.retain(|name, _| is_all || self.is_of_operation(name));
        let mut is_same = true;
        let report = |name: &str, state: &str| match self.format.format {
            Format::Jsonl => print(&json_line(&json!({"file": name, "state": state}))),
            Format::Human => print(&format!("{state:<8} {name}\n")),
        };
        for (name, text) in &files {
            let path = self.folder.join(name);
            if !self.check {
                write_file(&path, text.as_bytes())?;
                report(name, "written")?;
                continue;
            }
            let state = match fs::read_to_string(&path) {
                Ok(found) if found == *text => "same",
                Ok(_) => "differs",
                Err(error) if error.kind() == std::io::ErrorKind::NotFound => "absent",
                Err(error) => return Err(at(&path, error)),
            };
            is_same &= state == "same";
            report(name, state)?;
        }
        if self.check {
            for name in self.extra_files(&files)? {
                is_same = false;
                report(&name, "extra")?;
            }
        }
        if let Format::Human = self.format.format {
            let [full, small] = [false, true].map(|is_small| {
                let files = files.iter().filter(|(name, _)| name.starts_with("small/") == is_small);
                counted(files.map(|(_, text)| text.matches("\n    {").count()).sum(), "case")
            });
            print(&format!("{full}, small suite: {small}\n"))?;
        }
        Ok(is_same && is_complete)
    }

    /// Whether a file has cases of one of the operations.
    fn is_of_operation(&self, name: &str) -> bool {
        let name = name.strip_prefix("small/").unwrap_or(name);
        let begins_document = |rest: &str| {
            rest.starts_with("-rfc") || rest.starts_with("-3987") || rest.starts_with("-uts")
        };
        let is_of = |it: &Operation| name.strip_prefix(it.name()).is_some_and(begins_document);
        self.operation.iter().any(is_of)
    }

    /// Returns the case files in the folders that are not among the generated files.
    fn extra_files(&self, files: &BTreeMap<String, String>) -> Result<Vec<String>, Reason> {
        let mut extra = Vec::new();
        for prefix in ["", "small/"] {
            let folder = self.folder.join(prefix);
            for entry in fs::read_dir(&folder).map_err(|error| at(&folder, error))? {
                let entry = entry.map_err(|error| at(&folder, error))?;
                let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
                let is_case_file = name.ends_with(".json") && !name.ends_with(".schema.json");
                let is_asked = self.operation.is_empty() || self.is_of_operation(&name);
                if is_case_file && is_asked && !files.contains_key(&name) {
                    extra.push(name);
                }
            }
        }
        extra.sort();
        Ok(extra)
    }
}
