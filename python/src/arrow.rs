//! Imports and exports columns of strings: lists, and Arrow's C data interface by its capsules
//! (`__arrow_c_array__`, `__arrow_c_stream__`).
//!
//! Arrow's libraries do not check whether strings are UTF-8, and a string of Python can contain
//! surrogates. Strings are therefore imported as octets, even if their exporter calls them UTF-8. Only
//! [`Rows`] checks that they are UTF-8.

use crate::arguments::type_name;
use crate::error::{characters, wtf8};
use arrow_array::builder::LargeBinaryBuilder;
use arrow_array::cast::AsArray;
use arrow_array::ffi::{FFI_ArrowArray, FFI_ArrowSchema, from_ffi_and_data_type, to_ffi};
use arrow_array::ffi_stream::FFI_ArrowArrayStream;
use arrow_array::{
    Array, ArrayRef, BinaryArray, BinaryViewArray, LargeBinaryArray, make_array, new_null_array,
};
use arrow_schema::{ArrowError, DataType};
use arrow_select::take::take;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyDict, PyList, PyString, PyTuple};
use std::collections::VecDeque;
use std::ffi::{CStr, c_char};
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::str;

/// An array of strings as octets, in any of Arrow's layouts.
pub enum Texts {
    Short(BinaryArray),
    Long(LargeBinaryArray),
    View(BinaryViewArray),
}

/// A row of a column: `None` for a null, `Err` for octets that are not UTF-8.
pub type Row<'t> = Option<Result<&'t str, &'t [u8]>>;

/// The rows of an array in their order.
pub struct Rows<'t> {
    texts: &'t Texts,
    /// The values of all rows as one text, and its offset in the buffer of values; `None` if it is not
    /// UTF-8.
    whole: Option<(&'t str, usize)>,
    /// The numbers of the rows that are not returned yet.
    rest: Range<usize>,
}

impl Texts {
    pub fn len(&self) -> usize {
        match self {
            Texts::Short(array) => array.len(),
            Texts::Long(array) => array.len(),
            Texts::View(array) => array.len(),
        }
    }

    /// Returns the rows. All values in one buffer are checked together, which is faster than one by one.
    pub fn rows(&self) -> Rows<'_> {
        let (octets, span) = match self {
            Texts::Short(array) => (array.value_data(), self.span(0, array.len())),
            Texts::Long(array) => (array.value_data(), self.span(0, array.len())),
            Texts::View(_) => (&[][..], 0..0),
        };
        let whole = str::from_utf8(&octets[span.clone()]).ok().map(|whole| (whole, span.start));
        Rows { texts: self, whole, rest: 0..self.len() }
    }

    /// Returns the range of these rows in the buffer of values. It is empty for a view, whose values
    /// need not be next to each other.
    fn span(&self, first: usize, end: usize) -> Range<usize> {
        match self {
            Texts::Short(array) => {
                let offsets = array.value_offsets();
                offsets[first] as usize..offsets[end] as usize
            }
            Texts::Long(array) => {
                let offsets = array.value_offsets();
                offsets[first] as usize..offsets[end] as usize
            }
            Texts::View(_) => 0..0,
        }
    }

    /// Returns the octets of a row; `None` for a null.
    fn octets(&self, row: usize) -> Option<&[u8]> {
        match self {
            Texts::Short(array) => array.is_valid(row).then(|| array.value(row)),
            Texts::Long(array) => array.is_valid(row).then(|| array.value(row)),
            Texts::View(array) => array.is_valid(row).then(|| array.value(row)),
        }
    }

    /// Returns an imported array, with a dictionary replaced by its values.
    fn of_array(array: &ArrayRef) -> PyResult<Self> {
        Ok(match array.data_type() {
            DataType::Binary => Texts::Short(array.as_binary().clone()),
            DataType::LargeBinary => Texts::Long(array.as_binary().clone()),
            DataType::BinaryView => Texts::View(array.as_binary_view().clone()),
            DataType::Dictionary(..) => {
                let array = array.as_any_dictionary();
                let rows = take(array.values(), array.keys(), None).map_err(value_error)?;
                return Texts::of_array(&rows);
            }
            // The only other imported type has nothing but nulls.
            _ => Texts::Short(BinaryArray::new_null(array.len())),
        })
    }

    /// Copies these rows of a list.
    fn of_list(list: &Bound<'_, PyList>, rows: Range<usize>) -> PyResult<Self> {
        let mut texts = LargeBinaryBuilder::with_capacity(rows.len(), rows.len() * 64);
        for row in rows {
            let value = list.get_item(row)?;
            match value.cast::<PyString>() {
                Ok(text) => match characters(text) {
                    Ok(characters) => texts.append_value(characters.as_bytes()),
                    // The string has a surrogate.
                    Err(_) => texts.append_value(wtf8(text)?),
                },
                Err(_) if is_absent(&value) => texts.append_null(),
                Err(_) => {
                    let found = type_name(&value);
                    let message = format!("row {row}: expected a str, not {found}");
                    return Err(PyTypeError::new_err(message));
                }
            }
        }
        Ok(Texts::Long(texts.finish()))
    }
}

impl<'t> Iterator for Rows<'t> {
    type Item = Row<'t>;

    fn next(&mut self) -> Option<Row<'t>> {
        let row = self.rest.next()?;
        let octets = self.texts.octets(row);
        Some(octets.map(|octets| {
            // A part of `whole`, which begins at `start` in the buffer of values, need not be
            // checked. `whole` has no text for the row of a view, nor for one that begins or ends
            // inside a character.
            let text = self.whole.and_then(|(whole, start)| {
                let span = self.texts.span(row, row + 1);
                whole.get(span.start.checked_sub(start)?..span.end - start)
            });
            match text {
                Some(text) if text.len() == octets.len() => Ok(text),
                _ => str::from_utf8(octets).map_err(|_| octets),
            }
        }))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.rest.size_hint()
    }
}

/// Whether a value of a list means a null: `None`, `NA` of pandas, or a value that is not equal to
/// itself, such as NaN and NaT of all libraries.
fn is_absent(value: &Bound<'_, PyAny>) -> bool {
    let is_na = || value.get_type().name().is_ok_and(|name| name == "NAType");
    value.is_none() || is_na() || value.ne(value).unwrap_or(false)
}

/// The greatest number of rows in a piece. One thread processes a piece.
const PIECE: usize = 8192;

/// A column, divided into pieces of at most [`PIECE`] rows.
pub enum Pieces {
    /// A list, and its next row.
    OfList(Py<PyList>, usize),
    /// The remaining arrays, none of them empty, and the next row of the first one.
    OfArrays(VecDeque<ArrayRef>, usize),
}

impl Pieces {
    /// Divides a list, or an object with Arrow's capsule interface.
    pub fn of(values: &Bound<'_, PyAny>) -> PyResult<Self> {
        if let Ok(list) = values.cast::<PyList>() {
            // The next row is the first one: 0.
            return Ok(Pieces::OfList(list.clone().unbind(), 0));
        }
        let arrays = if values.hasattr("__arrow_c_stream__")? {
            import_stream(values.call_method0("__arrow_c_stream__")?.cast()?)?
        } else {
            let capsules = values.call_method0("__arrow_c_array__")?;
            let (schema, array): (Bound<'_, PyAny>, Bound<'_, PyAny>) = capsules.extract()?;
            vec![import_capsules(schema.cast()?, array.cast()?)?]
        };
        let arrays = arrays.into_iter().filter(|array| !array.is_empty());
        Ok(Pieces::OfArrays(arrays.collect(), 0))
    }

    /// The number of remaining rows.
    pub fn len(&self, py: Python<'_>) -> usize {
        match self {
            // Another thread may have changed the list since the last piece.
            Pieces::OfList(list, next) => list.bind(py).len().saturating_sub(*next),
            Pieces::OfArrays(arrays, next) => {
                arrays.iter().map(|array| array.len()).sum::<usize>() - next
            }
        }
    }

    /// Returns the greatest number of rows that the next piece can have.
    pub fn max_next(&self, py: Python<'_>) -> usize {
        match self {
            Pieces::OfList(..) => self.len(py).min(PIECE),
            Pieces::OfArrays(arrays, next) => {
                arrays.front().map_or(0, |array| array.len() - next).min(PIECE)
            }
        }
    }

    /// Returns the next piece, with this number of rows, at most [`max_next`](Self::max_next);
    /// `None` for zero rows, as at the end.
    pub fn next(&mut self, py: Python<'_>, rows: usize) -> PyResult<Option<Texts>> {
        if rows == 0 {
            return Ok(None);
        }
        match self {
            Pieces::OfList(list, next) => {
                let span = *next..*next + rows;
                *next = span.end;
                Texts::of_list(list.bind(py), span).map(Some)
            }
            Pieces::OfArrays(arrays, next) => {
                let Some(array) = arrays.front() else { return Ok(None) };
                let piece = array.slice(*next, rows);
                *next += rows;
                if *next == array.len() {
                    arrays.pop_front();
                    *next = 0;
                }
                Texts::of_array(&piece).map(Some)
            }
        }
    }
}

fn value_error(error: ArrowError) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// Returns the type, with octets in place of strings.
fn octets_type(data_type: &DataType) -> PyResult<DataType> {
    Ok(match data_type {
        DataType::Utf8 => DataType::Binary,
        DataType::LargeUtf8 => DataType::LargeBinary,
        DataType::Utf8View => DataType::BinaryView,
        DataType::Null => DataType::Null,
        DataType::Dictionary(keys, values) => {
            DataType::Dictionary(keys.clone(), Box::new(octets_type(values)?))
        }
        other => {
            let message = format!("a column of strings is needed, and this is one of {other}");
            return Err(PyTypeError::new_err(message));
        }
    })
}

/// Returns the error for data that breaks Arrow's specification.
fn malformed(what: &str) -> PyErr {
    PyValueError::new_err(format!("the Arrow data is malformed: {what}"))
}

/// Does the work, and returns an error if it panics: Arrow's crates assert that exported data is well
/// formed.
fn catch_panic<T>(work: impl FnOnce() -> PyResult<T>) -> PyResult<T> {
    catch_unwind(AssertUnwindSafe(work))
        .unwrap_or_else(|_| Err(malformed("it breaks the C data interface")))
}

/// Imports an array, given the capsules of its schema and of its data.
fn import_capsules(
    schema: &Bound<'_, PyCapsule>,
    array: &Bound<'_, PyCapsule>,
) -> PyResult<ArrayRef> {
    let schema = schema.pointer_checked(Some(c"arrow_schema"))?;
    let array = array.pointer_checked(Some(c"arrow_array"))?;
    // SAFETY: a capsule of this name has this struct (Arrow's PyCapsule interface). `from_raw` leaves
    // a released array in it, which the capsule does not release again.
    let (schema, array) = unsafe {
        let array = FFI_ArrowArray::from_raw(array.cast().as_ptr());
        (schema.cast::<FFI_ArrowSchema>().as_ref(), array)
    };
    import(array, &schema_type(schema)?)
}

/// Returns the type of a schema, with octets in place of strings.
fn schema_type(schema: &FFI_ArrowSchema) -> PyResult<DataType> {
    if schema.release().is_none() {
        return Err(malformed("the schema is released"));
    }
    // SAFETY: the format is the first member of the struct (Arrow's C data interface), a string
    // that ends with a zero.
    let format = unsafe {
        let format = *(&raw const *schema).cast::<*const c_char>();
        (!format.is_null()).then(|| CStr::from_ptr(format))
    };
    let Some(format) = format.and_then(|format| format.to_str().ok()) else {
        return Err(malformed("the schema has no format"));
    };
    // A nested type is refused before its children are read.
    if format.starts_with('+') {
        let message =
            format!("a column of strings is needed, and this is one of format {format:?}");
        return Err(PyTypeError::new_err(message));
    }
    catch_panic(|| octets_type(&DataType::try_from(schema).map_err(value_error)?))
}

/// Imports an array of a type without strings, and checks its lengths, offsets and keys.
fn import(array: FFI_ArrowArray, data_type: &DataType) -> PyResult<ArrayRef> {
    // Polars exports a buffer for a column of nulls, for which Arrow has none.
    if *data_type == DataType::Null {
        check_lengths(&array)?;
        return Ok(new_null_array(data_type, array.len()));
    }
    catch_panic(|| check(&array, data_type))?;
    catch_panic(|| {
        // SAFETY: the exporter promises that the array has this type and layout. The type is one of
        // octets, not of UTF-8. Whether the offsets and keys fit the buffers is checked next.
        let data =
            unsafe { from_ffi_and_data_type(array, data_type.clone()) }.map_err(value_error)?;
        data.validate_full().map_err(|error| malformed(&error.to_string()))?;
        Ok(make_array(data))
    })
}

/// Checks the length and the offset, each of which is a number of rows in memory, and the number of
/// nulls.
fn check_lengths(array: &FFI_ArrowArray) -> PyResult<()> {
    if array.is_released() {
        return Err(malformed("the array is released; it may have been read before"));
    }
    // A greater number of rows cannot be in memory, and its size in octets could overflow.
    let max_rows = isize::MAX as usize / 32;
    if array.len() > max_rows || array.offset() > max_rows {
        return Err(malformed("its length or offset is negative or too large"));
    }
    if array.null_count_opt().is_none_or(|nulls| nulls <= array.len()) {
        Ok(())
    } else {
        Err(malformed("it has more nulls than rows"))
    }
}

/// Checks the lengths of the buffers, which the import reads before the rest of the array can be
/// checked.
fn check(array: &FFI_ArrowArray, data_type: &DataType) -> PyResult<()> {
    check_lengths(array)?;
    let buffers = array.num_buffers();
    // Nulls; offsets, keys or views; values, but not for keys; for views, the lengths of values.
    let fits = match data_type {
        DataType::BinaryView => (3..1 << 31).contains(&buffers),
        DataType::Dictionary(..) => buffers == 2,
        _ => buffers == 3,
    };
    if !fits {
        return Err(malformed(&format!("{data_type} does not have {buffers} buffers")));
    }
    // This buffer has the offsets of the values; the keys of a dictionary, or the views of a view.
    let (offsets, rows) = (array.buffer(1), array.len() + array.offset());
    if rows > 0 && offsets.is_null() {
        return Err(malformed("a buffer is missing"));
    }
    // SAFETY: the buffer of offsets has one more entry than there are rows. The last buffer of a view
    // has one length for each of its other buffers of values (Arrow's C data interface).
    let are_positive = unsafe {
        match data_type {
            DataType::Binary if rows > 0 => offsets.cast::<i32>().add(rows).read_unaligned() >= 0,
            DataType::LargeBinary if rows > 0 => {
                offsets.cast::<i64>().add(rows).read_unaligned() >= 0
            }
            DataType::BinaryView => {
                let lengths = array.buffer(buffers - 1).cast::<i64>();
                let is_missing = buffers > 3 && lengths.is_null();
                !is_missing && (0..buffers - 3).all(|at| lengths.add(at).read_unaligned() >= 0)
            }
            _ => true,
        }
    };
    if !are_positive {
        return Err(malformed("a buffer has a negative length"));
    }
    // For values that are nulls Arrow has no buffers.
    match (array.dictionary(), data_type) {
        (Some(values), DataType::Dictionary(_, values_type)) if **values_type != DataType::Null => {
            check(values, values_type)
        }
        _ => Ok(()),
    }
}

/// Imports the arrays of a stream, which need not be record batches.
fn import_stream(capsule: &Bound<'_, PyCapsule>) -> PyResult<Vec<ArrayRef>> {
    let pointer = capsule.pointer_checked(Some(c"arrow_array_stream"))?;
    // SAFETY: a capsule of this name has this struct, and `from_raw` leaves a released stream in it.
    let mut stream = unsafe { FFI_ArrowArrayStream::from_raw(pointer.cast().as_ptr()) };
    let (Some(get_schema), Some(get_next)) = (stream.get_schema(), stream.get_next()) else {
        return Err(PyValueError::new_err("the stream has been read before"));
    };
    let failed = || PyValueError::new_err("the stream could not be read");
    let mut schema = FFI_ArrowSchema::empty();
    // SAFETY: the stream is not released, and `schema` is an empty struct to be filled.
    if unsafe { get_schema(&raw mut stream, &raw mut schema) } != 0 {
        return Err(failed());
    }
    let data_type = schema_type(&schema)?;
    let mut arrays = Vec::new();
    loop {
        let mut array = FFI_ArrowArray::empty();
        // SAFETY: the stream is not released, and `array` is an empty struct to be filled. A released
        // array ends the stream.
        if unsafe { get_next(&raw mut stream, &raw mut array) } != 0 {
            return Err(failed());
        }
        if array.is_released() {
            return Ok(arrays);
        }
        arrays.push(import(array, &data_type)?);
    }
}

/// A column of results, which Arrow's libraries import by its capsule interface:
/// ``pyarrow.array(column)``, ``polars.Series(column)``.
#[pyclass(frozen, sequence, weakref, module = "iri_grammar")]
pub struct Column(pub ArrayRef);

#[pymethods]
impl Column {
    #[pyo3(signature = (requested_schema = None))]
    fn __arrow_c_array__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        // The interface asks for a best effort only: a consumer that wants another type casts it.
        let _ = requested_schema;
        let (array, schema) = to_ffi(&self.0.to_data()).map_err(value_error)?;
        let schema = PyCapsule::new_with_value(py, schema, c"arrow_schema")?;
        let array = PyCapsule::new_with_value(py, array, c"arrow_array")?;
        PyTuple::new(py, [schema, array])
    }

    /// The name of Arrow's type of the values.
    #[getter]
    fn kind(&self) -> String {
        self.0.data_type().to_string()
    }

    fn __len__(&self) -> usize {
        self.0.len()
    }

    /// The values as a list: bool, str, list, or dict of a struct.
    fn to_list<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        values(py, &self.0)
    }

    fn __repr__(&self) -> String {
        format!("<Column of {}, {} values>", self.0.data_type(), self.0.len())
    }
}

/// Returns the values of an array as a list.
fn values<'py>(py: Python<'py>, array: &ArrayRef) -> PyResult<Bound<'py, PyList>> {
    match array.data_type() {
        DataType::Boolean => PyList::new(py, array.as_boolean().iter()),
        DataType::LargeUtf8 => PyList::new(py, array.as_string::<i64>().iter()),
        DataType::UInt32 => {
            let numbers = array.as_primitive::<arrow_array::types::UInt32Type>();
            PyList::new(py, numbers)
        }
        DataType::LargeList(_) => {
            let lists = array.as_list::<i64>();
            let (items, offsets) = (values(py, lists.values())?, lists.value_offsets());
            let row = |row: usize| {
                let span = offsets[row] as usize..offsets[row + 1] as usize;
                lists.is_valid(row).then(|| items.get_slice(span.start, span.end))
            };
            PyList::new(py, (0..lists.len()).map(row).collect::<Vec<_>>())
        }
        DataType::Struct(fields) => {
            let array = array.as_struct();
            let columns: Vec<_> =
                array.columns().iter().map(|column| values(py, column)).collect::<PyResult<_>>()?;
            let rows = PyList::empty(py);
            for row in 0..array.len() {
                if array.is_null(row) {
                    rows.append(py.None())?;
                    continue;
                }
                let dict = PyDict::new(py);
                for (field, column) in fields.iter().zip(&columns) {
                    dict.set_item(field.name(), column.get_item(row)?)?;
                }
                rows.append(dict)?;
            }
            Ok(rows)
        }
        other => {
            Err(PyTypeError::new_err(format!("a column of {other} cannot be converted to a list")))
        }
    }
}
