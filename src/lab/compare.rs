//! Two grammars compared as languages, rule by rule: proofs that they are equal, and what
//! changed from one to the other.

use super::alphabet::Alphabet;
use super::chars::CharSet;
use super::error::StudyError;
use super::first::TakenFirst;
use super::grammar::LabGrammar;
use super::languages::{Lang, Languages, NOTHING};
use std::collections::HashMap;
use std::fmt;

/// One of two grammars that are compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Side {
    /// The first.
    Left,
    /// The second.
    Right,
}

/// A shortest string that one of two languages has and the other has not.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Witness {
    /// The string.
    pub text: String,
    /// The side that accepts it.
    pub accepted_by: Side,
}

impl Witness {
    /// What the grammar that does not match the text took first, if that is one of pest.
    fn taken_first(
        &self,
        grammars: [&LabGrammar; 2],
        names: &[Option<String>; 2],
    ) -> Option<TakenFirst> {
        let side = usize::from(self.accepted_by == Side::Left);
        grammars[side].taken_first(names[side].as_deref()?, &self.text).ok().flatten()
    }
}

/// What was found of two rules of the same name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// They accept the same strings.
    Equal,
    /// They do not.
    Differs(Witness),
    /// Only one grammar has such a rule.
    OnlyIn(Side),
    /// There is no answer.
    Undecided(StudyError),
}

/// The proof of one rule.
///
/// ```
/// use iri_grammar::lab::{LabGrammar, Proof, RuleProof, Verdict};
///
/// let grammar = LabGrammar::from_abnf("a = %x78.79\n").unwrap();
/// let RuleProof { name, verdict, states, .. } = &Proof::of(&grammar, &grammar).unwrap().rules[0];
/// assert_eq!((&**name, verdict, *states), ("a", &Verdict::Equal, 3));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct RuleProof {
    /// The name, as the grammar on the left writes it if it has the rule.
    pub name: String,
    /// Equal, or not, and why.
    pub verdict: Verdict,
    /// How many states the minimal automaton of the rule has, on the left, or on the right if
    /// only that has the rule; the state from which nothing is accepted is not counted.
    pub states: usize,
    /// The side whose rule accepts no text at all, where that of the other does.
    pub accepts_nothing: Option<Side>,
    /// Where a pest grammar does not match the witness: what in it took something else first, if
    /// another order would have matched.
    pub taken_first: Option<TakenFirst>,
}

/// The comparison of two grammars, rule by rule.
///
/// ```
/// use iri_grammar::lab::{Alphabet, LabGrammar, Languages, Proof, Side, Verdict};
///
/// let left = LabGrammar::from_abnf("a = \"x\" / \"y\"\nb = \"z\"\n").unwrap();
/// let right = LabGrammar::from_abnf("a = \"y\" / \"x\"\n").unwrap();
/// let proof = Proof::of(&left, &right)?;
/// assert_eq!(proof.rules[0].verdict, Verdict::Equal);
/// assert_eq!(proof.rules[1].verdict, Verdict::OnlyIn(Side::Left));
/// assert!(!proof.holds());
///
/// // One rule, and what was computed for it kept for the next proof.
/// assert_eq!(Proof::of_rule(&left, &right, "a")?, Verdict::Equal);
/// let mut languages = Languages::new(Alphabet::of(&[&left, &right]));
/// assert_eq!(Proof::of_rule_with(&mut languages, &left, &right, "a")?, Verdict::Equal);
/// assert_eq!(Proof::with(&mut languages, &left, &right)?, proof);
/// # Ok::<(), iri_grammar::lab::StudyError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Proof {
    /// One entry for each rule of either grammar. A core rule of RFC 5234 that an ABNF does not
    /// define itself is looked at only if the other side has it.
    pub rules: Vec<RuleProof>,
}

impl Proof {
    /// Compares two grammars.
    ///
    /// # Errors
    /// A rule has no language that could be computed.
    pub fn of(left: &LabGrammar, right: &LabGrammar) -> Result<Self, StudyError> {
        Self::with(&mut Languages::of(&[left, right]), left, right)
    }

    /// Compares two grammars with languages over an alphabet that was made from grammars with
    /// the same characters; what was computed there before is not computed again.
    ///
    /// # Errors
    /// A rule has no language that could be computed within the budget of the languages.
    pub fn with(
        languages: &mut Languages,
        left: &LabGrammar,
        right: &LabGrammar,
    ) -> Result<Self, StudyError> {
        let langs = [left, right].map(|grammar| languages.compile_all(grammar));
        let mut rules = Vec::new();
        for Pair { names, langs } in pairs([left, right], &langs, &[]) {
            let accepts_nothing = match &langs {
                [Some(Ok(a)), Some(Ok(b))] if a != b && *a == NOTHING => Some(Side::Left),
                [Some(Ok(a)), Some(Ok(b))] if a != b && *b == NOTHING => Some(Side::Right),
                _ => None,
            };
            let states = langs.iter().flatten().next();
            let states = states.and_then(|lang| lang.as_ref().ok());
            let states = states.map_or(0, |&lang| languages.states(lang));
            let verdict = match langs {
                [Some(Ok(a)), Some(Ok(b))] => verdict(languages, a, b)?,
                [Some(Err(error)), Some(_)] | [Some(_), Some(Err(error))] => {
                    Verdict::Undecided(error.recursive()?)
                }
                [Some(_), None] => Verdict::OnlyIn(Side::Left),
                [None, _] => Verdict::OnlyIn(Side::Right),
            };
            let taken_first = match &verdict {
                Verdict::Differs(witness) => witness.taken_first([left, right], &names),
                _ => None,
            };
            let name = names.into_iter().flatten().next().unwrap_or_default();
            rules.push(RuleProof { name, verdict, states, accepts_nothing, taken_first });
        }
        Ok(Proof { rules })
    }

    /// Compares the rule of one name only.
    ///
    /// # Errors
    /// A grammar has no such rule, or the rule reaches a cycle that embeds itself.
    pub fn of_rule(
        left: &LabGrammar,
        right: &LabGrammar,
        rule: &str,
    ) -> Result<Verdict, StudyError> {
        let mut exprs = Vec::new();
        for grammar in [left, right] {
            let needed = grammar.dependencies_of(grammar.index(rule)?).into_iter();
            exprs.extend(needed.map(|index| &grammar.rule(index).expr));
        }
        let mut languages = Languages::new(Alphabet::of_exprs(exprs.into_iter()));
        Self::of_rule_with(&mut languages, left, right, rule)
    }

    /// Compares the rule of one name only, with languages as for [`with`](Self::with).
    ///
    /// # Errors
    /// A grammar has no such rule, or the rule reaches a cycle that embeds itself.
    pub fn of_rule_with(
        languages: &mut Languages,
        left: &LabGrammar,
        right: &LabGrammar,
        rule: &str,
    ) -> Result<Verdict, StudyError> {
        let a = languages.compile_rule(left, left.index(rule)?)?;
        let b = languages.compile_rule(right, right.index(rule)?)?;
        verdict(languages, a, b)
    }

    /// Whether every rule has a rule of its name on the other side with the same language.
    pub fn holds(&self) -> bool {
        self.rules.iter().all(|rule| rule.verdict == Verdict::Equal)
    }
}

impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for RuleProof { name, states, verdict, .. } in &self.rules {
            writeln!(f, "{name:<16} {states:>4} states  {verdict:?}")?;
        }
        Ok(())
    }
}

/// A rule of two grammars: its names and its languages on the left and on the right.
struct Pair {
    names: [Option<String>; 2],
    langs: [Option<Result<Lang, StudyError>>; 2],
}

/// The rules of two grammars by name, those of the left first. A rule can stand in two pairs:
/// `ALPHA` and `alpha` of one grammar are both `alpha` of another that ignores case. `renamed` has
/// names on the left and on the right that belong together where each is on one side only.
fn pairs(
    [left, right]: [&LabGrammar; 2],
    langs: &[Vec<Result<Lang, StudyError>>; 2],
    renamed: &[(&str, &str)],
) -> Vec<Pair> {
    let renamed: HashMap<usize, usize> = (renamed.iter())
        .filter(|(a, b)| right.find(a).is_none() && left.find(b).is_none())
        .filter_map(|(a, b)| Some((left.find(a)?, right.find(b)?)))
        .collect();
    let mut found: Vec<[Option<usize>; 2]> = Vec::new();
    for (a, rule) in left.rules().iter().enumerate() {
        let b = right.find(&rule.name).or_else(|| renamed.get(&a).copied());
        if b.is_some() || rule.span.is_some() {
            found.push([Some(a), b]);
        }
    }
    for (b, rule) in right.rules().iter().enumerate() {
        let a = left.find(&rule.name);
        let is_new = found.iter().all(|pair| pair[1] != Some(b));
        if is_new && (a.is_some() || rule.span.is_some()) {
            found.push([a, Some(b)]);
        }
    }
    let pair = |[a, b]: [Option<usize>; 2]| Pair {
        names: [(left, a), (right, b)].map(|(grammar, at)| Some(grammar.rule(at?).name.clone())),
        langs: [(&langs[0], a), (&langs[1], b)].map(|(langs, at)| Some(langs[at?].clone())),
    };
    found.into_iter().map(pair).collect()
}

/// Equal, or a shortest string that is in exactly one of two languages.
fn verdict(languages: &mut Languages, left: Lang, right: Lang) -> Result<Verdict, StudyError> {
    let only_left = languages.difference(left, right);
    let only_right = languages.difference(right, left);
    let either = languages.union(only_left, only_right);
    languages.check()?;
    let Some(text) = languages.shortest(either) else { return Ok(Verdict::Equal) };
    let accepted_by = if languages.accepts(only_left, &text) { Side::Left } else { Side::Right };
    Ok(Verdict::Differs(Witness { text, accepted_by }))
}

/// How RFC 3987 and its drafts name what RFC 3986 names otherwise: the name in RFC 3986, then the
/// name in RFC 3987.
pub const URI_TO_IRI: &[(&str, &str)] = &[
    ("URI", "IRI"),
    ("hier-part", "ihier-part"),
    ("URI-reference", "IRI-reference"),
    ("absolute-URI", "absolute-IRI"),
    ("relative-ref", "irelative-ref"),
    ("relative-part", "irelative-part"),
    ("authority", "iauthority"),
    ("userinfo", "iuserinfo"),
    ("host", "ihost"),
    ("reg-name", "ireg-name"),
    ("path", "ipath"),
    ("path-abempty", "ipath-abempty"),
    ("path-absolute", "ipath-absolute"),
    ("path-noscheme", "ipath-noscheme"),
    ("path-rootless", "ipath-rootless"),
    ("path-empty", "ipath-empty"),
    ("segment", "isegment"),
    ("segment-nz", "isegment-nz"),
    ("segment-nz-nc", "isegment-nz-nc"),
    ("pchar", "ipchar"),
    ("query", "iquery"),
    ("fragment", "ifragment"),
];

/// The comparison of an old grammar with a new one.
#[derive(Debug)]
#[non_exhaustive]
pub struct Diff<'g> {
    grammars: [&'g LabGrammar; 2],
    languages: Languages,
    langs: [Vec<Result<Lang, StudyError>>; 2],
    /// The rules of both grammars, those that were renamed as one.
    pub rules: Vec<RuleDiff>,
}

/// One rule of two grammars.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct RuleDiff {
    /// The name in the old grammar, if it is there.
    pub old_name: Option<String>,
    /// The name in the new grammar, if it is there.
    pub new_name: Option<String>,
    /// What changed.
    pub change: Change,
}

/// What became of a rule.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    /// It accepts the same strings.
    Equal,
    /// Only the new grammar has it.
    Added,
    /// Only the old grammar has it.
    Removed,
    /// There is no answer.
    Undecided(StudyError),
    /// It accepts other strings.
    Changed {
        /// A shortest string that only the new rule accepts.
        gained: Option<String>,
        /// A shortest string that only the old rule accepts.
        lost: Option<String>,
        /// Where both rules are sets of characters: what was gained, and lost.
        characters: Option<(CharSet, CharSet)>,
    },
}

/// How the verdicts on the lines of a corpus change.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct CorpusDiff {
    /// How many lines there are.
    pub lines: usize,
    /// How many both rules accept.
    pub both: usize,
    /// How many neither rule accepts.
    pub neither: usize,
    /// How many only the new rule accepts.
    pub gained: usize,
    /// How many only the old rule accepts.
    pub lost: usize,
    /// The first lines that only the new rule accepts.
    pub gained_examples: Vec<String>,
    /// The first lines that only the old rule accepts.
    pub lost_examples: Vec<String>,
}

impl<'g> Diff<'g> {
    /// Compares two grammars. `renamed` has the old and the new name of each rule that is called
    /// otherwise; see [`URI_TO_IRI`].
    ///
    /// # Errors
    /// A rule has no language that could be computed.
    pub fn of(
        old: &'g LabGrammar,
        new: &'g LabGrammar,
        renamed: &[(&str, &str)],
    ) -> Result<Self, StudyError> {
        let mut languages = Languages::of(&[old, new]);
        let langs = [old, new].map(|grammar| languages.compile_all(grammar));
        let mut rules = Vec::new();
        for Pair { names: [old_name, new_name], langs } in pairs([old, new], &langs, renamed) {
            let change = match langs {
                [Some(Ok(old)), Some(Ok(new))] => change(&mut languages, old, new),
                [Some(Err(error)), Some(_)] | [Some(_), Some(Err(error))] => {
                    Change::Undecided(error.recursive()?)
                }
                [None, _] => Change::Added,
                [_, None] => Change::Removed,
            };
            rules.push(RuleDiff { old_name, new_name, change });
        }
        languages.check()?;
        Ok(Diff { grammars: [old, new], languages, langs, rules })
    }

    /// How the verdicts on these lines change from the old rule to the new one, with so many
    /// examples each way.
    ///
    /// # Errors
    /// A grammar has no such rule, or the rule reaches a cycle that embeds itself.
    pub fn corpus<L: AsRef<str>>(
        &self,
        old_rule: &str,
        new_rule: &str,
        lines: impl IntoIterator<Item = L>,
        examples: usize,
    ) -> Result<CorpusDiff, StudyError> {
        let lang = |side: usize, rule| self.langs[side][self.grammars[side].index(rule)?].clone();
        let (old, new) = (lang(0, old_rule)?, lang(1, new_rule)?);
        let mut result = CorpusDiff::default();
        let CorpusDiff { gained_examples, lost_examples, .. } = &mut result;
        let mut counts = [[0; 2]; 2];
        for line in lines {
            let line = line.as_ref();
            let [before, after] = [old, new].map(|lang| self.languages.accepts(lang, line));
            counts[usize::from(before)][usize::from(after)] += 1;
            let found = if after { &mut *gained_examples } else { &mut *lost_examples };
            if before != after && found.len() < examples {
                found.push(line.to_owned());
            }
        }
        let [[neither, gained], [lost, both]] = counts;
        let lines = neither + gained + lost + both;
        Ok(CorpusDiff { lines, both, neither, gained, lost, ..result })
    }
}

fn change(languages: &mut Languages, old: Lang, new: Lang) -> Change {
    if old == new {
        return Change::Equal;
    }
    let gained = languages.difference(new, old);
    let lost = languages.difference(old, new);
    let characters = match (languages.as_characters(old), languages.as_characters(new)) {
        (Some(old), Some(new)) => Some((new.difference(&old), old.difference(&new))),
        _ => None,
    };
    let [gained, lost] = [gained, lost].map(|lang| languages.shortest(lang));
    Change::Changed { gained, lost, characters }
}
