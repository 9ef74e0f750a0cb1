//! Percent-encoding and decoding.
//!
//! ```abnf
//! pct-encoded = "%" HEXDIG HEXDIG
//! ```
//!
//! An [`EncodeSet`] percent-encodes data for a component. To decode, first divide the component
//! at its delimiters, then decode each part: "When a URI is dereferenced, the
//! components and subcomponents significant to the scheme-specific dereferencing process (if any)
//! must be parsed and separated before the percent-encoded octets within those components can be
//! safely decoded" (RFC 3986 section 2.4).
//!
//! ```
//! use iri_grammar::IriReference;
//! use iri_grammar::text::percent::{self, EncodeSet};
//!
//! let reference = format!("/{}/b", EncodeSet::Segment.for_iri("AC/DC \u{e9}"));
//! assert_eq!(reference, "/AC%2FDC%20\u{e9}/b");
//! let reference = IriReference::new(&reference).unwrap();
//! let segments = reference.path().segments().map(percent::decode);
//! assert_eq!(segments.collect::<Result<Vec<_>, _>>()?, ["AC/DC \u{e9}", "b"]);
//! # Ok::<(), iri_grammar::text::percent::NotUtf8>(())
//! ```
//!
//! ```
//! use iri_grammar::text::percent::{DecodedPiece::{Octet, Text}, decode_pieces};
//!
//! assert!(decode_pieces("a%2Fb/c%zz").eq([Text("a"), Octet(b'/'), Text("b/c%zz")]));
//! ```
//!
//! Guide: [data, and how an identifier encodes it](crate::guide::editing).

mod set;

pub use set::EncodeSet;
pub(crate) use set::is_unreserved;

use crate::error::write_column;
use crate::grammar::{Citation, Document};
use crate::syntax::{Places, Span, words};
use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

/// Whether the character is allowed somewhere in a URI (RFC 3986 section 2): in
/// `unreserved`, in `reserved`, or as the `%` of a pct-encoded.
pub(crate) fn is_uri_character(c: char) -> bool {
    c.is_ascii_graphic() && !is_printable_excluded(c)
}

/// The printable characters of US-ASCII that are not allowed in URIs (RFC 3987
/// section 3.1): `<`, `>`, `"`, space, `{`, `}`, `|`, `\`, `^` and the grave accent.
pub(crate) fn is_printable_excluded(c: char) -> bool {
    matches!(c, '<' | '>' | '"' | ' ' | '{' | '}' | '|' | '\\' | '^' | '`')
}

/// For each octet, its percent-encoding `%HH`, with upper-case letters.
static ENCODED: [[u8; 3]; 256] = {
    const DIGITS: &[u8; 16] = b"0123456789ABCDEF";
    let mut encoded = [[b'%'; 3]; 256];
    let mut octet = 0;
    while octet < 256 {
        encoded[octet][1] = DIGITS[octet >> 4];
        encoded[octet][2] = DIGITS[octet & 15];
        octet += 1;
    }
    encoded
};

/// Appends the octet as `%HH`, with upper-case letters (RFC 3987 §3.1 step 2.2).
pub(crate) fn push_octet(out: &mut String, octet: u8) {
    ENCODED[usize::from(octet)].iter().for_each(|byte| out.push(char::from(*byte)));
}

/// Appends each UTF-8 octet of the character as `%HH` (RFC 3987 §3.1 steps 2.1 and 2.2). Not inlined:
/// each choice of characters has its own copy of [`encode`].
#[inline(never)]
pub(crate) fn push_character(out: &mut String, c: char) {
    c.encode_utf8(&mut [0; 4]).bytes().for_each(|octet| push_octet(out, octet));
}

/// Appends the text. Each character for which `encode` returns true is percent-encoded in UTF-8
/// (RFC 3987 §3.1 step 2).
pub(crate) fn push_encoded(out: &mut String, text: &str, encode: impl Fn(char) -> bool) {
    let mut plain = 0;
    for (at, c) in text.char_indices().filter(|(_, c)| encode(*c)) {
        out.push_str(&text[plain..at]);
        push_character(out, c);
        plain = at + c.len_utf8();
    }
    out.push_str(&text[plain..]);
}

/// Percent-encodes each character for which `is_encoded` returns true, in UTF-8. Returns the text
/// itself if nothing changes.
pub(crate) fn encode(text: Cow<'_, str>, is_encoded: impl Fn(char) -> bool) -> Cow<'_, str> {
    if !text.contains(&is_encoded) {
        return text;
    }
    let mut out = String::with_capacity(encoded_capacity(&text));
    push_encoded(&mut out, &text, is_encoded);
    Cow::Owned(out)
}

/// Percent-encodes all characters beyond US-ASCII (RFC 3987 §3.1 step 2). Returns the text and the
/// places of its components. In an IRI, these characters are in `ucschar` or `iprivate`.
pub(crate) fn encode_non_ascii(text: &str, places: Places) -> (String, Places) {
    let octets = text.as_bytes();
    let first = run_length(octets, ASCII);
    if first == octets.len() {
        return (text.into(), places);
    }
    let mut out = vec![0; encoded_capacity(text)];
    let (mut free, mut rest) = (&mut out[..], octets);
    // The number of octets of US-ASCII at the beginning of the rest.
    let mut plain = first;
    while !rest.is_empty() {
        let (ascii, after) = rest.split_at(plain);
        let (copy, after_copy) = free.split_at_mut(plain);
        copy.copy_from_slice(ascii);
        let (non_ascii, after) = after.split_at(run_length(after, NON_ASCII));
        let (encoded, after_encoded) = after_copy.split_at_mut(3 * non_ascii.len());
        for (encoding, octet) in encoded.chunks_exact_mut(3).zip(non_ascii) {
            encoding.copy_from_slice(&ENCODED[usize::from(*octet)]);
        }
        (free, rest) = (after_encoded, after);
        plain = run_length(rest, ASCII);
    }
    // Each octet beyond US-ASCII before an offset adds two octets. `added` is their number for the
    // offset `counted`.
    let (mut counted, mut added) = (first, 0);
    let places = places.map_offsets(|at| {
        if at > counted {
            added += 2 * count_non_ascii(&octets[counted..at]);
            counted = at;
        }
        at + added
    });
    (String::from_utf8(out).unwrap_or_default(), places)
}

/// The high bits of eight octets in US-ASCII.
const ASCII: u64 = 0;
/// The high bits of eight octets beyond US-ASCII.
const NON_ASCII: u64 = 0x8080_8080_8080_8080;

/// The number of octets at the beginning whose high bits are `high_bits`: [`ASCII`] or
/// [`NON_ASCII`].
fn run_length(octets: &[u8], high_bits: u64) -> usize {
    let (words, rest) = words(octets);
    let word_count = words.len();
    for (index, word) in words.enumerate() {
        let others = (word ^ high_bits) & NON_ASCII;
        if others != 0 {
            // The first octet is in the lowest bits of the word.
            return 8 * index + others.trailing_zeros() as usize / 8;
        }
    }
    let is_other = |octet: &u8| octet.is_ascii() != (high_bits == ASCII);
    8 * word_count + rest.iter().position(is_other).unwrap_or(rest.len())
}

/// The number of octets beyond US-ASCII.
fn count_non_ascii(octets: &[u8]) -> usize {
    const ONES: u64 = 0x0101_0101_0101_0101;
    let (words, rest) = words(octets);
    // The highest octet of the product is the sum of the octets, each 0 or 1.
    let in_words: u64 = words.map(|word| (word >> 7 & ONES).wrapping_mul(ONES) >> 56).sum();
    in_words as usize + rest.iter().filter(|octet| !octet.is_ascii()).count()
}

/// The length in bytes of the text after every octet beyond US-ASCII is written as `%HH`.
pub(crate) fn encoded_capacity(text: &str) -> usize {
    text.len() + 2 * count_non_ascii(text.as_bytes())
}

/// The octet of the pct-encoded at the beginning of the text; `None` if the text begins with no
/// pct-encoded.
pub(crate) fn decoded_octet_at(text: &[u8]) -> Option<u8> {
    let value = |digit: u8| char::from(digit).to_digit(16);
    match *text {
        [b'%', high, low, ..] => Some((value(high)? * 16 + value(low)?) as u8),
        _ => None,
    }
}

/// The octets of a text that consists only of pct-encoded.
pub(crate) fn encoded_octets(encodings: &str) -> impl Iterator<Item = u8> {
    encodings.as_bytes().chunks_exact(3).filter_map(decoded_octet_at)
}

/// The character whose percent-encoding in UTF-8 begins the text; `None` if the octets there are
/// not a strictly legal sequence (RFC 3629 section 4).
pub(crate) fn decoded_character_at(text: &[u8]) -> Option<char> {
    let mut octets = [0; 4];
    let length = match decoded_octet_at(text)? {
        0x00..=0x7F => 1,
        0xC2..=0xDF => 2,
        0xE0..=0xEF => 3,
        0xF0..=0xF4 => 4,
        _ => return None,
    };
    for (index, octet) in octets[..length].iter_mut().enumerate() {
        // The percent-encoding of an octet has three bytes.
        *octet = decoded_octet_at(text.get(3 * index..)?)?;
    }
    core::str::from_utf8(&octets[..length]).ok()?.chars().next()
}

/// Decodes all percent-encodings; `None` if their octets are not strictly legal UTF-8 (RFC 3629
/// section 4), or if a `%` begins no pct-encoded.
pub(crate) fn decode_strict(text: &str) -> Option<Cow<'_, str>> {
    let Some((plain, mut encoded)) = split_at_percent(text) else { return Some(text.into()) };
    let mut out = String::with_capacity(text.len());
    out.push_str(plain);
    while let Some(c) = decoded_character_at(encoded.as_bytes()) {
        out.push(c);
        let after = &encoded[3 * c.len_utf8()..];
        let Some((plain, next_encoded)) = split_at_percent(after) else {
            out.push_str(after);
            return Some(out.into());
        };
        out.push_str(plain);
        encoded = next_encoded;
    }
    None
}

/// Divides the text before its first `%`; `None` if the text has no `%`.
fn split_at_percent(text: &str) -> Option<(&str, &str)> {
    text.find('%').map(|at| text.split_at(at))
}

/// Percent-encodes each character for which `encode` returns true, in UTF-8 (RFC 3986 section 2.5).
/// Borrows the text if nothing changes. Use this function with a set of your own if no
/// [`EncodeSet`] fits. If `encode` returns false for `%`, [`decode`] may not restore the text.
///
/// ```
/// use iri_grammar::text::percent::{self, EncodeSet};
///
/// // A segment without `;`, which may begin parameters.
/// let encode = |c| c == ';' || !EncodeSet::Segment.keeps_in_iri(c);
/// assert_eq!(percent::encode_where("a;b c", encode), "a%3Bb%20c");
/// ```
#[doc(alias = "AsciiSet")]
#[doc(alias = "percent_encode")]
pub fn encode_where(text: &str, encode: impl Fn(char) -> bool) -> Cow<'_, str> {
    self::encode(text.into(), encode)
}

/// A part of a text that may be percent-encoded: see [`decode_pieces`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DecodedPiece<'t> {
    /// Characters that are not percent-encoded; never empty.
    Text(&'t str),
    /// The octet of a pct-encoded.
    Octet(u8),
}

/// Returns the parts of the text in order: plain characters, and the octet of each pct-encoded. A
/// `%` that begins no pct-encoded is a plain character. Use this function to distinguish plain
/// characters from percent-encoded ones.
#[doc(alias = "percent_decode")]
pub fn decode_pieces(text: &str) -> impl Iterator<Item = DecodedPiece<'_>> + Clone {
    let mut rest = text;
    core::iter::from_fn(move || {
        let octets = rest.as_bytes();
        if let Some(octet) = decoded_octet_at(octets) {
            rest = &rest[3..];
            return Some(DecodedPiece::Octet(octet));
        }
        let begins_encoded = |at: &usize| decoded_octet_at(&octets[*at..]).is_some();
        let end = (1..rest.len()).find(begins_encoded).unwrap_or(rest.len());
        let (plain, after) = rest.split_at(end);
        rest = after;
        (!plain.is_empty()).then_some(DecodedPiece::Text(plain))
    })
}

/// Decodes each pct-encoded, and returns the octets of the text; borrows the text if it contains no
/// pct-encoded. A `%` that begins no pct-encoded stays. Takes time in proportion to the length.
///
/// ```
/// use iri_grammar::text::percent;
///
/// assert_eq!(*percent::decode_octets("a%00%ff"), *b"a\0\xff");
/// assert_eq!(*percent::decode_octets("100%"), *b"100%");
/// ```
#[doc(alias = "percent_decode")]
pub fn decode_octets(text: &str) -> Cow<'_, [u8]> {
    if decode_pieces(text).all(|piece| matches!(piece, DecodedPiece::Text(_))) {
        return text.as_bytes().into();
    }
    let mut octets = Vec::with_capacity(text.len());
    for piece in decode_pieces(text) {
        match piece {
            DecodedPiece::Text(text) => octets.extend(text.as_bytes()),
            DecodedPiece::Octet(octet) => octets.push(octet),
        }
    }
    octets.into()
}

/// Decodes each pct-encoded as UTF-8; borrows the text if it contains no pct-encoded. A `%` that
/// begins no pct-encoded stays. Takes time in proportion to the length.
///
/// # Errors
///
/// If octets are not UTF-8 (RFC 3629 section 4). The error has the first such octets and their
/// span.
///
/// ```
/// use iri_grammar::text::percent;
///
/// assert_eq!(percent::decode("r%C3%A9sum\u{e9}")?, "r\u{e9}sum\u{e9}");
///
/// let error = percent::decode("r%E9sum%E9").unwrap_err();
/// assert_eq!((error.span().start, error.octets()), (1, &[0xE9][..]));
/// assert_eq!(error.to_string(), "not UTF-8: octet E9 (RFC 3629 section 4)");
/// assert_eq!(format!("{error:#}"), "not UTF-8: octet E9 at column 2 (RFC 3629 section 4)");
/// # Ok::<(), iri_grammar::text::percent::NotUtf8>(())
/// ```
#[doc(alias = "percent-decode")]
#[doc(alias = "percent_decode_str")]
#[doc(alias = "urldecode")]
#[doc(alias = "decodeURIComponent")]
pub fn decode(text: &str) -> Result<Cow<'_, str>, NotUtf8> {
    match decode_octets(text) {
        Cow::Borrowed(_) => Ok(text.into()),
        Cow::Owned(octets) => String::from_utf8(octets).map(Cow::Owned).map_err(|error| {
            let valid = error.utf8_error().valid_up_to();
            let rest = &error.as_bytes()[valid..];
            let length = error.utf8_error().error_len().unwrap_or(rest.len());
            NotUtf8::new(text, valid, &rest[..length])
        }),
    }
}

/// Decodes as [`decode`] does, but replaces octets that are not UTF-8 by U+FFFD.
///
/// ```
/// use iri_grammar::text::percent;
///
/// assert_eq!(percent::decode_lossy("r%C3%A9sum%E9"), "r\u{e9}sum\u{fffd}");
/// ```
pub fn decode_lossy(text: &str) -> Cow<'_, str> {
    match decode_octets(text) {
        Cow::Borrowed(_) => text.into(),
        Cow::Owned(octets) => String::from_utf8(octets)
            .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned())
            .into(),
    }
}

/// Percent-encoded octets that are not UTF-8: the error of [`decode`].
///
/// ```
/// use iri_grammar::text::percent::{self, NotUtf8};
///
/// let text = "r%E9sum%E9";
/// let error: NotUtf8 = percent::decode(text).unwrap_err();
/// assert_eq!((error.octets(), error.span().slice(text)), (&[0xE9][..], "%E9"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotUtf8 {
    span: Span,
    /// The number of characters before the span.
    index: usize,
    /// The invalid octets, one for each pct-encoded in the span; the other elements are 0.
    octets: [u8; 3],
}

impl NotUtf8 {
    /// Returns the error for the octets `invalid`, which follow `valid` decoded octets.
    fn new(text: &str, valid: usize, invalid: &[u8]) -> Self {
        let mut start = 0;
        for _ in 0..valid {
            start += if decoded_octet_at(&text.as_bytes()[start..]).is_some() { 3 } else { 1 };
        }
        let mut octets = [0; 3];
        octets.iter_mut().zip(invalid).for_each(|(slot, octet)| *slot = *octet);
        let index = text[..start].chars().count();
        NotUtf8 { span: Span { start, end: start + 3 * invalid.len() }, index, octets }
    }

    /// The span of the percent-encodings of the octets, in bytes.
    pub fn span(&self) -> Span {
        self.span
    }

    /// The [`span`](Self::span), counted in characters.
    ///
    /// ```
    /// use iri_grammar::{Span, text::percent};
    ///
    /// let error = percent::decode("\u{e9}%E9").unwrap_err();
    /// assert_eq!(error.span(), Span { start: 2, end: 5 });
    /// assert_eq!(error.character_span(), Span { start: 1, end: 4 });
    /// ```
    pub fn character_span(&self) -> Span {
        Span { start: self.index, end: self.index + (self.span.end - self.span.start) }
    }

    /// The octets that are not UTF-8.
    pub fn octets(&self) -> &[u8] {
        &self.octets[..(self.span.end - self.span.start) / 3]
    }

    /// The section that defines UTF-8.
    pub fn citation(&self) -> Citation {
        Document::Rfc(3629).section("4")
    }
}

impl core::error::Error for NotUtf8 {}

impl fmt::Display for NotUtf8 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let octets = Hexadecimal(self.octets());
        write!(f, "not UTF-8: {octets}")?;
        write_column(f, self.index)?;
        write!(f, " ({})", self.citation())
    }
}

/// Writes octets as `octet 81` or `octets E0 80`.
pub(crate) struct Hexadecimal<'o>(pub(crate) &'o [u8]);

impl fmt::Display for Hexadecimal<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0.len() == 1 { "octet" } else { "octets" })?;
        self.0.iter().try_for_each(|octet| write!(f, " {octet:02X}"))
    }
}
