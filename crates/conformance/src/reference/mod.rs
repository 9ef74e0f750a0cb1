//! A second implementation of the algorithms of the documents, simple and slow, and its variations.
//!
//! Each [`Variation`] is a small mistake in one step. A case of an algorithm is there because a
//! variation gives another result. Without a variation, the results have to be those of the library.

/// Defines the mistakes of a second implementation, in groups. The function `$group_of` returns the group of a
/// mistake, `$against` the section or the rule that it breaks.
macro_rules! mistakes {
    (
        $(#[$about:meta])* $type:ident,
        $(#[$group_doc:meta])* $group_of:ident: $group_type:ident,
        $(#[$against_doc:meta])* $against:ident: $against_type:ty;
        $($group:ident { $($mistake:ident $name:literal $rule:tt $what:literal,)+ })+
    ) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum $type {
            $($(#[doc = $what] $mistake,)+)+
        }

        impl $type {
            /// All mistakes.
            pub const ALL: &[$type] = &[$($($type::$mistake,)+)+];

            $(#[$group_doc])*
            pub fn $group_of(self) -> $group_type {
                match self { $($($type::$mistake => $group_type::$group,)+)+ }
            }

            /// The name, as in `2A-dots-kept`.
            pub fn name(self) -> &'static str {
                match self { $($($type::$mistake => $name,)+)+ }
            }

            $(#[$against_doc])*
            pub fn $against(self) -> $against_type {
                match self { $($($type::$mistake => $rule,)+)+ }
            }

            /// What an implementation with the mistake does.
            pub fn what(self) -> &'static str {
                match self { $($($type::$mistake => $what,)+)+ }
            }
        }
    };
}

mod forms;
pub mod host;
mod mapping;
mod normalize;
mod resolve;
mod rule;
mod split;
mod variation;

pub use rule::Rule;

pub(crate) use rule::RELATIVE_IRIS;
pub use variation::Variation;

use crate::case::{Expect, Input, Level, Operation, ReferenceInput};
use iri_grammar::Iri;
use iri_grammar::host::Idna2003;

/// The implementation, with at most one mistake.
#[derive(Debug, Clone, Copy, Default)]
pub struct Reference {
    variation: Option<Variation>,
    /// Whether octets that are percent-encoded again keep the case of their digits.
    keeps_case: bool,
    /// Whether the letters of US-ASCII of a host with other characters are made lower case too.
    lowers_host: bool,
}

impl Reference {
    /// The implementation with this mistake.
    pub fn with(variation: Variation) -> Self {
        Reference { variation: Some(variation), ..Reference::default() }
    }

    /// Whether this is its mistake.
    fn has(self, variation: Variation) -> bool {
        self.variation == Some(variation)
    }

    /// Returns the result of an operation on a well-formed input. `None` if the operation is not
    /// implemented here.
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

    /// Returns the other results that RFC 3986, RFC 3987 or the scheme permit.
    pub fn permitted(self, operation: Operation, input: &Input) -> Vec<Expect> {
        let mut permitted = self.permitted_results(operation, input);
        if self.is_refused_by_scheme(operation, input) && !permitted.contains(&Expect::ERROR) {
            permitted.push(Expect::ERROR);
        }
        permitted
    }

    /// Whether http or https lets an implementation refuse an identifier of the input, or the result. A check
    /// and a mapping follow the grammar of the document alone, whatever the scheme.
    pub fn is_refused_by_scheme(self, operation: Operation, input: &Input) -> bool {
        let mut texts: Vec<String> = match input {
            Input::Text(it) if operation == Operation::Split => vec![it.text.clone()],
            Input::Reference(it) => vec![it.base.clone(), it.reference.clone()],
            Input::Normalize(it) => vec![it.text.clone()],
            Input::Compare(it) => vec![it.left.clone(), it.right.clone()],
            Input::Text(_) | Input::Host(_) => return false,
        };
        if let Some(Expect::Text { text }) = self.evaluate(operation, input) {
            texts.push(text);
        }
        texts.iter().any(|text| is_refused_by_http(text))
    }

    /// Other results that RFC 3986 or RFC 3987 permit.
    fn permitted_results(self, operation: Operation, input: &Input) -> Vec<Expect> {
        match (operation, input) {
            (Operation::Split, Input::Text(it)) => {
                let usual = self.split(&it.text);
                let mut all = vec![usual.clone()];
                all.extend(forms::other_forms(&usual));
                let decoded: Vec<_> = all.iter().filter_map(forms::with_decoded_host).collect();
                let all = all.into_iter().chain(decoded);
                other_results(all.map(|it| Expect::Components(Box::new(it))))
            }
            (Operation::Resolve, Input::Reference(it)) => self.permitted_targets(it),
            (Operation::Normalize, Input::Normalize(it)) => {
                let mut texts = Vec::new();
                for reference in self.readings(&[&it.text]) {
                    let text = reference.normalize(&it.text, it.level);
                    texts.extend([text.clone(), with_slash(&text, it.level)]);
                }
                other_results(texts.into_iter().map(Expect::text))
            }
            (Operation::Compare, Input::Compare(it)) => {
                let mut results = Vec::new();
                for reference in self.readings(&[&it.left, &it.right]) {
                    let [left, right] =
                        [&it.left, &it.right].map(|text| reference.normal_form(text, it.level));
                    results.push(left == right);
                    results.push(with_slash(&left, it.level) == with_slash(&right, it.level));
                }
                other_results(results.into_iter().map(|equal| Expect::Equal { equal }))
            }
            (Operation::ToUri, Input::Text(it)) if !it.text.is_ascii() => {
                self.permitted_uris(&it.text)
            }
            (Operation::ToUri, Input::Text(it)) => {
                forms::permitted_variants(&self.to_uri(&it.text))
                    .into_iter()
                    .map(Expect::text)
                    .collect()
            }
            (Operation::ToIri, Input::Text(it)) => self.permitted_iris(&it.text),
            _ => Vec::new(),
        }
    }

    /// Returns other targets of a reference that RFC 3986 permits.
    fn permitted_targets(self, it: &ReferenceInput) -> Vec<Expect> {
        let base = Parts::divide(&it.base);
        let reference = Parts::divide(&it.reference);
        // RFC 3986 section 2.4: unreserved characters, and so dots, "can be decoded at any
        // time", in each component or only in the path.
        let decoded = |text: &str| {
            let whole = forms::with_unreserved(text);
            [text.to_owned(), forms::with_unreserved_path(text), whole]
        };
        let mut texts = Vec::new();
        for base in decoded(&it.base) {
            let references = decoded(&it.reference).into_iter();
            texts.extend(references.map(|reference| self.resolve(&base, &reference)));
        }
        // RFC 3986 section 5.2.1: "Normalization of the base URI, as described in Sections
        // 6.2.2 and 6.2.3, is optional".
        for level in [Level::Path, Level::Syntax, Level::Scheme] {
            let base = self.normalize(&it.base, level);
            texts.push(self.resolve(&base, &it.reference));
            texts.push(self.resolve(&with_slash(&base, level), &it.reference));
        }
        // RFC 3986 section 5.2.2: "A non-strict parser may ignore a scheme in the reference
        // if it is identical to the base URI's scheme."
        if reference.scheme.is_some() && reference.scheme == base.scheme {
            let reference = Parts { scheme: None, ..reference };
            texts.push(self.resolve(&it.base, &reference.text()));
        }
        let mut also = other_permitted_results(&texts);
        // RFC 3986 section 5.1: "A base URI must conform to the <absolute-URI> syntax
        // rule", which has no fragment. Who knows the scheme may refuse what its grammar
        // rejects: RFC 8089 section 2 demands a path.
        let is_of_its_scheme =
            Iri::new(&it.base).is_ok_and(|base| iri_schemes::check(base).is_ok());
        if base.fragment.is_some() || !is_of_its_scheme {
            also.push(Expect::ERROR);
        }
        also
    }

    /// Returns other URIs that RFC 3987 permits for an IRI with characters beyond ASCII.
    fn permitted_uris(self, text: &str) -> Vec<Expect> {
        // RFC 3987 section 3.1: "To reduce variability, the hexadecimal notation SHOULD use
        // uppercase letters."
        let triplet = |octet: u8| {
            if octet.is_ascii() { char::from(octet).to_string() } else { format!("%{octet:02x}") }
        };
        let mut permitted = vec![Expect::text(text.bytes().map(triplet).collect::<String>())];
        // "Systems accepting IRIs MAY convert the ireg-name component of an IRI as follows
        // (before step 2 above)": by ToASCII. The scheme of a reference is not known.
        let ascii = with_name(text, |name| {
            Idna2003::for_mapping().to_ascii(name).unwrap_or_else(|_| name.to_owned())
        });
        if ascii != text {
            permitted.push(Expect::text(self.to_uri(&ascii)));
        }
        permitted
            .extend(forms::permitted_variants(&self.to_uri(text)).into_iter().map(Expect::text));
        permitted
    }

    /// Returns other IRIs that RFC 3987 permits for a URI.
    fn permitted_iris(self, text: &str) -> Vec<Expect> {
        // RFC 3987 section 3.2.1: "the case (upper- or lowercase) of letters used in
        // percent-encodings may not be preserved", and "Implementations with scheme-specific
        // knowledge MAY convert punycode-encoded domain name labels".
        let unicode = with_name(text, |name| Idna2003::for_mapping().to_unicode(name));
        let usual = self.to_iri(text);
        let keeping = Reference { keeps_case: true, ..self };
        let mut permitted = Vec::new();
        // Section 3.2: "Because there are some choices when step 4 is applied (see section 6.1),
        // results may vary." Section 6.1 does not name the characters of iprivate, which mean
        // nothing without an agreement.
        let private_kept = Reference::with(Variation::ToIriPrivateKept);
        let mut others =
            vec![keeping.to_iri(text), self.to_iri(&unicode), keeping.to_iri(&unicode)];
        others.push(private_kept.to_iri(text));
        others.extend(forms::permitted_variants(&usual));
        for other in others {
            let expect = Expect::text(&*other);
            if other != usual && !permitted.contains(&expect) {
                permitted.push(expect);
            }
        }
        permitted
    }

    /// Returns this implementation, and for IRIs its variants by other readings of the documents:
    /// octets beyond ASCII are decoded, a host that is not only US-ASCII is made lower case, or
    /// both.
    ///
    /// RFC 3987 section 5.3.2.3 says that "differences in percent-encoding (except for the
    /// percent-encoding of reserved characters) MUST always result in the same resource"; RFC 3986
    /// section 3.2.2 of the host of the URI that the IRI maps to: "The host subcomponent is
    /// case-insensitive."
    fn readings(self, texts: &[&str]) -> Vec<Reference> {
        if texts.iter().all(|text| text.is_ascii()) {
            return vec![self];
        }
        let readings = [self, Reference::with(Variation::PercentNonAscii)];
        readings.into_iter().flat_map(|it| [it, Reference { lowers_host: true, ..it }]).collect()
    }

    /// Whether the result has an authority exactly if the components that it is made of have one.
    /// RFC 3986 section 5.2.4 makes the path `//b` of `/a/..//b`, which is an authority if there
    /// was none.
    pub fn is_unambiguous(self, operation: Operation, input: &Input) -> bool {
        let result = match (operation, input) {
            (Operation::Resolve, Input::Reference(it)) => self.resolve(&it.base, &it.reference),
            (Operation::Normalize, Input::Normalize(it)) => self.normalize(&it.text, it.level),
            _ => return true,
        };
        let parts = Parts::divide(&result);
        let authority = match input {
            Input::Reference(it) => {
                let reference = Parts::divide(&it.reference);
                if reference.scheme.is_some() {
                    reference.authority
                } else {
                    reference.authority.or(Parts::divide(&it.base).authority)
                }
            }
            Input::Normalize(it) => Parts::divide(&it.text).authority,
            _ => None,
        };
        parts.authority.is_some() == authority.is_some()
    }

    /// Whether both texts are equal, normalized at this level and all levels below it.
    fn are_equal(self, left: &str, right: &str, level: Level) -> bool {
        self.normal_form(left, level) == self.normal_form(right, level)
    }

    /// The text, normalized at this level and all levels below it.
    pub fn normal_form(self, text: &str, level: Level) -> String {
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
pub(crate) struct Parts {
    pub(crate) scheme: Option<String>,
    pub(crate) authority: Option<String>,
    pub(crate) path: String,
    pub(crate) query: Option<String>,
    pub(crate) fragment: Option<String>,
}

impl Parts {
    /// Divides a text (RFC 3986 Appendix B).
    pub(crate) fn divide(text: &str) -> Self {
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

    /// Returns the number of components in which two texts differ.
    pub(crate) fn distance(left: &str, right: &str) -> usize {
        let (left, right) = (Parts::divide(left), Parts::divide(right));
        let differ = [
            left.scheme != right.scheme,
            left.authority != right.authority,
            left.path != right.path,
            left.query != right.query,
            left.fragment != right.fragment,
        ];
        differ.into_iter().filter(|it| *it).count()
    }

    /// Returns the components that `change` makes of each one, given its kind and its text.
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

/// Whether the scheme is `http` or `https`, and there is no host. RFC 9110 section 4.2.1: "A recipient
/// that processes such a URI reference MUST reject it as invalid."
fn is_refused_by_http(text: &str) -> bool {
    let parts = Parts::divide(text);
    let scheme = parts.scheme.unwrap_or_default().to_ascii_lowercase();
    let has_host = parts.authority.is_some_and(|it| !authority_parts(&it).host.is_empty());
    ["http", "https"].contains(&scheme.as_str()) && !has_host
}

/// Returns a normal form in which an empty path after an authority is `/`, at the levels of syntax
/// and of schemes. RFC 3986 section 6.2.3 says of any scheme: "In general, a URI that uses the
/// generic syntax for authority with an empty path should be normalized to a path of "/"".
fn with_slash(text: &str, level: Level) -> String {
    let mut parts = Parts::divide(text);
    if matches!(level, Level::Syntax | Level::Scheme)
        && parts.authority.is_some()
        && parts.path.is_empty()
    {
        parts.path.push('/');
    }
    parts.text()
}

/// Returns the results that differ from the first one, each once.
fn other_results(results: impl IntoIterator<Item = Expect>) -> Vec<Expect> {
    let mut all: Vec<Expect> = Vec::new();
    for result in results {
        if !all.contains(&result) {
            all.push(result);
        }
    }
    all.drain(..1.min(all.len()));
    all
}

/// Returns these texts and the other forms of each as results, each once, without the first text.
fn other_permitted_results(texts: &[String]) -> Vec<Expect> {
    let mut all: Vec<&String> = Vec::new();
    for text in texts {
        if !all.contains(&text) {
            all.push(text);
        }
    }
    let forms = all.iter().flat_map(|text| forms::permitted_variants(text));
    other_results(all.iter().map(|text| (*text).clone()).chain(forms).map(Expect::text))
}

/// Returns a text in which `change` replaces the host. If the scheme is not known to have domain
/// names, the text stays as it is.
fn with_name(text: &str, change: impl Fn(&str) -> String) -> String {
    let parts = Parts::divide(text);
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

/// The parts of an authority, without their delimiters.
struct AuthorityParts<'a> {
    userinfo: Option<&'a str>,
    host: &'a str,
    port: Option<&'a str>,
}

/// Divides an authority. The host ends at the first `:` outside of brackets.
fn authority_parts(authority: &str) -> AuthorityParts<'_> {
    let (userinfo, rest) = match authority.rsplit_once('@') {
        Some((userinfo, rest)) => (Some(userinfo), rest),
        None => (None, authority),
    };
    let after_brackets = rest.find(']').map_or(0, |end| end + 1);
    match rest[after_brackets..].find(':') {
        Some(colon) => {
            let colon = after_brackets + colon;
            AuthorityParts { userinfo, host: &rest[..colon], port: Some(&rest[colon + 1..]) }
        }
        None => AuthorityParts { userinfo, host: rest, port: None },
    }
}

/// Whether a result is another one in a form that RFC 3986 permits. The permitted components of a
/// split always are.
pub(crate) fn is_form_of(result: &Expect, other: &Expect) -> bool {
    match (result, other) {
        (Expect::Text { text }, Expect::Text { text: other }) => {
            forms::permitted_variants(other).contains(text)
        }
        (Expect::Components(_), Expect::Components(_)) => true,
        _ => false,
    }
}

/// Returns the value of the percent-encoded octet that a text begins with.
fn octet(text: &str) -> Option<u8> {
    let digits = text.strip_prefix('%')?.get(..2)?;
    digits.chars().all(|it| it.is_ascii_hexdigit()).then(|| u8::from_str_radix(digits, 16).ok())?
}

/// Returns the text in which `change` replaces each percent-encoded octet, given its three
/// characters and its value.
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

/// Returns the text with each percent-encoded octet of US-ASCII decoded, and the others in upper
/// case.
pub(crate) fn decode_ascii(text: &str) -> String {
    map_octets(text, |triplet, octet| {
        if octet.is_ascii() { char::from(octet).to_string() } else { triplet.to_ascii_uppercase() }
    })
}

/// RFC 3986 section 2.3: unreserved.
fn is_unreserved(octet: u8) -> bool {
    octet.is_ascii_alphanumeric() || b"-._~".contains(&octet)
}

/// RFC 3986 section 2.2: reserved.
fn is_reserved(octet: u8) -> bool {
    b":/?#[]@!$&'()*+,;=".contains(&octet)
}
