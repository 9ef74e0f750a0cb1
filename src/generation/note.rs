//! What is to be said about a generated reference.

use crate::grammar::{Citation, Document};
use crate::syntax::Span;
use crate::text::Charset;
use core::fmt;

/// Something that the reference does not say as the name does, or not for sure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Note<'n> {
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
    /// The section that says what was done.
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
