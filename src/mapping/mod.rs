//! From IRIs to URIs and back, each mapping as its document defines it.
//!
//! | document | procedure | here |
//! | --- | --- | --- |
//! | RFC 3987 section 3.1 | IRI to URI | [`ToUri`], [`Identifier::to_uri`] |
//! | RFC 3987 section 3.2, 3987bis section 4 | URI to IRI | [`ToIri`], [`Identifier::to_iri`] |
//! | 3987bis section 3 | the processing model: parse, map each component | [`ProcessingModel`] |
//! | 3987bis section 11.2 | the old way and the new way | [`old_way`], [`new_way`] |
//! | 3987bis section 6 | Legacy Extended IRIs | [`leiri`] |
//! | draft-masinter-url-i18n-07 sections 2.3 and 2.4 | both ways, in 2001 | [`url_i18n`] |
//! | XLink 1.0, in the conference paper of 2001 | the escaping procedure | [`xlink`] |
//! | RFC 3987 section 7.7, 3987bis section 7.7 | local names | [`local_names()`] |
//!
//! What a document leaves open is an option, with the document's recommendation as the
//! default. Each procedure shows its [`Step`](crate::steps::Step)s to a
//! [`Recorder`](crate::steps::Recorder). A host name is converted (ToASCII,
//! ToUnicode, the look-up of IDNA2008) by what is plugged in as a [`RegNameConversion`]: a
//! [`Profile`](crate::host::Profile), which needs the feature `idna`, or any function.
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
pub use kinds::{IriKind, LeiriKind, UriKind, UrlI18n07Kind};
pub use local_names::{Certainty, LocalName, local_names};
pub use names::RegNameConversion;
#[cfg(feature = "bidi")]
pub(crate) use names::{DomainNames, domain_name_options};
#[cfg(feature = "idna")]
pub use names::{KeptBecause, KeptLabel};
pub use processing_model::ProcessingModel;
#[cfg(feature = "advice")]
pub(crate) use rewrite::rewrite;
pub(crate) use rewrite::unbracketed_form;
pub use to_iri::ToIri;
pub use to_uri::{Original, Printable, ToUri};
#[cfg(feature = "idna")]
pub use ways::{Undo, new_way, old_way};
