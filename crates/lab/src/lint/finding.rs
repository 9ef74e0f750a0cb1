//! Defines the findings of the lint.

use crate::error::Place;
use crate::grammar::LabGrammar;
use std::fmt;
use std::ops::Range;

/// Everything wrong or doubtful in an ABNF: the mistakes of all rules, not only the first one.
///
/// If a sign of another notation has an obvious counterpart in ABNF, the fix replaces it, and the
/// rest of the rule is examined. After any other mistake the rest of the rule is skipped.
///
/// ```
/// use abnf_lab::{Lint, LintKind};
///
/// let lint = Lint::of("list ::= item | list_end\nitem = 'x'\nlist-end = \";\"\n");
/// assert!(lint.findings.iter().all(|it| it.kind == LintKind::Syntax));
/// let quote = &lint.findings[3];
/// assert_eq!((quote.place.line, quote.place.column), (2, 8));
/// assert_eq!(quote.fix.as_ref().unwrap().text, "\"x\"");
/// // All fixes together make it an ABNF.
/// assert_eq!(lint.fixed(), "list = item / list-end\nitem = \"x\"\nlist-end = \";\"\n");
/// ```
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct Lint {
    /// The text that was examined.
    pub(super) text: String,
    /// The findings, in the order of the text.
    pub findings: Vec<LintFinding>,
    /// Whether a question was not answered because it exceeds a limit of the budget or of the
    /// reader.
    pub met_limit: bool,
    /// The grammar with all fixes, if every rule can be read and every reference has a meaning.
    pub grammar: Option<LabGrammar>,
}

/// One mistake or doubt.
///
/// ```
/// use abnf_lab::{Lint, LintFinding, LintKind, LintLevel};
///
/// let lint = Lint::of("a = 1*digits\ndigit = %x30-39\n");
/// let LintFinding { kind, level, place, message, fix, .. } = &lint.findings[0];
/// assert_eq!((*kind, *level, place.column), (LintKind::Undefined, LintLevel::Error, 7));
/// assert_eq!(message, "the rule `digits` is not defined; similar: digit");
/// assert_eq!(fix.as_ref().unwrap().text, "digit");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct LintFinding {
    /// The kind of mistake.
    pub kind: LintKind,
    /// The severity: [that of the kind](LintKind::level), with two exceptions. A prose value is a
    /// note, since it is ABNF. An alternative that adds nothing is a note if it is the name of a
    /// rule, since the name may document what a text is.
    pub level: LintLevel,
    /// The place of the mistake.
    pub place: Place,
    /// An explanation of the mistake.
    pub message: String,
    /// The change that is probably meant.
    pub fix: Option<LintFix>,
    /// For an undefined name, the number of the RFC that defines it according to the grammar, if
    /// that RFC is not imported.
    pub import: Option<String>,
}

/// A change of the text.
///
/// ```
/// use abnf_lab::{Lint, LintFix};
///
/// let lint = Lint::of("a = \"x\" | \"y\"\n");
/// let LintFix { span, text, .. } = lint.findings[0].fix.as_ref().unwrap();
/// assert_eq!((span, &**text), (&(8..9), "/"));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct LintFix {
    /// The range of the replaced text, in bytes.
    pub span: Range<usize>,
    /// The new text.
    pub text: String,
}

/// The severity of a finding, in ascending order.
///
/// ```
/// use abnf_lab::LintLevel;
///
/// assert!(LintLevel::Error > LintLevel::Note);
/// assert_eq!(LintLevel::Warning.name(), "warning");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum LintLevel {
    /// The text may be intended.
    Note,
    /// The text is probably not intended.
    Warning,
    /// The text is not ABNF, or has no meaning.
    Error,
}

impl LintLevel {
    /// All levels.
    pub const ALL: [LintLevel; 3] = [LintLevel::Note, LintLevel::Warning, LintLevel::Error];

    /// `note`, `warning` or `error`, as SARIF has them.
    pub fn name(self) -> &'static str {
        match self {
            LintLevel::Note => "note",
            LintLevel::Warning => "warning",
            LintLevel::Error => "error",
        }
    }
}

impl fmt::Display for LintLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

macro_rules! kinds {
    ($($(#[$doc:meta])* $kind:ident $name:literal $level:ident $meaning:literal;)*) => {
        /// The kinds of findings.
        ///
        /// ```
        /// use abnf_lab::{LintKind, LintLevel};
        ///
        /// assert_eq!(LintKind::CoreRule.name(), "core-rule");
        /// assert_eq!(LintKind::Unused.level(), LintLevel::Note);
        /// assert!(LintKind::ALL.iter().all(|kind| kind.meaning().ends_with('.')));
        /// ```
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum LintKind {
            $(#[doc = $meaning] $kind,)*
        }

        impl LintKind {
            /// All kinds.
            pub const ALL: &'static [LintKind] = &[$(LintKind::$kind),*];

            /// The name of the kind.
            pub fn name(self) -> &'static str {
                match self { $(LintKind::$kind => $name,)* }
            }

            /// The severity of a finding of this kind.
            pub fn level(self) -> LintLevel {
                match self { $(LintKind::$kind => LintLevel::$level,)* }
            }

            /// A sentence that explains the kind.
            pub fn meaning(self) -> &'static str {
                match self { $(LintKind::$kind => $meaning,)* }
            }
        }
    };
}

kinds! {
    Syntax "syntax" Error "The text is not ABNF.";
    Undefined "undefined" Error "A reference names a rule that is not defined.";
    Duplicate "duplicate" Error "A rule is defined twice.";
    NoBase "no-base" Warning "'=/' adds to a rule that is not defined before (RFC 5234 section 3.3).";
    Empty "empty" Warning "A rule accepts no text.";
    ZeroTimes "zero-times" Warning "An element is repeated zero times, so it accepts only the empty text.";
    Shadowed "shadowed" Warning "An alternative adds nothing: the others accept all that it accepts.";
    Case "case" Warning "Upper and lower case are not what they seem: a string in double quotes has no case (RFC 5234 section 2.3).";
    CoreRule "core-rule" Warning "A rule has the name of a core rule (RFC 5234 Appendix B.1) and another meaning.";
    CaseOfName "case-of-name" Note "A reference and the definition of its rule differ in upper and lower case.";
    Unused "unused" Note "No rule refers to a rule, and it is not the first.";
    Ambiguous "ambiguous" Note "A text can be derived in two ways.";
    NotExamined "not-examined" Note "A question about the grammar was not answered.";
}

impl Lint {
    /// Returns the text with all fixes. A fix that overlaps an earlier one is left out.
    pub fn fixed(&self) -> String {
        // The findings are in the order of the text. `at` is the end of the last fix.
        let (mut fixed, mut at) = (String::new(), 0);
        for fix in self.findings.iter().filter_map(|finding| finding.fix.as_ref()) {
            if fix.span.start < at {
                continue;
            }
            fixed.push_str(&self.text[at..fix.span.start]);
            fixed.push_str(&fix.text);
            at = fix.span.end;
        }
        fixed.push_str(&self.text[at..]);
        fixed
    }

    /// Sorts the findings and sets their lines and columns, in one pass over the text.
    pub(super) fn locate(&mut self) {
        self.findings.sort_by_key(|it| (it.place.span.start, it.kind));
        let text = &*self.text;
        // The byte index, line and column of the finding before the current one.
        let (mut at, mut line, mut column) = (0, 1, 1);
        for finding in &mut self.findings {
            let place = &mut finding.place;
            let between = text.get(at..place.span.start).unwrap_or("");
            if !between.is_empty() {
                let next = Place::of(between, between.len()..between.len());
                column = if next.line > 1 { next.column } else { column + next.column - 1 };
                (at, line) = (place.span.start, line + next.line - 1);
            }
            (place.line, place.column) = (line, column);
        }
    }

    /// Adds a finding with the severity of its kind.
    pub(super) fn add(
        &mut self,
        kind: LintKind,
        span: Range<usize>,
        message: String,
        fix: Option<LintFix>,
    ) {
        /// The length of the longest message, in characters.
        const LONGEST_MESSAGE: usize = 1000;
        let message = match message.char_indices().nth(LONGEST_MESSAGE) {
            Some((end, _)) => {
                let more = message[end..].chars().count();
                format!("{} … and {more} more characters", &message[..end])
            }
            None => message,
        };
        // `locate` sets the line and the column.
        let place = Place { line: 0, column: 0, span };
        let (level, import) = (kind.level(), None);
        self.findings.push(LintFinding { kind, level, place, message, fix, import });
    }
}
