//! Candidates that are not in the grammar, and why.

use crate::error::Place;
use std::fmt;

/// A candidate of a document that is not in the grammar.
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
    /// The place in the document.
    pub place: Place,
    /// The first line.
    pub text: String,
    /// Why it was left out.
    pub why: WhyLeftOut,
    /// Whether it is a mistake of the document, or a gap in its grammar:
    ///
    /// - a second definition with another meaning, or with names that are not defined;
    /// - a rule that cannot be read although the document declares it, refers to it, or writes it
    ///   with values and alternatives;
    /// - lines that seem to continue a rule;
    /// - ABNF that is in another file, or an entity that is not declared.
    pub is_finding: bool,
}

/// Why a candidate is not in the grammar.
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
    /// It refers to no rule, and no rule refers to it; or it is connected only with rules that,
    /// like itself, contain no string, no numeric value, no core rule, no prose value, no choice
    /// and no repetition, and are no single reference such as `redirect-uri = URI-reference`.
    Alone,
    /// It reads like a sentence.
    Prose {
        /// The words that are not names of rules.
        names: Vec<String>,
    },
    /// It is an example: its name, or a name that it refers to, is a placeholder such as `foo`; a
    /// line that ends with `example:` announces it; or it stands alone in a document with several
    /// examples of the notation.
    Example,
    /// It gives a value to a parameter or a variable.
    Assignment,
    /// It refers to names that the document does not define.
    Undefined {
        /// The names.
        names: Vec<String>,
    },
    /// The rule is defined elsewhere in the document, too, and both definitions are equal.
    Equal {
        /// The line of the definition that is in the grammar.
        kept: usize,
        /// Whether this was proved, because the two are worded differently.
        by_proof: bool,
    },
    /// The rule is defined elsewhere in the document with another meaning.
    Differs {
        /// The line of the definition that is in the grammar.
        kept: usize,
        /// A shortest string that only one of the two definitions accepts.
        witness: String,
        /// Whether the definition in the grammar is the one that accepts it.
        only_kept: bool,
        /// A shortest string that only the other definition accepts, if there is one.
        opposite: Option<String>,
    },
    /// The rule is defined elsewhere in the document in other words, and it is undecided whether
    /// the two are equal.
    Undecided {
        /// The line of the definition that is in the grammar.
        kept: usize,
        /// The reason.
        reason: String,
        /// Whether the reason is a limit of the budget.
        met_limit: bool,
    },
    /// The XML element is declared as ABNF, but its content is in another file.
    Elsewhere,
    /// It seems to continue a rule, but the rule was read without it.
    GoesOn {
        /// The line where the rule begins.
        rule: usize,
        /// Why the rule was read without it.
        message: String,
    },
    /// The XML element is declared as something other than ABNF.
    OtherType {
        /// The declared type.
        name: String,
    },
    /// The document does not declare this entity, which is kept as written.
    Entity,
}

impl WhyLeftOut {
    /// Whether whatever was left out for this reason is a finding.
    pub(super) fn is_finding(&self) -> bool {
        matches!(
            self,
            WhyLeftOut::Differs { .. }
                | WhyLeftOut::GoesOn { .. }
                | WhyLeftOut::Elsewhere
                | WhyLeftOut::Entity
        )
    }
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
            WhyLeftOut::Undecided { kept, reason, .. } => write!(
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
