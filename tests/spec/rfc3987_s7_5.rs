//! RFC 3987 section 7.5: URI/IRI selection; and section 8.

use crate::findings::{codes, findings, path};
use iri_grammar::Grammar;
use iri_grammar::lint::{Code, LintProfile, Linter, Severity};

#[test]
fn s7_5_publishers_avoid_br0ken_and_1ame() {
    assert_eq!(path("br0ken"), [Code::DigitForLetter]);
    assert_eq!(path("1ame"), [Code::DigitForLetter]);
    let found = findings("http://example.org/a/br0ken", Grammar::Rfc3987);
    assert_eq!(found[0].detail, "it reads as \"broken\"");
}

/// draft-masinter-url-i18n-07 section 4.4: "an identifier such as "BOX0021" can be
/// completely appropriate".
#[test]
fn s7_5_ordinary_digits_are_left_alone() {
    for text in ["BOX0021", "2001", "v1", "mp3", "top10", "1st", "a1b2c3", "f00d", "deadbe0f", "x0"]
    {
        assert_eq!(path(text), [], "{text}");
    }
}

#[test]
fn s7_5_variants_for_compatibility() {
    // "the UCS contains the "fi" ligature at U+FB01"
    assert_eq!(path("\u{fb01}nd"), [Code::NonNfkc]);
    let fix = findings("http://example.org/\u{fb01}nd", Grammar::Rfc3987)[0].fix.clone().unwrap();
    assert_eq!(fix.replacement, "fi");
    // "the query part of an IRI for an explicit search for a word written containing the
    // "fi" ligature"
    let of_rfc3987 = Linter::new(LintProfile::Rfc3987);
    assert_eq!(of_rfc3987.lint("http://example.org/?\u{fb01}nd").unwrap(), []);
    assert_eq!(path("?\u{fb01}nd"), [Code::PresentationForm]);
    // draft-masinter-url-i18n-07 section 3.1 c has no such exception.
    // Letters of ordinary words, for all that they have a compatibility decomposition.
    assert_eq!(path("\u{e19}\u{e49}\u{e33}"), []);
}

/// "the similarity of the Latin "A", the Greek "Alpha", and the Cyrillic "A""
#[test]
fn s7_5_characters_of_different_scripts() {
    assert_eq!(path("p\u{430}ypal"), [Code::MixedScripts]);
    assert_eq!(path("p\u{3b1}ypal"), [Code::MixedScripts]);
    let found = findings("http://example.org/x-p\u{430}ypal", Grammar::Rfc3987);
    assert_eq!(found[0].detail, "Latin, Cyrillic");
    assert_eq!(found[0].span.slice("http://example.org/x-p\u{430}ypal"), "p\u{430}ypal");
}

/// "all the characters in a single component": those of section 4.2.
#[test]
fn s7_5_strict_compares_components() {
    let mixed = |profile, text: &str| -> Vec<String> {
        let found = Linter::new(profile).lint(text).unwrap().into_iter();
        let found = found.filter(|it| it.code == Code::MixedScripts);
        found.map(|it| format!("{} {}", it.span.slice(text), it.detail)).collect()
    };
    let cyrillic = "\u{430}\u{431}\u{432}";
    for (component, text) in [
        ("host", "http://C-ab.example/"),
        ("segment", "http://a/b/C-ab/c"),
        ("name", "http://a/?x=y&C-ab=c"),
        ("value", "http://a/?x=C-ab;y"),
        ("fragment", "http://a/#C-ab"),
    ] {
        let text = text.replace('C', cyrillic);
        let expected = format!("{cyrillic}-ab Cyrillic, Latin");
        assert_eq!(mixed(LintProfile::Strict, &text), [expected], "{component}");
        for profile in [LintProfile::Rfc3987, LintProfile::Rfc3987bis, LintProfile::UrlI18n07] {
            assert_eq!(mixed(profile, &text), [""; 0], "{component} {profile}");
        }
    }
    // Labels, segments, names, values and extensions are components of their own, and the digits of
    // percent-encodings are no letters.
    for text in ["http://C.example/C/b/C.html?b=C&C=b#C", "http://a/%D0C%BF"] {
        let text = text.replace('C', cyrillic);
        assert_eq!(mixed(LintProfile::Strict, &text), [""; 0], "{text}");
    }
    // Japanese has three scripts, and Latin letters beside them.
    let japanese = "http://a/T\u{30b7}\u{30e3}\u{30c4}-\u{8eca}\u{306e}";
    assert_eq!(mixed(LintProfile::Strict, japanese), [""; 0]);
}

#[test]
fn s7_5_scripts_that_are_used_together() {
    for text in [
        // Japanese, with Latin; Korean; Chinese with Bopomofo.
        "\u{30c8}\u{30e8}\u{30bf}\u{306e}\u{8eca}",
        "T\u{30b7}\u{30e3}\u{30c4}",
        "\u{d55c}\u{ad6d}\u{8a9e}",
        "\u{6ce8}\u{3105}",
        // Digits and punctuation are of no script, marks of that of their letter.
        "\u{43c}\u{43e}\u{441}\u{43a}\u{432}\u{430}2024",
        "e\u{334}",
        // Words apart.
        "html-\u{434}\u{43e}\u{43c}",
        "%D0\u{434}\u{43e}\u{43c}%BF",
    ] {
        assert!(!path(text).contains(&Code::MixedScripts), "{text}");
    }
}

#[test]
fn s7_5_words_that_look_like_others() {
    // 'apple' and 'paypal' in Cyrillic letters alone.
    assert_eq!(path("\u{430}\u{440}\u{440}\u{4cf}\u{435}"), [Code::Confusable]);
    let found = findings("http://example.org/\u{440}\u{430}\u{443}", Grammar::Rfc3987);
    assert_eq!(found[0].detail, "it looks like \"pay\"");
    // A letter that Latin does not have tells the script.
    assert_eq!(path("\u{440}\u{430}\u{443}/\u{436}\u{443}\u{43a}"), []);
    assert_eq!(path("\u{43c}\u{43e}\u{441}\u{43a}\u{432}\u{430}"), []);
    assert_eq!(path("r\u{e9}sum\u{e9}"), []);
}

#[test]
fn s7_5_upper_case_is_a_note_of_the_strict_profile_only() {
    let text = "http://example.org/README";
    for profile in LintProfile::ALL {
        let found = Linter::new(profile).lint(text).unwrap();
        let expected = if profile == LintProfile::Strict { Some(Severity::Note) } else { None };
        assert_eq!(found.first().map(|finding| finding.severity), expected, "{profile}");
    }
}

/// "A sequence such as "%C0%AF.." may pass some security tests and then be interpreted as
/// "/..""
#[test]
fn s8_overlong_byte_sequences() {
    assert_eq!(path("a%C0%AF.."), [Code::OverlongUtf8]);
    assert_eq!(path("a%E0%80%AF"), [Code::OverlongUtf8]);
    assert_eq!(path("a%F0%80%80%AF"), [Code::OverlongUtf8]);
    assert_eq!(path("a%C3%AF"), []);
    assert_eq!(path("a%C0"), [Code::NotUtf8]);
}

/// Section 6.4: "the percent-encoding octets cannot be converted to actual characters".
#[test]
fn s6_4_percent_encodings_that_are_not_utf_8() {
    assert_eq!(path("r%E9sum%E9.xml#r%C3%A9sum%C3%A9"), [Code::NotUtf8]);
    assert_eq!(path("r%C3%A9sum%C3%A9.html"), []);
    // "or they may directly encode raw binary data (see also [RFC2397])"
    assert_eq!(codes("data:,%E9"), []);
}

#[test]
fn s5_3_2_2_iris_are_created_by_using_nfc() {
    assert_eq!(path("r\u{e9}sum\u{e9}.html"), []);
    assert_eq!(path("re\u{301}sume\u{301}.html"), [Code::NonNfc]);
    let text = "http://example.org/re\u{301}sume\u{301}.html";
    let fix = findings(text, Grammar::Rfc3987)[0].fix.clone().unwrap();
    assert_eq!(fix.apply(text), "http://example.org/r\u{e9}sum\u{e9}.html");
}

#[test]
fn s5_3_3_domain_names() {
    assert_eq!(codes("http://r\u{e9}sum\u{e9}.example.org/"), []);
    assert_eq!(codes("http://R\u{c9}SUM\u{c9}.example.org/"), [Code::NotNameprep]);
    assert_eq!(codes("http://xn--rsum-bpad.example.org/"), [Code::AceLabel]);
    assert_eq!(codes("http://xn--\u{e9}.example.org/"), [Code::InvalidName]);
    // Not a scheme that is known to have domain names.
    assert_eq!(codes("x://R\u{c9}SUM\u{c9}/"), []);
}

#[test]
fn s4_1_and_s4_2_right_to_left() {
    assert_eq!(path("a\u{202e}b"), [Code::BidiFormatting]);
    assert_eq!(path("a\u{2069}b"), [Code::LaterBidiFormatting]);
    assert_eq!(path("\u{5d0}\u{5d1}/ab/\u{5d2}.html"), []);
    assert_eq!(path("\u{5d0}1"), [Code::DirectionAtEnds]);
    assert_eq!(path("?a=\u{5d0}\u{5d1}"), []);
    // Marks at the end of a word.
    assert_eq!(path("\u{5d0}\u{5b8}"), []);
}
