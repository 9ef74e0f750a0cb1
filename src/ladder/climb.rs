//! Normalization by one rung, or by all rungs up to one.

#[cfg(feature = "idna")]
use super::InvalidName;
use super::form::Form;
use super::{Ladder, LadderError, LadderKind, PercentEncoding, Rung, scheme, syntax_based};
use crate::grammar::Grammar;
use crate::identifier::{Identifier, IriBuf, Text, kind::Kind};
use crate::steps::Trace;
use crate::syntax::{Component, Components, Parts, Places};
use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

/// Which rungs are applied.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Extent {
    /// The given rung alone.
    Alone,
    /// All rungs up to the given one.
    UpTo,
}

/// The result of normalization.
#[non_exhaustive]
pub struct Normalized<'i, K> {
    /// The normalized identifier; borrowed if normalization changed nothing.
    pub identifier: Identifier<K, Cow<'i, str>>,
    /// The invalid domain names, if the [ladder](super::Ladder::idn) normalizes domain names.
    #[cfg(feature = "idna")]
    pub invalid_names: Vec<InvalidName>,
}

impl<K: Kind> fmt::Debug for Normalized<'_, K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut normalized = f.debug_struct("Normalized");
        normalized.field("identifier", &self.identifier);
        // Without invalid names, the output is the same with and without the feature `idna`.
        #[cfg(feature = "idna")]
        if !self.invalid_names.is_empty() {
            normalized.field("invalid_names", &self.invalid_names);
        }
        normalized.finish()
    }
}

impl<K: LadderKind, T: Text> Identifier<K, T> {
    /// Normalizes the identifier by its syntax (RFC 3987 section 5.3.2; RFC 3986 section 6.2.2 for
    /// a URI):
    ///
    /// - The scheme, and a host that is all US-ASCII, become lower case.
    /// - The hexadecimal digits of percent-encodings become upper case.
    /// - Percent-encoded unreserved characters are decoded.
    /// - Dot segments are removed, except from a relative reference.
    ///
    /// This holds for every scheme, with one exception: dot segments stay if the specification of
    /// the scheme forbids their removal, as the specification of `urn` does. A [`Ladder`] climbs to
    /// [higher](Rung::SchemeBased) or lower rungs, records the steps, and has options.
    ///
    /// ```
    /// use iri_grammar::{Iri, IriBuf};
    /// use iri_grammar::ladder::{Ladder, Rung};
    ///
    /// let iri = Iri::new("HTTP://EXAMPLE.org:80/%7euser/./a%2fb?%c3%a9")?;
    /// let normal: IriBuf = iri.normalize();
    /// assert_eq!(normal, "http://example.org:80/~user/a%2Fb?%C3%A9");
    /// let climbed = Ladder::new().climb(Rung::PathSegments, &iri).unwrap();
    /// assert_eq!(normal, climbed.identifier);
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    ///
    /// Guide: [which equality to use](crate::guide::equality).
    #[doc(alias = "canonicalize")]
    #[doc(alias = "normalized")]
    pub fn normalize(&self) -> Identifier<K, String> {
        let ladder = Ladder::new();
        let parts = Parts::from(self.components());
        match ladder.climb_in_one_pass(Rung::PathSegments, self.as_str(), &parts, K::GRAMMAR) {
            Some((text, places)) => Identifier::from_checked(text, places),
            None => self.to_owned(),
        }
    }
}

impl Ladder<'_> {
    /// Normalizes by all rungs up to this one. Takes linear time.
    ///
    /// If percent-encoding normalization changes a component, the lower rungs are applied to the
    /// component again. So a second climb changes nothing. Dot segments of a relative reference
    /// stay, since resolution needs them.
    ///
    /// A step is a change that one rung makes in one component. It cites the section of the rung,
    /// in RFC 3986 for a URI. If a specification of the scheme requires the change, the step has it
    /// as its source.
    ///
    /// # Errors
    ///
    /// With [`Purpose::IdentityToken`](super::Purpose::IdentityToken), for every rung but the
    /// first. With [`character_form`](Self::character_form), if the normalized text is not valid
    /// in its component.
    pub fn climb<'i, K: LadderKind, T: Text>(
        &self,
        height: Rung,
        identifier: &'i Identifier<K, T>,
    ) -> Result<Normalized<'i, K>, LadderError> {
        self.climb_with_trace(height, identifier, &mut Trace::off())
    }

    /// Normalizes as [`climb`](Self::climb), and records the steps.
    ///
    /// # Errors
    ///
    /// As [`climb`](Self::climb).
    pub fn climb_with_trace<'i, K: LadderKind, T: Text>(
        &self,
        height: Rung,
        identifier: &'i Identifier<K, T>,
        trace: &mut Trace,
    ) -> Result<Normalized<'i, K>, LadderError> {
        self.normalize(height, identifier, Extent::UpTo, trace)
    }

    /// Whether [`climb`](Self::climb) up to this rung changes nothing.
    ///
    /// # Errors
    ///
    /// As [`climb`](Self::climb).
    ///
    /// ```
    /// use iri_grammar::Iri;
    /// use iri_grammar::ladder::{Ladder, Rung};
    ///
    /// let iri = Iri::new("http://example.org:80/a/./b").unwrap();
    /// assert!(Ladder::new().is_normal(&iri, Rung::PercentEncoding)?);
    /// assert!(!Ladder::new().is_normal(&iri, Rung::PathSegments)?);
    /// # Ok::<(), iri_grammar::ladder::LadderError>(())
    /// ```
    #[doc(alias = "is_normalized")]
    pub fn is_normal<K: LadderKind, T: Text>(
        &self,
        identifier: &Identifier<K, T>,
        rung: Rung,
    ) -> Result<bool, LadderError> {
        Ok(self.climb(rung, identifier)?.identifier.as_str() == identifier.as_str())
    }

    /// Normalizes by this rung alone.
    ///
    /// # Errors
    ///
    /// As [`climb`](Self::climb).
    pub fn apply<'i, K: LadderKind, T: Text>(
        &self,
        rung: Rung,
        identifier: &'i Identifier<K, T>,
    ) -> Result<Normalized<'i, K>, LadderError> {
        self.apply_with_trace(rung, identifier, &mut Trace::off())
    }

    /// Normalizes as [`apply`](Self::apply), and records the steps.
    ///
    /// # Errors
    ///
    /// As [`climb`](Self::climb).
    pub fn apply_with_trace<'i, K: LadderKind, T: Text>(
        &self,
        rung: Rung,
        identifier: &'i Identifier<K, T>,
        trace: &mut Trace,
    ) -> Result<Normalized<'i, K>, LadderError> {
        self.normalize(rung, identifier, Extent::Alone, trace)
    }

    /// Normalizes an identifier by one rung, or by all rungs up to it, and records the steps.
    fn normalize<'i, K: LadderKind, T: Text>(
        &self,
        rung: Rung,
        identifier: &'i Identifier<K, T>,
        extent: Extent,
        trace: &mut Trace,
    ) -> Result<Normalized<'i, K>, LadderError> {
        self.check_purpose(rung)?;
        let identifier = identifier.as_borrowed();
        let normal =
            self.normal_form(rung, identifier.into_components(), K::GRAMMAR, extent, trace)?;
        let identifier = match normal.changed {
            None => identifier.into(),
            Some((text, places)) => {
                // The normal form of a valid identifier is valid. An identifier from `from_trusted`
                // may be invalid.
                debug_assert!(
                    K::production().components(&text)
                        == Ok(Components::new(&text, places, K::production()))
                        || !K::production().matches(identifier.text()),
                    "{text}"
                );
                Identifier::from_checked(Cow::Owned(text), places)
            }
        };
        Ok(Normalized {
            identifier,
            #[cfg(feature = "idna")]
            invalid_names: normal.invalid_names,
        })
    }

    /// Whether [`climb_in_one_pass`](Self::climb_in_one_pass) can be used: it records no steps,
    /// shortens no IPv6 addresses, and normalizes no characters.
    fn can_climb_in_one_pass(&self, extent: Extent, trace: &Trace) -> bool {
        #[cfg(feature = "idna")]
        if self.character.is_some() {
            return false;
        }
        extent == Extent::UpTo && !trace.is_on() && !self.canonical_ipv6
    }

    /// Normalizes components by one rung, or by all rungs up to it. Climbs the syntax-based rungs
    /// in one pass if the options allow it and no steps are recorded.
    pub(super) fn normal_form(
        &self,
        height: Rung,
        components: Components<'_>,
        grammar: Grammar,
        extent: Extent,
        trace: &mut Trace,
    ) -> Result<NormalForm, LadderError> {
        // First the one pass, if it can be used; then the rungs that it does not apply.
        let in_one_pass = self.can_climb_in_one_pass(extent, trace);
        let parts = Parts::from(components);
        let changed = if in_one_pass {
            self.climb_in_one_pass(height, components.text(), &parts, grammar)
        } else {
            None
        };
        // The one pass neither applies higher rungs nor removes the fragment.
        if in_one_pass && height <= Rung::PathSegments && !self.without_fragment {
            return Ok(NormalForm::new(changed));
        }
        let fragment_removed = self.without_fragment && parts[Component::Fragment].is_some();
        let parts_after_pass = match &changed {
            Some((text, places)) => Parts::from(components.with_text(text, *places)),
            None => parts,
        };
        let mut form = Form::new(&parts_after_pass, grammar, trace);
        if self.without_fragment {
            // Neither a step nor one of `form.changes`: `fragment_removed` counts it.
            form.parts[Component::Fragment] = None;
        }
        match extent {
            Extent::UpTo => {
                let is_not_applied = |rung: &Rung| *rung > Rung::PathSegments || !in_one_pass;
                let rungs = Rung::ALL.into_iter().filter(is_not_applied);
                self.climb_rungs(rungs, height, &mut form)?;
            }
            Extent::Alone => self.apply_to_form(height, &mut form, extent)?,
        }
        #[cfg(feature = "idna")]
        let invalid_names = core::mem::take(&mut form.invalid_names);
        let changed_again = (form.changes > 0 || fragment_removed).then(|| form.recompose());
        drop(form);
        Ok(NormalForm {
            changed: changed_again.or(changed),
            #[cfg(feature = "idna")]
            invalid_names,
        })
    }

    /// Applies those of the rungs that are not above `height`, and repeats lower ones if necessary.
    fn climb_rungs(
        &self,
        rungs: impl Iterator<Item = Rung>,
        height: Rung,
        form: &mut Form<'_>,
    ) -> Result<(), LadderError> {
        for rung in rungs.filter(|rung| *rung <= height) {
            match (rung, self.percent_encoding) {
                (Rung::PercentEncoding, PercentEncoding::Iunreserved) => {
                    // Case normalization changes only a host that is all US-ASCII. So decode
                    // US-ASCII characters and normalize the case before decoding the others.
                    let ascii_only = self.percent_encoding(PercentEncoding::Unreserved);
                    ascii_only.climb_rung(rung, form)?;
                    self.climb_rung(rung, form)?;
                }
                (Rung::SchemeBased, _) => {
                    let before = form.changes;
                    self.apply_to_form(rung, form, Extent::UpTo)?;
                    // The scheme may have added an authority. Then all dot segments can be
                    // removed.
                    if form.changes > before {
                        self.apply_to_form(Rung::PathSegments, form, Extent::UpTo)?;
                    }
                }
                _ => self.climb_rung(rung, form)?,
            }
        }
        Ok(())
    }

    /// Applies a rung. If it changes the form, applies the lower rungs again that may then change
    /// more: a decoded character may be an upper-case letter, or compose with the next character. A
    /// host may be all US-ASCII only after character normalization.
    fn climb_rung(&self, rung: Rung, form: &mut Form<'_>) -> Result<(), LadderError> {
        let before = form.changes;
        self.apply_to_form(rung, form, Extent::UpTo)?;
        match rung {
            _ if form.changes == before => Ok(()),
            Rung::PercentEncoding => {
                self.apply_to_form(Rung::Case, form, Extent::UpTo)?;
                self.climb_rung(Rung::Character, form)
            }
            Rung::Character => self.apply_to_form(Rung::Case, form, Extent::UpTo),
            _ => Ok(()),
        }
    }

    /// Applies one rung. `extent` says whether it is part of a climb.
    fn apply_to_form(
        &self,
        rung: Rung,
        form: &mut Form<'_>,
        extent: Extent,
    ) -> Result<(), LadderError> {
        form.rung = rung;
        match rung {
            Rung::SimpleString => {}
            Rung::Case => syntax_based::normalize_case(self, form),
            #[cfg(feature = "idna")]
            Rung::Character => syntax_based::normalize_characters(self, form)?,
            #[cfg(not(feature = "idna"))]
            Rung::Character => {}
            Rung::PercentEncoding => syntax_based::normalize_percent_encodings(self, form),
            Rung::PathSegments => syntax_based::normalize_path_segments(self, form),
            Rung::SchemeBased => scheme::normalize(self, form),
            Rung::ProtocolBased => self.apply_knowledge(form, extent)?,
        }
        Ok(())
    }
}

/// The maximum number of queries to [`Knowledge`] after the first.
const MAX_HOPS: usize = 20;

impl Ladder<'_> {
    /// RFC 3987 §5.3.4: replaces the IRI by the last of its known equivalents. If the equivalents
    /// form a circle, the smallest IRI in the circle represents all. After `MAX_HOPS`, the IRI
    /// stays unchanged. A relative reference also stays, and so does every IRI without
    /// [`Knowledge`].
    fn apply_knowledge(&self, form: &mut Form<'_>, extent: Extent) -> Result<(), LadderError> {
        let Some(knowledge) = self.knowledge else { return Ok(()) };
        if form.get(Component::Scheme).is_none() {
            return Ok(());
        }
        let (mut text, mut places) = form.recompose();
        if let Some(fragment) = places.take_fragment(text.len()) {
            // The span begins after the `#`.
            text.truncate(fragment.start - 1);
        }
        let mut visited = Vec::from([(text, places)]);
        for _ in 0..=MAX_HOPS {
            let Some((text, _)) = visited.last() else { return Ok(()) };
            let Some(iri) = knowledge.equivalent(text) else {
                replace(form, visited.pop());
                return Ok(());
            };
            let next = self.normalize_equivalent(iri, form.grammar(), extent)?;
            if let Some(circle_start) = visited.iter().position(|(text, _)| *text == next.0) {
                let smallest = visited.drain(circle_start..).min_by(|(a, _), (b, _)| a.cmp(b));
                replace(form, smallest);
                return Ok(());
            }
            visited.push(next);
        }
        Ok(())
    }

    /// Removes the fragment of `iri`, which comes from [`Knowledge`]. If `extent` is a climb, also normalizes it
    /// by the lower rungs, except [`Rung::Character`]. If the grammar is RFC 3986, first converts it to a URI.
    fn normalize_equivalent(
        &self,
        iri: IriBuf,
        grammar: Grammar,
        extent: Extent,
    ) -> Result<(String, Places), LadderError> {
        let ladder = self.without_character_form().without_fragment();
        let iri = match grammar {
            Grammar::Rfc3986 => IriBuf::from(iri.to_uri()),
            _ => iri,
        };
        let height = match extent {
            Extent::UpTo => Rung::SchemeBased,
            // This rung changes nothing, so that only the fragment is removed.
            Extent::Alone => Rung::SimpleString,
        };
        let trace = &mut Trace::off();
        let normal = ladder.normal_form(height, iri.components(), grammar, Extent::UpTo, trace)?;
        let places = iri.components().places();
        Ok(normal.changed.unwrap_or_else(|| (iri.into_string(), places)))
    }
}

/// Replaces all components but the fragment by those of `other`. `None` changes nothing.
fn replace(form: &mut Form<'_>, other: Option<(String, Places)>) {
    if let Some((text, places)) = other {
        form.replace(&places.parts(text.len()).texts(&text));
    }
}

/// The result of normalizing components.
pub(super) struct NormalForm {
    /// The new text and the positions of its components; `None` if nothing changed.
    pub(super) changed: Option<(String, Places)>,
    #[cfg(feature = "idna")]
    invalid_names: Vec<InvalidName>,
}

impl NormalForm {
    /// A result without invalid names.
    fn new(changed: Option<(String, Places)>) -> Self {
        NormalForm {
            changed,
            #[cfg(feature = "idna")]
            invalid_names: Vec::new(),
        }
    }
}
