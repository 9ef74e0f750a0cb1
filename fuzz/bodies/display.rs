//! Properties of the display of identifiers (RFC 3987 sections 4 and 7.6).

use super::input;
use iri_grammar::bidi::{BidiNotation, Structure, Visual, blocks, read_aloud, url_i18n_07};
use iri_grammar::display::{Display, Repertoire};
use iri_grammar::mapping::ToIri;
use iri_grammar::spec::Trace;
use iri_grammar::{Grammar, IriReference};

pub fn run(data: &[u8]) {
    let text = input::text(data);
    s4_1_visual_order_is_a_permutation(&text);
    s4_2_mapping_offending_components_leaves_no_violations(&text);
    s4_2_violations_point_at_their_characters(&text);
    s4_4_reading_aloud_is_a_permutation(&text);
    s1_4_bidi_notation_is_read_back(&text);
    s7_6_the_display_is_the_same_identifier(&text);
}

/// Returns structures with all combinations of two options.
fn structures() -> Vec<Structure<'static>> {
    let flags = [false, true];
    flags
        .into_iter()
        .flat_map(|divided| {
            flags.map(|marks| {
                let structure = Structure::new().extensions(divided).names_and_values(divided);
                structure.marks_at_the_end(marks).base_scheme("http")
            })
        })
        .collect()
}

fn sorted(characters: impl Iterator<Item = char>) -> Vec<char> {
    let mut all: Vec<_> = characters.collect();
    all.sort_unstable();
    all
}

/// RFC 3987 section 4.1.
pub fn s4_1_visual_order_is_a_permutation(text: &str) {
    for visual in [Visual::new(text), url_i18n_07::visual(text)] {
        let mut order: Vec<_> = visual.order().collect();
        order.sort_unstable();
        assert!(order.into_iter().eq(0..text.chars().count()));
        assert_eq!(visual.mirrored_text().chars().count(), text.chars().count());
    }
}

/// RFC 3987 section 4.2.
pub fn s4_2_mapping_offending_components_leaves_no_violations(text: &str) {
    let Ok(iri) = IriReference::new(text) else { return };
    for structure in structures() {
        let encoded = structure.encode(&iri).unwrap();
        assert!(structure.violations(encoded.components()).is_empty(), "{}", encoded);
        let parsed = Grammar::Rfc3987.reference().components(&encoded);
        assert_eq!(Ok(encoded.components()), parsed);
        assert_eq!(encoded.to_uri(), iri.to_uri());
        let has_none = structure.violations(iri.components()).is_empty();
        assert_eq!(has_none, encoded == text);
    }
}

/// RFC 3987 section 7.6.
pub fn s7_6_the_display_is_the_same_identifier(text: &str) {
    let Ok(iri) = IriReference::new(text) else { return };
    let script = |name| Repertoire::ascii().with_script(name).unwrap();
    let repertoires = [Repertoire::ascii(), Repertoire::unicode(), script("Hebrew")];
    for (repertoire, whole) in repertoires.iter().zip([false, true, true]) {
        let display = Display::new(repertoire).whole_components(whole).password(true);
        let shown = display.show(&iri).unwrap().identifier;
        assert_eq!(shown.to_uri(), iri.to_uri());
        assert!(shown.chars().all(|c| repertoire.contains(c)));
        assert!(Structure::new().violations(shown.components()).is_empty());
        assert_eq!(&display.show(&shown.as_borrowed()).unwrap().identifier, &shown);
        let mut steps = Trace::on();
        display.show_with_trace(&iri, &mut steps).unwrap();
        assert_eq!(steps.last().unwrap().after.to_string(), shown.as_str());
        // Decoded before, it still maps to the URI, up to characters that section 3.2 decodes.
        let decoded = display.decoded(ToIri::rfc3987()).show(&iri).unwrap().identifier;
        assert_eq!(decoded.to_uri().to_iri(), iri.to_uri().to_iri());
    }
}

/// RFC 3987 section 4.2.
pub fn s4_2_violations_point_at_their_characters(text: &str) {
    let Ok(iri) = IriReference::new(text) else { return };
    for structure in structures() {
        let violations = structure.violations(iri.components());
        assert!(violations.is_sorted_by_key(|it| it.span.start));
        for it in violations {
            assert_eq!(it.span.slice(text), it.character.to_string());
            assert_eq!(it.span.in_characters(text).start, it.index);
            assert_eq!(it.component.in_characters(text), it.component_characters);
        }
    }
}

/// RFC 3987 section 4.4.
pub fn s4_4_reading_aloud_is_a_permutation(text: &str) {
    let parts: Vec<_> = blocks(text).iter().map(|(span, _)| span.slice(text)).collect();
    assert_eq!(parts.concat(), text);
    assert_eq!(sorted(read_aloud(text).chars()), sorted(text.chars()));
}

/// RFC 3987 section 1.4.
pub fn s1_4_bidi_notation_is_read_back(text: &str) {
    for notation in BidiNotation::ALL {
        assert_eq!(notation.read(&notation.write(text)), text);
    }
}
