//! Answers requests about rules: definitions, references, renaming and completion.

use super::diagnostics::workspace_edit;
use super::document::Document;
use super::names::{fold_name, is_name, names};
use abnf_lab::CoreGrammar;
use lsp_types::{
    CompletionItem, CompletionItemKind, Location, Position, PrepareRenameResponse, Uri,
    WorkspaceEdit,
};
use std::collections::HashSet;

/// Returns the places where the document defines the rule at a position, or else where an import
/// does.
pub fn definitions(document: &Document, uri: &Uri, position: Position) -> Vec<Location> {
    let own = locations(document, uri, position, |is_definition| is_definition);
    match document.name_at(position).filter(|_| own.is_empty()) {
        Some(name) => document.imported(&document.text[name.span.clone()]).to_vec(),
        None => own,
    }
}

/// Returns the references to the rule at a position, and with `with_definitions` its definitions,
/// too.
pub fn references(
    document: &Document,
    uri: &Uri,
    position: Position,
    with_definitions: bool,
) -> Vec<Location> {
    locations(document, uri, position, |is_definition| with_definitions || !is_definition)
}

/// Returns the occurrences of the rule at a position. `is_wanted` gets whether an occurrence is a
/// definition.
fn locations(
    document: &Document,
    uri: &Uri,
    position: Position,
    is_wanted: impl Fn(bool) -> bool,
) -> Vec<Location> {
    let Some(name) = document.name_at(position) else { return Vec::new() };
    let places = document.places(&document.text[name.span.clone()]);
    let places = places.filter(|it| is_wanted(it.is_definition));
    places.map(|it| Location::new(uri.clone(), document.range(it.span.clone()))).collect()
}

/// Returns the name at a position, or an error if its rule cannot be renamed.
pub fn renamable(document: &Document, position: Position) -> Result<PrepareRenameResponse, String> {
    let name = document.name_at(position).ok_or("no name of a rule stands here")?;
    let placeholder = document.text[name.span.clone()].to_owned();
    if is_core(&placeholder) && !document.places(&placeholder).any(|it| it.is_definition) {
        return Err(format!("`{placeholder}` is a core rule (RFC 5234 Appendix B.1)"));
    }
    let range = document.range(name.span.clone());
    Ok(PrepareRenameResponse::RangeWithPlaceholder { range, placeholder })
}

/// Renames the rule at a position everywhere.
pub fn rename(
    document: &Document,
    uri: &Uri,
    position: Position,
    new: &str,
) -> Result<WorkspaceEdit, String> {
    renamable(document, position)?;
    let name = document.name_at(position).ok_or("no name of a rule stands here")?;
    let old = &document.text[name.span.clone()];
    if !is_name(new) {
        return Err(format!(
            "`{new}` is no name of a rule: a letter, then letters, digits and '-' (RFC 5234 \
             section 4)"
        ));
    }
    let is_taken = is_core(new) || document.places(new).next().is_some();
    if fold_name(new) != fold_name(old) && is_taken {
        return Err(format!("`{new}` is the name of another rule"));
    }
    let edits = document.places(old).map(|it| document.edit(it.span.clone(), new)).collect();
    Ok(workspace_edit(uri, edits))
}

/// Returns the names of the rules of the document, of imported rules and of core rules.
pub fn completions(document: &Document) -> Vec<CompletionItem> {
    let mut known = HashSet::new();
    let own = document.occurrences().iter().filter(|it| it.is_definition).map(|it| {
        let rest = &document.text[it.span.start..];
        (document.text[it.span.clone()].to_owned(), rest.lines().next().unwrap_or("").to_owned())
    });
    let imported = document.imports().into_iter().flat_map(|(from, abnf)| {
        let defined = names(abnf).into_iter().filter(|it| it.is_definition);
        defined.map(move |it| (abnf[it.span].to_owned(), from.to_owned()))
    });
    let core = core_rules().map(|name| (name, "RFC 5234 Appendix B.1".to_owned()));
    let all = own.chain(imported).chain(core).filter(|(name, _)| known.insert(fold_name(name)));
    let item = |(label, detail)| CompletionItem {
        label,
        detail: Some(detail),
        kind: Some(CompletionItemKind::VARIABLE),
        ..CompletionItem::default()
    };
    all.map(item).collect()
}

/// Returns the names of the core rules of RFC 5234 Appendix B.1: the names in upper case.
fn core_rules() -> impl Iterator<Item = String> {
    let names = CoreGrammar::find("rfc5234").map(|core| core.grammar().rules().to_vec());
    let names = names.into_iter().flatten().map(|rule| rule.name);
    names.filter(|name| name.chars().all(|c| c.is_ascii_uppercase()))
}

/// Whether a name is that of a core rule.
fn is_core(name: &str) -> bool {
    core_rules().any(|core| core.eq_ignore_ascii_case(name))
}
