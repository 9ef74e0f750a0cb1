//! Standard output, standard error, and the text that is written to them.

use clap::builder::styling::{AnsiColor, Style};
use serde::Serialize;
use std::fmt;
use std::io::{self, Write};

/// The name of a production or of a column.
pub const NAME: Style = AnsiColor::Cyan.on_default();
/// What is a heading.
pub const HEADING: Style = Style::new().bold();
/// What is not there.
pub const ABSENT: Style = Style::new().dimmed();

/// What is collected is written when it is as long as this.
pub const FULL: usize = 1 << 16;

/// Writes results. Colours reach a terminal only.
pub fn print(results: &[u8]) -> io::Result<()> {
    let mut stdout = anstream::stdout().lock();
    stdout.write_all(results)?;
    stdout.flush()
}

/// Writes octets as they are, which are not in UTF-8.
pub fn print_octets(octets: &[u8]) -> io::Result<()> {
    let mut stdout = io::stdout().lock();
    stdout.write_all(octets)?;
    stdout.flush()
}

/// Tells the user something that is no result. Where nobody can be told, nobody is.
pub fn message(message: fmt::Arguments<'_>) {
    let _ = writeln!(anstream::stderr(), "iri: {message}");
}

/// Adds a value as one line of JSON.
pub fn json_line(out: &mut Vec<u8>, value: &impl Serialize) -> io::Result<()> {
    value.serialize(&mut serde_json::Serializer::with_formatter(&mut *out, OneLine))?;
    out.push(b'\n');
    Ok(())
}

/// JSON without spaces, with the characters escaped that end a line in some readers or
/// reorder it on a terminal.
struct OneLine;

impl serde_json::ser::Formatter for OneLine {
    fn write_string_fragment<W>(&mut self, writer: &mut W, fragment: &str) -> io::Result<()>
    where
        W: ?Sized + Write,
    {
        let mut rest = fragment;
        while let Some((at, c)) = rest.char_indices().find(|(_, c)| is_invisible(*c)) {
            writer.write_all(&rest.as_bytes()[..at])?;
            write!(writer, "\\u{:04x}", c as u32)?;
            rest = &rest[at + c.len_utf8()..];
        }
        writer.write_all(rest.as_bytes())
    }
}

/// DEL and the C1 controls, the separators of lines, and the bidi controls, all of
/// them in the Basic Multilingual Plane.
fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\u{7f}'..='\u{9f}'
            | '\u{61c}'
            | '\u{200e}'
            | '\u{200f}'
            | '\u{2028}'..='\u{202e}'
            | '\u{2066}'..='\u{2069}'
    )
}

/// A text for a terminal: what is not visible by itself is escaped.
pub fn visible(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\\' | '"' | '\'' => shown.push(c),
            _ if c.is_ascii_graphic() || c == ' ' => shown.push(c),
            _ => shown.extend(escape(c)),
        }
    }
    shown
}

fn escape(c: char) -> impl Iterator<Item = char> {
    // Of a string, only the first character is escaped for being a combining one.
    let pair = String::from_iter(['-', c]);
    let escaped: Vec<char> = pair.escape_debug().skip(1).collect();
    escaped.into_iter()
}

/// A text in quotation marks, for a terminal, shortened in its middle where it is long.
pub fn quoted(text: &str) -> String {
    const HEAD: usize = 80;
    const TAIL: usize = 30;
    // Shorter in bytes is shorter in characters.
    let count = if text.len() <= HEAD + TAIL { 0 } else { text.chars().count() };
    if count <= HEAD + TAIL {
        return format!("{text:?}");
    }
    let (head, tail) = (first(text, HEAD), last(text, TAIL));
    format!("{head:?} … {tail:?} ({count} characters)")
}

/// The first `count` characters of a text.
pub fn first(text: &str, count: usize) -> &str {
    text.char_indices().nth(count).map_or(text, |(end, _)| &text[..end])
}

/// The last `count` characters of a text.
pub fn last(text: &str, count: usize) -> &str {
    match count {
        0 => "",
        _ => text.char_indices().nth_back(count - 1).map_or(text, |(start, _)| &text[start..]),
    }
}

/// The Unicode name of a character, or what Unicode says of characters without one.
pub fn character_name(c: char) -> Option<String> {
    if let Some(name) = unicode_names2::name(c) {
        return Some(name.to_string());
    }
    match c as u32 {
        code @ 0x00..=0x1f => control_name(0x2400 + code),
        0x7f => control_name(0x2421),
        0x80..=0x9f => Some("<control>".to_owned()),
        0xfdd0..=0xfdef => Some("<noncharacter>".to_owned()),
        code if code & 0xfffe == 0xfffe => Some("<noncharacter>".to_owned()),
        0xe000..=0xf8ff | 0xf0000.. => Some("<private-use>".to_owned()),
        _ => None,
    }
}

/// The name of a control character, which Unicode gives only to the picture of it.
fn control_name(picture: u32) -> Option<String> {
    let name = unicode_names2::name(char::from_u32(picture)?)?.to_string();
    name.strip_prefix("SYMBOL FOR ").map(str::to_owned)
}
