//! The steps of an operation as values.

use super::HostError;
use crate::grammar::Citation;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

/// One step of an operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The document and the section that describe the operation.
    pub section: Citation,
    /// The number of the step as the document prints it; empty where the document
    /// describes the step without giving it a number.
    pub number: &'static str,
    /// The label, counted from 0; `None` where the step is about the whole name.
    pub label: Option<usize>,
    /// What the step did.
    pub did: &'static str,
    /// The label or the name after it.
    pub after: String,
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.section)?;
        if !self.number.is_empty() {
            write!(f, " step {}", self.number)?;
        }
        write!(f, ": {}: {}", self.did, self.after)
    }
}

/// An operation with its steps, as far as they went, and its result.
///
/// ```
/// use iri_grammar::host::Idna2003;
///
/// let conversion = Idna2003::for_mapping().to_ascii_steps("r\u{e9}sum\u{e9}");
/// let step = &conversion.steps[conversion.steps.len() - 3];
/// assert_eq!((step.number, step.after.as_str()), ("7", "xn--rsum-bpad"));
/// assert_eq!(step.section.to_string(), "RFC 3490 section 4.1");
/// assert_eq!(conversion.result.unwrap(), "xn--rsum-bpad");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conversion {
    /// The steps, in their order.
    pub steps: Vec<Step>,
    /// What the operation gives.
    pub result: Result<String, HostError>,
}

/// Takes the steps down, if anybody asked for them.
#[derive(Default)]
pub(super) struct Trace {
    steps: Option<Vec<Step>>,
    label: Option<usize>,
}

impl Trace {
    /// Runs the operation and keeps its steps.
    pub(super) fn record(
        operation: impl FnOnce(&mut Trace) -> Result<String, HostError>,
    ) -> Conversion {
        let mut trace = Trace { steps: Some(Vec::new()), label: None };
        let result = operation(&mut trace);
        Conversion { steps: trace.steps.unwrap_or_default(), result }
    }

    pub(super) fn is_on(&self) -> bool {
        self.steps.is_some()
    }

    /// The steps that follow are about this label, or about the whole name.
    pub(super) fn about(&mut self, label: Option<usize>) {
        self.label = label;
    }

    pub(super) fn step(
        &mut self,
        section: Citation,
        number: &'static str,
        did: &'static str,
        after: &str,
    ) {
        if let Some(steps) = &mut self.steps {
            steps.push(Step { section, number, label: self.label, did, after: after.to_string() });
        }
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Step {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeStruct;
        let mut step = serializer.serialize_struct("Step", 6)?;
        step.serialize_field("document", &self.section.document)?;
        step.serialize_field("section", self.section.section)?;
        step.serialize_field("step", self.number)?;
        step.serialize_field("label", &self.label)?;
        step.serialize_field("did", self.did)?;
        step.serialize_field("after", &self.after)?;
        step.end()
    }
}
