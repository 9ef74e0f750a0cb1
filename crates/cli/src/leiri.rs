//! `iri leiri`.

use crate::shell::*;
use character_names::name_or_kind;
use clap::Args;
use iri_grammar::Grammar;
use iri_grammar::mapping::MappingError;
use iri_grammar::mapping::leiri::{self, LeiriCharacter, LeiriReference};
use serde::Serialize;
use std::io::{self, Write};

/// Converts each TEXT, a Legacy Extended IRI, to an IRI, and says what IRIs do not allow
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct LeiriArgs {
    /// The document of the IRIs
    #[arg(short, long, default_value = "rfc3987bis", value_parser = one_of([
        ("rfc3987bis", BIS, Grammar::Rfc3987bis),
        ("rfc3987", "RFC 3987: no tags in the query, percent-encodings in a name", Grammar::Rfc3987),
    ]))]
    document: Grammar,
    /// Lists the characters that IRIs do not allow
    ///
    /// Or allow only in the query, each with its group in 3987bis section 6.3.
    #[arg(long, conflicts_with_all = ["steps", "document"])]
    characters: bool,
    #[command(flatten)]
    steps: StepOptions,
    #[command(flatten)]
    texts: Texts,
}

const BIS: &str = "3987bis (March 2012): tags in the query, no percent-encodings in a name";

const LONG_HELP: &str = "\
Checks each text as a LEIRI reference (3987bis section 6.1) and converts it (6.2): percent-encodes \
each character that an IRI does not allow at its place. To check only, use \
'iri check --document leiri'.

In 3987bis, the grammar of IRIs has no percent-encodings in hosts. So a LEIRI with such a character \
in its host cannot be converted.

With --format jsonl, each text has an object: see 'iri schema --help'. Its details:
  steps             with --steps, as in 'iri to-uri --help'
  characters        with --characters: [{column, span, character_span,
                    character, name, component, group, allowed}]; allowed is
                    whether an IRI of 3987bis allows it there

Examples:
  iri leiri 'http://example.org/a b<é>'
  iri leiri --characters 'http://example.org/a b|c'
  iri leiri --steps 'a b'
  iri leiri --format jsonl --file hrefs.txt

Exit status: 0 if all texts are converted, 1 if some are not, 2 if a file cannot be read.";

impl LeiriArgs {
    pub fn run(&self) -> io::Result<Status> {
        let task = Task::on("leiri", Grammar::Leiri.reference());
        let shows_details = self.characters || self.steps.are_given();
        let task = task.with_details(shows_details).with_rows(!shows_details);
        if self.characters {
            return map(task, &self.texts, find_characters);
        }
        if self.document == Grammar::Rfc3987 {
            refuse_given(&[("--steps", self.steps.are_given())], "rfc3987");
        }
        map(task, &self.texts, |text| self.convert(text))
    }

    /// Converts a LEIRI to an IRI of the document.
    fn convert(&self, text: &str) -> Result<Mapped, MappingError> {
        self.steps.run_procedure(|steps| {
            let leiri: LeiriReference<'_> = identifier(text)?;
            Ok(match self.document {
                // It has no steps: `run` refuses --steps with this document.
                Grammar::Rfc3987 => leiri::to_rfc3987_iri(&leiri).to_string(),
                _ => leiri::to_iri(&leiri, steps)?.to_string(),
            })
        })
    }
}

/// Finds the characters of a LEIRI that IRIs do not allow.
fn find_characters(text: &str) -> Result<Characters, MappingError> {
    let leiri: LeiriReference<'_> = identifier(text)?;
    let positions = iri_grammar::spec::Characters::new(text);
    let characters = leiri::characters(&leiri);
    // The end of a character in characters from 0 is its column from 1.
    let characters = characters.map(|found| (positions.span(found.span).end, found));
    Ok(Characters(characters.collect()))
}

/// The characters that IRIs do not allow, each after its column (from 1, in characters).
struct Characters(Vec<(usize, LeiriCharacter)>);

/// Returns a character as a JSON object.
fn character_object((column, found): &(usize, LeiriCharacter)) -> impl Serialize {
    let LeiriCharacter { character, span, component, group, allowed, .. } = found;
    object! {
        column,
        span: [span.start, span.end],
        character_span: [column - 1, *column],
        character,
        name: name_or_kind(*character),
        component: component.name(),
        group,
        allowed,
    }
}

impl Answer for Characters {
    fn output(&self) -> Option<&str> {
        None
    }

    fn details(&self) -> impl Serialize {
        object! { characters: List(|| self.0.iter().map(character_object)) }
    }

    fn write(&self, out: &mut Results, item: Item<'_>) -> io::Result<()> {
        heading(out, &item.lossy())?;
        for (column, found) in &self.0 {
            let LeiriCharacter { character, component, group, allowed, .. } = found;
            let (code, name) = (code_point(*character), name_or_kind(*character));
            let (name, component) = (name.unwrap_or_default(), component.name());
            let allowed = if *allowed { ", allowed in IRIs" } else { "" };
            write!(out, "  column {column}: {NAME}{code} {name}{NAME:#}, in the {component}: ")?;
            writeln!(out, "{group}{allowed}")?;
        }
        Ok(())
    }
}
