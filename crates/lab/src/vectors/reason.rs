//! Why a rule accepts a text, or not.

use std::fmt;

/// What a text shows of a grammar.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Reason {
    /// The rule.
    pub rule: String,
    /// The part of its definition; of an edit, the text that was edited, in quotation marks.
    pub part: String,
    /// What is shown of that.
    pub what: What,
}

/// What is shown of a part of a definition.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum What {
    /// It is an alternative.
    Alternative {
        /// Which, from 1.
        number: usize,
        /// How many there are.
        of: usize,
    },
    /// It is repeated so many times.
    Times(usize),
    /// The first character of a range.
    First(char),
    /// The last character of a range.
    Last(char),
    /// Letters that stand for both cases, in lower case.
    LowerCase,
    /// Letters that stand for both cases, in upper case.
    UpperCase,
    /// Not accepted: it is left out.
    LeftOut,
    /// Not accepted: it is repeated so many times, one too few.
    TooFew(usize),
    /// Not accepted: it is repeated so many times, one too many.
    TooMany(usize),
    /// Not accepted: the character before this one, with which a range begins.
    Before(char),
    /// Not accepted: the character after this one, with which a range ends.
    After(char),
    /// Not accepted: letters in the other case.
    OtherCase,
    /// Not accepted: the text has an edit.
    Edited(Edit),
}

/// One edit of a text; places are in characters, from 0.
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
    /// A character was taken away.
    Removed {
        /// Where it stood.
        at: usize,
        /// The character.
        character: char,
    },
    /// A character was added.
    Inserted {
        /// Where it stands.
        at: usize,
        /// The character.
        character: char,
    },
    /// A character was put in the place of another.
    Replaced {
        /// Where it stands.
        at: usize,
        /// The character that stood there.
        character: char,
        /// The character that stands there.
        by: char,
    },
    /// A character and the next one changed places.
    Exchanged {
        /// The place of the first.
        at: usize,
    },
}

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

/// `h16: 5 times, one too many: ``1*4HEXDIG```.
impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Reason { rule, part, what } = self;
        match what {
            What::Edited(_) => write!(f, "{rule}: {part} {what}"),
            _ => write!(f, "{rule}: {what}: `{part}`"),
        }
    }
}
