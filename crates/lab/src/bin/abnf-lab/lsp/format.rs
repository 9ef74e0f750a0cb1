//! Breaks lines of ABNF that are too long. Everything else keeps its layout.

use super::document::Document;
use abnf_lab::{LINE_WIDTH, wrap_line};
use lsp_types::TextEdit;

/// Returns the edits that break the lines of all rules at 69 columns, if there is white space to
/// break them at. In XML, a line with an entity stays as it is, and so do the lines of a rule that
/// cannot be read.
///
/// # Errors
/// The document cannot be read, or the edits would change the grammar.
pub fn format(document: &Document) -> Result<Vec<TextEdit>, String> {
    let unreadable = "no rule can be read";
    let before = document.grammar().ok_or(unreadable)?;
    let text = &document.text;
    // `end` is the end of the last line that was edited.
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
    let after = document.with_text(formatted).grammar().ok_or(unreadable)?;
    let is_same = before.rules().iter().zip(after.rules()).all(|(old, new)| old.expr == new.expr);
    if !is_same || before.rules().len() != after.rules().len() {
        return Err("the lines of a rule cannot be broken without a change of what it says".into());
    }
    Ok(edits)
}
