//! Normalization by one rung, or by all rungs up to one.

#[cfg(feature = "idna")]
use super::InvalidName;
use super::form::Form;
use super::{Ladder, LadderError, LadderKind, PercentEncoding, Rung, scheme, syntax_based};
use crate::grammar::Grammar;
use crate::identifier::{Identifier, IriBuf, Text, kind::Kind};
use crate::steps::{Recorder, Step, WithRecorder, steps};
use crate::syntax::{Component, Components, Parts, Places};
use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

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
        // Without invalid names, the output is the same with and without the feature.
        #[cfg(feature = "idna")]
        if !self.invalid_names.is_empty() {
            normalized.field("invalid_names", &self.invalid_names);
        }
        normalized.finish()
    }
}

#[allow(clippy::missing_errors_doc)]
impl<R: Recorder> WithRecorder<'_, Ladder<'_>, R> {
    /// As [`Ladder::climb`].
    pub fn climb<K: LadderKind, T: Text>(
        self,
        height: Rung,
        identifier: &Identifier<K, T>,
    ) -> Result<Normalized<'_, K>, LadderError> {
        self.procedure.normalize(height, identifier, true, self.recorder)
    }

    /// As [`Ladder::apply`].
    pub fn apply<K: LadderKind, T: Text>(
        self,
        rung: Rung,
        identifier: &Identifier<K, T>,
    ) -> Result<Normalized<'_, K>, LadderError> {
        self.procedure.normalize(rung, identifier, false, self.recorder)
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
    /// the scheme forbids their removal, as that of `urn` does. A [`Ladder`] climbs to
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
        match ladder.at_once(Rung::PathSegments, self.as_str(), &parts, K::GRAMMAR) {
            Some((text, places)) => Identifier::from_checked(text, places),
            None => self.to_owned(),
        }
    }
}

impl Ladder<'_> {
    /// Normalizes by all rungs up to this one. Takes linear time.
    ///
    /// If percent-encoding normalization changes a component, the lower rungs are applied to it
    /// again, so that climbing the result changes nothing. Dot segments of a relative reference
    /// stay, since resolution needs them.
    ///
    /// A step is a change that one rung makes in one component. Its section is that of the rung,
    /// in RFC 3986 for a URI. Its source is the specification of the scheme, if that requires the
    /// change.
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
        self.steps(&mut ()).climb(height, identifier)
    }

    steps!();

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
        self.steps(&mut ()).apply(rung, identifier)
    }

    fn normalize<'i, K: LadderKind, T: Text, R: Recorder>(
        &self,
        rung: Rung,
        identifier: &'i Identifier<K, T>,
        climbing: bool,
        recorder: &mut R,
    ) -> Result<Normalized<'i, K>, LadderError> {
        self.check_purpose(rung)?;
        let mut record = |step| recorder.step(|| step);
        let record = R::RECORDS.then_some(&mut record as &mut dyn FnMut(Step));
        let identifier = identifier.as_borrowed();
        let normal =
            self.normal_form(rung, identifier.into_components(), K::GRAMMAR, climbing, record)?;
        let identifier = match normal.changed {
            None => identifier.into(),
            Some((text, places)) => {
                // A text that was trusted may be invalid. Then nothing can be asserted.
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

    /// Normalizes components by one rung, or by all rungs up to it if `climbing`.
    pub(super) fn normal_form(
        &self,
        height: Rung,
        components: Components<'_>,
        grammar: Grammar,
        climbing: bool,
        recorder: Option<&mut dyn FnMut(Step)>,
    ) -> Result<NormalForm, LadderError> {
        let at_once = climbing && recorder.is_none() && !self.canonical_ipv6;
        #[cfg(feature = "idna")]
        let at_once = at_once && self.character.is_none();
        let parts = Parts::from(components);
        let changed = match at_once {
            true => self.at_once(height, components.text(), &parts, grammar),
            false => None,
        };
        if at_once && height <= Rung::PathSegments && !self.without_fragment {
            return Ok(NormalForm::new(changed));
        }
        let fragment_removed = self.without_fragment && parts[Component::Fragment].is_some();
        let parts = match &changed {
            Some((text, places)) => Parts::from(components.with_text(text, *places)),
            None => parts,
        };
        let recorder = recorder.map(|record| record as &mut dyn FnMut(Step));
        let mut form = Form::new(&parts, grammar, recorder);
        if self.without_fragment {
            form.parts[Component::Fragment] = None;
        }
        match climbing {
            true => {
                let above = |rung: &Rung| *rung > Rung::PathSegments || !at_once;
                self.climb_rungs(Rung::ALL.into_iter().filter(above), height, &mut form)?;
            }
            false => self.apply_form(height, &mut form, false)?,
        }
        #[cfg(feature = "idna")]
        let invalid_names = core::mem::take(&mut form.invalid_names);
        let again = (form.changes > 0 || fragment_removed).then(|| form.recompose());
        drop(form);
        Ok(NormalForm {
            changed: again.or(changed),
            #[cfg(feature = "idna")]
            invalid_names,
        })
    }

    fn climb_rungs(
        &self,
        rungs: impl Iterator<Item = Rung>,
        height: Rung,
        form: &mut Form<'_>,
    ) -> Result<(), LadderError> {
        for rung in rungs.filter(|rung| *rung <= height) {
            match (rung, self.percent_encoding) {
                (Rung::PercentEncoding, PercentEncoding::Iunreserved) => {
                    // Case normalization needs to know whether the host is all US-ASCII, and
                    // decoding its other characters first would hide that it was. So decode
                    // US-ASCII first.
                    let first = self.percent_encoding(PercentEncoding::Unreserved);
                    first.climb_rung(rung, form)?;
                    self.climb_rung(rung, form)?;
                }
                (Rung::SchemeBased, _) => {
                    let before = form.changes;
                    self.apply_form(rung, form, true)?;
                    // The scheme may have added an authority. Then all dot segments can be
                    // removed.
                    if form.changes > before {
                        self.apply_form(Rung::PathSegments, form, true)?;
                    }
                }
                _ => self.climb_rung(rung, form)?,
            }
        }
        Ok(())
    }

    /// Applies a rung, and again the lower rungs that its changes call for. A decoded character
    /// may be an upper-case letter, or compose with the next one. A host may be all US-ASCII only
    /// after character normalization.
    fn climb_rung(&self, rung: Rung, form: &mut Form<'_>) -> Result<(), LadderError> {
        let before = form.changes;
        self.apply_form(rung, form, true)?;
        match rung {
            _ if form.changes == before => Ok(()),
            Rung::PercentEncoding => {
                self.apply_form(Rung::Case, form, true)?;
                self.climb_rung(Rung::Character, form)
            }
            Rung::Character => self.apply_form(Rung::Case, form, true),
            _ => Ok(()),
        }
    }

    /// Applies one rung. `climbing` is false if only this rung was asked for.
    fn apply_form(
        &self,
        rung: Rung,
        form: &mut Form<'_>,
        climbing: bool,
    ) -> Result<(), LadderError> {
        form.rung = rung;
        match rung {
            Rung::SimpleString => {}
            Rung::Case => syntax_based::case(self, form),
            #[cfg(feature = "idna")]
            Rung::Character => syntax_based::character(self, form)?,
            #[cfg(not(feature = "idna"))]
            Rung::Character => {}
            Rung::PercentEncoding => syntax_based::percent_encoding(self, form),
            Rung::PathSegments => syntax_based::path_segments(self, form),
            Rung::SchemeBased => scheme::normalize(self, form),
            Rung::ProtocolBased => self.apply_knowledge(form, climbing)?,
        }
        Ok(())
    }
}

/// The maximum number of further queries to [`Knowledge`].
const HOPS: usize = 20;

impl Ladder<'_> {
    /// RFC 3987 §5.3.4. Follows the known equivalences. If they form a circle, the smallest IRI in
    /// it represents all.
    fn apply_knowledge(&self, form: &mut Form<'_>, climbing: bool) -> Result<(), LadderError> {
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
                replace(form, visited.pop());
                return Ok(());
            };
            let next = self.normalize_known(iri, form.grammar(), climbing)?;
            if let Some(circle) = visited.iter().position(|(text, _)| *text == next.0) {
                let least = visited.drain(circle..).min_by(|(a, _), (b, _)| a.cmp(b));
                replace(form, least);
                return Ok(());
            }
            visited.push(next);
        }
        Ok(())
    }

    /// Normalizes an IRI from [`Knowledge`] by the lower rungs, and removes its fragment.
    fn normalize_known(
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

fn replace(form: &mut Form<'_>, other: Option<(String, Places)>) {
    if let Some((text, places)) = other {
        form.replace(&places.parts(text.len()).texts(&text));
    }
}

/// The result of normalizing components.
pub(super) struct NormalForm {
    /// The new text; `None` if nothing changed.
    pub(super) changed: Option<(String, Places)>,
    #[cfg(feature = "idna")]
    invalid_names: Vec<InvalidName>,
}

impl NormalForm {
    fn new(changed: Option<(String, Places)>) -> Self {
        NormalForm {
            changed,
            #[cfg(feature = "idna")]
            invalid_names: Vec::new(),
        }
    }
}
