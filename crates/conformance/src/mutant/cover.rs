//! Chooses few texts that kill many mutants.

use super::bench::Bench;
use std::collections::BTreeSet;

/// Texts, each with the mutants of one start production that it kills.
pub struct Pool {
    /// The start production.
    pub start: usize,
    /// The texts, shortest first, and of equal length in the order of their characters.
    pub texts: Vec<String>,
    /// For each text the indices of the mutants that it kills, in ascending order.
    pub kills: Vec<Vec<usize>>,
    /// The indices of the mutants that accept other texts than the grammar.
    pub alive: Vec<usize>,
}

/// Texts of a pool that together kill many mutants.
pub struct Cover {
    /// The texts, in the order in which they were chosen.
    pub chosen: Vec<Chosen>,
}

/// A chosen text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Chosen {
    /// The index of the text in the pool.
    pub text: usize,
    /// The index of the mutant for which it was chosen: the first that no earlier text kills.
    pub mutant: usize,
}

impl Pool {
    /// The shortest witnesses of all mutants of a start production, and the texts with many
    /// characters of one component that it accepts.
    pub fn new(bench: &Bench, start_production: usize) -> Self {
        let alive: Vec<usize> = bench
            .mutants_of(start_production)
            .map(|(index, _)| index)
            .filter(|&index| !bench.is_equal(start_production, index))
            .collect();
        let many_character_texts = bench.composites(start_production);
        let texts: BTreeSet<String> = alive
            .iter()
            .flat_map(|&index| bench.witnesses(start_production, index))
            .chain(many_character_texts.map(str::to_owned))
            .collect();
        let mut texts: Vec<String> = texts.into_iter().collect();
        texts.sort_by_key(|text| text.chars().count());
        let killed = |text: &String| {
            alive
                .iter()
                .copied()
                .filter(|&index| bench.kills(start_production, index, text))
                .collect()
        };
        let kills = texts.iter().map(killed).collect();
        Pool { start: start_production, texts, kills, alive }
    }

    /// Chooses texts greedily: always the one that kills most of the mutants that no chosen text
    /// kills; of several, the shortest. Stops when all are killed, or at `most` texts.
    pub fn cover(&self, most: usize) -> Cover {
        let mutants = self.kills.iter().flatten().max().map_or(0, |last| last + 1);
        let mut is_alive = vec![false; mutants];
        self.alive.iter().for_each(|&index| {
            if let Some(alive) = is_alive.get_mut(index) {
                *alive = true;
            }
        });
        let mut chosen = Vec::new();
        while chosen.len() < most {
            let count_alive =
                |kills: &[usize]| kills.iter().filter(|&&index| is_alive[index]).count();
            // Of texts with the same count, the first: `max_by_key` returns the last.
            let best =
                (0..self.texts.len()).rev().max_by_key(|&text| count_alive(&self.kills[text]));
            let Some(text) = best.filter(|&text| count_alive(&self.kills[text]) > 0) else { break };
            let first_killed = self.kills[text].iter().copied().find(|&index| is_alive[index]);
            chosen.extend(first_killed.map(|mutant| Chosen { text, mutant }));
            self.kills[text].iter().for_each(|&index| is_alive[index] = false);
        }
        Cover { chosen }
    }
}
