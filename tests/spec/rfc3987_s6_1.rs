//! RFC 3987 section 6.1: limitations on UCS characters allowed in IRIs; and 3987bis section
//! 5.1, which adds two.

use crate::findings::{path, told};
use iri_grammar::lint::{Code, LintProfile, Linter};
use iri_grammar::{Document, Grammar};

#[test]
fn s6_1_b_look_alikes_of_space() {
    for c in ['\u{a0}', '\u{1680}', '\u{2003}', '\u{200b}', '\u{202f}', '\u{205f}', '\u{3000}'] {
        assert_eq!(path(&format!("a{c}b")), [Code::SpaceLookAlike], "{c:?}");
    }
}

#[test]
fn s6_1_b_look_alikes_of_delims_and_unwise() {
    for c in "\u{ff1c}\u{ff1e}\u{ff03}\u{ff05}\u{ff02}\u{ff5b}\u{ff3c}\u{ff3e}\u{fe64}".chars() {
        assert_eq!(path(&format!("a{c}b")), [Code::DelimiterLookAlike], "{c:?}");
    }
}

#[test]
fn s6_1_b_full_width_and_half_width_forms() {
    assert_eq!(path("\u{ff41}\u{ff42}"), [Code::FullWidthLatin]);
    assert_eq!(path("\u{ff76}"), [Code::HalfWidthKatakana]);
    assert_eq!(path("\u{30ab}"), []);
    // "and many others"
    assert_eq!(path("\u{ff08}\u{4e00}\u{ff09}"), [Code::FullWidthAscii]);
}

#[test]
fn s6_1_b_characters_excluded_in_rfc3491() {
    for c in ['\u{6dd}', '\u{2028}', '\u{2060}', '\u{206a}', '\u{2ff0}', '\u{feff}'] {
        assert_eq!(path(&format!("\u{4e00}{c}\u{4e00}")), [Code::ExcludedByNameprep], "{c:?}");
    }
}

#[test]
fn s6_1_one_finding_names_all_characters_of_a_component() {
    let text = "http://example.org/a\u{a0}b\u{2003}c\u{a0}d?\u{a0}";
    let place = |part: &str| (Code::SpaceLookAlike, part.to_owned());
    assert_eq!(told(text), [place("\u{a0}b\u{2003}c\u{a0}"), place("\u{a0}")]);
}

/// 3987bis section 5.1 b, by the profile and the grammar of that document.
#[test]
fn bis_s5_1_b_characters_to_be_avoided() {
    let linter = Linter::new(LintProfile::Rfc3987bis).grammar(Grammar::Rfc3987bis);
    for (c, code) in [
        ('\u{ff41}', Code::FullWidthLatin),
        ('\u{ff76}', Code::HalfWidthKatakana),
        ('\u{a0}', Code::SpaceLookAlike),
        ('\u{3000}', Code::SpaceLookAlike),
        ('\u{1d159}', Code::SpaceLookAlike),
        ('\u{ff1c}', Code::DelimiterLookAlike),
        ('\u{ff5b}', Code::DelimiterLookAlike),
        ('\u{2060}', Code::ExcludedByNameprep),
    ] {
        let found = linter.lint(&format!("http://example.org/\u{4e00}{c}\u{4e00}")).unwrap();
        let found: Vec<_> = found.iter().map(|it| (it.code, it.source.citation)).collect();
        let citation = Document::Rfc3987bis.section("5.1 b");
        assert_eq!(found, [(code, citation)], "{c:?}");
    }
}

/// 3987bis: "As an example, a COMBINING TILDE OVERLAY (U+0334) would be very confusing at the
/// start of a <isegment>."
#[test]
fn bis_s5_1_c_combining_marks_at_the_start() {
    assert_eq!(path("\u{334}"), [Code::CombiningMarkFirst]);
    assert_eq!(path("a/\u{334}b/c"), [Code::CombiningMarkFirst]);
    assert_eq!(path("a\u{334}"), []);
    assert_eq!(path("?\u{334}"), [Code::CombiningMarkFirst]);
    assert_eq!(path("#\u{334}"), [Code::CombiningMarkFirst]);
}

#[test]
fn bis_s5_1_d_joiners_without_context() {
    assert_eq!(path("a\u{200c}b"), [Code::JoinControl]);
    assert_eq!(path("a\u{200d}b"), [Code::JoinControl]);
    // After a virama.
    assert_eq!(path("\u{915}\u{94d}\u{200c}\u{937}"), []);
    assert_eq!(path("\u{915}\u{94d}\u{200d}\u{937}"), []);
    // Between letters that join: Persian 'namehi'.
    assert_eq!(path("\u{646}\u{627}\u{645}\u{647}\u{200c}\u{627}\u{6cc}"), []);
}

#[test]
fn bis_s5_1_d_other_characters_of_rfc5892_appendix_a() {
    assert_eq!(path("col\u{b7}legi"), []);
    assert_eq!(path("a\u{b7}b"), [Code::ContextCharacter]);
    assert_eq!(path("\u{30ab}\u{30fb}\u{30ca}"), []);
    assert_eq!(path("a\u{30fb}b"), [Code::ContextCharacter]);
}

/// By the same reading as the conversion to IRIs: see `rfc3987_s3_2`.
#[test]
fn s6_1_b_joiners_are_not_excluded_by_rfc3491() {
    for (profile, joiner) in [
        (LintProfile::Rfc3987, &[][..]),
        (LintProfile::Rfc3987bis, &[Code::JoinControl]),
        (LintProfile::Strict, &[Code::JoinControl]),
    ] {
        let codes = |text: &str| -> Vec<Code> {
            Linter::new(profile).lint(text).unwrap().iter().map(|it| it.code).collect()
        };
        assert_eq!(codes("http://a.example/a\u{200d}b"), joiner, "{profile}");
        assert_eq!(codes("http://a.example/\u{915}\u{94d}\u{200d}\u{937}"), [], "{profile}");
        for c in ['\u{2060}', '\u{feff}'] {
            let text = format!("http://a.example/a{c}b");
            assert_eq!(codes(&text), [Code::ExcludedByNameprep], "{profile}");
        }
    }
}
