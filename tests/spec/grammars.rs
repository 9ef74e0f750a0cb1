//! What the productions of every grammar take: RFC 3986 Appendix A, RFC 3987 section
//! 2.2, 3987bis sections 2.2 and 6.1, draft-masinter-url-i18n-07 section 2.2.

use crate::rows::rows;
use iri_grammar::spec::generic_split;
use iri_grammar::{Components, Error, Grammar, Production};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Reference {
    text: String,
    takes: Vec<String>,
    #[serde(default)]
    also: Vec<String>,
    scheme: Option<String>,
    userinfo: Option<String>,
    host: Option<String>,
    form: Option<String>,
    port: Option<String>,
    #[serde(default)]
    path: String,
    query: Option<String>,
    fragment: Option<String>,
}

impl Reference {
    fn assert_components(&self, components: Components<'_>) {
        let what = &self.text;
        assert_eq!(components.text(), self.text);
        assert_eq!(components.scheme(), self.scheme.as_deref(), "scheme of {what}");
        assert_eq!(components.userinfo(), self.userinfo.as_deref(), "userinfo of {what}");
        let host = components.host();
        assert_eq!(host.map(|host| host.text()), self.host.as_deref(), "host of {what}");
        assert_eq!(host.map(|host| host.form().to_string()), self.form, "form of {what}");
        assert_eq!(components.port(), self.port.as_deref(), "port of {what}");
        assert_eq!(components.path().text(), self.path, "path of {what}");
        assert_eq!(components.query(), self.query.as_deref(), "query of {what}");
        assert_eq!(components.fragment(), self.fragment.as_deref(), "fragment of {what}");
    }
}

#[test]
fn references_have_these_components_in_every_grammar_that_takes_them() {
    let rows: Vec<Reference> = rows(include_str!("../data/references.toml"));
    assert!(rows.len() > 50);
    for row in &rows {
        for grammar in Grammar::ALL {
            let named = |names: &[String]| names.iter().any(|name| name == grammar.name());
            match grammar.reference().components(&row.text) {
                Ok(components) if named(&row.takes) => row.assert_components(components),
                Ok(_) => assert!(named(&row.also), "{grammar} takes {:?}", row.text),
                Err(error) => {
                    assert!(!named(&row.takes) && !named(&row.also), "{grammar}: {error}");
                    assert_well_formed(&error, &row.text);
                }
            }
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ProductionRow {
    name: String,
    grammars: Vec<String>,
    valid: Vec<String>,
    invalid: Vec<String>,
}

#[test]
fn productions_take_these_texts_and_refuse_those() {
    for row in &rows::<ProductionRow>(include_str!("../data/productions.toml")) {
        for grammar in &row.grammars {
            let production = production(grammar, &row.name);
            for text in &row.valid {
                assert_eq!(production.check(text), Ok(()), "{production:?} {text:?}");
                #[cfg(feature = "tree")]
                assert!(production.parse(text).is_ok());
            }
            for text in &row.invalid {
                assert!(!production.matches(text), "{production:?} takes {text:?}");
                assert_well_formed(&production.check(text).unwrap_err(), text);
                #[cfg(feature = "tree")]
                assert!(production.parse(text).is_err());
            }
        }
    }
}

/// What holds for every error.
fn assert_well_formed(error: &Error, text: &str) {
    let (span, viable) = (error.span(), error.viable_prefix_len());
    assert!(span.start <= viable && viable <= span.end && span.end <= text.len(), "{error:?}");
    assert_eq!(error.character(), text[span.start..].chars().next());
    assert_eq!(error.found(), text[viable..].chars().next());
    assert_eq!(error.character_span(), span.in_characters(text));
    assert!(error.expected().next().is_some(), "{error:?}");
    assert!(!error.to_string().contains("EOI"));
}

/// Each range of the sets of characters, its ends and their neighbours.
#[test]
fn sets_of_characters_end_where_the_documents_say() {
    let planes = |planes: std::ops::RangeInclusive<u32>| {
        planes.map(|plane| (plane << 16, (plane << 16) | 0xFFFD)).collect::<Vec<_>>()
    };
    let bmp = vec![(0xA0, 0xD7FF), (0xF900, 0xFDCF), (0xFDF0, 0xFFEF)];
    let ucschar = [bmp, planes(1..=0xD), vec![(0xE1000, 0xEFFFD)]].concat();
    let private = [vec![(0xE000, 0xF8FF)], planes(0xF..=0x10)].concat();
    let private_and_tags = [vec![(0xE0000, 0xE0FFF)], private.clone()].concat();
    let leiri = vec![
        (0x00, 0x20),
        (0x22, 0x22),
        (0x3C, 0x3C),
        (0x3E, 0x3E),
        (0x5C, 0x5C),
        (0x5E, 0x5E),
        (0x60, 0x60),
        (0x7B, 0x7D),
        (0x7F, 0xD7FF),
        (0xE000, 0xFFFD),
        (0x10000, 0x10FFFF),
    ];
    let ichar = vec![(0xA0, 0x2069), (0x206C, 0xD7FF), (0xF900, 0xDFFFF), (0xE0080, 0xEFFFF)];
    for (grammar, name, ranges) in [
        ("rfc3987", "ucschar", &ucschar),
        ("rfc3987bis", "ucschar", &ucschar),
        ("rfc3987", "iprivate", &private),
        ("rfc3987bis", "iprivate", &private_and_tags),
        ("leiri", "iprivate", &private_and_tags),
        ("leiri", "leiri-ucschar", &leiri),
        ("url-i18n-07", "ichar", &ichar),
    ] {
        let production = production(grammar, name);
        let every_end = [&ucschar, &private_and_tags, &leiri, &ichar].into_iter().flatten();
        for value in every_end.flat_map(|&(a, b)| [a.saturating_sub(1), a, b, b + 1]) {
            let Some(c) = char::from_u32(value) else { continue };
            let within = ranges.iter().any(|&(first, last)| first <= value && value <= last);
            assert_eq!(production.matches(&c.to_string()), within, "{production:?} U+{value:04X}");
        }
    }
}

#[test]
fn every_production_is_there_under_the_documents_names() {
    let counts = Grammar::ALL.map(|grammar| grammar.productions().len());
    assert_eq!(counts, [36, 39, 41, 41, 45]);
    for grammar in Grammar::ALL {
        for production in grammar.productions() {
            let abnf = production.abnf();
            assert!(
                abnf.starts_with(&production.name().replace('_', "-")),
                "{production:?}: {abnf}"
            );
            let identifier = production.name().replace('-', "_");
            let begins = |line: &str| line.split([' ', '=']).next() == Some(&identifier);
            assert!(production.pest().lines().any(begins), "{production:?}");
            assert_eq!(grammar.production(&identifier.to_uppercase()), Some(production));
        }
        assert_eq!(grammar.production("no-such-rule"), None);
        assert_eq!(grammar.name().parse(), Ok(grammar));
    }
    // Also those that no other rule names.
    for name in ["ipath", "absolute-IRI", "reserved", "gen-delims"] {
        assert!(Grammar::Rfc3987.production(name).is_some(), "{name}");
    }
}

#[test]
fn sections_and_texts_are_those_of_the_document() {
    let cite = |grammar: Grammar, name| grammar.production(name).unwrap().citation().to_string();
    assert_eq!(cite(Grammar::Rfc3986, "port"), "RFC 3986 section 3.2.3");
    assert_eq!(cite(Grammar::Rfc3987, "iquery"), "RFC 3987 section 2.2");
    assert_eq!(cite(Grammar::Leiri, "leiri-ucschar"), "3987bis (March 2012) section 6.1");
    assert_eq!(cite(Grammar::Leiri, "HEXDIG"), "RFC 5234 Appendix B.1");
    let production = Grammar::Rfc3987.production("dec-octet").unwrap();
    assert_eq!(production.abnf().lines().count(), 5);
    assert!(production.pest().starts_with("// Repair 2"));
    assert!(Grammar::Rfc3987.production("ipath-empty").unwrap().abnf().ends_with("0<ipchar>"));
}

#[cfg(feature = "tree")]
#[test]
fn trees_have_the_productions_of_the_document() {
    let text = "http://u@[::1.2.3.4]:80/a/\u{e9}?q#f";
    let tree = Grammar::Rfc3987.reference().parse(text).unwrap();
    let mut lines = Vec::new();
    let mut stack = vec![(0, tree.root().unwrap())];
    while let Some((depth, node)) = stack.pop() {
        lines.push(format!("{:depth$}{} {}", "", node.production(), node.text()));
        let children: Vec<_> = node.children().collect();
        stack.extend(children.into_iter().rev().map(|child| (depth + 1, child)));
    }
    assert_eq!(
        lines,
        [
            "IRI-reference http://u@[::1.2.3.4]:80/a/\u{e9}?q#f",
            " IRI http://u@[::1.2.3.4]:80/a/\u{e9}?q#f",
            "  scheme http",
            "  ihier-part //u@[::1.2.3.4]:80/a/\u{e9}",
            "   iauthority u@[::1.2.3.4]:80",
            "    iuserinfo u",
            "    ihost [::1.2.3.4]",
            "     IP-literal [::1.2.3.4]",
            "      IPv6address ::1.2.3.4",
            "       ls32 1.2.3.4",
            "        IPv4address 1.2.3.4",
            "    port 80",
            "   ipath-abempty /a/\u{e9}",
            "  iquery q",
            "  ifragment f",
        ]
    );
    let query = tree.root().unwrap().children().next().unwrap().children().nth(2).unwrap();
    assert_eq!((query.span().start, query.character_span().start), (29, 28));
}

/// RFC 2396 divides an identifier otherwise than RFC 3986 does.
#[test]
fn url_i18n_07_has_opaque_parts_and_authorities_that_are_names() {
    let reference = Grammar::UrlI18n07.reference();
    let opaque = reference.components("mailto:a?b#c").unwrap();
    assert_eq!((opaque.path().text(), opaque.query()), ("a?b", None));
    assert_eq!(opaque.path().form(), iri_grammar::PathForm::Opaque);
    assert_eq!(opaque.path().segments().count(), 0);
    assert_eq!(opaque.fragment(), Some("c"));

    let named = reference.components("//u@01.2.3.4/").unwrap();
    assert_eq!(named.userinfo(), Some("u"));
    assert_eq!(named.host().unwrap().form(), iri_grammar::HostForm::IPv4address);
    let named = reference.components("//u@b@c:1/").unwrap();
    assert_eq!((named.userinfo(), named.port()), (None, None));
    assert_eq!(named.host().unwrap().text(), "u@b@c:1");
}

/// A production that is no identifier has the components that are inside of it.
#[test]
fn parts_of_an_identifier_have_components_too() {
    let components = |name, text| production("rfc3987", name).components(text).unwrap();
    let query = components("iquery", "a");
    assert_eq!((query.query(), query.path().text()), (Some("a"), ""));
    let authority = components("iauthority", "u@h:1");
    assert_eq!((authority.userinfo(), authority.port()), (Some("u"), Some("1")));
    assert_eq!(components("IPv4address", "1.2.3.4").authority(), None);
}

#[test]
fn segments_are_what_slashes_separate() {
    let segments = |text| -> Vec<_> {
        Grammar::Rfc3987.reference().components(text).unwrap().path().segments().collect()
    };
    assert_eq!(segments(""), [""; 0]);
    assert_eq!(segments("/"), [""]);
    assert_eq!(segments("//h//"), ["", ""]);
    assert_eq!(segments("a/b"), ["a", "b"]);
    assert_eq!(segments("/a/b/"), ["a", "b", ""]);
}

#[cfg(feature = "tree")]
#[test]
fn a_long_text_takes_no_stack_and_no_node_for_each_character() {
    let long = "a/".repeat(1_000_000);
    let text = format!("http://h/{long}");
    let tree = Grammar::Rfc3987.reference().parse(&text).unwrap();
    assert!(format!("{tree:?}").len() < 8 * text.len());
    assert_eq!(tree.root().unwrap().text().len(), text.len());
    let error = Grammar::Rfc3987.reference().check(&(text.clone() + " ")).unwrap_err();
    assert_eq!(error.span().start, text.len());
    let colons = format!("//[{}]", ":".repeat(1_000_000));
    assert_eq!(Grammar::Rfc3987.reference().check(&colons).unwrap_err().span().start, 5);
}

fn production(grammar: &str, name: &str) -> Production {
    let grammar: Grammar = grammar.parse().unwrap();
    grammar.production(name).unwrap_or_else(|| panic!("{grammar} has no {name}"))
}

/// RFC 3987, 3987bis and draft-masinter-url-i18n-07 section 2.1: characters beyond US-ASCII "MUST NOT
/// be used for syntactical purposes".
#[test]
fn s2_1_no_character_beyond_us_ascii_is_a_delimiter() {
    let sets = [("rfc3987", "ucschar"), ("rfc3987bis", "ucschar"), ("url-i18n-07", "ichar")]
        .map(|(grammar, set)| [set, "iunreserved", "reserved"].map(|it| production(grammar, it)));
    let beyond = ('\u{10000}'..=char::MAX).step_by(251);
    for c in ('\u{80}'..='\u{ffff}').chain(beyond) {
        let (path, query, fragment) = (format!("/p{c}/;"), format!("q{c}="), format!("f{c}"));
        let text = format!("s://u{c}:@h{c}:1{path}?{query}#{fragment}");
        let split = generic_split(&text);
        let authority = (Some("u?:"), "h?", Some("1"));
        let parts = split.authority_parts().unwrap();
        let marked = |part: &str| part.replace(c, "?");
        assert_eq!(parts.0.map(marked).as_deref(), authority.0, "{c:?}");
        assert_eq!((marked(parts.1).as_str(), parts.2), (authority.1, authority.2), "{c:?}");
        assert_eq!((split.scheme, split.path), (Some("s"), &*path), "{c:?}");
        assert_eq!((split.query, split.fragment), (Some(&*query), Some(&*fragment)), "{c:?}");

        for [set, iunreserved, reserved] in &sets {
            let text = &c.to_string();
            assert_eq!(iunreserved.matches(text), set.matches(text), "{set:?} {c:?}");
            assert!(!reserved.matches(text), "{reserved:?} {c:?}");
        }
    }
}

/// A text is read many octets at a time: a component ends all the same where its delimiter stands.
#[test]
fn a_component_ends_wherever_its_delimiter_stands() {
    for length in 0..70 {
        let (part, rest) = ("a".repeat(length), "b".repeat(20));
        let texts = [
            format!("s:{part}?{rest}"),
            format!("s:{part}#{rest}"),
            format!("s:?{part}#{rest}"),
            format!("s://{part}/{rest}"),
            format!("s://{part}@{rest}"),
            format!("s://{part}:80/{rest}"),
        ];
        for text in texts {
            let split = generic_split(&text);
            let components = Grammar::Rfc3987.reference().components(&text).unwrap();
            assert_eq!(components.authority().map(|it| it.text()), split.authority, "{text}");
            assert_eq!(components.path().text(), split.path, "{text}");
            assert_eq!(components.query(), split.query, "{text}");
            assert_eq!(components.fragment(), split.fragment, "{text}");
            let parts =
                components.authority().map(|it| (it.userinfo(), it.host().text(), it.port()));
            assert_eq!(parts, split.authority_parts(), "{text}");
        }
        for c in [' ', '<', '\u{fffe}'] {
            let text = format!("s:{part}{c}{rest}");
            let error = Grammar::Rfc3987.reference().components(&text).unwrap_err();
            assert_eq!(error.span().start, 2 + length, "{text}");
        }
    }
}

/// The path of a production that is only a path is the alternative that its text is.
#[test]
fn rfc3986_s3_3_a_path_alone_is_the_alternative_that_its_text_is() {
    use iri_grammar::PathForm::{Abempty, Noscheme, Rootless};
    for (grammar, rule) in [(Grammar::Rfc3986, "path"), (Grammar::Rfc3987, "ipath")] {
        let path = grammar.production(rule).unwrap();
        for (text, form) in
            [("", Abempty), ("/a:b", Abempty), ("a:b/c", Rootless), ("a/b:c", Noscheme)]
        {
            assert_eq!(path.components(text).unwrap().path().form(), form, "{rule} {text:?}");
        }
    }
}
