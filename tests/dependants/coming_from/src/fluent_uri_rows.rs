//! From fluent-uri.

use fluent_uri::pct_enc::encoder::{IData, IFragment, IPath, IQuery};
use fluent_uri::pct_enc::{EStr, EString};
use fluent_uri::{ParseError, normalize::Normalizer, resolve::Resolver};
use iri_grammar::ladder::{self, Ladder, Rung};
use iri_grammar::resolution::Base;
use iri_grammar::schemes::Schemes;
use iri_grammar::text::percent::{EncodeSet, decode, decode_octets};
use iri_grammar::{Builder, Grammar, HostForm, IriReference, IriReferenceBuf, Production};
use iri_grammar::{Iri, IriBuf};

const TEXT: &str = "http://u@example.org:80/a/%C3%A9?b=c#d";

/// `Iri<&str>`, `Iri<String>`, `IriRef<…>`
#[test]
fn types() {
    let theirs: fluent_uri::Iri<&str> = fluent_uri::Iri::parse(TEXT).unwrap();
    let ours: Iri<'_> = Iri::new(TEXT).unwrap();
    assert_eq!(theirs.as_str(), ours);
    let theirs: fluent_uri::Iri<String> = fluent_uri::Iri::parse(TEXT.to_owned()).unwrap();
    let ours: IriBuf = IriBuf::new(TEXT).unwrap();
    assert_eq!(theirs.as_str(), ours);
    let theirs: fluent_uri::IriRef<&str> = fluent_uri::IriRef::parse("a").unwrap();
    let ours: IriReference<'_> = IriReference::new("a").unwrap();
    assert_eq!(theirs.as_str(), ours);
    let owned: IriReferenceBuf = ours.into_owned();
    assert_eq!(theirs.to_owned().as_str(), owned);
}

/// `Iri::parse(text)`
#[test]
fn parse() {
    for text in [TEXT, "a b", "a", "a:", "http://[::1]:x/"] {
        let string = text.to_owned();
        assert_eq!(fluent_uri::Iri::parse(text).is_ok(), Iri::new(text).is_ok(), "{text}");
        let theirs = fluent_uri::Iri::parse(string.clone());
        assert_eq!(theirs.is_ok(), IriBuf::parse(string).is_ok(), "{text}");
    }
}

/// `(ParseError, String)` of a failed parse
#[test]
fn parse_error() {
    let refused = IriBuf::parse(String::from("a:b c")).unwrap_err();
    let (theirs, text): (ParseError, String) =
        fluent_uri::Iri::parse(String::from("a:b c")).unwrap_err();
    // ParseError::into_parts
    let (ours, kept) = refused.into_parts();
    assert_eq!((theirs.index(), text), (ours.span().start, kept));
}

/// `borrow()`, `to_owned()`, `into_string()`
#[test]
fn owned() {
    let theirs = fluent_uri::Iri::parse(TEXT).unwrap().to_owned();
    let ours = Iri::new(TEXT).unwrap().to_owned();
    assert_eq!(theirs.borrow().as_str(), ours.as_borrowed());
    assert_eq!(theirs.into_string(), ours.into_string());
}

/// `has_scheme()`, `has_authority()`, `has_query()`, `has_fragment()`
#[test]
fn has() {
    for text in ["a:b", "//a?", "#"] {
        let theirs = fluent_uri::IriRef::parse(text).unwrap();
        let ours = IriReference::new(text).unwrap();
        assert_eq!(theirs.has_scheme(), ours.scheme().is_some());
        assert_eq!(theirs.has_authority(), ours.authority().is_some());
        assert_eq!(theirs.has_query(), ours.query().is_some());
        assert_eq!(theirs.has_fragment(), ours.fragment().is_some());
    }
}

/// `scheme() == Scheme::new_or_panic("http")`, in upper and lower case
#[test]
fn scheme() {
    use fluent_uri::component::Scheme;
    let theirs = fluent_uri::Iri::parse("HTTP://a").unwrap();
    assert!(theirs.scheme() == Scheme::new_or_panic("http"));
    assert!(Iri::new("HTTP://a").unwrap().scheme().eq_ignore_ascii_case("http"));
}

/// `authority()?.host_parsed()`
#[test]
fn host_parsed() {
    use fluent_uri::component::Host;
    for text in ["a://127.0.0.1", "a://[::1]", "a://[v1.a]", "a://example"] {
        let theirs = fluent_uri::Iri::parse(text).unwrap().authority().unwrap().host_parsed();
        let host: iri_grammar::Host<'_> = Iri::new(text).unwrap().host().unwrap();
        match (theirs, host.form()) {
            (Host::Ipv4(ip), HostForm::IPv4address) => assert_eq!(Some(ip.into()), host.ip()),
            (Host::Ipv6(ip), HostForm::IPv6address) => assert_eq!(Some(ip.into()), host.ip()),
            (Host::IpvFuture { .. }, HostForm::IPvFuture) => assert_eq!(host.ip(), None),
            (Host::RegName(name), HostForm::RegName) => assert_eq!(name.as_str(), host),
            (theirs, ours) => panic!("{theirs:?} {ours}"),
        }
    }
}

/// `port_to_u16()`
#[test]
fn port_to_u16() {
    for text in ["a://b:80", "a://b:", "a://b", "a://b:65536"] {
        let theirs = fluent_uri::Iri::parse(text).unwrap().authority().unwrap().port_to_u16();
        assert_eq!(theirs, Iri::new(text).unwrap().port_u16());
    }
}

/// `path().segments_if_absolute()`
#[test]
fn segments_if_absolute() {
    let theirs = fluent_uri::Iri::parse(TEXT).unwrap();
    let theirs = theirs.path().segments_if_absolute().unwrap().map(EStr::as_str);
    assert!(Iri::new(TEXT).unwrap().path().segments().eq(theirs));
}

/// `EStr::new(text)`
#[test]
fn estr_new() {
    // Production::matches
    let query: Production = Grammar::Rfc3987.production("iquery").unwrap();
    for text in ["a=b", "\u{e9}", "#", "%zz", ""] {
        assert_eq!(EStr::<IQuery>::new(text).is_some(), query.matches(text));
    }
}

/// `EStr::split`, `split_once`
#[test]
fn estr_split() {
    let text = "a=b&c=d";
    let theirs: &EStr<IQuery> = EStr::new_or_panic(text);
    assert!(EStr::split(theirs, '&').map(EStr::as_str).eq(str::split(text, '&')));
    let (key, value) = theirs.split_once('=').unwrap();
    assert_eq!(Some((key.as_str(), value.as_str())), str::split_once(text, '='));
}

/// `EStr::decode().to_string()`
#[test]
fn estr_decode() {
    for text in ["a%C3%A9", "a", "%FF"] {
        let theirs = EStr::decode(EStr::<IPath>::new_or_panic(text)).to_string();
        assert_eq!(theirs.ok(), iri_grammar::text::percent::decode(text).ok());
    }
    assert!(decode("%FF").is_err());
}

/// `EStr::decode().to_bytes()`, `to_string_lossy()`
#[test]
fn estr_bytes() {
    use iri_grammar::text::percent::decode_lossy;
    for text in ["a%C3%A9", "a", "%FF"] {
        let theirs = || EStr::decode(EStr::<IPath>::new_or_panic(text));
        assert_eq!(theirs().to_bytes(), decode_octets(text));
        assert_eq!(theirs().to_string_lossy(), decode_lossy(text));
    }
}

/// `EString::encode_str`
#[test]
fn encode_str() {
    let data = "a/b c\u{e9}%";
    let mut theirs = EString::<IPath>::new();
    EString::encode_str::<IData>(&mut theirs, data);
    assert_eq!(theirs.as_str(), EncodeSet::Unreserved.for_iri(data));
}

/// `Builder`, a type for each state
#[test]
fn builder() {
    use fluent_uri::component::Scheme;
    let theirs: fluent_uri::Iri<String> = fluent_uri::Iri::builder()
        .scheme(Scheme::new_or_panic("http"))
        .authority_with(|authority| authority.host(EStr::new_or_panic("example.org")))
        .path(EStr::new_or_panic("/a"))
        .build()
        .unwrap();
    let ours: Builder<'_, _> = Iri::builder().path("/a").host("example.org").scheme("http");
    assert_eq!(ours.build().unwrap(), theirs.as_str());
}

/// `set_fragment`, `with_fragment`, `strip_fragment`
#[test]
fn set_fragment() {
    let mut theirs = fluent_uri::Iri::parse(TEXT.to_owned()).unwrap();
    let mut ours = IriBuf::new(TEXT).unwrap();
    let fragment: &EStr<IFragment> = EStr::new_or_panic("e");
    assert_eq!(theirs.with_fragment(Some(fragment)).as_str(), ours.with_fragment("e").unwrap());
    theirs.set_fragment(Some(fragment));
    ours.set_fragment("e").unwrap();
    assert_eq!(theirs.as_str(), ours);
    ours.remove_fragment();
    assert_eq!(theirs.strip_fragment().as_str(), ours);
}

/// `resolve_against(&base)`
#[test]
fn resolve_against() {
    for text in ["../c", "?d", "", "//e", "f:/g/./h"] {
        let base = fluent_uri::Iri::parse("http://example.org/a/b").unwrap();
        let theirs = fluent_uri::IriRef::parse(text).unwrap().resolve_against(&base).unwrap();
        let base = Iri::new("http://example.org/a/b").unwrap();
        let reference = IriReference::new(text).unwrap();
        assert_eq!(base.resolve(&reference).unwrap(), theirs.as_str());
    }
}

/// dot segments stay in a reference such as `f:g/./h`
#[test]
fn rootless() {
    let base = fluent_uri::Iri::parse("http://a/b").unwrap();
    let theirs = fluent_uri::IriRef::parse("f:g/./h").unwrap().resolve_against(&base).unwrap();
    assert_eq!(theirs.as_str(), "f:g/./h");
    let base = Iri::new("http://a/b").unwrap();
    let target = base.resolve(&IriReference::new("f:g/./h").unwrap());
    assert_eq!(target.unwrap(), "f:g/h");
}

/// a base with a fragment: an error
#[test]
fn base_with_a_fragment() {
    let base = fluent_uri::Iri::parse("http://a/b#c").unwrap();
    assert!(fluent_uri::IriRef::parse("d").unwrap().resolve_against(&base).is_err());
    let target = Iri::new("http://a/b#c").unwrap().resolve(&IriReference::new("d").unwrap());
    assert_eq!(target.unwrap(), "http://a/d");
}

/// `Resolver::with_base(base)`
#[test]
fn resolver() {
    let base = fluent_uri::Iri::parse("http://example.org/a/b").unwrap();
    let resolver = Resolver::with_base(base);
    let theirs = resolver.resolve(&fluent_uri::IriRef::parse("../c").unwrap()).unwrap();
    let base = Iri::new("http://example.org/a/b").unwrap();
    let ours = Base::new(base).resolve(&IriReference::new("../c").unwrap());
    assert_eq!(ours.unwrap(), theirs.as_str());
}

/// `allow_path_underflow(false)`
#[test]
fn allow_path_underflow() {
    let base = fluent_uri::Iri::parse("http://a/b").unwrap();
    let resolver = Resolver::with_base(base).allow_path_underflow(false);
    assert!(resolver.resolve(&fluent_uri::IriRef::parse("../../c").unwrap()).is_err());
    let resolver = iri_grammar::resolution::Resolver::new().refuse_above_root();
    let base = Base::new(Iri::new("http://a/b").unwrap()).resolver(resolver);
    assert!(base.resolve(&IriReference::new("../../c").unwrap()).is_err());
}

/// `normalize()`, `Normalizer`
#[test]
fn normalize() {
    let text = "HTTP://example.org/./%7e%c3%a9";
    let uri = fluent_uri::Uri::parse(text).unwrap();
    let ours = iri_grammar::Uri::new(text).unwrap();
    assert_eq!(ours.normalize(), uri.normalize().as_str());
    let theirs = Normalizer::new().normalize(&uri).unwrap();
    let climbed = ladder::Ladder::climb(&Ladder::new(), Rung::PathSegments, &ours).unwrap();
    assert_eq!(climbed.identifier, theirs.as_str());
}

/// `to_uri()`
#[test]
fn to_uri() {
    let text = "http://r\u{e9}sum\u{e9}.example/\u{e9}";
    let theirs = fluent_uri::Iri::parse(text).unwrap().to_uri();
    assert_eq!(Iri::new(text).unwrap().to_uri(), theirs.as_str());
}

/// `Scheme::default_port`
#[test]
fn default_port() {
    use fluent_uri::component::Scheme;
    for text in ["http://a", "https://a", "ftp://a"] {
        let theirs = Scheme::default_port(fluent_uri::Iri::parse(text).unwrap().scheme());
        let ours = Iri::new(text).unwrap();
        assert_eq!(ours.port_or_default(), Ok(theirs));
        assert_eq!(Schemes::default_port(Schemes::known(), ours.scheme()), theirs);
    }
}

/// `socket_addrs`
#[test]
fn socket_addrs() {
    let text = "http://127.0.0.1/";
    let authority = fluent_uri::Iri::parse(text).unwrap().authority().unwrap();
    let theirs: Vec<_> = authority.socket_addrs(80).unwrap().collect();
    let host = Iri::new(text).unwrap().host().unwrap();
    let ip = iri_grammar::Host::ip(host).unwrap();
    assert_eq!(theirs, [(ip, 80).into()]);
}
