//! From arbitrary strings to identifiers: the processing guidelines of 2011, and entry by
//! RFC 3987 section 7.2.
//!
//! | document | procedure | here |
//! | --- | --- | --- |
//! | guidelines of 2011, section 4 | pre-processing arbitrary Unicode strings | [`Preparation`] |
//! | guidelines of 2011, section 5 | parsing Unicode strings into IRI components | [`Preparation::reference`] |
//! | guidelines of 2011, section 6 | scheme-specific processing | [`Preparation::document_charset`], [`SchemeSpecific`](crate::schemes::SchemeSpecific) |
//! | guidelines of 2011, section 7.1 | producing a valid URI | [`Prepared::uri`] |
//! | RFC 3987 section 7.2 | entry | [`Entry`] |
//!
//! Those guidelines are a draft that was never finished: the text has TODOs, and parts of
//! it contradict RFC 3986. What it leaves open is an option. Where it contradicts RFC 3986,
//! the default follows RFC 3986, and [`Reading::Letter`] the text.
//!
//! Every string has a result, with a [`Note`] for each change and for what was left although
//! it is not allowed. [`Prepared::iri`] and [`Prepared::uri`] parse the result by the grammar.
//!
//! ```
//! use iri_grammar::preparation::{Form, Outcome, Preparation};
//!
//! let prepared = Preparation::new().form(Form::Iri).reference("http://example.org/r\u{e9} [1]");
//! assert_eq!(prepared.iri()?, "http://example.org/r\u{e9}%20%5B1%5D");
//! assert!(prepared.notes().iter().all(|note| note.outcome() == Outcome::Encoded));
//! assert_eq!(prepared.notes()[0].citation().to_string(), "guidelines (2011) section 4");
//! # Ok::<(), iri_grammar::Error>(())
//! ```

mod entry;
mod notes;
mod options;
mod parsing;
mod prepared;
mod preprocessing;

pub use entry::{DisplayMarks, Entry, Normalization, Typed};
pub use notes::{Note, Outcome, What};
pub use options::{
    AtSign, Backslash, FirstColon, Form, HostProcessing, LonePercent, Preparation, Reading,
    References, Whitespace,
};
pub use prepared::{Part, Prepared};
