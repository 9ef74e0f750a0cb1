//! From iri-string.

use iri_grammar::kind::Kind;
use iri_grammar::ladder::{self, Ladder, PercentEncoding, Rung};
use iri_grammar::resolution::Base;
use iri_grammar::text::percent::EncodeSet;
use iri_grammar::{AbsoluteIri, Authority, Grammar, Identifier, IrelativeRef, Iri, IriBuf};
use iri_grammar::{IriReference, NotOfKind, ParseError, Production, Text, Uri, kind};
use iri_string::components::AuthorityComponents;
use iri_string::format::ToDedicatedString;
use iri_string::types::{
    IriAbsoluteStr, IriReferenceStr, IriRelativeStr, IriStr, IriString, RiStr,
};

const TEXT: &str = "http://u:p@example.org:80/a/b?c#d";

/// `IriStr`, `IriString`, `IriReferenceStr`, `IriAbsoluteStr`, `IriRelativeStr`
#[test]
fn types() {
    for text in [TEXT, "a:b", "b", "//a", "a b"] {
        let theirs = [
            IriStr::new(text).is_ok(),
            IriString::try_from(text).is_ok(),
            IriReferenceStr::new(text).is_ok(),
            IriAbsoluteStr::new(text).is_ok(),
            IriRelativeStr::new(text).is_ok(),
        ];
        let ours = [
            Iri::new(text).is_ok(),
            IriBuf::new(text).is_ok(),
            IriReference::new(text).is_ok(),
            AbsoluteIri::new(text).is_ok(),
            IrelativeRef::new(text).is_ok(),
        ];
        assert_eq!(theirs, ours, "{text}");
    }
}

/// `RiStr<S: Spec>` for code that takes both
#[test]
fn both() {
    use iri_string::spec::{IriSpec, Spec, UriSpec};
    fn theirs<S: Spec>(text: &RiStr<S>) -> &str {
        text.path_str()
    }
    fn ours<K: Kind, T: Text>(identifier: &Identifier<K, T>) -> &str {
        identifier.path().as_str()
    }
    let both = [
        theirs::<IriSpec>(RiStr::new(TEXT).unwrap()),
        theirs::<UriSpec>(RiStr::new(TEXT).unwrap()),
    ];
    let identifiers = (Iri::new(TEXT).unwrap(), Uri::new(TEXT).unwrap());
    assert_eq!(both, [ours(&identifiers.0), ours(&identifiers.1)]);
}

/// `AsRef<IriStr>` for code that takes borrowed and owned
#[test]
fn borrowed_and_owned() {
    fn theirs(iri: &impl AsRef<IriStr>) -> &str {
        iri.as_ref().path_str()
    }
    fn ours<T: Text>(iri: &Identifier<kind::Iri, T>) -> &str {
        iri.path().as_str()
    }
    let both = (IriStr::new(TEXT).unwrap(), IriString::try_from(TEXT).unwrap());
    let identifiers = (Iri::new(TEXT).unwrap(), IriBuf::new(TEXT).unwrap());
    assert_eq!([theirs(&both.0), theirs(&both.1)], [ours(&identifiers.0), ours(&identifiers.1)]);
}

/// `scheme_str()`, `path_str()`, …
#[test]
fn components() {
    let theirs = IriStr::new(TEXT).unwrap();
    let ours = Iri::new(TEXT).unwrap();
    assert_eq!(theirs.scheme_str(), ours.scheme());
    assert_eq!(theirs.path_str(), ours.path());
    assert_eq!(theirs.query_str(), ours.query());
    assert_eq!(theirs.authority_str(), ours.authority().as_deref());
}

/// `authority_components()`, `AuthorityComponents`
#[test]
fn authority_components() {
    let theirs: AuthorityComponents<'_> =
        IriStr::new(TEXT).unwrap().authority_components().unwrap();
    let iri = Iri::new(TEXT).unwrap();
    let ours: Authority<'_> = iri.authority().unwrap();
    let all = (ours.userinfo(), ours.host().as_str(), ours.port());
    assert_eq!((theirs.userinfo(), theirs.host(), theirs.port()), all);
}

/// `to_iri() -> Result<&IriStr, &IriRelativeStr>`
#[test]
fn to_iri() {
    for text in [TEXT, "b"] {
        let theirs: Result<&IriStr, &IriRelativeStr> = IriReferenceStr::new(text).unwrap().to_iri();
        let reference = IriReference::new(text).unwrap();
        let ours: Result<Iri<'_>, NotOfKind<_, _, _>> = Iri::try_from(reference);
        assert_eq!(theirs.is_ok(), ours.is_ok());
    }
}

/// `to_absolute_and_fragment()`
#[test]
fn to_absolute_and_fragment() {
    let (absolute, fragment) = IriStr::new(TEXT).unwrap().to_absolute_and_fragment();
    let iri = Iri::new(TEXT).unwrap();
    assert_eq!(fragment.map(|fragment| fragment.as_str()), iri.fragment());
    assert_eq!(iri.into_absolute(), absolute.as_str());
}

/// `FixedBaseResolver`
#[test]
fn resolver() {
    use iri_string::resolve::FixedBaseResolver;
    let base = IriAbsoluteStr::new("http://example.org/a/b").unwrap();
    let theirs = FixedBaseResolver::new(base);
    let theirs = theirs.resolve(IriReferenceStr::new("../c").unwrap()).to_dedicated_string();
    let base = Base::new(Iri::new("http://example.org/a/b").unwrap());
    assert_eq!(base.resolve_text("../c").unwrap(), theirs.as_str());
}

/// `reference.resolve_against(base)`
#[test]
fn resolve_against() {
    for text in ["../c", "?d", "", "//e", "f:g/./h"] {
        let base = IriAbsoluteStr::new("http://example.org/a/b").unwrap();
        let reference = IriReferenceStr::new(text).unwrap();
        let theirs = reference.resolve_against(base).to_dedicated_string();
        let base = Iri::new("http://example.org/a/b").unwrap();
        let reference = IriReference::new(text).unwrap();
        assert_eq!(base.resolve(&reference).unwrap(), theirs.as_str());
    }
}

/// `and_normalize()` of what is resolved
#[test]
fn and_normalize() {
    let base = IriAbsoluteStr::new("http://example.org/%7ea").unwrap();
    let theirs = IriReferenceStr::new("#b").unwrap().resolve_against(base);
    let theirs = theirs.and_normalize().to_dedicated_string();
    let base = Iri::new("http://example.org/%7ea").unwrap();
    let target = base.resolve(&IriReference::new("#b").unwrap()).unwrap();
    assert_eq!(target.normalize(), theirs.as_str());
}

/// `normalize()`, `is_normalized()`
#[test]
fn normalize() {
    let text = "HTTP://example.org/%c3%a9/../%7e%c3%a9";
    let theirs = IriStr::new(text).unwrap();
    let (ladder, iri) = (Ladder::new(), Iri::new(text).unwrap());
    let legible = ladder.percent_encoding(PercentEncoding::Iunreserved);
    let ours = legible.climb(Rung::PathSegments, &iri).unwrap().identifier;
    assert_eq!(ours, theirs.normalize().to_dedicated_string().as_str());
    let uri = iri_string::types::UriStr::new(text).unwrap();
    let normal = Uri::new(text).unwrap().normalize();
    assert_eq!(normal, uri.normalize().to_dedicated_string().as_str());
    for text in [text, normal.as_str()] {
        let theirs = iri_string::types::UriStr::new(text).unwrap().is_normalized();
        let uri = Uri::new(text).unwrap();
        let ours = ladder::Ladder::is_normal(&Ladder::new(), &uri, Rung::PathSegments);
        assert_eq!(ours, Ok(theirs));
    }
}

/// `encode_to_uri()`, `as_uri()`
#[test]
fn encode_to_uri() {
    for text in ["http://r\u{e9}sum\u{e9}.example/\u{e9}", "a:b"] {
        let theirs = IriStr::new(text).unwrap();
        let iri = Iri::new(text).unwrap();
        assert_eq!(iri.to_uri(), theirs.encode_to_uri().to_string());
        assert_eq!(Uri::try_from(iri).is_ok(), theirs.as_uri().is_some());
    }
}

/// `PercentEncodedForIri::from_path_segment`
#[test]
fn percent_encode() {
    use iri_string::percent_encode::PercentEncodedForIri;
    let data = "a/b c\u{e9}";
    let theirs = PercentEncodedForIri::from_path_segment(data).to_string();
    assert_eq!(theirs, EncodeSet::Segment.for_iri(data));
}

/// `validate::path(text)` and others
#[test]
fn validate() {
    use iri_string::{spec::IriSpec, validate};
    // Grammar::production, Production::check
    let query: Production = Grammar::Rfc3987.production("iquery").unwrap();
    let path =
        ["ipath-abempty", "ipath-rootless"].map(|it| Grammar::Rfc3987.production(it).unwrap());
    for text in ["a", "/a", "a b", "?", "%zz", "\u{e9}"] {
        let ours = path.iter().any(|path| path.check(text).is_ok());
        assert_eq!(validate::path::<IriSpec>(text).is_ok(), ours, "{text}");
        assert_eq!(validate::query::<IriSpec>(text).is_ok(), query.check(text).is_ok(), "{text}");
    }
}

/// `mask_password()`, `remove_password_inline()`
#[test]
fn password() {
    let theirs = IriStr::new(TEXT).unwrap();
    let masked = theirs.mask_password().replace_password("***").to_string();
    assert_eq!(Iri::new(TEXT).unwrap().mask_password().to_string(), masked);
    let mut theirs = theirs.to_owned();
    theirs.remove_password_inline();
    let mut ours = IriBuf::new(TEXT).unwrap();
    ours.remove_password();
    assert_eq!(ours, theirs.as_str());
}

/// `replace_host(…)`
#[test]
fn replace_host() {
    // iri-string 0.7.14 panics where there is a fragment, with debug assertions.
    let mut theirs = IriString::try_from("http://u:p@example.org:80/a").unwrap();
    theirs.replace_host("[::1]").unwrap();
    let mut ours = IriBuf::new("http://u:p@example.org:80/a").unwrap();
    ours.set_host("[::1]").unwrap();
    assert_eq!(ours, theirs.as_str());
}

/// `CreationError::into_source`
#[test]
fn into_source() {
    use iri_string::types::CreationError;
    let theirs: CreationError<String> = IriString::try_from(String::from("a b")).unwrap_err();
    let ours: ParseError<String> = IriBuf::parse(String::from("a b")).unwrap_err();
    assert_eq!(CreationError::into_source(theirs), ParseError::into_text(ours));
}

/// `template`
#[test]
fn template() {
    use iri_string::template::UriTemplateStr;
    assert!(UriTemplateStr::new("/{user}").is_ok());
    assert!(IriReference::new("/{user}").is_err());
}
