//! The names and citations in prose values.

/// Returns the name that a prose value begins with, if it does: `token` of `token, see [RFC7230],
/// Section 3.2.6`.
pub(super) fn prose_name(prose: &str) -> Option<&str> {
    let prose = prose.trim().trim_start_matches(['"', '\'']);
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '-';
    let name = &prose[..prose.find(|c| !is_name(c)).unwrap_or(prose.len())];
    name.starts_with(|c: char| c.is_ascii_alphabetic()).then_some(name)
}

/// Whether prose that begins with a name means the rule of that name. Its first word can also be
/// the name of a rule by chance.
pub(super) fn names_rule(prose: &str, name: &str) -> bool {
    let rest = prose.trim().trim_start_matches(['"', '\'']).strip_prefix(name).unwrap_or("");
    let rest = rest.trim_start_matches(['"', '\'', ' ']);
    let word = rest.split(' ').next().unwrap_or("");
    rest.is_empty()
        || rest.starts_with([',', '[', '('])
        || ["see", "from", "as", "defined"].contains(&word)
}

/// Returns the numbers of the RFCs that a text cites.
pub(super) fn cited_rfcs(text: &str) -> impl Iterator<Item = &str> {
    text.match_indices("RFC").filter_map(|(at, _)| {
        let number = text[at + 3..].trim_start_matches([' ', '-', '_']);
        let end = number.find(|c: char| !c.is_ascii_digit()).unwrap_or(number.len());
        Some(&number[..end]).filter(|number| !number.is_empty())
    })
}
