//! The typed tree of an identifier, and the components that it has in a text.

use core::fmt;

/// A part of a text, in bytes counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Span {
    /// The byte at which the part begins.
    pub start: usize,
    /// The byte after its last one.
    pub end: usize,
}

impl Span {
    /// The part of `text`.
    ///
    /// # Panics
    ///
    /// Where the span is not one of `text`, as slicing does.
    pub fn of(self, text: &str) -> &str {
        &text[self.start..self.end]
    }

    /// The same part, counted in characters from 0. Takes time in proportion to
    /// `self.end`.
    pub fn in_characters(self, text: &str) -> Span {
        let start = text[..self.start].chars().count();
        Span { start, end: start + self.of(text).chars().count() }
    }
}

/// The typed tree of an identifier or reference: where each component stands.
/// A component that is undefined is `None`, one that is empty is an empty span
/// (RFC 3986 section 5.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Syntax {
    /// The scheme, without its `:`.
    pub scheme: Option<Span>,
    /// The authority, without the `//` before it.
    pub authority: Option<AuthoritySyntax>,
    /// The path, which is always defined.
    pub path: PathSyntax,
    /// The query, without the `?` before it.
    pub query: Option<Span>,
    /// The fragment, without the `#` before it.
    pub fragment: Option<Span>,
}

/// The typed tree of an authority.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AuthoritySyntax {
    /// The whole authority.
    pub span: Span,
    /// The userinfo, without its `@`.
    pub userinfo: Option<Span>,
    /// The host, which is always defined.
    pub host: HostSyntax,
    /// The port, without the `:` before it.
    pub port: Option<Span>,
}

/// The typed tree of a host.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HostSyntax {
    /// The alternative of `host` that the text is.
    pub form: HostForm,
    /// The whole host, an IP-literal with its brackets.
    pub span: Span,
}

/// The alternatives of `host` and `ihost` (RFC 3986 section 3.2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub enum HostForm {
    /// An IPv6address in brackets.
    IPv6address,
    /// An IPvFuture in brackets.
    IPvFuture,
    /// An IPv4address.
    IPv4address,
    /// A reg-name, ireg-name or hostname, also an empty one.
    #[cfg_attr(feature = "serde", serde(rename = "reg-name"))]
    RegName,
}

impl fmt::Display for HostForm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            HostForm::IPv6address => "IPv6address",
            HostForm::IPvFuture => "IPvFuture",
            HostForm::IPv4address => "IPv4address",
            HostForm::RegName => "reg-name",
        })
    }
}

/// The typed tree of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PathSyntax {
    /// The production that the path is.
    pub form: PathForm,
    /// The whole path.
    pub span: Span,
}

/// The productions of a path (RFC 3986 section 3.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
#[non_exhaustive]
pub enum PathForm {
    /// `path-abempty`: begins with `/` or is empty; after an authority.
    Abempty,
    /// `path-absolute`: begins with `/` but not with `//`.
    Absolute,
    /// `path-noscheme`: begins with a segment that has no colon.
    Noscheme,
    /// `path-rootless`: begins with a segment.
    Rootless,
    /// `path-empty`: no characters.
    Empty,
    /// `iopaque_part` of draft-masinter-url-i18n-07: all that follows the scheme's
    /// colon up to the fragment. A `?` in it begins no query.
    Opaque,
}

impl fmt::Display for PathForm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            PathForm::Abempty => "abempty",
            PathForm::Absolute => "absolute",
            PathForm::Noscheme => "noscheme",
            PathForm::Rootless => "rootless",
            PathForm::Empty => "empty",
            PathForm::Opaque => "opaque",
        })
    }
}

/// The components of an identifier or reference, as parts of its text.
///
/// ```
/// use iri_grammar::{Grammar, HostForm};
///
/// let components = Grammar::Rfc3987.reference().components("//[::1]:80/a/b?")?;
/// assert_eq!(components.scheme(), None);
/// assert_eq!(components.host().unwrap().text(), "[::1]");
/// assert_eq!(components.host().unwrap().form(), HostForm::IPv6address);
/// assert_eq!(components.path().segments().collect::<Vec<_>>(), ["a", "b"]);
/// // A query that is empty is not one that is undefined.
/// assert_eq!(components.query(), Some(""));
/// assert_eq!(components.fragment(), None);
/// # Ok::<(), iri_grammar::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Components<'i> {
    text: &'i str,
    syntax: Syntax,
}

impl<'i> Components<'i> {
    pub(crate) fn new(text: &'i str, syntax: Syntax) -> Self {
        Components { text, syntax }
    }

    /// The whole text.
    pub fn text(self) -> &'i str {
        self.text
    }

    /// The typed tree: where each component stands.
    pub fn syntax(self) -> Syntax {
        self.syntax
    }

    /// The scheme, as written, without its `:`.
    pub fn scheme(self) -> Option<&'i str> {
        self.syntax.scheme.map(|span| span.of(self.text))
    }

    /// The authority, without the `//` before it.
    pub fn authority(self) -> Option<Authority<'i>> {
        self.syntax.authority.map(|syntax| Authority { text: self.text, syntax })
    }

    /// The userinfo, without its `@`.
    pub fn userinfo(self) -> Option<&'i str> {
        self.authority()?.userinfo()
    }

    /// The host; defined, if empty, wherever an authority is.
    pub fn host(self) -> Option<Host<'i>> {
        self.authority().map(Authority::host)
    }

    /// The port, without the `:` before it.
    pub fn port(self) -> Option<&'i str> {
        self.authority()?.port()
    }

    /// The path, which is always defined.
    pub fn path(self) -> Path<'i> {
        let PathSyntax { form, span } = self.syntax.path;
        Path { text: span.of(self.text), form }
    }

    /// The query, without the `?` before it.
    pub fn query(self) -> Option<&'i str> {
        self.syntax.query.map(|span| span.of(self.text))
    }

    /// The fragment, without the `#` before it.
    pub fn fragment(self) -> Option<&'i str> {
        self.syntax.fragment.map(|span| span.of(self.text))
    }
}

impl fmt::Debug for Components<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Components")
            .field("scheme", &self.scheme())
            .field("authority", &self.authority())
            .field("path", &self.path())
            .field("query", &self.query())
            .field("fragment", &self.fragment())
            .finish()
    }
}

/// An authority: `[ userinfo "@" ] host [ ":" port ]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Authority<'i> {
    text: &'i str,
    syntax: AuthoritySyntax,
}

impl<'i> Authority<'i> {
    /// The whole authority.
    pub fn text(self) -> &'i str {
        self.syntax.span.of(self.text)
    }

    /// The userinfo, without its `@`.
    pub fn userinfo(self) -> Option<&'i str> {
        self.syntax.userinfo.map(|span| span.of(self.text))
    }

    /// The host, which is always defined.
    pub fn host(self) -> Host<'i> {
        let HostSyntax { form, span } = self.syntax.host;
        Host { text: span.of(self.text), form }
    }

    /// The port, without the `:` before it.
    pub fn port(self) -> Option<&'i str> {
        self.syntax.port.map(|span| span.of(self.text))
    }
}

impl fmt::Debug for Authority<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Authority")
            .field("userinfo", &self.userinfo())
            .field("host", &self.host())
            .field("port", &self.port())
            .finish()
    }
}

/// A host and the alternative of `host` that it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Host<'i> {
    text: &'i str,
    form: HostForm,
}

impl<'i> Host<'i> {
    /// The whole host, an IP-literal with its brackets.
    pub fn text(self) -> &'i str {
        self.text
    }

    /// The alternative of `host` that the text is.
    pub fn form(self) -> HostForm {
        self.form
    }

    /// The address or name itself, without brackets.
    pub fn bare(self) -> &'i str {
        match self.form {
            HostForm::IPv6address | HostForm::IPvFuture => &self.text[1..self.text.len() - 1],
            HostForm::IPv4address | HostForm::RegName => self.text,
        }
    }
}

/// A path and the production that it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Path<'i> {
    text: &'i str,
    form: PathForm,
}

impl<'i> Path<'i> {
    /// The whole path.
    pub fn text(self) -> &'i str {
        self.text
    }

    /// The production that the path is.
    pub fn form(self) -> PathForm {
        self.form
    }

    /// The segments, which `/` separates; the `/` that a path begins with separates
    /// nothing. An empty path has none, `/` one that is empty. An opaque part has no
    /// segments.
    pub fn segments(self) -> impl DoubleEndedIterator<Item = &'i str> + Clone {
        let separated = match self.form {
            _ if self.text.is_empty() => None,
            PathForm::Opaque => None,
            _ => Some(self.text.strip_prefix('/').unwrap_or(self.text)),
        };
        separated.into_iter().flat_map(|path| path.split('/'))
    }
}
