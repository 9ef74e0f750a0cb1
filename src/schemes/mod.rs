//! The rules that apply to one scheme: a row for each scheme, and a source for each fact in it.
//!
//! | user | what it looks up |
//! | --- | --- |
//! | the [comparison ladder](crate::ladder) | default ports, empty paths and other equivalences |
//! | the [mappings](crate::mapping) | whether a host is a domain name |
//! | the [detection](crate::detection) | which schemes have no authority |
//!
//! The module also contains parsers for `mailto`, `data`, `tel` and `urn`. The modules `ladder`,
//! `preparation` and `lint` use them.
//!
//! ```
//! use iri_grammar::Iri;
//! use iri_grammar::ladder::{Ladder, Rung};
//! use iri_grammar::schemes::{Schemes, Property};
//! use iri_grammar::spec::Trace;
//!
//! let mut schemes = Schemes::default();
//! assert_eq!(schemes.default_port("IMAP"), Some(143));
//! schemes.add("gemini", Property::DefaultPort(1965), "Gemini specification section 4");
//! schemes.add("gemini", Property::EmptyPath, "Gemini specification section 4");
//! let ladder = Ladder::new().schemes(&schemes);
//! let iri = Iri::new("gemini://example.org:1965")?;
//! let mut steps = Trace::on();
//! let normalized = ladder.climb_with_trace(Rung::SchemeBased, &iri, &mut steps).unwrap();
//! assert_eq!(normalized.identifier, "gemini://example.org/");
//! assert_eq!(steps[0].source.as_deref(), Some("Gemini specification section 4"));
//! # Ok::<(), iri_grammar::Error>(())
//! ```
//!
//! ```
//! use iri_grammar::schemes::{Fact, Property, Scheme, Schemes, Source};
//!
//! let known: &Schemes = Schemes::known();
//! assert!(known.has_domain_names("http") && !known.has_domain_names("urn"));
//! assert!(known.without_authority().any(|scheme| scheme == "mailto"));
//! let Fact { property, source, .. } = &known.facts("http")[0];
//! assert!(matches!((property, source), (Property::DefaultPort(80), Source::Citation(_))));
//! assert_eq!(source.to_string(), "RFC 9110 section 4.2.1");
//!
//! // A table of your own, and the general rule for the schemes that are not in it.
//! let mut own = Schemes::none();
//! own.add("x", Property::EmptyPath, "our handbook").apply_general_rule();
//! let Scheme { name, facts, .. } = &own.rows()[0];
//! assert_eq!((&**name, facts.len()), ("x", 1));
//! assert!(own.remove("x").rows().is_empty());
//! ```
//!
//! [`SchemeSpecific`] parses the text after the colon by the syntax of the scheme:
//!
//! ```
//! # #[cfg(feature = "idna")] {
//! use iri_grammar::Uri;
//! use iri_grammar::schemes::{Data, Mailto, SchemeError, SchemeSpecific};
//!
//! let parse = |text| SchemeSpecific::parse(Uri::new(text).unwrap().into_components()).unwrap();
//! let Ok(SchemeSpecific::Mailto(mail)) = parse("mailto:a@b.example?subject=%C3%A9") else {
//!     panic!()
//! };
//! let Mailto { to, fields, .. } = mail;
//! assert_eq!((&*to[0], &*fields[0].0, &*fields[0].1), ("a@b.example", "subject", "\u{e9}"));
//! let Ok(SchemeSpecific::Data(data)) = parse("data:,%e9") else { panic!() };
//! let Data { media_type, octets, .. } = data;
//! assert_eq!((&*media_type, octets.as_slice()), ("text/plain;charset=US-ASCII", &[0xe9][..]));
//! let Ok(SchemeSpecific::Javascript(source)) = parse("javascript:a(%22b%22)") else { panic!() };
//! assert_eq!(source, "a(\"b\")");
//! let error = parse("data:text/plain").unwrap_err();
//! assert_eq!(error, SchemeError::NoComma);
//! assert_eq!(error.citation().to_string(), "RFC 2397 section 3");
//! # }
//! ```
//!
//! Guide: [what each rung of the ladder changes](crate::guide::equality).

pub(crate) mod data;
#[cfg(feature = "idna")]
mod error;
mod fact;
pub(crate) mod mailto;
#[cfg(feature = "idna")]
mod specific;
mod table;
pub(crate) mod tel;
pub(crate) mod urn;

use crate::grammar::Document;
use crate::identifier::kind::Kind;
use crate::identifier::{Identifier, Text};
use alloc::borrow::Cow;
use alloc::vec::Vec;
use core::fmt;
use core::num::ParseIntError;
use table::SCHEMES;

#[cfg(feature = "idna")]
pub use data::Data;
#[cfg(feature = "idna")]
pub use error::SchemeError;
pub use fact::{Fact, Property, Scheme, Source};
#[cfg(feature = "idna")]
pub use mailto::Mailto;
#[cfg(feature = "idna")]
pub use specific::SchemeSpecific;

/// The table of schemes: facts from RFCs, and facts that the caller adds.
///
/// A scheme without a row has no facts: normalization leaves its empty paths, and does not treat
/// its hosts as domain names.
#[derive(Clone)]
pub struct Schemes {
    rows: Cow<'static, [Scheme]>,
    /// Whether [`GENERAL_RULE`] applies to schemes without a row.
    general_rule_applies: bool,
}

static KNOWN: Schemes = Schemes { rows: Cow::Borrowed(SCHEMES), general_rule_applies: false };

/// The fact that [`Schemes::apply_general_rule`] applies.
static GENERAL_RULE: [Fact; 1] = [Fact {
    property: Property::EmptyPath,
    source: Source::Citation(Document::Rfc(3986).section("6.2.3")),
}];

impl Default for Schemes {
    fn default() -> Self {
        KNOWN.clone()
    }
}

impl fmt::Debug for Schemes {
    /// Writes only the number of rows, since there are many.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Schemes").field("rows", &self.rows.len()).finish_non_exhaustive()
    }
}

impl Schemes {
    /// The facts from RFCs, and a few from registries and drafts.
    pub const fn known() -> &'static Self {
        &KNOWN
    }

    /// An empty table.
    pub const fn none() -> Self {
        Schemes { rows: Cow::Borrowed(&[]), general_rule_applies: false }
    }

    /// Adds a fact after the other facts of the scheme.
    pub fn add(
        &mut self,
        scheme: &str,
        property: Property,
        source: impl Into<Source>,
    ) -> &mut Self {
        let fact = Fact { property, source: source.into() };
        let rows = self.rows.to_mut();
        match rows.iter_mut().find(|row| row.name.eq_ignore_ascii_case(scheme)) {
            Some(row) => row.facts.to_mut().push(fact),
            None => {
                let name = scheme.to_ascii_lowercase().into();
                rows.push(Scheme { name, facts: Vec::from([fact]).into() });
            }
        }
        self
    }

    /// Removes the row of a scheme.
    pub fn remove(&mut self, scheme: &str) -> &mut Self {
        self.rows.to_mut().retain(|row| !row.name.eq_ignore_ascii_case(scheme));
        self
    }

    /// Applies the general rule of RFC 3987 section 5.3.3 to schemes without a row: "an IRI
    /// that uses the generic syntax for authority with an empty path should be normalized to a
    /// path of "/"". A scheme may define another rule, so identifiers that are not equivalent may
    /// become equal.
    pub fn apply_general_rule(&mut self) -> &mut Self {
        self.general_rule_applies = true;
        self
    }

    /// All rows.
    pub fn rows(&self) -> &[Scheme] {
        &self.rows
    }

    /// The row of a scheme. The case of the name is ignored.
    fn row(&self, scheme: &str) -> Option<&Scheme> {
        self.rows.iter().find(|row| row.name.eq_ignore_ascii_case(scheme))
    }

    /// The facts of a scheme. The case of the name is ignored (RFC 3986 section 3.1).
    pub fn facts(&self, scheme: &str) -> &[Fact] {
        match self.row(scheme) {
            Some(row) => &row.facts,
            None if self.general_rule_applies => &GENERAL_RULE,
            None => &[],
        }
    }

    /// The default port of a scheme; `None` if no fact states one.
    pub fn default_port(&self, scheme: &str) -> Option<u16> {
        self.facts(scheme).iter().find_map(|fact| match fact.property {
            Property::DefaultPort(port) => Some(port),
            _ => None,
        })
    }

    /// The first fact of the scheme whose property `matches`.
    fn find_fact(&self, scheme: &str, matches: impl Fn(&Property) -> bool) -> Option<&Fact> {
        self.facts(scheme).iter().find(|fact| matches(&fact.property))
    }

    /// Whether the scheme has a fact whose property `matches`.
    fn has_fact(&self, scheme: &str, matches: impl Fn(&Property) -> bool) -> bool {
        self.find_fact(scheme, matches).is_some()
    }

    /// Whether the reg-names of the scheme are domain names.
    pub fn has_domain_names(&self, scheme: &str) -> bool {
        self.has_fact(scheme, |property| matches!(property, Property::DomainName { .. }))
    }

    /// The schemes whose identifiers, most or all of them, have no authority.
    pub fn without_authority(&self) -> impl Iterator<Item = &str> {
        let names = self.rows.iter().map(|row| &*row.name);
        names.filter(|name| self.is_without_authority(name))
    }

    /// Whether the scheme is in [`without_authority`](Self::without_authority).
    pub(crate) fn is_without_authority(&self, scheme: &str) -> bool {
        self.has_fact(scheme, |property| matches!(property, Property::WithoutAuthority))
    }

    /// Returns the name of the scheme in lower case, if its queries are percent-encoded in the
    /// charset of the document; otherwise `None`.
    pub(crate) fn name_with_document_charset(&self, scheme: &str) -> Option<&str> {
        let row = self.row(scheme)?;
        let uses_charset = |fact: &Fact| matches!(fact.property, Property::DocumentCharset);
        row.facts.iter().any(uses_charset).then_some(&*row.name)
    }

    /// Whether a host of the scheme may be empty.
    #[cfg(feature = "idna")]
    pub(crate) fn may_have_empty_host(&self, scheme: &str) -> bool {
        self.fact_against_empty_host(scheme).is_none()
    }

    /// The fact that a host of the scheme is not empty.
    #[cfg(feature = "idna")]
    pub(crate) fn fact_against_empty_host(&self, scheme: &str) -> Option<&Fact> {
        self.find_fact(scheme, |property| matches!(property, Property::NoEmptyHost))
    }

    /// The fact that an empty path of the scheme is equivalent to `/`.
    #[cfg(feature = "idna")]
    pub(crate) fn fact_about_empty_path(&self, scheme: &str) -> Option<&Fact> {
        self.find_fact(scheme, |property| matches!(property, Property::EmptyPath))
    }

    /// Whether a rung may remove the dot segments of the scheme's paths.
    pub(crate) fn may_remove_dot_segments(&self, scheme: &str) -> bool {
        !self.has_fact(scheme, |property| matches!(property, Property::KeepDotSegments))
    }

    /// Whether a rung may decode percent-encodings in identifiers of the scheme.
    pub(crate) fn may_decode(&self, scheme: &str) -> bool {
        self.fact_against_decoding(scheme).is_none()
    }

    /// The fact that forbids decoding percent-encodings in identifiers of the scheme.
    pub(crate) fn fact_against_decoding(&self, scheme: &str) -> Option<&Fact> {
        self.find_fact(scheme, |property| matches!(property, Property::KeepPercentEncodings))
    }
}

impl<K: Kind, T: Text> Identifier<K, T> {
    /// The port to connect to: the port of the identifier, or the default port of the scheme in
    /// [`Schemes::known`] (RFC 3986 section 3.2.3). `None` if there is no port, and either no
    /// authority or no default port.
    ///
    /// # Errors
    ///
    /// If the number is greater than 65535, which the syntax allows.
    ///
    /// ```
    /// use iri_grammar::Iri;
    ///
    /// assert_eq!(Iri::new("https://example.org/")?.port_or_default(), Ok(Some(443)));
    /// assert_eq!(Iri::new("https://example.org:8443/")?.port_or_default(), Ok(Some(8443)));
    /// assert_eq!(Iri::new("urn:example:a")?.port_or_default(), Ok(None));
    /// # Ok::<(), iri_grammar::Error>(())
    /// ```
    #[doc(alias = "default_port")]
    #[doc(alias = "port_or_known_default")]
    pub fn port_or_default(&self) -> Result<Option<u16>, ParseIntError> {
        let components = self.components();
        let port = components.port_u16()?;
        let scheme = components.scheme().filter(|_| components.host().is_some());
        Ok(port.or_else(|| Schemes::known().default_port(scheme?)))
    }
}
