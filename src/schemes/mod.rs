//! What is known of schemes: a row for each, and a source for each fact in it.
//!
//! The [comparison ladder](crate::ladder) asks for default ports, empty paths and what else
//! is equivalent; the [mappings](crate::mapping) ask whether a host is a domain name.
//!
//! ```
//! use iri_grammar::Iri;
//! use iri_grammar::ladder::{Ladder, Rung};
//! use iri_grammar::schemes::{Schemes, What};
//!
//! let mut schemes = Schemes::default();
//! assert_eq!(schemes.default_port("IMAP"), Some(143));
//! schemes.add("gemini", What::DefaultPort(1965), "Gemini specification section 4");
//! schemes.add("gemini", What::EmptyPath, "Gemini specification section 4");
//! let ladder = Ladder::new().schemes(&schemes);
//! let iri = Iri::new("gemini://example.org:1965")?;
//! let mut steps = Vec::new();
//! let normalized = ladder.climb_recorded(Rung::SchemeBased, &iri, &mut steps).unwrap();
//! assert_eq!(normalized.identifier, "gemini://example.org/");
//! assert_eq!(steps[0].source.as_deref(), Some("Gemini specification section 4"));
//! # Ok::<(), iri_grammar::Error>(())
//! ```

mod table;

use crate::syntax::Component;
use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

pub use table::SCHEMES;

/// What a specification says of a scheme.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum What {
    /// The default port. This one is left out, with its `:`.
    DefaultPort(u16),
    /// After an authority, an empty path is equivalent to `/`.
    EmptyPath,
    /// An empty query is equivalent to none.
    EmptyQuery,
    /// The host that an empty one stands for. Where there is neither userinfo nor port,
    /// it is left out.
    DefaultHost(Cow<'static, str>),
    /// No authority, before a path that begins with `/`, is equivalent to an empty one.
    NoAuthority,
    /// A host that is a reg-name is a domain name.
    DomainName {
        /// Whether the definition of the scheme allows percent-encoding in it. Where it
        /// does, RFC 3987 section 3.1 does not offer ToASCII.
        percent_encoding: bool,
    },
    /// The path has mail addresses, whose domains are case-insensitive.
    MailAddresses,
    /// The path is a namespace identifier, which is case-insensitive, and a name; the
    /// r-component and the q-component do not count.
    Urn,
    /// The path is a telephone number: visual separators, upper and lower case, and the
    /// order of parameters do not count.
    TelephoneNumber,
    /// The path begins with a media type, of which type, subtype and the names of
    /// parameters are case-insensitive.
    MediaType,
    /// Percent-encodings are not undone at any rung.
    KeepPercentEncodings,
    /// The path is no hierarchy: dot segments are not removed at any rung.
    KeepDotSegments,
    /// Something else: gives the normal form of a component that is defined, `None` where
    /// it is in it already. The fragment is not asked for.
    Other(Component, fn(&str) -> Option<String>),
}

/// Something that a specification says of a scheme, and where.
#[derive(Clone, Debug)]
pub struct Fact {
    /// What is said.
    pub what: What,
    /// Where: `RFC 9110 section 4.2.3`.
    pub source: Cow<'static, str>,
}

/// What is known of one scheme.
#[derive(Clone, Debug)]
pub struct Scheme {
    /// Its name, in lower case.
    pub name: Cow<'static, str>,
    /// What is said of it, in the order in which it is applied.
    pub facts: Cow<'static, [Fact]>,
}

/// What is known of schemes: [`SCHEMES`], and what the caller adds.
///
/// Of a scheme that is not among them, nothing is known: its empty paths stay, and its hosts
/// are no domain names.
#[derive(Clone, Debug)]
pub struct Schemes {
    rows: Cow<'static, [Scheme]>,
    in_general: bool,
}

static KNOWN: Schemes = Schemes { rows: Cow::Borrowed(SCHEMES), in_general: false };

static IN_GENERAL: [Fact; 1] =
    [Fact { what: What::EmptyPath, source: Cow::Borrowed("RFC 3986 section 6.2.3") }];

impl Default for Schemes {
    fn default() -> Self {
        KNOWN.clone()
    }
}

impl Schemes {
    /// [`SCHEMES`].
    pub fn known() -> &'static Self {
        &KNOWN
    }

    /// Nothing at all.
    pub const fn none() -> Self {
        Schemes { rows: Cow::Borrowed(&[]), in_general: false }
    }

    /// Adds a fact, after those that the scheme has.
    pub fn add(
        &mut self,
        scheme: &str,
        what: What,
        source: impl Into<Cow<'static, str>>,
    ) -> &mut Self {
        let fact = Fact { what, source: source.into() };
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

    /// Of schemes without a row, takes what RFC 3987 section 5.3.3 says in general: that
    /// "an IRI that uses the generic syntax for authority with an empty path should be
    /// normalized to a path of "/"". Whether the scheme has it so is not known then: there
    /// may be false positives.
    pub fn in_general(&mut self) -> &mut Self {
        self.in_general = true;
        self
    }

    /// All rows.
    pub fn rows(&self) -> &[Scheme] {
        &self.rows
    }

    /// What holds for a scheme; upper and lower case are alike (RFC 3986 section 3.1).
    pub fn facts_of(&self, scheme: &str) -> &[Fact] {
        match self.rows.iter().find(|row| row.name.eq_ignore_ascii_case(scheme)) {
            Some(row) => &row.facts,
            None if self.in_general => &IN_GENERAL,
            None => &[],
        }
    }

    /// The default port of a scheme.
    pub fn default_port(&self, scheme: &str) -> Option<u16> {
        self.facts_of(scheme).iter().find_map(|fact| match fact.what {
            What::DefaultPort(port) => Some(port),
            _ => None,
        })
    }

    /// Whether a host of the scheme that is a reg-name is a domain name.
    pub fn has_domain_names(&self, scheme: &str) -> bool {
        self.facts_of(scheme).iter().any(|fact| matches!(fact.what, What::DomainName { .. }))
    }

    /// Whether dot segments may be removed.
    pub(crate) fn may_remove_dot_segments(&self, scheme: &str) -> bool {
        !self.facts_of(scheme).iter().any(|fact| matches!(fact.what, What::KeepDotSegments))
    }

    /// Whether percent-encodings may be undone.
    pub(crate) fn may_decode(&self, scheme: &str) -> bool {
        !self.facts_of(scheme).iter().any(|fact| matches!(fact.what, What::KeepPercentEncodings))
    }
}
