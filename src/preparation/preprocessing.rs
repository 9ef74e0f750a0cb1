//! Guidelines of 2011 §4: the pre-processing of arbitrary Unicode strings, and §7 on `\`. The
//! whole procedure starts here.

use super::notes::{NoteKind, Record, guidelines};
use super::options::{Preparation, References};
use super::parsing;
use super::prepared::Prepared;
use super::state::{Change, State, is_whitespace};
use crate::escapes::parse_number;
use crate::mapping::MappingError;
use crate::steps::{Recorder, WithRecorder, steps};
use crate::syntax::{Characters, Span};
use crate::text::{Charset, is_ucschar, is_unreserved};
use alloc::borrow::Cow;
use alloc::string::ToString;
use core::borrow::BorrowMut;

impl Preparation {
    /// Prepares a string that contains one reference.
    pub fn reference(&self, text: &str) -> Prepared {
        self.steps(&mut ()).reference(text)
    }

    steps!();

    /// Prepares a string that contains any number of references. It is split "on blocks of
    /// contiguous U+0020 SPACE characters" (guidelines of 2011, section 4 step 2). "Each of
    /// one of these substrings is an independent reference-string": whitespace around each is
    /// removed again. Returns at least one reference. The first reference also has the notes on
    /// changes before the split.
    ///
    /// ```
    /// use iri_grammar::preparation::Preparation;
    ///
    /// let preparation = Preparation::new();
    /// let both = preparation.references(" a:b  c ");
    /// assert_eq!(both.map(|one| one.as_str().to_string()).collect::<Vec<_>>(), ["a:b", "c"]);
    /// ```
    pub fn references<'t>(&self, text: &'t str) -> impl Iterator<Item = Prepared> + use<'t> {
        self.references_recorded::<(), _>(text, ())
    }

    /// Decodes octets (guidelines of 2011, section 4 step 3). This step comes before the other
    /// steps, which process characters.
    ///
    /// # Errors
    ///
    /// If the octets are malformed in the encoding.
    ///
    /// ```
    /// use iri_grammar::preparation::Preparation;
    /// use iri_grammar::text::Charset;
    ///
    /// let preparation = Preparation::new();
    /// assert_eq!(preparation.transcode(b"/\xc3\xa9 ", Charset::UTF_8)?, "/\u{e9} ");
    /// assert!(preparation.transcode(b"/\xe9", Charset::UTF_8).is_err());
    /// # Ok::<(), iri_grammar::mapping::MappingError>(())
    /// ```
    pub fn transcode<'o>(
        &self,
        octets: &'o [u8],
        charset: Charset,
    ) -> Result<Cow<'o, str>, MappingError> {
        match self.nfc_when_transcoded {
            true => charset.transcode(octets),
            false => charset.to_ucs(octets, guidelines("4")),
        }
    }

    /// Prepares octets in a character encoding that contain one reference. Spans are in the result
    /// of [`transcode`](Self::transcode).
    ///
    /// # Errors
    ///
    /// If the octets are malformed in the encoding.
    ///
    /// ```
    /// use iri_grammar::preparation::Preparation;
    /// use iri_grammar::text::Charset;
    ///
    /// let (preparation, mut steps) = (Preparation::new(), Vec::new());
    /// let prepared = preparation.steps(&mut steps).octets(b"/\xc3\xa9 ", Charset::UTF_8)?;
    /// assert_eq!(prepared.as_str(), preparation.octets(b"/\xc3\xa9 ", Charset::UTF_8)?.as_str());
    /// assert_eq!((prepared.as_str(), steps[0].did), ("/%C3%A9", "transcode to Unicode"));
    /// # Ok::<(), iri_grammar::mapping::MappingError>(())
    /// ```
    pub fn octets(&self, octets: &[u8], charset: Charset) -> Result<Prepared, MappingError> {
        self.steps(&mut ()).octets(octets, charset)
    }

    /// Prepares a string that contains any number of references, and records the steps.
    fn references_recorded<'t, R: Recorder, S: BorrowMut<R>>(
        self,
        text: &'t str,
        mut steps: S,
    ) -> impl Iterator<Item = Prepared> + use<'t, R, S> {
        let mut state = State::new(text, steps.borrow_mut());
        self.pre_process(&mut state);
        let (sourced, notes) = (state.sourced, state.record.notes);
        // The first result gets the notes on the whole string.
        let mut notes_of_first = Some(notes);
        let mut split = Split::default();
        let characters = Characters::new(text);
        core::iter::from_fn(move || {
            let part = sourced.extract(split.next(sourced.text())?);
            let notes = notes_of_first.take().unwrap_or_default();
            let record = Record { notes, steps: steps.borrow_mut() };
            let mut state = State { sourced: part, record };
            state.step(guidelines("4"), "2", "split on blocks of contiguous U+0020");
            state.trim();
            Some(self.parse(state).with_characters(&characters))
        })
    }

    /// Prepares a string that contains one reference. `text` is the text of the state.
    fn prepare<R: Recorder>(&self, text: &str, mut state: State<'_, '_, R>) -> Prepared {
        self.pre_process(&mut state);
        state.process_whitespace(self.remove_whitespace);
        self.parse(state).with_characters(&Characters::new(text))
    }

    /// Applies the entry (RFC 3987 §7.2), and guidelines of 2011 §4 step 1.
    fn pre_process<R: Recorder>(&self, state: &mut State<'_, '_, R>) {
        if let Some(entry) = self.entry {
            entry.apply(state);
        }
        state.trim();
    }

    /// Applies guidelines of 2011 §4 step 4, §7 on `\`, and §5.
    fn parse<R: Recorder>(&self, mut state: State<'_, '_, R>) -> Prepared {
        state.replace_references(self.numeric_references);
        if self.backslash_to_slash {
            state.replace_backslashes();
        }
        parsing::parse(state, *self)
    }
}

#[allow(clippy::missing_errors_doc)]
impl<'r, S: Recorder> WithRecorder<'r, Preparation, S> {
    /// As [`Preparation::reference`].
    pub fn reference(self, text: &str) -> Prepared {
        self.procedure.prepare(text, State::new(text, self.recorder))
    }

    /// As [`Preparation::references`]. The iterator prepares each reference when it is requested,
    /// and records its steps then. The steps before the split are recorded first.
    pub fn references<'t>(self, text: &'t str) -> impl Iterator<Item = Prepared> + use<'t, 'r, S> {
        self.procedure.references_recorded::<S, _>(text, self.recorder)
    }

    /// As [`Preparation::octets`].
    pub fn octets(self, octets: &[u8], charset: Charset) -> Result<Prepared, MappingError> {
        let text = self.procedure.transcode(octets, charset)?;
        let mut state = State::new(&text, self.recorder);
        state.step(guidelines("4"), "3", "transcode to Unicode");
        Ok(self.procedure.prepare(&text, state))
    }
}

impl<R: Recorder> State<'_, '_, R> {
    /// Step 1: removes whitespace around the text.
    pub(super) fn trim(&mut self) {
        let text = self.text();
        let inner = text.trim_matches(is_whitespace);
        let start = text.len() - text.trim_start_matches(is_whitespace).len();
        let kept = Span { start, end: start + inner.len() };
        self.keep(kept, NoteKind::Trimmed, |part| !part.is_empty());
        self.step(guidelines("4"), "1", "remove leading and trailing ASCII whitespace");
    }

    /// Step 2, if the string contains one reference: removes or encodes whitespace inside it.
    pub(super) fn process_whitespace(&mut self, remove: bool) {
        let did = match remove {
            false => {
                if self.text().as_bytes().contains(&b' ') {
                    self.replace_characters(NoteKind::Space, |c, _| (c == ' ').then_some("%20"));
                }
                "replace each U+0020 with %20"
            }
            true => {
                self.replace_characters(NoteKind::Removed, |c, _| is_whitespace(c).then_some(""));
                "remove blocks of contiguous whitespace"
            }
        };
        self.step(guidelines("4"), "2", did);
    }

    /// Step 4: replaces numeric character references.
    pub(super) fn replace_references(&mut self, which: References) {
        if which != References::Off {
            self.change(|text, from| next_reference(text, from, which));
        }
        let did = match which {
            References::Off => "leave numeric character references",
            References::All => "replace numeric character references",
            References::Iunreserved => "replace numeric character references to iunreserved",
        };
        self.step(guidelines("4"), "4", did);
    }

    /// §7: "The U+005C should be either percent-encoded or converted to U+002F."
    pub(super) fn replace_backslashes(&mut self) {
        let end = self.text().find(['?', '#']).unwrap_or(self.text().len());
        let change = |c, at| (c == '\\' && at < end).then_some("/");
        self.replace_characters(NoteKind::Backslash, change);
        self.step(guidelines("7"), "", "convert U+005C to U+002F");
    }
}

/// Finds the next reference to replace or to note, from the byte offset `from` on.
fn next_reference(text: &str, mut from: usize, which: References) -> Option<Change> {
    loop {
        let start = from + text[from..].find("&#")?;
        from = start + 2;
        let Some((number, length)) = parse_number(&text[from..]) else { continue };
        from += length;
        let part = Span { start, end: from };
        match char::from_u32(number).filter(|c| *c != '\0') {
            // Without `References::All`, only `iunreserved` of RFC 3987 is replaced.
            Some(c) if which == References::All || is_unreserved(c) || is_ucschar(c) => {
                let new = Some(c.to_string().into());
                return Some(Change { kind: NoteKind::Reference, part, new, character: Some(c) });
            }
            // The reference stays, without a note.
            Some(_) => {}
            // U+0000, or the number of no character.
            None => {
                let (kind, character) = (NoteKind::BadReference, Some('&'));
                return Some(Change { kind, part, new: None, character });
            }
        }
    }
}

/// Guidelines of 2011 §4 step 2, if the string may contain several references: iterates over the
/// substrings between "blocks of contiguous U+0020 SPACE characters". There is at least one
/// substring.
#[derive(Default)]
pub(super) struct Split {
    /// The byte offset of the next substring.
    at: usize,
    /// Whether a substring was returned before.
    has_begun: bool,
}

impl Split {
    /// Returns the span of the next substring; `None` after the last one. Each call has to pass the
    /// same text.
    pub(super) fn next(&mut self, text: &str) -> Option<Span> {
        if self.has_begun && self.at == text.len() {
            return None;
        }
        self.has_begun = true;
        let start = self.at;
        let end = start + text[start..].find(' ').unwrap_or(text.len() - start);
        self.at = text.len() - text[end..].trim_start_matches(' ').len();
        Some(Span { start, end })
    }
}
