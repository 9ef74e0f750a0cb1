//! `iri lint`.

use crate::characters::Characters;
use crate::diagnostic::Problem;
use crate::finding::{Place, Refused, Report, SYNTAX, find_code, fix_told, told};
use crate::options::{self, listed, refuse};
use crate::output::{json_line, message, visible};
use crate::sarif;
use crate::stream::{self, Lines, Results, Totals};
use crate::{Status, output};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::error::ErrorKind;
use clap::{Args, CommandFactory, ValueEnum};
use iri_grammar::Grammar;
use iri_grammar::advice::{Code, Finding, LintProfile as Profile, Linter, Severity, Trait};
use serde::Serialize;
use std::ffi::OsString;
use std::io::{self, Write};
use std::sync::atomic::{AtomicUsize, Ordering};

/// Finds what is legal but unwise in files with one identifier a line
#[derive(Args)]
#[command(after_long_help = long_help())]
pub struct Lint {
    /// The files; '-' is standard input, and so is no file
    #[arg(value_name = "FILE", default_value = "-", hide_default_value = true)]
    files: Vec<OsString>,
    /// Whose word counts
    #[arg(short, long, default_value_t, value_parser = profile())]
    profile: Profile,
    #[arg(short, long, value_name = "NAME=LEVEL", help = severity_help())]
    severity: Vec<String>,
    /// The least severity that makes the exit status 1
    #[arg(long, value_name = "LEVEL", default_value_t = Severity::Error, value_parser = fail_on())]
    fail_on: Severity,
    /// The grammar, if not that of the profile
    #[arg(short, long, value_parser = options::grammar(), ignore_case = true)]
    grammar: Option<Grammar>,
    /// How many findings of each entry there are, and not the findings
    #[arg(short, long)]
    totals: bool,
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

/// Whose word counts in a profile.
fn listens_to(profile: Profile) -> &'static str {
    match profile {
        Profile::Rfc3987 => "RFC 3987, RFC 3986 and the specifications of schemes; the default",
        Profile::Rfc3987bis => "the same with the draft of March 2012 in place of RFC 3987",
        Profile::Rfc3986 => "RFC 3986 and the specifications of schemes, for URIs",
        Profile::UrlI18n07 => {
            "draft-masinter-url-i18n-07 of 2001, by its grammar, and the\n\
             specifications of schemes"
        }
        Profile::Strict => "all of these, and draft-masinter-url-i18n-07 of 2001",
        Profile::Security => "all of these but that of 2001, where security is concerned",
        Profile::Quiet => "those of rfc3987",
    }
}

fn severity_help() -> String {
    format!("Another severity for an entry ({}); may be repeated", names(&Severity::ALL))
}

fn names(severities: &[Severity]) -> String {
    severities.iter().map(|it| it.name()).collect::<Vec<_>>().join(", ")
}

fn long_help() -> String {
    let profiles = Profile::ALL.map(|it| listed(it.name(), 11, listens_to(it))).concat();
    let common = Code::ALL.iter().filter(|code| code.entry().is(Trait::Common));
    let common = common.map(|code| code.name()).collect::<Vec<_>>().join(", ");
    format!("{READ}{profiles}\n{SEVERITIES}{common}.\n\n{WRITTEN}")
}

const READ: &str = "\
Lines are read as 'iri check' reads them. A line that the grammar does not take is an error
named syntax. Everything else is an entry of the catalogue, which 'iri explain' shows.

Profiles (--profile), and whose word counts:
";

const SEVERITIES: &str = "\
The severity of an entry follows from the key word; of several documents, the gravest counts.
  profile       MUST     SHOULD   advice
  rfc3987       error    warning  note
  rfc3987bis    error    warning  note
  rfc3986       error    warning  note
  url-i18n-07   error    warning  note
  strict        error    error    warning
  strict, 2001  warning  note     note
  security      error    warning  warning
  quiet         error    off      off
Entries that would speak of a great part of ordinary identifiers are notes of the profile
strict, and off in all others. These are common: ";

const WRITTEN: &str = "\
For a person, each finding is written as
FILE:LINE:COLUMN: severity[code name]: what (section), columns counted from 1 in characters.

With --format jsonl, one object for each finding:
  file, line (from 1), code, name, severity, component
  input             the line; null if it is very long
  text              the part that the finding is about
  message           what is wrong
  column            where it begins, from 1, in characters
  offset, end       from where to where it is, from 0, in bytes
  character_offset, character_end
                    the same in characters
  characters        the characters that it is about, each once, at most eight
  document, section, key_word
                    who says so: MUST, SHOULD or advice
  fix               null, or {offset, end, replacement, safe, rung}: safe is whether the result
                    is equivalent, by that rung of the ladder
For a line that the grammar does not take, name is syntax, code is null, and the other members
are those of 'iri check'. With --totals, one object for each entry that was found: code, name,
severity, findings.

With --format sarif, one document of SARIF 2.1.0 for all files.

Examples:
  iri lint urls.txt
  iri lint --totals --profile security *.txt
  iri lint --severity non-nfc=error --severity mixed-scripts=off urls.txt
  iri lint --fail-on warning --format sarif urls.txt > urls.sarif
  iri lint --grammar leiri documents.txt

Exit status: 0 if nothing is as grave as --fail-on says, 1 if something is, 2 if a file could
not be read; the other files are looked at nevertheless.";

fn profile() -> impl TypedValueParser<Value = Profile> {
    PossibleValuesParser::new(Profile::ALL.map(Profile::name))
        .try_map(|name| name.parse::<Profile>())
}

fn fail_on() -> impl TypedValueParser<Value = Severity> {
    let levels = Severity::ALL.into_iter().rev().filter(|it| *it != Severity::Off);
    PossibleValuesParser::new(levels.map(Severity::name).collect::<Vec<_>>())
        .try_map(|name| name.parse::<Severity>())
}

impl Lint {
    pub fn run(&self) -> io::Result<Status> {
        if self.totals && self.format == Format::Sarif {
            let message = "the argument '--totals' cannot be used with '--format sarif'\n";
            let error = clap::Error::raw(ErrorKind::ArgumentConflict, message);
            error.with_cmd(&crate::Cli::command()).exit()
        }
        let linter = self.linter();
        let counts = Counts::default();
        let work = |lines: Lines<'_>| self.lint(&linter, &counts, &lines);
        let totals = match self.format {
            Format::Sarif => {
                output::print(&sarif::head(&linter)?)?;
                let totals = stream::run_separated(&self.files, b",\n", work)?;
                output::print(&sarif::tail(totals.unreadable == 0)?)?;
                totals
            }
            _ => stream::run(&self.files, work)?,
        };
        if self.totals {
            output::print(&self.counted(&linter, &counts)?)?;
        }
        if self.format == Format::Human {
            tell(&totals, &counts);
        }
        Ok(totals.status())
    }

    fn linter(&self) -> Linter {
        let mut linter = Linter::new(self.profile);
        if let Some(grammar) = self.grammar {
            linter = linter.grammar(grammar);
        }
        for setting in &self.severity {
            let (name, level) = setting.split_once('=').unwrap_or((setting, ""));
            let code = find_code(name, "--severity <NAME=LEVEL>");
            let levels = || Severity::ALL.map(Severity::name).to_vec();
            let severity = level
                .parse()
                .unwrap_or_else(|_| refuse("--severity <NAME=LEVEL>", level, levels()));
            linter = linter.with(code, severity);
        }
        linter
    }

    fn lint(&self, linter: &Linter, counts: &Counts, lines: &Lines<'_>) -> io::Result<Results> {
        let mut results = Results::default();
        for (line, input) in lines.numbered() {
            let place = Place { file: lines.file, line };
            let worst = match look_at(linter, input) {
                Ok(findings) => {
                    let text = Characters::of(str::from_utf8(input).unwrap_or_default());
                    for finding in &findings {
                        counts.of(Some(finding.code)).fetch_add(1, Ordering::Relaxed);
                        self.add(&mut results.text, place, &text, finding)?;
                    }
                    findings.iter().map(|finding| finding.severity).max()
                }
                Err(problem) => {
                    counts.of(None).fetch_add(1, Ordering::Relaxed);
                    self.add_problem(&mut results.text, place, input, &problem)?;
                    Some(Severity::Error)
                }
            };
            results.invalid += usize::from(worst.is_some_and(|worst| worst >= self.fail_on));
        }
        Ok(results)
    }

    fn add(
        &self,
        out: &mut Vec<u8>,
        place: Place<'_>,
        text: &Characters<'_>,
        finding: &Finding,
    ) -> io::Result<()> {
        if self.totals {
            return Ok(());
        }
        match self.format {
            Format::Human => {
                let Place { file, line } = place;
                let Finding { code, severity, .. } = finding;
                let name = code.name();
                let column = text.span(finding.span).start + 1;
                write!(out, "{}:{line}:{column}: {severity}[{code} {name}]: ", visible(file))?;
                write!(out, "{} ({})", told(finding), finding.citation())?;
                if let Some(fix) = &finding.fix {
                    write!(out, "; fix: {}", fix_told(fix, text.text))?;
                }
                writeln!(out)
            }
            Format::Jsonl => json_line(out, &Report::new(place, text, finding)),
            Format::Sarif => sarif::finding(out, place, text, finding, &told(finding)),
        }
    }

    fn add_problem(
        &self,
        out: &mut Vec<u8>,
        place: Place<'_>,
        input: &[u8],
        problem: &Problem,
    ) -> io::Result<()> {
        let Place { file, line } = place;
        match self.format {
            _ if self.totals => Ok(()),
            Format::Human => {
                let column = problem.column;
                writeln!(out, "{}:{line}:{column}: error[syntax]: {problem}", visible(file))
            }
            Format::Jsonl => {
                let input = &String::from_utf8_lossy(input);
                let severity = Severity::Error;
                let (code, name) = (None, SYNTAX);
                json_line(out, &Refused { file, line, input, code, name, severity, problem })
            }
            Format::Sarif => sarif::problem(out, place, problem.column, &problem.to_string()),
        }
    }

    /// How many findings there are of each entry, the gravest and most frequent first.
    fn counted(&self, linter: &Linter, counts: &Counts) -> io::Result<Vec<u8>> {
        let syntax = (None, Severity::Error, counts.get(None));
        let entries = Code::ALL
            .iter()
            .map(|code| (Some(*code), linter.severity(*code), counts.get(Some(*code))));
        let mut all: Vec<_> =
            std::iter::once(syntax).chain(entries).filter(|(.., count)| *count > 0).collect();
        all.sort_by_key(|(_, severity, count)| std::cmp::Reverse((*severity, *count)));

        let mut out = Vec::new();
        for (code, severity, findings) in all {
            let name = code.map_or(SYNTAX, Code::name);
            match self.format {
                Format::Human => {
                    let code = code.map(|code| code.to_string()).unwrap_or_default();
                    writeln!(out, "{findings:>9}  {severity:<7}  {code:<4}  {name}")?;
                }
                _ => json_line(&mut out, &Counted { code, name, severity, findings })?,
            }
        }
        Ok(out)
    }
}

fn look_at(linter: &Linter, line: &[u8]) -> Result<Vec<Finding>, Box<Problem>> {
    let text = str::from_utf8(line).map_err(|error| Box::new(Problem::not_utf8(line, error)))?;
    linter.lint(text).map_err(|error| Box::new(Problem::from(&error)))
}

/// How many findings there are: of each entry, and after these of the syntax.
struct Counts(Vec<AtomicUsize>);

impl Default for Counts {
    fn default() -> Self {
        Counts((0..=Code::ALL.len()).map(|_| AtomicUsize::new(0)).collect())
    }
}

impl Counts {
    fn of(&self, code: Option<Code>) -> &AtomicUsize {
        &self.0[code.map_or(Code::ALL.len(), |code| code as usize)]
    }

    fn get(&self, code: Option<Code>) -> usize {
        self.of(code).load(Ordering::Relaxed)
    }
}

#[derive(Serialize)]
struct Counted {
    code: Option<Code>,
    name: &'static str,
    severity: Severity,
    findings: usize,
}

fn tell(totals: &Totals, counts: &Counts) {
    let many = |count: usize, what: &str| match count {
        1 => format!("1 {what}"),
        _ => format!("{count} {what}s"),
    };
    let found = counts.0.iter().map(|count| count.load(Ordering::Relaxed)).sum();
    let unreadable = match totals.unreadable {
        0 => String::new(),
        count => format!("; {} could not be read", many(count, "file")),
    };
    let (lines, findings) = (many(totals.lines, "line"), many(found, "finding"));
    message(format_args!("{lines}, {findings}{unreadable}"));
}
