//! `iri normalize`.

use crate::ladder::{LadderOptions, percent};
use crate::shell::*;
use clap::Args;
use iri_grammar::ladder::{InvalidName, Ladder, LadderKind};
use iri_grammar::ladder::{Normalized, PercentEncoding, Rung};
use iri_grammar::spec::{About, State, Step, Trace};
use iri_grammar::text::CharacterForm;
use iri_grammar::{Citation, Grammar, Identifier, kind};
use serde::Serialize;
use std::fmt::Display;
use std::io::{self, Write};

/// Normalizes each TEXT by the rungs of the comparison ladder (RFC 3987 section 5.3)
#[derive(Args)]
#[command(after_long_help = long_help())]
pub struct Normalize {
    #[command(flatten)]
    ladder: LadderOptions,
    /// Applies that rung alone, not those below it
    #[arg(long)]
    alone: bool,
    /// How percent-encodings are normalized
    #[arg(long, value_parser = percent(), default_value = "unreserved")]
    percent: PercentEncoding,
    /// Normalizes characters, for an IRI that is being created
    #[arg(long, value_parser = one_of([
        ("nfc", "", CharacterForm::Nfc),
        ("nfkc", "", CharacterForm::Nfkc),
    ]))]
    character: Option<CharacterForm>,
    /// The document of the identifiers
    #[arg(short, long, default_value = "rfc3987", value_parser = one_of([
        ("rfc3986", "URIs (RFC 3986 section 6.2)", Grammar::Rfc3986),
        ("rfc3987", "IRIs", Grammar::Rfc3987),
    ]))]
    document: Grammar,
    #[command(flatten)]
    steps: StepOptions,
    #[command(flatten)]
    texts: Texts,
}

/// Returns the text that `--help` shows after the options.
fn long_help() -> String {
    let rungs = Rung::ALL.map(|rung| {
        let section = rung.citation(Grammar::Rfc3987).map_or("", |citation| citation.section);
        help_entry(&format!("{rung:<9}  {section}"), 18, changes(rung))
    });
    format!("Rungs, from the lowest:\n{}\n{HELP_END}", rungs.concat())
}

/// Returns what a rung changes, for the help.
fn changes(rung: Rung) -> &'static str {
    match rung {
        Rung::SimpleString => "changes nothing",
        Rung::Case => "case of hexadecimal digits, scheme, US-ASCII host",
        Rung::Character => "changes nothing without --character",
        Rung::PercentEncoding => "decodes unreserved characters",
        Rung::PathSegments => "removes dot segments, except of relative references",
        Rung::SchemeBased => "ports, empty paths, domain names, other scheme rules",
        Rung::ProtocolBased => "the redirections of --redirect",
    }
}

const HELP_END: &str = "\
With --escapes, each text is written as in a file (RFC 3987 section 5.2): html, in an attribute; \
xml; or css, in a string.

With --format jsonl, each text has an object: see 'iri schema --help'. Its details:
  changes           [{rung, document, section, component, before, after,
                    source}]
  invalid_names     [{name, profile, reason}]
  nfc, nfkc         whether the result is in these forms

Examples:
  iri normalize --steps 'HTTP://www.EXAMPLE.com:80/%7euser/./'
  iri normalize --rung 5.3.2.3 --percent iunreserved http://example.org/ros%C3%A9
  iri normalize --rung percent --alone http://EXAMPLE.org/%7euser
  iri normalize --document rfc3986 < uris.txt

Exit status: 0 if all texts are valid, 1 if one is not, 2 if a redirection is not valid or a \
file cannot be read.";

impl Normalize {
    pub fn run(&self) -> io::Result<Status> {
        let redirects = self.ladder.redirects()?;
        // Every document but RFC 3986 is of IRIs, which RFC 3987 normalizes.
        let is_uri = self.document == Grammar::Rfc3986;
        let grammar = if is_uri { Grammar::Rfc3986 } else { Grammar::Rfc3987 };
        let ladder = self.ladder.ladder(self.percent, &redirects);
        let ladder = with(ladder, self.character, Ladder::character_form);
        self.texts.for_each(
            Task::on("normalize", grammar.reference()),
            |results, source| match self.ladder.resolve_escapes(source.text) {
                Err(error) => fail(results, source, &error, error.citation()),
                Ok(text) if is_uri => {
                    self.show::<kind::UriReference>(results, &ladder, source.with_text(&text))
                }
                Ok(text) => {
                    self.show::<kind::IriReference>(results, &ladder, source.with_text(&text))
                }
            },
        )
    }

    /// Normalizes one text as an identifier of the kind `K`, and adds the answer.
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
        // The objects have the changes even without --steps.
        let needs_steps = self.steps.are_given() || results.format() == Format::Jsonl;
        let mut steps = if needs_steps { Trace::on() } else { Trace::off() };
        let normalized = if self.alone {
            ladder.apply_with_trace(rung, &input, &mut steps)
        } else {
            ladder.climb_with_trace(rung, &input, &mut steps)
        };
        let normalized: Normalized<'_, K> = match normalized {
            Ok(normalized) => normalized,
            Err(error) => return fail(results, text, &error, error.citation()),
        };
        let output = normalized.identifier.as_str();
        results.answer(
            text.item,
            Some(output),
            None,
            || details(&normalized, &steps),
            |out| {
                out.line(text.item, output)?;
                if self.steps.are_given() {
                    write_changes(out, &self.steps, &steps)?;
                }
                if text.item.place.file.is_some() {
                    // For the lines of a file, the names are counted, and reported once at the end.
                    out.totals.no_domain_names += normalized.invalid_names.len();
                    return Ok(());
                }
                for InvalidName { name, profile, error, .. } in &normalized.invalid_names {
                    let document = profile.document();
                    out.tell_of(
                        text.item,
                        format_args!(
                            "\"{name}\" is not a domain name by {document}, and stays unchanged: {error:#}"
                        ),
                    );
                }
                Ok(())
            },
        )
    }
}

/// Adds the reason why a text cannot be normalized.
fn fail(
    results: &mut Results,
    text: Text<'_>,
    error: &impl Display,
    citation: Citation,
) -> io::Result<Status> {
    let problem = Problem::cited(error, "(not normalized)", citation);
    results.refuse_with(text.item, &problem, |out| {
        out.tell_of(text.item, format_args!("{}: {error:#}", quoted(text.input())));
    })
}

/// Writes what each rung changes, for people.
fn write_changes(out: &mut Results, options: &StepOptions, steps: &[Step]) -> io::Result<()> {
    if steps.is_empty() {
        return writeln!(out, "  {DIMMED}nothing is changed{DIMMED:#}");
    }
    let quoted_text = |state: Option<&State>| {
        text_of(state)
            .map_or("undefined".to_owned(), |text| in_quotation_marks(&options.in_notation(text)))
    };
    let mut last_rung = None;
    for step in steps {
        // All steps of a rung have its title as `did`.
        if last_rung != rung_of(step) {
            last_rung = rung_of(step);
            writeln!(out, "  {HEADING}{}{HEADING:#}, {}", step.did, step.section)?;
        }
        let (component, source) = (component_of(step), step.source.as_deref());
        let source = source.map(|it| format!("  ({it})")).unwrap_or_default();
        let before = quoted_text(step.before.as_ref());
        let after = quoted_text(Some(&step.after));
        writeln!(out, "    {NAME}{component:<9}{NAME:#} {before} -> {after}{source}")?;
    }
    Ok(())
}

/// Returns the rung that a step belongs to: its section names the rung.
fn rung_of(step: &Step) -> Option<Rung> {
    step.section.section.parse().ok()
}

/// Returns the name of the component that a step changes; empty if it changes the whole identifier.
fn component_of(step: &Step) -> String {
    match step.about {
        About::Component(component) => component.to_string(),
        _ => String::new(),
    }
}

/// Returns the text of a component; `None` if it is undefined.
fn text_of(component: Option<&State>) -> Option<String> {
    component.filter(|it| !matches!(it, State::Undefined)).map(State::to_string)
}

/// Returns the details of the JSON object.
fn details<K: LadderKind>(normalized: &Normalized<'_, K>, steps: &[Step]) -> impl Serialize {
    let has = |form: CharacterForm| form.is_normalized(&normalized.identifier);
    let invalid_names =
        normalized.invalid_names.iter().map(|InvalidName { name, profile, error, .. }| {
            object! { name: name.to_string(), profile: profile.name(), reason: format!("{error:#}") }
        });
    let changes = steps.iter().map(|step| {
        object! {
            rung: rung_of(step),
            #[serde(flatten)] cited: Cited::from(step.section),
            component: component_of(step),
            before: text_of(step.before.as_ref()),
            after: text_of(Some(&step.after)),
            source: step.source.as_deref().map(str::to_owned),
        }
    });
    object! {
        changes: changes.collect::<Vec<_>>(),
        invalid_names: invalid_names.collect::<Vec<_>>(),
        nfc: has(CharacterForm::Nfc),
        nfkc: has(CharacterForm::Nfkc),
    }
}
