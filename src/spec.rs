//! Items for readers of the specifications: the steps of their procedures, the components that they
//! define, and algorithms that later specifications replaced.
//!
//! # Steps
//!
//! One function implements each procedure that a document describes in steps. Its last argument is a
//! [`Trace`], which is off, or a list of steps. What is called `reference_with_trace` is called
//! `reference` without a trace, and so on.
//!
//! ```
//! use iri_grammar::mapping::ToUri;
//! use iri_grammar::spec::{About, Sequence, State, Step, Trace, Unit};
//!
//! let mut trace = Trace::on();
//! ToUri::new().reference_with_trace("/\u{e9}", &mut trace)?;
//! let step: &Step = &trace[1];
//! let State::Sequence(octets) = &step.after else { panic!() };
//! let octets: &Sequence = octets;
//! assert_eq!(step.about, About::Text);
//! assert!(octets.units().skip(1).eq([Unit::Octet(0xC3), Unit::Octet(0xA9)]));
//! # Ok::<(), iri_grammar::mapping::MappingError>(())
//! ```
//!
//! Guide: [a mapping step by step](crate::guide::converting).
//!
//! # Components
//!
//! [`generic_split`] divides any string as RFC 3986 Appendix B does. [`Parts`] contains a value for
//! each component. [`Characters`] converts positions in bytes to positions in characters.
//!
//! # Resolution
//!
//! [`Rfc2396Resolver`] resolves references by RFC 2396, for the identifiers of
//! draft-masinter-url-i18n-07 ([`url_i18n_07`](crate::kind::url_i18n_07)), which is older
//! than RFC 3986. The module [`resolution`](crate::resolution) implements RFC 3986.

pub use crate::resolution::rfc2396::{AboveRoot, Rfc2396Resolver};
pub use crate::steps::{About, Sequence, State, Step, Trace, Unit};
pub use crate::syntax::{Characters, GenericSplit, Parts, generic_split};
