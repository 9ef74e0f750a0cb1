//! The mistakes.

use crate::case::Operation;

macro_rules! variations {
    ($($operation:ident { $($variation:ident $name:literal $section:literal $what:literal,)+ })+) => {
        /// A mistake in one step of an algorithm.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Variation {
            $($(#[doc = $what] $variation,)+)+
        }

        impl Variation {
            /// All variations.
            pub const ALL: &[Variation] = &[$($(Variation::$variation,)+)+];

            /// The operation in which the mistake is.
            pub fn operation(self) -> Operation {
                match self { $($(Variation::$variation => Operation::$operation,)+)+ }
            }

            /// The name, as in `2A-dots-kept`.
            pub fn name(self) -> &'static str {
                match self { $($(Variation::$variation => $name,)+)+ }
            }

            /// The section that has the step: of RFC 3986, of the mappings that of RFC 3987.
            pub fn section(self) -> &'static str {
                match self { $($(Variation::$variation => $section,)+)+ }
            }

            /// What an implementation with the mistake does.
            pub fn what(self) -> &'static str {
                match self { $($(Variation::$variation => $what,)+)+ }
            }
        }
    };
}

variations! {
    Split {
        EmptyAuthorityUndefined "empty-authority-undefined" "3.2" "an empty authority is undefined",
        EmptyUserinfoUndefined "empty-userinfo-undefined" "3.2.1" "an empty userinfo is undefined",
        EmptyHostUndefined "empty-host-undefined" "3.2.2" "an empty host is undefined",
        EmptyPortUndefined "empty-port-undefined" "3.2.3" "an empty port is undefined",
        EmptyQueryUndefined "empty-query-undefined" "3.4" "an empty query is undefined",
        EmptyFragmentUndefined "empty-fragment-undefined" "3.5" "an empty fragment is undefined",
        EmptyPathSlash "empty-path-slash" "3.3" "an empty path after an authority is /",
        PathWithoutSlash "path-without-slash" "3.3" "the path lacks its first slash",
        PathDotsRemoved "path-dots-removed" "3.3" "dot segments are removed from the path",
        SchemeLowered "scheme-lowered" "3.1" "the scheme is written in lower case",
        HostLowered "host-lowered" "3.2.2" "the host is written in lower case",
        HostDecoded "host-decoded" "3.2.2" "the host is percent-decoded",
        AuthorityDecoded "authority-decoded" "2.4" "the authority is percent-decoded before it is divided",
        AuthorityDelimiters "encoded-delimiters" "2.2" "%40 and %3A divide the authority",
        HostWithoutBrackets "host-without-brackets" "3.2.2" "an IP literal lacks its brackets",
        HostToPath "host-to-path" "3.2" "an authority without a scheme is a part of the path",
        AuthorityToEnd "authority-to-slash" "3.2" "the authority ends only at a slash",
        AuthorityPastPath "at-sign-in-path" "3.2.1" "an @ in the path ends a userinfo",
        UserinfoAtFirstColon "user-alone" "3.2.1" "the userinfo ends before its first colon",
        PortAtFirstColon "port-at-first-colon" "3.2.3" "the port begins at the first colon of the authority",
        PortInBrackets "port-in-brackets" "3.2.3" "the port begins at the last colon, also in an IP literal",
        PortDefaultRemoved "default-port-removed" "3.2.3" "the default port of the scheme is undefined",
        SchemeAfterSlash "scheme-after-slash" "3.1" "a colon after the first slash ends a scheme",
        SchemeWithAuthorityOnly "scheme-with-authority-only" "3.1" "a scheme needs // after it",
        QueryAtLastMark "query-at-last-mark" "3.4" "the query begins at the last question mark",
        QueryInFragment "query-in-fragment" "3.5" "a question mark in the fragment begins a query",
        QueryDecoded "query-decoded" "3.4" "the query is percent-decoded",
        PathDecoded "path-decoded" "3.3" "the path is percent-decoded",
        FragmentDecoded "fragment-decoded" "3.5" "the fragment is percent-decoded",
        PlusIsSpace "plus-is-space" "3.4" "a plus sign in the query is a space",
        HexUpper "hex-upper" "2.1" "hexadecimal digits are written in upper case",
        DelimitersKept "delimiters-kept" "B" "query and fragment keep their delimiters",
        NonAsciiEncoded "non-ascii-encoded" "2.2" "characters beyond ASCII are percent-encoded",
    }
    Resolve {
        ReferenceSchemeDots "scheme-dots-kept" "5.2.2" "dot segments stay in a reference with a scheme",
        AuthorityDots "authority-dots-kept" "5.2.2" "dot segments stay in a reference with an authority",
        EmptyPathQueryLost "empty-path-query-lost" "5.2.2" "a reference without path and query loses the query of the base",
        EmptyPathQueryOfBase "empty-path-query-of-base" "5.2.2" "a reference without path takes the query of the base even if it has one",
        EmptyPathDots "empty-path-dots-removed" "5.2.2" "an empty path removes dot segments from the path of the base",
        EmptyPathMerged "empty-path-merged" "5.2.2" "an empty path is merged and removes the last segment of the base",
        AbsolutePathDots "absolute-path-dots-kept" "5.2.2" "dot segments stay in an absolute path",
        AbsolutePathMerged "absolute-path-merged" "5.2.2" "an absolute path is merged with that of the base",
        MergedDots "merged-dots-kept" "5.2.2" "dot segments stay in a merged path",
        RelativePathQueryOfBase "path-query-of-base" "5.2.2" "a reference with a path and without a query takes the query of the base",
        AuthorityOfBaseLost "authority-lost" "5.2.2" "the authority of the base is lost",
        FragmentOfBase "fragment-of-base" "5.2.2" "a reference without a fragment takes that of the base",
        FragmentLost "fragment-lost" "5.2.2" "the fragment of the reference is lost",
        EmptyQueryInherits "empty-query-inherits" "5.2.2" "an empty query of the reference counts as undefined",
        EmptyAuthorityInherits "empty-authority-inherits" "5.2.2" "an empty authority of the reference counts as undefined",
        RecomposedEmptyQuery "empty-query-dropped" "5.3" "an empty query is dropped",
        RecomposedEmptyFragment "empty-fragment-dropped" "5.3" "an empty fragment is dropped",
        RecomposedEmptyAuthority "empty-authority-dropped" "5.3" "an empty authority is dropped",
        MergeWithoutSlash "merge-without-slash" "5.2.3" "no slash is added after an authority without a path",
        MergeSlashAlways "merge-slash-always" "5.2.3" "a slash is added also without an authority",
        MergeEmptyAuthority "merge-empty-authority" "5.2.3" "an empty authority counts as undefined",
        MergeKeepsLast "merge-keeps-last" "5.2.3" "the last segment of the base is kept",
        MergeKeepsOnly "merge-keeps-only" "5.2.3" "the only segment of a base without a slash is kept",
        MergeAfterParameters "merge-keeps-parameters" "5.2.3" "the last segment of the base ends at a semicolon",
        Dots2aParentKept "2A-parent-kept" "5.2.4" "../ at the start is kept",
        Dots2aHereKept "2A-here-kept" "5.2.4" "./ at the start is kept",
        Dots2bMiddleKept "2B-middle-kept" "5.2.4" "/./ is kept",
        Dots2bEndKept "2B-end-kept" "5.2.4" "/. at the end is kept",
        Dots2bEndWithoutSlash "2B-end-without-slash" "5.2.4" "/. at the end leaves no slash",
        Dots2cMiddleKept "2C-middle-kept" "5.2.4" "/../ is kept",
        Dots2cEndKept "2C-end-kept" "5.2.4" "/.. at the end is kept",
        Dots2cEndWithoutSlash "2C-end-without-slash" "5.2.4" "/.. at the end leaves no slash",
        Dots2cSegmentKept "2C-segment-kept" "5.2.4" "/../ does not remove the segment before it",
        Dots2cExcessKept "2C-excess-kept" "5.2.4" "a /../ with no segment before it is kept",
        Dots2cTwoRemoved "2C-two-removed" "5.2.4" "/../ removes two segments",
        Dots2dKept "2D-kept" "5.2.4" "a path that is only . or .. is kept",
        DotsEmptySegments "empty-segments-collapsed" "5.2.4" "empty segments are removed",
        DotsEmptySegmentSkipped "empty-segment-skipped" "5.2.4" "/../ does not count an empty segment",
        DotsPrefix "dot-prefix" "5.2.4" "a segment that begins with a dot segment is one",
        DotsSuffix "dot-suffix" "5.2.4" "a segment that ends with a dot is a dot segment",
        DotsThree "three-dots" "5.2.4" "... is a dot segment",
        DotsEncoded "encoded-dots" "5.2.4" "%2E counts as a dot",
        DotsInQuery "dots-in-query" "5.2.4" "dot segments are removed from the query",
        DotsInFragment "dots-in-fragment" "5.2.4" "dot segments are removed from the fragment",
        TargetSchemeLowered "scheme-lowered" "5.2.2" "the scheme of the target is written in lower case",
        TargetHostLowered "host-lowered" "5.2.2" "the host of the target is written in lower case",
        TargetHexUpper "hex-upper" "5.2.2" "hexadecimal digits of the target are written in upper case",
        TargetDecoded "decoded" "5.2.2" "unreserved characters of the target are decoded",
        TargetSlashAdded "slash-added" "5.2.2" "a target with an authority and without a path gets a slash",
        TargetEncoded "non-ascii-encoded" "5.2.2" "characters beyond ASCII are percent-encoded",
        ColonInPath "colon-is-scheme" "5.2.2" "a colon after a slash ends a scheme",
    }
    Normalize {
        CaseHexKept "case-hex-kept" "6.2.2.1" "hexadecimal digits keep their case",
        CaseHexLower "case-hex-lower" "6.2.2.1" "hexadecimal digits are written in lower case",
        CaseSchemeKept "case-scheme-kept" "6.2.2.1" "the scheme keeps its case",
        CaseHostKept "case-host-kept" "6.2.2.1" "the host keeps its case",
        CaseHostHexLower "case-host-hex-lower" "6.2.2.1" "hexadecimal digits of the host are written in lower case",
        CaseUserinfo "case-userinfo" "6.2.2.1" "the userinfo is written in lower case",
        CasePath "case-path" "6.2.2.1" "the path is written in lower case",
        CaseQuery "case-query" "6.2.2.1" "the query is written in lower case",
        CaseFragment "case-fragment" "6.2.2.1" "the fragment is written in lower case",
        CaseHexPathOnly "case-hex-path-only" "6.2.2.1" "only hexadecimal digits of the path are written in upper case",
        PercentNone "percent-none" "6.2.2.2" "nothing is decoded",
        PercentTilde "percent-tilde" "6.2.2.2" "a tilde is not decoded",
        PercentHyphen "percent-hyphen" "6.2.2.2" "hyphen, dot and underscore are not decoded",
        PercentDigits "percent-digits" "6.2.2.2" "digits are not decoded",
        PercentUpperHexOnly "percent-upper-hex-only" "6.2.2.2" "only triplets with upper case digits are decoded",
        PercentReserved "percent-reserved" "6.2.2.2" "reserved characters are decoded",
        PercentSubDelims "percent-sub-delims" "6.2.2.2" "sub-delims are decoded",
        PercentSpace "percent-excluded" "6.2.2.2" "characters that are not allowed are decoded",
        PercentTwice "percent-twice" "6.2.2.2" "what decoding makes is decoded again",
        PercentPathOnly "percent-path-only" "6.2.2.2" "only the path is decoded",
        PercentNonAscii "percent-non-ascii" "6.2.2.2" "octets beyond ASCII are decoded as UTF-8",
        PathKept "path-kept" "6.2.2.3" "dot segments are kept",
        PathSlashRemoved "path-slash-removed" "6.2.2.3" "a slash at the end is removed",
        PathEmptySegments "path-empty-segments" "6.2.2.3" "empty segments are removed",
        PathEncodedDots "path-encoded-dots" "6.2.2.3" "%2E counts as a dot",
        PathInQuery "path-in-query" "6.2.2.3" "dot segments are removed from the query",
        SyntaxDotsFirst "syntax-dots-first" "6.2.2" "dot segments are removed before percent-decoding",
        SyntaxCaseLeftOut "syntax-case-left-out" "6.2.2" "case normalization is left out",
        SyntaxDecodedHostCase "syntax-decoded-case" "6.2.2" "a letter that is decoded in the host keeps its case",
        SchemePortKept "scheme-port-kept" "6.2.3" "the default port is kept",
        SchemeEmptyPortKept "scheme-empty-port-kept" "6.2.3" "an empty port is kept",
        SchemePortRemoved "scheme-port-removed" "6.2.3" "every port is removed",
        SchemePortOfHttp "scheme-port-of-http" "6.2.3" "port 80 is removed from every scheme",
        SchemePathEmpty "scheme-path-empty" "6.2.3" "an empty path does not become a slash",
        SchemeSlashRemoved "scheme-slash-removed" "6.2.3" "a path of one slash becomes empty",
        SchemeEmptyQuery "scheme-empty-query" "6.2.3" "an empty query is removed",
        SchemeEmptyFragment "scheme-empty-fragment" "6.2.3" "an empty fragment is removed",
        SchemeEveryPath "scheme-path-always" "6.2.3" "an empty path becomes a slash also without an authority",
    }
    Compare {
        SimpleCase "simple-case" "6.2.1" "simple comparison ignores the case of letters",
        SimpleUri "simple-uri" "5.3.1" "simple comparison maps IRIs to URIs",
        SimpleNfc "simple-nfc" "5.3.2.2" "simple comparison applies Normalization Form C",
        SimpleHex "simple-hex" "6.2.1" "simple comparison ignores the case of hexadecimal digits",
        SimpleFragment "simple-fragment" "6.2.1" "simple comparison ignores the fragment",
        SimpleSlash "simple-slash" "6.2.1" "simple comparison ignores a slash at the end",
    }
    ToUri {
        ToUriLatin1 "2.1-latin-1" "3.1" "characters up to U+00FF become one octet",
        ToUriSurrogates "2.1-surrogates" "3.1" "a character beyond U+FFFF becomes the octets of two surrogates",
        ToUriTwoOctets "2.1-two-octets" "3.1" "only the characters up to U+07FF are encoded",
        ToUriEscapedAgain "2.2-escaped-again" "3.1" "the percent sign is encoded",
        ToUriNfc "1-nfc" "3.1" "Normalization Form C is applied",
        ToUriHexUpper "2.2-hex-upper" "3.1" "hexadecimal digits that were there are written in upper case",
        ToUriDecoded "decoded" "3.1" "unreserved characters are decoded",
        ToUriPrivateKept "2-private-kept" "3.1" "characters of iprivate are kept",
        ToUriUserinfoKept "2-userinfo-kept" "3.1" "the userinfo is kept",
        ToUriHostKept "2-host-kept" "3.1" "the host is kept",
        ToUriPathKept "2-path-kept" "3.1" "the path is kept",
        ToUriQueryKept "2-query-kept" "3.1" "the query is kept",
        ToUriFragmentKept "2-fragment-kept" "3.1" "the fragment is kept",
        ToUriReserved "2-reserved" "3.1" "reserved characters of the query are encoded",
        ToUriLowered "lowered" "3.1" "scheme and host are written in lower case",
        ToUriDots "dots-removed" "3.1" "dot segments are removed",
        ToUriQueryPlus "query-plus" "3.1" "a plus sign in the query is encoded",
    }
    ToIri {
        ToIriNothing "2-nothing" "3.2" "nothing is decoded",
        ToIriPercent "2-percent" "3.2" "%25 is decoded",
        ToIriReserved "2-reserved" "3.2" "reserved characters are decoded",
        ToIriExcluded "2-excluded" "3.2" "characters of US-ASCII that are not allowed are decoded",
        ToIriControls "2-controls" "3.2" "controls are decoded",
        ToIriUnreservedKept "2-unreserved-kept" "3.2" "unreserved characters of US-ASCII are not decoded",
        ToIriLowerHexKept "2-lower-hex-kept" "3.2" "triplets with digits in lower case are not decoded",
        ToIriLatin1 "3-latin-1" "3.2" "octets that are not UTF-8 are decoded as ISO 8859-1",
        ToIriReplaced "3-replaced" "3.2" "octets that are not UTF-8 become U+FFFD",
        ToIriAllOrNothing "3-all-or-nothing" "3.2" "a run with octets that are not UTF-8 is not decoded at all",
        ToIriOverlong "3-overlong" "3.2" "overlong sequences are decoded",
        ToIriSurrogates "3-surrogates" "3.2" "surrogates in UTF-8 are decoded as pairs",
        ToIriBidi "4-bidi" "3.2" "bidirectional formatting characters are decoded",
        ToIriPrivate "4-private" "3.2" "characters of iprivate are decoded everywhere",
        ToIriPrivateKept "4-private-kept" "3.2" "characters of iprivate are not decoded in a query",
        ToIriNonCharacters "4-noncharacters" "3.2" "noncharacters are decoded",
        ToIriSpecials "4-specials" "3.2" "U+FFF0 to U+FFFD are decoded",
        ToIriC1 "4-c1" "3.2" "the controls U+0080 to U+009F are decoded",
        ToIriTags "4-tags" "3.2" "U+E0000 to U+E0FFF are decoded",
        ToIriTwice "twice" "3.2" "what decoding makes is decoded again",
        ToIriPathOnly "path-only" "3.2" "only the path is decoded",
        ToIriBmp "bmp" "3.2" "only characters up to U+FFFF are decoded",
        ToIriNfc "nfc" "3.2" "Normalization Form C is applied",
    }
}
