//! The grammar laboratory: grammars as data, with proofs.
//!
//! A [`LabGrammar`] is read from the text of an ABNF or of a pest grammar. None of its rules
//! refers to itself, so that each is a regular language ([`Languages`]), and every question about
//! it can be decided.
//!
//! ```
//! use iri_grammar::Grammar;
//! use iri_grammar::lab::{LabGrammar, Proof, Study, Verdict};
//!
//! // The ABNF as it was published, and the grammar that pest reads: one language.
//! let grammar = Grammar::Rfc3986;
//! let abnf = LabGrammar::from_abnf(&[Grammar::core_abnf(), grammar.abnf()].concat()).unwrap();
//! let pest = LabGrammar::from_pest(&[Grammar::core_pest(), grammar.pest()].concat()).unwrap();
//! assert_eq!(Proof::of_rule(&abnf, &pest, "port")?, Verdict::Equal);
//!
//! let study = Study::of(LabGrammar::from_abnf("a = 1*2DIGIT\n").unwrap());
//! assert!(study.accepts("a", "12")? && !study.accepts("a", "123")?);
//! assert_eq!(study.languages().shortest(study.lang("a")?).unwrap(), "0");
//! # Ok::<(), iri_grammar::lab::StudyError>(())
//! ```

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
