use super::*;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// What `serde_json` reads in the line, which is of US-ASCII and seen characters.
fn read(value: &impl Serialize) -> Value {
    let mut line = Vec::new();
    json(&mut line, value).unwrap();
    let line = String::from_utf8(line).unwrap();
    assert!(!line.contains(is_unseen), "{line}");
    serde_json::from_str(&line).unwrap_or_else(|error| panic!("{line}: {error}"))
}

#[test]
fn every_value_is_read_again() {
    #[derive(serde::Serialize)]
    enum Variant {
        Unit,
        One(&'static str),
        Two(u8, i64),
        Named { a: char, b: Option<()> },
    }
    for value in [
        json!({}),
        json!([]),
        json!({ "a\"\\": [1, -1, u64::MAX, i64::MIN, 0, 1.5], "b": [[], {}, null, true, false] }),
    ] {
        assert_eq!(read(&value), value);
    }
    let map = BTreeMap::from([("x", Variant::One("y")), ("z", Variant::Unit)]);
    assert_eq!(read(&map), json!({ "x": { "One": "y" }, "z": "Unit" }));
    let rest = (Variant::Two(255, -7), Variant::Named { a: '\u{e9}', b: None });
    assert_eq!(
        read(&rest),
        json!([{ "Two": [255, -7] }, { "Named": { "a": "\u{e9}", "b": null } }])
    );
}

#[test]
fn every_character_is_read_again() {
    for c in (0..=0x10_ffff).filter_map(char::from_u32) {
        let mut line = Vec::new();
        let text = format!("a{c}b");
        json(&mut line, &text).unwrap();
        let read: String = serde_json::from_slice(&line).unwrap();
        assert_eq!(read, text);
        assert!(!str::from_utf8(&line).unwrap().contains(is_unseen), "{c:?}");
    }
}
