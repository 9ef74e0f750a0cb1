//! The processing guidelines of 2011, section 4: pre-processing arbitrary Unicode strings.

use iri_grammar::Component;
use iri_grammar::preparation::{NoteKind, Preparation, Prepared, References};
use iri_grammar::spec::Trace;
use iri_grammar::text::Charset;

fn what(prepared: &Prepared) -> Vec<NoteKind> {
    prepared.notes().iter().map(|note| note.kind).collect()
}

#[test]
fn s4_step1_removes_four_characters_and_no_others() {
    let iri_form = Preparation::new().iri_form(true);
    for c in ['\u{20}', '\u{d}', '\u{a}', '\u{9}'] {
        let prepared = iri_form.reference(&format!("{c}{c}a{c}"));
        assert_eq!((prepared.as_str(), what(&prepared)), ("a", vec![NoteKind::Trimmed; 2]));
    }
    // "Unicode has many more characters that are considered whitespace, none of which are
    // affected or considered in this rule."
    let others = (0..=0x3000).filter_map(char::from_u32).filter(|c| c.is_whitespace());
    for c in others.filter(|c| !matches!(c, ' ' | '\r' | '\n' | '\t')) {
        let prepared = iri_form.reference(&format!("{c}a{c}"));
        assert!(!what(&prepared).contains(&NoteKind::Trimmed), "{c:?}");
        assert_ne!(prepared.as_str(), "a", "{c:?}");
    }
}

#[test]
fn s4_step2_splits_on_blocks_of_spaces() {
    let split = |text: &str| -> Vec<String> {
        Preparation::new().references(text).map(|one| one.as_str().to_owned()).collect()
    };
    assert_eq!(split("a b"), ["a", "b"]);
    assert_eq!(split("  a:b    c?d  "), ["a:b", "c?d"]);
    // On U+0020 alone; what each of them has at its ends is removed, as it is "an independent
    // reference-string".
    assert_eq!(split("a\tb c"), ["a%09b", "c"]);
    assert_eq!(split("a\t \nb"), ["a", "b"]);
    assert_eq!(split("a \t b"), ["a", "", "b"]);
    assert_eq!(split("a\u{a0}b"), ["a%C2%A0b"]);
    for nothing in ["", " ", "   ", "\t"] {
        assert_eq!(split(nothing), [""]);
    }
}

#[test]
fn s4_step2_spans_of_split_references_are_those_of_the_whole() {
    let text = " ab  \u{e9}: c";
    let spans: Vec<&str> = Preparation::new()
        .references(text)
        .flat_map(|one| Component::ALL.map(|it| one.part_span(it)).into_iter().flatten())
        .map(|span| span.slice(text))
        .collect();
    assert_eq!(spans, ["ab", "\u{e9}:", "c"]);
}

#[test]
fn s4_step2_removes_or_encodes_where_there_is_one_reference() {
    let remove = Preparation::new().remove_whitespace(true);
    assert_eq!(remove.reference("a b\t\r\n  c").as_str(), "abc");
    assert_eq!(remove.reference("a\u{a0}b").as_str(), "a%C2%A0b");
    // "each U+0020 SPACE with a single percent-encoded U+0020 SPACE".
    let prepared = Preparation::new().reference("a b  c\td");
    assert_eq!(prepared.as_str(), "a%20b%20%20c%09d");
    assert_eq!(what(&prepared), [NoteKind::Space, NoteKind::Space, NoteKind::NotAllowed]);
    assert_eq!(prepared.notes()[0].citation().to_string(), "guidelines (2011) section 4");
}

#[test]
fn s4_step3_transcodes() {
    let prepared = Preparation::new().octets(b" a\xc3\xa9 ", Charset::UTF_8).unwrap();
    assert_eq!(prepared.as_str(), "a%C3%A9");
    let error = Preparation::new().octets(b"a\xff", Charset::UTF_8).unwrap_err();
    let said = "not UTF-8: octet FF at column 2 (guidelines (2011) section 4)";
    assert_eq!(format!("{error:#}"), said);
}

/// "Vi&#x1EC7;t Nam" of RFC 3987 section 3.1, in windows-1258.
#[cfg(feature = "charset")]
#[test]
fn s4_step3_transcodes_from_other_encodings() {
    let charset = Charset::for_label("windows-1258").unwrap();
    let octets = b" Vi\xea\xf2t%20Nam";
    let preparation = Preparation::new();
    let prepared = preparation.octets(octets, charset).unwrap();
    assert_eq!(prepared.as_str(), "Vi%C3%AA%CC%A3t%20Nam");
    let prepared = preparation.nfc_when_transcoded(true).octets(octets, charset).unwrap();
    assert_eq!(prepared.as_str(), "Vi%E1%BB%87t%20Nam");
    // Never where the string is "already in a Unicode encoding".
    let utf_8 = preparation.nfc_when_transcoded(true).octets(b"e\xcc\x81", Charset::UTF_8);
    assert_eq!(utf_8.unwrap().as_str(), "e%CC%81");
}

/// The example of step 4, with the references that the damaged copy breaks in two.
const EXAMPLE: &str =
    "htt&#x0070;://www.example.com/&#x0066;&#x006f;&#x006f;bar&#x002f;foo&#x003f;bar";

#[test]
fn s4_step4_example() {
    let all = Preparation::new().numeric_references(References::All);
    let prepared = all.reference(EXAMPLE);
    assert_eq!(prepared.iri().unwrap(), "http://www.example.com/foobar/foo?bar");
    assert_eq!(prepared.part_span(Component::Scheme).unwrap().slice(EXAMPLE), "htt&#x0070;");
    // "Or should this step of unescaping be limited to the <iunreserved> set?"
    let limited = all.numeric_references(References::Iunreserved);
    assert!(
        limited
            .reference(EXAMPLE)
            .as_str()
            .starts_with("http://www.example.com/foobar&#x002f;foo&")
    );
    assert!(Preparation::new().reference(EXAMPLE).as_str().starts_with("htt&#x0070;"));
}

#[test]
fn s4_step4_decimal_and_hexadecimal() {
    let all = Preparation::new().numeric_references(References::All).iri_form(true);
    let resolved = |text: &str| all.reference(text).as_str().to_owned();
    assert_eq!(resolved("&#97;&#x61;&#X61;&#000000000000000000097;"), "aaaa");
    assert_eq!(resolved("&#233;&#x1F600;"), "\u{e9}\u{1f600}");
    // Once only.
    assert_eq!(resolved("&#38;#97;"), "&#97;");
    // What is not whole stays; `#` begins the fragment then.
    for kept in ["&#97", "&#;", "&#x;", "&#g;", "&#-97;", "&97;", "& #97;"] {
        let prepared = all.reference(kept);
        assert!(!what(&prepared).contains(&NoteKind::Reference), "{kept}");
        assert!(!what(&prepared).contains(&NoteKind::BadReference), "{kept}");
    }
    // Names are not numbers.
    assert_eq!(resolved("?a&amp;b"), "?a&amp;b");
}

#[test]
fn s4_step4_what_is_no_character_stays_and_is_noted() {
    let all = Preparation::new().numeric_references(References::All);
    for kept in ["&#0;", "&#x0;", "&#xD800;", "&#xDFFF;", "&#x110000;", "&#99999999999999999999;"] {
        let prepared = all.reference(kept);
        assert_eq!(what(&prepared), [NoteKind::BadReference], "{kept}");
        assert_eq!(prepared.notes()[0].span.slice(kept), kept);
        assert_eq!(prepared.as_str(), kept);
    }
    assert_eq!(what(&all.reference("&#x10FFFF;&#xD7FF;"))[0], NoteKind::Reference);
}

#[test]
fn s4_steps_have_their_numbers() {
    let mut recorded = Trace::on();
    Preparation::new().octets_with_trace(b" a b ", Charset::UTF_8, &mut recorded).unwrap();
    let steps: Vec<String> = recorded[..4].iter().map(ToString::to_string).collect();
    assert_eq!(steps, ["3.  a b ", "1. a b", "2. a%20b", "4. a%20b"]);
    assert!(recorded[..4].iter().all(|step| step.section.section == "4"));
}
