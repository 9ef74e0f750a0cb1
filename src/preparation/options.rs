//! What the documents leave open, and where two of them disagree.

use super::entry::Entry;
use crate::host::{Idna2008, Profile};
use crate::mapping::ProcessingModel;
use crate::options::options;
use crate::schemes::Schemes;
use crate::text::{Charset, Unencodable};

/// What becomes of whitespace inside a string that is one reference. "either remove
/// blocks of contiguous whitespace or replace each U+0020 SPACE with a single
/// percent-encoded U+0020 SPACE, written as "%20", depending on what is required for the
/// current context" (guidelines of 2011, section 4 step 2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Whitespace {
    /// Each U+0020 becomes `%20`. The other three stay, for section 5 to deal with.
    #[default]
    Encode,
    /// U+0020, U+000D, U+000A and U+0009 are removed, the four that step 1 calls whitespace.
    Remove,
}

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

/// What becomes of `\` before the query. "The U+005C should be either percent-encoded or
/// converted to U+002F" (guidelines of 2011, section 7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Backslash {
    /// It stays until the component that it is in is percent-encoded: `%5C`.
    #[default]
    Encode,
    /// It becomes `/` before the string is parsed, but not after the first `?` or `#`: the
    /// TODO about it stands in the section on the path.
    Slash,
}

/// Which form the components get.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Form {
    /// "Percent-encode all characters present from the ucschar list" (guidelines of 2011,
    /// sections 5.3 to 5.5), and the labels of the host in Punycode (5.2.2): what is valid
    /// then is a URI.
    #[default]
    Uri,
    /// Without these two steps: what is valid then is an IRI, with the characters that RFC
    /// 3987 allows as they were.
    Iri,
}

/// Which `@` ends the userinfo, if the authority has several.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum AtSign {
    /// "up to but not including the first occurrence of "@"" (guidelines of 2011, section
    /// 5.2.1). The host then has the others, which it does not allow.
    #[default]
    First,
    /// The last one, as most programs have it. The others are percent-encoded.
    Last,
}

/// What becomes of a `%` that begins no pct-encoded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum LonePercent {
    /// `%25`: "Replace occurrences of "%" not followed by two hexadecimal digits by "%25""
    /// (draft-duerst-iri-bis-07 section 7.2 step 4, which the guidelines of 2011 point to).
    #[default]
    Encode,
    /// It stays: `%` "MUST NOT be converted" (RFC 3987 section 3.1).
    Leave,
}

/// What becomes of a colon in the first segment of a relative reference.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum FirstColon {
    /// "Such a segment must be preceded by a dot-segment" (RFC 3986 section 4.2), by whose
    /// rules such a string "may be handled" (guidelines of 2011, section 5.1).
    #[default]
    DotSegment,
    /// `%3A`, as a character that the ABNF does not allow there (guidelines of 2011, section
    /// 5.3).
    Encode,
}

/// How section 5 of the guidelines of 2011 is read where its letter contradicts RFC 3986.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Reading {
    /// As RFC 3986 has it, to whose Appendix B the algorithm is to be equivalent: a
    /// reference without a scheme may have an authority; a colon inside the brackets of an
    /// IP-literal begins no port; userinfo and fragment are percent-encoded like the path.
    #[default]
    Rfc3986,
    /// Literally: without a scheme "Continue to "Identify the path"" (guidelines of 2011,
    /// section 5.1); the host ends before "the last ":"" (section 5.2.2), wherever that is;
    /// nothing is said of what userinfo and fragment do not allow, and it stays.
    Letter,
}

/// How the host is processed. "The host SHOULD be processed according to the rules of
/// IDNA2008, but MAY be processed according to UTS46 or IDNA2003" (guidelines of 2011,
/// section 5.2.2), whatever the scheme.
///
/// By default it is IDNA2008 with the mapping of RFC 5895. RFC 5891 section 5.2 asks for "a
/// Unicode string in NFC form", and has a mapping before the look-up depend on "local needs".
/// [`Idna2008::new`] by itself refuses capital letters and what is not in NFC.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum HostProcessing {
    /// By one of those three.
    Profile(Profile),
    /// "leaving the host name in pure Unicode form for intranet/local name scenarios"
    /// (guidelines of 2011, section 5.2.2).
    Unicode,
}

impl HostProcessing {
    const DEFAULT: HostProcessing =
        HostProcessing::Profile(Profile::Idna2008(Idna2008::new().map_rfc5895(true)));
}

impl Default for HostProcessing {
    fn default() -> Self {
        HostProcessing::DEFAULT
    }
}

impl From<Profile> for HostProcessing {
    fn from(profile: Profile) -> Self {
        HostProcessing::Profile(profile)
    }
}

/// The preparation of any string, with what the documents leave open as options.
///
/// Every string has a result. [`Prepared::iri`](super::Prepared::iri) and [`Prepared::uri`](super::Prepared::uri) report whether it is an
/// identifier. Takes time in proportion to the length of the string.
///
/// After [`steps`](Self::steps) the functions show their steps to a [`Recorder`](crate::spec::Recorder).
///
/// ```
/// use iri_grammar::host::{Profile, Uts46};
/// use iri_grammar::preparation::{Backslash, Entry, Form, Preparation};
///
/// let preparation = Preparation::new()
///     .backslash(Backslash::Slash)
///     .host(Profile::from(Uts46::new()))
///     .typed(Entry::new());
/// let prepared = preparation.reference("  HTTP:\\\\\u{ff25}xample.com\\x y ");
/// assert_eq!(prepared.as_str(), "HTTP://example.com/x%20y");
/// assert!(prepared.iri().is_ok());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Preparation {
    pub(super) entry: Option<Entry>,
    pub(super) whitespace: Whitespace,
    pub(super) numeric_references: References,
    pub(super) backslash: Backslash,
    pub(super) reading: Reading,
    pub(super) at_sign: AtSign,
    pub(super) host: HostProcessing,
    pub(super) lone_percent: LonePercent,
    pub(super) first_colon: FirstColon,
    pub(super) form: Form,
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
            whitespace: Whitespace::Encode,
            numeric_references: References::Off,
            backslash: Backslash::Encode,
            reading: Reading::Rfc3986,
            at_sign: AtSign::First,
            host: HostProcessing::DEFAULT,
            lone_percent: LonePercent::Encode,
            first_colon: FirstColon::DotSegment,
            form: Form::Uri,
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

    /// How the host is processed: [`HostProcessing::Unicode`] or a
    /// [`Profile`]. IDNA2008 by default, after the mapping of RFC 5895.
    #[must_use]
    pub fn host(mut self, processing: impl Into<HostProcessing>) -> Self {
        self.host = processing.into();
        self
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
        /// What becomes of whitespace inside the string, where it is one reference.
        fn whitespace: Whitespace;
        /// Which numeric character references are replaced with their character.
        fn numeric_references: References;
        /// What becomes of `\`.
        fn backslash: Backslash;
        /// How section 5 is read where its letter contradicts RFC 3986.
        fn reading: Reading;
        /// Which `@` ends the userinfo.
        fn at_sign: AtSign;
        /// What becomes of a `%` that begins no pct-encoded.
        fn lone_percent: LonePercent;
        /// What becomes of a colon in the first segment of a relative reference.
        fn first_colon: FirstColon;
        /// Which form the components get.
        fn form: Form;
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
