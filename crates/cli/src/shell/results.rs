//! The results: for people, or as objects with one envelope.

use crate::shell::columns::Row;
use crate::shell::json::json_line;
use crate::shell::options::Format;
use crate::shell::output::{Status, counted, message_line, plural, tell};
use crate::shell::output::{has_coloured_output, print, print_octets, result, result_octets};
use crate::shell::problem::{Field, Item, Place, Problem, Text, drawn};
use crate::shell::totals::Counts;
use clap::ValueEnum;
use iri_grammar::mapping::MappingError;
use iri_grammar::{Error, Grammar, Production};
use serde::Serialize;
use std::fmt::Display;
use std::io::{self, Write};

/// Results that are longer than this are written before all are there.
pub const FULL: usize = 1 << 16;
/// How much room results have at first, and keep.
const ROOM: usize = 4 * FULL;

/// Which texts are shown.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Only {
    Valid,
    Invalid,
}

/// What happens at an invalid text.
#[derive(Clone, Copy, Default, PartialEq, Eq, ValueEnum)]
pub enum OnInvalid {
    /// Its line, or its column, is empty if it has no result
    Empty,
    /// It has no line if it has no result
    #[default]
    Drop,
    /// As drop; then the run ends
    Fail,
}

/// Which members the objects of a run have that others do not have.
#[derive(Clone, Copy)]
pub struct Members {
    /// Those of a text: `file`, `line`, `input`, `error`.
    pub text: bool,
    pub output: bool,
    pub columns: bool,
    pub details: bool,
}

impl Members {
    /// Of objects that are not about a text.
    const REPORT: Members = Members { text: false, output: false, columns: false, details: true };

    /// Of a command with its default options.
    pub fn for_command(command: &str) -> Self {
        match command {
            "explain" | "grammar list" | "grammar show" => Members::REPORT,
            _ => {
                let without_output =
                    ["bidi", "check", "compare", "components", "conformance", "lint", "parse"];
                Members {
                    text: true,
                    output: !without_output.contains(&command),
                    columns: false,
                    details: command != "check",
                }
            }
        }
    }
}

/// How results are written.
#[derive(Clone, Copy)]
pub struct Settings {
    /// The command, by its name in the schema.
    pub command: &'static str,
    /// The production of the texts; `None` if they are not identifiers.
    pub identifier: Option<Production>,
    pub format: Format,
    pub members: Members,
    pub only: Option<Only>,
    pub count: bool,
    pub quiet: bool,
    pub on_invalid: OnInvalid,
    /// Whether the names of the columns are written.
    pub has_header: bool,
    /// Whether records are written, so that the names of the columns come first, also where no
    /// record follows them.
    pub has_rows: bool,
    /// How many columns a result has.
    pub parts: usize,
    /// Whether there may be several texts.
    pub many: bool,
    /// Whether the lines of results end with NUL.
    pub null: bool,
    /// Whether the lines report places of the input, and not its texts.
    pub places: bool,
}

impl Settings {
    pub fn new(command: &'static str, format: Format) -> Self {
        Settings {
            command,
            identifier: Some(Grammar::Rfc3987.reference()),
            format,
            members: Members::for_command(command),
            only: None,
            count: false,
            quiet: false,
            on_invalid: OnInvalid::Drop,
            has_header: true,
            has_rows: false,
            parts: 1,
            many: false,
            null: false,
            places: false,
        }
    }

    /// What ends a line.
    pub fn line_end(&self) -> u8 {
        if self.null { b'\0' } else { b'\n' }
    }
}

/// The results for some texts. [`Write`] adds to standard output.
pub struct Results {
    pub settings: Settings,
    text: Vec<u8>,
    /// Whether `text` is written when it is long, and not when all results are there.
    streams: bool,
    /// The number of octets that were written.
    written: usize,
    /// The text to write before the first octet.
    before: &'static [u8],
    /// Whether the names of the columns are written already.
    headed: bool,
    /// Whether `text` is in another encoding than UTF-8.
    pub is_octets: bool,
    /// The messages for standard error.
    told: String,
    /// The line before the first, with the names of the columns.
    pub header: Option<Vec<u8>>,
    /// The number of results that a column cannot contain.
    pub unwritten: usize,
    pub totals: Totals,
}

impl Write for Results {
    fn write(&mut self, octets: &[u8]) -> io::Result<usize> {
        self.write_all(octets)?;
        Ok(octets.len())
    }

    #[inline]
    fn write_all(&mut self, octets: &[u8]) -> io::Result<()> {
        self.text.extend_from_slice(octets);
        match self.streams && self.text.len() >= FULL {
            true => self.write_out(),
            false => Ok(()),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Results {
    pub fn new(settings: Settings) -> Self {
        Results {
            settings,
            text: Vec::new(),
            streams: false,
            written: 0,
            before: b"",
            headed: false,
            is_octets: false,
            told: String::new(),
            header: None,
            unwritten: 0,
            totals: Totals::new(settings),
        }
    }

    /// Writes what `work` adds to empty results. Fails only where they cannot be written.
    pub fn alone(
        settings: Settings,
        work: impl FnOnce(&mut Self) -> io::Result<Status>,
    ) -> io::Result<Status> {
        let mut results = Results::new(settings).streamed();
        let status = work(&mut results)?;
        results.finish().map(|()| status)
    }

    /// The same results, after those written before.
    pub fn after(self, before: &'static [u8], headed: bool) -> Self {
        Results { before, headed, ..self }
    }

    /// The same results, which are written when they are long.
    pub fn streamed(self) -> Self {
        Results { streams: true, ..self }
    }

    /// The same results, in a buffer from [`Results::into_room`].
    pub fn with_room(self, text: Vec<u8>) -> Self {
        Results { text, ..self }
    }

    /// The buffer, empty, for other results. A long one is not kept.
    pub fn into_room(mut self) -> Vec<u8> {
        self.text.clear();
        self.text.shrink_to(ROOM);
        self.text
    }

    /// Reserves room for the results of this number of octets. Longer results are copied when they
    /// grow.
    pub fn reserve(&mut self, octets: usize) {
        /// About how many times as long an object is as its text.
        const OBJECT: usize = 16;
        let times = if self.settings.format == Format::Jsonl { OBJECT } else { 1 };
        if !self.settings.count {
            self.text.reserve((times * octets).min(ROOM));
        }
    }

    /// Writes what there is, before more is added.
    #[cold]
    fn write_out(&mut self) -> io::Result<()> {
        self.finish()?;
        self.written += self.text.len();
        self.text.clear();
        self.told.clear();
        Ok(())
    }

    /// Flushes the output. Messages that cannot be written are lost.
    pub fn finish(&self) -> io::Result<()> {
        if self.written == 0 {
            if !self.text.is_empty() {
                print(self.before)?;
            }
            if let Some(header) =
                self.header.as_ref().filter(|_| !self.headed && self.settings.has_header)
            {
                let end = [self.settings.line_end()];
                print_octets(&[&*result_octets(header), &end].concat())?;
            }
        }
        match (&*self.text, self.is_octets) {
            ([], _) => {}
            (text, false) if has_coloured_output() => print(text)?,
            (octets, _) => print_octets(octets)?,
        }
        if !self.told.is_empty() {
            tell(&self.told);
        }
        Ok(())
    }

    /// Whether there is text, and whether there is anything.
    pub fn has(&self) -> (bool, bool) {
        let is_text = self.len() > 0;
        (is_text, is_text || !self.told.is_empty() || self.header.is_some())
    }

    /// The number of octets, including those that were written.
    pub fn len(&self) -> usize {
        self.written + self.text.len()
    }

    /// Ends the result of a text, before which there were so many octets: a text that has none
    /// gets a line where each has one. Says so if the run ends with it.
    pub fn end(&mut self, item: Item<'_>, begun: usize, status: Status) -> io::Result<()> {
        let Settings { on_invalid, format, count, places, .. } = self.settings;
        if on_invalid == OnInvalid::Fail && status != Status::Fine {
            self.tell(format_args!("{}: --on-invalid fail ends the run here", item.named()));
        }
        let keeps = on_invalid == OnInvalid::Empty && format == Format::Human && !count;
        match keeps && self.len() == begun {
            true if places => self.end_line(),
            true => self.values(item, &vec![""; self.settings.parts]),
            false => Ok(()),
        }
    }

    /// The problem of a record that has no answer: it does not have the column, or it has another
    /// one that is not UTF-8, where an object is written.
    pub fn problem_of_record(&self, item: Item<'_>) -> Option<Problem> {
        item.row?;
        let without = item.without_column();
        let is_object = self.settings.format == Format::Jsonl && !self.settings.count;
        let not_utf8 = || {
            let (name, octets, error) = item.row.filter(|_| is_object)?.not_utf8()?;
            Some(Problem::not_utf8(&octets, error).of_column(&name))
        };
        without.or_else(not_utf8)
    }

    /// The octets as UTF-8, if that is what they are, and the record has an answer.
    pub fn text<'t>(&self, item: Item<'t>) -> Result<&'t str, Box<Problem>> {
        match self.problem_of_record(item) {
            Some(problem) => Err(Box::new(problem)),
            None => item.utf8().map_err(|error| Box::new(Problem::not_utf8(item.octets, error))),
        }
    }

    pub fn format(&self) -> Format {
        self.settings.format
    }

    /// Whether the next result is the first.
    pub fn is_first(&self) -> bool {
        self.len() == 0
    }

    /// Adds a value about no text as an object.
    pub fn object(&mut self, value: &impl Serialize) -> io::Result<()> {
        self.envelope(None, None, true, None, None, Some(value))
    }

    /// Adds an object. All of one run have the same members.
    pub fn envelope(
        &mut self,
        item: Option<Item<'_>>,
        input: Option<&str>,
        ok: bool,
        output: Option<&str>,
        error: Option<&Problem>,
        details: Option<&impl Serialize>,
    ) -> io::Result<()> {
        let Members { text, output: has_output, columns, details: has_details } =
            self.settings.members;
        let object = object! {
            #[serde(skip_serializing_if = "Option::is_none")]
            file(Option<>): text.then(|| item.and_then(|item| item.place.file)),
            #[serde(skip_serializing_if = "Option::is_none")]
            line(Option<>): text.then(|| item.map(|item| item.place.line)),
            #[serde(skip_serializing_if = "Option::is_none")]
            input(Option<>): text.then_some(input),
            ok,
            #[serde(skip_serializing_if = "Option::is_none")]
            output(Option<>): has_output.then_some(output),
            #[serde(skip_serializing_if = "Option::is_none")]
            error(Option<>): text.then_some(error),
            #[serde(skip_serializing_if = "Option::is_none")]
            columns(Option<>): columns.then(|| item.and_then(|item| item.row)),
            #[serde(skip_serializing_if = "Option::is_none")]
            details(Option<>): has_details.then_some(details),
        };
        json_line(self, &object)
    }

    /// Adds a message to a person.
    pub fn tell(&mut self, what: impl Display) {
        if !self.settings.quiet {
            self.told += &message_line(format_args!("{what}"));
        }
    }

    /// Adds a message that names the text itself, after the line where the text is from a file.
    pub fn tell_of(&mut self, item: Item<'_>, what: impl Display) {
        match item.place {
            Place { file: Some(file), line, .. } => {
                self.tell(format_args!("{file}:{line}: {what}"))
            }
            _ => self.tell(what),
        }
    }

    /// Adds a line of text that is made of a text, with the other columns.
    pub fn line(&mut self, item: Item<'_>, text: &str) -> io::Result<()> {
        let Some(row) = item.row else { return self.result_line(text) };
        let Some(row) = row.with(text.as_bytes()) else { return self.unwritten(item) };
        self.record(item, &row)
    }

    /// As [`line`](Self::line), for several texts, each in a column of its own. If the input has no
    /// columns, tabs separate them.
    pub fn values(&mut self, item: Item<'_>, values: &[&str]) -> io::Result<()> {
        let Some(row) = item.row else { return self.result_line(&values.join("\t")) };
        let Some(row) = row.with_values(values) else { return self.unwritten(item) };
        self.record(item, &row)
    }

    /// Adds the input line of a text, unchanged, with the CR before its end.
    pub fn line_as_it_is(&mut self, item: Item<'_>) -> io::Result<()> {
        self.without_end(item, item.row.map_or(item.octets, Row::record))?;
        if item.has_cr {
            self.write_all(b"\r")?;
        }
        self.end_line()
    }

    /// Adds a record, after the names of the columns.
    fn record(&mut self, item: Item<'_>, record: &[u8]) -> io::Result<()> {
        self.without_end(item, record)?;
        self.end_line()
    }

    fn without_end(&mut self, item: Item<'_>, record: &[u8]) -> io::Result<()> {
        if let (None, Some(header)) = (&self.header, item.row.and_then(Row::header)) {
            self.header = Some(header.to_owned());
        }
        match str::from_utf8(record) {
            // Its escapes are no colours of the program.
            Ok(record) if !record.contains('\x1b') => self.write_all(result(record).as_bytes()),
            _ => {
                self.is_octets = true;
                self.write_all(&result_octets(record))
            }
        }
    }

    /// Adds a line with a result.
    pub fn result_line(&mut self, text: &str) -> io::Result<()> {
        self.write_all(result(text).as_bytes())?;
        self.end_line()
    }

    fn end_line(&mut self) -> io::Result<()> {
        self.write_all(&[self.settings.line_end()])
    }

    /// As [`line`](Self::line), for a text in another encoding.
    pub fn octets(&mut self, item: Item<'_>, octets: &[u8]) -> io::Result<()> {
        match item.row {
            Some(row) => match row.with(octets) {
                Some(row) => self.octets_line(&row),
                None => self.unwritten(item),
            },
            None => self.octets_line(octets),
        }
    }

    /// Says that a result cannot stand in a column.
    fn unwritten(&mut self, item: Item<'_>) -> io::Result<()> {
        self.unwritten += 1;
        let why = "the result contains a separator or a line end, and cannot be quoted";
        self.tell(format_args!("{}: {why}", item.named()));
        Ok(())
    }

    fn octets_line(&mut self, octets: &[u8]) -> io::Result<()> {
        self.is_octets = true;
        self.write_all(&result_octets(octets))?;
        self.end_line()
    }

    /// Adds the answer for a text: an object, or what `write` adds for a person, if it is asked
    /// for.
    pub fn answer<D: Serialize>(
        &mut self,
        item: Item<'_>,
        output: Option<&str>,
        problem: Option<&Problem>,
        details: impl FnOnce() -> D,
        write: impl FnOnce(&mut Self) -> io::Result<()>,
    ) -> io::Result<Status> {
        let status = Status::from_fine(problem.is_none());
        if !self.shows(item, status, problem) {
            return Ok(status);
        }
        match self.settings.format {
            Format::Human if self.settings.only == Some(Only::Invalid) => {
                self.line_as_it_is(item)?;
                if let Some(problem) = problem {
                    self.tell(item.place.told(&item.lossy(), problem));
                }
            }
            Format::Human => write(self)?,
            Format::Jsonl => {
                let (input, details) = (item.lossy(), details());
                let (ok, details) = (problem.is_none(), Some(&details));
                self.envelope(Some(item), Some(&input), ok, output, problem, details)?;
            }
        }
        Ok(status)
    }

    /// Counts a text. Returns whether its answer is shown.
    pub fn shows(&mut self, item: Item<'_>, status: Status, problem: Option<&Problem>) -> bool {
        if let Some(counts) = &mut self.totals.counts {
            counts.add(item.octets, self.settings.identifier, problem);
        }
        let is_other = match self.settings.only {
            None => false,
            Some(Only::Valid) => status != Status::Fine,
            Some(Only::Invalid) => status == Status::Fine,
        };
        !self.settings.count && !is_other
    }

    /// Adds why a text has no result.
    pub fn refuse(&mut self, item: Item<'_>, problem: &Problem) -> io::Result<Status> {
        self.refuse_with(item, problem, |out| out.tell(item.place.told(&item.lossy(), problem)))
    }

    /// As [`refuse`](Self::refuse), with the message for people that `tell` adds.
    pub fn refuse_with(
        &mut self,
        item: Item<'_>,
        problem: &Problem,
        tell: impl FnOnce(&mut Self),
    ) -> io::Result<Status> {
        self.answer(
            item,
            None,
            Some(problem),
            || None::<()>,
            |out| {
                tell(out);
                Ok(())
            },
        )
    }

    /// Adds why the grammar rejects a text: drawn for an argument, on one line for a line.
    pub fn reject(&mut self, text: Text<'_>, error: &Error) -> io::Result<Status> {
        self.reject_for(text, error, Problem::from(error))
    }

    /// As [`reject`](Self::reject), for one text of a pair.
    pub fn reject_field(
        &mut self,
        field: Field,
        text: Text<'_>,
        error: &Error,
    ) -> io::Result<Status> {
        let problem = text.item.problem_of(field, Problem::from(error));
        self.reject_for(text, error, problem)
    }

    fn reject_for(
        &mut self,
        text: Text<'_>,
        error: &Error,
        problem: Problem,
    ) -> io::Result<Status> {
        let item = text.item;
        let problem = problem.within(text.given(), text.text);
        match item.place.file {
            None => self.refuse_drawn(item, &problem, text.text, error),
            Some(_) => self.refuse(item, &problem),
        }
    }

    /// Adds why a text has no result, for a person with the text drawn.
    pub fn refuse_drawn(
        &mut self,
        item: Item<'_>,
        problem: &Problem,
        text: &str,
        error: &Error,
    ) -> io::Result<Status> {
        self.refuse_with(item, problem, |out| {
            if !out.settings.quiet {
                out.told += &(drawn(text, error) + "\n");
            }
        })
    }

    /// Adds why a text is not mapped.
    pub fn not_mapped(&mut self, text: Text<'_>, error: &MappingError) -> io::Result<Status> {
        self.refuse(text.item, &Problem::not_mapped(text.given(), error))
    }
}

/// The numbers of texts.
#[derive(Default)]
pub struct Totals {
    pub lines: usize,
    /// The number of texts that are not valid.
    pub invalid: usize,
    pub unreadable: usize,
    /// The number of texts that could not be processed.
    pub trouble: usize,
    /// The number of records without the column.
    pub without_column: usize,
    /// The number of hosts that stay unchanged because they are not domain names.
    pub no_domain_names: usize,
    /// The number of texts with bidirectional formatting characters.
    pub formatting: usize,
    /// The number of findings.
    pub findings: usize,
    /// What else is counted, if it is asked for.
    pub counts: Option<Counts>,
}

impl Totals {
    pub fn new(settings: Settings) -> Self {
        Totals { counts: settings.count.then(Counts::default), ..Totals::default() }
    }

    pub fn add(&mut self, other: &Self) {
        self.lines += other.lines;
        self.invalid += other.invalid;
        self.unreadable += other.unreadable;
        self.trouble += other.trouble;
        self.without_column += other.without_column;
        self.no_domain_names += other.no_domain_names;
        self.formatting += other.formatting;
        self.findings += other.findings;
        if let (Some(counts), Some(others)) = (&mut self.counts, &other.counts) {
            counts.join(others);
        }
    }

    /// The status of the run. With `exit_zero`, texts that are not valid do not change it.
    pub fn status(&self, exit_zero: bool) -> Status {
        match self {
            Totals { unreadable: 1.., .. } | Totals { trouble: 1.., .. } => Status::Trouble,
            Totals { invalid: 1.., .. } if !exit_zero => Status::Invalid,
            _ => Status::Fine,
        }
    }

    /// The number of files that could not be read, as the end of a message.
    pub fn unreadable(&self) -> String {
        match self.unreadable {
            0 => String::new(),
            count => format!("; {} could not be read", counted(count, "file")),
        }
    }

    /// Writes the counts, with `--count`.
    pub fn print(&self, settings: Settings) -> io::Result<()> {
        let Some(counts) = &self.counts else { return Ok(()) };
        let &Totals { lines, invalid, unreadable, .. } = self;
        let mut out = Results::new(Settings { members: Members::REPORT, ..settings });
        if settings.format == Format::Jsonl {
            let details = counts.details();
            let details = object! {
                lines, invalid, unreadable, #[serde(flatten)] counts: details,
            };
            out.envelope(None, None, invalid == 0, None, None, Some(&details))?;
            return out.finish();
        }
        let what = if settings.command == "find" { "identifier" } else { "line" };
        writeln!(out, "{lines:>9}  {what}{}", plural(lines))?;
        writeln!(out, "{invalid:>9}  not valid")?;
        if unreadable > 0 {
            let files = plural(unreadable);
            writeln!(out, "{unreadable:>9}  file{files} that could not be read")?;
        }
        counts.write(&mut out)?;
        out.finish()
    }
}
