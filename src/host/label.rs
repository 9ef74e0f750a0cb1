//! Names and labels: dots, lengths, the ASCII Compatible Encoding, and steps about them.

use super::error::{Failure, HostError, HostRule};
use crate::grammar::{Citation, Document};
use crate::steps::{About, Recorder, Step};
use alloc::string::String;
use idna::punycode;

/// How many octets a label has at most (RFC 1035 section 2.3.4).
pub(super) const MAX_LABEL: usize = 63;

/// How many octets a name has at most, written with dots and without the dot of the
/// root label: 255 octets (RFC 1035 section 2.3.4), less the root label, less the one
/// octet by which the length octets outnumber the dots (RFC 1035 section 3.1).
pub(super) const MAX_NAME: usize = 253;

const SIZE_LIMITS: Citation = Document::Rfc(1035).section("2.3.4");

/// The ACE prefix (RFC 3490 section 5; RFC 5890 section 2.3.2.1).
pub(super) const ACE_PREFIX: &str = "xn--";

/// How many octets of Punycode a label has at most.
pub(super) const MAX_PUNYCODE: usize = MAX_LABEL - ACE_PREFIX.len();

/// The dots of RFC 3490 section 3.1 requirement 1.
pub(crate) fn is_idna_dot(c: char) -> bool {
    matches!(c, '.' | '\u{3002}' | '\u{FF0E}' | '\u{FF61}')
}

/// Records the steps of an operation, each about the name or about a label of it.
pub(super) struct Steps<'r, R> {
    recorder: &'r mut R,
    about: About,
}

impl<'r, R: Recorder> Steps<'r, R> {
    pub(super) fn new(recorder: &'r mut R) -> Self {
        Steps { recorder, about: About::Text }
    }

    /// Records a step, after which there is this text.
    pub(super) fn step(
        &mut self,
        section: Citation,
        number: &'static str,
        did: &'static str,
        after: &str,
    ) {
        self.step_with(section, number, did, || after);
    }

    /// The same, where the text is made for the step alone.
    pub(super) fn step_with<T: AsRef<str>>(
        &mut self,
        section: Citation,
        number: &'static str,
        did: &'static str,
        after: impl FnOnce() -> T,
    ) {
        let about = self.about;
        self.recorder.step(|| Step { about, ..Step::new(section, number, did, after().as_ref()) });
    }
}

/// A name divided into its labels. None is held: a text may be one of very many.
#[derive(Clone, Copy)]
pub(super) struct Name<'t> {
    text: &'t str,
    is_dot: fn(char) -> bool,
    full_stops: bool,
}

impl<'t> Name<'t> {
    /// Divides a name.
    pub(super) fn new(text: &'t str, is_dot: fn(char) -> bool) -> Self {
        Name { text, is_dot, full_stops: false }
    }

    /// Each label with the dot after it, which may be absent after the last one. The zero-length
    /// root label, explicit in `www.example.com.`, "is not considered a label" (RFC 3490 section
    /// 2).
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

    /// Carries out an operation on each label, with the dot after it.
    pub(super) fn each<R: Recorder>(
        self,
        steps: &mut Steps<'_, R>,
        mut operation: impl FnMut(&'t str, &'t str, &mut Steps<'_, R>) -> Result<(), Failure>,
    ) -> Result<(), HostError> {
        for (index, (label, dot)) in self.labels().enumerate() {
            steps.about = About::Label(index);
            operation(label, dot, steps).map_err(|failure| failure.in_label(index, label))?;
        }
        steps.about = About::Text;
        Ok(())
    }

    /// The name with what an operation makes of each label, and the same dots.
    pub(super) fn with_each<R: Recorder, L: AsRef<str>>(
        self,
        steps: &mut Steps<'_, R>,
        mut operation: impl FnMut(&'t str, &mut Steps<'_, R>) -> Result<L, Failure>,
    ) -> Result<String, HostError> {
        let mut text = String::with_capacity(self.text.len());
        self.each(steps, |label, dot, steps| {
            text.push_str(operation(label, steps)?.as_ref());
            text.push_str(dot);
            Ok(())
        })?;
        Ok(text)
    }

    /// Other labels in place of these, with the same dots.
    pub(super) fn with_labels(self, labels: impl IntoIterator<Item: AsRef<str>>) -> String {
        let mut text = String::with_capacity(self.text.len());
        for ((_, dot), label) in self.labels().zip(labels) {
            text.push_str(label.as_ref());
            text.push_str(dot);
        }
        text
    }

    /// The name with U+002E as label separator.
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

pub(super) fn verify_hyphens_inside(label: &str, section: Citation) -> Result<(), Failure> {
    let mut third = label.char_indices().skip(2);
    match (third.next(), third.next()) {
        (Some((offset, '-')), Some((_, '-'))) => {
            Err(Failure::new(HostRule::HyphensThirdFourth, section).at(label, offset))
        }
        _ => Ok(()),
    }
}

pub(super) fn verify_hyphens_at_ends(label: &str, section: Citation) -> Result<(), Failure> {
    let at = |offset| Err(Failure::new(HostRule::HyphenAtEnd, section).at(label, offset));
    match label {
        _ if label.starts_with('-') => at(0),
        _ if label.ends_with('-') => at(label.len() - 1),
        _ => Ok(()),
    }
}

/// Whether a label begins with the ACE prefix: ToASCII and ToUnicode "MUST recognize the ACE
/// prefix in a case-insensitive manner" (RFC 3490 section 5).
pub(crate) fn has_ace_prefix(label: &str) -> bool {
    label.get(..ACE_PREFIX.len()).is_some_and(|start| start.eq_ignore_ascii_case(ACE_PREFIX))
}

/// The Punycode for a label (RFC 3492), with the ACE prefix before it.
pub(super) fn a_label(label: &str) -> Result<String, Failure> {
    let too_long = || Failure::new(HostRule::LabelTooLong, SIZE_LIMITS);
    Ok([ACE_PREFIX, &to_punycode(label).ok_or_else(too_long)?].concat())
}

/// The Punycode for a label; `None` where it would have more than 59 octets.
///
/// Every character takes an octet at least, so a label of more characters is too long,
/// and need not be encoded to know it. Encoding takes time in proportion to the square
/// of the length.
pub(super) fn to_punycode(label: &str) -> Option<String> {
    if label.chars().nth(MAX_PUNYCODE).is_some() {
        return None;
    }
    punycode::encode_str(label).filter(|encoded| encoded.len() <= MAX_PUNYCODE)
}

/// The characters that the Punycode stands for; `None` where it is malformed or has more
/// than this many octets.
pub(super) fn from_punycode(encoded: &str, longest: usize) -> Option<String> {
    let short = encoded.len() <= longest;
    short.then(|| punycode::decode_to_string(encoded)).flatten()
}
