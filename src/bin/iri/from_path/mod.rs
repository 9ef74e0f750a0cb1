//! `iri from-path`.

mod listing;
mod relative;
mod report;
mod run;

use crate::Status;
use crate::mapping::StepOptions;
use crate::options::{FormatOption, charset_with_lines};
use crate::output::message;
use clap::Args;
use iri_grammar::IriBuf;
use iri_grammar::generation::{Generation, Normalization, Paths, Reserved};
use iri_grammar::text::Charset;
use listing::Listing;
use run::{Failure, Run};
use std::ffi::{OsStr, OsString};
use std::{io, path};

/// Makes references from file names and paths, and from directories a listing
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct FromPath {
    /// The paths; '-' and no PATH are standard input, one path a line
    #[arg(value_name = "PATH")]
    paths: Vec<OsString>,
    #[command(flatten)]
    generation: GenerationOptions,
    /// Writes URI references; without, IRI references
    #[arg(long)]
    uri: bool,
    /// Makes absolute IRIs of the scheme 'file' (RFC 8089)
    #[arg(long, conflicts_with = "base")]
    file_scheme: bool,
    /// Makes references that are relative to this directory
    #[arg(long, value_name = "DIR")]
    base: Option<OsString>,
    /// Takes each PATH as one name, in which '/' is a character like others
    #[arg(long, conflicts_with_all = ["file_scheme", "base"])]
    name: bool,
    /// On standard input, a path ends with NUL, as 'find -print0' writes it
    #[arg(short = '0', long)]
    null: bool,
    /// Lists a directory: a reference for each name in it
    #[arg(long, value_name = "DIR")]
    #[arg(conflicts_with_all = ["paths", "file_scheme", "base", "name", "null", "steps"])]
    list: Option<OsString>,
    /// Writes the listing as an HTML page
    #[arg(long, requires = "list")]
    #[arg(conflicts_with_all = ["paths", "file_scheme", "base", "name", "null", "steps", "format"])]
    html: bool,
    #[command(flatten)]
    steps: StepOptions,
    #[command(flatten)]
    format: FormatOption,
}

#[derive(Args)]
struct GenerationOptions {
    /// The character encoding that the names are in
    #[arg(short, long, value_parser = charset_with_lines, default_value = "UTF-8")]
    charset: Charset,
    /// Normalizes the names according to NFC; from other encodings than UTF-8 that is done
    /// always
    #[arg(long, conflicts_with = "nfkc")]
    nfc: bool,
    /// Normalizes the names according to NFKC
    #[arg(long)]
    nfkc: bool,
    /// Percent-encodes the reserved characters too that a segment allows
    #[arg(long)]
    encode_reserved: bool,
    /// Reads paths as Windows does: backslashes, drives, UNC
    #[arg(long)]
    windows: bool,
}

const LONG_HELP: &str = "\
RFC 3987 section 7.4: a name is transcoded to UTF-8, normalized where that is asked for
(section 5.3.2.2), and all is percent-encoded that a segment of a path does not allow, '%'
too. Octets that are not of the encoding are percent-encoded as they are; that is told.
The IRI is what 'iri to-iri' makes of the URI: bidirectional formatting characters, private
use and look-alikes of spaces and delimiters stay percent-encoded.

'./' stands before a first segment that has a colon, and before an empty one; '/.' before a
path that begins with '//'. --file-scheme and --base take PATH as relative to the current
directory, without '.' and repeated slashes. '..' stays, which resolution removes: with
--base, such a path has no reference. No file is looked at, but the directory of --list.

CHARSET is a label of the Encoding Standard: iso-8859-1 and us-ascii are windows-1252 there.

With --format jsonl, an object for each path or name:
  file, line        where the path is from, file null for an argument
  input             the path, what is not UTF-8 replaced
  octets            the path in hexadecimal, null where it is UTF-8
  directory         with --list, true or false
  iri, uri          the references, null where there is none: then reason says why
  notes             [{offset, end, octets, reason, document, section}], offsets in octets
  steps             with --steps, as 'iri to-uri --help' has them

Examples:
  iri from-path --uri résumé.html
  find . -print0 | iri from-path --null --charset iso-8859-1 --uri -
  iri from-path --file-scheme --steps 'a b'
  iri from-path --windows --file-scheme 'C:\\Users\\Public'
  iri from-path --list . --html > index.html

Exit status: 0 if all is well, 1 if octets are not of the encoding (there is a reference all
the same) or a path has none, 2 if a directory or standard input could not be read.";

impl GenerationOptions {
    fn generation(&self) -> Generation {
        let mut generation = Generation::new().charset(self.charset);
        if self.nfc {
            generation = generation.normalization(Normalization::Nfc);
        }
        if self.nfkc {
            generation = generation.normalization(Normalization::Nfkc);
        }
        if self.encode_reserved {
            generation = generation.reserved(Reserved::Encode);
        }
        if self.windows {
            generation = generation.paths(Paths::Windows);
        }
        generation
    }
}

impl FromPath {
    pub fn run(&self) -> io::Result<Status> {
        let generation = self.generation.generation();
        if let Some(directory) = &self.list {
            let format = self.format.format;
            return Listing { directory, generation, uri: self.uri, html: self.html, format }.run();
        }
        let base = match self.base.as_deref().map(|base| self.base(&generation, base)) {
            None => None,
            Some(Ok(base)) => Some(base),
            Some(Err(error)) => {
                message(format_args!("--base: {error}"));
                return Ok(Status::Trouble);
            }
        };
        let run = Run { options: self, generation, base };
        if self.paths.is_empty() {
            return run.standard_input();
        }
        let mut worst = Status::Fine;
        for (index, path) in self.paths.iter().enumerate() {
            worst = worst.max(match path == "-" {
                true => run.standard_input()?,
                false => run.argument(index + 1, path.as_encoded_bytes())?,
            });
        }
        Ok(worst)
    }

    fn base(&self, generation: &Generation, base: &OsStr) -> Result<IriBuf, Failure> {
        let mut octets = self.absolute(base.as_encoded_bytes())?;
        let separators: &[u8] = if self.generation.windows { b"/\\" } else { b"/" };
        if !octets.last().is_some_and(|last| separators.contains(last)) {
            octets.push(b'/');
        }
        Ok(generation.file(&octets)?.iri().clone().checked()?)
    }

    /// The path as an absolute one. What Windows takes for one is not asked here.
    fn absolute(&self, octets: &[u8]) -> Result<Vec<u8>, Failure> {
        if self.generation.windows {
            return Ok(octets.to_owned());
        }
        let Some(path) = os_string(octets) else { return Ok(octets.to_owned()) };
        Ok(path::absolute(path)?.into_os_string().into_encoded_bytes())
    }
}

#[cfg(unix)]
fn os_string(octets: &[u8]) -> Option<&OsStr> {
    Some(std::os::unix::ffi::OsStrExt::from_bytes(octets))
}

#[cfg(not(unix))]
fn os_string(octets: &[u8]) -> Option<&OsStr> {
    str::from_utf8(octets).ok().map(OsStr::new)
}
