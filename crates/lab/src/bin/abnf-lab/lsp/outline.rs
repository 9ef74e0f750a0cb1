//! Answers requests about the rules of a document as a whole: outline, folding and search.

use super::document::{Document, RulePlace};
use super::names::fold_name;
use lsp_types::{DocumentSymbol, FoldingRange, Location, OneOf, SymbolKind, Uri, WorkspaceSymbol};
/// The kind under which editors show a rule.
const KIND: SymbolKind = SymbolKind::FUNCTION;

/// Returns the rules of a document, for an outline.
#[allow(deprecated, reason = "the type has a member that the protocol no longer uses")]
pub fn symbols(document: &Document) -> Vec<DocumentSymbol> {
    let symbol = |RulePlace { name, rule }| DocumentSymbol {
        name: document.text[name.clone()].to_owned(),
        detail: None,
        kind: KIND,
        tags: None,
        deprecated: None,
        range: document.range(rule),
        selection_range: document.range(name),
        children: None,
    };
    document.rules().into_iter().map(symbol).collect()
}

/// Returns the lines of the rules that have several.
pub fn folds(document: &Document) -> Vec<FoldingRange> {
    let lines = document.rules().into_iter().map(|it| document.range(it.rule));
    let several = lines.filter(|range| range.start.line < range.end.line);
    let fold = |range: lsp_types::Range| FoldingRange {
        start_line: range.start.line,
        end_line: range.end.line,
        ..FoldingRange::default()
    };
    several.map(fold).collect()
}

/// Returns the rules of open documents and of the files that they import whose names contain a
/// text.
pub fn search<'d>(
    documents: impl Iterator<Item = (&'d String, &'d Document)>,
    query: &str,
) -> Vec<WorkspaceSymbol> {
    let query = fold_name(query);
    let symbol = |name: &str, location: Location| WorkspaceSymbol {
        name: name.to_owned(),
        kind: KIND,
        tags: None,
        container_name: None,
        location: OneOf::Left(location),
        data: None,
    };
    let mut found: Vec<WorkspaceSymbol> = Vec::new();
    for (uri, document) in documents {
        let Ok(uri) = uri.parse::<Uri>() else { continue };
        for RulePlace { name, .. } in document.rules() {
            let text = &document.text[name.clone()];
            if fold_name(text).contains(&query) {
                found.push(symbol(text, Location::new(uri.clone(), document.range(name))));
            }
        }
        for (name, places) in document.all_imported() {
            let is_wanted = name.contains(&query);
            let places = places.iter().filter(|_| is_wanted);
            found.extend(places.map(|place| symbol(name, place.clone())));
        }
    }
    found.dedup();
    found
}
