//! 3987bis (March 2012) section 4: converting URIs to IRIs. The copy has lost the URIs of
//! its examples; draft-duerst-iri-bis-07 section 3.7.1 has them. What is the same in RFC
//! 3987 is tested there.

mod notation;

use iri_grammar::mapping::{Class, Classes, MappingError, RegNameError, ToIri};
use iri_grammar::{Grammar, Uri, UriReference};
use notation::xml;

fn to_unicode(name: &str) -> Result<String, RegNameError> {
    Ok(name.replace("xn--99zt52a", "\u{7d0d}\u{8c46}"))
}

fn lines(uri: &str) -> Vec<String> {
    let to_iri = ToIri::rfc3987bis().to_unicode(&to_unicode);
    to_iri.steps(uri).unwrap().iter().map(ToString::to_string).collect()
}

#[test]
fn s4_1_example_of_u_umlaut() {
    assert_eq!(
        lines("http://www.example.org/D%C3%BCrst"),
        [
            "1. http://www.example.org/D%C3%BCrst",
            "2. http://www.example.org/D<c3><bc>rst",
            "3. http://www.example.org/D<c3><bc>rst",
            "4. http://www.example.org/D<c3><bc>rst",
            "5. http://www.example.org/D\u{fc}rst",
            "6. http://www.example.org/D\u{fc}rst",
        ]
    );
}

#[test]
fn s4_1_example_of_iso_8859_1() {
    assert_eq!(
        lines("http://www.example.org/D%FCrst"),
        [
            "1. http://www.example.org/D%FCrst",
            "2. http://www.example.org/D<fc>rst",
            "3. http://www.example.org/D%FCrst",
            "4. http://www.example.org/D%FCrst",
            "5. http://www.example.org/D%FCrst",
            "6. http://www.example.org/D%FCrst",
        ]
    );
}

/// The draft's text says that the label is not converted, and converts it in step 6.
#[test]
fn s4_1_example_of_a_bidi_formatting_character() {
    assert_eq!(
        lines("http://xn--99zt52a.example.org/%e2%80%ae"),
        [
            "1. http://xn--99zt52a.example.org/%e2%80%ae",
            "2. http://xn--99zt52a.example.org/<e2><80><ae>",
            "3. http://xn--99zt52a.example.org/<e2><80><ae>",
            "4. http://xn--99zt52a.example.org/%E2%80%AE",
            "5. http://xn--99zt52a.example.org/%E2%80%AE",
            &xml("6. http://&#x7D0D;&#x8C46;.example.org/%E2%80%AE"),
        ]
    );
}

#[test]
fn s4_step_6_without_knowledge_of_domain_names() {
    let steps = ToIri::rfc3987bis().steps("http://xn--99zt52a/").unwrap();
    assert_eq!(steps[5].to_string(), "6. http://xn--99zt52a/");
    assert_eq!(steps[5].section.to_string(), "3987bis (March 2012) section 4");
}

/// "will result in an IRI": not by the draft's own grammar, which has no pct-encoded in an
/// ireg-name.
#[test]
fn s4_an_octet_that_stays_in_the_ireg_name_makes_no_iri_of_this_grammar() {
    let uri = Uri::new("http://r%E9sum%E9/").unwrap();
    let iri = ToIri::rfc3987bis().map(&uri).unwrap();
    assert_eq!(iri, "http://r%E9sum%E9/");
    assert!(!Grammar::Rfc3987bis.reference().takes(&iri));
    assert!(Grammar::Rfc3987.reference().takes(&iri));
}

#[test]
fn s4_tags_in_the_query_make_no_iri_of_rfc_3987() {
    let uri = UriReference::new("?%F3%A0%80%82").unwrap();
    assert_eq!(ToIri::rfc3987bis().reference(uri.as_str()).unwrap(), "?\u{e0002}");
    assert!(matches!(ToIri::rfc3987bis().map(&uri), Err(MappingError::Result { .. })));
}

#[test]
fn s5_1_c_combining_tilde_overlay_at_the_start_of_a_segment() {
    let uri = "http://example.org/%CC%B4a/b%CC%B4";
    assert_eq!(ToIri::rfc3987bis().reference(uri).unwrap(), "http://example.org/%CC%B4a/b\u{334}");
}

#[test]
fn s5_1_d_joiners_are_allowed_in_context_so_that_they_stay_by_request_only() {
    let uri = "a%E2%80%8Cb";
    assert_eq!(ToIri::rfc3987bis().reference(uri).unwrap(), "a\u{200c}b");
    let strict = ToIri::rfc3987bis().keep(Classes::RFC3987BIS.with(Class::JoinControls));
    assert_eq!(strict.reference(uri).unwrap(), uri);
}
