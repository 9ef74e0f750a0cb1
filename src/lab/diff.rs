//! What changed between two grammars, as languages.

use std::collections::HashMap;

use super::chars::CharSet;
use super::compile::Compiled;
use super::grammar::LabGrammar;
use super::languages::{Lang, Languages, NOTHING};
use super::prove::pairs;
use super::study::StudyError;

/// How RFC 3987 and its drafts name what RFC 3986 names otherwise: the name in
/// RFC 3986, then the name in RFC 3987.
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
pub struct Diff<'g> {
    old: &'g LabGrammar,
    new: &'g LabGrammar,
    languages: Languages,
    old_langs: Compiled,
    new_langs: Compiled,
    /// The rules of both grammars, those that were renamed as one.
    pub rules: Vec<RuleDiff>,
}

/// One rule of two grammars.
#[derive(Debug, Clone, PartialEq, Eq)]
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
    /// Compares two grammars. `renamed` has the old and the new name of each
    /// rule that is called otherwise; see [`URI_TO_IRI`].
    pub fn of(old: &'g LabGrammar, new: &'g LabGrammar, renamed: &[(&str, &str)]) -> Self {
        let mut languages = Languages::of(&[old, new]);
        let old_langs = languages.compile(old);
        let new_langs = languages.compile(new);
        let mut diff = Diff { old, new, languages, old_langs, new_langs, rules: Vec::new() };
        diff.rules =
            named_pairs(old, new, renamed).into_iter().map(|(a, b)| diff.rule(a, b)).collect();
        diff
    }

    /// How the verdicts on these lines change from the old rule to the new one,
    /// with so many examples each way.
    ///
    /// # Errors
    /// A grammar has no such rule.
    pub fn corpus<L: AsRef<str>>(
        &self,
        old_rule: &str,
        new_rule: &str,
        lines: impl IntoIterator<Item = L>,
        examples: usize,
    ) -> Result<CorpusDiff, StudyError> {
        let old = self.old_langs.rule(self.old.index(old_rule)?);
        let new = self.new_langs.rule(self.new.index(new_rule)?);
        let mut result = CorpusDiff::default();
        let keep = |found: &mut Vec<String>, line: &str| {
            if found.len() < examples {
                found.push(line.to_owned());
            }
        };
        for line in lines {
            let line = line.as_ref();
            result.lines += 1;
            let verdicts = (self.languages.accepts(old, line), self.languages.accepts(new, line));
            match verdicts {
                (true, true) => result.both += 1,
                (false, false) => result.neither += 1,
                (false, true) => {
                    result.gained += 1;
                    keep(&mut result.gained_examples, line);
                }
                (true, false) => {
                    result.lost += 1;
                    keep(&mut result.lost_examples, line);
                }
            }
        }
        Ok(result)
    }

    fn rule(&mut self, old: Option<usize>, new: Option<usize>) -> RuleDiff {
        let change = match (old, new) {
            (Some(old), Some(new)) => {
                let old = self.old_langs.rule(old);
                let new = self.new_langs.rule(new);
                change(&mut self.languages, old, new)
            }
            (None, _) => Change::Added,
            (_, None) => Change::Removed,
        };
        RuleDiff {
            old_name: old.map(|index| self.old.rule(index).name.clone()),
            new_name: new.map(|index| self.new.rule(index).name.clone()),
            change,
        }
    }
}

type NamedPair = (Option<usize>, Option<usize>);

/// Rules of the same name, with those that were renamed brought together.
fn named_pairs(old: &LabGrammar, new: &LabGrammar, renamed: &[(&str, &str)]) -> Vec<NamedPair> {
    let renamed: HashMap<usize, usize> = renamed
        .iter()
        .filter(|(a, b)| new.find(a).is_none() && old.find(b).is_none())
        .filter_map(|(a, b)| Some((old.find(a)?, new.find(b)?)))
        .collect();
    pairs(old, new)
        .into_iter()
        .map(|pair| match (pair.left, pair.right) {
            (Some(left), None) => (Some(left), renamed.get(&left).copied()),
            other => other,
        })
        .filter(|pair| match pair {
            (None, Some(right)) => !renamed.values().any(|index| index == right),
            _ => true,
        })
        .collect()
}

fn change(languages: &mut Languages, old: Lang, new: Lang) -> Change {
    let gained = languages.difference(new, old);
    let lost = languages.difference(old, new);
    if gained == NOTHING && lost == NOTHING {
        return Change::Equal;
    }
    let characters = match (languages.as_characters(old), languages.as_characters(new)) {
        (Some(old), Some(new)) => Some((new.difference(&old), old.difference(&new))),
        _ => None,
    };
    Change::Changed {
        gained: languages.shortest(gained),
        lost: languages.shortest(lost),
        characters,
    }
}

impl Languages {
    /// The characters of a language all of whose strings are one character long.
    pub fn as_characters(&self, lang: Lang) -> Option<CharSet> {
        let empty = self.empty_string();
        let mut set = CharSet::empty();
        if lang == NOTHING || self.accepts_empty(lang) {
            return None;
        }
        for class in 0..self.alphabet().len() {
            match self.after(lang, class) {
                NOTHING => {}
                rest if rest == empty => set = set.union(self.alphabet().characters(class)),
                _ => return None,
            }
        }
        Some(set)
    }
}
