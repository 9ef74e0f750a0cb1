//! Grammars extracted from documents.

use crate::documents::document;
use crate::support::shared;
use abnf_lab::{
    AbnfOptions, Budget, Change, Diff, Extract, GrammarError, LabGrammar, LeftOut, Lint, LintKind,
    LintLevel, Proof, Side, URI_TO_IRI, Verdict, WhyLeftOut,
};

/// The documents at hand, as they were published.
pub(crate) fn published(file: &str) -> Option<Extract> {
    let text = shared(&format!("spec/{file}"))?;
    assert!(Extract::is_document(&text), "{file}");
    Some(Extract::of(&text).unwrap())
}

pub(crate) fn whys<'e>(extract: &'e Extract, text: &str) -> Vec<&'e WhyLeftOut> {
    let of_text = extract.left_out.iter().filter(|it| it.text.starts_with(text));
    of_text.map(|it| &it.why).collect()
}

/// The findings of a document without other files, within no limits.
pub(crate) fn lint_of_document(text: &str) -> Result<Lint, GrammarError> {
    Lint::of_document(text, &[], AbnfOptions::new(), &[], &Budget::unlimited())
}

fn proved(extract: &Extract, name: &str) {
    let proof = Proof::of(&extract.grammar().unwrap(), &document(name).abnf()).unwrap();
    assert!(proof.holds(), "{name}\n{proof}");
    assert_eq!(
        extract.rules,
        LabGrammar::from_abnf(extract.text()).unwrap().to_string().lines().count()
    );
}

#[test]
fn rfc3986_as_published_is_its_abnf() {
    let Some(extract) = published("rfc3986.txt") else { return };
    proved(&extract, "rfc3986");
    assert_eq!(extract.rules, 36);
    // Sections 2 and 3 have the rules that Appendix A collects, letter for letter.
    let twice = |it: &&LeftOut| matches!(it.why, WhyLeftOut::Equal { by_proof: false, .. });
    assert_eq!(extract.left_out.iter().filter(twice).count(), 36);
    assert!(extract.text().starts_with("URI           = scheme"), "{}", extract.text());
    // Assignments of section 5.3 and Appendix B are not rules.
    assert_eq!(whys(&extract, "result = \"\""), [&WhyLeftOut::Alone]);
    assert!(matches!(whys(&extract, "$1 = http:")[..], [WhyLeftOut::NotAbnf { .. }]));
    assert!(matches!(whys(&extract, "fragment  = $9")[..], [WhyLeftOut::NotAbnf { .. }]));
    assert!(extract.left_out.iter().all(|it| !it.is_finding));
}

#[test]
fn rfc3987_as_published_is_its_abnf() {
    let Some(extract) = published("rfc3987.txt") else { return };
    proved(&extract, "rfc3987");
    assert_eq!((extract.rules, &extract.left_out[..]), (39, &[][..]));
}

#[test]
fn rfc3987bis_as_published_is_its_abnf() {
    let Some(extract) = published("draft-ietf-iri-3987bis-2012-03.txt") else { return };
    proved(&extract, "rfc3987bis");
    // Section 6.1: a double quote in single ones is not ABNF.
    let [LeftOut { text, place, is_finding: true, .. }] = &extract.left_out[..] else {
        panic!("{:?}", extract.left_out)
    };
    assert!(text.starts_with("leiri-ucschar  = \" \""), "{text}");
    assert_eq!(place.line, 1076);
}

#[test]
fn ancestor_of_rfc3987bis_differs_by_a_number_sign_in_the_fragment() {
    let Some(extract) = published("draft-duerst-iri-bis-07.txt") else { return };
    let (old, new) = (extract.grammar().unwrap(), document("rfc3987bis").abnf());
    assert_eq!(extract.rules, 41);
    let diff = Diff::of(&old, &new, URI_TO_IRI).unwrap();
    let changed = diff.rules.iter().filter(|rule| rule.change != Change::Equal);
    let changed: Vec<_> = changed.filter_map(|rule| rule.new_name.as_deref()).collect();
    assert_eq!(changed, ["IRI", "IRI-reference", "irelative-ref", "ifragment"]);
    let Verdict::Differs(witness) = Proof::of_rule(&old, &new, "ifragment").unwrap() else {
        panic!()
    };
    assert_eq!((&*witness.text, witness.accepted_by), ("#", Side::Left));
    // Section 7.2: "href-strip" has no definition, and two rules have '|'.
    let findings = extract.left_out.iter().filter(|it| it.is_finding);
    let names: Vec<_> = findings.filter_map(|it| it.text.split(' ').next()).collect();
    assert_eq!(names, ["leiri-ucschar", "href-ucschar", "href-pct-form", "href-path-sep"]);
}

/// In a copy whose lines were joined, no rule can be told from the text around it.
#[test]
fn document_without_lines_has_no_rules() {
    let Some(extract) = published("draft-masinter-url-i18n-07.txt") else { return };
    assert_eq!((extract.rules, extract.text()), (0, ""));
}

fn draft(file: &str) -> (String, Extract) {
    let text = std::fs::read_to_string(format!("tests/data/{file}")).unwrap();
    let extract = Extract::of(&text).unwrap();
    (text, extract)
}

#[test]
fn draft_with_page_breaks_and_examples() {
    let (text, extract) = draft("draft-numbers.txt");
    assert!(Extract::is_document(&text));
    assert_eq!(
        extract.text(),
        "list      = number *( separator number )\n\
         number    = *sign 1*digit [ fraction ]\n\
         sign      = \"+\" / \"-\"\n\
         digit     = %x30-39\n\
         fraction  = ( \",\" / \".\" ) 1*digit\n\n\
         separator = *SP \";\" *\" \"\n"
    );
    let left_out: Vec<_> = extract
        .left_out
        .iter()
        .map(|it| (it.place.line, it.is_finding, it.why.to_string()))
        .collect();
    let says = |line: usize| {
        let found = left_out.iter().find(|it| it.0 == line);
        let (_, is_finding, why) = found.unwrap_or_else(|| panic!("{line}: {left_out:?}"));
        (*is_finding, why.as_str())
    };
    // Prose of section 1 is not a rule.
    assert_eq!((left_out[0].0, left_out[0].1), (15, false), "{left_out:?}");
    assert_eq!(says(21), (false, "it stands in line 59, too"));
    assert_eq!(says(22), (false, "it stands in line 60, too"));
    // Continuation lines are not indented, and continue after a page break.
    assert_eq!(says(25).1, "it stands in line 61, written otherwise and proved equal");
    assert_eq!(says(40), (false, "it stands in line 62, written otherwise and proved equal"));
    assert_eq!(says(45).1, "it refers to no rule, and no rule refers to it");
    assert!(says(46).1.starts_with("it is no rule of ABNF: '$' (U+0024)"), "{:?}", says(46));
    assert!(!says(47).0);
    assert_eq!(says(51), (false, "it stands in line 58, too"));
    assert_eq!(says(53).1, "it stands in line 71, written otherwise and proved equal");
    assert!(says(54).0);
}

#[test]
fn draft_in_xml_has_entities_and_both_elements() {
    let (text, extract) = draft("draft-numbers.xml");
    assert!(Extract::is_document(&text));
    assert_eq!(
        extract.text(),
        "list      = number *( separator number )\n\
         number    = *sign 1*digit [ fraction ]\n\
         sign      = \"+\" / \"-\"\n\n\
         digit     = %x30-39 / %x660-669\n\
         fraction  = ( \",\" / \".\" ) 1*digit\n\
         separator = *SP ( \";\" / \"<\" / \">\" ) *SP\n"
    );
    let [left_out] = &extract.left_out[..] else { panic!("{:?}", extract.left_out) };
    assert_eq!((left_out.text.as_str(), &left_out.why), ("first = \"1\"", &WhyLeftOut::Alone));
    // The places of the grammar are those of the document, on both sides of an entity.
    for (part, whole) in [("list  ", "list  "), ("\"<\"", "&quot;&lt;&quot;"), (") *SP\n", ") *SP")]
    {
        let at = extract.text().rfind(part).unwrap();
        let place = extract.in_document(at..at + 1);
        assert!(text[place.start..].starts_with(whole), "{part}: {}", &text[place.start..]);
    }
}

#[test]
fn xml_with_mistakes_is_reported_at_its_place() {
    let error = Extract::of("<rfc>\n<t></rfc>").unwrap_err();
    assert_eq!(error.place().line, 2, "{error}");
    let extract = Extract::of("<rfc><sourcecode type='abnf' src='a.abnf'/></rfc>").unwrap();
    assert_eq!(extract.left_out[0].why, WhyLeftOut::Elsewhere);
    let extract =
        Extract::of("<rfc><artwork type='abnf'>a = b ]\nb = \"x\"</artwork></rfc>").unwrap();
    assert_eq!((extract.rules, extract.left_out[0].is_finding), (1, true));
}

/// RFC 4627 section 2.2 has continuation lines at the column where rules begin.
#[test]
fn continuation_lines_need_not_stand_further_right() {
    for (rules, meant) in [
        (
            "a = b [ \"x\" ]\nend-a\n\nb = \"y\"\n\nend-a = \"}\"",
            "a = b [ \"x\" ]\n    end-a\n\nb = \"y\"\n\nend-a = \"}\"\n",
        ),
        ("a = \"x\"\nb\n/ \"c\"\nb = \"q\"", "a = \"x\"\n    b\n    / \"c\"\nb = \"q\"\n"),
        ("a\n  = \"x\" b\nb = \"q\"", "a\n  = \"x\" b\nb = \"q\"\n"),
        // Prose follows, with other words and other signs.
        ("a = \"x\" b\nwhere b is the one\n\nb = \"q\"", "a = \"x\" b\n\nb = \"q\"\n"),
        ("a = \"x\" b\nwhere a, b\nb = \"q\"", "a = \"x\" b\nb = \"q\"\n"),
    ] {
        let text = format!("Internet-Draft\n\n{rules}\n").replace('\n', "\n      ");
        let extract = Extract::of(&text).unwrap();
        assert_eq!(extract.text(), meant, "{:?}", extract.left_out);
        assert_eq!(extract.left_out, [], "{rules}");
    }
}

#[test]
fn lines_with_which_a_rule_seems_to_go_on_are_listed() {
    for (rules, line, why) in [
        ("a = b\n    | \"x\"\nb = \"y\"", 4, "'|' (U+007C)"),
        ("a = b\nb c-d\nb = \"y\"", 4, "it refers to what is not defined: c-d"),
        ("a = b\n) b\nb = \"y\"", 4, "')' (U+0029)"),
    ] {
        let text = format!("Internet-Draft\n\n{rules}\n").replace('\n', "\n   ");
        let extract = Extract::of(&text).unwrap();
        assert_eq!(extract.text(), "a = b\nb = \"y\"\n");
        let [
            LeftOut {
                place, why: WhyLeftOut::GoesOn { rule: 3, message }, is_finding: true, ..
            },
        ] = &extract.left_out[..]
        else {
            panic!("{rules}: {:?}", extract.left_out)
        };
        assert_eq!(place.line, line);
        assert!(message.contains(why), "{message}");
        // Next to the other mistakes, at its place.
        let lint = lint_of_document(&text).unwrap();
        let worst = lint.findings.iter().filter(|it| it.level == LintLevel::Error);
        assert!(worst.clone().all(|it| it.place.line == line) && worst.count() > 0, "{lint:#?}");
    }
}

/// If a document declares ABNF, nothing of it is lost.
#[test]
fn what_is_said_to_be_abnf_is_abnf_or_a_finding() {
    for (rules, text, findings) in [
        ("a = b\n\n   \"x\"\nb = \"y\"", "a = b\n   \"x\"\nb = \"y\"\n", &[][..]),
        ("a = b\n  c.d\nb = \"y\"", "b = \"y\"\n", &["a = b"]),
        ("a = b\n  c-d\nb = \"y\"", "a = b\n  c-d\nb = \"y\"\n", &[]),
        ("a = b\n; comment\n\nc -> \"z\"\nb = \"y\"", "a = b\nb = \"y\"\n", &["c -> \"z\""]),
    ] {
        let xml =
            format!("<rfc><sourcecode type=\"abnf\"><![CDATA[\n{rules}\n]]></sourcecode></rfc>");
        let extract = Extract::of(&xml).unwrap();
        assert_eq!(extract.text().replace("    ; comment\n", ""), text, "{:?}", extract.left_out);
        let found: Vec<_> = extract.left_out.iter().map(|it| (&*it.text, it.is_finding)).collect();
        let findings: Vec<_> = findings.iter().map(|text| (*text, true)).collect();
        assert_eq!(found, findings);
    }
}

#[test]
fn messages_of_lint_name_lines_of_the_document() {
    let text = "<rfc>\n<t>\n</t>\n<sourcecode type=\"abnf\">\na = b\nb ::= \"x\"\n</sourcecode>\n\
                <sourcecode type=\"abnf\">\nb = \"y\"\n</sourcecode></rfc>";
    let lint = lint_of_document(text).unwrap();
    let twice = lint.findings.iter().find(|it| it.kind == LintKind::Duplicate).unwrap();
    assert_eq!(twice.place.line, 9);
    assert_eq!(twice.message, "the rule `b` is already defined in line 6; '=/' adds to it");
}

#[test]
fn rule_with_two_meanings_is_a_finding() {
    let text = "Internet-Draft\n\n  a = b \"-\" b\n  b = 1*DIGIT\n\n Then:\n\n  b = *DIGIT\n";
    let extract = Extract::of(text).unwrap();
    assert_eq!(extract.text(), "a = b \"-\" b\nb = 1*DIGIT\n");
    let [LeftOut { why, is_finding: true, .. }] = &extract.left_out[..] else { panic!() };
    let (witness, opposite) = (String::new(), None);
    let differs = WhyLeftOut::Differs { kept: 4, witness, only_kept: false, opposite };
    assert_eq!(*why, differs);
    assert_eq!(why.to_string(), "it differs from that in line 4: only this accepts \"\"");
}

#[test]
fn rule_that_differs_in_both_directions_says_so() {
    let text = "Internet-Draft\n\n  a = b b\n  b = %x61-66\n\n Then:\n\n  b = \"z\"\n";
    let extract = Extract::of(text).unwrap();
    assert_eq!(
        extract.left_out[0].why.to_string(),
        "it differs from that in line 4: only that accepts \"a\", only this \"z\""
    );
}

/// Elements declared as something other than ABNF are skipped, and their rules are listed.
#[test]
fn elements_of_another_type_are_listed_if_they_have_rules() {
    let xml = "<rfc><sourcecode type=\"abnf\">a = \"x\"\n</sourcecode><sourcecode type=\"json\">\n\
               e = a\nf = a\n</sourcecode><sourcecode type=\"c\">a == b;</sourcecode></rfc>";
    let extract = Extract::of(xml).unwrap();
    let [LeftOut { place, text, why, is_finding: false, .. }] = &extract.left_out[..] else {
        panic!("{:?}", extract.left_out)
    };
    assert_eq!((place.line, &**text), (3, "e = a"));
    assert_eq!(*why, WhyLeftOut::OtherType { name: "json".into() });
    assert_eq!(why.to_string(), "the type of this element is json");
}

#[test]
fn entities_of_a_document_are_what_it_declares() {
    let xml = "<!DOCTYPE rfc [\n<!ENTITY nbsp \"&#160;\">\n<!ENTITY x '\"x\"'>\n\
               <!ENTITY two \"b &x;\"> <!ENTITY RFC2119 SYSTEM \"2119.xml\">\n\
               <!ENTITY round \"&round;\">]>\n<rfc><sourcecode type=\"abnf\">\n\
               a = &two; b&#x20;; &nbsp;z\nb = &x; c\nc = \"&mdash;\"\nd = \"&round;\"\n\
               </sourcecode></rfc>";
    let extract = Extract::of(xml).unwrap();
    assert!(extract.text().starts_with("a = b \"x\" b ;  z\nb = \"x\" c\n"), "{}", extract.text());
    let left_out: Vec<_> = extract.left_out.iter().map(|it| (&*it.text, it.place.line)).collect();
    assert_eq!(left_out, [("&mdash;", 9), ("&round;", 10)]);
    assert!(extract.left_out.iter().all(|it| it.is_finding && it.why == WhyLeftOut::Entity));
    // Places within an entity are those of the entity; places after it do not change.
    let place = |part: &str| {
        let at = extract.text().find(part).unwrap();
        &xml[extract.in_document(at..at + 1).start..]
    };
    assert!(place("\"x\" b").starts_with("&two;") && place("b ;").starts_with("b&#x20;;"));
    assert!(place("c\n").starts_with("c\n"));
}

#[test]
fn fixes_replace_whole_entities() {
    let xml = "<!DOCTYPE rfc [<!ENTITY q \"'x\">]>\n<rfc><sourcecode type=\"abnf\">\n\
               a = &apos;y&apos; b\nb = &q;'\n</sourcecode></rfc>";
    let lint = lint_of_document(xml).unwrap();
    let quotes = lint.findings.iter().filter(|it| it.kind == LintKind::Syntax);
    let fixes: Vec<_> =
        quotes.map(|it| it.fix.as_ref().map(|fix| &xml[fix.span.clone()])).collect();
    assert_eq!(fixes, [Some("&apos;y&apos;"), Some("&q;'")]);
    let fixed = lint.fixed();
    assert!(fixed.contains("a = \"y\" b\nb = \"x\"\n"), "{fixed}");
    // A part of an entity is not replaced.
    let half = xml.replace("'x\"", "'x' 'y\"");
    let lint = lint_of_document(&half).unwrap();
    assert!(!lint.fixed().contains("&q;\"") && lint.fixed().contains("&q;'"), "{}", lint.fixed());
}

#[test]
fn byte_order_mark_is_none_of_a_document() {
    for file in ["draft-numbers.txt", "draft-numbers.xml"] {
        let (text, extract) = draft(file);
        let text = format!("\u{FEFF}{}", text.trim_start());
        assert!(Extract::is_document(&text), "{file}");
        let marked = Extract::of(&text).unwrap();
        assert_eq!(marked.text(), extract.text());
        let at = marked.text().find("sign").unwrap();
        assert!(text[marked.in_document(at..at + 4).start..].starts_with("sign "), "{file}");
    }
    let grammar = abnf_lab::LabGrammar::from_abnf("\u{FEFF}a = \"x\"\n\u{FEFF}b = a\n");
    assert_eq!(grammar.unwrap_err().place().line, 2);
    let marked = "\u{FEFF}a = é\n";
    let error = LabGrammar::from_abnf(marked).unwrap_err();
    assert_eq!((error.place().column, error.place().span.start), (5, 7));
    assert_eq!(Lint::of("\u{FEFF}a = \"x\"\n").findings, []);
}

#[test]
fn what_adds_to_a_rule_goes_with_it() {
    let text = "Internet-Draft\n\n  a = \"x\" / b\n  a =/ \"y\"\n  b = \"z\"\n\n Collected:\n\n  \
                a = \"x\" / b / \"y\"\n  b = \"z\"\n  c = a b\n";
    let extract = Extract::of(text).unwrap();
    assert_eq!(extract.rules, 3);
    let proved = WhyLeftOut::Equal { kept: 9, by_proof: true };
    let whys: Vec<_> = extract.left_out.iter().map(|it| &it.why).collect();
    assert_eq!(whys, [&proved, &proved, &WhyLeftOut::Equal { kept: 10, by_proof: false }]);
}

#[test]
fn the_end_of_a_document_without_an_end_of_line_is_in_the_document() {
    let document = "RFC 1\n\n   a = \"x\"\n   b = a";
    let extract = Extract::of(document).unwrap();
    let length = extract.text().len();
    assert_eq!(extract.in_document(length - 1..length).end, document.len());
    assert_eq!(extract.in_document(length..length), document.len()..document.len());
}

#[test]
fn what_a_document_can_be_does_not_make_it_panic() {
    for text in
        ["", "\n", "\x0C", "=", "a =", "<rfc", "<?xml", "\u{FEFF}<rfc/>", "a = (\n\n\n", "é = é"]
    {
        if let Ok(extract) = Extract::of(text) {
            assert_eq!(extract.rules, 0, "{text:?}");
        }
    }
    let deep = format!("a = {}b\nb = 1*\"x\"\n", "(".repeat(100_000));
    assert_eq!(Extract::of(&deep).unwrap().rules, 1);
    // Many lines each of which could continue the rule.
    let long = format!("a = (\n{}", "  \"x\" /\n".repeat(5_000));
    assert_eq!(Extract::of(&long).unwrap().rules, 0);
}

/// RFC 2738 corrects a rule of RFC 2533.
#[test]
fn a_correction_is_chosen() {
    let draft = "Internet-Draft\n\n   It defines:\n\n   a = b \"/\" c\n   b = 1*\"x\"\n   c = \"y\"\n\n\
                 \n   This should read:\n\n   a = b / c\n";
    let extract = Extract::of(draft).unwrap();
    assert_eq!(extract.text(), "b = 1*\"x\"\nc = \"y\"\n\na = b / c\n");
}

/// RFC 3015 appendix A.3 shows rules that annex B defines.
#[test]
fn an_illustration_is_not_chosen() {
    let rules = |sign: &str| format!("   a = b *( \"{sign}\" b )\n   b = 1*\"x\"\n");
    let draft = format!(
        "Internet-Draft\n\n   The definition is:\n\n{}\n\n   The syntax in this section is for\n   \
         illustrative purposes only.\n\n{}   c = a b\n",
        rules("|"),
        rules("/")
    );
    let extract = Extract::of(&draft).unwrap();
    assert_eq!(extract.text(), "a = b *( \"|\" b )\nb = 1*\"x\"\nc = a b\n");
}

/// RFC 1148 has a rule with an empty line in it, and again without.
#[test]
fn a_rule_that_goes_on_elsewhere_is_taken_from_there() {
    let rest = "      / \"y\" c ; so\n";
    let draft = |middle: &str| {
        format!(
            "Internet-Draft\n\n   a = \"x\" b{}{rest}   b = \"1\"\n\n   Text.\n\n   a = \"x\" b{middle}   \
             c = \"2\"\n   d = a\n   e = c d\n",
            "\n"
        )
    };
    let extract = Extract::of(&draft(" ; the first\n")).unwrap();
    assert!(extract.text().starts_with("a = \"x\" b\n   / \"y\" c ; so\n"), "{}", extract.text());
    // A comment does not make a rule longer.
    let draft =
        "Internet-Draft\n\n   a = \"x\" ; one\n   b = a\n\n   Text.\n\n   a = \"x\"\n   c = a b\n";
    assert_eq!(Extract::of(draft).unwrap().text(), "b = a\n\na = \"x\"\nc = a b\n");
}

/// RFC 2445: `[time-` and `second]` on the next line.
#[test]
fn a_name_broken_at_a_hyphen_is_joined() {
    let draft =
        "Internet-Draft\n\n   a = b [time-\n       second]\n   b = \"x\"\n   time-second = \"y\"\n";
    let extract = Extract::of(draft).unwrap();
    assert_eq!(extract.text(), "a = b [time-second]\nb = \"x\"\ntime-second = \"y\"\n");
    // Its parts have their places in the document.
    let at = extract.text().find("time-").unwrap();
    assert_eq!(extract.in_document(at..at + 5), 26..31);
    assert_eq!(&draft[extract.in_document(at + 5..at + 11)], "second");
    let whole = draft.replace("   b =", "   time- = \"z\"\n   second = \"0\"\n   b =");
    assert!(Extract::of(&whole).unwrap().text().starts_with("a = b [time-\n    second]\n"));
}

/// RFC 2234 section 3: the second line of a comment has no semicolon.
#[test]
fn the_rest_of_a_comment_is_not_read() {
    let draft =
        "Internet-Draft\n\n   a = %x01-7F ; any character,\n       excluding NUL\n   b = a\n";
    let extract = Extract::of(draft).unwrap();
    assert_eq!(extract.text(), "a = %x01-7F ; any character,\nb = a\n");
    assert!(matches!(extract.left_out[0].why, WhyLeftOut::GoesOn { rule: 3, .. }));
    // RFC 5672 section 13.
    let draft = "Internet-Draft\n\n   a = b *( \".\" b ) ; from RFC 5321 Domain,\n       but excluding address-literal\n   b = \"x\"\n";
    let extract = Extract::of(draft).unwrap();
    assert_eq!(extract.text(), "a = b *( \".\" b ) ; from RFC 5321 Domain,\nb = \"x\"\n");
}

/// RFC 3691 section 4 has `/=` for `=/`.
#[test]
fn a_wrong_sign_of_definition_is_listed() {
    let draft = "Internet-Draft\n\n   a = b\n   b = \"x\"\n\n   a /= \"y\"\n";
    let extract = Extract::of(draft).unwrap();
    assert_eq!(extract.text(), "a = b\nb = \"x\"\n");
    assert_eq!(extract.left_out[0].place.line, 6);
    assert!(matches!(extract.left_out[0].why, WhyLeftOut::NotAbnf { .. }));
}

/// RFC 2167, where the heading of the next section is the name of a rule, too.
#[test]
fn a_heading_at_the_head_of_a_page_is_not_read() {
    let draft = "Internet-Draft\n\n   a = b\n\nA          [Page 1]\n\x0CInternet-Draft\n\n   Query\n\n   \
                 b = \"x\"\n   query = a\n";
    assert_eq!(Extract::of(draft).unwrap().text(), "a = b\n\nb = \"x\"\nquery = a\n");
}

/// RFC 822 has pages without the word `Page`, and RFC 1343 indents the heads of its pages.
#[test]
fn a_rule_goes_on_on_the_next_page() {
    let mut draft = String::from("Internet-Draft\n");
    for page in 1..6 {
        let rule = format!("   a{page} = \"x\"\n");
        let rest = format!("        / b{page}\n   b{page} = \"y\"\n");
        draft += &format!(
            "{rule}\n     August 13, 1982       - {page} -\n\x0C\n     Standard Text\n\n{rest}"
        );
    }
    let extract = Extract::of(&draft).unwrap();
    assert_eq!(extract.rules, 10, "{}", extract.text());
    assert!(extract.text().contains("a3 = \"x\"\n     / b3\n"), "{}", extract.text());
}

/// RFC 2445: parts of a rule with empty lines between them.
#[test]
fn elements_after_an_empty_line_are_listed() {
    let draft = "Internet-Draft\n\n   a = \"x\" b\n\n        1*b\n\n   b = \"y\"\n\n   c = a\n\n       A sentence.\n";
    let extract = Extract::of(draft).unwrap();
    let [LeftOut { place, why: WhyLeftOut::GoesOn { rule: 3, .. }, is_finding: true, .. }] =
        &extract.left_out[..]
    else {
        panic!("{:?}", extract.left_out)
    };
    assert_eq!(place.line, 5);
    // The group of RFC 2445's `timezonec` goes on in later lines.
    let extract = Extract::of(&draft.replace("1*b", "2*(\n\n        b )")).unwrap();
    assert_eq!(extract.left_out[0].place.line, 5, "{:?}", extract.left_out);
}

/// RFC 7006 and RFC 9074: what adds to a rule is no definition of its own.
#[test]
fn a_definition_stays_beside_its_additions() {
    let draft = "Internet-Draft\n\n   a = \"y\" other\n\n   Text.\n\n   a =/ b\n   b = \"x\"\n";
    assert_eq!(Extract::of(draft).unwrap().text(), "a = \"y\" other\n\na =/ b\nb = \"x\"\n");
}

const DRAFT: &str = "---\ntitle: Numbers\n---\n\n# Numbers\n\n~~~ abnf\nnumber = 1*digit\n\
                     digit = %x30-39 ; one\n~~~\n{: #grammar}\n\nFor example:\n\n```json\n\
                     a = digit\n```\n\n``` abnf\nsign = \"+\"\n{::include rest.abnf}\n```\n";

/// Documents for kramdown-rfc have fenced blocks.
#[test]
fn a_draft_in_markdown_is_read() {
    assert!(Extract::is_document(DRAFT));
    let extract = Extract::of(DRAFT).unwrap();
    let text = "number = 1*digit\ndigit = %x30-39 ; one\n\nsign = \"+\"\n";
    assert_eq!((extract.text(), extract.rules), (text, 3));
    let at = text.find("sign").unwrap();
    assert_eq!(&DRAFT[extract.in_document(at..at + 4)], "sign");
    let left_out: Vec<_> = extract.left_out.iter().map(|it| (it.place.line, &it.why)).collect();
    let json = WhyLeftOut::OtherType { name: "json".into() };
    assert_eq!(left_out, [(16, &json), (21, &WhyLeftOut::Elsewhere)]);
}

/// A line that continues a rule belongs to it, whether or not its names are defined.
#[test]
fn no_rule_ends_before_what_is_not_defined() {
    let of = |text: &str| {
        let document = format!("Internet-Draft\n\n{text}");
        Extract::of(&document).expect(text).text().to_owned()
    };
    for text in [
        "  a = \"x\" b\n    / pct\n  b = \"y\"\n",
        "  a = \"x\" b\n    [ \"?\" query ]\n  b = \"y\"\n",
        "  a = b\n    c-d\n  b = \"y\"\n",
        // RFC 5321 section 4.4.
        "  a = b [b] \";\"\n      FWS date-time\n  b = \"y\"\n",
        // RFC 8089 section 2.
        "  a = b\n  b = \"localhost\"\n    / host\n",
        // RFC 4516 section 2.
        "  a = b \"/\"\n      [b dn]\n  b = \"y\"\n  dn = distinguishedName\n",
    ] {
        let expected = text.replace("\n  ", "\n");
        assert_eq!(of(text), expected.trim_start(), "{text}");
    }
    // RFC 7252 section 6 and RFC 7265 section 3.4: other documents define all names.
    let open = "  a = \"coap:\" \"//\" host\n\n  c = \"x\" d\n  d = begin-array\n       \
                DQUOTE property-name DQUOTE value-separator\n       params-object end-array\n";
    assert_eq!(of(open).lines().count(), open.lines().count(), "{}", of(open));
    // RFC 5953 appendix A.1.
    let row = "  a = \"x\" b\n  b = \"y\"\n\n Text.\n\n     name = \"toNR\"  (must match above)\n";
    assert_eq!(of(row), "a = \"x\" b\nb = \"y\"\n");
    let prose = "  a = \"x\" b\n  b = \"y\"\n      which is what the other side sends\n";
    assert_eq!(of(prose), "a = \"x\" b\nb = \"y\"\n");
}

/// kramdown removes the block from the document.
#[test]
fn a_comment_of_markdown_is_not_read() {
    let rule = "``` abnf\nsign = \"+\"\n```\n";
    let comment = "{::comment}\n``` abnf\nsign = \"-\"\n```\n{:/comment}\n";
    for text in [format!("{comment}{rule}"), format!("{rule}{}", comment.replace("/comment", "/"))]
    {
        let extract = Extract::of(&format!("---\ntitle: Numbers\n---\n\n{text}")).unwrap();
        assert_eq!((extract.text(), &extract.left_out[..]), ("sign = \"+\"\n", &[][..]));
    }
}

/// RFC 3261 section 25.1 has `digest-uri-value = rquest-uri` beside a definition that is whole.
#[test]
fn a_second_definition_with_a_misspelt_name_is_a_finding() {
    let text = "Internet-Draft\n\n   In ABNF:\n\n      uri-value = request-uri\n      \
                request-uri = 1*ALPHA\n\n   And:\n\n      uri-value = rquest-uri ; misspelt\n";
    let extract = Extract::of(text).unwrap();
    let [left_out] = &*extract.left_out else { panic!("{:?}", extract.left_out) };
    assert!(left_out.is_finding && matches!(left_out.why, WhyLeftOut::Undefined { .. }));
    let lint = lint_of_document(text).unwrap();
    let finding = lint.findings.iter().find(|it| it.kind == LintKind::Undefined).unwrap();
    assert_eq!(finding.place.line, 10);
}

/// RFC 8792 section 7.2.2: the backslash, the end of the line, and spaces of the next line go. The
/// places are those of the folded document.
#[test]
fn rfc8792_folded_lines_are_joined() {
    let single =
        "NOTE: '\\' line wrapping per RFC 8792\n\na = \"lon\\\n   g\" b \\\n  \"y\"\nb = \"\\\"\n";
    let double = "== NOTE: '\\\\' line wrapping per RFC 8792 ==\n\na = \"lon\\\n   \\g\" b \\\n  \\\"y\"\nb = \"\\\"\n";
    for folded in [single, double] {
        let indented: String =
            folded.split_inclusive('\n').map(|line| format!("   {line}")).collect();
        for draft in [
            format!("---\ntitle: A\n---\n~~~ abnf\n{folded}~~~\n\n~~~ abnf\nc = b\n~~~\n"),
            format!("<rfc><sourcecode type=\"abnf\"><![CDATA[{folded}]]></sourcecode></rfc>\n"),
            format!("<rfc><sourcecode type=\"abnf\">{folded}</sourcecode></rfc>\n"),
            format!("Internet-Draft\n\n1.  ABNF\n\n{indented}\n2.  Code\n\n   c = b \\\n   d\n"),
        ] {
            let extract = Extract::of(&draft).unwrap();
            let text = extract.text();
            assert!(text.starts_with("a = \"long\" b \"y\"\nb = \"\\\"\n"), "{draft}: {text}");
            assert!(extract.left_out.iter().all(|it| !it.is_finding), "{:?}", extract.left_out);
            let at = text.find("\"y\"").unwrap();
            let place = extract.in_document(at..at + 3);
            assert_eq!(&draft[place], "\"y\"", "{draft}");
            let at = text.find("g\" b").unwrap();
            assert_eq!(&draft[extract.in_document(at..at + 4)], "g\" b", "{draft}");
        }
    }
}

#[test]
fn a_line_is_joined_only_after_the_header_of_its_strategy() {
    let of = |header: &str| {
        let draft =
            format!("---\ntitle: A\n---\n~~~ abnf\n{header}\na = \"x\" \\\n   \"y\"\n~~~\n");
        Extract::of(&draft).unwrap().text().to_owned()
    };
    assert_eq!(of("; NOTE: '\\' line wrapping per RFC 8792\n"), "a = \"x\" \"y\"\n");
    assert_eq!(of("; NOTE: '\\\\' line wrapping per RFC 8792\n"), "");
    assert_eq!(of("; line wrapping\n"), "");
    // A line of only a backslash ends what it continues.
    let header = "; NOTE: '\\\\' line wrapping per RFC 8792\n\nb = \\\n\\\n\\\"x\"\n";
    assert_eq!(of(header), "");
    let Some(extract) = published("rfc/rfc8792.txt") else { return };
    assert_eq!(extract.rules, 0, "{}", extract.text());
}

#[test]
fn a_file_that_a_draft_includes_is_a_part_of_its_block() {
    let draft = "---\ntitle: A\n---\n~~~ abnf\na = b\n{::include b.abnf}\n~~~\n\n{::include text.md}\n\n\
                 ~~~ abnf\n{::include-nested c.abnf}\n~~~\n\n~~~ xml\n{::include b.abnf}\n~~~\n";
    let included: Vec<&str> = Extract::includes(draft).collect();
    assert_eq!(included, ["b.abnf", "text.md", "c.abnf", "b.abnf"]);
    let options = AbnfOptions::new();
    let files = [("b.abnf", "b = c\n  ; é\n  / d"), ("text.md", "e = b / \"x\"\n")];
    let extract = Extract::with_files(draft, &files, options, &Budget::unlimited()).unwrap();
    assert_eq!(extract.text(), "a = b\n\nb = c\n  ; é\n  / d\n");
    let at = extract.text().find("/ d").unwrap();
    assert_eq!(extract.in_document(at..at).start, draft.find("{::include").unwrap());
    let [absent] = &*extract.left_out else { panic!("{:?}", extract.left_out) };
    assert_eq!((&absent.why, &*absent.text), (&WhyLeftOut::Elsewhere, "{::include-nested c.abnf}"));
    let lint = Lint::of_document(draft, &files, options, &[], &Budget::unlimited()).unwrap();
    let undefined = lint.findings.iter().filter(|it| it.kind == LintKind::Undefined);
    assert!(undefined.clone().all(|it| it.place.line == 6 && it.fix.is_none()), "{lint:?}");
    assert_eq!(undefined.count(), 2);
}

/// RFC 4324 section 2 has an alternative after an empty line and a comment of its own.
#[test]
fn an_alternative_with_a_comment_of_its_own_is_in_the_rule() {
    let draft = "Internet-Draft\n\n   a = b c\n\n       ; Without c:\n       ;\n       / b ; alone\n   \
                 b = \"x\"\n   c = \"y\"\n\n   ; What follows a comment is another rule.\n   d = a\n";
    let extract = Extract::of(draft).unwrap();
    assert!(extract.text().contains("    / b ; alone\nb = "), "{}", extract.text());
    assert_eq!((extract.rules, &extract.left_out[..]), (4, &[][..]));
}

/// RFC 4324 section 2 has a rule whose `=` is missing after rules that have only a comment.
#[test]
fn a_rule_without_a_sign_does_not_define_the_rule_before() {
    let draft = "Internet-Draft\n\n   a = b c\n   b = ; As defined in [X]\n       ; section 2.\n   \
                 c ; As defined in [X]\n   d = a \"x\"\n";
    let extract = Extract::of(draft).unwrap();
    assert_eq!(extract.text(), "a = b c\nd = a \"x\"\n");
    let [LeftOut { text, is_finding: true, .. }] = &extract.left_out[..] else {
        panic!("{:?}", extract.left_out)
    };
    assert!(text.starts_with("b = ;"), "{text}");
}

/// RFC 7937 section 3.3 has a line at the margin that refers to a rule with a mistake.
#[test]
fn a_line_that_refers_to_a_rule_with_a_mistake_stays() {
    let draft = "Internet-Draft\n\n   b = <any name\n   of the registry>\n\n   a = d / b\n   \
                 *(HTAB b) / 4HEXDIG\n\n   d = \"x\"\n";
    let extract = Extract::of(draft).unwrap();
    assert_eq!(extract.text(), "a = d / b\n    *(HTAB b) / 4HEXDIG\n\nd = \"x\"\n");
    assert_eq!(extract.left_out.len(), 1, "{:?}", extract.left_out);
}
