//! Lines of an ABNF that are too long, in several lines. All else stays as its author laid it out.

use super::document::Document;
use abnf_lab::{LINE_WIDTH, wrap_line};
use lsp_types::TextEdit;

/// The changes that put the lines of all rules into 69 columns, as far as there is white space to
/// break them at. In XML, a line with an entity stays.
///
/// # Errors
/// The document cannot be read, or would not be the same grammar.
pub fn format(document: &Document) -> Result<Vec<TextEdit>, String> {
    let before = document.read()?;
    let text = &document.text;
    let (mut edits, mut formatted, mut end) = (Vec::new(), String::new(), 0);
    for line in document.rule_lines() {
        let written = &text[line.clone()];
        if written.chars().count() <= LINE_WIDTH || document.is_xml() && written.contains('&') {
            continue;
        }
        let newline = if text[line.end..].starts_with('\r') { "\r\n" } else { "\n" };
        let new = wrap_line(written).join(newline);
        if new != written {
            formatted += &text[end..line.start];
            formatted += &new;
            end = line.end;
            edits.push(document.edit(line, &new));
        }
    }
    formatted += &text[end..];
    let after = document.with_text(formatted).read()?;
    let is_same = before.rules().iter().zip(after.rules()).all(|(old, new)| old.expr == new.expr);
    if !is_same || before.rules().len() != after.rules().len() {
        return Err("the lines of a rule cannot be broken without a change of what it says".into());
    }
    Ok(edits)
}
