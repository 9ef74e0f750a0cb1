//! Where a conversion of host names plugs in.

use super::rewrite::{rewrite, unbracketed_form};
use super::{MappingError, RegNameConversion};
use crate::grammar::Citation;
use crate::identifier::Component;
use crate::syntax::{HostForm, Span, Syntax};
use alloc::string::{String, ToString};

/// The schemes known to use domain names in ireg-name, as far as no other ones are
/// named: `http` and `https` (RFC 9110), `ws` and `wss` (RFC 6455), `ftp` (RFC 1738).
pub const DOMAIN_NAME_SCHEMES: &[&str] = &["http", "https", "ws", "wss", "ftp"];

/// Which identifiers have a domain name as their host.
#[derive(Clone, Copy)]
pub(super) struct DomainNames<'h> {
    pub(super) schemes: &'h [&'h str],
    pub(super) base_scheme: Option<&'h str>,
}

impl Default for DomainNames<'_> {
    fn default() -> Self {
        DomainNames { schemes: DOMAIN_NAME_SCHEMES, base_scheme: None }
    }
}

impl DomainNames<'_> {
    /// The scheme of the identifier, or the one that it will have.
    pub(super) fn scheme<'t>(&'t self, text: &'t str, syntax: Syntax) -> Option<&'t str> {
        syntax.scheme.map(|span| span.of(text)).or(self.base_scheme)
    }

    /// Whether the scheme is one of those.
    pub(super) fn knows(&self, scheme: &str) -> bool {
        self.schemes.iter().any(|known| known.eq_ignore_ascii_case(scheme))
    }

    /// The host, if it is a reg-name, not an empty one, and the scheme is one of those.
    pub(super) fn host(&self, text: &str, syntax: Syntax) -> Option<Span> {
        let host = syntax.authority?.host;
        let scheme = self.scheme(text, syntax)?;
        (self.knows(scheme) && host.form == HostForm::RegName && host.span.start < host.span.end)
            .then_some(host.span)
    }
}

/// The host in an identifier.
pub(super) struct Host<'t> {
    pub(super) text: &'t str,
    pub(super) syntax: Syntax,
    pub(super) host: Span,
}

impl Host<'_> {
    /// The identifier with another host, and its typed tree as far as the converted
    /// host is a host; `None` where the conversion changes nothing.
    pub(super) fn convert(
        self,
        conversion: RegNameConversion<'_>,
        section: Citation,
    ) -> Result<Option<(String, Syntax)>, MappingError> {
        let reg_name = self.host.of(self.text);
        let converted = conversion(reg_name).map_err(|error| MappingError::RegName {
            reg_name: reg_name.to_string(),
            error,
            section,
        })?;
        if converted == reg_name {
            return Ok(None);
        }
        let capacity = self.text.len() + converted.len();
        let (text, mut syntax) =
            rewrite(self.text, self.syntax, capacity, |component, part, out| {
                out.push_str(if component == Component::Host { &converted } else { part });
                Ok::<(), MappingError>(())
            })?;
        if let Some(authority) = &mut syntax.authority {
            authority.host.form = unbracketed_form(&converted);
        }
        Ok(Some((text, syntax)))
    }
}
