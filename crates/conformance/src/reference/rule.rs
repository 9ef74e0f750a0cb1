//! The sentences of the documents against which the mistakes are.

use super::Variation;
use iri_grammar::Grammar;

/// A rule of a document.
#[derive(Debug, Clone, Copy)]
pub struct Rule {
    /// The section, as in `5.2.2`.
    pub section: &'static str,
    /// The procedure or its step, or the production.
    pub procedure: &'static str,
    /// The sentence; `None` if the production decides, or for UTS #46, which is not quoted.
    pub sentence: Option<&'static str>,
}

impl Rule {
    /// A rule of these parts.
    pub(crate) const fn new(
        section: &'static str,
        procedure: &'static str,
        sentence: Option<&'static str>,
    ) -> Self {
        Rule { section, procedure, sentence }
    }
}

impl Variation {
    /// The rule of a document that the mistake breaks. It always has a sentence.
    pub fn rule(self, grammar: Grammar) -> Rule {
        let rule = self.rule_of_uris();
        if grammar == Grammar::Rfc3986 {
            return rule;
        }
        let sentence = rule.sentence.unwrap_or_default();
        let (section, sentence) = match rule.section {
            "5.2.2" | "5.2.3" | "5.2.4" | "5.3" => ("6.5", RELATIVE_IRIS),
            "6.2.1" => ("5.3.1", "until a pair of characters compares unequal"),
            "6.2.2" => ("5.3.2", sentence),
            "6.2.2.1" => (
                "5.3.2.1",
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
                "These IRIs should be normalized by decoding any percent-encoded octet sequence that \
                 corresponds to an unreserved character",
            ),
            "6.2.2.3" => ("5.3.2.4", "IRI normalizers should remove dot-segments by"),
            "6.2.3" => (
                "5.3.3",
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
            // The mappings of RFC 3987 itself.
            section => (section, sentence),
        };
        Rule { section, sentence: Some(sentence), ..rule }
    }

    /// The section that permits what the mistake does, if a document permits all results that it
    /// leads to.
    pub fn permission(self) -> Option<&'static str> {
        Some(match self {
            Variation::SchemeLowered | Variation::TargetSchemeLowered => "RFC 3986 section 3.1",
            Variation::HostLowered | Variation::TargetHostLowered => "RFC 3986 section 3.2.2",
            Variation::EmptyPortUndefined | Variation::PortDefaultRemoved => {
                "RFC 3986 section 3.2.3"
            }
            Variation::HexUpper | Variation::TargetHexUpper | Variation::ToUriHexUpper => {
                "RFC 3986 section 2.1"
            }
            Variation::HostDecoded
            | Variation::DotsEncoded
            | Variation::TargetDecoded
            | Variation::ToUriDecoded => "RFC 3986 section 2.4",
            // The section normalizes an empty path to a slash in general: any scheme may do so.
            Variation::SchemeSlashRemoved | Variation::SchemeEveryPath => "RFC 3986 section 6.2.3",
            // The base is normalized.
            Variation::EmptyPathDots => "RFC 3986 section 5.2.1",
            Variation::ToUriLowered => "RFC 3986 sections 3.1 and 3.2.2",
            Variation::ToIriPrivateKept => "RFC 3987 section 3.2",
            Variation::PercentNonAscii => "RFC 3987 section 5.3.2.3",
            _ => return None,
        })
    }

    /// The lines of the pseudocode of RFC 3986 section 5.2.2 in which the mistake is.
    fn line_of_transformation(self) -> &'static str {
        match self {
            Variation::EmptyPathQueryLost | Variation::EmptyPathQueryOfBase => {
                "if defined(R.query) then T.query = R.query; else T.query = Base.query; endif;"
            }
            Variation::EmptyPathDots | Variation::EmptyPathMerged => {
                "if (R.path == \"\") then T.path = Base.path;"
            }
            Variation::AbsolutePathDots | Variation::AbsolutePathMerged => {
                "if (R.path starts-with \"/\") then T.path = remove_dot_segments(R.path);"
            }
            Variation::MergedDots => {
                "T.path = merge(Base.path, R.path); T.path = remove_dot_segments(T.path);"
            }
            Variation::RelativePathQueryOfBase => "T.query = R.query;",
            Variation::AuthorityOfBaseLost => "T.authority = Base.authority;",
            Variation::FragmentOfBase | Variation::FragmentLost => "T.fragment = R.fragment;",
            Variation::EmptyQueryInherits => "if defined(R.query) then T.query = R.query;",
            Variation::EmptyAuthorityInherits => {
                "if defined(R.authority) then T.authority = R.authority;"
            }
            Variation::ColonInPath => {
                "(R.scheme, R.authority, R.path, R.query, R.fragment) = parse(R);"
            }
            _ => "T.path = remove_dot_segments(R.path);",
        }
    }

    /// The section, procedure and sentence of RFC 3986 that decide this variation; for a mapping,
    /// those of RFC 3987.
    fn rule_of_uris(self) -> Rule {
        let section = self.section();
        let (procedure, sentence) = match (section, self) {
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
            ("5.2.2", _) => ("transform references", self.line_of_transformation()),
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
                 last segment of the base URI's path (i.e., excluding any characters after the \
                 right-most \"/\" in the base URI path, or excluding the entire base URI path if it does \
                 not contain any \"/\" characters).",
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
                | Variation::DotsEmptySegments
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
                _ => ("grammar", ""),
            },
        };
        Rule { section, procedure, sentence: Some(sentence) }
    }

    /// The step and the sentence of RFC 3987 section 3.1 that decide this variation.
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
            | Variation::ToUriReserved => (
                "step 2",
                "The mapping is also an identity transformation for URIs and is idempotent",
            ),
            _ => (
                "step 2",
                "For each character in 'ucschar' or 'iprivate', apply steps 2.1 through 2.3 below.",
            ),
        }
    }

    /// The step and the sentence of RFC 3987 section 3.2 that decide this variation.
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
            Variation::ToIriNfc | Variation::ToIriTwice | Variation::ToIriBmp => (
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
}

/// RFC 3987 section 6.5.
pub(crate) const RELATIVE_IRIS: &str = "the algorithms of [RFC3986] can be applied directly, treating the characters \
    additionally allowed in IRI references in the same way that unreserved characters are in URI references.";
