//! All rules of a document as one automaton, with a start state for each rule. It accepts texts;
//! for a rejected text it says where the text fails, which production to name, and what was
//! expected.

use super::documents::{Compiled, Document, IPV4ADDRESS, Roles};
use super::states::{Automaton, Classes, NO_END, State, Transition};
use super::states::{columns, number_of, rows, write_states};
use abnf_lab::{Awaited, Awaits, CharSet, Diagnosis, LabGrammar, Op, Prospect};
use std::collections::{BTreeMap, HashMap};
use std::fmt::Write;

/// Something that may follow.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Expect {
    /// A text of the production with this number.
    Production(usize),
    Literal(String),
    Range(u32, u32),
    End,
}

/// The explanation of a text that stops in a state: the number of the production to name, and what
/// was expected.
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
    /// For each production that the automaton reads, the state for texts without a userinfo, and
    /// the state for texts with one.
    pub starts: Vec<Option<[usize; 2]>>,
}

impl<'c> Rules<'c> {
    /// Reads the ABNF of the core rules and of the document, and makes the automaton of the
    /// productions that `reads` selects by their numbers.
    pub fn of(
        compiled: &'c Compiled,
        [core, abnf]: [&str; 2],
        reads: &dyn Fn(&Rules, usize) -> bool,
    ) -> Self {
        let grammars = [core, abnf].map(|text| LabGrammar::from_abnf(text).unwrap());
        let names = grammars.iter().flat_map(own).collect();
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
                let without = rules.add(&mut states, production, false);
                let userinfo = rules.needs(production, rules.roles.userinfo);
                [without, if userinfo { rules.add(&mut states, production, true) } else { without }]
            });
            rules.starts.push(starts);
        }
        rules.minimize(states);
        rules
    }

    fn core(&self) -> usize {
        own(&self.grammars[0]).len()
    }

    /// The grammar of a production.
    fn grammar(&self, production: usize) -> &LabGrammar {
        &self.grammars[usize::from(production >= self.core())]
    }

    fn needs(&self, production: usize, name: &str) -> bool {
        let grammar = self.grammar(production);
        let rule = grammar.find(&self.names[production]).unwrap();
        let needed = grammar.dependencies_of(rule);
        needed.iter().any(|&other| other != rule && grammar.rule(other).name == name)
    }

    /// The rules that are tokens, by their names in the ABNF.
    fn token_names(&self) -> [String; 2] {
        self.compiled.document.tokens.map(|name| name.replace('_', "-"))
    }

    /// Adds the states of a production, and returns the first one.
    fn add(
        &mut self,
        states: &mut Vec<(usize, Vec<Option<usize>>)>,
        production: usize,
        userinfo: bool,
    ) -> usize {
        let all_tokens = self.token_names();
        let mut tokens: Vec<&str> = all_tokens.iter().map(String::as_str).collect();
        tokens.retain(|name| self.needs(production, name));
        let left_out: Vec<&str> = [self.roles.userinfo]
            .into_iter()
            .filter(|name| !userinfo && self.needs(production, name))
            .collect();
        let name = &self.names[production];
        let grammar = self.grammar(production);
        let mut diagnosis = Diagnosis::of(grammar, name, &tokens, &left_out).unwrap();
        // If the whole production is one token, the states name the productions that it begins
        // with.
        if let [Awaited { what: Awaits::Rule(rule), .. }] = &diagnosis.states[0].awaited[..]
            && tokens.contains(&grammar.rule(*rule).name.as_str())
            && !diagnosis.states[0].may_end
        {
            tokens = Vec::new();
            diagnosis = Diagnosis::of(grammar, name, &[], &left_out).unwrap();
        }
        let first = states.len();
        let alphabet = &self.compiled.alphabet;
        let characters = (0..alphabet.len())
            .map(|class| Some(diagnosis.alphabet.class_of(alphabet.example(class))));
        let tokens = all_tokens.iter().map(|name| {
            let at = tokens.iter().position(|token| token == name)?;
            Some(diagnosis.alphabet.len() + at)
        });
        let symbols: Vec<Option<usize>> = characters.chain(tokens).collect();
        for prospect in &diagnosis.states {
            let answer = self.answer(production, prospect);
            let next =
                symbols.iter().map(|&symbol| Some(first + prospect.next[symbol?]?)).collect();
            states.push((number_of(&mut self.answers, answer), next));
        }
        first
    }

    /// Minimizes the automaton (Moore), for all starts together.
    fn minimize(&mut self, states: Vec<(usize, Vec<Option<usize>>)>) {
        let mut block: Vec<usize> = states.iter().map(|&(answer, _)| answer).collect();
        let mut count = 0;
        loop {
            let mut known = HashMap::new();
            let looks = states.iter().zip(&block).map(|((_, next), &own)| {
                let next = next.iter().map(|next| next.map(|next| block[next]));
                (own, next.collect::<Vec<_>>())
            });
            let looks: Vec<_> = looks.collect();
            block = looks
                .into_iter()
                .map(|look| {
                    let fresh = known.len();
                    *known.entry(look).or_insert(fresh)
                })
                .collect();
            if known.len() == count {
                break;
            }
            count = known.len();
        }
        let is_first = |&state: &usize| !block[..state].contains(&block[state]);
        let firsts: Vec<usize> = (0..states.len()).filter(is_first).collect();
        let alphabet = &self.compiled.alphabet;
        let after = |state: usize, symbol: usize| states[state].1[symbol].map(|next| block[next]);
        let is_used = |token: usize| states.iter().any(|(_, next)| next[token].is_some());
        let tokens = self.compiled.document.tokens.iter().zip(['%', '[']).enumerate();
        let tokens = tokens.filter(|(token, _)| is_used(alphabet.len() + token));
        let tokens: Vec<_> = tokens.collect();
        // Characters that no state distinguishes form one class.
        let mut known = Vec::new();
        let mut classes: Vec<CharSet> = Vec::new();
        let mut examples = Vec::new();
        for class in 0..alphabet.len() {
            let example = alphabet.example(class);
            let token = tokens.iter().find(|(_, (_, first))| *first == example);
            let column: Vec<_> = firsts.iter().map(|&state| after(state, class)).collect();
            let number = number_of(&mut known, (token.map(|(token, _)| token), column));
            let characters = alphabet.characters(class);
            match classes.get_mut(number) {
                Some(all) => *all = all.union(characters),
                None => {
                    classes.push(characters.clone());
                    examples.push(class);
                }
            }
        }
        let symbols = tokens.iter().map(|(token, _)| alphabet.len() + token);
        let symbols: Vec<usize> = examples.into_iter().chain(symbols).collect();
        let state = |&state: &usize| {
            let to = |&symbol: &usize| {
                Some(Transition { target: after(state, symbol)?, ops: Vec::new() })
            };
            State {
                accepts: Some(vec![Op::Clear(states[state].0)]),
                next: symbols.iter().map(to).collect(),
            }
        };
        let token = |(_, (rule, first)): &(usize, (&&str, char))| {
            ((**rule).to_owned(), CharSet::single(*first))
        };
        self.automaton.states = firsts.iter().map(state).collect();
        self.automaton.tokens = tokens.iter().map(token).collect();
        self.automaton.classes = classes;
        for start in self.starts.iter_mut().flatten().flatten() {
            *start = block[*start];
        }
    }

    fn answer(&self, asked: usize, prospect: &Prospect) -> Answer {
        let reading = Reading { all: self, grammar: self.grammar(asked) };
        let asked = reading.grammar.find(&self.names[asked]).unwrap();
        let meant = reading.plausible(&prospect.awaited);
        let path = reading.path(asked, &meant);
        let production = reading.number(path[path.len() - 1]);
        Answer { production, expected: reading.expected(prospect, &meant, &path) }
    }
}

/// The names of the rules that the text of a grammar defines.
fn own(grammar: &LabGrammar) -> Vec<String> {
    let rules = grammar.rules().iter().filter(|rule| rule.span.is_some());
    rules.map(|rule| rule.name.clone()).collect()
}

/// Chooses what an error says, as a reader would understand the text.
struct Reading<'d, 'c> {
    all: &'d Rules<'c>,
    grammar: &'d LabGrammar,
}

impl Reading<'_, '_> {
    fn name(&self, rule: usize) -> &str {
        &self.grammar.rule(rule).name
    }

    /// The number of a production in the document.
    fn number(&self, rule: usize) -> usize {
        let core = self.all.core();
        let name = self.name(rule);
        let of = |names: &[String]| names.iter().position(|other| other == name);
        match self.grammar.rule(rule).span {
            Some(_) if self.grammar.rules().len() > core => {
                core + of(&self.all.names[core..]).unwrap()
            }
            _ => of(&self.all.names[..core]).unwrap(),
        }
    }

    fn is_any(&self, rule: usize, names: &[&str]) -> bool {
        names.contains(&self.name(rule))
    }

    fn lies_in(&self, awaited: &Awaited, names: &[&str]) -> bool {
        awaited.open[1..].iter().any(|&rule| self.is_any(rule, names))
    }

    /// The plausible readings of a text: the productions that are open in these are candidates to
    /// name.
    fn plausible<'p>(&self, awaited: &'p [Awaited]) -> Vec<&'p Awaited> {
        let roles = self.all.roles;
        let has_begun = |awaited: &Awaited, names: &[&str]| {
            awaited.open[..awaited.begun].iter().any(|&rule| self.is_any(rule, names))
        };
        let live = awaited.iter().filter(|awaited| !matches!(awaited.what, Awaits::LeftOut(_)));
        let mut meant: Vec<&Awaited> = live.collect();
        // Without the `:` of a scheme so far, the text is a relative reference.
        if meant.iter().any(|awaited| self.lies_in(awaited, &[roles.relative])) {
            meant.retain(|awaited| !self.lies_in(awaited, &roles.with_scheme));
        }
        // A userinfo can be read only if an `@` is still to come.
        if meant.iter().any(|awaited| self.lies_in(awaited, &[roles.userinfo])) {
            meant.retain(|awaited| self.lies_in(awaited, &[roles.userinfo]));
        }
        // If the text can still be a name, it need not be an address.
        if meant.iter().any(|awaited| has_begun(awaited, &roles.names)) {
            meant.retain(|awaited| !has_begun(awaited, &["IPv4address"]));
        }
        meant
    }

    /// The production to name, with those around it, the outermost first: the innermost one that
    /// has begun, or one that begins right here, if nothing else can come first.
    fn path(&self, asked: usize, meant: &[&Awaited]) -> Vec<usize> {
        let Some(innermost) = meant.iter().max_by_key(|awaited| awaited.begun) else {
            return vec![asked];
        };
        let mut path = innermost.open[..innermost.begun].to_vec();
        loop {
            let mut there = meant.iter().filter(|awaited| awaited.open.starts_with(&path));
            let begins = |awaited: &Awaited| {
                let rule = *awaited.open.get(path.len())?;
                let begins = path.len() >= awaited.begun;
                (begins && !self.is_any(rule, &self.all.roles.repeated)).then_some(rule)
            };
            let Some(first) = there.next().and_then(|awaited| begins(awaited)) else { break };
            // After a production that may be empty, the next one can begin here as well.
            let alone = self.may_be_empty(first)
                || there.filter_map(|awaited| begins(awaited)).all(|other| other == first);
            if !alone {
                break;
            }
            path.push(first);
        }
        // Several alternatives of an address are open at once, and none is preferred.
        if let Some(at) = path.iter().position(|&rule| self.name(rule) == "IPv6address") {
            path.truncate(at + 1);
        }
        while path.len() > 1 && self.is_any(path[path.len() - 1], &self.all.roles.inner) {
            path.pop();
        }
        path
    }

    fn may_be_empty(&self, rule: usize) -> bool {
        let name = self.name(rule).replace('-', "_");
        let compiled = self.all.compiled;
        let index = compiled.grammar.find(&name).unwrap();
        compiled.automata[index].states[0].accepts.is_some()
    }

    /// What may follow, named by the outermost production that would begin there. Implausible
    /// readings add only what the others do not accept.
    fn expected(&self, prospect: &Prospect, meant: &[&Awaited], path: &[usize]) -> Vec<Expect> {
        let mut all = Vec::new();
        let covered = meant.iter().fold(CharSet::empty(), |all, one| all.union(&one.first));
        let production = |rule| Expect::Production(self.number(rule));
        for awaited in &prospect.awaited {
            let shared = awaited.open.iter().zip(path).take_while(|(a, b)| a == b).count();
            let begins = awaited.open.get(shared.max(awaited.begun)).copied();
            let is_meant = meant.iter().any(|other| std::ptr::eq(*other, awaited));
            let adds = is_meant
                || awaited.first.is_empty()
                || !awaited.first.difference(&covered).is_empty()
                || begins.is_some_and(|rule| self.is_any(rule, &self.all.roles.with_scheme));
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
        if prospect.may_end {
            all.push(Expect::End);
        }
        all
    }
}

impl Rules<'_> {
    /// The start states of a production, if it is read here.
    pub fn start(&self, name: &str) -> Option<[usize; 2]> {
        self.starts[self.names.iter().position(|other| other == name)?]
    }

    /// The tokens of an automaton as Rust source. Each is read here or by the common automaton.
    pub fn tokens(&self, automaton: &Automaton, common: &Rules) -> String {
        let of = |(rule, _): &(String, CharSet)| {
            let name = self.abnf_name(rule);
            let own = self.start(name).map(|[start, _]| ("OWN", start));
            let (automaton, start) =
                own.or_else(|| Some(("COMMON", common.start(name)?[0]))).unwrap();
            format!("Token {{ automaton: &{automaton}, start: {start} }}")
        };
        automaton.tokens.iter().map(of).collect::<Vec<_>>().join(", ")
    }

    /// The name in the ABNF of a rule of the pest grammar.
    pub fn abnf_name(&self, rule: &str) -> &str {
        self.names.iter().find(|name| name.replace('-', "_") == rule).unwrap()
    }

    /// The file of the automaton that several documents share.
    pub fn automaton_file(&self) -> String {
        let mut out = "//! Generated from `grammar/abnf/rfc3986.abnf` by `crates/proofs`.\n\n\
            use super::super::table::{Automaton, NOWHERE as X, Octets, Rest, State, Table};\n\n"
            .to_owned();
        self.write_automaton(self, "COMMON", &mut out);
        let [address, _] = self.start(IPV4ADDRESS).unwrap();
        writeln!(out, "/// The start state of IPv4address.").unwrap();
        writeln!(out, "pub(crate) const IPV4ADDRESS: u16 = {address};").unwrap();
        out
    }

    /// Writes the automaton and the classes of its characters.
    pub fn write_automaton(&self, common: &Rules, name: &'static str, out: &mut String) {
        let Compiled { alphabet, document, .. } = self.compiled;
        let columns = columns(&self.automaton, alphabet);
        let classes = Classes::of(alphabet, "CHARACTERS", vec![(&self.automaton, &columns)]);
        classes.write(alphabet, out);
        let end = |state: &State| match self.answer_of(state).expected.last() {
            Some(Expect::End) => 0,
            _ => NO_END,
        };
        let entry = |to: &Transition, token: usize| {
            assert!(to.target < 0x3FFF);
            to.target | token << 14
        };
        let tokens = self.tokens(&self.automaton, common);
        let rest = format!("ops: &[], tokens: &[{tokens}], has_path: false");
        let encoded = document.tokens[0];
        let table = write_states(&classes, &self.automaton, &columns, encoded, end, entry, &rest);
        writeln!(out, "pub(crate) static {name}: Automaton = Automaton({table});\n").unwrap();
    }

    /// The file of answers.
    pub fn file(&self) -> String {
        let Document { name, module, .. } = self.compiled.document;
        let private = self.private();
        let (answers, grammar, has_private) = match private {
            Some(_) => {
                ("Answers, Document, END as X, Private", "{Grammar, Production}", "Some(PRIVATE)")
            }
            None => ("Answers, Document, END as X", "Grammar", "None"),
        };
        let mut out = format!(
            "//! Generated from `grammar/abnf/{name}.abnf` by `crates/proofs`.\n\n\
             use super::super::answers::{{{answers}}};\n\
             use super::common::ANSWERS as COMMON;\n\
             use crate::error::Expected;\n\
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

    /// The file of answers that several documents share.
    pub fn common_file(&self) -> String {
        let mut out = "//! Generated from `grammar/abnf/rfc3986.abnf` by `crates/proofs`.\n\n\
            use super::super::answers::{Answers, END as X};\n\
            use crate::error::Expected;\n\
            use crate::grammar::Grammar;\n\n"
            .to_owned();
        self.write_answers(&mut out);
        out
    }

    /// Writes each answer as numbers: that of its production, then those of what was expected.
    /// Numbers below 128 are productions, the others terminals.
    fn write_answers(&self, out: &mut String) {
        let mut terminals = vec!["Expected::End".to_owned()];
        let (mut all, mut at, mut length) = (String::new(), Vec::new(), 0);
        for Answer { production, expected } in &self.answers {
            let number = |expect: &Expect| match expect {
                Expect::Production(number) => *number,
                Expect::Literal(literal) => {
                    0x80 + number_of(&mut terminals, format!("Expected::Literal({literal:?})"))
                }
                Expect::Range(first, last) => {
                    let [first, last] = [first, last].map(|&it| char::from_u32(it).unwrap());
                    let range = format!(
                        "Expected::Range('{}', '{}')",
                        first.escape_unicode(),
                        last.escape_unicode()
                    );
                    0x80 + number_of(&mut terminals, range)
                }
                Expect::End => 0x80,
            };
            let numbers: Vec<String> = std::iter::once(*production)
                .chain(expected.iter().map(number))
                .inspect(|number| assert!(*number < 0xFF))
                .map(|number| number.to_string())
                .collect();
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
             terminals: &[\n{terminals}    ],\n    all: &[\n{all}    ],\n    \
             of_states: &[\n{states}    ],\n}};\n",
            self.compiled.document.variant
        )
        .unwrap();
    }

    /// The productions that name private-use characters.
    fn private(&self) -> Option<String> {
        let grammar = &self.grammars[1];
        let private = grammar.find("iprivate")?;
        let number = |name: &String| self.names.iter().position(|other| other == name).unwrap();
        let variant = self.compiled.document.variant;
        let of = |name| format!("Production::new(Grammar::{variant}, {})", number(name));
        let names = grammar.rules().iter();
        let names = names.filter(|rule| rule.expr.references().any(|target| target == private));
        let allowed: Vec<String> = names.map(|rule| of(&rule.name)).collect();
        let class = of(&grammar.rule(private).name);
        let allowed = allowed.join(", ");
        Some(format!("Private {{ allowed_in: &[{allowed}], class: {class} }}"))
    }

    fn number_of_answer(&self, state: &State) -> usize {
        match state.accepts.as_deref() {
            Some([Op::Clear(answer)]) => *answer,
            other => panic!("{other:?}"),
        }
    }

    fn answer_of(&self, state: &State) -> &Answer {
        &self.answers[self.number_of_answer(state)]
    }

    /// A production as the document prints it, with all productions that it needs.
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
