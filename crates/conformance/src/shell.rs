//! What the commands share: reading files, and writing results and messages.

use clap::builder::styling::{AnsiColor, Style};
use clap::{Args, ValueEnum};
use serde::Serialize;
use std::fmt::Display;
use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::process;

/// The style of a name, of a file or an identifier.
pub const NAME: Style = AnsiColor::Cyan.on_default();
/// The style of a heading.
pub const HEADING: Style = Style::new().bold();
/// The style of what is less important.
pub const DIMMED: Style = Style::new().dimmed();

/// An error message.
pub type Reason = String;

/// Whether the result is good (exit status 0, else 1), or why the command could not run (2).
pub type Done = Result<bool, Reason>;

/// How results are written.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// For people.
    Human,
    /// A JSON object on each line.
    Jsonl,
}

/// The option --format.
#[derive(Args)]
pub struct FormatOption {
    /// How the results are written
    #[arg(short, long, value_enum, default_value_t = Format::Human, hide_possible_values = true)]
    #[arg(value_name = "human|jsonl")]
    pub format: Format,
}

/// An error with the path where it occurred.
pub fn at(path: &Path, error: impl Display) -> Reason {
    format!("{}: {error}", path.display())
}

/// Writes a file. Its folder is made if it is not there.
pub fn write_file(path: &Path, octets: &[u8]) -> Result<(), Reason> {
    let folder = path.parent().map_or(Ok(()), fs::create_dir_all);
    folder.and_then(|()| fs::write(path, octets)).map_err(|error| at(path, error))
}

/// The status that a shell reports for a program ended by a closed pipe: 128 and the number of
/// SIGPIPE.
const CLOSED_PIPE: i32 = 141;

/// Writes results to standard output. Their colors are kept if it is a terminal, or if
/// `CLICOLOR_FORCE` is set. If the reader has closed the pipe, the program ends with
/// `CLOSED_PIPE`.
pub fn print(results: &str) -> Result<(), Reason> {
    let mut stdout = anstream::stdout().lock();
    match stdout.write_all(results.as_bytes()).and_then(|()| stdout.flush()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => process::exit(CLOSED_PIPE),
        done => done.map_err(|error| format!("cannot write the output: {error}")),
    }
}

/// Writes a message to standard error. An error on writing is ignored.
pub fn message(message: &str) {
    let _ = writeln!(io::stderr(), concat!(env!("CARGO_PKG_NAME"), ": {}"), visible(message));
}

/// A value as one line of JSON, with its line feed. Invisible characters are escaped as JSON does:
/// `\u` before each code unit of UTF-16.
pub fn json_line(value: &impl Serialize) -> String {
    let json = serde_json::to_string(value).expect("JSON has names for all members");
    let unit = |unit: &u16| format!("\\u{unit:04x}");
    escape(&json, |c| c.encode_utf16(&mut [0; 2]).iter().map(unit).collect()) + "\n"
}

/// A text for reading, with invisible characters escaped as in Rust: `\u{200b}`.
pub fn visible(text: &str) -> String {
    escape(text, |c| c.escape_default().to_string())
}

/// A text in which each unseen character ([`is_unseen`]) is replaced by what `escape` returns.
fn escape(text: &str, escape: impl Fn(char) -> String) -> String {
    text.chars().map(|c| if is_unseen(c) { escape(c) } else { c.to_string() }).collect()
}

/// Whether a character is invisible, or moves what is around it. [`char::escape_debug`] escapes
/// such characters: controls, format characters, spaces other than U+0020, combining marks, and
/// those that are for private use or unassigned.
fn is_unseen(c: char) -> bool {
    match c {
        // [`char::escape_debug`] escapes these too, but they are visible.
        '"' | '\'' | '\\' => false,
        // Letters and symbols without a glyph, which it does not escape.
        '\u{115f}' | '\u{1160}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}' | '\u{1d159}' => true,
        _ => c.escape_debug().len() > 1,
    }
}

/// A number of things: `1 line`, `2 lines`.
pub fn counted(count: usize, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}
