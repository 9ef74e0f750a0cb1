//! Compares two grammars as languages, rule by rule, and proves them equal or different.

use super::budget::Budget;
use super::error::StudyError;
use super::first::TakenFirst;
use super::grammar::LabGrammar;
use super::lang::{Lang, NOTHING};
use super::languages::Languages;
use super::octets::to_same_symbols;
use super::pair::{Pair, indices, names, needed_rules, pairs};
use super::settle::{Comparison, Known, STEPS, Settled, alike};
use std::fmt;

/// One of two compared grammars.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Side {
    /// The first grammar.
    Left,
    /// The second grammar.
    Right,
}

/// A shortest string in exactly one of two languages.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Witness {
    /// The string.
    pub text: String,
    /// The octets, if the grammars are in octets and no UTF-8 text shows the difference. `text`
    /// then has their values in ABNF notation: `%xC3.28`.
    pub octets: Option<Vec<u8>>,
    /// The side that accepts it.
    pub accepted_by: Side,
}

impl Witness {
    /// Returns the alternative or repetition that prevents the match, if the grammar that rejects
    /// the text is pest's. `names` has the name of the rule on each side.
    fn taken_first(
        &self,
        grammars: [&LabGrammar; 2],
        names: &[Option<String>; 2],
    ) -> Option<TakenFirst> {
        // The side that rejects the text.
        let side = usize::from(self.accepted_by == Side::Left);
        grammars[side].taken_first(names[side].as_deref()?, &self.text).ok().flatten()
    }
}

/// The result of comparing two rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// The rules accept the same strings.
    Equal,
    /// The rules accept the same texts up to [a length](RuleProof::up_to). Longer texts were not
    /// compared.
    NoDifference,
    /// The rules accept different strings.
    Differs(Witness),
    /// Only one grammar has a rule of this name.
    OnlyIn(Side),
    /// The rules cannot be compared.
    Undecided(StudyError),
}

/// The comparison of one rule.
///
/// ```
/// use abnf_lab::{LabGrammar, Proof, RuleProof, Verdict};
///
/// let grammar = LabGrammar::from_abnf("a = %x78.79\n").unwrap();
/// let RuleProof { name, verdict, states, .. } = &Proof::of(&grammar, &grammar).unwrap().rules[0];
/// assert_eq!((&**name, verdict, *states), ("a", &Verdict::Equal, Some(3)));
///
/// // Rules without a regular language are equal if they are written the same. Otherwise they are
/// // compared up to a length.
/// let [list, other] = ["a = \"(\" *a \")\"\n", "a = \"(\" [1*a] \")\"\n"]
///     .map(|abnf| LabGrammar::from_abnf(abnf).unwrap());
/// assert!(Proof::of(&list, &list).unwrap().holds());
/// let proof = Proof::of(&list, &other).unwrap();
/// assert_eq!(proof.rules[0].verdict, Verdict::NoDifference);
/// assert!(proof.rules[0].up_to > Some(5) && !proof.holds());
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct RuleProof {
    /// The name as written in the left grammar, or if it does not have the rule, in the right one.
    pub name: String,
    /// The name as written in the right grammar, if it has the rule.
    pub right_name: Option<String>,
    /// The result.
    pub verdict: Verdict,
    /// The number of states of the minimal automaton of the left rule, or if only the right grammar
    /// has the rule, of the right one. The state that accepts nothing is not counted. None if the
    /// language is not regular or could not be computed, or if both rules are written the same and
    /// the count would take long.
    pub states: Option<usize>,
    /// The length in characters up to which texts were compared; none if all texts were compared.
    /// The [budget](Budget::texts_up_to) sets this length. If it does not, the length is the
    /// greatest that a fixed number of steps allows.
    pub up_to: Option<usize>,
    /// The side whose rule accepts no text at all, if the other side's rule accepts some.
    pub accepts_nothing: Option<Side>,
    /// The alternative or repetition that made a pest grammar reject the witness by consuming
    /// something else first, if the grammar would match in another order.
    pub taken_first: Option<TakenFirst>,
}

/// The comparison of two grammars, rule by rule.
///
/// ```
/// use abnf_lab::{Alphabet, LabGrammar, Languages, Proof, Side, Verdict};
///
/// let left = LabGrammar::from_abnf("a = \"x\" / \"y\"\nb = \"z\"\n").unwrap();
/// let right = LabGrammar::from_abnf("a = \"y\" / \"x\"\n").unwrap();
/// let proof = Proof::of(&left, &right)?;
/// assert_eq!(proof.rules[0].verdict, Verdict::Equal);
/// assert_eq!(proof.rules[1].verdict, Verdict::OnlyIn(Side::Left));
/// assert!(!proof.holds());
///
/// // A proof of one rule. The next proof uses the languages that were computed for it.
/// assert_eq!(Proof::of_rule(&left, &right, "a")?, Verdict::Equal);
/// let mut languages = Languages::new(Alphabet::of(&[&left, &right]));
/// assert_eq!(Proof::of_rule_with(&mut languages, &left, &right, "a")?, Verdict::Equal);
/// assert_eq!(Proof::with(&mut languages, &left, &right)?, proof);
/// # Ok::<(), abnf_lab::StudyError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Proof {
    /// One entry for each rule of either grammar. A core rule of RFC 5234 that an ABNF does not
    /// define itself, or an imported rule, is compared only if the other side has it.
    pub rules: Vec<RuleProof>,
}

impl Proof {
    /// Compares two grammars.
    ///
    /// # Errors
    /// A rule has no language that could be computed.
    pub fn of(left: &LabGrammar, right: &LabGrammar) -> Result<Self, StudyError> {
        let [left, right] = &to_same_symbols([left, right]);
        Self::with(&mut Languages::of(&[left, right]), left, right)
    }

    /// Compares two grammars. Languages that were computed before are not computed again. The
    /// alphabet of `languages` must distinguish all characters that the grammars distinguish.
    ///
    /// # Errors
    /// A rule has no language that could be computed within the budget of the languages.
    pub fn with(
        languages: &mut Languages,
        left: &LabGrammar,
        right: &LabGrammar,
    ) -> Result<Self, StudyError> {
        let pairs = pairs([left, right], &[]);
        Self::of_pairs(languages, [left, right], &pairs, &pairs)
    }

    /// Compares two grammars. `map` pairs a name on the left with one on the right; all other rules
    /// are paired by name. If `rules` is not empty, only the rules with these names are compared,
    /// which may be names of either side, and only the languages that they need are computed.
    ///
    /// ```
    /// use abnf_lab::{Budget, LabGrammar, Proof, Verdict};
    ///
    /// let left = LabGrammar::from_abnf("a = 1*b\nb = \"x\"\n").unwrap();
    /// let right = LabGrammar::from_abnf("c = \"x\" *\"x\"\n").unwrap();
    /// let budget = Budget::unlimited();
    /// let proof = Proof::mapped(&left, &right, &[("a", "c")], &["a"], &budget)?;
    /// assert!(proof.holds() && proof.rules.len() == 1);
    /// assert_eq!(proof.rules[0].right_name.as_deref(), Some("c"));
    /// assert!(Proof::mapped(&left, &right, &[("a", "d")], &[], &budget).is_err());
    /// # Ok::<(), abnf_lab::StudyError>(())
    /// ```
    ///
    /// # Errors
    /// A grammar has no such rule, or a rule has no language that could be computed within the
    /// budget.
    pub fn mapped(
        left: &LabGrammar,
        right: &LabGrammar,
        map: &[(&str, &str)],
        rules: &[&str],
        budget: &Budget,
    ) -> Result<Self, StudyError> {
        let [left, right] = &to_same_symbols([left, right]);
        let grammars: [&LabGrammar; 2] = [left, right];
        let all = pairs(grammars, &indices(grammars, map)?);
        let mut asked = all.clone();
        if !rules.is_empty() {
            asked.clear();
            for name in rules {
                let found = grammars.map(|grammar| grammar.find(name));
                let is_named = |pair: &Pair| {
                    (0..2).any(|side| found[side].is_some() && pair[side] == found[side])
                };
                let before = asked.len();
                asked.extend(all.iter().filter(|pair| is_named(pair)));
                if asked.len() == before {
                    return Err(StudyError::UnknownRule((*name).to_owned()));
                }
            }
        }
        let needed = needed_rules(grammars, &asked);
        let exprs = grammars
            .iter()
            .zip(&needed)
            .flat_map(|(grammar, rules)| rules.iter().map(|&index| &grammar.rule(index).expr));
        let mut languages = Languages::of_exprs(&grammars, exprs, budget);
        Self::of_pairs(&mut languages, grammars, &all, &asked)
    }

    /// Compares the pairs in `asked`. `all` has all pairs of the grammars.
    fn of_pairs(
        languages: &mut Languages,
        grammars: [&LabGrammar; 2],
        all: &[Pair],
        asked: &[Pair],
    ) -> Result<Self, StudyError> {
        let asked_up_to = languages.meter.longest();
        // Without a length, rules that are not regular have an error in `exact`.
        languages.meter.look_up_to(None);
        let exact = exact_languages(languages, grammars, all, asked)?;
        let comparison = Comparison { all, asked, longest: asked_up_to, each_way: false };
        let settled = Settled::of(languages, grammars, &exact, comparison);
        let mut rules = Vec::new();
        for &pair in asked {
            rules.push(rule_proof(languages, grammars, &exact, &settled, pair)?);
            languages.check()?;
        }
        Ok(Proof { rules })
    }

    /// Compares the rules of one name.
    ///
    /// # Errors
    /// A grammar has no such rule, or the rule reaches a cycle that embeds itself.
    pub fn of_rule(
        left: &LabGrammar,
        right: &LabGrammar,
        rule: &str,
    ) -> Result<Verdict, StudyError> {
        let [left, right] = &to_same_symbols([left, right]);
        let mut exprs = Vec::new();
        for grammar in [left, right] {
            let needed = grammar.dependencies_of(grammar.index(rule)?).into_iter();
            exprs.extend(needed.map(|index| &grammar.rule(index).expr));
        }
        let budget = Budget::unlimited();
        let mut languages = Languages::of_exprs(&[left, right], exprs.into_iter(), &budget);
        Self::of_rule_with(&mut languages, left, right, rule)
    }

    /// Compares the rules of one name. As for [`with`](Self::with), the alphabet of `languages`
    /// must distinguish all characters that the grammars distinguish.
    ///
    /// # Errors
    /// A grammar has no such rule, or the rule reaches a cycle that embeds itself.
    pub fn of_rule_with(
        languages: &mut Languages,
        left: &LabGrammar,
        right: &LabGrammar,
        rule: &str,
    ) -> Result<Verdict, StudyError> {
        let [a, b] = [left.index(rule)?, right.index(rule)?];
        left.check_regular(a).and_then(|()| right.check_regular(b))?;
        let (a, b) = (languages.compile_rule(left, a)?, languages.compile_rule(right, b)?);
        verdict(languages, a, b)
    }

    /// Whether every rule is equal to its counterpart on the other side.
    pub fn holds(&self) -> bool {
        self.rules.iter().all(|rule| rule.verdict == Verdict::Equal)
    }
}

impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for RuleProof { name, states, verdict, .. } in &self.rules {
            let states = states.map(|states| states.to_string()).unwrap_or_default();
            writeln!(f, "{name:<16} {states:>4}  {verdict:?}")?;
        }
        Ok(())
    }
}

/// Compares a pair of rules. `exact` has for each side the languages of regular rules.
fn rule_proof(
    languages: &mut Languages,
    grammars: [&LabGrammar; 2],
    exact: &[Vec<Known>; 2],
    settled: &Settled,
    pair: Pair,
) -> Result<RuleProof, StudyError> {
    let (langs, up_to) = settled.langs(languages, pair);
    let first = (0..2).find_map(|side| pair[side].map(|index| &exact[side][index]));
    let first = first.and_then(|lang| lang.as_ref().ok());
    let states = first.map(|&lang| languages.states(lang));
    // Counting states visits each of them. Rules of one cycle share their states, which are visited
    // again for each rule.
    languages.may_take(states.unwrap_or(0));
    let accepts_nothing = side_without_text(grammars, pair, &langs, up_to);
    let verdict = match langs {
        [Some(_), Some(_)] if settled.is_alike(pair) => Verdict::Equal,
        [Some(Ok(a)), Some(Ok(b))] => match verdict(languages, a, b)? {
            Verdict::Equal if up_to.is_some() => Verdict::NoDifference,
            verdict => verdict,
        },
        [Some(Err(error)), Some(_)] | [Some(_), Some(Err(error))] => {
            Verdict::Undecided(error.if_not_regular()?)
        }
        [Some(_), None] => Verdict::OnlyIn(Side::Left),
        [None, _] => Verdict::OnlyIn(Side::Right),
    };
    let names = names(grammars, pair);
    let taken_first = match &verdict {
        Verdict::Differs(witness) => witness.taken_first(grammars, &names),
        _ => None,
    };
    let [left_name, right_name] = names;
    let name = left_name.or(right_name.clone()).unwrap_or_default();
    Ok(RuleProof { name, right_name, verdict, states, up_to, accepts_nothing, taken_first })
}

/// Returns the side whose rule accepts no text, if the other side's rule accepts some. `langs` has
/// the languages of both sides, `up_to` the length up to which they are known.
fn side_without_text(
    grammars: [&LabGrammar; 2],
    pair: Pair,
    langs: &[Option<Known>; 2],
    up_to: Option<usize>,
) -> Option<Side> {
    // A rule that accepts no text up to the length may still accept longer ones.
    let is_nothing = |side: usize| {
        let is_empty = matches!(langs[side], Some(Ok(NOTHING))) && up_to.is_none();
        pair[side].is_some_and(|index| is_empty || grammars[side].accepts_nothing(index))
    };
    match langs {
        [Some(Ok(a)), Some(Ok(b))] if a == b => None,
        [Some(Ok(_)), Some(Ok(_))] if is_nothing(0) => Some(Side::Left),
        [Some(Ok(_)), Some(Ok(_))] if is_nothing(1) => Some(Side::Right),
        _ => None,
    }
}

/// Returns for each side the languages of the rules that the pairs in `asked` need. Rules that are
/// written the same are known to be equal, and their languages can be large: only a fixed number of
/// steps is spent on these.
pub(super) fn exact_languages(
    languages: &mut Languages,
    grammars: [&LabGrammar; 2],
    all: &[Pair],
    asked: &[Pair],
) -> Result<[Vec<Known>; 2], StudyError> {
    // No languages are known yet, so only the definitions count.
    let written_alike = alike(grammars, all, |_| false);
    let is_open = |pair: &&Pair| match **pair {
        [Some(a), Some(b)] => !written_alike.contains(&[a, b]),
        _ => true,
    };
    let open: Vec<Pair> = asked.iter().filter(is_open).copied().collect();
    let mut langs = compile_pairs(languages, grammars, &open);
    if open.len() < asked.len() {
        languages.check()?;
        languages.meter.begin_optional(STEPS);
        let optional = compile_pairs(languages, grammars, asked);
        languages.meter.stop_optional();
        for (lang, optional) in langs.iter_mut().flatten().zip(optional.into_iter().flatten()) {
            // A rule that no open pair needs.
            if matches!(lang, Err(StudyError::NotAsked(_))) {
                *lang = optional;
            }
        }
    }
    Ok(langs)
}

/// Returns for each side the languages of the rules that these pairs need.
fn compile_pairs(
    languages: &mut Languages,
    grammars: [&LabGrammar; 2],
    pairs: &[Pair],
) -> [Vec<Known>; 2] {
    let needed = needed_rules(grammars, pairs);
    [0, 1].map(|side| languages.compile_rules(grammars[side], &needed[side], |_, _| None))
}

/// Compares two languages. The verdict is `Equal`, or `Differs` with a shortest string that is in
/// exactly one of them.
fn verdict(languages: &mut Languages, left: Lang, right: Lang) -> Result<Verdict, StudyError> {
    let only_left = languages.difference(left, right);
    let only_right = languages.difference(right, left);
    let either = languages.union(only_left, only_right);
    languages.check()?;
    let Some(way) = languages.shortest_way(either) else { return Ok(Verdict::Equal) };
    let after = way.iter().fold(only_left, |lang, &class| languages.after(lang, class));
    let accepted_by = if languages.accepts_empty(after) { Side::Left } else { Side::Right };
    let (text, octets) = (languages.example(&way), languages.raw_octets(&way));
    Ok(Verdict::Differs(Witness { text, octets, accepted_by }))
}
