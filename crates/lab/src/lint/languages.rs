//! Finds doubtful rules by comparing languages.

use super::finding::{Lint, LintKind, LintLevel};
use super::meaning::Definitions;
use crate::abnf::CORE_RULES;
use crate::ambiguity::{Ambiguity, AmbiguityKind};
use crate::budget::{Budget, Meter};
use crate::error::{StudyError, display_cycle};
use crate::expr::{Expr, Notation, Rule};
use crate::grammar::LabGrammar;
use crate::lang::{Lang, NOTHING};
use crate::order::refers_to;
use crate::study::Study;
use std::collections::{HashMap, HashSet};
use std::ops::Range;

/// The lengths in characters up to which recursive rules are searched for ambiguities if the budget
/// sets none. The first is always searched, the others only within [`FEW_STATES`].
const LENGTHS: [usize; 3] = [5, 10, 20];

/// The greatest number of states that the lengths after the first may add.
const FEW_STATES: usize = 10_000;

/// Reports rules that accept nothing, alternatives that add nothing, and ambiguities.
pub(super) fn examine_languages(
    definitions: &Definitions,
    grammar: &LabGrammar,
    budget: &Budget,
    lint: &mut Lint,
) {
    for (index, rule) in own_rules(grammar) {
        report_cases(definitions, rule, lint);
        if grammar.accepts_nothing(index) {
            let message = format!("the rule `{}` accepts no text", rule.name);
            lint.add(LintKind::Empty, definitions.span_of(&rule.name), message, None);
        }
    }
    // Recursive rules are examined last. Until then, the study has no languages for them.
    let exact = Meter::new(&Budget { longest: None, ..budget.clone() });
    let study = Study::with_parts(grammar.clone(), &grammar.dependencies_first(), exact);
    let is_regular = study.langs.iter().map(Result::is_ok).collect();
    let mut examination =
        Examination { definitions, grammar, study, is_regular, shadowed: HashSet::new() };
    match examination.examine_regular(lint) {
        Ok(()) => examination.examine_recursive(budget.longest, lint),
        Err(error) => {
            lint.met_limit = true;
            let message = format!("languages were not examined: {error}");
            lint.add(LintKind::NotExamined, 0..0, message, None);
        }
    }
}

/// Returns the rules of the text itself. Imported rules have no findings.
fn own_rules(grammar: &LabGrammar) -> impl Iterator<Item = (usize, &Rule)> {
    grammar.rules().iter().enumerate().filter(|(_, rule)| rule.span.is_some())
}

/// A choice in a rule.
struct Choice<'g> {
    /// The index among the choices of the rule, in the order of its parts.
    number: usize,
    alternatives: &'g [Expr],
}

/// Returns the choices of a rule.
fn choices(rule: &Rule) -> impl Iterator<Item = Choice<'_>> {
    let choices = rule.expr.parts().filter_map(|part| match part {
        Expr::Choice(items) => Some(&items[..]),
        _ => None,
    });
    choices.enumerate().map(|(number, alternatives)| Choice { number, alternatives })
}

/// Reports strings in double quotes that differ in case only: such strings have no case.
fn report_cases(definitions: &Definitions, rule: &Rule, lint: &mut Lint) {
    let mut reported = HashSet::new();
    for Choice { number, alternatives } in choices(rule) {
        // The first spelling of each string, by its form in lower case.
        let mut first_spelling: HashMap<String, &str> = HashMap::new();
        for (index, item) in alternatives.iter().enumerate() {
            let Expr::Text { text, any_case: true } = item else { continue };
            let lower = text.to_ascii_lowercase();
            let other = *first_spelling.entry(lower.clone()).or_insert(text);
            if other != text && reported.insert(lower) {
                let message = format!(
                    "\"{other}\" and \"{text}\" are the same: a string in double quotes has no \
                     case; %s\"{text}\" has"
                );
                let place = definitions.alternatives(rule, number).get(index).cloned();
                let span = place.unwrap_or_else(|| definitions.span_of(&rule.name));
                lint.add(LintKind::Case, span, message, None);
            }
        }
    }
}

/// A grammar whose languages are examined.
struct Examination<'m> {
    definitions: &'m Definitions,
    grammar: &'m LabGrammar,
    study: Study,
    /// For each rule, whether its language is known for texts of any length.
    is_regular: Vec<bool>,
    /// The reported alternatives that add nothing: the name of the rule, and the alternative.
    shadowed: HashSet<(String, String)>,
}

impl Examination<'_> {
    /// Examines the rules whose languages are known for texts of any length.
    fn examine_regular(&mut self, lint: &mut Lint) -> Result<(), StudyError> {
        self.study.languages.check()?;
        let langs: Vec<Lang> =
            self.study.langs.iter().map(|lang| lang.clone().unwrap_or(NOTHING)).collect();
        let core = LabGrammar::from_abnf(CORE_RULES).ok();
        for (index, rule) in own_rules(self.grammar) {
            // A rule with more repetitions than are read is not computed. A rule that accepts
            // nothing is reported already.
            let is_large = self.grammar.refused_itself(index).is_some();
            if is_large || self.is_regular[index] && langs[index] == NOTHING {
                continue;
            }
            let languages = &self.study.languages;
            if let Some(core) = core.as_ref().and_then(|core| core.set_of(core.find(&rule.name)?))
                && languages.as_characters(langs[index]).is_some_and(|own| own != core)
            {
                let message =
                    format!("the core rule `{}` has another meaning in RFC 5234", rule.name);
                lint.add(LintKind::CoreRule, self.definitions.span_of(&rule.name), message, None);
            }
            for choice in choices(rule) {
                self.report_shadowed(index, &choice, &langs, lint);
            }
        }
        let found = self.find_ambiguities(|_| true)?;
        self.report_ambiguities(found, "", lint);
        Ok(())
    }

    /// Reports alternatives of a choice that add nothing to the others. `rule_langs` has the
    /// languages of all rules.
    fn report_shadowed(
        &mut self,
        rule: usize,
        choice: &Choice<'_>,
        rule_langs: &[Lang],
        lint: &mut Lint,
    ) {
        let shadowed = self.shadowed_alternatives(rule, choice.alternatives, rule_langs);
        let rule = self.grammar.rule(rule);
        let places = self.definitions.alternatives(rule, choice.number);
        for index in shadowed {
            let alternative = &choice.alternatives[index];
            let display = self.grammar.display(alternative);
            let place = places.get(index).cloned();
            let written =
                place.as_ref().and_then(|span: &Range<usize>| lint.text.get(span.clone()));
            let written = written.filter(|text| !text.contains('\n')).unwrap_or(&display);
            let message = format!(
                "the alternative `{written}` adds nothing: the others accept all that it accepts"
            );
            let span = place.unwrap_or_else(|| self.definitions.span_of(&rule.name));
            lint.add(LintKind::Shadowed, span, message, None);
            self.shadowed.insert((rule.name.clone(), display));
            // The name of a rule may be there to document what a text is.
            if let (Expr::Rule(_), Some(last)) = (alternative, lint.findings.last_mut()) {
                last.level = LintLevel::Note;
            }
        }
    }

    /// Returns the indices of the alternatives of a choice that add nothing to the others, from the
    /// last to the first: of two equal alternatives, the later one adds nothing.
    fn shadowed_alternatives(
        &mut self,
        rule: usize,
        items: &[Expr],
        rule_langs: &[Lang],
    ) -> Vec<usize> {
        let languages = &mut self.study.languages;
        let is_known: Vec<bool> = items
            .iter()
            .map(|item| item.references().all(|target| self.is_regular[target]))
            .collect();
        let lang = |item| languages.expression(Notation::Abnf, item, rule_langs);
        let langs: Vec<Lang> = items.iter().map(lang).collect();
        // An alternative that refers back to the rule accepts nothing without the others, so it
        // cannot make them superfluous.
        let cycle = self.grammar.cycle_at(rule);
        let alone = |index: usize| {
            let refers_back = cycle.is_some_and(|cycle| refers_to(&items[index], &cycle.members));
            if is_known[index] && !refers_back { langs[index] } else { NOTHING }
        };
        let alone: Vec<Lang> = (0..items.len()).map(alone).collect();
        // For each alternative, the union of the languages of those before it.
        let mut before = vec![NOTHING];
        for (index, &lang) in alone.iter().enumerate() {
            before.push(languages.union(before[index], lang));
        }
        let mut written = HashSet::new();
        let is_written_before: Vec<bool> = items.iter().map(|item| !written.insert(item)).collect();
        let (mut after, mut shadowed) = (NOTHING, Vec::new());
        for index in (0..items.len()).rev() {
            let others = languages.union(before[index], after);
            let more = languages.difference(langs[index], others);
            // An alternative that repeats another adds nothing even if its language is not known.
            let is_nothing = is_known[index] && more == NOTHING || is_written_before[index];
            if is_nothing && languages.check().is_ok() {
                shadowed.push(index);
            } else {
                after = languages.union(after, alone[index]);
            }
        }
        shadowed
    }

    /// Finds ambiguities in those rules of the text for which `is_wanted` returns true.
    fn find_ambiguities(
        &mut self,
        is_wanted: impl Fn(usize) -> bool,
    ) -> Result<Vec<Ambiguity>, StudyError> {
        let is_own = |rule| self.grammar.rule(rule).span.is_some();
        self.study.ambiguities_of(|rule| is_own(rule) && is_wanted(rule))
    }

    /// Reports ambiguities, except those of alternatives that were reported to add nothing. Each
    /// message ends in `addition`.
    fn report_ambiguities(&self, found: Vec<Ambiguity>, addition: &str, lint: &mut Lint) {
        for ambiguity in found {
            let rule = &ambiguity.rule;
            let is_shadowed = |text: &String| self.shadowed.contains(&(rule.clone(), text.clone()));
            match &ambiguity.kind {
                AmbiguityKind::Alternatives(one, other)
                    if is_shadowed(one) || is_shadowed(other) => {}
                _ => {
                    let message = format!("{ambiguity}{addition}");
                    lint.add(LintKind::Ambiguous, self.definitions.span_of(rule), message, None);
                }
            }
        }
    }

    /// Searches the rules that are not regular for ambiguities in texts up to a length. Reports the
    /// rules in which it finds none, since longer texts were not examined. Leaves out rules that
    /// accept nothing or have no language.
    fn examine_recursive(&mut self, longest: Option<usize>, lint: &mut Lint) {
        let rules = own_rules(self.grammar).map(|(rule, _)| rule);
        let is_open = |rule: &usize| {
            !self.is_regular[*rule]
                && !self.grammar.accepts_nothing(*rule)
                && self.grammar.refusal(*rule).is_none()
        };
        let mut open: Vec<usize> = rules.filter(is_open).collect();
        let mut beyond = String::new();
        let lengths = longest.map_or(LENGTHS.to_vec(), |longest| vec![longest]);
        for (round, length) in lengths.into_iter().enumerate() {
            if open.is_empty() {
                return;
            }
            // Lengths after the first are searched only if they take few more states.
            if round == 1 {
                self.study.languages.allow_states(FEW_STATES);
            }
            self.study.look_up_to(length);
            match self.find_ambiguities(|rule| open.contains(&rule)) {
                Ok(found) => {
                    let names: HashSet<&str> = found.iter().map(|it| &*it.rule).collect();
                    open.retain(|&rule| !names.contains(&*self.grammar.rule(rule).name));
                    let addition = format!("; texts up to length {length} were examined");
                    self.report_ambiguities(found, &addition, lint);
                    beyond = format!(" beyond texts of length {length}");
                }
                Err(error) if round == 0 => {
                    lint.met_limit = true;
                    let reason = format!("; {error}");
                    return self.report_unexamined(open, &beyond, &reason, lint);
                }
                Err(_) => break,
            }
        }
        self.report_unexamined(open, &beyond, "", lint);
    }

    /// Reports rules that were not fully examined. Each reaches a cycle, since it is not regular;
    /// there is one message for each cycle. `beyond` names the texts that were examined
    /// (` beyond texts of length 4`), and `reason` says why no more were; both can be empty.
    fn report_unexamined(
        &self,
        mut rules: Vec<usize>,
        beyond: &str,
        reason: &str,
        lint: &mut Lint,
    ) {
        let name = |rule: &usize| &*self.grammar.rule(*rule).name;
        while let Some(&first) = rules.first() {
            let cycle = self.grammar.cycle_of(first);
            let (with_cycle, others): (Vec<usize>, Vec<usize>) =
                rules.iter().partition(|&&rule| self.grammar.cycle_of(rule) == cycle);
            rules = others;
            let cycle = cycle.unwrap_or(&[]);
            let path = display_cycle(&cycle.iter().map(name).collect::<Vec<_>>());
            let and_dependants =
                match with_cycle.iter().filter(|rule| !cycle.contains(rule)).count() {
                    0 => String::new(),
                    1 => ", and 1 rule needs it".to_owned(),
                    count => format!(", and {count} rules need it"),
                };
            let own = cycle.iter().find(|&&rule| self.grammar.rule(rule).span.is_some());
            let span = self.definitions.span_of(name(own.unwrap_or(&first)));
            let recursive = cycle.first().map_or("", name);
            let message = format!(
                "ambiguity was not examined{beyond}: the rule `{recursive}` is recursive: \
                 {path}{and_dependants}{reason}"
            );
            lint.add(LintKind::NotExamined, span, message, None);
        }
    }
}
