//! The options of preparation.

use super::entry::Entry;
use crate::grammar::Grammar;
use crate::host::{Idna2008, Profile};
use crate::mapping::ProcessingModel;
use crate::options::options;
use crate::schemes::Schemes;
use crate::text::{Charset, Unencodable};

/// The numeric character references to replace with their characters. A TODO in the guidelines of
/// 2011, section 4 step 4, leaves this open.
///
/// References are written `&#65;` or `&#x41;`, with `x` or `X`. Incomplete references, without
/// digits or without `;`, stay. References to U+0000, to surrogates and to numbers beyond U+10FFFF
/// also stay, and have a note.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum References {
    /// No references are replaced.
    #[default]
    Off,
    /// All references are replaced.
    All,
    /// References to unreserved characters are replaced: "Or should this step of unescaping be
    /// limited to the \<iunreserved\> set?"
    Iunreserved,
}

/// The preparation of any string, with options.
///
/// Every string has a result. [`Prepared::iri`](super::Prepared::iri) and
/// [`Prepared::uri`](super::Prepared::uri) check whether it is an identifier. Takes linear time.
///
/// The methods that end with `_with_trace` also record their steps in a
/// [`Trace`](crate::spec::Trace).
///
/// ```
/// use iri_grammar::host::Uts46;
/// use iri_grammar::preparation::{Entry, Preparation};
///
/// let preparation = Preparation::new()
///     .backslash_to_slash(true)
///     .host(Uts46::new())
///     .typed(Entry::new());
/// let prepared = preparation.reference("  HTTP:\\\\\u{ff25}xample.com\\x y ");
/// assert_eq!(prepared.as_str(), "HTTP://example.com/x%20y");
/// assert!(prepared.iri().is_ok());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Preparation {
    pub(super) entry: Option<Entry>,
    pub(super) remove_whitespace: bool,
    pub(super) numeric_references: References,
    pub(super) backslash_to_slash: bool,
    pub(super) by_the_letter: bool,
    pub(super) last_at_sign: bool,
    /// `None` leaves the host in Unicode.
    pub(super) host: Option<Profile>,
    pub(super) keep_lone_percent: bool,
    pub(super) encode_first_colon: bool,
    pub(super) iri_form: bool,
    pub(super) document_charset: Charset,
    pub(super) unencodable: Unencodable,
    /// `http` or `https`. Other schemes have no effect.
    pub(super) base_scheme: Option<&'static str>,
    pub(super) nfc_when_transcoded: bool,
}

impl Default for Preparation {
    fn default() -> Self {
        Preparation::new()
    }
}

impl Preparation {
    /// The preparation with the default of each option.
    pub const fn new() -> Self {
        Preparation {
            entry: None,
            remove_whitespace: false,
            numeric_references: References::Off,
            backslash_to_slash: false,
            by_the_letter: false,
            last_at_sign: false,
            host: Some(Profile::Idna2008(Idna2008::new().map_rfc5895(true))),
            keep_lone_percent: false,
            encode_first_colon: false,
            iri_form: false,
            document_charset: Charset::UTF_8,
            unencodable: Unencodable::Error,
            base_scheme: None,
            nfc_when_transcoded: false,
        }
    }

    /// Converts the string first by RFC 3987 section 7.2. Use it for strings that a user typed.
    /// Off by default.
    #[must_use]
    pub const fn typed(mut self, entry: Entry) -> Self {
        self.entry = Some(entry);
        self
    }

    /// Sets how the host is processed. "The host SHOULD be processed according to the rules of
    /// IDNA2008, but MAY be processed according to UTS46 or IDNA2003" (guidelines of 2011,
    /// section 5.2.2), whatever the scheme.
    ///
    /// The default is IDNA2008 with the mapping of RFC 5895. RFC 5891 section 5.2 requires "a
    /// Unicode string in NFC form", and allows a mapping before the look-up by "local needs".
    /// Without a mapping, [`Idna2008::new`] rejects capital letters and text that is not in NFC.
    #[must_use]
    pub fn host(mut self, profile: impl Into<Profile>) -> Self {
        self.host = Some(profile.into());
        self
    }

    /// Does not process the host: "leaving the host name in pure Unicode form for intranet/local
    /// name scenarios" (guidelines of 2011, section 5.2.2).
    #[must_use]
    pub const fn host_in_unicode(mut self) -> Self {
        self.host = None;
        self
    }

    /// The grammar of the result: IRI or URI.
    pub(super) fn form(&self) -> Grammar {
        if self.iri_form { Grammar::Rfc3987 } else { Grammar::Rfc3986 }
    }

    /// Sets the scheme that relative references inherit from their base. If it is `http` or
    /// `https`, [`document_charset`](Self::document_charset) applies to relative references too. By
    /// default there is no such scheme.
    #[must_use]
    pub fn base_scheme(mut self, scheme: &str) -> Self {
        self.base_scheme = Schemes::known().name_with_document_charset(scheme);
        self
    }

    options! {
        /// Whether whitespace inside a single reference is removed: U+0020, U+000D, U+000A and
        /// U+0009. By default, each U+0020 becomes `%20`, and section 5 processes the other three.
        /// "either remove blocks of contiguous whitespace or replace each U+0020 SPACE with a
        /// single percent-encoded U+0020 SPACE, written as "%20", depending on what is required
        /// for the current context" (guidelines of 2011, section 4 step 2).
        fn remove_whitespace: bool;
        /// The numeric character references to replace with their characters.
        fn numeric_references: References;
        /// Whether each `\` before the first `?` or `#` becomes `/` before parsing. A `\` in the
        /// query or the fragment stays, because the TODO about it is in the section on the path.
        /// By default every `\` becomes `%5C`. "The U+005C should be either
        /// percent-encoded or converted to U+002F" (guidelines of 2011, section 7).
        fn backslash_to_slash: bool;
        /// Whether section 5 of the guidelines of 2011 is read literally even if it contradicts RFC
        /// 3986. By default RFC 3986 decides, since the algorithm of the guidelines is meant to be
        /// equivalent to Appendix B of RFC 3986.
        ///
        /// - A reference without a scheme: read literally, "Continue to "Identify the path""
        ///   (guidelines of 2011, section 5.1); by default, it may have an authority.
        /// - The end of the host: read literally, before "the last ":"" (guidelines of 2011,
        ///   section 5.2.2); by default, a colon in the brackets of an IP-literal does not count.
        /// - Characters that userinfo and fragment do not allow: read literally, they stay; by
        ///   default, they are percent-encoded, as in the path.
        fn by_the_letter: bool;
        /// Whether the last of several `@` ends the userinfo, as in most programs; the others are
        /// percent-encoded. By default the first `@` ends the userinfo: "up to but not including the
        /// first occurrence of "@"" (guidelines of 2011, section 5.2.1). The host then contains the
        /// other `@`, and is not valid.
        fn last_at_sign: bool;
        /// Whether a `%` that is not part of a pct-encoded stays: `%` "MUST NOT be converted" (RFC
        /// 3987 section 3.1). By default it becomes `%25`: "Replace occurrences of "%" not
        /// followed by two hexadecimal digits by "%25"" (draft-duerst-iri-bis-07 section 7.2 step
        /// 4, to which the guidelines of 2011 refer).
        fn keep_lone_percent: bool;
        /// Whether a colon in the first segment of a relative reference becomes `%3A`, since the
        /// ABNF does not allow it there (guidelines of 2011, section 5.3). By default a dot
        /// segment precedes the path: "Such a segment must be preceded by a
        /// dot-segment" (RFC 3986 section 4.2), by which such a string "may be handled"
        /// (guidelines of 2011, section 5.1).
        fn encode_first_colon: bool;
        /// Whether the result is an IRI, with the characters that RFC 3987 allows. By default it
        /// is a URI: "Percent-encode all characters present from the ucschar list"
        /// (guidelines of 2011, sections 5.3 to 5.5), and convert the labels of the host to
        /// Punycode (5.2.2).
        fn iri_form: bool;
        /// The charset of the document that the string comes from. If it is not UCS-based,
        /// queries of `http` and `https` are percent-encoded in it (guidelines of 2011,
        /// section 6.1); for relative references see [`base_scheme`](Self::base_scheme). Give the
        /// charset of the document, even if the string itself has been converted to Unicode.
        ///
        /// ```
        /// use iri_grammar::preparation::Preparation;
        /// use iri_grammar::text::{Charset, Unencodable};
        ///
        /// # #[cfg(feature = "charset")] {
        /// let latin_1 = Charset::for_label("latin1").unwrap();
        /// let page = Preparation::new().document_charset(latin_1);
        /// assert_eq!(page.reference("http://a/?\u{e9}").as_str(), "http://a/?%E9");
        /// // A relative reference, with a character that a form would send as `&#1488;`.
        /// let page = page.base_scheme("http").unencodable(Unencodable::NumericReference);
        /// assert_eq!(page.reference("?\u{5d0}").as_str(), "?%26%231488%3B");
        /// // Transcoded octets are not normalized, unless the option asks for it.
        /// let vietnamese = Charset::for_label("windows-1258").unwrap();
        /// let octets = b"e\xec";
        /// assert_eq!(page.octets(octets, vietnamese).unwrap().as_str(), "e%CC%81");
        /// let page = page.nfc_when_transcoded(true);
        /// assert_eq!(page.octets(octets, vietnamese).unwrap().as_str(), "%C3%A9");
        /// # }
        /// ```
        fn document_charset: Charset;
        /// How characters of a query that the document's charset lacks are encoded. With
        /// [`Unencodable::Error`] they stay, and [`Prepared::uri`](super::Prepared::uri) fails.
        fn unencodable: Unencodable;
        /// Whether octets in an encoding that is not UCS-based become characters "normalized
        /// according to NFC", as RFC 3987 section 3.1 step 1 b requires. Off by default: the
        /// guidelines of 2011, section 4 step 3, refer to 3987bis, of which only "Previous
        /// versions" required it (section 3.1), and a query should keep its octets.
        fn nfc_when_transcoded: bool;
    }

    /// §6.1: the conversion of the characters of a query to octets.
    pub(super) fn query_model(&self) -> ProcessingModel<'static> {
        ProcessingModel::new().document_charset(self.document_charset).unencodable(self.unencodable)
    }
}
