//! RFC 5892: which code points IDNA2008 allows, as RFC 8753 left it.
//!
//! The property is computed from the current Unicode properties by the rules of
//! section 3, in their order; section 2 defines the categories, which stand below under
//! its names. RFC 8753 changes how new versions of Unicode are reviewed, and neither a
//! rule nor an exception; RFC 6452 keeps the rules for Unicode 6.0, where they change the
//! value of three characters.

use crate::grammar::{Citation, Document};
use core::fmt;
use icu_properties::props::{
    Block, ChangesWhenCasefolded, DefaultIgnorableCodePoint, GeneralCategory, HangulSyllableType,
    JoinControl, NoncharacterCodePoint, WhiteSpace,
};
use icu_properties::{CodePointMapData, CodePointSetData};
use unicode_normalization::UnicodeNormalization;

/// The derived property value of a code point (RFC 5892 section 1).
///
/// ```
/// use iri_grammar::host::{Category, DerivedProperty};
///
/// assert_eq!(DerivedProperty::of('\u{df}'), DerivedProperty::Pvalid);
/// assert_eq!(DerivedProperty::of('A'), DerivedProperty::Disallowed);
/// assert_eq!(Category::deciding('A' as u32), Category::Unstable);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum DerivedProperty {
    /// PROTOCOL VALID: allowed in general.
    Pvalid,
    /// CONTEXTUAL RULE REQUIRED, a Join_Control: the rule is run on lookup.
    ContextJ,
    /// CONTEXTUAL RULE REQUIRED, another one: the rule need not be run on lookup.
    ContextO,
    /// DISALLOWED.
    Disallowed,
    /// UNASSIGNED.
    Unassigned,
}

impl DerivedProperty {
    /// The value for a character.
    pub fn of(c: char) -> Self {
        DerivedProperty::of_code_point(c as u32)
    }

    /// The value for a code point, which may be a surrogate.
    pub fn of_code_point(cp: u32) -> Self {
        Category::deciding(cp).value(cp)
    }
}

impl fmt::Display for DerivedProperty {
    /// As RFC 5892 writes it: `PVALID`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            DerivedProperty::Pvalid => "PVALID",
            DerivedProperty::ContextJ => "CONTEXTJ",
            DerivedProperty::ContextO => "CONTEXTO",
            DerivedProperty::Disallowed => "DISALLOWED",
            DerivedProperty::Unassigned => "UNASSIGNED",
        })
    }
}

/// A category of RFC 5892 section 2, in the order in which section 3 asks for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Category {
    /// Section 2.6, category F.
    Exceptions,
    /// Section 2.7, category G.
    BackwardCompatible,
    /// Section 2.10, category J.
    Unassigned,
    /// Section 2.5, category E.
    Ldh,
    /// Section 2.8, category H.
    JoinControl,
    /// Section 2.2, category B.
    Unstable,
    /// Section 2.3, category C.
    IgnorableProperties,
    /// Section 2.4, category D.
    IgnorableBlocks,
    /// Section 2.9, category I.
    OldHangulJamo,
    /// Section 2.1, category A.
    LetterDigits,
    /// None of them: the last line of section 3.
    Other,
}

impl Category {
    /// The first category, in the order of section 3, that has the code point.
    pub fn deciding(cp: u32) -> Self {
        // RFC 5892 §3.
        if exceptions(cp).is_some() {
            Category::Exceptions
        } else if backward_compatible(cp).is_some() {
            Category::BackwardCompatible
        } else if is_unassigned(cp) {
            Category::Unassigned
        } else if is_ldh(cp) {
            Category::Ldh
        } else if is_join_control(cp) {
            Category::JoinControl
        } else if is_unstable(cp) {
            Category::Unstable
        } else if is_ignorable_property(cp) {
            Category::IgnorableProperties
        } else if is_ignorable_block(cp) {
            Category::IgnorableBlocks
        } else if is_old_hangul_jamo(cp) {
            Category::OldHangulJamo
        } else if is_letter_digit(cp) {
            Category::LetterDigits
        } else {
            Category::Other
        }
    }

    /// What section 3 says of a code point that the category decides.
    fn value(self, cp: u32) -> DerivedProperty {
        match self {
            Category::Exceptions => exceptions(cp).unwrap_or(DerivedProperty::Disallowed),
            Category::BackwardCompatible => {
                backward_compatible(cp).unwrap_or(DerivedProperty::Disallowed)
            }
            Category::Unassigned => DerivedProperty::Unassigned,
            Category::Ldh | Category::LetterDigits => DerivedProperty::Pvalid,
            Category::JoinControl => DerivedProperty::ContextJ,
            Category::Unstable
            | Category::IgnorableProperties
            | Category::IgnorableBlocks
            | Category::OldHangulJamo
            | Category::Other => DerivedProperty::Disallowed,
        }
    }

    /// The section of RFC 5892 that defines the category.
    pub fn citation(self) -> Citation {
        let section = match self {
            Category::LetterDigits => "2.1",
            Category::Unstable => "2.2",
            Category::IgnorableProperties => "2.3",
            Category::IgnorableBlocks => "2.4",
            Category::Ldh => "2.5",
            Category::Exceptions => "2.6",
            Category::BackwardCompatible => "2.7",
            Category::JoinControl => "2.8",
            Category::OldHangulJamo => "2.9",
            Category::Unassigned => "2.10",
            Category::Other => "3",
        };
        Document::Rfc(5892).section(section)
    }
}

fn general_category(cp: u32) -> GeneralCategory {
    CodePointMapData::<GeneralCategory>::new().get32(cp)
}

/// RFC 5892 §2.1: General_Category(cp) is in {Ll, Lu, Lo, Nd, Lm, Mn, Mc}.
fn is_letter_digit(cp: u32) -> bool {
    use GeneralCategory as Gc;
    matches!(
        general_category(cp),
        Gc::LowercaseLetter
            | Gc::UppercaseLetter
            | Gc::OtherLetter
            | Gc::DecimalNumber
            | Gc::ModifierLetter
            | Gc::NonspacingMark
            | Gc::SpacingMark
    )
}

/// RFC 5892 §2.2: cp != NFKC(casefold(NFKC(cp))).
///
/// What is in form KC is changed by that as a whole if and only if case folding changes
/// its canonical decomposition, which is what Changes_When_Casefolded says; so no table of
/// foldings is needed. A test compares it with the formula for every code point.
fn is_unstable(cp: u32) -> bool {
    let Some(c) = char::from_u32(cp) else { return false };
    !core::iter::once(c).nfkc().eq([c])
        || CodePointSetData::new::<ChangesWhenCasefolded>().contains(c)
}

/// RFC 5892 §2.3: Default_Ignorable_Code_Point(cp), White_Space(cp) or
/// Noncharacter_Code_Point(cp) is True.
fn is_ignorable_property(cp: u32) -> bool {
    CodePointSetData::new::<DefaultIgnorableCodePoint>().contains32(cp)
        || CodePointSetData::new::<WhiteSpace>().contains32(cp)
        || is_noncharacter(cp)
}

/// RFC 5892 §2.4: Block(cp) is in {Combining Diacritical Marks for Symbols, Musical
/// Symbols, Ancient Greek Musical Notation}.
fn is_ignorable_block(cp: u32) -> bool {
    matches!(
        CodePointMapData::<Block>::new().get32(cp),
        Block::CombiningDiacriticalMarksForSymbols
            | Block::MusicalSymbols
            | Block::AncientGreekMusicalNotation
    )
}

/// RFC 5892 §2.5: cp is in {002D, 0030..0039, 0061..007A}.
fn is_ldh(cp: u32) -> bool {
    matches!(cp, 0x2D | 0x30..=0x39 | 0x61..=0x7A)
}

/// RFC 5892 §2.6.
fn exceptions(cp: u32) -> Option<DerivedProperty> {
    Some(match cp {
        // "PVALID -- Would otherwise have been DISALLOWED"
        0xDF | 0x3C2 | 0x6FD | 0x6FE | 0xF0B | 0x3007 => DerivedProperty::Pvalid,
        // "CONTEXTO -- Would otherwise have been DISALLOWED"
        0xB7 | 0x375 | 0x5F3 | 0x5F4 | 0x30FB => DerivedProperty::ContextO,
        // "CONTEXTO -- Would otherwise have been PVALID"
        0x660..=0x669 | 0x6F0..=0x6F9 => DerivedProperty::ContextO,
        // "DISALLOWED -- Would otherwise have been PVALID"
        0x640 | 0x7FA | 0x302E | 0x302F | 0x3031..=0x3035 | 0x303B => DerivedProperty::Disallowed,
        _ => return None,
    })
}

/// RFC 5892 §2.7: there is none. RFC 6452 and the reviews of RFC 8753 have added none.
fn backward_compatible(_cp: u32) -> Option<DerivedProperty> {
    None
}

/// RFC 5892 §2.8: Join_Control(cp) is True.
fn is_join_control(cp: u32) -> bool {
    CodePointSetData::new::<JoinControl>().contains32(cp)
}

/// RFC 5892 §2.9: Hangul_Syllable_Type(cp) is in {L, V, T}.
fn is_old_hangul_jamo(cp: u32) -> bool {
    matches!(
        CodePointMapData::<HangulSyllableType>::new().get32(cp),
        HangulSyllableType::LeadingJamo
            | HangulSyllableType::VowelJamo
            | HangulSyllableType::TrailingJamo
    )
}

/// RFC 5892 §2.10: General_Category(cp) is in {Cn} and Noncharacter_Code_Point(cp) is
/// False.
fn is_unassigned(cp: u32) -> bool {
    general_category(cp) == GeneralCategory::Unassigned && !is_noncharacter(cp)
}

fn is_noncharacter(cp: u32) -> bool {
    CodePointSetData::new::<NoncharacterCodePoint>().contains32(cp)
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::String;
    use icu_casemap::CaseMapper;

    /// The formula of section 2.2, word for word.
    #[test]
    fn s2_2_unstable_is_the_formula() {
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
        assert_eq!(DerivedProperty::of_code_point(0xD800), DerivedProperty::Disallowed);
        assert_eq!(Category::deciding(0xDFFF), Category::Other);
    }
}
