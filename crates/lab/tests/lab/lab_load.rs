//! Reading grammars: what is accepted, and the places of mistakes.

use crate::documents::{DOCUMENTS, document};
use abnf_lab::{
    Change, CharSet, DEEPEST_BRACKETS, DEEPEST_RULES, Diff, Expr, GrammarError, LabGrammar, Place,
    Proof, Study, StudyError, Verdict,
};
use proptest::prelude::*;

fn accepts(abnf: &str, rule: &str, text: &str) -> bool {
    let study = Study::of(LabGrammar::from_abnf(abnf).expect(abnf));
    study.accepts(rule, text).expect(rule)
}

fn error(abnf: &str) -> (usize, usize, String) {
    let error = LabGrammar::from_abnf(abnf).expect_err(abnf);
    (error.place().line, error.place().column, error.to_string())
}

#[test]
fn rfc5234_s2_1_rule_names_ignore_case_and_may_stand_in_brackets() {
    assert!(accepts("rule = <Other>\nOTHER = \"x\"\n", "RULE", "x"));
}

#[test]
fn rfc5234_s2_3_literals_ignore_case_and_numbers_do_not() {
    assert!(accepts("r = \"aBc\"\n", "r", "AbC"));
    assert!(!accepts("r = %x61\n", "r", "A"));
    assert!(accepts("r = %d13.10\n", "r", "\r\n"));
    assert!(accepts("r = %b1100001\n", "r", "a"));
    assert!(accepts("r = %X6a\n", "r", "j"));
}

#[test]
fn rfc7405_s2_1_case_sensitive_literals() {
    assert!(accepts("r = %s\"aBc\"\n", "r", "aBc"));
    assert!(!accepts("r = %s\"aBc\"\n", "r", "abc"));
    assert!(accepts("r = %i\"aBc\"\n", "r", "abc"));
}

#[test]
fn rfc5234_s3_3_incremental_alternatives() {
    let abnf = "r = \"a\"\nr =/ \"b\" / \"c\"\n";
    assert!(["a", "b", "c"].iter().all(|text| accepts(abnf, "r", text)));
}

#[test]
fn rfc5234_s3_6_repetitions() {
    for (repetition, least, most) in
        [("*", 0, 9), ("2*", 2, 9), ("*3", 0, 3), ("2*4", 2, 4), ("3", 3, 3)]
    {
        let abnf = format!("r = {repetition}\"x\"\n");
        for n in 0..10 {
            assert_eq!(
                accepts(&abnf, "r", &"x".repeat(n)),
                (least..=most).contains(&n),
                "{abnf} {n}"
            );
        }
    }
}

#[test]
fn rfc5234_s2_2_a_grammar_may_be_indented_as_a_whole() {
    let abnf =
        "   ; from a document\n   r = a\n       / b\n\n   a = \"a\" ; the first\n   b = \"b\"\n";
    assert!(accepts(abnf, "r", "a") && accepts(abnf, "r", "b"));
}

#[test]
fn rfc5234_b1_core_rules_need_no_definition_and_can_have_another() {
    assert!(accepts("r = HEXDIG LWSP CRLF\n", "r", "f \r\n\t\r\n"));
    assert!(accepts("r = DIGIT\nDIGIT = \"x\"\n", "r", "x"));
    assert!(!accepts("r = DIGIT\nDIGIT = \"x\"\n", "r", "1"));
}

#[test]
fn rfc3987_s2_2_zero_times_prose_is_empty() {
    assert!(accepts("r = 0<anything at all>\n", "r", ""));
    assert!(!accepts("r = 0<anything at all>\n", "r", "x"));
}

#[test]
fn what_is_not_defined_is_named_where_it_stands() {
    let text = "; c\na = \"x\"\n  / missing ; missing\nb = \"y\" Missing\n";
    let grammar = LabGrammar::from_abnf(text).expect(text);
    let [missing] = grammar.undefined() else { panic!("{:?}", grammar.undefined()) };
    let place = Place::of(text, missing.span.clone().expect("a place"));
    assert_eq!((&*missing.name, place.line, place.column), ("missing", 3, 5));
}

/// RFC 5234 section 2.1: an undefined name is treated like a prose value.
#[test]
fn what_is_not_defined_leaves_the_rules_undecided_that_need_it() {
    let text = "a = \"x\" / b\nb = missing / d\nc = \"y\" [c]\nd = \"z\"\n";
    let grammar = LabGrammar::from_abnf(text).expect(text);
    let study = Study::of(grammar.clone());
    let refused =
        StudyError::Unsupported { rule: "b".into(), what: "the undefined rule `missing`".into() };
    for rule in ["a", "b"] {
        assert_eq!(study.lang(rule).expect_err(rule), refused);
        assert_eq!(grammar.parser().matches(rule, "x").expect_err(rule), refused);
        assert_eq!(study.sampler(rule, 0).map(|_| ()).expect_err(rule), refused);
    }
    assert!(study.accepts("c", "yy").expect("a rule") && study.accepts("d", "Z").expect("a rule"));
    assert!(grammar.find("missing").is_none());
    assert_eq!(grammar.to_string(), text.replace("[c]", "[ c ]"));
    let proof = Proof::of(&grammar, &grammar).expect("a proof");
    let verdicts: Vec<_> =
        proof.rules.iter().map(|rule| (&*rule.name, rule.verdict == Verdict::Equal)).collect();
    assert_eq!(verdicts, [("a", false), ("b", false), ("c", true), ("d", true)]);
    // A rule that is defined on one side only is new.
    let defined = LabGrammar::from_abnf(&format!("{text}missing = \"m\"\n")).expect(text);
    let diff = Diff::of(&grammar, &defined, &[]).expect("languages");
    let change = |name: &str| {
        let rule = diff.rules.iter().find(|rule| rule.new_name.as_deref() == Some(name));
        rule.expect(name).change.clone()
    };
    assert_eq!(change("missing"), Change::Added);
    assert_eq!(change("a"), Change::Undecided(refused));
    assert_eq!(change("c"), Change::Equal);
    // The page has its name, without a link.
    let page = study.html_page("a");
    assert!(page.contains("missing (not defined)") && !page.contains("href=\"#missing\""));
}

#[test]
fn a_cycle_is_named() {
    let text = "s = a\na = \"(\" b \")\"\nb = *c\nc = A\nd = \"x\"\n";
    let study = Study::of(LabGrammar::from_abnf(text).expect("a grammar"));
    let error = study.lang("s").expect_err("a cycle");
    let StudyError::Recursive { rule, cycle } = &error else { panic!("{error}") };
    assert_eq!((&**rule, &cycle[..]), ("s", &["a", "b", "c", "a"].map(String::from)[..]));
    assert_eq!(error.to_string(), "the rule `s` is recursive: a → b → c → a");
    assert!(study.accepts("d", "x").expect("a rule in no cycle"));
}

#[test]
fn mistakes_have_a_place() {
    assert_eq!(error("a = \"x\"\nb = \"y\" / ( \"z\"\n").0, 2);
    assert_eq!(
        error("a = \"x\"\n\na = \"y\"\n"),
        (3, 1, "line 3, column 1: the rule `a` is already defined".into())
    );
    assert_eq!(error("a = \"x\"\nb = %x30-2F\n").0, 2);
    assert_eq!(error("a = %xD800\n").1, 5);
    assert_eq!(error("a = %x110000-110001\n").0, 1);
    assert_eq!(error("a = 2*1\"x\"\n").0, 1);
}

#[test]
fn a_mistake_is_placed_where_it_stands_among_others_like_it() {
    assert_eq!(error("a = \"x\" / %x30\n  / %xD800\n").1, 5);
    assert_eq!(error("a = 2\"x\" 3*2\"x\"\n").1, 10);
    assert_eq!(error("a = <b>\nb = \"c\" | c\n").1, 9);
}

#[test]
fn rfc5234_s4_what_stands_where_nothing_like_it_may() {
    for (abnf, line, column, message) in [
        (
            "= a\n",
            1,
            1,
            "'=' (U+003D) cannot stand where the name of a rule is needed; allowed in rule: rulename",
        ),
        (
            "a_b = c\n",
            1,
            2,
            "'_' (U+005F) cannot stand between the name of a rule and '='; allowed in defined-as: c-wsp, \"=\" or \"=/\"",
        ),
        (
            "a\n",
            1,
            2,
            "the line ends between the name of a rule and '='; needed in defined-as: c-wsp, \"=\" or \"=/\"",
        ),
        (
            "a = \"x\" | b\n",
            1,
            9,
            "'|' (U+007C) cannot stand in a definition; allowed in elements: repetition, \"/\" or the end",
        ),
        (
            "a = b\"c\"\n",
            1,
            6,
            "'\"' (U+0022) cannot stand in a definition; allowed in elements: c-wsp, \"/\" or the end",
        ),
        (
            "a = %x4G\n",
            1,
            8,
            "'G' (U+0047) cannot stand in a definition; allowed in elements: c-wsp, \"/\" or the end",
        ),
        (
            "a = ( \"é\" )\n",
            1,
            8,
            "'é' (U+00E9) cannot stand in a string; allowed in char-val: %x20-21, %x23-7E or DQUOTE",
        ),
        (
            "a = b /\n",
            1,
            8,
            "the line ends where an element is needed; needed in repetition: repeat, rulename, group, option, char-val, num-val or prose-val",
        ),
        (
            "a = 1* b\n",
            1,
            7,
            "' ' (U+0020) cannot stand where an element is needed; allowed in repetition: rulename, group, option, char-val, num-val or prose-val",
        ),
        (
            "a = \"x\"\nb = ( a\n  / a\nc = a\n",
            3,
            6,
            "the line ends in the brackets ( ); needed in group: c-wsp, \"/\" or \")\"",
        ),
        (
            "a = [ b )\n",
            1,
            9,
            "')' (U+0029) cannot stand in the brackets [ ]; allowed in option: repetition, \"/\" or \"]\"",
        ),
        (
            "a = %é\n",
            1,
            6,
            "'é' (U+00E9) cannot stand after '%'; allowed in element: \"b\", \"d\", \"x\", \"i\" or \"s\"",
        ),
        (
            "a = %s'b'\n",
            1,
            7,
            "'\\'' (U+0027) cannot stand in a string; allowed in char-val: DQUOTE",
        ),
        (
            "a = %d-1\n",
            1,
            7,
            "'-' (U+002D) cannot stand where the digits of a value are needed; allowed in dec-val: DIGIT",
        ),
        (
            "a = %b1.2\n",
            1,
            9,
            "'2' (U+0032) cannot stand where the digits of a value are needed; allowed in bin-val: BIT",
        ),
        (
            "a = <b\n",
            1,
            7,
            "the line ends between < and >; needed in prose-val: %x20-3D, %x3F-7E or \">\"",
        ),
        (
            "a = \"b\" ; c\n\n  / \"c\"\n",
            3,
            3,
            "'/' (U+002F) cannot stand after the end of a rule; allowed in rulelist: c-nl or a rule as far left as the first",
        ),
    ] {
        let section = "(RFC 5234 section 4, RFC 7405 section 2.2)";
        let message = format!("line {line}, column {column}: {message} {section}");
        assert_eq!(error(abnf), (line, column, message), "{abnf:?}");
    }
}

#[test]
fn the_printed_draft_is_no_abnf() {
    let printed = include_str!("../../../../grammar/abnf/url-i18n-07.printed.abnf");
    let error = LabGrammar::from_abnf(printed).expect_err("`|` is not ABNF");
    assert_eq!(error.place().line, 4);
}

#[test]
fn a_fragment_changes_one_rule_and_keeps_the_rest() {
    let document = document("rfc3987");
    let changed = LabGrammar::from_abnf_with(
        &document.abnf_text(),
        "ifragment = *( ipchar / \"/\" / \"?\" / \"#\" )\nport =/ \"http\"\nnew = port\n",
    )
    .expect("a fragment");
    let study = Study::of(changed);
    assert!(study.accepts("IRI-reference", "#a#b").expect("a rule"));
    assert!(study.accepts("IRI-reference", "//a:http").expect("a rule"));
    assert!(study.accepts("new", "80").expect("a rule"));
    assert!(!study.accepts("IRI-reference", "[").expect("a rule"));
}

#[test]
fn a_mistake_in_a_fragment_is_placed_after_its_base() {
    let base = "a = \"x\"\nb = a\n";
    for (fragment, line) in [("a = \"y\"\nc = |\n", 4), ("a = (\n", 3)] {
        let error = LabGrammar::from_abnf_with(base, fragment).expect_err(fragment);
        assert_eq!(error.place().line, line, "{error}");
    }
}

#[test]
fn mistakes_in_a_pest_file_have_a_place() {
    let error = |text: &str| LabGrammar::from_pest(text).expect_err(text);
    assert!(matches!(error("a = { b }"), GrammarError::Undefined { name, .. } if name == "b"));
    assert!(
        matches!(error("a = { \"x\" }\na = { \"y\" }"), GrammarError::Duplicate { place, .. } if place.line == 2)
    );
    assert!(matches!(error("a = { \"x\" "), GrammarError::Syntax { place, .. } if place.line == 1));
    let too_often = error("a = { \"x\"{4000000000} }");
    assert!(matches!(too_often, GrammarError::Unsupported { .. }));
}

/// Each of these made pest_meta panic, or was read as if it meant something.
#[test]
fn what_pest_meta_does_not_bear_is_a_mistake_at_its_place() {
    let mistakes = [
        ("a = { (| \"b\") }", "|"),
        ("a = { \"x\" | (\"y\" ~ PUSH(| \"b\")) }", "|"),
        ("a = { \"x\\u{D800}\" }", "\\u{D800}"),
        ("a = { ^\"\\\\\\u{110000}\" }", "\\u{110000}"),
        ("a = { '\\u{DFFF}'..'z' }", "\\u{DFFF}"),
        ("a = { PEEK[99999999999..] }", "99999999999"),
        ("a = { \"x\" ~ 'b'..'a' }", "'b'..'a'"),
        ("a = { '\\x62' .. '\\u{61}' }", "'\\x62' .. '\\u{61}'"),
        ("a = { \"x\" } /* /* */", "/*"),
    ];
    for (text, wrong) in mistakes {
        let error = LabGrammar::from_pest(text).expect_err(text);
        assert!(matches!(error, GrammarError::Syntax { .. }), "{error:?}");
        assert_eq!(&text[error.place().span.clone()], wrong, "{text}: {error}");
    }
    for text in ["a = { | \"b\" }", "a = { \"\\u{D7FF}\\\\u{D800}\" } // /*", "a = { 'a'..'a' }"] {
        LabGrammar::from_pest(text).expect(text);
    }
}

#[test]
fn a_rule_that_uses_the_stack_is_refused_alone() {
    let text = "a = { PUSH(\"x\"+) ~ b ~ POP } b = { \"y\" } c = { b ~ a } d = { PEEK[0..1] }";
    let study = Study::of(LabGrammar::from_pest(text).expect("a grammar"));
    assert!(study.accepts("b", "y").expect("a rule"));
    for (rule, by) in [("a", "a"), ("c", "a"), ("d", "d")] {
        let error = study.accepts(rule, "y").expect_err(rule);
        let named = matches!(&error, StudyError::Unsupported { rule, .. } if rule == by);
        assert!(named, "{rule}: {error}");
    }
    // pest itself has this rule.
    assert!(study.grammar().parser().matches("c", "yxxyxx").expect("a rule"));
    assert!(!study.grammar().parser().matches("c", "yxxyx").expect("a rule"));
}

#[test]
fn chains_of_operators_that_are_too_long_are_refused() {
    let long = |n: usize| {
        [
            vec!["\"x\""; n].join(" ~ "),
            vec!["\"x\""; n].join(" | \"y\" ~ "),
            format!("{}\"x\"", "!".repeat(n)),
            format!("\"x\"{}", "?".repeat(n)),
        ]
    };
    let [sequence, choice, ..] = long(250);
    let [.., not, option] = long(DEEPEST_RULES / 2);
    for text in [sequence, choice, not, option] {
        LabGrammar::from_pest(&format!("r = {{ {text} }}")).expect("just not too long");
    }
    for text in long(100_000) {
        let error = LabGrammar::from_pest(&format!("r = {{ {text} }}")).expect_err("too long");
        assert!(matches!(error, GrammarError::Deep { .. }), "{error}");
    }
    let often = format!("\"x\"{}", "{900}".repeat(9));
    let error = LabGrammar::from_pest(&format!("r = {{ {often} }}")).expect_err("too large");
    assert!(matches!(error, GrammarError::Unsupported { .. }), "{error}");
}

/// pest_meta follows each reference anew, and its optimizer writes out what it finds.
#[test]
fn references_that_double_with_each_rule_are_refused() {
    let chain = |first: &str, rule: &dyn Fn(usize) -> String, last: &str| {
        let rules = (0..40).map(|n| format!("r{n} = {{ {} }}\n", rule(n + 1)));
        format!("{first}{}r40 = {{ {last} }}\n", rules.collect::<String>())
    };
    let texts = [
        chain("", &|n| format!("r{n} | r{n}"), "\"x\""),
        chain("", &|n| format!("r{n} ~ r{n}"), "!\"x\""),
        chain("", &|n| format!("r{n}{{2}} ~ \"x\""), "\"x\"")
            + &chain("", &|n| format!("s{n}"), "r0 | r0"),
        chain("s = @{ (!r0 ~ ANY)* }", &|n| format!("r{n} | r{n}"), "\"x\""),
    ];
    for text in texts {
        let error = LabGrammar::from_pest(&text).expect_err(&text);
        assert!(error.to_string().len() < 200, "{error}");
    }
    // The reader counts many parts, pest_meta few.
    let start = (0..9).map(|n| {
        let next = n + 1;
        format!("r{n} = {{ (r{next} | \"y\")? ~ r{next}? ~ SOI ~ \"x\" }}\n")
    });
    let start = start.collect::<String>() + "r9 = { \"x\" }\n";
    let rounds = format!("r = {{ {}\"x\"{} }}", "(".repeat(50), " ~ \"y\")*".repeat(50));
    let spaced = "(".repeat(50) + "\"x\"" + &" ~ \"y\")*".repeat(50);
    let spaced = format!("WHITESPACE = {{ \" \" }} r = {{ {spaced} }}");
    for text in [start, rounds, spaced] {
        let grammar = LabGrammar::from_pest(&text);
        assert!(grammar.is_ok_and(|grammar| grammar.to_string().len() < 100_000_000), "{text}");
    }
}

/// Grammars that once crashed the program are rejected at once.
#[test]
fn grammars_that_pest_meta_does_not_survive_are_refused() {
    let doubling: String = (0..31).map(|n| format!("a{n} = {{ a{0} ~ a{0} }}\n", n + 1)).collect();
    // Whether or not the end of the chain consumes anything.
    for last in ["\"x\"", "\"\"", "!\"x\"", "\"x\"?"] {
        let text = format!("{doubling}a31 = {{ {last} }}\n");
        if let Ok(grammar) = LabGrammar::from_pest(&text) {
            assert_eq!((last, grammar.rules().len()), ("\"x\"", 32));
        }
    }
    let error = LabGrammar::from_pest("a={\"\\u{110000}\"}").expect_err("no character");
    assert_eq!(error.place().span, 4..14);
    // pest_meta enters a cycle of rules again with each different stack.
    let stacked = |depth: usize, copies: usize, pushes: &[&str]| {
        let rules = (0..copies).map(|copy| {
            let way = |n: usize| {
                let pushes: Vec<_> =
                    (0..=n).map(|at| format!("PUSH({})", pushes[at % pushes.len()])).collect();
                format!("{}{} ~ p{copy}", "DROP ~ ".repeat(n + 1), pushes.join(" ~ "))
            };
            let mut ways: Vec<String> = (0..8).map(way).collect();
            ways.extend((copy + 1 < copies).then(|| format!("a{}", copy + 1)));
            let operators = "{1}".repeat(depth);
            format!(
                "a{copy} = {{ \"q\" ~ ({} | \"z\") }}\np{copy} = {{ \"b\" ~ a{copy}{operators} }}\n",
                ways.join(" | ")
            )
        });
        rules.collect::<String>()
    };
    for depth in [200, 400] {
        let text = stacked(depth, 2, &["\"x\"", "\"\""]);
        let error = LabGrammar::from_pest(&text).expect_err("too many stacks");
        assert!(matches!(error, GrammarError::Deep { .. }), "{error}");
        assert!(error.to_string().len() < 200, "{error}");
    }
    // With one place that pushes, there are few different stacks.
    let once = format!(
        "a = {{ \"q\" ~ (PUSH(\"x\") ~ p | \"z\") }}\np = {{ \"b\" ~ a{} }}",
        "{1}".repeat(300)
    );
    for text in [stacked(100, 2, &["\"x\"", "\"\""]), once] {
        let loaded = LabGrammar::from_pest(&text);
        assert!(loaded.is_ok(), "{:?}", loaded.err());
    }
    let long = format!("a = {{ \"{}\" }}", "x".repeat(2 << 20));
    let error = LabGrammar::from_pest(&long).expect_err("too long");
    assert!(matches!(error, GrammarError::Deep { .. }), "{error}");
    // Through many rules, whatever their order is.
    for backwards in [false, true] {
        let mut rules: Vec<String> =
            (0..20_000).map(|n| format!("a{n} = {{ \"x\" ~ a{} }}\n", n + 1)).collect();
        rules.push("a20000 = { \"x\" }\n".to_owned());
        if backwards {
            rules.reverse();
        }
        let error = LabGrammar::from_pest(&rules.concat()).expect_err("too deep");
        assert!(matches!(error, GrammarError::Deep { .. }), "{error}");
    }
}

/// Each grammar of `../shared/hostile` is rejected or answered.
#[test]
fn the_shared_hostile_grammar_is_refused() {
    let Some(script) = crate::support::shared_path("hostile/stack_overflow_pest.py") else {
        return;
    };
    let run = std::process::Command::new("python3").arg(&script).args(["400", "2"]).output();
    let Ok(run) = run else {
        return crate::support::skipped("there is no Python");
    };
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    let text = String::from_utf8(run.stdout).expect("UTF-8");
    let error = LabGrammar::from_pest(&text).expect_err("too many stacks");
    assert!(matches!(error, GrammarError::Deep { .. }), "{error}");
}

/// If a skipped rule skips before it consumes anything, pest recurses until its stack is exhausted.
#[test]
fn what_is_skipped_before_it_consumes_anything_has_no_language() {
    let skipped =
        "WHITESPACE = { t }\nt = !{ \"a\"? ~ SOI? ~ \"b\" }\nr = { t ~ SOI }\ns = { \"x\" }";
    // The reader of this grammar exhausted its own stack.
    let chosen = skipped.replace("? ~ SOI? ~ \"b\"", "? ~ SOI ~ \"b\" | \"c\"");
    for text in [skipped, &chosen, &skipped.replace("? ~ SOI?", "* ~ (SOI | \"c\")")] {
        let study = Study::of(LabGrammar::from_pest(text).expect(text));
        for rule in ["t", "r"] {
            assert!(study.lang(rule).is_err(), "{text}");
        }
        assert!(study.accepts("s", "x").expect("a rule"));
        let endless = study.grammar().parser().matches("r", "bb");
        assert!(matches!(endless, Err(StudyError::Budget { .. })), "{endless:?}");
    }
    // The skipped rule consumes something first.
    let text = "WHITESPACE = { t }\nt = !{ \"a\" ~ \"b\" }";
    let study = Study::of(LabGrammar::from_pest(text).expect(text));
    assert!(matches!(study.lang("t"), Err(StudyError::Recursive { .. })));
    assert!(study.grammar().parser().matches("t", "aabb").expect("a rule"));
}

/// Operators in brackets add up.
#[test]
fn operators_in_brackets_are_not_nested_too_deep() {
    let nested = |n: usize, before: &str, after: &str| {
        format!("r = {{ {}\"x\"{} }}", before.repeat(n), after.repeat(n))
    };
    for text in [
        nested(60, &format!("{}(", "!".repeat(100)), ")"),
        nested(60, "(", &format!("{})", " ~ \"y\"".repeat(100))),
        nested(60, "(", &format!("){}", "?".repeat(100))),
        nested(60, "PUSH(", &format!("{})", " | \"y\"".repeat(100))),
    ] {
        let error = LabGrammar::from_pest(&text).expect_err("too deep");
        assert!(matches!(error, GrammarError::Deep { .. }), "{error}");
    }
    LabGrammar::from_pest(&nested(60, "(", " ~ \"y\")")).expect("just not too deep");
}

#[test]
fn what_is_nested_too_deep_is_refused() {
    let nested = |n: usize| format!("{}\"x\"{}", "(".repeat(n), ")".repeat(n));
    let abnf = |n: usize| LabGrammar::from_abnf(&format!("r = {}\n", nested(n)));
    let pest = |n: usize| LabGrammar::from_pest(&format!("r = {{ {} }}", nested(n)));
    for load in [&abnf as &dyn Fn(usize) -> _, &pest] {
        let study = Study::of(load(DEEPEST_BRACKETS).expect("just not too deep"));
        assert!(study.accepts("r", "x").expect("a rule"));
    }
    assert!(matches!(pest(100_000), Err(GrammarError::Deep { .. })));
    let deep = abnf(100_000).expect("ABNF");
    assert!(Study::of(deep).lang("r").is_err());
    assert!(accepts("r = \"((((\" ; ((((\n", "r", "(((("));
    let prose = format!("r = \"x\" 0<{}>\n", "(".repeat(DEEPEST_BRACKETS + 1));
    assert!(accepts(&prose, "r", "x"));
}

#[test]
fn a_chain_of_rules_that_is_too_long_is_refused() {
    let chain = |n: usize| -> String {
        let links = (1..n).map(|n| format!("r{n} = r{}\n", n + 1));
        links.chain([format!("r{n} = \"x\"\n")]).collect()
    };
    assert!(accepts(&chain(DEEPEST_RULES / 2), "r1", "x"));
    let error = LabGrammar::from_abnf(&chain(10_000)).expect_err("too deep");
    assert!(matches!(error, GrammarError::Deep { .. }));
}

/// A grammar with a random expression as its first rule.
const RULES: &str = "r = \"x\"\na = \"y\" DIGIT\nb-1 = %x0-D7FF / a\n";

/// The expressions that an ABNF text can contain: one item is not a list, one character is a text,
/// and only letters have case. A range over the surrogates is two ranges, and is printed so.
fn expr() -> impl Strategy<Value = Expr> {
    let text = (any::<bool>(), prop_oneof!["[ -~]{0,4}", "\\PC{1,3}", "[\r\n\t\"]{1,2}"]);
    let text = text.prop_map(|(any_case, text)| {
        let quoted = text.chars().all(|c| (' '..='~').contains(&c) && c != '"');
        let letter = text.chars().any(|c| c.is_ascii_alphabetic());
        Expr::Text { text, any_case: any_case && quoted && letter }
    });
    let range = (any::<char>(), any::<char>())
        .prop_map(|(one, other)| CharSet::range(one.min(other), one.max(other)))
        .prop_filter("one range", |set| set.code_points().len() == 1 && set.len() > 1)
        .prop_map(Expr::Chars);
    let leaf = prop_oneof![text, range, (1..4usize).prop_map(Expr::Rule)];
    leaf.prop_recursive(6, 40, 4, |inner| {
        let items = || prop::collection::vec(inner.clone(), 2..5);
        let repeat = (inner.clone(), 0..12usize, prop::option::of(1..12usize));
        prop_oneof![
            items().prop_map(Expr::Seq),
            items().prop_map(Expr::Choice),
            repeat.prop_map(|(expr, min, more)| Expr::Repeat {
                expr: Box::new(expr),
                min,
                max: more.map(|more| min + more - usize::from(min > 0)),
            }),
        ]
    })
}

/// Replaces each space outside of strings and comments by other `c-wsp`, one after another.
fn respaced(abnf: &str, blanks: &[&str]) -> String {
    let mut blanks = blanks.iter().cycle();
    let (mut quoted, mut comment) = (false, false);
    let mut text = String::new();
    for character in abnf.chars() {
        match character {
            '\n' => (quoted, comment) = (false, false),
            '"' if !comment => quoted = !quoted,
            ';' if !quoted => comment = true,
            _ => {}
        }
        match character {
            ' ' if !quoted && !comment => text.push_str(blanks.next().expect("a cycle")),
            _ => text.push(character),
        }
    }
    text
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_printed_expression_reads_the_same(expr in expr()) {
        let grammar = LabGrammar::from_abnf(RULES).expect("a grammar");
        let read = grammar.with_rule(0, expr.clone()).expect("a printed grammar");
        prop_assert_eq!(&read.rule(0).expr, &expr);
    }

    #[test]
    fn rfc5234_s4_c_wsp_is_all_the_same(
        expr in expr(),
        blanks in prop::collection::vec(
            prop::sample::select(vec![" ", "\t", "  ", "\n ", "\r\n\t", " ; ( é \" \n ", "\n  \n  ; c\r\n "]),
            1..9,
        ),
    ) {
        let grammar = LabGrammar::from_abnf(RULES).expect("a grammar");
        let random = grammar.with_rule(0, expr).expect("a printed grammar");
        let documents = DOCUMENTS.iter().map(|document| document.abnf());
        for grammar in documents.chain([random]) {
            let text = respaced(&grammar.to_string(), &blanks);
            let read = LabGrammar::from_abnf(&text).expect(&text);
            prop_assert_eq!(read.rules().len(), grammar.rules().len());
            for (rule, read) in grammar.rules().iter().zip(read.rules()) {
                prop_assert_eq!((&rule.name, &rule.expr), (&read.name, &read.expr));
            }
        }
    }

    #[test]
    fn a_mistake_anywhere_has_a_place(
        at in 0..2000usize,
        wrong in prop_oneof!["[-\"%*()/<>\\[\\]=;0-9a-z \n]{1,3}", any::<String>()],
    ) {
        let mut text = document("rfc3987").abnf_text();
        let at = text.char_indices().nth(at).map_or(text.len(), |(at, _)| at);
        text.insert_str(at, &wrong);
        if let Err(error) = LabGrammar::from_abnf(&text) {
            prop_assert!(text.get(error.place().span.clone()).is_some(), "{error:?}");
        }
    }
}
