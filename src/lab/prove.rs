//! Proof, rule by rule, that two grammars have the same language.

use std::fmt;

use super::alphabet::Alphabet;
use super::grammar::LabGrammar;
use super::languages::{Lang, Languages, NOTHING};
use super::study::StudyError;

/// One of two grammars that are compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Side {
    /// The first.
    Left,
    /// The second.
    Right,
}

/// A shortest string that one of two languages has and the other has not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Witness {
    /// The string.
    pub text: String,
    /// The side that accepts it.
    pub accepted_by: Side,
}

/// What was found of two rules of the same name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// They accept the same strings.
    Equal,
    /// They do not.
    Differs(Witness),
    /// Only one grammar has such a rule.
    OnlyIn(Side),
}

/// The proof of one rule.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleProof {
    /// The name, as the grammar on the left writes it if it has the rule.
    pub name: String,
    /// Equal, or not, and why.
    pub verdict: Verdict,
    /// How many states the minimal automaton of the rule has, on the left, or
    /// on the right if only that has the rule; the state from which nothing is
    /// accepted is not counted.
    pub states: usize,
}

/// The comparison of two grammars, rule by rule.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proof {
    /// One entry for each rule of either grammar. A core rule of RFC 5234 that
    /// an ABNF does not define itself is looked at only if the other side has
    /// it.
    pub rules: Vec<RuleProof>,
}

impl Proof {
    /// Compares two grammars.
    pub fn of(left: &LabGrammar, right: &LabGrammar) -> Self {
        Self::with(&mut Languages::of(&[left, right]), left, right)
    }

    /// Compares two grammars with languages over an alphabet that was made from
    /// grammars with the same characters; what was computed there before is not
    /// computed again.
    pub fn with(languages: &mut Languages, left: &LabGrammar, right: &LabGrammar) -> Self {
        let left_langs = languages.compile(left);
        let right_langs = languages.compile(right);
        let rules = pairs(left, right)
            .into_iter()
            .map(|pair| {
                let a = pair.left.map(|index| left_langs.rule(index));
                let b = pair.right.map(|index| right_langs.rule(index));
                RuleProof {
                    name: pair.name(left, right).to_owned(),
                    verdict: verdict(languages, a, b),
                    states: a.or(b).map_or(0, |lang| languages.states(lang)),
                }
            })
            .collect();
        Proof { rules }
    }

    /// Compares the rule of one name only.
    ///
    /// # Errors
    /// A grammar has no such rule.
    pub fn of_rule(
        left: &LabGrammar,
        right: &LabGrammar,
        rule: &str,
    ) -> Result<Verdict, StudyError> {
        let exprs = [left, right].map(|grammar| {
            let order = grammar.index(rule).map(|index| grammar.dependencies_of(index));
            let rules = order.unwrap_or_default().into_iter();
            rules.map(|index| &grammar.rule(index).expr)
        });
        let mut languages = Languages::new(Alphabet::of_exprs(exprs.into_iter().flatten()));
        Self::of_rule_with(&mut languages, left, right, rule)
    }

    /// Compares the rule of one name only, with languages as for
    /// [`with`](Self::with).
    ///
    /// # Errors
    /// A grammar has no such rule.
    pub fn of_rule_with(
        languages: &mut Languages,
        left: &LabGrammar,
        right: &LabGrammar,
        rule: &str,
    ) -> Result<Verdict, StudyError> {
        let (a, b) = (left.index(rule)?, right.index(rule)?);
        let a = languages.compile_rules(left, &left.dependencies_of(a)).rule(a);
        let b = languages.compile_rules(right, &right.dependencies_of(b)).rule(b);
        Ok(verdict(languages, Some(a), Some(b)))
    }

    /// Whether every rule has a rule of its name on the other side with the same
    /// language.
    pub fn holds(&self) -> bool {
        self.rules.iter().all(|rule| rule.verdict == Verdict::Equal)
    }
}

/// Two rules of one name, by their indices.
#[derive(Debug, Clone, Copy)]
pub(super) struct Pair {
    pub left: Option<usize>,
    pub right: Option<usize>,
}

impl Pair {
    pub fn name<'g>(&self, left: &'g LabGrammar, right: &'g LabGrammar) -> &'g str {
        match (self.left, self.right) {
            (Some(index), _) => &left.rule(index).name,
            (None, Some(index)) => &right.rule(index).name,
            (None, None) => "",
        }
    }
}

/// The rules of two grammars by name. A rule can stand in two pairs: `ALPHA`
/// and `alpha` of one grammar are both `alpha` of another that ignores case.
pub(super) fn pairs(left: &LabGrammar, right: &LabGrammar) -> Vec<Pair> {
    let mut found = Vec::new();
    let mut taken = vec![false; right.rules().len()];
    for (index, rule) in left.rules().iter().enumerate() {
        let partner = right.find(&rule.name);
        if let Some(partner) = partner {
            taken[partner] = true;
        }
        if partner.is_some() || rule.span.is_some() {
            found.push(Pair { left: Some(index), right: partner });
        }
    }
    for (index, rule) in right.rules().iter().enumerate() {
        let partner = left.find(&rule.name);
        if !taken[index] && (partner.is_some() || rule.span.is_some()) {
            found.push(Pair { left: partner, right: Some(index) });
        }
    }
    found
}

fn verdict(languages: &mut Languages, left: Option<Lang>, right: Option<Lang>) -> Verdict {
    match (left, right) {
        (Some(left), Some(right)) => match witness(languages, left, right) {
            None => Verdict::Equal,
            Some(witness) => Verdict::Differs(witness),
        },
        (Some(_), None) => Verdict::OnlyIn(Side::Left),
        _ => Verdict::OnlyIn(Side::Right),
    }
}

/// A shortest string that is in exactly one of two languages.
pub fn witness(languages: &mut Languages, left: Lang, right: Lang) -> Option<Witness> {
    let only_left = languages.difference(left, right);
    let only_right = languages.difference(right, left);
    let either = languages.union(only_left, only_right);
    if either == NOTHING {
        return None;
    }
    let text = languages.shortest(either)?;
    let accepted_by = if languages.accepts(only_left, &text) { Side::Left } else { Side::Right };
    Some(Witness { text, accepted_by })
}

impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rule in &self.rules {
            write!(f, "{:<16} {:>4} states  ", rule.name, rule.states)?;
            match &rule.verdict {
                Verdict::Equal => writeln!(f, "equal")?,
                Verdict::Differs(Witness { text, accepted_by }) => {
                    writeln!(f, "DIFFERS: {text:?} only {accepted_by}")?;
                }
                Verdict::OnlyIn(side) => writeln!(f, "ONLY {side}")?,
            }
        }
        Ok(())
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::Left => "on the left",
            Side::Right => "on the right",
        })
    }
}
