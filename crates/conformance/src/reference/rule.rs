//! The sentences of the documents against which the mistakes are.

use super::Variation;
use iri_grammar::Grammar;

impl Variation {
    /// The section, the step and the sentence that the mistake breaks, for a document.
    pub fn rule(self, grammar: Grammar) -> (&'static str, &'static str, &'static str) {
        let (section, decides, sentence) = self.rule_of_uris();
        if grammar == Grammar::Rfc3986 {
            return (section, decides, sentence);
        }
        match section {
            "5.2.2" | "5.2.3" | "5.2.4" | "5.3" => ("6.5", decides, RELATIVE_IRIS),
            "6.2.1" => ("5.3.1", decides, "until a pair of characters compares unequal"),
            "6.2.2" => ("5.3.2", decides, sentence),
            "6.2.2.1" => (
                "5.3.2.1",
                decides,
                match self {
                    Variation::CaseSchemeKept | Variation::CaseHostKept => {
                        "the scheme and US-ASCII only host are case insensitive and therefore should be \
                     normalized to lowercase"
                    }
                    Variation::CaseUserinfo
                    | Variation::CasePath
                    | Variation::CaseQuery
                    | Variation::CaseFragment => {
                        "The other generic syntax components are assumed to be case sensitive unless \
                     specifically defined otherwise by the scheme."
                    }
                    _ => sentence,
                },
            ),
            "6.2.2.2" => (
                "5.3.2.3",
                decides,
                "These IRIs should be normalized by decoding any percent-encoded octet sequence that \
                 corresponds to an unreserved character",
            ),
            "6.2.2.3" => ("5.3.2.4", decides, "IRI normalizers should remove dot-segments by"),
            "6.2.3" => (
                "5.3.3",
                decides,
                match self {
                    Variation::SchemePathEmpty
                    | Variation::SchemeSlashRemoved
                    | Variation::SchemeEveryPath => {
                        "In general, an IRI that uses the generic syntax for authority with an empty path \
                     should be normalized to a path of \"/\"."
                    }
                    Variation::SchemeEmptyQuery => {
                        "Normalization should not remove delimiters when their associated component is empty \
                     unless it is licensed to do so by the scheme specification."
                    }
                    Variation::SchemeEmptyFragment => {
                        "two IRIs that differ only by the suffix \"#\" are considered different regardless of \
                     the scheme."
                    }
                    _ => sentence,
                },
            ),
            // RFC 3987 section 2.2 has the grammar, and its own mappings.
            "3.1" | "3.2" | "5.3.1" | "5.3.2.2" if self.is_of_iris() => {
                (section, decides, sentence)
            }
            _ => ("2.2", decides, "The following rules are different from those in [RFC3986]:"),
        }
    }

    /// Whether the rule is one of RFC 3987 itself.
    fn is_of_iris(self) -> bool {
        use crate::case::Operation::{Compare, ToIri, ToUri};
        matches!(self.operation(), Compare | ToIri | ToUri)
    }

    /// The rule in RFC 3986, or of a mapping in RFC 3987.
    fn rule_of_uris(self) -> (&'static str, &'static str, &'static str) {
        let section = self.section();
        let (decides, sentence) = match (section, self) {
            (_, Variation::SimpleUri) => (
                "simple string comparison",
                "When comparing character by character, the comparison function MUST NOT map IRIs to \
                 URIs, because such a mapping would create additional spurious equivalences.",
            ),
            (_, Variation::SimpleNfc) => (
                "character normalization",
                "Equivalence of IRIs MUST rely on the assumption that IRIs are appropriately \
                 pre-character-normalized rather than apply character normalization when comparing two \
                 IRIs.",
            ),
            ("6.2.1", _) => {
                ("simple string comparison", "until a pair of characters compares unequal")
            }
            ("5.2.2", _) => (
                "transform references",
                "the following pseudocode describes an algorithm for transforming R into its target URI \
                 (T)",
            ),
            (
                "5.2.3",
                Variation::MergeWithoutSlash
                | Variation::MergeSlashAlways
                | Variation::MergeEmptyAuthority,
            ) => (
                "merge paths",
                "If the base URI has a defined authority component and an empty path, then return a \
                 string consisting of \"/\" concatenated with the reference's path",
            ),
            ("5.2.3", _) => (
                "merge paths",
                "return a string consisting of the reference's path component appended to all but the \
                 last segment of the base URI's path",
            ),
            ("5.3", _) => (
                "component recomposition",
                "we are careful to preserve the distinction between a component that is undefined, \
                 meaning that its separator was not present in the reference, and a component that is \
                 empty",
            ),
            ("5.2.4", Variation::Dots2aParentKept | Variation::Dots2aHereKept) => (
                "remove_dot_segments 2A",
                "If the input buffer begins with a prefix of \"../\" or \"./\", then remove that prefix \
                 from the input buffer",
            ),
            (
                "5.2.4",
                Variation::Dots2bMiddleKept
                | Variation::Dots2bEndKept
                | Variation::Dots2bEndWithoutSlash,
            ) => (
                "remove_dot_segments 2B",
                "if the input buffer begins with a prefix of \"/./\" or \"/.\", where \".\" is a \
                 complete path segment, then replace that prefix with \"/\" in the input buffer",
            ),
            ("5.2.4", Variation::Dots2dKept) => (
                "remove_dot_segments 2D",
                "if the input buffer consists only of \".\" or \"..\", then remove that from the input \
                 buffer",
            ),
            (
                "5.2.4",
                Variation::DotsPrefix
                | Variation::DotsSuffix
                | Variation::DotsThree
                | Variation::DotsEncoded,
            ) => (
                "remove_dot_segments 2E",
                "move the first path segment in the input buffer to the end of the output buffer",
            ),
            ("5.2.4", Variation::DotsInQuery | Variation::DotsInFragment) => {
                ("remove_dot_segments", "This is done after the path is extracted from a reference")
            }
            ("5.2.4", _) => (
                "remove_dot_segments 2C",
                "if the input buffer begins with a prefix of \"/../\" or \"/..\", where \"..\" is a \
                 complete path segment, then replace that prefix with \"/\" in the input buffer and \
                 remove the last segment and its preceding \"/\" (if any) from the output buffer",
            ),
            ("6.2.2.1", Variation::CaseSchemeKept | Variation::CaseHostKept) => (
                "case normalization",
                "the scheme and host are case-insensitive and therefore should be normalized to lowercase",
            ),
            (
                "6.2.2.1",
                Variation::CaseUserinfo
                | Variation::CasePath
                | Variation::CaseQuery
                | Variation::CaseFragment,
            ) => (
                "case normalization",
                "The other generic syntax components are assumed to be case-sensitive unless specifically \
                 defined otherwise by the scheme",
            ),
            ("6.2.2.1", _) => (
                "case normalization",
                "are case-insensitive and therefore should be normalized to use uppercase letters",
            ),
            ("6.2.2.2", _) => (
                "percent-encoding normalization",
                "These URIs should be normalized by decoding any percent-encoded octet that corresponds \
                 to an unreserved character, as described in Section 2.3.",
            ),
            ("6.2.2.3", _) => (
                "path segment normalization",
                "URI normalizers should remove dot-segments by applying the remove_dot_segments algorithm \
                 to the path, as described in Section 5.2.4.",
            ),
            ("6.2.2", _) => (
                "syntax-based normalization",
                "Syntax-based normalization includes such techniques as case normalization",
            ),
            (
                "6.2.3",
                Variation::SchemePathEmpty
                | Variation::SchemeSlashRemoved
                | Variation::SchemeEveryPath,
            ) => (
                "scheme-based normalization",
                "In general, a URI that uses the generic syntax for authority with an empty path should be \
                 normalized to a path of \"/\".",
            ),
            ("6.2.3", Variation::SchemeEmptyQuery) => (
                "scheme-based normalization",
                "Normalization should not remove delimiters when their associated component is empty \
                 unless licensed to do so by the scheme specification.",
            ),
            ("6.2.3", Variation::SchemeEmptyFragment) => (
                "scheme-based normalization",
                "two URIs that differ only by the suffix \"#\" are considered different regardless of the \
                 scheme.",
            ),
            ("6.2.3", _) => (
                "scheme-based normalization",
                "explicit \":port\", for which the port is empty or the default for the scheme, is \
                 equivalent to one where the port and its \":\" delimiter are elided and thus should be \
                 removed by scheme-based normalization.",
            ),
            _ => match self.operation() {
                crate::case::Operation::ToUri => self.rule_of_to_uri(),
                crate::case::Operation::ToIri => self.rule_of_to_iri(),
                _ => Self::rule_of_components(section),
            },
        };
        (section, decides, sentence)
    }

    fn rule_of_to_uri(self) -> (&'static str, &'static str) {
        match self {
            Variation::ToUriLatin1 | Variation::ToUriSurrogates | Variation::ToUriTwoOctets => (
                "step 2.1",
                "Convert the character to a sequence of one or more octets using UTF-8 [RFC3629].",
            ),
            Variation::ToUriNfc => (
                "step 1c",
                "If the IRI is in a Unicode-based character encoding (for example, UTF-8 or UTF-16), do \
                 not normalize (see section 5.3.2.2 for details).",
            ),
            Variation::ToUriEscapedAgain => (
                "step 2.3",
                "characters allowed in URI references and existing percent-encoded sequences are not \
                 encoded further.",
            ),
            Variation::ToUriHexUpper
            | Variation::ToUriDecoded
            | Variation::ToUriLowered
            | Variation::ToUriDots
            | Variation::ToUriReserved
            | Variation::ToUriQueryPlus => (
                "step 2",
                "The mapping is also an identity transformation for URIs and is idempotent",
            ),
            _ => (
                "step 2",
                "For each character in 'ucschar' or 'iprivate', apply steps 2.1 through 2.3 below.",
            ),
        }
    }

    fn rule_of_to_iri(self) -> (&'static str, &'static str) {
        match self {
            Variation::ToIriLatin1
            | Variation::ToIriReplaced
            | Variation::ToIriAllOrNothing
            | Variation::ToIriOverlong
            | Variation::ToIriSurrogates => (
                "step 3",
                "Re-percent-encode any octet produced in step 2 that is not part of a strictly legal UTF-8 \
                 octet sequence.",
            ),
            Variation::ToIriBidi
            | Variation::ToIriPrivate
            | Variation::ToIriNonCharacters
            | Variation::ToIriSpecials
            | Variation::ToIriC1
            | Variation::ToIriTags => (
                "step 4",
                "Re-percent-encode all octets produced in step 3 that in UTF-8 represent characters that \
                 are not appropriate according to sections 2.2, 4.1, and 6.1.",
            ),
            Variation::ToIriNfc | Variation::ToIriTwice => (
                "step 5",
                "Interpret the resulting octet sequence as a sequence of characters encoded in UTF-8.",
            ),
            _ => (
                "step 2",
                "Convert all percent-encodings (\"%\" followed by two hexadecimal digits) to the \
                 corresponding octets, except those corresponding to \"%\", characters in \"reserved\", and \
                 characters in US-ASCII not allowed in URIs.",
            ),
        }
    }

    /// The rule of a component, in RFC 3986.
    fn rule_of_components(section: &str) -> (&'static str, &'static str) {
        match section {
            "3.1" => ("scheme", "Each URI begins with a scheme name"),
            "3.2" => (
                "authority",
                "The authority component is preceded by a double slash (\"//\") and is terminated by the \
                 next slash (\"/\"), question mark (\"?\"), or number sign (\"#\") character, or by the end \
                 of the URI.",
            ),
            "3.2.1" => (
                "userinfo",
                "The user information, if present, is followed by a commercial at-sign (\"@\") that delimits \
                 it from the host.",
            ),
            "3.2.2" => (
                "host",
                "The host subcomponent of authority is identified by an IP literal encapsulated within \
                 square brackets, an IPv4 address in dotted-decimal form, or a registered name.",
            ),
            "3.2.3" => (
                "port",
                "The port subcomponent of authority is designated by an optional port number in decimal \
                 following the host and delimited from it by a single colon (\":\") character.",
            ),
            "3.3" => (
                "path",
                "The path is terminated by the first question mark (\"?\") or number sign (\"#\") \
                 character, or by the end of the URI.",
            ),
            "3.4" => (
                "query",
                "The query component is indicated by the first question mark (\"?\") character and \
                 terminated by a number sign (\"#\") character or by the end of the URI.",
            ),
            "3.5" => (
                "fragment",
                "A fragment identifier component is indicated by the presence of a number sign (\"#\") \
                 character and terminated by the end of the URI.",
            ),
            _ => (
                "regular expression",
                "The following line is the regular expression for breaking-down a well-formed URI reference \
                 into its components.",
            ),
        }
    }
}

/// RFC 3987 section 6.5.
const RELATIVE_IRIS: &str = "the algorithms of [RFC3986] can be applied directly, treating the characters \
    additionally allowed in IRI references in the same way that unreserved characters are in URI references.";
