//! The sets of characters that percent-encoding leaves unchanged, for each part of an identifier.

use crate::grammar::Grammar;
use crate::text::{Class, encode, is_iprivate, is_ucschar, push_octet};
use alloc::borrow::Cow;
use alloc::string::String;

/// The part of an identifier for which data is encoded. It determines which characters stay. All
/// other characters, including `%`, are percent-encoded: "A percent-encoding mechanism is used to
/// represent a data octet in a component when that octet's corresponding character is outside the
/// allowed set or is being used as a delimiter" (RFC 3986 section 2.1).
///
/// The encoded data matches the production in the description of the variant, and
/// [`decode`](super::decode) restores the data.
///
/// ```
/// use iri_grammar::text::percent::EncodeSet;
///
/// let name = "50% \u{e9}/\u{e8}";
/// assert_eq!(EncodeSet::Segment.for_uri(name), "50%25%20%C3%A9%2F%C3%A8");
/// assert_eq!(EncodeSet::Segment.for_iri(name), "50%25%20\u{e9}%2F\u{e8}");
/// assert_eq!(EncodeSet::Path.for_iri(name), "50%25%20\u{e9}/\u{e8}");
///
/// let query = ["title", "a&b=c"].map(|data| EncodeSet::QueryPair.for_uri(data)).join("=");
/// assert_eq!(query, "title=a%26b%3Dc");
/// ```
#[doc(alias = "AsciiSet")]
#[doc(alias = "Encoder")]
#[doc(alias = "percent_encode")]
#[doc(alias = "urlencode")]
#[doc(alias = "encodeURIComponent")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EncodeSet {
    /// Data in any component (RFC 3986 section 2.3): "Characters that are allowed in a URI but do
    /// not have a reserved purpose".
    ///
    /// ```abnf
    /// unreserved  = ALPHA / DIGIT / "-" / "." / "_" / "~"
    /// iunreserved = ALPHA / DIGIT / "-" / "." / "_" / "~" / ucschar
    /// ```
    Unreserved,
    /// A userinfo. For a user name alone, in which `:` is data, use
    /// [`Unreserved`](Self::Unreserved).
    ///
    /// ```abnf
    /// userinfo  = *( unreserved / pct-encoded / sub-delims / ":" )
    /// iuserinfo = *( iunreserved / pct-encoded / sub-delims / ":" )
    /// ```
    Userinfo,
    /// A registered name. The ASCII form of a domain name is not percent-encoded: see
    /// [`host`](crate::host).
    ///
    /// ```abnf
    /// reg-name  = *( unreserved / pct-encoded / sub-delims )
    /// ireg-name = *( iunreserved / pct-encoded / sub-delims )
    /// ```
    RegName,
    /// A segment of a path. Data that is `.` or `..` stays a dot-segment: percent-encoding cannot
    /// change its meaning.
    ///
    /// ```abnf
    /// segment  = *pchar
    /// pchar    = unreserved / pct-encoded / sub-delims / ":" / "@"
    /// isegment = *ipchar
    /// ipchar   = iunreserved / pct-encoded / sub-delims / ":" / "@"
    /// ```
    Segment,
    /// Several segments, separated by `/`, which stays.
    ///
    /// ```abnf
    /// path-abempty  = *( "/" segment )
    /// ipath-abempty = *( "/" isegment )
    /// ```
    Path,
    /// A whole query. An IRI keeps characters of private use here.
    ///
    /// ```abnf
    /// query  = *( pchar / "/" / "?" )
    /// iquery = *( ipchar / iprivate / "/" / "?" )
    /// ```
    Query,
    /// The name or the value of a pair in a query like `a=b&c=d`: the characters of
    /// [`Query`](Self::Query) without `&`, `;` and `=`, which divide pairs, and without `+`, which
    /// forms read as a space.
    ///
    /// ```abnf
    /// query  = *( pchar / "/" / "?" )
    /// iquery = *( ipchar / iprivate / "/" / "?" )
    /// ```
    #[doc(alias = "query_pairs")]
    #[doc(alias = "form_urlencoded")]
    QueryPair,
    /// A fragment.
    ///
    /// ```abnf
    /// fragment  = *( pchar / "/" / "?" )
    /// ifragment = *( ipchar / "/" / "?" )
    /// ```
    Fragment,
}

/// RFC 3986 section 2.3: `unreserved = ALPHA / DIGIT / "-" / "." / "_" / "~"`.
const UNRESERVED: u128 = bits("-._~0123456789")
    | bits("abcdefghijklmnopqrstuvwxyz")
    | bits("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
/// `sub-delims` of RFC 3986 section 2.2.
const SUB_DELIMS: u128 = bits("!$&'()*+,;=");
/// `pchar` of RFC 3986 section 3.3, without pct-encoded.
const PCHAR: u128 = UNRESERVED | SUB_DELIMS | bits(":@");

/// Returns the set of these characters of US-ASCII: the bits whose numbers are their codes.
const fn bits(characters: &str) -> u128 {
    let (octets, mut set, mut at) = (characters.as_bytes(), 0, 0);
    while at < octets.len() {
        set |= 1 << octets[at];
        at += 1;
    }
    set
}

/// Whether the character is in `unreserved` of RFC 3986 section 2.3.
pub(crate) const fn is_unreserved(c: char) -> bool {
    EncodeSet::Unreserved.keeps(c)
}

impl EncodeSet {
    /// All sets.
    pub const ALL: &'static [EncodeSet] = &[
        EncodeSet::Unreserved,
        EncodeSet::Userinfo,
        EncodeSet::RegName,
        EncodeSet::Segment,
        EncodeSet::Path,
        EncodeSet::Query,
        EncodeSet::QueryPair,
        EncodeSet::Fragment,
    ];

    /// The characters of US-ASCII in the set, as [`bits`].
    const fn bits(self) -> u128 {
        match self {
            EncodeSet::Unreserved => UNRESERVED,
            EncodeSet::Userinfo => UNRESERVED | SUB_DELIMS | bits(":"),
            EncodeSet::RegName => UNRESERVED | SUB_DELIMS,
            EncodeSet::Segment => PCHAR,
            EncodeSet::Path => PCHAR | bits("/"),
            EncodeSet::Query | EncodeSet::Fragment => PCHAR | bits("/?"),
            EncodeSet::QueryPair => (PCHAR | bits("/?")) & !bits("&;=+"),
        }
    }

    /// Whether the character stays unchanged in a URI (RFC 3986).
    ///
    /// ```
    /// use iri_grammar::text::percent::EncodeSet;
    ///
    /// assert!(EncodeSet::Query.keeps('/') && !EncodeSet::Segment.keeps('/'));
    /// ```
    pub const fn keeps(self, c: char) -> bool {
        c.is_ascii() && self.bits() >> c as u32 & 1 == 1
    }

    /// Whether the character stays unchanged in an IRI (RFC 3987). Beyond US-ASCII, the characters
    /// in `ucschar` stay, and in a query also those in `iprivate`. The bidirectional formatting
    /// characters do not stay: "IRIs MUST NOT contain" them (section 4.1).
    ///
    /// ```
    /// use iri_grammar::text::percent::EncodeSet;
    ///
    /// assert!(EncodeSet::Segment.keeps_in_iri('\u{e9}'));
    /// assert!(!EncodeSet::Segment.keeps_in_iri('\u{202e}'));
    /// ```
    pub fn keeps_in_iri(self, c: char) -> bool {
        let is_query = matches!(self, EncodeSet::Query | EncodeSet::QueryPair);
        self.keeps(c)
            || is_ucschar(c) && !Class::BidiFormatting.contains(c)
            || is_query && is_iprivate(Grammar::Rfc3987, c)
    }

    /// Percent-encodes the text for a URI, in UTF-8 (RFC 3986 section 2.5). Borrows the text if
    /// nothing changes. Takes time in proportion to the length.
    ///
    /// ```
    /// use iri_grammar::text::percent::EncodeSet;
    ///
    /// assert_eq!(EncodeSet::Fragment.for_uri("r\u{e9}sum\u{e9} #1"), "r%C3%A9sum%C3%A9%20%231");
    /// ```
    #[doc(alias = "percent-encode")]
    #[doc(alias = "percent_encode")]
    #[doc(alias = "urlencode")]
    #[doc(alias = "utf8_percent_encode")]
    pub fn for_uri(self, text: &str) -> Cow<'_, str> {
        encode(text.into(), |c| !self.keeps(c))
    }

    /// Percent-encodes the text for an IRI. Borrows the text if nothing changes. Takes time in
    /// proportion to the length.
    ///
    /// ```
    /// use iri_grammar::text::percent::EncodeSet;
    ///
    /// assert_eq!(EncodeSet::Fragment.for_iri("r\u{e9}sum\u{e9} #1"), "r\u{e9}sum\u{e9}%20%231");
    /// ```
    pub fn for_iri(self, text: &str) -> Cow<'_, str> {
        encode(text.into(), |c| !self.keeps_in_iri(c))
    }

    /// Percent-encodes octets, which need not be UTF-8, for a URI or an IRI: "they may
    /// directly encode raw binary data" (RFC 3987 section 6.4).
    ///
    /// ```
    /// use iri_grammar::text::percent::EncodeSet;
    ///
    /// assert_eq!(EncodeSet::Query.octets(b"a\xff\0b"), "a%FF%00b");
    /// ```
    #[doc(alias = "encode_bytes")]
    #[doc(alias = "percent_encode")]
    pub fn octets(self, octets: &[u8]) -> String {
        let mut out = String::with_capacity(octets.len());
        for octet in octets {
            if self.keeps(char::from(*octet)) {
                out.push(char::from(*octet))
            } else {
                push_octet(&mut out, *octet)
            }
        }
        out
    }
}
