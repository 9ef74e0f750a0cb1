//! `iri compare`.

use crate::ladder::{LadderOptions, percent};
use crate::shell::*;
use clap::Args;
use iri_grammar::ladder::{CharacterForms, Comparison, Forms, Ladder, LadderError};
use iri_grammar::ladder::{PercentEncoding, Purpose, Rung};
use iri_grammar::{Grammar, Iri, IriBuf, IriReference};
use std::io::{self, Write};

/// Compares two IRIs, rung by rung of the comparison ladder (RFC 3987 section 5.3)
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct Compare {
    /// An IRI; after '--' if it begins with '-'
    a: String,
    /// Another one
    b: String,
    #[command(flatten)]
    ladder: LadderOptions,
    /// How percent-encodings are normalized
    #[arg(long, value_parser = percent(), default_value = "aligned")]
    percent: PercentEncoding,
    /// Resolves both against this IRI before, so that they can be relative references
    #[arg(long)]
    base: Option<String>,
    /// Maps both to URIs before, and compares them by RFC 3986 section 6.2
    #[arg(long)]
    uri: bool,
    /// Leaves the fragments out, as for a network action (section 5.1)
    #[arg(long, conflicts_with = "identity")]
    network: bool,
    /// Compares identity tokens, which is done by the lowest rung only (section 5.1)
    #[arg(long)]
    identity: bool,
    #[command(flatten)]
    format: FormatOption,
}

const LONG_HELP: &str = "\
Shows the forms of both at each rung, and at which rung they first are the same. Higher
rungs find more IRIs equivalent; two that are not may still identify the same resource.
Character normalization (RFC 3987 section 5.3.2.2) is not applied: it is said where an IRI
lacks it.
With --escapes both are as they stand in the source of a document: in html in an attribute, in
xml, or in a string of css.
With --network and --base, comparing a reference with the base tells by which rung it is a
same-document reference (RFC 3986 section 4.4).

With --format jsonl, one object:
  a, b, rung, valid, equivalent, meet, document, section (of the rung where they meet),
  forms: [{rung, document, section, a, b, equal}], nfc: [of a, of b], reason (why they are
  not compared); or, if one is not valid: input, valid, and what 'iri check' tells

Examples:
  iri compare http://example.com HTTP://example.com:80/
  iri compare --rung path 'example://a/b/c/%7Bfoo%7D' 'eXAMPLE://a/./b/../b/%63/%7bfoo%7d'
  iri compare --escapes html 'http://example.org/ros&eacute;' http://example.org/ros%C3%A9
  iri compare --rung protocol --redirect http://example.com/data http://example.com/data/ \\
      http://example.com/data http://example.com/data/
  iri compare --network --base http://example.com/a http://example.com/a '#b'

Exit status: 0 if they are equivalent at the rung asked for, 1 if they are not, or one is not
valid, 2 if they cannot be compared.";

/// Why two IRIs are not compared.
enum Failure {
    /// A text is not valid.
    Invalid(String, iri_grammar::Error),
    Other(String),
}

impl Compare {
    pub fn run(&self) -> io::Result<Status> {
        Results::alone(self.format.format, |results| match self.compared() {
            Ok((a, b, comparison)) => self.show(results, &a, &b, &comparison),
            Err(Failure::Invalid(text, error)) => results.reject(Text::argument(&text), &error),
            Err(Failure::Other(reason)) => {
                match results.format {
                    Format::Human => results.tell(&reason),
                    Format::Jsonl => {
                        let (a, b, equivalent) = (&self.a, &self.b, None::<bool>);
                        results.object(&object! { a, b, valid: true, equivalent, reason })?;
                    }
                }
                Ok(Status::Trouble)
            }
        })
    }

    fn compared(&self) -> Result<(IriBuf, IriBuf, Comparison), Failure> {
        let (a, b) = self.identifiers()?;
        let redirects = self.ladder.redirects();
        let redirects =
            redirects.map_err(|error| Failure::Other(format!("--redirect: {error}")))?;
        let purpose = match (self.identity, self.network) {
            (true, _) => Purpose::IdentityToken,
            (false, true) => Purpose::NetworkAction,
            (false, false) => Purpose::General,
        };
        let ladder = self.ladder.ladder(self.percent, &redirects).purpose(purpose);
        let comparison = self.compare(&ladder, &a, &b);
        let comparison = comparison.map_err(|error| Failure::Other(error.to_string()))?;
        Ok((a, b, comparison))
    }

    /// Both IRIs.
    fn identifiers(&self) -> Result<(IriBuf, IriBuf), Failure> {
        let resolved = |text: &str| match self.ladder.resolved(text) {
            Ok(text) => Ok(text.into_owned()),
            Err(error) => Err(Failure::Other(format!("{text:?}: {error}"))),
        };
        let (a, b) = (&resolved(&self.a)?, &resolved(&self.b)?);
        let base = self.base.as_deref().map(resolved).transpose()?;
        let base = base
            .as_deref()
            .map(|base| Iri::new(base).map_err(|error| Failure::Invalid(base.to_owned(), error)));
        let base = base.transpose()?;
        let iri = |text: &str| {
            let invalid = |error| Failure::Invalid(text.to_owned(), error);
            let reference = IriReference::new(text).map_err(invalid)?;
            let iri = match &base {
                Some(base) => {
                    let target = base.resolve(&reference);
                    target.map_err(|danger| danger.to_string())
                }
                None => Iri::try_from(reference)
                    .map(Iri::into_owned)
                    .map_err(|_| LadderError::Relative { text: text.to_owned() }.to_string()),
            };
            iri.map_err(Failure::Other)
        };
        Ok((iri(a)?, iri(b)?))
    }

    /// Up to the highest rung of which something is known, if it may be.
    fn compare(
        &self,
        ladder: &Ladder<'_>,
        a: &IriBuf,
        b: &IriBuf,
    ) -> Result<Comparison, LadderError> {
        let known =
            if self.ladder.has_redirects() { Rung::ProtocolBased } else { Rung::SchemeBased };
        let height = match self.identity {
            true => self.asked(),
            false => self.asked().max(known),
        };
        match self.uri {
            true => ladder.compare(&a.to_uri(), &b.to_uri(), height),
            false => ladder.compare(a, b, height),
        }
    }

    /// An identity token has no other rung unless one is asked for.
    fn asked(&self) -> Rung {
        match (self.identity, self.ladder.rung) {
            (true, Rung::SchemeBased) => Rung::SimpleString,
            // Nothing is compared by it: the forms are those of the rung below.
            (_, Rung::Character) => Rung::Case,
            (_, rung) => rung,
        }
    }

    fn show(
        &self,
        results: &mut Results,
        a: &IriBuf,
        b: &IriBuf,
        comparison: &Comparison,
    ) -> io::Result<Status> {
        let at = |rung| comparison.forms().iter().find(|forms| forms.rung == rung);
        let asked = self.asked();
        let equivalent = at(asked).is_some_and(Forms::equal);
        let nfc = [a, b].map(|iri| CharacterForms::of(iri).nfc);
        match results.format {
            Format::Jsonl => {
                let meet = comparison.meet().and_then(at);
                results.object(&object! {
                    a,
                    b,
                    rung: asked,
                    valid: true,
                    equivalent,
                    meet: meet.map(|forms| forms.rung),
                    document: meet.map(|forms| forms.section.document),
                    section: meet.map(|forms| forms.section.section),
                    forms: comparison.forms().iter().map(json_forms).collect::<Vec<_>>(),
                    nfc,
                })?;
            }
            Format::Human => {
                let grammar = if self.uri { Grammar::Rfc3986 } else { Grammar::Rfc3987 };
                write_table(results, comparison, (asked, grammar), equivalent)?;
                for (iri, _) in [a, b].into_iter().zip(nfc).filter(|(_, nfc)| !nfc) {
                    let iri = visible(iri);
                    results.tell(format_args!(
                        "{iri} is not in Normalization Form C (RFC 3987 section 5.3.2.2)"
                    ));
                }
            }
        }
        Ok(Status::of(equivalent))
    }
}

fn write_table(
    out: &mut Results,
    comparison: &Comparison,
    (asked, grammar): (Rung, Grammar),
    equivalent: bool,
) -> io::Result<()> {
    let rows: Vec<(&Forms, String, String)> = comparison
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
    let (is, at) = (if equivalent { "equivalent" } else { "not equivalent" }, asked.title());
    writeln!(out, "\n{HEADING}{is}{HEADING:#} by {at}")?;
    let meet = comparison.forms().iter().find(|forms| forms.equal());
    match meet {
        Some(Forms { rung, section, .. }) => {
            writeln!(out, "they meet at {}, {section}:", rung.title())?;
            match rung.explanation(grammar) {
                Some(explanation) => writeln!(out, "\"{explanation}\""),
                None => Ok(()),
            }
        }
        None => writeln!(out, "they meet at none of these rungs"),
    }
}

fn json_forms(forms: &Forms) -> impl serde::Serialize {
    let (rung, cited, equal) = (forms.rung, Cited::from(forms.section), forms.equal());
    object! { rung, #[serde(flatten)] cited, a: &forms.left, b: &forms.right, equal }
}
