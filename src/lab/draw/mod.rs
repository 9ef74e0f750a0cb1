//! Pictures of rules and of their automata.

mod automaton;
mod page;
mod railroad;

/// Text as it stands in HTML, SVG or a string of DOT.
fn escaped(text: &str) -> String {
    let mut result = String::new();
    for character in text.chars() {
        match character {
            '&' => result.push_str("&amp;"),
            '<' => result.push_str("&lt;"),
            '>' => result.push_str("&gt;"),
            '"' => result.push_str("&quot;"),
            other => result.push(other),
        }
    }
    result
}

/// The name by which the part of a page about a rule is linked to.
fn anchor(rule: &str) -> String {
    format!("rule-{rule}")
}
