//! Finds the URLs of a style sheet, as the tokenizer of CSS Syntax Level 3 (section 4.3) reads it.
//!
//! It keeps no stack of blocks, and so takes linear time whatever is nested.

use iri_grammar::Span;

/// Returns the URLs in `url(…)`, and those after `@import`, each with the span of its text in bytes, without
/// quotation marks.
pub fn urls(sheet: &str) -> Vec<(String, Span)> {
    let mut scanner = Scanner { text: sheet, at: 0 };
    let mut urls = Vec::new();
    // Whether the last token was `@import`: a string after it is a URL.
    let mut is_import = false;
    while let Some(c) = scanner.peek() {
        let is_comment = scanner.rest().starts_with("/*");
        // Whitespace and comments may separate `@import` from its URL.
        let is_separator = is_comment || is_space(c);
        match c {
            _ if is_comment => scanner.skip_comment(),
            _ if is_space(c) => scanner.skip(c),
            '"' | '\'' => urls.extend(scanner.take_string(c).filter(|_| is_import)),
            '@' => {
                scanner.skip(c);
                is_import = scanner.take_name().eq_ignore_ascii_case("import");
                continue;
            }
            // A name after a number is its unit, and one after '#' begins no function.
            '#' | '0'..='9' => {
                scanner.skip(c);
                scanner.take_name();
            }
            _ if scanner.begins_name() => {
                let is_url = scanner.take_name().eq_ignore_ascii_case("url");
                if is_url && scanner.skip_if('(') {
                    urls.extend(scanner.take_url());
                }
            }
            _ => scanner.skip(c),
        }
        is_import &= is_separator;
    }
    urls
}

/// Whether the character is whitespace (section 4.2).
fn is_space(c: char) -> bool {
    matches!(c, '\t' | '\n' | '\r' | '\x0c' | ' ')
}

fn is_line_end(c: char) -> bool {
    matches!(c, '\n' | '\r' | '\x0c')
}

/// The sheet, and the place up to which it was read.
struct Scanner<'s> {
    text: &'s str,
    /// The index of the next byte.
    at: usize,
}

impl<'s> Scanner<'s> {
    fn rest(&self) -> &'s str {
        &self.text[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn skip(&mut self, c: char) {
        self.at += c.len_utf8();
    }

    /// Skips this character if it is next. Returns whether it was.
    fn skip_if(&mut self, c: char) -> bool {
        let is_next = self.rest().starts_with(c);
        if is_next {
            self.skip(c);
        }
        is_next
    }

    fn skip_spaces(&mut self) {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start_matches(is_space).len();
    }

    /// Skips a comment, which ends with the sheet if it is not closed.
    fn skip_comment(&mut self) {
        let inside = &self.rest()["/*".len()..];
        let length = inside.find("*/").map_or(inside.len(), |end| end + "*/".len());
        self.at += "/*".len() + length;
    }

    /// Whether a valid escape is next: a backslash that no line end follows (section 4.3.8).
    fn begins_escape(&self) -> bool {
        self.rest().strip_prefix('\\').is_some_and(|after| !after.starts_with(is_line_end))
    }

    fn begins_name(&self) -> bool {
        let is_start = |c: char| c.is_ascii_alphabetic() || matches!(c, '_' | '-') || !c.is_ascii();
        self.rest().starts_with(is_start) || self.begins_escape()
    }

    /// Consumes a name, which may be empty (section 4.3.11).
    fn take_name(&mut self) -> String {
        let mut name = String::new();
        while let Some(c) = self.peek() {
            if c.is_ascii_alphanumeric() || matches!(c, '_' | '-') || !c.is_ascii() {
                self.skip(c);
                name.push(c);
            } else if self.begins_escape() {
                self.skip('\\');
                name.push(self.take_escaped());
            } else {
                break;
            }
        }
        name
    }

    /// Consumes the part of an escape after the backslash, and returns its character (section 4.3.7).
    fn take_escaped(&mut self) -> char {
        /// The greatest number of hexadecimal digits.
        const DIGITS: usize = 6;
        let Some(c) = self.peek() else { return char::REPLACEMENT_CHARACTER };
        if !c.is_ascii_hexdigit() {
            self.skip(c);
            return c;
        }
        let digits = self.rest().bytes().take(DIGITS).take_while(u8::is_ascii_hexdigit).count();
        let number = u32::from_str_radix(&self.rest()[..digits], 16).unwrap_or_default();
        self.at += digits;
        // One whitespace character, or CRLF, ends the digits.
        if self.skip_if('\r') {
            self.skip_if('\n');
        } else if let Some(space) = self.peek().filter(|c| is_space(*c)) {
            self.skip(space);
        }
        char::from_u32(number).filter(|c| *c != '\0').unwrap_or(char::REPLACEMENT_CHARACTER)
    }

    /// Consumes a string in quotation marks, and returns its value and the span of its text; `None` if a line
    /// end comes before the closing mark (section 4.3.5).
    fn take_string(&mut self, mark: char) -> Option<(String, Span)> {
        self.skip(mark);
        let (start, mut value) = (self.at, String::new());
        while let Some(c) = self.peek() {
            let span = Span { start, end: self.at };
            if is_line_end(c) {
                return None;
            }
            self.skip(c);
            match c {
                _ if c == mark => return Some((value, span)),
                '\\' if self.skip_if('\r') => drop(self.skip_if('\n')),
                '\\' if self.skip_if('\n') || self.skip_if('\x0c') => {}
                '\\' if self.rest().is_empty() => {}
                '\\' => value.push(self.take_escaped()),
                _ => value.push(c),
            }
        }
        Some((value, Span { start, end: self.at }))
    }

    /// Consumes a URL after `url(`. If it has quotation marks, stops after the second one; otherwise after the
    /// closing bracket. Returns its text and span; `None` if the URL is invalid (section 4.3.6).
    fn take_url(&mut self) -> Option<(String, Span)> {
        self.skip_spaces();
        if let Some(mark @ ('"' | '\'')) = self.peek() {
            return self.take_string(mark);
        }
        let (start, mut value) = (self.at, String::new());
        while let Some(c) = self.peek() {
            let span = Span { start, end: self.at };
            if c == ')' || is_space(c) {
                self.skip_spaces();
                let is_closed = self.rest().is_empty() || self.skip_if(')');
                if !is_closed {
                    self.skip_bad_url();
                }
                return is_closed.then_some((value, span));
            }
            if matches!(c, '"' | '\'' | '(') || c.is_ascii_control() {
                self.skip_bad_url();
                return None;
            }
            if c == '\\' && !self.begins_escape() {
                self.skip_bad_url();
                return None;
            }
            self.skip(c);
            value.push(if c == '\\' { self.take_escaped() } else { c });
        }
        Some((value, Span { start, end: self.at }))
    }

    /// Skips the rest of an invalid URL, with its closing bracket (section 4.3.14).
    fn skip_bad_url(&mut self) {
        while let Some(c) = self.peek() {
            self.skip(c);
            match c {
                ')' => return,
                '\\' if !self.rest().starts_with(is_line_end) => drop(self.take_escaped()),
                _ => {}
            }
        }
    }
}

#[cfg(test)]
#[path = "../../tests/unit/find_css.rs"]
mod tests;
