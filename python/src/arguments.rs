//! Arguments of functions: their errors name the function, the argument and what was expected.

use crate::error::characters;
use pyo3::exceptions::{PyOverflowError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyInt, PyList, PyString, PyTuple};
use std::borrow::Cow;

/// The name of an option's value, such as that of a grammar.
pub type Name = Cow<'static, str>;

/// A type of arguments.
pub trait Type: Sized {
    /// Returns the types of Python that are accepted, such as `str or None`.
    fn expected() -> String;

    /// Converts a value.
    fn convert(value: &Bound<'_, PyAny>) -> Result<Self, Wrong>;
}

/// Why a value is not converted.
pub enum Wrong {
    /// The value, or one inside it, has another type, which has this name.
    Type(String),
    /// An integer, written like this, is below zero or too large.
    Range(String),
    /// A text has a lone surrogate.
    Raised(PyErr),
}

impl Wrong {
    /// Returns that a value has the wrong type.
    fn of(value: &Bound<'_, PyAny>) -> Self {
        Wrong::Type(type_name(value))
    }
}

/// Returns the name of the type of a value.
pub fn type_name(value: &Bound<'_, PyAny>) -> String {
    let name = value.get_type().name();
    name.map_or_else(|_| "another type".to_owned(), |name| name.to_string())
}

/// Returns the error for an argument of a wrong type.
pub fn wrong_type(function: &str, argument: &str, expected: &str, found: &str) -> PyErr {
    PyTypeError::new_err(format!("{function}({argument}=...): expected {expected}, not {found}"))
}

/// Converts an argument of a function.
pub fn argument<T: Type>(value: &Bound<'_, PyAny>, function: &str, argument: &str) -> PyResult<T> {
    T::convert(value).map_err(|wrong| match wrong {
        Wrong::Type(found) => wrong_type(function, argument, &T::expected(), &found),
        Wrong::Range(number) => PyOverflowError::new_err(format!(
            "{function}({argument}=...): expected an int from 0 to {}, not {number}",
            usize::MAX
        )),
        Wrong::Raised(error) => error,
    })
}

/// Returns the text of an argument, without a copy.
pub fn text_of<'t>(
    value: &'t Bound<'_, PyAny>,
    function: &str,
    argument: &str,
) -> PyResult<Cow<'t, str>> {
    let text = value
        .cast::<PyString>()
        .map_err(|_| wrong_type(function, argument, "str", &type_name(value)))?;
    characters(text)
}

/// An argument that may be absent.
pub enum Given<'py> {
    Absent,
    /// A value whose type is not checked yet.
    Value(Bound<'py, PyAny>),
}

impl<'py> FromPyObject<'_, 'py> for Given<'py> {
    type Error = PyErr;

    fn extract(value: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        Ok(Given::Value(value.to_owned()))
    }
}

impl Given<'_> {
    /// Converts the argument; returns `default` if it is absent.
    pub fn or<T: Type>(&self, default: T, function: &str, name: &str) -> PyResult<T> {
        match self {
            Given::Absent => Ok(default),
            Given::Value(value) => argument(value, function, name),
        }
    }
}

/// Converts arguments of a function, with their defaults if they may be absent.
macro_rules! arguments {
    ($function:expr; $($name:ident: $type:ty = $default:expr),+ $(,)?) => {
        $(let $name: $type = $name.or($default, $function, stringify!($name))?;)+
    };
    ($function:expr; $($name:ident: $type:ty),+ $(,)?) => {
        $(let $name: $type = $crate::arguments::argument($name, $function, stringify!($name))?;)+
    };
}
pub(crate) use arguments;

impl Type for String {
    fn expected() -> String {
        "str".to_owned()
    }

    fn convert(value: &Bound<'_, PyAny>) -> Result<Self, Wrong> {
        let text = value.cast::<PyString>().map_err(|_| Wrong::of(value))?;
        Ok(characters(text).map_err(Wrong::Raised)?.into_owned())
    }
}

impl Type for Name {
    fn expected() -> String {
        String::expected()
    }

    fn convert(value: &Bound<'_, PyAny>) -> Result<Self, Wrong> {
        String::convert(value).map(Cow::Owned)
    }
}

impl Type for bool {
    fn expected() -> String {
        "bool".to_owned()
    }

    fn convert(value: &Bound<'_, PyAny>) -> Result<Self, Wrong> {
        value.extract().map_err(|_| Wrong::of(value))
    }
}

impl Type for usize {
    fn expected() -> String {
        "int".to_owned()
    }

    fn convert(value: &Bound<'_, PyAny>) -> Result<Self, Wrong> {
        value.extract().map_err(|_| match value.cast::<PyInt>() {
            Ok(number) => Wrong::Range(number.to_string()),
            Err(_) => Wrong::of(value),
        })
    }
}

/// Octets.
impl Type for Vec<u8> {
    fn expected() -> String {
        "bytes".to_owned()
    }

    fn convert(value: &Bound<'_, PyAny>) -> Result<Self, Wrong> {
        Ok(value.cast::<PyBytes>().map_err(|_| Wrong::of(value))?.as_bytes().to_vec())
    }
}

impl<T: Type> Type for Option<T> {
    fn expected() -> String {
        format!("{} or None", T::expected())
    }

    fn convert(value: &Bound<'_, PyAny>) -> Result<Self, Wrong> {
        if value.is_none() { Ok(None) } else { T::convert(value).map(Some) }
    }
}

impl<T: Type> Type for Vec<T> {
    fn expected() -> String {
        format!("a tuple or list of {}", T::expected())
    }

    fn convert(value: &Bound<'_, PyAny>) -> Result<Self, Wrong> {
        if let Ok(items) = value.cast::<PyTuple>() {
            items.iter().map(|item| T::convert(&item)).collect()
        } else {
            let items = value.cast::<PyList>().map_err(|_| Wrong::of(value))?;
            items.iter().map(|item| T::convert(&item)).collect()
        }
    }
}

/// Implements [`Type`] for tuples.
macro_rules! tuples {
    ($(($($type:ident $index:literal),+) of $length:literal;)+) => { $(
        impl<$($type: Type),+> Type for ($($type,)+) {
            fn expected() -> String {
                format!("({})", [$($type::expected()),+].join(", "))
            }

            fn convert(value: &Bound<'_, PyAny>) -> Result<Self, Wrong> {
                let items = value.cast::<PyTuple>().ok().filter(|items| items.len() == $length);
                let items = items.ok_or_else(|| Wrong::of(value))?;
                let item = |index| items.get_item(index).map_err(Wrong::Raised);
                Ok(($($type::convert(&item($index)?)?,)+))
            }
        }
    )+ };
}

tuples! {
    (A 0, B 1) of 2;
    (A 0, B 1, C 2) of 3;
}
