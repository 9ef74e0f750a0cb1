//! Unit tests of `src/text/decoded.rs`.

use super::*;
use alloc::string::{String, ToString};
use alloc::vec;

/// The decoded octets as a sequence is written, and the ranges of the strays.
fn decode(octets: &[u8], charset: Charset) -> (String, Vec<(usize, usize)>) {
    let decoded = charset.decode_all(octets);
    let strays = decoded.strays().map(|span| (span.start, span.end)).collect();
    (decoded.sequence().to_string(), strays)
}

#[test]
fn invalid_utf_8_stays_as_octets() {
    assert_eq!(decode(b"", Charset::UTF_8), ("".into(), vec![]));
    assert_eq!(
        decode(b"a\xe9\xffb\xc3\xa9\xc3", Charset::UTF_8),
        ("a<e9><ff>b\u{e9}<c3>".into(), vec![(1, 3), (6, 7)])
    );
}

#[cfg(feature = "charset")]
#[test]
fn an_octet_after_an_invalid_sequence_is_decoded_again() {
    let decode = |octets, label| decode(octets, Charset::for_label(label).unwrap());
    assert_eq!(
        decode(b"a\x81 \x95\x5c\x81", "shift_jis"),
        ("a<81> \u{8868}<81>".into(), vec![(1, 2), (5, 6)])
    );
    assert_eq!(decode(b"\x81\x30\x81 ", "gb18030"), ("<81>0<81> ".into(), vec![(0, 1), (2, 3)]));
    assert_eq!(decode(b"\x00\xd8a\0b", "utf-16le"), ("<00><d8>a<62>".into(), vec![(0, 2), (4, 5)]));
}
