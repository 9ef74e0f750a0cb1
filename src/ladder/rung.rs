//! The rungs, with the words of the sections that describe them.

use crate::grammar::{Citation, Document, Grammar};
use crate::named::UnknownName;
use crate::named::named;
use core::str::FromStr;

/// A rung of the comparison ladder, the lowest first. A higher rung costs more and has fewer false
/// negatives. No rung should have false positives.
///
/// ```
/// use iri_grammar::{Grammar, ladder::Rung};
///
/// assert!(Rung::Case < Rung::SchemeBased);
/// assert_eq!(Rung::Case.citation(Grammar::Rfc3987).unwrap().to_string(),
///     "RFC 3987 section 5.3.2.1");
/// assert_eq!(Rung::Case.citation(Grammar::Rfc3986).unwrap().section, "6.2.2.1");
/// assert_eq!(Rung::Case.title(), "Case Normalization");
/// assert_eq!("5.3.3".parse(), Ok(Rung::SchemeBased));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Rung {
    /// RFC 3987 section 5.3.1: simple string comparison, character by character.
    SimpleString,
    /// RFC 3987 section 5.3.2.1: case normalization.
    Case,
    /// RFC 3987 section 5.3.2.2: character normalization. Comparisons rely on it, but do not apply
    /// it.
    Character,
    /// RFC 3987 section 5.3.2.3: percent-encoding normalization.
    PercentEncoding,
    /// RFC 3987 section 5.3.2.4: path segment normalization, the last rung of syntax-based
    /// normalization.
    PathSegments,
    /// RFC 3987 section 5.3.3: scheme-based normalization.
    SchemeBased,
    /// RFC 3987 section 5.3.4: protocol-based normalization.
    ProtocolBased,
}

named!(Rung {
    SimpleString "string",
    Case "case",
    Character "character",
    PercentEncoding "percent",
    PathSegments "path",
    SchemeBased "scheme",
    ProtocolBased "protocol",
});

/// What the documents say about a rung.
struct Row {
    /// The heading of the section.
    title: &'static str,
    /// The number of the section in RFC 3987, and a quotation from it.
    iris: (&'static str, &'static str),
    /// The number of the section in RFC 3986, and a quotation from it; `None` if there is none.
    uris: Option<(&'static str, &'static str)>,
}

macro_rules! rows {
    ($($title:literal iris $iris:tt uris $uris:expr;)+) => {
        static ROWS: [Row; Rung::ALL.len()] = [$(Row { title: $title, iris: $iris, uris: $uris }),+];
    };
}

rows! {
    "Simple String Comparison"
        iris ("5.3.1", "If two IRIs, when considered as character strings, are identical, then it \
            is safe to conclude that they are equivalent.")
        uris Some(("6.2.1", "If two URIs, when considered as character strings, are identical, \
            then it is safe to conclude that they are equivalent."));
    "Case Normalization"
        iris ("5.3.2.1", "For all IRIs, the hexadecimal digits within a percent-encoding triplet \
            [...] are case-insensitive and therefore should be normalized to use uppercase letters \
            for the digits A - F. [...] the scheme and US-ASCII only host are case insensitive and \
            therefore should be normalized to lowercase.")
        uris Some(("6.2.2.1", "For all URIs, the hexadecimal digits within a percent-encoding \
            triplet [...] are case-insensitive and therefore should be normalized to use uppercase \
            letters for the digits A-F. [...] the scheme and host are case-insensitive and \
            therefore should be normalized to lowercase."));
    "Character Normalization"
        iris ("5.3.2.2", "Equivalence of IRIs MUST rely on the assumption that IRIs are \
            appropriately pre-character-normalized rather than apply character normalization when \
            comparing two IRIs.")
        uris None;
    "Percent-Encoding Normalization"
        iris ("5.3.2.3", "These IRIs should be normalized by decoding any percent-encoded octet \
            sequence that corresponds to an unreserved character, as described in section 2.3 of \
            [RFC3986]. [...] If this kind of equivalence is to be tested, the percent-encoding of \
            both IRIs to be compared has to be aligned; for example, by converting both IRIs to \
            URIs [...]")
        uris Some(("6.2.2.2", "These URIs should be normalized by decoding any percent-encoded \
            octet that corresponds to an unreserved character, as described in Section 2.3."));
    "Path Segment Normalization"
        iris ("5.3.2.4", "IRI normalizers should remove dot-segments by applying the \
            remove_dot_segments algorithm to the path, as described in section 5.2.4 of [RFC3986].")
        uris Some(("6.2.2.3", "URI normalizers should remove dot-segments by applying the \
            remove_dot_segments algorithm to the path, as described in Section 5.2.4."));
    "Scheme-Based Normalization"
        iris ("5.3.3", "The syntax and semantics of IRIs vary from scheme to scheme, as described \
            by the defining specification for each scheme. Implementations may use scheme-specific \
            rules, at further processing cost, to reduce the probability of false negatives.")
        uris Some(("6.2.3", "The syntax and semantics of URIs vary from scheme to scheme, as \
            described by the defining specification for each scheme. Implementations may use \
            scheme-specific rules, at further processing cost, to reduce the probability of false \
            negatives."));
    "Protocol-Based Normalization"
        iris ("5.3.4", PROTOCOL_BASED)
        uris Some(("6.2.4", PROTOCOL_BASED));
}

const PROTOCOL_BASED: &str = "This kind of technique is only appropriate when equivalence is \
    clearly indicated by both the result of accessing the resources and the common conventions of \
    their scheme's dereference algorithm (in this case, use of redirection by HTTP origin servers \
    to avoid problems with relative references).";

impl Rung {
    /// The heading of the section, such as `Percent-Encoding Normalization`.
    pub fn title(self) -> &'static str {
        ROWS[self as usize].title
    }

    /// The section that describes the rung: in RFC 3986 for URIs, in RFC 3987 otherwise. `None`
    /// for character normalization of URIs, which RFC 3986 does not describe.
    pub fn citation(self, grammar: Grammar) -> Option<Citation> {
        let document = Document::Rfc(if grammar == Grammar::Rfc3986 { 3986 } else { 3987 });
        Some(document.section(self.section(grammar)?.0))
    }

    /// What the rung does, in the words of the section that [`citation`](Self::citation) returns.
    ///
    /// ```
    /// use iri_grammar::{Grammar, ladder::Rung};
    ///
    /// let explained = |grammar| Rung::PathSegments.explanation(grammar).unwrap();
    /// assert!(explained(Grammar::Rfc3986).starts_with("URI normalizers should"));
    /// assert!(explained(Grammar::Rfc3987).starts_with("IRI normalizers should"));
    /// assert_eq!(Rung::Character.explanation(Grammar::Rfc3986), None);
    /// ```
    pub fn explanation(self, grammar: Grammar) -> Option<&'static str> {
        Some(self.section(grammar)?.1)
    }

    /// The number of the section that describes the rung, and a quotation from it. `None` if the
    /// grammar is that of URIs and RFC 3986 does not describe the rung.
    fn section(self, grammar: Grammar) -> Option<(&'static str, &'static str)> {
        let Row { iris, uris, .. } = ROWS[self as usize];
        if grammar == Grammar::Rfc3986 { uris } else { Some(iris) }
    }
}

impl FromStr for Rung {
    type Err = UnknownName;

    /// Finds the rung with this name, ignoring case, or with this section of RFC 3987 or RFC 3986.
    /// `syntax` is the highest syntax-based rung.
    fn from_str(name: &str) -> Result<Self, UnknownName> {
        if name.eq_ignore_ascii_case("syntax") || matches!(name, "5.3.2" | "6.2.2") {
            return Ok(Rung::PathSegments);
        }
        let is_section = |rung: &Rung, grammar| {
            rung.citation(grammar).is_some_and(|citation| citation.section == name)
        };
        Rung::ALL
            .into_iter()
            .find(|rung| {
                rung.name().eq_ignore_ascii_case(name)
                    || is_section(rung, Grammar::Rfc3987)
                    || is_section(rung, Grammar::Rfc3986)
            })
            .ok_or(UnknownName(
                "there is no rung of this name; the rungs are \
                 string, case, character, percent, path (or syntax), scheme, protocol",
            ))
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Rung {
    /// Serializes the short name.
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}
