//! Errors in the text of a grammar and in questions about it.

use std::fmt;
use std::ops::Range;
use std::sync::Arc;
use std::time::Duration;

/// A place in the text of a grammar.
///
/// ```
/// use abnf_lab::Place;
///
/// let place = Place::of("a = b\nc = d\n", 10..11);
/// assert_eq!((place.line, place.column), (2, 5));
/// assert_eq!(place.to_string(), "line 2, column 5");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Place {
    /// The line, counted from one.
    pub line: usize,
    /// The column in characters, counted from one.
    pub column: usize,
    /// The range in bytes.
    pub span: Range<usize>,
}

impl Place {
    /// The place of `span` in `text`.
    pub fn of(text: &str, span: Range<usize>) -> Self {
        let before = text.get(..span.start).unwrap_or(text);
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        // A byte order mark takes no column.
        let line = before[line_start..].trim_start_matches('\u{FEFF}');
        Place { line: before.matches('\n').count() + 1, column: line.chars().count() + 1, span }
    }
}

/// The lines of a text, for many places in it.
#[derive(Debug)]
pub(super) struct Lines<'t> {
    text: &'t str,
    /// Where each line begins.
    starts: Vec<usize>,
}

impl<'t> Lines<'t> {
    pub fn of(text: &'t str) -> Self {
        let ends = text.match_indices('\n').map(|(at, _)| at + 1);
        Lines { text, starts: [0].into_iter().chain(ends).collect() }
    }

    /// The place of `span`.
    pub fn place(&self, span: Range<usize>) -> Place {
        let before = self.starts.partition_point(|&start| start <= span.start) - 1;
        let start = self.starts[before];
        let at = span.start - start;
        let Place { column, .. } = Place::of(&self.text[start..], at..at);
        Place { line: before + 1, column, span }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// Why a text is not a grammar that the laboratory can use.
///
/// ```
/// use abnf_lab::{GrammarError, LabGrammar};
///
/// let error = LabGrammar::from_abnf("a = \"x\"\na = \"y\"\n").unwrap_err();
/// assert!(matches!(&error, GrammarError::Duplicate { name, .. } if name == "a"));
/// assert_eq!(error.place().span, 8..9);
/// assert_eq!(error.to_string(), "line 2, column 1: the rule `a` is already defined");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum GrammarError {
    /// The text does not follow the syntax of its notation, or a number in it has no meaning.
    #[error("{place}: {message}")]
    Syntax {
        /// The place of the mistake.
        place: Place,
        /// What is wrong.
        message: String,
    },
    /// A name in pest or EBNF is not defined. In ABNF an undefined name is no error: see
    /// [`LabGrammar::undefined`](super::LabGrammar::undefined).
    #[error("{place}: the rule `{name}` is not defined")]
    Undefined {
        /// The place of the name.
        place: Place,
        /// The name.
        name: String,
    },
    /// A rule is defined twice. Only `=/` adds to a rule in ABNF.
    #[error("{place}: the rule `{name}` is already defined")]
    Duplicate {
        /// The place of the second definition.
        place: Place,
        /// The name.
        name: String,
    },
    /// Brackets are nested deeper than [`DEEPEST_BRACKETS`](super::DEEPEST_BRACKETS), or rules
    /// within rules deeper than [`DEEPEST_RULES`](super::DEEPEST_RULES).
    #[error("{place}: nested too deep: more than {most} {what}")]
    Deep {
        /// The place of the bracket or the rule.
        place: Place,
        /// What is nested.
        what: &'static str,
        /// The limit.
        most: usize,
    },
    /// The [`Budget`](super::Budget) was not enough to read the grammar.
    #[error("{place}: {reason}")]
    Budget {
        /// The place of what was not read.
        place: Place,
        /// What was not enough.
        reason: String,
    },
    /// A construct of pest that does not describe a regular language, such as the stack.
    #[error("{place}: {what} has no meaning as a regular language")]
    Unsupported {
        /// The place of the rule with the construct.
        place: Place,
        /// The construct.
        what: String,
    },
}

impl GrammarError {
    /// The place of the mistake in the text.
    pub fn place(&self) -> &Place {
        match self {
            GrammarError::Syntax { place, .. }
            | GrammarError::Undefined { place, .. }
            | GrammarError::Duplicate { place, .. }
            | GrammarError::Deep { place, .. }
            | GrammarError::Budget { place, .. }
            | GrammarError::Unsupported { place, .. } => place,
        }
    }
}

/// Why a grammar has no answer to a question.
///
/// ```
/// use abnf_lab::{LabGrammar, Study, StudyError};
///
/// let study = Study::of(LabGrammar::from_abnf("a = \"x\"\n").unwrap());
/// assert_eq!(study.lang("b"), Err(StudyError::UnknownRule("b".into())));
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum StudyError {
    /// The grammar has no rule of this name.
    #[error("the grammar has no rule `{0}`")]
    UnknownRule(String),
    /// A rule contains something without a meaning as a language: pest's stack, a prose value of
    /// ABNF that names no rule, or an undefined name. Or it has more repetitions or brackets than
    /// are read.
    #[error("{}", unsupported(rule, what))]
    Unsupported {
        /// The rule with the construct.
        rule: String,
        /// The construct.
        what: String,
    },
    /// The question makes sense only where alternatives are unordered.
    #[error("only a grammar in ABNF can be asked for {0}")]
    NotAbnf(&'static str),
    /// The question makes sense only where alternatives are ordered.
    #[error("only a grammar of pest can be asked for {0}")]
    NotPest(&'static str),
    /// The rule reaches a cycle of rules that embeds itself. So it need not be regular, and there
    /// is no exact answer.
    #[error("the rule `{rule}` is recursive: {}", path(cycle))]
    Recursive {
        /// The rule that was asked for.
        rule: String,
        /// The cycle: a path from a rule to itself.
        cycle: Arc<[String]>,
    },
    /// The [`Budget`](super::Budget) was exceeded.
    #[error("{}{}", before(rule), beyond(*limit, *states, *elapsed))]
    Budget {
        /// The rule being processed; empty if the work is that on the whole grammar.
        rule: String,
        /// What was not enough.
        limit: Limit,
        /// The number of states by then.
        states: usize,
        /// The time elapsed.
        elapsed: Duration,
    },
    /// The study was made for other rules than this one.
    #[error("the rule `{0}` was not asked for")]
    NotAsked(String),
}

/// What messages call an undefined name, and a prose value without a meaning.
pub(super) const UNDEFINED: &str = "the undefined rule";
pub(super) const PROSE: &str = "the prose value";

/// What the reason begins with if a rule exceeds a limit of the reader.
pub(super) const MORE: &str = "more than";

fn unsupported(rule: &str, what: &str) -> String {
    if let Some(name) = what.strip_prefix(UNDEFINED) {
        return format!("the rule `{rule}` needs{name}, which is not defined");
    }
    match what.starts_with(PROSE) {
        true => format!("the rule `{rule}` needs {what}, which has no meaning here"),
        false if what.starts_with(MORE) => format!("the rule `{rule}` has {what}"),
        false => format!("the rule `{rule}`: {what} has no meaning as a regular language"),
    }
}

/// The rules of a cycle; of a long one, the first and the last.
fn path(cycle: &[String]) -> String {
    const SHOWN: usize = 10;
    match cycle {
        [first @ .., last] if cycle.len() > SHOWN => {
            let more = first.len() - SHOWN + 1;
            format!("{} → {more} more rules → {last}", first[..SHOWN - 1].join(" → "))
        }
        _ => cycle.join(" → "),
    }
}

/// The rule; nothing where the work was not that on one rule.
fn before(rule: &str) -> String {
    if rule.is_empty() { String::new() } else { format!("`{rule}`: ") }
}

fn beyond(limit: Limit, states: usize, elapsed: Duration) -> String {
    match limit {
        Limit::Depth => "the text is nested too deep for pest, which recurses for each rule".into(),
        _ => {
            let elapsed = elapsed.as_secs_f64();
            let unit = if states == 1 { "state" } else { "states" };
            format!("{limit} ended the work after {states} {unit} and {elapsed:.1} s")
        }
    }
}

impl StudyError {
    /// `Ok` with the error if it says that the rule has no regular language, otherwise `Err` with
    /// it.
    pub(super) fn recursive(self) -> Result<StudyError, StudyError> {
        match self {
            StudyError::Recursive { .. } | StudyError::Unsupported { .. } => Ok(self),
            _ => Err(self),
        }
    }
}

/// Which limit of a [`Budget`](super::Budget) was exceeded.
///
/// ```
/// use abnf_lab::{Budget, LabGrammar, Limit, Study, StudyError};
///
/// let grammar = LabGrammar::from_abnf("r = 1*1000DIGIT\n").unwrap();
/// let error = Study::of_rules(grammar, &["r"], &Budget::unlimited().states(5)).unwrap_err();
/// assert!(matches!(error, StudyError::Budget { limit: Limit::States, .. }));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Limit {
    /// The number of states.
    States,
    /// The memory, in bytes.
    Memory,
    /// The time.
    Time,
    /// The nesting depth of a text: pest recurses for each rule.
    Depth,
    /// No limit: the work was [cancelled](crate::Budget::cancelled_by).
    Cancelled,
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Limit::States => "the limit of states",
            Limit::Memory => "the limit of memory",
            Limit::Time => "the limit of time",
            Limit::Depth => "the limit of depth",
            Limit::Cancelled => "a request to stop",
        })
    }
}
