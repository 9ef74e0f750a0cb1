//! Identifiers with a chosen rung as their `==`.

use super::{Ladder, LadderError, LadderKind, Rung};
use crate::grammar::Grammar;
use crate::identifier::Identifier;
use alloc::string::String;
use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::marker::PhantomData;

/// A rung as a type.
pub trait KeyRung {
    /// The rung.
    const RUNG: Rung;
}

/// The rungs as types, for [`Keyed`](super::Keyed). Character normalization, which does
/// not compare, is not among them.
pub mod by {
    use super::{KeyRung, Rung};

    macro_rules! rungs {
        ($($rung:ident)*) => {$(
            #[doc = concat!("[`Rung::", stringify!($rung), "`].")]
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
            pub enum $rung {}

            impl KeyRung for $rung {
                const RUNG: Rung = Rung::$rung;
            }
        )*};
    }
    rungs! { SimpleString Case PercentEncoding PathSegments SchemeBased ProtocolBased }
}

/// An identifier whose `==`, [`Hash`] and [`Ord`] are those of a rung, for sets and maps.
/// The identifier itself is kept as it is.
///
/// ```
/// use iri_grammar::{Iri, kind};
/// use iri_grammar::ladder::{Keyed, by};
/// use std::collections::HashSet;
///
/// let mut seen: HashSet<Keyed<by::SchemeBased, kind::Iri>> = HashSet::new();
/// assert!(seen.insert(Keyed::new(&Iri::new("http://example.org/ros\u{e9}")?).unwrap()));
/// assert!(!seen.insert(Keyed::new(&Iri::new("HTTP://example.org:80/ros%c3%a9")?).unwrap()));
/// # Ok::<(), iri_grammar::Error>(())
/// ```
pub struct Keyed<R, K> {
    identifier: Identifier<K, String>,
    key: String,
    rung: PhantomData<fn() -> R>,
}

impl<R: KeyRung, K: LadderKind> Keyed<R, K> {
    /// With [`Ladder::comparing`].
    ///
    /// # Errors
    ///
    /// Where the identifier is a relative reference (RFC 3987 section 5.1).
    pub fn new<T: AsRef<str>>(identifier: &Identifier<K, T>) -> Result<Self, LadderError> {
        Self::by(&Ladder::comparing(), identifier)
    }

    /// With a ladder. Keys of one set or map are to be made with one and the same.
    ///
    /// # Errors
    ///
    /// As [`Ladder::compare`].
    pub fn by<T: AsRef<str>>(
        ladder: &Ladder<'_>,
        identifier: &Identifier<K, T>,
    ) -> Result<Self, LadderError> {
        ladder.check_purpose(R::RUNG)?;
        let key = ladder.compared(identifier, R::RUNG, Grammar::Rfc3987)?.into_owned();
        let identifier = identifier.with_text(String::from(identifier.as_str()));
        Ok(Keyed { identifier, key, rung: PhantomData })
    }
}

impl<R, K> Keyed<R, K> {
    /// The identifier.
    pub fn identifier(&self) -> &Identifier<K, String> {
        &self.identifier
    }

    /// The identifier, by itself.
    pub fn into_identifier(self) -> Identifier<K, String> {
        self.identifier
    }

    /// The form of the identifier that is compared.
    pub fn key(&self) -> &str {
        &self.key
    }
}

impl<R, K> Clone for Keyed<R, K> {
    fn clone(&self) -> Self {
        Keyed { identifier: self.identifier.clone(), key: self.key.clone(), rung: PhantomData }
    }
}

impl<R: KeyRung, K> fmt::Debug for Keyed<R, K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}({:?}, by {:?})", R::RUNG, self.identifier.as_ref() as &str, self.key)
    }
}

impl<R, K> fmt::Display for Keyed<R, K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.identifier.fmt(f)
    }
}

impl<R, K, L> PartialEq<Keyed<R, L>> for Keyed<R, K> {
    fn eq(&self, other: &Keyed<R, L>) -> bool {
        self.key == other.key
    }
}

impl<R, K> Eq for Keyed<R, K> {}

impl<R, K, L> PartialOrd<Keyed<R, L>> for Keyed<R, K> {
    fn partial_cmp(&self, other: &Keyed<R, L>) -> Option<Ordering> {
        Some(self.key.cmp(&other.key))
    }
}

impl<R, K> Ord for Keyed<R, K> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.key.cmp(&other.key)
    }
}

impl<R, K> Hash for Keyed<R, K> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key.hash(state);
    }
}
