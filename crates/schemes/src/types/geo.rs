//! `geo` (RFC 5870).

use super::parts::{prefixed, write_parameters};
use super::value::Value;
use super::{Parameter, ParseError, Parts};

/// An identifier of `geo` (RFC 5870 section 3.3). Numbers are as in the identifier, since they have as
/// many digits as they are exact.
///
/// ```
/// use iri_grammar::Iri;
/// use iri_schemes::types::Geo;
///
/// let geo: Geo = iri_schemes::parse(Iri::new("geo:48.2010,16.3695,183;u=5")?)?;
/// assert_eq!(geo.coordinates, ["48.2010", "16.3695", "183"]);
/// assert_eq!(geo.wgs84(), Some((48.201, 16.3695)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Geo {
    /// Two or three coordinates. In WGS-84: latitude and longitude in degrees, altitude in metres.
    pub coordinates: Vec<String>,
    /// The coordinate reference system; `None` is WGS-84 (section 3.4.1).
    pub crs: Option<String>,
    /// The uncertainty, in metres (section 3.4.3).
    pub uncertainty: Option<String>,
    /// The other parameters.
    pub parameters: Vec<Parameter>,
}

impl Geo {
    /// The latitude and the longitude in degrees; `None` in another reference system than WGS-84.
    pub fn wgs84(&self) -> Option<(f64, f64)> {
        let is_wgs84 = self.crs.as_ref().is_none_or(|crs| crs.eq_ignore_ascii_case("wgs84"));
        let degrees = |index: usize| self.coordinates.get(index)?.parse().ok();
        is_wgs84.then(|| Some((degrees(0)?, degrees(1)?)))?
    }
}

impl Value for Geo {
    const SCHEMES: &'static [&'static str] = &["geo"];

    fn read(parts: &Parts<'_>) -> Result<Self, ParseError> {
        let coordinates = ["coord-a", "coord-b", "coord-c"];
        Ok(Geo {
            coordinates: coordinates.into_iter().filter_map(|name| parts.text(name)).collect(),
            crs: parts.text("crslabel"),
            uncertainty: parts.text("uval"),
            parameters: parts.parameters("parameter")?,
        })
    }

    fn compose(&self) -> String {
        [
            "geo:",
            &self.coordinates.join(","),
            &prefixed(";crs=", self.crs.as_deref()),
            &prefixed(";u=", self.uncertainty.as_deref()),
            &write_parameters(&self.parameters, "-_.!~*'():&+$"),
        ]
        .concat()
    }
}
