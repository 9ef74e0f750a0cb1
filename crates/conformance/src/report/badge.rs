//! The badge of an implementation, as the endpoint of shields.io reads it.

use super::Implementation;
use super::overview::{grade, share};
use serde_json::{Value, json};

/// Returns the badge. It names the version and the day.
pub fn badge(it: &Implementation) -> Value {
    let total = it.results.total();
    let color = match grade(total) {
        "full" => "brightgreen",
        "most" => "green",
        "half" => "yellow",
        _ => "orange",
    };
    let message = format!(
        "{} of {} cases as the RFCs say ({})",
        share(total),
        total.judged(),
        it.results.date
    );
    json!({
        "schemaVersion": 1,
        "label": it.title(),
        "message": message,
        "color": color,
    })
}
