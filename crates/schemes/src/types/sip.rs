//! `sip` and `sips` (RFC 3261).

use super::parts::{prefixed, write_parameters};
use super::value::Value;
use super::{Pair, Parameter, ParseError, Parts, encode};

/// An identifier of `sip` or `sips` (RFC 3261 section 19.1.1).
///
/// ```
/// use iri_grammar::Iri;
/// use iri_schemes::types::Sip;
///
/// let iri = Iri::new("sip:alice@atlanta.com:5060;transport=tcp;lr?subject=project%20x")?;
/// let sip: Sip = iri_schemes::parse(iri)?;
/// assert_eq!((sip.user.as_deref(), &*sip.host), (Some("alice"), "atlanta.com"));
/// assert_eq!(sip.parameter("transport"), Some(Some("tcp")));
/// assert_eq!(sip.headers[0].value, "project x");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Sip {
    /// `sip` or `sips`.
    pub scheme: &'static str,
    /// The user, or a telephone number.
    pub user: Option<String>,
    /// The password.
    pub password: Option<String>,
    /// The host, as in the identifier.
    pub host: String,
    /// The port, as in the identifier.
    pub port: Option<String>,
    /// The parameters.
    pub parameters: Vec<Parameter>,
    /// The headers.
    pub headers: Vec<Pair>,
}

impl Sip {
    /// The value of the first parameter with this name, the case of which is ignored (RFC 3261
    /// section 19.1.4). `Some(None)` is a parameter without a value.
    pub fn parameter(&self, name: &str) -> Option<Option<&str>> {
        let found = self.parameters.iter().find(|it| it.name.eq_ignore_ascii_case(name))?;
        Some(found.value.as_deref())
    }
}

impl Value for Sip {
    const SCHEMES: &'static [&'static str] = &["sip", "sips"];

    fn read(parts: &Parts<'_>) -> Result<Self, ParseError> {
        Ok(Sip {
            scheme: parts.scheme,
            user: parts.decoded("user")?,
            password: parts.decoded("password")?,
            host: parts.text("host").unwrap_or_default(),
            port: parts.text("port"),
            parameters: parts.parameters("uri-parameter")?,
            headers: parts.pairs("hname", "hvalue")?,
        })
    }

    fn compose(&self) -> String {
        let mark = "-_.!~*'()";
        let user = self.user.as_ref().map(|it| encode(it, &[mark, "&=+$,;/"].concat()));
        let password = self.password.as_ref().map(|it| encode(it, &[mark, "&=+$,"].concat()));
        let header = |header: &Pair| {
            let others = [mark, "/?:+$"].concat();
            [encode(&header.name, &others), encode(&header.value, &others)].join("=")
        };
        let headers: Vec<String> = self.headers.iter().map(header).collect();
        [
            self.scheme,
            ":",
            user.as_deref().unwrap_or_default(),
            &prefixed(":", password.as_deref()),
            if user.is_some() || password.is_some() { "@" } else { "" },
            &self.host,
            &prefixed(":", self.port.as_deref()),
            &write_parameters(&self.parameters, &[mark, "/:&+$"].concat()),
            if headers.is_empty() { "" } else { "?" },
            &headers.join("&"),
        ]
        .concat()
    }
}
