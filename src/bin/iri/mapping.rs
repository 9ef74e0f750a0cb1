//! What the subcommands that map identifiers share: where the texts come from, and how
//! the answers are written.

use crate::Status;
use crate::diagnostic::{Problem, drawn, hexadecimal};
use crate::options::{Format, FormatOption};
use crate::output::{ABSENT, HEADING, NAME, json_line, message_line, result, visible};
use crate::stream::{self, Lines, Results};
use crate::texts::{FileOption, Place, without_standard_input};
use clap::Args;
use iri_grammar::Identifier;
use iri_grammar::kind::Kind;
use iri_grammar::mapping::MappingError;
use iri_grammar::steps::Step;
use iri_grammar::text::Charset;
use serde::{Serialize, Serializer};
use std::borrow::Cow;
use std::ffi::OsString;
use std::io::{self, IsTerminal, Write};

/// The texts, and how the answers are written.
#[derive(Args)]
pub struct Texts {
    /// The texts; after '--' if one begins with '-'. Without TEXT and --file, or where '-' is
    /// the only TEXT, the lines of standard input
    #[arg(value_name = "TEXT")]
    texts: Vec<OsString>,
    #[command(flatten)]
    file: FileOption,
    #[command(flatten)]
    format: FormatOption,
}

#[derive(Args, Default)]
pub struct StepOptions {
    /// Shows each step by its number in the document; octets are written as `<c3>`
    #[arg(long)]
    pub steps: bool,
    /// Writes the characters of steps in XML notation: &#xE9;
    #[arg(long, requires = "steps")]
    xml: bool,
}

/// What a text is mapped to.
pub trait Answer: Serialize {
    /// For a person.
    fn write(&self, out: &mut Vec<u8>, input: &str) -> io::Result<()>;

    /// What a person is told besides, though nothing is wrong.
    fn told(&self) -> Vec<String> {
        Vec::new()
    }

    /// Whether what is written is in another encoding than UTF-8.
    fn is_octets(&self) -> bool {
        false
    }
}

impl Texts {
    /// Maps all texts.
    pub fn map<A: Answer>(
        &self,
        map: impl Fn(&str) -> Result<A, MappingError> + Sync,
    ) -> io::Result<Status> {
        self.map_octets(|octets| map(&Charset::UTF_8.transcode(octets)?))
    }

    /// Maps all texts, which are in any character encoding.
    pub fn map_octets<A: Answer>(
        &self,
        map: impl Fn(&[u8]) -> Result<A, MappingError> + Sync,
    ) -> io::Result<Status> {
        let format = self.format.format;
        let mut results = Results::default();
        for (index, text) in without_standard_input(&self.texts).iter().enumerate() {
            let octets = text.as_encoded_bytes();
            let place = Place { file: None, line: index + 1 };
            add(&mut results, format, place, octets, map(octets))?;
        }
        results.write()?;

        let lines = |lines: Lines<'_>| {
            let mut results = Results::default();
            for (line, octets) in lines.numbered() {
                let place = Place { file: Some(lines.file), line };
                add(&mut results, format, place, octets, map(octets))?;
            }
            Ok(results)
        };
        let totals = stream::run(&self.file.files(&self.texts), lines)?;
        let of_texts = if results.invalid == 0 { Status::Fine } else { Status::Invalid };
        Ok(totals.status().max(of_texts))
    }
}

#[derive(Serialize)]
struct Report<'l, A> {
    #[serde(flatten)]
    place: Place<'l>,
    input: &'l str,
    mapped: bool,
    #[serde(flatten)]
    answer: Option<A>,
    #[serde(flatten)]
    problem: Option<Problem>,
}

fn add<A: Answer>(
    results: &mut Results,
    format: Format,
    place: Place<'_>,
    octets: &[u8],
    answer: Result<A, MappingError>,
) -> io::Result<()> {
    let input = &*String::from_utf8_lossy(octets);
    results.invalid += usize::from(answer.is_err());
    match (format, answer) {
        (Format::Human, Ok(answer)) => {
            for what in answer.told() {
                results.told += &message_line(format_args!("{}: {what}", place.named(input)));
            }
            results.is_octets |= answer.is_octets();
            answer.write(&mut results.text, input)
        }
        (Format::Human, Err(error)) => {
            results.told += &match (place.file, &error) {
                // An argument is drawn as `iri parse` does it.
                (None, MappingError::Input { text, error }) => drawn(text, error) + "\n",
                _ => {
                    let problem = Problem::octets_not_mapped(octets, &error);
                    message_line(format_args!("{}", place.told(input, &problem)))
                }
            };
            Ok(())
        }
        (Format::Jsonl, answer) => {
            let mapped = answer.is_ok();
            let (answer, problem) = match answer {
                Ok(answer) => (Some(answer), None),
                Err(error) => (None, Some(Problem::octets_not_mapped(octets, &error))),
            };
            json_line(&mut results.text, &Report { place, input, mapped, answer, problem })
        }
    }
}

/// A text as an identifier that is mapped.
pub fn identifier<K: Kind>(text: &str) -> Result<Identifier<K, &str>, MappingError> {
    Identifier::new(text).map_err(|error| MappingError::Input { text: text.to_owned(), error })
}

/// A text, or the steps that lead to it.
#[derive(Serialize)]
#[serde(untagged)]
pub enum Mapped {
    Text {
        output: String,
    },
    /// A text, and its octets in another encoding.
    Octets {
        output: String,
        #[serde(serialize_with = "as_hexadecimal")]
        octets: Vec<u8>,
    },
    Steps {
        output: Option<String>,
        steps: Vec<StepReport>,
    },
}

impl Mapped {
    pub fn text(output: impl Into<String>) -> Self {
        Mapped::Text { output: output.into() }
    }
}

impl StepOptions {
    /// What a procedure results in, or its steps, whichever is asked for.
    pub fn choose(
        &self,
        procedure: impl FnOnce(&mut Option<Vec<Step>>) -> Result<String, MappingError>,
    ) -> Result<Mapped, MappingError> {
        let mut steps = self.steps.then(Vec::new);
        let output = procedure(&mut steps)?;
        Ok(match steps {
            Some(steps) => self.mapped(steps),
            None => Mapped::text(output),
        })
    }

    pub fn mapped(&self, steps: Vec<Step>) -> Mapped {
        let output = steps.last().map(|step| step.after.to_string());
        Mapped::Steps { output, steps: self.reports(steps) }
    }

    /// The steps as they are written.
    pub fn reports(&self, steps: Vec<Step>) -> Vec<StepReport> {
        let report = |step: Step| StepReport { xml: self.xml.then(|| step.after.xml()), step };
        steps.into_iter().map(report).collect()
    }
}

#[derive(Serialize)]
pub struct StepReport {
    #[serde(flatten)]
    step: Step,
    #[serde(skip_serializing_if = "Option::is_none")]
    xml: Option<String>,
}

impl Answer for Mapped {
    fn write(&self, out: &mut Vec<u8>, input: &str) -> io::Result<()> {
        match self {
            Mapped::Text { output } => writeln!(out, "{}", result(output)),
            // A terminal would take them for something else.
            Mapped::Octets { output, .. } if io::stdout().is_terminal() => {
                writeln!(out, "{}", visible(output))
            }
            Mapped::Octets { octets, .. } => {
                out.extend(octets);
                writeln!(out)
            }
            Mapped::Steps { steps, .. } => write_steps(out, input, steps),
        }
    }

    fn is_octets(&self) -> bool {
        matches!(self, Mapped::Octets { .. })
    }
}

fn as_hexadecimal<S: Serializer>(octets: &[u8], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&hexadecimal(octets, ""))
}

fn write_steps(out: &mut Vec<u8>, input: &str, steps: &[StepReport]) -> io::Result<()> {
    writeln!(out, "{HEADING}{}{HEADING:#}", visible(input))?;
    write_step_list(out, steps)
}

/// The steps under the sections that they are in.
pub fn write_step_list(out: &mut Vec<u8>, steps: &[StepReport]) -> io::Result<()> {
    // Steps may have the numbers of the sections that describe them.
    let by_section =
        steps.iter().all(|StepReport { step, .. }| step.section.section == step.number);
    let mut last = None;
    for StepReport { step, xml } in steps {
        let cited = match by_section {
            true => step.section.document.to_string(),
            false => step.section.to_string(),
        };
        if last.as_ref() != Some(&cited) {
            writeln!(out, "  {NAME}{cited}{NAME:#}")?;
        }
        last = Some(cited);
        let number = match step.number {
            "" => Cow::from("-"),
            number => format!("{number}.").into(),
        };
        let after = xml.clone().unwrap_or_else(|| step.after.to_string());
        writeln!(out, "  {number:<6} {ABSENT}{}{ABSENT:#}", step.did)?;
        writeln!(out, "         {}", visible(&after))?;
    }
    Ok(())
}
