//! Guidelines of 2011 §4: the pre-processing of arbitrary Unicode strings, and §7 on `\`. The
//! whole procedure starts here.

use super::notes::{NoteKind, Record, guidelines};
use super::options::{Preparation, References};
use super::parsing;
use super::prepared::Prepared;
use super::state::{Change, State, is_whitespace};
use crate::escapes::parse_number;
use crate::mapping::MappingError;
use crate::steps::Trace;
use crate::syntax::{Characters, Span};
use crate::text::{Charset, is_ucschar, is_unreserved};
use alloc::borrow::Cow;
use alloc::string::ToString;
use core::mem;

impl Preparation {
    /// Prepares a string that contains one reference.
    pub fn reference(&self, text: &str) -> Prepared {
        self.reference_with_trace(text, &mut Trace::off())
    }

    /// Prepares as [`reference`](Self::reference), and records the steps.
    pub fn reference_with_trace(&self, text: &str, trace: &mut Trace) -> Prepared {
        self.prepare(text, State::new(text, trace))
    }

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
        self.references_with_trace(text, &mut Trace::off()).map(|(prepared, _)| prepared)
    }

    /// Prepares as [`references`](Self::references), and records the steps before the split. Each
    /// reference has a trace of its own, which is on if `trace` is.
    ///
    /// ```
    /// use iri_grammar::preparation::Preparation;
    /// use iri_grammar::spec::Trace;
    ///
    /// let mut trace = Trace::on();
    /// let references = Preparation::new().references_with_trace("a:b c:\u{e9}", &mut trace);
    /// assert_eq!(trace.len(), 1);
    /// for (_, trace) in references {
    ///     assert_eq!(trace[0].did, "split on blocks of contiguous U+0020");
    /// }
    /// ```
    pub fn references_with_trace<'t>(
        &self,
        text: &'t str,
        trace: &mut Trace,
    ) -> impl Iterator<Item = (Prepared, Trace)> + use<'t> {
        let (preparation, is_on) = (*self, trace.is_on());
        let mut state = State::new(text, trace);
        self.pre_process(&mut state);
        // The first result gets the notes on the whole string.
        let (sourced, mut notes) = (state.sourced, state.record.notes);
        let mut split = Split::default();
        let characters = Characters::new(text);
        core::iter::from_fn(move || {
            let part = sourced.extract(split.next(sourced.text())?);
            let mut trace = if is_on { Trace::on() } else { Trace::off() };
            let record = Record { notes: mem::take(&mut notes), trace: &mut trace };
            let mut state = State { sourced: part, record };
            state.step(guidelines("4"), "2", "split on blocks of contiguous U+0020");
            state.trim();
            let prepared = preparation.parse(state).with_characters(&characters);
            Some((prepared, trace))
        })
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
        if self.nfc_when_transcoded {
            charset.transcode(octets)
        } else {
            charset.to_ucs(octets, guidelines("4"))
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
    /// use iri_grammar::spec::Trace;
    /// use iri_grammar::text::Charset;
    ///
    /// let (preparation, mut steps) = (Preparation::new(), Trace::on());
    /// let prepared = preparation.octets_with_trace(b"/\xc3\xa9 ", Charset::UTF_8, &mut steps)?;
    /// assert_eq!(prepared.as_str(), preparation.octets(b"/\xc3\xa9 ", Charset::UTF_8)?.as_str());
    /// assert_eq!((prepared.as_str(), steps[0].did), ("/%C3%A9", "transcode to Unicode"));
    /// # Ok::<(), iri_grammar::mapping::MappingError>(())
    /// ```
    pub fn octets(&self, octets: &[u8], charset: Charset) -> Result<Prepared, MappingError> {
        self.octets_with_trace(octets, charset, &mut Trace::off())
    }

    /// Prepares as [`octets`](Self::octets), and records the steps.
    ///
    /// # Errors
    ///
    /// As [`octets`](Self::octets).
    pub fn octets_with_trace(
        &self,
        octets: &[u8],
        charset: Charset,
        trace: &mut Trace,
    ) -> Result<Prepared, MappingError> {
        let text = self.transcode(octets, charset)?;
        let mut state = State::new(&text, trace);
        state.step(guidelines("4"), "3", "transcode to Unicode");
        Ok(self.prepare(&text, state))
    }

    /// Prepares a string that contains one reference. `text` is the text of the state.
    fn prepare(&self, text: &str, mut state: State<'_, '_>) -> Prepared {
        self.pre_process(&mut state);
        state.process_whitespace(self.remove_whitespace);
        self.parse(state).with_characters(&Characters::new(text))
    }

    /// Converts typed characters (RFC 3987 §7.2), if that is asked for; then guidelines of 2011 §4
    /// step 1.
    fn pre_process(&self, state: &mut State<'_, '_>) {
        if let Some(entry) = self.entry {
            entry.apply(state);
        }
        state.trim();
    }

    /// Applies guidelines of 2011 §4 step 4, §7 on `\`, and §5.
    fn parse(&self, mut state: State<'_, '_>) -> Prepared {
        state.replace_references(self.numeric_references);
        if self.backslash_to_slash {
            state.replace_backslashes();
        }
        parsing::parse(state, *self)
    }
}

impl State<'_, '_> {
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
        let did = if remove {
            self.replace_characters(NoteKind::Removed, |c, _| is_whitespace(c).then_some(""));
            "remove blocks of contiguous whitespace"
        } else {
            if self.text().as_bytes().contains(&b' ') {
                self.replace_characters(NoteKind::Space, |c, _| (c == ' ').then_some("%20"));
            }
            "replace each U+0020 with %20"
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
