//! An identifier on its way up: its components, and what has changed.

#[cfg(feature = "idna")]
use super::InvalidName;
use super::{Change, Rung};
use crate::grammar::{Document, Grammar};
use crate::mapping::unbracketed_form;
use crate::syntax::{Component, Components, HostForm, Parts, Syntax};
use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

pub(super) struct Form<'i> {
    components: [Option<Cow<'i, str>>; 7],
    host_form: HostForm,
    grammar: Grammar,
    /// The rung whose turn it is.
    rung: Rung,
    pub(super) changes: Vec<Change>,
    #[cfg(feature = "idna")]
    pub(super) invalid_names: Vec<InvalidName>,
}

impl<'i> Form<'i> {
    pub(super) fn new(components: Components<'i>, grammar: Grammar) -> Self {
        let parts = Parts::from(components);
        let host = parts.host.map(|(host, _)| host);
        let all = [
            parts.scheme,
            parts.userinfo,
            host,
            parts.port,
            Some(parts.path),
            parts.query,
            parts.fragment,
        ];
        Form {
            components: all.map(|component| component.map(Cow::Borrowed)),
            host_form: parts.host.map_or(HostForm::RegName, |(_, form)| form),
            grammar,
            rung: Rung::SimpleString,
            changes: Vec::new(),
            #[cfg(feature = "idna")]
            invalid_names: Vec::new(),
        }
    }

    pub(super) fn grammar(&self) -> Grammar {
        self.grammar
    }

    pub(super) fn begin(&mut self, rung: Rung) {
        self.rung = rung;
    }

    pub(super) fn get(&self, component: Component) -> Option<&str> {
        self.components[component as usize].as_deref()
    }

    pub(super) fn path(&self) -> &str {
        self.get(Component::Path).unwrap_or_default()
    }

    pub(super) fn host_form(&self) -> HostForm {
        self.host_form
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

    /// Leaves a component out without a word: no normalization.
    pub(super) fn leave_out(&mut self, component: Component) {
        self.components[component as usize] = None;
    }

    /// Changes a component where it becomes another one, and says that the section of the
    /// rung has it so.
    pub(super) fn change(&mut self, component: Component, after: Option<String>) {
        self.change_by(component, after, None);
    }

    /// The same, with what says so in particular.
    pub(super) fn change_by(
        &mut self,
        component: Component,
        after: Option<String>,
        source: Option<&Cow<'static, str>>,
    ) {
        let slot = &mut self.components[component as usize];
        if slot.as_deref() == after.as_deref() {
            return;
        }
        if component == Component::Host {
            let host = after.as_deref().unwrap_or_default();
            if !host.starts_with('[') {
                self.host_form = unbracketed_form(host);
            }
        }
        let before = slot.take().map(Cow::into_owned);
        *slot = after.clone().map(Cow::Owned);
        let section = self.rung.citation(self.grammar);
        self.changes.push(Change {
            rung: self.rung,
            section: section.unwrap_or(Document::Rfc(3987).section("5.3.2.2")),
            component,
            before,
            after,
            source: source.cloned(),
        });
    }

    pub(super) fn recompose(&self) -> (String, Syntax) {
        let [scheme, userinfo, host, port, path, query, fragment] = &self.components;
        Parts {
            scheme: scheme.as_deref(),
            userinfo: userinfo.as_deref(),
            host: host.as_deref().map(|host| (host, self.host_form)),
            port: port.as_deref(),
            path: path.as_deref().unwrap_or_default(),
            query: query.as_deref(),
            fragment: fragment.as_deref(),
        }
        .recompose()
    }
}

impl Form<'_> {
    /// Another identifier takes the place of this one, except for the fragment.
    pub(super) fn become_other(&mut self, other: Components<'_>) {
        let other = Parts::from(other);
        let owned = |text: Option<&str>| text.map(String::from);
        self.change(Component::Scheme, owned(other.scheme));
        self.change(Component::Userinfo, owned(other.userinfo));
        self.change(Component::Host, owned(other.host.map(|(host, _)| host)));
        self.change(Component::Port, owned(other.port));
        self.change(Component::Path, owned(Some(other.path)));
        self.change(Component::Query, owned(other.query));
        if let Some((_, form)) = other.host {
            self.host_form = form;
        }
    }
}
