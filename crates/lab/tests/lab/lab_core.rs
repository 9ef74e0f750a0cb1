//! Built-in grammars of RFCs, and rules that prose values import from them.

use crate::documents::document;
use crate::support::shared;
use abnf_lab::{
    AbnfOptions, Budget, CoreGrammar, ExportError, Extract, LINE_WIDTH, LabGrammar, Lists, Proof,
    Side, Study, StudyError, Verdict,
};
use std::collections::BTreeMap;

fn accepts(grammar: &LabGrammar, rule: &str, text: &str) -> bool {
    grammar.parser().matches(rule, text).unwrap_or_else(|error| panic!("{rule}: {error}"))
}

#[test]
fn every_core_grammar_is_read() {
    for core in CoreGrammar::ALL {
        let grammar = core.grammar();
        assert!(!grammar.rules().is_empty(), "{}", core.name());
        let again = LabGrammar::from_abnf(&grammar.to_string());
        assert!(again.is_ok(), "{}: {again:?}", core.name());
        assert_eq!(CoreGrammar::find(core.name()), Some(core));
    }
    assert_eq!(CoreGrammar::find("rfc0"), None);
}

/// Rules of examples, of earlier tags and of the registry that RFC 5646 describes.
const NOT_OF_THE_GRAMMAR: &[(&str, &[&str])] = &[
    ("rfc5234", &["name", "foo", "bar", "mumble"]),
    (
        "rfc5646",
        &[
            "obs-language-tag",
            "primary-subtag",
            "subtag",
            "registry",
            "record",
            "field",
            "field-name",
            "field-sep",
            "field-body",
            "CHARS",
        ],
    ),
    // Names of informal namespaces (section 5.2).
    ("rfc8141", &["InformalNamespaceName", "Number", "DigitNonZero", "Digit"]),
    ("rfc9110", &["example-list", "example-list-elmt"]),
];

/// The ABNF of a document as published, with imports as `core` does them.
fn published(name: &str, core: &str) -> Option<LabGrammar> {
    let folder = if matches!(name, "rfc3986" | "rfc3987") { "spec" } else { "spec/rfc" };
    let text = shared(&format!("{folder}/{name}.txt"))?;
    let extract = Extract::of(&text).unwrap();
    let mut abnf = extract.text().to_owned();
    let defined: Vec<String> = abnf
        .lines()
        .filter_map(|line| line.split_once('=').map(|(rule, _)| rule.trim().to_lowercase()))
        .collect();
    // RFC 8141 defines alphanum in words, as in RFC 3986.
    for line in core.lines() {
        let Some((rule, definition)) = line.split_once('=') else { continue };
        let rule = rule.trim();
        let is_import = definition.trim_start().starts_with('<') || rule == "alphanum";
        if is_import && !defined.contains(&rule.to_lowercase()) {
            abnf += &format!("\n{line}\n");
        }
    }
    Some(LabGrammar::from_abnf(&abnf).unwrap_or_else(|error| panic!("{name}: {error}\n{abnf}")))
}

fn definitions(grammar: &LabGrammar) -> BTreeMap<String, String> {
    let rules = grammar.rules().iter();
    rules.map(|rule| (rule.name.to_lowercase(), grammar.display(&rule.expr))).collect()
}

/// Asserts that rules are equal by proof, or if a rule reaches a cycle that embeds itself, by its
/// definition.
#[test]
fn core_grammars_are_those_of_their_documents() {
    for core in CoreGrammar::ALL {
        let Some(published) = published(core.name(), core.abnf()) else { continue };
        let grammar = core.grammar();
        let extra = NOT_OF_THE_GRAMMAR.iter().find(|(name, _)| *name == core.name());
        let extra = extra.map_or(&[][..], |(_, rules)| rules);
        let (left, right) = (definitions(&published), definitions(&grammar));
        let proof = Proof::of(&published, &grammar).unwrap();
        assert!(!proof.rules.is_empty());
        for rule in &proof.rules {
            let folded = rule.name.to_lowercase();
            match &rule.verdict {
                Verdict::Equal => {}
                Verdict::OnlyIn(Side::Left) if extra.contains(&&*rule.name) => {}
                Verdict::Undecided(_) | Verdict::NoDifference => {
                    // The document refers to OWS at the commas of a list (RFC 9110 section 5.6.1).
                    let right = right[&folded].replace("*(%x09 / %x20)", "OWS");
                    assert_eq!(left[&folded], right, "{} {}", core.name(), rule.name);
                }
                verdict => panic!("{} {}: {verdict:?}", core.name(), rule.name),
            }
        }
    }
}

#[test]
fn core_rules_are_those_of_rfc5234_b_1() {
    let core = CoreGrammar::find("rfc5234").unwrap();
    let Some(published) = published("rfc5234", core.abnf()) else { return };
    let all =
        "x = ALPHA BIT CHAR CR CRLF CTL DIGIT DQUOTE HEXDIG HTAB LF LWSP OCTET SP VCHAR WSP\n";
    let own = LabGrammar::from_abnf(all).unwrap();
    let file = LabGrammar::from_abnf(include_str!("../../../../grammar/abnf/core.abnf")).unwrap();
    for (grammar, count) in [(&own, 16), (&file, 3)] {
        let proof = Proof::of(&published, grammar).unwrap();
        let equal = proof.rules.iter().filter(|it| it.verdict == Verdict::Equal).count();
        let differ = proof.rules.iter().find(|it| matches!(it.verdict, Verdict::Differs(_)));
        assert_eq!((equal >= count, differ), (true, None), "{proof}");
    }
}

/// RFC 7405 section 2.2 replaces `char-val` of RFC 5234 section 4.
#[test]
fn grammars_are_written_in_the_abnf_of_rfc5234_and_rfc7405() {
    let Some(rfc7405) = shared("spec/rfc/rfc7405.txt") else { return };
    let char_val = Extract::of(&rfc7405).unwrap();
    assert_eq!(char_val.rules, 4, "{}", char_val.text());
    let rfc5234 = CoreGrammar::find("rfc5234").unwrap();
    let abnf = LabGrammar::from_abnf_with(rfc5234.abnf(), char_val.text()).unwrap();
    for (text, is) in [
        ("a = %s\"aBc\" / %i\"aBc\" / %S\"a\"\r\n", true),
        ("a = %s \"aBc\"\r\n", false),
        ("a = %x\"aBc\"\r\n", false),
    ] {
        assert_eq!(accepts(&abnf, "rulelist", text), is, "{text}");
        assert_eq!(LabGrammar::from_abnf(text).is_ok(), is, "{text}");
    }
    for rule in ["ALPHA", "BIT", "char-val", "num-val", "prose-val"] {
        let text = LabGrammar::from_abnf(rfc5234.abnf()).unwrap();
        let text = format!("{rule} = {}\r\n", definitions(&text)[&rule.to_lowercase()]);
        assert!(accepts(&abnf, "rulelist", &text), "{text}");
    }
}

#[test]
fn examples_of_the_documents_are_accepted() {
    for (name, rule, text, is) in [
        // RFC 5646 Appendix A.
        ("rfc5646", "Language-Tag", "zh-cmn-Hans-CN", true),
        ("rfc5646", "Language-Tag", "sl-IT-nedis", true),
        ("rfc5646", "Language-Tag", "de-CH-x-phonebk", true),
        ("rfc5646", "Language-Tag", "x-whatever", true),
        ("rfc5646", "Language-Tag", "i-enochian", true),
        ("rfc5646", "Language-Tag", "de-419-DE", false),
        ("rfc5646", "Language-Tag", "a-DE", false),
        // RFC 8141 section 2.3.
        ("rfc8141", "namestring", "urn:example:foo-bar-baz-qux?+CCResolve:cc=uk", true),
        ("rfc8141", "namestring", "urn:example:weather?=op=map&lat=39.56", true),
        ("rfc8141", "namestring", "urn:a:b", false),
        // RFC 6570 section 1.2.
        ("rfc6570", "URI-Template", "http://example.com/~{username}/", true),
        ("rfc6570", "URI-Template", "{?query,number*,list:5}", true),
        ("rfc6570", "URI-Template", "{x", false),
        // RFC 6874 section 2.
        ("rfc6874", "IP-literal", "[fe80::a%25en1]", true),
        ("rfc6874", "IP-literal", "[fe80::a%en1]", false),
        // RFC 4647 section 2.1.
        ("rfc4647", "language-range", "de-CH-1996", true),
        // RFC 9110, the examples of the fields.
        ("rfc9110", "Date", "Tue, 15 Nov 1994 08:12:31 GMT", true),
        ("rfc9110", "HTTP-date", "Sunday, 06-Nov-94 08:49:37 GMT", true),
        ("rfc9110", "HTTP-date", "Sun Nov  6 08:49:37 1994", true),
        ("rfc9110", "Via", "1.0 fred, 1.1 p.example.net", true),
        ("rfc9110", "Content-Language", "mi, en", true),
        ("rfc9110", "Content-Range", "bytes 42-1233/*", true),
        ("rfc9110", "ETag", "W/\"xyzzy\"", true),
        ("rfc9110", "Accept", "audio/*; q=0.2, audio/basic", true),
        ("rfc9110", "Referer", "http://www.example.org/hypertext/Overview.html", true),
        ("rfc9110", "Host", "www.example.org", true),
        (
            "rfc9110",
            "WWW-Authenticate",
            "Basic realm=\"simple\", Newauth realm=\"apps\", type=1",
            true,
        ),
    ] {
        let grammar = CoreGrammar::find(name).unwrap().grammar();
        assert_eq!(accepts(&grammar, rule, text), is, "{name} {rule} {text}");
    }
}

#[test]
fn recursive_core_grammars_accept_their_examples() {
    let abnf = CoreGrammar::find("rfc5234").unwrap().grammar();
    // Section 3.2.1 of RFC 5234, as lines of a file of the Internet have it.
    for (text, is) in
        [("ruleset = alt1 / alt2\r\n", true), ("a = *(b / [c])\r\n", true), ("a | b\r\n", false)]
    {
        assert_eq!(accepts(&abnf, "rulelist", text), is, "{text}");
    }
    let mail = CoreGrammar::find("rfc5322").unwrap().grammar();
    for (text, is) in [
        ("John Doe <jdoe@machine.example>", true),
        ("Pete(A nice \\) chap) <pete(his account)@silly.test(his host)>", true),
        ("jdoe@@example", false),
    ] {
        assert_eq!(accepts(&mail, "mailbox", text), is, "{text}");
    }
    let http = CoreGrammar::find("rfc9110").unwrap().grammar();
    assert!(accepts(&http, "User-Agent", "CERN-LineMode/2.15 libwww/2.17b3 (a (b) c)"));
    assert!(accepts(&http, "From", "spider-admin@example.org"));
}

#[test]
fn prose_of_rfc9110_s4_1_takes_rules_of_rfc3986() {
    let text = "x = uri-host / absolute-URI\nuri-host = <host, see [URI], Section 3.2.2>\n\
                absolute-URI = <absolute-URI, see [URI], Section 4.3>\n";
    let grammar = LabGrammar::from_abnf(text).unwrap();
    let rfc3986 = document("rfc3986").abnf();
    let renamed = LabGrammar::from_abnf_with(
        CoreGrammar::find("rfc3986").unwrap().abnf(),
        "uri-host = host\n",
    )
    .unwrap();
    assert_eq!(Proof::of_rule(&grammar, &renamed, "uri-host").unwrap(), Verdict::Equal);
    assert_eq!(Proof::of_rule(&grammar, &rfc3986, "absolute-URI").unwrap(), Verdict::Equal);
    // A prose value for the rule of the same name is replaced by the rule.
    assert!(grammar.rule(grammar.find("absolute-URI").unwrap()).span.is_some());
    assert_eq!(grammar.find("rfc3986-absolute-URI"), None);
}

#[test]
fn prose_takes_a_rule_beside_another_of_its_name() {
    for prose in [
        "<authority, see [RFC3986], Section 3.2>",
        "<authority as defined in RFC 3986, Section 3.2>",
        "<authority, defined in [RFC3986]>",
    ] {
        let grammar = LabGrammar::from_abnf(&format!("a = {prose} host\nhost = \"!\"\n")).unwrap();
        assert!(accepts(&grammar, "a", "b:1!"), "{prose}");
        assert!(accepts(&grammar, "host", "!") && !accepts(&grammar, "host", "b"), "{prose}");
        assert!(accepts(&grammar, "rfc3986-host", "b"), "{prose}");
        // The printed text is the grammar again.
        let again = LabGrammar::from_abnf(&grammar.to_string()).unwrap();
        assert_eq!(Proof::of_rule(&grammar, &again, "a").unwrap(), Verdict::Equal);
    }
    for prose in ["<authority>", "<any text>", "<nothing, see [RFC3986]>", "<host, see [RFC0]>"] {
        let grammar = LabGrammar::from_abnf(&format!("a = {prose}\n")).unwrap();
        let error = grammar.refusal(0).unwrap().to_string();
        assert!(
            error.starts_with(&format!("the rule `a` needs the prose value `{prose}`,")),
            "{error}"
        );
    }
}

/// RFC 5234 section 2.1: prose is for readers. Rules that do not need it have a language.
#[test]
fn prose_refuses_the_rules_that_need_it_and_no_other() {
    let text = "a = \"x\" b\nb = <any text>\nc = \"y\"\nd = \"(\" [ d / b ] \")\"\n";
    let grammar = LabGrammar::from_abnf(text).unwrap();
    let parser = grammar.parser();
    let study = Study::of(grammar.clone());
    for rule in ["a", "b", "d"] {
        let refused = StudyError::Unsupported {
            rule: "b".into(),
            what: "the prose value `<any text>`".into(),
        };
        assert_eq!(study.lang(rule).unwrap_err(), refused, "{rule}");
        assert_eq!(parser.matches(rule, "x").unwrap_err(), refused, "{rule}");
        assert_eq!(study.viable_prefix(rule, "x").unwrap_err(), refused, "{rule}");
        assert_eq!(study.sampler(rule, 0).map(|_| ()).unwrap_err(), refused, "{rule}");
        assert_eq!(study.vectors(rule, 0, 1).map(|_| ()).unwrap_err(), refused, "{rule}");
        assert_eq!(study.uniform_sampler(rule, 2, 0).map(|_| ()).unwrap_err(), refused, "{rule}");
        assert_eq!(study.coverage(rule).map(|_| ()).unwrap_err(), refused, "{rule}");
    }
    assert!(parser.matches("c", "Y").unwrap());
    assert_eq!(study.sampler("c", 0).unwrap().accepted().unwrap().to_lowercase(), "y");
    // Printed and read again, it is the same.
    let budget = Budget::unlimited();
    assert_eq!(grammar.to_string(), text);
    assert_eq!(LabGrammar::from_abnf(&grammar.to_abnf(&budget).unwrap()).unwrap().rules().len(), 4);
    // Other notations cannot express prose: the other rules are written.
    assert_eq!(grammar.to_ebnf(&budget).unwrap(), "c ::= ([Yy])\n");
    assert_eq!(grammar.to_pest(&budget).unwrap().text, "c = { ^\"y\" }\n");
    let prose = LabGrammar::from_abnf("b = <any text>\nc = DIGIT b\n").unwrap();
    for error in [prose.to_ebnf(&budget).unwrap_err(), prose.to_pest(&budget).unwrap_err()] {
        assert!(matches!(error, ExportError::Study(StudyError::Unsupported { .. })), "{error}");
    }
}

/// A grammar written as ABNF has all imported rules.
#[test]
fn exported_abnf_has_what_it_imports() {
    let budget = Budget::unlimited().texts_up_to(4);
    let text = "a = <port, see [RFC3986], Section 3.2.3> \"x\"\n";
    let written = LabGrammar::from_abnf(text).unwrap().to_abnf(&budget).unwrap();
    assert_eq!(written, "a = port \"x\"\nport = *DIGIT\n");
    for core in ["rfc6874", "rfc8141"] {
        let grammar = CoreGrammar::find(core).unwrap().grammar();
        let written = grammar.to_abnf(&budget).unwrap();
        assert!(written.lines().all(|line| line.len() <= LINE_WIDTH), "{core}");
    }
}

#[test]
fn lists_of_rfc9110_are_those_of_its_appendix_a() {
    let http = CoreGrammar::find("rfc9110").unwrap();
    let sender = http.grammar();
    let recipient = AbnfOptions::new().lists(Lists::Recipient).read(&[http.abnf()]).unwrap();
    let expanded = "Allow = [ method *( OWS \",\" OWS method ) ]\n";
    let expanded = LabGrammar::from_abnf_with(http.abnf(), expanded).unwrap();
    assert_eq!(Proof::of_rule(&sender, &expanded, "Allow").unwrap(), Verdict::Equal);
    assert!(
        accepts(&recipient, "Allow", "GET, , HEAD,") && !accepts(&sender, "Allow", "GET, , HEAD,")
    );
}

#[test]
fn rfc6874_can_be_laid_over_rfc3986() {
    let uri = CoreGrammar::find("rfc3986").unwrap().abnf();
    let zones = CoreGrammar::find("rfc6874").unwrap().abnf();
    let with = AbnfOptions::new().read(&[uri, zones]).unwrap();
    assert!(accepts(&with, "URI", "http://[fe80::1%25eth0]/"));
}

/// The language of a rule with these documents, or that it is undecided.
fn with_imports(text: &str, imports: &[(&str, &str)], input: &str) -> Option<bool> {
    let grammar = AbnfOptions::new().read_with(&[text], imports).expect(text);
    grammar.refusal(0).is_none().then(|| grammar.parser().matches("a", input).expect(text))
}

/// RFC 9110 section 4.1: `port` and `uri-host` are those of RFC 3986, not those of RFC 9110.
#[test]
fn a_prose_value_is_none_of_the_document_in_which_it_stands() {
    let http = CoreGrammar::find("rfc9110").expect("at hand").abnf();
    let imports = [("rfc9110", http)];
    assert_eq!(with_imports("a = \"x\" / port\n", &imports, "80"), Some(true));
    assert_eq!(with_imports("a = uri-host\n", &imports, "h"), Some(true));
    assert_eq!(with_imports("a = <host, see [URI], Section 3.2.2>\n", &imports, "h"), Some(true));
    for (text, import) in [
        ("a = b\n", "b = <b, see [OLD]>\n"),
        ("a = b\n", "b = <C, see [OLD]>\nC = b\n"),
        ("a = b\n", "b = <b>\n"),
        ("a = <b, see [RFC1]>\n", "b = <b, see [RFC7]>\n"),
        ("a = <host, see [OLD]>\n", "Host = \"h\"\n"),
        ("a = <any text>\n", "any = \"h\"\n"),
    ] {
        assert_eq!(with_imports(text, &[("rfc7", import)], ""), None, "{text}{import}");
    }
    assert_eq!(with_imports("a = <a>\n", &[], ""), None);
    // Two documents that refer to each other.
    let each = [("rfc1", "b = <b, see [RFC2]>\n"), ("rfc2", "b = <b, see [RFC1]>\n")];
    assert_eq!(with_imports("a = b\n", &each, ""), None);
    // Nothing says which of two is meant.
    let both = [("x", "b = \"1\"\n"), ("y", "b = \"2\"\n")];
    assert_eq!(with_imports("a = <b, see [OLD]>\n", &both, "1"), None);
    assert_eq!(with_imports("a = <b, see [OLD]>\n", &both[1..], "2"), Some(true));
}

/// RFC 5234 Appendix B.1: core rules are defined, in the text and in what it imports.
#[test]
fn no_import_replaces_a_core_rule() {
    let imports = [("x", "b = DIGIT \"-\"\nDIGIT = \"q\"\n")];
    assert_eq!(with_imports("a = DIGIT b\n", &imports, "7q-"), Some(true));
    assert_eq!(with_imports("a = DIGIT b\n", &imports, "qq-"), Some(false));
    // The other way.
    let own = "a = DIGIT b\nDIGIT = \"q\"\n";
    assert_eq!(with_imports(own, &[("x", "b = HEXDIG \"-\"\n")], "q7-"), Some(true));
    assert_eq!(with_imports(own, &[("x", "b = HEXDIG \"-\"\n")], "qq-"), Some(false));
    // RFC 2616 section 2.2.
    let prose = "a = SP b DIGIT\nSP = <US-ASCII SP, space (32)>\n\
                 DIGIT = <any US-ASCII digit \"0\"..\"9\">\n";
    assert_eq!(with_imports(prose, &[("x", "b = \"b\"\n")], " b7"), Some(true));
    let import = "b = DIGIT\nDIGIT = <any US-ASCII digit \"0\"..\"9\">\n";
    assert_eq!(with_imports("a = DIGIT b\n", &[("x", import)], "71"), Some(true));
    assert_eq!(
        with_imports("a = CHAR\nCHAR = <any US-ASCII character (0 - 127)>\n", &[], "a"),
        None
    );
    assert_eq!(with_imports("a = DIGIT\nDIGIT = <any US-ASCII digit but 0>\n", &[], "1"), None);
}

#[test]
fn imports_fill_one_another() {
    let first = ("x", "b = c\nc = \"x\" u\n");
    let second = ("y", "u = \"u\"\n");
    assert_eq!(with_imports("a = b\n", &[first, second], "xu"), Some(true));
    assert_eq!(with_imports("a = b\n", &[second, first], "xu"), Some(true));
    assert_eq!(with_imports("a = b\n", &[first], "xu"), None);
    // The text may have another rule with this name.
    assert_eq!(with_imports("a = b\nu = \"own\"\n", &[first], "xown"), None);
}

/// Prose that only says where a rule is defined means the rule of the same name.
#[test]
fn prose_that_names_only_a_document_means_the_rule_of_its_name() {
    for prose in [
        "<Defined in [RFC3986], Section 3.2.2>",
        "<as defined in RFC 3986>",
        "<IPv4address as in [RFC3986]>",
        "<see [URI], Section 3.2.2>",
    ] {
        let grammar = LabGrammar::from_abnf(&format!("a = IPv4address\nIPv4address = {prose}\n"));
        let grammar = grammar.unwrap();
        assert!(accepts(&grammar, "a", "1.2.3.4") && !accepts(&grammar, "a", "x"), "{prose}");
    }
    let grammar = LabGrammar::from_abnf("a = \"x\" SP\nSP = <Defined in RFC 5234>\n").unwrap();
    assert!(accepts(&grammar, "a", "x "));
    // From an import, too.
    let imports = [("rfc1", "b = \"y\"\n")];
    let text = ["a = b\nb = <Defined in [RFC1]>\n"];
    let grammar = AbnfOptions::new().read_with(&text, &imports).unwrap();
    assert!(accepts(&grammar, "a", "y"));
    // Words that only begin so are prose.
    let grammar = LabGrammar::from_abnf("a = <defined by the application>\n").unwrap();
    assert!(grammar.refusal(0).is_some());
}
