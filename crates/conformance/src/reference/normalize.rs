//! RFC 3986 section 6.2 and RFC 3987 section 5.3: normalization.

use super::resolve::{remove_dot_segments, with_host};
use super::{Part, Parts, Reference, Variation, is_reserved, is_unreserved, map_octets, octet};
use crate::case::Level;
use std::borrow::Cow;

impl Reference {
    /// Returns what simple comparison compares (RFC 3986 section 6.2.1): the text as it is, unless
    /// a mistake changes it.
    pub(super) fn simple(self, text: &str) -> String {
        match self.variation {
            Some(Variation::SimpleCase) => text.to_lowercase(),
            Some(Variation::SimpleUri) => Reference::default().to_uri(text),
            Some(Variation::SimpleNfc) => compose(text).into_owned(),
            Some(Variation::SimpleHex) => map_octets(text, |it, _| it.to_ascii_uppercase()),
            Some(Variation::SimpleFragment) => {
                text.split('#').next().unwrap_or_default().to_owned()
            }
            Some(Variation::SimpleSlash) => text.trim_end_matches('/').to_owned(),
            _ => text.to_owned(),
        }
    }

    /// Returns the normal form of a level: `case`, `percent` and `path` are one step alone,
    /// `syntax` all three, `scheme` these and the rules of the scheme.
    pub(super) fn normalize(self, text: &str, level: Level) -> String {
        let parts = Parts::divide(text);
        match level {
            Level::Simple => self.simple(text),
            Level::Case => self.normalize_case(parts).text(),
            Level::Percent => self.normalize_percent(parts).text(),
            Level::Path => self.normalize_path(parts).text(),
            Level::Syntax => self.normalize_syntax(parts).text(),
            Level::Scheme => self.normalize_scheme(self.normalize_syntax(parts)).text(),
        }
    }

    /// Normalizes case, percent-encodings and dot segments: RFC 3986 section 6.2.2.
    fn normalize_syntax(self, parts: Parts) -> Parts {
        match self.variation {
            Some(Variation::SyntaxDotsFirst) => {
                self.normalize_percent(self.normalize_case(self.normalize_path(parts)))
            }
            Some(Variation::SyntaxCaseLeftOut) => {
                self.normalize_path(self.normalize_percent(parts))
            }
            Some(Variation::SyntaxDecodedHostCase) => {
                self.normalize_path(self.normalize_percent(self.normalize_case(parts)))
            }
            // A letter that is decoded in the host is in lower case too.
            _ => self.normalize_path(self.normalize_case(self.normalize_percent(parts))),
        }
    }

    /// Normalizes the case of scheme, host and hexadecimal digits: RFC 3986 section 6.2.2.1, RFC
    /// 3987 section 5.3.2.1.
    fn normalize_case(self, parts: Parts) -> Parts {
        let has = |variation| self.has(variation);
        let with_hex_case = |text: &str, part| match self.variation {
            Some(Variation::CaseHexKept) => text.to_owned(),
            Some(Variation::CaseHexLower) => map_octets(text, |it, _| it.to_ascii_lowercase()),
            Some(Variation::CaseHexPathOnly) if part != Part::Path => text.to_owned(),
            _ => map_octets(text, |it, _| it.to_ascii_uppercase()),
        };
        parts.map(|part, text| match part {
            Part::Scheme if has(Variation::CaseSchemeKept) => text.to_owned(),
            Part::Scheme => text.to_ascii_lowercase(),
            Part::Authority => {
                let text = match text.split_once('@') {
                    Some((userinfo, rest)) if has(Variation::CaseUserinfo) => {
                        format!("{}@{rest}", userinfo.to_ascii_lowercase())
                    }
                    _ => text.to_owned(),
                };
                let text = with_host(&text, |host| {
                    // RFC 3987: "US-ASCII only host".
                    let keeps_case = !host.is_ascii() && !self.lowers_host;
                    if has(Variation::CaseHostKept) || keeps_case {
                        return host.to_owned();
                    }
                    host.to_ascii_lowercase()
                });
                if has(Variation::CaseHostHexLower) {
                    return text;
                }
                with_hex_case(&text, part)
            }
            Part::Path if has(Variation::CasePath) => {
                with_hex_case(&text.to_ascii_lowercase(), part)
            }
            Part::Query if has(Variation::CaseQuery) => {
                with_hex_case(&text.to_ascii_lowercase(), part)
            }
            Part::Fragment if has(Variation::CaseFragment) => {
                with_hex_case(&text.to_ascii_lowercase(), part)
            }
            _ => with_hex_case(text, part),
        })
    }

    /// Decodes unreserved characters: RFC 3986 section 6.2.2.2, RFC 3987 section 5.3.2.3.
    fn normalize_percent(self, parts: Parts) -> Parts {
        let is_decoded = |triplet: &str, octet: u8| match self.variation {
            Some(Variation::PercentNone) => false,
            Some(Variation::PercentTilde) if octet == b'~' => false,
            Some(Variation::PercentHyphen) if b"-._".contains(&octet) => false,
            Some(Variation::PercentDigits) if octet.is_ascii_digit() => false,
            Some(Variation::PercentUpperHexOnly) => {
                is_unreserved(octet) && triplet == triplet.to_ascii_uppercase()
            }
            Some(Variation::PercentReserved) if is_reserved(octet) => true,
            Some(Variation::PercentSubDelims) if b"!$&'()*+,;=".contains(&octet) => true,
            Some(Variation::PercentSpace) if octet == b' ' => true,
            _ => is_unreserved(octet),
        };
        let decoded = |text: &str| {
            map_octets(text, |triplet, octet| {
                if is_decoded(triplet, octet) {
                    char::from(octet).to_string()
                } else {
                    triplet.to_owned()
                }
            })
        };
        parts.map(|part, text| match (part, self.variation) {
            (part, Some(Variation::PercentPathOnly)) if part != Part::Path => text.to_owned(),
            (_, Some(Variation::PercentTwice)) => decoded(&decoded(&text.replace("%25", "%"))),
            (_, Some(Variation::PercentNonAscii)) => Reference::default().to_iri(&decoded(text)),
            _ => decoded(text),
        })
    }

    /// Removes dot segments: RFC 3986 section 6.2.2.3.
    fn normalize_path(self, parts: Parts) -> Parts {
        if self.has(Variation::PathKept) {
            return parts;
        }
        let query = if self.has(Variation::PathInQuery) {
            parts.query.map(|it| remove_dot_segments(self, &it))
        } else {
            parts.query
        };
        Parts { path: remove_dot_segments(self, &parts.path), query, ..parts }
    }

    /// Applies the rules of http, https and ftp: RFC 3986 section 6.2.3.
    fn normalize_scheme(self, mut parts: Parts) -> Parts {
        let has = |variation| self.has(variation);
        let default_port = match parts.scheme.as_deref() {
            Some("http") => Some("80"),
            Some("https") => Some("443"),
            Some("ftp") => Some("21"),
            _ => None,
        };
        if let (Some(default_port), Some(authority)) = (default_port, &mut parts.authority) {
            let port = super::authority_parts(authority).port;
            let is_removed = match port {
                None => false,
                Some("") => !has(Variation::SchemeEmptyPortKept),
                Some(_) if has(Variation::SchemePortRemoved) => true,
                Some("80") if has(Variation::SchemePortOfHttp) => true,
                Some(port) => port == default_port && !has(Variation::SchemePortKept),
            };
            if is_removed {
                authority.truncate(authority.rfind(':').unwrap_or(authority.len()));
            }
            if parts.path.is_empty() && !has(Variation::SchemePathEmpty) {
                parts.path.push('/');
            }
        }
        if has(Variation::SchemeEveryPath) && parts.path.is_empty() {
            parts.path.push('/');
        }
        if has(Variation::SchemeSlashRemoved) && parts.path == "/" {
            parts.path.clear();
        }
        if has(Variation::SchemeEmptyQuery) {
            parts.query = parts.query.filter(|it| !it.is_empty());
        }
        if has(Variation::SchemeEmptyFragment) {
            parts.fragment = parts.fragment.filter(|it| !it.is_empty());
        }
        parts
    }
}

/// The text with `e` and U+0301 composed: as much of Normalization Form C as the cases need.
pub(super) fn compose(text: &str) -> Cow<'_, str> {
    text.replace("e\u{301}", "é").into()
}

/// An octet of a text.
pub(super) struct Octet {
    pub(super) value: u8,
    /// The percent-encoding of the octet, if the text has it encoded.
    pub(super) triplet: Option<String>,
}

/// Returns the octets of a text, with percent-encoded ones decoded.
pub(super) fn octets(text: &str) -> Vec<Octet> {
    let (mut octets, mut rest) = (Vec::new(), text);
    while let Some(first) = rest.chars().next() {
        let length = match octet(rest) {
            Some(value) => {
                octets.push(Octet { value, triplet: Some(rest[..3].to_owned()) });
                3
            }
            None => {
                let bytes = rest[..first.len_utf8()].bytes();
                octets.extend(bytes.map(|value| Octet { value, triplet: None }));
                first.len_utf8()
            }
        };
        rest = &rest[length..];
    }
    octets
}
