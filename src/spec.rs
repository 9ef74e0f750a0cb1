//! Items for readers of the specifications: the steps of their procedures, the components that they
//! define, and algorithms that later specifications replaced.
//!
//! # Steps
//!
//! One function implements each procedure that a document describes in steps. It passes each step
//! to a [`Recorder`]. Three recorders are implemented:
//!
//! - `()` records nothing and costs nothing;
//! - `Vec<Step>` stores the steps;
//! - a closure receives them one by one.
//!
//! Every type with options has a method `steps`. It takes the recorder and returns a
//! [`WithRecorder`] with the same functions, which record their steps. A function without options
//! takes the recorder as its last argument.
//!
//! ```
//! use iri_grammar::mapping::ToUri;
//! use iri_grammar::spec::{About, State, Recorder, Sequence, Step, Unit};
//!
//! // A list of the steps.
//! let mut steps: Vec<Step> = Vec::new();
//! ToUri::new().steps(&mut steps).reference("/\u{e9}")?;
//! let State::Sequence(octets) = &steps[1].after else { panic!() };
//! let octets: &Sequence = octets;
//! assert_eq!(steps[1].about, About::Text);
//! assert!(octets.units().skip(1).eq([Unit::Octet(0xC3), Unit::Octet(0xA9)]));
//! // A closure that receives each step.
//! let mut numbers = String::new();
//! ToUri::new().steps(&mut |step: Step| numbers += step.number).reference("/\u{e9}")?;
//! assert_eq!(numbers, "1.c2.12.22.3");
//!
//! /// Counts the steps.
//! #[derive(Default)]
//! struct Count(usize);
//!
//! impl Recorder for Count {
//!     fn step(&mut self, _: impl FnOnce() -> Step) {
//!         self.0 += 1;
//!     }
//! }
//! let mut count = Count::default();
//! ToUri::new().steps(&mut count).reference("/\u{e9}")?;
//! assert_eq!(count.0, steps.len());
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
pub use crate::steps::{About, Recorder, Sequence, State, Step, Unit, WithRecorder};
pub use crate::syntax::{Characters, GenericSplit, Parts, generic_split};
