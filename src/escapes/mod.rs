//! The escapes of the formats that carry identifiers: RFC 3987 sections 5.2 and 6.3.
//!
//! Before a comparison, "all escapings or encodings in the protocol or format that carries an
//! IRI are resolved" (section 5.2): [`Escapes::resolve`]. In a document, "IRI characters not
//! expressible in the native character encoding SHOULD be escaped by using the escaping
//! conventions of the document format" (section 6.3): [`in_document`].
//!
//! ```
//! use iri_grammar::Iri;
//! use iri_grammar::escapes::{Escapes, in_document};
//! use iri_grammar::text::Charset;
//!
//! assert_eq!(Escapes::Xml.resolve("http://example.org/ros&#xE9;")?, "http://example.org/ros\u{e9}");
//!
//! let iri = Iri::new("http://example.org/ros\u{e9}?a&b").unwrap();
//! let source = in_document(&iri, Charset::UTF_8, Some(Escapes::Xml));
//! assert_eq!(source, "http://example.org/ros\u{e9}?a&amp;b");
//! # Ok::<(), iri_grammar::escapes::EscapeError>(())
//! ```

mod css;
mod document;
mod xml;

pub use document::in_document;
#[cfg(feature = "idna")]
pub(crate) use xml::number;

use crate::grammar::Citation;
use crate::syntax::Span;
use alloc::borrow::Cow;
use alloc::string::String;
use core::fmt::{self, Write};

/// The escapes of a document format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Escapes {
    /// XML 1.0: numeric character references and the five names that need no declaration.
    Xml,
    /// With the feature `html`. The value of an attribute by the HTML Standard: numeric
    /// character references, and names also without a semicolon, but not before `=` and
    /// alphanumerics.
    #[cfg(feature = "html")]
    Html,
    /// A string of CSS: `\E9` and a space.
    Css,
}

/// Why escapes cannot be resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EscapeError {
    /// What it is about.
    what: &'static str,
    reason: &'static str,
    span: Span,
    section: Citation,
}

impl core::error::Error for EscapeError {}

impl fmt::Display for EscapeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let EscapeError { what, reason, span, section } = self;
        write!(f, "the {what} at offset {} {reason} ({section})", span.start)
    }
}

impl EscapeError {
    /// What cannot be resolved, in bytes of the text.
    pub fn span(&self) -> Span {
        self.span
    }

    /// The section that says so.
    pub fn citation(&self) -> Citation {
        self.section
    }
}

impl Escapes {
    /// All, with the feature `html`.
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

    /// The characters that a text stands for, each escape resolved once (RFC 3987 section
    /// 5.2).
    ///
    /// # Errors
    ///
    /// Where a text of XML is not well-formed, or has a name that it would have to declare. In
    /// the other formats every text stands for something.
    pub fn resolve(self, text: &str) -> Result<Cow<'_, str>, EscapeError> {
        match self {
            Escapes::Xml => xml::resolve(text),
            #[cfg(feature = "html")]
            Escapes::Html => Ok(htmlize::unescape_attribute(text)),
            Escapes::Css => Ok(css::resolve(text)),
        }
    }

    /// A text as it stands in the source, in double quotes or between tags: the characters for
    /// which `escape` holds, and those that the format needs escaped there, as escapes.
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
            let written = match (self.named(c), escape(c)) {
                (Some(name), _) => out.write_str(name),
                (None, true) => self.write_number(&mut out, u32::from(c)),
                (None, false) => out.write_char(c),
            };
            debug_assert!(written.is_ok());
        }
        out
    }

    /// How the format writes a character that must not stand for itself.
    fn named(self, c: char) -> Option<&'static str> {
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

    /// RFC 3987 §6.3: "in HTML or XML, numeric character references SHOULD be used".
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
