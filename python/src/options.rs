//! Converts options from their names in Python to values of the library.

use iri_grammar::host::{HostError, Profile};
use iri_grammar::ladder::{Idn, Ladder, PercentEncoding, Rung};
use iri_grammar::mapping::{ToIri, ToUri};
use iri_grammar::resolution::Resolver;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// Returns the value of this name. An error says that there is no such `what`, and lists `all` names.
pub fn parse_name<T: std::str::FromStr>(
    what: &str,
    name: &str,
    all: impl FnOnce() -> String,
) -> PyResult<T> {
    name.parse().map_err(|_| {
        PyValueError::new_err(format!("there is no {what} {name:?}; there are {}", all()))
    })
}

pub fn rung(name: &str) -> PyResult<Rung> {
    parse_name("rung", name, || format!("{}, and 'syntax'", Rung::ALL.map(Rung::name).join(", ")))
}

pub fn profile(name: &str) -> PyResult<Profile> {
    parse_name("profile", name, || Profile::ALL.map(Profile::name).join(", "))
}

/// Returns the ladder with these options. `percent` names the characters to decode, `idna` the
/// profile that normalizes domain names. `keep_rootless` keeps the dot segments of a path that
/// begins neither with "/" nor after an authority.
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
    with_idna(ladder.percent_encoding(percent), idna)
}

/// Returns the ladder with the profile that normalizes domain names; without one, the ladder itself.
pub fn with_idna(ladder: Ladder<'static>, idna: Option<&str>) -> PyResult<Ladder<'static>> {
    match idna {
        None => Ok(ladder),
        Some("agreed") => Ok(ladder.idn(Idn::Agreed)),
        Some(name) => {
            let all = || format!("{}, agreed", Profile::ALL.map(Profile::name).join(", "));
            Ok(ladder.idn(parse_name::<Profile>("idna", name, all)?))
        }
    }
}

/// Returns the function that converts a host name to its ASCII or Unicode form.
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

/// Returns the resolver that makes references with these options: each has the name of its method.
pub fn resolver(
    shortest: bool,
    path_only: bool,
    no_absolute_path: bool,
    parents: Option<usize>,
) -> Resolver {
    let mut resolver = Resolver::new();
    if shortest {
        resolver = resolver.shortest();
    }
    if path_only {
        resolver = resolver.path_only();
    }
    if no_absolute_path {
        resolver = resolver.no_absolute_path();
    }
    parents.map_or(resolver, |most| resolver.parents(most))
}

/// Returns the mapping to URIs, with the profile that converts hosts.
pub fn to_uri(host: Option<&str>) -> PyResult<ToUri<'static>> {
    let to_uri = ToUri::new();
    host.map_or(Ok(to_uri), |host| Ok(to_uri.to_ascii(profile(host)?)))
}

/// Returns the conversion to IRIs, with the profile that converts hosts.
pub fn to_iri(host: Option<&str>) -> PyResult<ToIri<'static>> {
    let to_iri = ToIri::rfc3987();
    host.map_or(Ok(to_iri), |host| Ok(to_iri.to_unicode(profile(host)?)))
}
