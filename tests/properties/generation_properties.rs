//! What RFC 3987 section 7.4 wants of every name, over octets made up at random.

use crate::bodies::{generation, input::Choices};
use crate::texts::{decoded, one_of};
use crate::{choices, input};
use iri_grammar::generation::Generation;
use iri_grammar::mapping::{Certainty, local_names};
use iri_grammar::text::Charset;
use proptest::collection::vec;
use proptest::prelude::*;

/// Octets of names: characters of every kind, separators, and what is no UTF-8.
fn octets() -> impl Strategy<Value = Vec<u8>> {
    let utf_8 = |c: char| c.to_string().into_bytes();
    let special = "/\\.:%?#@[]&; ~\0\u{301}\u{e9}\u{212b}\u{202e}\u{3000}\u{e000}\u{2025}\u{ff0f}";
    let part = prop_oneof![
        4 => proptest::char::range('a', 'e').prop_map(utf_8),
        4 => one_of(special).prop_map(utf_8),
        2 => any::<char>().prop_map(utf_8),
        2 => any::<u8>().prop_map(|octet| vec![octet]),
        1 => Just(b"..".to_vec()),
    ];
    vec(part, 0..16).prop_map(|parts| parts.concat())
}

fn charset() -> impl Strategy<Value = Charset> {
    any::<u8>().prop_map(|it| generation::charset(&mut Choices::new(&[it])))
}

proptest! {
    #[test]
    fn what_holds_of_every_name_holds(choices in choices(5), octets in octets()) {
        generation::run(&input(choices, &[&octets]));
    }

    #[test]
    fn the_octets_of_the_uri_are_those_of_the_name(octets in octets()) {
        let name = Generation::new().name(&octets);
        prop_assert_eq!(&decoded(&name.uri()[name.guard().len()..]), &octets);
        let path = Generation::new().path(&octets);
        prop_assert_eq!(&decoded(&path.uri()[path.guard().len()..]), &octets);
    }

    #[test]
    fn the_octets_of_the_uri_are_the_name_in_utf_8(
        octets in octets(),
        charset in charset(),
    ) {
        let generation = Generation::new().charset(charset);
        let name = generation.name(&octets);
        let Ok(text) = charset.transcode(&octets) else {
            prop_assert!(name.has_strays());
            return Ok(());
        };
        let uri = name.uri();
        let segment = &uri[name.guard().len()..];
        prop_assert_eq!(&decoded(segment), text.as_bytes());
        // RFC 3987 section 7.7 is the way back.
        let local = &local_names(segment, &[])[0];
        prop_assert_eq!(local.name.as_deref(), Some(&*text));
        let local = &local_names(name.segment().unwrap(), &[])[0];
        prop_assert_eq!(local.name.as_deref(), Some(&*text));
        prop_assert!(local.certainty != Certainty::Impossible);
        prop_assert!(!name.has_strays());
    }
}
