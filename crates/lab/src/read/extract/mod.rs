//! Finds the ABNF of a document: rules are told from prose and examples by whether they can be
//! read, refer to rules, and are referred to.

mod assignments;
mod candidate;
mod examples;
mod left_out;
mod search;
mod variants;
mod words;

use super::page::{Files, Pages, included_files, is_markdown, is_paged, is_xml, original};
use super::references::rfcs_by_tag;
use crate::abnf::AbnfOptions;
use crate::budget::Budget;
use crate::error::GrammarError;
use crate::grammar::LabGrammar;
use crate::prose::tag_line;
use candidate::join_lines;
pub(in super::super) use candidate::looks_like_rule;
pub use left_out::{LeftOut, WhyLeftOut};
use search::Search;
use std::ops::Range;

/// The ABNF of an RFC or an Internet-Draft: from its text, with page breaks, headers and
/// indentation, or from the elements `sourcecode` and `artwork` of its XML.
///
/// A rule must be readable as ABNF, and must refer to a rule, be referred to, or be in a column
/// with such rules. Lines directly after it belong to it if they can be read and are indented
/// further or begin with `/`; other lines, if the names in them are defined. If a rule occurs more
/// than once, a correction is used, or else the complete definition among the most rules, and of several
/// such, the last: collected ABNF is at the end.
///
/// ```
/// use abnf_lab::{Extract, WhyLeftOut};
///
/// let document = "Internet-Draft            Numbers                  May 2024\n\
///      \n   A number has digits:\n\
///      \n      number = 1*digit\n      digit  = %x30-39\n\
///      \n   For example:\n\
///      \n      $1 = 42\n      digit = \"7\"\n";
/// assert!(Extract::is_document(document));
/// let extract = Extract::of(document).unwrap();
/// assert_eq!(extract.text(), "number = 1*digit\ndigit  = %x30-39\n");
/// assert_eq!(extract.left_out[0].text, "$1 = 42");
/// assert!(matches!(&extract.left_out[1].why, WhyLeftOut::Differs { witness, .. } if witness == "0"));
/// assert_eq!(extract.left_out[1].place.line, 11);
///
/// // A place in the grammar is one in the document.
/// let grammar = extract.grammar().unwrap();
/// assert_eq!(grammar.rules().len(), 2);
/// assert_eq!(extract.in_document(0..6), 92..98);
/// ```
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct Extract {
    text: String,
    /// Offsets in `text`, in ascending order, with their offsets in the document.
    origin: Vec<(usize, usize)>,
    /// The length of the document in bytes.
    length: usize,
    options: AbnfOptions,
    /// The tags in the ABNF, each with the number of the RFC that the list of references gives it.
    references: Vec<(String, String)>,
    /// The white space in the document before rules that are indented further than the first one
    /// of their block.
    pub(crate) indented: Vec<Range<usize>>,
    /// The number of rules.
    pub rules: usize,
    /// The candidates that were left out, in the order of the document.
    pub left_out: Vec<LeftOut>,
}

/// The most states for comparing two definitions of a rule.
const MOST_STATES: usize = 100_000;

/// What becomes of the mistakes of a document.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mistakes {
    /// Rules that cannot be read, and lines that seem to continue a rule, are not in the text.
    LeftOut,
    /// Rules that cannot be read stay in the text, and rules get back the lines that seem to
    /// continue them.
    Kept,
}

impl Extract {
    /// Whether a text is a document: XML, Markdown as kramdown-rfc reads it, or text with the marks
    /// of an RFC or an Internet-Draft, such as page breaks or the lines that these begin with.
    pub fn is_document(text: &str) -> bool {
        is_xml(text) || is_markdown(text) || is_paged(text)
    }

    /// Finds the ABNF of a document.
    ///
    /// # Errors
    /// The document is XML that is not well-formed.
    pub fn of(document: &str) -> Result<Self, GrammarError> {
        Self::within(document, AbnfOptions::new(), &Budget::unlimited())
    }

    /// Finds the ABNF of a document in a notation with these options. `budget` limits the comparison
    /// of rules that occur more than once, which takes at most half of the time of the budget. A
    /// comparison that exceeds the budget is [undecided](WhyLeftOut::Undecided).
    ///
    /// ```
    /// use abnf_lab::{AbnfOptions, Budget, Extract, WhyLeftOut};
    ///
    /// let rfc = "Request for Comments: 1\n\n   a = 9b\n   b = \"x\"\n\n   Again:\n\n   a = 4b 5b\n";
    /// let small = Budget::unlimited().states(5);
    /// let extract = Extract::within(rfc, AbnfOptions::new(), &small).unwrap();
    /// assert!(matches!(extract.left_out[0].why, WhyLeftOut::Undecided { .. }));
    /// ```
    ///
    /// # Errors
    /// The document is XML that is not well-formed.
    pub fn within(
        document: &str,
        options: AbnfOptions,
        budget: &Budget,
    ) -> Result<Self, GrammarError> {
        Self::with_files(document, &[], options, budget)
    }

    /// Finds the ABNF of a document as [`within`](Self::within) does. `files` are the files that it
    /// [includes](Self::includes), each with its name and its text. What they contain has the place
    /// of the line that includes them.
    ///
    /// ```
    /// use abnf_lab::{AbnfOptions, Budget, Extract};
    ///
    /// let draft = "---\ntitle: A\n---\n~~~ abnf\n{::include a.abnf}\n~~~\n";
    /// assert_eq!(Extract::includes(draft).collect::<Vec<_>>(), ["a.abnf"]);
    /// let files = [("a.abnf", "a = b\nb = \"x\"\n")];
    /// let extract = Extract::with_files(draft, &files, AbnfOptions::new(), &Budget::unlimited())?;
    /// assert_eq!(extract.text(), "a = b\nb = \"x\"\n");
    /// assert_eq!(extract.in_document(6..7).start, draft.find("{::").unwrap());
    /// # Ok::<(), abnf_lab::GrammarError>(())
    /// ```
    ///
    /// # Errors
    /// The document is XML that is not well-formed.
    pub fn with_files(
        document: &str,
        files: &[(&str, &str)],
        options: AbnfOptions,
        budget: &Budget,
    ) -> Result<Self, GrammarError> {
        Self::read(document, files, options, budget, Mistakes::LeftOut)
    }

    /// The names of the files that a document in Markdown includes by `{::include file}`, as
    /// kramdown-rfc does.
    pub fn includes(document: &str) -> impl Iterator<Item = &str> {
        included_files(document)
    }

    /// As [`with_files`](Self::with_files), but findings that [cannot be read](WhyLeftOut::NotAbnf) stay in
    /// the text.
    pub(crate) fn with_mistakes(
        document: &str,
        files: Files<'_>,
        options: AbnfOptions,
        budget: &Budget,
    ) -> Result<Self, GrammarError> {
        Self::read(document, files, options, budget, Mistakes::Kept)
    }

    /// Finds the ABNF of a document.
    fn read(
        document: &str,
        files: Files<'_>,
        options: AbnfOptions,
        budget: &Budget,
        mistakes: Mistakes,
    ) -> Result<Self, GrammarError> {
        let pages = Pages::of(document, files)?;
        let mut search = Search::of(document, &pages, options);
        let states = budget.states.map_or(MOST_STATES, |states| states.min(MOST_STATES));
        search.budget = budget.with_half_of_time().states(states);
        search.drop_examples();
        let mut chosen = search.choose();
        let mut lost = search.lost_lines(&chosen);
        if mistakes == Mistakes::Kept {
            // A rule gets the lines back, whether or not it can be read with them.
            for lost in lost.drain(..) {
                let candidate = &mut search.candidates[lost.candidate];
                let lines = candidate.lines.start..lost.lines.end;
                (candidate.text, candidate.origin) = join_lines(search.pages, lines);
            }
            let wrong = search.mistakes();
            wrong.iter().for_each(|&index| search.candidates[index].why = None);
            chosen.extend(wrong);
            chosen.sort_unstable();
        }
        let indented = search.indented(&chosen);
        let mut extract = search.into_extract(&chosen, lost);
        extract.references = rfcs_by_tag(document, &extract.text);
        extract.indented = indented;
        Ok(extract)
    }

    /// The ABNF as written in the document, without the common indentation of each rule.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The ABNF, and a comment for each tag in it such as `[URI]` that the list of references
    /// explains: a reader of the text then knows which RFC a prose value means.
    ///
    /// ```
    /// use abnf_lab::{Extract, LabGrammar};
    ///
    /// let draft = "Internet-Draft\n\n   place = <port, see [URI], Section 3.2.3> / \"x\"\n   \
    ///              other = place\n\n   [URI] Berners-Lee, T., STD 66, RFC 3986.\n";
    /// let text = Extract::of(draft)?.text_with_references();
    /// assert!(text.ends_with("other = place\n; [URI] is RFC 3986\n"));
    /// assert!(LabGrammar::from_abnf(&text)?.undefined().is_empty());
    /// # Ok::<(), abnf_lab::GrammarError>(())
    /// ```
    pub fn text_with_references(&self) -> String {
        let lines = self.references.iter().map(|(tag, number)| tag_line(tag, number));
        self.text.clone() + &lines.collect::<String>()
    }

    /// Converts a span of the [ABNF](Self::text) to a span of the document, in bytes.
    pub fn in_document(&self, span: Range<usize>) -> Range<usize> {
        let start = original(&self.origin, span.start);
        // The end comes from the last byte: the next byte can be elsewhere.
        let end = if span.is_empty() { start } else { original(&self.origin, span.end - 1) + 1 };
        // The ABNF may end with a line end that the document lacks; a place there becomes the end of the
        // document.
        start.min(self.length)..end.max(start).min(self.length)
    }

    /// The grammar.
    ///
    /// # Errors
    /// The first mistake, at its place in the [ABNF](Self::text).
    pub fn grammar(&self) -> Result<LabGrammar, GrammarError> {
        self.options.read(&[&self.text_with_references()])
    }
}
