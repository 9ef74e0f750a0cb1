//! The manifest is complete, and the same each time.

use crate::{files, generate, iri_suite, suite, text};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

const FORMATS: [&str; 6] = ["html", "xhtml", "xlink", "schema", "plain", "css"];
/// The places of a reference, each in three encodings.
const PLACES: [&str; 14] = [
    "srcset",
    "iframe",
    "form",
    "base",
    "refresh",
    "target",
    "script-url",
    "script-fetch",
    "script-location",
    "form-get",
    "form-get-charset",
    "form-post-charset",
    "mathml",
    "mathml-xhtml",
];
const PLACE_ENCODINGS: [&str; 3] = ["utf-8", "windows-1252", "shift_jis"];
const ENCODINGS: [&str; 18] = [
    "utf-8",
    "utf-16le",
    "utf-16be",
    "iso-8859-1",
    "windows-1252",
    "macintosh",
    "windows-1258",
    "shift_jis",
    "euc-jp",
    "gb18030",
    "big5",
    "euc-kr",
    "koi8-r",
    "windows-1251",
    "windows-1255",
    "windows-1256",
    "gbk",
    "iso-2022-jp",
];
const TEXTS: [&str; 4] = ["precomposed", "decomposed", "transcoded", "foreign"];
const NOTATIONS: [&str; 6] =
    ["native", "decimal", "hexadecimal", "css-escape", "percent-utf-8", "percent-legacy"];

/// Each format with each of its encodings.
fn formats() -> Vec<(&'static str, &'static str)> {
    let pairs = |formats: &[&'static str], encodings: &[&'static str]| -> Vec<_> {
        formats.iter().flat_map(|it| encodings.iter().map(|encoding| (*it, *encoding))).collect()
    };
    let headers = pairs(&["refresh-header", "link-header"], &["utf-8", "windows-1252"]);
    let places = pairs(&PLACES, &PLACE_ENCODINGS);
    [pairs(&FORMATS, &ENCODINGS), places, vec![("redirect", "utf-8")], headers].concat()
}

/// Whether the queries of a format are the values of fields.
fn is_field(format: &str) -> bool {
    format.starts_with("form-get") || format == "search-params"
}

/// The positions of a reference in a format.
fn positions_in(format: &str) -> Vec<&'static str> {
    match format {
        "target" => vec!["fragment"],
        "form-get" | "form-get-charset" => vec!["query"],
        "form-post-charset" => vec!["path", "query"],
        "refresh" | "script-location" | "redirect" | "refresh-header" | "mathml"
        | "mathml-xhtml" => vec!["path", "query", "fragment"],
        _ => vec!["path", "query", "fragment", "host"],
    }
}

#[test]
fn the_same_comes_out_each_time() {
    let folder = tempfile::tempdir().unwrap();
    let (first, second) = (suite(), generate(folder.path().join("suite")));
    let names = |folder: &std::path::Path| -> Vec<_> {
        files(folder).iter().map(|file| file.strip_prefix(folder).unwrap().to_owned()).collect()
    };
    let all = names(&first.folder);
    assert_eq!(all, names(&second.folder));
    assert_eq!(all.len(), 1828);
    for name in all {
        let read = |suite: &crate::Suite| fs::read(suite.folder.join(&name)).unwrap();
        assert!(read(first) == read(&second), "{}", name.display());
    }
}

#[test]
fn counts() {
    let run = iri_suite(&["generate", "--format", "jsonl", suite().path()]);
    assert_eq!(
        run.object(),
        json!({
            "folder": suite().path(), "files": 1828, "tests": 6431, "controls": 1378,
            "negative_controls": 848, "inexpressible": 2370,
        })
    );
    assert_eq!(suite().records().len(), 6431 + 1378 + 848);
    assert_eq!(suite().manifest["inexpressible"].as_array().unwrap().len(), 2370);
    assert_eq!(suite().manifest["schema"], "iri suite manifest 3");
}

#[test]
fn every_combination_is_there_or_has_a_reason() {
    let key = |value: &Value| {
        ["format", "encoding", "text", "notation"].map(|name| text(value, name).to_owned())
    };
    let mut positions: BTreeMap<_, BTreeSet<&str>> = BTreeMap::new();
    for record in suite().records().iter().filter(|record| record["kind"] != "negative") {
        if ["a-label", "u-label", "invalid"].contains(&text(record, "text")) {
            continue;
        }
        if has_elements(text(record, "format")) {
            continue;
        }
        // Others are those whose header names an encoding.
        let encoding = text(record, "encoding");
        if !text(record, "document").contains(&format!("/{encoding}.")) {
            continue;
        }
        let new = positions.entry(key(record)).or_default().insert(text(record, "position"));
        assert!(new || record["text"] == "special", "{record}");
    }
    let mut reasons = BTreeMap::new();
    for one in suite().manifest["inexpressible"].as_array().unwrap() {
        assert!(!text(one, "reason").is_empty());
        assert_eq!(reasons.insert(key(one), text(one, "reason")), None, "{one}");
    }
    for (format, encoding) in formats() {
        let all = BTreeSet::from_iter(positions_in(format));
        for word in TEXTS {
            for notation in NOTATIONS {
                let key = [format, encoding, word, notation].map(str::to_owned);
                let mut there = positions.get(&key).cloned().unwrap_or_default();
                // The control of the encoding.
                there.remove("text");
                if reasons.contains_key(&key) {
                    assert!(there.is_empty(), "{key:?}")
                } else {
                    assert_eq!(there, all, "{key:?}")
                }
            }
        }
    }
}

fn places() -> toml::Table {
    let table: toml::Table = include_str!("../../src/places.toml").parse().unwrap();
    table["places"].as_table().unwrap().clone()
}

/// Whether each record of a format that is no control has one of the elements of the format.
fn has_elements(format: &str) -> bool {
    places().get(format).is_some_and(|place| place.get("elements").is_some())
}

/// In each encoding each element has each position in a text of the encoding, and in one that it lacks.
#[test]
fn elements_have_their_positions_in_each_encoding() {
    let ids: BTreeSet<&str> = suite().records().iter().map(|record| text(record, "id")).collect();
    let all = suite().manifest["inexpressible"].as_array().unwrap();
    let (mut elements, mut records) = (0, 0);
    for (format, place) in places() {
        let Some(names) = place.get("elements") else { continue };
        elements += names.as_table().unwrap().len();
        let own = place.get("encodings").and_then(|own| own.as_array());
        let own = own.map(|own| own.iter().map(|it| it.as_str().unwrap()).collect::<Vec<_>>());
        let encodings = match own {
            Some(own) if own.is_empty() => ENCODINGS.to_vec(),
            own => own.unwrap_or(PLACE_ENCODINGS.to_vec()),
        };
        let escape = if format == "styles" { "css-escape" } else { "decimal" };
        let positions = match place.get("positions") {
            Some(_) => vec!["query"],
            None => vec!["path", "query", "fragment", "host"],
        };
        for (encoding, element) in
            encodings.iter().flat_map(|it| names.as_table().unwrap().keys().map(move |e| (it, e)))
        {
            for (word, notation) in [("precomposed", "native"), ("foreign", escape)] {
                let id = format!("{format}-{encoding}-{element}-{word}-{notation}");
                let is_there = |it: &&str| ids.contains(&*format!("{id}-{it}"));
                let count = positions.iter().copied().filter(|it| is_there(it)).count();
                assert!([0, positions.len()].contains(&count), "{id}");
                let has_reason = all.iter().any(|one| {
                    one["format"] == *format && one["encoding"] == **encoding && one["text"] == word
                });
                assert!((count == 0) == has_reason, "{id}");
                records += count;
            }
        }
    }
    assert_eq!((elements, records), (33, 1219));
}

#[test]
fn what_cannot_be_written_is_what_the_formats_and_encodings_lack() {
    let all = suite().manifest["inexpressible"].as_array().unwrap();
    let reason = |format: &str, encoding: &str, word: &str, notation: &str| {
        let found = all.iter().find(|one| {
            one["format"] == format
                && one["encoding"] == encoding
                && one["text"] == word
                && one["notation"] == notation
        });
        found.map(|one| text(one, "reason"))
    };
    assert_eq!(reason("html", "windows-1258", "decomposed", "native"), None);
    assert_eq!(reason("html", "gb18030", "decomposed", "native"), None);
    assert_eq!(
        reason("html", "iso-8859-1", "decomposed", "native"),
        Some("iso-8859-1 has no U+0301")
    );
    assert_eq!(
        reason("xhtml", "utf-16be", "precomposed", "percent-legacy"),
        Some("utf-16be is UCS-based, no legacy encoding")
    );
    assert_eq!(
        reason("plain", "koi8-r", "precomposed", "decimal"),
        Some("plain text has no character references")
    );
    assert_eq!(
        reason("html", "big5", "decomposed", "hexadecimal"),
        Some("no character of \"\u{6210}\u{529f}\" has a decomposition")
    );
}

#[test]
fn every_document_has_its_controls() {
    for (format, encoding) in formats() {
        let controls: Vec<_> = suite()
            .records()
            .iter()
            .filter(|record| record["format"] == format && record["encoding"] == encoding)
            .filter(|record| record["kind"] != "test")
            .filter(|record| text(record, "document").contains(&format!("/{encoding}.")))
            .map(|record| (text(record, "text"), text(record, "position")))
            .collect();
        let ascii = positions_in(format).into_iter().map(|position| ("ascii", position));
        let mut expected: Vec<_> = [("precomposed", "text")].into_iter().chain(ascii).collect();
        let other = if is_field(format) { "query" } else { "path" };
        if ["plain", "schema"].contains(&format) {
            expected.push(("other", other));
        } else {
            expected.extend([("invalid", "host"), ("other", other), ("unrequested", "path")]);
        }
        if format == "target" {
            expected.insert(expected.len() - 1, ("missing", "fragment"));
        }
        assert_eq!(controls, expected);
    }
}

/// A control with a reference is one that every specification takes alike.
#[test]
fn the_specifications_agree_on_controls() {
    for record in suite().records().iter().filter(|record| record["kind"] == "control") {
        let link = &record["link"];
        assert_eq!(link.is_null(), record["position"] == "text");
        if record["text"] == "invalid" {
            assert!(link["url"]["uri"].is_null() && link["url"]["unspecified"] == false);
        } else if text(record, "text") == "u-label" {
            // By what each specification requires or allows.
            let uri = text(&link["url"], "uri");
            for specification in ["rfc3987", "rfc3987bis"] {
                let also = link[specification]["also"].as_array().unwrap();
                assert!(also.iter().any(|also| also["uri"] == uri), "{record}");
            }
        } else if link["rfc3987"]["unspecified"] == true {
            // Of fields of forms only the URL Standard speaks.
            assert!(is_field(text(record, "format")), "{record}");
            assert_eq!(
                (&link["rfc3987bis"]["unspecified"], &link["iri"]),
                (&true.into(), &Value::Null)
            );
        } else if !link.is_null() {
            let uri = text(&link["rfc3987"], "uri");
            assert!(uri == link["rfc3987bis"]["uri"] && uri == link["url"]["uri"], "{record}");
            assert_eq!(uri, link["iri"]);
        }
    }
}

#[test]
fn identifiers_are_unique_and_lead_back_to_the_test() {
    let mut ids = BTreeSet::new();
    for record in suite().records() {
        let id = text(record, "id");
        assert!(ids.insert(id), "{id}");
        let safe = |octet: u8| octet.is_ascii_alphanumeric() || b"-_".contains(&octet);
        assert!(id.bytes().all(safe) && id.starts_with(|c: char| c.is_ascii_alphabetic()));
        assert!(record["link"].is_null() || text(record, "reads").contains(&format!("/r/{id}")));
        assert!(!record["sections"].as_array().unwrap().is_empty(), "{id}");
    }
}

#[test]
fn a_folder_that_cannot_be_written_is_told() {
    let file = crate::file("");
    let run = iri_suite(&["generate", &format!("{}/under", file.path)]);
    assert_eq!((run.status, run.stdout.as_str()), (2, ""));
    assert!(run.stderr.starts_with("iri-suite: "), "{}", run.stderr);
}

/// The sections name the algorithm that parses a reference, not only those of IRIs; the sentence beside
/// a query of a style sheet is the one about the encoding.
#[test]
fn sections_name_what_decides() {
    for (id, parser) in [
        ("html-koi8-r-precomposed-native-query", "HTML, 'encoding-parsing a URL'"),
        ("base-shift_jis-precomposed-native-query", "HTML, 'set the frozen base URL'"),
        ("css-koi8-r-precomposed-native-query", "CSS Values 4, 'resolve a style resource URL'"),
    ] {
        let sections = suite().record(id)["sections"].as_array().unwrap();
        for section in ["URL Standard, query state", parser] {
            assert!(sections.iter().any(|it| it == section), "{id}: {sections:?}");
        }
    }
    for (id, sentence) in [
        ("css-iso-8859-1-precomposed-native-query", "encoding (default UTF-8)"),
        (
            "base-shift_jis-precomposed-native-query",
            "Percent-encode after encoding, with encoding,",
        ),
        ("css-utf-8-precomposed-native-query", "The C0 control percent-encode set"),
    ] {
        let said = text(&suite().record(id)["link"]["url"], "sentence");
        assert!(said.contains(sentence), "{id}: {said}");
    }
}
