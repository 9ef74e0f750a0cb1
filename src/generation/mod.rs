//! Generates references from file names, or from any octets in a known character encoding
//! (RFC 3987 section 7.4; 3987bis section 7.4 says the same).
//!
//! RFC 3987 section 7.4: "if a file system contains a file named `r&#xE9;sum&#xE9;.html`, a
//! server should expose this as `r%C3%A9sum%C3%A9.html` in a URI, which allows use of
//! `r&#xE9;sum&#xE9;.html` in an IRI, even if locally the file name is kept in a character
//! encoding other than UTF-8."
//!
//! ```
//! use iri_grammar::generation::Generation;
//!
//! let generated = Generation::new().name(b"r\xc3\xa9sum\xc3\xa9.html");
//! assert_eq!(generated.uri(), "r%C3%A9sum%C3%A9.html");
//! assert_eq!(*generated.iri(), "r\u{e9}sum\u{e9}.html");
//! ```
//!
//! A name is data: `%` and every character that a segment of a path does not allow are
//! percent-encoded. Octets that are invalid in the encoding are percent-encoded one by one, with a
//! [`NameNote`]. So any octets result in a valid reference.
//! [`local_names()`](crate::mapping::local_names()) converts a reference back to names.
//!
//! | function | input | output |
//! | --- | --- | --- |
//! | [`Generation::name`], [`Generation::directory`] | a name | a relative reference |
//! | [`Generation::path`] | a path | a relative reference |
//! | [`Generation::file`] | an absolute path | a `file` IRI |
//! | [`file_path`] | a `file` IRI | an absolute path |
//! | [`Generation::listing`] | the names in a directory | their references |
//!
//! [`Generation::generate_with_trace`] records the steps.
//!
//! The character encoding of the names, and the treatment of their characters, are options:
//!
//! ```
//! use iri_grammar::generation::{
//!     DirectoryEntry, FileError, Generation, ListingEntry, NameNote, Paths, Reason,
//! };
//! use iri_grammar::text::{CharacterForm, Class, Classes};
//!
//! let generation = Generation::new();
//! let directory = generation.directory(b"a:\xe9");
//! assert_eq!(*directory.iri(), "./a:%E9/");
//! assert_eq!((directory.guard(), directory.segment()), ("./", Some("a:%E9")));
//! // The octet E9 is invalid in UTF-8.
//! assert!(directory.has_strays());
//! assert_eq!(directory.decoded_name().to_string(), "a:<e9>");
//! let parent = generation.name(b"..");
//! let NameNote { reason, octets, .. } = parent.notes().next().unwrap();
//! assert_eq!((reason, octets), (Reason::DotSegment, &b".."[..]));
//!
//! let entry = DirectoryEntry { name: b"\xe9", is_directory: true };
//! let ListingEntry { label, generated, .. } = &generation.listing([entry])[0];
//! assert_eq!((&**label, &*generated.uri()), ("<e9>", "%E9/"));
//!
//! assert_eq!(*generation.encode_reserved(true).name(b"a,b").iri(), "a%2Cb");
//! let no_symbols = generation.encode(Classes::RFC3987.with(Class::Symbols));
//! assert_eq!(*no_symbols.name("\u{2764}".as_bytes()).iri(), "%E2%9D%A4");
//! let nfc = generation.normalization(CharacterForm::Nfc);
//! assert_eq!(*nfc.name("e\u{301}".as_bytes()).iri(), "\u{e9}");
//! let windows = generation.paths(Paths::Windows);
//! assert_eq!(windows.file(br"C:a").unwrap_err(), FileError::NotAbsolute);
//! # #[cfg(feature = "charset")] {
//! let latin_1 = iri_grammar::text::Charset::for_label("latin1").unwrap();
//! assert_eq!(*generation.charset(latin_1).name(b"\xe9").iri(), "\u{e9}");
//! # }
//! ```
//!
//! The command [`iri from-path`](crate::guide::resolving) does the same.

mod generated;
mod listing;
mod options;
mod path;
mod to_path;

pub use generated::{Generated, NameNote, Reason};
pub use listing::{DirectoryEntry, ListingEntry};
pub use options::{Generation, NameKind, Paths};
pub use to_path::{FileError, file_path};
