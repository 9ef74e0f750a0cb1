//! Compares the components of the tables with those of pest's own parser: one text through each
//! transition.

use documents::{Compiled, DOCUMENTS};
use iri_grammar::{Components, Grammar};
use states::Automaton;
use std::collections::VecDeque;

// The automata that the tables are generated from.
#[path = "../../src/bin/generate/documents.rs"]
#[allow(dead_code)]
mod documents;
#[path = "../../../../src/grammar/rows.rs"]
#[allow(dead_code)]
mod rows;
#[path = "../../src/bin/generate/states.rs"]
#[allow(dead_code)]
mod states;

/// pest's own parser accepts the shortest text through each transition of each table, and the typed
/// nodes of its tree are the same components.
#[test]
fn the_shortest_text_through_each_transition_is_what_pest_takes() {
    for (grammar, document) in Grammar::ALL.into_iter().zip(&*DOCUMENTS) {
        let pest = [Grammar::core_pest(), grammar.pest()].concat();
        let compiled = Compiled::new(document, &pest);
        let productions = grammar.core_rules().chain(grammar.productions());
        let mut count = 0;
        for (production, automaton) in productions.zip(&compiled.automata) {
            for text in texts(automaton) {
                let tree = production.parse(&text).unwrap();
                let components = production.components(&text).unwrap();
                assert_eq!(tree.components(), components, "{production:?} {text:?}");
                let spans = tree.components().spans();
                assert_eq!(spans, components.spans(), "{production:?} {text:?}");
                let host = |components: Components<'_>| components.host().map(|host| host.form());
                let forms = |components| (host(components), components.path().form());
                assert_eq!(forms(tree.components()), forms(components), "{production:?} {text:?}");
                count += 1;
            }
        }
        assert!(count > 2000, "{grammar}: {count}");
    }
}

/// The shortest text through each transition of an automaton, for both ends of each range of
/// characters, and through each end.
fn texts(automaton: &Automaton) -> Vec<String> {
    let examples = |symbol: usize| -> Vec<String> {
        match automaton.classes.get(symbol) {
            Some(class) => class
                .code_points()
                .iter()
                .flat_map(|&(first, last)| [first, last].map(|code| char::from_u32(code).unwrap()))
                .map(String::from)
                .collect(),
            None => texts(&automaton.inner[symbol - automaton.classes.len()]),
        }
    };
    let shortest = |symbol: usize| examples(symbol).into_iter().min_by_key(String::len).unwrap();
    let first: Vec<String> =
        (0..automaton.classes.len() + automaton.tokens.len()).map(shortest).collect();
    let begin = beginnings(automaton, &first);
    let end = completions(automaton, &first);
    let mut texts = Vec::new();
    for (at, state) in automaton.states.iter().enumerate() {
        if state.accepts.is_some() {
            texts.push(begin[at].clone());
        }
        for (symbol, to) in state.next.iter().enumerate() {
            let Some(to) = to else { continue };
            for example in examples(symbol) {
                texts.push(format!("{}{example}{}", begin[at], end[to.target]));
            }
        }
    }
    texts
}

/// A shortest text to each state.
fn beginnings(automaton: &Automaton, first: &[String]) -> Vec<String> {
    let mut texts: Vec<Option<String>> = vec![None; automaton.states.len()];
    texts[0] = Some(String::new());
    let mut queue = VecDeque::from([0]);
    while let Some(at) = queue.pop_front() {
        for (symbol, to) in automaton.states[at].next.iter().enumerate() {
            if let Some(to) = to
                && texts[to.target].is_none()
            {
                texts[to.target] =
                    Some(format!("{}{}", texts[at].as_ref().unwrap(), first[symbol]));
                queue.push_back(to.target);
            }
        }
    }
    texts.into_iter().map(|text| text.unwrap()).collect()
}

/// A shortest text from each state to an end.
fn completions(automaton: &Automaton, first: &[String]) -> Vec<String> {
    let ends = automaton.states.iter().map(|state| state.accepts.as_ref().map(|_| String::new()));
    let mut texts: Vec<Option<String>> = ends.collect();
    while texts.contains(&None) {
        let before = texts.clone();
        for (at, state) in
            automaton.states.iter().enumerate().filter(|&(at, _)| before[at].is_none())
        {
            let ways = state.next.iter().enumerate().filter_map(|(symbol, to)| {
                Some(format!("{}{}", first[symbol], before[to.as_ref()?.target].as_ref()?))
            });
            texts[at] = ways.min_by_key(String::len);
        }
    }
    texts.into_iter().map(|text| text.unwrap()).collect()
}
