//! Tables of examples, in TOML.

use serde::de::DeserializeOwned;
use std::collections::BTreeMap;

/// The rows of a file that has one array of tables; at least one row.
pub fn rows<R: DeserializeOwned>(toml: &str) -> Vec<R> {
    let arrays: BTreeMap<String, Vec<R>> = toml::from_str(toml).unwrap();
    let rows: Vec<R> = arrays.into_values().flatten().collect();
    assert!(!rows.is_empty());
    rows
}
