//! Compares edits of an identifier, and the builder, with composition by RFC 3986 section 5.3 followed
//! by parsing the whole text.

use super::input::read;
use iri_grammar::{BuildError, Identifier, kind, kind::Kind};

pub fn run(data: &[u8]) {
    let (mut choices, [text, new, value]) = read(data);
    let what = choices.pick(&ALL);
    let new = (!choices.flag()).then_some(&*new);
    check_edit_of_every_kind(&text, what, new);
    check_data_of_every_kind(&text, new.unwrap_or_default(), &value);
}

/// What an edit sets: a component, or the authority.
#[derive(Clone, Copy, Debug)]
pub enum Set {
    Scheme,
    Authority,
    Userinfo,
    Host,
    Port,
    Path,
    Query,
    Fragment,
}

pub const ALL: [Set; 8] = [
    Set::Scheme,
    Set::Authority,
    Set::Userinfo,
    Set::Host,
    Set::Port,
    Set::Path,
    Set::Query,
    Set::Fragment,
];

/// Scheme, userinfo, host, port, path, query and fragment.
type Parts<'t> = [Option<&'t str>; 7];

fn parts<K: Kind>(identifier: &Identifier<K, String>) -> Parts<'_> {
    let it = identifier.components();
    let host = it.host().map(|host| host.text());
    let path = Some(it.path().text());
    [it.scheme(), it.userinfo(), host, it.port(), path, it.query(), it.fragment()]
}

/// Returns the expected result of an edit: composes the components with the new one (RFC 3986 section
/// 5.3), and parses the text. `None` if the text is invalid, or has other components.
fn recompose<K: Kind>(
    identifier: &Identifier<K, String>,
    set: Set,
    new: Option<&str>,
) -> Option<Identifier<K, String>> {
    let mut all = parts(identifier);
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

/// Edits an identifier in place.
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

/// Returns an edited copy of an identifier.
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

/// Returns the result of the builder for the same edit; `None` for the authority, which it cannot set.
fn build<K: Kind>(
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

/// Asserts that parsing the text finds the components of the identifier.
fn assert_parsed<K: Kind>(it: &Identifier<K, String>) {
    let parsed = Identifier::<K, &str>::new(it.as_str());
    assert_eq!(parsed.map(|parsed| parsed.into_components()), Ok(it.components()));
}

/// An edit in place, an edited copy and the builder have the expected result.
fn check_edit<K: Kind>(text: &str, what: Set, new: Option<&str>) {
    let Ok(before) = Identifier::<K, String>::try_from(text) else { return };
    let new = if let Set::Path = what { new.or(Some("")) } else { new };
    let expected = recompose(&before, what, new);
    let mut edited = before.clone();
    let result = set(&mut edited, what, new);
    let context = || format!("{:?} {what:?} {new:?}: {result:?}", before);
    assert_eq!(result.is_ok(), expected.is_some(), "{}", context());
    assert_eq!(edited, expected.as_ref().unwrap_or(&before).as_str(), "{}", context());
    assert_parsed(&edited);
    let copy = with(&before, what, new);
    if let Ok(copy) = &copy {
        assert_parsed(copy);
    }
    assert_eq!(copy, result.clone().map(|()| edited.clone()), "{}", context());
    if let Some(built) = build(&before, what, new) {
        assert_eq!(built, copy, "{}", context());
    }
}

/// A segment and a pair are appended as data: the last segment and the last pair decode to them.
fn check_data<K: Kind>(text: &str, key: &str, value: &str) {
    let Ok(before) = Identifier::<K, String>::try_from(text) else { return };
    let mut edited = before.clone();
    match edited.push_segment(key) {
        Err(error) => {
            assert!(matches!(error, BuildError::DotSegment | BuildError::Ambiguous), "{error}");
            assert_eq!(edited, before);
        }
        Ok(()) => {
            assert_parsed(&edited);
            let last = edited.components().path().segments().next_back().unwrap_or_default();
            let as_query = last.replace('+', "%2B").replace('&', "%26").replace('=', "%3D");
            let query = format!("?{as_query}");
            // The draft of 2001 allows characters that the other documents do not.
            if let Ok(query) = Identifier::<kind::leiri::LeiriReference, String>::try_from(query) {
                let decoded = query.query_pairs().next().map(|(key, _)| key.into_owned());
                assert_eq!(decoded.unwrap_or_default(), key, "{edited}");
            }
            if !key.is_empty() && before.components().path().text() != "" {
                assert!(edited.pop_segment());
                assert_eq!(edited, before);
            }
        }
    }
    let mut edited = before.clone();
    edited.remove_password();
    assert_parsed(&edited);
    let user = before.components().authority().and_then(|authority| authority.user());
    assert_eq!(edited, before.with_userinfo(user).unwrap());
    assert_eq!(edited.mask_password().to_string(), edited.as_str());
    let masked = Identifier::<K, String>::try_from(before.mask_password().to_string()).unwrap();
    assert_eq!(masked.with_userinfo(user).unwrap(), edited);
    let mut edited = before.clone();
    while edited.pop_segment() {
        assert_parsed(&edited);
    }
    let mut edited = before.clone();
    match edited.append_pair(key, value) {
        Err(error) => {
            assert!(matches!(error, BuildError::Combination(_) | BuildError::Ambiguous), "{error}");
            assert_eq!(edited, before);
        }
        Ok(()) => {
            assert_parsed(&edited);
            let pair = edited.query_pairs().last().unwrap();
            assert_eq!(pair, (key.into(), value.into()));
            assert_eq!(edited.query_pairs().count(), before.query_pairs().count() + 1);
            edited.retain_pairs(|_, other| other != value);
            assert_parsed(&edited);
            assert!(edited.query_pairs().all(|(_, other)| other != value));
        }
    }
    // No kind of identifiers requires these parts.
    let removers: [fn(&mut Identifier<K, String>); 4] = [
        Identifier::remove_userinfo,
        Identifier::remove_port,
        Identifier::remove_query,
        Identifier::<K, String>::remove_fragment,
    ];
    for remove in removers {
        let mut edited = before.clone();
        remove(&mut edited);
        assert_parsed(&edited);
    }
    let mut edited = before;
    edited.remove_fragment();
    assert_eq!(edited.components().fragment(), None);
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

/// Checks an edit of the text as every kind of identifier of every document.
pub fn check_edit_of_every_kind(text: &str, what: Set, new: Option<&str>) {
    for_every_kind!(check_edit(text, what, new));
}

/// Checks appending data to the text as every kind of identifier of every document.
pub fn check_data_of_every_kind(text: &str, key: &str, value: &str) {
    for_every_kind!(check_data(text, key, value));
}
