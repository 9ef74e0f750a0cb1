//! The character encodings of the documents, and the texts that are tested in each.

use crate::record::{Notation, Position, TextKind};
use crate::shell::Reason;
use encoding_rs::EncoderResult;
use iri_grammar::text::Charset;
use serde::Deserialize;
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::LazyLock;
use unicode_normalization::UnicodeNormalization;

/// A character encoding; `encodings.toml` describes it.
#[derive(Deserialize)]
pub struct Encoding {
    pub label: String,
    pub word: String,
    pub distinctive: String,
    mislabel: Option<String>,
    pub read_alike: Option<String>,
    transcoded: Option<String>,
}

/// A text that is tested by itself, in HTML.
#[derive(Deserialize)]
pub struct Special {
    pub name: String,
    pub text: String,
    pub notation: Notation,
    pub positions: Vec<Position>,
    pub encodings: Vec<String>,
    pub section: String,
    pub tests: String,
}

/// The table in `encodings.toml`. Its first encoding is UTF-8.
#[derive(Deserialize)]
pub struct Texts {
    pub encodings: Vec<Encoding>,
    pub specials: Vec<Special>,
}

pub static TEXTS: LazyLock<Texts> =
    LazyLock::new(|| toml::from_str(include_str!("encodings.toml")).expect("a table of texts"));

/// The example of the conference paper of 2001 (section 2, Table 1) for a word that needs no
/// encoding, in lower case as hosts are.
pub const ASCII: &str = "march";

impl Encoding {
    /// The encoding of the suite with this label.
    pub fn find(label: &str) -> Option<&'static Encoding> {
        TEXTS.encodings.iter().find(|encoding| encoding.label == label)
    }

    pub fn utf_8() -> &'static Encoding {
        &TEXTS.encodings[0]
    }

    fn encoding(&self) -> &'static encoding_rs::Encoding {
        let encoding = encoding_rs::Encoding::for_label(self.label.as_bytes());
        encoding.expect("a label of the Encoding Standard")
    }

    pub fn charset(&self) -> Charset {
        self.encoding().into()
    }

    /// Whether documents begin with a byte order mark, which then declares the encoding.
    pub fn has_bom(&self) -> bool {
        self.charset().is_ucs_based() && self.charset() != Charset::UTF_8
    }

    /// The encoding that negative controls declare in place of this one, if there is one for that.
    pub fn mislabel(&self) -> Option<&'static Encoding> {
        Encoding::find(self.mislabel.as_ref()?)
    }

    /// The texts to test in this encoding: for each kind a text, or the reason why there is none.
    pub fn texts(&self) -> [(TextKind, Result<String, Reason>); 4] {
        let decomposed: String = self.word.nfd().collect();
        let decomposed = if decomposed == self.word {
            Err(format!("no character of \"{}\" has a decomposition", self.word))
        } else {
            Ok(decomposed)
        };
        let transcoded = self.transcoded.clone().ok_or_else(|| {
            "only windows-1258 has words that are neither precomposed nor decomposed".to_owned()
        });
        // Every legacy encoding except gb18030 lacks one of these two characters.
        let foreign = ["\u{3042}", "\u{1ec7}"].into_iter().find(|text| self.octets(text).is_err());
        let foreign = foreign.ok_or_else(|| format!("{} has every character", self.label));
        [
            (TextKind::Precomposed, Ok(self.word.clone())),
            (TextKind::Decomposed, decomposed),
            (TextKind::Transcoded, transcoded),
            (TextKind::Foreign, foreign.map(str::to_owned)),
        ]
    }

    /// The texts of all encodings, and the text of US-ASCII.
    pub fn all_texts() -> BTreeSet<String> {
        let texts = TEXTS.encodings.iter().flat_map(|encoding| encoding.texts());
        texts.filter_map(|(_, text)| text.ok()).chain([ASCII.to_owned()]).collect()
    }

    /// A text in this encoding, without a byte order mark. The error names the first
    /// character that the encoding lacks.
    pub fn octets(&self, text: &str) -> Result<Vec<u8>, Reason> {
        self.charset().encode(text).ok_or_else(|| {
            let lacking = text.chars().find(|c| !self.charset().can_encode(*c)).unwrap_or_default();
            format!("{} has no U+{:04X}", self.label, u32::from(lacking))
        })
    }

    /// The octets of a text in a field of a form. A character that the encoding lacks becomes a
    /// numeric character reference. For UTF-16 the octets are UTF-8.
    pub fn form_field<'t>(&self, text: &'t str) -> Cow<'t, [u8]> {
        self.encoding().encode(text).0
    }

    /// The octets of a query by the URL Standard ('percent-encode after encoding'): in this
    /// encoding. A character that it lacks becomes a numeric character reference whose delimiters
    /// `&#` and `;` are percent-encoded.
    pub fn url_query(&self, text: &str) -> Vec<u8> {
        let mut encoder = self.encoding().new_encoder();
        let (mut octets, mut rest) = (Vec::new(), text);
        loop {
            octets.reserve(
                encoder.max_buffer_length_from_utf8_without_replacement(rest.len()).unwrap_or(0),
            );
            let (result, read) =
                encoder.encode_from_utf8_to_vec_without_replacement(rest, &mut octets, true);
            rest = &rest[read..];
            match result {
                EncoderResult::InputEmpty => break,
                EncoderResult::OutputFull => {}
                EncoderResult::Unmappable(c) => {
                    octets.extend(format!("%26%23{}%3B", u32::from(c)).bytes());
                }
            }
        }
        octets
    }
}
