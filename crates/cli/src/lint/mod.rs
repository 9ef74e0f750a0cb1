//! `iri lint`.

mod findings;

use crate::shell::*;
use clap::Args;
use iri_grammar::Grammar;
use iri_grammar::lint::{Code, Finding, Fix, LintProfile as Profile, Linter, Safety, Severity};
use iri_grammar::spec::Characters;
use serde::Serialize;
use std::io::{self, Write};

/// Finds what is legal but unwise in each line of each FILE
#[derive(Args)]
#[command(after_long_help = long_help())]
pub struct Lint {
    /// The profile: rfc3987, strict, quiet ...
    #[arg(short, long, default_value_t, value_parser = by_name(Profile::ALL, Profile::name))]
    profile: Profile,
    #[arg(long, value_name = "NAME=LEVEL", help = "Sets the severity of an entry")]
    #[arg(long_help = severity_help())]
    #[arg(value_parser = severity_setting(), hide_possible_values = true)]
    severity: Vec<String>,
    /// The least severity that makes the exit status 1
    #[arg(long, value_name = "LEVEL", default_value_t = Severity::Error, value_parser = fail_on())]
    fail_on: Severity,
    /// The document whose grammar it is, if not that of the profile
    #[arg(short, long, value_parser = grammar(), ignore_case = true)]
    document: Option<Grammar>,
    #[command(flatten)]
    format: PlaceFormatOption,
    #[command(flatten)]
    files: Files,
}

/// Returns the documents that a profile follows, for the help.
fn profile_documents(profile: Profile) -> &'static str {
    match profile {
        Profile::Rfc3987 => "RFC 3987, RFC 3986 and the specifications of schemes; the default",
        Profile::Rfc3987bis => "as rfc3987, with the draft of March 2012 for RFC 3987",
        Profile::Rfc3986 => "RFC 3986 and the specifications of schemes, for URIs",
        Profile::UrlI18n07 => {
            "draft-masinter-url-i18n-07 of 2001, by its grammar, and the\n\
             specifications of schemes"
        }
        Profile::Strict => "all of these, and draft-masinter-url-i18n-07 of 2001",
        Profile::Security => "all except that of 2001; only entries about security",
        Profile::Quiet => "as rfc3987; only MUST",
        // The library may add profiles later.
        other => other.name(),
    }
}

/// Returns the grammar of a profile, the same as that of [`Linter::new`].
fn grammar_of(profile: Profile) -> Grammar {
    match profile {
        Profile::Rfc3986 => Grammar::Rfc3986,
        Profile::Rfc3987bis => Grammar::Rfc3987bis,
        Profile::UrlI18n07 => Grammar::UrlI18n07,
        _ => Grammar::Rfc3987,
    }
}

/// Returns the help of --severity.
fn severity_help() -> String {
    format!("Sets the severity of an entry ({}); may be repeated", severity_names(&Severity::ALL))
}

/// Returns the names of severities, separated by commas.
fn severity_names(severities: &[Severity]) -> String {
    severities.iter().map(|it| it.name()).collect::<Vec<_>>().join(", ")
}

/// Returns the text that `--help` shows after the options.
fn long_help() -> String {
    let profiles = Profile::ALL.map(|it| help_entry(it.name(), 11, profile_documents(it))).concat();
    let common = Code::ALL.iter().filter(|code| code.entry().is_common());
    let common = common.map(|code| code.name()).collect::<Vec<_>>().join(", ");
    format!("{HELP_START}{profiles}\n{HELP_SEVERITIES}{common}.\n\n{HELP_END}")
}

const HELP_START: &str = "\
Lines are read as in 'iri check'. A line that the grammar rejects is an error, syntax, whose severity \
--severity sets, too. All other findings are entries of the catalogue: see 'iri explain'.

Profiles (--profile), and the documents that they follow:
";

const HELP_SEVERITIES: &str = "\
The key word decides the severity of an entry; with several documents, the most severe one.
  profile       MUST     SHOULD   advice
  rfc3987       error    warning  note
  rfc3987bis    error    warning  note
  rfc3986       error    warning  note
  url-i18n-07   error    warning  note
  strict        error    error    warning
  strict, 2001  warning  note     note
  security      error    warning  warning
  quiet         error    off      off
Entries that apply to many ordinary identifiers are notes in the profile strict, and off in the \
others. These are common: ";

const HELP_END: &str = "\
For people, each finding is written as
  FILE:LINE:COLUMN: severity[code name]: what (section)
COLUMN counts characters from 1, in the line or, with --column, in its column. With --on-invalid \
empty, a line without findings has an empty line in the output; a line with several findings has \
several. These lines are the results: --quiet writes them, too, and no totals. --only writes lines \
unchanged, as in 'iri check'.

At most 1000 findings are written for each line; a message says how many more there are. All of \
them count for the exit status.

With --format jsonl, each line has an object: see 'iri schema --help'. Its error is why the grammar \
rejects it; ok is whether nothing is as severe as --fail-on. Its details:
  findings          [{code, name, severity, component, column, span,
                    character_span, text, message, characters, document,
                    section, key_word, fix}], up to 1000
  more              how many more there are
  text, message     the part with the finding; what is wrong
  characters        the characters of the finding, each once, up to eight
  document, section, key_word
                    the source: MUST, SHOULD or advice
  fix               null, or {span, replacement, safe, rung}: safe is whether
                    the result is equivalent, at that rung of the ladder; of a
                    label of a domain name, with --idna agreed, the default of
                    compare

With --format sarif, the output is one document of SARIF 2.1.0 for all files.

Examples:
  iri lint urls.txt
  iri lint --count --profile security *.txt
  iri lint --severity non-nfc=error --severity mixed-scripts=off urls.txt
  iri lint --fail-on warning --format sarif urls.txt > urls.sarif
  iri lint --document leiri documents.txt

Exit status: 0 if no finding is as severe as --fail-on, 1 if one is, 2 if a file cannot be read; the \
other files are checked all the same.";

/// Returns a parser of --severity. It accepts any text; `linter` looks up the entry and the level.
fn severity_setting() -> impl clap::builder::TypedValueParser<Value = String> {
    let codes = Code::ALL.iter().map(|code| code.name());
    Completed::new(codes.chain([SYNTAX]).collect(), |it| Ok(it.to_owned()))
}

/// Returns a parser of --fail-on.
fn fail_on() -> impl clap::builder::TypedValueParser<Value = Severity> {
    let levels = Severity::ALL.into_iter().rev().filter(|it| *it != Severity::Off);
    by_name(levels, Severity::name)
}

impl Lint {
    pub fn run(&self) -> io::Result<Status> {
        let format = self.format.format;
        let is_sarif = format == PlaceFormat::Sarif;
        if is_sarif {
            sarif::check_options("lint", &self.files, &[])?;
        }
        let (linter, syntax) = self.linter();
        let task = Task::on("lint", self.grammar().reference());
        let task = task.with_rows(self.files.options().only.is_some());
        let mut input = self.files.input(task, format.shared())?;
        // Only lines that people get unchanged, by --only, are not about places.
        input.settings.reports_places =
            format != PlaceFormat::Human || self.files.options().only.is_none();
        let each =
            |results: &mut Results, item: Item<'_>| self.lint(results, item, &linter, syntax);
        let totals = if is_sarif {
            sarif::process(input, findings::rules(&linter, syntax), &each)?
        } else {
            input.process(&each)?
        };
        let options = self.files.options();
        if format == PlaceFormat::Human && !options.quiet && !options.count {
            let lines = quantity(totals.lines, "line");
            let findings = quantity(totals.findings, "finding");
            message(format_args!("{lines}, {findings}{}", totals.unreadable()));
        }
        Ok(totals.status(self.files.options().exit_zero))
    }

    /// Returns the linter that the options describe, and the severity of a line that the grammar rejects.
    /// Ends the program if --severity names an unknown entry or level.
    fn linter(&self) -> (Linter, Severity) {
        let linter = Linter::new(self.profile).with_rule(iri_schemes::lint_rule);
        let mut linter = with(linter, self.document, Linter::grammar);
        let mut syntax = Severity::Error;
        for setting in &self.severity {
            let (name, level) = setting.split_once('=').unwrap_or((setting, ""));
            let argument = "--severity <NAME=LEVEL>";
            let levels = || Severity::ALL.map(Severity::name).to_vec();
            let severity = || level.parse().unwrap_or_else(|_| refuse(argument, level, levels()));
            if name == SYNTAX {
                syntax = severity();
            } else {
                linter = linter.with(find_code(name, argument), severity());
            }
        }
        (linter, syntax)
    }

    /// Finds and counts the findings of a line, and adds the answer. `syntax` is the severity of a line that the
    /// grammar rejects.
    fn lint(
        &self,
        results: &mut Results,
        item: Item<'_>,
        linter: &Linter,
        syntax: Severity,
    ) -> io::Result<Status> {
        let input = results.text(item);
        // Taken out, so that `count` does not borrow `results`; put back below.
        let mut counts = results.totals.counts.take();
        let mut worst = None;
        let mut count = |severity, code| {
            results.totals.findings += 1;
            counts.iter_mut().for_each(|counts| counts.add_finding(severity, code));
            worst = worst.max(Some(severity));
        };
        let mut first_findings = FirstFindings::default();
        let checked = input.and_then(|text| {
            let components = self.grammar().reference().components(text);
            let components = components.map_err(|error| Box::new(Problem::from(&error)))?;
            linter.for_each_finding(components, |finding| {
                count(finding.severity, Some(finding.code));
                first_findings.add(finding);
            });
            // The positions of characters are needed only for findings.
            Ok(Characters::new(if first_findings.count == 0 { "" } else { text }))
        });
        let (characters, problem) = match checked {
            Ok(characters) => (characters, None),
            Err(problem) => {
                if syntax != Severity::Off {
                    count(syntax, None);
                }
                (Characters::new(""), Some(*problem))
            }
        };
        results.totals.counts = counts;
        let (findings, more) = first_findings.into_first();
        let status = Status::fine_if(worst.is_none_or(|worst| worst < self.fail_on));
        if !results.count_and_select(item, status, problem.as_ref()) {
            return Ok(status);
        }
        let linted = LintedLine { characters, problem, findings, more, status };
        self.write_line(results, item, syntax, linted)?;
        Ok(status)
    }

    /// Adds the answer for a line in the format of --format. `syntax` is the severity of a line that the grammar
    /// rejects.
    fn write_line(
        &self,
        results: &mut Results,
        item: Item<'_>,
        syntax: Severity,
        linted: LintedLine<'_>,
    ) -> io::Result<()> {
        let LintedLine { characters, problem, findings, more, status } = linted;
        match (self.format.format, problem) {
            (PlaceFormat::Jsonl, problem) => {
                let findings =
                    List(|| findings.iter().map(|finding| finding_object(finding, &characters)));
                let input = item.lossy();
                let envelope = Envelope {
                    item: Some(item),
                    input: Some(&input),
                    ok: status == Status::Fine,
                    output: None,
                    error: problem.as_ref(),
                };
                results.add_object(envelope, &object! { findings, more })?;
            }
            (PlaceFormat::Human, problem) if results.settings.only.is_some() => {
                results.unchanged_line(item)?;
                let is_fine = status == Status::Fine;
                if let Some(problem) = problem {
                    results.tell(item.place.describe(&item.lossy(), &problem));
                }
                for finding in findings.iter().filter(|_| !is_fine) {
                    let mut line = Vec::new();
                    write_finding(&mut line, item, &characters, finding)?;
                    results.tell(String::from_utf8_lossy(&line).trim_end());
                }
            }
            (_, Some(_)) if syntax == Severity::Off => {}
            (PlaceFormat::Human, Some(problem)) => {
                item.place.write_with(results, problem.column)?;
                writeln!(results, ": {syntax}[{SYNTAX}]: {problem}")?;
            }
            (PlaceFormat::Sarif, Some(problem)) => {
                let level = findings::level(syntax);
                sarif::add_problem(results, item.place, &problem, level, findings::SYNTAX_RULE)?;
            }
            (PlaceFormat::Human, None) => {
                findings
                    .iter()
                    .try_for_each(|finding| write_finding(results, item, &characters, finding))?;
            }
            (PlaceFormat::Sarif, None) => findings.iter().try_for_each(|finding| {
                findings::add_finding(
                    results,
                    item.place,
                    &characters,
                    finding,
                    &finding_message(finding),
                )
            })?,
        }
        if more > 0 && self.format.format != PlaceFormat::Jsonl {
            let place = item.place.name("");
            results.tell(format_args!("{place}: and {}", quantity(more, "more finding")));
        }
        Ok(())
    }

    /// Returns the grammar of --document, or else that of the profile.
    fn grammar(&self) -> Grammar {
        self.document.unwrap_or(grammar_of(self.profile))
    }
}

/// A line, and what was found in it.
struct LintedLine<'t> {
    /// The text, which converts spans from bytes to characters; empty without findings.
    characters: Characters<'t>,
    /// Why the grammar rejects the text.
    problem: Option<Problem>,
    findings: Vec<Finding>,
    /// The number of further findings.
    more: usize,
    status: Status,
}

/// Collects the first findings of a text, which may have very many.
#[derive(Default)]
struct FirstFindings {
    findings: Vec<Finding>,
    /// The number of findings that were added.
    count: usize,
    /// The number of added findings of the same entry as the last one.
    entry_count: usize,
}

impl FirstFindings {
    /// Counts a finding, and keeps it if it is one of the first [`MOST`] of its entry. The findings
    /// of an entry have to be added one after another.
    fn add(&mut self, finding: Finding) {
        let is_same_entry = self.findings.last().is_some_and(|last| last.code == finding.code);
        self.entry_count = if is_same_entry { self.entry_count + 1 } else { 1 };
        self.count += 1;
        if self.entry_count <= MOST {
            self.findings.push(finding);
        }
    }

    /// Returns the first [`MOST`] findings in the order of the text, and the number of the others.
    fn into_first(mut self) -> (Vec<Finding>, usize) {
        self.findings.sort_by_key(|finding| finding.span.start);
        self.findings.truncate(MOST);
        let more = self.count - self.findings.len();
        (self.findings, more)
    }
}

/// Writes a finding for people: `FILE:LINE:COLUMN: severity[code name]: what (section)`.
/// `text` is the text of `item`, and converts spans from bytes to characters.
fn write_finding(
    out: &mut impl Write,
    item: Item<'_>,
    text: &Characters<'_>,
    finding: &Finding,
) -> io::Result<()> {
    let Finding { code, severity, span, .. } = finding;
    let (name, column) = (code.name(), text.span(*span).start + 1);
    item.place.write_with(out, Some(column))?;
    write!(out, ": {severity}[{code} {name}]: ")?;
    write!(out, "{} ({})", finding_message(finding), finding.citation())?;
    if let Some(fix) = &finding.fix {
        write!(out, "; fix: {}", fix_text(fix, text.text()))?;
    }
    writeln!(out)
}

/// Returns a finding as a JSON object. `text` converts spans from bytes to characters.
fn finding_object(finding: &Finding, text: &Characters<'_>) -> impl Serialize {
    let Finding { code, severity, span, .. } = finding;
    let characters = text.span(*span);
    object! {
        code: *code,
        name: code.name(),
        severity: *severity,
        component: finding.component.name(),
        column: characters.start + 1,
        span: [span.start, span.end],
        character_span: [characters.start, characters.end],
        text: span.slice(text.text()).to_owned(),
        message: finding_message(finding),
        characters: finding.characters.clone(),
        #[serde(flatten)] cited: Cited::from(finding.citation()),
        key_word: finding.source.key_word,
        fix: finding.fix.as_ref().map(fix_object),
    }
}

/// Returns the entry with this number or name. Ends the program if there is none; the message names
/// the `argument`.
pub fn find_code(text: &str, argument: &str) -> Code {
    text.parse().unwrap_or_else(|_| {
        refuse(argument, text, Code::ALL.iter().map(|code| code.name()).collect())
    })
}

/// Returns the message of a finding, with the names of its characters.
pub fn finding_message(finding: &Finding) -> String {
    let characters = finding.characters.iter();
    characters.fold(visible(&finding.to_string()).into_owned(), |message, c| {
        with_character_name(message, Some(*c))
    })
}

/// Returns a fix as text: the replacement, and whether it changes the identifier.
fn fix_text(fix: &Fix, text: &str) -> String {
    let replacement = match fix.replacement.as_str() {
        "" => format!("without {}", quoted(fix.span.slice(text))),
        replacement => quoted(replacement),
    };
    match fix.safety {
        Safety::Safe(_) => replacement,
        Safety::ChangesIdentifier => format!("{replacement}, which changes the identifier"),
    }
}

/// Returns a fix as a JSON object.
pub fn fix_object(fix: &Fix) -> impl Serialize + use<> {
    let rung = match fix.safety {
        Safety::Safe(rung) => Some(rung.name()),
        Safety::ChangesIdentifier => None,
    };
    let (replacement, safe) = (fix.replacement.to_string(), rung.is_some());
    object! { span: [fix.span.start, fix.span.end], replacement, safe, rung }
}
