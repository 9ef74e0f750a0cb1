//! RFC 3986 section 3 and Appendix B: the components.

use super::resolve::remove_dot_segments;
use super::{AuthorityParts, Parts, Reference, Variation, authority_parts, map_octets};
use crate::case::Components;

impl Reference {
    /// The components of a reference, with the mistake of this variation, if any.
    pub(super) fn split(self, text: &str) -> Components {
        let mut parts = self.divide(text);
        self.apply_variation(&mut parts);
        let owned = str::to_owned;
        let (mut userinfo, mut host, mut port) = (None, None, None);
        if let Some(authority) = &parts.authority {
            let parts = self.authority_parts(authority);
            userinfo = parts.userinfo.map(owned);
            host = Some(owned(parts.host));
            port = parts.port.map(owned);
        }
        if self.has(Variation::AuthorityPastPath)
            && let (Some(authority), Some((user, rest))) =
                (&parts.authority, parts.path.split_once('@'))
        {
            userinfo = Some(format!("{authority}{user}"));
            host = Some(owned(rest.split('/').next().unwrap_or_default()));
        }
        let stays_defined = |variation| move |it: &String| !(self.has(variation) && it.is_empty());
        let host = host
            .filter(stays_defined(Variation::EmptyHostUndefined))
            .map(|it| self.changed_host(&it));
        let mut port = port.filter(stays_defined(Variation::EmptyPortUndefined));
        if self.has(Variation::PortDefaultRemoved)
            && parts.scheme.as_deref() == Some("http")
            && port.as_deref() == Some("80")
        {
            port = None;
        }
        Components {
            scheme: parts.scheme,
            authority: parts.authority.filter(stays_defined(Variation::EmptyAuthorityUndefined)),
            userinfo: userinfo.filter(stays_defined(Variation::EmptyUserinfoUndefined)),
            host,
            port,
            path: parts.path,
            query: parts.query.filter(stays_defined(Variation::EmptyQueryUndefined)),
            fragment: parts.fragment.filter(stays_defined(Variation::EmptyFragmentUndefined)),
        }
    }

    /// Divides a text into the five components of Appendix B, at the delimiters that a mistake
    /// makes wrong.
    fn divide(self, text: &str) -> Parts {
        let mut parts = Parts::divide(text);
        let has = |variation| self.has(variation);
        if has(Variation::SchemeAfterSlash)
            && parts.scheme.is_none()
            && let Some((before, after)) = parts.path.clone().split_once(':')
        {
            (parts.scheme, parts.path) = (Some(before.to_owned()), after.to_owned());
        }
        if has(Variation::SchemeWithAuthorityOnly)
            && parts.authority.is_none()
            && let Some(scheme) = parts.scheme.take()
        {
            parts.path = format!("{scheme}:{}", parts.path);
        }
        if has(Variation::HostToPath)
            && parts.scheme.is_none()
            && let Some(authority) = parts.authority.take()
        {
            parts.path = format!("//{authority}{}", parts.path);
        }
        if has(Variation::AuthorityToEnd)
            && parts.path.is_empty()
            && let (Some(authority), Some(query)) = (&mut parts.authority, &parts.query)
        {
            *authority += &format!("?{query}");
            parts.query = None;
        }
        if has(Variation::QueryAtLastMark)
            && let Some((before, after)) = parts.query.clone().and_then(|it| {
                it.rsplit_once('?').map(|(before, after)| (before.to_owned(), after.to_owned()))
            })
        {
            parts.path += &format!("?{before}");
            parts.query = Some(after);
        }
        if has(Variation::QueryInFragment)
            && parts.query.is_none()
            && let Some((before, after)) =
                parts.fragment.clone().unwrap_or_default().split_once('?')
        {
            (parts.fragment, parts.query) = (Some(before.to_owned()), Some(after.to_owned()));
        }
        parts
    }

    /// Applies a mistake that changes components which should be as written.
    fn apply_variation(self, parts: &mut Parts) {
        let decoded = |text: &str| {
            map_octets(text, |triplet, octet| match octet {
                0..0x80 => char::from(octet).to_string(),
                _ => triplet.to_owned(),
            })
        };
        let Some(variation) = self.variation else { return };
        match variation {
            Variation::EmptyPathSlash if parts.authority.is_some() && parts.path.is_empty() => {
                parts.path.push('/');
            }
            Variation::PathWithoutSlash => {
                parts.path = parts.path.strip_prefix('/').unwrap_or(&parts.path).to_owned();
            }
            Variation::PathDotsRemoved => parts.path = remove_dot_segments(self, &parts.path),
            Variation::SchemeLowered => {
                parts.scheme = parts.scheme.take().map(|it| it.to_ascii_lowercase());
            }
            Variation::AuthorityDecoded => {
                parts.authority = parts.authority.take().map(|it| decoded(&it));
            }
            Variation::AuthorityDelimiters => {
                let divided = |it: String| it.replace("%40", "@").replace("%3a", ":");
                parts.authority = parts.authority.take().map(divided);
            }
            Variation::QueryDecoded => parts.query = parts.query.take().map(|it| decoded(&it)),
            Variation::PathDecoded => parts.path = decoded(&parts.path),
            Variation::FragmentDecoded => {
                parts.fragment = parts.fragment.take().map(|it| decoded(&it));
            }
            Variation::PlusIsSpace => {
                parts.query = parts.query.take().map(|it| it.replace('+', " "))
            }
            Variation::HexUpper => {
                *parts = parts.clone().map(|_, it| map_octets(it, |it, _| it.to_ascii_uppercase()));
            }
            Variation::DelimitersKept => {
                parts.query = parts.query.take().map(|it| format!("?{it}"));
                parts.fragment = parts.fragment.take().map(|it| format!("#{it}"));
            }
            Variation::NonAsciiEncoded => {
                *parts = parts.clone().map(|_, it| Reference::default().encode(it));
            }
            _ => {}
        }
    }

    /// Divides an authority, at the delimiters that a mistake makes wrong.
    fn authority_parts(self, authority: &str) -> AuthorityParts<'_> {
        let AuthorityParts { mut userinfo, mut host, mut port } = authority_parts(authority);
        if self.has(Variation::UserinfoAtFirstColon) {
            userinfo = userinfo.map(|it| it.split(':').next().unwrap_or_default());
        }
        if self.has(Variation::PortAtFirstColon)
            && let Some((before, after)) = authority.split_once(':')
        {
            (userinfo, host, port) = (None, before, Some(after));
        }
        if self.has(Variation::PortInBrackets)
            && port.is_none()
            && let Some((before, after)) = host.rsplit_once(':')
        {
            (host, port) = (before, Some(after));
        }
        AuthorityParts { userinfo, host, port }
    }

    /// Returns the host as written, unless a mistake changes it.
    fn changed_host(self, host: &str) -> String {
        match self.variation {
            Some(Variation::HostLowered) => host.to_ascii_lowercase(),
            Some(Variation::HostDecoded) => {
                map_octets(host, |_, octet| char::from(octet).to_string())
            }
            Some(Variation::HostWithoutBrackets) => {
                host.trim_start_matches('[').trim_end_matches(']').to_owned()
            }
            _ => host.to_owned(),
        }
    }
}
