//! Compares two versions of a grammar: finds the rules that changed, the definitions that caused
//! this, and the strings that are accepted differently.

mod causes;
mod renames;

use self::causes::{Cause, Causes};
use super::budget::Budget;
use super::chars::CharSet;
use super::compare::exact_languages;
use super::error::StudyError;
use super::grammar::LabGrammar;
use super::lang::Lang;
use super::languages::Languages;
use super::pair::{Pair, indices, names, pairs};
use super::settle::{Comparison, Settled};

/// The rules that RFC 3987 and its drafts rename: the name in RFC 3986, then the name in RFC 3987.
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
///
/// ```
/// use abnf_lab::{Diff, LabGrammar, Renamed};
///
/// let old = LabGrammar::from_abnf("a = 1*b\nb = \"x\" / c\nc = \"%\" 2HEXDIG\n").unwrap();
/// let new = LabGrammar::from_abnf("a = 1*b\nb = \"y\" / d\nd = \"%\" 2HEXDIG\n").unwrap();
/// let [a, b, c, ..] = &Diff::of(&old, &new, &[])?.rules[..] else { panic!() };
/// // `a` accepts other strings because the definition of `b` changed.
/// assert!(b.is_cause && !a.is_cause);
/// assert_eq!(a.follows, [1]);
/// assert_eq!(b.new_text.as_deref(), Some("b = \"y\" / d"));
/// assert_eq!((c.new_name.as_deref(), c.renamed), (Some("d"), Some(Renamed::SameLanguage)));
/// # Ok::<(), abnf_lab::StudyError>(())
/// ```
#[derive(Debug)]
#[non_exhaustive]
pub struct Diff<'g> {
    grammars: [&'g LabGrammar; 2],
    languages: Languages,
    langs: [Vec<Result<Lang, StudyError>>; 2],
    /// The rules of both grammars; a rule and its renamed counterpart are one entry.
    pub rules: Vec<RuleDiff>,
}

/// A rule of one or both grammars.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct RuleDiff {
    /// The name in the old grammar, if it is there.
    pub old_name: Option<String>,
    /// The name in the new grammar, if it is there.
    pub new_name: Option<String>,
    /// How a renamed rule was matched; none if the rule has the same name in both grammars, or is
    /// on one side only.
    pub renamed: Option<Renamed>,
    /// For a rule on one side only, a rule of the other side that accepts the same strings but has
    /// another counterpart, if there is one.
    pub same_as: Option<String>,
    /// The difference between the two rules.
    pub change: Change,
    /// The length in characters up to which texts were compared; none if all texts were compared.
    /// The [budget](Budget::texts_up_to) sets this length. If it does not, the length is the
    /// greatest that a fixed number of steps allows.
    pub up_to: Option<usize>,
    /// Whether the definition of this very rule has an effect: in the new grammar, the rule would
    /// accept other strings with its old definition; or the rule is changed, and in the old grammar
    /// it would accept other strings with its new definition. If the old grammar gets the new
    /// definitions of all causes, it accepts the same as the new one.
    pub is_cause: bool,
    /// For a changed rule, the causes among the rules that it refers to, directly or indirectly:
    /// indices of [`Diff::rules`].
    pub follows: Vec<usize>,
    /// Whether the two definitions differ, apart from renamed rules.
    pub is_rewritten: bool,
    /// The definition in the old grammar as its author wrote it, if it is there.
    pub old_text: Option<String>,
    /// The definition in the new grammar as its author wrote it, if it is there.
    pub new_text: Option<String>,
}

/// How two rules of different names were matched.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Renamed {
    /// The caller named the pair.
    Given,
    /// Each name is in one grammar only, and the two rules accept the same strings.
    SameLanguage,
    /// Each name is in one grammar only, and the two rules are the most similar of all such pairs:
    /// in their definitions, their names and the rules that refer to them.
    Similar,
}

/// How a rule changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    /// It accepts the same strings in both grammars.
    Equal,
    /// It accepts the same texts up to [a length](RuleDiff::up_to). Longer texts were not compared.
    NoDifference,
    /// Only the new grammar has it.
    Added,
    /// Only the old grammar has it.
    Removed,
    /// The rule cannot be compared.
    Undecided(StudyError),
    /// It accepts other strings.
    Changed {
        /// A shortest string that only the new rule accepts, if there is one. If not all texts were
        /// compared, only those up to [the length](RuleDiff::up_to) count.
        gained: Option<String>,
        /// A shortest string that only the old rule accepts, if there is one up to the same length.
        lost: Option<String>,
        /// The characters gained and lost, if both rules are sets of characters.
        characters: Option<(CharSet, CharSet)>,
    },
}

/// A comparison of the lines of a corpus that an old rule accepts with those that a new rule
/// accepts.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct CorpusDiff {
    /// The number of lines.
    pub lines: usize,
    /// The number of lines that both rules accept.
    pub both: usize,
    /// The number of lines that neither rule accepts.
    pub neither: usize,
    /// The number of lines that only the new rule accepts.
    pub gained: usize,
    /// The number of lines that only the old rule accepts.
    pub lost: usize,
    /// The first lines that only the new rule accepts.
    pub gained_examples: Vec<String>,
    /// The numbers of these lines, counted from 1.
    pub gained_lines: Vec<usize>,
    /// The first lines that only the old rule accepts.
    pub lost_examples: Vec<String>,
    /// The numbers of these lines, counted from 1.
    pub lost_lines: Vec<usize>,
}

impl<'g> Diff<'g> {
    /// Compares two grammars. `renamed` lists old and new names that may belong together: a pair
    /// counts if each name is on one side only; see [`URI_TO_IRI`]. Other renamed rules are found
    /// among the rules that are on one side only.
    ///
    /// # Errors
    /// A rule has no language that could be computed.
    pub fn of(
        old: &'g LabGrammar,
        new: &'g LabGrammar,
        renamed: &[(&str, &str)],
    ) -> Result<Self, StudyError> {
        Self::of_renamed(old, new, one_sided(old, new, renamed), &Budget::unlimited())
    }

    /// Compares two grammars as [`of`](Self::of) does. The pairs of `map` belong together even if
    /// both grammars have their names.
    ///
    /// ```
    /// use abnf_lab::{Budget, Change, Diff, LabGrammar};
    ///
    /// let old = LabGrammar::from_abnf("a = \"x\"\nb = \"y\"\n").unwrap();
    /// let new = LabGrammar::from_abnf("a = \"y\"\nb = \"x\"\n").unwrap();
    /// let map = [("a", "b"), ("b", "a")];
    /// let diff = Diff::mapped(&old, &new, &map, &[], &Budget::unlimited())?;
    /// assert!(diff.rules.iter().all(|rule| rule.change == Change::Equal));
    /// # Ok::<(), abnf_lab::StudyError>(())
    /// ```
    ///
    /// # Errors
    /// A grammar does not have a rule of `map`, or the language of a rule could not be computed
    /// within the budget.
    pub fn mapped(
        old: &'g LabGrammar,
        new: &'g LabGrammar,
        map: &[(&str, &str)],
        renamed: &[(&str, &str)],
        budget: &Budget,
    ) -> Result<Self, StudyError> {
        let mut given = indices([old, new], map)?;
        for (a, b) in one_sided(old, new, renamed) {
            if given.iter().all(|&(c, d)| a != c && b != d) {
                given.push((a, b));
            }
        }
        Self::of_renamed(old, new, given, budget)
    }

    /// Compares two grammars. `renamed` has the indices of rules that belong together.
    fn of_renamed(
        old: &'g LabGrammar,
        new: &'g LabGrammar,
        mut renamed: Vec<(usize, usize)>,
        budget: &Budget,
    ) -> Result<Self, StudyError> {
        let grammars = [old, new];
        let exprs = grammars.iter().flat_map(|grammar| grammar.rules()).map(|rule| &rule.expr);
        let mut languages = Languages::of_exprs(&grammars, exprs, budget);
        languages.meter.look_up_to(None);
        let given_pairs = pairs(grammars, &renamed);
        let langs = exact_languages(&mut languages, grammars, &given_pairs, &given_pairs)?;
        let known = [0, 1].map(|side: usize| -> Vec<Option<Lang>> {
            langs[side].iter().map(|lang| lang.clone().ok()).collect()
        });
        let given = renamed.len();
        renames::add_renamed(grammars, &known, &mut renamed, &mut languages.meter);
        languages.check()?;
        let pairs = pairs(grammars, &renamed);
        let (all, longest) = (&pairs[..], budget.longest);
        let comparison = Comparison { all, asked: all, longest, each_way: true };
        let settled = Settled::of(&mut languages, grammars, &langs, comparison);
        let changes = pairs.iter().map(|&pair| PairChange::of(&mut languages, &settled, pair));
        let changes = changes.collect::<Result<Vec<_>, _>>()?;
        let causes = Causes::of(&mut languages, grammars, &settled, &pairs, &changes);
        let mut rules = Vec::new();
        for (at, (pair, PairChange { change, up_to })) in pairs.into_iter().zip(changes).enumerate()
        {
            let position = renamed.iter().position(|&(a, b)| pair == [Some(a), Some(b)]);
            let renamed = position.map(|position| match change {
                _ if position < given => Renamed::Given,
                Change::Equal => Renamed::SameLanguage,
                _ => Renamed::Similar,
            });
            let [old_name, new_name] = names(grammars, pair);
            let &Cause { is_cause, is_rewritten, .. } = &causes.0[at];
            let [old_text, new_text] = definition_texts(grammars, pair, is_rewritten);
            rules.push(RuleDiff {
                old_name,
                new_name,
                renamed,
                same_as: name_of_equal(grammars, &known, pair),
                change,
                up_to,
                is_cause,
                follows: causes.causes_of(&mut languages, at),
                is_rewritten,
                old_text,
                new_text,
            });
        }
        languages.check()?;
        Ok(Diff { grammars, languages, langs, rules })
    }

    /// Counts the lines that both rules, only one of them, or neither accepts. Keeps at most
    /// `examples` of the lines that only the new rule accepts, and as many for the old rule.
    ///
    /// # Errors
    /// A grammar has no such rule, or refuses to be asked about the rule.
    pub fn corpus<L: AsRef<str>>(
        &self,
        old_rule: &str,
        new_rule: &str,
        lines: impl IntoIterator<Item = L>,
        examples: usize,
    ) -> Result<CorpusDiff, StudyError> {
        // If the budget was too small for the language of a rule, or the language is known only up to a
        // length, a parser decides.
        let lang = |side: usize, rule| -> Result<Option<Lang>, StudyError> {
            let (grammar, langs) = (self.grammars[side], &self.langs[side]);
            let index = grammar.index_with_language(rule)?;
            Ok(langs[index].clone().ok().filter(|_| grammar.check_regular(index).is_ok()))
        };
        let parsers = self.grammars.map(LabGrammar::parser);
        let accepts = |lang: Option<Lang>, side: usize, rule: &str, line: &str| match lang {
            Some(lang) => Ok(self.languages.accepts(lang, line)),
            None => parsers[side].matches(rule, line),
        };
        let (old, new) = (lang(0, old_rule)?, lang(1, new_rule)?);
        let mut result = CorpusDiff::default();
        let CorpusDiff { gained_examples, gained_lines, lost_examples, lost_lines, .. } =
            &mut result;
        let mut counts = [[0; 2]; 2];
        for (number, line) in (1..).zip(lines) {
            let line = line.as_ref();
            let before = accepts(old, 0, old_rule, line)?;
            let after = accepts(new, 1, new_rule, line)?;
            counts[usize::from(before)][usize::from(after)] += 1;
            let (found, numbers) = if after {
                (&mut *gained_examples, &mut *gained_lines)
            } else {
                (&mut *lost_examples, &mut *lost_lines)
            };
            if before != after && found.len() < examples {
                found.push(line.to_owned());
                numbers.push(number);
            }
        }
        let [[neither, gained], [lost, both]] = counts;
        let lines = neither + gained + lost + both;
        Ok(CorpusDiff { lines, both, neither, gained, lost, ..result })
    }
}

/// Returns the indices of the pairs in which each name is on one side only.
fn one_sided(old: &LabGrammar, new: &LabGrammar, renamed: &[(&str, &str)]) -> Vec<(usize, usize)> {
    (renamed.iter())
        .filter(|(a, b)| new.find(a).is_none() && old.find(b).is_none())
        .filter_map(|(a, b)| Some((old.find(a)?, new.find(b)?)))
        .collect()
}

/// Returns the definitions of a pair as their authors wrote them, with those that add alternatives.
/// If these are equal although the rule was rewritten, for instance since a rule that it refers to
/// is another one, returns the definitions as they were read.
fn definition_texts(
    grammars: [&LabGrammar; 2],
    pair: Pair,
    is_rewritten: bool,
) -> [Option<String>; 2] {
    let with_side = |text: fn(&LabGrammar, usize) -> Option<String>| {
        [0, 1].map(|side: usize| text(grammars[side], pair[side]?))
    };
    let written = with_side(LabGrammar::written_with_additions);
    if is_rewritten && written[0] == written[1] {
        with_side(|grammar, index| Some(grammar.definition(index)))
    } else {
        written
    }
}

/// Returns the name of a rule on the other side with the language of a rule that has no counterpart.
/// `known` has the languages of each side, as far as they are known.
fn name_of_equal(
    grammars: [&LabGrammar; 2],
    known: &[Vec<Option<Lang>>; 2],
    pair: Pair,
) -> Option<String> {
    let (side, index) = match pair {
        [Some(a), None] => (0, a),
        [None, Some(b)] => (1, b),
        _ => return None,
    };
    let lang = known[side][index]?;
    let equal = known[1 - side].iter().position(|other| *other == Some(lang))?;
    Some(grammars[1 - side].rule(equal).name.clone())
}

/// How a pair of rules changed.
struct PairChange {
    change: Change,
    /// The length in characters up to which texts were compared; none if all texts were.
    up_to: Option<usize>,
}

impl PairChange {
    /// Compares the languages of a pair of rules.
    fn of(languages: &mut Languages, settled: &Settled, pair: Pair) -> Result<Self, StudyError> {
        let (both, up_to) = settled.langs(languages, pair);
        let change = match both {
            [Some(_), Some(_)] if settled.is_alike(pair) => Change::Equal,
            [Some(Ok(old)), Some(Ok(new))] => match compare(languages, old, new) {
                Change::Equal if up_to.is_some() => Change::NoDifference,
                // Not all characters were compared.
                Change::Changed { gained, lost, .. } if up_to.is_some() => {
                    Change::Changed { gained, lost, characters: None }
                }
                change => change,
            },
            [Some(Err(error)), Some(_)] | [Some(_), Some(Err(error))] => {
                Change::Undecided(error.if_not_regular()?)
            }
            [None, _] => Change::Added,
            [_, None] => Change::Removed,
        };
        Ok(PairChange { change, up_to })
    }
}

/// Compares the old language of a rule with the new one.
fn compare(languages: &mut Languages, old: Lang, new: Lang) -> Change {
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
