//! What the subcommands share: exit statuses, and the text on standard output and standard error.

use annotate_snippets::{Annotation, AnnotationKind, Snippet};
use anstream::adapter::strip_bytes;
use anstream::{AutoStream, ColorChoice};
use clap::builder::styling::{AnsiColor, Style};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Args, CommandFactory, ValueEnum};
use serde::Serialize;
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fmt;
use std::io::{self, IsTerminal, Write};
use std::ops::Range;
use std::sync::Mutex;

/// A JSON object with these members, in this order.
macro_rules! object {
    ($($name:ident : $value:expr),* $(,)?) => {{
        #[derive(serde::Serialize)]
        struct Object<$($name),*> { $($name: $name),* }
        Object { $($name: $value),* }
    }};
}

/// The style of the name of a rule.
pub const NAME: Style = AnsiColor::Cyan.on_default();
/// The style of a heading.
pub const HEADING: Style = Style::new().bold();
/// The style of a value that is absent.
pub const ABSENT: Style = Style::new().dimmed();

/// The size in bytes beyond which a buffer is written.
pub const FULL: usize = 1 << 16;

/// The status of a command, the worst last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Status {
    /// Exit status 0.
    Fine,
    /// Exit status 1.
    Invalid,
    /// Exit status 2.
    Trouble,
}

impl Status {
    /// Returns fine or invalid.
    pub fn of(is_fine: bool) -> Self {
        if is_fine { Status::Fine } else { Status::Invalid }
    }
}

/// The format of the results.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// For a person
    Human,
    /// For a program: one JSON object a line
    Jsonl,
}

/// The option for the format of the results.
#[derive(Args)]
pub struct FormatOnly {
    /// How the results are written
    #[arg(short, long, value_enum, default_value_t = Format::Human, hide_possible_values = true)]
    #[arg(value_name = "human|jsonl")]
    pub format: Format,
}

/// Writes results. Colors are written to a terminal, or if `CLICOLOR_FORCE` is set.
pub fn print(results: &[u8]) -> io::Result<()> {
    let results = match AutoStream::choice(&io::stdout()) {
        ColorChoice::Never => Cow::from(strip_bytes(results).into_vec()),
        _ => results.into(),
    };
    print_unchanged(&results)
}

/// Writes results in which every octet counts.
pub fn print_unchanged(results: &[u8]) -> io::Result<()> {
    let mut stdout = io::stdout().lock();
    stdout.write_all(results)?;
    stdout.flush()
}

/// Returns a result as it is written to standard output: unchanged, or made [`visible`] on a
/// terminal.
pub fn result(text: &str) -> Cow<'_, str> {
    if io::stdout().is_terminal() { visible(text).into() } else { text.into() }
}

/// Writes a message to standard error. The same message is written only once, since a grammar may
/// be given twice. An error on writing is ignored.
pub fn message(message: fmt::Arguments<'_>) {
    static WRITTEN: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());
    let message = visible(&message.to_string());
    let is_new = WRITTEN.lock().map_or(true, |mut written| written.insert(message.clone()));
    if is_new {
        let _ = writeln!(anstream::stderr(), "abnf-lab: {message}");
    }
}

/// Adds a value as one line of JSON.
pub fn json_line(out: &mut Vec<u8>, value: &impl Serialize) -> io::Result<()> {
    json(out, value)?;
    out.push(b'\n');
    Ok(())
}

/// Adds a value as JSON without line breaks.
pub fn json(out: &mut Vec<u8>, value: &impl Serialize) -> io::Result<()> {
    Ok(value.serialize(&mut serde_json::Serializer::with_formatter(out, Escaped))?)
}

/// JSON with [invisible](is_invisible) characters escaped.
struct Escaped;

impl serde_json::ser::Formatter for Escaped {
    /// Writes a part of a string without escapes of its own, with invisible characters escaped.
    fn write_string_fragment<W>(&mut self, writer: &mut W, fragment: &str) -> io::Result<()>
    where
        W: ?Sized + Write,
    {
        for c in fragment.chars() {
            if is_invisible(c) {
                c.encode_utf16(&mut [0; 2]).iter().try_for_each(|u| write!(writer, "\\u{u:04x}"))?
            } else {
                write!(writer, "{c}")?
            }
        }
        Ok(())
    }
}

/// Writes a number of things, as `1 line` or `2 lines`.
pub fn quantity(count: usize, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}

/// Returns an entry of a list in the help, with a hanging indent.
pub fn list_entry(name: &str, width: usize, text: &str) -> String {
    let indented = text.replace('\n', &format!("\n{:1$}", "", width + 4));
    format!("  {name:<width$}  {indented}\n")
}

/// Returns a text for a person, with [invisible](is_invisible) characters escaped.
pub fn visible(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for c in text.chars() {
        if is_invisible(c) { shown.extend(c.escape_default()) } else { shown.push(c) }
    }
    shown
}

/// Whether a character is invisible by itself: a control or format character, a separator other
/// than U+0020, a mark, or a private-use or unassigned character.
fn is_invisible(c: char) -> bool {
    !matches!(c, ' '..='~') && c.escape_debug().len() > 1
}

/// Returns a text in quotation marks, for a person.
pub fn in_quotation_marks(text: &str) -> String {
    visible(&format!("{text:?}"))
}

/// Returns a text in quotation marks; a long text is shortened in the middle.
pub fn excerpt(text: &str) -> String {
    const HEAD: usize = 80;
    const TAIL: usize = 30;
    let count = text.chars().count();
    if count <= HEAD + TAIL {
        return in_quotation_marks(text);
    }
    let at = |index: usize| text.char_indices().nth(index).map_or(text.len(), |(at, _)| at);
    let (head, tail) = (&text[..at(HEAD)], &text[at(count - TAIL)..]);
    format!("{} … {} ({count} characters)", in_quotation_marks(head), in_quotation_marks(tail))
}

/// Returns the width in columns for an excerpt of a file: the width of the terminal, within limits.
pub fn width_of_output() -> usize {
    let from_environment = || std::env::var("COLUMNS").ok()?.parse().ok();
    let terminal = || terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
    from_environment().or_else(terminal).unwrap_or(80).clamp(40, 100)
}

/// Returns a text with a range of bytes in it underlined.
pub fn underline(text: &str, span: Range<usize>, label: String) -> Snippet<'_, Annotation<'_>> {
    let before = visible(&text[..span.start]);
    let marked = visible(&text[span.clone()]);
    let place = before.len()..before.len() + marked.len();
    Snippet::source(format!("{before}{marked}{}", visible(&text[span.end..])))
        .annotation(AnnotationKind::Primary.span(place).label(label))
}

/// Returns a space and the Unicode name of a character, or nothing if it has no name.
pub fn character_name(c: char) -> String {
    character_names::name(c).map(|name| format!(" {name}")).unwrap_or_default()
}

/// Ends the program as clap does for an unknown value. The message has the reason `because`, and
/// lists similar known values.
pub fn refuse(argument: &str, value: &str, known: &[&str], because: String) -> ! {
    const NEAREST: usize = 6;
    let likeness = |name: &str| strsim::jaro(&name.to_lowercase(), &value.to_lowercase());
    let mut nearest: Vec<_> = known.iter().map(|name| (likeness(name), *name)).collect();
    nearest.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    // From a long list, only similar values help.
    nearest.retain(|(likeness, _)| known.len() <= NEAREST || *likeness > 0.6);
    nearest.truncate(NEAREST);
    let similar = nearest.first().filter(|(likeness, _)| *likeness > 0.7);

    let mut error = clap::Error::new(ErrorKind::InvalidValue).with_cmd(&super::Cli::command());
    let text = |text: &str| ContextValue::String(text.to_owned());
    error.insert(ContextKind::InvalidArg, text(argument));
    error.insert(ContextKind::InvalidValue, text(&visible(value)));
    let more = known.len() - nearest.len();
    if !nearest.is_empty() && more == 0 {
        let names = nearest.iter().map(|(_, name)| (*name).to_owned()).collect();
        error.insert(ContextKind::ValidValue, ContextValue::Strings(names));
    }
    let names: Vec<&str> = nearest.iter().map(|(_, name)| *name).collect();
    let more = (more > 0).then(|| {
        if nearest.is_empty() {
            format!("there are {more} rules, none of which is similar")
        } else {
            format!("similar: {}; {}", names.join(", "), quantity(more, "more rule"))
        }
    });
    let tips = [because].into_iter().chain(more).map(Into::into).collect();
    error.insert(ContextKind::Suggested, ContextValue::StyledStrs(tips));
    if let Some((_, name)) = similar {
        error.insert(ContextKind::SuggestedValue, text(name));
    }
    error.exit()
}
