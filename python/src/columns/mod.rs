//! Functions over columns.

mod error_rows;
mod pairs;
pub mod table;
mod work;

pub use pairs::{equivalent, relative, resolve};

use crate::arguments::{Name, arguments};
use crate::arrow::Column;
use crate::options::{converter, ladder, parse_name, rung, to_iri, to_uri};
use crate::rows::{Finding, Findings, Identifiers, ListOf, NamedParts, Preparations, Rows, Views};
use crate::schemes::{checked, named_parts};
use crate::text::{
    bidi_and_violations, find_in, finder, findings, linter, preparation, prepare_text, production,
};
use arrow_array::builder::LargeStringBuilder;
use arrow_array::{BooleanArray, StructArray};
use arrow_schema::{DataType, Field, Fields};
use iri_grammar::kind;
use iri_grammar::ladder::{Ladder, LadderKind, Rung};
use iri_grammar::{AnyError, Components, Error, Grammar, Identifier};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use std::convert::Infallible;
use std::sync::Arc;
use work::{errors_of, map_column, map_rows, map_texts, reasons_of};

/// Returns whether the production accepts each text; null for a null.
#[pyfunction]
pub fn valid(
    values: &Bound<'_, PyAny>,
    grammar: &Bound<'_, PyAny>,
    rule: &Bound<'_, PyAny>,
) -> PyResult<Column> {
    arguments! { "valid"; grammar: Name, rule: Option<Name> }
    let production = production(&grammar, rule.as_deref())?;
    map_column(values, &DataType::Boolean, |texts| {
        let valid =
            texts.map(|row| row.map(|text| text.is_ok_and(|text| production.matches(text))));
        Arc::new(valid.collect::<BooleanArray>())
    })
}

/// Returns the components of each text as a struct; null for a text that the production rejects.
#[pyfunction]
pub fn components(
    values: &Bound<'_, PyAny>,
    grammar: &Bound<'_, PyAny>,
    rule: &Bound<'_, PyAny>,
) -> PyResult<Column> {
    arguments! { "components"; grammar: Name, rule: Option<Name> }
    let production = production(&grammar, rule.as_deref())?;
    if !production.is_identifier() {
        let message = format!("{production} has no components; a rule of whole identifiers has");
        return Err(PyValueError::new_err(message));
    }
    let fields: Fields = Components::PARTS
        .iter()
        .map(|(name, _)| Field::new(*name, DataType::LargeUtf8, true))
        .collect();
    map_column(values, &DataType::Struct(fields.clone()), |texts| {
        let rows = texts.size_hint().0;
        let mut columns =
            Components::PARTS.map(|_| LargeStringBuilder::with_capacity(rows, 8 * rows));
        let mut valid = Vec::with_capacity(rows);
        for text in texts {
            let components = text.and_then(|text| production.components(text.ok()?).ok());
            valid.push(components.is_some());
            for ((_, part), column) in Components::PARTS.iter().zip(&mut columns) {
                column.append_option(components.and_then(part));
            }
        }
        let columns = columns.map(Rows::finish);
        Arc::new(StructArray::new(fields.clone(), columns.into(), Some(valid.into())))
    })
}

/// Returns the error of each text as a struct; null for a text that the production accepts.
#[pyfunction]
pub fn errors(
    values: &Bound<'_, PyAny>,
    grammar: &Bound<'_, PyAny>,
    rule: &Bound<'_, PyAny>,
) -> PyResult<Column> {
    arguments! { "errors"; grammar: Name, rule: Option<Name> }
    let production = production(&grammar, rule.as_deref())?;
    errors_of(values, |text| production.check(text).map_err(Into::into))
}

/// Returns whether each text is an IRI reference that the grammar of its scheme accepts, too; null for a null.
#[pyfunction]
pub fn scheme_valid(values: &Bound<'_, PyAny>) -> PyResult<Column> {
    map_column(values, &DataType::Boolean, |texts| {
        let valid = texts.map(|row| row.map(|text| text.is_ok_and(|text| checked(text).is_ok())));
        Arc::new(valid.collect::<BooleanArray>())
    })
}

/// Returns why the grammar of RFC 3987, or that of the scheme, rejects each text; null for one that both
/// accept.
#[pyfunction]
pub fn scheme_errors(values: &Bound<'_, PyAny>) -> PyResult<Column> {
    reasons_of(values, |text| checked(text).err())
}

/// Returns the named parts of each identifier; null for one that is rejected. If `explain`, returns the errors
/// instead.
#[pyfunction]
pub fn scheme_parts(values: &Bound<'_, PyAny>, explain: &Bound<'_, PyAny>) -> PyResult<Column> {
    arguments! { "scheme_parts"; explain: bool }
    if explain {
        return scheme_errors(values);
    }
    map_column(values, &ListOf::<NamedParts>::data_type(), |texts| {
        let mut rows = ListOf::<NamedParts>::default();
        for row in texts {
            rows.push(row.and_then(Result::ok).and_then(|text| named_parts(text).ok()));
        }
        rows.finish()
    })
}

/// Normalizes each reference by all rungs of the ladder up to `rung`, or if `alone`, by this rung
/// only; null for an error. If `explain`, returns the errors instead. The other options are those of
/// [`ladder`].
#[pyfunction]
#[allow(clippy::too_many_arguments)]
pub fn normalize(
    values: &Bound<'_, PyAny>,
    rung: &Bound<'_, PyAny>,
    grammar: &Bound<'_, PyAny>,
    percent: &Bound<'_, PyAny>,
    idna: &Bound<'_, PyAny>,
    keep_rootless: &Bound<'_, PyAny>,
    alone: &Bound<'_, PyAny>,
    explain: &Bound<'_, PyAny>,
) -> PyResult<Column> {
    arguments! { "normalize"; rung: Name, grammar: Name, percent: Name, idna: Option<Name>, keep_rootless: bool, alone: bool, explain: bool }
    let rung = self::rung(&rung)?;
    let ladder = ladder(Ladder::new(), &percent, idna.as_deref(), keep_rootless)?;
    match reference_grammar(&grammar)? {
        Grammar::Rfc3986 => {
            normalize_as::<kind::UriReference>(values, &ladder, rung, alone, explain)
        }
        _ => normalize_as::<kind::IriReference>(values, &ladder, rung, alone, explain),
    }
}

/// Returns the grammar of this name, which must be that of RFC 3986 or of RFC 3987: only these have
/// types of identifiers.
fn reference_grammar(grammar: &str) -> PyResult<Grammar> {
    let known: Grammar = parse_name("grammar", grammar, || "rfc3986, rfc3987".to_owned())?;
    match known {
        Grammar::Rfc3986 | Grammar::Rfc3987 => Ok(known),
        _ => Err(PyValueError::new_err(format!("the grammar is rfc3986 or rfc3987, not {known}"))),
    }
}

/// Normalizes references of one kind: see `normalize`.
fn normalize_as<K: LadderKind>(
    values: &Bound<'_, PyAny>,
    ladder: &Ladder<'_>,
    rung: Rung,
    alone: bool,
    explain: bool,
) -> PyResult<Column> {
    map_texts(values, explain, |text, result| -> Result<(), AnyError> {
        let identifier = Identifier::<K, &str>::new(text)?;
        let normalized =
            if alone { ladder.apply(rung, &identifier) } else { ladder.climb(rung, &identifier) };
        result.push_str(normalized?.identifier.as_str());
        Ok(())
    })
}

/// Returns the URI reference that each IRI reference maps to; null for an error. If `explain`,
/// returns the errors instead.
#[pyfunction]
#[pyo3(name = "to_uri")]
pub fn column_to_uri(
    values: &Bound<'_, PyAny>,
    host: &Bound<'_, PyAny>,
    explain: &Bound<'_, PyAny>,
) -> PyResult<Column> {
    arguments! { "to_uri"; host: Option<Name>, explain: bool }
    let to_uri = to_uri(host.as_deref())?;
    map_texts(values, explain, |text, result| {
        to_uri.reference(text).map(|uri| result.push_str(uri.as_str()))
    })
}

/// Returns the IRI reference that each URI reference converts to; null for an error. If `explain`,
/// returns the errors instead.
#[pyfunction]
#[pyo3(name = "to_iri")]
pub fn column_to_iri(
    values: &Bound<'_, PyAny>,
    host: &Bound<'_, PyAny>,
    explain: &Bound<'_, PyAny>,
) -> PyResult<Column> {
    arguments! { "to_iri"; host: Option<Name>, explain: bool }
    let to_iri = to_iri(host.as_deref())?;
    map_texts(values, explain, |text, result| {
        to_iri.reference(text).map(|iri| result.push_str(&iri))
    })
}

/// Converts each host name to its ASCII or Unicode form; null for an error. If `explain`, returns
/// the errors instead.
#[pyfunction]
#[pyo3(name = "host")]
pub fn column_host(
    values: &Bound<'_, PyAny>,
    profile: &Bound<'_, PyAny>,
    to: &Bound<'_, PyAny>,
    explain: &Bound<'_, PyAny>,
) -> PyResult<Column> {
    arguments! { "host"; profile: Name, to: Name, explain: bool }
    let convert = converter(&profile, &to)?;
    map_texts(values, explain, |name, result| convert(name).map(|name| result.push_str(&name)))
}

/// Prepares each text as a URI or IRI reference; null for octets that are not UTF-8. If `explain`,
/// returns the errors instead.
#[pyfunction]
#[pyo3(name = "prepare")]
pub fn column_prepare(
    values: &Bound<'_, PyAny>,
    to: &Bound<'_, PyAny>,
    explain: &Bound<'_, PyAny>,
) -> PyResult<Column> {
    arguments! { "prepare"; to: Name, explain: bool }
    let preparation = preparation(&to)?;
    map_rows::<Preparations, Infallible>(values, explain, |text, rows| {
        if let Some(rows) = rows {
            rows.push(Some(prepare_text(&preparation, text)));
        }
        Ok(())
    })
}

/// Finds the identifiers in each text; null for octets that are not UTF-8. If `explain`, returns the
/// errors instead. The other options are those of `find` in `text.rs`.
#[pyfunction]
#[pyo3(name = "find")]
pub fn column_find(
    values: &Bound<'_, PyAny>,
    suffix_references: &Bound<'_, PyAny>,
    near_misses: &Bound<'_, PyAny>,
    explain: &Bound<'_, PyAny>,
) -> PyResult<Column> {
    arguments! { "find"; suffix_references: bool, near_misses: bool, explain: bool }
    let finder = finder(suffix_references, near_misses);
    map_rows::<ListOf<Identifiers>, Infallible>(values, explain, |text, rows| {
        if let Some(rows) = rows {
            rows.push_each(find_in(&finder, text));
        }
        Ok(())
    })
}

/// Returns the findings on each reference; null for a text that is not a reference. If `explain`,
/// returns the errors instead.
#[pyfunction]
#[pyo3(name = "lint")]
pub fn column_lint(
    values: &Bound<'_, PyAny>,
    profile: &Bound<'_, PyAny>,
    explain: &Bound<'_, PyAny>,
) -> PyResult<Column> {
    arguments! { "lint"; profile: Name, explain: bool }
    let linter = linter(&profile)?;
    map_rows::<ListOf<Findings>, Error>(values, explain, |text, rows| {
        let findings = findings(&linter, text)?.map(Finding::from);
        if let Some(rows) = rows {
            rows.push_each(findings);
        }
        Ok(())
    })
}

/// Returns the display of each reference; null for a text that is not a reference. If `explain`,
/// returns the errors instead.
#[pyfunction]
#[pyo3(name = "bidi")]
pub fn column_bidi(values: &Bound<'_, PyAny>, explain: &Bound<'_, PyAny>) -> PyResult<Column> {
    arguments! { "bidi"; explain: bool }
    map_rows::<Views, Error>(values, explain, |text, rows| {
        let (bidi, violations) = bidi_and_violations(text)?;
        if let Some(rows) = rows {
            rows.push_with(bidi, violations);
        }
        Ok(())
    })
}
