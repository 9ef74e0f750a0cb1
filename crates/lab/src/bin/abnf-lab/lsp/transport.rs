//! Messages over standard input and standard output, as those of `lsp_server`, but with a limit to their
//! length.

use crate::shell::message;
use crossbeam_channel::{Receiver, Sender, bounded};
use lsp_server::{Connection, Message, Notification};
use lsp_types::notification::{self, Notification as _};
use lsp_types::{MessageType, ShowMessageParams};
use std::any::Any;
use std::io::{self, BufRead, Read};
use std::num::IntErrorKind;
use std::panic::resume_unwind;
use std::thread::{self, JoinHandle};

/// The most octets of a message: 64 MiB. A longer one is not stored.
const MOST_OCTETS: u64 = 64 << 20;

/// The most octets of a header.
const MOST_OCTETS_OF_HEADER: u64 = 8 << 10;

/// The threads that read and write.
pub struct Threads {
    reader: JoinHandle<io::Result<()>>,
    writer: JoinHandle<io::Result<()>>,
}

/// Starts to read standard input, up to `exit`, and to write standard output.
pub fn start() -> (Connection, Threads) {
    let (out, messages) = bounded(0);
    let writer = thread::spawn(move || write_all(messages));
    let (sender, receiver) = bounded(0);
    let errors = out.clone();
    let reader = thread::spawn(move || read_all(&sender, &errors));
    (Connection { sender: out, receiver }, Threads { reader, writer })
}

impl Threads {
    /// Waits until both have ended. The connection has to be closed before.
    pub fn join(self) -> io::Result<()> {
        let rethrow = |panic: Box<dyn Any + Send>| resume_unwind(panic);
        self.reader.join().unwrap_or_else(rethrow)?;
        self.writer.join().unwrap_or_else(rethrow)
    }
}

/// Writes the messages to standard output as they arrive.
fn write_all(messages: Receiver<Message>) -> io::Result<()> {
    let mut stdout = io::stdout().lock();
    messages.into_iter().try_for_each(|message| message.write(&mut stdout))
}

/// Reads messages and sends them to the server. Errors about messages that are too long go to the client.
fn read_all(sender: &Sender<Message>, errors: &Sender<Message>) -> io::Result<()> {
    let mut stdin = io::stdin().lock();
    let report_length = |length: u64| {
        let problem = format!(
            "a message of {length} octets is skipped: the limit is {MOST_OCTETS} octets (64 MiB)"
        );
        message(format_args!("standard input: {problem}"));
        let params = ShowMessageParams { typ: MessageType::ERROR, message: problem };
        let method = notification::ShowMessage::METHOD.to_owned();
        // If the writer has ended, there is no client to tell.
        let _ = errors.send(Notification::new(method, params).into());
    };
    while let Some(message) = read_message(&mut stdin, report_length)? {
        let is_exit = matches!(
            &message,
            Message::Notification(it) if it.method == notification::Exit::METHOD
        );
        sender.send(message).map_err(io::Error::other)?;
        if is_exit {
            break;
        }
    }
    Ok(())
}

/// Returns the next message that is not too long, or `None` at the end of the input. `report_length` is
/// called with the length of each message that is too long.
fn read_message(
    mut input: &mut dyn BufRead,
    report_length: impl Fn(u64),
) -> io::Result<Option<Message>> {
    let mut header = Vec::new();
    loop {
        read_header(input, &mut header)?;
        let length = content_length(&header);
        if length <= MOST_OCTETS {
            // Reads the header a second time, and finds what is wrong with it.
            return Message::read(&mut header.chain(Read::take(&mut input, length)));
        }
        report_length(length);
        header = skip_body(input, length)?;
    }
}

/// Adds the lines of a header up to the empty line, or to the end of the input.
fn read_header(mut input: &mut dyn BufRead, header: &mut Vec<u8>) -> io::Result<()> {
    loop {
        let start = header.len();
        let rest = MOST_OCTETS_OF_HEADER.saturating_sub(start as u64);
        Read::take(&mut input, rest).read_until(b'\n', header)?;
        let line = &header[start..];
        if line.len() as u64 == rest && !line.ends_with(b"\n") {
            let message = format!("a header has more than {MOST_OCTETS_OF_HEADER} octets");
            return Err(io::Error::new(io::ErrorKind::InvalidData, message));
        }
        if matches!(line, b"" | b"\n" | b"\r\n") || !line.ends_with(b"\n") {
            return Ok(());
        }
    }
}

/// Returns the largest length that a header names; 0 if it names none.
fn content_length(header: &[u8]) -> u64 {
    let lines = header.split(|octet| *octet == b'\n');
    let lengths = lines.filter_map(|line| {
        let (name, value) = str::from_utf8(line).ok()?.trim_end_matches('\r').split_once(": ")?;
        let is_length = name.eq_ignore_ascii_case("Content-Length");
        is_length.then(|| match value.parse::<u64>() {
            Err(error) if *error.kind() == IntErrorKind::PosOverflow => u64::MAX,
            length => length.unwrap_or(0),
        })
    });
    lengths.max().unwrap_or(0)
}

/// Skips a body of this length. Returns the field of a header that is found in it: then the length was
/// wrong, and another message begins there. A body cannot contain such a field, since JSON allows no line
/// ends in strings (RFC 8259 section 7), and no such word outside of strings.
fn skip_body(mut input: &mut dyn BufRead, mut length: u64) -> io::Result<Vec<u8>> {
    let mut line = Vec::new();
    while length > 0 {
        let most = length.min(MOST_OCTETS_OF_HEADER);
        let count = Read::take(&mut input, most).read_until(b'\n', &mut line)?;
        if count == 0 {
            break;
        }
        length -= count as u64;
        if let Some(start) = field_at_end(&line) {
            return Ok(line.split_off(start));
        }
        // The field can begin in one part of a long line and end in the next one.
        let rest = if line.ends_with(b"\n") { 0 } else { line.len().min(FIELD_LENGTH) };
        line.drain(..line.len() - rest);
    }
    Ok(Vec::new())
}

const FIELD_NAME: &[u8] = b"Content-Length: ";
/// The octets of a field whose number has at most 20 digits.
const FIELD_LENGTH: usize = FIELD_NAME.len() + 20 + 2;

/// Returns where a line has the field that begins a header and goes on to the end of the line.
fn field_at_end(line: &[u8]) -> Option<usize> {
    let number = line.strip_suffix(b"\r\n")?;
    let digits = number.iter().rev().take_while(|octet| octet.is_ascii_digit()).count();
    let end = number.len() - digits;
    let start = end.checked_sub(FIELD_NAME.len()).filter(|_| digits > 0)?;
    line[start..end].eq_ignore_ascii_case(FIELD_NAME).then_some(start)
}

#[cfg(test)]
#[path = "../../../../tests/unit/transport.rs"]
mod tests;
