//! RFC 3987 section 7.4: references generated from file names, or from any octets in a
//! known character encoding. Section 7.4 of 3987bis is the same.
//!
//! RFC 3987 section 7.4: "if a file system contains a file named `r&#xE9;sum&#xE9;.html`, a server should expose
//! this as `r%C3%A9sum%C3%A9.html` in a URI, which allows use of `r&#xE9;sum&#xE9;.html` in
//! an IRI, even if locally the file name is kept in a character encoding other than UTF-8."
//!
//! ```
//! use iri_grammar::generation::Generation;
//!
//! let generated = Generation::new().name(b"r\xc3\xa9sum\xc3\xa9.html");
//! assert_eq!(generated.uri(), "r%C3%A9sum%C3%A9.html");
//! assert_eq!(*generated.iri(), "r\u{e9}sum\u{e9}.html");
//! ```
//!
//! A name is data: in it, all is percent-encoded that a segment of a path does not allow,
//! `%` too. What the octets do not say in their encoding is percent-encoded octet by octet,
//! and there is a [`Note`] of it; any octets give a valid reference. The way back is
//! [`local_names()`](crate::mapping::local_names()).
//!
//! [`Generation`] makes a reference from one [name](Generation::name) or from a
//! [path](Generation::path), an IRI of the scheme `file` from an absolute path
//! ([`Generation::file`]), and the references of a [directory
//! listing](Generation::listing). Each can show its [steps](Generated::steps).

mod error;
mod generated;
mod listing;
mod note;
mod options;
mod prefix;
mod segment;
mod shape;
mod steps;

pub use error::NoFileIri;
pub use generated::Generated;
pub use listing::{Entry, Listed};
pub use note::{Note, Reason};
pub use options::{Generation, Normalization, Paths, Reserved};
