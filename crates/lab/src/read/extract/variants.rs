//! Chooses among several definitions of a rule, and compares the others with the chosen one.

use super::left_out::WhyLeftOut;
use super::search::Search;
use crate::abnf::{Definition, outside_comments, rule_names};
use crate::budget::Meter;
use crate::error::StudyError;
use crate::expr::folded;
use crate::grammar::LabGrammar;
use crate::load::load;
use crate::study::Study;
use std::collections::{BTreeSet, HashMap};
use std::ops::Bound::{Excluded, Unbounded};

/// A definition of a rule with its additions up to the next definition, as indices of candidates.
type Variant = Vec<usize>;

impl Search<'_> {
    /// Chooses one variant of each rule. The other variants are compared with it and left out.
    /// Returns the indices of the chosen candidates in the order of the document.
    pub fn choose(&mut self) -> Vec<usize> {
        let mut variants: HashMap<String, Vec<Variant>> = HashMap::new();
        let mut order = Vec::new();
        for (index, candidate) in self.candidates.iter().enumerate() {
            let Some(definition) = candidate.kept_definition() else { continue };
            let name = folded(&definition.name);
            let known = variants.entry(name.clone()).or_default();
            if known.is_empty() {
                order.push(name);
            }
            match known.last_mut() {
                Some(last) if definition.incremental => last.push(index),
                _ => known.push(vec![index]),
            }
        }
        let mut chosen: Vec<Variant> = Vec::new();
        // Each with the index in `chosen` of the variant to compare it with.
        let mut others: Vec<(Variant, usize)> = Vec::new();
        for name in &order {
            let mut all = variants.remove(name).unwrap_or_default();
            let best = all.swap_remove(self.best_variant(&all));
            others.extend(all.into_iter().map(|variant| (variant, chosen.len())));
            chosen.push(best);
        }
        others.sort_by_key(|(variant, compared)| (*compared, variant[0]));
        for (variant, compared) in others {
            let why = self.compare(&chosen, compared, &variant);
            for index in variant {
                self.candidates[index].why = Some(why.clone());
            }
        }
        chosen.sort_by_key(|variant| self.candidates[variant[0]].lines.start);
        chosen.into_iter().flatten().collect()
    }

    /// Returns the index of the variant to choose among those of a rule: a correction, or else the
    /// complete variant among the most rules, and of several such, the last.
    fn best_variant(&self, variants: &[Variant]) -> usize {
        let are_cut = self.are_cut(variants);
        let rank = |&index: &usize| {
            let first = &self.candidates[variants[index][0]];
            let introduction = self.introduction(first.lines.start);
            let is_correction = introduction.ends_with("should read:");
            let is_illustration = introduction.contains("illustrative purposes only");
            (is_correction, !is_illustration, !are_cut[index], first.rules_in_run, index)
        };
        (0..variants.len()).max_by_key(rank).unwrap_or(0)
    }

    /// Returns for each variant of a rule whether another variant begins with all of its lines and
    /// has more. Such a variant was cut by an empty line or the end of a page.
    fn are_cut(&self, variants: &[Variant]) -> Vec<bool> {
        let code_of_variant = |variant: &Variant| -> String {
            let lines = variant.iter().flat_map(|&index| self.candidates[index].text.lines());
            let code = lines.map(|line| -> String {
                let characters = outside_comments(line).map(|it| it.character);
                characters.filter(|character| !character.is_whitespace()).collect()
            });
            code.filter(|line| !line.is_empty()).map(|line| line + "\n").collect()
        };
        let texts: Vec<String> = variants.iter().map(code_of_variant).collect();
        let sorted: BTreeSet<&str> = texts.iter().map(|text| &**text).collect();
        // In this order, texts that begin with a text come directly after it.
        let after =
            |text: &str| sorted.range::<str, _>((Excluded(text), Unbounded)).next().copied();
        texts.iter().map(|text| after(text).is_some_and(|next| next.starts_with(&**text))).collect()
    }

    /// Compares another variant of a rule with the chosen variant, `chosen[index]`. All of `chosen`
    /// is the grammar.
    fn compare(&self, chosen: &[Variant], index: usize, other: &[usize]) -> WhyLeftOut {
        let definition = |index: &usize| self.candidates[*index].kept_definition();
        let chosen_variant = &chosen[index];
        let kept = self.line_number(self.candidates[chosen_variant[0]].lines.start);
        let alike = |a: &Definition, b: &Definition| {
            a.expr == b.expr && rule_names(a).eq(rule_names(b)) && a.incremental == b.incremental
        };
        let mut pairs =
            chosen_variant.iter().zip(other).filter_map(|(a, b)| definition(a).zip(definition(b)));
        if chosen_variant.len() == other.len() && pairs.all(|(a, b)| alike(a, b)) {
            return WhyLeftOut::Equal { kept, by_proof: false };
        }
        let name = definition(&chosen_variant[0]).map_or("", |definition| &definition.name);
        let undecided = |reason: String, met_limit| WhyLeftOut::Undecided {
            kept,
            reason: reason.replace(OTHER, name),
            met_limit,
        };
        let not_compared = |error: StudyError| {
            undecided(error.to_string(), matches!(error, StudyError::Budget { .. }))
        };
        let mut meter = Meter::new(&self.budget);
        meter.work_on(name);
        if let Err(error) = meter.in_time() {
            return not_compared(error);
        }
        let mut definitions: Vec<Definition> =
            chosen.iter().flatten().filter_map(definition).cloned().collect();
        for other in other.iter().filter_map(definition) {
            definitions.push(Definition { name: OTHER.to_owned(), ..other.clone() });
        }
        match load("", definitions, Vec::new()) {
            Ok(grammar) => self.compare_rules(grammar, name, kept).unwrap_or_else(not_compared),
            Err(error) => undecided(error.message(), false),
        }
    }

    /// Compares the rule `name` with [`OTHER`]. The definition of `name` is on line `kept`.
    fn compare_rules(
        &self,
        grammar: LabGrammar,
        name: &str,
        kept: usize,
    ) -> Result<WhyLeftOut, StudyError> {
        let mut study = Study::of_rules(grammar, &[name, OTHER], &self.budget)?;
        let (a, b) = (study.lang(name)?, study.lang(OTHER)?);
        let only_kept = study.languages.difference(a, b);
        let only_other = study.languages.difference(b, a);
        let either = study.languages.union(only_kept, only_other);
        study.languages.check()?;
        let Some(witness) = study.languages.shortest(either) else {
            return Ok(WhyLeftOut::Equal { kept, by_proof: true });
        };
        let in_kept = study.languages.accepts(only_kept, &witness);
        let opposite = study.languages.shortest(if in_kept { only_other } else { only_kept });
        Ok(WhyLeftOut::Differs { kept, witness, only_kept: in_kept, opposite })
    }
}

/// The name of the rule that is compared with the chosen one. No rule of ABNF can have this name,
/// and no message has it.
const OTHER: &str = "~other";
