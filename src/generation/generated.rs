//! A generated reference, and the notes on it.

use super::NameKind;
use crate::grammar::{Citation, Document};
use crate::identifier::{IriReferenceBuf, UriReferenceBuf, kind};
use crate::mapping::ToUri;
use crate::steps::{Sequence, Trace};
use crate::syntax::Span;
use crate::text::{Charset, Decoded};
use core::fmt;

/// A reference that was generated from a name or a path.
///
/// ```
/// use iri_grammar::generation::{Generation, Reason};
/// use iri_grammar::text::Charset;
///
/// let generated = Generation::new().name(b"r\xe9sum\xe9.html");
/// assert_eq!(*generated.iri(), "r%E9sum%E9.html");
/// let note = generated.notes().next().unwrap();
/// assert_eq!((note.span.start, note.octets), (1, &b"\xe9"[..]));
/// assert_eq!(note.reason, Reason::NotOfCharset(Charset::UTF_8));
/// ```
#[derive(Clone, Debug)]
pub struct Generated<'n> {
    pub(super) charset: Charset,
    pub(super) source: NameKind,
    pub(super) decoded: Decoded<'n>,
    pub(super) iri: IriReferenceBuf,
    pub(super) guard: &'static str,
    /// Whether normalization changed the name.
    pub(super) is_normalized: bool,
    /// Whether the name is `.` or `..`, and was percent-encoded.
    pub(super) is_dot_segment: bool,
}

/// Maps a generated reference to a URI reference (RFC 3987 section 3.1 step 2), and records the steps.
pub(super) fn to_uri(iri: &IriReferenceBuf, trace: &mut Trace) -> UriReferenceBuf {
    ToUri::new()
        .after_step_1::<kind::IriReference>(iri.components(), trace)
        .expect("mapping an IRI reference cannot fail if no host is converted")
        .into_owned()
}

impl Generated<'_> {
    /// The reference as an IRI reference.
    pub fn iri(&self) -> &IriReferenceBuf {
        &self.iri
    }

    /// The reference as a URI reference, mapped by RFC 3987 section 3.1.
    pub fn uri(&self) -> UriReferenceBuf {
        to_uri(&self.iri, &mut Trace::off())
    }

    /// The `isegment` generated from a name, without the [guard](Self::guard) and a final `/`;
    /// `None` if the reference was generated from a path.
    pub fn segment(&self) -> Option<&str> {
        let segment = &self.iri[self.guard.len()..];
        match self.source {
            NameKind::Name => Some(segment),
            NameKind::Directory => segment.strip_suffix('/'),
            NameKind::Path | NameKind::File => None,
        }
    }

    /// The characters before the path that keep it from being read as another component: `./`,
    /// `/.` or none.
    pub fn guard(&self) -> &'static str {
        self.guard
    }

    /// The decoded characters, before normalization, and the octets that are invalid in the
    /// encoding.
    pub fn decoded_name(&self) -> Sequence {
        self.decoded.sequence()
    }

    /// Whether there are octets that are invalid in the encoding.
    pub fn has_strays(&self) -> bool {
        self.decoded.strays().len() > 0
    }

    /// Notes on the parts of the name for which the reference may not name the same file. The notes
    /// on octets that are invalid in the encoding come first.
    pub fn notes(&self) -> impl Iterator<Item = NameNote<'_>> {
        let whole = Span { start: 0, end: self.decoded.octets().len() };
        let strays = self.decoded.strays();
        let strays = strays.map(|span| (span, Reason::NotOfCharset(self.charset)));
        let normalized = self.is_normalized.then_some((whole, Reason::Normalized));
        let dot_segment = self.is_dot_segment.then_some((whole, Reason::DotSegment));
        strays.chain(normalized).chain(dot_segment).map(|(span, reason)| {
            let octets = &self.decoded.octets()[span.start..span.end];
            NameNote { span, octets, reason }
        })
    }
}

/// A note on a part of a name for which the reference may not name the same file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct NameNote<'n> {
    /// The span of the part in the name, in octets from 0.
    pub span: Span,
    /// The octets of the part.
    pub octets: &'n [u8],
    /// The reason of the note.
    pub reason: Reason,
}

/// The reason of a note on a part of a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Reason {
    /// The octets are invalid in the character encoding. They are percent-encoded unchanged:
    /// parts of an IRI "may directly encode raw binary data" (RFC 3987 section 6.4).
    NotOfCharset(Charset),
    /// Normalization changed the name.
    Normalized,
    /// The name is `.` or `..`, and percent-encoded. A normalizer would decode it: "For
    /// consistency, percent-encoded octets in the ranges of ALPHA [...] period [...]
    /// should not be created by URI producers" (RFC 3986 section 2.3).
    DotSegment,
}

impl Reason {
    /// The section on which the note is based.
    pub fn citation(self) -> Citation {
        match self {
            Reason::NotOfCharset(_) => Document::Rfc(3987).section("6.4"),
            Reason::Normalized => Document::Rfc(3987).section("5.3.2.2"),
            Reason::DotSegment => Document::Rfc(3986).section("2.3"),
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::NotOfCharset(charset) => {
                write!(f, "not {charset}, and percent-encoded as octets")
            }
            Reason::Normalized => f.write_str("normalized, which changed it"),
            Reason::DotSegment => f.write_str(
                "the name is a dot-segment, and percent-encoded; decoding makes it a dot-segment \
                 again",
            ),
        }
    }
}
