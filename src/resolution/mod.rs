//! Reference resolution: RFC 3986 section 5, applied to IRIs by RFC 3987 section 6.5.
//!
//! "the algorithms of \[RFC3986\] can be applied directly, treating the characters
//! additionally allowed in IRI references in the same way that unreserved characters are
//! in URI references" (RFC 3987 section 6.5). So resolution neither maps nor normalizes. 3987bis
//! section 5.5 says the same of its IRIs.
//!
//! | RFC 3986 | here |
//! | --- | --- |
//! | 4.4 same-document references | [`Ladder::is_same_document`] |
//! | 5.2.2 transform references, strict or not | [`Identifier::resolve`], [`Base`], [`Resolver::resolve`] |
//! | 5.2.3 merge paths | [`merge`] |
//! | 5.2.4 remove dot segments | [`remove_dot_segments()`] |
//! | 5.3 component recomposition | [`Target`] |
//! | the way back: a reference that resolves to a target | [`Identifier::relative`], [`Resolver::relative`] |
//! | two references without a known base | [`IriReference::compose`] |
//!
//! draft-masinter-url-i18n-07 uses an older algorithm: see
//! [`Rfc2396Resolver`](crate::spec::Rfc2396Resolver). To resolve a Legacy Extended IRI, first
//! convert it to an IRI ([`leiri::to_iri`](crate::mapping::leiri::to_iri)).
//!
//! ```
//! use iri_grammar::{Iri, IriReference};
//!
//! let base = Iri::new("http://r\u{e9}sum\u{e9}.example.org/b/\u{e7}/d;p?q")?;
//! let target = base.resolve(&IriReference::new("../\u{fc}#s")?)?;
//! assert_eq!(target, "http://r\u{e9}sum\u{e9}.example.org/b/\u{fc}#s");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```
//! use iri_grammar::mapping::leiri::{self, Leiri, LeiriReference};
//! use iri_grammar::spec::Trace;
//!
//! let (base, reference) = (Leiri::new("http://a/b c/")?, LeiriReference::new("<d>")?);
//! let base = leiri::to_iri(&base, &mut Trace::off()).unwrap();
//! let reference = leiri::to_iri(&reference, &mut Trace::off()).unwrap();
//! assert_eq!(base.resolve(&reference).unwrap(), "http://a/b%20c/%3Cd%3E");
//! # Ok::<(), iri_grammar::Error>(())
//! ```
//!
//! [`Identifier::relative`]: crate::Identifier::relative
//! [`Identifier::resolve`]: crate::Identifier::resolve
//! [`IriReference::compose`]: crate::Identifier::compose
//! [`Ladder::is_same_document`]: crate::ladder::Ladder::is_same_document
//!
//! ```
//! use iri_grammar::resolution::{BaseKind, Branch, ReferenceTo, ResolveError, Resolver};
//! use iri_grammar::resolution::{NoReference, Target};
//! use iri_grammar::{Identifier, Iri, IriReference};
//!
//! /// For any kind of base, and any kind of reference to it.
//! fn resolve<B: BaseKind, R: ReferenceTo<B>>(
//!     base: &Identifier<B, &str>,
//!     reference: &Identifier<R, &str>,
//! ) -> Target<B::Target> {
//!     Resolver::new().resolve(base, reference)
//! }
//! let (base, reference) = (Iri::new("http://a/b/c")?, IriReference::new("?d")?);
//! let target = resolve(&base, &reference);
//! assert_eq!((target.branch(), target.text()), (Branch::Query, "http://a/b/c?d"));
//! assert_eq!(target.branch().condition(), "R.path == \"\" and defined(R.query)");
//!
//! // A target that a parser would read differently, and the guard against it.
//! let (base, reference) = (Iri::new("f:/a")?, IriReference::new(".//g")?);
//! let danger = resolve(&base, &reference).danger().unwrap();
//! let ResolveError::PathLikeAuthority { text, path } = danger else { panic!() };
//! assert_eq!((text.as_str(), path.as_str()), ("f://g", "//g"));
//! assert_eq!(Resolver::new().guarded().resolve(&base, &reference).text(), "f:/.//g");
//!
//! // A reference above the root, which this resolver rejects.
//! let above = Resolver::new().refuse_above_root().resolve(&base, &IriReference::new("../g")?);
//! let Some(ResolveError::PathAboveRoot { path, span }) = above.above_root() else { panic!() };
//! assert_eq!((path.as_str(), span.slice(path)), ("/../g", ".."));
//!
//! // No reference resolves to a target with dot segments.
//! let error = base.relative(&Iri::new("f:/./a")?).unwrap_err();
//! assert_eq!(error, NoReference::DotSegments { target: "f:/./a".into() });
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! In the program, `iri resolve` and `iri relative` [do the same](crate::guide::resolving).

mod base;
mod compose;
mod paths;
mod relative;
mod resolver;
pub(crate) mod rfc2396;
mod target;

pub use base::Base;
pub(crate) use paths::{has_dot_segments, remove_dot_segments_from};
pub use paths::{merge, remove_dot_segments};
pub use relative::NoReference;
pub use resolver::{BaseKind, ReferenceKind, ReferenceTo, Resolver};
pub use target::{Branch, ResolveError, Target};
