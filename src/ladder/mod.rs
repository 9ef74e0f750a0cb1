//! The comparison ladder: RFC 3987 section 5, and RFC 3986 section 6 for URIs.
//!
//! | [`Rung`] | RFC 3987 | RFC 3986 |
//! | --- | --- | --- |
//! | simple string comparison | 5.3.1 | 6.2.1 |
//! | case normalization | 5.3.2.1 | 6.2.2.1 |
//! | character normalization, for creating IRIs only | 5.3.2.2 | |
//! | percent-encoding normalization | 5.3.2.3 | 6.2.2.2 |
//! | path segment normalization | 5.3.2.4 | 6.2.2.3 |
//! | scheme-based normalization, by [`Schemes`](crate::schemes::Schemes) | 5.3.3 | 6.2.3 |
//! | protocol-based normalization, by [`Knowledge`] | 5.3.4 | 6.2.4 |
//!
//! A [`Ladder`] holds the options. It [applies](Ladder::apply) a single rung or
//! [climbs](Ladder::climb) all rungs up to one. It [compares](Ladder::compare) two identifiers,
//! and [records](Ladder::climb_with_trace) each change. [`Keyed`] is an identifier whose `==`,
//! `Hash` and `Ord` use a rung.
//!
//! ```
//! use iri_grammar::Iri;
//! use iri_grammar::ladder::{Ladder, Rung};
//!
//! let a = Iri::new("example://a/b/c/%7Bfoo%7D/ros\u{e9}")?;
//! let b = Iri::new("eXAMPLE://a/./b/../b/%63/%7bfoo%7d/ros%C3%A9")?;
//! let comparison = Ladder::for_comparison().compare(&a, &b, Rung::PathSegments).unwrap();
//! assert!(comparison.equivalent());
//! assert_eq!(comparison.lowest_rung(), Some(Rung::PathSegments));
//! # Ok::<(), iri_grammar::Error>(())
//! ```
//!
//! Each choice that the documents leave open is an option:
//!
//! ```
//! use iri_grammar::ladder::{
//!     Ladder, LadderError, Normalized, PercentEncoding, Purpose, Rung,
//! };
//! use iri_grammar::schemes::Schemes;
//! use iri_grammar::{Iri, IriBuf};
//!
//! let climb = |ladder: Ladder<'_>, text| -> String {
//!     let iri = Iri::new(text).unwrap();
//!     let normalized: Normalized<'_, _> = ladder.climb(Rung::ProtocolBased, &iri).unwrap();
//!     normalized.identifier.to_string()
//! };
//! let ladder = Ladder::new();
//! let legible = ladder.percent_encoding(PercentEncoding::Iunreserved);
//! assert_eq!(climb(legible, "http://a/%c3%a9%7e%2f"), "http://a/\u{e9}~%2F");
//! let digits = ladder.keep_case_of_digits(true);
//! assert_eq!(climb(digits, "HTTP://A/%2f"), "http://a/%2f");
//! let names = ladder.keep_case_of_scheme(true).keep_case_of_host(true);
//! assert_eq!(climb(names, "HTTP://A/%2f"), "HTTP://A/%2F");
//! assert_eq!(climb(ladder, "foo:a/../b"), "foo:/b");
//! assert_eq!(climb(ladder.keep_rootless_dots(true), "foo:a/../b"), "foo:a/../b");
//! # #[cfg(feature = "idna")] {
//! use iri_grammar::text::CharacterForm;
//! // Only for identifiers that are being created.
//! let created = "a:e\u{301}\u{fb01}";
//! assert_eq!(climb(ladder, created), created);
//! assert_eq!(climb(ladder.character_form(CharacterForm::Nfc), created), "a:\u{e9}\u{fb01}");
//! assert_eq!(climb(ladder.character_form(CharacterForm::Nfkc), created), "a:\u{e9}fi");
//! # }
//! // Without rules of schemes; then with knowledge of a server.
//! let none = Schemes::none();
//! assert_eq!(climb(ladder.schemes(&none), "http://a:80"), "http://a:80");
//! let knowledge = |iri: &str| IriBuf::try_from(iri.strip_suffix("index.html")?.to_string()).ok();
//! assert_eq!(climb(ladder.knowledge(&knowledge), "http://a/index.html"), "http://a/");
//!
//! let (a, b) = (Iri::new("http://a/#x")?, Iri::new("http://a/#y")?);
//! let network = Ladder::for_comparison().purpose(Purpose::NetworkAction);
//! assert_eq!(network.equivalent(&a, &b, Rung::SimpleString), Ok(true));
//! let token = Ladder::for_comparison().purpose(Purpose::IdentityToken);
//! let error = token.equivalent(&a, &b, Rung::Case).unwrap_err();
//! assert_eq!(error, LadderError::IdentityToken { rung: Rung::Case });
//! assert!("no-such".parse::<Rung>().is_err());
//! # Ok::<(), iri_grammar::Error>(())
//! ```
//!
//! The forms of both identifiers at each rung:
//!
//! ```
//! use iri_grammar::Iri;
//! use iri_grammar::ladder::{Comparison, Forms, Ladder, Rung};
//!
//! let (left, right) = (Iri::new("http://a/%7Eb")?, Iri::new("HTTP://A/~b")?);
//! let ladder = Ladder::for_comparison();
//! let comparison: Comparison = ladder.compare(&left, &right, Rung::PathSegments).unwrap();
//! let forms: &Forms = &comparison.forms()[1];
//! assert_eq!((forms.rung, forms.equal()), (Rung::Case, false));
//! assert_eq!((&*forms.left, &*forms.right), ("http://a/%7Eb", "http://a/~b"));
//! assert_eq!(comparison.lowest_rung(), Some(Rung::PercentEncoding));
//! # Ok::<(), iri_grammar::Error>(())
//! ```
//!
//! # What a ladder never does
//!
//! - Simple string comparison maps nothing to URIs (RFC 3987 section 5.3.1).
//! - The delimiter of an empty component stays, unless the scheme says otherwise; the rules of
//!   schemes do not change the fragment (RFC 3987 section 5.3.3). Only the `:` of an empty port is
//!   removed in every scheme (RFC 3986 section 3.2.3). Normalization keeps the r-, q- and
//!   f-components of a URN; comparison ignores them (RFC 8141 section 3.1).
//! - Relative references are not compared (RFC 3987 section 5.1): [resolve](crate::resolution)
//!   them first. Their dot segments are not removed.
//! - Comparison does not apply character normalization (RFC 3987 section 5.3.2.2).
//! - The escapes of a carrier format, such as HTML, stay: resolve them first (RFC 3987 section 5.2),
//!   by [`Escapes`](crate::escapes::Escapes).
//! - A dot segment is not removed if the path would then begin with `//` without an authority,
//!   since a parser would read an authority.
//!
//! # URIs
//!
//! RFC 3987 section 5.1: "after IRI-to-URI conversion, select one of the comparison practices
//! from the URI comparison ladder in \[RFC3986\], section 6.2": call [`Identifier::to_uri`], then
//! use a ladder. For a URI, steps and comparisons cite RFC 3986.
//!
//! # Domain names
//!
//! A label and its punycode are equivalent. RFC 3987 section 5.3.3 normalizes names by Nameprep of
//! IDNA2003, which would merge domains that are distinct today. [`Idn`] offers alternatives;
//! [`Ladder::rfc3987`] follows the RFC literally. Both need the feature `idna`. By default, domain
//! names stay unchanged; [`Ladder::idn`] turns their normalization on.
//!
//! [`Identifier::to_uri`]: crate::Identifier::to_uri
//!
//! In the program, `iri normalize` and `iri compare` do the same. Guide:
//! [which equality to use](crate::guide::equality).

mod climb;
mod compare;
mod error;
mod form;
#[cfg(feature = "idna")]
mod idn;
#[cfg(not(feature = "idna"))]
#[path = "no_idn.rs"]
mod idn;
mod options;
mod protocol;
mod rules;
mod rung;
mod scheme;
mod syntax_based;

pub use climb::Normalized;
pub use compare::{Comparison, Forms, Keyed};
#[cfg(feature = "idna")]
pub use error::InvalidName;
pub use error::LadderError;
#[cfg(feature = "lint")]
pub(crate) use idn::agree;
#[cfg(feature = "idna")]
pub use options::Idn;
pub use options::{Knowledge, Ladder, LadderKind, PercentEncoding, Purpose};
pub use protocol::Redirects;
pub use rung::Rung;
#[cfg(feature = "idna")]
pub(crate) use syntax_based::with_lower_case_letters;
#[cfg(feature = "lint")]
pub(crate) use syntax_based::{Decode, decode, with_upper_case_digits};
