//! XHTML: the same as XML.

use super::super::matrix::Plan;
use super::{html, xml_declaration};
use std::fmt::Write;

pub fn source(plan: &Plan) -> String {
    let mut out = xml_declaration(plan);
    let title = format!("Links of XHTML in {}", plan.name());
    let _ = write!(
        out,
        "<html xmlns=\"http://www.w3.org/1999/xhtml\" xml:lang=\"en\" lang=\"en\">\n\
         <head>\n<title>{title}</title>\n</head>\n<body>\n<h1>{title}</h1>\n"
    );
    html::body(&mut out, &plan.records, " /");
    out.push_str("</body>\n</html>\n");
    out
}
