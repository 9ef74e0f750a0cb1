//! RFC 5892 Appendix A: contextual rules.

use crate::error::Character;
use crate::grammar::{Citation, Document};
use core::fmt;
use icu_properties::CodePointMapData;
use icu_properties::props::{CanonicalCombiningClass, JoiningType, Script};

/// A rule of RFC 5892 Appendix A.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ContextRule {
    /// A.1: U+200C ZERO WIDTH NON-JOINER.
    ZeroWidthNonJoiner,
    /// A.2: U+200D ZERO WIDTH JOINER.
    ZeroWidthJoiner,
    /// A.3: U+00B7 MIDDLE DOT.
    MiddleDot,
    /// A.4: U+0375 GREEK LOWER NUMERAL SIGN (KERAIA).
    GreekLowerNumeralSign,
    /// A.5: U+05F3 HEBREW PUNCTUATION GERESH.
    HebrewGeresh,
    /// A.6: U+05F4 HEBREW PUNCTUATION GERSHAYIM.
    HebrewGershayim,
    /// A.7: U+30FB KATAKANA MIDDLE DOT.
    KatakanaMiddleDot,
    /// A.8: ARABIC-INDIC DIGITS, U+0660 to U+0669.
    ArabicIndicDigits,
    /// A.9: EXTENDED ARABIC-INDIC DIGITS, U+06F0 to U+06F9.
    ExtendedArabicIndicDigits,
}

impl ContextRule {
    /// The rule for a character; `None` where there is none.
    pub fn of(c: char) -> Option<Self> {
        Some(match c {
            '\u{200C}' => ContextRule::ZeroWidthNonJoiner,
            '\u{200D}' => ContextRule::ZeroWidthJoiner,
            '\u{B7}' => ContextRule::MiddleDot,
            '\u{375}' => ContextRule::GreekLowerNumeralSign,
            '\u{5F3}' => ContextRule::HebrewGeresh,
            '\u{5F4}' => ContextRule::HebrewGershayim,
            '\u{30FB}' => ContextRule::KatakanaMiddleDot,
            '\u{660}'..='\u{669}' => ContextRule::ArabicIndicDigits,
            '\u{6F0}'..='\u{6F9}' => ContextRule::ExtendedArabicIndicDigits,
            _ => return None,
        })
    }

    /// The section of RFC 5892 that has the rule.
    pub fn citation(self) -> Citation {
        let section = match self {
            ContextRule::ZeroWidthNonJoiner => "A.1",
            ContextRule::ZeroWidthJoiner => "A.2",
            ContextRule::MiddleDot => "A.3",
            ContextRule::GreekLowerNumeralSign => "A.4",
            ContextRule::HebrewGeresh => "A.5",
            ContextRule::HebrewGershayim => "A.6",
            ContextRule::KatakanaMiddleDot => "A.7",
            ContextRule::ArabicIndicDigits => "A.8",
            ContextRule::ExtendedArabicIndicDigits => "A.9",
        };
        Document::Rfc(5892).section(section)
    }

    /// The "Lookup" line of the rule: whether it is to be run on lookup.
    pub fn on_lookup(self) -> bool {
        matches!(self, ContextRule::ZeroWidthNonJoiner | ContextRule::ZeroWidthJoiner)
    }
}

impl fmt::Display for ContextRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ContextRule::ZeroWidthNonJoiner => Character('\u{200C}').fmt(f),
            ContextRule::ZeroWidthJoiner => Character('\u{200D}').fmt(f),
            ContextRule::MiddleDot => Character('\u{B7}').fmt(f),
            ContextRule::GreekLowerNumeralSign => Character('\u{375}').fmt(f),
            ContextRule::HebrewGeresh => Character('\u{5F3}').fmt(f),
            ContextRule::HebrewGershayim => Character('\u{5F4}').fmt(f),
            ContextRule::KatakanaMiddleDot => Character('\u{30FB}').fmt(f),
            ContextRule::ArabicIndicDigits => f.write_str("Arabic-Indic digits"),
            ContextRule::ExtendedArabicIndicDigits => f.write_str("extended Arabic-Indic digits"),
        }
    }
}

/// A label in which contextual rules are run. What a rule asks of all characters is
/// found once, so that a label of many such characters takes no longer for it.
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

    fn before(&self, offset: usize) -> Option<char> {
        self.label[..offset].chars().next_back()
    }

    fn after(&self, offset: usize) -> Option<char> {
        self.label[offset..].chars().nth(1)
    }

    fn after_virama(&self, offset: usize) -> bool {
        let class = |c| CodePointMapData::<CanonicalCombiningClass>::new().get(c);
        self.before(offset).map(class) == Some(CanonicalCombiningClass::Virama)
    }

    /// The regular expression of Appendix A.1. U+200C itself has Joining_Type U, which
    /// ends a run of T, so that no run is read more than twice.
    fn joins(&self, offset: usize) -> bool {
        let mut before = self.label[..offset].chars().rev().map(joining_type);
        let mut after = self.label[offset..].chars().skip(1).map(joining_type);
        let not_transparent = |kind: &JoiningType| *kind != JoiningType::Transparent;
        let joins_left = matches!(
            before.find(not_transparent),
            Some(JoiningType::LeftJoining | JoiningType::DualJoining)
        );
        let joins_right = matches!(
            after.find(not_transparent),
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
