//! For clients: the URI to send for an IRI, and the IRI to display for a URI.
//!
//! Guide: [from an IRI to a request](crate::guide::http).
//!
//! | from | to | here |
//! | --- | --- | --- |
//! | an IRI | the URI that a client sends | `ToRequestUri`, `Identifier::to_request_uri`, with the feature `idna` |
//! | a URI | the IRI to display, with deceptive characters encoded | `ToDisplayIri`, with the feature `lint` |
//! | an IRI | its origin: scheme, host, port | `Origin`, `Identifier::origin`, with the feature `idna` |
//! | a URI | `http::Uri`, and back | [`TryFrom`], with the feature `http` |
//! | an IRI or URI | `url::Url`, and back | [`TryFrom`], with the feature `url` |
//!
//! ```
//! # #[cfg(feature = "idna")] {
//! use iri_grammar::{Iri, IriReference};
//!
//! let base = Iri::new("http://B\u{fc}cher.example/a/b")?;
//! let target = base.resolve(&IriReference::new("../r\u{e9}sum\u{e9}#top")?)?;
//! let uri = target.to_request_uri()?;
//! assert_eq!(uri, "http://xn--bcher-kva.example/r%C3%A9sum%C3%A9");
//! # #[cfg(feature = "lint")]
//! assert_eq!(uri.to_display_iri(), "http://b\u{fc}cher.example/r\u{e9}sum\u{e9}");
//! # }
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```

#[cfg(any(feature = "http", feature = "url"))]
mod conversion;
#[cfg(feature = "lint")]
mod display_iri;
#[cfg(feature = "http")]
mod http_uri;
#[cfg(feature = "idna")]
mod origin;
#[cfg(feature = "idna")]
mod request_uri;
#[cfg(feature = "url")]
mod url_url;

#[cfg(any(feature = "http", feature = "url"))]
pub use conversion::ConversionError;
#[cfg(feature = "lint")]
pub use display_iri::ToDisplayIri;
#[cfg(feature = "idna")]
pub use origin::Origin;
#[cfg(feature = "idna")]
pub use request_uri::{RequestUriError, ToRequestUri};
