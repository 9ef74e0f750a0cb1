//! `abnf-lab export`.

use super::grammar::{GrammarArg, find_rule_or_first, report_left_out};
use super::{Answer, OutputOption, UpToOption};
use crate::shell::{Status, message};
use abnf_lab::{Budget, Dialect, LabGrammar, RuleProof, Verdict, Witness};
use clap::{Args, ValueEnum};

/// Writes a grammar in another notation, read back and proved to be the same
#[derive(Args)]
#[command(after_long_help = LONG_HELP)]
pub struct Export {
    #[command(flatten)]
    grammar: GrammarArg,
    /// The rule for a regular expression [default: the first]
    rule: Option<String>,
    /// The notation to write
    #[arg(long = "as", value_enum)]
    form: Form,
    /// The dialect of a regular expression
    #[arg(long, value_enum, default_value_t = DialectArg::Ecmascript)]
    dialect: DialectArg,
    #[command(flatten)]
    up_to: UpToOption,
    #[command(flatten)]
    output: OutputOption,
}

#[derive(Clone, Copy, ValueEnum)]
enum Form {
    /// A regular expression for a rule
    Regex,
    /// The grammar in the notation of pest
    Pest,
    /// The grammar in the notation of the W3C
    Ebnf,
}

#[derive(Clone, Copy, ValueEnum)]
enum DialectArg {
    /// ECMAScript with the flag u, and JSON Schema
    Ecmascript,
    /// The crate regex, and RE2
    Rust,
}

const LONG_HELP: &str = "\
A regular expression matches whole texts; each rule that it refers to is written in its place. It
is read back by regex-syntax and proved to accept the same strings. EBNF is read back and proved
rule by rule. For recursive rules that are no regular languages, texts up to a length are compared
(--up-to), and a message says so. 'abnf-lab collect' writes ABNF.

EBNF and pest leave out rules that need prose or an undefined name, and pest those that it rejects,
such as left-recursive ones. A message names them, and the status is 1.

pest never gives back what it took. A rule that would differ for this reason is written from its
automaton, with parts RULE_1, RULE_2 and so on in place of the rules that it refers to, and a message
names it. A rule that is not regular can still differ: a message has a string, and the status is 1.
A pest grammar cannot be exported, because its alternatives are ordered, and those of the other
notations are not.

Examples:
  abnf-lab export rfc3986 URI --as regex
  abnf-lab export rfc3987 IRI --as regex --dialect rust
  abnf-lab export rfc3987 --as pest > iri.pest

Exit status: 0; 1 if rules of pest differ or are undecided, or rules are left out; 2 if nothing can
be written.";

impl Export {
    pub fn run(&self) -> Answer {
        let grammar = self.grammar.load()?;
        let budget = self.up_to.within(self.grammar.budget());
        let name = self.grammar.name();
        match self.form {
            Form::Regex => {
                let rule = find_rule_or_first(&grammar, self.rule.as_deref(), &name, "[RULE]");
                let dialect = match self.dialect {
                    DialectArg::Ecmascript => Dialect::EcmaScript,
                    DialectArg::Rust => Dialect::Rust,
                };
                let text = grammar.regular_expression(rule, dialect, &budget)?;
                self.output.write(&format!("{text}\n"))
            }
            Form::Pest => self.pest(&grammar, &budget),
            Form::Ebnf => {
                let status = self.output.write(&grammar.to_ebnf(&budget)?)?;
                report_bound(bound(&grammar, &budget));
                Ok(if report_refused(&grammar) { status } else { Status::Invalid })
            }
        }
    }

    /// Writes a grammar for pest, and reports the rules that pest reads differently.
    fn pest(&self, grammar: &LabGrammar, budget: &Budget) -> Answer {
        let export = grammar.to_pest(budget)?;
        let status = self.output.write(&export.text)?;
        for rule in &export.proof.rules {
            if let Verdict::Differs(Witness { text, .. }) = &rule.verdict {
                message(format_args!("pest reads {} differently: {text:?}", rule.name));
            }
        }
        if !export.automata.is_empty() {
            let rules = export.automata.join(", ");
            message(format_args!("written from the automaton, without the rules in it: {rules}"));
        }
        let up_to = export.proof.rules.iter().filter_map(|rule| rule.up_to).min();
        report_bound(up_to.or_else(|| bound(grammar, budget)));
        let left_out = export.left_out.iter().map(|(rule, why)| (&**rule, why));
        let is_whole = report_left_out("not written", left_out);
        let is_known =
            |rule: &RuleProof| matches!(rule.verdict, Verdict::Equal | Verdict::NoDifference);
        let is_same = is_whole && export.proof.rules.iter().all(is_known);
        Ok(if is_same { status } else { Status::Invalid })
    }
}

/// Reports the rules that need prose or an undefined name, grouped by the reason. Returns true if
/// there are none.
fn report_refused(grammar: &LabGrammar) -> bool {
    let rules = (0..).zip(grammar.rules());
    let refused = rules.filter_map(|(index, rule)| Some((&*rule.name, grammar.refusal(index)?)));
    report_left_out("not written", refused)
}

/// Returns the length up to which recursive rules were compared, if there are such rules.
fn bound(grammar: &LabGrammar, budget: &Budget) -> Option<usize> {
    (0..grammar.rules().len()).find_map(|rule| grammar.bound(rule, budget))
}

/// Reports the length up to which recursive rules were compared.
fn report_bound(bound: Option<usize>) {
    if let Some(longest) = bound {
        message(format_args!("of recursive rules, texts up to length {longest} were compared"));
    }
}
