//! RFC 3986 section 6.2: the comparison ladder, for URIs and for IRIs that are mapped.

#[cfg(feature = "idna")]
use crate::rows::rows;
#[cfg(feature = "idna")]
use iri_grammar::UriReference;
#[cfg(feature = "idna")]
use iri_grammar::ladder::{Idn, Keyed, PercentEncoding};
use iri_grammar::ladder::{Ladder, Redirects, Rung};
#[cfg(feature = "idna")]
use iri_grammar::spec::Trace;
use iri_grammar::{Iri, Uri};
#[cfg(feature = "idna")]
use serde::Deserialize;

fn meet(a: &str, b: &str) -> Option<(Rung, &'static str)> {
    let (a, b) = (Uri::new(a).unwrap(), Uri::new(b).unwrap());
    let comparison = Ladder::new().compare(&a, &b, Rung::ProtocolBased).unwrap();
    let forms = comparison.forms().iter().find(|forms| forms.equal())?;
    assert_eq!(forms.section.document.to_string(), "RFC 3986");
    Some((forms.rung, forms.section.section))
}

#[test]
fn s6_2_1_identical_strings() {
    assert_eq!(meet("http://a/", "http://a/"), Some((Rung::SimpleString, "6.2.1")));
    // "codepoint-by-codepoint"
    for (a, b) in [("http://a/A", "http://a/a"), ("x:%7e", "x:%7E"), ("x:a", "x:ab"), ("x:", "x:#")]
    {
        let [a, b] = [a, b].map(|text| Uri::new(text).unwrap());
        assert_eq!(
            Ladder::for_comparison().equivalent(&a, &b, Rung::SimpleString),
            Ok(false),
            "{a} {b}"
        );
    }
}

#[test]
fn s6_2_2_example() {
    let (a, b) = ("example://a/b/c/%7Bfoo%7D", "eXAMPLE://a/./b/../b/%63/%7bfoo%7d");
    assert_eq!(meet(a, b), Some((Rung::PathSegments, "6.2.2.3")));
}

#[test]
fn s6_2_2_1_example() {
    let met = meet("HTTP://www.EXAMPLE.com/", "http://www.example.com/");
    assert_eq!(met, Some((Rung::Case, "6.2.2.1")));
    assert_eq!(meet("http://a/%3a", "http://a/%3A"), Some((Rung::Case, "6.2.2.1")));
    assert_eq!(meet("http://a/A", "http://a/a"), None);
}

#[test]
fn s6_2_2_2_unreserved_characters() {
    assert_eq!(meet("http://a/%7e", "http://a/~"), Some((Rung::PercentEncoding, "6.2.2.2")));
    assert_eq!(meet("http://a/%2F", "http://a//"), None);
}

#[test]
fn s6_2_2_3_dot_segments() {
    assert_eq!(meet("http://a/b/../c", "http://a/c"), Some((Rung::PathSegments, "6.2.2.3")));
}

#[test]
fn s6_2_3_examples() {
    let four = [
        "http://example.com",
        "http://example.com/",
        "http://example.com:/",
        "http://example.com:80/",
    ];
    for text in four {
        let given = Uri::new(text).unwrap();
        let normalized = Ladder::new().climb(Rung::SchemeBased, &given).unwrap();
        assert_eq!(normalized.identifier, "http://example.com/");
        assert_eq!(meet("http://example.com/?", text), None);
    }
    assert_eq!(meet("http://example.com/#", "http://example.com/"), None);
    let (a, b) = ("mailto:Joe@Example.COM", "mailto:Joe@example.com");
    assert_eq!(meet(a, b), Some((Rung::SchemeBased, "6.2.3")));
}

/// RFC 8141 section 2: `NID = (alphanum) 0*30(ldh) (alphanum)`.
#[test]
fn s6_2_2_1_what_is_no_nid_keeps_its_case() {
    for (text, normal) in [("urn:/%0a:b", "urn:/%0A:b"), ("urn:A/B:c", "urn:A/B:c")] {
        let given = Uri::new(text).unwrap();
        let normalized = Ladder::new().climb(Rung::SchemeBased, &given).unwrap();
        assert_eq!(normalized.identifier, normal);
    }
}

/// RFC 8141 section 3.1 ignores components in comparing URNs; it does not remove them.
#[test]
fn rfc8141_s3_1_normalization_keeps_the_components_that_comparison_ignores() {
    let forms = ["urn:example:weather", "urn:example:weather?+r?=op=map#f"];
    let [name, whole] = forms.map(|text| Uri::new(text).unwrap());
    for rung in [Rung::SchemeBased, Rung::ProtocolBased] {
        for ladder in [Ladder::new(), Ladder::for_comparison()] {
            assert_eq!(ladder.climb(rung, &whole).unwrap().identifier, whole);
            assert_eq!(ladder.apply(rung, &whole).unwrap().identifier, whole);
            let comparison = ladder.compare(&name, &whole, rung).unwrap();
            assert_eq!(comparison.lowest_rung(), Some(Rung::SchemeBased));
            let last = comparison.forms().last().unwrap();
            assert_eq!((&*last.left, &*last.right), (forms[0], forms[0]));
        }
    }
}

/// The first six examples, which are equivalent to each other.
#[test]
fn rfc8141_s3_2_examples_are_equivalent() {
    let urns = [
        "urn:example:a123,z456",
        "URN:example:a123,z456",
        "urn:EXAMPLE:a123,z456",
        "urn:example:a123,z456?+abc",
        "urn:example:a123,z456?=xyz",
        "urn:example:a123,z456#789",
    ];
    let urns = urns.map(|text| Uri::new(text).unwrap());
    for (a, b) in urns.iter().flat_map(|a| urns.iter().map(move |b| (a, b))) {
        assert_eq!(
            Ladder::for_comparison().equivalent(a, b, Rung::SchemeBased),
            Ok(true),
            "{a} {b}"
        );
    }
}

/// What a redirection is known of is the URN, with whatever components.
#[test]
fn rfc8141_s3_1_redirections_are_those_of_equivalent_urns() {
    let iri = |text| Iri::new(text).unwrap();
    let mut redirects = Redirects::new();
    redirects.observe(&iri("urn:example:a?=b"), &iri("urn:example:a/#f")).unwrap();
    let ladder = Ladder::for_comparison().knowledge(&redirects);
    let (a, b) = (iri("URN:example:a#g"), iri("urn:EXAMPLE:a/"));
    assert_eq!(ladder.equivalent(&a, &b, Rung::ProtocolBased), Ok(true));
}

#[test]
fn s6_2_4_example_needs_knowledge() {
    assert_eq!(meet("http://example.com/data", "http://example.com/data/"), None);
}

#[test]
fn iris_are_compared_as_the_uris_that_they_are_mapped_to() {
    let a = Iri::new("http://\u{c9}.COM/\u{e9}").unwrap().to_uri();
    let b = Iri::new("http://%C3%89.com/%C3%A9").unwrap().to_uri();
    let comparison = Ladder::new().compare(&a, &b, Rung::ProtocolBased).unwrap();
    assert_eq!(comparison.lowest_rung(), Some(Rung::Case));
}

#[cfg(feature = "idna")]
#[test]
fn a_uri_stays_a_uri() {
    let uri = UriReference::new("http://xn--rsum-bpad.EXAMPLE.org/%C3%A9").unwrap();
    let ladder = Ladder::new().idn(Idn::Agreed).percent_encoding(PercentEncoding::Iunreserved);
    let normalized = ladder.climb(Rung::SchemeBased, &uri).unwrap();
    assert_eq!(normalized.identifier, "http://xn--rsum-bpad.example.org/%C3%A9");
    let encoded = UriReference::new("http://r%C3%A9sum%C3%A9.example.org/").unwrap();
    let normalized = ladder.climb(Rung::SchemeBased, &encoded).unwrap();
    assert_eq!(normalized.identifier, "http://xn--rsum-bpad.example.org/");
}

#[cfg(feature = "idna")]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    source: String,
    normal: String,
    #[serde(default)]
    equivalent: Vec<String>,
    /// Equivalent to `normal`, but normal forms, too: they have components that comparison ignores.
    #[serde(default)]
    ignored: Vec<String>,
    #[serde(default)]
    different: Vec<String>,
}

/// "Fragment identifier semantics are independent of the URI scheme and thus cannot be redefined by
/// scheme specifications."
#[cfg(feature = "idna")]
#[test]
fn s3_5_no_scheme_changes_the_fragment() {
    let rows: Vec<Case> = rows(include_str!("../data/schemes.toml"));
    for case in rows.iter().filter(|case| !case.normal.contains('#')) {
        for text in &case.equivalent {
            for fragment in ["#", "#A:80/./b@localhost,%2C?"] {
                let with_fragment = format!("{text}{fragment}");
                let given = Iri::new(&with_fragment).unwrap();
                let normalized = Ladder::new().climb(Rung::SchemeBased, &given).unwrap();
                assert_eq!(normalized.identifier.fragment(), given.fragment(), "{given}");
            }
        }
    }
}

#[cfg(feature = "idna")]
#[test]
fn s6_2_3_table_of_schemes() {
    let rows: Vec<Case> = rows(include_str!("../data/schemes.toml"));
    let (ladder, comparing) =
        (Ladder::new().idn(Idn::Agreed), Ladder::for_comparison().idn(Idn::Agreed));
    for Case { source, normal, equivalent, ignored, different } in rows {
        let iri = Iri::new(&normal).unwrap();
        for text in equivalent.iter().chain([&normal]) {
            let other = Iri::new(text).unwrap_or_else(|error| panic!("{text}: {error}"));
            let mut steps = Trace::on();
            let normalized =
                ladder.climb_with_trace(Rung::SchemeBased, &other, &mut steps).unwrap();
            assert_eq!(normalized.identifier, normal.as_str(), "{text}");
            if text != &normal {
                let sources = steps.iter().filter_map(|it| it.source.as_deref());
                assert!(sources.clone().any(|it| it == source), "{text}: {sources:?}");
            }
            assert_eq!(comparing.equivalent(&iri, &other, Rung::SchemeBased), Ok(true), "{text}");
        }
        for text in &ignored {
            let other = Iri::new(text).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(ladder.is_normal(&other, Rung::SchemeBased), Ok(true), "{text}");
            assert_eq!(comparing.equivalent(&iri, &other, Rung::SchemeBased), Ok(true), "{text}");
            assert_eq!(comparing.equivalent(&iri, &other, Rung::PathSegments), Ok(false), "{text}");
            let keyed = Keyed::with_ladder(&comparing, &other, Rung::SchemeBased).unwrap();
            assert_eq!(keyed.key(), normal, "{text}");
        }
        for text in &different {
            let other = Iri::new(text).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(comparing.equivalent(&iri, &other, Rung::SchemeBased), Ok(false), "{text}");
        }
    }
}
