//! `iri-suite generate`.

use crate::generated::{Generated, Octets};
use crate::matrix::Audience;
use crate::shell::{Done, Format, FormatOption, Reason, counted, json_line, print, write_file};
use crate::wpt::Tests;
use crate::{pages, wpt};
use clap::Args;
use serde_json::json;
use std::path::{Path, PathBuf};

/// Writes the documents, a manifest of the tests, and an index page
#[derive(Args)]
#[command(after_long_help = include_str!("help/generate.txt"))]
pub struct Generate {
    /// The folder to write to. It is made if it is not there; files in it are replaced
    #[arg(value_name = "DIR", required_unless_present_any = ["wpt", "readers"])]
    folder: Option<PathBuf>,
    /// Writes tests for web-platform-tests to this folder
    #[arg(long, value_name = "DIR")]
    wpt: Option<PathBuf>,
    /// Writes the documents for other readers than browsers to this folder
    #[arg(long, value_name = "DIR")]
    readers: Option<PathBuf>,
    #[command(flatten)]
    format: FormatOption,
}

impl Generate {
    /// Writes the tests for web-platform-tests and the suite, each if its folder is given.
    pub fn run(&self) -> Done {
        if let Some(folder) = &self.readers {
            self.write_suite(folder, Generated::new(Audience::Readers)?)?;
        }
        if (&self.wpt, &self.folder) == (&None, &None) {
            return Ok(true);
        }
        let generated = Generated::new(Audience::Browsers)?;
        if let Some(folder) = &self.wpt {
            let Tests { files, count: tests } = wpt::tests(&generated)?;
            write_files(folder, &files)?;
            let count = files.len();
            print(&match self.format.format {
                Format::Jsonl => {
                    json_line(&json!({"folder": folder, "files": count, "tests": tests}))
                }
                Format::Human => {
                    let (files, tests) = (counted(count, "file"), counted(tests, "test"));
                    format!("{files}, {tests} of testharness.js: {}\n", folder.display())
                }
            })?;
        }
        let folder = self.folder.as_ref();
        folder.map_or(Ok(()), |folder| self.write_suite(folder, generated))?;
        Ok(true)
    }

    /// Writes a suite to its folder, and prints what it has.
    fn write_suite(&self, folder: &Path, mut generated: Generated) -> Result<(), Reason> {
        let index = ("index.html".to_owned(), pages::index(&generated));
        let pages: Vec<_> = pages::document_pages(&generated).chain([index]).collect();
        let pages = pages.into_iter().map(|(path, page)| (path, page.into_bytes()));
        generated.files.extend(pages);
        write_files(folder, &generated.files)?;
        let [tests, controls, negative_controls] = generated.counts();
        let (files, inexpressible) = (generated.files.len(), generated.inexpressible.len());
        print(&match self.format.format {
            Format::Jsonl => json_line(&json!({
                "folder": folder,
                "files": files,
                "tests": tests,
                "controls": controls,
                "negative_controls": negative_controls,
                "inexpressible": inexpressible,
            })),
            Format::Human => format!(
                "{}, {}, {}, {}: {}\n{} cannot be written; the files of records say why\n",
                counted(files, "file"),
                counted(tests, "test"),
                counted(controls, "control"),
                counted(negative_controls, "negative control"),
                folder.display(),
                counted(inexpressible, "combination"),
            ),
        })
    }
}

/// Writes files to their paths in a folder.
fn write_files(folder: &Path, files: &[Octets]) -> Result<(), Reason> {
    files.iter().try_for_each(|(path, octets)| write_file(&folder.join(path), octets))
}
