//! Calls functions for the rows of columns: without the lock of the interpreter, and on all cores.

use super::error_rows::Errors;
use crate::arrow::{Column, Pieces, Row, Texts};
use crate::error::Reason;
use crate::rows::Rows;
use arrow_array::builder::LargeStringBuilder;
use arrow_array::{ArrayRef, new_empty_array};
use arrow_schema::DataType;
use arrow_select::concat::concat;
use iri_grammar::AnyError;
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};
use std::sync::{Arc, Mutex, PoisonError};

/// The number of pieces of a column after which the interpreter is asked for signals.
const BLOCK: usize = 32;

/// A piece of at most this many texts is processed by the current thread, because waking another one
/// would take longer.
const FEW: usize = 256;

/// Joins the arrays that `work` returns for the pieces of a column. `work` takes the texts of a
/// piece: `None` for a null, `Err` for octets that are not UTF-8. `empty` is the type of the result
/// for a column without rows.
pub fn map_column(
    values: &Bound<'_, PyAny>,
    empty: &DataType,
    work: impl Fn(&mut dyn Iterator<Item = Row<'_>>) -> ArrayRef + Sync,
) -> PyResult<Column> {
    let mut column = Pieces::of(values)?;
    let next = |py: Python<'_>| {
        let rows = column.max_next(py);
        Ok((rows, column.next(py, rows)?))
    };
    spread(values.py(), empty, next, |texts: Texts| work(&mut texts.rows()))
}

/// Joins the arrays that `work` returns for the pieces of two columns with the same number of rows.
/// `work` takes the pairs of texts in the same row. `empty` is the type of the result for columns
/// without rows.
pub fn map_pairs(
    values: &Bound<'_, PyAny>,
    others: &Bound<'_, PyAny>,
    empty: &DataType,
    work: impl Fn(&mut dyn Iterator<Item = (Row<'_>, Row<'_>)>) -> ArrayRef + Sync,
) -> PyResult<Column> {
    let py = values.py();
    let (mut column, mut other) = (Pieces::of(values)?, Pieces::of(others)?);
    let rows = [column.len(py), other.len(py)];
    if rows[0] != rows[1] {
        let message = format!("the columns have {} and {} rows", rows[0], rows[1]);
        return Err(PyValueError::new_err(message));
    }
    // The columns may be divided into arrays of different lengths.
    let next = |py: Python<'_>| {
        let rows = column.max_next(py).min(other.max_next(py));
        Ok((rows, column.next(py, rows)?.zip(other.next(py, rows)?)))
    };
    spread(py, empty, next, |(one, other): (Texts, Texts)| work(&mut one.rows().zip(other.rows())))
}

/// Joins the arrays that `work` returns for the pieces. `next` returns a piece and its number of
/// rows; `None` at the end. `empty` is the type of the result if there is no piece. One thread
/// takes the texts of a list from the interpreter, while others work.
fn spread<P: Send>(
    py: Python<'_>,
    empty: &DataType,
    mut next: impl FnMut(Python<'_>) -> PyResult<(usize, Option<P>)> + Send,
    work: impl Fn(P) -> ArrayRef + Sync,
) -> PyResult<Column> {
    let (work, next) = (&work, &mut next);
    let pool = pool()?;
    let mut results = Vec::new();
    loop {
        py.check_signals()?;
        let mut block = [const { None }; BLOCK];
        // This thread waits for the others without the lock.
        py.detach(|| {
            pool.in_place_scope(|scope| {
                Python::attach(|py| {
                    for result in &mut block {
                        // For few rows it would take longer to wake another thread.
                        match next(py)? {
                            (rows, Some(piece)) if rows <= FEW => *result = Some(work(piece)),
                            (_, Some(piece)) => scope.spawn(|_| *result = Some(work(piece))),
                            (_, None) => break,
                        }
                    }
                    PyResult::Ok(())
                })
            })
        })?;
        let is_last = block[BLOCK - 1].is_none();
        results.extend(block.into_iter().flatten());
        if is_last {
            break;
        }
    }
    let whole = py.detach(|| match &results[..] {
        [] => Ok(new_empty_array(empty)),
        [array] => Ok(array.clone()),
        arrays => concat(&arrays.iter().map(|array| &**array).collect::<Vec<_>>()),
    });
    whole.map(Column).map_err(|error| PyValueError::new_err(error.to_string()))
}

/// Returns the threads of this process. A forked process lacks the threads of its parent, and starts
/// its own. No fork happens in this function, because it holds the lock of the interpreter.
fn pool() -> PyResult<Arc<ThreadPool>> {
    static POOL: Mutex<Option<(u32, Arc<ThreadPool>)>> = Mutex::new(None);
    let mut pool = POOL.lock().unwrap_or_else(PoisonError::into_inner);
    let process = std::process::id();
    match &*pool {
        Some((owner, threads)) if *owner == process => return Ok(threads.clone()),
        // Dropping the pool of the parent process would wait for threads that this process lacks.
        _ => std::mem::forget(pool.take()),
    }
    let threads = ThreadPoolBuilder::new().build();
    let threads = Arc::new(threads.map_err(|error| PyRuntimeError::new_err(error.to_string()))?);
    *pool = Some((process, threads.clone()));
    Ok(threads)
}

/// Returns the result that `write` writes for each text, null for an error. If `explain`, returns the
/// errors instead.
pub fn map_texts<E: Into<AnyError>>(
    values: &Bound<'_, PyAny>,
    explain: bool,
    write: impl Fn(&str, &mut String) -> Result<(), E> + Sync,
) -> PyResult<Column> {
    if explain {
        return errors_of(values, |text| write(text, &mut String::new()).map_err(Into::into));
    }
    map_column(values, &DataType::LargeUtf8, |texts| {
        let rows = texts.size_hint().0;
        let mut results = LargeStringBuilder::with_capacity(rows, 64 * rows);
        let mut buffer = String::new();
        for row in texts {
            buffer.clear();
            // Null also for a null, and for octets that are not UTF-8.
            match row.and_then(Result::ok).and_then(|text| write(text, &mut buffer).ok()) {
                Some(()) => results.append_value(&buffer),
                None => results.append_null(),
            }
        }
        results.finish()
    })
}

/// Returns the rows that `push` adds for the texts, null for an error. If `explain`, returns the errors
/// instead: `push` then gets `None` in place of the rows.
pub fn map_rows<R: Rows, E: Into<AnyError>>(
    values: &Bound<'_, PyAny>,
    explain: bool,
    push: impl Fn(&str, Option<&mut R>) -> Result<(), E> + Sync,
) -> PyResult<Column> {
    if explain {
        return errors_of(values, |text| push(text, None).map_err(Into::into));
    }
    map_column(values, &R::data_type(), |texts| {
        let mut rows = R::default();
        for row in texts {
            let text = row.and_then(Result::ok);
            if text.and_then(|text| push(text, Some(&mut rows)).ok()).is_none() {
                rows.push(None);
            }
        }
        rows.finish()
    })
}

/// Returns the error of each text as a struct; null for a null, and for a text that `check` accepts.
pub fn errors_of(
    values: &Bound<'_, PyAny>,
    check: impl Fn(&str) -> Result<(), AnyError> + Sync,
) -> PyResult<Column> {
    reasons_of(values, |text| check(text).err().map(|error| Reason::of(&error, text)))
}

/// Returns the reason of each text as a struct; null for a null, and for a text without a reason.
pub fn reasons_of(
    values: &Bound<'_, PyAny>,
    reason: impl Fn(&str) -> Option<Reason> + Sync,
) -> PyResult<Column> {
    map_column(values, &Errors::data_type(), |texts| {
        let mut errors = Errors::default();
        for row in texts {
            errors.push(row.and_then(|text| match text {
                Ok(text) => reason(text),
                Err(octets) => Some(Reason::of_octets(octets)),
            }));
        }
        errors.finish()
    })
}
