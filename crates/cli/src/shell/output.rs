//! Writes to standard output and standard error, and prepares text for people: colours, escapes for
//! invisible characters, excerpts, widths.

use crate::shell::destination::{discard_output, is_to_file, keep_output, print_to_file};
use anstream::adapter::strip_bytes;
use anstream::stream::RawStream;
use anstream::{AutoStream, ColorChoice};
use clap::builder::styling::{AnsiColor, Style};
use icu_properties::props::{DefaultIgnorableCodePoint, GeneralCategory};
use icu_properties::{CodePointMapData, CodePointSetData};
use iri_grammar::{Citation, Document};
use memchr::memchr;
use serde::{Serialize, Serializer};
use std::borrow::Cow;
use std::env;
use std::fmt;
use std::io::{self, IsTerminal, Write};
use std::sync::OnceLock;
use unicode_width::UnicodeWidthChar;

/// The outcome of a command, from best to worst.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Status {
    /// Exit status 0.
    Fine,
    /// A text is not valid: exit status 1.
    Invalid,
    /// Something could not be read or processed: exit status 2.
    Trouble,
}

impl Status {
    /// Returns `Fine` if `is_fine`, else `Invalid`.
    pub fn fine_if(is_fine: bool) -> Self {
        if is_fine { Status::Fine } else { Status::Invalid }
    }
}

/// A style of standard output. It writes nothing if the output has no colours: that is faster than
/// searching the results for colours to remove.
#[derive(Clone, Copy)]
pub struct Paint(Style);

impl fmt::Display for Paint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if has_coloured_output() { self.0.fmt(f) } else { Ok(()) }
    }
}

/// Whether standard output has colours.
pub fn has_coloured_output() -> bool {
    static IS_COLOURED: OnceLock<bool> = OnceLock::new();
    !is_to_file() && *IS_COLOURED.get_or_init(|| colours(&io::stdout()) != ColorChoice::Never)
}

/// Writes a text in a style.
#[inline]
pub fn write_styled(out: &mut impl Write, style: Paint, text: &str) -> io::Result<()> {
    if has_coloured_output() {
        write!(out, "{style}{text}{style:#}")
    } else {
        out.write_all(text.as_bytes())
    }
}

/// The style of names, such as those of productions and columns.
pub const NAME: Paint = Paint(AnsiColor::Cyan.on_default());
/// The style of headings.
pub const HEADING: Paint = Paint(Style::new().bold());
/// The style of absent values and secondary text.
pub const DIMMED: Paint = Paint(Style::new().dimmed());

/// Writes results to the output. Removes colours unless the output [has them](has_coloured_output).
pub fn print(results: &[u8]) -> io::Result<()> {
    if !has_colours(results) {
        return print_octets(results);
    }
    if !has_coloured_output() {
        // One write: a stream that strips colours writes each piece between colours separately.
        return print_octets(&strip_bytes(results).into_vec());
    }
    let mut stdout = anstream::stdout().lock();
    stdout.write_all(results)?;
    stdout.flush()
}

/// Writes messages to standard error. Those that cannot be written are lost.
pub fn tell(messages: &str) {
    let messages = messages.as_bytes();
    let _ = match colours(&io::stderr()) {
        _ if !has_colours(messages) => io::stderr().write_all(messages),
        ColorChoice::Never => io::stderr().write_all(&strip_bytes(messages).into_vec()),
        _ => anstream::stderr().write_all(messages),
    };
}

/// Returns whether a stream has colours, and of which kind. `CLICOLOR_FORCE=0` does not force them;
/// anstream alone would accept any value.
fn colours(stream: &impl RawStream) -> ColorChoice {
    let is_forced = env::var_os("CLICOLOR_FORCE").is_some_and(|value| value != "0");
    if is_forced || stream.is_terminal() { AutoStream::choice(stream) } else { ColorChoice::Never }
}

/// Whether a text may contain colours: it has the character ESC.
fn has_colours(text: &[u8]) -> bool {
    memchr(b'\x1b', text).is_some()
}

/// Returns a result as standard output gets it: unchanged, or made [`visible`] on a terminal.
pub fn result_text(text: &str) -> Cow<'_, str> {
    if is_on_terminal() { visible(text) } else { text.into() }
}

/// Does the same as [`result_text`] for octets in any encoding.
pub fn result_octets(octets: &[u8]) -> Cow<'_, [u8]> {
    if is_on_terminal() {
        visible(&String::from_utf8_lossy(octets)).into_owned().into_bytes().into()
    } else {
        octets.into()
    }
}

/// Whether results are written to a terminal.
pub fn is_on_terminal() -> bool {
    static ON_TERMINAL: OnceLock<bool> = OnceLock::new();
    !is_to_file() && *ON_TERMINAL.get_or_init(|| io::stdout().is_terminal())
}

/// Writes octets to the output unchanged; they need not be UTF-8.
pub fn print_octets(octets: &[u8]) -> io::Result<()> {
    if octets.is_empty() || print_to_file(octets)? {
        return Ok(());
    }
    write_to_stdout(octets)
}

/// Writes octets to standard output. `io::stdout` would not report that the descriptor is open for
/// reading only.
#[cfg(unix)]
fn write_to_stdout(octets: &[u8]) -> io::Result<()> {
    use std::fs::File;
    use std::os::fd::AsFd;
    static STDOUT: OnceLock<File> = OnceLock::new();
    let mut stdout = match STDOUT.get() {
        Some(stdout) => stdout,
        None => {
            let descriptor = io::stdout().as_fd().try_clone_to_owned()?;
            STDOUT.get_or_init(|| descriptor.into())
        }
    };
    stdout.write_all(octets)
}

#[cfg(not(unix))]
fn write_to_stdout(octets: &[u8]) -> io::Result<()> {
    let mut stdout = io::stdout().lock();
    stdout.write_all(octets)?;
    stdout.flush()
}

/// Writes a message to standard error. A message that cannot be written is lost.
pub fn message(message: fmt::Arguments<'_>) {
    tell(&message_line(message));
}

/// Ends the output. The file of `--output` is written only if the run had no trouble: otherwise
/// results are missing.
pub fn finish_output(status: Status) -> io::Result<Status> {
    if status != Status::Trouble {
        keep_output()?;
    } else {
        abandon_output();
    }
    Ok(status)
}

/// Leaves the file of `--output` unchanged, because results are missing, and reports this.
pub fn abandon_output() {
    if let Some(path) = discard_output() {
        message(format_args!("{} is not written", path.display()));
    }
}

/// Says why the output cannot be written. Returns the exit status.
pub fn cannot_write(error: &io::Error) -> u8 {
    discard_output();
    message(format_args!("cannot write the output: {error}"));
    2
}

/// Returns a message as a line for standard error.
pub fn message_line(message: fmt::Arguments<'_>) -> String {
    format!("iri: {}\n", visible(&message.to_string()))
}

/// A citation as the members `document` and `section`.
#[derive(Clone, Copy, Serialize)]
pub struct Cited {
    document: Document,
    section: &'static str,
}

impl From<Citation> for Cited {
    fn from(Citation { document, section }: Citation) -> Self {
        Cited { document, section }
    }
}

/// A list of which each value is computed only when it is written, since a list may be long. Holds
/// the function that returns the iterator.
pub struct List<F>(pub F);

impl<I: Iterator<Item: Serialize>, F: Fn() -> I> Serialize for List<F> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq((self.0)())
    }
}

/// The greatest number of details (findings, notes, steps and so on) that are written for one text.
pub const MOST: usize = 1000;

/// Returns a count with its noun: `1 line`, `2 lines`.
pub fn quantity(count: usize, noun: &str) -> String {
    format!("{count} {noun}{}", plural_ending(count))
}

/// Returns the ending of a noun after this count: `s`, or nothing for 1.
pub fn plural_ending(count: usize) -> &'static str {
    if count == 1 { "" } else { "s" }
}

/// Writes a heading on a line of its own.
pub fn heading(out: &mut impl Write, text: &str) -> io::Result<()> {
    write_styled(out, HEADING, &visible(text))?;
    out.write_all(b"\n")
}

/// Writes a row of a table: a name, padded to `width` characters, and a text.
pub fn row(
    out: &mut impl Write,
    width: usize,
    name: &str,
    text: impl fmt::Display,
) -> io::Result<()> {
    if has_coloured_output() {
        return writeln!(out, "  {NAME}{name:<width$}{NAME:#}  {text}");
    }
    // Faster than formatting.
    out.write_all(b"  ")?;
    out.write_all(name.as_bytes())?;
    (0..width.saturating_sub(name.chars().count())).try_for_each(|_| out.write_all(b" "))?;
    writeln!(out, "  {text}")
}

/// Escapes the [unseen](is_unseen) characters of a text.
pub fn visible(text: &str) -> Cow<'_, str> {
    if is_plain(text) {
        return text.into();
    }
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        if is_unseen(c) { escaped.extend(c.escape_default()) } else { escaped.push(c) }
    }
    escaped.into()
}

/// Whether a text consists of visible US-ASCII characters and spaces.
pub fn is_plain(text: &str) -> bool {
    // DEL is not plain in any case.
    is_plain_without(text, [b'\x7f'; 2])
}

/// Whether a text consists of visible US-ASCII characters and spaces, and has neither `a` nor `b`.
/// Reads eight octets at a time.
pub fn is_plain_without(text: &str, [a, b]: [u8; 2]) -> bool {
    const ONES: u64 = u64::from_le_bytes([1; 8]);
    const HIGH: u64 = ONES << 7;
    // Subtracting 1 from each octet of the XOR sets the high bit of an octet that was equal: 0 - 1.
    let minus_one_where_equal =
        |word: u64, octet: u8| (word ^ (ONES * u64::from(octet))).wrapping_sub(ONES);
    let are_plain = |octets: &[u8; 8]| {
        let word = u64::from_le_bytes(*octets);
        // A high bit is set by an octet that is not US-ASCII, is less than a space, or is excluded.
        let control = word.wrapping_sub(ONES * u64::from(b' '));
        let excluded = [b'\x7f', a, b].map(|octet| minus_one_where_equal(word, octet));
        (word | control | excluded[0] | excluded[1] | excluded[2]) & HIGH == 0
    };
    let mut rest = text.as_bytes();
    while let Some((first, after)) = rest.split_first_chunk() {
        if !are_plain(first) {
            return false;
        }
        rest = after;
    }
    // The rest is read as part of the last eight octets of the text, some of which were read before.
    match text.as_bytes().last_chunk() {
        _ if rest.is_empty() => true,
        Some(last) => are_plain(last),
        // A text of less than eight octets is padded with spaces, which are plain.
        None => {
            let mut octets = [b' '; 8];
            octets.iter_mut().zip(rest).for_each(|(to, octet)| *to = *octet);
            are_plain(&octets)
        }
    }
}

/// Whether a character is *unseen*: invisible, like a space, or able to move the text around it.
/// By Unicode, these are controls, format characters, separators (except U+0020), and ignorable,
/// unassigned and private-use characters.
pub fn is_unseen(c: char) -> bool {
    match c {
        ' '..='~' => false,
        // A shortcut for Latin, Cyrillic, Han and Hangul, which are all visible.
        '\u{a1}'..='\u{ac}' | '\u{ae}'..='\u{2ff}' | '\u{400}'..='\u{52f}' => false,
        '\u{4e00}'..='\u{9fff}' | '\u{ac00}'..='\u{d7a3}' => false,
        _ => is_unseen_by_properties(c),
    }
}

/// Whether a character is unseen by its Unicode properties, or is one of two exceptions.
fn is_unseen_by_properties(c: char) -> bool {
    // BRAILLE PATTERN BLANK and MUSICAL SYMBOL NULL NOTEHEAD look empty, but are symbols by their
    // properties.
    matches!(c, '\u{2800}' | '\u{1D159}')
        || matches!(
            CodePointMapData::<GeneralCategory>::new().get(c),
            GeneralCategory::Control
                | GeneralCategory::Format
                | GeneralCategory::PrivateUse
                | GeneralCategory::Unassigned
                | GeneralCategory::SpaceSeparator
                | GeneralCategory::LineSeparator
                | GeneralCategory::ParagraphSeparator
        )
        || CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(c)
}

/// Writes a text [in quotation marks](in_quotation_marks).
pub fn write_in_quotation_marks(out: &mut impl Write, text: &str) -> io::Result<()> {
    if !is_plain_without(text, [b'"', b'\\']) {
        return out.write_all(in_quotation_marks(text).as_bytes());
    }
    out.write_all(b"\"")?;
    out.write_all(text.as_bytes())?;
    out.write_all(b"\"")
}

/// Returns a text in quotation marks, with its unseen characters escaped.
pub fn in_quotation_marks(text: &str) -> String {
    visible(&format!("{text:?}")).into_owned()
}

/// Returns a text [in quotation marks](in_quotation_marks). `…` replaces the middle of a long text.
pub fn quoted(text: &str) -> String {
    /// The number of characters of a long text that are shown at its beginning, and at its end.
    const HEAD: usize = 80;
    const TAIL: usize = 30;
    // A text has no more characters than bytes, so a short one need not be counted.
    let count = if text.len() <= HEAD + TAIL { 0 } else { text.chars().count() };
    if count <= HEAD + TAIL {
        return in_quotation_marks(text);
    }
    let (head, tail) = (first_characters(text, HEAD), last_characters(text, TAIL));
    let (head, tail) = (in_quotation_marks(head), in_quotation_marks(tail));
    format!("{head} … {tail} ({count} characters)")
}

/// Returns the width of the output in columns, from 40 to 100: `COLUMNS`, or that of the terminal.
pub fn width_of_output() -> usize {
    let variable = || env::var("COLUMNS").ok()?.parse().ok();
    let terminal = || terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
    variable().or_else(terminal).unwrap_or(80).clamp(40, 100)
}

/// On a terminal, breaks a text into lines that fit it; otherwise returns the text unchanged. Each
/// line except the first begins with `indent` spaces; the caller has written those of the first.
pub fn wrap(text: &str, indent: usize) -> String {
    if !is_on_terminal() {
        return text.to_owned();
    }
    let spaces = " ".repeat(indent);
    let options = textwrap::Options::new(width_of_output())
        .initial_indent(&spaces)
        .subsequent_indent(&spaces)
        .break_words(false)
        .word_splitter(textwrap::WordSplitter::NoHyphenation);
    textwrap::fill(text, options)[indent..].to_owned()
}

/// Returns the number of terminal columns of a character as [`visible`] writes it.
fn character_width(c: char) -> usize {
    if is_unseen(c) { c.escape_default().len() } else { c.width().unwrap_or_default() }
}

/// Returns the length in bytes of the longest beginning of a text that fits into the columns of a
/// terminal; `None` if the whole text fits.
fn fitting_length(mut text: impl Iterator<Item = char>, columns: usize) -> Option<usize> {
    let (mut width, mut octets) = (0, 0);
    let all_fit = text.all(|c| {
        width += character_width(c);
        let fits = width <= columns;
        octets += if fits { c.len_utf8() } else { 0 };
        fits
    });
    (!all_fit).then_some(octets)
}

/// Returns the beginning of a text, in at most this number of terminal columns; `…` replaces the
/// rest.
pub fn beginning(text: &str, columns: usize) -> String {
    let end = fitting_length(text.chars(), columns);
    // One column is left for `…`.
    match end.and_then(|_| fitting_length(text.chars(), columns.saturating_sub(1))) {
        None => visible(text).into_owned(),
        Some(end) => visible(&text[..end]).into_owned() + "…",
    }
}

/// Returns the end of a text, in at most this number of terminal columns; `…` replaces the rest.
pub fn ending(text: &str, columns: usize) -> String {
    let end = fitting_length(text.chars().rev(), columns);
    // One column is left for `…`.
    match end.and_then(|_| fitting_length(text.chars().rev(), columns.saturating_sub(1))) {
        None => visible(text).into_owned(),
        Some(end) => "…".to_owned() + &visible(&text[text.len() - end..]),
    }
}

/// Returns the number of terminal columns of a text as [`visible`] writes it.
pub fn text_width(text: &str) -> usize {
    text.chars().map(character_width).sum()
}

/// Returns the first `count` characters of a text.
pub fn first_characters(text: &str, count: usize) -> &str {
    text.char_indices().nth(count).map_or(text, |(end, _)| &text[..end])
}

/// Returns the last `count` characters of a text.
pub fn last_characters(text: &str, count: usize) -> &str {
    match count {
        0 => "",
        _ => text.char_indices().nth_back(count - 1).map_or(text, |(start, _)| &text[start..]),
    }
}

#[cfg(test)]
#[path = "../../tests/unit/output.rs"]
mod tests;
