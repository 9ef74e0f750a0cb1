//! draft-masinter-url-i18n-07 section 3.1: IRI character limitations, a to g.

use crate::findings::{codes, findings, path};
use iri_grammar::Grammar;
use iri_grammar::lint::{Code, KeyWord, LintProfile, Linter, Severity};

#[test]
fn s3_1_a_host_names_have_no_hex_escapes_and_no_low_line() {
    assert_eq!(codes("http://a_b.example/"), [Code::NotDnsSyntax]);
    assert_eq!(codes("http://a%5Fb.example/"), [Code::EncodedUnreserved, Code::NotDnsSyntax]);
    // No characters beyond US-ASCII: RFC 3987 allows them.
    assert!(!Grammar::UrlI18n07.production("hostname").unwrap().matches("\u{e9}.example"));
    assert_eq!(codes("http://\u{e9}.example/"), []);
}

#[test]
fn s3_1_b_space_delims_and_unwise() {
    assert_eq!(path("\u{3000}"), [Code::SpaceLookAlike]);
    assert_eq!(path("\u{ff03}"), [Code::DelimiterLookAlike]);
}

#[test]
fn s3_1_c_dingbats_mathematical_and_other_symbols_ligatures_and_presentation_forms() {
    for c in ['\u{2190}', '\u{2203}', '\u{2500}', '\u{2603}', '\u{2713}'] {
        assert_eq!(path(&c.to_string()), [Code::Symbol], "{c:?}");
    }
    assert_eq!(path("\u{fb01}"), [Code::NonNfkc]);
    assert_eq!(path("\u{fe8d}"), [Code::NonNfkc]);
    assert_eq!(path("\u{fdfd}"), [Code::PresentationForm]);
}

#[test]
fn s3_1_d_full_width_equivalents_and_half_width_katakana() {
    assert_eq!(path("\u{ff41}"), [Code::FullWidthLatin]);
    assert_eq!(path("\u{ff11}"), [Code::FullWidthAscii]);
    assert_eq!(path("\u{ff76}"), [Code::HalfWidthKatakana]);
}

#[test]
fn s3_1_e_no_visual_representation() {
    assert_eq!(path("a\u{ad}b"), [Code::Invisible]);
    assert_eq!(path("a\u{fe0f}"), [Code::Invisible]);
    // "swapping"
    assert_eq!(path("\u{4e00}\u{206b}"), [Code::ExcludedByNameprep]);
    let tag = findings("?\u{e0041}", Grammar::Rfc3987bis);
    assert_eq!(tag[0].code, Code::Tag);
    let control = findings("a\u{85}", Grammar::Leiri);
    assert_eq!(control[0].code, Code::LegacyControl);
}

#[test]
fn s3_1_f_private_use() {
    assert_eq!(codes("?\u{e000}\u{10fffd}"), [Code::PrivateUse]);
}

#[test]
fn s3_1_g_normalization_form_c() {
    assert_eq!(path("e\u{301}"), [Code::NonNfc]);
    let source = Code::NonNfc.entry().sources.iter().find(|it| it.citation.section == "3.1 g");
    assert_eq!(source.unwrap().key_word, KeyWord::Must);
}

/// "These can nevertheless be encoded in an IRI if necessary. [...] A non-breaking space
/// (U+00A0) can be encoded as %C2%A0."
#[test]
fn s3_1_what_is_excluded_can_be_encoded() {
    assert_eq!(path("a%C2%A0b%20c"), []);
}

#[test]
fn s3_1_the_draft_alone_makes_no_error() {
    for code in [Code::Symbol, Code::PresentationForm, Code::Invisible] {
        assert_eq!(LintProfile::Strict.severity(code), Severity::Note);
    }
    assert_eq!(LintProfile::Strict.severity(Code::PrivateUse), Severity::Warning);
}

/// What the profile of 2001 says, and how gravely.
fn of_2001(text: &str) -> Vec<(Code, Severity)> {
    let findings = Linter::new(LintProfile::UrlI18n07).lint(text).unwrap().into_iter();
    findings.map(|finding| (finding.code, finding.severity)).collect()
}

#[test]
fn s3_1_a_no_characters_beyond_us_ascii_in_an_authority() {
    let error = (Code::NonAsciiAuthority, Severity::Error);
    assert_eq!(of_2001("http://r\u{e9}sum\u{e9}.example.org/\u{e9}"), [error]);
    // A registry-based name of RFC 2396, and no domain name.
    let no_name = (Code::NotDnsSyntax, Severity::Note);
    assert_eq!(of_2001("ftp://\u{e9}@example.org/"), [error, no_name]);
    assert_eq!(of_2001("http://example.org/\u{e9}?\u{e9}#\u{e9}"), []);
    assert_eq!(of_2001("mailto:\u{e9}@example.org"), []);
    let strict = Linter::new(LintProfile::Strict).lint("http://\u{e9}.example/").unwrap();
    assert_eq!(strict, []);
}

/// "the definition of host names in URIs does not allow hex escapes, or "_"", whatever they encode.
#[test]
fn s3_1_a_hex_escapes_in_a_host_name() {
    let no_name = (Code::NotDnsSyntax, Severity::Note);
    for host in ["h%41", "r%C3%A9sum%C3%A9.example.org", "a%2Db", "a%5Fb", "a_b"] {
        assert_eq!(of_2001(&format!("http://{host}/%41")), [no_name], "{host}");
    }
    let findings = Linter::new(LintProfile::UrlI18n07).lint("http://h%41%42.a/").unwrap();
    assert_eq!(findings[0].span.slice("http://h%41%42.a/"), "%41%42");
    assert_eq!(codes("http://h%41/"), [Code::EncodedUnreserved]);
}

#[test]
fn s3_1_e_f_g_are_errors_of_the_profile_of_2001() {
    let error = |code| [(code, Severity::Error)];
    for c in ["\u{ad}", "\u{200e}", "\u{200d}", "\u{2060}", "\u{feff}", "\u{2066}", "\u{fe0f}"] {
        let text = format!("http://example.org/\u{4e00}{c}\u{4e00}");
        assert_eq!(of_2001(&text), error(Code::ControlCharacter), "{c:?}");
    }
    // In the context of RFC 5892 too.
    assert_eq!(of_2001("\u{915}\u{94d}\u{200d}\u{937}"), error(Code::ControlCharacter));
    assert_eq!(of_2001("http://example.org/e\u{301}"), error(Code::NonNfc));
    let of_bis = Linter::new(LintProfile::UrlI18n07).grammar(Grammar::Rfc3987bis);
    assert_eq!(of_bis.lint("?\u{e000}").unwrap()[0].severity, Severity::Error);
    // By its own grammar, no IRI has some of them.
    for text in ["?\u{e000}", "\u{85}", "\u{206a}", "\u{e0041}"] {
        assert!(Linter::new(LintProfile::UrlI18n07).lint(text).is_err(), "{text:?}");
    }
    // b, c and d say "should".
    assert_eq!(of_2001("\u{3000}"), [(Code::SpaceLookAlike, Severity::Note)]);
    assert_eq!(of_2001("\u{2603}"), [(Code::Symbol, Severity::Note)]);
    assert_eq!(of_2001("\u{ff11}"), [(Code::FullWidthAscii, Severity::Note)]);
}

/// Section 3.1 c has no exception for queries, which RFC 3987 section 7.5 has.
#[test]
fn s3_1_c_has_no_exception_for_queries() {
    for c in ["\u{2103}", "\u{fb01}", "\u{fe8d}", "\u{fe10}", "\u{2603}"] {
        let code = if c.starts_with(['\u{2103}', '\u{2603}']) {
            Code::Symbol
        } else {
            Code::PresentationForm
        };
        for place in ["http://a/?q=", "http://a/?", "http://a/", "http://a/#", "x:"] {
            let text = format!("{place}{c}");
            assert_eq!(of_2001(&text), [(code, Severity::Note)], "{text}");
        }
        let strict = Linter::new(LintProfile::Strict).lint(&format!("http://a/?q={c}")).unwrap();
        let strict: Vec<_> = strict.iter().map(|it| (it.code, it.severity)).collect();
        assert_eq!(strict, [(code, Severity::Note)], "{c}");
    }
}

/// Neither dingbats, symbols, ligatures nor presentation forms, for all that they are no NFKC.
#[test]
fn s3_1_c_names_no_other_variants() {
    for c in ["\u{aa}", "\u{b2}", "\u{a8}", "\u{2167}", "\u{1d400}"] {
        assert_eq!(of_2001(&format!("http://a/0{c}")), [], "{c}");
    }
}

/// An entry that is off, such as that on what Nameprep excludes, hides none that is on.
#[test]
fn s3_1_c_symbols_that_nameprep_excludes_are_symbols() {
    for c in ('\u{2ff0}'..='\u{2ffb}').chain(['\u{fffc}', '\u{fffd}']) {
        for place in ["http://a/", "http://a/?", "http://a/#"] {
            let text = format!("{place}{c}");
            assert_eq!(of_2001(&text), [(Code::Symbol, Severity::Note)], "{text:?}");
        }
    }
}

/// "Some code points are reserved for private use or for special encoding purposes. They are not
/// interoperable."
#[test]
fn s3_1_f_code_points_for_special_purposes() {
    for c in ['\u{fdd0}', '\u{fdef}', '\u{fffe}', '\u{1ffff}', '\u{dfffe}'] {
        for place in ["http://a/", "http://a/?", "http://a/#"] {
            let text = format!("{place}{c}");
            assert_eq!(of_2001(&text), [(Code::NonCharacter, Severity::Note)], "{text:?}");
        }
    }
}

/// Section 4.4: "it is recommended to avoid choosing IRIs that are easily confused"; "it should be
/// assumed that all letters in a component are from the same script".
#[test]
fn s4_4_names_that_confuse() {
    assert_eq!(of_2001("http://a/1ame"), [(Code::DigitForLetter, Severity::Note)]);
    assert_eq!(of_2001("http://a/br0ken"), [(Code::DigitForLetter, Severity::Note)]);
    assert_eq!(of_2001("http://a/p\u{430}ypal"), [(Code::MixedScripts, Severity::Note)]);
    let confusable = "http://a/\u{440}\u{430}\u{443}";
    assert_eq!(of_2001(confusable), [(Code::Confusable, Severity::Note)]);
    // "an identifier such as "BOX0021" can be completely appropriate"
    assert_eq!(of_2001("http://a/BOX0021"), []);
}
