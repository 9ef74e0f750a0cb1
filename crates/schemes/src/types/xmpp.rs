//! `xmpp` (RFC 5122).

use super::parts::{encode, prefixed};
use super::value::Value;
use super::{Pair, ParseError, Parts};

/// An identifier of `xmpp` (RFC 5122 section 2.2).
///
/// ```
/// use iri_grammar::Iri;
/// use iri_schemes::types::Xmpp;
///
/// let iri = Iri::new("xmpp:node@example.com/a?message;subject=Hello%20World")?;
/// let xmpp: Xmpp = iri_schemes::parse(iri)?;
/// let address = xmpp.address.unwrap();
/// assert_eq!((address.node.as_deref(), &*address.domain), (Some("node"), "example.com"));
/// assert_eq!(xmpp.query.unwrap().pairs[0].value, "Hello World");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Xmpp {
    /// The account to authenticate as: the authority (section 2.3).
    pub account: Option<Account>,
    /// The address: the path (section 2.4).
    pub address: Option<Address>,
    /// The query (section 2.5).
    pub query: Option<Query>,
    /// The fragment, as in the identifier.
    pub fragment: Option<String>,
}

/// The account to authenticate as.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Account {
    /// The node identifier.
    pub node: String,
    /// The domain, as in the identifier.
    pub domain: String,
}

/// An address of XMPP.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Address {
    /// The node identifier.
    pub node: Option<String>,
    /// The domain, as in the identifier.
    pub domain: String,
    /// The resource identifier.
    pub resource: Option<String>,
}

/// The query.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Query {
    /// Its type, such as `message`.
    pub name: String,
    /// Its keys and values.
    pub pairs: Vec<Pair>,
}

const NODE: &str = "-._~!$()*+,;=";

impl Value for Xmpp {
    const SCHEMES: &'static [&'static str] = &["xmpp"];

    fn read(parts: &Parts<'_>) -> Result<Self, ParseError> {
        let account = |parts: Parts<'_>| {
            let node = parts.decoded("nodeid")?.unwrap_or_default();
            Ok(Account { node, domain: parts.text("host").unwrap_or_default() })
        };
        let address = |parts: Parts<'_>| {
            Ok(Address {
                node: parts.decoded("nodeid")?,
                domain: parts.text("host").unwrap_or_default(),
                resource: parts.decoded("resid")?,
            })
        };
        let query = match parts.decoded("querytype")? {
            Some(name) => Some(Query { name, pairs: parts.pairs("key", "value")? }),
            None => None,
        };
        Ok(Xmpp {
            account: parts.first("authxmpp").map(|it| account(parts.within(it))).transpose()?,
            address: parts.first("pathxmpp").map(|it| address(parts.within(it))).transpose()?,
            query,
            fragment: parts.text("fragment"),
        })
    }

    fn compose(&self) -> String {
        let account =
            self.account.as_ref().map(|it| [&encode(&it.node, NODE), "@", &it.domain].concat());
        let address = self.address.as_ref().map(|it| {
            let node = it.node.as_ref().map(|node| encode(node, NODE) + "@").unwrap_or_default();
            let resource = it.resource.as_ref().map(|it| encode(it, "-._~!$&'()*+,:;="));
            [&node, &*it.domain, &prefixed("/", resource.as_deref())].concat()
        });
        let query = self.query.as_ref().map(|query| {
            let pair = |pair: &Pair| {
                [";", &encode(&pair.name, "-._~"), "=", &encode(&pair.value, "-._~")].concat()
            };
            encode(&query.name, "-._~") + &query.pairs.iter().map(pair).collect::<String>()
        });
        [
            "xmpp:",
            &prefixed("//", account.as_deref()),
            if account.is_some() && address.is_some() { "/" } else { "" },
            address.as_deref().unwrap_or_default(),
            &prefixed("?", query.as_deref()),
            &prefixed("#", self.fragment.as_deref()),
        ]
        .concat()
    }
}
