//! Why UTS #46 refuses a name. The idna crate says only that it does; here the criteria
//! of UTS #46 are asked one after another until one does not hold.

use super::ace;
use super::bidi_rule::{is_rtl_label, verify_bidi_rule};
use super::context::{Context, ContextRule};
use super::error::{Failure, HostError, Quoted, Rule};
use super::lookup::{
    first_difference, verify_hyphens_at_ends, verify_hyphens_inside, verify_leading_mark,
};
use super::name::{empty_label, label_too_long, verify_label_length, verify_name_length};
use super::uts46::{AsciiRules, DnsLength, Hyphens, PROCESSING, TO_ASCII, Uts46, mapped};
use crate::grammar::{Citation, Document};
use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use icu_normalizer::uts46::Uts46MapperBorrowed;

const VALIDITY: Citation = Document::Uts46.section("4.1");

/// Stands for a disallowed character after mapping.
const DISALLOWED: char = '\u{FFFD}';

/// Why a name is refused that the idna crate has refused.
pub(super) fn diagnose(options: &Uts46, name: &str, to_ascii: bool) -> HostError {
    let mapped = mapped(name);
    find(options, name, &mapped, to_ascii)
        .unwrap_or_else(|| HostError::of_name(Failure::new(Rule::Uts46, PROCESSING)))
}

fn find(options: &Uts46, name: &str, mapped: &str, to_ascii: bool) -> Option<HostError> {
    let labels: Vec<&str> = mapped.split('.').collect();
    let mut decoded = Vec::with_capacity(labels.len());
    for (index, label) in labels.iter().enumerate() {
        // The first U+FFFD stands for the first one of the disallowed characters.
        if let Some(offset) = label.find(DISALLOWED) {
            let failure = first_disallowed_character(name)?;
            return Some(failure.at(label, offset).in_label(index, label));
        }
        match convert_and_validate(options, label) {
            Ok(label) => decoded.push(label),
            Err(failure) => return Some(failure.in_label(index, label)),
        }
    }
    bidi(&labels, &decoded).or_else(|| to_ascii.then(|| lengths(options, &labels, &decoded))?)
}

/// UTS #46 §4.1 criterion 7, for the characters of the name as it was given.
fn first_disallowed_character(name: &str) -> Option<Failure> {
    let c = name.chars().find(|&c| is_disallowed(c))?;
    Some(Failure::new(Rule::Uts46Disallowed(Quoted(c)), VALIDITY).step("7"))
}

fn is_disallowed(c: char) -> bool {
    Uts46MapperBorrowed::new().map_normalize(core::iter::once(c)).any(|c| c == DISALLOWED)
}

/// UTS #46 §4 step 4.
fn convert_and_validate<'l>(options: &Uts46, label: &'l str) -> Result<Cow<'l, str>, Failure> {
    if !label.starts_with(ace::PREFIX) {
        verify(options, label)?;
        return Ok(label.into());
    }
    if !label.is_ascii() {
        return Err(Failure::new(Rule::AcePrefix, PROCESSING).step("4"));
    }
    let decoded =
        decode(label).ok_or_else(|| Failure::new(Rule::Punycode, PROCESSING).step("4"))?;
    if decoded.is_ascii() {
        return Err(Failure::new(Rule::AsciiOnly, PROCESSING).step("4"));
    }
    verify_valid(&decoded)?;
    verify(options, &decoded)?;
    Ok(decoded.into())
}

/// Punycode of up to 2000 octets, as far as the idna crate decodes it.
fn decode(label: &str) -> Option<String> {
    let encoded = &label[ace::PREFIX.len()..];
    let short = encoded.len() <= 2000;
    short.then(|| idna::punycode::decode_to_string(encoded)).flatten()
}

/// UTS #46 §4.1 criteria 1 and 7, for a decoded label.
fn verify_valid(label: &str) -> Result<(), Failure> {
    let validated = Uts46MapperBorrowed::new();
    let Some(offset) = first_difference(label, validated.normalize_validate(label.chars())) else {
        return Ok(());
    };
    // A character that stays as it is by itself has changed by its neighbours.
    let c = label[offset..].chars().next().unwrap_or(DISALLOWED);
    let valid = validated.normalize_validate(core::iter::once(c)).eq([c]);
    let failure = match valid && c != DISALLOWED {
        true => Failure::new(Rule::NotNormalized, VALIDITY).step("1"),
        false => Failure::new(Rule::Uts46NotValid(Quoted(c)), VALIDITY).step("7"),
    };
    Err(failure.at(label, offset))
}

/// UTS #46 §4.1, the other criteria for a label by itself.
fn verify(options: &Uts46, label: &str) -> Result<(), Failure> {
    if options.hyphens == Hyphens::Check {
        verify_hyphens_inside(label, VALIDITY).map_err(|failure| failure.step("2"))?;
    }
    if options.hyphens != Hyphens::Allow {
        verify_hyphens_at_ends(label, VALIDITY).map_err(|failure| failure.step("3"))?;
    }
    if label.starts_with(ace::PREFIX) {
        return Err(Failure::new(Rule::AcePrefix, VALIDITY).step("4"));
    }
    if let Some(offset) = label.find('.') {
        let rule = Rule::Uts46NotValid(Quoted('.'));
        return Err(Failure::new(rule, VALIDITY).step("5").at(label, offset));
    }
    verify_leading_mark(label, VALIDITY).map_err(|failure| failure.step("6"))?;
    if let Some((offset, c)) = label.char_indices().find(|&(_, c)| is_denied(options, c)) {
        let rule = match options.ascii {
            AsciiRules::Std3 => Rule::NotLdh(Quoted(c)),
            AsciiRules::Url | AsciiRules::Any => Rule::Uts46Disallowed(Quoted(c)),
        };
        return Err(Failure::new(rule, VALIDITY).step("7").at(label, offset));
    }
    verify_joiners(label)
}

fn is_denied(options: &Uts46, c: char) -> bool {
    match options.ascii {
        AsciiRules::Std3 => c.is_ascii() && !c.is_ascii_alphanumeric() && c != '-',
        AsciiRules::Url => c <= ' ' || c == '\u{7F}' || "%#/:<>?@[\\]^|".contains(c),
        AsciiRules::Any => false,
    }
}

/// UTS #46 §4.1 criterion 8.
fn verify_joiners(label: &str) -> Result<(), Failure> {
    let context = Context::new(label);
    for (offset, c) in label.char_indices() {
        match ContextRule::of(c).filter(|rule| rule.on_lookup()) {
            Some(rule) if !context.holds(rule, offset) => {
                let failure = Failure::new(Rule::Context(rule), VALIDITY).step("8");
                return Err(failure.at(label, offset));
            }
            _ => {}
        }
    }
    Ok(())
}

/// UTS #46 §4.1 criterion 9.
fn bidi(labels: &[&str], decoded: &[Cow<'_, str>]) -> Option<HostError> {
    if !decoded.iter().any(|label| is_rtl_label(label)) {
        return None;
    }
    for (index, label) in decoded.iter().enumerate().filter(|(_, label)| !label.is_empty()) {
        if let Err(failure) = verify_bidi_rule(label) {
            return Some(failure.in_label(index, labels[index]));
        }
    }
    None
}

/// UTS #46 §4.2 steps 3 and 4.
fn lengths(options: &Uts46, labels: &[&str], decoded: &[Cow<'_, str>]) -> Option<HostError> {
    if options.dns_length == DnsLength::Ignore {
        return None;
    }
    let root_dot = options.dns_length == DnsLength::VerifyAllowRootDot && labels.len() > 1;
    let mut ascii = Vec::with_capacity(labels.len());
    for (index, label) in decoded.iter().enumerate() {
        let is_root = root_dot && index + 1 == labels.len() && label.is_empty();
        match length(label) {
            Ok(label) => ascii.push(label),
            Err(_) if is_root => ascii.push(String::new()),
            Err(failure) => {
                return Some(failure.during(TO_ASCII, "4").in_label(index, labels[index]));
            }
        }
    }
    verify_name_length(&ascii.join(".")).err()
}

fn length(label: &str) -> Result<String, Failure> {
    if label.is_empty() {
        return Err(empty_label());
    }
    if label.is_ascii() {
        verify_label_length(label)?;
        return Ok(label.into());
    }
    let encoded = ace::encode(label).ok_or_else(label_too_long)?;
    Ok([ace::PREFIX, &encoded].concat())
}
