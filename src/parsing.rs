//! From a production and a text to a tree, to components, or to the reason why not.

use crate::diagnosis::Checker;
use crate::error::Error;
use crate::grammar::Production;
use crate::syntax::{Components, Tree, tables};

/// Parsing. Takes time in proportion to the length of the text, and no more stack
/// for a long text than for a short one.
impl Production {
    /// Parses `text`, whole, into its parse tree.
    ///
    /// # Errors
    ///
    /// Where the production does not take the text: why, and where.
    pub fn parse(self, text: &str) -> Result<Tree<'_>, Error> {
        Tree::new(self, text).ok_or_else(|| self.refuse(text))
    }

    /// Parses `text`, whole, into its components. Meant for productions that are
    /// [identifiers](Self::is_identifier); of the others, those that have components
    /// inside give these, and what is left is an empty path.
    ///
    /// # Errors
    ///
    /// Where the production does not take the text: why, and where.
    ///
    /// ```
    /// use iri_grammar::Grammar;
    ///
    /// let absolute = Grammar::Rfc3987.production("absolute-IRI").unwrap();
    /// let components = absolute.components("http://r\u{e9}sum\u{e9}.example.org?a")?;
    /// assert_eq!(components.host().unwrap().text(), "r\u{e9}sum\u{e9}.example.org");
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    pub fn components(self, text: &str) -> Result<Components<'_>, Error> {
        match tables::of(self).places(text) {
            Some(places) => Ok(Components::new(text, places, self)),
            None => Err(self.refuse(text)),
        }
    }

    /// Why the production does not take `text`.
    #[cold]
    pub(crate) fn refuse(self, text: &str) -> Error {
        Checker::new(self).diagnose(text)
    }

    /// Checks whether the production takes `text`, whole.
    ///
    /// # Errors
    ///
    /// Where it does not: why, and where. A [`Checker`] finds that out sooner for many
    /// texts.
    pub fn check(self, text: &str) -> Result<(), Error> {
        Checker::new(self).check(text)
    }
}
