//! The minimal automaton of a rule, as DOT and as SVG.

use super::super::chars::CharSet;
use super::super::error::StudyError;
use super::super::numbered::Numbered;
use super::super::languages::NOTHING;
use super::super::study::Study;
use super::escaped;
use std::collections::{BTreeMap, HashMap};
use std::fmt::Write;

const COLUMN: usize = 170;
const ROW: usize = 70;
const RADIUS: usize = 16;
const LABEL: usize = 24;

/// How many states a picture has at most: more cannot be read.
pub(super) const PICTURED: usize = 15;

/// Within a page, a picture has the colours of the page's scheme; as a document of its own those of
/// the reader's, light or dark.
const STYLE: &str = "\
svg.automaton:root { color-scheme: light dark; background: Canvas; color: CanvasText; }
svg.automaton { max-width: 100%; }
svg.automaton circle { fill: Canvas; stroke: currentColor; }
svg.automaton path { fill: none; stroke: GrayText; }
svg.automaton path.tip { fill: GrayText; stroke: none; }
svg.automaton text { font: 11px sans-serif; text-anchor: middle; fill: currentColor; \
stroke: Canvas; stroke-width: 3px; paint-order: stroke; }
";

/// The states of an automaton, numbered breadth first, and the edges between them with the
/// characters that lead along them.
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

    /// The minimal automaton of a rule as a picture that is read from left to right; what goes
    /// back is drawn below. A label that is too long is cut; the whole stands in its title. Of more
    /// than fifteen states a picture cannot be read: these are written in lines, each with what leads
    /// to which state.
    ///
    /// # Errors
    /// There is no such rule.
    pub fn automaton_svg(&self, rule: &str) -> Result<String, StudyError> {
        let graph = self.graph(rule)?;
        if graph.accepting.len() > PICTURED {
            return Ok(listed(rule, &self.lines(&graph)));
        }
        let places = places(&graph);
        let width = places.iter().map(|&(x, _)| x).max().unwrap_or(0) + COLUMN;
        let height = places.iter().map(|&(_, y)| y).max().unwrap_or(0) + ROW;
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"automaton\" role=\"img\" \
             viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\">\n\
             <title>{}</title>\n<style>\n{STYLE}</style>\n\
             <defs><marker id=\"tip\" viewBox=\"0 0 10 10\" refX=\"10\" refY=\"5\" \
             markerWidth=\"7\" markerHeight=\"7\" orient=\"auto\">\
             <path class=\"tip\" d=\"M0 0L10 5L0 10z\"/></marker></defs>\n",
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

    /// The states in order, each as a line: where it leads to, and whether a string ends there.
    pub(super) fn automaton_outline(&self, rule: &str) -> Result<Vec<String>, StudyError> {
        Ok(self.lines(&self.graph(rule)?))
    }

    fn lines(&self, graph: &Graph) -> Vec<String> {
        let names = self.named_sets();
        let line = |(state, &accepts): (usize, &bool)| {
            let edges = graph.edges.range((state, 0)..(state + 1, 0));
            let edges = edges.map(|((_, to), set)| format!("{} → {to}", label(set, &names)));
            let end = accepts.then(|| "a string can end".to_owned());
            edges.chain(end).collect::<Vec<_>>().join("; ")
        };
        graph.accepting.iter().enumerate().map(line).collect()
    }

    fn graph(&self, rule: &str) -> Result<Graph, StudyError> {
        let languages = self.languages();
        let ways = languages.ways(self.lang(rule)?);
        let mut states = Numbered::new();
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

    /// The rules that are sets of characters, the largest first.
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

/// The lines of an outline as a picture of text.
fn listed(rule: &str, lines: &[String]) -> String {
    const LINE: usize = 18;
    let why = format!("{rule}: {} states, too many for a picture that can be read", lines.len());
    let numbered = lines.iter().enumerate().map(|(state, line)| format!("{state}: {line}"));
    let lines: Vec<String> = std::iter::once(why).chain(numbered).collect();
    let longest = lines.iter().map(|line| line.chars().count()).max().unwrap_or(0);
    let (width, height) = (longest * 8 + 20, (lines.len() + 1) * LINE);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"automaton\" role=\"img\" \
         viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\">\n\
         <title>{}</title>\n<style>\n{LISTED}</style>\n",
        escaped(rule)
    );
    for (line, y) in lines.iter().zip((1..).map(|number| number * LINE)) {
        let _ = writeln!(svg, "<text x=\"10\" y=\"{y}\">{}</text>", escaped(line));
    }
    svg.push_str("</svg>\n");
    svg
}

const LISTED: &str = "\
svg.automaton:root { color-scheme: light dark; background: Canvas; color: CanvasText; }
svg.automaton { max-width: 100%; }
svg.automaton text { font: 13px monospace; fill: currentColor; }
";

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

/// Each state to the right of all that lead to it but for the edges that go back, and the states
/// of a column one below the other.
fn places(graph: &Graph) -> Vec<(usize, usize)> {
    let mut targets = vec![Vec::new(); graph.accepting.len()];
    for &(from, to) in graph.edges.keys() {
        targets[from].push(to);
    }
    let mut column = vec![0; targets.len()];
    for state in forward_order(&mut targets) {
        for &to in &targets[state] {
            column[to] = column[to].max(column[state] + 1);
        }
    }
    let mut in_column: HashMap<usize, usize> = HashMap::new();
    let place = |column: usize| {
        let row = in_column.entry(column).or_default();
        *row += 1;
        // A slant keeps straight edges off the states in between.
        (column * COLUMN + COLUMN / 3, *row * ROW + column % 3 * ROW / 4)
    };
    column.into_iter().map(place).collect()
}

/// The states depth first, so that each comes before those that it leads to. Removes the edges
/// that go back.
fn forward_order(targets: &mut [Vec<usize>]) -> Vec<usize> {
    let (mut seen, mut open) = (vec![false; targets.len()], vec![false; targets.len()]);
    let mut finished = Vec::new();
    let mut path = vec![(0, 0)];
    while let Some((state, next)) = path.last_mut() {
        (seen[*state], open[*state]) = (true, true);
        match targets[*state].get(*next) {
            Some(&to) if open[to] => _ = targets[*state].remove(*next),
            Some(&to) => {
                *next += 1;
                if !seen[to] {
                    path.push((to, 0));
                }
            }
            None => {
                open[*state] = false;
                finished.push(*state);
                path.pop();
            }
        }
    }
    finished.reverse();
    finished
}

fn write_state(svg: &mut String, state: usize, accepts: bool, x: usize, y: usize) {
    let circle = |radius: usize| format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/>");
    svg.push_str(&circle(RADIUS));
    if accepts {
        svg.push_str(&circle(RADIUS - 4));
    }
    let _ = writeln!(svg, "<text x=\"{x}\" y=\"{}\">{state}</text>", y + 4);
}

fn write_edge(svg: &mut String, from: (usize, usize), to: (usize, usize), label: &str) {
    let (x1, y1) = (from.0 as i64, from.1 as i64);
    let (x2, y2) = (to.0 as i64, to.1 as i64);
    let r = RADIUS as i64;
    let (path, x, y) = if from == to {
        let (left, right, top) = (x1 - 8, x1 + 8, y1 - r + 2);
        let (outer_left, outer_right, bend) = (x1 - 20, x1 + 20, y1 - 45);
        let path = format!("M{left} {top}C{outer_left} {bend} {outer_right} {bend} {right} {top}");
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
        let (middle, bottom) = ((x1 + x2) / 2, y1.max(y2));
        let (start, end) = (y1 + r, y2 + r);
        let path = format!("M{x1} {start}Q{} {} {x2} {end}", middle + 30, bottom + bend);
        (path, middle + 15, bottom + bend / 2 + 8)
    };
    let shown: String = if label.chars().count() > LABEL {
        label.chars().take(LABEL - 1).chain(['…']).collect()
    } else {
        label.to_owned()
    };
    let _ = writeln!(
        svg,
        "<g><title>{}</title><path d=\"{path}\" marker-end=\"url(#tip)\"/>\
         <text x=\"{x}\" y=\"{y}\">{}</text></g>",
        escaped(label),
        escaped(&shown)
    );
}
