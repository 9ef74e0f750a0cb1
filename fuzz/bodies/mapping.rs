//! Properties of the mappings from IRIs to URIs and back, by every document that defines one.

use super::hosts;
use super::input::{Choices, read};
use iri_grammar::host::Profile;
use iri_grammar::mapping::leiri::{self, LeiriReference, characters};
use iri_grammar::mapping::{
    ProcessingModel, ToIri, ToUri, local_names, new_way, old_way, old_way_undoing_everything,
    url_i18n, xlink,
};
use iri_grammar::spec::{Trace, generic_split};
use iri_grammar::text::{Charset, Class, Classes};
use iri_grammar::{Component, Grammar, IriReference, UriReference};

pub fn run(data: &[u8]) {
    let (mut choices, [text]) = read(data);
    rfc3987_s3_1_the_result_always_parses_as_rfc_3986(&text);
    rfc3987_s3_1_with_printable_characters_converted(&text);
    rfc3987bis_s3_is_idempotent_and_agrees_with_rfc3987(&text);
    rfc3987bis_s11_2_both_ways_take_any_string(&text);
    rfc3987bis_s6_2_encodes_what_an_iri_does_not_allow(&text);
    url_i18n_07_s2_3_is_idempotent(&text);
    nothing_panics(&text);
    if UriReference::new(&text).is_ok() {
        rfc3987_s3_2_the_result_is_an_iri_that_maps_back(&text);
        rfc3987_s3_2_maps_back_whatever_is_kept(&text);
        rfc3987bis_s4_maps_back_by_section_3(&text);
        url_i18n_07_s2_4_maps_back(&text);
    }
    let profile = hosts::profile(&mut choices);
    rfc3987_s3_1_with_any_options(&text, profile, &mut choices);
    rfc3987_s3_2_with_any_options(&text, profile, &mut choices);
    let charset = Charset::for_label(choices.pick(&CHARSETS)).unwrap();
    let octets = data.splitn(2, |octet| *octet == b'\n').nth(1).unwrap_or_default();
    rfc3987_s3_1_step_1_of_octets(octets, charset);
}

/// Encodings of every kind in the Encoding Standard: Unicode, single-byte, multi-byte, with states. For
/// UTF-16 the standard has only a decoder.
pub const CHARSETS: [&str; 16] = [
    "utf-8",
    "utf-16le",
    "utf-16be",
    "windows-1252",
    "windows-1258",
    "iso-8859-8",
    "koi8-u",
    "shift_jis",
    "euc-jp",
    "iso-2022-jp",
    "euc-kr",
    "gbk",
    "gb18030",
    "big5",
    "macintosh",
    "x-user-defined",
];

/// RFC 3987 section 3.1 with all options: the result is a URI, the same mapping does not change it, and
/// it is the last step.
pub fn rfc3987_s3_1_with_any_options(text: &str, profile: Profile, choices: &mut Choices<'_>) {
    let to_uri = ToUri::new()
        .to_ascii(profile)
        .nfc(choices.pick(&[false, true]))
        .encode_printable(choices.pick(&[false, true]));
    let mut steps = Trace::on();
    let result = to_uri.reference_with_trace(text, &mut steps);
    let plain = to_uri.reference(text);
    assert_eq!(
        result.as_ref().map_err(ToString::to_string),
        plain.as_ref().map_err(ToString::to_string)
    );
    let Ok(uri) = result else { return };
    assert!(Grammar::Rfc3986.reference().matches(&uri), "{uri}");
    assert_eq!(steps.last().unwrap().after.to_string(), uri.as_str());
    if hosts::is_divided_once(profile, text, &uri) {
        assert_eq!(to_uri.reference(&uri).unwrap(), uri);
    }
}

/// RFC 3987 section 3.2 with all options: the result is an IRI, also if the steps are recorded, or the
/// input is parsed before. If section 3.1 maps it to a URI, section 3.2 converts that to the same IRI.
pub fn rfc3987_s3_2_with_any_options(text: &str, profile: Profile, choices: &mut Choices<'_>) {
    let Ok(uri) = UriReference::new(text) else { return };
    let keep = choices.pick(&[Classes::NONE, Classes::from_iter(Class::ALL)]);
    let with_names = choices.flag();
    for (to_iri, grammar) in
        [(ToIri::rfc3987(), Grammar::Rfc3987), (ToIri::rfc3987bis(), Grammar::Rfc3987bis)]
    {
        let to_iri = to_iri.keep(keep);
        let to_iri = if with_names { to_iri.to_unicode(profile) } else { to_iri };
        let mut steps = Trace::on();
        let iri = to_iri.reference_with_trace(text, &mut steps).unwrap();
        // An ireg-name of 3987bis cannot have percent-encodings; those that cannot be decoded stay, and
        // the result is not an IRI.
        let is_host_encoded =
            generic_split(&iri).authority_parts().is_some_and(|it| it.1.contains('%'));
        assert!(
            grammar == Grammar::Rfc3987bis && is_host_encoded || grammar.reference().matches(&iri),
            "{iri}"
        );
        match to_iri.map(&uri) {
            Ok(mapped) => assert_eq!(mapped, &*iri),
            // `map` returns an IRI of RFC 3987, which allows fewer characters in a query.
            Err(_) => assert!(!Grammar::Rfc3987.reference().matches(&iri), "{iri}"),
        }
        assert_eq!(to_iri.reference(text).unwrap(), iri);
        if let (false, Ok(parsed)) = (with_names, IriReference::new(&iri)) {
            assert_eq!(to_iri.map(&parsed.to_uri()).unwrap(), &*iri);
        }
        assert_eq!(steps.last().unwrap().after.to_string(), iri);
    }
}

/// RFC 3987 section 3.1 step 1.b: octets in any encoding are mapped to a URI, and recording the steps
/// does not change it. Octets in UTF-8 are mapped as their text (step 1.c).
pub fn rfc3987_s3_1_step_1_of_octets(octets: &[u8], charset: Charset) {
    let mut steps = Trace::on();
    let recorded = ToUri::new().octets_with_trace(octets, charset, &mut steps);
    let plain = ToUri::new().octets(octets, charset);
    assert_eq!(
        recorded.as_ref().map_err(ToString::to_string),
        plain.as_ref().map_err(ToString::to_string)
    );
    if let (true, Ok(text)) = (charset.name() == "UTF-8", str::from_utf8(octets)) {
        assert_eq!(plain.as_ref().ok(), ToUri::new().reference(text).as_ref().ok());
    }
    if let Ok(uri) = plain {
        assert!(Grammar::Rfc3986.reference().matches(&uri), "{uri}");
        assert_eq!(steps.last().unwrap().after.to_string(), uri.as_str());
    }
    if let Ok(uri) = ProcessingModel::new().octets(octets, charset) {
        assert!(Grammar::Rfc3986.reference().matches(&uri), "{uri}");
    }
}

/// Returns a URI without the differences that conversion to an IRI and back may make: hexadecimal digits
/// are in upper case, and unreserved characters are decoded.
pub fn without_allowed_differences(uri: &str) -> String {
    let mut out = String::new();
    let mut rest = uri;
    while let Some((before, after)) = rest.split_once('%') {
        out.push_str(before);
        let octet = u8::from_str_radix(&after[..2], 16).unwrap();
        match octet {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' => {
                out.push(char::from(octet));
            }
            _ => out.push_str(&format!("%{octet:02X}")),
        }
        rest = &after[2..];
    }
    out + rest
}

/// RFC 3987 section 3.1: the result is a URI reference.
pub fn rfc3987_s3_1_the_result_always_parses_as_rfc_3986(text: &str) {
    let Ok(iri) = IriReference::new(text) else { return };
    let uri = iri.to_uri();
    let parsed = Grammar::Rfc3986.reference().components(uri.as_str());
    assert_eq!(Ok(uri.components()), parsed);
    assert_eq!(&ToUri::new().reference(text).unwrap(), &uri);
    assert_eq!(&ToUri::new().map(&iri).unwrap(), &uri);
    // "The mapping is also an identity transformation for URIs and is idempotent".
    assert_eq!(&uri.to_uri(), &uri);
    // The last step is the result.
    let mut steps = Trace::on();
    ToUri::new().reference_with_trace(text, &mut steps).unwrap();
    assert_eq!(steps.last().unwrap().after.to_string(), uri.as_str());
}

/// RFC 3987 section 3.1 step 2: printable characters that are not allowed in IRIs may be converted, too.
pub fn rfc3987_s3_1_with_printable_characters_converted(text: &str) {
    let convert = ToUri::new().encode_printable(true);
    if let Ok(uri) = convert.reference(text) {
        assert!(Grammar::Rfc3986.reference().matches(&uri));
        assert_eq!(convert.reference(&uri).unwrap(), uri);
    }
}

/// RFC 3987 section 3.2.
pub fn rfc3987_s3_2_the_result_is_an_iri_that_maps_back(uri: &str) {
    let reference = UriReference::new(uri).unwrap();
    let iri = reference.to_iri();
    let parsed = Grammar::Rfc3987.reference().components(iri.as_str());
    assert_eq!(Ok(iri.components()), parsed);
    let back = iri.to_uri();
    assert_eq!(without_allowed_differences(&back), without_allowed_differences(uri));
    // Converting it once more changes nothing.
    assert_eq!(&back.to_iri(), &iri);
    let mut steps = Trace::on();
    ToIri::rfc3987().reference_with_trace(uri, &mut steps).unwrap();
    assert_eq!(steps[0].after.to_string(), uri);
    assert_eq!(steps[4].after.to_string(), iri.as_str());
}

/// RFC 3987 section 3.2 step 4, whatever characters are kept encoded.
pub fn rfc3987_s3_2_maps_back_whatever_is_kept(uri: &str) {
    for keep in [Classes::NONE, Classes::from_iter(iri_grammar::text::Class::ALL)] {
        let reference = UriReference::new(uri).unwrap();
        let iri = ToIri::rfc3987().keep(keep).map(&reference).unwrap().into_owned();
        assert!(Grammar::Rfc3987.reference().matches(&iri));
        assert_eq!(without_allowed_differences(&iri.to_uri()), without_allowed_differences(uri));
    }
}

/// 3987bis section 4.
pub fn rfc3987bis_s4_maps_back_by_section_3(uri: &str) {
    let iri = ToIri::rfc3987bis().reference(uri).unwrap();
    let back = ProcessingModel::new().reference(&iri).unwrap();
    assert_eq!(without_allowed_differences(&back), without_allowed_differences(uri));
    // An IRI of this grammar, if the ireg-name has no percent-encoding left.
    let reference = UriReference::new(uri).unwrap();
    let host = reference.host().map_or("", |host| host.text());
    let host = ToIri::rfc3987bis().component(Component::Host, host).unwrap();
    if !host.contains('%') {
        assert!(Grammar::Rfc3987bis.reference().matches(&iri));
    }
}

/// 3987bis section 3.
pub fn rfc3987bis_s3_is_idempotent_and_agrees_with_rfc3987(text: &str) {
    let model = ProcessingModel::new();
    let uri = model.reference(text);
    if let Ok(uri) = &uri {
        let parsed = Grammar::Rfc3986.reference().components(uri.as_str());
        assert_eq!(Ok(uri.components()), parsed);
        assert_eq!(&model.reference(uri).unwrap(), uri);
        assert_eq!(&*xlink::escape(text, &mut Trace::off()), uri.as_str());
        let mut steps = Trace::on();
        model.reference_with_trace(text, &mut steps).unwrap();
        assert_eq!(steps.last().unwrap().after.to_string(), uri.as_str());
    }
    if let Ok(iri) = IriReference::new(text) {
        assert_eq!(&iri.to_uri(), &uri.unwrap());
        assert_eq!(model.map(&iri).unwrap(), iri.to_uri());
        let mapped = model.map(&iri).unwrap();
        let parsed = Grammar::Rfc3986.reference().components(&mapped);
        assert_eq!(Ok(mapped.components()), parsed);
    }
}

/// 3987bis section 11.2.
pub fn rfc3987bis_s11_2_both_ways_take_any_string(text: &str) {
    let model = ProcessingModel::new();
    let new = new_way(text, &model, &mut Trace::off()).unwrap();
    assert_eq!(&*xlink::escape(text, &mut Trace::off()), new.as_str());
    let mut steps = Trace::on();
    let old = old_way(text, &model, &mut steps).unwrap();
    let c1 = steps[0].after.to_string();
    assert_eq!(&c1, &new);
    if UriReference::new(&c1).is_ok() {
        assert_eq!(without_allowed_differences(&old), without_allowed_differences(&new));
    }
    old_way_undoing_everything(text, &model, &mut Trace::off()).unwrap();
}

/// 3987bis section 6.2, Legacy Extended IRIs.
pub fn rfc3987bis_s6_2_encodes_what_an_iri_does_not_allow(text: &str) {
    let Ok(leiri) = LeiriReference::new(text) else { return };
    let found: Vec<_> = characters(&leiri).filter(|found| !found.allowed).collect();
    // From the end, because a replacement changes the offsets after it.
    let mut expected = text.to_owned();
    for found in found.iter().rev() {
        let encoded: String =
            found.character.to_string().bytes().map(|octet| format!("%{octet:02X}")).collect();
        expected.replace_range(found.span.start..found.span.end, &encoded);
    }
    let host = leiri.components().host().map(|host| host.text());
    let in_host = found.iter().any(|found| found.component == Component::Host);
    match leiri::to_iri(&leiri, &mut Trace::off()) {
        Ok(iri) => {
            assert_eq!(iri.as_str(), &expected);
            let parsed = Grammar::Rfc3987bis.reference().components(&iri);
            assert_eq!(Ok(iri.components()), parsed);
            assert!(!in_host);
        }
        Err(_) => assert!(in_host, "{:?}", host),
    }
    let iri = leiri::to_rfc3987_iri(&leiri);
    let parsed = Grammar::Rfc3987.reference().components(&iri);
    assert_eq!(Ok(iri.components()), parsed);
}

/// draft-masinter-url-i18n-07 section 2.4.
pub fn url_i18n_07_s2_4_maps_back(uri: &str) {
    let uri = &*uri.replace("%5B", "").replace("http://", "x:/");
    let Ok(reference) = url_i18n::UrlI18n07Reference::new(uri) else { return };
    for classes in [Classes::NONE, Classes::URL_I18N_07] {
        let mut steps = Trace::on();
        let iri = url_i18n::to_iri(&reference, classes, &mut steps).unwrap();
        assert_eq!(&url_i18n::to_iri(&reference, classes, &mut Trace::off()).unwrap(), &iri);
        let back = url_i18n::to_uri(&iri, &mut Trace::off()).unwrap().to_string();
        assert_eq!(without_allowed_differences(&back), without_allowed_differences(uri));
        assert_eq!(steps[3].after.to_string(), iri.as_str());
    }
}

/// draft-masinter-url-i18n-07 section 2.3.
pub fn url_i18n_07_s2_3_is_idempotent(text: &str) {
    let Ok(iri) = url_i18n::UrlI18n07Reference::new(text) else { return };
    if let Ok(uri) = url_i18n::to_uri(&iri, &mut Trace::off()) {
        assert!(uri.is_ascii());
        let again = url_i18n::to_uri(&uri, &mut Trace::off()).unwrap();
        assert_eq!(again.as_str(), uri.as_str());
        assert_eq!(url_i18n::to_uri(&iri, &mut Trace::on()).unwrap(), uri);
    }
}

/// No mapping panics for any text.
pub fn nothing_panics(text: &str) {
    let steps = &mut Trace::on();
    let _ = ToUri::new().reference_with_trace(text, steps);
    let _ = ToUri::new().nfc(true).reference_with_trace(text, steps);
    let _ = ToIri::rfc3987bis().reference_with_trace(text, steps);
    let _ = ProcessingModel::new().reference_with_trace(text, steps);
    if let Ok(leiri) = leiri::LeiriReference::new(text) {
        let _ = leiri::to_iri(&leiri, steps);
    }
    if let Ok(uri) = url_i18n::UrlI18n07Reference::new(text) {
        let _ = url_i18n::to_iri(&uri, Classes::NONE, steps);
    }
    xlink::escape(text, steps);
    local_names(text, &[]);
}
