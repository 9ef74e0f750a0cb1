//! The table of the URL Standard: each sentence is in the standard, and the crates that resolve
//! references are compared with the table, as browsers are.

use crate::support::skipped;
use crate::{iri_suite, suite};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

const README: &str = include_str!("../../README.md");
const TABLE: &str = include_str!("../../src/url_standard.toml");

fn table() -> toml::Table {
    TABLE.parse().unwrap()
}

/// The rows of a component: the text, and the result, or none if parsing fails.
fn rows(table: &toml::Value) -> impl Iterator<Item = (&str, Option<&str>)> {
    table.as_table().unwrap().iter().filter_map(|(text, row)| {
        let row = row.as_array()?;
        let result = row.first().filter(|_| row.len() == 2);
        Some((&**text, result.map(|result| result.as_str().unwrap())))
    })
}

/// The text of the standard, without its markup, at the commit that the table names.
fn standard() -> Option<String> {
    let folder = Path::new(crate::ROOT).join("../../../shared/spec");
    let commit = table()["commit"].as_str().unwrap().get(..7).unwrap().to_owned();
    let source = fs::read_to_string(folder.join(format!("url-standard-{commit}.bs"))).ok()?;
    let mut text = String::new();
    for part in source.split('<') {
        let inside = part.split_once('>').map_or(part, |(_, inside)| inside);
        text += inside;
    }
    let text = text.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
    Some(text.split_whitespace().collect::<Vec<_>>().join(" "))
}

#[test]
fn every_sentence_is_one_of_the_standard() {
    let Some(standard) = standard() else {
        return skipped("the text of the URL Standard is not there");
    };
    let table = table();
    let sentences = table["sentences"].as_table().unwrap();
    assert!(sentences.len() > 10);
    for (name, sentence) in sentences {
        assert!(standard.contains(sentence.as_str().unwrap()), "{name}: {sentence:?}");
    }
}

/// Every row is needed by a test, and is the expectation of its tests.
#[test]
fn every_row_is_that_of_a_test() {
    let mut used = BTreeSet::new();
    for record in suite().records().iter().filter(|record| !record["link"].is_null()) {
        let sentence = record["link"]["url"]["sentence"].as_str().unwrap();
        assert!(TABLE.contains(&format!("{:?}", sentence)), "{sentence}");
        let read = if record["misreads"].is_null() { "reads" } else { "misreads" };
        let (id, reads) = (record["id"].as_str().unwrap(), record[read].as_str().unwrap());
        used.insert(if record["position"] == "host" {
            reads.strip_prefix("http://").unwrap().split(".iri-suite.test").next().unwrap()
        } else {
            &reads.split_once(&format!("/{id}")).unwrap().1[1..]
        });
    }
    let table = table();
    let queries = ["query", "form"].into_iter();
    let queries = queries.flat_map(|name| table[name].as_table().unwrap().values());
    let components = ["path", "fragment", "host"].map(|name| &table[name]);
    let mut count = 0;
    for (text, _) in components.into_iter().chain(queries).flat_map(rows) {
        assert!(used.contains(text), "{text}");
        count += 1;
    }
    assert_eq!(count, 569);
}

/// The identifiers of the tests in which a crate departs from the table, and the report of the run.
fn departures(program: &str) -> (BTreeSet<String>, Value) {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("result.jsonl");
    let out = out.to_str().unwrap();
    let run = iri_suite(&["run", "-f", "jsonl", "--browser", program, "-o", out, suite().path()]);
    assert_eq!(run.stderr, "");
    let outcomes = run.objects();
    assert_eq!(outcomes.len(), suite().records().len());
    let departs = |outcome: &&Value| {
        let is_url = outcome["follows"].as_array().unwrap().iter().any(|by| by == "url");
        let link = &outcome["record"]["link"];
        outcome["record"]["kind"] == "test" && link["dereferenced"] == true && !is_url
    };
    let applicable = |outcome: &&Value| {
        outcome["record"]["kind"] == "test" && outcome["record"]["link"]["dereferenced"] == true
    };
    let (all, not) = (outcomes.iter().filter(applicable), outcomes.iter().filter(departs));
    let (all, not) = (all.count(), not.count());
    let cells = format!("| in all | {all} | ");
    let row = README.lines().find(|line| line.starts_with(&cells)).unwrap();
    assert!(row.contains(&format!(" {} |", all - not)), "{row}: {program}");
    let ids = outcomes.iter().filter(departs);
    let ids = ids.map(|outcome| outcome["record"]["id"].as_str().unwrap().to_owned()).collect();
    let report = iri_suite(&["report", "-f", "jsonl", out]).objects()[0].clone();
    (ids, report)
}

/// U+005E joined the path percent-encode set after the crate's last version.
#[test]
fn the_crate_url_departs_in_the_circumflex() {
    let (ids, report) = departures("crate:url");
    let expected = ["html-utf-8-circumflex-path", "html-windows-1252-circumflex-path"];
    assert_eq!(ids, expected.map(str::to_owned).into());
    assert_eq!((&report["failed"], &report["negative_failed"]), (&0.into(), &0.into()), "{report}");
    // The version is that of Cargo.lock.
    let lock = fs::read_to_string(Path::new(crate::ROOT).join("../../Cargo.lock")).unwrap();
    let version = report["browser"].as_str().unwrap().rsplit(' ').next().unwrap();
    assert!(lock.contains(&format!("name = \"url\"\nversion = \"{version}\"")), "{version}");
}

/// The library follows RFC 3987, with the hosts of the URL Standard.
#[test]
fn the_library_departs_in_queries_and_in_what_no_iri_has() {
    let (ids, report) = departures("crate:iri-grammar");
    for id in &ids {
        let position = id.rsplit('-').next().unwrap();
        let special = suite().record(id)["text"] == "special";
        let transcoded = ["decomposed", "transcoded"].iter().any(|text| id.contains(text));
        assert!(position == "query" || special || transcoded || position == "host", "{id}");
    }
    assert!(!ids.contains("html-koi8-r-precomposed-native-path"));
    assert!(ids.contains("html-koi8-r-precomposed-native-query"));
    assert_eq!(report["failed"], 0, "{report}");
}

/// A file of a crate in the registry of cargo.
fn of_crate(path: &str) -> Option<PathBuf> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(PathBuf::from(env::var_os("HOME")?).join(".cargo")))?;
    let registries = fs::read_dir(home.join("registry/src")).ok()?.flatten();
    registries.map(|registry| registry.path().join(path)).find(|path| path.is_file())
}

/// The path, query and fragment of a URL of HTTP.
fn components(url: &str) -> Option<[String; 3]> {
    let rest = url.strip_prefix("http://").or_else(|| url.strip_prefix("https://"))?;
    let (rest, fragment) = rest.split_once('#').unwrap_or((rest, ""));
    let (rest, query) = rest.split_once('?').unwrap_or((rest, ""));
    let path = rest.find('/').map_or("", |slash| &rest[slash..]);
    Some([path, query, fragment].map(str::to_owned))
}

/// Whether a character is percent-encoded in each component, by the tests of the crate url, which
/// are those of web-platform-tests, and by the table.
#[test]
fn characters_of_components_agree_with_urltestdata() {
    let Some(path) = of_crate("url-2.5.8/tests/urltestdata.json") else {
        return skipped("the archive of the crate url is not there");
    };
    let tests: Value = serde_json::from_slice(&fs::read(path).unwrap()).unwrap();
    let (names, table) = (["path", "query", "fragment"], table());
    let mut agreed = BTreeSet::new();
    for test in tests.as_array().unwrap().iter().filter(|test| test["href"].is_string()) {
        let urls = [&test["input"], &test["href"]].map(|url| components(url.as_str().unwrap()));
        let [Some(inputs), Some(outputs)] = urls else { continue };
        for (name, (input, output)) in names.iter().zip(inputs.iter().zip(&outputs)) {
            let rows =
                rows(if *name == "query" { &table["query"]["utf-8"] } else { &table[*name] });
            for (text, result) in rows {
                for c in text.chars().filter(|c| " \"<>`{}|^".contains(*c)) {
                    if input.trim().contains(c) && !input.contains('%') {
                        let encoded = format!("%{:02X}", u32::from(c));
                        let is_encoded = result.unwrap().contains(&encoded);
                        assert_eq!(output.contains(&encoded), is_encoded, "{c} in {name}: {test}");
                        agreed.insert((*name, c));
                    }
                }
            }
        }
    }
    assert!(agreed.len() >= 10, "{agreed:?}");
}

/// Labels in both.
#[test]
fn hosts_agree_with_idnatestv2() {
    let Some(path) = of_crate("idna-1.1.0/tests/IdnaTestV2.txt") else {
        return skipped("the archive of the crate idna is not there");
    };
    let table = table();
    let hosts: BTreeMap<&str, Option<&str>> = rows(&table["host"]).collect();
    let mut agreed = BTreeSet::new();
    let lines = fs::read_to_string(path).unwrap();
    for line in lines.lines() {
        let line = line.split('#').next().unwrap();
        let fields: Vec<&str> = line.split(';').map(str::trim).collect();
        // Rows without escapes and errors. An empty field repeats the one before it.
        let [source, unicode, "", ascii, "", ..] = fields[..] else { continue };
        let unicode = if unicode.is_empty() { source } else { unicode };
        let ascii = if ascii.is_empty() { unicode } else { ascii };
        let (source, ascii) = (source.split('.'), ascii.split('.'));
        if source.clone().count() == ascii.clone().count() {
            for (label, ascii) in source.zip(ascii).filter(|(label, _)| !label.is_ascii()) {
                let Some(result) = hosts.get(label) else { continue };
                assert_eq!(*result, Some(ascii), "{line}");
                agreed.insert(label);
            }
        }
    }
    let expected = ["B\u{dc}CHER", "fa\u{df}", "\u{3b2}\u{3cc}\u{3bb}\u{3bf}\u{3c2}"];
    assert_eq!(agreed, BTreeSet::from(expected));
}
