//! Candidates: lines of a document that look like a rule.

use crate::abnf::{AbnfOptions, CodeCharacter, Definition, outside_comments, read_rule};
use crate::expr::{folded, is_in_rulename};
use crate::read::page::{Gap, Line, Pages};
use std::ops::Range;

use super::left_out::WhyLeftOut;

/// Lines that look like a rule.
pub(super) struct Candidate {
    /// The indices of its lines in the pages.
    pub lines: Range<usize>,
    /// The lines that belong or may belong to it.
    pub reach: Reach,
    /// The definition, or what is wrong with it.
    pub definition: Result<Definition, String>,
    /// Its text. `origin` has the offset of each line in this text and in the text of the pages.
    pub text: String,
    pub origin: Vec<(usize, usize)>,
    /// Why it is left out; none if it is kept.
    pub why: Option<WhyLeftOut>,
    /// The number of readable candidates in its run: itself and those directly before and after it.
    pub rules_in_run: usize,
    /// The index of the first candidate of its run.
    pub run_start: usize,
    /// Whether all candidates of its run can be read.
    pub run_is_readable: bool,
}

/// The indices of lines at which a candidate may end.
#[derive(Clone, Copy)]
pub(super) struct Reach {
    /// The end of the lines that belong to the candidate by their layout: they are indented, or a
    /// bracket or an operator is open.
    pub certain_end: usize,
    /// The end of the lines that may belong to it, because they follow without a break.
    pub possible_end: usize,
}

impl Candidate {
    /// Returns the definition; none if it cannot be read or is left out.
    pub fn kept_definition(&self) -> Option<&Definition> {
        self.definition.as_ref().ok().filter(|_| self.why.is_none())
    }
}

/// Returns the text of the line with this index, without surrounding white space.
pub(super) fn line_text(pages: &Pages, line: usize) -> &str {
    &pages.text[pages.lines[line].span.clone()]
}

/// Returns the length in bytes of what could be a name at the beginning of a line, with characters
/// that names of ABNF cannot have.
pub(super) fn name_length(line: &str) -> usize {
    let is_name = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '.' | '$' | '<' | '>');
    line.find(|c| !is_name(c)).unwrap_or(line.len())
}

/// Whether a line begins with a name and a sign that could define it.
pub(crate) fn looks_like_rule(line: &str) -> bool {
    let length = name_length(line);
    let after = line[length..].trim_start();
    let operator =
        ["::=", ":=", "=/", "/=", "="].iter().find_map(|operator| after.strip_prefix(operator));
    length > 0 && operator.is_some_and(|after| !after.starts_with(['=', '>', '~']))
}

/// Whether a line has alternatives and values, so that it may be a rule with a mistake.
pub(super) fn is_like_abnf(line: &str) -> bool {
    let value = ["\"", "%x", "%d"].iter().any(|value| line.contains(value));
    let has_operator = [" / ", " | "].iter().any(|operator| line.contains(operator));
    value && has_operator && !is_drawing(line)
}

/// Whether a line has two bars with only spaces between them, as the lines of a drawing do.
fn is_drawing(line: &str) -> bool {
    let mut between: Vec<&str> = line.split('|').skip(1).collect();
    between.pop();
    between.iter().any(|part| part.len() > 1 && part.trim().is_empty())
}

/// Whether a line begins with a comment.
pub(super) fn is_comment(line: &str) -> bool {
    line.starts_with(';')
}

/// Whether a rule begins at a line: `name =`, or a name before a line with `=`.
pub(super) fn begins_rule(pages: &Pages, line: usize) -> bool {
    let text = line_text(pages, line);
    let name_is_alone = || {
        let next = pages.lines.get(line + 1).filter(|next| next.gap == Gap::None);
        name_length(text) == text.len()
            && next
                .is_some_and(|_| looks_like_rule(&format!("{text} {}", line_text(pages, line + 1))))
    };
    looks_like_rule(text) || name_is_alone()
}

/// Returns the reach of the rule that starts at a line.
pub(super) fn find_reach(pages: &Pages, start: usize) -> Reach {
    let lines = &pages.lines;
    let mut open = OpenSigns::default();
    open.add_line(line_text(pages, start));
    let (mut certain_end, mut end) = (None, start + 1);
    while end < lines.len() && !begins_rule(pages, end) && !is_rule_without_sign(pages, start, end)
    {
        let (Line { indent, gap, declared, .. }, text) = (&lines[end], line_text(pages, end));
        let deeper = *indent > lines[start].indent;
        // After a page break, one word at the margin is the heading of a section.
        let is_heading = *gap == Gap::Page && !deeper && name_length(text) == text.len();
        let is_certain = match gap {
            Gap::None | Gap::Page => {
                deeper || continues_rule(text) || open.is_open() || is_comment(text)
            }
            Gap::Blank => {
                continues_rule(text)
                    || deeper
                        && (open.is_open() || *declared || rule_goes_on_after_comments(pages, end))
            }
            Gap::Block => false,
        };
        if !is_certain {
            certain_end.get_or_insert(end);
        }
        if !is_certain && (is_heading || !matches!(gap, Gap::None | Gap::Page)) {
            break;
        }
        open.add_line(text);
        end += 1;
    }
    Reach { certain_end: certain_end.unwrap_or(end), possible_end: end }
}

/// Whether a line is a name and a comment at the margin of a rule whose own definition is only a
/// comment: a rule, too, whose `=` is missing, as `xparam` in RFC 4324 section 2.
fn is_rule_without_sign(pages: &Pages, start: usize, line: usize) -> bool {
    let is_only_comment = |text: &str| text.trim_start().starts_with(';');
    let (first, text) = (line_text(pages, start), line_text(pages, line));
    pages.lines[line].indent == pages.lines[start].indent
        && name_length(text) > 0
        && is_only_comment(&text[name_length(text)..])
        && first.split_once('=').is_some_and(|(_, definition)| is_only_comment(definition))
        && (start + 1..line).all(|line| is_comment(line_text(pages, line)))
}

/// Whether comments begin at a line, and the rule goes on after them: the comment on an alternative,
/// then that alternative, as in RFC 4324 section 2. Empty lines may be between them, the end of an
/// element of a page may not.
fn rule_goes_on_after_comments(pages: &Pages, line: usize) -> bool {
    let after = (line..pages.lines.len()).find(|&line| !is_comment(line_text(pages, line)));
    after.is_some_and(|after| {
        after > line
            && (line + 1..=after).all(|line| pages.lines[line].gap != Gap::Block)
            && continues_rule(line_text(pages, after))
    })
}

/// Whether a line begins with a sign that neither a rule nor a sentence begins with.
pub(super) fn continues_rule(line: &str) -> bool {
    line.starts_with(['/', '|', ')', ']'])
}

/// Tracks whether the rule of some lines is incomplete: a bracket is open, or the last sign is an
/// operator.
#[derive(Default)]
pub(super) struct OpenSigns {
    /// The number of open brackets.
    depth: usize,
    last: Option<char>,
}

impl OpenSigns {
    /// Adds a line of a rule.
    pub fn add_line(&mut self, line: &str) {
        for CodeCharacter { character, .. } in outside_comments(line).filter(|it| !it.is_quoted) {
            match character {
                '(' | '[' => self.depth += 1,
                ')' | ']' => self.depth = self.depth.saturating_sub(1),
                _ => {}
            }
            if !character.is_whitespace() {
                self.last = Some(character);
            }
        }
    }

    /// Whether a definition that ends here would lack something: a bracket is open, or an operator
    /// comes last.
    pub fn is_open(&self) -> bool {
        self.depth > 0 || matches!(self.last, Some('/' | '=' | '|'))
    }
}

/// Reads the rule that starts at a line, with as many lines of its reach as can be read. If the
/// document declares the lines as ABNF, the rule has at least all lines that belong to it.
pub(super) fn read_candidate(
    pages: &Pages,
    start: usize,
    reach: Reach,
    options: AbnfOptions,
) -> Candidate {
    let Reach { certain_end, possible_end: mut end } = reach;
    let first_end = if pages.lines[start].declared { certain_end } else { start + 1 };
    // The ends of lines after which nothing is open.
    let mut open = OpenSigns::default();
    let closed = (start..end).filter(|&line| {
        open.add_line(line_text(pages, line));
        !open.is_open()
    });
    let closed_ends: Vec<usize> = closed.map(|line| line + 1).collect();
    let candidate = |end: usize, definition| {
        let (text, origin) = join_lines(pages, start..end);
        let lines = start..end;
        // `count_runs` sets the fields about the run.
        let (why, rules_in_run, run_start, run_is_readable) = (None, 0, 0, true);
        Candidate {
            lines,
            reach,
            definition,
            text,
            origin,
            why,
            rules_in_run,
            run_start,
            run_is_readable,
        }
    };
    let read = |end: usize| read_rule(&join_lines(pages, start..end).0, options);
    loop {
        let error = match read(end) {
            Ok(definition) => return candidate(end, Ok(definition)),
            Err(error) => error,
        };
        let wrong_line = start + error.place().line - 1;
        let count = closed_ends.partition_point(|&closed| closed <= wrong_line && closed < end);
        match count.checked_sub(1).map(|last| closed_ends[last]) {
            Some(shorter) if shorter >= first_end => end = shorter,
            // No shorter end leaves the mistake out. Only without the lines that may belong to the
            // rule can the others be read, or have a mistake of their own.
            _ if end > certain_end => end = certain_end,
            _ => {
                let error = read(certain_end).err().unwrap_or(error);
                return candidate(certain_end, Err(error.message()));
            }
        }
    }
}

/// Whether a line begins with the rest of a name that the line before breaks at a hyphen: both
/// parts together are the name of a rule, and the first part alone is not.
fn breaks_name(pages: &Pages, line: usize) -> bool {
    let (before, after) = (line_text(pages, line - 1), line_text(pages, line));
    if !before.ends_with('-') || before.contains(';') {
        return false;
    }
    let start = &before[before.trim_end_matches(is_in_rulename).len()..];
    let end = &after[..after.find(|c| !is_in_rulename(c)).unwrap_or(after.len())];
    !pages.rule_names.contains(&folded(start))
        && pages.rule_names.contains(&folded(&format!("{start}{end}")))
}

/// Joins lines to the text of a rule: the first line at the margin, the others indented. A name
/// that is broken at a hyphen is joined, too. Returns the text, and for each line its offset in
/// this text and in the text of the pages.
pub(super) fn join_lines(pages: &Pages, lines: Range<usize>) -> (String, Vec<(usize, usize)>) {
    let (mut text, mut origin) = (String::new(), Vec::new());
    let margin = pages.lines[lines.start].indent;
    for line in lines.clone() {
        let Line { span, indent, .. } = &pages.lines[line];
        if line > lines.start && !breaks_name(pages, line) {
            let indent = if *indent > margin { indent - margin } else { 4 };
            text.push('\n');
            text.extend(std::iter::repeat_n(' ', indent));
        }
        origin.push((text.len(), span.start));
        text.push_str(&pages.text[span.clone()]);
    }
    (text, origin)
}

#[cfg(test)]
#[path = "../../../tests/unit/candidate.rs"]
mod tests;
