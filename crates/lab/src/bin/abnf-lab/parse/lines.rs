//! Parses the lines of files and of standard input.

use super::{Parsed, Parsing, Stop, not_of_the_form, result_as_json};
use crate::shell::{
    FULL, Format, Status, json, json_line, message, print_unchanged, quantity, visible,
};
use crate::source::read_records;
use crate::{Answer, Trouble, report};
use clap::{Args, ValueEnum};
use std::ffi::OsString;
use std::io;

const HEADING: &str = "Lines";

/// The time begins anew after this number of lines.
const LINES_AT_ONCE: usize = 256;

/// The options for texts from files or standard input.
#[derive(Args)]
pub struct Lines {
    /// Read the lines of a file; may be repeated; '-' is standard input, which is read if there is
    /// no text
    #[arg(long, value_name = "FILE", conflicts_with = "text", help_heading = HEADING)]
    file: Vec<OsString>,
    /// Read the files that FILE names, one per line, or each ended by NUL; may be repeated
    #[arg(long, value_name = "FILE", conflicts_with = "text", help_heading = HEADING)]
    files_from: Vec<OsString>,
    /// Lines end with NUL, not LF, in input and output
    #[arg(short = '0', long, conflicts_with = "text", help_heading = HEADING)]
    null: bool,
    /// Write the lines of this kind, unchanged, or their objects
    #[arg(long, value_enum, conflicts_with = "text", help_heading = HEADING)]
    #[arg(value_name = "valid|invalid", hide_possible_values = true)]
    only: Option<Only>,
    /// Write the number of lines and of invalid lines
    #[arg(long, conflicts_with_all = ["text", "only"], help_heading = HEADING)]
    count: bool,
    /// Skip the first N lines
    #[arg(long, value_name = "N", conflicts_with = "text", hide_short_help = true)]
    #[arg(default_value_t, hide_default_value = true, help_heading = HEADING)]
    skip: usize,
    /// Stop after N lines
    #[arg(long, value_name = "N", conflicts_with = "text", hide_short_help = true)]
    #[arg(help_heading = HEADING)]
    limit: Option<usize>,
    /// Exit with status 0 even if a line is not valid
    #[arg(long, conflicts_with = "text", hide_short_help = true, help_heading = HEADING)]
    exit_zero: bool,
    /// Write no totals
    #[arg(short, long, conflicts_with = "text", hide_short_help = true, help_heading = HEADING)]
    quiet: bool,
}

#[derive(Clone, Copy, PartialEq, ValueEnum)]
enum Only {
    Valid,
    Invalid,
}

/// A line of a file.
struct Line<'l> {
    file: &'l str,
    number: usize,
    octets: &'l [u8],
}

/// The result of a line: `None` if it is not UTF-8. The tree is there if an object needs it.
type LineParsed = Option<Result<Option<Parsed>, Stop>>;

impl Lines {
    /// Parses the lines of all files, or of standard input. A file that cannot be read is reported,
    /// and the others are read all the same.
    pub fn run(&self, parsing: &Parsing<'_>, format: Format) -> Answer {
        let files = self.files()?;
        let (mut out, mut seen, mut invalid) = (Vec::new(), 0, 0);
        let (mut read, mut are_readable) = (0, true);
        for file in &files {
            let name = visible(&file.to_string_lossy());
            let Ok(records) = read_records(file, self.line_end()) else {
                are_readable = false;
                continue;
            };
            for (number, octets) in records {
                let Ok(octets) = octets else {
                    are_readable = false;
                    break;
                };
                seen += 1;
                if seen <= self.skip || self.limit.is_some_and(|limit| read >= limit) {
                    continue;
                }
                read += 1;
                // Lines that the automaton accepts have no budget, but their time counts.
                if read.is_multiple_of(LINES_AT_ONCE) {
                    parsing.limits.begin();
                }
                let line = Line { file: &name, number, octets: &octets };
                invalid += usize::from(!self.parse_line(parsing, &line, format, &mut out)?);
                if out.len() > FULL {
                    print_unchanged(&out)?;
                    out.clear();
                }
            }
        }
        self.write_totals(parsing.rule, read, invalid, format, out)?;
        let status = Status::of(invalid == 0 || self.exit_zero);
        Ok(if are_readable { status } else { Status::Trouble })
    }

    /// Writes the last results, and the numbers of all lines and of invalid lines.
    fn write_totals(
        &self,
        rule: &str,
        read: usize,
        invalid: usize,
        format: Format,
        mut out: Vec<u8>,
    ) -> io::Result<()> {
        let lines = quantity(read, "line");
        let totals = match invalid {
            0 => format!("{lines}, all of the form {rule}"),
            _ => format!("{lines}, {invalid} not of the form {rule}"),
        };
        match format {
            Format::Jsonl if self.count => {
                json_line(&mut out, &object!(lines: read, invalid: invalid))?
            }
            Format::Human if self.count => out.extend(format!("{totals}\n").bytes()),
            Format::Human if !self.quiet => {
                print_unchanged(&out)?;
                out.clear();
                message(format_args!("{totals}"));
            }
            _ => {}
        }
        print_unchanged(&out)
    }

    /// Returns the files that the options name, or else standard input.
    fn files(&self) -> Result<Vec<OsString>, Trouble> {
        let mut files = self.file.clone();
        for list in &self.files_from {
            let records = read_records(list, b'\0')?.map(|(_, octets)| octets);
            let names: Vec<Vec<u8>> = records.collect::<Result<_, _>>()?;
            let names = match &names[..] {
                [lines] => lines.split(|octet| *octet == b'\n').map(<[u8]>::to_vec).collect(),
                _ => names,
            };
            for name in names.into_iter().filter(|name| !name.is_empty()) {
                let list = list.display();
                let name = String::from_utf8(name).map_err(|error| {
                    report(format_args!("{list}: the name of a file is not UTF-8: {error}"))
                })?;
                files.push(name.into());
            }
        }
        if self.file.is_empty() && self.files_from.is_empty() {
            files.push("-".into());
        }
        Ok(files)
    }

    /// Returns the octet at the end of a line.
    fn line_end(&self) -> u8 {
        if self.null { b'\0' } else { b'\n' }
    }

    /// Parses one line, and adds its result. Returns whether it is valid.
    fn parse_line(
        &self,
        parsing: &Parsing<'_>,
        line: &Line<'_>,
        format: Format,
        out: &mut Vec<u8>,
    ) -> Result<bool, Trouble> {
        let needs_tree = format == Format::Jsonl && !self.count;
        let parsed = match str::from_utf8(line.octets) {
            Err(_) => None,
            // A tree takes longer than the answer whether there is one.
            Ok(text) if !needs_tree && parsing.accepts(text) => Some(Ok(None)),
            Ok(text) => match parsing.parse(text) {
                Ok(parsed) => Some(parsed.map(Some)),
                Err(error) => {
                    print_unchanged(out)?;
                    out.clear();
                    let Line { file, number, .. } = line;
                    message(format_args!("{file}:{number}: the line is not decided"));
                    return Err(error);
                }
            },
        };
        let is_valid = matches!(parsed, Some(Ok(_)));
        let is_wanted = self.only.is_none_or(|only| is_valid == (only == Only::Valid));
        if is_wanted && !self.count {
            match format {
                Format::Jsonl => write_object(parsing.rule, line, &parsed, out)?,
                Format::Human => self.write_line(parsing.rule, line, &parsed, out),
            }
        }
        Ok(is_valid)
    }

    /// Writes the result of a line that `--only` does not exclude, for people.
    fn write_line(&self, rule: &str, line: &Line<'_>, parsed: &LineParsed, out: &mut Vec<u8>) {
        let Line { file, number, octets } = line;
        let problem = match parsed {
            Some(Ok(_)) => None,
            Some(Err(stop)) => Some(not_of_the_form(rule, &String::from_utf8_lossy(octets), stop)),
            None => Some((first_invalid(octets).0 + 1, "not UTF-8".to_owned())),
        };
        let problem = problem.map(|(column, reason)| format!("{file}:{number}:{column}: {reason}"));
        match (self.only, problem) {
            (None, None) => return,
            (None, Some(problem)) => out.extend(problem.bytes()),
            (Some(_), problem) => {
                out.extend(*octets);
                if let Some(problem) = problem.filter(|_| !self.quiet) {
                    message(format_args!("{problem}"));
                }
            }
        }
        out.push(self.line_end());
    }
}

/// Writes the result of a line as an object that begins with the place of the line.
fn write_object(
    rule: &str,
    line: &Line<'_>,
    parsed: &LineParsed,
    out: &mut Vec<u8>,
) -> io::Result<()> {
    let Line { file, number, octets } = line;
    let lossy = String::from_utf8_lossy(octets);
    json(out, &object!(file: file, line: number))?;
    let object = match parsed {
        Some(Ok(Some(parsed))) => result_as_json(rule, &lossy, &Ok(parsed))?,
        Some(Err(stop)) => result_as_json(rule, &lossy, &Err(stop))?,
        _ => object_of_octets(rule, octets)?,
    };
    // Removes the `}` of the place, and the `{` of the object.
    out.pop();
    out.push(b',');
    out.extend(&object[1..]);
    Ok(())
}

/// Returns the number of characters before the first octet that is not UTF-8, and of bytes.
fn first_invalid(octets: &[u8]) -> (usize, usize) {
    let valid = str::from_utf8(octets).map_or_else(|error| error.valid_up_to(), str::len);
    let before = String::from_utf8_lossy(&octets[..valid]);
    (before.chars().count(), valid)
}

/// Returns the object of a line that is not UTF-8.
fn object_of_octets(rule: &str, octets: &[u8]) -> io::Result<Vec<u8>> {
    let (characters, offset) = first_invalid(octets);
    let hexadecimal: String = octets.iter().map(|octet| format!("{octet:02X}")).collect();
    let mut out = Vec::new();
    let object = object!(
        input: String::from_utf8_lossy(octets), rule: rule, valid: false, column: characters + 1,
        offset: offset, character_offset: characters,
        found: (), expected: (), may_end: (), open: [(); 0], octets: hexadecimal,
    );
    json_line(&mut out, &object)?;
    Ok(out)
}
