//! Writes grammars in other notations. The written text is read back and proved to accept the same
//! strings.

mod deterministic;
mod ebnf;
mod error;
mod peg;
mod regex;

use super::budget::Budget;
use super::compare::{Proof, Side, Verdict, Witness};
use super::error::GrammarError;
use super::expr::Notation;
use super::grammar::LabGrammar;
pub use error::ExportError;
pub use regex::Dialect;
use std::borrow::Cow;
use std::collections::{BTreeSet, HashMap};

/// A grammar in the notation of pest, with a comparison of its rules with the original ones.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct PestExport {
    /// The grammar of pest.
    pub text: String,
    /// The comparison of the rules: those of the original grammar on the left, of `text` on the
    /// right.
    pub proof: Proof,
    /// The rules that pest would reject or misread if they were written like the ABNF. Each is
    /// written from its automaton instead, and then refers to no rule of the grammar.
    pub automata: Vec<String>,
    /// The rules that are not written, each with the reason: [refused](LabGrammar::refusal) rules,
    /// those that pest rejects, such as left-recursive ones, and rules that refer to them.
    pub left_out: Vec<(String, String)>,
}

/// Whether a proof found that a rule differs, or compared it only up to a length.
fn is_unproved(proof: &Proof, rule: &str) -> bool {
    let verdict = proof.rules.iter().find(|it| it.name == rule).map(|it| &it.verdict);
    matches!(verdict, Some(Verdict::Differs(_) | Verdict::NoDifference))
}

impl LabGrammar {
    /// Writes a rule as a regular expression that matches whole texts. regex-syntax reads it back,
    /// and it is proved to accept the same strings.
    ///
    /// ```
    /// use abnf_lab::{Budget, Dialect, LabGrammar};
    ///
    /// let grammar = LabGrammar::from_abnf("a = 2HEXDIG [\".\"] / %xE9\n").unwrap();
    /// let expression = |dialect| grammar.regular_expression("a", dialect, &Budget::unlimited());
    /// assert_eq!(expression(Dialect::EcmaScript)?, r"^(?:[0-9A-Fa-f]{2}\.?|\u00e9)$");
    /// assert_eq!(expression(Dialect::Rust)?, r"\A(?:[0-9A-Fa-f]{2}\.?|\x{e9})\z");
    /// # Ok::<(), abnf_lab::ExportError>(())
    /// ```
    ///
    /// # Errors
    /// There is no such rule, it reaches a cycle that embeds itself, the grammar is not in ABNF, or
    /// the proof exceeds the budget.
    pub fn regular_expression(
        &self,
        rule: &str,
        dialect: Dialect,
        budget: &Budget,
    ) -> Result<String, ExportError> {
        self.abnf_only("a regular expression")?;
        let index = self.index_with_language(rule)?;
        self.check_regular(index)?;
        let name = &self.rule(index).name;
        let body = regex::write_rule(self, index, dialect, budget)?;
        let read_back = LabGrammar::from_any_regex(name, &Dialect::Rust.anchor(&body))?;
        self.prove_same(&read_back, &[name], budget)?;
        Ok(dialect.anchor(&body))
    }

    /// Writes the grammar in the notation of the W3C (XML 1.0 section 6). Names of rules get `_`
    /// for `-`. The text is read back, and each rule is proved to accept the same strings.
    ///
    /// ```
    /// use abnf_lab::{Budget, LabGrammar};
    ///
    /// let grammar = LabGrammar::from_abnf("a-b = 1*2DIGIT / \"x\"\n").unwrap();
    /// let text = grammar.to_ebnf(&Budget::unlimited())?;
    /// assert_eq!(text, "a_b ::= DIGIT DIGIT? | ([Xx])\nDIGIT ::= [0-9]\n");
    /// # Ok::<(), abnf_lab::ExportError>(())
    /// ```
    ///
    /// A rule that reaches a cycle which embeds itself, and is not read back as it was written, is
    /// compared up to [a length](crate::RuleProof::up_to).
    ///
    /// [Refused](Self::refusal) rules are left out.
    ///
    /// # Errors
    /// The grammar is not in ABNF, all its rules are refused, or the text or the proof exceeds the
    /// budget.
    pub fn to_ebnf(&self, budget: &Budget) -> Result<String, ExportError> {
        self.abnf_only("EBNF")?;
        let grammar = self.without_refused()?;
        let text = ebnf::write_rules(&grammar, budget)?;
        grammar.prove_same(&LabGrammar::from_ebnf_within(&text, budget)?, &[], budget)?;
        Ok(text)
    }

    /// Writes the grammar in the notation of pest, nearly word for word. Names get `_` for `-`, and
    /// an alternative moves before one that would keep it from being tried. In pest a repetition or
    /// an alternative keeps what it consumed. A rule that would differ for this reason is written
    /// from its automaton. For each rule that differs all the same, since it is not regular or its
    /// automaton is too large, the proof has a string that shows it.
    ///
    /// ```
    /// use abnf_lab::{Budget, LabGrammar};
    ///
    /// let grammar = LabGrammar::from_abnf("a-b = DIGIT / 2DIGIT\nc = *%x61 %x61\n").unwrap();
    /// let export = grammar.to_pest(&Budget::unlimited())?;
    /// assert!(export.text.starts_with("a_b = { DIGIT{2} | DIGIT }\n"), "{}", export.text);
    /// assert!(export.text.contains("c = { \"a\" ~ \"a\"* }\n"), "{}", export.text);
    /// assert!(export.proof.holds() && export.automata == ["c"]);
    ///
    /// let grammar = LabGrammar::from_abnf("a = a \"-\" a / \"x\"\nb = \"y\"\n").unwrap();
    /// let export = grammar.to_pest(&Budget::unlimited())?;
    /// assert_eq!(export.text, "b = { ^\"y\" }\n");
    /// assert_eq!(export.left_out[0].0, "a");
    /// # Ok::<(), abnf_lab::ExportError>(())
    /// ```
    ///
    /// # Errors
    /// The grammar is not in ABNF, no rule can be written, or the proof exceeds the budget.
    pub fn to_pest(&self, budget: &Budget) -> Result<PestExport, ExportError> {
        self.abnf_only("pest")?;
        let mut grammar = self.without_refused()?.into_owned();
        let refused = (0..).zip(self.rules()).filter_map(|(index, rule)| {
            Some((rule.name.clone(), self.refusal(index)?.to_string()))
        });
        let mut left_out: Vec<(String, String)> = refused.collect();
        // The rules to write from their automata, since pest rejects or misreads them otherwise.
        let mut as_automata = BTreeSet::new();
        loop {
            let written = peg::write(&grammar, &as_automata, budget)?;
            let can_be_automaton = |index: &usize| {
                grammar.check_regular(*index).is_ok()
                    && !written.automata.contains(index)
                    && !as_automata.contains(index)
            };
            let read_back = match LabGrammar::from_pest(&written.text) {
                Ok(read_back) => read_back,
                Err(error) => {
                    let Some(rule) = written.rule_at(error.place().span.start) else {
                        return Err(error.into());
                    };
                    if can_be_automaton(&rule) {
                        as_automata.insert(rule);
                    } else {
                        let (remaining, reasons) = grammar.without_rejected(rule, &error)?;
                        left_out.extend(reasons);
                        (grammar, as_automata) = (remaining, BTreeSet::new());
                    }
                    continue;
                }
            };
            let names: Vec<(&str, &str)> =
                written.names.iter().map(|(own, new)| (&**own, &**new)).collect();
            // The parts of automata are not compared.
            let rules: Vec<&str> = names.iter().map(|(own, _)| *own).collect();
            let proof = Proof::mapped(&grammar, &read_back, &names, &rules, budget)?;
            // A rule can differ because of one that it refers to, which comes before it. Recursion
            // in pest, except that of automata, is not proved, only compared up to a length.
            let is_better_as_automaton =
                |index: &usize| is_unproved(&proof, names[*index].0) && can_be_automaton(index);
            let order = grammar.dependencies_first();
            if let Some(first) = order.into_iter().find(is_better_as_automaton) {
                as_automata.insert(first);
                continue;
            }
            let automata = written.automata.iter().map(|&index| names[index].0.to_owned());
            let automata = automata.collect();
            return Ok(PestExport { text: written.text, proof, automata, left_out });
        }
    }

    /// Returns the grammar without a rule that pest rejects and the rules that need it, and the name
    /// of each omitted rule with the reason. `why` is the error of pest, and of this function if no
    /// rule of the text remains.
    fn without_rejected(
        &self,
        rejected: usize,
        why: &GrammarError,
    ) -> Result<(LabGrammar, Vec<(String, String)>), ExportError> {
        let needs_rejected = |&index: &usize| self.dependencies_of(index).contains(&rejected);
        let (omitted, remaining): (Vec<usize>, Vec<usize>) =
            (0..self.rules().len()).partition(needs_rejected);
        let reasons = omitted.into_iter().map(|index| {
            let reason = if index == rejected {
                format!("pest rejects it: {}", why.message())
            } else {
                format!("it needs {}, which pest rejects", self.rule(rejected).name)
            };
            (self.rule(index).name.clone(), reason)
        });
        if !remaining.iter().any(|&index| self.rule(index).span.is_some()) {
            return Err(why.clone().into());
        }
        Ok((self.restricted_to(&remaining)?, reasons.collect()))
    }

    /// Returns the grammar without [refused](Self::refusal) rules, since other notations cannot
    /// express prose and undefined names. An error if no rule of the text remains.
    fn without_refused(&self) -> Result<Cow<'_, LabGrammar>, ExportError> {
        let all = 0..self.rules().len();
        let Some(first) = all.clone().find_map(|index| self.refusal(index)) else {
            return Ok(Cow::Borrowed(self));
        };
        let remaining: Vec<usize> = all.filter(|index| self.refusal(*index).is_none()).collect();
        // Only a rule of the text has a span.
        if !remaining.iter().any(|index| self.rule(*index).span.is_some()) {
            return Err(first.into());
        }
        Ok(Cow::Owned(self.restricted_to(&remaining)?))
    }

    /// Returns the grammar with only some rules, which refer to no others.
    fn restricted_to(&self, rules: &[usize]) -> Result<LabGrammar, GrammarError> {
        let new_index: HashMap<usize, usize> = rules.iter().copied().zip(0..).collect();
        let rule = |index: &usize| {
            let mut rule = self.rule(*index).clone();
            rule.expr.renumber(&mut |target| new_index[&target]);
            rule
        };
        let rules = rules.iter().map(rule).collect();
        let mut grammar = LabGrammar::new(Notation::Abnf, rules, self.text(), Vec::new())?;
        grammar.octets = self.octets;
        Ok(grammar)
    }

    /// Returns an error unless the rules with these names, or all rules if there are no names,
    /// accept the same strings in the grammar that was read back. A rule that cannot be compared,
    /// or that does not differ up to a length, passes.
    pub(super) fn prove_same(
        &self,
        read_back: &LabGrammar,
        rules: &[&str],
        budget: &Budget,
    ) -> Result<(), ExportError> {
        for rule in Proof::mapped(self, read_back, &[], rules, budget)?.rules {
            let text = match rule.verdict {
                Verdict::Equal | Verdict::NoDifference | Verdict::Undecided(_) => continue,
                // Unused core rules are not written.
                Verdict::OnlyIn(Side::Right) => continue,
                Verdict::OnlyIn(Side::Left) => String::new(),
                Verdict::Differs(Witness { text, .. }) => text,
            };
            return Err(ExportError::Differs { rule: rule.name, text });
        }
        Ok(())
    }
}
