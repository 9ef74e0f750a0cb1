//! `coap` and its relatives (RFC 7252, RFC 8323).

use super::parts::{decode_text, encode, prefixed};
use super::value::Value;
use super::{ParseError, Parts};

/// An identifier of `coap`, `coaps`, `coap+tcp`, `coaps+tcp`, `coap+ws` or `coaps+ws`: the options of a
/// request (RFC 7252 section 6.4).
///
/// ```
/// use iri_grammar::Iri;
/// use iri_schemes::types::{Coap, Typed};
///
/// let coap: Coap = iri_schemes::parse(Iri::new("coap://198.51.100.1:61616//%2F//?%2F%2F&?%26")?)?;
/// assert_eq!(coap.path, ["", "/", "", ""]);
/// assert_eq!(coap.query, ["//", "?&"]);
/// let root = Coap { path: Vec::new(), query: Vec::new(), ..coap };
/// assert_eq!(root.build()?.as_str(), "coap://198.51.100.1:61616/");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Coap {
    /// The scheme.
    pub scheme: &'static str,
    /// The host, as in the identifier.
    pub host: String,
    /// The port, as in the identifier.
    pub port: Option<String>,
    /// The segments of the path: the Uri-Path Options.
    pub path: Vec<String>,
    /// The arguments of the query: the Uri-Query Options.
    pub query: Vec<String>,
}

impl Value for Coap {
    const SCHEMES: &'static [&'static str] =
        &["coap", "coaps", "coap+tcp", "coaps+tcp", "coap+ws", "coaps+ws"];

    fn read(parts: &Parts<'_>) -> Result<Self, ParseError> {
        let split = |name, separator| match parts.first(name) {
            Some(part) => {
                part.text.split(separator).map(|it| decode_text(part, it)).collect::<Result<_, _>>()
            }
            None => Ok(Vec::new()),
        };
        // RFC 7252 section 6.4 step 8: no option for an empty path, or a single slash.
        let mut path: Vec<String> = split("path-abempty", '/')?;
        path.drain(..path.len().min(1));
        if path == [""] {
            path.clear();
        }
        Ok(Coap {
            scheme: parts.scheme,
            host: parts.text("host").unwrap_or_default(),
            port: parts.text("port"),
            path,
            query: split("query", '&')?,
        })
    }

    fn compose(&self) -> String {
        // RFC 7252 section 6.5 steps 5 to 8.
        let segment = |it: &String| ["/", &encode(it, "-._~!$&'()*+,;=:@")].concat();
        let path: String = self.path.iter().map(segment).collect();
        let query: Vec<String> =
            self.query.iter().map(|it| encode(it, "-._~!$'()*+,;=:@/?")).collect();
        [
            self.scheme,
            "://",
            &self.host,
            &prefixed(":", self.port.as_deref()),
            if path.is_empty() { "/" } else { &path },
            if query.is_empty() { "" } else { "?" },
            &query.join("&"),
        ]
        .concat()
    }
}
