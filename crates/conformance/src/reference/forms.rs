//! Other forms of the components of a result. The documents let an implementation produce them, so
//! that an answer in one of them is not wrong.

use super::normalize::octets;
use super::{authority_parts, is_unreserved, map_octets};
use crate::case::Components;

/// Returns the components in each combination of the forms that RFC 3986 permits, except as they
/// are.
pub(super) fn other_forms(components: &Components) -> Vec<Components> {
    let mut all = vec![components.clone()];
    let forms_of = |text: &Option<String>, forms: fn(&str) -> Vec<String>| match text {
        Some(text) => forms(text).into_iter().map(Some).collect(),
        None => vec![None],
    };
    vary(&mut all, forms_of(&components.scheme, scheme_forms), |it, form| it.scheme = form);
    vary(&mut all, forms_of(&components.userinfo, triplet_forms), |it, form| it.userinfo = form);
    vary(&mut all, forms_of(&components.host, host_forms), |it, form| it.host = form);
    vary(&mut all, port_forms(components), |it, form| it.port = form);
    vary(&mut all, triplet_forms(&components.path), |it, form| it.path = form);
    vary(&mut all, forms_of(&components.query, triplet_forms), |it, form| it.query = form);
    vary(&mut all, forms_of(&components.fragment, triplet_forms), |it, form| it.fragment = form);
    // The authority is as written, or has its parts in their forms.
    let mut composed = Vec::new();
    for it in all {
        let authority = components.authority.as_ref().map(|_| recompose_authority(&it));
        composed.push(it.clone());
        composed.push(Components { authority, ..it });
    }
    let mut other_forms: Vec<Components> = Vec::new();
    for it in composed {
        if it != *components && !other_forms.contains(&it) {
            other_forms.push(it);
        }
    }
    other_forms
}

/// Returns the components with the host decoded. `None` if the host has no percent-encodings, or is
/// not UTF-8 when decoded.
///
/// RFC 3986 section 2.4: "the components and subcomponents significant to the scheme-specific dereferencing
/// process (if any) must be parsed and separated before the percent-encoded octets within those components
/// can be safely decoded". The generic syntax separates nothing in a host. In the other components, decoding
/// makes delimiters of data.
pub(super) fn with_decoded_host(components: &Components) -> Option<Components> {
    let host = components.host.as_ref().filter(|host| host.contains('%'))?;
    let host = String::from_utf8(octets(host).into_iter().map(|it| it.value).collect()).ok()?;
    Some(Components { host: Some(host), ..components.clone() })
}

/// Replaces each of the components by a copy for each form, which `set` writes into the copy.
fn vary<T: Clone>(all: &mut Vec<Components>, forms: Vec<T>, set: fn(&mut Components, T)) {
    let copies = |it: &Components| {
        let with = |form: T| {
            let mut it = it.clone();
            set(&mut it, form);
            it
        };
        forms.iter().cloned().map(with).collect::<Vec<_>>()
    };
    *all = all.iter().flat_map(copies).collect();
}

/// Returns the forms, each once.
fn distinct(forms: impl IntoIterator<Item = String>) -> Vec<String> {
    let mut distinct = Vec::new();
    for form in forms {
        if !distinct.contains(&form) {
            distinct.push(form);
        }
    }
    distinct
}

/// Returns the scheme as it is and in lower case. RFC 3986 section 3.1: "An implementation should
/// accept uppercase letters as equivalent to lowercase in scheme names [...] but should only
/// produce lowercase scheme names for consistency."
fn scheme_forms(text: &str) -> Vec<String> {
    distinct([text.to_owned(), text.to_ascii_lowercase()])
}

/// The forms of a text that differ in its pct-encodings: as written, in upper case, with unreserved
/// characters decoded, and both.
///
/// RFC 3986 section 2.4: unreserved characters "can be decoded at any time"; section 2.1: "URI
/// producers and normalizers should use uppercase hexadecimal digits for all percent-encodings."
fn triplet_forms(text: &str) -> Vec<String> {
    let upper = map_octets(text, |triplet, _| triplet.to_ascii_uppercase());
    let decoded = with_unreserved(text);
    let both = map_octets(&decoded, |triplet, _| triplet.to_ascii_uppercase());
    distinct([text.to_owned(), upper, decoded, both])
}

/// Returns the text with its unreserved characters decoded.
pub(super) fn with_unreserved(text: &str) -> String {
    map_octets(text, |triplet, octet| {
        if is_unreserved(octet) { char::from(octet).to_string() } else { triplet.to_owned() }
    })
}

/// Returns the text with the unreserved characters of its path decoded.
pub(super) fn with_unreserved_path(text: &str) -> String {
    let of_path = |part, text: &str| match part {
        super::Part::Path => with_unreserved(text),
        _ => text.to_owned(),
    };
    super::Parts::divide(text).map(of_path).text()
}

/// Returns the forms of a host that differ in case and in percent-encodings.
///
/// RFC 3986 section 3.2.2: "producers and normalizers should use lowercase for registered names and
/// hexadecimal addresses for the sake of uniformity, while only using uppercase letters for
/// percent-encodings." A host whose hexadecimal digits were made lower case too is the same host,
/// by section 2.1: "If two URIs differ only in the case of hexadecimal digits used in
/// percent-encoded octets, they are equivalent."
fn host_forms(text: &str) -> Vec<String> {
    let lower = |it: &String| {
        map_octets(&it.to_ascii_lowercase(), |triplet, _| triplet.to_ascii_uppercase())
    };
    let forms = triplet_forms(text);
    let lowered = forms.iter().flat_map(|it| [lower(it), lower_except_triplets(it)]);
    let lowered: Vec<String> = lowered.chain([text.to_ascii_lowercase()]).collect();
    distinct(forms.into_iter().chain(lowered))
}

/// Makes the letters of a text lower case, except the digits of percent-encodings.
fn lower_except_triplets(text: &str) -> String {
    let mut parts = text.split('%');
    let mut out = parts.next().unwrap_or_default().to_ascii_lowercase();
    for part in parts {
        let (digits, rest) = part.split_at(part.len().min(2));
        out += &format!("%{digits}{}", rest.to_ascii_lowercase());
    }
    out
}

/// Returns the port as it is, and also `None` where it may be omitted.
///
/// RFC 3986 section 3.2.3: "URI producers and normalizers should omit the port component and its ":"
/// delimiter if port is empty or if its value would be the same as that of the scheme's default."
fn port_forms(components: &Components) -> Vec<Option<String>> {
    let default = match components.scheme.as_deref().map(str::to_ascii_lowercase).as_deref() {
        Some("http") => "80",
        Some("https") => "443",
        Some("ftp") => "21",
        _ => "",
    };
    let may_be_omitted = |port: &&String| port.is_empty() || **port == default;
    match components.port.as_ref().filter(may_be_omitted) {
        Some(_) => vec![components.port.clone(), None],
        None => vec![components.port.clone()],
    }
}

/// Returns the authority of these userinfo, host and port.
fn recompose_authority(components: &Components) -> String {
    let userinfo = components.userinfo.iter().map(|it| format!("{it}@"));
    let port = components.port.iter().map(|it| format!(":{it}"));
    userinfo.chain(components.host.clone()).chain(port).collect()
}

/// Returns a text in each combination of the forms that RFC 3986 permits, except as it is.
pub(super) fn permitted_variants(text: &str) -> Vec<String> {
    let parts = super::Parts::divide(text);
    let (mut userinfo, mut host, mut port) = (None, None, None);
    if let Some(authority) = &parts.authority {
        let parts = authority_parts(authority);
        userinfo = parts.userinfo.map(str::to_owned);
        host = Some(parts.host.to_owned());
        port = parts.port.map(str::to_owned);
    }
    let super::Parts { scheme, authority, path, query, fragment } = parts;
    let components = Components { scheme, authority, userinfo, host, port, path, query, fragment };
    let text_of = |it: Components| {
        let Components { scheme, authority, path, query, fragment, .. } = it;
        super::Parts { scheme, authority, path, query, fragment }.text()
    };
    distinct(other_forms(&components).into_iter().map(text_of).filter(|it| it != text))
}
