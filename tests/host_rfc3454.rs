//! The tables that Nameprep is built on are those of RFC 3454.

#[path = "../src/host/rfc3454_bidi.rs"]
mod rfc3454_bidi;
mod shared;

use std::collections::BTreeMap;
use stringprep::tables;

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
    let Some(text) = shared::specification("rfc3454.txt") else { return };
    type Contains = fn(char) -> bool;
    let all: [(&str, Contains); 14] = [
        ("A.1", tables::unassigned_code_point),
        ("B.1", tables::commonly_mapped_to_nothing),
        ("C.1.1", tables::ascii_space_character),
        ("C.1.2", tables::non_ascii_space_character),
        ("C.2.1", tables::ascii_control_character),
        ("C.2.2", tables::non_ascii_control_character),
        ("C.3", tables::private_use),
        ("C.4", tables::non_character_code_point),
        ("C.6", tables::inappropriate_for_plain_text),
        ("C.7", tables::inappropriate_for_canonical_representation),
        ("C.8", tables::change_display_properties_or_deprecated),
        ("C.9", tables::tagging_character),
        ("D.1", rfc3454_bidi::is_r_and_al_cat),
        ("D.2", rfc3454_bidi::is_l_cat),
    ];
    for (name, contains) in all {
        let members = members(&text, name);
        for c in '\0'..=char::MAX {
            assert_eq!(contains(c), members[c as usize], "table {name}, U+{:04X}", c as u32);
        }
    }
}

#[test]
fn table_b_2() {
    let Some(text) = shared::specification("rfc3454.txt") else { return };
    let mut mappings = BTreeMap::new();
    for line in table(&text, "B.2") {
        let mut fields = line.split(';');
        let from = code_point(fields.next().unwrap());
        let to = fields.next().unwrap().split_whitespace().map(code_point);
        mappings.insert(from, to.map(|cp| char::from_u32(cp).unwrap()).collect::<String>());
    }
    for c in '\0'..=char::MAX {
        let expected = mappings.get(&(c as u32)).cloned().unwrap_or_else(|| c.to_string());
        let mapped: String = tables::case_fold_for_nfkc(c).collect();
        assert_eq!(mapped, expected, "U+{:04X}", c as u32);
    }
}
