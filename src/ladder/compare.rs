//! Comparison of two identifiers rung by rung, and identifiers whose `==` compares at a chosen rung.

use super::climb::Extent;
use super::{Ladder, LadderError, LadderKind, Purpose, Rung};
use crate::grammar::{Citation, Grammar};
use crate::identifier::{Identifier, Text};
use crate::steps::Trace;
use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};

/// The forms of two identifiers at a rung.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Forms {
    /// The rung.
    pub rung: Rung,
    /// The section that describes the rung; in RFC 3986 if both identifiers are URIs.
    pub section: Citation,
    /// The form of the first identifier. It is the [climbed](Ladder::climb) form, except that a URN
    /// has no r-component, q-component and f-component from [`Rung::SchemeBased`] on.
    pub left: String,
    /// The form of the second identifier, as `left`.
    pub right: String,
}

impl Forms {
    /// Whether the two forms are equal.
    pub fn equal(&self) -> bool {
        self.left == self.right
    }
}

/// The forms of two identifiers at each rung up to the requested one, except character
/// normalization, which RFC 3987 section 5.3.2.2 forbids in comparisons.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Comparison {
    forms: Vec<Forms>,
}

impl Comparison {
    /// The forms, from the lowest rung to the requested one.
    pub fn forms(&self) -> &[Forms] {
        &self.forms
    }

    /// Whether the two identifiers are equivalent at the requested rung. If they are not, they may
    /// still identify the same resource.
    pub fn equivalent(&self) -> bool {
        self.forms.last().is_some_and(Forms::equal)
    }

    /// The lowest rung at which the two forms are equal; `None` if they differ at all rungs up to
    /// the requested one.
    pub fn lowest_rung(&self) -> Option<Rung> {
        self.forms.iter().find(|forms| forms.equal()).map(|forms| forms.rung)
    }
}

/// The grammar for comparing: RFC 3986 for two URIs, RFC 3987 otherwise.
fn grammar_for_comparison<K: LadderKind, L: LadderKind>() -> Grammar {
    match (K::GRAMMAR, L::GRAMMAR) {
        (Grammar::Rfc3986, Grammar::Rfc3986) => Grammar::Rfc3986,
        _ => Grammar::Rfc3987,
    }
}

impl<'k> Ladder<'k> {
    /// Compares two identifiers at each rung up to this one.
    ///
    /// # Errors
    ///
    /// If one of them is a relative reference, which "applications should not directly compare"; or
    /// if the purpose is [`Purpose::IdentityToken`] and the rung is not the first (RFC 3987 section
    /// 5.1).
    pub fn compare<K: LadderKind, T: Text, L: LadderKind, U: Text>(
        &self,
        left: &Identifier<K, T>,
        right: &Identifier<L, U>,
        height: Rung,
    ) -> Result<Comparison, LadderError> {
        self.check_purpose(height)?;
        let grammar = grammar_for_comparison::<K, L>();
        let rungs = Rung::ALL.into_iter().filter(|rung| *rung <= height);
        let mut forms = Vec::new();
        for rung in rungs.filter(|rung| *rung != Rung::Character) {
            // Every rung but character normalization has a section.
            let Some(section) = rung.citation(grammar) else { continue };
            let left = self.form_to_compare(left, rung, grammar)?.into_owned();
            let right = self.form_to_compare(right, rung, grammar)?.into_owned();
            forms.push(Forms { rung, section, left, right });
        }
        Ok(Comparison { forms })
    }

    /// Whether two identifiers are equivalent at this rung.
    ///
    /// # Errors
    ///
    /// As [`compare`](Self::compare).
    ///
    /// ```
    /// use iri_grammar::Iri;
    /// use iri_grammar::ladder::{Ladder, Rung};
    ///
    /// let iris = ["http://example.com", "http://example.com/", "http://example.com:/",
    ///     "http://example.com:80/"].map(|text| Iri::new(text).unwrap());
    /// for iri in iris {
    ///     assert_eq!(Ladder::for_comparison().equivalent(&iri, &iris[0], Rung::SchemeBased), Ok(true));
    /// }
    /// let other = Iri::new("http://example.com/?").unwrap();
    /// assert_eq!(Ladder::for_comparison().equivalent(&other, &iris[0], Rung::SchemeBased), Ok(false));
    /// ```
    pub fn equivalent<K: LadderKind, T: Text, L: LadderKind, U: Text>(
        &self,
        left: &Identifier<K, T>,
        right: &Identifier<L, U>,
        height: Rung,
    ) -> Result<bool, LadderError> {
        self.check_purpose(height)?;
        let grammar = grammar_for_comparison::<K, L>();
        let left = self.form_to_compare(left, height, grammar)?;
        Ok(left == self.form_to_compare(right, height, grammar)?)
    }

    /// Whether a reference that resolves to `target` is a "same-document" reference (RFC 3986
    /// section 4.4): whether the target "is, aside from its fragment component (if any), identical
    /// to the base URI". The fragment of the base is ignored too.
    ///
    /// [`Rung::SimpleString`] compares exactly so. The other rungs add normalization: "Normalization
    /// of the base and target URIs prior to their comparison [...] is allowed but rarely performed
    /// in practice".
    ///
    /// # Errors
    ///
    /// If one of them is a relative reference.
    ///
    /// ```
    /// use iri_grammar::{Iri, IriReference};
    /// use iri_grammar::ladder::{Ladder, Rung};
    ///
    /// let base = Iri::new("http://a/b/\u{e9}?q")?;
    /// let is_same = |reference, rung| {
    ///     let target = base.resolve(&IriReference::new(reference).unwrap()).unwrap();
    ///     Ladder::for_comparison().is_same_document(&base, &target, rung).unwrap()
    /// };
    /// assert!(is_same("", Rung::SimpleString) && is_same("#s", Rung::SimpleString));
    /// assert!(is_same("\u{e9}?q#s", Rung::SimpleString));
    /// assert!(!is_same("\u{e9}", Rung::SchemeBased));
    /// assert!(!is_same("//a:80/b/%C3%A9?q", Rung::SimpleString));
    /// assert!(is_same("//a:80/b/%C3%A9?q", Rung::SchemeBased));
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    pub fn is_same_document<K: LadderKind, T: Text, L: LadderKind, U: Text>(
        &self,
        base: &Identifier<K, T>,
        target: &Identifier<L, U>,
        height: Rung,
    ) -> Result<bool, LadderError> {
        self.purpose(Purpose::NetworkAction).equivalent(base, target, height)
    }

    /// The form of an identifier that is compared at this rung, without the components that its scheme
    /// ignores; without the fragment if the purpose is a network action. An error for a relative
    /// reference.
    pub(super) fn form_to_compare<'i, K: LadderKind, T: Text>(
        &self,
        identifier: &'i Identifier<K, T>,
        height: Rung,
        grammar: Grammar,
    ) -> Result<Cow<'i, str>, LadderError> {
        let components = identifier.components();
        if components.scheme().is_none() {
            return Err(LadderError::Relative { text: components.text().into() });
        }
        let mut ladder = self.without_character_form().for_key();
        if self.purpose == Purpose::NetworkAction {
            ladder = ladder.without_fragment();
        }
        let trace = &mut Trace::off();
        let normal = ladder.normal_form(height, components, grammar, Extent::UpTo, trace)?;
        Ok(normal.changed.map_or(components.text().into(), |(text, _)| text.into()))
    }
}

/// An identifier whose `==`, [`Hash`] and [`Ord`] compare its normalized form at a rung, for sets
/// and maps. The identifier itself stays unchanged. Two `Keyed` with different rungs are never
/// equal.
///
/// The key of a URN has no r-component, q-component and f-component from [`Rung::SchemeBased`] on, since
/// they "MUST be ignored for purposes of determining URN-equivalence" (RFC 8141 section 3.1).
/// [Normalization](Ladder::climb) keeps them. So equivalent URNs have equal keys, but their normal forms
/// can differ.
///
/// ```
/// use iri_grammar::{Iri, kind};
/// use iri_grammar::ladder::{Keyed, Rung};
/// use std::collections::HashSet;
///
/// let mut seen: HashSet<Keyed<kind::Iri>> = HashSet::new();
/// let mut is_new = |text| {
///     seen.insert(Keyed::new(&Iri::new(text).unwrap(), Rung::SchemeBased).unwrap())
/// };
/// assert!(is_new("http://example.org/ros\u{e9}"));
/// assert!(!is_new("HTTP://example.org:80/ros%c3%a9"));
///
/// let keyed = Keyed::new(&Iri::new("HTTP://example.org/")?, Rung::Case).unwrap();
/// assert_eq!((keyed.key(), keyed.rung()), ("http://example.org/", Rung::Case));
/// assert_eq!(keyed.identifier(), "HTTP://example.org/");
/// assert_eq!(keyed.into_identifier(), "HTTP://example.org/");
///
/// let urn = Keyed::new(&Iri::new("urn:example:a?=b#c")?, Rung::SchemeBased).unwrap();
/// assert_eq!(urn.key(), "urn:example:a");
/// # Ok::<(), iri_grammar::Error>(())
/// ```
pub struct Keyed<K> {
    identifier: Identifier<K, String>,
    rung: Rung,
    key: String,
}

impl<K: LadderKind> Keyed<K> {
    /// Computes the key by [`Ladder::for_comparison`].
    ///
    /// # Errors
    ///
    /// If the identifier is a relative reference (RFC 3987 section 5.1).
    pub fn new<T: Text>(identifier: &Identifier<K, T>, rung: Rung) -> Result<Self, LadderError> {
        Self::with_ladder(&Ladder::for_comparison(), identifier, rung)
    }

    /// Computes the key by this ladder. Use the same ladder for all keys of a set or map.
    ///
    /// # Errors
    ///
    /// As [`Ladder::compare`].
    ///
    /// ```
    /// use iri_grammar::Iri;
    /// use iri_grammar::ladder::{Keyed, Ladder, PercentEncoding, Rung};
    ///
    /// let ladder = Ladder::new().percent_encoding(PercentEncoding::Iunreserved);
    /// let iri = Iri::new("HTTP://a:80/./%c3%a9")?;
    /// let keyed = Keyed::with_ladder(&ladder, &iri, Rung::PathSegments).unwrap();
    /// assert_eq!(keyed.key(), "http://a:80/\u{e9}");
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    pub fn with_ladder<T: Text>(
        ladder: &Ladder<'_>,
        identifier: &Identifier<K, T>,
        rung: Rung,
    ) -> Result<Self, LadderError> {
        ladder.check_purpose(rung)?;
        // One grammar for all kinds, since `==` also compares the keys of different kinds.
        let key = ladder.form_to_compare(identifier, rung, Grammar::Rfc3987)?.into_owned();
        let identifier = identifier.to_owned();
        Ok(Keyed { identifier, rung, key })
    }
}

impl<K> Keyed<K> {
    /// The identifier.
    pub fn identifier(&self) -> &Identifier<K, String> {
        &self.identifier
    }

    /// The identifier, without a copy.
    pub fn into_identifier(self) -> Identifier<K, String> {
        self.identifier
    }

    /// The rung.
    pub fn rung(&self) -> Rung {
        self.rung
    }

    /// The form that `==` compares.
    pub fn key(&self) -> &str {
        &self.key
    }
}

impl<K> Clone for Keyed<K> {
    fn clone(&self) -> Self {
        Keyed { identifier: self.identifier.clone(), key: self.key.clone(), ..*self }
    }
}

impl<K> fmt::Debug for Keyed<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}({:?}, by {:?})", self.rung, self.identifier.as_ref() as &str, self.key)
    }
}

impl<K> fmt::Display for Keyed<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.identifier.fmt(f)
    }
}

impl<K, L> PartialEq<Keyed<L>> for Keyed<K> {
    fn eq(&self, other: &Keyed<L>) -> bool {
        (self.rung, &self.key) == (other.rung, &other.key)
    }
}

impl<K> Eq for Keyed<K> {}

impl<K, L> PartialOrd<Keyed<L>> for Keyed<K> {
    fn partial_cmp(&self, other: &Keyed<L>) -> Option<Ordering> {
        Some((self.rung, &self.key).cmp(&(other.rung, &other.key)))
    }
}

impl<K> Ord for Keyed<K> {
    fn cmp(&self, other: &Self) -> Ordering {
        (self.rung, &self.key).cmp(&(other.rung, &other.key))
    }
}

impl<K> Hash for Keyed<K> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.rung, &self.key).hash(state);
    }
}
