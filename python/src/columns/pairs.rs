//! Functions over two columns, or a text and a column.

use super::error_rows::ErrorsOfPairs;
use super::reference_grammar;
use super::work::{map_column, map_pairs, map_texts};
use crate::arguments::{Name, arguments, text_of};
use crate::arrow::{Column, Row};
use crate::error::{Reason, iri_error};
use crate::identifier::{is_text, text_of_error};
use crate::options::{resolver, rung, with_idna};
use crate::rows::Rows;
use arrow_array::ArrayRef;
use arrow_array::builder::{BooleanBuilder, LargeStringBuilder};
use arrow_schema::DataType;
use iri_grammar::kind;
use iri_grammar::ladder::{Ladder, LadderKind, Rung};
use iri_grammar::resolution::{Base, BaseKind, ReferenceTo, Resolver};
use iri_grammar::{AnyError, Grammar, Identifier};
use pyo3::prelude::*;

/// Returns whether the identifiers in a row are equivalent; null if one of them is invalid or relative.
/// `other` is a text or a column. If `explain`, returns the errors instead.
#[pyfunction]
pub fn equivalent(
    values: &Bound<'_, PyAny>,
    other: &Bound<'_, PyAny>,
    rung: &Bound<'_, PyAny>,
    grammar: &Bound<'_, PyAny>,
    idna: &Bound<'_, PyAny>,
    explain: &Bound<'_, PyAny>,
) -> PyResult<Column> {
    arguments! { "equivalent"; rung: Name, grammar: Name, idna: Option<Name>, explain: bool }
    let rung = self::rung(&rung)?;
    let ladder = with_idna(Ladder::for_comparison(), idna.as_deref())?;
    match reference_grammar(&grammar)? {
        Grammar::Rfc3986 => compare_as::<kind::UriReference>(values, other, &ladder, rung, explain),
        _ => compare_as::<kind::IriReference>(values, other, &ladder, rung, explain),
    }
}

/// Compares references of one kind: see `equivalent`.
fn compare_as<K: LadderKind>(
    values: &Bound<'_, PyAny>,
    other: &Bound<'_, PyAny>,
    ladder: &Ladder<'_>,
    rung: Rung,
    explain: bool,
) -> PyResult<Column> {
    let truths = |pairs: &mut dyn Iterator<Item = (Row<'_>, Row<'_>)>| {
        let mut truths = BooleanBuilder::new();
        for (one, other) in pairs {
            let verdict =
                one.zip(other).map(|(one, other)| are_equivalent::<K>(ladder, rung, one, other));
            truths.append_option(verdict.and_then(Result::ok));
        }
        truths.finish()
    };
    let reasons = |pairs: &mut dyn Iterator<Item = (Row<'_>, Row<'_>)>| {
        errors_of_pairs(pairs, |one, other| are_equivalent::<K>(ladder, rung, one, other).map(drop))
    };
    let (empty, work): (_, &Work<'_>) =
        if explain { (ErrorsOfPairs::data_type(), &reasons) } else { (DataType::Boolean, &truths) };
    if !is_text(other) {
        return map_pairs(values, other, &empty, work);
    }
    // An error of the text for all rows is raised here: a comparison with itself has this error.
    let py = values.py();
    let text = text_of(other, "equivalent", "other")?;
    let one = Identifier::<K, &str>::new(&text).map_err(|error| iri_error(py, error, &text))?;
    ladder.equivalent(&one, &one, rung).map_err(|error| iri_error(py, error, &text))?;
    map_column(values, &empty, |texts| work(&mut texts.map(|row| (row, Some(Ok(&*text))))))
}

/// Returns the array for a piece of two columns.
type Work<'w> = dyn Fn(&mut dyn Iterator<Item = (Row<'_>, Row<'_>)>) -> ArrayRef + Sync + 'w;

/// A row that is not null: `Err` for octets that are not UTF-8.
type NotNull<'t> = Result<&'t str, &'t [u8]>;

/// Returns the error of each pair with the text that it is about; null for a pair that `check` accepts,
/// or that has a null.
fn errors_of_pairs(
    pairs: &mut dyn Iterator<Item = (Row<'_>, Row<'_>)>,
    check: impl for<'t> Fn(NotNull<'t>, NotNull<'t>) -> Result<(), PairError<'t>>,
) -> ArrayRef {
    let mut errors = ErrorsOfPairs::default();
    for (one, other) in pairs {
        let error = one.zip(other).and_then(|(one, other)| check(one, other).err());
        errors.push(error.map(PairError::into_row));
    }
    errors.finish()
}

/// Returns the result that `write` writes for each text and the base in its row, null for an error. If
/// `explain`, returns the errors instead.
fn map_with_bases<B: BaseKind>(
    bases: &Bound<'_, PyAny>,
    values: &Bound<'_, PyAny>,
    explain: bool,
    write: impl Fn(&Base<B, &str>, &str, &mut String) -> Result<(), AnyError> + Sync,
) -> PyResult<Column> {
    /// Writes the result for one row. The error names the text that it is about: value or base.
    fn write_pair<'t, B: BaseKind>(
        value: NotNull<'t>,
        base: NotNull<'t>,
        result: &mut String,
        write: impl Fn(&Base<B, &str>, &str, &mut String) -> Result<(), AnyError>,
    ) -> Result<(), PairError<'t>> {
        let about = |error: AnyError, text| PairError::Text(Box::new(error), text);
        let (text, value) = (base.map_err(PairError::Octets)?, value.map_err(PairError::Octets)?);
        let base = Identifier::<B, &str>::new(text).map_err(|error| about(error.into(), text))?;
        write(&Base::new(base), value, result).map_err(|error| about(error, value))
    }
    if explain {
        return map_pairs(values, bases, &ErrorsOfPairs::data_type(), |pairs| {
            errors_of_pairs(pairs, |value, base| {
                write_pair(value, base, &mut String::new(), &write)
            })
        });
    }
    map_pairs(values, bases, &DataType::LargeUtf8, |pairs| {
        let mut targets = LargeStringBuilder::new();
        let mut buffer = String::new();
        for (value, base) in pairs {
            buffer.clear();
            let pair = value.zip(base);
            match pair.and_then(|(value, base)| write_pair(value, base, &mut buffer, &write).ok()) {
                Some(()) => targets.append_value(&buffer),
                None => targets.append_null(),
            }
        }
        targets.finish()
    })
}

/// The error of one text of a pair.
enum PairError<'t> {
    /// An error, and the text that it is about.
    Text(Box<AnyError>, &'t str),
    /// Octets that are not UTF-8.
    Octets(&'t [u8]),
}

impl PairError<'_> {
    /// Returns the row of [`ErrorsOfPairs`]: the reason, and the text.
    fn into_row(self) -> (Reason, Option<String>) {
        match self {
            PairError::Text(error, text) => (Reason::of(&error, text), Some(text.to_owned())),
            PairError::Octets(octets) => (Reason::of_octets(octets), None),
        }
    }
}

/// Whether two texts are equivalent identifiers of one kind.
fn are_equivalent<'t, K: LadderKind>(
    ladder: &Ladder<'_>,
    rung: Rung,
    one: NotNull<'t>,
    other: NotNull<'t>,
) -> Result<bool, PairError<'t>> {
    let about = |error: AnyError, text| PairError::Text(Box::new(error), text);
    let identifier =
        |text| Identifier::<K, &str>::new(text).map_err(|error| about(error.into(), text));
    let (one, other) = (one.map_err(PairError::Octets)?, other.map_err(PairError::Octets)?);
    ladder.equivalent(&identifier(one)?, &identifier(other)?, rung).map_err(|error| {
        let text = text_of_error(&error, one, other);
        about(error.into(), text)
    })
}

/// Returns the target of each reference; null for an error. The base is a text or a column. If
/// `explain`, returns the errors instead.
#[pyfunction]
pub fn resolve(
    base: &Bound<'_, PyAny>,
    values: &Bound<'_, PyAny>,
    grammar: &Bound<'_, PyAny>,
    explain: &Bound<'_, PyAny>,
) -> PyResult<Column> {
    arguments! { "resolve"; grammar: Name, explain: bool }
    match reference_grammar(&grammar)? {
        Grammar::Rfc3986 => resolve_as::<kind::Uri>(base, values, explain),
        _ => resolve_as::<kind::Iri>(base, values, explain),
    }
}

/// Resolves references against bases of one kind: see `resolve`.
fn resolve_as<B: BaseKind + Sync>(
    base: &Bound<'_, PyAny>,
    values: &Bound<'_, PyAny>,
    explain: bool,
) -> PyResult<Column> {
    let write_target = |base: &Base<B, &str>, text: &str, result: &mut String| {
        base.resolve_text_into(text, result).map(drop).map_err(AnyError::from)
    };
    map_with_base(base, values, explain, write_target)
}

/// Returns the result that `write` writes for each text and its base: the only base, or that in its
/// row; null for an error. If `explain`, returns the errors instead.
fn map_with_base<B: BaseKind + Sync>(
    base: &Bound<'_, PyAny>,
    values: &Bound<'_, PyAny>,
    explain: bool,
    write: impl Fn(&Base<B, &str>, &str, &mut String) -> Result<(), AnyError> + Sync,
) -> PyResult<Column> {
    if !is_text(base) {
        return map_with_bases(base, values, explain, write);
    }
    let text = text_of(base, "resolve", "base")?;
    let base = Identifier::<B, &str>::new(&text);
    let base = Base::new(base.map_err(|error| iri_error(values.py(), error, &text))?);
    map_texts(values, explain, |text, result| write(&base, text, result))
}

/// Returns a reference that resolves to each target; null for an error. The base is a text or a column.
/// The options are those of `Iri.relative`. If `explain`, returns the errors instead.
#[pyfunction]
#[expect(clippy::too_many_arguments, reason = "the options of Python")]
pub fn relative(
    base: &Bound<'_, PyAny>,
    values: &Bound<'_, PyAny>,
    grammar: &Bound<'_, PyAny>,
    shortest: &Bound<'_, PyAny>,
    path_only: &Bound<'_, PyAny>,
    no_absolute_path: &Bound<'_, PyAny>,
    parents: &Bound<'_, PyAny>,
    explain: &Bound<'_, PyAny>,
) -> PyResult<Column> {
    arguments! { "relative"; grammar: Name, shortest: bool, path_only: bool, no_absolute_path: bool, parents: Option<usize>, explain: bool }
    let resolver = resolver(shortest, path_only, no_absolute_path, parents);
    match reference_grammar(&grammar)? {
        Grammar::Rfc3986 => relative_as::<kind::Uri>(base, values, resolver, explain),
        _ => relative_as::<kind::Iri>(base, values, resolver, explain),
    }
}

/// Returns references to targets of one kind, relative to bases of this kind: see `relative`.
fn relative_as<B: BaseKind + ReferenceTo<B> + Sync>(
    base: &Bound<'_, PyAny>,
    values: &Bound<'_, PyAny>,
    resolver: Resolver,
    explain: bool,
) -> PyResult<Column> {
    let write_reference = |base: &Base<B, &str>, text: &str, result: &mut String| {
        let target = Identifier::<B, &str>::new(text)?;
        result.push_str(base.resolver(resolver).relative(&target)?.as_str());
        Ok(())
    };
    map_with_base(base, values, explain, write_reference)
}
