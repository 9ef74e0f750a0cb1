//! `abnf-lab parse`.

use super::grammar::{GrammarArg, find_rule};
use super::{Answer, report};
use crate::shell::{
    ABSENT, FULL, Format, FormatOnly, NAME, Status, character_name, excerpt, json, json_line,
    message, print, underline,
};
use abnf_lab::{
    Forest, OpenProductions, ParseError, ParseTree, Study, StudyError, TreeCount, TreeNode,
    ViablePrefix,
};
use annotate_snippets::{Level, Renderer};
use clap::Args;
use serde::Serialize;
use std::io::{self, Write};
use std::iter;

/// Parses a text with a rule of a grammar
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct Parse {
    #[command(flatten)]
    grammar: GrammarArg,
    /// The rule
    rule: String,
    /// The text; after '--' if it begins with '-'
    text: String,
    /// Show two trees if the text has several
    #[arg(long)]
    trees: bool,
    #[command(flatten)]
    format: FormatOnly,
}

const LONG_HELP: &str = "\
The tree has a node for each rule; with pest, for each rule that is not silent. If a text has several
trees, a note says how many. The tree shown prefers the first alternative and the longest first
part; --trees shows two trees side by side.

If a text is not accepted, the error shows the first character that cannot be at its place, exactly
what may follow there, and for ABNF the open productions. For a rule of pest that is recursive or
uses the stack, it shows the last place at which pest tried a character.

With --format jsonl, one object: input, rule, valid, and
  trees     if valid: the number of trees (a string of digits), or infinite; null if it was
            not counted, as for a grammar of pest or a very long text
  two_trees if valid, with --trees: two different trees, each in the form of tree, or null
  tree      if valid: [{production, span, characters, text, children: [...]}, ...]
            if not valid:
  column    the place of the first character that cannot be there, from 1
  offset, character_offset  the same place, from 0, in bytes and in characters
  found     that character; null is the end of the text
  expected  what may follow there: [[first, last], ...], code points; null if unknown
  may_end   whether the text may end there; null if unknown
  open      [{productions: [...], expected}, ...], the outermost first

Examples:
  abnf-lab parse rfc3987 iauthority é.example:80
  abnf-lab parse draft.pest start 'a text'
  abnf-lab parse rfc3987 IRI 'http://[::1' --format jsonl | jq .open

Exit status: 0 if the text is accepted, 1 if not, 2 if the grammar cannot be read.";

impl Parse {
    pub fn run(&self) -> Answer {
        let grammar = self.grammar.load()?;
        let rule = find_rule(&grammar, &self.rule, &self.grammar.name(), "<RULE>");
        let (parser, budget) = (grammar.parser(), self.grammar.budget());
        let mut forest = None;
        let parsed = match parser.parse_with_forest(rule, &self.text, &budget) {
            Ok((tree, all_trees)) => {
                // The tree is shown even if counting the trees exceeds the budget.
                forest = all_trees.filter(|forest| forest.count_within(&budget).is_ok());
                Ok(tree)
            }
            Err(ParseError::Study(error)) => return Err(error.into()),
            Err(ParseError::NoMatch { at, .. }) => {
                let study = Study::of_rules(grammar.clone(), &[rule], &budget);
                match study.and_then(|study| study.viable_prefix(rule, &self.text)) {
                    Ok(viable) => Err(Stop::Viable(viable)),
                    Err(why @ StudyError::Budget { .. }) => return Err(why.into()),
                    Err(why) => Err(Stop::Furthest { at, why }),
                }
            }
            Err(error) => return Err(report(format_args!("{error}"))),
        };
        let count = forest.as_ref().map(Forest::count);
        let two = forest.as_ref().filter(|_| self.trees).and_then(Forest::two_trees);
        match (self.format.format, &parsed) {
            (Format::Jsonl, _) => self.print_json(rule, &parsed, count, two.as_ref())?,
            (Format::Human, Ok(tree)) => {
                match &two {
                    Some(trees) => print(side_by_side(trees, &self.text).as_bytes())?,
                    None => print_tree(tree, rule, &self.text)?,
                }
                if let Some(count) = count.filter(|count| count.to_string() != "1") {
                    message(format_args!("the text has {count} trees"));
                }
            }
            (Format::Human, Err(Stop::Viable(viable))) => self.explain(rule, viable),
            (Format::Human, Err(Stop::Furthest { at, why })) => {
                self.explain_furthest(rule, *at, why)
            }
        }
        Ok(if parsed.is_ok() { Status::Fine } else { Status::Invalid })
    }

    /// Reports the first character that cannot be at its position, and what may follow there.
    fn explain(&self, rule: &str, viable: &ViablePrefix) {
        let ViablePrefix { bytes, characters, offending, .. } = *viable;
        let what = match offending {
            Some(c) => {
                let name = character_name(c);
                format!("U+{:04X}{name} cannot follow here", c as u32)
            }
            None => "the text cannot end here".to_owned(),
        };
        let span = bytes..bytes + offending.map_or(0, char::len_utf8);
        let snippet = underline(&self.text, span, format!("column {}", characters + 1));
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
        let group = Level::ERROR
            .primary_title(format!("not of the form {rule}: {what}"))
            .element(snippet)
            .element(Level::NOTE.message(format!("what may follow: {follows}")))
            .elements(open);
        let _ = writeln!(anstream::stderr(), "{}", Renderer::styled().render(&[group]));
    }

    /// Reports the last place at which pest tried a character.
    fn explain_furthest(&self, rule: &str, at: usize, why: &StudyError) {
        let (characters, found) = self.character_at(at);
        let what = match found {
            Some(c) => {
                let name = character_name(c);
                format!("nothing matches at U+{:04X}{name}", c as u32)
            }
            None => "nothing matches at the end of the text".to_owned(),
        };
        let span = at..at + found.map_or(0, char::len_utf8);
        let snippet = underline(&self.text, span, format!("column {}", characters + 1));
        let group = Level::ERROR
            .primary_title(format!("not of the form {rule}: {what}"))
            .element(snippet)
            .element(Level::NOTE.message(format!("what may follow is not known: {why}")));
        let _ = writeln!(anstream::stderr(), "{}", Renderer::styled().render(&[group]));
    }

    /// Returns the number of characters before a byte of the text, and the character there.
    fn character_at(&self, at: usize) -> (usize, Option<char>) {
        (self.text[..at].chars().count(), self.text[at..].chars().next())
    }

    /// Writes the result as an object of JSON.
    fn print_json(
        &self,
        rule: &str,
        parsed: &Result<ParseTree, Stop>,
        count: Option<&TreeCount>,
        two: Option<&[ParseTree; 2]>,
    ) -> io::Result<()> {
        let (input, mut out) = (&self.text, Vec::new());
        match parsed {
            Ok(tree) => {
                let count = count.map(|count| match count {
                    TreeCount::Infinite => "infinite".to_owned(),
                    count => count.to_string(),
                });
                let report = object!(input: input, rule: rule, valid: true, trees: count);
                let two = two_trees_json(two, input)?;
                let trees = [("two_trees", two), ("tree", tree_json(tree, input)?)];
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
                let (characters, found) = self.character_at(*at);
                // What may follow and what is open is not known: `null`, and an empty list.
                let report = object!(
                    input: input, rule: rule, valid: false, column: characters + 1,
                    offset: at, character_offset: characters,
                    found: found, expected: (), may_end: (), open: [(); 0],
                );
                json_line(&mut out, &report)?;
            }
        }
        print(&out)
    }
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
