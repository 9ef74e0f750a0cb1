//! What looks like a rule: its lines, and what they are read as.

use crate::abnf::{AbnfOptions, Definition, outside_comments, read_rule};
use crate::error::GrammarError;
use crate::read::page::{Gap, Line, Pages};
use std::ops::Range;

use super::left_out::WhyLeftOut;

/// What looks like a rule.
pub(super) struct Candidate {
    /// Its lines.
    pub lines: Range<usize>,
    /// Where the lines end that belong to it by their layout, and those that can.
    pub reach: [usize; 2],
    /// The rule as it is read, or what is wrong with it.
    pub read: Result<Definition, String>,
    /// Its text, with the offsets of its lines, and those in the text of the pages.
    pub text: String,
    pub origin: Vec<(usize, usize)>,
    pub why: Option<WhyLeftOut>,
    /// How many candidates stand directly one after another, and which of these is the first.
    pub run: usize,
    pub first: usize,
    /// Whether all that stand there can be read.
    pub run_is_read: bool,
}

impl Candidate {
    pub fn kept(&self) -> Option<&Definition> {
        self.read.as_ref().ok().filter(|_| self.why.is_none())
    }
}

/// What is wrong, without where.
pub(super) fn unplaced(error: &GrammarError) -> String {
    let message = error.to_string();
    message.strip_prefix(&format!("{}: ", error.place())).unwrap_or(&message).to_owned()
}

pub(super) fn body(pages: &Pages, line: usize) -> &str {
    &pages.text[pages.lines[line].span.clone()]
}

/// The length of what stands before `=`, `=/`, `::=` or `:=`, and could be a name.
pub(super) fn name_length(line: &str) -> usize {
    let is_name = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '.' | '$' | '<' | '>');
    line.find(|c| !is_name(c)).unwrap_or(line.len())
}

/// Whether a line has a name and then what could define it.
pub(crate) fn looks_like_rule(line: &str) -> bool {
    let length = name_length(line);
    let after = line[length..].trim_start();
    let operator =
        ["::=", ":=", "=/", "="].iter().find_map(|operator| after.strip_prefix(operator));
    length > 0 && operator.is_some_and(|after| !after.starts_with(['=', '>', '~']))
}

/// Whether a line has alternatives and values, as a rule has: it may be one with a mistake.
pub(super) fn is_like_abnf(line: &str) -> bool {
    let value = ["\"", "%x", "%d"].iter().any(|value| line.contains(value));
    value && [" / ", " | "].iter().any(|operator| line.contains(operator))
}

pub(super) fn is_comment(line: &str) -> bool {
    line.starts_with(';')
}

/// Whether a rule begins in a line: `name =`, or a name before a line with `=`.
pub(super) fn begins_rule(pages: &Pages, line: usize) -> bool {
    let text = body(pages, line);
    let goes_on = || {
        let next = pages.lines.get(line + 1).filter(|next| next.gap == Gap::None);
        name_length(text) == text.len()
            && next.is_some_and(|_| looks_like_rule(&format!("{text} {}", body(pages, line + 1))))
    };
    looks_like_rule(text) || goes_on()
}

/// The end of the lines that belong to the rule that starts in a line by their indentation, an open
/// bracket or an operator; and that of those that can, as they follow without a break.
pub(super) fn reach(pages: &Pages, start: usize) -> [usize; 2] {
    let lines = &pages.lines;
    let mut open = Open::default();
    open.read(body(pages, start));
    let (mut firm, mut end) = (None, start + 1);
    while end < lines.len() && !begins_rule(pages, end) {
        let (Line { indent, gap, declared, .. }, text) = (&lines[end], body(pages, end));
        let deeper = *indent > lines[start].indent;
        let is_firm = match gap {
            Gap::None | Gap::Page => deeper || goes_on(text) || open.is_open() || is_comment(text),
            Gap::Blank => goes_on(text) || deeper && (open.is_open() || *declared),
            Gap::Block => false,
        };
        if !is_firm {
            firm.get_or_insert(end);
        }
        if !is_firm && !matches!(gap, Gap::None | Gap::Page) {
            break;
        }
        open.read(text);
        end += 1;
    }
    [firm.unwrap_or(end), end]
}

/// Whether no rule and hardly a sentence begins like this.
pub(super) fn goes_on(line: &str) -> bool {
    line.starts_with(['/', '|', ')', ']'])
}

/// Whether something must follow: a bracket is open, or an operator came last.
#[derive(Default)]
struct Open {
    depth: usize,
    last: Option<char>,
}

impl Open {
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

/// The rule that starts in a line, of as many lines as can be read, of which there are most of all
/// those in its reach. Where the document says that all is ABNF, no line that belongs to it is left.
pub(super) fn candidate(
    pages: &Pages,
    start: usize,
    reach: [usize; 2],
    options: AbnfOptions,
) -> Candidate {
    let [firm, mut end] = reach;
    let least = if pages.lines[start].declared { firm } else { start + 1 };
    // After which lines all brackets are closed.
    let mut open = Open::default();
    let closed = (start..end).filter(|&line| {
        open.read(body(pages, line));
        !open.is_open()
    });
    let closed: Vec<usize> = closed.map(|line| line + 1).collect();
    let found = |end: usize, read| {
        let (text, origin) = assembled(pages, start..end);
        Candidate {
            lines: start..end,
            reach,
            read,
            text,
            origin,
            why: None,
            run: 0,
            first: 0,
            run_is_read: true,
        }
    };
    let read = |end: usize| read_rule(&assembled(pages, start..end).0, options);
    loop {
        let error = match read(end) {
            Ok(definition) => return found(end, Ok(definition)),
            Err(error) => error,
        };
        // What cannot be read begins in this line.
        let wrong = start + error.place().line - 1;
        let shorter = closed.partition_point(|&closed| closed <= wrong && closed < end);
        match shorter.checked_sub(1).map(|shorter| closed[shorter]) {
            Some(shorter) if shorter >= least => end = shorter,
            // The lines that are in doubt are not what is wrong.
            _ if end > firm => end = firm,
            _ => {
                let message = unplaced(&read(firm).err().unwrap_or(error));
                return found(firm, Err(message));
            }
        }
    }
}

/// Lines as a rule of their own: the first one at the margin, and the others further right.
pub(super) fn assembled(pages: &Pages, lines: Range<usize>) -> (String, Vec<(usize, usize)>) {
    let (mut text, mut origin) = (String::new(), Vec::new());
    let margin = pages.lines[lines.start].indent;
    for line in lines.clone() {
        let Line { span, indent, .. } = &pages.lines[line];
        if line > lines.start {
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
mod tests {
    use super::Open;

    #[test]
    fn what_stands_in_strings_and_comments_opens_nothing() {
        for (line, is_open) in [
            ("a = \"(\"", false),
            ("a = ( b", true),
            ("a = b / ; or", true),
            ("a = b ; /", false),
            ("a =", true),
            ("a = <(>", false),
            ("a = \"/\"", false),
        ] {
            let mut open = Open::default();
            open.read(line);
            assert_eq!(open.is_open(), is_open, "{line}");
        }
    }
}
