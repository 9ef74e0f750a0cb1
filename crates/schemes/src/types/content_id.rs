//! `cid` and `mid` (RFC 2392).

use super::parts::{encode, prefixed};
use super::value::Value;
use super::{ParseError, Parts};

const ADDRESS: &str = "-._~!$&'()*+,;=:@";

/// An identifier of `cid` (RFC 2392 section 2).
///
/// ```
/// use iri_grammar::Iri;
/// use iri_schemes::types::Cid;
///
/// let cid: Cid = iri_schemes::parse(Iri::new("cid:foo4%25foo1@bar.net")?)?;
/// assert_eq!(cid.content_id, "foo4%foo1@bar.net");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Cid {
    /// The Content-ID, without angle brackets.
    pub content_id: String,
}

impl Value for Cid {
    const SCHEMES: &'static [&'static str] = &["cid"];

    fn read(parts: &Parts<'_>) -> Result<Self, ParseError> {
        Ok(Cid { content_id: parts.decoded("content-id")?.unwrap_or_default() })
    }

    fn compose(&self) -> String {
        ["cid:", &encode(&self.content_id, ADDRESS)].concat()
    }
}

/// An identifier of `mid` (RFC 2392 section 2).
///
/// ```
/// use iri_grammar::Iri;
/// use iri_schemes::types::Mid;
///
/// let iri = Iri::new("mid:960830.1639@XIson.com/partA.960830.1639@XIson.com")?;
/// let mid: Mid = iri_schemes::parse(iri)?;
/// assert_eq!(mid.message_id, "960830.1639@XIson.com");
/// assert_eq!(mid.content_id.as_deref(), Some("partA.960830.1639@XIson.com"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Mid {
    /// The Message-ID, without angle brackets.
    pub message_id: String,
    /// The Content-ID of a part of the message, without angle brackets.
    pub content_id: Option<String>,
}

impl Value for Mid {
    const SCHEMES: &'static [&'static str] = &["mid"];

    fn read(parts: &Parts<'_>) -> Result<Self, ParseError> {
        Ok(Mid {
            message_id: parts.decoded("message-id")?.unwrap_or_default(),
            content_id: parts.decoded("content-id")?,
        })
    }

    fn compose(&self) -> String {
        let content_id = self.content_id.as_ref().map(|it| encode(it, ADDRESS));
        let content_id = prefixed("/", content_id.as_deref());
        ["mid:", &encode(&self.message_id, ADDRESS), &content_id].concat()
    }
}
