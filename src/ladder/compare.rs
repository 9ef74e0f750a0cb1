//! Two identifiers, rung by rung.

use super::climb::Form;
use super::{Ladder, LadderError, LadderKind, Purpose, Rung};
use crate::grammar::{Citation, Grammar};
use crate::identifier::Identifier;
use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

/// The forms of two identifiers at a rung.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Forms {
    /// The rung.
    pub rung: Rung,
    /// The section that describes the rung: of RFC 3986 where both are URIs.
    pub section: Citation,
    /// The form of the one.
    pub left: String,
    /// The form of the other.
    pub right: String,
}

impl Forms {
    /// Whether the two are the same.
    pub fn equal(&self) -> bool {
        self.left == self.right
    }
}

/// Two identifiers, with their forms at each rung up to the one that was asked for.
/// Character normalization is not among them: RFC 3987 section 5.3.2.2 forbids it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Comparison {
    forms: Vec<Forms>,
}

impl Comparison {
    /// The forms, from the lowest rung to the one asked for.
    pub fn forms(&self) -> &[Forms] {
        &self.forms
    }

    /// Whether the two are equivalent at the rung asked for. Where they are not, they may
    /// still identify the same resource.
    pub fn equivalent(&self) -> bool {
        self.forms.last().is_some_and(Forms::equal)
    }

    /// The lowest rung at which the two are the same.
    pub fn meet(&self) -> Option<Rung> {
        self.forms.iter().find(|forms| forms.equal()).map(|forms| forms.rung)
    }
}

impl<'k> Ladder<'k> {
    /// Compares two identifiers at each rung up to this one.
    ///
    /// # Errors
    ///
    /// Where one is a relative reference, which "applications should not directly
    /// compare"; or where an identity token is compared by another rung than the first
    /// (RFC 3987 section 5.1).
    pub fn compare<K: LadderKind, T: AsRef<str>, L: LadderKind, U: AsRef<str>>(
        &self,
        left: &Identifier<K, T>,
        right: &Identifier<L, U>,
        height: Rung,
    ) -> Result<Comparison, LadderError> {
        self.check_purpose(height)?;
        let grammar = match (K::GRAMMAR, L::GRAMMAR) {
            (Grammar::Rfc3986, Grammar::Rfc3986) => Grammar::Rfc3986,
            _ => Grammar::Rfc3987,
        };
        let rungs = Rung::ALL.into_iter().filter(|rung| *rung <= height);
        let mut forms = Vec::new();
        for rung in rungs.filter(|rung| *rung != Rung::Character) {
            let Some(section) = rung.citation(grammar) else { continue };
            let left = self.compared(left, rung, grammar)?.into_owned();
            let right = self.compared(right, rung, grammar)?.into_owned();
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
    ///     assert_eq!(Ladder::comparing().equivalent(&iri, &iris[0], Rung::SchemeBased), Ok(true));
    /// }
    /// let other = Iri::new("http://example.com/?").unwrap();
    /// assert_eq!(Ladder::comparing().equivalent(&other, &iris[0], Rung::SchemeBased), Ok(false));
    /// ```
    pub fn equivalent<K: LadderKind, T: AsRef<str>, L: LadderKind, U: AsRef<str>>(
        &self,
        left: &Identifier<K, T>,
        right: &Identifier<L, U>,
        height: Rung,
    ) -> Result<bool, LadderError> {
        self.check_purpose(height)?;
        let grammar = match (K::GRAMMAR, L::GRAMMAR) {
            (Grammar::Rfc3986, Grammar::Rfc3986) => Grammar::Rfc3986,
            _ => Grammar::Rfc3987,
        };
        let left = self.compared(left, height, grammar)?;
        Ok(left == self.compared(right, height, grammar)?)
    }

    /// Whether a reference with this target is a "same-document" reference where the base is
    /// this one (RFC 3986 section 4.4): whether the target "is, aside from its fragment
    /// component (if any), identical to the base URI", whose fragment does not count either.
    ///
    /// That is [`Rung::SimpleString`]. "Normalization of the base and target URIs prior to
    /// their comparison [...] is allowed but rarely performed in practice": the other rungs.
    ///
    /// # Errors
    ///
    /// Where one is a relative reference.
    ///
    /// ```
    /// use iri_grammar::{Iri, IriReference};
    /// use iri_grammar::ladder::{Ladder, Rung};
    ///
    /// let base = Iri::new("http://a/b/\u{e9}?q")?;
    /// let is_same = |reference, rung| {
    ///     let target = base.resolve(&IriReference::new(reference).unwrap());
    ///     let target = target.into_identifier().unwrap();
    ///     Ladder::comparing().is_same_document(&base, &target, rung).unwrap()
    /// };
    /// assert!(is_same("", Rung::SimpleString) && is_same("#s", Rung::SimpleString));
    /// assert!(is_same("\u{e9}?q#s", Rung::SimpleString));
    /// assert!(!is_same("\u{e9}", Rung::SchemeBased));
    /// assert!(!is_same("//a:80/b/%C3%A9?q", Rung::SimpleString));
    /// assert!(is_same("//a:80/b/%C3%A9?q", Rung::SchemeBased));
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    pub fn is_same_document<K: LadderKind, T: AsRef<str>, L: LadderKind, U: AsRef<str>>(
        &self,
        base: &Identifier<K, T>,
        target: &Identifier<L, U>,
        height: Rung,
    ) -> Result<bool, LadderError> {
        self.purpose(Purpose::NetworkAction).equivalent(base, target, height)
    }

    /// The form that is compared at this rung.
    pub(super) fn compared<'i, K: LadderKind, T: AsRef<str>>(
        &self,
        identifier: &'i Identifier<K, T>,
        height: Rung,
        grammar: Grammar,
    ) -> Result<Cow<'i, str>, LadderError> {
        let components = identifier.components();
        if components.scheme().is_none() {
            return Err(LadderError::Relative { text: components.text().into() });
        }
        let mut ladder = self.without_character_form();
        if self.purpose == Purpose::NetworkAction {
            ladder = ladder.without_fragment();
        }
        let mut form = Form::new(components, grammar);
        ladder.climb_form(height, &mut form)?;
        Ok(match form.is_as_before() {
            true => components.text().into(),
            false => form.recompose().0.into(),
        })
    }

    pub(super) fn check_purpose(&self, rung: Rung) -> Result<(), LadderError> {
        match (self.purpose, rung) {
            (Purpose::IdentityToken, Rung::SimpleString) => Ok(()),
            (Purpose::IdentityToken, rung) => Err(LadderError::IdentityToken { rung }),
            _ => Ok(()),
        }
    }

    /// What is compared is not character normalized (RFC 3987 §5.3.2.2).
    pub(super) fn without_character_form(self) -> Self {
        Ladder {
            #[cfg(feature = "idna")]
            character: None,
            ..self
        }
    }

    pub(super) fn without_fragment(self) -> Self {
        Ladder { without_fragment: true, ..self }
    }
}
