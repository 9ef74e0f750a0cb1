//! `iri-conformance validate`.

use crate::case::read_all;
use crate::shell::{Done, Format, FormatOption, counted, json_line, print};
use clap::Args;
use serde_json::json;
use std::path::PathBuf;

/// Checks that files are case files
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct Validate {
    /// Case files, or folders of them
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    #[command(flatten)]
    format: FormatOption,
}

const LONG_HELP: &str = "\
For each file: its operation, document and production, and the number of its cases. A file that is \
not a case file ends the run, with its place and the reason.

With --format jsonl, one object for each file: file, operation, document, production, cases.

Exit status: 0 if all are case files, 2 if one is not.";

impl Validate {
    /// Reads the files.
    ///
    /// # Errors
    /// A file is not a case file.
    pub fn run(&self) -> Done {
        for (path, file) in read_all(&self.files)? {
            let (operation, document) = (file.operation, &file.document);
            let production = file.production.as_deref();
            print(&match self.format.format {
                Format::Jsonl => json_line(&json!({
                    "file": path,
                    "operation": operation,
                    "document": document,
                    "production": production,
                    "cases": file.cases.len(),
                })),
                Format::Human => {
                    let names: Vec<&str> =
                        [operation.name(), document].into_iter().chain(production).collect();
                    let cases = counted(file.cases.len(), "case");
                    format!("{}: {}: {cases}\n", path.display(), names.join(", "))
                }
            })?;
        }
        Ok(true)
    }
}
