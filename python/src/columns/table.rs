//! Columns of `iri_grammar.table` that no other function returns: as texts, and by the defaults of `iri table`.

use super::work::{map_column, map_texts};
use crate::arrow::Column;
use crate::rows::Rows;
use crate::text::linter;
use arrow_array::builder::LargeStringBuilder;
use arrow_schema::DataType;
use character_names::insert_name;
use iri_grammar::ladder::{Idn, Keyed, Ladder, Rung};
use iri_grammar::{AnyError, Error, ErrorNote, IriReference};
use iri_schemes::Scheme;
use pyo3::prelude::*;
use std::collections::BTreeSet;

/// Returns what is wrong with each text, with the name of the character; null for a reference, and for a null.
#[pyfunction]
pub fn reasons(values: &Bound<'_, PyAny>) -> PyResult<Column> {
    map_column(values, &DataType::LargeUtf8, |texts| {
        let mut reasons = LargeStringBuilder::new();
        for row in texts {
            let error = row.and_then(|text| match text {
                Ok(text) => IriReference::new(text).err(),
                Err(octets) => IriReference::try_from(octets).err(),
            });
            reasons.append_option(error.as_ref().map(reason));
        }
        Rows::finish(reasons)
    })
}

/// Returns what is wrong, with the name of the character.
fn reason(error: &Error) -> String {
    let character = match error.note() {
        Some(ErrorNote::BeforeScheme(character)) => Some(*character),
        _ => error.found(),
    };
    let reason = error.reason().to_string();
    match character {
        Some(character) => insert_name(reason, character),
        None => reason,
    }
}

/// Returns the codes of the findings on each reference, separated by spaces; null for a text that is not a
/// reference.
#[pyfunction]
pub fn codes(values: &Bound<'_, PyAny>) -> PyResult<Column> {
    let linter = linter("rfc3987")?;
    map_texts(values, false, |text, result| -> Result<(), Error> {
        let mut last = String::new();
        for finding in linter.lint(text)? {
            let code = finding.code.to_string();
            if code != last {
                if !result.is_empty() {
                    result.push(' ');
                }
                result.push_str(&code);
                last = code;
            }
        }
        Ok(())
    })
}

/// Returns the form of each IRI that is compared: two IRIs with the same form are equivalent, all others are
/// not. Null for a relative reference, and for a text that is not a reference.
#[pyfunction]
pub fn keys(values: &Bound<'_, PyAny>) -> PyResult<Column> {
    let ladder = Ladder::for_comparison().idn(Idn::Agreed);
    map_texts(values, false, |text, result| -> Result<(), AnyError> {
        let iri = IriReference::new(text)?;
        result.push_str(Keyed::with_ladder(&ladder, &iri, Rung::SchemeBased)?.key());
        Ok(())
    })
}

/// Returns the names of the parts that the grammars of schemes have.
#[pyfunction]
pub fn part_names() -> BTreeSet<&'static str> {
    Scheme::all().iter().flat_map(Scheme::part_names).collect()
}
