//! Texts of other crates, which identifiers keep.

use bytestring::ByteString;
use iri_grammar::{AnyText, Identifier, IriReference, ParseError, kind};
use smol_str::SmolStr;

fn kept<T: AsRef<str> + Clone + PartialEq + std::fmt::Debug>(text: T) {
    let iri = Identifier::<kind::Iri, _>::parse(AnyText(text.clone())).unwrap();
    assert_eq!(iri.host().unwrap(), "example.org");
    let relative = IriReference::new("b").unwrap();
    assert_eq!(iri.resolve(&relative).unwrap(), "http://example.org/b");
    assert_eq!(iri.into_text(), AnyText(text.clone()));

    let borrowed = Identifier::<kind::Iri, _>::parse(AnyText(&text)).unwrap();
    assert_eq!(borrowed.path(), "/a");
}

#[test]
fn texts_of_other_crates_are_kept() {
    // In the value itself, and so at another address when it moves.
    kept(SmolStr::new("http://example.org/a"));
    kept(SmolStr::new(format!("http://example.org/a?{}", "b".repeat(40))));
    kept(ByteString::from_static("http://example.org/a"));
    kept("http://example.org/a".to_owned());
    let refused: ParseError<AnyText<SmolStr>> =
        Identifier::<kind::Iri, _>::parse(AnyText(SmolStr::new("a b"))).unwrap_err();
    assert_eq!(refused.into_text().0, "a b");
}
