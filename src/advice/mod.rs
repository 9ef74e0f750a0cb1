//! What is legal but unwise: each thing that a document says of identifiers beyond its
//! grammar, with the sentence that says so.
//!
//! A [`Linter`] holds identifiers against the catalogue, whose entries are the [`Code`]s.
//! How grave a [`Finding`] is follows from who says so with which key word: see
//! [`LintProfile`]. Nothing that a document merely advises is an error, unless it is asked for.
//!
//! ```
//! use iri_grammar::advice::{LintProfile, Linter};
//!
//! let findings = Linter::new(LintProfile::Rfc3987).lint("http://example.org:80/p\u{430}ypal")?;
//! let messages: Vec<_> = findings.iter().map(ToString::to_string).collect();
//! assert_eq!(messages, [
//!     "the port is the default port of the scheme",
//!     "the path has a part that mixes scripts: Latin, Cyrillic",
//! ]);
//! # Ok::<(), iri_grammar::Error>(())
//! ```
//!
//! A finding has its place, its source and what would help:
//!
//! ```
//! use iri_grammar::Document;
//! use iri_grammar::advice::{
//!     CatalogueEntry, Code, Finding, Fix, KeyWord, LintProfile, Linter, Requirement, Safety,
//!     Severity,
//! };
//! use iri_grammar::ladder::Rung;
//!
//! let text = "http://example.org:80/";
//! let profile = LintProfile::Rfc3987;
//! let linter = Linter::new(profile).with(Code::DefaultPort, Severity::Error);
//! let finding: Finding = linter.lint(text)?.remove(0);
//! assert_eq!((finding.severity, finding.span.of(text)), (Severity::Error, ":80"));
//! let fix: Fix = finding.fix.unwrap();
//! assert_eq!(fix.apply(text), "http://example.org/");
//! assert_eq!(fix.safety, Safety::Safe(Rung::SchemeBased));
//!
//! // Who says so, to whom this profile listens.
//! let Requirement { citation, key_word, .. } = profile.source(Code::DefaultPort);
//! assert_eq!(citation.to_string(), "RFC 3986 section 3.2.3");
//! assert_eq!(key_word, KeyWord::Should);
//! assert!(profile.listens_to(Document::Rfc(3986)) && !profile.listens_to(Document::Rfc3987bis));
//!
//! // What the catalogue knows of an entry, by its name.
//! let entry: &CatalogueEntry = "password".parse::<Code>().unwrap().entry();
//! assert_eq!(entry.bad, "ftp://user:secret@example.org/");
//! assert!(entry.is_security() && !entry.is_common());
//! assert_eq!(entry.safety(), Some(Safety::ChangesIdentifier));
//!
//! assert!("no-such".parse::<Code>().is_err());
//! assert!("rfc2396".parse::<LintProfile>().is_err());
//! assert!("fatal".parse::<Severity>().is_err());
//!
//! // What has been parsed is not parsed again.
//! let iri = iri_grammar::Iri::new(entry.bad)?;
//! assert_eq!(linter.look_at(iri.components())[0].code, Code::Password);
//! # Ok::<(), iri_grammar::Error>(())
//! ```
//!
//! # What has no entry
//!
//! What cannot be seen in an identifier, or is not to be looked for:
//!
//! - what processors do: how identifiers are rendered (RFC 3987 sections 4.1 and 7.6),
//!   entered (4.3, 7.2), stored and transferred (6.2, 6.3, 7.3, 7.4), interpreted (7.7),
//!   upgraded (7.8), mapped (3.1, 3.2) and compared (5.1, 5.3.1); RFC 3986 section 7.1;
//! - the repertoire of a component: "generic IRI software cannot and should not check for
//!   such limitations" (RFC 3987 section 6.1 a). Those of some schemes are known and have
//!   entries;
//! - sensitive information other than a password (RFC 3986 section 7.5), and names that
//!   differ in case or normalization only, of which one sees one at a time (RFC 3987
//!   section 8);
//! - the surrogates of draft-masinter-url-i18n-07 section 3.1 f, which no Rust text has;
//! - RFC 3986 section 2.2, which has producers encode reserved characters that a scheme does
//!   not allow, and sections 3.4 and 3.5, by which `/` and `?` in a query or fragment confuse
//!   older software: nobody can tell, and nearly everybody has them.
//!
//! # The catalogue
//!
//! The guide has [a section for each](crate::guide::findings), with examples. In the program,
//! [`iri lint`](crate::guide::commands::lint) and
//! [`iri explain`](crate::guide::commands::lint) do the same.
#![doc = include_str!("catalogue.md")]

mod catalogue;
mod checks {
    pub(super) mod characters;
    pub(super) mod components;
    pub(super) mod percent;
    pub(super) mod repairs;
    pub(super) mod schemes;
    pub(super) mod scripts;
}
mod entry;
mod linter;
mod profile;
mod subject;

pub use catalogue::Code;
pub use entry::{CatalogueEntry, KeyWord, Requirement, Safety};
pub use linter::{Finding, Fix, Linter};
pub use profile::{LintProfile, Severity};
