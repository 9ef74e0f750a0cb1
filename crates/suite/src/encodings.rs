//! The character encodings of the documents, and the texts that are tested in each.

use super::Reason;
use super::record::{Notation, Position, TextKind};
use iri_grammar::text::Charset;
use unicode_normalization::UnicodeNormalization;

/// A character encoding, under the label that documents declare.
pub struct Encoding {
    pub label: &'static str,
    encoding: &'static encoding_rs::Encoding,
    /// A word of a language that is written in it, in Normalization Form C. Its octets
    /// stand for other characters in every other encoding of the suite.
    pub word: &'static str,
    /// A text whose octets stand for other characters in every other encoding of the
    /// Encoding Standard: the word, if it is one.
    pub distinctive: &'static str,
    /// The label that negative controls declare in place of its own: an encoding in which
    /// all octets of its texts stand for characters. UTF-16 has none, as its byte order mark
    /// overrides every label.
    mislabel: Option<&'static str>,
}

macro_rules! encodings {
    ($($label:literal $encoding:ident $word:literal $distinctive:literal $mislabel:expr;)*) => {
        [$(Encoding {
            label: $label,
            encoding: encoding_rs::$encoding,
            word: $word,
            distinctive: $distinctive,
            mislabel: $mislabel,
        }),*]
    };
}

/// The example of the conference paper of 2001 (section 2, Table 1) for a word that needs no
/// encoding, in lower case as hosts are.
pub const ASCII: &str = "march";

/// All, with words that show what is particular to each. The second octet of U+8868 is
/// 5C in Shift_JIS, and so is that of U+529F in Big5: a backslash to a program that does not
/// know the encoding. In GB18030 a combining character is four octets, two of them digits.
/// U+0153 is in windows-1252 and not in iso-8859-1; U+00BD is not in iso-8859-15, nor
/// U+2553 in koi8-u. `März` is the example of the paper for macintosh.
pub static ALL: [Encoding; 13] = encodings! {
    "utf-8" UTF_8 "ros\u{e9}" "ros\u{e9}" Some("windows-1252");
    "utf-16le" UTF_16LE "ros\u{e9}" "ros\u{e9}" None;
    "utf-16be" UTF_16BE "ros\u{e9}" "ros\u{e9}" None;
    "iso-8859-1" WINDOWS_1252 "\u{fd}sa" "\u{fd}sa \u{bd}" Some("windows-1258");
    "windows-1252" WINDOWS_1252 "m\u{e1}lfr\u{153}\u{f0}i" "m\u{e1}lfr\u{153}\u{f0}i"
        Some("windows-1258");
    "macintosh" MACINTOSH "M\u{e4}rz" "M\u{e4}rz" Some("windows-1252");
    "windows-1258" WINDOWS_1258 "\u{111}\u{e1}" "c\u{1a1}m" Some("windows-1252");
    "shift_jis" SHIFT_JIS "\u{56f3}\u{8868}\u{304c}" "\u{56f3}\u{8868}\u{304c}" Some("gb18030");
    "euc-jp" EUC_JP "\u{65e5}\u{672c}\u{304c}" "\u{65e5}\u{672c}\u{304c}" Some("gb18030");
    "gb18030" GB18030 "\u{7eff}l\u{1dc}" "\u{7eff}l\u{1dc}" Some("big5");
    "big5" BIG5 "\u{6210}\u{529f}" "\u{6210}\u{529f}" Some("gb18030");
    "euc-kr" EUC_KR "\u{d55c}\u{ad6d}" "\u{d55c}\u{ad6d}" Some("gb18030");
    "koi8-r" KOI8_R "\u{439}\u{43e}\u{434}" "\u{439}\u{43e}\u{434} \u{2553}"
        Some("windows-1252");
};

impl Encoding {
    pub fn charset(&self) -> Charset {
        self.encoding.into()
    }

    /// Whether documents begin with a byte order mark, which then declares the encoding.
    pub fn has_bom(&self) -> bool {
        self.charset().is_ucs_based() && self.charset() != Charset::UTF_8
    }

    /// The encoding that negative controls declare in place of this one.
    pub fn mislabel(&self) -> Option<&'static Encoding> {
        self.mislabel.and_then(|label| ALL.iter().find(|other| other.label == label))
    }

    /// Another encoding that the Encoding Standard decodes alike, so that no text shows which
    /// of the two a browser has used.
    pub fn read_alike(&self) -> Option<&'static str> {
        match self.label {
            "iso-8859-1" => Some("windows-1252"),
            "windows-1252" => Some("iso-8859-1"),
            "gb18030" => Some("gbk"),
            _ => None,
        }
    }

    /// The texts that are tested in it, each with the reason if there is none.
    pub fn texts(&self) -> [(TextKind, Result<String, Reason>); 4] {
        let decomposed: String = self.word.nfd().collect();
        let decomposed = match decomposed == self.word {
            true => Err(format!("no character of \"{}\" has a decomposition", self.word)),
            false => Ok(decomposed),
        };
        // The example of RFC 3987 section 3.1.
        let vietnam = (self.label == "windows-1258").then(|| "Vi\u{ea}\u{323}t".to_owned());
        let transcoded = vietnam.ok_or_else(|| {
            "only windows-1258 has words that are neither precomposed nor decomposed".to_owned()
        });
        // Every legacy encoding but gb18030 lacks one of them.
        let foreign = ["\u{3042}", "\u{1ec7}"].into_iter().find(|text| self.octets(text).is_err());
        let foreign = foreign.ok_or_else(|| format!("{} has every character", self.label));
        [
            (TextKind::Precomposed, Ok(self.word.to_owned())),
            (TextKind::Decomposed, decomposed),
            (TextKind::Transcoded, transcoded),
            (TextKind::Foreign, foreign.map(str::to_owned)),
        ]
    }

    /// A text in this encoding, without a byte order mark. The error names the first
    /// character that the encoding lacks.
    pub fn octets(&self, text: &str) -> Result<Vec<u8>, Reason> {
        self.charset().encode(text).ok_or_else(|| {
            let lacking = text.chars().find(|c| !self.charset().has(*c)).unwrap_or_default();
            format!("{} has no U+{:04X}", self.label, u32::from(lacking))
        })
    }

    /// The octets of a query by the URL Standard ('percent-encode after encoding'): in the
    /// output encoding, and what that lacks as a numeric character reference with its
    /// delimiters percent-encoded.
    pub fn url_query(&self, text: &str) -> Vec<u8> {
        let mut octets = Vec::new();
        for c in text.chars() {
            match self.encoding.encode(c.encode_utf8(&mut [0; 4])) {
                (encoded, _, false) => octets.extend(&*encoded),
                _ => octets.extend(format!("%26%23{}%3B", u32::from(c)).bytes()),
            }
        }
        octets
    }
}

/// A text that is tested by itself, in HTML.
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
const ANY: &[Position] = &[Position::Path, Position::Query, Position::Fragment];

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
    "backslash" "a\\b" Native ANY BOTH PRINTABLE "a backslash";
    "space" "a b" Native ANY BOTH PRINTABLE "a space";
    "delims" "<\">" Native ANY BOTH PRINTABLE "less-than, quotation mark, greater-than";
    "braces" "{}" Native ANY BOTH PRINTABLE "braces";
    "bar" "|" Native ANY BOTH PRINTABLE "a vertical line";
    "circumflex" "^" Native ANY BOTH PRINTABLE "a circumflex";
    "grave" "`" Native ANY BOTH PRINTABLE "a grave accent";
    "percent" "%zz" Native ANY BOTH "RFC 3987 section 2.2, pct-encoded"
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
