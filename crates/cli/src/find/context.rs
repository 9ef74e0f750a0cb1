//! `iri find -A -B -C`: writes the lines that contain identifiers, and lines around them, as grep
//! does.

use crate::shell::*;
use clap::Args;
use iri_grammar::Span;
use std::io::{self, Write};

/// The options that show lines, as those of grep.
#[derive(Args)]
#[group(multiple = true, conflicts_with_all = ["only_matching", "count", "only", "format", "to", "invalid"])]
pub struct ContextOptions {
    /// Shows the lines, and this number of lines after each
    #[arg(
        short = 'A',
        long = "after-context",
        value_name = "LINES",
        allow_negative_numbers = true
    )]
    after: Option<usize>,
    /// Shows the lines, and this number of lines before each
    #[arg(
        short = 'B',
        long = "before-context",
        value_name = "LINES",
        allow_negative_numbers = true
    )]
    before: Option<usize>,
    /// Shows the lines, and this number of lines around each
    #[arg(short = 'C', long, value_name = "LINES", allow_negative_numbers = true)]
    context: Option<usize>,
}

impl ContextOptions {
    /// Returns the numbers of lines to show before and after each line; `None` without an option.
    pub fn lines(&self) -> Option<(usize, usize)> {
        let (before, after) = (self.before.or(self.context), self.after.or(self.context));
        before.or(after).map(|_| (before.unwrap_or(0), after.unwrap_or(0)))
    }
}

/// Writes the lines with the identifiers at these places of `text`, in bytes, which must be
/// ascending, and this number of lines `before` and `after` each. `file` is written before each
/// line.
pub fn write(
    out: &mut Results,
    file: &str,
    text: &str,
    places: &[Span],
    (before, after): (usize, usize),
) -> io::Result<()> {
    let lines = line_spans(text);
    let line_of = |byte: usize| lines.partition_point(|line| line.start <= byte) - 1;
    let mut rest = places;
    while let Some(place) = rest.first() {
        // Finds the next places whose lines, with the lines around them, form a block without a gap.
        let first = line_of(place.start).saturating_sub(before);
        let mut end = first;
        let in_block = rest.iter().take_while(|place| {
            let is_adjacent = line_of(place.start).saturating_sub(before) <= end;
            if is_adjacent {
                // `place.end` is after the identifier; the byte before it is its last one.
                end = (line_of(place.end - 1) + 1 + after).min(lines.len());
            }
            is_adjacent
        });
        let (block, others) = rest.split_at(in_block.count());
        if rest.len() < places.len() {
            writeln!(out, "{DIMMED}--{DIMMED:#}")?;
        }
        for (number, &line) in (first..).zip(&lines[first..end]) {
            let from = block.partition_point(|place| place.end <= line.start);
            let to = block.partition_point(|place| place.start < line.end);
            let places = &block[from..to];
            // As in grep, the mark shows whether the line contains an identifier.
            let mark = if places.is_empty() { '-' } else { ':' };
            write!(out, "{file}{mark}{}{mark}", number + 1)?;
            write_line(out, text, line, places)?;
        }
        rest = others;
    }
    Ok(())
}

/// Returns the span of each line, without its end.
fn line_spans(text: &str) -> Vec<Span> {
    let mut end = 0;
    let lines = text.split_inclusive('\n').map(|line| {
        let start = end;
        end += line.len();
        let line = line.strip_suffix('\n').unwrap_or(line);
        Span { start, end: start + line.strip_suffix('\r').unwrap_or(line).len() }
    });
    lines.collect()
}

/// Writes a line in which the identifiers at these places are coloured.
fn write_line(out: &mut Results, text: &str, line: Span, places: &[Span]) -> io::Result<()> {
    let mut written_to = line.start;
    for place in places {
        // An identifier in angle brackets can begin before the line, or end after it.
        let (start, end) = (place.start.max(line.start), place.end.min(line.end));
        let (before, found) = (visible(&text[written_to..start]), visible(&text[start..end]));
        write!(out, "{before}{NAME}{found}{NAME:#}")?;
        written_to = end;
    }
    writeln!(out, "{}", visible(&text[written_to..line.end]))
}

#[cfg(test)]
#[path = "../../tests/unit/find_context.rs"]
mod tests;
