//! Chooses among several definitions of a rule, and compares the others with the chosen one.

use super::candidate::unplaced;
use super::left_out::WhyLeftOut;
use super::search::Search;
use crate::abnf::{Definition, rule_names};
use crate::budget::Meter;
use crate::expr::folded;
use crate::load::load;
use crate::study::Study;
use std::collections::HashMap;

impl Search<'_> {
    /// Chooses the definitions of each rule. The others are compared with them and left out.
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
            let best = (0..all.len()).max_by_key(|&at| (run(&all[at]), at)).unwrap_or(0);
            for (at, variant) in all.iter().enumerate() {
                match at == best {
                    true => chosen.push(variant.clone()),
                    false => others.push((variant.clone(), chosen.len())),
                }
            }
            // Variants after the chosen one were numbered too high by one.
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

    /// Compares another variant of a rule with the chosen one.
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
        let undecided = |reason: String| WhyLeftOut::Undecided { kept, reason };
        let name = definition(&chosen[of][0]).map_or("", |definition| &definition.name).to_owned();
        let mut meter = Meter::new(&self.budget);
        meter.work_on(&name);
        if let Err(error) = meter.in_time() {
            return undecided(error.to_string());
        }
        // No rule of ABNF can have this name.
        const OTHER: &str = "~other";
        let mut definitions: Vec<Definition> =
            chosen.iter().flatten().filter_map(definition).cloned().collect();
        for other in other.iter().filter_map(definition) {
            let mut other = other.clone();
            OTHER.clone_into(&mut other.name);
            definitions.push(other);
        }
        let grammar = match load("", definitions, Vec::new()) {
            Ok(grammar) => grammar,
            Err(error) => return undecided(unplaced(&error)),
        };
        let mut study = match Study::of_rules(grammar, &[&name, OTHER], &self.budget) {
            Ok(study) => study,
            Err(error) => return undecided(error.to_string()),
        };
        let (a, b) = match (study.lang(&name), study.lang(OTHER)) {
            (Ok(a), Ok(b)) => (a, b),
            (Err(error), _) | (_, Err(error)) => return undecided(error.to_string()),
        };
        let only_kept = study.languages.difference(a, b);
        let only_other = study.languages.difference(b, a);
        let either = study.languages.union(only_kept, only_other);
        if let Err(error) = study.languages.check() {
            return undecided(error.to_string());
        }
        match study.languages.shortest(either) {
            None => WhyLeftOut::Equal { kept, by_proof: true },
            Some(witness) => {
                let in_kept = study.languages.accepts(only_kept, &witness);
                let opposite =
                    study.languages.shortest(if in_kept { only_other } else { only_kept });
                WhyLeftOut::Differs { kept, witness, only_kept: in_kept, opposite }
            }
        }
    }
}
