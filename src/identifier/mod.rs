//! Checked identifiers, borrowed and owned.

mod builder;
mod convert;
mod edit;
pub mod kind;
mod masked;
mod pairs;
mod segments;
#[cfg(feature = "serde")]
mod serde;
mod text;

pub use builder::{BuildError, Builder, Value};
pub use convert::NotOfKind;
pub use text::{AnyText, Lend, OwnedText, ParseError, StandardText, Text};

use crate::error::Error;
use crate::grammar::{Grammar, Production};
#[cfg(feature = "tree")]
use crate::syntax::Tree;
use crate::syntax::{Authority, Components, Host, Path, Places, Splitter};
use alloc::borrow::{Cow, ToOwned};
use alloc::boxed::Box;
use alloc::rc::Rc;
use alloc::string::String;
#[cfg(target_has_atomic = "ptr")]
use alloc::sync::Arc;
use core::borrow::Borrow;
use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::marker::PhantomData;
use core::num::ParseIntError;
use core::ops::Deref;
use kind::Kind;

/// A text that a production accepted, with its components.
///
/// `K` is the production, one of the types in [`kind`]. `T` is the type of the text: `&str`,
/// `String` or another [`Text`]. Everyday code uses aliases such as [`Iri`] and [`IriBuf`].
///
/// The components of a borrowed identifier live as long as the text that it borrows. Those of an
/// owned identifier live as long as the identifier is borrowed.
///
/// A generic wrapper that derives traits repeats the bounds `K: Kind` and `T: Text`: see
/// [Wrappers](#wrappers).
///
/// The text stays unchanged. `==`, [`Ord`] and [`Hash`] use simple string comparison (RFC 3987
/// section 5.3.1), so a `&str` finds an identifier in a map.
///
/// ```
/// use iri_grammar::{Iri, IriBuf, IriReference, Uri};
///
/// let iri = Iri::new("http://r\u{e9}sum\u{e9}.example.org/#a")?;
/// assert_eq!(iri.scheme(), "http");
/// assert_eq!(iri.fragment(), Some("a"));
///
/// // Every URI is an IRI, and every IRI an IRI reference.
/// let uri = Uri::new("urn:isbn:0451450523")?;
/// let reference: IriReference<'_> = Iri::from(uri).into();
/// assert!(Uri::try_from(iri).is_err());
///
/// let owned: IriBuf = "http://example.org/".parse()?;
/// assert_eq!(owned.host().unwrap(), "example.org");
/// # Ok::<(), iri_grammar::Error>(())
/// ```
///
/// # Conversions
///
/// [`From`] converts an identifier to a wider kind, also from a reference, and from a borrowed to
/// an owned identifier. [`TryFrom`] converts back; its error is a [`NotOfKind`]. The table lists
/// the wider kinds of each kind:
///
/// | from | to |
/// | --- | --- |
/// | `AbsoluteUri` | `Uri`, `UriReference`, `AbsoluteIri`, `Iri`, `IriReference` |
/// | `Uri` | `UriReference`, `Iri`, `IriReference` |
/// | `RelativeRef` | `UriReference`, `IrelativeRef`, `IriReference` |
/// | `UriReference`, `Iri`, `IrelativeRef` | `IriReference` |
/// | `AbsoluteIri` | `Iri`, `IriReference` |
/// | `rfc3987bis::AbsoluteIri` | `Iri` and `IriReference` of `rfc3987bis` |
/// | `rfc3987bis::Iri` | `IriReference` of `rfc3987bis`, `Leiri`, `LeiriReference` |
/// | `rfc3987bis::IrelativeRef` | `IriReference` of `rfc3987bis`, `LeiriReference` |
/// | `rfc3987bis::IriReference` | `LeiriReference` |
/// | `Leiri` | `LeiriReference` |
/// | `url_i18n_07::AbsoluteIri`, `RelativeIri` | `IriReference` of `url_i18n_07` |
///
/// [`From`] also converts an identifier to one with another [`Text`], or to the text alone:
///
/// | from | to |
/// | --- | --- |
/// | `&str` | every owned text |
/// | `String`, `Cow<str>` | each other, `Box<str>`, `Rc<str>`, `Arc<str>` |
/// | `Box<str>` | `String`, `Rc<str>`, `Arc<str>` |
/// | `Rc<str>`, `Arc<str>` | `String` |
///
/// ```
/// use iri_grammar::{Identifier, Iri, IriReference, IriReferenceBuf, Uri, kind};
/// use std::sync::Arc;
///
/// let uri = Uri::new("http://example.org/")?;
/// let iri: Iri<'_> = uri.into();
/// let reference: IriReferenceBuf = iri.into();
/// assert_eq!(Uri::try_from(IriReference::from(&reference))?, uri);
/// let shared: Identifier<kind::IriReference, Arc<str>> = reference.into();
/// assert_eq!(String::from(shared), "http://example.org/");
/// # Ok::<(), iri_grammar::Error>(())
/// ```
///
/// # Kinds
///
/// A function that takes an IRI does not accept a relative reference:
///
/// ```compile_fail
/// use iri_grammar::{Iri, IrelativeRef};
/// fn fetch(iri: Iri<'_>) {}
/// fetch(IrelativeRef::new("../a").unwrap());
/// ```
///
/// The functions `with_…` return a new identifier with one component replaced:
///
/// ```
/// use iri_grammar::{Iri, IriBuf};
///
/// let owned: IriBuf = IriBuf::builder().scheme("http").host("example.org").path("/a").build()?;
/// let borrowed: Iri<'_> = owned.as_borrowed();
/// assert_eq!(borrowed.components(), owned.components());
/// assert_eq!(borrowed.into_owned(), owned);
/// assert_eq!(borrowed.with_host(std::net::Ipv4Addr::LOCALHOST)?, "http://127.0.0.1/a");
/// let other = borrowed.with_scheme("https")?.with_host("example.com")?.with_path("/b")?;
/// assert_eq!(other.as_str(), "https://example.com/b");
/// let other = other.with_authority("u@example.com:80")?;
/// assert_eq!((other.userinfo().unwrap(), other.port().unwrap()), ("u", "80"));
/// assert_eq!(other.with_userinfo(None)?.with_port("81")?, "https://example.com:81/b");
/// assert_eq!(other.with_userinfo(None)?.with_port(None)?, "https://example.com/b");
/// assert_eq!(borrowed.to_builder().path("").build()?.into_string(), "http://example.org");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Wrappers
///
/// The struct itself declares no bounds. Its implementations of [`PartialEq`], [`Hash`], [`fmt::Debug`] and others need
/// `K: Kind` and `T: Text`, so a wrapper that derives them declares both:
///
/// ```
/// use iri_grammar::kind::{self, Kind};
/// use iri_grammar::{Identifier, Text};
///
/// #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
/// struct Link<K: Kind, T: Text>(Identifier<K, T>);
///
/// // A wrapper of one kind or of one text needs no bound for it.
/// #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
/// struct Home<T: Text>(Identifier<kind::Iri, T>);
///
/// assert!(Link(Identifier::<kind::Iri, _>::parse("a:b")?) == Link(Identifier::parse("a:b")?));
/// # Ok::<(), iri_grammar::Error>(())
/// ```
///
/// If a generic wrapper also derives the traits of serde, it replaces the bounds that serde would add:
/// `#[serde(transparent, bound(serialize = "", deserialize = "Identifier<K, T>: Deserialize<'de>"))]`.
///
/// # Maps
///
/// An identifier is a key that a `&str` finds ([`Borrow`]); another identifier finds it by
/// [`as_str`](Self::as_str):
///
/// ```
/// use iri_grammar::{Iri, IriBuf};
/// use std::collections::HashMap;
///
/// let map: HashMap<IriBuf, u32> = HashMap::from([(IriBuf::new("http://example.org/")?, 1)]);
/// let iri = Iri::new("http://example.org/")?;
/// assert_eq!(map.get(iri.as_str()), map.get("http://example.org/"));
/// assert_eq!(map.get(iri.as_str()), Some(&1));
/// # Ok::<(), iri_grammar::Error>(())
/// ```
///
/// Guide: [coming from another crate](crate::guide::coming_from).
pub struct Identifier<K, T> {
    text: T,
    /// The positions of the components in the text.
    places: Places,
    kind: PhantomData<fn() -> K>,
}

/// Defines the aliases for the borrowed and the owned identifiers of each kind.
macro_rules! names {
    ($($(#[$doc:meta])* $borrowed:ident $owned:ident $kind:path;)*) => {$(
        $(#[$doc])*
        ///
        #[doc = concat!("The full form is `Identifier<", stringify!($kind), ", &str>`: the alias and its kind")]
        /// have one name.
        pub type $borrowed<'i> = Identifier<$kind, &'i str>;
        #[doc = concat!("The owned form of [`", stringify!($borrowed), "`].")]
        ///
        #[doc = concat!("The full form is `Identifier<", stringify!($kind), ", String>`.")]
        pub type $owned = Identifier<$kind, String>;
    )*};
}

names! {
    /// An `IRI-reference` of RFC 3987: an IRI or a relative reference.
    IriReference IriReferenceBuf kind::IriReference;
    /// An `IRI` of RFC 3987.
    ///
    /// Guide: [coming from another crate](crate::guide::coming_from),
    /// [what there is](crate::guide::features), [editing](crate::guide::editing).
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
    /// Checks `text`. There is a [second `new`](#method.new-1), for identifiers that own their text; where the type
    /// of the text is to be inferred, use [`parse`](Self::parse).
    ///
    /// # Errors
    ///
    /// If the production of the kind rejects the text.
    pub fn new(text: &'i str) -> Result<Self, Error> {
        match K::places(text) {
            Some(places) => Ok(Identifier { text, places, kind: PhantomData }),
            None => Err(K::refuse(text)),
        }
    }

    /// Checks the text of a constant at compile time.
    ///
    /// ```
    /// use iri_grammar::Iri;
    ///
    /// const HOME: Iri<'_> = Iri::constant("http://r\u{e9}sum\u{e9}.example/");
    /// assert_eq!(HOME.host().unwrap(), "r\u{e9}sum\u{e9}.example");
    /// ```
    ///
    /// A text that is not an IRI does not compile: `IRI does not accept the text from column 25`.
    ///
    /// ```compile_fail,E0080
    /// # use iri_grammar::Iri;
    /// const HOME: Iri<'_> = Iri::constant("http://r\u{e9}sum\u{e9}.example/a b");
    /// # fn main() { HOME.path(); }
    /// ```
    ///
    /// # Panics
    ///
    /// If the production of the kind rejects the text. In a `const` or `static`, that is a compile
    /// error. For a text that is known only at run time, use [`new`](Self::new).
    #[doc(alias = "iri!")]
    #[doc(alias = "from_static")]
    #[track_caller]
    pub const fn constant(text: &'i str) -> Self {
        match K::TABLE.const_places(text) {
            Ok(places) => Identifier { text, places, kind: PhantomData },
            Err(at) => refuse_constant(K::NAME, column(text, at)),
        }
    }

    /// The whole text, with its own lifetime.
    pub fn text(self) -> &'i str {
        self.text
    }

    /// The components, with the lifetime of the text.
    pub fn into_components(self) -> Components<'i> {
        Components::new(self.text, self.places, K::PRODUCTION)
    }
}

/// The column of the byte `at` of a text: the number of its character, from 1.
const fn column(text: &str, at: usize) -> usize {
    let (mut column, mut byte) = (1, 0);
    while byte < at {
        // Each character has one byte that does not continue another.
        column += (text.as_bytes()[byte] & 0xC0 != 0x80) as usize;
        byte += 1;
    }
    column
}

/// Panics with a message that names the production and `at`, the column of the error. A `const fn`
/// cannot use `format!`.
#[track_caller]
const fn refuse_constant(production: &str, mut at: usize) -> ! {
    const MESSAGE: &[u8] = b" does not accept the text from column ";
    // Longer than the longest name of a kind, `MESSAGE` and 20 digits together.
    let mut message = [b' '; 96];
    let mut end = 0;
    while end < production.len() {
        message[end] = production.as_bytes()[end];
        end += 1;
    }
    let mut copied = 0;
    while copied < MESSAGE.len() {
        message[end] = MESSAGE[copied];
        (end, copied) = (end + 1, copied + 1);
    }
    // `digit` is the index of the last digit. The digits are written from the last to the first.
    let mut rest = at;
    while rest > 9 {
        (end, rest) = (end + 1, rest / 10);
    }
    let mut digit = end;
    end += 1;
    loop {
        message[digit] = b'0' + (at % 10) as u8;
        at /= 10;
        if at == 0 {
            break;
        }
        digit -= 1;
    }
    match core::str::from_utf8(message.split_at(end).0) {
        Ok(message) => panic!("{}", message),
        Err(_) => panic!("the text is not accepted"),
    }
}

impl<K: Kind, T: OwnedText> Identifier<K, T> {
    /// Checks `text`, and converts it to the text of the identifier; a text of the same type is not
    /// copied.
    ///
    /// # Errors
    ///
    /// If the production of the kind rejects the text.
    ///
    /// ```
    /// use iri_grammar::{Identifier, IriBuf, kind};
    /// use std::sync::Arc;
    ///
    /// let owned = IriBuf::new("http://example.org/")?;
    /// let shared = Identifier::<kind::Iri, Arc<str>>::new("http://example.org/")?;
    /// assert_eq!(owned, shared);
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    pub fn new(text: impl Into<T>) -> Result<Self, Error> {
        Ok(Identifier::parse(text.into())?)
    }
}

impl<K: Kind, T: Text> Identifier<K, T> {
    /// Checks `text` and takes it, without a copy.
    ///
    /// # Errors
    ///
    /// If the production of the kind rejects the text. The error returns the text as well.
    ///
    /// ```
    /// use iri_grammar::{Identifier, kind};
    /// use std::borrow::Cow;
    ///
    /// let refused = Identifier::<kind::Iri, Cow<'_, str>>::parse("../a".into()).unwrap_err();
    /// let reference = Identifier::<kind::IriReference, _>::parse(refused.into_text())?;
    /// assert!(matches!(reference.into_text(), Cow::Borrowed("../a")));
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    pub fn parse(text: T) -> Result<Self, ParseError<T>> {
        let places = Identifier::<K, &str>::new(text.as_ref()).map(|checked| checked.places);
        match places {
            Ok(places) => Ok(Identifier::from_checked(text, places)),
            Err(error) => Err(ParseError { error, text }),
        }
    }

    /// Takes a text that was checked before against this kind, such as one from a database. The
    /// text is divided at its punctuation (RFC 3986 Appendix B and section 3.2); its characters are
    /// not checked.
    ///
    /// If the text is not of this kind, the components and all results computed from them may be
    /// invalid. The scheme is then empty if the kind requires one and the text has none. Nothing
    /// panics: neither the components, nor resolution, mappings and ladder.
    ///
    /// ```
    /// use iri_grammar::{Iri, IriBuf};
    ///
    /// let stored = Iri::new("http://user@example.org:80/a?b#c")?.to_string();
    /// let iri = IriBuf::from_trusted(stored);
    /// assert_eq!(iri.authority().unwrap(), "user@example.org:80");
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    #[doc(alias = "new_unchecked")]
    #[doc(alias = "parse_unchecked")]
    #[doc(alias = "from_unchecked")]
    pub fn from_trusted(text: T) -> Self {
        let places = divide::<K>(text.as_ref());
        Identifier::from_checked(text, places)
    }

    /// The positions of the components in `text`: those found by the check, or new ones if `as_ref`
    /// of the type may return another text each time.
    #[inline(always)]
    fn places_in(text: &str, checked: Places) -> Places {
        if T::CONSTANT { checked } else { divide::<K>(text) }
    }

    /// Converts to an identifier that owns its text; copies only a borrowed text.
    pub fn into_owned(self) -> Identifier<K, String> {
        let places = self.places;
        let text = self.into_string();
        let places = Self::places_in(&text, places);
        Identifier::from_checked(text, places)
    }

    /// A copy that owns its text.
    ///
    /// ```
    /// use iri_grammar::{Iri, IriBuf};
    ///
    /// let owned: IriBuf = Iri::new("http://example.org/")?.to_owned();
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    pub fn to_owned(&self) -> Identifier<K, String> {
        let borrowed = Identifier::<K, &str>::from(self);
        borrowed.with_text(borrowed.text.to_owned())
    }
}

impl<K, T: Text> Identifier<K, T> {
    /// The text itself.
    #[doc(alias = "into_inner")]
    pub fn into_text(self) -> T {
        self.text
    }

    /// The text as a `String`; copies only a borrowed or shared text.
    pub fn into_string(self) -> String {
        self.text.into_string()
    }
}

impl<K: Kind, T: Text> Identifier<K, T> {
    /// The production that accepted the text.
    pub fn production() -> Production {
        K::production()
    }
}

/// The positions of the components of a text that may be invalid.
fn divide<K: Kind>(text: &str) -> Places {
    // In url-i18n-07, an ireg_name or iopaque_part may contain the punctuation of other components.
    let by_grammar = if K::GRAMMAR == Grammar::UrlI18n07 { K::places(text) } else { None };
    by_grammar.unwrap_or_else(|| Splitter::APPENDIX_B.places(text))
}

/// Defines the functions that return the text or components with the lifetime `'o`.
macro_rules! components {
    ($($(#[$doc:meta])* $component:ident $type:ty;)*) => {
        impl<'b, 'o, K: Kind, T: Lend<'b, 'o>> Identifier<K, T> {
            /// The whole text.
            pub fn as_str(&'b self) -> &'o str {
                self.text.lend()
            }

            /// The components.
            pub fn components(&'b self) -> Components<'o> {
                self.as_borrowed().into_components()
            }

            /// The identifier with a borrowed text.
            pub fn as_borrowed(&'b self) -> Identifier<K, &'o str> {
                let text = self.text.lend();
                Identifier::from_checked(text, Self::places_in(text, self.places))
            }

            /// The scheme, as written, without its `:`. A `&str` if the kind requires a scheme,
            /// otherwise an `Option`.
            ///
            /// ```
            /// use iri_grammar::{Iri, IriReference};
            ///
            /// assert_eq!(Iri::new("urn:a:b")?.scheme(), "urn");
            /// assert_eq!(IriReference::new("urn:a:b")?.scheme(), Some("urn"));
            /// # Ok::<(), iri_grammar::Error>(())
            /// ```
            #[doc(alias = "has_scheme")]
            #[doc(alias = "is_absolute")]
            pub fn scheme(&'b self) -> K::Scheme<'o> {
                kind::sealed::SchemeText::new(self.components().scheme())
            }

            $(
                $(#[$doc])*
                pub fn $component(&'b self) -> $type {
                    self.components().$component()
                }
            )*
        }
    };
}

components! {
    /// The authority, without the `//` before it.
    authority Option<Authority<'o>>;
    /// The userinfo, without its `@`.
    userinfo Option<&'o str>;
    /// The host; `None` only without an authority. It may be empty.
    host Option<Host<'o>>;
    /// The port, without the `:` before it.
    port Option<&'o str>;
    /// The port as a number; `None` if it is undefined or empty (normalizers omit an empty port,
    /// RFC 3986 section 3.2.3). Leading zeros are ignored.
    ///
    /// # Errors
    ///
    /// If the number is greater than 65535, which the syntax allows.
    ///
    /// ```
    /// use iri_grammar::Iri;
    ///
    /// assert_eq!(Iri::new("http://example.org:0080/")?.port_u16(), Ok(Some(80)));
    /// assert_eq!(Iri::new("http://example.org:/")?.port_u16(), Ok(None));
    /// assert!(Iri::new("http://example.org:65536/")?.port_u16().is_err());
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    port_u16 Result<Option<u16>, ParseIntError>;
    /// The path, which is always defined.
    path Path<'o>;
    /// The query, without the `?` before it.
    query Option<&'o str>;
    /// The fragment, without the `#` before it.
    fragment Option<&'o str>;
}

impl<K, T> Identifier<K, T> {
    /// The identifier of a text that the kind accepts. `places` are the positions of its components.
    pub(crate) fn from_checked(text: T, places: impl Into<Places>) -> Self {
        Identifier { text, places: places.into(), kind: PhantomData }
    }

    /// The same identifier, with an equal text of another type.
    pub(crate) fn with_text<U>(&self, text: U) -> Identifier<K, U> {
        Identifier { text, places: self.places, kind: PhantomData }
    }

    /// Converts to a kind that accepts the same text. The text is not checked again.
    pub(crate) fn into_kind<L>(self) -> Identifier<L, T> {
        Identifier { text: self.text, places: self.places, kind: PhantomData }
    }
}

/// Takes the components from the typed nodes of the tree.
#[cfg(feature = "tree")]
impl<'i, K: Kind> TryFrom<&Tree<'i>> for Identifier<K, &'i str> {
    type Error = Error;

    /// Takes the components from a tree of the same production. The text of another tree is checked
    /// again.
    fn try_from(tree: &Tree<'i>) -> Result<Self, Error> {
        if tree.production() != K::PRODUCTION {
            return Self::new(tree.text());
        }
        Ok(Identifier { text: tree.text(), places: tree.spans().into(), kind: PhantomData })
    }
}

impl<K, T: Clone> Clone for Identifier<K, T> {
    fn clone(&self) -> Self {
        self.with_text(self.text.clone())
    }
}

impl<K, T: Copy> Copy for Identifier<K, T> {}

impl<K, T: Text> fmt::Display for Identifier<K, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.text.as_ref())
    }
}

impl<K: Kind, T: Text> fmt::Debug for Identifier<K, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}({:?})", K::production(), self.text.as_ref())
    }
}

impl<K, T: Text> AsRef<str> for Identifier<K, T> {
    fn as_ref(&self) -> &str {
        self.text.as_ref()
    }
}

impl<K, T: Text> AsRef<[u8]> for Identifier<K, T> {
    fn as_ref(&self) -> &[u8] {
        self.text.as_ref().as_bytes()
    }
}

impl<K, T: Text> Borrow<str> for Identifier<K, T> {
    fn borrow(&self) -> &str {
        self.text.as_ref()
    }
}

impl<K, T: Text> Deref for Identifier<K, T> {
    type Target = str;

    fn deref(&self) -> &str {
        self.text.as_ref()
    }
}

/// RFC 3987 section 5.3.1: two identifiers, of any kinds, are equal if and only if their texts
/// are equal, character by character.
impl<K, L, T: Text, U: Text> PartialEq<Identifier<L, U>> for Identifier<K, T> {
    fn eq(&self, other: &Identifier<L, U>) -> bool {
        self.text.as_ref() == other.text.as_ref()
    }
}

impl<K, T: Text> Eq for Identifier<K, T> {}

/// Compares identifiers with strings, in both orders of the operands.
macro_rules! compare_with_text {
    ($($(#[$cfg:meta])* $text:ty;)*) => {$(
        $(#[$cfg])*
        impl<K, T: Text> PartialEq<$text> for Identifier<K, T> {
            fn eq(&self, other: &$text) -> bool {
                self.text.as_ref() == AsRef::<str>::as_ref(other)
            }
        }

        $(#[$cfg])*
        impl<K, T: Text> PartialEq<Identifier<K, T>> for $text {
            fn eq(&self, other: &Identifier<K, T>) -> bool {
                other == self
            }
        }

        $(#[$cfg])*
        impl<K, T: Text> PartialOrd<$text> for Identifier<K, T> {
            fn partial_cmp(&self, other: &$text) -> Option<Ordering> {
                Some(self.text.as_ref().cmp(AsRef::<str>::as_ref(other)))
            }
        }

        $(#[$cfg])*
        impl<K, T: Text> PartialOrd<Identifier<K, T>> for $text {
            fn partial_cmp(&self, other: &Identifier<K, T>) -> Option<Ordering> {
                Some(AsRef::<str>::as_ref(self).cmp(other.text.as_ref()))
            }
        }
    )*};
}

compare_with_text! {
    str;
    &str;
    String;
    Cow<'_, str>;
    Box<str>;
    Rc<str>;
    #[cfg(target_has_atomic = "ptr")]
    Arc<str>;
}

impl<K, L, T: Text, U: Text> PartialOrd<Identifier<L, U>> for Identifier<K, T> {
    fn partial_cmp(&self, other: &Identifier<L, U>) -> Option<Ordering> {
        Some(self.text.as_ref().cmp(other.text.as_ref()))
    }
}

impl<K, T: Text> Ord for Identifier<K, T> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.text.as_ref().cmp(other.text.as_ref())
    }
}

impl<K, T: Text> Hash for Identifier<K, T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.text.as_ref().hash(state);
    }
}
