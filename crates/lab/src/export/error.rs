//! Defines the errors of [`super`].

use crate::error::{GrammarError, StudyError};

/// Why a grammar cannot be written in another notation.
///
/// ```
/// use abnf_lab::{Budget, Dialect, ExportError, LabGrammar};
///
/// let grammar = LabGrammar::from_abnf("a = \"x\"\n").unwrap();
/// let error = grammar.regular_expression("b", Dialect::Rust, &Budget::unlimited()).unwrap_err();
/// assert!(matches!(error, ExportError::Study(_)));
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ExportError {
    /// A rule of the grammar has no language, or the budget was exceeded.
    #[error(transparent)]
    Study(#[from] StudyError),
    /// The written text cannot be read back.
    #[error("the written text cannot be read: {0}")]
    NotRead(#[from] GrammarError),
    /// The written text of a rule accepts other strings than the rule.
    #[error("the written text of `{rule}` differs: {text:?}")]
    Differs {
        /// The rule.
        rule: String,
        /// A string that only one of the two accepts.
        text: String,
    },
}
