//! What the documents leave open, and where two of them disagree.

use crate::host::{Idna2008, Profile};
use crate::mapping::{Charset, Unencodable};

/// What becomes of whitespace inside a string that is one reference. "either remove
/// blocks of contiguous whitespace or replace each U+0020 SPACE with a single
/// percent-encoded U+0020 SPACE, written as "%20", depending on what is required for the
/// current context" (guidelines of 2011, section 4 step 2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
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
pub enum HostProcessing {
    /// By one of those three.
    Profile(Profile),
    /// "leaving the host name in pure Unicode form for intranet/local name scenarios".
    Unicode,
}

impl Default for HostProcessing {
    fn default() -> Self {
        HostProcessing::Profile(Profile::Idna2008(Idna2008::new().map_rfc5895(true)))
    }
}

impl From<Profile> for HostProcessing {
    fn from(profile: Profile) -> Self {
        HostProcessing::Profile(profile)
    }
}

/// What sections 5 to 7 need to know of the options.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rules {
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
}

impl Default for Rules {
    fn default() -> Self {
        Rules {
            reading: Reading::default(),
            at_sign: AtSign::default(),
            host: HostProcessing::default(),
            lone_percent: LonePercent::default(),
            first_colon: FirstColon::default(),
            form: Form::default(),
            document_charset: Charset::UTF_8,
            unencodable: Unencodable::default(),
            base_scheme: None,
        }
    }
}
