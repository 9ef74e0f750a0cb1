//! Tests of `shell/names.rs`.

use super::*;

/// Names, as they come in parts of the input.
fn joined(parts: &[&[String]]) -> Names {
    let mut all = Names::default();
    for part in parts {
        let mut names = Names::default();
        part.iter().for_each(|name| names.add(name));
        all.merge(&names).unwrap();
    }
    all
}

/// The most frequent name is the last in one order, and the first in the other.
#[test]
fn the_most_frequent_names_are_the_same_in_every_order_and_in_all_parts() {
    let name = |number: usize| format!("host{number}");
    let mut names: Vec<String> = (0..MOST_NAMES + 2000).map(name).collect();
    names.extend((0..500).map(name));
    names.extend(vec!["heavy".to_owned(); 1000]);
    for size in [names.len(), 9973] {
        let mut all = joined(&names.chunks(size).collect::<Vec<_>>());
        let Ranking { most, others, long } = all.ranking(MOST_NAMES).unwrap();
        assert_eq!((most.len(), others, long), (MOST_NAMES, (2001, 2001), 0));
        assert_eq!(most[0], ("heavy".to_owned(), 1000));
        assert_eq!((most[1].1, most[500].1, most[501].1), (2, 2, 1));
        // Equally frequent names are in their own order.
        assert!(most[1..=500].is_sorted() && most[501..].is_sorted());
        let few = all.ranking(20).unwrap();
        assert_eq!((&few.most[..], few.others.0), (&most[..20], MOST_NAMES + 2001 - 20));
        assert_eq!(few.others.1, 2001 + most[20..].iter().map(|(_, count)| count).sum::<usize>());
        names.reverse();
    }
}

#[test]
fn files_of_counts_are_merged_and_nothing_is_lost() {
    let mut names = Names::default();
    // So many that there are files of three levels.
    for number in 0..MERGED * MERGED + 1 {
        names.counts.add(&format!("host{}", number % 300), 2);
        names.counts.add("every", 1);
        names.write_out().unwrap();
    }
    assert_eq!(names.levels.iter().map(Vec::len).collect::<Vec<_>>(), [1, 0, 1]);
    names.add("HOST0");
    let Ranking { most, others, .. } = names.ranking(MOST_NAMES).unwrap();
    assert_eq!((most.len(), others), (1 + MERGED * MERGED + 1, (0, 0)));
    assert_eq!(most[..3], [("every", 257), ("host0", 3), ("host1", 2)].map(|(a, b)| (a.into(), b)));
    // It can be read again.
    assert_eq!(names.ranking(MOST_NAMES).unwrap().most, most);
}

#[test]
fn names_that_are_only_noted_are_counted_as_in_lower_case() {
    let mut names = Names::default();
    for _ in 0..3 {
        let _ = ["A", "b", "\u{c9}", "", "c", "d", "e", "a", "\u{e9}"].map(|name| names.add(name));
    }
    let others = ["", "b", "c", "d", "e"].map(|name| (name.to_owned(), 3));
    let expected = [[("a".to_owned(), 6), ("\u{e9}".to_owned(), 6)].as_slice(), &others].concat();
    assert!(joined(&[&[]]).ranking(MOST_NAMES).unwrap().most.is_empty());
    let mut all = joined(&[&["B".to_owned()]]);
    all.merge(&names).unwrap();
    assert_eq!(all.ranking(MOST_NAMES).unwrap().most[2], ("b".to_owned(), 4));
    assert_eq!(names.ranking(MOST_NAMES).unwrap().most, expected);
}

#[test]
fn a_name_that_is_too_long_is_counted_with_others() {
    let names = ["a".repeat(LONGEST_NAME), "b".repeat(LONGEST_NAME + 1)];
    let all = joined(&[&names]).ranking(MOST_NAMES).unwrap();
    assert_eq!((all.most.len(), all.others, all.long), (1, (0, 0), 1));
}

#[test]
fn the_names_of_a_ranking_have_a_limit_of_octets_together() {
    let name = |number: usize| format!("{number:0LONGEST_NAME$}");
    let count = MOST_OCTETS / LONGEST_NAME;
    let mut names: Vec<String> = (0..count + 100).map(name).collect();
    names.extend([name(count + 99), "short".to_owned()]);
    for _ in 0..2 {
        let Ranking { most, others, .. } = joined(&[&names]).ranking(MOST_NAMES).unwrap();
        // A name that comes after one that was left out is left out as well.
        assert_eq!((most.len(), others), (count, (101, 101)));
        assert_eq!((&most[0], &most[1]), (&(name(count + 99), 2), &(name(0), 1)));
        names.reverse();
    }
}
