//! RFC 3491: Nameprep, a profile of stringprep (RFC 3454).

use super::error::{Failure, Quoted, Rule};
use super::nfkc32;
use super::rfc3454::{
    PROHIBITED, case_fold, is_l_cat, is_mapped_to_nothing, is_r_and_al_cat, is_unassigned,
};
use super::trace::Trace;
use crate::grammar::{Citation, Document};
use alloc::string::String;

const STEPS: Citation = Document::Rfc(3454).section("2");
const PROHIBITION: Citation = Document::Rfc(3491).section("5");
const BIDI: Citation = Document::Rfc(3454).section("6");
const UNASSIGNED: Citation = Document::Rfc(3491).section("7");

/// Prepares a label.
pub(super) fn nameprep(
    label: &str,
    allow_unassigned: bool,
    trace: &mut Trace,
) -> Result<String, Failure> {
    // No later step makes an unassigned code point or removes one, so the check of
    // section 7 can stand first, where it sees what the caller wrote.
    if !allow_unassigned {
        verify_assigned(label)?;
        trace.step(UNASSIGNED, "", "verify that all code points are assigned", label);
    }
    let mapped: String = map(label).collect();
    trace.step(STEPS, "1", "map: tables B.1 and B.2", &mapped);
    let normalized = nfkc32::nfkc(mapped.chars());
    trace.step(STEPS, "2", "normalize: form KC of Unicode 3.2", &normalized);
    verify_not_prohibited(&normalized)?;
    trace.step(STEPS, "3", "verify the absence of prohibited characters", &normalized);
    verify_bidi(&normalized)?;
    trace.step(STEPS, "4", "check bidi", &normalized);
    Ok(normalized)
}

/// RFC 3491 section 7: "if the processing is for a stored string, unassigned code
/// points" are not allowed (RFC 3454 section 7).
fn verify_assigned(label: &str) -> Result<(), Failure> {
    match label.char_indices().find(|&(_, c)| is_unassigned(c)) {
        Some((offset, c)) => {
            let rule = Rule::Unassigned32(Quoted(c));
            Err(Failure::new(rule, UNASSIGNED).at(label, offset))
        }
        None => Ok(()),
    }
}

/// RFC 3491 section 3: tables B.1 and B.2.
fn map(label: &str) -> impl Iterator<Item = char> + '_ {
    let kept = label.chars().filter(|&c| !is_mapped_to_nothing(c));
    kept.flat_map(case_fold)
}

/// RFC 3491 section 5.
fn verify_not_prohibited(text: &str) -> Result<(), Failure> {
    for (offset, c) in text.char_indices() {
        if let Some(table) = PROHIBITED.iter().find(|table| table.contains(c)) {
            let rule = Rule::Prohibited { character: Quoted(c), table: table.name };
            return Err(Failure::new(rule, PROHIBITION).at(text, offset));
        }
    }
    Ok(())
}

/// RFC 3491 section 6: RFC 3454 section 6, of which requirement 1 is table C.8 above.
fn verify_bidi(text: &str) -> Result<(), Failure> {
    if !text.contains(is_r_and_al_cat) {
        return Ok(());
    }
    if let Some(offset) = text.find(is_l_cat) {
        return Err(Failure::new(Rule::MixedDirections, BIDI).step("2").at(text, offset));
    }
    let ends = [text.char_indices().next(), text.char_indices().next_back()];
    for (offset, c) in ends.into_iter().flatten() {
        if !is_r_and_al_cat(c) {
            return Err(Failure::new(Rule::DirectionAtEnds, BIDI).step("3").at(text, offset));
        }
    }
    Ok(())
}
