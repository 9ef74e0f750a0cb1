//! Test vectors, and what they must cover.

use crate::documents::document;
use abnf_lab::{LabGrammar, Study, Vectors, What};
use std::collections::BTreeSet;

fn vectors(abnf: &str, edits: usize) -> Vectors {
    let study = Study::of(LabGrammar::from_abnf(abnf).expect(abnf));
    let rule = study.grammar().rules()[0].name.clone();
    study.vectors(&rule, 7, edits).expect("ABNF")
}

fn texts(vectors: &Vectors, valid: bool) -> Vec<&str> {
    let cases = vectors.cases.iter().filter(|case| case.valid == valid);
    cases.map(|case| &*case.text).collect()
}

#[test]
fn every_case_is_as_it_is_labelled_and_stands_there_once() {
    for (name, rule) in [("rfc3986", "URI"), ("rfc3987", "IRI-reference"), ("rfc3986", "host")] {
        let study = Study::of(document(name).abnf());
        let vectors = study.vectors(rule, 1, 20).expect("ABNF");
        let mut known = BTreeSet::new();
        for case in &vectors.cases {
            assert_eq!(study.accepts(rule, &case.text), Ok(case.valid), "{:?}", case);
            assert!(known.insert(&case.text) && !case.why.is_empty(), "{:?}", case);
            assert_eq!(case.tree.is_some(), case.valid, "{:?}", case);
        }
        let edits = vectors.cases.iter().flat_map(|case| &case.why);
        let edits = edits.filter(|reason| matches!(reason.what, What::Edited(_))).count();
        assert_eq!(edits, 20);
    }
}

/// The texts exercise every point of the coverage, except where an earlier alternative matches
/// first.
#[test]
fn the_texts_cover_what_coverage_counts() {
    let study = Study::of(document("rfc3986").abnf());
    let vectors = study.vectors("URI", 0, 0).expect("ABNF");
    let mut coverage = study.coverage("URI").expect("ABNF");
    texts(&vectors, true).into_iter().for_each(|text| assert!(coverage.add(text), "{text}"));
    let missing = coverage.missing();
    let missing: Vec<String> = missing.into_iter().map(|point| coverage.describe(point)).collect();
    assert_eq!(missing, Vec::<String>::new());
}

#[test]
fn each_alternative_option_round_and_end_has_a_text() {
    let vectors = vectors("a = 1*3b [\"-\"] / %s\"Q\" *\"z\"\nb = %x61-66 / \"v\"\n", 0);
    let shown: BTreeSet<String> = (vectors.cases.iter().filter(|case| case.valid))
        .flat_map(|case| case.why.iter().map(ToString::to_string))
        .collect();
    for reason in [
        "a: alternative 1 of 2: `1*3b [ \"-\" ]`",
        "a: alternative 2 of 2: `%s\"Q\" *\"z\"`",
        "a: once: `1*3b`",
        "a: 3 times: `1*3b`",
        "a: not at all: `[ \"-\" ]`",
        "a: once: `[ \"-\" ]`",
        "a: not at all: `*\"z\"`",
        "a: once: `*\"z\"`",
        "a: 2 times: `*\"z\"`",
        "b: the first of its range, U+0061: `%x61-66`",
        "b: the last of its range, U+0066: `%x61-66`",
        "b: in lower case: `\"v\"`",
        "b: in upper case: `\"v\"`",
    ] {
        assert!(shown.contains(reason), "{reason}: {shown:#?}");
    }
    let wrong = texts(&vectors, false);
    for text in ["", "aaaa", "`", "g", "q"] {
        assert!(wrong.contains(&text), "{text}: {wrong:?}");
    }
}

#[test]
fn no_text_can_be_taken_away() {
    let vectors = vectors("a = *b\nb = %x61-63 / %x31-39 / \"-\"\n", 0);
    let cases: Vec<_> = vectors.cases.iter().filter(|case| case.valid).collect();
    // The ends of two ranges, one of them in two rounds, a sign, and no round.
    let texts: Vec<_> = cases.iter().map(|case| &*case.text).collect();
    assert_eq!(texts, ["", "-", "1", "9", "c", "aa"]);
}

#[test]
fn the_same_seed_gives_the_same_edits() {
    let abnf = "a = 1*8%x61-7A\n";
    assert_eq!(vectors(abnf, 30), vectors(abnf, 30));
    let study = Study::of(LabGrammar::from_abnf(abnf).expect(abnf));
    assert_ne!(study.vectors("a", 8, 30).expect("ABNF"), vectors(abnf, 30));
}

/// RFC 8259 section 2, in part: a rule that refers to itself.
#[test]
fn a_rule_that_refers_to_itself_has_vectors() {
    let study = Study::of(
        LabGrammar::from_abnf("value = \"[\" [ value *( \",\" value ) ] \"]\" / %s\"null\"\n")
            .expect("a grammar"),
    );
    let vectors = study.vectors("value", 0, 5).expect("ABNF");
    let parser = study.grammar().parser();
    for case in &vectors.cases {
        assert_eq!(parser.matches("value", &case.text), Ok(case.valid), "{case:?}");
    }
    assert!(texts(&vectors, true).iter().any(|text| text.contains("[[")));
    assert!(texts(&vectors, false).contains(&"NULL"));
}

#[test]
fn pest_has_no_vectors() {
    let study = Study::of(LabGrammar::from_pest("a = { \"x\" }").expect("pest"));
    assert!(study.vectors("a", 0, 0).is_err());
}

/// `b` is used only beside `c`, which has no text.
#[test]
fn no_text_of_a_rule_beside_one_without_texts_is_valid() {
    let study =
        Study::of(LabGrammar::from_abnf("a = \"x\" / b c\nb = \"y\"\nc = c \"z\"\n").unwrap());
    let vectors = study.vectors("a", 1, 20).unwrap();
    for case in &vectors.cases {
        assert_eq!(
            study.grammar().parser().matches("a", &case.text).unwrap(),
            case.valid,
            "{case:?}"
        );
    }
    assert!(vectors.cases.iter().any(|case| case.valid && case.text == "x"));
}
