//! Parsing, next to the crates that know the same grammar: acceptance with the lengths of the five
//! components, if the interface has them, and rejection.
//!
//! Each line has the medians of 21 rounds in which the sides take turns, in nanoseconds per text,
//! and the ratio of this crate's time to that of the fastest peer.

#[path = "shared/rounds.rs"]
mod rounds;

use iri_grammar::{Grammar, Iri, IriReference, Production};
use rounds::{Side, Texts, compare, compare_read, corpora, in_turn, lines, long};
use std::hint::black_box;

fn main() {
    println!("acceptance with five components");
    let sides: [Side<'_>; 6] = [
        ("iri-grammar", &components),
        ("fluent-uri", &fluent_uri),
        ("iri-string", &iri_string),
        ("oxiri", &oxiri),
        ("iri-rs", &iri_rs),
        ("iri-rfc3987", &iri_rfc3987),
    ];
    for texts in corpora().iter().chain([&long()]) {
        compare(texts, &sides);
    }
    trust();
    read();
    refuse();
    ask();
}

/// Texts that were checked before, next to checking them.
fn trust() {
    println!("\ntexts that were checked before, with five components");
    let sides: [Side<'_>; 3] = [
        ("from_trusted", &|text| lengths(IriReference::from_trusted(text))),
        ("IriReference::new", &components),
        ("oxiri parse_unchecked", &|text| oxiri_lengths(oxiri::IriRef::parse_unchecked(text))),
    ];
    for texts in corpora().iter().chain([&long()]) {
        compare(texts, &sides);
    }
}

/// The five components of texts that were parsed before.
fn read() {
    println!("\nfive components of what was parsed before");
    for Texts { name, texts } in corpora() {
        let ours: Vec<_> = texts.iter().map(|text| IriReference::new(text).unwrap()).collect();
        let fluent: Vec<_> =
            texts.iter().map(|text| fluent_uri::IriRef::parse(text.as_str()).unwrap()).collect();
        let oxiri: Vec<_> =
            texts.iter().map(|text| oxiri::IriRef::parse(text.as_str()).unwrap()).collect();
        compare_read(
            &name,
            texts.len(),
            &[
                ("iri-grammar", &|| ours.iter().map(|it| lengths(*black_box(it))).sum()),
                ("fluent-uri", &|| fluent.iter().map(|it| fluent_lengths(*black_box(it))).sum()),
                ("oxiri", &|| oxiri.iter().map(|it| oxiri_lengths(*black_box(it))).sum()),
            ],
        );
    }
}

fn length(part: Option<&str>) -> usize {
    part.map_or(0, str::len)
}

fn components(text: &str) -> usize {
    lengths(IriReference::new(text).unwrap())
}

fn lengths(read: IriReference<'_>) -> usize {
    let authority = read.authority().map(|authority| authority.text());
    [read.scheme(), authority, Some(read.path().text()), read.query(), read.fragment()]
        .into_iter()
        .map(length)
        .sum()
}

fn fluent_uri(text: &str) -> usize {
    fluent_lengths(fluent_uri::IriRef::parse(text).unwrap())
}

fn fluent_lengths(read: fluent_uri::IriRef<&str>) -> usize {
    length(read.scheme().map(|part| part.as_str()))
        + length(read.authority().map(|part| part.as_str()))
        + read.path().as_str().len()
        + length(read.query().map(|part| part.as_str()))
        + length(read.fragment().map(|part| part.as_str()))
}

fn iri_string(text: &str) -> usize {
    let read = iri_string::types::IriReferenceStr::new(text).unwrap();
    length(read.scheme_str())
        + length(read.authority_str())
        + read.path_str().len()
        + length(read.query_str())
        + length(read.fragment().map(|part| part.as_str()))
}

fn oxiri(text: &str) -> usize {
    oxiri_lengths(oxiri::IriRef::parse(text).unwrap())
}

fn oxiri_lengths(read: oxiri::IriRef<&str>) -> usize {
    length(read.scheme())
        + length(read.authority())
        + read.path().len()
        + length(read.query())
        + length(read.fragment())
}

fn iri_rs(text: &str) -> usize {
    let read = iri_rs::IriRef::parse(text).unwrap();
    length(read.scheme())
        + length(read.authority())
        + read.path().len()
        + length(read.query())
        + length(read.fragment())
}

/// The interface has no components.
fn iri_rfc3987(text: &str) -> usize {
    iri_rfc3987::IriRef::parse(text).unwrap().as_str().len()
}

/// A rejection with the whole error, as a multiple of accepting a text of that length.
fn refuse() {
    println!("\nrefusal with the whole error");
    let invalid: Vec<String> = lines("urls_web.invalid");
    // An accepted text of that length.
    let path = "/a-path-of-no-interest";
    let valid: Vec<String> = invalid
        .iter()
        .map(|text| format!("http://a.example{}", path.repeat(1 + text.len() / path.len())))
        .zip(&invalid)
        .map(|(valid, text)| valid[..text.len().max(16)].to_owned())
        .collect();
    let sides: [Side<'_>; 3] = [
        ("iri-grammar", &|text| IriReference::new(text).unwrap_err().span().start),
        ("oxiri", &|text| usize::from(oxiri::IriRef::parse(text).is_err())),
        ("fluent-uri", &|text| usize::from(fluent_uri::IriRef::parse(text).is_err())),
    ];
    let texts = Texts { name: "urls_web.invalid".into(), texts: invalid };
    compare(&texts, &sides);
    let (_, refuse) = sides[0];
    let measured = in_turn(&[(&texts.texts, refuse), (&valid, &components)]);
    let (refuse, accept) = (measured[0], measured[1]);
    println!("refusal {refuse:.1} ns, acceptance {accept:.1} ns; ratio {:.2}", refuse / accept);
    println!("\nthe message of a refusal");
    let refuse = |text| IriReference::new(text).unwrap_err();
    let ours: Vec<_> = texts.texts.iter().map(|text| refuse(text)).collect();
    let refuse = |text| oxiri::IriRef::parse(text).unwrap_err();
    let oxiri: Vec<_> = texts.texts.iter().map(|text| refuse(text.as_str())).collect();
    let refuse = |text| fluent_uri::IriRef::parse(text).unwrap_err();
    let fluent: Vec<_> = texts.texts.iter().map(|text| refuse(text.as_str())).collect();
    compare_read(
        &texts.name,
        texts.texts.len(),
        &[
            ("iri-grammar", &|| ours.iter().map(|it| black_box(it).to_string().len()).sum()),
            ("oxiri", &|| oxiri.iter().map(|it| black_box(it).to_string().len()).sum()),
            ("fluent-uri", &|| fluent.iter().map(|it| black_box(it).to_string().len()).sum()),
        ],
    );
}

/// Questions that do not need the components.
fn ask() {
    println!("\nquestions");
    let production: Production = Grammar::Rfc3987.reference();
    let texts = Texts { name: "urls_web".into(), texts: lines("urls_web") };
    compare(
        &texts,
        &[
            ("Production::matches", &|text| usize::from(production.matches(text))),
            ("IriReference::new", &components),
        ],
    );
    let references = Texts { name: "refs".into(), texts: lines("refs") };
    compare(
        &references,
        &[
            ("and whether absolute", &|text| {
                let read = IriReference::new(text).unwrap();
                usize::from(Iri::try_from(read).is_ok())
            }),
            ("IriReference::new", &|text| usize::from(IriReference::new(text).is_ok())),
        ],
    );
}
