//! A loader of RDF, which resolves references against a base, interns and writes them: with this
//! crate and with peers, function by function.
//!
//! Each line has the time for a reference, the median of 21 rounds in which the sides take turns;
//! the allocations; and the lines of the function. `url` is left out, since it changes identifiers.

#[path = "shared/rounds.rs"]
#[allow(dead_code)]
mod rounds;

use iri_grammar::{Iri, resolution::Base};
use iri_string::resolve::FixedBaseResolver;
use iri_string::types::{IriAbsoluteStr, IriReferenceStr, IriString};
use std::collections::HashMap;
use std::error::Error;
use std::fmt::Write;

const BASE: &str = "http://www.example.org/some/longer/path/to/document.ttl";

type Loaded = Result<String, Box<dyn Error>>;

fn iri_grammar(base: &str, references: &[String]) -> Loaded {
    let base = Base::new(Iri::new(base)?);
    let (mut buffer, mut interned, mut terms) = (String::new(), HashMap::new(), Vec::new());
    for reference in references {
        let iri = base.resolve_text_into(reference, &mut buffer)?;
        let next = interned.len();
        terms.push(match interned.get(iri.as_str()) {
            Some(number) => *number,
            None => *interned.entry(iri.into_owned()).or_insert(next),
        });
    }
    Ok(serialized(&interned, &terms))
}

fn oxiri(base: &str, references: &[String]) -> Loaded {
    let base = oxiri::Iri::parse(base)?;
    let (mut buffer, mut interned, mut terms) = (String::new(), HashMap::new(), Vec::new());
    for reference in references {
        buffer.clear();
        // Resolution does not check what `parse_unchecked` accepts.
        let reference = oxiri::IriRef::parse(reference.as_str())?;
        base.resolve_into(&reference, &mut buffer)?;
        let next = interned.len();
        terms.push(match interned.get(buffer.as_str()) {
            Some(number) => *number,
            None => *interned
                .entry(oxiri::Iri::parse_unchecked(buffer.as_str().to_owned()))
                .or_insert(next),
        });
    }
    Ok(serialized(&interned, &terms))
}

fn fluent_uri(base: &str, references: &[String]) -> Loaded {
    let base = fluent_uri::Iri::parse(base)?;
    let (mut interned, mut terms) = (HashMap::new(), Vec::new());
    for reference in references {
        let reference = fluent_uri::IriRef::parse(reference.as_str())?;
        let iri = reference.resolve_against(&base)?;
        let next = interned.len();
        terms.push(match interned.get(iri.as_str()) {
            Some(number) => *number,
            None => *interned.entry(iri).or_insert(next),
        });
    }
    Ok(serialized(&interned, &terms))
}

fn iri_string(base: &str, references: &[String]) -> Loaded {
    let base = FixedBaseResolver::new(IriAbsoluteStr::new(base)?);
    let (mut buffer, mut interned, mut terms) = (String::new(), HashMap::new(), Vec::new());
    for reference in references {
        let iri = base.resolve(IriReferenceStr::new(reference.as_str())?);
        iri.ensure_rfc3986_normalizable()?;
        buffer.clear();
        write!(buffer, "{iri}")?;
        let next = interned.len();
        terms.push(match interned.get(buffer.as_str()) {
            Some(number) => *number,
            None => *interned.entry(IriString::try_from(buffer.as_str())?).or_insert(next),
        });
    }
    Ok(serialized(&interned, &terms))
}

/// Writes the terms as N-Triples.
fn serialized(interned: &HashMap<impl AsRef<str>, usize>, terms: &[usize]) -> String {
    let mut texts = vec![""; interned.len()];
    interned.iter().for_each(|(iri, number)| texts[*number] = iri.as_ref());
    let mut out = String::new();
    for triple in terms.chunks(3) {
        triple.iter().for_each(|term| out.extend(["<", texts[*term], "> "]));
        out.push_str(".\n");
    }
    out
}

/// References, half of them relative; each identifier occurs two or three times.
fn references() -> Vec<String> {
    let reference = |n: usize| {
        let id = n * 7919 % 40_000;
        match n % 8 {
            0 | 2 => format!("http://www.example.org/vocabulary/{id}#term"),
            4 => format!("https://ko.example.org/wiki/대한민국의_국립공원_{id}"),
            6 => format!("urn:isbn:{id:013}"),
            1 => format!("item/{id}"),
            3 => format!("#section-{id}"),
            5 => format!("../other/{id}?version=2"),
            _ => format!("/people/José-{id}"),
        }
    };
    (0..100_000).map(reference).collect()
}

/// The number of lines of a function of this file.
fn lines_of(name: &str) -> usize {
    let (_, source) = include_str!("loader.rs").split_once(&format!("\nfn {name}(")).unwrap();
    source.split("\n}\n").next().unwrap().lines().count() + 1
}

type Load = fn(&str, &[String]) -> Loaded;

fn main() {
    let references = references();
    let sides: [(&str, Load); 4] = [
        ("iri_grammar", iri_grammar),
        ("oxiri", oxiri),
        ("fluent_uri", fluent_uri),
        ("iri_string", iri_string),
    ];
    let expected = iri_grammar(BASE, &references).unwrap();
    for (name, load) in sides {
        let allocated = allocation_counter::measure(|| {
            assert!(load(BASE, &references).unwrap() == expected, "{name}");
        });
        println!(
            "{name:12} {:3} lines  {:7} allocations  {:10} bytes at most",
            lines_of(name),
            allocated.count_total,
            allocated.bytes_max
        );
    }
    let run = |load: Load| {
        let references = &references;
        move || load(BASE, references).unwrap().len()
    };
    let times = sides.map(|(name, load)| (name, run(load)));
    let times: Vec<(&str, &dyn Fn() -> usize)> =
        times.iter().map(|(name, run)| (*name, run as &dyn Fn() -> usize)).collect();
    rounds::compare_read("loader", references.len(), &times);
}
