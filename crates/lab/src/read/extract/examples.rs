//! Finds prose, assignments and examples that can be read as rules.

use super::candidate::Candidate;
use super::left_out::WhyLeftOut;
use super::search::Search;
use super::words::{
    has_choice_or_repetition, has_phrase_of_prose, has_sign, has_value, is_core, is_identifier,
    is_tight, words_of_name, words_of_phrase, words_of_sentence,
};
use crate::abnf::{Definition, Reference, rule_names};
use crate::core::{parse_prose, prose_with_name};
use crate::expr::{Expr, folded};
use std::collections::{BTreeSet, HashMap, HashSet};

/// Placeholder names of examples (RFC 3092; RFC 5234 uses `mumble`).
const PLACEHOLDERS: [&str; 5] = ["foo", "baz", "foobar", "mumble", "qux"];

/// A placeholder that LDAP also uses as the name of a vertical bar. It counts only if `foo` occurs,
/// too.
const BAR: &str = "bar";

/// The fewest examples in a document about the notation.
const FEWEST_EXAMPLES_OF_NOTATION: usize = 3;

impl Search<'_> {
    /// Leaves out candidates that are not rules: those that cannot be read; prose, announced
    /// examples and assignments; and, until nothing changes, those that are not connected with the
    /// candidates still kept. What the document declares as ABNF is left out only if it cannot be
    /// read.
    pub fn drop_examples(&mut self) {
        for candidate in &mut self.candidates {
            if let Err(message) = &candidate.definition {
                candidate.why = Some(WhyLeftOut::NotAbnf { message: message.clone() });
            }
        }
        self.drop_prose();
        self.drop_announced_examples();
        self.drop_assignments();
        loop {
            let mut found = self.unconnected_candidates();
            self.keep_in_blocks(&mut found);
            if found.is_empty() {
                return self.drop_without_value();
            }
            // A document may consist only of unconnected rules.
            let kept = self.candidates.iter().filter(|it| it.kept_definition().is_some()).count();
            if found.len() == kept {
                // A single string is an assignment.
                let is_rule = |definition: &Definition| {
                    has_value(definition) && !matches!(definition.expr, Expr::Text { .. })
                };
                found.retain(|(index, _)| {
                    !self.candidates[*index].kept_definition().is_some_and(is_rule)
                });
                if found.is_empty() {
                    return;
                }
            }
            for (index, why) in found {
                self.candidates[index].why = Some(why);
            }
        }
    }

    /// Returns the candidates that are not connected with the others, each with the reason: those
    /// that refer to undefined names, and those that neither refer to others nor are referred to.
    /// Candidates that the document declares as ABNF are not among them.
    fn unconnected_candidates(&self) -> Vec<(usize, WhyLeftOut)> {
        let names = self.names();
        let kept = || self.candidates.iter().filter_map(Candidate::kept_definition);
        let unknown = |definition: &Definition| -> BTreeSet<String> {
            let is_unknown = |name: &String| !names.contains(name) && !is_core(name);
            rule_names(definition).filter(is_unknown).collect()
        };
        let is_prose = |definition: &Definition, it: &Reference| {
            it.prose && parse_prose(&prose_with_name(definition, &it.name)).is_none()
        };
        // The names to which another rule refers, and those of rules with at least one definition
        // that refers only to defined names.
        let (mut named, mut whole) = (HashSet::new(), HashSet::new());
        for definition in kept() {
            let own = folded(&definition.name);
            named.extend(rule_names(definition).filter(|name| *name != own));
            let has_prose = definition.references.iter().any(|it| is_prose(definition, it));
            if unknown(definition).is_empty() && !has_prose && !definition.incremental {
                whole.insert(own);
            }
        }
        let mut found = Vec::new();
        for (index, candidate) in self.candidates.iter().enumerate() {
            let Some(definition) =
                candidate.kept_definition().filter(|_| !self.is_declared(candidate))
            else {
                continue;
            };
            let own = folded(&definition.name);
            let unknown = unknown(definition);
            let refers = rule_names(definition)
                .any(|name| name != own && (names.contains(&name) || is_core(&name)));
            let is_connected = refers || named.contains(&own);
            if unknown.is_empty() {
                let is_prose =
                    has_phrase_of_prose(definition) && self.is_external(candidate, definition);
                let is_rule = Self::is_choice_of_values(candidate) || self.is_announced(candidate);
                if !is_connected && !is_rule && !is_prose {
                    found.push((index, WhyLeftOut::Alone));
                }
                continue;
            }
            // A rule with a value may refer to names that another document defines.
            let has_sense = has_value(definition) || self.is_external(candidate, definition);
            let is_open = !is_connected
                && (!has_sense
                    || !words_of_sentence(definition, 3, |name| unknown.contains(name)).is_empty());
            if whole.contains(&own) || is_open {
                let names = unknown.into_iter().collect();
                found.push((index, WhyLeftOut::Undefined { names }));
            }
        }
        found
    }

    /// Whether a candidate can be a rule although the document defines none of the rules that it
    /// refers to. It has an operator, or is a name that no sentence has as a word, on the line of
    /// `=`: `redirect-uri = URI-reference`.
    pub fn is_external(&self, candidate: &Candidate, definition: &Definition) -> bool {
        let is_name = |name: &str| {
            let is_value = ["True", "False"].contains(&name);
            let is_capital = name.starts_with(|c: char| c.is_ascii_uppercase());
            is_identifier(name) || is_capital && !is_value
        };
        let has_operator = has_choice_or_repetition(definition) || has_phrase_of_prose(definition);
        let is_reference = match (&definition.expr, &definition.references[..]) {
            (Expr::Rule(_), [it]) if !it.prose => {
                is_identifier(&definition.name) || is_name(&it.name)
            }
            _ => false,
        };
        let first = candidate.text.lines().next().unwrap_or("");
        let is_on_line = !first.trim_end().ends_with('=');
        // The numbers of a hexadecimal dump look like repetitions above the limit.
        self.mentions_abnf
            && definition.excess.is_none()
            && !is_tight(&candidate.text)
            && (has_operator || is_reference && is_on_line)
    }

    /// Leaves out each group of connected rules in which no rule has a value or a sign of ABNF:
    /// they are assignments, or abbreviations. Keeps what the document declares as ABNF.
    fn drop_without_value(&mut self) {
        // Connected rules (union-find): each name with its parent. A name without a parent, or that
        // is its own parent, is the head of its group.
        let mut parents: HashMap<String, String> = HashMap::new();
        /// Returns the head of the group of a name.
        fn head(parents: &HashMap<String, String>, name: &str) -> String {
            let mut name = name.to_owned();
            while let Some(parent) = parents.get(&name).filter(|parent| **parent != name) {
                name.clone_from(parent);
            }
            name
        }
        for definition in self.candidates.iter().filter_map(Candidate::kept_definition) {
            let own = head(&parents, &folded(&definition.name));
            for name in rule_names(definition) {
                let other = head(&parents, &name);
                parents.insert(other, own.clone());
            }
        }
        let is_rule = |candidate: &&Candidate| {
            candidate
                .kept_definition()
                .is_some_and(|it| has_value(it) || has_sign(it) || self.is_external(candidate, it))
        };
        let with_value: HashSet<String> = (self.candidates.iter().filter(is_rule))
            .filter_map(Candidate::kept_definition)
            .map(|definition| head(&parents, &folded(&definition.name)))
            .collect();
        let alone: Vec<usize> = (0..self.candidates.len())
            .filter(|&index| {
                let candidate = &self.candidates[index];
                !self.is_declared(candidate)
                    && candidate.kept_definition().is_some_and(|definition| {
                        !with_value.contains(&head(&parents, &folded(&definition.name)))
                    })
            })
            .collect();
        for index in alone {
            self.candidates[index].why = Some(WhyLeftOut::Alone);
        }
    }

    /// Leaves out sentences, and examples of the notation itself. Keeps what the document declares
    /// as ABNF.
    fn drop_prose(&mut self) {
        let names = self.names();
        let known = self.known_names();
        // Placeholders of examples; `bar` only beside `foo`, as LDAP has a rule of that name.
        let is_placeholder = |name: &str| {
            name.split('-').any(|part| PLACEHOLDERS.contains(&part))
                || name == BAR && names.contains(PLACEHOLDERS[0])
        };
        let mut found: Vec<(usize, WhyLeftOut)> = Vec::new();
        for (index, candidate) in self.candidates.iter().enumerate() {
            let Some(definition) =
                candidate.kept_definition().filter(|_| !self.is_declared(candidate))
            else {
                continue;
            };
            let words = rule_names(definition).chain([folded(&definition.name)]);
            let is_unknown = |name: &str| !known.contains(name) && !is_core(name);
            let mut unknown = words_of_sentence(definition, 4, is_unknown);
            if unknown.is_empty() {
                unknown = words_of_phrase(definition, is_unknown);
            }
            if unknown.is_empty() {
                unknown = words_of_name(definition, is_unknown);
            }
            if !unknown.is_empty() {
                found.push((index, WhyLeftOut::Prose { names: unknown }));
            } else if words.into_iter().any(|name| is_placeholder(&name)) {
                found.push((index, WhyLeftOut::Example));
            }
        }
        // A document about the notation may have only examples.
        let examples = found.iter().filter(|(_, why)| *why == WhyLeftOut::Example).count();
        let kept = self.candidates.iter().filter(|it| it.kept_definition().is_some()).count();
        let are_all = found.len() == kept && examples > 0;
        self.mentions_abnf &= are_all || examples < FEWEST_EXAMPLES_OF_NOTATION;
        // Next to examples, isolated rules are examples, too (RFC 5234 section 2.3).
        if !are_all && examples >= FEWEST_EXAMPLES_OF_NOTATION {
            let left_out: HashSet<usize> = found.iter().map(|(index, _)| *index).collect();
            let alone = self.isolated_rules().into_iter().filter(|it| !left_out.contains(it));
            found.extend(alone.map(|index| (index, WhyLeftOut::Example)));
        }
        for (index, why) in found {
            if are_all && why == WhyLeftOut::Example {
                continue;
            }
            self.candidates[index].why = Some(why);
        }
    }

    /// Leaves out the rules of the runs that a line ending with `example:` announces, if they refer
    /// to no rule of another run, no other run defines them or refers to them, and there are other
    /// rules. Keeps what the document declares as ABNF.
    fn drop_announced_examples(&mut self) {
        // The first candidates of the runs that define a name, and of those that refer to it.
        let mut definers: HashMap<String, HashSet<usize>> = HashMap::new();
        let mut users: HashMap<String, HashSet<usize>> = HashMap::new();
        for candidate in &self.candidates {
            let Some(definition) = candidate.kept_definition() else { continue };
            definers.entry(folded(&definition.name)).or_default().insert(candidate.run_start);
            for name in rule_names(definition) {
                users.entry(name).or_default().insert(candidate.run_start);
            }
        }
        let is_within = |runs: Option<&HashSet<usize>>, first: usize| {
            runs.is_none_or(|runs| runs.iter().all(|run| *run == first))
        };
        let is_apart = |candidate: &Candidate| {
            let Some(definition) = candidate.kept_definition() else { return true };
            let (first, own) = (candidate.run_start, folded(&definition.name));
            is_within(definers.get(&own), first)
                && is_within(users.get(&own), first)
                && rule_names(definition).all(|name| is_within(definers.get(&name), first))
        };
        let runs = self.candidates.chunk_by(|one, next| one.run_start == next.run_start);
        let is_example = |run: &&[Candidate]| {
            self.introduction(run[0].lines.start).ends_with("example:")
                && run.iter().all(|it| !self.is_declared(it) && is_apart(it))
        };
        let examples: Vec<usize> = runs
            .filter(is_example)
            .flat_map(|run| run[0].run_start..run[0].run_start + run.len())
            .collect();
        let is_kept = |index: &usize| self.candidates[*index].kept_definition().is_some();
        let examples: Vec<usize> = examples.into_iter().filter(is_kept).collect();
        if examples.len() < (0..self.candidates.len()).filter(is_kept).count() {
            for index in examples {
                self.candidates[index].why = Some(WhyLeftOut::Example);
            }
        }
    }

    /// Whether a candidate is a choice of values among readable rules, which is neither an assignment
    /// nor a sentence: `boolean = "TRUE" / "FALSE"`.
    fn is_choice_of_values(candidate: &Candidate) -> bool {
        let is_choice = |part: &Expr| matches!(part, Expr::Choice(_));
        let is_choice = candidate.kept_definition().is_some_and(|definition| {
            definition.references.is_empty() && definition.expr.parts().any(is_choice)
        });
        is_choice && candidate.run_is_readable && !is_tight(&candidate.text)
    }

    /// Whether the last sentence before the run of a rule announces ABNF.
    fn is_announced(&self, candidate: &Candidate) -> bool {
        let introduction = self.introduction(candidate.lines.start);
        let sentence = introduction.rsplit(". ").next().unwrap_or("");
        self.mentions_abnf
            && sentence.contains("BNF")
            && sentence.ends_with(':')
            && !is_tight(&candidate.text)
    }

    /// Returns the isolated rules: one rule between paragraphs, to which no other rule refers or
    /// which is also defined elsewhere. Rules that the document declares as ABNF are not among them.
    fn isolated_rules(&self) -> Vec<usize> {
        let (mut named, mut elsewhere) = (HashSet::new(), HashSet::new());
        for candidate in &self.candidates {
            let Some(definition) = candidate.kept_definition() else { continue };
            let own = folded(&definition.name);
            named.extend(rule_names(definition).filter(|name| *name != own));
            if candidate.rules_in_run > 1 {
                elsewhere.insert(own);
            }
        }
        let is_alone = |candidate: &Candidate| {
            let Some(definition) = candidate.kept_definition() else { return false };
            let name = folded(&definition.name);
            let is_unconnected = elsewhere.contains(&name) || !named.contains(&name);
            candidate.rules_in_run == 1 && !self.is_declared(candidate) && is_unconnected
        };
        (0..self.candidates.len()).filter(|&index| is_alone(&self.candidates[index])).collect()
    }

    /// Removes from `found` the unconnected candidates that are rules nevertheless: those in a
    /// column with at least as many rules as unconnected candidates, and those that the document
    /// adds to with `=/`. A column is the candidates of a run with the same indentation.
    fn keep_in_blocks(&self, found: &mut Vec<(usize, WhyLeftOut)>) {
        let is_alone = |(_, why): &&(usize, WhyLeftOut)| *why == WhyLeftOut::Alone;
        let column = |index: usize| {
            let candidate = &self.candidates[index];
            (candidate.run_start, self.pages.lines[candidate.lines.start].indent)
        };
        let left_out: HashSet<usize> = found.iter().map(|(index, _)| *index).collect();
        // The count of a column is negative if it has more unconnected candidates than rules.
        let (mut added, mut count) = (HashSet::new(), HashMap::<_, isize>::new());
        for (index, candidate) in self.candidates.iter().enumerate() {
            let Some(definition) = candidate.kept_definition() else { continue };
            if definition.incremental {
                added.insert(folded(&definition.name));
            }
            if !left_out.contains(&index) {
                *count.entry(column(index)).or_default() += 1;
            }
        }
        for (index, _) in found.iter().filter(is_alone) {
            *count.entry(column(*index)).or_insert(-1) -= 1;
        }
        found.retain(|(index, why)| {
            let name = self.candidates[*index].kept_definition().map(|it| folded(&it.name));
            let is_added = name.is_some_and(|name| added.contains(&name));
            *why != WhyLeftOut::Alone || count[&column(*index)] < 0 && !is_added
        });
    }
}
