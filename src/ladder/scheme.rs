//! RFC 3987 §5.3.3: scheme-based normalization.

use super::Ladder;
use super::form::Form;
use super::idn::{Names, normalize_name};
use super::rules::{
    normalize_mail_addresses, normalize_media_type, normalize_telephone_number, normalize_urn,
};
use crate::schemes::{Fact, Property};
use crate::syntax::{Component, Host};
use alloc::borrow::{Cow, ToOwned};
use alloc::string::{String, ToString};

/// RFC 3986 §3.2.3, for every scheme: "URI producers and normalizers should omit the port
/// component and its ":" delimiter if port is empty".
const EMPTY_PORT: Cow<'static, str> = Cow::Borrowed("RFC 3986 section 3.2.3");

/// Applies the rules of the scheme, and removes an empty port in every scheme.
pub(super) fn normalize(ladder: &Ladder<'_>, form: &mut Form<'_>) {
    if form.get(Component::Port) == Some("") {
        form.change_by(Component::Port, None, Some(&EMPTY_PORT));
    }
    let Some(scheme) = form.get(Component::Scheme) else { return };
    for fact in ladder.schemes.facts(scheme) {
        apply(ladder, form, fact);
    }
}

/// Returns the normal form of the host; `None` if it is not a domain name or does not change.
fn normalize_host(form: &mut Form<'_>, names: Names) -> Option<String> {
    let may_change = |host: &&str| names.may_change(host) && Host::new(host).is_name();
    let host = form.get(Component::Host).filter(may_change)?.to_owned();
    normalize_name(form, names, &host)
}

/// Applies one rule of the scheme, and cites its source.
fn apply(ladder: &Ladder<'_>, form: &mut Form<'_>, fact: &Fact) {
    let names = Names::new(ladder);
    let host = form.get(Component::Host);
    // The component that changes, and its new value; `None` removes the component.
    let changed: Option<(Component, Option<String>)> = match &fact.property {
        // RFC 3986 §3.2.3: a port is a decimal number.
        Property::DefaultPort(default) => form
            .get(Component::Port)
            .filter(|port| port.trim_start_matches('0') == default.to_string())
            .map(|_| (Component::Port, None)),
        Property::EmptyPath => {
            let is_empty = host.is_some() && form.path().is_empty();
            is_empty.then(|| (Component::Path, Some("/".to_owned())))
        }
        Property::EmptyQuery => {
            let is_empty = form.get(Component::Query) == Some("");
            is_empty.then_some((Component::Query, None))
        }
        // RFC 3986 §6.2.3: "If, however, either the userinfo or port subcomponents are non-empty, then the
        // host should be given explicitly even if it matches the default." If they are empty,
        // their delimiters stay, and the host is explicit, too.
        Property::DefaultHost(default) => {
            let is_alone = form.get(Component::Userinfo).or(form.get(Component::Port)).is_none();
            match host {
                Some("") if !is_alone => Some((Component::Host, Some(default.to_string()))),
                Some(host) if is_alone && host.eq_ignore_ascii_case(default) => {
                    Some((Component::Host, Some(String::new())))
                }
                _ => None,
            }
        }
        Property::NoAuthority => {
            let lacks_authority = host.is_none() && form.path().starts_with('/');
            lacks_authority.then(|| (Component::Host, Some(String::new())))
        }
        Property::DomainName { .. } => {
            normalize_host(form, names).map(|name| (Component::Host, Some(name)))
        }
        Property::MailAddresses => {
            let path = form.path().to_owned();
            Some((Component::Path, Some(normalize_mail_addresses(form, names, &path))))
        }
        Property::Urn => {
            normalize_urn(form, fact, ladder.for_key);
            None
        }
        Property::TelephoneNumber => {
            normalize_telephone_number(form.path()).map(|path| (Component::Path, Some(path)))
        }
        Property::MediaType => {
            normalize_media_type(form.path()).map(|path| (Component::Path, Some(path)))
        }
        // RFC 3986 §6.2.3: the fragment "is not subject to any scheme-based normalization".
        Property::Other(Component::Fragment, _) => None,
        // `normal` returns the new text. A text that would make the identifier invalid is dropped.
        Property::Other(component, normal) => form
            .get(*component)
            .and_then(normal)
            .filter(|text| form.is_valid_with(*component, text))
            .map(|text| (*component, Some(text))),
        // Other rungs or other modules use these properties.
        Property::KeepPercentEncodings
        | Property::KeepDotSegments
        | Property::WithoutAuthority
        | Property::NoEmptyHost
        | Property::DocumentCharset
        | Property::Script => None,
    };
    if let Some((component, after)) = changed {
        form.change_by(component, after, Some(&fact.source.text()));
    }
}
