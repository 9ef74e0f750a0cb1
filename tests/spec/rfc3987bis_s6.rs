//! 3987bis (March 2012) section 6: Legacy Extended IRIs.

use iri_grammar::mapping::MappingError;
use iri_grammar::mapping::leiri::{self, Group, Leiri, LeiriReference, characters};
use iri_grammar::spec::Trace;
use iri_grammar::{Component, Grammar};

/// The list of section 6.3. Of the non-characters, the copy has only the first and the last
/// planes; draft-duerst-iri-bis-07 section 7.3 has them all.
fn listed(c: char) -> Option<Group> {
    Some(match u32::from(c) {
        0x20 => Group::Space,
        0x3C | 0x3E | 0x22 => Group::Delimiters,
        0x5C | 0x5E | 0x60 | 0x7B..=0x7D => Group::Unwise,
        0..=0x1F | 0x7F..=0x9F => Group::Controls,
        0x200E | 0x200F | 0x202A..=0x202E => Group::BidiFormatting,
        0xFFF0..=0xFFFD => Group::Specials,
        0xE000..=0xF8FF | 0xF0000..=0xFFFFD | 0x100000..=0x10FFFD => Group::PrivateUse,
        0xE0000..=0xE0FFF => Group::Tags,
        0xFDD0..=0xFDEF => Group::NonCharacters,
        code if code & 0xFFFE == 0xFFFE && code > 0xFFFF => Group::NonCharacters,
        _ => return None,
    })
}

#[test]
fn s6_1_errors_cite_what_changes_the_production() {
    let cited = |text| {
        let error = LeiriReference::new(text).unwrap_err();
        (error.production().name(), error.citation().to_string())
    };
    let both = "3987bis (March 2012) sections 2.2 and 6.1".to_owned();
    assert_eq!(cited("http://a/\u{fffe}"), ("isegment", both.clone()));
    assert_eq!(cited("http://%41/"), ("ihost", both));
    // The restrictions of these are not changed.
    let one = "3987bis (March 2012) section 2.2".to_owned();
    assert_eq!(cited("http://a:b/"), ("port", one.clone()));
    assert_eq!(cited("%zz"), ("pct-encoded", one));
}

fn all_characters() -> impl Iterator<Item = char> {
    let leiri_ucschar = Grammar::Leiri.production("leiri-ucschar").unwrap();
    ('\0'..=char::MAX).filter(move |c| leiri_ucschar.matches(c.encode_utf8(&mut [0; 4])))
}

#[test]
fn s6_3_every_character_is_in_the_group_that_the_list_has_it_in() {
    for c in all_characters() {
        assert_eq!(Group::for_character(c), listed(c), "{c:?}");
    }
}

/// The groups are what an IRI does not allow, or only in the query, and bidi formatting,
/// which the grammar allows and [Bidi] does not.
#[test]
fn s6_3_the_list_is_what_the_grammars_leave() {
    let ucschar = Grammar::Rfc3987bis.production("ucschar").unwrap();
    for c in all_characters() {
        let allowed = ucschar.matches(c.encode_utf8(&mut [0; 4]));
        assert_eq!(
            Group::for_character(c).is_none_or(|group| group == Group::BidiFormatting),
            allowed,
            "{c:?}"
        );
    }
}

#[test]
fn s6_2_each_character_that_is_not_allowed_is_encoded() {
    let text = "http://a/ <>\"\\^`{|}\u{0}\u{7f}\u{85}\u{202e}\u{fffd}\u{e000}\u{e0001}\u{fdd0}\u{1ffff}\u{e9}";
    let iri = "http://a/%20%3C%3E%22%5C%5E%60%7B%7C%7D%00%7F%C2%85%E2%80%AE%EF%BF%BD%EE%80%80\
               %F3%A0%80%81%EF%B7%90%F0%9F%BF%BF\u{e9}";
    let leiri = Leiri::new(text).unwrap();
    assert_eq!(leiri::to_iri(&leiri, &mut Trace::off()).unwrap(), iri);
    assert_eq!(leiri::to_rfc3987_iri(&leiri), iri);
}

#[test]
fn s6_2_private_use_and_tags_are_allowed_in_the_query() {
    let leiri = LeiriReference::new("\u{e000}?\u{e000}\u{e0001}#\u{e000}").unwrap();
    assert_eq!(
        leiri::to_iri(&leiri, &mut Trace::off()).unwrap(),
        "%EE%80%80?\u{e000}\u{e0001}#%EE%80%80"
    );
    // RFC 3987 has no tags.
    assert_eq!(leiri::to_rfc3987_iri(&leiri), "%EE%80%80?\u{e000}%F3%A0%80%81#%EE%80%80");
}

/// Section 6.2 asks for percent-encoding, which the ireg-name of section 2.2 does not have.
#[test]
fn s6_2_disagrees_with_s2_2_about_the_ireg_name() {
    let leiri = Leiri::new("http://a b@c d/").unwrap();
    let Err(MappingError::Result { text, error, .. }) = leiri::to_iri(&leiri, &mut Trace::off())
    else {
        panic!()
    };
    assert_eq!(text, "http://a%20b@c%20d/");
    assert_eq!(error.production().name(), "ireg-name");
    assert_eq!(leiri::to_rfc3987_iri(&leiri), "http://a%20b@c%20d/");
    // Elsewhere in the authority it is no matter.
    assert_eq!(
        leiri::to_iri(&Leiri::new("http://a b@c/").unwrap(), &mut Trace::off()).unwrap(),
        "http://a%20b@c/"
    );
}

#[test]
fn s6_2_an_iri_is_left_as_it_is() {
    for text in ["http://\u{e9}/%20?\u{e000}#\u{e9}", "", "//[::1]:1", "//1.2.3.4"] {
        let leiri = LeiriReference::new(text).unwrap();
        let iri = leiri::to_iri(&leiri, &mut Trace::off()).unwrap();
        assert_eq!(iri, text);
        assert_eq!(iri.components(), leiri.components());
        assert_eq!(characters(&leiri).filter(|found| !found.allowed).count(), 0);
    }
}

#[test]
fn s6_1_some_code_points_are_not_even_allowed_in_legacy_extended_iris() {
    for text in ["\u{fffe}", "\u{ffff}", "http://%41/"] {
        assert!(LeiriReference::new(text).is_err(), "{text:?}");
    }
}

#[test]
fn s6_3_characters_are_found_where_they_stand() {
    let leiri = LeiriReference::new("\u{e9} ?\u{e000}#<").unwrap();
    let found: Vec<_> = characters(&leiri)
        .map(|found| {
            (found.character, found.span.start, found.component, found.group, found.allowed)
        })
        .collect();
    assert_eq!(
        found,
        [
            (' ', 2, Component::Path, Group::Space, false),
            ('\u{e000}', 4, Component::Query, Group::PrivateUse, true),
            ('<', 8, Component::Fragment, Group::Delimiters, false),
        ]
    );
    assert_eq!(Group::NonCharacters.to_string(), "Non-characters");
}

#[test]
fn s6_2_steps() {
    let mut steps = Trace::on();
    let leiri = LeiriReference::new("\u{e9} \u{202e}?\u{e000}").unwrap();
    leiri::to_iri(&leiri, &mut steps).unwrap();
    let lines: Vec<String> = steps.iter().map(ToString::to_string).collect();
    assert_eq!(
        lines,
        [
            "-  \u{e9} \u{202e}?\u{e000}",
            "-  \u{e9}<20><e2><80><ae>?\u{e000}",
            "-  \u{e9}%20%E2%80%AE?\u{e000}",
        ]
    );
    assert!(LeiriReference::new("\u{ffff}").is_err());
}
