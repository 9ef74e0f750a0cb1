//! Defines the errors in the text of a grammar and in questions about it.

use std::borrow::Borrow;
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

/// A text with the starts of its lines, to find many places in it.
#[derive(Debug)]
pub(super) struct Lines<'t> {
    text: &'t str,
    /// The byte index at which each line begins.
    starts: Vec<usize>,
}

impl<'t> Lines<'t> {
    /// Finds the beginnings of the lines of a text.
    pub fn of(text: &'t str) -> Self {
        let ends = text.match_indices('\n').map(|(at, _)| at + 1);
        Lines { text, starts: [0].into_iter().chain(ends).collect() }
    }

    /// The place of `span`.
    pub fn place(&self, span: Range<usize>) -> Place {
        let line = self.starts.partition_point(|&start| start <= span.start);
        let start = self.starts[line - 1];
        let at = span.start - start;
        let Place { column, .. } = Place::of(&self.text[start..], at..at);
        Place { line, column, span }
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
/// assert_eq!(error.message(), "the rule `a` is already defined");
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
    /// within rules deeper than [`DEEPEST_RULES`](super::DEEPEST_RULES); or there are more
    /// operators, or more bytes of a grammar of pest, than the reader allows.
    #[error("{place}: nested too deep: more than {most} {what}")]
    Deep {
        /// The place of the bracket, the operator or the rule.
        place: Place,
        /// What is nested, or of what there is too much.
        what: &'static str,
        /// The limit.
        most: usize,
    },
    /// The [`Budget`](super::Budget) was not enough to read the grammar.
    #[error("{place}: {reason}")]
    Budget {
        /// The place of the part that was not read.
        place: Place,
        /// The limit that was exceeded.
        reason: String,
    },
    /// A construct of pest, EBNF or a regular expression that has no meaning here, such as a word
    /// boundary, or that is too large to be read.
    #[error("{place}: {what} has no meaning as a regular language")]
    Unsupported {
        /// The place of the construct, or of the text or the rule that contains it.
        place: Place,
        /// The construct.
        what: String,
    },
}

impl GrammarError {
    /// Returns the error that a range of a text, in bytes, does not follow the syntax.
    pub(super) fn syntax(text: &str, span: Range<usize>, message: impl Into<String>) -> Self {
        GrammarError::Syntax { place: Place::of(text, span), message: message.into() }
    }

    /// Returns the error that a range of a text, in bytes, has the construct `what`.
    pub(super) fn unsupported(text: &str, span: Range<usize>, what: impl Into<String>) -> Self {
        GrammarError::Unsupported { place: Place::of(text, span), what: what.into() }
    }

    /// Returns the error that a range of a text, in bytes, has more than `most` of `what`.
    pub(super) fn deep(text: &str, span: Range<usize>, what: &'static str, most: usize) -> Self {
        GrammarError::Deep { place: Place::of(text, span), what, most }
    }

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

    /// What is wrong, without the place.
    pub fn message(&self) -> String {
        let message = self.to_string();
        message.strip_prefix(&format!("{}: ", self.place())).unwrap_or(&message).to_owned()
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
    /// ABNF that names no rule, an undefined name, or more repetitions or brackets than are read.
    #[error("{}", unsupported_message(rule, what))]
    Unsupported {
        /// The rule with the construct.
        rule: String,
        /// The construct.
        what: String,
    },
    /// The question makes sense only if alternatives are unordered.
    #[error("only a grammar in ABNF can be asked for {0}")]
    NotAbnf(&'static str),
    /// The question makes sense only if alternatives are ordered.
    #[error("only a grammar of pest can be asked for {0}")]
    NotPest(&'static str),
    /// The rule reaches a cycle of rules that embeds itself. So it need not be regular, and there
    /// is no exact answer.
    #[error("the rule `{rule}` is recursive: {}", display_cycle(cycle))]
    Recursive {
        /// The rule that was asked for.
        rule: String,
        /// The cycle: a path from a rule to itself.
        cycle: Arc<[String]>,
    },
    /// The [`Budget`](super::Budget) was exceeded.
    #[error("{}{}", rule_prefix(rule), limit_message(*limit, *states, *elapsed))]
    Budget {
        /// The rule being processed; empty if the whole grammar was being processed.
        rule: String,
        /// The limit that was exceeded.
        limit: Limit,
        /// The number of states when the work ended.
        states: usize,
        /// The time when the work ended, since its start.
        elapsed: Duration,
    },
    /// The study was made for other rules than this one.
    #[error("the rule `{0}` was not asked for")]
    NotAsked(String),
}

/// The beginning of `what` in [`StudyError::Unsupported`] for an undefined name.
pub(super) const UNDEFINED: &str = "the undefined rule";

/// The beginning of `what` for a prose value without a meaning.
pub(super) const PROSE: &str = "the prose value";

/// The beginning of `what` for a rule that exceeds a limit of the reader.
pub(super) const MORE: &str = "more than";

/// Returns the message of [`StudyError::Unsupported`].
fn unsupported_message(rule: &str, what: &str) -> String {
    // The name begins with a space.
    if let Some(name) = what.strip_prefix(UNDEFINED) {
        format!("the rule `{rule}` needs{name}, which is not defined")
    } else if what.starts_with(PROSE) {
        format!("the rule `{rule}` needs {what}, which has no meaning here")
    } else if what.starts_with(MORE) {
        format!("the rule `{rule}` has {what}")
    } else {
        format!("the rule `{rule}`: {what} has no meaning as a regular language")
    }
}

/// Returns the rules of a cycle, joined by arrows. Of a long cycle, the rules in the middle are
/// left out.
pub(crate) fn display_cycle<S: Borrow<str> + fmt::Display>(cycle: &[S]) -> String {
    const SHOWN: usize = 10;
    match cycle {
        [first @ .., last] if cycle.len() > SHOWN => {
            let more = first.len() - SHOWN + 1;
            format!("{} → {more} more rules → {last}", first[..SHOWN - 1].join(" → "))
        }
        _ => cycle.join(" → "),
    }
}

/// Returns the beginning of a message about a rule; nothing if `rule` is empty.
fn rule_prefix(rule: &str) -> String {
    if rule.is_empty() { String::new() } else { format!("`{rule}`: ") }
}

/// Returns the message about an exceeded limit.
fn limit_message(limit: Limit, states: usize, elapsed: Duration) -> String {
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
    /// Returns `Ok` with the error if it says that the rule has no regular language, otherwise
    /// `Err` with it.
    pub(super) fn if_not_regular(self) -> Result<StudyError, StudyError> {
        match self {
            StudyError::Recursive { .. } | StudyError::Unsupported { .. } => Ok(self),
            _ => Err(self),
        }
    }
}

/// A limit of a [`Budget`](super::Budget) that was exceeded.
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
