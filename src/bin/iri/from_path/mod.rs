//! `iri from-path`.

mod listing;
mod relative;
mod report;

use crate::Status;
use crate::lines::{Blocks, lines, open};
use crate::mapping::{Answer, Mapped, StepOptions};
use crate::options::{Format, FormatOption, charset_with_lines};
use crate::output::{json_line, message, quoted};
use crate::stream::Results;
use clap::Args;
use iri_grammar::generation::{Generated, Generation, NoFileIri, Normalization, Paths, Reserved};
use iri_grammar::mapping::{Charset, Step};
use iri_grammar::{Citation, Error, IriBuf, IriReferenceBuf};
use listing::Listing;
use relative::relative;
use report::{Report, status, tell};
use serde::Serialize;
use std::ffi::{OsStr, OsString};
use std::io::{self, Write};
use std::path;

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
        Ok(generation.file(&octets)?.iri().clone().try_into()?)
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

/// Why a path has no reference.
#[derive(Debug, thiserror::Error)]
enum Failure {
    #[error(transparent)]
    NoFileIri(#[from] NoFileIri),
    #[error("the path has dot-segments, which resolution removes (RFC 3986 section 5.2.4)")]
    DotSegments,
    #[error(transparent)]
    Invalid(#[from] Error),
    #[error(transparent)]
    CurrentDirectory(#[from] io::Error),
}

struct Run<'r> {
    options: &'r FromPath,
    generation: Generation,
    base: Option<IriBuf>,
}

/// Where a path is from.
#[derive(Serialize)]
struct Place<'p> {
    /// `None` for an argument.
    file: Option<&'p str>,
    line: usize,
}

#[derive(Serialize)]
struct Placed<'p> {
    #[serde(flatten)]
    place: &'p Place<'p>,
    #[serde(flatten)]
    report: Report<'p>,
    #[serde(flatten)]
    steps: Option<Mapped>,
}

impl Run<'_> {
    fn standard_input(&self) -> io::Result<Status> {
        let terminator = if self.options.null { b'\0' } else { b'\n' };
        let mut blocks = match open(OsStr::new("-")) {
            Ok(reader) => Blocks::terminated_by(reader, terminator),
            Err(error) => return Ok(unreadable(&error)),
        };
        let mut worst = Status::Fine;
        let mut line = 0;
        loop {
            let block = match blocks.next() {
                Ok(Some(block)) => block,
                Ok(None) => return Ok(worst),
                Err(error) => return Ok(unreadable(&error)),
            };
            let mut results = Results::default();
            let mut each = |path: &[u8]| -> io::Result<()> {
                line += 1;
                let place = Place { file: Some("-"), line };
                worst = worst.max(self.path(&mut results, &place, path)?);
                Ok(())
            };
            match self.options.null {
                true => block
                    .split_inclusive(|octet| *octet == b'\0')
                    .map(|path| path.strip_suffix(b"\0").unwrap_or(path))
                    .try_for_each(&mut each)?,
                false => lines(block).try_for_each(&mut each)?,
            }
            results.write()?;
        }
    }

    fn argument(&self, number: usize, octets: &[u8]) -> io::Result<Status> {
        let mut results = Results::default();
        let place = Place { file: None, line: number };
        let status = self.path(&mut results, &place, octets)?;
        results.write()?;
        Ok(status)
    }

    fn path(&self, out: &mut Results, place: &Place<'_>, octets: &[u8]) -> io::Result<Status> {
        if self.options.name {
            return self.write(out, place, octets, &self.generation.name(octets));
        }
        if !self.options.file_scheme && self.base.is_none() {
            return self.write(out, place, octets, &self.generation.path(octets));
        }
        let absolute = match self.options.absolute(octets) {
            Ok(absolute) => absolute,
            Err(failure) => return self.refuse(out, place, octets, &failure),
        };
        match self.generation.file(&absolute) {
            Ok(generated) => self.write(out, place, octets, &generated),
            Err(error) => self.refuse(out, place, octets, &error.into()),
        }
    }

    fn write(
        &self,
        out: &mut Results,
        place: &Place<'_>,
        octets: &[u8],
        generated: &Generated<'_>,
    ) -> io::Result<Status> {
        let iri = match self.relative(generated.iri()) {
            Ok(iri) => iri,
            Err(failure) => return self.refuse(out, place, octets, &failure),
        };
        let text = &mut out.text;
        let steps = self.options.steps.steps.then(|| self.steps(generated, &iri));
        match (self.options.format.format, steps) {
            (Format::Human, Some(steps)) => steps.write(text, &generated.decoded().to_string())?,
            (Format::Human, None) if self.options.uri => writeln!(text, "{}", iri.to_uri())?,
            (Format::Human, None) => writeln!(text, "{iri}")?,
            (Format::Jsonl, steps) => {
                let report = Report::new(octets, &iri, generated);
                json_line(text, &Placed { place, report, steps })?;
            }
        }
        if self.options.format.format == Format::Human {
            tell(&mut out.told, || place.shown(octets), generated)?;
        }
        Ok(status(generated))
    }

    fn relative(&self, iri: &IriReferenceBuf) -> Result<IriReferenceBuf, Failure> {
        let Some(base) = &self.base else { return Ok(iri.clone()) };
        let target: IriBuf = iri.clone().try_into()?;
        relative(base, &target).ok_or(Failure::DotSegments)
    }

    fn steps(&self, generated: &Generated<'_>, iri: &IriReferenceBuf) -> Mapped {
        let mut steps = generated.steps();
        if self.base.is_some() {
            steps.push(Step {
                section: Citation { document: "RFC 3986", section: "5.2" },
                number: "",
                did: "the relative-path reference that resolves to it",
                after: iri.to_uri().as_str().into(),
            });
        }
        self.options.steps.mapped(steps)
    }

    fn refuse(
        &self,
        out: &mut Results,
        place: &Place<'_>,
        octets: &[u8],
        failure: &Failure,
    ) -> io::Result<Status> {
        match self.options.format.format {
            Format::Human => writeln!(out.told, "iri: {}: {failure}", place.shown(octets))?,
            Format::Jsonl => {
                let report = Report::refused(octets, failure.to_string());
                json_line(&mut out.text, &Placed { place, report, steps: None })?;
            }
        }
        Ok(Status::Invalid)
    }
}

impl Place<'_> {
    /// Before a message.
    fn shown(&self, octets: &[u8]) -> String {
        match self.file {
            Some(file) => format!("{file}:{}", self.line),
            None => quoted(&String::from_utf8_lossy(octets)),
        }
    }
}

fn unreadable(error: &io::Error) -> Status {
    message(format_args!("-: {error}"));
    Status::Trouble
}
