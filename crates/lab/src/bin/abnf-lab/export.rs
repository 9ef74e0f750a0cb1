//! `abnf-lab export`.

use super::grammar::{GrammarArg, report_left_out};
use super::{Answer, OutputOption, UpToOption};
use crate::shell::{Status, message};
use abnf_lab::{Budget, Dialect, LabGrammar, RuleProof, Verdict, Witness};
use clap::{Args, ValueEnum};

/// Writes a grammar in another notation, read back and proved to be the same
#[derive(Args)]
#[command(after_long_help = include_str!("help/export.txt"))]
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

impl Export {
    /// Writes the grammar, or the rule for a regular expression, in the other notation.
    pub fn run(&self) -> Answer {
        let grammar = self.grammar.load()?;
        let budget = self.up_to.within(self.grammar.budget());
        match self.form {
            Form::Regex => {
                let rule = self.grammar.rule_or_first(&grammar, self.rule.as_ref(), "[RULE]");
                let dialect = match self.dialect {
                    DialectArg::Ecmascript => Dialect::EcmaScript,
                    DialectArg::Rust => Dialect::Rust,
                };
                let text = grammar.regular_expression(rule, dialect, &budget)?;
                self.output.write(&format!("{text}\n"))
            }
            Form::Pest => self.write_pest(&grammar, &budget),
            Form::Ebnf => {
                let status = self.output.write(&grammar.to_ebnf(&budget)?)?;
                report_bound(length_compared(&grammar, &budget));
                let all_are_written = report_refused(&grammar);
                Ok(if all_are_written { status } else { Status::Invalid })
            }
        }
    }

    /// Writes a grammar for pest, and reports the rules that pest reads differently.
    fn write_pest(&self, grammar: &LabGrammar, budget: &Budget) -> Answer {
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
        report_bound(up_to.or_else(|| length_compared(grammar, budget)));
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
fn length_compared(grammar: &LabGrammar, budget: &Budget) -> Option<usize> {
    (0..grammar.rules().len()).find_map(|rule| grammar.bound(rule, budget))
}

/// Reports the length up to which recursive rules were compared.
fn report_bound(bound: Option<usize>) {
    if let Some(longest) = bound {
        message(format_args!("of recursive rules, texts up to length {longest} were compared"));
    }
}
