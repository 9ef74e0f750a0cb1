//! `iri resolve` and `iri relative`.

use crate::Status;
use crate::options::{Format, FormatOption};
use crate::output::{HEADING, NAME, json_line, message, print, visible};
use crate::texts::{for_each, refuse};
use clap::Args;
use iri_grammar::resolution::{Branch, DotStep, Resolver, Step, Trace};
use iri_grammar::{Iri, IriReference, kind};
use serde::Serialize;
use std::io::{self, Write};

/// Resolves references against a base (RFC 3986 section 5.2)
#[derive(Args)]
#[command(after_long_help = RESOLVE_HELP)]
pub struct Resolve {
    /// The base, an IRI; its fragment does not count
    base: String,
    /// The references; without any, those on standard input, one a line
    #[arg(value_name = "REF")]
    references: Vec<String>,
    #[command(flatten)]
    resolver: ResolverOptions,
    /// Shows the steps
    #[arg(short, long)]
    steps: bool,
    #[command(flatten)]
    format: FormatOption,
}

const RESOLVE_HELP: &str = "\
The algorithm of RFC 3986 section 5.2 on IRIs (RFC 3987 section 6.5): nothing is mapped to
URIs, and nothing is normalized.

A target whose path begins with '//' and that has no authority is shown as the algorithm
gives it, with a message that it would be taken for something else; --guarded puts '/.'
before that path.

With --format jsonl, an object for each reference:
  base, reference, valid, and
  target, branch, danger, and with --steps: steps: [{document, section, did, after}] and
  dot_segments: [{step, output, input}]; or, if not valid,
  column, offset, end, character_offset, production, character, found, expected, document,
  section, reason, note; see 'iri check --help'

Examples:
  iri resolve 'http://a/b/c/d;p?q' ../g '?y' ''
  iri resolve --steps 'http://a/b/c/d;p?q' ../../g
  iri resolve http://résumé.example.org/ < references.txt

Exit status: 0 if all is well, 1 if a text is not valid or a target is not what it looks
like.";

#[derive(Args)]
struct ResolverOptions {
    /// Ignores a scheme in a reference that is the same as in the base (RFC 3986 section 5.2.2)
    #[arg(long)]
    non_strict: bool,
    /// Puts '/.' before a path that would be taken for an authority
    #[arg(long)]
    guarded: bool,
}

impl ResolverOptions {
    fn resolver(&self) -> Resolver {
        let mut resolver = Resolver::new();
        if self.non_strict {
            resolver = resolver.non_strict();
        }
        if self.guarded {
            resolver = resolver.guarded();
        }
        resolver
    }
}

impl Resolve {
    pub fn run(&self) -> io::Result<Status> {
        let base = match Iri::new(&self.base) {
            Ok(base) => base,
            Err(error) => return refuse(self.format.format, &self.base, &error),
        };
        for_each(&self.references, self.format.format, |text| match IriReference::new(text) {
            Ok(reference) => self.show(&base, &reference),
            Err(error) => refuse(self.format.format, text, &error),
        })
    }

    fn show(&self, base: &Iri<'_>, reference: &IriReference<'_>) -> io::Result<Status> {
        let trace = self.resolver.resolver().trace(base, reference);
        let danger = trace.target.danger();
        let mut out = Vec::new();
        match self.format.format {
            Format::Jsonl => json_line(&mut out, &self.report(reference, &trace))?,
            Format::Human if self.steps => write_steps(&mut out, reference, &trace)?,
            Format::Human => writeln!(out, "{}", visible(trace.target.text()))?,
        }
        print(&out)?;
        let Some(danger) = danger else { return Ok(Status::Fine) };
        if self.format.format == Format::Human {
            message(format_args!("{danger}"));
        }
        Ok(Status::Invalid)
    }

    fn report<'r>(&'r self, reference: &'r str, trace: &'r Trace<kind::Iri>) -> Report<'r> {
        Report {
            base: &self.base,
            reference,
            valid: true,
            target: trace.target.text(),
            branch: trace.branch.condition(),
            danger: trace.target.danger().map(|danger| danger.to_string()),
            steps: self.steps.then(|| trace.steps.iter().map(JsonStep::from).collect()),
            dot_segments: self
                .steps
                .then(|| trace.dot_segment_steps().map(JsonDotStep::from).collect()),
        }
    }
}

#[derive(Serialize)]
struct Report<'r> {
    base: &'r str,
    reference: &'r str,
    valid: bool,
    target: &'r str,
    branch: &'static str,
    danger: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    steps: Option<Vec<JsonStep<'r>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    dot_segments: Option<Vec<JsonDotStep<'r>>>,
}

#[derive(Serialize)]
struct JsonStep<'s> {
    document: &'static str,
    section: &'static str,
    did: &'static str,
    after: &'s str,
}

impl<'s> From<&'s Step> for JsonStep<'s> {
    fn from(step: &'s Step) -> Self {
        let (document, section) = (step.section.document, step.section.section);
        JsonStep { document, section, did: step.did, after: &step.after }
    }
}

#[derive(Serialize)]
struct JsonDotStep<'s> {
    step: String,
    output: String,
    input: &'s str,
}

impl<'s> From<DotStep<'s>> for JsonDotStep<'s> {
    fn from(step: DotStep<'s>) -> Self {
        let number = step.rule.map_or("1".to_owned(), |rule| format!("2{rule:?}"));
        JsonDotStep { step: number, output: step.output, input: step.input }
    }
}

fn write_steps(out: &mut Vec<u8>, reference: &str, trace: &Trace<kind::Iri>) -> io::Result<()> {
    writeln!(out, "{HEADING}{:?}{HEADING:#}", reference)?;
    let width = trace.steps.iter().map(|step| step.did.chars().count()).max().unwrap_or(0);
    for step in &trace.steps {
        let (section, did) = (step.section.section, step.did);
        let after = visible(&step.after);
        writeln!(out, "  {NAME}{section:<6}{NAME:#} {did:<width$}  {after}")?;
        if section == "5.2.3" || section == "5.2.2" && trace.branch != Branch::RelativePath {
            write_dot_segments(out, trace)?;
        }
    }
    Ok(())
}

/// Where there is nothing to remove, there is nothing to show.
fn write_dot_segments(out: &mut Vec<u8>, trace: &Trace<kind::Iri>) -> io::Result<()> {
    let Some(path) = &trace.with_dot_segments else { return Ok(()) };
    if !path.split('/').any(|segment| matches!(segment, "." | "..")) {
        return Ok(());
    }
    for step in trace.dot_segment_steps() {
        writeln!(out, "           {}", visible(&step.to_string()))?;
    }
    Ok(())
}

/// Makes references that resolve to targets
#[derive(Args)]
#[command(after_long_help = RELATIVE_HELP)]
pub struct Relative {
    /// The base, an IRI; its fragment does not count
    base: String,
    /// The targets, IRIs; without any, those on standard input, one a line
    #[arg(value_name = "TARGET")]
    targets: Vec<String>,
    #[command(flatten)]
    resolver: ResolverOptions,
    #[command(flatten)]
    format: FormatOption,
}

const RELATIVE_HELP: &str = "\
A short reference from which 'iri resolve' gives the target back, with the same
options: that is verified. It is the target itself where nothing can be taken from the base.
There is none where the path of the target has dot segments, which resolution removes.

With --format jsonl, an object for each target:
  base, target, valid, and reference, null where there is none, and reason; or, if not
  valid, what 'iri check' tells

Example:
  iri relative 'http://a/b/c/d;p?q' 'http://a/b/é#s'

Exit status: 0 if there is a reference to each target, 1 if not, or a text is not valid.";

impl Relative {
    pub fn run(&self) -> io::Result<Status> {
        let base = match Iri::new(&self.base) {
            Ok(base) => base,
            Err(error) => return refuse(self.format.format, &self.base, &error),
        };
        for_each(&self.targets, self.format.format, |text| match Iri::new(text) {
            Ok(target) => self.show(&base, &target),
            Err(error) => refuse(self.format.format, text, &error),
        })
    }

    fn show(&self, base: &Iri<'_>, target: &Iri<'_>) -> io::Result<Status> {
        let reference = self.resolver.resolver().relative(base, target);
        let mut out = Vec::new();
        match (self.format.format, &reference) {
            (Format::Jsonl, reference) => {
                let found = reference.as_ref().ok().map(|reference| reference.as_str());
                let reason = reference.as_ref().err().map(ToString::to_string);
                let base = &self.base;
                json_line(
                    &mut out,
                    &Found { base, target, valid: true, reference: found, reason },
                )?;
            }
            (Format::Human, Ok(reference)) => writeln!(out, "{}", visible(reference))?,
            (Format::Human, Err(error)) => message(format_args!("{error}")),
        }
        print(&out)?;
        Ok(if reference.is_ok() { Status::Fine } else { Status::Invalid })
    }
}

#[derive(Serialize)]
struct Found<'r> {
    base: &'r str,
    target: &'r str,
    valid: bool,
    reference: Option<&'r str>,
    reason: Option<String>,
}
