//! What host names stand on: characters and normalization.

use super::DerivedProperty;
use super::idna2008::without_width;
use super::nfkc32::{before_corrigendum_4, nfkc};
use super::rfc3454::is_unassigned;
use super::rfc5892::{derived_property, is_unstable};
use alloc::string::String;
use icu_casemap::CaseMapper;
use icu_properties::CodePointMapData;
use icu_properties::props::EastAsianWidth;
use unicode_normalization::UnicodeNormalization;

fn nfkc_str(text: &str) -> String {
    nfkc(text.chars())
}

#[test]
fn unassigned_code_points_are_inert() {
    assert_eq!(nfkc_str("\u{2C7C}"), "\u{2C7C}");
    assert_eq!("\u{2C7C}".nfkc().collect::<String>(), "j");
    // U+1DCE, of class 214 since Unicode 5.1, stays where it is.
    assert_eq!(nfkc_str("a\u{301}\u{1DCE}"), "\u{E1}\u{1DCE}");
    assert_eq!(nfkc_str("a\u{1DCE}\u{301}"), "a\u{1DCE}\u{301}");
}

#[test]
fn corrigendum_4_is_not_applied() {
    let texts = ["\u{2F868}", "\u{2F874}", "\u{2F91F}", "\u{2F95F}", "\u{2F9BF}"];
    let old = ["\u{2136A}", "\u{5F33}", "\u{43AB}", "\u{7AAE}", "\u{4D57}"];
    assert_eq!(texts.map(nfkc_str), old);
}

#[test]
fn pr_29_sequences_compose_as_in_unicode_3_2() {
    assert_eq!(nfkc_str("\u{B47}\u{300}\u{B3E}"), "\u{B4B}\u{300}");
    assert_eq!(nfkc_str("\u{1100}\u{300}\u{1161}"), "\u{AC00}\u{300}");
    assert_eq!(nfkc_str("\u{1100}\u{300}\u{1161}\u{323}\u{11A8}"), "\u{AC01}\u{300}\u{323}");
}

#[test]
fn marks_of_equal_class_block() {
    assert_eq!(nfkc_str("a\u{5AE}\u{300}"), "\u{E0}\u{5AE}");
    assert_eq!(nfkc_str("\u{300}a\u{300}"), "\u{300}\u{E0}");
    assert_eq!(nfkc_str("a\u{302}\u{301}"), "\u{1EA5}");
    assert_eq!(nfkc_str("x\u{302}\u{301}"), "x\u{302}\u{301}");
}

/// Every other code point is as it is today.
#[test]
fn single_characters_agree_with_the_current_data() {
    for c in '\0'..=char::MAX {
        let text = c.encode_utf8(&mut [0; 4]).nfkc().collect::<String>();
        if !is_unassigned(c) && before_corrigendum_4(c).is_none() {
            assert_eq!(nfkc([c].into_iter()), text, "U+{:04X}", c as u32);
        }
    }
}

/// The formula of RFC 5892 section 2.2, word for word.
#[test]
fn rfc5892_s2_2_unstable_is_the_formula() {
    let mapper = CaseMapper::new();
    for c in '\0'..=char::MAX {
        let nfkc: String = core::iter::once(c).nfkc().collect();
        let folded: String = mapper.fold_string(&nfkc).nfkc().collect();
        let formula = !folded.chars().eq([c]);
        assert_eq!(is_unstable(c as u32), formula, "U+{:04X}", c as u32);
    }
}

#[test]
fn surrogates_are_disallowed() {
    assert_eq!(DerivedProperty::for_code_point(0xD800), DerivedProperty::Disallowed);
    assert_eq!(derived_property(0xDFFF).1.section, "3");
}

/// The characters with a width are those that East_Asian_Width calls fullwidth or
/// halfwidth and that have a compatibility decomposition.
#[test]
fn rfc5895_s2_step2_maps_what_has_a_width() {
    let widths = CodePointMapData::<EastAsianWidth>::new();
    for c in '\0'..=char::MAX {
        let width = matches!(widths.get(c), EastAsianWidth::Fullwidth | EastAsianWidth::Halfwidth);
        let mapped = without_width(c);
        let decomposes = !core::iter::once(c).nfkd().eq([c]);
        assert_eq!(mapped != c, width && decomposes, "U+{:04X}", c as u32);
        assert!(core::iter::once(c).nfkd().eq(core::iter::once(mapped).nfkd()));
    }
}
