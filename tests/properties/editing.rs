//! What an edit makes is what the components make when they are put together and read again.

use iri_grammar::{BuildError, Identifier, kind, kind::Kind};
use proptest::prelude::*;
use proptest::{option, sample::select};

/// What is set: a component, or the authority.
#[derive(Clone, Copy, Debug)]
enum Set {
    Scheme,
    Authority,
    Userinfo,
    Host,
    Port,
    Path,
    Query,
    Fragment,
}

const ALL: [Set; 8] = [
    Set::Scheme,
    Set::Authority,
    Set::Userinfo,
    Set::Host,
    Set::Port,
    Set::Path,
    Set::Query,
    Set::Fragment,
];

type Parts<'t> = [Option<&'t str>; 7];

fn parts<K: Kind>(of: &Identifier<K, String>) -> Parts<'_> {
    let of = of.components();
    let host = of.host().map(|host| host.text());
    let path = Some(of.path().text());
    [of.scheme(), of.userinfo(), host, of.port(), path, of.query(), of.fragment()]
}

/// RFC 3986 section 5.3, and all of the text read again.
fn rebuilt<K: Kind>(
    of: &Identifier<K, String>,
    set: Set,
    new: Option<&str>,
) -> Option<Identifier<K, String>> {
    let mut all = parts(of);
    match set {
        Set::Scheme => all[0] = new,
        Set::Authority => {}
        Set::Userinfo => all[1] = new,
        Set::Host => all[2] = new,
        Set::Port => all[3] = new,
        Set::Path => all[4] = new,
        Set::Query => all[5] = new,
        Set::Fragment => all[6] = new,
    }
    let [scheme, userinfo, host, port, path, query, fragment] = all;
    let part = |before: &str, part: Option<&str>, after: &str| {
        part.map_or(String::new(), |part| format!("{before}{part}{after}"))
    };
    let authority = match (set, host) {
        (Set::Authority, _) => new.map(str::to_owned),
        (_, None) if userinfo.is_some() || port.is_some() => return None,
        (_, None) => None,
        (_, Some(host)) => Some(part("", userinfo, "@") + host + &part(":", port, "")),
    };
    let text = part("", scheme, ":")
        + &part("//", authority.as_deref(), "")
        + path.unwrap_or_default()
        + &part("?", query, "")
        + &part("#", fragment, "");
    let built = Identifier::<K, String>::try_from(text).ok()?;
    let same = match set {
        Set::Authority => {
            let [scheme_now, .., path_now, query_now, fragment_now] = parts(&built);
            (scheme_now, path_now, query_now, fragment_now) == (scheme, path, query, fragment)
                && built.components().authority().map(|it| it.text()) == new
        }
        _ => parts(&built) == all,
    };
    same.then_some(built)
}

fn set<K: Kind>(
    it: &mut Identifier<K, String>,
    set: Set,
    new: Option<&str>,
) -> Result<(), BuildError> {
    match set {
        Set::Scheme => it.set_scheme(new),
        Set::Authority => it.set_authority(new),
        Set::Userinfo => it.set_userinfo(new),
        Set::Host => it.set_host(new),
        Set::Port => it.set_port(new),
        Set::Path => it.set_path(new.unwrap_or_default()),
        Set::Query => it.set_query(new),
        Set::Fragment => it.set_fragment(new),
    }
}

fn with<K: Kind>(
    it: &Identifier<K, String>,
    set: Set,
    new: Option<&str>,
) -> Result<Identifier<K, String>, BuildError> {
    match set {
        Set::Scheme => it.with_scheme(new),
        Set::Authority => it.with_authority(new),
        Set::Userinfo => it.with_userinfo(new),
        Set::Host => it.with_host(new),
        Set::Port => it.with_port(new),
        Set::Path => it.with_path(new.unwrap_or_default()),
        Set::Query => it.with_query(new),
        Set::Fragment => it.with_fragment(new),
    }
}

/// What the builder says to the same components.
fn built<K: Kind>(
    it: &Identifier<K, String>,
    set: Set,
    new: Option<&str>,
) -> Option<Result<Identifier<K, String>, BuildError>> {
    let all = it.to_builder();
    let new_path = new.unwrap_or_default().to_owned();
    let built = match set {
        Set::Authority => return None,
        Set::Scheme => all.scheme(new).build(),
        Set::Userinfo => all.userinfo(new).build(),
        Set::Host => all.host(new).build(),
        Set::Port => all.port(new).build(),
        Set::Path => return Some(it.to_builder().path(&new_path).build()),
        Set::Query => all.query(new).build(),
        Set::Fragment => all.fragment(new).build(),
    };
    Some(built)
}

/// The same text with the same components as if it were read.
fn assert_read<K: Kind>(it: &Identifier<K, String>) {
    let read = Identifier::<K, &str>::new(it.as_str());
    assert_eq!(read.map(|read| read.into_components()), Ok(it.components()));
}

fn check_edit<K: Kind>(text: &str, what: Set, new: Option<&str>) {
    let Ok(before) = Identifier::<K, String>::try_from(text) else { return };
    let new = if let Set::Path = what { new.or(Some("")) } else { new };
    let expected = rebuilt(&before, what, new);
    let mut edited = before.clone();
    let result = set(&mut edited, what, new);
    let context = || format!("{:?} {what:?} {new:?}: {result:?}", before);
    assert_eq!(result.is_ok(), expected.is_some(), "{}", context());
    assert_eq!(edited, expected.as_ref().unwrap_or(&before).as_str(), "{}", context());
    assert_read(&edited);
    let copy = with(&before, what, new);
    if let Ok(copy) = &copy {
        assert_read(copy);
    }
    assert_eq!(copy, result.clone().map(|()| edited.clone()), "{}", context());
    if let Some(built) = built(&before, what, new) {
        assert_eq!(built, copy, "{}", context());
    }
}

/// The last segment and the last pair, which are given as data, are read as these.
fn check_data<K: Kind>(text: &str, key: &str, value: &str) {
    let Ok(before) = Identifier::<K, String>::try_from(text) else { return };
    let mut edited = before.clone();
    match edited.push_segment(key) {
        Err(error) => {
            assert!(matches!(error, BuildError::DotSegment | BuildError::Apart), "{error}");
            assert_eq!(edited, before);
        }
        Ok(()) => {
            assert_read(&edited);
            let last = edited.components().path().segments().next_back().unwrap_or_default();
            let as_query = last.replace('+', "%2B").replace('&', "%26").replace('=', "%3D");
            let query = format!("?{as_query}");
            let decoded =
                Identifier::<kind::leiri::LeiriReference, String>::try_from(query).unwrap();
            let decoded = decoded.query_pairs().next().map(|(key, _)| key.into_owned());
            assert_eq!(decoded.unwrap_or_default(), key, "{edited}");
            if !key.is_empty() && before.components().path().text() != "" {
                assert!(edited.pop_segment());
                assert_eq!(edited, before);
            }
        }
    }
    let mut edited = before.clone();
    edited.remove_password();
    assert_read(&edited);
    let user = before.components().authority().and_then(|authority| authority.user());
    assert_eq!(edited, before.with_userinfo(user).unwrap());
    assert_eq!(edited.masked().to_string(), edited.as_str());
    let masked = Identifier::<K, String>::try_from(before.masked().to_string()).unwrap();
    assert_eq!(masked.with_userinfo(user).unwrap(), edited);
    let mut edited = before.clone();
    while edited.pop_segment() {
        assert_read(&edited);
    }
    let mut edited = before.clone();
    match edited.append_pair(key, value) {
        Err(error) => {
            assert!(matches!(error, BuildError::Together(_) | BuildError::Apart), "{error}");
            assert_eq!(edited, before);
        }
        Ok(()) => {
            assert_read(&edited);
            let pair = edited.query_pairs().last().unwrap();
            assert_eq!(pair, (key.into(), value.into()));
            assert_eq!(edited.query_pairs().count(), before.query_pairs().count() + 1);
            edited.retain_pairs(|_, other| other != value);
            assert_read(&edited);
            assert!(edited.query_pairs().all(|(_, other)| other != value));
        }
    }
    let edited = before.without_fragment();
    assert_eq!(edited.components().fragment(), None);
    assert_read(&edited);
}

macro_rules! for_every_kind {
    ($check:ident($($argument:expr),*)) => {
        $check::<kind::IriReference>($($argument),*);
        $check::<kind::Iri>($($argument),*);
        $check::<kind::AbsoluteIri>($($argument),*);
        $check::<kind::IrelativeRef>($($argument),*);
        $check::<kind::UriReference>($($argument),*);
        $check::<kind::Uri>($($argument),*);
        $check::<kind::AbsoluteUri>($($argument),*);
        $check::<kind::RelativeRef>($($argument),*);
        $check::<kind::rfc3987bis::IriReference>($($argument),*);
        $check::<kind::rfc3987bis::Iri>($($argument),*);
        $check::<kind::rfc3987bis::AbsoluteIri>($($argument),*);
        $check::<kind::rfc3987bis::IrelativeRef>($($argument),*);
        $check::<kind::leiri::LeiriReference>($($argument),*);
        $check::<kind::leiri::Leiri>($($argument),*);
        $check::<kind::url_i18n_07::IriReference>($($argument),*);
        $check::<kind::url_i18n_07::AbsoluteIri>($($argument),*);
        $check::<kind::url_i18n_07::RelativeIri>($($argument),*);
    };
}

/// A text of each form that components can have together.
const TEXTS: [&str; 34] = [
    "",
    "#",
    "?",
    "?q#f",
    "a",
    "a?q",
    "/",
    "/a:b",
    "/.//a",
    "./a:b",
    "//",
    "//h",
    "//h?q",
    "///a",
    "//u@h:1/a",
    "//-",
    "//u@-:x/b",
    "s:",
    "s:a",
    "s:a:b",
    "s:?",
    "s:a?b",
    "s:[?]",
    "s:/",
    "s:/a?q#f",
    "s:a#f",
    "s://",
    "s:///a",
    "s://h",
    "s://u@h:1/a?q#f",
    "s://[::1]:/",
    "s://a.1/",
    "s://h//a",
    "s:%41/;b",
];

/// With these characters, all that is short: what one of them does beside another is what
/// components do beside each other.
#[test]
fn every_short_component_is_set_as_if_all_were_read_again() {
    let mut short: Vec<String> = vec![String::new()];
    for length in 0..2 {
        let longer = short.iter().filter(|it| it.len() == length);
        let longer = longer.flat_map(|it| "a1:/@?#.[".chars().map(move |c| format!("{it}{c}")));
        short.extend(longer.collect::<Vec<_>>());
    }
    short.extend(
        ["[::1]", "[v1.a]", "1.2.3.4", "u@h:1", "h:1", "h.a:", "%41", "%4", "\u{e9}", "\u{e000}"]
            .map(Into::into),
    );
    for text in TEXTS {
        for what in ALL {
            for_every_kind!(check_edit(text, what, None));
            for new in &short {
                for_every_kind!(check_edit(text, what, Some(new)));
            }
        }
    }
}

/// Identifiers and references, mostly valid in most grammars.
fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        "([a-z]{1,3}:)?(//([a:;%]{0,2}@)?([a1.-]{0,4}|\\[::1\\]|\u{e9})(:[0-9]{0,3})?)?\
            (/[a:@;\u{e9}]{0,3}){0,3}(\\?[?/a=&+\u{e9}]{0,5})?(#[a/?]{0,3})?",
        "([a-z]{1,3}:)?[a:;@/]{0,6}(\\?[?/a=&+]{0,5})?(#[a/?]{0,3})?",
        super::properties::REFERENCES,
        select(&TEXTS[..]).prop_map(str::to_owned),
    ]
}

fn new() -> impl Strategy<Value = String> {
    prop_oneof![
        "[a-z0-9.\u{e9}]{0,5}",
        "[a:/@?#%41\u{e9}\\[\\];. <-]{0,6}",
        "(/[a:;]{0,2}){0,3}",
        "([a:]{0,2}@)?[a1.-]{0,4}(:[0-9]{0,2})?",
        "\\PC{0,6}",
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn an_edit_is_what_the_components_make_together(
        text in text(),
        what in select(&ALL[..]),
        new in option::weighted(0.9, new()),
    ) {
        for_every_kind!(check_edit(&text, what, new.as_deref()));
    }

    #[test]
    fn data_stays_what_it_is(text in text(), key in new(), value in any::<String>()) {
        for_every_kind!(check_data(&text, &key, &value));
    }
}
