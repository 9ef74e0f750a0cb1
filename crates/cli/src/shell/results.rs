//! Collects and writes the results of commands: text for people, or JSON objects that all have the
//! same outer members (`file`, `line`, `input`, `ok` and so on).

use crate::shell::columns::{Form, OtherColumns, Row};
use crate::shell::commands::Members;
use crate::shell::fields::{ALL, Fields};
use crate::shell::json::json_of;
use crate::shell::options::Format;
use crate::shell::output::{Status, message_line, plural_ending, quantity, tell};
use crate::shell::output::{has_coloured_output, print, print_octets, result_octets, result_text};
use crate::shell::problem::{Field, Item, Place, Problem, Text, render_error};
use crate::shell::totals::Counts;
use clap::ValueEnum;
use iri_grammar::mapping::MappingError;
use iri_grammar::{Error, Grammar, Production};
use serde::{Deserialize, Serialize};
use std::fmt::Display;
use std::io::{self, Write};

/// The length in octets at which streamed results are written.
pub const FULL: usize = 1 << 16;
/// The greatest number of octets that are reserved for results, and that a used buffer keeps.
const BUFFER_SIZE: usize = 4 * FULL;

/// What the first member of an object begins with.
const FIRST: &str = "{";

/// The value of `--only`: which texts are shown.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Only {
    Valid,
    Invalid,
}

/// The value of `--on-invalid`: what happens at an invalid text.
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

/// How results are written.
#[derive(Clone, Copy)]
pub struct Settings {
    /// The name of the command in the schema.
    pub command: &'static str,
    /// The production of the texts; `None` if they are not identifiers.
    pub identifier: Option<Production>,
    pub format: Format,
    pub members: Members,
    /// The members that `--fields` selects.
    pub fields: &'static Fields,
    pub only: Option<Only>,
    pub count: bool,
    /// Whether texts are counted by production, scheme and so on: for `--count` and `--stats`.
    pub has_counts: bool,
    /// The form of the records of `--rejects`, if it is given.
    pub rejects: Option<Form>,
    pub quiet: bool,
    pub on_invalid: OnInvalid,
    /// Whether the header of the columns is written: always, except by `table --no-header`.
    pub has_header: bool,
    /// Whether results are records with the columns of the input. Then the header is written even if
    /// no record follows.
    pub has_rows: bool,
    /// The number of columns of a result, which it has in place of the selected column.
    pub part_count: usize,
    /// Whether there may be several texts.
    pub has_several_texts: bool,
    /// Whether the lines of results end with NUL.
    pub null: bool,
    /// Whether the result lines are about places in the input (`FILE:LINE:COLUMN`), as those of
    /// `check` and `lint`.
    pub reports_places: bool,
}

impl Settings {
    /// Returns the settings of a command on IRI references of RFC 3987 without further options.
    pub fn new(command: &'static str, format: Format) -> Self {
        Settings {
            command,
            identifier: Some(Grammar::Rfc3987.reference()),
            format,
            members: Members::for_command(command),
            fields: &ALL,
            only: None,
            count: false,
            has_counts: false,
            rejects: None,
            quiet: false,
            on_invalid: OnInvalid::Drop,
            has_header: true,
            has_rows: false,
            part_count: 1,
            has_several_texts: false,
            null: false,
            reports_places: false,
        }
    }

    /// Returns where the columns that are not selected are written.
    pub fn other_columns(&self) -> OtherColumns {
        match self.format {
            _ if self.count => OtherColumns::Nowhere,
            Format::Jsonl if self.members.is_row() => OtherColumns::Nowhere,
            Format::Jsonl => OtherColumns::InObjects,
            Format::Human if self.has_rows => OtherColumns::InRows,
            Format::Human => OtherColumns::Nowhere,
        }
    }

    /// Returns the octet that ends a line.
    pub fn line_end(&self) -> u8 {
        if self.null { b'\0' } else { b'\n' }
    }
}

/// The members of a JSON object except its details. What an object does not have is null.
#[derive(Clone, Copy)]
pub struct Envelope<'e> {
    /// The text that the object is about: the object has its place and its other columns.
    pub item: Option<Item<'e>>,
    pub input: Option<&'e str>,
    pub ok: bool,
    pub output: Option<&'e str>,
    pub error: Option<&'e Problem>,
}

impl Envelope<'_> {
    /// That of an object that is about no text.
    pub const REPORT: Self =
        Envelope { item: None, input: None, ok: true, output: None, error: None };
}

/// The results for some texts: what goes to the output and to standard error, and counts. [`Write`]
/// appends to what goes to the output.
pub struct Results {
    pub settings: Settings,
    /// The octets for the output that are not written yet.
    text: Vec<u8>,
    /// Whether `text` is written whenever it is long, and not only at the end.
    is_streamed: bool,
    /// The number of octets that were written.
    written_octets: usize,
    /// The octets to write before the first one.
    separator: &'static [u8],
    /// Whether earlier results wrote the header of the columns.
    is_header_written: bool,
    /// Whether `text` may be in an encoding other than UTF-8.
    pub is_octets: bool,
    /// The messages for standard error.
    messages: String,
    /// The records for the file of `--rejects`.
    pub rejects: Vec<u8>,
    /// The header of the columns, to be written before the first line.
    pub header: Option<Vec<u8>>,
    /// The number of results that are left out because they cannot be written as a column.
    pub unwritable: usize,
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
        if self.is_streamed && self.text.len() >= FULL { self.write_out() } else { Ok(()) }
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
            is_streamed: false,
            written_octets: 0,
            separator: b"",
            is_header_written: false,
            is_octets: false,
            messages: String::new(),
            rejects: Vec::new(),
            header: None,
            unwritable: 0,
            totals: Totals::new(settings),
        }
    }

    /// Calls `work` with empty results, which are written while it adds to them. Fails only if they
    /// cannot be written.
    pub fn stream(
        settings: Settings,
        work: impl FnOnce(&mut Self) -> io::Result<Status>,
    ) -> io::Result<Status> {
        let mut results = Results::new(settings).streaming();
        let status = work(&mut results)?;
        results.finish().map(|()| status)
    }

    /// Sets how the output of these results begins: with the separator, and, unless it is written
    /// already, with the header.
    pub fn with_start(self, separator: &'static [u8], is_header_written: bool) -> Self {
        Results { separator, is_header_written, ..self }
    }

    /// Makes the results be written whenever they are long.
    pub fn streaming(self) -> Self {
        Results { is_streamed: true, ..self }
    }

    /// Sets the empty buffer for the results, from [`Results::into_buffer`].
    pub fn with_buffer(self, text: Vec<u8>) -> Self {
        Results { text, ..self }
    }

    /// Returns the emptied buffer, to be used for other results. It keeps at most [`BUFFER_SIZE`].
    pub fn into_buffer(mut self) -> Vec<u8> {
        self.text.clear();
        self.text.shrink_to(BUFFER_SIZE);
        self.text
    }

    /// Reserves room for the results of this number of input octets.
    pub fn reserve(&mut self, octets: usize) {
        /// The approximate length of a JSON object, divided by that of its text.
        const OBJECT_FACTOR: usize = 16;
        let factor = if self.settings.format == Format::Jsonl { OBJECT_FACTOR } else { 1 };
        if !self.settings.count {
            self.text.reserve((factor * octets).min(BUFFER_SIZE));
        }
    }

    /// Writes the results so far, and removes them from the buffer.
    #[cold]
    fn write_out(&mut self) -> io::Result<()> {
        self.finish()?;
        self.written_octets += self.text.len();
        self.text.clear();
        self.messages.clear();
        Ok(())
    }

    /// Writes the results to the output, and the messages to standard error. The first results
    /// begin with the separator and the header.
    pub fn finish(&self) -> io::Result<()> {
        let is_start = self.written_octets == 0;
        if is_start {
            if !self.text.is_empty() {
                print(self.separator)?;
            }
            if let Some(header) =
                self.header.as_ref().filter(|_| !self.is_header_written && self.settings.has_header)
            {
                let end = [self.settings.line_end()];
                print_octets(&[&*result_octets(header), &end].concat())?;
            }
        }
        match (&*self.text, self.is_octets) {
            ([], _) => {}
            // If colours are shown, `print` writes them. Otherwise none were put into the text, and its octets
            // are written as they are.
            (text, false) if has_coloured_output() => print(text)?,
            (octets, _) => print_octets(octets)?,
        }
        if !self.messages.is_empty() {
            tell(&self.messages);
        }
        Ok(())
    }

    /// Whether there is something to write: text, a message, or the header.
    pub fn has_anything(&self) -> bool {
        self.len() > 0 || !self.messages.is_empty() || self.header.is_some()
    }

    /// Returns the number of octets for the output, including those that were written.
    pub fn len(&self) -> usize {
        self.written_octets + self.text.len()
    }

    /// Returns about how many octets of memory the results need until they are written.
    pub fn size(&self) -> usize {
        let counts = self.totals.counts.as_ref().map_or(0, Counts::size);
        self.text.len() + self.messages.len() + self.rejects.len() + counts
    }

    /// Ends the result of a text. `start` is [`len`](Self::len) before the result: if nothing was
    /// added, and each text has a line (`--on-invalid empty`), adds an empty one. Writes a message
    /// if the run ends here.
    pub fn end_text(&mut self, item: Item<'_>, start: usize, status: Status) -> io::Result<()> {
        let Settings { on_invalid, format, count, reports_places, .. } = self.settings;
        if on_invalid == OnInvalid::Fail && status != Status::Fine {
            self.tell(format_args!("{}: --on-invalid fail ends the run here", item.name()));
        }
        let needs_line = on_invalid == OnInvalid::Empty && format == Format::Human && !count;
        if !needs_line || self.len() > start {
            Ok(())
        } else if reports_places {
            // Lines about places are not records with columns.
            self.end_line()
        } else {
            self.values(item, &vec![""; self.settings.part_count])
        }
    }

    /// Returns the problem of a record that has no answer: it lacks the selected column, a column goes
    /// on after its closing quotation mark, or another column is not UTF-8, which a JSON object
    /// cannot contain. `None` for any other text.
    pub fn problem_of_record(&self, item: Item<'_>) -> Option<Problem> {
        item.row?;
        let has_object = self.settings.format == Format::Jsonl
            && !self.settings.count
            && self.settings.members.columns;
        let not_utf8_problem = || {
            let (name, octets, error) = item.row.filter(|_| has_object)?.not_utf8()?;
            Some(Problem::not_utf8(&octets, error).in_column(&name))
        };
        let problem = item.missing_column_problem().or_else(|| item.quotation_problem());
        problem.or_else(not_utf8_problem)
    }

    /// Returns the text of an item, or the problem if it is not UTF-8 or the record has no answer.
    pub fn text<'t>(&self, item: Item<'t>) -> Result<&'t str, Box<Problem>> {
        match self.problem_of_record(item) {
            Some(problem) => Err(Box::new(problem)),
            None => item.utf8().map_err(|error| Box::new(Problem::not_utf8(item.octets, error))),
        }
    }

    /// Returns the format of the results.
    pub fn format(&self) -> Format {
        self.settings.format
    }

    /// Whether no result was added yet.
    pub fn is_first(&self) -> bool {
        self.len() == 0
    }

    /// Adds a JSON object that is not about a text, with these details.
    pub fn object(&mut self, value: &impl Serialize) -> io::Result<()> {
        self.add_object(Envelope::REPORT, value)
    }

    /// Adds a JSON object. All objects of a run have the same members.
    pub fn add_object(
        &mut self,
        envelope: Envelope<'_>,
        details: &impl Serialize,
    ) -> io::Result<()> {
        let open = self.begin_object(envelope)?;
        let open = if self.settings.members.details {
            self.member(open, "\"details\":", details)?
        } else {
            open
        };
        // Without a member, the object is not open yet.
        self.write_all(if open == FIRST { b"{}\n" } else { b"}\n" })
    }

    /// Adds the beginning of an object: all members except the details. These have many types, and this part is
    /// compiled only once. Returns the `open` of the [next member](Self::member).
    fn begin_object(&mut self, envelope: Envelope<'_>) -> io::Result<&'static str> {
        let Envelope { item, input, ok, output, error } = envelope;
        let Members { text, output: has_output, columns, .. } = self.settings.members;
        let mut open = FIRST;
        if text {
            open = self.member(open, "\"file\":", &item.and_then(|item| item.place.file))?;
            open = self.member(open, "\"line\":", &item.map(|item| item.place.line))?;
            open = self.member(open, "\"input\":", &input)?;
        }
        open = self.member(open, "\"ok\":", &ok)?;
        if has_output {
            open = self.member(open, "\"output\":", &output)?;
        }
        if text {
            open = self.member(open, "\"error\":", &error)?;
        }
        if columns {
            open = self.member(open, "\"columns\":", &item.and_then(|item| item.row))?;
        }
        Ok(open)
    }

    /// Adds a member of an object, if `--fields` selects it: `open`, which is `{` or a comma, the name with its
    /// quotation marks and colon, and the value. Returns the `open` of the next member.
    #[inline]
    fn member(
        &mut self,
        open: &'static str,
        name: &str,
        value: &impl Serialize,
    ) -> io::Result<&'static str> {
        let mut fields = self.settings.fields;
        if !fields.are_all() {
            match fields.get(name.trim_matches(['"', ':'])) {
                Some(value_fields) => fields = value_fields,
                None => return Ok(open),
            }
        }
        self.write_all(open.as_bytes())?;
        self.write_all(name.as_bytes())?;
        json_of(self, value, fields)?;
        Ok(",")
    }

    /// Adds a message for standard error, unless `--quiet` is given.
    pub fn tell(&mut self, what: impl Display) {
        if !self.settings.quiet {
            self.messages += &message_line(format_args!("{what}"));
        }
    }

    /// Adds a message that names the text itself. If the text is from a file, the message begins
    /// with the file and line.
    pub fn tell_of(&mut self, item: Item<'_>, what: impl Display) {
        match item.place {
            Place { file: Some(file), line, .. } => {
                self.tell(format_args!("{file}:{line}: {what}"))
            }
            _ => self.tell(what),
        }
    }

    /// Adds the result of a text as a line, or as its column in the record.
    pub fn line(&mut self, item: Item<'_>, text: &str) -> io::Result<()> {
        let Some(row) = item.row else { return self.text_line(item, text) };
        let Some(row) = row.with_value(text.as_bytes()) else { return self.skip_unwritable(item) };
        self.record_line(item, &row)
    }

    /// Does the same as [`line`](Self::line) for a result of several values, each in a column of its
    /// own. If the input has no columns, tabs separate them.
    pub fn values(&mut self, item: Item<'_>, values: &[&str]) -> io::Result<()> {
        let Some(row) = item.row else { return self.text_line(item, &values.join("\t")) };
        let Some(row) = row.with_values(values) else { return self.skip_unwritable(item) };
        self.record_line(item, &row)
    }

    /// Adds the input line of a text, unchanged.
    pub fn unchanged_line(&mut self, item: Item<'_>) -> io::Result<()> {
        self.record_line(item, &item.row.map_or(item.octets.into(), Row::record))
    }

    /// Adds a record and the line end of its input line.
    fn record_line(&mut self, item: Item<'_>, record: &[u8]) -> io::Result<()> {
        self.add_record(item, record)?;
        self.end_line_as(item)
    }

    /// Adds a result that is not a record, and the line end of its input line.
    fn text_line(&mut self, item: Item<'_>, text: &str) -> io::Result<()> {
        self.write_all(result_text(text).as_bytes())?;
        self.end_line_as(item)
    }

    /// Adds a line end, which is CRLF if that of the input line is.
    fn end_line_as(&mut self, item: Item<'_>) -> io::Result<()> {
        if item.has_cr {
            self.write_all(b"\r")?;
        }
        self.end_line()
    }

    /// Adds a record without a line end. The header of its file is written before the first line.
    fn add_record(&mut self, item: Item<'_>, record: &[u8]) -> io::Result<()> {
        if let (None, Some(header)) = (&self.header, item.row.and_then(Row::header)) {
            self.header = Some(header.to_owned());
        }
        self.write_record(record)
    }

    /// Adds a record, in any encoding.
    fn write_record(&mut self, record: &[u8]) -> io::Result<()> {
        match str::from_utf8(record) {
            // A record with ESC is written as octets, so that ESC is not taken for a colour of the
            // program, and removed.
            Ok(record) if !record.contains('\x1b') => {
                self.write_all(result_text(record).as_bytes())
            }
            _ => {
                self.is_octets = true;
                self.write_all(&result_octets(record))
            }
        }
    }

    /// Adds a row that is not a record of the input. `None`, a row that cannot be written, is left out with a
    /// message.
    pub fn row(&mut self, item: Item<'_>, record: Option<Vec<u8>>) -> io::Result<()> {
        let Some(record) = record else { return self.skip_unwritable(item) };
        self.write_record(&record)?;
        self.end_line()
    }

    /// Adds a result and a line end.
    pub fn result_line(&mut self, text: &str) -> io::Result<()> {
        self.write_all(result_text(text).as_bytes())?;
        self.end_line()
    }

    /// Adds a line end.
    fn end_line(&mut self) -> io::Result<()> {
        self.write_all(&[self.settings.line_end()])
    }

    /// Does the same as [`line`](Self::line) for octets in any encoding.
    pub fn octets(&mut self, item: Item<'_>, octets: &[u8]) -> io::Result<()> {
        let Some(row) = item.row else { return self.record_line(item, octets) };
        let Some(row) = row.with_value(octets) else { return self.skip_unwritable(item) };
        self.record_line(item, &row)
    }

    /// Adds a record to the file of `--rejects`, if it is given, for a text that is not valid: place, reason,
    /// text. If tabs separate them, the text may have tabs, since it is the last column.
    fn reject_row(&mut self, item: Item<'_>, problem: &Problem) {
        let Some(form) = self.settings.rejects else { return };
        let mut place = Vec::new();
        // Writing to a vector does not fail.
        let _ = item.place.write_with(&mut place, problem.column);
        let (end, text) = (self.settings.line_end(), item.octets);
        let record = if form.is_tsv() {
            form.record(&[place.into(), problem.reason.as_bytes().into()])
                .and_then(|it| (!text.contains(&end)).then(|| [&it, &b"\t"[..], text].concat()))
        } else {
            form.record(&[place.into(), problem.reason.as_bytes().into(), text.into()])
        };
        match record {
            Some(record) => {
                self.rejects.extend(record);
                self.rejects.push(end);
            }
            None => self.tell(format_args!(
                "{}: the text has a line end, and is not among the rejects",
                item.name()
            )),
        }
    }

    /// Leaves out a result that cannot be written as a column, and reports this.
    fn skip_unwritable(&mut self, item: Item<'_>) -> io::Result<()> {
        self.unwritable += 1;
        let why = "the result contains a separator or a line end, and cannot be quoted";
        self.reject_row(item, &Problem::because(why));
        self.tell(format_args!("{}: {why}", item.name()));
        Ok(())
    }

    /// Counts a text and, if its answer is shown, adds it: a JSON object with `details`, or the text for
    /// people that `write` adds. With `--only invalid`, people see the line itself.
    pub fn answer<D: Serialize>(
        &mut self,
        item: Item<'_>,
        output: Option<&str>,
        problem: Option<&Problem>,
        details: impl FnOnce() -> D,
        write: impl FnOnce(&mut Self) -> io::Result<()>,
    ) -> io::Result<Status> {
        let status = Status::fine_if(problem.is_none());
        match self.format_of_answer(item, status, problem)? {
            None => {}
            Some(Format::Human) => write(self)?,
            Some(Format::Jsonl) => {
                let (input, ok) = (&*item.lossy(), problem.is_none());
                let (item, input) = (Some(item), Some(input));
                let envelope = Envelope { item, input, ok, output, error: problem };
                match self.settings.fields.get("details") {
                    Some(_) => self.add_object(envelope, &details())?,
                    // Computing the details would be in vain.
                    None => self.add_object(envelope, &None::<()>)?,
                }
            }
        }
        Ok(status)
    }

    /// Counts a text. Returns the format in which the caller has to add its answer; `None` if the answer is not
    /// shown, or is the line itself, which this adds.
    fn format_of_answer(
        &mut self,
        item: Item<'_>,
        status: Status,
        problem: Option<&Problem>,
    ) -> io::Result<Option<Format>> {
        if !self.count_and_select(item, status, problem) {
            return Ok(None);
        }
        let format = self.settings.format;
        if format == Format::Jsonl || self.settings.only != Some(Only::Invalid) {
            return Ok(Some(format));
        }
        self.unchanged_line(item)?;
        if let Some(problem) = problem {
            self.tell(item.place.describe(&item.lossy(), problem));
        }
        Ok(None)
    }

    /// Counts a text for `--count`, and adds it to the `--rejects` if it has a problem. Returns whether its
    /// answer is shown, by `--only` and `--count`.
    pub fn count_and_select(
        &mut self,
        item: Item<'_>,
        status: Status,
        problem: Option<&Problem>,
    ) -> bool {
        if let Some(counts) = &mut self.totals.counts {
            counts.add(item.octets, self.settings.identifier, problem);
        }
        if let Some(problem) = problem {
            self.reject_row(item, problem);
        }
        let is_selected = match self.settings.only {
            None => true,
            Some(Only::Valid) => status == Status::Fine,
            Some(Only::Invalid) => status != Status::Fine,
        };
        !self.settings.count && is_selected
    }

    /// Adds the reason why a text has no result.
    pub fn refuse(&mut self, item: Item<'_>, problem: &Problem) -> io::Result<Status> {
        self.refuse_with(item, problem, |out| out.tell(item.place.describe(&item.lossy(), problem)))
    }

    /// Does the same as [`refuse`](Self::refuse), except that `tell` adds the message for people.
    /// The text has no output and no details.
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

    /// Adds the reason why the grammar rejects a text. For an argument, the message has several
    /// lines and underlines the place of the error; for a line of a file, it has one line.
    pub fn reject(&mut self, text: Text<'_>, error: &Error) -> io::Result<Status> {
        self.reject_for(text, error, Problem::from(error))
    }

    /// Does the same as [`reject`](Self::reject) for one text of a pair.
    pub fn reject_field(
        &mut self,
        field: Field,
        text: Text<'_>,
        error: &Error,
    ) -> io::Result<Status> {
        let problem = text.item.problem_of(field, Problem::from(error));
        self.reject_for(text, error, problem)
    }

    /// Adds the reason why the grammar rejects a text, as the problem that was made of `error`.
    fn reject_for(
        &mut self,
        text: Text<'_>,
        error: &Error,
        problem: Problem,
    ) -> io::Result<Status> {
        let item = text.item;
        let problem = problem.within(text.input(), text.text);
        match item.place.file {
            // An argument.
            None => self.refuse_with_drawing(item, &problem, text.text, error),
            Some(_) => self.refuse(item, &problem),
        }
    }

    /// Adds the reason why a text has no result. The message for people has several lines and
    /// underlines the place of the error.
    pub fn refuse_with_drawing(
        &mut self,
        item: Item<'_>,
        problem: &Problem,
        text: &str,
        error: &Error,
    ) -> io::Result<Status> {
        self.refuse_with(item, problem, |out| {
            if !out.settings.quiet {
                out.messages += &(render_error(text, error) + "\n");
            }
        })
    }

    /// Adds the reason why a text cannot be mapped.
    pub fn not_mapped(&mut self, text: Text<'_>, error: &MappingError) -> io::Result<Status> {
        self.refuse(text.item, &Problem::not_mapped(text.input(), error))
    }
}

/// The counts of a run.
#[derive(Default, Serialize, Deserialize)]
pub struct Totals {
    /// The number of texts; of `find`, the number of identifiers.
    pub lines: usize,
    /// The number of texts that have a result in the output.
    pub written: usize,
    /// The number of texts that are not valid.
    pub invalid: usize,
    /// The number of files that could not be read to their end.
    pub unreadable: usize,
    /// The number of texts that could not be processed.
    pub trouble: usize,
    /// The number of records that lack the selected column.
    pub without_column: usize,
    /// The number of hosts that stay unchanged because they are not domain names.
    pub no_domain_names: usize,
    /// The number of texts with bidirectional formatting characters.
    pub formatting: usize,
    /// The number of identifiers whose scheme has no grammar, with `check --schemes`.
    pub without_grammar: usize,
    /// The number of findings.
    pub findings: usize,
    /// The counts by reason, scheme and so on, with `--count` and `--stats`.
    #[serde(skip)]
    pub counts: Option<Counts>,
}

impl Totals {
    pub fn new(settings: Settings) -> Self {
        Totals { counts: settings.has_counts.then(Counts::default), ..Totals::default() }
    }

    /// Adds the counts of other texts.
    ///
    /// # Errors
    /// If counts are too many for the memory, and a temporary file cannot be written.
    pub fn add(&mut self, other: &Self) -> io::Result<()> {
        self.lines += other.lines;
        self.written += other.written;
        self.invalid += other.invalid;
        self.unreadable += other.unreadable;
        self.trouble += other.trouble;
        self.without_column += other.without_column;
        self.no_domain_names += other.no_domain_names;
        self.formatting += other.formatting;
        self.without_grammar += other.without_grammar;
        self.findings += other.findings;
        match (&mut self.counts, &other.counts) {
            (Some(counts), Some(others)) => counts.merge(others),
            _ => Ok(()),
        }
    }

    /// Returns the status of the run. With `exit_zero`, it ignores texts that are not valid.
    pub fn status(&self, exit_zero: bool) -> Status {
        match self {
            Totals { unreadable: 1.., .. } | Totals { trouble: 1.., .. } => Status::Trouble,
            Totals { invalid: 1.., .. } if !exit_zero => Status::Invalid,
            _ => Status::Fine,
        }
    }

    /// Returns the end of a message that says how many files could not be read; empty if none.
    pub fn unreadable(&self) -> String {
        match self.unreadable {
            0 => String::new(),
            count => format!("; {} could not be read", quantity(count, "file")),
        }
    }

    /// Writes the counts, with `--count`.
    pub fn print(&mut self, settings: Settings) -> io::Result<()> {
        let &mut Totals { lines, invalid, unreadable, .. } = self;
        let Some(counts) = self.counts.as_mut().filter(|_| settings.count) else { return Ok(()) };
        let mut out = Results::new(Settings { members: Members::REPORT, ..settings });
        if settings.format == Format::Jsonl {
            let details = counts.listed()?;
            let details = object! {
                lines, invalid, unreadable, #[serde(flatten)] counts: details,
            };
            out.add_object(Envelope { ok: invalid == 0, ..Envelope::REPORT }, &details)?;
            return out.finish();
        }
        let what = if settings.command == "find" { "identifier" } else { "line" };
        writeln!(out, "{lines:>9}  {what}{}", plural_ending(lines))?;
        writeln!(out, "{invalid:>9}  not valid")?;
        if unreadable > 0 {
            let files = plural_ending(unreadable);
            writeln!(out, "{unreadable:>9}  file{files} that could not be read")?;
        }
        counts.write(&mut out)?;
        out.finish()
    }
}
