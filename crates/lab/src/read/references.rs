//! Finds the RFCs that a document means by the tags of its list of references.

use super::page::{is_markdown, is_xml};

/// Returns for each tag such as `[URI]` that the ABNF of a document has, and that is not the number
/// of an RFC itself, the number of the RFC that the list of references gives it.
pub(super) fn rfcs_by_tag(document: &str, abnf: &str) -> Vec<(String, String)> {
    let mut found: Vec<(String, String)> = Vec::new();
    for (_, rest) in abnf.match_indices('[').map(|(at, _)| abnf.split_at(at + 1)) {
        let Some((tag, _)) = rest.split_once(']') else { continue };
        let is_tag = !tag.is_empty()
            && tag.len() <= 40
            && tag.chars().all(|c| c.is_ascii_alphanumeric() || "-._:+".contains(c))
            && !tag.strip_prefix("RFC").is_some_and(|it| it.chars().all(|c| c.is_ascii_digit()));
        // In ABNF, `[a]` is an optional rule: only a tag of the list has a number.
        if is_tag
            && found.iter().all(|(known, _)| known != tag)
            && let Some(number) = rfc_number(document, tag)
        {
            found.push((tag.to_owned(), number.to_owned()));
        }
    }
    found
}

/// Returns the number of the RFC that a document means by a tag.
fn rfc_number<'d>(document: &'d str, tag: &str) -> Option<&'d str> {
    let number_after = |text: &'d str, mark: &str| {
        let (_, rest) = text.split_once(mark)?;
        let rest = rest.trim_start_matches([' ', '\u{A0}', '"']);
        let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        (end > 0).then(|| &rest[..end])
    };
    if is_xml(document) {
        let (_, rest) = document.split_once(&format!("anchor=\"{tag}\""))?;
        let reference = rest.split("</reference>").next()?;
        let (_, info) = reference.split_once("<seriesInfo name=\"RFC\"")?;
        return number_after(info, "value=");
    }
    if is_markdown(document) {
        // The front matter, and references within the text: `{{!URI=RFC3986}}`.
        let lines = document.lines().filter_map(|line| {
            let value = line.trim().strip_prefix(tag)?.strip_prefix(':')?.trim();
            value.starts_with("RFC").then(|| number_after(value, "RFC")).flatten()
        });
        let inside = ["!", "?", ""].map(|sign| format!("{{{{{sign}{tag}=RFC"));
        return lines.chain(inside.iter().filter_map(|it| number_after(document, it))).next();
    }
    // An entry begins with its tag, and ends before an empty line.
    let begins = format!("[{tag}]");
    let entries = document.match_indices(&begins).filter_map(|(at, _)| {
        let line_start = document[..at].rfind('\n').map_or(0, |end| end + 1);
        let entry = &document[at + begins.len()..];
        let entry = entry.split("\n\n").next()?.split("\r\n\r\n").next()?;
        document[line_start..at].trim().is_empty().then_some(entry)
    });
    entries.filter_map(|entry| number_after(entry, "RFC")).next()
}
