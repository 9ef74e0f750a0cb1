//! Lines of several columns, separated by tabs, or by commas as RFC 4180 has it.

use super::counted;
use super::reader::Quotes;
use clap::{Args, ValueEnum};
use serde::ser::{Serialize, SerializeMap, Serializer};
use std::borrow::Cow;
use std::ops::Range;

#[derive(Args)]
pub struct ColumnOptions {
    /// Takes a column of tab- or comma-separated lines: by its number from 1, or by its name in
    /// the first line. The others pass through
    #[arg(long, value_name = "N|NAME", value_delimiter = ',', help_heading = super::LINES)]
    pub column: Vec<String>,
    /// What separates the columns [default: tabs, if the first line has one]
    #[arg(long, value_enum, requires = "column", help_heading = super::LINES)]
    pub separator: Option<Separator>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Separator {
    Tab,
    Comma,
}

impl Separator {
    pub fn of(first_line: &[u8]) -> Self {
        if first_line.contains(&b'\t') { Separator::Tab } else { Separator::Comma }
    }

    fn octet(self) -> u8 {
        match self {
            Separator::Tab => b'\t',
            Separator::Comma => b',',
        }
    }

    /// The places of the columns of a record.
    fn split(self, record: &[u8]) -> Vec<Range<usize>> {
        let (mut columns, mut start, mut quotes) = (Vec::new(), 0, Quotes::default());
        for (at, octet) in record.iter().enumerate() {
            match *octet {
                b'"' if self == Separator::Comma => quotes.pass(record, at),
                octet if octet == self.octet() && !quotes.is_within => {
                    columns.push(start..at);
                    start = at + 1;
                }
                _ => {}
            }
        }
        columns.push(start..record.len());
        columns
    }

    /// The value of a column: without its quotation marks (RFC 4180 section 2 rules 5 to 7).
    fn value(self, column: &[u8]) -> Cow<'_, [u8]> {
        let quoted = column.strip_prefix(b"\"").and_then(|column| column.strip_suffix(b"\""));
        match quoted.filter(|_| self == Separator::Comma) {
            Some(text) if !text.contains(&b'"') => text.into(),
            Some(text) => {
                let mut pairs = false;
                let keep = |octet: &u8| {
                    pairs = *octet == b'"' && !pairs;
                    !pairs
                };
                text.iter().copied().filter(keep).collect::<Vec<_>>().into()
            }
            None => column.into(),
        }
    }

    /// A value as it stands in a column.
    fn column(self, value: &[u8]) -> Cow<'_, [u8]> {
        let special = |octet: &u8| matches!(octet, b',' | b'"' | b'\r' | b'\n');
        match self == Separator::Comma && value.iter().any(special) {
            true => {
                let mut column = vec![b'"'];
                for octet in value {
                    column.extend((*octet == b'"').then_some(b'"'));
                    column.push(*octet);
                }
                column.push(b'"');
                column.into()
            }
            false => value.into(),
        }
    }
}

/// Which columns of a file are meant.
pub struct Columns {
    pub separator: Separator,
    /// From 0: one, or two for a pair.
    taken: Vec<usize>,
    /// The first line, if it has the names.
    pub header: Option<Vec<u8>>,
    /// By which the columns are called.
    names: Vec<String>,
}

impl Columns {
    /// The columns that are meant in a file with this first record.
    pub fn new(given: &[String], separator: Separator, first: &[u8]) -> Result<Self, String> {
        let values = separator.split(first).into_iter();
        let values: Vec<_> = values.map(|column| separator.value(&first[column])).collect();
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
            return Ok(Columns { separator, taken, header: None, names });
        }
        let names: Vec<String> =
            values.iter().map(|name| String::from_utf8_lossy(name).into_owned()).collect();
        let place = |name: &String| {
            let place = names.iter().position(|column| column == name);
            place.ok_or_else(|| format!("no column of the first line has the name {name:?}"))
        };
        let taken = given.iter().map(place).collect::<Result<_, _>>()?;
        Ok(Columns { separator, taken, header: Some(first.to_owned()), names })
    }

    /// A record with its columns.
    pub fn row<'r>(&'r self, record: &'r [u8]) -> Row<'r> {
        Row { columns: self, record, places: self.separator.split(record) }
    }

    fn name(&self, index: usize) -> Cow<'_, str> {
        match self.names.get(index) {
            Some(name) => name.into(),
            None => (index + 1).to_string().into(),
        }
    }
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
        Some(self.columns.separator.value(&self.record[place]))
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

    pub fn header(&self) -> Option<&'r [u8]> {
        self.columns.header.as_deref()
    }

    /// The record with another value in the (last) column that is meant.
    pub fn with(&self, value: &[u8]) -> Vec<u8> {
        let column = self.columns.separator.column(value);
        let place = self.columns.taken.last().and_then(|index| self.places.get(*index));
        let (before, after) = match place {
            Some(place) => (&self.record[..place.start], &self.record[place.end..]),
            None => (self.record, &b""[..]),
        };
        [before, &column, after].concat()
    }
}

impl Serialize for Row<'_> {
    /// The other columns by their names or numbers.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        let all = 0..self.places.len().max(self.columns.names.len());
        for index in all.filter(|index| !self.columns.taken.contains(index)) {
            let value = self.value(index);
            let value = value.as_deref().map(String::from_utf8_lossy);
            map.serialize_entry(&self.columns.name(index), &value)?;
        }
        map.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row_with(record: &str, column: &str, value: &str) -> String {
        let separator = Separator::of(record.as_bytes());
        let first: &[u8] = match separator {
            Separator::Comma => b"id,url,more",
            Separator::Tab => b"id\turl\tmore",
        };
        let columns = Columns::new(&[column.to_owned()], separator, first).unwrap();
        String::from_utf8(columns.row(record.as_bytes()).with(value.as_bytes())).unwrap()
    }

    #[test]
    fn rfc4180_s2_quotation_marks_enclose_and_are_doubled() {
        let values = |record: &'static str| {
            let split = Separator::Comma.split(record.as_bytes());
            let value = |place| Separator::Comma.value(&record.as_bytes()[place]).into_owned();
            split.into_iter().map(|place| String::from_utf8(value(place)).unwrap()).collect()
        };
        let all: Vec<String> = values("a,\"b,c\",\"d\"\"e\"\"\"\"\",,\"\"");
        assert_eq!(all, ["a", "b,c", "d\"e\"\"", "", ""]);
        assert_eq!(row_with("1,\"a,b\",\"c\"", "url", "d,\"e"), "1,\"d,\"\"e\",\"c\"");
        assert_eq!(row_with("1\t\"a\tb", "2", "c,d"), "1\tc,d\tb");
        // Rule 5: within a column without quotation marks there are none that enclose.
        assert_eq!(values("a\"b,c\"\",\"d,\"\"e\""), ["a\"b", "c\"\"", "d,\"e"]);
    }

    #[test]
    fn a_column_that_a_record_does_not_have_is_missing() {
        let given = ["3".to_owned()];
        let columns = Columns::new(&given, Separator::Comma, b"a,b,c").unwrap();
        assert_eq!(columns.row(b"a,b").missing(), Some(3));
        assert_eq!(columns.row(b"a,b,").missing(), None);
    }

    #[test]
    fn columns_are_named_or_numbered() {
        assert_eq!(row_with("1,a,b", "more", "c"), "1,a,c");
        assert_eq!(row_with("1,a,b", "1", "c"), "c,a,b");
        let names = |column: &str| Columns::new(&[column.to_owned()], Separator::Comma, b"a,b");
        assert!(names("c").is_err() && names("0").is_err() && names("b").is_ok());
    }
}
