//! The operators, which make mutants.

use abnf_lab::Expr;
use std::fmt;

/// A kind of change. The numbers never change their meaning.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Operator {
    /// An alternative is removed.
    AlternativeRemoved = 1,
    /// Two alternatives of the grammar of pest, which takes the first that matches, are exchanged.
    AlternativesExchanged = 2,
    /// A lookahead of the grammar of pest is removed: a repetition or an alternative takes what it
    /// can, and never gives it back.
    LookaheadRemoved = 3,
    /// An element of a sequence is removed.
    ElementRemoved = 4,
    /// An element of a sequence is made optional.
    ElementOptional = 5,
    /// An optional element is made required.
    ElementRequired = 6,
    /// An element of a sequence is doubled.
    ElementDoubled = 7,
    /// A bound of a repetition is moved by one.
    BoundMoved = 8,
    /// An end of a range of characters is moved inwards by one.
    RangeEnd = 9,
    /// A range of characters is removed.
    RangeRemoved = 10,
    /// The character before or after a range, or a literal of one character, is allowed too.
    NeighbourAdded = 11,
    /// A literal that ignores case respects it, or the reverse.
    CaseChanged = 12,
    /// A character of a literal is replaced by the one before or after it.
    CharacterReplaced = 13,
    /// A delimiter is allowed in a component.
    DelimiterAllowed = 14,
    /// A character that is allowed nowhere is allowed in a component.
    ExcludedAllowed = 15,
    /// A character, a range of them, or an escaped octet is refused in a component.
    CharacterRefused = 16,
}

impl Operator {
    /// All operators, by number.
    pub const ALL: [Operator; 16] = [
        Operator::AlternativeRemoved,
        Operator::AlternativesExchanged,
        Operator::LookaheadRemoved,
        Operator::ElementRemoved,
        Operator::ElementOptional,
        Operator::ElementRequired,
        Operator::ElementDoubled,
        Operator::BoundMoved,
        Operator::RangeEnd,
        Operator::RangeRemoved,
        Operator::NeighbourAdded,
        Operator::CaseChanged,
        Operator::CharacterReplaced,
        Operator::DelimiterAllowed,
        Operator::ExcludedAllowed,
        Operator::CharacterRefused,
    ];

    /// The number, from 1.
    pub fn number(self) -> usize {
        self as usize
    }

    /// The name, as in `range-end`.
    pub fn name(self) -> &'static str {
        match self {
            Operator::AlternativeRemoved => "alternative-removed",
            Operator::AlternativesExchanged => "alternatives-exchanged",
            Operator::LookaheadRemoved => "lookahead-removed",
            Operator::ElementRemoved => "element-removed",
            Operator::ElementOptional => "element-optional",
            Operator::ElementRequired => "element-required",
            Operator::ElementDoubled => "element-doubled",
            Operator::BoundMoved => "bound-moved",
            Operator::RangeEnd => "range-end",
            Operator::RangeRemoved => "range-removed",
            Operator::NeighbourAdded => "neighbour-added",
            Operator::CaseChanged => "case-changed",
            Operator::CharacterReplaced => "character-replaced",
            Operator::DelimiterAllowed => "delimiter-allowed",
            Operator::ExcludedAllowed => "excluded-allowed",
            Operator::CharacterRefused => "character-refused",
        }
    }

    /// The mistake of an implementation that no case notices if its mutants live.
    pub fn mistake(self) -> &'static str {
        match self {
            Operator::AlternativeRemoved => "does not know an alternative of a rule",
            Operator::AlternativesExchanged => "takes an alternative too early",
            Operator::LookaheadRemoved => "takes too much and does not go back",
            Operator::ElementRemoved => "does not know an element of a rule",
            Operator::ElementOptional => "does not require an element",
            Operator::ElementRequired => "requires an optional element",
            Operator::ElementDoubled => "takes an element twice",
            Operator::BoundMoved => "counts one too many or too few",
            Operator::RangeEnd => "refuses the last character of a range",
            Operator::RangeRemoved => "does not know a range of characters",
            Operator::NeighbourAdded => "accepts the character beside a range or a literal",
            Operator::CaseChanged => "confuses upper and lower case",
            Operator::CharacterReplaced => "takes another character for a literal",
            Operator::DelimiterAllowed => "accepts a delimiter where it is not allowed",
            Operator::ExcludedAllowed => "accepts a character that is allowed nowhere",
            Operator::CharacterRefused => "refuses a character in one of the components",
        }
    }
}

impl fmt::Display for Operator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A change of an expression.
pub struct Change {
    pub operator: Operator,
    /// What changes, in words: the last part of the name of a mutant.
    pub what: String,
    /// The changed expression.
    pub expr: Expr,
}

impl Change {
    pub fn new(operator: Operator, what: String, expr: Expr) -> Self {
        Change { operator, what, expr }
    }
}
