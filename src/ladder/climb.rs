//! Rungs applied, alone or one after another.

#[cfg(feature = "idna")]
use super::InvalidName;
use super::form::Form;
use super::{Ladder, LadderError, LadderKind, PercentEncoding, Rung, scheme, syntax_based};
use crate::grammar::Grammar;
use crate::identifier::{Identifier, IriBuf, Text, kind::Kind};
use crate::steps::{Recorded, Recorder, Step, steps};
use crate::syntax::{Component, Components, Parts, Places};
use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

/// What normalization returns.
#[non_exhaustive]
pub struct Normalized<'i, K> {
    /// The normalized identifier; borrowed where it is the same as before.
    pub identifier: Identifier<K, Cow<'i, str>>,
    /// The domain names that are refused, where the [ladder](super::Ladder::idn) looks at
    /// domain names.
    #[cfg(feature = "idna")]
    pub invalid_names: Vec<InvalidName>,
}

impl<K: Kind> fmt::Debug for Normalized<'_, K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut normalized = f.debug_struct("Normalized");
        normalized.field("identifier", &self.identifier);
        // A feature adds nothing to what is shown of a ladder that looks at no names.
        #[cfg(feature = "idna")]
        if !self.invalid_names.is_empty() {
            normalized.field("invalid_names", &self.invalid_names);
        }
        normalized.finish()
    }
}

#[allow(clippy::missing_errors_doc)]
impl<R: Recorder> Recorded<'_, Ladder<'_>, R> {
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
    /// The identifier normalized by its syntax: RFC 3987 section 5.3.2, and RFC 3986 section 6.2.2
    /// for a URI. The scheme and a host of US-ASCII characters become lower case, the hexadecimal
    /// digits of percent-encodings upper case; percent-encoded unreserved characters are decoded;
    /// dot segments are removed, except from a relative reference.
    ///
    /// These rungs hold for every scheme, but for one exception: dot segments stay where the
    /// specification of a scheme forbids their removal, as that of `urn`. A [`Ladder`] climbs [higher](Rung::SchemeBased) or not
    /// so high, shows the steps, and has what the documents leave open as options.
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
            Some((text, places)) => Identifier::known(text, places),
            None => self.to_owned(),
        }
    }
}

impl Ladder<'_> {
    /// Normalizes by all rungs up to this one. Takes time in proportion to the length.
    ///
    /// A component that percent-encoding normalization has changed is case normalized once
    /// more, and with [`character_form`](Self::character_form) character normalized, so that
    /// climbing again changes nothing. Dot segments of a relative reference stay: they are
    /// meant for resolution.
    ///
    /// A step is what one rung changes in one component: the section is that of the rung, of RFC
    /// 3986 for a URI; the source is the specification of the scheme, where that has the change.
    ///
    /// # Errors
    ///
    /// With [`Purpose::IdentityToken`](super::Purpose::IdentityToken), for every rung but
    /// the first. With [`character_form`](Self::character_form), where the normalized
    /// characters are no such component.
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
        let identifier = identifier.borrowed();
        let normal =
            self.normal_form(rung, identifier.into_components(), K::GRAMMAR, climbing, record)?;
        let identifier = match normal.changed {
            None => identifier.into(),
            Some((text, places)) => {
                // Of a text that was trusted and is not valid, nothing is known.
                debug_assert!(
                    K::production().components(&text)
                        == Ok(Components::new(&text, places, K::production()))
                        || !K::production().takes(identifier.text()),
                    "{text}"
                );
                Identifier::known(Cow::Owned(text), places)
            }
        };
        Ok(Normalized {
            identifier,
            #[cfg(feature = "idna")]
            invalid_names: normal.invalid_names,
        })
    }

    /// The form of these components at a rung.
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
        let left_out = self.without_fragment && parts[Component::Fragment].is_some();
        let parts = match &changed {
            Some((text, places)) => Parts::from(components.of_other(text, *places)),
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
        let again = (form.changes > 0 || left_out).then(|| form.recompose());
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
                    // A host is US-ASCII only until its other characters are decoded.
                    let first = self.percent_encoding(PercentEncoding::Unreserved);
                    first.climb_rung(rung, form)?;
                    self.climb_rung(rung, form)?;
                }
                (Rung::SchemeBased, _) => {
                    let before = form.changes;
                    self.apply_form(rung, form, true)?;
                    // Where there is an authority now, no dot segment has to stay any more.
                    if form.changes > before {
                        self.apply_form(Rung::PathSegments, form, true)?;
                    }
                }
                _ => self.climb_rung(rung, form)?,
            }
        }
        Ok(())
    }

    /// A rung, and those below that have something to do after it: what was encoded has a case
    /// only now, and may be composed with what follows it; a host whose characters are
    /// normalized may be US-ASCII only now.
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
            Rung::ProtocolBased => self.ask(form, climbing)?,
        }
        Ok(())
    }
}

/// How many times [`Knowledge`] is asked.
const HOPS: usize = 20;

impl Ladder<'_> {
    /// RFC 3987 §5.3.4. What is known to stand for one another in a circle is represented
    /// by the least of them.
    fn ask(&self, form: &mut Form<'_>, climbing: bool) -> Result<(), LadderError> {
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

/// What normalization makes of components.
pub(super) struct NormalForm {
    /// `None` where they stay the same.
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
