//! Rungs applied, alone or one after another.

use super::form::Form;
use super::idn::Names;
use super::{
    Ladder, LadderError, LadderKind, Normalized, PercentEncoding, RootlessPath, Rung, case,
    percent, scheme,
};
use crate::grammar::Grammar;
use crate::identifier::{Identifier, IriBuf};
use crate::resolution::remove_dot_segments;
use crate::syntax::{Component, Components, Syntax};
use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

/// How many times [`Knowledge`](super::Knowledge) is asked.
const HOPS: usize = 20;

impl Ladder<'_> {
    /// Normalizes by all rungs up to this one. Takes time in proportion to the length;
    /// the identifier given is not touched.
    ///
    /// A component that percent-encoding normalization has changed is case normalized once
    /// more, and with [`character_form`](Self::character_form) character normalized, so that
    /// climbing again changes nothing. Dot segments of a relative reference stay: they are
    /// meant for resolution.
    ///
    /// # Errors
    ///
    /// With [`Purpose::IdentityToken`](super::Purpose::IdentityToken), for every rung but
    /// the first. With [`character_form`](Self::character_form), where the normalized
    /// characters make something else.
    pub fn climb<K: LadderKind, T: AsRef<str>>(
        &self,
        height: Rung,
        identifier: &Identifier<K, T>,
    ) -> Result<Normalized<K>, LadderError> {
        self.check_purpose(height)?;
        let mut form = Form::new(identifier.components(), K::GRAMMAR);
        self.climb_form(height, &mut form)?;
        Ok(normalized(form))
    }

    /// Normalizes by this rung alone.
    ///
    /// # Errors
    ///
    /// As [`climb`](Self::climb).
    pub fn apply<K: LadderKind, T: AsRef<str>>(
        &self,
        rung: Rung,
        identifier: &Identifier<K, T>,
    ) -> Result<Normalized<K>, LadderError> {
        self.check_purpose(rung)?;
        let mut form = Form::new(identifier.components(), K::GRAMMAR);
        self.apply_form(rung, &mut form, false)?;
        Ok(normalized(form))
    }

    pub(super) fn climb_form(&self, height: Rung, form: &mut Form<'_>) -> Result<(), LadderError> {
        for rung in Rung::ALL.into_iter().filter(|rung| *rung <= height) {
            match (rung, self.percent) {
                (Rung::PercentEncoding, PercentEncoding::Iunreserved) => {
                    // A host is US-ASCII only until its other characters are decoded.
                    let first = Ladder { percent: PercentEncoding::Unreserved, ..*self };
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
        let before = form.changes.len();
        self.apply_form(rung, form, true)?;
        match rung {
            _ if form.changes.len() == before => Ok(()),
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
        form.begin(rung);
        if self.without_fragment {
            form.leave_out(Component::Fragment);
        }
        match rung {
            Rung::SimpleString => {}
            Rung::Case => case::normalize(form, self.case),
            #[cfg(feature = "idna")]
            Rung::Character => {
                if let Some(into) = self.character {
                    super::character::normalize(form, into)?;
                }
            }
            #[cfg(not(feature = "idna"))]
            Rung::Character => {}
            Rung::PercentEncoding => {
                let may = |scheme| self.schemes.may_decode(scheme);
                let may_decode = form.get(Component::Scheme).is_none_or(may);
                percent::normalize(form, self.percent, may_decode);
            }
            Rung::PathSegments => self.remove_dot_segments(form),
            Rung::SchemeBased => {
                scheme::normalize(form, self.schemes, Names::of(self));
            }
            Rung::ProtocolBased => self.ask(form, climbing)?,
        }
        Ok(())
    }

    /// RFC 3987 §5.3.2.4.
    fn remove_dot_segments(&self, form: &mut Form<'_>) {
        let path = form.path();
        // "intended only for use within relative references"
        let Some(scheme) = form.get(Component::Scheme) else { return };
        let kept = self.rootless == RootlessPath::Keep && !path.starts_with('/');
        if kept || !self.schemes.may_remove_dot_segments(scheme) {
            return;
        }
        let Cow::Owned(mut removed) = remove_dot_segments(path) else { return };
        if removed.starts_with("//") && form.get(Component::Host).is_none() {
            removed.insert_str(0, "/.");
        }
        form.change(Component::Path, Some(removed));
    }

    /// RFC 3987 §5.3.4. What is known to stand for one another in a circle is represented
    /// by the least of them.
    fn ask(&self, form: &mut Form<'_>, climbing: bool) -> Result<(), LadderError> {
        let Some(knowledge) = self.knowledge else { return Ok(()) };
        if form.get(Component::Scheme).is_none() {
            return Ok(());
        }
        let mut visited = Vec::from([without_fragment(form)]);
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
    ) -> Result<(String, Syntax), LadderError> {
        let ladder = self.without_character_form().without_fragment();
        let iri = match grammar {
            Grammar::Rfc3986 => IriBuf::from(iri.to_uri()),
            _ => iri,
        };
        let mut form = Form::new(iri.components(), grammar);
        let height = if climbing { Rung::SchemeBased } else { Rung::SimpleString };
        ladder.climb_form(height, &mut form)?;
        Ok(form.recompose())
    }
}

fn without_fragment(form: &Form<'_>) -> (String, Syntax) {
    let (mut text, mut syntax) = form.recompose();
    if let Some(fragment) = syntax.fragment.take() {
        text.truncate(fragment.start - 1);
    }
    (text, syntax)
}

fn become_other(form: &mut Form<'_>, other: Option<(String, Syntax)>) {
    if let Some((text, syntax)) = other {
        let reference = form.grammar().reference();
        form.become_other(Components::new(&text, syntax, reference));
    }
}

fn normalized<K: LadderKind>(form: Form<'_>) -> Normalized<K> {
    let (text, syntax) = form.recompose();
    debug_assert_eq!(
        K::production().components(&text).map(|components| components.syntax()),
        Ok(syntax)
    );
    Normalized {
        identifier: Identifier::known(text, syntax),
        changes: form.changes,
        #[cfg(feature = "idna")]
        invalid_names: form.invalid_names,
    }
}
