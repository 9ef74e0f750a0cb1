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
const HOST: &[Position] = &[Position::Host];
const PATH: &[Position] = &[Position::Path];
const PATH_QUERY: &[Position] = &[Position::Path, Position::Query];
const ALL: &[Position] = &[Position::Path, Position::Query, Position::Fragment];

const fn special(
    name: &'static str,
    text: &'static str,
    positions: &'static [Position],
    encodings: &'static [&'static str],
    tests: &'static str,
    section: &'static str,
) -> Special {
    Special { name, text, notation: Notation::Native, positions, encodings, tests, section }
}

const PRINTABLE: &str = "RFC 3987 section 3.1, printable characters";
const IREG_NAME: &str = "RFC 3987 section 3.1, ireg-name";

/// All.
pub static SPECIALS: [Special; 22] = [
    special(
        "example",
        "red%09ros\u{e9}#red",
        PATH,
        BOTH,
        "the example that shows that nothing is encoded twice",
        "RFC 3987 section 3.1, step 2.3",
    ),
    special(
        "astral",
        "\u{10300}\u{10301}\u{10302}",
        PATH_QUERY,
        UTF_8,
        "the example of characters beyond the BMP",
        "RFC 3987 section 3.1",
    ),
    special(
        "private",
        "\u{e000}",
        PATH_QUERY,
        UTF_8,
        "private use, which only the query may have",
        "RFC 3987 section 2.2, iprivate",
    ),
    special("backslash", "a\\b", ALL, BOTH, "a backslash", PRINTABLE),
    special("space", "a b", ALL, BOTH, "a space", PRINTABLE),
    special("delims", "<\">", ALL, BOTH, "less-than, quotation mark, greater-than", PRINTABLE),
    special("braces", "{}", ALL, BOTH, "braces", PRINTABLE),
    special("bar", "|", ALL, BOTH, "a vertical line", PRINTABLE),
    special("circumflex", "^", ALL, BOTH, "a circumflex", PRINTABLE),
    special("grave", "`", ALL, BOTH, "a grave accent", PRINTABLE),
    special(
        "percent",
        "%zz",
        ALL,
        BOTH,
        "a percent sign that begins no percent-encoding",
        "RFC 3987 section 2.2, pct-encoded",
    ),
    special(
        "dots",
        "a/%2E%2E/\u{e9}",
        PATH,
        BOTH,
        "a percent-encoded dot segment",
        "RFC 3986 section 5.2.4",
    ),
    Special {
        notation: Notation::Hexadecimal,
        ..special(
            "euro",
            "\u{20ac}",
            PATH_QUERY,
            &["iso-8859-1"],
            "a character of windows-1252 that iso-8859-1 lacks; for the Encoding Standard the \
             labels are the same",
            "3987bis section 3.5",
        )
    },
    special(
        "sharp-s",
        "fa\u{df}",
        HOST,
        BOTH,
        "a character that IDNA2003 maps and IDNA2008 does not",
        IREG_NAME,
    ),
    special(
        "final-sigma",
        "\u{3b2}\u{3cc}\u{3bb}\u{3bf}\u{3c2}",
        HOST,
        UTF_8,
        "a character that IDNA2003 maps and IDNA2008 does not",
        IREG_NAME,
    ),
    special(
        "snowman",
        "\u{2603}",
        HOST,
        UTF_8,
        "a character that IDNA2008 refuses",
        "RFC 5892 section 3",
    ),
    special(
        "upper-case",
        "B\u{dc}CHER",
        HOST,
        BOTH,
        "upper case, which IDNA2008 refuses before it is mapped",
        "RFC 5892 section 2.2",
    ),
    special(
        "full-width",
        "\u{ff41}",
        HOST,
        UTF_8,
        "a compatibility character",
        "3987bis section 3.4.2",
    ),
    special(
        "full-stop",
        "\u{e9}\u{3002}a",
        HOST,
        UTF_8,
        "an ideographic full stop between labels",
        "RFC 3490 section 3.1",
    ),
    special("punycode", "xn--9ca", HOST, BOTH, "a label that is converted already", IREG_NAME),
    special(
        "percent-host",
        "%41%C3%89",
        HOST,
        BOTH,
        "percent-encoded upper case",
        "3987bis section 3.4.2",
    ),
    special(
        "underscore",
        "a_\u{e9}",
        HOST,
        BOTH,
        "a character that is none of a host name",
        "RFC 3490 section 4.1, UseSTD3ASCIIRules",
    ),
];
