//! The overview as a picture, in SVG.

use super::html::escape;
use super::overview::{grade, share};
use super::{Implementation, Report};
use crate::case::Operation;
use crate::results::{Counts, Kind};

/// The height of a row, and the widths of a name and of a cell, in pixels.
const ROW: usize = 17;
const NAME: usize = 168;
const CELL: usize = 40;
/// The space between the two columns of rows, and around the picture.
const GAP: usize = 24;
const MARGIN: usize = 8;

/// A row of the picture.
enum Row<'r> {
    /// A heading.
    Heading(&'static str),
    /// An implementation.
    Implementation(&'r Implementation),
    /// Nothing.
    Empty,
}

/// Returns the picture: all implementations in two columns of rows, with the share of right answers
/// by operation in percent.
pub fn overview(report: &Report) -> String {
    let is_asked = |operation: &Operation| {
        report.implementations.iter().any(|it| it.results.of_operation(*operation).judged() > 0)
    };
    let operations: Vec<Operation> = Operation::ALL.into_iter().filter(is_asked).collect();
    let rows = rows(report);
    let height = rows.len().div_ceil(2);
    let column = NAME + operations.len() * CELL;
    let size = [2 * column + GAP + 2 * MARGIN, height * ROW + 2 * MARGIN];
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\" width=\"{}\" \
         font-family=\"system-ui, sans-serif\" font-size=\"11\" role=\"img\" aria-label=\"Share of \
         answers as the RFCs say, by implementation and operation\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n",
        size[0], size[1], size[0]
    );
    for (at, row) in rows.iter().enumerate() {
        let x = MARGIN + (at / height.max(1)) * (column + GAP);
        let y = MARGIN + (at % height.max(1)) * ROW;
        match row {
            Row::Heading(heading) => {
                out += &text(x, y, "start", "font-weight=\"bold\"", heading);
                // At the head of a column only: a long heading would cover the names.
                if at % height == 0 {
                    out += &operation_names(x + NAME, y, &operations);
                }
            }
            Row::Implementation(it) => {
                let driver = &it.results.driver;
                let name = format!("{} {}", driver.name, driver.version);
                out += &text(x, y, "start", "", &shorten(&name));
                for (n, operation) in operations.iter().enumerate() {
                    out += &cell(x + NAME + n * CELL, y, it.results.of_operation(*operation));
                }
            }
            Row::Empty => {}
        }
    }
    out + "</svg>\n"
}

/// Returns the names of the operations over their cells, in the row that begins at `y`.
fn operation_names(x: usize, y: usize, operations: &[Operation]) -> String {
    let name = |(n, operation): (usize, &Operation)| {
        let name = operation.name().replace("check-", "");
        text(x + n * CELL + CELL / 2, y, "middle", "font-size=\"8\"", &name)
    };
    operations.iter().enumerate().map(name).collect()
}

/// Returns the rows of the first column, then those of the second.
fn rows(report: &Report) -> Vec<Row<'_>> {
    let mut rows = Vec::new();
    for kind in Kind::ALL {
        let is_judged =
            |it: &&Implementation| it.results.kind == kind && it.results.total().judged() > 0;
        let mut judged = report.implementations.iter().filter(is_judged).peekable();
        if judged.peek().is_none() {
            continue;
        }
        if !rows.is_empty() {
            rows.push(Row::Empty);
        }
        rows.push(Row::Heading(kind.heading()));
        rows.extend(judged.map(Row::Implementation));
    }
    // The second column begins with a heading, too, since its row shows the names of the operations.
    // If the column begins within a kind, this heading is empty.
    let half = (rows.len() + 1).div_ceil(2);
    if rows.len() > half && !matches!(rows[half], Row::Heading(_)) {
        rows.insert(half, Row::Heading(""));
    }
    rows
}

/// Returns a text in the row that begins at `y`. `anchor` is the point of the text that is at `x`.
fn text(x: usize, y: usize, anchor: &str, attributes: &str, text: &str) -> String {
    let (y, text) = (y + 12, escape(text));
    format!("<text x=\"{x}\" y=\"{y}\" text-anchor=\"{anchor}\" {attributes}>{text}</text>\n")
}

/// Returns the cell with the share of an operation: its text on a coloured field.
fn cell(x: usize, y: usize, counts: Counts) -> String {
    if counts.judged() == 0 {
        return String::new();
    }
    let color = match grade(counts) {
        "full" => "#bfe6bf",
        "most" => "#ddecb8",
        "half" => "#fae3a0",
        _ => "#f5c0b6",
    };
    let share = share(counts).replace(" %", "");
    let (width, height) = (CELL - 2, ROW - 2);
    format!("<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"{color}\"/>\n")
        + &text(x + CELL / 2 - 1, y, "middle", "", &share)
}

/// Returns a name that fits in its column.
fn shorten(name: &str) -> String {
    const SHOWN: usize = 26;
    match name.char_indices().nth(SHOWN) {
        Some((at, _)) => format!("{}\u{2026}", &name[..at]),
        None => name.to_owned(),
    }
}
