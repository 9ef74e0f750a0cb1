//! RFC 3987 §5.3.2: syntax-based normalization.

#[cfg(feature = "idna")]
use super::LadderError;
use super::form::Form;
use super::{Ladder, PercentEncoding, Rung};
use crate::grammar::Grammar;
use crate::resolution::{has_dot_segments, remove_dot_segments_from};
use crate::steps::Off;
use crate::syntax::{Component, Parts, Places, Recomposer, has_octet};
use crate::text::{Class, decoded_character_at, is_ucschar, is_unreserved, push_encoded};
use alloc::borrow::Cow;
use alloc::format;
use alloc::string::String;
use core::net::Ipv6Addr;
use core::ops::Range;

/// The changes to make to the characters of a component.
#[derive(Clone, Copy, Default)]
pub(crate) struct Rewriting {
    /// Converts US-ASCII letters to lower case, except the hexadecimal digits of
    /// percent-encodings.
    pub(crate) lower_case: bool,
    /// Converts the hexadecimal digits of percent-encodings to upper case.
    pub(crate) upper_case_digits: bool,
    /// Percent-encodes non-ASCII characters (RFC 3987 §3.1 step 2).
    pub(crate) encode: bool,
    decode: Decode,
}

/// Which percent-encoded characters are decoded.
#[derive(Clone, Copy, Default, PartialEq)]
pub(crate) enum Decode {
    /// No characters.
    #[default]
    Nothing,
    /// Characters of `unreserved`, which are US-ASCII.
    Unreserved,
    /// Characters of `iunreserved`, of which many are not US-ASCII.
    Iunreserved,
}

/// The change to a percent-encoding or to a non-ASCII character.
enum Rewritten {
    /// A percent-encoding stays unchanged, while letters around it become lower case.
    CaseKept,
    /// The digits of a percent-encoding become upper case.
    UpperCase,
    /// A character is percent-encoded.
    Encoded,
    /// A percent-encoding is decoded to this character.
    Decoded(char),
}

impl Rewriting {
    /// Whether the percent-encodings of this character are decoded. "IRIs MUST NOT contain
    /// bidirectional formatting characters" (RFC 3987 §4.1), although `iunreserved` contains them.
    fn decodes(self, c: char) -> bool {
        match self.decode {
            Decode::Nothing => false,
            _ if c.is_ascii() => is_unreserved(c),
            Decode::Unreserved => false,
            Decode::Iunreserved => is_ucschar(c) && !Class::BidiFormatting.contains(c),
        }
    }

    /// Finds the next place, from the byte offset `at` on, that is not simply copied or lowercased:
    /// a percent-encoding or character that changes, or, with `lower_case`, a percent-encoding whose
    /// digits keep their case. Returns its range in bytes and the change; `None` if there is none.
    #[inline(always)]
    fn next(self, text: &str, mut at: usize) -> Option<(Range<usize>, Rewritten)> {
        let octets = text.as_bytes();
        loop {
            let mut rest = octets[at..].iter();
            let start = at
                + if self.encode {
                    rest.position(|octet| *octet == b'%' || !octet.is_ascii())?
                } else {
                    rest.position(|octet| *octet == b'%')?
                };
            if octets[start] != b'%' {
                let c = text[start..].chars().next()?;
                return Some((start..start + c.len_utf8(), Rewritten::Encoded));
            }
            at = start + 1;
            let Some(digits) = octets[at..].first_chunk::<2>().filter(|digits| digits.is_ascii())
            else {
                continue;
            };
            at += 2;
            // Octets from 0x80 on are not US-ASCII.
            let is_ascii = digits[0] < b'8';
            let character = match self.decode {
                Decode::Unreserved if is_ascii => decoded_character_at(&octets[start..]),
                Decode::Iunreserved => decoded_character_at(&octets[start..]),
                _ => None,
            };
            if let Some(c) = character.filter(|c| self.decodes(*c)) {
                // Each octet of the character is written as `%XX`.
                return Some((start..start + 3 * c.len_utf8(), Rewritten::Decoded(c)));
            }
            if self.upper_case_digits && digits.iter().any(u8::is_ascii_lowercase) {
                return Some((start..at, Rewritten::UpperCase));
            }
            if self.lower_case {
                return Some((start..at, Rewritten::CaseKept));
            }
        }
    }

    /// Whether the text changes.
    fn changes(self, text: &str) -> bool {
        // `any` would stop at the first one; `fold` lets the compiler test many octets at a time.
        let has_upper_case = |text: &str| {
            text.bytes().fold(false, |found, octet| found | octet.is_ascii_uppercase())
        };
        if !self.encode && !text.as_bytes().contains(&b'%') {
            return self.lower_case && has_upper_case(text);
        }
        let mut done = 0;
        while let Some((range, change)) = self.next(text, done) {
            let changes_before = self.lower_case && has_upper_case(&text[done..range.start]);
            if changes_before || !matches!(change, Rewritten::CaseKept) {
                return true;
            }
            done = range.end;
        }
        self.lower_case && has_upper_case(&text[done..])
    }

    /// Appends the changed text to `out`.
    fn write(self, text: &str, out: &mut String) {
        let push_letters = |text: &str, out: &mut String| {
            let start = out.len();
            out.push_str(text);
            if self.lower_case {
                out[start..].make_ascii_lowercase();
            }
        };
        let mut done = 0;
        while let Some((range, change)) = self.next(text, done) {
            push_letters(&text[done..range.start], out);
            done = range.end;
            match change {
                Rewritten::CaseKept => out.push_str(&text[range]),
                Rewritten::UpperCase => {
                    let at = out.len();
                    out.push_str(&text[range]);
                    out[at..].make_ascii_uppercase();
                }
                Rewritten::Encoded => push_encoded(out, &text[range], |_| true),
                Rewritten::Decoded(c) if self.lower_case => out.push(c.to_ascii_lowercase()),
                Rewritten::Decoded(c) => out.push(c),
            }
        }
        push_letters(&text[done..], out);
    }

    /// Returns the changed text; `None` if nothing changes.
    fn apply(self, text: &str) -> Option<String> {
        self.changes(text).then(|| {
            let mut out = String::with_capacity(text.len());
            self.write(text, &mut out);
            out
        })
    }
}

/// Converts US-ASCII letters to lower case, except the hexadecimal digits of percent-encodings.
/// Returns `None` if nothing changes.
pub(crate) fn with_lower_case_letters(text: &str) -> Option<String> {
    Rewriting { lower_case: true, ..Rewriting::default() }.apply(text)
}

/// Converts the hexadecimal digits of percent-encodings to upper case. Returns `None` if nothing
/// changes.
pub(crate) fn with_upper_case_digits(text: &str) -> Option<String> {
    Rewriting { upper_case_digits: true, ..Rewriting::default() }.apply(text)
}

/// Decodes percent-encoded characters. Returns `None` if nothing changes.
#[cfg(feature = "idna")]
pub(crate) fn decode(text: &str, decode: Decode) -> Option<String> {
    Rewriting { decode, ..Rewriting::default() }.apply(text)
}

impl Ladder<'_> {
    /// The changes of percent-encoding normalization (RFC 3987 §5.3.2.3). Nothing is decoded if
    /// the scheme forbids it.
    fn percent_rewriting(&self, scheme: Option<&str>, grammar: Grammar) -> Rewriting {
        let may_decode = scheme.is_none_or(|scheme| self.schemes.may_decode(scheme));
        let decode = match self.percent_encoding {
            _ if !may_decode => Decode::Nothing,
            PercentEncoding::Iunreserved if grammar != Grammar::Rfc3986 => Decode::Iunreserved,
            _ => Decode::Unreserved,
        };
        let encode = self.percent_encoding == PercentEncoding::Aligned;
        Rewriting { encode, decode, ..Rewriting::default() }
    }

    /// Whether dot segments may be removed from this path (RFC 3987 §5.3.2.4): they are
    /// "intended only for use within relative references".
    fn may_remove_dot_segments(&self, scheme: Option<&str>, path: &str) -> bool {
        let keeps_dots = self.keep_rootless_dots && !path.starts_with('/');
        !keeps_dots && scheme.is_some_and(|scheme| self.schemes.may_remove_dot_segments(scheme))
    }

    /// The changes that all syntax-based rungs up to this one make in the characters of a component.
    /// A scheme only becomes lower case. `rewriting` applies to the other components; a host for
    /// which `is_ascii` returns true becomes lower case as well.
    fn component_rewriting(
        &self,
        height: Rung,
        component: Component,
        is_ascii: impl FnOnce() -> bool,
        rewriting: Rewriting,
    ) -> Rewriting {
        match component {
            Component::Scheme => {
                let lower_case = height >= Rung::Case && !self.keep_case_of_scheme;
                Rewriting { lower_case, ..Rewriting::default() }
            }
            Component::Host => {
                let lower_case = height >= Rung::Case && !self.keep_case_of_host && is_ascii();
                Rewriting { lower_case, ..rewriting }
            }
            _ => rewriting,
        }
    }

    /// Applies all rungs up to this one, at most up to path segment normalization, in one pass and
    /// one buffer. Climbs that record steps or normalize characters cannot use it. Returns `None`
    /// if nothing changes. A test checks that applying rung after rung has the same result.
    pub(super) fn climb_in_one_pass(
        &self,
        height: Rung,
        text: &str,
        parts: &Parts<&str>,
        grammar: Grammar,
    ) -> Option<(String, Places)> {
        let (scheme, path) = (parts.get(Component::Scheme), parts.path());
        let mut rewriting = Rewriting::default();
        let aligned =
            height >= Rung::PercentEncoding && self.percent_encoding == PercentEncoding::Aligned;
        let has_percent = has_octet(text, b'%');
        if height >= Rung::PercentEncoding && (aligned || has_percent) {
            rewriting = self.percent_rewriting(scheme, grammar);
        }
        rewriting.upper_case_digits = height >= Rung::Case && !self.keep_case_of_digits;
        let component_rewriting = |component, text: &str| {
            // Percent-encoding makes every host US-ASCII.
            let is_ascii = || aligned || text.is_ascii();
            self.component_rewriting(height, component, is_ascii, rewriting)
        };
        let changes_characters = parts.iter().any(|(component, text)| {
            // Only the case of scheme and host changes if there is nothing to encode or decode.
            let may_change = component <= Component::Host || aligned || has_percent;
            may_change && component_rewriting(component, text).changes(text)
        });
        // Decoding may produce dot segments.
        let may_have_dots = changes_characters || has_dot_segments(path);
        let removes_dots = height >= Rung::PathSegments
            && may_have_dots
            && self.may_remove_dot_segments(scheme, path);
        if !changes_characters && !removes_dots {
            return None;
        }
        let mut out = Recomposer::with_capacity(text.len());
        for (component, text) in parts.iter() {
            out.put(component, |out| {
                let start = out.len();
                component_rewriting(component, text).write(text, out);
                // `remove_dot_segments_from` returns whether there were dot segments.
                if component == Component::Path
                    && removes_dots
                    && remove_dot_segments_from(out, start, &mut Off)
                {
                    protect_slashes(out, start, parts[Component::Host].is_some());
                }
            });
        }
        // `protect_slashes` may have restored the original text.
        Some(out.finish()).filter(|(normal, _)| normal != text)
    }
}

/// Inserts `/.` before a path that begins with `//`, which a parser would read as an authority. The
/// path is the text from the byte offset `start` on.
fn protect_slashes(text: &mut String, start: usize, has_authority: bool) {
    if text[start..].starts_with("//") && !has_authority {
        text.insert_str(start, "/.");
    }
}

/// RFC 3987 §5.3.2.1: case normalization.
pub(super) fn normalize_case(ladder: &Ladder<'_>, form: &mut Form<'_>) {
    // "Case equivalence for non-ASCII characters in IRI components that are IDNs are
    // discussed in section 5.3.3": a host with such characters stays unchanged.
    let changes_scheme = !ladder.keep_case_of_scheme;
    let changes_host =
        !ladder.keep_case_of_host && form.get(Component::Host).is_some_and(str::is_ascii);
    for (component, is_changed) in
        [(Component::Scheme, changes_scheme), (Component::Host, changes_host)]
    {
        let text = form.get(component).filter(|_| is_changed);
        if let Some(lower) = text.and_then(with_lower_case_letters) {
            form.change(component, Some(lower));
        }
    }
    let host = form.get(Component::Host).filter(|_| ladder.canonical_ipv6);
    if let Some(address) = host.and_then(parse_ipv6) {
        let source = Cow::Borrowed("RFC 5952 section 4");
        form.change_by(Component::Host, Some(format!("[{address}]")), Some(&source));
    }
    for component in Component::ALL.into_iter().filter(|_| !ladder.keep_case_of_digits) {
        if let Some(upper) = form.get(component).and_then(with_upper_case_digits) {
            form.change(component, Some(upper));
        }
    }
}

/// The address of a host such as `[::1]`; `None` for any other host.
fn parse_ipv6(host: &str) -> Option<Ipv6Addr> {
    host.strip_prefix('[')?.strip_suffix(']')?.parse().ok()
}

/// RFC 3987 §5.3.2.2: character normalization. It normalizes each component separately, so that no
/// delimiter composes with the next character.
#[cfg(feature = "idna")]
pub(super) fn normalize_characters(
    ladder: &Ladder<'_>,
    form: &mut Form<'_>,
) -> Result<(), LadderError> {
    let Some(character_form) = ladder.character else { return Ok(()) };
    for component in Component::ALL {
        let Some(text) = form.get(component).filter(|text| !text.is_ascii()) else { continue };
        if let Cow::Owned(normal) = character_form.normalize(text) {
            check_characters(form, component, text, &normal)?;
            form.change(component, Some(normal));
        }
    }
    Ok(())
}

/// Checks that the normalized text of a component is valid and has no more delimiters than before.
#[cfg(feature = "idna")]
fn check_characters(
    form: &Form<'_>,
    component: Component,
    before: &str,
    after: &str,
) -> Result<(), LadderError> {
    let fail = |error| Err(LadderError::Character { component, text: after.into(), error });
    let production = form.grammar().with_role(component.role());
    if let Some(Err(error)) = production.map(|production| production.check(after)) {
        return fail(Some(error));
    }
    // NFKC maps U+FF0F to `/`, which would add a segment.
    let has_more =
        |delimiter: char| after.matches(delimiter).count() > before.matches(delimiter).count();
    if "/?#[]@:%".chars().any(has_more) { fail(None) } else { Ok(()) }
}

/// RFC 3987 §5.3.2.3: percent-encoding normalization.
pub(super) fn normalize_percent_encodings(ladder: &Ladder<'_>, form: &mut Form<'_>) {
    let rewriting = ladder.percent_rewriting(form.get(Component::Scheme), form.grammar());
    for component in Component::ALL.into_iter().filter(|component| *component != Component::Scheme)
    {
        if let Some(changed) = form.get(component).and_then(|text| rewriting.apply(text)) {
            form.change(component, Some(changed));
        }
    }
}

/// RFC 3987 §5.3.2.4: path segment normalization.
pub(super) fn normalize_path_segments(ladder: &Ladder<'_>, form: &mut Form<'_>) {
    let path = form.path();
    if has_dot_segments(path) && ladder.may_remove_dot_segments(form.get(Component::Scheme), path) {
        let mut path = String::from(path);
        remove_dot_segments_from(&mut path, 0, &mut Off);
        protect_slashes(&mut path, 0, form.get(Component::Host).is_some());
        form.change(Component::Path, Some(path));
    }
}
