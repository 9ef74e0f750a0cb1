//! Identifiers in running text: RFC 3987 section 7.3 and RFC 3986 Appendix C.
//!
//! No document gives an algorithm. RFC 3987 section 7.3 asks that heuristics "use the IRI
//! syntax as a base", and that "a non-ASCII character should not be taken as the indication of
//! the end of an IRI". RFC 3986 Appendix C tells how identifiers are delimited: by double
//! quotes, by angle brackets, which may have whitespace inside, or by whitespace. What is done
//! here:
//!
//! | what | how | source |
//! | --- | --- | --- |
//! | begins | with a scheme, read as long as it can be: `seehttp://a` is of the scheme `seehttp` | RFC 3986 section 3.1 |
//! | which schemes | those of a list, others where `//` follows; see [`Schemes`] | |
//! | ends | before the first character that the grammar does not take there | RFC 3987 section 7.3 |
//! | | before whitespace of any script, which delimits | RFC 3986 Appendix C |
//! | | before a bidirectional formatting character, which is "not [...] part of the IRI" | RFC 3987 section 4.1 |
//! | | before U+FFFD and what of US-ASCII only Legacy Extended IRIs have, `<` and `{` among it | RFC 3986 Appendix C |
//! | | where a bracket or quotation mark closes that is open right before it | RFC 3986 Appendix C |
//! | leaves out | punctuation at the end, and brackets there that are not open within | RFC 3986 Appendix C: "punctuation marks that might be mistaken for part of the URI" |
//! | keeps | all that stands in angle brackets or double quotes | RFC 3986 Appendix C |
//! | joins | over whitespace in angle brackets; a hyphen at the end of a line is doubtful | RFC 3986 Appendix C |
//! | skips | `URL:` | RFC 3986 Appendix C |
//! | converts | to NFC, where the text was in a legacy encoding ([`Finder::transcoded`]) | RFC 3987 section 5.3.2.2 |
//!
//! ```
//! use iri_grammar::detection::{Delimiters, Finder};
//!
//! let text = "Siehe (http://example.org/r\u{e9}sum\u{e9}.html) und <ftp://foo.example.\n com/rfc/>.";
//! let found: Vec<_> = Finder::new().find(text).collect();
//! assert_eq!(found[0].text, "http://example.org/r\u{e9}sum\u{e9}.html");
//! assert_eq!(found[0].delimiters, Delimiters::Around('(', ')'));
//! assert_eq!(found[1].text, "ftp://foo.example.com/rfc/");
//! assert_eq!(found[1].span.of(text), "ftp://foo.example.\n com/rfc/");
//! ```

mod brackets;
mod candidate;
mod characters;
mod end;
mod finder;
mod found;
mod schemes;
mod search;

pub use finder::Finder;
pub use found::{Delimiters, Found};
pub use schemes::{SCHEMES_WITHOUT_AUTHORITY, Schemes};
pub use search::Finds;
