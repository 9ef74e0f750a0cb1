//! The mistakes of all rules of an ABNF at once, and what is doubtful in them.

mod finding;
mod languages;
mod meaning;
mod mistakes;

use super::abnf::rule_lines;
use super::budget::{Budget, Meter};
use super::error::{GrammarError, Place};
use super::load::load;
use super::read::{Extract, WhyLeftOut, is_xml, written_in};
pub use finding::{Lint, LintFinding, LintFix, LintKind, LintLevel};
use languages::languages;
use meaning::Meaning;
use std::ops::Range;

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
        meaning.names(line_of, &mut Meter::new(&budget.for_reading()), &mut lint);
        let is_whole = meaning.is_whole;
        if let Ok(grammar) = load(text, meaning.definitions(), Vec::new()) {
            languages(&meaning, &grammar, budget, &mut lint);
            lint.grammar = is_whole.then_some(grammar);
        }
        lint.placed();
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
        let extract = Extract::with_mistakes(document, budget)?;
        let line_of = |span| Place::of(document, extract.in_document(span)).line;
        let mut lint = Self::examined(extract.text(), budget, &line_of);
        document.clone_into(&mut lint.text);
        for finding in &mut lint.findings {
            finding.place.span = extract.in_document(finding.place.span.clone());
            finding.fix = finding.fix.take().and_then(|LintFix { span, text }| {
                let span = whole_entities(document, &extract, span)?;
                Some(LintFix { text: written_in(document, &span, text)?, span })
            });
        }
        for left_out in extract.left_out {
            let message = format!("`{}`: {}", left_out.text, left_out.why);
            let kind = match left_out.why {
                WhyLeftOut::Undecided { .. } => LintKind::NotExamined,
                _ if !left_out.is_finding => continue,
                WhyLeftOut::Differs { .. } => LintKind::Duplicate,
                _ => LintKind::Syntax,
            };
            lint.add(kind, left_out.place.span, message, None);
        }
        lint.placed();
        Ok(lint)
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
