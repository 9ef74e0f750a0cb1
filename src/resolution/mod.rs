//! Reference resolution: RFC 3986 section 5, on IRIs by RFC 3987 section 6.5.
//!
//! "the algorithms of \[RFC3986\] can be applied directly, treating the characters
//! additionally allowed in IRI references in the same way that unreserved characters are
//! in URI references": nothing is mapped, and nothing normalized on the way.
//!
//! | RFC 3986 | here |
//! | --- | --- |
//! | 5.2.2 transform references, strict or not | [`Resolver::resolve`] |
//! | 5.2.3 merge paths | [`merge`] |
//! | 5.2.4 remove dot segments | [`remove_dot_segments()`] |
//! | 5.3 component recomposition | [`Target`] |
//! | the way back: a reference that resolves to a target | [`Resolver::relative`] |
//!
//! ```
//! use iri_grammar::{Iri, IriReference};
//!
//! let base = Iri::new("http://r\u{e9}sum\u{e9}.example.org/b/\u{e7}/d;p?q")?;
//! let target = base.resolve(&IriReference::new("../\u{fc}#s")?).into_identifier().unwrap();
//! assert_eq!(target, "http://r\u{e9}sum\u{e9}.example.org/b/\u{fc}#s");
//! # Ok::<(), iri_grammar::Error>(())
//! ```

mod kinds;
mod paths;
mod relative;
mod resolver;
mod target;
mod trace;

pub use kinds::{BaseKind, ReferenceTo};
pub use paths::{DotStep, Rule, dot_segment_steps, merge, remove_dot_segments};
pub use relative::NoReference;
pub use resolver::Resolver;
pub use target::{PathLikeAuthority, Target};
pub use trace::{Branch, Step, Trace};
