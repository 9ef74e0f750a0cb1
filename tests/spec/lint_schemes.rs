//! What the specifications of schemes say: one test for each scheme.

use crate::findings::{codes, findings};
use iri_grammar::Grammar;
use iri_grammar::lint::{Code, LintProfile, Linter, Severity};
use iri_grammar::preparation::Preparation;

/// RFC 9110 section 4.2.
#[test]
fn http_and_https() {
    assert_eq!(codes("http:/a"), [Code::HttpWithoutAuthority]);
    assert_eq!(codes("https:///a"), [Code::HttpEmptyHost]);
    assert_eq!(codes("https://u@a/"), [Code::HttpUserinfo]);
    assert_eq!(codes("https://u:p@a/"), [Code::HttpUserinfo, Code::Password]);
    assert_eq!(codes("http://a?b"), [Code::HttpEmptyPath]);
    assert_eq!(codes("//u@a"), []);
}

/// RFC 9110 defines each scheme in a section of its own. Section 4.2.4: "A sender MUST NOT generate the
/// userinfo subcomponent".
#[test]
fn rfc9110_findings_cite_the_section_of_the_scheme_and_its_key_word() {
    let sources = |text: &str| -> Vec<(Code, String, Severity)> {
        let findings = Linter::new(LintProfile::Rfc3987).lint(text).unwrap().into_iter();
        findings.map(|it| (it.code, it.citation().to_string(), it.severity)).collect()
    };
    let expected =
        |code, section: &str| [(code, format!("RFC 9110 section {section}"), Severity::Error)];
    assert_eq!(sources("http:///a"), expected(Code::HttpEmptyHost, "4.2.1"));
    assert_eq!(sources("https:///a"), expected(Code::HttpEmptyHost, "4.2.2"));
    assert_eq!(sources("http:/a"), expected(Code::HttpWithoutAuthority, "4.2.1"));
    assert_eq!(sources("https:/a"), expected(Code::HttpWithoutAuthority, "4.2.2"));
    assert_eq!(sources("http://u@a/"), expected(Code::HttpUserinfo, "4.2.4"));
    // Without the password, the userinfo would be a finding still.
    let [userinfo, password] = &sources("https://u:p@a/")[..] else { panic!() };
    assert_eq!(*userinfo, expected(Code::HttpUserinfo, "4.2.4")[0]);
    assert_eq!((password.0, password.2), (Code::Password, Severity::Warning));
}

/// RFC 6068.
#[test]
fn mailto() {
    assert_eq!(codes("mailto:chris@example.com"), []);
    assert_eq!(codes("mailto:?to=joe@example.com&cc=bob@example.com"), []);
    assert_eq!(codes("mailto:joe@example.com,bob"), [Code::MailtoAddress]);
    assert_eq!(codes("mailto://joe@example.com"), [Code::MailtoAddress]);
    assert_eq!(codes("mailto:a/b@example.com"), [Code::MailtoSolidus]);
    assert_eq!(codes("mailto:a@b?x"), [Code::MailtoHeader]);
    assert_eq!(codes("mailto:a@b?Bcc=c@d"), [Code::MailtoUnsafeHeader]);
    assert_eq!(codes("mailto:a@b?body=x%0Dy"), [Code::MailtoLineBreak]);
    // RFC 6068 section 5: line breaks in other fields "SHOULD NOT be used".
    assert_eq!(codes("mailto:a@b?subject=x%0Dy"), [Code::MailtoFieldLineBreak]);
    assert_eq!(codes("mailto:a@b?subject=x%0D%0Ay&body=%0D%0A"), [Code::MailtoFieldLineBreak]);
    // Section 2: names are percent-encoded as values are.
    assert_eq!(codes("mailto:a@b?%62cc=c@d"), [Code::EncodedUnreserved, Code::MailtoUnsafeHeader]);
    assert_eq!(codes("mailto:a@b?"), [Code::MailtoHeader]);
    assert_eq!(codes("mailto:a@b#c"), [Code::MailtoFragment]);
}

/// RFC 8141.
#[test]
fn urn() {
    assert_eq!(codes("urn:example:a123,z456?+abc?=xyz#12/3"), [Code::UrnRComponent]);
    assert_eq!(codes("urn:example:a123,z456?=xyz"), []);
    for text in ["urn:a:b", "urn:-ab:c", "urn:ab-:c", "urn:example", "urn:example:/a", "urn://a/b"]
    {
        assert!(codes(text).contains(&Code::UrnName), "{text}");
    }
    assert_eq!(codes("urn:example:a?="), [Code::UrnQuery]);
}

/// RFC 8089.
#[test]
fn file() {
    for text in ["file:/path", "file:///path", "file://host.example.com/path", "file://localhost/a"]
    {
        assert_eq!(codes(text), [], "{text}");
    }
    assert_eq!(codes("file:path"), [Code::FilePath]);
    assert_eq!(codes("file://host"), [Code::FilePath]);
    // Absolute, and yet no path-absolute.
    assert_eq!(codes("file:////host/x"), [Code::FilePath]);
    let [finding] = findings("file:////host/x", Grammar::Rfc3987).try_into().unwrap();
    assert_eq!(finding.to_string(), "the path is not a path-absolute");
    assert_eq!(codes("file://u@host:1/a"), [Code::FileAuthority, Code::FileAuthority]);
    assert_eq!(codes("file:///a?b"), [Code::FileQuery]);
}

/// RFC 2397.
#[test]
fn data() {
    assert_eq!(codes("data:,A%20brief%20note"), []);
    assert_eq!(codes("data:image/gif;base64,R0lGODdhMAAwAPAAAAAAAP///ywAAAAAMAAw"), []);
    assert_eq!(codes("data:text/plain"), [Code::DataComma]);
    assert_eq!(codes("data:text/plain;base64,a!b"), [Code::DataBase64]);
    assert_eq!(codes("data:;base64,a?b"), [Code::DataBase64]);
    for text in ["data:text,x", "data:/,x", "data:a/b/c,x", "data:a?b/c,x", "data://a/b,x"] {
        assert_eq!(codes(text), [Code::DataMediaType], "{text}");
    }
    // RFC 2045 section 5.1: `token` has no tspecials.
    for text in ["data:a(b/c,x", "data:a@b/c,x", "data:a/b:c,x", "data:a=b/c,x", "data:a/b%5Bc,x"] {
        assert_eq!(codes(text), [Code::DataMediaType], "{text}");
    }
    // `parameter := attribute "=" value`.
    for text in ["data:a/b;c,x", "data:;c=,x", "data:;=c,x", "data:a/b;base64;c=d,x"] {
        assert_eq!(codes(text), [Code::DataMediaType], "{text}");
    }
    for text in ["data:a%23b/c+d.e;f=%22g%20(h)%22,x", "data:application/vnd-xxx-query,a,b/c"] {
        assert_eq!(codes(text), [], "{text}");
    }
}

/// RFC 4516.
#[test]
fn ldap() {
    assert_eq!(codes("ldap:///??sub??e-bindname=cn=Manager%2cdc=a"), [Code::LowerCaseHex]);
    assert_eq!(codes("ldap://ldap1.example.net/c=GB?objectClass?ONE"), []);
    assert_eq!(codes("ldap:/o=a"), [Code::LdapAuthority]);
    assert_eq!(codes("ldaps://u@a/"), [Code::LdapAuthority]);
    assert_eq!(codes("ldap://a/??all"), [Code::LdapScope]);
    assert_eq!(codes("ldap://a/????x?y"), [Code::LdapFields]);
}

/// RFC 1738 section 3.2.
#[test]
fn ftp() {
    assert_eq!(codes("ftp://a/b;type=D"), []);
    assert_eq!(codes("ftp://a/b;type=text"), [Code::FtpType]);
}

/// RFC 3966.
#[test]
fn tel() {
    assert_eq!(codes("tel:+1-201-555-0123"), []);
    assert_eq!(codes("tel:7042;phone-context=example.com"), []);
    assert_eq!(codes("tel:863-1234;phone-context=+1-914-555"), []);
    assert_eq!(codes("tel:863-1234"), [Code::TelContext]);
    // RFC 3966 section 3: `descriptor = domainname / global-number-digits`.
    for context in ["", "=", "=+", "=914", "=a..b", "=-a", "=a.1"] {
        let text = format!("tel:863-1234;phone-context{context}");
        assert_eq!(codes(&text), [Code::TelContext], "{text}");
    }
    assert_eq!(codes("tel:863-1234;PHONE-CONTEXT=1a.example."), []);
    assert_eq!(codes("tel:+1-800-flowers"), [Code::TelNumber]);
    assert_eq!(codes("tel:+1;ext=1;EXT=2"), [Code::TelParameter]);
}

/// What the preparation reports as an error is a finding, and the other way round.
#[test]
fn the_preparation_and_the_linter_agree() {
    for text in [
        "mailto:",
        "mailto:a@b",
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
        "data:,",
        "data:,a?b",
        "data:a?,b",
        "data:a/b;c,d",
        "data:;c=d,e",
        "data:a;c=d,e",
        "data://a,b",
        "data:///a,b",
    ] {
        let found = codes(text).into_iter().any(|code| {
            let mailto = [Code::MailtoAddress, Code::MailtoSolidus, Code::MailtoHeader];
            mailto.contains(&code) || [Code::DataComma, Code::DataMediaType].contains(&code)
        });
        let prepared = Preparation::new().reference(text);
        assert_eq!(prepared.scheme_specific().unwrap().is_err(), found, "{text}");
    }
}
