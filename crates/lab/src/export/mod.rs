//! Grammars in other notations. What is written is read back, and proved to be the same language.

mod abnf;
mod ebnf;
mod error;
mod peg;
mod regex;

use super::budget::Budget;
use super::compare::{Proof, Side, Verdict, Witness};
use super::error::StudyError;
use super::grammar::LabGrammar;
pub use error::ExportError;
pub use regex::Dialect;

/// A grammar in the notation of pest, and how far it is the same.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct PestExport {
    /// The grammar of pest.
    pub text: String,
    /// The rules, those of the grammar on the left and those of the text on the right.
    pub proof: Proof,
}

impl LabGrammar {
    /// A rule as a regular expression for whole texts. It is read back by regex-syntax, and proved
    /// to accept the same strings.
    ///
    /// ```
    /// use abnf_lab::{Budget, Dialect, LabGrammar};
    ///
    /// let grammar = LabGrammar::from_abnf("a = 2HEXDIG [\".\"] / %xE9\n").unwrap();
    /// let expression = |dialect| grammar.regular_expression("a", dialect, &Budget::unlimited());
    /// assert_eq!(expression(Dialect::Python)?, r"\A(?:[0-9A-Fa-f]{2}\.?|\u00e9)\Z");
    /// assert_eq!(expression(Dialect::JavaScript)?, r"/^(?:[0-9A-Fa-f]{2}\.?|\u{e9})$/u");
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
        let index = self.decided(rule)?;
        self.regular(index)?;
        let name = &self.rule(index).name;
        let body = regex::written(self, index, dialect, budget)?;
        let read = LabGrammar::from_any_regex(name, &dialect.readable(&body))?;
        self.same(&read, &[name], budget)?;
        Ok(dialect.whole(&body))
    }

    /// The grammar in the notation of the W3C (XML 1.0 section 6), in which names of rules have
    /// `_` for `-`. It is read back, and each rule proved to accept the same strings.
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
    /// # Errors
    /// The grammar is not in ABNF, or the proof exceeds the budget.
    pub fn to_ebnf(&self, budget: &Budget) -> Result<String, ExportError> {
        self.abnf_only("EBNF")?;
        self.without_prose()?;
        let text = ebnf::written(self);
        self.same(&LabGrammar::from_ebnf_within(&text, budget)?, &[], budget)?;
        Ok(text)
    }

    /// The grammar as ABNF in lines of 72 columns, as RFCs have it; a literal that is longer is
    /// divided. The rules that it takes from other documents are written with it, and a rule with
    /// prose that names none as it stands. It is read back, and each rule proved to accept the same strings.
    ///
    /// ```
    /// use abnf_lab::{Budget, LabGrammar};
    ///
    /// let grammar = LabGrammar::from_abnf("a=1*b\nbc=\"x\"/\n \"y\"\nb=bc\n").unwrap();
    /// let text = grammar.to_abnf(&Budget::unlimited())?;
    /// assert_eq!(text, "a  = 1*b\nbc = \"x\" / \"y\"\nb  = bc\n");
    /// # Ok::<(), abnf_lab::ExportError>(())
    /// ```
    ///
    /// A rule that reaches a cycle which embeds itself, and is not read back as it was written, is
    /// compared up to [a length](crate::RuleProof::up_to).
    ///
    /// # Errors
    /// The grammar is not in ABNF, or the proof exceeds the budget.
    pub fn to_abnf(&self, budget: &Budget) -> Result<String, ExportError> {
        self.abnf_only("ABNF")?;
        let text = abnf::written(self);
        self.same(&LabGrammar::from_abnf(&text)?, &[], budget)?;
        Ok(text)
    }

    /// The grammar in the notation of pest, nearly word for word: names have `_` for `-`, and of
    /// alternatives one stands before another that would keep it from being tried. A repetition or
    /// an alternative in pest keeps what it took, so that rules can still differ: the proof says
    /// which, with a string.
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
    /// # Errors
    /// The grammar is not in ABNF, pest rejects what was written, or the proof exceeds the budget.
    pub fn to_pest(&self, budget: &Budget) -> Result<PestExport, ExportError> {
        self.abnf_only("pest")?;
        self.without_prose()?;
        let (text, names) = peg::written(self, budget)?;
        let read = LabGrammar::from_pest(&text)?;
        let map: Vec<(&str, &str)> = names.iter().map(|(a, b)| (&**a, &**b)).collect();
        let proof = Proof::mapped(self, &read, &map, &[], budget)?;
        Ok(PestExport { text, proof })
    }

    /// Rejects what has no meaning, for which no other notation has a sign.
    fn without_prose(&self) -> Result<(), StudyError> {
        (0..self.size()).find_map(|index| self.refusal(index)).map_or(Ok(()), Err)
    }

    /// Proves that the rules of these names, or all, accept the same strings.
    fn same(&self, read: &LabGrammar, rules: &[&str], budget: &Budget) -> Result<(), ExportError> {
        for rule in Proof::mapped(self, read, &[], rules, budget)?.rules {
            let text = match rule.verdict {
                Verdict::Equal | Verdict::NoDifference | Verdict::Undecided(_) => continue,
                // A core rule that is not used is not written.
                Verdict::OnlyIn(Side::Right) => continue,
                Verdict::OnlyIn(Side::Left) => String::new(),
                Verdict::Differs(Witness { text, .. }) => text,
            };
            return Err(ExportError::Differs { rule: rule.name, text });
        }
        Ok(())
    }
}
