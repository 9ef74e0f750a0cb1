//! What the specifications of schemes say: one test for each scheme.

use crate::findings::{codes, findings};
use iri_grammar::Grammar;
use iri_grammar::advice::Code;

/// RFC 9110 section 4.2.
#[test]
fn http_and_https() {
    assert_eq!(codes("http:/a"), [Code::HttpWithoutAuthority]);
    assert_eq!(codes("https:///a"), [Code::HttpEmptyHost]);
    assert_eq!(codes("https://u@a/"), [Code::HttpUserinfo]);
    assert_eq!(codes("https://u:p@a/"), [Code::Password]);
    assert_eq!(codes("http://a?b"), [Code::HttpEmptyPath]);
    assert_eq!(codes("//u@a"), []);
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
    assert_eq!(codes("mailto:a@b?subject=x%0Dy"), []);
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
    assert_eq!(finding.to_string(), "the path is no path-absolute");
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
    assert_eq!(codes("tel:+1-800-flowers"), [Code::TelNumber]);
    assert_eq!(codes("tel:+1;ext=1;EXT=2"), [Code::TelParameter]);
}
