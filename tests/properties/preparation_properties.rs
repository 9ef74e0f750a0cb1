//! What holds of the preparation of every string, over strings made up at random.

use crate::bodies::{input::Choices, preparation};
use crate::texts::one_of;
use iri_grammar::Component;
#[cfg(feature = "charset")]
use iri_grammar::preparation::Form;
use iri_grammar::preparation::{Entry, Preparation, References};
#[cfg(feature = "charset")]
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

/// With any options.
fn preparations() -> impl Strategy<Value = Preparation> {
    vec(any::<u8>(), 12).prop_map(|it| preparation::preparation(&mut Choices::of(&it)))
}

fn untyped() -> impl Strategy<Value = Preparation> {
    vec(any::<u8>(), 11).prop_map(|it| preparation::untyped(&mut Choices::of(&it)))
}

fn entry() -> impl Strategy<Value = Option<Entry>> {
    any::<u8>().prop_map(|it| preparation::entry(&mut Choices::of(&[it])))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn what_it_calls_valid_parses(text in text(), preparation in preparations()) {
        preparation::what_it_calls_valid_parses(&text, preparation);
    }

    /// All spans are those of the string that was given, whatever became of it before.
    #[test]
    fn spans_are_of_the_string(text in text(), preparation in preparations()) {
        preparation::spans_are_of_the_string(&text, preparation);
    }

    #[test]
    fn a_component_that_nothing_was_done_to_is_what_stands_there(text in text()) {
        preparation::a_component_that_nothing_was_done_to_is_what_stands_there(&text);
    }

    #[test]
    fn preparing_a_valid_result_again_changes_nothing(
        text in text(),
        preparation in untyped(),
        entry in entry(),
    ) {
        preparation::preparing_a_valid_result_again_changes_nothing(&text, preparation, entry);
    }

    #[test]
    fn a_valid_iri_is_its_own_iri_form(text in text()) {
        preparation::a_valid_iri_is_its_own_iri_form(&text);
    }

    #[test]
    fn a_valid_uri_has_a_uri_and_keeps_all_but_the_host(text in text()) {
        preparation::a_valid_uri_has_a_uri_and_keeps_all_but_the_host(&text);
    }

    #[test]
    fn with_steps_the_same_comes_out(text in text(), preparation in preparations()) {
        preparation::with_steps_the_same_comes_out(&text, preparation);
    }

    #[test]
    fn entry_is_idempotent_and_keeps_ascii(text in text()) {
        preparation::entry_is_idempotent_and_keeps_ascii(&text);
    }
}

/// Texts that would take very long for whoever goes through all of a text for each character.
#[test]
fn long_texts_of_hostile_pieces_come_to_an_end() {
    let preparation = Preparation::new().numeric_references(References::All).typed(Entry::new());
    for piece in ["@", ":", "&#", "&#65;", "%", "[", "\\", " ", "a b", "//@", "\u{e9}%", "\u{301}"]
    {
        for start in ["", "http://", "http://a/", "?", "#"] {
            let text = start.to_owned() + &piece.repeat(200_000);
            let prepared = preparation.reference(&text);
            assert!(prepared.part(Component::Path).is_some());
        }
    }
}

/// Guidelines of 2011, section 6.1: "by using the document charset". Characters to octets, these
/// to an IRI, its query to octets.
#[cfg(feature = "charset")]
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
            form in select(vec![Form::Uri, Form::Iri]),
        ) {
            let charset = Charset::for_label(label).unwrap();
            let has = |c: &char| !matches!(c, '#' | '%' | ' ') && charset.has(*c);
            let text: String = text.into_iter().filter(has).collect();
            let encoding = encoding_rs::Encoding::for_label(label.as_bytes()).unwrap();
            let (octets, _, _) = encoding.encode(&text);
            let document = [b"http://a/?", &octets[..]].concat();
            let preparation = Preparation::new().document_charset(charset).form(form);
            let uri = preparation.octets(&document, charset).unwrap().uri().unwrap();
            prop_assert_eq!(decoded(uri.query().unwrap()), &octets[..], "{} {:?}", uri, text);
        }
    }
}
