//! A grammar together with its languages.

use super::error::StudyError;
use super::grammar::LabGrammar;
use super::languages::{Lang, Languages};

/// A grammar and the languages of its rules, ready to be asked.
///
/// ```
/// use iri_grammar::lab::{LabGrammar, Study};
///
/// let study = Study::of(LabGrammar::from_abnf("a = 1*DIGIT\n").unwrap());
/// assert!(study.accepts("a", "12")? && !study.accepts("a", "1x")?);
/// assert_eq!(study.languages().shortest(study.lang("a")?).as_deref(), Some("0"));
/// assert_eq!(study.grammar().rules()[0].name, "a");
/// assert!(study.accepts("b", "").is_err());
/// # Ok::<(), iri_grammar::lab::StudyError>(())
/// ```
#[derive(Debug)]
pub struct Study {
    grammar: LabGrammar,
    pub(super) languages: Languages,
    /// Of each rule, its language.
    pub(super) langs: Vec<Lang>,
}

impl Study {
    /// Computes the languages of all rules.
    pub fn of(grammar: LabGrammar) -> Self {
        let mut languages = Languages::of(&[&grammar]);
        let langs = languages.compile(&grammar);
        Study { grammar, languages, langs }
    }

    /// The grammar.
    pub fn grammar(&self) -> &LabGrammar {
        &self.grammar
    }

    /// The languages.
    pub fn languages(&self) -> &Languages {
        &self.languages
    }

    /// The language of the rule of this name.
    ///
    /// # Errors
    /// There is no such rule.
    pub fn lang(&self, rule: &str) -> Result<Lang, StudyError> {
        let index = self.grammar.index(rule)?;
        self.grammar.refusal(index).map_or(Ok(self.langs[index]), Err)
    }

    /// Whether the rule of this name matches the text from start to end.
    ///
    /// # Errors
    /// There is no such rule.
    pub fn accepts(&self, rule: &str, text: &str) -> Result<bool, StudyError> {
        Ok(self.languages.accepts(self.lang(rule)?, text))
    }
}
