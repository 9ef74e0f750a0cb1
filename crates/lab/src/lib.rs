//! The grammar laboratory: grammars as data, with proofs.
//!
//! A [`LabGrammar`] is read from ABNF, pest, EBNF or a regular expression. A rule that is not
//! recursive, or only left- or only right-recursive, is a regular language ([`Languages`]), and every
//! question about it can be decided.
//!
//! ```
//! use abnf_lab::{LabGrammar, Proof, Study, Verdict};
//!
//! // A rule as RFC 3986 prints it, and as pest reads it: one language.
//! let abnf = LabGrammar::from_abnf("port = *DIGIT\n").unwrap();
//! let pest = LabGrammar::from_pest("port = { ASCII_DIGIT* }").unwrap();
//! assert_eq!(Proof::of_rule(&abnf, &pest, "port")?, Verdict::Equal);
//!
//! let study = Study::of(LabGrammar::from_abnf("a = 1*2DIGIT\n").unwrap());
//! assert!(study.accepts("a", "12")? && !study.accepts("a", "123")?);
//! assert_eq!(study.languages().shortest(study.lang("a")?).unwrap(), "0");
//! # Ok::<(), abnf_lab::StudyError>(())
//! ```
//!
//! Two grammars are proved to be one language, or a text shows that they are not:
//!
//! ```
//! use abnf_lab::{LabGrammar, Proof, Side, Verdict, Witness};
//!
//! let left = LabGrammar::from_abnf("a = 1*3%x78\n").unwrap();
//! let right = LabGrammar::from_abnf("a = 1*2%x78\n").unwrap();
//! let verdict = Proof::of_rule(&left, &right, "a")?;
//! let Verdict::Differs(Witness { text, accepted_by, .. }) = verdict else { panic!() };
//! assert_eq!((&*text, accepted_by), ("xxx", Side::Left));
//! # Ok::<(), abnf_lab::StudyError>(())
//! ```
//!
//! What has changed between two grammars:
//!
//! ```
//! use abnf_lab::{Change, Diff, LabGrammar, RuleDiff};
//!
//! let old = LabGrammar::from_abnf("pchar = %x61-7A\n").unwrap();
//! let new = LabGrammar::from_abnf("ipchar = %x61-7A / %xE9\nextra = \"x\"\n").unwrap();
//! let diff = Diff::of(&old, &new, &[("pchar", "ipchar")]).unwrap();
//! let RuleDiff { new_name, change, .. } = &diff.rules[0];
//! assert_eq!(new_name.as_deref(), Some("ipchar"));
//! let Change::Changed { gained, lost, .. } = change else { panic!() };
//! assert_eq!((gained.as_deref(), lost.as_deref()), (Some("\u{e9}"), None));
//! assert_eq!(diff.rules[1].change, Change::Added);
//! ```
//!
//! The definitions that caused a change: here that of `b`. `a` changed because it refers to `b`.
//!
//! ```
//! use abnf_lab::{Diff, LabGrammar, Renamed};
//!
//! let old = LabGrammar::from_abnf("a = 1*b c\nb = \"x\"\nc = %x2D\n").unwrap();
//! let new = LabGrammar::from_abnf("a = 1*b d\nb = \"y\"\nd = %x2D\n").unwrap();
//! let diff = Diff::of(&old, &new, &[])?;
//! assert!(diff.rules[1].is_cause && diff.rules[0].follows == [1]);
//! assert_eq!(diff.rules[2].renamed, Some(Renamed::SameLanguage));
//! # Ok::<(), abnf_lab::StudyError>(())
//! ```
//!
//! Which texts of a corpus only one of two grammars accepts:
//!
//! ```
//! use abnf_lab::{CorpusDiff, Diff, LabGrammar};
//!
//! let old = LabGrammar::from_abnf("a = 1*%x61-7A\n").unwrap();
//! let new = LabGrammar::from_abnf("a = 1*%x61-62\n").unwrap();
//! let CorpusDiff { lines, both, lost, lost_examples, .. } =
//!     Diff::of(&old, &new, &[])?.corpus("a", "a", ["ab", "xy", "b", "z"], 1)?;
//! assert_eq!((lines, both, lost), (4, 2, 2));
//! assert_eq!(lost_examples, ["xy"]);
//! # Ok::<(), abnf_lab::StudyError>(())
//! ```
//!
//! Texts that use every part of a grammar:
//!
//! ```
//! use abnf_lab::{Coverage, LabGrammar, Point, Study};
//!
//! let study = Study::of(LabGrammar::from_abnf("a = \"x\" / b\nb = %x30-39\n").unwrap());
//! let mut coverage: Coverage<'_> = study.coverage("a")?;
//! assert!(coverage.add("x") && !coverage.add("y"));
//! assert_eq!(coverage.points().next(), Some((Point::Rule(0), 1)));
//! assert!(coverage.missing().iter().any(|point| coverage.describe(*point) == "a: `b`"));
//! let strings = coverage.fill(1);
//! assert!(!strings.is_empty() && coverage.missing().is_empty());
//! # Ok::<(), abnf_lab::StudyError>(())
//! ```
//!
//! Test cases, each with its reason:
//!
//! ```
//! use abnf_lab::{LabGrammar, Reason, Study, Vector, Vectors, What};
//!
//! let study = Study::of(LabGrammar::from_abnf("a = 2DIGIT\n").unwrap());
//! let Vectors { cases, .. } = study.vectors("a", 0, 0)?;
//! let Vector { why, .. } = cases.iter().find(|case| case.text == "0").unwrap();
//! let Reason { rule, what, .. } = &why[0];
//! assert_eq!((&**rule, what), ("a", &What::TooFew(1)));
//! # Ok::<(), abnf_lab::StudyError>(())
//! ```
//!
//! Other notations, proved to be the same:
//!
//! ```
//! use abnf_lab::{Budget, Dialect, ExportError, LabGrammar, PestExport};
//!
//! let grammar = LabGrammar::from_abnf("a = 1*%x30-39\n").unwrap();
//! let budget = Budget::unlimited();
//! assert_eq!(grammar.regular_expression("a", Dialect::Rust, &budget)?, r"\A[0-9]+\z");
//! let PestExport { text, proof, .. } = grammar.to_pest(&budget)?;
//! assert_eq!(text, "a = { '0'..'9'+ }\n");
//! assert!(proof.holds());
//! # Ok::<(), ExportError>(())
//! ```
//!
//! The characters and rules that may follow at each point of a text, for the errors of a parser:
//!
//! ```
//! use abnf_lab::{Awaited, Awaits, Diagnosis, LabGrammar, Prospect};
//!
//! let grammar = LabGrammar::from_abnf("a = \"x\" [d]\nd = %x30-39\n").unwrap();
//! let diagnosis = Diagnosis::of(&grammar, "a", &[], &[])?;
//! let x = diagnosis.alphabet.class_of('x');
//! let after_x: &Prospect = &diagnosis.states[diagnosis.states[0].next[x].unwrap()];
//! assert!(after_x.may_end);
//! let Awaited { what, first, .. } = &after_x.awaited[0];
//! assert!(*what == Awaits::Rule(1) && first.contains('7'));
//! # Ok::<(), abnf_lab::StudyError>(())
//! ```
//!
//! Drawings of automata:
//!
//! ```
//! use abnf_lab::{LabGrammar, Study};
//!
//! let study = Study::of(LabGrammar::from_abnf("a = 1*DIGIT\n").unwrap());
//! assert!(study.automaton_dot("a")?.starts_with("digraph"));
//! # Ok::<(), abnf_lab::StudyError>(())
//! ```
//!
//! The tree of a text, or the place at which the text goes wrong:
//!
//! ```
//! use abnf_lab::{GrammarParser, LabGrammar, ParseError, ParseTree, TreeNode};
//!
//! let grammar = LabGrammar::from_abnf("a = b \"-\" b\nb = 1*%x30-39\n").unwrap();
//! let parser: GrammarParser = grammar.parser();
//! let tree: ParseTree = parser.parse("a", "1-23").unwrap();
//! let TreeNode { rule, span, depth, .. } = &tree.nodes[2];
//! assert_eq!((&**rule, span, *depth), ("b", &(2..4), 1));
//! assert!(parser.matches("b", "23").unwrap());
//! let error = parser.parse("a", "1x").unwrap_err();
//! assert_eq!(error, ParseError::NoMatch { rule: "a".into(), at: 1 });
//! ```
//!
//! The longest prefix of a text that can be continued to a text of the rule:
//!
//! ```
//! use abnf_lab::{LabGrammar, OpenProductions, Study, ViablePrefix};
//!
//! let study = Study::of(LabGrammar::from_abnf("a = b [\"-\" b]\nb = 2%x30-39\n").unwrap());
//! let prefix: ViablePrefix = study.viable_prefix("a", "12-x")?;
//! assert_eq!((prefix.bytes, prefix.characters, prefix.offending), (3, 3, Some('x')));
//! assert!(!prefix.may_end && prefix.expected.contains('7'));
//! let OpenProductions { rules, .. } = &prefix.open[0];
//! assert_eq!(*rules, ["a"]);
//! # Ok::<(), abnf_lab::StudyError>(())
//! ```
//!
//! Random texts that a rule accepts, and texts that it almost accepts:
//!
//! ```
//! use abnf_lab::{LabGrammar, Sampler, Study};
//!
//! let study = Study::of(LabGrammar::from_abnf("a = 1*3DIGIT\n").unwrap());
//! let mut sampler: Sampler<'_> = study.sampler("a", 1)?;
//! assert!(study.accepts("a", &sampler.accepted().unwrap())?);
//! assert!(!study.accepts("a", &sampler.near_miss().unwrap())?);
//! # Ok::<(), abnf_lab::StudyError>(())
//! ```
//!
//! The number of texts of each length:
//!
//! ```
//! use abnf_lab::{BigUint, LabGrammar, Study};
//!
//! let study = Study::of(LabGrammar::from_abnf("a = *DIGIT\n").unwrap());
//! let counts: Vec<BigUint> = study.counts("a", 20)?;
//! assert_eq!(counts[2].to_string(), "100");
//! assert_eq!(counts[20].to_string(), "100000000000000000000");
//! # Ok::<(), abnf_lab::StudyError>(())
//! ```
//!
//! An automaton that finds the parts of a text, as tables for a program:
//!
//! ```
//! use abnf_lab::{Compiler, End, LabGrammar, Op, SeveralReadings, State, Tag, Token, Transition};
//!
//! let grammar = LabGrammar::from_abnf("a = b \":\" b\nb = 2%x30-39\n").unwrap();
//! let tags = [Tag { rules: vec!["b".into()], end: End::Start }];
//! let mut compiler = Compiler::new(&grammar, &tags);
//! let tagged = compiler.compile("a", &tags, &[], SeveralReadings::Refused).unwrap();
//! // Two parts match the tag. The automaton returns the position of the last one.
//! assert_eq!(tagged.run("12:34"), Some(vec![Some(3)]));
//! let transitions = tagged.states.iter().flat_map(|state: &State| state.next.iter().flatten());
//! let mut ops = transitions.flat_map(|transition: &Transition| &transition.ops);
//! assert!(ops.any(|op| *op == Op::Before(0)));
//!
//! let with_token = compiler.compile("a", &[], &["b"], SeveralReadings::Refused).unwrap();
//! let Token { rule, first, .. } = &with_token.tokens[0];
//! assert!(rule == "b" && first.contains('1'));
//! ```
//!
//! The program [`abnf-lab`](crate::guide::laboratory) does the same. Grammars can be read from
//! [the documents of their authors](crate::guide::reading_grammars).

// Reading the text of a grammar.
mod abnf;
mod chars;
mod core;
mod error;
mod expr;
mod grammar;
mod lint;
mod load;
mod order;
mod pest;
mod print;
mod prose;
mod read;
mod wrap;
// Computing languages, and programs and automata that read texts.
mod alphabet;
mod budget;
mod build;
mod compile;
mod diagnosis;
mod lang;
mod languages;
mod minimize;
mod network;
mod node;
mod numbered;
mod octets;
mod operations;
mod peg;
mod program;
mod recursion;
mod tagged;
mod utf8;
// Answering questions about a grammar.
mod ambiguity;
mod collect;
mod compare;
mod coverage;
mod derive;
mod diff;
mod draw;
mod export;
mod first;
mod forest;
mod pair;
mod parse;
mod random;
mod sample;
mod sentence;
mod settle;
mod study;
mod tree;
mod uniform;
mod vectors;

#[cfg(any(doc, doctest))]
pub mod guide;

pub use self::core::CoreGrammar;
pub use abnf::{AbnfOptions, Lists};
pub use alphabet::Alphabet;
pub use ambiguity::{Ambiguity, AmbiguityKind};
pub use budget::Budget;
pub use chars::CharSet;
pub use collect::Collected;
pub use compare::{Proof, RuleProof, Side, Verdict, Witness};
pub use coverage::Coverage;
pub use diagnosis::{Awaited, Diagnosis, Prospect};
pub use diff::{Change, CorpusDiff, Diff, Renamed, RuleDiff, URI_TO_IRI};
pub use error::Limit;
pub use error::{GrammarError, Place, StudyError};
pub use export::{Dialect, ExportError, PestExport};
pub use expr::{Expr, Notation, Rule};
pub use first::TakenFirst;
pub use forest::{Forest, TreeCount};
pub use grammar::LabGrammar;
pub use lang::{Class, Lang, NOTHING};
pub use languages::Languages;
pub use lint::{Lint, LintFinding, LintFix, LintKind, LintLevel};
pub use node::Node;
pub use node::Point;
pub use num_bigint::BigUint;
pub use order::{DEEPEST_BRACKETS, DEEPEST_RULES};
pub use parse::{GrammarParser, ParseError};
pub use program::Awaits;
pub use random::Random;
pub use read::{Extract, LeftOut, WhyLeftOut};
pub use sample::Sampler;
pub use sentence::AmbiguousSentence;
pub use study::Study;
pub use tagged::{
    Compiler, End, Op, Reading, Readings, ReadingsState, SeveralReadings, State, Tag, Tagged,
    TaggedError, Token, Transition,
};
pub use tree::{OpenProductions, ParseTree, TreeNode, ViablePrefix};
pub use uniform::UniformSampler;
pub use vectors::{Edit, Reason, Vector, Vectors, What};
pub use wrap::{LINE_WIDTH, wrap_line};
