//! Texts that are tested by themselves, beside the words of the encodings, in HTML.

use super::record::{Notation, Position};

pub struct Special {
    pub name: &'static str,
    pub text: &'static str,
    pub notation: Notation,
    pub positions: &'static [Position],
    pub encodings: &'static [&'static str],
    pub tests: &'static str,
    pub section: &'static str,
}

const BOTH: &[&str] = &["utf-8", "windows-1252"];
const UTF_8: &[&str] = &["utf-8"];
const ISO_8859_1: &[&str] = &["iso-8859-1"];
const HOST: &[Position] = &[Position::Host];
const PATH: &[Position] = &[Position::Path];
const PATH_QUERY: &[Position] = &[Position::Path, Position::Query];
const ALL: &[Position] = &[Position::Path, Position::Query, Position::Fragment];

const PRINTABLE: &str = "RFC 3987 section 3.1, printable characters";
const IREG_NAME: &str = "RFC 3987 section 3.1, ireg-name";

macro_rules! specials {
    ($($name:literal $text:literal $notation:ident $positions:ident $encodings:ident
        $tests:literal $section:expr;)*) => {
        &[$(Special {
            name: $name,
            text: $text,
            notation: Notation::$notation,
            positions: $positions,
            encodings: $encodings,
            tests: $tests,
            section: $section,
        }),*]
    };
}

/// All.
pub static SPECIALS: &[Special] = specials! {
    "example" "red%09ros\u{e9}#red" Native PATH BOTH
        "the example that shows that nothing is encoded twice" "RFC 3987 section 3.1, step 2.3";
    "astral" "\u{10300}\u{10301}\u{10302}" Native PATH_QUERY UTF_8
        "the example of characters beyond the BMP" "RFC 3987 section 3.1";
    "private" "\u{e000}" Native PATH_QUERY UTF_8
        "private use, which only the query may have" "RFC 3987 section 2.2, iprivate";
    "backslash" "a\\b" Native ALL BOTH
        "a backslash" PRINTABLE;
    "space" "a b" Native ALL BOTH
        "a space" PRINTABLE;
    "delims" "<\">" Native ALL BOTH
        "less-than, quotation mark, greater-than" PRINTABLE;
    "braces" "{}" Native ALL BOTH
        "braces" PRINTABLE;
    "bar" "|" Native ALL BOTH
        "a vertical line" PRINTABLE;
    "circumflex" "^" Native ALL BOTH
        "a circumflex" PRINTABLE;
    "grave" "`" Native ALL BOTH
        "a grave accent" PRINTABLE;
    "percent" "%zz" Native ALL BOTH
        "a percent sign that begins no percent-encoding" "RFC 3987 section 2.2, pct-encoded";
    "dots" "a/%2E%2E/\u{e9}" Native PATH BOTH
        "a percent-encoded dot segment" "RFC 3986 section 5.2.4";
    "euro" "\u{20ac}" Hexadecimal PATH_QUERY ISO_8859_1
        "a character that windows-1252 has and iso-8859-1 lacks, two labels of one encoding today"
        "3987bis section 3.5";
    "sharp-s" "fa\u{df}" Native HOST BOTH
        "a character that IDNA2003 maps and IDNA2008 does not" IREG_NAME;
    "final-sigma" "\u{3b2}\u{3cc}\u{3bb}\u{3bf}\u{3c2}" Native HOST UTF_8
        "a character that IDNA2003 maps and IDNA2008 does not" IREG_NAME;
    "snowman" "\u{2603}" Native HOST UTF_8
        "a character that IDNA2008 refuses" "RFC 5892 section 3";
    "upper-case" "B\u{dc}CHER" Native HOST BOTH
        "upper case, which IDNA2008 refuses before it is mapped" "RFC 5892 section 2.2";
    "full-width" "\u{ff41}" Native HOST UTF_8
        "a compatibility character" "3987bis section 3.4.2";
    "full-stop" "\u{e9}\u{3002}a" Native HOST UTF_8
        "an ideographic full stop between labels" "RFC 3490 section 3.1";
    "punycode" "xn--9ca" Native HOST BOTH
        "a label that is converted already" IREG_NAME;
    "percent-host" "%41%C3%89" Native HOST BOTH
        "percent-encoded upper case" "3987bis section 3.4.2";
    "underscore" "a_\u{e9}" Native HOST BOTH
        "a character that is none of a host name" "RFC 3490 section 4.1, UseSTD3ASCIIRules";
};
