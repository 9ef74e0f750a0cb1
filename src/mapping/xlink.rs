//! The escaping procedure of XLink 1.0, which the conference paper of 2001 quotes
//! (section 3, Specifications using IRIs).
//!
//! ```
//! use iri_grammar::mapping::xlink;
//! use iri_grammar::spec::Trace;
//!
//! let mut steps = Trace::on();
//! assert_eq!(xlink::escape("\u{e9} ", &mut steps), "%C3%A9%20");
//! assert_eq!(steps[0].to_string(), "1. <c3><a9><20>");
//! ```

use crate::grammar::{Citation, Document};
use crate::steps::{Sequence, Step, Trace};
use crate::text::{encode, is_uri_character};
use alloc::borrow::Cow;

const SECTION: Citation = Document::SpecificationToTesting.section("3");

/// Escapes the characters of a text that are "disallowed in URI references": "all
/// non-ASCII characters, plus the excluded characters listed in Section 2.4 of \[IETF RFC
/// 2396\]" (controls, space, `<`, `>`, `"`, `{`, `}`, `|`, `\`, `^`, the grave accent),
/// except for `#`, `%`, `[` and `]`. The result need not be a URI reference.
///
/// ```
/// use iri_grammar::mapping::xlink;
/// use iri_grammar::spec::Trace;
///
/// let escaped = xlink::escape("r\u{e9}sum\u{e9} <1>#[%20]", &mut Trace::off());
/// assert_eq!(escaped, "r%C3%A9sum%C3%A9%20%3C1%3E#[%20]");
/// ```
pub fn escape<'t>(text: &'t str, trace: &mut Trace) -> Cow<'t, str> {
    let octets = || Sequence::with_octets(text, |c| !is_uri_character(c));
    let did = "convert disallowed characters to UTF-8";
    trace.step(|| Step::new(SECTION, "1", did, octets()));
    let escaped = encode(text.into(), |c| !is_uri_character(c));
    trace.step(|| Step::new(SECTION, "2", "escape the bytes as %HH", &*escaped));
    trace.step(|| Step::new(SECTION, "3", "replace the original characters", &*escaped));
    escaped
}
