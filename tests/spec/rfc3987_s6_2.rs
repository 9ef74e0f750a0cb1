//! RFC 3987 section 6.2 and 3987bis section 5.2: software interfaces and protocols.

use iri_grammar::detection::Finder;
use iri_grammar::kind::{self, rfc3987bis};
use iri_grammar::ladder::{Idn, Ladder, Rung};
use iri_grammar::preparation::Preparation;
use iri_grammar::resolution::{BaseKind, ReferenceTo, Resolver};
use iri_grammar::{Grammar, Identifier, Iri, IriReference};

const IRI: &str = "http://r\u{e9}sum\u{e9}.example.org/ros\u{e9}/?\u{e9}=\u{4e00}#\u{5d0}";

fn resolve<B: BaseKind, R: ReferenceTo<B>>(base: &str, reference: &str) -> String {
    let base = Identifier::<B, &str>::new(base).unwrap();
    let reference = Identifier::<R, &str>::new(reference).unwrap();
    Resolver::new().resolve(&base, &reference).text().to_owned()
}

fn relative<B: BaseKind + ReferenceTo<B>>(base: &str, target: &str) -> String {
    let [base, target] = [base, target].map(|text| Identifier::<B, &str>::new(text).unwrap());
    Resolver::new().relative(&base, &target).unwrap().into_string()
}

/// "This mapping SHOULD be applied as late as possible. It SHOULD NOT be applied between components
/// that are known to be able to handle IRIs."
#[test]
fn s6_2_the_mapping_is_not_applied_between_components_that_handle_iris() {
    let resolved = [
        resolve::<kind::Iri, kind::IriReference>,
        resolve::<rfc3987bis::Iri, rfc3987bis::IriReference>,
    ];
    for resolve in resolved {
        assert_eq!(resolve(IRI, "\u{fc}"), "http://r\u{e9}sum\u{e9}.example.org/ros\u{e9}/\u{fc}");
        assert_eq!(resolve("http://a/", IRI), IRI);
    }
    for relative in [relative::<kind::Iri>, relative::<rfc3987bis::Iri>] {
        assert_eq!(
            relative("http://r\u{e9}sum\u{e9}.example.org/", IRI),
            IRI.split_once("org/").unwrap().1
        );
        assert_eq!(relative("http://a/", IRI), IRI.strip_prefix("http:").unwrap());
    }
    let iri = Iri::new(IRI).unwrap();
    for ladder in [Ladder::new(), Ladder::new().idn(Idn::Agreed), Ladder::rfc3987()] {
        for rung in Rung::ALL {
            assert_eq!(ladder.climb(rung, &iri).unwrap().identifier, IRI, "{rung}");
        }
    }
    for grammar in [Grammar::Rfc3987, Grammar::Rfc3987bis] {
        let text = format!("<{IRI}> {IRI}");
        let found: Vec<_> = Finder::new().grammar(grammar).find(&text).map(|it| it.text).collect();
        assert_eq!(found, [IRI; 2], "{grammar}");
    }
    assert_eq!(iri.to_builder().build().unwrap(), IRI);
    let prepared = Preparation::new().iri_form(true).reference(IRI);
    assert_eq!(prepared.iri().unwrap(), IRI);
    let composed =
        IriReference::new("\u{e9}/").unwrap().compose(&IriReference::new("\u{fc}").unwrap());
    assert_eq!(composed, "\u{e9}/\u{fc}");
}
