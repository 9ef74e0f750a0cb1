//! Lints for valid but unwise identifiers. The catalogue lists what the documents require or
//! advise beyond their grammars, and cites each section.
//!
//! A [`Linter`] checks identifiers against the catalogue, whose entries are the [`Code`]s. The
//! severity of a [`Finding`] depends on the document and its key word: see [`LintProfile`]. Advice
//! is never an error by default.
//!
//! ```
//! use iri_grammar::lint::{LintProfile, Linter};
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
//! A finding has a span, a source and possibly a fix:
//!
//! ```
//! use iri_grammar::Document;
//! use iri_grammar::lint::{
//!     CatalogueEntry, Code, Finding, Fix, KeyWord, LintProfile, Linter, Requirement, Safety,
//!     Severity,
//! };
//! use iri_grammar::ladder::Rung;
//!
//! let text = "http://example.org:80/";
//! let profile = LintProfile::Rfc3987;
//! let linter = Linter::new(profile).with(Code::DefaultPort, Severity::Error);
//! let finding: Finding = linter.lint(text)?.remove(0);
//! assert_eq!((finding.severity, finding.span.slice(text)), (Severity::Error, ":80"));
//! let fix: Fix = finding.fix.unwrap();
//! assert_eq!(fix.apply(text), "http://example.org/");
//! assert_eq!(fix.safety, Safety::Safe(Rung::SchemeBased));
//!
//! // The section that requires it, of a document that this profile follows.
//! let Requirement { citation, key_word, .. } = profile.source(Code::DefaultPort);
//! assert_eq!(citation.to_string(), "RFC 3986 section 3.2.3");
//! assert_eq!(key_word, KeyWord::Should);
//! assert!(profile.follows(Document::Rfc(3986)) && !profile.follows(Document::Rfc3987bis));
//!
//! // The entry of the catalogue, found by its name.
//! let entry: &CatalogueEntry = "password".parse::<Code>().unwrap().entry();
//! assert_eq!(entry.bad, "ftp://user:secret@example.org/");
//! assert!(entry.is_security() && !entry.is_common());
//! assert_eq!(entry.safety(), Some(Safety::ChangesIdentifier));
//!
//! assert!("no-such".parse::<Code>().is_err());
//! assert!("rfc2396".parse::<LintProfile>().is_err());
//! assert!("fatal".parse::<Severity>().is_err());
//!
//! // A parsed identifier is not parsed again.
//! let iri = iri_grammar::Iri::new(entry.bad)?;
//! assert_eq!(linter.lint_components(iri.components())[0].code, Code::Password);
//! # Ok::<(), iri_grammar::Error>(())
//! ```
//!
//! # What the catalogue leaves out
//!
//! It has no entries for requirements that cannot be checked in an identifier, or should not be:
//!
//! - requirements on processors: how they render (RFC 3987 sections 4.1 and 7.6), enter (4.3,
//!   7.2), store and transfer (6.2, 6.3, 7.3, 7.4), interpret (7.7), upgrade (7.8), map (3.1, 3.2)
//!   and compare (5.1, 5.3.1) identifiers; RFC 3986 section 7.1;
//! - the characters that a scheme allows in a component: "generic IRI software cannot and should
//!   not check for such limitations" (RFC 3987 section 6.1 a). The entries about schemes are for rules from
//!   outside: see [`Linter::with_rule`];
//! - sensitive information other than a password (RFC 3986 section 7.5), and pairs of names that
//!   differ only in case or normalization, since a linter sees only one of them (RFC 3987 section
//!   8);
//! - the surrogates of draft-masinter-url-i18n-07 section 3.1 f, which a Rust string cannot
//!   contain;
//! - RFC 3986 section 2.2, which requires producers to encode reserved characters that a scheme
//!   does not allow: a linter cannot tell which characters these are;
//! - RFC 3986 sections 3.4 and 3.5, which warn that `/` and `?` in a query or fragment confuse
//!   older software: almost all identifiers with a query contain them.
//!
//! # The catalogue
//!
//! The guide has [a section for each entry](crate::guide::findings), with examples. The commands
//! `iri lint` and `iri explain` [show findings and entries](crate::guide::linting),
//! [also in CI](crate::guide::in_ci).
#![doc = include_str!("catalogue.md")]

mod catalogue;
mod checks {
    pub(super) mod characters;
    pub(super) mod components;
    pub(super) mod percent;
    pub(super) mod repairs;
    pub(super) mod scripts;
}
mod entry;
mod linter;
mod profile;
mod subject;

pub use catalogue::Code;
pub use entry::{CatalogueEntry, KeyWord, Requirement, Safety};
pub use linter::{Finding, Fix, Linter, Rule, RuleHit};
pub use profile::{LintProfile, Severity};
