//! `ldap` (RFC 4516).

use super::parts::{decode, encode, prefixed};
use super::value::Value;
use super::{ParseError, Parts};

/// An identifier of `ldap` (RFC 4516 section 2).
///
/// ```
/// use iri_grammar::Iri;
/// use iri_schemes::types::{Ldap, Scope};
///
/// let iri = Iri::new("ldap://ldap1.example.net/o=A%20b,c=US??sub?(cn=Babs%20Jensen)")?;
/// let ldap: Ldap = iri_schemes::parse(iri)?;
/// assert_eq!((&*ldap.dn, ldap.scope), ("o=A b,c=US", Some(Scope::Sub)));
/// assert_eq!(ldap.filter.as_deref(), Some("(cn=Babs Jensen)"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Ldap {
    /// The host, as in the identifier; `None` if it is empty.
    pub host: Option<String>,
    /// The port, as in the identifier.
    pub port: Option<String>,
    /// The distinguished name (RFC 4514); empty if it is undefined.
    pub dn: String,
    /// The attributes to return; all user attributes if there are none.
    pub attributes: Vec<String>,
    /// The scope of the search; `base` is the default.
    pub scope: Option<Scope>,
    /// The filter (RFC 4515); `None` is `(objectClass=*)`.
    pub filter: Option<String>,
    /// The extensions.
    pub extensions: Vec<Extension>,
}

/// The scope of a search.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Scope {
    /// `base`: only the object.
    Base,
    /// `one`: the objects one level below.
    One,
    /// `sub`: the object and all below.
    Sub,
}

impl Scope {
    /// The name.
    pub fn name(self) -> &'static str {
        match self {
            Scope::Base => "base",
            Scope::One => "one",
            Scope::Sub => "sub",
        }
    }
}

/// An extension.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Extension {
    /// Whether a `!` says that the extension is critical.
    pub is_critical: bool,
    /// The type: a descriptor or an object identifier.
    pub name: String,
    /// The value.
    pub value: Option<String>,
}

impl Value for Ldap {
    const SCHEMES: &'static [&'static str] = &["ldap"];

    fn read(parts: &Parts<'_>) -> Result<Self, ParseError> {
        let text = parts.iri.text();
        let scope = parts.first("scope").map(|part| part.text);
        let scope = [Scope::Base, Scope::One, Scope::Sub]
            .into_iter()
            .find(|it| scope.is_some_and(|scope| scope.eq_ignore_ascii_case(it.name())));
        let mut extensions = Vec::new();
        for part in parts.all("extype") {
            let is_value = |value: &&crate::Part<'_>| value.range.start == part.range.end + 1;
            let value = if text[part.range.end..].starts_with('=') {
                parts.all("exvalue").find(is_value).map(decode).transpose()?
            } else {
                None
            };
            let is_critical = text[..part.range.start].ends_with('!');
            extensions.push(Extension { is_critical, name: part.text.to_owned(), value });
        }
        Ok(Ldap {
            host: parts.text("host").filter(|host| !host.is_empty()),
            port: parts.text("port"),
            dn: parts.decoded("dn")?.unwrap_or_default(),
            attributes: parts.all_decoded("selector")?,
            scope,
            filter: parts.decoded("filter")?.filter(|filter| !filter.is_empty()),
            extensions,
        })
    }

    fn compose(&self) -> String {
        const NAME: &str = "-._~!$&'()*+;=:@/";
        let attributes: Vec<String> = self.attributes.iter().map(|it| encode(it, NAME)).collect();
        let extension = |it: &Extension| {
            let value = it.value.as_ref().map(|value| encode(value, NAME));
            [if it.is_critical { "!" } else { "" }, &it.name, &prefixed("=", value.as_deref())]
                .concat()
        };
        let extensions: Vec<String> = self.extensions.iter().map(extension).collect();
        let after = [
            attributes.join(","),
            self.scope.map_or("", Scope::name).to_owned(),
            self.filter.as_ref().map(|it| encode(it, "-._~!$&'()*+,;=:@/")).unwrap_or_default(),
            extensions.join(","),
        ];
        let length = after.iter().rposition(|it| !it.is_empty()).map_or(0, |last| last + 1);
        let after: String = after[..length].iter().map(|it| prefixed("?", Some(it))).collect();
        [
            "ldap://",
            self.host.as_deref().unwrap_or_default(),
            &prefixed(":", self.port.as_deref()),
            "/",
            &encode(&self.dn, "-._~!$&'()*+,;=:@/"),
            &after,
        ]
        .concat()
    }
}
