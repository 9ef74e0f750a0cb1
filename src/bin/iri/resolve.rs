//! `iri resolve` and `iri relative`.

use crate::shell::*;
use clap::Args;
use iri_grammar::kind::leiri::{Leiri, LeiriReference};
use iri_grammar::kind::{Kind, url_i18n_07};
use iri_grammar::ladder::{Idn, Ladder, Rung};
use iri_grammar::mapping::leiri;
use iri_grammar::resolution::rfc2396::{self, AboveRoot, Target};
use iri_grammar::resolution::{self, BaseKind, ReferenceTo, Resolver};
use iri_grammar::steps::{After, Step};
use iri_grammar::{Grammar, Identifier, Iri, kind};
use std::io::{self, Write};

/// Resolves references against a base (RFC 3986 section 5.2)
#[derive(Args)]
#[command(after_long_help = RESOLVE_HELP)]
pub struct Resolve {
    /// The base, an IRI; its fragment does not count
    base: String,
    /// The references. Without REF and --file, or where '-' is the only REF, the lines of
    /// standard input
    #[arg(value_name = "REF")]
    references: Vec<String>,
    #[command(flatten)]
    file: FileOption,
    /// The document whose identifiers they are
    #[arg(short, long, default_value = "rfc3987", value_parser = one_of([
        ("rfc3986", "URIs", Grammar::Rfc3986),
        ("rfc3987", "IRIs (RFC 3987 section 6.5)", Grammar::Rfc3987),
        ("rfc3987bis", "IRIs (3987bis section 5.5)", Grammar::Rfc3987bis),
        ("leiri", OF_LEIRI, Grammar::Leiri),
        ("url-i18n-07", OF_2001, Grammar::UrlI18n07),
    ]))]
    document: Grammar,
    /// What becomes of '..' above the root, with url-i18n-07 [default: retain]
    #[arg(long, value_parser = one_of([
        ("retain", "", AboveRoot::Retain),
        ("remove", "", AboveRoot::Remove),
        ("refuse", "", AboveRoot::Refuse),
    ]))]
    above_root: Option<AboveRoot>,
    #[command(flatten)]
    resolver: ResolverOptions,
    /// Shows the steps
    #[arg(short, long)]
    steps: bool,
    /// The rung of the comparison ladder by which target and base are compared, to tell
    /// same-document references (section 4.4), which --steps and --format jsonl show
    #[arg(long, default_value = "string", value_name = "RUNG", value_parser = str::parse::<Rung>)]
    same_document: Rung,
    #[command(flatten)]
    format: FormatOption,
}

const OF_LEIRI: &str =
    "Legacy Extended IRIs, which are converted to IRIs of 3987bis first (section 6.2)";
const OF_2001: &str = "IRIs of January 2001 (draft-masinter-url-i18n-07 section 3.3): the \
                       algorithm of RFC 2396 section 5.2";

const RESOLVE_HELP: &str = "\
The algorithm of RFC 3986 section 5.2 on IRIs (RFC 3987 section 6.5): nothing is mapped to
URIs, and nothing is normalized.

A target whose path begins with '//' and that has no authority is shown as the algorithm
gives it, with a message that it would be taken for something else; --guarded puts '/.'
before that path.

With --format jsonl, an object for each reference:
  file, line (file is null for an argument, line then its number), base, reference, valid, and
  target, branch, danger, same_document, and with --steps: steps: [{document, section, did,
  after}] and dot_segments: [{step, output, input}]; or, with url-i18n-07,
  target, current_document, fragment, reason, and with --steps: steps: [{document, section,
  step, did, after}]: target is null, and fragment is that of the reference, where it refers to
  the current document; reason is why it is not resolved; or, if not valid,
  input, column, offset, end, character_offset, production, character, found, expected,
  document, section, reason, note; see 'iri check --help'. An object about the base has no file
  and no line

Examples:
  iri resolve 'http://a/b/c/d;p?q' ../g '?y' ''
  iri resolve --steps 'http://a/b/c/d;p?q' ../../g
  iri resolve http://résumé.example.org/ < references.txt
  iri resolve --document leiri 'http://a/b c/' '<d>'
  iri resolve --document url-i18n-07 --steps 'http://a/b/c/d;p?q' ../../../g

Exit status: 0 if all is well, 1 if a text is not valid or a target is not what it looks
like, 2 if a file could not be read.";

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
        match self.document {
            Grammar::UrlI18n07 => {
                refuse_given(&[("--guarded", self.resolver.guarded)], "url-i18n-07");
            }
            other => refuse_given(&[("--above-root", self.above_root.is_some())], other.name()),
        }
        match self.document {
            Grammar::Rfc3986 => self.run_on::<kind::Uri, kind::UriReference>(),
            Grammar::Rfc3987bis => {
                self.run_on::<kind::rfc3987bis::Iri, kind::rfc3987bis::IriReference>()
            }
            Grammar::Leiri => self.run_leiri(),
            Grammar::UrlI18n07 => self.run_rfc2396(),
            _ => self.run_on::<kind::Iri, kind::IriReference>(),
        }
    }

    /// Calls `each` for each reference. A text that is none is rejected.
    fn for_each<K: Kind>(
        &self,
        each: impl Fn(&mut Results, Text<'_>, &Identifier<K, &str>) -> io::Result<Status> + Sync,
    ) -> io::Result<Status> {
        let input = Input::new(&self.references, &self.file.files, Dash::Alone);
        input.for_each(self.format.format, |results, text| {
            match Identifier::<K, &str>::new(text.text) {
                Ok(reference) => each(results, text, &reference),
                Err(error) => results.reject(text, &error),
            }
        })
    }

    fn run_on<B: BaseKind, R: ReferenceTo<B>>(&self) -> io::Result<Status> {
        let Some(base) = base::<B>(&self.base, self.format.format)? else {
            return Ok(Status::Invalid);
        };
        self.for_each::<R>(|results, text, reference| self.resolve(results, text, &base, reference))
    }

    /// 3987bis section 6.2, and then its section 5.5.
    fn run_leiri(&self) -> io::Result<Status> {
        let format = self.format.format;
        let Some(base) = base::<Leiri>(&self.base, format)? else { return Ok(Status::Invalid) };
        let base = match leiri::to_iri(&base) {
            Ok(base) => base,
            Err(error) => {
                let base = Text::argument(&self.base);
                return Results::alone(format, |results| results.not_mapped(base, &error));
            }
        };
        self.for_each::<LeiriReference>(|results, text, reference| match leiri::to_iri(reference) {
            Ok(reference) => self.resolve(results, text, &base, &reference),
            Err(error) => results.not_mapped(text, &error),
        })
    }

    /// draft-masinter-url-i18n-07 section 3.3.
    fn run_rfc2396(&self) -> io::Result<Status> {
        let mut resolver = rfc2396::Resolver::new();
        if self.resolver.non_strict {
            resolver = resolver.non_strict();
        }
        let resolver = with(resolver, self.above_root, rfc2396::Resolver::above_root);
        let without_fragment = self.base.split('#').next().unwrap_or_default();
        let base = base::<url_i18n_07::AbsoluteIri>(without_fragment, self.format.format)?;
        let Some(base) = base else { return Ok(Status::Invalid) };
        self.for_each::<url_i18n_07::IriReference>(|results, text, reference| {
            let mut steps = Vec::new();
            let target = resolver.resolve_recorded(&base, reference, &mut steps);
            self.show_rfc2396(results, text, steps, target)
        })
    }

    fn resolve<B: BaseKind, R: ReferenceTo<B>>(
        &self,
        results: &mut Results,
        text: Text<'_>,
        base: &Identifier<B, impl iri_grammar::Text>,
        reference: &Identifier<R, impl iri_grammar::Text>,
    ) -> io::Result<Status> {
        let resolver = self.resolver.resolver();
        let mut steps = Vec::new();
        let target = match self.steps {
            true => resolver.resolve_recorded(base, reference, &mut steps),
            false => resolver.resolve(base, reference),
        };
        let danger = target.danger();
        match results.format {
            Format::Jsonl => self.write_json(results, text, &target, &steps)?,
            Format::Human if self.steps => {
                write_steps(results, text.text, &steps)?;
                if self.is_same_document(&target) {
                    writeln!(results, "  {NAME}4.4{NAME:#}    same-document reference")?;
                }
            }
            Format::Human => writeln!(results, "{}", result(target.text()))?,
        }
        let status = Status::of(danger.is_none());
        if let Some(danger) = danger.filter(|_| results.format == Format::Human) {
            results.tell_of(text, danger);
        }
        Ok(status)
    }

    fn show_rfc2396(
        &self,
        results: &mut Results,
        text: Text<'_>,
        steps: Vec<Step>,
        target: Result<Target, rfc2396::NotResolved>,
    ) -> io::Result<Status> {
        let status = Status::of(target.is_ok());
        if results.format == Format::Jsonl {
            let (target, current, reason) = match target {
                Ok(Target::Iri(iri)) => (Some(iri.into_string()), None, None),
                Ok(Target::CurrentDocument { fragment }) => (None, Some(fragment), None),
                Err(error) => (None, None, Some(error.to_string())),
            };
            results.object(&object! {
                #[serde(flatten)] place: text.place,
                base: &self.base,
                reference: text.given,
                valid: true,
                target,
                current_document: current.is_some(),
                fragment: current.flatten(),
                reason,
                #[serde(flatten)] steps: self.steps.then(|| object! { steps }),
            })?;
            return Ok(status);
        }
        if self.steps {
            writeln!(results, "{HEADING}{}{HEADING:#}", in_quotation_marks(text.text))?;
            StepOptions::default().listed(steps).write(results)?;
        }
        match target {
            Ok(_) if self.steps => {}
            Ok(Target::Iri(iri)) => writeln!(results, "{}", result(&iri))?,
            // As Appendix C of RFC 2396 writes it.
            Ok(Target::CurrentDocument { fragment }) => {
                let fragment = fragment.map(|fragment| format!("#{fragment}"));
                let fragment = visible(&fragment.unwrap_or_default());
                writeln!(results, "(current document){fragment}")?;
            }
            Err(error) => results.tell_of(text, error),
        }
        Ok(status)
    }

    fn is_same_document<K: Kind>(&self, target: &resolution::Target<K>) -> bool {
        target.danger().is_none() && is_same_document(&self.base, target.text(), self.same_document)
    }

    fn write_json<K: Kind>(
        &self,
        out: &mut Results,
        text: Text<'_>,
        target: &resolution::Target<K>,
        all: &[Step],
    ) -> io::Result<()> {
        let steps = all.iter().filter(|step| !is_dot_step(step)).map(|step| {
            let cited = Cited::from(step.section);
            object! { #[serde(flatten)] cited, did: step.did, after: &step.after }
        });
        let dot_segments = all.iter().filter_map(|step| match &step.after {
            After::Buffers { output, input } => Some(object! { step: step.number, output, input }),
            _ => None,
        });
        out.object(&object! {
            #[serde(flatten)] place: text.place,
            base: &self.base,
            reference: text.given,
            valid: true,
            target: target.text(),
            branch: target.branch().condition(),
            danger: target.danger().map(|danger| danger.to_string()),
            same_document: self.is_same_document(target),
            #[serde(flatten)] steps: self.steps.then(|| object! {
                steps: steps.collect::<Vec<_>>(),
                dot_segments: dot_segments.collect::<Vec<_>>(),
            }),
        })
    }
}

/// The base; `None` if it is not of this kind, which is reported then.
fn base<K: Kind>(text: &str, format: Format) -> io::Result<Option<Identifier<K, &str>>> {
    match Identifier::<K, &str>::new(text) {
        Ok(base) => Ok(Some(base)),
        Err(error) => {
            Results::alone(format, |results| results.reject(Text::argument(text), &error))?;
            Ok(None)
        }
    }
}

/// RFC 3986 section 4.4. The ladder compares IRIs of RFC 3987; other texts are compared letter for
/// letter.
fn is_same_document(base: &str, target: &str, rung: Rung) -> bool {
    match (Iri::new(base), Iri::new(target)) {
        (Ok(base), Ok(target)) => {
            Ladder::comparing().idn(Idn::Agreed).is_same_document(&base, &target, rung) == Ok(true)
        }
        _ => base.split('#').next() == target.split('#').next(),
    }
}

/// Whether a step is one of remove_dot_segments.
fn is_dot_step(step: &Step) -> bool {
    matches!(step.after, After::Buffers { .. })
}

fn write_steps(out: &mut Results, reference: &str, steps: &[Step]) -> io::Result<()> {
    writeln!(out, "{HEADING}{}{HEADING:#}", in_quotation_marks(reference))?;
    // Steps that remove nothing are not shown.
    let mut dot_steps = steps.iter().filter(|step| is_dot_step(step));
    let removes = dot_steps.any(|step| !matches!(step.number, "1" | "2E"));
    let others = steps.iter().filter(|step| !is_dot_step(step));
    let width = others.map(|step| step.did.chars().count()).max().unwrap_or(0);
    for step in steps {
        let (section, did) = (step.section.section, step.did);
        match is_dot_step(step) {
            true if removes => writeln!(out, "           {}", visible(&step.to_string()))?,
            true => {}
            false => {
                let after = visible(&step.after.to_string());
                writeln!(out, "  {NAME}{section:<6}{NAME:#} {did:<width$}  {after}")?;
            }
        }
    }
    Ok(())
}

/// Makes references that resolve to targets
#[derive(Args)]
#[command(after_long_help = RELATIVE_HELP)]
pub struct Relative {
    /// The base, an IRI; its fragment does not count
    base: String,
    /// The targets, IRIs. Without TARGET and --file, or where '-' is the only TARGET, the lines
    /// of standard input
    #[arg(value_name = "TARGET")]
    targets: Vec<String>,
    #[command(flatten)]
    file: FileOption,
    #[command(flatten)]
    resolver: ResolverOptions,
    #[command(flatten)]
    format: FormatOption,
}

const RELATIVE_HELP: &str = "\
A short reference from which 'iri resolve' gives the target back, with the same
options: that is verified. It is the target itself where nothing can be taken from the base.
There is none where the path of the target has dot segments, which resolution removes, and
with --non-strict where a scheme would have to be given that is the same as in the base.

With --format jsonl, an object for each target:
  file, line (file is null for an argument, line then its number),
  base, target, valid, and reference, null where there is none, same_document (whether the
  target is, aside from its fragment, the base: RFC 3986 section 4.4), and reason; or, if
  not valid, what 'iri check' tells

Example:
  iri relative 'http://a/b/c/d;p?q' 'http://a/b/é#s'

Exit status: 0 if there is a reference to each target, 1 if not, or a text is not valid, 2
if a file could not be read.";

impl Relative {
    pub fn run(&self) -> io::Result<Status> {
        let format = self.format.format;
        let Some(base) = base::<kind::Iri>(&self.base, format)? else {
            return Ok(Status::Invalid);
        };
        let input = Input::new(&self.targets, &self.file.files, Dash::Alone);
        input.for_each(format, |results, text| match Iri::new(text.text) {
            Ok(target) => self.show(results, text, &base, &target),
            Err(error) => results.reject(text, &error),
        })
    }

    fn show(
        &self,
        results: &mut Results,
        text: Text<'_>,
        base: &Iri<'_>,
        target: &Iri<'_>,
    ) -> io::Result<Status> {
        let reference = self.resolver.resolver().relative(base, target);
        match (results.format, &reference) {
            (Format::Jsonl, reference) => {
                let same_document =
                    Ladder::comparing().is_same_document(base, target, Rung::SimpleString);
                results.object(&object! {
                    #[serde(flatten)] place: text.place,
                    base: &self.base,
                    target: target.as_str(),
                    valid: true,
                    reference: reference.as_ref().ok().map(|reference| reference.as_str()),
                    same_document: same_document == Ok(true),
                    reason: reference.as_ref().err().map(ToString::to_string),
                })?;
            }
            (Format::Human, Ok(reference)) => writeln!(results, "{}", result(reference))?,
            (Format::Human, Err(error)) => results.tell_of(text, error),
        }
        Ok(Status::of(reference.is_ok()))
    }
}
