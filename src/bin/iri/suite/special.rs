//! Texts that are tested by themselves, beside the words of the encodings, in HTML.

use super::record::{Notation, Position};

pub struct Special {
    pub name: &'static str,
    pub text: &'static str,
    pub notation: Notation,
    pub positions: &'static [Position],
    pub encodings: &'static [&'static str],
    pub section: &'static str,
    pub tests: &'static str,
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
const LOOK_UP: &str = "3987bis section 3.4.2";

macro_rules! specials {
    ($($name:literal $text:literal $notation:ident $positions:ident $encodings:ident
        $section:tt $tests:literal;)*) => {
        &[$(Special {
            name: $name,
            text: $text,
            notation: Notation::$notation,
            positions: $positions,
            encodings: $encodings,
            section: $section,
            tests: $tests,
        }),*]
    };
}

pub static SPECIALS: &[Special] = specials! {
    "example" "red%09ros\u{e9}#red" Native PATH BOTH "RFC 3987 section 3.1, step 2.3"
        "the example that shows that nothing is encoded twice";
    "astral" "\u{10300}\u{10301}\u{10302}" Native PATH_QUERY UTF_8 "RFC 3987 section 3.1"
        "the example of characters beyond the BMP";
    "private" "\u{e000}" Native PATH_QUERY UTF_8 "RFC 3987 section 2.2, iprivate"
        "private use, which only the query may have";
    "backslash" "a\\b" Native ALL BOTH PRINTABLE "a backslash";
    "space" "a b" Native ALL BOTH PRINTABLE "a space";
    "delims" "<\">" Native ALL BOTH PRINTABLE "less-than, quotation mark, greater-than";
    "braces" "{}" Native ALL BOTH PRINTABLE "braces";
    "bar" "|" Native ALL BOTH PRINTABLE "a vertical line";
    "circumflex" "^" Native ALL BOTH PRINTABLE "a circumflex";
    "grave" "`" Native ALL BOTH PRINTABLE "a grave accent";
    "percent" "%zz" Native ALL BOTH "RFC 3987 section 2.2, pct-encoded"
        "a percent sign that begins no percent-encoding";
    "dots" "a/%2E%2E/\u{e9}" Native PATH BOTH "RFC 3986 section 5.2.4"
        "a percent-encoded dot segment";
    "euro" "\u{20ac}" Hexadecimal PATH_QUERY ISO_8859_1 "3987bis section 3.5"
        "a character that windows-1252 has and iso-8859-1 lacks, two labels of one encoding today";
    "sharp-s" "fa\u{df}" Native HOST BOTH IREG_NAME
        "a character that IDNA2003 maps and IDNA2008 does not";
    "final-sigma" "\u{3b2}\u{3cc}\u{3bb}\u{3bf}\u{3c2}" Native HOST UTF_8 IREG_NAME
        "a character that IDNA2003 maps and IDNA2008 does not";
    "snowman" "\u{2603}" Native HOST UTF_8 "RFC 5892 section 3"
        "a character that IDNA2008 refuses";
    "upper-case" "B\u{dc}CHER" Native HOST BOTH "RFC 5892 section 2.2"
        "upper case, which IDNA2008 refuses before it is mapped";
    "full-width" "\u{ff41}" Native HOST UTF_8 LOOK_UP "a compatibility character";
    "full-stop" "\u{e9}\u{3002}a" Native HOST UTF_8 "RFC 3490 section 3.1"
        "an ideographic full stop between labels";
    "punycode" "xn--9ca" Native HOST BOTH IREG_NAME "a label that is converted already";
    "percent-host" "%41%C3%89" Native HOST BOTH LOOK_UP "percent-encoded upper case";
    "underscore" "a_\u{e9}" Native HOST BOTH "RFC 3490 section 4.1, UseSTD3ASCIIRules"
        "a character that is none of a host name";
};
