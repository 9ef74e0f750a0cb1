//! Studies: grammars together with the languages of their rules.

use super::alphabet::Alphabet;
use super::budget::{Budget, Meter};
use super::error::StudyError;
use super::grammar::LabGrammar;
use super::lang::Lang;
use super::languages::Languages;
use super::network::Networks;
use std::sync::Arc;

/// A grammar and the languages of its rules, which answer questions about the rules.
///
/// ```
/// use abnf_lab::{LabGrammar, Study};
///
/// let study = Study::of(LabGrammar::from_abnf("a = 1*DIGIT\n").unwrap());
/// assert!(study.accepts("a", "12")? && !study.accepts("a", "1x")?);
/// assert_eq!(study.languages().shortest(study.lang("a")?).as_deref(), Some("0"));
/// assert_eq!(study.grammar().rules()[0].name, "a");
/// assert!(study.accepts("b", "").is_err());
/// # Ok::<(), abnf_lab::StudyError>(())
/// ```
#[derive(Debug)]
pub struct Study {
    grammar: LabGrammar,
    pub(super) languages: Languages,
    /// For each rule, its language, or the reason why it is not known.
    pub(super) langs: Vec<Result<Lang, StudyError>>,
    /// The length up to which the languages of recursive rules are known.
    longest: Option<usize>,
    /// The networks of the parser for an ABNF.
    pub(super) networks: Arc<Networks>,
}

impl Study {
    /// Computes the languages of all rules.
    pub fn of(grammar: LabGrammar) -> Self {
        Self::of_all(grammar, &Budget::unlimited())
    }

    /// Computes the languages of all rules within a budget, which also holds for all later
    /// questions. For a rule that was not computed, [`lang`](Self::lang) returns the reason.
    ///
    /// ```
    /// use abnf_lab::{Budget, LabGrammar, Study};
    ///
    /// let grammar = LabGrammar::from_abnf("a = \"x\"\nb = \"(\" [b] \")\"\n").unwrap();
    /// let study = Study::of_all(grammar, &Budget::unlimited());
    /// assert!(study.lang("a").is_ok() && study.lang("b").is_err());
    /// ```
    pub fn of_all(grammar: LabGrammar, budget: &Budget) -> Self {
        let order = grammar.dependencies_first();
        let exprs = grammar.rules().iter().map(|rule| &rule.expr);
        let languages = Languages::of_exprs(&[&grammar], exprs, budget);
        Self::of_order(grammar, languages, &order)
    }

    /// Computes the languages of the named rules and of the rules that they refer to, within a
    /// budget, which also holds for all later questions. Questions about other rules return an
    /// error.
    ///
    /// ```
    /// use abnf_lab::{Budget, LabGrammar, Study, StudyError};
    ///
    /// let grammar = LabGrammar::from_abnf("a = 2b\nb = \"x\"\nc = \"y\"\n").unwrap();
    /// let study = Study::of_rules(grammar, &["a"], &Budget::unlimited())?;
    /// assert!(study.accepts("a", "xx")? && study.accepts("b", "x")?);
    /// assert_eq!(study.lang("c"), Err(StudyError::NotAsked("c".into())));
    /// # Ok::<(), StudyError>(())
    /// ```
    ///
    /// # Errors
    /// There is no such rule, or the budget was exceeded.
    pub fn of_rules(
        grammar: LabGrammar,
        rules: &[&str],
        budget: &Budget,
    ) -> Result<Self, StudyError> {
        let asked: Vec<usize> =
            rules.iter().map(|rule| grammar.index(rule)).collect::<Result<_, _>>()?;
        let order = grammar.dependencies_of_all(&asked);
        let exprs = order.iter().map(|&index| &grammar.rule(index).expr);
        let languages = Languages::of_exprs(&[&grammar], exprs, budget);
        let study = Self::of_order(grammar, languages, &order);
        for index in asked {
            // Other errors are kept, and returned by the questions about the rule.
            if let Err(error @ StudyError::Budget { .. }) = &study.langs[index] {
                return Err(error.clone());
            }
        }
        Ok(study)
    }

    /// Computes the study again with an alphabet that also allows questions about parts of rules.
    pub(super) fn of_parts(&self) -> Self {
        let meter = self.languages.meter.without_work();
        Self::with_parts(self.grammar.clone(), &self.asked_rules(), meter)
    }

    /// Computes the languages of some rules, with an alphabet that also allows questions about
    /// their parts. In `order`, each rule comes after those that it refers to.
    pub(super) fn with_parts(grammar: LabGrammar, order: &[usize], mut meter: Meter) -> Self {
        let exprs = order.iter().map(|&index| &grammar.rule(index).expr);
        let mut languages = Languages::new(Alphabet::of_parts(&[&grammar], exprs, &mut meter));
        languages.set_meter(meter);
        Self::of_order(grammar, languages, order)
    }

    /// Computes the languages of recursive rules again, for texts of up to `longest` characters.
    pub(super) fn look_up_to(&mut self, longest: usize) {
        self.languages.meter.look_up_to(Some(longest));
        self.longest = Some(longest);
        self.langs = self.languages.compile_rules(&self.grammar, &self.asked_rules(), |_, _| None);
    }

    /// Returns the requested rules and the rules that they need, each after those that it refers
    /// to.
    fn asked_rules(&self) -> Vec<usize> {
        let mut order = self.grammar.dependencies_first();
        order.retain(|&rule| !matches!(self.langs[rule], Err(StudyError::NotAsked(_))));
        order
    }

    /// Computes the languages of the rules in `order`, in which each rule comes after those that it
    /// refers to.
    fn of_order(grammar: LabGrammar, mut languages: Languages, order: &[usize]) -> Self {
        let langs = languages.compile_rules(&grammar, order, |_, _| None);
        let longest = languages.meter.longest();
        let networks = Arc::new(Networks::of(&grammar));
        Study { grammar, languages, langs, longest, networks }
    }

    /// Sets a budget for later questions. Its time begins now.
    ///
    /// ```
    /// use abnf_lab::{Budget, LabGrammar, Study};
    ///
    /// let study = Study::of(LabGrammar::from_abnf("a = \"x\"\n").unwrap());
    /// assert!(study.within(&Budget::unlimited().states(100)).accepts("a", "x")?);
    /// # Ok::<(), abnf_lab::StudyError>(())
    /// ```
    #[must_use]
    pub fn within(mut self, budget: &Budget) -> Self {
        self.languages.set_budget(budget);
        self
    }

    /// Returns an error if there is no time left in the budget. Then iterators over strings and
    /// samples end, and so does the search of [`Coverage::fill`](super::Coverage::fill).
    ///
    /// ```
    /// use abnf_lab::{Budget, LabGrammar, Study};
    /// use std::sync::Arc;
    /// use std::sync::atomic::{AtomicBool, Ordering};
    ///
    /// let stop = Arc::new(AtomicBool::new(false));
    /// let study = Study::of(LabGrammar::from_abnf("a = *DIGIT\n").unwrap());
    /// let study = study.within(&Budget::unlimited().cancelled_by(stop.clone()));
    /// let mut strings = study.all_strings("a", 10)?;
    /// assert!(strings.next().is_some() && study.in_time().is_ok());
    /// stop.store(true, Ordering::Relaxed);
    /// assert!(strings.next().is_none() && study.in_time().is_err());
    /// # Ok::<(), abnf_lab::StudyError>(())
    /// ```
    ///
    /// # Errors
    /// There is no time left, or the work was [cancelled](Budget::cancelled_by).
    pub fn in_time(&self) -> Result<(), StudyError> {
        self.languages.meter.in_time()
    }

    /// The grammar.
    pub fn grammar(&self) -> &LabGrammar {
        &self.grammar
    }

    /// The languages.
    pub fn languages(&self) -> &Languages {
        &self.languages
    }

    /// The language of a rule.
    ///
    /// # Errors
    /// There is no such rule; its language was not asked for or could not be computed; or it
    /// reaches a cycle that embeds itself, and the budget has no greatest length of texts.
    pub fn lang(&self, rule: &str) -> Result<Lang, StudyError> {
        self.langs[self.grammar.index(rule)?].clone()
    }

    /// The language of a rule, for a question about texts of up to `longest` characters. An error
    /// if it is known only up to a smaller length.
    pub(super) fn lang_up_to(&self, rule: &str, longest: usize) -> Result<Lang, StudyError> {
        let lang = self.lang(rule)?;
        match self.longest {
            Some(known) if known < longest => {
                self.grammar.check_regular(self.grammar.index(rule)?)?
            }
            _ => {}
        }
        Ok(lang)
    }

    /// Returns the length in characters up to which answers about a rule hold; `None` if they hold
    /// for all texts.
    ///
    /// ```
    /// use abnf_lab::{Budget, LabGrammar, Study};
    ///
    /// let grammar = LabGrammar::from_abnf("a = \"x\"\nb = \"(\" [b] \")\"\n").unwrap();
    /// let study = Study::of_all(grammar, &Budget::unlimited().texts_up_to(4));
    /// assert_eq!((study.bound("a")?, study.bound("b")?), (None, Some(4)));
    /// # Ok::<(), abnf_lab::StudyError>(())
    /// ```
    ///
    /// # Errors
    /// There is no such rule.
    pub fn bound(&self, rule: &str) -> Result<Option<usize>, StudyError> {
        let index = self.grammar.index(rule)?;
        Ok(self.longest.filter(|_| self.grammar.check_regular(index).is_err()))
    }

    /// Whether a rule matches the text from start to end.
    ///
    /// # Errors
    /// There is no such rule, or its language is not known up to the length of the text.
    pub fn accepts(&self, rule: &str, text: &str) -> Result<bool, StudyError> {
        let lang = self.lang_up_to(rule, text.chars().count())?;
        Ok(self.languages.accepts(lang, text))
    }
}
