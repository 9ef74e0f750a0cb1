//! RFC 3987 section 7.6: display of URIs/IRIs; section 6.4 for what stays percent-encoded.

use iri_grammar::bidi::{BaseDirection, Context, Marks, Structure};
use iri_grammar::display::{Around, Display, Repertoire};
use iri_grammar::host::{Idna2003, Idna2008, Uts46};
use iri_grammar::mapping::{RegNameError, ToIri};
use iri_grammar::spec::Trace;
use iri_grammar::text::{Class, Classes};
use iri_grammar::{IriReference, Uri};

fn show(display: Display<'_>, text: &str) -> String {
    display.show(&IriReference::new(text).unwrap()).unwrap().to_string()
}

fn scripts(names: &[&str]) -> Repertoire {
    let with = |repertoire: Repertoire, name: &&str| repertoire.with_script(name).unwrap();
    names.iter().fold(Repertoire::ascii(), with)
}

#[test]
fn s7_6_non_ascii_parts_are_percent_encoded() {
    let ascii = Repertoire::ascii();
    assert_eq!(
        show(Display::new(&ascii), "http://r\u{e9}sum\u{e9}.example.org/\u{e9}?\u{e9}#\u{e9}"),
        "http://r%C3%A9sum%C3%A9.example.org/%C3%A9?%C3%A9#%C3%A9"
    );
    let uri = "http://a/%c3%a9?%41#";
    assert_eq!(show(Display::new(&ascii), uri), uri);
}

#[test]
fn s7_6_a_repertoire_of_scripts() {
    let latin = scripts(&["latin"]);
    assert_eq!(show(Display::new(&latin), "/\u{e9}\u{44f}"), "/\u{e9}%D1%8F");
    let both = scripts(&["Latn", "Cyrillic"]);
    assert_eq!(show(Display::new(&both), "/\u{e9}\u{44f}"), "/\u{e9}\u{44f}");
    // A mark that is used in several scripts, and in which of them.
    assert_eq!(
        show(Display::new(&scripts(&["Arab"])), "\u{628}\u{650}\u{628}"),
        "\u{628}\u{650}\u{628}"
    );
    assert!(!latin.contains('\u{650}'));
    assert!(Repertoire::ascii().with_script("Klingonese").is_err());
}

#[test]
fn s7_6_a_repertoire_of_ranges_and_one_of_all() {
    let range = Repertoire::ascii().with_range('\u{e0}'..='\u{e9}');
    assert_eq!(show(Display::new(&range), "\u{df}\u{e0}\u{e9}\u{ea}"), "%C3%9F\u{e0}\u{e9}%C3%AA");
    let all = Repertoire::unicode();
    let text = "\u{df}\u{3000}?\u{e000}\u{10fffd}";
    assert_eq!(show(Display::new(&all), text), text);
}

#[test]
fn s7_6_without_classes_that_a_viewer_does_not_tell_apart() {
    let all = Repertoire::unicode().without(Classes::RFC3987.with(Class::Compatibility));
    assert_eq!(
        show(Display::new(&all), "\u{e9}\u{3000}\u{ff21}\u{fb01}"),
        "\u{e9}%E3%80%80%EF%BC%A1%EF%AC%81"
    );
}

#[cfg(feature = "charset")]
#[test]
fn s7_6_the_repertoire_of_an_encoding() {
    use iri_grammar::text::Charset;
    let hebrew = Charset::for_label("windows-1255").unwrap();
    let hebrew = Repertoire::ascii().with_charset(hebrew);
    assert_eq!(show(Display::new(&hebrew), "/\u{5d0}/\u{627}"), "/\u{5d0}/%D8%A7");
    let japanese = Charset::for_label("iso-2022-jp").unwrap();
    let japanese = Repertoire::ascii().with_charset(japanese);
    assert_eq!(show(Display::new(&japanese), "/\u{7d0d}\u{e9}"), "/\u{7d0d}%C3%A9");
}

#[test]
fn s7_6_domain_names_by_punycode() {
    let latin = scripts(&["Latin"]);
    let display = Display::new(&latin).to_ascii(Uts46::new());
    // Only the labels that the viewer does not have.
    assert_eq!(
        show(display, "http://\u{e9}.\u{44f}.\u{44f}b/\u{44f}"),
        "http://\u{e9}.xn--41a.xn--b-zub/%D1%8F"
    );
    // RFC 3490 section 3.1: the dot separates labels, and is U+002E where it is converted.
    assert_eq!(show(display, "http://\u{e9}\u{3002}b"), "http://\u{e9}.b");
    // IDNA2008 divides at U+002E alone, and has no label with another dot.
    let display = Display::new(&latin).to_ascii(Idna2008::new());
    assert_eq!(show(display, "http://\u{44f}.\u{44f}b"), "http://xn--41a.xn--b-zub");
    assert_eq!(show(display, "http://\u{44f}\u{3002}b"), "http://%D1%8F%E3%80%82b");
    let display = Display::new(&latin).to_ascii(Uts46::new());
    // No domain name, as far as one knows.
    assert_eq!(show(display, "x://\u{44f}"), "x://%D1%8F");
    assert_eq!(show(display, "//\u{44f}"), "//%D1%8F");
    assert_eq!(
        show(display.structure(Structure::new().base_scheme("http")), "//\u{44f}"),
        "//xn--41a"
    );
    // What ToASCII does not take is percent-encoded.
    let ascii = Repertoire::ascii();
    let display = Display::new(&ascii).to_ascii(Idna2003::for_mapping());
    assert_eq!(show(display, "http://\u{5d0}b.\u{e9}"), "http://%D7%90b.xn--9ca");
    let wrong = |_: &str| -> Result<String, RegNameError> { Ok("a b".to_owned()) };
    let display = Display::new(&ascii).to_ascii(&wrong);
    let error = display.show(&IriReference::new("http://\u{e9}").unwrap()).unwrap_err();
    assert_eq!(error.citation().to_string(), "RFC 3987 section 7.6");
}

#[test]
fn s7_6_bidi_components_that_offend_are_mapped_as_a_whole() {
    let all = Repertoire::unicode();
    let display = Display::new(&all);
    assert_eq!(show(display, "/\u{5d0}/\u{5d0}b/\u{202e}"), "/\u{5d0}/%D7%90b/%E2%80%AE");
    let text = "/\u{5d0}.html";
    assert_eq!(show(display, text), "/%D7%90.html");
    assert_eq!(show(display.structure(Structure::new().extensions(true)), text), text);
    assert_eq!(show(display.encode_violations(false), text), text);
    // A part of it that is percent-encoded makes of the rest a component of both directions.
    let alef = Repertoire::ascii().with_range('\u{5d0}'..='\u{5d0}');
    assert_eq!(show(Display::new(&alef), "/\u{5d0}\u{5d1}\u{5d0}"), "/%D7%90%D7%91%D7%90");
}

#[test]
fn s7_6_see_section_4_1_for_bidi_iris() {
    let all = Repertoire::unicode();
    let iri = IriReference::new("http://a/\u{5d0}").unwrap();
    let shown = |around| Display::new(&all).around(around).show(&iri).unwrap();
    assert_eq!(shown(Around::Nothing).marks, Marks::None);
    let embedded = shown(Around::Embedding);
    assert_eq!(embedded.to_string(), format!("\u{202a}{iri}\u{202c}"));
    // The marks are not part of the IRI.
    assert_eq!(embedded.identifier, iri);
    let context = Context { after: " \u{5d1}", ..Context::default() };
    assert_eq!(shown(Around::Needed(context)).marks, Marks::LrmAfter);
    let context = Context { direction: BaseDirection::RightToLeft, ..context };
    assert_eq!(shown(Around::Needed(context)).marks, Marks::Embedding);
}

/// "http://www.example.org/r%E9sum%E9.xml#r%C3%A9sum%C3%A9", where the document name is not
/// in UTF-8 (section 6.4).
#[test]
fn s6_4_what_is_not_in_utf_8_stays_percent_encoded() {
    let uri = "http://www.example.org/r%E9sum%E9.xml#r%C3%A9sum%C3%A9";
    let latin = scripts(&["Latin"]);
    let display = Display::new(&latin).decoded(ToIri::rfc3987());
    let iri = "http://www.example.org/r%E9sum%E9.xml#r\u{e9}sum\u{e9}";
    assert_eq!(show(display, uri), iri);
    assert_eq!(show(display, iri), iri);
    // What the viewer does not have is encoded again.
    assert_eq!(show(display, "/%C3%A9%D1%8F"), "/\u{e9}%D1%8F");
    assert!(Uri::new(uri).is_ok());
}

#[test]
fn s7_6_its_steps() {
    let latin = scripts(&["Latin", "Hebrew"]);
    let display = Display::new(&latin).decoded(ToIri::rfc3987()).around(Around::Embedding);
    let mut steps = Trace::on();
    let iri = IriReference::new("/%C3%A9\u{44f}?\u{5d0}1").unwrap();
    display.show_with_trace(&iri, &mut steps).unwrap();
    let steps: Vec<_> =
        steps.iter().map(|step| (step.section.section, step.after.to_string())).collect();
    assert_eq!(
        steps,
        [
            ("3.2", "/\u{e9}\u{44f}?\u{5d0}1".to_owned()),
            ("7.6", "/\u{e9}%D1%8F?\u{5d0}1".to_owned()),
            ("4.2", "/\u{e9}%D1%8F?%D7%901".to_owned()),
            ("4.1", "\u{202a}/\u{e9}%D1%8F?%D7%901\u{202c}".to_owned()),
        ]
    );
    let mut steps = Trace::on();
    let iri = IriReference::new("a").unwrap();
    Display::new(&latin).encode_violations(false).show_with_trace(&iri, &mut steps).unwrap();
    assert_eq!(steps.len(), 1);
}

/// "Applications should not render as clear text any data after the first colon (":")
/// character found within a userinfo subcomponent unless the data after the colon is the
/// empty string (indicating no password)."
#[test]
fn rfc3986_s3_2_1_a_password_is_not_shown() {
    let all = Repertoire::unicode();
    for (text, shown) in [
        ("ftp://user:secret@h/", "ftp://user:***@h/"),
        ("//:secret@h", "//:***@h"),
        ("//a:b:c@h:8/x:y@z", "//a:***@h:8/x:y@z"),
        ("http://\u{e9}:\u{5d0}b@h/?a:b@c#d:e@f", "http://\u{e9}:***@h/?a:b@c#d:e@f"),
        ("//a:%73ecret@h", "//a:***@h"),
        // No password, and no userinfo.
        ("ftp://user:@h/", "ftp://user:@h/"),
        ("ftp://us%3Aer@h/", "ftp://us%3Aer@h/"),
        ("ftp://h:80/a:b@c", "ftp://h:80/a:b@c"),
        ("mailto:a:b@c", "mailto:a:b@c"),
    ] {
        let iri = IriReference::new(text).unwrap();
        for display in [Display::new(&all), Display::new(&all).decoded(ToIri::rfc3987())] {
            assert_eq!(display.show(&iri).unwrap().identifier, shown);
            let mut steps = Trace::on();
            display.show_with_trace(&IriReference::new(text).unwrap(), &mut steps).unwrap();
            assert!(steps.iter().all(|step| !step.after.to_string().contains("ecret")));
            assert_eq!(steps[0].section.section == "3.2.1", shown != text, "{text}");
        }
        let asked = Display::new(&all).encode_violations(false).password(true);
        assert_eq!(asked.show(&iri).unwrap().identifier, text);
    }
}
