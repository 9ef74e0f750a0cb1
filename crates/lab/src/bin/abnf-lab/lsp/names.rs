//! Finds the names of rules in an ABNF, also in rules that cannot be read.

use std::ops::Range;

/// A name of a rule.
#[derive(Debug, PartialEq, Eq)]
pub struct Name {
    /// The range in bytes.
    pub span: Range<usize>,
    /// Whether this is the definition of the rule.
    pub is_definition: bool,
}

/// Folds a name for comparison: to lower case (RFC 5234 section 2.1), and `_` of other notations to
/// `-`.
pub fn fold_name(name: &str) -> String {
    name.to_ascii_lowercase().replace('_', "-")
}

/// Whether a text is a `rulename` (RFC 5234 section 4).
pub fn is_name(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic())
        && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
}

/// Finds the names in an ABNF, in the order of the text. Strings, values, comments and prose values
/// contain no names, except a prose value that is a name (RFC 5234 section 2.1).
pub fn names(text: &str) -> Vec<Name> {
    let mut names: Vec<Name> = Vec::new();
    let mut at = 0;
    while let Some(c) = text[at..].chars().next() {
        let rest = &text[at..];
        let is_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
        let line = rest.find('\n').unwrap_or(rest.len());
        // The length up to and including a closing delimiter, or up to the end of the line.
        let length_to = |close: char| rest[1..line].find(close).map_or(line, |inner| inner + 2);
        let length = match c {
            ';' => line,
            '"' => length_to('"'),
            '<' => {
                let length = length_to('>');
                // A `<` that ends its line has the length 1 and nothing inside.
                let inner = at + 1..at + length.max(2) - 1;
                if rest[..length].ends_with('>') && is_name(&text[inner.clone()]) {
                    names.push(Name { span: inner, is_definition: false });
                }
                length
            }
            // A value such as `%x41-5A`, or the `%s` of `%s"text"`.
            '%' => 1 + rest[1..].find(|c| !is_part(c) && c != '.').unwrap_or(rest.len() - 1),
            c if c.is_ascii_alphabetic() => {
                let length = rest.find(|c| !is_part(c)).unwrap_or(rest.len());
                names.push(Name { span: at..at + length, is_definition: false });
                length
            }
            '=' => {
                if let Some(last) = names.last_mut() {
                    last.is_definition |= is_before_equals(&text[last.span.end..at]);
                }
                1
            }
            c => c.len_utf8(),
        };
        at += length;
    }
    names
}

/// Whether there are only white space, comments and signs of other notations `between` a name and
/// `=`.
fn is_before_equals(between: &str) -> bool {
    let lines = between.split('\n').map(|line| line.split(';').next().unwrap_or(""));
    lines.flat_map(str::chars).all(|c| c.is_whitespace() || matches!(c, ':' | '>'))
}

#[cfg(test)]
#[path = "../../../../tests/unit/names.rs"]
mod tests;
