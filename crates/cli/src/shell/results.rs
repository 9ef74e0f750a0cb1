//! The results of a run, as the octets and messages that are to be written, and their counts.

use crate::shell::columns::Row;
use crate::shell::options::Format;
use crate::shell::output::{Status, message_line, tell};
use crate::shell::output::{has_coloured_output, print, print_octets, result_octets, result_text};
use crate::shell::problem::{Item, Place, Problem};
use crate::shell::settings::{OnInvalid, Settings};
use crate::shell::totals::{Counts, Totals};
use std::fmt::Display;
use std::io::{self, Write};

/// The length in octets at which streamed results are written.
pub const FULL: usize = 1 << 16;
/// The greatest number of octets that are reserved for results, and that a used buffer keeps.
const BUFFER_SIZE: usize = 4 * FULL;

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
    pub(super) messages: String,
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

    /// Returns the format of the results.
    pub fn format(&self) -> Format {
        self.settings.format
    }

    /// Whether no result was added yet.
    pub fn is_first(&self) -> bool {
        self.len() == 0
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
    pub fn reject_row(&mut self, item: Item<'_>, problem: &Problem) {
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
}
