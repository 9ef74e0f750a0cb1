//! RFC 3987 section 6.3 and 3987bis section 5.3: the format of URIs and IRIs in documents.

#[cfg(feature = "charset")]
use iri_grammar::IriReference;
use iri_grammar::escapes::{Escapes, in_document};
use iri_grammar::text::Charset;
use iri_grammar::{Iri, Uri};
#[cfg(feature = "charset")]
use proptest::collection::vec;
use proptest::prelude::*;

const ESCAPES: &[Escapes] = &[
    Escapes::Xml,
    #[cfg(feature = "html")]
    Escapes::Html,
    Escapes::Css,
];

#[cfg(feature = "charset")]
fn charset(label: &str) -> Charset {
    Charset::for_label(label).unwrap()
}

#[test]
fn s6_3_what_the_encoding_has_stands_for_itself() {
    let iri = Iri::new("http://r\u{e9}.example/\u{1f600}?a&b='c'").unwrap();
    let source = |escapes| in_document(&iri, Charset::UTF_8, escapes);
    assert_eq!(source(None), *iri);
    assert_eq!(source(Some(Escapes::Css)), *iri);
    let markup = "http://r\u{e9}.example/\u{1f600}?a&amp;b='c'";
    assert_eq!(source(Some(Escapes::Xml)), markup);
    #[cfg(feature = "html")]
    assert_eq!(source(Some(Escapes::Html)), markup);
    let uri = Uri::new("http://a/?a&b").unwrap();
    assert_eq!(in_document(&uri, Charset::UTF_8, Some(Escapes::Xml)), "http://a/?a&amp;b");
}

/// "IRI characters not expressible in the native character encoding SHOULD be escaped by using
/// the escaping conventions of the document format if such conventions are available.
/// Alternatively, they MAY be percent-encoded".
#[cfg(feature = "charset")]
#[test]
fn s6_3_what_the_encoding_lacks_is_escaped() {
    let iri = Iri::new("http://r\u{e9}.example/\u{1f600}#\u{436}").unwrap();
    let source = |escapes| in_document(&iri, charset("iso-8859-1"), escapes);
    assert_eq!(source(Some(Escapes::Xml)), "http://r\u{e9}.example/&#x1F600;#&#x436;");
    assert_eq!(source(Some(Escapes::Css)), "http://r\u{e9}.example/\\1F600 #\\436 ");
    #[cfg(feature = "html")]
    assert_eq!(source(Some(Escapes::Html)), "http://r\u{e9}.example/&#x1F600;#&#x436;");
    assert_eq!(source(None), "http://r\u{e9}.example/%F0%9F%98%80#%D0%B6");
}

/// The encoders of the Encoding Standard write other characters for a few: a full-width Katakana
/// for a half-width one in ISO-2022-JP, a full-width hyphen for a minus sign.
#[cfg(feature = "charset")]
#[test]
fn s6_3_what_the_encoding_would_change_is_escaped() {
    for (label, c) in [
        ("iso-2022-jp", '\u{ff71}'),
        ("iso-2022-jp", '\u{2212}'),
        ("euc-jp", '\u{2212}'),
        ("shift_jis", '\u{a5}'),
    ] {
        let text = format!("a{c}");
        let iri = IriReference::new(&text).unwrap();
        let source = in_document(&iri, charset(label), Some(Escapes::Xml));
        assert_eq!(source, format!("a&#x{:X};", u32::from(c)), "{label}");
    }
}

/// "If a document as a whole has a native character encoding and that character encoding is not
/// UTF-8, then IRIs MUST NOT be placed into the document in the UTF-8 character encoding."
#[cfg(feature = "charset")]
#[test]
fn s6_3_an_iri_is_in_the_encoding_of_its_document() {
    let iri = Iri::new("http://a/\u{e9}").unwrap();
    for (label, octets) in [
        ("utf-8", &b"http://a/\xc3\xa9"[..]),
        ("iso-8859-1", b"http://a/\xe9"),
        ("macintosh", b"http://a/\x8e"),
        ("koi8-r", b"http://a/&#xE9;"),
    ] {
        let charset = charset(label);
        let encoded = charset.encode(&in_document(&iri, charset, Some(Escapes::Xml))).unwrap();
        assert_eq!(encoded, octets, "{label}");
        let read = Escapes::Xml.resolve(&charset.decode(octets).unwrap()).unwrap().into_owned();
        assert_eq!(read, *iri, "{label}");
    }
}

#[cfg(feature = "charset")]
#[test]
fn s6_3_octets_of_an_encoding() {
    assert_eq!(charset("utf-16le").encode("a\u{e9}").unwrap(), b"a\0\xe9\0");
    assert_eq!(charset("utf-16be").encode("\u{1f600}").unwrap(), b"\xd8\x3d\xde\0");
    assert_eq!(charset("iso-2022-jp").encode("a\u{8868}").unwrap(), b"a\x1b$BI=\x1b(B");
    assert_eq!(charset("iso-8859-1").encode("\u{436}"), None);
    assert_eq!(charset("iso-2022-jp").encode("\u{1b}"), None);
}

#[cfg(feature = "charset")]
proptest! {
    /// "converted accordingly by a parser or interpreter".
    #[test]
    fn s6_3_the_octets_are_read_as_the_iri(
        label in proptest::sample::select(&[
            "utf-8", "utf-16le", "windows-1252", "windows-1258", "shift_jis", "euc-jp",
            "iso-2022-jp", "gb18030", "gbk", "big5", "euc-kr", "koi8-r", "x-user-defined",
        ][..]),
        text in vec(
            prop_oneof![
                proptest::char::range('!', '~'),
                proptest::char::range('\u{a0}', '\u{17f}'),
                proptest::char::range('\u{3000}', '\u{30ff}'),
                proptest::char::range('\u{4e00}', '\u{5000}'),
                proptest::char::range('\u{ff01}', '\u{ffef}'),
                any::<char>(),
            ],
            0..24,
        ),
        escapes in proptest::sample::select(ESCAPES),
    ) {
        let charset = charset(label);
        let takes = |c: &char| IriReference::new(c.encode_utf8(&mut [0; 4])).is_ok();
        let text = format!("./{}", text.into_iter().filter(takes).collect::<String>());
        let Ok(iri) = IriReference::new(&text) else { return Ok(()) };
        let octets = charset.encode(&in_document(&iri, charset, Some(escapes))).unwrap();
        let source = charset.decode(&octets).unwrap();
        prop_assert_eq!(escapes.resolve(&source).unwrap(), &*text);

        let source = in_document(&iri, charset, None);
        prop_assert!(charset.encode(&source).is_some());
        prop_assert_eq!(IriReference::new(&source).unwrap().to_uri(), iri.to_uri());
    }
}

proptest! {
    #[test]
    fn s5_2_nothing_panics_and_what_is_written_is_resolved(
        text in "(?s).{0,24}|([&#;x\\\\0-9a-f \n]|amp|lt|é){0,16}",
        escapes in proptest::sample::select(ESCAPES),
    ) {
        let _ = escapes.resolve(&text);
        let written = escapes.write(&text, |c| !c.is_ascii() && !c.is_control());
        // Some characters XML cannot have, nor HTML as references.
        if text.chars().all(|c| !c.is_control() && !matches!(c, '\u{fffe}' | '\u{ffff}')) {
            prop_assert_eq!(escapes.resolve(&written).unwrap(), &*text);
        }
    }
}
