//! Candidates: lines of a document that look like a rule.

use crate::abnf::{AbnfOptions, Definition, outside_comments, read_rule};
use crate::expr::{folded, is_in_rulename};
use crate::read::page::{Gap, Line, Pages};
use std::ops::Range;

use super::left_out::WhyLeftOut;

/// Lines that look like a rule.
pub(super) struct Candidate {
    /// The indices of its lines in the pages.
    pub lines: Range<usize>,
    /// The end of the lines that belong to it by their layout, and the end of those that may belong
    /// to it.
    pub reach: [usize; 2],
    /// The definition, or what is wrong with it.
    pub read: Result<Definition, String>,
    /// Its text. `origin` has the offset of each line in this text and in the text of the pages.
    pub text: String,
    pub origin: Vec<(usize, usize)>,
    /// Why it is left out, if it is.
    pub why: Option<WhyLeftOut>,
    /// The number of readable candidates in its run: itself and those directly before and after it.
    pub run: usize,
    /// The index of the first candidate of its run.
    pub first: usize,
    /// Whether all candidates of its run can be read.
    pub run_is_read: bool,
}

impl Candidate {
    /// The definition; none if it cannot be read or is left out.
    pub fn kept(&self) -> Option<&Definition> {
        self.read.as_ref().ok().filter(|_| self.why.is_none())
    }
}

/// The text of the line with this index, without surrounding white space.
pub(super) fn body(pages: &Pages, line: usize) -> &str {
    &pages.text[pages.lines[line].span.clone()]
}

/// The length in bytes of what could be a name at the beginning of a line. It may have characters
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

pub(super) fn is_comment(line: &str) -> bool {
    line.starts_with(';')
}

/// Whether a rule begins at a line: `name =`, or a name before a line with `=`.
pub(super) fn begins_rule(pages: &Pages, line: usize) -> bool {
    let text = body(pages, line);
    let goes_on = || {
        let next = pages.lines.get(line + 1).filter(|next| next.gap == Gap::None);
        name_length(text) == text.len()
            && next.is_some_and(|_| looks_like_rule(&format!("{text} {}", body(pages, line + 1))))
    };
    looks_like_rule(text) || goes_on()
}

/// The ends of two ranges of lines for the rule that starts at a line: those that belong to it
/// because of indentation, an open bracket or an operator, and those that may belong to it because
/// they follow without a break.
pub(super) fn reach(pages: &Pages, start: usize) -> [usize; 2] {
    let lines = &pages.lines;
    let mut open = Open::default();
    open.read(body(pages, start));
    let (mut firm, mut end) = (None, start + 1);
    while end < lines.len() && !begins_rule(pages, end) && !is_rule_without_sign(pages, start, end)
    {
        let (Line { indent, gap, declared, .. }, text) = (&lines[end], body(pages, end));
        let deeper = *indent > lines[start].indent;
        // After a page break, one word at the margin is the heading of a section.
        let is_heading = *gap == Gap::Page && !deeper && name_length(text) == text.len();
        let is_firm = match gap {
            Gap::None | Gap::Page => deeper || goes_on(text) || open.is_open() || is_comment(text),
            Gap::Blank => {
                goes_on(text)
                    || deeper
                        && (open.is_open() || *declared || rule_goes_on_after_comments(pages, end))
            }
            Gap::Block => false,
        };
        if !is_firm {
            firm.get_or_insert(end);
        }
        if !is_firm && (is_heading || !matches!(gap, Gap::None | Gap::Page)) {
            break;
        }
        open.read(text);
        end += 1;
    }
    [firm.unwrap_or(end), end]
}

/// Whether a line is a name and a comment at the margin of a rule whose own definition is only a
/// comment: a rule, too, whose `=` is missing, as `xparam` in RFC 4324 section 2.
fn is_rule_without_sign(pages: &Pages, start: usize, line: usize) -> bool {
    let is_only_comment = |text: &str| text.trim_start().starts_with(';');
    let (first, text) = (body(pages, start), body(pages, line));
    pages.lines[line].indent == pages.lines[start].indent
        && name_length(text) > 0
        && is_only_comment(&text[name_length(text)..])
        && first.split_once('=').is_some_and(|(_, definition)| is_only_comment(definition))
        && (start + 1..line).all(|line| is_comment(body(pages, line)))
}

/// Whether comments begin at a line, and the rule goes on after them: an empty line, then the
/// comment on an alternative, then that alternative, as in RFC 4324 section 2.
fn rule_goes_on_after_comments(pages: &Pages, line: usize) -> bool {
    let after = (line..pages.lines.len()).find(|&line| !is_comment(body(pages, line)));
    after.is_some_and(|after| {
        after > line
            && (line + 1..=after).all(|line| pages.lines[line].gap != Gap::Block)
            && goes_on(body(pages, after))
    })
}

/// Whether a line begins with a sign that neither a rule nor a sentence begins with.
pub(super) fn goes_on(line: &str) -> bool {
    line.starts_with(['/', '|', ')', ']'])
}

/// Tracks whether something must follow: a bracket is open, or the last sign was an operator.
#[derive(Default)]
pub(super) struct Open {
    depth: usize,
    last: Option<char>,
}

impl Open {
    /// Adds a line of a rule.
    pub fn read(&mut self, line: &str) {
        for (_, character, _) in outside_comments(line).filter(|(.., is_inside)| !is_inside) {
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

    pub fn is_open(&self) -> bool {
        self.depth > 0 || matches!(self.last, Some('/' | '=' | '|'))
    }
}

/// Reads the rule that starts at a line, with as many lines of its reach as can be read. If the
/// document declares the lines as ABNF, the rule has at least all lines that belong to it.
pub(super) fn candidate(
    pages: &Pages,
    start: usize,
    reach: [usize; 2],
    options: AbnfOptions,
) -> Candidate {
    // Lines up to `firm` belong to the rule; those from there to `end` are doubtful.
    let [firm, mut end] = reach;
    let least = if pages.lines[start].declared { firm } else { start + 1 };
    // The ends of lines after which nothing is open.
    let mut open = Open::default();
    let closed = (start..end).filter(|&line| {
        open.read(body(pages, line));
        !open.is_open()
    });
    let closed: Vec<usize> = closed.map(|line| line + 1).collect();
    let found = |end: usize, read| {
        let (text, origin) = join_lines(pages, start..end);
        Candidate {
            lines: start..end,
            reach,
            read,
            text,
            origin,
            why: None,
            // `count_runs` sets these three.
            run: 0,
            first: 0,
            run_is_read: true,
        }
    };
    let read = |end: usize| read_rule(&join_lines(pages, start..end).0, options);
    loop {
        let error = match read(end) {
            Ok(definition) => return found(end, Ok(definition)),
            Err(error) => error,
        };
        // The mistake is in this line.
        let wrong = start + error.place().line - 1;
        let shorter = closed.partition_point(|&closed| closed <= wrong && closed < end);
        match shorter.checked_sub(1).map(|shorter| closed[shorter]) {
            Some(shorter) if shorter >= least => end = shorter,
            // No shorter end leaves the mistake out. Only without the doubtful lines can the rest
            // be read, or have a mistake of its own.
            _ if end > firm => end = firm,
            _ => {
                let error = read(firm).err().unwrap_or(error);
                return found(firm, Err(error.message()));
            }
        }
    }
}

/// Whether a line begins with the rest of a name that the line before breaks at a hyphen: both
/// parts together are the name of a rule, and the first part alone is not.
fn breaks_name(pages: &Pages, line: usize) -> bool {
    let (before, after) = (body(pages, line - 1), body(pages, line));
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
