//! The mistakes of all rules of an ABNF at once, and what is doubtful in them.

mod languages;
mod meaning;
mod mistakes;

use super::abnf::{load, rule_lines};
use super::budget::Budget;
use super::error::{GrammarError, Place};
use super::grammar::LabGrammar;
use super::read::{Extract, WhyLeftOut, is_xml, written_in};
use languages::languages;
use meaning::Meaning;
use std::fmt;
use std::ops::Range;

/// What is wrong or doubtful in an ABNF: the mistakes of all rules, not only the first.
///
/// Where the sign of another notation has an obvious counterpart, that is the fix, and the rule is
/// read with it. Any other mistake ends its rule.
///
/// ```
/// use abnf_lab::{Lint, LintKind};
///
/// let lint = Lint::of("list ::= item | list_end\nitem = 'x'\nlist-end = \";\"\n");
/// assert!(lint.findings.iter().all(|it| it.kind == LintKind::Syntax));
/// let quote = &lint.findings[3];
/// assert_eq!((quote.place.line, quote.place.column), (2, 8));
/// assert_eq!(quote.fix.as_ref().unwrap().text, "\"x\"");
/// // With all fixes, it is an ABNF.
/// assert_eq!(lint.fixed(), "list = item / list-end\nitem = \"x\"\nlist-end = \";\"\n");
/// ```
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct Lint {
    text: String,
    /// What was found, in the order of the text.
    pub findings: Vec<LintFinding>,
    /// The grammar with all fixes, if all of it has a meaning.
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
    /// What kind of mistake it is.
    pub kind: LintKind,
    /// How grave it is: as [grave](LintKind::level) as its kind, but for an alternative that adds
    /// nothing and is the name of a rule, which may be named to say what a text is.
    pub level: LintLevel,
    /// Where it stands.
    pub place: Place,
    /// What is wrong.
    pub message: String,
    /// What is probably meant, as text.
    pub fix: Option<LintFix>,
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
    /// What is replaced, in bytes.
    pub span: Range<usize>,
    /// What takes its place.
    pub text: String,
}

/// How grave a finding is, the gravest last.
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
    /// It may well be meant.
    Note,
    /// It is probably not meant.
    Warning,
    /// It is no ABNF, or has no meaning.
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

            /// How grave a finding of this kind is.
            pub fn level(self) -> LintLevel {
                match self { $(LintKind::$kind => LintLevel::$level,)* }
            }

            /// What a finding of this kind says.
            pub fn meaning(self) -> &'static str {
                match self { $(LintKind::$kind => $meaning,)* }
            }
        }
    };
}

kinds! {
    Syntax "syntax" Error "The text is not ABNF.";
    Undefined "undefined" Error "A rule is referred to that is not defined.";
    Duplicate "duplicate" Error "A rule is defined twice.";
    NoBase "no-base" Warning "'=/' adds to a rule that is not defined before (RFC 5234 section 3.3).";
    Empty "empty" Warning "A rule accepts no text.";
    Shadowed "shadowed" Warning "An alternative adds nothing: the others accept all that it accepts.";
    Case "case" Warning "Upper and lower case are not what they seem: a string in double quotes has no case (RFC 5234 section 2.3).";
    CoreRule "core-rule" Warning "A rule has the name of a core rule (RFC 5234 Appendix B.1) and another meaning.";
    CaseOfName "case-of-name" Note "A rule is referred to in other upper and lower case than it is defined in.";
    Unused "unused" Note "No rule refers to a rule, and it is not the first.";
    Ambiguous "ambiguous" Note "A text can be derived in two ways.";
    NotExamined "not-examined" Note "A question about the grammar was not answered.";
}

impl Lint {
    /// Reads an ABNF and finds all that is wrong or doubtful in it.
    pub fn of(text: &str) -> Self {
        Self::within(text, &Budget::unlimited())
    }

    /// The same, with a budget for the questions about languages. What was not answered within it
    /// is a finding, too. Of rules that reach a cycle which embeds itself, ambiguities are looked
    /// for in [texts up to a length](Budget::texts_up_to); where it has none, five characters, and up
    /// to twenty if that is little work.
    ///
    /// ```
    /// use abnf_lab::{Budget, Lint, LintKind};
    ///
    /// let text = "a = *( 20*30b / c )\nb = \"x\"\nc = \"y\"\n";
    /// let lint = Lint::within(text, &Budget::unlimited().states(5));
    /// assert!(lint.findings.iter().any(|it| it.kind == LintKind::NotExamined));
    /// ```
    pub fn within(text: &str, budget: &Budget) -> Self {
        Self::examined(text, budget, &|span| Place::of(text, span).line)
    }

    /// The same, with the lines that messages name.
    fn examined(text: &str, budget: &Budget, line_of: &dyn Fn(Range<usize>) -> usize) -> Self {
        let mut lint = Lint { text: text.to_owned(), findings: Vec::new(), grammar: None };
        let (mut definitions, mut broken) = (Vec::new(), Vec::new());
        for rule in rule_lines(text) {
            match mistakes::read(text, rule.clone(), &mut lint) {
                Some(definition) => definitions.push(definition),
                None => broken.extend(mistakes::name(&text[rule])),
            }
        }
        let mut meaning = Meaning::of(definitions, broken);
        meaning.names(line_of, &mut lint);
        let is_whole = meaning.is_whole;
        if let Ok(grammar) = load(text, meaning.whole()) {
            languages(&meaning, &grammar, budget, &mut lint);
            lint.grammar = is_whole.then_some(grammar);
        }
        lint.findings.sort_by_key(|it| (it.place.span.start, it.kind));
        lint.findings.dedup();
        lint
    }

    /// Finds all that is wrong or doubtful in the ABNF of a document, an RFC or an Internet-Draft as
    /// text or as XML. The places are those of the document. A rule that stands there with two
    /// meanings is a finding, too. A fix is text of the document: in XML it is escaped, and there
    /// is none where it would replace markup.
    ///
    /// ```
    /// use abnf_lab::{Budget, Lint, LintKind};
    ///
    /// let draft = "Internet-Draft\n\n   a = b / \"x\"\n\n   Text.\n\n   b = 'y' / \"z\"\n";
    /// let lint = Lint::of_document(draft, &Budget::unlimited())?;
    /// assert_eq!((lint.findings[0].kind, lint.findings[0].place.line), (LintKind::Syntax, 7));
    /// # Ok::<(), abnf_lab::GrammarError>(())
    /// ```
    ///
    /// # Errors
    /// The document is XML that is not well-formed.
    pub fn of_document(document: &str, budget: &Budget) -> Result<Self, GrammarError> {
        let extract = Extract::with_mistakes(document)?;
        let line_of = |span| Place::of(document, extract.in_document(span)).line;
        let mut lint = Self::examined(extract.text(), budget, &line_of);
        document.clone_into(&mut lint.text);
        for finding in &mut lint.findings {
            finding.place = Place::of(document, extract.in_document(finding.place.span.clone()));
            finding.fix = finding.fix.take().and_then(|LintFix { span, text }| {
                let span = whole_entities(document, &extract, span)?;
                Some(LintFix { text: written_in(document, &span, text)?, span })
            });
        }
        for left_out in extract.left_out.into_iter().filter(|left_out| left_out.is_finding) {
            let message = format!("`{}`: {}", left_out.text, left_out.why);
            let kind = match left_out.why {
                WhyLeftOut::Differs { .. } | WhyLeftOut::Undecided { .. } => LintKind::Duplicate,
                _ => LintKind::Syntax,
            };
            lint.add(kind, left_out.place.span, message, None);
        }
        lint.findings.sort_by_key(|it| (it.place.span.start, it.kind));
        Ok(lint)
    }

    /// The text with all fixes.
    pub fn fixed(&self) -> String {
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

    fn add(&mut self, kind: LintKind, span: Range<usize>, message: String, fix: Option<LintFix>) {
        let place = Place::of(&self.text, span);
        self.findings.push(LintFinding { kind, level: kind.level(), place, message, fix });
    }
}

/// What a fix replaces in a document: no part of an entity.
fn whole_entities(document: &str, extract: &Extract, span: Range<usize>) -> Option<Range<usize>> {
    let place = |at: usize| extract.in_document(at..at).start;
    let from = |at: usize| document.get(at..).unwrap_or("");
    let is_within = |&at: &usize| {
        let [before, here] = [at.saturating_sub(1), at].map(place);
        at > 0 && before == here && from(here).starts_with('&')
    };
    if [span.start, span.end].iter().any(is_within) {
        return None;
    }
    let Range { start, end } = extract.in_document(span.clone());
    let last = place(span.end.saturating_sub(1));
    // The last character that is replaced may be an entity.
    let is_cdata = document[..start].rfind("<![CDATA[") > document[..start].rfind("]]>");
    let entity = from(last).split_once(';').map(|(entity, _)| last + entity.len() + 1);
    let is_entity = !span.is_empty() && !is_cdata && from(last).starts_with('&');
    Some(start..entity.filter(|_| is_entity && is_xml(document)).unwrap_or(end))
}
