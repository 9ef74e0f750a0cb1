//! The JSON details of, and the messages about, a reference that is generated from a path or a name.

use crate::shell::*;
use iri_grammar::generation::{Generated, NameNote, Reason};
use iri_grammar::{IriReferenceBuf, Span};
use serde::Serialize;

/// Returns the details of the JSON object for a path or a name. `directory` is `None` unless a
/// directory is listed; `result` is `None` if there is no reference; `steps` is `None` without
/// `--steps`, and `Some(None)` if there is no reference.
pub fn report_on<'r>(
    octets: &'r [u8],
    directory: Option<bool>,
    result: Option<(&'r IriReferenceBuf, &'r Generated<'r>)>,
    steps: Option<Option<&'r Steps>>,
) -> impl Serialize + 'r {
    let notes = move || {
        let mut characters = Characters { name: octets, octet: 0, before: 0 };
        result.into_iter().flat_map(|(_, it)| it.notes()).map(move |note| {
            let Span { start, end } = note.span;
            object! {
                span: [start, end],
                character_span: [characters.before(start), characters.before(end)],
                octets: hexadecimal(note.octets, ""),
                reason: note.reason.to_string(),
                #[serde(flatten)] cited: Cited::from(note.reason.citation()),
            }
        })
    };
    object! {
        octets: str::from_utf8(octets).is_err().then(|| hexadecimal(octets, "")),
        #[serde(skip_serializing_if = "Option::is_none")]
        directory(Option<>): directory,
        iri: result.map(|(iri, _)| iri),
        uri: result.map(|(iri, _)| iri.to_uri().into_string()),
        notes: List(notes),
        #[serde(skip_serializing_if = "Option::is_none")]
        steps(Option<>): steps,
    }
}

/// Counts the characters of a name. Octets that are not UTF-8 count as the U+FFFD that replace them.
struct Characters<'n> {
    name: &'n [u8],
    /// The octet up to which characters were counted, and their number.
    octet: usize,
    before: usize,
}

impl Characters<'_> {
    /// Returns the number of characters before an octet. Takes linear time for octets in their order.
    fn before(&mut self, octet: usize) -> usize {
        if octet < self.octet {
            (self.octet, self.before) = (0, 0);
        }
        self.before += String::from_utf8_lossy(&self.name[self.octet..octet]).chars().count();
        self.octet = octet;
        self.before
    }
}

/// Adds the messages about a reference: one shows the first octets that are invalid in the encoding,
/// one says that the path has dot segments. Normalization has no message, because an option asked
/// for it.
pub fn tell_notes(
    results: &mut Results,
    place: impl Fn() -> String,
    name: &[u8],
    generated: &Generated<'_>,
) {
    /// The greatest number of octets in a message.
    const SHOWN: usize = 8;
    let is_invalid = |note: &NameNote<'_>| matches!(note.reason, Reason::NotOfCharset(_));
    let mut invalid = generated.notes().filter(is_invalid);
    if let Some(NameNote { octets, span, reason, .. }) = invalid.next() {
        let noun = if octets.len() == 1 { "octet" } else { "octets" };
        let shown = hexadecimal(&octets[..octets.len().min(SHOWN)], " ");
        let cut = if octets.len() > SHOWN { " ..." } else { "" };
        let more = if invalid.next().is_some() { "; and there are more" } else { "" };
        let (place, citation) = (place(), reason.citation());
        let column = Characters { name, octet: 0, before: 0 }.before(span.start) + 1;
        results.tell(format_args!(
            "{place}: {noun} {shown}{cut} at column {column}: {reason} ({citation}){more}"
        ));
    }
    let is_dot_segment = |note: &NameNote<'_>| note.reason == Reason::DotSegment;
    if let Some(NameNote { reason, .. }) = generated.notes().find(is_dot_segment) {
        results.tell(format_args!("{}: {reason} ({})", place(), reason.citation()));
    }
}
