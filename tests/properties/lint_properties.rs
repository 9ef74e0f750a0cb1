//! What holds of every finding, over identifiers made up at random.

use crate::bodies::lint::{self, are_equivalent, findings};
use crate::texts::one_of;
use iri_grammar::ladder::{Idn, Ladder, Rung};
use iri_grammar::lint::{Code, LintProfile, Linter, Safety, Severity};
use iri_grammar::{Grammar, Iri};
use proptest::collection::vec;
use proptest::prelude::*;

/// Characters of every group that an entry names, the frequent ones often.
fn character() -> impl Strategy<Value = char> {
    prop_oneof![
        6 => proptest::char::range('a', 'f'),
        3 => one_of("/?#:@&=;.,+-_~0189AFXx"),
        2 => proptest::char::range('\u{a0}', '\u{36f}'),
        2 => proptest::char::range('\u{400}', '\u{4ff}'),
        2 => proptest::char::range('\u{5d0}', '\u{64f}'),
        2 => one_of("\u{200c}\u{200d}\u{200e}\u{202e}\u{2066}\u{3000}\u{ff21}\
            \u{ff05}\u{ff76}\u{2060}\u{fb01}\u{fdfd}\u{334}\u{e33}\u{1100}\u{1161}\u{212b}\u{b7}\
            \u{2260}\u{338}\u{3002}\u{df}\u{130}\u{2603}\u{ad}"),
        1 => any::<char>(),
    ]
}

fn text() -> impl Strategy<Value = String> {
    let encoding = any::<u8>().prop_map(|octet| format!("%{octet:02x}"));
    let part = prop_oneof![
        8 => character().prop_map(String::from),
        2 => encoding,
        1 => proptest::sample::select(vec!["..", ".", "/../", "/%2e/", "/%2E.", "%2e%2E/..", "xn--rsum-bpad", "br0ken", "%C0%AF",
            "%2541", "aux", "www.a.b", ";type=", "phone-context", "0x7f.1", "body=%0A"])
            .prop_map(String::from),
    ];
    vec(part, 0..16).prop_map(|parts| parts.concat())
}

/// Paths of dot segments, encoded or not.
fn dotted() -> impl Strategy<Value = String> {
    let segments = vec!["", "a", "b", ".", "..", "%2e", "%2E.", ".%2e", "%2E%2e", "%61"];
    vec(proptest::sample::select(segments), 0..6).prop_map(|segments| segments.join("/"))
}

fn reference() -> impl Strategy<Value = String> {
    let start = proptest::sample::select(vec![
        "",
        "http:",
        "HTTP://",
        "http://",
        "https://u:p@",
        "//",
        "ftp://a.b.c&d@",
        "file:",
        "x:",
        "file://",
        "mailto:",
        "urn:",
        "data:",
        "ldap://",
        "tel:",
        "x://a:80/",
        "http://a:80/",
        "http://[v6.::1]:",
        "ftp://a:/",
        "foo://",
        "foo://a:/",
        "Foo:/",
        "imap://a:143/",
        "nntp://a:119/",
    ]);
    let host = prop_oneof![
        proptest::sample::select(vec![
            "",
            "A.b",
            "a_b",
            "10.1",
            "a:080",
            "b:",
            "R\u{e9}sum\u{e9}.de",
            "R\u{e9}s.Fa\u{df}.de",
            "\u{2603}.R\u{e9}",
            "xn--fa-hia.de",
            "xn--n3h.xn--9ca",
            "xn--9ca.de"
        ])
        .prop_map(String::from),
        text().prop_map(|text| text.replace(['/', '?', '#', ':', '@'], "")),
    ];
    let rest = prop_oneof![3 => text(), 1 => dotted()];
    (start, host, rest).prop_map(|(start, host, rest)| format!("{start}{host}/{rest}"))
}

proptest! {
    #[test]
    fn what_holds_of_every_finding_holds(text in prop_oneof![3 => reference(), 1 => any::<String>()]) {
        lint::run(text.as_bytes());
    }

    #[test]
    fn what_is_off_is_not_found(text in reference(), off in 0..Code::ALL.len()) {
        let code = Code::ALL[off];
        let linter = Linter::new(LintProfile::Strict).with(code, Severity::Off);
        let found = linter.lint(&text).unwrap_or_default();
        prop_assert!(found.iter().all(|finding| finding.code != code));
    }
}

#[test]
fn a_mark_after_a_percent_encoding_is_not_composed_with_its_digit() {
    let [finding] = &findings("/%2A\u{300}", Grammar::Rfc3987)[..] else { panic!() };
    assert_eq!((finding.code, &finding.fix), (Code::NonNfc, &None));
    let all = findings("http://a/%7Ee\u{301}", Grammar::Rfc3987);
    let non_nfc = all.iter().find(|finding| finding.code == Code::NonNfc).unwrap();
    let fixed = non_nfc.fix.as_ref().unwrap().apply("http://a/%7Ee\u{301}");
    assert_eq!(fixed, "http://a/%7E\u{e9}");
}

#[test]
fn encoded_dots_of_a_relative_reference_stay() {
    let fixes = |text: &str| -> Vec<(Code, Option<String>)> {
        let all = findings(text, Grammar::Rfc3987).into_iter();
        all.map(|it| (it.code, it.fix.map(|fix| fix.apply(text)))).collect()
    };
    let hex = |text: &str| (Code::LowerCaseHex, Some(text.to_owned()));
    let unreserved = |fix: Option<&str>| (Code::EncodedUnreserved, fix.map(str::to_owned));
    assert_eq!(fixes("/a/%2E%2e"), [unreserved(None), hex("/a/%2E%2E")]);
    let tilde = unreserved(Some("%2e/~"));
    assert_eq!(fixes("%2e/%7E"), [hex("%2E/%7E"), unreserved(None), tilde]);
}

#[test]
fn a_variant_that_would_become_a_delimiter_stays() {
    let fixes = |text: &str| -> Vec<Option<String>> {
        let all = findings(text, Grammar::Rfc3987).into_iter();
        let variants = all.filter(|it| it.code == Code::NonNfkc);
        variants.map(|it| it.fix.map(|fix| fix.apply(text))).collect()
    };
    assert_eq!(fixes("/\u{2b0}\u{ff05}%00\u{133}"), [Some("/h\u{ff05}%00ij".to_owned())]);
    assert_eq!(fixes("/\u{2b0}\u{2474}"), [None]);
}

#[test]
fn what_is_removed_from_a_path_leaves_no_authority() {
    let fixes = |text: &str| -> Vec<Option<String>> {
        let all = findings(text, Grammar::Rfc3987).into_iter();
        let formatting =
            all.filter(|it| matches!(it.code, Code::BidiFormatting | Code::LaterBidiFormatting));
        formatting.map(|it| it.fix.map(|fix| fix.apply(text))).collect()
    };
    for text in ["http:\u{202e}//a", "/\u{202e}/a:b/", "\u{2066}//a", "a:/\u{2066}/"] {
        assert_eq!(fixes(text), [None], "{text:?}");
        lint::a_fix_removes_the_finding(text);
    }
    assert_eq!(fixes("a:\u{202e}/b"), [Some("a:/b".to_owned())]);
    assert_eq!(fixes("//h\u{202e}//b"), [Some("//h//b".to_owned())]);
    assert_eq!(fixes("//h/\u{202e}/b"), [Some("//h//b".to_owned())]);
}

#[test]
fn a_label_is_not_decoded_where_the_name_is_not_valid() {
    let codes: Vec<_> =
        findings("http://..xn--rsum-bpad/", Grammar::Rfc3987).iter().map(|it| it.code).collect();
    assert!(codes.contains(&Code::InvalidName) && !codes.contains(&Code::AceLabel), "{codes:?}");
}

#[test]
fn dots_that_are_encoded_are_removed_with_the_others() {
    let fixed = |text: &str| {
        let all = findings(text, Grammar::Rfc3987);
        let dots = all.iter().find(|finding| finding.code == Code::DotSegments).unwrap();
        dots.fix.as_ref().unwrap().apply(text)
    };
    assert_eq!(fixed("http://a/b/%2e%2e/.."), "http://a/");
    assert_eq!(fixed("http://a/b/%2E/../%2Ec/.%2e/d"), "http://a/d");
    assert_eq!(fixed("foo:b/.%2E/./c"), "foo:/c");
}

#[test]
fn an_empty_port_goes_in_every_scheme() {
    for (text, expected) in
        [("foo://h:/", "foo://h/"), ("x://a:", "x://a"), ("file://h:/x", "file://h/x")]
    {
        let all = findings(text, Grammar::Rfc3987);
        let port = all.iter().find(|finding| finding.code == Code::EmptyPort).unwrap();
        let fix = port.fix.as_ref().unwrap();
        assert_eq!(
            (fix.apply(text).as_str(), fix.safety),
            (expected, Safety::Safe(Rung::SchemeBased))
        );
        assert!(are_equivalent(text, expected, Rung::SchemeBased), "{text}");
    }
}

/// What Nameprep makes of a label is another name where the documents disagree.
#[test]
fn a_label_on_which_the_documents_disagree_has_no_fix() {
    let fixes = |text: &str| -> Vec<Option<String>> {
        let all = findings(text, Grammar::Rfc3987).into_iter();
        let labels = all.filter(|it| matches!(it.code, Code::NotNameprep | Code::AceLabel));
        labels.map(|it| it.fix.map(|fix| fix.apply(text))).collect()
    };
    assert_eq!(
        fixes("http://R\u{e9}s.xn--9ca/"),
        [Some("http://r\u{e9}s.xn--9ca/".to_owned()), Some("http://R\u{e9}s.\u{e9}/".to_owned()),]
    );
    assert_eq!(fixes("http://fa\u{df}.de/"), [None]);
    assert_eq!(fixes("http://\u{2603}.R\u{e9}/"), [None]);
    assert_eq!(fixes("http://xn--n3h.net/"), [None]);
}

/// A safe fix of a label needs a ladder that normalizes names; any other safe fix does not.
#[test]
fn safe_fixes_of_host_names_need_agreed_names() {
    for code in Code::ALL {
        let Some(Safety::Safe(rung)) = code.entry().safety() else { continue };
        // The example of the entry differs from its fix only in the case of a US-ASCII letter.
        let text = match code {
            Code::NotNameprep => "http://\u{c9}.example/",
            _ => code.entry().bad,
        };
        let all = findings(text, Grammar::Rfc3987);
        let Some(fix) = all.into_iter().find(|it| it.code == *code).and_then(|it| it.fix) else {
            continue;
        };
        let fixed = fix.apply(text);
        let (Ok(before), Ok(after)) = (Iri::new(text), Iri::new(&fixed)) else { continue };
        let plain = Ladder::for_comparison();
        let is_label = matches!(code, Code::NotNameprep | Code::AceLabel);
        assert_eq!(plain.equivalent(&before, &after, rung), Ok(!is_label), "{code}");
        let agreed = plain.idn(Idn::Agreed);
        assert_eq!(agreed.equivalent(&before, &after, rung), Ok(true), "{code}");
    }
}
