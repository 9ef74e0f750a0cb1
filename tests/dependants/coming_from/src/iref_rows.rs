//! From iref.

use iri_grammar::ladder::{Keyed, Rung};
use iri_grammar::spec::Trace;
use iri_grammar::{Identifier, Iri, IriBuf, IriReference, IriReferenceBuf, resolution};
use std::borrow::Cow;

/// `&Iri`, `IriBuf`, `&IriRef`, `IriRefBuf`
#[test]
fn types() {
    use iref::{IriRef, IriRefBuf};
    for text in ["http://example.org/\u{e9}", "a b", "a", "a:", "http://[::1]:x/"] {
        let theirs: Result<&iref::Iri, _> = iref::Iri::new(text);
        assert_eq!(theirs.is_ok(), Iri::new(text).is_ok(), "{text}");
        assert_eq!(iref::IriBuf::new(text.to_owned()).is_ok(), IriBuf::new(text).is_ok());
        let theirs: Result<&IriRef, _> = IriRef::new(text);
        assert_eq!(theirs.is_ok(), IriReference::new(text).is_ok());
        assert_eq!(IriRefBuf::new(text.to_owned()).is_ok(), IriReferenceBuf::new(text).is_ok());
    }
}

/// `iri!("…")`, checked by the compiler
#[test]
fn constant() {
    use iref::iri;
    const HOME: Iri<'_> = Iri::constant("http://example.org/\u{e9}");
    assert_eq!(HOME, iri!("http://example.org/\u{e9}").as_str());
}

/// `set_path(path.try_into()?)`
#[test]
fn set_path() -> Result<(), iref::IriError<Cow<'static, str>>> {
    let path = "/b";
    let mut theirs = iref::IriBuf::new(String::from("http://example.org/a"))?;
    theirs.set_path(path.try_into()?);
    let mut ours = IriBuf::new("http://example.org/a").unwrap();
    ours.set_path(path).unwrap();
    assert_eq!(ours, theirs.as_str());
    Ok(())
}

/// `path_mut().push(segment)`, `pop()`
#[test]
fn path_mut() {
    let segment = "c";
    let mut theirs = iref::IriBuf::new(String::from("http://example.org/a/b")).unwrap();
    let mut ours = IriBuf::new("http://example.org/a/b").unwrap();
    theirs.path_mut().push(segment.try_into().unwrap());
    ours.push_segment(segment).unwrap();
    assert_eq!(ours, theirs.as_str());
    theirs.path_mut().pop();
    assert!(ours.pop_segment());
    assert_eq!(ours, theirs.as_str());
}

/// `authority_mut().set_port(…)`
#[test]
fn set_port() {
    let mut theirs = iref::IriBuf::new(String::from("http://example.org/a")).unwrap();
    theirs.authority_mut().unwrap().set_port(Some("40".try_into().unwrap()));
    let mut ours = IriBuf::new("http://example.org/a").unwrap();
    ours.set_port(40).unwrap();
    assert_eq!(ours, theirs.as_str());
    ours.set_port("40").unwrap();
    assert_eq!(ours, theirs.as_str());
}

/// `IriRef::as_iri()`
#[test]
fn as_iri() {
    use iref::IriRef;
    for text in ["a:b", "b"] {
        let reference = IriReference::new(text).unwrap();
        let theirs = IriRef::as_iri(IriRef::new(text).unwrap());
        assert_eq!(theirs.is_some(), Iri::try_from(reference).is_ok());
    }
}

/// `IriRef::resolved(&base)`
#[test]
fn resolved() {
    use iref::IriRef;
    for text in ["../c", "?d", "", "//e", "f:g/./h"] {
        let base = iref::Iri::new("http://example.org/a/b").unwrap();
        let theirs = IriRef::resolved(IriRef::new(text).unwrap(), &base);
        let base = Iri::new("http://example.org/a/b").unwrap();
        let reference = IriReference::new(text).unwrap();
        assert_eq!(base.resolve(&reference).unwrap(), theirs.as_str());
    }
}

/// `relative_to(&other)`
#[test]
fn relative_to() {
    let text = "http://example.org/a/c?d";
    let other = iref::IriRef::new("http://example.org/a/b").unwrap();
    let theirs = iref::IriRef::new(text).unwrap().relative_to(other);
    let other = Iri::new("http://example.org/a/b").unwrap();
    let ours = Identifier::relative(&other, &Iri::new(text).unwrap()).unwrap();
    assert_eq!(ours, theirs.as_str());
}

/// `path().normalized()`
#[test]
fn normalized() {
    let text = "/a/./b/../c";
    let theirs = iref::IriRef::new(text).unwrap().path().normalized();
    assert_eq!(resolution::remove_dot_segments(text, &mut Trace::off()), theirs.as_str());
}

/// `==` modulo percent-encoding
#[test]
fn equal() {
    let texts = ["http://example.org/%7ea", "http://example.org/~a"];
    assert!(iref::Iri::new(texts[0]).unwrap() == iref::Iri::new(texts[1]).unwrap());
    let [left, right] = texts.map(|text| Iri::new(text).unwrap());
    assert!(left != right);
    let keyed = |iri| Keyed::new(&iri, Rung::PercentEncoding).unwrap();
    assert_eq!(keyed(left), keyed(right));
}
