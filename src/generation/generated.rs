//! A reference that was generated, what is to be said about it, and listings of such.

use super::GeneratedFrom;
use crate::grammar::{Citation, Document};
use crate::identifier::{IriReferenceBuf, UriReferenceBuf};
use crate::steps::Sequence;
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
    pub(super) source: GeneratedFrom,
    pub(super) decoded: Decoded<'n>,
    pub(super) iri: IriReferenceBuf,
    pub(super) uri: UriReferenceBuf,
    pub(super) guard: &'static str,
    pub(super) is_normalized: bool,
    pub(super) is_dot_segment: bool,
}

impl Generated<'_> {
    /// The reference as an IRI reference.
    pub fn iri(&self) -> &IriReferenceBuf {
        &self.iri
    }

    /// The reference as a URI reference: the IRI reference by RFC 3987 section 3.1.
    pub fn uri(&self) -> UriReferenceBuf {
        self.uri.clone()
    }

    /// The segment that a name became, an `isegment`, without what stands before or after it
    /// in the reference; `None` where the reference is made from a path.
    pub fn segment(&self) -> Option<&str> {
        let segment = &self.iri[self.guard.len()..];
        match self.source {
            GeneratedFrom::Name => Some(segment),
            GeneratedFrom::Directory => segment.strip_suffix('/'),
            GeneratedFrom::Path | GeneratedFrom::File => None,
        }
    }

    /// What stands before the path so that it is read as nothing else: `./`, `/.` or
    /// nothing.
    pub fn guard(&self) -> &'static str {
        self.guard
    }

    /// The characters that the octets stand for, before normalization, and the octets that
    /// are not of the encoding.
    pub fn decoded(&self) -> Sequence {
        self.decoded.sequence()
    }

    /// Whether there are octets that are not of the encoding.
    pub fn has_strays(&self) -> bool {
        self.decoded.strays().len() > 0
    }

    /// What the reference does not say as the name does, or not for sure: first each run of
    /// octets that are not of the encoding.
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

/// Something that the reference does not say as the name does, or not for sure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct NameNote<'n> {
    /// Where in the name, in octets from 0.
    pub span: Span,
    /// The octets there.
    pub octets: &'n [u8],
    /// What is to be said.
    pub reason: Reason,
}

/// What is to be said about a part of a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Reason {
    /// The octets are not of the character encoding. They are percent-encoded as they are:
    /// parts of an IRI "may directly encode raw binary data" (RFC 3987 section 6.4).
    NotOfCharset(Charset),
    /// The name is normalized, and not the same as before.
    Normalized,
    /// The name is `.` or `..`, percent-encoded as no normalizer would leave it: "For
    /// consistency, percent-encoded octets in the ranges of ALPHA [...] period [...]
    /// should not be created by URI producers" (RFC 3986 section 2.3).
    DotSegment,
}

impl Reason {
    /// The section that describes what was done.
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
            Reason::Normalized => f.write_str("normalized, and not the same as before"),
            Reason::DotSegment => f.write_str(
                "the name is a dot-segment, and percent-encoded: to whoever decodes it, it is \
                 one again",
            ),
        }
    }
}
