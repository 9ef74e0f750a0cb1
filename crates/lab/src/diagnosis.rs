//! Builds a deterministic automaton that says at each point of a text what may follow, and which
//! rules are open there.

use super::alphabet::Alphabet;
use super::budget::{Budget, Meter};
use super::chars::CharSet;
use super::error::StudyError;
use super::grammar::LabGrammar;
use super::numbered::Numbered;
use super::program::{Act, Awaits, Program, Way};

/// An automaton that says for each beginning of a text what may follow.
///
/// What may follow is a character, a rule that is a set of characters, a token or a left-out rule.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct Diagnosis {
    /// The classes of characters that the states distinguish.
    pub alphabet: Alphabet,
    /// The states; the first one is the state before the text.
    pub states: Vec<Prospect>,
}

/// What may follow at a point of a text.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Prospect {
    /// What may follow, in the order of the grammar.
    pub awaited: Vec<Awaited>,
    /// Whether the text may end.
    pub may_end: bool,
    /// The state after each class of characters, then after each token.
    pub next: Vec<Option<usize>>,
}

/// Something that may follow.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Awaited {
    /// The character, set, token or rule that may follow.
    pub what: Awaits,
    /// The characters that it can begin with; empty for a token or a left-out rule.
    pub first: CharSet,
    /// The indices of the rules that are open there, the outermost first.
    pub open: Vec<usize>,
    /// The number of these rules that began before; the others begin here.
    pub begun: usize,
}

impl Diagnosis {
    /// Returns the automaton of a rule of an ABNF. A rule of `tokens` is read as one symbol: each
    /// state has a transition for it. A rule of `left_out` is listed among what may follow, but has
    /// no transition: it cannot be read.
    ///
    /// # Errors
    /// There is no such rule, or it reaches a cycle.
    pub fn of(
        grammar: &LabGrammar,
        rule: &str,
        tokens: &[&str],
        left_out: &[&str],
    ) -> Result<Self, StudyError> {
        let indices = |names: &[&str]| -> Result<Vec<usize>, StudyError> {
            names.iter().map(|name| grammar.index(name)).collect()
        };
        let (asked, tokens, left_out) =
            (grammar.index(rule)?, indices(tokens)?, indices(left_out)?);
        grammar.check_acyclic(asked)?;
        let program = Program::with_atoms(grammar, asked, &|rule| match grammar.set_of(rule) {
            _ if rule == asked => None,
            // An empty set means a symbol that is not a character.
            _ if left_out.contains(&rule) => Some((CharSet::empty(), Awaits::LeftOut(rule))),
            _ if tokens.contains(&rule) => Some((CharSet::empty(), Awaits::Rule(rule))),
            // Any other rule is read as a symbol only if it is a set of characters.
            set => Some((set?, Awaits::Rule(rule))),
        });
        Ok(determinize(&program, &tokens))
    }
}

/// Returns the deterministic automaton of a program (subset construction).
fn determinize(program: &Program, tokens: &[usize]) -> Diagnosis {
    let sets = program.steps.iter().filter_map(|step| match &step.act {
        Act::Read { set, .. } => Some(set.clone()),
        _ => None,
    });
    let alphabet = Alphabet::of_sets(sets, &mut Meter::new(&Budget::unlimited()));
    let order = program.order();
    let mut keys = Numbered::from(program.first_ways());
    let mut states: Vec<Prospect> = Vec::new();
    while let Some(ways) = keys.keys.get(states.len()).cloned() {
        let next = (0..alphabet.len() + tokens.len()).map(|symbol| {
            // The rule of the token, if the symbol is not a class of characters.
            let token = symbol.checked_sub(alphabet.len()).map(|token| tokens[token]);
            let reads_symbol = |set: &CharSet, what: &Awaits| match token {
                None => set.contains(alphabet.example(symbol)),
                Some(token) => set.is_empty() && *what == Awaits::Rule(token),
            };
            let next = program.next_ways(&ways, reads_symbol);
            (!next.is_empty()).then(|| keys.number(next))
        });
        let next = next.collect();
        let mut in_order: Vec<&Way> = ways.iter().collect();
        in_order.sort_by_key(|way| order[way.step]);
        states.push(Prospect {
            awaited: in_order.iter().filter_map(|way| awaited_at(program, way)).collect(),
            // Step 0 is the end of the program.
            may_end: ways.iter().any(|way| way.step == 0),
            next,
        });
    }
    Diagnosis { alphabet, states }
}

/// Returns what the step of a way reads; none if it reads nothing.
fn awaited_at(program: &Program, way: &Way) -> Option<Awaited> {
    let Act::Read { set, what } = &program.steps[way.step].act else { return None };
    let open = program.open_rules(way.step);
    // The start rule has begun before the text.
    Some(Awaited { what: what.clone(), first: set.clone(), open, begun: way.old_depth.max(1) })
}

impl LabGrammar {
    /// The characters of a rule without cycles, if it is a set of characters.
    pub(super) fn set_of(&self, rule: usize) -> Option<CharSet> {
        self.rule(rule).expr.as_set_with(&mut |target| self.set_of(target))
    }
}
