//! All rules of a document as one automaton, with a start state for each rule. The automaton accepts
//! texts; for a rejected text, the state where it stops has an answer: the production that the error
//! names, and what was expected.

use super::documents::{Compiled, Document, IPV4ADDRESS, Roles};
use super::states::{Automaton, Classes, State, Token, Transition};
use super::states::{automaton_source, columns, intern, rows};
use abnf_lab::{Awaited, Awaits, CharSet, Diagnosis, LabGrammar, Op, Prospect};
use std::collections::{BTreeMap, HashMap};
use std::fmt::Write;

/// What may follow at a position of a text.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Expect {
    /// A text of the production with this number.
    Production(usize),
    Literal(String),
    Range(u32, u32),
    End,
}

/// The explanation of an error in a state: the number of the production that the error names, and
/// what was expected.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Answer {
    pub production: usize,
    pub expected: Vec<Expect>,
}

/// The automaton of the rules of one document.
pub struct Rules<'c> {
    compiled: &'c Compiled,
    roles: &'static Roles,
    /// The core rules, then those of the document.
    grammars: [LabGrammar; 2],
    /// The names of all productions, the core rules first.
    pub names: Vec<String>,
    pub answers: Vec<Answer>,
    /// The automaton. The operations at the end of a state encode the number of its answer.
    pub automaton: Automaton,
    /// For each production, the start state for texts without a userinfo, and that for texts that
    /// may have one. `None` if the automaton does not read the production.
    pub starts: Vec<Option<[usize; 2]>>,
}

/// A state before the automaton is minimized.
struct RawState {
    /// The number of its answer.
    answer: usize,
    /// The next state for each class of the alphabet, then for each token of the document.
    next: Vec<Option<usize>>,
}

/// A token of the document that the automaton reads.
struct UsedToken {
    /// The number of the token in the document.
    number: usize,
    rule: &'static str,
    /// The character that texts of the rule begin with.
    first: char,
}

/// Classes of the alphabet that no state distinguishes.
struct MergedClass {
    characters: CharSet,
    /// One of the classes.
    example: usize,
}

/// Whether states read texts with a userinfo.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Userinfo {
    Read,
    LeftOut,
}

impl<'c> Rules<'c> {
    /// Reads the ABNF of the core rules and of the document, and makes the automaton of the
    /// productions that `reads` selects by their numbers.
    pub fn new(
        compiled: &'c Compiled,
        [core, abnf]: [&str; 2],
        reads: &dyn Fn(&Rules, usize) -> bool,
    ) -> Self {
        let grammars = [core, abnf].map(|text| LabGrammar::from_abnf(text).unwrap());
        let names = grammars.iter().flat_map(defined_names).collect();
        let mut rules = Rules {
            compiled,
            roles: &compiled.document.roles,
            names,
            grammars,
            answers: Vec::new(),
            automaton: Automaton::default(),
            starts: Vec::new(),
        };
        let mut states = Vec::new();
        for production in 0..rules.names.len() {
            let starts = reads(&rules, production).then(|| {
                let without = rules.add_states(&mut states, production, Userinfo::LeftOut);
                let has_userinfo = rules.needs(production, rules.roles.userinfo);
                let with = if has_userinfo {
                    rules.add_states(&mut states, production, Userinfo::Read)
                } else {
                    without
                };
                [without, with]
            });
            rules.starts.push(starts);
        }
        rules.minimize(states);
        rules
    }

    /// Returns the number of core rules.
    fn core_count(&self) -> usize {
        defined_names(&self.grammars[0]).len()
    }

    /// Returns the grammar that defines a production.
    fn grammar(&self, production: usize) -> &LabGrammar {
        &self.grammars[usize::from(production >= self.core_count())]
    }

    /// Whether a production refers to another one of this name, directly or not.
    fn needs(&self, production: usize, name: &str) -> bool {
        let grammar = self.grammar(production);
        let rule = grammar.find(&self.names[production]).unwrap();
        let needed = grammar.dependencies_of(rule);
        needed.iter().any(|&other| other != rule && grammar.rule(other).name == name)
    }

    /// Returns the names of the tokens in the ABNF.
    fn token_names(&self) -> [String; 2] {
        self.compiled.document.tokens.map(|name| name.replace('_', "-"))
    }

    /// Adds the states of a production, and returns the number of the first one.
    fn add_states(
        &mut self,
        states: &mut Vec<RawState>,
        production: usize,
        userinfo: Userinfo,
    ) -> usize {
        let all_tokens = self.token_names();
        let mut tokens: Vec<&str> = all_tokens.iter().map(String::as_str).collect();
        tokens.retain(|name| self.needs(production, name));
        let left_out: Vec<&str> = [self.roles.userinfo]
            .into_iter()
            .filter(|name| userinfo == Userinfo::LeftOut && self.needs(production, name))
            .collect();
        let name = &self.names[production];
        let grammar = self.grammar(production);
        let mut diagnosis = Diagnosis::of(grammar, name, &tokens, &left_out).unwrap();
        // If the whole production is one token, it is read without tokens, so that the states name
        // the productions that it begins with.
        if let [Awaited { what: Awaits::Rule(rule), .. }] = &diagnosis.states[0].awaited[..]
            && tokens.contains(&grammar.rule(*rule).name.as_str())
            && !diagnosis.states[0].may_end
        {
            tokens = Vec::new();
            diagnosis = Diagnosis::of(grammar, name, &[], &left_out).unwrap();
        }
        let first = states.len();
        let alphabet = &self.compiled.alphabet;
        // The number in the diagnosis of each class and token of the document; `None` for a token
        // that it does not read.
        let characters = (0..alphabet.len())
            .map(|class| Some(diagnosis.alphabet.class_of(alphabet.example(class))));
        let tokens = all_tokens.iter().map(|name| {
            let at = tokens.iter().position(|token| token == name)?;
            Some(diagnosis.alphabet.len() + at)
        });
        let symbols: Vec<Option<usize>> = characters.chain(tokens).collect();
        for may_follow in &diagnosis.states {
            let answer = self.error_answer(production, may_follow);
            let next =
                symbols.iter().map(|&symbol| Some(first + may_follow.next[symbol?]?)).collect();
            states.push(RawState { answer: intern(&mut self.answers, answer), next });
        }
        first
    }

    /// Makes the minimal automaton of these states, for all starts together.
    fn minimize(&mut self, states: Vec<RawState>) {
        let class_of = equivalence_classes(&states);
        // Classes are numbered by their first states, which represent them.
        let is_first = |&state: &usize| !class_of[..state].contains(&class_of[state]);
        let representatives: Vec<usize> = (0..states.len()).filter(is_first).collect();
        let alphabet = &self.compiled.alphabet;
        let class_after =
            |state: usize, symbol: usize| states[state].next[symbol].map(|next| class_of[next]);
        let tokens = self.used_tokens(&states);
        let merged = self.merge_classes(&tokens, |class| {
            representatives.iter().map(|&state| class_after(state, class)).collect()
        });
        let examples = merged.iter().map(|class| class.example);
        let symbols = tokens.iter().map(|token| alphabet.len() + token.number);
        let symbols: Vec<usize> = examples.chain(symbols).collect();
        let state = |&state: &usize| {
            let to = |&symbol: &usize| {
                Some(Transition { target: class_after(state, symbol)?, ops: Vec::new() })
            };
            // The operation has no effect: it only carries the number of the answer.
            State {
                accepts: Some(vec![Op::Clear(states[state].answer)]),
                next: symbols.iter().map(to).collect(),
            }
        };
        let token = |token: &UsedToken| Token {
            rule: token.rule.to_owned(),
            first: CharSet::single(token.first),
        };
        self.automaton.states = representatives.iter().map(state).collect();
        self.automaton.tokens = tokens.iter().map(token).collect();
        self.automaton.classes = merged.into_iter().map(|class| class.characters).collect();
        for start in self.starts.iter_mut().flatten().flatten() {
            *start = class_of[*start];
        }
    }

    /// Returns the tokens of the document that a state reads.
    fn used_tokens(&self, states: &[RawState]) -> Vec<UsedToken> {
        // The tokens are a percent-encoding and an IP literal, with their first characters.
        let tokens = self.compiled.document.tokens.iter().zip(['%', '[']).enumerate();
        let tokens = tokens.map(|(number, (rule, first))| UsedToken { number, rule, first });
        let is_used = |token: &UsedToken| {
            let symbol = self.compiled.alphabet.len() + token.number;
            states.iter().any(|state| state.next[symbol].is_some())
        };
        tokens.filter(is_used).collect()
    }

    /// Merges the classes of the alphabet that no state distinguishes. `targets` returns where each state goes with
    /// a class.
    fn merge_classes(
        &self,
        tokens: &[UsedToken],
        targets: impl Fn(usize) -> Vec<Option<usize>>,
    ) -> Vec<MergedClass> {
        let alphabet = &self.compiled.alphabet;
        let mut distinct = Vec::new();
        let mut merged: Vec<MergedClass> = Vec::new();
        for class in 0..alphabet.len() {
            let first = alphabet.example(class);
            let token = tokens.iter().find(|token| token.first == first);
            let number = intern(&mut distinct, (token.map(|token| token.number), targets(class)));
            let characters = alphabet.characters(class);
            match merged.get_mut(number) {
                Some(known) => known.characters = known.characters.union(characters),
                None => merged.push(MergedClass { characters: characters.clone(), example: class }),
            }
        }
        merged
    }

    /// Returns the production to blame, and what it expected, for texts of a production that are
    /// rejected where only `may_follow` may follow.
    fn error_answer(&self, production: usize, may_follow: &Prospect) -> Answer {
        let choice = Choice { rules: self, grammar: self.grammar(production) };
        let root = choice.grammar.find(&self.names[production]).unwrap();
        let plausible = choice.plausible_readings(&may_follow.awaited);
        let path = choice.path_to_blamed(root, &plausible);
        let production = choice.number(path[path.len() - 1]);
        Answer { production, expected: choice.expected(may_follow, &plausible, &path) }
    }
}

/// Returns the number of the equivalence class of each state (Moore's algorithm). States are
/// equivalent if the same answer follows every text.
fn equivalence_classes(states: &[RawState]) -> Vec<usize> {
    let mut class_of: Vec<usize> = states.iter().map(|state| state.answer).collect();
    let mut count = 0;
    loop {
        let signatures = states.iter().zip(&class_of).map(|(state, &own)| {
            let next = state.next.iter().map(|next| next.map(|next| class_of[next]));
            (own, next.collect::<Vec<_>>())
        });
        let signatures: Vec<_> = signatures.collect();
        let mut numbers = HashMap::new();
        class_of = signatures
            .into_iter()
            .map(|signature| {
                let new = numbers.len();
                *numbers.entry(signature).or_insert(new)
            })
            .collect();
        if numbers.len() == count {
            return class_of;
        }
        count = numbers.len();
    }
}

/// Returns the names of the rules that the text of a grammar defines.
fn defined_names(grammar: &LabGrammar) -> Vec<String> {
    let rules = grammar.rules().iter().filter(|rule| rule.span.is_some());
    rules.map(|rule| rule.name.clone()).collect()
}

/// Chooses what an error says. Of the ways to read the text up to the error, it considers those that
/// a person would find plausible.
struct Choice<'d, 'c> {
    rules: &'d Rules<'c>,
    /// The grammar that defines the production that should match the text.
    grammar: &'d LabGrammar,
}

impl Choice<'_, '_> {
    /// Returns the name of a rule of the grammar.
    fn name(&self, rule: usize) -> &str {
        &self.grammar.rule(rule).name
    }

    /// Returns the number of a rule among the productions of the document.
    fn number(&self, rule: usize) -> usize {
        let core_count = self.rules.core_count();
        let name = self.name(rule);
        let position = |names: &[String]| names.iter().position(|other| other == name);
        // The core grammar has only core rules. The grammar of a document has these too, but without
        // a span, since their text is not in the document.
        match self.grammar.rule(rule).span {
            Some(_) if self.grammar.rules().len() > core_count => {
                core_count + position(&self.rules.names[core_count..]).unwrap()
            }
            _ => position(&self.rules.names[..core_count]).unwrap(),
        }
    }

    /// Whether the rule has one of these names.
    fn is_one_of(&self, rule: usize, names: &[&str]) -> bool {
        names.contains(&self.name(rule))
    }

    /// Whether what is awaited is inside a rule of one of these names, below the outermost rule.
    fn is_inside(&self, awaited: &Awaited, names: &[&str]) -> bool {
        awaited.open[1..].iter().any(|&rule| self.is_one_of(rule, names))
    }

    /// Returns the readings that a person would find plausible. The error names a production that
    /// is open in one of them.
    fn plausible_readings<'p>(&self, awaited: &'p [Awaited]) -> Vec<&'p Awaited> {
        let roles = self.rules.roles;
        // The first `begun` rules of `open` began before this point of the text.
        let has_begun = |awaited: &Awaited, names: &[&str]| {
            awaited.open[..awaited.begun].iter().any(|&rule| self.is_one_of(rule, names))
        };
        let readings = awaited.iter().filter(|awaited| !matches!(awaited.what, Awaits::LeftOut(_)));
        let mut plausible: Vec<&Awaited> = readings.collect();
        // Without the `:` of a scheme so far, the text is a relative reference.
        if plausible.iter().any(|awaited| self.is_inside(awaited, &[roles.relative])) {
            plausible.retain(|awaited| !self.is_inside(awaited, &roles.with_scheme));
        }
        // A userinfo can be read only if an `@` is still to come.
        if plausible.iter().any(|awaited| self.is_inside(awaited, &[roles.userinfo])) {
            plausible.retain(|awaited| self.is_inside(awaited, &[roles.userinfo]));
        }
        // If the text can still be a name, it need not be an address.
        if plausible.iter().any(|awaited| has_begun(awaited, &roles.names)) {
            plausible.retain(|awaited| !has_begun(awaited, &["IPv4address"]));
        }
        plausible
    }

    /// Returns the rules from `root` to the one that the error names. That is the innermost rule that
    /// has begun, or a rule that begins at the error, if no other can begin there.
    fn path_to_blamed(&self, root: usize, plausible: &[&Awaited]) -> Vec<usize> {
        let Some(innermost) = plausible.iter().max_by_key(|awaited| awaited.begun) else {
            return vec![root];
        };
        let mut path = innermost.open[..innermost.begun].to_vec();
        loop {
            let mut inside = plausible.iter().filter(|awaited| awaited.open.starts_with(&path));
            let beginning_rule = |awaited: &Awaited| {
                let rule = *awaited.open.get(path.len())?;
                let begins = path.len() >= awaited.begun;
                (begins && !self.is_one_of(rule, &self.rules.roles.repeated)).then_some(rule)
            };
            let Some(first) = inside.next().and_then(|awaited| beginning_rule(awaited)) else {
                break;
            };
            // If the rule may be empty, the others that can begin here come after it.
            let is_only_one = self.may_be_empty(first)
                || inside.filter_map(|awaited| beginning_rule(awaited)).all(|other| other == first);
            if !is_only_one {
                break;
            }
            path.push(first);
        }
        // Several alternatives of an address are open at once, and none is preferred.
        if let Some(at) = path.iter().position(|&rule| self.name(rule) == "IPv6address") {
            path.truncate(at + 1);
        }
        while path.len() > 1 && self.is_one_of(path[path.len() - 1], &self.rules.roles.inner) {
            path.pop();
        }
        path
    }

    /// Whether the rule accepts the empty text.
    fn may_be_empty(&self, rule: usize) -> bool {
        let name = self.name(rule).replace('-', "_");
        let compiled = self.rules.compiled;
        let index = compiled.grammar.find(&name).unwrap();
        compiled.automata[index].states[0].accepts.is_some()
    }

    /// Returns what may follow, each as the outermost production that would begin there, or as a
    /// character. An implausible reading adds only what no plausible one accepts.
    fn expected(
        &self,
        may_follow: &Prospect,
        plausible: &[&Awaited],
        path: &[usize],
    ) -> Vec<Expect> {
        let mut all = Vec::new();
        let covered = plausible.iter().fold(CharSet::empty(), |set, one| set.union(&one.first));
        let production = |rule| Expect::Production(self.number(rule));
        for awaited in &may_follow.awaited {
            let shared = awaited.open.iter().zip(path).take_while(|(a, b)| a == b).count();
            let begins = awaited.open.get(shared.max(awaited.begun)).copied();
            let is_plausible = plausible.iter().any(|other| std::ptr::eq(*other, awaited));
            // An implausible reading adds a token (`first` is empty), a character that is not
            // covered, or a rule with a scheme that begins here.
            let adds = is_plausible
                || awaited.first.is_empty()
                || !awaited.first.difference(&covered).is_empty()
                || begins.is_some_and(|rule| self.is_one_of(rule, &self.rules.roles.with_scheme));
            let expected = match (begins, &awaited.what) {
                (_, Awaits::LeftOut(_)) => continue,
                _ if !adds => continue,
                (Some(rule), _) | (None, &Awaits::Rule(rule)) => production(rule),
                (None, Awaits::Literal(literal)) => Expect::Literal(literal.clone()),
                (None, Awaits::Set(set)) => {
                    let [(first, last)] = *set.code_points() else { panic!("{set}") };
                    Expect::Range(first, last)
                }
                (None, other) => panic!("{other:?}"),
            };
            if !all.contains(&expected) {
                all.push(expected);
            }
        }
        if may_follow.may_end {
            all.push(Expect::End);
        }
        all
    }
}

impl Rules<'_> {
    /// Returns the start states of a production, if this automaton reads it.
    pub fn start(&self, name: &str) -> Option<[usize; 2]> {
        self.starts[self.names.iter().position(|other| other == name)?]
    }

    /// Returns the start states of each production as Rust source: those of this automaton, or for a production that
    /// it does not read, those of the common one.
    pub fn starts_source(&self, common: &Rules) -> impl Iterator<Item = String> {
        self.names.iter().zip(&self.starts).map(|(name, starts)| match starts {
            Some([without, with]) => format!("[{without}, {with}]"),
            None => {
                let start = match common.start(name).unwrap() {
                    [0, _] => "C".to_owned(),
                    [start, _] => format!("C | {start}"),
                };
                format!("[{start}, {start}]")
            }
        })
    }

    /// Returns the tokens of an automaton as Rust source. Each is read by this automaton of rules,
    /// which is the constant `name`, or by the common one.
    pub fn tokens(&self, automaton: &Automaton, name: &str, common: &Rules) -> String {
        let token = |token: &Token| {
            let rule = self.abnf_name(&token.rule);
            let own = self.start(rule).map(|[start, _]| (name, start));
            let (automaton, start) =
                own.or_else(|| Some(("COMMON", common.start(rule)?[0]))).unwrap();
            format!("Token {{ automaton: &{automaton}, start: {start} }}")
        };
        automaton.tokens.iter().map(token).collect::<Vec<_>>().join(", ")
    }

    /// Returns the name in the ABNF of a rule of the pest grammar.
    pub fn abnf_name(&self, rule: &str) -> &str {
        self.names.iter().find(|name| name.replace('-', "_") == rule).unwrap()
    }

    /// Returns the source of the automaton that several documents share.
    pub fn common_automaton_file(&self) -> String {
        let mut out = "//! Generated from `grammar/abnf/rfc3986.abnf` by `crates/proofs`.\n\n\
            use super::super::table::{Automaton, Node, Octets, Range, State, range};\n"
            .to_owned();
        if !self.automaton.tokens.is_empty() {
            out.push_str("use super::super::table::Token;\n");
        }
        out.push('\n');
        // The common automaton has all start states itself.
        self.write_automaton(self, "COMMON", &mut out);
        let [without_userinfo, _] = self.start(IPV4ADDRESS).unwrap();
        writeln!(out, "/// The start state of IPv4address.").unwrap();
        writeln!(out, "pub(crate) const IPV4ADDRESS: u16 = {without_userinfo};").unwrap();
        out
    }

    /// Writes the automaton as the constant `name`, and the classes of its characters. Some
    /// rules are read as one symbol, a token. `common` gives the start state of each token for which
    /// this automaton has none.
    pub fn write_automaton(&self, common: &Rules, name: &'static str, out: &mut String) {
        let Compiled { alphabet, document, .. } = self.compiled;
        let columns = columns(&self.automaton, alphabet);
        let classes = Classes::new(alphabet, "CHARACTERS", vec![(&self.automaton, &columns)]);
        classes.write(alphabet, out);
        let ends = |state: &State| self.answer_of(state).expected.last() == Some(&Expect::End);
        let entry = |to: &Transition, token: usize| {
            // Fourteen bits for the target, and the token above them. All fourteen set is no state.
            assert!(to.target < 0x3FFF);
            to.target | token << 14
        };
        let tokens = self.tokens(&self.automaton, name, common);
        // The rule of percent-encodings.
        let encoded = document.tokens[0];
        let automaton =
            automaton_source(&classes, &self.automaton, &columns, encoded, ends, entry, &tokens);
        writeln!(out, "pub(crate) static {name}: Automaton = {automaton};\n").unwrap();
    }

    /// Returns the source of the document's own answers.
    pub fn answers_file(&self) -> String {
        let Document { name, module, .. } = self.compiled.document;
        let private = self.private();
        // A document whose productions are all common has no answers of its own, which `X` would end.
        let end = if self.answers.is_empty() { "" } else { ", END as X" };
        let (private_type, grammar, has_private) = match private {
            Some(_) => (", Private", "{Grammar, Production}", "Some(PRIVATE)"),
            None => ("", "Grammar", "None"),
        };
        let mut out = format!(
            "//! Generated from `grammar/abnf/{name}.abnf` by `crates/proofs`.\n\n\
             use super::super::answers::{{Answers, Document{end}{private_type}, Terminal}};\n\
             use super::common::ANSWERS as COMMON;\n\
             use crate::grammar::{grammar};\n\
             use crate::syntax::tables::{module}::RULES;\n\n"
        );
        self.write_answers(&mut out);
        if let Some(private) = private {
            writeln!(out, "const PRIVATE: Private = {private};\n").unwrap();
        }
        writeln!(
            out,
            "/// The automata and answers of the document.\n\
             pub(crate) static DOCUMENT: Document =\n    \
             Document {{ rules: &RULES, own: &ANSWERS, common: &COMMON, private: {has_private} }};"
        )
        .unwrap();
        out
    }

    /// Returns the source of the answers that several documents share.
    pub fn common_answers_file(&self) -> String {
        let mut out = "//! Generated from `grammar/abnf/rfc3986.abnf` by `crates/proofs`.\n\n\
            use super::super::answers::{Answers, END as X, Terminal};\n\
            use crate::grammar::Grammar;\n\n"
            .to_owned();
        self.write_answers(&mut out);
        out
    }

    /// Writes each answer as numbers: the number of its production, then those of what was expected.
    /// Numbers below 128 are productions, the others terminals.
    fn write_answers(&self, out: &mut String) {
        let mut terminals = vec!["Terminal::End".to_owned()];
        // The literals, one after the other.
        let mut literals = String::new();
        // The source of all answers, the position of each answer, and the number of elements so far.
        let (mut all, mut at, mut length) = (String::new(), Vec::new(), 0);
        for Answer { production, expected } in &self.answers {
            let mut number = |expect: &Expect| match expect {
                Expect::Production(number) => *number,
                Expect::Literal(literal) => {
                    let start = literals.find(literal).unwrap_or_else(|| {
                        literals.push_str(literal);
                        literals.len() - literal.len()
                    });
                    let length = literal.len();
                    0x80 + intern(&mut terminals, format!("Terminal::Literal({start}, {length})"))
                }
                Expect::Range(first, last) => {
                    let [first, last] = [first, last].map(|&it| char::from_u32(it).unwrap());
                    let range = format!(
                        "Terminal::Range('{}', '{}')",
                        first.escape_unicode(),
                        last.escape_unicode()
                    );
                    0x80 + intern(&mut terminals, range)
                }
                Expect::End => 0x80,
            };
            let numbers: Vec<String> = std::iter::once(*production)
                .chain(expected.iter().map(&mut number))
                .inspect(|number| assert!(*number < 0xFF))
                .map(|number| number.to_string())
                .collect();
            // `X`, which is 0xFF, marks the end of an answer.
            at.push(length);
            length += numbers.len() + 1;
            writeln!(all, "    {}, X,", numbers.join(", ")).unwrap();
        }
        let states = self.automaton.states.iter().map(|state| at[self.number_of_answer(state)]);
        let states = rows(states.map(|at| at.to_string()), 16);
        let terminals = rows(terminals.into_iter(), 4);
        writeln!(
            out,
            "pub(super) static ANSWERS: Answers = Answers {{\n    grammar: Grammar::{},\n    \
             literals: {literals:?},\n    terminals: &[\n{terminals}    ],\n    all: &[\n{all}    ],\n    \
             of_states: &[\n{states}    ],\n}};\n",
            self.compiled.document.variant
        )
        .unwrap();
    }

    /// Returns the source of the production of private-use characters, and of the productions that
    /// refer to it; `None` if the document has none.
    fn private(&self) -> Option<String> {
        let grammar = &self.grammars[1];
        let private = grammar.find("iprivate")?;
        let number = |name: &String| self.names.iter().position(|other| other == name).unwrap();
        let variant = self.compiled.document.variant;
        let source = |name| format!("Production::new(Grammar::{variant}, {})", number(name));
        let rules = grammar.rules().iter();
        let referring = rules.filter(|rule| rule.expr.references().any(|it| it == private));
        let allowed: Vec<String> = referring.map(|rule| source(&rule.name)).collect();
        let class = source(&grammar.rule(private).name);
        let allowed = allowed.join(", ");
        Some(format!("Private {{ allowed_in: &[{allowed}], class: {class} }}"))
    }

    /// Returns the number of the answer, which the operations of the state encode.
    fn number_of_answer(&self, state: &State) -> usize {
        match state.accepts.as_deref() {
            Some([Op::Clear(answer)]) => *answer,
            other => panic!("{other:?}"),
        }
    }

    fn answer_of(&self, state: &State) -> &Answer {
        &self.answers[self.number_of_answer(state)]
    }

    /// Returns a production as the document prints it, and all productions that it needs, by name.
    /// White space between words is one space.
    pub fn printed(&self, production: usize) -> BTreeMap<&str, String> {
        let grammar = self.grammar(production);
        let rule = grammar.find(&self.names[production]).unwrap();
        let needed = grammar.dependencies_of(rule).into_iter().map(|rule| {
            let printed = grammar.written(rule).unwrap_or_default();
            let words: Vec<&str> = printed.split_whitespace().collect();
            (grammar.rule(rule).name.as_str(), words.join(" "))
        });
        needed.collect()
    }
}
