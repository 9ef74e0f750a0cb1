//! Properties of the preparation of any string as a reference (RFC 3987 section 7.2).

use super::input::{Choices, read};
use iri_grammar::host::{Idna2003, Idna2008, Profile, Uts46};
use iri_grammar::preparation::{DisplayMarks, Entry, Preparation, Prepared, References};
use iri_grammar::schemes::SchemeSpecific;
use iri_grammar::spec::Trace;
use iri_grammar::text::CharacterForm;
use iri_grammar::text::{Charset, Class};
use iri_grammar::{Component, Grammar, IriReference, UriReference};

pub fn run(data: &[u8]) {
    let (mut choices, [text]) = read(data);
    let entry = entry(&mut choices);
    let preparation = untyped(&mut choices);
    let typed = entry.map_or(preparation, |entry| preparation.typed(entry));
    what_it_calls_valid_parses(&text, typed);
    spans_are_of_the_string(&text, typed);
    steps_do_not_change_the_result(&text, typed);
    preparing_a_valid_result_again_changes_nothing(&text, preparation, entry);
    unchanged_components_are_kept(&text);
    a_valid_iri_is_its_own_iri_form(&text);
    a_valid_uri_has_a_uri_and_keeps_all_but_the_host(&text);
    entry_is_idempotent_and_keeps_ascii(&text);
}

/// Returns any options for typed texts, or `None`.
pub fn entry(choices: &mut Choices<'_>) -> Option<Entry> {
    choices.pick(&[
        None,
        Some(Entry::new()),
        Some(Entry::new().delimiters(true).ideographic_space(true)),
        Some(Entry::new().display_marks(DisplayMarks::All)),
        Some(Entry::new().width(false).full_stop(false).normalization(Some(CharacterForm::Nfkc))),
    ])
}

/// Returns a preparation with any options, but not for typed texts.
pub fn untyped(choices: &mut Choices<'_>) -> Preparation {
    let with_host = |profile: Profile| Preparation::new().host(profile);
    let hosts = [
        Preparation::new(),
        with_host(Idna2008::new().into()),
        with_host(Idna2003::for_mapping().into()),
        with_host(Uts46::new().into()),
        Preparation::new().host_in_unicode(),
    ];
    let charsets = [
        Charset::UTF_8,
        Charset::for_label("shift_jis").unwrap(),
        Charset::for_label("iso-2022-jp").unwrap(),
    ];
    choices
        .pick(&hosts)
        .remove_whitespace(choices.pick(&[false, true]))
        .numeric_references(choices.pick(&[
            References::Off,
            References::All,
            References::Iunreserved,
        ]))
        .backslash_to_slash(choices.pick(&[false, true]))
        .by_the_letter(choices.pick(&[false, true]))
        .last_at_sign(choices.pick(&[false, true]))
        .keep_lone_percent(choices.pick(&[false, true]))
        .encode_first_colon(choices.pick(&[false, true]))
        .iri_form(choices.pick(&[false, true]))
        .document_charset(choices.pick(&charsets))
        .base_scheme(choices.pick(&["", "http"]))
}

fn parts(prepared: &Prepared) -> Vec<(Component, String)> {
    prepared.parts().map(|(component, part)| (component, part.to_owned())).collect()
}

/// RFC 3987 section 7.2, RFC 3986 section 4.1: a result is an IRI or URI reference if it says so.
pub fn what_it_calls_valid_parses(text: &str, preparation: Preparation) {
    for prepared in preparation.references(text).chain([preparation.reference(text)]) {
        let takes = Grammar::Rfc3987.reference().matches(prepared.as_str());
        assert_eq!(prepared.iri().is_ok(), takes);
        if let Ok(uri) = prepared.uri() {
            let parsed = Grammar::Rfc3986.reference().components(uri.as_str());
            assert_eq!(Ok(uri.components()), parsed);
            let scheme = prepared.part(Component::Scheme);
            assert_eq!(uri.scheme(), scheme);
        }
        if let Ok(iri) = prepared.iri() {
            let _ = SchemeSpecific::parse(iri.into_components());
        }
    }
}

/// All spans are parts of the original string, also if the string was changed before.
pub fn spans_are_of_the_string(text: &str, preparation: Preparation) {
    for prepared in preparation.references(text).chain([preparation.reference(text)]) {
        let parts = Component::ALL.into_iter().filter_map(|it| prepared.part_span(it));
        let notes = prepared.notes().iter().map(|note| note.span);
        for span in parts.chain(notes).chain(prepared.authority_span()) {
            assert!(text.get(span.start..span.end).is_some(), "{span:?}");
        }
        for note in prepared.notes() {
            assert!(!note.to_string().is_empty());
        }
    }
}

/// RFC 3987 section 5.3.2.3: a preparation without notes keeps the original text.
pub fn unchanged_components_are_kept(text: &str) {
    let prepared = Preparation::new().reference(text);
    for (component, part) in prepared.parts() {
        if prepared.notes().is_empty() {
            assert_eq!(prepared.part_span(component).unwrap().slice(text), part, "{}", component);
        }
    }
    if prepared.notes().is_empty() {
        assert_eq!(prepared.as_str(), text);
    }
}

/// Preparing a valid result again does not change it.
pub fn preparing_a_valid_result_again_changes_nothing(
    text: &str,
    preparation: Preparation,
    entry: Option<Entry>,
) {
    // A numeric reference to `&` can begin another reference. The result is not prepared as typed: a
    // combining mark may now follow `%3A`.
    let preparation = preparation.numeric_references(References::Off);
    let first = entry.map_or(preparation, |entry| preparation.typed(entry));
    let prepared = first.reference(text);
    if prepared.iri().is_ok() && prepared.uri().is_ok() {
        let again = preparation.reference(prepared.as_str());
        assert_eq!(again.as_str(), prepared.as_str());
        assert_eq!(again.uri().unwrap(), prepared.uri().unwrap());
    }
    if let Ok(uri) = first.iri_form(false).reference(text).uri() {
        let again = preparation.iri_form(false).reference(&uri).uri().unwrap();
        assert_eq!(again, uri);
    }
}

/// RFC 3987 section 2.2: the preparation of a valid IRI in the form of IRIs does not change it.
pub fn a_valid_iri_is_its_own_iri_form(text: &str) {
    let is_removed = |c| Class::BidiFormatting.contains(c);
    let Ok(iri) = IriReference::new(text) else { return };
    let prepared = Preparation::new().iri_form(true).reference(text);
    if !text.contains(is_removed) {
        assert_eq!(prepared.as_str(), text);
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
        assert_eq!(parts(&prepared), whole);
    }
}

/// RFC 3986 section 2: the preparation of a valid URI changes only the host.
pub fn a_valid_uri_has_a_uri_and_keeps_all_but_the_host(text: &str) {
    let Ok(uri) = UriReference::new(text) else { return };
    let prepared = Preparation::new().reference(text);
    let result = prepared.uri().unwrap();
    assert_eq!(result.path().text(), uri.path().text());
    assert_eq!(result.query(), uri.query());
    assert_eq!(result.fragment(), uri.fragment());
    let unicode = Preparation::new().host_in_unicode().reference(text);
    assert_eq!(unicode.uri().unwrap(), uri.as_str());
    assert!(unicode.notes().iter().all(|note| note.kind.name() == "empty-host"));
}

/// Recording the steps does not change the result.
pub fn steps_do_not_change_the_result(text: &str, preparation: Preparation) {
    let prepared = preparation.reference(text);
    let mut steps = Trace::on();
    let with_steps = preparation.reference_with_trace(text, &mut steps);
    assert_eq!(with_steps.as_str(), prepared.as_str());
    assert_eq!(with_steps.notes(), prepared.notes());
    assert!(!steps.is_empty());
    for step in steps.take() {
        assert!(!step.did.is_empty());
    }
}

/// RFC 3987 section 7.2: converting a typed text twice is converting it once, and US-ASCII stays.
pub fn entry_is_idempotent_and_keeps_ascii(text: &str) {
    let entry = Entry::new();
    let (typed, notes) = entry.convert(text);
    assert_eq!(entry.convert(&typed).0, typed);
    if text.is_ascii() {
        assert_eq!(typed, text);
        assert!(notes.is_empty());
    }
    use unicode_normalization::UnicodeNormalization;
    let nfc: String = text.nfc().collect();
    let entry = entry.display_marks(DisplayMarks::Keep);
    let only_nfc = entry.width(false).full_stop(false).convert(text).0;
    assert_eq!(only_nfc, nfc);
    let nfkc: String = text.nfkc().collect();
    let only_nfkc = entry.width(false).full_stop(false).normalization(Some(CharacterForm::Nfkc));
    assert_eq!(only_nfkc.convert(text).0, nfkc);
}
