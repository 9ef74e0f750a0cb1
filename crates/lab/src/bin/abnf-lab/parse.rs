//! `abnf-lab parse`.

mod lines;

use super::grammar::{GrammarArg, find_rule};
use super::{Answer, Trouble, report};
use crate::shell::{
    ABSENT, FULL, Format, FormatOnly, NAME, Status, character_name, excerpt, json, json_line,
    message, print, underline,
};
use abnf_lab::{
    Forest, GrammarParser, LabGrammar, OpenProductions, ParseError, ParseTree, Study, StudyError,
    TreeCount, TreeNode, ViablePrefix,
};
use annotate_snippets::{Level, Renderer};
use clap::Args;
use lines::Lines;
use serde::Serialize;
use std::cell::OnceCell;
use std::io::{self, Write};
use std::iter;

/// Parses texts with a rule of a grammar
#[derive(Args)]
#[command(after_long_help = include_str!("help/parse.txt"))]
pub struct Parse {
    #[command(flatten)]
    grammar: GrammarArg,
    /// The rule
    rule: String,
    /// The texts; after '--' if one begins with '-'. Without a text, lines are read
    text: Vec<String>,
    /// Show two trees if a text has several
    #[arg(long)]
    trees: bool,
    #[command(flatten)]
    lines: Lines,
    #[command(flatten)]
    format: FormatOnly,
}

impl Parse {
    /// Parses the texts of the arguments, or the lines of files, and writes the results.
    pub fn run(&self) -> Answer {
        let grammar = self.grammar.load()?;
        let rule = find_rule(&grammar, &self.rule, &self.grammar.name(), "<RULE>");
        let (parser, study) = (grammar.parser(), OnceCell::new());
        let (limits, trees) = (&self.grammar, self.trees);
        let parsing = Parsing { grammar: &grammar, rule, parser, limits, study, trees };
        if self.text.is_empty() {
            return self.lines.run(&parsing, self.format.format);
        }
        let mut status = Status::Fine;
        for text in &self.text {
            let parsed = parsing.parse(text)?;
            match (self.format.format, &parsed) {
                (Format::Jsonl, parsed) => print(&result_as_json(rule, text, &parsed.as_ref())?)?,
                (Format::Human, Ok(parsed)) => parsed.print(rule, text)?,
                (Format::Human, Err(stop)) => stop.explain(rule, text),
            }
            status = status.max(Status::of(parsed.is_ok()));
        }
        Ok(status)
    }
}

/// What parses texts with a rule.
struct Parsing<'g> {
    grammar: &'g LabGrammar,
    rule: &'g str,
    parser: GrammarParser<'g>,
    /// The limits of the work on a text.
    limits: &'g GrammarArg,
    /// The language of the rule, if it was needed.
    study: OnceCell<Result<Study, StudyError>>,
    /// Whether two trees are shown if a text has several.
    trees: bool,
}

impl Parsing<'_> {
    /// Whether the rule accepts a text, as far as its language is known.
    fn accepts(&self, text: &str) -> bool {
        self.study().is_ok_and(|study| study.accepts(self.rule, text) == Ok(true))
    }

    /// Returns the study of the rule, which is made on first use.
    fn study(&self) -> Result<&Study, &StudyError> {
        let study = || Study::of_rules(self.grammar.clone(), &[self.rule], &self.limits.begin());
        self.study.get_or_init(study).as_ref()
    }

    /// Parses a text. The error is reported.
    fn parse(&self, text: &str) -> Result<Result<Parsed, Stop>, Trouble> {
        let budget = self.limits.begin();
        match self.parser.parse_with_forest(self.rule, text, &budget) {
            Ok((tree, forest)) => {
                // The tree is shown even if counting the trees exceeds the budget.
                let forest = forest.filter(|forest| forest.count_within(&budget).is_ok());
                let count = forest.as_ref().map(|forest| forest.count().clone());
                let two_trees = forest.as_ref().filter(|_| self.trees).and_then(Forest::two_trees);
                Ok(Ok(Parsed { tree, count, two_trees }))
            }
            Err(ParseError::Study(error)) => Err(error.into()),
            Err(ParseError::NoMatch { at, .. }) => {
                let viable = self.study().map_err(Clone::clone);
                match viable.and_then(|study| study.viable_prefix_within(self.rule, text, &budget))
                {
                    Ok(viable) => Ok(Err(Stop::Viable(viable))),
                    Err(why @ StudyError::Budget { .. }) => Err(why.into()),
                    Err(why) => Ok(Err(Stop::Furthest { at, why })),
                }
            }
            Err(error) => Err(report(format_args!("{error}"))),
        }
    }
}

/// A text that is accepted.
struct Parsed {
    tree: ParseTree,
    /// The number of trees, if they were counted.
    count: Option<TreeCount>,
    /// Two trees, if they were asked for and the text has several.
    two_trees: Option<[ParseTree; 2]>,
}

impl Parsed {
    /// Writes the tree of the text, or two trees side by side, and reports how many trees there
    /// are.
    fn print(&self, rule: &str, text: &str) -> io::Result<()> {
        match &self.two_trees {
            Some(trees) => print(side_by_side(trees, text).as_bytes())?,
            None => print_tree(&self.tree, rule, text)?,
        }
        if let Some(count) = self.count.as_ref().filter(|count| count.to_string() != "1") {
            message(format_args!("the text has {count} trees"));
        }
        Ok(())
    }
}

/// Returns the column at which a text stops, from 1, and why it is not of the form of a rule.
fn not_of_the_form(rule: &str, text: &str, stop: &Stop) -> (usize, String) {
    let (characters, found) = character_at(text, stop.at());
    let found = found.map(|c| format!("U+{:04X}{}", c as u32, character_name(c)));
    let what = match (stop, found) {
        (Stop::Viable(_), Some(found)) => format!("{found} cannot follow here"),
        (Stop::Viable(_), None) => "the text cannot end here".to_owned(),
        (Stop::Furthest { .. }, Some(found)) => format!("nothing matches at {found}"),
        (Stop::Furthest { .. }, None) => "nothing matches at the end of the text".to_owned(),
    };
    (characters + 1, format!("not of the form {rule}: {what}"))
}

/// Returns the number of characters before a byte of a text, and the character there.
fn character_at(text: &str, at: usize) -> (usize, Option<char>) {
    (text[..at].chars().count(), text[at..].chars().next())
}

impl Stop {
    /// The byte at which the text stops.
    fn at(&self) -> usize {
        match self {
            Stop::Viable(viable) => viable.bytes,
            Stop::Furthest { at, .. } => *at,
        }
    }

    /// Reports the first character that cannot be at its position, and what may follow there; or
    /// the last place at which pest tried a character.
    fn explain(&self, rule: &str, text: &str) {
        let (column, title) = not_of_the_form(rule, text, self);
        let at = self.at();
        let span = at..at + character_at(text, at).1.map_or(0, char::len_utf8);
        let snippet = underline(text, span, format!("column {column}"));
        let group = Level::ERROR.primary_title(title).element(snippet);
        let group = match self {
            Stop::Viable(viable) => {
                let follows = match (viable.expected.is_empty(), viable.may_end) {
                    (true, true) => "the end".to_owned(),
                    (true, false) => format!("nothing; {rule} accepts no text"),
                    (false, true) => format!("{} or the end", viable.expected),
                    (false, false) => viable.expected.to_string(),
                };
                let open = viable.open.iter().map(|open| {
                    let OpenProductions { rules, expected, .. } = open;
                    Level::NOTE.message(format!("open: {}, for {expected}", rules.join(" > ")))
                });
                let follows = Level::NOTE.message(format!("what may follow: {follows}"));
                group.element(follows).elements(open)
            }
            Stop::Furthest { why, .. } => {
                group.element(Level::NOTE.message(format!("what may follow is not known: {why}")))
            }
        };
        let _ = writeln!(anstream::stderr(), "{}", Renderer::styled().render(&[group]));
    }
}

/// Returns the result as an object of JSON.
fn result_as_json(rule: &str, text: &str, parsed: &Result<&Parsed, &Stop>) -> io::Result<Vec<u8>> {
    let (input, mut out) = (text, Vec::new());
    match parsed {
        Ok(Parsed { tree, count, two_trees }) => {
            let count = count.as_ref().map(|count| match count {
                TreeCount::Infinite => "infinite".to_owned(),
                count => count.to_string(),
            });
            let report = object!(input: input, rule: rule, valid: true, trees: count);
            let two_trees = two_trees_json(two_trees.as_ref(), input)?;
            let trees = [("two_trees", two_trees), ("tree", tree_json(tree, input)?)];
            json_line_with(&mut out, &report, &trees)?;
        }
        Err(Stop::Viable(viable)) => {
            let open = viable.open.iter().map(
                |open| object!(productions: &open.rules, expected: open.expected.code_points()),
            );
            let report = object!(
                input: input, rule: rule, valid: false,
                column: viable.characters + 1,
                offset: viable.bytes, character_offset: viable.characters,
                found: viable.offending, expected: viable.expected.code_points(),
                may_end: viable.may_end, open: open.collect::<Vec<_>>(),
            );
            json_line(&mut out, &report)?;
        }
        Err(Stop::Furthest { at, .. }) => {
            let (characters, found) = character_at(text, *at);
            // What may follow and what is open is not known: `null`, and an empty list.
            let report = object!(
                input: input, rule: rule, valid: false, column: characters + 1,
                offset: at, character_offset: characters,
                found: found, expected: (), may_end: (), open: [(); 0],
            );
            json_line(&mut out, &report)?;
        }
    }
    Ok(out)
}

/// Why a text is not accepted, as far as it is known.
enum Stop {
    /// The prefix that can be completed, and what may follow it.
    Viable(ViablePrefix),
    /// No more is known than the last byte at which pest tried a character.
    Furthest {
        at: usize,
        /// Why no more is known.
        why: StudyError,
    },
}

/// Returns a rule and the text that it matches, for a person.
fn rule_and_text(rule: &str, text: &str) -> String {
    format!("{NAME}{rule}{NAME:#} {}", excerpt(text))
}

/// Writes a tree without recursion: its depth can be the length of the text.
fn print_tree(tree: &ParseTree, rule: &str, text: &str) -> io::Result<()> {
    let mut out = String::new();
    for line in tree_lines(tree, rule, text) {
        out.push_str(&line);
        if out.len() > FULL {
            print(out.as_bytes())?;
            out.clear();
        }
    }
    print(out.as_bytes())
}

/// Returns a line for each node; if the tree has no node, one line with the rule and the text.
fn tree_lines<'t>(
    tree: &'t ParseTree,
    rule: &'t str,
    text: &'t str,
) -> impl Iterator<Item = String> + 't {
    let has_no_nodes = tree.nodes.is_empty();
    let line_without_nodes = has_no_nodes
        .then(|| format!("{} {ABSENT}(leaves no node){ABSENT:#}\n", rule_and_text(rule, text)));
    // For each node, whether it is the last child of its parent; for each depth, whether a later
    // sibling exists.
    let (mut is_last, mut has_later) = (vec![false; tree.nodes.len()], Vec::new());
    for (index, &TreeNode { depth, .. }) in tree.nodes.iter().enumerate().rev() {
        has_later.resize(depth + 1, false);
        is_last[index] = !std::mem::replace(&mut has_later[depth], true);
    }
    // For each open node, whether it is the last child. The outermost nodes have no line before
    // them.
    let mut open: Vec<bool> = Vec::new();
    let nodes = tree.nodes.iter().zip(is_last).map(move |(node, is_last)| {
        let TreeNode { rule, span, depth, .. } = node;
        open.truncate(*depth);
        let margins = open.iter().skip(1).map(|&is_last| if is_last { "    " } else { "│   " });
        let margin: String = margins.collect();
        let own = match (depth, is_last) {
            (0, _) => "",
            (_, true) => "└── ",
            (_, false) => "├── ",
        };
        open.push(is_last);
        format!("{margin}{own}{}\n", rule_and_text(rule, &text[span.clone()]))
    });
    line_without_nodes.into_iter().chain(nodes)
}

/// Returns two trees of a text side by side.
pub fn side_by_side(trees: &[ParseTree; 2], text: &str) -> String {
    let [left, right] = trees.each_ref().map(|tree| tree_lines(tree, "", text).collect::<String>());
    let columns = |line: &str| anstream::adapter::strip_str(line).to_string().chars().count();
    let width = left.lines().map(columns).max().unwrap_or(0);
    let (mut left, mut right) = (left.lines(), right.lines());
    let rows = std::iter::from_fn(|| match (left.next(), right.next()) {
        (None, None) => None,
        (left, right) => {
            let left = left.unwrap_or("");
            let space = " ".repeat(width - columns(left));
            Some(format!("{left}{space}   {}", right.unwrap_or("")).trim_end().to_owned() + "\n")
        }
    });
    rows.collect()
}

/// Adds an object as one line of JSON, with further members whose values are JSON already.
pub fn json_line_with(
    out: &mut Vec<u8>,
    object: &impl Serialize,
    members: &[(&str, Vec<u8>)],
) -> io::Result<()> {
    json(out, object)?;
    // Removes the `}`.
    out.pop();
    for (name, value) in members {
        write!(out, ",\"{name}\":")?;
        out.extend(value);
    }
    out.write_all(b"}\n")
}

/// Returns two trees as JSON, or null if there are none.
pub fn two_trees_json(trees: Option<&[ParseTree; 2]>, text: &str) -> io::Result<Vec<u8>> {
    let Some([one, other]) = trees else { return Ok(b"null".to_vec()) };
    let (one, other) = (tree_json(one, text)?, tree_json(other, text)?);
    Ok([&b"["[..], &one, b",", &other, b"]"].concat())
}

/// Returns the outermost nodes of a tree as JSON, each with the nodes inside it. Works without
/// recursion: the depth of a tree can be the length of the text.
fn tree_json(tree: &ParseTree, text: &str) -> io::Result<Vec<u8>> {
    let (mut out, mut open) = (b"[".to_vec(), Vec::new());
    // The number of characters before each byte of the text.
    let characters_before: Vec<usize> = text
        .char_indices()
        .enumerate()
        .flat_map(|(number, (_, c))| iter::repeat_n(number, c.len_utf8()))
        .chain([text.chars().count()])
        .collect();
    for TreeNode { rule, span, depth, .. } in &tree.nodes {
        while open.pop_if(|last| *last >= depth).is_some() {
            out.extend(b"]}");
        }
        if out.ends_with(b"}") {
            out.push(b',');
        }
        let node = object!(
            production: rule, span: [span.start, span.end],
            character_span: [characters_before[span.start], characters_before[span.end]],
            text: &text[span.clone()],
        );
        json(&mut out, &node)?;
        // Removes the `}`: the children follow.
        out.pop();
        out.extend(b",\"children\":[");
        open.push(depth);
    }
    out.extend(b"]}".repeat(open.len()));
    out.push(b']');
    Ok(out)
}
