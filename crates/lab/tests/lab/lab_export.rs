//! Grammars in other notations.

use crate::documents::{DOCUMENTS, document};
use crate::support::shared;
use abnf_lab::{
    AbnfOptions, Budget, Dialect, ExportError, Extract, LINE_WIDTH, LabGrammar, Proof,
    SeveralReadings, StudyError, Tagged, Verdict,
};

fn grammar(abnf: &str) -> LabGrammar {
    LabGrammar::from_abnf(abnf).expect(abnf)
}

fn free() -> Budget {
    Budget::unlimited()
}

#[test]
fn documents_are_written_as_regular_expressions_that_are_proved_equal() {
    for document in &DOCUMENTS {
        let abnf = document.abnf();
        for rule in [document.start, "scheme", "IPv6address", "dec-octet"] {
            if abnf.find(rule).is_none() {
                continue;
            }
            for dialect in Dialect::ALL {
                let text = abnf.regular_expression(rule, dialect, &free());
                assert!(text.is_ok(), "{} {rule} {dialect:?}: {text:?}", document.name);
            }
        }
    }
}

#[test]
fn characters_with_a_meaning_are_escaped() {
    let abnf = grammar(
        "a = 1*( \"^\" / \"]\" / \"-\" / \"\\\" / \"&\" / \"/\" ) \"$.*+?()[]{}|/\" %x0A %x80 %x1F600\n",
    );
    let text = |dialect| abnf.regular_expression("a", dialect, &free()).expect("a rule");
    assert_eq!(
        text(Dialect::Rust),
        r"\A[&\-/\\-\^]+\$\.\*\+\?\(\)\[\]\{\}\|/\x0a\x{80}\x{1f600}\z"
    );
    assert!(text(Dialect::EcmaScript).ends_with("\\x0a\\u0080\u{1f600}$"));
}

#[test]
fn repetitions_within_repetitions_are_one() {
    let text = grammar("a = *( *b ) 2*( 1*b )\nb = \"-\"\n")
        .regular_expression("a", Dialect::Rust, &free())
        .expect("a rule");
    assert_eq!(text, r"\A-*-{2,}\z");
}

#[test]
fn rules_that_refer_to_themselves_at_one_end_are_regular_expressions() {
    for (abnf, expected) in [
        ("a = \"0\" a / \"1\"\n", r"\A0*1\z"),
        ("a = a \"0\" / \"1\"\n", r"\A10*\z"),
        ("a = \"<\" b \">\"\nb = \"0\" c\nc = \"1\" [b]\n", r"\A<01(?:01)*>\z"),
        ("a = \"0\" a\n", r"\A[^\x00-\x{10ffff}]\z"),
    ] {
        let text = grammar(abnf).regular_expression("a", Dialect::Rust, &free()).expect(abnf);
        assert_eq!(text, expected, "{abnf}");
    }
}

/// A rule that consists only of copies of others.
#[test]
fn an_expression_that_doubles_with_each_rule_is_refused() {
    let rules = (0..40).map(|n| format!("r{n} = r{} r{}\n", n + 1, n + 1));
    let abnf = grammar(&(rules.collect::<String>() + "r40 = *\"x\"\n"));
    let error = abnf.regular_expression("r0", Dialect::Rust, &free()).expect_err("too large");
    assert!(matches!(error, ExportError::Study(StudyError::Budget { .. })), "{error:?}");
}

#[test]
fn what_embeds_itself_is_read_back_as_it_was_written() {
    let abnf = grammar("a = \"(\" [ a ] \")\" / %s\"x\"\n");
    let budget = free().texts_up_to(5);
    let ebnf = LabGrammar::from_ebnf(&abnf.to_ebnf(&budget).expect("EBNF")).expect("EBNF");
    let again = LabGrammar::from_abnf(&abnf.to_abnf(&budget).expect("ABNF")).expect("ABNF");
    for read in [ebnf, again] {
        let proof = Proof::mapped(&abnf, &read, &[], &["a"], &budget).expect("a proof");
        assert!(proof.holds() && proof.rules[0].up_to.is_none(), "{proof}");
    }
}

#[test]
fn what_embeds_itself_is_no_regular_expression() {
    let abnf = grammar("a = \"(\" [ a ] \")\"\n");
    let error = abnf.regular_expression("a", Dialect::EcmaScript, &free()).expect_err("a cycle");
    assert!(matches!(error, ExportError::Study(_)), "{error:?}");
    assert!(error.to_string().ends_with("a → a"), "{error}");
    let error = Tagged::of(&abnf, "a", &[], &[], SeveralReadings::Refused).expect_err("a cycle");
    assert!(error.to_string().ends_with("a → a"), "{error}");
}

#[test]
fn rules_that_refer_to_themselves_at_one_end_are_tables() {
    let abnf = grammar("s = a [\".\" b]\na = DIGIT a / DIGIT\nb = b \"-\" c / c\nc = 1*ALPHA\n");
    let tag = |tag: &str| tag.parse().expect("a tag");
    let tagged =
        Tagged::of(&abnf, "s", &[tag("c.start")], &[], SeveralReadings::Refused).expect("regular");
    assert_eq!(tagged.run("12.ab-cd"), Some(vec![Some(6)]));
    assert_eq!((tagged.run("12"), tagged.run("12.")), (Some(vec![None]), None));
    // A register cannot hold the places of a rule within itself.
    for rule in ["a.start", "b.end"] {
        let error = Tagged::of(&abnf, "s", &[tag(rule)], &[], SeveralReadings::Refused)
            .expect_err("a cycle");
        let name = &rule[..1];
        assert!(error.to_string().ends_with(&format!("{name} → {name}")), "{error}");
    }
}

#[test]
fn documents_are_written_as_ebnf_and_abnf_that_are_proved_equal() {
    for document in &DOCUMENTS {
        let abnf = document.abnf();
        let ebnf = abnf.to_ebnf(&free()).expect("EBNF");
        assert!(ebnf.contains("\nport ::= "), "{ebnf}");
        let pretty = abnf.to_abnf(&free()).expect("ABNF");
        assert!(pretty.lines().all(|line| line.chars().count() <= LINE_WIDTH), "{pretty}");
        let read = grammar(&pretty);
        assert!(Proof::of(&abnf, &read).expect("languages").holds());
    }
}

/// XML 1.0 section 6: `#x2D` ends where no hexadecimal digit follows.
#[test]
fn a_number_in_a_set_of_ebnf_takes_no_letter_for_a_digit() {
    for (regex, set) in
        [("[-A-Z]", "[#x2D#x41-Z]"), ("[.13-4g]", "[#x2E#x31#x33-4g]"), ("[-g]", "[#x2Dg]")]
    {
        let ebnf = LabGrammar::from_regex("a", regex).expect("regex").to_ebnf(&free());
        assert_eq!(ebnf.expect("EBNF"), format!("a ::= {set}\n"));
    }
}

/// pest's own grammar: `unicode = { "u" ~ "{" ~ hex_digit{2, 6} ~ "}" }`.
#[test]
fn a_control_character_in_a_text_of_pest_has_two_digits() {
    let abnf = grammar("a = %x09.61.0C.27.22.5C\n");
    let export = abnf.to_pest(&free()).expect("pest");
    assert_eq!(export.text, "a = { \"\\ta\\u{0C}'\\\"\\\\\" }\n");
    assert!(export.proof.holds());
}

#[test]
fn long_definitions_are_divided() {
    let long = "x".repeat(20);
    let abnf = grammar(&format!(
        "a-name-that-is-longer-than-others = 2*( %x61-7A \"{long}\" / 1*( \"b\" / \"c\" \"d\" ) / [ \
         \"1234567890\" \"1234567890\" \"1234567890\" \"1234567890\" \"1234567890\" e ] )\ne = \
         %xE9\n",
    ));
    let text = abnf.to_abnf(&free()).expect("ABNF");
    assert!(text.lines().all(|line| line.len() <= LINE_WIDTH), "{text}");
}

#[test]
fn documents_are_written_for_pest_and_are_equal() {
    for name in ["rfc3986", "rfc3987", "rfc3987bis"] {
        let export = document(name).abnf().to_pest(&free()).expect("pest");
        assert!(export.proof.holds(), "{name}: {}", export.proof);
    }
}

/// A repetition keeps what it took, and so does an alternative; an automaton has nothing to give
/// back.
#[test]
fn regular_rules_are_exact_for_pest() {
    let mut from_automata = 0;
    for abnf in [
        "a = *( \"x\" / \"y\" ) \"x\"\n",
        "a = *( b \",\" ) b\nb = 1*( \"x\" / \",\" ) \"x\"\n",
        "a = *( *( \"x\" \"y\" ) \"z\" ) *( \"x\" / \"y\" ) \"y\"\n",
        "a = a \"x\" / \"y\" / a \"xx\"\nb = a \"x\"\n",
        "a = b \"x\" / \"z\"\nb = a \"y\" / \"y\"\n",
        "a = \"x\" a / \"x\"\nb = a \"x\"\n",
        // RFC 3339 appendix A; RFC 5646 section 2.1: a subtag can be the beginning of another.
        "date = [ 2DIGIT ] 2DIGIT [ \"-\" ] 2DIGIT / \"-\" 2DIGIT / 2DIGIT \"-\"\n",
        "tag = 2*3ALPHA *3( \"-\" 3ALPHA ) [ \"-\" 4ALPHA ] [ \"-\" ( 2ALPHA / 3DIGIT ) ] \
         *( \"-\" ( 5*8( ALPHA / DIGIT ) / DIGIT 3( ALPHA / DIGIT ) ) )\n",
    ] {
        let export = grammar(abnf).to_pest(&free()).expect(abnf);
        assert!(export.proof.holds(), "{abnf}: {}\n{}", export.proof, export.text);
        assert_eq!(export.left_out, [], "{abnf}");
        from_automata += usize::from(!export.automata.is_empty());
    }
    assert!(from_automata > 5, "{from_automata}");
    // Each state is a rule that calls others.
    let abnf = "a = *( \"x\" / \"y\" ) \"x\" 3( \"x\" / \"y\" )\nb = a\n";
    let export = grammar(abnf).to_pest(&free()).expect(abnf);
    assert!(export.text.starts_with("a = { a_1 }\nb = { b_1 }\n"), "{}", export.text);
    for rule in &export.proof.rules {
        assert!(rule.verdict == Verdict::Equal && rule.up_to.is_none(), "{rule:?}");
    }
    let pest = LabGrammar::from_pest(&export.text).expect("pest");
    for (text, is_valid) in [("xyyy", true), ("yyyy", false), ("xxyyxyx", false), ("xxyxyxy", true)]
    {
        assert_eq!(pest.parser().matches("b", text), Ok(is_valid), "{text}");
    }
    let export = grammar("type = \"x\"\nANY = type [ \"y\" ]\n").to_pest(&free()).expect("pest");
    assert!(export.text.contains("type_ = ") && export.proof.holds(), "{}", export.text);
    assert_eq!(export.automata, [""; 0]);
}

#[test]
fn a_round_that_can_be_empty_is_written_without_the_empty_string() {
    for (abnf, expected) in [
        ("a = *( [ %s\"x\" ] [ %s\"y\" ] )\n", "a = { (\"x\" ~ \"y\"? | \"y\")* }\n"),
        ("a = 1*( *%s\"x\" )\n", "a = { (\"x\"+)* }\n"),
        ("a = *b %s\"z\"\nb = [ %s\"x\" ]\n", "a = { \"x\"* ~ \"z\" }\nb = { \"x\"? }\n"),
        ("a = *( \"\" )\n", "a = { \"\" }\n"),
    ] {
        let export = grammar(abnf).to_pest(&free()).expect(abnf);
        assert_eq!(export.text, expected);
        assert!(export.proof.holds() && export.automata.is_empty(), "{abnf}: {}", export.proof);
    }
    // The rule of a cycle, which is not regular.
    let abnf = "a = \"(\" *( [ %s\"x\" ] *a ) \")\"\n";
    let export = grammar(abnf).to_pest(&free().texts_up_to(6)).expect(abnf);
    assert_eq!(export.text, "a = { \"(\" ~ (\"x\" ~ a* | a+)* ~ \")\" }\n");
}

#[test]
fn a_rule_that_pest_rejects_is_left_out_with_those_that_need_it() {
    let abnf = "a = b [ \"!\" ]\nb = b \"+\" b / \"(\" b \")\" / \"x\"\nc = *d\nd = \"y\"\n";
    let export = grammar(abnf).to_pest(&free().texts_up_to(4)).expect(abnf);
    assert_eq!(export.text, "c = { d* }\nd = { ^\"y\" }\n");
    let [a, b] = &export.left_out[..] else { panic!("{:?}", export.left_out) };
    assert_eq!((&*a.0, &*b.0), ("a", "b"));
    assert_eq!(a.1, "it needs b, which pest rejects");
    assert!(b.1.starts_with("pest rejects it: rule b is left-recursive"), "{}", b.1);
}

/// Each of 500 optional characters is a bracket within the one before.
#[test]
fn an_automaton_that_is_nested_too_deep_leaves_the_other_rules() {
    let abnf =
        "a = *( %s\"x\" / %s\"y\" ) %s\"x\" *500%s\"z\"\nb = *( %s\"x\" / %s\"y\" ) %s\"x\"\n";
    let export = grammar(abnf).to_pest(&free()).expect(abnf);
    assert_eq!((&export.automata[..], &export.left_out[..]), (&["b".to_owned()][..], &[][..]));
    let differs = |name: &str| {
        let rule = export.proof.rules.iter().find(|rule| rule.name == name);
        rule.is_some_and(|rule| matches!(rule.verdict, Verdict::Differs(_)))
    };
    assert!(differs("a") && !differs("b"), "{}", export.proof);
}

#[test]
fn a_rule_that_pest_misreads_and_that_is_not_regular_has_a_string() {
    let abnf = "a = \"(\" [ a ] *\"x\" \"x\" \")\"\n";
    let export = grammar(abnf).to_pest(&free().texts_up_to(6)).expect(abnf);
    assert!(!export.proof.holds() && export.automata.is_empty(), "{}", export.proof);
}

/// Each rule is regular, and so has an exact form in every notation.
#[test]
fn rules_of_published_documents_are_exported_exactly() {
    let read = |number: usize| shared(&format!("spec/rfc/rfc{number}.txt"));
    for (number, imported, rules) in [
        (5646, None, &["Language-Tag", "langtag", "privateuse"][..]),
        (4514, Some(4512), &["distinguishedName", "attributeValue"]),
        (3339, None, &["date-time", "full-date", "date", "period"]),
    ] {
        let (Some(text), Some(import)) = (read(number), imported.map_or(Some(String::new()), read))
        else {
            continue;
        };
        let import = Extract::of(&import).unwrap().text().to_owned();
        let imports = [("import", &*import)];
        let imports = if imported.is_some() { &imports[..] } else { &[] };
        let text = Extract::of(&text).unwrap().text_with_references();
        let grammar = AbnfOptions::new().read_with(&[&text], imports).unwrap();
        let budget = Budget::unlimited().texts_up_to(5);
        let pest = grammar.to_pest(&budget).unwrap();
        let ebnf = LabGrammar::from_ebnf(&grammar.to_ebnf(&budget).unwrap()).unwrap();
        for rule in rules {
            let verdict = |proof: &Proof| {
                let found = proof.rules.iter().find(|it| it.name == *rule);
                found.map(|it| (it.verdict.clone(), it.up_to))
            };
            let equal = Some((Verdict::Equal, None));
            assert_eq!(verdict(&pest.proof), equal, "RFC {number}, {rule}, pest");
            let proof = Proof::mapped(&grammar, &ebnf, &[], &[rule], &budget).unwrap();
            assert_eq!(verdict(&proof), equal, "RFC {number}, {rule}, EBNF");
            for dialect in [Dialect::EcmaScript, Dialect::Rust] {
                // An error if the expression that is read back differs.
                let text = grammar.regular_expression(rule, dialect, &budget);
                assert!(text.is_ok(), "RFC {number}, {rule}: {text:?}");
            }
        }
    }
}
