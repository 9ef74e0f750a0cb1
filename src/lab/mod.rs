//! The grammar laboratory: grammars as data, with proofs.
//!
//! A [`LabGrammar`] is read from the text of an ABNF or of a pest grammar. None of its rules
//! refers to itself, so that each is a regular language ([`Languages`]), and every question about
//! it can be decided.

// From the text of a grammar to the grammar.
mod abnf;
mod chars;
mod error;
mod grammar;
mod order;
mod pest;
mod print;
// From the grammar to its languages, and to programs and automata that read texts.
mod alphabet;
mod compile;
mod diagnosis;
mod hash;
mod languages;
mod minimize;
mod peg;
mod program;
mod tagged;
// Questions.
mod ambiguity;
mod compare;
mod coverage;
mod draw;
mod parse;
mod random;
mod sample;
mod study;

pub use alphabet::Alphabet;
pub use ambiguity::{Ambiguity, AmbiguityKind};
pub use chars::CharSet;
pub use compare::{
    Change, CorpusDiff, Diff, Proof, RuleDiff, RuleProof, Side, URI_TO_IRI, Verdict, Witness,
};
pub use coverage::{Coverage, Point};
pub use diagnosis::{Awaited, Diagnosis, Prospect};
pub use error::{GrammarError, Place, StudyError};
pub use grammar::{Expr, LabGrammar, Notation, Rule};
pub use languages::{Class, Lang, Languages, NOTHING};
pub use order::{DEEPEST_BRACKETS, DEEPEST_RULES};
pub use parse::{GrammarParser, OpenProductions, ParseError, ParseTree, TreeNode, ViablePrefix};
pub use program::{Awaits, Node};
pub use random::Random;
pub use sample::{Count, Sampler};
pub use study::Study;
pub use tagged::{Compiler, End, Op, State, Tag, Tagged, TaggedError, Token, Transition};
