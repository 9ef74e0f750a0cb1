//! Hints in messages about inputs.

use crate::shell::output::{message, quantity};
use crate::shell::reader::detect_utf16;
use iri_grammar::Iri;
use std::ffi::OsStr;
use std::io;

/// Writes a message that the input has fewer texts (or lines: `noun`) than `--skip` skips. `rest` is
/// the number that could not be skipped.
pub fn tell_of_skip(skip: usize, rest: usize, noun: &str) {
    let count = quantity(skip - rest, noun);
    message(format_args!("--skip {skip} is past the end: the input has {count}"));
}

/// Returns a hint for a missing file whose name is an identifier, so that it may be meant as a text;
/// otherwise an empty string. `command` is the name of the command, if its arguments are files.
pub fn hint_at_texts(command: Option<&str>, file: &OsStr, error: &io::Error) -> String {
    let is_text = |name: &&str| name.contains("://") || Iri::new(name).is_ok();
    let text = file.to_str().filter(is_text).map(shell_quoted);
    let text = text.filter(|_| error.kind() == io::ErrorKind::NotFound);
    let Some(text) = text else { return String::new() };
    let hint = "; it is read as the name of a file: for the text,";
    match command {
        Some(command) => format!("{hint} printf '%s\\n' {text} | iri {command}"),
        None => format!("{hint} leave out --file"),
    }
}

/// Writes a hint if a file looks like UTF-16 without a byte order mark.
pub fn tell_of_encoding(file: &str, octets: &[u8]) {
    if let Some(encoding) = detect_utf16(octets) {
        message(format_args!(
            "{file}: every second octet is NUL, as in {encoding}, which is read only after a byte \
             order mark: iconv -f {encoding} -t UTF-8"
        ));
    }
}

/// Returns a text in single quotation marks, as an argument in a shell.
fn shell_quoted(text: &str) -> String {
    format!("'{}'", text.replace('\'', "'\\''"))
}
