//! `iri-suite generate`.

use crate::generated::{Generated, Octets};
use crate::record::Kind;
use crate::shell::{Done, Format, FormatOption, Reason, counted, json_line, print, write_file};
use crate::wpt::Tests;
use crate::{pages, wpt};
use clap::Args;
use serde_json::json;
use std::path::{Path, PathBuf};

/// Writes the documents, a manifest of the tests, and an index page
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct Generate {
    /// The folder to write to. It is made if it is not there; files in it are replaced
    #[arg(value_name = "DIR", required_unless_present = "wpt")]
    folder: Option<PathBuf>,
    /// Writes tests for web-platform-tests to this folder
    #[arg(long, value_name = "DIR")]
    wpt: Option<PathBuf>,
    #[command(flatten)]
    format: FormatOption,
}

const LONG_HELP: &str = "\
The documents are HTML, XHTML, XML with XLink (SVG), XML Schema instances with anyURI, plain
text and CSS, each in utf-8, utf-16le, utf-16be, iso-8859-1, windows-1252, macintosh,
windows-1258, shift_jis, euc-jp, gb18030, big5, euc-kr, koi8-r, windows-1251, windows-1255,
windows-1256, gbk and iso-2022-jp. The same folder comes out each time, octet for octet.
The places of a reference in HTML and in scripts are srcset, iframe, form (by POST, by GET, with
accept-charset), base, meta refresh, the fragment of a frame, MathML, URL, fetch and location, in
utf-8, windows-1252 and shift_jis. Those in the headers Location, Refresh and Link are in utf-8.

README.md of iri-suite describes the documents, their controls, and the members of manifest.json
and of the files of records that it names, one for a document.

--wpt writes tests of testharness.js: HTML, XHTML and CSS in the encodings that
web-platform-tests lack, and the URL parser in scripts, with what the URL Standard expects.
Nothing is requested. The files are a folder of web-platform-tests as they are.

With --format jsonl, one object for each folder: folder, files, tests; for that of the suite
also controls, negative_controls, inexpressible.

Examples:
  iri-suite generate suite
  iri-suite generate --wpt wpt/iri
  jq -r '.records[] | select(.position == \"query\") | .written' suite/html/koi8-r.json

Exit status: 0 if everything was written, 2 if not.";

impl Generate {
    /// Writes the tests for web-platform-tests and the suite, each if its folder is given.
    pub fn run(&self) -> Done {
        let mut generated = Generated::new()?;
        if let Some(folder) = &self.wpt {
            let Tests { files, count: tests } = wpt::tests(&generated)?;
            write(folder, &files)?;
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
        let Some(folder) = &self.folder else { return Ok(true) };
        let index = ("index.html".to_owned(), pages::index(&generated));
        let pages: Vec<_> = pages::of_documents(&generated).chain([index]).collect();
        let pages = pages.into_iter().map(|(path, page)| (path, page.into_bytes()));
        generated.files.extend(pages);
        write(folder, &generated.files)?;
        let counts = [Kind::Test, Kind::Control, Kind::Negative];
        let [tests, controls, negative_controls] = counts.map(|kind| generated.count(kind));
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
        })?;
        Ok(true)
    }
}

/// Writes files to their paths in a folder.
fn write(folder: &Path, files: &[Octets]) -> Result<(), Reason> {
    files.iter().try_for_each(|(path, octets)| write_file(&folder.join(path), octets))
}
