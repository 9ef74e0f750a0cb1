//! Texts from the command line, or from standard input, one a line.

use crate::Status;
use crate::lines::{Blocks, lines, open};
use crate::output::message;
use std::ffi::OsStr;
use std::io;

/// Runs `each` on every text, and gives the worst of what it found. Without texts, or where
/// the only one is `-`, those are the lines of standard input. Fails only where the results cannot be written.
pub fn for_each(
    texts: &[String],
    mut each: impl FnMut(&str) -> io::Result<Status>,
) -> io::Result<Status> {
    let mut worst = Status::Fine;
    let texts = if texts == ["-"] { &[] } else { texts };
    for text in texts {
        worst = worst.max(each(text)?);
    }
    if !texts.is_empty() {
        return Ok(worst);
    }
    let unreadable = |error| {
        message(format_args!("-: {error}"));
        Ok(Status::Trouble)
    };
    let mut blocks = match open(OsStr::new("-")) {
        Ok(reader) => Blocks::new(reader),
        Err(error) => return unreadable(error),
    };
    let mut number = 0;
    loop {
        let block = match blocks.next() {
            Ok(Some(block)) => block,
            Ok(None) => return Ok(worst),
            Err(error) => return unreadable(error),
        };
        for line in lines(block) {
            number += 1;
            worst = worst.max(match str::from_utf8(line) {
                Ok(text) => each(text)?,
                Err(error) => {
                    message(format_args!("-:{number}: {error}"));
                    Status::Invalid
                }
            });
        }
    }
}
