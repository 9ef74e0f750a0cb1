//! `iri normalize`.

use crate::Status;
use crate::ladder::{Character, LadderOptions, Percent};
use crate::options::{Format, FormatOption, listed};
use crate::output::{
    ABSENT, HEADING, NAME, in_quotation_marks, json_line, message, print, quoted, result,
};
use crate::texts::{FileOption, Place, Text, for_each, refuse};
use clap::Args;
use iri_grammar::ladder::{InvalidName, Ladder, LadderKind, Normalized, Rung};
use iri_grammar::steps::{About, After, Step};
use iri_grammar::{Grammar, Identifier, IriReference, UriReference, kind};
use serde::Serialize;
use std::fmt::Display;
use std::io::{self, Write};

/// Normalizes identifiers by the rungs of the comparison ladder (RFC 3987 section 5.3)
#[derive(Args)]
#[command(after_long_help = long_help())]
pub struct Normalize {
    /// The identifiers or references. Without TEXT and --file, or where '-' is the only TEXT,
    /// the lines of standard input
    #[arg(value_name = "TEXT")]
    texts: Vec<String>,
    #[command(flatten)]
    file: FileOption,
    #[command(flatten)]
    ladder: LadderOptions,
    /// Applies that rung alone, not those below it
    #[arg(long)]
    only: bool,
    /// How percent-encodings are normalized
    #[arg(long, value_enum, default_value_t = Percent::Unreserved)]
    percent: Percent,
    /// Normalizes characters, for an IRI that is being created
    #[arg(long, value_enum)]
    character: Option<Character>,
    /// Takes URIs by RFC 3986 section 6.2, in place of IRIs
    #[arg(long)]
    uri: bool,
    /// Shows what each rung changes, and which section says so
    #[arg(short, long)]
    steps: bool,
    #[command(flatten)]
    format: FormatOption,
}

fn long_help() -> String {
    let rungs = Rung::ALL.map(|rung| {
        let section = rung.citation(Grammar::Rfc3987).map_or("", |citation| citation.section);
        listed(&format!("{rung:<9}  {section}"), 18, changes(rung))
    });
    format!("Rungs, the lowest first:\n{}\n{WRITTEN}", rungs.concat())
}

fn changes(rung: Rung) -> &'static str {
    match rung {
        Rung::SimpleString => "nothing is changed",
        Rung::Case => "hexadecimal digits, scheme, host if it is US-ASCII only",
        Rung::Character => "nothing, but with --character",
        Rung::PercentEncoding => "unreserved characters are decoded",
        Rung::PathSegments => "dot segments are removed, not from relative references",
        Rung::SchemeBased => "ports, empty paths, domain names, and what the scheme says else",
        Rung::ProtocolBased => "what --redirect tells",
    }
}

const WRITTEN: &str = "\
With --escapes each text is one as it stands in the source of a document (section 5.2): in html
in an attribute, in xml, or in a string of css.

With --format jsonl, an object for each text:
  file, line (file is null for an argument, line then its number), input, valid, and
  normalized, changes: [{rung, document, section, component, before, after, source}],
  invalid_names: [{name, profile, reason}], nfc, nfkc; or, if not valid, what 'iri check' tells

Examples:
  iri normalize --steps 'HTTP://www.EXAMPLE.com:80/%7euser/./'
  iri normalize --rung 5.3.2.3 --percent iunreserved http://example.org/ros%C3%A9
  iri normalize --rung percent --only http://EXAMPLE.org/%7euser
  iri normalize --uri < uris.txt

Exit status: 0 if all is well, 1 if a text is not valid, 2 if a redirection is none or a
file could not be read.";

impl Normalize {
    pub fn run(&self) -> io::Result<Status> {
        let redirects = match self.ladder.redirects() {
            Ok(redirects) => redirects,
            Err(error) => {
                message(format_args!("--redirect: {error}"));
                return Ok(Status::Trouble);
            }
        };
        let mut ladder = self.ladder.ladder(self.percent, &redirects);
        if let Some(form) = self.character {
            ladder = ladder.character_form(form.into());
        }
        for_each(&self.texts, &self.file, self.format.format, |source| {
            let resolved = match self.ladder.resolved(source.text) {
                Ok(text) => text,
                Err(error) => return self.fail(source, &error),
            };
            let text = source.with(&resolved);
            if self.uri {
                match UriReference::new(text.text) {
                    Ok(uri) => self.show::<kind::UriReference>(&ladder, text, &uri),
                    Err(error) => refuse(self.format.format, text, &error),
                }
            } else {
                match IriReference::new(text.text) {
                    Ok(iri) => self.show::<kind::IriReference>(&ladder, text, &iri),
                    Err(error) => refuse(self.format.format, text, &error),
                }
            }
        })
    }

    fn show<K: LadderKind>(
        &self,
        ladder: &Ladder<'_>,
        text: Text<'_>,
        input: &Identifier<K, &str>,
    ) -> io::Result<Status> {
        let rung = self.ladder.rung;
        let mut steps = Vec::new();
        let normalized = match self.only {
            true => ladder.apply_recorded(rung, input, &mut steps),
            false => ladder.climb_recorded(rung, input, &mut steps),
        };
        let normalized: Normalized<'_, K> = match normalized {
            Ok(normalized) => normalized,
            Err(error) => return self.fail(text, &error),
        };
        let mut out = Vec::new();
        match self.format.format {
            Format::Jsonl => json_line(&mut out, &Report::new(text, &normalized, &steps))?,
            Format::Human => {
                writeln!(out, "{}", result(normalized.identifier.as_str()))?;
                if self.steps {
                    write_changes(&mut out, &steps)?;
                }
            }
        }
        print(&out)?;
        if self.format.format == Format::Human {
            for InvalidName { name, profile, error } in &normalized.invalid_names {
                let document = profile.document();
                text.tell(format_args!(
                    "\"{name}\" is no domain name by {document}, and is left: {error}"
                ));
            }
        }
        Ok(Status::Fine)
    }

    fn fail(&self, input: Text<'_>, error: &impl Display) -> io::Result<Status> {
        let mut out = Vec::new();
        match self.format.format {
            Format::Human => input.tell(format_args!("{}: {error}", quoted(input.given))),
            Format::Jsonl => json_line(
                &mut out,
                &Failed {
                    place: input.place,
                    input: input.given,
                    valid: true,
                    normalized: None,
                    reason: error.to_string(),
                },
            )?,
        }
        print(&out)?;
        Ok(Status::Invalid)
    }
}

fn write_changes(out: &mut Vec<u8>, steps: &[Step]) -> io::Result<()> {
    if steps.is_empty() {
        return writeln!(out, "  {ABSENT}nothing is changed{ABSENT:#}");
    }
    let mut last: Option<Rung> = None;
    for step in steps {
        let Change { rung, component, before, after, source, .. } = Change::new(step);
        if last != rung {
            last = rung;
            writeln!(out, "  {HEADING}{}{HEADING:#}, {}", step.did, step.section)?;
        }
        let source = source.map(|it| format!("  ({it})")).unwrap_or_default();
        writeln!(
            out,
            "    {NAME}{component:<9}{NAME:#} {} -> {}{source}",
            shown(before),
            shown(after)
        )?;
    }
    Ok(())
}

fn shown(component: Option<String>) -> String {
    component.map_or("undefined".to_owned(), |text| in_quotation_marks(&text))
}

#[derive(Serialize)]
struct Change<'s> {
    rung: Option<Rung>,
    document: iri_grammar::Document,
    section: &'static str,
    component: String,
    before: Option<String>,
    after: Option<String>,
    source: Option<&'s str>,
}

impl<'s> Change<'s> {
    fn new(step: &'s Step) -> Self {
        let text = |after: &After| match after {
            After::Undefined => None,
            after => Some(after.to_string()),
        };
        Change {
            rung: step.section.section.parse().ok(),
            document: step.section.document,
            section: step.section.section,
            component: match step.about {
                About::Component(component) => component.to_string(),
                _ => String::new(),
            },
            before: step.before.as_ref().and_then(text),
            after: text(&step.after),
            source: step.source.as_deref(),
        }
    }
}

#[derive(Serialize)]
struct Report<'r> {
    #[serde(flatten)]
    place: Option<Place<'r>>,
    input: &'r str,
    valid: bool,
    normalized: &'r str,
    changes: Vec<Change<'r>>,
    invalid_names: Vec<Invalid<'r>>,
    nfc: bool,
    nfkc: bool,
}

#[derive(Serialize)]
struct Invalid<'r> {
    name: &'r str,
    profile: &'static str,
    reason: String,
}

impl<'r> Report<'r> {
    fn new<K: LadderKind>(
        text: Text<'r>,
        normalized: &'r Normalized<'_, K>,
        steps: &'r [Step],
    ) -> Self {
        let forms = iri_grammar::ladder::CharacterForms::of(&normalized.identifier);
        let invalid = normalized.invalid_names.iter();
        Report {
            place: text.place,
            input: text.given,
            valid: true,
            normalized: normalized.identifier.as_str(),
            changes: steps.iter().map(Change::new).collect(),
            invalid_names: invalid
                .map(|it| Invalid {
                    name: &it.name,
                    profile: it.profile.name(),
                    reason: it.error.to_string(),
                })
                .collect(),
            nfc: forms.nfc,
            nfkc: forms.nfkc,
        }
    }
}

#[derive(Serialize)]
struct Failed<'r> {
    #[serde(flatten)]
    place: Option<Place<'r>>,
    input: &'r str,
    valid: bool,
    normalized: Option<&'r str>,
    reason: String,
}
