//! draft-masinter-url-i18n-07 section 4.5: display of URI/IRI.

use iri_grammar::IriReference;
use iri_grammar::display::{Display, Repertoire};

#[test]
fn s4_5_a_any_part_with_characters_outside_the_range_is_escaped() {
    let repertoire = Repertoire::ascii().with_range('\u{e0}'..='\u{ff}');
    let text = "http://u\u{e9}@\u{e9}\u{44f}.\u{e9}.x/\u{e9}\u{44f}\u{e9}/\u{e9}?\u{e9}&\u{44f}";
    let iri = IriReference::new(text).unwrap();
    let display = Display::new(&repertoire).whole_components(true);
    assert_eq!(
        display.show(&iri).unwrap().identifier,
        "http://u\u{e9}@%C3%A9%D1%8F.\u{e9}.x/%C3%A9%D1%8F%C3%A9/\u{e9}?%C3%A9&%D1%8F"
    );
    assert_eq!(
        display.whole_components(false).show(&iri).unwrap().identifier,
        "http://u\u{e9}@\u{e9}%D1%8F.\u{e9}.x/\u{e9}%D1%8F\u{e9}/\u{e9}?\u{e9}&%D1%8F"
    );
}

#[test]
fn s4_5_b_otherwise_iris_may_be_displayed_directly() {
    let all = Repertoire::unicode();
    let iri = IriReference::new("http://\u{e9}/\u{44f}/\u{7d0d}?\u{5d0}").unwrap();
    assert_eq!(Display::new(&all).show(&iri).unwrap().identifier, iri);
}
