//! `abnf-lab lint`.

use super::budget::BudgetOptions;
use super::grammar::{ImportOption, texts_of};
use super::source::{Source, as_str_pairs, file_of_rfc};
use super::{Answer, Trouble};
use crate::shell::{Status, json_line, list_entry, message, print, quantity, visible};
use abnf_lab::{Budget, Lint as Findings, LintFinding, LintKind, LintLevel, Place};
use clap::{Args, ValueEnum};
use serde_json::{Value, json};
use std::ffi::{OsStr, OsString};
use std::io::{self, Write};
use std::ops::Range;

/// Finds mistakes and doubtful parts in all rules of an ABNF
#[derive(Args)]
#[command(after_long_help = long_help())]
pub struct Lint {
    /// Grammars; see 'abnf-lab --help'
    #[arg(required = true, value_name = "GRAMMAR")]
    grammars: Vec<OsString>,
    /// Write the first grammar with all fixes to standard output, and findings to standard error
    #[arg(long, conflicts_with = "format")]
    fix: bool,
    /// The lowest level that makes the exit status 1
    #[arg(long, value_name = "LEVEL", value_enum, default_value_t = FailOn::Error)]
    fail_on: FailOn,
    #[command(flatten)]
    import: ImportOption,
    #[command(flatten)]
    limits: BudgetOptions,
    /// Search recursive rules that are not regular for ambiguities in texts of up to N characters
    /// [default: 5, and up to 20 if that takes few states]
    #[arg(long, value_name = "N")]
    up_to: Option<usize>,
    /// How the results are written
    #[arg(short, long, value_enum, default_value_t = Format::Human, hide_possible_values = true)]
    #[arg(value_name = "human|jsonl|sarif")]
    format: Format,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// For a person
    Human,
    /// For a program: one JSON object a line
    Jsonl,
    /// For tools that show the results of static analysis: SARIF 2.1.0
    Sarif,
}

#[derive(Clone, Copy, ValueEnum)]
enum FailOn {
    Error,
    Warning,
    Note,
}

impl FailOn {
    fn level(self) -> LintLevel {
        match self {
            FailOn::Error => LintLevel::Error,
            FailOn::Warning => LintLevel::Warning,
            FailOn::Note => LintLevel::Note,
        }
    }
}

/// Returns the text of `--help` after the options, with a list of the kinds of findings.
fn long_help() -> String {
    let kinds = LintKind::ALL.iter().map(|kind| {
        let meaning = format!("{}: {}", kind.level(), kind.meaning());
        list_entry(kind.name(), 14, &wrap(&meaning))
    });
    format!("{INPUT_HELP}{}\n{OUTPUT_HELP}", kinds.collect::<String>())
}

/// Wraps a text into lines that fit beside a name.
fn wrap(text: &str) -> String {
    const WIDTH: usize = 70;
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        if lines[lines.len() - 1].len() + word.len() > WIDTH {
            lines.push(String::new());
        }
        let line = lines.len() - 1;
        if !lines[line].is_empty() {
            lines[line].push(' ');
        }
        lines[line].push_str(word);
    }
    lines.join("\n")
}

const INPUT_HELP: &str = include_str!("help/lint_input.txt");

const OUTPUT_HELP: &str = include_str!("help/lint_output.txt");

impl Lint {
    /// Examines each grammar, and writes the findings about all of them.
    pub fn run(&self) -> Answer {
        let mut out = Vec::new();
        let mut results = Vec::new();
        // `worst` is the highest level of a finding; none without findings.
        let (mut worst, mut count, mut trouble) = (None, 0, false);
        let imports = self.import.read(&self.limits.begin())?;
        for (index, grammar) in self.grammars.iter().enumerate() {
            // The limits apply to each grammar.
            let mut budget = self.limits.begin();
            budget.longest = self.up_to;
            let Ok(source) = Source::of(grammar, self.import.notation, &budget) else {
                trouble = true;
                continue;
            };
            let Some(lint) = self.examine(&source, imports.clone(), &budget)? else {
                message(format_args!("{}: only ABNF can be linted", source.name));
                trouble = true;
                continue;
            };
            if lint.grammar.as_ref().is_some_and(|grammar| grammar.rules().is_empty()) {
                message(format_args!("{}: there is no rule", source.name));
                trouble = true;
            }
            if self.fix && index == 0 {
                out.extend(lint.fixed().into_bytes());
            }
            trouble |= lint.met_limit;
            worst = worst.max(lint.findings.iter().map(|finding| finding.level).max());
            count += lint.findings.len();
            for finding in &lint.findings {
                match self.format {
                    Format::Sarif => results.push(sarif_result(&source, finding)),
                    _ => self.write_finding(&source, finding, &mut out)?,
                }
            }
        }
        if self.format == Format::Sarif {
            json_line(&mut out, &sarif_document(&results, !trouble))?;
        }
        print(&out)?;
        if self.format == Format::Human && !(trouble && count == 0) {
            message(format_args!("{}", quantity(count, "finding")));
        }
        Ok(match worst {
            _ if trouble => Status::Trouble,
            Some(worst) => Status::of(worst < self.fail_on.level()),
            None => Status::Fine,
        })
    }

    /// Writes a finding as a line for people or for programs. With `--fix`, the line for people is
    /// a message, since the output has the mended grammar.
    fn write_finding(
        &self,
        source: &Source,
        finding: &LintFinding,
        out: &mut Vec<u8>,
    ) -> io::Result<()> {
        if self.format == Format::Jsonl {
            return json_line(out, &json_object(source, finding));
        }
        let line = line_for_people(source, finding);
        if self.fix {
            message(format_args!("{line}"));
            return Ok(());
        }
        writeln!(out, "{line}")
    }

    /// Returns the findings of a grammar; with `--import auto`, with the RFCs that it cites for
    /// undefined names. None if the grammar is not ABNF.
    fn examine(
        &self,
        source: &Source,
        mut imports: Vec<(String, String)>,
        budget: &Budget,
    ) -> Result<Option<Findings>, Trouble> {
        let lint = |imports: &[(String, String)]| {
            source.lint(self.import.notation.options(), &as_str_pairs(imports), budget)
        };
        let found = lint(&imports);
        let findings = found.iter().flat_map(|found| &found.findings);
        let numbers = findings.filter_map(|finding| finding.import.clone()).collect();
        let sources = if self.import.is_auto() {
            self.import.documents(&numbers, source.folder(), budget)?
        } else {
            Vec::new()
        };
        if sources.is_empty() {
            return Ok(found);
        }
        let names: Vec<&str> = sources.iter().map(|(name, _)| &**name).collect();
        message(format_args!("{}: imported: {}", source.name, names.join(", ")));
        imports.extend(texts_of(sources));
        Ok(lint(&imports))
    }
}

/// Returns a finding as a line for a person.
fn line_for_people(source: &Source, finding: &LintFinding) -> String {
    let LintFinding { kind, level, place, .. } = finding;
    let Place { line, column, .. } = place;
    let (name, message) = (&source.name, visible(&message_with_advice(finding)));
    format!("{name}:{line}:{column}: {level}[{}]: {message}", kind.name())
}

/// Returns the message of a finding; for an undefined name, with the option that imports it.
fn message_with_advice(finding: &LintFinding) -> String {
    let advice =
        import_argument(finding).map(|file| format!("; '--import {file}' takes it from there"));
    format!("{}{}", finding.message, advice.unwrap_or_default())
}

/// Returns the argument of `--import` that defines the undefined name of a finding; `None` for any
/// other finding, and if no RFC is known to define the name.
fn import_argument(finding: &LintFinding) -> Option<String> {
    finding.import.as_deref().map(file_of_rfc)
}

/// Returns a finding as an object of JSON.
fn json_object(source: &Source, finding: &LintFinding) -> Value {
    let LintFinding { kind, level, message, place, fix, .. } = finding;
    let span = |span: &Range<usize>| json!([span.start, span.end]);
    json!({
        "file": source.file.to_string_lossy(),
        "line": place.line,
        "column": place.column,
        "span": span(&place.span),
        "kind": kind.name(),
        "level": level.name(),
        "message": message,
        "import": import_argument(finding),
        "fix": fix.as_ref().map(|fix| json!({ "span": span(&fix.span), "text": fix.text })),
    })
}

/// Returns a finding as a result of SARIF.
fn sarif_result(source: &Source, finding: &LintFinding) -> Value {
    let region = |span: &Range<usize>| {
        let start = Place::of(&source.text, span.clone());
        let end = Place::of(&source.text, span.end..span.end);
        json!({
            "startLine": start.line, "startColumn": start.column,
            "endLine": end.line, "endColumn": end.column,
        })
    };
    let location = artifact_location(&source.file);
    let mut result = json!({
        "ruleId": finding.kind.name(),
        "ruleIndex": LintKind::ALL.iter().position(|kind| *kind == finding.kind),
        "level": finding.level.name(),
        "message": { "text": message_with_advice(finding) },
        "locations": [{ "physicalLocation": {
            "artifactLocation": location,
            "region": region(&finding.place.span),
        }}],
    });
    if let Some(fix) = &finding.fix {
        result["fixes"] = json!([{
            "description": { "text": "Write it as ABNF has it." },
            "artifactChanges": [{
                "artifactLocation": location,
                "replacements": [{
                    "deletedRegion": region(&fix.span),
                    "insertedContent": { "text": fix.text },
                }],
            }],
        }]);
    }
    result
}

/// Returns a SARIF location of a file.
fn artifact_location(file: &OsStr) -> Value {
    let path = file.as_encoded_bytes();
    // A reader of SARIF need not know that `./a` and `a` are one file.
    let path = path.strip_prefix(b"./").unwrap_or(path);
    json!({ "uri": if file == "-" { "stdin:".to_owned() } else { uri(path) } })
}

/// Returns the path of a file as a URI reference.
pub fn uri(path: &[u8]) -> String {
    let mut uri = if path.starts_with(b"/") { "file://".to_owned() } else { String::new() };
    for &octet in path {
        match octet {
            b'-' | b'.' | b'_' | b'~' | b'/' => uri.push(octet.into()),
            _ if octet.is_ascii_alphanumeric() => uri.push(octet.into()),
            _ => uri += &format!("%{octet:02X}"),
        }
    }
    uri
}

/// Returns a document of SARIF with these results. `is_successful` is whether all grammars could be
/// examined.
fn sarif_document(results: &[Value], is_successful: bool) -> Value {
    let rule = |kind: &LintKind| {
        json!({
            "id": kind.name(),
            "name": format!("{kind:?}"),
            "shortDescription": { "text": kind.meaning() },
            "defaultConfiguration": { "level": kind.level().name() },
        })
    };
    let driver = json!({
        "name": "abnf-lab",
        "semanticVersion": env!("CARGO_PKG_VERSION"),
        "rules": LintKind::ALL.iter().map(rule).collect::<Vec<_>>(),
    });
    json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "columnKind": "unicodeCodePoints",
            "tool": { "driver": driver },
            "results": results,
            "invocations": [{ "executionSuccessful": is_successful }],
        }],
    })
}
