//! Lines of several columns: those of tab-separated values, and of RFC 4180 with any separator.

use crate::shell::options::{Completed, LINES};
use crate::shell::output::{counted, quoted};
use crate::shell::reader::{Ends, Quotes};
use clap::Args;
use memchr::{memchr2_iter, memmem};
use serde::ser::{Serialize, SerializeMap, Serializer};
use std::borrow::Cow;
use std::collections::{HashMap, HashSet};
use std::iter;
use std::ops::Range;
use std::str::Utf8Error;

#[derive(Args, Clone)]
pub struct ColumnOptions {
    /// Reads the texts of a column
    ///
    /// With NAME, the first line is a header; with N, a number from 1, it is data. A second column
    /// 'id' is named id_2. Quotation marks enclose a name with a comma. The other columns pass
    /// through.
    #[arg(long, value_name = "N|NAME", help_heading = LINES)]
    pub column: Vec<String>,
    /// The separator: tab, comma, or another character, in UTF-8 [default: tab if the first line
    /// has one, else comma]
    #[arg(long, value_name = "CHARACTER", requires = "column", help_heading = LINES)]
    #[arg(value_parser = Completed::new(vec!["tab", "comma"], separator))]
    #[arg(hide_possible_values = true)]
    pub separator: Option<char>,
    /// Treats quotation marks as ordinary characters, as always with tabs
    #[arg(long, requires = "column", help_heading = LINES)]
    pub no_quotes: bool,
    /// Does not write the header that --column NAME reads
    #[arg(long, requires = "column", help_heading = LINES)]
    pub no_header: bool,
}

impl ColumnOptions {
    /// The columns that are given by name or number. Commas separate them, and quotation marks
    /// enclose a name with a comma, as in RFC 4180.
    pub fn names(&self) -> Vec<String> {
        let ends = Ends { terminator: b'\n', quotes: Some(',') };
        let form = Form { separator: ',', ends };
        let split = |given: &String| {
            let names = form.split(given.as_bytes()).into_iter();
            let names = names.map(|name| form.value(&given.as_bytes()[name]).into_owned());
            names.map(|name| String::from_utf8_lossy(&name).into_owned()).collect::<Vec<_>>()
        };
        self.column.iter().flat_map(split).collect()
    }

    /// Whether all columns are given by number, so the first line is data.
    pub fn has_numbers(&self) -> bool {
        self.names().iter().all(|name| name.parse::<usize>().is_ok())
    }
}

/// Reads the separator of columns.
fn separator(given: &str) -> Result<char, String> {
    let mut characters = given.chars();
    match (given, characters.next(), characters.next()) {
        ("tab", ..) => Ok('\t'),
        ("comma", ..) => Ok(','),
        (_, Some(character), None) if !matches!(character, '\r' | '\n') => Ok(character),
        _ => Err("it is neither tab nor comma nor one character of a line".to_owned()),
    }
}

/// The name of a column in messages: its name, or its number.
pub fn column_name(name: &str) -> String {
    match name.parse::<usize>() {
        Ok(number) => format!("column {number}"),
        Err(_) => name.to_owned(),
    }
}

/// How the columns of a record are written.
#[derive(Clone, Copy)]
pub struct Form {
    separator: char,
    pub ends: Ends,
}

impl Form {
    /// The form that is asked for, or that the first line shows.
    pub fn new(
        given: &ColumnOptions,
        terminator: u8,
        first_line: &[u8],
    ) -> Result<Self, &'static str> {
        let shown = || if first_line.contains(&b'\t') { '\t' } else { ',' };
        let separator = given.separator.unwrap_or_else(shown);
        let quotes = (!given.no_quotes && separator != '\t').then_some(separator);
        match quotes {
            Some('"') => Err("a quotation mark separates columns only with --no-quotes"),
            _ => Ok(Form { separator, ends: Ends { terminator, quotes } }),
        }
    }

    /// What separates the columns, for a person.
    fn separator_name(self) -> String {
        match self.separator {
            '\t' => "tabs".to_owned(),
            ',' => "commas".to_owned(),
            other => format!("{other:?}"),
        }
    }

    /// The places of the columns of a record.
    fn split(self, record: &[u8]) -> Vec<Range<usize>> {
        let mut buffer = [0; 4];
        let separator = self.separator.encode_utf8(&mut buffer).as_bytes();
        let (mut columns, mut start, mut quotes) = (Vec::new(), 0, Quotes::default());
        for at in memchr2_iter(separator[0], b'"', record) {
            if self.ends.quotes.is_some() && record[at] == b'"' {
                quotes.pass(self.ends, record, at);
            } else if !quotes.is_within && record[at..].starts_with(separator) {
                columns.push(start..at);
                start = at + separator.len();
            }
        }
        columns.push(start..record.len());
        columns
    }

    /// The value of a column: without its quotation marks. A column that goes on after these is
    /// taken as it stands.
    fn value(self, column: &[u8]) -> Cow<'_, [u8]> {
        let quoted = column.strip_prefix(b"\"").and_then(|column| column.strip_suffix(b"\""));
        match quoted.filter(|_| self.ends.quotes.is_some()) {
            Some(text) if !text.contains(&b'"') => text.into(),
            Some(text) => {
                let mut value = Vec::with_capacity(text.len());
                let mut octets = text.iter().copied();
                while let Some(octet) = octets.next() {
                    if octet == b'"' && octets.next() != Some(b'"') {
                        return column.into();
                    }
                    value.push(octet);
                }
                value.into()
            }
            None => column.into(),
        }
    }

    /// A value as it stands in a column; `None` if it cannot.
    fn column(self, value: &[u8]) -> Option<Cow<'_, [u8]>> {
        let mut buffer = [0; 4];
        let separator = self.separator.encode_utf8(&mut buffer).as_bytes();
        let ends = |octet: &u8| matches!(octet, b'\r' | b'\n') || *octet == self.ends.terminator;
        let is_split = memmem::find(value, separator).is_some() || value.iter().any(ends);
        match self.ends.quotes {
            None => return (!is_split).then_some(value.into()),
            Some(_) if !is_split && !value.contains(&b'"') => return Some(value.into()),
            Some(_) => {}
        }
        let mut column = vec![b'"'];
        for octet in value {
            column.extend((*octet == b'"').then_some(b'"'));
            column.push(*octet);
        }
        column.push(b'"');
        Some(column.into())
    }
}

/// The columns of a file, and the selected ones.
pub struct Columns {
    form: Form,
    /// The indices of the selected columns, from 0: one, or two for a pair.
    taken: Vec<usize>,
    /// The first line, if it has the names.
    pub header: Option<Vec<u8>>,
    /// The unique names of all columns.
    names: Vec<String>,
}

impl Columns {
    /// Selects the columns of a file with this first record.
    pub fn new(given: &[String], form: Form, first: &[u8]) -> Result<Self, String> {
        let values = form.split(first).into_iter();
        let values: Vec<_> = values.map(|column| form.value(&first[column])).collect();
        let numbers = given.iter().map(|column| column.parse::<usize>().ok());
        if let Some(taken) = numbers.collect::<Option<Vec<_>>>() {
            if taken.contains(&0) {
                return Err("columns count from 1".to_owned());
            }
            if let Some(missing) = taken.iter().find(|number| **number > values.len()) {
                let columns = counted(values.len(), "column");
                return Err(format!("the first line has {columns}, and so no column {missing}"));
            }
            let taken = taken.into_iter().map(|number| number - 1).collect();
            let names = (1..=values.len()).map(|number| number.to_string()).collect();
            return Ok(Columns { form, taken, header: None, names });
        }
        let names = values.iter().map(|name| String::from_utf8_lossy(name).into_owned()).collect();
        let names = unique(names);
        let place = |name: &String| {
            let place = names.iter().position(|column| column == name);
            place.ok_or_else(|| {
                let (separator, named) = (form.separator_name(), listed(&names));
                format!(
                    "no column of the first line has the name {name:?}; separated by {separator}, \
                     it has {named}"
                )
            })
        };
        let taken = given.iter().map(place).collect::<Result<_, _>>()?;
        Ok(Columns { form, taken, header: Some(first.to_owned()), names })
    }

    /// These columns with several parts, which have these names, in place of the last selected
    /// column.
    pub fn with_parts(mut self, parts: &[&str]) -> Self {
        if let Some(header) = self.header.take_if(|_| !parts.is_empty()) {
            let named = self.row(&header).with_values(parts);
            self.header = Some(named.unwrap_or(header));
        }
        self
    }

    /// A record with its columns.
    pub fn row<'r>(&'r self, record: &'r [u8]) -> Row<'r> {
        Row { columns: self, record, places: self.form.split(record) }
    }

    /// The name of a column. One that the first line does not have is called by its number.
    fn name(&self, index: usize) -> Cow<'_, str> {
        match self.names.get(index) {
            Some(name) => name.into(),
            None => {
                let number = (index + 1).to_string();
                let longer = (2usize..).map(|more| format!("{number}_{more}"));
                let mut names = iter::once(number.clone()).chain(longer);
                names.find(|name| !self.names.contains(name)).unwrap_or(number).into()
            }
        }
    }
}

/// The first names of columns, for a person.
fn listed(names: &[String]) -> String {
    const SHOWN: usize = 20;
    let mut shown: Vec<_> = names.iter().take(SHOWN).map(|name| quoted(name)).collect();
    if let more @ 1.. = names.len().saturating_sub(SHOWN) {
        shown.push(format!("and {more} more"));
    }
    shown.join(", ")
}

/// The names without two that are the same: `id`, `id` and `id_2` are `id`, `id_3` and `id_2`.
fn unique(mut names: Vec<String>) -> Vec<String> {
    let mut used: HashSet<String> = names.iter().cloned().collect();
    let mut next: HashMap<String, usize> = HashMap::new();
    for name in &mut names {
        let number = next.entry(name.clone()).or_insert(1);
        let mut free = name.clone();
        while *number > 1 && !used.insert(free.clone()) {
            free = format!("{name}_{number}");
            *number += 1;
        }
        *number = (*number).max(2);
        *name = free;
    }
    names
}

/// A record, and where its columns are.
pub struct Row<'r> {
    columns: &'r Columns,
    record: &'r [u8],
    places: Vec<Range<usize>>,
}

impl<'r> Row<'r> {
    /// The values of the columns that are meant; empty where the record has no such column.
    pub fn values(&self) -> Vec<Cow<'r, [u8]>> {
        let value = |index: &usize| self.value(*index).unwrap_or_default();
        self.columns.taken.iter().map(value).collect()
    }

    fn value(&self, index: usize) -> Option<Cow<'r, [u8]>> {
        let place = self.places.get(index)?.clone();
        Some(self.columns.form.value(&self.record[place]))
    }

    /// Which of the columns that are meant the record does not have, counted from 1.
    pub fn missing(&self) -> Option<usize> {
        let mut taken = self.columns.taken.iter();
        taken.find(|index| **index >= self.places.len()).map(|index| index + 1)
    }

    /// The names or numbers of the columns that are meant.
    pub fn taken(&self) -> Vec<String> {
        self.columns.taken.iter().map(|index| self.columns.name(*index).into_owned()).collect()
    }

    /// The unchanged record.
    pub fn record(&self) -> &'r [u8] {
        self.record
    }

    pub fn header(&self) -> Option<&'r [u8]> {
        self.columns.header.as_deref()
    }

    /// The record with another value in the (last) column that is meant; `None` if that cannot
    /// stand in a column.
    pub fn with(&self, value: &[u8]) -> Option<Vec<u8>> {
        Some(self.with_column(&self.columns.form.column(value)?))
    }

    /// The record with several columns in place of the last selected one; `None` if a value cannot
    /// be written as a column.
    pub fn with_values(&self, values: &[&str]) -> Option<Vec<u8>> {
        let form = self.columns.form;
        let columns = values.iter().map(|value| form.column(value.as_bytes()));
        let columns = columns.collect::<Option<Vec<_>>>()?;
        let separator = form.separator.to_string();
        Some(self.with_column(&columns.join(separator.as_bytes())))
    }

    /// A record without the column gets the columns that it lacks, which are empty.
    fn with_column(&self, column: &[u8]) -> Vec<u8> {
        let index = self.columns.taken.last().copied().unwrap_or_default();
        if let Some(Range { start, end }) = self.places.get(index).cloned() {
            return [&self.record[..start], column, &self.record[end..]].concat();
        }
        let separators = |count: usize| self.columns.form.separator.to_string().repeat(count);
        let before = separators(index + 1 - self.places.len());
        let after = separators(self.columns.names.len().saturating_sub(index + 1));
        [self.record, before.as_bytes(), column, after.as_bytes()].concat()
    }

    /// The places of the other columns, from 0, of the record and of the first line.
    fn others(&self) -> impl Iterator<Item = usize> {
        let all = 0..self.places.len().max(self.columns.names.len());
        all.filter(|index| !self.columns.taken.contains(index))
    }

    /// The first of the other columns that is not UTF-8, which an object cannot have: its name, the
    /// octets, and why.
    pub fn not_utf8(&self) -> Option<(Cow<'r, str>, Cow<'r, [u8]>, Utf8Error)> {
        if str::from_utf8(self.record).is_ok() {
            return None;
        }
        self.others().find_map(|index| {
            let value = self.value(index)?;
            let error = str::from_utf8(&value).err()?;
            Some((self.columns.name(index), value, error))
        })
    }
}

impl Serialize for Row<'_> {
    /// The other columns by their names or numbers; null where they are not UTF-8.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for index in self.others() {
            let value = self.value(index);
            let value = value.as_deref().and_then(|value| str::from_utf8(value).ok());
            map.serialize_entry(&self.columns.name(index), &value)?;
        }
        map.end()
    }
}

#[cfg(test)]
#[path = "../../tests/unit/columns.rs"]
mod tests;
