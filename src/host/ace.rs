//! The ASCII Compatible Encoding: the prefix and Punycode (RFC 3492).

use super::name::MAX_LABEL;
use alloc::string::String;
use idna::punycode;

/// The ACE prefix (RFC 3490 section 5; RFC 5890 section 2.3.2.1).
pub(super) const PREFIX: &str = "xn--";

/// Whether a label begins with the ACE prefix, "recognized in a case-insensitive
/// manner" (RFC 3490 section 5).
pub(super) fn has_prefix(label: &str) -> bool {
    label.get(..PREFIX.len()).is_some_and(|start| start.eq_ignore_ascii_case(PREFIX))
}

/// The Punycode for a label; `None` where it would have more than 59 octets.
///
/// Every character takes an octet at least, so a label of more characters is too long,
/// and need not be encoded to know it. Encoding takes time in proportion to the square
/// of the length.
pub(super) fn encode(label: &str) -> Option<String> {
    let longest = MAX_LABEL - PREFIX.len();
    if label.chars().nth(longest).is_some() {
        return None;
    }
    punycode::encode_str(label).filter(|encoded| encoded.len() <= longest)
}

/// The characters that the Punycode stands for; `None` where it is malformed or has more
/// than 59 octets.
pub(super) fn decode(encoded: &str) -> Option<String> {
    let short = encoded.len() <= MAX_LABEL - PREFIX.len();
    short.then(|| punycode::decode_to_string(encoded)).flatten()
}
