//! From url.

use iri_grammar::generation::{self, Generation, Paths};
use iri_grammar::host::Uts46;
use iri_grammar::lint::{LintProfile, Linter};
use iri_grammar::mapping::ToUri;
use iri_grammar::preparation::{Preparation, Prepared};
use iri_grammar::resolution::Base;
use iri_grammar::{Authority, Component, Components, Identifier, Iri, IriBuf};
use std::cell::RefCell;
use std::path::Path;
use url::Url;

const TEXT: &str = "http://u:p@example.org:8080/a/b?c=d+e&f=%26#g";

/// `Url::parse(text)`
#[test]
fn parse() {
    let text = TEXT;
    assert_eq!(Url::parse(text).unwrap().as_str(), Iri::new(text).unwrap());
    let text = "http://example.org/a b";
    assert!(Iri::new(text).is_err());
    let prepared = Preparation::reference(&Preparation::new(), text);
    assert_eq!(Url::parse(text).unwrap().as_str(), prepared.uri().unwrap());
}

/// `url.join(text)`
#[test]
fn join() {
    let base = Base::new(Iri::new(TEXT).unwrap());
    for text in ["../c", "?d", "", "//e/", "f:g"] {
        let url = Url::parse(TEXT).unwrap();
        assert_eq!(url.join(text).unwrap().as_str(), Base::resolve_text(&base, text).unwrap());
    }
}

/// `host()`, `domain()`, `port()`
#[test]
fn host() {
    use iri_grammar::{Host, HostForm};
    for text in ["http://example.org:8080/", "http://127.0.0.1/", "http://[::1]/"] {
        let (url, iri) = (Url::parse(text).unwrap(), Iri::new(text).unwrap());
        let host: Host<'_> = iri.host().unwrap();
        match url.host().unwrap() {
            url::Host::Domain(name) => assert_eq!(name, host),
            url::Host::Ipv4(ip) => assert_eq!(Host::ip(host), Some(ip.into())),
            url::Host::Ipv6(ip) => assert_eq!(Host::ip(host), Some(ip.into())),
        }
        assert_eq!(url.domain().is_some(), Host::form(host) == HostForm::RegName);
        assert_eq!(Ok(url.port()), iri.port_u16());
    }
}

/// `port_or_known_default()`
#[test]
fn port_or_known_default() {
    for text in ["http://a/", "https://a/", "http://a:8080/"] {
        let url = Url::parse(text).unwrap();
        assert_eq!(Iri::new(text).unwrap().port_or_default(), Ok(url.port_or_known_default()));
    }
}

/// `username()`, `password()`
#[test]
fn password() {
    let url = Url::parse(TEXT).unwrap();
    let authority = Iri::new(TEXT).unwrap().authority().unwrap();
    assert_eq!(Some(url.username()), Authority::user(authority));
    assert_eq!(url.password(), Authority::password(authority));
}

/// `set_fragment(None)`, `set_query(None)`, `set_password(None)`
#[test]
fn remove() {
    let (mut url, mut iri) = (Url::parse(TEXT).unwrap(), IriBuf::new(TEXT).unwrap());
    url.set_fragment(None);
    iri.remove_fragment();
    assert_eq!(url.as_str(), iri);
    url.set_query(None);
    iri.remove_query();
    assert_eq!(url.as_str(), iri);
    url.set_password(None).unwrap();
    iri.remove_password();
    assert_eq!(url.as_str(), iri);
}

/// `&url[Position::BeforePath..]`
#[test]
fn position() {
    use url::Position;
    let (url, iri) = (Url::parse(TEXT).unwrap(), Iri::new(TEXT).unwrap());
    let spans = Components::spans(iri.components());
    let path = spans[Component::Path].unwrap();
    assert_eq!(&url[Position::BeforePath..], &iri[path.start..]);
}

/// `path_segments_mut().push(…)`
#[test]
fn path_segments_mut() {
    let (mut url, mut iri) = (Url::parse(TEXT).unwrap(), IriBuf::new(TEXT).unwrap());
    url.path_segments_mut().unwrap().push("c/d e");
    iri.push_segment("c/d e").unwrap();
    assert_eq!(url.as_str(), iri);
}

/// `query_pairs()`, `query_pairs_mut().append_pair(…)`
#[test]
fn query_pairs() {
    let (mut url, mut iri) = (Url::parse(TEXT).unwrap(), IriBuf::new(TEXT).unwrap());
    assert!(url.query_pairs().eq(iri.query_pairs()));
    url.query_pairs_mut().append_pair("h", "i & j");
    iri.append_pair("h", "i & j").unwrap();
    assert_eq!(url.as_str(), iri);
}

/// `make_relative`
#[test]
fn make_relative() {
    let base = Url::parse("http://example.org/a/b").unwrap();
    let theirs = base.make_relative(&Url::parse("http://example.org/c?d").unwrap()).unwrap();
    let base = Iri::new("http://example.org/a/b").unwrap();
    let ours = Identifier::relative(&base, &Iri::new("http://example.org/c?d").unwrap()).unwrap();
    assert_eq!(
        base.resolve(&ours).unwrap(),
        base.resolve(&theirs.parse::<iri_grammar::IriReferenceBuf>().unwrap()).unwrap()
    );
}

/// `from_file_path`, `to_file_path`
#[test]
#[cfg(unix)]
fn file() {
    let path = Path::new("/a b/c");
    let theirs = Url::from_file_path(path).unwrap();
    let ours = Generation::file(&Generation::new(), b"/a b/c").unwrap();
    assert_eq!(theirs.as_str(), *ours.iri());
    assert_eq!(theirs.to_file_path().unwrap(), path);
    let octets = generation::file_path(ours.iri(), Paths::Unix).unwrap();
    assert_eq!(octets, b"/a b/c");
}

/// `origin()`
#[test]
fn origin() {
    let text = "https://example.org:443/a";
    let theirs = Url::parse(text).unwrap().origin().ascii_serialization();
    assert_eq!(Iri::new(text).unwrap().origin().ascii_serialization(), theirs);
}

/// `syntax_violation_callback`
#[test]
fn syntax_violation_callback() {
    let text = "http://example.org/a b";
    let violations = RefCell::new(0);
    let count = |_| *violations.borrow_mut() += 1;
    Url::options().syntax_violation_callback(Some(&count)).parse(text).unwrap();
    assert_eq!(violations.into_inner(), 1);
    let prepared: Prepared = Preparation::new().reference(text);
    assert_eq!(Prepared::notes(&prepared).len(), 1);
    assert!(!Linter::new(LintProfile::Strict).lint(TEXT).unwrap().is_empty());
}

/// a host in ASCII, always
#[test]
fn ascii() {
    let text = "http://R\u{e9}sum\u{e9}.example/";
    let theirs = Url::parse(text).unwrap();
    let iri = Iri::new(text).unwrap();
    assert_eq!(iri.to_request_uri().unwrap(), theirs.as_str());
    assert_eq!(ToUri::new().to_ascii(Uts46::new()).map(&iri).unwrap(), theirs.as_str());
}
