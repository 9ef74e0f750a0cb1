//! Decides what the documents claim: `claims [CLAIM]...` prints each claim with its verdict, `claims
//! --markdown` prints a report on the documents. The exit status is 0 if every verdict is the one on
//! record, 1 if a verdict differs, 2 if the arguments are wrong.

use iri_proofs::claims::{Claim, Counterexample, Laboratory, Verdict};
use std::env;
use std::io::{self, Write};
use std::process::ExitCode;

const USAGE: &str = "usage: claims [CLAIM]... | claims --markdown";

/// The page of the guide that has the readings of disputed sentences.
const DOCUMENTS: &str = include_str!("../../../../src/guide/documents.md");

/// The names of the entries in the guide about invalid ABNF in the documents.
const BROKEN: &[&str] = &["LEIRI, the double quote."];

/// The names of the entries in the guide about examples of the documents that fail.
const EXAMPLES: &[&str] = &[
    "draft-duerst-iri-bis-07, an example.",
    "3987bis, `xn--99zt52a`.",
    "RFC 3987, U+044F.",
    "draft-masinter-url-i18n-07, IPv6.",
    "RFC 3987 section 4.4 and draft-duerst-iri-bis-07 section 4.4, Example 9.",
    "RFC 3987 sections 4.2 and 4.4, Example 4.",
    "RFC 3987 section 4.4, reading aloud.",
];

/// Decides the claims that the arguments name, or all, and prints them.
fn main() -> io::Result<ExitCode> {
    let names: Vec<String> = env::args().skip(1).collect();
    let markdown = names == ["--markdown"];
    let mut claims = Vec::new();
    for name in names.iter().filter(|_| !markdown) {
        let Some(claim) = Claim::find(name) else {
            eprintln!("claims: there is no claim {name:?}; {USAGE}");
            return Ok(ExitCode::from(2));
        };
        claims.push(claim);
    }
    if claims.is_empty() {
        claims.extend(Claim::all());
    }
    let mut laboratory = Laboratory::new();
    let decided = claims.iter().map(|&claim| (claim, laboratory.verdict(claim)));
    let unexpected = if markdown {
        report(&mut io::stdout(), decided.collect())?
    } else {
        list(&mut io::stdout(), decided)?
    };
    match unexpected {
        0 => eprintln!("claims: {}, each with the verdict on record", count_claims(claims.len())),
        _ => eprintln!("claims: {}, {unexpected} with another verdict", count_claims(claims.len())),
    }
    Ok(ExitCode::from(u8::from(unexpected > 0)))
}

/// Returns the number with its noun: `1 claim`, `2 claims`.
fn count_claims(claims: usize) -> String {
    format!("{claims} claim{}", if claims == 1 { "" } else { "s" })
}

/// Writes each claim as soon as it is decided. Returns the number of verdicts that differ from those
/// on record.
fn list(
    out: &mut impl Write,
    decided: impl Iterator<Item = (&'static Claim, Verdict)>,
) -> io::Result<usize> {
    let mut unexpected = 0;
    for (claim, verdict) in decided {
        write_text(out, claim, &verdict)?;
        unexpected += usize::from(verdict.outcome() != claim.outcome);
    }
    Ok(unexpected)
}

/// Writes the report: statements of the documents that do not hold, comparisons, invalid ABNF, and
/// examples that fail. Returns the number of verdicts that differ from those on record.
fn report(out: &mut impl Write, decided: Vec<(&'static Claim, Verdict)>) -> io::Result<usize> {
    writeln!(out, "{TITLE}")?;
    for (heading, is_comparison) in [(STATEMENTS, false), (COMPARISONS, true)] {
        writeln!(out, "{heading}")?;
        for (claim, verdict) in decided.iter().filter(|it| it.0.is_comparison == is_comparison) {
            write_markdown(out, claim, verdict)?;
        }
    }
    for (title, entries) in [("Invalid ABNF", BROKEN), ("Examples that fail", EXAMPLES)] {
        writeln!(out, "\n## {title}\n")?;
        entries.iter().try_for_each(|name| writeln!(out, "- {}", entry(name)))?;
    }
    Ok(decided.iter().filter(|(claim, verdict)| verdict.outcome() != claim.outcome).count())
}

/// Writes a claim as plain text: its name with the verdict, the sentence, the statement.
fn write_text(out: &mut impl Write, claim: &Claim, verdict: &Verdict) -> io::Result<()> {
    let Claim { name, citation, sentence, statement, .. } = claim;
    let outcome = verdict.outcome();
    write!(out, "{name}: {}", outcome.name())?;
    match verdict {
        Verdict::Proved(size) => write!(out, " ({size})")?,
        Verdict::Refuted(counterexample) => {
            write!(out, " by {}", describe(counterexample, |text| format!("{text:?}")))?
        }
        Verdict::HoldsSoFar { texts, count } => write!(out, " ({count} {texts})")?,
        _ => {}
    }
    if outcome != claim.outcome {
        write!(out, "; on record: {}", claim.outcome.name())?;
    }
    writeln!(out, "\n  {citation}: \"{sentence}\"\n  {statement}")?;
    if let Verdict::NotFinite { why } = verdict {
        writeln!(out, "  {why}")?;
    }
    Ok(())
}

/// Returns a counterexample with its results, as the end of a sentence. `quote` quotes each text.
fn describe(counterexample: &Counterexample, quote: fn(&str) -> String) -> String {
    let text = quote(&counterexample.text);
    match &counterexample.results[..] {
        [] => text,
        [result] => format!("{text}, which becomes {}", quote(result)),
        [one, other, ..] => {
            format!("{text}, which becomes {} one way and {} the other", quote(one), quote(other))
        }
    }
}

const TITLE: &str = "# Where the documents disagree, with others or with themselves";

const STATEMENTS: &str = "
## Statements that do not hold

Each is refuted by a shortest text, if it is understood as stated below it.";

const COMPARISONS: &str = "
## Comparisons

No document states these: this package compares the grammars, and quotes where they differ.";

/// Writes a refuted claim as a section of the report. Other claims, and those without an entry in
/// the guide, have no section.
fn write_markdown(out: &mut impl Write, claim: &Claim, verdict: &Verdict) -> io::Result<()> {
    let Claim { citation, sentence, statement, is_comparison, .. } = claim;
    let Verdict::Refuted(counterexample) = verdict else { return Ok(()) };
    if claim.entry.is_empty() {
        return Ok(());
    }
    let label = if *is_comparison { "The question was whether" } else { "Understood as:" };
    let counterexample = describe(counterexample, code);
    writeln!(out, "\n### {citation}\n\n> {sentence}\n")?;
    writeln!(out, "{label} {statement}. Refuted by {counterexample}.\n")?;
    writeln!(out, "{}", entry(claim.entry))
}

/// Returns a text as a code span in Markdown. Its fence has one backtick more than the longest
/// sequence of backticks in the text.
fn code(text: &str) -> String {
    let escape = |c: char| {
        if c.is_alphanumeric() || matches!(c, ' '..='~') {
            c.to_string()
        } else {
            c.escape_unicode().to_string()
        }
    };
    let text: String = text.chars().map(escape).collect();
    let backtick_runs = text.split(|c| c != '`').map(str::len);
    let fence = "`".repeat(backtick_runs.max().unwrap_or_default() + 1);
    let pad = if text.starts_with('`') || text.ends_with('`') { " " } else { "" };
    format!("{fence}{pad}{text}{pad}{fence}")
}

/// Returns the entry of this name in the guide, on one line; the name alone if there is none.
fn entry(name: &str) -> String {
    let head = format!("- **{name}** ");
    let text = DOCUMENTS.split_once(&head).map_or("", |(_, after)| after);
    let end = ["\n- ", "\n\n"].iter().filter_map(|end| text.find(end)).min();
    let words = text[..end.unwrap_or(text.len())].split_whitespace();
    format!("**{name}** {}", words.collect::<Vec<_>>().join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_are_in_the_guide() {
        let of_claims =
            Claim::all().iter().map(|claim| claim.entry).filter(|name| !name.is_empty());
        for name in of_claims.chain(BROKEN.iter().chain(EXAMPLES).copied()) {
            // For an entry that is not in the guide, only the name would be returned.
            assert!(entry(name).len() > name.len() + 40, "{name}");
        }
    }
}
