//! Properties of references that are generated from names (RFC 3987 section 7.4).

use super::input::{Choices, read};
use iri_grammar::generation::{Generated, Generation, NameKind, Paths, file_path};
use iri_grammar::mapping::ToIri;
use iri_grammar::spec::Trace;
use iri_grammar::text::CharacterForm;
use iri_grammar::text::Charset;
use iri_grammar::{Grammar, Iri};

pub fn run(data: &[u8]) {
    let (mut choices, []) = read(data);
    let generation = generation(&mut choices);
    let octets = data.splitn(2, |octet| *octet == b'\n').nth(1).unwrap_or_default();
    any_octets_give_a_valid_reference(octets, generation);
    a_file_iri_leads_back_to_its_path(octets, choices.flag());
    notes_cover_all_octets_outside_the_encoding(octets);
    section_3_2_converts_the_uri_to_the_iri(octets);
    a_resolved_name_is_one_more_segment(octets, generation);
}

/// Returns a generation with any options.
pub fn generation(choices: &mut Choices<'_>) -> Generation {
    let generation = Generation::new().charset(charset(choices));
    let forms = [
        generation,
        generation.normalization(CharacterForm::Nfc),
        generation.normalization(CharacterForm::Nfkc),
    ];
    choices
        .pick(&forms)
        .encode_reserved(choices.pick(&[false, true]))
        .paths(choices.pick(&[Paths::Unix, Paths::Windows]))
}

pub fn charset(choices: &mut Choices<'_>) -> Charset {
    let labels = ["utf-8", "windows-1252", "shift_jis", "iso-2022-jp", "gb18030", "utf-16be"];
    Charset::for_label(choices.pick(&labels)).unwrap()
}

fn is_valid(generated: &Generated<'_>) -> bool {
    let (iri, uri) = (generated.iri(), generated.uri());
    let parsed = Grammar::Rfc3987.reference().components(iri);
    parsed == Ok(iri.components()) && Grammar::Rfc3986.reference().matches(&uri)
}

/// RFC 3987 section 7.4: every name becomes a relative reference, also if its octets are not text.
pub fn any_octets_give_a_valid_reference(octets: &[u8], generation: Generation) {
    let name = generation.name(octets);
    let directory = generation.directory(octets);
    let path = generation.path(octets);
    let sources = [NameKind::Name, NameKind::Directory, NameKind::Path];
    for (source, generated) in sources.into_iter().zip([&name, &directory, &path]) {
        assert!(is_valid(generated), "{generated:?}");
        let (iri, uri) = (generated.iri(), generated.uri());
        assert_eq!((iri.scheme(), iri.authority()), (None, None));
        assert_eq!((iri.query(), iri.fragment()), (None, None));
        let mut steps = Trace::on();
        let again = generation.generate_with_trace(source, octets, &mut steps).unwrap();
        assert_eq!(again.iri(), iri);
        assert_eq!(steps.last().unwrap().after.to_string(), uri.as_str());
    }
    let segment = Grammar::Rfc3987.production("isegment").unwrap();
    assert!(segment.matches(name.segment().unwrap()));
    assert_eq!(directory.segment(), name.segment());
    if let Ok(file) = generation.file(octets) {
        assert!(is_valid(&file), "{file:?}");
        assert_eq!(file.iri().scheme(), Some("file"));
        assert!(file.iri().authority().is_some());
        assert!(file.iri().path().text().starts_with('/'));
    }
}

/// RFC 8089 section 2: `file_path` returns the path that a file IRI was generated from.
pub fn a_file_iri_leads_back_to_its_path(octets: &[u8], unc: bool) {
    let path = [b"/", octets].concat();
    let generation = Generation::new();
    let iri = generation.file(&path).unwrap();
    let back = file_path(iri.iri(), Paths::Unix);
    // Of several slashes at the beginning, one is left.
    let slashes = path.iter().take_while(|octet| **octet == b'/').count();
    let path = &path[slashes - 1..];
    assert!(!iri.iri().path().text().starts_with("//"));
    assert_eq!(back.ok().as_deref(), (!path.contains(&0)).then_some(path));

    let windows = generation.paths(Paths::Windows);
    let path = [if unc { br"\\h\".as_slice() } else { br"C:\" }, octets].concat();
    let iri = windows.file(&path).unwrap();
    match file_path(iri.iri(), Paths::Windows) {
        Ok(back) => {
            let expected: Vec<u8> =
                path.iter().map(|it| if *it == b'/' { b'\\' } else { *it }).collect();
            assert_eq!(&back, &expected);
            let again = windows.file(&back).unwrap();
            assert_eq!(again.iri(), iri.iri());
        }
        Err(_) => assert!(path.contains(&0)),
    }
}

/// RFC 3987 section 6.4: a note has each octet that is not text in the encoding, and no other octet.
pub fn notes_cover_all_octets_outside_the_encoding(octets: &[u8]) {
    let name = Generation::new().name(octets);
    let mut rest = octets.to_vec();
    for note in name.notes().filter(|note| note.reason.citation().section == "6.4") {
        assert_eq!(note.octets, &octets[note.span.start..note.span.end]);
        rest[note.span.start..note.span.end].fill(b'?');
    }
    assert!(str::from_utf8(&rest).is_ok());
    assert_eq!(name.has_strays(), str::from_utf8(octets).is_err());
}

/// RFC 3987 section 3.2: its conversion leads from the URI of a generated path to the IRI.
pub fn section_3_2_converts_the_uri_to_the_iri(octets: &[u8]) {
    let path = Generation::new().path(octets);
    let uri = path.uri();
    let iri = ToIri::rfc3987().reference(&uri).unwrap();
    assert_eq!(iri.as_ref(), path.iri().as_str());
}

/// RFC 3986 section 5.2: resolving a name adds one segment to the folder of the base.
pub fn a_resolved_name_is_one_more_segment(octets: &[u8], generation: Generation) {
    for base in ["http://example.org/d/", "file:///", "http://example.org/d/e/", "http://a"] {
        let base = Iri::new(base).unwrap();
        let name = generation.name(octets);
        let target = base.resolve(name.iri()).unwrap();
        let mut expected: Vec<&str> = base.path().segments().collect();
        expected.pop();
        expected.push(name.segment().unwrap());
        let target = Iri::new(&target).unwrap();
        assert_eq!(target.path().segments().collect::<Vec<_>>(), expected);
        assert_eq!((target.query(), target.fragment()), (None, None));
    }
}
