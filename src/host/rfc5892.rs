//! RFC 5892, as updated by RFC 8753: the code points that IDNA2008 allows, and their contexts.
//!
//! The derived property is computed from the current Unicode properties, by the rules of section 3
//! in their order. The functions for the categories of section 2 are in the order of their
//! sections. RFC 8753 changes no rule and no exception, only the review of new versions of Unicode.
//! RFC 6452 does not change the rules for Unicode 6.0, although three characters get another value.

use crate::error::Character;
use crate::grammar::{Citation, Document};
use crate::named::named;
use core::fmt;
use icu_properties::props::{
    Block, CanonicalCombiningClass, ChangesWhenCasefolded, DefaultIgnorableCodePoint,
    GeneralCategory, HangulSyllableType, JoinControl, JoiningType, NoncharacterCodePoint, Script,
    WhiteSpace,
};
use icu_properties::{CodePointMapData, CodePointSetData};
use unicode_normalization::UnicodeNormalization;

/// The derived property value of a code point (RFC 5892 section 1).
///
/// ```
/// use iri_grammar::host::DerivedProperty;
///
/// assert_eq!(DerivedProperty::for_character('\u{df}'), DerivedProperty::Pvalid);
/// assert_eq!(DerivedProperty::for_character('A'), DerivedProperty::Disallowed);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum DerivedProperty {
    /// PROTOCOL VALID: allowed in general.
    Pvalid,
    /// CONTEXTUAL RULE REQUIRED, for a Join_Control: lookup applies the rule.
    ContextJ,
    /// CONTEXTUAL RULE REQUIRED, for other characters: lookup need not apply the rule.
    ContextO,
    /// DISALLOWED: never allowed.
    Disallowed,
    /// UNASSIGNED: not yet in Unicode, and not allowed.
    Unassigned,
}

impl DerivedProperty {
    /// The value for a character.
    pub fn for_character(c: char) -> Self {
        DerivedProperty::for_code_point(c as u32)
    }

    /// The value for a code point, which may be a surrogate.
    pub fn for_code_point(cp: u32) -> Self {
        derived_property(cp).0
    }
}

// The names are those of RFC 5892.
named!(DerivedProperty {
    Pvalid "PVALID",
    ContextJ "CONTEXTJ",
    ContextO "CONTEXTO",
    Disallowed "DISALLOWED",
    Unassigned "UNASSIGNED",
});

/// The derived property of a code point (RFC 5892 §3), and the section that defines the first
/// category that contains the code point.
pub(super) fn derived_property(cp: u32) -> (DerivedProperty, Citation) {
    use DerivedProperty::{ContextJ, Disallowed, Pvalid, Unassigned};
    // The category BackwardCompatible (section 2.7), which follows the exceptions, is empty: RFC
    // 6452 and the reviews of RFC 8753 added no code point.
    let (value, section) = match exceptions(cp) {
        Some(value) => (value, "2.6"),
        _ if is_unassigned(cp) => (Unassigned, "2.10"),
        _ if is_ldh(cp) => (Pvalid, "2.5"),
        _ if is_join_control(cp) => (ContextJ, "2.8"),
        _ if is_unstable(cp) => (Disallowed, "2.2"),
        _ if is_ignorable_property(cp) => (Disallowed, "2.3"),
        _ if is_ignorable_block(cp) => (Disallowed, "2.4"),
        _ if is_old_hangul_jamo(cp) => (Disallowed, "2.9"),
        _ if is_letter_digit(cp) => (Pvalid, "2.1"),
        _ => (Disallowed, "3"),
    };
    (value, Document::Rfc(5892).section(section))
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
/// For a character in form KC, the formula holds if and only if case folding changes its canonical
/// decomposition. That is the property Changes_When_Casefolded, so no table of foldings is needed.
/// A test compares this function with the formula for every code point.
pub(super) fn is_unstable(cp: u32) -> bool {
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

/// The value of a code point that is an exception (RFC 5892 §2.6); `None` for the others.
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

/// A rule of RFC 5892 Appendix A, and the characters to which it applies.
struct ContextRow {
    rule: ContextRule,
    /// The section that contains the rule.
    section: &'static str,
    first: char,
    last: char,
}

/// Defines the rules: name, section, first and last character, and description.
macro_rules! context_rules {
    ($($rule:ident $section:literal $first:literal $last:literal $what:literal;)*) => {
        /// A rule of RFC 5892 Appendix A.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum ContextRule {
            $(#[doc = concat!($section, ": ", $what, ".")] $rule,)*
        }

        /// The rules, in the order of their values.
        const CONTEXT_ROWS: &[ContextRow] = &[$(ContextRow {
            rule: ContextRule::$rule,
            section: $section,
            first: $first,
            last: $last,
        }),*];
    };
}
context_rules! {
    ZeroWidthNonJoiner "A.1" '\u{200C}' '\u{200C}' "U+200C ZERO WIDTH NON-JOINER";
    ZeroWidthJoiner "A.2" '\u{200D}' '\u{200D}' "U+200D ZERO WIDTH JOINER";
    MiddleDot "A.3" '\u{B7}' '\u{B7}' "U+00B7 MIDDLE DOT";
    GreekLowerNumeralSign "A.4" '\u{375}' '\u{375}' "U+0375 GREEK LOWER NUMERAL SIGN (KERAIA)";
    HebrewGeresh "A.5" '\u{5F3}' '\u{5F3}' "U+05F3 HEBREW PUNCTUATION GERESH";
    HebrewGershayim "A.6" '\u{5F4}' '\u{5F4}' "U+05F4 HEBREW PUNCTUATION GERSHAYIM";
    KatakanaMiddleDot "A.7" '\u{30FB}' '\u{30FB}' "U+30FB KATAKANA MIDDLE DOT";
    ArabicIndicDigits "A.8" '\u{660}' '\u{669}' "ARABIC-INDIC DIGITS, U+0660 to U+0669";
    ExtendedArabicIndicDigits "A.9" '\u{6F0}' '\u{6F9}'
        "EXTENDED ARABIC-INDIC DIGITS, U+06F0 to U+06F9";
}

impl ContextRule {
    /// The rule for a character, if there is one.
    pub fn for_character(c: char) -> Option<Self> {
        if c.is_ascii() {
            return None;
        }
        let row = CONTEXT_ROWS.iter().find(|row| (row.first..=row.last).contains(&c));
        row.map(|row| row.rule)
    }

    /// The section of RFC 5892 that contains the rule.
    pub fn citation(self) -> Citation {
        Document::Rfc(5892).section(CONTEXT_ROWS[self as usize].section)
    }

    /// Whether lookup has to apply the rule: its "Lookup" line.
    pub fn on_lookup(self) -> bool {
        matches!(self, ContextRule::ZeroWidthNonJoiner | ContextRule::ZeroWidthJoiner)
    }
}

impl fmt::Display for ContextRule {
    /// Writes the character, or the name of the characters, to which the rule applies.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ContextRule::ArabicIndicDigits => f.write_str("Arabic-Indic digits"),
            ContextRule::ExtendedArabicIndicDigits => f.write_str("extended Arabic-Indic digits"),
            _ => Character(CONTEXT_ROWS[*self as usize].first).fmt(f),
        }
    }
}

/// A label to which contextual rules are applied. Properties of the whole label are computed once,
/// so that applying the rules to all its characters takes linear time.
pub(crate) struct Context<'l> {
    label: &'l str,
    has_kana_or_han: bool,
    has_arabic_indic_digit: bool,
    has_extended_arabic_indic_digit: bool,
}

impl<'l> Context<'l> {
    pub(crate) fn new(label: &'l str) -> Self {
        let is_kana_or_han =
            |c| matches!(script(c), Script::Hiragana | Script::Katakana | Script::Han);
        Context {
            label,
            has_kana_or_han: label.contains(is_kana_or_han),
            has_arabic_indic_digit: label.contains(|c| matches!(c, '\u{660}'..='\u{669}')),
            has_extended_arabic_indic_digit: label.contains(|c| matches!(c, '\u{6F0}'..='\u{6F9}')),
        }
    }

    /// Whether the rule holds for the character at this byte of the label.
    pub(crate) fn holds(&self, rule: ContextRule, offset: usize) -> bool {
        match rule {
            // Appendix A.1: "If Canonical_Combining_Class(Before(cp)) .eq. Virama Then
            // True; If RegExpMatch((Joining_Type:{L,D})(Joining_Type:T)*\u200C
            // (Joining_Type:T)*(Joining_Type:{R,D})) Then True".
            ContextRule::ZeroWidthNonJoiner => self.after_virama(offset) || self.joins(offset),
            // Appendix A.2: "If Canonical_Combining_Class(Before(cp)) .eq. Virama Then
            // True".
            ContextRule::ZeroWidthJoiner => self.after_virama(offset),
            // Appendix A.3: "If Before(cp) .eq. U+006C And After(cp) .eq. U+006C Then
            // True".
            ContextRule::MiddleDot => {
                self.before(offset) == Some('l') && self.after(offset) == Some('l')
            }
            // Appendix A.4: "If Script(After(cp)) .eq. Greek Then True".
            ContextRule::GreekLowerNumeralSign => {
                self.after(offset).map(script) == Some(Script::Greek)
            }
            // Appendix A.5 and A.6: "If Script(Before(cp)) .eq. Hebrew Then True".
            ContextRule::HebrewGeresh | ContextRule::HebrewGershayim => {
                self.before(offset).map(script) == Some(Script::Hebrew)
            }
            // Appendix A.7: "For All Characters: If Script(cp) .in. {Hiragana, Katakana,
            // Han} Then True".
            ContextRule::KatakanaMiddleDot => self.has_kana_or_han,
            // Appendix A.8: "For All Characters: If cp .in. 06F0..06F9 Then False".
            ContextRule::ArabicIndicDigits => !self.has_extended_arabic_indic_digit,
            // Appendix A.9: "For All Characters: If cp .in. 0660..0669 Then False".
            ContextRule::ExtendedArabicIndicDigits => !self.has_arabic_indic_digit,
        }
    }

    /// The character before the character at this byte.
    fn before(&self, offset: usize) -> Option<char> {
        self.label[..offset].chars().next_back()
    }

    /// The character after the character at this byte.
    fn after(&self, offset: usize) -> Option<char> {
        self.label[offset..].chars().nth(1)
    }

    /// Whether the character at this byte follows a virama.
    fn after_virama(&self, offset: usize) -> bool {
        let class = |c| CodePointMapData::<CanonicalCombiningClass>::new().get(c);
        self.before(offset).map(class) == Some(CanonicalCombiningClass::Virama)
    }

    /// Whether the regular expression of Appendix A.1 matches around the U+200C at this byte. A
    /// U+200C has Joining_Type U, which ends a sequence of characters of Joining_Type T. So each
    /// such sequence is read at most twice.
    fn joins(&self, offset: usize) -> bool {
        let mut before = self.label[..offset].chars().rev().map(joining_type);
        let mut after = self.label[offset..].chars().skip(1).map(joining_type);
        let is_not_transparent = |kind: &JoiningType| *kind != JoiningType::Transparent;
        let joins_left = matches!(
            before.find(is_not_transparent),
            Some(JoiningType::LeftJoining | JoiningType::DualJoining)
        );
        let joins_right = matches!(
            after.find(is_not_transparent),
            Some(JoiningType::RightJoining | JoiningType::DualJoining)
        );
        joins_left && joins_right
    }
}

fn script(c: char) -> Script {
    CodePointMapData::<Script>::new().get(c)
}

fn joining_type(c: char) -> JoiningType {
    CodePointMapData::<JoiningType>::new().get(c)
}
