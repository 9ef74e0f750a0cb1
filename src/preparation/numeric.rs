//! Guidelines of 2011 §4 step 4: numeric character references.

use super::note::What;
use super::options::References;
use super::state::State;
use crate::escapes::number;
use crate::mapping::{is_ucschar, is_unreserved};
use crate::syntax::Span;

/// Replaces the references that are to be replaced.
pub(super) fn resolve(state: &mut State<'_>, which: References) {
    if which == References::Off {
        return;
    }
    let State { sourced, record } = state;
    sourced.edit(|edit| {
        let text = edit.text();
        let mut at = 0;
        while let Some(found) = text[at..].find("&#") {
            let start = at + found;
            let Some((number, length)) = number(&text[start + 2..]) else {
                at = start + 2;
                continue;
            };
            at = start + 2 + length;
            let part = Span { start, end: at };
            match char::from_u32(number).filter(|c| *c != '\0') {
                Some(c) if which == References::All || is_iunreserved(c) => {
                    let source = edit.replace(part, c.encode_utf8(&mut [0; 4]));
                    record.note(What::Reference, None, source, Some(c));
                }
                Some(_) => {}
                None => record.note(What::BadReference, None, edit.origin(part), Some('&')),
            }
        }
    });
}

/// `iunreserved` of RFC 3987.
fn is_iunreserved(c: char) -> bool {
    is_unreserved(c) || is_ucschar(c)
}
