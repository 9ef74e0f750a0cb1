//! Finds undefined, duplicate and unused names.

use super::finding::{Lint, LintFix, LintKind, LintLevel};
use crate::abnf::{Definition, Reference, core_names, is_hexadecimal};
use crate::budget::Meter;
use crate::core::{CoreGrammar, Document};
use crate::expr::{Expr, Rule, folded};
use crate::grammar::LabGrammar;
use crate::load::load;
use std::collections::{HashMap, HashSet};
use std::ops::Range;

/// The rules of a text and their names.
pub(super) struct Definitions {
    definitions: Vec<Definition>,
    /// The indices of the definitions of each rule, by its [folded] name.
    by_name: HashMap<String, Vec<usize>>,
    /// The names of rules that could not be read.
    broken: Vec<String>,
    /// The [folded] names that undefined names probably mean.
    probably_meant: HashSet<String>,
    /// Whether every rule could be read and every reference has a meaning.
    pub is_whole: bool,
}

impl Definitions {
    /// Collects the definitions of a text and the names of rules that could not be read. Nothing is
    /// examined yet.
    pub fn of(definitions: Vec<Definition>, broken: Vec<String>) -> Self {
        let is_whole = broken.is_empty();
        let (by_name, probably_meant) = (HashMap::new(), HashSet::new());
        Definitions { definitions, by_name, broken, probably_meant, is_whole }
    }

    /// Returns the range of the name that a definition defines, in bytes.
    fn name_span(definition: &Definition) -> Range<usize> {
        definition.span.start..definition.span.start + definition.name.len()
    }

    /// Reports names that are undefined, defined twice or not used. `line_of` returns the line of a
    /// range of the text. Returns the grammar of all rules that could be read, if it can be loaded.
    pub fn examine_names(
        &mut self,
        line_of: &dyn Fn(Range<usize>) -> usize,
        documents: Vec<Document>,
        meter: &mut Meter,
        lint: &mut Lint,
    ) -> Option<LabGrammar> {
        let duplicates = self.report_definitions(line_of, lint);
        self.is_whole &= duplicates.is_empty();
        let mut index = 0..;
        self.definitions.retain(|_| !index.next().is_some_and(|index| duplicates.contains(&index)));
        for (index, definition) in self.definitions.iter().enumerate() {
            self.by_name.entry(folded(&definition.name)).or_default().push(index);
        }
        let imports: Vec<String> = documents.iter().map(Document::number).collect();
        let grammar = load(&lint.text, self.definitions.clone(), documents).ok();
        let unknown = grammar.as_ref().map(|grammar| sources(grammar, &imports));
        self.report_references(unknown.as_ref(), meter, lint);
        // A rule that could not be read may refer to any rule.
        if self.broken.is_empty() {
            self.report_unused(lint);
        }
        grammar
    }

    /// Reports definitions of a name that is defined already, additions to a name that is not, and
    /// rules with too much in them. Returns the indices of the definitions that do not count, since
    /// their names were defined before. `line_of` is that of
    /// [`examine_names`](Self::examine_names).
    fn report_definitions(
        &self,
        line_of: &dyn Fn(Range<usize>) -> usize,
        lint: &mut Lint,
    ) -> HashSet<usize> {
        let mut defined: HashMap<String, usize> = HashMap::new();
        let mut duplicates = HashSet::new();
        // The index of the last definition of each rule that does not only add alternatives.
        let bases = self.definitions.iter().enumerate().filter(|(_, it)| !it.incremental);
        let last_base: HashMap<String, usize> =
            bases.map(|(index, it)| (folded(&it.name), index)).collect();
        for (index, definition) in self.definitions.iter().enumerate() {
            let name = folded(&definition.name);
            let span = Self::name_span(definition);
            match (defined.get(&name), definition.incremental) {
                (None, true) => {
                    let is_defined_later = last_base.get(&name).is_some_and(|&last| last > index);
                    let name = &definition.name;
                    let message = if is_defined_later {
                        format!("`{name}` is added to before it is defined")
                    } else {
                        format!("`{name}` is added to, and defined nowhere")
                    };
                    lint.add(LintKind::NoBase, span, message, None);
                }
                (Some(&first), false) => {
                    let first = &self.definitions[first];
                    let line = line_of(Self::name_span(first));
                    let how = if first.is_same_as(definition) {
                        ", in the same way"
                    } else {
                        "; '=/' adds to it"
                    };
                    let name = &definition.name;
                    let message =
                        format!("the rule `{name}` is already defined in line {line}{how}");
                    lint.add(LintKind::Duplicate, span, message, None);
                    duplicates.insert(index);
                    continue;
                }
                _ => {}
            }
            if let Some(what) = &definition.excess {
                lint.met_limit = true;
                let message = format!(
                    "the rule `{}` has {what}: rules that need it are undecided",
                    definition.name
                );
                lint.add(LintKind::NotExamined, Self::name_span(definition), message, None);
            }
            defined.entry(name).or_insert(index);
        }
        duplicates
    }

    /// Reports references to undefined names, and references that differ from the definition in
    /// upper and lower case. Those to rules that could not be read are not reported. `unknown` has the
    /// documents that may define undefined names; none if the grammar could not be loaded.
    fn report_references(&mut self, unknown: Option<&Sources>, meter: &mut Meter, lint: &mut Lint) {
        // Of several spellings of a name, the first counts.
        let own: HashMap<String, String> =
            self.definitions.iter().rev().map(|it| (folded(&it.name), it.name.clone())).collect();
        let other_core_names = core_names().filter(|core| !own.contains_key(&folded(core)));
        let other_core_names = other_core_names.map(str::to_owned);
        let names = own.values().chain(&self.broken).cloned().chain(other_core_names);
        let mut names: Vec<String> = names.collect();
        names.sort();
        let mut spelling = Spelling { names, meter };
        let core: HashSet<String> = core_names().map(folded).collect();
        let broken: HashSet<String> = self.broken.iter().map(|it| folded(it)).collect();
        for definition in &self.definitions {
            for (span, references) in &definition.zero_times {
                let element = lint.text.get(span.clone()).unwrap_or_default().to_owned();
                let message = format!("`{element}` is zero times: it accepts only the empty text");
                lint.add(LintKind::ZeroTimes, span.clone(), message, None);
                // The grammar does not have these references.
                for reference in references.iter().filter(|reference| !reference.prose) {
                    let name = folded(&reference.name);
                    let is_known = [&core, &broken].iter().any(|names| names.contains(&name));
                    if !is_known && !own.contains_key(&name) {
                        self.is_whole = false;
                        report_undefined(reference, Source::Unknown, &mut spelling, lint);
                    }
                }
            }
            for reference in &definition.references {
                let name = folded(&reference.name);
                if let Some(written) = own.get(&name) {
                    report_case(reference, written, lint);
                    continue;
                }
                let source = match unknown {
                    Some(unknown) => unknown.get(&reference.key()).cloned(),
                    None => (!core.contains(&name)).then_some(Source::Unknown),
                };
                let Some(source) = source else { continue };
                if !broken.contains(&name) {
                    self.is_whole = false;
                    let meant = report_undefined(reference, source, &mut spelling, lint);
                    self.probably_meant.extend(meant.map(|meant| folded(&meant)));
                }
            }
        }
    }

    /// Reports rules that no other rule refers to, except the first rule and those that undefined
    /// names probably mean.
    fn report_unused(&self, lint: &mut Lint) {
        let mut used = self.probably_meant.clone();
        for definition in &self.definitions {
            let own = folded(&definition.name);
            let zero_times = definition.zero_times.iter().flat_map(|(_, references)| references);
            let names = definition.references.iter().chain(zero_times).map(|it| folded(&it.name));
            used.extend(names.filter(|name| *name != own));
        }
        let first = self.definitions.first().map(|first| folded(&first.name));
        let mut reported = HashSet::new();
        for definition in &self.definitions {
            let name = folded(&definition.name);
            if Some(&name) != first.as_ref() && !used.contains(&name) && reported.insert(name) {
                let message = format!("no rule refers to `{}`", definition.name);
                lint.add(LintKind::Unused, Self::name_span(definition), message, None);
            }
        }
    }

    /// Returns the range of the name of a rule in its definition, in bytes. Empty if the text does
    /// not define the rule.
    pub fn span_of(&self, name: &str) -> Range<usize> {
        let definitions = self.by_name.get(&folded(name)).into_iter().flatten();
        let mut definitions = definitions.map(|&index| &self.definitions[index]);
        definitions.find(|it| it.name == name).map_or(0..0, Self::name_span)
    }

    /// Returns the ranges of the alternatives of a choice, in bytes. Choices are numbered in the
    /// order of the parts of the rule. Empty if the definition of the rule comes from another
    /// document.
    pub fn alternatives(&self, rule: &Rule, choice: usize) -> Vec<Range<usize>> {
        let name = folded(&rule.name);
        // The alternatives of the rule in all its definitions, and those of the choices inside.
        let (mut outer, mut inner) = (Vec::new(), Vec::new());
        for &definition in self.by_name.get(&name).into_iter().flatten() {
            let definition = &self.definitions[definition];
            let mut choices = definition.choices.iter();
            // The first entry is for the rule itself, even if it has only one alternative.
            outer.extend(choices.next().into_iter().flatten());
            inner.extend(choices);
        }
        let has_several = usize::from(outer.len() > 1);
        let is_choice = |part: &&Expr| matches!(part, Expr::Choice(_));
        if has_several + inner.len() != rule.expr.parts().filter(is_choice).count() {
            return Vec::new();
        }
        match choice.checked_sub(has_several) {
            None => outer.into_iter().cloned().collect(),
            Some(choice) => inner.get(choice).map_or(Vec::new(), |spans| spans.to_vec()),
        }
    }
}

/// The sources of the names and prose values without a meaning, by their [keys](key).
type Sources = HashMap<String, Source>;

/// The document that defines an undefined name, according to the grammar.
#[derive(Clone)]
enum Source {
    /// The grammar names no document.
    Unknown,
    /// The RFC with this number, which is not imported.
    Rfc(String),
    /// The RFC with this number, which has no such rule.
    Lacking(String),
}

/// Returns the key of a name or a prose value: names do not differ in case.
fn key(name: &str) -> String {
    if name.starts_with('<') { name.to_owned() } else { folded(name) }
}

/// Returns the sources of the undefined names of a grammar that imports the RFCs with these numbers.
fn sources(grammar: &LabGrammar, imports: &[String]) -> Sources {
    let names = grammar.undefined().iter().map(|rule| (key(&rule.name), Source::Unknown));
    let mut sources: Sources = names.collect();
    for (name, number) in grammar.missing() {
        let core = CoreGrammar::find(&format!("rfc{number}")).map(CoreGrammar::grammar);
        // A prose value needs no import to refer to a built-in grammar.
        let has_rule =
            !name.starts_with('<') && core.as_ref().is_some_and(|core| core.find(name).is_some());
        let is_lacking = imports.iter().any(|import| import == number);
        let source = if is_lacking || core.is_some() && !has_rule {
            Source::Lacking(number.to_owned())
        } else {
            Source::Rfc(number.to_owned())
        };
        sources.insert(key(name), source);
    }
    sources
}

/// Reports a reference that differs from the name in the definition, `written`, in upper and lower
/// case.
fn report_case(reference: &Reference, written: &str, lint: &mut Lint) {
    if written != reference.name && !reference.prose {
        let message = format!("`{}` is defined as `{written}`", reference.name);
        let fix = LintFix { span: reference.span.clone(), text: written.to_owned() };
        lint.add(LintKind::CaseOfName, reference.span.clone(), message, Some(fix));
    }
}

/// Reports a name or a prose value without a meaning. Returns the name that is probably meant, if a
/// similar name is defined.
fn report_undefined(
    reference: &Reference,
    source: Source,
    spelling: &mut Spelling<'_>,
    lint: &mut Lint,
) -> Option<String> {
    let Reference { name, prose, span } = reference;
    let what = if *prose {
        format!("the prose value `<{name}>` is not decided")
    } else {
        format!("the rule `{name}` is not defined")
    };
    let advice = match &source {
        Source::Unknown if *prose => {
            // The example is how RFC 9110 refers to a rule of RFC 3986.
            "a rule of another document is written `<host, see [RFC3986], Section 3.2.2>`".into()
        }
        Source::Unknown => return report_unknown(reference, &what, spelling, lint),
        Source::Rfc(number) => format!("RFC {number} defines it, and is not imported"),
        Source::Lacking(number) => format!("RFC {number} has no such rule"),
    };
    lint.add(LintKind::Undefined, span.clone(), format!("{what}: {advice}"), None);
    if let Some(finding) = lint.findings.last_mut() {
        // A prose value is valid ABNF, so it is only noted.
        finding.level = if *prose { LintLevel::Note } else { finding.level };
        finding.import = match source {
            Source::Rfc(number) => Some(number),
            _ => None,
        };
    }
    None
}

/// Reports a name that neither the text defines nor, according to the text, another document.
/// `what` is the message that it is not defined. Returns the name that is probably meant, if a
/// similar name is defined.
fn report_unknown(
    Reference { name, span, .. }: &Reference,
    what: &str,
    spelling: &mut Spelling<'_>,
    lint: &mut Lint,
) -> Option<String> {
    // ABNF reads `[a-z]` and `#x20` of other notations as the names `a-z` and `x20`. A name that
    // is not in the text was written by a fix (`a_b` became `a-b`), and is no such range.
    let is_in_text = lint.text.get(span.clone()) == Some(name.as_str());
    let characters: Vec<char> = name.chars().filter(|_| is_in_text).collect();
    let meant = match characters[..] {
        [first, '-', last] => Some(format!("%x{:02X}-{:02X}", first as u32, last as u32)),
        _ => is_hexadecimal(name).then(|| format!("%x{}", &name[1..])),
    };
    if let Some(meant) = meant {
        let message = format!("{what}; probably `{meant}` is meant");
        lint.add(LintKind::Undefined, span.clone(), message, None);
        return None;
    }
    let similar = spelling.similar_names(name);
    let message = match &similar[..] {
        [] => what.to_owned(),
        similar => format!("{what}; similar: {}", similar.join(", ")),
    };
    let meant = similar.first().map(|name| name.to_string());
    let fix = meant.clone().map(|text| LintFix { span: span.clone(), text });
    lint.add(LintKind::Undefined, span.clone(), message, fix);
    meant
}

/// Finds the names that a mistyped name can mean.
struct Spelling<'m> {
    names: Vec<String>,
    meter: &'m mut Meter,
}

impl Spelling<'_> {
    /// Returns at most three names that are similar to a name, the most similar first. Stops when
    /// the budget is exceeded.
    fn similar_names(&mut self, name: &str) -> Vec<&str> {
        const MOST_NAMES: usize = 3;
        /// Names are similar if their Jaro-Winkler similarity exceeds this.
        const LEAST_SIMILARITY: f64 = 0.85;
        struct Similar<'k> {
            name: &'k str,
            edits: usize,
            similarity: f64,
        }

        let folded_name = folded(name);
        let mut similar: Vec<Similar> = Vec::new();
        for other in self.names.iter().take_while(|_| self.meter.step(0, 0)) {
            let folded_other = folded(other);
            let similarity = strsim::jaro_winkler(&folded_name, &folded_other);
            let edits = strsim::damerau_levenshtein(&folded_name, &folded_other);
            // At most half of a short name changes.
            let length = folded_name.len();
            let has_few_edits = edits <= 1 + length / 3 && 2 * edits <= length;
            if similarity > LEAST_SIMILARITY && has_few_edits {
                similar.push(Similar { name: other, edits, similarity });
            }
        }
        similar.sort_by(|a, b| {
            let by_edits = a.edits.cmp(&b.edits);
            by_edits.then(b.similarity.total_cmp(&a.similarity)).then(a.name.cmp(b.name))
        });
        similar.into_iter().take(MOST_NAMES).map(|it| it.name).collect()
    }
}
