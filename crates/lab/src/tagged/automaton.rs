//! What an automaton with tags is made of.

use crate::chars::CharSet;
use crate::error::StudyError;
use std::fmt;
use std::str::FromStr;

/// An end of a rule in a text.
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

/// A place that an automaton finds: an end of a rule, or of one of several rules. Where
/// these stand in a text more than once, the last one counts.
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
    /// Which end of them.
    pub end: End,
}

/// `scheme.start`, `scheme.end`, `query|fragment.start`.
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

/// Why a rule has no automaton with these tags and tokens.
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
    /// There is no such rule.
    #[error(transparent)]
    Study(#[from] StudyError),
    /// A tag is written otherwise than `RULE.start` or `RULE.end`.
    #[error("a tag is written RULE.start, RULE.end or RULE|RULE.start, not `{0}`")]
    NoTag(String),
    /// Two tags stand at the same end of a rule.
    #[error("{0} and {1} stand at the same place")]
    Twice(Tag, Tag),
    /// The grammar reads a text in two ways, in which a tag stands at different places.
    #[error("the grammar leaves open where {tag} stands in {text:?}")]
    Ambiguous {
        /// The tag.
        tag: Tag,
        /// The text.
        text: String,
    },
    /// A token is empty, or is the beginning of another one, as in this text.
    #[error("the token `{rule}` does not end by itself: it takes {text:?} and more")]
    Endless {
        /// The rule.
        rule: String,
        /// The shortest text that it accepts and that is the beginning of another one.
        text: String,
    },
}

/// A rule that is read as one symbol, by an automaton of its own.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Token {
    /// The name of the rule.
    pub rule: String,
    /// The characters with which it begins.
    pub first: CharSet,
}

/// What is done with a register. The operations of one transition are simultaneous: a
/// copy is of what the register held before.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Op {
    /// The place before the symbol that is read.
    Before(usize),
    /// The place after it.
    After(usize),
    /// No place: the tag does not stand in the text.
    Clear(usize),
    /// What the second register held goes into the first.
    Copy(usize, usize),
}

impl Op {
    /// The same with other registers.
    pub(super) fn renamed(self, name: impl Fn(usize) -> usize) -> Self {
        match self {
            Op::Before(to) => Op::Before(name(to)),
            Op::After(to) => Op::After(name(to)),
            Op::Clear(to) => Op::Clear(name(to)),
            Op::Copy(to, from) => Op::Copy(name(to), name(from)),
        }
    }

    /// The register that is changed.
    pub(super) fn register(self) -> usize {
        match self {
            Op::Before(to) | Op::After(to) | Op::Clear(to) | Op::Copy(to, _) => to,
        }
    }
}

/// From one state to another.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Transition {
    /// The state after it.
    pub target: usize,
    /// What is done with registers.
    pub ops: Vec<Op>,
}

/// A state of the automaton.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
#[non_exhaustive]
pub struct State {
    /// What is done at the end of a text that ends here; `None` where none may.
    pub accepts: Option<Vec<Op>>,
    /// The transition for each class of characters, then for each token.
    pub next: Vec<Option<Transition>>,
}

impl State {
    /// All lists of operations.
    pub(super) fn lists(&self) -> impl Iterator<Item = &Vec<Op>> {
        let next = self.next.iter().flatten().map(|transition| &transition.ops);
        next.chain(&self.accepts)
    }

    pub(super) fn lists_mut(&mut self) -> impl Iterator<Item = &mut Vec<Op>> {
        let next = self.next.iter_mut().flatten().map(|transition| &mut transition.ops);
        next.chain(&mut self.accepts)
    }
}

/// A deterministic automaton with tags; its start is state 0.
///
/// The register with the number of a tag holds, at the end, the place of the tag. Further
/// registers are there where readings of a text differ in the place for a while.
///
/// ```
/// use abnf_lab::{LabGrammar, Tagged};
///
/// let grammar = LabGrammar::from_abnf("a = *x [\":\" b]\nb = *y\nx = \"x\"\ny = \"y\"\n").unwrap();
/// let tagged = Tagged::of(&grammar, "a", &["b.start".parse().unwrap()], &[], false).unwrap();
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
    /// The tokens. What begins with a token in a state that has a transition for it is read
    /// as that token.
    pub tokens: Vec<Token>,
    /// The automata of the tokens, without tags.
    pub inner: Vec<Tagged>,
    /// The states.
    pub states: Vec<State>,
}
