//! Parsing, side by side with the crates that know the same grammar: times, and how
//! many times as long as the fastest each one takes.

mod shared;

use criterion::{BenchmarkId, Criterion, Throughput};
use iri_grammar::{Grammar, Iri};
use shared::median;
use std::hint::black_box;
use std::path::Path;

const TEXTS: [(&str, &str); 6] = [
    ("ascii-60", "http://www.example.org/foo/bar/baz?query=value&x=y#fragment1"),
    ("korean-43", "https://ko.wikipedia.org/wiki/대한민국의_국립공원_목록"),
    ("encoded-75", "https://zh.wikipedia.org/wiki/%E5%8D%97%E4%BA%AC%E6%9C%9D%E5%A4%A9%E5%AE%AB"),
    ("ipv6-44", "http://[2001:db8:85a3::8a2e:370:7334]:8080/a"),
    ("short-17", "http://example.a/"),
    ("mailto-27", "mailto:John.Doe@example.com"),
];

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    compare(&mut criterion);
    refuse(&mut criterion);
    print_ratios();
    criterion.final_summary();
}

fn compare(criterion: &mut Criterion) {
    let production = Grammar::Rfc3987.production("IRI").expect("RFC 3987 has it");
    let mut group = criterion.benchmark_group("parse");
    for (name, text) in TEXTS {
        group.throughput(Throughput::Bytes(text.len() as u64));
        let mut bench = |peer: &str, parse: &dyn Fn(&str)| {
            group.bench_function(BenchmarkId::new(name, peer), |b| {
                b.iter(|| parse(black_box(text)))
            });
        };
        bench("iri-grammar", &|text| {
            black_box(Iri::new(text).unwrap());
        });
        bench("iri-grammar tree", &|text| {
            black_box(production.parse(text).unwrap());
        });
        bench("fluent-uri", &|text| {
            black_box(fluent_uri::Iri::parse(text).unwrap());
        });
        bench("iri-string", &|text| {
            black_box(iri_string::types::IriStr::new(text).unwrap());
        });
        bench("oxiri", &|text| {
            black_box(oxiri::Iri::parse(text).unwrap());
        });
        bench("iref", &|text| {
            black_box(iref::Iri::new(text).unwrap());
        });
    }
    group.finish();
}

/// What it costs to say why a text is refused.
fn refuse(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("refuse");
    for (name, text) in
        [("space", "https://www.example.org/aaa/b c"), ("ipv6", "http://[1::2::3]/")]
    {
        group.bench_function(name, |b| b.iter(|| Iri::new(black_box(text)).unwrap_err()));
    }
    group.finish();
}

/// The medians that have just been measured, as multiples of the fastest peer's.
fn print_ratios() {
    for (name, _) in TEXTS {
        let peers =
            ["iri-grammar", "iri-grammar tree", "fluent-uri", "iri-string", "oxiri", "iref"];
        let medians: Vec<(&str, f64)> = peers
            .into_iter()
            .filter_map(|peer| Some((peer, median("parse", Path::new(name).join(peer))?)))
            .collect();
        let fastest = medians.iter().map(|(_, median)| *median).fold(f64::INFINITY, f64::min);
        for (peer, median) in medians {
            println!("{name:12} {peer:18} {median:8.0} ns {:6.1} x", median / fastest);
        }
    }
}
