//! The tables that Nameprep is built on are those of RFC 3454.

use crate::rfc3454;
use crate::support::shared;
use std::collections::BTreeMap;

/// The lines of a table, between its marks.
fn table<'t>(text: &'t str, name: &str) -> impl Iterator<Item = &'t str> {
    let start = format!("----- Start Table {name} -----");
    let end = format!("----- End Table {name} -----");
    let inside = text.split_once(&start).unwrap().1.split_once(&end).unwrap().0;
    inside.lines().map(str::trim).filter(|line| !line.is_empty())
}

fn code_point(text: &str) -> u32 {
    u32::from_str_radix(text.trim(), 16).unwrap()
}

/// The code points of a table, whose lines are `0221` or `0234-024F`, perhaps with more
/// after a semicolon.
fn members(text: &str, name: &str) -> Vec<bool> {
    let mut members = vec![false; 0x110000];
    for line in table(text, name) {
        let range = line.split(';').next().unwrap();
        let (first, last) = range.split_once('-').unwrap_or((range, range));
        members[code_point(first) as usize..=code_point(last) as usize].fill(true);
    }
    members
}

#[test]
fn tables_of_code_points() {
    let Some(text) = shared("spec/rfc3454.txt") else { return };
    let others: [(&str, &dyn Fn(char) -> bool); 4] = [
        ("A.1", &rfc3454::is_unassigned),
        ("B.1", &rfc3454::is_mapped_to_nothing),
        ("D.1", &rfc3454::is_r_and_al_cat),
        ("D.2", &rfc3454::is_l_cat),
    ];
    for (name, contains) in others {
        assert_is_table(&text, name, contains);
    }
    for table in rfc3454::PROHIBITED {
        assert_is_table(&text, table.name, |c| table.contains(c));
    }
}

fn assert_is_table(text: &str, name: &str, contains: impl Fn(char) -> bool) {
    let members = members(text, name);
    for c in '\0'..=char::MAX {
        assert_eq!(contains(c), members[c as usize], "table {name}, U+{:04X}", c as u32);
    }
}

#[test]
fn table_c_5_has_no_characters() {
    let Some(text) = shared("spec/rfc3454.txt") else { return };
    assert_is_table(&text, "C.5", |_| false);
}

#[test]
fn table_b_2() {
    let Some(text) = shared("spec/rfc3454.txt") else { return };
    let mut mappings = BTreeMap::new();
    for line in table(&text, "B.2") {
        let mut fields = line.split(';');
        let from = code_point(fields.next().unwrap());
        let to = fields.next().unwrap().split_whitespace().map(code_point);
        mappings.insert(from, to.map(|cp| char::from_u32(cp).unwrap()).collect::<String>());
    }
    for c in '\0'..=char::MAX {
        let expected = mappings.get(&(c as u32)).cloned().unwrap_or_else(|| c.to_string());
        let mapped: String = rfc3454::case_fold(c).collect();
        assert_eq!(mapped, expected, "U+{:04X}", c as u32);
    }
}
