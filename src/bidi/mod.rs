//! Right-to-left identifiers: RFC 3987 section 4.
//!
//! | document | what | here |
//! | --- | --- | --- |
//! | RFC 3987 section 1.4 | Bidi Notation | [`BidiNotation`] |
//! | RFC 3987 section 4.1 | no bidirectional formatting characters | [`Formatting`], [`Structure`] |
//! | RFC 3987 section 4.1 | visual order | [`Visual`] |
//! | RFC 3987 section 4.1 | the formatting characters around an identifier | [`Context`], [`Marks`] |
//! | RFC 3987 section 4.2 | the components and the restrictions on them | [`Structure`], [`Violation`] |
//! | RFC 3987 section 4.4 | reading aloud | [`read_aloud`] |
//! | draft-masinter-url-i18n-07 section 3.2 | the display of 2001 | [`url_i18n_07`] |
//!
//! Identifiers are in logical order everywhere but in what is called visual. A violation is
//! no syntax error: the restrictions of RFC 3987 section 4.2 "are given as shoulds".
//!
//! ```
//! use iri_grammar::bidi::{BidiNotation, Visual};
//!
//! // Example 9 of section 4.4: the two scripts differ.
//! let logical = "http://ab.cd.ef/GH%31/%32IJ/KL.html";
//! let visual = |notation: BidiNotation| {
//!     notation.write(&Visual::of(&notation.read(logical)).to_string())
//! };
//! assert_ne!(visual(BidiNotation::Hebrew), visual(BidiNotation::Arabic));
//! ```

mod characters;
mod structure;
mod visual;

pub use characters::{
    BidiNotation, Formatting, UnknownNotation, formatting_characters, formatting_name, is_ltr,
    is_rtl, unicode_version,
};
#[cfg(feature = "advice")]
pub(crate) use structure::split;
pub use structure::{BidiComponent, ComponentKind, Restriction, Structure, Violation};
pub use visual::{BaseDirection, Block, Context, Marks, Visual, blocks, read_aloud, url_i18n_07};
