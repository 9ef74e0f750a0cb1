//! RFC 5893: right-to-left scripts in IDNA2008.

use super::error::{Failure, Rule};
use crate::grammar::Document;
use icu_properties::CodePointMapData;
use icu_properties::props::BidiClass as Bc;

/// RFC 5893 §2: "An RTL label is a label that contains at least one character of type R,
/// AL, or AN."
pub(super) fn is_rtl_label(label: &str) -> bool {
    label.chars().any(|c| matches!(class(c), Bc::RightToLeft | Bc::ArabicLetter | Bc::ArabicNumber))
}

/// RFC 5893 §2: the Bidi rule, which applies to the labels of a Bidi domain name, one
/// "that contains at least one RTL label".
pub(super) fn verify_bidi_rule(label: &str) -> Result<(), Failure> {
    // 1. "The first character must be a character with Bidi property L, R, or AL."
    let first = label.chars().next().map(class);
    match first {
        Some(Bc::RightToLeft | Bc::ArabicLetter) => verify_rtl(label),
        Some(Bc::LeftToRight) => verify_ltr(label),
        _ => Err(broken(1, label, 0)),
    }
}

fn verify_rtl(label: &str) -> Result<(), Failure> {
    // 2. "In an RTL label, only characters with the Bidi properties R, AL, AN, EN, ES, CS,
    // ET, ON, BN, or NSM are allowed."
    verify_all(2, label, |class| {
        matches!(
            class,
            Bc::RightToLeft
                | Bc::ArabicLetter
                | Bc::ArabicNumber
                | Bc::EuropeanNumber
                | Bc::EuropeanSeparator
                | Bc::CommonSeparator
                | Bc::EuropeanTerminator
                | Bc::OtherNeutral
                | Bc::BoundaryNeutral
                | Bc::NonspacingMark
        )
    })?;
    // 3. "In an RTL label, the end of the label must be a character with Bidi property R,
    // AL, EN, or AN, followed by zero or more characters with Bidi property NSM."
    verify_end(3, label, |class| {
        matches!(class, Bc::RightToLeft | Bc::ArabicLetter | Bc::EuropeanNumber | Bc::ArabicNumber)
    })?;
    // 4. "In an RTL label, if an EN is present, no AN may be present, and vice versa."
    let find = |wanted| label.char_indices().find(|&(_, c)| class(c) == wanted);
    match (find(Bc::EuropeanNumber), find(Bc::ArabicNumber)) {
        (Some((european, _)), Some((arabic, _))) => Err(broken(4, label, european.max(arabic))),
        _ => Ok(()),
    }
}

fn verify_ltr(label: &str) -> Result<(), Failure> {
    // 5. "In an LTR label, only characters with the Bidi properties L, EN, ES, CS, ET, ON,
    // BN, or NSM are allowed."
    verify_all(5, label, |class| {
        matches!(
            class,
            Bc::LeftToRight
                | Bc::EuropeanNumber
                | Bc::EuropeanSeparator
                | Bc::CommonSeparator
                | Bc::EuropeanTerminator
                | Bc::OtherNeutral
                | Bc::BoundaryNeutral
                | Bc::NonspacingMark
        )
    })?;
    // 6. "In an LTR label, the end of the label must be a character with Bidi property L
    // or EN, followed by zero or more characters with Bidi property NSM."
    verify_end(6, label, |class| matches!(class, Bc::LeftToRight | Bc::EuropeanNumber))
}

fn verify_all(condition: u8, label: &str, allowed: impl Fn(Bc) -> bool) -> Result<(), Failure> {
    match label.char_indices().find(|&(_, c)| !allowed(class(c))) {
        Some((offset, _)) => Err(broken(condition, label, offset)),
        None => Ok(()),
    }
}

fn verify_end(condition: u8, label: &str, allowed: impl Fn(Bc) -> bool) -> Result<(), Failure> {
    let end = label.char_indices().rev().find(|&(_, c)| class(c) != Bc::NonspacingMark);
    match end {
        Some((offset, c)) if !allowed(class(c)) => Err(broken(condition, label, offset)),
        _ => Ok(()),
    }
}

fn broken(condition: u8, label: &str, offset: usize) -> Failure {
    let section = Document::Rfc(5893).section("2");
    Failure::new(Rule::Bidi(condition), section).at(label, offset)
}

fn class(c: char) -> Bc {
    CodePointMapData::<Bc>::new().get(c)
}
