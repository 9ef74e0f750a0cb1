//! RFC 3987 §5.3.3: the normalization of domain names.

use super::form::Form;
use super::syntax_based::{Decode, decode};
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

/// The options of a ladder for domain names.
#[derive(Clone, Copy)]
pub(super) struct Names {
    idn: Idn,
    /// Whether non-ASCII characters are percent-encoded: [`PercentEncoding::Aligned`].
    aligned: bool,
}

impl Names {
    pub(super) fn new(ladder: &Ladder<'_>) -> Self {
        Names { idn: ladder.idn, aligned: ladder.percent_encoding == PercentEncoding::Aligned }
    }

    /// Whether normalization may change a name. It never changes a plain name.
    pub(super) fn may_change(self, name: &str) -> bool {
        self.idn != Idn::Unconverted && !is_plain_name(name)
    }
}

/// The profile that rejects a name, and its error.
type NameError = (Profile, HostError);

/// Returns the normal form of a name, or `None` if the name stays unchanged. Reports an invalid
/// name.
pub(super) fn normalize_name(form: &mut Form<'_>, names: Names, name: &str) -> Option<String> {
    if !names.may_change(name) {
        return None;
    }
    let Names { idn, aligned } = names;
    let plain = decode(name, Decode::Iunreserved).map_or(Cow::Borrowed(name), Cow::Owned);
    if !has_international_label(&plain) {
        return None;
    }
    let host = form.grammar().with_role(Role::Host)?;
    // ToUnicode may return characters that an ireg-name does not allow.
    let is_host = |name: &str| host.matches(name);
    // "[...] for legibility purposes, they SHOULD NOT be converted into ASCII Compatible
    // Encoding". A URI has no other form of a name.
    let prefers_unicode = form.grammar() != Grammar::Rfc3986;
    let normal = match idn {
        Idn::Agreed => normalize_by_all(&plain, prefers_unicode, is_host),
        Idn::Profile(profile) => normalize_by_profile(profile, &plain, prefers_unicode, is_host),
        Idn::Unconverted => return None,
    };
    match normal {
        // `aligned`: all non-ASCII characters of the identifier are percent-encoded.
        Ok(normal) if aligned => normal.as_deref().map(encode_non_ascii),
        Ok(normal) => normal,
        Err((profile, error)) => {
            form.invalid_names.push(InvalidName { name: name.to_owned(), profile, error });
            None
        }
    }
}

/// The results of the three profiles for a name. In IDNA2008 each U-label has exactly one A-label,
/// so comparing Unicode forms is the same as comparing ASCII forms.
#[derive(PartialEq)]
struct Forms {
    idna2003: String,
    idna2008: String,
    uts46: String,
}

impl Forms {
    /// Converts the name by each profile. Returns the error of the first profile that rejects it.
    fn new(name: &str) -> Result<Self, NameError> {
        let idna2003 = to_ascii(IDNA2003.into(), name)?;
        let idna2008 = IDNA2008.to_unicode(name).map_err(|error| (IDNA2008.into(), error))?;
        Ok(Forms { idna2003, idna2008, uts46: to_ascii(UTS46.into(), name)? })
    }
}

/// Returns a normal form on which the three profiles agree: for each of them, the results for the
/// normal form and for the name are equal. Returns `None` if there is no such form. The form is in
/// Unicode if `prefers_unicode` is set and the Unicode form is valid, otherwise in ASCII.
fn normalize_by_all(
    name: &str,
    prefers_unicode: bool,
    is_host: impl Fn(&str) -> bool,
) -> Result<Option<String>, NameError> {
    let forms = Forms::new(name)?;
    let in_unicode = prefers_unicode.then(|| forms.idna2008.clone()).into_iter();
    let in_ascii = iter::once_with(|| IDNA2008.to_ascii(&forms.idna2008).ok()).flatten();
    let mut candidates = in_unicode.chain(in_ascii).filter(|candidate| is_host(candidate));
    let is_equivalent = |candidate: &String| {
        candidate == name || Forms::new(candidate).is_ok_and(|others| others == forms)
    };
    Ok(candidates.find(is_equivalent))
}

/// Whether two names are equal for all three profiles.
#[cfg(feature = "lint")]
pub(crate) fn agree(a: &str, b: &str) -> bool {
    let prefers_unicode = true;
    let normalize = |name| normalize_by_all(name, prefers_unicode, |_| true).ok().flatten();
    normalize(a).is_some_and(|a| normalize(b) == Some(a))
}

/// RFC 3987 section 5.3.3: "those names SHOULD be validated by using the ToASCII operation".
fn to_ascii(profile: Profile, name: &str) -> Result<String, NameError> {
    let ascii = profile.to_ascii(name).map_err(|error| (profile, error))?;
    Ok(ascii.to_ascii_lowercase())
}

/// RFC 3987 section 5.3.3: "Validated IDN components of IRIs SHOULD be character normalized by
/// using the Nameprep process". ToUnicode of the ASCII form returns the result of Nameprep, if the
/// name has a Unicode form. Returns `None` if neither form is a valid host.
fn normalize_by_profile(
    profile: Profile,
    name: &str,
    prefers_unicode: bool,
    is_host: impl Fn(&str) -> bool,
) -> Result<Option<String>, NameError> {
    let ascii = to_ascii(profile, name)?;
    let unicode = prefers_unicode.then(|| profile.to_unicode(&ascii).ok()).flatten();
    Ok(unicode.into_iter().chain([ascii]).find(|name| is_host(name)))
}

/// Whether a name has a non-ASCII label or one with the ACE prefix `xn--` (RFC 3490 §5).
fn has_international_label(name: &str) -> bool {
    !name.is_ascii() || name.split('.').any(has_ace_prefix)
}

/// Percent-encodes the characters that are not US-ASCII.
fn encode_non_ascii(name: &str) -> String {
    let mut out = String::with_capacity(encoded_capacity(name));
    push_encoded(&mut out, name, |c| !c.is_ascii());
    out
}
