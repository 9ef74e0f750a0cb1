//! What the documents claim of languages and mappings, proved or refuted.
//!
//! A sentence like "The mapping is also an identity transformation for URIs and is idempotent" (RFC
//! 3987 section 3.1) is a statement about every text. Inclusions of regular languages can be decided,
//! and so can the equality of two mappings that [finite transducers](Machine) carry out. A [`Claim`] is
//! such a sentence; a [`Laboratory`] comes to a [`Verdict`] on it: proved, with the size of the
//! proof, or refuted, with a shortest text that speaks against it.
//!
//! ```
//! use iri_proofs::claims::{Claim, Laboratory, Verdict};
//!
//! let mut laboratory = Laboratory::new();
//! let claim = Claim::find("to-uri-is-identity-on-uris").unwrap();
//! assert_eq!(claim.statement, "the mapping leaves every URI reference as it is");
//! assert!(matches!(laboratory.verdict(claim), Verdict::Proved(_)));
//! ```
//!
//! A transducer is made from what the public functions of the library return for characters and their
//! percent-encodings in each component: see [`Procedure::carry_out`]. Every character of the Basic
//! Multilingual Plane is asked for; beyond it, the ends of each range of characters that no grammar
//! tells apart. A transducer reads octets of UTF-8, and marks where components begin and end, so that
//! what is said of a mapping is said of the components, too.

mod automaton;
mod claim;
mod dots;
mod laboratory;
mod machine;
mod nfc;
mod observed;
mod procedure;
mod rewriting;
mod search;
mod symbols;
mod table;
mod transducer;
mod utf8;
mod verdict;

pub use claim::Claim;
pub use laboratory::Laboratory;
pub use machine::Machine;
pub use procedure::Procedure;
pub use search::Size;
pub use verdict::{Counterexample, Outcome, Verdict};

/// Why [dot segments](iri_grammar::resolution::remove_dot_segments) are not removed by a finite transducer,
/// and what is there instead of a proof by one.
const DOT_SEGMENTS: &str = "of `/a`, n times, and `/..`, m times, `/` is left where m is not less \
    than n. The texts of which a finite transducer makes one text are a regular language, which has \
    no such comparison of numbers. A pushdown transducer does it: it moves a segment to the output, \
    or takes the last one back";

const NFC: &str = "of U+0301, n times, and U+0323, m times, NFC makes the same in the other order, \
    by their combining classes. A finite transducer that reads more of the first than it has states \
    goes through a state again, and what it writes in between stands before what it writes of the \
    second: it would write some of the first before the last of the second";

const TO_ASCII: &str = "of `a`, n times, and U+4E00, ToASCII makes `xn--`, the `a`s, a hyphen and a \
    number in digits of which there are more and more, without end, and ever more rarely. What a \
    finite transducer writes of more and more of one character grows by the same each time. Labels \
    have 63 octets at most, so that those which ToASCII takes are finitely many: a table of all of \
    them would be a transducer, and no proof";
