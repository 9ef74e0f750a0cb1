//! The reasons why a rule accepts or rejects a text of the test vectors.

use std::fmt;

/// What a text shows about a grammar.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Reason {
    /// The rule.
    pub rule: String,
    /// The part of its definition; for an edit, the edited text in quotation marks.
    pub part: String,
    /// What the text shows about the part.
    pub what: What,
}

/// What a text shows about a part of a definition.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum What {
    /// An alternative.
    Alternative {
        /// Which alternative it is, counted from 1.
        number: usize,
        /// The number of alternatives of the choice.
        of: usize,
    },
    /// A repetition with this number of rounds.
    Times(usize),
    /// The first character of a range.
    First(char),
    /// The last character of a range.
    Last(char),
    /// Letters of a literal that matches both cases, in lower case.
    LowerCase,
    /// Letters of a literal that matches both cases, in upper case.
    UpperCase,
    /// Rejected: the part is missing.
    LeftOut,
    /// Rejected: a repetition with this number of rounds, one too few.
    TooFew(usize),
    /// Rejected: a repetition with this number of rounds, one too many.
    TooMany(usize),
    /// Rejected: the character just before this one, which is the first character of a range.
    Before(char),
    /// Rejected: the character just after this one, which is the last character of a range.
    After(char),
    /// Rejected: letters in the other case.
    OtherCase,
    /// Rejected: an edit of an accepted text.
    Edited(Edit),
}

/// One edit of a text. Positions are in characters, from 0.
///
/// ```
/// use abnf_lab::Edit;
///
/// let edit = Edit::Removed { at: 2, character: '%' };
/// assert_eq!(edit.to_string(), "without U+0025 at 2");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Edit {
    /// A character was removed.
    Removed {
        /// The position of the edit.
        at: usize,
        /// The character.
        character: char,
    },
    /// A character was added.
    Inserted {
        /// The position of the edit.
        at: usize,
        /// The character.
        character: char,
    },
    /// A character was replaced by another.
    Replaced {
        /// The position of the edit.
        at: usize,
        /// The old character.
        character: char,
        /// The new character.
        by: char,
    },
    /// A character and the next one were exchanged.
    Exchanged {
        /// The position of the first of the two characters.
        at: usize,
    },
}

/// Returns the code point of a character, as `U+0041`.
fn point(character: char) -> String {
    format!("U+{:04X}", character as u32)
}

impl fmt::Display for Edit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Edit::Removed { at, character } => write!(f, "without {} at {at}", point(character)),
            Edit::Inserted { at, character } => write!(f, "with {} at {at}", point(character)),
            Edit::Replaced { at, character, by } => {
                write!(f, "with {} for {} at {at}", point(by), point(character))
            }
            Edit::Exchanged { at } => write!(f, "with {at} and {} exchanged", at + 1),
        }
    }
}

/// Returns a number of rounds in words.
fn times(count: usize) -> String {
    match count {
        0 => "not at all".to_owned(),
        1 => "once".to_owned(),
        count => format!("{count} times"),
    }
}

impl fmt::Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            What::Alternative { number, of } => write!(f, "alternative {number} of {of}"),
            What::Times(count) => f.write_str(&times(*count)),
            What::First(character) => write!(f, "the first of its range, {}", point(*character)),
            What::Last(character) => write!(f, "the last of its range, {}", point(*character)),
            What::LowerCase => f.write_str("in lower case"),
            What::UpperCase => f.write_str("in upper case"),
            What::LeftOut => f.write_str("left out"),
            What::TooFew(count) => write!(f, "{}, one too few", times(*count)),
            What::TooMany(count) => write!(f, "{}, one too many", times(*count)),
            What::Before(character) => write!(f, "just before the first, {}", point(*character)),
            What::After(character) => write!(f, "just after the last, {}", point(*character)),
            What::OtherCase => f.write_str("in the other case"),
            What::Edited(edit) => edit.fmt(f),
        }
    }
}

/// Writes for instance `h16: 5 times, one too many: ``1*4HEXDIG```.
impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Reason { rule, part, what } = self;
        match what {
            What::Edited(_) => write!(f, "{rule}: {part} {what}"),
            _ => write!(f, "{rule}: {what}: `{part}`"),
        }
    }
}
