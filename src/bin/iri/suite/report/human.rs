//! Reports for a terminal.

use super::super::results::Findings;
use super::tally::{Tally, others, tallies};
use super::{Comparison, verdict_in};
use crate::shell::*;
use std::io::{self, Write};
use std::iter;

/// A run, test by test, and the summary.
pub fn run(out: &mut impl Write, results: &Findings) -> io::Result<()> {
    let width = results.outcomes.iter().map(|outcome| outcome.record.id.len()).max().unwrap_or(0);
    for outcome in &results.outcomes {
        let (id, verdict) = (&outcome.record.id, outcome.verdict());
        write!(out, "{NAME}{id:<width$}{NAME:#}  {verdict}")?;
        match verdict.as_str() {
            _ if outcome.is_strange() => writeln!(out, ": {}", visible(&outcome.seen()))?,
            "not applicable" => {
                writeln!(out, ": not dereferenced in this format; read as it is written")?;
            }
            _ => writeln!(out)?,
        }
    }
    writeln!(out)?;
    summary(out, results)
}

/// Of how many tests the result is that of which specification.
pub fn summary(out: &mut impl Write, results: &Findings) -> io::Result<()> {
    let Findings { browser, driver, .. } = results;
    writeln!(out, "{HEADING}{}, {}{HEADING:#}", visible(browser), visible(driver))?;
    let tallies = tallies(results);
    let cells = tallies.iter().map(|(name, tally)| (&**name, tally.cells()));
    let rows: Vec<_> = iter::once(("", Tally::HEADINGS.map(str::to_owned))).chain(cells).collect();
    for (name, cells) in &rows {
        let mut line = String::new();
        for (column, cell) in cells.iter().enumerate() {
            let width = rows.iter().map(|(_, cells)| cells[column].len()).max().unwrap_or(0);
            line += &format!("{cell:>width$}  ");
        }
        writeln!(out, "{}", (line + name).trim_end())?;
    }
    writeln!(out, "{}", others(results))
}

/// Several runs.
pub fn comparison(out: &mut impl Write, comparison: &Comparison) -> io::Result<()> {
    for (file, results) in comparison.runs {
        writeln!(out, "{NAME}{}{NAME:#}", visible(file))?;
        summary(out, results)?;
        writeln!(out)?;
    }
    for difference in &comparison.differences {
        writeln!(out, "{HEADING}{}{HEADING:#}", visible(difference.id))?;
        for ((file, _), outcome) in comparison.runs.iter().zip(&difference.outcomes) {
            writeln!(out, "  {}: {}", visible(file), visible(&verdict_in(*outcome)))?;
            if let Some(outcome) = outcome {
                writeln!(out, "    {ABSENT}{}{ABSENT:#}", visible(&outcome.seen()))?;
            }
        }
    }
    if comparison.runs.len() > 1 {
        let differences = comparison.differences.len();
        writeln!(out, "{differences} of {} records differ", comparison.records)?;
    }
    Ok(())
}
