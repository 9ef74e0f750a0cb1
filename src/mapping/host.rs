//! Where a conversion of host names plugs in.

use super::rewrite::{rewrite, unbracketed_form};
use super::{MappingError, RegNameConversion, RegNameError};
use crate::grammar::Citation;
use crate::schemes::Schemes;
use crate::syntax::{Component, HostForm, Span, Syntax};
use alloc::string::{String, ToString};

/// Which identifiers have a domain name as their host, and what converts it.
#[derive(Clone, Copy)]
pub(crate) struct DomainNames<'h> {
    pub(crate) conversion: Option<RegNameConversion<'h>>,
    pub(crate) schemes: &'h Schemes,
    pub(crate) base_scheme: Option<&'h str>,
}

/// The options that are the same for every mapping with a field `names`.
macro_rules! domain_name_options {
    ($h:lifetime) => {
        /// What says which schemes use domain names in ireg-name, in place of
        /// [`Schemes::known`](crate::schemes::Schemes::known).
        #[must_use]
        pub fn domain_name_schemes(mut self, schemes: &$h crate::schemes::Schemes) -> Self {
            self.names.schemes = schemes;
            self
        }

        /// The scheme that a relative reference will have.
        #[must_use]
        pub fn base_scheme(mut self, scheme: &$h str) -> Self {
            self.names.base_scheme = Some(scheme);
            self
        }
    };
}
pub(crate) use domain_name_options;

impl Default for DomainNames<'_> {
    fn default() -> Self {
        DomainNames { conversion: None, schemes: Schemes::known(), base_scheme: None }
    }
}

impl<'h> DomainNames<'h> {
    /// The scheme of the identifier, or the one that it will have.
    pub(super) fn scheme<'t>(&'t self, text: &'t str, syntax: Syntax) -> Option<&'t str> {
        syntax.scheme.map(|span| span.of(text)).or(self.base_scheme)
    }

    /// Whether the scheme is one of those.
    pub(super) fn knows(&self, scheme: &str) -> bool {
        self.schemes.has_domain_names(scheme)
    }

    /// The host, if it is a reg-name, not an empty one, and the scheme is one of those.
    pub(crate) fn host(&self, text: &str, syntax: Syntax) -> Option<Span> {
        let host = syntax.authority?.host;
        let scheme = self.scheme(text, syntax)?;
        (self.knows(scheme) && host.form == HostForm::RegName && host.span.start < host.span.end)
            .then_some(host.span)
    }

    /// The identifier with its host converted, by [`RegNameConversion::to_ascii`] or
    /// [`RegNameConversion::to_unicode`], and its typed tree as far as the converted host is
    /// a host; `None` where there is nothing to convert, or nothing changes.
    pub(super) fn convert(
        &self,
        way: impl FnOnce(RegNameConversion<'h>, &str) -> Result<String, RegNameError>,
        text: &str,
        syntax: Syntax,
        section: Citation,
    ) -> Result<Option<(String, Syntax)>, MappingError> {
        let (Some(conversion), Some(host)) = (self.conversion, self.host(text, syntax)) else {
            return Ok(None);
        };
        let reg_name = host.of(text);
        let converted = way(conversion, reg_name).map_err(|error| MappingError::RegName {
            reg_name: reg_name.to_string(),
            error,
            section,
        })?;
        if converted == reg_name {
            return Ok(None);
        }
        let capacity = text.len() + converted.len();
        let (text, mut syntax) = rewrite(text, syntax, capacity, |component, part, out| {
            out.push_str(if component == Component::Host { &converted } else { part });
            Ok::<(), MappingError>(())
        })?;
        if let Some(authority) = &mut syntax.authority {
            authority.host.form = unbracketed_form(&converted);
        }
        Ok(Some((text, syntax)))
    }
}
