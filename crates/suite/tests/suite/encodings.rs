//! The texts of the controls and of the references distinguish the encodings.

use crate::{suite, text};
use encoding_rs::Encoding;
use serde_json::Value;

/// All encodings of the Encoding Standard that decode anything.
const STANDARD: [&str; 39] = [
    "utf-8",
    "ibm866",
    "iso-8859-2",
    "iso-8859-3",
    "iso-8859-4",
    "iso-8859-5",
    "iso-8859-6",
    "iso-8859-7",
    "iso-8859-8",
    "iso-8859-8-i",
    "iso-8859-10",
    "iso-8859-13",
    "iso-8859-14",
    "iso-8859-15",
    "iso-8859-16",
    "koi8-r",
    "koi8-u",
    "macintosh",
    "windows-874",
    "windows-1250",
    "windows-1251",
    "windows-1252",
    "windows-1253",
    "windows-1254",
    "windows-1255",
    "windows-1256",
    "windows-1257",
    "windows-1258",
    "x-mac-cyrillic",
    "gbk",
    "gb18030",
    "big5",
    "euc-jp",
    "iso-2022-jp",
    "shift_jis",
    "euc-kr",
    "utf-16be",
    "utf-16le",
    "x-user-defined",
];

fn encoding(label: &str) -> &'static Encoding {
    Encoding::for_label(label.as_bytes()).unwrap_or_else(|| panic!("{label}"))
}

fn octets(label: &str, text: &str) -> Vec<u8> {
    match label {
        "utf-16le" => text.encode_utf16().flat_map(u16::to_le_bytes).collect(),
        "utf-16be" => text.encode_utf16().flat_map(u16::to_be_bytes).collect(),
        label => {
            let (octets, _, lacking) = encoding(label).encode(text);
            assert!(!lacking, "{text} in {label}");
            octets.into_owned()
        }
    }
}

/// Of `others`, the encodings that decode the octets of a text in the encoding `label` to the same
/// text.
fn that_read_alike<'e>(others: &[&'e str], label: &str, text: &str) -> Vec<&'e str> {
    let octets = octets(label, text);
    let alike = |other: &&str| encoding(other).decode_without_bom_handling(&octets).0 == text;
    others
        .iter()
        .copied()
        .filter(|other| encoding(other) != encoding(label))
        .filter(alike)
        .collect()
}

fn records(kind: &'static str, position: &'static str) -> impl Iterator<Item = &'static Value> {
    let here = move |record: &&Value| record["kind"] == kind && record["position"] == position;
    suite().records().iter().filter(here)
}

/// The decoder of gbk is that of gb18030.
fn alike(label: &str) -> &'static [&'static str] {
    match label {
        "gb18030" => &["gbk"],
        "gbk" => &["gb18030"],
        _ => &[],
    }
}

/// With the word of windows-1258 that was here once, `b\u{e9}`, a document that a browser
/// read as windows-1252 passed its control.
#[test]
fn controls_read_otherwise_in_every_other_encoding() {
    let mut controls = 0;
    for record in records("control", "text") {
        let (label, text) = (text(record, "encoding"), text(record, "reads"));
        assert_eq!(that_read_alike(&STANDARD, label, text), alike(label), "{text} in {label}");
        controls += 1;
    }
    assert_eq!(controls, 7 * 18 + 14 * 3 + 5 + 3 * 3 + 5 * 18 + 16 + 3);
}

#[test]
fn words_read_otherwise_in_the_other_encodings_of_the_suite() {
    let labels: Vec<&str> = records("control", "text").map(|one| text(one, "encoding")).collect();
    let mut words = 0;
    for record in records("test", "path") {
        if record["text"] == "precomposed" && record["notation"] == "native" {
            let (label, reads) = (text(record, "encoding"), text(record, "reads"));
            let word = reads.rsplit('/').next().unwrap();
            let mut alike_here = that_read_alike(&labels, label, word);
            alike_here.dedup();
            assert_eq!(alike_here, alike(label), "{word} in {label}");
            words += 1;
        }
    }
    assert_eq!(words, (6 + 2) * 18 + 11 * 3 + 5 + 3 * 3);
}

/// Two labels of one encoding cannot be distinguished; the controls say so.
#[test]
fn what_cannot_be_told_apart_is_said() {
    for record in records("control", "text") {
        let alike = match text(record, "encoding") {
            "iso-8859-1" => "windows-1252",
            "windows-1252" => "iso-8859-1",
            "gb18030" => "gbk",
            "gbk" => "gb18030",
            _ => "",
        };
        let tests = text(record, "tests");
        assert_eq!(tests.contains("which the Encoding Standard decodes alike"), !alike.is_empty());
        assert!(tests.contains(alike), "{tests}");
    }
    let labels: Vec<&str> = records("control", "text").map(|one| text(one, "encoding")).collect();
    for one in &labels {
        for other in labels.iter().filter(|other| *other != one && encoding(other) == encoding(one))
        {
            assert!(["iso-8859-1", "windows-1252"].contains(other), "{one} and {other}");
        }
    }
}

/// Negative controls are read in the declared encoding, and so as other characters than were
/// written.
#[test]
fn negative_controls_are_read_otherwise() {
    let mut controls = 0;
    let places = ["text", "path", "query"].into_iter();
    for record in places.flat_map(|place| records("negative", place)) {
        if record["text"] != "precomposed" {
            continue;
        }
        let documents = suite().manifest["documents"].as_array().unwrap();
        let document = documents.iter().find(|one| one["path"] == record["document"]).unwrap();
        let declared = encoding(text(document, "declared"));
        let octets = octets(text(record, "encoding"), text(record, "reads"));
        let misread = declared.decode_without_bom_handling_and_without_replacement(&octets);
        assert_eq!(misread.as_deref(), record["misreads"].as_str(), "{record}");
        assert_ne!(record["misreads"], record["reads"], "{record}");
        controls += 1;
    }
    // UTF-16 and ISO-2022-JP have none, nor have headers.
    assert_eq!(controls, 2 * (6 * 15 + 14 * 3 + 3));
    for record in suite().records().iter().filter(|record| record["kind"] != "negative") {
        assert_eq!(record["misreads"], Value::Null);
    }
}
