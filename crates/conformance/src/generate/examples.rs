//! The examples of the documents, each with the result that the document gives.

use crate::case::{CompareInput, Level, NormalizeInput, ReferenceInput};
use crate::case::{Components, Expect, Input};

/// An example of a document.
pub struct Example {
    pub section: &'static str,
    pub input: Input,
    pub expect: Expect,
}

/// RFC 3986 sections 5.4.1 and 5.4.2, strictly.
const RESOLVE: [(&str, &str, &str); 42] = [
    ("5.4.1", "g:h", "g:h"),
    ("5.4.1", "g", "http://a/b/c/g"),
    ("5.4.1", "./g", "http://a/b/c/g"),
    ("5.4.1", "g/", "http://a/b/c/g/"),
    ("5.4.1", "/g", "http://a/g"),
    ("5.4.1", "//g", "http://g"),
    ("5.4.1", "?y", "http://a/b/c/d;p?y"),
    ("5.4.1", "g?y", "http://a/b/c/g?y"),
    ("5.4.1", "#s", "http://a/b/c/d;p?q#s"),
    ("5.4.1", "g#s", "http://a/b/c/g#s"),
    ("5.4.1", "g?y#s", "http://a/b/c/g?y#s"),
    ("5.4.1", ";x", "http://a/b/c/;x"),
    ("5.4.1", "g;x", "http://a/b/c/g;x"),
    ("5.4.1", "g;x?y#s", "http://a/b/c/g;x?y#s"),
    ("5.4.1", "", "http://a/b/c/d;p?q"),
    ("5.4.1", ".", "http://a/b/c/"),
    ("5.4.1", "./", "http://a/b/c/"),
    ("5.4.1", "..", "http://a/b/"),
    ("5.4.1", "../", "http://a/b/"),
    ("5.4.1", "../g", "http://a/b/g"),
    ("5.4.1", "../..", "http://a/"),
    ("5.4.1", "../../", "http://a/"),
    ("5.4.1", "../../g", "http://a/g"),
    ("5.4.2", "../../../g", "http://a/g"),
    ("5.4.2", "../../../../g", "http://a/g"),
    ("5.4.2", "/./g", "http://a/g"),
    ("5.4.2", "/../g", "http://a/g"),
    ("5.4.2", "g.", "http://a/b/c/g."),
    ("5.4.2", ".g", "http://a/b/c/.g"),
    ("5.4.2", "g..", "http://a/b/c/g.."),
    ("5.4.2", "..g", "http://a/b/c/..g"),
    ("5.4.2", "./../g", "http://a/b/g"),
    ("5.4.2", "./g/.", "http://a/b/c/g/"),
    ("5.4.2", "g/./h", "http://a/b/c/g/h"),
    ("5.4.2", "g/../h", "http://a/b/c/h"),
    ("5.4.2", "g;x=1/./y", "http://a/b/c/g;x=1/y"),
    ("5.4.2", "g;x=1/../y", "http://a/b/c/y"),
    ("5.4.2", "g?y/./x", "http://a/b/c/g?y/./x"),
    ("5.4.2", "g?y/../x", "http://a/b/c/g?y/../x"),
    ("5.4.2", "g#s/./x", "http://a/b/c/g#s/./x"),
    ("5.4.2", "g#s/../x", "http://a/b/c/g#s/../x"),
    ("5.4.2", "http:g", "http:g"),
];

/// The examples of RFC 3986 section 5.4.
pub fn resolve() -> Vec<Example> {
    let example = |&(section, reference, target): &(&'static str, &str, &str)| Example {
        section,
        input: Input::Reference(ReferenceInput {
            base: "http://a/b/c/d;p?q".to_owned(),
            reference: reference.to_owned(),
        }),
        expect: Expect::text(target),
    };
    RESOLVE.iter().map(example).collect()
}

/// Components: scheme, authority, userinfo, host, port, path, query, fragment.
type Row = (
    Option<&'static str>,
    Option<&'static str>,
    Option<&'static str>,
    Option<&'static str>,
    Option<&'static str>,
    &'static str,
    Option<&'static str>,
    Option<&'static str>,
);

/// The examples of RFC 3986 sections 1.1.2, 3 and 3.3, and Appendix B.
pub fn split() -> Vec<Example> {
    #[rustfmt::skip]
    let rows: [(&'static str, &str, Row); 12] = [
        ("1.1.2", "ftp://ftp.is.co.za/rfc/rfc1808.txt",
            (Some("ftp"), Some("ftp.is.co.za"), None, Some("ftp.is.co.za"), None, "/rfc/rfc1808.txt", None, None)),
        ("1.1.2", "http://www.ietf.org/rfc/rfc2396.txt",
            (Some("http"), Some("www.ietf.org"), None, Some("www.ietf.org"), None, "/rfc/rfc2396.txt", None, None)),
        ("1.1.2", "ldap://[2001:db8::7]/c=GB?objectClass?one",
            (Some("ldap"), Some("[2001:db8::7]"), None, Some("[2001:db8::7]"), None, "/c=GB", Some("objectClass?one"), None)),
        ("1.1.2", "mailto:John.Doe@example.com",
            (Some("mailto"), None, None, None, None, "John.Doe@example.com", None, None)),
        ("1.1.2", "news:comp.infosystems.www.servers.unix",
            (Some("news"), None, None, None, None, "comp.infosystems.www.servers.unix", None, None)),
        ("1.1.2", "tel:+1-816-555-1212",
            (Some("tel"), None, None, None, None, "+1-816-555-1212", None, None)),
        ("1.1.2", "telnet://192.0.2.16:80/",
            (Some("telnet"), Some("192.0.2.16:80"), None, Some("192.0.2.16"), Some("80"), "/", None, None)),
        ("1.1.2", "urn:oasis:names:specification:docbook:dtd:xml:4.1.2",
            (Some("urn"), None, None, None, None, "oasis:names:specification:docbook:dtd:xml:4.1.2", None, None)),
        ("3", "foo://example.com:8042/over/there?name=ferret#nose",
            (Some("foo"), Some("example.com:8042"), None, Some("example.com"), Some("8042"), "/over/there", Some("name=ferret"), Some("nose"))),
        ("3", "urn:example:animal:ferret:nose",
            (Some("urn"), None, None, None, None, "example:animal:ferret:nose", None, None)),
        ("3.3", "foo://info.example.com?fred",
            (Some("foo"), Some("info.example.com"), None, Some("info.example.com"), None, "", Some("fred"), None)),
        ("B", "http://www.ics.uci.edu/pub/ietf/uri/#Related",
            (Some("http"), Some("www.ics.uci.edu"), None, Some("www.ics.uci.edu"), None, "/pub/ietf/uri/", None, Some("Related"))),
    ];
    let owned = |it: Option<&str>| it.map(str::to_owned);
    let example = |(section, input, row): (&'static str, &str, Row)| {
        let (scheme, authority, userinfo, host, port, path, query, fragment) = row;
        Example {
            section,
            input: Input::text(input),
            expect: Expect::Components(Box::new(Components {
                scheme: owned(scheme),
                authority: owned(authority),
                userinfo: owned(userinfo),
                host: owned(host),
                port: owned(port),
                path: path.to_owned(),
                query: owned(query),
                fragment: owned(fragment),
            })),
        }
    };
    rows.into_iter().map(example).collect()
}

/// The examples of RFC 3986 section 6.2.
pub fn normalize() -> Vec<Example> {
    let rows = [
        ("6.2.2.1", "HTTP://www.EXAMPLE.com/", Level::Case, "http://www.example.com/"),
        ("6.2.2", "eXAMPLE://a/./b/../b/%63/%7bfoo%7d", Level::Syntax, "example://a/b/c/%7Bfoo%7D"),
        ("6.2.3", "http://example.com", Level::Scheme, "http://example.com/"),
        ("6.2.3", "http://example.com:/", Level::Scheme, "http://example.com/"),
        ("6.2.3", "http://example.com:80/", Level::Scheme, "http://example.com/"),
        ("6.2.3", "http://example.com/?", Level::Scheme, "http://example.com/?"),
    ];
    let example = |(section, text, level, expect): (_, &str, _, _)| Example {
        section,
        input: Input::Normalize(NormalizeInput { text: text.to_owned(), level }),
        expect: Expect::text(expect),
    };
    rows.into_iter().map(example).collect()
}

fn pair(left: &str, right: &str, level: Level) -> Input {
    Input::Compare(CompareInput { left: left.to_owned(), right: right.to_owned(), level })
}

/// The examples of RFC 3986 section 6.2.
pub fn compare() -> Vec<Example> {
    let rows = [
        (
            "6.2.2",
            "example://a/b/c/%7Bfoo%7D",
            "eXAMPLE://a/./b/../b/%63/%7bfoo%7d",
            Level::Syntax,
            true,
        ),
        ("6.2.2.1", "HTTP://www.EXAMPLE.com/", "http://www.example.com/", Level::Case, true),
        ("6.2.3", "http://example.com", "http://example.com/", Level::Scheme, true),
        ("6.2.3", "http://example.com:/", "http://example.com/", Level::Scheme, true),
        ("6.2.3", "http://example.com:80/", "http://example.com/", Level::Scheme, true),
        ("6.2.3", "http://example.com/?", "http://example.com/", Level::Scheme, false),
    ];
    let example = |(section, left, right, level, equal)| Example {
        section,
        input: pair(left, right, level),
        expect: Expect::Equal { equal },
    };
    rows.into_iter().map(example).collect()
}

/// The examples of RFC 3987 section 3.1, without ToASCII.
pub fn to_uri() -> Vec<Example> {
    let rows = [
        ("3.1", "http://résumé.example.org", "http://r%C3%A9sum%C3%A9.example.org"),
        (
            "3.1",
            "http://www.example.org/red%09rosé#red",
            "http://www.example.org/red%09ros%C3%A9#red",
        ),
        (
            "3.1",
            "http://example.com/\u{10300}\u{10301}\u{10302}",
            "http://example.com/%F0%90%8C%80%F0%90%8C%81%F0%90%8C%82",
        ),
    ];
    rows.map(|(section, input, expect)| Example {
        section,
        input: Input::text(input),
        expect: Expect::text(expect),
    })
    .into()
}

/// The examples of RFC 3987 sections 3.2 and 3.2.1.
pub fn to_iri() -> Vec<Example> {
    let rows = [
        ("3.2", "http://www.example.org/r%E9sum%E9.html", "http://www.example.org/r%E9sum%E9.html"),
        ("3.2.1", "http://www.example.org/D%C3%BCrst", "http://www.example.org/Dürst"),
        ("3.2.1", "http://www.example.org/D%FCrst", "http://www.example.org/D%FCrst"),
        (
            "3.2.1",
            "http://xn--99zt52a.example.org/%e2%80%ae",
            "http://xn--99zt52a.example.org/%E2%80%AE",
        ),
    ];
    rows.map(|(section, input, expect)| Example {
        section,
        input: Input::text(input),
        expect: Expect::text(expect),
    })
    .into()
}
