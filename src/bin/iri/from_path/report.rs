//! What there is to say about a reference, for a person and for a program.

use crate::Status;
use crate::diagnostic::hexadecimal;
use crate::output::message_line;
use iri_grammar::generation::{Generated, Note, Reason};
use iri_grammar::{Citation, Document, IriReferenceBuf};
use serde::Serialize;
use std::borrow::Cow;

/// What a generated reference is to the exit status.
pub fn status(generated: &Generated<'_>) -> Status {
    if generated.has_strays() { Status::Invalid } else { Status::Fine }
}

/// Tells what is to be said of a reference; that a name is normalized was asked for. Of
/// octets that are not of the encoding, there may be as many as the name is long: the
/// first are told.
pub fn tell(told: &mut String, place: impl Fn() -> String, generated: &Generated<'_>) {
    if let Some(note) = generated.notes().find(is_stray) {
        let many = if note.octets.len() == 1 { "octet" } else { "octets" };
        let octets = hexadecimal(&note.octets[..note.octets.len().min(8)], " ");
        let cut = if note.octets.len() > 8 { " ..." } else { "" };
        let more = match generated.notes().filter(is_stray).nth(1) {
            Some(_) => "; and there are more",
            None => "",
        };
        let (place, at, reason) = (place(), note.span.start, note.reason);
        let citation = reason.citation();
        *told += &message_line(format_args!(
            "{place}: {many} {octets}{cut} at offset {at}: {reason} ({citation}){more}"
        ));
    }
    let dot_segment = |note: &Note<'_>| note.reason == Reason::DotSegment;
    if let Some(Note { reason, .. }) = generated.notes().find(dot_segment) {
        *told += &message_line(format_args!("{}: {reason} ({})", place(), reason.citation()));
    }
}

fn is_stray(note: &Note<'_>) -> bool {
    matches!(note.reason, Reason::NotOfCharset(_))
}

/// What a program is told of a path or a name.
#[derive(Serialize)]
pub struct Report<'r> {
    input: Cow<'r, str>,
    octets: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    directory: Option<bool>,
    iri: Option<&'r IriReferenceBuf>,
    uri: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
    notes: Vec<NoteReport>,
}

#[derive(Serialize)]
struct NoteReport {
    offset: usize,
    end: usize,
    octets: String,
    reason: String,
    document: Document,
    section: &'static str,
}

impl<'r> Report<'r> {
    /// A path that has no reference.
    pub fn refused(octets: &'r [u8], reason: String) -> Self {
        Report { reason: Some(reason), ..Report::of_input(octets) }
    }

    pub fn new(octets: &'r [u8], iri: &'r IriReferenceBuf, generated: &Generated<'_>) -> Self {
        Report {
            iri: Some(iri),
            uri: Some(iri.to_uri().into_string()),
            notes: generated.notes().map(NoteReport::from).collect(),
            ..Report::of_input(octets)
        }
    }

    pub fn in_listing(self, is_directory: bool) -> Self {
        Report { directory: Some(is_directory), ..self }
    }

    fn of_input(octets: &'r [u8]) -> Self {
        Report {
            input: String::from_utf8_lossy(octets),
            octets: str::from_utf8(octets).is_err().then(|| hexadecimal(octets, "")),
            directory: None,
            iri: None,
            uri: None,
            reason: None,
            notes: Vec::new(),
        }
    }
}

impl From<Note<'_>> for NoteReport {
    fn from(note: Note<'_>) -> Self {
        let Citation { document, section } = note.reason.citation();
        NoteReport {
            offset: note.span.start,
            end: note.span.end,
            octets: hexadecimal(note.octets, ""),
            reason: note.reason.to_string(),
            document,
            section,
        }
    }
}
