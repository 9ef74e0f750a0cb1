//! Checks identifiers by the grammars of their schemes, and finds their named parts.
//!
//! RFC 3986 leaves most of an identifier to its scheme. This crate has the grammars that the documents
//! of schemes print, the rules that their sentences demand, and tables made from both. An error names
//! the rule, its section, the place, what was allowed there, and the sentence, if it is one.
//!
//! ```
//! use iri_grammar::Iri;
//!
//! let coap = Iri::new("coap://[::1]:5683/a")?;
//! assert_eq!(iri_schemes::check(coap).unwrap().unwrap().name(), "coap");
//!
//! let error = iri_schemes::check(Iri::new("coap:///a")?).unwrap_err();
//! assert_eq!((error.at(), error.citation().to_string()), (7, "RFC 7252 section 6.1".to_owned()));
//! assert!(error.sentence().unwrap().contains("MUST NOT be empty"));
//!
//! // A scheme without a grammar here is only checked by the generic grammar.
//! assert!(iri_schemes::check(Iri::new("acme:x")?).unwrap().is_none());
//! # Ok::<(), iri_grammar::Error>(())
//! ```
//!
//! [`parse`] takes identifiers of common schemes apart: see [`types`].
//!
//! The grammars are in `grammar/NAME.abnf`. With the feature `generator`, a program makes a table from
//! a grammar of its own.

#[cfg(feature = "generator")]
pub mod generate;

mod clause;
mod error;
mod fact;
#[cfg(feature = "lint")]
mod lint;
mod list;
mod nested;
mod scheme;
pub mod source;
mod table;
pub mod types;
mod without;

pub use clause::{Clause, ClauseState};
pub use error::{Error, GrammarPart};
pub use fact::fact_name;
#[cfg(feature = "lint")]
pub use lint::lint_rule;
pub use scheme::{Part, Scheme};
pub use types::parse;
pub use without::WithoutGrammar;

use iri_grammar::Iri;

/// Checks an identifier by the grammar of its scheme. Returns the scheme; `None` if there is no grammar
/// for it here.
///
/// The grammar is applied to the URI that RFC 3987 section 3.1 maps to; it is enough if the mapping with
/// or without ToASCII fulfils it. Takes linear time.
///
/// # Errors
///
/// If the scheme's grammar rejects the identifier.
///
/// ```
/// use iri_grammar::Iri;
///
/// let ws = Iri::new("ws://example.org/chat#f")?;
/// let error = iri_schemes::check(ws).unwrap_err();
/// assert_eq!(error.citation().to_string(), "RFC 6455 section 3");
/// # Ok::<(), iri_grammar::Error>(())
/// ```
pub fn check(iri: Iri<'_>) -> Result<Option<&'static Scheme>, Error> {
    let Some(scheme) = Scheme::find(iri.scheme()) else { return Ok(None) };
    scheme.check(iri).map(|()| Some(scheme))
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
