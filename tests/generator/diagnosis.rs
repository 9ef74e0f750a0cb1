//! The tables of `src/checking/tables`: where a text stops that a production does not take,
//! which production is to be named, and what was expected.

use super::lab::{Awaited, Awaits, CharSet, Diagnosis, LabGrammar, Op, Prospect};
use super::lab::{State, Tagged, Token, Transition};
use super::tables::{Classes, Compiled, Document, Roles};
use super::tables::{columns, number_of, rows, write_states};
use std::collections::BTreeMap;
use std::fmt::Write;

/// What a text has at first sight, so that what it has not is left out.
#[derive(Clone, Copy)]
struct Sight {
    scheme: bool,
    userinfo: bool,
    brackets: bool,
}

impl Sight {
    /// In the order of the variants of a table.
    fn all() -> impl Iterator<Item = Sight> {
        (0..8).map(|bits| Sight {
            scheme: bits & 1 != 0,
            userinfo: bits & 2 != 0,
            brackets: bits & 4 != 0,
        })
    }
}

/// What is said of a point at which a text stops: the production to name, by its number in
/// the document, and what was expected, as Rust source.
type Answer = (usize, Vec<String>);

/// The tables of one document.
pub struct Diagnoses<'c> {
    compiled: &'c Compiled,
    roles: &'static Roles,
    /// The core rules, then those of the document.
    grammars: [LabGrammar; 2],
    /// The names of all productions, the core rules first.
    names: Vec<String>,
    answers: Vec<Answer>,
    /// The different automata; an automaton says which answer belongs to a state in what it
    /// does at the end.
    automata: Vec<(usize, Tagged)>,
    /// Of each production and sight, its automaton.
    variants: Vec<Vec<usize>>,
}

impl<'c> Diagnoses<'c> {
    /// Reads the ABNF of the core rules and that of the document.
    pub fn of(compiled: &'c Compiled, core: &str, abnf: &str) -> Self {
        let grammars = [core, abnf].map(|text| LabGrammar::from_abnf(text).unwrap());
        let own = |grammar: &LabGrammar| -> Vec<String> {
            let rules = grammar.rules().iter().filter(|rule| rule.span.is_some());
            rules.map(|rule| rule.name.clone()).collect()
        };
        let mut diagnoses = Diagnoses {
            compiled,
            roles: &compiled.document.roles,
            names: grammars.iter().flat_map(own).collect(),
            grammars,
            answers: Vec::new(),
            automata: Vec::new(),
            variants: Vec::new(),
        };
        for production in 0..diagnoses.names.len() {
            let mut known: BTreeMap<Vec<bool>, usize> = BTreeMap::new();
            let variants = Sight::all().map(|sight| {
                let matters = diagnoses.matters(production, sight);
                *known.entry(matters).or_insert_with(|| diagnoses.add(production, sight))
            });
            let variants = variants.collect();
            diagnoses.variants.push(variants);
        }
        diagnoses
    }

    fn core(&self) -> usize {
        self.grammars[0].rules().iter().filter(|rule| rule.span.is_some()).count()
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

    /// What of a sight makes a difference for a production.
    fn matters(&self, production: usize, sight: Sight) -> Vec<bool> {
        let Roles { ref with_scheme, relative, userinfo, .. } = *self.roles;
        let [_, brackets] = self.token_names();
        let scheme = with_scheme.iter().chain([&relative]).any(|name| self.needs(production, name));
        vec![
            sight.scheme && scheme,
            sight.userinfo && self.needs(production, userinfo),
            sight.brackets && self.needs(production, &brackets),
        ]
    }

    /// The rules that are symbols, by their names in the ABNF.
    fn token_names(&self) -> [String; 2] {
        self.compiled.document.tokens.map(|name| name.replace('_', "-"))
    }

    /// Adds the automaton of a production, where there is none that is the same.
    fn add(&mut self, production: usize, sight: Sight) -> usize {
        let Roles { relative, userinfo, .. } = *self.roles;
        let names = self.token_names();
        let tokens = names.each_ref().map(String::as_str);
        let left_out: Vec<&str> =
            [(sight.scheme, relative), (!sight.userinfo, userinfo), (!sight.brackets, tokens[1])]
                .into_iter()
                .filter(|&(out, name)| out && self.needs(production, name))
                .map(|(_, name)| name)
                .collect();
        let tokens: Vec<&str> =
            tokens.into_iter().filter(|name| self.needs(production, name)).collect();
        let name = &self.names[production];
        let mut diagnosis =
            Diagnosis::of(self.grammar(production), name, &tokens, &left_out).unwrap();
        let mut used = tokens;
        // A production that is nothing but a token is told by what that begins with.
        if let [Awaited { what: Awaits::Rule(rule), .. }] = &diagnosis.states[0].awaited[..]
            && used.contains(&self.grammar(production).rule(*rule).name.as_str())
            && !diagnosis.states[0].may_end
        {
            diagnosis = Diagnosis::of(self.grammar(production), name, &[], &left_out).unwrap();
            used = Vec::new();
        }
        let tagged = self.tagged(production, sight, &diagnosis, &used);
        let group = self.compiled.group_of(&self.names[production].replace('-', "_"));
        number_of(&mut self.automata, (group, tagged))
    }

    fn tagged(
        &mut self,
        production: usize,
        sight: Sight,
        diagnosis: &Diagnosis,
        tokens: &[&str],
    ) -> Tagged {
        let classes = diagnosis.alphabet.len();
        let states = diagnosis.states.iter().map(|prospect| {
            let answer = self.answer(production, sight, prospect);
            let number = number_of(&mut self.answers, answer);
            let to = |&target: &Option<usize>| {
                target.map(|target| Transition { target, ops: Vec::new() })
            };
            State {
                accepts: Some(vec![Op::Clear(number)]),
                next: prospect.next.iter().map(to).collect(),
            }
        });
        let states = states.collect();
        let [encoded, _] = self.token_names();
        let first = |name: &str| CharSet::single(if name == encoded { '%' } else { '[' });
        let tokens =
            tokens.iter().map(|name| Token { rule: name.replace('-', "_"), first: first(name) });
        Tagged {
            tags: Vec::new(),
            registers: 0,
            classes: (0..classes).map(|c| diagnosis.alphabet.characters(c).clone()).collect(),
            tokens: tokens.collect(),
            inner: Vec::new(),
            states,
        }
        .minimized()
    }

    fn answer(&self, asked: usize, sight: Sight, prospect: &Prospect) -> Answer {
        let reading = Reading { all: self, grammar: self.grammar(asked) };
        let asked = reading.grammar.find(&self.names[asked]).unwrap();
        let meant = reading.meant(&prospect.awaited, sight);
        let path = reading.path(asked, &meant);
        let named = reading.number(path[path.len() - 1]);
        (named, reading.expected(prospect, &meant, &path))
    }
}

/// How a reader reads what the automaton says.
struct Reading<'d, 'c> {
    all: &'d Diagnoses<'c>,
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

    /// The readings of the text that a reader has: the productions that are open in these
    /// are the ones to name.
    fn meant<'p>(&self, awaited: &'p [Awaited], sight: Sight) -> Vec<&'p Awaited> {
        let roles = self.all.roles;
        let lies_in = |awaited: &Awaited, names: &[&str]| {
            awaited.open[1..].iter().any(|&rule| self.is_any(rule, names))
        };
        let has_begun = |awaited: &Awaited, names: &[&str]| {
            awaited.open[..awaited.begun].iter().any(|&rule| self.is_any(rule, names))
        };
        let live = awaited.iter().filter(|awaited| !matches!(awaited.what, Awaits::LeftOut(_)));
        let mut meant: Vec<&Awaited> = live.collect();
        if !sight.scheme {
            meant.retain(|awaited| !lies_in(awaited, &roles.with_scheme));
        }
        // The `@` is still to come.
        if meant.iter().any(|awaited| lies_in(awaited, &[roles.userinfo])) {
            meant.retain(|awaited| lies_in(awaited, &[roles.userinfo]));
        }
        // What is no address may still be a name.
        if meant.iter().any(|awaited| has_begun(awaited, &roles.names)) {
            meant.retain(|awaited| !has_begun(awaited, &["IPv4address"]));
        }
        meant
    }

    /// The production to name, with those around it, the outermost first: the innermost that
    /// has begun; or one that begins right here, if nothing else can come first.
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
            // What stands after a production that may be empty begins here as well.
            let alone = self.may_be_empty(first)
                || there.filter_map(|awaited| begins(awaited)).all(|other| other == first);
            if !alone {
                break;
            }
            path.push(first);
        }
        // Several readings of an address are open at a time, and none is meant.
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
        compiled.tagged[index].states[0].accepts.is_some()
    }

    /// What may follow, each by the outermost production that would begin there. Readings
    /// that are not meant add what the others do not take.
    fn expected(&self, prospect: &Prospect, meant: &[&Awaited], path: &[usize]) -> Vec<String> {
        let mut all = Vec::new();
        let covered = meant.iter().fold(CharSet::empty(), |all, one| all.union(&one.first));
        let production = |rule| format!("production({})", self.number(rule));
        for awaited in &prospect.awaited {
            let shared = awaited.open.iter().zip(path).take_while(|(a, b)| a == b).count();
            let begins = awaited.open.get(shared.max(awaited.begun));
            let is_meant = meant.iter().any(|other| std::ptr::eq(*other, awaited));
            let is_set = !awaited.first.is_empty();
            let expected = match (begins, &awaited.what) {
                (Some(&rule), _) | (None, &Awaits::LeftOut(rule)) => production(rule),
                (None, &Awaits::Rule(rule)) if !is_set => production(rule),
                _ if !is_meant && awaited.first.difference(&covered).is_empty() => continue,
                (None, &Awaits::Rule(rule)) => production(rule),
                (None, Awaits::Literal(literal)) => format!("Expected::Literal({literal:?})"),
                (None, Awaits::Set(set)) => {
                    let [(first, last)] = set.code_points() else { panic!("{set}") };
                    format!("Expected::Range('\\u{{{first:X}}}', '\\u{{{last:X}}}')")
                }
            };
            if !all.contains(&expected) {
                all.push(expected);
            }
        }
        if prospect.may_end {
            all.push("Expected::End".to_owned());
        }
        all
    }
}

impl Diagnoses<'_> {
    /// The text of the file.
    pub fn file(&self) -> String {
        let document = self.compiled.document;
        let module = document.module;
        let private = self.grammars[1].find("iprivate").is_some();
        let mut out = format!(
            "//! Made of `grammar/abnf/{}.abnf` by `tests/generator`.\n\n\
             use super::super::diagnosis::{{Answer, Diagnoses, Diagnosis, Document{}}};\n\
             use crate::error::Expected;\n\
             use crate::grammar::{{Grammar, Production}};\n\
             use crate::syntax::tables::{module}::{{{}, {}{}}};\n\
             use crate::syntax::{{NOWHERE as X, Octets, Rest, State, Table}};\n\n\
             const fn production(index: usize) -> Expected {{\n    \
             Expected::Production(Production::new(Grammar::{}, index))\n}}\n\n",
            document.name,
            if private { ", Private" } else { "" },
            document.tokens[0].to_uppercase(),
            document.tokens[1].to_uppercase(),
            if private { ", IPRIVATE" } else { "" },
            document.variant,
        );
        let alphabet = &self.compiled.alphabet;
        let columns: Vec<_> =
            self.automata.iter().map(|(_, tagged)| columns(tagged, alphabet)).collect();
        let groups: Vec<Classes> = (0..3)
            .map(|group| {
                let members = self.automata.iter().zip(&columns);
                let members = members.filter(|((other, _), _)| *other == group);
                let members = members.map(|((_, tagged), columns)| (tagged, &columns[..]));
                Classes::of(alphabet, group, members.collect())
            })
            .collect();
        for classes in &groups {
            classes.write(alphabet, &mut out);
        }
        self.write_answers(&mut out);
        for (number, ((group, tagged), columns)) in self.automata.iter().zip(&columns).enumerate() {
            let table = self.table(&groups[*group], tagged, columns);
            writeln!(out, "static D{number}: Diagnosis = {table};\n").unwrap();
        }
        self.write_variants(&mut out);
        self.write_document(&mut out);
        out
    }

    /// Each list of what is expected by itself, so that a program has those alone of which
    /// its automata speak.
    fn write_answers(&self, out: &mut String) {
        let mut lists: Vec<&[String]> = Vec::new();
        for (number, (named, expected)) in self.answers.iter().enumerate() {
            let next = lists.len();
            let list = number_of(&mut lists, expected);
            if list == next {
                let (length, all) = (expected.len(), expected.join(", "));
                writeln!(out, "static E{list}: [Expected; {length}] = [{all}];").unwrap();
            }
            let answer = format!("Answer {{ production: {named}, expected: &E{list} }}");
            writeln!(out, "const A{number}: Answer = {answer};").unwrap();
        }
        out.push('\n');
    }

    /// The tables that are needed besides, and the productions that name the characters of
    /// private use.
    fn write_document(&self, out: &mut String) {
        let Document { module, variant, identifiers, .. } = self.compiled.document;
        let grammar = &self.grammars[1];
        let private = grammar.find("iprivate").map(|private| {
            let number = |rule: usize| {
                let name = &grammar.rule(rule).name;
                self.core() + self.names[self.core()..].iter().position(|n| n == name).unwrap()
            };
            let names = |rule: &usize| {
                let mut references = grammar.rule(*rule).expr.references();
                references.any(|target| target == private)
            };
            let allowed = (0..grammar.rules().len()).filter(names).map(number);
            let of = |number| format!("Production::new(Grammar::{variant}, {number})");
            let allowed: Vec<String> = allowed.map(of).collect();
            let class = of(number(private));
            let allowed = allowed.join(", ");
            format!(
                "Some(Private {{ allowed_in: &[{allowed}], class: {class}, table: &IPRIVATE }})"
            )
        });
        let private = private.unwrap_or_else(|| "None".to_owned());
        let reference = identifiers.iter().find(|name| name.ends_with("reference"));
        let reference = reference.unwrap().to_uppercase();
        writeln!(
            out,
            "/// What every check against a production of the document needs.\n\
             pub(crate) static DOCUMENT: Document = Document {{\n    \
             reference: &crate::syntax::tables::{module}::{reference},\n    \
             scheme: &crate::syntax::tables::{module}::SCHEME,\n    \
             private: {private},\n}};"
        )
        .unwrap();
    }

    fn table(
        &self,
        classes: &Classes,
        tagged: &Tagged,
        columns: &[super::tables::Column],
    ) -> String {
        let answer = |state: &State| match state.accepts.as_deref() {
            Some([Op::Clear(answer)]) => answer.to_string(),
            other => panic!("{other:?}"),
        };
        let mut answers: Vec<String> = Vec::new();
        let of_states = tagged
            .states
            .iter()
            .map(|state| number_of(&mut answers, format!("A{}", answer(state))));
        let of_states = rows(of_states.map(|number| number.to_string()), 16);
        let answers = answers.join(", ");
        let end = |_: &State| "255".to_owned();
        let encoded = self.compiled.document.tokens[0];
        let table = write_states(classes, tagged, columns, encoded, end, |_| 0, ("&[]", true));
        let inner = tagged.tokens.iter().map(|token| {
            let name = token.rule.as_str();
            let production = self.names.iter().position(|other| other.replace('-', "_") == name);
            format!("&D{}", self.variants[production.unwrap()][7])
        });
        let inner: Vec<String> = inner.collect();
        format!(
            "Diagnosis {{ answers: &[{answers}], inner: &[{}], of_states: &[\n{of_states}], \
             table: {table} }}",
            inner.join(", ")
        )
    }

    fn write_variants(&self, out: &mut String) {
        let mut all = String::new();
        let identifiers = &self.compiled.document.identifiers;
        for (production, variants) in self.variants.iter().enumerate() {
            let list: Vec<String> = variants.iter().map(|number| format!("&D{number}")).collect();
            let list = format!("[{}]", list.join(", "));
            let name = self.names[production].replace('-', "_");
            let constant = name.to_uppercase();
            if production >= self.core() && identifiers.contains(&name.as_str()) {
                writeln!(out, "pub(crate) static {constant}: Diagnoses = {list};\n").unwrap();
                writeln!(all, "    &{constant},").unwrap();
            } else {
                writeln!(all, "    &{list}, // {name}").unwrap();
            }
        }
        let count = self.names.len();
        writeln!(out, "/// Those of all productions, for each sight of a text.").unwrap();
        writeln!(out, "pub(super) static DIAGNOSES: [&Diagnoses; {count}] = [\n{all}];\n").unwrap();
    }
}
