//! A reference that was generated, and how.

use super::segment::Changes;
use super::shape::Shape;
use super::{Generation, Note, Reason};
use crate::identifier::{IriReferenceBuf, UriReferenceBuf};
use crate::steps::Sequence;
use crate::syntax::Span;
use crate::text::Decoded;

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
    pub(super) generation: Generation,
    pub(super) shape: Shape,
    pub(super) decoded: Decoded<'n>,
    iri: IriReferenceBuf,
    guard: &'static str,
    changes: Changes,
}

impl<'n> Generated<'n> {
    pub(super) fn new(generation: Generation, shape: Shape, decoded: Decoded<'n>) -> Self {
        let written = shape.write(&generation, &decoded);
        let iri = IriReferenceBuf::try_from(written.reference())
            .expect("what is not allowed is percent-encoded, and the path is guarded");
        let (guard, changes) = (written.guard, written.changes);
        Generated { generation, shape, decoded, iri, guard, changes }
    }

    /// The reference as an IRI reference.
    pub fn iri(&self) -> &IriReferenceBuf {
        &self.iri
    }

    /// The reference as a URI reference: the IRI reference by RFC 3987 section 3.1.
    pub fn uri(&self) -> UriReferenceBuf {
        self.iri.to_uri()
    }

    /// The segment that a name became, an `isegment`, without what stands before or after it
    /// in the reference; `None` where the reference is made from a path.
    pub fn segment(&self) -> Option<&str> {
        let segment = &self.iri[self.guard.len()..];
        match self.shape {
            Shape::Name => Some(segment),
            Shape::Directory => segment.strip_suffix('/'),
            Shape::Path(_) | Shape::File(_) => None,
        }
    }

    /// What stands before the path so that it is taken for nothing else: `./`, `/.` or
    /// nothing.
    pub fn guard(&self) -> &'static str {
        self.guard
    }

    /// The characters that the octets stand for, before normalization, and the octets that
    /// are not of the encoding.
    pub fn decoded(&self) -> Sequence {
        let mut sequence = Sequence::default();
        sequence.extend(self.decoded.pieces(0));
        sequence
    }

    /// Whether there are octets that are not of the encoding.
    pub fn has_strays(&self) -> bool {
        self.decoded.strays().len() > 0
    }

    /// What the reference does not say as the name does, or not for sure: first each run of
    /// octets that are not of the encoding.
    pub fn notes(&self) -> impl Iterator<Item = Note<'_>> {
        let whole = Span { start: 0, end: self.decoded.octets().len() };
        let strays = self.decoded.strays();
        let strays = strays.map(|span| (span, Reason::NotOfCharset(self.generation.charset)));
        let normalized = self.changes.normalized.then_some((whole, Reason::Normalized));
        let dot_segment = self.changes.dot_segment.then_some((whole, Reason::DotSegment));
        strays.chain(normalized).chain(dot_segment).map(|(span, reason)| {
            let octets = &self.decoded.octets()[span.start..span.end];
            Note { span, octets, reason }
        })
    }
}
