//! Breaks long lines of ABNF. Everything else keeps its layout.

use super::abnf::{CodeCharacter, outside_comments, without_comment};
use super::expr::is_rulename;

/// The most columns of a line of ABNF: a line of an RFC has 72, and its body is indented by three.
pub const LINE_WIDTH: usize = 69;

/// The most columns of indentation and head (`name = `) together for which the following lines are
/// indented by the width of both.
const WIDEST_HEAD: usize = 40;

/// Returns the number of columns of a text.
fn width(text: &str) -> usize {
    text.chars().count()
}

/// Returns the number of columns of white space. A tab advances to the next multiple of eight.
pub(super) fn columns(blank: &str) -> usize {
    blank.chars().fold(0, |column, c| if c == '\t' { column / 8 * 8 + 8 } else { column + 1 })
}

/// White space at which a line can be broken.
struct Break {
    /// The range of the white space in bytes, from `start` to `end`.
    start: usize,
    end: usize,
    /// The number of open brackets, counted from the beginning of the line.
    depth: i32,
    /// Whether a slash follows.
    is_before_slash: bool,
}

/// Breaks a line of a rule or a comment into lines of at most [`LINE_WIDTH`] columns, if there is
/// white space to break it at. The meaning stays the same.
///
/// ```
/// use abnf_lab::wrap_line;
///
/// let line = "rule = \"first alternative\" / \"second alternative\" / ( \"third\" / \"fourth\" )";
/// assert_eq!(wrap_line(line), [
///     "rule = \"first alternative\" / \"second alternative\"",
///     "     / ( \"third\" / \"fourth\" )",
/// ]);
/// ```
pub fn wrap_line(line: &str) -> Vec<String> {
    if width(line) <= LINE_WIDTH {
        return vec![line.to_owned()];
    }
    let body = line.trim_start();
    let (indent, body) = (width(line) - width(body), body.trim_end());
    let (code, comment) = body.split_at(without_comment(body).len());
    let code = code.trim_end();
    if code.is_empty() {
        return comment_lines(comment, indent);
    }
    let head = head_length(code);
    // The indentation of the following lines, and of those that begin with a slash.
    // After a short head, a slash stands under its `=`, or under the `/` of `=/`.
    let (hang, slash) = match head {
        Some(head) if indent + head <= WIDEST_HEAD => (indent + head, indent + head.max(3) - 2),
        Some(_) => (indent + 4, indent + 2),
        None if code.starts_with("/ ") => (indent + 2, indent),
        None => (indent, indent),
    };
    let mut lines = Vec::new();
    // The indentation of the current line, the rest of the code, and the byte of the rest from
    // which on it can be broken.
    let (mut column, mut rest, mut first) = (indent, code, head.unwrap_or(1));
    while rest.chars().nth(LINE_WIDTH.saturating_sub(column)).is_some() {
        let breaks = breaks(rest, first);
        let fits = breaks.iter().filter(|it| column + width(&rest[..it.start]) <= LINE_WIDTH);
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
        if width(&lines[last]) + 2 + width(comment) <= LINE_WIDTH {
            lines[last] += &format!("  {comment}")
        } else {
            lines.extend(comment_lines(comment, hang))
        }
    }
    lines
}

/// Breaks a comment into lines at white space. Each line begins with `indent` spaces, and with the
/// `;` and the spaces at the beginning of the comment.
fn comment_lines(comment: &str, indent: usize) -> Vec<String> {
    let body = comment.trim_start_matches([';', ' ']);
    let mark = &comment[..comment.len() - body.len()];
    let mut lines = vec![format!("{:indent$}{mark}", "")];
    for word in body.split_whitespace() {
        let last = lines.len() - 1;
        let is_first = width(&lines[last]) == indent + width(mark);
        if !is_first && width(&lines[last]) + 1 + width(word) > LINE_WIDTH {
            lines.push(format!("{:indent$}{mark}{word}", ""));
        } else {
            lines[last] += if is_first { "" } else { " " };
            lines[last] += word;
        }
    }
    lines
}

/// Returns the length in bytes of `name = ` or `name =/ `, if a line begins with it.
fn head_length(code: &str) -> Option<usize> {
    let (name, rest) = code.split_once('=')?;
    let is_name = is_rulename(name.trim_end());
    let body = rest.strip_prefix('/').unwrap_or(rest).trim_start();
    is_name.then(|| code.len() - body.len())
}

/// Returns the white space at or after byte `first` at which a line can be broken: not after a
/// slash or an opening bracket, and not before a closing bracket. Looks beyond a few widths of a
/// line only if there is no such white space within them.
fn breaks(code: &str, first: usize) -> Vec<Break> {
    let (mut breaks, mut depth, mut last): (Vec<Break>, i32, _) = (Vec::new(), 0, None);
    let is_complete = |it: &Break| it.start >= first && it.start < it.end;
    for CodeCharacter { at, character, .. } in outside_comments(code).filter(|it| !it.is_quoted) {
        if at > 4 * LINE_WIDTH && breaks.iter().any(is_complete) {
            break;
        }
        let is_white = last.is_some_and(char::is_whitespace);
        match breaks.last_mut() {
            Some(open) if is_white && !character.is_whitespace() && open.end == open.start => {
                open.end = at;
                open.is_before_slash = character == '/';
                let is_after_sign = code[..open.start].ends_with(['/', '(', '[']);
                if is_after_sign || matches!(character, ')' | ']') {
                    breaks.pop();
                }
            }
            _ => {}
        }
        match character {
            '(' | '[' => depth += 1,
            ')' | ']' => depth -= 1,
            _ if character.is_whitespace() && !is_white => {
                breaks.push(Break { start: at, end: at, depth, is_before_slash: false });
            }
            _ => {}
        }
        last = Some(character);
    }
    breaks.retain(is_complete);
    breaks
}

#[cfg(test)]
#[path = "../tests/unit/wrap.rs"]
mod tests;
