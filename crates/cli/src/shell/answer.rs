//! The answers of the subcommands that map each text to another one, with the steps of the mapping.

use crate::shell::input::Texts;
use crate::shell::output::{DIMMED, NAME, Status, heading, is_on_terminal, visible};
use crate::shell::problem::{Item, Problem, hexadecimal};
use crate::shell::results::Results;
use crate::shell::task::Task;
use clap::{Args, ValueEnum};
use iri_grammar::Identifier;
use iri_grammar::kind::Kind;
use iri_grammar::mapping::MappingError;
use iri_grammar::spec::{Sequence, Step, Trace};
use iri_grammar::text::Charset;
use serde::Serialize;
use std::io::{self, Write};

/// The result of mapping a text.
pub trait Answer {
    /// Returns the text that the input is mapped to, if there is one.
    fn output(&self) -> Option<&str>;

    /// Returns the details of the JSON object.
    fn details(&self) -> impl Serialize;

    /// Writes the answer for people.
    fn write(&self, out: &mut Results, item: Item<'_>) -> io::Result<()>;
}

/// Maps all texts, and adds the answers.
pub fn map<A: Answer>(
    task: Task,
    texts: &Texts,
    map: impl Fn(&str) -> Result<A, MappingError> + Sync,
) -> io::Result<Status> {
    texts.run(task, |results, item| {
        let answer = match item.text {
            Some(text) => map(text),
            // Nobody has checked yet whether the octets are UTF-8.
            None => Charset::UTF_8.transcode(item.octets).and_then(|text| map(&text)),
        };
        add_answer(results, item, answer)
    })
}

/// Does the same as [`map`] for texts in any character encoding.
pub fn map_octets<A: Answer>(
    task: Task,
    texts: &Texts,
    map: impl Fn(&[u8]) -> Result<A, MappingError> + Sync,
) -> io::Result<Status> {
    texts.run(task.in_any_encoding(), |results, item| add_answer(results, item, map(item.octets)))
}

/// Adds an answer, or the reason why a text cannot be mapped.
fn add_answer<A: Answer>(
    results: &mut Results,
    item: Item<'_>,
    answer: Result<A, MappingError>,
) -> io::Result<Status> {
    match answer {
        Ok(answer) => results.answer(
            item,
            answer.output(),
            // There is no problem.
            None,
            || answer.details(),
            |out| answer.write(out, item),
        ),
        Err(error) => {
            let problem = Problem::octets_not_mapped(item.octets, &error);
            match &error {
                // For an argument, the error shows the text with a mark, as in `iri parse`.
                MappingError::Input { text, error } if item.place.file.is_none() => {
                    results.refuse_with_drawing(item, &problem, text, error)
                }
                _ => results.refuse(item, &problem),
            }
        }
    }
}

/// Parses a text that is to be mapped.
pub fn identifier<K: Kind>(text: &str) -> Result<Identifier<K, &str>, MappingError> {
    Identifier::<K, &str>::new(text)
        .map_err(|error| MappingError::Input { text: text.to_owned(), error })
}

/// The text that an input is mapped to.
pub struct Mapped {
    output: Option<String>,
    /// The text in an encoding other than UTF-8, if that is requested.
    octets: Option<Vec<u8>>,
    /// The steps of the mapping, if they are requested.
    pub steps: Option<Steps>,
}

impl Mapped {
    /// Returns a result without steps.
    pub fn text(output: impl Into<String>) -> Self {
        Mapped { output: Some(output.into()), octets: None, steps: None }
    }

    /// Returns a result that is written as octets in an encoding other than UTF-8.
    pub fn octets(output: String, octets: Vec<u8>) -> Self {
        Mapped { octets: Some(octets), ..Mapped::text(output) }
    }

    /// Returns the octets in hexadecimal; `None` for a result in UTF-8.
    pub fn hexadecimal(&self) -> Option<String> {
        self.octets.as_ref().map(|octets| hexadecimal(octets, ""))
    }

    /// Writes the result for people. Steps have the heading `input`.
    pub fn write_with(&self, out: &mut Results, item: Item<'_>, input: &str) -> io::Result<()> {
        let output = self.output.as_deref().unwrap_or_default();
        match self {
            Mapped { steps: Some(steps), .. } => {
                heading(out, input)?;
                steps.write(out)
            }
            // A terminal would show other characters for the octets.
            Mapped { octets: Some(_), .. } if is_on_terminal() => {
                writeln!(out, "{}", visible(output))
            }
            Mapped { octets: Some(octets), .. } => out.octets(item, octets),
            Mapped { .. } => out.line(item, output),
        }
    }
}

impl Answer for Mapped {
    fn output(&self) -> Option<&str> {
        self.output.as_deref()
    }

    fn details(&self) -> impl Serialize {
        object! { #[serde(skip_serializing_if = "Option::is_none")] steps(Option<>): self.steps.as_ref() }
    }

    fn write(&self, out: &mut Results, item: Item<'_>) -> io::Result<()> {
        self.write_with(out, item, &item.lossy())
    }
}

/// The option about steps.
#[derive(Args, Default)]
pub struct StepOptions {
    /// Shows each step by its number in the document
    ///
    /// Octets are written as `<c3>`. With --steps=xml, characters are in XML notation: &#xE9;.
    #[arg(short, long, value_enum, value_name = "text|xml", hide_possible_values = true)]
    #[arg(num_args = 0..=1, require_equals = true, default_missing_value = "text")]
    steps: Option<Notation>,
}

/// The value of --steps.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Notation {
    /// Characters as they are
    Text,
    /// XML notation
    Xml,
}

impl StepOptions {
    /// Whether `--steps` is given.
    pub fn are_given(&self) -> bool {
        self.steps.is_some()
    }

    fn is_xml(&self) -> bool {
        self.steps == Some(Notation::Xml)
    }

    /// Returns a text of a step in the notation of `--steps`.
    pub fn in_notation(&self, text: String) -> String {
        if self.is_xml() { Sequence::from(&*text).xml().to_string() } else { text }
    }

    /// Returns a trace, which is on if `--steps` is given.
    pub fn trace(&self) -> Trace {
        if self.are_given() { Trace::on() } else { Trace::off() }
    }

    /// Runs a procedure, and records its steps if `--steps` is given. Returns its result with the
    /// steps.
    pub fn run_procedure(
        &self,
        procedure: impl FnOnce(&mut Trace) -> Result<String, MappingError>,
    ) -> Result<Mapped, MappingError> {
        let mut trace = self.trace();
        let output = procedure(&mut trace)?;
        Ok(if self.are_given() {
            // The last step has the output.
            self.mapped_from_steps(trace.take())
        } else {
            Mapped::text(output)
        })
    }

    /// Returns the result of the last step, with all steps.
    pub fn mapped_from_steps(&self, steps: Vec<Step>) -> Mapped {
        let output = steps.last().map(|step| step.after.to_string());
        Mapped { output, octets: None, steps: Some(self.to_written(steps)) }
    }

    /// Returns the steps in the form in which they are written.
    pub fn to_written(&self, steps: Vec<Step>) -> Steps {
        let listed = |step: Step| ListedStep { xml: self.is_xml().then(|| step.after.xml()), step };
        Steps(steps.into_iter().map(listed).collect())
    }
}

/// The steps of a procedure, as they are written.
#[derive(Serialize)]
pub struct Steps(Vec<ListedStep>);

/// A step, and with `--steps=xml` its text in XML notation.
#[derive(Serialize)]
struct ListedStep {
    #[serde(flatten)]
    step: Step,
    xml: Option<String>,
}

impl Steps {
    /// Writes the steps for people. Each document, or section if its steps have numbers, is a
    /// heading.
    pub fn write(&self, out: &mut Results) -> io::Result<()> {
        // In some documents, each step is a section, and has its number.
        let by_section =
            self.0.iter().all(|ListedStep { step, .. }| step.section.section == step.number);
        let mut last = None;
        for ListedStep { step, xml } in &self.0 {
            let cited = if by_section {
                step.section.document.to_string()
            } else {
                step.section.to_string()
            };
            if last.as_ref() != Some(&cited) {
                writeln!(out, "  {NAME}{cited}{NAME:#}")?;
            }
            last = Some(cited);
            let number = step_number(step.number);
            let after = xml.clone().unwrap_or_else(|| step.after.to_string());
            let source = step.source.as_ref().map(|it| format!("  ({it})")).unwrap_or_default();
            writeln!(out, "  {number:<6} {DIMMED}{}{DIMMED:#}{source}", step.did)?;
            writeln!(out, "         {}", visible(&after))?;
        }
        Ok(())
    }
}

/// Returns the number of a step as it is written before the step: `2.`, or `-` if it has none.
pub fn step_number(number: &str) -> String {
    if number.is_empty() { "-".to_owned() } else { format!("{number}.") }
}
