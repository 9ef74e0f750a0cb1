//! draft-masinter-url-i18n-07 section 3.2: "component by component", from left to right.

use super::visual::{BaseDirection, Marked, Visual};
use alloc::string::String;

/// The identifier with what makes a display engine show it by draft-masinter-url-i18n-07
/// section 3.2: LRE before it, PDF after it, and LRM before and after each reserved
/// character. The result is for display; it is no identifier.
///
/// `reserved` there is that of RFC 2396 with the brackets of RFC 2732: `;`, `/`, `?`, `:`,
/// `@`, `&`, `=`, `+`, `$`, `,`, `[` and `]`. Neither `.` nor `#` is among them.
///
/// ```
/// use iri_grammar::bidi::url_i18n_07;
///
/// assert_eq!(url_i18n_07::marked("a/b"), "\u{202a}a\u{200e}/\u{200e}b\u{202c}");
/// ```
pub fn marked(identifier: &str) -> String {
    with_marks(identifier).into_text()
}

/// The visual order by draft-masinter-url-i18n-07 section 3.2, which RFC 3987 has given up:
/// no component ever changes its place.
///
/// ```
/// use iri_grammar::bidi::{Visual, url_i18n_07};
///
/// let iri = "http://\u{5d0}\u{5d1}/\u{5d2}\u{5d3}";
/// assert_eq!(url_i18n_07::visual(iri).to_string(), "http://\u{5d1}\u{5d0}/\u{5d3}\u{5d2}");
/// assert_eq!(Visual::of(iri).to_string(), "http://\u{5d3}\u{5d2}/\u{5d1}\u{5d0}");
/// ```
pub fn visual(identifier: &str) -> Visual {
    with_marks(identifier).visual(BaseDirection::LeftToRight)
}

fn with_marks(identifier: &str) -> Marked {
    const LRM: &str = "\u{200e}";
    let mut marked = Marked::default();
    marked.mark("\u{202a}");
    for part in identifier.split_inclusive(is_reserved) {
        let (component, reserved) = match part.chars().next_back() {
            Some(c) if is_reserved(c) => part.split_at(part.len() - 1),
            _ => (part, ""),
        };
        marked.push(component);
        if !reserved.is_empty() {
            marked.mark(LRM);
            marked.push(reserved);
            marked.mark(LRM);
        }
    }
    marked.mark("\u{202c}");
    marked
}

/// `reserved` of draft-masinter-url-i18n-07 section 2.2.
fn is_reserved(c: char) -> bool {
    matches!(c, ';' | '/' | '?' | ':' | '@' | '&' | '=' | '+' | '$' | ',' | '[' | ']')
}
