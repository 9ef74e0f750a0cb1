//! The examples of identifiers in the documents of the schemes: each is accepted, or is in
//! `rejected.txt` with the reason.

use crate::support::{shared, skipped};
use iri_grammar::Iri;
use iri_schemes::Scheme;
use iri_schemes::source::Source;
use std::collections::{BTreeMap, BTreeSet};

/// Returns the texts of a document that begin with the name of a scheme and `:`, as far as they can be
/// identifiers, without the punctuation of the sentence.
fn examples<'d>(document: &'d str, scheme: &str) -> BTreeSet<&'d str> {
    const CLOSING: [char; 10] = ['.', ',', ';', ':', ')', '\'', '"', '!', ']', '*'];
    let start = format!("{scheme}:");
    let is_of_scheme = |c: char| c.is_ascii_alphanumeric() || "+-.:/%_\"".contains(c);
    let mut found = BTreeSet::new();
    for (at, _) in document.match_indices(&start) {
        if document[..at].ends_with(is_of_scheme) {
            continue;
        }
        let rest = &document[at..];
        let end = rest.find(|c: char| c.is_whitespace() || "<>\"{}|\\^`".contains(c));
        let (text, after) = rest.split_at(end.unwrap_or(rest.len()));
        let text = text.trim_end_matches(CLOSING);
        // A form such as `imap://<iserver>/`, or only the name.
        if after.starts_with(['<', '{', '"']) || text.len() <= start.len() {
            continue;
        }
        found.insert(text);
    }
    found
}

#[test]
fn examples_of_the_documents_are_accepted_or_listed() {
    let listed: BTreeMap<(&str, &str), &str> = include_str!("rejected.txt")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            let mut columns = line.split('\t');
            let mut next = || columns.next().unwrap_or_else(|| panic!("{line}"));
            ((next(), next()), next())
        })
        .collect();
    let (mut accepted, mut rejected, mut missing) = (0, BTreeMap::new(), false);
    for scheme in Scheme::all() {
        let source = Source::read(scheme.grammar()).unwrap();
        let documents: BTreeSet<&str> =
            source.rules.iter().map(|rule| &*rule.origin.document).collect();
        for name in documents {
            let number = name.strip_prefix("RFC ").unwrap();
            let Some(document) = shared(&format!("spec/rfc/rfc{number}.txt")) else {
                missing = true;
                skipped(format_args!("not at hand: {name}"));
                continue;
            };
            for example in examples(&document, scheme.name()) {
                let why = match Iri::new(example) {
                    Err(error) => error.to_string(),
                    Ok(iri) => match scheme.check(iri) {
                        Ok(()) => {
                            accepted += 1;
                            continue;
                        }
                        Err(error) => error.to_string(),
                    },
                };
                rejected.insert((name.to_owned(), example.to_owned()), why);
            }
        }
    }
    if missing {
        return;
    }
    let unlisted: Vec<String> = rejected
        .iter()
        .filter(|((name, example), _)| !listed.contains_key(&(&**name, &**example)))
        .map(|((name, example), why)| format!("{name}\t{example}\t{why}"))
        .collect();
    assert!(unlisted.is_empty(), "{}", unlisted.join("\n"));
    let is_accepted = |(name, example): &&(&str, &str)| {
        !rejected.contains_key(&((*name).to_owned(), (*example).to_owned()))
    };
    let stale: Vec<&(&str, &str)> = listed.keys().filter(is_accepted).collect();
    assert!(stale.is_empty(), "accepted, or not in the document: {stale:?}");
    assert!(accepted > 400, "{accepted}");
}
