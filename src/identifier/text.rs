//! The string types that can hold the text of an identifier, and the error that contains a rejected
//! text.

use crate::error::Error;
use alloc::borrow::{Cow, ToOwned};
use alloc::boxed::Box;
use alloc::rc::Rc;
use alloc::string::String;
#[cfg(target_has_atomic = "ptr")]
use alloc::sync::Arc;
use core::fmt;

/// A type of text that an [`Identifier`](super::Identifier) can contain:
///
/// - `&str`, [`String`], `Cow<str>`, `Box<str>`, `Rc<str>` and `Arc<str>`;
/// - `&T` for any `T: AsRef<str>`, such as `&String`;
/// - any other owned type in an [`AnyText`].
///
/// ```
/// use iri_grammar::{Identifier, kind};
/// use std::sync::Arc;
///
/// let shared: Arc<str> = "http://example.org/".into();
/// let iri = Identifier::<kind::Iri, _>::parse(shared.clone())?;
/// assert!(Arc::ptr_eq(&shared, &iri.clone().into_text()));
/// # Ok::<(), iri_grammar::Error>(())
/// ```
pub trait Text: AsRef<str> + sealed::Sealed {}

/// A [`Text`] that is borrowed for `'b` and whose characters can be used for `'o`. For a reference
/// such as `&str`, `'o` is the lifetime of the reference; for any other text, `'o` is at most `'b`.
///
/// ```
/// use iri_grammar::{Iri, IriBuf};
///
/// fn host<'t>(text: &'t str) -> Option<&'t str> {
///     let iri = Iri::new(text).ok()?;
///     // The identifier ends here, and its text lives on.
///     iri.host().map(|host| host.text())
/// }
/// assert_eq!(host("http://example.org/"), Some("example.org"));
/// ```
///
/// A part of an owned text cannot outlive the identifier:
///
/// ```compile_fail,E0515
/// # use iri_grammar::IriBuf;
/// fn host<'t>(text: &'t str) -> Option<&'t str> {
///     let iri = IriBuf::new(text).ok()?;
///     iri.host().map(|host| host.text())
/// }
/// ```
#[doc(hidden)]
pub trait Lend<'b, 'o>: Text {
    /// The characters of the text.
    fn lend(&'b self) -> &'o str;
}

impl<'b, 'o, T: Text + 'b> Lend<'b, 'o> for T
where
    T::Lent<'b>: 'o,
{
    fn lend(&'b self) -> &'o str {
        let text: T::Lent<'b> = self.borrow_text();
        sealed::Lent::text(text)
    }
}

pub(super) mod sealed {
    use alloc::string::String;

    pub trait Sealed {
        /// A `&str` with the lifetime for which the characters can be used.
        type Lent<'b>: Lent
        where
            Self: 'b;
        /// The characters of the text.
        fn borrow_text(&self) -> Self::Lent<'_>;
        /// The text as a `String`; copies only a borrowed or shared text.
        fn into_string(self) -> String;

        /// Whether `as_ref` returns the same text each time.
        const CONSTANT: bool = true;
    }

    /// A text of the standard library: `as_ref` returns the same text each time, and the default is
    /// empty.
    pub trait Constant: super::Text {}

    /// A `&str` whose lifetime a bound can name, as in `T::Lent<'b>: 'o`.
    pub trait Lent {
        /// The `&str` itself, with a shorter or equal lifetime.
        fn text<'o>(self) -> &'o str
        where
            Self: 'o;
    }

    impl Lent for &str {
        fn text<'o>(self) -> &'o str
        where
            Self: 'o,
        {
            self
        }
    }
}

/// Defines the texts of the standard library. Each row has the type, the lifetime of its characters,
/// and the conversion to a `String`.
macro_rules! texts {
    ($($(#[$cfg:meta])* $text:ty, $lifetime:lifetime, $into_string:expr;)+) => {$(
        $(#[$cfg])*
        impl<'i> Text for $text {}

        $(#[$cfg])*
        impl<'i> sealed::Constant for $text {}

        $(#[$cfg])*
        impl<'i> sealed::Sealed for $text {
            type Lent<'b>
                = &$lifetime str
            where
                Self: 'b;

            #[inline]
            fn borrow_text(&self) -> Self::Lent<'_> {
                self
            }

            fn into_string(self) -> String {
                $into_string(self)
            }
        }
    )+};
}

texts! {
    &'i str, 'i, str::to_owned;
    String, 'b, String::from;
    Cow<'i, str>, 'b, Cow::into_owned;
    Box<str>, 'b, String::from;
    Rc<str>, 'b, |text: Self| text.as_ref().to_owned();
    #[cfg(target_has_atomic = "ptr")]
    Arc<str>, 'b, |text: Self| text.as_ref().to_owned();
}

/// Wraps any `AsRef<str>`, so that an [`Identifier`](super::Identifier) can contain it: `SmolStr`,
/// `ByteString`, a type of your own.
///
/// ```
/// use iri_grammar::{AnyText, Identifier, kind};
/// # #[derive(Clone)]
/// # struct SmolStr(String);
/// # impl SmolStr { fn new(text: &str) -> Self { SmolStr(text.into()) } }
/// # impl AsRef<str> for SmolStr { fn as_ref(&self) -> &str { &self.0 } }
///
/// type SmolIri = Identifier<kind::Iri, AnyText<SmolStr>>;
///
/// let iri = SmolIri::parse(AnyText(SmolStr::new("http://example.org/a")))?;
/// assert_eq!(iri.path(), "/a");
/// let AnyText(text): AnyText<SmolStr> = iri.into_text();
/// # Ok::<(), iri_grammar::Error>(())
/// ```
///
/// `as_ref` may return another text each time. So each call for a component divides the text again,
/// as [`from_trusted`](super::Identifier::from_trusted) does, in time in proportion to its length.
/// To divide the text once, call [`as_borrowed`](super::Identifier::as_borrowed). All of this also
/// holds for `&T`, such as `&String`: pass `as_str()` if speed matters.
///
/// If `as_ref` returns another text than the checked one, nothing panics, and the components are
/// those of the new text, valid or not.
///
/// Guide: [coming from another crate](crate::guide::coming_from).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct AnyText<T>(pub T);

impl<T: AsRef<str>> AsRef<str> for AnyText<T> {
    fn as_ref(&self) -> &str {
        self.0.as_ref()
    }
}

/// Defines the texts whose `as_ref` may return another text each time.
macro_rules! others {
    ($($text:ty, $lifetime:lifetime, |$this:ident| $inner:expr;)+) => {$(
        impl<'i, T: AsRef<str>> Text for $text {}

        impl<'i, T: AsRef<str>> sealed::Sealed for $text {
            type Lent<'b>
                = &$lifetime str
            where
                Self: 'b;

            #[inline]
            fn borrow_text(&self) -> Self::Lent<'_> {
                let $this = self;
                $inner.as_ref()
            }

            fn into_string(self) -> String {
                self.as_ref().to_owned()
            }

            const CONSTANT: bool = false;
        }
    )+};
}

others! {
    &'i T, 'i, |text| *text;
    AnyText<T>, 'b, |text| text.0;
}

/// Why a text was rejected, and the text, unchanged. `?` converts it to an [`Error`].
///
/// ```
/// use iri_grammar::{Error, IriBuf};
///
/// let refused = IriBuf::parse("http://example.org/a b".to_string()).unwrap_err();
/// assert_eq!(refused.error().found(), Some(' '));
/// let repaired = refused.into_text().replace(' ', "%20");
/// assert_eq!(IriBuf::parse(repaired)?, "http://example.org/a%20b");
/// # Ok::<(), Error>(())
/// ```
///
/// Guide: [showing errors](crate::guide::errors).
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct ParseError<T> {
    pub(super) error: Error,
    pub(super) text: T,
}

impl<T> ParseError<T> {
    /// Why the text was rejected.
    pub fn error(&self) -> Error {
        self.error
    }

    /// The text.
    pub fn into_text(self) -> T {
        self.text
    }

    /// Why the text was rejected, and the text.
    ///
    /// ```
    /// use iri_grammar::IriBuf;
    ///
    /// let (error, text) = IriBuf::parse("a b".to_string()).unwrap_err().into_parts();
    /// assert_eq!(&text[error.span().start..], " b");
    /// ```
    pub fn into_parts(self) -> (Error, T) {
        (self.error, self.text)
    }
}

impl<T> From<ParseError<T>> for Error {
    fn from(refused: ParseError<T>) -> Self {
        refused.error
    }
}

impl<T> fmt::Display for ParseError<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.error.fmt(f)
    }
}

impl<T: fmt::Debug> fmt::Debug for ParseError<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ParseError").field("text", &self.text).field("error", &self.error).finish()
    }
}

impl<T: fmt::Debug> core::error::Error for ParseError<T> {}
