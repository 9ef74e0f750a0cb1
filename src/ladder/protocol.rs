//! RFC 3987 §5.3.4: observed redirections as knowledge of a protocol.

use super::{Knowledge, Ladder, LadderError, Rung};
use crate::identifier::{Identifier, Iri, IriBuf, Text, kind};
use alloc::collections::BTreeMap;
use alloc::string::String;

/// Observed redirections: "if they observe that an IRI such as
/// `http://example.com/data` redirects to an IRI differing only in the trailing slash
/// `http://example.com/data/` they will likely regard the two as equivalent in the
/// future" (RFC 3987 section 5.3.4).
///
/// IRIs that are equal by scheme-based comparison count as the same.
///
/// ```
/// use iri_grammar::Iri;
/// use iri_grammar::ladder::{Ladder, Redirects, Rung};
///
/// let without = Iri::new("http://example.com/data")?;
/// let with = Iri::new("http://example.com/data/")?;
/// let mut redirects = Redirects::new();
/// redirects.observe(&without, &with).unwrap();
///
/// let ladder = Ladder::for_comparison().knowledge(&redirects);
/// let comparison = ladder.compare(&without, &with, Rung::ProtocolBased).unwrap();
/// assert_eq!(comparison.lowest_rung(), Some(Rung::ProtocolBased));
/// # Ok::<(), iri_grammar::Error>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Redirects {
    to: BTreeMap<String, IriBuf>,
}

impl Redirects {
    /// Without any redirection.
    pub const fn new() -> Self {
        Redirects { to: BTreeMap::new() }
    }

    /// Records that `from` redirects to `to`. Ignores fragments.
    ///
    /// # Errors
    ///
    /// If the two differ in more than the trailing slash.
    ///
    /// ```
    /// use iri_grammar::Iri;
    /// use iri_grammar::ladder::{LadderError, Redirects};
    ///
    /// let (from, to) = (Iri::new("http://a/b")?, Iri::new("http://a/c/")?);
    /// let error = Redirects::new().observe(&from, &to).unwrap_err();
    /// let LadderError::NotATrailingSlash { from, to } = error else { panic!() };
    /// assert_eq!((&*from, &*to), ("http://a/b", "http://a/c/"));
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    pub fn observe<T: Text, U: Text>(
        &mut self,
        from: &Identifier<kind::Iri, T>,
        to: &Identifier<kind::Iri, U>,
    ) -> Result<(), LadderError> {
        let different = || {
            let (from, to) = (from.as_str().into(), to.as_str().into());
            LadderError::NotATrailingSlash { from, to }
        };
        let (a, b) = (key(from), key(to));
        let paths = |a: &str, b: &str| a.strip_suffix('/') == Some(b);
        let (Ok(a), Ok(b)) = (a, b) else { return Err(different()) };
        let (x, y) = (a.components(), b.components());
        let slash =
            paths(x.path().text(), y.path().text()) || paths(y.path().text(), x.path().text());
        let others = x.scheme() == y.scheme()
            && x.authority().map(|authority| authority.text())
                == y.authority().map(|authority| authority.text())
            && x.query() == y.query();
        if !slash || !others {
            return Err(different());
        }
        let to = Iri::new(to.as_str()).map_err(|_| different())?;
        self.to.insert(a.into_string(), to.into_owned());
        Ok(())
    }
}

impl Knowledge for Redirects {
    fn equivalent(&self, iri: &str) -> Option<IriBuf> {
        let key = key(&Iri::new(iri).ok()?).ok()?;
        self.to.get(key.as_str()).cloned()
    }
}

/// The key of an IRI: its scheme-based normal form without the fragment.
fn key<T: Text>(iri: &Identifier<kind::Iri, T>) -> Result<IriBuf, LadderError> {
    let ladder = Ladder::for_comparison();
    Ok(ladder.without_fragment().climb(Rung::SchemeBased, iri)?.identifier.into_owned())
}
