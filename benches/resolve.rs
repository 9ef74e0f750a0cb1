//! Resolution, and normalization up to path segments, next to the crates that do the same. Texts
//! for which a side has another result are left out, and counted.
//!
//! Each line has the medians of 21 rounds in which the sides take turns, in nanoseconds per text,
//! and the ratio of this crate's time to that of the fastest peer.

#[path = "shared/rounds.rs"]
mod rounds;

use iri_grammar::ladder::{Ladder, Rung};
use iri_grammar::{Iri, IriReference, Uri};
use iri_string::format::ToDedicatedString;
use iri_string::resolve::FixedBaseResolver;
use iri_string::types::{IriAbsoluteStr, IriReferenceStr};
use rounds::{Side, Texts, compare, compare_read, corpora, lines};
use std::hint::black_box;

const BASES: [&str; 2] =
    ["http://a/b/c/d;p?q", "http://www.example.org/some/longer/path/to/document.html?query=1"];

fn main() {
    println!("resolution, both parsed before");
    for name in ["refs", "urls_web", "wiki_iri"] {
        for base in BASES {
            resolve(name, base, lines(name));
        }
    }
    println!("references to targets, both parsed before");
    for name in ["urls_web", "wiki_iri", "files_node"] {
        let lines = lines(name);
        for base in BASES.into_iter().chain([&*lines[lines.len() / 2]]) {
            relative(name, base, &lines);
        }
    }
    let near: Vec<String> = (0..10_000).map(near).collect();
    relative("near", BASES[1], &near);
    println!("parsing and normalization to path segments");
    let sides: [Side<'_>; 2] = [("iri-grammar", &normalize), ("fluent-uri", &fluent_normalize)];
    for Texts { name, texts } in corpora() {
        let (texts, others): (Vec<_>, Vec<_>) = texts
            .into_iter()
            .filter(|text| Uri::new(text).is_ok() && fluent_uri::Uri::parse(text.as_str()).is_ok())
            .partition(|text| {
                let normal = fluent_uri::Uri::parse(text.as_str()).unwrap().normalize();
                normalized(text) == normal.as_str()
            });
        if !texts.is_empty() {
            println!("{name}: {} texts, {} left out", texts.len(), others.len());
            compare(&Texts { name, texts }, &sides);
        }
    }
}

fn resolve(name: &str, base: &str, lines: Vec<String>) {
    let ours = Iri::new(base).unwrap();
    let fluent_uri = fluent_uri::Iri::parse(base).unwrap();
    let oxiri = oxiri::Iri::parse(base).unwrap();
    let iri_string = FixedBaseResolver::new(IriAbsoluteStr::new(base).unwrap());
    let (texts, others): (Vec<&String>, Vec<_>) = lines.iter().partition(|text| {
        let Ok(reference) = IriReference::new(text) else { return false };
        let fluent = fluent_uri::IriRef::parse(text.as_str()).unwrap();
        let Ok(target) = ours.resolve(&reference) else { return false };
        let reference = oxiri::IriRef::parse(text.as_str()).unwrap();
        oxiri.resolve(&reference).is_ok_and(|other| other.as_str() == target.as_str())
            && fluent.resolve_against(&fluent_uri).is_ok_and(|it| it.as_str() == target.as_str())
    });
    println!("{name} against {base}: {} references, {} left out", texts.len(), others.len());
    let read: Vec<_> = texts.iter().map(|text| IriReference::new(text).unwrap()).collect();
    let of_fluent: Vec<_> =
        texts.iter().map(|text| fluent_uri::IriRef::parse(text.as_str()).unwrap()).collect();
    let of_oxiri: Vec<_> =
        texts.iter().map(|text| oxiri::IriRef::parse(text.as_str()).unwrap()).collect();
    let of_string: Vec<_> =
        texts.iter().map(|text| IriReferenceStr::new(text.as_str()).unwrap()).collect();
    compare_read(
        name,
        texts.len(),
        &[
            ("iri-grammar", &|| {
                read.iter().map(|it| ours.resolve(black_box(it)).unwrap().len()).sum()
            }),
            ("fluent-uri", &|| {
                let resolved = |it: &fluent_uri::IriRef<&str>| it.resolve_against(&fluent_uri);
                of_fluent.iter().map(|it| resolved(black_box(it)).unwrap().as_str().len()).sum()
            }),
            ("oxiri", &|| {
                of_oxiri.iter().map(|it| oxiri.resolve(black_box(it)).unwrap().as_str().len()).sum()
            }),
            ("iri-string", &|| {
                let resolved = |it| iri_string.resolve(it).to_dedicated_string();
                of_string.iter().map(|it| resolved(black_box(*it)).as_str().len()).sum()
            }),
        ],
    );
}

/// A target near the second base.
fn near(n: usize) -> String {
    let rest = match n % 4 {
        0 => format!("/some/longer/path/to/document-{n}.html"),
        1 => format!("/some/longer/path/to/document.html?query={n}#section"),
        2 => format!("/some/longer/{n}/other.html"),
        _ => format!("/{n}?query"),
    };
    format!("http://www.example.org{rest}")
}

/// The two do not always return the same reference. This counts references that resolve to the
/// target, and their length.
fn relative(name: &str, base: &str, lines: &[String]) {
    let (ours, oxiri) = (Iri::new(base).unwrap(), oxiri::Iri::parse(base).unwrap());
    let texts: Vec<&str> = lines
        .iter()
        .map(String::as_str)
        .filter(|text| {
            let Ok(target) = Iri::new(text) else { return false };
            let other = oxiri.relativize(&oxiri::Iri::parse(*text).unwrap());
            ours.relative(&target).is_ok() && other.is_ok()
        })
        .collect();
    let of_ours: Vec<_> = texts.iter().map(|text| Iri::new(text).unwrap()).collect();
    let of_oxiri: Vec<_> = texts.iter().map(|text| oxiri::Iri::parse(*text).unwrap()).collect();
    let ours_total = || of_ours.iter().map(|it| ours.relative(black_box(it)).unwrap().len()).sum();
    let relativized = |it: &oxiri::Iri<&str>| oxiri.relativize(it).unwrap().as_str().len();
    let oxiri_total = || of_oxiri.iter().map(|it| relativized(black_box(it))).sum();
    let (octets, others): (usize, usize) = (ours_total(), oxiri_total());
    println!("{name} against {base}: {} targets, {octets} octets, oxiri {others}", texts.len());
    compare_read(name, texts.len(), &[("iri-grammar", &ours_total), ("oxiri", &oxiri_total)]);
}

fn normalized(text: &str) -> String {
    let uri = Uri::new(text).unwrap();
    Ladder::new().climb(Rung::PathSegments, &uri).unwrap().identifier.into_string()
}

fn normalize(text: &str) -> usize {
    let uri = Uri::new(text).unwrap();
    Ladder::new().climb(Rung::PathSegments, &uri).unwrap().identifier.len()
}

fn fluent_normalize(text: &str) -> usize {
    fluent_uri::Uri::parse(text).unwrap().normalize().as_str().len()
}
