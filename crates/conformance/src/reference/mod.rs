//! A second implementation of the algorithms of the documents, simple and slow, and its variations.
//!
//! Each [`Variation`] is a small mistake in one step. A case of an algorithm is there because a
//! variation gives another result. Without a variation, the results have to be those of the library.

mod mapping;
mod normalize;
mod resolve;
mod rule;
mod split;
mod variation;

pub use variation::Variation;

use crate::case::{CompareInput, Expect, Input, Level, NormalizeInput, Operation};
use iri_grammar::host::Idna2003;

/// The implementation, with at most one mistake.
#[derive(Debug, Clone, Copy, Default)]
pub struct Reference {
    variation: Option<Variation>,
    /// Whether octets that are percent-encoded again keep the case of their digits.
    keeps_case: bool,
}

impl Reference {
    /// An implementation with a mistake.
    pub fn with(variation: Variation) -> Self {
        Reference { variation: Some(variation), ..Reference::default() }
    }

    /// Whether this is its mistake.
    fn has(self, variation: Variation) -> bool {
        self.variation == Some(variation)
    }

    /// The result of an operation on a well-formed input; none if the operation is not implemented
    /// here.
    pub fn evaluate(self, operation: Operation, input: &Input) -> Option<Expect> {
        Some(match (operation, input) {
            (Operation::Split, Input::Text(it)) => {
                Expect::Components(Box::new(self.split(&it.text)))
            }
            (Operation::Resolve, Input::Reference(it)) => {
                Expect::text(self.resolve(&it.base, &it.reference))
            }
            (Operation::Normalize, Input::Normalize(it)) => {
                Expect::text(self.normalize(&it.text, it.level))
            }
            (Operation::Compare, Input::Compare(it)) => {
                Expect::Equal { equal: self.are_equal(&it.left, &it.right, it.level) }
            }
            (Operation::ToUri, Input::Text(it)) => Expect::text(self.to_uri(&it.text)),
            (Operation::ToIri, Input::Text(it)) => Expect::text(self.to_iri(&it.text)),
            _ => return None,
        })
    }

    /// Other results that RFC 3986 or RFC 3987 permit.
    pub fn permitted(self, operation: Operation, input: &Input) -> Vec<Expect> {
        match (operation, input) {
            (Operation::Resolve, Input::Reference(it)) => {
                let base = Parts::of(&it.base);
                let reference = Parts::of(&it.reference);
                let mut also = Vec::new();
                // RFC 3986 section 5.2.2: "A non-strict parser may ignore a scheme in the reference
                // if it is identical to the base URI's scheme."
                if reference.scheme.is_some() && reference.scheme == base.scheme {
                    let reference = Parts { scheme: None, ..reference };
                    also.push(Expect::text(self.resolve(&it.base, &reference.text())));
                }
                // RFC 3986 section 5.1: "A base URI must conform to the <absolute-URI> syntax
                // rule", which has no fragment.
                if base.fragment.is_some() {
                    also.push(Expect::ERROR);
                }
                also
            }
            // RFC 3987 section 5.3.2.3 has unreserved characters decoded, and says of the others:
            // "differences in percent-encoding (except for the percent-encoding of reserved
            // characters) MUST always result in the same resource".
            (Operation::Normalize, Input::Normalize(NormalizeInput { text, .. }))
            | (Operation::Compare, Input::Compare(CompareInput { right: text, .. }))
                if !text.is_ascii() =>
            {
                let other = Reference::with(Variation::PercentNonAscii).evaluate(operation, input);
                let is_other = other != self.evaluate(operation, input);
                other.filter(|_| is_other).into_iter().collect()
            }
            // RFC 3987 section 3.1: "To reduce variability, the hexadecimal notation SHOULD use
            // uppercase letters."
            (Operation::ToUri, Input::Text(it)) if !it.text.is_ascii() => {
                let triplet = |octet: u8| match octet.is_ascii() {
                    true => char::from(octet).to_string(),
                    false => format!("%{octet:02x}"),
                };
                let mut permitted =
                    vec![Expect::text(it.text.bytes().map(triplet).collect::<String>())];
                // "Systems accepting IRIs MAY convert the ireg-name component of an IRI as follows
                // (before step 2 above)": by ToASCII. The scheme of a reference is not known.
                let ascii = with_name(&it.text, |name| {
                    Idna2003::for_mapping().to_ascii(name).unwrap_or_else(|_| name.to_owned())
                });
                if ascii != it.text {
                    permitted.push(Expect::text(self.to_uri(&ascii)));
                }
                permitted
            }
            // RFC 3987 section 3.2.1: "the case (upper- or lowercase) of letters used in
            // percent-encodings may not be preserved", and "Implementations with scheme-specific
            // knowledge MAY convert punycode-encoded domain name labels".
            (Operation::ToIri, Input::Text(it)) => {
                let unicode = with_name(&it.text, |name| Idna2003::for_mapping().to_unicode(name));
                let usual = self.to_iri(&it.text);
                let keeping = Reference { keeps_case: true, ..self };
                let mut permitted = Vec::new();
                for other in
                    [keeping.to_iri(&it.text), self.to_iri(&unicode), keeping.to_iri(&unicode)]
                {
                    let expect = Expect::text(&*other);
                    if other != usual && !permitted.contains(&expect) {
                        permitted.push(expect);
                    }
                }
                permitted
            }
            _ => Vec::new(),
        }
    }

    /// Whether the result divides into the components that it was made of. RFC 3986 section 5.2.4
    /// makes the path `//b` of `/a/..//b`, which is an authority if there was none.
    pub fn is_unambiguous(self, operation: Operation, input: &Input) -> bool {
        let first = match (operation, input) {
            (Operation::Resolve, Input::Reference(it)) => self.resolve(&it.base, &it.reference),
            (Operation::Normalize, Input::Normalize(it)) => self.normalize(&it.text, it.level),
            _ => return true,
        };
        let parts = Parts::of(&first);
        let authority = match input {
            Input::Reference(it) => {
                let reference = Parts::of(&it.reference);
                match reference.scheme.is_some() {
                    true => reference.authority,
                    false => reference.authority.or(Parts::of(&it.base).authority),
                }
            }
            Input::Normalize(it) => Parts::of(&it.text).authority,
            _ => None,
        };
        parts.authority.is_some() == authority.is_some()
    }

    /// Whether the normal forms of a level, and of all below it, are equal.
    fn are_equal(self, left: &str, right: &str, level: Level) -> bool {
        self.form(left, level) == self.form(right, level)
    }

    /// The normal form of a level, and of all below it.
    pub fn form(self, text: &str, level: Level) -> String {
        match level {
            Level::Simple => self.simple(text),
            Level::Case => self.normalize(text, Level::Case),
            Level::Percent => self.normalize(&self.normalize(text, Level::Percent), Level::Case),
            Level::Path | Level::Syntax => self.normalize(text, Level::Syntax),
            Level::Scheme => self.normalize(text, Level::Scheme),
        }
    }
}

/// The components of a reference by RFC 3986 Appendix B.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct Parts {
    scheme: Option<String>,
    authority: Option<String>,
    path: String,
    query: Option<String>,
    fragment: Option<String>,
}

impl Parts {
    /// Divides a text (RFC 3986 Appendix B).
    fn of(text: &str) -> Self {
        let owned = str::to_owned;
        let (text, fragment) = match text.split_once('#') {
            Some((text, fragment)) => (text, Some(owned(fragment))),
            None => (text, None),
        };
        let (text, query) = match text.split_once('?') {
            Some((text, query)) => (text, Some(owned(query))),
            None => (text, None),
        };
        let (scheme, text) = match text.split_once(':') {
            Some((scheme, rest)) if !scheme.is_empty() && !scheme.contains('/') => {
                (Some(owned(scheme)), rest)
            }
            _ => (None, text),
        };
        let (authority, path) = match text.strip_prefix("//") {
            Some(rest) => {
                let end = rest.find('/').unwrap_or(rest.len());
                (Some(owned(&rest[..end])), owned(&rest[end..]))
            }
            None => (None, owned(text)),
        };
        Parts { scheme, authority, path, query, fragment }
    }

    /// Recomposes the components (RFC 3986 section 5.3).
    fn text(&self) -> String {
        let mut text = String::new();
        if let Some(scheme) = &self.scheme {
            text += scheme;
            text.push(':');
        }
        if let Some(authority) = &self.authority {
            text += "//";
            text += authority;
        }
        text += &self.path;
        if let Some(query) = &self.query {
            text.push('?');
            text += query;
        }
        if let Some(fragment) = &self.fragment {
            text.push('#');
            text += fragment;
        }
        text
    }

    /// Applies a function to each component, with the name of the component.
    fn map(self, change: impl Fn(Part, &str) -> String) -> Self {
        Parts {
            scheme: self.scheme.map(|it| change(Part::Scheme, &it)),
            authority: self.authority.map(|it| change(Part::Authority, &it)),
            path: change(Part::Path, &self.path),
            query: self.query.map(|it| change(Part::Query, &it)),
            fragment: self.fragment.map(|it| change(Part::Fragment, &it)),
        }
    }
}

/// A component of [`Parts`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    Scheme,
    Authority,
    Path,
    Query,
    Fragment,
}

/// A text with its host changed, if its scheme is known to have domain names or is not known.
fn with_name(text: &str, change: impl Fn(&str) -> String) -> String {
    let parts = Parts::of(text);
    match parts.scheme.as_deref().map(str::to_ascii_lowercase).as_deref() {
        None | Some("http" | "https" | "ftp" | "ws" | "wss") => parts
            .map(|part, text| match part {
                Part::Authority => resolve::with_host(text, &change),
                _ => text.to_owned(),
            })
            .text(),
        _ => text.to_owned(),
    }
}

/// Userinfo, host and port of an authority. The host ends at the first `:` outside of brackets.
fn authority_parts(authority: &str) -> (Option<&str>, &str, Option<&str>) {
    let (userinfo, rest) = match authority.rsplit_once('@') {
        Some((userinfo, rest)) => (Some(userinfo), rest),
        None => (None, authority),
    };
    let after_brackets = rest.find(']').map_or(0, |end| end + 1);
    match rest[after_brackets..].find(':') {
        Some(colon) => {
            let colon = after_brackets + colon;
            (userinfo, &rest[..colon], Some(&rest[colon + 1..]))
        }
        None => (userinfo, rest, None),
    }
}

/// The value of the percent-encoded octet at the start of a text.
fn octet(text: &str) -> Option<u8> {
    let digits = text.strip_prefix('%')?.get(..2)?;
    digits.chars().all(|it| it.is_ascii_hexdigit()).then(|| u8::from_str_radix(digits, 16).ok())?
}

/// The text in which each percent-encoded octet is replaced by what `change` returns for its three
/// characters.
fn map_octets(text: &str, change: impl Fn(&str, u8) -> String) -> String {
    let (mut result, mut rest) = (String::new(), text);
    while let Some(at) = rest.find('%') {
        result += &rest[..at];
        rest = &rest[at..];
        match octet(rest) {
            Some(value) => {
                result += &change(&rest[..3], value);
                rest = &rest[3..];
            }
            None => {
                result.push('%');
                rest = &rest[1..];
            }
        }
    }
    result + rest
}

/// RFC 3986 section 2.3: unreserved.
fn is_unreserved(octet: u8) -> bool {
    octet.is_ascii_alphanumeric() || b"-._~".contains(&octet)
}

/// RFC 3986 section 2.2: reserved.
fn is_reserved(octet: u8) -> bool {
    b":/?#[]@!$&'()*+,;=".contains(&octet)
}
