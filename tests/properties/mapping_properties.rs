//! What the documents say of every mapping, over strings made up at random.

use crate::bodies::mapping;
use crate::texts::one_of;
use crate::{choices, input};
use iri_grammar::host::{Idna2008, Profile};
use iri_grammar::mapping::leiri::{self, LeiriReference};
use iri_grammar::mapping::{ToIri, ToUri};
use iri_grammar::spec::Trace;
use iri_grammar::{Grammar, IriReference, UriReference, UriReferenceBuf};
use proptest::collection::vec;
use proptest::prelude::*;

/// Characters of every group that a document names, the frequent ones often.
fn character() -> impl Strategy<Value = char> {
    prop_oneof![
        6 => proptest::char::range('a', 'f'),
        3 => one_of("/?#:@[]%;&=+$,!'()*-._~0189AF"),
        1 => proptest::char::range('\0', '\u{a0}'),
        3 => proptest::char::range('\u{a0}', '\u{36f}'),
        1 => one_of("\u{200c}\u{200d}\u{200e}\u{202e}\u{2066}\u{3000}\u{ff21}\
            \u{fdd0}\u{fffd}\u{ffff}\u{e000}\u{e0001}\u{e0fff}\u{1ffff}\u{f0000}\u{10fffd}\
            \u{1fef}\u{37e}\u{212b}\u{e33}\u{1100}\u{1161}\u{feff}"),
        1 => any::<char>(),
    ]
}

fn text() -> impl Strategy<Value = String> {
    let encoding = any::<u8>().prop_map(|octet| format!("%{octet:02x}"));
    let encoded = character().prop_map(|c| {
        c.to_string().bytes().map(|octet| format!("%{octet:02X}")).collect::<String>()
    });
    let part = prop_oneof![6 => character().prop_map(String::from), 1 => encoding, 2 => encoded];
    vec(part, 0..24).prop_map(|parts| parts.concat())
}

/// Parts in the places of components, so that many of the texts are identifiers.
fn reference() -> impl Strategy<Value = String> {
    let part = || text().prop_map(|text| text.replace(['/', '?', '#', '[', ']', ':', '@'], ""));
    let fixed = |text: &'static str| Just(text.to_string());
    let start =
        prop_oneof![fixed(""), fixed("http:"), fixed("x:"), fixed("//"), fixed("https://u@")];
    (start, part(), part(), part(), part()).prop_map(|(start, host, path, query, fragment)| {
        format!("{start}{host}/{path}?{query}#{fragment}")
    })
}

fn any_text() -> impl Strategy<Value = String> {
    prop_oneof![text(), reference()]
}

/// A URI reference with arbitrary octets in every component.
fn uri() -> impl Strategy<Value = String> {
    let octet = prop_oneof![
        4 => any::<char>().prop_map(|c| c.to_string().into_bytes()),
        2 => character().prop_map(|c| c.to_string().into_bytes()),
        2 => any::<u8>().prop_map(|octet| vec![octet]),
    ];
    let part = move || {
        let octets = vec(octet.clone(), 0..12).prop_map(|octets| octets.concat());
        (octets, any::<bool>()).prop_map(|(octets, upper)| {
            let encode = |octet: u8| match (octet, upper) {
                (b'a'..=b'z' | b'0'..=b'9', true) => char::from(octet).to_string(),
                (_, true) => format!("%{octet:02X}"),
                (_, false) => format!("%{octet:02x}"),
            };
            octets.into_iter().map(encode).collect::<String>()
        })
    };
    (part(), part(), part(), part(), part()).prop_map(|(user, host, path, query, fragment)| {
        format!("http://{user}@{host}/{path}?{query}#{fragment}")
    })
}

proptest! {
    /// What a parse tree says is mapped as what the tables find.
    #[test]
    fn a_tree_is_mapped_as_its_text_is(text in any_text(), uri in uri()) {
        let to_uri = ToUri::new().to_ascii(Profile::from(Idna2008::new()));
        let to_iri = ToIri::rfc3987();
        if let Ok(iri) = IriReference::new(&text) {
            let tree = IriReference::production().parse(&text).unwrap();
            let walked = IriReference::try_from(&tree).unwrap();
            prop_assert_eq!(walked.components(), iri.components());
            prop_assert_eq!(walked.to_uri(), iri.to_uri());
            let mapped =
                [&walked, &iri].map(|iri| to_uri.map(iri).map_err(|it| it.to_string()));
            prop_assert_eq!(&mapped[0], &mapped[1]);
        }
        if let Ok(uri) = UriReference::new(&uri) {
            let tree = UriReference::production().parse(uri.text()).unwrap();
            let walked = UriReference::try_from(&tree).unwrap();
            prop_assert_eq!(walked.components(), uri.components());
            let mapped =
                [&walked, &uri].map(|uri| to_iri.map(uri).map_err(|it| it.to_string()));
            prop_assert_eq!(&mapped[0], &mapped[1]);
        }
    }

    #[test]
    fn what_the_documents_say_of_every_text_holds(choices in choices(12), text in any_text()) {
        mapping::run(&input(choices, &[text.as_bytes()]));
    }

    #[test]
    fn what_the_documents_say_of_uris_holds(choices in choices(12), uri in uri()) {
        mapping::run(&input(choices, &[uri.as_bytes()]));
    }

    /// The last choice is the encoding.
    #[test]
    fn what_the_documents_say_of_octets_holds(
        choices in choices(12),
        octets in vec(any::<u8>(), 0..16),
    ) {
        mapping::run(&input(choices, &[&octets]));
    }

    #[test]
    fn rfc3987_s3_1_is_the_identity_for_uris(uri in uri()) {
        prop_assert_eq!(UriReference::new(&uri).unwrap().to_uri(), uri.as_str());
    }

    /// With domain names converted too: a label that cannot be shown stays.
    #[test]
    fn rfc3987_s3_2_always_results_in_an_iri(
        labels in vec("(xn--)?[a-z0-9-]{0,8}|xn--[a-z]{1,3}-[a-z0-9]{2,5}", 1..4),
        shown in vec(character(), 1..4),
    ) {
        let shown: String = shown.into_iter().collect();
        let any_characters = Idna2008::new().verify_ldh(false).context_o(false).bidi(false);
        let shown = any_characters.to_ascii(&shown).unwrap_or_default();
        let uri = format!("http://{}.{shown}/", labels.join("."));
        let Ok(reference) = UriReference::new(&uri) else { return Ok(()) };
        for profile in Profile::ALL {
            for to_iri in [ToIri::rfc3987(), ToIri::rfc3987bis()] {
                let to_iri = to_iri.to_unicode(profile);
                let (iri, kept) = to_iri.reference_and_unconverted(&uri).unwrap();
                prop_assert!(Grammar::Rfc3987.reference().matches(&iri));
                prop_assert!(kept.iter().all(|kept| iri.contains(&kept.label)));
                prop_assert_eq!(&to_iri.map(&reference).unwrap(), &*iri);
                // The same name by ToASCII, if that takes both.
                let to_ascii = |text: &str| ToUri::new().to_ascii(profile).reference(text);
                if let (Ok(back), Ok(ascii)) = (to_ascii(&iri), to_ascii(&uri)) {
                    let lower = |uri: &UriReferenceBuf| uri.as_str().to_ascii_lowercase();
                    prop_assert_eq!(lower(&back), lower(&ascii));
                }
            }
        }
    }

    /// What is not encoded is what the grammar allows at that place.
    #[test]
    fn rfc3987bis_s6_2_encodes_exactly_that(c in any::<char>(), place in 0_usize..4) {
        let prefix = ["a", "//a@b/", "?a", "#a"][place];
        let text = format!("{prefix}{c}");
        let Ok(leiri) = LeiriReference::new(&text) else { return Ok(()) };
        let unchanged = leiri::to_iri(&leiri, &mut Trace::off()).unwrap() == text.as_str();
        let bidi = matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}');
        prop_assert_eq!(unchanged, Grammar::Rfc3987bis.reference().matches(&text) && !bidi);
    }
}
