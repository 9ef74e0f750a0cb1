//! Parses texts with any rule of a grammar. The result is a tree, or the longest prefix of the text
//! that the rule can complete, and what may follow it.

use super::budget::{Budget, Instant};
use super::error::{Limit, StudyError};
use super::expr::Notation;
use super::forest::{Chart, Forest, LastPlace, MOST_ITEMS};
use super::grammar::LabGrammar;
use super::lang::NOTHING;
use super::network::Networks;
use super::pest::with_reports;
use super::study::Study;
use super::tree::{ParseTree, TreeNode, ViablePrefix};
use pest::error::{Error, ErrorVariant, InputLocation};
use pest::iterators::Pairs;
use pest_meta::ast::RuleType;
use pest_meta::optimizer::{OptimizedExpr, OptimizedRule};
use pest_vm::Vm;
use std::fmt;
use std::sync::Arc;
use std::thread;

/// The size in bytes of the stack for deeply nested texts of pest grammars.
const STACK_SIZE: usize = 256 << 20;

/// Why a text was not parsed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ParseError {
    /// The rule cannot be asked, or the budget was exceeded.
    #[error(transparent)]
    Study(#[from] StudyError),
    /// The text does not match the rule.
    #[error("`{rule}` does not match the text; it stops at byte {at}")]
    NoMatch {
        /// The rule that was asked for.
        rule: String,
        /// ABNF: the text up to this byte can be completed. pest: no character after this byte was
        /// tried.
        at: usize,
    },
}

/// A parser for the rules of a grammar.
pub struct GrammarParser<'g> {
    grammar: &'g LabGrammar,
    engine: Engine,
    networks: Arc<Networks>,
}

impl fmt::Debug for GrammarParser<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("GrammarParser").field("grammar", self.grammar).finish_non_exhaustive()
    }
}

/// What runs a grammar.
enum Engine {
    /// The chart parser of this crate.
    Abnf,
    Pest(Box<Vm>),
}

impl LabGrammar {
    /// A parser for the grammar. For an ABNF all alternatives count; a pest grammar is run by
    /// pest_vm.
    pub fn parser(&self) -> GrammarParser<'_> {
        parser(self, Arc::new(Networks::of(self)))
    }
}

/// Returns a parser that uses these networks.
fn parser(grammar: &LabGrammar, networks: Arc<Networks>) -> GrammarParser<'_> {
    let engine = match grammar.notation() {
        Notation::Abnf => Engine::Abnf,
        Notation::Pest => Engine::Pest(Box::new(pest_machine(grammar.pest()))),
    };
    GrammarParser { grammar, engine, networks }
}

impl GrammarParser<'_> {
    /// Parses the whole text with the rule of this name.
    ///
    /// If an ABNF gives the text several trees, returns the tree that [`Forest::tree`] chooses.
    ///
    /// # Errors
    /// There is no such rule, it does not match the text, or the text is too long.
    pub fn parse(&self, rule: &str, text: &str) -> Result<ParseTree, ParseError> {
        self.parse_within(rule, text, &Budget::unlimited())
    }

    /// Parses the whole text. For an ABNF, the budget counts as for
    /// [`forest_within`](Self::forest_within).
    ///
    /// ```
    /// use abnf_lab::{Budget, LabGrammar};
    ///
    /// let grammar = LabGrammar::from_abnf("e = e e / \"x\"\n").unwrap();
    /// let budget = Budget::unlimited().states(1000);
    /// assert!(grammar.parser().parse_within("e", &"x".repeat(100), &budget).is_err());
    /// ```
    ///
    /// # Errors
    /// As for [`parse`](Self::parse), or the budget was exceeded.
    pub fn parse_within(
        &self,
        rule: &str,
        text: &str,
        budget: &Budget,
    ) -> Result<ParseTree, ParseError> {
        let Engine::Pest(vm) = &self.engine else {
            return Ok(self.forest_within(rule, text, budget)?.tree());
        };
        let rule = &self.grammar.rule(self.grammar.index(rule)?).name;
        match parse_pest(vm, rule, text)? {
            Ok(nodes) => Ok(ParseTree { nodes }),
            Err(at) => {
                // If the text is nested too deep for that, the byte that pest reports counts.
                let at = self.furthest_read(rule, text).unwrap_or(at);
                Err(ParseError::NoMatch { rule: rule.clone(), at })
            }
        }
    }

    /// Parses the whole text, and for an ABNF also returns all trees.
    ///
    /// ```
    /// use abnf_lab::{Budget, LabGrammar};
    ///
    /// let grammar = LabGrammar::from_abnf("e = e e / \"x\"\n").unwrap();
    /// let parser = grammar.parser();
    /// let (tree, forest) = parser.parse_with_forest("e", "xxx", &Budget::unlimited()).unwrap();
    /// assert_eq!((tree.nodes.len(), forest.unwrap().count().to_string()), (5, "2".to_owned()));
    /// ```
    ///
    /// # Errors
    /// As for [`parse_within`](Self::parse_within).
    pub fn parse_with_forest(
        &self,
        rule: &str,
        text: &str,
        budget: &Budget,
    ) -> Result<(ParseTree, Option<Forest<'_>>), ParseError> {
        match self.engine {
            Engine::Abnf => {
                let forest = self.forest_within(rule, text, budget)?;
                Ok((forest.tree(), Some(forest)))
            }
            Engine::Pest(_) => Ok((self.parse_within(rule, text, budget)?, None)),
        }
    }

    /// All trees of the whole text by a rule of an ABNF.
    ///
    /// ```
    /// use abnf_lab::LabGrammar;
    ///
    /// let grammar = LabGrammar::from_abnf("e = e e / \"x\"\n").unwrap();
    /// let parser = grammar.parser();
    /// let forest = parser.forest("e", "xxx").unwrap();
    /// assert_eq!(forest.count().to_string(), "2");
    /// ```
    ///
    /// # Errors
    /// There is no such rule, it does not match the text, the grammar is not in ABNF, or the text
    /// is too long for it: [`StudyError::Budget`].
    pub fn forest(&self, rule: &str, text: &str) -> Result<Forest<'_>, ParseError> {
        self.forest_within(rule, text, &Budget::unlimited())
    }

    /// All trees of the whole text by a rule of an ABNF, within a budget. Each item of the parser
    /// counts as a state.
    ///
    /// ```
    /// use abnf_lab::{Budget, LabGrammar};
    ///
    /// let grammar = LabGrammar::from_abnf("e = e e / \"x\"\n").unwrap();
    /// let (parser, budget) = (grammar.parser(), Budget::unlimited().states(1000));
    /// assert!(parser.forest_within("e", "xxx", &budget).is_ok());
    /// assert!(parser.forest_within("e", &"x".repeat(100), &budget).is_err());
    /// ```
    ///
    /// # Errors
    /// As for [`forest`](Self::forest).
    pub fn forest_within(
        &self,
        rule: &str,
        text: &str,
        budget: &Budget,
    ) -> Result<Forest<'_>, ParseError> {
        self.grammar.abnf_only("all trees")?;
        let index = self.grammar.index_with_language(rule)?;
        let (started, rule) = (Instant::now(), self.grammar.rule(index).name.clone());
        let network = self.networks.get(self.grammar, index, budget)?;
        let chart = Chart::of(self.grammar, network, index, text, LastPlace::OfTrees, budget)?;
        match Forest::of(chart, text) {
            Ok(forest) if forest.has_tree() => Ok(forest),
            // The tree has too many items to be kept.
            Ok(_) => {
                let (limit, elapsed) = (Limit::Memory, started.elapsed());
                Err(StudyError::Budget { rule, limit, states: MOST_ITEMS, elapsed }.into())
            }
            Err(chart) => Err(ParseError::NoMatch { rule, at: chart.viable_prefix(text).bytes }),
        }
    }

    /// Whether the rule of this name matches the whole text.
    ///
    /// # Errors
    /// There is no such rule, or the text is too long.
    pub fn matches(&self, rule: &str, text: &str) -> Result<bool, StudyError> {
        if let Engine::Pest(vm) = &self.engine {
            let rule = &self.grammar.rule(self.grammar.index(rule)?).name;
            return parse_pest(vm, rule, text).map(|nodes| nodes.is_ok());
        }
        let (index, budget) = (self.grammar.index_with_language(rule)?, Budget::unlimited());
        let network = self.networks.get(self.grammar, index, &budget)?;
        let chart = Chart::of(self.grammar, network, index, text, LastPlace::OfTrees, &budget)?;
        Ok(chart.accepts(text))
    }

    /// Returns the last byte offset at which pest tries to read a character; `None` if the text is
    /// nested too deep.
    fn furthest_read(&self, rule: &str, text: &str) -> Option<usize> {
        let vm = pest_machine(&with_reports(self.grammar.pest()));
        parse_pest(&vm, rule, text).ok()?.err()
    }
}

/// Returns the name of the rule that matches `rule` up to the end of the text: in pest, a rule
/// matches a prefix. The spaces keep the rules of a file from having this name.
fn whole_text_rule(rule: &str) -> String {
    format!("{rule} to the end")
}

/// Returns a machine with the rules and, for each rule, a rule that matches it up to the end of the
/// text. The added rule skips nothing before the end, and the given rule has the meaning that it
/// has outside of atomic rules.
fn pest_machine(rules: &[OptimizedRule]) -> Vm {
    let alone = |rule: &str| format!("{rule} alone");
    let ident = |name: String| OptimizedExpr::Ident(name);
    let to_the_end = |rule: &str| {
        let end = Box::new(ident("EOI".to_owned()));
        OptimizedExpr::Seq(Box::new(ident(alone(rule))), end)
    };
    let mut all = rules.to_vec();
    for OptimizedRule { name: rule, .. } in rules {
        let (name, expr) = (alone(rule), ident(rule.clone()));
        all.push(OptimizedRule { name, ty: RuleType::NonAtomic, expr });
        let (name, expr) = (whole_text_rule(rule), to_the_end(rule));
        all.push(OptimizedRule { name, ty: RuleType::CompoundAtomic, expr });
    }
    Vm::new(all)
}

/// Returns the nodes, or the byte at which pest reports the failure. The outer error means that
/// pest, which recurses for each rule, exhausted the stack.
fn parse_pest(vm: &Vm, rule: &str, text: &str) -> Result<Result<Vec<TreeNode>, usize>, StudyError> {
    let (started, whole) = (Instant::now(), whole_text_rule(rule));
    let parse = || parse_on_stack(vm, &whole, text);
    // Few texts need more than the current stack.
    let parse_on_large_stack = || {
        thread::scope(|scope| {
            let thread = thread::Builder::new().stack_size(STACK_SIZE).spawn_scoped(scope, parse);
            thread.ok()?.join().ok()?
        })
    };
    parse().or_else(parse_on_large_stack).ok_or_else(|| StudyError::Budget {
        rule: rule.to_owned(),
        limit: Limit::Depth,
        states: 0,
        elapsed: started.elapsed(),
    })
}

/// Parses on the current stack. Returns the nodes, or the byte at which pest reports the failure;
/// `None` if the stack is exhausted.
fn parse_on_stack(vm: &Vm, whole: &str, text: &str) -> Option<Result<Vec<TreeNode>, usize>> {
    match vm.parse(whole, text) {
        Ok(pairs) => {
            // The outermost pair is of the whole text, the pair in it of the rule alone: see
            // `machine`.
            let alone = pairs.flat_map(|pair| pair.into_inner());
            let alone = alone.filter(|pair| pair.as_rule() != "EOI");
            Some(Ok(alone.flat_map(|pair| to_nodes(pair.into_inner())).collect()))
        }
        // pest reports an exhausted stack as an error of this kind.
        Err(Error { variant: ErrorVariant::CustomError { .. }, .. }) => None,
        Err(error) => Some(Err(match error.location {
            InputLocation::Pos(at) | InputLocation::Span((at, _)) => at,
        })),
    }
}

/// Converts pairs to nodes, each before the nodes inside it.
fn to_nodes(pairs: Pairs<'_, &str>) -> Vec<TreeNode> {
    let (mut nodes, mut open) = (Vec::new(), vec![pairs]);
    while let Some(innermost) = open.last_mut() {
        let Some(pair) = innermost.next() else {
            open.pop();
            continue;
        };
        if pair.as_rule() != "EOI" {
            let span = pair.as_span().start()..pair.as_span().end();
            let rule = pair.as_rule().to_owned();
            nodes.push(TreeNode { rule, span, depth: open.len() - 1 });
            open.push(pair.into_inner());
        }
    }
    nodes
}

impl Study {
    /// A parser for the grammar, which shares the networks of the study.
    pub(super) fn parser(&self) -> GrammarParser<'_> {
        parser(self.grammar(), self.networks.clone())
    }

    /// Returns the longest prefix of the text that some string of the rule begins with, and what
    /// may follow it.
    ///
    /// # Errors
    /// There is no such rule.
    pub fn viable_prefix(&self, rule: &str, text: &str) -> Result<ViablePrefix, StudyError> {
        self.viable_prefix_within(rule, text, self.languages().meter.budget())
    }

    /// Returns what [`viable_prefix`](Self::viable_prefix) returns, with a budget of its own.
    ///
    /// ```
    /// use abnf_lab::{Budget, LabGrammar, Study};
    /// use std::time::Duration;
    ///
    /// let study = Study::of(LabGrammar::from_abnf("a = *\"xy\"\n").unwrap());
    /// let budget = Budget::unlimited().time(Duration::from_secs(1)).from_now();
    /// assert_eq!(study.viable_prefix_within("a", "xyz", &budget)?.bytes, 2);
    /// # Ok::<(), abnf_lab::StudyError>(())
    /// ```
    ///
    /// # Errors
    /// There is no such rule, or the budget was exceeded.
    pub fn viable_prefix_within(
        &self,
        rule: &str,
        text: &str,
        budget: &Budget,
    ) -> Result<ViablePrefix, StudyError> {
        let grammar = self.grammar();
        let index = grammar.index_with_language(rule)?;
        if grammar.notation() == Notation::Abnf {
            let network = self.networks.get(grammar, index, budget)?;
            let chart = Chart::of(grammar, network, index, text, LastPlace::Whole, budget)?;
            return Ok(chart.viable_prefix(text));
        }
        let (mut lang, languages) = (self.lang(rule)?, self.languages());
        let stop = text.char_indices().find(|&(_, character)| {
            let next = languages.after(lang, languages.alphabet().class_of(character));
            if next != NOTHING {
                lang = next;
            }
            next == NOTHING
        });
        let bytes = stop.map_or(text.len(), |(at, _)| at);
        Ok(ViablePrefix {
            bytes,
            characters: text[..bytes].chars().count(),
            offending: stop.map(|(_, character)| character),
            expected: languages.may_follow(lang),
            may_end: languages.accepts_empty(lang),
            open: Vec::new(),
        })
    }
}
