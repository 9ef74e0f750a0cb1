//! The parts of an automaton with tags: tags, states, transitions and operations.

use crate::chars::CharSet;
use crate::error::StudyError;
use std::fmt;
use std::str::FromStr;

/// The start or the end of what a rule matches in a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum End {
    /// Where the rule begins.
    Start,
    /// Where the rule ends.
    End,
}

impl End {
    /// Both ends.
    pub const BOTH: [End; 2] = [End::Start, End::End];
}

/// A position in a text that an automaton finds: the start or the end of a rule, or of one of
/// several rules. If these rules occur more than once in a text, the last occurrence counts.
///
/// ```
/// use abnf_lab::{End, Tag};
///
/// let tag: Tag = "scheme.end".parse().unwrap();
/// assert_eq!(tag, Tag { rules: vec!["scheme".into()], end: End::End });
/// let tag: Tag = "query|fragment.start".parse().unwrap();
/// assert_eq!(tag.rules, ["query", "fragment"]);
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Tag {
    /// The names of the rules.
    pub rules: Vec<String>,
    /// Which end of the rules.
    pub end: End,
}

/// Writes for instance `scheme.start`, `scheme.end` or `query|fragment.start`.
impl fmt::Display for Tag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let end = match self.end {
            End::Start => "start",
            End::End => "end",
        };
        write!(f, "{}.{end}", self.rules.join("|"))
    }
}

impl FromStr for Tag {
    type Err = TaggedError;

    fn from_str(text: &str) -> Result<Self, TaggedError> {
        let (rules, end) = match text.rsplit_once('.') {
            Some((rules, "start")) => (rules, End::Start),
            Some((rules, "end")) => (rules, End::End),
            _ => return Err(TaggedError::NoTag(text.to_owned())),
        };
        Ok(Tag { rules: rules.split('|').map(str::to_owned).collect(), end })
    }
}

/// What becomes of a text that the grammar reads in several ways, which put a tag at different
/// positions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SeveralReadings {
    /// There is no automaton: [`TaggedError::Ambiguous`].
    Refused,
    /// At the first position where two readings differ, the one with the earlier tag counts.
    FirstTagCounts,
}

/// Why a rule has no automaton with the given tags and tokens.
///
/// ```
/// use abnf_lab::{Tag, TaggedError};
///
/// let error = "scheme".parse::<Tag>().unwrap_err();
/// assert_eq!(error, TaggedError::NoTag("scheme".into()));
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TaggedError {
    /// There is no such rule, or its language is not known.
    #[error(transparent)]
    Study(#[from] StudyError),
    /// A tag is not written `RULE.start` or `RULE.end`.
    #[error("a tag is written RULE.start, RULE.end or RULE|RULE.start, not `{0}`")]
    NoTag(String),
    /// Two tags name the same end of a rule.
    #[error("{0} and {1} stand at the same place")]
    Twice(Tag, Tag),
    /// The grammar reads a text in two ways that put a tag at different positions.
    #[error("the grammar leaves open where {tag} stands in {text:?}")]
    Ambiguous {
        /// The tag.
        tag: Tag,
        /// The text.
        text: String,
    },
    /// A token accepts a text that is empty or a proper prefix of another text of the token.
    #[error("the token `{rule}` does not end by itself: it takes {text:?} and more")]
    Endless {
        /// The rule.
        rule: String,
        /// The shortest text that is empty or a proper prefix of another one.
        text: String,
    },
}

/// A rule whose texts are read as one symbol, by an automaton of their own.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Token {
    /// The name of the rule.
    pub rule: String,
    /// The characters that its texts can begin with.
    pub first: CharSet,
}

/// An operation on a register. The operations of one transition are simultaneous: a copy takes
/// the value from before the transition.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Op {
    /// Stores the position before the symbol in the register.
    Before(usize),
    /// Stores the position after the symbol in the register.
    After(usize),
    /// Clears the register: the tag has no position.
    Clear(usize),
    /// Copies the second register into the first.
    Copy(usize, usize),
}

impl Op {
    /// Returns the operation with each register replaced by the one that `number` returns for it.
    pub(super) fn with_registers(self, number: impl Fn(usize) -> usize) -> Self {
        match self {
            Op::Before(to) => Op::Before(number(to)),
            Op::After(to) => Op::After(number(to)),
            Op::Clear(to) => Op::Clear(number(to)),
            Op::Copy(to, from) => Op::Copy(number(to), number(from)),
        }
    }

    /// The register that the operation changes.
    pub(super) fn register(self) -> usize {
        match self {
            Op::Before(to) | Op::After(to) | Op::Clear(to) | Op::Copy(to, _) => to,
        }
    }
}

/// A transition from one state to another.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Transition {
    /// The next state.
    pub target: usize,
    /// The operations on registers.
    pub ops: Vec<Op>,
}

/// A state of the automaton.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
#[non_exhaustive]
pub struct State {
    /// The operations to carry out at the end of a text that ends in this state; `None` if no
    /// accepted text ends here.
    pub accepts: Option<Vec<Op>>,
    /// The transition for each class of characters, then for each token.
    pub next: Vec<Option<Transition>>,
}

impl State {
    /// Returns the list of operations of each transition, and that at the end of a text.
    pub(super) fn lists(&self) -> impl Iterator<Item = &Vec<Op>> {
        let next = self.next.iter().flatten().map(|transition| &transition.ops);
        next.chain(&self.accepts)
    }

    /// Returns the same lists as [`lists`](Self::lists), to change them.
    pub(super) fn lists_mut(&mut self) -> impl Iterator<Item = &mut Vec<Op>> {
        let next = self.next.iter_mut().flatten().map(|transition| &mut transition.ops);
        next.chain(&mut self.accepts)
    }
}

/// A deterministic automaton with tags; its start is state 0.
///
/// After the last symbol, the register with the number of a tag holds the position of the tag.
/// There are more registers only if several readings of the beginning of a text are still possible,
/// and differ in the position of a tag.
///
/// ```
/// use abnf_lab::{LabGrammar, SeveralReadings, Tagged};
///
/// let grammar = LabGrammar::from_abnf("a = *x [\":\" b]\nb = *y\nx = \"x\"\ny = \"y\"\n").unwrap();
/// let (tags, several) = (["b.start".parse().unwrap()], SeveralReadings::Refused);
/// let tagged = Tagged::of(&grammar, "a", &tags, &[], several).unwrap();
/// assert_eq!(tagged.run("xx:y"), Some(vec![Some(3)]));
/// assert_eq!(tagged.run("xx"), Some(vec![None]));
/// assert_eq!(tagged.run("xxy"), None);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Tagged {
    /// The tags, by number.
    pub tags: Vec<Tag>,
    /// The number of registers.
    pub registers: usize,
    /// The classes of characters. The rule accepts no other characters.
    pub classes: Vec<CharSet>,
    /// The tokens. If a state has a transition for a token and the next character is in
    /// [`Token::first`], the automaton reads the token.
    pub tokens: Vec<Token>,
    /// The automaton of each token, without tags.
    pub inner: Vec<Tagged>,
    /// The states. State 0 is the start.
    pub states: Vec<State>,
}
