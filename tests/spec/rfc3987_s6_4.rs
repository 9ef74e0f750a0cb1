//! RFC 3987 sections 6.4 and 7.4, and 3987bis sections 5.4 and 7.4, whose examples are the
//! same: UTF-8 for original characters. The March 2012 copy has lost its addresses;
//! draft-duerst-iri-bis-07 has them.

use crate::notation::xml;
use iri_grammar::mapping::{ProcessingModel, ToIri, ToUri};
use iri_grammar::text::Charset;
use iri_grammar::{Component, Iri, Uri};

fn both_ways(uri: &str, iri: &str) {
    let iri = xml(iri);
    assert_eq!(Uri::new(uri).unwrap().to_iri(), iri.as_str());
    #[cfg(feature = "idna")]
    assert_eq!(ToIri::rfc3987bis().reference(uri).unwrap(), iri);
    assert_eq!(Iri::new(&iri).unwrap().to_uri(), uri);
    assert_eq!(ProcessingModel::new().reference(&iri).unwrap(), uri);
}

#[test]
fn s6_4_example_of_a_corresponding_iri() {
    both_ways(
        "http://www.example.org/r%C3%A9sum%C3%A9.html",
        "http://www.example.org/r&#xE9;sum&#xE9;.html",
    );
}

#[test]
fn s6_4_example_that_is_not_based_on_utf_8() {
    both_ways("http://www.example.org/r%E9sum%E9.html", "http://www.example.org/r%E9sum%E9.html");
}

/// RFC 3987 prints the last `;` outside of the quotation.
#[test]
fn s6_4_example_of_a_document_name_and_a_fragment_in_two_encodings() {
    both_ways(
        "http://www.example.org/r%E9sum%E9.xml#r%C3%A9sum%C3%A9",
        "http://www.example.org/r%E9sum%E9.xml#r&#xE9;sum&#xE9;",
    );
}

#[test]
fn s7_4_example_of_a_file_name() {
    let name = xml("r&#xE9;sum&#xE9;.html");
    assert_eq!(ToUri::new().component(Component::Path, &name).unwrap(), "r%C3%A9sum%C3%A9.html");
    assert_eq!(Charset::UTF_8.percent_encode(&name).unwrap(), "r%C3%A9sum%C3%A9.html");
    assert_eq!(ToIri::rfc3987().component(Component::Path, "r%C3%A9sum%C3%A9.html").unwrap(), name);
}

#[cfg(feature = "charset")]
#[test]
fn s7_4_even_if_locally_the_file_name_is_in_another_encoding() {
    let latin_1 = Charset::for_label("iso-8859-1").unwrap();
    let uri = ToUri::new().octets(b"r\xe9sum\xe9.html", latin_1).unwrap();
    assert_eq!(uri, "r%C3%A9sum%C3%A9.html");
}

/// "any narrower restrictions imposed by the corresponding URI scheme specification": an http URI has
/// a host. The package iri-schemes reports that.
#[test]
fn s6_4_a_restriction_of_the_scheme_is_not_enforced() {
    let (iri, uri) = ("http:///\u{e9}", "http:///%C3%A9");
    assert_eq!(ToUri::new().reference(iri).unwrap(), uri);
    assert_eq!(ProcessingModel::new().reference(iri).unwrap(), uri);
}
