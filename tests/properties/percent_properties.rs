//! What is percent-encoded for a component is that component, and gives the data back.

use iri_grammar::Grammar;
use iri_grammar::text::percent::{self, DecodedPiece, EncodeSet};
use proptest::prelude::*;
use std::borrow::Cow;

/// The production of the data, by the name that it has in RFC 3986; without one for data in any
/// component.
fn production(set: EncodeSet) -> &'static str {
    match set {
        EncodeSet::Unreserved | EncodeSet::RegName => "reg-name",
        EncodeSet::Userinfo => "userinfo",
        EncodeSet::Segment => "segment",
        EncodeSet::Path => "path-abempty",
        EncodeSet::Query | EncodeSet::QueryPair => "query",
        EncodeSet::Fragment => "fragment",
        other => panic!("{other:?}"),
    }
}

/// Whether the document has percent-encodings there at all: 3987bis, and with it Legacy Extended
/// IRIs, have none in an ireg-name, nor has draft-masinter-url-i18n-07 in a host name.
fn applies(grammar: Grammar, production: &str) -> bool {
    production != "reg-name" || matches!(grammar, Grammar::Rfc3986 | Grammar::Rfc3987)
}

/// Asserts that the grammars accept the text as this production, and returns how many have it.
fn accepted(grammars: &[Grammar], name: &str, text: &str) -> Result<usize, TestCaseError> {
    let mut count = 0;
    for grammar in grammars.iter().filter(|grammar| applies(**grammar, name)) {
        let names = [name.to_string(), format!("i{name}")];
        let production = names.iter().find_map(|name| grammar.production(name));
        let Some(production) = production else { continue };
        prop_assert!(production.matches(text), "{production} of {grammar}: {text:?}");
        count += 1;
    }
    Ok(count)
}

fn data() -> impl Strategy<Value = String> {
    let frequent = proptest::sample::select(
        "/?#:@[]%;&=+$,!'()*-._~0189AFaz \u{e9}\u{200e}\u{e000}\
        \u{e0001}\u{fdd0}\u{10fffd}"
            .chars()
            .collect::<Vec<_>>(),
    );
    let character = prop_oneof![3 => frequent, 1 => any::<char>()];
    proptest::collection::vec(character, 0..24).prop_map(|text| text.into_iter().collect())
}

proptest! {
    /// They are the text, and no two parts of it that stand for themselves are neighbours.
    #[test]
    fn pieces_are_the_octets(text in "([a%é]|%[0-9a-fA-F]{2}|%%4|.){0,12}") {
        let pieces: Vec<_> = percent::decode_pieces(&text).collect();
        let octets: Vec<u8> = pieces.iter().flat_map(|piece| match piece {
            DecodedPiece::Text(text) => text.as_bytes().to_vec(),
            DecodedPiece::Octet(octet) => vec![*octet],
        }).collect();
        prop_assert_eq!(&*percent::decode_octets(&text), octets);
        let is_text = |piece: &DecodedPiece<'_>| matches!(piece, DecodedPiece::Text(_));
        prop_assert!(pieces.windows(2).all(|pair| !pair.iter().all(is_text)));
        prop_assert!(!pieces.contains(&DecodedPiece::Text("")));
    }

    #[test]
    fn encoded_data_is_the_component_and_decodes_to_the_data(data in data()) {
        for set in EncodeSet::ALL {
            let (uri, iri) = (set.for_uri(&data), set.for_iri(&data));
            for encoded in [&uri, &iri] {
                prop_assert_eq!(percent::decode(encoded).unwrap(), &*data);
                prop_assert_eq!(matches!(encoded, Cow::Borrowed(_)), **encoded == *data);
            }
            prop_assert_eq!(set.octets(data.as_bytes()), &*uri);
            // A path of a URI with an authority begins with a slash.
            let slash = if *set == EncodeSet::Path { "/" } else { "" };
            let [uri, iri] = [uri, iri].map(|text| [slash, &*text].concat());
            let name = production(*set);
            let count = accepted(&Grammar::ALL, name, &uri)?;
            prop_assert!(count >= 2, "{}: {}", name, count);
            let of_iris = [Grammar::Rfc3987, Grammar::Rfc3987bis, Grammar::Leiri];
            let count = accepted(&of_iris, name, &iri)?;
            prop_assert!(count >= 1, "{}: {}", name, count);
        }
    }

    #[test]
    fn a_character_stays_only_where_the_production_has_it(c in any::<char>()) {
        let text = c.to_string();
        for set in EncodeSet::ALL {
            // Of `unreserved`, `&;=+` and the slashes of a path, other tests.
            if matches!(set, EncodeSet::Unreserved | EncodeSet::QueryPair | EncodeSet::Path) {
                continue;
            }
            let takes = |grammar: Grammar, name: &str| grammar.production(name).unwrap().matches(&text);
            let name = production(*set);
            prop_assert_eq!(set.keeps(c), takes(Grammar::Rfc3986, name));
            let is_bidi = iri_grammar::text::Class::BidiFormatting.contains(c);
            let iri = takes(Grammar::Rfc3987, &format!("i{name}"));
            prop_assert_eq!(set.keeps_in_iri(c), iri && !is_bidi);
        }
    }

    #[test]
    fn octets_come_back(octets in proptest::collection::vec(any::<u8>(), 0..24)) {
        for set in EncodeSet::ALL {
            let encoded = set.octets(&octets);
            prop_assert_eq!(&*percent::decode_octets(&encoded), &*octets);
            match std::str::from_utf8(&octets) {
                Ok(text) => prop_assert_eq!(percent::decode(&encoded).unwrap(), text),
                Err(error) => {
                    let refused = percent::decode(&encoded).unwrap_err();
                    let before = &encoded[..refused.span().start];
                    prop_assert_eq!(&*percent::decode_octets(before), &octets[..error.valid_up_to()]);
                    let wrong = percent::decode_octets(refused.span().slice(&encoded));
                    prop_assert_eq!(&*wrong, refused.octets());
                    prop_assert_eq!(error.error_len().unwrap_or(wrong.len()), wrong.len());
                }
            }
            let lossy = String::from_utf8_lossy(&octets);
            prop_assert_eq!(percent::decode_lossy(&encoded), lossy);
        }
    }

    #[test]
    fn any_text_is_decoded(text in "(%[0-9a-fA-F]{0,2}|[a%\u{e9}\u{10fffd}]){0,12}") {
        let octets = percent::decode_octets(&text);
        prop_assert_eq!(matches!(octets, Cow::Borrowed(_)), *octets == *text.as_bytes());
        match percent::decode(&text) {
            Ok(decoded) => prop_assert_eq!(decoded.as_bytes(), &*octets),
            Err(error) => {
                let wrong = percent::decode_octets(error.span().slice(&text));
                prop_assert_eq!(&*wrong, error.octets());
                prop_assert!(std::str::from_utf8(&wrong).is_err());
            }
        }
    }
}
