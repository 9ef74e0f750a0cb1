//! RFC 3987 section 4.2: Bidi IRI structure.

use iri_grammar::bidi::{ComponentKind, Restriction, Structure};
use iri_grammar::schemes::{Property, Schemes};
use iri_grammar::{Grammar, IriReference};

/// The components, and what each is.
fn components<'t>(structure: Structure<'_>, text: &'t str) -> Vec<(ComponentKind, &'t str)> {
    let iri = IriReference::new(text).unwrap();
    let components = structure.components(iri.components());
    components.into_iter().map(|(kind, span)| (kind, span.slice(text))).collect()
}

/// What is broken: the component, how, and by which character.
fn broken<'t>(structure: Structure<'_>, text: &'t str) -> Vec<(&'t str, Restriction, char)> {
    let iri = IriReference::new(text).unwrap();
    let violations = structure.violations(iri.components());
    violations
        .into_iter()
        .map(|it| (it.component.slice(text), it.restriction, it.character))
        .collect()
}

use ComponentKind as Kind;

#[test]
fn s4_2_syntax_rules_that_correspond_to_components() {
    assert_eq!(
        components(Structure::new(), "x://u:p@a.b:8/c/d.e//?f=g;h#i"),
        [
            (Kind::Userinfo, "u:p"),
            (Kind::RegName, "a.b"),
            (Kind::Segment, "c"),
            (Kind::Segment, "d.e"),
            (Kind::Query, "f=g;h"),
            (Kind::Fragment, "i"),
        ]
    );
    assert_eq!(components(Structure::new(), "http://[::1]:8/"), []);
    assert_eq!(components(Structure::new(), "a:b"), [(Kind::Segment, "b")]);
    assert_eq!(components(Structure::new(), ""), []);
}

#[test]
fn s4_2_each_label_of_a_domain_name() {
    let structure = Structure::new();
    assert_eq!(
        components(structure, "HTTP://a.b\u{3002}c./"),
        [(Kind::Label, "a"), (Kind::Label, "b"), (Kind::Label, "c")]
    );
    assert_eq!(components(structure, "//a.b/"), [(Kind::RegName, "a.b")]);
    assert_eq!(components(structure.base_scheme("http"), "//a.b").len(), 2);
    assert_eq!(components(structure, "http://1.2.3.4/"), []);
    let mut schemes = Schemes::none();
    schemes.add("x", Property::DomainName { percent_encoding: true }, "an example");
    let structure = structure.domain_name_schemes(&schemes);
    assert_eq!(components(structure, "x://a.b").len(), 2);
    assert_eq!(components(structure, "http://a.b"), [(Kind::RegName, "a.b")]);
}

#[test]
fn s4_2_each_name_and_each_value() {
    let structure = Structure::new().names_and_values(true);
    assert_eq!(
        components(structure, "?a=b=c;d&=e&f="),
        [
            (Kind::QueryName, "a"),
            (Kind::QueryValue, "b=c"),
            (Kind::QueryName, "d"),
            (Kind::QueryValue, "e"),
            (Kind::QueryName, "f"),
        ]
    );
    let query = "?\u{5d0}=b";
    assert_eq!(broken(structure, query), []);
    assert_eq!(broken(Structure::new(), query).len(), 2);
}

#[test]
fn s4_2_extensions_in_a_resource_name() {
    let structure = Structure::new().extensions(true);
    assert_eq!(
        components(structure, "a.b/c.tar.gz"),
        [
            (Kind::Segment, "a.b"),
            (Kind::Segment, "c"),
            (Kind::Extension, "tar"),
            (Kind::Extension, "gz"),
        ]
    );
    assert_eq!(components(structure, ".a"), [(Kind::Extension, "a")]);
    assert_eq!(broken(structure, "\u{5d0}.html"), []);
    assert_eq!(broken(Structure::new(), "\u{5d0}.html").len(), 2);
}

#[test]
fn s4_2_restriction_1_both_directions() {
    let both = Restriction::BothDirections;
    for text in ["\u{5d0}b\u{5d1}", "\u{627}b\u{628}", "\u{5d0}\u{3b1}\u{5d0}"] {
        let found = broken(Structure::new(), text);
        assert_eq!((found.len(), found[0].1), (1, both), "{text}");
    }
    // The letters of a percent-encoding are left-to-right characters, its digits are not.
    assert_eq!(broken(Structure::new(), "\u{5d0}%C3\u{5d0}"), [("\u{5d0}%C3\u{5d0}", both, 'C')]);
    assert_eq!(broken(Structure::new(), "\u{5d0}%20\u{5d0}"), []);
    // Digits are neither, in any script.
    assert_eq!(broken(Structure::new(), "\u{627}1\u{661}\u{6f1}\u{628}"), []);
    assert_eq!(broken(Structure::new(), "a\u{661}"), []);
}

#[test]
fn s4_2_restriction_2_start_and_end() {
    use Restriction::{End, Start};
    assert_eq!(
        broken(Structure::new(), "1\u{5d0}/\u{5d1}-/-/c"),
        [("1\u{5d0}", Start, '1'), ("\u{5d1}-", End, '-')]
    );
    // A component has to use right-to-left characters at all.
    assert_eq!(broken(Structure::new(), "123/-/\u{661}/\u{5d0}"), []);
    assert_eq!(
        broken(Structure::new(), "a\u{5d0}")[..],
        [("a\u{5d0}", Start, 'a'), ("a\u{5d0}", Restriction::BothDirections, '\u{5d0}')]
    );
}

#[test]
fn s4_2_marks_at_the_end_are_an_option() {
    // A word in Arabic that ends with a vowel mark.
    let word = "\u{628}\u{650}";
    assert_eq!(broken(Structure::new(), word), [(word, Restriction::End, '\u{650}')]);
    assert_eq!(broken(Structure::new().marks_at_the_end(true), word), []);
    let digit = "\u{628}1\u{650}";
    let structure = Structure::new().marks_at_the_end(true);
    assert_eq!(broken(structure, digit), [(digit, Restriction::End, '1')]);
}

#[test]
fn s4_2_each_violation_has_its_place_and_its_section() {
    let text = "http://\u{e9}.example/\u{e9}/\u{5d0}z\u{5d1}1?b";
    let iri = IriReference::new(text).unwrap();
    let violations = Structure::new().violations(iri.components());
    assert_eq!(violations.len(), 2);
    let [both, end] = [violations[0], violations[1]];
    assert_eq!((both.character, both.index, both.span.slice(text)), ('z', 20, "z"));
    assert_eq!((end.character, end.index, end.span.slice(text)), ('1', 22, "1"));
    assert_eq!((both.component_characters.start, both.component_characters.end), (19, 23));
    assert_eq!(both.component_characters, both.component.in_characters(text));
    assert_eq!(
        both.to_string(),
        "isegment uses both right-to-left and left-to-right characters: 'z' (U+007A), which is \
         left-to-right, at column 21 (RFC 3987 section 4.2 restriction 1)"
    );
    assert_eq!(
        end.to_string(),
        "isegment uses right-to-left characters and ends with another: '1' (U+0031), at \
         column 23 (RFC 3987 section 4.2 restriction 2)"
    );
}

#[test]
fn s4_2_the_whole_component_has_to_be_mapped() {
    let encode = |structure: Structure<'_>, text: &str| {
        let iri = IriReference::new(text).unwrap();
        structure.encode(&iri).unwrap().into_owned().into_string()
    };
    // Example 9: the digits are percent-encoded already, and the rest is not.
    assert_eq!(
        encode(Structure::new(), "http://ab.cd.ef/\u{5d0}%31/%32\u{5d1}/\u{5d2}"),
        "http://ab.cd.ef/%D7%90%31/%32%D7%91/\u{5d2}"
    );
    assert_eq!(
        encode(Structure::new(), "http://\u{5d0}.b\u{5d1}/#\u{200f}"),
        "http://\u{5d0}.b%D7%91/#%E2%80%8F"
    );
    let query = "?\u{5d0}=b\u{5d1}";
    assert_eq!(encode(Structure::new(), query), "?%D7%90=b%D7%91");
    assert_eq!(encode(Structure::new().names_and_values(true), query), "?\u{5d0}=b%D7%91");
}

#[test]
fn s4_2_an_ireg_name_of_3987bis_cannot_be_mapped() {
    use iri_grammar::kind::rfc3987bis::IriReference;
    let iri = iri_grammar::Identifier::<IriReference, &str>::new("//a\u{5d0}").unwrap();
    let error = Structure::new().encode(&iri).unwrap_err();
    assert_eq!(error.citation().to_string(), "RFC 3987 section 4.2");
}

#[test]
fn s4_2_other_grammars_have_components_too() {
    let text = "mailto:\u{5d0}b";
    let components = Grammar::UrlI18n07.reference().components(text).unwrap();
    let violations = Structure::new().violations(components);
    assert_eq!((violations.len(), violations[0].component.slice(text)), (2, "\u{5d0}b"));
}
