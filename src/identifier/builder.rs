//! Identifiers made from components, and with one component in place of another.

use super::Identifier;
use super::kind::Kind;
use crate::error::Error;
use crate::grammar::{Production, Role};
use crate::syntax::{Component, Misread, Parts};
use alloc::string::String;
use core::fmt;
use core::marker::PhantomData;

/// Why components do not make an identifier.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BuildError {
    /// The production of a component does not accept it.
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

impl core::error::Error for BuildError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            BuildError::Component { error, .. } | BuildError::Together(error) => Some(error),
            _ => None,
        }
    }
}

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

/// Makes an identifier from components (RFC 3986 section 5.3). A component that is not set is
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
    parts: Parts<&'c str>,
    kind: PhantomData<fn() -> K>,
}

impl<K: Kind> fmt::Debug for Builder<'_, K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Builder").field(&K::NAME).field(&self.parts).finish()
    }
}

impl<'c, K: Kind> Default for Builder<'c, K> {
    fn default() -> Self {
        Builder { parts: Parts::default(), kind: PhantomData }.path("")
    }
}

impl<'c, K: Kind> Builder<'c, K> {
    /// The path, which is always defined.
    pub fn path(self, path: &'c str) -> Self {
        self.with(Component::Path, path)
    }

    fn with(mut self, component: Component, text: impl Into<Option<&'c str>>) -> Self {
        self.parts[component] = text.into();
        self
    }

    /// Puts the components together.
    ///
    /// # Errors
    ///
    /// Where the text would not be divided into the same components: the reason.
    pub fn build(self) -> Result<Identifier<K, String>, BuildError> {
        self.check_kind()?;
        self.check_components()?;
        match self.parts.misread() {
            Some(Misread::AfterAuthority) => return Err(BuildError::PathAfterAuthority),
            Some(Misread::LikeAuthority) => return Err(BuildError::PathLikeAuthority),
            Some(Misread::LikeScheme) => return Err(BuildError::PathLikeScheme),
            None => {}
        }
        let (text, _) = self.parts.recompose();
        let built: Identifier<K, String> = text.try_into().map_err(BuildError::Together)?;
        let same = Parts::from(built.components()) == self.parts;
        if same { Ok(built) } else { Err(BuildError::Apart) }
    }

    fn check_kind(&self) -> Result<(), BuildError> {
        match (K::SCHEME, self.parts[Component::Scheme]) {
            (Some(true), None) => return Err(BuildError::SchemeMissing(K::production())),
            (Some(false), Some(_)) => return Err(BuildError::SchemeGiven(K::production())),
            _ => {}
        }
        if !K::FRAGMENT && self.parts[Component::Fragment].is_some() {
            return Err(BuildError::FragmentGiven(K::production()));
        }
        let without_host = [Component::Userinfo, Component::Port].into_iter().find(|component| {
            self.parts[Component::Host].is_none() && self.parts[*component].is_some()
        });
        without_host.map_or(Ok(()), |component| Err(BuildError::HostMissing(component)))
    }

    /// Each component by its own production, so that none brings a delimiter along.
    fn check_components(&self) -> Result<(), BuildError> {
        // draft-masinter-url-i18n-07 has an ireg_name beside the host.
        let name = K::GRAMMAR.with_role(Role::RegName);
        for (component, text) in self.parts.iter() {
            if component == Component::Host && name.is_some_and(|name| name.takes(text)) {
                continue;
            }
            if let Some(production) = K::GRAMMAR.with_role(component.role()) {
                production
                    .check(text)
                    .map_err(|error| BuildError::Component { component, error })?;
            }
        }
        Ok(())
    }
}

impl<K: Kind, T: AsRef<str>> Identifier<K, T> {
    /// A builder that holds the components of this identifier.
    pub fn to_builder(&self) -> Builder<'_, K> {
        Builder { parts: self.components().into(), kind: PhantomData }
    }

    /// With another path.
    ///
    /// # Errors
    ///
    /// Where the result would not be of this kind: the reason.
    pub fn with_path<'c>(&'c self, path: &'c str) -> Result<Identifier<K, String>, BuildError> {
        self.to_builder().path(path).build()
    }
}

impl<K: Kind> Identifier<K, &str> {
    /// A builder without any component.
    pub fn builder<'c>() -> Builder<'c, K> {
        Builder::default()
    }
}

macro_rules! setters {
    ($($(#[$doc:meta])* $name:ident $component:ident $with:ident $of_with:literal;)*) => {
        /// Each of these accepts a text, or `None` for a component that is undefined.
        impl<'c, K: Kind> Builder<'c, K> {$(
            $(#[$doc])*
            pub fn $name(self, $name: impl Into<Option<&'c str>>) -> Self {
                self.with(Component::$component, $name)
            }
        )*}

        /// New identifiers with one component in place of another.
        impl<K: Kind, T: AsRef<str>> Identifier<K, T> {$(
            #[doc = $of_with]
            ///
            /// # Errors
            ///
            /// Where the result would not be of this kind: the reason.
            pub fn $with<'c>(
                &'c self,
                $name: Option<&'c str>,
            ) -> Result<Identifier<K, String>, BuildError> {
                self.to_builder().$name($name).build()
            }
        )*}
    };
}

setters! {
    /// The scheme, without its `:`.
    scheme Scheme with_scheme "With another scheme, or none.";
    /// The userinfo, without its `@`.
    userinfo Userinfo with_userinfo "With another userinfo, or none.";
    /// The host, an IP-literal with its brackets. With a host, if an empty one, there
    /// is an authority.
    host Host with_host "With another host; without an authority where it is `None` and there \
        is neither userinfo nor port.";
    /// The port, without the `:` before it.
    port Port with_port "With another port, or none.";
    /// The query, without the `?` before it.
    query Query with_query "With another query, or none.";
    /// The fragment, without the `#` before it.
    fragment Fragment with_fragment "With another fragment, or none.";
}
