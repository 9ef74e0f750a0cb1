//! `iri lab claims`.

use super::Answer;
use crate::shell::{
    Format, FormatOnly, HEADING, NAME, Status, counted, json_line, message, print, refuse, visible,
};
use clap::Args;
use iri_grammar::claims::{Claim, Counterexample, Laboratory, Verdict};
use std::io::{self, Write};

/// Proves or refutes what the documents claim of languages and mappings
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct Claims {
    /// The claims; all without
    #[arg(value_name = "CLAIM")]
    claims: Vec<String>,
    /// Write a report on the documents in Markdown: statements that do not hold, with both
    /// readings; comparisons; ABNF and examples that fail
    #[arg(long, conflicts_with = "format", conflicts_with = "claims")]
    markdown: bool,
    #[command(flatten)]
    format: FormatOnly,
}

const LONG_HELP: &str = "\
Sentences of the documents that are statements about every identifier, each with what it comes
to:
  proved        it holds; states and transitions are the size of the proof
  refuted       a text speaks against it, of the fewest octets, and what is made of that by the
                one way and by the other
  holds so far  it holds for all texts of the kind that is named
  not finite    it is about a procedure that no finite transducer carries out, and why
The languages are those of the grammars, the mappings transducers over octets of UTF-8 made of
the tables by which this program maps.

With --format jsonl, one object for each claim:
  claim, document, section, sentence, statement
  verdict         as above
  expected        the verdict that is on record
  states, transitions, counterexample, results, why
                  what there is of these, else null; results is a list
  entry           where the guide has both readings ('Where the documents disagree'), or null

Examples:
  iri lab claims
  iri lab claims to-uri-is-idempotent case-before-percent-encoding
  iri lab claims --markdown > report.md

Exit status: 0 if every claim has the verdict that is on record, 1 if not.";

/// The page of the guide that has the readings.
const DOCUMENTS: &str = include_str!("../../../../src/guide/documents.md");

/// Entries of it on ABNF of the documents that is none.
const BROKEN: &[&str] = &["LEIRI, the double quote."];

/// Entries of it on examples of the documents that fail.
const EXAMPLES: &[&str] = &[
    "draft-duerst-iri-bis-07, an example.",
    "3987bis, `xn--99zt52a`.",
    "RFC 3987, U+044F.",
    "draft-masinter-url-i18n-07, IPv6.",
    "RFC 3987 section 4.4 and draft-duerst-iri-bis-07 section 4.4, Example 9.",
    "RFC 3987 sections 4.2 and 4.4, Example 4.",
    "RFC 3987 section 4.4, reading aloud.",
];

impl Claims {
    pub fn run(&self) -> Answer {
        let mut laboratory = Laboratory::new();
        let mut out = Vec::new();
        let (mut count, mut unexpected) = (0, 0);
        let claims = self.claims();
        // The report has the statements of the documents before the comparisons.
        let mut comparisons = Vec::new();
        for claim in claims {
            let verdict = laboratory.verdict(claim);
            count += 1;
            unexpected += usize::from(verdict.outcome() != claim.outcome);
            match (self.markdown, self.format.format) {
                (true, _) if claim.is_comparison => {
                    write_markdown(&mut comparisons, claim, &verdict)?
                }
                (true, _) => write_markdown(&mut out, claim, &verdict)?,
                (_, Format::Human) => write_text(&mut out, claim, &verdict)?,
                (_, Format::Jsonl) => write_json(&mut out, claim, &verdict)?,
            }
            if !self.markdown {
                print(&out)?;
                out.clear();
            }
        }
        if self.markdown {
            print(TITLE.as_bytes())?;
            writeln!(out, "{COMPARISONS}")?;
            out.extend(comparisons);
            for (title, entries) in
                [("ABNF that is none", BROKEN), ("Examples that fail", EXAMPLES)]
            {
                writeln!(out, "\n## {title}\n")?;
                entries.iter().try_for_each(|name| writeln!(out, "- {}", entry(name)))?;
            }
            print(&out)?;
        }
        if self.format.format == Format::Human {
            let claims = counted(count, "claim");
            match unexpected {
                0 => message(format_args!("{claims}, each with the verdict on record")),
                _ => message(format_args!("{claims}, {unexpected} with another verdict")),
            }
        }
        Ok(if unexpected == 0 { Status::Fine } else { Status::Invalid })
    }

    fn claims(&self) -> Vec<&'static Claim> {
        let named = |name: &String| {
            Claim::find(name).unwrap_or_else(|| {
                refuse("[CLAIM]...", name, Claim::all().iter().map(|claim| claim.name).collect())
            })
        };
        match self.claims.is_empty() {
            true => Claim::all().iter().collect(),
            false => self.claims.iter().map(named).collect(),
        }
    }
}

fn write_text(out: &mut Vec<u8>, claim: &Claim, verdict: &Verdict) -> io::Result<()> {
    let Claim { name, citation, sentence, statement, .. } = claim;
    let outcome = verdict.outcome();
    write!(out, "{NAME}{name}{NAME:#}: {HEADING}{}{HEADING:#}", outcome.name())?;
    match verdict {
        Verdict::Proved(size) => write!(out, " ({size})")?,
        Verdict::Refuted(found) => write!(out, " by {}", told(found, |text| format!("{text:?}")))?,
        Verdict::HoldsSoFar { texts, count } => write!(out, " ({count} {texts})")?,
        _ => {}
    }
    if outcome != claim.outcome {
        write!(out, "; on record: {}", claim.outcome.name())?;
    }
    writeln!(out, "\n  {citation}: \"{}\"\n  {statement}", visible(sentence))?;
    if let Verdict::NotFinite { why } = verdict {
        writeln!(out, "  {why}")?;
    }
    Ok(())
}

/// A text, and what was made of it.
fn told(found: &Counterexample, shown: fn(&str) -> String) -> String {
    let text = shown(&found.text);
    match &found.results[..] {
        [] => text,
        [result] => format!("{text}, which becomes {}", shown(result)),
        [one, other, ..] => {
            format!("{text}, which becomes {} one way and {} the other", shown(one), shown(other))
        }
    }
}

fn write_json(out: &mut Vec<u8>, claim: &Claim, verdict: &Verdict) -> io::Result<()> {
    let Claim { name, citation, sentence, statement, .. } = claim;
    let (size, found) = match verdict {
        Verdict::Proved(size) => (Some(size), None),
        Verdict::Refuted(found) => (None, Some(found)),
        _ => (None, None),
    };
    let why = match verdict {
        Verdict::NotFinite { why } => Some((*why).to_owned()),
        Verdict::HoldsSoFar { texts, count } => Some(format!("{count} {texts}")),
        _ => None,
    };
    let report = object!(
        claim: name,
        document: citation.document.to_string(),
        section: citation.section,
        sentence: sentence,
        statement: statement,
        verdict: verdict.outcome().name(),
        expected: claim.outcome.name(),
        states: size.map(|size| size.states),
        transitions: size.map(|size| size.transitions),
        counterexample: found.map(|found| &found.text),
        results: found.map(|found| &found.results),
        why: why,
        entry: Some(claim.entry).filter(|entry| !entry.is_empty()),
    );
    json_line(out, &report)
}

const TITLE: &str = "\
# Where the documents disagree, with others or with themselves

## Statements that do not hold

Each is refuted by a shortest text, where it is taken for what stands below it.
";

const COMPARISONS: &str = "
## Comparisons

No document says so: here their grammars are compared, and what is quoted is where they differ.";

fn write_markdown(out: &mut Vec<u8>, claim: &Claim, verdict: &Verdict) -> io::Result<()> {
    let Claim { citation, sentence, statement, is_comparison, .. } = claim;
    let Verdict::Refuted(found) = verdict else { return Ok(()) };
    if claim.entry.is_empty() {
        return Ok(());
    }
    let what = if *is_comparison { "Asked was whether" } else { "Taken for:" };
    let found = told(found, code);
    writeln!(out, "\n### {citation}\n\n> {sentence}\n")?;
    writeln!(out, "{what} {statement}. Refuted by {found}.\n")?;
    writeln!(out, "{}", entry(claim.entry))
}

/// A text as code in Markdown, between more grave accents than it has beside each other.
fn code(text: &str) -> String {
    let text = visible(text);
    let runs = text.split(|c| c != '`').map(str::len);
    let fence = "`".repeat(runs.max().unwrap_or_default() + 1);
    let pad = if text.starts_with('`') || text.ends_with('`') { " " } else { "" };
    format!("{fence}{pad}{text}{pad}{fence}")
}

/// The text of an entry of the guide, on one line.
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
        let named = Claim::all().iter().map(|claim| claim.entry).filter(|name| !name.is_empty());
        for name in named.chain(BROKEN.iter().chain(EXAMPLES).copied()) {
            assert!(entry(name).len() > name.len() + 40, "{name}");
        }
    }
}
