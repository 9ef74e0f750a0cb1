//! Several versions of Unicode meet in host names: where two of them know a character,
//! they agree on it.

use crate::rfc3454;
use crate::support::say;
use icu_properties::props::{BidiClass, CanonicalCombiningClass, GeneralCategory};
use icu_properties::{CodePointMapData, props::EnumeratedProperty};
use iri_grammar::host::{DerivedProperty, Idna2003, unicode_versions};
use unicode_normalization::char::{canonical_combining_class, is_combining_mark};

fn property<P: EnumeratedProperty>(c: char) -> P {
    CodePointMapData::<P>::new().get(c)
}

fn characters() -> impl Iterator<Item = char> {
    '\0'..=char::MAX
}

fn is_assigned(c: char) -> bool {
    DerivedProperty::for_character(c) != DerivedProperty::Unassigned
}

#[test]
fn versions_are_told() {
    for version in unicode_versions() {
        say(version);
    }
}

/// unicode-normalization and icu_properties: what both assign has one combining class, and
/// is a combining mark for both or for neither.
#[test]
fn unicode_normalization_and_icu_properties_agree() {
    for c in characters().filter(|&c| is_assigned(c)) {
        let class = property::<CanonicalCombiningClass>(c).0;
        assert_eq!(canonical_combining_class(c), class, "U+{:04X}", c as u32);
        let category = property::<GeneralCategory>(c);
        let mark = matches!(
            category,
            GeneralCategory::NonspacingMark
                | GeneralCategory::SpacingMark
                | GeneralCategory::EnclosingMark
        );
        assert_eq!(is_combining_mark(c), mark, "U+{:04X}", c as u32);
    }
}

/// RFC 3454 and icu_properties: Unicode 3.2 assigns nothing that is unassigned now, and a
/// letter that RFC 3454 does not map has had no lower case then, or has none now.
#[test]
fn rfc3454_and_current_data_agree() {
    for c in characters().filter(|&c| !rfc3454::is_unassigned(c)) {
        assert!(is_assigned(c), "U+{:04X}", c as u32);
        let mapped = rfc3454::case_fold(c).ne([c]);
        let lower_is_new = c.to_lowercase().any(rfc3454::is_unassigned);
        assert!(mapped || lower_is_new || c.to_lowercase().eq([c]), "U+{:04X}", c as u32);
    }
}

/// The bidirectional categories of RFC 3454 are the current Bidi classes, but for these
/// characters, whose class has changed since.
#[test]
fn bidi_categories_have_changed_for_these_characters() {
    let changed = characters().filter(|&c| !rfc3454::is_unassigned(c)).filter(|&c| {
        let class = property::<BidiClass>(c);
        let right = matches!(class, BidiClass::RightToLeft | BidiClass::ArabicLetter);
        let left = class == BidiClass::LeftToRight;
        rfc3454::is_r_and_al_cat(c) != right || rfc3454::is_l_cat(c) != left
    });
    let changed: Vec<u32> = changed.map(u32::from).collect();
    let marks = [0x6DD, 0x70F, 0xCBF, 0xCC6, 0x1734, 0x17B4, 0x17B5, 0x1885, 0x1886, 0x2132];
    let braille = 0x2800..=0x28FF;
    let hangul = [0x302E, 0x302F];
    let nabla_and_partial = (0..5).flat_map(|font| [0x1D6C1 + 58 * font, 0x1D6DB + 58 * font]);
    let expected = marks.into_iter().chain(braille).chain(hangul).chain(nabla_and_partial);
    let expected: Vec<u32> = expected.collect();
    assert_eq!(changed, expected);
}

/// core and icu_properties: a character that core calls alphabetic or numeric is assigned.
#[test]
fn core_and_icu_properties_agree() {
    for c in characters().filter(|c| c.is_alphanumeric() || c.is_control()) {
        assert!(is_assigned(c), "U+{:04X}", c as u32);
    }
}

/// The DNS form of a name in letters that both know is the same for IDNA2003 and IDNA2008,
/// where Nameprep leaves the letter as it is.
#[test]
fn idna2003_and_idna2008_agree_on_what_both_take() {
    let mut both = 0;
    let idna2003 = Idna2003::for_creating();
    let idna2008 = iri_grammar::host::Idna2008::new();
    for c in characters().filter(|c| !rfc3454::is_unassigned(*c)) {
        let label = c.to_string();
        if idna2003.nameprep(&label).as_deref() != Ok(&label) {
            continue;
        }
        if let (Ok(old), Ok(new)) = (idna2003.to_ascii(&label), idna2008.to_ascii(&label)) {
            assert_eq!(old, new);
            both += 1;
        }
    }
    say(format_args!("{both} characters are labels in IDNA2003 and in IDNA2008, and the same"));
    assert!(both > 80_000);
}
