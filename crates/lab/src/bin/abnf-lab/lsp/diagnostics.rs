//! Converts findings to diagnostics, and their fixes to code actions.

use super::document::Document;
use abnf_lab::{LintFinding, LintFix, LintLevel};
use lsp_types::{
    CodeAction, CodeActionKind, CodeActionOrCommand, Diagnostic, DiagnosticSeverity,
    NumberOrString, Range, TextEdit, Uri, WorkspaceEdit,
};

/// Returns the findings of a document, or the error if it cannot be read.
pub fn diagnostics(document: &Document) -> Vec<Diagnostic> {
    match document.findings() {
        Ok(findings) => findings.iter().map(|finding| diagnostic(document, finding)).collect(),
        Err(error) => vec![Diagnostic {
            range: document.range(error.place().span.clone()),
            severity: Some(DiagnosticSeverity::ERROR),
            source: Some("abnf-lab".to_owned()),
            message: error.message(),
            ..Diagnostic::default()
        }],
    }
}

/// Converts a finding.
fn diagnostic(document: &Document, finding: &LintFinding) -> Diagnostic {
    Diagnostic {
        range: document.range(finding.place.span.clone()),
        severity: Some(match finding.level {
            LintLevel::Error => DiagnosticSeverity::ERROR,
            LintLevel::Warning => DiagnosticSeverity::WARNING,
            _ => DiagnosticSeverity::INFORMATION,
        }),
        code: Some(NumberOrString::String(finding.kind.name().to_owned())),
        source: Some("abnf-lab".to_owned()),
        message: finding.message.clone(),
        ..Diagnostic::default()
    }
}

/// Returns an action for each fix of a finding in a range. If the document has several fixes, there
/// is also one action for all of them.
pub fn actions(document: &Document, uri: &Uri, range: Range) -> Vec<CodeActionOrCommand> {
    let findings = document.findings().unwrap_or_default();
    let fixes = || findings.iter().filter_map(|it| it.fix.as_ref().map(|fix| (it, fix)));
    let action = |(finding, fix): (&LintFinding, &LintFix)| {
        let diagnostic = diagnostic(document, finding);
        let is_here = diagnostic.range.start <= range.end && range.start <= diagnostic.range.end;
        is_here.then(|| CodeAction {
            title: match &*fix.text {
                "" => format!("Remove `{}`", &document.text[fix.span.clone()]),
                text => format!("Replace with `{text}`"),
            },
            kind: Some(CodeActionKind::QUICKFIX),
            diagnostics: Some(vec![diagnostic]),
            edit: Some(workspace_edit(uri, vec![document.edit(fix.span.clone(), &fix.text)])),
            ..CodeAction::default()
        })
    };
    let mut actions: Vec<CodeAction> = fixes().filter_map(action).collect();
    let (mut edits, mut end) = (Vec::new(), 0);
    for (_, fix) in fixes() {
        // If two fixes overlap, the first one counts, as for `lint --fix`.
        if fix.span.start >= end {
            edits.push(document.edit(fix.span.clone(), &fix.text));
            end = fix.span.end;
        }
    }
    if edits.len() > 1 {
        actions.push(CodeAction {
            title: format!("Apply all {} fixes", edits.len()),
            kind: Some(CodeActionKind::SOURCE_FIX_ALL),
            edit: Some(workspace_edit(uri, edits)),
            ..CodeAction::default()
        });
    }
    actions.into_iter().map(CodeActionOrCommand::CodeAction).collect()
}

/// Returns an edit of one document.
#[allow(clippy::mutable_key_type, reason = "the protocol has URIs as keys")]
pub fn workspace_edit(uri: &Uri, edits: Vec<TextEdit>) -> WorkspaceEdit {
    WorkspaceEdit::new([(uri.clone(), edits)].into_iter().collect())
}
