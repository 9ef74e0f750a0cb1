//! How a reference was generated, step by step.

use super::shape::Shape;
use super::{Generated, Normalization};
use crate::grammar::{Citation, Document};
use crate::mapping::ToUri;
use crate::steps::{Sequence, Step};
use crate::text::Piece;
use alloc::vec::Vec;

const fn rfc3987(section: &'static str) -> Citation {
    Document::Rfc(3987).section(section)
}

const fn rfc3986(section: &'static str) -> Citation {
    Document::Rfc(3986).section(section)
}

impl Generated<'_> {
    /// The steps from the octets to the URI reference. RFC 3987 section 7.4 has none with
    /// numbers; each cites the section that it carries out.
    ///
    /// ```
    /// use iri_grammar::generation::Generation;
    ///
    /// let steps = Generation::new().name(b"a:\xc3\xa9\xe9").steps();
    /// assert_eq!(steps[0].after.to_string(), "a:\u{e9}<e9>");
    /// assert_eq!(steps[1].after.to_string(), "a:\u{e9}%E9");
    /// assert_eq!(steps[2].section.to_string(), "RFC 3986 section 4.2");
    /// assert_eq!(steps[2].after.to_string(), "./a:\u{e9}%E9");
    /// assert_eq!(steps.last().unwrap().after.to_string(), "./a:%C3%A9%E9");
    /// ```
    pub fn steps(&self) -> Vec<Step> {
        let did = "the octets as characters, as far as they are of the encoding";
        let mut steps = Vec::from([Step::new(rfc3987("7.4"), "", did, self.decoded())]);
        self.push_normalization(&mut steps);
        self.push_path(&mut steps);
        let mut to_uri = Vec::new();
        let mapped = ToUri::new().reference_recorded(self.iri(), &mut to_uri);
        debug_assert!(mapped.is_ok());
        // RFC 3987 §3.1 step 1 is about where characters come from.
        steps.extend(to_uri.into_iter().skip(1));
        steps
    }

    fn push_normalization(&self, steps: &mut Vec<Step>) {
        let did = match self.generation.normalization {
            Normalization::WhenTranscoded if self.generation.charset.is_ucs_based() => return,
            Normalization::WhenTranscoded | Normalization::Nfc => "normalize according to NFC",
            Normalization::Nfkc => "normalize according to NFKC",
        };
        steps.push(Step::new(rfc3987("5.3.2.2"), "", did, self.normalized()));
    }

    /// Normalized are the runs of characters between separators and stray octets.
    fn normalized(&self) -> Sequence {
        let mut sequence = Sequence::default();
        for piece in self.decoded.pieces(0).flat_map(|piece| self.shape.runs(piece)) {
            match piece {
                Piece::Text(text) => sequence.push_str(&self.generation.normalized(text)),
                Piece::Octets(_) => sequence.extend([piece]),
            }
        }
        sequence
    }

    fn push_path(&self, steps: &mut Vec<Step>) {
        let written = self.shape.write(&self.generation, &self.decoded);
        let did = "percent-encode what a segment does not allow, and stray octets";
        steps.push(Step::new(rfc3987("2.2"), "", did, &written.path));
        let reference = written.reference();
        let (section, did) = match (self.shape, written.guard) {
            (Shape::File(_), _) => {
                let section = Document::Rfc(8089).section("2");
                (section, "the scheme, and a host that may be empty")
            }
            (_, "/.") => (rfc3986("3.3"), "guard a path that begins with //"),
            (_, "./") => (rfc3986("4.2"), "guard a first segment that is empty or has a colon"),
            _ => return,
        };
        steps.push(Step::new(section, "", did, &reference));
    }
}
