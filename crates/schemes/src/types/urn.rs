//! `urn` (RFC 8141).

use super::parts::prefixed;
use super::value::Value;
use super::{ParseError, Parts};

/// A URN (RFC 8141 section 2). The texts are as in the identifier, since decoding could change what it
/// names (section 3.1).
///
/// ```
/// use iri_grammar::Iri;
/// use iri_schemes::types::Urn;
///
/// let urn: Urn = iri_schemes::parse(Iri::new("urn:example:a,z?+b?=c#d")?)?;
/// assert_eq!((&*urn.nid, &*urn.nss), ("example", "a,z"));
/// assert_eq!(urn.q_component.as_deref(), Some("c"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Urn {
    /// The namespace identifier.
    pub nid: String,
    /// The namespace-specific string.
    pub nss: String,
    /// The r-component, after `?+`.
    pub r_component: Option<String>,
    /// The q-component, after `?=`.
    pub q_component: Option<String>,
    /// The f-component, after `#`.
    pub f_component: Option<String>,
}

impl Value for Urn {
    const SCHEMES: &'static [&'static str] = &["urn"];

    fn read(parts: &Parts<'_>) -> Result<Self, ParseError> {
        Ok(Urn {
            nid: parts.text("NID").unwrap_or_default(),
            nss: parts.text("NSS").unwrap_or_default(),
            r_component: parts.text("r-component"),
            q_component: parts.text("q-component"),
            f_component: parts.text("f-component"),
        })
    }

    fn compose(&self) -> String {
        let r_component = prefixed("?+", self.r_component.as_deref());
        let q_component = prefixed("?=", self.q_component.as_deref());
        let f_component = prefixed("#", self.f_component.as_deref());
        ["urn:", &self.nid, ":", &self.nss, &r_component, &q_component, &f_component].concat()
    }
}
