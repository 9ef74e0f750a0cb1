//! Identifiers for logs and messages, with the password hidden.

use super::kind::Kind;
use super::{Identifier, Lend};
use crate::syntax::Components;
use core::fmt;

impl<'b, 'o, K: Kind, T: Lend<'b, 'o>> Identifier<K, T> {
    /// The identifier with `***` in place of its password, for logs and messages.
    ///
    /// "Applications should not render as clear text any data after the first colon (":")
    /// character found within a userinfo subcomponent unless the data after the colon is the empty
    /// string (indicating no password)" (RFC 3986 section 3.2.1).
    ///
    /// `Display` and `Debug` of the returned value hide the password; `Display` and `Debug` of the
    /// identifier itself show it. The output is a valid identifier of the same kind.
    ///
    /// ```
    /// use iri_grammar::Iri;
    ///
    /// let iri = Iri::new("ftp://user:secret@example.org/")?;
    /// assert_eq!(iri.mask_password().to_string(), "ftp://user:***@example.org/");
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    #[doc(alias = "redact")]
    pub fn mask_password(
        &'b self,
    ) -> impl fmt::Display + fmt::Debug + Clone + Send + Sync + use<'o, K, T> {
        Masked(self.components())
    }
}

/// The components of an identifier whose password is not shown.
#[derive(Clone)]
struct Masked<'i>(Components<'i>);

impl fmt::Display for Masked<'_> {
    /// Writes the identifier, with `***` in place of a password that is not empty.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.0.text();
        match self.0.nonempty_password() {
            Some(secret) => write!(f, "{}***{}", &text[..secret.start], &text[secret.end..]),
            None => f.write_str(text),
        }
    }
}

impl fmt::Debug for Masked<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Masked({self})")
    }
}
