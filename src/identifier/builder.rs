//! Builds identifiers from components.

use super::kind::{Kind, sealed::SchemeRule};
use super::{Identifier, Lend, StandardText};
use crate::error::Error;
use crate::grammar::{Production, Role};
use crate::syntax::{Component, Parts, PathRule};
use alloc::borrow::Cow;
use alloc::format;
use alloc::string::{String, ToString};
use core::fmt;
use core::marker::PhantomData;
use core::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// Why components do not form an identifier.
///
/// Guide: [why an edit is rejected](crate::guide::editing#why-an-edit-is-rejected).
///
/// ```
/// use iri_grammar::{BuildError, IriBuf};
///
/// let mut iri = IriBuf::new("http://example.org/a")?;
/// assert_eq!(iri.set_path("b"), Err(BuildError::PathAfterAuthority));
/// # Ok::<(), iri_grammar::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BuildError {
    /// The production of a component rejects it.
    Component {
        /// The component.
        component: Component,
        /// Why the production rejects it. The span counts from the start of the component.
        error: Error,
    },
    /// The production requires a scheme, but no scheme is set.
    SchemeMissing(Production),
    /// The production allows no scheme, but a scheme is set.
    SchemeGiven(Production),
    /// The production allows no fragment, but a fragment is set.
    FragmentGiven(Production),
    /// The production of an authority rejects the text.
    Authority(Error),
    /// A userinfo or a port is set without a host. An authority has a host, which may be empty.
    HostMissing(Component),
    /// RFC 3986 section 3.3: after an authority, a path is empty or begins with `/`.
    PathAfterAuthority,
    /// RFC 3986 section 3.3: without an authority, a path does not begin with `//`.
    PathLikeAuthority,
    /// RFC 3986 section 4.2: without scheme and authority, the first segment of a
    /// path has no colon. Otherwise the text before the colon would be read as a scheme.
    PathLikeScheme,
    /// RFC 3986 section 5.2.4: the segments `.` and `..` cannot be data, since resolution removes
    /// them. Encoding them as `%2E` does not help, since `%2E` is equivalent to `.` (section 2.3).
    DotSegment,
    /// Each component is valid alone, but the grammar rejects them together.
    Combination(Error),
    /// The grammar divides the recomposed text into other components: in
    /// draft-masinter-url-i18n-07, `a:?` has an iopaque_part and no query.
    Ambiguous,
}

impl BuildError {
    /// The error of the production; `None` if the components are valid, but not together.
    pub(crate) fn error(&self) -> Option<&Error> {
        match self {
            BuildError::Component { error, .. }
            | BuildError::Authority(error)
            | BuildError::Combination(error) => Some(error),
            _ => None,
        }
    }
}

impl core::error::Error for BuildError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        Some(self.error()?)
    }
}

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            BuildError::Component { component, error } => {
                write!(f, "the {component} is not valid: ")?;
                error.fmt(f)?;
                // An IPv6 address without its brackets, or a host with its port.
                return match (component, error.found()) {
                    (Component::Host, Some(':')) => f.write_str(
                        "; an IPv6 address is in brackets, and a port is a component of its own",
                    ),
                    _ => Ok(()),
                };
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
                let rule = "an authority has a host, which may be empty";
                return write!(f, "a {component} is given, but no host: {rule}");
            }
            BuildError::Authority(error) => {
                f.write_str("the authority is not valid: ")?;
                return error.fmt(f);
            }
            BuildError::Combination(error) => {
                f.write_str("the components do not make an identifier: ")?;
                return error.fmt(f);
            }
            BuildError::Ambiguous => "the composed text would be divided into other components",
            BuildError::PathAfterAuthority => {
                "after an authority, a path is empty or begins with \"/\" (RFC 3986 section 3.3)"
            }
            BuildError::PathLikeAuthority => {
                "without an authority, a path does not begin with \"//\" (RFC 3986 section 3.3)"
            }
            BuildError::PathLikeScheme => {
                "the first segment of a relative reference has no \":\" (RFC 3986 section 4.2)"
            }
            BuildError::DotSegment => {
                "a segment cannot have \".\" or \"..\" as data: resolution removes them (RFC 3986 \
                 section 5.2.4)"
            }
        })
    }
}

/// The new value of a component:
///
/// - a text, already percent-encoded;
/// - a `u16`, for a port;
/// - an IP address, for a host;
/// - `None`, which removes the component; for a path, the empty path.
///
/// An IPv6 address is written in brackets, in the form of RFC 5952 section 4. An IPv4-mapped
/// address is written in the form of section 5.
///
/// ```
/// use iri_grammar::{Iri, IriBuf, Value};
/// use std::net::Ipv6Addr;
///
/// let mut iri: IriBuf = Iri::builder().scheme("http").host(Ipv6Addr::LOCALHOST).build()?;
/// iri.set_port(8080)?;
/// assert_eq!(iri, "http://[::1]:8080");
/// iri.set_port(None)?;
/// iri.set_query(Value::from(Some("a")))?;
/// assert_eq!(iri, "http://[::1]?a");
/// # Ok::<(), iri_grammar::BuildError>(())
/// ```
///
/// Guide: [editing](crate::guide::editing).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Value<'c>(pub(super) Option<Cow<'c, str>>);

/// Converts each type to a [`Value`].
macro_rules! values {
    ($($value:ident: $from:ty => $text:expr;)*) => {$(
        impl<'c> From<$from> for Value<'c> {
            fn from($value: $from) -> Self {
                Value($text)
            }
        }
    )*};
}

values! {
    text: &'c str => Some(text.into());
    text: &'c String => Some(text.into());
    text: Option<&'c str> => text.map(Cow::Borrowed);
    port: u16 => Some(port.to_string().into());
    ip: Ipv4Addr => Some(ip.to_string().into());
    ip: Ipv6Addr => Some(format!("[{ip}]").into());
    ip: IpAddr => match ip {
        IpAddr::V4(ip) => Value::from(ip).0,
        IpAddr::V6(ip) => Value::from(ip).0,
    };
}

/// Builds an identifier from components (RFC 3986 section 5.3). A component that is not set is
/// undefined; a path that is not set is empty.
///
/// Guide: [editing](crate::guide::editing).
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
///
/// ```
/// use iri_grammar::IriReference;
///
/// let reference = IriReference::new("//example.org/a")?;
/// let builder = reference.to_builder().userinfo("user").port("8080").fragment("b");
/// assert_eq!(builder.build()?, "//user@example.org:8080/a#b");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Builder<'c, K> {
    parts: Parts<Cow<'c, str>>,
    kind: PhantomData<fn() -> K>,
}

impl<K: Kind> fmt::Debug for Builder<'_, K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Builder").field(&K::NAME).field(&self.parts).finish()
    }
}

impl<'c, K: Kind> Default for Builder<'c, K> {
    fn default() -> Self {
        Builder::from_parts(Parts::default())
    }
}

impl<'c, K: Kind> Builder<'c, K> {
    /// A builder with these components.
    pub(super) fn from_parts(parts: Parts<&'c str>) -> Self {
        Builder { parts: parts.map(|part| Cow::Borrowed(*part)), kind: PhantomData }
    }

    /// Recomposes the components into an identifier.
    ///
    /// # Errors
    ///
    /// If the text would be invalid, or would be divided into other components.
    pub fn build(self) -> Result<Identifier<K, String>, BuildError> {
        let mut parts = self.parts.map(|part| &**part);
        parts[Component::Path].get_or_insert("");
        check_kind::<K>(&parts)?;
        for (component, text) in parts.iter() {
            check_component::<K>(component, text)?;
        }
        check_path(&parts)?;
        let (text, _) = parts.recompose();
        let built: Identifier<K, String> = text.try_into().map_err(BuildError::Combination)?;
        let has_same_parts = Parts::from(built.components()) == parts;
        if has_same_parts { Ok(built) } else { Err(BuildError::Ambiguous) }
    }
}

/// Checks that the scheme and the fragment are defined or undefined as the kind requires, and that
/// a userinfo or port comes with a host.
pub(super) fn check_kind<K: Kind>(parts: &Parts<&str>) -> Result<(), BuildError> {
    match (K::SCHEME, parts[Component::Scheme]) {
        (SchemeRule::Required, None) => return Err(BuildError::SchemeMissing(K::production())),
        (SchemeRule::Forbidden, Some(_)) => return Err(BuildError::SchemeGiven(K::production())),
        _ => {}
    }
    if !K::FRAGMENT && parts[Component::Fragment].is_some() {
        return Err(BuildError::FragmentGiven(K::production()));
    }
    for component in [Component::Userinfo, Component::Port] {
        if parts[component].is_some() && parts[Component::Host].is_none() {
            return Err(BuildError::HostMissing(component));
        }
    }
    Ok(())
}

/// Checks a component against its own production, which allows no delimiter of another component.
pub(super) fn check_component<K: Kind>(component: Component, text: &str) -> Result<(), BuildError> {
    // In draft-masinter-url-i18n-07, the authority may be an ireg_name, which counts as the host. In
    // every grammar the host may be empty.
    let is_name = || K::GRAMMAR.with_role(Role::RegName).is_some_and(|name| name.matches(text));
    if component == Component::Host && (text.is_empty() || is_name()) {
        return Ok(());
    }
    // draft-masinter-url-i18n-07 has no production for a whole path.
    let Some(production) = K::GRAMMAR.with_role(component.role()) else { return Ok(()) };
    production.check(text).map_err(|error| BuildError::Component { component, error })
}

/// Checks that no part of the path is read as another component.
pub(super) fn check_path(parts: &Parts<&str>) -> Result<(), BuildError> {
    match parts.broken_path_rule() {
        Some(PathRule::AfterAuthority) => Err(BuildError::PathAfterAuthority),
        Some(PathRule::NotLikeAuthority) => Err(BuildError::PathLikeAuthority),
        Some(PathRule::NotLikeScheme) => Err(BuildError::PathLikeScheme),
        None => Ok(()),
    }
}

impl<'b, 'o, K: Kind, T: Lend<'b, 'o>> Identifier<K, T> {
    /// A builder with the components of this identifier.
    pub fn to_builder(&'b self) -> Builder<'o, K> {
        Builder::from_parts(self.components().into())
    }
}

impl<K: Kind, T: StandardText> Identifier<K, T> {
    /// A builder without any component.
    pub fn builder<'c>() -> Builder<'c, K> {
        Builder::default()
    }
}

/// Defines a function for each component that sets it.
macro_rules! setters {
    ($($(#[$doc:meta])* $name:ident $component:ident;)*) => {
        /// Setters. Each accepts a [`Value`].
        impl<'c, K: Kind> Builder<'c, K> {$(
            $(#[$doc])*
            pub fn $name(mut self, $name: impl Into<Value<'c>>) -> Self {
                self.parts[Component::$component] = $name.into().0;
                self
            }
        )*}
    };
}

setters! {
    /// The scheme, without its `:`.
    scheme Scheme;
    /// The userinfo, without its `@`.
    userinfo Userinfo;
    /// The host: an IP address, or a text with the brackets of an IP-literal. A host, even an empty
    /// one, makes an authority.
    host Host;
    /// The port, a number or a text, without the `:` before it.
    port Port;
    /// The path, which is always defined.
    path Path;
    /// The query, without the `?` before it.
    query Query;
    /// The fragment, without the `#` before it.
    fragment Fragment;
}
