//! All mistakes of a grammar at once.

use crate::documents::DOCUMENTS;
use crate::lab_extract::lint_of_document;
use abnf_lab::{Budget, Extract, LabGrammar, Lint, LintKind, LintLevel};

fn kinds(text: &str) -> Vec<LintKind> {
    Lint::of(text).findings.iter().map(|finding| finding.kind).collect()
}

/// The signs of other notations with their counterparts in ABNF, and the number of findings.
const MEANT: &[(&str, &str, usize)] = &[
    ("a ::= \"x\"", "a = \"x\"", 1),
    ("a := \"x\"", "a = \"x\"", 1),
    ("a: \"x\"", "a= \"x\"", 1),
    ("<a> = \"x\"", "a = \"x\"", 1),
    ("a_b = \"x\" [a_b1]\na-b1 = \"y\"", "a-b = \"x\" [a-b1]\na-b1 = \"y\"", 2),
    ("a = \"x\" | \"y\" || \"z\"", "a = \"x\" / \"y\" / \"z\"", 2),
    ("a = 'x'", "a = \"x\"", 1),
    ("a = \u{201C}x\u{201D}", "a = \"x\"", 1),
    ("a = DIGIT*", "a = *DIGIT", 1),
    ("a = 1+DIGIT", "a = 1*DIGIT", 1),
    ("a = \"x\"?", "a = [ \"x\" ]", 1),
    ("a = \"x\"+ \"z\"?", "a = 1*\"x\" [ \"z\" ]", 2),
    ("a = (DIGIT ALPHA)* \"z\"", "a = *(DIGIT ALPHA) \"z\"", 1),
    ("a = \"y\" \"z\"{2,3}", "a = \"y\" 2*3\"z\"", 1),
    ("a = { \"x\" }", "a = *( \"x\" )", 1),
    ("a = \"a\"-\"z\"", "a = %x61-7A", 1),
    ("a = \"a\"..\"z\" '0'-'9'", "a = %x61-7A %x30-39", 2),
    ("a = %x41-%x5A", "a = %x41-5A", 1),
    ("a = U+0041", "a = %x0041", 1),
    ("a = U+0041-U+005A", "a = %x0041-005A", 2),
    ("a = 0x41", "a = %x41", 1),
    ("a = \"x\" // \"y\"", "a = \"x\" / \"y\"", 1),
    ("a = \"\\\"\"", "a = DQUOTE", 1),
    ("a = \"\"\"", "a = DQUOTE", 1),
    ("a = \"x\" \u{A0} \"y\"", "a = \"x\"   \"y\"", 1),
    ("a = \"x\"\n/ \"y\"", "a = \"x\"\n    / \"y\"", 1),
    ("a = b\n  b = \"x\"", "a = b\nb = \"x\"", 1),
    ("a \"x\"", "a = \"x\"", 1),
    ("a = b\nb  DIGIT / \"x\"", "a = b\nb  = DIGIT / \"x\"", 1),
];

/// Mistakes without an obvious fix, with their places.
const MISTAKES: &[(&str, usize)] = &[
    ("a -> \"x\"", 1),
    ("a = '\"'", 5),
    ("a = \"\u{E9}\"", 6),
    ("a = \"x", 7),
    ("a = ( \"x\" / \"y\"", 5),
    ("a = [ \"x\" ( \"y\" ]", 17),
    ("a = \"x\" )", 9),
    ("a = %x41 - 5A", 10),
    ("a = a \u{2013} b\na-b = \"y\"", 7),
    ("a = 1* \"x\"", 7),
    ("a = (\"y\" *) \"x\"", 11),
    ("a = 3*2\"x\"", 5),
    ("a = \"x\", \"y\".", 8),
    ("a = %x5A-41", 5),
    ("a = \"x\" # y", 10),
    ("a = ", 4),
    ("a = \"x\" ( )", 11),
];

#[test]
fn signs_of_other_notations_are_read_as_those_of_abnf() {
    for (text, meant, expected) in MEANT {
        let text = format!("{text}\n");
        let lint = Lint::of(&text);
        let kinds: Vec<_> = lint.findings.iter().map(|it| it.kind).collect();
        assert_eq!(kinds, vec![LintKind::Syntax; *expected], "{text}{:#?}", lint.findings);
        assert!(lint.findings.iter().all(|it| it.level == LintLevel::Error), "{text}");
        assert_eq!(lint.fixed(), format!("{meant}\n"), "{text}{:#?}", lint.findings);
        // The fixed text is a grammar without other mistakes.
        assert!(LabGrammar::from_abnf(&lint.fixed()).is_ok(), "{text}");
        assert!(LabGrammar::from_abnf(&text).is_err(), "{text}");
        assert_eq!(self::kinds(&lint.fixed()), [], "{text}");
    }
}

#[test]
fn a_mistake_without_an_obvious_fix_is_shown_where_it_stands() {
    for (text, column) in MISTAKES {
        let lint = Lint::of(&format!("{text}\nz = \"z\"\n"));
        let syntax = lint.findings.iter().find(|it| it.kind == LintKind::Syntax).expect(text);
        let found = (syntax.place.column, syntax.fix.as_ref());
        assert_eq!(found, (*column, None), "{text}: {}", syntax.message);
        // A line that is not a rule is prose beside the grammar.
        assert!(lint.grammar.is_none() || *column == 1, "{text}");
    }
}

#[test]
fn every_mistake_is_found_in_one_run() {
    let text: String = MEANT
        .iter()
        .enumerate()
        // Those that end in the line, each with a name of its own.
        .filter(|(_, (text, ..))| text.starts_with("a = ") && !text.contains('\n'))
        .map(|(index, (text, ..))| text.replacen("a =", &format!("r{index} ="), 1) + "\n")
        .collect();
    let lint = Lint::of(&text);
    let errors = lint.findings.iter().filter(|it| it.level == LintLevel::Error).count();
    let expected =
        MEANT.iter().filter(|(text, ..)| text.starts_with("a = ") && !text.contains('\n'));
    assert_eq!(errors, expected.map(|(.., count)| count).sum::<usize>(), "{:#?}", lint.findings);
    assert!(LabGrammar::from_abnf(&lint.fixed()).is_ok());
}

#[test]
fn undefined_rules_have_similar_names_beside_them() {
    let text = "list = *( itme sep [a-z] x41 ) *pct-encodd\nitem = DIGTI\nseparator = \";\"\n\
                pct-encoded = \"%\"\n";
    let lint = Lint::of(text);
    let undefined = lint.findings.iter().filter(|it| it.kind == LintKind::Undefined);
    let messages: Vec<_> = undefined.map(|it| it.message.as_str()).collect();
    assert_eq!(
        messages,
        [
            "the rule `itme` is not defined; similar: item",
            "the rule `sep` is not defined",
            "the rule `a-z` is not defined; probably `%x61-7A` is meant",
            "the rule `x41` is not defined; probably `%x41` is meant",
            "the rule `pct-encodd` is not defined; similar: pct-encoded",
            "the rule `DIGTI` is not defined; similar: DIGIT",
        ]
    );
    assert!(lint.grammar.is_none());
}

/// RFC 8141 section 2 takes `pchar` from RFC 3986, in prose.
#[test]
fn no_verdict_goes_through_what_is_not_defined() {
    let text = "r-component = pchar *( pchar / \"/\" / \"?\" )\n\
                namestring = \"urn:\" [ \"?+\" r-component ] [ \"?=\" q-component ]\n\
                q-component = pchar *( pchar / \"/\" / \"?\" )\n\
                either = pchar / other / \"x\" / %x58\n\
                none = pchar pchar\n";
    let lint = Lint::of(text);
    let kinds = |kind| lint.findings.iter().filter(|it| it.kind == kind).count();
    assert_eq!((kinds(LintKind::Undefined), kinds(LintKind::Empty)), (8, 0));
    assert_eq!((kinds(LintKind::Ambiguous), kinds(LintKind::NotExamined)), (0, 0));
    // For other rules, certain findings remain.
    let shadowed = lint.findings.iter().filter(|it| it.kind == LintKind::Shadowed);
    let shadowed: Vec<_> = shadowed.map(|it| (it.place.line, &*it.message)).collect();
    let adds = "the alternative `%x58` adds nothing: the others accept all that it accepts";
    assert_eq!(shadowed, [(4, adds)]);
    // A similar name is not used in place of it.
    let lint = Lint::of("a = digits / \"7\"\ndigit = %x30-39\n");
    assert!(lint.findings.iter().all(|it| it.kind == LintKind::Undefined), "{:?}", lint.findings);
}

/// An undecided question is not a mistake.
#[test]
fn two_definitions_that_were_not_compared_are_a_note() {
    let draft = "Internet-Draft\n\n  a = b *c\n  b = \"(\" [ b ] \")\"\n  c = \"x\"\n\n And:\n\n  \
                 b = \"(\" ( b / \"\" ) \")\"\n";
    let lint = lint_of_document(draft).unwrap();
    let [note, ..] = &lint.findings[..] else { panic!("{:?}", lint.findings) };
    let note = lint.findings.iter().find(|it| it.place.line == 9).unwrap_or(note);
    assert_eq!((note.kind, note.level), (LintKind::NotExamined, LintLevel::Note));
    assert!(note.message.contains("was not decided"), "{}", note.message);
    let extract = Extract::of(draft).unwrap();
    assert!(extract.left_out.iter().all(|it| !it.is_finding), "{:?}", extract.left_out);
}

#[test]
fn messages_say_what_the_text_has() {
    let said = |text: &str| {
        let lint = Lint::of(text);
        assert!(
            lint.grammar.is_none_or(|it| it.rules().iter().all(|rule| !rule.name.contains('~')))
        );
        lint.findings.into_iter().map(|it| it.message).collect::<Vec<_>>()
    };
    // An undefined name adds something to the other alternatives.
    let unknown = said("a = x / y / y\n");
    let adds = "the alternative `y` adds nothing: the others accept all that it accepts";
    assert_eq!(unknown.iter().filter(|it| it.contains("adds nothing")).collect::<Vec<_>>(), [adds]);
    for text in ["j = xx? yy+ zz*\n", "a = \"x\" / <any text> / b\n", "a = *b *b\nb ? c\n"] {
        let all = said(text);
        assert!(all.iter().all(|it| !it.contains('~')), "{all:?}");
    }
    // Only what is written as a range is one; `c` has nothing in common with `CR`.
    let mut all = said("a = c_d c\n");
    all.retain(|message| message.starts_with("the rule"));
    assert_eq!(all, ["the rule `c-d` is not defined", "the rule `c` is not defined"]);
    let lint = Lint::of("a = 2start\n2start = \"b\"\n");
    let name = lint.findings.iter().find(|it| it.place.line == 2).unwrap();
    assert_eq!((name.kind, name.place.column), (LintKind::Syntax, 1));
    assert!(
        name.message.starts_with("'2' (U+0032) cannot stand where the name of a rule is needed"),
        "{}",
        name.message
    );
}

/// Every fix is a change, and every text is read to its end.
#[test]
fn fixes_change_something() {
    let words = [
        "(", ")", "[", "]", "*", "1*", "/", "{", "}", "+", "?", "\"y\"", "b", "(*", "*)", "-", "'",
    ];
    for first in words {
        for second in words {
            for third in words {
                let text = format!("a = {first} {second}{third} \"x\"\nb = \"z\"\n");
                let lint = Lint::within(&text, &Budget::unlimited().states(1_000));
                for finding in &lint.findings {
                    let Some(fix) = &finding.fix else { continue };
                    assert_ne!(text[fix.span.clone()], fix.text, "{text}{finding:?}");
                }
            }
        }
    }
}

#[test]
fn what_can_be_read_and_is_doubtful() {
    use LintKind::*;
    for (text, expected) in [
        ("a = b\nb = \"x\"\nc = b\n", &[Unused][..]),
        ("a =/ \"x\"\n", &[NoBase]),
        ("a = b\nb =/ \"x\"\nb = \"y\"\n", &[NoBase, Duplicate]),
        ("a = \"x\"\na = \"x\"\n", &[Duplicate]),
        ("a = \"GET\" / \"get\"\n", &[Shadowed, Case]),
        ("a = 1*DIGIT / \"123\"\n", &[Shadowed]),
        ("a = 1*DIGIT / b\nb = \"1\"\n", &[Shadowed]),
        ("a = *\"x\" *\"x\"\n", &[Ambiguous]),
        ("a = B\nb = \"x\"\n", &[CaseOfName]),
        ("a = CHAR\nCHAR = %x00-FF\n", &[CoreRule]),
        ("a = CHAR\nCHAR = %x01-7F\n", &[]),
        ("a = b / \"y\"\nb = b \"x\"\n", &[Empty, Shadowed]),
        ("a = \"(\" a \")\"\n", &[Empty]),
        ("a = b / \"x\"\nb = \"(\" c \")\"\nc = 1*b \"x\" / b\n", &[Empty, NotExamined]),
        ("a = *a \"x\" a\n", &[Empty]),
        ("a = \"(\" [a] \")\"\n", &[NotExamined]),
        ("a = <b>\nb = \"x\"\n", &[]),
        ("a = <any text>\n", &[Undefined]),
        ("a = <host, see [RFC3986], Section 3.2.2>\n", &[Ambiguous]),
        ("This is prose.\na = \"x\"\n", &[Syntax]),
        ("a = b \"x\"\nb is no rule\n", &[Syntax]),
        ("a = *0b \"x\"\nb = \"y\"\n", &[ZeroTimes]),
        ("a = *0b \"x\"\n", &[ZeroTimes, Undefined]),
        ("a = 0( DIGIT <any text> ) \"x\"\n", &[ZeroTimes]),
        ("a = 0<b> \"x\"\n", &[]),
        ("", &[]),
    ] {
        let found = kinds(text);
        let expected: std::collections::BTreeSet<_> = expected.iter().copied().collect();
        let found: std::collections::BTreeSet<_> = found.into_iter().collect();
        // Imported rules have no findings.
        if !text.contains("RFC3986") {
            assert_eq!(found, expected, "{text}{:#?}", Lint::of(text).findings);
        }
    }
    let same = Lint::of("a = \"x\"\na = \"x\"\n");
    assert_eq!(
        same.findings[0].message,
        "the rule `a` is already defined in line 1, in the same way"
    );
}

/// In a draft, the block declares its rules; a reader of the published text has only the margin.
#[test]
fn an_indented_rule_of_a_draft_is_told_as_in_abnf() {
    let abnf = "a = b\n  b = \"x\"\n  / \"y\"\nc = a\n";
    let draft = format!("# Draft\n\n~~~ abnf\n{abnf}~~~\n");
    let of_draft = lint_of_document(&draft).expect("Markdown");
    for (lint, line) in [(Lint::of(abnf), 2), (of_draft, 5)] {
        let [finding, ..] = &lint.findings[..] else { panic!("{:?}", lint.findings) };
        assert_eq!((finding.kind, finding.place.line), (LintKind::Syntax, line));
        assert!(finding.message.starts_with("a rule begins as far left as the first one"));
        assert_eq!(finding.fix.as_ref().map(|fix| (fix.span.len(), &*fix.text)), Some((2, "")));
    }
}

/// An alternative that adds nothing is shown at its place, as written.
#[test]
fn alternatives_that_add_nothing_are_shown_where_they_stand() {
    let text = "a = %x61-7A / c /\n    %x61 ; one\n    / b ( \"x\" /\n %x78 ) / ( ( \"1\" ) / d )\n\
                a =/ ( 2d )\n\
                a =/ %x62 / 0( \"v\" / \"V\" ) d\n\
                b = 2( \"y\" / %x79 ) 1#( \"z\" / \"Z\" ) ( d | \"1\" )\n\
                c = (%x33 / '3')\n\
                d = \"1\"\n";
    let findings = Lint::of(text).findings.into_iter();
    let said: Vec<_> = findings
        .filter(|it| it.kind == LintKind::Shadowed)
        .map(|it| (it.place.line, it.place.column, text[it.place.span].to_owned(), it.message))
        .collect();
    let expected = [
        (2, 5, "%x61"),
        (4, 2, "%x78"),
        (4, 23, "d"),
        (6, 6, "%x62"),
        (6, 13, "0( \"v\" / \"V\" ) d"),
        (7, 14, "%x79"),
        (7, 31, "\"Z\""),
        (7, 43, "\"1\""),
        (8, 13, "'3'"),
    ]
    .map(|(line, column, written)| {
        let why = "adds nothing: the others accept all that it accepts";
        (line, column, written.to_owned(), format!("the alternative `{written}` {why}"))
    });
    assert_eq!(said, expected);
    // An alternative that refers back to the rule needs the others; the language of a recursive one
    // is unknown.
    for (text, expected) in [
        ("a = b / \"x\"\nb = a\n", Some("b")),
        ("a = \"x\" / a\n", Some("a")),
        ("a = \"x\" a / *\"x\"\n", Some("\"x\" a")),
        ("a = a \"-\" a / \"x\" / %x78\n", Some("%x78")),
        ("a = a \"y\" / \"x\"\n", None),
        ("a = a a a / \"x\"\n", None),
    ] {
        let findings = Lint::of(text).findings.into_iter();
        let shadowed = findings.filter(|it| it.kind == LintKind::Shadowed);
        let shadowed: Vec<_> = shadowed.map(|it| &text[it.place.span]).collect();
        assert_eq!(shadowed, expected.as_slice(), "{text}");
    }
    // An alternative of several lines, and one of an imported rule.
    let lines = Lint::of("a = *\"x\" / \"x\" ; y\n    \"x\"\n").findings;
    assert_eq!((lines[0].place.column, lines[0].place.span.end), (12, 26));
    assert!(lines[0].message.contains("`\"x\" \"x\"`"), "{}", lines[0].message);
    let other = Lint::of("a = path\npath = <path, see [RFC3986], Section 3.3>\n").findings;
    assert!(other.iter().any(|it| it.kind == LintKind::Shadowed && it.place.line == 2));
}

/// Findings say which recursive rules were not examined, and up to which length they were.
#[test]
fn ambiguities_of_recursive_rules_are_found_up_to_a_length() {
    use LintKind::{Ambiguous, NotExamined, Shadowed};
    let said = |text: &str, budget: &Budget| {
        let findings = Lint::within(text, budget).findings.into_iter();
        findings.map(|it| (it.kind, it.place.line, it.message)).collect::<Vec<_>>()
    };
    let budget = Budget::unlimited().texts_up_to(5);
    let divided = "e: \"x+x+x\" can be divided in two ways between `e` and `\"+\" e`; texts up to length \
                   5 were examined";
    assert_eq!(said("e = e \"+\" e / \"x\"\n", &budget), [(Ambiguous, 1, divided.to_owned())]);
    let not_examined = |line, why: &str| {
        let message = format!("ambiguity was not examined beyond texts of length 5: {why}");
        (NotExamined, line, message)
    };
    let recursive = "the rule `b` is recursive: b → b";
    for (text, why) in [
        ("s = b\nb = \"(\" [b] \")\"\n", format!("{recursive}, and 1 rule needs it")),
        ("a = \"x\"\nb = \"(\" [b] \")\" a\n", recursive.to_owned()),
    ] {
        let said = said(text, &budget);
        assert!(said.contains(&not_examined(2, &why)), "{text}{said:#?}");
    }
    // A longer text is beyond the length.
    let long = "e = e \"plus\" e / \"x\"\n";
    assert_eq!(said(long, &budget), [not_examined(1, "the rule `e` is recursive: e → e")]);
    let found = said(long, &Budget::unlimited().texts_up_to(11));
    assert!(found.iter().all(|(kind, ..)| *kind == Ambiguous) && found.len() == 1, "{found:#?}");
    // Without a length, texts are as long as little work allows.
    let found = said("s = \"if\" s [\"else\" s] / \"x\"\n", &Budget::unlimited());
    assert_eq!(found.len(), 1, "{found:#?}");
    assert!(found[0].2.ends_with("; texts up to length 10 were examined"), "{found:#?}");
    // Rules that are regular are examined first, and exactly.
    let text = "e = e \"+\" e / \"x\"\n\ns = %x30-39 / \"1\"\n";
    let found = said(text, &Budget::unlimited().states(300).texts_up_to(200));
    let kinds: Vec<_> = found.iter().map(|(kind, line, _)| (*kind, *line)).collect();
    assert!(kinds.contains(&(Shadowed, 3)) && kinds.contains(&(NotExamined, 1)), "{found:#?}");
    let message = &found.iter().find(|it| it.0 == NotExamined).expect("a finding").2;
    let expected =
        "ambiguity was not examined: the rule `e` is recursive: e → e; `e`: the limit of states";
    assert!(message.starts_with(expected), "{message}");
}

#[test]
fn documents_have_no_errors() {
    for document in &DOCUMENTS {
        let lint = Lint::within(&document.abnf_text(), &Budget::unlimited().states(1_000_000));
        let worst = lint.findings.iter().map(|it| it.level).max();
        assert!(worst < Some(LintLevel::Error), "{}: {:#?}", document.name, lint.findings);
        assert!(lint.grammar.is_some(), "{}", document.name);
    }
}

#[test]
fn rfc3986_says_what_its_authors_know() {
    let lint = Lint::of(abnf_lab::CoreGrammar::find("rfc3986").unwrap().abnf());
    let said: Vec<_> = lint.findings.iter().map(|it| (it.place.line, it.kind, it.level)).collect();
    let note = |line, kind| (line, kind, LintLevel::Note);
    use LintKind::{Shadowed, Unused};
    assert_eq!(
        said,
        [
            note(10, Unused),
            note(12, Unused),
            // The host: "first-match-wins".
            note(25, Shadowed),
            note(54, Unused),
            note(55, Shadowed),
            note(56, Shadowed),
            note(58, Shadowed),
            note(79, Unused),
        ],
        "{:#?}",
        lint.findings
    );
}

#[test]
fn what_a_grammar_can_be_does_not_make_it_panic() {
    for text in [
        "\0",
        "=",
        "a",
        "a =\u{FEFF}",
        "a = (((((",
        "a = ]]]]",
        "a = \"\n\"",
        "a = %",
        "a = %x",
        "a = {",
        "a = }",
        "a = *",
        "a = a*",
        "_ = b",
        "a = '",
        "a = \u{201C}",
        "a = \"a\"..",
        "a = %x110000",
        "a = %xD800",
        "a = 9999\"x\"",
        "a = é",
        "é = a",
        "a = \\u{",
        "a = x{,}",
        "a = x{2",
        "a = /*",
        "a = \"x\" /* y */ \"z\"",
        "a = ?",
        "a = +",
        "a = U+",
        "a = b \u{2013} c",
        "a = <",
        "<a",
        "a\n=\n\"x\"",
        "a = (*",
        "a = [*] \"x\"",
        "a = ( \"x\" (*) / [ 2*) ]",
    ] {
        let lint = Lint::of(text);
        assert!(!lint.findings.is_empty(), "{text:?}");
        let fixed = Lint::of(&lint.fixed());
        assert!(fixed.findings.len() <= lint.findings.len() + 3, "{text:?}: {:#?}", fixed.findings);
    }
    let deep = format!("a = {}b\nb = \"x\"\n", "(".repeat(10_000));
    assert!(Lint::of(&deep).findings.iter().any(|it| it.kind == LintKind::Syntax));
    let long = format!("a = {}\n", "'x' | ".repeat(2_000));
    assert!(!Lint::of(&long).findings.is_empty());
}

/// Fixes for a document in XML are escaped, except in CDATA.
#[test]
fn fixes_of_a_document_in_xml_are_xml() {
    let document = "<?xml version=\"1.0\"?>\n<rfc><middle><section>\n\
        <sourcecode type=\"abnf\"><![CDATA[\na = '<' b '&'\n]]></sourcecode>\n\
        <sourcecode type=\"abnf\">\nb = '&lt;' / '&amp;' / '>'\n</sourcecode>\n\
        </section></middle></rfc>\n";
    let lint = lint_of_document(document).expect("XML");
    let fixed = lint.fixed();
    assert!(fixed.contains("a = \"<\" b \"&\"\n]]>"), "{fixed}");
    assert!(fixed.contains("b = \"&lt;\" / \"&amp;\" / \"&gt;\"\n</sourcecode>"), "{fixed}");
    let again = lint_of_document(&fixed).expect("XML");
    assert!(again.findings.iter().all(|it| it.kind != LintKind::Syntax), "{:?}", again.findings);
    let grammar = again.grammar.expect("whole");
    assert!(grammar.parser().matches("a", "<>&").expect("a rule"));
}

#[test]
fn a_rule_that_no_repair_brings_further_is_left_as_it_is() {
    let text = "a = [[b 1]c d]\ne =/..*3DIGIT\nf = \"<\" e \">\"\n";
    let lint = Lint::of(text);
    assert!(lint.findings.iter().any(|it| it.place.line == 2 && it.level == LintLevel::Error));
}

/// Messages have an end, however long a cycle is.
#[test]
fn long_messages_are_cut() {
    let rule = |number: usize| format!("a{number} = \"(\" a{} \")\" / \"y\"\n", (number + 1) % 300);
    let text: String = (0..300).map(rule).collect();
    let lint = Lint::within(&text, &Budget::unlimited().texts_up_to(2));
    let longest = lint.findings.iter().map(|it| it.message.chars().count()).max();
    assert!(longest.is_some_and(|longest| longest < 1100), "{longest:?}");
    let grammar = LabGrammar::from_abnf(&text).expect("ABNF");
    let error = abnf_lab::Study::of(grammar).lang("a0").expect_err("recursive").to_string();
    assert!(error.ends_with(" → a8 → 291 more rules → a0"), "{error}");
}
