//! Builders of arrays: they collect the results of a piece of a column, row by row.

use crate::schemes::Part;
use crate::text::{Bidi, Fixed, Found, Note, Prepared};
use arrow_array::builder::{BooleanBuilder, LargeStringBuilder, UInt32Builder};
use arrow_array::{ArrayRef, LargeListArray, StructArray};
use arrow_buffer::OffsetBuffer;
use arrow_schema::{DataType, Field, Fields};
use std::sync::Arc;

/// A builder of an array.
pub trait Rows: Default {
    /// The value of a row.
    type Row;

    /// The type of the array.
    fn data_type() -> DataType;

    /// Adds a row; `None` adds a null.
    fn push(&mut self, row: Option<Self::Row>);

    /// Returns the array of all rows.
    fn finish(self) -> ArrayRef;
}

// Implements `Rows` for builders of Arrow. A row with the value `$value` appends `$appended`.
macro_rules! values {
    ($($builder:ident of $row:ty: $type:ident, $value:ident => $appended:expr;)*) => { $(
        impl Rows for $builder {
            type Row = $row;

            fn data_type() -> DataType {
                DataType::$type
            }

            fn push(&mut self, row: Option<$row>) {
                self.append_option(row.map(|$value| $appended));
            }

            fn finish(mut self) -> ArrayRef {
                Arc::new($builder::finish(&mut self))
            }
        }
    )* };
}

values! {
    BooleanBuilder of bool: Boolean, truth => truth;
    LargeStringBuilder of String: LargeUtf8, text => text;
    // A position in characters. A text has fewer than 2^32 octets, so every position fits.
    UInt32Builder of usize: UInt32, position => position as u32;
}

/// A builder of lists of rows.
#[derive(Default)]
pub struct ListOf<R> {
    rows: R,
    lengths: Vec<usize>,
    valid: Vec<bool>,
}

impl<R: Rows> ListOf<R> {
    /// Adds a list of rows. The rows are not collected in a `Vec`, because one text may have very many.
    pub fn push_each(&mut self, rows: impl IntoIterator<Item = R::Row>) {
        let mut length = 0;
        for row in rows {
            self.rows.push(Some(row));
            length += 1;
        }
        self.lengths.push(length);
        self.valid.push(true);
    }
}

impl<R: Rows> Rows for ListOf<R> {
    type Row = Vec<R::Row>;

    fn data_type() -> DataType {
        DataType::LargeList(Arc::new(Field::new("item", R::data_type(), true)))
    }

    fn push(&mut self, row: Option<Vec<R::Row>>) {
        match row {
            Some(rows) => self.push_each(rows),
            None => {
                self.lengths.push(0);
                self.valid.push(false);
            }
        }
    }

    fn finish(self) -> ArrayRef {
        let field = Arc::new(Field::new("item", R::data_type(), true));
        let offsets = OffsetBuffer::from_lengths(self.lengths);
        let list = LargeListArray::new(field, offsets, self.rows.finish(), Some(self.valid.into()));
        Arc::new(list)
    }
}

// Defines builders of structs. Each field has a builder of its own.
macro_rules! structs {
    ($($name:ident of $row:ty: $($field:ident: $column:ty),*;)*) => { $(
        #[derive(Default)]
        pub struct $name {
            $($field: $column,)*
            are_valid: Vec<bool>,
        }

        impl $name {
            fn fields() -> Fields {
                vec![$(Field::new(stringify!($field), <$column>::data_type(), true)),*].into()
            }
        }

        impl Rows for $name {
            type Row = $row;

            fn data_type() -> DataType {
                DataType::Struct(Self::fields())
            }

            fn push(&mut self, row: Option<$row>) {
                self.are_valid.push(row.is_some());
                match row {
                    Some(row) => { $(self.$field.push(row.$field.into());)* }
                    None => { $(self.$field.push(None);)* }
                }
            }

            fn finish(self) -> ArrayRef {
                let columns = vec![$(self.$field.finish()),*];
                Arc::new(StructArray::new(Self::fields(), columns, Some(self.are_valid.into())))
            }
        }
    )* };
}

/// A finding with the span and the replacement of its fix. It does not have the fixed text, which for all
/// findings would take many times the memory of the text.
pub struct Finding {
    code: String,
    severity: Option<String>,
    message: String,
    start: usize,
    end: usize,
    component: Option<String>,
    document: String,
    section: String,
    replacement: Option<String>,
    fix_start: Option<usize>,
    fix_end: Option<usize>,
    safe: Option<bool>,
}

impl From<Note> for Finding {
    fn from(note: Note) -> Self {
        let Note { code, severity, message, start, end, component, document, section, .. } = note;
        let (span, replacement) = note.fixed.and_then(Fixed::into_parts).unzip();
        let [fix_start, fix_end] = [span.map(|it| it.start), span.map(|it| it.end)];
        let safe = note.safe;
        Finding {
            code,
            severity,
            message,
            start,
            end,
            component,
            document,
            section,
            replacement,
            fix_start,
            fix_end,
            safe,
        }
    }
}

impl Views {
    /// Adds the display of a text, and the restrictions that it breaks, which `display` need not
    /// list.
    pub fn push_with(&mut self, display: Bidi, violations: impl Iterator<Item = Note>) {
        self.visual.push(Some(display.visual));
        self.aloud.push(Some(display.aloud));
        self.marks.push(Some(display.marks));
        self.violations.push_each(violations);
        self.are_valid.push(true);
    }
}

type Text = LargeStringBuilder;
type Position = UInt32Builder;
type Truth = BooleanBuilder;

structs! {
    Identifiers of Found: text: Text, start: Position, end: Position, valid: Truth, suffix: Truth;

    NamedParts of Part: name: Text, text: Text, start: Position, end: Position;

    Notes of Note: code: Text, severity: Text, message: Text, start: Position, end: Position,
        component: Text, document: Text, section: Text;

    Findings of Finding: code: Text, severity: Text, message: Text, start: Position, end: Position,
        component: Text, document: Text, section: Text, replacement: Text, fix_start: Position,
        fix_end: Position, safe: Truth;

    // No restriction has a severity.
    Violations of Note: code: Text, message: Text, start: Position, end: Position, component: Text,
        document: Text, section: Text;

    Preparations of Prepared: text: Text, valid: Truth, uri: Text, notes: ListOf<Notes>;

    Views of Bidi: visual: Text, aloud: Text, marks: Text, violations: ListOf<Violations>;
}
