//! Proves or refutes what the documents claim about languages and mappings.
//!
//! A sentence like "The mapping is also an identity transformation for URIs and is idempotent" (RFC
//! 3987 section 3.1) is a statement about every text. A [`Claim`] is such a sentence. A
//! [`Laboratory`] decides it with a [`Verdict`]: proved, with the size of the proof, or refuted, with
//! a shortest counterexample. This is possible because inclusion of regular languages is decidable,
//! and equality of mappings by [finite transducers](Machine), too.
//!
//! ```
//! use iri_proofs::claims::{Claim, Laboratory, Verdict};
//!
//! let mut laboratory = Laboratory::new();
//! let claim = Claim::find("to-uri-is-identity-on-uris").unwrap();
//! assert_eq!(claim.statement, "the mapping does not change a URI reference");
//! assert!(matches!(laboratory.verdict(claim), Verdict::Proved(_)));
//! ```
//!
//! A transducer is made from what the public functions of the library return for characters and
//! their percent-encodings in each component: see [`Procedure::carry_out`]. The functions are
//! called for every character of the Basic Multilingual Plane; beyond it, for the ends of each
//! range of characters that no grammar distinguishes. A transducer reads octets of UTF-8, and marks
//! at the beginning and end of each component. So a proof about a mapping is also a proof about the
//! components.

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

/// Why no finite transducer removes [dot segments](iri_grammar::resolution::remove_dot_segments).
const DOT_SEGMENTS: &str = "n times `/a` followed by m times `/..` becomes `/` if and only if m is at \
    least n. The texts that a finite transducer maps to one text are a regular language, which cannot \
    compare numbers. A pushdown transducer removes dot segments: it moves a segment to the output, or \
    takes the last one back";

/// Why no finite transducer normalizes by NFC.
const NFC: &str = "NFC exchanges n times U+0301 and m times U+0323, by their combining classes. A \
    finite transducer that reads U+0301 more often than it has states visits a state twice. What it \
    writes in between precedes its output for U+0323: it would write some U+0301 before the last \
    U+0323";

/// Why no finite transducer carries out ToASCII.
const TO_ASCII: &str = "ToASCII maps n times `a` followed by U+4E00 to `xn--`, the `a`s, a hyphen and \
    a number, whose length grows without bound, but ever more slowly. The output of a finite \
    transducer grows by the same amount for each further repetition of a character. Labels have at \
    most 63 octets, so ToASCII accepts only finitely many: a table of all of them would be a \
    transducer, but no proof";
