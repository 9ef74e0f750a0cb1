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

/// A type of text that an [`Identifier`](super::Identifier) can contain: a [`StandardText`], or any
/// other type in an [`AnyText`].
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
///
/// A `&String` is not a text, since its components would have to be found again at every access:
///
/// ```compile_fail,E0277
/// # use iri_grammar::{Identifier, kind};
/// let text = "http://example.org/".to_string();
/// let iri = Identifier::<kind::Iri, _>::parse(&text);
/// ```
#[diagnostic::on_unimplemented(
    message = "an identifier cannot contain a `{Self}`",
    label = "not a `Text`",
    note = "borrow a string as `&str`, by `as_str()` or `&**`",
    note = "wrap another `AsRef<str>` as `AnyText(text)`, which is slower"
)]
pub trait Text: AsRef<str> + sealed::Sealed {
    /// A `&str` with the lifetime for which the characters can be used.
    #[doc(hidden)]
    type Lent<'b>: sealed::Lent
    where
        Self: 'b;

    /// The characters of the text.
    #[doc(hidden)]
    fn borrow_text(&self) -> Self::Lent<'_>;
}

/// A [`Text`] of the standard library: `&str`, or an [`OwnedText`].
///
/// ```
/// use iri_grammar::{Identifier, StandardText, kind};
///
/// /// Removes the fragments of identifiers, whatever contains their texts.
/// fn remove_fragments<T: StandardText>(iris: &mut [Identifier<kind::Iri, T>]) {
///     iris.iter_mut().for_each(Identifier::remove_fragment);
/// }
/// let mut iris = [Identifier::<kind::Iri, Box<str>>::new("a:b#c")?];
/// remove_fragments(&mut iris);
/// assert_eq!(iris, ["a:b"]);
/// # Ok::<(), iri_grammar::Error>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a text of the standard library",
    note = "these are `&str`, `String`, `Cow<str>`, `Box<str>`, `Rc<str>` and `Arc<str>`"
)]
pub trait StandardText: Text + sealed::Truncate {}

/// A [`StandardText`] that owns or shares its characters, or can own them: `String`, `Cow<str>`,
/// `Box<str>`, `Rc<str>` or `Arc<str>`.
///
/// ```
/// use iri_grammar::{Identifier, OwnedText, kind};
/// use std::sync::Arc;
///
/// /// A configuration that stores its identifiers in the type that the caller chooses.
/// struct Config<T: OwnedText> {
///     home: Identifier<kind::Iri, T>,
/// }
/// let config: Config<Arc<str>> = Config { home: "http://example.org/".parse()? };
/// assert_eq!(config.home.host().unwrap(), "example.org");
/// # Ok::<(), iri_grammar::Error>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not own its characters",
    note = "these own or share them: `String`, `Cow<str>`, `Box<str>`, `Rc<str>` and `Arc<str>`"
)]
pub trait OwnedText: StandardText + sealed::CopyOf {}

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
///
/// // The same of any text.
/// fn characters<'b, 'o, T: iri_grammar::Lend<'b, 'o>>(text: &'b T) -> &'o str {
///     text.lend()
/// }
/// assert_eq!(characters(&"a:b"), "a:b");
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

    #[diagnostic::on_unimplemented(
        message = "only this library implements `Text`",
        label = "not a `Text` of this library",
        note = "wrap a text of your own as `AnyText(text)`"
    )]
    pub trait Sealed {
        /// The text as a `String`; copies only a borrowed or shared text.
        fn into_string(self) -> String;

        /// Whether `as_ref` returns the same text each time.
        const CONSTANT: bool = true;
    }

    pub trait Truncate {
        /// Keeps the first `end` bytes. Copies them only if the text cannot be shortened in place.
        fn truncate_text(&mut self, end: usize);
    }

    pub trait CopyOf {
        /// A text with a copy of the characters.
        fn copy_of(text: &str) -> Self;
    }

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
/// and the functions that convert it to a `String` and shorten it.
macro_rules! texts {
    ($($(#[$cfg:meta])* $text:ty, $lifetime:lifetime, $into_string:expr, $truncate:expr;)+) => {$(
        $(#[$cfg])*
        impl<'i> Text for $text {
            type Lent<'b>
                = &$lifetime str
            where
                Self: 'b;

            #[inline]
            fn borrow_text(&self) -> Self::Lent<'_> {
                self
            }
        }

        $(#[$cfg])*
        impl<'i> StandardText for $text {}

        $(#[$cfg])*
        impl<'i> sealed::Sealed for $text {
            fn into_string(self) -> String {
                $into_string(self)
            }
        }

        $(#[$cfg])*
        impl<'i> sealed::Truncate for $text {
            fn truncate_text(&mut self, end: usize) {
                $truncate(self, end)
            }
        }
    )+};
}

/// Shortens a text that cannot be shortened in place.
fn truncate_copy<T: for<'t> From<&'t str> + AsRef<str>>(text: &mut T, end: usize) {
    *text = T::from(&text.as_ref()[..end]);
}

texts! {
    &'i str, 'i, str::to_owned, |text: &mut Self, end| *text = &text[..end];
    String, 'b, String::from, String::truncate;
    Cow<'i, str>, 'b, Cow::into_owned, |text: &mut Self, end| match text {
        Cow::Borrowed(text) => *text = &text[..end],
        Cow::Owned(text) => text.truncate(end),
    };
    Box<str>, 'b, String::from, truncate_copy;
    Rc<str>, 'b, |text: Self| text.as_ref().to_owned(), truncate_copy;
    #[cfg(target_has_atomic = "ptr")]
    Arc<str>, 'b, |text: Self| text.as_ref().to_owned(), truncate_copy;
}

/// Defines the texts that own or share their characters.
macro_rules! owned {
    ($($(#[$cfg:meta])* $text:ty, $copy:expr;)+) => {$(
        $(#[$cfg])*
        impl<'i> OwnedText for $text {}

        $(#[$cfg])*
        impl<'i> sealed::CopyOf for $text {
            fn copy_of(text: &str) -> Self {
                $copy(text)
            }
        }
    )+};
}

owned! {
    String, String::from;
    Cow<'i, str>, |text: &str| Cow::Owned(text.to_owned());
    Box<str>, Box::from;
    Rc<str>, Rc::from;
    #[cfg(target_has_atomic = "ptr")]
    Arc<str>, Arc::from;
}

/// Slow: every access reads the text again. Wraps any `AsRef<str>`, so that an [`Identifier`](super::Identifier) can contain it: `SmolStr`,
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
/// To divide the text once, call [`as_borrowed`](super::Identifier::as_borrowed).
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

impl<T: AsRef<str>> Text for AnyText<T> {
    type Lent<'b>
        = &'b str
    where
        Self: 'b;

    #[inline]
    fn borrow_text(&self) -> Self::Lent<'_> {
        self.as_ref()
    }
}

impl<T: AsRef<str>> sealed::Sealed for AnyText<T> {
    fn into_string(self) -> String {
        self.as_ref().to_owned()
    }

    const CONSTANT: bool = false;
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
