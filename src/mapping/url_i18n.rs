//! draft-masinter-url-i18n-07 sections 2.3 and 2.4: IRIs of January 2001 to URIs of RFC
//! 2396 and back.
//!
//! In this draft, a URI is an IRI of the same kind that is all US-ASCII.
//!
//! ```
//! use iri_grammar::mapping::url_i18n::{self, UrlI18n07Reference};
//! use iri_grammar::spec::Trace;
//! use iri_grammar::text::Classes;
//!
//! let (iri, mut steps) = (UrlI18n07Reference::new("\u{e9}")?, Trace::on());
//! let uri = url_i18n::to_uri(&iri, &mut steps).unwrap();
//! assert_eq!(url_i18n::to_iri(&uri, Classes::NONE, &mut steps).unwrap(), iri);
//! let steps: Vec<_> = steps.iter().map(ToString::to_string).collect();
//! assert_eq!(steps[3..6], ["3.2. %C3%A9", "3.3. %C3%A9", "1. <c3><a9>"]);
//! # Ok::<(), iri_grammar::Error>(())
//! ```

use super::error::check_result;
use super::pieces::{KeepReason, Piece};
use super::{MappingError, UrlI18n07Kind};
use crate::grammar::{Citation, Document};
use crate::identifier::{Identifier, Text, kind};
use crate::steps::{Sequence, Step, Trace};
use crate::syntax::{Component, divide, has_octet};
use crate::text::{
    Classes, decoded_character_at, decoded_octet_at, encode, encoded_octets, is_ichar,
    is_nfc_boundary, nfc,
};
use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use unicode_normalization::is_nfc;

/// An `IRI-reference` of draft-masinter-url-i18n-07.
pub type UrlI18n07Reference<'i> = Identifier<kind::url_i18n_07::IriReference, &'i str>;

const TO_URI: Citation = Document::UrlI18n07.section("2.3");
const TO_IRI: Citation = Document::UrlI18n07.section("2.4");

/// Maps an IRI to a URI (section 2.3): normalizes it to NFC, then percent-encodes the non-ASCII
/// characters. Percent-encodes no other characters.
///
/// # Errors
///
/// If the text is no longer of this kind after normalization. Normalization may turn a character
/// into a US-ASCII one, or change the last digit of an escape.
///
/// ```
/// use iri_grammar::mapping::url_i18n::{self, UrlI18n07Reference};
/// use iri_grammar::spec::Trace;
///
/// let decomposed = UrlI18n07Reference::new("http://example.org/re\u{301}sume\u{301}")?;
/// let uri = url_i18n::to_uri(&decomposed, &mut Trace::off()).unwrap();
/// assert_eq!(uri, "http://example.org/r%C3%A9sum%C3%A9");
/// # Ok::<(), iri_grammar::Error>(())
/// ```
pub fn to_uri<'i, K: UrlI18n07Kind, T: Text>(
    iri: &'i Identifier<K, T>,
    trace: &mut Trace,
) -> Result<Identifier<K, Cow<'i, str>>, MappingError> {
    let iri = iri.as_borrowed();
    let step = |number, did, after: &str| Step::new(TO_URI, number, did, after);
    trace.step(|| step("1", "represent the IRI in the UCS", &iri));
    let normalized = nfc(iri.text());
    if matches!(normalized, Cow::Owned(_)) {
        check_result::<K>((&*normalized).into(), TO_URI)?;
    }
    trace.step(|| step("2", "normalize according to NFC", &normalized));
    trace.step(|| {
        let octets = Sequence::with_octets(&normalized, |c| !c.is_ascii());
        Step::new(TO_URI, "3.1", "convert non-ASCII characters to UTF-8", octets)
    });
    let uri = if iri.is_ascii() {
        Identifier::from_checked(normalized, iri.into_components().places())
    } else {
        check_result(encode(normalized, |c| !c.is_ascii()), TO_URI)?
    };
    trace.step(|| step("3.2", "convert each octet to %HH", &uri));
    trace.step(|| step("3.3", "replace the original characters", &uri));
    Ok(uri)
}

/// Converts a URI to an IRI (section 2.4). Decodes escapes from `%80` on if all of this holds:
///
/// - The escapes are UTF-8.
/// - Section 3.1 does not forbid the character.
/// - The character is in none of the classes `unadvisable` ("identified as unadvisable", section
///   2.4; use [`Classes::URL_I18N_07`] by default).
/// - The escapes are not in the authority, where section 3.1 a allows only US-ASCII.
/// - The decoded characters are in Normalization Form C, which "MUST be used".
///
/// Mapping the result to a URI returns the original URI, except for the case of hexadecimal digits.
///
/// # Errors
///
/// If the result is not of this kind.
///
/// ```
/// use iri_grammar::mapping::url_i18n::{self, UrlI18n07Reference};
/// use iri_grammar::spec::Trace;
/// use iri_grammar::text::Classes;
///
/// let uri = UrlI18n07Reference::new("%72%C3%A9%E2%82%AC%E2%9C%82")?;
/// // `r` stays escaped; U+2702 is a Dingbat.
/// let iri = url_i18n::to_iri(&uri, Classes::URL_I18N_07, &mut Trace::off()).unwrap();
/// assert_eq!(iri, "%72\u{e9}\u{20ac}%E2%9C%82");
/// # Ok::<(), iri_grammar::Error>(())
/// ```
pub fn to_iri<'i, K: UrlI18n07Kind, T: Text>(
    uri: &'i Identifier<K, T>,
    unadvisable: Classes,
    trace: &mut Trace,
) -> Result<Identifier<K, Cow<'i, str>>, MappingError> {
    let uri = uri.components();
    let (text, mut out, mut pieces) = (uri.text(), String::new(), Vec::new());
    if has_octet(text, b'%') {
        for (component, part) in divide(text, uri.spans()) {
            // Punctuation has no escapes, so its component does not matter.
            let component = component.unwrap_or(Component::Scheme);
            let new = pieces.len();
            push_pieces(&mut pieces, component, part, unadvisable, out.chars().next_back());
            pieces[new..].iter().for_each(|piece| piece.push_to(&mut out));
        }
    } else {
        pieces.push(Piece::Plain(text));
    }
    for (step, (number, did)) in (1..).zip([
        ("1", "convert escapes from %80 on to octets"),
        ("2", "convert strictly legal UTF-8 to characters"),
        ("3", "convert back characters that 3.1 forbids or advises against"),
    ]) {
        trace.step(|| {
            let mut after = Sequence::default();
            pieces.iter().for_each(|piece| push_after(*piece, step, &mut after));
            Step::new(TO_IRI, number, did, after)
        });
    }
    let iri = if has_octet(text, b'%') && out != text {
        check_result(out.into(), TO_IRI)?
    } else {
        Identifier::from_checked(text.into(), uri.places())
    };
    let did = "convert the remaining octets to escapes";
    trace.step(|| Step::new(TO_IRI, "4", did, iri.as_str()));
    Ok(iri)
}

/// Appends the state of a piece after a step, from 1 to 3.
fn push_after(piece: Piece<'_>, step: u8, sequence: &mut Sequence) {
    match piece {
        Piece::Plain(text) | Piece::Kept(text, KeepReason::Excepted) => sequence.push_str(text),
        Piece::Decoded(text, _) if step >= 2 => push_character(sequence, text),
        // Step 2 decodes the character, and step 3 converts it back.
        Piece::Kept(text, KeepReason::Inappropriate) if step == 2 => push_character(sequence, text),
        Piece::Decoded(text, _) | Piece::Kept(text, _) => {
            sequence.push_octets(encoded_octets(text))
        }
    }
}

/// Appends the character that these percent-encodings encode.
fn push_character(sequence: &mut Sequence, encodings: &str) {
    let c = decoded_character_at(encodings.as_bytes());
    sequence.push_str(c.unwrap_or_default().encode_utf8(&mut [0; 4]));
}

/// Divides a component into pieces, and decides for each escape whether it stays. `previous` is
/// the character before the component in the result.
fn push_pieces<'t>(
    pieces: &mut Vec<Piece<'t>>,
    component: Component,
    text: &'t str,
    unadvisable: Classes,
    previous: Option<char>,
) {
    let new = pieces.len();
    let mut rest = text;
    while !rest.is_empty() {
        let (piece, after) = split_first_piece(component, rest, unadvisable);
        pieces.push(piece);
        rest = after;
    }
    keep_not_normalized(&mut pieces[new..], previous);
}

/// Returns the first piece of a text, which must not be empty, and the rest. Normalization is not
/// considered yet.
fn split_first_piece(component: Component, text: &str, unadvisable: Classes) -> (Piece<'_>, &str) {
    let octets = text.as_bytes();
    // Plain text begins with a character that is not escaped, or with an escape of US-ASCII, which stays.
    if decoded_octet_at(octets).is_none_or(|octet| octet < 0x80) {
        let next = text.char_indices().skip(1).find(|(_, c)| *c == '%');
        let (plain, rest) = text.split_at(next.map_or(text.len(), |(at, _)| at));
        return (Piece::Plain(plain), rest);
    }
    let character = decoded_character_at(octets);
    let (encodings, rest) = text.split_at(3 * character.map_or(1, char::len_utf8));
    // 3.1 a: "The repertoire of characters allowed in each IRI component is limited by the
    // definition of that component. [...] IRIs may not contain any non-ASCII characters in
    // host names."
    let is_limited = !matches!(component, Component::Path | Component::Query | Component::Fragment);
    let is_allowed = |c| !is_limited && is_ichar(c) && unadvisable.class_of(c).is_none();
    let piece = match character {
        None => Piece::Kept(encodings, KeepReason::NotUtf8),
        Some(c) if is_allowed(c) => Piece::Decoded(encodings, c),
        Some(_) => Piece::Kept(encodings, KeepReason::Inappropriate),
    };
    (piece, rest)
}

/// 3.1 g: "Normalization Form C [...] MUST be used". Keeps the escapes of each sequence of decoded
/// characters that is not normalized. A sequence begins at each NFC boundary: a character that
/// never changes together with the preceding one.
fn keep_not_normalized(pieces: &mut [Piece<'_>], mut previous: Option<char>) {
    let mut at = 0;
    let mut sequence = String::new();
    while at < pieces.len() {
        let Piece::Decoded(_, first) = pieces[at] else {
            previous = last_character(pieces[at]);
            at += 1;
            continue;
        };
        sequence.clear();
        sequence.extend(previous.filter(|_| !is_nfc_boundary(first)));
        sequence.push(first);
        let mut end = at + 1;
        while let Some(Piece::Decoded(_, c)) =
            pieces.get(end).filter(|piece| !begins_sequence(piece))
        {
            sequence.push(*c);
            end += 1;
        }
        if !is_nfc(&sequence) {
            for piece in &mut pieces[at..end] {
                if let Piece::Decoded(encodings, _) = *piece {
                    *piece = Piece::Kept(encodings, KeepReason::Inappropriate);
                }
            }
        }
        previous = last_character(pieces[end - 1]);
        at = end;
    }
}

/// Whether the piece is a decoded character at an NFC boundary.
fn begins_sequence(piece: &Piece<'_>) -> bool {
    matches!(piece, Piece::Decoded(_, c) if is_nfc_boundary(*c))
}

/// The last character of the piece after the conversion.
fn last_character(piece: Piece<'_>) -> Option<char> {
    match piece {
        Piece::Decoded(_, c) => Some(c),
        Piece::Plain(text) => text.chars().next_back(),
        // Escapes that stay are written with upper-case digits.
        Piece::Kept(text, _) => text.chars().next_back().map(|c| c.to_ascii_uppercase()),
    }
}
