//! What is wrong with a text, for a person and for a program.

use crate::output::{character_name, first, last, visible};
use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};
use iri_grammar::{Citation, Error, Expected};
use serde::Serialize;

/// What is wrong with a text: the fields that a program is told.
#[derive(Serialize)]
pub struct Problem {
    /// From 1, in characters.
    column: usize,
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
        }
    }
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
    let span = error.span();
    let before = before(&text[..span.start]);
    let marked = visible(span.of(text));
    let after = after(&text[span.end..]);
    let place = before.len()..before.len() + marked.len();

    let production = error.production();
    let column = error.character_span().start + 1;
    let label = format!("column {column}, in {production}");
    let note = |text: String| Level::NOTE.message(text);
    let rule = format!("{production} is defined in {}", error.citation());
    let snippet = Snippet::source(format!("{before}{marked}{after}"))
        .annotation(AnnotationKind::Primary.span(place).label(label));
    let group = Level::ERROR
        .primary_title(format!("not of the form {}: {}", asked(error), reason(error)))
        .element(snippet)
        .elements(error.note().map(|text| note(text.to_string())))
        .element(note(rule))
        .element(Level::HELP.message(production.abnf()));
    Renderer::styled().render(&[group])
}

fn asked(error: &Error) -> String {
    let asked = error.asked();
    format!("{asked} ({})", asked.grammar().document())
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
