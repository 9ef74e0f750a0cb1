//! `iri compare`.

use crate::ladder::{LadderOptions, percent};
use crate::shell::*;
use clap::Args;
use iri_grammar::ladder::{Comparison, Forms, Ladder, LadderError};
use iri_grammar::ladder::{PercentEncoding, Purpose, Rung};
use iri_grammar::text::CharacterForm;
use iri_grammar::{Citation, Document, Grammar, Iri, IriBuf, IriReference};
use std::borrow::Cow;
use std::io::{self, Write};

/// Compares FIRST with each TEXT, rung by rung of the comparison ladder (RFC 3987 section 5.3)
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct Compare {
    #[command(flatten)]
    ladder: LadderOptions,
    /// How percent-encodings are normalized
    #[arg(long, value_parser = percent(), default_value = "aligned")]
    percent: PercentEncoding,
    /// Resolves both against this IRI first
    ///
    /// They can then be relative references.
    #[arg(long)]
    base: Option<String>,
    /// The document whose ladder compares them
    #[arg(short, long, default_value = "rfc3987", value_parser = one_of([
        ("rfc3986", "Maps both to URIs first (RFC 3986 section 6.2)", Grammar::Rfc3986),
        ("rfc3987", "", Grammar::Rfc3987),
    ]))]
    document: Grammar,
    /// Ignores fragments, as for a network action (section 5.1)
    #[arg(long, conflicts_with = "identity")]
    network: bool,
    /// Compares identity tokens, by the lowest rung only (section 5.1)
    #[arg(long)]
    identity: bool,
    #[command(flatten)]
    pairs: Pairs,
}

const LONG_HELP: &str = "\
Shows the forms of both IRIs at each rung, and the lowest rung at which they are equal. Higher \
rungs find more IRIs equivalent. Two IRIs that no rung finds equivalent may still identify the \
same resource. Character normalization (RFC 3987 section 5.3.2.2) is not applied; a message names \
an IRI that lacks it.

With --escapes, both are in the notation of a document: an attribute of html, xml, or a string of \
css. With --network and --base, comparing a reference with the base shows by which rung it is a \
same-document reference (RFC 3986 section 4.4).

Pairs are FIRST and each TEXT; with --column A,B, each line is a pair. For a pair from a file, the \
output is one line: the name of the lowest rung at which the two are equal, or '-'. A pair that is \
not equivalent at the rung of --rung is invalid for --only, --count and --on-invalid fail, and its \
line is written all the same. A pair that cannot be compared, because a text is not an IRI or is \
relative, is invalid, too, and has no line.

With --format jsonl, each pair has an object: see 'iri schema --help'. Its details:
  a, b              the two, as they are compared
  rung, equivalent  the rung of --rung; whether they are equivalent at it
  meet, document, section
                    the lowest rung at which they are equal; who describes it
  forms             [{rung, document, section, a, b, equal}]: for a URN, from
                    the rung of schemes on, a and b are without r-, q- and
                    f-components, which 'iri normalize' keeps (RFC 8141
                    section 3.1)
  nfc               [of a, of b]: whether it is in Normalization Form C

Examples:
  iri compare http://example.com HTTP://example.com:80/
  iri compare --rung path 'example://a/b/c/%7Bfoo%7D' 'eXAMPLE://a/./b/../b/%63/%7bfoo%7d'
  iri compare --escapes html 'http://example.org/ros&eacute;' http://example.org/ros%C3%A9
  iri compare --rung protocol --redirect http://example.com/data http://example.com/data/ \\
      http://example.com/data http://example.com/data/
  iri compare --network --base http://example.com/a http://example.com/a '#b'

Exit status: 0 if all are equivalent at the rung of --rung, 1 if some are not or cannot be \
compared, 2 if there are fewer than two identifiers, FIRST or --base is not an IRI, or a file cannot \
be read.";

/// The message if there is no pair.
const NO_PAIR: &str = "there is nothing to compare: fewer than two identifiers are given";

/// Why two IRIs cannot be compared.
enum Failure {
    /// This text is not valid.
    Invalid(String, iri_grammar::Error),
    /// Another reason, with the section that states it.
    Other(String, Citation),
}

impl From<LadderError> for Failure {
    fn from(error: LadderError) -> Self {
        Failure::Other(format!("{error:#}"), error.citation())
    }
}

impl Compare {
    pub fn run(&self) -> io::Result<Status> {
        let redirects = self.ladder.redirects()?;
        let base = self.base.as_deref().map(|base| self.ladder.resolve_escapes(base)).transpose();
        let base = base.map_err(|error| unusable(format_args!("--base: {error:#}")))?;
        let base = match base.as_deref().map(Iri::new).transpose() {
            Ok(base) => base,
            Err(error) => return print_error(base.as_deref().unwrap_or_default(), &error),
        };
        let purpose = if self.identity {
            Purpose::IdentityToken
        } else if self.network {
            Purpose::NetworkAction
        } else {
            Purpose::General
        };
        let requested = self.requested_rung();
        if self.identity && requested != Rung::SimpleString {
            return Err(unusable(LadderError::IdentityToken { rung: requested }));
        }
        // A FIRST that cannot be compared ends the run here. With two columns there is none.
        match self.pairs.shared_first().map(|a| self.identifier(a, base.as_ref())) {
            Some(Err(Failure::Invalid(text, error))) => return print_error(&text, &error),
            Some(Err(Failure::Other(reason, _))) => return Err(unusable(reason)),
            Some(Ok(_)) | None => {}
        }
        let task = Task::from("compare").requiring_texts(NO_PAIR);
        self.pairs.for_each(task, |results, a, text| {
            let ladder = self.ladder.ladder(self.percent, &redirects).purpose(purpose);
            let identifier = |field, text: &str| {
                self.identifier(text, base.as_ref()).map_err(|failure| (Some(field), failure))
            };
            let compared = identifier(Field::First, a).and_then(|a| {
                let b = identifier(Field::Second, text.text)?;
                let comparison = self.compare(&ladder, &a, &b);
                // A failure of the comparison is about neither field.
                let failure = |error: LadderError| (None, Failure::from(error));
                Ok((comparison.map_err(failure)?, a, b))
            });
            match compared {
                Ok((comparison, a, b)) => self.show(results, text.item, &a, &b, &comparison),
                Err((field, Failure::Invalid(invalid, error))) => results.reject_field(
                    field.unwrap_or(Field::Second),
                    text.with_text(&invalid),
                    &error,
                ),
                Err((field, Failure::Other(reason, citation))) => {
                    let problem = Problem::cited(reason, "(not comparable)", citation);
                    let problem = match field {
                        Some(field) => text.item.problem_of(field, problem),
                        None => problem,
                    };
                    results.refuse_with(text.item, &problem, |out| {
                        out.tell_of(text.item, &problem);
                    })
                }
            }
        })
    }

    /// Whether both are compared as URIs.
    fn is_uri(&self) -> bool {
        self.document == Grammar::Rfc3986
    }

    /// Parses one of the two texts, after resolving its escapes, and resolves it against the base.
    fn identifier(&self, text: &str, base: Option<&Iri<'_>>) -> Result<IriBuf, Failure> {
        let text = self.ladder.resolve_escapes(text);
        let text =
            &*text.map_err(|error| Failure::Other(format!("{error:#}"), error.citation()))?;
        let invalid = |error| Failure::Invalid(text.to_owned(), error);
        let reference = IriReference::new(text).map_err(invalid)?;
        match base {
            Some(base) => {
                let target = base.resolve(&reference);
                // The only danger: the target has no authority, and its path begins with `//`.
                let section = Document::Rfc(3986).section("3");
                target.map_err(|danger| Failure::Other(danger.to_string(), section))
            }
            None => Iri::try_from(reference)
                .map(Iri::into_owned)
                .map_err(|_| LadderError::Relative { text: text.to_owned() }.into()),
        }
    }

    /// Compares up to the rung of --rung. Except for identity tokens, compares at least up to the
    /// protocol-based rung with --redirect, and up to the scheme-based one without.
    fn compare(
        &self,
        ladder: &Ladder<'_>,
        a: &IriBuf,
        b: &IriBuf,
    ) -> Result<Comparison, LadderError> {
        let highest_with_facts =
            if self.ladder.has_redirects() { Rung::ProtocolBased } else { Rung::SchemeBased };
        let highest = if self.identity {
            self.requested_rung()
        } else {
            self.requested_rung().max(highest_with_facts)
        };
        if self.is_uri() {
            ladder.compare(&a.to_uri(), &b.to_uri(), highest)
        } else {
            ladder.compare(a, b, highest)
        }
    }

    /// Returns the rung of --rung. For an identity token, the default is the lowest one.
    fn requested_rung(&self) -> Rung {
        match (self.identity, self.ladder.rung) {
            // The default of --rung, which is read in the same way if it is given explicitly.
            (true, Rung::SchemeBased) => Rung::SimpleString,
            // The comparison skips this rung: it has the forms of the rung below.
            (_, Rung::Character) => Rung::Case,
            (_, rung) => rung,
        }
    }

    /// Adds the answer for a pair.
    fn show(
        &self,
        results: &mut Results,
        item: Item<'_>,
        a: &IriBuf,
        b: &IriBuf,
        comparison: &Comparison,
    ) -> io::Result<Status> {
        let forms_at = |rung| comparison.forms().iter().find(|forms| forms.rung == rung);
        let requested = self.requested_rung();
        let equivalent = forms_at(requested).is_some_and(Forms::equal);
        let are_nfc = [a, b].map(|iri| CharacterForm::Nfc.is_normalized(iri));
        // The lowest rung at which both are equal.
        let meet = comparison.lowest_rung().and_then(forms_at);
        let details = || {
            object! {
                a: a.as_str(),
                b: b.as_str(),
                rung: requested,
                equivalent,
                meet: meet.map(|forms| forms.rung),
                document: meet.map(|forms| forms.section.document),
                section: meet.map(|forms| forms.section.section),
                forms: comparison.forms().iter().map(json_forms).collect::<Vec<_>>(),
                nfc: are_nfc,
            }
        };
        let problem = (!equivalent).then(|| {
            let problem = Problem::because("not equivalent").with_kind("(not equivalent)");
            with(problem, forms_at(requested).map(|forms| forms.section), Problem::with_citation)
        });
        results.answer(item, None, problem.as_ref(), details, |out| {
            if item.place.file.is_some() {
                // For a pair from a file: one line, the lowest rung at which both are equal.
                return out.line(item, meet.map_or("-", |forms| forms.rung.name()));
            }
            let grammar = if self.is_uri() { Grammar::Rfc3986 } else { Grammar::Rfc3987 };
            write_table(out, comparison, requested, grammar, equivalent)?;
            for (iri, _) in [a, b].into_iter().zip(are_nfc).filter(|(_, is_nfc)| !is_nfc) {
                let iri = visible(iri);
                out.tell(format_args!(
                    "{iri} is not in Normalization Form C (RFC 3987 section 5.3.2.2)"
                ));
            }
            Ok(())
        })
    }
}

/// Writes a table of the forms at each rung, and the verdict at the requested rung: `equivalent`.
/// The document of `grammar` explains the lowest rung at which the forms are equal.
fn write_table(
    out: &mut Results,
    comparison: &Comparison,
    requested: Rung,
    grammar: Grammar,
    equivalent: bool,
) -> io::Result<()> {
    let rows: Vec<(&Forms, Cow<'_, str>, Cow<'_, str>)> = comparison
        .forms()
        .iter()
        .map(|forms| (forms, visible(&forms.left), visible(&forms.right)))
        .collect();
    let width = rows.iter().map(|(_, left, _)| left.chars().count()).max().unwrap_or(0);
    for (forms, left, right) in &rows {
        let sign = if forms.equal() { "=" } else { "/" };
        let (section, rung) = (forms.section.section, forms.rung);
        let row = format!("{left:<width$}  {sign}  {right}");
        writeln!(out, "{NAME}{section:<8}{NAME:#} {rung:<8}  {row}")?;
    }
    let (verdict, rung) =
        (if equivalent { "equivalent" } else { "not equivalent" }, requested.title());
    writeln!(out, "\n{HEADING}{verdict}{HEADING:#} by {rung}")?;
    let meet = comparison.forms().iter().find(|forms| forms.equal());
    match meet {
        Some(Forms { rung, section, .. }) => {
            writeln!(out, "they meet at {}, {section}:", rung.title())?;
            match rung.explanation(grammar) {
                Some(explanation) => writeln!(out, "\"{explanation}\""),
                // RFC 3986 does not describe this rung.
                None => Ok(()),
            }
        }
        None => writeln!(out, "they meet at none of these rungs"),
    }
}

/// Returns the forms at a rung as a JSON object.
fn json_forms(forms: &Forms) -> impl serde::Serialize {
    let (rung, cited, equal) = (forms.rung, Cited::from(forms.section), forms.equal());
    object! { rung, #[serde(flatten)] cited, a: &forms.left, b: &forms.right, equal }
}
