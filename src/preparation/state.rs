//! A string on its way: its text, what was done to it, and the steps if they are kept.

use super::note::{Note, What};
use super::sourced::Sourced;
use crate::grammar::Citation;
use crate::mapping::Step;
use crate::syntax::{Component, Span};
use alloc::vec::Vec;

/// The notes, and the steps if they are wanted.
#[derive(Clone, Debug, Default)]
pub(super) struct Record {
    pub(super) notes: Vec<Note>,
    pub(super) steps: Option<Vec<Step>>,
}

impl Record {
    pub(super) fn new(keep_steps: bool) -> Self {
        Record { notes: Vec::new(), steps: keep_steps.then(Vec::new) }
    }

    pub(super) fn step(
        &mut self,
        section: Citation,
        number: &'static str,
        did: &'static str,
        after: &str,
    ) {
        if let Some(steps) = &mut self.steps {
            steps.push(Step::new(section, number, did, after));
        }
    }

    /// Notes a part of the input. What the same was done to beside each other is one note.
    pub(super) fn note(
        &mut self,
        what: What,
        component: Option<Component>,
        span: Span,
        character: Option<char>,
    ) {
        match self.notes.last_mut() {
            Some(last)
                if last.what == what
                    && last.component == component
                    && last.span.end == span.start
                    && character.is_some()
                    && span.start < span.end =>
            {
                last.span.end = span.end;
            }
            _ => self.notes.push(Note { what, component, span, character }),
        }
    }
}

/// A string before it is parsed.
#[derive(Clone, Debug)]
pub(super) struct State<'t> {
    pub(super) sourced: Sourced<'t>,
    pub(super) record: Record,
}

impl<'t> State<'t> {
    pub(super) fn new(text: &'t str, keep_steps: bool) -> Self {
        State { sourced: Sourced::new(text), record: Record::new(keep_steps) }
    }

    pub(super) fn text(&self) -> &str {
        self.sourced.text()
    }

    /// Puts a text in the place of each character for which `change` gives one, and notes
    /// it. `change` gets the character and where it stands.
    pub(super) fn replace_characters(
        &mut self,
        what: What,
        change: impl Fn(char, usize) -> Option<&'static str>,
    ) {
        let record = &mut self.record;
        self.sourced.edit(|edit| {
            for (at, c) in edit.text().char_indices() {
                if let Some(new) = change(c, at) {
                    let source = edit.replace(Span { start: at, end: at + c.len_utf8() }, new);
                    record.note(what, None, source, Some(c));
                }
            }
        });
    }

    /// Records a numbered step, after it.
    pub(super) fn step(&mut self, section: Citation, number: &'static str, did: &'static str) {
        let State { sourced, record } = self;
        record.step(section, number, did, sourced.text());
    }
}
