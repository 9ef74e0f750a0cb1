//! The rules of single schemes: `mailto`, `urn`, `tel`, `data`.

use super::form::Form;
use super::idn::{Names, normalize_name};
use super::syntax_based::with_lower_case_letters;
use crate::schemes::data::DataUrl;
use crate::schemes::tel::{self, is_number, without_visual_separators};
use crate::schemes::{Fact, mailto, urn::is_rq_components, urn::parse_assigned_name};
use crate::syntax::Component;
use alloc::borrow::{Cow, ToOwned};
use alloc::string::String;
use alloc::vec::Vec;

/// RFC 3986 §6.2.3: converts the domain of each address to lower case ("mailto:Joe@Example.COM").
/// RFC 6068 §2: `to = addr-spec *("," addr-spec)`, `addr-spec = local-part "@" domain`.
/// Domains with non-ASCII characters are IDNs "elsewhere" than in ireg-name (RFC 3987 §5.3.3).
///
/// Returns the new path. An address that is not an `addr-spec` stays unchanged, and so does a path
/// after an authority.
pub(super) fn normalize_mail_addresses(form: &mut Form<'_>, names: Names, path: &str) -> String {
    if form.get(Component::Host).is_some() {
        return path.to_owned();
    }
    let mut addresses = Vec::new();
    for address in mailto::addresses(path) {
        let Ok((local_part, domain)) = mailto::parse_address(address) else {
            addresses.push(address.to_owned());
            continue;
        };
        let lower = domain.is_ascii().then(|| with_lower_case_letters(domain)).flatten();
        let mut domain = lower.map_or(Cow::Borrowed(domain), Cow::Owned);
        if let Some(name) = normalize_name(form, names, &domain) {
            domain = name.into();
        }
        addresses.push([local_part, "@", &domain].concat());
    }
    addresses.join(",")
}

/// RFC 8141 §3.1: normalizes the NID "by conversion to lower case". The r-component, q-component
/// and f-component "MUST be ignored for purposes of determining URN-equivalence": they are removed
/// only `for_key`, since a normal form is still used as an identifier. Changes nothing if the path
/// does not consist of a NID and an NSS.
pub(super) fn normalize_urn(form: &mut Form<'_>, fact: &Fact, for_key: bool) {
    let Some((nid, nss)) = parse_assigned_name(form.path()) else { return };
    if nid.bytes().any(|byte| byte.is_ascii_uppercase()) {
        let path = [&nid.to_ascii_lowercase(), ":", nss].concat();
        form.change_by(Component::Path, Some(path), Some(&fact.source.text()));
    }
    // Another query is not of a URN, so nothing says that it is ignored.
    if for_key && form.get(Component::Query).is_none_or(is_rq_components) {
        form.change_by(Component::Query, None, None);
        form.change_by(Component::Fragment, None, None);
    }
}

/// RFC 3966 §4: "equal, after removing all visual separators"; "Parameters are compared
/// according to 'pname', regardless of the order they appeared in the URI"; "URI
/// comparisons are case-insensitive".
///
/// Returns `None` if the path is not a telephone number.
pub(super) fn normalize_telephone_number(path: &str) -> Option<String> {
    let lower = with_lower_case_letters(path);
    let (number, parameters) = tel::parse(lower.as_deref().unwrap_or(path));
    if !is_number(number) {
        return None;
    }
    let mut normal = without_visual_separators(number);
    let mut parameters: Vec<(&str, Cow<'_, str>)> = parameters
        .map(|parameter| match tel::parse_parameter(parameter) {
            // "the 'phone-context' parameter value is compared as a host name if it is a
            // 'domainname' or digit by digit if it is 'global-number-digits'. The latter is
            // compared after removing all 'visual-separator' characters"; an 'ext' consists of
            // phonedigits as well.
            (name, Some(value))
                if name == "ext" || name == "phone-context" && value.starts_with('+') =>
            {
                (name, Cow::Owned([name, "=", &without_visual_separators(value)].concat()))
            }
            (name, _) => (name, parameter.into()),
        })
        .collect();
    // RFC 3966 §3: "The 'isdn-subaddress' or 'extension' MUST appear first, if present, followed
    // by the 'context' parameter, if present, followed by any other parameters in
    // lexicographical order."
    parameters.sort_by_key(|(name, _)| match *name {
        "ext" | "isub" => (0, *name),
        "phone-context" => (1, *name),
        name => (2, name),
    });
    for (_, parameter) in parameters {
        normal.push(';');
        normal.push_str(&parameter);
    }
    Some(normal)
}

/// RFC 2397 §2: `data:[<mediatype>][;base64],<data>`. RFC 2045 §5.1: "The type, subtype,
/// and parameter names are not case sensitive".
///
/// Returns the path with them in lower case; `None` if the path has no comma, or a media type that
/// is not valid. The media type may be omitted.
pub(super) fn normalize_media_type(path: &str) -> Option<String> {
    let data = DataUrl::parse(path).filter(DataUrl::has_valid_media_type)?.data;
    // The comma before the data is one octet.
    let media_type = &path[..path.len() - data.len() - 1];
    let mut normal = String::with_capacity(path.len());
    for (index, part) in media_type.split(';').enumerate() {
        if index > 0 {
            normal.push(';');
        }
        let (name, rest) = match part.find('=') {
            // The first part is the type and subtype.
            _ if index == 0 => (part, ""),
            Some(equals) => part.split_at(equals),
            // `;base64` and invalid parameters stay unchanged.
            None => ("", part),
        };
        normal.push_str(with_lower_case_letters(name).as_deref().unwrap_or(name));
        normal.push_str(rest);
    }
    normal.push(',');
    normal.push_str(data);
    Some(normal)
}
