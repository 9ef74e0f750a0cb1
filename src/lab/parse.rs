//! Parsing with a grammar, with any start rule, into a tree.

use std::fmt;
use std::ops::Range;
use std::sync::OnceLock;

use pest_meta::ast::RuleType;
use pest_meta::optimizer::{OptimizedExpr, OptimizedRule};
use pest_vm::Vm;

use super::grammar::{LabGrammar, Notation};
use super::program::{Machine, Program, Step};
use super::study::StudyError;

/// What a text was parsed into: the rules that matched, outermost first and in
/// the order of the text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParseTree {
    /// The nodes, each before what lies inside it.
    pub nodes: Vec<TreeNode>,
}

/// One rule that matched.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TreeNode {
    /// The name of the rule.
    pub rule: String,
    /// What it matched, in bytes.
    pub span: Range<usize>,
    /// How many nodes lie around it.
    pub depth: usize,
}

impl ParseTree {
    /// The tree with what each node matched, to be printed.
    pub fn display<'t>(&'t self, text: &'t str) -> impl fmt::Display + 't {
        DisplayTree { tree: self, text }
    }
}

struct DisplayTree<'t> {
    tree: &'t ParseTree,
    text: &'t str,
}

impl fmt::Display for DisplayTree<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for node in &self.tree.nodes {
            let matched = self.text.get(node.span.clone()).unwrap_or("");
            writeln!(f, "{:indent$}{} {matched:?}", "", node.rule, indent = 2 * node.depth)?;
        }
        Ok(())
    }
}

/// Why a text was not parsed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ParseError {
    /// The question was wrong.
    #[error(transparent)]
    Study(#[from] StudyError),
    /// The text does not match the rule.
    #[error("`{rule}` does not match the text; it stops at byte {at}")]
    NoMatch {
        /// The rule that was asked for.
        rule: String,
        /// ABNF: up to this byte the text can be completed. pest: where pest
        /// says that it failed.
        at: usize,
    },
}

/// A grammar made ready to parse with.
pub struct GrammarParser<'g> {
    grammar: &'g LabGrammar,
    engine: Engine,
}

enum Engine {
    /// One program for each rule that was asked for so far.
    Abnf(Vec<OnceLock<Program>>),
    Pest(Box<Vm>),
}

impl LabGrammar {
    /// Makes the grammar ready to parse with: an ABNF so that all alternatives
    /// count, a pest grammar by pest_vm.
    pub fn parser(&self) -> GrammarParser<'_> {
        let engine = match self.notation() {
            Notation::Abnf => Engine::Abnf(self.rules().iter().map(|_| OnceLock::new()).collect()),
            Notation::Pest => Engine::Pest(Box::new(machine(self.pest()))),
        };
        GrammarParser { grammar: self, engine }
    }
}

impl GrammarParser<'_> {
    /// Parses the whole text with the rule of this name.
    ///
    /// # Errors
    /// There is no such rule, or it does not match the text.
    pub fn parse(&self, rule: &str, text: &str) -> Result<ParseTree, ParseError> {
        let index = self.grammar.index(rule)?;
        let result = match &self.engine {
            Engine::Abnf(programs) => {
                let program = programs[index].get_or_init(|| Program::of(self.grammar, index));
                self.parse_abnf(program, text)
            }
            Engine::Pest(vm) => parse_pest(vm, &self.grammar.rule(index).name, text),
        };
        result.map_err(|at| ParseError::NoMatch { rule: self.grammar.rule(index).name.clone(), at })
    }

    /// Whether the rule of this name matches the whole text.
    ///
    /// # Errors
    /// There is no such rule.
    pub fn matches(&self, rule: &str, text: &str) -> Result<bool, StudyError> {
        match self.parse(rule, text) {
            Ok(_) => Ok(true),
            Err(ParseError::NoMatch { .. }) => Ok(false),
            Err(ParseError::Study(error)) => Err(error),
        }
    }

    fn parse_abnf(&self, program: &Program, text: &str) -> Result<ParseTree, usize> {
        let mut machine = Machine::start(program);
        for (at, character) in text.char_indices() {
            if !machine.read(character, at + character.len_utf8()) {
                return Err(at);
            }
        }
        let events = machine.accepted().ok_or(text.len())?;
        let mut nodes: Vec<TreeNode> = Vec::new();
        let mut open = Vec::new();
        for (step, at) in events {
            match &program.steps[step] {
                Step::Open(rule) => {
                    let depth = open.len();
                    open.push(nodes.len());
                    nodes.push(TreeNode {
                        rule: self.grammar.rule(*rule).name.clone(),
                        span: at..at,
                        depth,
                    });
                }
                Step::Close => {
                    if let Some(node) = open.pop() {
                        nodes[node].span.end = at;
                    }
                }
                _ => {}
            }
        }
        Ok(ParseTree { nodes })
    }
}

/// A rule matches a prefix only; beside each rule there is one more that goes on
/// to the end. No rule of a file can have its name.
fn whole(rule: &str) -> String {
    format!("{rule} to the end")
}

fn machine(rules: &[OptimizedRule]) -> Vm {
    let wholes = rules.iter().map(|rule| OptimizedRule {
        name: whole(&rule.name),
        ty: RuleType::Normal,
        expr: OptimizedExpr::Seq(
            Box::new(OptimizedExpr::Ident(rule.name.clone())),
            Box::new(OptimizedExpr::Ident("EOI".into())),
        ),
    });
    Vm::new(rules.iter().cloned().chain(wholes).collect())
}

fn parse_pest(vm: &Vm, rule: &str, text: &str) -> Result<ParseTree, usize> {
    let whole = whole(rule);
    let pairs = vm.parse(&whole, text).map_err(|error| match error.location {
        pest::error::InputLocation::Pos(at) => at,
        pest::error::InputLocation::Span((at, _)) => at,
    })?;
    let mut nodes: Vec<TreeNode> = Vec::new();
    let mut levels = vec![pairs.flat_map(|pair| pair.into_inner()).collect::<Vec<_>>().into_iter()];
    while let Some(level) = levels.last_mut() {
        let Some(pair) = level.next() else {
            levels.pop();
            continue;
        };
        if pair.as_rule() == "EOI" {
            continue;
        }
        nodes.push(TreeNode {
            rule: pair.as_rule().to_owned(),
            span: pair.as_span().start()..pair.as_span().end(),
            depth: levels.len() - 1,
        });
        levels.push(pair.into_inner().collect::<Vec<_>>().into_iter());
    }
    Ok(ParseTree { nodes })
}
