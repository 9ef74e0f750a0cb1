//! What looks like a rule and is not in the grammar, and why.

use crate::error::Place;
use std::fmt;

/// What looks like a rule in a document, and why it is not in the grammar.
///
/// ```
/// use abnf_lab::{Extract, LeftOut};
///
/// let extract = Extract::of("<rfc><sourcecode type='abnf'>a = \"x\" |\n</sourcecode></rfc>").unwrap();
/// let LeftOut { place, text, why, is_finding, .. } = &extract.left_out[0];
/// assert_eq!((place.line, &**text, *is_finding), (1, "a = \"x\" |", true));
/// assert!(why.to_string().starts_with("it is no rule of ABNF: '|'"));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct LeftOut {
    /// Where it stands in the document.
    pub place: Place,
    /// Its first line.
    pub text: String,
    /// Why it was left out.
    pub why: WhyLeftOut,
    /// Whether it is a mistake of the document: a rule that cannot be read though the document
    /// says that it is one, refers to it or writes it with values and alternatives; or one that
    /// stands twice with different meanings.
    pub is_finding: bool,
}

/// Why something that looks like a rule is not in the grammar.
///
/// ```
/// use abnf_lab::{Extract, WhyLeftOut};
///
/// let twice = "Internet-Draft\n\n  a = \"x\" b\n  b = \"y\"\n\n And:\n\n   b = %x79 / %x59\n";
/// let extract = Extract::of(twice).unwrap();
/// let [left_out] = &*extract.left_out else { panic!() };
/// assert_eq!(left_out.why, WhyLeftOut::Equal { kept: 4, by_proof: true });
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum WhyLeftOut {
    /// It cannot be read.
    NotAbnf {
        /// What is wrong.
        message: String,
    },
    /// It refers to no rule, and no rule refers to it.
    Alone,
    /// Its words are those of a sentence.
    Prose {
        /// The words in a row that are names of no rule.
        names: Vec<String>,
    },
    /// It is an example of the notation: its name, or one to which it refers, stands for any.
    Example,
    /// It gives a value to a parameter or a variable.
    Assignment,
    /// It refers to what the document does not define.
    Undefined {
        /// The names.
        names: Vec<String>,
    },
    /// The rule stands elsewhere in the document, too, and both are equal.
    Equal {
        /// The line of the one that is in the grammar.
        kept: usize,
        /// Whether this had to be proved: the two are not written alike.
        by_proof: bool,
    },
    /// The rule stands elsewhere in the document with another meaning.
    Differs {
        /// The line of the one that is in the grammar.
        kept: usize,
        /// A shortest string that only one of the two accepts.
        witness: String,
        /// Whether it is the one that is in the grammar.
        only_kept: bool,
        /// A shortest string that only the other one accepts, if there is one.
        opposite: Option<String>,
    },
    /// The rule stands elsewhere in the document, written otherwise, and whether the two are
    /// equal was not decided.
    Undecided {
        /// The line of the one that is in the grammar.
        kept: usize,
        /// Why.
        reason: String,
    },
    /// The XML says that ABNF stands here, and there is none: it is in another file.
    Elsewhere,
    /// It stands where a rule goes on, and the rule was read without it.
    GoesOn {
        /// The line in which the rule begins.
        rule: usize,
        /// Why it was read without.
        message: String,
    },
    /// The XML says that something else than ABNF stands here.
    OtherType {
        /// What.
        name: String,
    },
    /// The document does not declare this entity, which stands as it is written.
    Entity,
}

impl fmt::Display for WhyLeftOut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WhyLeftOut::NotAbnf { message } => write!(f, "it is no rule of ABNF: {message}"),
            WhyLeftOut::Alone => f.write_str("it refers to no rule, and no rule refers to it"),
            WhyLeftOut::Prose { names } => {
                write!(f, "it reads like a sentence; no rules are {}", names.join(", "))
            }
            WhyLeftOut::Example => f.write_str("it is an example of the notation"),
            WhyLeftOut::Assignment => f.write_str("it gives a value to a name, as in an example"),
            WhyLeftOut::Undefined { names } => {
                write!(f, "it refers to what is not defined: {}", names.join(", "))
            }
            WhyLeftOut::Equal { kept, by_proof: false } => {
                write!(f, "it stands in line {kept}, too")
            }
            WhyLeftOut::Equal { kept, by_proof: true } => {
                write!(f, "it stands in line {kept}, written otherwise and proved equal")
            }
            WhyLeftOut::Differs { kept, witness, only_kept, opposite } => {
                let (which, other) = if *only_kept { ("that", "this") } else { ("this", "that") };
                write!(f, "it differs from that in line {kept}: only {which} accepts {witness:?}")?;
                opposite.as_ref().map_or(Ok(()), |text| write!(f, ", only {other} {text:?}"))
            }
            WhyLeftOut::Undecided { kept, reason } => write!(
                f,
                "it is written otherwise in line {kept}; whether the two are equal was not \
                 decided: {reason}"
            ),
            WhyLeftOut::Elsewhere => f.write_str("the ABNF of this element is in another file"),
            WhyLeftOut::GoesOn { rule, message } => {
                write!(f, "the rule in line {rule} seems to go on here: {message}")
            }
            WhyLeftOut::OtherType { name } => write!(f, "the type of this element is {name}"),
            WhyLeftOut::Entity => f.write_str("the document does not declare this entity"),
        }
    }
}
