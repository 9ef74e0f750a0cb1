//! Answers questions about grammars in ABNF, with the laboratory.

use crate::object::{Object, Units, list, optional};
use abnf_lab::{
    AmbiguityKind, Budget, CoreGrammar, GrammarError, LabGrammar, Lint, ParseTree, Proof, Side,
    Study, StudyError, URI_TO_IRI, Verdict,
};
use iri_grammar::Span;
use js_sys::{Array, Error};
use std::ops::Range;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Returns the limits of a question. A module has 4 GiB of memory at most. Time has no limit here: the
/// caller ends a question that takes too long.
fn budget() -> Budget {
    Budget::unlimited().states(2_000_000).memory(1 << 30)
}

/// Returns an error of the laboratory as an `Error` of JavaScript.
fn study_error(error: StudyError) -> JsValue {
    Error::new(&error.to_string()).into()
}

/// Parses a grammar.
fn read(abnf: &str) -> Result<LabGrammar, JsValue> {
    LabGrammar::from_abnf(abnf).map_err(|error: GrammarError| Error::new(&error.to_string()).into())
}

/// Returns a range of octets as a span.
fn span(range: &Range<usize>) -> Span {
    Span { start: range.start, end: range.end }
}

/// Returns the grammars that the laboratory contains: their names, their titles and the ABNF.
#[wasm_bindgen(js_name = coreGrammars)]
pub fn core_grammars() -> Array {
    list(CoreGrammar::ALL.iter().map(|grammar| {
        Object::new()
            .set("name", grammar.name())
            .set("title", grammar.title())
            .set("abnf", grammar.abnf())
    }))
}

/// Returns the names of the rules of an ABNF grammar, and the findings on it: errors, and what may be a
/// mistake.
#[wasm_bindgen]
pub fn mistakes(abnf: &str) -> JsValue {
    let lint = Lint::within(abnf, &budget());
    let units = Units::of(abnf);
    let findings = list(lint.findings.iter().map(|finding| {
        let fix = finding.fix.as_ref().map(|fix| {
            Object::new().set_span(Some(units.span(span(&fix.span)))).set("replacement", &*fix.text)
        });
        Object::new()
            .set("level", finding.level.name())
            .set("kind", finding.kind.name())
            .set("message", &*finding.message)
            .set("where", finding.place.to_string())
            .set_span(Some(units.span(span(&finding.place.span))))
            .set("fix", optional(fix))
    }));
    let grammar = LabGrammar::from_abnf(abnf).ok();
    // The core rules, which have no span, are left out.
    let rules = grammar.iter().flat_map(LabGrammar::rules).filter(|rule| rule.span.is_some());
    Object::new().set("findings", findings).set("rules", list(rules.map(|rule| &*rule.name))).into()
}

/// Returns the nodes of a tree as objects.
fn nodes(tree: &ParseTree, units: &Units<'_>) -> Array {
    list(tree.nodes.iter().map(|node| {
        Object::new()
            .set("production", &*node.rule)
            .set("depth", node.depth as u32)
            .set_span(Some(units.span(span(&node.span))))
    }))
}

/// Returns whether a rule accepts a text. If it does, the answer has the tree of the text, or two
/// trees if the text is ambiguous. If not, the answer has the span of the first character that no
/// accepted text has there (empty at the end of the text), and what the rule allows there.
#[wasm_bindgen]
pub fn ask(abnf: &str, rule: &str, text: &str) -> Result<JsValue, JsValue> {
    let grammar = read(abnf)?;
    let parser = grammar.parser();
    let units = Units::of(text);
    if parser.matches(rule, text).map_err(study_error)? {
        let forest = parser.forest_within(rule, text, &budget());
        let forest = forest.map_err(|error| Error::new(&error.to_string()))?;
        let trees = forest.two_trees().map(Vec::from).unwrap_or_else(|| vec![forest.tree()]);
        return Ok(Object::new()
            .set("takes", true)
            .set("count", forest.count().to_string())
            .set("trees", list(trees.iter().map(|tree| nodes(tree, &units))))
            .into());
    }
    let study = Study::of_rules(grammar, &[rule], &budget()).map_err(study_error)?;
    let prefix = study.viable_prefix(rule, text).map_err(study_error)?;
    let at = Span { start: prefix.bytes, end: prefix.bytes };
    let end = prefix.bytes + prefix.offending.map_or(0, char::len_utf8);
    let open = prefix.open.iter().map(|open| {
        let rules = list(open.rules.iter().map(|rule| &**rule));
        Object::new().set("rules", rules).set("expected", open.expected.to_string())
    });
    Ok(Object::new()
        .set("takes", false)
        .set_span(Some(units.span(Span { end, ..at })))
        .set("expected", prefix.expected.to_string())
        .set("mayEnd", prefix.may_end)
        .set("open", list(open))
        .into())
}

/// Compares the rules of two grammars. A rule that differs has a shortest text that only one side
/// accepts. A rule of RFC 3986 is compared with the rule of RFC 3987 that corresponds to it, such as
/// `URI` with `IRI`.
#[wasm_bindgen]
pub fn compare(left: &str, right: &str) -> Result<Array, JsValue> {
    let [left, right] = [read(left)?, read(right)?];
    // Corresponding rules, where each grammar has only the name of its side.
    let name_pairs: Vec<_> = URI_TO_IRI
        .iter()
        .flat_map(|(uri, iri)| [(*uri, *iri), (*iri, *uri)])
        .filter(|(l, r)| left.find(l).is_some() && right.find(r).is_some())
        .filter(|(l, r)| left.find(r).is_none() && right.find(l).is_none())
        .collect();
    // An empty list of rules asks for all of them.
    let proof = Proof::mapped(&left, &right, &name_pairs, &[], &budget()).map_err(study_error)?;
    Ok(list(proof.rules.iter().map(|rule| {
        let side = |side: &Side| match side {
            Side::Left => "left",
            Side::Right => "right",
        };
        let row = Object::new()
            .set("name", &*rule.name)
            .set("rightName", optional(rule.right_name.as_deref()))
            .set("upTo", optional(rule.up_to.map(|longest| longest as u32)));
        match &rule.verdict {
            Verdict::Equal => row.set("verdict", "equal"),
            Verdict::NoDifference => row.set("verdict", "no difference"),
            Verdict::Differs(witness) => row
                .set("verdict", "differs")
                .set("text", &*witness.text)
                .set("side", side(&witness.accepted_by)),
            Verdict::OnlyIn(only) => row.set("verdict", "only in").set("side", side(only)),
            Verdict::Undecided(why) => row.set("verdict", "undecided").set("why", why.to_string()),
        }
    })))
}

/// Returns the railroad diagram of a rule, as SVG.
#[wasm_bindgen]
pub fn railroad(abnf: &str, rule: &str) -> Result<String, JsValue> {
    read(abnf)?.railroad_svg(rule).map_err(study_error)
}

/// Returns at most `count` random texts that a rule accepts, or if `near_misses`, texts that it
/// almost accepts. The same `seed` gives the same texts.
#[wasm_bindgen]
pub fn sample(
    abnf: &str,
    rule: &str,
    seed: u32,
    count: usize,
    near_misses: bool,
) -> Result<Array, JsValue> {
    let study = Study::of_rules(read(abnf)?, &[rule], &budget()).map_err(study_error)?;
    let mut sampler = study.sampler(rule, u64::from(seed)).map_err(study_error)?;
    let random = || if near_misses { sampler.near_miss() } else { sampler.accepted() };
    Ok(list(std::iter::from_fn(random).take(count)))
}

/// Returns the ambiguities of a grammar: expressions by which a text has two derivations. Each has a
/// text of the start rule with two trees, if the start rule refers to the expression.
#[wasm_bindgen]
pub fn ambiguities(abnf: &str, start: &str) -> Result<Array, JsValue> {
    let mut study = Study::of_all(read(abnf)?, &budget());
    let found = study.ambiguities().map_err(study_error)?;
    let all = Array::new();
    for ambiguity in &found {
        let kind = match &ambiguity.kind {
            AmbiguityKind::Alternatives(..) => "alternatives",
            AmbiguityKind::Concatenation(..) => "concatenation",
            AmbiguityKind::Repetition(..) => "repetition",
        };
        let sentence = study.ambiguous_sentence(start, ambiguity).map_err(study_error)?;
        let sentence = sentence.map(|sentence| {
            let units = Units::of(&sentence.text);
            Object::new()
                .set("text", &*sentence.text)
                .set("trees", list(sentence.trees.iter().map(|tree| nodes(tree, &units))))
        });
        let object = Object::new()
            .set("rule", &*ambiguity.rule)
            .set("kind", kind)
            .set("text", &*ambiguity.text)
            .set("message", ambiguity.to_string())
            .set("sentence", optional(sentence));
        all.push(&object.into());
    }
    Ok(all)
}
