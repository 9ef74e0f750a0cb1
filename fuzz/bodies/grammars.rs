//! Compares the laboratory with a simple matcher, for small grammars in ABNF (RFC 5234) and pest and
//! for all short texts. The grammars of pest have literals, ranges, references, sequences, choices,
//! repetitions and predicates, in rules with each modifier. They have no implicit whitespace, no
//! built-in rules and no stack.

use super::input::{Choices, read};
use abnf_lab::{Budget, LabGrammar, Study, StudyError, Verdict};
use std::fmt::Write;

pub fn run(data: &[u8]) {
    let (mut choices, []) = read(data);
    let is_abnf = choices.flag();
    // The first rule may refer to the second. If the second may refer to the first, the grammar can be
    // recursive.
    let may_recurse = choices.flag();
    let r = Tree::random(&mut choices, is_abnf, Some(1), 5);
    let s = Tree::random(&mut choices, is_abnf, may_recurse.then_some(0), 4);
    let rules = [r, s];
    if is_abnf {
        rfc5234_s3_every_way_of_matching_counts(&rules);
    } else {
        let modifiers = ["", "_", "@", "$", "!"];
        let modifiers = [choices.pick(&modifiers), choices.pick(&modifiers)];
        pest_takes_the_first_match(&rules, modifiers);
    }
}

/// The length in characters of the longest texts.
const LONGEST: usize = 4;

/// An expression of ABNF or pest.
#[derive(Debug)]
enum Tree {
    /// A string `"a"`: case-insensitive in ABNF (RFC 5234 section 2.3), case-sensitive in pest.
    Text(&'static str),
    /// A string with the other case rule: case-sensitive in ABNF (`%s"a"`, RFC 7405), case-insensitive
    /// in pest (`^"a"`).
    OtherCase(&'static str),
    Range(char, char),
    /// A reference to a rule, by its index in [`NAMES`].
    Rule(usize),
    Seq(Vec<Tree>),
    Choice(Vec<Tree>),
    /// A repetition, with its least and its greatest number.
    Repeat(Box<Tree>, usize, Option<usize>),
    Not(Box<Tree>),
    And(Box<Tree>),
}

impl Tree {
    /// Returns an expression of at most this depth, which may refer to `rule`.
    fn random(choices: &mut Choices<'_>, is_abnf: bool, rule: Option<usize>, depth: usize) -> Self {
        let inner = |choices: &mut _| Self::random(choices, is_abnf, rule, depth - 1);
        // The first four kinds have no inner expressions; the last two are only in pest.
        let kinds = if depth == 0 {
            4
        } else if is_abnf {
            9
        } else {
            11
        };
        match choices.below(kinds) {
            0 => Tree::Text(choices.pick(&["a", "b", "ab", "ba", "A", ""])),
            1 => Tree::OtherCase(choices.pick(&["a", "b", "aB"])),
            2 => choices.pick(&[('a', 'b'), ('A', 'a'), ('a', 'a')]).into(),
            3 => rule.map_or(Tree::Text("a"), Tree::Rule),
            4 | 5 => Tree::Seq((0..2 + choices.below(2)).map(|_| inner(choices)).collect()),
            6 | 7 => Tree::Choice((0..2 + choices.below(2)).map(|_| inner(choices)).collect()),
            8 => {
                let bounds = [(0, Some(1)), (0, None), (1, None), (1, Some(2)), (2, Some(2))];
                let (min, max) = choices.pick(&bounds);
                Tree::Repeat(Box::new(inner(choices)), min, max)
            }
            9 => Tree::Not(Box::new(inner(choices))),
            _ => Tree::And(Box::new(inner(choices))),
        }
    }

    /// Writes the expression in ABNF (RFC 5234 section 4).
    fn abnf(&self, out: &mut String) {
        match self {
            Tree::Text(text) => write!(out, "\"{text}\""),
            Tree::OtherCase(text) => write!(out, "%s\"{text}\""),
            Tree::Range(first, last) => write!(out, "%x{:X}-{:X}", *first as u32, *last as u32),
            Tree::Rule(rule) => write!(out, "{}", NAMES[*rule]),
            Tree::Seq(items) => return write_items(items, " ", Self::abnf, out),
            Tree::Choice(items) => return write_items(items, " / ", Self::abnf, out),
            Tree::Repeat(tree, min, max) => {
                let max = max.map_or(String::new(), |max| max.to_string());
                let _ = write!(out, "{min}*{max}(");
                tree.abnf(out);
                write!(out, ")")
            }
            Tree::Not(_) | Tree::And(_) => unreachable!("not in ABNF"),
        }
        .expect("a string takes all");
    }

    /// Writes the expression in pest.
    fn pest(&self, out: &mut String) {
        let mut around = |before: &str, tree: &Tree, after: &str| {
            out.push_str(before);
            tree.pest(out);
            out.push_str(after);
            Ok(())
        };
        match self {
            Tree::Text(text) => write!(out, "\"{text}\""),
            Tree::OtherCase(text) => write!(out, "^\"{text}\""),
            Tree::Range(first, last) => write!(out, "'{first}'..'{last}'"),
            Tree::Rule(rule) => write!(out, "{}", NAMES[*rule]),
            Tree::Seq(items) => return write_items(items, " ~ ", Self::pest, out),
            Tree::Choice(items) => return write_items(items, " | ", Self::pest, out),
            Tree::Repeat(tree, 0, Some(1)) => around("(", tree, ")?"),
            Tree::Repeat(tree, 0, None) => around("(", tree, ")*"),
            Tree::Repeat(tree, 1, None) => around("(", tree, ")+"),
            Tree::Repeat(tree, min, max) => {
                let max = max.map_or(String::new(), |max| max.to_string());
                around("(", tree, &format!("){{{min}, {max}}}"))
            }
            Tree::Not(tree) => around("(!", tree, ")"),
            Tree::And(tree) => around("(&", tree, ")"),
        }
        .expect("a string takes all");
    }

    /// Whether pest may optimize `(x ~ y)* ~ x` to `x ~ (y ~ x)*`, which matches more texts. The
    /// laboratory reads the optimized grammar.
    fn has_list(&self) -> bool {
        let written = |tree: &Tree| {
            let mut out = String::new();
            tree.pest(&mut out);
            out
        };
        let is_text = |tree: &Tree| matches!(tree, Tree::Text(_) | Tree::OtherCase(_));
        let items = self.items();
        let is_list = |pair: &[&Tree]| match pair[0] {
            Tree::Repeat(round, 0, None) => {
                let first = round.first();
                // pest joins adjacent texts.
                written(first) == written(pair[1]) || is_text(first) && is_text(pair[1].first())
            }
            _ => false,
        };
        items.windows(2).any(is_list)
            || match self {
                Tree::Seq(_) => items.iter().any(|it| it.has_list()),
                Tree::Choice(items) => items.iter().any(Tree::has_list),
                Tree::Repeat(it, ..) | Tree::Not(it) | Tree::And(it) => it.has_list(),
                _ => false,
            }
    }

    /// Returns the items of a sequence and of its nested sequences; for another expression, itself.
    fn items(&self) -> Vec<&Tree> {
        match self {
            Tree::Seq(items) => items.iter().flat_map(Tree::items).collect(),
            _ => vec![self],
        }
    }

    /// Returns the expression at the very beginning: the first item of a sequence or choice, recursively.
    fn first(&self) -> &Tree {
        match self {
            Tree::Seq(items) | Tree::Choice(items) => items[0].first(),
            _ => self,
        }
    }

    /// Returns the positions where a match may end (RFC 5234 section 3) that begins at one of the
    /// positions `from`. Bit `n` of a set is position `n`. `known` has the ends that are known for each
    /// rule and start.
    fn ends(&self, text: &[u8], known: &[[u8; LONGEST + 1]; 2], from: u8) -> u8 {
        let each = |end_of: &dyn Fn(usize) -> u8| {
            let starts = (0..=text.len()).filter(|at| from >> at & 1 == 1);
            starts.fold(0, |ends, at| ends | end_of(at))
        };
        let bit = |end: Option<usize>| end.map_or(0, |end| 1 << end);
        match self {
            Tree::Text(it) => each(&|at| bit(literal(it, text, at, true))),
            Tree::OtherCase(it) => each(&|at| bit(literal(it, text, at, false))),
            Tree::Range(first, last) => each(&|at| bit(one_of(*first, *last, text, at))),
            Tree::Rule(rule) => each(&|at| known[*rule][at]),
            Tree::Seq(items) => items.iter().fold(from, |from, it| it.ends(text, known, from)),
            Tree::Choice(items) => {
                items.iter().fold(0, |ends, it| ends | it.ends(text, known, from))
            }
            Tree::Repeat(it, min, max) => {
                let mut last = (0..*min).fold(from, |from, _| it.ends(text, known, from));
                let mut ends = last;
                // More rounds than there are characters reach no new position.
                for _ in *min..max.unwrap_or(min + text.len()) {
                    last = it.ends(text, known, last);
                    ends |= last;
                }
                ends
            }
            Tree::Not(_) | Tree::And(_) => unreachable!("not in ABNF"),
        }
    }

    /// Returns the position where the match of a parsing expression ends, which begins at `at`.
    fn end(&self, text: &[u8], rules: &[Tree; 2], at: usize) -> Option<usize> {
        match self {
            Tree::Text(it) => literal(it, text, at, false),
            Tree::OtherCase(it) => literal(it, text, at, true),
            Tree::Range(first, last) => one_of(*first, *last, text, at),
            Tree::Rule(rule) => rules[*rule].end(text, rules, at),
            Tree::Seq(items) => items.iter().try_fold(at, |at, it| it.end(text, rules, at)),
            Tree::Choice(items) => items.iter().find_map(|it| it.end(text, rules, at)),
            Tree::Repeat(it, min, max) => {
                let (mut at, mut count) = (at, 0);
                while max.is_none_or(|max| count < max) {
                    let Some(end) = it.end(text, rules, at) else { break };
                    (at, count) = (end, count + 1);
                }
                (count >= *min).then_some(at)
            }
            Tree::Not(it) => it.end(text, rules, at).is_none().then_some(at),
            Tree::And(it) => it.end(text, rules, at).map(|_| at),
        }
    }
}

impl From<(char, char)> for Tree {
    fn from((first, last): (char, char)) -> Self {
        Tree::Range(first, last)
    }
}

/// The names of the two rules.
const NAMES: [&str; 2] = ["r", "s"];

/// Writes items in parentheses, with a separator.
fn write_items(items: &[Tree], with: &str, write: fn(&Tree, &mut String), out: &mut String) {
    out.push('(');
    for (index, item) in items.iter().enumerate() {
        out.push_str(if index == 0 { "" } else { with });
        write(item, out);
    }
    out.push(')');
}

/// Returns the end of a string that the text has at a position.
fn literal(it: &str, text: &[u8], at: usize, any_case: bool) -> Option<usize> {
    let part = text.get(at..at + it.len())?;
    let is_same =
        if any_case { part.eq_ignore_ascii_case(it.as_bytes()) } else { part == it.as_bytes() };
    is_same.then_some(at + it.len())
}

/// Returns the end of a character of a range that the text has at a position.
fn one_of(first: char, last: char, text: &[u8], at: usize) -> Option<usize> {
    let character = char::from(*text.get(at)?);
    (first..=last).contains(&character).then_some(at + 1)
}

/// Returns all texts of `a`, `b` and `A` up to [`LONGEST`], the shortest first.
fn texts() -> Vec<String> {
    let mut all = vec![String::new()];
    let mut next = 0;
    while all[next].len() < LONGEST {
        let longer = ["a", "b", "A"].map(|more| all[next].clone() + more);
        all.extend(longer);
        next += 1;
    }
    all
}

/// Returns whether a rule, by its index in [`NAMES`], matches a text.
type Matcher<'m> = &'m dyn Fn(usize, &[u8]) -> bool;

/// RFC 5234 section 3: a rule of ABNF accepts a text if any way of matching does.
fn rfc5234_s3_every_way_of_matching_counts(rules: &[Tree; 2]) {
    let mut text = String::new();
    for (name, rule) in NAMES.iter().zip(rules) {
        let _ = write!(text, "{name} = ");
        rule.abnf(&mut text);
        text.push('\n');
    }
    let grammar = LabGrammar::from_abnf(&text).expect("ABNF");
    let naive = |rule: usize, text: &[u8]| {
        // The least fixed point: which ends each start has.
        let mut known = [[0_u8; LONGEST + 1]; 2];
        loop {
            let before = known;
            for (index, tree) in rules.iter().enumerate() {
                for at in 0..=text.len() {
                    known[index][at] |= tree.ends(text, &known, 1 << at);
                }
            }
            if known == before {
                return known[rule][0] >> text.len() & 1 == 1;
            }
        }
    };
    agree(&grammar, &naive);
    // If the proof says that the exported grammar is equal, it matches the same texts.
    if let Ok(export) = grammar.to_pest(&budget())
        && export.proof.rules.iter().all(|rule| rule.verdict == Verdict::Equal)
    {
        agree(&LabGrammar::from_pest(&export.text).expect("exported"), &naive);
    }
}

/// Without implicit whitespace, modifiers change only the tree.
fn pest_takes_the_first_match(rules: &[Tree; 2], modifiers: [&str; 2]) {
    let mut text = String::new();
    for ((name, rule), modifier) in NAMES.iter().zip(rules).zip(modifiers) {
        let _ = write!(text, "{name} = {modifier}{{ ");
        rule.pest(&mut text);
        text.push_str(" }\n");
    }
    if rules.iter().any(Tree::has_list) {
        return;
    }
    // pest refuses expressions that never end or that hide what follows.
    let Ok(grammar) = LabGrammar::from_pest(&text) else { return };
    let naive = |rule: usize, text: &[u8]| rules[rule].end(text, rules, 0) == Some(text.len());
    agree(&grammar, &naive);
    let optimized = LabGrammar::from_pest_optimized(&text).expect("read before");
    agree(&optimized, &naive);
}

fn budget() -> Budget {
    Budget::unlimited().texts_up_to(LONGEST).states(20_000)
}

/// Asserts that parser and automaton match what the naive matcher does, and that the printed grammar is
/// the same.
fn agree(grammar: &LabGrammar, naive: Matcher<'_>) {
    let parser = grammar.parser();
    let study = match Study::of_rules(grammar.clone(), &NAMES, &budget()) {
        Ok(study) => Some(study),
        Err(StudyError::Budget { .. }) => None,
        Err(error) => panic!("{grammar}: {error}"),
    };
    for text in texts() {
        for (index, rule) in NAMES.iter().enumerate() {
            let expected = naive(index, text.as_bytes());
            assert_eq!(
                parser.matches(rule, &text).ok(),
                Some(expected),
                "{rule} of {grammar} on {text:?}"
            );
            // The study has no answer for some rules whose language is not regular.
            if let Some(Ok(accepts)) = study.as_ref().map(|study| study.accepts(rule, &text)) {
                assert_eq!(accepts, expected, "{rule} of {grammar} on {text:?}");
            }
        }
    }
    super::grammar_texts::the_printed_grammar_is_the_same(grammar, &budget());
}
