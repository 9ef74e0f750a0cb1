//! `iri host`.

use crate::Status;
use crate::diagnostic::named;
use crate::options::{Format, FormatOption};
use crate::output::{ABSENT, HEADING, NAME, character_name, json_line, print, quoted, visible};
use crate::profiles::ProfileOptions;
use clap::{Args, ValueEnum};
use iri_grammar::host::{HostError, Profile};
use iri_grammar::steps::{About, After, Step};
use serde::Serialize;
use std::io::{self, Write};

/// Shows what IDNA2003, IDNA2008 and UTS #46 make of host names, beside each other
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct Host {
    /// The names; after '--' if one begins with '-'
    #[arg(value_name = "NAME", required = true)]
    names: Vec<String>,
    /// Which form of the name is shown
    #[arg(short, long, value_enum, default_value_t = To::Ascii)]
    to: To,
    /// Shows each step by its number in the document
    #[arg(long)]
    steps: bool,
    #[command(flatten)]
    format: FormatOption,
    #[command(flatten)]
    profiles: ProfileOptions,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Serialize)]
#[serde(rename_all = "lowercase")]
enum To {
    /// ToASCII, or the look-up of IDNA2008
    Ascii,
    /// ToUnicode: as a user reads it
    Unicode,
}

const LONG_HELP: &str = "\
A name is taken as it is: percent-encodings are not undone. For each profile there is what it
makes of the name, or which rule refuses it: in which label, by which character, in which
section. ToUnicode of RFC 3490 never fails: a label that it cannot convert stays.

With --format jsonl, one object for each name and profile:
  input, profile, to, accepted
  output            the name; null if it is refused
  steps             with --steps: [{document, section, step, label, did, after}], as far as
                    they went
If it is refused, also
  label, text       which label, from 0, and the label; null if it is the name as a whole
  reason            what is wrong
  character, code_point, name
                    the character that breaks the rule; null where none does by itself
  index, offset     its place, from 0, in characters and in bytes
  found_in          the text that this place is in: the label after the steps before
  document, section, step
                    where the rule is; step is null where the section has no numbers

Examples:
  iri host résumé.example.org
  iri host --profile idna2008 --steps faß.de
  iri host --profile idna2008 --rfc5895 Bücher.example
  iri host --to unicode xn--99zt52a.example.org
  iri host --format jsonl ☃.net | jq -r 'select(.accepted | not) | .section'

Exit status: 0 if all names are accepted by all profiles, 1 if some are not.";

impl Host {
    pub fn run(&self) -> io::Result<Status> {
        let profiles = self.profiles.profiles();
        let mut out = Vec::new();
        let mut status = Status::Fine;
        for name in &self.names {
            if self.format.format == Format::Human {
                writeln!(out, "{HEADING}{}{HEADING:#}", visible(name))?;
            }
            for &profile in &profiles {
                let conversion = self.convert(profile, name);
                if conversion.result.is_err() {
                    status = Status::Invalid;
                }
                match self.format.format {
                    Format::Human => self.write(&mut out, profile, &conversion)?,
                    Format::Jsonl => {
                        json_line(&mut out, &self.report(name, profile, &conversion))?;
                    }
                }
            }
        }
        print(&out)?;
        Ok(status)
    }

    fn convert(&self, profile: Profile, name: &str) -> Conversion {
        let mut steps = Vec::new();
        let result = match self.to {
            To::Ascii => profile.to_ascii_recorded(name, &mut steps),
            To::Unicode => profile.to_unicode_recorded(name, &mut steps),
        };
        Conversion { steps, result }
    }

    fn write(
        &self,
        out: &mut Vec<u8>,
        profile: Profile,
        conversion: &Conversion,
    ) -> io::Result<()> {
        write!(out, "  {NAME}{profile:<8}{NAME:#}  ")?;
        match &conversion.result {
            Ok(name) => writeln!(out, "{}", visible(name))?,
            Err(error) => writeln!(out, "refused: {}", message(error))?,
        }
        if self.steps { write_steps(out, &conversion.steps) } else { Ok(()) }
    }

    fn report<'c>(
        &self,
        input: &'c str,
        profile: Profile,
        conversion: &'c Conversion,
    ) -> Report<'c> {
        Report {
            input,
            profile: profile.name(),
            to: self.to,
            accepted: conversion.result.is_ok(),
            output: conversion.result.as_deref().ok(),
            steps: self.steps.then(|| conversion.steps.iter().map(StepReport::from).collect()),
            refusal: conversion.result.as_ref().err().map(Refusal::from),
        }
    }
}

/// What a profile makes of a name, and the steps as far as they are done.
struct Conversion {
    steps: Vec<Step>,
    result: Result<String, HostError>,
}

/// Which label, and why.
pub fn message(error: &HostError) -> String {
    let reason = reason(error);
    match error.label() {
        Some(label) => format!("label {}, {}: {reason}", label.index + 1, quoted(&label.text)),
        None => reason,
    }
}

/// The reason, with the character and its name.
fn reason(error: &HostError) -> String {
    let reason = error.reason().to_string();
    let Some(found) = error.found() else { return reason };
    let character = found.to_string();
    let place = format!("at character {}", found.index + 1);
    let reason = match reason.contains(&character) {
        true => reason,
        false => reason.replacen(&place, &format!("{place}, {character}"), 1),
    };
    named(reason, Some(found.character))
}

fn write_steps(out: &mut Vec<u8>, steps: &[Step]) -> io::Result<()> {
    let mut last = None;
    for step in steps {
        let place = (step.section, label_of(step));
        if last != Some(place) {
            let label = label_of(step).map(|index| format!(", label {}", index + 1));
            writeln!(out, "    {}{}", step.section, label.unwrap_or_default())?;
        }
        last = Some(place);
        let number = match step.number {
            "" => "-".to_owned(),
            number => format!("{number}."),
        };
        writeln!(out, "      {number:<4} {ABSENT}{}{ABSENT:#}", step.did)?;
        writeln!(out, "           {}", visible(&step.after.to_string()))?;
    }
    Ok(())
}

fn label_of(step: &Step) -> Option<usize> {
    match step.about {
        About::Label(index) => Some(index),
        _ => None,
    }
}

#[derive(Serialize)]
struct Report<'c> {
    input: &'c str,
    profile: &'static str,
    to: To,
    accepted: bool,
    output: Option<&'c str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    steps: Option<Vec<StepReport<'c>>>,
    #[serde(flatten)]
    refusal: Option<Refusal<'c>>,
}

#[derive(Serialize)]
struct StepReport<'c> {
    document: iri_grammar::Document,
    section: &'static str,
    step: &'static str,
    label: Option<usize>,
    did: &'static str,
    after: &'c After,
}

impl<'c> From<&'c Step> for StepReport<'c> {
    fn from(step: &'c Step) -> Self {
        StepReport {
            document: step.section.document,
            section: step.section.section,
            step: step.number,
            label: label_of(step),
            did: step.did,
            after: &step.after,
        }
    }
}

#[derive(Serialize)]
struct Refusal<'c> {
    label: Option<usize>,
    text: Option<&'c str>,
    reason: String,
    character: Option<char>,
    code_point: Option<String>,
    name: Option<String>,
    index: Option<usize>,
    offset: Option<usize>,
    found_in: Option<&'c str>,
    document: iri_grammar::Document,
    section: &'static str,
    step: Option<&'static str>,
}

impl<'c> From<&'c HostError> for Refusal<'c> {
    fn from(error: &'c HostError) -> Self {
        let found = error.found();
        let character = found.map(|found| found.character);
        Refusal {
            label: error.label().map(|label| label.index),
            text: error.label().map(|label| &*label.text),
            reason: named(error.rule().to_string(), character),
            character,
            code_point: character.map(|c| format!("U+{:04X}", u32::from(c))),
            name: character.and_then(character_name),
            index: found.map(|found| found.index),
            offset: found.map(|found| found.offset),
            found_in: found.map(|found| &*found.text),
            document: error.citation().document,
            section: error.citation().section,
            step: error.step(),
        }
    }
}
