//! What the benchmarks share: the folder of texts, and the measurements of criterion.

use std::path::{Path, PathBuf};

/// The folder with identifiers of real pages, which may not exist.
#[allow(dead_code)]
pub fn corpus() -> PathBuf {
    let beside = || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../shared");
    std::env::var_os("IRI_SHARED").map_or_else(beside, PathBuf::from).join("corpus")
}

/// The median of a function in a group that was just measured, in nanoseconds; `None` if it was not
/// measured.
pub fn median(group: &str, function: impl AsRef<Path>) -> Option<f64> {
    let target = std::env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into());
    let result = Path::new(&target).join("criterion").join(group).join(function);
    let json = std::fs::read_to_string(result.join("new/estimates.json")).ok()?;
    let estimates: serde_json::Value = serde_json::from_str(&json).ok()?;
    estimates["median"]["point_estimate"].as_f64()
}
