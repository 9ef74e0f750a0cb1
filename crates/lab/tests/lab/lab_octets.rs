//! Grammars of octets: UTF-8 is mapped to characters, also in witnesses.

use crate::documents::document;
use abnf_lab::{AbnfOptions, Budget, LabGrammar, ParseTree, Proof, Side, Study, Verdict, Witness};
use proptest::prelude::*;

/// RFC 3629 section 4.
const UTF8: &str = "
UTF8-octets = *( UTF8-char )
UTF8-char = UTF8-1 / UTF8-2 / UTF8-3 / UTF8-4
UTF8-1 = %x00-7F
UTF8-2 = %xC2-DF UTF8-tail
UTF8-3 = %xE0 %xA0-BF UTF8-tail / %xE1-EC 2( UTF8-tail ) /
         %xED %x80-9F UTF8-tail / %xEE-EF 2( UTF8-tail )
UTF8-4 = %xF0 %x90-BF 2( UTF8-tail ) / %xF1-F3 3( UTF8-tail ) /
         %xF4 %x80-8F 2( UTF8-tail )
UTF8-tail = %x80-BF
";

/// RFC 6531 section 3.3, which adds to the rules of RFC 5321.
const MAIL: &str = "
Local-part = Dot-string / Quoted-string
Dot-string = Atom *( \".\" Atom )
Atom = 1*atext
Quoted-string = DQUOTE *QcontentSMTP DQUOTE
QcontentSMTP = qtextSMTP / quoted-pairSMTP
quoted-pairSMTP = %d92 %d32-126
qtextSMTP = %d32-33 / %d35-91 / %d93-126
atext = ALPHA / DIGIT / \"!\" / \"#\"
UTF8-non-ascii = UTF8-2 / UTF8-3 / UTF8-4
";
const INTERNATIONAL: &str = "qtextSMTP =/ UTF8-non-ascii\natext =/ UTF8-non-ascii\n";

fn octets(texts: &[&str]) -> LabGrammar {
    AbnfOptions::new().octets(true).read(texts).expect("a grammar")
}

fn in_octets(abnf: &str) -> LabGrammar {
    LabGrammar::from_abnf(abnf).expect(abnf).in_octets()
}

#[test]
fn rfc3629_s4_is_all_characters() {
    let characters = "
        UTF8-octets = *%x0-10FFFF
        UTF8-char = %x0-10FFFF
        UTF8-1 = %x0-7F
        UTF8-2 = %x80-7FF
        UTF8-3 = %x800-FFFF
        UTF8-4 = %x10000-10FFFF
        above = %x80-10FFFF\n";
    let characters = in_octets(characters);
    let utf8 = octets(&[UTF8, "above = UTF8-2 / UTF8-3 / UTF8-4\n"]);
    for rule in ["UTF8-octets", "UTF8-char", "UTF8-1", "UTF8-2", "UTF8-3", "UTF8-4", "above"] {
        assert_eq!(Proof::of_rule(&utf8, &characters, rule), Ok(Verdict::Equal), "{rule}");
    }
}

#[test]
fn rfc6531_s3_3_witnesses_are_utf8() {
    let (old, new) = (octets(&[MAIL, UTF8]), octets(&[MAIL, UTF8, INTERNATIONAL]));
    for rule in ["Local-part", "atext", "qtextSMTP", "Quoted-string"] {
        let verdict = Proof::of_rule(&old, &new, rule).expect("a rule");
        let Verdict::Differs(Witness { text, octets, accepted_by, .. }) = verdict else {
            panic!("{rule}: {verdict:?}")
        };
        assert_eq!((octets, accepted_by), (None, Side::Right), "{rule}");
        let character = text.trim_matches('"');
        assert_eq!(character.chars().count(), 1, "{rule}: {text:?}");
        assert!(character.chars().all(|c| c > '\x7f'), "{rule}: {text:?}");
        let study = Study::of(new.clone());
        assert!(study.accepts(rule, &text).expect("a rule"), "{rule}: {text:?}");
        assert!(new.parser().matches(rule, &text).expect("a rule"), "{rule}: {text:?}");
    }
    // Read as characters, the shortest text is none of these.
    let characters = LabGrammar::from_abnf(&[MAIL, UTF8, INTERNATIONAL].concat()).expect("ABNF");
    assert!(!Study::of(characters).accepts("atext", "é").expect("a rule"));
}

#[test]
fn what_is_no_utf8_is_shown_as_octets() {
    let text = octets(&["field = *( VCHAR / obs-text )\nobs-text = %x80-FF\n"]);
    let utf8 = octets(&[UTF8, "field = *( VCHAR / UTF8-2 / UTF8-3 / UTF8-4 )\n"]);
    let verdict = Proof::of_rule(&text, &utf8, "field").expect("a rule");
    let Verdict::Differs(Witness { text, octets, .. }) = verdict else { panic!("{verdict:?}") };
    let [octet] = octets.expect("octets")[..] else { panic!("{text}") };
    assert_eq!(text, format!("%x{octet:02X}"));
    assert!(octet > 0x7F);
}

#[test]
fn characters_and_octets_of_one_grammar_are_compared_as_utf8() {
    let mixed = octets(&["a = ucschar / %xC2 %xA0-BF / %xE9\nucschar = %x100-D7FF\n"]);
    let study = Study::of(mixed);
    for (text, accepted) in
        [("\u{A0}", true), ("\u{BF}", true), ("\u{E9}", false), ("\u{100}", true), ("日", true)]
    {
        assert_eq!(study.accepts("a", text).expect("a rule"), accepted, "{text:?}");
    }
}

#[test]
fn rfc3987_s2_2_is_the_same_in_octets() {
    let abnf = document("rfc3987").abnf().in_octets();
    let pest = document("rfc3987").pest().in_octets();
    for rule in ["ucschar", "iprivate", "iquery", "ireg-name", "scheme"] {
        assert_eq!(Proof::of_rule(&abnf, &pest, rule), Ok(Verdict::Equal), "{rule}");
    }
}

#[test]
fn the_parser_reads_octets() {
    let grammar = octets(&[UTF8]);
    let tree = grammar.parser().parse("UTF8-octets", "é日x").expect("UTF-8");
    let nodes: Vec<_> =
        tree.nodes.iter().map(|node| (&*node.rule, &"é日x"[node.span.clone()])).collect();
    assert!(nodes.contains(&("UTF8-2", "é")) && nodes.contains(&("UTF8-3", "日")), "{nodes:?}");
    let study = Study::of(grammar);
    let prefix = study.viable_prefix("UTF8-2", "日").expect("a rule");
    assert_eq!((prefix.bytes, prefix.offending), (0, Some('日')));
}

/// A node that ends inside a character has no text.
#[test]
fn trees_in_octets_have_whole_characters() {
    let grammar = octets(&["a = b c / d\nb = %xC3\nc = %xA9\nd = e\ne = %xC3 %xA9\n"]);
    let parser = grammar.parser();
    let forest = parser.forest("a", "é").expect("a text");
    let names = |tree: &ParseTree| -> Vec<String> {
        assert!(tree.nodes.iter().all(|node| "é".get(node.span.clone()).is_some()), "{tree:?}");
        tree.nodes.iter().map(|node| node.rule.clone()).collect()
    };
    assert_eq!(names(&forest.tree()), ["a"]);
    let [one, other] = forest.two_trees().expect("two trees");
    assert_eq!(
        (names(&one), names(&other)),
        (vec!["a".to_owned()], vec!["a".into(), "d".into(), "e".into()])
    );
    let (tree, all) = parser.parse_with_forest("a", "é", &Budget::unlimited()).expect("a text");
    assert_eq!((tree, all.expect("ABNF").count().to_string()), (forest.tree(), "2".to_owned()));
    // The nodes inside such a node stay.
    let grammar = octets(&["a = b %xA9\nb = c %xC3\nc = %x61\n"]);
    let parser = grammar.parser();
    let tree = parser.parse("a", "aé").expect("a text");
    let depths = tree.nodes.iter().map(|node| (&*node.rule, node.depth));
    assert_eq!(depths.collect::<Vec<_>>(), [("a", 0), ("c", 1)]);
    assert_eq!(parser.forest("a", "aé").expect("a text").tree(), tree);
}

#[test]
fn a_grammar_of_a_protocol_is_known_by_its_values() {
    for (abnf, means) in [
        ("a = %x80-FF\n", true),
        ("a = OCTET\n", true),
        ("a = %xE9\n", true),
        ("a = %x00-7F\n", false),
        ("a = %x80-FF / %x100\n", false),
        (UTF8, true),
    ] {
        assert_eq!(LabGrammar::from_abnf(abnf).expect(abnf).may_mean_octets(), means, "{abnf}");
    }
    assert!(!octets(&[UTF8]).may_mean_octets());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn characters_are_their_utf8(ends in prop::collection::vec(any::<(char, char)>(), 1..4), texts in prop::collection::vec(any::<String>(), 20)) {
        let range = |&(one, other): &(char, char)| {
            let (first, last) = (one.min(other), one.max(other));
            // A range over the surrogates is a set nevertheless.
            format!("%x{:X}-{:X}", first as u32, last as u32)
        };
        let ranges: Vec<String> = ends.iter().map(range).collect();
        let abnf = format!("a = *( {} )\n", ranges.join(" / "));
        let characters = LabGrammar::from_abnf(&abnf).expect("ABNF");
        let octets = Study::of(characters.in_octets());
        let characters = Study::of(characters);
        let edges = ends.iter().flat_map(|&(a, b)| [a, b]).flat_map(|c| {
            [c as u32, (c as u32).saturating_sub(1), c as u32 + 1]
        });
        let edges = edges.filter_map(char::from_u32).map(String::from);
        for text in texts.into_iter().chain(edges) {
            let accepted = characters.accepts("a", &text).expect("a rule");
            prop_assert_eq!(octets.accepts("a", &text).expect("a rule"), accepted, "{} {:?}", abnf, text);
            prop_assert_eq!(octets.grammar().parser().matches("a", &text).expect("a rule"), accepted);
        }
    }
}

/// `é` is %xC3.A9 in UTF-8, and `Ã©` would be these two octets read as characters.
#[test]
fn strings_of_a_grammar_of_octets_are_accepted_by_it() {
    let grammar = octets(&["a = %xC3.A9 / %x41 / %xC4 %x80-82\n"]);
    let study = Study::of(grammar.clone());
    let all: Vec<String> = study.all_strings("a", 2).expect("a rule").collect();
    assert_eq!(all, ["A", "é", "Ā", "ā", "Ă"]);
    let mut found: Vec<String> = study.boundary_strings("a").expect("a rule").into_iter().collect();
    found.extend(study.vectors("a", 1, 5).expect("a rule").cases.into_iter().filter_map(|case| {
        assert_eq!(study.accepts("a", &case.text).expect("a rule"), case.valid, "{case:?}");
        case.valid.then_some(case.text)
    }));
    let mut uniform = study.uniform_sampler("a", 2, 7).expect("a rule");
    let mut sampler = study.sampler("a", 7).expect("a rule");
    found.extend((0..20).filter_map(|_| uniform.accepted()));
    found.extend((0..20).filter_map(|_| sampler.accepted()));
    let mut coverage = study.coverage("a").expect("a rule");
    found.extend(coverage.fill(7));
    assert!(coverage.missing().is_empty(), "{:?}", coverage.missing());
    for text in &all {
        assert!(found.contains(text), "{text}");
    }
    for text in &found {
        assert!(all.contains(text), "{text}");
    }
}
