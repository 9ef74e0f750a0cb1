//! Normalizes an identifier, next to parsing it: times, and the ratio of the two, which must be at
//! most three.

mod shared;

use criterion::{BenchmarkId, Criterion, Throughput};
use iri_grammar::Iri;
use iri_grammar::ladder::{Idn, Ladder, Rung};
use shared::{corpus, median};
use std::hint::black_box;
use std::path::Path;
use std::time::Duration;

const TEXTS: [(&str, &str); 6] = [
    ("normal-60", "http://www.example.org/foo/bar/baz?query=value&x=y#fragment1"),
    ("korean-43", "https://ko.wikipedia.org/wiki/대한민국의_국립공원_목록"),
    ("encoded-75", "https://zh.wikipedia.org/wiki/%e5%8d%97%e4%ba%ac%e6%9c%9d%E5%A4%A9%E5%AE%AB"),
    ("every-rung-49", "eXAMPLE://A/./b/../b/%63/%7bfoo%7d/ros%C3%A9?%41#"),
    ("ports-21", "HTTP://example.com:80"),
    ("mailto-27", "mailto:John.Doe@Example.com"),
];

/// The files that are read if they exist.
const FILES: [&str; 5] =
    ["urls_web.txt", "wiki_iri.txt", "wiki_uri.txt", "multiscript_iri.txt", "files_node.txt"];

type Normalize = (&'static str, fn() -> Ladder<'static>);

/// Ladders that keep domain names, map them by IDNA2003, and by all documents.
const LADDERS: [Normalize; 4] = [
    ("normalize", Ladder::new),
    ("normalize by IDNA2003", Ladder::rfc3987),
    ("normalize with IDN", || Ladder::new().idn(Idn::Agreed)),
    ("aligned with IDN", || Ladder::for_comparison().idn(Idn::Agreed)),
];

fn main() {
    let mut criterion = Criterion::default()
        .warm_up_time(Duration::from_millis(300))
        .measurement_time(Duration::from_secs(1))
        .sample_size(20)
        .configure_from_args();
    let mut names: Vec<String> = TEXTS.iter().map(|(name, _)| (*name).to_owned()).collect();
    for (name, text) in TEXTS {
        measure(&mut criterion, name, &[text]);
    }
    for file in FILES {
        let path = corpus().join(file);
        match std::fs::read_to_string(&path) {
            Ok(text) => {
                measure(&mut criterion, file, &text.lines().collect::<Vec<_>>());
                names.push(file.to_owned());
            }
            Err(_) => eprintln!("SKIPPED: there is no {}", path.display()),
        }
    }
    print_ratios(&names);
    criterion.final_summary();
}

fn measure(criterion: &mut Criterion, name: &str, texts: &[&str]) {
    let iris: Vec<Iri<'_>> = texts.iter().filter_map(|text| Iri::new(text).ok()).collect();
    let mut group = criterion.benchmark_group("ladder");
    group.throughput(Throughput::Bytes(texts.iter().map(|text| text.len() as u64).sum()));
    group.bench_function(BenchmarkId::new(name, "parse"), |b| {
        b.iter(|| {
            for iri in &iris {
                black_box(Iri::new(black_box(iri.as_str())).unwrap());
            }
        })
    });
    for (what, ladder) in LADDERS {
        let ladder = ladder();
        group.bench_function(BenchmarkId::new(name, what), |b| {
            b.iter(|| {
                for iri in &iris {
                    black_box(ladder.climb(Rung::SchemeBased, black_box(iri)).unwrap());
                }
            })
        });
    }
    group.finish();
}

/// Prints the measured medians as multiples of parsing.
fn print_ratios(names: &[String]) {
    let median = |name: &str, what: &str| median("ladder", Path::new(name).join(what));
    for name in names {
        let Some(parse) = median(name, "parse") else { continue };
        println!("{name:20} {:20} {parse:10.0} ns", "parse");
        for (what, _) in LADDERS {
            if let Some(median) = median(name, what) {
                println!("{name:20} {what:20} {median:10.0} ns {:6.2} x parsing", median / parse);
            }
        }
    }
}
