//! Tests of `find/document.rs`.

use super::*;

fn document(octets: &[u8], encoding: &'static Encoding, mark: usize) -> Document {
    Document { octets: octets.to_vec(), mark, encoding, before: 0, address: None }
}

fn documents(reader: impl Read + Send + 'static, encoding: &'static Encoding) -> Documents {
    Documents {
        reader: Box::new(reader),
        warc: None,
        charset: None,
        octets: Vec::new(),
        encoding,
        mark: 0,
        before: 0,
        is_whole: false,
        is_declaring: false,
    }
}

fn octets_of(document: &Document) -> Vec<usize> {
    let mut places = document.places();
    document.text().0.char_indices().map(|(byte, _)| places.octet(byte)).collect()
}

#[test]
fn characters_begin_where_their_octets_do() {
    let utf_8 = |octets: &[u8]| octets_of(&document(octets, UTF_8, 0));
    assert_eq!(utf_8("aé日𐌰b".as_bytes()), [0, 1, 3, 6, 10]);
    assert_eq!(utf_8(b"a\xE9b\xE6\x97c\xFF"), [0, 1, 2, 3, 5, 6]);
    let marked = document("\u{feff}éa".as_bytes(), UTF_8, 3);
    assert_eq!(octets_of(&marked), [3, 5]);
    let (shift_jis, _, _) = encoding_rs::SHIFT_JIS.encode("a日本ｱb");
    assert_eq!(octets_of(&document(&shift_jis, encoding_rs::SHIFT_JIS, 0)), [0, 1, 3, 5, 6]);
    let utf_16 = [0xFF, 0xFE, b'a', 0, 0x00, 0xD8, b'b', 0, 0x00, 0xD8, 0x00, 0xDC, b'c', 0];
    assert_eq!(octets_of(&document(&utf_16, UTF_16LE, 2)), [2, 4, 6, 8, 12]);
}

/// RFC 3986 Appendix C allows line breaks between `<` and `>`.
#[test]
fn no_part_ends_within_angle_brackets() {
    let text = "a\nb <http://e.org/\nabc> c\nd <http://e.org/\nab";
    let parts = |octets: Vec<u8>, encoding| {
        let end = |octets: &[u8]| {
            Documents { octets: octets.to_vec(), ..documents(io::empty(), encoding) }.part_end()
        };
        [end(&octets), end(&octets[..octets.len() / 2])]
    };
    let utf_16 = |convert: fn(u16) -> [u8; 2]| text.encode_utf16().flat_map(convert).collect();
    let ends = parts(text.as_bytes().to_vec(), UTF_8);
    assert_eq!(ends, [Some(text.find("d <").unwrap()), Some(2)]);
    let twice = ends.map(|end| end.map(|end| 2 * end));
    assert_eq!(parts(utf_16(u16::to_be_bytes), UTF_16BE), twice);
    assert_eq!(parts(utf_16(u16::to_le_bytes), UTF_16LE), twice);
}

#[test]
fn a_document_without_an_end_is_not_read_until_there_is_no_memory() {
    let mut documents = Documents { is_whole: true, ..documents(io::repeat(b'a'), UTF_8) };
    let error = documents.next("a").err().unwrap().to_string();
    assert_eq!(error, "a document that is read as a whole is longer than 268435456 octets");
}
