//! Describes the minimal automaton of a rule, in DOT and in lines of text.

use super::super::chars::CharSet;
use super::super::error::StudyError;
use super::super::lang::NOTHING;
use super::super::numbered::Numbered;
use super::super::study::Study;
use std::collections::BTreeMap;
use std::fmt::Write;

/// An automaton whose states are numbered breadth first.
struct Graph {
    /// For each state, whether a string can end there.
    accepting: Vec<bool>,
    /// The characters of each edge, by the states that it leads from and to.
    edges: BTreeMap<(usize, usize), CharSet>,
}

impl Study {
    /// Draws the minimal automaton of a rule in the language of Graphviz.
    ///
    /// # Errors
    /// There is no such rule.
    pub fn automaton_dot(&self, rule: &str) -> Result<String, StudyError> {
        let graph = self.graph(rule)?;
        let names = self.named_sets();
        let mut dot = format!("digraph \"{rule}\" {{\n  rankdir=LR;\n  start [shape=point];\n");
        for (state, &accepts) in graph.accepting.iter().enumerate() {
            let shape = if accepts { "doublecircle" } else { "circle" };
            let _ = writeln!(dot, "  {state} [shape={shape}];");
        }
        let _ = writeln!(dot, "  start -> 0;");
        for ((from, to), set) in &graph.edges {
            let text = label(set, &names).replace('\\', "\\\\").replace('"', "\\\"");
            let _ = writeln!(dot, "  {from} -> {to} [label=\"{text}\"];");
        }
        dot.push_str("}\n");
        Ok(dot)
    }

    /// Describes each state in one line: the states that it leads to, and whether a string can end
    /// there.
    pub(super) fn automaton_outline(&self, rule: &str) -> Result<Vec<String>, StudyError> {
        let (graph, names) = (self.graph(rule)?, self.named_sets());
        let line = |(state, &accepts): (usize, &bool)| {
            let edges = graph.edges.range((state, 0)..(state + 1, 0));
            let edges = edges.map(|((_, to), set)| format!("{} → {to}", label(set, &names)));
            let end = accepts.then(|| "a string can end".to_owned());
            edges.chain(end).collect::<Vec<_>>().join("; ")
        };
        Ok(graph.accepting.iter().enumerate().map(line).collect())
    }

    /// Returns the minimal automaton of a rule.
    fn graph(&self, rule: &str) -> Result<Graph, StudyError> {
        let languages = self.languages();
        let ways = languages.reachable_with_paths(self.lang(rule)?);
        let mut states = Numbered::new();
        // The ways lead to the states breadth first, so their numbers are in this order.
        ways.for_each(|(state, _)| _ = states.number(state));
        let mut edges: BTreeMap<(usize, usize), CharSet> = BTreeMap::new();
        for (from, state) in states.keys.clone().into_iter().enumerate() {
            for class in 0..languages.alphabet().len() {
                let next = languages.after(state, class);
                if next != NOTHING {
                    let set = edges.entry((from, states.number(next))).or_default();
                    *set = set.union(languages.alphabet().characters(class));
                }
            }
        }
        let accepting = states.keys.iter().map(|&state| languages.accepts_empty(state)).collect();
        Ok(Graph { accepting, edges })
    }

    /// The names and characters of the rules that are sets of more than two characters, the largest
    /// set first.
    fn named_sets(&self) -> Vec<(String, CharSet)> {
        let mut named: Vec<(String, CharSet)> = (self.grammar().rules().iter().enumerate())
            .filter_map(|(index, rule)| {
                let set = self.languages().as_characters(self.langs[index].clone().ok()?)?;
                Some((rule.name.clone(), set))
            })
            .filter(|(_, set)| set.len() > 2)
            .collect();
        named.sort_by_key(|(_, set)| std::cmp::Reverse(set.len()));
        named
    }
}

/// Returns the label of a set of characters: names of the sets that it contains, then its other
/// characters.
fn label(set: &CharSet, named_sets: &[(String, CharSet)]) -> String {
    let mut rest = set.clone();
    let mut parts = Vec::new();
    for (name, named_set) in named_sets {
        if named_set.difference(&rest).is_empty() {
            rest = rest.difference(named_set);
            parts.push(name.clone());
        }
    }
    if !rest.is_empty() {
        parts.push(rest.to_string());
    }
    parts.join(" ")
}
