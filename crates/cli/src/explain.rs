//! `iri explain`.

use crate::lint::{find_code, finding_message, fix_object};
use crate::shell::*;
use clap::Args;
use iri_grammar::Grammar;
use iri_grammar::lint::{Code, Finding, LintProfile as Profile, Linter, Requirement, Severity};
use std::collections::BTreeMap;
use std::io::{self, Write};

/// Explains the findings of 'iri lint', the entries of its catalogue
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct Explain {
    /// Entries by number or name, or 'all'; without any, lists them
    #[arg(value_name = "CODE")]
    codes: Vec<String>,
    #[command(flatten)]
    report: ReportOptions,
}

const LONG_HELP: &str = "\
For each entry: the message, the sources with section and key word, the explanation, a bad example \
with the message of 'iri lint', a good example, and the severity in each profile.

With --format jsonl, each entry has an object: see 'iri schema --help'. Its details:
  code, name, message, meaning, security, common
  sources           [{document, section, key_word}]: MUST, SHOULD or advice
  bad, good         examples
  finding           the message for the bad example
  fix               null, or {span, replacement, safe, rung}, for the bad
                    example
  severity          {PROFILE: off, note, warning or error}
  page              the section of the guide about it: a file of the repository

Examples:
  iri explain
  iri explain I302 mixed-scripts
  iri explain all --format jsonl | jq -r 'select(.details.severity.rfc3987 == \"error\").details.name'

Exit status: 0 if there are such entries, 2 if there is none of a name.";

impl Explain {
    pub fn run(&self) -> io::Result<Status> {
        // Without a code, one line for each entry; with `all`, every entry in full.
        let is_overview = self.codes.is_empty();
        let wants_all_entries = self.codes.iter().any(|code| code == "all");
        // `find_code` ends the program if there is no such entry.
        let codes: Vec<Code> = if is_overview || wants_all_entries {
            Code::ALL.to_vec()
        } else {
            self.codes.iter().map(|code| find_code(code, "[CODE]...")).collect()
        };
        self.report.stream("explain", |out| {
            for (index, code) in codes.into_iter().enumerate() {
                match out.format() {
                    Format::Jsonl => add_entry_object(out, code)?,
                    Format::Human if is_overview => overview_line(out, code)?,
                    Format::Human => {
                        if index > 0 {
                            writeln!(out)?;
                        }
                        show_entry(out, code)?;
                    }
                }
            }
            Ok(Status::Fine)
        })
    }
}

/// Writes the line of an entry in the overview of all entries.
fn overview_line(out: &mut Results, code: Code) -> io::Result<()> {
    let entry = code.entry();
    let severity = Profile::default().severity(code);
    let Requirement { citation, key_word, .. } = entry.sources[0];
    writeln!(out, "{NAME}{code}{NAME:#}  {severity:<7}  {:<22}  {citation}: {key_word}", entry.name)
}

/// Returns the finding of this code in the bad example of its entry; `None` if no grammar accepts
/// the example.
fn bad_example_finding(code: Code) -> Option<Finding> {
    let bad = code.entry().bad;
    let grammars = [Grammar::Rfc3987, Grammar::Rfc3987bis, Grammar::Leiri, Grammar::UrlI18n07];
    let grammar = grammars.into_iter().find(|grammar| grammar.reference().matches(bad))?;
    // In this profile, no entry is off.
    let linter = Linter::new(Profile::Strict).grammar(grammar).with_rule(iri_schemes::lint_rule);
    let findings = linter.lint(bad).ok()?;
    findings.into_iter().find(|finding| finding.code == code)
}

/// Writes an entry for people.
fn show_entry(out: &mut Results, code: Code) -> io::Result<()> {
    let entry = code.entry();
    let finding = bad_example_finding(code);
    writeln!(out, "{NAME}{code} {}{NAME:#}", entry.name)?;
    writeln!(out, "{}\n", wrap(&format!("The component {}.", entry.message), 0))?;
    writeln!(out, "{}", wrap(entry.meaning, 0))?;
    for (index, Requirement { citation, key_word, .. }) in entry.sources.iter().enumerate() {
        let heading = if index == 0 { "says" } else { "" };
        writeln!(out, "{HEADING}{heading:<8}{HEADING:#}  {citation}: {key_word}")?;
    }
    writeln!(out, "{HEADING}unwise{HEADING:#}    {}", visible(entry.bad))?;
    if let Some(finding) = &finding {
        writeln!(out, "          {}", wrap(&finding_message(finding), 10))?;
    }
    if let Some(fix) = finding.as_ref().and_then(|finding| finding.fix.as_ref()) {
        let fixed = fix.apply(entry.bad);
        writeln!(out, "{HEADING}fix{HEADING:#}       {}", visible(&fixed))?;
        writeln!(out, "          {}", fix.safety)?;
    }
    writeln!(out, "{HEADING}better{HEADING:#}    {}", visible(entry.good))?;
    for (index, profile) in Profile::ALL.into_iter().enumerate() {
        let heading = if index == 0 { "severity" } else { "" };
        let severity = profile.severity(code);
        let style = if severity == Severity::Off { DIMMED } else { HEADING };
        let name = profile.name();
        writeln!(out, "{HEADING}{heading:<8}{HEADING:#}  {name:<11}  {style}{severity}{style:#}")?;
    }
    writeln!(out, "{HEADING}page{HEADING:#}      {}", entry.page())
}

/// Writes an entry as a JSON object.
fn add_entry_object(out: &mut Results, code: Code) -> io::Result<()> {
    let entry = code.entry();
    let finding = bad_example_finding(code);
    let source = |Requirement { citation, key_word, .. }: &Requirement| {
        object! { #[serde(flatten)] cited: Cited::from(*citation), key_word: *key_word }
    };
    let severity = Profile::ALL.map(|profile| (profile.name(), profile.severity(code)));
    out.object(&object! {
        code,
        name: entry.name,
        message: entry.message,
        meaning: entry.meaning,
        security: entry.is_security(),
        common: entry.is_common(),
        sources: entry.sources.iter().map(source).collect::<Vec<_>>(),
        bad: entry.bad,
        good: entry.good,
        finding: finding.as_ref().map(finding_message),
        fix: finding.as_ref().and_then(|finding| finding.fix.as_ref()).map(fix_object),
        severity: BTreeMap::from(severity),
        page: entry.page(),
    })
}
