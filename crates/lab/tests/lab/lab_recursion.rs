//! Recursive rules.

use abnf_lab::{Budget, CoreGrammar, LabGrammar, Limit, ParseError, Proof, Study, StudyError};

fn study(abnf: &str) -> Study {
    Study::of(LabGrammar::from_abnf(abnf).expect(abnf))
}

#[test]
fn rules_outside_of_cycles_are_as_they_are_without() {
    let study = study("s = \"(\" *s \")\"\nt = 1*DIGIT\nu = s / t\n");
    assert!(study.accepts("t", "12").expect("a regular rule"));
    for rule in ["s", "u"] {
        let error = study.lang(rule).expect_err("a recursive rule");
        let cycle = ["s".to_owned(), "s".to_owned()].into();
        assert_eq!(error, StudyError::Recursive { rule: rule.to_owned(), cycle });
    }
}

#[test]
fn cycles_that_do_not_embed_themselves_are_regular() {
    for (abnf, regular) in [
        // At the end, at the beginning, through others, in an option, in both cases of a choice.
        ("a = \"x\" a / \"y\"\n", "a = *\"x\" \"y\"\n"),
        ("a = a \"x\" / \"y\"\n", "a = \"y\" *\"x\"\n"),
        ("a = \"x\" b / \"z\"\nb = \"y\" a\n", "a = *\"xy\" \"z\"\nb = \"y\" a\n"),
        ("a = b \"x\" / \"z\"\nb = a \"y\"\n", "a = \"z\" *\"yx\"\nb = a \"y\"\n"),
        ("a = \"x\" [a]\n", "a = 1*\"x\"\n"),
        ("a = [a] *DIGIT \"x\"\n", "a = 1*(*DIGIT \"x\")\n"),
        (
            "a = \"x\" (b / \"y\" a) / \"\"\nb = \"z\" a\n",
            "a = *(\"x\" (\"z\" / \"y\"))\nb = \"z\" a\n",
        ),
        ("a = a / \"x\"\n", "a = \"x\"\n"),
    ] {
        let (one, other) = (LabGrammar::from_abnf(abnf), LabGrammar::from_abnf(regular));
        let (one, other) = (one.expect(abnf), other.expect(regular));
        let verdict = abnf_lab::Proof::of_rule(&one, &other, "a").expect(abnf);
        assert_eq!(verdict, abnf_lab::Verdict::Equal, "{abnf}");
    }
    assert_eq!(
        study("a = \"x\" a\n")
            .languages()
            .shortest(study("a = \"x\" a\n").lang("a").expect("a rule")),
        None
    );
}

/// The cost of a cycle of many rules grows with its texts, not with the third power of their
/// number.
#[test]
fn a_long_cycle_is_solved_by_what_its_rules_refer_to() {
    let rule = |n: usize| format!("a{n} = \"x\" a{} / \"y\"\n", (n + 1) % 1000);
    let study = study(&(0..1000).map(rule).collect::<String>());
    assert!(study.accepts("a0", "xxy").expect("a rule"));
    assert!(!study.accepts("a999", "xx").expect("a rule"));
    assert!(study.languages().work() < 100_000, "{}", study.languages().work());
}

#[test]
fn cycles_that_embed_themselves_are_not_taken_for_regular() {
    for abnf in [
        "a = \"x\" a \"y\" / \"\"\n",
        "a = *(\"x\" a)\n",
        "a = a a / \"x\"\n",
        "a = \"x\" a / a \"y\" / \"\"\n",
    ] {
        assert!(study(abnf).lang("a").is_err(), "{abnf}");
    }
}

fn core(name: &str) -> LabGrammar {
    CoreGrammar::find(name).expect(name).grammar()
}

fn grammar(abnf: &str) -> LabGrammar {
    LabGrammar::from_abnf(abnf).expect(abnf)
}

fn json() -> LabGrammar {
    grammar(include_str!("../data/rfc8259.abnf"))
}

fn count(grammar: &LabGrammar, rule: &str, text: &str) -> String {
    let parser = grammar.parser();
    let forest = parser.forest(rule, text).expect(text);
    let one = forest.count().to_string();
    assert_eq!(one == "1", forest.two_trees().is_none(), "{text}");
    one
}

#[test]
fn rfc8259_texts_are_parsed() {
    let grammar = json();
    let parser = grammar.parser();
    for text in
        ["0", "[]", "{\"a\":[1,-2.5e+3,null,{\"\\u00e9\":\"é\"}],\"b\":{}}", " [ true , false ] "]
    {
        assert!(parser.matches("JSON-text", text).expect("a rule"), "{text}");
        let tree = parser.parse("JSON-text", text).expect(text);
        assert_eq!((&*tree.nodes[0].rule, tree.nodes[0].span.end), ("JSON-text", text.len()));
    }
    for (text, at) in
        [("[1,]", 3), ("{\"a\" 1}", 5), ("01", 1), ("[[", 2), ("", 0), ("[\"\n\"]", 2)]
    {
        let error = parser.parse("JSON-text", text).expect_err(text);
        assert_eq!(error, ParseError::NoMatch { rule: "JSON-text".into(), at }, "{text}");
    }
}

#[test]
fn rfc8259_white_space_belongs_to_the_text_or_to_the_structural_character() {
    let grammar = json();
    for (text, trees) in [("[]", "1"), (" []", "2"), ("[  ]", "3"), (" 1 ", "1"), (" [ 1 ] ", "4")]
    {
        assert_eq!(count(&grammar, "JSON-text", text), trees, "{text:?}");
    }
}

#[test]
fn what_may_follow_is_told_of_a_recursive_rule() {
    let study = Study::of(json());
    let prefix = study.viable_prefix("JSON-text", "[1,]").expect("a rule");
    assert_eq!((prefix.bytes, prefix.offending, prefix.may_end), (3, Some(']'), false));
    assert!(prefix.expected.contains('"') && prefix.expected.contains(' '));
    assert!(!prefix.expected.contains(']') && !prefix.expected.contains(','));
    let open = prefix.open.iter().find(|open| open.rules.contains(&"array".to_owned()));
    assert_eq!(open.expect("an array").rules[..3], ["JSON-text", "value", "array"]);
    let prefix = study.viable_prefix("JSON-text", "[]").expect("a rule");
    assert!(prefix.may_end && prefix.offending.is_none());
}

#[test]
fn rfc5234_s4_is_of_its_own_form() {
    let abnf = include_str!("../data/rfc5234.abnf");
    let grammar = grammar(abnf);
    let text = abnf.replace('\n', "\r\n");
    let tree = grammar.parser().parse("rulelist", &text).expect("ABNF");
    assert_eq!(tree.nodes.iter().filter(|node| node.rule == "rule").count(), 21);
}

#[test]
fn rfc9110_s10_1_5_comments_may_be_nested() {
    let grammar = core("rfc9110");
    let parser = grammar.parser();
    let text = "CERN-LineMode/2.15 (a (b \\) c) d) libwww/2.17b3";
    let tree = parser.parse("User-Agent", text).expect(text);
    assert_eq!(tree.nodes.iter().filter(|node| node.rule == "comment").count(), 2);
    assert!(!parser.matches("User-Agent", "a (b (c)").expect("a rule"));
}

#[test]
fn rfc5322_addresses_with_comments_are_ambiguous() {
    let grammar = core("rfc5322");
    let parser = grammar.parser();
    // Appendix A.5 of the document.
    let text = "Pete(A nice \\) chap) <pete(his account)@silly.test(his host)>";
    assert!(parser.matches("address", text).expect("a rule"));
    assert!(
        parser.matches("address", "\"Joe Q. Public\" <john.q.public@example.com>").expect("a rule")
    );
    // Section 4: obsolete forms can also be derived in the other way.
    assert_eq!(count(&grammar, "addr-spec", "a@b"), "4");
    assert!(!parser.matches("address", "a@b@c").expect("a rule"));
}

#[test]
fn trees_are_counted() {
    let sums = grammar("e = e \"+\" e / \"1\"\n");
    // Catalan numbers.
    for (n, trees) in
        [(1, "1"), (2, "1"), (3, "2"), (4, "5"), (12, "58786"), (36, "3116285494907301262")]
    {
        let text = vec!["1"; n].join("+");
        assert_eq!(count(&sums, "e", &text), trees);
    }
    for (abnf, text, trees) in [
        ("a = a / \"x\"\n", "x", "infinitely many"),
        ("a = *b\nb = [\"x\"]\n", "", "infinitely many"),
        ("a = b b b\nb = *\"x\"\n", "xx", "6"),
        ("a = 0*3b\nb = [\"x\"]\n", "x", "6"),
        ("a = \"x\" / %x78 / b\nb = \"X\"\n", "x", "3"),
        ("a = *\"x\" *\"x\"\n", "xxx", "4"),
        ("a = b\nb = c / \"x\"\nc = b\n", "x", "infinitely many"),
        ("a = \"x\" a / \"x\" a \"y\" / \"\"\n", "xxy", "2"),
    ] {
        assert_eq!(count(&grammar(abnf), "a", text), trees, "{abnf}");
    }
}

#[test]
fn two_trees_differ_in_their_rules_or_in_their_expressions() {
    let names = |abnf, text| -> [Vec<String>; 2] {
        let grammar = grammar(abnf);
        let trees = grammar.parser().forest("a", text).expect(text).two_trees().expect("two");
        trees.map(|tree| {
            tree.nodes.iter().map(|node| format!("{}{:?}", node.rule, node.span)).collect()
        })
    };
    assert_eq!(
        names("a = b / c\nb = \"x\"\nc = \"x\"\n", "x"),
        [["a0..1", "b0..1"], ["a0..1", "c0..1"]]
    );
    let [one, other] = names("a = *\"x\" *\"x\"\n", "x");
    assert_eq!(one, ["a0..1", "*\"x\"0..1", "*\"x\"1..1"]);
    assert_eq!(other, ["a0..1", "*\"x\"0..0", "*\"x\"0..1"]);
}

#[test]
fn nothing_calls_itself_with_the_length_of_the_text() {
    let grammar = json();
    let deep = format!("{}{}", "[".repeat(20_000), "]".repeat(20_000));
    let tree = grammar.parser().parse("JSON-text", &deep).expect("an array");
    assert_eq!(tree.nodes.iter().filter(|node| node.rule == "array").count(), 20_000);
    let open = &deep[..20_000];
    assert!(
        Study::of(json()).viable_prefix("JSON-text", open).expect("a rule").offending.is_none()
    );
}

/// All texts of up to a length over some characters, shortest first.
fn texts(alphabet: &[char], longest: usize) -> Vec<String> {
    let mut all = vec![String::new()];
    let mut last = all.clone();
    for _ in 0..longest {
        let more = last.iter().flat_map(|text| alphabet.iter().map(move |c| format!("{text}{c}")));
        last = more.collect();
        all.extend(last.clone());
    }
    all
}

#[test]
fn the_bounded_language_is_what_the_parser_takes() {
    for (abnf, alphabet) in [
        ("a = \"(\" *a \")\"\n", "()"),
        ("a = \"x\" a \"y\" / b a / \"\"\nb = \"z\" [a]\n", "xyz"),
        ("a = a a / \"x\" / \"(\" a \")\" 0*2a\n", "x()"),
        ("a = b \"x\" / c\nb = a *2b / \"y\"\nc = *(\"z\" a)\n", "xyz"),
    ] {
        let grammar = grammar(abnf);
        let budget = Budget::unlimited().texts_up_to(6);
        let study = Study::of_rules(grammar.clone(), &["a"], &budget).expect(abnf);
        let parser = grammar.parser();
        assert_eq!(grammar.bound(0, &budget), Some(6));
        for text in texts(&alphabet.chars().collect::<Vec<_>>(), 7) {
            let matches = parser.matches("a", &text).expect(abnf);
            match study.accepts("a", &text) {
                Ok(accepts) => assert_eq!(accepts, matches, "{abnf}{text:?}"),
                Err(error) => assert!(text.len() == 7, "{text:?}: {error}"),
            }
        }
    }
}

#[test]
fn the_bounded_language_of_pest_is_what_pest_takes() {
    for pest in [
        "a = { \"x\" ~ a ~ \"y\" | \"\" }",
        "a = { \"x\" ~ a ~ \"x\" | \"x\" }",
        "a = { \"x\" ~ !(b ~ \"y\") ~ a | \"y\" ~ a? }\nb = { a ~ \"x\" | \"y\" }",
    ] {
        let grammar = LabGrammar::from_pest(pest).expect(pest);
        let budget = Budget::unlimited().texts_up_to(7);
        let study = Study::of_rules(grammar.clone(), &["a"], &budget).expect(pest);
        let parser = grammar.parser();
        for text in texts(&['x', 'y'], 7) {
            let accepts = study.accepts("a", &text).expect(pest);
            assert_eq!(accepts, parser.matches("a", &text).expect(pest), "{pest} {text:?}");
        }
    }
}

#[test]
fn an_ambiguity_shows_in_a_sentence_with_two_trees() {
    for (abnf, start, rule, sentence) in [
        ("s = \"<\" [a] \">\"\na = b / c\nb = \"x\"\nc = 1*ALPHA\n", "s", "a", "<x>"),
        ("s = 2t\nt = DIGIT a\na = *\"x\" *\"x\"\n", "s", "a", "0x0"),
        ("s = s \"+\" s / \"1\"\n", "s", "s", "1+1+1"),
        // The ambiguity is after the first item.
        ("a = \"x\" a a / \"\"\n", "a", "a", "xx"),
        ("s = DIGIT \"-\" *\"x\" *\"x\" \"y\"\n", "s", "s", "0-xy"),
    ] {
        let budget = Budget::unlimited().texts_up_to(6);
        let mut study = Study::of_rules(grammar(abnf), &[start], &budget).expect(abnf);
        let found = study.ambiguities().expect(abnf);
        let ambiguity = found.iter().find(|found| found.rule == rule).expect(abnf);
        let shown = study.ambiguous_sentence(start, ambiguity).expect(abnf).expect(abnf);
        assert_eq!(shown.text, sentence);
        assert_ne!(shown.trees[0], shown.trees[1], "{abnf}");
        for tree in shown.trees {
            assert_eq!((&*tree.nodes[0].rule, tree.nodes[0].span.len()), (start, sentence.len()));
        }
    }
}

#[test]
fn samples_of_recursive_rules_are_nested_as_deep_as_asked() {
    let study = Study::of(json());
    let parser = study.grammar().parser();
    for depth in [0, 3, 20] {
        let mut sampler = study.sampler("JSON-text", 1).expect("a rule").depth(depth);
        for _ in 0..50 {
            let text = sampler.accepted().expect("a string");
            let tree = parser.parse("JSON-text", &text).expect(&text);
            let recursive = ["value", "object", "array", "member"];
            let mut open: Vec<usize> = Vec::new();
            for node in tree.nodes.iter().filter(|node| recursive.contains(&&*node.rule)) {
                open.retain(|&depth| depth < node.depth);
                open.push(node.depth);
                assert!(open.len() <= depth.max(1), "{text}");
            }
            let near_miss = sampler.near_miss().expect("a string");
            assert!(!parser.matches("JSON-text", &near_miss).expect("a rule"), "{near_miss}");
        }
    }
}

#[test]
fn a_recursive_rule_that_comes_to_no_end_has_no_samples() {
    let abnf = ["a = \"(\" a \")\"\n", "b = \"x\" / a\na = 1*b a\n", "a = *a \"x\" a\n"];
    let abnf = abnf.map(|text| LabGrammar::from_abnf(text).expect(text));
    let pest =
        LabGrammar::from_pest("a = { \"(\" ~ a ~ \")\" | &\"x\" ~ \"x\" ~ a }").expect("pest");
    for grammar in abnf.into_iter().chain([pest]) {
        let study = Study::of(grammar);
        let mut sampler = study.sampler("a", 1).expect("a rule").depth(2);
        assert_eq!((sampler.accepted(), sampler.near_miss()), (None, None));
        let others =
            (0..study.grammar().rules().len()).filter(|&it| study.grammar().accepts_nothing(it));
        assert_eq!(others.count(), 1, "{}", study.grammar());
    }
    let study = Study::of(grammar("b = \"x\" / a\na = \"(\" a \")\"\n"));
    let mut sampler = study.sampler("b", 1).expect("a rule");
    assert!(sampler.accepted().is_some_and(|text| text.eq_ignore_ascii_case("x")));
    assert!(sampler.near_miss().is_some());
    let mut coverage = study.coverage("b").expect("a rule");
    assert!(coverage.fill(1).iter().all(|text| text.eq_ignore_ascii_case("x")));
    assert_eq!(coverage.missing().len(), 2);
    let vectors = study.vectors("b", 1, 3).expect("a rule");
    assert!(vectors.cases.iter().filter(|case| case.valid).count() > 0);
}

#[test]
fn uniform_samples_are_spread_over_all_strings() {
    let study = Study::of(grammar("a = 1*3%x61-62 / \"c\"\n"));
    // 2 + 4 + 8 strings of a and b, and both cases of c.
    let mut sampler = study.uniform_sampler("a", 3, 7).expect("a rule");
    assert_eq!(sampler.strings().to_string(), "16");
    let mut seen = std::collections::BTreeMap::<String, usize>::new();
    for _ in 0..1600 {
        *seen.entry(sampler.accepted().expect("a string")).or_default() += 1;
    }
    assert_eq!(seen.len(), 16);
    assert!(seen.values().all(|&times| (60..=145).contains(&times)), "{seen:?}");
    let nothing = Study::of(grammar("a = 5\"x\"\n"));
    assert_eq!(nothing.uniform_sampler("a", 4, 7).expect("a rule").accepted(), None);
}

#[test]
fn pest_says_how_far_it_came_in_a_text_that_it_does_not_take() {
    for (pest, text, stop) in [
        ("a = { \"(\" ~ a ~ \")\" | \"x\" }", "((x)", 4),
        ("a = { \"(\" ~ a ~ \")\" | \"x\" }", "((y))", 2),
        ("a = { \"(\" ~ a ~ \")\" | \"x\" }", "(x))", 3),
        ("a = @{ \"<<\" ~ a ~ \">>\" | ASCII_DIGIT+ }", "<<12>)", 5),
        ("a = ${ \"ab\" ~ a ~ ^\"cd\" | 'x'..'z' }", "abyCe", 4),
        ("a = { PUSH(\"#\"+) ~ (!POP ~ ANY)* ~ POP }", "##ab", 4),
        ("a = ${ PUSH(\"#\"*) ~ \"x\" ~ POP }", "##x#", 3),
        ("a = ${ PUSH(\"#\"*) ~ \"x\" ~ PEEK[0..1] }", "##xé", 3),
        (
            "a = { \"(\" ~ a* ~ \")\" }\nWHITESPACE = _{ \" \" }\nCOMMENT = { \"/*\" ~ \"*/\" }",
            "( /* )",
            4,
        ),
        ("a = _{ b }\nb = _{ \"(\" ~ a ~ \")\" | \"x\" }", "(é)", 1),
    ] {
        let grammar = LabGrammar::from_pest(pest).expect(pest);
        let parser = grammar.parser();
        let error = parser.parse("a", text).expect_err(text);
        assert_eq!(error, ParseError::NoMatch { rule: "a".into(), at: stop }, "{pest} {text:?}");
        assert!(!parser.matches("a", text).expect("a rule"));
    }
}

#[test]
fn a_text_is_nested_deep_in_pest() {
    let grammar = LabGrammar::from_pest("a = { \"(\" ~ a? ~ \")\" }").expect("a grammar");
    let nested = |n: usize| format!("{}{}", "(".repeat(n), ")".repeat(n));
    let tree = grammar.parser().parse("a", &nested(10_000)).expect("a text");
    assert_eq!(tree.nodes.last().expect("a node").depth, 9_999);
    let error = grammar.parser().parse("a", &nested(10_000)[1..]).expect_err("too many");
    assert_eq!(error, ParseError::NoMatch { rule: "a".into(), at: 19_998 });
}

#[test]
fn a_text_that_is_nested_too_deep_for_pest_is_no_failure_to_match() {
    let grammar = LabGrammar::from_pest("a = { \"(\" ~ a? ~ \")\" }").expect("a grammar");
    let parser = grammar.parser();
    let nested = |n: usize| format!("{}{}", "(".repeat(n), ")".repeat(n));
    assert!(parser.matches("a", &nested(50)).expect("a rule"));
    let error = parser.matches("a", &nested(1_000_000)).expect_err("a deep text");
    assert!(matches!(error, StudyError::Budget { limit: Limit::Depth, .. }), "{error}");
    assert!(error.to_string().starts_with("`a`: the text is nested too deep for pest"), "{error}");
}

#[test]
fn rules_of_pest_that_come_back_without_a_character_have_no_language() {
    let pest = "COMMENT = { t }\nt = !{ \"b\"* ~ \"a\" }\nr = { \"a\" ~ \"a\" }\n";
    let grammar = LabGrammar::from_pest(pest).expect(pest);
    let budget = Budget::unlimited().texts_up_to(5);
    let study = Study::of_rules(grammar, &["r"], &budget).expect("the rule is there");
    assert!(matches!(study.lang("r"), Err(StudyError::Recursive { .. })));
}

#[test]
fn coverage_counts_what_the_tree_of_a_recursive_rule_has() {
    for (abnf, text, missing) in [
        // At the end, at the beginning, and in the middle.
        ("a = \"x\" a / b\nb = %x30-31 / %x39\n", "xx1", 0),
        ("a = a \"x\" / b\nb = %x30-31 / %x39\n", "9xx", 0),
        ("a = \"(\" a \")\" / b\nb = %x30-31 / %x39\n", "((0))", 0),
        ("a = \"(\" a \")\" / b\nb = %x30-31 / %x39\n", "0", 1),
    ] {
        let study = study(abnf);
        let mut coverage = study.coverage("a").expect(abnf);
        assert!(coverage.add(text) && !coverage.add("y"), "{abnf}");
        let left: Vec<_> =
            coverage.missing().into_iter().map(|point| coverage.describe(point)).collect();
        assert!(left.iter().any(|point| point.starts_with("b:")), "{abnf} {left:?}");
        let of_a = left.iter().filter(|point| point.starts_with("a:")).count();
        assert_eq!(of_a, missing, "{abnf} {left:?}");
        for text in coverage.fill(1) {
            assert!(study.grammar().parser().matches("a", &text).expect("a rule"), "{text}");
        }
        assert_eq!(coverage.missing(), [], "{abnf}");
    }
}

#[test]
fn coverage_of_json_is_filled() {
    let study = Study::of(json());
    let mut coverage = study.coverage("JSON-text").expect("a rule");
    assert!(coverage.add("{\"a\":[1,true,null]}"));
    for text in coverage.fill(7) {
        assert!(study.grammar().parser().matches("JSON-text", &text).expect("a rule"), "{text}");
    }
    assert_eq!(coverage.missing(), []);
}

/// The target is behind rules that refer to each other in all ways.
#[test]
fn an_aim_behind_many_cycles_is_reached() {
    let rules = (0..12).map(|n| format!("r{n} = \"x\" r0 r{} / \"z\"\n", n + 1));
    let study = study(&(rules.collect::<String>() + "r12 = \"y\"\n"));
    let mut coverage = study.coverage("r0").expect("a rule");
    let texts = coverage.fill(1);
    assert!(texts.iter().any(|text| text.contains(['y', 'Y'])), "{texts:?}");
}

/// Rules of pest that are the states of an automaton have exact languages: as such an automaton
/// exists, so does an export of each regular rule. Other cycles of pest have none.
#[test]
fn states_of_pest_are_regular() {
    let states = "a = { (\"x\" ~ b | 'a'..'f' ~ c)? } b = { ^\"y\" ~ a | \"z\" } c = { \"\" }";
    let pest = LabGrammar::from_pest(states).unwrap();
    let abnf = LabGrammar::from_abnf("a = [ %x78 b / %x61-66 ]\nb = \"y\" a / %x7A\nc = \"\"\n");
    let proof = Proof::of(&pest, &abnf.unwrap()).unwrap();
    assert!(proof.holds(), "{proof}");
    assert!(proof.rules.iter().all(|rule| rule.up_to.is_none()), "{proof}");
    // As a part of another rule, it keeps the longest text that it can have.
    let part = format!("{states} d = {{ a ~ \"x\" }} e = {{ a ~ \"q\" }}");
    let study = Study::of(LabGrammar::from_pest(&part).unwrap());
    for (rule, text) in
        [("d", "xyx"), ("d", "xzx"), ("e", "xyq"), ("e", "q"), ("d", "x"), ("d", "xx")]
    {
        let pest = study.grammar().parser().matches(rule, text).unwrap();
        assert_eq!(study.accepts(rule, text), Ok(pest), "{rule} {text}");
    }
    for other in [
        "a = { (\"x\" ~ a | \"x\" ~ \"y\")? }",
        "a = { \"x\" ~ a ~ \"y\" | \"z\" }",
        "a = { (\"x\" ~ b)? } b = { \"y\" ~ a | \"y\" ~ \"z\" }",
        "a = { (\"x\" ~ \"y\" ~ a)? }",
    ] {
        let study = Study::of(LabGrammar::from_pest(other).unwrap());
        assert!(matches!(study.lang("a"), Err(StudyError::Recursive { .. })), "{other}");
    }
}
