//! The escaping procedure of XLink 1.0, which the conference paper of 2001 quotes
//! (section 3, Specifications using IRIs).

use super::percent::{encoded, is_uri_character};
use super::{Sequence, Step};
use crate::grammar::{Citation, Document};
use alloc::borrow::Cow;
use alloc::vec::Vec;

const SECTION: Citation = Document::SpecificationToTesting.section("3");

/// Escapes the characters of any text that are "disallowed in URI references": "all
/// non-ASCII characters, plus the excluded characters listed in Section 2.4 of \[IETF RFC
/// 2396\]" (controls, space, `<`, `>`, `"`, `{`, `}`, `|`, `\`, `^`, the grave accent),
/// except for `#`, `%`, `[` and `]`. Whether the result is a URI reference is not asked.
///
/// ```
/// use iri_grammar::mapping::xlink;
///
/// assert_eq!(xlink::escape("r\u{e9}sum\u{e9} <1>#[%20]"), "r%C3%A9sum%C3%A9%20%3C1%3E#[%20]");
/// ```
pub fn escape(text: &str) -> Cow<'_, str> {
    encoded(text.into(), |c| !is_uri_character(c))
}

/// The steps of [`escape`].
pub fn steps(text: &str) -> Vec<Step> {
    let octets = Sequence::with_octets(text, |c| !is_uri_character(c));
    let escaped = &*escape(text);
    Vec::from([
        Step::new(SECTION, "1", "convert disallowed characters to UTF-8", octets),
        Step::new(SECTION, "2", "escape the bytes as %HH", escaped),
        Step::new(SECTION, "3", "replace the original characters", escaped),
    ])
}
