//! The core of a link checker, written with this crate and with the crates that many programs
//! use for it: find links, resolve them, make the URI to request, group by host, report the rest.

use iri_grammar::detection::Finder;
use iri_grammar::{Iri, IriReference, UriBuf};
use linkify::{LinkFinder, LinkKind};
use std::collections::BTreeMap;
use url::Url;

#[derive(Debug, Default, PartialEq)]
struct Links {
    hosts: BTreeMap<String, Vec<String>>,
    /// Where they stand, in bytes.
    wrong: Vec<usize>,
}

// With this crate.

fn request_uri(base: &Iri<'_>, link: &str) -> Result<UriBuf, Box<dyn std::error::Error>> {
    Ok(base.resolve(&IriReference::new(link)?)?.to_request_uri()?)
}

fn ours(text: &str, base: &str) -> Links {
    let mut links = Links::default();
    let base = Iri::new(base).unwrap();
    for found in Finder::new().near_misses(true).find(text) {
        match request_uri(&base, &found.text) {
            Ok(uri) => {
                let host = uri.host().map_or("", |host| host.text()).to_string();
                links.hosts.entry(host).or_default().push(uri.into_string());
            }
            Err(_) => links.wrong.push(found.span.start),
        }
    }
    links
}

// With `url` and `linkify`.

fn request_url(base: &Url, link: &str) -> Result<Url, Box<dyn std::error::Error>> {
    let mut url = base.join(link)?;
    if matches!(url.scheme(), "http" | "https")
        && (!url.username().is_empty() || url.password().is_some())
    {
        return Err("userinfo".into());
    }
    url.set_fragment(None);
    Ok(url)
}

fn peers(text: &str, base: &str) -> Links {
    let mut links = Links::default();
    let base = Url::parse(base).unwrap();
    let mut finder = LinkFinder::new();
    finder.kinds(&[LinkKind::Url]);
    for link in finder.links(text) {
        match request_url(&base, link.as_str()) {
            Ok(url) => {
                let host = url.host_str().unwrap_or_default().to_string();
                links.hosts.entry(host).or_default().push(url.into());
            }
            Err(_) => links.wrong.push(link.start()),
        }
    }
    links
}

const BASE: &str = "http://example.org/a/";

#[test]
fn both_find_the_same_links_where_both_know_them() {
    let text = "See http://R\u{e9}sum\u{e9}.example/\u{e9}#top, (https://example.org:443/?a), \
        http://example.com/ and http://xn--9ca.example/%C3%A9; not http://user@example.org/.";
    let links = ours(text, BASE);
    assert_eq!(links, peers(text, BASE));
    assert_eq!(links.hosts.len(), 4);
    assert_eq!(links.wrong.len(), 1);
}

/// The peers repair or overlook what the grammar does not accept, and find no such host.
#[test]
fn each_finds_what_its_rules_say() {
    let text = "http://example.org/%zz http://a_b.example/";
    let links = ours(text, BASE);
    assert_eq!(links.wrong, [0]);
    assert!(links.hosts.contains_key("a_b.example"));
    assert!(peers(text, BASE).wrong.is_empty());
    assert!(!peers(text, BASE).hosts.contains_key("a_b.example"));
}
