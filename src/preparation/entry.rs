//! RFC 3987 §7.2: the conversion of identifiers that a user types.

use super::notes::{Note, NoteKind, count_characters};
use super::state::{Change, State, is_whitespace};
use crate::grammar::{Citation, Document};
use crate::options::options;
use crate::steps::Trace;
use crate::syntax::{Characters, Span, generic_split};
use crate::text::{CharacterForm, Class, is_bidi_formatting, is_nfc_boundary};
use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use unicode_normalization::UnicodeNormalization;

const SECTION: Citation = Document::Rfc(3987).section("7.2");

/// The conversion of typed characters. "This may be done by choosing appropriate input
/// methods or variants/settings thereof, by appropriately converting the characters being
/// input" (RFC 3987 section 7.2).
///
/// ```
/// use iri_grammar::preparation::{Entry, NoteKind};
///
/// let (text, notes) = Entry::new().convert("\u{ff48}ttp\u{ff1a}//\u{ff76}\u{3002}example/");
/// assert_eq!(text, "http://\u{30ab}.example/");
/// assert_eq!(notes[2].kind, NoteKind::HalfWidthKatakana);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Entry {
    width: bool,
    full_stop: bool,
    normalization: Option<CharacterForm>,
    ideographic_space: bool,
    delimiters: bool,
    display_marks: DisplayMarks,
}

/// The bidirectional formatting characters to remove from typed text. Entry has "to
/// eliminate control characters and marks used to control the display before passing the IRI
/// over to a resolver", and fields that allow right-to-left characters "MUST provide this
/// functionality" (draft-masinter-url-i18n-07 section 4.2).
///
/// Formatting characters are those of [`Class::BidiFormatting`] and
/// [`Class::LaterBidiFormatting`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum DisplayMarks {
    /// Removes no formatting characters.
    Keep,
    /// Removes the formatting characters around the text, which "are not themselves part of the IRI"
    /// (RFC 3987 section 4.1): marks, characters that open an embedding, an override or an isolate
    /// before the text, and characters that close it after the text. `Display::around` inserts such
    /// characters.
    #[default]
    Around,
    /// Also removes the formatting characters inside the text, which `url_i18n_07::add_marks`
    /// inserts. RFC 3987 never removes them: it percent-encodes them, and the text without them is
    /// another identifier.
    All,
}

impl Default for Entry {
    fn default() -> Self {
        Entry::new()
    }
}

impl Entry {
    /// The conversion that the documents require:
    ///
    /// - Full-width Latin letters and punctuation become US-ASCII.
    /// - Half-width Katakana become full-width.
    /// - Ideographic full stops in the host become full stops.
    /// - Formatting characters around the text are removed.
    /// - The text is normalized to NFC.
    pub const fn new() -> Self {
        Entry {
            width: true,
            full_stop: true,
            normalization: Some(CharacterForm::Nfc),
            ideographic_space: false,
            delimiters: false,
            display_marks: DisplayMarks::Around,
        }
    }

    options! {
        /// "the input method editor should be set so that it produces half-width Latin letters
        /// and punctuation and full-width Katakana" (RFC 3987 section 7.2): U+FF01 to U+FF5E,
        /// and U+FF65 to U+FF9F. On by default.
        fn width: bool;
        /// U+3002 and U+FF61 in the host become U+002E: they "MUST be recognized as dots" (RFC
        /// 3490 section 3.1). On by default.
        fn full_stop: bool;
        /// The form to which the text is normalized. By default Form C, which "MUST be used" for
        /// "conversion from a non-digital form" (RFC 3987 section 5.3.2.2).
        fn normalization: Option<CharacterForm>;
        /// U+3000 becomes U+0020. No document requires it, since U+3000 is neither a letter nor
        /// punctuation. Off by default.
        fn ideographic_space: bool;
        /// Removes one pair of `<` and `>` or of `"` around the text, and the prefix `URL:`;
        /// "software that accepts user-typed URI should attempt to recognize and strip
        /// both delimiters and embedded whitespace" (RFC 3986 Appendix C). Off by default; for
        /// the whitespace see [`Preparation::remove_whitespace`](super::Preparation::remove_whitespace).
        fn delimiters: bool;
        /// The bidirectional formatting characters to remove. [`DisplayMarks::Around`] by default.
        fn display_marks: DisplayMarks;
    }

    /// Converts a typed text. Returns the new text and notes on the changes, with their spans in the
    /// original text. Takes linear time.
    pub fn convert(&self, text: &str) -> (String, Vec<Note>) {
        let mut trace = Trace::off();
        let mut state = State::new(text, &mut trace);
        self.apply(&mut state);
        let (converted, mut notes) = (state.text().into(), state.record.notes);
        count_characters(&mut notes, &Characters::new(text));
        (converted, notes)
    }

    /// Converts the text of the state.
    pub(super) fn apply(&self, state: &mut State<'_, '_>) {
        remove_display_marks(state, self.display_marks);
        if self.width {
            state.replace_characters(NoteKind::FullWidth, |c, _| half_width(c));
            state.change(next_half_width_katakana);
            state.step(SECTION, "", "half-width Latin and punctuation, full-width Katakana");
        }
        if self.ideographic_space {
            let change = |c, _| (c == '\u{3000}').then_some(" ");
            state.replace_characters(NoteKind::IdeographicSpace, change);
            state.step(SECTION, "", "ideographic space to space");
        }
        if self.full_stop {
            replace_full_stops(state);
        }
        if let Some(form) = self.normalization {
            state.change(|text, from| next_not_normal(text, from, form));
            state.step(Document::Rfc(3987).section("5.3.2.2"), "", "normalize");
        }
        if self.delimiters {
            remove_delimiters(state);
            state.step(Document::Rfc(3986).section("C"), "", "strip delimiters");
            // Formatting characters may have been inside the delimiters, too.
            remove_display_marks(state, self.display_marks);
        }
    }
}

/// Removes bidirectional formatting characters.
fn remove_display_marks(state: &mut State<'_, '_>, which: DisplayMarks) {
    if which == DisplayMarks::Keep {
        return;
    }
    // LRM, RLM and ALM.
    let is_mark = |c| matches!(c, '\u{200E}' | '\u{200F}' | '\u{61C}');
    // PDF and PDI, which close an embedding, an override or an isolate.
    let may_follow = |c| is_mark(c) || matches!(c, '\u{202C}' | '\u{2069}');
    let may_precede = |c| is_bidi_formatting(c) && (is_mark(c) || !may_follow(c));
    let text = state.text();
    let inner = text.trim_start_matches(|c| may_precede(c) || is_whitespace(c));
    let start = text.len() - inner.len();
    let end = start + inner.trim_end_matches(|c| may_follow(c) || is_whitespace(c)).len();
    // Without `All`, formatting characters inside the text stay.
    let is_removed = |at| which == DisplayMarks::All || at < start || end <= at;
    let change = |c, at| (is_bidi_formatting(c) && is_removed(at)).then_some("");
    state.replace_characters(NoteKind::DisplayMark, change);
    let section = Document::UrlI18n07.section("4.2");
    state.step(section, "", "eliminate the marks of the display");
}

/// Returns the US-ASCII character that corresponds to a full-width character; `None` for any other
/// character.
fn half_width(c: char) -> Option<&'static str> {
    // In the order of the full-width characters from U+FF01 on.
    const GRAPHIC: &str = "!\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ\
        [\\]^_`abcdefghijklmnopqrstuvwxyz{|}~";
    let at = u32::from(c).checked_sub(0xFF01)? as usize;
    GRAPHIC.get(at..=at)
}

/// Finds the next half-width Katakana from the byte offset `from` on. The change converts them to
/// full-width, and composes the sound marks (NFKC).
fn next_half_width_katakana(text: &str, from: usize) -> Option<Change> {
    let is_half_width = |c| Class::HalfWidthKatakana.contains(c);
    let start = from + text[from..].find(is_half_width)?;
    let rest = &text[start..];
    let end = start + rest.find(|c| !is_half_width(c)).unwrap_or(rest.len());
    let part = Span { start, end };
    let new = Some(part.slice(text).nfkc().collect::<String>().into());
    Some(Change { kind: NoteKind::HalfWidthKatakana, part, new, character: rest.chars().next() })
}

/// Replaces ideographic full stops in the host by full stops.
fn replace_full_stops(state: &mut State<'_, '_>) {
    let text = state.text();
    let Some(authority) = generic_split(text).authority else { return };
    // The authority is a slice of the text.
    let authority_start = authority.as_ptr() as usize - text.as_ptr() as usize;
    let host_start = authority_start + authority.rfind('@').map_or(0, |at| at + 1);
    // With the port, if there is one.
    let host = host_start..authority_start + authority.len();
    let change = |c, at| {
        let is_full_stop = matches!(c, '\u{3002}' | '\u{FF61}');
        (is_full_stop && host.contains(&at)).then_some(".")
    };
    state.replace_characters(NoteKind::IdeographicFullStop, change);
    state.step(Document::Rfc(3490).section("3.1"), "", "full stops in the host");
}

/// Finds the next part from the byte offset `from` on that is not in the form. The change
/// normalizes the part. A part begins with a character that no normalization form combines with
/// preceding characters.
fn next_not_normal(text: &str, from: usize, form: CharacterForm) -> Option<Change> {
    let begins = |c: char| {
        // In NFKC and NFKD, `c` may become another character, which must not combine either.
        c.is_ascii()
            || is_nfc_boundary(c) && core::iter::once(c).nfkd().next().is_some_and(is_nfc_boundary)
    };
    let mut start = from;
    while start < text.len() {
        let mut rest = text[start..].char_indices().skip(1);
        let end = rest.find(|(_, c)| begins(*c)).map_or(text.len(), |(at, _)| start + at);
        let part = Span { start, end };
        start = end;
        let before = part.slice(text);
        if let Cow::Owned(normal) = form.normalize(before) {
            let (new, character) = (Some(normal.into()), before.chars().next());
            return Some(Change { kind: NoteKind::Normalized, part, new, character });
        }
    }
    None
}

/// Removes one pair of delimiters around the text, and the prefix `URL:`.
fn remove_delimiters(state: &mut State<'_, '_>) {
    const PREFIX: &str = "URL:";
    let text = state.text();
    let inner = text.trim_matches(is_whitespace);
    let inner = [('<', '>'), ('"', '"')]
        .into_iter()
        .find_map(|(open, close)| inner.strip_prefix(open)?.strip_suffix(close))
        .unwrap_or(inner);
    let inner = match inner.split_at_checked(PREFIX.len()) {
        Some((prefix, rest)) if prefix.eq_ignore_ascii_case(PREFIX) => rest.trim_start_matches(' '),
        _ => inner,
    };
    // `inner` is a slice of the text.
    let start = inner.as_ptr() as usize - text.as_ptr() as usize;
    let kept = Span { start, end: start + inner.len() };
    // Whitespace without a delimiter is removed, but is not noted.
    state.keep(kept, NoteKind::Delimiters, |part| !part.chars().all(is_whitespace));
}
