//! HTML: an `a` for the resolved reference, an `img` for the request.

use super::super::matrix::Plan;
use super::super::notation::markup;
use super::super::record::Record;
use std::fmt::Write;

pub fn source(plan: &Plan) -> String {
    let mut out = String::from("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n");
    // A document in UTF-16 has its byte order mark, and cannot be declared by a meta element.
    if !plan.encoding.has_bom() {
        let _ = writeln!(out, "<meta charset=\"{}\">", plan.declared.label);
    }
    let name = plan.name();
    let _ = writeln!(out, "<title>Links of HTML in {name}</title>\n</head>\n<body>");
    let _ = writeln!(out, "<h1>Links of HTML in {name}</h1>");
    body(&mut out, &plan.records, "");
    out.push_str("</body>\n</html>\n");
    out
}

/// A paragraph for each record. `end` is what ends an empty element, before its `>`.
pub fn body(out: &mut String, records: &[Record], end: &str) {
    for Record { id, tests, written, link, .. } in records {
        let tests = markup(tests);
        let _ = match link {
            None => writeln!(out, "<p>{tests}: <span id=\"{id}\">{written}</span></p>"),
            Some(_) => writeln!(
                out,
                "<p><a id=\"{id}\" href=\"{written}\">{tests}</a>\n\
                 <img src=\"{written}\" width=\"1\" height=\"1\" alt=\"\"{end}></p>"
            ),
        };
    }
}
