//! The cost of grammars, in states and steps, never in time.

use abnf_lab::{
    Budget, Dialect, ExportError, GrammarError, LabGrammar, Languages, Limit, Lint, LintKind,
    ParseError, Proof, Study, StudyError, Verdict,
};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// The states of a rule of a grammar, and the steps that it took to find them.
fn cost(abnf: &str, rule: &str) -> (usize, u64) {
    let grammar = LabGrammar::from_abnf(abnf).expect(abnf);
    let study = Study::of_rules(grammar, &[rule], &Budget::unlimited()).expect(rule);
    let languages = study.languages();
    (languages.states(study.lang(rule).expect(rule)), languages.work())
}

/// The grammar of RFC 5424, with names of structured data of at most `longest_name` characters.
fn rfc5424(longest_name: usize) -> String {
    let text = include_str!("../data/rfc5424.abnf");
    let changed =
        text.replace("1*32PRINTUSASCII\n\nMSG ", &format!("1*{longest_name}PRINTUSASCII\n\nMSG "));
    assert_eq!(changed == text, longest_name == 32);
    changed
}

#[test]
fn rfc5424_structured_data_grows_by_the_length_of_a_name() {
    let sizes = [8, 16, 32].map(|longest| cost(&rfc5424(longest), "STRUCTURED-DATA"));
    let [first, second, third] = sizes.map(|(states, _)| states);
    assert_eq!(third - second, 2 * (second - first), "{sizes:?}");
    assert!(sizes[2].1 < 200_000, "{sizes:?}");
    let (_, whole) = cost(&rfc5424(32), "SYSLOG-MSG");
    assert!(whole < 1_000_000, "{whole} steps");
}

#[test]
fn a_counted_repetition_costs_as_much_as_it_has_states() {
    for (once, states) in [("\"x\"", 1), ("(\"x\" / \"yz\")", 2), ("%x61-7A", 1)] {
        let cost = |count: usize| cost(&format!("r = 1*{count}{once}\n"), "r");
        let [(few, _), (many, steps)] = [cost(100), cost(1000)];
        assert_eq!(many - few, 900 * states, "{once}");
        assert!(steps < 20 * 1000, "{once}: {steps} steps");
    }
}

#[test]
fn a_sequence_of_a_thousand_sets_costs_as_much_as_it_is_long() {
    let sets: Vec<String> =
        (0..1000).map(|n| format!("%x{:X}-{:X}", 0x41 + n % 7, 0x50 + n % 11)).collect();
    let lines = sets.chunks(8).map(|chunk| chunk.join(" "));
    let items = lines.collect::<Vec<_>>().join("\n  ");
    let (states, steps) = cost(&format!("r = {items}\n"), "r");
    assert_eq!(states, 1001);
    assert!(steps < 5000, "{steps} steps");

    // Repeated, it is a ring, which is found to be minimal in as many steps.
    let (states, steps) = cost(&format!("r = *( {items} )\n"), "r");
    assert!((1000..=1001).contains(&states), "{states}");
    assert!(steps < 10_000, "{steps} steps");
}

#[test]
fn a_thousand_options_and_a_thousand_alternatives() {
    let options = "[\"a\"] [\"b\"] ".repeat(20);
    let (_, steps) = cost(&format!("r = {options}\n"), "r");
    assert!(steps < 20_000, "{steps} steps");
    let words: Vec<String> = (0..1000).map(|n| format!("\"word{n}\"")).collect();
    let words = words.chunks(5).map(|line| line.join(" / ")).collect::<Vec<_>>().join("\n  / ");
    let (_, steps) = cost(&format!("r = {words}\n"), "r");
    assert!(steps < 50_000, "{steps} steps");
}

#[test]
fn rfc5321_is_small() {
    let text = include_str!("../data/rfc5321.abnf");
    for rule in ["Path", "Mailbox", "IPv6-addr", "Mail-parameters"] {
        let (states, steps) = cost(text, rule);
        assert!(states < 1000 && steps < 200_000, "{rule}: {states} states, {steps} steps");
    }
}

#[test]
fn the_same_counted_repetitions_in_pest() {
    let states = |text: &str| {
        let grammar = LabGrammar::from_pest(text).expect(text);
        let study = Study::of_rules(grammar, &["r"], &Budget::unlimited()).expect(text);
        (study.languages().states(study.lang("r").expect("a rule")), study.languages().work())
    };
    let (few, _) = states("r = { (\"x\" | \"yz\"){1, 50} }");
    let (many, steps) = states("r = { (\"x\" | \"yz\"){1, 200} }");
    assert_eq!(many - few, 300);
    assert!(steps < 100_000, "{steps} steps");
}

/// Each state says which of the last thirty characters were "a".
const LARGE: &str = "s = 1*DIGIT\nr = *(\"a\" / \"b\") \"a\" 30(\"a\" / \"b\")\nt = r\n";

fn refused(budget: &Budget) -> (String, Limit, usize) {
    let grammar = LabGrammar::from_abnf(LARGE).expect("ABNF");
    match Study::of_rules(grammar, &["t"], budget) {
        Err(StudyError::Budget { rule, limit, states, .. }) => (rule, limit, states),
        other => panic!("{other:?}"),
    }
}

#[test]
fn beyond_a_budget_the_error_names_the_rule_and_how_far_it_came() {
    let unlimited = Budget::unlimited;
    let (rule, limit, states) = refused(&unlimited().states(5000));
    assert_eq!((&*rule, limit, states), ("r", Limit::States, 5001));
    let (rule, limit, states) = refused(&unlimited().memory(1 << 20));
    assert_eq!((&*rule, limit), ("r", Limit::Memory));
    assert!((1000..100_000).contains(&states), "{states}");
    assert_eq!(refused(&unlimited().time(Duration::from_millis(20))).1, Limit::Time);
    let flag = Arc::new(AtomicBool::new(true));
    assert_eq!(refused(&unlimited().cancelled_by(flag)).1, Limit::Cancelled);
}

#[test]
fn a_rule_beyond_the_budget_is_in_the_way_of_no_other() {
    let grammar = LabGrammar::from_abnf(LARGE).expect("ABNF");
    let study = Study::of_all(grammar.clone(), &Budget::unlimited().states(2000));
    assert_eq!(study.accepts("s", "12"), Ok(true));
    assert!(matches!(study.accepts("t", "12"), Err(StudyError::Budget { .. })));
    let study = Study::of_rules(grammar, &["s"], &Budget::unlimited()).expect("small");
    // The digits, and everything else.
    assert_eq!(study.languages().alphabet().len(), 2);
    assert_eq!(study.lang("t"), Err(StudyError::NotAsked("t".into())));
}

#[test]
fn a_proof_beyond_the_budget_is_no_proof() {
    let [left, right] =
        ["30", "31"].map(|n| LabGrammar::from_abnf(&LARGE.replace("30", n)).expect("ABNF"));
    let budget = Budget::unlimited().states(3000);
    let mut languages = Languages::of(&[&left, &right]).within(&budget);
    let verdict = Proof::of_rule_with(&mut languages, &left, &right, "t");
    assert!(matches!(verdict, Err(StudyError::Budget { .. })), "{verdict:?}");
    // With more time, the same languages continue the work.
    let mut languages = languages.within(&Budget::unlimited());
    assert_eq!(Proof::of_rule_with(&mut languages, &left, &right, "s"), Ok(Verdict::Equal));
}

#[test]
fn an_ambiguity_beyond_the_budget_is_an_error() {
    let grammar = LabGrammar::from_abnf("r = *(\"a\" / \"b\") \"a\" 9(\"a\" / \"b\")\ns = r r\n");
    let study = Study::of(grammar.expect("ABNF"));
    let within = Budget::unlimited().states(study.languages().work() as usize);
    let found = study.within(&within).ambiguities();
    assert!(found.is_ok() || matches!(found, Err(StudyError::Budget { .. })));
    let grammar = LabGrammar::from_abnf("r = *200(\"a\" / \"ab\" / \"b\")\n").expect("ABNF");
    let mut study = Study::of(grammar).within(&Budget::unlimited().states(10));
    assert!(matches!(study.ambiguities(), Err(StudyError::Budget { .. })));
}

#[test]
fn no_operator_nests_too_deep_for_the_stack() {
    let deep = |count: usize, before: &str, after: &str| {
        format!("r = {{ {}\"a\"{} ~ \"b\" }}", before.repeat(count), after.repeat(count))
    };
    let chain = |count: usize| {
        let rules = (0..count).map(|n| format!("r{n} = {{ r{} }}\n", n + 1));
        rules.collect::<String>() + &format!("r{count} = {{ \"a\" }}\n")
    };
    let ring = chain(20_000).replace("{ \"a\" }", "{ \"a\" ~ r0? }");
    let texts = [
        deep(20_000, "!", ""),
        deep(20_000, "&", ""),
        deep(20_000, "", "?"),
        deep(20_000, "(", ")"),
        deep(20_000, "", " ~ \"a\""),
        deep(20_000, "", " | \"a\""),
        chain(20_000),
        ring,
    ];
    for text in texts {
        let error = LabGrammar::from_pest(&text).expect_err(&text[..60]);
        assert!(matches!(error, GrammarError::Deep { .. }), "{}: {error}", &text[..60]);
    }
    // In ABNF a sequence and a choice are as long as they like.
    let items = "\"a\"\n  ".repeat(20_000);
    let (states, _) = cost(&format!("r = {items}\n"), "r");
    assert_eq!(states, 20_001);
}

/// A rule that exceeds a limit of the reader is undecided, and so are those that need it, and no other.
#[test]
fn a_rule_with_too_many_brackets_or_repetitions_is_undecided_alone() {
    let deep = format!("r = {}t \"a\"{}\n", "[".repeat(65), "]".repeat(65));
    let lists = format!("r = {}t{}\n", "1#(".repeat(20), ")".repeat(20));
    for (rule, what) in [
        (&*deep, "more than 64 brackets within brackets"),
        (&*lists, "more than 1000 parts in a list"),
        ("r = *1001t\n", "more than 1000 repetitions"),
        ("r = 4294967296t\n", "more than 1000 repetitions"),
        ("r = 99999999999999999999999*t\n", "more than 1000 repetitions"),
        ("r = 1001#2000t\n", "more than 1000 repetitions"),
        ("r = \"x\"\nr =/ 1001t\n", "more than 1000 repetitions"),
    ] {
        let text = format!("s = r \"b\"\n{rule}t = 1*1000\"c\"\n");
        let grammar = LabGrammar::from_abnf(&text).expect(rule);
        let study = Study::of(grammar.clone());
        for asked in ["s", "r"] {
            let error = study.lang(asked).expect_err(asked);
            assert_eq!(error.to_string(), format!("the rule `r` has {what}"));
            assert!(grammar.parser().matches(asked, "c").is_err());
        }
        assert_eq!(study.accepts("t", "c"), Ok(true), "{rule}");
        assert_eq!(study.coverage("t").map(|coverage| coverage.points().count()), Ok(1));
        // What the rule refers to is known, and it is written as its author wrote it.
        assert_eq!(grammar.rule(1).expr.references().last(), grammar.find("t"), "{rule}");
        let written = grammar.to_abnf(&Budget::unlimited()).expect(rule);
        // A line that is too long is broken.
        let written = written.replace("\n    ", " ");
        assert!(rule.starts_with("r = \"x\"") || written.contains(rule), "{written}");
        let lint = Lint::of(&text);
        let kinds: Vec<_> = lint.findings.iter().map(|it| it.kind).collect();
        assert_eq!(kinds, [LintKind::NotExamined], "{rule}");
    }
    let unclosed = format!("r = {}\"a\"{}\n", "[".repeat(65), "]".repeat(64));
    assert!(matches!(LabGrammar::from_abnf(&unclosed), Err(GrammarError::Syntax { .. })));
}

#[test]
fn what_is_made_one_after_another_ends_with_the_budget() {
    let stop = Arc::new(AtomicBool::new(false));
    let study = Study::of(LabGrammar::from_abnf("r = *(\"a\" / %x62-7A)\n").expect("ABNF"));
    let study = study.within(&Budget::unlimited().cancelled_by(stop.clone()));
    let mut strings = study.all_strings("r", 9).expect("a rule");
    let mut sampler = study.sampler("r", 1).expect("a rule");
    let mut uniform = study.uniform_sampler("r", 9, 1).expect("a rule");
    let mut coverage = study.coverage("r").expect("a rule");
    assert!(strings.next().is_some() && sampler.accepted().is_some());
    assert!(uniform.accepted().is_some() && study.in_time().is_ok());

    stop.store(true, Ordering::Relaxed);
    assert_eq!((strings.next(), uniform.accepted()), (None, None));
    assert_eq!((sampler.accepted(), sampler.near_miss()), (None, None));
    assert_eq!(coverage.fill(1), [""; 0]);
    for stopped in [
        study.in_time().err(),
        study.counts("r", 9).err(),
        study.boundary_strings("r").err(),
        study.beyond_boundary_strings("r").err(),
        study.uniform_sampler("r", 9, 1).err(),
        study.vectors("r", 1, 9).err(),
    ] {
        assert!(matches!(stopped, Some(StudyError::Budget { limit: Limit::Cancelled, .. })));
    }
}

/// Rules each of which occurs twice in the one before: written out, they are 2^40.
#[test]
fn rules_that_double_are_read_without_being_copied_out() {
    let rules = (0..40).map(|n| format!("r{n} = r{} r{}\n", n + 1, n + 1));
    let grammar = LabGrammar::from_abnf(&(rules.collect::<String>() + "r40 = [\"x\"]\n"));
    let study = Study::of_all(grammar.expect("ABNF"), &Budget::unlimited().states(10_000));
    let parser = study.grammar().parser();
    assert!(parser.matches("r0", "xx").expect("a rule"));
    assert!(!parser.matches("r0", "xy").expect("a rule"));
    // Its tree is as large.
    assert!(matches!(parser.parse("r0", "xx"), Err(ParseError::Study(StudyError::Budget { .. }))));
    assert_eq!(study.viable_prefix("r0", "xxy").expect("a rule").bytes, 2);
    let mut coverage = study.coverage("r0").expect("a rule");
    assert!(coverage.add("xx"));
    assert_eq!(coverage.missing(), []);
    // A random derivation has 2^40 steps, too; a shortest text is found without one.
    let mut coverage = study.coverage("r0").expect("a rule");
    assert_eq!((coverage.fill(1), coverage.missing()), (vec![String::new()], Vec::new()));
    assert!(study.vectors("r0", 1, 0).is_ok());
}

/// Alternatives of one character each need no class of characters for each.
#[test]
fn a_choice_of_characters_costs_as_much_as_the_set_that_it_is() {
    let value = |n: usize| format!("%x{:X}", 0x1000 + 2 * n);
    let lines: Vec<String> = (0..2500)
        .map(|line| (0..8).map(|n| value(8 * line + n)).collect::<Vec<_>>().join(" / "))
        .collect();
    let abnf = format!("r = {}\ns = r / %x1002 \"x\" / %x1004 / \"z\"\n", lines.join("\n  / "));
    let grammar = LabGrammar::from_abnf(&abnf).expect("ABNF");
    let study = Study::of_rules(grammar.clone(), &["s"], &Budget::unlimited()).expect("a rule");
    let languages = study.languages();
    assert_eq!(languages.states(study.lang("r").expect("a rule")), 2);
    assert!(languages.alphabet().len() < 8 && languages.work() < 1000);
    for (text, accepts) in [
        ("\u{1000}", true),
        ("\u{1002}x", true),
        ("\u{1004}x", false),
        ("\u{1001}", false),
        ("Z", true),
    ] {
        assert_eq!(study.accepts("s", text), Ok(accepts), "{text:?}");
    }
    assert_eq!(Proof::of_rule(&grammar, &grammar, "s"), Ok(Verdict::Equal));
    let pest =
        LabGrammar::from_pest("r = { 'a'..'b' | \"bc\" | \"c\" | ^\"d\" | \"ab\" }").expect("pest");
    let study = Study::of(pest);
    for (text, accepts) in [("a", true), ("bc", false), ("c", true), ("D", true), ("ab", false)] {
        assert_eq!(study.accepts("r", text), Ok(accepts), "{text:?}");
        assert_eq!(study.grammar().parser().matches("r", text), Ok(accepts), "{text:?}");
    }
}

/// A question about the alternatives distinguishes them.
#[test]
fn alternatives_of_characters_are_told_apart() {
    let abnf = "r = \"x\" / \"y\" / %x79 / b / \"zz\" / %x77\nb = %x77-78\n";
    let mut study = Study::of(LabGrammar::from_abnf(abnf).expect("ABNF"));
    let found = study.ambiguities().expect("ABNF");
    let texts: Vec<&str> = found.iter().map(|found| &*found.text).collect();
    assert_eq!(texts, ["x", "y", "w"]);
}

/// What is written counts before it is written.
#[test]
fn exports_are_counted_against_the_limits() {
    let budget = Budget::unlimited().memory(1 << 24).states(1_000_000);
    let is_limit = |error: &ExportError, name: &str| matches!(error, ExportError::Study(StudyError::Budget { rule, .. }) if rule == name);
    let nested = LabGrammar::from_abnf("s = \"b\"\nr = 1000( 1000( 1000\"a\" ) )\n").expect("ABNF");
    let error = nested.to_ebnf(&budget).expect_err("a large text");
    assert!(is_limit(&error, "r"), "{error}");
    let error = nested.to_pest(&budget).expect_err("many states");
    assert!(is_limit(&error, "r"), "{error}");
    let one_after_the_other = "r = *1000\"a\" *1000\"b\" *1000\"c\" *1000\"a\" \"d\"\n";
    let grammar = LabGrammar::from_abnf(one_after_the_other).expect("ABNF");
    assert!(grammar.to_pest(&budget).is_ok_and(|export| export.text.len() < 1000));
    // 2^30 copies of a rule, and copies of a set with many ranges.
    let double = |number: u32| format!("r{number} = r{} r{}\n", number + 1, number + 1);
    let copies: String = (0..30).map(double).collect();
    let ranges: Vec<String> =
        (0..5_000).map(|number| format!("%x{:X}", 0x100 + 2 * number)).collect();
    let set = ranges.join(" / ");
    for text in
        [copies + "r30 = \"a\"\n", format!("r0 = 1000( {} )\ns = {set}\n", "s ".repeat(1000))]
    {
        let grammar = LabGrammar::from_abnf(&text).expect("ABNF");
        let error = grammar.regular_expression("r0", Dialect::Rust, &budget).expect_err("large");
        assert!(matches!(error, ExportError::Study(StudyError::Budget { .. })), "{error}");
    }
}

/// Only rules that the asked rule needs are read.
#[test]
fn a_large_rule_is_no_obstacle_for_others() {
    let grammar =
        LabGrammar::from_abnf("s = \"b\"\nr = 1000( 1000( 1000\"a\" ) )\n").expect("ABNF");
    let budget = Budget::unlimited().memory(1 << 20).states(10_000);
    let parser = grammar.parser();
    assert_eq!(parser.parse_within("s", "b", &budget).map(|tree| tree.nodes.len()), Ok(1));
    assert!(parser.parse_within("r", "a", &budget).is_err());
    let study = Study::of_rules(grammar, &["s"], &budget).expect("a small rule");
    let mut coverage = study.coverage("s").expect("a rule");
    assert!(coverage.add("b") && !coverage.add("a"));
    assert_eq!(coverage.check(), Ok(()));
    assert_eq!(study.viable_prefix("s", "x").map(|prefix| prefix.bytes), Ok(0));
}
