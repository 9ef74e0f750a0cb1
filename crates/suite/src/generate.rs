//! `iri-suite generate`.

use crate::documents::{File, files, schema_file};
use crate::record::{Manifest, SCHEMA};
use crate::shell::{Done, Format, FormatOption, Reason, at, counted, json_line, print};
use crate::{matrix, pages};
use clap::Args;
use serde_json::json;
use std::fs;
use std::path::PathBuf;

/// Writes the documents, a manifest of the tests, and an index page
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct Generate {
    /// The folder to write to. It is made if it is not there; files in it are replaced
    #[arg(value_name = "DIR")]
    folder: PathBuf,
    #[command(flatten)]
    format: FormatOption,
}

const LONG_HELP: &str = "\
The documents are HTML, XHTML, XML with XLink (SVG), XML Schema instances with anyURI, plain
text and CSS, each in utf-8, utf-16le, utf-16be, iso-8859-1, windows-1252, macintosh,
windows-1258, shift_jis, euc-jp, gb18030, big5, euc-kr and koi8-r. The same folder comes out
each time, octet for octet. README.md of iri-suite describes the documents, their controls and
the members of manifest.json.

With --format jsonl, one object: folder, files, tests, controls, negative_controls,
inexpressible.

Examples:
  iri-suite generate suite
  jq -r '.records[] | select(.position == \"query\") | .written' suite/manifest.json

Exit status: 0 if all is written, 2 if it could not be.";

impl Generate {
    pub fn run(&self) -> Done {
        let (manifest, files) = suite()?;
        for (document, octets) in &files {
            self.write(&document.path, octets)?;
        }
        self.write("index.html", pages::index(&manifest).as_bytes())?;
        let json = serde_json::to_string_pretty(&manifest).map_err(|error| error.to_string())?;
        self.write("manifest.json", (json + "\n").as_bytes())?;

        let [tests, controls, negative_controls] = manifest.counts();
        // With the index page and the manifest.
        let (files, inexpressible) = (files.len() + 2, manifest.inexpressible.len());
        print(&match self.format.format {
            Format::Jsonl => json_line(&json!({
                "folder": self.folder,
                "files": files,
                "tests": tests,
                "controls": controls,
                "negative_controls": negative_controls,
                "inexpressible": inexpressible,
            })),
            Format::Human => format!(
                "{}, {}, {}, {}: {}\n{} cannot be written; the manifest says why\n",
                counted(files, "file"),
                counted(tests, "test"),
                counted(controls, "control"),
                counted(negative_controls, "negative control"),
                self.folder.display(),
                counted(inexpressible, "combination"),
            ),
        })?;
        Ok(true)
    }

    fn write(&self, path: &str, octets: &[u8]) -> Result<(), Reason> {
        let path = self.folder.join(path);
        let folder = path.parent().map_or(Ok(()), fs::create_dir_all);
        folder.and_then(|()| fs::write(&path, octets)).map_err(|error| at(&path, error))
    }
}

/// The manifest and the files of the suite.
fn suite() -> Result<(Manifest, Vec<File>), Reason> {
    let mut all = vec![schema_file()];
    let (mut records, mut inexpressible) = (Vec::new(), Vec::new());
    for plan in matrix::plans()? {
        all.extend(files(&plan)?);
        records.extend(plan.records);
        inexpressible.extend(plan.inexpressible);
    }
    let documents = all.iter().map(|(document, _)| document.clone()).collect();
    let (schema, base) = (SCHEMA.to_owned(), matrix::base());
    Ok((Manifest { schema, base, documents, records, inexpressible }, all))
}
