//! Runs the bodies of the targets of cargo-fuzz with their corpus (`fuzz/corpus`), with inputs that
//! once failed (`fuzz/regressions`), and with random changes of these. Each target has its own
//! folders.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::{Config, RngAlgorithm, TestError, TestRng, TestRunner};
use std::env;
use std::fs;
use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};

#[path = "../../../fuzz/bodies/mod.rs"]
mod bodies;
#[allow(clippy::duplicate_mod, reason = "each of the two reads its own input")]
#[path = "../../../fuzz/bodies/laboratory.rs"]
mod laboratory;
#[path = "../../../tests/properties/literal.rs"]
mod literal;
#[allow(dead_code, reason = "another test counts what the texts are")]
#[path = "../../../fuzz/bodies/packages.rs"]
mod packages;

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz").join(name)
}

/// The inputs in a folder of a target, with their names.
fn inputs(kind: &str, target: &str) -> Vec<(String, Vec<u8>)> {
    let Ok(folder) = fs::read_dir(folder(kind).join(target)) else { return Vec::new() };
    let mut files: Vec<_> = folder.map(|file| file.unwrap().path()).collect();
    files.sort();
    files.into_iter().map(|file| (file.display().to_string(), fs::read(&file).unwrap())).collect()
}

/// The targets of cargo-fuzz are those that run here.
#[test]
fn every_target_has_a_body() {
    let files = fs::read_dir(folder("fuzz_targets")).unwrap();
    let mut files: Vec<_> =
        files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    files.sort();
    let names = TARGETS.iter().map(|(name, _)| format!("{name}.rs"));
    let mut names: Vec<String> = names.collect();
    names.sort();
    assert_eq!(files, names);
}

/// A folder with another name would never be read.
#[test]
fn every_folder_is_that_of_a_target() {
    for kind in ["corpus", "regressions"] {
        for entry in fs::read_dir(folder(kind)).unwrap() {
            let name = entry.unwrap().file_name().into_string().unwrap();
            assert!(TARGETS.iter().any(|(target, _)| *target == name), "fuzz/{kind}/{name}");
        }
    }
}

#[test]
fn regressions_are_mended() {
    for (name, body) in TARGETS {
        for (file, input) in inputs("regressions", name) {
            let result = panic::catch_unwind(AssertUnwindSafe(|| body(&input)));
            assert!(result.is_ok(), "{file}");
        }
    }
}

#[test]
fn the_corpus_is_taken() {
    for (name, body) in TARGETS {
        let corpus = inputs("corpus", name);
        assert!(!corpus.is_empty(), "{name}");
        for (file, input) in corpus {
            let result = panic::catch_unwind(AssertUnwindSafe(|| body(&input)));
            assert!(result.is_ok(), "{file}");
        }
    }
}

/// The strings that libFuzzer splices into its inputs, one a line.
fn pieces() -> Vec<Vec<u8>> {
    let dictionary = fs::read_to_string(folder("dictionary")).unwrap();
    let strings = dictionary.lines().filter_map(|line| line.strip_prefix('"')?.strip_suffix('"'));
    strings.map(unescaped).collect()
}

/// Replaces the escapes `\\`, `\"` and `\xHH`.
fn unescaped(text: &str) -> Vec<u8> {
    let mut octets = Vec::new();
    let mut rest = text.bytes();
    while let Some(octet) = rest.next() {
        octets.push(match octet {
            b'\\' => match rest.next().unwrap() {
                b'x' => {
                    let digits = [rest.next().unwrap(), rest.next().unwrap()];
                    u8::from_str_radix(str::from_utf8(&digits).unwrap(), 16).unwrap()
                }
                itself => itself,
            },
            octet => octet,
        });
    }
    octets
}

/// An input of the corpus with some parts replaced.
fn changed(corpus: Vec<Vec<u8>>, pieces: Vec<Vec<u8>>) -> impl Strategy<Value = Vec<u8>> {
    let other = select(corpus.clone());
    let more = prop_oneof![
        3 => select(pieces),
        1 => (other, any::<Index>()).prop_map(|(other, at)| {
            other[at.index(other.len() + 1)..].to_vec()
        }),
        1 => vec(any::<u8>(), 0..3),
    ];
    (select(corpus), vec((any::<Index>(), 0..3_usize, more), 0..4)).prop_map(
        |(mut input, edits)| {
            for (at, length, more) in edits {
                let start = at.index(input.len() + 1);
                let end = (start + length).min(input.len());
                input.splice(start..end, more);
            }
            input
        },
    )
}

/// A target: its name, which its folders have, too, and its body.
type Target = (&'static str, fn(&[u8]));

macro_rules! targets {
    ($($module:ident: $($target:ident)*;)*) => {
        const TARGETS: &[Target] =
            &[$($((stringify!($target), $module::$target::run as fn(&[u8])),)*)*];

        mod changed_inputs_are_taken_by {
            $($(#[test]
            fn $target() {
                super::check_changed(stringify!($target), super::$module::$target::run);
            })*)*
        }
    };
}

targets! {
    bodies: acceptance detection display editing generation hosts ladder lint mapping preparation
        resolution;
    laboratory: grammars grammar_texts;
    packages: schemes;
}

/// Runs a body with changed inputs: the same ones in every run, more of them if `PROPTEST_CASES`
/// says so. `fuzz/run` looks for new ones.
fn check_changed(name: &str, body: fn(&[u8])) {
    let corpus = inputs("corpus", name).into_iter().map(|(_, input)| input).collect();
    let cases = env::var("PROPTEST_CASES").map_or(100, |cases| cases.parse().unwrap());
    let config = Config { cases, failure_persistence: None, ..Config::default() };
    let random = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let result =
        TestRunner::new_with_rng(config, random).run(&changed(corpus, pieces()), |input| {
            body(&input);
            Ok(())
        });
    if let Err(TestError::Fail(why, input)) = result {
        panic!("{name}: {why}: {:?}", String::from_utf8_lossy(&input));
    }
}
