//! Writes grammars in other notations. The written text is read back and proved to accept the same
//! strings.

mod ebnf;
mod error;
mod peg;
mod regex;

use super::budget::Budget;
use super::compare::{Proof, Side, Verdict, Witness};
use super::expr::Notation;
use super::grammar::LabGrammar;
pub use error::ExportError;
pub use regex::Dialect;
use std::borrow::Cow;
use std::collections::HashMap;

/// A grammar in the notation of pest, with a comparison of its rules with the original ones.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct PestExport {
    /// The grammar of pest.
    pub text: String,
    /// The comparison of the rules: those of the original grammar on the left, of `text` on the
    /// right.
    pub proof: Proof,
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
        let read_back = LabGrammar::from_any_regex(name, &Dialect::Rust.anchored(&body))?;
        self.prove_same(&read_back, &[name], budget)?;
        Ok(dialect.anchored(&body))
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
        let text = ebnf::write(&grammar, budget)?;
        grammar.prove_same(&LabGrammar::from_ebnf_within(&text, budget)?, &[], budget)?;
        Ok(text)
    }

    /// Writes the grammar in the notation of pest, nearly word for word. Names get `_` for `-`, and
    /// an alternative moves before one that would keep it from being tried. Rules can still differ,
    /// since in pest a repetition or an alternative keeps what it consumed. For each rule that
    /// differs, the proof has a string that shows it.
    ///
    /// ```
    /// use abnf_lab::{Budget, LabGrammar};
    ///
    /// let grammar = LabGrammar::from_abnf("a-b = DIGIT / 2DIGIT\n").unwrap();
    /// let export = grammar.to_pest(&Budget::unlimited())?;
    /// assert!(export.text.starts_with("a_b = { DIGIT{2} | DIGIT }\n"), "{}", export.text);
    /// assert!(export.proof.holds());
    /// # Ok::<(), abnf_lab::ExportError>(())
    /// ```
    ///
    /// [Refused](Self::refusal) rules are left out.
    ///
    /// # Errors
    /// The grammar is not in ABNF, all its rules are refused, pest rejects what was written, or the
    /// proof exceeds the budget.
    pub fn to_pest(&self, budget: &Budget) -> Result<PestExport, ExportError> {
        self.abnf_only("pest")?;
        let grammar = self.without_refused()?;
        let (text, names) = peg::write(&grammar, budget)?;
        let read_back = LabGrammar::from_pest(&text)?;
        let map: Vec<(&str, &str)> = names.iter().map(|(a, b)| (&**a, &**b)).collect();
        let proof = Proof::mapped(&grammar, &read_back, &map, &[], budget)?;
        Ok(PestExport { text, proof })
    }

    /// Returns the grammar without [refused](Self::refusal) rules, since other notations cannot
    /// express prose and undefined names. An error if no rule of the text remains.
    fn without_refused(&self) -> Result<Cow<'_, LabGrammar>, ExportError> {
        let error = |index: &usize| self.refusal(*index);
        let (refused, remaining): (Vec<usize>, Vec<usize>) =
            (0..self.rules().len()).partition(|index| error(index).is_some());
        let is_own = |index: &usize| self.rule(*index).span.is_some();
        match refused.first().and_then(error) {
            None => return Ok(Cow::Borrowed(self)),
            Some(error) if !remaining.iter().any(is_own) => return Err(error.into()),
            Some(_) => {}
        }
        let new_index: HashMap<usize, usize> = remaining.iter().copied().zip(0..).collect();
        let rule = |index: &usize| {
            let mut rule = self.rule(*index).clone();
            // Rules that refer to refused rules are refused too, so each target remains.
            rule.expr.renumber(&mut |target| new_index[&target]);
            rule
        };
        let rules = remaining.iter().map(rule).collect();
        let mut grammar = LabGrammar::new(Notation::Abnf, rules, self.text(), Vec::new())?;
        grammar.octets = self.octets;
        Ok(Cow::Owned(grammar))
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
