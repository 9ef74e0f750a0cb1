//! RFC 5891 sections 5.3 to 5.5: Domain Name Lookup.

use super::ace;
use super::bidi_rule::{is_rtl_label, verify_bidi_rule};
use super::context::{Context, ContextRule};
use super::derived::{Category, DerivedProperty};
use super::error::{Failure, HostError, NotAllowed, Quoted, Rule};
use super::idna2008::{ALabels, Idna2008};
use super::name::{Name, empty_label, label_too_long, verify_label_length, verify_name_length};
use super::rfc5895;
use super::trace::{Conversion, Trace};
use crate::grammar::{Citation, Document};
use alloc::borrow::Cow;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use icu_properties::CodePointMapData;
use icu_properties::props::{GeneralCategory, GeneralCategoryGroup};
use unicode_normalization::UnicodeNormalization;

const A_LABEL_INPUT: Citation = Document::Rfc(5891).section("5.3");
const VALIDATION: Citation = Document::Rfc(5891).section("5.4");
const CONVERSION: Citation = Document::Rfc(5891).section("5.5");
const REGISTRATION: Citation = Document::Rfc(5891).section("4.2.3.1");
const LDH_LABELS: Citation = Document::Rfc(5890).section("2.3.1");
const IDNA_LABELS: Citation = Document::Rfc(5890).section("2.3.2.1");

/// A label that has passed: in its ASCII form, and as a user reads it.
struct Passed {
    ascii: String,
    unicode: String,
}

/// The operations.
impl Idna2008 {
    /// The look-up form of a name (RFC 5891 sections 5.3 to 5.5). A dot at the end, for
    /// the root label, is kept.
    ///
    /// # Errors
    ///
    /// Where a label fails a test of RFC 5891 section 5.4, or does not come back from its
    /// A-label (section 5.3); where a label or the name is too long (RFC 1035 section
    /// 2.3.4).
    pub fn to_ascii(&self, name: &str) -> Result<String, HostError> {
        to_ascii(self, name, &mut Trace::default())
    }

    /// The steps of [`to_ascii`](Self::to_ascii).
    pub fn to_ascii_steps(&self, name: &str) -> Conversion {
        Trace::record(|trace| to_ascii(self, name, trace))
    }

    /// The name with its A-labels as U-labels. IDNA2008 has no ToUnicode that never
    /// fails: a label that would be refused on look-up is refused here too. A-labels that
    /// are not converted by [`a_labels`](Self::a_labels) stay as they are.
    ///
    /// # Errors
    ///
    /// As [`to_ascii`](Self::to_ascii).
    pub fn to_unicode(&self, name: &str) -> Result<String, HostError> {
        to_unicode(self, name, &mut Trace::default())
    }

    /// The steps of [`to_unicode`](Self::to_unicode).
    pub fn to_unicode_steps(&self, name: &str) -> Conversion {
        Trace::record(|trace| to_unicode(self, name, trace))
    }
}

fn to_ascii(options: &Idna2008, name: &str, trace: &mut Trace) -> Result<String, HostError> {
    let mapped = mapped(options, name, trace);
    let divided = Name::new(&mapped, |c| c == '.');
    let labels = look_up(options, &divided, trace)?;
    Ok(divided.with_labels(labels.into_iter().map(|label| label.ascii)))
}

fn to_unicode(options: &Idna2008, name: &str, trace: &mut Trace) -> Result<String, HostError> {
    let mapped = mapped(options, name, trace);
    let divided = Name::new(&mapped, |c| c == '.');
    let labels = look_up(options, &divided, trace)?;
    Ok(divided.with_labels(labels.into_iter().map(|label| label.unicode)))
}

fn mapped<'n>(options: &Idna2008, name: &'n str, trace: &mut Trace) -> Cow<'n, str> {
    match options.map_rfc5895 {
        true => rfc5895::map(name, trace).into(),
        false => name.into(),
    }
}

fn look_up(
    options: &Idna2008,
    name: &Name<'_>,
    trace: &mut Trace,
) -> Result<Vec<Passed>, HostError> {
    let mut labels = Vec::with_capacity(name.labels.len());
    for (index, label) in name.labels.iter().enumerate() {
        trace.about(Some(index));
        let passed = look_up_label(options, label, trace);
        labels.push(passed.map_err(|failure| failure.in_label(index, label))?);
    }
    // Whether this is a Bidi domain name is known only now, as A-labels count as what they
    // stand for.
    if options.bidi && labels.iter().any(|label| is_rtl_label(&label.unicode)) {
        for (index, label) in labels.iter().enumerate() {
            trace.about(Some(index));
            verify_bidi_rule(&label.unicode)
                .map_err(|failure| failure.in_label(index, name.labels[index]))?;
            trace.step(VALIDATION, "", "apply the Bidi rule (RFC 5893)", &label.unicode);
        }
    }
    trace.about(None);
    if options.verify_name_length {
        verify_name_length(&name.with_labels(labels.iter().map(|label| label.ascii.clone())))?;
    }
    Ok(labels)
}

fn look_up_label(options: &Idna2008, label: &str, trace: &mut Trace) -> Result<Passed, Failure> {
    if label.is_empty() {
        return Err(empty_label());
    }
    if ace::has_prefix(label) && label.is_ascii() {
        return look_up_a_label(options, label, trace);
    }
    if label.is_ascii() {
        verify_ldh_label(options, label)?;
        trace.step(LDH_LABELS, "", "an ASCII label stays as it is", label);
        return Ok(Passed { ascii: label.to_string(), unicode: label.to_string() });
    }
    verify_u_label(options, label)?;
    trace.step(VALIDATION, "", "validate", label);
    let ascii = convert(label)?;
    trace.step(CONVERSION, "", "convert to Punycode and prepend \"xn--\"", &ascii);
    Ok(Passed { ascii, unicode: label.to_string() })
}

/// RFC 5891 §5.3.
fn look_up_a_label(options: &Idna2008, label: &str, trace: &mut Trace) -> Result<Passed, Failure> {
    verify_label_length(label)?;
    if options.a_labels == ALabels::Opaque {
        trace.step(A_LABEL_INPUT, "", "treat as opaque", label);
        return Ok(Passed { ascii: label.to_string(), unicode: label.to_string() });
    }
    // "First ensuring that the A-label is entirely in lowercase".
    let lowercase = label.to_ascii_lowercase();
    trace.step(A_LABEL_INPUT, "", "convert the A-label to lower case", &lowercase);
    let unicode = ace::decode(&lowercase[ace::PREFIX.len()..])
        .ok_or_else(|| Failure::new(Rule::Punycode, A_LABEL_INPUT))?;
    trace.step(A_LABEL_INPUT, "", "decode the Punycode", &unicode);
    if options.a_labels == ALabels::Examine {
        return Ok(Passed { unicode: lowercase.clone(), ascii: lowercase });
    }
    // A U-label has "at least one non-ASCII character".
    if unicode.is_ascii() {
        return Err(Failure::new(Rule::AsciiOnly, IDNA_LABELS));
    }
    verify_u_label(options, &unicode)?;
    trace.step(VALIDATION, "", "validate", &unicode);
    let again = convert(&unicode)?;
    trace.step(CONVERSION, "", "convert to Punycode and prepend \"xn--\"", &again);
    // "The label MUST be rejected if the resulting label is not identical to the
    // original."
    if again != lowercase {
        return Err(Failure::new(Rule::NotRoundTrip, A_LABEL_INPUT));
    }
    trace.step(A_LABEL_INPUT, "", "verify that it is the original", &again);
    Ok(Passed { ascii: again, unicode })
}

/// RFC 5890 §2.3.1: an NR-LDH label.
fn verify_ldh_label(options: &Idna2008, label: &str) -> Result<(), Failure> {
    if options.verify_ldh {
        let non_ldh = |c: char| !c.is_ascii_alphanumeric() && c != '-';
        if let Some((offset, c)) = label.char_indices().find(|&(_, c)| non_ldh(c)) {
            return Err(Failure::new(Rule::NotLdh(Quoted(c)), LDH_LABELS).at(label, offset));
        }
        verify_hyphens_at_ends(label, LDH_LABELS)?;
        // A reserved LDH label "MUST NOT be processed as" an ordinary one.
        verify_hyphens_inside(label, LDH_LABELS)?;
    }
    verify_label_length(label)
}

/// RFC 5891 §5.4, except for the Bidi rule, which needs all labels.
fn verify_u_label(options: &Idna2008, label: &str) -> Result<(), Failure> {
    // "Labels that are not in NFC".
    if let Some(offset) = first_difference(label, label.nfc()) {
        return Err(Failure::new(Rule::NotNormalized, VALIDATION).at(label, offset));
    }
    // "Labels containing "--" (two consecutive hyphens) in the third and fourth character
    // positions."
    verify_hyphens_inside(label, VALIDATION)?;
    if options.registration_hyphens {
        verify_hyphens_at_ends(label, REGISTRATION)?;
    }
    // "Labels whose first character is a combining mark".
    verify_leading_mark(label, VALIDATION)?;
    let context = Context::new(label);
    for (offset, c) in label.char_indices() {
        verify_character(options, &context, label, offset, c)?;
    }
    Ok(())
}

/// RFC 5891 §5.4: DISALLOWED, CONTEXTJ, CONTEXTO and UNASSIGNED code points.
fn verify_character(
    options: &Idna2008,
    context: &Context<'_>,
    label: &str,
    offset: usize,
    c: char,
) -> Result<(), Failure> {
    let property = DerivedProperty::of(c);
    let run = match property {
        DerivedProperty::Pvalid => return Ok(()),
        DerivedProperty::Disallowed | DerivedProperty::Unassigned => {
            let rule = Rule::NotAllowed(NotAllowed { character: Quoted(c), property });
            let section = Category::deciding(c as u32).citation();
            return Err(Failure::new(rule, section).at(label, offset));
        }
        DerivedProperty::ContextJ => true,
        DerivedProperty::ContextO => options.context_o,
    };
    // A character "for which the rule is null is treated in this step as having failed to
    // conform to the rule". No such one exists.
    let Some(rule) = ContextRule::of(c) else {
        let rule = Rule::NotAllowed(NotAllowed { character: Quoted(c), property });
        return Err(Failure::new(rule, VALIDATION).at(label, offset));
    };
    if run && !context.holds(rule, offset) {
        return Err(Failure::new(Rule::Context(rule), rule.citation()).at(label, offset));
    }
    Ok(())
}

/// RFC 5891 §5.5.
fn convert(label: &str) -> Result<String, Failure> {
    let encoded = ace::encode(label).ok_or_else(label_too_long)?;
    Ok([ace::PREFIX, &encoded].concat())
}

pub(super) fn verify_hyphens_inside(label: &str, section: Citation) -> Result<(), Failure> {
    let mut third = label.char_indices().skip(2);
    match (third.next(), third.next()) {
        (Some((offset, '-')), Some((_, '-'))) => {
            Err(Failure::new(Rule::HyphensThirdFourth, section).at(label, offset))
        }
        _ => Ok(()),
    }
}

pub(super) fn verify_hyphens_at_ends(label: &str, section: Citation) -> Result<(), Failure> {
    let at = |offset| Err(Failure::new(Rule::HyphenAtEnd, section).at(label, offset));
    match label {
        _ if label.starts_with('-') => at(0),
        _ if label.ends_with('-') => at(label.len() - 1),
        _ => Ok(()),
    }
}

/// "See The Unicode Standard, Section 2.11": General_Category M.
pub(super) fn verify_leading_mark(label: &str, section: Citation) -> Result<(), Failure> {
    let is_mark = |c: &char| {
        GeneralCategoryGroup::Mark.contains(CodePointMapData::<GeneralCategory>::new().get(*c))
    };
    match label.chars().next().filter(is_mark) {
        Some(c) => Err(Failure::new(Rule::LeadingMark(Quoted(c)), section).at(label, 0)),
        None => Ok(()),
    }
}

/// The byte of the label from which on it differs from another text.
pub(super) fn first_difference(
    label: &str,
    mut other: impl Iterator<Item = char>,
) -> Option<usize> {
    let differs = label.char_indices().find(|&(_, c)| other.next() != Some(c));
    match differs {
        Some((offset, _)) => Some(offset),
        None => other.next().map(|_| label.len()),
    }
}
