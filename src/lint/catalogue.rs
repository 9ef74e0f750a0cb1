//! The table of the catalogue. The codes, their names and numbers and their documentation are
//! generated from it.

use super::checks::{characters, components, percent, repairs, scripts};
use super::entry::Scope::{All, Encoded, Has, Leiri, NonAscii, UnusualHost, UrlI18n07};
use super::entry::{
    BIS, CatalogueEntry, Check, KeyWord, RFC3986, RFC3987, Requirement, Safety, Scope, Trait,
    URL_I18N,
};
use super::subject::Octets;
use crate::grammar::Document;
use crate::ladder::Rung;
use crate::ladder::with_lower_case_letters as lower_case;
use crate::ladder::with_upper_case_digits as upper_case_digits;
use crate::named::UnknownName;
use crate::syntax::Component;
use crate::text::Class;
use core::fmt;
use core::str::FromStr;

// Documents that specify schemes.
const RFC3966: Document = Document::Rfc(3966);
const RFC6068: Document = Document::Rfc(6068);
const RFC7595: Document = Document::Rfc(7595);
const RFC8141: Document = Document::Rfc(8141);
const RFC9110: Document = Document::Rfc(9110);

const ENCODED: Scope = Encoded(Octets::ALL);
/// The unreserved characters (RFC 3986 section 2.3).
const UNRESERVED: Octets =
    Octets::new(b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~");
const HOST: Scope = Has(Component::Host);
const PORT: Scope = Has(Component::Port);
const QUERY: Scope = Has(Component::Query);
const USERINFO: Scope = Has(Component::Userinfo);

macro_rules! catalogue {
    ($($number:literal $code:ident $name:literal [$($document:ident $section:literal $key_word:ident),+]
        $message:literal
        $meaning:literal
        bad $bad:literal good $good:literal
        $scope:expr => $kind:ident $(($check:expr))?
        $(, fix $safety:expr => $repair:path)?
        $(, [$($trait:ident),+])?;)*) => {
        /// The entries of the catalogue. Numbers and names never change: `I302` is `non-nfc` in
        /// every version.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[non_exhaustive]
        pub enum Code {
            $(
                #[doc = concat!(
                    "I", $number, " `", $name, "`: the component ", $message, ". ", $meaning, "\n\n",
                    "Guide: [examples and sources](crate::guide::findings#i", $number, "-", $name, ").",
                )]
                $code,
            )*
        }

        impl Code {
            /// All codes, in the order of their numbers.
            pub const ALL: &'static [Code] = &[$(Code::$code),*];

            /// The entry of the catalogue.
            pub fn entry(self) -> &'static CatalogueEntry {
                &CATALOGUE[self as usize]
            }
        }

        static CATALOGUE: [CatalogueEntry; Code::ALL.len()] = [$(
            CatalogueEntry {
                number: $number,
                name: $name,
                sources: &[$(Requirement {
                    citation: $document.section($section),
                    key_word: KeyWord::$key_word,
                }),+],
                message: $message,
                meaning: $meaning,
                bad: $bad,
                good: $good,
                traits: &[$($(Trait::$trait),+)?],
                scope: $scope,
                check: Check::$kind $(($check))?,
                repair: catalogue!(@repair $($safety => $repair)?),
            },
        )*];
    };
    (@repair) => { None };
    (@repair $safety:expr => $repair:path) => { Some(($safety, $repair)) };
}

// The rungs at which fixes are safe, and the safety of all other fixes.
const CASE: Safety = Safety::Safe(Rung::Case);
const PERCENT: Safety = Safety::Safe(Rung::PercentEncoding);
const PATH: Safety = Safety::Safe(Rung::PathSegments);
const SCHEME: Safety = Safety::Safe(Rung::SchemeBased);
const CHANGES: Safety = Safety::ChangesIdentifier;

// The first digit of a number is the source: 1 draft-masinter-url-i18n-07, 2 RFC 3986, 3 RFC 3987,
// 4 3987bis, 5 and 6 schemes, whose findings are those of rules from outside. Numbers that are missing there
// were entries that the grammars of the schemes have replaced.
catalogue! {
    101 Symbol "symbol" [URL_I18N "3.1 c" Advice]
        "has a symbol that is hard to type"
        "Dingbats, mathematical and other symbols are hard to type; avoid them, in a query too. Symbols that are compatibility variants are reported as non-nfkc if that entry is on."
        bad "http://example.org/\u{2603}" good "http://example.org/snow"
        NonAscii => Class(Class::Symbols);
    102 PresentationForm "presentation-form" [URL_I18N "3.1 c" Advice]
        "has a ligature or a presentation form"
        "Ligatures and presentation forms are hard to type; avoid them, in a query too. Those that are compatibility variants are reported as non-nfkc if that entry is on."
        bad "http://example.org/\u{fdfd}" good "http://example.org/\u{633}\u{644}\u{627}\u{645}"
        NonAscii => Class(Class::PresentationForms);
    103 Invisible "invisible" [URL_I18N "3.1 e" Advice]
        "has an invisible character"
        "A reader cannot enter a character that has no visual representation."
        bad "http://example.org/soft\u{ad}hyphen" good "http://example.org/soft-hyphen"
        NonAscii => Characters(characters::is_invisible), [Security];
    104 NonAsciiAuthority "non-ascii-authority" [URL_I18N "3.1 a" Must]
        "has non-ASCII characters"
        "In the draft of 2001, host names are US-ASCII, and userinfo has only the characters of URIs. RFC 3987 allows non-ASCII characters in both."
        bad "http://r\u{e9}sum\u{e9}.example.org/?[a]"
        good "http://example.org/r\u{e9}sum\u{e9}?[a]"
        UrlI18n07 => Finds(components::non_ascii);
    105 ControlCharacter "control-character" [URL_I18N "3.1 e" Must]
        "has a control character or another invisible character"
        "The draft of 2001 forbids control characters everywhere: the general categories Cc, Cf, Zl and Zp, and Default_Ignorable_Code_Point. For later documents, other entries cover many of these, and joiners are allowed in some contexts."
        bad "http://example.org/\u{915}\u{94d}\u{200d}\u{937}?[a]"
        good "http://example.org/\u{915}\u{94d}\u{937}?[a]"
        UrlI18n07 => Class(Class::NoVisualRepresentation), [Security];

    201 LowerCaseHex "lower-case-hex" [RFC3986 "2.1" Should]
        "has lower-case digits in a percent-encoding"
        "Producers should write the hexadecimal digits A to F of percent-encodings in upper case. Both cases are equivalent."
        bad "http://example.org/%c3%a9" good "http://example.org/%C3%A9"
        ENCODED => Finds(percent::lower_case_digits), fix CASE => upper_case_digits;
    202 EncodedUnreserved "encoded-unreserved" [RFC3986 "2.3" Should]
        "percent-encodes an unreserved character"
        "Producers should not percent-encode letters, digits, '-', '.', '_' and '~'. Both forms are equivalent, but some comparisons treat them as different."
        bad "http://example.org/%7Euser" good "http://example.org/~user"
        Encoded(UNRESERVED) => Finds(percent::unreserved), fix PERCENT => repairs::unreserved_decoded;
    203 EncodedTwice "encoded-twice" [RFC3986 "2.4" Advice]
        "seems to be percent-encoded twice"
        "A string must not be percent-encoded more than once. This finding is a guess: %25 may be meant as data."
        bad "http://example.org/caf%25c3%25a9" good "http://example.org/caf%C3%A9"
        Encoded(Octets::new(b"%")) => Finds(percent::encoded_twice), [Security];
    204 UpperCaseScheme "upper-case-scheme" [RFC3986 "3.1" Should]
        "has upper-case letters"
        "Schemes are case-insensitive; producers should write them in lower case."
        bad "HTTP://example.org/" good "http://example.org/"
        All => Part(components::upper_case_scheme), fix CASE => lower_case;
    205 EmptyPort "empty-port" [RFC3986 "3.2" Should, RFC3986 "3.2.3" Should]
        "is empty after its ':'"
        "Producers should omit the ':' if the port is empty."
        bad "http://example.org:/" good "http://example.org/"
        PORT => Part(components::empty_port), fix SCHEME => repairs::nothing;
    206 DefaultPort "default-port" [RFC3986 "3.2.3" Should, RFC9110 "4.2.3" Advice]
        "is the default port of the scheme"
        "Producers should omit the port if it is the default of the scheme."
        bad "http://example.org:80/" good "http://example.org:8080/"
        PORT => Part(components::default_port), fix SCHEME => repairs::nothing;
    207 Password "password" [RFC3986 "3.2.1" Should, RFC3986 "7.5" Should, RFC9110 "4.2.4" Advice]
        "has a password"
        "The format \"user:password\" is deprecated: identifiers are displayed, stored and logged in clear text."
        bad "ftp://user:secret@example.org/" good "ftp://user@example.org/"
        USERINFO => Part(components::password), fix CHANGES => repairs::nothing, [Security];
    208 UpperCaseHost "upper-case-host" [RFC3986 "3.2.2" Should]
        "has upper-case letters"
        "Hosts are case-insensitive. Producers should write registered names and hexadecimal addresses in lower case, for uniformity."
        bad "http://Example.org/" good "http://example.org/"
        HOST => Part(components::upper_case_host), fix CASE => lower_case;
    209 HostNotUtf8 "host-not-utf-8" [RFC3986 "3.2.2" Must]
        "has percent-encodings that are not UTF-8"
        "In a host, percent-encodings must represent characters in UTF-8."
        bad "http://r%E9sum%E9.example.org/" good "http://resume.example.org/"
        Encoded(Octets::NON_ASCII) => Finds(percent::host_not_utf8), [Security];
    210 LongHost "long-host" [RFC3986 "3.2.2" Should]
        "is longer than 255 characters"
        "Producers should limit registered names to 255 characters."
        bad "http://aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb.cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc.dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd.eeeeeeeeeeee/"
        good "http://example.org/"
        UnusualHost => Part(components::long_name);
    211 NotDnsSyntax "not-dns-syntax" [RFC3986 "3.2.2" Should, URL_I18N "3.1 a" Advice]
        "does not conform to the syntax of DNS"
        "Producers should use names in DNS syntax even where DNS is not used: each label begins and ends with a letter or digit, and has only letters, digits and '-'. The draft of 2001 also excludes percent-encodings."
        bad "http://my_host.example.org/" good "http://my-host.example.org/"
        UnusualHost => Finds(components::not_dns_syntax);
    212 EncodedName "encoded-name" [RFC3986 "3.2.2" Should]
        "percent-encodes an internationalized name"
        "For old resolvers, producers should write internationalized names in the IDNA encoding, not percent-encoded. An IRI can have the characters themselves."
        bad "http://r%C3%A9sum%C3%A9.example.org/" good "http://xn--rsum-bpad.example.org/"
        Encoded(Octets::NON_ASCII) => Finds(components::encoded_name);
    213 VersionFlag "version-flag" [RFC3986 "3.2.2" Must]
        "has a version flag before an IPv4 or IPv6 address"
        "The flag \"v\" marks future address formats; it must not stand before an IPv4 or IPv6 address."
        bad "http://[v6.2001:db8::1]/" good "http://[2001:db8::1]/"
        UnusualHost => Part(components::version_flag);
    214 DotSegments "dot-segments" [RFC3986 "6.2.2.3" Should, RFC3986 "3.3" Advice]
        "has dot segments"
        "The segments . and .. are meant for the beginning of relative references. Software may fail to remove them from a reference with a scheme. %2E counts as a dot."
        bad "http://example.org/a/../b" good "http://example.org/b"
        All => Part(components::dot_segments), fix PATH => repairs::without_dot_segments, [Security];
    215 DotSegmentsInQuery "dot-segments-in-query" [RFC3986 "5.2.4" Advice, RFC3986 "3.4" Advice]
        "seems to have dot segments"
        "Some older software does not separate query and path before it resolves, and misreads /../ or /./ in a query."
        bad "http://example.org/?file=a/../b" good "http://example.org/?file=b"
        QUERY => Part(components::dot_segments_in_query);
    216 RareIpAddress "rare-ip-address" [RFC3986 "7.4" Advice]
        "is a name by the syntax, but an address for some software"
        "Addresses of fewer than four numbers, or with octal or hexadecimal numbers, are not in the syntax, but many system routines accept them. Filters that compare the text of addresses miss them."
        bad "http://0x7f.1/" good "http://127.0.0.1/"
        HOST => Finds(components::rare_ip_address), [Security];
    217 MisleadingUserinfo "misleading-userinfo" [RFC3986 "7.6" Advice]
        "looks like a host"
        "The userinfo precedes the host. It can be made to look like a trusted name, to mislead a reader."
        bad "ftp://cnn.example.com&story=breaking_news@10.0.0.1/top_story.htm"
        good "ftp://anonymous@10.0.0.1/top_story.htm"
        USERINFO => Part(components::misleading_userinfo), [Security];
    218 EncodedNul "encoded-nul" [RFC3986 "7.3" Advice]
        "has a percent-encoded NUL"
        "%00 may need special handling. Reject it where raw data are not expected."
        bad "http://example.org/a%00.jpg" good "http://example.org/a.jpg"
        Encoded(Octets::new(b"\0")) => Finds(percent::nul), [Security];
    219 EncodedLineBreak "encoded-line-break" [RFC3986 "7.2" Advice]
        "has a percent-encoded CR or LF"
        "If CR and LF are decoded too early, a protocol may read the text after them as further commands."
        bad "ftp://example.org/a%0D%0Adele%20b" good "ftp://example.org/a"
        Encoded(Octets::new(b"\r\n")) => Finds(percent::line_breaks), [Security];
    220 EncodedSeparator "encoded-separator" [RFC3986 "7.3" Advice]
        "has a percent-encoded '/' or '\\'"
        "Once decoded, '/' and '\\' have a meaning in the file system of a server."
        bad "http://example.org/a%5Cb" good "http://example.org/a/b"
        Encoded(Octets::new(b"/\\")) => Finds(percent::file_system_characters), [Security, Common];
    221 WellKnownPort "well-known-port" [RFC3986 "7.2" Advice]
        "is the well-known port of another protocol"
        "If a port below 1024 does not belong to the scheme, software may send commands to another service. Applications should prevent this."
        bad "http://example.org:25/" good "http://example.org:8025/"
        PORT => Part(components::well_known_port), [Security];
    222 DeviceName "device-name" [RFC3986 "7.3" Advice]
        "has the name of a device"
        "Some file systems give names such as aux and lpt1 a special meaning; merely testing whether such a file exists can have effects."
        bad "http://example.org/aux/a" good "http://example.org/auxiliary/a"
        All => Finds(components::device_names), [Security, Common];
    223 SuffixReference "suffix-reference" [RFC3986 "4.5" Should]
        "looks like a host, but is a path"
        "A reference without a scheme and '//' is relative. Software should avoid guessing that a host was meant."
        bad "www.example.org/addressing/" good "//www.example.org/addressing/"
        All => Part(components::suffix_reference);

    301 BidiFormatting "bidi-formatting" [RFC3987 "4.1" Must, BIS "6.3" Must]
        "has a bidirectional formatting character"
        "IRIs must not contain LRM, RLM, LRE, RLE, LRO, RLO or PDF. These are invisible, so a reader cannot enter such an IRI from its display."
        bad "http://example.org/a\u{200e}b" good "http://example.org/ab"
        NonAscii => Class(Class::BidiFormatting), fix CHANGES => repairs::without_bidi_formatting, [Security];
    302 NonNfc "non-nfc"
        [RFC3987 "5.3.2.2" Should, RFC3987 "7.5" Advice, BIS "7.5" Advice, URL_I18N "3.1 g" Must]
        "is not in Normalization Form C"
        "IRIs should be created in NFC, so that texts that look the same are the same."
        bad "http://www.example.org/re\u{301}sume\u{301}.html"
        good "http://www.example.org/r\u{e9}sum\u{e9}.html"
        NonAscii => Finds(characters::non_nfc), fix CHANGES => repairs::nfc;
    303 NonNfkc "non-nfkc"
        [RFC3987 "7.5" Advice, RFC3987 "5.3.2.2" Advice, BIS "7.5" Advice]
        "has a compatibility variant"
        "New names are best in NFKC: avoid ligatures and other compatibility variants wherever possible. A query may contain them, to search for a word that is written with them."
        bad "http://example.org/\u{fb01}nd" good "http://example.org/find"
        NonAscii => Characters(characters::is_variant), fix CHANGES => repairs::nfkc;
    304 LaterBidiFormatting "later-bidi-formatting" [RFC3987 "4.1" Advice, BIS "6.3" Advice]
        "has a bidirectional formatting character of a later Unicode version"
        "ALM, LRI, RLI, FSI and PDI, which are newer than the document, have the same effects as the formatting characters that it forbids."
        bad "http://example.org/a\u{2066}b" good "http://example.org/ab"
        NonAscii => Class(Class::LaterBidiFormatting), fix CHANGES => repairs::without_bidi_formatting, [Security];
    305 BothDirections "both-directions" [RFC3987 "4.2" Should, RFC3987 "8" Advice]
        "uses both right-to-left and left-to-right characters"
        "A component should not use characters of both directions; otherwise the display does not show the logical order. Here, a component is a label of a domain name, a segment, a name or value in a query, or an extension."
        bad "http://example.org/\u{5d0}-b-\u{5d0}" good "http://example.org/\u{5d0}\u{5d1}\u{5d0}"
        NonAscii => Finds(components::both_directions), [Security];
    306 DirectionAtEnds "direction-at-ends" [RFC3987 "4.2" Should, RFC3987 "8" Advice]
        "uses right-to-left characters, but does not begin and end with them"
        "A component with right-to-left characters should begin and end with one. Marks may follow the last one, since vocalized words need them."
        bad "http://example.org/\u{5d0}\u{5d1}1" good "http://example.org/\u{5d0}1\u{5d1}"
        NonAscii => Finds(components::direction_at_ends), [Security];
    307 SpaceLookAlike "space-look-alike"
        [RFC3987 "6.1 b" Advice, BIS "5.1 b" Advice, URL_I18N "3.1 b" Advice]
        "has a character that looks like a space"
        "Avoid look-alikes of the space, since they are not transcribed correctly: other spaces, the zero-width space U+200B, the Hangul fillers, U+2800 and U+1D159. Other invisible characters are reported as invisible and excluded-by-nameprep."
        bad "http://example.org/a\u{a0}b" good "http://example.org/a%20b"
        NonAscii => Class(Class::Spaces), [Security];
    308 DelimiterLookAlike "delimiter-look-alike"
        [RFC3987 "6.1 b" Advice, BIS "5.1 b" Advice, URL_I18N "3.1 b" Advice]
        "has a character that looks like a delimiter"
        "Avoid characters that look like delimiters, or like characters that identifiers exclude."
        bad "http://example.org/100\u{ff05}" good "http://example.org/100%25"
        NonAscii => Class(Class::LookAlikes), [Security];
    309 FullWidthLatin "full-width-latin"
        [RFC3987 "6.1 b" Advice, BIS "5.1 b" Advice, URL_I18N "3.1 d" Advice]
        "has full-width Latin letters"
        "Avoid full-width Latin letters; they look like those of US-ASCII."
        bad "http://example.org/\u{ff49}\u{ff52}\u{ff49}" good "http://example.org/iri"
        NonAscii => Class(Class::FullWidthLatin), fix CHANGES => repairs::nfkc, [Security];
    310 HalfWidthKatakana "half-width-katakana"
        [RFC3987 "6.1 b" Advice, BIS "5.1 b" Advice, URL_I18N "3.1 d" Advice]
        "has half-width Katakana"
        "Avoid half-width Katakana; they look like the full-width ones."
        bad "http://example.org/\u{ff76}\u{ff85}" good "http://example.org/\u{30ab}\u{30ca}"
        NonAscii => Class(Class::HalfWidthKatakana), fix CHANGES => repairs::nfkc;
    311 ExcludedByNameprep "excluded-by-nameprep" [RFC3987 "6.1 b" Advice, BIS "5.1 b" Advice]
        "has a character that Nameprep excludes"
        "Avoid the characters that RFC 3491 excludes; they are invisible or not meant for plain text. U+200C and U+200D, with which words of Persian and Indic languages are spelled, do not count."
        bad "http://example.org/a\u{2060}b" good "http://example.org/ab"
        NonAscii => Class(Class::ExcludedByNameprep), [Security];
    312 NotUtf8 "not-utf-8" [RFC3987 "6.4" Advice, RFC3987 "8" Advice, RFC3986 "2.5" Advice]
        "has percent-encodings that are not UTF-8"
        "Only octets that are UTF-8 can become characters of an IRI. Octets of another encoding stay percent-encoded."
        bad "http://www.example.org/r%E9sum%E9.html"
        good "http://www.example.org/r%C3%A9sum%C3%A9.html"
        Encoded(Octets::NON_ASCII) => Finds(percent::not_utf8);
    313 MixedScripts "mixed-scripts"
        [RFC3987 "7.5" Advice, RFC3987 "8" Advice, BIS "7.5" Advice, BIS "9" Advice, URL_I18N "4.4" Advice]
        "has a part that mixes scripts"
        "Characters of different scripts may look the same, so all characters of a component should belong to scripts that one language uses together. Japanese, Korean and Chinese use several. The check looks for mixed scripts within a word; in the profile strict, within a whole label, path segment, name or value of a query, or file extension."
        bad "http://example.org/p\u{430}ypal" good "http://example.org/paypal"
        NonAscii => Finds(scripts::mixed_scripts), [Security];
    314 Confusable "confusable"
        [RFC3987 "7.5" Advice, RFC3987 "8" Advice, BIS "7.5" Advice, BIS "9" Advice, URL_I18N "4.4" Advice]
        "has a word of another script that looks like a US-ASCII word"
        "Some Latin, Greek and Cyrillic letters look the same, and so may whole words."
        bad "http://example.org/\u{440}\u{430}\u{443}"
        good "http://example.org/\u{43f}\u{43b}\u{430}\u{442}\u{430}"
        NonAscii => Finds(scripts::confusable), [Security];
    315 DigitForLetter "digit-for-letter"
        [RFC3987 "7.5" Advice, RFC3987 "8" Advice, BIS "7.5" Advice, URL_I18N "4.4" Advice]
        "has a digit that looks like a letter"
        "The digits 1 and 0 are easily confused with the letters l and O. Publishers should avoid identifiers such as \"br0ken\" and \"1ame\"."
        bad "http://example.org/br0ken" good "http://example.org/broken"
        All => Finds(scripts::digit_for_letter), [Security];
    316 UpperCase "upper-case" [RFC3987 "7.5" Advice, BIS "7.5" Advice, URL_I18N "4.4" Advice]
        "has upper-case letters"
        "In Latin, Greek and Cyrillic, lower-case letters are less ambiguous than upper-case ones."
        bad "http://example.org/README" good "http://example.org/readme"
        All => Finds(scripts::upper_case), [Common];
    317 OverlongUtf8 "overlong-utf-8" [RFC3987 "8" Advice, BIS "9" Advice]
        "has an overlong UTF-8 sequence"
        "A decoder that accepts sequences longer than UTF-8 allows may find a '/' or a '.' after all checks."
        bad "http://example.org/a%C0%AF.." good "http://example.org/a"
        Encoded(Octets::NON_ASCII) => Finds(percent::overlong_sequences), [Security];
    318 InvalidName "invalid-name" [RFC3987 "5.3.3" Should]
        "is not a valid internationalized domain name"
        "ToASCII of RFC 3490 validates domain names in IRIs. The host of an IRI with an invalid name cannot be looked up."
        bad "http://xn--\u{e9}.example.org/" good "http://r\u{e9}sum\u{e9}.example.org/"
        UnusualHost => Finds(components::invalid_name);
    319 NotNameprep "not-nameprep" [RFC3987 "5.3.3" Should]
        "has a label that Nameprep changes"
        "Domain names in IRIs should be normalized by Nameprep of RFC 3491, which folds case and normalizes characters. The fixed name is equivalent if the ladder normalizes names (Idn::Agreed)."
        bad "http://R\u{e9}sum\u{e9}.example.org/" good "http://r\u{e9}sum\u{e9}.example.org/"
        UnusualHost => Finds(components::not_nameprep), fix SCHEME => repairs::nameprep;
    320 AceLabel "ace-label" [RFC3987 "5.3.3" Should]
        "has a label in ASCII Compatible Encoding"
        "In an IRI, domain names should not be converted to ACE, so that they can be read. The fixed name is equivalent if the ladder normalizes names (Idn::Agreed)."
        bad "http://xn--rsum-bpad.example.org/" good "http://r\u{e9}sum\u{e9}.example.org/"
        UnusualHost => Finds(components::ace_label), fix SCHEME => repairs::to_unicode;
    321 FullWidthAscii "full-width-ascii"
        [URL_I18N "3.1 d" Advice, RFC3987 "6.1 b" Advice, BIS "5.1 b" Advice]
        "has full-width digits or punctuation"
        "Avoid full-width variants of US-ASCII characters; they look the same. RFC 3987 names the Latin letters, as an example of many others."
        bad "http://example.org/\u{ff11}\u{ff12}" good "http://example.org/12"
        NonAscii => Class(Class::FullWidthAscii);

    401 CombiningMarkFirst "combining-mark-first" [BIS "5.1 c" Advice]
        "has a part that begins with a combining mark"
        "At the start of a component, a combining mark seems to belong to the delimiter before it. This is strongly discouraged."
        bad "http://example.org/\u{334}a" good "http://example.org/a\u{334}"
        NonAscii => Finds(characters::combining_mark_first);
    402 JoinControl "join-control" [BIS "5.1 d" Advice]
        "has a joiner or non-joiner out of context"
        "Outside the contexts of RFC 5892 Appendix A, U+200C and U+200D are invisible and strongly discouraged."
        bad "http://example.org/a\u{200d}b" good "http://example.org/\u{915}\u{94d}\u{200d}\u{937}"
        NonAscii => Finds(characters::join_controls), [Security];
    403 ContextCharacter "context-character" [BIS "5.1 d" Advice]
        "has a character out of context"
        "RFC 5892 Appendix A allows some other characters only in a context: U+00B7, for example, only between two l. The rules are made for domain names."
        bad "http://example.org/a\u{b7}b" good "http://example.org/col\u{b7}lecci\u{f3}"
        NonAscii => Finds(characters::context_characters), [Common];
    404 PrivateUse "private-use" [BIS "6.3" Advice, URL_I18N "3.1 f" Must]
        "has private-use characters"
        "The meaning of a private-use character is a private agreement, which does not suit the Internet. The grammar allows them in the query only."
        bad "http://example.org/?\u{e000}" good "http://example.org/?a"
        NonAscii => Characters(characters::is_private);
    405 Tag "tag" [BIS "6.3" Advice]
        "has tag characters"
        "Language tags cannot be entered or recognized reliably; identifiers should not have them. The grammar of 3987bis allows them in the query."
        bad "http://example.org/?\u{e0041}" good "http://example.org/?a"
        NonAscii => Characters(characters::is_tag), [Security];
    406 LegacySpace "legacy-space" [BIS "6.3" Advice]
        "has a space"
        "Some formats separate identifiers by spaces, and read a Legacy Extended IRI with a space as several."
        bad "http://example.org/a b" good "http://example.org/a%20b"
        Leiri => Characters(|_, c| c == ' ');
    407 LegacyDelimiter "legacy-delimiter" [BIS "6.3" Advice]
        "has '<', '>' or '\"'"
        "These characters delimit identifiers in plain text, and cut off a Legacy Extended IRI that has one."
        bad "http://example.org/<a>" good "http://example.org/%3Ca%3E"
        Leiri => Characters(|_, c| matches!(c, '<' | '>' | '"'));
    408 LegacyUnwise "legacy-unwise" [BIS "6.3" Advice]
        "has one of \\ ^ ` { | }"
        "These characters look different on some systems, and are used to delimit identifiers."
        bad "http://example.org/{a}" good "http://example.org/%7Ba%7D"
        Leiri => Characters(|_, c| matches!(c, '\\' | '^' | '`' | '{' | '|' | '}'));
    409 LegacyControl "legacy-control" [BIS "6.3" Advice]
        "has control characters"
        "Control characters cannot be transmitted reliably, and may change the display of the text around them."
        bad "http://example.org/a\u{85}b" good "http://example.org/ab"
        Leiri => Characters(|_, c| c.is_control()), [Security];
    410 LegacySpecial "legacy-special" [BIS "6.3" Advice]
        "has characters of the block Specials"
        "U+FFF0 to U+FFFD have functions that are useless in an identifier and confuse its display."
        bad "http://example.org/\u{fffd}" good "http://example.org/a"
        Leiri => Characters(characters::is_special);
    411 NonCharacter "non-character" [BIS "6.3" Advice, URL_I18N "3.1 f" Advice]
        "has noncharacters"
        "Applications may use noncharacters internally, but are not prepared to interchange them. Only Legacy Extended IRIs and the IRIs of 2001 allow them."
        bad "http://example.org/\u{fdd0}" good "http://example.org/a"
        NonAscii => Class(Class::NonCharacters);

    503 HttpUserinfo "http-userinfo" [RFC9110 "4.2.4" Must]
        "does not belong in http or https"
        "Senders must not generate a userinfo in an http or https reference within a message. Recipients should treat one from an untrusted source as an error, since it likely hides the authority."
        bad "http://user@example.org/" good "http://example.org/"
        All => Rule, [Security];
    504 HttpEmptyPath "http-empty-path" [RFC9110 "4.2.3" Advice, RFC3986 "6.2.3" Should]
        "is empty"
        "An empty path after an authority is equivalent to \"/\", which is the normal form."
        bad "http://example.org" good "http://example.org/"
        All => Rule, fix SCHEME => repairs::empty_path, [Common];

    514 MailtoUnsafeHeader "mailto-unsafe-header" [RFC6068 "4" Advice]
        "has a dangerous header field"
        "An identifier should not set header fields such as From and Bcc, which the user may not see."
        bad "mailto:user@example.org?bcc=other@example.org"
        good "mailto:user@example.org?cc=other@example.org"
        All => Rule, [Security];
    516 MailtoFragment "mailto-fragment" [RFC6068 "2" Should]
        "has no meaning in mailto"
        "Fragments have no meaning in mailto and should not be used."
        bad "mailto:user@example.org#a" good "mailto:user@example.org"
        All => Rule, fix CHANGES => repairs::nothing;
    517 MailtoFieldLineBreak "mailto-field-line-break" [RFC6068 "5" Should]
        "has a line break in a header field"
        "Only the body of a message should have line breaks."
        bad "mailto:user@example.org?subject=a%0D%0Ab" good "mailto:user@example.org?subject=a%20b"
        All => Rule;

    523 UrnRComponent "urn-r-component" [RFC8141 "2.3.1" Should]
        "is an r-component"
        "Do not use r-components before their meaning has been standardized."
        bad "urn:example:a?+b" good "urn:example:a?=b"
        All => Rule;

    573 TelParameter "tel-parameter" [RFC3966 "3" Must]
        "has a parameter twice"
        "A telephone number must not have the same parameter twice."
        bad "tel:+1-201-555-0123;x=1;x=2" good "tel:+1-201-555-0123;x=1;y=2"
        All => Rule;

    601 SchemeGrammar "scheme-grammar"
        [RFC3987 "3.1" Must, RFC3986 "3.1" Must, RFC7595 "3.2" Must]
        "does not conform to the grammar of the scheme"
        "The document of a scheme may restrict its identifiers further than the generic syntax. The finding cites the section of this document. The library has no such grammars: a rule from outside finds it, such as that of the package iri-schemes, which the program always adds."
        bad "coap:///a" good "coap://example.org/a"
        All => Rule;
}

impl Code {
    /// The name, such as `non-nfc`.
    pub fn name(self) -> &'static str {
        self.entry().name
    }
}

impl fmt::Display for Code {
    /// Writes the number, such as `I302`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "I{}", self.entry().number)
    }
}

impl FromStr for Code {
    type Err = UnknownName;

    /// Finds the code with this number, such as `I302`, or with this name, such as `non-nfc`. Case
    /// is ignored.
    fn from_str(text: &str) -> Result<Self, UnknownName> {
        let number = text.strip_prefix(['I', 'i']).and_then(|digits| digits.parse::<u16>().ok());
        const UNKNOWN: UnknownName =
            UnknownName("no entry of the catalogue has this number or name");
        let has_number_or_name = |code: &&Code| {
            code.name().eq_ignore_ascii_case(text) || Some(code.entry().number) == number
        };
        Code::ALL.iter().find(has_number_or_name).copied().ok_or(UNKNOWN)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Code {
    /// Serializes the number, such as `I302`.
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
