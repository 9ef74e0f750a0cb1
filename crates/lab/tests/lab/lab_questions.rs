//! Questions about a grammar, with the answers for the documents.

use std::collections::BTreeSet;

use crate::documents::{DOCUMENTS, document};
use abnf_lab::{
    AmbiguityKind, Budget, Change, CharSet, Diff, LabGrammar, ParseError, Study, URI_TO_IRI,
};

fn study(name: &str) -> Study {
    Study::of(document(name).abnf())
}

fn alternatives(name: &str) -> Vec<(String, String, String, String)> {
    let found = study(name).ambiguities().expect("ABNF").into_iter();
    found
        .map(|ambiguity| match ambiguity.kind {
            AmbiguityKind::Alternatives(a, b) => (ambiguity.rule, a, b, ambiguity.text),
            other => panic!("{other:?}"),
        })
        .collect()
}

#[test]
fn rfc3987_is_ambiguous_in_ihost_and_ipath_and_nowhere_else() {
    let expected = [
        ("ihost", "IPv4address", "ireg-name", "0.0.0.0"),
        ("ipath", "ipath-abempty", "ipath-absolute", "/"),
        ("ipath", "ipath-abempty", "ipath-empty", ""),
        ("ipath", "ipath-noscheme", "ipath-rootless", "0"),
    ]
    .map(|(rule, a, b, text)| (rule.into(), a.into(), b.into(), text.into()));
    assert_eq!(alternatives("rfc3987"), expected);
    assert_eq!(alternatives("rfc3987bis"), expected);
}

#[test]
fn leiri_is_ambiguous_in_iquery_too() {
    let found = alternatives("leiri");
    let more = ("iquery".into(), "ipchar".into(), "iprivate".into(), "\u{E000}".into());
    assert_eq!(found.len(), 5);
    assert_eq!(found[4], more);
}

#[test]
fn concatenations_and_repetitions_can_be_ambiguous() {
    let found = |abnf: &str| -> Vec<String> {
        let mut study = Study::of(LabGrammar::from_abnf(abnf).expect(abnf));
        let ambiguities = study.ambiguities().expect("ABNF");
        ambiguities.into_iter().map(|ambiguity| ambiguity.text).collect()
    };
    assert_eq!(found("r = *\"a\" *\"a\"\n"), ["a"]);
    assert_eq!(found("r = \"a\" [\"b\"] [\"b\"] \"c\"\n"), ["bc"]);
    assert_eq!(found("r = *( \"a\" / \"aa\" )\n"), ["aa"]);
    assert_eq!(found("r = [ *\"a\" ]\n"), [""]);
    assert_eq!(found("r = 2( \"a\" / \"aa\" )\n"), ["aaa"]);
    assert!(found("r = *( \"a\" \"b\" ) [\"a\"]\n").is_empty());
}

#[test]
fn rfc3987_to_3987bis() {
    let (old, new) = (document("rfc3987").abnf(), document("rfc3987bis").abnf());
    let diff = Diff::of(&old, &new, &[]).expect("no limits");
    let change = |name: &str| {
        let rule = diff.rules.iter().find(|rule| rule.old_name.as_deref() == Some(name));
        rule.expect(name).change.clone()
    };
    let plane_14 = CharSet::from_ranges([(0xE0000, 0xE0FFF)]);
    assert_eq!(
        change("iprivate"),
        Change::Changed {
            gained: Some("\u{E0000}".into()),
            lost: None,
            characters: Some((plane_14, CharSet::empty())),
        }
    );
    for rule in ["ireg-name", "ihost", "iauthority"] {
        let lost = Some("%00".into());
        assert_eq!(change(rule), Change::Changed { gained: None, lost, characters: None });
    }
    for rule in
        ["ipath", "ifragment", "iuserinfo", "ucschar", "IPv6address", "scheme", "iunreserved"]
    {
        assert_eq!(change(rule), Change::Equal, "{rule}");
    }
}

#[test]
fn every_uri_is_an_iri() {
    let (old, new) = (document("rfc3986").abnf(), document("rfc3987").abnf());
    let diff = Diff::of(&old, &new, URI_TO_IRI).expect("no limits");
    assert!(diff.rules.iter().all(|rule| rule.change != Change::Removed));
    for rule in &diff.rules {
        if let Change::Changed { gained, lost, .. } = &rule.change {
            assert!(gained.is_some() && lost.is_none(), "{rule:?}");
        }
    }
    let corpus = ["http://a/", "http://é/", "a b", "//[::", "#ü"];
    let verdicts = diff.corpus("URI-reference", "IRI-reference", corpus, 1).expect("rules");
    assert_eq!((verdicts.lines, verdicts.both, verdicts.neither), (5, 1, 2));
    assert_eq!((verdicts.gained, verdicts.lost), (2, 0));
    assert_eq!(verdicts.gained_examples, ["http://é/"]);
}

#[test]
fn a_fragment_that_allows_a_number_sign() {
    let document = document("rfc3987");
    let old = document.abnf();
    let fragment = "ifragment = *( ipchar / \"/\" / \"?\" / \"#\" )\n";
    let new = LabGrammar::from_abnf_with(&document.abnf_text(), fragment).expect("a fragment");
    let diff = Diff::of(&old, &new, &[]).expect("no limits");
    let changed: Vec<_> = diff.rules.iter().filter(|rule| rule.change != Change::Equal).collect();
    let names: Vec<&str> = changed.iter().filter_map(|rule| rule.new_name.as_deref()).collect();
    assert_eq!(names, ["IRI", "IRI-reference", "irelative-ref", "ifragment"]);
    let gained = Some("##".to_owned());
    assert_eq!(changed[1].change, Change::Changed { gained, lost: None, characters: None });
    let verdicts = diff.corpus("IRI", "IRI", ["a:b#c", "a:b#c#d"], 9).expect("rules");
    assert_eq!(verdicts.gained_examples, ["a:b#c#d"]);
    assert_eq!(Study::of(new).ambiguities().expect("ABNF").len(), 4);
}

#[test]
fn dec_octet_has_256_strings() {
    let study = study("rfc3987");
    let all: Vec<String> = study.all_strings("dec-octet", 9).expect("a rule").collect();
    let expected: BTreeSet<String> = (0..=255).map(|n: u8| n.to_string()).collect();
    assert_eq!(all.len(), 256);
    assert_eq!(all.into_iter().collect::<BTreeSet<_>>(), expected);
    let counts = study.counts("dec-octet", 4).expect("a rule");
    assert_eq!(
        counts.iter().map(ToString::to_string).collect::<Vec<_>>(),
        ["0", "10", "90", "156", "0"]
    );
}

#[test]
fn the_strings_that_are_made_are_as_many_as_are_counted() {
    for document in &DOCUMENTS {
        let study = Study::of(document.abnf());
        for rule in ["scheme", "port", "pct-encoded", "h16", "IPvFuture", "unreserved", "host"] {
            let (Ok(strings), Ok(counts)) = (study.all_strings(rule, 2), study.counts(rule, 2))
            else {
                continue;
            };
            let total: usize =
                counts.iter().map(|n| n.to_string().parse::<usize>().expect("small")).sum();
            assert_eq!(strings.count(), total, "{} {rule}", document.name);
        }
    }
}

#[test]
fn samples_are_the_same_for_the_same_seed() {
    let study = study("rfc3987");
    let first_of = |seed: u64| {
        let mut sampler = study.sampler("IRI", seed).expect("a rule");
        (0..20).filter_map(|_| sampler.accepted()).collect::<Vec<_>>()
    };
    assert_eq!(first_of(1), first_of(1));
    assert_ne!(first_of(1), first_of(2));
}

#[test]
fn coverage_is_filled() {
    for document in &DOCUMENTS {
        let study = Study::of(document.abnf());
        let mut coverage = study.coverage(document.start).expect("ABNF");
        assert!(coverage.add("http://example.org/"));
        assert!(!coverage.add("http://["));
        let before = coverage.missing().len();
        let texts = coverage.fill(1);
        assert!(texts.iter().all(|text| study.accepts(document.start, text) == Ok(true)));
        let missing: Vec<String> = coverage
            .missing()
            .into_iter()
            .map(|point| coverage.describe(point).to_string())
            .collect();
        // LEIRI: the alternative before, ipchar, includes iprivate.
        let overlap = |text: &String| document.name == "leiri" && text.contains("iprivate");
        assert!(before > 100 && missing.iter().all(overlap), "{}: {missing:?}", document.name);
    }
}

#[test]
fn a_viable_prefix_names_what_may_follow_and_what_is_open() {
    let study = study("rfc3987");
    let viable = study.viable_prefix("IRI", "http://[::1").expect("a rule");
    assert_eq!((viable.bytes, viable.offending, viable.may_end), (11, None, false));
    assert_eq!(viable.expected.to_string(), ". 0-: A-F ] a-f");
    let innermost: Vec<&str> =
        viable.open.iter().filter_map(|open| open.rules.last().map(String::as_str)).collect();
    assert!(innermost.contains(&"IPv4address") && innermost.contains(&"IP-literal"));

    let viable = study.viable_prefix("IRI", "http://é/%4x").expect("a rule");
    assert_eq!((viable.bytes, viable.characters, viable.offending), (12, 11, Some('x')));
    assert_eq!(viable.expected.to_string(), "0-9 A-F a-f");
    assert_eq!(viable.open.len(), 1);
    assert_eq!(
        viable.open[0].rules,
        ["IRI", "ihier-part", "ipath-abempty", "isegment", "ipchar", "pct-encoded"]
    );
}

#[test]
fn the_viable_prefix_of_a_string_is_the_automaton_s_in_either_notation() {
    for document in &DOCUMENTS {
        let (abnf, pest) = (Study::of(document.abnf()), Study::of(document.pest()));
        let parser = abnf.grammar().parser();
        let mut sampler = abnf.sampler(document.start, 5).expect("a rule");
        for _ in 0..crate::documents::samples(200) / 10 {
            let text = sampler.near_miss().expect("a near miss");
            let a = abnf.viable_prefix(document.start, &text).expect("a rule");
            let b = pest.viable_prefix(document.start, &text).expect("a rule");
            assert_eq!(
                (a.bytes, &a.expected, a.may_end),
                (b.bytes, &b.expected, b.may_end),
                "{text:?}"
            );
            let stopped = parser.parse(document.start, &text).expect_err("a near miss");
            assert!(matches!(stopped, ParseError::NoMatch { at, .. } if at == a.bytes), "{text:?}");
            let open = a.open.iter().fold(CharSet::empty(), |all, open| all.union(&open.expected));
            assert_eq!(open, a.expected, "{text:?}");
        }
    }
}

#[test]
fn trees_of_both_notations() {
    let text = "http://1.2.3.4/a?b";
    let document = document("rfc3987");
    for grammar in [document.abnf(), document.pest()] {
        let tree = grammar.parser().parse("IRI", text).expect("an IRI");
        let matched = |rule: &str| {
            let node = tree.nodes.iter().find(|node| node.rule.replace('_', "-") == rule);
            node.map(|node| (&text[node.span.clone()], node.depth))
        };
        assert_eq!(matched("IRI"), Some((text, 0)));
        assert_eq!(matched("scheme"), Some(("http", 1)));
        assert_eq!(matched("IPv4address"), Some(("1.2.3.4", 4)));
        assert_eq!(matched("ireg-name"), None);
        assert_eq!(matched("iquery"), Some(("b", 1)));
    }
}

#[test]
fn a_long_text_is_parsed() {
    let text = format!("http://a/{}", "é/".repeat(50_000));
    let grammar = document("rfc3987").abnf();
    assert!(grammar.parser().matches("IRI", &text).expect("a rule"));
}

#[test]
fn pictures_are_drawn() {
    let study = study("rfc3987");
    let svg = study.grammar().railroad_svg("ihost").expect("a rule");
    assert!(svg.starts_with("<svg") && svg.contains("IPv4address"));
    let dot = study.automaton_dot("scheme").expect("a rule");
    assert!(dot.contains("0 -> 1 [label=\"ALPHA\"]"), "{dot}");
    let page = study.html_page("RFC 3987");
    for rule in study.grammar().rules() {
        assert!(page.contains(&format!("id=\"rule-{}\"", rule.name)));
    }
}

#[test]
fn ambiguities_that_are_written_alike_are_told_apart() {
    let grammar = "ws = *\"w\"\npair = \"a\" *ws \"b\" *ws \"c\"\n";
    let found = Study::of(LabGrammar::from_abnf(grammar).unwrap()).ambiguities().unwrap();
    let told: Vec<String> = found.iter().map(ToString::to_string).collect();
    let two = ["(place 1 of 2)", "(place 2 of 2)"];
    for (told, place) in told.iter().filter(|it| it.contains("`*ws`")).zip(two) {
        assert!(told.starts_with("pair: ") && told.ends_with(place), "{told}");
    }
    assert_eq!(found.iter().filter(|it| it.place.is_some()).count(), 2, "{told:?}");
}

/// RFC 5234 section 2.1: prose is for readers. Rules that do not need it are searched.
#[test]
fn ambiguities_are_found_beside_rules_of_prose() {
    let text = "s = a / p\na = \"x\" / %x78\np = <any text>\nq = \"(\" [ q / p / *a *a ] \")\"\n";
    let budget = Budget::unlimited().texts_up_to(5);
    let mut study = Study::of_all(LabGrammar::from_abnf(text).unwrap(), &budget);
    let found = study.ambiguities().unwrap();
    assert_eq!(found.iter().map(|it| &*it.rule).collect::<Vec<_>>(), ["a"]);
    let sentence = study.ambiguous_sentence("a", &found[0]).unwrap().unwrap();
    assert_eq!(sentence.text, "x");
    // The start rule needs the prose.
    assert_eq!(study.ambiguous_sentence("s", &found[0]).unwrap(), None);
}
