//! Normalization Form C before the mapping (RFC 3987 section 3.1 step 1), which is not a finite
//! transduction.

use super::verdict::{Counterexample, Verdict};
use iri_grammar::IriReference;
use iri_grammar::mapping::ToUri;

/// The characters that NFC maps to a US-ASCII character, the one with the fewest octets first.
const TO_US_ASCII: [(char, char); 3] = [('\u{37E}', ';'), ('\u{1FEF}', '`'), ('\u{212A}', 'K')];

/// Searches for an IRI that the mapping with NFC does not map to a URI. Step 2 maps only characters
/// of `ucschar` and `iprivate`, and so keeps US-ASCII characters that step 1 made. The shortest such
/// IRI has a character of [`TO_US_ASCII`], since NFC maps the others of `ucschar` to `ucschar`.
pub(super) fn gives_uris() -> Verdict {
    for (character, normalized) in TO_US_ASCII {
        let [text, uri] = [character, normalized].map(|c| format!("a:{c}"));
        let Ok(iri) = IriReference::new(&text) else { continue };
        match ToUri::new().nfc(true).map(&iri) {
            Err(_) => return Verdict::Refuted(Counterexample { text, results: vec![uri] }),
            Ok(mapped) => assert_eq!(mapped, uri),
        }
    }
    Verdict::NotFinite { why: super::NFC }
}
