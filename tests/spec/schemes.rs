//! The table of schemes.

use iri_grammar::schemes::{Property, Schemes, Source};
use iri_grammar::{Grammar, Iri};
use std::collections::BTreeSet;

#[test]
fn schemes_are_data_with_sources() {
    let production = Grammar::Rfc3986.production("scheme").unwrap();
    let rows = Schemes::known().rows();
    let names: BTreeSet<&str> = rows.iter().map(|row| &*row.name).collect();
    assert_eq!(names.len(), rows.len(), "twice");
    for row in rows {
        assert!(production.matches(&row.name) && *row.name == row.name.to_ascii_lowercase());
        assert!(!row.facts.is_empty());
        for fact in row.facts.iter() {
            assert!(matches!(fact.source, Source::Citation(_)), "{} {:?}", row.name, fact.property);
            let source = fact.source.to_string();
            let by_rfc = source
                .strip_prefix("RFC ")
                .and_then(|source| source.split_once(" section "))
                .is_some_and(|(rfc, section)| rfc.parse::<u16>().is_ok() && !section.is_empty());
            let others = ["IANA ", "3987bis (March 2012) section ", "guidelines (2011) section "];
            let by_other = others.iter().any(|name| source.starts_with(name));
            assert!(by_rfc || by_other, "{} {source}", row.name);
        }
    }
}

#[test]
fn a_scheme_with_a_default_port_has_domain_names() {
    let schemes = Schemes::known();
    for row in schemes.rows() {
        let count =
            |is: fn(&Property) -> bool| row.facts.iter().filter(|it| is(&it.property)).count();
        let ports = count(|what| matches!(what, Property::DefaultPort(_)));
        let names = count(|what| matches!(what, Property::DomainName { .. }));
        assert!(ports <= names && names <= 1, "{}", row.name);
        assert_eq!(schemes.default_port(&row.name).is_some(), ports == 1);
        assert_eq!(schemes.has_domain_names(&row.name), names == 1);
        let with_port = format!("{}://r\u{e9}sum\u{e9}.example:1/", row.name);
        assert!(Iri::new(&with_port).is_ok());
    }
}

#[test]
fn ports_that_are_registered() {
    for (scheme, port) in [
        ("http", 80),
        ("https", 443),
        ("ftp", 21),
        ("telnet", 23),
        ("gopher", 70),
        ("pop", 110),
        ("nntp", 119),
        ("news", 119),
        ("imap", 143),
        ("ldap", 389),
        ("rtsp", 554),
        ("ipp", 631),
        ("go", 1096),
        ("dict", 2628),
        ("vnc", 5900),
    ] {
        assert_eq!(Schemes::known().default_port(&scheme.to_uppercase()), Some(port), "{scheme}");
    }
    for scheme in ["sieve", "file", "urn", "mailto", "gemini"] {
        assert_eq!(Schemes::known().default_port(scheme), None, "{scheme}");
    }
}

#[test]
fn what_the_caller_adds_comes_after_what_is_known() {
    let mut schemes = Schemes::none();
    schemes.add("HTTP", Property::DomainName { percent_encoding: false }, "RFC 2616 section 3.2.2");
    schemes.add("Http", Property::EmptyPath, "RFC 2616 section 3.2.3");
    assert_eq!((schemes.rows().len(), &*schemes.rows()[0].name), (1, "http"));
    let facts = schemes.facts("hTTP");
    assert!(matches!(facts[0].property, Property::DomainName { percent_encoding: false }));
    assert!(matches!(facts[1].property, Property::EmptyPath));
    assert_eq!(schemes.default_port("http"), None);
    assert!(schemes.remove("http").rows().is_empty());
    let mut schemes = Schemes::default();
    schemes.add("imap", Property::EmptyQuery, "an example");
    assert_eq!(schemes.facts("imap").len(), Schemes::known().facts("imap").len() + 1);
}
