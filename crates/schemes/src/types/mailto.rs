//! `mailto` (RFC 6068).

use super::value::Value;
use super::{Pair, ParseError, Parts, encode};

/// An identifier of `mailto` (RFC 6068 section 2).
///
/// ```
/// use iri_grammar::Iri;
/// use iri_schemes::types::Mailto;
///
/// let iri = Iri::new("mailto:%22not%40me%22@example.org,b@c.example?subject=hello%20you")?;
/// let mailto: Mailto = iri_schemes::parse(iri)?;
/// assert_eq!(mailto.addresses, ["\"not@me\"@example.org", "b@c.example"]);
/// assert_eq!(mailto.field("Subject"), Some("hello you"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Mailto {
    /// The addresses before the `?`: each an `addr-spec`.
    pub addresses: Vec<String>,
    /// The header fields.
    pub fields: Vec<Pair>,
}

impl Mailto {
    /// The value of the first header field with this name, the case of which is ignored.
    pub fn field(&self, name: &str) -> Option<&str> {
        let field = self.fields.iter().find(|field| field.name.eq_ignore_ascii_case(name))?;
        Some(&field.value)
    }
}

/// The characters of `unreserved`, and of `some-delims` without those that end an address.
const ADDRESS: &str = "-._~!$'()*+:";
const FIELD: &str = "-._~!$'()*+,;:@";

impl Value for Mailto {
    const SCHEMES: &'static [&'static str] = &["mailto"];

    fn read(parts: &Parts<'_>) -> Result<Self, ParseError> {
        let addresses = parts.all_decoded("addr-spec")?;
        Ok(Mailto { addresses, fields: parts.pairs("hfname", "hfvalue")? })
    }

    fn compose(&self) -> String {
        // In a quoted local part, a `@` is encoded as in the examples of section 6.2.
        let address = |text: &String| match text.rsplit_once('@') {
            Some((local, domain)) => [encode(local, ADDRESS), encode(domain, ADDRESS)].join("@"),
            None => encode(text, ADDRESS),
        };
        let addresses: Vec<String> = self.addresses.iter().map(address).collect();
        let field =
            |field: &Pair| [encode(&field.name, FIELD), encode(&field.value, FIELD)].join("=");
        let fields: Vec<String> = self.fields.iter().map(field).collect();
        let before = if fields.is_empty() { "" } else { "?" };
        ["mailto:", &addresses.join(","), before, &fields.join("&")].concat()
    }
}
