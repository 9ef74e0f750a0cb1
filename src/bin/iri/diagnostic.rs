//! What is wrong with a text, for a person and for a program.

use crate::output::{character_name, first, last, quoted, visible};
use annotate_snippets::{Annotation, AnnotationKind, Level, Renderer, Snippet};
use iri_grammar::host::HostError;
use iri_grammar::mapping::MappingError;
use iri_grammar::text::Charset;
use iri_grammar::{Citation, Document, Error, Expected, Production, Span};
use serde::Serialize;
use std::fmt;
use std::ops::Range;
use std::str::Utf8Error;

/// What is wrong with a text: the fields that a program is told.
#[derive(Serialize)]
pub struct Problem {
    /// From 1, in characters.
    pub column: usize,
    /// From 0, in bytes.
    offset: usize,
    end: usize,
    character_offset: usize,
    production: Option<&'static str>,
    character: Option<char>,
    found: Option<char>,
    expected: Vec<String>,
    document: Document,
    section: &'static str,
    reason: String,
    note: Option<String>,
    /// The text that the place is in, where it is not the input.
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
    /// The text in hexadecimal, where it is not UTF-8, or not of the encoding that it is in.
    #[serde(skip_serializing_if = "Option::is_none")]
    octets: Option<String>,
}

impl From<&Error> for Problem {
    fn from(error: &Error) -> Self {
        let Citation { document, section } = error.citation();
        let character_offset = error.character_span().start;
        Problem {
            column: character_offset + 1,
            offset: error.span().start,
            end: error.span().end,
            character_offset,
            production: Some(error.production().name()),
            character: error.character(),
            found: error.found(),
            expected: error.expected().iter().map(Expected::to_string).collect(),
            document,
            section,
            reason: reason(error),
            note: error.note().map(ToString::to_string),
            text: None,
            octets: None,
        }
    }
}

impl Problem {
    /// What is wrong with octets that are not UTF-8.
    pub fn not_utf8(octets: &[u8], error: Utf8Error) -> Self {
        let (valid, rest) = octets.split_at(error.valid_up_to());
        let ill_formed = &rest[..error.error_len().unwrap_or(rest.len())];
        let character_offset = String::from_utf8_lossy(valid).chars().count();
        let many = if ill_formed.len() == 1 { "" } else { "s" };
        let end = if error.error_len().is_none() { ", where the line ends" } else { "" };
        Problem {
            column: character_offset + 1,
            offset: valid.len(),
            end: valid.len() + ill_formed.len(),
            character_offset,
            production: None,
            character: None,
            found: None,
            expected: Vec::new(),
            document: Document::Rfc(3629),
            section: "4",
            reason: format!("not UTF-8: octet{many} {}{end}", hexadecimal(ill_formed, " ")),
            note: None,
            text: None,
            octets: Some(hexadecimal(octets, "")),
        }
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
        Problem {
            column: character_offset + 1,
            offset: *offset,
            end: offset + no_character.len(),
            character_offset: *character_offset,
            character: None,
            octets: Some(hexadecimal(octets, "")),
            ..Found { text: "", from: 0, what: "" }.problem(error)
        }
    }

    /// Why a text is not mapped.
    pub fn not_mapped(input: &str, error: &MappingError) -> Self {
        match error {
            MappingError::Input { text, error } => Problem::from(error).within(input, text),
            MappingError::Result { text, error: why, section } => Problem {
                reason: format!(
                    "the result is not of the form {}: {}",
                    called(why.asked()),
                    reason(why)
                ),
                document: section.document,
                section: section.section,
                ..Problem::from(why).within(input, text)
            },
            MappingError::NotConverted { character, offset, text, .. } => {
                let rest = Found { text, from: *offset, what: &character.to_string() };
                let problem = rest.problem(error).within(input, text);
                Problem { found: Some(*character), ..problem }
            }
            MappingError::Unencodable { character, .. } => {
                let from = input.find('?').unwrap_or(0);
                let found = Found { text: input, from, what: &character.to_string() };
                let problem = found.problem(error);
                let reason = named(problem.reason, Some(*character));
                let character = Some(*character);
                Problem { character, found: character, reason, ..problem }
            }
            MappingError::RegName { reg_name, .. } => {
                let problem = Found { text: input, from: 0, what: reg_name }.problem(error);
                let found = error.host().and_then(HostError::found).map(|found| found.character);
                let reason = named(problem.reason, found);
                Problem { found, reason, ..problem }
            }
            _ => Problem {
                character: None,
                ..Found { text: input, from: 0, what: input }.problem(error)
            },
        }
    }

    /// Says which text the place is in.
    pub fn within(self, input: &str, text: &str) -> Self {
        Problem { text: (text != input).then(|| text.to_owned()), ..self }
    }

    /// The column, if the place is in the input.
    pub fn column_of_input(&self) -> Option<usize> {
        self.text.is_none().then_some(self.column)
    }
}

/// The part of a text that an error is about: the first that is like this.
struct Found<'t> {
    text: &'t str,
    /// Where to begin, in bytes.
    from: usize,
    what: &'t str,
}

impl Found<'_> {
    fn problem(&self, error: &MappingError) -> Problem {
        let Citation { document, section } = error.citation();
        // What is not there as it is was changed on the way: then it is all of the text.
        let found = self.text[self.from..].find(self.what).map(|at| self.from + at);
        let found = found.or_else(|| self.text.find(self.what));
        let (start, end) =
            found.map_or((0, self.text.len()), |start| (start, start + self.what.len()));
        let character_offset = self.text[..start].chars().count();
        let character = self.text[start..end].chars().next();
        // The section is said apart.
        let reason = error.to_string().replacen(&format!(" ({})", error.citation()), "", 1);
        Problem {
            column: character_offset + 1,
            offset: start,
            end,
            character_offset,
            production: None,
            character,
            found: None,
            expected: Vec::new(),
            document,
            section,
            reason: named(reason, character),
            note: None,
            text: None,
            octets: None,
        }
    }
}

impl fmt::Display for Problem {
    /// On one line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Problem { document, section, .. } = *self;
        write!(f, "{} ({})", visible(&self.reason), Citation { document, section })?;
        if let Some(text) = &self.text {
            write!(f, ", in column {} of {}", self.column, quoted(text))?;
        }
        match &self.note {
            Some(note) => write!(f, "; {note}"),
            None => Ok(()),
        }
    }
}

/// The octets, two digits each.
pub fn hexadecimal(octets: &[u8], separator: &str) -> String {
    octets.iter().map(|octet| format!("{octet:02X}")).collect::<Vec<_>>().join(separator)
}

fn reason(error: &Error) -> String {
    named(error.reason().to_string(), error.found())
}

/// The reason, with the Unicode name after the number of the character.
pub fn named(reason: String, character: Option<char>) -> String {
    let Some(c) = character else { return reason };
    let Some(name) = character_name(c) else { return reason };
    let code = format!("U+{:04X}", c as u32);
    let named = format!("{code} {name}");
    if reason.contains(&named) { reason } else { reason.replacen(&code, &named, 1) }
}

/// The error on several lines, the place in the text underlined.
pub fn drawn(text: &str, error: &Error) -> String {
    let Span { start, end } = error.span();
    let production = error.production();
    let column = error.character_span().start + 1;
    let label = format!("column {column}, in {production}");
    let note = |text: String| Level::NOTE.message(text);
    let rule = format!("{production} is defined in {}", error.citation());
    let group = Level::ERROR
        .primary_title(format!("not of the form {}: {}", called(error.asked()), reason(error)))
        .element(underlined(text, start..end, label))
        .elements(error.note().map(|text| note(text.to_string())))
        .element(note(rule))
        .element(Level::HELP.message(production.abnf()));
    Renderer::styled().render(&[group])
}

/// What a text is called that the production takes, and the document. By 3987bis section
/// 6.1, no IRI-reference is meant where ucschar is replaced.
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

/// The text with a place in it underlined.
pub fn underlined(text: &str, span: Range<usize>, label: String) -> Snippet<'_, Annotation<'_>> {
    let before = before(&text[..span.start]);
    let marked = visible(&text[span.clone()]);
    let after = after(&text[span.end..]);
    let place = before.len()..before.len() + marked.len();
    Snippet::source(format!("{before}{marked}{after}"))
        .annotation(AnnotationKind::Primary.span(place).label(label))
}

/// What stands before the place, the end of it where it is long.
fn before(text: &str) -> String {
    let shown = last(text, 60);
    format!("{}{}", if shown.len() < text.len() { "…" } else { "" }, visible(shown))
}

/// What stands after the place, the beginning of it where it is long.
fn after(text: &str) -> String {
    let shown = first(text, 30);
    format!("{}{}", visible(shown), if shown.len() < text.len() { "…" } else { "" })
}
