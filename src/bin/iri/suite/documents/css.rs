//! CSS: a background image for the reference, and a page with the elements that have it.

use super::super::matrix::Plan;
use super::super::notation::markup;
use super::super::record::Record;
use std::fmt::Write;

pub fn source(plan: &Plan) -> String {
    let mut out = String::new();
    // In UTF-16, `@charset` is not read; the byte order mark is.
    if !plan.encoding.has_bom() {
        let _ = writeln!(out, "@charset \"{}\";", plan.declared.label);
    }
    for Record { id, written, link, .. } in &plan.records {
        let _ = match link {
            None => writeln!(out, "#{id}::before {{ content: \"{written}\" }}"),
            Some(_) => writeln!(out, "#{id} {{ background-image: url(\"{written}\") }}"),
        };
    }
    out
}

/// The page. It is in US-ASCII, and says that it is UTF-8.
pub fn page(plan: &Plan) -> String {
    let name = plan.name();
    let mut out = format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <title>Links of CSS in {name}</title>\n\
         <link rel=\"stylesheet\" href=\"{name}.css\">\n</head>\n<body>\n\
         <h1>Links of CSS in {name}</h1>\n"
    );
    for Record { id, tests, .. } in &plan.records {
        let _ = writeln!(out, "<p id=\"{id}\">{}</p>", markup(tests));
    }
    out.push_str("</body>\n</html>\n");
    out
}
