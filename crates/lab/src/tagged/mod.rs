//! Compiles rules to deterministic automata with tags. Such an automaton recognizes a text in one
//! pass and finds where the rules inside it begin and end (Laurikari 2000; Trofimovich 2017).
//!
//! 1. [`super::compile`] makes a regular language of the texts of the rule, with tags as symbols.
//! 2. [`fold`] replaces the texts of a [token](Token) by one symbol, which an automaton of its own
//!    reads.
//! 3. [`determinize`] removes the tags from the symbols, and keeps their positions in registers.
//! 4. [`minimize`] moves operations to earlier transitions and merges equivalent states.

mod automaton;
mod determinize;
mod fold;
mod minimize;
mod readings;

use super::alphabet::Alphabet;
use super::budget::Budget;
use super::grammar::LabGrammar;
use super::lang::Lang;
use super::languages::Languages;
pub use automaton::{End, Op, SeveralReadings, State, Tag, Tagged, TaggedError, Token, Transition};
pub use readings::{Reading, Readings, ReadingsState};
use rustc_hash::FxHashMap;

impl Tagged {
    /// Compiles a rule to an automaton with these tags, with the fewest states and classes of
    /// characters. The rules named in `tokens` become tokens, except those whose end depends on what
    /// follows.
    ///
    /// # Errors
    /// See [`TaggedError`].
    pub fn of(
        grammar: &LabGrammar,
        rule: &str,
        tags: &[Tag],
        tokens: &[&str],
        several: SeveralReadings,
    ) -> Result<Self, TaggedError> {
        Compiler::new(grammar, tags).compile(rule, tags, tokens, several)
    }

    /// Returns the position of each tag in bytes, or `None` if the rule does not accept the whole
    /// text.
    pub fn run(&self, text: &str) -> Option<Vec<Option<usize>>> {
        let mut registers = vec![None; self.registers];
        self.read(text, Extent::Whole, &mut registers)?;
        // The first registers hold the positions of the tags.
        registers.truncate(self.tags.len());
        Some(registers)
    }

    /// Reads a text with the rule. Returns the byte at which the rule ends, or `None` if it does
    /// not accept.
    fn read(&self, text: &str, extent: Extent, registers: &mut [Option<usize>]) -> Option<usize> {
        let (mut state, mut at) = (&self.states[0], 0);
        while at < text.len() && (extent == Extent::Whole || state.accepts.is_none()) {
            let (symbol, length) = self.symbol(state, &text[at..])?;
            let Transition { target, ops } = state.next[symbol].as_ref()?;
            carry_out(ops, registers, at, at + length);
            (state, at) = (&self.states[*target], at + length);
        }
        carry_out(state.accepts.as_ref()?, registers, at, at);
        Some(at)
    }

    /// Returns the symbol that a text starts with in a state, and its length in bytes; none if the
    /// automaton has no such symbol, or the token there does not end.
    fn symbol(&self, state: &State, text: &str) -> Option<(usize, usize)> {
        let character = text.chars().next()?;
        let symbols = self.classes.len()..;
        for ((token, inner), symbol) in self.tokens.iter().zip(&self.inner).zip(symbols) {
            if state.next[symbol].is_some() && token.first.contains(character) {
                return Some((symbol, inner.read(text, Extent::FirstEnd, &mut [])?));
            }
        }
        let class = self.classes.iter().position(|class| class.contains(character))?;
        Some((class, character.len_utf8()))
    }
}

/// How much of a text an automaton reads.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Extent {
    /// The whole text.
    Whole,
    /// The text up to the first position at which the rule can end.
    FirstEnd,
}

/// Returns the last token that some state reads beside another symbol that begins with the same
/// character, if there is one: the automaton cannot decide which of these symbols to read.
fn mixed_token(tagged: &Tagged, tokens: &[(Token, Lang)]) -> Option<usize> {
    let classes = tagged.classes.len();
    (0..tokens.len()).rev().find(|&token| {
        let first = &tokens[token].0.first;
        let before = tokens[..token].iter().map(|(token, _)| &token.first);
        // The numbers of symbols: first those of the classes, then those of the tokens.
        let competing: Vec<usize> = (tagged.classes.iter().chain(before).enumerate())
            .filter(|(_, other)| !other.intersection(first).is_empty())
            .map(|(symbol, _)| symbol)
            .collect();
        tagged.states.iter().any(|state| {
            let reads = |symbol: usize| state.next[symbol].is_some();
            reads(classes + token) && competing.iter().any(|&symbol| reads(symbol))
        })
    })
}

/// Carries out the operations of one transition. `before` and `after` are the positions before and
/// after its symbol, in bytes.
fn carry_out(ops: &[Op], registers: &mut [Option<usize>], before: usize, after: usize) {
    let old = registers.to_vec();
    for &op in ops {
        registers[op.register()] = match op {
            Op::Before(_) => Some(before),
            Op::After(_) => Some(after),
            Op::Clear(_) => None,
            Op::Copy(_, from) => old[from],
        };
    }
}

/// Compiles rules of one grammar. Languages that several rules need are computed once.
#[derive(Debug)]
pub struct Compiler<'g> {
    grammar: &'g LabGrammar,
    languages: Languages,
}

impl<'g> Compiler<'g> {
    /// A compiler for at most `tags.len()` tags.
    pub fn new(grammar: &'g LabGrammar, tags: &[Tag]) -> Self {
        let alphabet = Alphabet::of(&[grammar]);
        Compiler { grammar, languages: Languages::with_tags(alphabet, tags.len()) }
    }

    /// Limits the compiler to a budget, whose time begins now.
    ///
    /// ```
    /// use abnf_lab::{Budget, Compiler, LabGrammar};
    ///
    /// let grammar = LabGrammar::from_abnf("a = 1*1000DIGIT\n").unwrap();
    /// let mut compiler = Compiler::new(&grammar, &[]).within(&Budget::unlimited().states(5));
    /// assert!(compiler.marked("a", &[]).is_err());
    /// ```
    #[must_use]
    pub fn within(mut self, budget: &Budget) -> Self {
        self.languages = self.languages.within(budget);
        self
    }

    /// Compiles a rule to an automaton: see [`Tagged::of`].
    ///
    /// # Errors
    /// See [`TaggedError`].
    pub fn compile(
        &mut self,
        rule: &str,
        tags: &[Tag],
        tokens: &[&str],
        several: SeveralReadings,
    ) -> Result<Tagged, TaggedError> {
        let marked = self.marked(rule, tags)?;
        // The tokens with their languages. The rule itself is no token within its own automaton.
        let mut found = Vec::new();
        for &token in tokens.iter().filter(|&&token| token != rule) {
            let lang = self.marked(token, &[])?;
            self.refuse_endless(token, lang)?;
            let first = self.languages.may_follow(lang);
            found.push((Token { rule: token.to_owned(), first }, lang));
        }
        let mut tagged = loop {
            let langs: Vec<Lang> = found.iter().map(|&(_, lang)| lang).collect();
            let folded = fold::fold_tokens(&mut self.languages, marked, &langs);
            self.languages.check()?;
            let tagged = determinize::determinize(&folded, &mut self.languages, tags, several)?;
            match mixed_token(&tagged, &found) {
                // Compiles again without this token.
                Some(mixed) => _ = found.remove(mixed),
                None => break tagged,
            }
        };
        minimize::hoist_operations(&mut tagged);
        minimize::minimize(&mut tagged);
        for (token, _) in found {
            // Without tags, all readings of a token are the same.
            tagged.inner.push(self.compile(&token.rule, &[], &[], several)?);
            tagged.tokens.push(token);
        }
        Ok(tagged)
    }

    /// Compiles a rule to an automaton that finds all occurrences of rules: see [`Readings`].
    ///
    /// # Errors
    /// See [`TaggedError`].
    pub fn readings(&mut self, rule: &str, tags: &[Tag]) -> Result<Readings, TaggedError> {
        let marked = self.marked(rule, tags)?;
        let folded = fold::fold_tokens(&mut self.languages, marked, &[]);
        self.languages.check()?;
        readings::determinize_readings(&folded, &mut self.languages, tags)
    }

    /// The languages computed so far.
    pub fn languages(&mut self) -> &mut Languages {
        &mut self.languages
    }

    /// Computes the language of a rule, with each tag as a [symbol](Languages::tag).
    ///
    /// ```
    /// use abnf_lab::{Compiler, LabGrammar};
    ///
    /// let grammar = LabGrammar::from_abnf("a = \"x\" [b]\nb = \"y\"\n").unwrap();
    /// let tags = ["b.start".parse().unwrap()];
    /// let mut compiler = Compiler::new(&grammar, &tags);
    /// let marked = compiler.marked("a", &tags).unwrap();
    /// assert!(compiler.languages().accepts(marked, "x"));
    /// ```
    ///
    /// # Errors
    /// See [`TaggedError`].
    pub fn marked(&mut self, rule: &str, tags: &[Tag]) -> Result<Lang, TaggedError> {
        let index = self.grammar.index(rule)?;
        // The number of the tag at each end of a rule.
        let mut tag_numbers: FxHashMap<(usize, End), usize> = FxHashMap::default();
        for (number, tag) in tags.iter().enumerate() {
            for rule in &tag.rules {
                let other = tag_numbers.insert((self.grammar.index(rule)?, tag.end), number);
                if let Some(other) = other.filter(|&other| other != number) {
                    return Err(TaggedError::Twice(tags[other].clone(), tag.clone()));
                }
            }
        }
        self.grammar.check_regular(index)?;
        let order = self.grammar.dependencies_of(index);
        let is_tagged =
            |rule| End::BOTH.into_iter().any(|end| tag_numbers.contains_key(&(rule, end)));
        for &rule in order.iter().filter(|&&rule| self.grammar.cycle_at(rule).is_some()) {
            // A register holds one position, but a rule in a cycle can occur within itself.
            if is_tagged(rule) {
                self.grammar.check_acyclic(rule)?;
            }
        }
        let tag_at = |rule, end| tag_numbers.get(&(rule, end)).copied();
        let marked =
            self.languages.compile_rules(self.grammar, &order, tag_at).swap_remove(index)?;
        Ok(marked)
    }

    /// Rejects a token that accepts a text that is empty or a proper prefix of another text of it.
    fn refuse_endless(&self, rule: &str, lang: Lang) -> Result<(), TaggedError> {
        let languages = &self.languages;
        let goes_on = |&(state, _): &(Lang, _)| {
            languages.accepts_empty(state)
                && (state == lang || !languages.may_follow(state).is_empty())
        };
        match languages.reachable_with_paths(lang).find(goes_on) {
            None => Ok(()),
            Some((_, way)) => {
                let text = languages.example(&way);
                Err(TaggedError::Endless { rule: rule.to_owned(), text })
            }
        }
    }
}
