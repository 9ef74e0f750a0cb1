//! Characters, each by itself or with its neighbours.

use super::super::subject::{Found, Subject};
use crate::grammar::Grammar;
use crate::host::{Context, ContextRule};
use crate::syntax::Component;
use crate::text::Class;
use alloc::string::String;
use icu_properties::CodePointSetData;
use icu_properties::props::DefaultIgnorableCodePoint;
use unicode_normalization::char::is_combining_mark;
use unicode_normalization::{UnicodeNormalization, is_nfc};

fn everywhere(subject: &Subject<'_>, found: &mut Found, is: impl Fn(char) -> bool) {
    for part in subject.parts().filter(|part| !part.text.is_ascii()) {
        found.characters(part, |c| !c.is_ascii() && is(c));
    }
}

pub(in super::super) fn bidi_formatting(subject: &Subject<'_>, found: &mut Found) {
    everywhere(subject, found, |c| Class::BidiFormatting.contains(c));
}

pub(in super::super) fn later_bidi_formatting(subject: &Subject<'_>, found: &mut Found) {
    everywhere(subject, found, |c| Class::LaterBidiFormatting.contains(c));
}

pub(in super::super) fn spaces(subject: &Subject<'_>, found: &mut Found) {
    everywhere(subject, found, |c| Class::Spaces.contains(c));
}

pub(in super::super) fn delimiters(subject: &Subject<'_>, found: &mut Found) {
    everywhere(subject, found, |c| Class::LookAlikes.contains(c));
}

pub(in super::super) fn full_width_latin(subject: &Subject<'_>, found: &mut Found) {
    everywhere(subject, found, |c| Class::FullWidthLatin.contains(c));
}

/// What is full-width and neither a Latin letter nor a look-alike of a delimiter.
pub(in super::super) fn full_width_ascii(subject: &Subject<'_>, found: &mut Found) {
    everywhere(subject, found, is_other_full_width);
}

fn is_other_full_width(c: char) -> bool {
    Class::FullWidthAscii.contains(c)
        && !Class::FullWidthLatin.contains(c)
        && !Class::LookAlikes.contains(c)
}

pub(in super::super) fn half_width_katakana(subject: &Subject<'_>, found: &mut Found) {
    everywhere(subject, found, |c| Class::HalfWidthKatakana.contains(c));
}

/// Of what Nameprep excludes, all that no other entry names.
pub(in super::super) fn excluded_by_nameprep(subject: &Subject<'_>, found: &mut Found) {
    everywhere(subject, found, is_otherwise_excluded);
}

fn is_otherwise_excluded(c: char) -> bool {
    Class::ExcludedByNameprep.contains(c)
        && !is_tag(c)
        && !is_special(c)
        && !c.is_control()
        // Not in NFC.
        && !matches!(c, '\u{340}' | '\u{341}')
}

pub(in super::super) fn symbols(subject: &Subject<'_>, found: &mut Found) {
    everywhere(subject, found, |c| {
        Class::Symbols.contains(c)
            && !is_for_compatibility(c)
            && !Class::LookAlikes.contains(c)
            && !Class::FullWidthAscii.contains(c)
            && !Class::PresentationForms.contains(c)
            && !is_otherwise_excluded(c)
            && !is_special(c)
    });
}

pub(in super::super) fn presentation_forms(subject: &Subject<'_>, found: &mut Found) {
    everywhere(subject, found, |c| {
        Class::PresentationForms.contains(c)
            && !is_for_compatibility(c)
            && !Class::LookAlikes.contains(c)
            && !Class::NonCharacters.contains(c)
    });
}

/// draft-masinter-url-i18n-07 §3.1 e.
pub(in super::super) fn control_characters(subject: &Subject<'_>, found: &mut Found) {
    everywhere(subject, found, |c| Class::NoVisualRepresentation.contains(c));
}

/// Characters that nobody sees, where no other entry names them. Those of the draft of 2001
/// are all in another one.
pub(in super::super) fn invisible(subject: &Subject<'_>, found: &mut Found) {
    let invisible = CodePointSetData::new::<DefaultIgnorableCodePoint>();
    let is_of_2001 = subject.grammar == Grammar::UrlI18n07;
    everywhere(subject, found, |c| {
        !is_of_2001
            && invisible.contains(c)
            && !Class::BidiFormatting.contains(c)
            && !Class::LaterBidiFormatting.contains(c)
            && !Class::Spaces.contains(c)
            && !Class::HalfWidthKatakana.contains(c)
            && !Class::JoinControls.contains(c)
            && !is_otherwise_excluded(c)
            && !is_tag(c)
            && !is_special(c)
    });
}

pub(in super::super) fn private_use(subject: &Subject<'_>, found: &mut Found) {
    everywhere(
        subject,
        found,
        |c| matches!(c, '\u{E000}'..='\u{F8FF}' | '\u{F0000}'..='\u{FFFFD}' | '\u{100000}'..='\u{10FFFD}'),
    );
}

pub(in super::super) fn tags(subject: &Subject<'_>, found: &mut Found) {
    everywhere(subject, found, is_tag);
}

/// 3987bis §6.3: "Tags (U+E0000-E0FFF)". Of these, the variation selectors are no tags.
fn is_tag(c: char) -> bool {
    matches!(c, '\u{E0000}'..='\u{E00FF}' | '\u{E01F0}'..='\u{E0FFF}')
}

pub(in super::super) fn non_characters(subject: &Subject<'_>, found: &mut Found) {
    everywhere(subject, found, |c| Class::NonCharacters.contains(c));
}

pub(in super::super) fn specials(subject: &Subject<'_>, found: &mut Found) {
    everywhere(subject, found, is_special);
}

fn is_special(c: char) -> bool {
    matches!(c, '\u{FFF0}'..='\u{FFFD}')
}

pub(in super::super) fn controls(subject: &Subject<'_>, found: &mut Found) {
    subject.parts().for_each(|part| found.characters(part, char::is_control));
}

pub(in super::super) fn space(subject: &Subject<'_>, found: &mut Found) {
    subject.parts().for_each(|part| found.characters(part, |c| c == ' '));
}

pub(in super::super) fn legacy_delimiters(subject: &Subject<'_>, found: &mut Found) {
    subject.parts().for_each(|part| found.characters(part, |c| matches!(c, '<' | '>' | '"')));
}

pub(in super::super) fn legacy_unwise(subject: &Subject<'_>, found: &mut Found) {
    let is_unwise = |c| matches!(c, '\\' | '^' | '`' | '{' | '|' | '}');
    subject.parts().for_each(|part| found.characters(part, is_unwise));
}

/// RFC 3987 §5.3.2.2. What changes is shown, and the component is what is fixed.
pub(in super::super) fn non_nfc(subject: &Subject<'_>, found: &mut Found) {
    for part in subject.parts().filter(|part| !part.text.is_ascii() && !is_nfc(part.text)) {
        let (start, end) = difference(part.text, &part.text.nfc().collect::<String>());
        let changed = part.inner(start, end);
        let before = found.0.len();
        found.characters(changed, |c| !c.is_ascii());
        if let Some(hit) = found.0.get_mut(before) {
            hit.span = changed.span;
            hit.fixed = Some(part.span);
        }
    }
}

/// Where a text differs from another: without what both begin and end with.
fn difference(text: &str, other: &str) -> (usize, usize) {
    let same = |(a, b): &(char, char)| a == b;
    let length = |(c, _): (char, char)| c.len_utf8();
    let start: usize = text.chars().zip(other.chars()).take_while(same).map(length).sum();
    let (rest, other) = (&text[start..], &other[start..]);
    let end: usize = rest.chars().rev().zip(other.chars().rev()).take_while(same).map(length).sum();
    (start, text.len() - end)
}

/// RFC 3987 §7.5. A query may have such characters "for an explicit search".
pub(in super::super) fn non_nfkc(subject: &Subject<'_>, found: &mut Found) {
    for part in subject.parts().filter(|part| part.component != Component::Query) {
        found.characters(part, is_for_compatibility);
    }
}

/// Whether the character is a variant "for compatibility reasons" that no other entry
/// names. Letters that an ordinary spelling needs are none: AM of Thai and Lao, two
/// digraphs of Lao, two vowels of Tibetan.
pub(super) fn is_for_compatibility(c: char) -> bool {
    !c.is_ascii()
        && Class::Compatibility.contains(c)
        && !matches!(c, '\u{E33}' | '\u{EB3}' | '\u{EDC}' | '\u{EDD}' | '\u{F77}' | '\u{F79}')
        && !Class::Spaces.contains(c)
        && !Class::LookAlikes.contains(c)
        && !Class::FullWidthAscii.contains(c)
        && !Class::HalfWidthKatakana.contains(c)
}

/// 3987bis §5.1 c: "At the start of a component".
pub(in super::super) fn combining_mark_first(subject: &Subject<'_>, found: &mut Found) {
    for part in subject.smallest_parts() {
        if let Some(c) = part.text.chars().next().filter(|c| is_combining_mark(*c)) {
            found.characters(part.inner(0, c.len_utf8()), |_| true);
        }
    }
}

/// 3987bis §5.1 d, by the rules of RFC 5892 Appendix A.1 and A.2.
pub(in super::super) fn join_controls(subject: &Subject<'_>, found: &mut Found) {
    out_of_context(subject, found, |c| Class::JoinControls.contains(c));
}

/// 3987bis §5.1 d: "these and some other characters", by the other rules of RFC 5892
/// Appendix A.
pub(in super::super) fn context_characters(subject: &Subject<'_>, found: &mut Found) {
    out_of_context(subject, found, |c| !c.is_ascii() && !Class::JoinControls.contains(c));
}

fn out_of_context(subject: &Subject<'_>, found: &mut Found, are: fn(char) -> bool) {
    for part in subject.smallest_parts().filter(|part| part.text.contains(are)) {
        let context = Context::new(part.text);
        let breaks = |(at, c): &(usize, char)| {
            are(*c) && ContextRule::of(*c).is_some_and(|rule| !context.holds(rule, *at))
        };
        let mut all = part.text.char_indices().filter(breaks);
        let Some((start, c)) = all.next() else { continue };
        let last = all.next_back().unwrap_or((start, c));
        let place = part.inner(start, last.0 + last.1.len_utf8());
        found.characters(place, |c| are(c) && ContextRule::of(c).is_some());
    }
}
