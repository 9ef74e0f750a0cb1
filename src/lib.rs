//! Internationalized Resource Identifiers, as their specifications define them.
//!
//! The grammars of five documents are part of this crate. `grammar/abnf/` has the ABNF as
//! published, the source of the automata that accept and explain; `grammar/*.pest` is its transliteration, proved
//! equal, the source of trees and of the tables that divide a text. A text is parsed as
//! any production of any grammar, into a parse tree or into components; a text that is refused gets
//! an [`Error`] that names the production, the position, the character, what would have been
//! allowed, and the section.
//!
//! From a text to its [tree](Tree), its components, its URI, and the normal form of that:
//!
//! ```
//! # #[cfg(feature = "tree")] {
//! use iri_grammar::{Iri, ladder::{Ladder, Rung}, mapping::ToUri};
//!
//! let text = "HTTP://example.org/a/../r\u{e9}sum\u{e9}";
//! let tree = Iri::production().parse(text)?;
//! let iri = Iri::try_from(&tree)?;
//! let uri = ToUri::new().map(&iri)?;
//! let normal = Ladder::new().climb(Rung::SchemeBased, &uri)?.identifier;
//! assert_eq!((iri.scheme(), iri.path().text()), ("HTTP", "/a/../r\u{e9}sum\u{e9}"));
//! assert_eq!(normal, "http://example.org/r%C3%A9sum%C3%A9");
//! # }
//! # Ok::<(), iri_grammar::AnyError>(())
//! ```
//!
//! Everyday code uses the identifier types, which mean RFC 3987 and RFC 3986:
//!
//! ```
//! use iri_grammar::{BuildError, Iri};
//!
//! let iri = Iri::new("http://r\u{e9}sum\u{e9}.example.org/a/b?c#d")?;
//! assert_eq!(iri.host().unwrap().text(), "r\u{e9}sum\u{e9}.example.org");
//! assert_eq!(iri.path().segments().collect::<Vec<_>>(), ["a", "b"]);
//! assert_eq!(iri.with_query(None).unwrap(), "http://r\u{e9}sum\u{e9}.example.org/a/b#d");
//!
//! let error = Iri::new("http://example.org/a b").unwrap_err();
//! assert_eq!(error.production().name(), "isegment");
//! assert_eq!(error.span().start, 20);
//! assert_eq!(error.found(), Some(' '));
//! assert_eq!(error.citation().to_string(), "RFC 3987 section 2.2");
//! # Ok::<(), iri_grammar::Error>(())
//! ```
//!
//! The components are parts of the text, and places in it:
//!
//! ```
//! use iri_grammar::spec::Parts;
//! use iri_grammar::{Authority, Component, Components, HostForm, Iri, Path, PathForm, Span};
//!
//! let text = "http://user@[::1]:80/a";
//! let components: Components<'_> = Iri::new(text)?.into_components();
//! let authority: Authority<'_> = components.authority().unwrap();
//! assert_eq!((authority.userinfo(), authority.port()), (Some("user"), Some("80")));
//! assert_eq!(authority.port_u16(), components.port_u16());
//! assert_eq!((authority.host().bare(), authority.host().form()), ("::1", HostForm::IPv6address));
//! let path: Path<'_> = components.path();
//! assert_eq!((path.text(), path.form()), ("/a", PathForm::Abempty));
//!
//! let spans: Parts<Span> = components.spans();
//! assert_eq!(spans[Component::Host].unwrap().of(text), "[::1]");
//! assert_eq!(Component::ALL.map(Component::name)[..3], ["scheme", "userinfo", "host"]);
//! # Ok::<(), iri_grammar::Error>(())
//! ```
//!
//! An error has what would have been allowed, and what else is to be said:
//!
//! ```
//! use iri_grammar::{ErrorNote, Expected, Iri};
//!
//! let text = "http://example.org/\u{e9}\u{e000}";
//! let error = Iri::new(text).unwrap_err();
//! assert!(error.reason().to_string().starts_with("U+E000 is not allowed in a path"));
//! assert_eq!((error.asked().name(), error.character()), ("IRI", Some('\u{e000}')));
//! assert_eq!(error.expected().last(), Some(Expected::End));
//! assert!(matches!(error.note(), Some(ErrorNote::Private { .. })));
//! // In bytes and in characters.
//! assert_eq!((error.viable(), error.character_span().start), (21, 20));
//! assert_eq!(error.span().in_characters(text), error.character_span());
//! ```
//!
//! The documents themselves are [`Grammar`]s, their rules [`Production`]s:
//!
//! ```
//! use iri_grammar::Grammar;
//!
//! for grammar in Grammar::ALL {
//!     assert!(grammar.reference().takes("http://[::ffff:1.2.3.4]/"));
//! }
//! let production = Grammar::Rfc3986.production("IPvFuture").unwrap();
//! assert!(production.takes("v1.a:b") && production.takes("V1.a:b"));
//! ```
//!
//! On these stand the resolution of references ([`resolution`]), the mapping between IRIs and
//! URIs ([`mapping`]), the comparison ladder ([`ladder`]), what is known of schemes
//! ([`schemes`]) and identifiers in the source of documents ([`escapes`]); below them, characters and their
//! encodings ([`text`]), and what readers of the documents need ([`spec`]); with the feature
//! `idna` host names ([`host`]), the preparation of arbitrary strings ([`preparation`]) and
//! references made from file names ([`generation`]), the URI that a client sends and the IRI
//! that a person reads for it ([`request`]), and the detection of identifiers in running
//! text ([`detection`]); with `advice` what is legal but unwise ([`advice`]), and bidirectional
//! identifiers ([`bidi`], [`display`]).
//!
//! The [`guide`] is for those who begin: [ten minutes](crate::guide::tutorial) with the library and
//! the program, [examples](crate::guide::library) of the library, coming from another crate, and what
//! there is beside it; IRIs in RDF; from an IRI to a request; which equality to use; [which
//! IDNA](crate::guide::which_idna) to take; editing; how to show errors. It is also for those who look something up: [every command](crate::guide::commands)
//! of the program and [many identifiers at once](crate::guide::bulk), [recipes for
//! crawls](crate::guide::bulk_recipes), [the documents and where they disagree](crate::guide::documents), [what is legal but
//! unwise](crate::guide::findings), [conformance](crate::guide::conformance),
//! [speed](crate::guide::speed).
//!
//! # Cargo features
//!
//! `tree` and `idna` are on by default. Without features the crate needs `alloc` only, and no
//! other crate. A feature adds items and never changes what the others give.
//!
//! | feature | what it adds |
//! | --- | --- |
//! | `tree` | parse trees, by pest: [`Production::parse`], [`Tree`], typed nodes in [`tree`]; needs `std` |
//! | `idna` | host names and normalization forms: [`host`], NFC and host names in [`mapping`] and [`ladder`] |
//! | `advice` | what is legal and yet unwise, with the sentence that says so ([`advice`]); right-to-left identifiers (RFC 3987 section 4) and their display ([`bidi`], [`display`]); brings `idna` |
//! | `charset` | the character encodings of the Encoding Standard for [`mapping`]; brings `idna` |
//! | `html` | the references of HTML among the [`escapes`] of document formats; needs `std` |
//! | `http` | `http::Uri` from URIs, and back: see [`request`]; needs `std`, brings `idna` |
//! | `url` | `url::Url` from URIs and IRIs, and back: see [`request`]; needs `std`, brings `idna` |
//! | `serde` | `Serialize` and `Deserialize` for the identifier types |

#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]
#![warn(clippy::missing_errors_doc)]
// Documentation names what features add.
#![cfg_attr(not(all(feature = "idna", feature = "tree")), allow(rustdoc::broken_intra_doc_links))]

extern crate alloc;
// The code that pest derives names `::std` where another crate in the graph turns on the
// default features of pest.
#[cfg(feature = "tree")]
extern crate std;

#[cfg(feature = "advice")]
pub mod advice;
mod any_error;
#[cfg(feature = "advice")]
pub mod bidi;
mod checking;
#[cfg(feature = "idna")]
pub mod detection;
#[cfg(feature = "advice")]
pub mod display;
mod error;
pub mod escapes;
#[cfg(feature = "idna")]
pub mod generation;
mod grammar;
#[cfg(any(doc, doctest))]
pub mod guide;
#[cfg(feature = "idna")]
pub mod host;
mod identifier;
pub mod ladder;
pub mod mapping;
mod named;
mod options;
#[cfg(feature = "idna")]
pub mod preparation;
#[cfg(feature = "idna")]
pub mod request;
pub mod resolution;
pub mod schemes;
pub mod spec;
mod steps;
mod syntax;
pub mod text;
#[cfg(feature = "tree")]
pub mod tree;

pub use any_error::AnyError;
pub use error::{Error, ErrorNote, Expected};
pub use grammar::{Citation, Document, Grammar, Production};
pub use identifier::*;
pub use named::UnknownName;
pub use syntax::{Authority, Component, Components, Host, HostForm, Path, PathForm, Span};
#[cfg(feature = "tree")]
pub use syntax::{Node, Tree};

#[cfg(all(doctest, feature = "idna", feature = "tree"))]
#[doc = include_str!("../README.md")]
struct Readme;
