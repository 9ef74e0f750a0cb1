//! What is wrong with a text, for a person and for a program.

use crate::output::{character_name, first, last, visible};
use annotate_snippets::{Annotation, AnnotationKind, Level, Renderer, Snippet};
use iri_grammar::{Citation, Error, Expected, Span};
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
    document: &'static str,
    section: &'static str,
    reason: String,
    note: Option<String>,
    /// The text in hexadecimal, where it is not UTF-8.
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
            document: "RFC 3629",
            section: "4",
            reason: format!("not UTF-8: octet{many} {}{end}", hexadecimal(ill_formed, " ")),
            note: None,
            octets: Some(hexadecimal(octets, "")),
        }
    }
}

impl fmt::Display for Problem {
    /// On one line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Problem { document, section, .. } = *self;
        write!(f, "{} ({})", self.reason, Citation { document, section })?;
        match &self.note {
            Some(note) => write!(f, "; {note}"),
            None => Ok(()),
        }
    }
}

fn hexadecimal(octets: &[u8], separator: &str) -> String {
    octets.iter().map(|octet| format!("{octet:02X}")).collect::<Vec<_>>().join(separator)
}

/// The reason, with the Unicode name after the number of the character.
fn reason(error: &Error) -> String {
    let reason = error.reason().to_string();
    let Some(c) = error.found() else { return reason };
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
        .primary_title(format!("not of the form {}: {}", asked(error), reason(error)))
        .element(underlined(text, start..end, label))
        .elements(error.note().map(|text| note(text.to_string())))
        .element(note(rule))
        .element(Level::HELP.message(production.abnf()));
    Renderer::styled().render(&[group])
}

fn asked(error: &Error) -> String {
    let asked = error.asked();
    format!("{asked} ({})", asked.grammar().document())
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
