//! The grammar laboratory: grammars as data, with proofs.
//!
//! A [`LabGrammar`] is read from the text of an ABNF or of a pest grammar. None
//! of its rules refers to itself, so that each is a regular language
//! ([`Languages`]), and what one may want to know of it can be decided.

mod abnf;
mod alphabet;
mod ambiguity;
mod chars;
mod compile;
mod count;
mod coverage;
mod diagnosis;
mod diff;
mod draw;
mod error;
mod grammar;
mod hash;
mod languages;
mod load_abnf;
mod load_pest;
mod minimize;
mod order;
mod parse;
mod peg;
mod program;
mod prove;
mod random;
mod sample;
mod study;
mod tagged;
mod viable;

pub use alphabet::Alphabet;
pub use ambiguity::{Ambiguity, AmbiguityKind};
pub use chars::CharSet;
pub use compile::Compiled;
pub use count::Count;
pub use coverage::{Coverage, Point};
pub use diagnosis::{Awaited, Awaits, Diagnosis, Prospect};
pub use diff::{Change, CorpusDiff, Diff, RuleDiff, URI_TO_IRI};
pub use error::{GrammarError, Place};
pub use grammar::{DisplayExpr, Expr, LabGrammar, Notation, Rule};
pub use languages::{Class, Lang, Languages, NOTHING};
pub use order::{DEEPEST_BRACKETS, DEEPEST_RULES};
pub use parse::{GrammarParser, ParseError, ParseTree, TreeNode};
pub use program::Node;
pub use prove::{Proof, RuleProof, Side, Verdict, Witness, witness};
pub use random::Random;
pub use sample::{AllStrings, Sampler};
pub use study::{Study, StudyError};
pub use tagged::{
    Compiler, End, Op, RustSource, State, Tag, Tagged, TaggedError, Token, Transition,
};
pub use viable::{OpenProductions, ViablePrefix};
