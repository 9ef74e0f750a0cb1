//! RFC 3987 §5.3.2.3: percent-encoding normalization.

use super::PercentEncoding;
use super::form::Form;
use crate::grammar::Grammar;
use crate::mapping::{
    Class, character_at, encoded_capacity, is_ucschar, is_unreserved, push_encoded,
};
use crate::syntax::Component;
use alloc::string::String;

pub(super) fn normalize(form: &mut Form<'_>, how: PercentEncoding, may_decode: bool) {
    for component in Component::ALL.into_iter().filter(|component| *component != Component::Scheme)
    {
        let Some(text) = form.get(component) else { continue };
        let aligned = (how == PercentEncoding::Aligned && !text.is_ascii()).then(|| {
            // RFC 3987 §3.1 step 2.
            let mut out = String::with_capacity(encoded_capacity(text));
            push_encoded(&mut out, text, |c| !c.is_ascii());
            out
        });
        let iunreserved = how == PercentEncoding::Iunreserved && form.grammar() != Grammar::Rfc3986;
        let decoded = if may_decode {
            decoded(aligned.as_deref().unwrap_or(text), iunreserved)
        } else {
            None
        };
        let changed = decoded.or(aligned);
        if changed.is_some() {
            form.change(component, changed);
        }
    }
}

/// The text with each pct-encoded undone that is an unreserved character, or the UTF-8
/// octets of an iunreserved one; `None` where there is none.
pub(crate) fn decoded(text: &str, iunreserved: bool) -> Option<String> {
    let mut out: Option<String> = None;
    let mut done = 0;
    let mut at = 0;
    while let Some(percent) = text[at..].find('%') {
        at += percent;
        match character_at(&text.as_bytes()[at..]).filter(|c| is_decoded(*c, iunreserved)) {
            Some(c) => {
                let out = out.get_or_insert_with(|| String::with_capacity(text.len()));
                out.push_str(&text[done..at]);
                out.push(c);
                at += 3 * c.len_utf8();
                done = at;
            }
            None => at += 1,
        }
    }
    out.map(|mut out| {
        out.push_str(&text[done..]);
        out
    })
}

/// "IRIs MUST NOT contain bidirectional formatting characters" (RFC 3987 §4.1), although
/// `iunreserved` has them.
fn is_decoded(c: char, iunreserved: bool) -> bool {
    match c.is_ascii() {
        true => is_unreserved(c),
        false => iunreserved && is_ucschar(c) && !Class::BidiFormatting.contains(c),
    }
}
