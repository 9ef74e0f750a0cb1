//! What `lint_rule` finds: one test for each scheme that has entries of its own, or had.

use iri_grammar::Grammar;
use iri_grammar::lint::{Code, Finding, LintProfile, Linter, Safety, Severity};
use iri_grammar::preparation::Preparation;
use iri_schemes::lint_rule;

/// Returns the findings, with every entry looked for but upper case in general.
fn findings_by(grammar: Grammar, text: &str) -> Vec<Finding> {
    let linter = Linter::new(LintProfile::Rfc3987).grammar(grammar).with_rule(lint_rule);
    let linter = Code::ALL.iter().fold(linter, |linter, code| linter.with(*code, Severity::Note));
    linter.with(Code::UpperCase, Severity::Off).lint(text).unwrap()
}

fn codes(text: &str) -> Vec<Code> {
    findings_by(Grammar::Rfc3987, text).into_iter().map(|finding| finding.code).collect()
}

/// Asserts that the grammar of the scheme is all that has a finding, and what it says.
#[track_caller]
fn breaks_grammar(text: &str, citation: &str) {
    let [finding] = &findings_by(Grammar::Rfc3987, text)[..] else { panic!("{text}") };
    assert_eq!(finding.code, Code::SchemeGrammar, "{text}");
    assert_eq!(finding.citation().to_string(), citation, "{text}");
}

/// The entries above 500, which the library does not check.
fn own_codes() -> impl Iterator<Item = Code> {
    Code::ALL.iter().copied().filter(|code| code.entry().number > 500)
}

#[test]
fn a_bad_example_has_its_finding_and_a_good_one_has_not() {
    assert!(own_codes().count() > 0);
    for code in own_codes() {
        let entry = code.entry();
        assert_eq!(codes(entry.bad), [code], "{}", entry.bad);
        assert!(!codes(entry.good).contains(&code), "{}", entry.good);
        let [finding] = &findings_by(Grammar::Rfc3987, entry.bad)[..] else { panic!() };
        assert_eq!(finding.fix.as_ref().map(|fix| fix.safety), entry.safety(), "{code}");
        if let Some(fix) = &finding.fix {
            assert_eq!(codes(&fix.apply(entry.bad)), [], "{code}");
        }
    }
}

/// RFC 9110 section 4.2.
#[test]
fn http_and_https() {
    breaks_grammar("http:/a", "RFC 9110 section 4.2.1");
    breaks_grammar("https:///a", "RFC 9110 section 4.2.2");
    assert_eq!(codes("https://u@a/"), [Code::HttpUserinfo]);
    assert_eq!(codes("https://u:p@a/"), [Code::HttpUserinfo, Code::Password]);
    assert_eq!(codes("//u@a"), []);
    for text in ["http://a?b", "http://a?", "http://a:80#", "http://a"] {
        let finding = &findings_by(Grammar::Rfc3987, text).pop().unwrap();
        assert_eq!(finding.to_string(), "the path is empty", "{text}");
        let fix = finding.fix.as_ref().unwrap();
        assert_eq!((&*fix.replacement, matches!(fix.safety, Safety::Safe(_))), ("/", true));
    }
}

/// RFC 9110 section 4.2.4: "A sender MUST NOT generate the userinfo subcomponent".
#[test]
fn rfc9110_findings_cite_their_section_and_its_key_word() {
    let sources = |text: &str| -> Vec<(Code, String, Severity)> {
        let findings = Linter::new(LintProfile::Rfc3987).with_rule(lint_rule).lint(text).unwrap();
        findings.iter().map(|it| (it.code, it.citation().to_string(), it.severity)).collect()
    };
    let expected = |code, section: &str| (code, section.to_owned(), Severity::Error);
    let userinfo = expected(Code::HttpUserinfo, "RFC 9110 section 4.2.4");
    assert_eq!(sources("http://u@a/"), std::slice::from_ref(&userinfo));
    // Without the password, the userinfo would be a finding still.
    let [found, password] = &sources("https://u:p@a/")[..] else { panic!() };
    assert_eq!((found, password.0), (&userinfo, Code::Password));
    // The profile chooses the source that is stricter.
    let strict = Linter::new(LintProfile::Strict).with_rule(lint_rule).lint("http://a").unwrap();
    assert_eq!(strict[0].citation().to_string(), "RFC 3986 section 6.2.3");
}

/// RFC 6068.
#[test]
fn mailto() {
    assert_eq!(codes("mailto:chris@example.com"), []);
    assert_eq!(codes("mailto:?to=joe@example.com&cc=bob@example.com"), []);
    for text in [
        "mailto:joe@example.com,bob",
        "mailto://joe@example.com",
        "mailto:a/b@example.com",
        "mailto:a@b?x",
        "mailto:a@b?",
    ] {
        breaks_grammar(text, "RFC 6068 section 2");
    }
    breaks_grammar("mailto:a@b?body=x%0Dy", "RFC 6068 section 5");
    assert_eq!(codes("mailto:a@b?Bcc=c@d"), [Code::MailtoUnsafeHeader]);
    // RFC 6068 section 5: line breaks in other fields "SHOULD NOT be used".
    assert_eq!(codes("mailto:a@b?subject=x%0Dy"), [Code::MailtoFieldLineBreak]);
    assert_eq!(codes("mailto:a@b?subject=x%0D%0Ay&body=%0D%0A"), [Code::MailtoFieldLineBreak]);
    // Section 2: names are percent-encoded as values are.
    assert_eq!(codes("mailto:a@b?%62cc=c@d"), [Code::EncodedUnreserved, Code::MailtoUnsafeHeader]);
    assert_eq!(codes("mailto:a@b#c"), [Code::MailtoFragment]);
    // What the grammar rejects may be dangerous, too.
    assert_eq!(codes("mailto:a?bcc=c@d"), [Code::SchemeGrammar, Code::MailtoUnsafeHeader]);
}

/// RFC 8141.
#[test]
fn urn() {
    assert_eq!(codes("urn:example:a123,z456?+abc?=xyz#12/3"), [Code::UrnRComponent]);
    assert_eq!(codes("urn:example:a123,z456?=xyz"), []);
    for text in ["urn:a:b", "urn:-ab:c", "urn:ab-:c", "urn:example", "urn:example:/a", "urn://a/b"]
    {
        breaks_grammar(text, "RFC 8141 section 2");
    }
    assert!(codes("urn:example:a?=").contains(&Code::SchemeGrammar));
}

/// RFC 8089.
#[test]
fn file() {
    for text in ["file:/path", "file:///path", "file://host.example.com/path", "file://localhost/a"]
    {
        assert_eq!(codes(text), [], "{text}");
    }
    for text in ["file:path", "file://host", "file://u@host:1/a", "file:///a?b"] {
        assert_eq!(codes(text), [Code::SchemeGrammar], "{text}");
    }
    // Absolute, and yet no path-absolute.
    assert_eq!(codes("file:////host/x"), [Code::SchemeGrammar]);
}

/// RFC 2397.
#[test]
fn data() {
    assert_eq!(codes("data:,A%20brief%20note"), []);
    assert_eq!(codes("data:image/gif;base64,R0lGODdhMAAwAPAAAAAAAP///ywAAAAAMAAw"), []);
    for text in ["data:text/plain", "data:text/plain;base64,a!b", "data:;base64,a?b"] {
        assert_eq!(codes(text), [Code::SchemeGrammar], "{text}");
    }
    for text in ["data:text,x", "data:/,x", "data:a/b/c,x", "data:a?b/c,x", "data://a/b,x"] {
        assert_eq!(codes(text), [Code::SchemeGrammar], "{text}");
    }
    // RFC 2045 section 5.1: `token` has no tspecials.
    for text in ["data:a(b/c,x", "data:a@b/c,x", "data:a/b:c,x", "data:a=b/c,x", "data:a/b%5Bc,x"] {
        assert_eq!(codes(text), [Code::SchemeGrammar], "{text}");
    }
    // `parameter := attribute "=" value`.
    for text in ["data:a/b;c,x", "data:;c=,x", "data:;=c,x", "data:a/b;base64;c=d,x"] {
        assert_eq!(codes(text), [Code::SchemeGrammar], "{text}");
    }
    assert_eq!(codes("data:application/vnd-xxx-query,a,b/c"), []);
}

/// RFC 4516.
#[test]
fn ldap() {
    assert_eq!(codes("ldap:///??sub??e-bindname=cn=Manager%2cdc=a"), [Code::LowerCaseHex]);
    assert_eq!(codes("ldap://ldap1.example.net/c=GB?objectClass?ONE"), []);
    for text in ["ldap:/o=a", "ldap://u@a/", "ldap://a/??all", "ldap://a/????x?y"] {
        assert_eq!(codes(text), [Code::SchemeGrammar], "{text}");
    }
}

/// RFC 1738 section 3.2.
#[test]
fn ftp() {
    assert_eq!(codes("ftp://a/b;type=D"), []);
    assert_eq!(codes("ftp://a/b;type=text"), [Code::SchemeGrammar]);
}

/// RFC 3966.
#[test]
fn tel() {
    assert_eq!(codes("tel:+1-201-555-0123"), []);
    assert_eq!(codes("tel:7042;phone-context=example.com"), []);
    assert_eq!(codes("tel:863-1234;phone-context=+1-914-555"), []);
    assert_eq!(codes("tel:863-1234"), [Code::SchemeGrammar]);
    // RFC 3966 section 3: `descriptor = domainname / global-number-digits`.
    for context in ["", "=", "=+", "=914", "=a..b", "=-a", "=a.1"] {
        let text = format!("tel:863-1234;phone-context{context}");
        assert_eq!(codes(&text), [Code::SchemeGrammar], "{text}");
    }
    assert_eq!(codes("tel:863-1234;PHONE-CONTEXT=1a.example."), []);
    assert_eq!(codes("tel:+1-800-flowers"), [Code::SchemeGrammar]);
    assert_eq!(codes("tel:+1;ext=1;EXT=2"), [Code::SchemeGrammar]);
    // The grammar does not compare the names of other parameters.
    assert_eq!(codes("tel:+1;x=1;y=2;X=3"), [Code::TelParameter]);
}

/// RFC 3987 section 3.1 maps IRIs. What only another grammar takes is not mapped so.
#[test]
fn other_grammars_are_checked_where_the_text_is_an_iri() {
    for grammar in [Grammar::Rfc3986, Grammar::Rfc3987bis, Grammar::Leiri, Grammar::UrlI18n07] {
        let found = findings_by(grammar, "coap:///a");
        assert!(found.iter().any(|it| it.code == Code::SchemeGrammar), "{grammar}");
    }
    let found = findings_by(Grammar::Leiri, "coap:///a b");
    assert!(!found.iter().any(|it| it.code == Code::SchemeGrammar));
}

/// What the preparation reports as an error is a finding.
#[test]
fn the_preparation_and_the_linter_agree() {
    for text in [
        "mailto:a@b?",
        "mailto:a@b?x",
        "mailto:a@b,c",
        "mailto:a@b/c",
        "mailto:joe@example.com,",
        "mailto://joe@example.com",
        "mailto:///joe@example.com",
        "mailto://a/joe@example.com",
        "mailto:/",
        "data:",
        "data:a?,b",
        "data:a/b;c,d",
        "data:a;c=d,e",
        "data://a,b",
        "data:///a,b",
        "mailto:",
        "mailto:a@b",
        "data:,",
        "data:,a?b",
        "data:;c=d,e",
    ] {
        let found = codes(text).contains(&Code::SchemeGrammar);
        let prepared = Preparation::new().reference(text);
        assert_eq!(prepared.scheme_specific().unwrap().is_err(), found, "{text}");
    }
}
