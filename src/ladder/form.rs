//! The state of an identifier while rungs are applied to it.

#[cfg(feature = "idna")]
use super::InvalidName;
use super::Rung;
use crate::grammar::{Document, Grammar};
use crate::steps::{About, State, Step, Trace};
use crate::syntax::{Component, Parts, Places};
use alloc::borrow::Cow;
use alloc::string::String;
#[cfg(feature = "idna")]
use alloc::vec::Vec;

/// An identifier to which rungs are being applied.
pub(super) struct Form<'i> {
    /// The components, as changed so far.
    pub(super) parts: Parts<Cow<'i, str>>,
    grammar: Grammar,
    /// The rung that is being applied.
    pub(super) rung: Rung,
    /// The number of changes to components.
    pub(super) changes: usize,
    trace: &'i mut Trace,
    /// The invalid domain names found so far.
    #[cfg(feature = "idna")]
    pub(super) invalid_names: Vec<InvalidName>,
}

impl<'i> Form<'i> {
    /// The form before any rung is applied.
    pub(super) fn new(parts: &Parts<&'i str>, grammar: Grammar, trace: &'i mut Trace) -> Self {
        Form {
            parts: parts.map(|part| Cow::Borrowed(*part)),
            grammar,
            rung: Rung::SimpleString,
            changes: 0,
            trace,
            #[cfg(feature = "idna")]
            invalid_names: Vec::new(),
        }
    }

    pub(super) fn grammar(&self) -> Grammar {
        self.grammar
    }

    /// The text of a component; `None` if it is undefined.
    pub(super) fn get(&self, component: Component) -> Option<&str> {
        self.parts.get(component)
    }

    pub(super) fn path(&self) -> &str {
        self.parts.path()
    }

    /// Whether the identifier, which has a scheme, would stay valid with this text as a component.
    pub(super) fn is_valid_with(&self, component: Component, text: &str) -> bool {
        let production = self.grammar.with_role(component.role());
        let fits_authority = match component {
            Component::Path if self.get(Component::Host).is_some() => {
                text.is_empty() || text.starts_with('/')
            }
            Component::Path => !text.starts_with("//"),
            _ => true,
        };
        fits_authority && production.is_some_and(|production| production.matches(text))
    }

    /// Sets a component; `None` makes it undefined. If it changes, records a step that cites the
    /// section of the rung.
    pub(super) fn change(&mut self, component: Component, after: Option<String>) {
        self.change_by(component, after, None);
    }

    /// Does the same as [`change`](Self::change), and the step also cites a source.
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
        let (rung, grammar) = (self.rung, self.grammar);
        self.trace.step(|| {
            let state = |part: Option<&str>| part.map_or(State::Undefined, State::from);
            // RFC 3986 has no section for character normalization.
            let section = rung.citation(grammar);
            let section = section.unwrap_or(Document::Rfc(3987).section("5.3.2.2"));
            let mut step = Step::new(section, "", rung.title(), state(after.as_deref()));
            step.about = About::Component(component);
            step.before = Some(state(part.as_deref()));
            step.source = source.cloned();
            step
        });
        *part = after.map(Cow::Owned);
    }

    /// Replaces all components but the fragment by those of another identifier.
    pub(super) fn replace(&mut self, other: &Parts<&str>) {
        for component in
            Component::ALL.into_iter().filter(|component| *component != Component::Fragment)
        {
            self.change(component, other.get(component).map(String::from));
        }
    }

    /// Returns the text of the identifier and the positions of its components.
    pub(super) fn recompose(&self) -> (String, Places) {
        self.parts.recompose()
    }
}
