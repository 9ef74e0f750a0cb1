//! `iri host`.

use crate::shell::*;
use character_names::name_or_kind;
use clap::{Args, ValueEnum};
use iri_grammar::host::{
    ALabels, AsciiRules, DnsLength, HostError, Hyphens, Idna2003, Idna2008, Profile, Uts46,
};
use iri_grammar::spec::{About, Step, Trace};
use serde::Serialize;
use std::io::{self, Write};

/// Shows how IDNA2003, IDNA2008 and UTS #46 convert each TEXT, a host name
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct Host {
    /// The form of the name: ascii or unicode
    #[arg(short, long, value_enum, default_value_t = To::Ascii)]
    to: To,
    #[command(flatten)]
    steps: StepOptions,
    #[command(flatten)]
    profiles: ProfileOptions,
    #[command(flatten)]
    texts: Texts,
}

/// The value of --to: the form of the result.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Serialize)]
#[serde(rename_all = "lowercase")]
enum To {
    /// ToASCII, or the look-up of IDNA2008
    Ascii,
    /// ToUnicode: as a user reads it
    Unicode,
}

/// The options that select profiles, and those of each profile.
#[derive(Args, Default)]
pub struct ProfileOptions {
    /// The profiles: idna2003, idna2008, uts46
    ///
    /// RFC 3490, RFC 5891 or UTS #46; separated by commas [default: all of them].
    #[arg(long = "idna", value_name = "BY", value_delimiter = ',')]
    #[arg(value_parser = by_name(Profile::ALL, Profile::name), ignore_case = true)]
    #[arg(hide_possible_values = true)]
    profiles: Vec<Profile>,
    /// With idna2003 and idna2008: whether to reject names longer than 253 octets in ASCII form
    /// (RFC 1035 section 2.3.4) [default: true]
    #[arg(long, value_enum, value_name = "true|false", hide_possible_values = true)]
    verify_name_length: Option<NameLength>,
    #[command(flatten)]
    idna2003: Idna2003Options,
    #[command(flatten)]
    idna2008: Idna2008Options,
    #[command(flatten)]
    uts46: Uts46Options,
}

/// The options of IDNA2003; `None` for one that is not given.
#[derive(Args, Default, PartialEq)]
#[command(next_help_heading = "Options of idna2003")]
struct Idna2003Options {
    /// The flag AllowUnassigned; RFC 3987 section 3.1 sets it to false for creating IRIs
    /// [default: true]
    #[arg(long, value_name = "true|false", hide_possible_values = true)]
    allow_unassigned: Option<bool>,
    /// The flag UseSTD3ASCIIRules: letters, digits and hyphens only [default: true]
    #[arg(long, value_name = "true|false", hide_possible_values = true)]
    std3: Option<bool>,
}

/// The options of IDNA2008; `None` for one that is not given.
#[derive(Args, Default, PartialEq)]
#[command(next_help_heading = "Options of idna2008")]
struct Idna2008Options {
    /// The mapping of RFC 5895 before the look-up
    #[arg(long)]
    rfc5895: bool,
    /// How labels that begin with 'xn--' are treated [default: convert]
    #[arg(long, value_parser = one_of([
        ("convert", "Converted to U-labels, tested, and converted back", ALabels::Convert),
        ("examine", "Tested whether they are Punycode", ALabels::Examine),
        ("opaque", "Left as they are", ALabels::Opaque),
    ]))]
    a_labels: Option<ALabels>,
    /// Whether a US-ASCII label must consist of letters, digits and hyphens [default: true]
    #[arg(long, value_name = "true|false", hide_possible_values = true)]
    ldh: Option<bool>,
    /// Rejects hyphens at the ends of a U-label too, as registration does
    #[arg(long)]
    registration_hyphens: bool,
    /// Whether the contextual rules of CONTEXTO characters are applied [default: true]
    #[arg(long, value_name = "true|false", hide_possible_values = true)]
    context_o: Option<bool>,
    /// Whether the Bidi rule of RFC 5893 is applied [default: true]
    #[arg(long, value_name = "true|false", hide_possible_values = true)]
    bidi: Option<bool>,
}

/// The options of UTS #46; `None` for one that is not given.
#[derive(Args, Default, PartialEq)]
#[command(next_help_heading = "Options of uts46")]
struct Uts46Options {
    /// UseSTD3ASCIIRules, or the US-ASCII characters allowed without it [default: std3]
    #[arg(long, value_parser = one_of([
        ("std3", "Letters, digits and hyphens", AsciiRules::Std3),
        ("url", FORBIDDEN, AsciiRules::Url),
        ("any", "", AsciiRules::Any),
    ]))]
    ascii: Option<AsciiRules>,
    /// CheckHyphens: where a label may have hyphens [default: check]
    #[arg(long, value_parser = one_of([
        ("check", "Neither at the ends nor in the third and fourth position", Hyphens::Check),
        ("first-last", "Not at the ends", Hyphens::CheckFirstLast),
        ("allow", "", Hyphens::Allow),
    ]))]
    hyphens: Option<Hyphens>,
    /// VerifyDnsLength: how long labels and names may be [default: root-dot]
    #[arg(long, value_parser = one_of([
        ("root-dot", ROOT_DOT, DnsLength::VerifyAllowRootDot),
        ("verify", "As in the DNS; a dot at the end makes an empty label", DnsLength::Verify),
        ("ignore", "", DnsLength::Ignore),
    ]))]
    dns_length: Option<DnsLength>,
}

const FORBIDDEN: &str = "All but the forbidden domain code points of the WHATWG URL standard";
const ROOT_DOT: &str = "As in the DNS; a dot at the end belongs to the root label";

const LONG_HELP: &str = "\
Percent-encodings in a name are not decoded. For each profile, the output is the name that it \
produces, or the rule by which it rejects the name, with the label, the character and the section. \
ToUnicode of RFC 3490 never fails: it leaves a label that it cannot convert unchanged.

With --quiet, the output is the name alone, and nothing if the profiles differ: then the name has no \
result, and the exit status is 1. Choose one profile with --idna.

With --column, the output is the record of the name, with one column for each profile in place of the \
selected one: the name, or nothing if the profile rejects it. Messages have the reasons.

With --format jsonl, each name has an object: see 'iri schema --help'. Its output is the name if all \
profiles produce the same, its error the first rejection. Its details:
  to                the form of the name
  profiles          [{profile, accepted, output, steps, more, refusal}]
  steps             with --steps: [{document, section, step, label, did,
                    after}], to the end or the rejection, up to 1000
  more              how many more steps there are
  refusal           {label, text, reason, character, code_point, name, index,
                    offset, found_in, document, section, step}
  label, text       the number of the label, from 0, and the label; null for the
                    whole name
  character, code_point, name
                    the character that breaks the rule, or null
  index, offset     its place, from 0, in characters and in bytes
  found_in          the text of this place: the label after the previous steps
  document, section, step
                    where the rule is; step is null in a section without numbers

Examples:
  iri host résumé.example.org
  iri host --idna idna2008 --steps faß.de
  iri host --idna idna2008 --rfc5895 Bücher.example
  iri host --to unicode xn--99zt52a.example.org
  iri host --format jsonl ☃.net | jq -r 'select(.ok | not) | .error.section'

Exit status: 0 if all names are accepted by all profiles, 1 if some are not, or if the profiles \
differ and --quiet is given, 2 if a file cannot be read.";

impl ProfileOptions {
    /// Returns the options that select this profile; for `None`, all profiles.
    pub fn for_profile(profile: Option<Profile>) -> Self {
        ProfileOptions { profiles: profile.into_iter().collect(), ..Self::default() }
    }

    /// Returns the selected profiles, with their options. Ends the program if an option is given
    /// that no selected profile has.
    pub fn profiles(&self) -> Vec<Profile> {
        let Idna2003Options { allow_unassigned, std3 } = self.idna2003;
        let idna2003 = Idna2003::for_mapping()
            .allow_unassigned(allow_unassigned.unwrap_or(true))
            .use_std3_ascii_rules(std3.unwrap_or(true));
        let options = &self.idna2008;
        let idna2008 = Idna2008::new()
            .map_rfc5895(options.rfc5895)
            .a_labels(options.a_labels.unwrap_or_default())
            .verify_ldh(options.ldh.unwrap_or(true))
            .registration_hyphens(options.registration_hyphens)
            .context_o(options.context_o.unwrap_or(true))
            .bidi(options.bidi.unwrap_or(true));
        let options = &self.uts46;
        let uts46 = Uts46::new()
            .ascii(options.ascii.unwrap_or_default())
            .hyphens(options.hyphens.unwrap_or_default())
            .dns_length(options.dns_length.unwrap_or_default());
        // Each profile, and whether one of its own options is given.
        let candidates = [
            (Profile::from(idna2003), self.idna2003 != Idna2003Options::default()),
            (Profile::from(idna2008), self.idna2008 != Idna2008Options::default()),
            (Profile::from(uts46), self.uts46 != Uts46Options::default()),
        ];
        let is_requested = |profile: &Profile| {
            self.profiles.is_empty() || self.profiles.iter().any(|it| it.name() == profile.name())
        };
        if let Some((profile, _)) =
            candidates.iter().find(|(it, has_options)| *has_options && !is_requested(it))
        {
            let name = profile.name();
            refuse_conflict(&format!(
                "the options of {name} cannot be used without '--idna {name}'"
            ));
        }
        let verify = self.verify_name_length;
        let profiles: Vec<Profile> =
            candidates.into_iter().map(|(profile, _)| profile).filter(is_requested).collect();
        let has_option = |it: &Profile| matches!(it, Profile::Idna2003(_) | Profile::Idna2008(_));
        if verify.is_some() && !profiles.iter().any(has_option) {
            refuse_conflict(NAME_LENGTH_WITHOUT_PROFILE);
        }
        profiles.into_iter().map(|it| with(it, verify, |it, length| length.apply(it))).collect()
    }
}

impl Host {
    pub fn run(&self) -> io::Result<Status> {
        let profiles = self.profiles.profiles();
        // With --quiet, a result is one name, and with --column a record; otherwise it is a table.
        let writes_columns =
            self.texts.has_columns() && !self.texts.quiet() && !self.steps.are_given();
        let task = Task {
            parts: writes_columns.then(|| profiles.iter().map(|it| it.name()).collect()),
            ..Task::on_texts("host").with_rows(self.texts.quiet() || writes_columns)
        };
        self.texts.for_each(task, |results, text| {
            let convert = |profile: &Profile| {
                let mut trace =
                    if self.steps.are_given() { Trace::limited(MOST) } else { Trace::off() };
                let converted = match self.to {
                    To::Ascii => profile.to_ascii_with_trace(text.text, &mut trace),
                    To::Unicode => profile.to_unicode_with_trace(text.text, &mut trace),
                };
                Conversion { profile: *profile, steps: FirstSteps::take(&mut trace), converted }
            };
            let conversions: Vec<Conversion> = profiles.iter().map(convert).collect();
            // The output is the name if all profiles produce the same one.
            let first = conversions.first().and_then(|it| it.converted.as_ref().ok());
            let all_agree = conversions.iter().all(|it| it.converted.as_ref().ok() == first);
            let output = first.filter(|_| all_agree).map(String::as_str);
            let problem = conversions.iter().find_map(Conversion::problem);
            // --quiet writes one name for each text, but the profiles produce several.
            let is_undecided = results.settings.quiet
                && results.format() == Format::Human
                && problem.is_none()
                && output.is_none();
            let problem = problem.or_else(|| is_undecided.then(profiles_differ));
            let details = || {
                object! {
                    to: self.to,
                    profiles: conversions.iter().map(|it| self.conversion_object(it)).collect::<Vec<_>>(),
                }
            };
            results.answer(text.item, output, problem.as_ref(), details, |out| {
                if out.settings.quiet {
                    return match output {
                        Some(output) => out.line(text.item, output),
                        None => Ok(()),
                    };
                }
                if writes_columns {
                    return write_columns(out, text.item, &conversions);
                }
                heading(out, text.text)?;
                conversions.iter().try_for_each(|conversion| self.write_conversion(out, conversion))
            })
        })
    }

    /// Writes the result of a profile for people.
    fn write_conversion(&self, out: &mut Results, conversion: &Conversion) -> io::Result<()> {
        write!(out, "  {NAME}{:<8}{NAME:#}  ", conversion.profile)?;
        match &conversion.converted {
            Ok(name) => writeln!(out, "{}", visible(name))?,
            Err(error) => writeln!(out, "refused: {}", refusal_message(error))?,
        }
        if self.steps.are_given() {
            write_steps(out, &self.steps, &conversion.steps)
        } else {
            Ok(())
        }
    }

    /// Returns the result of a profile as a JSON object.
    fn conversion_object(&self, conversion: &Conversion) -> impl Serialize {
        let result = conversion.converted.as_ref();
        let FirstSteps { steps, more } = &conversion.steps;
        object! {
            profile: conversion.profile.name(),
            accepted: result.is_ok(),
            output: result.ok(),
            #[serde(skip_serializing_if = "Option::is_none")]
            steps(Option<>): self.steps.are_given().then_some(List(|| steps.iter().map(step_object))),
            more,
            refusal: result.err().map(refusal_object),
        }
    }
}

/// Adds the record of a name, with a column for each profile, which is empty if the profile rejects
/// the name. Messages have the reasons. A name that all profiles reject has no record.
fn write_columns(out: &mut Results, item: Item<'_>, conversions: &[Conversion]) -> io::Result<()> {
    for Conversion { profile, converted, .. } in conversions {
        if let Err(error) = converted {
            out.tell(format_args!(
                "{}: {profile}: refused: {}",
                item.name(),
                refusal_message(error)
            ));
        }
    }
    let names = conversions.iter().map(|it| it.converted.as_deref().unwrap_or_default());
    if conversions.iter().any(|it| it.converted.is_ok()) {
        out.values(item, &names.collect::<Vec<_>>())
    } else {
        Ok(())
    }
}

/// The first [`MOST`] steps, since a name with many labels has many; the others are only counted.
struct FirstSteps {
    steps: Vec<Step>,
    /// The number of further steps.
    more: usize,
}

impl FirstSteps {
    /// Takes the steps out of a trace that is limited to [`MOST`], or off.
    fn take(trace: &mut Trace) -> Self {
        let more = trace.more() + trace.len().saturating_sub(MOST);
        let mut steps = trace.take();
        steps.truncate(MOST);
        FirstSteps { steps, more }
    }
}

/// The conversion of a name by a profile, with its steps.
struct Conversion {
    profile: Profile,
    steps: FirstSteps,
    converted: Result<String, HostError>,
}

impl Conversion {
    /// Returns the problem if the profile rejects the name.
    fn problem(&self) -> Option<Problem> {
        let error = self.converted.as_ref().err()?;
        let character = error.found().map(|found| found.character);
        // The rule alone: the problem adds the section.
        let reason = with_character_name(error.rule().to_string(), character);
        let problem = Problem::because(format_args!("{}: {reason}", self.profile.name()));
        Some(problem.with_host_error(error).with_character(character))
    }
}

/// Returns the problem of a name for which the profiles produce different names.
fn profiles_differ() -> Problem {
    Problem::because("the profiles produce different names").with_kind("(profiles differ)")
}

/// Returns the index of the label that a step is about; `None` if it is about the whole name.
fn label_of(step: &Step) -> Option<usize> {
    match step.about {
        About::Label(index) => Some(index),
        _ => None,
    }
}

/// Returns a step as a JSON object.
fn step_object(step: &Step) -> impl Serialize {
    let Step { section, number, did, after, .. } = step;
    let (cited, label) = (Cited::from(*section), label_of(step));
    object! { #[serde(flatten)] cited, step: number, label, did, after }
}

/// Returns a message with the label, its number from 1, and the reason why it is rejected.
pub fn refusal_message(error: &HostError) -> String {
    let reason = reason(error);
    match error.label() {
        Some(label) => format!("label {}, {}: {reason}", label.index + 1, quoted(&label.text)),
        None => reason,
    }
}

/// Returns why a name is rejected, with the character, its place from 1, and its name. A reason
/// that has only the place gets the character after it.
fn reason(error: &HostError) -> String {
    let reason = error.reason().to_string();
    let Some(found) = error.found() else { return reason };
    let character = found.to_string();
    let place = format!("at column {}", found.index + 1);
    let reason = if reason.contains(&character) {
        reason
    } else {
        reason.replacen(&place, &format!("{place}, {character}"), 1)
    };
    with_character_name(reason, Some(found.character))
}

/// Writes the steps for people. Successive steps of a section for a label have one heading.
fn write_steps(
    out: &mut Results,
    options: &StepOptions,
    FirstSteps { steps, more }: &FirstSteps,
) -> io::Result<()> {
    let mut last_heading = None;
    for step in steps {
        let heading = (step.section, label_of(step));
        if last_heading != Some(heading) {
            let label = label_of(step).map(|index| format!(", label {}", index + 1));
            writeln!(out, "    {}{}", step.section, label.unwrap_or_default())?;
        }
        last_heading = Some(heading);
        let number = step_number(step.number);
        writeln!(out, "      {number:<4} {DIMMED}{}{DIMMED:#}", step.did)?;
        writeln!(out, "           {}", visible(&options.in_notation(step.after.to_string())))?;
    }
    match more {
        0 => Ok(()),
        more => writeln!(out, "      {DIMMED}and {}{DIMMED:#}", quantity(*more, "more step")),
    }
}

/// Returns the rejection of a name as a JSON object.
fn refusal_object(error: &HostError) -> impl Serialize + use<> {
    let (label, found) = (error.label(), error.found());
    let character = found.map(|found| found.character);
    object! {
        label: label.map(|label| label.index),
        text: label.map(|label| label.text.to_string()),
        // The rule alone: the place and the section are members of their own.
        reason: with_character_name(error.rule().to_string(), character),
        character,
        code_point: character.map(code_point),
        name: character.and_then(name_or_kind),
        index: found.map(|found| found.index),
        offset: found.map(|found| found.offset),
        found_in: found.map(|found| found.text.to_string()),
        #[serde(flatten)] cited: Cited::from(error.citation()),
        step: error.step(),
    }
}
