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
    /// The target of each redirection. The keys are normalized by `key`.
    targets: BTreeMap<String, IriBuf>,
}

impl Redirects {
    /// A table without any redirection.
    pub const fn new() -> Self {
        Redirects { targets: BTreeMap::new() }
    }

    /// Records that `from` redirects to `to`. Ignores fragments.
    ///
    /// # Errors
    ///
    /// If the two IRIs differ in more than the trailing slash, or do not differ.
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
        let error = || {
            let (from, to) = (from.as_str().into(), to.as_str().into());
            LadderError::NotATrailingSlash { from, to }
        };
        let (Ok(from_key), Ok(to_key)) = (key(from), key(to)) else { return Err(error()) };
        let (before, after) = (from_key.components(), to_key.components());
        let (path, other_path) = (before.path().text(), after.path().text());
        let differs_by_slash = path.strip_suffix('/') == Some(other_path)
            || other_path.strip_suffix('/') == Some(path);
        let [authority, other_authority] =
            [before, after].map(|iri| iri.authority().map(|authority| authority.text()));
        let has_same_rest = before.scheme() == after.scheme()
            && authority == other_authority
            && before.query() == after.query();
        if !differs_by_slash || !has_same_rest {
            return Err(error());
        }
        // An IRI from `from_trusted` may be invalid. The ladder removes the fragment later.
        let to = Iri::new(to.as_str()).map_err(|_| error())?;
        self.targets.insert(from_key.into_string(), to.into_owned());
        Ok(())
    }
}

impl Knowledge for Redirects {
    fn equivalent(&self, iri: &str) -> Option<IriBuf> {
        let key = key(&Iri::new(iri).ok()?).ok()?;
        self.targets.get(key.as_str()).cloned()
    }
}

/// The key of an IRI: its scheme-based normal form without the fragment.
fn key<T: Text>(iri: &Identifier<kind::Iri, T>) -> Result<IriBuf, LadderError> {
    let ladder = Ladder::for_comparison();
    let ladder = ladder.without_fragment().for_key();
    Ok(ladder.climb(Rung::SchemeBased, iri)?.identifier.into_owned())
}
