//! Divides names into labels, verifies lengths and characters, and converts labels to and from the
//! ASCII Compatible Encoding.

use super::error::{Failure, HostError, HostRule};
use crate::grammar::{Citation, Document};
use crate::steps::{About, Step, Trace};
use alloc::string::String;
use idna::punycode;

/// The maximum length of a label in octets (RFC 1035 section 2.3.4).
pub(super) const MAX_LABEL: usize = 63;

/// The maximum length in octets of a name written with dots, without the dot of the root label.
/// The limit is 255 octets in the wire format (RFC 1035 section 2.3.4). Subtract one for the root
/// label, and one because there is one more length octet than there are dots (RFC 1035 section
/// 3.1).
pub(super) const MAX_NAME: usize = 253;

const SIZE_LIMITS: Citation = Document::Rfc(1035).section("2.3.4");

/// The ACE prefix (RFC 3490 section 5; RFC 5890 section 2.3.2.1).
pub(super) const ACE_PREFIX: &str = "xn--";

/// The maximum length in octets of a label's Punycode, without the ACE prefix.
pub(super) const MAX_PUNYCODE: usize = MAX_LABEL - ACE_PREFIX.len();

/// Records the steps of an operation. Each step is about the whole name or about one label.
pub(super) struct Steps<'r> {
    trace: &'r mut Trace,
    about: About,
}

impl<'r> Steps<'r> {
    pub(super) fn new(trace: &'r mut Trace) -> Self {
        Steps { trace, about: About::Text }
    }

    /// Records a step. `after` is the text after the step.
    pub(super) fn step(
        &mut self,
        section: Citation,
        number: &'static str,
        did: &'static str,
        after: &str,
    ) {
        self.step_with(section, number, did, || after);
    }

    /// Records a step. Computes the text after it only if steps are recorded.
    pub(super) fn step_with<T: AsRef<str>>(
        &mut self,
        section: Citation,
        number: &'static str,
        did: &'static str,
        after: impl FnOnce() -> T,
    ) {
        let about = self.about;
        self.trace.step(|| Step { about, ..Step::new(section, number, did, after().as_ref()) });
    }
}

/// A name that can be divided into its labels. The labels are not stored, since a name may have
/// very many.
#[derive(Clone, Copy)]
pub(super) struct Name<'t> {
    text: &'t str,
    is_dot: fn(char) -> bool,
    /// Whether the methods return U+002E in place of each dot.
    full_stops: bool,
}

impl<'t> Name<'t> {
    /// Returns a name whose labels are separated by the characters for which `is_dot` returns true.
    pub(super) fn new(text: &'t str, is_dot: fn(char) -> bool) -> Self {
        Name { text, is_dot, full_stops: false }
    }

    /// Returns each label with the dot after it; the dot of the last label may be empty. The
    /// zero-length root label, explicit in `www.example.com.`, "is not considered a label" (RFC
    /// 3490 section 2). An empty name has one empty label.
    pub(super) fn labels(self) -> impl Iterator<Item = (&'t str, &'t str)> {
        let empty = self.text.is_empty().then_some("");
        let labels = self.text.split_inclusive(self.is_dot).chain(empty);
        labels.map(move |label| match label.char_indices().next_back() {
            Some((at, c)) if (self.is_dot)(c) => {
                let (label, dot) = label.split_at(at);
                (label, if self.full_stops { "." } else { dot })
            }
            _ => (label, ""),
        })
    }

    /// Calls `operation` with each label and the dot after it, until one fails. The error
    /// then shows this label.
    pub(super) fn for_each(
        self,
        steps: &mut Steps<'_>,
        mut operation: impl FnMut(&'t str, &'t str, &mut Steps<'_>) -> Result<(), Failure>,
    ) -> Result<(), HostError> {
        for (index, (label, dot)) in self.labels().enumerate() {
            steps.about = About::Label(index);
            operation(label, dot, steps).map_err(|failure| failure.in_label(index, label))?;
        }
        steps.about = About::Text;
        Ok(())
    }

    /// Replaces each label by the result of `operation`. Keeps the dots.
    pub(super) fn replace_each<L: AsRef<str>>(
        self,
        steps: &mut Steps<'_>,
        mut operation: impl FnMut(&'t str, &mut Steps<'_>) -> Result<L, Failure>,
    ) -> Result<String, HostError> {
        let mut text = String::with_capacity(self.text.len());
        self.for_each(steps, |label, dot, steps| {
            text.push_str(operation(label, steps)?.as_ref());
            text.push_str(dot);
            Ok(())
        })?;
        Ok(text)
    }

    /// Replaces the labels. Keeps the dots.
    pub(super) fn with_labels(self, labels: impl IntoIterator<Item: AsRef<str>>) -> String {
        let mut text = String::with_capacity(self.text.len());
        for ((_, dot), label) in self.labels().zip(labels) {
            text.push_str(label.as_ref());
            text.push_str(dot);
        }
        text
    }

    /// Makes the methods return U+002E in place of each dot.
    pub(super) fn with_full_stops(self) -> Self {
        Name { full_stops: true, ..self }
    }
}

/// Verifies the length of a name in its ASCII form.
pub(super) fn verify_name_length(name: &str) -> Result<(), HostError> {
    match name.strip_suffix('.').unwrap_or(name).len() {
        0..=MAX_NAME => Ok(()),
        _ => Err(Failure::new(HostRule::NameTooLong, SIZE_LIMITS).in_name()),
    }
}

/// Verifies the length of a label in its ASCII form. "One label is reserved, and that
/// is the null (i.e., zero length) label used for the root" (RFC 1034 section 3.1); "labels 63
/// octets or less" (RFC 1035 section 2.3.4).
pub(super) fn verify_label_length(label: &str) -> Result<(), Failure> {
    match label.len() {
        1..=MAX_LABEL => Ok(()),
        0 => Err(Failure::new(HostRule::EmptyLabel, Document::Rfc(1034).section("3.1"))),
        _ => Err(Failure::new(HostRule::LabelTooLong, SIZE_LIMITS)),
    }
}

/// Verifies that the US-ASCII characters of a label are letters, digits and hyphens.
pub(super) fn verify_ldh(label: &str, section: Citation) -> Result<(), Failure> {
    let non_ldh = |c: char| c.is_ascii() && !c.is_ascii_alphanumeric() && c != '-';
    match label.char_indices().find(|&(_, c)| non_ldh(c)) {
        Some((offset, c)) => Err(Failure::new(HostRule::NotLdh(c), section).at(label, offset)),
        None => Ok(()),
    }
}

/// Verifies that the third and the fourth character of a label are not both hyphens.
pub(super) fn verify_hyphens_inside(label: &str, section: Citation) -> Result<(), Failure> {
    let mut third = label.char_indices().skip(2);
    match (third.next(), third.next()) {
        (Some((offset, '-')), Some((_, '-'))) => {
            Err(Failure::new(HostRule::HyphensThirdFourth, section).at(label, offset))
        }
        _ => Ok(()),
    }
}

/// Verifies that a label neither begins nor ends with a hyphen.
pub(super) fn verify_hyphens_at_ends(label: &str, section: Citation) -> Result<(), Failure> {
    let error_at = |offset| Err(Failure::new(HostRule::HyphenAtEnd, section).at(label, offset));
    match label {
        _ if label.starts_with('-') => error_at(0),
        _ if label.ends_with('-') => error_at(label.len() - 1),
        _ => Ok(()),
    }
}

/// Whether a label begins with the ACE prefix: ToASCII and ToUnicode "MUST recognize the ACE
/// prefix in a case-insensitive manner" (RFC 3490 section 5).
pub(crate) fn has_ace_prefix(label: &str) -> bool {
    label.get(..ACE_PREFIX.len()).is_some_and(|start| start.eq_ignore_ascii_case(ACE_PREFIX))
}

/// Encodes a label as Punycode (RFC 3492) and prepends the ACE prefix.
pub(super) fn a_label(label: &str) -> Result<String, Failure> {
    let too_long = || Failure::new(HostRule::LabelTooLong, SIZE_LIMITS);
    Ok([ACE_PREFIX, &to_punycode(label).ok_or_else(too_long)?].concat())
}

/// Encodes a label as Punycode. Returns `None` if the result has more than 59 octets.
///
/// Every character needs at least one octet, so a label of more than 59 characters is too long. It
/// is not encoded, since encoding takes quadratic time.
pub(super) fn to_punycode(label: &str) -> Option<String> {
    if label.chars().nth(MAX_PUNYCODE).is_some() {
        return None;
    }
    punycode::encode_str(label).filter(|encoded| encoded.len() <= MAX_PUNYCODE)
}

/// Decodes Punycode. Returns `None` if it is malformed or has more than `max_length` octets.
pub(super) fn from_punycode(encoded: &str, max_length: usize) -> Option<String> {
    if encoded.len() <= max_length { punycode::decode_to_string(encoded) } else { None }
}
