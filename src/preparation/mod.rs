//! From arbitrary strings to identifiers: the processing guidelines of 2011, and the entry of RFC
//! 3987 section 7.2.
//!
//! | document | procedure | here |
//! | --- | --- | --- |
//! | guidelines of 2011, section 4 | pre-processing arbitrary Unicode strings | [`Preparation`] |
//! | guidelines of 2011, section 5 | parsing Unicode strings into IRI components | [`Preparation::reference`] |
//! | guidelines of 2011, section 6 | scheme-specific processing | [`Preparation::document_charset`], [`SchemeSpecific`](crate::schemes::SchemeSpecific) |
//! | guidelines of 2011, section 7.1 | producing a valid URI | [`Prepared::uri`] |
//! | RFC 3987 section 7.2 | entry | [`Entry`] |
//!
//! The guidelines are an unfinished draft: the text has TODOs, and parts of it contradict RFC
//! 3986. Each choice that it leaves open is an option. Where it contradicts RFC 3986, the default
//! follows RFC 3986, and [`Preparation::by_the_letter`] follows the draft.
//!
//! Every string has a result. It has a [`Note`] for each change, and for each part that stays
//! although it is not allowed. [`Prepared::iri`] and [`Prepared::uri`] parse the result by the
//! grammar.
//!
//! ```
//! use iri_grammar::preparation::{Outcome, Preparation};
//!
//! let prepared = Preparation::new().iri_form(true).reference("http://example.org/r\u{e9} [1]");
//! assert_eq!(prepared.iri()?, "http://example.org/r\u{e9}%20%5B1%5D");
//! assert!(prepared.notes().iter().all(|note| note.outcome() == Outcome::Encoded));
//! assert_eq!(prepared.notes()[0].citation().to_string(), "guidelines (2011) section 4");
//! # Ok::<(), iri_grammar::Error>(())
//! ```
//!
//! The options, and the methods of the result:
//!
//! ```
//! use iri_grammar::Component;
//! use iri_grammar::host::HostRule;
//! use iri_grammar::preparation::{Note, Preparation, References, NoteKind};
//! use iri_grammar::schemes::SchemeSpecific;
//! use iri_grammar::spec::Trace;
//!
//! let all = Preparation::new().iri_form(true).host_in_unicode();
//! let prepare = |with: Preparation, text| with.reference(text).as_str().to_string();
//! assert_eq!(prepare(all, "//a@b@c/%"), "//a@b@c/%25");
//! assert_eq!(prepare(all.last_at_sign(true), "//a@b@c/"), "//a%40b@c/");
//! assert_eq!(prepare(all.keep_lone_percent(true), "/%"), "/%");
//! assert_eq!(prepare(all.backslash_to_slash(true), r"\a"), "/a");
//! assert_eq!(prepare(all, "1a:b"), "./1a:b");
//! assert_eq!(prepare(all.encode_first_colon(true), "1a:b"), "1a%3Ab");
//! assert_eq!(prepare(all.remove_whitespace(true), "/a b"), "/ab");
//! assert_eq!(prepare(all.numeric_references(References::All), "/&#x41;"), "/A");
//! // Read literally, the draft finds an authority only after a scheme.
//! assert_eq!(all.reference("//a/b").authority(), Some("a"));
//! assert_eq!(all.by_the_letter(true).reference("//a/b").authority(), None);
//!
//! // The components of the result, and their spans in the original string.
//! let text = "http://a_b.example/ ";
//! let mut steps = Trace::on();
//! let prepared = Preparation::new().reference_with_trace(text, &mut steps);
//! assert_eq!(steps[0].after.to_string(), text.trim_end());
//! assert!(prepared.parts().any(|part| part == (Component::Host, "a_b.example")));
//! let span = prepared.part_span(Component::Host).unwrap();
//! assert_eq!(span.slice(text), "a_b.example");
//! assert_eq!(prepared.authority_span(), Some(span));
//! let Note { kind, span, .. } = prepared.notes()[0];
//! assert_eq!((kind, span.slice(text)), (NoteKind::Trimmed, " "));
//! assert_eq!(prepared.host_error().unwrap().rule(), HostRule::NotLdh('_'));
//! let mailto = Preparation::new().reference("mailto:a@example.org");
//! let Some(Ok(SchemeSpecific::Mailto(mailto))) = mailto.scheme_specific() else { panic!() };
//! assert_eq!(mailto.to, ["a@example.org"]);
//! ```
//!
//! An `Entry` converts typed text, before preparation or alone:
//!
//! ```
//! use iri_grammar::preparation::{DisplayMarks, Entry};
//! use iri_grammar::text::CharacterForm;
//!
//! let typed = |entry: Entry, text| -> String { entry.convert(text).0 };
//! let entry = Entry::new();
//! assert_eq!(typed(entry, "\u{202a}a\u{200e}/b\u{202c}"), "a\u{200e}/b");
//! assert_eq!(typed(entry.display_marks(DisplayMarks::All), "\u{202a}a\u{200e}/b\u{202c}"), "a/b");
//! assert_eq!(typed(entry.delimiters(true), "<URL:http://a/>"), "http://a/");
//! assert_eq!(typed(entry.ideographic_space(true), "a\u{3000}b"), "a b");
//! assert_eq!(typed(entry.full_stop(false), "//a\u{3002}b"), "//a\u{3002}b");
//! assert_eq!(typed(entry.width(false), "\u{ff21}"), "\u{ff21}");
//! assert_eq!(typed(entry.normalization(Some(CharacterForm::Nfkc)), "\u{fb01}"), "fi");
//! ```
//!
//! In the program, [`iri prepare`](crate::guide::preparing) does the same.

mod encoding;
mod entry;
mod notes;
mod options;
mod parsing;
mod prepared;
mod preprocessing;
mod state;

pub use entry::{DisplayMarks, Entry};
pub use notes::{Note, NoteKind, Outcome};
pub use options::{Preparation, References};
pub use prepared::Prepared;
