//! Names and labels: dots, the root label, empty labels, lengths.

use super::error::{Failure, HostError, Rule};
use crate::grammar::{Citation, Document};
use alloc::string::String;
use alloc::vec::Vec;

/// How many octets a label has at most (RFC 1035 section 2.3.4).
pub(super) const MAX_LABEL: usize = 63;

/// How many octets a name has at most, written with dots and without the dot of the
/// root label: 255 octets (RFC 1035 section 2.3.4), less the root label, less the one
/// octet by which the length octets outnumber the dots (RFC 1035 section 3.1).
const MAX_NAME: usize = 253;

const SIZE_LIMITS: Citation = Document::Rfc(1035).section("2.3.4");

/// The dots of RFC 3490 section 3.1 requirement 1.
pub(crate) fn is_idna_dot(c: char) -> bool {
    matches!(c, '.' | '\u{3002}' | '\u{FF0E}' | '\u{FF61}')
}

/// A name divided into its labels.
pub(super) struct Name<'t> {
    /// The labels, without the root label.
    pub(super) labels: Vec<&'t str>,
    /// The dots between the labels, and after the last one if the root label is
    /// explicit.
    dots: Vec<&'t str>,
}

impl<'t> Name<'t> {
    /// Divides a name. The zero-length root label, explicit in `www.example.com.`, "is
    /// not considered a label" (RFC 3490 section 2).
    pub(super) fn new(text: &'t str, is_dot: impl Fn(char) -> bool) -> Self {
        let mut labels: Vec<_> = text.split(&is_dot).collect();
        if labels.len() > 1 && labels.last() == Some(&"") {
            labels.pop();
        }
        let dots = text.matches(&is_dot).collect();
        Name { labels, dots }
    }

    /// Other labels in the place of these, with the same dots.
    pub(super) fn with_labels(&self, labels: impl IntoIterator<Item = String>) -> String {
        self.join(labels, |dot| dot)
    }

    /// Other labels in the place of these, with U+002E as label separator.
    pub(super) fn with_labels_and_full_stops(
        &self,
        labels: impl IntoIterator<Item = String>,
    ) -> String {
        self.join(labels, |_| ".")
    }

    fn join<'d>(
        &'d self,
        labels: impl IntoIterator<Item = String>,
        dot: impl Fn(&'d str) -> &'d str,
    ) -> String {
        let mut text = String::new();
        for (index, label) in labels.into_iter().enumerate() {
            text.push_str(&label);
            text.push_str(self.dots.get(index).map_or("", |given| dot(given)));
        }
        text
    }
}

/// Verifies the length of a name in its ASCII form.
pub(super) fn verify_name_length(name: &str) -> Result<(), HostError> {
    match name.strip_suffix('.').unwrap_or(name).len() {
        0..=MAX_NAME => Ok(()),
        _ => Err(HostError::of_name(Failure::new(Rule::NameTooLong, SIZE_LIMITS))),
    }
}

/// Verifies the length of a label in its ASCII form.
pub(super) fn verify_label_length(label: &str) -> Result<(), Failure> {
    match label.len() {
        1..=MAX_LABEL => Ok(()),
        0 => Err(empty_label()),
        _ => Err(label_too_long()),
    }
}

/// "Zero length labels are reserved for the root" (RFC 1034 section 3.1).
pub(super) fn empty_label() -> Failure {
    Failure::new(Rule::EmptyLabel, Document::Rfc(1034).section("3.1"))
}

/// "Labels: 63 octets or less" (RFC 1035 section 2.3.4).
pub(super) fn label_too_long() -> Failure {
    Failure::new(Rule::LabelTooLong, SIZE_LIMITS)
}
