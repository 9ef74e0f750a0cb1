//! RFC 3987 §5.3.3: domain names.

use super::InvalidName;
use super::form::Form;
use super::percent::decoded;
use crate::grammar::{Grammar, Role};
use crate::host::Profile;
use crate::mapping::{encoded_capacity, push_encoded};
use alloc::borrow::{Cow, ToOwned};
use alloc::string::String;

/// How names are normalized.
#[derive(Clone, Copy)]
pub(super) struct Names {
    pub(super) profile: Profile,
    /// Whether percent-encodings are aligned, for local comparison only.
    pub(super) aligned: bool,
}

/// The normal form of a name; `None` where it has no internationalized label, or is left
/// as it is.
pub(super) fn normalize_name(form: &mut Form<'_>, names: Names, name: &str) -> Option<String> {
    let Names { profile, aligned } = names;
    let plain = decoded(name, true).map_or(Cow::Borrowed(name), Cow::Owned);
    if !has_international_label(&plain) {
        return None;
    }
    // "those names SHOULD be validated by using the ToASCII operation"
    let ascii = match profile.to_ascii(&plain) {
        Ok(ascii) => ascii.to_ascii_lowercase(),
        Err(error) => {
            form.invalid_names.push(InvalidName { name: name.to_owned(), error });
            return None;
        }
    };
    // "Validated IDN components of IRIs SHOULD be character normalized by using the
    // Nameprep process [...]; however, [...] they SHOULD NOT be converted into ASCII
    // Compatible Encoding". ToUnicode
    // gives what Nameprep gave to ToASCII, wherever it can.
    let unicode = match profile.to_unicode(&ascii) {
        Ok(unicode) if form.grammar() != Grammar::Rfc3986 => unicode,
        _ => ascii.clone(),
    };
    // ToUnicode may give what an ireg-name does not have.
    let host = form.grammar().with_role(Role::Host)?;
    let normal = [unicode, ascii].into_iter().find(|name| host.takes(name))?;
    Some(if aligned { encoded(&normal) } else { normal })
}

/// RFC 3490 §5: the ACE prefix is `xn--`, and case-insensitive.
fn has_international_label(name: &str) -> bool {
    let has_prefix =
        |label: &str| label.get(..4).is_some_and(|prefix| prefix.eq_ignore_ascii_case("xn--"));
    !name.is_ascii() || name.split('.').any(has_prefix)
}

fn encoded(name: &str) -> String {
    let mut out = String::with_capacity(encoded_capacity(name));
    push_encoded(&mut out, name, |c| !c.is_ascii());
    out
}
