//! Conformance cases for every implementation of URIs and IRIs.
//!
//! A [case file](case::CaseFile) has the cases of one operation of one document. Each case names the
//! section and the rule or sentence that decides it.

pub mod case;
pub mod shell;
pub mod validate;
