//! Checks of characters, alone or in their context.

use super::super::subject::{Hit, Hits, Subject};
use crate::host::{Context, ContextRule};
use crate::syntax::Component;
use crate::text::{Class, is_private_use};
use alloc::string::String;
use unicode_normalization::char::is_combining_mark;
use unicode_normalization::{UnicodeNormalization, is_nfc};

/// Whether the character is invisible and not a joiner. Joiners have a separate entry: they "are
/// invisible in most contexts, but are crucial in some very limited contexts" (3987bis §5.1 d).
pub fn is_invisible(_: Component, c: char) -> bool {
    Class::NoVisualRepresentation.contains(c) && !Class::JoinControls.contains(c)
}

/// Whether the character is one of the "Tags (U+E0000-E0FFF)" of 3987bis §6.3. The variation
/// selectors in this range are not tags.
pub fn is_tag(_: Component, c: char) -> bool {
    matches!(c, '\u{E0000}'..='\u{E00FF}' | '\u{E01F0}'..='\u{E0FFF}')
}

/// Whether the character is one of the "Specials (U+FFF0-FFFD)" of 3987bis §6.3.
pub fn is_special(_: Component, c: char) -> bool {
    matches!(c, '\u{FFF0}'..='\u{FFFD}')
}

/// Finds components that are not in Normalization Form C (RFC 3987 §5.3.2.2). The finding shows the
/// characters that change; the fix replaces the component.
pub fn non_nfc(subject: &Subject<'_>, hits: &mut Hits<'_>) {
    for part in subject.parts().filter(|part| !part.text.is_ascii() && !is_nfc(part.text)) {
        let (start, end) = difference(part.text, &part.text.nfc().collect::<String>());
        let changed = part.inner(start, end);
        if let Some(hit) = Hit::on_characters(changed, |c| !c.is_ascii()) {
            hits.add(Hit { span: changed.span, fixed: Some(part.span), ..hit });
        }
    }
}

/// The start and the end, in bytes, of the part of `text` in which it differs from `other`: what
/// remains without the common prefix and suffix.
fn difference(text: &str, other: &str) -> (usize, usize) {
    let are_equal = |(a, b): &(char, char)| a == b;
    let length = |(c, _): (char, char)| c.len_utf8();
    let prefix: usize = text.chars().zip(other.chars()).take_while(are_equal).map(length).sum();
    let (text_end, other_end) = (&text[prefix..], &other[prefix..]);
    let reversed = text_end.chars().rev().zip(other_end.chars().rev());
    let suffix: usize = reversed.take_while(are_equal).map(length).sum();
    (prefix, text.len() - suffix)
}

/// Whether the character is one of the "variants for compatibility reasons" of RFC 3987 §7.5. A
/// query may contain such characters "for an explicit search". Letters of ordinary spellings are
/// not variants: AM of Thai and Lao, two digraphs of Lao, two vowels of Tibetan.
pub fn is_variant(component: Component, c: char) -> bool {
    component != Component::Query
        && Class::Compatibility.contains(c)
        && !matches!(c, '\u{E33}' | '\u{EB3}' | '\u{EDC}' | '\u{EDD}' | '\u{F77}' | '\u{F79}')
}

/// Whether the character is one of the "Private use code points" of 3987bis §6.3.
pub fn is_private(_: Component, c: char) -> bool {
    is_private_use(c)
}

/// Finds combining marks "At the start of a component" (3987bis §5.1 c).
pub fn combining_mark_first(subject: &Subject<'_>, hits: &mut Hits<'_>) {
    for part in subject.smallest_parts() {
        if let Some(c) = part.text.chars().next().filter(|c| is_combining_mark(*c)) {
            hits.add_characters(part.inner(0, c.len_utf8()), |_| true);
        }
    }
}

/// Finds joiners out of context (3987bis §5.1 d), by the rules of RFC 5892 Appendix A.1 and A.2.
pub fn join_controls(subject: &Subject<'_>, hits: &mut Hits<'_>) {
    out_of_context(subject, hits, |c| Class::JoinControls.contains(c));
}

/// Finds other characters out of context (3987bis §5.1 d: "these and some other characters"), by
/// the other rules of RFC 5892 Appendix A.
pub fn context_characters(subject: &Subject<'_>, hits: &mut Hits<'_>) {
    out_of_context(subject, hits, |c| !c.is_ascii() && !Class::JoinControls.contains(c));
}

/// Finds the characters that `is_checked` selects and that break the rule for their context. Each
/// part (a component or a label) has one hit, from the first of these characters to the last.
fn out_of_context(subject: &Subject<'_>, hits: &mut Hits<'_>, is_checked: fn(char) -> bool) {
    for part in subject.smallest_parts().filter(|part| part.text.contains(is_checked)) {
        let context = Context::new(part.text);
        let breaks_rule = |(at, c): &(usize, char)| {
            is_checked(*c)
                && ContextRule::for_character(*c).is_some_and(|rule| !context.holds(rule, *at))
        };
        let mut breaking = part.text.char_indices().filter(breaks_rule);
        let Some((start, first)) = breaking.next() else { continue };
        let (last_start, last) = breaking.next_back().unwrap_or((start, first));
        let range = part.inner(start, last_start + last.len_utf8());
        // A character alone does not show its context, so the hit lists every checked character in
        // the range that has a rule.
        let has_rule = |c| is_checked(c) && ContextRule::for_character(c).is_some();
        hits.add_characters(range, has_rule);
    }
}
