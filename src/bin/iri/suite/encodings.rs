//! The character encodings that documents are written in, and the texts that are tested
//! in each.

use encoding_rs::{Encoder, EncoderResult};
use iri_grammar::text::Charset;
use unicode_normalization::UnicodeNormalization;

/// A character encoding, under the label that documents declare.
pub struct Encoding {
    pub label: &'static str,
    encoding: &'static encoding_rs::Encoding,
    /// A word of a language that is written in it, in Normalization Form C. Its octets
    /// stand for other characters in every other encoding of the suite.
    word: &'static str,
    /// A text whose octets stand for other characters in every other encoding of the
    /// Encoding Standard, where the word is none.
    distinctive: Option<&'static str>,
    /// The label that negative controls declare in place of its own: an encoding in which
    /// all octets of its texts stand for characters. UTF-16 has none, as its byte order mark
    /// overrides every label.
    mislabel: Option<&'static str>,
    /// A word that it has only in a form that is neither precomposed nor decomposed.
    transcoded: Option<&'static str>,
    /// Characters that it lacks.
    foreign: Option<&'static str>,
}

/// Why there is no such text, or no octets for one.
pub type Reason = String;

macro_rules! encodings {
    ($($label:literal $encoding:ident $word:literal $distinctive:expr, $mislabel:expr,
        $transcoded:expr, $foreign:expr;)*) => {
        [$(Encoding {
            label: $label,
            encoding: encoding_rs::$encoding,
            word: $word,
            distinctive: $distinctive,
            mislabel: $mislabel,
            transcoded: $transcoded,
            foreign: $foreign,
        }),*]
    };
}

/// The example of the conference paper of 2001 for what has no need of any of this (section
/// 2, Table 1), in lower case, which a host has anyway.
pub const ASCII: &str = "march";

/// All, with words that show what is particular to each. The second octet of U+8868 is
/// 5C in Shift_JIS, and so is that of U+529F in Big5: a backslash to who does not know
/// the encoding. In GB18030 a combining character is four octets, two of them digits.
/// U+0153 is in windows-1252 and not in iso-8859-1; U+00BD is not in iso-8859-15, nor
/// U+2553 in koi8-u. `März` is the example of the paper for macintosh, `Việt` that of RFC
/// 3987 section 3.1 for windows-1258.
pub static ALL: [Encoding; 13] = encodings! {
    "utf-8" UTF_8 "ros\u{e9}" None, Some("windows-1252"), None, None;
    "utf-16le" UTF_16LE "ros\u{e9}" None, None, None, None;
    "utf-16be" UTF_16BE "ros\u{e9}" None, None, None, None;
    "iso-8859-1" WINDOWS_1252 "\u{fd}sa" Some("\u{fd}sa \u{bd}"), Some("windows-1258"),
        None, Some("\u{3042}");
    "windows-1252" WINDOWS_1252 "m\u{e1}lfr\u{153}\u{f0}i" None, Some("windows-1258"),
        None, Some("\u{3042}");
    "macintosh" MACINTOSH "M\u{e4}rz" None, Some("windows-1252"), None, Some("\u{3042}");
    "windows-1258" WINDOWS_1258 "\u{111}\u{e1}" Some("c\u{1a1}m"), Some("windows-1252"),
        Some("Vi\u{ea}\u{323}t"), Some("\u{3042}");
    "shift_jis" SHIFT_JIS "\u{56f3}\u{8868}\u{304c}" None, Some("gb18030"),
        None, Some("\u{1ec7}");
    "euc-jp" EUC_JP "\u{65e5}\u{672c}\u{304c}" None, Some("gb18030"), None, Some("\u{1ec7}");
    "gb18030" GB18030 "\u{7eff}l\u{1dc}" None, Some("big5"), None, None;
    "big5" BIG5 "\u{6210}\u{529f}" None, Some("gb18030"), None, Some("\u{1ec7}");
    "euc-kr" EUC_KR "\u{d55c}\u{ad6d}" None, Some("gb18030"), None, Some("\u{1ec7}");
    "koi8-r" KOI8_R "\u{439}\u{43e}\u{434}" Some("\u{439}\u{43e}\u{434} \u{2553}"),
        Some("windows-1252"), None, Some("\u{3042}");
};

impl Encoding {
    pub fn charset(&self) -> Charset {
        self.encoding.into()
    }

    pub fn is_ucs_based(&self) -> bool {
        self.charset().is_ucs_based()
    }

    /// Whether documents begin with a byte order mark, which then says all that has to be
    /// said of the encoding.
    pub fn has_bom(&self) -> bool {
        self.is_ucs_based() && self.encoding != encoding_rs::UTF_8
    }

    pub fn precomposed(&self) -> &'static str {
        self.word
    }

    /// The text that shows which encoding a document is decoded in.
    pub fn distinctive(&self) -> &'static str {
        self.distinctive.unwrap_or(self.word)
    }

    /// The encoding that negative controls declare in place of this one.
    pub fn mislabel(&self) -> Option<&'static Encoding> {
        self.mislabel.and_then(|label| ALL.iter().find(|other| other.label == label))
    }

    /// Another that the Encoding Standard decodes alike, so that no text shows which of the
    /// two a browser has used.
    pub fn read_alike(&self) -> Option<&'static str> {
        match self.label {
            "iso-8859-1" => Some("windows-1252"),
            "windows-1252" => Some("iso-8859-1"),
            "gb18030" => Some("gbk"),
            _ => None,
        }
    }

    pub fn decomposed(&self) -> Result<String, Reason> {
        let decomposed: String = self.word.nfd().collect();
        match decomposed == self.word {
            true => Err(format!("no character of \"{}\" has a decomposition", self.word)),
            false => Ok(decomposed),
        }
    }

    pub fn transcoded(&self) -> Result<&'static str, Reason> {
        self.transcoded.ok_or_else(|| {
            "only windows-1258 has words that are neither precomposed nor decomposed".to_owned()
        })
    }

    pub fn foreign(&self) -> Result<&'static str, Reason> {
        self.foreign.ok_or_else(|| format!("{} has every character", self.label))
    }

    /// Whether a text can be written in it.
    ///
    /// # Errors
    ///
    /// The first character that it lacks.
    pub fn expresses(&self, text: &str) -> Result<(), Reason> {
        self.octets(text).map(|_| ())
    }

    /// A text in it, without a byte order mark.
    ///
    /// # Errors
    ///
    /// The first character that it lacks.
    pub fn octets(&self, text: &str) -> Result<Vec<u8>, Reason> {
        // The Encoding Standard encodes to neither of the two.
        if self.encoding == encoding_rs::UTF_16LE {
            return Ok(text.encode_utf16().flat_map(u16::to_le_bytes).collect());
        }
        if self.encoding == encoding_rs::UTF_16BE {
            return Ok(text.encode_utf16().flat_map(u16::to_be_bytes).collect());
        }
        encode(self.encoding.new_encoder(), text, |_, lacking| {
            Err(format!("{} has no U+{:04X}", self.label, u32::from(lacking)))
        })
    }

    /// A document: a text, after a byte order mark where there is one.
    ///
    /// # Errors
    ///
    /// The first character that it lacks.
    pub fn document(&self, text: &str) -> Result<Vec<u8>, Reason> {
        match self.has_bom() {
            true => self.octets(&format!("\u{feff}{text}")),
            false => self.octets(text),
        }
    }

    /// The octets of a query as the URL Standard has them ('percent-encode after
    /// encoding'): in the output encoding, and what that lacks as a numeric character
    /// reference with its delimiters percent-encoded.
    pub fn url_query(&self, text: &str) -> Vec<u8> {
        let octets = encode(self.encoding.new_encoder(), text, |octets, lacking| {
            octets.extend(format!("%26%23{}%3B", u32::from(lacking)).bytes());
            Ok(())
        });
        octets.unwrap_or_default()
    }
}

/// Octets for characters; `lacking` gets the characters for which there are none.
fn encode(
    mut encoder: Encoder,
    text: &str,
    mut lacking: impl FnMut(&mut Vec<u8>, char) -> Result<(), Reason>,
) -> Result<Vec<u8>, Reason> {
    let mut octets = Vec::new();
    let mut buffer = [0; 256];
    let mut rest = text;
    loop {
        let (result, read, written) =
            encoder.encode_from_utf8_without_replacement(rest, &mut buffer, true);
        octets.extend(&buffer[..written]);
        rest = &rest[read..];
        match result {
            EncoderResult::InputEmpty => return Ok(octets),
            EncoderResult::OutputFull => {}
            EncoderResult::Unmappable(character) => lacking(&mut octets, character)?,
        }
    }
}
