//! Notes: the changes to a string, and the problems that stay.

use crate::error::{Character, write_column};
use crate::grammar::{Citation, Document};
use crate::named::named;
use crate::steps::{Step, Trace};
use crate::syntax::{Characters, Component, Span};
use alloc::vec::Vec;
use core::fmt;

const GUIDELINES: Document = Document::Guidelines;
const IRI_BIS_07: Document = Document::IriBis07;
const RFC3490: Document = Document::Rfc(3490);
const RFC3986: Document = Document::Rfc(3986);
const RFC3987: Document = Document::Rfc(3987);
const URL_I18N: Document = Document::UrlI18n07;

/// The section of the processing guidelines of 2011.
pub(super) const fn guidelines(section: &'static str) -> Citation {
    GUIDELINES.section(section)
}

/// What preparation did with a part of the string.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
#[non_exhaustive]
pub enum Outcome {
    /// Preparation replaced the part.
    Repaired,
    /// Preparation percent-encoded the part.
    Encoded,
    /// Preparation left the part unchanged, although a document does not allow it there.
    Left,
    /// Preparation removed the part.
    Ignored,
}

named!(Outcome { Repaired "repaired", Encoded "encoded", Left "left", Ignored "ignored" });

/// The facts about a kind of notes.
struct Row {
    /// The short name.
    name: &'static str,
    outcome: Outcome,
    citation: Citation,
    text: &'static str,
}

/// Defines [`NoteKind`] and its rows.
macro_rules! rows {
    ($($kind:ident $outcome:ident $name:literal $document:ident $section:literal $text:literal;)*) => {
        /// A change to the string, or a problem that stays.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
        #[non_exhaustive]
        pub enum NoteKind {
            $(#[doc = concat!("`", $name, "`: ", $text, ".")] $kind,)*
        }

        static ROWS: &[Row] = &[$(Row {
            name: $name,
            outcome: Outcome::$outcome,
            citation: $document.section($section),
            text: $text,
        },)*];
    };
}

rows! {
    Trimmed Ignored "trimmed" GUIDELINES "4" "whitespace around the string is removed";
    Removed Ignored "removed" GUIDELINES "4" "whitespace inside the string is removed";
    Space Encoded "space" GUIDELINES "4" "U+0020 becomes %20";
    Reference Repaired "reference" GUIDELINES "4"
        "a numeric character reference becomes its character";
    BadReference Left "bad-reference" GUIDELINES "4"
        "a numeric character reference does not denote a character of a text";
    Backslash Repaired "backslash" GUIDELINES "7" "U+005C becomes U+002F";
    DotSegment Repaired "dot-segment" RFC3986 "4.2"
        "a first segment with a colon is preceded by ./";
    Colon Encoded "colon" GUIDELINES "7.1" "a colon in the first segment is percent-encoded";
    DoubleSlash Left "double-slash" RFC3986 "3.3"
        "without an authority the path cannot begin with //";
    Ucschar Encoded "ucschar" GUIDELINES "7.1" "ucschar is percent-encoded";
    Iprivate Encoded "iprivate" GUIDELINES "7.1" "iprivate is percent-encoded";
    NotAllowed Encoded "not-allowed" GUIDELINES "7.1" "characters that are not allowed are percent-encoded";
    BidiFormatting Encoded "bidi-formatting" RFC3987 "4.1"
        "bidirectional formatting is percent-encoded";
    LonePercent Encoded "lone-percent" IRI_BIS_07 "7.2"
        "% does not begin a pct-encoded and becomes %25";
    LonePercentLeft Left "lone-percent-left" RFC3987 "2.2" "% does not begin a pct-encoded";
    NotAllowedLeft Left "not-allowed-left" RFC3987 "2.2" "not allowed";
    Unencodable Left "unencodable" GUIDELINES "6.1" "not in the charset of the document";
    HostConverted Repaired "host-converted" GUIDELINES "5.2.2"
        "the host is converted to its ASCII form";
    HostNoName Left "host-no-name" GUIDELINES "5.2.2" "the host is not a domain name";
    Host Left "host" GUIDELINES "5.2.2" "the host is not valid";
    EmptyHost Left "empty-host" RFC3986 "3.2.2" "the scheme does not allow an empty host";
    Port Left "port" GUIDELINES "5.2.3" "the port is not *DIGIT";
    FullWidth Repaired "full-width" RFC3987 "7.2"
        "full-width characters become those of US-ASCII";
    HalfWidthKatakana Repaired "half-width-katakana" RFC3987 "7.2"
        "half-width Katakana become full-width";
    IdeographicFullStop Repaired "ideographic-full-stop" RFC3490 "3.1"
        "an ideographic full stop in the host becomes a full stop";
    IdeographicSpace Repaired "ideographic-space" RFC3987 "7.2"
        "an ideographic space becomes a space";
    Normalized Repaired "normalized" RFC3987 "5.3.2.2" "characters are normalized";
    Delimiters Ignored "delimiters" RFC3986 "C"
        "delimiters around the identifier are removed";
    DisplayMark Ignored "display-mark" URL_I18N "4.2"
        "bidirectional formatting for the display is removed";
}

impl NoteKind {
    fn row(self) -> &'static Row {
        &ROWS[self as usize]
    }

    /// What preparation did with the part.
    pub fn outcome(self) -> Outcome {
        self.row().outcome
    }

    /// The short name, such as `not-allowed`.
    pub fn name(self) -> &'static str {
        self.row().name
    }
}

impl fmt::Display for NoteKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.row().text)
    }
}

/// A note about a part of the string. Adjacent characters with the same change or problem share a
/// note.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Note {
    /// The change or the problem.
    pub kind: NoteKind,
    /// The component that contains the part; `None` if the note was made before parsing.
    pub component: Option<Component>,
    /// The span of the part in the original string, in bytes; empty if the note concerns a part that
    /// the string does not have.
    pub span: Span,
    /// The [`span`](Self::span), counted in characters.
    pub character_span: Span,
    /// The first character of the part, as it was before the step.
    pub character: Option<char>,
}

impl Note {
    /// What preparation did with the part.
    pub fn outcome(self) -> Outcome {
        self.kind.outcome()
    }

    /// The section that requires the change, or that the problem violates.
    pub fn citation(self) -> Citation {
        // The sections about path, query and fragment also mention these changes.
        let depends_on_component =
            matches!(self.kind, NoteKind::Ucschar | NoteKind::NotAllowed | NoteKind::Colon);
        match self.component.filter(|_| depends_on_component) {
            Some(Component::Path) => guidelines("5.3"),
            Some(Component::Query) => guidelines("5.4"),
            Some(Component::Fragment) if self.kind == NoteKind::Ucschar => guidelines("5.5"),
            _ => self.kind.row().citation,
        }
    }
}

impl fmt::Display for Note {
    /// Writes the change or problem and the section; `{:#}` adds the column of the character.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(component) = self.component {
            write!(f, "{component}: ")?;
        }
        write!(f, "{}", self.kind)?;
        if let Some(character) = self.character {
            write!(f, ", {}", Character(character))?;
            write_column(f, self.character_span.start)?;
        }
        write!(f, " ({})", self.citation())
    }
}

/// Sets the spans of notes in characters. `characters` are those of the original string.
pub(super) fn count_characters(notes: &mut [Note], characters: &Characters<'_>) {
    for note in notes {
        note.character_span = characters.span(note.span);
    }
}

/// The notes and steps that are recorded during preparation.
pub(super) struct Record<'r> {
    pub(super) notes: Vec<Note>,
    pub(super) trace: &'r mut Trace,
}

impl<'r> Record<'r> {
    /// A record without notes.
    pub(super) fn new(trace: &'r mut Trace) -> Self {
        Record { notes: Vec::new(), trace }
    }

    /// Records a step, with the text after it.
    pub(super) fn step(
        &mut self,
        section: Citation,
        number: &'static str,
        did: &'static str,
        after: &str,
    ) {
        self.trace.step(|| Step::new(section, number, did, after));
    }

    /// Adds a note. But if the last note has the same kind and component, and its part reaches the
    /// start of `span`, extends that part instead. A note without a character, or with an empty
    /// part, is always added.
    pub(super) fn note(
        &mut self,
        kind: NoteKind,
        component: Option<Component>,
        span: Span,
        character: Option<char>,
    ) {
        match self.notes.last_mut() {
            Some(last)
                if (last.kind, last.component) == (kind, component)
                    && (last.span.start..=last.span.end).contains(&span.start)
                    && character.is_some()
                    && span.start < span.end =>
            {
                last.span.end = span.end;
            }
            // The characters are counted at the end: `count_characters`.
            _ => self.notes.push(Note { kind, component, span, character_span: span, character }),
        }
    }
}
