//! What the commands share: reading files, and writing results and messages.

use clap::builder::styling::{AnsiColor, Style};
use clap::{Args, ValueEnum};
use serde::Serialize;
use std::fmt::Display;
use std::io::{self, Write};
use std::path::Path;
use std::process;

pub const NAME: Style = AnsiColor::Cyan.on_default();
pub const HEADING: Style = Style::new().bold();
pub const DIMMED: Style = Style::new().dimmed();

/// An error message.
pub type Reason = String;

/// Whether the result is good, or why the command could not run.
pub type Done = Result<bool, Reason>;

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Format {
    Human,
    Jsonl,
}

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

/// The status that a shell reports for a program ended by a closed pipe.
const CLOSED_PIPE: i32 = 141;

/// Writes results. Colors are written to a terminal, or if `CLICOLOR_FORCE` is set. The program
/// ends if the reader has closed the pipe.
pub fn print(results: &str) -> Result<(), Reason> {
    let mut stdout = anstream::stdout().lock();
    match stdout.write_all(results.as_bytes()).and_then(|()| stdout.flush()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => process::exit(CLOSED_PIPE),
        done => done.map_err(|error| format!("cannot write the output: {error}")),
    }
}

/// Writes a message to standard error. An error on writing is ignored.
pub fn message(message: &str) {
    let _ = writeln!(io::stderr(), "iri-suite: {}", visible(message));
}

/// A value as one line of JSON with invisible characters escaped.
pub fn json_line(value: &impl Serialize) -> String {
    let json = serde_json::to_string(value).expect("JSON has names for all members");
    let unit = |unit: &u16| format!("\\u{unit:04x}");
    escape(&json, |c| c.encode_utf16(&mut [0; 2]).iter().map(unit).collect()) + "\n"
}

/// A text for reading, with invisible characters escaped.
pub fn visible(text: &str) -> String {
    escape(text, |c| c.escape_default().to_string())
}

fn escape(text: &str, escape: impl Fn(char) -> String) -> String {
    text.chars().map(|c| if is_unseen(c) { escape(c) } else { c.to_string() }).collect()
}

/// Whether a character is invisible, or moves what is around it. For [`char::escape_debug`] these
/// are controls, format characters, spaces, combining marks and unassigned characters.
fn is_unseen(c: char) -> bool {
    match c {
        '"' | '\'' | '\\' => false,
        // Letters and symbols without a glyph.
        '\u{115f}' | '\u{1160}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}' | '\u{1d159}' => true,
        _ => c.escape_debug().len() > 1,
    }
}

/// A number of things: `1 line`, `2 lines`.
pub fn counted(count: usize, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}
