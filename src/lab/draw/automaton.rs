//! The minimal automaton of a rule, as DOT and as SVG.

use std::collections::{BTreeMap, HashMap};
use std::fmt::Write;

use super::super::chars::CharSet;
use super::super::languages::{Lang, NOTHING};
use super::super::study::{Study, StudyError};
use super::escaped;

const COLUMN: usize = 170;
const ROW: usize = 70;
const RADIUS: usize = 16;
const LABEL: usize = 24;

/// The states of an automaton, numbered breadth first, and the edges between
/// them with what leads along them.
struct Graph {
    accepting: Vec<bool>,
    edges: BTreeMap<(usize, usize), CharSet>,
}

impl Study {
    /// The minimal automaton of a rule in the language of Graphviz.
    ///
    /// # Errors
    /// There is no such rule.
    pub fn automaton_dot(&self, rule: &str) -> Result<String, StudyError> {
        let graph = self.graph(self.lang(rule)?);
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

    /// The minimal automaton of a rule as a picture that is read from left to
    /// right; what goes back is drawn below. A label that is too long is cut; the
    /// whole stands in its title.
    ///
    /// # Errors
    /// There is no such rule.
    pub fn automaton_svg(&self, rule: &str) -> Result<String, StudyError> {
        let graph = self.graph(self.lang(rule)?);
        let places = places(&graph);
        let width = places.iter().map(|&(x, _)| x).max().unwrap_or(0) + COLUMN;
        let height = places.iter().map(|&(_, y)| y).max().unwrap_or(0) + ROW;
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
             width=\"{width}\" height=\"{height}\" font-family=\"sans-serif\" font-size=\"11\">\n\
             <title>{}</title>\n\
             <defs><marker id=\"tip\" viewBox=\"0 0 10 10\" refX=\"10\" refY=\"5\" \
             markerWidth=\"7\" markerHeight=\"7\" orient=\"auto\">\
             <path d=\"M0 0L10 5L0 10z\"/></marker></defs>\n",
            escaped(rule)
        );
        let names = self.named_sets();
        for (&(from, to), set) in &graph.edges {
            write_edge(&mut svg, places[from], places[to], &label(set, &names));
        }
        for (state, &(x, y)) in places.iter().enumerate() {
            write_state(&mut svg, state, graph.accepting[state], x, y);
        }
        svg.push_str("</svg>\n");
        Ok(svg)
    }

    fn graph(&self, lang: Lang) -> Graph {
        let languages = self.languages();
        let alphabet = languages.alphabet();
        let mut number = HashMap::from([(lang, 0)]);
        let mut states = vec![lang];
        let mut edges: BTreeMap<(usize, usize), CharSet> = BTreeMap::new();
        let mut at = 0;
        while at < states.len() {
            for class in alphabet.by_preference() {
                let next = languages.after(states[at], class);
                if next == NOTHING {
                    continue;
                }
                let to = *number.entry(next).or_insert_with(|| {
                    states.push(next);
                    states.len() - 1
                });
                let set = edges.entry((at, to)).or_default();
                *set = set.union(alphabet.characters(class));
            }
            at += 1;
        }
        Graph {
            accepting: states.iter().map(|&state| languages.accepts_empty(state)).collect(),
            edges,
        }
    }

    /// The rules that are sets of characters, the largest first.
    fn named_sets(&self) -> Vec<(String, CharSet)> {
        let mut named: Vec<(String, CharSet)> = (self.grammar().rules().iter().enumerate())
            .filter_map(|(index, rule)| {
                let set = self.languages().as_characters(self.compiled().rule(index))?;
                Some((rule.name.clone(), set))
            })
            .filter(|(_, set)| set.len() > 2)
            .collect();
        named.sort_by_key(|(_, set)| std::cmp::Reverse(set.len()));
        named
    }
}

/// A set in the words of the grammar as far as it has some.
fn label(set: &CharSet, names: &[(String, CharSet)]) -> String {
    let mut left = set.clone();
    let mut parts = Vec::new();
    for (name, named) in names {
        if named.difference(&left).is_empty() {
            left = left.difference(named);
            parts.push(name.clone());
        }
    }
    if !left.is_empty() {
        parts.push(left.to_string());
    }
    parts.join(" ")
}

/// Each state to the right of all that lead to it but for the edges that go back,
/// and the states of a column one below the other.
fn places(graph: &Graph) -> Vec<(usize, usize)> {
    let count = graph.accepting.len();
    let mut targets = vec![Vec::new(); count];
    for &(from, to) in graph.edges.keys() {
        targets[from].push(to);
    }
    let mut column = vec![0; count];
    for state in forward_order(&targets) {
        for &to in &targets[state.number] {
            if !state.goes_back_to.contains(&to) {
                column[to] = column[to].max(column[state.number] + 1);
            }
        }
    }
    let mut in_column: HashMap<usize, usize> = HashMap::new();
    column
        .into_iter()
        .map(|column| {
            let row = in_column.entry(column).or_default();
            *row += 1;
            // A slant keeps straight edges off the states in between.
            (column * COLUMN + COLUMN / 3, *row * ROW + column % 3 * ROW / 4)
        })
        .collect()
}

struct Ordered {
    number: usize,
    goes_back_to: Vec<usize>,
}

/// The states depth first, so that each comes before those that it leads to by an
/// edge that does not go back.
fn forward_order(targets: &[Vec<usize>]) -> Vec<Ordered> {
    let mut seen = vec![false; targets.len()];
    let mut open = vec![false; targets.len()];
    let mut finished = Vec::new();
    let mut path = vec![(0, 0, Vec::new())];
    while let Some((state, next, back)) = path.last_mut() {
        seen[*state] = true;
        open[*state] = true;
        match targets[*state].get(*next) {
            Some(&to) => {
                *next += 1;
                if open[to] {
                    back.push(to);
                } else if !seen[to] {
                    path.push((to, 0, Vec::new()));
                }
            }
            None => {
                open[*state] = false;
                finished.push(Ordered { number: *state, goes_back_to: std::mem::take(back) });
                path.pop();
            }
        }
    }
    finished.reverse();
    finished
}

fn write_state(svg: &mut String, state: usize, accepts: bool, x: usize, y: usize) {
    let circle = |radius: usize| {
        format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"white\" stroke=\"black\"/>")
    };
    svg.push_str(&circle(RADIUS));
    if accepts {
        svg.push_str(&circle(RADIUS - 4));
    }
    let _ = writeln!(svg, "<text x=\"{x}\" y=\"{}\" text-anchor=\"middle\">{state}</text>", y + 4);
}

fn write_edge(svg: &mut String, from: (usize, usize), to: (usize, usize), label: &str) {
    let (x1, y1) = (from.0 as i64, from.1 as i64);
    let (x2, y2) = (to.0 as i64, to.1 as i64);
    let r = RADIUS as i64;
    let (path, x, y) = if from == to {
        let path = format!(
            "M{} {}C{} {} {} {} {} {}",
            x1 - 8,
            y1 - r + 2,
            x1 - 20,
            y1 - 45,
            x1 + 20,
            y1 - 45,
            x1 + 8,
            y1 - r + 2
        );
        (path, x1, y1 - 38)
    } else if x2 > x1 {
        // Over the states of the columns in between.
        let columns = (x2 - x1) / COLUMN as i64;
        let bend = ((y1 + y2) / 2 - 60 * (columns - 1)).max(-20);
        let middle = (x1 + x2) / 2;
        let path = format!("M{} {y1}Q{middle} {bend} {} {y2}", x1 + r, x2 - r);
        (path, middle, (y1 + 2 * bend + y2) / 4 - 4)
    } else {
        // Backwards or within a column: a bow below, away from the straight ones.
        let bend = 40 + (x1 - x2) / 6;
        let path = format!(
            "M{x1} {}Q{} {} {x2} {}",
            y1 + r,
            (x1 + x2) / 2 + 30,
            y1.max(y2) + bend,
            y2 + r
        );
        (path, (x1 + x2) / 2 + 15, y1.max(y2) + bend / 2 + 8)
    };
    let shown: String = if label.chars().count() > LABEL {
        label.chars().take(LABEL - 1).chain(['…']).collect()
    } else {
        label.to_owned()
    };
    let _ = writeln!(
        svg,
        "<g><title>{}</title><path d=\"{path}\" fill=\"none\" stroke=\"gray\" \
         marker-end=\"url(#tip)\"/><text x=\"{x}\" y=\"{y}\" text-anchor=\"middle\" \
         stroke=\"white\" stroke-width=\"3\" paint-order=\"stroke\">{}</text></g>",
        escaped(label),
        escaped(&shown)
    );
}
