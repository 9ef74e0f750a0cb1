//! Resolves and writes the escapes of document formats that contain identifiers: RFC 3987 sections
//! 5.2 and 6.3.
//!
//! [`Escapes::resolve`] prepares a comparison, before which "all escapings or encodings in the
//! protocol or format that carries an IRI are resolved" (section 5.2). [`in_document`] writes an
//! IRI into a document: "IRI characters not expressible in the native character encoding SHOULD be
//! escaped by using the escaping conventions of the document format" (section 6.3).
//!
//! ```
//! use iri_grammar::Iri;
//! use iri_grammar::escapes::{Escapes, in_document};
//! use iri_grammar::text::Charset;
//!
//! let resolved = Escapes::Xml.resolve("http://example.org/ros&#xE9;")?;
//! assert_eq!(resolved, "http://example.org/ros\u{e9}");
//!
//! let iri = Iri::new("http://example.org/ros\u{e9}?a&b").unwrap();
//! let source = in_document(&iri, Charset::UTF_8, Some(Escapes::Xml));
//! assert_eq!(source, "http://example.org/ros\u{e9}?a&amp;b");
//! # Ok::<(), iri_grammar::escapes::EscapeError>(())
//! ```
//!
//! Guide: [comparing identifiers in documents](crate::guide::equality).

use crate::error::write_column;
use crate::grammar::{Citation, Document};
use crate::identifier::{Identifier, Text};
use crate::mapping::IriKind;
use crate::syntax::{Span, has_octet};
use crate::text::{Charset, encode};
use alloc::borrow::Cow;
use alloc::string::String;
use core::fmt::{self, Write};

/// The escapes of a document format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Escapes {
    /// XML 1.0: numeric character references and the five names that need no declaration.
    Xml,
    /// Attribute values of the HTML Standard: numeric character references and names. Some names
    /// need no semicolon, unless `=` or an alphanumeric follows. Needs the feature `html`.
    #[cfg(feature = "html")]
    Html,
    /// Strings of CSS: a backslash, the hexadecimal number, and a space, as in `\E9 `.
    Css,
}

/// Why escapes cannot be resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EscapeError {
    /// The subject of the message: `ampersand` or `reference`.
    subject: &'static str,
    reason: &'static str,
    span: Span,
    /// The span in characters.
    characters: Span,
    section: Citation,
}

impl core::error::Error for EscapeError {}

impl fmt::Display for EscapeError {
    /// Writes the subject, the reason and the section. `{:#}` puts the column after the subject.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let EscapeError { subject, reason, characters, section, .. } = self;
        write!(f, "the {subject}")?;
        write_column(f, characters.start)?;
        write!(f, " {reason} ({section})")
    }
}

impl EscapeError {
    /// The position of the escape in the text, in bytes.
    pub fn span(&self) -> Span {
        self.span
    }

    /// The [`span`](Self::span), counted in characters.
    ///
    /// ```
    /// use iri_grammar::{Span, escapes::Escapes};
    ///
    /// let error = Escapes::Xml.resolve("\u{e9}&eacute;").unwrap_err();
    /// assert_eq!(error.span(), Span { start: 2, end: 10 });
    /// assert_eq!(error.character_span(), Span { start: 1, end: 9 });
    /// ```
    pub fn character_span(&self) -> Span {
        self.characters
    }

    /// The section that the escape breaks.
    pub fn citation(&self) -> Citation {
        self.section
    }
}

impl Escapes {
    /// All formats. Needs the feature `html`.
    #[cfg(feature = "html")]
    pub const ALL: &'static [Escapes] = &[Escapes::Xml, Escapes::Html, Escapes::Css];

    /// The name: `xml`.
    pub fn name(self) -> &'static str {
        match self {
            Escapes::Xml => "xml",
            #[cfg(feature = "html")]
            Escapes::Html => "html",
            Escapes::Css => "css",
        }
    }

    /// Resolves each escape in a text once (RFC 3987 section 5.2).
    ///
    /// # Errors
    ///
    /// If a text of XML is not well-formed, or uses a name that XML does not predefine. The other
    /// formats accept every text.
    pub fn resolve(self, text: &str) -> Result<Cow<'_, str>, EscapeError> {
        match self {
            Escapes::Xml => resolve_xml(text),
            #[cfg(feature = "html")]
            Escapes::Html => Ok(resolve_html(text)),
            Escapes::Css => Ok(resolve_css(text)),
        }
    }

    /// Writes a text for the source of a document, in double quotes or between tags. Escapes the
    /// characters for which `escape` returns true, and those that the format requires to be
    /// escaped.
    ///
    /// ```
    /// use iri_grammar::escapes::Escapes;
    ///
    /// assert_eq!(Escapes::Xml.write("\u{e9}&", |c| !c.is_ascii()), "&#xE9;&amp;");
    /// assert_eq!(Escapes::Css.write("\u{e9}&", |c| !c.is_ascii()), "\\E9 &");
    /// ```
    pub fn write(self, text: &str, escape: impl Fn(char) -> bool) -> String {
        let mut out = String::with_capacity(text.len());
        for c in text.chars() {
            let written = match self.fixed_escape(c) {
                Some(name) => out.write_str(name),
                None if escape(c) => self.write_number(&mut out, u32::from(c)),
                None => out.write_char(c),
            };
            debug_assert!(written.is_ok());
        }
        out
    }

    /// The escape of a character that the format does not allow unescaped; `None` for other
    /// characters.
    fn fixed_escape(self, c: char) -> Option<&'static str> {
        match (self, c) {
            (Escapes::Css, '"') => Some("\\\""),
            (Escapes::Css, '\\') => Some("\\\\"),
            (Escapes::Css, _) => None,
            (_, '&') => Some("&amp;"),
            (_, '<') => Some("&lt;"),
            (_, '>') => Some("&gt;"),
            (_, '"') => Some("&quot;"),
            _ => None,
        }
    }

    /// Writes the escape with this number. RFC 3987 §6.3: "in HTML or XML, numeric character
    /// references SHOULD be used".
    fn write_number(self, out: &mut String, number: u32) -> fmt::Result {
        match self {
            Escapes::Css => write!(out, "\\{number:X} "),
            _ => write!(out, "&#x{number:X};"),
        }
    }
}

impl fmt::Display for Escapes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Writes an IRI for the source of a document in this character encoding (RFC 3987
/// section 6.3). Characters "not expressible in the native character encoding" are escaped by
/// `escapes`, the conventions of the format. If the format has no escapes, "they MAY be
/// percent-encoded according to section 3.1": `None` does this.
///
/// [`Charset::encode`] accepts the result. If its octets are decoded and the [escapes
/// resolved](Escapes::resolve), the IRI results again, except that percent-encoded characters stay
/// percent-encoded.
///
/// ```
/// use iri_grammar::Iri;
/// use iri_grammar::escapes::{Escapes, in_document};
/// use iri_grammar::text::Charset;
///
/// # #[cfg(feature = "charset")] {
/// let latin_1 = Charset::for_label("iso-8859-1").unwrap();
/// let iri = Iri::new("http://example.org/ros\u{e9}/\u{7d0d}").unwrap();
/// let source = in_document(&iri, latin_1, Some(Escapes::Xml));
/// assert_eq!(source, "http://example.org/ros\u{e9}/&#x7D0D;");
/// assert_eq!(latin_1.encode(&source).unwrap(), b"http://example.org/ros\xe9/&#x7D0D;");
///
/// let source = in_document(&iri, latin_1, None);
/// assert_eq!(source, "http://example.org/ros\u{e9}/%E7%B4%8D");
/// # }
/// ```
pub fn in_document<K: IriKind, T: Text>(
    iri: &Identifier<K, T>,
    charset: Charset,
    escapes: Option<Escapes>,
) -> String {
    let text = iri.as_str();
    let is_missing =
        |c: char| !c.is_ascii() && charset.encode(c.encode_utf8(&mut [0; 4])).is_none();
    match escapes {
        Some(escapes) => escapes.write(text, is_missing),
        None => encode(text.into(), is_missing).into_owned(),
    }
}

const REFERENCES: Citation = Document::Xml.section("4.1");
const PREDEFINED: Citation = Document::Xml.section("4.6");

/// Resolves the references of XML 1.0.
fn resolve_xml(text: &str) -> Result<Cow<'_, str>, EscapeError> {
    if !has_octet(text, b'&') {
        return Ok(text.into());
    }
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((plain, after)) = rest.split_once('&') {
        out.push_str(plain);
        let start = text.len() - after.len() - 1;
        // A wrong reference of length 0 is an `&` that begins no reference.
        let (c, length) = parse_reference(after).map_err(|wrong| {
            let span = Span { start, end: start + 1 + wrong.length };
            EscapeError {
                subject: if wrong.length == 0 { "ampersand" } else { "reference" },
                reason: wrong.reason,
                span,
                characters: span.in_characters(text),
                section: wrong.section,
            }
        })?;
        out.push(c);
        rest = &after[length..];
    }
    out.push_str(rest);
    Ok(out.into())
}

/// A reference that XML does not allow.
struct WrongReference {
    /// The length in bytes after the `&`; 0 if there is no reference.
    length: usize,
    reason: &'static str,
    section: Citation,
}

/// Parses a reference after its `&`. Returns the character, and the length in bytes after the `&`,
/// including the `;`.
fn parse_reference(after: &str) -> Result<(char, usize), WrongReference> {
    let no_reference =
        WrongReference { length: 0, reason: "does not begin a reference", section: REFERENCES };
    if let Some(digits) = after.strip_prefix('#') {
        // In XML the `x` is lower case.
        let number = parse_number(digits).filter(|_| !digits.starts_with('X'));
        let (number, number_length) = number.ok_or(no_reference)?;
        let length = "#".len() + number_length;
        let reason = "does not denote a character of XML";
        let character = char::from_u32(number).filter(|c| is_xml_char(*c));
        let character = character.ok_or(WrongReference { length, reason, section: REFERENCES })?;
        return Ok((character, length));
    }
    let end = after.find(|c: char| !c.is_alphanumeric()).unwrap_or(after.len());
    let name = after.get(..end).filter(|name| !name.is_empty() && after[end..].starts_with(';'));
    let c = match name.ok_or(no_reference)? {
        "amp" => '&',
        "lt" => '<',
        "gt" => '>',
        "quot" => '"',
        "apos" => '\'',
        _ => {
            let reason = "has a name that XML does not predefine";
            return Err(WrongReference { length: end + 1, reason, section: PREDEFINED });
        }
    };
    Ok((c, end + 1))
}

/// Whether the character is a `Char` of XML 1.0 section 2.2.
fn is_xml_char(c: char) -> bool {
    matches!(c, '\t' | '\n' | '\r' | ' '..='\u{FFFD}' | '\u{10000}'..)
}

/// Parses a numeric character reference after its `&#`. Returns the number, and the length in bytes
/// including the `;`; `None` if digits or the `;` are missing. A number above `u32::MAX` is
/// returned as `u32::MAX`.
pub(crate) fn parse_number(rest: &str) -> Option<(u32, usize)> {
    let (radix, prefix) = if rest.starts_with(['x', 'X']) { (16, 1) } else { (10, 0) };
    let digits = rest[prefix..].bytes().take_while(|b| char::from(*b).is_digit(radix)).count();
    let end = prefix + digits;
    if digits == 0 || !rest[end..].starts_with(';') {
        return None;
    }
    let without_zeros = rest[prefix..end].trim_start_matches('0');
    let number = match without_zeros {
        "" => 0,
        _ => u32::from_str_radix(without_zeros, radix).unwrap_or(u32::MAX),
    };
    Some((number, end + 1))
}

/// Resolves the character references in the value of an attribute: HTML Standard, section
/// "Character reference state". The tokenizer gets each reference by itself, because it changes
/// line ends and NUL.
#[cfg(feature = "html")]
fn resolve_html(text: &str) -> Cow<'_, str> {
    if !has_octet(text, b'&') {
        return text.into();
    }
    let mut pieces = text.split('&');
    let mut out = String::from(pieces.next().unwrap_or_default());
    for after in pieces {
        // What a reference depends on: some names are none if `=` or an alphanumeric follows.
        let belongs = |c: char| c.is_ascii_alphanumeric() || matches!(c, '#' | ';' | '=');
        let length = after.find(|c| !belongs(c)).unwrap_or(after.len());
        let (reference, rest) = after.split_at(length);
        out.push_str(&attribute_value(reference));
        out.push_str(rest);
    }
    out.into()
}

/// Returns the value of an attribute whose source is `&` and this text.
#[cfg(feature = "html")]
fn attribute_value(reference: &str) -> String {
    use html5gum::{Token, Tokenizer};

    let tag = alloc::format!("<a href=\"&{reference}\">");
    let value = Tokenizer::new(&tag).flatten().find_map(|token| match token {
        Token::StartTag(mut tag) => tag.attributes.remove(&b"href"[..]),
        _ => None,
    });
    value.and_then(|value| String::from_utf8(value.value.0).ok()).unwrap_or_default()
}

/// The newlines of CSS Syntax Level 3.
const NEWLINES: [&str; 4] = ["\r\n", "\n", "\r", "\u{c}"];

/// Resolves the escapes in a string of CSS: CSS Syntax Level 3 sections 4.3.5 and 4.3.7.
fn resolve_css(text: &str) -> Cow<'_, str> {
    if !has_octet(text, b'\\') {
        return text.into();
    }
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((plain, after)) = rest.split_once('\\') {
        out.push_str(plain);
        // An escape has at most six digits. Without any, `from_str_radix` fails.
        let length = after.bytes().take(6).take_while(u8::is_ascii_hexdigit).count();
        let (digits, after_digits) = after.split_at(length);
        rest = if let Ok(number) = u32::from_str_radix(digits, 16) {
            let c = char::from_u32(number).filter(|c| *c != '\0');
            out.push(c.unwrap_or(char::REPLACEMENT_CHARACTER));
            // One whitespace after the digits belongs to the escape.
            let mut whitespace = NEWLINES.iter().chain(&[" ", "\t"]);
            whitespace.find_map(|it| after_digits.strip_prefix(it)).unwrap_or(after_digits)
        } else if let Some(after_newline) = NEWLINES.iter().find_map(|it| after.strip_prefix(it)) {
            // An escaped newline is removed.
            after_newline
        } else {
            // Any other escaped character represents itself.
            let mut characters = after.chars();
            out.extend(characters.next());
            characters.as_str()
        };
    }
    out.push_str(rest);
    out.into()
}
