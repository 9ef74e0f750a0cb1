//! Conversions between kinds of identifiers, and between types of their texts.

use super::kind::{self, AcceptsEmpty, Kind, sealed::SchemeRule};
use super::{Identifier, OwnedText, ParseError, StandardText, Text};
use crate::error::Error;
use crate::grammar::Grammar;
use crate::syntax::Places;
use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::rc::Rc;
use alloc::string::String;
#[cfg(target_has_atomic = "ptr")]
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;
use core::marker::PhantomData;
use core::str::FromStr;

/// Defines conversions to a wider kind, which always succeed and cost nothing: the wider kind
/// accepts every text of the narrower one and divides it into the same components. Also defines
/// `TryFrom` in the other direction. Those of the other documents are hidden: [`Identifier`] lists
/// them in a table.
macro_rules! always {
    (@pair $from:path, $into:path $(, #[$hidden:meta])?) => {
        $(#[$hidden])?
        impl<T> From<Identifier<$from, T>> for Identifier<$into, T> {
            fn from(identifier: Identifier<$from, T>) -> Self {
                identifier.into_kind()
            }
        }

        $(#[$hidden])?
        impl<'i> From<Identifier<$from, &'i str>> for Identifier<$into, String> {
            fn from(identifier: Identifier<$from, &'i str>) -> Self {
                identifier.into_kind().into_owned()
            }
        }

        $(#[$hidden])?
        impl<'i, T: Text> From<&'i Identifier<$from, T>> for Identifier<$into, &'i str> {
            fn from(identifier: &'i Identifier<$from, T>) -> Self {
                identifier.as_borrowed().into_kind()
            }
        }

        $(#[$hidden])?
        impl<'i, T: Text> TryFrom<&'i Identifier<$into, T>> for Identifier<$from, &'i str> {
            type Error = NotOfKind<$from, $into, &'i str>;

            fn try_from(identifier: &'i Identifier<$into, T>) -> Result<Self, Self::Error> {
                Self::try_from(Identifier::<$into, &'i str>::from(identifier))
            }
        }

        $(#[$hidden])?
        impl<T: Text> TryFrom<Identifier<$into, T>> for Identifier<$from, T> {
            type Error = NotOfKind<$from, $into, T>;

            fn try_from(identifier: Identifier<$into, T>) -> Result<Self, Self::Error> {
                if identifier.is_of_kind::<$from>() {
                    Ok(identifier.into_kind())
                } else {
                    Err(NotOfKind { identifier, wanted: PhantomData })
                }
            }
        }
    };
    ($($from:path => $($into:path),*;)*) => {
        $($(always! { @pair $from, $into })*)*
    };
    (hidden: $($from:path => $($into:path),*;)*) => {
        $($(always! { @pair $from, $into, #[doc(hidden)] })*)*
    };
}

always! {
    kind::AbsoluteUri => kind::Uri, kind::UriReference, kind::AbsoluteIri, kind::Iri, kind::IriReference;
    kind::Uri => kind::UriReference, kind::Iri, kind::IriReference;
    kind::RelativeRef => kind::UriReference, kind::IrelativeRef, kind::IriReference;
    kind::UriReference => kind::IriReference;
    kind::AbsoluteIri => kind::Iri, kind::IriReference;
    kind::Iri => kind::IriReference;
    kind::IrelativeRef => kind::IriReference;
}

always! { hidden:
    kind::rfc3987bis::AbsoluteIri => kind::rfc3987bis::Iri, kind::rfc3987bis::IriReference;
    kind::rfc3987bis::Iri => kind::rfc3987bis::IriReference, kind::leiri::Leiri, kind::leiri::LeiriReference;
    kind::rfc3987bis::IrelativeRef => kind::rfc3987bis::IriReference, kind::leiri::LeiriReference;
    kind::rfc3987bis::IriReference => kind::leiri::LeiriReference;
    kind::leiri::Leiri => kind::leiri::LeiriReference;
    kind::url_i18n_07::AbsoluteIri => kind::url_i18n_07::IriReference;
    kind::url_i18n_07::RelativeIri => kind::url_i18n_07::IriReference;
}

impl<'i, K: Kind, T: Text> From<&'i Identifier<K, T>> for Identifier<K, &'i str> {
    fn from(identifier: &'i Identifier<K, T>) -> Self {
        let text = identifier.text.as_ref();
        Identifier::from_checked(text, Identifier::<K, T>::places_in(text, identifier.places))
    }
}

impl<'i, K, T: Text> From<&'i Identifier<K, T>> for &'i str {
    fn from(identifier: &'i Identifier<K, T>) -> Self {
        identifier.text.as_ref()
    }
}

/// Borrows the text of an identifier.
impl<'i, K, T: Text> From<&'i Identifier<K, T>> for Cow<'i, str> {
    fn from(identifier: &'i Identifier<K, T>) -> Self {
        Cow::Borrowed(identifier.text.as_ref())
    }
}

impl<K: Kind, T: OwnedText> FromStr for Identifier<K, T> {
    type Err = Error;

    /// Checks `text`, and copies it.
    fn from_str(text: &str) -> Result<Self, Error> {
        let places = Identifier::<K, &str>::new(text)?.places;
        Ok(Identifier::from_checked(T::copy_of(text), places))
    }
}

impl<'i, K: Kind, T: StandardText + From<&'i str>> TryFrom<&'i str> for Identifier<K, T> {
    type Error = Error;

    /// Checks `text`, and copies it if the new text does not borrow it.
    fn try_from(text: &'i str) -> Result<Self, Error> {
        let places = Identifier::<K, &str>::new(text)?.places;
        Ok(Identifier::from_checked(text.into(), places))
    }
}

/// Defines `TryFrom` for each text. A single implementation for all texts would overlap with that of
/// the standard library.
macro_rules! try_from_text {
    ($($(#[$cfg:meta])* $text:ty;)*) => {$(
        $(#[$cfg])*
        impl<'i, K: Kind> TryFrom<$text> for Identifier<K, $text> {
            type Error = Error;

            /// Checks `text` and takes it, without a copy.
            fn try_from(text: $text) -> Result<Self, Error> {
                Self::new(text)
            }
        }
    )*};
}

try_from_text! {
    String;
    Cow<'i, str>;
    Box<str>;
    Rc<str>;
    #[cfg(target_has_atomic = "ptr")]
    Arc<str>;
}

impl<'i, K: Kind> TryFrom<&'i [u8]> for Identifier<K, &'i str> {
    type Error = Error;

    /// Checks octets, which must be UTF-8.
    ///
    /// ```
    /// use iri_grammar::{ErrorNote, Iri};
    ///
    /// let iri = Iri::try_from(b"http://example.org/".as_slice())?;
    /// assert_eq!(iri.host().unwrap(), "example.org");
    ///
    /// let error = Iri::try_from(b"a:\xE9".as_slice()).unwrap_err();
    /// assert_eq!(error.note(), Some(&ErrorNote::NotUtf8(0xE9)));
    /// assert_eq!(error.to_string(), "octet E9 is not UTF-8 (RFC 3629 section 4)");
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    fn try_from(octets: &'i [u8]) -> Result<Self, Error> {
        match core::str::from_utf8(octets) {
            Ok(text) => Identifier::<K, &str>::new(text),
            Err(error) => Err(Error::not_utf_8(K::production(), octets, error.valid_up_to())),
        }
    }
}

impl<K: Kind> TryFrom<Vec<u8>> for Identifier<K, String> {
    type Error = ParseError<Vec<u8>>;

    /// Checks octets, which must be UTF-8, and takes them without a copy.
    ///
    /// ```
    /// use iri_grammar::IriBuf;
    ///
    /// let refused = IriBuf::try_from(b"a:\xE9".to_vec()).unwrap_err();
    /// assert_eq!(refused.error().span().start, 2);
    /// assert_eq!(refused.into_text(), b"a:\xE9");
    /// ```
    fn try_from(octets: Vec<u8>) -> Result<Self, Self::Error> {
        match String::from_utf8(octets) {
            Ok(text) => Identifier::parse(text).map_err(|refused| ParseError {
                error: refused.error,
                text: refused.text.into_bytes(),
            }),
            Err(refused) => {
                let valid_up_to = refused.utf8_error().valid_up_to();
                let octets = refused.into_bytes();
                let error = Error::not_utf_8(K::production(), &octets, valid_up_to);
                Err(ParseError { error, text: octets })
            }
        }
    }
}

/// Conversions from one type of text to another, which copy only if the types require it.
macro_rules! texts {
    ($($from:ty => $($into:ty),+;)+) => {$($(
        impl<'i, K> From<Identifier<K, $from>> for Identifier<K, $into> {
            fn from(identifier: Identifier<K, $from>) -> Self {
                let places = identifier.places;
                Identifier::from_checked(identifier.text.into(), places)
            }
        }

        into_text! { $from => $into; }
    )+)+};
}

/// Conversions to the text of an identifier.
macro_rules! into_text {
    ($($from:ty => $into:ty;)+) => {$(
        impl<'i, K> From<Identifier<K, $from>> for $into {
            fn from(identifier: Identifier<K, $from>) -> Self {
                identifier.text.into()
            }
        }
    )+};
}

texts! {
    &'i str => String, Cow<'i, str>, Box<str>, Rc<str>;
    String => Cow<'i, str>, Box<str>, Rc<str>;
    Cow<'i, str> => String, Box<str>, Rc<str>;
    Box<str> => String, Rc<str>;
}

into_text! {
    &'i str => &'i str;
    String => String;
    Cow<'i, str> => Cow<'i, str>;
    Box<str> => Box<str>;
    Rc<str> => Rc<str>;
}

#[cfg(target_has_atomic = "ptr")]
texts! {
    &'i str => Arc<str>;
    String => Arc<str>;
    Cow<'i, str> => Arc<str>;
    Box<str> => Arc<str>;
}

#[cfg(target_has_atomic = "ptr")]
into_text! { Arc<str> => Arc<str>; }

/// Conversions from a shared text, which copy it.
macro_rules! shared {
    ($shared:ty) => {
        impl<K: Kind> From<Identifier<K, $shared>> for Identifier<K, String> {
            fn from(identifier: Identifier<K, $shared>) -> Self {
                identifier.into_owned()
            }
        }

        impl<K> From<Identifier<K, $shared>> for String {
            fn from(identifier: Identifier<K, $shared>) -> Self {
                identifier.into_string()
            }
        }
    };
}

shared! { Rc<str> }

#[cfg(target_has_atomic = "ptr")]
shared! { Arc<str> }

/// The empty reference, which refers to its base (RFC 3986 section 4.4).
impl<K: AcceptsEmpty, T: StandardText + Default> Default for Identifier<K, T> {
    fn default() -> Self {
        Identifier::from_checked(T::default(), Places::default())
    }
}

/// Names the kinds that accept the empty text.
macro_rules! accept_empty {
    ($($kind:path;)*) => {$(
        impl AcceptsEmpty for $kind {}
    )*};
}

accept_empty! {
    kind::IriReference;
    kind::IrelativeRef;
    kind::UriReference;
    kind::RelativeRef;
    kind::rfc3987bis::IriReference;
    kind::rfc3987bis::IrelativeRef;
    kind::leiri::LeiriReference;
    kind::url_i18n_07::IriReference;
}

impl<K: Kind, T: Text> Identifier<K, T> {
    /// Whether the narrower kind `L` accepts the text, with the same components.
    ///
    /// Takes constant time if the scheme or the fragment decides.
    fn is_of_kind<L: Kind>(&self) -> bool {
        let text = self.text.as_ref();
        let has_scheme = self.places.scheme().is_some();
        let has_fragment = self.places.fragment(text.len()).is_some();
        let scheme_fits = match L::SCHEME {
            SchemeRule::Required => has_scheme,
            SchemeRule::Optional => true,
            SchemeRule::Forbidden => !has_scheme,
        };
        let fragment_fits = L::FRAGMENT || !has_fragment;
        scheme_fits
            && fragment_fits
            && match (K::GRAMMAR, L::GRAMMAR) {
                // A URI is an IRI in US-ASCII.
                (Grammar::Rfc3987, Grammar::Rfc3986) => text.is_ascii(),
                (Grammar::Leiri, Grammar::Rfc3987bis) => L::places(text).is_some(),
                // url-i18n-07 3.2: a relativeIRI has at least one character.
                (Grammar::UrlI18n07, _) => has_scheme || !text.is_empty(),
                // The kinds of a grammar differ only in the scheme and the fragment.
                _ => true,
            }
    }
}

/// The error of a conversion to a narrower kind. It contains the identifier, unchanged;
/// [`error`](Self::error) computes why the kind rejects it.
///
/// ```
/// use iri_grammar::{Iri, IriReference};
///
/// let refused = Iri::try_from(IriReference::new("../a")?).unwrap_err();
/// assert_eq!(refused.error().found(), Some('.'));
/// assert_eq!(refused.into_identifier(), "../a");
/// # Ok::<(), iri_grammar::Error>(())
/// ```
///
/// `?` converts it to an [`Error`]. A `NotOfKind` that borrows its text cannot outlive the text:
/// convert it to an [`Error`] before you box it as a `Box<dyn Error>`.
///
/// ```
/// use iri_grammar::{Iri, IriBuf, IriReference};
///
/// fn absolute(text: &str) -> Result<IriBuf, Box<dyn std::error::Error>> {
///     let iri = Iri::try_from(IriReference::new(text)?).map_err(iri_grammar::Error::from)?;
///     Ok(iri.into_owned())
/// }
/// assert!(absolute("../a").is_err());
/// ```
///
/// Guide: [coming from another crate](crate::guide::coming_from).
pub struct NotOfKind<L, K, T> {
    identifier: Identifier<K, T>,
    wanted: PhantomData<fn() -> L>,
}

impl<L: Kind, K, T: Text> NotOfKind<L, K, T> {
    /// Why the kind rejects the text. Takes time in proportion to the length of the text.
    pub fn error(&self) -> Error {
        L::refuse(self.identifier.text.as_ref())
    }

    /// The identifier.
    pub fn into_identifier(self) -> Identifier<K, T> {
        self.identifier
    }
}

impl<L: Kind, K, T: Text> From<NotOfKind<L, K, T>> for Error {
    fn from(refused: NotOfKind<L, K, T>) -> Self {
        refused.error()
    }
}

impl<L: Kind, K, T: Text> fmt::Display for NotOfKind<L, K, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.error().fmt(f)
    }
}

impl<L: Kind, K, T: Text> fmt::Debug for NotOfKind<L, K, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("NotOfKind")
            .field(&AsRef::<str>::as_ref(&self.identifier))
            .field(&self.error())
            .finish()
    }
}

impl<L: Kind, K, T: Text> core::error::Error for NotOfKind<L, K, T> {}

impl<K, T: Text> Identifier<K, T> {
    /// Checks the text against any other kind, of any document.
    ///
    /// # Errors
    ///
    /// If the production of that kind rejects the text.
    ///
    /// ```
    /// use iri_grammar::{Identifier, Iri, kind};
    ///
    /// let iri = Iri::new("http://ex%41mple.org/")?;
    /// // The ireg-name of 3987bis allows no pct-encoded.
    /// let error = iri.check_as::<kind::rfc3987bis::Iri>().unwrap_err();
    /// assert_eq!(error.production().name(), "ireg-name");
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    pub fn check_as<L: Kind>(self) -> Result<Identifier<L, T>, Error> {
        let places = Identifier::<L, &str>::new(self.text.as_ref())?.places;
        Ok(Identifier { text: self.text, places, kind: PhantomData })
    }
}
