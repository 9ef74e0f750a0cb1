//! RFC 3987 §5.3.3: domain names.

use super::form::Form;
use super::syntax_based::decoded;
use super::{Idn, InvalidName, Ladder, PercentEncoding};
use crate::grammar::{Grammar, Role};
use crate::host::{HostError, Idna2003, Idna2008, Profile, Uts46, has_ace_prefix, is_plain_name};
use crate::text::{encoded_capacity, push_encoded};
use alloc::borrow::{Cow, ToOwned};
use alloc::string::String;
use core::iter;

const IDNA2003: Idna2003 = Idna2003::for_validating();
const IDNA2008: Idna2008 = Idna2008::new().map_rfc5895(true);
const UTS46: Uts46 = Uts46::new();

/// How names are normalized.
#[derive(Clone, Copy)]
pub(super) struct Names {
    idn: Idn,
    /// Whether percent-encodings are aligned, for local comparison only.
    aligned: bool,
}

impl Names {
    pub(super) fn of(ladder: &Ladder<'_>) -> Self {
        Names { idn: ladder.idn, aligned: ladder.percent_encoding == PercentEncoding::Aligned }
    }

    /// Whether a name may have another normal form. Most are plain, and have none.
    pub(super) fn may_change(self, name: &str) -> bool {
        self.idn != Idn::Kept && !is_plain_name(name)
    }
}

/// Who refuses a name, and why.
type Refused = (Profile, HostError);

/// The normal form of a name; `None` where it has no internationalized label, or is left
/// as it is.
pub(super) fn normalize_name(form: &mut Form<'_>, names: Names, name: &str) -> Option<String> {
    if !names.may_change(name) {
        return None;
    }
    let Names { idn, aligned } = names;
    let plain = decoded(name, true).map_or(Cow::Borrowed(name), Cow::Owned);
    if !has_international_label(&plain) {
        return None;
    }
    let host = form.grammar().with_role(Role::Host)?;
    // ToUnicode may return characters that an ireg-name does not have.
    let is_host = |name: &str| host.takes(name);
    // "[...] for legibility purposes, they SHOULD NOT be converted into ASCII Compatible
    // Encoding": a URI has nothing else.
    let unicode = form.grammar() != Grammar::Rfc3986;
    let normal = match idn {
        Idn::Agreed => agreed(&plain, unicode, is_host),
        Idn::Profile(profile) => by_profile(profile, &plain, unicode, is_host),
        Idn::Kept => return None,
    };
    match normal {
        Ok(normal) if aligned => normal.as_deref().map(encoded),
        Ok(normal) => normal,
        Err((profile, error)) => {
            form.invalid_names.push(InvalidName { name: name.to_owned(), profile, error });
            None
        }
    }
}

/// What the three make of a name. An A-label and its U-label are one to one, so that the
/// Unicode form of IDNA2008 tells as much as the ASCII form.
#[derive(PartialEq)]
struct Forms {
    idna2003: String,
    idna2008: String,
    uts46: String,
}

impl Forms {
    fn of(name: &str) -> Result<Self, Refused> {
        let idna2003 = to_ascii(IDNA2003.into(), name)?;
        let idna2008 = IDNA2008.to_unicode(name).map_err(|error| (IDNA2008.into(), error))?;
        Ok(Forms { idna2003, idna2008, uts46: to_ascii(UTS46.into(), name)? })
    }
}

/// The normal form of a name by all three: a name of which each of them makes what it makes of
/// this one; `None` where there is none.
fn agreed(
    name: &str,
    unicode: bool,
    is_host: impl Fn(&str) -> bool,
) -> Result<Option<String>, Refused> {
    let forms = Forms::of(name)?;
    let in_unicode = unicode.then(|| forms.idna2008.clone()).into_iter();
    let in_ascii = iter::once_with(|| IDNA2008.to_ascii(&forms.idna2008).ok()).flatten();
    let is_the_same =
        |other: &String| other == name || Forms::of(other).is_ok_and(|others| others == forms);
    Ok(in_unicode.chain(in_ascii).filter(|name| is_host(name)).find(is_the_same))
}

/// Whether all three regard two names as the same.
#[cfg(feature = "advice")]
pub(crate) fn agree(a: &str, b: &str) -> bool {
    let normal = |name| agreed(name, true, |_| true).ok().flatten();
    normal(a).is_some_and(|a| normal(b) == Some(a))
}

/// RFC 3987 section 5.3.3: "those names SHOULD be validated by using the ToASCII operation".
fn to_ascii(profile: Profile, name: &str) -> Result<String, Refused> {
    let ascii = profile.to_ascii(name).map_err(|error| (profile, error))?;
    Ok(ascii.to_ascii_lowercase())
}

/// The same section: "Validated IDN components of IRIs SHOULD be character normalized by using the Nameprep
/// process". ToUnicode gives what Nameprep gave to ToASCII, wherever it can.
fn by_profile(
    profile: Profile,
    name: &str,
    unicode: bool,
    is_host: impl Fn(&str) -> bool,
) -> Result<Option<String>, Refused> {
    let ascii = to_ascii(profile, name)?;
    let unicode = unicode.then(|| profile.to_unicode(&ascii).ok()).flatten();
    Ok(unicode.into_iter().chain([ascii]).find(|name| is_host(name)))
}

/// RFC 3490 §5: the ACE prefix is `xn--`, and case-insensitive.
fn has_international_label(name: &str) -> bool {
    !name.is_ascii() || name.split('.').any(has_ace_prefix)
}

fn encoded(name: &str) -> String {
    let mut out = String::with_capacity(encoded_capacity(name));
    push_encoded(&mut out, name, |c| !c.is_ascii());
    out
}
