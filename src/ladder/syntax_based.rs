//! RFC 3987 §5.3.2: syntax-based normalization.

#[cfg(feature = "idna")]
use super::LadderError;
use super::climb::Form;
use super::{Ladder, PercentEncoding, RootlessPath};
use crate::grammar::Grammar;
#[cfg(feature = "idna")]
use crate::identifier::Identifier;
use crate::mapping::{
    Class, character_at, encoded_capacity, is_ucschar, is_unreserved, push_encoded,
};
use crate::resolution::remove_dot_segments;
use crate::syntax::Component;
use alloc::borrow::Cow;
use alloc::string::String;
#[cfg(feature = "idna")]
use unicode_normalization::{UnicodeNormalization, is_nfc, is_nfkc};

/// RFC 3987 §5.3.2.1: case normalization.
pub(super) fn case(ladder: &Ladder<'_>, form: &mut Form<'_>) {
    // "Case equivalence for non-ASCII characters in IRI components that are IDNs are
    // discussed in section 5.3.3": a host that has some is left alone.
    let host = ladder.case.host && form.get(Component::Host).is_some_and(str::is_ascii);
    for (component, asked) in [(Component::Scheme, ladder.case.scheme), (Component::Host, host)] {
        if let Some(lower) = form.get(component).filter(|_| asked).and_then(with_lower_case_letters)
        {
            form.change(component, Some(lower));
        }
    }
    for component in Component::ALL.into_iter().filter(|_| ladder.case.hexadecimal_digits) {
        if let Some(upper) = form.get(component).and_then(with_upper_case_digits) {
            form.change(component, Some(upper));
        }
    }
}

/// The letters of US-ASCII in lower case, except hexadecimal digits of a pct-encoded;
/// `None` where they are.
pub(crate) fn with_lower_case_letters(text: &str) -> Option<String> {
    if !text.bytes().any(|octet| octet.is_ascii_uppercase()) {
        return None;
    }
    let mut lower = String::from(text);
    let mut start = 0;
    let percents = text.match_indices('%').map(|(percent, _)| percent);
    for end in percents.chain([text.len()]) {
        if let Some(letters) = lower.get_mut(start..end) {
            letters.make_ascii_lowercase();
        }
        start = end + 3;
    }
    (lower != text).then_some(lower)
}

/// The hexadecimal digits of each pct-encoded in upper case; `None` where they are.
pub(crate) fn with_upper_case_digits(text: &str) -> Option<String> {
    let mut upper: Option<String> = None;
    for (percent, _) in text.match_indices('%') {
        let digits = percent + 1..text.len().min(percent + 3);
        if text.as_bytes()[digits.clone()].iter().any(u8::is_ascii_lowercase) {
            let upper = upper.get_or_insert_with(|| text.into());
            upper.get_mut(digits)?.make_ascii_uppercase();
        }
    }
    upper
}

/// A Normalization Form of Unicode Standard Annex #15, to create an IRI in.
#[cfg(feature = "idna")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CharacterForm {
    /// "IRIs SHOULD be created by using NFC" (RFC 3987 section 5.3.2.2).
    Nfc,
    /// "Using NFKC may avoid even more problems" (the same section).
    Nfkc,
}

/// Whether an identifier is in the Normalization Forms that RFC 3987 section 5.3.2.2
/// names: what comparing relies on, and does not establish.
///
/// ```
/// use iri_grammar::{Iri, ladder::CharacterForms};
///
/// let forms = |text| CharacterForms::of(&Iri::new(text).unwrap());
/// assert!(forms("http://www.example.org/r\u{e9}sum\u{e9}.html").nfc);
/// assert!(!forms("http://www.example.org/re\u{301}sume\u{301}.html").nfc);
/// assert!(!forms("http://www.example.org/\u{ff71}").nfkc);
/// ```
#[cfg(feature = "idna")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CharacterForms {
    /// Normalization Form C.
    pub nfc: bool,
    /// Normalization Form KC.
    pub nfkc: bool,
}

#[cfg(feature = "idna")]
impl CharacterForms {
    /// Looks at an identifier as a whole. Percent-encodings are not undone.
    pub fn of<K, T: AsRef<str>>(identifier: &Identifier<K, T>) -> Self {
        let text: &str = identifier.as_ref();
        CharacterForms { nfc: is_nfc(text), nfkc: is_nfkc(text) }
    }
}

/// RFC 3987 §5.3.2.2: character normalization, of each component by itself, so that no
/// delimiter is composed with what follows it.
#[cfg(feature = "idna")]
pub(super) fn character(ladder: &Ladder<'_>, form: &mut Form<'_>) -> Result<(), LadderError> {
    let Some(into) = ladder.character else { return Ok(()) };
    for component in Component::ALL {
        let Some(text) = form.get(component).filter(|text| !text.is_ascii()) else { continue };
        let normal: String = match into {
            CharacterForm::Nfc => text.nfc().collect(),
            CharacterForm::Nfkc => text.nfkc().collect(),
        };
        if normal != text {
            check(form, component, text, &normal)?;
            form.change(component, Some(normal));
        }
    }
    Ok(())
}

#[cfg(feature = "idna")]
fn check(
    form: &Form<'_>,
    component: Component,
    before: &str,
    after: &str,
) -> Result<(), LadderError> {
    let failed = |error| Err(LadderError::Character { component, text: after.into(), error });
    if let Some(production) = form.grammar().with_role(component.role())
        && let Err(error) = production.check(after)
    {
        return failed(Some(error));
    }
    // NFKC makes `/` of U+FF0F, and with it segments.
    let new =
        |delimiter: char| after.matches(delimiter).count() > before.matches(delimiter).count();
    if "/?#[]@:%".chars().any(new) { failed(None) } else { Ok(()) }
}

/// RFC 3987 §5.3.2.3: percent-encoding normalization.
pub(super) fn percent_encoding(ladder: &Ladder<'_>, form: &mut Form<'_>) {
    let may_decode =
        form.get(Component::Scheme).is_none_or(|scheme| ladder.schemes.may_decode(scheme));
    let aligned = ladder.percent == PercentEncoding::Aligned;
    let iunreserved =
        ladder.percent == PercentEncoding::Iunreserved && form.grammar() != Grammar::Rfc3986;
    for component in Component::ALL.into_iter().filter(|it| *it != Component::Scheme) {
        let Some(text) = form.get(component) else { continue };
        let encoded = (aligned && !text.is_ascii()).then(|| {
            // RFC 3987 §3.1 step 2.
            let mut out = String::with_capacity(encoded_capacity(text));
            push_encoded(&mut out, text, |c| !c.is_ascii());
            out
        });
        let text = encoded.as_deref().unwrap_or(text);
        let decoded = if may_decode { decoded(text, iunreserved) } else { None };
        if let Some(changed) = decoded.or(encoded) {
            form.change(component, Some(changed));
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

/// RFC 3987 §5.3.2.4: path segment normalization.
pub(super) fn path_segments(ladder: &Ladder<'_>, form: &mut Form<'_>) {
    let path = form.path();
    // "intended only for use within relative references"
    let Some(scheme) = form.get(Component::Scheme) else { return };
    let kept = ladder.rootless == RootlessPath::Keep && !path.starts_with('/');
    let Cow::Owned(mut removed) = remove_dot_segments(path) else { return };
    if kept || !ladder.schemes.may_remove_dot_segments(scheme) {
        return;
    }
    if removed.starts_with("//") && form.get(Component::Host).is_none() {
        removed.insert_str(0, "/.");
    }
    form.change(Component::Path, Some(removed));
}
