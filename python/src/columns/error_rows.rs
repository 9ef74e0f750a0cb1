//! Builders of arrays of errors.

use crate::error::Reason;
use crate::rows::Rows;
use arrow_array::builder::{LargeListBuilder, LargeStringBuilder, UInt32Builder};
use arrow_array::{ArrayRef, StructArray};
use arrow_schema::{DataType, Field, Fields};
use std::sync::Arc;

/// A builder of structs with the fields of errors.
#[derive(Default)]
pub struct Errors {
    /// The fields of [`Errors::TEXTS`].
    texts: [LargeStringBuilder; 6],
    /// The start and the end, in characters.
    positions: [UInt32Builder; 2],
    allowed: LargeListBuilder<LargeStringBuilder>,
    valid: Vec<bool>,
}

impl Errors {
    const TEXTS: [&str; 6] = ["production", "character", "found", "document", "section", "message"];

    pub fn fields() -> Fields {
        let texts = Self::TEXTS.map(|name| Field::new(name, DataType::LargeUtf8, true));
        let positions = ["position", "end"].map(|name| Field::new(name, DataType::UInt32, true));
        let item = Arc::new(Field::new("item", DataType::LargeUtf8, true));
        let allowed = Field::new("allowed", DataType::LargeList(item), true);
        texts.into_iter().chain(positions).chain([allowed]).collect()
    }

    /// Returns the array of all rows.
    pub fn into_array(self) -> StructArray {
        let (texts, positions) = (self.texts.map(Rows::finish), self.positions.map(Rows::finish));
        let mut allowed = self.allowed;
        let allowed: ArrayRef = Arc::new(allowed.finish());
        let columns = texts.into_iter().chain(positions).chain([allowed]);
        StructArray::new(Self::fields(), columns.collect(), Some(self.valid.into()))
    }
}

impl Rows for Errors {
    type Row = Reason;

    fn data_type() -> DataType {
        DataType::Struct(Self::fields())
    }

    fn push(&mut self, reason: Option<Reason>) {
        self.valid.push(reason.is_some());
        let Some(reason) = reason else {
            self.texts.iter_mut().for_each(LargeStringBuilder::append_null);
            self.positions.iter_mut().for_each(UInt32Builder::append_null);
            self.allowed.append_null();
            return;
        };
        let [character, found] = [reason.character, reason.found].map(|it| it.map(String::from));
        let document = reason.citation.map(|citation| citation.document.to_string());
        // In the order of `TEXTS`.
        let texts = [
            reason.production,
            character.as_deref(),
            found.as_deref(),
            document.as_deref(),
            reason.citation.map(|citation| citation.section),
            Some(&*reason.message),
        ];
        for (column, text) in self.texts.iter_mut().zip(texts) {
            column.append_option(text);
        }
        let ends = reason.span.map(|span| [span.start as u32, span.end as u32]);
        for (index, column) in self.positions.iter_mut().enumerate() {
            column.append_option(ends.map(|ends| ends[index]));
        }
        self.allowed.append_value(reason.allowed.into_iter().map(Some));
    }

    fn finish(self) -> ArrayRef {
        Arc::new(self.into_array())
    }
}

/// Errors with the text that each is about.
#[derive(Default)]
pub struct ErrorsOfPairs {
    errors: Errors,
    texts: LargeStringBuilder,
}

impl ErrorsOfPairs {
    pub fn fields() -> Fields {
        let text = Arc::new(Field::new("text", DataType::LargeUtf8, true));
        Errors::fields().iter().cloned().chain([text]).collect()
    }
}

impl Rows for ErrorsOfPairs {
    type Row = (Reason, Option<String>);

    fn data_type() -> DataType {
        DataType::Struct(Self::fields())
    }

    fn push(&mut self, row: Option<Self::Row>) {
        let (reason, text) = row.unzip();
        self.errors.push(reason);
        self.texts.append_option(text.flatten());
    }

    fn finish(self) -> ArrayRef {
        let (_, mut columns, valid) = self.errors.into_array().into_parts();
        columns.push(self.texts.finish());
        Arc::new(StructArray::new(Self::fields(), columns, valid))
    }
}
