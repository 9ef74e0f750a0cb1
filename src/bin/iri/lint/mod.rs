//! `iri lint`.

mod sarif;

use crate::shell::{self, *};
use clap::{Args, ValueEnum};
use iri_grammar::Grammar;
use iri_grammar::advice::{
    Code, Finding, Fix, LintProfile as Profile, Linter, Safety, Severity, Trait,
};
use serde::Serialize;
use std::cmp::Reverse;
use std::ffi::OsString;
use std::io::{self, Write};
use std::iter;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The name of what the grammar finds.
const SYNTAX: &str = "syntax";

/// A line that is longer than this is not repeated with each finding.
const LONG: usize = 1 << 16;

/// Finds what is legal but unwise in files with one identifier a line
#[derive(Args)]
#[command(after_long_help = long_help())]
pub struct Lint {
    /// The files; '-' is standard input, and so is no file
    #[arg(value_name = "FILE", default_value = "-", hide_default_value = true)]
    files: Vec<OsString>,
    /// Whose word counts
    #[arg(short, long, default_value_t, value_parser = by_name(Profile::ALL, Profile::name))]
    profile: Profile,
    #[arg(short, long, value_name = "NAME=LEVEL", help = severity_help())]
    severity: Vec<String>,
    /// The least severity that makes the exit status 1
    #[arg(long, value_name = "LEVEL", default_value_t = Severity::Error, value_parser = fail_on())]
    fail_on: Severity,
    /// The grammar, if not that of the profile
    #[arg(short, long, value_parser = grammar(), ignore_case = true)]
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
        other => other.name(),
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

fn fail_on() -> impl clap::builder::TypedValueParser<Value = Severity> {
    let levels = Severity::ALL.into_iter().rev().filter(|it| *it != Severity::Off);
    by_name(levels, Severity::name)
}

impl Lint {
    pub fn run(&self) -> io::Result<Status> {
        if self.totals && self.format == Format::Sarif {
            refuse_conflict("the argument '--totals' cannot be used with '--format sarif'");
        }
        let linter = self.linter();
        let counts = Counts::default();
        let mut input = Input::files(&self.files);
        if self.format == Format::Sarif {
            print(&sarif::head(&linter)?)?;
            input.separator = b",\n";
        }
        // The format of this command, which has one more, decides what is written.
        let totals = input.run(shell::Format::Human, |results, item| {
            let worst = self.lint(results, item, &linter, &counts)?;
            Ok(Status::of(worst.is_none_or(|worst| worst < self.fail_on)))
        })?;
        match self.format {
            Format::Sarif => print(&sarif::tail(totals.unreadable == 0)?)?,
            _ if self.totals => print(&self.counted(&linter, &counts)?)?,
            _ => {}
        }
        if self.format == Format::Human {
            tell(&totals, &counts);
        }
        Ok(totals.status())
    }

    fn linter(&self) -> Linter {
        let mut linter = with(Linter::new(self.profile), self.grammar, Linter::grammar);
        for setting in &self.severity {
            let (name, level) = setting.split_once('=').unwrap_or((setting, ""));
            let argument = "--severity <NAME=LEVEL>";
            let code = find_code(name, argument);
            let levels = || Severity::ALL.map(Severity::name).to_vec();
            let severity = level.parse().unwrap_or_else(|_| refuse(argument, level, levels()));
            linter = linter.with(code, severity);
        }
        linter
    }

    /// Adds the findings of a line. Returns the severity of the gravest.
    fn lint(
        &self,
        results: &mut Results,
        Item { place, octets }: Item<'_>,
        linter: &Linter,
        counts: &Counts,
    ) -> io::Result<Option<Severity>> {
        let text =
            str::from_utf8(octets).map_err(|error| Box::new(Problem::not_utf8(octets, error)));
        let findings = text.and_then(|text| {
            let findings = linter.lint(text).map_err(|error| Box::new(Problem::from(&error)))?;
            Ok((Characters::of(text), findings))
        });
        match findings {
            Ok((text, findings)) => {
                for finding in &findings {
                    counts.of(Some(finding.code)).fetch_add(1, Ordering::Relaxed);
                    if !self.totals {
                        self.add(results, place, &text, finding)?;
                    }
                }
                Ok(findings.iter().map(|finding| finding.severity).max())
            }
            Err(problem) => {
                counts.of(None).fetch_add(1, Ordering::Relaxed);
                if !self.totals {
                    self.add_problem(results, place, octets, &problem)?;
                }
                Ok(Some(Severity::Error))
            }
        }
    }

    fn add(
        &self,
        out: &mut Results,
        place: Place<'_>,
        text: &Characters<'_>,
        finding: &Finding,
    ) -> io::Result<()> {
        let Finding { code, severity, span, .. } = finding;
        match self.format {
            Format::Human => {
                let (name, column) = (code.name(), text.span(*span).start + 1);
                let place = visible(&place.named(""));
                write!(out, "{place}:{column}: {severity}[{code} {name}]: ")?;
                write!(out, "{} ({})", told(finding), finding.citation())?;
                if let Some(fix) = &finding.fix {
                    write!(out, "; fix: {}", fix_told(fix, text.text))?;
                }
                writeln!(out)
            }
            Format::Jsonl => {
                let characters = text.span(*span);
                out.object(&object! {
                    #[serde(flatten)] place,
                    input: Some(text.text).filter(|text| text.len() <= LONG),
                    text: span.of(text.text),
                    code,
                    name: code.name(),
                    severity,
                    component: finding.component.name(),
                    message: told(finding),
                    column: characters.start + 1,
                    offset: span.start,
                    end: span.end,
                    character_offset: characters.start,
                    character_end: characters.end,
                    characters: &finding.characters,
                    #[serde(flatten)] cited: Cited::from(finding.citation()),
                    key_word: finding.source.key_word,
                    fix: finding.fix.as_ref().map(fix),
                })
            }
            Format::Sarif => sarif::finding(out, place, text, finding, &told(finding)),
        }
    }

    fn add_problem(
        &self,
        out: &mut Results,
        place: Place<'_>,
        octets: &[u8],
        problem: &Problem,
    ) -> io::Result<()> {
        let column = problem.column;
        match self.format {
            Format::Human => {
                let place = visible(&place.named(""));
                writeln!(out, "{place}:{column}: error[syntax]: {problem}")
            }
            Format::Jsonl => out.object(&object! {
                #[serde(flatten)] place,
                input: String::from_utf8_lossy(octets),
                code: None::<Code>,
                name: SYNTAX,
                severity: Severity::Error,
                #[serde(flatten)] problem,
            }),
            Format::Sarif => sarif::problem(out, place, column, &problem.to_string()),
        }
    }

    /// How many findings there are of each entry, the gravest and most frequent first.
    fn counted(&self, linter: &Linter, counts: &Counts) -> io::Result<Vec<u8>> {
        let entries = Code::ALL.iter().map(|code| (Some(*code), linter.severity(*code)));
        let all = iter::once((None, Severity::Error)).chain(entries);
        let all = all.map(|(code, severity)| (severity, counts.get(code), code));
        let mut all: Vec<_> = all.filter(|(_, findings, _)| *findings > 0).collect();
        all.sort_by_key(|(severity, findings, _)| Reverse((*severity, *findings)));

        let mut out = Vec::new();
        for (severity, findings, code) in all {
            let name = code.map_or(SYNTAX, Code::name);
            match self.format {
                Format::Human => {
                    let code = code.map(|code| code.to_string()).unwrap_or_default();
                    writeln!(out, "{findings:>9}  {severity:<7}  {code:<4}  {name}")?;
                }
                _ => json_line(&mut out, &object! { code, name, severity, findings })?,
            }
        }
        Ok(out)
    }
}

/// Looks an entry up. Ends the program if there is none of this number or name.
pub fn find_code(text: &str, argument: &str) -> Code {
    text.parse().unwrap_or_else(|_| {
        refuse(argument, text, Code::ALL.iter().map(|code| code.name()).collect())
    })
}

/// The message of a finding, with the names of the characters.
pub fn told(finding: &Finding) -> String {
    let characters = finding.characters.iter();
    characters.fold(visible(&finding.to_string()), |told, c| named(told, Some(*c)))
}

/// A fix, for a person.
fn fix_told(fix: &Fix, text: &str) -> String {
    let replacement = match fix.replacement.as_str() {
        "" => format!("without {}", quoted(fix.span.of(text))),
        replacement => quoted(replacement),
    };
    match fix.safety {
        Safety::Safe(_) => replacement,
        Safety::ChangesIdentifier => format!("{replacement}, which changes the identifier"),
    }
}

/// A fix, for a program.
pub fn fix(fix: &Fix) -> impl Serialize {
    let rung = match fix.safety {
        Safety::Safe(rung) => Some(rung.name()),
        Safety::ChangesIdentifier => None,
    };
    let (replacement, safe) = (&fix.replacement, rung.is_some());
    object! { offset: fix.span.start, end: fix.span.end, replacement, safe, rung }
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

fn tell(totals: &Totals, counts: &Counts) {
    let found = counts.0.iter().map(|count| count.load(Ordering::Relaxed)).sum();
    let (lines, findings) = (counted(totals.lines, "line"), counted(found, "finding"));
    message(format_args!("{lines}, {findings}{}", totals.unreadable()));
}
