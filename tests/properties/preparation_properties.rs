//! What holds of the preparation of every string, over strings made up at random.

use crate::texts::one_of;
use iri_grammar::host::{Idna2003, Idna2008, Profile, Uts46};
use iri_grammar::preparation::{
    AtSign, Backslash, DisplayMarks, Entry, FirstColon, Form, HostProcessing, LonePercent,
    Normalization, Preparation, Prepared, Reading, References, Whitespace,
};
use iri_grammar::schemes::SchemeSpecific;
use iri_grammar::text::{Charset, Class};
use iri_grammar::{Component, Grammar, IriReference, UriReference};
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

/// Any options of entry, or none.
fn entry() -> impl Strategy<Value = Option<Entry>> {
    select(vec![
        None,
        Some(Entry::new()),
        Some(Entry::new().delimiters(true).ideographic_space(true)),
        Some(Entry::new().display_marks(DisplayMarks::All)),
        Some(Entry::new().width(false).full_stop(false).normalization(Normalization::Nfkc)),
    ])
}

/// A preparation with any options.
fn preparation() -> impl Strategy<Value = Preparation> {
    (untyped(), entry()).prop_map(|(preparation, entry)| match entry {
        Some(entry) => preparation.typed(entry),
        None => preparation,
    })
}

fn untyped() -> impl Strategy<Value = Preparation> {
    let hosts = vec![
        HostProcessing::default(),
        HostProcessing::Profile(Profile::from(Idna2008::new())),
        HostProcessing::Profile(Profile::from(Idna2003::for_mapping())),
        HostProcessing::Profile(Profile::from(Uts46::new())),
        HostProcessing::Unicode,
    ];
    let charsets = vec![
        Charset::UTF_8,
        #[cfg(feature = "charset")]
        Charset::for_label("shift_jis").unwrap(),
        #[cfg(feature = "charset")]
        Charset::for_label("iso-2022-jp").unwrap(),
    ];
    let before = (
        select(vec![Whitespace::Encode, Whitespace::Remove]),
        select(vec![References::Off, References::All, References::Iunreserved]),
        select(vec![Backslash::Encode, Backslash::Slash]),
    );
    let parsing = (
        select(vec![Reading::Rfc3986, Reading::Letter]),
        select(vec![AtSign::First, AtSign::Last]),
        select(hosts),
        select(vec![LonePercent::Encode, LonePercent::Leave]),
        select(vec![FirstColon::DotSegment, FirstColon::Encode]),
        select(vec![Form::Uri, Form::Iri]),
        (select(charsets), select(vec!["", "http"])),
    );
    (before, parsing).prop_map(|(before, parsing)| {
        let (whitespace, references, backslash) = before;
        let (reading, at_sign, host, percent, colon, form, (charset, base_scheme)) = parsing;
        Preparation::new()
            .whitespace(whitespace)
            .numeric_references(references)
            .backslash(backslash)
            .reading(reading)
            .at_sign(at_sign)
            .host(host)
            .lone_percent(percent)
            .first_colon(colon)
            .form(form)
            .document_charset(charset)
            .base_scheme(base_scheme)
    })
}

fn parts(prepared: &Prepared) -> Vec<(Component, String)> {
    prepared.parts().map(|(component, part)| (component, part.text.to_owned())).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn what_it_calls_valid_parses(text in text(), preparation in preparation()) {
        for prepared in preparation.references(&text).chain([preparation.reference(&text)]) {
            let takes = Grammar::Rfc3987.reference().takes(prepared.as_str());
            prop_assert_eq!(prepared.iri().is_ok(), takes);
            if let Ok(uri) = prepared.uri() {
                let parsed = Grammar::Rfc3986.reference().components(uri.as_str());
                prop_assert_eq!(Ok(uri.components()), parsed);
                let scheme = prepared.part(Component::Scheme).map(|part| part.text);
                prop_assert_eq!(uri.scheme(), scheme);
            }
            if let Ok(iri) = prepared.iri() {
                let _ = SchemeSpecific::of(iri.into_components());
            }
        }
    }

    /// All spans are those of the string that was given, whatever became of it before.
    #[test]
    fn spans_are_of_the_string(text in text(), preparation in preparation()) {
        for prepared in preparation.references(&text).chain([preparation.reference(&text)]) {
            let parts = prepared.parts().map(|(_, part)| part.span);
            let notes = prepared.notes().iter().map(|note| note.span);
            for span in parts.chain(notes).chain(prepared.authority_span()) {
                prop_assert!(text.get(span.start..span.end).is_some(), "{span:?}");
            }
            for note in prepared.notes() {
                prop_assert!(!note.to_string().is_empty());
            }
        }
    }

    #[test]
    fn a_component_that_nothing_was_done_to_is_what_stands_there(text in text()) {
        let prepared = Preparation::new().reference(&text);
        for (component, part) in prepared.parts() {
            if prepared.notes().is_empty() {
                prop_assert_eq!(part.span.of(&text), part.text, "{}", component);
            }
        }
        if prepared.notes().is_empty() {
            prop_assert_eq!(prepared.as_str(), &text);
        }
    }

    #[test]
    fn preparing_a_valid_result_again_changes_nothing(
        text in text(),
        preparation in untyped(),
        entry in entry(),
    ) {
        // A reference to `&` makes another reference; and no one has typed the result, in
        // which a combining mark may come to stand after `%3A`.
        let preparation = preparation.numeric_references(References::Off);
        let first = entry.map_or(preparation, |entry| preparation.typed(entry));
        let prepared = first.reference(&text);
        if prepared.iri().is_ok() && prepared.uri().is_ok() {
            let again = preparation.reference(prepared.as_str());
            prop_assert_eq!(again.as_str(), prepared.as_str());
            prop_assert_eq!(again.uri().unwrap(), prepared.uri().unwrap());
        }
        if let Ok(uri) = first.form(Form::Uri).reference(&text).uri() {
            let again = preparation.form(Form::Uri).reference(&uri).uri().unwrap();
            prop_assert_eq!(again, uri);
        }
    }

    #[test]
    fn a_valid_iri_is_its_own_iri_form(text in text()) {
        let odd = |c| Class::BidiFormatting.contains(c);
        let Ok(iri) = IriReference::new(&text) else { return Ok(()) };
        let prepared = Preparation::new().form(Form::Iri).reference(&text);
        if !text.contains(odd) {
            prop_assert_eq!(prepared.as_str(), &text);
            let expected = iri.into_components();
            let whole = [
                (Component::Scheme, expected.scheme()),
                (Component::Userinfo, expected.userinfo()),
                (Component::Host, expected.host().map(|host| host.text())),
                (Component::Port, expected.port()),
                (Component::Path, Some(expected.path().text())),
                (Component::Query, expected.query()),
                (Component::Fragment, expected.fragment()),
            ];
            let whole: Vec<_> = whole
                .into_iter()
                .filter_map(|(component, text)| Some((component, text?.to_owned())))
                .collect();
            prop_assert_eq!(parts(&prepared), whole);
        }
    }

    #[test]
    fn a_valid_uri_has_a_uri_and_keeps_all_but_the_host(text in text()) {
        let Ok(uri) = UriReference::new(&text) else { return Ok(()) };
        let prepared = Preparation::new().reference(&text);
        let result = prepared.uri().unwrap();
        prop_assert_eq!(result.path().text(), uri.path().text());
        prop_assert_eq!(result.query(), uri.query());
        prop_assert_eq!(result.fragment(), uri.fragment());
        let unicode = Preparation::new().host(HostProcessing::Unicode).reference(&text);
        prop_assert_eq!(unicode.uri().unwrap(), uri.as_str());
        prop_assert!(unicode.notes().iter().all(|note| note.what.name() == "empty-host"));
    }

    #[test]
    fn with_steps_the_same_comes_out(text in text(), preparation in preparation()) {
        let prepared = preparation.reference(&text);
        let mut steps = Vec::new();
        let with_steps = preparation.reference_recorded(&text, &mut steps);
        prop_assert_eq!(with_steps.as_str(), prepared.as_str());
        prop_assert_eq!(with_steps.notes(), prepared.notes());
        prop_assert!(!steps.is_empty());
        for step in steps {
            prop_assert!(!step.did.is_empty());
        }
    }

    #[test]
    fn entry_is_idempotent_and_keeps_ascii(text in text()) {
        let entry = Entry::new();
        let typed = entry.convert(&text);
        prop_assert_eq!(entry.convert(&typed.text).text, typed.text.clone());
        if text.is_ascii() {
            prop_assert_eq!(&typed.text, &text);
            prop_assert!(typed.notes.is_empty());
        }
        use unicode_normalization::UnicodeNormalization;
        let nfc: String = text.nfc().collect();
        let entry = entry.display_marks(DisplayMarks::Keep);
        let only_nfc = entry.width(false).full_stop(false).convert(&text).text;
        prop_assert_eq!(only_nfc, nfc);
        let nfkc: String = text.nfkc().collect();
        let only_nfkc = entry.width(false).full_stop(false).normalization(Normalization::Nfkc);
        prop_assert_eq!(only_nfkc.convert(&text).text, nfkc);
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
