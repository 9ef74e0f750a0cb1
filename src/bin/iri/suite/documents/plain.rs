//! Plain text: each reference in angle brackets (RFC 3986 Appendix C). Only the header can
//! say which encoding it is.

use super::super::matrix::Plan;
use super::super::record::Record;
use std::fmt::Write;

pub fn media_type(plan: &Plan) -> String {
    format!("text/plain; charset={}", plan.declared.label)
}

pub fn source(plan: &Plan) -> String {
    let mut out = String::new();
    for Record { id, written, .. } in &plan.records {
        let _ = writeln!(out, "{id} <{written}>");
    }
    out
}
