//! The characters that divide a name into labels.

/// Whether the character is one of the dots of RFC 3490 section 3.1 requirement 1.
pub(crate) fn is_idna_dot(c: char) -> bool {
    matches!(c, '.' | '\u{3002}' | '\u{FF0E}' | '\u{FF61}')
}
