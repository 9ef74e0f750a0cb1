//! Conformance cases for every implementation of URIs and IRIs.
//!
//! A [case file](case::CaseFile) has the cases of one operation of one document. Each case names the
//! section and the rule or sentence that decides it.

pub mod adequacy;
pub mod case;
pub mod cause;
pub mod driver;
pub mod export;
pub mod fault;
pub mod generate;
pub mod judge;
pub mod judged;
pub mod junit;
pub mod known;
pub mod library;
pub mod lines;
#[cfg(feature = "manual")]
pub mod manual;
pub mod mutant;
pub mod protocol;
pub mod reference;
pub mod report;
pub mod results;
pub mod ruling;
pub mod run;
pub mod run_all;
pub mod sarif;
pub mod shell;
pub mod show;
pub mod smoke;
pub mod suite;
pub mod validate;
