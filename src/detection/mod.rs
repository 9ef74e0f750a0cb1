//! Finds identifiers in running text: RFC 3987 section 7.3 and RFC 3986 Appendix C.
//!
//! No document defines an algorithm. RFC 3987 section 7.3 requires that heuristics "use the IRI
//! syntax as a base", and that "a non-ASCII character should not be taken as the indication of
//! the end of an IRI". RFC 3986 Appendix C describes how identifiers are delimited: by double
//! quotes, by angle brackets, which may contain whitespace, or by whitespace. This module uses
//! these rules:
//!
//! | question | rule | source |
//! | --- | --- | --- |
//! | beginning | the longest scheme: `seehttp://a` has the scheme `seehttp` | RFC 3986 section 3.1 |
//! | schemes | schemes that mostly have no authority, and any scheme before `//`; see [`SchemeFilter`] | |
//! | end | before the first character that the grammar does not accept there | RFC 3987 section 7.3 |
//! | | before whitespace of any script | RFC 3986 Appendix C |
//! | | before a bidirectional formatting character, which is "not [...] part of the IRI" | RFC 3987 section 4.1 |
//! | | before U+FFFD, and before US-ASCII characters that only Legacy Extended IRIs allow, such as `<` and `{` | RFC 3986 Appendix C |
//! | | before the closing bracket or quotation mark, if the opening one directly precedes the identifier | RFC 3986 Appendix C |
//! | trimmed | at the end: punctuation, and brackets and quotation marks without a counterpart in the identifier | RFC 3986 Appendix C: "punctuation marks that might be mistaken for part of the URI" |
//! | not trimmed | the whole content of angle brackets or double quotes | RFC 3986 Appendix C |
//! | whitespace | ignored in angle brackets; a hyphen at the end of a line is doubtful | RFC 3986 Appendix C |
//! | prefix | `URL:` is skipped | RFC 3986 Appendix C |
//! | normalization | NFC, if the text was in a legacy encoding ([`Finder::nfc`]) | RFC 3987 section 5.3.2.2 |
//!
//! ```
//! use iri_grammar::detection::{Delimiters, Finder};
//!
//! let text = "Siehe (http://example.org/r\u{e9}sum\u{e9}.html) und <ftp://foo.example.\n com/rfc/>.";
//! let found: Vec<_> = Finder::new().find(text).collect();
//! assert_eq!(found[0].text, "http://example.org/r\u{e9}sum\u{e9}.html");
//! assert_eq!(found[0].delimiters, Delimiters::Pair('(', ')'));
//! assert_eq!(found[1].text, "ftp://foo.example.com/rfc/");
//! assert_eq!(found[1].span.slice(text), "ftp://foo.example.\n com/rfc/");
//! ```
//!
//! Options decide what counts as an identifier, and where it ends:
//!
//! ```
//! use iri_grammar::detection::{Finder, Match, SchemeFilter};
//!
//! let text = "www.example.org\u{3002} <http://a.example/b c>";
//! let finder = Finder::new().suffix_references(true).whitespace_in_angle_brackets(false);
//! let mut finds = finder.find(text);
//! let found: Match = finds.next().unwrap();
//! assert_eq!((&*found.text, &*found.with_scheme()), ("www.example.org", "http://www.example.org"));
//! assert_eq!(finds.next().unwrap().text, "http://a.example/b");
//! let finder = finder.foreign_punctuation(false);
//! assert_eq!(finder.find(text).next().unwrap().text, "www.example.org\u{3002}");
//! // `Any` finds identifiers with any scheme.
//! assert_eq!(Finder::new().find("x:y").count(), 0);
//! assert_eq!(Finder::new().schemes(SchemeFilter::Any).find("x:y").count(), 1);
//! ```
//!
//! The command [`iri find`](crate::guide::finding) does the same.

mod punctuation;
mod search;

use crate::grammar::{Grammar, Production};
use crate::options::options;
use crate::schemes::Schemes;
use crate::syntax::Span;
use crate::text::nfc;
use alloc::borrow::Cow;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::mem;

/// The schemes of the identifiers to find. Case is ignored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum SchemeFilter<'s> {
    /// Schemes whose identifiers have [no authority](Schemes::without_authority), and any scheme
    /// before `//`. Any other `word:` does not begin an identifier.
    #[default]
    Usual,
    /// Any scheme: each `word:` that is not followed by whitespace begins an identifier.
    Any,
    /// The schemes in this list.
    Only(&'s [&'s str]),
}

impl SchemeFilter<'_> {
    /// Whether this scheme begins an identifier. `rest` is the text after its colon.
    fn begins(self, scheme: &str, rest: &str) -> bool {
        match self {
            SchemeFilter::Usual => {
                rest.starts_with("//") || Schemes::known().is_without_authority(scheme)
            }
            SchemeFilter::Any => true,
            SchemeFilter::Only(list) => list.iter().any(|it| it.eq_ignore_ascii_case(scheme)),
        }
    }
}

/// Finds identifiers in running text: RFC 3987 section 7.3, RFC 3986 Appendix C.
///
/// ```
/// use iri_grammar::detection::{Finder, SchemeFilter};
///
/// let text = "mailto:a@example.org, http://example.org/%zz, see www.w3.org/Addressing/";
/// let texts = |finder: Finder| -> Vec<String> {
///     finder.find(text).map(|found| found.text.into_owned()).collect()
/// };
/// assert_eq!(texts(Finder::new()), ["mailto:a@example.org", "http://example.org/"]);
/// assert_eq!(texts(Finder::new().schemes(SchemeFilter::Only(&["http"]))), ["http://example.org/"]);
/// assert_eq!(
///     texts(Finder::new().near_misses(true).suffix_references(true)),
///     ["mailto:a@example.org", "http://example.org/%zz", "www.w3.org/Addressing/"]
/// );
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Finder<'s> {
    production: Production,
    schemes: SchemeFilter<'s>,
    suffix_references: bool,
    near_misses: bool,
    whitespace_in_angle_brackets: bool,
    foreign_punctuation: bool,
    nfc: bool,
}

impl Default for Finder<'_> {
    fn default() -> Self {
        Finder::new()
    }
}

impl<'s> Finder<'s> {
    /// Finds IRIs of RFC 3987 with the usual schemes.
    pub const fn new() -> Self {
        Finder {
            production: Grammar::Rfc3987.named("IRI-reference"),
            schemes: SchemeFilter::Usual,
            suffix_references: false,
            near_misses: false,
            whitespace_in_angle_brackets: true,
            foreign_punctuation: true,
            nfc: false,
        }
    }

    /// Finds the identifiers of another grammar. With [`Grammar::Rfc3986`], a non-ASCII character
    /// ends an identifier.
    #[must_use]
    pub fn grammar(mut self, grammar: Grammar) -> Self {
        self.production = grammar.reference();
        self
    }

    options! {
        /// The schemes of the identifiers to find.
        fn schemes: SchemeFilter<'s>;
        /// Also finds suffix references that begin with `www.`: "context-based heuristics",
        /// which "are often incorrect when used out of context" (RFC 3986 section 4.5). Off by
        /// default.
        fn suffix_references: bool;
        /// Finds the whole text up to the delimiter, even if the grammar accepts only a part of
        /// it. Off by default: only the longest prefix that the grammar accepts is found.
        fn near_misses: bool;
        /// Whether whitespace in angle brackets "should be ignored when the URI is extracted"
        /// (RFC 3986 Appendix C). On by default. Text with an empty line inside is not an
        /// identifier.
        fn whitespace_in_angle_brackets: bool;
        /// Whether non-ASCII punctuation at the end, such as `。` and `»`, is trimmed like US-ASCII
        /// punctuation. On by default. Inside an identifier, a non-ASCII character never ends it:
        /// it is not an "indication of the end of an IRI" (RFC 3987 section 7.3).
        fn foreign_punctuation: bool;
        /// Whether the text has been converted "from a non-UCS-based character encoding to a
        /// UCS-based character encoding". Then "NFC or a normalizing transcoder using NFC MUST
        /// be used" (RFC 3987 section 5.3.2.2): identifiers are normalized, but their spans are in
        /// the original text. Off by default.
        ///
        /// ```
        /// use iri_grammar::detection::Finder;
        ///
        /// let finder = Finder::new().nfc(true);
        /// let found = finder.find("http://example.org/Vi\u{ea}\u{323}t").next().unwrap();
        /// assert_eq!(found.text, "http://example.org/Vi\u{1ec7}t");
        /// ```
        fn nfc: bool;
    }
}

/// An identifier in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Match<'t> {
    /// The span of the identifier in the text, in bytes from 0, without delimiters.
    pub span: Span,
    /// The span of the identifier in the text, in characters from 0.
    pub characters: Span,
    /// The identifier: the text of the span, without whitespace inside, and normalized if
    /// [`Finder::nfc`] is set.
    pub text: Cow<'t, str>,
    /// The delimiters around the identifier.
    pub delimiters: Delimiters,
    /// Whether `URL:` precedes the identifier (RFC 3986 Appendix C).
    pub url_prefix: bool,
    /// Whether the identifier is a suffix reference, which lacks the scheme (RFC 3986 section 4.5).
    pub suffix: bool,
    /// The offsets, in bytes, of the hyphens of this `text` before which line breaks were removed.
    /// Each "may or may not actually be part of the URI" (RFC 3986 Appendix C).
    pub doubtful_hyphens: Vec<usize>,
    /// Whether the grammar accepts the identifier. It rejects a near miss, and may reject a
    /// normalized text: NFC maps U+1FEF to a grave accent.
    pub valid: bool,
    production: Production,
}

impl Match<'_> {
    /// The production of references in the grammar. A suffix reference matches it only [with its
    /// scheme](Self::with_scheme).
    pub fn production(&self) -> Production {
        self.production
    }

    /// The identifier with its scheme. Adds `http://` to a suffix reference, which is a guess:
    /// "most registered names beginning with "www" are likely to have a URI prefix
    /// of "http://"" (RFC 3986 section 4.5).
    pub fn with_scheme(&self) -> Cow<'_, str> {
        if self.suffix { with_prefix(&self.text).into() } else { Cow::from(&*self.text) }
    }

    /// Normalizes the identifier to NFC, as a transcoder does (RFC 3987 §5.3.2.2). If the text
    /// changes, the identifier stays valid only if the grammar accepts the new text. The offsets of
    /// the doubtful hyphens are adapted to it.
    fn normalize(&mut self) {
        let mut normalized = String::with_capacity(self.text.len());
        let mut done = 0;
        for hyphen in &mut self.doubtful_hyphens {
            // Characters do not compose with a hyphen, so the parts can be normalized separately.
            normalized.push_str(&nfc(&self.text[done..*hyphen]));
            done = mem::replace(hyphen, normalized.len());
        }
        normalized.push_str(&nfc(&self.text[done..]));
        if normalized != self.text {
            self.text = normalized.into();
            self.valid &= self.production.matches(&self.with_scheme());
        }
    }
}

/// Adds the scheme to a suffix reference.
fn with_prefix(suffix: &str) -> String {
    format!("http://{suffix}")
}

/// The delimiters around an identifier in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Delimiters {
    /// No delimiters: whitespace or other text.
    None,
    /// Angle brackets.
    AngleBrackets,
    /// Double quotes, U+0022.
    DoubleQuotes,
    /// Other brackets or quotation marks: the opening and the closing character.
    Pair(char, char),
}
