//! The components by name, and collections with a value for each component.

use super::has_octet;
use crate::grammar::Role;
use crate::named::named;
use core::fmt;
use core::ops::{Deref, Index, IndexMut, Range};

/// A component of an identifier.
///
/// Guide: [editing](crate::guide::editing).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum Component {
    Scheme,
    Userinfo,
    Host,
    Port,
    Path,
    Query,
    Fragment,
}

named!(Component {
    Scheme "scheme",
    Userinfo "userinfo",
    Host "host",
    Port "port",
    Path "path",
    Query "query",
    Fragment "fragment",
});

impl Component {
    /// The role of the production that matches exactly this component.
    pub(crate) fn role(self) -> Role {
        match self {
            Component::Scheme => Role::Scheme,
            Component::Userinfo => Role::Userinfo,
            Component::Host => Role::Host,
            Component::Port => Role::Port,
            Component::Path => Role::Path,
            Component::Query => Role::Query,
            Component::Fragment => Role::Fragment,
        }
    }
}

/// A value for each defined component, such as its text or its span, both without the punctuation
/// around it.
///
/// ```
/// use iri_grammar::spec::Parts;
/// use iri_grammar::{Component, Iri};
///
/// let iri = Iri::new("http://example.org/?")?;
/// let parts: Parts<&str> = iri.into_components().into();
/// assert_eq!(parts.get(Component::Query), Some(""));
/// assert_eq!(parts[Component::Fragment], None);
/// let names: Vec<_> = parts.iter().map(|(component, _)| component.name()).collect();
/// assert_eq!(names, ["scheme", "host", "path", "query"]);
/// # Ok::<(), iri_grammar::Error>(())
/// ```
///
/// Guide: [editing](crate::guide::editing).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Parts<T = alloc::string::String>([Option<T>; 7]);

impl<T> Default for Parts<T> {
    fn default() -> Self {
        Parts([const { None }; 7])
    }
}

impl<T> Index<Component> for Parts<T> {
    type Output = Option<T>;

    fn index(&self, component: Component) -> &Option<T> {
        &self.0[component as usize]
    }
}

impl<T> IndexMut<Component> for Parts<T> {
    fn index_mut(&mut self, component: Component) -> &mut Option<T> {
        &mut self.0[component as usize]
    }
}

impl<T> Parts<T> {
    /// The defined components and their values, in the order of an identifier.
    pub fn iter(&self) -> impl Iterator<Item = (Component, &T)> {
        let all = Component::ALL.into_iter().zip(&self.0);
        all.filter_map(|(component, value)| Some((component, value.as_ref()?)))
    }

    /// Applies a function to each value.
    pub(crate) fn map<'p, U>(&'p self, mut function: impl FnMut(&'p T) -> U) -> Parts<U> {
        Parts(self.0.each_ref().map(|part| part.as_ref().map(&mut function)))
    }
}

impl<T: Deref<Target = str>> Parts<T> {
    /// The text of a component; `None` if it is undefined.
    pub fn get(&self, component: Component) -> Option<&str> {
        self[component].as_deref()
    }

    /// The path; empty if it is undefined.
    pub(crate) fn path(&self) -> &str {
        self.get(Component::Path).unwrap_or_default()
    }

    /// Returns the rule for paths that the components break. A parser would divide their recomposed
    /// text into other components.
    pub(crate) fn broken_path_rule(&self) -> Option<PathRule> {
        let path = self.path();
        let first_segment = || path.split('/').next().unwrap_or_default();
        match (&self[Component::Scheme], &self[Component::Host]) {
            (_, Some(_)) if !path.is_empty() && !path.starts_with('/') => {
                Some(PathRule::AfterAuthority)
            }
            (_, None) if path.starts_with("//") => Some(PathRule::NotLikeAuthority),
            (None, None) if has_octet(first_segment(), b':') => Some(PathRule::NotLikeScheme),
            _ => None,
        }
    }
}

/// A rule for paths that a path can break although its characters are allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PathRule {
    /// RFC 3986 §3.3: "If a URI contains an authority component, then the path component must
    /// either be empty or begin with a slash ("/") character."
    AfterAuthority,
    /// RFC 3986 §3.3: "If a URI does not contain an authority component, then the path cannot begin
    /// with two slash characters ("//")."
    NotLikeAuthority,
    /// RFC 3986 §4.2: "A path segment that contains a colon character (e.g., "this:that") cannot
    /// be used as the first segment of a relative-path reference".
    NotLikeScheme,
}

impl Parts<Span> {
    /// The text of each component.
    pub(crate) fn texts(self, text: &str) -> Parts<&str> {
        Parts(self.0.map(|part| part.map(|span| span.slice(text))))
    }

    /// The span of the whole authority; `None` if there is no host, and so no authority.
    pub(crate) fn authority(self) -> Option<Span> {
        let host = self[Component::Host]?;
        let start = self[Component::Userinfo].unwrap_or(host).start;
        Some(Span { start, end: self[Component::Port].unwrap_or(host).end })
    }
}

impl Parts {
    /// Copies the text of each component.
    pub(crate) fn from_spans(text: &str, spans: Parts<Span>) -> Self {
        spans.map(|span| span.slice(text).into())
    }
}

impl<'t> FromIterator<(Component, &'t str)> for Parts {
    fn from_iter<I: IntoIterator<Item = (Component, &'t str)>>(parts: I) -> Self {
        let mut texts = Parts::default();
        for (component, text) in parts {
            texts[component] = Some(text.into());
        }
        texts
    }
}

impl fmt::Display for Parts {
    /// Writes the defined components: `scheme: http, host: example.org, path: /`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, (component, text)) in self.iter().enumerate() {
            let comma = if index == 0 { "" } else { ", " };
            write!(f, "{comma}{component}: {text}")?;
        }
        Ok(())
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Parts {
    /// Writes a map from the name of each defined component to its text.
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter().map(|(component, text)| (component.name(), text)))
    }
}

/// The defined components and their spans, in the order of the text.
pub(crate) fn defined_spans(parts: Parts<Span>) -> impl Iterator<Item = (Component, Span)> + Clone {
    Component::ALL.into_iter().filter_map(move |component| Some((component, parts[component]?)))
}

/// Divides the text into its components and the punctuation between them (`None`), in order.
pub(crate) fn divide(
    text: &str,
    parts: Parts<Span>,
) -> impl Iterator<Item = (Option<Component>, &str)> {
    let mut done = 0;
    defined_spans(parts).flat_map(move |(component, span)| {
        let punctuation = &text[done..span.start];
        done = span.end;
        [(None, punctuation), (Some(component), span.slice(text))]
    })
}

/// The range of a part of a text, in bytes counted from 0.
///
/// It converts into a `Range<usize>`, and into an offset with a length. Libraries that show errors
/// take one of the two.
///
/// ```
/// use iri_grammar::Iri;
///
/// let text = "http://example.org/a b";
/// let error = Iri::new(text).unwrap_err();
/// // miette: `SourceSpan::from(..)` takes both; `NamedSource::new("input", text)` is the source.
/// let (offset, length): (usize, usize) = error.span().into();
/// assert_eq!((offset, length), (20, 1));
/// // annotate-snippets: `AnnotationKind::Primary.span(..)`; ariadne and codespan-reporting: labels.
/// let range: std::ops::Range<usize> = error.span().into();
/// assert_eq!(&text[range], " ");
/// ```
///
/// Guide: [showing errors](crate::guide::errors).
#[doc(alias = "SourceSpan")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Span {
    /// The offset of the first byte of the part.
    pub start: usize,
    /// The offset after the last byte of the part.
    pub end: usize,
}

impl Span {
    /// The part of `text` in this range.
    ///
    /// # Panics
    ///
    /// As slicing does: if the span is not within `text`, or divides a character.
    #[inline]
    pub fn slice(self, text: &str) -> &str {
        &text[self.start..self.end]
    }

    /// The range of the same part in characters, counted from 0. Takes time in proportion to
    /// `self.end`; for many spans of one text use [`Characters`](crate::spec::Characters).
    pub fn in_characters(self, text: &str) -> Span {
        let start = text[..self.start].chars().count();
        Span { start, end: start + self.slice(text).chars().count() }
    }
}

impl From<Span> for Range<usize> {
    fn from(span: Span) -> Self {
        span.start..span.end
    }
}

impl From<Span> for (usize, usize) {
    /// The offset and the length.
    fn from(span: Span) -> Self {
        (span.start, span.end - span.start)
    }
}
