//! The mutants of a grammar.

use iri_conformance::mutant::{Bench, Operator, Pool};
use iri_grammar::Grammar;
use std::collections::HashSet;

#[test]
fn each_operator_makes_mutants_and_the_cover_kills_all() {
    let bench = Bench::new(Grammar::Rfc3987, &["IRI-reference"]).unwrap();
    let made: HashSet<Operator> = bench.mutants_of(0).map(|(_, it)| it.mutant.operator).collect();
    assert_eq!(made.len(), Operator::ALL.len());

    let names: HashSet<&str> = bench.mutants_of(0).map(|(_, it)| &*it.mutant.name).collect();
    assert_eq!(names.len(), bench.mutants_of(0).count(), "names are unique");

    let pool = Pool::new(&bench, 0);
    let cover = pool.cover(usize::MAX);
    let killed: HashSet<usize> =
        cover.chosen.iter().flat_map(|it| pool.kills[it.text].iter().copied()).collect();
    assert_eq!(killed, pool.alive.iter().copied().collect());
    // A text is chosen only if it kills a mutant that no earlier one kills.
    assert!(cover.chosen.len() < pool.texts.len());
}

#[test]
fn mutants_are_decided() {
    let bench = Bench::new(Grammar::Rfc3987, &["IRI", "ucschar"]).unwrap();
    let find = |name: &str| {
        let found = bench.mutants.iter().position(|it| it.mutant.name == name);
        found.unwrap_or_else(|| panic!("{name}"))
    };
    // ipath-abempty derives the empty path too, but only after an authority.
    let mutant = find("alternative-removed:ihier-part:ipath-empty");
    assert_eq!(bench.witnesses(0, mutant).collect::<Vec<_>>(), ["a:"]);
    // An IPv4address is an ireg-name too.
    assert!(bench.is_equal(0, find("alternative-removed:ihost:IPv4address")));
    let mutant = find("range-end:ucschar:U+00A0-U+D7FF without U+D7FF");
    assert_eq!(bench.witnesses(0, mutant).collect::<Vec<_>>(), ["a:\u{d7ff}"]);
    assert!(bench.kills(1, mutant, "\u{d7ff}") && !bench.kills(1, mutant, "\u{a0}"));
    // Surrogates are no characters: the next one is U+E000.
    let mutant = find("neighbour-added:ucschar:U+E000 beside U+00A0-U+D7FF");
    assert_eq!(bench.witnesses(0, mutant).collect::<Vec<_>>(), ["a:\u{e000}"]);
}
