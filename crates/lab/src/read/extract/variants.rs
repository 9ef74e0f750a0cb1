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

impl Search<'_> {
    /// Chooses one variant of each rule. The other variants are compared with it and left out.
    /// Returns the indices of the chosen candidates in the order of the document.
    pub fn choose(&mut self) -> Vec<usize> {
        // Each variant is a definition with its additions up to the next definition.
        let mut variants: HashMap<String, Vec<Vec<usize>>> = HashMap::new();
        let mut order = Vec::new();
        for (index, candidate) in self.candidates.iter().enumerate() {
            let Some(definition) = candidate.kept() else { continue };
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
        let run = |variant: &Vec<usize>| self.candidates[variant[0]].run;
        let mut chosen: Vec<Vec<usize>> = Vec::new();
        let mut others: Vec<(Vec<usize>, usize)> = Vec::new();
        for name in &order {
            let all = &variants[name];
            let are_cut = self.are_cut(all);
            let rank = |&at: &usize| {
                let variant = &all[at];
                let introduction = self.introduction(self.candidates[variant[0]].lines.start);
                let is_correction = introduction.ends_with("should read:");
                let is_illustration = introduction.contains("illustrative purposes only");
                (is_correction, !is_illustration, !are_cut[at], run(variant), at)
            };
            let best = (0..all.len()).max_by_key(rank).unwrap_or(0);
            for (at, variant) in all.iter().enumerate() {
                if at == best {
                    chosen.push(variant.clone())
                } else {
                    others.push((variant.clone(), chosen.len()))
                }
            }
            // `others` has each variant with the index in `chosen` of the one to compare it with;
            // for those after the chosen one, this index is too high by one.
            let place = chosen.len() - 1;
            others.iter_mut().filter(|(_, of)| *of > place).for_each(|(_, of)| *of = place);
        }
        for (variant, of) in others {
            let why = self.compare(&chosen, of, &variant);
            for index in variant {
                self.candidates[index].why = Some(why.clone());
            }
        }
        chosen.sort_by_key(|variant| self.candidates[variant[0]].lines.start);
        chosen.into_iter().flatten().collect()
    }

    /// For each variant of a rule, whether another begins with all of its lines and has more. Such
    /// a variant was cut by an empty line or the end of a page.
    fn are_cut(&self, variants: &[Vec<usize>]) -> Vec<bool> {
        let written = |variant: &Vec<usize>| -> String {
            let lines = variant.iter().flat_map(|&index| self.candidates[index].text.lines());
            let code = lines.map(|line| -> String {
                let characters = outside_comments(line).map(|(_, character, _)| character);
                characters.filter(|character| !character.is_whitespace()).collect()
            });
            code.filter(|line| !line.is_empty()).map(|line| line + "\n").collect()
        };
        let texts: Vec<String> = variants.iter().map(written).collect();
        let sorted: BTreeSet<&str> = texts.iter().map(|text| &**text).collect();
        // In this order, texts that begin with a text come directly after it.
        let after =
            |text: &str| sorted.range::<str, _>((Excluded(text), Unbounded)).next().copied();
        texts.iter().map(|text| after(text).is_some_and(|next| next.starts_with(&**text))).collect()
    }

    /// Compares another variant of a rule with the chosen variant, `chosen[of]`. A variant is a
    /// list of indices of candidates; all of `chosen` is the grammar.
    fn compare(&self, chosen: &[Vec<usize>], of: usize, other: &[usize]) -> WhyLeftOut {
        let definition = |index: &usize| self.candidates[*index].kept();
        let kept = self.line(self.candidates[chosen[of][0]].lines.start);
        let alike = |a: &Definition, b: &Definition| {
            a.expr == b.expr && rule_names(a).eq(rule_names(b)) && a.incremental == b.incremental
        };
        let pairs =
            chosen[of].iter().zip(other).filter_map(|(a, b)| definition(a).zip(definition(b)));
        if chosen[of].len() == other.len() && pairs.clone().all(|(a, b)| alike(a, b)) {
            return WhyLeftOut::Equal { kept, by_proof: false };
        }
        let name = definition(&chosen[of][0]).map_or("", |definition| &definition.name);
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
