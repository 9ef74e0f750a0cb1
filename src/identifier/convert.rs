//! From one kind of identifier to another.

use super::Identifier;
use super::kind::{self, Kind};
use crate::error::Error;
use core::marker::PhantomData;

/// Conversions that always hold, and so cost nothing: each text of the first kind is
/// one of the second with the same components. The way back is checked.
macro_rules! always {
    ($($from:path => $($into:path),*;)*) => {$($(
        impl<T> From<Identifier<$from, T>> for Identifier<$into, T> {
            fn from(identifier: Identifier<$from, T>) -> Self {
                identifier.into_kind()
            }
        }

        impl<T: AsRef<str>> TryFrom<Identifier<$into, T>> for Identifier<$from, T> {
            type Error = Error;

            fn try_from(identifier: Identifier<$into, T>) -> Result<Self, Error> {
                identifier.checked()
            }
        }
    )*)*};
}

always! {
    kind::AbsoluteUri => kind::Uri, kind::UriReference, kind::AbsoluteIri, kind::Iri, kind::IriReference;
    kind::Uri => kind::UriReference, kind::Iri, kind::IriReference;
    kind::RelativeRef => kind::UriReference, kind::IrelativeRef, kind::IriReference;
    kind::UriReference => kind::IriReference;
    kind::AbsoluteIri => kind::Iri, kind::IriReference;
    kind::Iri => kind::IriReference;
    kind::IrelativeRef => kind::IriReference;
    kind::rfc3987bis::AbsoluteIri => kind::rfc3987bis::Iri, kind::rfc3987bis::IriReference;
    kind::rfc3987bis::Iri => kind::rfc3987bis::IriReference, kind::leiri::Leiri, kind::leiri::LeiriReference;
    kind::rfc3987bis::IrelativeRef => kind::rfc3987bis::IriReference, kind::leiri::LeiriReference;
    kind::rfc3987bis::IriReference => kind::leiri::LeiriReference;
    kind::leiri::Leiri => kind::leiri::LeiriReference;
    kind::url_i18n_07::AbsoluteIri => kind::url_i18n_07::IriReference;
    kind::url_i18n_07::RelativeIri => kind::url_i18n_07::IriReference;
}

impl<K, T: AsRef<str>> Identifier<K, T> {
    /// The same text as any other kind, of any document.
    ///
    /// # Errors
    ///
    /// Where the production of that kind does not take the text: why, and where.
    ///
    /// ```
    /// use iri_grammar::{Identifier, Iri, kind};
    ///
    /// let iri = Iri::new("http://ex%41mple.org/")?;
    /// // The ireg-name of 3987bis has no pct-encoded.
    /// let error = iri.checked::<kind::rfc3987bis::Iri>().unwrap_err();
    /// assert_eq!(error.production().name(), "ireg-name");
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    pub fn checked<L: Kind>(self) -> Result<Identifier<L, T>, Error> {
        let places = Identifier::<L, &str>::new(self.text.as_ref())?.places;
        Ok(Identifier { text: self.text, places, kind: PhantomData })
    }
}
