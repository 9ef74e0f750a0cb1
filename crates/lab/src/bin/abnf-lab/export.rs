//! `abnf-lab export`.

use super::grammar::{GrammarArg, find_rule_or_first, report_left_out};
use super::{Answer, OutputOption, UpToOption};
use crate::shell::{Status, message};
use abnf_lab::{Budget, Dialect, ExportError, LabGrammar, RuleProof, Verdict, Witness};
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
    #[command(flatten)]
    up_to: UpToOption,
    #[command(flatten)]
    output: OutputOption,
}

#[derive(Clone, Copy, ValueEnum)]
enum Form {
    /// A regular expression of PCRE2 for a rule
    Pcre,
    /// A regular expression of Python's re for a rule
    Python,
    /// A regular expression of ECMAScript, with the flag u, for a rule
    Javascript,
    /// A regular expression of RE2 and of the crate regex for a rule
    Re2,
    /// A pattern of JSON Schema for a rule
    JsonSchema,
    /// The grammar in the notation of pest
    Pest,
    /// The grammar in the notation of the W3C
    Ebnf,
    /// The grammar as ABNF in lines of 72 columns
    Abnf,
}

const LONG_HELP: &str = "\
A regular expression matches whole texts; each rule that it refers to is written in its place. It
is read back by regex-syntax and proved to accept the same strings. EBNF and ABNF are read back and
proved rule by rule. For recursive rules that are no regular languages, texts up to a length are
compared (--up-to), and a message says so.

EBNF and pest leave out rules that need prose or an undefined name. ABNF has them as they were
written, and they are not proved. A message names them, and the status is 1.

pest never gives back what it took. If no order of alternatives makes up for that, a message names
the rule and a string, and the status is 1. A pest grammar cannot be exported, because its
alternatives are ordered, and those of the other notations are not.

Examples:
  abnf-lab export rfc3986 URI --as json-schema
  abnf-lab export draft.abnf --as abnf --output draft.abnf.txt
  abnf-lab export rfc3987 --as pest > iri.pest

Exit status: 0; 1 if rules of pest differ, or rules are undecided; 2 if it cannot be written.";

impl Export {
    pub fn run(&self) -> Answer {
        let grammar = self.grammar.load()?;
        let budget = self.up_to.within(self.grammar.budget());
        let name = self.grammar.name();
        let rule = || find_rule_or_first(&grammar, self.rule.as_deref(), &name, "[RULE]");
        let regex = |dialect| self.regex(&grammar, rule(), dialect, &budget);
        match self.form {
            Form::Pcre => regex(Dialect::Pcre),
            Form::Python => regex(Dialect::Python),
            Form::Javascript => regex(Dialect::JavaScript),
            Form::Re2 => regex(Dialect::Re2),
            Form::JsonSchema => regex(Dialect::JsonSchema),
            Form::Pest => self.pest(&grammar, &budget),
            Form::Ebnf => self.grammar(&grammar, grammar.to_ebnf(&budget), &budget),
            Form::Abnf => self.grammar(&grammar, grammar.to_abnf(&budget), &budget),
        }
    }

    /// Writes a rule as a regular expression.
    fn regex(&self, grammar: &LabGrammar, rule: &str, dialect: Dialect, budget: &Budget) -> Answer {
        let text = grammar.regular_expression(rule, dialect, budget)?;
        self.output.write(&format!("{text}\n"))
    }

    /// Writes a grammar that was exported as `text`, and reports what was not proved.
    fn grammar(
        &self,
        grammar: &LabGrammar,
        text: Result<String, ExportError>,
        budget: &Budget,
    ) -> Answer {
        let status = self.output.write(&text?)?;
        report_bound(grammar, budget);
        let is_whole = match self.form {
            Form::Abnf => report_refused(grammar, "not proved"),
            _ => report_refused(grammar, "not written"),
        };
        Ok(if is_whole { status } else { Status::Invalid })
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
        report_bound(grammar, budget);
        let is_whole = report_refused(grammar, "not written");
        let is_known =
            |rule: &RuleProof| matches!(rule.verdict, Verdict::Equal | Verdict::NoDifference);
        let is_same = is_whole && export.proof.rules.iter().all(is_known);
        Ok(if is_same { status } else { Status::Invalid })
    }
}

/// Reports the rules that need prose or an undefined name, grouped by the reason. Returns true if
/// there are none.
fn report_refused(grammar: &LabGrammar, what: &str) -> bool {
    let rules = (0..).zip(grammar.rules());
    let refused = rules.filter_map(|(index, rule)| Some((&*rule.name, grammar.refusal(index)?)));
    report_left_out(what, refused)
}

/// Reports the length up to which recursive rules were compared, if there are such rules.
fn report_bound(grammar: &LabGrammar, budget: &Budget) {
    let bound = (0..grammar.rules().len()).find_map(|rule| grammar.bound(rule, budget));
    if let Some(longest) = bound {
        message(format_args!("of recursive rules, texts up to length {longest} were compared"));
    }
}
