//! What is doubtful in a grammar that can be read.

use super::{Lint, LintFix, LintKind, LintLevel};
use crate::lab::abnf::{Definition, core_names, core_rule};
use crate::lab::ambiguity::{Ambiguity, AmbiguityKind};
use crate::lab::budget::{Budget, Meter};
use crate::lab::core::imported;
use crate::lab::grammar::{Expr, LabGrammar, Notation, folded};
use crate::lab::languages::{Lang, NOTHING};
use crate::lab::study::Study;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::ops::Range;

/// The rules of a text that could be read.
pub(super) struct Meaning {
    definitions: Vec<Definition>,
    /// The names of those that could not.
    broken: Vec<String>,
    /// What is referred to and has no meaning.
    unknown: Vec<String>,
    /// Whether every rule that is referred to has a meaning.
    pub is_whole: bool,
}

/// How long the texts of recursive rules are in which ambiguities are looked for, where the budget
/// does not say it.
const LONGEST: usize = 5;

/// What no grammar has, and the text of each rule without a meaning begins with.
const UNKNOWN: char = '\u{10FFFF}';

impl Meaning {
    pub fn of(definitions: Vec<Definition>, broken: Vec<String>) -> Self {
        let is_whole = broken.is_empty();
        Meaning { definitions, broken, unknown: Vec::new(), is_whole }
    }

    /// Where the name of a definition stands.
    fn name_span(definition: &Definition) -> Range<usize> {
        definition.span.start..definition.span.start + definition.name.len()
    }

    /// What the names say: undefined, defined twice, used by no rule. `line_of` has the line of a
    /// place.
    pub fn names(&mut self, line_of: &dyn Fn(Range<usize>) -> usize, lint: &mut Lint) {
        let mut defined: HashMap<String, usize> = HashMap::new();
        let mut double = Vec::new();
        for (index, definition) in self.definitions.iter().enumerate() {
            let name = folded(&definition.name);
            let span = Self::name_span(definition);
            match (defined.get(&name), definition.incremental) {
                (None, true) => {
                    let later = self.definitions[index..]
                        .iter()
                        .any(|it| !it.incremental && folded(&it.name) == name);
                    let name = &definition.name;
                    let message = match later {
                        true => format!("`{name}` is added to before it is defined"),
                        false => format!("`{name}` is added to, and defined nowhere"),
                    };
                    lint.add(LintKind::NoBase, span, message, None);
                }
                (Some(&first), false) => {
                    let before = &self.definitions[first];
                    let is_same = before.expr == definition.expr
                        && before
                            .references
                            .iter()
                            .map(|it| folded(&it.name))
                            .eq(definition.references.iter().map(|it| folded(&it.name)));
                    let line = line_of(Self::name_span(before));
                    let message = format!(
                        "the rule `{}` is already defined in line {line}{}",
                        definition.name,
                        if is_same { ", in the same way" } else { "; '=/' adds to it" },
                    );
                    lint.add(LintKind::Duplicate, span, message, None);
                    double.push(index);
                    continue;
                }
                _ => {}
            }
            defined.entry(name).or_insert(index);
        }
        for index in double.into_iter().rev() {
            self.definitions.remove(index);
            self.is_whole = false;
        }
        self.references(lint);
        self.unused(lint);
    }

    fn references(&mut self, lint: &mut Lint) {
        let own: HashMap<String, String> =
            self.definitions.iter().rev().map(|it| (folded(&it.name), it.name.clone())).collect();
        let mut known: Vec<String> = own.values().cloned().collect();
        known.extend(
            core_names().filter(|core| !own.contains_key(&folded(core))).map(str::to_owned),
        );
        known.sort();
        for definition in &mut self.definitions {
            for reference in &mut definition.references {
                let name = folded(&reference.name);
                if let Some(written) = own.get(&name) {
                    if *written != reference.name && !reference.prose {
                        let message = format!("`{}` is defined as `{written}`", reference.name);
                        let fix = LintFix { span: reference.span.clone(), text: written.clone() };
                        let span = reference.span.clone();
                        lint.add(LintKind::CaseOfName, span, message, Some(fix));
                    }
                    continue;
                }
                let is_known = core_names().any(|core| folded(core) == name)
                    || reference.prose && imported(&reference.name).is_some();
                let mut meant = None;
                if !is_known && !self.broken.contains(&name) {
                    self.is_whole = false;
                    meant = undefined(
                        &reference.name,
                        reference.span.clone(),
                        reference.prose,
                        &known,
                        lint,
                    );
                }
                if !is_known {
                    if reference.prose {
                        // A name with a space is that of a reader's own rule.
                        reference.name = format!("<{}>", reference.name.replace(' ', "-"));
                    }
                    reference.prose = false;
                    match meant {
                        Some(meant) => reference.name = meant,
                        None => self.unknown.push(folded(&reference.name)),
                    }
                }
            }
        }
        self.unknown.sort();
        self.unknown.dedup();
    }

    /// The rules that no other refers to, but for the first.
    fn unused(&self, lint: &mut Lint) {
        let mut used = HashSet::new();
        for definition in &self.definitions {
            let own = folded(&definition.name);
            let names = definition.references.iter().map(|it| folded(&it.name));
            used.extend(names.filter(|name| *name != own));
        }
        let first = self.definitions.first().map(|first| folded(&first.name));
        let mut said = HashSet::new();
        for definition in &self.definitions {
            let name = folded(&definition.name);
            if Some(&name) != first.as_ref() && !used.contains(&name) && said.insert(name) {
                let message = format!("no rule refers to `{}`", definition.name);
                lint.add(LintKind::Unused, Self::name_span(definition), message, None);
            }
        }
    }

    /// All rules, with one for each that has no meaning: its text is that of no other rule.
    pub fn whole(&self) -> Vec<Definition> {
        let mut all = self.definitions.clone();
        let end = all.iter().map(|it| it.span.end).max().unwrap_or(0);
        all.extend(self.unknown.iter().enumerate().map(|(number, name)| Definition {
            name: name.clone(),
            incremental: false,
            expr: Expr::text(&format!("{UNKNOWN}{number}{UNKNOWN}"), false),
            references: Vec::new(),
            span: end..end,
        }));
        all
    }

    /// What the languages say: rules without a text, alternatives that add nothing, ambiguity.
    pub fn languages(&self, grammar: &LabGrammar, budget: &Budget, lint: &mut Lint) {
        self.cases(grammar, lint);
        for (index, rule) in grammar.rules().iter().enumerate() {
            if rule.span.is_some() && grammar.accepts_nothing(index) {
                let message = format!("the rule `{}` accepts no text", rule.name);
                lint.add(LintKind::Empty, self.span_of(&rule.name), message, None);
            }
        }
        // Rules that are regular first, and exactly.
        let exact = Meter::new(&Budget { longest: None, ..budget.clone() });
        let mut study = Study::with_parts(grammar.clone(), &grammar.dependencies_first(), exact);
        if let Err(error) = study.languages.check() {
            return not_examined(&error.to_string(), lint);
        }
        let langs: Vec<Lang> =
            study.langs.iter().map(|lang| lang.clone().unwrap_or(NOTHING)).collect();
        let is_known: Vec<bool> = study.langs.iter().map(Result::is_ok).collect();
        for (index, rule) in grammar.rules().iter().enumerate() {
            if rule.span.is_none() || !is_known[index] || self.unknown.contains(&rule.name) {
                continue;
            }
            if langs[index] == NOTHING {
                continue;
            }
            let span = self.span_of(&rule.name);
            if let Some(core) = core_rule(&rule.name)
                && study.languages.as_characters(langs[index]).is_some_and(|own| own != core)
            {
                let message =
                    format!("the core rule `{}` has another meaning in RFC 5234", rule.name);
                lint.add(LintKind::CoreRule, span.clone(), message, None);
            }
            for part in rule.expr.parts() {
                if let Expr::Choice(items) = part
                    && part.references().all(|index| is_known[index])
                {
                    shadowed(grammar, &mut study, &langs, items, span.clone(), lint);
                }
            }
        }
        match study.ambiguities_of(|_| true) {
            Ok(found) => self.ambiguous(found, "", lint),
            Err(error) => return not_examined(&error.to_string(), lint),
        }
        let longest = budget.longest.unwrap_or(LONGEST);
        self.recursive(grammar, &mut study, &is_known, longest, lint);
    }

    /// What is ambiguous, each followed by what else is to be said.
    fn ambiguous(&self, found: Vec<Ambiguity>, and: &str, lint: &mut Lint) {
        for ambiguity in found.into_iter().filter(|it| !it.text.contains(UNKNOWN)) {
            let span = self.span_of(&ambiguity.rule);
            // An alternative that adds nothing is said already.
            let is_said = matches!(&ambiguity.kind, AmbiguityKind::Alternatives(..))
                && lint
                    .findings
                    .iter()
                    .any(|it| it.kind == LintKind::Shadowed && it.place.span == span);
            if !is_said {
                lint.add(LintKind::Ambiguous, span, format!("{ambiguity}{and}"), None);
            }
        }
    }

    /// What is ambiguous in texts up to a length of the rules that are not known to be regular,
    /// and of which of them nothing was found.
    fn recursive(
        &self,
        grammar: &LabGrammar,
        study: &mut Study,
        is_regular: &[bool],
        longest: usize,
        lint: &mut Lint,
    ) {
        let mut open: Vec<usize> = (0..is_regular.len())
            .filter(|&rule| !is_regular[rule] && !grammar.accepts_nothing(rule))
            .collect();
        if open.is_empty() {
            return;
        }
        study.look_up_to(longest);
        let found = study.ambiguities_of(|rule| !is_regular[rule]);
        let (beyond, error) = match found {
            Ok(found) => {
                let is_found =
                    |&rule: &usize| found.iter().any(|it| it.rule == grammar.rule(rule).name);
                open.retain(|rule| !is_found(rule));
                let examined = format!("; texts up to length {longest} were examined");
                self.ambiguous(found, &examined, lint);
                (format!(" beyond texts of length {longest}"), String::new())
            }
            Err(error) => (String::new(), format!("; {error}")),
        };
        while let Some(&first) = open.first() {
            let cycle = grammar.cycle_of(first).unwrap_or(&[]);
            let (alike, others) =
                open.iter().partition(|&&rule| grammar.cycle_of(rule) == Some(cycle));
            let alike: Vec<usize> = alike;
            let others_count = alike.iter().filter(|rule| !cycle.contains(rule)).count();
            open = others;
            let names: Vec<&str> = cycle.iter().map(|&rule| &*grammar.rule(rule).name).collect();
            let (name, path) = (names.first().copied().unwrap_or(""), names.join(" → "));
            let referring = match others_count {
                0 => String::new(),
                1 => "; and 1 rule that refers to it".to_owned(),
                count => format!("; and {count} rules that refer to it"),
            };
            let message = format!(
                "ambiguity was not examined{beyond}: the rule `{name}` is recursive: {path}{referring}{error}"
            );
            lint.add(LintKind::NotExamined, self.span_of(name), message, None);
        }
    }

    /// Strings whose case is not what it seems.
    fn cases(&self, grammar: &LabGrammar, lint: &mut Lint) {
        for rule in grammar.rules().iter().filter(|rule| rule.span.is_some()) {
            let mut said = BTreeSet::new();
            for part in rule.expr.parts() {
                let Expr::Choice(items) = part else { continue };
                for (index, item) in items.iter().enumerate() {
                    let Expr::Text { text, any_case: true } = item else { continue };
                    let alike = |other: &&Expr| match other {
                        Expr::Text { text: other, .. } => {
                            other != text && other.eq_ignore_ascii_case(text)
                        }
                        _ => false,
                    };
                    let Some(Expr::Text { text: other, .. }) = items[..index].iter().find(alike)
                    else {
                        continue;
                    };
                    if said.insert(text.to_ascii_lowercase()) {
                        let message = format!(
                            "\"{other}\" and \"{text}\" are the same: a string in double quotes has no \
                             case; %s\"{text}\" has"
                        );
                        lint.add(LintKind::Case, self.span_of(&rule.name), message, None);
                    }
                }
            }
        }
    }

    fn span_of(&self, name: &str) -> Range<usize> {
        let definition = self.definitions.iter().find(|it| it.name == name);
        definition.map_or(0..0, Self::name_span)
    }
}

fn not_examined(error: &str, lint: &mut Lint) {
    lint.add(LintKind::NotExamined, 0..0, format!("languages were not examined: {error}"), None);
}

/// The alternatives that add nothing to the others.
fn shadowed(
    grammar: &LabGrammar,
    study: &mut Study,
    rules: &[Lang],
    items: &[Expr],
    span: Range<usize>,
    lint: &mut Lint,
) {
    let langs: Vec<Lang> =
        items.iter().map(|item| study.languages.expression(Notation::Abnf, item, rules)).collect();
    // Of each alternative, what those before it accept.
    let mut before = vec![NOTHING];
    for (index, &lang) in langs.iter().enumerate() {
        before.push(study.languages.union(before[index], lang));
    }
    let mut after = NOTHING;
    // The later of two equal ones, so that one of them stays.
    for index in (0..items.len()).rev() {
        let others = study.languages.union(before[index], after);
        let more = study.languages.difference(langs[index], others);
        if more != NOTHING || study.languages.check().is_err() {
            after = study.languages.union(after, langs[index]);
            continue;
        }
        let message = format!(
            "the alternative `{}` adds nothing: the others accept all that it accepts",
            grammar.display(&items[index])
        );
        lint.add(LintKind::Shadowed, span.clone(), message, None);
        // A rule may be named to say what a text is, and not to add texts.
        if let (Expr::Rule(_), Some(last)) = (&items[index], lint.findings.last_mut()) {
            last.level = LintLevel::Note;
        }
    }
}

/// A rule that is not defined; returns the name that is probably meant.
fn undefined(
    name: &str,
    span: Range<usize>,
    prose: bool,
    known: &[String],
    lint: &mut Lint,
) -> Option<String> {
    if prose {
        let message = format!(
            "the prose value `<{name}>` says nothing that can be decided; a rule of a document that \
             is at hand is written `<host, see [RFC3986], Section 3.2.2>`"
        );
        lint.add(LintKind::Undefined, span, message, None);
        return None;
    }
    let says =
        |meant: &str| format!("the rule `{name}` is not defined; probably `{meant}` is meant");
    // `[a-z]`, `#x20`, as the text has it and no repair
    let is_written = lint.text.get(span.clone()) == Some(name);
    let mut characters = name.chars().filter(|_| is_written);
    let ends = (characters.next(), characters.next(), characters.next(), characters.next());
    let meant = match ends {
        (Some(first), Some('-'), Some(last), None) => {
            Some(format!("%x{:02X}-{:02X}", first as u32, last as u32))
        }
        _ => name
            .strip_prefix(['x', 'X'])
            .filter(|digits| !digits.is_empty() && digits.chars().all(|c| c.is_ascii_hexdigit()))
            .map(|digits| format!("%x{digits}")),
    };
    if let Some(meant) = meant {
        lint.add(LintKind::Undefined, span, says(&meant), None);
        return None;
    }
    let near = nearest(name, known);
    let message = match &near[..] {
        [] => format!("the rule `{name}` is not defined"),
        near => format!("the rule `{name}` is not defined; similar: {}", near.join(", ")),
    };
    let fix = near.first().map(|near| LintFix { span: span.clone(), text: near.to_string() });
    lint.add(LintKind::Undefined, span, message, fix);
    near.first().map(|near| near.to_string())
}

/// At most three names that are written much like this one, the most similar first.
fn nearest<'k>(name: &str, known: &'k [String]) -> Vec<&'k str> {
    let name = folded(name);
    let likeness = |other: &&'k str| {
        let other = folded(other);
        let similar = strsim::jaro_winkler(&name, &other);
        let edits = strsim::damerau_levenshtein(&name, &other);
        // Of a short name, more than half stays.
        let is_near = edits <= 1 + name.len() / 3 && 2 * edits <= name.len();
        (similar > 0.85 && is_near).then_some((edits, 1.0 - similar))
    };
    let mut near: Vec<((usize, f64), &str)> =
        known.iter().map(String::as_str).filter_map(|it| Some((likeness(&it)?, it))).collect();
    near.sort_by(|a, b| a.0.0.cmp(&b.0.0).then(a.0.1.total_cmp(&b.0.1)).then(a.1.cmp(b.1)));
    near.into_iter().take(3).map(|(_, name)| name).collect()
}
