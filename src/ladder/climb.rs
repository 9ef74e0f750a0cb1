//! Rungs applied, alone or one after another.

use super::{Ladder, LadderKind, PercentEncoding, Rung, scheme, syntax_based};
use crate::error::Error;
use crate::grammar::{Citation, Document, Grammar};
#[cfg(feature = "idna")]
use crate::host::{HostError, Profile};
use crate::identifier::{Identifier, Text, kind::Kind};
use crate::steps::{About, After, Recorded, Recorder, Step, steps};
use crate::syntax::{Component, Components, Parts, Places};
use alloc::borrow::Cow;
use alloc::string::String;
#[cfg(feature = "idna")]
use alloc::vec::Vec;
use core::fmt;

/// Why identifiers are not normalized or compared, and the section that says so.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LadderError {
    /// "In testing for equivalence, applications should not directly compare relative
    /// references; the references should be converted to their respective target IRIs before
    /// comparison." (RFC 3987 section 5.1)
    Relative {
        /// The reference.
        text: String,
    },
    /// "Applications using IRIs as identity tokens with no relationship to a protocol MUST
    /// use the Simple String Comparison" (RFC 3987 section 5.1).
    IdentityToken {
        /// The requested rung.
        rung: Rung,
    },
    /// The result of the requested character normalization is no identifier, or one with
    /// other components: U+1FEF becomes a grave accent.
    Character {
        /// The component.
        component: Component,
        /// The component, normalized.
        text: String,
        /// Why it is none; `None` where it is, but has other delimiters than before.
        error: Option<Error>,
    },
}

impl core::error::Error for LadderError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            LadderError::Character { error: Some(error), .. } => Some(error),
            _ => None,
        }
    }
}

impl fmt::Display for LadderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LadderError::Relative { text } => write!(
                f,
                "{text:?} is a relative reference, which is to be resolved before it is compared \
                 (RFC 3987 section 5.1)"
            ),
            LadderError::IdentityToken { rung } => {
                let title = rung.title();
                write!(f, "identity tokens are compared as strings, not by {title} ")?;
                f.write_str("(RFC 3987 section 5.1)")
            }
            LadderError::Character { component, text, error } => {
                write!(f, "the {component} cannot be character normalized: {text:?} is not one ")?;
                f.write_str("(RFC 3987 section 5.3.2.2)")?;
                match error {
                    Some(error) => write!(f, "; {error}"),
                    None => Ok(()),
                }
            }
        }
    }
}

impl LadderError {
    /// The section that says so.
    ///
    /// ```
    /// use iri_grammar::IriReference;
    /// use iri_grammar::ladder::{Ladder, Rung};
    ///
    /// let reference = IriReference::new("a").unwrap();
    /// let error = Ladder::comparing().compare(&reference, &reference, Rung::Case).unwrap_err();
    /// assert_eq!(error.citation().to_string(), "RFC 3987 section 5.1");
    /// ```
    pub const fn citation(&self) -> Citation {
        Document::Rfc(3987).section(match self {
            LadderError::Relative { .. } | LadderError::IdentityToken { .. } => "5.1",
            LadderError::Character { .. } => "5.3.2.2",
        })
    }
}

/// A domain name that is refused: "An IRI containing an invalid IDN cannot successfully be
/// resolved" (RFC 3987 section 5.3.3). It has been left as it is.
///
/// ```
/// use iri_grammar::Iri;
/// use iri_grammar::host::{HostRule, Idna2008, Profile};
/// use iri_grammar::ladder::{InvalidName, Ladder, Normalized, Rung};
///
/// let iri = Iri::new("http://\u{2603}.example")?;
/// let ladder = Ladder::new().idn(Profile::from(Idna2008::new()));
/// let normalized: Normalized<'_, _> = ladder.climb(Rung::SchemeBased, &iri).unwrap();
/// assert_eq!(normalized.identifier, "http://\u{2603}.example/");
/// let InvalidName { name, error, .. } = &normalized.invalid_names[0];
/// assert_eq!(name, "\u{2603}.example");
/// assert!(matches!(error.rule(), HostRule::NotAllowed { character: '\u{2603}', .. }));
/// # Ok::<(), iri_grammar::Error>(())
/// ```
#[cfg(feature = "idna")]
#[derive(Debug)]
#[non_exhaustive]
pub struct InvalidName {
    /// The name.
    pub name: String,
    /// Who refuses it; the first where several do.
    pub profile: Profile,
    /// Why.
    pub error: HostError,
}

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
    #[doc(alias = "normalize")]
    #[doc(alias = "canonicalize")]
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
        let normal =
            self.normal_form(rung, identifier.components(), K::GRAMMAR, climbing, record)?;
        let identifier = match normal.changed {
            None => identifier.with_text(Cow::Borrowed(identifier.as_str())),
            Some((text, places)) => {
                // Of a text that was trusted and is not valid, nothing is known.
                debug_assert!(
                    K::production().components(&text)
                        == Ok(Components::new(&text, places, K::production()))
                        || !K::production().takes(identifier.as_str()),
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
        let changed = match at_once {
            true => self.at_once(height, components, grammar),
            false => None,
        };
        if at_once && height <= Rung::PathSegments && !self.without_fragment {
            return Ok(NormalForm::new(changed));
        }
        let components = match &changed {
            Some((text, places)) => components.of_other(text, *places),
            None => components,
        };
        let recorder = recorder.map(|record| record as &mut dyn FnMut(Step));
        let mut form = Form::new(components, grammar, recorder);
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
        let left_out = components.fragment().is_some() && self.without_fragment;
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
                    self.apply_form(rung, form, true)?;
                    // Where there is an authority now, no dot segment has to stay any more.
                    self.apply_form(Rung::PathSegments, form, true)?;
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

/// An identifier on its way up.
pub(super) struct Form<'i> {
    parts: Parts<Cow<'i, str>>,
    grammar: Grammar,
    /// The rung whose turn it is.
    rung: Rung,
    /// How many times a component has changed.
    changes: usize,
    recorder: Option<&'i mut dyn FnMut(Step)>,
    #[cfg(feature = "idna")]
    pub(super) invalid_names: Vec<InvalidName>,
}

impl<'i> Form<'i> {
    fn new(
        components: Components<'i>,
        grammar: Grammar,
        recorder: Option<&'i mut dyn FnMut(Step)>,
    ) -> Self {
        Form {
            parts: Parts::from(components).map(|part| Cow::Borrowed(*part)),
            grammar,
            rung: Rung::SimpleString,
            changes: 0,
            recorder,
            #[cfg(feature = "idna")]
            invalid_names: Vec::new(),
        }
    }

    pub(super) fn grammar(&self) -> Grammar {
        self.grammar
    }

    pub(super) fn get(&self, component: Component) -> Option<&str> {
        self.parts.get(component)
    }

    pub(super) fn path(&self) -> &str {
        self.parts.path()
    }

    /// Whether the identifier would be one with this component, which comes from elsewhere.
    pub(super) fn could_have(&self, component: Component, text: &str) -> bool {
        let production = self.grammar.with_role(component.role());
        let apart = match component {
            Component::Path if self.get(Component::Host).is_some() => {
                text.is_empty() || text.starts_with('/')
            }
            Component::Path => !text.starts_with("//"),
            _ => true,
        };
        apart && production.is_some_and(|production| production.takes(text))
    }

    /// Changes a component where it becomes another one, and records that the section of the
    /// rung has it so.
    pub(super) fn change(&mut self, component: Component, after: Option<String>) {
        self.change_by(component, after, None);
    }

    /// As [`change`](Self::change), with the particular source.
    pub(super) fn change_by(
        &mut self,
        component: Component,
        after: Option<String>,
        source: Option<&Cow<'static, str>>,
    ) {
        let part = &mut self.parts[component];
        if part.as_deref() == after.as_deref() {
            return;
        }
        self.changes += 1;
        if let Some(record) = &mut self.recorder {
            let known = |part: Option<&str>| part.map_or(After::Undefined, After::from);
            let section = self.rung.citation(self.grammar);
            let section = section.unwrap_or(Document::Rfc(3987).section("5.3.2.2"));
            let mut step = Step::new(section, "", self.rung.title(), known(after.as_deref()));
            step.about = About::Component(component);
            step.before = Some(known(part.as_deref()));
            step.source = source.cloned();
            record(step);
        }
        *part = after.map(Cow::Owned);
    }

    /// Replaces the components by those of another identifier, except for the fragment.
    pub(super) fn become_other(&mut self, other: &Parts<&str>) {
        for component in Component::ALL.into_iter().filter(|it| *it != Component::Fragment) {
            self.change(component, other.get(component).map(String::from));
        }
    }

    pub(super) fn recompose(&self) -> (String, Places) {
        self.parts.recompose()
    }
}
