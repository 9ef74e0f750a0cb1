//! `iri from-path`.

mod listing;
mod report;

use crate::shell::*;
use clap::Args;
use iri_grammar::generation::{FileError, Generated, Generation, NameKind, Paths};
use iri_grammar::spec::{Step, Trace};
use iri_grammar::text::{CharacterForm, Charset};
use iri_grammar::{Document, Error, Grammar, IriBuf, IriReferenceBuf};
use listing::Listing;
use report::{report_on, tell_notes};
use std::borrow::Cow;
use std::ffi::{OsStr, OsString};
use std::io;
use std::path;

/// Generates a reference from each TEXT, a path or file name, or lists a directory
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct FromPath {
    #[command(flatten)]
    generation: GenerationOptions,
    /// The form of the result: iri or uri
    #[arg(short, long, default_value = "iri", value_parser = one_of([
        ("iri", "IRI references", Grammar::Rfc3987),
        ("uri", "URI references", Grammar::Rfc3986),
    ]))]
    to: Grammar,
    /// Generates absolute IRIs of the scheme 'file'
    ///
    /// RFC 8089.
    #[arg(long, conflicts_with = "relative_to")]
    file_scheme: bool,
    /// Generates references relative to this directory
    #[arg(long, value_name = "DIR")]
    relative_to: Option<OsString>,
    /// Reads each PATH as one name, in which '/' is an ordinary character
    #[arg(long, conflicts_with_all = ["file_scheme", "relative_to"])]
    name: bool,
    /// Lists a directory: a reference for each name
    #[arg(long, value_name = "DIR")]
    #[arg(conflicts_with_all = OF_TEXTS)]
    list: Option<OsString>,
    /// Writes the listing as an HTML page
    #[arg(long, requires = "list", conflicts_with = "format")]
    #[arg(conflicts_with_all = OF_TEXTS)]
    html: bool,
    #[command(flatten)]
    steps: StepOptions,
    #[command(flatten)]
    texts: Texts,
}

/// The ids of the options about texts, which exclude --list.
const OF_TEXTS: [&str; 17] = [
    "texts",
    "file_scheme",
    "relative_to",
    "name",
    "steps",
    "file",
    "files_from",
    "output",
    "null",
    "on_invalid",
    "jobs",
    "only",
    "exit_zero",
    "skip",
    "limit",
    "count",
    "column",
];

/// The options about the generation of references.
#[derive(Args)]
struct GenerationOptions {
    /// The character encoding of the names
    #[arg(short, long, value_parser = charset_with_lines, default_value = "UTF-8")]
    charset: Charset,
    /// Normalizes the names to NFC; names in encodings other than UTF-8 always are
    #[arg(long, conflicts_with = "nfkc")]
    nfc: bool,
    /// Normalizes the names to NFKC
    #[arg(long)]
    nfkc: bool,
    /// Percent-encodes also the reserved characters that a segment allows
    #[arg(long)]
    encode_reserved: bool,
    /// Reads paths as Windows does: backslashes, drives, UNC
    #[arg(long)]
    windows: bool,
}

const LONG_HELP: &str = "\
Follows RFC 3987 section 7.4: transcodes a name to UTF-8, normalizes it if an option says so \
(section 5.3.2.2), and percent-encodes all characters that a path segment does not allow, and '%'. \
A path may have any octets: those that are invalid in the encoding are percent-encoded, and a \
message says so. The IRI is the result of 'iri to-iri' for the URI: bidirectional formatting characters, private-use characters, \
and look-alikes of spaces and delimiters stay percent-encoded.

'./' is put before a first segment that has a colon or is empty, '/.' before a path that begins \
with '//'. With --file-scheme and --relative-to, PATH is relative to the current directory; '.' and \
repeated slashes are removed. '..', which resolution removes, stays; with --relative-to, such a path \
has no reference. Files are not accessed, except the directory of --list.

CHARSET is a label of the Encoding Standard, where iso-8859-1 and us-ascii are windows-1252.

With --format jsonl, each path or name has an object: see 'iri schema --help'. Its details:
  octets            the path in hexadecimal, null if it is UTF-8
  directory         with --list, true or false
  iri, uri          the references, or null
  notes             [{span, character_span, octets, reason, document, section}];
                    the span in octets, the other in characters
  steps             with --steps, as in 'iri to-uri --help'

Examples:
  iri from-path --to uri résumé.html
  find . -print0 | iri from-path --null --charset iso-8859-1 --to uri -
  iri from-path --file-scheme --steps 'a b'
  iri from-path --windows --file-scheme 'C:\\Users\\Public'
  iri from-path --list . --html > index.html

Exit status: 0 if all paths have a reference, 1 if one has none, 2 if a directory or standard input \
cannot be read.";

/// Why a path has no reference.
#[derive(Debug, thiserror::Error)]
enum Failure {
    #[error(transparent)]
    File(#[from] FileError),
    #[error("the path has dot-segments, which resolution removes (RFC 3986 section 5.2.4)")]
    DotSegments,
    #[error(transparent)]
    Invalid(#[from] Error),
    #[error(transparent)]
    CurrentDirectory(#[from] io::Error),
}

impl Failure {
    /// Returns the failure as the problem of a text.
    fn problem(&self) -> Problem {
        match self {
            Failure::Invalid(error) => Problem::from(error),
            Failure::File(_) | Failure::CurrentDirectory(_) => {
                Problem::because(self).with_kind("(no reference)")
            }
            Failure::DotSegments => {
                Problem::cited(self, "(no reference)", Document::Rfc(3986).section("5.2.4"))
            }
        }
    }
}

/// The reference of a path.
struct PathReference<'p> {
    generated: Generated<'p>,
    /// With --relative-to: the reference that is relative to its directory.
    relative: Option<IriReferenceBuf>,
    /// With --steps: how it was generated.
    steps: Option<Mapped>,
}

impl PathReference<'_> {
    /// Returns the reference that is the result.
    fn iri(&self) -> &IriReferenceBuf {
        self.relative.as_ref().unwrap_or(self.generated.iri())
    }
}

impl GenerationOptions {
    /// Returns the generation that the options describe.
    fn generation(&self) -> Generation {
        let normalization = if self.nfc {
            Some(CharacterForm::Nfc)
        } else {
            self.nfkc.then_some(CharacterForm::Nfkc)
        };
        let generation =
            Generation::new().charset(self.charset).encode_reserved(self.encode_reserved);
        let generation = with(generation, normalization, Generation::normalization);
        with(generation, self.windows.then_some(Paths::Windows), Generation::paths)
    }
}

impl FromPath {
    pub fn run(&self) -> io::Result<Status> {
        let generation = self.generation.generation();
        if let Some(directory) = &self.list {
            let (is_uri, is_html) = (self.is_uri(), self.html);
            return Listing { directory, generation, is_uri, is_html, texts: &self.texts }.run();
        }
        let base = self.relative_to.as_deref().map(|base| self.base(&generation, base)).transpose();
        let base = base.map_err(|error| unusable(format_args!("--relative-to: {error:#}")))?;
        let task = Task::on_paths("from-path").with_rows(!self.steps.are_given());
        self.texts.run(task, |results, item| {
            let mut trace = self.steps.trace();
            // A reference relative to a base is computed from the `file` IRI of the path.
            let kind = if self.name {
                NameKind::Name
            } else if self.file_scheme || base.is_some() {
                NameKind::File
            } else {
                NameKind::Path
            };
            let absolute = match kind {
                NameKind::File => self.absolute(item.octets).map(Cow::from),
                _ => Ok(item.octets.into()),
            };
            let octets = match absolute {
                Ok(absolute) => absolute,
                Err(failure) => {
                    return self.answer(results, item, base.as_ref(), Err(failure), trace);
                }
            };
            let generated = generation.generate_with_trace(kind, &octets, &mut trace);
            let generated = generated.map_err(Failure::from);
            self.answer(results, item, base.as_ref(), generated, trace)
        })
    }

    /// Whether the results are URI references.
    fn is_uri(&self) -> bool {
        self.to == Grammar::Rfc3986
    }

    /// Returns the IRI of the directory of `--relative-to`, which ends with a slash.
    fn base(&self, generation: &Generation, base: &OsStr) -> Result<IriBuf, Failure> {
        let mut octets = self.absolute(base.as_encoded_bytes())?;
        let separators: &[u8] = if self.generation.windows { b"/\\" } else { b"/" };
        if !octets.last().is_some_and(|last| separators.contains(last)) {
            octets.push(b'/');
        }
        Ok(generation.file(&octets)?.iri().clone().check_as()?)
    }

    /// Makes a path absolute. With --windows, it stays unchanged, as does a path that the system
    /// does not allow.
    fn absolute(&self, octets: &[u8]) -> Result<Vec<u8>, Failure> {
        if self.generation.windows {
            return Ok(octets.to_owned());
        }
        let Some(path) = file_name(octets) else { return Ok(octets.to_owned()) };
        Ok(path::absolute(path)?.into_os_string().into_encoded_bytes())
    }

    /// Adds the answer for a path: what was generated for it, made relative to `base` if there is a
    /// base, or the failure.
    fn answer(
        &self,
        results: &mut Results,
        item: Item<'_>,
        base: Option<&IriBuf>,
        generated: Result<Generated<'_>, Failure>,
        mut trace: Trace,
    ) -> io::Result<Status> {
        let reference = generated.and_then(|generated| {
            let relative = match base {
                None => None,
                Some(base) => relative_reference(base, &generated.iri().clone().check_as()?)
                    .ok_or(Failure::DotSegments)?
                    .into(),
            };
            let mut reference = PathReference { generated, relative, steps: None };
            if trace.is_on() {
                reference.steps = Some(self.to_written_steps(trace.take(), reference.iri()));
            }
            Ok(reference)
        });
        let problem = reference.as_ref().err().map(Failure::problem);
        let found = reference.as_ref().ok();
        let output = found.map(|it| {
            let iri = it.iri();
            if self.is_uri() { Cow::from(iri.to_uri().into_string()) } else { iri.as_str().into() }
        });
        let output = output.as_deref();
        let details = || {
            let steps = found.and_then(|it| it.steps.as_ref()?.steps.as_ref());
            let result = found.map(|it| (it.iri(), &it.generated));
            // The outer option: whether --steps is given. The inner one: whether there is a result.
            report_on(item.octets, None, result, self.steps.are_given().then_some(steps))
        };
        results.answer(item, output, problem.as_ref(), details, |out| match &reference {
            Ok(PathReference { generated, steps, .. }) => {
                match steps {
                    Some(steps) => {
                        steps.write_with(out, item, &generated.decoded_name().to_string())?;
                    }
                    None => out.line(item, output.unwrap_or_default())?,
                }
                tell_notes(out, || item.name(), item.octets, generated);
                Ok(())
            }
            Err(failure) => {
                out.tell(format_args!("{}: {failure}", item.name()));
                Ok(())
            }
        })
    }

    /// Returns the steps as they are written. With --relative-to, the last one makes the reference
    /// relative.
    fn to_written_steps(&self, mut steps: Vec<Step>, iri: &IriReferenceBuf) -> Mapped {
        if self.relative_to.is_some() {
            steps.push(Step::new(
                Document::Rfc(3986).section("5.2"),
                "",
                "the relative-path reference that resolves to it",
                iri.to_uri().as_str(),
            ));
        }
        self.steps.mapped_from_steps(steps)
    }
}

/// Returns octets as a file name; `None` if the system does not allow it.
#[cfg(unix)]
fn file_name(octets: &[u8]) -> Option<&OsStr> {
    Some(std::os::unix::ffi::OsStrExt::from_bytes(octets))
}

#[cfg(not(unix))]
fn file_name(octets: &[u8]) -> Option<&OsStr> {
    str::from_utf8(octets).ok().map(OsStr::new)
}

/// Returns the relative-path reference from the files of a directory to the target; the target
/// itself if it is on another host. Returns `None` if resolving the reference does not return the
/// target, because it removes dot-segments (RFC 3986 section 5.2.4).
///
/// It need not be the shortest reference: `/a` is shorter than `../../a`, but is wrong after both
/// files are moved together.
fn relative_reference(directory: &IriBuf, target: &IriBuf) -> Option<IriReferenceBuf> {
    let authority = |iri: &IriBuf| iri.authority().map(|authority| authority.text().to_owned());
    if authority(directory) != authority(target) {
        return Some(target.clone().into());
    }
    let (from, to) = (directory.path().text(), target.path().text());
    let common = common_directories(from, to);
    let levels_up = from[common..].matches('/').count();
    let rest = &to[common..];
    let first = rest.split('/').next().unwrap_or_default();
    // RFC 3986 §4.2: without './', a first segment with a colon would be read as a scheme, and an
    // empty one as the beginning of an absolute path, or as an empty reference.
    let needs_guard = levels_up == 0 && (first.is_empty() || first.contains(':'));
    let guard = if needs_guard { "./" } else { "" };
    let reference = format!("{guard}{}{rest}", "../".repeat(levels_up));
    let reference = IriReferenceBuf::try_from(reference).ok()?;
    directory.resolve(&reference).is_ok_and(|found| found == *target).then_some(reference)
}

/// Returns the length in bytes of the common beginning of both paths, up to its last slash.
fn common_directories(a: &str, b: &str) -> usize {
    let common = a.bytes().zip(b.bytes()).take_while(|(a, b)| a == b).count();
    a.as_bytes()[..common].iter().rposition(|octet| *octet == b'/').map_or(0, |at| at + 1)
}
