//! Finds identifiers in running text, next to the crate that many programs use for it: the time for
//! a text, and the ratio of this crate's time to that of its peer. The peer knows no grammar, and
//! looks for less.

mod shared;

use criterion::{BenchmarkId, Criterion, Throughput};
use iri_grammar::detection::Finder;
use linkify::{LinkFinder, LinkKind};
use shared::median;
use std::hint::black_box;
use std::path::Path;

/// Passages, each of which is repeated.
const TEXTS: [(&str, &str); 4] = [
    ("english", "See (http://example.org/a_(b)), <https://example.com/rfc/>, and others. "),
    ("japanese", "詳しくは http://例え.example/日本語 をご覧ください。お問い合わせはこちらへ。"),
    ("without", "The quick brown fox: it jumps over the lazy dog; nothing (at all) is found. "),
    ("html", "<a href=\"http://example.org/a?b=c\" class='d'>http://example.org/</a><br>\n"),
];

/// The minimum length of each text, in bytes.
const LENGTH: usize = 100_000;

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    for (name, passage) in TEXTS {
        measure(&mut criterion, name, &passage.repeat(LENGTH.div_ceil(passage.len())));
    }
    for (name, _) in TEXTS {
        let times =
            ["iri-grammar", "linkify"].map(|peer| median("find", Path::new(name).join(peer)));
        if let [Some(ours), Some(peer)] = times {
            println!("{name:10} {ours:10.0} ns  linkify {peer:10.0} ns  {:5.2} x", ours / peer);
        }
    }
    criterion.final_summary();
}

fn measure(criterion: &mut Criterion, name: &str, text: &str) {
    let finder = Finder::new();
    let mut peer = LinkFinder::new();
    peer.kinds(&[LinkKind::Url]);
    let mut group = criterion.benchmark_group("find");
    group.throughput(Throughput::Bytes(text.len() as u64));
    group.bench_function(BenchmarkId::new(name, "iri-grammar"), |b| {
        b.iter(|| finder.find(black_box(text)).count())
    });
    group.bench_function(BenchmarkId::new(name, "linkify"), |b| {
        b.iter(|| peer.links(black_box(text)).count())
    });
    group.finish();
}
