//! The automaton of a pest expression accepts what pest_vm accepts, for random
//! expressions and all short strings; the same for ABNF and two other engines.

use abnf_lab::{
    AmbiguityKind, Budget, Expr, LabGrammar, ParseError, Proof, Side, Study, StudyError,
};
use proptest::prelude::*;

fn expression(abnf: bool) -> impl Strategy<Value = String> {
    expression_with(abnf, &[])
}

/// An expression of ABNF around smaller ones.
pub fn abnf_around(inner: BoxedStrategy<String>) -> BoxedStrategy<String> {
    prop_oneof![
        (inner.clone(), inner.clone()).prop_map(|(a, b)| format!("({a} {b})")),
        (inner.clone(), inner.clone()).prop_map(|(a, b)| format!("({a} / {b})")),
        inner.clone().prop_map(|a| format!("[{a}]")),
        inner.clone().prop_map(|a| format!("*({a})")),
        inner.clone().prop_map(|a| format!("1*2({a})")),
        inner.prop_map(|a| format!("2({a})")),
    ]
    .boxed()
}

/// As [`expression`], with other leaves.
fn expression_with(abnf: bool, leaves: &[&str]) -> impl Strategy<Value = String> + use<> {
    let others: Vec<String> = leaves.iter().map(|&leaf| leaf.to_owned()).collect();
    let leaf = prop_oneof![
        Just("\"a\"".to_owned()),
        Just("\"b\"".to_owned()),
        Just("\"c\"".to_owned()),
        Just("\"ab\"".to_owned()),
        Just("\"ba\"".to_owned()),
        Just(if abnf { "%x61-62" } else { "'a'..'b'" }.to_owned()),
        Just("\"\"".to_owned()),
    ];
    let leaf = if others.is_empty() {
        leaf.boxed()
    } else {
        prop_oneof![leaf, prop::sample::select(others)].boxed()
    };
    leaf.prop_recursive(5, 24, 3, move |inner| {
        if abnf {
            abnf_around(inner)
        } else {
            prop_oneof![
                (inner.clone(), inner.clone()).prop_map(|(a, b)| format!("({a} ~ {b})")),
                (inner.clone(), inner.clone(), inner.clone())
                    .prop_map(|(a, b, c)| format!("({a} ~ {b} ~ {c})")),
                (inner.clone(), inner.clone()).prop_map(|(a, b)| format!("({a} | {b})")),
                inner.clone().prop_map(|a| format!("({a})?")),
                inner.clone().prop_map(|a| format!("({a})*")),
                inner.clone().prop_map(|a| format!("({a})+")),
                inner.clone().prop_map(|a| format!("({a}){{1, 2}}")),
                inner.clone().prop_map(|a| format!("(!{a})")),
                inner.clone().prop_map(|a| format!("(&{a})")),
                rewritten(inner),
            ]
            .boxed()
        }
    })
}

/// Expressions that pest's optimizer rewrites.
fn rewritten(inner: BoxedStrategy<String>) -> impl Strategy<Value = String> {
    let shapes = vec![
        "((<a> ~ <b>)* ~ <a>)",
        "(<a> ~ (<b> ~ <a>)*)",
        "(((<a> ~ <b>)* ~ <a> ~ <c>)* ~ (<a> ~ <b>)* ~ <a>)",
        "((<a> ~ <b>){0,} ~ <a>)",
        "(<a> ~ (<b> | <c>) | <a>)",
        "(<a> ~ <b> | <a> ~ <c>)",
        "(<a> | <a> ~ <b>)",
        "(!(<a> | <b>) ~ ANY)*",
    ];
    let parts = (inner.clone(), inner.clone(), inner, prop::sample::select(shapes));
    parts
        .prop_map(|(a, b, c, shape)| shape.replace("<a>", &a).replace("<b>", &b).replace("<c>", &c))
}

/// The modifiers of a rule of pest.
fn mark() -> impl Strategy<Value = &'static str> {
    prop::sample::select(vec!["", "_", "@", "$", "!"])
}

/// What is skipped: one of these, or nothing.
fn skipped(name: &'static str) -> impl Strategy<Value = String> {
    let exprs =
        vec!["\"c\"", "\"b\" ~ \"c\"*", "\"c\" ~ t", "ANY ~ &EOI", "SOI ~ \"b\" | \"c\"", "t"];
    let some = (mark(), prop::sample::select(exprs));
    prop::option::weighted(0.7, some).prop_map(move |some| {
        some.map_or_else(String::new, |(mark, expr)| format!("{name} = {mark}{{ {expr} }}\n"))
    })
}

/// A piece of a text of pest.
fn word() -> impl Strategy<Value = String> {
    let marks = "{ } { } ( ) [ ] ~ | ~ | ? * + ! & _ @ $ = , .. #t= // /* */ ^ {2} {,3} {0,} {2,1}";
    let names =
        "a b WHITESPACE COMMENT SOI EOI ANY PUSH( POP PEEK[1..] DROP LETTER \"\" \"x\" 'a'..'c'";
    let rules =
        "a={ b={_ WHITESPACE=_{ COMMENT={! ~a~b ~(a|b)* |b)+ (!a~ANY)* }\nb=@{ }c={ SOI? (b?~a)";
    let all = format!("{marks} {names} {rules} \" ' \\ \0 é");
    let words: Vec<String> = all.split(' ').map(|word| format!("{word} ")).collect();
    prop::sample::select(words)
}

fn short_strings() -> Vec<String> {
    let mut all = vec![String::new()];
    let mut from = 0;
    for _ in 0..5 {
        let to = all.len();
        for at in from..to {
            for character in ['a', 'b', 'c'] {
                all.push(format!("{}{character}", all[at]));
            }
        }
        from = to;
    }
    all
}

/// The number of ways in which the expression derives the text; two means two or more.
fn derivations(grammar: &LabGrammar, expr: &Expr, text: &str) -> usize {
    let ways = match expr {
        Expr::Chars(set) => {
            let mut characters = text.chars();
            let one = characters.next().is_some_and(|c| set.contains(c));
            usize::from(one && characters.next().is_none())
        }
        Expr::Text { text: literal, .. } => usize::from(text.eq_ignore_ascii_case(literal)),
        Expr::Rule(index) => derivations(grammar, &grammar.rule(*index).expr, text),
        Expr::Choice(items) => items.iter().map(|item| derivations(grammar, item, text)).sum(),
        Expr::Seq(items) => match items.split_first() {
            None => usize::from(text.is_empty()),
            Some((first, rest)) => {
                let rest = Expr::Seq(rest.to_vec());
                let divided =
                    (0..=text.len()).map(|at| match derivations(grammar, first, &text[..at]) {
                        0 => 0,
                        ways => ways * derivations(grammar, &rest, &text[at..]),
                    });
                divided.sum()
            }
        },
        Expr::Repeat { expr, min, max } => rounds(grammar, expr, *min, *max, text),
        Expr::And(_) | Expr::Not(_) | Expr::End => unreachable!("not in ABNF"),
    };
    ways.min(2)
}

fn rounds(grammar: &LabGrammar, once: &Expr, min: usize, max: Option<usize>, text: &str) -> usize {
    let mut ways = usize::from(min == 0 && text.is_empty());
    if max == Some(0) {
        return ways;
    }
    let max = max.map(|max| max - 1);
    let empty = derivations(grammar, once, "");
    if empty > 0 {
        // After the minimum of rounds, another empty round is another way.
        ways += match min {
            0 => ways,
            _ => empty * rounds(grammar, once, min - 1, max, text),
        };
    }
    for at in 1..=text.len() {
        let head = derivations(grammar, once, &text[..at]);
        if head > 0 {
            ways += head * rounds(grammar, once, min.saturating_sub(1), max, &text[at..]);
        }
    }
    ways.min(2)
}

/// pest's optimizer rewrites `(x ~ y)* ~ x` to `x ~ (y ~ x)*`, which matches the first `x` of `xy`.
#[test]
fn lists_are_what_pest_makes_of_them() {
    for (pest, texts) in [
        (
            "y = { (\"a\" ~ \"b\")* ~ \"a\" }\ns = { y ~ \"b\" }",
            &[("ab", true), ("abab", true), ("a", false)][..],
        ),
        (
            "y = { (\"a\" ~ \"b\")* ~ \"a\" }\ns = { y | \"a\" ~ \"b\" }",
            &[("ab", false), ("aba", true)],
        ),
        // A single string in an atomic rule is not a list.
        (
            "y = @{ (\"a\" ~ \"b\")* ~ \"a\" }\ns = { y | \"a\" ~ \"b\" }",
            &[("ab", true), ("aba", true)],
        ),
        // What follows keeps it from being one.
        (
            "y = { (\"a\" ~ \"b\")* ~ \"a\" ~ \"\" }\ns = { y | \"a\" ~ \"b\" }",
            &[("ab", true), ("aba", true)],
        ),
        // A rule of the text with the name of one that is built in.
        (
            "ASCII_DIGIT = { \"a\" }\ns = @{ (!ASCII_DIGIT ~ ANY)* ~ \"a\" }",
            &[("1a", true), ("ba", true), ("aa", false)],
        ),
        (
            "WHITESPACE = _{ \" \" }\ns = { (\"a\" ~ \",\")* ~ \"a\" }",
            &[("a , a", true), (" a", false), ("a ", true), ("a,", false)],
        ),
    ] {
        let study = Study::of(LabGrammar::from_pest(pest).expect(pest));
        let parser = study.grammar().parser();
        for &(text, accepted) in texts {
            assert_eq!(parser.matches("s", text), Ok(accepted), "{pest} {text:?}");
            assert_eq!(study.accepts("s", text), Ok(accepted), "{pest} {text:?}");
        }
    }
}

#[test]
fn a_list_is_drawn_as_its_author_wrote_it() {
    let rule = |list: &str| format!("y = {{ {list} }}");
    let (pest, other) = (rule("(\"a\" ~ \"b\")* ~ \"a\""), rule("\"a\" ~ (\"b\" ~ \"a\")*"));
    let [pest, other] = [&pest, &other].map(|text| LabGrammar::from_pest(text).expect(text));
    assert_eq!(pest.rule(0).expr, other.rule(0).expr);
    assert_eq!(pest.written(0).as_deref(), Some("y = { (\"a\" ~ \"b\")* ~ \"a\" }"));
    assert_ne!(pest.railroad_svg("y"), other.railroad_svg("y"));
}

/// The list of an ABNF is written so that pest has nothing to rewrite.
#[test]
fn an_exported_list_is_what_pest_runs() {
    let abnf = "s = list [\",\"]\nlist = *( item \",\" ) item\nitem = \"a\" / \"b\"\n";
    let export =
        LabGrammar::from_abnf(abnf).expect(abnf).to_pest(&Budget::unlimited()).expect(abnf);
    assert!(export.proof.holds(), "{}", export.proof);
    let pest = LabGrammar::from_pest(&export.text).expect("written");
    assert_eq!(pest.parser().matches("s", "a,"), Ok(true));
    // This list differs as it is written, so both rules are written from their automata.
    let abnf = "s = y / \"a\" \"b\"\ny = *( \"a\" \"b\" ) \"a\"\n";
    let export =
        LabGrammar::from_abnf(abnf).expect(abnf).to_pest(&Budget::unlimited()).expect(abnf);
    let pest = LabGrammar::from_pest(&export.text).expect("written");
    assert_eq!(pest.parser().matches("s", "ab"), Ok(true));
    assert!(export.proof.holds() && !export.automata.is_empty(), "{}", export.proof);
}

/// The rest of a round can equal a whole round: `b` is not one round.
#[test]
fn a_repetition_does_not_end_in_the_middle_of_a_round() {
    let study = Study::of(LabGrammar::from_abnf("r = *( *\"b\" \"a\" )\n").expect("ABNF"));
    for (string, accepted) in [("", true), ("a", true), ("bba", true), ("b", false), ("ab", false)]
    {
        assert_eq!(study.accepts("r", string).expect("a rule"), accepted, "{string}");
        assert_eq!(study.grammar().parser().matches("r", string).expect("a rule"), accepted);
    }
}

/// The optimizer rewrites `(!"a" ~ ANY)*` to one step, which may consume nothing before SOI.
#[test]
fn soi_matches_behind_a_step_that_has_consumed_nothing() {
    let text = "r = @{ ((!\"a\" ~ ANY)* ~ (SOI ~ \"a\"))* ~ (!\"a\" ~ ANY)* }";
    let study = Study::of(LabGrammar::from_pest_optimized(text).expect("pest"));
    for (string, accepted) in [("", true), ("a", true), ("ab", true), ("ba", false), ("aa", false)]
    {
        assert_eq!(study.accepts("r", string).expect("a rule"), accepted, "{string}");
        assert_eq!(study.grammar().parser().matches("r", string).expect("a rule"), accepted);
    }
}

#[test]
fn a_proof_says_what_pest_took_first() {
    let abnf = "a = b / c\nb = *\"x\" \"x\"\nc = d %s\"z\"\nd = %s\"y\" / %s\"yy\"\n";
    let pest = "a = { b | c } b = { \"x\"* ~ \"x\" } c = { d ~ \"z\" } d = { \"y\" | \"yy\" }";
    let abnf = LabGrammar::from_abnf(abnf).expect("ABNF");
    let pest = LabGrammar::from_pest(pest).expect("pest");
    let proof = Proof::of(&abnf, &pest).expect("a proof");
    let found: Vec<_> = (proof.rules.iter())
        .map(|rule| (rule.accepts_nothing, rule.taken_first.as_ref().map(ToString::to_string)))
        .collect();
    let kept = "in `b`, `\"x\"*` takes \"x\" and keeps it; it would have to take \"\"";
    let first = "in `d`, `\"y\"` is taken first, and takes \"y\"; `\"yy\"` would take \"yy\"";
    assert_eq!(
        found,
        [
            (None, Some(kept.to_owned())),
            (Some(Side::Right), Some(kept.to_owned())),
            (None, Some(first.to_owned())),
            (None, Some(first.to_owned())),
        ]
    );
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn pest_expressions(inner in expression(false), outer in expression(false), atomic in any::<bool>()) {
        let mark = if atomic { "@" } else { "" };
        let text = format!("r = {mark}{{ {outer} ~ s ~ \"a\"? | s }}\ns = {{ {inner} }}");
        // pest refuses expressions that never end or that hide what follows.
        let Ok(written) = LabGrammar::from_pest(&text) else { return Ok(()) };
        let optimized = LabGrammar::from_pest_optimized(&text).expect("read before");
        let printed = LabGrammar::from_pest(&written.to_string()).ok();
        let parser = written.parser();
        let mut readings = vec![Study::of(written.clone()), Study::of(optimized)];
        readings.extend(printed.map(Study::of));
        for string in short_strings() {
            let really = parser.matches("r", &string).expect("a rule");
            for study in &readings {
                let accepts = study.accepts("r", &string).expect("a rule");
                prop_assert_eq!(accepts, really, "{} on {:?}", text, string);
            }
        }
        let mut sampler = readings[0].sampler("r", 1).expect("a rule");
        for _ in 0..5 {
            if let Some(sample) = sampler.accepted() {
                prop_assert!(parser.matches("r", &sample).expect("a rule"), "{} on {:?}", text, sample);
            }
            if let Some(near_miss) = sampler.near_miss() {
                prop_assert!(!parser.matches("r", &near_miss).expect("a rule"), "{} on {:?}", text, near_miss);
            }
        }
    }

    /// If the same rules match in ABNF but not in pest, something was taken first.
    #[test]
    fn what_was_taken_first(r in expression(false), s in expression(false)) {
        let text = format!("r = {{ {r} ~ s }}\ns = {{ {s} }}");
        let Ok(pest) = LabGrammar::from_pest(&text) else { return Ok(()) };
        if text.contains(['!', '&']) {
            return Ok(());
        }
        let abnf = LabGrammar::from_abnf("r = s\ns = \"x\"\n").expect("ABNF");
        let abnf = abnf.with_rule(0, pest.rule(0).expr.clone()).expect("ABNF");
        let abnf = abnf.with_rule(1, pest.rule(1).expr.clone()).expect("ABNF");
        let (abnf, study) = (Study::of(abnf), Study::of(pest));
        for string in short_strings() {
            let in_pest = study.accepts("r", &string).expect("a rule");
            let lost = !in_pest && abnf.accepts("r", &string).expect("a rule");
            let first = study.grammar().taken_first("r", &string).expect("a rule");
            prop_assert_eq!(first.is_some(), lost, "{} on {:?}: {:?}", text, string, first);
            if let Some(first) = first {
                prop_assert_ne!(&first.took, &first.needed, "{} on {:?}", text, string);
            }
        }
    }

    #[test]
    fn pest_rules_with_what_is_skipped(
        whitespace in skipped("WHITESPACE"),
        comment in skipped("COMMENT"),
        marks in (mark(), mark(), mark()),
        r in expression_with(false, &["s", "t", "SOI", "EOI", "ANY"]),
        s in expression_with(false, &["t", "SOI", "EOI", "ANY"]),
        t in expression_with(false, &["SOI", "ANY"]),
    ) {
        let rules = format!("r = {}{{ {r} }}\ns = {}{{ {s} }}\nt = {}{{ {t} }}\n", marks.0, marks.1, marks.2);
        let text = format!("{rules}{whitespace}{comment}");
        let Ok(optimized) = LabGrammar::from_pest_optimized(&text) else { return Ok(()) };
        let written = Study::of(LabGrammar::from_pest(&text).expect("read before"));
        // Written out, some expressions are rejected by pest_meta.
        let printed = LabGrammar::from_pest(&optimized.to_string()).ok().map(Study::of);
        let study = Study::of(optimized);
        let parser = study.grammar().parser();
        for rule in ["r", "s"] {
            // A skipped rule that skips refers to itself.
            if let Err(StudyError::Recursive { .. } | StudyError::Unsupported { .. }) = study.lang(rule) {
                continue;
            }
            for string in short_strings() {
                let really = parser.matches(rule, &string).expect("a rule");
                prop_assert_eq!(study.accepts(rule, &string).expect("a rule"), really, "{} {} on {:?}", text, rule, string);
                if written.lang(rule).is_ok() {
                    prop_assert_eq!(written.accepts(rule, &string).expect("a rule"), really, "written {} {} on {:?}", text, rule, string);
                }
                if let Some(printed) = &printed {
                    prop_assert_eq!(printed.accepts(rule, &string).expect("a rule"), really, "printed {} {} on {:?}", text, rule, string);
                }
            }
        }
    }

    /// Every text is read or rejected.
    #[test]
    fn any_text_for_pest(words in prop::collection::vec(word(), 0..120)) {
        let text = words.concat();
        let read = LabGrammar::from_pest(&text);
        prop_assert_eq!(read.is_ok(), LabGrammar::from_pest_optimized(&text).is_ok(), "{}", text);
    }

    #[test]
    fn abnf_expressions(inner in expression(true)) {
        let text = format!("r = {inner} s\ns = *\"a\" [{inner}]");
        let grammar = LabGrammar::from_abnf(&text).expect("ABNF");
        let study = Study::of(grammar);
        let parser = study.grammar().parser();
        for string in short_strings() {
            let accepted = study.accepts("r", &string).expect("a rule");
            prop_assert_eq!(parser.matches("r", &string).expect("a rule"), accepted, "{} on {:?}", text, string);
        }
    }

    /// The parser of all trees and the automaton have the same language, and it has one tree
    /// where there is one derivation.
    #[test]
    fn forests_of_abnf_expressions(outer in expression(true), inner in expression(true)) {
        let text = format!("r = {outer} s / s\ns = *\"a\" [{inner}]\n");
        let study = Study::of(LabGrammar::from_abnf(&text).expect("ABNF"));
        let (parser, expr) = (study.grammar().parser(), &study.grammar().rule(0).expr);
        for string in short_strings().into_iter().filter(|string| string.len() < 4) {
            let accepted = study.accepts("r", &string).expect("a rule");
            let trees = match parser.forest("r", &string) {
                Ok(forest) if forest.count().to_string() == "1" => 1,
                Ok(_) => 2,
                Err(ParseError::NoMatch { .. }) => 0,
                Err(error) => panic!("{error}"),
            };
            prop_assert_eq!(trees > 0, accepted, "{} on {:?}", text, string);
            let derivations = derivations(study.grammar(), expr, &string);
            prop_assert_eq!(trees, derivations, "{} on {:?}", text, string);
        }
    }

    #[test]
    fn ambiguities_of_abnf_expressions(inner in expression(true)) {
        let text = format!("r = {inner}\n");
        let mut study = Study::of(LabGrammar::from_abnf(&text).expect("ABNF"));
        let found = study.ambiguities().expect("ABNF");
        let expr = &study.grammar().rule(0).expr;
        let twice = short_strings().into_iter().find(|string| derivations(study.grammar(), expr, string) > 1);
        if let Some(string) = twice {
            prop_assert!(!found.is_empty(), "{} derives {:?} twice", text, string);
        }
        for ambiguity in found.iter().filter(|ambiguity| ambiguity.text.len() < 8) {
            let part = match &ambiguity.kind {
                AmbiguityKind::Alternatives(first, second) => format!("r = ({first}) / ({second})\n"),
                AmbiguityKind::Concatenation(first, rest) => format!("r = ({first}) ({rest})\n"),
                AmbiguityKind::Repetition(repetition) => format!("r = {repetition}\n"),
            };
            let grammar = LabGrammar::from_abnf(&part).expect("printed");
            let ways = derivations(&grammar, &grammar.rule(0).expr, &ambiguity.text);
            prop_assert!(ways > 1, "{} in {}", ambiguity, text);
        }
    }
}

/// What pest skips implicitly, and the versions of rules, are not shown as an author's text.
#[test]
fn expressions_of_pest_are_shown_as_they_are_written() {
    let rules = "a = { SOI ~ (b ~ \"x\")* ~ !b ~ b? ~ EOI }\nb = { \"y\" ~ c }\nc = @{ b | \"z\" }\n\
        WHITESPACE = _{ \" \" }\nCOMMENT = _{ \"#\" }\n";
    let grammar = LabGrammar::from_pest(rules).unwrap();
    let shown = |rule: &str| grammar.display(&grammar.rule(grammar.find(rule).unwrap()).expr);
    assert_eq!(shown("a"), "(b ~ \"x\")* ~ !b ~ b? ~ EOI");
    assert_eq!((shown("b"), shown("c")), ("\"y\" ~ c".into(), "b | \"z\"".into()));
    // The printed grammar, which can be read again, has both.
    let text = grammar.to_string();
    assert!(text.contains("implicit_WHITESPACE_and_COMMENT = "), "{text}");
}
