//! Texts, with their places in the input; their problems, for a person and for a program.

use crate::shell::columns::{Row, column_name};
use crate::shell::json::write_number;
use crate::shell::output::{
    Status, beginning, character_name, columns, ending, quoted, tell, visible, width_of_output,
};
use annotate_snippets::{Annotation, AnnotationKind, Level, Renderer, Snippet};
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

/// Where a text is from.
#[derive(Clone, Copy)]
pub struct Place<'t> {
    /// `None` for an argument.
    pub file: Option<&'t str>,
    /// The number of the line, or of the argument, from 1.
    pub line: usize,
    /// The number of characters before the text in its line; 0 unless the text is a part of a line.
    pub before: usize,
}

impl Place<'_> {
    /// Adds the [line](Self::named), for a person.
    pub fn write(self, out: &mut impl Write) -> io::Result<()> {
        match self.file {
            Some(file) => out.write_all(visible(file).as_bytes())?,
            None => return out.write_all(quoted("").as_bytes()),
        }
        out.write_all(b":")?;
        write_number(out, self.line as u64)
    }

    /// Adds the line, and the place in it if that is known, from 1 in characters.
    pub fn write_with(self, out: &mut impl Write, column: Option<usize>) -> io::Result<()> {
        self.write(out)?;
        let Some(column) = column else { return Ok(()) };
        out.write_all(b":")?;
        write_number(out, column as u64)
    }

    /// What is wrong with the text, on one line, for a person.
    pub fn told(self, input: &str, problem: &Problem) -> String {
        let place = match (self.file, problem.column_of_input()) {
            (Some(file), Some(column)) => format!("{file}:{}:{}", self.line, self.before + column),
            _ => self.named(input),
        };
        format!("{place}: {problem}")
    }

    /// The line; for an argument, the text itself.
    pub fn named(self, input: &str) -> String {
        match self.file {
            Some(file) => format!("{file}:{}", self.line),
            None => quoted(input),
        }
    }
}

/// Octets of the input, and where they are from.
#[derive(Clone, Copy)]
pub struct Item<'t> {
    pub place: Place<'t>,
    pub octets: &'t [u8],
    /// The octets as text, if they are known to be UTF-8.
    pub text: Option<&'t str>,
    /// For the second text of a pair, the octets of the first one.
    pub first: Option<&'t [u8]>,
    /// The record whose column it is.
    pub row: Option<&'t Row<'t>>,
    /// Whether its line ends with CRLF.
    pub has_cr: bool,
}

/// One of the two texts of a pair.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Field {
    First,
    Second,
}

impl<'t> Item<'t> {
    /// A text by itself.
    pub fn of_text(place: Place<'t>, text: &'t str) -> Self {
        let octets = text.as_bytes();
        Item { place, octets, text: Some(text), first: None, row: None, has_cr: false }
    }

    /// What a text of a pair is called: the name or number of its column, or which one it is.
    fn field(self, field: Field) -> String {
        let column = match (self.row, field) {
            (Some(row), Field::Second) => row.taken().last().cloned(),
            (Some(row), Field::First) if self.first.is_some() => row.taken().first().cloned(),
            _ => None,
        };
        match (column, field) {
            (Some(name), _) => column_name(&name),
            (None, Field::First) => "first".to_owned(),
            (None, Field::Second) => "second".to_owned(),
        }
    }

    /// The problem that one text of a pair has.
    pub fn problem_of(self, field: Field, problem: Problem) -> Problem {
        let tells_field = self.row.is_some() || field == Field::First;
        Problem { field: Some(self.field(field)), tells_field, ..problem }
    }

    /// The problem of a record that does not have the column.
    pub fn without_column(self) -> Option<Problem> {
        let column = self.row?.missing()?;
        let why = format_args!("the record has no column {column}");
        Some(Problem::because(why).of_kind("(column)"))
    }

    /// The octets as UTF-8, if that is what they are.
    pub fn utf8(self) -> Result<&'t str, Utf8Error> {
        self.text.map_or_else(|| str::from_utf8(self.octets), Ok)
    }

    /// The octets as characters; those that are not UTF-8 are replaced.
    pub fn lossy(self) -> Cow<'t, str> {
        self.text.map_or_else(|| String::from_utf8_lossy(self.octets), Cow::from)
    }

    /// The line; for an argument, the text itself.
    pub fn named(self) -> String {
        self.place.named(&self.lossy())
    }
}

/// A text that is made of one of the input.
#[derive(Clone, Copy)]
pub struct Text<'t> {
    pub text: &'t str,
    pub item: Item<'t>,
}

impl<'t> Text<'t> {
    /// What has been made of the text, in its place.
    pub fn with<'w>(self, text: &'w str) -> Text<'w>
    where
        't: 'w,
    {
        Text { text, item: self.item }
    }

    /// The text of the input.
    pub fn given(self) -> &'t str {
        self.item.utf8().unwrap_or_default()
    }
}

/// A problem of a text, with the members that a program reads. What is not known is null.
#[derive(Serialize)]
pub struct Problem {
    /// The column of the place in characters, from 1.
    pub column: Option<usize>,
    /// The place in bytes, from 0.
    span: Option<[usize; 2]>,
    /// The place in characters, from 0.
    character_span: Option<[usize; 2]>,
    production: Option<&'static str>,
    character: Option<char>,
    found: Option<char>,
    expected: Vec<String>,
    #[serde(flatten, serialize_with = "cited")]
    citation: Option<Citation>,
    pub reason: String,
    /// What the production allows, where the reason does not say it; `expected` has all.
    #[serde(skip)]
    allowed: Option<String>,
    note: Option<String>,
    /// The text of the place, if it is not the input.
    text: Option<String>,
    /// The text in hexadecimal, if it is not UTF-8 or not valid in its encoding.
    octets: Option<String>,
    /// For a pair, the text that the problem is about.
    field: Option<String>,
    /// Whether a person is told which one; the place of a line may say it.
    #[serde(skip)]
    tells_field: bool,
    /// The name for `--count`, if it is not about a production.
    #[serde(skip)]
    kind: Option<Cow<'static, str>>,
}

/// The name under which `--count` counts a problem.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Counted {
    /// Whether it is the name of a production.
    pub is_production: bool,
    pub name: Cow<'static, str>,
    pub citation: Option<Citation>,
}

fn cited<S: Serializer>(citation: &Option<Citation>, serializer: S) -> Result<S::Ok, S::Error> {
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

impl Problem {
    /// A problem with a reason only.
    pub fn because(reason: impl fmt::Display) -> Self {
        Problem {
            column: None,
            span: None,
            character_span: None,
            production: None,
            character: None,
            found: None,
            expected: Vec::new(),
            citation: None,
            reason: format!("{reason:#}"),
            allowed: None,
            note: None,
            text: None,
            octets: None,
            field: None,
            tells_field: false,
            kind: None,
        }
    }

    /// This problem in the column with this name.
    pub fn of_column(self, name: &str) -> Self {
        Problem { field: Some(column_name(name)), tells_field: true, ..self }
    }

    /// The same problem, counted under this name, which is in parentheses.
    pub fn of_kind(self, kind: &'static str) -> Self {
        Problem { kind: Some(kind.into()), ..self }
    }

    /// This problem with the section that rejects the host name, counted by the step of that
    /// section.
    pub fn of_host(self, error: &HostError) -> Self {
        let kind = error.step().map_or("(host)".into(), |step| format!("step {step}").into());
        Problem { kind: Some(kind), ..self.citing(error.citation()) }
    }

    /// This problem with a citation. It is removed from the end of the reason, which names it too.
    pub fn citing(self, citation: Citation) -> Self {
        let reason = without(&self.reason, citation);
        Problem { reason, ..self }.cited(citation)
    }

    /// A problem whose place is known.
    pub fn at(span: Span, characters: Span, citation: Citation, reason: String) -> Self {
        Problem {
            column: Some(characters.start + 1),
            span: Some([span.start, span.end]),
            character_span: Some([characters.start, characters.end]),
            ..Problem::because(reason).cited(citation)
        }
    }

    /// This problem with the section that says so.
    pub fn cited(self, citation: Citation) -> Self {
        Problem { citation: Some(citation), ..self }
    }

    /// The same problem, with the character that it is about.
    pub fn about_character(self, character: Option<char>) -> Self {
        Problem { character, found: character, ..self }
    }

    /// The name under which the problem is counted, with its section: the production, the step, or
    /// the kind of problem.
    pub fn counted_as(&self) -> Counted {
        let name = match (self.production, &self.kind, &self.octets) {
            (Some(production), ..) => production.into(),
            (None, Some(kind), _) => kind.clone(),
            (None, None, Some(_)) => "(encoding)".into(),
            (None, None, None) => "(other)".into(),
        };
        Counted { is_production: self.production.is_some(), name, citation: self.citation }
    }

    /// Octets that are not UTF-8.
    pub fn not_utf8(octets: &[u8], error: Utf8Error) -> Self {
        let (valid, rest) = octets.split_at(error.valid_up_to());
        let ill_formed = &rest[..error.error_len().unwrap_or(rest.len())];
        let start = String::from_utf8_lossy(valid).chars().count();
        let many = if ill_formed.len() == 1 { "" } else { "s" };
        let end = if error.error_len().is_none() { ", where the line ends" } else { "" };
        let span = Span { start: valid.len(), end: valid.len() + ill_formed.len() };
        let reason = format!("not UTF-8: octet{many} {}{end}", hexadecimal(ill_formed, " "));
        let (citation, octets) = (Document::Rfc(3629).section("4"), Some(hexadecimal(octets, "")));
        let characters = Span { start, end: start + 1 };
        Problem { octets, ..Problem::at(span, characters, citation, reason) }
    }

    /// Why octets are not mapped.
    pub fn octets_not_mapped(octets: &[u8], error: &MappingError) -> Self {
        let MappingError::Octets {
            charset, octets: no_character, offset, character_offset, ..
        } = error
        else {
            return Problem::not_mapped(&String::from_utf8_lossy(octets), error);
        };
        if *charset == Charset::UTF_8.name()
            && let Err(error) = str::from_utf8(octets)
        {
            return Problem::not_utf8(octets, error);
        }
        let span = Span { start: *offset, end: offset + no_character.len() };
        let octets = Some(hexadecimal(octets, ""));
        let reason = without_citation(error);
        let characters = Span { start: *character_offset, end: character_offset + 1 };
        Problem { octets, ..Problem::at(span, characters, error.citation(), reason) }
    }

    /// Why a text is not mapped.
    pub fn not_mapped(input: &str, error: &MappingError) -> Self {
        match error {
            MappingError::Input { text, error } => Problem::from(error).within(input, text),
            MappingError::Result { text, error: why, section } => {
                let form = called(why.start_production());
                let reason = format!("the result is not of the form {form}: {}", reason(why));
                let problem = Problem::from(why).within(input, text);
                Problem { reason, ..problem.cited(*section) }
            }
            MappingError::NotConverted { character, offset, text, .. } => {
                let problem = Problem::about(&character.to_string(), *offset, text, error);
                let problem = problem.of_kind("(not converted)");
                Problem { found: Some(*character), ..problem.within(input, text) }
            }
            MappingError::Unencodable { character, .. } => {
                let from = input.find('?').unwrap_or(0);
                let problem = Problem::about(&character.to_string(), from, input, error);
                let problem = problem.of_kind("(not in the charset)");
                let reason = named(problem.reason, Some(*character));
                let character = Some(*character);
                Problem { character, found: character, reason, ..problem }
            }
            MappingError::RegName { reg_name, .. } => {
                let mut problem = Problem::about(reg_name, 0, input, error);
                let found = error.host().and_then(HostError::found).map(|found| found.character);
                if let Some(host) = error.host() {
                    // The section of the mapping stays within the reason.
                    problem.reason = format!("{error:#}");
                    problem = problem.of_host(host);
                } else {
                    problem = problem.of_kind("(host)");
                }
                let reason = named(problem.reason, found);
                Problem { found, reason, ..problem }
            }
            _ => Problem { character: None, ..Problem::about(input, 0, input, error) },
        }
    }

    /// A problem about a part of a text: the first that is like `part`, from `from` on. If there
    /// is none, the part was changed on the way: then the problem is about all of the text.
    fn about(part: &str, from: usize, text: &str, error: &MappingError) -> Self {
        let found = text[from..].find(part).map(|at| from + at).or_else(|| text.find(part));
        let (start, end) = found.map_or((0, text.len()), |start| (start, start + part.len()));
        let character = text[start..end].chars().next();
        let reason = named(without_citation(error), character);
        let span = Span { start, end };
        let characters = span.in_characters(text);
        Problem { character, ..Problem::at(span, characters, error.citation(), reason) }
    }

    /// The same problem, with the text that the place is in, if that is not the input.
    pub fn within(self, input: &str, text: &str) -> Self {
        Problem { text: (text != input).then(|| text.to_owned()), ..self }
    }

    /// The column, if the place is in the input.
    pub fn column_of_input(&self) -> Option<usize> {
        self.column.filter(|_| self.text.is_none())
    }
}

/// The message of an error without its section, which is written apart.
fn without_citation(error: &MappingError) -> String {
    without(&format!("{error:#}"), error.citation())
}

fn without(reason: &str, citation: Citation) -> String {
    reason.replacen(&format!(" ({citation})"), "", 1)
}

impl fmt::Display for Problem {
    /// On one line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(field) = self.field.as_ref().filter(|_| self.tells_field) {
            write!(f, "{}: ", visible(field))?;
        }
        write!(f, "{}", visible(&self.reason))?;
        if let Some(allowed) = &self.allowed {
            write!(f, "; {allowed}")?;
        }
        // A reason with a step of the section has named it.
        let named = |citation| self.reason.contains(&format!("({citation} "));
        if let Some(citation) = self.citation.filter(|citation| !named(*citation)) {
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

/// Octets as two hexadecimal digits each.
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

fn reason(error: &Error) -> String {
    let character = match error.note() {
        Some(ErrorNote::BeforeScheme(character)) => Some(*character),
        _ => error.found(),
    };
    named(error.reason().to_string(), character)
}

/// A remark besides the reason.
fn note(error: &Error) -> Option<String> {
    let note = error.note()?.to_string();
    (note != error.reason().to_string()).then_some(note)
}

/// The reason, with the Unicode name after the number of the character.
pub fn named(reason: String, character: Option<char>) -> String {
    let Some(c) = character else { return reason };
    let Some(name) = character_name(c) else { return reason };
    let code = code_point(c);
    let named = format!("{code} {name}");
    if reason.contains(&named) { reason } else { reason.replacen(&code, &named, 1) }
}

/// The number of a character: `U+00E9`.
pub fn code_point(c: char) -> String {
    format!("U+{:04X}", u32::from(c))
}

/// The error on several lines, the place in the text underlined.
pub fn drawn(text: &str, error: &Error) -> String {
    let Span { start, end } = error.span();
    let production = error.production();
    let column = error.character_span().start + 1;
    let label = format!("column {column}, in {production}");
    let said = |text: String| Level::NOTE.message(text);
    let form = called(error.start_production());
    let rule = format!(
        "the text is not of the form {form}; {production} is defined in {}",
        error.citation()
    );
    let group = Level::ERROR
        .primary_title(reason(error))
        .element(underlined(text, start..end, label))
        .elements(error.allowed().map(|allowed| said(allowed.to_string())))
        .elements(note(error).map(said))
        .element(said(rule))
        .element(Level::HELP.message(production.abnf()));
    Renderer::styled().render(&[group])
}

/// Writes why a command could not run, with the text drawn.
pub fn draw(text: &str, error: &Error) -> io::Result<Status> {
    tell(&(drawn(text, error) + "\n"));
    Ok(Status::Trouble)
}

/// The form that a production describes, and its document. By 3987bis section 6.1, a text in which
/// ucschar is replaced is no IRI-reference.
pub fn called(production: Production) -> String {
    let document = production.grammar().document();
    match production.citation().sections().count() {
        1 => format!("{production} ({document})"),
        _ if production == production.grammar().reference() => {
            format!("LEIRI reference ({document})")
        }
        _ => format!("{production} with leiri-ucschar ({document})"),
    }
}

/// The text with a place in it underlined, shortened where it is long: neither its line nor that
/// of the label is wider than the terminal.
fn underlined(text: &str, span: Range<usize>, label: String) -> Snippet<'_, Annotation<'_>> {
    /// The margin of a line: its number and a bar.
    const MARGIN: usize = 4;
    let all = width_of_output() - MARGIN;
    let room = all.saturating_sub(1 + columns(&label)).max(12);
    let (before, marked, after) = (&text[..span.start], &text[span.clone()], &text[span.end..]);
    let marked = beginning(marked, room - columns(&ending(before, room / 2)));
    let before = ending(before, room - columns(&marked).max(1));
    let after = beginning(after, all.saturating_sub(columns(&before) + columns(&marked)));
    let place = before.len()..before.len() + marked.len();
    Snippet::source(format!("{before}{marked}{after}"))
        .annotation(AnnotationKind::Primary.span(place).label(label))
}
