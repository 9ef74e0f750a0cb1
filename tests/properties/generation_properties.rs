//! What RFC 3987 section 7.4 wants of every name, over octets made up at random.

use crate::texts::{decoded, one_of};
use iri_grammar::generation::{
    Generated, GeneratedFrom, Generation, NameNormalization, Paths, Reserved, file_path,
};
use iri_grammar::mapping::{Certainty, ToIri, local_names};
use iri_grammar::text::Charset;
use iri_grammar::{Grammar, Iri};
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

#[cfg(feature = "charset")]
fn charset() -> impl Strategy<Value = Charset> {
    let labels = &["utf-8", "windows-1252", "shift_jis", "iso-2022-jp", "gb18030", "utf-16be"][..];
    proptest::sample::select(labels).prop_map(|label| Charset::for_label(label).unwrap())
}

#[cfg(not(feature = "charset"))]
fn charset() -> impl Strategy<Value = Charset> {
    Just(Charset::UTF_8)
}

fn generation() -> impl Strategy<Value = Generation> {
    let forms =
        [NameNormalization::WhenTranscoded, NameNormalization::Nfc, NameNormalization::Nfkc];
    let reserved = proptest::sample::select(&[Reserved::Keep, Reserved::Encode][..]);
    let paths = proptest::sample::select(&[Paths::Unix, Paths::Windows][..]);
    let form = proptest::sample::select(forms.to_vec());
    (charset(), form, reserved, paths).prop_map(|(charset, form, reserved, paths)| {
        Generation::new().charset(charset).normalization(form).reserved(reserved).paths(paths)
    })
}

fn is_valid(generated: &Generated<'_>) -> bool {
    let (iri, uri) = (generated.iri(), generated.uri());
    let parsed = Grammar::Rfc3987.reference().components(iri);
    parsed == Ok(iri.components()) && Grammar::Rfc3986.reference().takes(&uri)
}

proptest! {
    #[test]
    fn any_octets_give_a_valid_reference(octets in octets(), generation in generation()) {
        let name = generation.name(&octets);
        let directory = generation.directory(&octets);
        let path = generation.path(&octets);
        let sources = [GeneratedFrom::Name, GeneratedFrom::Directory, GeneratedFrom::Path];
        for (source, generated) in sources.into_iter().zip([&name, &directory, &path]) {
            prop_assert!(is_valid(generated), "{generated:?}");
            let (iri, uri) = (generated.iri(), generated.uri());
            prop_assert_eq!((iri.scheme(), iri.authority()), (None, None));
            prop_assert_eq!((iri.query(), iri.fragment()), (None, None));
            let mut steps = Vec::new();
            let again = generation.generate_recorded(source, &octets, &mut steps).unwrap();
            prop_assert_eq!(again.iri(), iri);
            prop_assert_eq!(steps.last().unwrap().after.to_string(), uri.as_str());
        }
        let segment = Grammar::Rfc3987.production("isegment").unwrap();
        prop_assert!(segment.takes(name.segment().unwrap()));
        prop_assert_eq!(directory.segment(), name.segment());
        if let Ok(file) = generation.file(&octets) {
            prop_assert!(is_valid(&file), "{file:?}");
            prop_assert_eq!(file.iri().scheme(), Some("file"));
            prop_assert!(file.iri().authority().is_some());
            prop_assert!(file.iri().path().text().starts_with('/'));
        }
    }

    /// RFC 8089: there and back.
    #[test]
    fn a_file_iri_leads_back_to_its_path(octets in octets(), unc in any::<bool>()) {
        let path = [b"/", &*octets].concat();
        let generation = Generation::new();
        let iri = generation.file(&path).unwrap();
        let back = file_path(iri.iri(), Paths::Unix);
        prop_assert_eq!(back.ok(), (!path.contains(&0)).then_some(path));

        let windows = generation.paths(Paths::Windows);
        let path = [if unc { br"\\h\".as_slice() } else { br"C:\" }, &octets].concat();
        let iri = windows.file(&path).unwrap();
        match file_path(iri.iri(), Paths::Windows) {
            Ok(back) => {
                let expected: Vec<u8> =
                    path.iter().map(|it| if *it == b'/' { b'\\' } else { *it }).collect();
                prop_assert_eq!(&back, &expected);
                let again = windows.file(&back).unwrap();
                prop_assert_eq!(again.iri(), iri.iri());
            }
            Err(_) => prop_assert!(path.contains(&0)),
        }
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

    #[test]
    fn notes_have_all_octets_that_are_not_of_the_encoding(octets in octets()) {
        let name = Generation::new().name(&octets);
        let mut rest = octets.clone();
        for note in name.notes().filter(|note| note.reason.citation().section == "6.4") {
            prop_assert_eq!(note.octets, &octets[note.span.start..note.span.end]);
            rest[note.span.start..note.span.end].fill(b'?');
        }
        prop_assert!(str::from_utf8(&rest).is_ok());
        prop_assert_eq!(name.has_strays(), str::from_utf8(&octets).is_err());
    }

    #[test]
    fn section_3_2_converts_the_uri_to_the_iri(octets in octets()) {
        let path = Generation::new().path(&octets);
        let uri = path.uri();
        let iri = ToIri::rfc3987().reference(&uri).unwrap();
        prop_assert_eq!(iri.as_ref(), path.iri().as_str());
    }

    #[test]
    fn resolved_it_is_one_segment_more(octets in octets(), generation in generation()) {
        for base in ["http://example.org/d/", "file:///", "http://example.org/d/e/", "http://a"] {
            let base = Iri::new(base).unwrap();
            let name = generation.name(&octets);
            let target = base.resolve(name.iri()).unwrap();
            let mut expected: Vec<&str> = base.path().segments().collect();
            expected.pop();
            expected.push(name.segment().unwrap());
            let target = Iri::new(&target).unwrap();
            prop_assert_eq!(target.path().segments().collect::<Vec<_>>(), expected);
            prop_assert_eq!((target.query(), target.fragment()), (None, None));
        }
    }
}
