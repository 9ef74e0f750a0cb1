//! Identifiers made from components, and with one component in place of another.

use super::Identifier;
use super::kind::Kind;
use crate::error::Error;
use crate::grammar::{Production, Role};
use crate::syntax::{Component, GenericSplit};
use alloc::format;
use alloc::string::{String, ToString};
use core::fmt;
use core::marker::PhantomData;

/// Why components do not make an identifier.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BuildError {
    /// A component is not what its own production takes.
    Component {
        /// The component.
        component: Component,
        /// Why, and where in the component.
        error: Error,
    },
    /// The production begins with a scheme.
    SchemeMissing(Production),
    /// The production has no scheme.
    SchemeGiven(Production),
    /// The production has no fragment.
    FragmentGiven(Production),
    /// A userinfo or a port stands in an authority, which has a host.
    HostMissing(Component),
    /// RFC 3986 section 3.3: after an authority, a path is empty or begins with `/`.
    PathAfterAuthority,
    /// RFC 3986 section 3.3: without an authority, a path does not begin with `//`.
    PathLikeAuthority,
    /// RFC 3986 section 4.2: without scheme and authority, the first segment of a
    /// path has no colon, or what stands before it would be a scheme.
    PathLikeScheme,
    /// The components are valid each by itself, but not together in this grammar.
    Together(Error),
    /// The text that the components make has other components: in
    /// draft-masinter-url-i18n-07, `a:?` has an iopaque_part and no query.
    Apart,
}

impl core::error::Error for BuildError {}

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            BuildError::Component { component, error } => {
                return write!(f, "the {component} is not valid: {error}");
            }
            BuildError::SchemeMissing(production) => {
                return write!(f, "{production} begins with a scheme, and none is given");
            }
            BuildError::SchemeGiven(production) => {
                return write!(f, "{production} has no scheme, and one is given");
            }
            BuildError::FragmentGiven(production) => {
                return write!(f, "{production} has no fragment, and one is given");
            }
            BuildError::HostMissing(component) => {
                let rule = "an authority has a host, if an empty one";
                return write!(f, "a {component} is given, and no host: {rule}");
            }
            BuildError::Together(error) => {
                return write!(f, "the components do not make an identifier: {error}");
            }
            BuildError::Apart => "the text that the components make has other components",
            BuildError::PathAfterAuthority => {
                "after an authority, a path is empty or begins with \"/\" (RFC 3986 section 3.3)"
            }
            BuildError::PathLikeAuthority => {
                "without an authority, a path does not begin with \"//\" (RFC 3986 section 3.3)"
            }
            BuildError::PathLikeScheme => {
                "the first segment of a relative reference has no \":\" (RFC 3986 section 4.2)"
            }
        })
    }
}

/// Makes an identifier from components (RFC 3986 section 5.3). What is not given is
/// undefined; the path is empty.
///
/// ```
/// use iri_grammar::{BuildError, Iri, IriReference};
///
/// let iri = Iri::builder()
///     .scheme("http")
///     .host("r\u{e9}sum\u{e9}.example.org")
///     .path("/a")
///     .query("")
///     .build()?;
/// assert_eq!(iri, "http://r\u{e9}sum\u{e9}.example.org/a?");
///
/// let error = IriReference::builder().path("//a").build().unwrap_err();
/// assert_eq!(error, BuildError::PathLikeAuthority);
/// # Ok::<(), BuildError>(())
/// ```
pub struct Builder<'c, K> {
    scheme: Option<&'c str>,
    userinfo: Option<&'c str>,
    host: Option<&'c str>,
    port: Option<&'c str>,
    path: &'c str,
    query: Option<&'c str>,
    fragment: Option<&'c str>,
    kind: PhantomData<fn() -> K>,
}

impl<'c, K: Kind> Default for Builder<'c, K> {
    fn default() -> Self {
        Builder {
            scheme: None,
            userinfo: None,
            host: None,
            port: None,
            path: "",
            query: None,
            fragment: None,
            kind: PhantomData,
        }
    }
}

/// Each of these takes a text, or `None` for a component that is undefined.
impl<'c, K: Kind> Builder<'c, K> {
    /// The scheme, without its `:`.
    pub fn scheme(mut self, scheme: impl Into<Option<&'c str>>) -> Self {
        self.scheme = scheme.into();
        self
    }

    /// The userinfo, without its `@`.
    pub fn userinfo(mut self, userinfo: impl Into<Option<&'c str>>) -> Self {
        self.userinfo = userinfo.into();
        self
    }

    /// The host, an IP-literal with its brackets. With a host, if an empty one, there
    /// is an authority.
    pub fn host(mut self, host: impl Into<Option<&'c str>>) -> Self {
        self.host = host.into();
        self
    }

    /// The port, without the `:` before it.
    pub fn port(mut self, port: impl Into<Option<&'c str>>) -> Self {
        self.port = port.into();
        self
    }

    /// The path, which is always defined.
    pub fn path(mut self, path: &'c str) -> Self {
        self.path = path;
        self
    }

    /// The query, without the `?` before it.
    pub fn query(mut self, query: impl Into<Option<&'c str>>) -> Self {
        self.query = query.into();
        self
    }

    /// The fragment, without the `#` before it.
    pub fn fragment(mut self, fragment: impl Into<Option<&'c str>>) -> Self {
        self.fragment = fragment.into();
        self
    }

    /// Puts the components together.
    ///
    /// # Errors
    ///
    /// Where they would not come apart again as they were given: the reason.
    pub fn build(self) -> Result<Identifier<K, String>, BuildError> {
        self.check_kind()?;
        self.check_components()?;
        self.check_path()?;
        let authority = self.authority();
        let text = GenericSplit {
            scheme: self.scheme,
            authority: authority.as_deref(),
            path: self.path,
            query: self.query,
            fragment: self.fragment,
        }
        .to_string();
        let built: Identifier<K, String> = text.try_into().map_err(BuildError::Together)?;
        let same = built.to_builder().components() == self.components();
        if same { Ok(built) } else { Err(BuildError::Apart) }
    }

    fn components(&self) -> [(Component, Option<&'c str>); 7] {
        [
            (Component::Scheme, self.scheme),
            (Component::Userinfo, self.userinfo),
            (Component::Host, self.host),
            (Component::Port, self.port),
            (Component::Path, Some(self.path)),
            (Component::Query, self.query),
            (Component::Fragment, self.fragment),
        ]
    }

    fn authority(&self) -> Option<String> {
        let host = self.host?;
        let userinfo = self.userinfo.map(|userinfo| format!("{userinfo}@")).unwrap_or_default();
        let port = self.port.map(|port| format!(":{port}")).unwrap_or_default();
        Some(format!("{userinfo}{host}{port}"))
    }

    fn check_kind(&self) -> Result<(), BuildError> {
        match (K::SCHEME, self.scheme) {
            (Some(true), None) => return Err(BuildError::SchemeMissing(K::production())),
            (Some(false), Some(_)) => return Err(BuildError::SchemeGiven(K::production())),
            _ => {}
        }
        if !K::FRAGMENT && self.fragment.is_some() {
            return Err(BuildError::FragmentGiven(K::production()));
        }
        match (self.host, self.userinfo, self.port) {
            (None, Some(_), _) => Err(BuildError::HostMissing(Component::Userinfo)),
            (None, None, Some(_)) => Err(BuildError::HostMissing(Component::Port)),
            _ => Ok(()),
        }
    }

    /// Each component by its own production, so that none brings a delimiter along.
    fn check_components(&self) -> Result<(), BuildError> {
        // draft-masinter-url-i18n-07 has an ireg_name beside the host.
        let name = K::GRAMMAR.with_role(Role::RegName);
        for (component, text) in self.components() {
            if component == Component::Host
                && name.zip(text).is_some_and(|(it, text)| it.takes(text))
            {
                continue;
            }
            if let (Some(production), Some(text)) = (K::GRAMMAR.with_role(component.role()), text) {
                production
                    .check(text)
                    .map_err(|error| BuildError::Component { component, error })?;
            }
        }
        Ok(())
    }

    fn check_path(&self) -> Result<(), BuildError> {
        let first = self.path.split('/').next().unwrap_or_default();
        match (self.scheme, self.host) {
            (_, Some(_)) if !first.is_empty() => Err(BuildError::PathAfterAuthority),
            (_, None) if self.path.starts_with("//") => Err(BuildError::PathLikeAuthority),
            (None, None) if first.contains(':') => Err(BuildError::PathLikeScheme),
            _ => Ok(()),
        }
    }
}

impl<K: Kind, T: AsRef<str>> Identifier<K, T> {
    /// A builder that holds the components of this identifier.
    pub fn to_builder(&self) -> Builder<'_, K> {
        let components = self.components();
        Builder {
            scheme: components.scheme(),
            userinfo: components.userinfo(),
            host: components.host().map(|host| host.text()),
            port: components.port(),
            path: components.path().text(),
            query: components.query(),
            fragment: components.fragment(),
            kind: PhantomData,
        }
    }
}

impl<K: Kind> Identifier<K, &str> {
    /// A builder without any component.
    pub fn builder<'c>() -> Builder<'c, K> {
        Builder::default()
    }
}

macro_rules! with {
    ($($(#[$doc:meta])* $with:ident $component:ident $text:ty;)*) => {
        /// New identifiers with one component in place of another.
        impl<K: Kind, T: AsRef<str>> Identifier<K, T> {$(
            $(#[$doc])*
            ///
            /// # Errors
            ///
            /// Where the result would not be of this kind: the reason.
            pub fn $with<'c>(&'c self, $component: $text) -> Result<Identifier<K, String>, BuildError> {
                self.to_builder().$component($component).build()
            }
        )*}
    };
}

with! {
    /// With another scheme, or none.
    with_scheme scheme Option<&'c str>;
    /// With another userinfo, or none.
    with_userinfo userinfo Option<&'c str>;
    /// With another host; without an authority where it is `None` and there is
    /// neither userinfo nor port.
    with_host host Option<&'c str>;
    /// With another port, or none.
    with_port port Option<&'c str>;
    /// With another path.
    with_path path &'c str;
    /// With another query, or none.
    with_query query Option<&'c str>;
    /// With another fragment, or none.
    with_fragment fragment Option<&'c str>;
}
