//! RFC 5895: a mapping of what users enter, before IDNA2008.

use super::trace::Trace;
use crate::grammar::{Citation, Document};
use alloc::string::String;
use unicode_normalization::{IsNormalized, UnicodeNormalization, is_nfc_quick};

const SECTION: Citation = Document::Rfc(5895).section("2");

/// RFC 5895 §2, on a name.
pub(super) fn map(name: &str, trace: &mut Trace) -> String {
    // Step 1. "Uppercase characters are mapped": each by itself, so that a sigma becomes
    // U+03C3 at the end of a word too, as in RFC 3490 and UTS #46, and no label depends on
    // the one after its dot, which is not the end of a word in Unicode.
    let lowercase: String = name.chars().flat_map(char::to_lowercase).collect();
    trace.step(SECTION, "1", "map upper case to lower case", &lowercase);

    // Step 2.
    let width: String = lowercase.chars().map(without_width).collect();
    trace.step(SECTION, "2", "map fullwidth and halfwidth characters", &width);

    // Step 3.
    let normalized = match is_nfc_quick(width.chars()) {
        IsNormalized::Yes => width,
        IsNormalized::No | IsNormalized::Maybe => width.nfc().collect(),
    };
    trace.step(SECTION, "3", "normalize: form C", &normalized);

    // Step 4. U+FF61 is among the dots too, as step 2 has made U+3002 of it.
    let dots = normalized.replace('\u{3002}', ".");
    trace.step(SECTION, "4", "map U+3002 to U+002E", &dots);
    dots
}

/// The Decomposition_Mapping of a character whose Decomposition_Type is wide or narrow;
/// any other character as it is. Normalization Form KC would go on to decompose what
/// comes out.
fn without_width(c: char) -> char {
    let cp = c as u32;
    let mapped = match cp {
        0x3000 => 0x20,
        0xFF01..=0xFF5E => cp - 0xFF01 + 0x21,
        0xFF5F..=0xFF60 => cp - 0xFF5F + 0x2985,
        0xFF61..=0xFF9F => u32::from(KATAKANA[(cp - 0xFF61) as usize]),
        0xFFA0 => 0x3164,
        0xFFA1..=0xFFBE => cp - 0xFFA1 + 0x3131,
        0xFFC2..=0xFFC7 => cp - 0xFFC2 + 0x314F,
        0xFFCA..=0xFFCF => cp - 0xFFCA + 0x3155,
        0xFFD2..=0xFFD7 => cp - 0xFFD2 + 0x315B,
        0xFFDA..=0xFFDC => cp - 0xFFDA + 0x3161,
        0xFFE0..=0xFFE1 => cp - 0xFFE0 + 0xA2,
        0xFFE2 => 0xAC,
        0xFFE3 => 0xAF,
        0xFFE4 => 0xA6,
        0xFFE5 => 0xA5,
        0xFFE6 => 0x20A9,
        0xFFE8 => 0x2502,
        0xFFE9..=0xFFEC => cp - 0xFFE9 + 0x2190,
        0xFFED => 0x25A0,
        0xFFEE => 0x25CB,
        _ => cp,
    };
    char::from_u32(mapped).unwrap_or(c)
}

/// The mappings of U+FF61 to U+FF9F.
const KATAKANA: [u16; 63] = [
    0x3002, 0x300C, 0x300D, 0x3001, 0x30FB, 0x30F2, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30E3,
    0x30E5, 0x30E7, 0x30C3, 0x30FC, 0x30A2, 0x30A4, 0x30A6, 0x30A8, 0x30AA, 0x30AB, 0x30AD, 0x30AF,
    0x30B1, 0x30B3, 0x30B5, 0x30B7, 0x30B9, 0x30BB, 0x30BD, 0x30BF, 0x30C1, 0x30C4, 0x30C6, 0x30C8,
    0x30CA, 0x30CB, 0x30CC, 0x30CD, 0x30CE, 0x30CF, 0x30D2, 0x30D5, 0x30D8, 0x30DB, 0x30DE, 0x30DF,
    0x30E0, 0x30E1, 0x30E2, 0x30E4, 0x30E6, 0x30E8, 0x30E9, 0x30EA, 0x30EB, 0x30EC, 0x30ED, 0x30EF,
    0x30F3, 0x3099, 0x309A,
];

#[cfg(test)]
mod tests {
    use super::*;

    /// The characters with a width are those that East_Asian_Width calls fullwidth or
    /// halfwidth and that have a compatibility decomposition.
    #[test]
    fn s2_step2_maps_what_has_a_width() {
        use icu_properties::{CodePointMapData, props::EastAsianWidth};
        let widths = CodePointMapData::<EastAsianWidth>::new();
        for c in '\0'..=char::MAX {
            let width =
                matches!(widths.get(c), EastAsianWidth::Fullwidth | EastAsianWidth::Halfwidth);
            let mapped = without_width(c);
            let decomposes = !core::iter::once(c).nfkd().eq([c]);
            assert_eq!(mapped != c, width && decomposes, "U+{:04X}", c as u32);
            assert!(core::iter::once(c).nfkd().eq(core::iter::once(mapped).nfkd()));
        }
    }
}
