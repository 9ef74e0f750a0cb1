//! What the documents leave open, and where two of them disagree.

use super::entry::Entry;
use crate::grammar::Grammar;
use crate::host::{Idna2008, Profile};
use crate::mapping::ProcessingModel;
use crate::options::options;
use crate::schemes::Schemes;
use crate::text::{Charset, Unencodable};

/// Which numeric character references are replaced with their character. The guidelines of
/// 2011, section 4 step 4, leave that open: a TODO.
///
/// `&#65;` and `&#x41;` are references, with `x` or `X`. What is not whole stays: no digits,
/// or no `;`. U+0000, surrogates and numbers beyond U+10FFFF stay and are noted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum References {
    /// None.
    #[default]
    Off,
    /// All.
    All,
    /// "Or should this step of unescaping be limited to the \<iunreserved\> set?"
    Iunreserved,
}

/// The preparation of any string, with what the documents leave open as options.
///
/// Every string has a result. [`Prepared::iri`](super::Prepared::iri) and [`Prepared::uri`](super::Prepared::uri) report whether it is an
/// identifier. Takes time in proportion to the length of the string.
///
/// After [`steps`](Self::steps) the functions show their steps to a [`Recorder`](crate::spec::Recorder).
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
    /// `None` leaves it in Unicode.
    pub(super) host: Option<Profile>,
    pub(super) keep_lone_percent: bool,
    pub(super) encode_first_colon: bool,
    pub(super) iri_form: bool,
    pub(super) document_charset: Charset,
    pub(super) unencodable: Unencodable,
    /// `http` or `https`, the only ones that it matters for.
    pub(super) base_scheme: Option<&'static str>,
    pub(super) nfc_when_transcoded: bool,
}

impl Default for Preparation {
    fn default() -> Self {
        Preparation::new()
    }
}

impl Preparation {
    /// With the default of each option.
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

    /// Converts the string first by RFC 3987 section 7.2, because a user typed it. Off by
    /// default.
    #[must_use]
    pub const fn typed(mut self, entry: Entry) -> Self {
        self.entry = Some(entry);
        self
    }

    /// How the host is processed. "The host SHOULD be processed according to the rules of
    /// IDNA2008, but MAY be processed according to UTS46 or IDNA2003" (guidelines of 2011,
    /// section 5.2.2), whatever the scheme.
    ///
    /// By default it is IDNA2008 with the mapping of RFC 5895. RFC 5891 section 5.2 asks for "a
    /// Unicode string in NFC form", and has a mapping before the look-up depend on "local needs".
    /// [`Idna2008::new`] by itself refuses capital letters and what is not in NFC.
    #[must_use]
    pub fn host(mut self, profile: impl Into<Profile>) -> Self {
        self.host = Some(profile.into());
        self
    }

    /// No processing: "leaving the host name in pure Unicode form for intranet/local name
    /// scenarios" (guidelines of 2011, section 5.2.2).
    #[must_use]
    pub const fn host_in_unicode(mut self) -> Self {
        self.host = None;
        self
    }

    /// The grammar of the form that the components get.
    pub(super) fn form(&self) -> Grammar {
        if self.iri_form { Grammar::Rfc3987 } else { Grammar::Rfc3986 }
    }

    /// The scheme that a relative reference will have. If it is `http` or `https`,
    /// [`document_charset`](Self::document_charset) applies to relative references too. None
    /// by default.
    #[must_use]
    pub fn base_scheme(mut self, scheme: &str) -> Self {
        self.base_scheme = Schemes::known().with_document_charset(scheme);
        self
    }

    options! {
        /// Whether whitespace inside the string, where it is one reference, is removed: U+0020,
        /// U+000D, U+000A and U+0009. By default, each U+0020 becomes `%20`, and the other three
        /// stay, for section 5 to deal with. "either remove blocks of contiguous whitespace or
        /// replace each U+0020 SPACE with a single percent-encoded U+0020 SPACE, written as
        /// "%20", depending on what is required for the current context" (guidelines of 2011,
        /// section 4 step 2).
        fn remove_whitespace: bool;
        /// Which numeric character references are replaced with their character.
        fn numeric_references: References;
        /// Whether `\` becomes `/` before the string is parsed, but not after the first `?` or
        /// `#`: the TODO about it stands in the section on the path. By default it stays until the
        /// component that it is in is percent-encoded: `%5C`. "The U+005C should be either
        /// percent-encoded or converted to U+002F" (guidelines of 2011, section 7).
        fn backslash_to_slash: bool;
        /// Whether section 5 of the guidelines of 2011 is read literally where it contradicts RFC
        /// 3986: without a scheme "Continue to "Identify the path"" (section 5.1); the host ends
        /// before "the last ":"" (section 5.2.2), wherever that is; nothing is said of what
        /// userinfo and fragment do not allow, and it stays.
        ///
        /// By default it is read as RFC 3986 has it, to whose Appendix B the algorithm is to be
        /// equivalent: a reference without a scheme may have an authority; a colon inside the
        /// brackets of an IP-literal begins no port; userinfo and fragment are percent-encoded
        /// like the path.
        fn by_the_letter: bool;
        /// Whether the last `@` of several ends the userinfo, as most programs have it; the others
        /// are percent-encoded. By default it ends with the first: "up to but not including the
        /// first occurrence of "@"" (guidelines of 2011, section 5.2.1). The host then has the
        /// others, which it does not allow.
        fn last_at_sign: bool;
        /// Whether a `%` that begins no pct-encoded stays: `%` "MUST NOT be converted" (RFC 3987
        /// section 3.1). By default it becomes `%25`: "Replace occurrences of "%" not followed by
        /// two hexadecimal digits by "%25"" (draft-duerst-iri-bis-07 section 7.2 step 4, which the
        /// guidelines of 2011 point to).
        fn keep_lone_percent: bool;
        /// Whether a colon in the first segment of a relative reference becomes `%3A`, as a
        /// character that the ABNF does not allow there (guidelines of 2011, section 5.3). By
        /// default a dot segment is put before it: "Such a segment must be preceded by a
        /// dot-segment" (RFC 3986 section 4.2), by whose rules such a string "may be handled"
        /// (guidelines of 2011, section 5.1).
        fn encode_first_colon: bool;
        /// Whether what is valid is an IRI, with the characters that RFC 3987 allows as they were.
        /// By default it is a URI: "Percent-encode all characters present from the ucschar list"
        /// (guidelines of 2011, sections 5.3 to 5.5), and the labels of the host in Punycode
        /// (5.2.2).
        fn iri_form: bool;
        /// The charset of the document that the string comes from. If it is not UCS-based,
        /// queries of `http` and `https` are percent-encoded in it (guidelines of 2011,
        /// section 6.1); for relative references see [`base_scheme`](Self::base_scheme). It is
        /// the charset of the document, even if the string itself has become Unicode since.
        ///
        /// ```
        /// use iri_grammar::preparation::Preparation;
        /// use iri_grammar::text::{Charset, Unencodable};
        ///
        /// # #[cfg(feature = "charset")] {
        /// let latin_1 = Charset::for_label("latin1").unwrap();
        /// let page = Preparation::new().document_charset(latin_1);
        /// assert_eq!(page.reference("http://a/?\u{e9}").as_str(), "http://a/?%E9");
        /// // A relative reference, with a character that the page would write as a reference.
        /// let page = page.base_scheme("http").unencodable(Unencodable::NumericReference);
        /// assert_eq!(page.reference("?\u{5d0}").as_str(), "?%26%231488%3B");
        /// // What is transcoded is not normalized, unless that is asked for.
        /// let vietnamese = Charset::for_label("windows-1258").unwrap();
        /// let octets = b"e\xec";
        /// assert_eq!(page.octets(octets, vietnamese).unwrap().as_str(), "e%CC%81");
        /// let page = page.nfc_when_transcoded(true);
        /// assert_eq!(page.octets(octets, vietnamese).unwrap().as_str(), "%C3%A9");
        /// # }
        /// ```
        fn document_charset: Charset;
        /// What becomes of characters of a query that the document's charset lacks. With
        /// [`Unencodable::Error`] they stay, and [`Prepared::uri`](super::Prepared::uri) fails.
        fn unencodable: Unencodable;
        /// Whether octets in an encoding that is not UCS-based become characters
        /// "normalized according to NFC", as RFC 3987 section 3.1 step 1 b has it. They do not
        /// by default: the guidelines of 2011, section 4 step 3, point to 3987bis, of which
        /// "Previous versions" required it (section 3.1), and a query is to keep its octets.
        fn nfc_when_transcoded: bool;
    }

    /// §6.1: how characters of a query become octets.
    pub(super) fn query_model(&self) -> ProcessingModel<'static> {
        ProcessingModel::new().document_charset(self.document_charset).unencodable(self.unencodable)
    }
}
