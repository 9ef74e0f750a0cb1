//! The mistakes of the conversion of hosts.

use crate::case::Idna;
use crate::reference::Rule;
use rules::*;

impl HostMistake {
    /// The section that permits what the mistake does; `None` if no section does.
    pub fn permission(self) -> Option<&'static str> {
        use HostMistake::*;
        match self {
            // Whether to enforce the restrictions of host names is a choice.
            LdhNotChecked | LdhBefore | FirstHyphen | LastHyphen => Some("RFC 3490 section 4"),
            // These rules need not be tested on lookup.
            ContextONotChecked => Some("RFC 5891 section 5.4"),
            // A label with the prefix may be opaque.
            ALabelOpaque => Some("RFC 5891 section 5.3"),
            // The flags CheckHyphens, UseSTD3ASCIIRules, CheckJoiners, CheckBidi and VerifyDnsLength.
            ValidHyphens | ValidFirstHyphen | ValidLastHyphen | ValidStd3 | ValidJoiners
            | ValidBidi | LengthNotChecked | LabelEmpty => Some("UTS #46 section 4"),
            _ => None,
        }
    }
}

mistakes! {
    /// A mistake in one step of the conversion of a host.
    HostMistake,
    /// The version that has the step.
    idna: Idna,
    /// What the mistake is against.
    rule: Rule;
    Idna2003 {
        DotIdeographic "dot-3002" DOTS "U+3002 does not divide labels",
        DotFullwidth "dot-ff0e" DOTS "U+FF0E does not divide labels",
        DotHalfwidth "dot-ff61" DOTS "U+FF61 does not divide labels",
        AsciiPrepared "1-ascii-prepared" ASCII "a label of US-ASCII is prepared, and so becomes lower case",
        NothingKept "2-nothing-kept" NAMEPREP "characters that are mapped to nothing are kept",
        CaseKept "2-case-kept" NAMEPREP "upper case is kept",
        FoldingSimple "2-folding-simple" NAMEPREP "a letter is only folded to another one: ß is kept",
        CompatibilityKept "2-compatibility-kept" NAMEPREP "compatibility characters are kept",
        NotComposed "2-not-composed" NAMEPREP "letters and marks are not composed",
        ProhibitedAllowed "2-prohibited-allowed" NAMEPREP "prohibited characters are allowed",
        MixedAllowed "2-mixed-allowed" NAMEPREP "right-to-left and left-to-right letters may be mixed",
        FirstNotChecked "2-first-not-checked" NAMEPREP "a right-to-left label may begin with another character",
        LastNotChecked "2-last-not-checked" NAMEPREP "a right-to-left label may end with another character",
        LdhNotChecked "3a-not-checked" LDH "other US-ASCII characters than letters, digits and hyphens are allowed",
        LdhBefore "3a-before-2" LDH "US-ASCII characters are checked before the preparation makes some",
        FirstHyphen "3b-first" HYPHENS "a hyphen at the start is allowed",
        LastHyphen "3b-last" HYPHENS "a hyphen at the end is allowed",
        PrefixAllowed "5-prefix-allowed" PREFIX "a label that begins with xn-- is encoded again",
        PunycodeDelimiter "6-delimiter" PUNYCODE "the delimiter after the US-ASCII characters is left out",
        PunycodeUnits "6-units" PUNYCODE "the surrogates of a character beyond U+FFFF are encoded",
        PunycodeBias "6-bias" PUNYCODE "the bias is not adapted",
        NoPrefix "7-no-prefix" ACE_PREFIX "no prefix is added",
        EmptyAllowed "8-empty-allowed" LENGTH "an empty label is allowed",
        LengthBefore "8-length-before" LENGTH "the length is checked before the encoding",
        Length62 "8-length-62" LENGTH "63 characters are too many",
        Length64 "8-length-64" LENGTH "64 characters are allowed",
    }
    Idna2008 {
        NfcAllowed "nfc-allowed" NOT_NFC "a label that is not in NFC is allowed",
        NfcApplied "nfc-applied" NOT_NFC "a label that is not in NFC is normalized",
        HyphensAllowed "hyphens-allowed" THIRD_HYPHENS "hyphens as third and fourth character are allowed",
        MarkAllowed "mark-allowed" MARK "a combining mark is allowed as the first character",
        DisallowedAllowed "disallowed-allowed" DISALLOWED "characters that are DISALLOWED are allowed",
        CaseMapped "case-mapped" DISALLOWED "upper case is mapped to lower case",
        UnassignedAllowed "unassigned-allowed" UNASSIGNED "characters that are not assigned are allowed",
        JoinerAllowed "joiner-allowed" CONTEXTJ "joiners are allowed everywhere",
        JoinerRefused "joiner-refused" CONTEXTJ "joiners are refused after a virama",
        JoiningTypesUnknown "joining-types-unknown" CONTEXTJ "U+200C is refused between joining letters",
        JoiningTypesOfBoth "joining-types-of-both" CONTEXTJ "U+200D is allowed between joining letters",
        ContextONotChecked "contexto-not-checked" CONTEXTO "the rules of CONTEXTO characters are not checked",
        ContextORefused "contexto-refused" CONTEXTO "CONTEXTO characters are refused",
        BidiNotChecked "bidi-not-checked" BIDI "the Bidi rule is not checked",
        BidiOneLabel "bidi-one-label" BIDI "only the labels with right-to-left characters are checked",
        Bidi1 "bidi-1" BIDI "condition 1 of the Bidi rule is not checked",
        Bidi2 "bidi-2" BIDI "condition 2 of the Bidi rule is not checked",
        Bidi3 "bidi-3" BIDI "condition 3 of the Bidi rule is not checked",
        Bidi4 "bidi-4" BIDI "condition 4 of the Bidi rule is not checked",
        Bidi5 "bidi-5" BIDI "condition 5 of the Bidi rule is not checked",
        Bidi6 "bidi-6" BIDI "condition 6 of the Bidi rule is not checked",
        ALabelRefused "a-label-refused" A_LABEL "an A-label is refused",
        ALabelOpaque "a-label-opaque" A_LABEL "an A-label is not decoded and checked",
    }
    Uts46 {
        MapCaseKept "1-case-kept" MAP "upper case is kept",
        MapCompatibilityKept "1-compatibility-kept" MAP "compatibility characters are kept",
        MapIgnoredKept "1-ignored-kept" MAP "characters that are ignored are kept",
        MapDeviations "1-deviations-mapped" MAP "deviations are mapped, as in the transitional processing",
        MapDots "1-dots-kept" MAP "other full stops do not divide labels",
        MapDisallowed "1-disallowed-allowed" VALIDITY "characters that are disallowed are allowed",
        MapNotComposed "2-not-composed" NORMALIZE "letters and marks are not composed",
        ValidHyphens "4.1-hyphens" VALIDITY "hyphens as third and fourth character are allowed",
        ValidFirstHyphen "4.1-first-hyphen" VALIDITY "a hyphen at the start is allowed",
        ValidLastHyphen "4.1-last-hyphen" VALIDITY "a hyphen at the end is allowed",
        ValidMark "4.1-mark" VALIDITY "a combining mark is allowed as the first character",
        ValidStd3 "4.1-std3" VALIDITY "other US-ASCII characters than letters, digits and hyphens are allowed",
        ValidJoiners "4.1-joiners" VALIDITY "joiners are allowed everywhere",
        ValidBidi "4.1-bidi" VALIDITY "the Bidi rule is not checked",
        ALabelAsIs "4-a-label" CONVERT "a label that begins with xn-- is not decoded and checked",
        LengthNotChecked "4.2-length" TO_ASCII "the length of a label is not checked",
        LabelEmpty "4.2-empty" TO_ASCII "an empty label is allowed",
    }
}

/// What decides.
pub(crate) mod rules {
    use super::Rule;

    pub(crate) const DOTS: Rule = Rule::new(
        "3.1",
        "requirement 1",
        Some(
            "Whenever dots are used as label separators, the following characters MUST be recognized as dots",
        ),
    );
    pub(crate) const ASCII: Rule = Rule::new(
        "4.1",
        "ToASCII",
        Some(
            "ToASCII never alters a sequence of code points that are all in the ASCII range to begin with",
        ),
    );
    pub(crate) const NAMEPREP: Rule = Rule::new(
        "4.1",
        "step 2",
        Some("Perform the steps specified in [NAMEPREP] and fail if there is an error."),
    );
    pub(crate) const LDH: Rule =
        Rule::new("4.1", "step 3(a)", Some("Verify the absence of non-LDH ASCII code points"));
    pub(crate) const HYPHENS: Rule = Rule::new(
        "4.1",
        "step 3(b)",
        Some("Verify the absence of leading and trailing hyphen-minus"),
    );
    pub(crate) const PREFIX: Rule = Rule::new(
        "4.1",
        "step 5",
        Some("Verify that the sequence does NOT begin with the ACE prefix."),
    );
    pub(crate) const PUNYCODE: Rule = Rule::new(
        "4.1",
        "step 6",
        Some(
            "Encode the sequence using the encoding algorithm in [PUNYCODE] and fail if there is an error.",
        ),
    );
    pub(crate) const ACE_PREFIX: Rule = Rule::new("4.1", "step 7", Some("Prepend the ACE prefix."));
    pub(crate) const LENGTH: Rule = Rule::new(
        "4.1",
        "step 8",
        Some("Verify that the number of code points is in the range 1 to 63 inclusive."),
    );
    pub(crate) const A_LABEL: Rule = Rule::new(
        "5.3",
        "A-label",
        Some("the label MUST be rejected if the resulting label is not identical to the original"),
    );
    pub(crate) const NOT_NFC: Rule =
        Rule::new("5.4", "NFC", Some("Labels that are not in NFC [Unicode-UAX15]."));
    pub(crate) const THIRD_HYPHENS: Rule = Rule::new(
        "5.4",
        "hyphens",
        Some(
            "Labels containing \"--\" (two consecutive hyphens) in the third and fourth character positions.",
        ),
    );
    pub(crate) const MARK: Rule = Rule::new(
        "5.4",
        "combining mark",
        Some("Labels whose first character is a combining mark"),
    );
    pub(crate) const DISALLOWED: Rule = Rule::new(
        "5.4",
        "DISALLOWED",
        Some(
            "Labels containing prohibited code points, i.e., those that are assigned to the \"DISALLOWED\" \
             category",
        ),
    );
    pub(crate) const UNASSIGNED: Rule = Rule::new(
        "5.4",
        "UNASSIGNED",
        Some(
            "Labels containing code points that are unassigned in the version of Unicode being used by the \
             application",
        ),
    );
    pub(crate) const CONTEXTJ: Rule = Rule::new(
        "5.4",
        "CONTEXTJ",
        Some(
            "Labels containing code points that are identified in the Tables document as \"CONTEXTJ\"",
        ),
    );
    pub(crate) const CONTEXTO: Rule = Rule::new(
        "5.4",
        "CONTEXTO",
        Some(
            "applications that decline to process a string that conforms to the rules above (i.e., does not \
             look it up in the DNS) are not in conformance with this protocol.",
        ),
    );
    pub(crate) const BIDI: Rule = Rule::new(
        "5.4",
        "Bidi",
        Some(
            "Verification that the string is compliant with the requirements for right-to-left characters \
             specified in the Bidi document [RFC5893].",
        ),
    );
    pub(crate) const U_LABEL: Rule = Rule::new(
        "5.5",
        "Punycode",
        Some("converted to ACE form by applying the Punycode algorithm to the string"),
    );
    pub(crate) const MAP: Rule = Rule::new("4", "Processing, Map", None);
    pub(crate) const NORMALIZE: Rule = Rule::new("4", "Processing, Normalize", None);
    pub(crate) const CONVERT: Rule = Rule::new("4", "Processing, Convert/Validate", None);
    pub(crate) const VALIDITY: Rule = Rule::new("4.1", "Validity Criteria", None);
    pub(crate) const TO_ASCII: Rule = Rule::new("4.2", "ToASCII", None);
}
