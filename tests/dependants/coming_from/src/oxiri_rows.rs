//! From oxiri.

use iri_grammar::resolution::{Base, Resolver, Target};
use iri_grammar::{AnyText, Authority, Identifier, IriReference, NotOfKind, Path, kind};
use oxiri::IriRef;
use std::borrow::Cow;
use std::rc::Rc;
use std::sync::Arc;

/// `Iri<T>`, `IriRef<T>` over `&str`, `String`, `Cow`, `Box`, `Arc`
#[test]
fn texts() {
    fn same<T>(text: T)
    where
        T: std::ops::Deref<Target = str> + iri_grammar::Text + Clone + std::fmt::Debug,
    {
        let theirs: oxiri::Iri<T> = oxiri::Iri::parse(text.clone()).unwrap();
        let ours: Identifier<kind::Iri, T> = Identifier::parse(text.clone()).unwrap();
        assert_eq!(theirs.as_str(), ours.as_str());
        let theirs: IriRef<T> = IriRef::parse(text.clone()).unwrap();
        let ours: Identifier<kind::IriReference, T> = Identifier::parse(text).unwrap();
        assert_eq!(theirs.as_str(), ours.as_str());
    }
    same::<&str>("http://example.org/");
    same(String::from("http://example.org/"));
    same(Cow::from("http://example.org/"));
    same(Box::<str>::from("http://example.org/"));
    same(Arc::<str>::from("http://example.org/"));
    same(Rc::<str>::from("http://example.org/"));
}

/// `Iri<T>` over any other `T: Deref<Target = str>`
#[test]
fn other_texts() {
    use std::ops::Deref;
    fn host<T: Deref<Target = str>>(iri: &oxiri::Iri<T>) -> Option<&str> {
        iri.authority()
    }
    fn any<T: AsRef<str>>(iri: &Identifier<kind::Iri, AnyText<T>>) -> Option<&str> {
        iri.authority().map(|authority| authority.as_str())
    }
    let text = smol_str::SmolStr::new("http://example.org/");
    let theirs = oxiri::Iri::parse(text.clone()).unwrap();
    assert_eq!(host(&theirs), any(&Identifier::parse(AnyText(text)).unwrap()));
}

/// `Iri::parse(text)`
#[test]
fn parse() {
    use oxiri::Iri;
    for text in ["http://example.org/\u{e9}", "a b", "a", "a:", "http://[::1]:x/"] {
        let ours = Identifier::<kind::Iri, _>::parse(text);
        assert_eq!(Iri::parse(text).is_ok(), ours.is_ok(), "{text}");
    }
}

/// `Iri::parse_unchecked(text)`
#[test]
fn parse_unchecked() {
    use oxiri::Iri;
    let text = "http://u@example.org:80/a?b#c";
    let theirs = Iri::parse_unchecked(text);
    let ours = Identifier::<kind::Iri, _>::from_trusted(text);
    assert_eq!((theirs.path(), theirs.fragment()), (ours.path().as_str(), ours.fragment()));
}

/// `IriRef::is_absolute()`
#[test]
fn is_absolute() {
    for text in ["a:b", "//a", "", "#"] {
        let ours = IriReference::new(text).unwrap();
        assert_eq!(IriRef::parse(text).unwrap().is_absolute(), ours.scheme().is_some());
    }
}

/// `Iri::try_from(reference)`
#[test]
fn try_from() {
    for text in ["a:b", "b"] {
        let theirs = oxiri::Iri::try_from(IriRef::parse(text).unwrap());
        let reference = IriReference::new(text).unwrap();
        let ours: Result<_, NotOfKind<_, _, _>> = iri_grammar::Iri::try_from(reference);
        assert_eq!(theirs.is_ok(), ours.is_ok());
    }
}

/// `as_ref()`, `into_inner()`
#[test]
fn inner() {
    let theirs = oxiri::Iri::parse(String::from("a:b")).unwrap();
    let ours = iri_grammar::IriBuf::new("a:b").unwrap();
    assert_eq!(theirs.as_ref().as_str(), ours.as_borrowed().text());
    assert_eq!(theirs.into_inner(), ours.into_text());
}

/// `scheme()`, `authority()`, `path()`, … of `&str`
#[test]
fn components() {
    let text: &str = "http://u@example.org:80/a?b#c";
    let theirs = oxiri::Iri::parse(text).unwrap();
    let ours = iri_grammar::Iri::new(text).unwrap();
    assert_eq!(theirs.scheme(), ours.scheme());
    let authority: Authority<'_> = ours.authority().unwrap();
    assert_eq!(theirs.authority(), Some(authority.as_str()));
    let path: Path<'_> = ours.path();
    assert_eq!(theirs.path(), path);
    assert_eq!((theirs.query(), theirs.fragment()), (ours.query(), ours.fragment()));
}

/// `base.resolve(&reference)`
#[test]
fn resolve() {
    for text in ["../c", "?d", "", "//e", "f:g/./h"] {
        let base = oxiri::Iri::parse("http://example.org/a/b").unwrap();
        let reference = IriRef::parse(text).unwrap();
        let theirs = base.resolve(&reference).unwrap();
        let base = iri_grammar::Iri::new("http://example.org/a/b").unwrap();
        let reference = IriReference::new(text).unwrap();
        assert_eq!(base.resolve(&reference).unwrap(), theirs.as_str());
        assert_eq!(Base::new(base).resolve_text(text).unwrap(), theirs.as_str());
    }
}

/// `resolve_unchecked`
#[test]
fn resolve_unchecked() {
    let base = oxiri::Iri::parse_unchecked("http://example.org/a/b");
    let theirs = base.resolve_unchecked(&IriRef::parse_unchecked("../c"));
    let base = iri_grammar::Iri::from_trusted("http://example.org/a/b");
    let ours = base.resolve(&IriReference::from_trusted("../c")).unwrap();
    assert_eq!(ours, theirs.as_str());
}

/// `base.resolve_into(&reference, &mut buffer)`
#[test]
fn resolve_into() {
    let text = "../c";
    let base = oxiri::Iri::parse("http://example.org/a/b").unwrap();
    let mut theirs = String::new();
    base.resolve_into(&IriRef::parse(text).unwrap(), &mut theirs).unwrap();
    let base = iri_grammar::Iri::new("http://example.org/a/b").unwrap();
    let reference = IriReference::new(text).unwrap();
    let mut buffer = String::new();
    assert_eq!(Identifier::resolve_into(&base, &reference, &mut buffer).unwrap(), theirs);
    let base = Base::new(base);
    assert_eq!(Base::resolve_into(&base, &reference, &mut buffer).unwrap(), theirs);
    assert_eq!(base.resolve_text_into(text, &mut buffer).unwrap(), theirs);
    assert_eq!(buffer, theirs);
}

/// `resolve_into_unchecked`
#[test]
fn resolve_into_unchecked() {
    let (mut theirs, mut ours) = (String::new(), String::new());
    let base = oxiri::Iri::parse_unchecked("http://example.org/a/b");
    base.resolve_into_unchecked(&IriRef::parse_unchecked("../c"), &mut theirs);
    let base = iri_grammar::Iri::from_trusted("http://example.org/a/b");
    base.resolve_into(&IriReference::from_trusted("../c"), &mut ours).unwrap();
    assert_eq!(ours, theirs);
}

/// a target such as `f://g`, whose path begins with `//`: an error
#[test]
fn path_like_authority() {
    let base = oxiri::Iri::parse("f:/a").unwrap();
    assert!(base.resolve(&IriRef::parse(".//g").unwrap()).is_err());
    assert_eq!(base.resolve_unchecked(&IriRef::parse(".//g").unwrap()).as_str(), "f://g");
    let base = iri_grammar::Iri::new("f:/a").unwrap();
    let reference = IriReference::new(".//g").unwrap();
    assert!(base.resolve(&reference).is_err());
    let target: Target<_> = Resolver::new().resolve(&base, &reference);
    assert_eq!(target.into_text(), "f://g");
    let guarded = Resolver::new().guarded().resolve(&base, &reference);
    assert_eq!(guarded.into_identifier().unwrap(), "f:/.//g");
}

/// oxiri 0.2: dot segments stay in a reference with a scheme or an authority
#[test]
fn dot_segments() {
    for (text, before) in [("http://b/c/../d", "http://b/c/../d"), ("//b/./c", "http://b/./c")] {
        let theirs = oxiri_0_2::Iri::parse("http://a/").unwrap().resolve(text).unwrap();
        assert_eq!(theirs.as_str(), before);
        let now = oxiri::Iri::parse("http://a/").unwrap();
        let now = now.resolve(&IriRef::parse(text).unwrap()).unwrap();
        let ours = iri_grammar::Iri::new("http://a/").unwrap();
        let ours = ours.resolve(&IriReference::new(text).unwrap()).unwrap();
        assert_eq!(ours, now.as_str());
        assert_ne!(ours, before);
    }
    let iri = iri_grammar::Iri::new("http://b/c/../d").unwrap();
    assert_eq!(iri.to_owned(), iri);
}

/// oxiri 0.2: `../../P2` against `x-ample:bb/c/d` is `x-ample:P2`
#[test]
fn dot_segments_of_rootless_bases() {
    for (base, text, before, after) in [
        ("x-ample:bb/c/d", "../../P2", "x-ample:P2", "x-ample:/P2"),
        ("x-ample:bb/c/d", "../P2", "x-ample:bb/P2", "x-ample:bb/P2"),
    ] {
        let theirs = oxiri_0_2::Iri::parse(base).unwrap().resolve(text).unwrap();
        assert_eq!(theirs.as_str(), before);
        let now = oxiri::Iri::parse(base).unwrap();
        let now = now.resolve(&IriRef::parse(text).unwrap()).unwrap();
        let ours = iri_grammar::Iri::new(base).unwrap();
        let ours = ours.resolve(&IriReference::new(text).unwrap()).unwrap();
        assert_eq!((ours.as_str(), now.as_str()), (after, after));
    }
}

/// `base.relativize(&iri)`
#[test]
fn relativize() {
    for text in ["http://example.org/a/c", "http://example.org/a/b#d", "http://e/"] {
        let base = oxiri::Iri::parse("http://example.org/a/b").unwrap();
        let iri = oxiri::Iri::parse(text).unwrap();
        let theirs = base.relativize(&iri).unwrap();
        assert_eq!(base.resolve(&theirs).unwrap(), text);
        let base = iri_grammar::Iri::new("http://example.org/a/b").unwrap();
        let iri = iri_grammar::Iri::new(text).unwrap();
        let ours = Identifier::relative(&base, &iri).unwrap();
        assert_eq!(Base::relative(&Base::new(base), &iri).unwrap(), ours);
        assert_eq!(Resolver::new().relative(&base, &iri).unwrap(), ours);
        assert_eq!(base.resolve(&ours).unwrap(), text);
    }
    // Against a base such as `urn:a`, both return the target, oxiri also instead of a fragment.
    for (text, before, after) in [
        ("urn:uuid:2", "urn:uuid:2", "urn:uuid:2"),
        ("urn:uuid:1#a", "urn:uuid:1#a", "#a"),
    ] {
        let theirs = oxiri::Iri::parse("urn:uuid:1").unwrap();
        let theirs = theirs.relativize(&oxiri::Iri::parse(text).unwrap()).unwrap();
        let ours = iri_grammar::Iri::new("urn:uuid:1").unwrap();
        let ours = Identifier::relative(&ours, &iri_grammar::Iri::new(text).unwrap()).unwrap();
        assert_eq!((theirs.as_str(), ours.as_str()), (before, after));
    }
}
