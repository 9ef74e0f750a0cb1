//! How far a text can be completed, and what may follow there.

use super::chars::CharSet;
use super::grammar::Notation;
use super::languages::{Lang, Languages, NOTHING};
use super::program::Machine;
use super::study::{Study, StudyError};

/// How much of a text is the start of a string that a rule matches.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ViablePrefix {
    /// The length of the longest such start in bytes; all of the text, where all
    /// of it can be completed.
    pub bytes: usize,
    /// The same in characters.
    pub characters: usize,
    /// The character after it, which no string of the rule has there.
    pub offending: Option<char>,
    /// The characters that may follow there.
    pub expected: CharSet,
    /// Whether the rule matches what stands before, so that the text may end
    /// there.
    pub may_end: bool,
    /// The productions that are open there, with what each may go on with. For
    /// a pest grammar none are named.
    pub open: Vec<OpenProductions>,
}

/// Productions that have begun and not ended, one inside the other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenProductions {
    /// Their names, outermost first.
    pub rules: Vec<String>,
    /// The characters with which they go on.
    pub expected: CharSet,
}

impl ViablePrefix {
    /// Whether the rule matches the whole text.
    pub fn matches(&self) -> bool {
        self.offending.is_none() && self.may_end
    }
}

impl Study {
    /// How far the text can be completed to a string that the rule matches, and
    /// what may follow there.
    ///
    /// # Errors
    /// There is no such rule.
    pub fn viable_prefix(&self, rule: &str, text: &str) -> Result<ViablePrefix, StudyError> {
        let index = self.index(rule)?;
        let languages = self.languages();
        let mut lang = self.compiled().rule(index);
        let mut characters = 0;
        let mut stop = None;
        for (at, character) in text.char_indices() {
            let next = languages.after(lang, languages.alphabet().class_of(character));
            if next == NOTHING {
                stop = Some((at, character));
                break;
            }
            lang = next;
            characters += 1;
        }
        let bytes = stop.map_or(text.len(), |(at, _)| at);
        Ok(ViablePrefix {
            bytes,
            characters,
            offending: stop.map(|(_, character)| character),
            expected: languages.may_follow(lang),
            may_end: languages.accepts_empty(lang),
            open: self.open_productions(index, text.get(..bytes).unwrap_or("")),
        })
    }

    fn open_productions(&self, rule: usize, prefix: &str) -> Vec<OpenProductions> {
        if self.grammar().notation() == Notation::Pest {
            return Vec::new();
        }
        let mut machine = Machine::start(self.program(rule));
        for (at, character) in prefix.char_indices() {
            machine.read(character, at + character.len_utf8());
        }
        let mut open: Vec<OpenProductions> = Vec::new();
        for (set, rules) in machine.expected() {
            let rules: Vec<String> =
                rules.into_iter().map(|index| self.grammar().rule(index).name.clone()).collect();
            match open.iter_mut().find(|known| known.rules == rules) {
                Some(known) => known.expected = known.expected.union(set),
                None => open.push(OpenProductions { rules, expected: set.clone() }),
            }
        }
        open
    }
}

impl Languages {
    /// The characters with which a string of the language can start.
    pub fn may_follow(&self, lang: Lang) -> CharSet {
        let classes =
            (0..self.alphabet().len()).filter(|&class| self.after(lang, class) != NOTHING);
        CharSet::from_ranges(
            classes.flat_map(|class| self.alphabet().characters(class).code_points().to_vec()),
        )
    }
}
