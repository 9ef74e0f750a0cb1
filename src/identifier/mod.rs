//! Identifiers that have been checked, borrowed and owned.

mod builder;
mod convert;
mod edit;
pub mod kind;
mod pairs;
mod segments;

pub use builder::{BuildError, Builder};
pub use convert::NotOfKind;

use crate::error::Error;
use crate::grammar::Production;
#[cfg(feature = "tree")]
use crate::syntax::Tree;
use crate::syntax::{Authority, Components, Host, Path, Places};
use alloc::borrow::{Cow, ToOwned};
use alloc::string::String;
use core::borrow::Borrow;
use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::marker::PhantomData;
use core::ops::Deref;
use core::str::FromStr;
use kind::Kind;

/// A text that a production has accepted, with its components.
///
/// `K` says which production, `T` is the text, `&str` or `String`. Everyday code
/// uses the names for the common ones: [`Iri`], [`IriBuf`] and so on. The text is
/// kept as it is; `==`, [`Ord`] and [`Hash`] compare it by simple string comparison
/// (RFC 3987 section 5.3.1), so that an identifier can be looked up by a `&str` in a
/// map.
///
/// ```
/// use iri_grammar::{Iri, IriBuf, IriReference, Uri};
///
/// let iri = Iri::new("http://r\u{e9}sum\u{e9}.example.org/#a")?;
/// assert_eq!(iri.scheme(), Some("http"));
/// assert_eq!(iri.fragment(), Some("a"));
///
/// // Every URI is an IRI, and every IRI an IRI reference.
/// let uri = Uri::new("urn:isbn:0451450523")?;
/// let reference: IriReference<'_> = Iri::from(uri).into();
/// assert!(Uri::try_from(iri).is_err());
///
/// let owned: IriBuf = "http://example.org/".parse()?;
/// assert_eq!(owned.borrowed().host().unwrap().text(), "example.org");
/// # Ok::<(), iri_grammar::Error>(())
/// ```
///
/// A function that wants an IRI does not accept a relative reference:
///
/// ```compile_fail
/// use iri_grammar::{Iri, IrelativeRef};
/// fn fetch(iri: Iri<'_>) {}
/// fetch(IrelativeRef::new("../a").unwrap());
/// ```
pub struct Identifier<K, T> {
    text: T,
    places: Places,
    kind: PhantomData<fn() -> K>,
}

macro_rules! names {
    ($($(#[$doc:meta])* $borrowed:ident $owned:ident $kind:path;)*) => {$(
        $(#[$doc])*
        pub type $borrowed<'i> = Identifier<$kind, &'i str>;
        #[doc = concat!("The owned form of [`", stringify!($borrowed), "`].")]
        pub type $owned = Identifier<$kind, String>;
    )*};
}

names! {
    /// An `IRI-reference` of RFC 3987: an IRI or a relative reference.
    IriReference IriReferenceBuf kind::IriReference;
    /// An `IRI` of RFC 3987.
    Iri IriBuf kind::Iri;
    /// An `absolute-IRI` of RFC 3987, which has no fragment.
    AbsoluteIri AbsoluteIriBuf kind::AbsoluteIri;
    /// An `irelative-ref` of RFC 3987, which has no scheme.
    IrelativeRef IrelativeRefBuf kind::IrelativeRef;
    /// A `URI-reference` of RFC 3986: a URI or a relative reference.
    UriReference UriReferenceBuf kind::UriReference;
    /// A `URI` of RFC 3986.
    Uri UriBuf kind::Uri;
    /// An `absolute-URI` of RFC 3986, which has no fragment.
    AbsoluteUri AbsoluteUriBuf kind::AbsoluteUri;
    /// A `relative-ref` of RFC 3986, which has no scheme.
    RelativeRef RelativeRefBuf kind::RelativeRef;
}

impl<'i, K: Kind> Identifier<K, &'i str> {
    /// Checks `text`.
    ///
    /// # Errors
    ///
    /// Where the production of the kind rejects it: why, and where.
    pub fn new(text: &'i str) -> Result<Self, Error> {
        match K::places(text) {
            Some(places) => Ok(Identifier { text, places, kind: PhantomData }),
            None => Err(K::refuse(text)),
        }
    }

    /// The same, owning its text.
    pub fn into_owned(self) -> Identifier<K, String> {
        self.with_text(self.text.to_owned())
    }

    /// The whole text, for as long as it was borrowed.
    pub fn text(self) -> &'i str {
        self.text
    }

    /// The components, for as long as the text was borrowed.
    pub fn into_components(self) -> Components<'i> {
        Components::new(self.text, self.places, K::PRODUCTION)
    }
}

impl<K: Kind> Identifier<K, Cow<'_, str>> {
    /// The same, owning its text; without a copy where it does so already.
    pub fn into_owned(self) -> Identifier<K, String> {
        Identifier { text: self.text.into_owned(), places: self.places, kind: PhantomData }
    }
}

impl<K: Kind> Identifier<K, String> {
    /// The same, borrowing its text.
    pub fn borrowed(&self) -> Identifier<K, &str> {
        self.with_text(&self.text)
    }
}

impl<K, T: Into<String>> Identifier<K, T> {
    /// The text itself; without a copy where it is owned.
    pub fn into_string(self) -> String {
        self.text.into()
    }
}

impl<K: Kind, T: AsRef<str>> Identifier<K, T> {
    /// The production that has accepted the text.
    pub fn production() -> Production {
        K::production()
    }

    /// The whole text.
    pub fn as_str(&self) -> &str {
        self.text.as_ref()
    }

    /// The components.
    pub fn components(&self) -> Components<'_> {
        Components::new(self.as_str(), self.places, K::PRODUCTION)
    }
}

macro_rules! components {
    ($($(#[$doc:meta])* $component:ident $type:ty;)*) => {
        impl<K: Kind, T: AsRef<str>> Identifier<K, T> {$(
            $(#[$doc])*
            pub fn $component(&self) -> $type {
                self.components().$component()
            }
        )*}
    };
}

components! {
    /// The scheme, as written, without its `:`.
    scheme Option<&str>;
    /// The authority, without the `//` before it.
    authority Option<Authority<'_>>;
    /// The userinfo, without its `@`.
    userinfo Option<&str>;
    /// The host; defined, if empty, wherever an authority is.
    host Option<Host<'_>>;
    /// The port, without the `:` before it.
    port Option<&str>;
    /// The path, which is always defined.
    path Path<'_>;
    /// The query, without the `?` before it.
    query Option<&str>;
    /// The fragment, without the `#` before it.
    fragment Option<&str>;
}

impl<K, T> Identifier<K, T> {
    /// A text that is known to be of this kind, with its components at these places.
    pub(crate) fn known(text: T, places: impl Into<Places>) -> Self {
        Identifier { text, places: places.into(), kind: PhantomData }
    }

    /// The same identifier, with the same text in another form.
    pub(crate) fn with_text<U>(&self, text: U) -> Identifier<K, U> {
        Identifier { text, places: self.places, kind: PhantomData }
    }

    /// The same text as another kind that holds for it.
    fn into_kind<L>(self) -> Identifier<L, T> {
        Identifier { text: self.text, places: self.places, kind: PhantomData }
    }
}

impl<K: Kind> FromStr for Identifier<K, String> {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        Ok(Identifier::new(text)?.into_owned())
    }
}

impl<'i, K: Kind> TryFrom<&'i str> for Identifier<K, &'i str> {
    type Error = Error;

    fn try_from(text: &'i str) -> Result<Self, Error> {
        Identifier::new(text)
    }
}

/// The components are those that the walker finds in the tree.
#[cfg(feature = "tree")]
impl<'i, K: Kind> TryFrom<&Tree<'i>> for Identifier<K, &'i str> {
    type Error = Error;

    /// Takes the tree for what it is of, or else its text.
    fn try_from(tree: &Tree<'i>) -> Result<Self, Error> {
        if tree.production() != K::PRODUCTION {
            return Identifier::new(tree.text());
        }
        Ok(Identifier { text: tree.text(), places: tree.syntax().into(), kind: PhantomData })
    }
}

impl<K: Kind> TryFrom<&str> for Identifier<K, String> {
    type Error = Error;

    fn try_from(text: &str) -> Result<Self, Error> {
        text.parse()
    }
}

impl<K: Kind> TryFrom<String> for Identifier<K, String> {
    type Error = Error;

    /// Checks `text` and keeps it, without a copy.
    fn try_from(text: String) -> Result<Self, Error> {
        let places = Identifier::<K, &str>::new(&text)?.places;
        Ok(Identifier { text, places, kind: PhantomData })
    }
}

impl<K, T: Clone> Clone for Identifier<K, T> {
    fn clone(&self) -> Self {
        self.with_text(self.text.clone())
    }
}

impl<K, T: Copy> Copy for Identifier<K, T> {}

impl<K, T: AsRef<str>> fmt::Display for Identifier<K, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.text.as_ref())
    }
}

impl<K: Kind, T: AsRef<str>> fmt::Debug for Identifier<K, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}({:?})", K::production(), self.text.as_ref())
    }
}

impl<K, T: AsRef<str>> AsRef<str> for Identifier<K, T> {
    fn as_ref(&self) -> &str {
        self.text.as_ref()
    }
}

impl<K, T: AsRef<str>> Borrow<str> for Identifier<K, T> {
    fn borrow(&self) -> &str {
        self.text.as_ref()
    }
}

impl<K, T: AsRef<str>> Deref for Identifier<K, T> {
    type Target = str;

    fn deref(&self) -> &str {
        self.text.as_ref()
    }
}

/// RFC 3987 section 5.3.1: two identifiers of any kind are equal if and only if they
/// are the same, character by character.
impl<K, L, T: AsRef<str>, U: AsRef<str>> PartialEq<Identifier<L, U>> for Identifier<K, T> {
    fn eq(&self, other: &Identifier<L, U>) -> bool {
        self.text.as_ref() == other.text.as_ref()
    }
}

impl<K, T: AsRef<str>> Eq for Identifier<K, T> {}

macro_rules! equal_to_text {
    ($($text:ty)*) => {$(
        impl<K, T: AsRef<str>> PartialEq<$text> for Identifier<K, T> {
            fn eq(&self, other: &$text) -> bool {
                self.text.as_ref() == AsRef::<str>::as_ref(other)
            }
        }

        impl<K, T: AsRef<str>> PartialEq<Identifier<K, T>> for $text {
            fn eq(&self, other: &Identifier<K, T>) -> bool {
                other == self
            }
        }
    )*};
}

equal_to_text! { str &str }

impl<K, L, T: AsRef<str>, U: AsRef<str>> PartialOrd<Identifier<L, U>> for Identifier<K, T> {
    fn partial_cmp(&self, other: &Identifier<L, U>) -> Option<Ordering> {
        Some(self.text.as_ref().cmp(other.text.as_ref()))
    }
}

impl<K, T: AsRef<str>> Ord for Identifier<K, T> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.text.as_ref().cmp(other.text.as_ref())
    }
}

impl<K, T: AsRef<str>> Hash for Identifier<K, T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.text.as_ref().hash(state);
    }
}

#[cfg(feature = "serde")]
impl<K, T: AsRef<str>> serde::Serialize for Identifier<K, T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.text.as_ref())
    }
}

#[cfg(feature = "serde")]
impl<'de, K: Kind> serde::Deserialize<'de> for Identifier<K, String> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = <String as serde::Deserialize>::deserialize(deserializer)?;
        Self::try_from(text).map_err(serde::de::Error::custom)
    }
}

#[cfg(feature = "serde")]
impl<'de: 'i, 'i, K: Kind> serde::Deserialize<'de> for Identifier<K, &'i str> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = <&'i str as serde::Deserialize>::deserialize(deserializer)?;
        Self::new(text).map_err(serde::de::Error::custom)
    }
}
