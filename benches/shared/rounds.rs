//! Measures several sides that do the same in turn, and prints their times and ratios.

use std::hint::black_box;
use std::path::PathBuf;
use std::time::Instant;

/// The number of measurements of each side: 21, or as many as `IRI_BENCH_ROUNDS` says.
fn rounds() -> usize {
    std::env::var("IRI_BENCH_ROUNDS").ok().and_then(|text| text.parse().ok()).unwrap_or(21)
}

/// A side: its name, and what it does with a text. The returned number is used, so that no work is
/// optimized away.
pub type Side<'s> = (&'s str, Read<'s>);

pub type Read<'s> = &'s dyn Fn(&str) -> usize;

/// The texts that all sides read.
pub struct Texts {
    pub name: String,
    pub texts: Vec<String>,
}

/// The lines of the corpora; if their folder does not exist, of generated texts.
#[allow(dead_code)]
pub fn corpora() -> Vec<Texts> {
    let names = ["urls_web", "files_node", "wiki_uri", "wiki_iri", "multiscript_iri", "refs"];
    names.into_iter().map(|name| Texts { name: name.into(), texts: lines(name) }).collect()
}

pub fn lines(name: &str) -> Vec<String> {
    let beside = || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../shared");
    let shared = std::env::var_os("IRI_SHARED").map_or_else(beside, PathBuf::from);
    match std::fs::read_to_string(shared.join("corpus").join(format!("{name}.txt"))) {
        Ok(text) => text.lines().map(str::to_owned).collect(),
        Err(_) => {
            println!("{name}: the corpus is not there, texts of the same kind take its place");
            made(name)
        }
    }
}

/// Texts of the same kind as those of a corpus.
fn made(name: &str) -> Vec<String> {
    let text = |n: usize| match name {
        "files_node" => format!("file:///usr/lib/node_modules/package-{n}/lib/file{n}.js"),
        "wiki_uri" => {
            format!("https://zh.example.org/wiki/%E5%8D%97%E4%BA%AC%E6%9C%9D{n}%E5%A4%A9")
        }
        "wiki_iri" => format!("https://ko.example.org/wiki/대한민국의_국립공원_{n}"),
        "multiscript_iri" => {
            format!("http://пример{n}.испытание/путь/देवनागरी/{n}?запрос=é{n}#раздел")
        }
        "refs" => ["../a/b", "c?d#e", "/f/g", "#h", "https://a.example/i"][n % 5].into(),
        "urls_web.invalid" => format!("https://www.example.org/a/b c/{n}?q=[x]"),
        _ => format!("https://www.example.org/foo/bar-{n}/baz.html?query=value&x={n}"),
    };
    (0..2000).map(text).collect()
}

/// A text of 1 MiB.
#[allow(dead_code)]
pub fn long() -> Texts {
    let text = format!("http://example.org/{}", "path-of-a/".repeat((1 << 20) / 10));
    Texts { name: "1 MiB".into(), texts: vec![text] }
}

/// Measures the sides in turn. Returns the median time per text of each side, in nanoseconds.
pub fn medians(texts: &[String], sides: &[Side<'_>]) -> Vec<f64> {
    let sides: Vec<_> = sides.iter().map(|&(_, read)| (texts, read)).collect();
    in_turn(&sides)
}

/// Measures sides that each have texts of their own.
pub fn in_turn(sides: &[(&[String], Read<'_>)]) -> Vec<f64> {
    let all = |(texts, read): &(&[String], Read<'_>)| -> usize {
        texts.iter().map(|text| read(black_box(text))).sum()
    };
    let mut times = vec![Vec::new(); sides.len()];
    for _ in 0..rounds() {
        for (side, times) in sides.iter().zip(&mut times) {
            times.push(time(|| all(side)) / side.0.len() as f64);
        }
    }
    times.iter_mut().map(|times| median(times)).collect()
}

/// Compares sides that have read their `count` texts before.
#[allow(dead_code)]
pub fn compare_read(name: &str, count: usize, sides: &[(&str, &dyn Fn() -> usize)]) {
    let mut times = vec![Vec::new(); sides.len()];
    for _ in 0..rounds() {
        for ((_, side), times) in sides.iter().zip(&mut times) {
            times.push(time(side) / count as f64);
        }
    }
    let medians: Vec<f64> = times.iter_mut().map(|times| median(times)).collect();
    print(name, sides.iter().map(|(name, _)| *name), &medians);
}

/// The time of one call, in nanoseconds.
fn time(side: impl Fn() -> usize) -> f64 {
    let start = Instant::now();
    black_box(side());
    start.elapsed().as_nanos() as f64
}

fn median(times: &mut [f64]) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

/// Prints the times, and the ratio of the first to the least of the others.
pub fn compare(texts: &Texts, sides: &[Side<'_>]) {
    let medians = medians(&texts.texts, sides);
    print(&texts.name, sides.iter().map(|(name, _)| *name), &medians);
}

fn print<'n>(name: &str, sides: impl Iterator<Item = &'n str>, medians: &[f64]) {
    print!("{name:18}");
    for (side, median) in sides.zip(medians) {
        print!("  {side} {median:.1}");
    }
    let fastest = medians[1..].iter().copied().fold(f64::INFINITY, f64::min);
    println!("  ns; ratio {:.2}", medians[0] / fastest);
}
