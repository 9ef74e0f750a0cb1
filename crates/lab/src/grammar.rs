//! Represents a grammar as data: rules and the expressions that define them.

use super::budget::Budget;
use super::error::{GrammarError, PROSE, StudyError, UNDEFINED};
use super::expr::{Expr, Notation, Rule, folded};
use super::numbered::Numbered;
use super::order::{Cycle, CycleKind, Cycles, groups, refuse_deep_rules};
use super::prose::{bracketed_tag, cited_rfcs, explained_tags};
use pest_meta::optimizer::OptimizedRule;
use std::collections::HashMap;
use std::ops::Range;
use std::sync::Arc;

/// A grammar as data, loaded at run time.
///
/// A rule may refer to itself, directly or through others. Such rules are regular if they refer to
/// one another only at the end, or only at the beginning. Questions about other recursive rules
/// have no exact answer and return [`StudyError::Recursive`].
///
/// ```
/// use abnf_lab::{Expr, LabGrammar};
///
/// let grammar = LabGrammar::from_abnf("a = b \"-\" b\nb = 1*DIGIT\n").unwrap();
/// let b = grammar.find("B").unwrap();
/// assert_eq!(grammar.display(&grammar.rule(b).expr), "1*DIGIT");
/// assert_eq!(grammar.dependencies_of(b), [grammar.find("DIGIT").unwrap(), b]);
/// assert!(grammar.railroad_svg("a").unwrap().contains("<svg"));
///
/// // A rule can get another definition, and a fragment of ABNF can be applied to a grammar.
/// let changed = grammar.with_rule(b, Expr::Rule(grammar.find("DIGIT").unwrap())).unwrap();
/// assert!(!changed.parser().matches("a", "12-3").unwrap());
/// let extended = LabGrammar::from_abnf_with("a = \"x\"\n", "a =/ \"y\"\n").unwrap();
/// assert!(extended.parser().matches("a", "y").unwrap());
///
/// let pest = LabGrammar::from_pest_optimized("a = { ASCII_DIGIT+ }").unwrap();
/// assert!(pest.parser().parse("a", "12").is_ok());
/// ```
#[derive(Debug, Clone)]
pub struct LabGrammar {
    notation: Notation,
    /// The defined rules, then a rule for each undefined name.
    rules: Vec<Rule>,
    /// The number of defined rules.
    defined: usize,
    /// The indices of the defined rules, by their names and [folded] names.
    by_name: HashMap<String, usize>,
    /// The text that the grammar was read from.
    text: Arc<str>,
    /// The rules that pest runs; empty for an ABNF.
    pest: Arc<Vec<OptimizedRule>>,
    /// Whether the characters represent octets.
    pub(super) octets: bool,
    /// The rules with a construct that has no meaning as a language, in ascending order, each with
    /// the construct.
    refused: Vec<(usize, String)>,
    /// For each rule, the reason why it has no language, if it has none. Can be empty if all rules
    /// have one.
    refusals: Arc<Vec<Option<StudyError>>>,
    /// The name of the document of each imported rule.
    pub(super) origins: Arc<HashMap<usize, String>>,
    /// For each rule to which `=/` adds alternatives, the ranges of these definitions in the text.
    pub(super) additions: HashMap<usize, Vec<Range<usize>>>,
    /// The rules that pest rewrites, each as its author wrote it.
    pub(super) as_written: Vec<(usize, Expr)>,
    cycles: Arc<Cycles>,
}

impl LabGrammar {
    /// Returns the grammar that consists of these rules of `text`. `pest` is the rules that pest
    /// runs, and empty for an ABNF.
    pub(super) fn new(
        notation: Notation,
        rules: Vec<Rule>,
        text: &str,
        pest: Vec<OptimizedRule>,
    ) -> Result<Self, GrammarError> {
        let groups = groups(&rules, 0..rules.len());
        refuse_deep_rules(text, &rules, &groups)?;
        let cycles = Arc::new(Cycles::among(&rules, notation, groups));
        let mut by_name = HashMap::new();
        // Versions of pest's rules have a space in their names, and cannot be asked for.
        let asked = || rules.iter().enumerate().filter(|(_, rule)| !rule.name.contains(' '));
        for (index, rule) in asked() {
            by_name.entry(folded(&rule.name)).or_insert(index);
        }
        // The exact name wins if two names differ only in case or hyphen.
        for (index, rule) in asked() {
            by_name.insert(rule.name.clone(), index);
        }
        Ok(LabGrammar {
            notation,
            defined: rules.len(),
            rules,
            by_name,
            text: text.into(),
            pest: Arc::new(pest),
            octets: false,
            refused: Vec::new(),
            refusals: Arc::default(),
            origins: Arc::default(),
            additions: HashMap::new(),
            as_written: Vec::new(),
            cycles,
        })
    }

    /// Returns a grammar of octets in which `change` was applied to each expression. The new
    /// expression must refer to the same rules.
    pub(super) fn with_octets(&self, change: impl Fn(&Expr) -> Expr) -> Self {
        let change_rule = |rule: &Rule| Rule { expr: change(&rule.expr), ..rule.clone() };
        let rules = self.rules.iter().map(change_rule).collect();
        LabGrammar { rules, octets: true, ..self.clone() }
    }

    /// Sets the rules without a language, each with the construct that has no meaning, and refuses
    /// all rules that need one of them.
    pub(super) fn with_refused(self, refused: Vec<(usize, String)>) -> Self {
        let mut refusals: Vec<Option<StudyError>> = vec![None; self.rules.len()];
        for (index, what) in &refused {
            let (rule, what) = (self.rules[*index].name.clone(), what.clone());
            refusals[*index] = Some(StudyError::Unsupported { rule, what });
        }
        let groups =
            if refused.is_empty() { Vec::new() } else { groups(&self.rules, 0..self.size()) };
        // A group comes after the groups that it refers to, whose errors are known then.
        for group in groups {
            let references = group.iter().flat_map(|&rule| {
                self.rules[rule].expr.references().map(move |target| (rule, target))
            });
            let own_error = group.iter().find_map(|&rule| refusals[rule].clone());
            let referenced_error = || {
                references.into_iter().find_map(|(rule, target)| {
                    match refusals[target].clone()? {
                        // Undefined names have the indices from `defined` on. The error of one
                        // names the rule that refers to it.
                        StudyError::Unsupported { what, .. } if target >= self.defined => {
                            let rule = self.rules[rule].name.clone();
                            Some(StudyError::Unsupported { rule, what })
                        }
                        error => Some(error),
                    }
                })
            };
            let error = own_error.or_else(referenced_error);
            for &rule in &group {
                if refusals[rule].is_none() {
                    refusals[rule].clone_from(&error);
                }
            }
        }
        LabGrammar { refused, refusals: Arc::new(refusals), ..self }
    }

    /// Refuses the rules from the index `first` on, which represent undefined names and prose values,
    /// and the rules in `excesses`, each with the limit that it exceeds.
    pub(super) fn with_undefined(self, first: usize, excesses: Vec<(usize, String)>) -> Self {
        let describe = |rule: &Rule| {
            if rule.name.starts_with('<') {
                format!("{PROSE} `{}`", rule.name)
            } else {
                format!("{UNDEFINED} `{}`", rule.name)
            }
        };
        let undefined = (first..).zip(self.rules[first..].iter().map(describe));
        let refused = excesses.into_iter().chain(undefined).collect();
        let mut by_name = self.by_name;
        by_name.retain(|_, index| *index < first);
        LabGrammar { defined: first, by_name, ..self }.with_refused(refused)
    }

    /// The names that the rules refer to but neither the text nor a known document defines. A prose
    /// value that names no rule is one of them, in angle brackets. The span is that of the first
    /// reference.
    ///
    /// ```
    /// use abnf_lab::LabGrammar;
    ///
    /// let grammar = LabGrammar::from_abnf("a = b / <any text>\nc = \"x\"\n").unwrap();
    /// let [b, prose] = grammar.undefined() else { panic!() };
    /// assert_eq!((&*b.name, &*prose.name, b.span.clone()), ("b", "<any text>", Some(4..5)));
    /// assert!(grammar.refusal(0).is_some() && grammar.refusal(1).is_none());
    /// ```
    pub fn undefined(&self) -> &[Rule] {
        &self.rules[self.defined..]
    }

    /// The name of the document that a rule was imported from; none for a rule of the text.
    pub fn origin(&self, index: usize) -> Option<&str> {
        self.origins.get(&index).map(String::as_str)
    }

    /// The [undefined](Self::undefined) names, each with the number of the RFC that defines it
    /// according to the text: in a prose value, or in a comment on the line of the name.
    ///
    /// ```
    /// use abnf_lab::LabGrammar;
    ///
    /// let text = "a = b / <c, see [RFC7230]> ; from RFC 5322\n";
    /// let grammar = LabGrammar::from_abnf(text).unwrap();
    /// assert_eq!(grammar.missing().collect::<Vec<_>>(), [("b", "5322"), ("<c, see [RFC7230]>", "7230")]);
    /// ```
    pub fn missing(&self) -> impl Iterator<Item = (&str, &str)> {
        let tags = explained_tags(&self.text);
        self.undefined().iter().filter_map(move |rule| {
            let after = rule.span.clone().and_then(|span| self.text.get(span.start..));
            let line = after.and_then(|after| after.lines().next()).unwrap_or("");
            let comment = line.split_once(';').map_or("", |(_, comment)| comment);
            let is_prose = rule.name.starts_with('<');
            let tag = bracketed_tag(comment);
            let explained = || tags.iter().find(|it| Some(it.0) == tag).map(|it| it.1);
            let number = cited_rfcs(if is_prose { &rule.name } else { comment }).next();
            Some((&*rule.name, number.or_else(explained)?))
        })
    }

    /// Whether an index is that of a defined rule.
    pub(super) fn is_defined(&self, index: usize) -> bool {
        index < self.defined
    }

    /// The number of rules, including those that represent undefined names.
    pub(super) fn size(&self) -> usize {
        self.rules.len()
    }

    /// The expression of a rule as its author wrote it.
    pub(super) fn expr_as_written(&self, index: usize) -> &Expr {
        let written = self.as_written.iter().find(|&&(rule, _)| rule == index);
        written.map_or(&self.rule(index).expr, |(_, expr)| expr)
    }

    /// The reason why a rule has no language, if it has none: it contains a construct without a
    /// meaning as a language, such as pest's stack, exceeds a limit of the reader, or refers to
    /// such a rule or to an [undefined](Self::undefined) name.
    ///
    /// ```
    /// use abnf_lab::LabGrammar;
    ///
    /// let grammar = LabGrammar::from_pest("a = { PUSH(b) ~ POP } b = { \"x\" } c = { a }").unwrap();
    /// assert!(grammar.refusal(1).is_none());
    /// let error = grammar.refusal(2).unwrap();
    /// assert_eq!(error.to_string(), "the rule `a`: the stack has no meaning as a regular language");
    /// ```
    ///
    /// # Panics
    /// There is no such index.
    pub fn refusal(&self, index: usize) -> Option<StudyError> {
        self.refusals.get(index)?.clone()
    }

    /// The reason why a rule has no language, if the rule itself contains it, and not only rules
    /// that it refers to.
    pub(super) fn refused_itself(&self, index: usize) -> Option<StudyError> {
        let found = self.refused.binary_search_by_key(&index, |&(rule, _)| rule).ok()?;
        let (rule, what) = &self.refused[found];
        Some(StudyError::Unsupported { rule: self.rules[*rule].name.clone(), what: what.clone() })
    }

    /// The rules that pest runs; empty for an ABNF.
    pub(super) fn pest(&self) -> &[OptimizedRule] {
        &self.pest
    }

    /// Returns an error if the grammar is pest's, in which `question` has no meaning.
    pub(super) fn abnf_only(&self, question: &'static str) -> Result<(), StudyError> {
        match self.notation {
            Notation::Abnf => Ok(()),
            Notation::Pest => Err(StudyError::NotAbnf(question)),
        }
    }

    /// Replaces the definition of one rule. References in `expr` are indices of this grammar. The
    /// text of the grammar is printed anew.
    ///
    /// # Errors
    /// The new rule makes a grammar that its notation rejects.
    ///
    /// # Panics
    /// There is no such index.
    pub fn with_rule(&self, index: usize, expr: Expr) -> Result<Self, GrammarError> {
        let mut changed = self.clone();
        changed.rules[index].expr = expr;
        let text = changed.to_string();
        let grammar = match self.notation {
            Notation::Abnf => Self::from_abnf(&text)?,
            Notation::Pest => Self::from_pest(&text)?,
        };
        // The printed values up to %xFF are octets already.
        Ok(if self.octets { grammar.to_octets(0xFF) } else { grammar })
    }

    /// The notation.
    ///
    /// ```
    /// use abnf_lab::{LabGrammar, Notation};
    ///
    /// assert_eq!(LabGrammar::from_abnf("a = \"x\"\n").unwrap().notation(), Notation::Abnf);
    /// ```
    pub fn notation(&self) -> Notation {
        self.notation
    }

    /// The rules in the order of the file, then imported rules, then core rules that the file uses
    /// but does not define. [Undefined](Self::undefined) names are not included; their indices come
    /// after those of the rules.
    ///
    /// ```
    /// use abnf_lab::LabGrammar;
    ///
    /// let grammar = LabGrammar::from_abnf("a = DIGIT\n").unwrap();
    /// let names: Vec<_> = grammar.rules().iter().map(|rule| &*rule.name).collect();
    /// assert_eq!(names, ["a", "DIGIT"]);
    /// ```
    pub fn rules(&self) -> &[Rule] {
        &self.rules[..self.defined]
    }

    /// The rule with this index.
    ///
    /// # Panics
    /// There is no such index.
    pub fn rule(&self, index: usize) -> &Rule {
        &self.rules[index]
    }

    /// The index of the rule with this name. If no name is exactly this, case is ignored, and '_'
    /// and '-' are the same. `None` if there is no such rule.
    pub fn find(&self, name: &str) -> Option<usize> {
        let spellings = [name.to_owned(), name.replace('_', "-"), name.replace('-', "_")];
        let mut spellings = spellings.into_iter().chain([folded(name)]);
        spellings.find_map(|name| self.by_name.get(&name).copied())
    }

    /// The text that the grammar was read from.
    ///
    /// ```
    /// use abnf_lab::LabGrammar;
    ///
    /// assert_eq!(LabGrammar::from_abnf("a = \"x\"\n").unwrap().text(), "a = \"x\"\n");
    /// ```
    pub fn text(&self) -> &str {
        &self.text
    }

    /// A rule as its author wrote it, with line breaks and comments, but beginning at the left
    /// margin. Alternatives that `=/` adds elsewhere are not included. `None` for a core rule that
    /// the text does not define and for an imported rule.
    ///
    /// ```
    /// use abnf_lab::LabGrammar;
    ///
    /// let grammar = LabGrammar::from_abnf("  a = \"x\" ; one\n    / b\n  b = DIGIT\n").unwrap();
    /// assert_eq!(grammar.written(0).unwrap(), "a = \"x\" ; one\n  / b");
    /// assert_eq!(grammar.written(2), None);
    /// ```
    ///
    /// # Panics
    /// There is no such index.
    pub fn written(&self, index: usize) -> Option<String> {
        Some(self.text_of(self.rule(index).span.clone()?))
    }

    /// A rule as its author wrote it, as [`written`](Self::written) returns it, and below it each
    /// definition that adds alternatives to it.
    pub(super) fn written_with_additions(&self, index: usize) -> Option<String> {
        let additions = self.additions.get(&index).into_iter().flatten();
        let parts = additions.map(|span| self.text_of(span.clone()));
        Some([self.written(index)?].into_iter().chain(parts).collect::<Vec<_>>().join("\n"))
    }

    /// A range of the text, beginning at the left margin.
    fn text_of(&self, span: Range<usize>) -> String {
        let before = &self.text[..span.start];
        let margin = before.rsplit('\n').next().unwrap_or(before);
        let lines = self.text[span].lines().map(|line| match line.strip_prefix(margin) {
            Some(rest) => rest.trim_end(),
            None => line.trim(),
        });
        lines.collect::<Vec<_>>().join("\n")
    }

    /// The index of a rule; an error if there is no such rule.
    pub(super) fn index(&self, rule: &str) -> Result<usize, StudyError> {
        self.find(rule).ok_or_else(|| StudyError::UnknownRule(rule.to_owned()))
    }

    /// The index of a rule; an error if there is no such rule, or it is [refused](Self::refusal).
    pub(super) fn index_with_language(&self, rule: &str) -> Result<usize, StudyError> {
        let index = self.index(rule)?;
        self.refusal(index).map_or(Ok(index), Err)
    }

    /// The indices of all rules, in an order in which each rule comes after those that it refers
    /// to. The rules of a cycle are adjacent.
    pub(super) fn dependencies_first(&self) -> Vec<usize> {
        groups(&self.rules, 0..self.rules.len()).concat()
    }

    /// The indices of the rules that one rule needs, each after those that it refers to. The rules
    /// of a cycle are adjacent. The rule itself is the last one, or one of the last cycle.
    pub fn dependencies_of(&self, index: usize) -> Vec<usize> {
        self.dependencies_of_all(&[index])
    }

    /// The indices of the rules that several rules need, each after those that it refers to.
    pub(super) fn dependencies_of_all(&self, indices: &[usize]) -> Vec<usize> {
        groups(&self.rules, indices.iter().copied()).concat()
    }

    /// Returns a rule and all rules that it refers to, directly or through other rules, breadth first.
    pub(super) fn reachable_from(&self, start: usize) -> Vec<usize> {
        let (mut reached, mut at) = (Numbered::from(start), 0);
        while let Some(&rule) = reached.keys.get(at) {
            self.rule(rule).expr.references().for_each(|target| _ = reached.number(target));
            at += 1;
        }
        reached.keys
    }

    /// A cycle of rules that a rule reaches: a path from a rule to itself, so the first and the
    /// last rule are the same. If there are several, one that embeds itself is preferred.
    ///
    /// ```
    /// use abnf_lab::LabGrammar;
    ///
    /// let grammar = LabGrammar::from_abnf("a = b\nb = \"(\" [b] \")\"\nc = \"x\"\n").unwrap();
    /// assert_eq!(grammar.cycle_of(0), Some(&[1, 1][..]));
    /// assert_eq!(grammar.cycle_of(2), None);
    /// ```
    ///
    /// # Panics
    /// There is no such index.
    pub fn cycle_of(&self, index: usize) -> Option<&[usize]> {
        self.cycles.reached[index].map(|cycle| &*self.cycles.all[cycle].path)
    }

    /// Whether no derivation of a rule comes to an end, so that the rule accepts no text. This is
    /// decided also for rules that are not regular. A rule of pest for which it is false may still
    /// accept no text, because of lookahead.
    ///
    /// ```
    /// use abnf_lab::LabGrammar;
    ///
    /// let grammar = LabGrammar::from_abnf("a = \"(\" a \")\"\nb = a / \"x\"\n").unwrap();
    /// assert!(grammar.accepts_nothing(0) && !grammar.accepts_nothing(1));
    /// ```
    ///
    /// # Panics
    /// There is no such index.
    pub fn accepts_nothing(&self, index: usize) -> bool {
        !self.cycles.ends[index]
    }

    /// The cycle that contains a rule, if there is one.
    pub(super) fn cycle_at(&self, index: usize) -> Option<&Cycle> {
        self.cycles.of_rule[index].map(|cycle| &self.cycles.all[cycle])
    }

    /// The length in characters up to which answers about a rule hold. None if they hold for all
    /// texts, since the rule reaches no cycle that embeds itself.
    ///
    /// ```
    /// use abnf_lab::{Budget, LabGrammar};
    ///
    /// let grammar = LabGrammar::from_abnf("a = \"(\" [a] \")\"\nb = \"x\" [b]\n").unwrap();
    /// let budget = Budget::unlimited().texts_up_to(8);
    /// assert_eq!((grammar.bound(0, &budget), grammar.bound(1, &budget)), (Some(8), None));
    /// ```
    ///
    /// # Panics
    /// There is no such index.
    pub fn bound(&self, index: usize, budget: &Budget) -> Option<usize> {
        budget.longest.filter(|_| self.check_regular(index).is_err())
    }

    /// Returns an error if a rule reaches a cycle that embeds itself, and so need not be regular.
    pub(super) fn check_regular(&self, index: usize) -> Result<(), StudyError> {
        match self.cycles.reached[index].map(|cycle| self.cycles.all[cycle].kind) {
            Some(CycleKind::SelfEmbedding) => self.check_acyclic(index),
            _ => Ok(()),
        }
    }

    /// Returns an error if a rule reaches a cycle.
    pub(super) fn check_acyclic(&self, index: usize) -> Result<(), StudyError> {
        let Some(cycle) = self.cycles.reached[index] else { return Ok(()) };
        let cycle = self.cycles.all[cycle].names.clone();
        Err(StudyError::Recursive { rule: self.rules[index].name.clone(), cycle })
    }
}
