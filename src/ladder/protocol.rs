//! RFC 3987 §5.3.4: protocol-based normalization.

use super::climb::Form;
use super::{Ladder, LadderError, Rung};
use crate::grammar::Grammar;
use crate::identifier::{Identifier, Iri, IriBuf, Text, kind};
use crate::syntax::{Component, Places};
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

/// What is known of a protocol: which IRI is regarded as equivalent to another one,
/// because of "the result of accessing the resources" (RFC 3987 section 5.3.4). This crate
/// accesses nothing; whoever does supplies the knowledge.
///
/// A function is one, too. A [`Ladder`] with it can be shared between threads.
///
/// ```
/// use iri_grammar::ladder::{Knowledge, Ladder, Rung};
/// use iri_grammar::{Iri, IriBuf};
///
/// /// A server that has upper and lower case alike.
/// struct CaseInsensitive;
///
/// impl Knowledge for CaseInsensitive {
///     fn equivalent(&self, iri: &str) -> Option<IriBuf> {
///         iri.to_lowercase().try_into().ok()
///     }
/// }
///
/// let ladder = Ladder::comparing().knowledge(&CaseInsensitive);
/// let (a, b) = (Iri::new("http://a/B")?, Iri::new("http://a/b")?);
/// assert_eq!(ladder.equivalent(&a, &b, Rung::ProtocolBased), Ok(true));
/// # Ok::<(), iri_grammar::Error>(())
/// ```
pub trait Knowledge: Send + Sync {
    /// The IRI that is to stand for this one; `None` where nothing is known. It is asked
    /// with what has come of the rungs below, without the fragment, and again with what it
    /// gave, up to 20 times.
    fn equivalent(&self, iri: &str) -> Option<IriBuf>;
}

impl<F: Fn(&str) -> Option<IriBuf> + Send + Sync> Knowledge for F {
    fn equivalent(&self, iri: &str) -> Option<IriBuf> {
        self(iri)
    }
}

impl fmt::Debug for dyn Knowledge + '_ {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Knowledge")
    }
}

/// How many times [`Knowledge`] is asked.
const HOPS: usize = 20;

impl Ladder<'_> {
    /// RFC 3987 §5.3.4. What is known to stand for one another in a circle is represented
    /// by the least of them.
    pub(super) fn ask(&self, form: &mut Form<'_>, climbing: bool) -> Result<(), LadderError> {
        let Some(knowledge) = self.knowledge else { return Ok(()) };
        if form.get(Component::Scheme).is_none() {
            return Ok(());
        }
        let (mut text, mut places) = form.recompose();
        if let Some(fragment) = places.take_fragment(text.len()) {
            text.truncate(fragment.start - 1);
        }
        let mut visited = Vec::from([(text, places)]);
        for _ in 0..=HOPS {
            let Some((text, _)) = visited.last() else { return Ok(()) };
            let Some(iri) = knowledge.equivalent(text) else {
                become_other(form, visited.pop());
                return Ok(());
            };
            let next = self.known(iri, form.grammar(), climbing)?;
            if let Some(circle) = visited.iter().position(|(text, _)| *text == next.0) {
                let least = visited.drain(circle..).min_by(|(a, _), (b, _)| a.cmp(b));
                become_other(form, least);
                return Ok(());
            }
            visited.push(next);
        }
        Ok(())
    }

    /// An IRI from elsewhere, as the rungs below have it, without its fragment.
    fn known(
        &self,
        iri: IriBuf,
        grammar: Grammar,
        climbing: bool,
    ) -> Result<(String, Places), LadderError> {
        let ladder = self.without_character_form().without_fragment();
        let iri = match grammar {
            Grammar::Rfc3986 => IriBuf::from(iri.to_uri()),
            _ => iri,
        };
        let height = if climbing { Rung::SchemeBased } else { Rung::SimpleString };
        let normal = ladder.normal_form(height, iri.components(), grammar, true, None)?;
        let places = iri.components().places();
        Ok(normal.changed.unwrap_or_else(|| (iri.into_string(), places)))
    }
}

fn become_other(form: &mut Form<'_>, other: Option<(String, Places)>) {
    if let Some((text, places)) = other {
        form.become_other(&places.parts(text.len()).texts(&text));
    }
}

/// Redirections that have been observed: "if they observe that an IRI such as
/// `http://example.com/data` redirects to an IRI differing only in the trailing slash
/// `http://example.com/data/` they will likely regard the two as equivalent in the
/// future" (RFC 3987 section 5.3.4).
///
/// Which IRI was meant is found out by scheme-based comparison.
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
/// let ladder = Ladder::comparing().knowledge(&redirects);
/// let comparison = ladder.compare(&without, &with, Rung::ProtocolBased).unwrap();
/// assert_eq!(comparison.meet(), Some(Rung::ProtocolBased));
/// # Ok::<(), iri_grammar::Error>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Redirects {
    to: BTreeMap<String, IriBuf>,
}

/// An IRI redirects to one that differs in more than the trailing slash, which need not
/// make the two equivalent (RFC 3987 section 5.3.4).
///
/// ```
/// use iri_grammar::Iri;
/// use iri_grammar::ladder::{NotATrailingSlash, Redirects};
///
/// let (from, to) = (Iri::new("http://a/b")?, Iri::new("http://a/c/")?);
/// let error: NotATrailingSlash = Redirects::new().observe(&from, &to).unwrap_err();
/// assert_eq!((&*error.from, &*error.to), ("http://a/b", "http://a/c/"));
/// # Ok::<(), iri_grammar::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotATrailingSlash {
    /// What redirects.
    pub from: String,
    /// To what.
    pub to: String,
}

impl core::error::Error for NotATrailingSlash {}

impl fmt::Display for NotATrailingSlash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let NotATrailingSlash { from, to } = self;
        let differ = "differ in more than a trailing slash (RFC 3987 section 5.3.4)";
        write!(f, "{from:?} and {to:?} {differ}")
    }
}

impl Redirects {
    /// None observed.
    pub const fn new() -> Self {
        Redirects { to: BTreeMap::new() }
    }

    /// Notes that `from` redirects to `to`. Fragments do not count.
    ///
    /// # Errors
    ///
    /// Where the two differ in more than the trailing slash.
    pub fn observe<T: Text, U: Text>(
        &mut self,
        from: &Identifier<kind::Iri, T>,
        to: &Identifier<kind::Iri, U>,
    ) -> Result<(), NotATrailingSlash> {
        let different = || NotATrailingSlash { from: from.as_str().into(), to: to.as_str().into() };
        let (a, b) = (key(from), key(to));
        let paths = |a: &str, b: &str| a.strip_suffix('/') == Some(b);
        let (Ok(a), Ok(b)) = (a, b) else { return Err(different()) };
        let (x, y) = (a.components(), b.components());
        let slash =
            paths(x.path().text(), y.path().text()) || paths(y.path().text(), x.path().text());
        let others = x.scheme() == y.scheme()
            && x.authority().map(|it| it.text()) == y.authority().map(|it| it.text())
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

/// The form under which a redirection is noted.
fn key<T: Text>(iri: &Identifier<kind::Iri, T>) -> Result<IriBuf, LadderError> {
    let ladder = Ladder::comparing();
    Ok(ladder.without_fragment().climb(Rung::SchemeBased, iri)?.identifier.into_owned())
}
