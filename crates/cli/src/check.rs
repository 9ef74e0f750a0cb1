//! `iri check`.

use crate::shell::*;
use clap::Args;
use iri_grammar::text::Class;
use iri_grammar::{Grammar, Production};
use memchr::memchr;
use std::io::{self, Write};

/// Checks each line of each FILE
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct Check {
    #[command(flatten)]
    rule: RuleOptions,
    /// How lines are read; the results are the same
    #[arg(long, value_enum, default_value_t)]
    by: By,
    #[command(flatten)]
    format: FormatOption,
    #[command(flatten)]
    files: Files,
}

const LONG_HELP: &str = "\
Lines end with LF or CRLF, the last one also without; nothing else is trimmed. A line that
is not UTF-8 is not valid. An empty line is valid where the production takes the empty
text, as IRI-reference does.

For a person, each line that is not valid is written as FILE:LINE:COLUMN: reason, COLUMN
counted from 1 in characters: of the line, or with --column of what that column has. The
totals go to standard error; also how many lines have the bidirectional formatting characters
that RFC 3987 section 4.1 forbids in IRIs and the grammar takes. 'iri lint' shows these.

With --only valid, the lines that are valid are written, as they are; with --only invalid the
others, and what is wrong with them on standard error. With --on-invalid empty a line of which
nothing is written has an empty one, so that there are as many lines as there are texts.

With --format jsonl, one object for each line, as 'iri schema --help' has it; its error:
  column            where the part begins that does not fit, from 1, in characters
  span              from where to where it is, from 0, in bytes
  character_span    the same in characters
  production        the innermost production that says something about it
  character, found  the character there; the first that cannot follow. null is the end of
                    the line; of octets that are no character, and where a mapping fails
                    as a whole, there is none
  expected          what could have stood where that one was found, as ABNF has it; a
                    userinfo only begins where the text has the '@' that ends it
  document, section where the production is defined; of LEIRI, '2.2 and 6.1' where the
                    rule is that of 2.2 and 6.1 changes what it takes
  reason, note      what is wrong; what else is to be said
  text              the text that the place is in, where it is not the input
  octets            the line in hexadecimal, where it is not UTF-8; input is then lossy
  field             null here; of a pair, which text it is about: first, second, or its column

--by tree reads each line by its parse tree, which is the definition, instead of the tables,
which are made of the grammar and proved to take the same. The results are the same.

Examples:
  iri check urls.txt
  iri check --grammar rfc3986 --rule absolute-URI a.txt b.txt
  iri check --only invalid urls.txt > rejected.txt
  iri check --format jsonl - < urls.txt | jq -r 'select(.ok | not) | .input'

Exit status: 0 if all lines are valid, 1 if some are not, 2 if a file could not be read;
the other files are checked nevertheless.";

impl Check {
    pub fn run(&self) -> io::Result<Status> {
        let production = self.rule.production();
        let format = self.format.format;
        let is_filter = self.files.all().only.is_some();
        let task = Task::on("check", production).with_rows(is_filter);
        let mut input = self.files.input(task, format)?;
        input.settings.places = !is_filter;
        let totals = input.run(|results, item| {
            let problem = match results.text(item) {
                Ok(text) => {
                    // Each of these characters begins with this octet.
                    if memchr(0xE2, text.as_bytes()).is_some()
                        && text.contains(|c| Class::BidiFormatting.contains(c))
                    {
                        results.totals.formatting += 1;
                    }
                    self.by.components(production, text).as_ref().err().map(Problem::from)
                }
                Err(problem) => Some(*problem),
            };
            let problem = problem.as_ref();
            results.answer(item, None, problem, || None::<()>, |out| write(out, item, problem))
        })?;
        if format == Format::Human && !self.files.all().quiet && !self.files.all().count {
            let may_not = ![Grammar::Rfc3986, Grammar::Leiri].contains(&production.grammar());
            tell(&totals, production, if may_not { totals.formatting } else { 0 });
        }
        Ok(totals.status(self.files.all().exit_zero))
    }
}

/// Adds a line that is not valid, or where these are asked for, one that is.
fn write(out: &mut Results, item: Item<'_>, problem: Option<&Problem>) -> io::Result<()> {
    match problem {
        Some(problem) => {
            item.place.write(out)?;
            writeln!(out, ":{}: {problem}", problem.column.unwrap_or(1))
        }
        None if out.settings.only == Some(Only::Valid) => out.line(item, &item.lossy()),
        None => Ok(()),
    }
}

const FORMATTING: &str = "bidirectional formatting characters, which RFC 3987 section 4.1 forbids";

fn tell(totals: &Totals, production: Production, formatting: usize) {
    let what = format!("valid as {}", called(production));
    let unreadable = totals.unreadable();
    let formatting = match formatting {
        0 => String::new(),
        1 => format!("; 1 has {FORMATTING}"),
        _ => format!("; {formatting} have {FORMATTING}"),
    };
    let lines = counted(totals.lines, "line");
    match totals.invalid {
        _ if totals.lines == 0 && totals.unreadable > 0 => {
            message(format_args!("no line is read{unreadable}"));
        }
        0 => message(format_args!("{lines}, all {what}{formatting}{unreadable}")),
        invalid => message(format_args!("{lines}, {invalid} not {what}{formatting}{unreadable}")),
    }
}
