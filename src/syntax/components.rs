//! The components of an identifier, and their forms.

use super::{Parts, Places, Span, has_octet, tables};
use crate::grammar::{Grammar, Production, Role};
use crate::named::named;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::net::IpAddr;
use core::num::ParseIntError;
use core::ops::Deref;

/// The alternatives of `host` and `ihost` (RFC 3986 section 3.2.2).
///
/// Guide: [the library, by examples](crate::guide::library).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub enum HostForm {
    /// `IPv6address`, in brackets.
    IPv6address,
    /// `IPvFuture`, in brackets.
    IPvFuture,
    /// `IPv4address`.
    IPv4address,
    /// `reg-name`, `ireg-name` or `hostname`, which may be empty.
    #[cfg_attr(feature = "serde", serde(rename = "reg-name"))]
    #[default]
    RegName,
}

named!(HostForm {
    IPv6address "IPv6address",
    IPvFuture "IPvFuture",
    IPv4address "IPv4address",
    RegName "reg-name",
});

/// The productions of a path (RFC 3986 section 3.3).
///
/// Guide: [the library, by examples](crate::guide::library).
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
    /// `iopaque_part` of draft-masinter-url-i18n-07: everything between the scheme's
    /// colon and the fragment. A `?` in this part does not begin a query.
    Opaque,
}

named!(PathForm {
    Abempty "abempty",
    Absolute "absolute",
    Noscheme "noscheme",
    Rootless "rootless",
    Empty "empty",
    Opaque "opaque",
});

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
/// // The query is empty; the fragment is undefined.
/// assert_eq!(components.query(), Some(""));
/// assert_eq!(components.fragment(), None);
/// # Ok::<(), iri_grammar::Error>(())
/// ```
///
/// Guide: [the library, by examples](crate::guide::library).
#[derive(Clone, Copy)]
pub struct Components<'i> {
    text: &'i str,
    places: Places,
    /// The production that the text was parsed as.
    production: Production,
}

/// Returns a part of an identifier; `None` if it is undefined.
type Part = for<'t> fn(Components<'t>) -> Option<&'t str>;

impl<'i> Components<'i> {
    #[inline]
    pub(crate) fn new(text: &'i str, places: impl Into<Places>, production: Production) -> Self {
        Components { text, places: places.into(), production }
    }

    /// The whole text.
    #[inline]
    pub fn text(self) -> &'i str {
        self.text
    }

    /// The span of each component, without the punctuation around it. The span is `None` if the
    /// component is undefined, and empty if the component is empty (RFC 3986 section 5.3).
    ///
    /// ```
    /// use iri_grammar::{Component, Iri, Span};
    ///
    /// let spans = Iri::new("http://example.org?a")?.components().spans();
    /// assert_eq!(spans[Component::Host], Some(Span { start: 7, end: 18 }));
    /// assert_eq!(spans[Component::Path], Some(Span { start: 18, end: 18 }));
    /// assert_eq!(spans[Component::Port], None);
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    #[doc(alias = "syntax")]
    #[doc(alias = "position")]
    pub fn spans(self) -> Parts<Span> {
        self.places.parts(self.text.len())
    }

    /// The name of each part, and the function that returns the part; `None` if it is undefined. The parts are
    /// the [components](crate::Component), and after the scheme the authority.
    ///
    /// ```
    /// use iri_grammar::{Components, Iri};
    ///
    /// let (_, port) = Components::PARTS.into_iter().find(|(name, _)| *name == "port").unwrap();
    /// assert_eq!(port(Iri::new("http://example.org:80/")?.components()), Some("80"));
    /// assert_eq!(port(Iri::new("http://example.org/")?.components()), None);
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    pub const PARTS: [(&'static str, Part); 8] = [
        ("scheme", |it| it.scheme()),
        ("authority", |it| it.authority().map(|authority| authority.text())),
        ("userinfo", |it| it.userinfo()),
        ("host", |it| it.host().map(|host| host.text())),
        ("port", |it| it.port()),
        ("path", |it| Some(it.path().text())),
        ("query", |it| it.query()),
        ("fragment", |it| it.fragment()),
    ];

    #[inline]
    pub(crate) fn places(self) -> Places {
        self.places
    }

    /// Returns the components of another text that was parsed as the same production.
    pub(crate) fn with_text<'t>(self, text: &'t str, places: Places) -> Components<'t> {
        Components { text, places, production: self.production }
    }

    /// The scheme, as written, without its `:`.
    #[inline]
    pub fn scheme(self) -> Option<&'i str> {
        self.part(self.places.scheme())
    }

    /// The authority, without the `//` before it.
    #[inline]
    pub fn authority(self) -> Option<Authority<'i>> {
        self.places.authority(self.text.len()).map(|_| Authority(self))
    }

    /// The userinfo, without its `@`.
    #[inline]
    pub fn userinfo(self) -> Option<&'i str> {
        self.part(self.places.userinfo())
    }

    /// The host, which may be empty; `None` only if there is no authority.
    #[inline]
    pub fn host(self) -> Option<Host<'i>> {
        let text = self.part(self.places.host(self.text.len()))?;
        Some(Host { text, grammar: self.production.grammar() })
    }

    /// The port, without the `:` before it.
    #[inline]
    pub fn port(self) -> Option<&'i str> {
        self.part(self.places.port(self.text.len()))
    }

    /// The port as a number; `None` if it is undefined or empty (normalizers omit an empty port,
    /// RFC 3986 section 3.2.3). Leading zeros are ignored.
    ///
    /// # Errors
    ///
    /// If the number is greater than 65535, which the syntax allows.
    pub fn port_u16(self) -> Result<Option<u16>, ParseIntError> {
        self.port().filter(|port| !port.is_empty()).map(str::parse).transpose()
    }

    /// The path, which is always defined.
    #[inline]
    pub fn path(self) -> Path<'i> {
        Path(self)
    }

    /// The query, without the `?` before it.
    #[inline]
    pub fn query(self) -> Option<&'i str> {
        self.part(self.places.query(self.text.len()))
    }

    /// The fragment, without the `#` before it.
    #[inline]
    pub fn fragment(self) -> Option<&'i str> {
        self.part(self.places.fragment(self.text.len()))
    }

    /// The span of the userinfo after its first colon (RFC 3986 §3.2.1); `None` without a userinfo
    /// or a colon.
    pub(crate) fn password(self) -> Option<Span> {
        let userinfo = self.places.userinfo()?;
        let colon = userinfo.slice(self.text).find(':')?;
        Some(Span { start: userinfo.start + colon + 1, ..userinfo })
    }

    /// The span of the password, unless it is empty, which indicates no password.
    pub(crate) fn nonempty_password(self) -> Option<Span> {
        self.password().filter(|password| password.start < password.end)
    }

    #[inline]
    fn part(self, span: Option<Span>) -> Option<&'i str> {
        span.map(|span| span.slice(self.text))
    }

    /// The production that the text was parsed as.
    #[cfg(feature = "lint")]
    pub(crate) fn production(self) -> Production {
        self.production
    }

    /// The text of each component.
    #[cfg(feature = "lint")]
    pub(crate) fn texts(self) -> Parts<&'i str> {
        self.spans().texts(self.text)
    }

    /// Whether the path is an `iopaque_part` of draft-masinter-url-i18n-07, which has no segments.
    #[cfg(feature = "lint")]
    pub(crate) fn is_opaque(self) -> bool {
        self.path_form() == PathForm::Opaque
    }

    /// The form of the path: by the production, if the text was parsed as a path alone; otherwise
    /// by what is before the path.
    fn path_form(self) -> PathForm {
        match self.production.role() {
            Role::Authority => PathForm::Empty,
            Role::PathAbempty => PathForm::Abempty,
            Role::PathRootless => PathForm::Rootless,
            Role::PathOpaque => PathForm::Opaque,
            Role::Path => form_of_path_alone(self.text),
            _ => self.form_of_path_in_identifier(),
        }
    }

    /// The form of the path of an identifier, or of a part of one with authority and path (RFC 3986
    /// §3.3).
    fn form_of_path_in_identifier(self) -> PathForm {
        let path = self.path().text();
        let follows_scheme =
            self.places.scheme().is_some() || self.production.role() == Role::HierPart;
        // This grammar has neither `path-abempty` nor `path-rootless`.
        let is_of_2001 = self.production.grammar() == Grammar::UrlI18n07;
        if self.authority().is_some() && !is_of_2001 {
            PathForm::Abempty
        } else if path.is_empty() {
            PathForm::Empty
        } else if path.starts_with('/') {
            PathForm::Absolute
        } else if !follows_scheme {
            PathForm::Noscheme
        } else if is_of_2001 {
            PathForm::Opaque
        } else {
            PathForm::Rootless
        }
    }
}

/// The form of a text that was parsed as `path` alone: the first alternative that accepts it, in the
/// order of RFC 3986 §3.3.
fn form_of_path_alone(path: &str) -> PathForm {
    let first_segment = path.split('/').next().unwrap_or_default();
    if path.is_empty() || path.starts_with('/') {
        PathForm::Abempty
    } else if has_octet(first_segment, b':') {
        PathForm::Rootless
    } else {
        PathForm::Noscheme
    }
}

/// Compares the texts, the spans of the components, and the forms of host and path.
impl PartialEq for Components<'_> {
    fn eq(&self, other: &Self) -> bool {
        (self.text, self.spans()) == (other.text, other.spans())
            && (self.host(), self.path()) == (other.host(), other.path())
    }
}

impl Eq for Components<'_> {}

/// Hashes the text alone, since equal components may come from different productions.
impl Hash for Components<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.text.hash(state);
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

/// Implements comparison, hashing and the traits of a string for a part of an identifier. `$part`
/// are the methods whose results are compared.
macro_rules! string_part {
    ($($type:ident $($part:ident)+;)+) => {$(
        impl PartialEq for $type<'_> {
            fn eq(&self, other: &Self) -> bool {
                ($(self.$part(),)+) == ($(other.$part(),)+)
            }
        }

        impl Eq for $type<'_> {}

        impl Hash for $type<'_> {
            fn hash<H: Hasher>(&self, state: &mut H) {
                ($(self.$part(),)+).hash(state);
            }
        }

        impl fmt::Debug for $type<'_> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let mut fields = f.debug_struct(stringify!($type));
                $(fields.field(stringify!($part), &self.$part());)+
                fields.finish()
            }
        }

        impl fmt::Display for $type<'_> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.text())
            }
        }

        impl<'i> $type<'i> {
            /// The whole text, as `text` returns it, with the lifetime of the identifier.
            ///
            /// ```
            /// use iri_grammar::Iri;
            ///
            /// let iri = Iri::new("http://u@example.org/a")?;
            /// assert_eq!(iri.authority().unwrap().as_str(), "u@example.org");
            /// assert_eq!(iri.host().unwrap().as_str(), "example.org");
            /// assert_eq!(iri.path().as_str(), "/a");
            /// # Ok::<(), iri_grammar::Error>(())
            /// ```
            #[inline]
            pub fn as_str(self) -> &'i str {
                self.text()
            }
        }

        impl AsRef<str> for $type<'_> {
            fn as_ref(&self) -> &str {
                self.text()
            }
        }

        /// Provides the methods of `str`.
        impl Deref for $type<'_> {
            type Target = str;

            #[inline]
            fn deref(&self) -> &str {
                self.text()
            }
        }

        string_part! { @text $type str }
        string_part! { @text $type &str }
    )+};
    (@text $type:ident $text:ty) => {
        impl PartialEq<$text> for $type<'_> {
            fn eq(&self, other: &$text) -> bool {
                self.text() == AsRef::<str>::as_ref(other)
            }
        }

        impl PartialEq<$type<'_>> for $text {
            fn eq(&self, other: &$type<'_>) -> bool {
                other == self
            }
        }
    };
}

string_part! {
    Authority userinfo host port;
    Host text form;
    Path text form;
}

/// An authority: `[ userinfo "@" ] host [ ":" port ]`.
///
/// Guide: [the library, by examples](crate::guide::library).
#[derive(Clone, Copy)]
pub struct Authority<'i>(Components<'i>);

impl<'i> Authority<'i> {
    /// The whole authority.
    #[inline]
    pub fn text(self) -> &'i str {
        let Authority(all) = self;
        all.part(all.places.authority(all.text.len())).unwrap_or_default()
    }

    /// The userinfo, without its `@`.
    #[inline]
    pub fn userinfo(self) -> Option<&'i str> {
        self.0.userinfo()
    }

    /// The userinfo up to its first `:`, or all of it if it has none: the user name in the form
    /// `user:password`.
    ///
    /// ```
    /// use iri_grammar::Iri;
    ///
    /// let iri = Iri::new("ftp://u%40a:p:q@example.org/")?;
    /// let authority = iri.authority().unwrap();
    /// assert_eq!((authority.user(), authority.password()), (Some("u%40a"), Some("p:q")));
    /// let authority = Iri::new("ftp://u@example.org/")?.authority().unwrap();
    /// assert_eq!((authority.user(), authority.password()), (Some("u"), None));
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    #[doc(alias = "username")]
    pub fn user(self) -> Option<&'i str> {
        Some(self.userinfo()?.split(':').next().unwrap_or_default())
    }

    /// The userinfo after its first `:`; `None` without a userinfo or a `:`. An empty text
    /// indicates no password. "Use of the format "user:password" in the userinfo field is
    /// deprecated" (RFC 3986 section 3.2.1).
    pub fn password(self) -> Option<&'i str> {
        self.0.part(self.0.password())
    }

    /// The host, which is always defined.
    #[inline]
    pub fn host(self) -> Host<'i> {
        let grammar = self.0.production.grammar();
        self.0.host().unwrap_or(Host { text: "", grammar })
    }

    /// The port, without the `:` before it.
    #[inline]
    pub fn port(self) -> Option<&'i str> {
        self.0.port()
    }

    /// The port as a number; `None` if it is undefined or empty. Leading zeros are ignored.
    ///
    /// # Errors
    ///
    /// If the number is greater than 65535, which the syntax allows.
    pub fn port_u16(self) -> Result<Option<u16>, ParseIntError> {
        self.0.port_u16()
    }
}

/// A host, with the alternative of `host` that it matches.
///
/// Guide: [the library, by examples](crate::guide::library).
#[derive(Clone, Copy)]
pub struct Host<'i> {
    text: &'i str,
    grammar: Grammar,
}

impl<'i> Host<'i> {
    /// Returns the host with this text, which RFC 3986 or RFC 3987 must accept.
    pub(crate) fn new(text: &'i str) -> Self {
        Host { text, grammar: Grammar::Rfc3986 }
    }

    /// Whether the host is a reg-name that is not empty.
    pub(crate) fn is_name(self) -> bool {
        !self.text.is_empty() && self.form() == HostForm::RegName
    }

    /// The whole host. An IP-literal includes its brackets.
    #[inline]
    pub fn text(self) -> &'i str {
        self.text
    }

    /// The alternative of `host` that the text matches. Takes time in proportion to the length of
    /// the text if it begins and ends with a digit.
    pub fn form(self) -> HostForm {
        match self.text.as_bytes() {
            [b'[', b'v' | b'V', ..] => HostForm::IPvFuture,
            [b'[', ..] => HostForm::IPv6address,
            [b'0'..=b'9', .., b'0'..=b'9'] if tables::is_ipv4address(self.grammar, self.text) => {
                HostForm::IPv4address
            }
            _ => HostForm::RegName,
        }
    }

    /// The host as an IP address; `None` for an IPvFuture or a name.
    ///
    /// The syntax of an IPv6address does not include a zone identifier (RFC 3987 section 2.2). The
    /// IPv4address of draft-masinter-url-i18n-07 also accepts numbers that are too large for an
    /// address; with such a number the result is `None`.
    ///
    /// ```
    /// use iri_grammar::Iri;
    /// use std::net::IpAddr;
    ///
    /// let ip = |text| Iri::new(text).unwrap().host()?.ip();
    /// assert_eq!(ip("http://192.0.2.1/"), Some(IpAddr::from([192, 0, 2, 1])));
    /// assert_eq!(ip("http://[2001:db8::7]/"), "2001:db8::7".parse().ok());
    /// assert_eq!(ip("http://[v1.a]/"), None);
    /// assert_eq!(ip("http://192.0.2.256/"), None);
    /// ```
    pub fn ip(self) -> Option<IpAddr> {
        match self.form() {
            HostForm::IPv6address => self.bare().parse().map(IpAddr::V6).ok(),
            HostForm::IPv4address => self.text.parse().map(IpAddr::V4).ok(),
            _ => None,
        }
    }

    /// The address or the name, without the brackets of an IP-literal.
    pub fn bare(self) -> &'i str {
        let inner = self.text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
        inner.unwrap_or(self.text)
    }
}

/// A path, with the production that it matches.
///
/// A path, an [`Authority`] and a [`Host`] have the methods of `str`. The other components are
/// plain `&str`.
///
/// ```
/// use iri_grammar::Iri;
///
/// let iri = Iri::new("http://example.org")?;
/// assert!(iri.path().is_empty());
/// assert_eq!(iri.host().unwrap().len(), 11);
/// let path: &str = Iri::new("http://example.org/a/b")?.path().as_str();
/// assert!(path.ends_with("/b"));
/// # Ok::<(), iri_grammar::Error>(())
/// ```
///
/// Guide: [editing](crate::guide::editing).
#[derive(Clone, Copy)]
pub struct Path<'i>(Components<'i>);

impl<'i> Path<'i> {
    /// The whole path.
    #[inline]
    pub fn text(self) -> &'i str {
        let Path(all) = self;
        all.places.path(all.text.len()).slice(all.text)
    }

    /// The production that the path matches.
    pub fn form(self) -> PathForm {
        self.0.path_form()
    }

    /// The segments, which `/` separates. A `/` at the beginning is not a separator, so the path
    /// `/` has one empty segment. An empty path and an opaque part have no segments.
    pub fn segments(self) -> impl DoubleEndedIterator<Item = &'i str> + Clone {
        let text = self.text();
        let separated = match self.form() {
            _ if text.is_empty() => None,
            PathForm::Opaque => None,
            _ => Some(text.strip_prefix('/').unwrap_or(text)),
        };
        separated.into_iter().flat_map(|path| path.split('/'))
    }

    /// The last segment; `None` if it is `.` or `..`, or empty because the path ends with `/`.
    ///
    /// ```
    /// use iri_grammar::Iri;
    ///
    /// assert_eq!(Iri::new("http://example.org/a/b.txt?q")?.path().file_name(), Some("b.txt"));
    /// assert_eq!(Iri::new("http://example.org/a/")?.path().file_name(), None);
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    #[doc(alias = "last_segment")]
    pub fn file_name(self) -> Option<&'i str> {
        self.segments().next_back().filter(|last| !matches!(*last, "" | "." | ".."))
    }
}

impl<'i> From<Components<'i>> for Parts<&'i str> {
    fn from(components: Components<'i>) -> Self {
        components.spans().texts(components.text())
    }
}
