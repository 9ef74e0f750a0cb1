//! Columns of strings, in and out: lists, and Arrow's C data interface by its capsules
//! (`__arrow_c_array__`, `__arrow_c_stream__`).

use crate::identifier::text_of;
use arrow_array::builder::LargeStringBuilder;
use arrow_array::cast::AsArray;
use arrow_array::ffi::{FFI_ArrowArray, FFI_ArrowSchema, from_ffi_and_data_type, to_ffi};
use arrow_array::ffi_stream::FFI_ArrowArrayStream;
use arrow_array::{
    Array, ArrayRef, LargeStringArray, StringArray, StringViewArray, make_array, new_null_array,
};
use arrow_schema::{ArrowError, DataType};
use arrow_select::take::take;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyDict, PyList, PyTuple};
use std::ops::Range;
use std::vec;

/// An array of strings, in any of Arrow's layouts.
pub enum Texts {
    Short(StringArray),
    Long(LargeStringArray),
    View(StringViewArray),
}

impl Texts {
    pub fn len(&self) -> usize {
        match self {
            Texts::Short(array) => array.len(),
            Texts::Long(array) => array.len(),
            Texts::View(array) => array.len(),
        }
    }

    /// The text at an index; `None` for null.
    pub fn get(&self, index: usize) -> Option<&str> {
        match self {
            Texts::Short(array) => array.is_valid(index).then(|| array.value(index)),
            Texts::Long(array) => array.is_valid(index).then(|| array.value(index)),
            Texts::View(array) => array.is_valid(index).then(|| array.value(index)),
        }
    }

    fn of_array(array: &ArrayRef) -> PyResult<Self> {
        Ok(match array.data_type() {
            DataType::Utf8 => Texts::Short(array.as_string().clone()),
            DataType::LargeUtf8 => Texts::Long(array.as_string().clone()),
            DataType::Utf8View => Texts::View(array.as_string_view().clone()),
            DataType::Null => Texts::Short(StringArray::new_null(array.len())),
            DataType::Dictionary(..) => {
                let array = array.as_any_dictionary();
                let rows = take(array.values(), array.keys(), None).map_err(refused)?;
                return Texts::of_array(&rows);
            }
            other => {
                let message = format!("a column of strings is needed, and this is one of {other}");
                return Err(PyTypeError::new_err(message));
            }
        })
    }

    /// Some rows of a list.
    fn of_list(list: &Bound<'_, PyList>, rows: Range<usize>) -> PyResult<Self> {
        let mut texts = LargeStringBuilder::with_capacity(rows.len(), rows.len() * 64);
        for row in rows {
            let value = list.get_item(row)?;
            match value.is_none() {
                true => texts.append_null(),
                false => texts.append_value(text_of(&value)?),
            }
        }
        Ok(Texts::Long(texts.finish()))
    }
}

/// How many texts one core takes at a time.
const PIECE: usize = 8192;

/// A column, piece by piece.
pub enum Pieces {
    /// A list, and the row that comes next.
    OfList(Py<PyList>, usize),
    OfArrays(vec::IntoIter<ArrayRef>),
}

impl Pieces {
    pub fn of(values: &Bound<'_, PyAny>) -> PyResult<Self> {
        if let Ok(list) = values.cast::<PyList>() {
            return Ok(Pieces::OfList(list.clone().unbind(), 0));
        }
        let arrays = match values.hasattr("__arrow_c_stream__")? {
            true => of_stream(values.call_method0("__arrow_c_stream__")?.cast()?)?,
            false => {
                let capsules = values.call_method0("__arrow_c_array__")?;
                let (schema, array): (Bound<'_, PyAny>, Bound<'_, PyAny>) = capsules.extract()?;
                vec![of_capsules(schema.cast()?, array.cast()?)?]
            }
        };
        let pieces = arrays.iter().flat_map(|array| {
            let starts = (0..array.len()).step_by(PIECE);
            starts.map(|start| array.slice(start, PIECE.min(array.len() - start)))
        });
        Ok(Pieces::OfArrays(pieces.collect::<Vec<_>>().into_iter()))
    }

    pub fn next(&mut self, py: Python<'_>) -> PyResult<Option<Texts>> {
        match self {
            Pieces::OfList(list, next) => {
                let list = list.bind(py);
                // Others may have changed the list since the piece before.
                let rows = *next..list.len().min(*next + PIECE);
                *next = rows.end;
                (!rows.is_empty()).then(|| Texts::of_list(list, rows)).transpose()
            }
            Pieces::OfArrays(arrays) => {
                arrays.next().map(|array| Texts::of_array(&array)).transpose()
            }
        }
    }
}

fn refused(error: ArrowError) -> PyErr {
    PyValueError::new_err(error.to_string())
}

fn of_capsules(schema: &Bound<'_, PyCapsule>, array: &Bound<'_, PyCapsule>) -> PyResult<ArrayRef> {
    let schema = schema.pointer_checked(Some(c"arrow_schema"))?;
    let array = array.pointer_checked(Some(c"arrow_array"))?;
    // SAFETY: a capsule of this name has this struct (Arrow's PyCapsule interface). What is taken
    // out leaves a released array, which the capsule does not release again.
    let (schema, array) = unsafe {
        let array = FFI_ArrowArray::from_raw(array.cast().as_ptr());
        (schema.cast::<FFI_ArrowSchema>().as_ref(), array)
    };
    import(array, DataType::try_from(schema).map_err(refused)?)
}

fn import(array: FFI_ArrowArray, data_type: DataType) -> PyResult<ArrayRef> {
    // Polars gives it a buffer, which Arrow has none of for nulls alone.
    if data_type == DataType::Null {
        return Ok(new_null_array(&data_type, array.len()));
    }
    // SAFETY: who exports an array promises that it has this type and layout.
    let data = unsafe { from_ffi_and_data_type(array, data_type) }.map_err(refused)?;
    Ok(make_array(data))
}

/// The arrays of a stream, which need not be record batches.
fn of_stream(capsule: &Bound<'_, PyCapsule>) -> PyResult<Vec<ArrayRef>> {
    let pointer = capsule.pointer_checked(Some(c"arrow_array_stream"))?;
    // SAFETY: as above.
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
    let data_type = DataType::try_from(&schema).map_err(refused)?;
    let mut arrays = Vec::new();
    loop {
        let mut array = FFI_ArrowArray::empty();
        // SAFETY: as above. A released array ends the stream.
        if unsafe { get_next(&raw mut stream, &raw mut array) } != 0 {
            return Err(failed());
        }
        if array.is_released() {
            return Ok(arrays);
        }
        arrays.push(import(array, data_type.clone())?);
    }
}

/// A column of results, which Arrow's libraries take by its capsule interface:
/// ``pyarrow.array(column)``, ``polars.Series(column)``.
#[pyclass(frozen, sequence, module = "iri_grammar")]
pub struct Column(pub ArrayRef);

#[pymethods]
impl Column {
    #[pyo3(signature = (requested_schema = None))]
    fn __arrow_c_array__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        // A consumer that asks for another type casts it (the interface: best effort).
        let _ = requested_schema;
        let (array, schema) = to_ffi(&self.0.to_data()).map_err(refused)?;
        let schema = PyCapsule::new_with_value(py, schema, c"arrow_schema")?;
        let array = PyCapsule::new_with_value(py, array, c"arrow_array")?;
        PyTuple::new(py, [schema, array])
    }

    fn __len__(&self) -> usize {
        self.0.len()
    }

    /// The values as a list: bool, str, or dict of a struct.
    fn to_list<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        values(py, &self.0)
    }

    fn __repr__(&self) -> String {
        format!("<Column of {}, {} values>", self.0.data_type(), self.0.len())
    }
}

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
            let rows = lists.iter().map(|row| row.map(|row| values(py, &row)).transpose());
            PyList::new(py, rows.collect::<PyResult<Vec<_>>>()?)
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
        other => Err(PyTypeError::new_err(format!("no list is made of {other}"))),
    }
}
