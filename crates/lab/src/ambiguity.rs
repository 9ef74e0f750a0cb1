//! Finds strings that a rule derives in more than one way.
//!
//! Two derivations of a string first differ at an expression of one of these kinds:
//!
//! - a choice, if two alternatives derive the same string;
//! - a concatenation, if it derives a string that can be divided in two places;
//! - a repetition (options included), if a string can be divided into rounds in two ways, or if
//!   a round can be empty.

use super::chars::CharSet;
use super::error::StudyError;
use super::expr::{Expr, Notation};
use super::grammar::LabGrammar;
use super::lang::Next;
use super::lang::{Lang, NOTHING};
use super::languages::Languages;
use super::node::Node;
use super::study::Study;
use std::collections::{HashMap, HashSet};
use std::fmt;

/// Two ways to derive one string.
///
/// ```
/// use abnf_lab::{AmbiguityKind, LabGrammar, Study};
///
/// let grammar = LabGrammar::from_abnf("a = [\"x\"] *\"x\"\n").unwrap();
/// let found = Study::of(grammar).ambiguities()?;
/// assert_eq!((&*found[0].rule, &*found[0].text), ("a", "x"));
/// assert!(matches!(&found[0].kind, AmbiguityKind::Concatenation(..)));
/// # Ok::<(), abnf_lab::StudyError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Ambiguity {
    /// The rule in whose definition the two derivations first differ.
    pub rule: String,
    /// The place where the two derivations first differ.
    pub kind: AmbiguityKind,
    /// A shortest string that this part of the rule derives in two ways.
    pub text: String,
    /// If the rule has several ambiguities with the same description: the number of this one,
    /// counted from 1, and the number of all of them.
    pub place: Option<(usize, usize)>,
    /// The part of the rule with the ambiguity.
    pub(super) node: Node,
    /// The number of items of a concatenation, or of rounds of a repetition, before the string.
    pub(super) before: usize,
}

/// The place where two derivations of one string first differ.
///
/// ```
/// use abnf_lab::{AmbiguityKind, LabGrammar, Study};
///
/// let grammar = LabGrammar::from_abnf("a = \"x\" / %x78\n").unwrap();
/// let found = Study::of(grammar).ambiguities()?;
/// assert!(matches!(found[0].kind, AmbiguityKind::Alternatives(..)));
/// # Ok::<(), abnf_lab::StudyError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum AmbiguityKind {
    /// Both alternatives derive the string.
    Alternatives(String, String),
    /// The string can be divided in two ways into the first part and the rest.
    Concatenation(String, String),
    /// The string can be divided in two ways into rounds.
    Repetition(String),
}

impl Study {
    /// Finds all places where a rule of an ABNF can derive a string in two ways.
    ///
    /// If several alternatives accept the same strings, each is reported with the first of them,
    /// and only the first is compared with the other alternatives. In a rule with a
    /// [bound](Self::bound), only strings up to that length are searched. A rule without a language
    /// is not searched, and references to it count as accepting nothing.
    ///
    /// ```
    /// use abnf_lab::{LabGrammar, Study};
    ///
    /// let grammar = LabGrammar::from_abnf("a = \"x\" / \"y\"\n").unwrap();
    /// assert_eq!(Study::of(grammar).ambiguities()?, []);
    /// # Ok::<(), abnf_lab::StudyError>(())
    /// ```
    ///
    /// # Errors
    /// The grammar is pest's, in which a string has at most one derivation; or the budget was
    /// exceeded.
    pub fn ambiguities(&mut self) -> Result<Vec<Ambiguity>, StudyError> {
        self.grammar().abnf_only("ambiguities")?;
        self.of_parts().ambiguities_of(|_| true)
    }

    /// Finds the ambiguities of the rules for whose index `is_wanted` returns true. The study must
    /// have the languages of the parts of rules.
    pub(super) fn ambiguities_of(
        &mut self,
        is_wanted: impl Fn(usize) -> bool,
    ) -> Result<Vec<Ambiguity>, StudyError> {
        let grammar = self.grammar().clone();
        let Study { languages, langs, .. } = self;
        // Rules that were not asked for, are recursive, or reach a rule without meaning are not
        // searched, and references to them accept nothing.
        let is_left_out = |error: &StudyError| !matches!(error, StudyError::Budget { .. });
        let is_searched: Vec<bool> = (0..)
            .zip(&*langs)
            .map(|(index, lang)| is_wanted(index) && !lang.as_ref().is_err_and(is_left_out))
            .collect();
        let or_nothing = |lang: &Result<Lang, StudyError>| match lang {
            Err(error) if is_left_out(error) => Ok(NOTHING),
            lang => lang.clone(),
        };
        let langs: Vec<Lang> = langs.iter().map(or_nothing).collect::<Result<_, _>>()?;
        let mut search = Search {
            grammar: &grammar,
            languages,
            langs: &langs,
            node: Node::root(0),
            found: Vec::new(),
        };
        let rules = grammar.rules().iter().enumerate();
        for (index, rule) in rules.filter(|&(index, _)| is_searched[index]) {
            search.languages.meter.work_on(&rule.name);
            for (node, part) in Node::root(index).parts(&rule.expr) {
                search.node = node;
                search.search_part(part);
            }
            search.languages.check()?;
        }
        let mut found = search.found;
        number_places(&mut found);
        Ok(found)
    }
}

/// Numbers the ambiguities of a rule that have the same description.
fn number_places(found: &mut [Ambiguity]) {
    let mut alike: HashMap<(&str, &AmbiguityKind), Vec<usize>> = HashMap::new();
    for (index, it) in found.iter().enumerate() {
        alike.entry((&it.rule, &it.kind)).or_default().push(index);
    }
    let several: Vec<Vec<usize>> = alike.into_values().filter(|all| all.len() > 1).collect();
    for all in several {
        for (number, &index) in (1..).zip(&all) {
            found[index].place = Some((number, all.len()));
        }
    }
}

/// Collects the ambiguities of rules, part by part.
struct Search<'s> {
    grammar: &'s LabGrammar,
    languages: &'s mut Languages,
    langs: &'s [Lang],
    /// The part of a rule that is being searched.
    node: Node,
    found: Vec<Ambiguity>,
}

impl Search<'_> {
    /// Reports the ambiguities of an expression itself, not those of expressions inside it.
    fn search_part(&mut self, expr: &Expr) {
        match expr {
            Expr::Choice(items) => self.search_alternatives(items),
            Expr::Seq(items) => self.search_concatenation(items),
            Expr::Repeat { expr: once, min, max } => self.search_repetition(expr, once, *min, *max),
            _ => {}
        }
    }

    /// Reports alternatives of a choice that derive the same string.
    fn search_alternatives(&mut self, items: &[Expr]) {
        let langs: Vec<Lang> = items.iter().map(|item| self.lang(item)).collect();
        let sets: Vec<Option<CharSet>> = items.iter().map(Expr::as_set).collect();
        // Equal alternatives are reported with the first of them.
        let mut seen = HashSet::new();
        let is_first: Vec<bool> = langs.iter().map(|&lang| seen.insert(lang)).collect();
        for (i, &first) in langs.iter().enumerate().filter(|&(i, _)| is_first[i]) {
            for (j, &second) in langs.iter().enumerate().skip(i + 1) {
                if !self.languages.may_go_on() {
                    return;
                }
                if !is_first[j] && first != second {
                    continue;
                }
                // A choice can have many sets of characters, which are quick to compare.
                if let (Some(first), Some(second)) = (&sets[i], &sets[j])
                    && !first.overlaps(second)
                {
                    continue;
                }
                let both = self.languages.intersection(first, second);
                if both != NOTHING {
                    let [first, second] = [i, j].map(|index| self.grammar.display(&items[index]));
                    self.report(AmbiguityKind::Alternatives(first, second), both, 0);
                }
            }
        }
    }

    /// Reports the items of a concatenation after which it can be divided in two ways.
    fn search_concatenation(&mut self, items: &[Expr]) {
        // For each index, the language of the items from that index on.
        let mut rests = vec![self.languages.empty_string()];
        for item in items.iter().rev() {
            let (item, rest) = (self.lang(item), rests[rests.len() - 1]);
            rests.push(self.languages.concatenation(item, rest));
        }
        rests.reverse();
        for split in 1..items.len() {
            if !self.languages.may_go_on() {
                return;
            }
            let first = &items[split - 1];
            let before = self.lang(first);
            let twice = self.strings_divided_twice(before, rests[split]);
            if twice == NOTHING {
                continue;
            }
            let rest = Expr::Seq(items[split..].to_vec());
            let [first, rest] = [first, &rest].map(|expr| self.grammar.display(expr));
            // `split - 1` items come before `first`.
            self.report(AmbiguityKind::Concatenation(first, rest), twice, split - 1);
        }
    }

    /// Reports a repetition that can be divided into rounds in two ways.
    fn search_repetition(&mut self, expr: &Expr, once: &Expr, min: usize, max: Option<usize>) {
        let once = self.lang(once);
        let kind = AmbiguityKind::Repetition(self.grammar.display(expr));
        // The number of empty rounds can vary, unless the number of rounds is fixed.
        if self.languages.accepts_empty(once) && max != Some(min) {
            let empty = self.languages.empty_string();
            return self.report(kind, empty, 0);
        }
        // After `done` rounds, the string is divided between one more round and the rest. Without a
        // maximum, the rest stays the same once the minimum is reached.
        for done in 0..max.unwrap_or(min + 1) {
            let (min, max) = (min.saturating_sub(done + 1), max.map(|max| max - done - 1));
            let rest = self.languages.repetition(Notation::Abnf, once, min, max);
            let twice = self.strings_divided_twice(once, rest);
            if twice != NOTHING {
                return self.report(kind, twice, done);
            }
        }
    }

    /// Returns the language of a part of a rule.
    fn lang(&mut self, expr: &Expr) -> Lang {
        self.languages.expression(Notation::Abnf, expr, self.langs)
    }

    /// Adds an ambiguity with the shortest of its strings. `before` is the number of items or
    /// rounds before the string.
    fn report(&mut self, kind: AmbiguityKind, strings: Lang, before: usize) {
        if let Some(text) = self.languages.shortest(strings) {
            let rule = self.grammar.rule(self.node.rule()).name.clone();
            let place = None;
            self.languages.meter.result_bytes += size_of::<Ambiguity>() + text.len() + kind.len();
            self.found.push(Ambiguity { rule, kind, text, place, node: self.node, before });
        }
    }

    /// Returns the strings that can be divided in two places into a string of `first` and one of
    /// `second`.
    fn strings_divided_twice(&mut self, first: Lang, second: Lang) -> Lang {
        /// The languages of what remains of a string.
        #[derive(Clone, Copy, PartialEq, Eq, Hash)]
        struct Rests {
            /// Without a division so far: the rest of `first`.
            undivided: Lang,
            /// After one division: the rest of `second`.
            divided_once: Lang,
            divided_twice: Lang,
        }
        let start = Rests { undivided: first, divided_once: NOTHING, divided_twice: NOTHING };
        let step = |languages: &mut Languages, rests: &Rests| {
            let Rests { undivided, mut divided_once, mut divided_twice } = *rests;
            // The second division must come after the first.
            if languages.accepts_empty(undivided) {
                let twice = languages.intersection(second, divided_once);
                divided_twice = languages.union(divided_twice, twice);
                divided_once = languages.union(divided_once, second);
            }
            // Without a rest of `first`, there can be no further division.
            let next = |symbol| match languages.after(undivided, symbol) {
                NOTHING => Next::Known(languages.after(divided_twice, symbol)),
                undivided => Next::Open(Rests {
                    undivided,
                    divided_once: languages.after(divided_once, symbol),
                    divided_twice: languages.after(divided_twice, symbol),
                }),
            };
            (languages.accepts_empty(divided_twice), (0..languages.symbols()).map(next).collect())
        };
        self.languages.build_automaton(start, step, |_, _, _| {})
    }
}

impl AmbiguityKind {
    /// The number of bytes of its strings.
    fn len(&self) -> usize {
        match self {
            AmbiguityKind::Alternatives(one, other) | AmbiguityKind::Concatenation(one, other) => {
                one.len() + other.len()
            }
            AmbiguityKind::Repetition(expr) => expr.len(),
        }
    }
}

impl fmt::Display for Ambiguity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {:?} ", self.rule, self.text)?;
        match &self.kind {
            AmbiguityKind::Alternatives(first, second) => {
                write!(f, "is both `{first}` and `{second}`")
            }
            AmbiguityKind::Concatenation(first, rest) => {
                write!(f, "can be divided in two ways between `{first}` and `{rest}`")
            }
            AmbiguityKind::Repetition(repetition) => {
                write!(f, "can be divided in two ways by `{repetition}`")
            }
        }?;
        match self.place {
            Some((number, count)) => write!(f, " (place {number} of {count})"),
            None => Ok(()),
        }
    }
}
