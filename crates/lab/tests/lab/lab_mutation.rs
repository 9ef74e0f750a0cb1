//! Every change of a grammar is noticed. Each range of characters off by one, each dropped
//! alternative and each undone repair gives a witness, and parsing the witness confirms it.
//! Exceptions are listed, with the reason.

use crate::documents::{DOCUMENTS, Document};
use abnf_lab::{
    CharSet, Expr, GrammarError, GrammarParser, LabGrammar, Languages, Notation, Proof, Side,
    Verdict, Witness,
};

/// A changed definition of one rule, and what was changed.
struct Mutant {
    rule: usize,
    what: String,
    expr: Expr,
}

/// All definitions with one expression changed by `change`.
fn mutants(grammar: &LabGrammar, change: impl Fn(&Expr) -> Vec<(String, Expr)>) -> Vec<Mutant> {
    let mut found = Vec::new();
    for (rule, definition) in grammar.rules().iter().enumerate() {
        if definition.span.is_none() {
            continue;
        }
        for number in 0..definition.expr.size() {
            let wanted = definition.expr.parts().nth(number);
            for (what, replacement) in wanted.map(&change).unwrap_or_default() {
                found.push(Mutant {
                    rule,
                    what: format!("{}: {what}", definition.name),
                    expr: replaced(&definition.expr, number, &replacement),
                });
            }
        }
    }
    found
}

/// The expression with one inner expression replaced. Expressions are numbered, outermost first.
fn replaced(expr: &Expr, number: usize, replacement: &Expr) -> Expr {
    if number == 0 {
        return replacement.clone();
    }
    let mut first = 1;
    let mut children = expr.children().to_vec();
    for child in &mut children {
        let size = child.size();
        if (first..first + size).contains(&number) {
            *child = replaced(child, number - first, replacement);
            break;
        }
        first += size;
    }
    let only = || Box::new(children[0].clone());
    match expr {
        Expr::Seq(_) => Expr::Seq(children),
        Expr::Choice(_) => Expr::Choice(children),
        Expr::Repeat { min, max, .. } => Expr::Repeat { expr: only(), min: *min, max: *max },
        Expr::And(_) => Expr::And(only()),
        Expr::Not(_) => Expr::Not(only()),
        other => other.clone(),
    }
}

/// A set with an end moved by one character, each end each way.
fn off_by_one(expr: &Expr) -> Vec<(String, Expr)> {
    let Expr::Chars(set) = expr else {
        return Vec::new();
    };
    let mut found = Vec::new();
    for &(first, last) in set.code_points() {
        let others = CharSet::from_ranges(
            set.code_points().iter().copied().filter(|&range| range != (first, last)),
        );
        for (a, b) in [
            (first.wrapping_sub(1), last),
            (first + 1, last),
            (first, last + 1),
            (first, last.wrapping_sub(1)),
        ] {
            let changed = others.union(&CharSet::from_ranges([(a, b)]));
            if a <= b && changed != *set && !changed.is_empty() {
                found.push((format!("{first:X}-{last:X} as {a:X}-{b:X}"), Expr::Chars(changed)));
            }
        }
    }
    found
}

fn one_alternative_less(expr: &Expr) -> Vec<(String, Expr)> {
    let Expr::Choice(items) = expr else {
        return Vec::new();
    };
    (0..items.len())
        .map(|dropped| {
            let mut rest = items.clone();
            rest.remove(dropped);
            let expr = if rest.len() == 1 { rest.remove(0) } else { Expr::Choice(rest) };
            (format!("without alternative {}", dropped + 1), expr)
        })
        .collect()
}

#[derive(Debug, PartialEq)]
enum Outcome {
    Noticed,
    Refused,
    Equivalent,
}

/// The mutant with only the rules that its changed rule needs.
fn rule_alone(original: &LabGrammar, mutant: &Mutant) -> Result<LabGrammar, GrammarError> {
    let mut text = String::new();
    for index in original.dependencies_of(mutant.rule) {
        let rule = original.rule(index);
        let expr = if index == mutant.rule { &mutant.expr } else { &rule.expr };
        let printed = original.display(expr);
        text += &match original.notation() {
            Notation::Abnf => format!("{} = {printed}\n", rule.name),
            Notation::Pest => format!("{} = {{ {printed} }}\n", rule.name),
        };
    }
    match original.notation() {
        Notation::Abnf => LabGrammar::from_abnf(&text),
        Notation::Pest => LabGrammar::from_pest(&text),
    }
}

/// Compares the rule, and the whole grammar only if the rule is equal. Languages of earlier mutants
/// with the same characters are not computed again.
fn outcome(
    original: &LabGrammar,
    other: &LabGrammar,
    parser: &GrammarParser,
    mutant: &Mutant,
    languages: Option<&mut Languages>,
) -> Outcome {
    let Ok(changed) = rule_alone(original, mutant) else {
        return Outcome::Refused;
    };
    let mut own = None;
    let languages = match languages {
        Some(languages) => languages,
        None => own.insert(Languages::of(&[other, original, &changed])),
    };
    let name = &original.rule(mutant.rule).name;
    let verdict = Proof::of_rule_with(languages, other, &changed, name).expect("a rule of both");
    if let Verdict::Differs(witness) = verdict {
        confirm(parser, &changed, name, &witness, &mutant.what);
        return Outcome::Noticed;
    }
    let changed = original.with_rule(mutant.rule, mutant.expr.clone()).expect("as its rule");
    let mut result = Outcome::Equivalent;
    for rule in Proof::with(languages, other, &changed).expect("no limits").rules {
        if let Verdict::Differs(witness) = rule.verdict {
            confirm(parser, &changed, &rule.name, &witness, &mutant.what);
            result = Outcome::Noticed;
        }
    }
    result
}

/// Asserts that both grammars parse the witness as the proof says.
fn confirm(left: &GrammarParser, right: &LabGrammar, rule: &str, witness: &Witness, what: &str) {
    for (side, parser) in [(Side::Left, left), (Side::Right, &right.parser())] {
        let accepted = parser.matches(rule, &witness.text).expect("a rule of both");
        assert_eq!(accepted, side == witness.accepted_by, "{what}: {rule} {:?}", witness.text);
    }
}

/// The number of noticed mutants of both notations, and the unnoticed ones.
fn noticed_and_not(
    document: &Document,
    change: impl Fn(&Expr) -> Vec<(String, Expr)>,
    same_characters: bool,
) -> (usize, Vec<String>) {
    let (abnf, pest) = (document.abnf(), document.pest());
    let mut languages = Languages::of(&[&abnf, &pest]);
    let mut noticed = 0;
    let mut others = Vec::new();
    for (notation, original, other) in [("abnf", &abnf, &pest), ("pest", &pest, &abnf)] {
        let parser = other.parser();
        for mutant in mutants(original, &change) {
            match outcome(
                original,
                other,
                &parser,
                &mutant,
                same_characters.then_some(&mut languages),
            ) {
                Outcome::Noticed => noticed += 1,
                Outcome::Refused => others.push(format!("{notation} {}: refused", mutant.what)),
                Outcome::Equivalent => others.push(format!("{notation} {}", mutant.what)),
            }
        }
    }
    (noticed, others)
}

#[test]
fn each_range_off_by_one() {
    for document in &DOCUMENTS {
        let (noticed, unnoticed) = noticed_and_not(document, off_by_one, false);
        println!("{}: {noticed} noticed", document.name);
        let expected = match document.name {
            // The range grows by the space, which is an alternative of its own.
            "leiri" => ["abnf leiri-ucschar", "pest leiri_ucschar"]
                .map(|rule| format!("{rule}: 0-1F as 0-20"))
                .to_vec(),
            _ => Vec::new(),
        };
        assert_eq!(unnoticed, expected, "{}", document.name);
        assert!(noticed >= 36, "{}", document.name);
    }
}

/// Dropped alternatives whose texts another production derives, too: reg-name derives an
/// IPv4address, path-abempty a path-absolute and a path-empty, path-rootless a path-noscheme; in
/// LEIRI, ucschar what iprivate does.
fn overlaps(document: &str) -> Vec<String> {
    let i = match document {
        "url-i18n-07" => return Vec::new(),
        "rfc3986" => "",
        _ => "i",
    };
    let mut expected: Vec<String> = [
        ("abnf", "host", 2),
        ("abnf", "path", 2),
        ("abnf", "path", 3),
        ("abnf", "path", 5),
        ("pest", "host", 2),
        ("pest", "path", 1),
    ]
    .iter()
    .map(|(notation, rule, n)| format!("{notation} {i}{rule}: without alternative {n}"))
    .collect();
    if document == "leiri" {
        expected.insert(4, "abnf iquery: without alternative 2".into());
        expected.push("pest iquery: without alternative 2".into());
    }
    expected
}

#[test]
fn each_alternative_dropped() {
    for document in &DOCUMENTS {
        let (noticed, unnoticed) = noticed_and_not(document, one_alternative_less, true);
        println!("{}: {noticed} noticed", document.name);
        assert_eq!(unnoticed, overlaps(document.name), "{}", document.name);
        assert!(noticed >= 180, "{}", document.name);
    }
}

/// The pest grammar of the document with a change of its text.
fn changed(document: &Document, from: &str, to: &str) -> LabGrammar {
    let text = document.pest_text();
    assert!(text.contains(from), "{}: {from}", document.name);
    LabGrammar::from_pest(&text.replace(from, to)).expect(document.name)
}

/// A change of the text of the pest grammar is noticed in a rule.
fn noticed(document: &Document, rule: &str, from: &str, to: &str) {
    let abnf = document.abnf();
    let changed = changed(document, from, to);
    match Proof::of_rule(&abnf, &changed, rule).expect("a rule of both") {
        Verdict::Differs(witness) => confirm(&abnf.parser(), &changed, rule, &witness, from),
        verdict => panic!("{}: {rule} without {from}: {verdict:?}", document.name),
    }
}

/// The name of a rule in a document, which may have an `i` before it.
fn name(document: &Document, rule: &str) -> String {
    match document.name {
        "rfc3986" => rule.to_owned(),
        _ => format!("i{rule}"),
    }
}

#[test]
fn repair_1_undone_in_ipv6address() {
    for document in &DOCUMENTS[..4] {
        noticed(document, "IPv6address", " ~ !\":\")", ")");
        for most in 1..=6 {
            let (from, to) = (format!(" ~ !\":\"){{, {most}}}"), format!("){{, {most}}}"));
            noticed(document, "IPv6address", &from, &to);
        }
    }
}

#[test]
fn repair_2_undone_in_dec_octet() {
    let longest_first = "\"25\" ~ '0'..'5'";
    for document in &DOCUMENTS[..4] {
        let as_printed = format!("DIGIT | {longest_first}");
        noticed(document, "dec-octet", longest_first, &as_printed);
    }
}

#[test]
fn repair_3_undone_in_ihost() {
    for document in &DOCUMENTS[..4] {
        let start = document.pest_alone().find("IPv4address ~ !(").expect(document.name);
        let end = start + document.pest_alone()[start..].find(')').expect(document.name) + 1;
        let rule = name(document, "host");
        noticed(document, &rule, &document.pest_alone()[start..end], "IPv4address");
    }
}

#[test]
fn repair_4_undone_in_ipath() {
    for document in &DOCUMENTS[..4] {
        let path = name(document, "path");
        let noscheme = format!("{path}_noscheme");
        noticed(document, &path, &format!("{noscheme} ~ !\":\""), &noscheme);
        let start = document.pest_alone().find(&format!("{path} = {{")).expect(document.name);
        let end = start + document.pest_alone()[start..].find('}').expect(document.name) + 1;
        let verbatim = format!(
            "{path} = {{ {path}_abempty | {path}_absolute | {path}_noscheme | {path}_rootless | {path}_empty }}"
        );
        let text = document.pest_text().replace(&document.pest_alone()[start..end], &verbatim);
        assert!(LabGrammar::from_pest(&text).is_err(), "pest refuses the order of the document");
    }
}
