//! Tables, each written for a terminal or for a page.

use crate::formats::markup;
use std::fmt::Write;

/// A table. The first cell of a row is its name.
pub struct Table {
    headings: Vec<String>,
    rows: Vec<Vec<Cell>>,
}

/// A text, and the relative reference to which it leads, if any.
pub struct Cell {
    text: String,
    target: Option<String>,
}

impl Cell {
    /// A cell that leads nowhere.
    pub fn text(text: impl ToString) -> Cell {
        Cell { text: text.to_string(), target: None }
    }

    /// A cell that leads to a relative reference.
    pub fn link(text: impl ToString, target: impl ToString) -> Cell {
        Cell { text: text.to_string(), target: Some(target.to_string()) }
    }

    fn markup(&self) -> String {
        let text = markup(&self.text);
        let link = |target: &String| format!("<a href=\"{}\">{text}</a>", markup(target));
        self.target.as_ref().map_or(text.clone(), link)
    }
}

impl Table {
    /// A table without rows.
    pub fn new<T: ToString>(headings: impl IntoIterator<Item = T>) -> Table {
        let headings = headings.into_iter().map(|heading| heading.to_string()).collect();
        Table { headings, rows: Vec::new() }
    }

    /// Adds rows.
    pub fn with_rows(mut self, rows: impl IntoIterator<Item = Vec<Cell>>) -> Table {
        self.rows.extend(rows);
        self
    }

    /// The table in markup.
    pub fn markup(&self) -> String {
        let mut out = String::from("<div class=\"wide\"><table><thead><tr>");
        for heading in &self.headings {
            let _ = write!(out, "<th scope=\"col\">{}</th>", markup(heading));
        }
        out.push_str("</tr></thead>\n<tbody>\n");
        for row in &self.rows {
            let mut cells = row.iter().map(Cell::markup);
            let name = cells.next().unwrap_or_default();
            let cells: String = cells.map(|cell| format!("<td>{cell}</td>")).collect();
            let _ = writeln!(out, "<tr><th scope=\"row\">{name}</th>{cells}</tr>");
        }
        out + "</tbody></table></div>\n"
    }

    /// The table as lines, with the names after the columns, which are aligned at the right. The
    /// column of the names has no heading.
    pub fn lines(&self) -> String {
        let texts = |row: &Vec<Cell>| row.iter().map(|cell| cell.text.clone()).collect();
        let rows = [self.headings.clone()].into_iter().chain(self.rows.iter().map(texts));
        let rows: Vec<Vec<String>> = rows.collect();
        let width = |column: usize| rows.iter().map(|row| row[column].len()).max().unwrap_or(0);
        let widths: Vec<usize> = (0..self.headings.len()).map(width).collect();
        let mut out = String::new();
        for (number, row) in rows.iter().enumerate() {
            let name = if number == 0 { "" } else { &row[0] };
            let cells = row.iter().zip(&widths).skip(1);
            let cells: String = cells.map(|(cell, width)| format!("{cell:>width$}  ")).collect();
            let _ = writeln!(out, "{}", (cells + name).trim_end());
        }
        out
    }
}
