//! The table of all claims.

use super::claim::Claim;
use super::dots;
use super::laboratory::Texts::*;
use super::nfc;
use super::procedure::Procedure::*;
use super::verdict::{Outcome::*, Verdict};
use iri_grammar::{Document, Grammar};

const URI: Grammar = Grammar::Rfc3986;
const IRI: Grammar = Grammar::Rfc3987;
const BIS: Grammar = Grammar::Rfc3987bis;
const LEIRI: Grammar = Grammar::Leiri;

const RFC3986: Document = Document::Rfc(3986);
const RFC3987: Document = Document::Rfc(3987);
const RFC3987BIS: Document = Document::Rfc3987bis;

/// Makes a claim of each row. A row has the name, the outcome, the document, the section, the
/// sentence, the statement, the entry of the guide (optional), `as a comparison` (optional), and how
/// to decide the claim.
macro_rules! claims {
    ($($name:literal $outcome:ident $document:ident $section:literal $sentence:literal
        => $statement:literal $([$entry:literal])? $(as a $comparison:ident)? |$lab:ident| $decide:expr;)+) => {
        static CLAIMS: &[Claim] = &[$(Claim {
            name: $name,
            citation: $document.section($section),
            sentence: $sentence,
            statement: $statement,
            outcome: $outcome,
            entry: concat!($($entry)?),
            is_comparison: !concat!($(stringify!($comparison))?).is_empty(),
            decide: |$lab| $decide,
        }),+];
    };
}

impl Claim {
    /// All claims, in the order of the documents' subjects.
    pub fn all() -> &'static [Claim] {
        CLAIMS
    }

    /// Returns the claim of this name; `None` if there is none.
    pub fn find(name: &str) -> Option<&'static Claim> {
        CLAIMS.iter().find(|claim| claim.name == name)
    }
}

claims! {
    // Languages.
    "uri-is-iri" Proved RFC3987 "3.1"
        "Every URI is by definition an IRI."
        => "every URI of RFC 3986 is an IRI of RFC 3987, every URI reference an IRI reference"
        |lab| lab.within(Identifiers(URI), Identifiers(IRI))
            .and(|| lab.within(References(URI), References(IRI)));
    "uri-is-iri-of-3987bis" Refuted RFC3987BIS "4"
        "every URI is already an IRI in its own right without any conversion"
        => "every URI of RFC 3986 is an IRI of 3987bis"
        ["3987bis, `ireg-name`."]
        |lab| lab.within(Identifiers(URI), Identifiers(BIS));
    "iri-is-iri-of-3987bis" Refuted RFC3987BIS "2.2"
        "ireg-name = *( iunreserved / sub-delims )"
        => "every IRI of RFC 3987 is an IRI of 3987bis"
        ["3987bis, `ireg-name`."] as a comparison
        |lab| lab.within(Identifiers(IRI), Identifiers(BIS));
    "iri-of-3987bis-is-iri" Refuted RFC3987BIS "2.2"
        "iprivate = %xE000-F8FF / %xE0000-E0FFF / %xF0000-FFFFD"
        => "every IRI of 3987bis is an IRI of RFC 3987"
        ["3987bis, tag characters."] as a comparison
        |lab| lab.within(Identifiers(BIS), Identifiers(IRI));
    "iri-of-3987bis-is-leiri" Proved RFC3987BIS "6.1"
        "The syntax of Legacy Extended IRIs is the same as that for <IRI-reference>, except that the \
         ucschar production is replaced by the leiri-ucschar"
        => "every IRI reference of 3987bis is a Legacy Extended IRI reference with the same components"
        |lab| lab.within(References(BIS), References(LEIRI))
            .and(|| lab.maps(&[], References(BIS), References(LEIRI)));
    "iri-is-leiri" Refuted RFC3987BIS "6.3"
        "Characters Allowed in Legacy Extended IRIs but not in IRIs"
        => "every IRI of RFC 3987 is a Legacy Extended IRI"
        ["3987bis, `ireg-name`."] as a comparison
        |lab| lab.within(Identifiers(IRI), Identifiers(LEIRI));
    "leiri-is-iri" Refuted RFC3987BIS "6.3"
        "This section provides a list of the groups of characters and code points that are allowed \
         in Legacy Extedend IRIs, but are not allowed in IRIs"
        => "every Legacy Extended IRI is an IRI of 3987bis"
        as a comparison
        |lab| lab.within(Identifiers(LEIRI), Identifiers(BIS));
    "iprivate-is-redundant" Proved RFC3987BIS "6.1"
        "The iprivate production becomes redundant."
        => "Legacy Extended IRI references are the same without iprivate in iquery"
        ["LEIRI, `iprivate`."]
        |lab| lab.within(References(LEIRI), LeiriWithoutPrivate)
            .and(|| lab.within(LeiriWithoutPrivate, References(LEIRI)));
    "absolute-uri-is-uri" Proved RFC3986 "4.3"
        "Some protocol elements allow only the absolute form of a URI without a fragment identifier."
        => "every absolute-URI is a URI"
        |lab| lab.within(Absolute(URI), Identifiers(URI));
    "absolute-iri-is-iri" Proved RFC3987 "2.2"
        "absolute-IRI = scheme \":\" ihier-part [ \"?\" iquery ]"
        => "every absolute-IRI is an IRI, of RFC 3987 and of 3987bis"
        as a comparison
        |lab| lab.within(Absolute(IRI), Identifiers(IRI))
            .and(|| lab.within(Absolute(BIS), Identifiers(BIS)));
    "uri-or-relative" Proved RFC3986 "4.1"
        "A URI-reference is either a URI or a relative reference."
        => "no URI is a relative-ref, and no IRI an irelative-ref"
        |lab| lab.disjoint(Identifiers(URI), Relative(URI))
            .and(|| lab.disjoint(Identifiers(IRI), Relative(IRI)))
            .and(|| lab.disjoint(Identifiers(BIS), Relative(BIS)))
            .and(|| lab.disjoint(Identifiers(LEIRI), Relative(LEIRI)));
    "same-rules" Proved RFC3987 "2.2"
        "The following rules are the same as those in [RFC3986]:"
        => "each rule with the same name in RFC 3986 and RFC 3987 has the same language"
        |lab| lab.same_rules(IRI, URI);
    "same-rules-of-3987bis" Proved RFC3987BIS "2.2"
        "The following rules are the same as those in [RFC3986]:"
        => "each rule with the same name in RFC 3986 and 3987bis has the same language"
        |lab| lab.same_rules(BIS, URI);
    "private-use-in-queries" Proved RFC3987 "2.2"
        "private UCS characters can occur only in query parts"
        => "no IRI reference has a character of iprivate outside the query"
        |lab| lab.maps(&[], References(IRI), PrivateInQueries);
    "no-bidi-formatting" Refuted RFC3987 "4.1"
        "IRIs MUST NOT contain bidirectional formatting characters"
        => "no IRI reference by section 2.2 has a bidirectional formatting character"
        ["RFC 3987 sections 4.1 and 5.3.2.3."]
        |lab| lab.within(References(IRI), WithoutBidi(IRI));

    // Division into components.
    "one-division" Proved RFC3986 "1.1.1"
        "A parser of the generic URI syntax can parse any URI reference into its major components."
        => "the grammar divides every URI reference, IRI reference and Legacy Extended IRI reference \
            into components in only one way"
        |lab| lab.one_division(URI)
            .and(|| lab.one_division(IRI))
            .and(|| lab.one_division(BIS))
            .and(|| lab.one_division(LEIRI));
    "appendix-b" Proved RFC3986 "B"
        "The following line is the regular expression for breaking-down a well-formed URI reference \
         into its components."
        => "the regular expression divides every URI reference as the grammar does"
        |lab| lab.divided_alike(URI);
    "appendix-b-of-iris" Proved RFC3986 "B"
        "it is natural and commonplace to use a regular expression for parsing the potential five \
         components of a URI reference"
        => "the regular expression divides every IRI reference and Legacy Extended IRI reference as \
            their grammars do"
        |lab| lab.divided_alike(IRI)
            .and(|| lab.divided_alike(BIS))
            .and(|| lab.divided_alike(LEIRI));
    "appendix-b-takes-all" Proved RFC3986 "4.1"
        "Appendix B for an example of a non-validating URI-reference parser that will take any given \
         string and extract the URI components"
        => "the regular expression matches every text, if its full stop matches every character"
        |lab| lab.within(Everything, AppendixB);

    // RFC 3987 section 3.1.
    "to-uri-gives-uri" Proved RFC3987 "3.1"
        "The above mapping from IRIs to URIs produces URIs fully conforming to [RFC3986]."
        => "the mapping, without NFC and IDNA, maps every IRI to one URI, every IRI reference to one URI \
            reference"
        |lab| lab.maps(&[ToUri], Identifiers(IRI), Identifiers(URI))
            .and(|| lab.maps(&[ToUri], References(IRI), References(URI)));
    "to-uri-is-identity-on-uris" Proved RFC3987 "3.1"
        "The mapping is also an identity transformation for URIs"
        => "the mapping does not change a URI reference"
        |lab| lab.same(&[ToUri], &[], References(URI));
    "to-uri-is-idempotent" Proved RFC3987 "3.1"
        "and is idempotent; applying the mapping a second time will not change anything"
        => "the mapping does not change its result for an IRI reference"
        |lab| lab.same(&[ToUri, ToUri], &[ToUri], References(IRI));
    "to-uri-keeps-components" Proved RFC3987 "3.1"
        "Everything in this section also applies to IRI references and URI references, as well as to \
         components thereof"
        => "the mapping maps each component of an IRI reference to that component of the URI reference"
        |lab| lab.maps(&[ToUri], References(IRI), References(URI))
            .and(|| lab.one_division(URI));
    "to-uri-by-components" Proved RFC3987BIS "3.3"
        "Note that the mapping is an identity transformation for parsed URI components of valid URIs, \
         and is idempotent: applying the mapping a second time will not change anything."
        => "the mapping of components by 3987bis does not change a URI reference, nor its result for an \
            IRI reference or a Legacy Extended IRI reference"
        |lab| lab.same(&[ToUriComponents], &[], References(URI))
            .and(|| lab.same(&[ToUriComponents; 2], &[ToUriComponents], References(BIS)))
            .and(|| lab.same(&[ToUriComponents; 2], &[ToUriComponents], References(LEIRI)));
    "to-uri-by-3987bis" Proved RFC3987BIS "3.6"
        "The mapping from an IRI to URI is accomplished by applying the mapping above (from IRI to URI \
         components) and then reassembling a URI from the parsed URI components"
        => "3987bis maps every IRI reference of 3987bis and of RFC 3987 to one URI reference, the latter \
            as RFC 3987 does"
        |lab| lab.maps(&[ToUriComponents], References(BIS), References(URI))
            .and(|| lab.same(&[ToUriComponents], &[ToUri], References(IRI)));

    // RFC 3987 section 3.2.
    "to-iri-gives-iri" Proved RFC3987 "3.2"
        "The conversion described in this section will always result in an IRI"
        => "the conversion maps every URI to one IRI, every URI reference to one IRI reference, with the \
            same components and without bidirectional formatting characters"
        |lab| lab.maps(&[ToIri], Identifiers(URI), Identifiers(IRI))
            .and(|| lab.maps(&[ToIri], References(URI), WithoutBidi(IRI)));
    "to-iri-maps-back" Proved RFC3987 "3.2"
        "that maps back to the URI used as an input for the conversion (except for potential case \
         differences in percent-encoding and for potential percent-encoded unreserved characters)"
        => "the converted URI reference, mapped back, is the URI reference, after percent-encoded \
            unreserved characters are decoded and hexadecimal digits are in upper case in both"
        |lab| lab.same(
            &[ToIri, ToUri, PercentEncoding, HexadecimalDigits],
            &[PercentEncoding, HexadecimalDigits],
            References(URI),
        );
    "to-iri-maps-back-exactly" Refuted RFC3987 "3.2"
        "maps back to the URI used as an input for the conversion"
        => "the converted URI reference, mapped back, is the URI reference"
        |lab| lab.same(&[ToIri, ToUri], &[], References(URI));
    "to-iri-maps-back-but-for-case" Refuted RFC3987 "3.2"
        "except for potential case differences in percent-encoding"
        => "the first exception alone is enough"
        |lab| lab.same(&[ToIri, ToUri, HexadecimalDigits], &[HexadecimalDigits], References(URI));
    "to-iri-maps-back-but-for-unreserved" Refuted RFC3987 "3.2"
        "for potential percent-encoded unreserved characters"
        => "the second exception alone is enough"
        |lab| lab.same(&[ToIri, ToUri, PercentEncoding], &[PercentEncoding], References(URI));
    "to-iri-converts-all" Proved RFC3987 "3.2"
        "This procedure will convert as many percent-encoded characters as possible to characters in \
         an IRI."
        => "a converted URI reference does not change when it is mapped back and converted again, or \
            only converted again"
        |lab| lab.same(&[ToIri, ToUri, ToIri], &[ToIri], References(URI))
            .and(|| lab.same(&[ToIri, ToIri], &[ToIri], References(URI)));
    "to-iri-gives-iri-of-3987bis" Refuted RFC3987BIS "4"
        "The conversion described in this section, if given a valid URI, will result in an IRI"
        => "the conversion, with the inappropriate characters of RFC 3987, maps every URI reference to an \
            IRI reference of 3987bis"
        ["3987bis, hosts from URIs."]
        |lab| lab.maps(&[ToIri], References(URI), References(BIS));

    // Legacy Extended IRIs.
    "leiri-to-iri-gives-iri" Refuted RFC3987BIS "6.2"
        "To convert a Legacy Extended IRI (reference) to an IRI (reference), each character allowed in \
         a Legacy Extended IRI (reference) but not allowed in an IRI (reference) (see Section 6.3) \
         MUST be percent-encoded"
        => "the conversion maps every Legacy Extended IRI reference to an IRI reference of 3987bis"
        ["3987bis, LEIRI hosts."]
        |lab| lab.maps(&[LeiriToIri], References(LEIRI), References(BIS));
    "leiri-to-rfc3987-iri-gives-iri" Proved RFC3987BIS "6.2"
        "by applying the steps in Section 3.3"
        => "the conversion to RFC 3987 maps every Legacy Extended IRI reference to one IRI reference, with \
            the same components and without bidirectional formatting characters"
        |lab| lab.maps(&[LeiriToRfc3987Iri], References(LEIRI), WithoutBidi(IRI));
    "leiri-to-iri-is-identity-on-iris" Refuted RFC3987BIS "6.2"
        "each character allowed in a Legacy Extended IRI (reference) but not allowed in an IRI \
         (reference)"
        => "the conversion does not change an IRI reference of 3987bis"
        ["3987bis, bidirectional formatting characters."]
        |lab| lab.same(&[LeiriToIri], &[], References(BIS));
    "leiri-to-iri-is-identity-without-bidi" Proved RFC3987BIS "6.3"
        "Bidi formatting characters (U+200E, U+200F, U+202A-202E)"
        => "the conversion does not change an IRI reference of 3987bis without these characters"
        |lab| lab.same(&[LeiriToIri], &[], WithoutBidi(BIS));
    "leiri-to-iri-is-idempotent" Proved RFC3987BIS "6.2"
        "MUST be percent-encoded by applying the steps in Section 3.3"
        => "neither conversion changes its result for a Legacy Extended IRI reference"
        |lab| lab.same(&[LeiriToIri; 2], &[LeiriToIri], References(LEIRI)).and(|| lab.same(
            &[LeiriToRfc3987Iri; 2],
            &[LeiriToRfc3987Iri],
            References(LEIRI),
        ));
    "leiri-to-uri" Proved RFC3987BIS "3.3"
        "For each character which is not allowed anywhere in a valid URI apply the following steps."
        => "a Legacy Extended IRI reference, converted to RFC 3987 and then mapped by its section 3.1, is \
            the URI reference that 3987bis section 3.3 maps it to directly"
        |lab| lab.same(&[LeiriToRfc3987Iri, ToUri], &[ToUriComponents], References(LEIRI))
            .and(|| lab.maps(&[ToUriComponents], References(LEIRI), References(URI)));

    // The comparison ladder.
    "case-keeps-uris" Proved RFC3986 "6.2.2.1"
        "the scheme and host are case-insensitive and therefore should be normalized to lowercase"
        => "case normalization maps every URI reference to a URI reference with the same components, and \
            does not change its result"
        |lab| lab.maps(&[Case], References(URI), References(URI))
            .and(|| lab.same(&[Case, Case], &[Case], References(URI)));
    "case-keeps-iris" Proved RFC3987 "5.3.2.1"
        "the scheme and US-ASCII only host are case insensitive and therefore should be normalized to \
         lowercase"
        => "case normalization maps every IRI reference to an IRI reference with the same components, and \
            does not change its result"
        |lab| lab.maps(&[Case], References(IRI), References(IRI))
            .and(|| lab.same(&[Case, Case], &[Case], References(IRI)));
    "case-and-to-uri" Refuted RFC3987 "5.3.2.1"
        "the component syntax equivalence rules always apply; namely, that the scheme and US-ASCII \
         only host are case insensitive"
        => "case normalization before the mapping and after it have the same result"
        ["RFC 3987 section 5.3.2.1 and RFC 3986 section 6.2.2.1, hosts."]
        |lab| lab.same(&[Case, ToUri], &[ToUri, Case], References(IRI));
    "percent-encoding-keeps-uris" Proved RFC3986 "6.2.2.2"
        "These URIs should be normalized by decoding any percent-encoded octet that corresponds to an \
         unreserved character, as described in Section 2.3."
        => "percent-encoding normalization maps every URI reference to a URI reference with the same \
            components, and does not change its result"
        |lab| lab.maps(&[PercentEncoding], References(URI), References(URI))
            .and(|| lab.same(&[PercentEncoding; 2], &[PercentEncoding], References(URI)));
    "percent-encoding-keeps-iris" Proved RFC3987 "5.3.2.3"
        "These IRIs should be normalized by decoding any percent-encoded octet sequence that \
         corresponds to an unreserved character"
        => "percent-encoding normalization maps every IRI reference to an IRI reference with the same \
            components, and does not change its result; also if iunreserved is decoded"
        |lab| lab.maps(&[PercentEncoding], References(IRI), References(IRI))
            .and(|| lab.same(&[PercentEncoding; 2], &[PercentEncoding], References(IRI)))
            .and(|| lab.maps(&[PercentEncodingOfIris], References(IRI), References(IRI)))
            .and(|| lab.same(
                &[PercentEncodingOfIris; 2],
                &[PercentEncodingOfIris],
                References(IRI),
            ));
    "aligned-is-to-uri" Proved RFC3987 "5.3.2.3"
        "for example, by converting both IRIs to URIs (see section 3.1), eliminating escape \
         differences in the resulting URIs"
        => "an aligned IRI reference is the URI reference that it is mapped to, after percent-encoding \
            normalization"
        |lab| lab.same(&[Aligned], &[ToUri, PercentEncoding], References(IRI));
    "case-before-percent-encoding" Refuted RFC3987 "5.3.2"
        "Syntax-based normalization includes such techniques as case normalization, character \
         normalization, percent-encoding normalization, and removal of dot-segments."
        => "after case normalization and then percent-encoding normalization, case normalization \
            changes nothing more"
        |lab| lab.same(&[Case, PercentEncoding], &[Case, PercentEncoding, Case], References(URI));
    "percent-encoding-before-case" Proved RFC3986 "6.2.2"
        "Syntax-based normalization includes such techniques as case normalization, percent-encoding \
         normalization, and removal of dot-segments"
        => "percent-encoding normalization and then case normalization have the same result as with case \
            normalization also before them, and as one climb; repeating them changes nothing"
        |lab| lab.same(&[PercentEncoding, Case], &[Case, PercentEncoding, Case], References(IRI))
            .and(|| lab.same(
                &[PercentEncoding, Case],
                &[CaseAndPercentEncoding],
                References(IRI),
            ))
            .and(|| lab.same(
                &[CaseAndPercentEncoding, PercentEncoding, Case],
                &[CaseAndPercentEncoding],
                References(IRI),
            ));

    // Procedures that are not finite transductions.
    "dot-segments" NotFinite RFC3987 "5.3.2.4"
        "IRI normalizers should remove dot-segments by applying the remove_dot_segments algorithm to \
         the path"
        => "path segment normalization is idempotent and stays in the language"
        |_lab| dots::is_not_finite();
    "dot-segments-are-removed" HoldsSoFar RFC3986 "5.2.4"
        "in order to remove any invalid or extraneous dot-segments prior to forming the target URI"
        => "remove_dot_segments leaves no complete segment `.` or `..`, and changes nothing when applied \
            again"
        |_lab| dots::are_removed();
    "dot-segments-leave-a-path" Refuted RFC3986 "3.3"
        "If a URI does not contain an authority component, then the path cannot begin with two slash \
         characters (\"//\")."
        => "the result of remove_dot_segments begins with `//` only if the path does"
        ["RFC 3986 sections 3 and 5.2, a path that begins with `//`."]
        |_lab| dots::removal_leaves_a_path();
    "nfc" Refuted RFC3987 "3.1"
        "The above mapping from IRIs to URIs produces URIs fully conforming to [RFC3986]."
        => "the mapping maps every IRI to a URI even if its step 1 a or b normalizes by NFC"
        ["RFC 3987 sections 3.1 and 5.3.2.2, IRIs whose NFC is not an IRI."]
        |_lab| nfc::gives_uris();
    "nfc-of-equivalents" NotFinite RFC3987 "3.1"
        "convert the IRI to a sequence of characters from the UCS normalized according to NFC"
        => "the mapping with NFC maps canonically equivalent IRIs to the same URI"
        ["Normalization against escapes."]
        |_lab| Verdict::NotFinite { why: super::NFC };
    "to-ascii" NotFinite RFC3987 "3.1"
        "Replace the ireg-name part of the IRI by the part converted using the ToASCII operation"
        => "the mapping with ToASCII maps every IRI whose domain name it accepts to a URI"
        |_lab| Verdict::NotFinite { why: super::TO_ASCII };
}
