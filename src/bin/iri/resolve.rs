//! `iri resolve` and `iri relative`.

use crate::Status;
use crate::mapping::{StepOptions, write_step_list};
use crate::options::{Format, FormatOption, refuse_given};
use crate::output::{HEADING, NAME, in_quotation_marks, json_line, print, result, visible};
use crate::texts::{FileOption, Place, Text, for_each, refuse, refuse_mapping};
use clap::{Args, ValueEnum};
use iri_grammar::kind::Kind;
use iri_grammar::ladder::{Idn, Ladder, Rung};
use iri_grammar::mapping::leiri;
use iri_grammar::resolution::rfc2396::{self, Target};
use iri_grammar::resolution::{self, BaseKind, ReferenceTo, Resolver};
use iri_grammar::steps::{After, Step};
use iri_grammar::{Identifier, Iri, kind};
use serde::Serialize;
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
    #[arg(short, long, value_enum, default_value_t = Document::Rfc3987)]
    document: Document,
    /// What becomes of '..' above the root, with url-i18n-07 [default: retain]
    #[arg(long, value_enum)]
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

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Document {
    /// URIs
    Rfc3986,
    /// IRIs (RFC 3987 section 6.5)
    Rfc3987,
    /// IRIs (3987bis section 5.5)
    Rfc3987bis,
    /// Legacy Extended IRIs, which are converted to IRIs of 3987bis first (section 6.2)
    Leiri,
    /// IRIs of January 2001 (draft-masinter-url-i18n-07 section 3.3): the algorithm of RFC
    /// 2396 section 5.2
    #[value(name = "url-i18n-07")]
    UrlI18n07,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum AboveRoot {
    Retain,
    Remove,
    Refuse,
}

impl From<AboveRoot> for rfc2396::AboveRoot {
    fn from(above_root: AboveRoot) -> Self {
        match above_root {
            AboveRoot::Retain => rfc2396::AboveRoot::Retain,
            AboveRoot::Remove => rfc2396::AboveRoot::Remove,
            AboveRoot::Refuse => rfc2396::AboveRoot::Refuse,
        }
    }
}

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
            Document::UrlI18n07 => {
                refuse_given(&[("--guarded", self.resolver.guarded)], "url-i18n-07");
                return self.run_rfc2396();
            }
            document => {
                let name = document.to_possible_value();
                let name = name.as_ref().map_or("", |value| value.get_name());
                refuse_given(&[("--above-root", self.above_root.is_some())], name);
            }
        }
        match self.document {
            Document::Rfc3986 => self.run_on::<kind::Uri, kind::UriReference>(),
            Document::Rfc3987bis => {
                self.run_on::<kind::rfc3987bis::Iri, kind::rfc3987bis::IriReference>()
            }
            Document::Leiri => self.run_leiri(),
            Document::Rfc3987 | Document::UrlI18n07 => {
                self.run_on::<kind::Iri, kind::IriReference>()
            }
        }
    }

    fn run_on<B: BaseKind, R: ReferenceTo<B>>(&self) -> io::Result<Status> {
        let Some(base) = self.parsed::<B>(Text::argument(&self.base))? else {
            return Ok(Status::Invalid);
        };
        for_each(&self.references, &self.file, self.format.format, |text| {
            match self.parsed::<R>(text)? {
                Some(reference) => self.show(text, &base, &reference),
                None => Ok(Status::Invalid),
            }
        })
    }

    /// 3987bis section 6.2, and then its section 5.5.
    fn run_leiri(&self) -> io::Result<Status> {
        let Some(base) = self.parsed::<kind::leiri::Leiri>(Text::argument(&self.base))? else {
            return Ok(Status::Invalid);
        };
        let base = match leiri::to_iri(&base) {
            Ok(base) => base,
            Err(error) => {
                return refuse_mapping(self.format.format, Text::argument(&self.base), &error);
            }
        };
        for_each(&self.references, &self.file, self.format.format, |text| {
            let Some(reference) = self.parsed::<kind::leiri::LeiriReference>(text)? else {
                return Ok(Status::Invalid);
            };
            match leiri::to_iri(&reference) {
                Ok(reference) => self.show(text, &base, &reference),
                Err(error) => refuse_mapping(self.format.format, text, &error),
            }
        })
    }

    /// draft-masinter-url-i18n-07 section 3.3.
    fn run_rfc2396(&self) -> io::Result<Status> {
        let mut resolver = rfc2396::Resolver::new();
        if self.resolver.non_strict {
            resolver = resolver.non_strict();
        }
        if let Some(above_root) = self.above_root {
            resolver = resolver.above_root(above_root.into());
        }
        let without_fragment = self.base.split('#').next().unwrap_or_default();
        let Some(base) =
            self.parsed::<kind::url_i18n_07::AbsoluteIri>(Text::argument(without_fragment))?
        else {
            return Ok(Status::Invalid);
        };
        for_each(&self.references, &self.file, self.format.format, |text| {
            match self.parsed::<kind::url_i18n_07::IriReference>(text)? {
                Some(reference) => {
                    let mut steps = Vec::new();
                    let target = resolver.resolve_recorded(&base, &reference, &mut steps);
                    self.show_rfc2396(text, steps, target)
                }
                None => Ok(Status::Invalid),
            }
        })
    }

    /// `None` where the text is not of this kind, which has been told then.
    fn parsed<'t, K: Kind>(&self, text: Text<'t>) -> io::Result<Option<Identifier<K, &'t str>>> {
        match Identifier::new(text.text) {
            Ok(identifier) => Ok(Some(identifier)),
            Err(error) => refuse(self.format.format, text, &error).map(|_| None),
        }
    }

    fn show<B, T, R, U>(
        &self,
        text: Text<'_>,
        base: &Identifier<B, T>,
        reference: &Identifier<R, U>,
    ) -> io::Result<Status>
    where
        B: BaseKind,
        T: AsRef<str>,
        R: ReferenceTo<B>,
        U: AsRef<str>,
    {
        let resolver = self.resolver.resolver();
        let mut steps = Vec::new();
        let target = match self.steps {
            true => resolver.resolve_recorded(base, reference, &mut steps),
            false => resolver.resolve(base, reference),
        };
        let danger = target.danger();
        let mut out = Vec::new();
        match self.format.format {
            Format::Jsonl => json_line(&mut out, &self.report(text, &target, &steps))?,
            Format::Human if self.steps => {
                write_steps(&mut out, text.text, &steps)?;
                if self.is_same_document(&target) {
                    writeln!(out, "  {NAME}4.4{NAME:#}    same-document reference")?;
                }
            }
            Format::Human => writeln!(out, "{}", result(target.text()))?,
        }
        print(&out)?;
        let Some(danger) = danger else { return Ok(Status::Fine) };
        if self.format.format == Format::Human {
            text.tell(danger);
        }
        Ok(Status::Invalid)
    }

    fn show_rfc2396(
        &self,
        text: Text<'_>,
        steps: Vec<Step>,
        target: Result<Target, rfc2396::NotResolved>,
    ) -> io::Result<Status> {
        let status = if target.is_ok() { Status::Fine } else { Status::Invalid };
        let mut out = Vec::new();
        match self.format.format {
            Format::Jsonl => {
                let (iri, current, reason) = match target {
                    Ok(Target::Iri(iri)) => (Some(iri.into_string()), None, None),
                    Ok(Target::CurrentDocument { fragment }) => (None, Some(fragment), None),
                    Err(error) => (None, None, Some(error.to_string())),
                };
                let report = ReportRfc2396 {
                    place: text.place,
                    base: &self.base,
                    reference: text.given,
                    valid: true,
                    target: iri,
                    current_document: current.is_some(),
                    fragment: current.flatten(),
                    reason,
                    steps: self.steps.then_some(steps),
                };
                json_line(&mut out, &report)?;
            }
            Format::Human => {
                if self.steps {
                    writeln!(out, "{HEADING}{}{HEADING:#}", in_quotation_marks(text.text))?;
                    write_step_list(&mut out, &StepOptions::default().reports(steps))?;
                }
                match target {
                    Ok(_) if self.steps => {}
                    Ok(Target::Iri(iri)) => writeln!(out, "{}", result(&iri))?,
                    // As Appendix C of RFC 2396 writes it.
                    Ok(Target::CurrentDocument { fragment }) => {
                        let fragment = fragment.map(|fragment| format!("#{fragment}"));
                        let fragment = visible(&fragment.unwrap_or_default());
                        writeln!(out, "(current document){fragment}")?;
                    }
                    Err(error) => text.tell(error),
                }
            }
        }
        print(&out)?;
        Ok(status)
    }

    fn is_same_document<K: Kind>(&self, target: &resolution::Target<K>) -> bool {
        target.danger().is_none() && is_same_document(&self.base, target.text(), self.same_document)
    }

    fn report<'r, K: Kind>(
        &'r self,
        text: Text<'r>,
        target: &'r resolution::Target<K>,
        steps: &'r [Step],
    ) -> Report<'r> {
        Report {
            place: text.place,
            base: &self.base,
            reference: text.given,
            valid: true,
            target: target.text(),
            branch: target.branch().condition(),
            danger: target.danger().map(|danger| danger.to_string()),
            same_document: self.is_same_document(target),
            steps: self.steps.then(|| steps.iter().filter_map(JsonStep::new).collect()),
            dot_segments: self.steps.then(|| steps.iter().filter_map(JsonDotStep::new).collect()),
        }
    }
}

#[derive(Serialize)]
struct Report<'r> {
    #[serde(flatten)]
    place: Option<Place<'r>>,
    base: &'r str,
    reference: &'r str,
    valid: bool,
    target: &'r str,
    branch: &'static str,
    danger: Option<String>,
    same_document: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    steps: Option<Vec<JsonStep<'r>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    dot_segments: Option<Vec<JsonDotStep<'r>>>,
}

/// By draft-masinter-url-i18n-07.
#[derive(Serialize)]
struct ReportRfc2396<'r> {
    #[serde(flatten)]
    place: Option<Place<'r>>,
    base: &'r str,
    reference: &'r str,
    valid: bool,
    target: Option<String>,
    current_document: bool,
    fragment: Option<String>,
    reason: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    steps: Option<Vec<Step>>,
}

#[derive(Serialize)]
struct JsonStep<'s> {
    document: iri_grammar::Document,
    section: &'static str,
    did: &'static str,
    after: &'s After,
}

impl<'s> JsonStep<'s> {
    fn new(Step { section, did, after, .. }: &'s Step) -> Option<Self> {
        let is_step = !matches!(after, After::Buffers { .. });
        is_step.then_some(JsonStep {
            document: section.document,
            section: section.section,
            did,
            after,
        })
    }
}

#[derive(Serialize)]
struct JsonDotStep<'s> {
    step: &'static str,
    output: &'s str,
    input: &'s str,
}

impl<'s> JsonDotStep<'s> {
    fn new(step: &'s Step) -> Option<Self> {
        match &step.after {
            After::Buffers { output, input } => {
                Some(JsonDotStep { step: step.number, output, input })
            }
            _ => None,
        }
    }
}

/// RFC 3986 section 4.4. The ladder compares IRIs of RFC 3987; what is none is compared letter
/// for letter. What is not what it looks like is no reference to the document.
fn is_same_document(base: &str, target: &str, rung: Rung) -> bool {
    match (Iri::new(base), Iri::new(target)) {
        (Ok(base), Ok(target)) => {
            Ladder::comparing().idn(Idn::Agreed).is_same_document(&base, &target, rung) == Ok(true)
        }
        _ => base.split('#').next() == target.split('#').next(),
    }
}

fn write_steps(out: &mut Vec<u8>, reference: &str, steps: &[Step]) -> io::Result<()> {
    writeln!(out, "{HEADING}{}{HEADING:#}", in_quotation_marks(reference))?;
    let is_dot_step = |step: &&Step| matches!(step.after, After::Buffers { .. });
    // Where there is nothing to remove, there is nothing to show.
    let removes = steps.iter().filter(is_dot_step).any(|step| !matches!(step.number, "1" | "2E"));
    let others = steps.iter().filter(|step| !is_dot_step(step));
    let width = others.map(|step| step.did.chars().count()).max().unwrap_or(0);
    for step in steps {
        let (section, did) = (step.section.section, step.did);
        match is_dot_step(&step) {
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
        let base = match Iri::new(&self.base) {
            Ok(base) => base,
            Err(error) => {
                return refuse(self.format.format, Text::argument(&self.base), &error);
            }
        };
        for_each(&self.targets, &self.file, self.format.format, |text| match Iri::new(text.text) {
            Ok(target) => self.show(text, &base, &target),
            Err(error) => refuse(self.format.format, text, &error),
        })
    }

    fn show(&self, text: Text<'_>, of: &Iri<'_>, target: &Iri<'_>) -> io::Result<Status> {
        let reference = self.resolver.resolver().relative(of, target);
        let mut out = Vec::new();
        match (self.format.format, &reference) {
            (Format::Jsonl, reference) => {
                let found = reference.as_ref().ok().map(|reference| reference.as_str());
                let reason = reference.as_ref().err().map(ToString::to_string);
                let base = &self.base;
                let same_document =
                    Ladder::comparing().is_same_document(of, target, Rung::SimpleString)
                        == Ok(true);
                json_line(
                    &mut out,
                    &Found {
                        place: text.place,
                        base,
                        target,
                        valid: true,
                        reference: found,
                        same_document,
                        reason,
                    },
                )?;
            }
            (Format::Human, Ok(reference)) => writeln!(out, "{}", result(reference))?,
            (Format::Human, Err(error)) => text.tell(error),
        }
        print(&out)?;
        Ok(if reference.is_ok() { Status::Fine } else { Status::Invalid })
    }
}

#[derive(Serialize)]
struct Found<'r> {
    #[serde(flatten)]
    place: Option<Place<'r>>,
    base: &'r str,
    target: &'r str,
    valid: bool,
    reference: Option<&'r str>,
    same_document: bool,
    reason: Option<String>,
}
