//! Right-to-left identifiers: RFC 3987 section 4.
//!
//! | document | what | here |
//! | --- | --- | --- |
//! | RFC 3987 section 1.4 | Bidi Notation | [`BidiNotation`] |
//! | RFC 3987 section 4.1 | the bidirectional formatting characters, which are forbidden | [`formatting_characters`], [`Structure`] |
//! | RFC 3987 section 4.1 | visual order | [`Visual`] |
//! | RFC 3987 section 4.1 | the formatting characters around an identifier | [`Context`], [`Marks`] |
//! | RFC 3987 section 4.2 | the components and the restrictions on them | [`Structure`], [`Violation`] |
//! | RFC 3987 section 4.4 | reading aloud | [`read_aloud`] |
//! | draft-masinter-url-i18n-07 section 3.2 | the display of 2001 | [`url_i18n_07`] |
//!
//! Identifiers are in logical order, unless a name says `visual`. A violation is not a syntax
//! error: the restrictions of RFC 3987 section 4.2 "are given as shoulds".
//!
//! ```
//! use iri_grammar::bidi::{BidiNotation, Visual};
//!
//! // Example 9 of section 4.4: Hebrew and Arabic give different results.
//! let logical = "http://ab.cd.ef/GH%31/%32IJ/KL.html";
//! let visual = |notation: BidiNotation| {
//!     notation.write(&Visual::new(&notation.read(logical)).to_string())
//! };
//! assert_ne!(visual(BidiNotation::Hebrew), visual(BidiNotation::Arabic));
//! ```
//!
//! The restrictions depend on what counts as a component:
//!
//! ```
//! use iri_grammar::bidi::{ComponentKind, Restriction, Structure, Violation};
//! use iri_grammar::schemes::Schemes;
//! use iri_grammar::{Iri, IriReference};
//!
//! let iri = Iri::new("http://example.org/\u{5d0}.txt?q=\u{5d1}")?;
//! let structure = Structure::new().names_and_values(true).extensions(true);
//! let components = structure.components(iri.components());
//! let (kind, span) = components.last().unwrap();
//! assert_eq!((*kind, span.slice(&iri)), (ComponentKind::QueryValue, "\u{5d1}"));
//! // If the extension is a separate component, no component has both directions.
//! assert!(structure.violations(iri.components()).is_empty());
//! let strict: Vec<Violation> = Structure::new().violations(iri.components());
//! assert_eq!(strict[0].restriction, Restriction::BothDirections);
//! assert_eq!(strict[0].restriction.number(), Some("1"));
//! // An option allows a vowel point at the end of a component.
//! let pointed = Iri::new("http://example.org/\u{5d0}\u{5b0}")?;
//! assert_eq!(Structure::new().violations(pointed.components())[0].restriction, Restriction::End);
//! let structure = structure.marks_at_the_end(true);
//! assert!(structure.violations(pointed.components()).is_empty());
//! // The host of a relative reference is a domain name if the base scheme has domain names.
//! let host = |structure: Structure<'_>| {
//!     structure.components(IriReference::new("//a.b").unwrap().into_components())[0].0
//! };
//! assert_eq!(host(structure), ComponentKind::RegName);
//! assert_eq!(host(structure.base_scheme("http")), ComponentKind::Label);
//! let none = Schemes::none();
//! let structure = structure.base_scheme("http").domain_name_schemes(&none);
//! assert_eq!(host(structure), ComponentKind::RegName);
//! # Ok::<(), iri_grammar::Error>(())
//! ```
//!
//! Formatting characters around an identifier make a text display it correctly:
//!
//! ```
//! use iri_grammar::bidi::{BaseDirection, Context, Marks};
//!
//! assert_eq!(Marks::Embedding.around("a"), "\u{202a}a\u{202c}");
//! assert_eq!((Marks::LrmAfter.before(), Marks::LrmAfter.after()), ("", "\u{200e}"));
//!
//! // Before Hebrew text, the last letter moves, unless a mark separates it from the text.
//! let (iri, hebrew) = ("http://a.b/\u{5d0}/", Context { after: "\u{5d1}", ..Context::default() });
//! let shown = |marks| hebrew.display(iri, marks).characters().collect::<String>();
//! assert_eq!(shown(Marks::None), "http://a.b/\u{5d1}/\u{5d0}");
//! assert_eq!(shown(Marks::LrmAfter), "http://a.b/\u{5d0}/\u{5d1}");
//! assert!(!hebrew.display(iri, Marks::None).is_logical());
//! let paragraph = Context { direction: BaseDirection::RightToLeft, ..Context::default() };
//! assert_eq!(paragraph.marks_needed("http://a.b/"), Marks::LrmAfter);
//! ```
//!
//! Directions of characters, and the blocks of a visual representation:
//!
//! ```
//! use iri_grammar::bidi::{
//!     BidiNotation, blocks, formatting_name, is_ltr, is_rtl,
//! };
//!
//! let hebrew: BidiNotation = "hebrew".parse()?;
//! assert_eq!(hebrew.letters()[0], '\u{5d0}');
//! assert!(hebrew.letters().iter().all(|c| is_rtl(*c) && !is_ltr(*c)));
//! assert!("Greek".parse::<BidiNotation>().is_err());
//! assert_eq!(formatting_name('\u{200e}'), Some("LRM"));
//!
//! let visual = "ab.\u{5d0}/\u{5d1}/c";
//! let read: Vec<_> = blocks(visual);
//! let read: Vec<_> = read.iter().map(|(span, rtl)| (span.slice(visual), *rtl)).collect();
//! assert_eq!(read, [("ab.", false), ("\u{5d0}/\u{5d1}", true), ("/c", false)]);
//! # Ok::<(), iri_grammar::UnknownName>(())
//! ```
//!
//! The command [`iri bidi`](crate::guide::right_to_left) does the same.

mod characters;
mod structure;
mod visual;

pub use characters::{
    BidiNotation, formatting_characters, formatting_name, is_ltr, is_rtl, unicode_version,
};
#[cfg(feature = "lint")]
pub(crate) use structure::split;
pub use structure::{ComponentKind, Restriction, Structure, Violation};
pub use visual::{BaseDirection, Context, Marks, Visual, blocks, read_aloud, url_i18n_07};
