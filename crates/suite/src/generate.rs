//! `iri suite generate`.

use super::documents::{File, files, schema_file};
use super::record::{Manifest, SCHEMA};
use super::{Failure, Reason, at, matrix, pages};
use crate::shell::Status;
use crate::shell::{Format, FormatOnly};
use crate::shell::{counted, json_line, print};
use clap::Args;
use serde::Serialize;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Writes the documents, a manifest of the tests, and an index page
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct Generate {
    /// The folder to write to. It is made if it is not there; files in it are replaced
    #[arg(value_name = "DIR")]
    folder: PathBuf,
    #[command(flatten)]
    format: FormatOnly,
}

const LONG_HELP: &str = "\
The documents are HTML, XHTML, XML with XLink (SVG), XML Schema instances with anyURI, plain
text and CSS, each in utf-8, utf-16le, utf-16be, iso-8859-1, windows-1252, macintosh,
windows-1258, shift_jis, euc-jp, gb18030, big5, euc-kr and koi8-r. The same folder comes out
each time, octet for octet.

Each document has a control of its encoding: a text whose octets stand for other characters in
every other encoding of the Encoding Standard. That standard decodes iso-8859-1 and
windows-1252 alike, and gb18030 and gbk; these no text can tell apart. Of each document but
those in UTF-16, whose byte order mark overrides every label, there is one more with negative
controls, which declares another encoding on purpose: html/koi8-r-as-windows-1252.html.

manifest.json is one object:
  schema         'iri suite manifest 2'
  base           the base that the expected URIs have
  documents      [{path, media_type, declared_by, encoding, declared}]: the files;
                 media_type is what the server has to say in Content-Type, encoding is what
                 the file is in, and declared what it says
  records        the tests and controls, below
  inexpressible  [{format, encoding, text, notation, reason}]: what cannot be written, and why
A record is
  id, kind       its identifier, which is in its reference too; 'test', 'control' or
                 'negative'
  tests          what it tests, in a sentence
  sections       where the specifications say so
  format, encoding, text, notation, position
                 what distinguishes it from the others
  document, page
                 the file that it is in, and the one that a browser opens for it
  written        the reference as the document has it, with the document's escapes
  reads          the characters that this stands for
  misreads       of a negative control, the characters that it stands for in the encoding
                 that is declared; null for all else
  link           null for a control that tests only that the document is decoded; else
    dereferenced   whether a browser dereferences such a reference in this format
    iri            the IRI that it denotes; null if it is none by RFC 3987
    rfc3987, rfc3987bis, url
                   what RFC 3987 section 3.1, 3987bis section 3 and the URL Standard make of
                   it: uri, or null and the reason; unspecified, whether the specification
                   does not say what becomes of it; also, [{uri, section}]: what it allows
                   as well, null where the conversion may fail

With --format jsonl, one object: folder, files, tests, controls, negative_controls,
inexpressible.

Examples:
  iri suite generate suite
  jq -r '.records[] | select(.position == \"query\") | .written' suite/manifest.json

Exit status: 0 if all is written, 2 if it could not be.";

#[derive(Serialize)]
struct Summary<'s> {
    folder: &'s Path,
    files: usize,
    tests: usize,
    controls: usize,
    negative_controls: usize,
    inexpressible: usize,
}

impl Generate {
    pub fn run(&self) -> Result<Status, Failure> {
        let (manifest, files) = suite()?;
        for (document, octets) in &files {
            self.write(&document.path, octets)?;
        }
        self.write("index.html", pages::index(&manifest).as_bytes())?;
        let path = self.folder.join("manifest.json");
        let json = serde_json::to_string_pretty(&manifest).map_err(|error| at(&path, error))?;
        self.write("manifest.json", (json + "\n").as_bytes())?;

        let (folder, inexpressible) = (&*self.folder, manifest.inexpressible.len());
        let [tests, controls, negative_controls] = manifest.counts();
        // With the index page and the manifest.
        let files = files.len() + 2;
        let sums = Summary { folder, files, tests, controls, negative_controls, inexpressible };
        let mut out = Vec::new();
        match self.format.format {
            Format::Jsonl => json_line(&mut out, &sums)?,
            Format::Human => writeln!(
                out,
                "{}, {}, {}, {}: {}\n\
                 {} cannot be written; the manifest says why",
                counted(files, "file"),
                counted(tests, "test"),
                counted(controls, "control"),
                counted(negative_controls, "negative control"),
                folder.display(),
                counted(inexpressible, "combination"),
            )?,
        }
        print(&out)?;
        Ok(Status::Fine)
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
