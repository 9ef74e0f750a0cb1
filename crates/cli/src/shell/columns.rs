//! Lines of several columns: tab-separated values, and comma-separated values (RFC 4180) with any
//! separator.

use crate::shell::json_lines::{self, NoMember};
use crate::shell::options::{Completed, LINES};
use crate::shell::output::{quantity, quoted};
use crate::shell::reader::{Ends, Quotes};
use clap::Args;
use memchr::{memchr, memchr2_iter, memmem};
use serde::ser::{Serialize, SerializeMap, Serializer};
use std::borrow::Cow;
use std::collections::{HashMap, HashSet};
use std::iter;
use std::ops::Range;
use std::str::Utf8Error;

/// The options about columns.
#[derive(Args, Clone)]
pub struct ColumnOptions {
    /// Reads the texts of a column
    ///
    /// With NAME, the first line is a header; with N, a number from 1, it is data. A second column
    /// 'id' is named id_2. Quotation marks enclose a name with a comma. The other columns pass
    /// through.
    #[arg(long, value_name = "N|NAME", help_heading = LINES)]
    pub column: Vec<String>,
    /// Reads the texts of a member of JSON lines: url, or page.url
    ///
    /// Each line is an object; dots lead into its members. The rest of the object passes through.
    #[arg(long, value_name = "NAME", conflicts_with = "column", help_heading = LINES)]
    pub field: Vec<String>,
    // The number of names that a record may lack; not an option.
    #[arg(skip)]
    optional: usize,
    /// The separator: tab, comma, or another character, in UTF-8 [default: tab if the first line
    /// has one, else comma]
    #[arg(long, value_name = "CHARACTER", requires = "column", help_heading = LINES)]
    #[arg(value_parser = Completed::new(vec!["tab", "comma"], separator))]
    #[arg(hide_possible_values = true)]
    pub separator: Option<char>,
    /// Treats quotation marks as ordinary characters, as always with tabs
    #[arg(long, requires = "column", help_heading = LINES)]
    pub no_quotes: bool,
}

impl ColumnOptions {
    /// Whether neither `--column` nor `--field` is given.
    pub fn is_empty(&self) -> bool {
        self.column.is_empty() && self.field.is_empty()
    }

    /// Returns the names or numbers that `--column` or `--field` lists. Commas separate them, and quotation marks
    /// enclose a name with a comma, as in RFC 4180.
    pub fn names(&self) -> Vec<String> {
        let form = Form::CSV;
        let split_list = |given: &String| {
            let names = form.split(given.as_bytes()).into_iter();
            let names = names.map(|name| form.column_value(&given.as_bytes()[name]).into_owned());
            names.map(|name| String::from_utf8_lossy(&name).into_owned()).collect::<Vec<_>>()
        };
        self.column.iter().chain(&self.field).flat_map(split_list).collect()
    }

    /// Returns the options with the columns of these names selected before the others. A JSON object may
    /// lack these members.
    pub fn with_names(mut self, names: &[String]) -> Self {
        let quoted = names.iter().map(|name| {
            let name = Form::CSV.to_column(name.as_bytes()).unwrap_or_default();
            String::from_utf8_lossy(&name).into_owned()
        });
        self.optional = names.len();
        match self.field[..] {
            [] => self.column.splice(0..0, quoted),
            _ => self.field.splice(0..0, quoted),
        };
        self
    }

    /// Returns the columns that the options select in a file with this first record, as [`Columns::new`].
    pub fn columns(&self, form: Form, first: &[u8]) -> Result<Columns, String> {
        let names = self.names();
        if self.field.is_empty() {
            return Columns::new(&names, form, first);
        }
        let (selected, optional) = ((0..names.len()).collect(), Some(self.optional));
        Ok(Columns { form, selected, optional, header: None, names, order: None })
    }

    /// Whether all columns are given by number, and therefore the first line is data.
    pub fn has_numbers(&self) -> bool {
        self.field.is_empty() && self.names().iter().all(|name| name.parse::<usize>().is_ok())
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

/// Returns what a column is called in messages: its name, or `column N` if it has only a number.
pub fn column_name(name: &str) -> String {
    match name.parse::<usize>() {
        Ok(number) => format!("column {number}"),
        Err(_) => name.to_owned(),
    }
}

/// The notation of records: the separator of columns, and whether quotation marks enclose columns.
#[derive(Clone, Copy)]
pub struct Form {
    separator: char,
    pub ends: Ends,
}

impl Form {
    /// Tab-separated values.
    pub const TSV: Form = Form { separator: '\t', ends: Ends { terminator: b'\n', quotes: None } };
    /// Comma-separated values.
    pub const CSV: Form =
        Form { separator: ',', ends: Ends { terminator: b'\n', quotes: Some(',') } };

    /// Returns the notation that the options select. Without an option, the separator is the tab if
    /// the first line has one, else the comma. It cannot be a quotation mark that encloses columns.
    pub fn new(
        options: &ColumnOptions,
        terminator: u8,
        first_line: &[u8],
    ) -> Result<Self, &'static str> {
        let guessed = || if first_line.contains(&b'\t') { '\t' } else { ',' };
        let separator = options.separator.unwrap_or_else(guessed);
        // In a file of tabs, quotation marks are ordinary characters.
        let quotes = (!options.no_quotes && separator != '\t').then_some(separator);
        match quotes {
            Some('"') => Err("a quotation mark separates columns only with --no-quotes"),
            _ => Ok(Form { separator, ends: Ends { terminator, quotes } }),
        }
    }

    /// Whether tabs separate columns.
    pub fn is_tsv(self) -> bool {
        self.separator == '\t'
    }

    /// Returns the name of the separator in messages.
    fn separator_name(self) -> String {
        match self.separator {
            '\t' => "tabs".to_owned(),
            ',' => "commas".to_owned(),
            other => format!("{other:?}"),
        }
    }

    /// Returns the ranges of octets of the columns of a record.
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

    /// Returns the value of a column, without its quotation marks. A column that goes on after the
    /// closing mark is returned unchanged.
    fn column_value(self, column: &[u8]) -> Cow<'_, [u8]> {
        self.enclosed_value(column).unwrap_or(column.into())
    }

    /// Returns the text in the quotation marks of a column; `None` if the column has none, or goes on
    /// after the closing one.
    fn enclosed_value(self, column: &[u8]) -> Option<Cow<'_, [u8]>> {
        let inner = column.strip_prefix(b"\"").and_then(|column| column.strip_suffix(b"\""));
        let inner = inner.filter(|_| self.ends.quotes.is_some())?;
        if !inner.contains(&b'"') {
            return Some(inner.into());
        }
        let mut value = Vec::with_capacity(inner.len());
        let mut octets = inner.iter().copied();
        while let Some(octet) = octets.next() {
            // `""` means one quotation mark. A single one closes the column too early.
            if octet == b'"' && octets.next() != Some(b'"') {
                return None;
            }
            value.push(octet);
        }
        Some(value.into())
    }

    /// Whether a column goes on after the quotation mark that closes it.
    fn continues_after_quotes(self, column: &[u8]) -> bool {
        self.ends.quotes.is_some()
            && column.first() == Some(&b'"')
            && self.enclosed_value(column).is_none()
    }

    /// Returns a record of these values; `None` if one of them cannot be written as a column.
    pub fn record(self, values: &[Cow<'_, [u8]>]) -> Option<Vec<u8>> {
        let columns = values.iter().map(|value| self.to_column(value));
        let columns = columns.collect::<Option<Vec<_>>>()?;
        Some(columns.join(self.separator.to_string().as_bytes()))
    }

    /// Returns a value as it is written in a column, in quotation marks if necessary; `None` if it
    /// would need quotation marks and this notation has none.
    fn to_column(self, value: &[u8]) -> Option<Cow<'_, [u8]>> {
        let mut buffer = [0; 4];
        let separator = self.separator.encode_utf8(&mut buffer).as_bytes();
        let is_end = |octet: &u8| matches!(octet, b'\r' | b'\n') || *octet == self.ends.terminator;
        let would_split = memmem::find(value, separator).is_some() || value.iter().any(is_end);
        match self.ends.quotes {
            None => return (!would_split).then_some(value.into()),
            Some(_) if !would_split && !value.contains(&b'"') => return Some(value.into()),
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

/// The columns of a file, and which of them `--column` selects.
pub struct Columns {
    form: Form,
    /// The indices of the selected columns, from 0: one, or two for a pair.
    selected: Vec<usize>,
    /// For JSON lines, the number of selected members that a record may lack, which come first.
    optional: Option<usize>,
    /// The first line, if it has the names of the columns.
    pub header: Option<Vec<u8>>,
    /// The unique names of all columns; their numbers if there is no header.
    names: Vec<String>,
    /// The indices of the columns in the order of the first file of the run; `None` if that is the
    /// order of this file.
    order: Option<Vec<usize>>,
}

impl Columns {
    /// Whether the records are JSON objects, and the columns their members.
    fn is_json_lines(&self) -> bool {
        self.optional.is_some()
    }

    /// Selects columns in a file with this first record: by number if all are given by number,
    /// otherwise by their names in the first record, which is then the header. Fails if a column is
    /// missing.
    pub fn new(names_or_numbers: &[String], form: Form, first: &[u8]) -> Result<Self, String> {
        let numbers = names_or_numbers.iter().map(|column| column.parse::<usize>().ok());
        match numbers.collect::<Option<Vec<_>>>() {
            Some(numbers) => Columns::by_numbers(&numbers, form, form.split(first).len()),
            None => Columns::by_names(names_or_numbers, form, first),
        }
    }

    /// Selects columns of a file whose first record has this number of columns.
    fn by_numbers(numbers: &[usize], form: Form, column_count: usize) -> Result<Self, String> {
        if numbers.contains(&0) {
            return Err("columns count from 1".to_owned());
        }
        if let Some(missing) = numbers.iter().find(|number| **number > column_count) {
            let columns = quantity(column_count, "column");
            return Err(format!("the first line has {columns}, and so no column {missing}"));
        }
        let selected = numbers.iter().map(|number| number - 1).collect();
        let names = (1..=column_count).map(|number| number.to_string()).collect();
        Ok(Columns { form, selected, optional: None, header: None, names, order: None })
    }

    /// Selects columns of a file by their names in its first record, the header.
    fn by_names(wanted: &[String], form: Form, header: &[u8]) -> Result<Self, String> {
        let places = form.split(header);
        let mut columns = places.iter().map(|place| &header[place.clone()]);
        if let Some(at) = columns.position(|column| form.continues_after_quotes(column)) {
            let why = continues_message(&(at + 1).to_string());
            return Err(format!(
                "in the first line, {why}; --no-quotes treats quotation marks as ordinary characters"
            ));
        }
        let names = places.iter().map(|place| form.column_value(&header[place.clone()]));
        let names = names.map(|name| String::from_utf8_lossy(&name).into_owned()).collect();
        let names = make_unique(names);
        let find = |name: &String| {
            let index = names.iter().position(|column| column == name);
            index.ok_or_else(|| {
                let (separator, existing) = (form.separator_name(), first_names(&names));
                format!(
                    "no column of the first line has the name {name:?}; separated by {separator}, \
                     it has {existing}"
                )
            })
        };
        let selected = wanted.iter().map(find).collect::<Result<_, _>>()?;
        let header = Some(header.to_owned());
        Ok(Columns { form, selected, optional: None, header, names, order: None })
    }

    /// Replaces the last selected column in the header by columns with these names, if there are
    /// any.
    pub fn with_parts(mut self, parts: &[&str]) -> Self {
        if let Some(header) = self.header.take_if(|_| !parts.is_empty()) {
            let new_header = self.row(&header).with_values(parts);
            // The names cannot be written if, for example, the separator is one of their letters.
            self.header = Some(new_header.unwrap_or(header));
        }
        self
    }

    /// Returns an error if the columns of `first`, the columns of `file`, have another separator.
    pub fn other_separator(&self, file: &str, first: &Self) -> Result<(), String> {
        let [separator, of_first] = [self, first].map(|it| it.form.separator_name());
        if separator == of_first {
            Ok(())
        } else {
            Err(format!("{separator} separate its columns, and {of_first} those of {file}"))
        }
    }

    /// Arranges the columns as those of `file`, the first one of the run, whose header is written.
    /// Fails if not both have the same names.
    pub fn arrange(mut self, file: &str, first: &Self) -> Result<Self, String> {
        if self.header.is_none() || first.header.is_none() {
            return Ok(self);
        }
        let index: HashMap<_, _> = self.names.iter().zip(0..).collect();
        let order: Vec<usize> =
            first.names.iter().filter_map(|name| index.get(name).copied()).collect();
        let known: HashSet<_> = first.names.iter().collect();
        let missing = first.names.iter().filter(|name| !index.contains_key(name));
        let more = self.names.iter().filter(|name| !known.contains(name));
        let list = |verb, names: Vec<String>| match names[..] {
            [] => None,
            _ => Some(format!("{verb} {}", first_names(&names))),
        };
        let differences =
            [list("lacks", missing.cloned().collect()), list("also has", more.cloned().collect())];
        let differences: Vec<String> = differences.into_iter().flatten().collect();
        if !differences.is_empty() {
            let differences = differences.join(", and ");
            return Err(format!("unlike the first line of {file}, its first line {differences}"));
        }
        self.header.clone_from(&first.header);
        self.order = Some(order).filter(|order| !order.iter().copied().eq(0..order.len()));
        Ok(self)
    }

    /// Divides a record into its columns.
    pub fn row<'r>(&'r self, record: &'r [u8]) -> Row<'r> {
        let places = if self.is_json_lines() {
            json_lines::places(record, &self.names)
        } else {
            self.form.split(record)
        };
        Row { columns: self, record, places }
    }

    /// Returns the name of a column; its number, made unique, if the first line lacks the column.
    fn name(&self, index: usize) -> Cow<'_, str> {
        match self.names.get(index) {
            Some(name) => name.into(),
            None => {
                let number = (index + 1).to_string();
                let with_suffix = (2usize..).map(|suffix| format!("{number}_{suffix}"));
                let mut candidates = iter::once(number.clone()).chain(with_suffix);
                candidates.find(|name| !self.names.contains(name)).unwrap_or(number).into()
            }
        }
    }
}

/// Returns the message about a column that goes on after its closing quotation mark.
fn continues_message(name: &str) -> String {
    format!("{} goes on after its closing quotation mark", column_name(name))
}

/// Returns the first names of columns in quotation marks, and the number of the others.
fn first_names(names: &[String]) -> String {
    /// The greatest number of names in a message.
    const SHOWN: usize = 20;
    let mut shown: Vec<_> = names.iter().take(SHOWN).map(|name| quoted(name)).collect();
    if let more @ 1.. = names.len().saturating_sub(SHOWN) {
        shown.push(format!("and {more} more"));
    }
    shown.join(", ")
}

/// Makes names unique by appending numbers: `id`, `id` and `id_2` become `id`, `id_3` and `id_2`.
fn make_unique(mut names: Vec<String>) -> Vec<String> {
    let mut used: HashSet<String> = names.iter().cloned().collect();
    let mut next: HashMap<String, usize> = HashMap::new();
    for name in &mut names {
        // The next number to try; 1 means that the name itself has not occurred yet.
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

/// Where the columns of a record that are not selected are written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum OtherColumns {
    /// In records under one header.
    InRows,
    /// In JSON objects, by name.
    InObjects,
    Nowhere,
}

/// A record that is divided into its columns.
pub struct Row<'r> {
    columns: &'r Columns,
    record: &'r [u8],
    /// The range of octets of each column.
    places: Vec<Range<usize>>,
}

impl<'r> Row<'r> {
    /// Returns the values of the selected columns; an empty value for a column that is missing.
    pub fn values(&self) -> Vec<Cow<'r, [u8]>> {
        self.selected_values().map(Option::unwrap_or_default).collect()
    }

    /// Returns the value of each selected column; `None` if the row lacks it.
    pub fn selected_values(&self) -> impl Iterator<Item = Option<Cow<'r, [u8]>>> {
        self.columns.selected.iter().map(|index| self.value(*index))
    }

    /// Returns the value of the column with this index; `None` if the record lacks it.
    fn value(&self, index: usize) -> Option<Cow<'r, [u8]>> {
        let value = self.record.get(self.places.get(index)?.clone())?;
        if self.columns.is_json_lines() {
            json_lines::value(value)
        } else {
            Some(self.columns.form.column_value(value))
        }
    }

    /// Returns the number, from 1, of the first selected column that the record lacks.
    pub fn missing_column(&self) -> Option<usize> {
        let mut selected = self.columns.selected.iter();
        let is_missing = |index: &&usize| match self.columns.optional {
            None => **index >= self.places.len(),
            Some(optional) => **index >= optional && self.value(**index).is_none(),
        };
        selected.find(is_missing).map(|index| index + 1)
    }

    /// Returns why a record of JSON lines lacks a selected member; `None` for other formats, and if no
    /// member is missing.
    pub fn missing_member(&self) -> Option<NoMember<'r>> {
        if !self.columns.is_json_lines() {
            return None;
        }
        let index = self.missing_column()? - 1;
        Some(json_lines::error(self.record).unwrap_or_else(|| {
            let name = quoted(&self.columns.names[index]);
            NoMember::Other(format!("the object has no string {name}"))
        }))
    }

    /// Returns the problem of a record that RFC 4180 does not allow, because text follows the closing quotation
    /// mark of a column; `None` for any other record.
    pub fn quotation_problem(&self) -> Option<String> {
        let Columns { form, .. } = self.columns;
        if self.columns.is_json_lines()
            || form.ends.quotes.is_none()
            || memchr(b'"', self.record).is_none()
        {
            return None;
        }
        let at = self
            .places
            .iter()
            .position(|place| form.continues_after_quotes(&self.record[place.clone()]))?;
        Some(continues_message(&self.columns.name(at)))
    }

    /// Returns the names or numbers of the selected columns.
    pub fn selected_names(&self) -> Vec<String> {
        self.columns.selected.iter().map(|index| self.columns.name(*index).into_owned()).collect()
    }

    /// Returns the record, with its columns in the order of the first file, and otherwise unchanged.
    pub fn record(&self) -> Cow<'r, [u8]> {
        match self.columns.order {
            None => self.record.into(),
            Some(_) => self.join_columns(|index| self.as_written(index)).into(),
        }
    }

    /// Returns a column as it is written in the record; empty if the record lacks it.
    fn as_written(&self, index: usize) -> &[u8] {
        self.places.get(index).map_or(b"", |place| &self.record[place.clone()])
    }

    /// Returns the indices of all columns in the order of the first file; those that its header does
    /// not name come last.
    fn indices(&self) -> impl Iterator<Item = usize> {
        let Columns { names, order, .. } = self.columns;
        let named = move |at| order.as_ref().map_or(at, |order| order[at]);
        (0..names.len()).map(named).chain(names.len()..self.places.len())
    }

    /// Joins columns in the order of the first file. `column` returns the column with an index.
    fn join_columns<'c>(&self, column: impl Fn(usize) -> &'c [u8]) -> Vec<u8> {
        let separator = self.columns.form.separator.to_string();
        self.indices().map(column).collect::<Vec<_>>().join(separator.as_bytes())
    }

    /// Returns the header of the file, if it has one.
    pub fn header(&self) -> Option<&'r [u8]> {
        self.columns.header.as_deref()
    }

    /// Returns the record with this value in the last selected column; `None` if the value cannot be
    /// written as a column.
    pub fn with_value(&self, value: &[u8]) -> Option<Vec<u8>> {
        let column = if self.columns.is_json_lines() {
            json_lines::string(str::from_utf8(value).ok()?).into_bytes().into()
        } else {
            self.columns.form.to_column(value)?
        };
        Some(self.with_column(&column))
    }

    /// Returns the record with several columns in place of the last selected one, or with a list in place
    /// of a member; `None` if a value cannot be written as a column.
    pub fn with_values(&self, values: &[&str]) -> Option<Vec<u8>> {
        if self.columns.is_json_lines() {
            if let [value] = values {
                return self.with_value(value.as_bytes());
            }
            let strings: Vec<_> = values.iter().map(|value| json_lines::string(value)).collect();
            return Some(self.with_column(format!("[{}]", strings.join(",")).as_bytes()));
        }
        let values: Vec<_> = values.iter().map(|value| value.as_bytes().into()).collect();
        Some(self.with_column(&self.columns.form.record(&values)?))
    }

    /// Returns the record with `column`, as it is written, in place of the last selected column. If
    /// the record is too short, empty columns are added, up to the number in the first line.
    fn with_column(&self, column: &[u8]) -> Vec<u8> {
        let index = self.columns.selected.last().copied().unwrap_or_default();
        if self.columns.order.is_some() {
            return self.join_columns(|at| if at == index { column } else { self.as_written(at) });
        }
        if let Some(Range { start, end }) = self.places.get(index).cloned() {
            // The place of a JSON member that the record lacks is outside of the record, which then stays as it
            // is.
            if self.record.len() < end {
                return self.record.to_owned();
            }
            return [&self.record[..start], column, &self.record[end..]].concat();
        }
        let separators = |count: usize| self.columns.form.separator.to_string().repeat(count);
        let before = separators(index + 1 - self.places.len());
        let after = separators(self.columns.names.len().saturating_sub(index + 1));
        [self.record, before.as_bytes(), column, after.as_bytes()].concat()
    }

    /// Returns the indices of the columns that are not selected, of the record or of the first line,
    /// whichever has more columns.
    fn unselected_indices(&self) -> impl Iterator<Item = usize> {
        self.indices().filter(|index| !self.columns.selected.contains(index))
    }

    /// Returns the first column that is not selected and not UTF-8, which a JSON object cannot
    /// contain: its name, its octets, and the error. `None` without such a column.
    pub fn not_utf8(&self) -> Option<(Cow<'r, str>, Cow<'r, [u8]>, Utf8Error)> {
        if str::from_utf8(self.record).is_ok() {
            return None;
        }
        self.unselected_indices().find_map(|index| {
            let value = self.value(index)?;
            let error = str::from_utf8(&value).err()?;
            Some((self.columns.name(index), value, error))
        })
    }
}

impl Serialize for Row<'_> {
    /// Writes an object of the columns that are not selected, by name or number. A column that is
    /// not UTF-8 is null.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for index in self.unselected_indices() {
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
