//! The compiled part of the Python package `iri_grammar`.

mod arguments;
mod arrow;
mod building;
mod columns;
mod compat;
mod error;
mod identifier;
mod options;
mod rows;
mod schemes;
mod text;

use pyo3::prelude::*;

#[pymodule]
mod _iri_grammar {
    #[pymodule_export]
    use crate::arrow::Column;
    #[pymodule_export]
    use crate::identifier::{
        IriMethods, IriReferenceMethods, Methods, UriMethods, UriReferenceMethods,
    };
    #[pymodule_export]
    use crate::text::{
        Bidi, Found, Note, Prepared, bidi, check, find, generic_split, host, is_valid, lint,
        prepare, productions, remove_dot_segments,
    };

    #[allow(non_upper_case_globals)]
    #[pymodule_export]
    const __version__: &str = env!("CARGO_PKG_VERSION");

    /// The functions that `iri_grammar.columns` calls.
    #[pyo3::pymodule]
    mod _columns {
        #[pymodule_export]
        use crate::columns::{
            column_bidi, column_find, column_host, column_lint, column_prepare, column_to_iri,
            column_to_uri, components, equivalent, errors, normalize, relative, resolve,
            scheme_errors, scheme_parts, scheme_valid, valid,
        };
    }

    /// The functions that only `iri_grammar.table` calls.
    #[pyo3::pymodule]
    mod _table {
        #[pymodule_export]
        use crate::columns::table::{codes, keys, part_names, reasons};
    }

    /// The functions that `iri_grammar.schemes` calls.
    #[pyo3::pymodule]
    mod _schemes {
        #[pymodule_export]
        use crate::schemes::{build, check, names, parse, parts};
    }

    /// The functions that `iri_grammar.compat` calls.
    #[pyo3::pymodule]
    mod _compat {
        #[pymodule_export]
        use crate::compat::{parts, spans};

        #[pymodule_export]
        const PARTS: [&str; 17] = crate::compat::PARTS;
    }
}
