//! The subcommands that map texts: the texts, and what each is mapped to.

use super::{ABSENT, NAME, Problem, heading, hexadecimal, result, visible};
use super::{Dash, FileOption, Format, FormatOption, Input, Item, Results, Status};
use clap::Args;
use iri_grammar::Identifier;
use iri_grammar::kind::Kind;
use iri_grammar::mapping::MappingError;
use iri_grammar::steps::Step;
use iri_grammar::text::Charset;
use serde::Serialize;
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

/// What a text is mapped to.
pub trait Answer: Serialize {
    /// Writes it for a person.
    fn write(&self, out: &mut Results, item: Item<'_>) -> io::Result<()>;
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
        let input = Input::new(&self.texts, &self.file.files, Dash::Alone);
        let add = |results: &mut Results, item: Item<'_>| add(results, item, map(item.octets));
        Ok(input.run(self.format.format, add)?.status())
    }
}

fn add<A: Answer>(
    results: &mut Results,
    item: Item<'_>,
    answer: Result<A, MappingError>,
) -> io::Result<Status> {
    let Item { place, octets } = item;
    let input = &*item.lossy();
    let mapped = answer.is_ok();
    match (results.format, answer) {
        (Format::Human, Ok(answer)) => answer.write(results, item)?,
        (Format::Human, Err(error)) => match (place.file, &error) {
            // An argument is drawn as `iri parse` does it.
            (None, MappingError::Input { text, error }) => results.draw(text, error),
            _ => results.tell(place.told(input, &Problem::octets_not_mapped(octets, &error))),
        },
        (Format::Jsonl, answer) => {
            let problem = answer.as_ref().err();
            let problem = problem.map(|error| Problem::octets_not_mapped(octets, error));
            results.object(&object! {
                #[serde(flatten)] place,
                input,
                mapped,
                #[serde(flatten)] answer: answer.ok(),
                #[serde(flatten)] problem,
            })?;
        }
    }
    Ok(Status::of(mapped))
}

/// A text as an identifier that is mapped.
pub fn identifier<K: Kind>(text: &str) -> Result<Identifier<K, &str>, MappingError> {
    Identifier::<K, &str>::new(text)
        .map_err(|error| MappingError::Input { text: text.to_owned(), error })
}

/// A text, or the steps that lead to it.
#[derive(Serialize)]
#[serde(untagged)]
pub enum Mapped {
    Text {
        output: String,
    },
    /// A text, and its octets in another encoding, also in hexadecimal.
    Octets {
        output: String,
        #[serde(skip)]
        written: Vec<u8>,
        octets: String,
    },
    Steps {
        output: Option<String>,
        steps: Steps,
    },
}

impl Mapped {
    pub fn text(output: impl Into<String>) -> Self {
        Mapped::Text { output: output.into() }
    }

    pub fn octets(output: String, written: Vec<u8>) -> Self {
        Mapped::Octets { output, octets: hexadecimal(&written, ""), written }
    }

    /// Writes it for a person; steps under the text from which they lead.
    pub fn write_with(&self, out: &mut Results, input: &str) -> io::Result<()> {
        match self {
            Mapped::Text { output } => writeln!(out, "{}", result(output)),
            // A terminal would read the octets as other characters.
            Mapped::Octets { output, .. } if io::stdout().is_terminal() => {
                writeln!(out, "{}", visible(output))
            }
            Mapped::Octets { written, .. } => {
                out.is_octets = true;
                out.write_all(written)?;
                writeln!(out)
            }
            Mapped::Steps { steps, .. } => {
                heading(out, input)?;
                steps.write(out)
            }
        }
    }
}

impl Answer for Mapped {
    fn write(&self, out: &mut Results, item: Item<'_>) -> io::Result<()> {
        self.write_with(out, &item.lossy())
    }
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

impl StepOptions {
    /// The result of a procedure, or its steps, whichever is asked for.
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
        Mapped::Steps { output, steps: self.listed(steps) }
    }

    /// The steps as they are written.
    pub fn listed(&self, steps: Vec<Step>) -> Steps {
        let listed = |step: Step| ListedStep { xml: self.xml.then(|| step.after.xml()), step };
        Steps(steps.into_iter().map(listed).collect())
    }
}

/// Steps of a procedure.
#[derive(Serialize)]
pub struct Steps(Vec<ListedStep>);

#[derive(Serialize)]
struct ListedStep {
    #[serde(flatten)]
    step: Step,
    #[serde(skip_serializing_if = "Option::is_none")]
    xml: Option<String>,
}

impl Steps {
    /// Writes the steps under the sections that they are in.
    pub fn write(&self, out: &mut Results) -> io::Result<()> {
        // Steps may have the numbers of the sections that describe them.
        let by_section =
            self.0.iter().all(|ListedStep { step, .. }| step.section.section == step.number);
        let mut last = None;
        for ListedStep { step, xml } in &self.0 {
            let cited = match by_section {
                true => step.section.document.to_string(),
                false => step.section.to_string(),
            };
            if last.as_ref() != Some(&cited) {
                writeln!(out, "  {NAME}{cited}{NAME:#}")?;
            }
            last = Some(cited);
            let number = numbered(step.number);
            let after = xml.clone().unwrap_or_else(|| step.after.to_string());
            writeln!(out, "  {number:<6} {ABSENT}{}{ABSENT:#}", step.did)?;
            writeln!(out, "         {}", visible(&after))?;
        }
        Ok(())
    }
}

/// The number of a step as it is written before it.
pub fn numbered(number: &str) -> String {
    if number.is_empty() { "-".to_owned() } else { format!("{number}.") }
}
