//! Why a grammar cannot be written in another notation.

use crate::error::{GrammarError, StudyError};

/// Why a grammar is not written in another notation.
///
/// ```
/// use abnf_lab::{Budget, Dialect, ExportError, LabGrammar};
///
/// let grammar = LabGrammar::from_abnf("a = \"x\"\n").unwrap();
/// let error = grammar.regular_expression("b", Dialect::Re2, &Budget::unlimited()).unwrap_err();
/// assert!(matches!(error, ExportError::Study(_)));
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ExportError {
    /// The grammar cannot be asked.
    #[error(transparent)]
    Study(#[from] StudyError),
    /// What was written cannot be read.
    #[error("what was written cannot be read: {0}")]
    NotRead(#[from] GrammarError),
    /// What was written accepts other strings.
    #[error("what was written for `{rule}` differs: {text:?}")]
    Differs {
        /// The rule.
        rule: String,
        /// A string that only one of the two accepts.
        text: String,
    },
}
