//! The names and citations in prose values.

use super::expr::is_in_rulename;

/// Returns the name that a prose value begins with, if it does: `token` of `token, see [RFC7230],
/// Section 3.2.6`.
pub(super) fn prose_name(prose: &str) -> Option<&str> {
    let prose = prose.trim().trim_start_matches(['"', '\'']);
    let name = &prose[..prose.find(|c| !is_in_rulename(c)).unwrap_or(prose.len())];
    name.starts_with(|c: char| c.is_ascii_alphabetic()).then_some(name)
}

/// Whether `prose`, which begins with `name`, means the rule of that name: the word can also be the
/// name of a rule by chance.
pub(super) fn names_rule(prose: &str, name: &str) -> bool {
    let Some(rest) = prose.trim().trim_start_matches(['"', '\'']).strip_prefix(name) else {
        return false;
    };
    let rest = rest.trim_start_matches(['"', '\'', ' ']);
    let word = rest.split(' ').next().unwrap_or("");
    rest.is_empty()
        || rest.starts_with([',', '[', '('])
        || ["see", "from", "as", "defined"].contains(&word)
}

/// Returns the line that tells a reader of ABNF which RFC a tag such as `[URI]` is.
pub(super) fn tag_line(tag: &str, number: &str) -> String {
    format!("; [{tag}] is RFC {number}\n")
}

/// Returns the tags that lines of an ABNF [explain](tag_line), each with the number of its RFC.
pub(super) fn explained_tags(text: &str) -> Vec<(&str, &str)> {
    let lines = text.lines().filter_map(|line| line.strip_prefix("; ["));
    lines.filter_map(|line| line.split_once("] is RFC ")).collect()
}

/// Returns a text in which each tag is that of its RFC: `[RFC3986]` for `[URI]`.
pub(super) fn with_rfc_numbers(text: &str, tags: &[(&str, &str)]) -> String {
    tags.iter().fold(text.to_owned(), |text, (tag, number)| {
        text.replace(&format!("[{tag}]"), &format!("[RFC{number}]"))
    })
}

/// Returns the tag in the first square brackets of a text, such as `URI` of `see [URI]`.
pub(super) fn bracketed_tag(text: &str) -> Option<&str> {
    let (_, rest) = text.split_once('[')?;
    rest.split_once(']').map(|(tag, _)| tag)
}

/// Returns the numbers of the RFCs that a text cites.
pub(super) fn cited_rfcs(text: &str) -> impl Iterator<Item = &str> {
    text.match_indices("RFC").filter_map(|(at, _)| {
        let number = text[at + 3..].trim_start_matches([' ', '-', '_']);
        let end = number.find(|c: char| !c.is_ascii_digit()).unwrap_or(number.len());
        Some(&number[..end]).filter(|number| !number.is_empty())
    })
}
