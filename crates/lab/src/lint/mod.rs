//! Reports all mistakes and doubtful places of an ABNF at once.

mod finding;
mod languages;
mod meaning;
mod mistakes;

use super::abnf::{AbnfOptions, replace_tags_by_rfc_numbers, rule_spans};
use super::budget::{Budget, Meter};
use super::core::Document;
use super::error::{GrammarError, Place};
use super::read::{Extract, WhyLeftOut, escape_for_document, is_xml};
pub use finding::{Lint, LintFinding, LintFix, LintKind, LintLevel};
use languages::examine_languages;
use meaning::Definitions;
use std::ops::Range;

impl Lint {
    /// Reads an ABNF and reports everything wrong or doubtful in it.
    pub fn of(text: &str) -> Self {
        Self::within(text, &Budget::unlimited())
    }

    /// Reads an ABNF and reports everything wrong or doubtful in it, with a budget for the
    /// questions about languages. A question that the budget leaves unanswered is a finding, too.
    /// Rules that reach a cycle which embeds itself are searched for ambiguities in [texts up to a
    /// length](Budget::texts_up_to). If the budget does not set it, the length is five characters,
    /// and up to twenty if that takes few states.
    ///
    /// ```
    /// use abnf_lab::{Budget, Lint, LintKind};
    ///
    /// let text = "a = *( 20*30b / c )\nb = \"x\"\nc = \"y\"\n";
    /// let lint = Lint::within(text, &Budget::unlimited().states(5));
    /// assert!(lint.findings.iter().any(|it| it.kind == LintKind::NotExamined));
    /// ```
    pub fn within(text: &str, budget: &Budget) -> Self {
        let line_of = |span| Place::of(text, span).line;
        Self::examine(text, AbnfOptions::new(), Vec::new(), budget, &line_of)
    }

    /// Reports the same as [`within`](Self::within) for an ABNF that is read with these options and
    /// [other documents](AbnfOptions::read_with).
    ///
    /// ```
    /// use abnf_lab::{AbnfOptions, Budget, Lint, LintLevel};
    ///
    /// let text = "a = <token, see [RFC7230], Section 3.2.6> | \"x\"\n";
    /// let (bars, budget) = (AbnfOptions::new().bars(true), Budget::unlimited());
    /// let lint = Lint::with(text, bars, &[], &budget)?;
    /// assert_eq!(lint.findings[0].level, LintLevel::Note);
    /// assert_eq!(lint.findings[0].import.as_deref(), Some("7230"));
    /// let lint = Lint::with(text, bars, &[("rfc7230", "token = 1*DIGIT\n")], &budget)?;
    /// assert!(lint.findings.is_empty());
    /// # Ok::<(), abnf_lab::GrammarError>(())
    /// ```
    ///
    /// # Errors
    /// The first mistake of an imported document, at its place there.
    pub fn with(
        text: &str,
        options: AbnfOptions,
        imports: &[(&str, &str)],
        budget: &Budget,
    ) -> Result<Self, GrammarError> {
        let line_of = |span| Place::of(text, span).line;
        Ok(Self::examine(text, options, options.documents(imports)?, budget, &line_of))
    }

    /// Examines a text. `line_of` returns the line of a range of the text, for messages.
    fn examine(
        text: &str,
        options: AbnfOptions,
        documents: Vec<Document>,
        budget: &Budget,
        line_of: &dyn Fn(Range<usize>) -> usize,
    ) -> Self {
        let mut lint =
            Lint { text: text.to_owned(), findings: Vec::new(), met_limit: false, grammar: None };
        let (mut definitions, mut broken) = (Vec::new(), Vec::new());
        for rule in rule_spans(text) {
            match mistakes::read_and_report(text, rule.clone(), options, &mut lint) {
                Some(definition) => definitions.push(definition),
                None => broken.extend(mistakes::broken_name(&text[rule])),
            }
        }
        replace_tags_by_rfc_numbers(text, &mut definitions);
        let mut definitions = Definitions::of(definitions, broken);
        // The checks of names get half of the time. The other half is for those of languages.
        let mut meter = Meter::new(&budget.with_half_of_time());
        let grammar = definitions.examine_names(line_of, documents, &mut meter, &mut lint);
        // Whether every rule could be read and every reference has a definitions.
        let is_whole = definitions.is_whole;
        if let Some(grammar) = grammar {
            examine_languages(&definitions, &grammar, budget, &mut lint);
            lint.grammar = is_whole.then_some(grammar);
        }
        lint.locate();
        lint.findings.dedup();
        lint
    }

    /// Reports everything wrong or doubtful in the ABNF of an RFC or an Internet-Draft, as text or
    /// as XML. The places are those of the document. A rule with two meanings in the document is a
    /// finding, too. Fixes are text of the document: in XML they are escaped, and there is no fix
    /// that would replace markup.
    ///
    /// The document is read with these options and [other documents](AbnfOptions::read_with), and
    /// [includes](Extract::includes) these files. Findings in the files have the place of the line that
    /// includes them, and no fix.
    ///
    /// ```
    /// use abnf_lab::{AbnfOptions, Budget, Lint, LintKind};
    ///
    /// let draft = "Internet-Draft\n\n   a = b / \"x\"\n\n   Text.\n\n   b = 'y' / \"z\"\n";
    /// let (options, budget) = (AbnfOptions::new(), Budget::unlimited());
    /// let lint = Lint::of_document(draft, &[], options, &[], &budget)?;
    /// assert_eq!((lint.findings[0].kind, lint.findings[0].place.line), (LintKind::Syntax, 7));
    ///
    /// let draft = "---\ntitle: A\n---\n~~~ abnf\n{::include a.abnf}\n~~~\n";
    /// let (files, imports) = ([("a.abnf", "a = *'y' | c\n")], [("other", "c = \"z\"\n")]);
    /// let lint = Lint::of_document(draft, &files, options.bars(true), &imports, &budget)?;
    /// assert_eq!((lint.findings.len(), lint.findings[0].place.line), (1, 5));
    /// assert!(lint.findings[0].fix.is_none());
    /// # Ok::<(), abnf_lab::GrammarError>(())
    /// ```
    ///
    /// # Errors
    /// The document is XML that is not well-formed; or the first mistake of an imported document,
    /// at its place there.
    pub fn of_document(
        document: &str,
        files: &[(&str, &str)],
        options: AbnfOptions,
        imports: &[(&str, &str)],
        budget: &Budget,
    ) -> Result<Self, GrammarError> {
        let extract = Extract::with_mistakes(document, files, options, budget)?;
        let line_of = |span| Place::of(document, extract.in_document(span)).line;
        let documents = options.documents(imports)?;
        let text = extract.text_with_references();
        let mut lint = Self::examine(&text, options, documents, budget, &line_of);
        document.clone_into(&mut lint.text);
        for finding in &mut lint.findings {
            finding.place.span = extract.in_document(finding.place.span.clone());
            finding.fix = finding.fix.take().and_then(|LintFix { span, text }| {
                let span = whole_entities(document, &extract, span)?;
                Some(LintFix { text: escape_for_document(document, &span, text)?, span })
            });
        }
        for span in extract.indented {
            let fix = LintFix { span: span.clone(), text: String::new() };
            lint.add(LintKind::Syntax, span, mistakes::INDENTED.to_owned(), Some(fix));
        }
        for left_out in extract.left_out {
            let message = format!("`{}`: {}", left_out.text, left_out.why);
            let kind = match left_out.why {
                WhyLeftOut::Undecided { met_limit, .. } => {
                    lint.met_limit |= met_limit;
                    LintKind::NotExamined
                }
                // No mistake of the document: for instance prose, or an equal definition.
                _ if !left_out.is_finding => continue,
                WhyLeftOut::Differs { .. } => LintKind::Duplicate,
                WhyLeftOut::Undefined { .. } => LintKind::Undefined,
                _ => LintKind::Syntax,
            };
            lint.add(kind, left_out.place.span, message, None);
        }
        lint.locate();
        Ok(lint)
    }
}

/// Returns the range of the document that a fix replaces, given its range in the ABNF; both are in
/// bytes. It ends after the entity (such as `&lt;`) that represents its last character. None if it
/// would begin or end inside an entity, or in a file that the document includes.
fn whole_entities(document: &str, extract: &Extract, span: Range<usize>) -> Option<Range<usize>> {
    let in_document = |at: usize| extract.in_document(at..at).start;
    let from = |at: usize| document.get(at..).unwrap_or("");
    let is_in_entity = |&at: &usize| {
        // All characters that an entity represents have the place of its `&`.
        let [before, here] = [at.saturating_sub(1), at].map(in_document);
        at > 0 && before == here && from(here).starts_with('&')
    };
    if [span.start, span.end].iter().any(is_in_entity)
        || from(in_document(span.start)).starts_with("{::include")
    {
        return None;
    }
    let Range { start, end } = extract.in_document(span.clone());
    let last = in_document(span.end.saturating_sub(1));
    let entity = end_of_entity(document, start, last).filter(|_| !span.is_empty());
    Some(start..entity.unwrap_or(end))
}

/// Returns the end of the entity at `last` in an XML document, unless a CDATA section is open at
/// `start`. All three are byte indices.
fn end_of_entity(document: &str, start: usize, last: usize) -> Option<usize> {
    let is_cdata = document[..start].rfind("<![CDATA[") > document[..start].rfind("]]>");
    let (entity, _) = document.get(last..)?.strip_prefix('&')?.split_once(';')?;
    (!is_cdata && is_xml(document)).then_some(last + "&".len() + entity.len() + ";".len())
}
