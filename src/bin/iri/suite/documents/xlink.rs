//! XML with XLink: SVG, the format whose simple links browsers follow. An `a` for the
//! reference, an `image` for the request.

use super::super::matrix::Plan;
use super::super::notation::markup;
use super::super::record::Record;
use super::xml_declaration;
use std::fmt::Write;

pub fn source(plan: &Plan) -> String {
    let mut out = xml_declaration(plan);
    let _ = write!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\"\n \
         xml:lang=\"en\" font-size=\"12\" width=\"1200\" height=\"{}\">\n\
         <title>Links of XLink in {}</title>\n",
        (plan.records.len() + 1) * 16,
        plan.name()
    );
    for (line, Record { id, tests, written, link, .. }) in plan.records.iter().enumerate() {
        let (y, tests) = ((line + 1) * 16, markup(tests));
        let _ = match link {
            None => writeln!(out, "<text id=\"{id}\" x=\"8\" y=\"{y}\">{written}</text>"),
            Some(_) => writeln!(
                out,
                "<a id=\"{id}\" xlink:type=\"simple\" xlink:href=\"{written}\">\
                 <text x=\"8\" y=\"{y}\">{tests}</text></a>\n\
                 <image xlink:href=\"{written}\" x=\"0\" y=\"{y}\" width=\"1\" height=\"1\"/>"
            ),
        };
    }
    out.push_str("</svg>\n");
    out
}
