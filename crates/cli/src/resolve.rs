//! `iri resolve` and `iri relative`.

use crate::shell::*;
use clap::Args;
use iri_grammar::kind::leiri::{Leiri, LeiriReference};
use iri_grammar::kind::{Kind, url_i18n_07};
use iri_grammar::ladder::{Idn, Ladder, Rung};
use iri_grammar::mapping::leiri;
use iri_grammar::resolution::{BaseKind, ReferenceTo, ResolveError, Resolver};
use iri_grammar::spec::{AboveRoot, Rfc2396Resolver, State, Step, Trace};
use iri_grammar::{Grammar, Identifier, Iri, kind};
use serde::Serialize;
use std::io::{self, Write};

/// Resolves each TEXT, a reference, against the base FIRST (RFC 3986 section 5.2)
#[derive(Args)]
#[command(after_long_help = RESOLVE_HELP)]
pub struct Resolve {
    /// The document whose identifiers they are
    #[arg(short, long, default_value = "rfc3987", value_parser = one_of([
        ("rfc3986", "URIs", Grammar::Rfc3986),
        ("rfc3987", "IRIs (RFC 3987 section 6.5)", Grammar::Rfc3987),
        ("rfc3987bis", "IRIs (3987bis section 5.5)", Grammar::Rfc3987bis),
        ("leiri", OF_LEIRI, Grammar::Leiri),
        ("url-i18n-07", OF_2001, Grammar::UrlI18n07),
    ]))]
    document: Grammar,
    /// How '..' above the root is treated, with url-i18n-07 [default: retain]
    #[arg(long, value_parser = one_of([
        ("retain", "", AboveRoot::Retain),
        ("remove", "", AboveRoot::Remove),
        ("refuse", "", AboveRoot::Refuse),
    ]))]
    above_root: Option<AboveRoot>,
    #[command(flatten)]
    resolver: ResolverOptions,
    #[command(flatten)]
    steps: StepOptions,
    /// The rung at which target and base are compared to find same-document references
    /// (section 4.4), which --steps and --format jsonl show
    #[arg(long, default_value = "string", value_name = "RUNG", value_parser = str::parse::<Rung>)]
    same_document: Rung,
    #[command(flatten)]
    pairs: Pairs,
}

const OF_LEIRI: &str = "Legacy Extended IRIs, converted to IRIs of 3987bis first (section 6.2)";
const OF_2001: &str = "IRIs of January 2001 (draft-masinter-url-i18n-07 section 3.3): the \
                       algorithm of RFC 2396 section 5.2";

const RESOLVE_HELP: &str = "\
Applies the algorithm of RFC 3986 section 5.2 to IRIs (RFC 3987 section 6.5), without mapping them \
to URIs or normalizing them.

The algorithm may return a target without an authority whose path begins with '//', which a parser \
would divide differently. A message says so; --guarded puts '/.' before the path.

A pair is a base and a reference. FIRST is the base, an IRI whose fragment is ignored; each TEXT is \
a reference. With --column A,B, each line is a pair.

With --format jsonl, each reference has an object: see 'iri schema --help'. Its output is the \
target; its error may also be that a parser would divide the target differently. Its details:
  base, branch      the base; the condition of RFC 3986 section 5.2.2 that
                    applied (not with url-i18n-07)
  same_document     whether target and base are equal, fragments aside
  current_document, fragment
                    with url-i18n-07: whether the reference refers to the
                    current document, and to which fragment
  steps             with --steps, as in 'iri to-uri --help'
  dot_segments      with --steps: [{step, output, input}], up to 1000
  more              with --steps: how many more of these there are

--steps shows at most 256 octets of a buffer, the end of the output or the beginning of the input; \
'…' replaces the rest.

Examples:
  iri resolve 'http://a/b/c/d;p?q' ../g '?y' ''
  iri resolve --steps 'http://a/b/c/d;p?q' ../../g
  iri resolve http://résumé.example.org/ < references.txt
  iri resolve --document leiri 'http://a/b c/' '<d>'
  iri resolve --document url-i18n-07 --steps 'http://a/b/c/d;p?q' ../../../g

Exit status: 0 if all targets are fine, 1 if a text is not valid or a parser would divide a \
target differently, 2 if a file cannot be read.";

/// The options about the algorithm of RFC 3986 section 5.2.
#[derive(Args)]
struct ResolverOptions {
    /// Ignores a scheme that is the same as in the base
    ///
    /// RFC 3986 section 5.2.2.
    #[arg(long)]
    non_strict: bool,
    /// Puts '/.' before a path that begins with '//'
    ///
    /// Otherwise it would be read as an authority.
    #[arg(long)]
    guarded: bool,
}

impl ResolverOptions {
    /// Returns the resolver that the options describe.
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

    /// Calls `each` for each pair of base and reference, and rejects a pair if one of them is not
    /// valid. If all references have the same base, and it is not valid, returns at once.
    fn for_each<B: Kind, R: Kind>(
        &self,
        each: impl Fn(
            &mut Results,
            Text<'_>,
            &Identifier<B, &str>,
            &Identifier<R, &str>,
        ) -> io::Result<Status>
        + Sync,
    ) -> io::Result<Status> {
        let shared_base = match self.pairs.shared_first() {
            None => None,
            Some(base) => match Identifier::<B, &str>::new(base) {
                Ok(base) => Some(base),
                Err(error) => return self.pairs.reject_first(base, &error),
            },
        };
        self.pairs.for_each(
            Task::on("resolve", self.document.reference()).with_rows(!self.steps.are_given()),
            |results, base, text| {
                // A base that all references share was parsed above.
                let base = match shared_base.map_or_else(|| Identifier::<B, &str>::new(base), Ok) {
                    Ok(base) => base,
                    Err(error) => {
                        return results.reject_field(Field::First, text.with_text(base), &error);
                    }
                };
                match Identifier::<R, &str>::new(text.text) {
                    Ok(reference) => each(results, text, &base, &reference),
                    Err(error) => results.reject_field(Field::Second, text, &error),
                }
            },
        )
    }

    /// Resolves references of the kind `R` against bases of the kind `B`.
    fn run_on<B: BaseKind, R: ReferenceTo<B>>(&self) -> io::Result<Status> {
        self.for_each::<B, R>(|results, text, base, reference| {
            self.resolve(results, text, base.as_str(), base, reference)
        })
    }

    /// Converts LEIRIs to IRIs by 3987bis section 6.2, and then resolves by its section 5.5. If all
    /// references have the same base, and it cannot be converted, returns at once.
    fn run_leiri(&self) -> io::Result<Status> {
        // If the shared base is no LEIRI, `for_each` rejects it.
        if let Some(Ok(base)) = self.pairs.shared_first().map(Identifier::<Leiri, &str>::new)
            && let Err(error) = leiri::to_iri(&base, &mut Trace::off())
        {
            return Err(unusable(Problem::not_mapped(&base, &error)));
        }
        self.for_each::<Leiri, LeiriReference>(|results, text, given, reference| {
            match (
                leiri::to_iri(given, &mut Trace::off()),
                leiri::to_iri(reference, &mut Trace::off()),
            ) {
                (Ok(base), Ok(reference)) => {
                    self.resolve(results, text, given.as_str(), &base, &reference)
                }
                (Err(error), _) | (_, Err(error)) => results.not_mapped(text, &error),
            }
        })
    }

    /// Resolves by draft-masinter-url-i18n-07 section 3.3.
    fn run_rfc2396(&self) -> io::Result<Status> {
        let without_fragment = |base: &str| base.split('#').next().unwrap_or_default().to_owned();
        if let Some(base) = self.pairs.shared_first().map(without_fragment)
            && let Err(error) = url_i18n_07_base(&base)
        {
            return self.pairs.reject_first(&base, &error);
        }
        let mut resolver = Rfc2396Resolver::new();
        if self.resolver.non_strict {
            resolver = resolver.non_strict();
        }
        let resolver = with(resolver, self.above_root, Rfc2396Resolver::above_root);
        // Bases are parsed as references here, which may have a fragment; it is removed below.
        self.for_each::<url_i18n_07::IriReference, url_i18n_07::IriReference>(
            |results, text, given, reference| {
                let base = without_fragment(given.as_str());
                let base = match url_i18n_07_base(&base) {
                    Ok(base) => base,
                    Err(error) => {
                        return results.reject_field(Field::First, text.with_text(&base), &error);
                    }
                };
                let mut steps = Trace::on();
                let target = resolver.resolve_with_trace(&base, reference, &mut steps);
                self.show_rfc2396(results, text, given, steps.take(), target)
            },
        )
    }

    /// Resolves one reference, and adds the answer. `given` is the base as the user wrote it.
    fn resolve<B: BaseKind, R: ReferenceTo<B>>(
        &self,
        results: &mut Results,
        text: Text<'_>,
        given: &str,
        base: &Identifier<B, impl iri_grammar::Text>,
        reference: &Identifier<R, impl iri_grammar::Text>,
    ) -> io::Result<Status> {
        let resolver = self.resolver.resolver();
        let mut trace = if self.steps.are_given() { Trace::limited(MOST) } else { Trace::off() };
        let target = resolver.resolve_with_trace(base, reference, &mut trace);
        let recorded = if self.steps.are_given() {
            FirstSteps::take(&mut trace)
        } else {
            FirstSteps::default()
        };
        let (steps, more) = (&recorded.steps, recorded.more);
        let problem = target.danger();
        let problem = problem.map(|it| Problem::cited(&it, "(misread)", it.citation()));
        let is_same_document = || {
            target.danger().is_none() && is_same_document(given, target.text(), self.same_document)
        };
        let details = || {
            let other_steps = || steps.iter().filter(|step| !is_dot_step(step)).cloned().collect();
            let listed = || self.steps.to_written(other_steps());
            object! {
                base: given,
                branch: target.branch().condition(),
                same_document: is_same_document(),
                #[serde(skip_serializing_if = "Option::is_none")]
                steps(Option<>): self.steps.are_given().then(listed),
                #[serde(skip_serializing_if = "Option::is_none")]
                dot_segments(Option<>): self.steps.are_given().then(|| dot_step_objects(steps)),
                #[serde(skip_serializing_if = "Option::is_none")]
                more(Option<>): self.steps.are_given().then_some(more),
            }
        };
        results.answer(text.item, Some(target.text()), problem.as_ref(), details, |out| {
            if self.steps.are_given() {
                self.write_steps(out, text.text, &recorded)?;
                if is_same_document() {
                    writeln!(out, "  {NAME}4.4{NAME:#}    same-document reference")?;
                }
            } else {
                out.line(text.item, target.text())?;
            }
            if let Some(danger) = target.danger() {
                out.tell_of(text.item, danger);
            }
            Ok(())
        })
    }

    /// Writes the steps for people. If remove_dot_segments removes nothing, its steps are left out.
    fn write_steps(
        &self,
        out: &mut Results,
        reference: &str,
        recorded: &FirstSteps,
    ) -> io::Result<()> {
        writeln!(out, "{HEADING}{}{HEADING:#}", in_quotation_marks(reference))?;
        let FirstSteps { steps, dot_steps, more, has_removal } = recorded;
        let other_steps = steps.iter().filter(|step| !is_dot_step(step));
        let width = other_steps.map(|step| step.did.chars().count()).max().unwrap_or(0);
        let mut remaining = *dot_steps;
        for step in steps {
            let (section, did) = (step.section.section, step.did);
            if !is_dot_step(step) {
                let after = self.steps.in_notation(step.after.to_string());
                writeln!(out, "  {NAME}{section:<6}{NAME:#} {did:<width$}  {}", visible(&after))?;
            } else if *has_removal {
                let buffers = self.steps.in_notation(step.to_string());
                writeln!(out, "           {}", visible(&buffers))?;
                remaining -= 1;
                // After the last step that was kept.
                if remaining == 0 && *more > 0 {
                    let more = quantity(*more, "more step");
                    writeln!(out, "           {DIMMED}and {more}{DIMMED:#}")?;
                }
            }
        }
        Ok(())
    }

    /// Adds the answer for a target by the algorithm of RFC 2396. `given` is the base as the user
    /// wrote it.
    fn show_rfc2396(
        &self,
        results: &mut Results,
        text: Text<'_>,
        given: &str,
        steps: Vec<Step>,
        target: Result<Identifier<url_i18n_07::IriReference, String>, ResolveError>,
    ) -> io::Result<Status> {
        let result = Rfc2396Result::new(target);
        let output = match &result {
            Rfc2396Result::Target(text) => Some(text.as_str()),
            Rfc2396Result::CurrentDocument { .. } => None,
            Rfc2396Result::Failed { text, .. } => text.as_deref(),
        };
        let problem = match &result {
            Rfc2396Result::Failed { problem, .. } => Some(&**problem),
            _ => None,
        };
        // The outer option: whether the reference is to the current document.
        let current_fragment = match &result {
            Rfc2396Result::CurrentDocument { fragment } => Some(fragment.as_deref()),
            _ => None,
        };
        let is_same_document = || match &result {
            Rfc2396Result::Target(target) => is_same_document(given, target, self.same_document),
            Rfc2396Result::CurrentDocument { .. } => true,
            Rfc2396Result::Failed { .. } => false,
        };
        let listed = self.steps.are_given().then(|| self.steps.to_written(steps));
        let details = || {
            object! {
                base: given,
                same_document: is_same_document(),
                current_document: current_fragment.is_some(),
                fragment: current_fragment.flatten(),
                #[serde(skip_serializing_if = "Option::is_none")]
                steps(Option<>): listed.as_ref(),
            }
        };
        results.answer(text.item, output, problem, details, |out| {
            if let Some(steps) = &listed {
                writeln!(out, "{HEADING}{}{HEADING:#}", in_quotation_marks(text.text))?;
                steps.write(out)?;
            }
            if let Some(problem) = problem {
                out.tell_of(text.item, problem);
            }
            match (output, current_fragment) {
                _ if listed.is_some() => Ok(()),
                (Some(iri), _) => out.line(text.item, iri),
                // RFC 2396 Appendix C writes a reference to the current document like this.
                (None, Some(fragment)) => {
                    let fragment = fragment.map(|fragment| format!("#{fragment}"));
                    let fragment = fragment.unwrap_or_default();
                    out.line(text.item, &format!("(current document){}", visible(&fragment)))
                }
                (None, None) => Ok(()),
            }
        })
    }
}

/// What the algorithm of RFC 2396 makes of a reference.
enum Rfc2396Result {
    Target(String),
    /// The reference is to the current document.
    CurrentDocument {
        fragment: Option<String>,
    },
    /// There is no target, or a parser would divide its text differently.
    Failed {
        text: Option<String>,
        problem: Box<Problem>,
    },
}

impl Rfc2396Result {
    fn new(target: Result<Identifier<url_i18n_07::IriReference, String>, ResolveError>) -> Self {
        match target {
            Ok(iri) if iri.scheme().is_some() => Rfc2396Result::Target(iri.into_string()),
            Ok(iri) => {
                let fragment = iri.fragment().map(str::to_owned);
                Rfc2396Result::CurrentDocument { fragment }
            }
            Err(error) => {
                let text = match &error {
                    ResolveError::Ambiguous { text } => Some(text.clone()),
                    _ => None,
                };
                let citation = error.citation();
                let problem = Box::new(Problem::cited(error, "(not resolved)", citation));
                Rfc2396Result::Failed { text, problem }
            }
        }
    }
}

/// A base by the grammar of draft-masinter-url-i18n-07.
type AbsoluteIri<'t> = Identifier<url_i18n_07::AbsoluteIri, &'t str>;

/// Parses a base by the grammar of draft-masinter-url-i18n-07.
fn url_i18n_07_base(text: &str) -> Result<AbsoluteIri<'_>, iri_grammar::Error> {
    AbsoluteIri::new(text)
}

/// Whether a target is in the same document as the base (RFC 3986 section 4.4): whether both are
/// equal without their fragments. The ladder compares IRIs of RFC 3987; other texts are compared
/// letter for letter.
fn is_same_document(base: &str, target: &str, rung: Rung) -> bool {
    if rung == Rung::SimpleString {
        return base.split('#').next() == target.split('#').next();
    }
    match (Iri::new(base), Iri::new(target)) {
        (Ok(base), Ok(target)) => {
            Ladder::for_comparison().idn(Idn::Agreed).is_same_document(&base, &target, rung)
                == Ok(true)
        }
        _ => base.split('#').next() == target.split('#').next(),
    }
}

/// Whether a step belongs to the algorithm remove_dot_segments (RFC 3986 section 5.2.4).
fn is_dot_step(step: &Step) -> bool {
    matches!(step.after, State::Buffers { .. })
}

/// Returns the steps of remove_dot_segments as JSON objects.
fn dot_step_objects(steps: &[Step]) -> Vec<impl Serialize> {
    let buffers = |step: &Step| match &step.after {
        State::Buffers { output, input } => {
            Some(object! { step: step.number, output: output.clone(), input: input.clone() })
        }
        _ => None,
    };
    steps.iter().filter_map(buffers).collect()
}

/// All steps, except that only the first [`MOST`] steps of remove_dot_segments are kept: it has one
/// for each segment.
#[derive(Default)]
struct FirstSteps {
    steps: Vec<Step>,
    /// The number of steps of remove_dot_segments in `steps`.
    dot_steps: usize,
    /// The number of steps of remove_dot_segments that are not in `steps`.
    more: usize,
    /// Whether one of the steps of remove_dot_segments removes something.
    has_removal: bool,
}

impl FirstSteps {
    /// Takes the steps out of a trace that is limited to [`MOST`].
    fn take(trace: &mut Trace) -> Self {
        let all = trace.len() + trace.more();
        let mut steps = trace.take();
        // Step 1 initializes the buffers, and step 2E moves a segment unchanged.
        let removes = |step: &Step| is_dot_step(step) && !matches!(step.number, "1" | "2E");
        let has_removal = steps.iter().any(removes);
        // The trace keeps MOST steps of each number; here MOST of all numbers together are kept.
        let mut dot_steps = 0;
        steps.retain(|step| {
            let is_kept = !is_dot_step(step) || dot_steps < MOST;
            dot_steps += usize::from(is_dot_step(step) && is_kept);
            is_kept
        });
        FirstSteps { more: all - steps.len(), steps, dot_steps, has_removal }
    }
}

/// Makes references from the base FIRST to each TEXT, an IRI of RFC 3987
#[derive(Args)]
#[command(after_long_help = RELATIVE_HELP)]
pub struct Relative {
    #[command(flatten)]
    resolver: ResolverOptions,
    /// Writes the shortest reference also for bases such as urn:a:b
    ///
    /// RFC 3986 resolves a path against a base without an authority whose path does not begin with
    /// '/'; browsers and Python do not. So only a fragment is taken from such a base by default.
    #[arg(long)]
    shortest: bool,
    /// Writes no '//host'
    #[arg(long)]
    path_only: bool,
    /// Writes '../../a', and not '/a'
    #[arg(long)]
    no_absolute_path: bool,
    /// Writes at most N '../'
    #[arg(long, value_name = "N")]
    parents: Option<usize>,
    #[command(flatten)]
    pairs: Pairs,
}

const RELATIVE_HELP: &str = "\
Writes a short reference of RFC 3987. 'iri resolve' with the same options returns the target from \
it; this is verified. If nothing can be taken from the base, the reference is the target itself. \
There is no reference if the path of the target has dot segments, which resolution removes, nor, \
with --non-strict, if it would need the scheme of the base.

A pair is a base and a target, both IRIs of RFC 3987. FIRST is the base, whose fragment is ignored; \
each TEXT is a target. With --column A,B, each line is a pair.

With --format jsonl, each target has an object: see 'iri schema --help'. Its output is the \
reference. Its details:
  base
  same_document     whether target and base are equal, fragments aside (RFC 3986
                    section 4.4)

Example:
  iri relative 'http://a/b/c/d;p?q' 'http://a/b/é#s'

Exit status: 0 if there is a reference to each target, 1 if not, or if a text is not valid, 2 if \
a file cannot be read.";

impl Relative {
    pub fn run(&self) -> io::Result<Status> {
        // If all targets have the same base, and it is not valid, returns at once.
        if let Some(base) = self.pairs.shared_first()
            && let Err(error) = Iri::new(base)
        {
            return self.pairs.reject_first(base, &error);
        }
        self.pairs.for_each("relative", |results, base, text| {
            match (Iri::new(base), Iri::new(text.text)) {
                (Ok(base), Ok(target)) => self.show(results, text, &base, &target),
                (Err(error), _) => results.reject_field(Field::First, text.with_text(base), &error),
                (_, Err(error)) => results.reject_field(Field::Second, text, &error),
            }
        })
    }

    /// Returns the resolver that the options describe.
    fn resolver(&self) -> Resolver {
        let mut resolver = self.resolver.resolver();
        if self.shortest {
            resolver = resolver.shortest();
        }
        if self.path_only {
            resolver = resolver.path_only();
        }
        if self.no_absolute_path {
            resolver = resolver.no_absolute_path();
        }
        if let Some(most) = self.parents {
            resolver = resolver.parents(most);
        }
        resolver
    }

    /// Adds the answer for one target.
    fn show(
        &self,
        results: &mut Results,
        text: Text<'_>,
        base: &Iri<'_>,
        target: &Iri<'_>,
    ) -> io::Result<Status> {
        let reference = self.resolver().relative(base, target);
        let problem = reference.as_ref().err();
        let problem = problem.map(|it| Problem::cited(it, "(no reference)", it.citation()));
        let output = reference.as_ref().ok().map(|reference| reference.as_str());
        let details = || {
            let same = Ladder::for_comparison().is_same_document(base, target, Rung::SimpleString);
            object! { base: base.as_str(), same_document: same == Ok(true) }
        };
        results.answer(text.item, output, problem.as_ref(), details, |out| {
            match (output, &problem) {
                (Some(output), _) => out.line(text.item, output),
                (_, Some(problem)) => {
                    out.tell_of(text.item, problem);
                    Ok(())
                }
                _ => Ok(()),
            }
        })
    }
}
