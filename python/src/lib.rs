//! The compiled part of the Python package `iri_grammar`.

mod arrow;
mod columns;
mod error;
mod identifier;
mod text;

use pyo3::prelude::*;

#[pymodule]
mod _iri_grammar {
    #[pymodule_export]
    use crate::arrow::Column;
    #[pymodule_export]
    use crate::identifier::{Iri, IriReference, Uri, UriReference};
    #[pymodule_export]
    use crate::text::{
        Bidi, Found, Note, Prepared, bidi, check, find, generic_split, host, is_valid, lint,
        prepare, productions, remove_dot_segments,
    };

    /// What `iri_grammar.columns` calls.
    #[pyo3::pymodule]
    mod _columns {
        #[pymodule_export]
        use crate::columns::{
            column_host, column_to_iri, column_to_uri, components, errors, normalize, resolve,
            valid,
        };
    }
}
