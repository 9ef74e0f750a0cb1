//! `iri prepare`.

use crate::Status;
use crate::diagnostic::{Problem, named};
use crate::host::message;
use crate::mapping::{StepOptions, StepReport, write_step_list};
use crate::options::{Format, FormatOption};
use crate::output::{ABSENT, HEADING, NAME, json_line, message_line, result, visible};
use crate::prepare_options::{Form, PrepareOptions, Whitespace};
use crate::scheme_specific::{self, SchemeReport};
use crate::stream::{self, Lines, Results};
use crate::texts::{FileOption, Place, without_standard_input};
use clap::Args;
use iri_grammar::Span;
use iri_grammar::mapping::MappingError;
use iri_grammar::preparation::{Note, Part, Preparation, Prepared};
use iri_grammar::text::Charset;
use serde::{Serialize, Serializer};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::io::{self, Write};
use std::slice;

/// Prepares arbitrary strings as URIs or IRIs, and says what was done to them
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct Prepare {
    /// The texts; after '--' if one begins with '-'. '-' is the lines of standard input, which
    /// are taken without TEXT and --file too
    #[arg(value_name = "TEXT")]
    texts: Vec<OsString>,
    #[command(flatten)]
    file: FileOption,
    #[command(flatten)]
    options: PrepareOptions,
    /// Writes the results alone, and only those that are valid; the others are told to
    /// standard error
    #[arg(short, long, conflicts_with = "steps")]
    quiet: bool,
    #[command(flatten)]
    steps: StepOptions,
    #[command(flatten)]
    format: FormatOption,
}

const LONG_HELP: &str = "\
The processing guidelines of 2011: pre-processing (section 4), parsing into components
(section 5), the query charset of http and https (section 6.1), and what a URI needs (section
7.1); with --typed, RFC 3987 section 7.2 comes first. Every text gives a result, with notes of
what was repaired, encoded, ignored, or left as it is; the grammar says whether it is valid.

With --format jsonl, one object for each result:
  file, line        where the text is from; file is null for an argument, line then its number
  index             which of the references of a text that is split, from 0
  input             the text; what is not of the encoding is replaced
  valid             whether the result is a URI reference, or with --form iri an IRI reference
  output            the result, valid or not; null if the octets are not of the encoding
  components        what is defined: {scheme, userinfo, host, port, path, query, fragment},
                    each {text, span}, the span in the input, in bytes
  notes             [{outcome, what, component, span, character, document, section}]
  host              why the host is no domain name, where it is none
  scheme_specific   of javascript {source}, of mailto {to, fields}, of data {media_type, base64,
                    octets in hexadecimal}, or {error}
  steps             with --steps: [{document, section, step, did, after, and with --xml xml}]
If it is not valid, column, offset, end, character_offset, production, character, found,
expected, document, section, reason, note, octets as 'iri check --help' has them, and
  text              the text that these places are in, where it is not the input

Examples:
  iri prepare ' http://example.org/a b '
  iri prepare --form iri --steps http://résumé.example.org/[1]
  iri prepare --backslash slash --host uts46 'HTTP:\\\\Example.com\\x'
  iri prepare --typed --form iri ｈｔｔｐ：／／例え。jp／
  iri prepare --whitespace split --quiet 'http://a/ http://b/'
  iri prepare --quiet - < typed.txt > uris.txt

Exit status: 0 if all results are valid, 1 if some are not, 2 if a file could not be read.";

/// How many notes a person is shown.
const SHOWN: usize = 20;

impl Prepare {
    pub fn run(&self) -> io::Result<Status> {
        let preparation = self.options.preparation().keep_steps(self.steps.steps);
        let lines = |files: &[OsString]| {
            Ok(stream::run(files, |lines| self.lines(&preparation, &lines))?.status())
        };
        let mut worst = Status::Fine;
        for (index, text) in without_standard_input(&self.texts).iter().enumerate() {
            worst = worst.max(match text == "-" {
                true => lines(slice::from_ref(text))?,
                false => {
                    let mut results = Results::default();
                    let place = Place { file: None, line: index + 1 };
                    self.add(&mut results, &preparation, place, text.as_encoded_bytes())?;
                    results.write()?;
                    if results.invalid == 0 { Status::Fine } else { Status::Invalid }
                }
            });
        }
        lines(&self.file.files(&self.texts)).map(|status| worst.max(status))
    }

    fn lines(&self, preparation: &Preparation, lines: &Lines<'_>) -> io::Result<Results> {
        let mut results = Results::default();
        for (line, octets) in lines.numbered() {
            let place = Place { file: Some(lines.file), line };
            self.add(&mut results, preparation, place, octets)?;
        }
        Ok(results)
    }

    /// Prepares a text and adds what there is to write about it.
    fn add(
        &self,
        results: &mut Results,
        preparation: &Preparation,
        place: Place<'_>,
        octets: &[u8],
    ) -> io::Result<()> {
        let charset = self.options.charset.unwrap_or(Charset::UTF_8);
        let invalid = results.invalid;
        match (preparation.transcode(octets, charset), self.options.whitespace) {
            (Ok(text), Whitespace::Split) => {
                for (index, prepared) in preparation.references(&text).enumerate() {
                    self.result(results, place, &text, index, prepared)?;
                }
            }
            (Ok(text), _) => {
                let prepared = match self.options.charset {
                    // The octets were converted just now.
                    Some(charset) => preparation.octets(octets, charset).ok(),
                    None => Some(preparation.reference(&text)),
                };
                if let Some(prepared) = prepared {
                    self.result(results, place, &text, 0, prepared)?;
                }
            }
            (Err(error), _) => self.undecoded(results, place, octets, &error)?,
        }
        results.invalid = results.invalid.min(invalid + 1);
        Ok(())
    }

    fn undecoded(
        &self,
        results: &mut Results,
        place: Place<'_>,
        octets: &[u8],
        error: &MappingError,
    ) -> io::Result<()> {
        let input = &*String::from_utf8_lossy(octets);
        let problem = Problem::octets_not_mapped(octets, error);
        results.invalid += 1;
        match self.format.format {
            Format::Human => {
                results.told += &message_line(format_args!("{}", place.told(input, &problem)));
                Ok(())
            }
            Format::Jsonl => json_line(
                &mut results.text,
                &Report {
                    place,
                    index: 0,
                    input,
                    valid: false,
                    output: None,
                    components: None,
                    notes: None,
                    host: None,
                    scheme_specific: None,
                    steps: None,
                    problem: Some(problem),
                },
            ),
        }
    }

    fn result(
        &self,
        results: &mut Results,
        place: Place<'_>,
        input: &str,
        index: usize,
        prepared: Prepared,
    ) -> io::Result<()> {
        let verdict = self.verdict(&prepared);
        results.invalid += usize::from(verdict.is_err());
        let problem = verdict.as_ref().err().map(|error| Problem::not_mapped(input, error));
        let output = verdict.as_deref().unwrap_or(prepared.as_str());
        let out = &mut results.text;
        match (self.format.format, problem) {
            (Format::Human, Some(problem)) if self.quiet => {
                results.told += &message_line(format_args!("{}", place.told(input, &problem)));
                Ok(())
            }
            (Format::Human, _) if self.quiet => writeln!(out, "{}", result(output)),
            (Format::Human, problem) => {
                // What is not valid is no result.
                let shown = if problem.is_none() { result(output) } else { visible(output).into() };
                writeln!(out, "{HEADING}{shown}{HEADING:#}")?;
                if self.steps.steps {
                    write_step_list(out, &self.steps.reports(prepared.steps().to_vec()))?;
                }
                write_notes(out, prepared.notes())?;
                if let Some(specific) = prepared.scheme_specific() {
                    scheme_specific::write(out, &specific)?;
                }
                match (problem, prepared.host_error()) {
                    (Some(problem), _) => writeln!(out, "  {NAME}not valid{NAME:#}  {problem}"),
                    (None, Some(error)) => {
                        writeln!(out, "  {NAME}{:<9}{NAME:#}  {}", "host", message(error))
                    }
                    (None, None) => Ok(()),
                }
            }
            (Format::Jsonl, problem) => {
                let components = prepared
                    .parts()
                    .map(|(component, part)| (component.name(), Component::from(part)));
                let reports = || self.steps.reports(prepared.steps().to_vec());
                let report = Report {
                    place,
                    index,
                    input,
                    valid: problem.is_none(),
                    output: Some(output),
                    components: Some(components.collect()),
                    notes: Some(Notes(prepared.notes())),
                    host: prepared.host_error().map(message),
                    scheme_specific: prepared.scheme_specific().map(scheme_specific::report),
                    steps: self.steps.steps.then(reports),
                    problem,
                };
                json_line(out, &report)
            }
        }
    }

    /// The result in the form that is asked for, if it is valid.
    fn verdict<'p>(&self, prepared: &'p Prepared) -> Result<Cow<'p, str>, MappingError> {
        match self.options.form {
            Form::Uri => Ok(prepared.uri()?.into_string().into()),
            Form::Iri => match prepared.iri() {
                Ok(iri) => Ok(iri.text().into()),
                Err(error) => {
                    Err(MappingError::Input { text: prepared.as_str().to_owned(), error })
                }
            },
        }
    }
}

fn write_notes(out: &mut Vec<u8>, notes: &[Note]) -> io::Result<()> {
    for note in notes.iter().take(SHOWN) {
        let text = named(note.to_string(), note.character());
        writeln!(out, "  {NAME}{:<9}{NAME:#}  {}", note.outcome(), visible(&text))?;
    }
    match notes.len().saturating_sub(SHOWN) {
        0 => Ok(()),
        more => writeln!(out, "  {ABSENT}and {more} more notes{ABSENT:#}"),
    }
}

#[derive(Serialize)]
struct Report<'l> {
    #[serde(flatten)]
    place: Place<'l>,
    index: usize,
    input: &'l str,
    valid: bool,
    output: Option<&'l str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    components: Option<BTreeMap<&'static str, Component<'l>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    notes: Option<Notes<'l>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    host: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    scheme_specific: Option<SchemeReport<'l>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    steps: Option<Vec<StepReport>>,
    #[serde(flatten)]
    problem: Option<Problem>,
}

#[derive(Serialize)]
struct Component<'p> {
    text: &'p str,
    span: [usize; 2],
}

impl<'p> From<&'p Part> for Component<'p> {
    fn from(part: &'p Part) -> Self {
        let Span { start, end } = part.span();
        Component { text: part.text(), span: [start, end] }
    }
}

/// There may be as many as characters.
struct Notes<'p>(&'p [Note]);

impl Serialize for Notes<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(NoteReport::from))
    }
}

#[derive(Serialize)]
struct NoteReport {
    outcome: &'static str,
    what: &'static str,
    component: Option<&'static str>,
    span: [usize; 2],
    character: Option<char>,
    document: iri_grammar::Document,
    section: &'static str,
}

impl From<&Note> for NoteReport {
    fn from(note: &Note) -> Self {
        let Span { start, end } = note.span();
        NoteReport {
            outcome: note.outcome().name(),
            what: note.what().name(),
            component: note.component().map(|component| component.name()),
            span: [start, end],
            character: note.character(),
            document: note.citation().document,
            section: note.citation().section,
        }
    }
}
