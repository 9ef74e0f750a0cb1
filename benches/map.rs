//! Maps identifiers, next to parsing them: the time for a line, and its ratio to that of parsing.
//! Then the mapping of IRIs to URIs, next to the crates that map in the same way, in rounds in
//! which the sides take turns.

#[path = "shared/rounds.rs"]
mod rounds;
mod shared;

use criterion::{BenchmarkId, Criterion, Throughput};
use iri_grammar::mapping::{ProcessingModel, ToIri, ToUri};
use iri_grammar::{Iri, IriReference, Uri};
use iri_string::format::ToDedicatedString;
use rounds::{Texts, compare, corpora};
use shared::{corpus, median};
use std::cell::Cell;
use std::fs;
use std::hint::black_box;

/// The lines to map if the folder with IRIs of real pages does not exist.
const TEXTS: [&str; 4] = [
    "https://ko.wikipedia.org/wiki/대한민국의_국립공원_목록",
    "https://zh.wikipedia.org/wiki/克里斯·米勒",
    "https://de.wikipedia.org/wiki/Märzrevolution",
    "https://en.wikipedia.org/wiki/Uniform_Resource_Identifier",
];

/// The mappings, each with the parsing that it is compared with.
const NAMES: [(&str, &str); 5] = [
    ("to_uri", "parse IRI"),
    ("ToUri", "parse IRI"),
    ("ProcessingModel", "parse IRI"),
    ("to_iri", "parse URI"),
    ("ToIri", "parse URI"),
];

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    let lines = lines();
    measure(&mut criterion, &lines);
    print_ratios(lines.len());
    criterion.final_summary();
    println!("IRI to URI, parsed before");
    corpora().iter().for_each(beside_peers);
}

fn beside_peers(texts: &Texts) {
    let lines = || texts.texts.iter();
    let iris: Vec<_> = lines().map(|line| IriReference::new(line).unwrap()).collect();
    let of_fluent: Vec<_> =
        lines().map(|line| fluent_uri::IriRef::parse(line.as_str()).unwrap()).collect();
    let of_string: Vec<_> =
        lines().map(|line| iri_string::types::IriReferenceStr::new(line).unwrap()).collect();
    // All sides go through the same lines in the same order.
    let count = Cell::new(0);
    let next = || count.replace((count.get() + 1) % iris.len());
    compare(
        texts,
        &[
            ("iri-grammar", &|_| iris[next()].to_uri().len()),
            ("fluent-uri", &|_| of_fluent[next()].to_uri_ref().as_str().len()),
            ("iri-string", &|_| {
                of_string[next()].encode_to_uri().to_dedicated_string().as_str().len()
            }),
        ],
    );
}

fn lines() -> Vec<String> {
    let file = corpus().join("wiki_iri.txt");
    match fs::read_to_string(&file) {
        Ok(text) => text.lines().take(1000).map(String::from).collect(),
        Err(_) => {
            println!("there is no {}: built-in texts", file.display());
            TEXTS.map(String::from).into()
        }
    }
}

fn measure(criterion: &mut Criterion, lines: &[String]) {
    let iris: Vec<Iri<'_>> = lines.iter().map(|line| Iri::new(line).unwrap()).collect();
    let mapped: Vec<_> = iris.iter().map(Iri::to_uri).collect();
    let uris: Vec<Uri<'_>> = mapped.iter().map(|uri| uri.as_borrowed()).collect();
    let (to_uri, to_iri, model) = (ToUri::new(), ToIri::rfc3987bis(), ProcessingModel::new());

    let mut group = criterion.benchmark_group("map");
    group.throughput(Throughput::Elements(lines.len() as u64));
    let mut bench = |name: &str, line: &dyn Fn(usize)| {
        let id = BenchmarkId::from_parameter(name);
        group.bench_function(id, |b| b.iter(|| (0..lines.len()).for_each(line)));
    };
    bench("parse IRI", &|at| {
        black_box(Iri::new(black_box(&lines[at])).unwrap());
    });
    bench("to_uri", &|at| {
        black_box(black_box(&iris[at]).to_uri());
    });
    bench("ToUri", &|at| {
        black_box(to_uri.map(black_box(&iris[at])).unwrap());
    });
    bench("ProcessingModel", &|at| {
        black_box(model.map(black_box(&iris[at])).unwrap());
    });
    bench("parse URI", &|at| {
        black_box(Uri::new(black_box(&mapped[at])).unwrap());
    });
    bench("to_iri", &|at| {
        black_box(black_box(&uris[at]).to_iri());
    });
    bench("ToIri", &|at| {
        black_box(to_iri.map(black_box(&uris[at])).unwrap());
    });
    group.finish();
}

/// Prints the measured medians as multiples of parsing.
fn print_ratios(lines: usize) {
    for (name, parsing) in NAMES {
        let medians = [name, parsing].map(|name| median("map", name));
        let [Some(mapping), Some(parse)] = medians.map(|it| Some(it? / lines as f64)) else {
            continue;
        };
        let ratio = mapping / parse;
        println!("{name:16} {mapping:6.0} ns a line  {parsing} {parse:6.0} ns  {ratio:5.2} x");
    }
}
