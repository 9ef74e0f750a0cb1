//! Checks of characters, alone or with their neighbours.

use super::super::subject::{Found, Hit, Subject};
use crate::host::{Context, ContextRule};
use crate::syntax::Component;
use crate::text::{Class, is_private_use};
use alloc::string::String;
use unicode_normalization::char::is_combining_mark;
use unicode_normalization::{UnicodeNormalization, is_nfc};

/// Invisible characters, except joiners, which have an entry of their own: they "are invisible in
/// most contexts, but are crucial in some very limited contexts" (3987bis §5.1 d).
pub fn is_invisible(_: Component, c: char) -> bool {
    Class::NoVisualRepresentation.contains(c) && !Class::JoinControls.contains(c)
}

/// 3987bis §6.3: "Tags (U+E0000-E0FFF)". The variation selectors in this range are not tags.
pub fn is_tag(_: Component, c: char) -> bool {
    matches!(c, '\u{E0000}'..='\u{E00FF}' | '\u{E01F0}'..='\u{E0FFF}')
}

/// 3987bis §6.3: "Specials (U+FFF0-FFFD)".
pub fn is_special(_: Component, c: char) -> bool {
    matches!(c, '\u{FFF0}'..='\u{FFFD}')
}

/// RFC 3987 §5.3.2.2. The finding shows the characters that change; the fix replaces the
/// component.
pub fn non_nfc(subject: &Subject<'_>, found: &mut Found<'_>) {
    for part in subject.parts().filter(|part| !part.text.is_ascii() && !is_nfc(part.text)) {
        let (start, end) = difference(part.text, &part.text.nfc().collect::<String>());
        let changed = part.inner(start, end);
        if let Some(hit) = Hit::characters(changed, |c| !c.is_ascii()) {
            found.add(Hit { span: changed.span, fixed: Some(part.span), ..hit });
        }
    }
}

/// The range in which a text differs from another, without their common prefix and suffix.
fn difference(text: &str, other: &str) -> (usize, usize) {
    let same = |(a, b): &(char, char)| a == b;
    let length = |(c, _): (char, char)| c.len_utf8();
    let start: usize = text.chars().zip(other.chars()).take_while(same).map(length).sum();
    let (rest, other) = (&text[start..], &other[start..]);
    let end: usize = rest.chars().rev().zip(other.chars().rev()).take_while(same).map(length).sum();
    (start, text.len() - end)
}

/// RFC 3987 §7.5: "variants for compatibility reasons". A query may contain such characters "for
/// an explicit search". Letters of ordinary spellings are not variants: AM of Thai and Lao, two
/// digraphs of Lao, two vowels of Tibetan.
pub fn is_variant(component: Component, c: char) -> bool {
    component != Component::Query
        && Class::Compatibility.contains(c)
        && !matches!(c, '\u{E33}' | '\u{EB3}' | '\u{EDC}' | '\u{EDD}' | '\u{F77}' | '\u{F79}')
}

/// 3987bis §6.3: "Private use code points".
pub fn is_private(_: Component, c: char) -> bool {
    is_private_use(c)
}

/// 3987bis §5.1 c: "At the start of a component".
pub fn combining_mark_first(subject: &Subject<'_>, found: &mut Found<'_>) {
    for part in subject.smallest_parts() {
        if let Some(c) = part.text.chars().next().filter(|c| is_combining_mark(*c)) {
            found.characters(part.inner(0, c.len_utf8()), |_| true);
        }
    }
}

/// 3987bis §5.1 d, by the rules of RFC 5892 Appendix A.1 and A.2.
pub fn join_controls(subject: &Subject<'_>, found: &mut Found<'_>) {
    out_of_context(subject, found, |c| Class::JoinControls.contains(c));
}

/// 3987bis §5.1 d: "these and some other characters", by the other rules of RFC 5892
/// Appendix A.
pub fn context_characters(subject: &Subject<'_>, found: &mut Found<'_>) {
    out_of_context(subject, found, |c| !c.is_ascii() && !Class::JoinControls.contains(c));
}

fn out_of_context(subject: &Subject<'_>, found: &mut Found<'_>, are: fn(char) -> bool) {
    for part in subject.smallest_parts().filter(|part| part.text.contains(are)) {
        let context = Context::new(part.text);
        let breaks = |(at, c): &(usize, char)| {
            are(*c) && ContextRule::for_character(*c).is_some_and(|rule| !context.holds(rule, *at))
        };
        let mut all = part.text.char_indices().filter(breaks);
        let Some((start, c)) = all.next() else { continue };
        let last = all.next_back().unwrap_or((start, c));
        let place = part.inner(start, last.0 + last.1.len_utf8());
        found.characters(place, |c| are(c) && ContextRule::for_character(c).is_some());
    }
}
