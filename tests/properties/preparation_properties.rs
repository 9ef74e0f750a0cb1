//! What holds of the preparation of every string, over strings made up at random.

use crate::bodies::preparation;
use crate::support::full;
use crate::texts::one_of;
use crate::{choices, input};
use iri_grammar::Component;
use iri_grammar::preparation::{Entry, Preparation, References};
use iri_grammar::text::Charset;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

/// Characters and strings that some step looks at, the frequent ones often.
fn piece() -> impl Strategy<Value = String> {
    let delimiters = "/?#:@[]%;&=+$,!'()*-._~\\ \t\r\n<>\"{}|^`";
    let others = "\0\u{85}\u{a0}\u{301}\u{200d}\u{200e}\u{202e}\u{2066}\u{3000}\
        \u{3002}\u{ff61}\u{ff0e}\u{ff1a}\u{ff0f}\u{ff21}\u{ff76}\u{ff9e}\u{fb01}\u{1100}\u{1161}\
        \u{11a8}\u{5d0}\u{661}\u{df}\u{e000}\u{e0041}\u{fdd0}\u{ffff}\u{10fffd}\u{feff}";
    let known = vec![
        "http://",
        "https:",
        "HTTP:\\\\",
        "//",
        "javascript:",
        "data:",
        "mailto:",
        "a.b",
        "::1",
        "[::1]",
        "1.2.3.4",
        "0x7f",
        ":80",
        "%41",
        "%2F",
        "%zz",
        "%C3%A9",
        "%FF",
        "&#",
        "&#65;",
        "&#x2f;",
        "&#xD800;",
        "xn--",
        "xn--9ca",
        "URL:",
        "./",
        "../",
    ];
    prop_oneof![
        4 => proptest::char::range('a', 'f').prop_map(String::from),
        4 => one_of(delimiters).prop_map(String::from),
        2 => one_of(others).prop_map(String::from),
        1 => any::<char>().prop_map(String::from),
        4 => select(known).prop_map(String::from),
    ]
}

fn text() -> impl Strategy<Value = String> {
    vec(piece(), 0..16).prop_map(|pieces| pieces.concat())
}

proptest! {
    #![proptest_config(crate::cases(500))]

    #[test]
    fn what_holds_of_every_string_holds(choices in choices(12), text in text()) {
        preparation::run(&input(choices, &[text.as_bytes()]));
    }
}

/// Texts that would take very long for whoever goes through all of a text for each character.
#[test]
fn long_texts_of_hostile_pieces_come_to_an_end() {
    let preparation = Preparation::new().numeric_references(References::All).typed(Entry::new());
    let times = if full() { 200_000 } else { 20_000 };
    for piece in ["@", ":", "&#", "&#65;", "%", "[", "\\", " ", "a b", "//@", "\u{e9}%", "\u{301}"]
    {
        for start in ["", "http://", "http://a/", "?", "#"] {
            let text = start.to_owned() + &piece.repeat(times);
            let prepared = preparation.reference(&text);
            assert!(prepared.part(Component::Path).is_some());
        }
    }
}

/// Guidelines of 2011, section 6.1: "by using the document charset". Characters to octets, these
/// to an IRI, its query to octets.
mod s6_1 {
    use super::*;
    use crate::texts::{decoded, legacy_character};

    proptest! {
        #[test]
        fn s6_1_the_query_gets_the_octets_of_the_document(
            label in select(vec![
                "windows-1252", "windows-1258", "shift_jis", "euc-jp", "iso-2022-jp", "gb18030",
                "gbk", "big5", "euc-kr", "koi8-r",
            ]),
            text in vec(legacy_character(), 0..24),
            iri_form in select(vec![false, true]),
        ) {
            let charset = Charset::for_label(label).unwrap();
            let has = |c: &char| !matches!(c, '#' | '%' | ' ') && charset.can_encode(*c);
            let text: String = text.into_iter().filter(has).collect();
            let encoding = encoding_rs::Encoding::for_label(label.as_bytes()).unwrap();
            let (octets, _, _) = encoding.encode(&text);
            let document = [b"http://a/?", &octets[..]].concat();
            let preparation = Preparation::new().document_charset(charset).iri_form(iri_form);
            let uri = preparation.octets(&document, charset).unwrap().uri().unwrap();
            prop_assert_eq!(decoded(uri.query().unwrap()), &octets[..], "{} {:?}", uri, text);
        }
    }
}
