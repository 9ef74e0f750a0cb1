//! Texts with their places in the input, and the problems of texts, as messages for people and as
//! JSON.

use crate::shell::columns::{Row, column_name};
use crate::shell::json::write_number;
use crate::shell::json_lines::NoMember;
use crate::shell::output::{
    Status, beginning, ending, quoted, tell, text_width, visible, width_of_output,
};
use character_names::insert_name;
use iri_grammar::host::HostError;
use iri_grammar::mapping::MappingError;
use iri_grammar::text::Charset;
use iri_grammar::{Citation, Document, Error, ErrorNote, Production, Span};
use serde::{Serialize, Serializer};
use std::borrow::Cow;
use std::fmt;
use std::io::{self, Write};
use std::ops::Range;
use std::str::Utf8Error;
use unicode_width::UnicodeWidthChar;

/// The place of a text in the input.
#[derive(Clone, Copy)]
pub struct Place<'t> {
    /// The name of the file; `None` for an argument.
    pub file: Option<&'t str>,
    /// The number of the line, or of the argument, from 1.
    pub line: usize,
    /// The number of characters before the text in its line; 0 unless the text is a part of a line.
    pub before: usize,
}

impl Place<'_> {
    /// Writes the [name](Self::name) of the place; for an argument, an empty text in place of its
    /// text.
    pub fn write(self, out: &mut impl Write) -> io::Result<()> {
        match self.file {
            Some(file) => out.write_all(visible(file).as_bytes())?,
            None => return out.write_all(quoted("").as_bytes()),
        }
        out.write_all(b":")?;
        write_number(out, self.line as u64)
    }

    /// Writes the name of the place, and the column if it is known, in characters from 1.
    pub fn write_with(self, out: &mut impl Write, column: Option<usize>) -> io::Result<()> {
        self.write(out)?;
        let Some(column) = column else { return Ok(()) };
        out.write_all(b":")?;
        write_number(out, column as u64)
    }

    /// Returns a message of one line about a problem: `FILE:LINE:COLUMN: problem`.
    pub fn describe(self, input: &str, problem: &Problem) -> String {
        let place = match (self.file, problem.column_of_input()) {
            (Some(file), Some(column)) => format!("{file}:{}:{}", self.line, self.before + column),
            _ => self.name(input),
        };
        format!("{place}: {problem}")
    }

    /// Returns what the place is called in messages: `FILE:LINE`; for an argument, the text itself.
    pub fn name(self, input: &str) -> String {
        match self.file {
            Some(file) => format!("{file}:{}", self.line),
            None => quoted(input),
        }
    }
}

/// One text of the input, as octets, with its place.
#[derive(Clone, Copy)]
pub struct Item<'t> {
    pub place: Place<'t>,
    pub octets: &'t [u8],
    /// The octets as a string, if they are known to be UTF-8.
    pub text: Option<&'t str>,
    /// For the second text of a pair, the octets of the first one.
    pub first: Option<&'t [u8]>,
    /// The record that has the text as a column; `None` without `--column`.
    pub row: Option<&'t Row<'t>>,
    /// Whether the line ends with CRLF.
    pub has_cr: bool,
}

/// One of the two texts of a pair.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Field {
    First,
    Second,
}

impl<'t> Item<'t> {
    /// Returns an item for a text that is not part of a pair or a record.
    pub fn of_text(place: Place<'t>, text: &'t str) -> Self {
        let octets = text.as_bytes();
        Item { place, octets, text: Some(text), first: None, row: None, has_cr: false }
    }

    /// Returns what a text of a pair is called: the name or number of its column, else `first` or
    /// `second`.
    fn field_name(self, field: Field) -> String {
        let column = match (self.row, field) {
            (Some(row), Field::Second) => row.selected_names().last().cloned(),
            // Otherwise the first text is an argument, and no column.
            (Some(row), Field::First) if self.first.is_some() => {
                row.selected_names().first().cloned()
            }
            // Without a row, the text is an argument or a whole line.
            _ => None,
        };
        match (column, field) {
            (Some(name), _) => column_name(&name),
            (None, Field::First) => "first".to_owned(),
            (None, Field::Second) => "second".to_owned(),
        }
    }

    /// Returns a problem as that of one text of a pair. Messages for people say which text it is,
    /// except for a second text that is not a column.
    pub fn problem_of(self, field: Field, problem: Problem) -> Problem {
        let shows_field = self.row.is_some() || field == Field::First;
        Problem { field: Some(self.field_name(field)), shows_field, ..problem }
    }

    /// Returns the problem of a record that lacks a selected column; `None` if it lacks none.
    pub fn missing_column_problem(self) -> Option<Problem> {
        let column = self.row?.missing_column()?;
        match self.row.and_then(Row::missing_member) {
            Some(NoMember::Other(why)) => {
                return Some(Problem::because(why).with_kind("(field)"));
            }
            Some(NoMember::NotUtf8(record, error)) => {
                return Some(Problem::not_utf8(record, error));
            }
            None => {}
        }
        let problem = Problem::because(format_args!("the record has no column {column}"));
        Some(problem.with_kind("(column)"))
    }

    /// Returns the problem of a record with a quotation mark in a wrong place; `None` if it has none.
    pub fn quotation_problem(self) -> Option<Problem> {
        let why = self.row?.quotation_problem()?;
        let problem = Problem::because(format_args!("{why} (RFC 4180 section 2)"));
        Some(problem.with_kind("(column)"))
    }

    /// Returns the octets as a string. Fails if they are not UTF-8.
    pub fn utf8(self) -> Result<&'t str, Utf8Error> {
        self.text.map_or_else(|| str::from_utf8(self.octets), Ok)
    }

    /// Returns the octets as a string. U+FFFD replaces octets that are not UTF-8.
    pub fn lossy(self) -> Cow<'t, str> {
        self.text.map_or_else(|| String::from_utf8_lossy(self.octets), Cow::from)
    }

    /// Returns what the place is called in messages: `FILE:LINE`; for an argument, the text itself.
    pub fn name(self) -> String {
        self.place.name(&self.lossy())
    }
}

/// A text to process, which may be derived from the input, for example by resolving escapes.
#[derive(Clone, Copy)]
pub struct Text<'t> {
    pub text: &'t str,
    /// The text of the input.
    pub item: Item<'t>,
}

impl<'t> Text<'t> {
    /// Returns the same item with another text that was derived from it.
    pub fn with_text<'w>(self, text: &'w str) -> Text<'w>
    where
        't: 'w,
    {
        Text { text, item: self.item }
    }

    /// Returns the text of the input; an empty string if it is not UTF-8.
    pub fn input(self) -> &'t str {
        self.item.utf8().unwrap_or_default()
    }
}

/// A problem of a text. It is serialized as the JSON member `error`; unknown members are null.
#[derive(Default, Serialize)]
pub struct Problem {
    /// The column where the problem begins, in characters from 1.
    pub column: Option<usize>,
    /// The start and end of the problem in bytes, from 0.
    span: Option<[usize; 2]>,
    /// The start and end of the problem in characters, from 0.
    character_span: Option<[usize; 2]>,
    pub production: Option<&'static str>,
    character: Option<char>,
    found: Option<char>,
    expected: Vec<String>,
    #[serde(flatten, serialize_with = "serialize_citation")]
    pub citation: Option<Citation>,
    pub reason: String,
    /// A sentence about what the production allows, if the reason does not say it. `expected` is the
    /// complete list.
    #[serde(skip)]
    allowed: Option<String>,
    note: Option<String>,
    /// The text that `span` and `column` are positions in, if it is not the input.
    text: Option<String>,
    /// The input in hexadecimal, if it is not UTF-8 or not valid in its encoding.
    octets: Option<String>,
    /// For a pair, the name of the text that the problem is about.
    field: Option<String>,
    /// Whether messages for people contain `field`.
    #[serde(skip)]
    shows_field: bool,
    /// The name under which `--count` counts the problem, if it is not about a production: a kind such as
    /// `(bidi)`, or the step that rejects a host name, such as `step 5`.
    #[serde(skip)]
    kind: Option<Cow<'static, str>>,
    /// What is wrong with octets that are not UTF-8.
    #[serde(skip)]
    pub fault: Option<&'static str>,
}

/// The name under which `--count` counts a problem.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct CountName {
    /// Whether `name` is the name of a production.
    pub is_production: bool,
    pub name: Cow<'static, str>,
    pub citation: Option<Citation>,
}

/// Writes a citation as the members `document` and `section`, which are null without a citation.
fn serialize_citation<S: Serializer>(
    citation: &Option<Citation>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let (document, section) =
        citation.map(|it| (Some(it.document), Some(it.section))).unwrap_or_default();
    object! { document, section }.serialize(serializer)
}

impl From<&Error> for Problem {
    fn from(error: &Error) -> Self {
        Problem {
            production: Some(error.production().name()),
            character: error.character(),
            found: error.found(),
            expected: error.expected().map(|it| it.to_string()).collect(),
            allowed: error.allowed().map(|allowed| allowed.to_string()),
            note: note(error),
            ..Problem::at(error.span(), error.character_span(), error.citation(), reason(error))
        }
    }
}

impl From<&iri_schemes::Error> for Problem {
    fn from(error: &iri_schemes::Error) -> Self {
        // The place in bytes and in characters.
        let (rule, offset, index) = (error.rule(), error.at(), error.character());
        let (length, reason) = match error.found() {
            Some(found) => {
                let reason = format!("{} is not allowed in {rule}", code_point(found));
                (found.len_utf8(), with_character_name(reason, Some(found)))
            }
            None => (0, format!("{rule} does not end here")),
        };
        let expected: Vec<String> = error.expected().iter().map(|&it| it.to_owned()).collect();
        let allowed = (!expected.is_empty()).then(|| format!("allowed: {}", error.allowed()));
        let span = Span { start: offset, end: offset + length };
        let characters = Span { start: index, end: index + usize::from(length > 0) };
        Problem {
            production: Some(rule),
            character: error.found(),
            found: error.found(),
            expected,
            allowed,
            note: error.sentence().map(|sentence| format!("\"{sentence}\"")),
            ..Problem::at(span, characters, error.citation(), reason)
        }
    }
}

impl Problem {
    /// Returns a problem with a reason only.
    pub fn because(reason: impl fmt::Display) -> Self {
        Problem { reason: format!("{reason:#}"), ..Problem::default() }
    }

    /// Sets the column of the record that has the problem.
    pub fn in_column(self, name: &str) -> Self {
        Problem { field: Some(column_name(name)), shows_field: true, ..self }
    }

    /// Sets the name, in parentheses, under which `--count` counts the problem.
    pub fn with_kind(self, kind: &'static str) -> Self {
        Problem { kind: Some(kind.into()), ..self }
    }

    /// Sets the citation to the section that rejects a host name. `--count` counts the problem by
    /// the step of that section.
    pub fn with_host_error(self, error: &HostError) -> Self {
        let kind = error.step().map_or("(host)".into(), |step| format!("step {step}").into());
        Problem { kind: Some(kind), ..self.with_citation_outside_reason(error.citation()) }
    }

    /// Returns a problem of this kind with its citation. If the reason ends with the citation, removes it there.
    pub fn cited(reason: impl fmt::Display, kind: &'static str, citation: Citation) -> Self {
        Problem::because(reason).with_kind(kind).with_citation_outside_reason(citation)
    }

    /// Sets the citation, and removes it from the end of the reason.
    fn with_citation_outside_reason(self, citation: Citation) -> Self {
        let reason = remove_citation(&self.reason, citation);
        Problem { reason, ..self }.with_citation(citation)
    }

    /// Returns a problem at a known place: `span` in bytes, `characters` in characters.
    pub fn at(span: Span, characters: Span, citation: Citation, reason: String) -> Self {
        Problem {
            column: Some(characters.start + 1),
            span: Some([span.start, span.end]),
            character_span: Some([characters.start, characters.end]),
            ..Problem::because(reason).with_citation(citation)
        }
    }

    /// Sets the section that the text violates.
    pub fn with_citation(self, citation: Citation) -> Self {
        Problem { citation: Some(citation), ..self }
    }

    /// Sets the character that the problem is about.
    pub fn with_character(self, character: Option<char>) -> Self {
        Problem { character, found: character, ..self }
    }

    /// Returns the name and section under which `--count` counts the problem. The name is that of
    /// the production, the step, or the kind of problem.
    pub fn count_name(&self) -> CountName {
        let name = match (self.production, &self.kind, &self.octets) {
            (Some(production), ..) => production.into(),
            (None, Some(kind), _) => kind.clone(),
            (None, None, Some(_)) => "(encoding)".into(),
            (None, None, None) => "(other)".into(),
        };
        CountName { is_production: self.production.is_some(), name, citation: self.citation }
    }

    /// Returns the problem of octets that are not UTF-8.
    pub fn not_utf8(octets: &[u8], error: Utf8Error) -> Self {
        let (valid, rest) = octets.split_at(error.valid_up_to());
        // `error_len` is `None` if the text ends within the octets of a character.
        let ill_formed = &rest[..error.error_len().unwrap_or(rest.len())];
        let start = String::from_utf8_lossy(valid).chars().count();
        let plural = if ill_formed.len() == 1 { "" } else { "s" };
        let end = if error.error_len().is_none() { ", where the line ends" } else { "" };
        let span = Span { start: valid.len(), end: valid.len() + ill_formed.len() };
        let reason = format!("not UTF-8: octet{plural} {}{end}", hexadecimal(ill_formed, " "));
        let (citation, octets) = (Document::Rfc(3629).section("4"), Some(hexadecimal(octets, "")));
        // The ill-formed octets count as one character, like the U+FFFD that replaces them.
        let characters = Span { start, end: start + 1 };
        let fault = Some(utf8_fault(rest));
        Problem { octets, fault, ..Problem::at(span, characters, citation, reason) }
    }

    /// Returns the problem of octets, in any encoding, that cannot be mapped.
    pub fn octets_not_mapped(octets: &[u8], error: &MappingError) -> Self {
        let MappingError::Octets { charset, octets: invalid, offset, character_offset, .. } = error
        else {
            return Problem::not_mapped(&String::from_utf8_lossy(octets), error);
        };
        if *charset == Charset::UTF_8.name()
            && let Err(error) = str::from_utf8(octets)
        {
            return Problem::not_utf8(octets, error);
        }
        let span = Span { start: *offset, end: offset + invalid.len() };
        let octets = Some(hexadecimal(octets, ""));
        let reason = message_without_citation(error);
        let characters = Span { start: *character_offset, end: character_offset + 1 };
        Problem { octets, ..Problem::at(span, characters, error.citation(), reason) }
    }

    /// Returns the problem of a text that cannot be mapped.
    pub fn not_mapped(input: &str, error: &MappingError) -> Self {
        match error {
            MappingError::Input { text, error } => Problem::from(error).within(input, text),
            MappingError::Result { text, error: why, section } => {
                let form = form_name(why.start_production());
                let reason = format!("the result is not of the form {form}: {}", reason(why));
                let problem = Problem::from(why).within(input, text);
                Problem { reason, ..problem.with_citation(*section) }
            }
            MappingError::NotConverted { character, offset, text, .. } => {
                let problem = Problem::about(&character.to_string(), *offset, text, error);
                let problem = problem.with_kind("(not converted)");
                Problem { found: Some(*character), ..problem.within(input, text) }
            }
            MappingError::Unencodable { character, .. } => {
                // The character is in the query.
                let from = input.find('?').unwrap_or(0);
                let problem = Problem::about(&character.to_string(), from, input, error);
                let problem = problem.with_kind("(not in the charset)");
                let reason = with_character_name(problem.reason, Some(*character));
                let character = Some(*character);
                Problem { character, found: character, reason, ..problem }
            }
            MappingError::RegName { reg_name, .. } => {
                let mut problem = Problem::about(reg_name, 0, input, error);
                let found = error.host().and_then(HostError::found).map(|found| found.character);
                if let Some(host) = error.host() {
                    // The section of the mapping stays within the reason.
                    problem.reason = format!("{error:#}");
                    problem = problem.with_host_error(host);
                } else {
                    problem = problem.with_kind("(host)");
                }
                let reason = with_character_name(problem.reason, found);
                Problem { found, reason, ..problem }
            }
            // No single character is the problem.
            _ => Problem { character: None, ..Problem::about(input, 0, input, error) },
        }
    }

    /// Returns a problem at the first occurrence of `part` in `text` from the byte `from` on; without one,
    /// at the first in the whole text. If `part` does not occur, because the mapping changed it before the
    /// error, the problem is about the whole text.
    fn about(part: &str, from: usize, text: &str, error: &MappingError) -> Self {
        let position = text[from..].find(part).map(|at| from + at).or_else(|| text.find(part));
        let (start, end) = position.map_or((0, text.len()), |start| (start, start + part.len()));
        let character = text[start..end].chars().next();
        let reason = with_character_name(message_without_citation(error), character);
        let span = Span { start, end };
        let characters = span.in_characters(text);
        Problem { character, ..Problem::at(span, characters, error.citation(), reason) }
    }

    /// Sets the text that the positions refer to, if it is not the input.
    pub fn within(self, input: &str, text: &str) -> Self {
        Problem { text: (text != input).then(|| text.to_owned()), ..self }
    }

    /// Returns the column, if it is a position in the input.
    pub fn column_of_input(&self) -> Option<usize> {
        self.column.filter(|_| self.text.is_none())
    }
}

/// Returns the message of an error without its section, which is written separately.
fn message_without_citation(error: &MappingError) -> String {
    remove_citation(&format!("{error:#}"), error.citation())
}

/// Removes ` (citation)` from a reason.
fn remove_citation(reason: &str, citation: Citation) -> String {
    reason.replacen(&format!(" ({citation})"), "", 1)
}

impl fmt::Display for Problem {
    /// Writes the problem on one line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(field) = self.field.as_ref().filter(|_| self.shows_field) {
            write!(f, "{}: ", visible(field))?;
        }
        write!(f, "{}", visible(&self.reason))?;
        if let Some(allowed) = &self.allowed {
            write!(f, "; {allowed}")?;
        }
        // A reason that names a step of the section contains the citation already.
        let is_in_reason = |citation| self.reason.contains(&format!("({citation} "));
        if let Some(citation) = self.citation.filter(|citation| !is_in_reason(*citation)) {
            write!(f, " ({citation})")?;
        }
        if let (Some(text), Some(column)) = (&self.text, self.column) {
            write!(f, ", in column {column} of {}", quoted(text))?;
        }
        match &self.note {
            Some(note) => write!(f, "; {note}"),
            None => Ok(()),
        }
    }
}

/// Returns what is wrong with octets that do not begin with a character in UTF-8, by the table of RFC 3629
/// section 4.
fn utf8_fault(octets: &[u8]) -> &'static str {
    match octets {
        [0x80..=0xBF, ..] => "continuation octet without a first octet",
        [0xC0 | 0xC1, ..] | [0xE0, 0x80..=0x9F, ..] | [0xF0, 0x80..=0x8F, ..] => "overlong form",
        [0xED, 0xA0..=0xBF, ..] => "surrogate",
        [0xF5..=0xFD, ..] | [0xF4, 0x90..=0xBF, ..] => "more than U+10FFFF",
        [0xFE | 0xFF, ..] => "octet FE or FF",
        _ => "incomplete character",
    }
}

/// Returns octets as two hexadecimal digits each, with a separator between octets.
pub fn hexadecimal(octets: &[u8], separator: &str) -> String {
    let mut text = String::with_capacity(octets.len() * (2 + separator.len()));
    for (index, octet) in octets.iter().enumerate() {
        text.push_str(if index > 0 { separator } else { "" });
        text.extend(
            [octet >> 4, octet & 0xF]
                .map(|digit| char::from(b"0123456789ABCDEF"[usize::from(digit)])),
        );
    }
    text
}

/// Returns why the grammar rejects a text, with the name of the character.
fn reason(error: &Error) -> String {
    let character = match error.note() {
        Some(ErrorNote::BeforeScheme(character)) => Some(*character),
        _ => error.found(),
    };
    with_character_name(error.reason().to_string(), character)
}

/// Returns the further remark of an error; `None` if it says the same as the reason.
fn note(error: &Error) -> Option<String> {
    let note = error.note()?.to_string();
    (note != error.reason().to_string()).then_some(note)
}

/// Inserts the Unicode name of a character after its number: `U+0020 SPACE`.
pub fn with_character_name(reason: String, character: Option<char>) -> String {
    match character {
        Some(character) => insert_name(reason, character),
        None => reason,
    }
}

/// Returns the number of a character: `U+00E9`.
pub fn code_point(c: char) -> String {
    format!("U+{:04X}", u32::from(c))
}

/// Returns an error as several lines, in which the place in the text is underlined.
pub fn render_error(text: &str, error: &Error) -> String {
    let Span { start, end } = error.span();
    let production = error.production();
    let column = error.character_span().start + 1;
    let label = format!("column {column}, in {production}");
    let form = form_name(error.start_production());
    let rule = format!(
        "the text is not of the form {form}; {production} is defined in {}",
        error.citation()
    );
    let notes = error.allowed().map(|allowed| allowed.to_string()).into_iter();
    let notes = notes.chain(note(error)).chain([rule]);
    let mut rendered = excerpt(&reason(error), text, start..end, &label);
    for note in notes {
        rendered += &attach_note("note", &note);
    }
    rendered + &attach_note("help", production.abnf())
}

/// Writes an error in a text because of which a command cannot run, with the place underlined.
pub fn print_error(text: &str, error: &Error) -> io::Result<Status> {
    tell(&(render_error(text, error) + "\n"));
    Ok(Status::Trouble)
}

/// Returns the name of the form that a production describes, and its document. A production of the
/// grammar of LEIRIs, in which 3987bis section 6.1 replaces ucschar, has another name than the
/// production of IRIs.
pub fn form_name(production: Production) -> String {
    let document = production.grammar().document();
    match production.citation().sections().count() {
        // Only productions of LEIRIs cite two sections.
        1 => format!("{production} ({document})"),
        _ if production == production.grammar().reference() => {
            format!("LEIRI reference ({document})")
        }
        _ => format!("{production} with leiri-ucschar ({document})"),
    }
}

/// The style of an error and of the marks below a text.
const ERROR: &str = "\x1b[1m\x1b[91m";
/// The style of the number of a line and of the bars.
const MARGIN: &str = "\x1b[1m\x1b[94m";
const BOLD: &str = "\x1b[1m";
const PLAIN: &str = "\x1b[0m";

/// Returns a title and a text with a place underlined, in the form of messages of rustc. A long text is
/// shortened, so that neither its line nor that of the label is wider than the terminal.
fn excerpt(title: &str, text: &str, span: Range<usize>, label: &str) -> String {
    /// The number of columns before a line: its number and a bar.
    const BEFORE_LINE: usize = 4;
    /// The least number of columns for the text up to the end of the underlined part.
    const LEAST_ROOM: usize = 12;
    let width = width_of_output() - BEFORE_LINE;
    // 1 is the space before the label.
    let room = width.saturating_sub(1 + text_width(label)).max(LEAST_ROOM);
    let (before, marked, after) = (&text[..span.start], &text[span.clone()], &text[span.end..]);
    // The text before gets half of the room at most; more if the marked text leaves more.
    let marked = beginning(marked, room - text_width(&ending(before, room / 2)));
    // An empty place is underlined in one column.
    let before = ending(before, room - text_width(&marked).max(1));
    let after = beginning(after, width.saturating_sub(text_width(&before) + text_width(&marked)));
    underline(title, [&before, &marked, &after], label)
}

/// Returns a title and a text, of which the part in the middle is underlined.
fn underline(title: &str, [before, marked, after]: [&str; 3], label: &str) -> String {
    let line = match format!(" {before}{marked}{after}") {
        line if line == " " => String::new(),
        line => line,
    };
    let columns = |text: &str| text.chars().map(|c| c.width().unwrap_or(0)).sum();
    let (spaces, marks) = (" ".repeat(columns(before)), "^".repeat(columns(marked).max(1)));
    format!(
        "{ERROR}error{PLAIN}{BOLD}: {title}{PLAIN}\n\
        \u{20}\u{20}{MARGIN}|{PLAIN}\n\
        {MARGIN}1{PLAIN} {MARGIN}|{PLAIN}{line}\n\
        \u{20}\u{20}{MARGIN}|{PLAIN} {spaces}{ERROR}{marks}{PLAIN} {ERROR}{label}{PLAIN}\n\
        \u{20}\u{20}{MARGIN}|{PLAIN}"
    )
}

/// Returns a note for the lines below an excerpt, with the line end before it. Its lines begin in the same column.
fn attach_note(kind: &str, text: &str) -> String {
    let lines = text.replace('\n', "\n          ");
    format!("\n  {MARGIN}= {PLAIN}{BOLD}{kind}{PLAIN}: {lines}")
}

#[cfg(test)]
#[path = "../../tests/unit/problem.rs"]
mod tests;
