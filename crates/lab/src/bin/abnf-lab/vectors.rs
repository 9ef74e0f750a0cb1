//! `abnf-lab vectors`.

use super::Answer;
use super::grammar::GrammarArg;
use crate::shell::{
    Format, FormatOnly, HEADING, NAME, Status, in_quotation_marks, json_line, print, visible,
};
use abnf_lab::{Budget, Dialect, LabGrammar, ParseTree, Vector};
use clap::{Args, ValueEnum};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::collections::HashSet;
use std::io::{self, Write};

/// The heading of [`Vectors::unshown`](abnf_lab::Vectors::unshown).
const UNSHOWN: &str = "mistakes without a text, since the rule accepts it in another way";

/// Writes labelled test cases: texts that a rule accepts or narrowly rejects, and why
#[derive(Args)]
#[command(after_long_help = include_str!("help/vectors.txt"))]
pub struct Vectors {
    #[command(flatten)]
    grammar: GrammarArg,
    /// The rule [default: the first]
    rule: Option<String>,
    /// The seed of the random edits: the same seed gives the same cases
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// The number of texts with a random edit
    #[arg(long, default_value_t = 10, value_name = "N")]
    edits: usize,
    /// Write the cases in a format that other programs read
    #[arg(long = "as", value_enum, conflicts_with = "format")]
    form: Option<Form>,
    #[command(flatten)]
    format: FormatOnly,
}

#[derive(Clone, Copy, ValueEnum)]
enum Form {
    /// The input of 'iri-conformance judge': one JSON object a line
    Conformance,
    /// A file of the JSON-Schema-Test-Suite
    JsonSchema,
}

impl Vectors {
    /// Writes test vectors of the rule in the form that the options choose.
    pub fn run(&self) -> Answer {
        let grammar = self.grammar.load()?;
        let rule = self.grammar.rule_or_first(&grammar, self.rule.as_ref(), "[RULE]");
        let rule = &*rule.to_owned();
        let study = self.grammar.study_of(grammar, rule)?;
        let vectors = study.vectors(rule, self.seed, self.edits)?;
        let about = About {
            grammar: self.grammar.name(),
            digest: digest(study.grammar()),
            seed: self.seed,
            edits: self.edits,
            vectors: &vectors,
        };
        let mut out = Vec::new();
        match (self.form, self.format.format) {
            (Some(Form::Conformance), _) => about.write_conformance(&mut out)?,
            (Some(Form::JsonSchema), _) => {
                about.write_json_schema(&mut out, study.grammar(), &self.grammar.budget())?
            }
            (None, Format::Jsonl) => about.write_objects(&mut out)?,
            (None, Format::Human) => about.write_lines(&mut out)?,
        }
        print(&out)?;
        Ok(Status::Fine)
    }
}

/// Returns the SHA-256 of the text of a grammar, in hexadecimal digits.
fn digest(grammar: &LabGrammar) -> String {
    Sha256::digest(grammar.text()).iter().map(|octet| format!("{octet:02x}")).collect()
}

/// Test cases, with everything that is needed to make them again.
struct About<'v> {
    /// The name of the grammar.
    grammar: String,
    /// The SHA-256 of its text.
    digest: String,
    seed: u64,
    edits: usize,
    vectors: &'v abnf_lab::Vectors,
}

impl About<'_> {
    /// Returns each case with its identifier, as `URI-001`.
    fn cases_with_ids(&self) -> impl Iterator<Item = (String, &Vector)> {
        let id = |number: usize| format!("{}-{number:03}", self.vectors.rule);
        self.vectors.cases.iter().enumerate().map(move |(at, case)| (id(at + 1), case))
    }

    /// Returns the command that makes the cases again.
    fn source(&self) -> String {
        let About { grammar, digest, seed, edits, .. } = self;
        let rule = &self.vectors.rule;
        format!("abnf-lab vectors {grammar} {rule} --seed {seed} --edits {edits}, sha256 {digest}")
    }

    /// Returns the valid cases, and the others.
    fn by_validity(&self) -> (Vec<&Vector>, Vec<&Vector>) {
        self.vectors.cases.iter().partition(|case| case.valid)
    }

    /// Writes the cases for a person.
    fn write_lines(&self, out: &mut Vec<u8>) -> io::Result<()> {
        let (valid, invalid) = self.by_validity();
        for (what, cases) in [("valid", valid), ("not valid", invalid)] {
            writeln!(out, "{HEADING}{what}: {}{HEADING:#}", cases.len())?;
            for case in cases {
                writeln!(out, "  {NAME}{}{NAME:#}", in_quotation_marks(&case.text))?;
                for reason in &case.why {
                    writeln!(out, "    {}", visible(&reason.to_string()))?;
                }
            }
        }
        let unshown = &self.vectors.unshown;
        if !unshown.is_empty() {
            let count = unshown.len();
            writeln!(out, "{HEADING}{UNSHOWN}: {count}{HEADING:#}")?;
        }
        unshown.iter().try_for_each(|reason| writeln!(out, "  {}", visible(&reason.to_string())))
    }

    /// Writes the cases as objects of JSON.
    fn write_objects(&self, out: &mut Vec<u8>) -> io::Result<()> {
        let About { grammar, digest, seed, edits, vectors } = self;
        let (valid, invalid) = self.by_validity();
        let head = object!(
            report: "vectors", grammar: grammar, rule: &vectors.rule, seed: seed, edits: edits,
            sha256: digest, valid: valid.len(), invalid: invalid.len(),
        );
        json_line(out, &head)?;
        for (id, case) in self.cases_with_ids() {
            let report = object!(
                report: "case", id: id, text: &case.text, valid: case.valid,
                why: reasons_as_json(case), tree: case.tree.as_ref().map(tree_as_json),
            );
            json_line(out, &report)?;
        }
        self.vectors.unshown.iter().try_for_each(|reason| {
            json_line(out, &object!(report: "unshown", why: [reason_as_json(reason)]))
        })
    }

    /// Writes the cases as the input of `iri-conformance judge`.
    fn write_conformance(&self, out: &mut Vec<u8>) -> io::Result<()> {
        let source = self.source();
        for (id, case) in self.cases_with_ids() {
            let report = object!(
                id: id, source: &source, kind: "valid", grammar: &self.grammar,
                rule: &self.vectors.rule, input: &case.text, expected: case.valid,
                why: reasons_as_json(case), tree: case.tree.as_ref().map(tree_as_json),
            );
            json_line(out, &report)?;
        }
        Ok(())
    }

    /// Writes a file of the JSON-Schema-Test-Suite. The descriptions are unique and short, as the
    /// suite requires. If the rule is no format of JSON Schema, the schema has a pattern, unless
    /// there is no regular expression for the rule within the budget.
    fn write_json_schema(
        &self,
        out: &mut Vec<u8>,
        grammar: &LabGrammar,
        budget: &Budget,
    ) -> io::Result<()> {
        const LONGEST: usize = 140;
        let rule = &self.vectors.rule;
        let mut known = HashSet::new();
        let mut tests = Vec::new();
        for case in &self.vectors.cases {
            let reasons: Vec<String> = case.why.iter().map(ToString::to_string).collect();
            let what = if case.valid { "valid" } else { "not valid" };
            let reasons = format!("{what}: {}", reasons.join("; "));
            let description = shorten(&reasons, LONGEST);
            let numbered = (2..).map(|number| format!("{description} ({number})"));
            let mut names = std::iter::once(description.clone()).chain(numbered);
            let name = names.find(|name| known.insert(name.clone()));
            tests.push(json!({"description": name, "data": case.text, "valid": case.valid}));
        }
        let comment = self.source();
        let mut schema = json!({
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "$comment": comment,
            "type": "string",
        });
        match (&*self.grammar, &**rule) {
            ("rfc3986", "URI" | "URI-reference") | ("rfc3987", "IRI" | "IRI-reference") => {
                schema["format"] = rule.to_ascii_lowercase().into();
            }
            _ => {
                if let Ok(pattern) = grammar.regular_expression(rule, Dialect::EcmaScript, budget) {
                    schema["pattern"] = pattern.into();
                }
            }
        }
        let suite = json!([{
            "description": format!("{rule} of {}", self.grammar),
            "schema": schema,
            "tests": tests,
        }]);
        serde_json::to_writer_pretty(&mut *out, &suite)?;
        writeln!(out)
    }
}

/// Shortens a text to at most `longest` characters: cuts it after a word and adds an ellipsis.
fn shorten(text: &str, longest: usize) -> String {
    if text.chars().count() <= longest {
        return text.to_owned();
    }
    let cut: String = text.chars().take(longest - 1).collect();
    let words = cut.rsplit_once(' ').map_or(&*cut, |(words, _)| words);
    format!("{}…", words.trim_end_matches([';', ':', ',']))
}

/// Returns the reasons of a case as JSON.
fn reasons_as_json(case: &Vector) -> Vec<Value> {
    case.why.iter().map(reason_as_json).collect()
}

/// Returns a reason as JSON.
fn reason_as_json(reason: &abnf_lab::Reason) -> Value {
    json!({"rule": reason.rule, "part": reason.part, "what": reason.what.to_string()})
}

/// Returns the nodes of a tree as JSON.
fn tree_as_json(tree: &ParseTree) -> Vec<Value> {
    let nodes = tree.nodes.iter();
    let node = nodes.map(|node| {
        json!({"rule": node.rule, "depth": node.depth, "span": [node.span.start, node.span.end]})
    });
    node.collect()
}
