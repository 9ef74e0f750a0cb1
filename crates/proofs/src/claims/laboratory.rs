//! Decides claims, with the languages of the documents and the procedures. Each language is computed
//! when it is first needed.

use super::automaton::Automaton;
use super::machine::identity;
use super::observed::{observe, production};
use super::procedure::Procedure;
use super::search::{Proof, Size, search};
use super::symbols::{Marks, Symbol, is_mark, mark, marks, text};
use super::transducer::Transducer;
use super::verdict::{Counterexample, Outcome, Verdict};
use abnf_lab::{Compiler, End, LabGrammar, Tag};
use iri_grammar::text::Class;
use iri_grammar::{Component, Grammar, Production};
use std::collections::HashMap;
use std::sync::Arc;

/// A language that claims are about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Texts {
    /// `URI` or `IRI`.
    Identifiers(Grammar),
    /// `absolute-URI` or `absolute-IRI`.
    Absolute(Grammar),
    /// `relative-ref` or `irelative-ref`.
    Relative(Grammar),
    /// `URI-reference` or `IRI-reference`.
    References(Grammar),
    /// `URI-reference` or `IRI-reference`, with marks for the five components of RFC 3986 section 3.
    /// The authority has the marks of the host.
    FiveComponents(Grammar),
    /// References without bidirectional formatting characters, which RFC 3987 section 4.1 forbids
    /// but `ucschar` includes.
    WithoutBidi(Grammar),
    /// IRI references with private-use characters only in the query.
    PrivateInQueries,
    /// Legacy Extended IRI references without `iprivate`.
    LeiriWithoutPrivate,
    /// The texts of the rule with this name.
    Rule(Grammar, &'static str),
    Everything,
    /// The texts that the regular expression of RFC 3986 Appendix B matches, with the marks of
    /// `FiveComponents` for every way in which the expression could divide them.
    AppendixB,
}

/// The regular expression of RFC 3986 Appendix B.
const APPENDIX_B: &str = r"^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?";

/// Returns the regular expression with named groups: "scheme = $2 authority = $4 path = $5 query =
/// $7 fragment = $9". The full stop matches every character.
fn appendix_b() -> LabGrammar {
    let mut named = "(?s)".to_owned();
    for (number, part) in APPENDIX_B.split('(').enumerate() {
        named.push_str(match number {
            0 => "",
            2 => "(?<scheme>",
            4 => "(?<authority>",
            5 => "(?<path>",
            7 => "(?<query>",
            9 => "(?<fragment>",
            _ => "(",
        });
        named.push_str(part);
    }
    LabGrammar::from_regex("appendix-b", &named).expect("a regular expression of a document")
}

/// Decides [claims](super::Claim). It keeps computed languages for the next claim.
///
/// ```
/// use iri_proofs::claims::{Claim, Counterexample, Laboratory, Verdict};
///
/// let mut laboratory = Laboratory::new();
/// let claim = Claim::find("uri-is-iri-of-3987bis").unwrap();
/// let Verdict::Refuted(counterexample) = laboratory.verdict(claim) else { panic!() };
/// let Counterexample { text, .. } = counterexample;
/// // An ireg-name of 3987bis has no pct-encoded.
/// assert_eq!(text, "a://%00");
/// ```
#[derive(Debug, Default)]
pub struct Laboratory {
    languages: HashMap<(Texts, Marks), Arc<Automaton>>,
}

impl Laboratory {
    /// A laboratory with no computed languages.
    pub fn new() -> Self {
        Laboratory::default()
    }

    /// Returns the automaton of a language in octets, with or without marks for components.
    pub(super) fn language(&mut self, texts: Texts, marked: Marks) -> Arc<Automaton> {
        let known = self.languages.get(&(texts, marked)).cloned();
        known.unwrap_or_else(|| {
            let automaton = Arc::new(make_automaton(texts, marked));
            self.languages.insert((texts, marked), automaton.clone());
            automaton
        })
    }

    /// Returns the composition of procedures, restricted to the texts of a language with their marks.
    /// The first procedure must read all these texts. Without procedures, the texts stay unchanged.
    fn composition(&mut self, procedures: &[Procedure], texts: Texts) -> Transducer {
        let domain = self.language(texts, Marks::Around);
        let [first, rest @ ..] = procedures else { return identity().restrict_to(&domain) };
        let reads_all = first.grammars().iter().any(|&grammar| {
            let verdict = self.within(texts, Texts::References(grammar));
            verdict.outcome() == Outcome::Proved
        });
        assert!(reads_all, "{first:?} does not read all of {texts:?}");
        let first = first.transducer().restrict_to(&domain);
        rest.iter().fold(first, |before, next| before.then(next.transducer()))
    }

    /// Decides whether every text of one language is in the other.
    pub(super) fn within(&mut self, inner: Texts, outer: Texts) -> Verdict {
        let [inner, outer] = [inner, outer].map(|texts| self.language(texts, Marks::None));
        Verdict::from_proof(inner.prove_within(&outer), |_| Vec::new())
    }

    /// Decides whether rules with the same name in two grammars have the same language.
    pub(super) fn same_rules(&mut self, grammar: Grammar, other: Grammar) -> Verdict {
        let names = grammar.productions().map(Production::name);
        let shared = names.filter(|name| other.productions().any(|it| it.name() == *name));
        shared.fold(Verdict::Proved(Size::default()), |verdict, name| {
            verdict
                .and(|| self.within(Texts::Rule(grammar, name), Texts::Rule(other, name)))
                .and(|| self.within(Texts::Rule(other, name), Texts::Rule(grammar, name)))
        })
    }

    /// Decides whether a grammar divides each of its references into components in only one way.
    pub(super) fn one_division(&mut self, grammar: Grammar) -> Verdict {
        let language = self.language(Texts::References(grammar), Marks::Around);
        Verdict::from_proof(prove_one_division(&language), |_| Vec::new())
    }

    /// Decides whether the regular expression of RFC 3986 Appendix B divides the references of a
    /// grammar as the grammar does.
    ///
    /// The regular expression could divide a text in several ways. It takes the first in its order
    /// of search: it tries to match an optional group before it skips the group, and to continue a
    /// repetition before it ends the repetition. A division is a text with a mark at the beginning and
    /// end of each component. Where the search has a choice, it prefers first the mark that begins the scheme, which
    /// enters the first optional group; then an octet, which continues a repetition or enters another group; then
    /// any other mark, which ends a repetition or skips a group. So the division by the grammar must be one that
    /// the regular expression could make, and the first of these.
    pub(super) fn divided_alike(&mut self, grammar: Grammar) -> Verdict {
        let own = self.language(Texts::FiveComponents(grammar), Marks::Around);
        let others = self.language(Texts::AppendixB, Marks::Around);
        let decided = own.prove_within(&others).and_then(|is_possible| {
            let is_first = prove_none_earlier(&own, &others)?;
            Ok(is_possible.and(is_first))
        });
        Verdict::from_proof(decided, |_| Vec::new())
    }

    /// Decides whether no text is in both languages.
    pub(super) fn disjoint(&mut self, one: Texts, other: Texts) -> Verdict {
        let [one, other] = [one, other].map(|texts| self.language(texts, Marks::None));
        Verdict::from_proof(one.prove_disjoint(&other), |_| Vec::new())
    }

    /// Decides whether the procedures map each text of the domain to exactly one text, in the range
    /// and with the same components.
    pub(super) fn maps(
        &mut self,
        procedures: &[Procedure],
        domain: Texts,
        range: Texts,
    ) -> Verdict {
        let transducer = self.composition(procedures, domain);
        let [domain, range] = [domain, range].map(|texts| self.language(texts, Marks::Around));
        let total = transducer.prove_total_on(&domain);
        let decided = total.and_then(|total| {
            let functional = transducer.prove_same_outputs(&transducer)?;
            Ok(total.and(functional).and(transducer.prove_writes_only(&range)?))
        });
        Verdict::from_proof(decided, |text| outputs(&[&transducer], text))
    }

    /// Decides whether two sequences of procedures give the same result for every text of the
    /// domain.
    pub(super) fn same(
        &mut self,
        one: &[Procedure],
        other: &[Procedure],
        domain: Texts,
    ) -> Verdict {
        let [one, other] = [one, other].map(|procedures| self.composition(procedures, domain));
        let domain = self.language(domain, Marks::Around);
        let decided = one.prove_total_on(&domain).and_then(|total| {
            let total = total.and(other.prove_total_on(&domain)?);
            let functional = one.prove_same_outputs(&one)?.and(other.prove_same_outputs(&other)?);
            Ok(total.and(functional).and(one.prove_same_outputs(&other)?))
        });
        Verdict::from_proof(decided, |text| outputs(&[&one, &other], text))
    }
}

/// Returns the outputs of transducers for a text. A transducer without an output is left out.
fn outputs(transducers: &[&Transducer], symbols: &[Symbol]) -> Vec<String> {
    let outputs = transducers.iter().filter_map(|transducer| transducer.run(symbols));
    outputs.map(|output| text(&output)).collect()
}

impl Verdict {
    /// Returns the verdict by a proof. `results` returns the outputs for a counterexample.
    pub(super) fn from_proof(proof: Proof, results: impl Fn(&[Symbol]) -> Vec<String>) -> Self {
        match proof {
            Ok(size) => Verdict::Proved(size),
            Err(symbols) => {
                let results = results(&symbols);
                Verdict::Refuted(Counterexample { text: text(&symbols), results })
            }
        }
    }

    /// Returns the conjunction of two verdicts: `Proved` if both are, otherwise the first one that is
    /// not.
    pub(super) fn and(self, other: impl FnOnce() -> Verdict) -> Verdict {
        match self {
            Verdict::Proved(size) => match other() {
                Verdict::Proved(more) => Verdict::Proved(size.and(more)),
                refuted => refuted,
            },
            refuted => refuted,
        }
    }
}

/// Makes the automaton of a language from the ABNF of its grammar.
fn make_automaton(texts: Texts, marked: Marks) -> Automaton {
    let reference = |grammar: Grammar| (grammar, grammar.reference().name());
    let rule_of = |grammar, name| (grammar, production(grammar, name).name());
    let is_ucschar = accepts_character(Grammar::Rfc3987, "ucschar");
    // Rules that replace those of the grammar.
    let mut overlay = String::new();
    let (grammar, rule) = match texts {
        Texts::AppendixB => {
            // In the order of `Component`; the authority has the marks of the host.
            let names = ["scheme", "", "authority", "", "path", "query", "fragment"];
            let names = names.map(|name| vec![name; usize::from(!name.is_empty())]);
            return compile(&appendix_b(), "appendix-b", marked, &names);
        }
        Texts::Everything => {
            let names = std::array::from_fn(|_| Vec::new());
            let grammar = LabGrammar::from_abnf("everything = *%x0-10FFFF\n");
            let grammar = grammar.expect("a grammar");
            return compile(&grammar, "everything", marked, &names);
        }
        Texts::Identifiers(grammar) => {
            rule_of(grammar, if grammar == Grammar::Rfc3986 { "URI" } else { "IRI" })
        }
        Texts::Absolute(grammar) => {
            let is_of_uris = grammar == Grammar::Rfc3986;
            rule_of(grammar, if is_of_uris { "absolute-URI" } else { "absolute-IRI" })
        }
        Texts::Relative(grammar) => rule_of(grammar, "relative-ref"),
        Texts::Rule(grammar, rule) => (grammar, rule),
        Texts::References(grammar) | Texts::FiveComponents(grammar) => reference(grammar),
        Texts::WithoutBidi(grammar) => {
            let is_allowed = |c| is_ucschar(c) && !Class::BidiFormatting.contains(c);
            overlay = rule_source("ucschar", is_allowed);
            reference(grammar)
        }
        Texts::PrivateInQueries => {
            let is_private = accepts_character(Grammar::Rfc3987, "iprivate");
            overlay = rule_source("ucschar", |c| is_ucschar(c) && !is_private(c));
            reference(Grammar::Rfc3987)
        }
        Texts::LeiriWithoutPrivate => {
            overlay = "iquery = *( ipchar / \"/\" / \"?\" )\n".into();
            reference(Grammar::Leiri)
        }
    };
    let rules = component_rules(texts, grammar);
    let base = [Grammar::core_abnf(), grammar.abnf()].concat();
    let grammar = LabGrammar::from_abnf_with(&base, &overlay).expect("a grammar of the library");
    compile(&grammar, rule, marked, &rules)
}

/// Returns the names of the rules of each component, in the order of [`Component::ALL`].
fn component_rules(texts: Texts, grammar: Grammar) -> [Vec<&'static str>; 7] {
    let has_five_components = matches!(texts, Texts::FiveComponents(_));
    let rules = |names: &[&str]| {
        names.iter().map(|name| production(grammar, name).name()).collect::<Vec<_>>()
    };
    Component::ALL.map(|component| match component {
        Component::Path => {
            let paths = ["abempty", "absolute", "noscheme", "rootless", "empty"];
            let paths = paths.map(|path| format!("path-{path}"));
            rules(&paths.each_ref().map(String::as_str))
        }
        Component::Host if has_five_components => rules(&["authority"]),
        Component::Userinfo | Component::Port if has_five_components => Vec::new(),
        component => rules(&[component.name()]),
    })
}

/// Returns a predicate: whether the production of this name accepts a character.
fn accepts_character(grammar: Grammar, name: &str) -> impl Fn(char) -> bool + Copy {
    let production = production(grammar, name);
    move |c| production.matches(c.encode_utf8(&mut [0; 4]))
}

/// Returns the ABNF of a rule for the characters that `contains` selects.
fn rule_source(name: &str, contains: impl Fn(char) -> bool) -> String {
    let ranges = observe(contains).into_iter().filter(|(_, _, contains)| *contains);
    let ranges: Vec<String> =
        ranges.map(|(first, last, _)| format!("%x{first:X}-{last:X}")).collect();
    format!("{name} = {}\n", ranges.join(" / "))
}

/// Returns the automaton of a rule, with or without marks for components. `names` has the rules of each
/// component.
fn compile(grammar: &LabGrammar, rule: &str, marked: Marks, names: &[Vec<&str>; 7]) -> Automaton {
    let tags = marks().map(|(component, end)| Tag {
        rules: names[component as usize].iter().map(|&name| name.into()).collect(),
        end,
    });
    let tags: Vec<Tag> = tags.filter(|_| marked == Marks::Around).collect();
    let mut compiler = Compiler::new(grammar, &tags);
    let lang = compiler.marked(rule, &tags).expect("a rule of the grammar");
    Automaton::from_language(compiler.languages(), lang, marked)
}

/// Two divisions of one text, up to the same octet. A division is a text with marks.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Divisions {
    /// The state after the first division so far.
    one: u32,
    /// The state after the second division so far.
    other: u32,
    phase: Phase,
}

/// How two divisions of one text compare so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Phase {
    Same,
    /// The first division continues with this mark; the second one must not.
    Without(Symbol),
    /// They differ. Each has marks of its own from here on.
    Apart,
}

/// Proves that no text has two divisions, or finds one.
///
/// The search follows two divisions of one text at once: both read the same octets, each reads its
/// own marks.
fn prove_one_division(language: &Automaton) -> Proof {
    search(
        [Divisions { one: 0, other: 0, phase: Phase::Same }],
        |it| it.phase == Phase::Apart && language.accepts(it.one) && language.accepts(it.other),
        |&it, next| {
            for (symbol, one) in language.transitions(it.one) {
                // Both divisions continue with the symbol.
                let both_continue = |phase| {
                    let other = language.after(it.other, symbol)?;
                    Some((symbol, Divisions { one, other, phase }))
                };
                match (is_mark(symbol), it.phase) {
                    (true, Phase::Same) => {
                        next.push((symbol, Divisions { one, phase: Phase::Without(symbol), ..it }));
                        next.extend(both_continue(Phase::Same));
                    }
                    (true, _) => next.push((symbol, Divisions { one, ..it })),
                    (false, Phase::Same) => next.extend(both_continue(Phase::Same)),
                    // The second division has an octet instead of the mark of `Phase::Without`.
                    (false, _) => next.extend(both_continue(Phase::Apart)),
                }
            }
            // The second division continues with a mark of its own.
            for (symbol, other) in language.transitions(it.other) {
                let differs = it.phase != Phase::Same && it.phase != Phase::Without(symbol);
                if is_mark(symbol) && differs {
                    next.push((symbol, Divisions { other, phase: Phase::Apart, ..it }));
                }
            }
        },
    )
}

/// A division in `own` and one of the same text in `others`, in [`prove_none_earlier`], up to the same octet.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct OrderedDivisions {
    /// The state of `own` after its division so far.
    own: u32,
    /// The state of `others` after its division so far.
    other: u32,
    order: Order,
}

/// How a division in `own` compares to one in `others` so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Order {
    Same,
    /// The division in `own` has a mark; that in `others` must continue with an octet.
    OctetFirst,
    /// The division in `others` comes before that in `own`.
    Earlier,
}

/// Proves that no division in `others` comes before one of the same text in `own`, in the order of
/// [`divided_alike`](Laboratory::divided_alike), or finds such a text. Follows two divisions at
/// once, as [`prove_one_division`] does.
fn prove_none_earlier(own: &Automaton, others: &Automaton) -> Proof {
    let begins_scheme = mark(Component::Scheme, End::Start);
    search(
        [OrderedDivisions { own: 0, other: 0, order: Order::Same }],
        |it| it.order == Order::Earlier && own.accepts(it.own) && others.accepts(it.other),
        |&it, next| {
            let is_same = it.order == Order::Same;
            let other_in_scheme = others.after(it.other, begins_scheme).filter(|_| is_same);
            for (symbol, own) in own.transitions(it.own) {
                if is_mark(symbol) && !is_same {
                    // Once the divisions differ, each has marks of its own.
                    next.push((symbol, OrderedDivisions { own, ..it }));
                } else if let Some(other) = others.after(it.other, symbol) {
                    let order = if is_same { Order::Same } else { Order::Earlier };
                    next.push((symbol, OrderedDivisions { own, other, order }));
                }
                // Only `own` has a mark here.
                if is_mark(symbol) && symbol != begins_scheme && is_same {
                    let order = Order::OctetFirst;
                    next.push((symbol, OrderedDivisions { own, order, ..it }));
                }
                // `others` begins a scheme here, and `own` does not.
                let other = other_in_scheme.filter(|_| symbol != begins_scheme).and_then(|other| {
                    if is_mark(symbol) { Some(other) } else { others.after(other, symbol) }
                });
                let order = Order::Earlier;
                next.extend(other.map(|other| (symbol, OrderedDivisions { own, other, order })));
            }
            // `others` passes marks of its own.
            let marks = others.transitions(it.other).filter(|(symbol, _)| is_mark(*symbol));
            let marks = marks.filter(|_| it.order == Order::Earlier);
            next.extend(marks.map(|(symbol, other)| (symbol, OrderedDivisions { other, ..it })));
        },
    )
}
