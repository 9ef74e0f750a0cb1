//! Facts about schemes, and their sources.

use crate::grammar::Citation;
use crate::syntax::Component;
use alloc::borrow::Cow;
use alloc::string::{String, ToString};
use core::fmt;

/// A rule that a specification states for a scheme.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Property {
    /// The default port. Normalization removes it, with its `:`.
    DefaultPort(u16),
    /// After an authority, an empty path is equivalent to `/`.
    EmptyPath,
    /// An empty query is equivalent to an undefined one.
    EmptyQuery,
    /// The host to which an empty host is equivalent. Normalization replaces this host by the empty
    /// one. If the authority has a userinfo or a port, it replaces the empty host by this one.
    DefaultHost(Cow<'static, str>),
    /// Before a path that begins with `/`, an undefined authority is equivalent to an empty one.
    NoAuthority,
    /// The host is not empty.
    NoEmptyHost,
    /// The query is percent-encoded in the charset of the document.
    DocumentCharset,
    /// A host that is a reg-name is a domain name.
    DomainName {
        /// Whether the definition of the scheme allows percent-encoding in the host. If it
        /// does, RFC 3987 section 3.1 does not offer ToASCII.
        percent_encoding: bool,
    },
    /// The path contains mail addresses, whose domains are case-insensitive.
    MailAddresses,
    /// The path consists of a case-insensitive namespace identifier and a name. Comparison ignores
    /// the r-component, the q-component and the f-component. Normalization keeps them.
    Urn,
    /// The path is a telephone number. Comparison ignores visual separators, case, and the
    /// order of parameters.
    TelephoneNumber,
    /// The path begins with a media type, whose type, subtype and names of
    /// parameters are case-insensitive.
    MediaType,
    /// The text after the colon is a script.
    Script,
    /// No rung decodes percent-encodings. The conversion to an IRI decodes only those of non-ASCII
    /// characters.
    KeepPercentEncodings,
    /// The path is not a hierarchy: no rung removes dot segments.
    KeepDotSegments,
    /// Most or all identifiers of the scheme have no authority.
    WithoutAuthority,
    /// A rule of your own: a function that returns the normal form of a defined component, or
    /// `None` if the component is in that form. It is not called for the fragment.
    Other(Component, fn(&str) -> Option<String>),
}

/// The source of a fact about a scheme.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Source {
    /// A document and a section.
    Citation(Citation),
    /// Any other source, in words.
    Text(Cow<'static, str>),
}

impl Source {
    /// The text that [`Display`](fmt::Display) writes.
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

/// A fact about a scheme, and its source.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Fact {
    /// The rule.
    pub property: Property,
    /// The specification that states the rule.
    pub source: Source,
}

/// A scheme and its facts.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Scheme {
    /// The name, in lower case.
    pub name: Cow<'static, str>,
    /// The facts, in the order in which they are applied.
    pub facts: Cow<'static, [Fact]>,
}
