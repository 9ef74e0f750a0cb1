//! Tests of `shell/totals.rs`.

use super::*;

/// Names, as they come in parts of the input.
fn joined(parts: &[&[String]]) -> Names {
    let mut all = Names::default();
    for part in parts {
        let mut names = Names::default();
        part.iter().for_each(|name| names.add(name));
        all.merge(&names);
    }
    all
}

#[test]
fn the_first_names_are_counted_and_the_others_together_however_they_arrive() {
    let name = |number: usize| format!("host{}", number % (MOST_NAMES + 500));
    let names: Vec<String> = (0..MOST_NAMES + 1500).map(name).collect();
    for size in [names.len(), 997, 64] {
        let all = joined(&names.chunks(size).collect::<Vec<_>>());
        assert_eq!((all.counts.len(), all.others), (MOST_NAMES, 500));
        assert!(all.counts.contains_key(&name(MOST_NAMES - 1)));
        let most = all.by_frequency();
        assert_eq!((most[0].count, most[999].count, most[1000].count), (2, 2, 1));
    }
}

#[test]
fn a_name_that_is_too_long_is_one_of_the_others() {
    let names = ["a".repeat(LONGEST_NAME), "b".repeat(LONGEST_NAME + 1)];
    let all = joined(&[&names]);
    assert_eq!((all.counts.len(), all.others), (1, 1));
}
