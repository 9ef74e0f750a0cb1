//! `iri normalize`.

use crate::ladder::{LadderOptions, percent};
use crate::shell::*;
use clap::Args;
use iri_grammar::ladder::{CharacterForm, CharacterForms, InvalidName, Ladder, LadderKind};
use iri_grammar::ladder::{Normalized, PercentEncoding, Rung};
use iri_grammar::steps::{About, After, Step};
use iri_grammar::{Grammar, Identifier, kind};
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
    #[arg(long, value_parser = percent(), default_value = "unreserved")]
    percent: PercentEncoding,
    /// Normalizes characters, for an IRI that is being created
    #[arg(long, value_parser = one_of([
        ("nfc", "", CharacterForm::Nfc),
        ("nfkc", "", CharacterForm::Nfkc),
    ]))]
    character: Option<CharacterForm>,
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
            Err(error) => return trouble(format_args!("--redirect: {error}")),
        };
        let input = Input::new(&self.texts, &self.file.files, Dash::Alone);
        input.for_each(self.format.format, |results, source| {
            let ladder = self.ladder.ladder(self.percent, &redirects);
            let ladder = with(ladder, self.character, Ladder::character_form);
            match self.ladder.resolved(source.text) {
                Err(error) => self.fail(results, source, &error),
                Ok(text) if self.uri => {
                    self.show::<kind::UriReference>(results, &ladder, source.with(&text))
                }
                Ok(text) => self.show::<kind::IriReference>(results, &ladder, source.with(&text)),
            }
        })
    }

    fn show<K: LadderKind>(
        &self,
        results: &mut Results,
        ladder: &Ladder<'_>,
        text: Text<'_>,
    ) -> io::Result<Status> {
        let input = match Identifier::<K, &str>::new(text.text) {
            Ok(input) => input,
            Err(error) => return results.reject(text, &error),
        };
        let rung = self.ladder.rung;
        let mut steps = Vec::new();
        let normalized = match self.only {
            true => ladder.apply_recorded(rung, &input, &mut steps),
            false => ladder.climb_recorded(rung, &input, &mut steps),
        };
        let normalized: Normalized<'_, K> = match normalized {
            Ok(normalized) => normalized,
            Err(error) => return self.fail(results, text, &error),
        };
        match results.format {
            Format::Jsonl => write_json(results, text, &normalized, &steps)?,
            Format::Human => {
                writeln!(results, "{}", result(normalized.identifier.as_str()))?;
                if self.steps {
                    write_changes(results, &steps)?;
                }
                for InvalidName { name, profile, error, .. } in &normalized.invalid_names {
                    let document = profile.document();
                    results.tell_of(
                        text,
                        format_args!(
                            "\"{name}\" is no domain name by {document}, and is left: {error}"
                        ),
                    );
                }
            }
        }
        Ok(Status::Fine)
    }

    fn fail(
        &self,
        results: &mut Results,
        text: Text<'_>,
        error: &impl Display,
    ) -> io::Result<Status> {
        let Text { place, given: input, .. } = text;
        match results.format {
            Format::Human => results.tell_of(text, format_args!("{}: {error}", quoted(input))),
            Format::Jsonl => {
                let (normalized, reason) = (None::<&str>, error.to_string());
                results.object(&object! {
                    #[serde(flatten)] place, input, valid: true, normalized, reason,
                })?;
            }
        }
        Ok(Status::Invalid)
    }
}

fn write_changes(out: &mut Results, steps: &[Step]) -> io::Result<()> {
    if steps.is_empty() {
        return writeln!(out, "  {ABSENT}nothing is changed{ABSENT:#}");
    }
    let shown = |after: Option<&After>| {
        text_of(after).map_or("undefined".to_owned(), |text| in_quotation_marks(&text))
    };
    let mut last = None;
    for step in steps {
        if last != rung_of(step) {
            last = rung_of(step);
            writeln!(out, "  {HEADING}{}{HEADING:#}, {}", step.did, step.section)?;
        }
        let (component, source) = (component_of(step), step.source.as_deref());
        let source = source.map(|it| format!("  ({it})")).unwrap_or_default();
        let (before, after) = (shown(step.before.as_ref()), shown(Some(&step.after)));
        writeln!(out, "    {NAME}{component:<9}{NAME:#} {before} -> {after}{source}")?;
    }
    Ok(())
}

fn rung_of(step: &Step) -> Option<Rung> {
    step.section.section.parse().ok()
}

fn component_of(step: &Step) -> String {
    match step.about {
        About::Component(component) => component.to_string(),
        _ => String::new(),
    }
}

/// The text of a component; `None` if it is undefined.
fn text_of(component: Option<&After>) -> Option<String> {
    component.filter(|it| !matches!(it, After::Undefined)).map(After::to_string)
}

fn write_json<K: LadderKind>(
    out: &mut Results,
    text: Text<'_>,
    normalized: &Normalized<'_, K>,
    steps: &[Step],
) -> io::Result<()> {
    let forms = CharacterForms::of(&normalized.identifier);
    let invalid_names =
        normalized.invalid_names.iter().map(|InvalidName { name, profile, error, .. }| {
            object! { name, profile: profile.name(), reason: error.to_string() }
        });
    let changes = steps.iter().map(|step| {
        object! {
            rung: rung_of(step),
            #[serde(flatten)] cited: Cited::from(step.section),
            component: component_of(step),
            before: text_of(step.before.as_ref()),
            after: text_of(Some(&step.after)),
            source: step.source.as_deref(),
        }
    });
    out.object(&object! {
        #[serde(flatten)] place: text.place,
        input: text.given,
        valid: true,
        normalized: normalized.identifier.as_str(),
        changes: changes.collect::<Vec<_>>(),
        invalid_names: invalid_names.collect::<Vec<_>>(),
        nfc: forms.nfc,
        nfkc: forms.nfkc,
    })
}
