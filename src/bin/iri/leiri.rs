//! `iri leiri`.

use crate::Status;
use crate::mapping::{Answer, Mapped, StepOptions, Texts, identifier};
use crate::options::refuse_given;
use crate::output::{HEADING, NAME, character_name, visible};
use crate::parse::Place;
use clap::{Args, ValueEnum};
use iri_grammar::mapping::MappingError;
use iri_grammar::mapping::leiri::{self, Group, LeiriReference};
use serde::Serialize;
use std::io::{self, Write};

/// Checks Legacy Extended IRIs, converts them to IRIs, and says what IRIs do not allow
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct LeiriArgs {
    #[command(flatten)]
    texts: Texts,
    /// The document whose IRIs are meant
    #[arg(short, long, value_enum, default_value_t = Document::Rfc3987bis)]
    document: Document,
    /// Lists the characters that IRIs do not allow, or only in the query, and for each one
    /// the group of 3987bis section 6.3
    #[arg(long, conflicts_with_all = ["steps", "document"])]
    characters: bool,
    #[command(flatten)]
    steps: StepOptions,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Document {
    /// 3987bis (March 2012): tags are allowed in the query, percent-encodings not in a name
    Rfc3987bis,
    /// RFC 3987: the other way round
    Rfc3987,
}

const LONG_HELP: &str = "\
A text is checked as a LEIRI reference (3987bis section 6.1) and converted (6.2): each
character that an IRI does not allow at that place is percent-encoded. To check only:
'iri check --grammar leiri'.

By 3987bis, a LEIRI cannot be converted that has such a character in its host: there, the
grammar of IRIs has no percent-encodings.

With --format jsonl, one object for each text: file, line, input, mapped, output, steps as
'iri to-uri --help' has them, and
  characters        with --characters: [{character, name, offset, end, column, component,
                    group, allowed}], allowed by an IRI of 3987bis at that place

Examples:
  iri leiri 'http://example.org/a b<é>'
  iri leiri --characters 'http://example.org/a b|c'
  iri leiri --steps 'a b'
  xmllint --xpath '//@href' page | iri leiri --format jsonl

Exit status: 0 if all texts are converted, 1 if some are not, 2 if a file could not be read.";

impl LeiriArgs {
    pub fn run(&self) -> io::Result<Status> {
        if self.characters {
            return self.texts.map(characters);
        }
        if self.document == Document::Rfc3987 {
            refuse_given(&[("--steps", self.steps.steps)], "rfc3987");
        }
        self.texts.map(|text| self.convert(text))
    }

    fn convert(&self, text: &str) -> Result<Mapped, MappingError> {
        self.steps.choose(|steps| {
            let leiri: LeiriReference<'_> = identifier(text)?;
            Ok(match self.document {
                Document::Rfc3987bis => leiri::to_iri_recorded(&leiri, steps)?.to_string(),
                Document::Rfc3987 => leiri::to_rfc3987_iri(&leiri).to_string(),
            })
        })
    }
}

fn characters(text: &str) -> Result<Characters, MappingError> {
    let leiri: LeiriReference<'_> = identifier(text)?;
    let mut place = Place::default();
    let characters = leiri::characters(&leiri).map(|found| Character {
        character: found.character,
        name: character_name(found.character),
        offset: found.span.start,
        end: found.span.end,
        column: place.at(text, found.span.start) + 1,
        component: found.component.name(),
        group: found.group,
        allowed: found.allowed,
    });
    Ok(Characters { characters: characters.collect() })
}

#[derive(Serialize)]
struct Characters {
    characters: Vec<Character>,
}

#[derive(Serialize)]
struct Character {
    character: char,
    name: Option<String>,
    offset: usize,
    end: usize,
    column: usize,
    component: &'static str,
    group: Group,
    allowed: bool,
}

impl Answer for Characters {
    fn write(&self, out: &mut Vec<u8>, input: &str) -> io::Result<()> {
        writeln!(out, "{HEADING}{}{HEADING:#}", visible(input))?;
        for found in &self.characters {
            let Character { character, column, component, group, .. } = found;
            let name = found.name.as_deref().unwrap_or_default();
            let allowed = if found.allowed { ", allowed in IRIs" } else { "" };
            writeln!(
                out,
                "  column {column}: {NAME}U+{:04X} {name}{NAME:#}, in the {component}: \
                 {group}{allowed}",
                u32::from(*character)
            )?;
        }
        Ok(())
    }
}
