//! Mappings from IRIs to URIs and back, each as its document defines it.
//!
//! | document | procedure | here |
//! | --- | --- | --- |
//! | RFC 3987 section 3.1 | IRI to URI | [`ToUri`], [`Identifier::to_uri`] |
//! | RFC 3987 section 3.2, 3987bis section 4 | URI to IRI | [`ToIri`], [`Identifier::to_iri`] |
//! | 3987bis section 3 | the processing model: parse, then map each component | [`ProcessingModel`] |
//! | 3987bis section 11.2 | the old way and the new way | [`old_way`], [`old_way_undoing_everything`], [`new_way`] |
//! | 3987bis section 6 | Legacy Extended IRIs | [`leiri`] |
//! | draft-masinter-url-i18n-07 sections 2.3 and 2.4 | both directions, in 2001 | [`url_i18n`] |
//! | XLink 1.0, in the conference paper of 2001 | the escaping procedure | [`xlink`] |
//! | RFC 3987 section 7.7, 3987bis section 7.7 | local names | [`local_names()`] |
//!
//! Each choice that a document leaves open is an option; the default is the document's
//! recommendation. Each procedure adds its [`Step`](crate::spec::Step)s to a
//! [`Trace`](crate::spec::Trace). A [`RegNameConversion`] converts host names (ToASCII,
//! ToUnicode, the look-up of IDNA2008). It is a [`Profile`](crate::host::Profile), which needs the
//! feature `idna`, or any function.
//!
//! ```
//! use iri_grammar::mapping::{RegNameError, ToUri};
//!
//! let iri = "http://r\u{e9}sum\u{e9}.example.org";
//! # #[cfg(feature = "idna")] {
//! let to_ascii = iri_grammar::host::Idna2003::for_mapping();
//! let uri = ToUri::new().to_ascii(to_ascii).reference(iri)?;
//! assert_eq!(uri, "http://xn--rsum-bpad.example.org");
//! # }
//!
//! let to_ascii = |name: &str| -> Result<String, RegNameError> {
//!     Ok(name.replace('\u{e9}', "e"))
//! };
//! let uri = ToUri::new().to_ascii(&to_ascii).reference(iri)?;
//! assert_eq!(uri, "http://resume.example.org");
//! # Ok::<(), iri_grammar::mapping::MappingError>(())
//! ```
//!
//! [`Identifier::to_uri`]: crate::Identifier::to_uri
//! [`Identifier::to_iri`]: crate::Identifier::to_iri
//!
//! Hosts, octets, single components, and the steps:
//!
//! ```
//! use iri_grammar::mapping::{RegNameConversion, RegNameError, ToIri, ToUri};
//! use iri_grammar::schemes::Schemes;
//! use iri_grammar::text::{Charset, Class, Classes};
//! use iri_grammar::{Component, UriReference};
//! use iri_grammar::spec::Trace;
//!
//! // Whether the host of a relative reference is a domain name depends on the scheme of the base.
//! let to_ascii = |name: &str| -> Result<String, RegNameError> { Ok(name.replace('\u{e9}', "e")) };
//! let conversion: RegNameConversion<'_> = (&to_ascii).into();
//! let to_uri = ToUri::new().to_ascii(conversion);
//! assert_eq!(to_uri.reference("//\u{e9}/\u{e9}")?, "//%C3%A9/%C3%A9");
//! assert_eq!(to_uri.base_scheme("http").reference("//\u{e9}/\u{e9}")?, "//e/%C3%A9");
//! let none = Schemes::none();
//! let domain_names = to_uri.domain_name_schemes(&none);
//! assert_eq!(domain_names.reference("http://\u{e9}/")?, "http://%C3%A9/");
//!
//! // Octets as the input, with the steps.
//! let mut steps = Trace::on();
//! let uri = ToUri::new().octets_with_trace(b"M\xc3\xa4rz", Charset::UTF_8, &mut steps)?;
//! assert_eq!(uri, ToUri::new().octets(b"M\xc3\xa4rz", Charset::UTF_8)?);
//! assert_eq!(steps[1].to_string(), "2.1. M<c3><a4>rz");
//! let mut same = Trace::on();
//! ToUri::new().reference_with_trace("M\u{e4}rz", &mut same)?;
//! assert_eq!(steps[1..], same[1..]);
//! assert_eq!(ToUri::new().encode_printable(true).reference("<\u{e9}>")?, "%3C%C3%A9%3E");
//! # #[cfg(feature = "idna")] {
//! // Normalization, as for a text that was on paper.
//! let paper = ToUri::new().nfc(true);
//! assert_eq!(paper.reference("/e\u{301}")?, "/%C3%A9");
//! # }
//!
//! // From a URI to an IRI: a whole identifier; with more characters kept encoded; one component.
//! let (uri, to_iri) = (UriReference::new("/%EF%AC%81%C3%A9")?, ToIri::rfc3987());
//! assert_eq!(to_iri.map(&uri)?, "/\u{fb01}\u{e9}");
//! let keep = to_iri.keep(Classes::RFC3987.with(Class::PresentationForms));
//! assert_eq!(keep.map(&uri)?, "/%EF%AC%81\u{e9}");
//! assert_eq!(to_iri.component(Component::Query, "%C3%A9")?, "\u{e9}");
//! // A combining mark at the start of a segment.
//! # #[cfg(feature = "idna")]
//! assert_eq!(ToIri::rfc3987bis().reference("/%CC%81")?, "/%CC%81");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The possible names of a file, from the segment of a path:
//!
//! ```
//! use iri_grammar::mapping::{Certainty, LocalName, local_names};
//!
//! let names: Vec<LocalName> = local_names("r%C3%A9sum%C3%A9.html", &[]);
//! assert_eq!(names[0].name.as_deref(), Some("r\u{e9}sum\u{e9}.html"));
//! assert_eq!(names[0].certainty, Certainty::Possible);
//! assert_eq!(local_names("r%E9sum%E9.html", &[])[0].certainty, Certainty::Impossible);
//! ```
//!
//! A label that stays unchanged, and the reason:
//!
//! ```
//! # #[cfg(feature = "idna")] {
//! use iri_grammar::host::Idna2008;
//! use iri_grammar::mapping::{UnconvertedReason, UnconvertedLabel, ToIri};
//!
//! let to_iri = ToIri::rfc3987().to_unicode(Idna2008::new());
//! let (_, kept) = to_iri.reference_and_unconverted("http://xn--n3h.example/")?;
//! let UnconvertedLabel { label, reason: UnconvertedReason::Host(error), .. } = &kept[0] else { panic!() };
//! assert_eq!((&**label, error.found().unwrap().character), ("xn--n3h", '\u{2603}'));
//! # }
//! # Ok::<(), iri_grammar::mapping::MappingError>(())
//! ```
//!
//! The two ways of 3987bis:
//!
//! ```
//! # #[cfg(feature = "idna")] {
//! use iri_grammar::mapping::{ProcessingModel, new_way, old_way};
//! use iri_grammar::spec::Trace;
//!
//! let model = ProcessingModel::new();
//! let iri = "http://example.org/%7Er\u{e9}";
//! // Only the old way decodes percent-encodings that the IRI already has.
//! let old = old_way(iri, &model, &mut Trace::off())?;
//! assert_eq!(old, "http://example.org/~r%C3%A9");
//! assert_eq!(new_way(iri, &model, &mut Trace::off())?, "http://example.org/%7Er%C3%A9");
//! # }
//! # Ok::<(), iri_grammar::mapping::MappingError>(())
//! ```
//!
//! In the program, `iri to-uri`, `iri to-iri` and `iri transcode`
//! [do the same](crate::guide::converting).

mod error;
mod kinds;
pub mod leiri;
mod local_names;
mod names;
mod pieces;
mod processing_model;
mod rewrite;
mod to_iri;
mod to_uri;
#[cfg(feature = "idna")]
pub mod url_i18n;
#[cfg(feature = "idna")]
mod ways;
pub mod xlink;

pub use error::{MappingError, RegNameError};
use kinds::LeiriKind;
#[cfg(feature = "idna")]
use kinds::UrlI18n07Kind;
pub use kinds::{IriKind, UriKind};
pub use local_names::{Certainty, LocalName, local_names};
pub use names::RegNameConversion;
#[cfg(feature = "lint")]
pub(crate) use names::{DomainNames, domain_name_options};
#[cfg(feature = "idna")]
pub use names::{UnconvertedLabel, UnconvertedReason};
pub use processing_model::ProcessingModel;
#[cfg(feature = "lint")]
pub(crate) use rewrite::rewrite;
pub use to_iri::ToIri;
pub use to_uri::ToUri;
#[cfg(feature = "idna")]
pub use ways::{new_way, old_way, old_way_undoing_everything};
