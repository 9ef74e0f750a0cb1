//! Internationalized Resource Identifiers, as their specifications define them.
//!
//! ```
//! use iri_grammar::Iri;
//!
//! let iri = Iri::new("http://r\u{e9}sum\u{e9}.example.org/a/b?c#d")?;
//! assert_eq!(iri.host().unwrap().text(), "r\u{e9}sum\u{e9}.example.org");
//! assert_eq!(iri.path().segments().collect::<Vec<_>>(), ["a", "b"]);
//! assert_eq!(iri.with_query(None).unwrap(), "http://r\u{e9}sum\u{e9}.example.org/a/b#d");
//! # Ok::<(), iri_grammar::Error>(())
//! ```
//!
//! For a text that is not valid, an [`Error`] has the rule that failed, the position, the character
//! found there, what would have been allowed instead, and the section:
//!
//! ```
//! use iri_grammar::Iri;
//!
//! let error = Iri::new("http://example.org/a b").unwrap_err();
//! assert_eq!(error.production().name(), "isegment");
//! assert_eq!(error.span().start, 20);
//! assert_eq!(error.found(), Some(' '));
//! assert_eq!(error.citation().to_string(), "RFC 3987 section 2.2");
//! ```
//!
//! References are resolved, and made relative again:
//!
//! ```
//! use iri_grammar::{Iri, IriReference};
//!
//! let base = Iri::new("http://a/b/c/d;p?q")?;
//! let target = base.resolve(&IriReference::new("../g")?)?;
//! assert_eq!(target, "http://a/b/g");
//! assert_eq!(base.relative(&target)?, "../g");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Normalize and compare
//!
//! `==` compares the texts. RFC 3987 section 5.3 calls the ways to find more equivalent identifiers a
//! *ladder*: each of its *rungs* finds more, and costs more. [`normalize`](Identifier::normalize)
//! applies the rungs that need no knowledge of a scheme; a [`Ladder`](ladder::Ladder) has them all:
//!
//! ```
//! use iri_grammar::{Iri, ladder::{Ladder, Rung}};
//!
//! let iri = Iri::new("HTTP://example.org:80/a/../b")?;
//! assert_eq!(iri.normalize(), "http://example.org:80/b");
//! let normal = Ladder::new().climb(Rung::SchemeBased, &iri)?.identifier;
//! assert_eq!(normal, "http://example.org/b");
//! assert_eq!(Ladder::for_comparison().equivalent(&iri, &normal, Rung::SchemeBased), Ok(true));
//! # Ok::<(), iri_grammar::AnyError>(())
//! ```
//!
//! # Grammars
//!
//! The crate contains the grammars of five documents, in two notations:
//!
//! - `grammar/abnf/`: the ABNF as published. The automata that accept a text and explain an error
//!   are generated from it.
//! - `grammar/*.pest`: the same grammars in the notation of pest, proved to accept the same texts.
//!   They produce the parse trees. The tables that divide a text into components are generated from
//!   them.
//!
//! Every production of every grammar parses a text into a parse [tree](Tree) or into components:
//!
//! ```
//! # #[cfg(feature = "tree")] {
//! use iri_grammar::{Iri, mapping::ToUri};
//!
//! let tree = Iri::production().parse("http://example.org/r\u{e9}sum\u{e9}")?;
//! let iri = Iri::try_from(&tree)?;
//! assert_eq!(ToUri::new().map(&iri)?, "http://example.org/r%C3%A9sum%C3%A9");
//! # }
//! # Ok::<(), iri_grammar::AnyError>(())
//! ```
//!
//! [`Components`] returns the components as parts of the text, and as ranges of bytes:
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
//! assert_eq!(spans[Component::Host].unwrap().slice(text), "[::1]");
//! assert_eq!(Component::ALL.map(Component::name)[..3], ["scheme", "userinfo", "host"]);
//! # Ok::<(), iri_grammar::Error>(())
//! ```
//!
//! An [`Error`] says what would have been allowed, and may add a note:
//!
//! ```
//! use iri_grammar::{ErrorNote, Expected, Iri};
//!
//! let text = "http://example.org/\u{e9}\u{e000}";
//! let error = Iri::new(text).unwrap_err();
//! assert!(error.reason().to_string().starts_with("U+E000 is not allowed in a path"));
//! assert_eq!((error.start_production().name(), error.character()), ("IRI", Some('\u{e000}')));
//! assert_eq!(error.expected().last(), Some(Expected::End));
//! assert!(matches!(error.note(), Some(ErrorNote::Private { .. })));
//! // The first number counts bytes, the second characters.
//! assert_eq!((error.viable_prefix_len(), error.character_span().start), (21, 20));
//! assert_eq!(error.span().in_characters(text), error.character_span());
//! ```
//!
//! Each document is a [`Grammar`], each of its rules a [`Production`]:
//!
//! ```
//! use iri_grammar::Grammar;
//!
//! for grammar in Grammar::ALL {
//!     assert!(grammar.reference().matches("http://[::ffff:1.2.3.4]/"));
//! }
//! let production = Grammar::Rfc3986.production("IPvFuture").unwrap();
//! assert!(production.matches("v1.a:b") && production.matches("V1.a:b"));
//! ```
//!
//! # Modules
//!
//! | module | what it does | feature |
//! | --- | --- | --- |
//! | [`resolution`] | resolves references | |
//! | [`mapping`] | maps IRIs to URIs and URIs to IRIs | |
//! | [`ladder`] | normalizes and compares, rung by rung | |
//! | [`schemes`] | the rules that apply to one scheme, such as default ports | |
//! | [`escapes`] | the escapes of identifiers in HTML, XML and other document formats | |
//! | [`text`] | percent-encoding, character classes, encodings | |
//! | [`spec`] | records the steps of a procedure; resolves references by RFC 2396 | |
//! | [`host`] | host names | `idna` |
//! | [`preparation`] | prepares arbitrary strings | `idna` |
//! | [`generation`] | makes references from file names | `idna` |
//! | [`request`] | the URI that a client sends, and the IRI that a person reads for it; conversions to and from `http::Uri` and `url::Url` | `idna`, `http`, `url` |
//! | [`detection`] | finds identifiers in running text | `idna` |
//! | [`lint`] | finds what is legal but unwise | `lint` |
//! | [`bidi`], [`display`] | bidirectional identifiers | `lint` |
//!
//! # Guide
//!
//! The [`guide`] has a page for each task, and begins with a [tutorial](crate::guide::tutorial),
//! [the commands of the program](crate::guide::commands) and [the library](crate::guide::library).
//! [Large files](crate::guide::bulk), [crawls](crate::guide::bulk_recipes),
//! [conformance](crate::guide::conformance) and [speed](crate::guide::speed) have pages too.
//!
//! # Cargo features
//!
//! Rust 1.85 builds the crate without features; the default features need Rust 1.88.
//!
//! `tree` and `idna` are on by default. Without features the crate needs only `alloc`, and no
//! other crate. A feature adds items; no feature changes a result.
//!
//! | feature | what it adds |
//! | --- | --- |
//! | `tree` | parse trees, by pest: [`Production::parse`], [`Tree`], typed nodes in [`tree`]; needs `std` |
//! | `idna` | host names and normalization forms: [`host`], NFC and host names in [`mapping`] and [`ladder`] |
//! | `lint` | what is legal but unwise, with the sentence that advises against it ([`lint`]); right-to-left identifiers (RFC 3987 section 4) and their display ([`bidi`], [`display`]); brings `idna` |
//! | `charset` | the character encodings of the Encoding Standard for [`mapping`]; brings `idna` |
//! | `html` | HTML's character references in [`escapes`]; needs `std` |
//! | `http` | `http::Uri` from URIs, and back: see [`request`]; needs `std` |
//! | `url` | `url::Url` from URIs and IRIs, and back: see [`request`]; needs `std` |
//! | `serde` | `Serialize` and `Deserialize` for the identifier types |

#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]
#![warn(clippy::missing_errors_doc)]
// The documentation links to items that exist only with a feature.
#![cfg_attr(not(all(feature = "idna", feature = "tree")), allow(rustdoc::broken_intra_doc_links))]

extern crate alloc;
// If another crate in the dependency graph turns on the default features of pest, the code that
// pest_derive generates refers to `::std`.
#[cfg(feature = "tree")]
extern crate std;

mod any_error;
#[cfg(feature = "lint")]
pub mod bidi;
mod checking;
#[cfg(feature = "idna")]
pub mod detection;
#[cfg(feature = "lint")]
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
#[cfg(feature = "lint")]
pub mod lint;
pub mod mapping;
mod named;
mod options;
#[cfg(feature = "idna")]
pub mod preparation;
#[cfg(any(feature = "idna", feature = "http", feature = "url"))]
pub mod request;
pub mod resolution;
pub mod schemes;
pub mod spec;
mod steps;
mod syntax;
pub mod text;
#[cfg(feature = "tree")]
pub mod tree;

pub use any_error::{AnyError, Cited};
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
