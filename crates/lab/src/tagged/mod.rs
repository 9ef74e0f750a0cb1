//! Deterministic automata with tags: from a rule of a grammar to an automaton that recognizes a
//! text in one pass and finds where the rules inside it begin and end (Laurikari 2000;
//! Trofimovich 2017).
//!
//! 1. The texts of the rule with tags in them are a regular language ([`super::compile`]).
//! 2. A rule that stands in it as a whole becomes one symbol, a [token](Token), and is read by an
//!    automaton of its own ([`fold`]).
//! 3. The automaton of that is made deterministic over characters, and keeps the places of tags
//!    in registers ([`determinize`]).
//! 4. Operations move to where they are the same for all that follows, and states that do the
//!    same are one ([`minimize`]).

mod determinize;
mod fold;
mod minimize;

use super::alphabet::Alphabet;
use super::budget::Budget;
use super::chars::CharSet;
use super::error::StudyError;
use super::grammar::LabGrammar;
use super::languages::{Lang, Languages};
use rustc_hash::FxHashMap;
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
    fn renamed(self, name: impl Fn(usize) -> usize) -> Self {
        match self {
            Op::Before(to) => Op::Before(name(to)),
            Op::After(to) => Op::After(name(to)),
            Op::Clear(to) => Op::Clear(name(to)),
            Op::Copy(to, from) => Op::Copy(name(to), name(from)),
        }
    }

    /// The register that is changed.
    fn register(self) -> usize {
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
    fn lists(&self) -> impl Iterator<Item = &Vec<Op>> {
        let next = self.next.iter().flatten().map(|transition| &transition.ops);
        next.chain(&self.accepts)
    }

    fn lists_mut(&mut self) -> impl Iterator<Item = &mut Vec<Op>> {
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

impl Tagged {
    /// The automaton of a rule, with these tags, and with the rules of these names as
    /// tokens wherever they stand as a whole. A rule is not a token where that would depend on
    /// what follows it.
    ///
    /// With `first_wins`, a text may have several readings: the one counts that at the first
    /// place where they differ has the tag that is named first.
    ///
    /// # Errors
    /// See [`TaggedError`].
    pub fn of(
        grammar: &LabGrammar,
        rule: &str,
        tags: &[Tag],
        tokens: &[&str],
        first_wins: bool,
    ) -> Result<Self, TaggedError> {
        Compiler::new(grammar, tags).compile(rule, tags, tokens, first_wins)
    }

    /// The least automaton that does the same, with as few classes of characters.
    pub fn minimized(mut self) -> Self {
        minimize::minimize(&mut self);
        self
    }

    /// Reads a text whole: the place of each tag in bytes, or `None` if the rule does not
    /// accept the text.
    pub fn run(&self, text: &str) -> Option<Vec<Option<usize>>> {
        let mut registers = vec![None; self.registers];
        self.read(text, true, &mut registers)?;
        registers.truncate(self.tags.len());
        Some(registers)
    }

    /// Reads a text to its end if `whole`, else to the first end of the rule, whose place is the
    /// result.
    fn read(&self, text: &str, whole: bool, registers: &mut [Option<usize>]) -> Option<usize> {
        let (mut state, mut at) = (&self.states[0], 0);
        while at < text.len() && (whole || state.accepts.is_none()) {
            let (symbol, end) = self.symbol(state, &text[at..])?;
            let Transition { target, ops } = state.next[symbol].as_ref()?;
            carry_out(ops, registers, at, at + end);
            (state, at) = (&self.states[*target], at + end);
        }
        carry_out(state.accepts.as_ref()?, registers, at, at);
        Some(at)
    }

    /// The symbol that a text starts with, and its length.
    fn symbol(&self, state: &State, text: &str) -> Option<(usize, usize)> {
        let character = text.chars().next()?;
        let symbols = self.classes.len()..;
        for ((token, inner), symbol) in self.tokens.iter().zip(&self.inner).zip(symbols) {
            if state.next[symbol].is_some() && token.first.contains(character) {
                return Some((symbol, inner.read(text, false, &mut [])?));
            }
        }
        let class = self.classes.iter().position(|class| class.contains(character))?;
        Some((class, character.len_utf8()))
    }
}

/// A token that a state reads in some of its readings, and in others something else that begins
/// as it does: where it begins, the two cannot be told apart.
fn mixed_token(tagged: &Tagged, tokens: &[(Token, Lang)]) -> Option<usize> {
    let classes = tagged.classes.len();
    (0..tokens.len()).rev().find(|&token| {
        let first = &tokens[token].0.first;
        let before = tokens[..token].iter().map(|(token, _)| &token.first);
        let meeting: Vec<usize> = (tagged.classes.iter().chain(before).enumerate())
            .filter(|(_, other)| !other.intersection(first).is_empty())
            .map(|(symbol, _)| symbol)
            .collect();
        tagged.states.iter().any(|state| {
            let reads = |symbol: usize| state.next[symbol].is_some();
            reads(classes + token) && meeting.iter().any(|&symbol| reads(symbol))
        })
    })
}

fn carry_out(ops: &[Op], registers: &mut [Option<usize>], before: usize, after: usize) {
    let old = registers.to_vec();
    for &op in ops {
        registers[op.register()] = match op {
            Op::Before(_) => Some(before),
            Op::After(_) => Some(after),
            Op::Clear(_) => None,
            Op::Copy(_, from) => old[from],
        };
    }
}

/// Compiles rules of one grammar, with what several of them need computed once.
#[derive(Debug)]
pub struct Compiler<'g> {
    grammar: &'g LabGrammar,
    languages: Languages,
}

impl<'g> Compiler<'g> {
    /// A compiler for at most as many tags as these.
    pub fn new(grammar: &'g LabGrammar, tags: &[Tag]) -> Self {
        let alphabet = Alphabet::of(&[grammar]);
        Compiler { grammar, languages: Languages::with_tags(alphabet, tags.len()) }
    }

    /// The same within a budget, whose time begins now.
    ///
    /// ```
    /// use abnf_lab::{Budget, Compiler, LabGrammar};
    ///
    /// let grammar = LabGrammar::from_abnf("a = 1*1000DIGIT\n").unwrap();
    /// let mut compiler = Compiler::new(&grammar, &[]).within(&Budget::unlimited().states(5));
    /// assert!(compiler.marked("a", &[]).is_err());
    /// ```
    #[must_use]
    pub fn within(mut self, budget: &Budget) -> Self {
        self.languages = self.languages.within(budget);
        self
    }

    /// See [`Tagged::of`].
    ///
    /// # Errors
    /// See [`TaggedError`].
    pub fn compile(
        &mut self,
        rule: &str,
        tags: &[Tag],
        tokens: &[&str],
        first_wins: bool,
    ) -> Result<Tagged, TaggedError> {
        let marked = self.marked(rule, tags)?;
        let mut found = Vec::new();
        for &token in tokens.iter().filter(|&&token| token != rule) {
            let lang = self.marked(token, &[])?;
            self.refuse_endless(token, lang)?;
            let first = self.languages.may_follow(lang);
            found.push((Token { rule: token.to_owned(), first }, lang));
        }
        let mut tagged = loop {
            let langs: Vec<Lang> = found.iter().map(|&(_, lang)| lang).collect();
            let folded = fold::fold(&mut self.languages, marked, &langs);
            self.languages.check()?;
            let tagged = determinize::determinize(&folded, &mut self.languages, tags, first_wins)?;
            match mixed_token(&tagged, &found) {
                Some(mixed) => _ = found.remove(mixed),
                None => break tagged,
            }
        };
        minimize::hoist(&mut tagged);
        minimize::minimize(&mut tagged);
        for (token, _) in found {
            tagged.inner.push(self.compile(&token.rule, &[], &[], false)?);
            tagged.tokens.push(token);
        }
        Ok(tagged)
    }

    /// The languages that it computes.
    pub fn languages(&mut self) -> &mut Languages {
        &mut self.languages
    }

    /// The texts of a rule with tags in them, each as its [symbol](Languages::tag).
    ///
    /// ```
    /// use abnf_lab::{Compiler, LabGrammar};
    ///
    /// let grammar = LabGrammar::from_abnf("a = \"x\" [b]\nb = \"y\"\n").unwrap();
    /// let tags = ["b.start".parse().unwrap()];
    /// let mut compiler = Compiler::new(&grammar, &tags);
    /// let marked = compiler.marked("a", &tags).unwrap();
    /// assert!(compiler.languages().accepts(marked, "x"));
    /// ```
    ///
    /// # Errors
    /// See [`TaggedError`].
    pub fn marked(&mut self, rule: &str, tags: &[Tag]) -> Result<Lang, TaggedError> {
        let index = self.grammar.index(rule)?;
        let mut at: FxHashMap<(usize, End), usize> = FxHashMap::default();
        for (number, tag) in tags.iter().enumerate() {
            for rule in &tag.rules {
                let other = at.insert((self.grammar.index(rule)?, tag.end), number);
                if let Some(other) = other.filter(|&other| other != number) {
                    return Err(TaggedError::Twice(tags[other].clone(), tag.clone()));
                }
            }
        }
        self.grammar.regular(index)?;
        let order = self.grammar.dependencies_of(index);
        let is_tagged = |rule| End::BOTH.into_iter().any(|end| at.contains_key(&(rule, end)));
        for &rule in order.iter().filter(|&&rule| self.grammar.cycle_at(rule).is_some()) {
            // Where one such rule ends or begins within another is no place that a register keeps.
            if is_tagged(rule) {
                self.grammar.without_cycle(rule)?;
            }
        }
        let tag_at = |rule, end| at.get(&(rule, end)).copied();
        let marked =
            self.languages.compile_rules(self.grammar, &order, tag_at).swap_remove(index)?;
        Ok(marked)
    }

    fn refuse_endless(&self, rule: &str, lang: Lang) -> Result<(), TaggedError> {
        let languages = &self.languages;
        let goes_on = |&(state, _): &(Lang, _)| {
            languages.accepts_empty(state)
                && (state == lang || !languages.may_follow(state).is_empty())
        };
        match languages.ways(lang).find(goes_on) {
            None => Ok(()),
            Some((_, way)) => {
                let text = languages.example(&way);
                Err(TaggedError::Endless { rule: rule.to_owned(), text })
            }
        }
    }
}
