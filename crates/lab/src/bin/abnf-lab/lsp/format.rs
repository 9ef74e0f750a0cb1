//! Lines of an ABNF that are too long, in several lines. All else stays as its author laid it out.

use super::document::Document;
use lsp_types::TextEdit;

/// The text of an RFC has 72 columns, and its body stands three to the right.
const WIDTH: usize = 69;

/// The widest name with its `=` below which a rule goes on.
const WIDEST_HEAD: usize = 40;

/// The changes that put the lines of all rules into 69 columns, as far as there is white space to
/// break them at. In XML, a line with an entity stays.
///
/// # Errors
/// The document cannot be read, or would not be the same grammar.
pub fn format(document: &Document) -> Result<Vec<TextEdit>, String> {
    let before = document.read()?;
    let text = &document.text;
    let (mut edits, mut formatted, mut end) = (Vec::new(), String::new(), 0);
    for line in document.rule_lines() {
        let written = &text[line.clone()];
        if width(written) <= WIDTH || document.is_xml() && written.contains('&') {
            continue;
        }
        let newline = if text[line.end..].starts_with('\r') { "\r\n" } else { "\n" };
        let new = wrapped(written).join(newline);
        if new != written {
            formatted += &text[end..line.start];
            formatted += &new;
            end = line.end;
            edits.push(document.edit(line, &new));
        }
    }
    formatted += &text[end..];
    let after = document.with_text(formatted).read()?;
    let is_same = before.rules().iter().zip(after.rules()).all(|(old, new)| old.expr == new.expr);
    if !is_same || before.rules().len() != after.rules().len() {
        return Err("the lines of a rule cannot be broken without a change of what it says".into());
    }
    Ok(edits)
}

fn width(text: &str) -> usize {
    text.chars().count()
}

/// Where a line can be broken.
struct Break {
    /// The white space begins and ends here.
    start: usize,
    end: usize,
    /// How many more brackets are open than at the beginning of the line.
    depth: i32,
    is_before_slash: bool,
}

/// A line of a rule or a comment, in as many as it needs.
fn wrapped(line: &str) -> Vec<String> {
    let body = line.trim_start();
    let (indent, body) = (width(line) - width(body), body.trim_end());
    let comment_at = comment(body);
    let (code, comment) = body.split_at(comment_at);
    let code = code.trim_end();
    if code.is_empty() {
        return comment_lines(comment, indent);
    }
    // Where what is broken off begins, and the slash before it.
    let head = head(code);
    let (hang, slash) = match head {
        Some(head) if indent + head <= WIDEST_HEAD => (indent + head, indent + head.max(3) - 2),
        Some(_) => (indent + 4, indent + 2),
        None if code.starts_with("/ ") => (indent + 2, indent),
        None => (indent, indent),
    };
    let mut lines = Vec::new();
    let (mut column, mut rest, mut first) = (indent, code, head.unwrap_or(1));
    while column + width(rest) > WIDTH {
        let breaks = breaks(rest).into_iter().filter(|it| it.start >= first);
        let breaks: Vec<Break> = breaks.collect();
        let fits = breaks.iter().filter(|it| column + width(&rest[..it.start]) <= WIDTH);
        let best = fits.min_by_key(|it| (it.depth, !it.is_before_slash, usize::MAX - it.start));
        let Some(Break { start, end, depth, is_before_slash }) = best.or(breaks.first()) else {
            break;
        };
        lines.push(format!("{:column$}{}", "", &rest[..*start]));
        column = if *is_before_slash && *depth == 0 { slash } else { hang };
        (rest, first) = (&rest[*end..], 1);
    }
    lines.push(format!("{:column$}{rest}", ""));
    if !comment.is_empty() {
        let last = lines.len() - 1;
        match width(&lines[last]) + 2 + width(comment) <= WIDTH {
            true => lines[last] += &format!("  {comment}"),
            false => lines.extend(comment_lines(comment, hang)),
        }
    }
    lines
}

/// A comment in lines, each of which begins as the first does.
fn comment_lines(comment: &str, indent: usize) -> Vec<String> {
    let body = comment.trim_start_matches([';', ' ']);
    let mark = &comment[..comment.len() - body.len()];
    let mut lines = vec![format!("{:indent$}{mark}", "")];
    for word in body.split_whitespace() {
        let last = lines.len() - 1;
        let is_first = width(&lines[last]) == indent + width(mark);
        if !is_first && width(&lines[last]) + 1 + width(word) > WIDTH {
            lines.push(format!("{:indent$}{mark}{word}", ""));
        } else {
            lines[last] += if is_first { "" } else { " " };
            lines[last] += word;
        }
    }
    lines
}

/// The characters outside of strings and prose values, each with its place, up to a comment.
fn outside(code: &str) -> impl Iterator<Item = (usize, char)> + '_ {
    let mut close = None;
    let mut is_outside = move |c: char| match (close, c) {
        (Some(end), _) => {
            close = close.filter(|_| end != c);
            false
        }
        (None, '"') => {
            close = Some('"');
            true
        }
        (None, '<') => {
            close = Some('>');
            true
        }
        _ => true,
    };
    code.char_indices().filter(move |(_, c)| is_outside(*c))
}

fn comment(body: &str) -> usize {
    outside(body).find(|(_, c)| *c == ';').map_or(body.len(), |(at, _)| at)
}

/// The length of `name = ` at the beginning of a rule.
fn head(code: &str) -> Option<usize> {
    let (name, rest) = code.split_once('=')?;
    let is_name = super::names::is_name(name.trim_end());
    let body = rest.strip_prefix('/').unwrap_or(rest).trim_start();
    is_name.then(|| code.len() - body.len())
}

/// The white space at which a line can be broken: not behind a slash or what opens a bracket, and
/// not before what closes one.
fn breaks(code: &str) -> Vec<Break> {
    let (mut breaks, mut depth, mut last): (Vec<Break>, i32, _) = (Vec::new(), 0, None);
    for (at, c) in outside(code) {
        let is_white = last.is_some_and(char::is_whitespace);
        match breaks.last_mut() {
            Some(open) if is_white && !c.is_whitespace() && open.end == open.start => {
                open.end = at;
                open.is_before_slash = c == '/';
                let is_slash_before = code[..open.start].ends_with(['/', '(', '[']);
                if is_slash_before || matches!(c, ')' | ']') {
                    breaks.pop();
                }
            }
            _ => {}
        }
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth -= 1,
            c if c.is_whitespace() && !is_white => {
                breaks.push(Break { start: at, end: at, depth, is_before_slash: false });
            }
            _ => {}
        }
        last = Some(c);
    }
    breaks
}

#[cfg(test)]
mod tests {
    use super::{WIDTH, width, wrapped};

    #[test]
    fn long_lines_are_broken_outside_of_strings() {
        for (line, expected) in [
            (
                "rule = \"first alternative\" / \"second alternative\" / ( \"third\" / \"fourth\" \"x\" )",
                &[
                    "rule = \"first alternative\" / \"second alternative\"",
                    "     / ( \"third\" / \"fourth\" \"x\" )",
                ][..],
            ),
            (
                "  a = ( bbbbbbbbbbbbbbbbbbbbbbbbb / cccccccccccccccccccccccccc / dddddddddddddddd )",
                &[
                    "  a = ( bbbbbbbbbbbbbbbbbbbbbbbbb / cccccccccccccccccccccccccc",
                    "      / dddddddddddddddd )",
                ],
            ),
            (
                "a = b                     ; a comment that is long enough to leave the columns that it has",
                &["a = b", "    ; a comment that is long enough to leave the columns that it has"],
            ),
            (
                ";; a comment that is on a line of its own, and is too long for the columns that it has",
                &[
                    ";; a comment that is on a line of its own, and is too long for the",
                    ";; columns that it has",
                ],
            ),
            (
                "    / \"one string with many words, which are not divided, whatever the width is\" b",
                &[
                    "    / \"one string with many words, which are not divided, whatever the width is\"",
                    "      b",
                ],
            ),
        ] {
            assert_eq!(wrapped(line), expected);
            assert!(width(line) > WIDTH);
        }
    }
}
