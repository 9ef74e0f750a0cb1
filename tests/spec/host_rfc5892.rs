//! RFC 5892 Appendix B.1: the derived property of every code point of Unicode 5.2.

use crate::rows::rows;
use crate::support::{say, shared};
use iri_grammar::host::DerivedProperty;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fs;

/// A code point that Unicode 5.2 assigned, and whose value is another one now.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    code_point: u32,
    appendix: String,
    current: String,
    #[allow(dead_code, reason = "for those who read the table")]
    since: String,
    #[allow(dead_code, reason = "for those who read the table")]
    reason: String,
}

/// The values of the appendix, by code point.
fn appendix(text: &str) -> Vec<String> {
    let mut values = vec![String::new(); 0x110000];
    for line in text.lines() {
        let Some((range, rest)) = line.split_once(';') else { continue };
        let (first, last) = range.trim().split_once("..").unwrap_or((range.trim(), range.trim()));
        let code_point = |text| u32::from_str_radix(text, 16);
        let (Ok(first), Ok(last)) = (code_point(first), code_point(last)) else { continue };
        let value = rest.split('#').next().unwrap_or_default().trim();
        for cp in first..=last {
            assert!(values[cp as usize].is_empty(), "twice: U+{cp:04X}");
            values[cp as usize] = value.to_string();
        }
    }
    assert!(values.iter().all(|value| !value.is_empty()));
    values
}

#[test]
fn appendix_b_1_is_reproduced_but_for_explained_differences() {
    let Some(text) = shared("spec/rfc5892.txt") else { return };
    let rows: BTreeMap<u32, Row> = rows::<Row>(include_str!("../data/rfc5892_differences.toml"))
        .into_iter()
        .map(|row| (row.code_point, row))
        .collect();
    let mut newly_assigned = BTreeMap::<String, usize>::new();
    let mut list = String::new();
    let mut explained = 0;
    let mut unexplained = Vec::new();
    for (cp, appendix) in appendix(&text).iter().enumerate() {
        let current = DerivedProperty::for_code_point(cp as u32).to_string();
        if *appendix == current {
            continue;
        }
        match rows.get(&(cp as u32)) {
            _ if appendix == "UNASSIGNED" => {
                list += &format!("{cp:04X} ; {current}\n");
                *newly_assigned.entry(current).or_default() += 1;
            }
            Some(row) if row.appendix == *appendix && row.current == current => explained += 1,
            _ => unexplained.push(format!("U+{cp:04X}: {appendix}, now {current}")),
        }
    }
    let file = concat!(env!("CARGO_TARGET_TMPDIR"), "/rfc5892_newly_assigned.txt");
    fs::write(file, list).unwrap();
    say(format_args!(
        "RFC 5892 Appendix B.1: newly assigned since Unicode 5.2: {newly_assigned:?}, listed in \
         {file}; other differences: {explained}"
    ));
    assert_eq!(unexplained, Vec::<String>::new());
    assert_eq!(explained, rows.len(), "a row of the table is no difference");
}
