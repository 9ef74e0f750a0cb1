//! Decides which mutants of a grammar accept other texts, and searches the shortest.

use super::composites;
use super::make::{Maker, Mutant, Source};
use abnf_lab::{Alphabet, LabGrammar, Lang, Languages, StudyError};
use iri_grammar::Grammar;
use std::collections::{HashMap, VecDeque};

/// The languages of a grammar and of its mutants.
pub struct Bench {
    languages: Languages,
    /// The productions that are compared.
    pub starts: Vec<Start>,
    /// The mutants, in the order of their operators.
    pub mutants: Vec<Decided>,
    /// See [`composites`].
    composites: Vec<String>,
}

/// A production that is compared.
pub struct Start {
    /// Its name.
    pub name: &'static str,
    /// Its language.
    lang: Lang,
    /// The names of the rules that it needs.
    rules: Vec<String>,
}

/// A mutant with its languages.
pub struct Decided {
    /// The mutant.
    pub mutant: Mutant,
    /// The language of each start production.
    langs: Vec<Lang>,
}

/// The ABNF of a grammar with the core rules that it uses, so that they are mutated too.
fn abnf_with_core(grammar: Grammar) -> LabGrammar {
    let core: Vec<&str> = grammar.core_rules().map(|rule| rule.abnf()).collect();
    let text = format!("{}\n{}\n", grammar.abnf(), core.join("\n"));
    LabGrammar::from_abnf(&text).expect("the grammars of the library are ABNF")
}

/// The grammar of pest with the core rules.
fn pest_with_core(grammar: Grammar) -> LabGrammar {
    let text = format!("{}\n{}", Grammar::core_pest(), grammar.pest());
    LabGrammar::from_pest(&text).expect("the grammars of the library are pest's")
}

/// Returns the indices of the rules that at least one of these productions needs, in ascending order.
fn needed_rules(grammar: &LabGrammar, starts: &[&str]) -> Vec<usize> {
    let starts = starts.iter().filter_map(|name| grammar.find(name));
    let mut rules: Vec<usize> = starts.flat_map(|it| grammar.dependencies_of(it)).collect();
    rules.sort_unstable();
    rules.dedup();
    rules
}

impl Bench {
    /// Makes and decides the mutants of the rules that these productions need.
    ///
    /// # Errors
    /// A grammar has no language, which the library's have, or there is no such production.
    pub fn new(grammar: Grammar, names: &[&'static str]) -> Result<Self, StudyError> {
        let abnf = abnf_with_core(grammar);
        let rules = needed_rules(&abnf, names);
        let mut maker = Maker::new(&abnf, Source::Abnf);
        rules.iter().for_each(|&rule| maker.add_abnf_rule(rule));
        maker.add_abnf_components(&rules);
        let mut mutants = maker.mutants;
        let pest = pest_with_core(grammar);
        let mut maker = Maker::new(&pest, Source::Pest);
        needed_rules(&pest, names).into_iter().for_each(|rule| maker.add_pest_rule(rule));
        mutants.extend(maker.mutants);
        // The order within an operator is that of the grammar.
        mutants.sort_by_key(|mutant| mutant.operator);
        let mut languages = Languages::new(alphabet(&abnf, &pest, &mutants));
        let starts = starts(&mut languages, &abnf, names)?;
        let mut decided = Vec::with_capacity(mutants.len());
        for mutant in mutants {
            let grammar = match mutant.source {
                Source::Abnf => &abnf,
                Source::Pest => &pest,
            };
            // A grammar that pest refuses, for an alternative that cannot be reached, is no reader.
            let Ok(changed) = grammar.with_rule(mutant.index, mutant.expr.clone()) else {
                continue;
            };
            let mut langs = Vec::with_capacity(starts.len());
            for start in &starts {
                let index = changed.find(start.name).expect("a mutant has the same rules");
                langs.push(languages.compile_rule(&changed, index)?);
            }
            decided.push(Decided { mutant, langs });
        }
        Ok(Bench { languages, starts, mutants: decided, composites: composites(&abnf) })
    }

    /// The index of a start production.
    pub fn start(&self, name: &str) -> Option<usize> {
        self.starts.iter().position(|start| start.name == name)
    }

    /// Whether a start production accepts a text.
    pub fn accepts(&self, start: usize, text: &str) -> bool {
        self.languages.accepts(self.starts[start].lang, text)
    }

    /// Returns the mutants of the rules that a start production needs, each with its index among
    /// all mutants.
    pub fn mutants_of(&self, start: usize) -> impl Iterator<Item = (usize, &Decided)> {
        let rules = &self.starts[start].rules;
        self.mutants.iter().enumerate().filter(|(_, it)| rules.contains(&it.mutant.rule))
    }

    /// Whether a mutant is proved to accept the same texts.
    pub fn is_equal(&self, start: usize, mutant: usize) -> bool {
        self.mutants[mutant].langs[start] == self.starts[start].lang
    }

    /// Whether exactly one of the grammar and the mutant accepts a text.
    pub fn kills(&self, start: usize, mutant: usize, text: &str) -> bool {
        let mutant = self.mutants[mutant].langs[start];
        self.languages.accepts(mutant, text) != self.accepts(start, text)
    }

    /// Returns the shortest text that only the grammar accepts, and the shortest that only the
    /// mutant accepts, if there are such texts.
    pub fn witnesses(&self, start: usize, mutant: usize) -> impl Iterator<Item = String> {
        let (grammar, mutant) = (self.starts[start].lang, self.mutants[mutant].langs[start]);
        [self.shortest_only_in(grammar, mutant), self.shortest_only_in(mutant, grammar)]
            .into_iter()
            .flatten()
    }

    /// Returns those texts with many characters of one component that a start production accepts.
    pub fn composites(&self, start: usize) -> impl Iterator<Item = &str> {
        self.composites.iter().map(|text| &**text).filter(move |text| self.accepts(start, text))
    }

    /// Returns the shortest text of the language `wanted` that is not in `excluded`. The search
    /// goes breadth first over pairs of states.
    fn shortest_only_in(&self, wanted: Lang, excluded: Lang) -> Option<String> {
        if wanted == excluded {
            return None;
        }
        let languages = &self.languages;
        let alphabet = languages.alphabet();
        let mut reached_from: HashMap<Pair, Option<(Pair, usize)>> = HashMap::new();
        reached_from.insert((wanted, excluded), None);
        let mut queue = VecDeque::from([(wanted, excluded)]);
        while let Some(pair) = queue.pop_front() {
            if languages.accepts_empty(pair.0) && !languages.accepts_empty(pair.1) {
                let (mut text, mut current) = (Vec::new(), pair);
                while let Some(Some((previous, class))) = reached_from.get(&current) {
                    text.push(alphabet.example(*class));
                    current = *previous;
                }
                return Some(text.into_iter().rev().collect());
            }
            for class in alphabet.by_preference() {
                let next = (languages.after(pair.0, class), languages.after(pair.1, class));
                // Equal languages have no text that is only in one.
                if next.0 != next.1
                    && next.0 != abnf_lab::NOTHING
                    && !reached_from.contains_key(&next)
                {
                    reached_from.insert(next, Some((pair, class)));
                    queue.push_back(next);
                }
            }
        }
        None
    }
}

/// What remains of two languages after a text.
type Pair = (Lang, Lang);

/// Returns the classes of characters that the grammars and the mutants distinguish.
fn alphabet(abnf: &LabGrammar, pest: &LabGrammar, mutants: &[Mutant]) -> Alphabet {
    let mut text = abnf.to_string();
    for (number, mutant) in mutants.iter().enumerate() {
        // The order of pest's alternatives adds no characters.
        if mutant.source == Source::Abnf {
            text += &format!("mutant-{number} = {}\n", abnf.display(&mutant.expr));
        }
    }
    let all = LabGrammar::from_abnf(&text).expect("mutants are printed as ABNF");
    Alphabet::of(&[&all, pest])
}

/// Returns the start productions with their languages.
fn starts(
    languages: &mut Languages,
    grammar: &LabGrammar,
    names: &[&'static str],
) -> Result<Vec<Start>, StudyError> {
    let mut starts = Vec::new();
    for &name in names {
        let index = grammar.find(name).ok_or_else(|| StudyError::UnknownRule(name.to_owned()))?;
        let rules = grammar.dependencies_of(index).into_iter();
        let rules = rules.map(|rule| grammar.rule(rule).name.clone()).collect();
        starts.push(Start { name, lang: languages.compile_rule(grammar, index)?, rules });
    }
    Ok(starts)
}
