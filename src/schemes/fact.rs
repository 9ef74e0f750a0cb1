//! What is said of schemes, and who says it.

use crate::grammar::Citation;
use crate::syntax::Component;
use alloc::borrow::Cow;
use alloc::string::{String, ToString};
use core::fmt;

/// What a specification says of a scheme.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Property {
    /// The default port. This one is left out, with its `:`.
    DefaultPort(u16),
    /// After an authority, an empty path is equivalent to `/`.
    EmptyPath,
    /// An empty query is equivalent to none.
    EmptyQuery,
    /// The host that an empty one stands for. Where there is neither userinfo nor port,
    /// it is left out.
    DefaultHost(Cow<'static, str>),
    /// No authority, before a path that begins with `/`, is equivalent to an empty one.
    NoAuthority,
    /// The host is not empty.
    NoEmptyHost,
    /// The query is percent-encoded by the charset of the document.
    DocumentCharset,
    /// A host that is a reg-name is a domain name.
    DomainName {
        /// Whether the definition of the scheme allows percent-encoding in it. Where it
        /// does, RFC 3987 section 3.1 does not offer ToASCII.
        percent_encoding: bool,
    },
    /// The path has mail addresses, whose domains are case-insensitive.
    MailAddresses,
    /// The path is a namespace identifier, which is case-insensitive, and a name; the
    /// r-component and the q-component do not count.
    Urn,
    /// The path is a telephone number: visual separators, upper and lower case, and the
    /// order of parameters do not count.
    TelephoneNumber,
    /// The path begins with a media type, of which type, subtype and the names of
    /// parameters are case-insensitive.
    MediaType,
    /// What follows the colon is a script.
    Script,
    /// Percent-encodings are not undone at any rung.
    KeepPercentEncodings,
    /// The path is no hierarchy: dot segments are not removed at any rung.
    KeepDotSegments,
    /// Identifiers of the scheme have no authority, or most of them have none.
    WithoutAuthority,
    /// Something else: a function that returns the normal form of a component that is
    /// defined, `None` where the component has that form. It is not called for the fragment.
    Other(Component, fn(&str) -> Option<String>),
}

/// Who says something of a scheme.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Source {
    /// A document and a section.
    Citation(Citation),
    /// Something else, in words.
    Text(Cow<'static, str>),
}

impl Source {
    /// As [`Display`](fmt::Display) writes it.
    pub(crate) fn text(&self) -> Cow<'static, str> {
        match self {
            Source::Citation(citation) => citation.to_string().into(),
            Source::Text(text) => text.clone(),
        }
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Citation(citation) => citation.fmt(f),
            Source::Text(text) => f.write_str(text),
        }
    }
}

impl From<Citation> for Source {
    fn from(citation: Citation) -> Self {
        Source::Citation(citation)
    }
}

impl From<&'static str> for Source {
    fn from(text: &'static str) -> Self {
        Source::Text(text.into())
    }
}

impl From<String> for Source {
    fn from(text: String) -> Self {
        Source::Text(text.into())
    }
}

/// Something that a specification says of a scheme, and where.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Fact {
    /// What is said.
    pub what: Property,
    /// Where.
    pub source: Source,
}

/// What is known of one scheme.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Scheme {
    /// Its name, in lower case.
    pub name: Cow<'static, str>,
    /// What is said of it, in the order in which it is applied.
    pub facts: Cow<'static, [Fact]>,
}
