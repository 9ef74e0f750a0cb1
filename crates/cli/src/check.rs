//! `iri check`.

use crate::shell::*;
use clap::Args;
use iri_grammar::text::Class;
use iri_grammar::{Components, Grammar, Production};
use iri_schemes::Scheme;
use memchr::memchr;
use serde_json::json;
use std::io::{self, Write};

/// Checks each line of each FILE
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct Check {
    #[command(flatten)]
    rule: RuleOptions,
    /// What parses each line; both give the same results
    #[arg(long, value_enum, default_value_t)]
    by: By,
    /// Also applies the grammar of the scheme
    ///
    /// 'iri schemes' lists them. An identifier with another scheme is only checked by the generic
    /// grammar, and counted. For the documents rfc3986 and rfc3987.
    #[arg(long)]
    schemes: bool,
    #[command(flatten)]
    format: PlaceFormatOption,
    #[command(flatten)]
    files: Files,
}

const LONG_HELP: &str = "\
Lines end with LF or CRLF; the last one may end without. Nothing else is trimmed. A line that is \
not UTF-8 is not valid. An empty line is valid if the production accepts the empty text, as \
IRI-reference does.

For people, each invalid line is written as FILE:LINE:COLUMN: reason. COLUMN counts characters \
from 1, in the line or, with --column, in its column; a record without the column has none. Totals go to \
standard error, with the number of lines that have bidirectional formatting characters: the grammar \
accepts these, but RFC 3987 section 4.1 forbids them in IRIs. 'iri lint' shows them.

  --only valid        writes the valid lines, unchanged
  --only invalid      writes the invalid lines, unchanged; the reasons go to
                      standard error
  --on-invalid empty  writes an empty line for each text that has no result,
                      so that output and input have the same number of lines
Unchanged lines keep LF or CRLF; those of a file in UTF-16 become UTF-8, and a byte order mark is \
not written. Without --only, the places and reasons are the results: --quiet writes them, too, and \
no totals.

With --format jsonl, each line has an object: see 'iri schema --help'. The members of its error:
  column            the column where the error begins, from 1, in characters
  span              the range of the error, from 0, in bytes
  character_span    this range in characters
  production        the innermost production that rejects the text
  character, found  the character where the error begins; the first one that
                    cannot follow. null at the end of the line, for octets that
                    are no character, and if a mapping fails as a whole
  expected          what could stand in place of 'found', in ABNF; a userinfo
                    only if the text has an '@'
  document, section where the production is defined; for a rule of LEIRI that
                    3987bis section 6.1 extends, '2.2 and 6.1'
  reason, note      what is wrong; a further remark
  text              the text of the ranges, if it is not the input
  octets            the line in hexadecimal, if it is not UTF-8; input is then
                    lossy
  field             null; in the error of a pair: first, second, or the column

With --format sarif, the output is one document of SARIF 2.1.0 for all files.

Examples:
  iri check urls.txt
  iri check --schemes urls.txt
  iri check --document rfc3986 --rule absolute-URI a.txt b.txt
  iri check --only invalid urls.txt > rejected.txt
  iri check --format sarif urls.txt > urls.sarif
  iri check --format jsonl - < urls.txt | jq -r 'select(.ok | not) | .input'

Exit status: 0 if all lines are valid, 1 if some are not, 2 if a file cannot be read; the other \
files are checked all the same.";

impl Check {
    pub fn run(&self) -> io::Result<Status> {
        let production = if self.schemes {
            self.rule.identifier_with_scheme("check")?
        } else {
            self.rule.production()
        };
        let format = self.format.format;
        let is_filter = self.files.options().only.is_some();
        let is_sarif = format == PlaceFormat::Sarif;
        if is_sarif {
            sarif::check_options("check", &self.files, &[("only", is_filter)])?;
        }
        let task = Task::on("check", production).with_rows(is_filter);
        let mut input = self.files.input(task, format.shared())?;
        // Without --only, the places and reasons are the results.
        input.settings.reports_places = !is_filter;
        // This counts the identifiers itself, so that none is parsed twice.
        let counts_identifiers = input.settings.identifier.take().is_some();
        // Both closures return whether the line is valid and no message mentions it. If nothing is written for
        // valid lines, such a line is only counted.
        let is_fine_by_components = |results: &mut Results, text: &str| {
            if may_have_formatting(text) {
                return false;
            }
            let Ok(components) = production.components(text) else { return false };
            if self.schemes && scheme_error(results, components).is_some() {
                return false;
            }
            if let (true, Some(counts)) = (counts_identifiers, &mut results.totals.counts) {
                counts.add_identifier(components);
            }
            true
        };
        let options = self.files.options();
        let writes_lines = format == PlaceFormat::Jsonl || options.writes_empty_lines();
        let skips_valid_lines = options.count || !is_filter && !writes_lines;
        let is_fine_by_match =
            |_: &mut Results, text: &str| !may_have_formatting(text) && production.matches(text);
        if skips_valid_lines && self.by == By::Table {
            let needs_components = self.schemes || input.settings.has_counts;
            input.is_fine =
                Some(if needs_components { &is_fine_by_components } else { &is_fine_by_match });
        }
        let each = |results: &mut Results, item: Item<'_>| {
            let problem = match results.text(item) {
                Ok(text) => self.check(results, text, production, counts_identifiers),
                Err(problem) => Some(*problem),
            };
            let problem = problem.as_ref();
            let write = |out: &mut Results| match (problem, is_sarif) {
                (Some(problem), true) => sarif::add_problem(out, item.place, problem, "error", 0),
                _ => write_line(out, item, problem),
            };
            results.answer(item, None, problem, || None::<()>, write)
        };
        let totals = if is_sarif {
            let rule = sarif::syntax_rule(json!({ "level": "error" }));
            sarif::process(input, vec![rule], &each)?
        } else {
            input.process(&each)?
        };
        if format == PlaceFormat::Human
            && !self.files.options().quiet
            && !self.files.options().count
        {
            self.tell_totals(&totals, production);
        }
        Ok(totals.status(self.files.options().exit_zero))
    }

    /// Checks a text, and adds it to the totals of formatting characters and, if `counts_identifiers`, to the
    /// counts by scheme and host. Returns why it is not valid; `None` if it is valid.
    fn check(
        &self,
        results: &mut Results,
        text: &str,
        production: Production,
        counts_identifiers: bool,
    ) -> Option<Problem> {
        if may_have_formatting(text) && text.contains(|c| Class::BidiFormatting.contains(c)) {
            results.totals.formatting += 1;
        }
        let components = match self.by.components(production, text) {
            Ok(components) => components,
            Err(error) => return Some(Problem::from(&error)),
        };
        if self.schemes
            && let Some(error) = scheme_error(results, components)
        {
            return Some(Problem::from(&error));
        }
        if let (true, Some(counts)) = (counts_identifiers, &mut results.totals.counts) {
            counts.add_identifier(components);
        }
        None
    }

    /// Writes the messages with the totals, for people.
    fn tell_totals(&self, totals: &Totals, production: Production) {
        // RFC 3987 section 4.1 forbids the formatting characters in IRIs: a URI cannot have them, and a
        // LEIRI may.
        let is_iri = ![Grammar::Rfc3986, Grammar::Leiri].contains(&production.grammar());
        let formatting = if is_iri { totals.formatting } else { 0 };
        tell_lines(totals, production, self.schemes, formatting);
        if totals.without_grammar > 0 {
            let what = quantity(totals.without_grammar, "identifier");
            let have = if totals.without_grammar == 1 { "has" } else { "have" };
            message(format_args!("{what} {have} a scheme without a grammar: 'iri schemes'"));
        }
    }
}

/// Returns the error of an identifier that the grammar of its scheme rejects. Counts the identifier if
/// the scheme has no grammar.
fn scheme_error(results: &mut Results, components: Components<'_>) -> Option<iri_schemes::Error> {
    // A relative reference has no scheme whose grammar could reject it.
    match Scheme::find(components.scheme()?) {
        Some(scheme) => scheme.check_components(components).err(),
        None => {
            results.totals.without_grammar += 1;
            None
        }
    }
}

/// Adds the place and reason of an invalid line; with --only valid, the valid line itself.
fn write_line(out: &mut Results, item: Item<'_>, problem: Option<&Problem>) -> io::Result<()> {
    match problem {
        Some(problem) => {
            item.place.write_with(out, problem.column)?;
            writeln!(out, ": {problem}")
        }
        None if out.settings.only == Some(Only::Valid) => out.unchanged_line(item),
        None => Ok(()),
    }
}

/// Whether a text has the octet E2, with which each bidirectional formatting character begins.
fn may_have_formatting(text: &str) -> bool {
    memchr(0xE2, text.as_bytes()).is_some()
}

const FORMATTING: &str = "bidirectional formatting characters, which RFC 3987 section 4.1 forbids";

/// Writes the message with the numbers of lines, of invalid lines, and of lines with bidirectional
/// formatting characters (`formatting`). `by_schemes` says whether the grammars of the schemes decided, too.
fn tell_lines(totals: &Totals, production: Production, by_schemes: bool, formatting: usize) {
    let what = format!("valid as {}", form_name(production));
    let [and, or] = if by_schemes {
        [" and by the grammar of the scheme", " or by the grammar of the scheme"]
    } else {
        ["", ""]
    };
    // The end of the message, about files that could not be read.
    let unreadable = totals.unreadable();
    let formatting = match formatting {
        0 => String::new(),
        1 => format!("; 1 has {FORMATTING}"),
        _ => format!("; {formatting} have {FORMATTING}"),
    };
    let lines = quantity(totals.lines, "line");
    match totals.invalid {
        _ if totals.lines == 0 && totals.unreadable > 0 => {
            message(format_args!("no line is read{unreadable}"));
        }
        0 => message(format_args!("{lines}, all {what}{and}{formatting}{unreadable}")),
        invalid => {
            message(format_args!("{lines}, {invalid} not {what}{or}{formatting}{unreadable}"))
        }
    }
}
