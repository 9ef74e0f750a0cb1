//! Searches parts of documents for identifiers, several parts at a time.

use super::document::Document;
use super::reading::Event;
use super::{Find, context};
use crate::shell::*;
use iri_grammar::Span;
use iri_grammar::detection::Finder;
use memchr::{memchr_iter, memrchr};
use rayon::prelude::*;
use std::borrow::Cow;
use std::ffi::OsString;
use std::io;

/// The search in files, one after another.
pub struct Search<'f> {
    find: &'f Find,
    finder: Finder<'f>,
    settings: Settings,
    files: &'f [OsString],
    /// The index of the current file.
    file: usize,
    /// The counts before the next part of the file.
    pub before: PartStart,
    /// Whether the previous part ends with a line end.
    ends_with_line: bool,
    /// Whether all octets of the previous parts are valid in the encoding.
    is_well_formed: bool,
}

/// A part of a document, decoded, with its numbers of line ends and characters.
struct Decoded<'d> {
    document: &'d Document,
    text: Cow<'d, str>,
    is_well_formed: bool,
    lines: usize,
    characters: usize,
}

impl<'d> Decoded<'d> {
    /// Decodes the part of an event, if it is a part.
    fn new(event: &'d Event) -> Option<Self> {
        let Event::Part(document) = event else { return None };
        let (text, is_well_formed) = document.text();
        let lines = memchr_iter(b'\n', text.as_bytes()).count();
        let characters = text.chars().count();
        Some(Decoded { document, text, is_well_formed, lines, characters })
    }
}

/// A piece of work for one thread.
enum Unit<'e> {
    Part {
        decoded: &'e Decoded<'e>,
        before: PartStart,
        /// Whether results are written for its identifiers.
        is_answered: bool,
        /// Whether to write the message about invalid octets, which a file has once.
        tells_ill_formed: bool,
    },
    /// The error that ended reading a file.
    Unreadable(&'e io::Error),
}

impl<'f> Search<'f> {
    pub fn new(
        find: &'f Find,
        finder: Finder<'f>,
        settings: Settings,
        files: &'f [OsString],
        before: PartStart,
    ) -> Self {
        let (ends_with_line, is_well_formed) = (true, true);
        Search { find, finder, settings, files, file: 0, before, ends_with_line, is_well_formed }
    }

    /// Whether `--limit` excludes all remaining lines.
    pub fn is_done(&self) -> bool {
        self.before.lines >= self.before.end
    }

    /// Returns the results for the events, in their order, up to the last line that `--limit`
    /// allows.
    pub fn results(&mut self, events: &[Event]) -> io::Result<Vec<Results>> {
        let parts: Vec<_> = events.par_iter().map(Decoded::new).collect();
        let mut units = Vec::new();
        for (event, decoded) in events.iter().zip(&parts) {
            if self.is_done() {
                break;
            }
            let file = self.file;
            let unit = match (event, decoded) {
                (Event::End(error), _) => {
                    self.end_file();
                    // A file without an error needs no further work.
                    error.as_ref().map(Unit::Unreadable)
                }
                (Event::Part(_), decoded) => decoded.as_ref().map(|it| self.plan_part(it)),
            };
            units.extend(unit.map(|unit| (file, unit)));
        }
        units.par_iter().map(|(file, unit)| self.process_unit(*file, unit)).collect()
    }

    /// Returns the work on a part, and adds the counts of the part to those before the next one.
    fn plan_part<'e>(&mut self, decoded: &'e Decoded<'e>) -> Unit<'e> {
        let before = self.before;
        self.before.lines += decoded.lines;
        self.before.characters += decoded.characters;
        self.ends_with_line = decoded.text.ends_with('\n');
        let tells_ill_formed = self.is_well_formed && !decoded.is_well_formed;
        self.is_well_formed &= decoded.is_well_formed;
        if decoded.document.address().is_some() {
            self.end_document();
        }
        // The lines of the part are at most those from `before.lines + 1` to one more than
        // `end`.
        let end = before.lines + decoded.lines;
        let is_answered = end >= before.skip && before.lines < before.end;
        Unit::Part { decoded, before, is_answered, tells_ill_formed }
    }

    /// Goes on to the next file.
    fn end_file(&mut self) {
        self.end_document();
        self.file += 1;
    }

    /// Resets the counts for the next file, or the next page of a file. `skip` and `end` become what this
    /// document has left of --skip and --limit.
    fn end_document(&mut self) {
        let PartStart { lines, skip, end, .. } = self.before;
        let lines = lines + usize::from(!self.ends_with_line);
        let (skip, end) = (skip.saturating_sub(lines), end.saturating_sub(lines));
        self.before = PartStart { skip, end, ..PartStart::default() };
        (self.ends_with_line, self.is_well_formed) = (true, true);
    }

    /// Returns the results for a part, or the message about a file that cannot be read.
    fn process_unit(&self, file: usize, unit: &Unit<'_>) -> io::Result<Results> {
        let (path, mut results) = (&self.files[file], Results::new(self.settings));
        let file = path.to_string_lossy();
        match unit {
            Unit::Part { decoded, before, is_answered, tells_ill_formed } => {
                let file = decoded.document.address().unwrap_or(&file);
                if *is_answered {
                    self.search_part(&mut results, file, decoded, *before)?;
                }
                if *tells_ill_formed {
                    let charset = decoded.document.charset();
                    results.tell(format_args!("{file}: not all octets are {charset}"));
                }
            }
            Unit::Unreadable(error) => {
                // --quiet does not suppress messages about files that cannot be read.
                results.settings.quiet = false;
                results.totals.unreadable += 1;
                let hint = hint_at_texts(Some("find"), path, error);
                results.tell(format_args!("{file}: {error}{hint}"));
            }
        }
        Ok(results)
    }

    /// Adds the identifiers of a part of a document that begin in lines that `--skip` and
    /// `--limit` leave; with the options of [`context`], the lines that contain them and lines
    /// around these.
    fn search_part(
        &self,
        out: &mut Results,
        file: &str,
        decoded: &Decoded<'_>,
        before: PartStart,
    ) -> io::Result<()> {
        let Search { find, finder, .. } = self;
        let Decoded { document, text, .. } = decoded;
        if find.page.links {
            return find.write_links(out, file, document, text, before);
        }
        let is_transcoded = !document.charset().is_ucs_based();
        // A text that is not in UTF-8 or UTF-16 is converted, which may require NFC.
        let finder = finder.nfc(is_transcoded && find.requires_normalization());
        let mut lines = LinePlaces::new(text, before);
        if let Some(around) = find.context.lines() {
            let found = finder.find(text).filter(|found| {
                let start = found.characters.start;
                before.includes(lines.place(found.span.start, start).0)
            });
            let found: Vec<Span> = found.map(|found| found.span).collect();
            out.totals.lines += found.len();
            return context::write(out, &visible(file), text, &found, around);
        }
        let mut octets = document.places();
        for found in finder.find(text) {
            let (line, column) = lines.place(found.span.start, found.characters.start);
            if !before.includes(line) {
                continue;
            }
            // Columns count from 1.
            let place = Place { file: Some(file), line, before: column - 1 };
            let input = found.span.slice(text);
            let item = Item::of_text(place, input);
            let start = out.len();
            let status = find.write_match(out, &found, item, before.characters, &mut octets)?;
            if find.end_identifier(out, item, start, status)? {
                break;
            }
        }
        Ok(())
    }
}

/// Where a part of a document begins, and which lines of the document have results.
#[derive(Clone, Copy, Default)]
pub struct PartStart {
    /// The number of lines of the document before the part.
    pub lines: usize,
    /// The number of characters of the document before the part.
    pub characters: usize,
    /// The number of lines at the beginning of the document that have no results.
    pub skip: usize,
    /// The number of the last line that has results.
    pub end: usize,
}

impl PartStart {
    /// Whether identifiers that begin in this line have results.
    pub fn includes(self, line: usize) -> bool {
        line > self.skip && line <= self.end
    }
}

/// Finds the lines and columns of the identifiers of a part. They have to be asked for in the order of the text.
pub struct LinePlaces<'t> {
    text: &'t str,
    /// The byte up to which lines are counted.
    at: usize,
    /// The number of the line at this byte, from 1 in the document.
    line: usize,
    /// The number of characters of the part before this line.
    line_start: usize,
}

impl<'t> LinePlaces<'t> {
    pub fn new(text: &'t str, before: PartStart) -> Self {
        LinePlaces { text, at: 0, line: before.lines + 1, line_start: 0 }
    }

    /// Returns the line and the column, both from 1, of an identifier that begins at this byte, after this
    /// number of characters.
    pub fn place(&mut self, start: usize, characters: usize) -> (usize, usize) {
        let passed = &self.text[self.at..start];
        if let Some(last) = memrchr(b'\n', passed.as_bytes()) {
            self.line += memchr_iter(b'\n', passed.as_bytes()).count();
            self.line_start = characters - passed[last + 1..].chars().count();
        }
        self.at = start;
        (self.line, characters - self.line_start + 1)
    }
}
