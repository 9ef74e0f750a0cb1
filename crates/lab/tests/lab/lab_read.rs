//! Other notations, and extensions of ABNF beyond RFC 5234.

use crate::documents::document;
use abnf_lab::{AbnfOptions, GrammarError, LabGrammar, Lists, Proof, Study, Verdict};

fn equal(left: &LabGrammar, right: &LabGrammar, rule: &str) {
    assert_eq!(Proof::of_rule(left, right, rule).unwrap(), Verdict::Equal, "{rule}");
}

#[test]
fn rfc5234_numbers_and_rfc7405_strings_have_either_case_of_their_letter() {
    let upper = LabGrammar::from_abnf("a = %X41-5A %S\"q\" %I\"z\" %D65 %B1000001\n").unwrap();
    let lower = LabGrammar::from_abnf("a = %x41-5a %s\"q\" %i\"z\" %d65 %b1000001\n").unwrap();
    equal(&upper, &lower, "a");
}

#[test]
fn rfc9110_s5_6_1_1_lists_of_a_sender() {
    let ows = "OWS = *( SP / HTAB )\n";
    for (list, written) in [
        ("1#\"x\"", "\"x\" *( OWS \",\" OWS \"x\" )"),
        ("#\"x\"", "[ \"x\" *( OWS \",\" OWS \"x\" ) ]"),
        ("2#4\"x\"", "\"x\" 1*3( OWS \",\" OWS \"x\" )"),
        ("1#1\"x\"", "\"x\""),
        ("#2\"x\"", "[ \"x\" *1( OWS \",\" OWS \"x\" ) ]"),
    ] {
        let list = LabGrammar::from_abnf(&format!("a = {list}\n{ows}")).unwrap();
        let written = LabGrammar::from_abnf(&format!("a = {written}\n{ows}")).unwrap();
        equal(&list, &written, "a");
    }
    // An example of the section: one or two elements.
    let example = LabGrammar::from_abnf("a = 1#(\"foo\" / \"bar\")\n").unwrap();
    for (text, is_list) in
        [("foo,bar", true), ("foo ,bar", true), ("foo , ,bar", false), ("", false)]
    {
        assert_eq!(example.parser().matches("a", text), Ok(is_list), "{text}");
    }
}

#[test]
fn rfc9110_s5_6_1_2_lists_of_a_recipient() {
    let read = |text: &str| AbnfOptions::new().lists(Lists::Recipient).read(&[text]).unwrap();
    let ows = "OWS = *( SP / HTAB )\n";
    let written = format!("a = [ \"x\" ] *( OWS \",\" OWS [ \"x\" ] )\n{ows}");
    for list in ["#\"x\"", "1#\"x\"", "2#4\"x\""] {
        equal(&read(&format!("a = {list}\n")), &read(&written), "a");
    }
    // The section's examples of what a recipient accepts.
    let list = read("a = 1#(\"foo\" / \"bar\" / \"charlie\")\n");
    for text in ["foo , ,bar,charlie", "foo ,bar,", ",", "", ",   ,"] {
        assert_eq!(list.parser().matches("a", text), Ok(true), "{text}");
    }
}

#[test]
fn regular_expression_of_rfc3986_appendix_b_takes_every_text_without_a_line_end() {
    let all = LabGrammar::from_regex(
        "URI-reference",
        r"^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?",
    )
    .unwrap();
    let any = LabGrammar::from_regex("URI-reference", r"([^#]|#[^\n])*|[^#]*#.*").unwrap();
    assert!(all.parser().matches("URI-reference", "http://a/?b#c").unwrap());
    let either = LabGrammar::from_regex("URI-reference", r"[^#]*(#.*)?").unwrap();
    equal(&all, &either, "URI-reference");
    assert_ne!(Proof::of_rule(&all, &any, "URI-reference").unwrap(), Verdict::Equal);
}

#[test]
fn regular_expression_of_a_rule_is_the_rule() {
    let abnf = document("rfc3986").abnf();
    for (rule, regex) in [
        ("dec-octet", r"\A(?:[0-9]|[1-9][0-9]|1[0-9]{2}|2[0-4][0-9]|25[0-5])\z"),
        ("scheme", "(?i)[A-Z](?-i:[A-Za-z]|[0-9]|[+.-])*"),
        ("pct-encoded", "(?-u)%[[:xdigit:]]{2}"),
        ("IPvFuture", r"[vV][0-9A-Fa-f]+\.(?<rest>[-A-Za-z0-9._~!$&'()*+,;=:]+)"),
    ] {
        let regex = LabGrammar::from_regex(rule, regex).unwrap();
        if rule == "scheme" {
            // U+017F and U+212A case-fold to US-ASCII letters in Unicode.
            let witness = Proof::of_rule(&regex, &abnf, rule).unwrap();
            assert!(matches!(witness, Verdict::Differs(_)), "{witness:?}");
            continue;
        }
        equal(&regex, &abnf, rule);
    }
}

#[test]
fn regular_expression_without_a_meaning_is_rejected_at_its_place() {
    let error = |text| LabGrammar::from_regex("a", text).unwrap_err();
    for (text, column) in [
        (r"x\by", 2),
        (r"x(?=y)", 2),
        (r"(x)\1", 4),
        ("x(", 2),
        (r"x{3,2}", 2),
        ("x^y", 1),
        ("(?m)^x$", 1),
        ("x{2000}", 1),
        (r"(?<a>x)", 1),
    ] {
        assert_eq!(error(text).place().column, column, "{text}: {}", error(text));
    }
    assert!(matches!(error("(?<b>x)(?<b_>y)(?<b-c>z)"), GrammarError::Syntax { .. }));
    assert!(error(r"x|[^\s\S]").to_string().contains("a class without characters"));
    assert!(LabGrammar::from_regex("a", "(^|x$)").is_ok());
    let error = LabGrammar::from_regex("a", "(x$)*").unwrap_err();
    assert!(matches!(error, GrammarError::Unsupported { .. }), "{error}");
}

/// The rules of XML 1.0 that the names below need, as they are printed.
const XML: &str = r##"
/* Section 2.2 to 2.7 */
[2] Char ::= #x9 | #xA | #xD | [#x20-#xD7FF] | [#xE000-#xFFFD] | [#x10000-#x10FFFF] /* any Unicode character, excluding the surrogate blocks, FFFE, and FFFF. */
[3] S ::= (#x20 | #x9 | #xD | #xA)+
[4] NameStartChar ::= ":" | [A-Z] | "_" | [a-z] | [#xC0-#xD6] | [#xD8-#xF6]
[4a] NameChar ::= NameStartChar | "-" | "." | [0-9] | #xB7
[5] Name ::= NameStartChar (NameChar)*
[14] CharData ::= [^<&]* - ([^<&]* ']]>' [^<&]*)
[15] Comment ::= '<!--' ((Char - '-') | ('-' (Char - '-')))* '-->'
[16] PI ::= '<?' PITarget (S (Char* - (Char* '?>' Char*)))? '?>'
[17] PITarget ::= Name - (('X' | 'x') ('M' | 'm') ('L' | 'l'))
[66] CharRef ::= '&#' [0-9]+ ';' | '&#x' [0-9a-fA-F]+ ';' [ WFC: Legal Character ]
"##;

#[test]
fn ebnf_of_xml_is_read_with_its_differences() {
    let study = Study::of(LabGrammar::from_ebnf(XML).unwrap());
    for (rule, text, is) in [
        ("PITarget", "xml-stylesheet", true),
        ("PITarget", "XmL", false),
        ("PI", "<?a b?c>?>", true),
        ("PI", "<?a b?>c?>", false),
        ("PI", "<?xml?>", false),
        ("Comment", "<!-- declarations for <head> & <body> -->", true),
        ("Comment", "<!-- B+, B, or B--->", false),
        ("CharData", "a]]b>", true),
        ("CharData", "a]]>b", false),
        ("CharRef", "&#xA0;", true),
        ("NameChar", "\u{B7}", true),
    ] {
        assert_eq!(study.accepts(rule, text), Ok(is), "{rule}: {text}");
    }
}

/// SPARQL 1.1 section 19.8, some terminals.
#[test]
fn ebnf_of_sparql_has_sets_less_sets_and_underscores() {
    let text = r##"
[139]  	IRIREF	  ::=  	'<' ([^<>"{}|^`\]-[#x00-#x20])* '>'
[142]  	BLANK_NODE_LABEL	  ::=  	'_:' ( PN_CHARS_U | [0-9] ) ((PN_CHARS|'.')* PN_CHARS)?
[164]  	PN_CHARS_BASE	  ::=  	[A-Z] | [a-z]
[165]  	PN_CHARS_U	  ::=  	PN_CHARS_BASE | '_'
[167]  	PN_CHARS	  ::=  	PN_CHARS_U | '-' | [0-9]
"##;
    let grammar = LabGrammar::from_ebnf(text).unwrap();
    let study = Study::of(grammar);
    assert_eq!(study.accepts("IRIREF", "<http://a/\u{E9}>"), Ok(true));
    assert_eq!(study.accepts("IRIREF", "<a b>"), Ok(false));
    assert_eq!(study.accepts("IRIREF", "<a\\b>"), Ok(false));
    assert_eq!(study.accepts("BLANK_NODE_LABEL", "_:a.b"), Ok(true));
    assert_eq!(study.grammar().find("PN_CHARS_BASE"), study.grammar().find("PN-CHARS-BASE"));
    // The printed text is ABNF again.
    let again = LabGrammar::from_abnf(&study.grammar().to_string()).unwrap();
    equal(&again, study.grammar(), "IRIREF");
}

#[test]
fn ebnf_with_a_mistake_is_rejected_at_its_place() {
    for (text, line, column) in [
        ("a ::= b", 1, 7),
        ("a ::= 'x\nb ::= 'y'", 1, 7),
        ("a ::= ('x'\nb ::= 'y'", 2, 1),
        ("a ::= [a-\n", 1, 7),
        ("a ::= [z-a]", 1, 7),
        ("a ::= 'x'\na ::= 'y'", 2, 1),
        ("a = 'x'", 1, 1),
        ("a ::= 'x' - ", 1, 13),
        ("a ::= #xD800", 1, 7),
        ("a ::= 'x' @", 1, 11),
        ("a ::=", 1, 6),
    ] {
        let error = LabGrammar::from_ebnf(text).unwrap_err();
        let place = error.place();
        assert_eq!((place.line, place.column), (line, column), "{text}: {error}");
    }
}

#[test]
fn ebnf_operators_are_not_nested_too_deep() {
    for (count, is_read) in [(300, true), (401, false), (150_000, false)] {
        let read = LabGrammar::from_ebnf(&format!("[1] a ::= \"x\"{}\n", "*".repeat(count)));
        match read {
            Ok(_) => assert!(is_read, "{count}"),
            Err(error) => {
                assert!(!is_read && matches!(error, GrammarError::Deep { .. }), "{error}")
            }
        }
    }
}

fn extracted(draft: &str) -> String {
    abnf_lab::Extract::of(&format!("Internet-Draft\n\n{draft}")).unwrap().text().to_owned()
}

const RULES: &str = "a = 1*b\nb = \"x\" / c\nc = %x79\n";

/// As in RFC 1835 and RFC 2609.
#[test]
fn words_given_to_a_name_without_white_space_before_are_no_rule() {
    let examples = "\n Text\n\n   localize= b\n\n Text\n\n   PASSWORD=   <string>   GLOBAL\n";
    assert_eq!(extracted(&format!("{RULES}{examples}")), RULES);
    // Another rule names it.
    let rules = RULES.replace("b =", "b=").replace(" \"x\" / c", " c");
    assert_eq!(extracted(&rules), rules);
}

/// As in RFC 3958.
#[test]
fn a_phrase_in_brackets_is_a_step_of_a_procedure() {
    let steps = "\n Text\n\n   target = [initial domain]\n\n   host = [lookup of target]\n";
    assert_eq!(extracted(&format!("{RULES}{steps}")), RULES);
    let rules = format!("{RULES}d = [a b]\n");
    assert_eq!(extracted(&rules), rules);
}

/// As in RFC 8941.
#[test]
fn rules_in_an_aside_are_read_behind_their_bars() {
    let aside = "\n   |  Text\n   |\n   |        d = a\n\n   | not an aside |\n   |  e = a |\n";
    assert_eq!(extracted(&format!("{RULES}{aside}")), format!("{RULES}\nd = a\n"));
    let rules = "a = \"x\"\n  |  b\nb = \"y\"\n";
    let extract = abnf_lab::Extract::within(
        rules,
        abnf_lab::AbnfOptions::new().bars(true),
        &abnf_lab::Budget::unlimited(),
    )
    .unwrap();
    assert_eq!(extract.text(), rules);
}
