//! What was done to a string, and what was not.

use crate::error::Character;
use crate::grammar::{Citation, Document};
use crate::syntax::{Component, Span};
use core::fmt;

/// The section of the processing guidelines of 2011.
pub(super) const fn guidelines(section: &'static str) -> Citation {
    Document::Guidelines.section(section)
}

/// What became of a part of the string.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Outcome {
    /// Something else stands in its place.
    Repaired,
    /// It has been percent-encoded.
    Encoded,
    /// It stays, though a document does not allow it there.
    Left,
    /// It has been dropped.
    Ignored,
}

impl Outcome {
    /// The name: `repaired`.
    pub fn name(self) -> &'static str {
        match self {
            Outcome::Repaired => "repaired",
            Outcome::Encoded => "encoded",
            Outcome::Left => "left",
            Outcome::Ignored => "ignored",
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// What was done, or what is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[non_exhaustive]
pub enum What {
    /// Whitespace at the beginning or the end is removed.
    Trimmed,
    /// Whitespace inside is removed.
    Removed,
    /// U+0020 becomes `%20`.
    Space,
    /// A numeric character reference becomes its character.
    Reference,
    /// A numeric character reference stands for U+0000, a surrogate, or no character.
    BadReference,
    /// `\` becomes `/`.
    Backslash,
    /// A relative reference with a colon in its first segment gets `./`.
    DotSegment,
    /// A colon in the first segment of a relative reference is percent-encoded.
    Colon,
    /// The path begins with `//`, and there is no authority: put together again, the text
    /// has one.
    DoubleSlash,
    /// A character of `ucschar` is percent-encoded.
    Ucschar,
    /// A character of `iprivate` is percent-encoded in a query.
    Iprivate,
    /// A character that the component does not allow is percent-encoded.
    NotAllowed,
    /// A bidirectional formatting character is percent-encoded.
    BidiFormatting,
    /// A `%` that begins no pct-encoded becomes `%25`.
    LonePercent,
    /// A `%` that begins no pct-encoded stays.
    LonePercentLeft,
    /// A character that the component does not allow stays.
    NotAllowedLeft,
    /// A character of the query is not in the document's charset.
    Unencodable,
    /// The host is converted to its ASCII form.
    HostConverted,
    /// The host is one by the grammar, and no domain name by the rules asked for.
    HostNoName,
    /// The host is neither one by the grammar nor can it be converted.
    Host,
    /// The scheme does not allow an empty host.
    EmptyHost,
    /// The port has other characters than digits.
    Port,
    /// A full-width character becomes the one of US-ASCII.
    FullWidth,
    /// Half-width Katakana become full-width.
    HalfWidthKatakana,
    /// An ideographic full stop in a host becomes a full stop.
    IdeographicFullStop,
    /// An ideographic space becomes a space.
    IdeographicSpace,
    /// Characters are normalized.
    Normalized,
    /// Delimiters around the identifier, or the prefix `URL:`, are removed.
    Delimiters,
    /// Bidirectional formatting characters, which control the display, are removed.
    DisplayMark,
}

impl What {
    /// What became of it.
    pub fn outcome(self) -> Outcome {
        match self {
            What::Trimmed | What::Removed | What::Delimiters | What::DisplayMark => {
                Outcome::Ignored
            }
            What::Reference
            | What::Backslash
            | What::DotSegment
            | What::HostConverted
            | What::FullWidth
            | What::HalfWidthKatakana
            | What::IdeographicFullStop
            | What::IdeographicSpace
            | What::Normalized => Outcome::Repaired,
            What::Space
            | What::Colon
            | What::Ucschar
            | What::Iprivate
            | What::NotAllowed
            | What::BidiFormatting
            | What::LonePercent => Outcome::Encoded,
            What::BadReference
            | What::LonePercentLeft
            | What::NotAllowedLeft
            | What::Unencodable
            | What::HostNoName
            | What::Host
            | What::EmptyHost
            | What::DoubleSlash
            | What::Port => Outcome::Left,
        }
    }

    /// A short name: `not-allowed`.
    pub fn name(self) -> &'static str {
        match self {
            What::Trimmed => "trimmed",
            What::Removed => "removed",
            What::Space => "space",
            What::Reference => "reference",
            What::BadReference => "bad-reference",
            What::Backslash => "backslash",
            What::DotSegment => "dot-segment",
            What::Colon => "colon",
            What::DoubleSlash => "double-slash",
            What::Ucschar => "ucschar",
            What::Iprivate => "iprivate",
            What::NotAllowed => "not-allowed",
            What::BidiFormatting => "bidi-formatting",
            What::LonePercent => "lone-percent",
            What::LonePercentLeft => "lone-percent-left",
            What::NotAllowedLeft => "not-allowed-left",
            What::Unencodable => "unencodable",
            What::HostConverted => "host-converted",
            What::HostNoName => "host-no-name",
            What::Host => "host",
            What::EmptyHost => "empty-host",
            What::Port => "port",
            What::FullWidth => "full-width",
            What::HalfWidthKatakana => "half-width-katakana",
            What::IdeographicFullStop => "ideographic-full-stop",
            What::IdeographicSpace => "ideographic-space",
            What::Normalized => "normalized",
            What::Delimiters => "delimiters",
            What::DisplayMark => "display-mark",
        }
    }

    fn text(self) -> &'static str {
        match self {
            What::Trimmed => "whitespace around the string is removed",
            What::Removed => "whitespace inside the string is removed",
            What::Space => "U+0020 becomes %20",
            What::Reference => "a numeric character reference becomes its character",
            What::BadReference => "a numeric character reference stands for no character of a text",
            What::Backslash => "U+005C becomes U+002F",
            What::DotSegment => "a first segment with a colon is preceded by ./",
            What::Colon => "a colon in the first segment is percent-encoded",
            What::DoubleSlash => "without an authority the path cannot begin with //",
            What::Ucschar => "ucschar is percent-encoded",
            What::Iprivate => "iprivate is percent-encoded",
            What::NotAllowed => "what is not allowed is percent-encoded",
            What::BidiFormatting => "bidirectional formatting is percent-encoded",
            What::LonePercent => "% begins no pct-encoded and becomes %25",
            What::LonePercentLeft => "% begins no pct-encoded",
            What::NotAllowedLeft => "not allowed",
            What::Unencodable => "not in the charset of the document",
            What::HostConverted => "the host is converted to its ASCII form",
            What::HostNoName => "the host is no domain name",
            What::Host => "the host is not valid",
            What::EmptyHost => "the scheme does not allow an empty host",
            What::Port => "the port is not *DIGIT",
            What::FullWidth => "full-width characters become those of US-ASCII",
            What::HalfWidthKatakana => "half-width Katakana become full-width",
            What::IdeographicFullStop => "an ideographic full stop in the host becomes a full stop",
            What::IdeographicSpace => "an ideographic space becomes a space",
            What::Normalized => "characters are normalized",
            What::Delimiters => "delimiters around the identifier are removed",
            What::DisplayMark => "bidirectional formatting for the display is removed",
        }
    }
}

impl fmt::Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.text())
    }
}

/// What became of a part of the string, and by which section. Characters beside each other
/// that the same was done to share a note.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Note {
    pub(super) what: What,
    pub(super) component: Option<Component>,
    pub(super) span: Span,
    pub(super) character: Option<char>,
}

impl Note {
    /// What was done, or what is wrong.
    pub fn what(self) -> What {
        self.what
    }

    /// What became of the part.
    pub fn outcome(self) -> Outcome {
        self.what.outcome()
    }

    /// The component that it is in; `None` before there are components.
    pub fn component(self) -> Option<Component> {
        self.component
    }

    /// Where it stands in the string that was given, in bytes. Empty where there is nothing
    /// in that string.
    pub fn span(self) -> Span {
        self.span
    }

    /// The first character that the note is about: as it stands when the step is taken.
    pub fn character(self) -> Option<char> {
        self.character
    }

    /// The section that says so.
    pub fn citation(self) -> Citation {
        let rfc3987 = |section| Document::Rfc(3987).section(section);
        let rfc3986 = |section| Document::Rfc(3986).section(section);
        match self.what {
            What::Trimmed | What::Removed | What::Space | What::Reference | What::BadReference => {
                guidelines("4")
            }
            What::Backslash => guidelines("7"),
            What::DotSegment => rfc3986("4.2"),
            What::DoubleSlash => rfc3986("3.3"),
            What::Ucschar | What::NotAllowed | What::Colon => match self.component {
                Some(Component::Path) => guidelines("5.3"),
                Some(Component::Query) => guidelines("5.4"),
                Some(Component::Fragment) if self.what == What::Ucschar => guidelines("5.5"),
                _ => guidelines("7.1"),
            },
            What::Iprivate => guidelines("7.1"),
            What::BidiFormatting => rfc3987("4.1"),
            What::LonePercent => Document::IriBis07.section("7.2"),
            What::LonePercentLeft | What::NotAllowedLeft => rfc3987("2.2"),
            What::Unencodable => guidelines("6.1"),
            What::HostConverted | What::HostNoName | What::Host => guidelines("5.2.2"),
            What::EmptyHost => rfc3986("3.2.2"),
            What::Port => guidelines("5.2.3"),
            What::FullWidth | What::HalfWidthKatakana | What::IdeographicSpace => rfc3987("7.2"),
            What::IdeographicFullStop => Document::Rfc(3490).section("3.1"),
            What::Normalized => rfc3987("5.3.2.2"),
            What::Delimiters => rfc3986("C"),
            What::DisplayMark => Document::UrlI18n07.section("4.2"),
        }
    }
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(component) = self.component {
            write!(f, "{component}: ")?;
        }
        write!(f, "{}", self.what)?;
        if let Some(character) = self.character {
            write!(f, ", {} at offset {}", Character(character), self.span.start)?;
        }
        write!(f, " ({})", self.citation())
    }
}
