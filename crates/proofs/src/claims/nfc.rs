//! Normalization Form C before the mapping (RFC 3987 section 3.1 step 1), which is not a finite
//! transduction.

use super::verdict::{Counterexample, Verdict};
use iri_grammar::IriReference;
use iri_grammar::mapping::ToUri;

/// The characters that NFC maps to a US-ASCII character, the one with the fewest octets first.
const TO_US_ASCII: [(char, char); 3] = [('\u{37E}', ';'), ('\u{1FEF}', '`'), ('\u{212A}', 'K')];

/// Step 2 maps characters of `ucschar` and `iprivate`, so it keeps US-ASCII characters that step 1
/// made. Other results of NFC are in `ucschar`, too: no shorter text has one that is not.
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
