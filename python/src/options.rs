//! Options, from their names in Python to values of the library.

use iri_grammar::host::{HostError, Profile};
use iri_grammar::ladder::{Idn, Ladder, PercentEncoding, Rung};
use iri_grammar::mapping::{ToIri, ToUri};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// A value by its name.
pub fn named<T: std::str::FromStr>(
    what: &str,
    name: &str,
    all: impl FnOnce() -> String,
) -> PyResult<T> {
    name.parse().map_err(|_| {
        PyValueError::new_err(format!("there is no {what} {name:?}; there are {}", all()))
    })
}

pub fn rung(name: &str) -> PyResult<Rung> {
    named("rung", name, || format!("{}, and 'syntax'", Rung::ALL.map(Rung::name).join(", ")))
}

pub fn profile(name: &str) -> PyResult<Profile> {
    named("profile", name, || Profile::ALL.map(Profile::name).join(", "))
}

/// A ladder with its options.
pub fn ladder(
    ladder: Ladder<'static>,
    percent: &str,
    idna: Option<&str>,
    keep_rootless: bool,
) -> PyResult<Ladder<'static>> {
    let percent = match percent {
        "unreserved" => PercentEncoding::Unreserved,
        "iunreserved" => PercentEncoding::Iunreserved,
        _ => {
            let message = format!("percent is 'unreserved' or 'iunreserved', not {percent:?}");
            return Err(PyValueError::new_err(message));
        }
    };
    let ladder = ladder.keep_rootless_dots(keep_rootless);
    idn(ladder.percent_encoding(percent), idna)
}

pub fn idn(ladder: Ladder<'static>, idna: Option<&str>) -> PyResult<Ladder<'static>> {
    match idna {
        None => Ok(ladder),
        Some("agreed") => Ok(ladder.idn(Idn::Agreed)),
        Some(name) => {
            let all = || format!("{}, agreed", Profile::ALL.map(Profile::name).join(", "));
            Ok(ladder.idn(named::<Profile>("idna", name, all)?))
        }
    }
}

/// What makes the ASCII or the Unicode form of a host name.
pub fn converter(
    profile: &str,
    to: &str,
) -> PyResult<impl Fn(&str) -> Result<String, HostError> + Sync + use<>> {
    let profile = self::profile(profile)?;
    let to_ascii = match to {
        "ascii" => true,
        "unicode" => false,
        _ => return Err(PyValueError::new_err(format!("to is 'ascii' or 'unicode', not {to:?}"))),
    };
    Ok(move |name: &str| if to_ascii { profile.to_ascii(name) } else { profile.to_unicode(name) })
}

pub fn to_uri(host: Option<&str>) -> PyResult<ToUri<'static>> {
    let to_uri = ToUri::new();
    host.map_or(Ok(to_uri), |host| Ok(to_uri.to_ascii(profile(host)?)))
}

pub fn to_iri(host: Option<&str>) -> PyResult<ToIri<'static>> {
    let to_iri = ToIri::rfc3987();
    host.map_or(Ok(to_iri), |host| Ok(to_iri.to_unicode(profile(host)?)))
}
