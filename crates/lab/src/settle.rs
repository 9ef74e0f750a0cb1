//! Compares rules that are not regular. Rules with the same definitions are equal; of other rules,
//! the texts up to a length are compared.

use super::error::StudyError;
use super::expr::{Expr, Notation};
use super::grammar::LabGrammar;
use super::lang::{Lang, NOTHING};
use super::languages::Languages;
use super::pair::{Pair, needed_rules};
use rustc_hash::{FxHashMap, FxHashSet};

/// The most steps to spend on finding the length, or on counting the states of rules that are known
/// to be equal. They take a second or less. Unlike a time limit, they lead to the same length on
/// every machine.
pub(super) const STEPS: u64 = 500_000;

/// The greatest length in characters, even if the steps allow more.
const LONGEST: usize = 40;

/// The language of a rule, or why it is not known.
pub(super) type Known = Result<Lang, StudyError>;

/// The pairs to compare, and the length of the texts of rules that are not regular.
pub(super) struct Comparison<'a> {
    /// All pairs of the grammars.
    pub all: &'a [Pair],
    /// The pairs to compare.
    pub asked: &'a [Pair],
    /// The length in characters. If it is `None`, the length grows until the steps are used up or all
    /// pairs differ.
    pub longest: Option<usize>,
    /// If true, a pair differs only if each side accepts a text that the other rejects; if false, one such
    /// text is enough.
    pub each_way: bool,
}

/// What is known about pairs of rules.
pub(super) struct Settled {
    /// The pairs with the same definitions: see [`alike`].
    alike: FxHashSet<[usize; 2]>,
    /// For each rule, its language. Of a rule that is not regular, only the texts of at most
    /// `longest` characters.
    langs: [Vec<Known>; 2],
    /// The pairs that were compared up to this length.
    cut: FxHashSet<[usize; 2]>,
    /// The length in characters; `None` if no pair was compared up to a length.
    longest: Option<usize>,
}

/// Returns the indices of a pair if both sides have the rule.
fn both_indices(pair: Pair) -> Option<[usize; 2]> {
    Some([pair[0]?, pair[1]?])
}

/// Whether a pair can only be compared up to a length: both rules have a language, and at least one
/// of them is not regular. `exact` has the languages of regular rules.
fn has_recursive_rule(exact: &[Vec<Known>; 2], pair: Pair) -> bool {
    let Some([a, b]) = both_indices(pair) else { return false };
    let known = [&exact[0][a], &exact[1][b]];
    let is_recursive = |lang: &&Known| matches!(lang, Err(StudyError::Recursive { .. }));
    known.iter().all(|lang| lang.is_ok() || is_recursive(lang)) && known.iter().any(is_recursive)
}

impl Settled {
    /// Compares pairs of rules. `exact` has the languages of regular rules. Of other rules, the texts
    /// up to a length are compared.
    pub fn of(
        languages: &mut Languages,
        grammars: [&LabGrammar; 2],
        exact: &[Vec<Known>; 2],
        comparison: Comparison<'_>,
    ) -> Self {
        let Comparison { all, asked, longest, each_way } = comparison;
        let is_exact = |&[a, b]: &[usize; 2]| {
            // For pest, an equal language is not enough: rules that accept the same texts may
            // consume different beginnings of a longer text.
            grammars[0].notation() == Notation::Abnf
                && matches!((&exact[0][a], &exact[1][b]), (Ok(a), Ok(b)) if a == b)
        };
        let alike = alike(grammars, all, is_exact);
        let mut settled =
            Settled { alike, langs: exact.clone(), cut: FxHashSet::default(), longest: None };
        let mut open: Vec<Pair> =
            asked.iter().filter(|&&pair| has_recursive_rule(exact, pair)).copied().collect();
        open.retain(|&pair| !settled.is_alike(pair));
        if open.is_empty() {
            return settled;
        }
        settled.cut = open.iter().filter_map(|&pair| both_indices(pair)).collect();
        let needed = needed_rules(grammars, &open);
        let lengths = longest.map_or(1..=LONGEST, |longest| longest..=longest);
        languages.meter.allow_steps(longest.is_none().then_some(STEPS));
        for length in lengths {
            languages.meter.look_up_to(Some(length));
            let langs = [0, 1]
                .map(|side| languages.compile_rules(grammars[side], &needed[side], |_, _| None));
            if languages.meter.stop_at_steps() {
                break;
            }
            for (side, known) in langs.into_iter().enumerate() {
                for &index in &needed[side] {
                    settled.langs[side][index] = known[index].clone();
                }
            }
            settled.longest = Some(length);
            let differs = |pair: &Pair| settled.differs(languages, *pair, each_way);
            if open.iter().all(differs) || languages.meter.stop_at_steps() {
                break;
            }
        }
        languages.meter.allow_steps(None);
        languages.meter.look_up_to(None);
        settled
    }

    /// Whether a pair differs, or has no languages to compare. `each_way` is that of the
    /// [`Comparison`].
    fn differs(&self, languages: &mut Languages, pair: Pair, each_way: bool) -> bool {
        match self.langs(languages, pair).0 {
            [Some(Ok(a)), Some(Ok(b))] if each_way => {
                languages.difference(a, b) != NOTHING && languages.difference(b, a) != NOTHING
            }
            [Some(Ok(a)), Some(Ok(b))] => a != b,
            _ => true,
        }
    }

    /// Returns the language of a rule of one side, if it is known, perhaps only up to a length.
    pub fn known(&self, side: usize, index: usize) -> Option<Lang> {
        self.langs[side][index].clone().ok()
    }

    /// Whether the rules of a pair have the same definitions.
    pub fn is_alike(&self, pair: Pair) -> bool {
        both_indices(pair).is_some_and(|pair| self.alike.contains(&pair))
    }

    /// Returns the languages of a pair for a comparison. If one of them is known only up to a
    /// length, both are cut to that length, and it is returned, too.
    pub fn langs(
        &self,
        languages: &mut Languages,
        pair: Pair,
    ) -> ([Option<Known>; 2], Option<usize>) {
        let mut langs =
            [0, 1].map(|side: usize| pair[side].map(|index| self.langs[side][index].clone()));
        let is_cut = both_indices(pair).is_some_and(|pair| self.cut.contains(&pair));
        let longest = self.longest.filter(|_| is_cut);
        if let Some(longest) = longest {
            for lang in langs.iter_mut().flatten().flatten() {
                *lang = languages.up_to(*lang, longest);
            }
        }
        (langs, longest)
    }
}

/// Returns the pairs of rules with the same definitions: they refer to such pairs again, or to
/// pairs for which `is_exact` returns true. Their languages are equal, since they are the same
/// least solution of the same equations. Rules that themselves have no meaning are left out, and
/// grammars of different notations or symbols have no such pairs.
pub(super) fn alike(
    grammars: [&LabGrammar; 2],
    pairs: &[Pair],
    is_exact: impl Fn(&[usize; 2]) -> bool,
) -> FxHashSet<[usize; 2]> {
    let [left, right] = grammars;
    if left.notation() != right.notation() || left.octets != right.octets {
        return FxHashSet::default();
    }
    let is_refused =
        |[a, b]: [usize; 2]| left.refused_itself(a).is_some() || right.refused_itself(b).is_some();
    let mut alike: FxHashSet<[usize; 2]> = pairs
        .iter()
        .filter_map(|&pair| both_indices(pair))
        .filter(|&pair| !is_refused(pair))
        .collect();
    // For each pair, the pairs that refer to it, and so are alike only if it is.
    let mut users: FxHashMap<[usize; 2], Vec<[usize; 2]>> = FxHashMap::default();
    let mut different = Vec::new();
    for &[a, b] in &alike {
        let mut needed = Vec::new();
        let is_same = is_written_alike(&left.rule(a).expr, &right.rule(b).expr, &mut needed);
        needed.retain(|pair| !is_exact(pair));
        if !is_same || needed.iter().any(|pair| !alike.contains(pair)) {
            different.push([a, b]);
        }
        needed.into_iter().for_each(|pair| users.entry(pair).or_default().push([a, b]));
    }
    while let Some(pair) = different.pop() {
        alike.remove(&pair);
        different.extend(users.remove(&pair).unwrap_or_default());
    }
    alike
}

/// Whether two expressions are the same if the rules that they refer to are equal. Adds the pairs
/// of these rules to `pairs`.
fn is_written_alike(a: &Expr, b: &Expr, pairs: &mut Vec<[usize; 2]>) -> bool {
    let is_same_node = match (a, b) {
        (&Expr::Rule(a), &Expr::Rule(b)) => {
            pairs.push([a, b]);
            true
        }
        (Expr::Repeat { min, max, .. }, Expr::Repeat { min: other_min, max: other_max, .. }) => {
            min == other_min && max == other_max
        }
        (Expr::Seq(_), Expr::Seq(_))
        | (Expr::Choice(_), Expr::Choice(_))
        | (Expr::And(_), Expr::And(_))
        | (Expr::Not(_), Expr::Not(_)) => true,
        _ => return a == b && a.children().is_empty() && !matches!(a, Expr::Rule(_)),
    };
    let (a, b) = (a.children(), b.children());
    is_same_node
        && a.len() == b.len()
        && a.iter().zip(b).all(|(a, b)| is_written_alike(a, b, pairs))
}
