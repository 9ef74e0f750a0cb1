//! RFC 3987 section 7.7 and 3987bis section 7.7: interpretation of URIs and IRIs.

use iri_grammar::mapping::{Certainty, local_names};
use iri_grammar::text::Charset;

fn utf_8(component: &str) -> (Certainty, Option<String>) {
    let names = local_names(component, &[]);
    assert_eq!((names.len(), names[0].charset), (1, Charset::UTF_8));
    (names[0].certainty, names[0].name.clone())
}

#[test]
fn s7_7_utf_8_comes_first() {
    assert_eq!(utf_8("r%C3%A9sum%C3%A9"), (Certainty::Possible, Some("r\u{e9}sum\u{e9}".into())));
    assert_eq!(utf_8("r%E9sum%E9"), (Certainty::Impossible, None));
    assert_eq!(utf_8("%ED%A0%80"), (Certainty::Impossible, None));
}

#[test]
fn s7_7_what_is_not_percent_encoded_is_clearly_distinguished() {
    assert_eq!(
        utf_8("r\u{e9}sum\u{e9}%20a"),
        (Certainty::Certain, Some("r\u{e9}sum\u{e9} a".into()))
    );
    assert_eq!(utf_8("r\u{e9}sum%C3%A9"), (Certainty::Possible, Some("r\u{e9}sum\u{e9}".into())));
    assert_eq!(utf_8("plain%2Ehtml"), (Certainty::Certain, Some("plain.html".into())));
    assert_eq!(utf_8(""), (Certainty::Certain, Some("".into())));
}

#[test]
fn s7_7_a_percent_sign_that_begins_nothing_is_itself() {
    assert_eq!(utf_8("100%"), (Certainty::Certain, Some("100%".into())));
    assert_eq!(utf_8("%\u{e9}%z"), (Certainty::Certain, Some("%\u{e9}%z".into())));
}

#[cfg(feature = "charset")]
#[test]
fn s7_7_example_of_japanese() {
    let charset = |label| Charset::for_label(label).unwrap();
    let charsets = [charset("Shift_JIS"), charset("EUC-JP"), Charset::UTF_8];
    let certainties = |component| -> Vec<_> {
        local_names(component, &charsets)
            .into_iter()
            .map(|name| (name.certainty, name.name))
            .collect()
    };
    let hyo = || Some("\u{8868}".into());
    use Certainty::*;
    assert_eq!(certainties("%E8%A1%A8")[0], (Possible, hyo()));
    // The second octet in Shift_JIS is that of `\`, whether it is encoded or not.
    for shift_jis in ["%95%5C", "%95\\"] {
        assert_eq!(
            certainties(shift_jis),
            [(Impossible, None), (Possible, hyo()), (Impossible, None)]
        );
    }
    assert_eq!(certainties("%C9%BD")[2], (Possible, hyo()));
    assert!(certainties("a%20b").iter().all(|name| *name == (Certain, Some("a b".into()))));
    // US-ASCII octets that stand for other characters in one of the encodings.
    let jis = local_names("%1B$B%49=%1B(B", &[charset("ISO-2022-JP")]);
    assert_eq!((jis[1].certainty, jis[1].name.clone()), (Possible, hyo()));
    assert_eq!(jis[0].certainty, Possible);
}
