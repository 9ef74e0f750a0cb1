//! `iri-suite report`.

use crate::{Temporary, file, files, iri_suite, suite, text};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fs;
use std::path::PathBuf;
use tempfile::TempDir;

const CHROMIUM: &str = "tests/data/chromium-156.jsonl";
const BY_RFC3987: &str = "tests/data/by-rfc3987.jsonl";

#[test]
fn one_run_is_summed_up() {
    let run = iri_suite(&["report", CHROMIUM]);
    assert_eq!((run.status, run.stderr.as_str()), (1, ""));
    for line in [
        "chrome 156.0.8078.79, chromedriver 156.0.8078.79, Debian GNU/Linux 12 (bookworm) x86_64, \
         2026-11-21T10:00:00Z, iri-suite 0.1.0, suite 000000000000",
        "    2          0         0   1 of 1             2     0              0  html query",
        "    1          0         0   0 of 0             0     1              0  css query",
        "    6          1         1   4 of 4             5     1              0  in all",
        "2 controls, 0 failed; 2 negative controls, 0 failed; 1 test not applicable, in formats \
         whose references a browser does not dereference (plain); 0 references misread, 0 not \
         requested",
    ] {
        assert!(run.stdout.lines().any(|other| other == line), "{line}\n{}", run.stdout);
    }
}

#[test]
fn what_differs_between_runs_is_told() {
    let run = iri_suite(&["report", CHROMIUM, BY_RFC3987]);
    assert_eq!(run.status, 1);
    assert!(
        run.stdout.contains(
            "html-windows-1252-precomposed-native-query\n  \
             tests/data/chromium-156.jsonl: 3987bis, URL Standard\n    \
             http://iri-suite.test/r/html-windows-1252-precomposed-native-query?m%E1lfr%9C%F0i\n  \
             tests/data/by-rfc3987.jsonl: RFC 3987\n    \
             http://iri-suite.test/r/html-windows-1252-precomposed-native-query?m%C3%A1lfr%C5%93%C3%B0i\n"
        ),
        "{}",
        run.stdout
    );
    assert!(run.stdout.ends_with("5 of 11 records differ\n"), "{}", run.stdout);
    // How often the same is requested does not count.
    let twice = changed(&chromium(), |lines| {
        let requests = lines[2]["observed"]["requests"].as_array_mut().unwrap();
        requests.push(requests[0].clone());
    });
    for other in [CHROMIUM, &twice.path] {
        let run = iri_suite(&["report", CHROMIUM, other]);
        assert!(run.stdout.ends_with("\n0 of 11 records differ\n"), "{}", run.stdout);
    }
    let other = changed(&chromium(), |lines| {
        lines[2]["observed"]["requests"][0]["target"] = json!("/x");
    });
    let run = iri_suite(&["report", CHROMIUM, &other.path]);
    assert!(run.stdout.ends_with("\n1 of 11 records differs\n"), "{}", run.stdout);
}

#[test]
fn a_program_gets_runs_tallies_and_differences() {
    let run = iri_suite(&["report", "--format", "jsonl", CHROMIUM, BY_RFC3987]);
    let objects = run.objects();
    assert_eq!(
        objects[0],
        json!({
            "report": "run", "file": CHROMIUM, "schema": "iri suite result 3",
            "suite": {"version": "0.1.0", "sha256": "0".repeat(64)}, "version": "0.1.0",
            "browser": "chrome 156.0.8078.79", "driver": "chromedriver 156.0.8078.79",
            "system": "Debian GNU/Linux 12 (bookworm) x86_64", "date": "2026-11-21T10:00:00Z",
            "controls": 2, "failed": 0, "negative_controls": 2, "negative_failed": 0, "misread": 0,
            "unrequested": 0, "missing": objects[0]["missing"],
        })
    );
    let total = objects.iter().find(|object| object["name"] == "in all").unwrap();
    assert_eq!(
        *total,
        json!({
            "report": "tally", "file": CHROMIUM, "name": "in all", "tests": 6, "all": 1,
            "rfc3987": 1, "rfc3987bis": 4, "url": 5, "none": 1, "unrequested": 0,
            "unspecified": {"rfc3987": 0, "rfc3987bis": 2, "url": 0},
        })
    );
    let differences = objects.iter().filter(|object| object["report"] == "difference");
    let differences: Vec<&Value> = differences.collect();
    assert_eq!(differences.len(), 5);
    let host = differences.iter().find(|one| one["id"] == "html-utf-8-sharp-s-host").unwrap();
    assert_eq!(host["runs"][0]["follows"], json!(["rfc3987bis", "url"]));
    assert_eq!(host["runs"][1]["requests"][0]["host"], "fass.iri-suite.test");
    let last = objects.last().unwrap();
    assert_eq!(*last, json!({"report": "total", "records": 11, "differences": 5}));
}

/// The page of a report, and those of its documents.
fn pages_of(results: &[&str]) -> (TempDir, BTreeMap<String, String>) {
    let folder = tempfile::tempdir().unwrap();
    let page = folder.path().join("a b#.html");
    let run = iri_suite(&[&["report", "--html", page.to_str().unwrap()], results].concat());
    assert_eq!(run.stderr, "");
    let read = |path: &PathBuf| {
        let name = path.strip_prefix(folder.path()).unwrap().to_str().unwrap().to_owned();
        (name, fs::read_to_string(path).unwrap())
    };
    let pages = files(folder.path()).iter().map(read).collect();
    (folder, pages)
}

/// The first cell of a run in the row of a question.
fn answer<'p>(page: &'p str, question: &str) -> &'p str {
    let (_, cells) = page.split_once(&format!("<th scope=\"row\">{question}</th>")).unwrap();
    cells.strip_prefix("<td>").unwrap().split("</td>").next().unwrap()
}

#[test]
fn pages_answer_in_words() {
    let (_folder, pages) = pages_of(&[CHROMIUM, BY_RFC3987]);
    let page = &pages["a b#.html"];
    assert!(page.starts_with("<!DOCTYPE html>\n<html lang=\"en\">"));
    assert_eq!(answer(page, "Are queries sent in the document's encoding?"), "yes");
    assert!(page.contains("</td><td>no, in UTF-8</td>"), "{page}");
    assert_eq!(answer(page, "Is a backslash in a path a slash?"), "not tested");
    let lacking = "What is sent for a character in a query that the document's encoding lacks?";
    assert_eq!(answer(page, lacking), "a percent-encoded character reference");
    assert!(
        page.contains("<th scope=\"row\">as the URL Standard says</th><td>5 of 6</td>"),
        "{page}"
    );
    assert!(page.contains(">5 of 11 records differ</h2>"), "{page}");
    assert!(page.contains(">Failed, not requested, or of no specification: 1</h2>"), "{page}");
    let parts = [
        "answers",
        "departures",
        "differences",
        "numbers",
        "strange",
        "documents",
        "legend",
        "method",
    ];
    let places: Vec<_> = parts.iter().map(|id| page.find(&format!("<h2 id=\"{id}\">"))).collect();
    assert!(places.iter().all(Option::is_some) && places.is_sorted(), "{places:?}");
    for part in ["chrome 156.0.8078.79", "2026-11-21T10:00:00Z", "cannot be relied on"] {
        assert!(page.contains(part), "{part}");
    }
}

#[test]
fn a_page_has_what_is_written_expected_and_observed() {
    let (_folder, pages) = pages_of(&[CHROMIUM]);
    let id = "html-windows-1252-precomposed-native-query";
    let page = &pages["a b#.pages/html/windows-1252.html"];
    let (_, test) = page.split_once(&format!("<section id=\"{id}\">")).unwrap();
    let (test, _) = test.split_once("</section>").unwrap();
    let uri = format!("<code>http://iri-suite.test/r/{id}?");
    for part in [
        format!("<dt>written</dt><dd><code>../r/{id}?m\u{e1}lfr\u{153}\u{f0}i</code></dd>"),
        format!("<dt>RFC 3987</dt><dd>{uri}m%C3%A1lfr%C5%93%C3%B0i</code></dd>"),
        format!("<dt>3987bis, URL Standard</dt><dd>{uri}m%E1lfr%9C%F0i</code></dd>"),
        "<dt>URL Standard says</dt><dd><q>Percent-encode after encoding, ".to_owned(),
        format!(
            "<dt>chrome 156.0.8078.79</dt>\
             <dd><strong>3987bis, URL Standard</strong>: {uri}m%E1lfr%9C%F0i</code></dd>"
        ),
    ] {
        assert!(test.contains(&part), "{part}\n{test}");
    }
}

/// The targets of the links of a page.
fn links(page: &str) -> impl Iterator<Item = &str> {
    page.split(" href=\"").skip(1).map(|link| link.split('"').next().unwrap())
}

/// Every page, whole run or suite, is one that a browser shows at once, and has no dead link.
#[test]
fn pages_are_small_and_lead_there_and_back() {
    let run = changed(&whole(), |_| {});
    let (_folder, pages) = pages_of(&[CHROMIUM, &run.path]);
    let count = pages.len();
    assert_eq!(count, documents_with_records() + 1);
    let is_page = |path: &&PathBuf| path.to_str().unwrap().ends_with(".tests.html");
    let of_suite = files(&suite().folder);
    let of_suite: BTreeMap<String, String> = of_suite
        .iter()
        .filter(|path| is_page(path) || path.ends_with("index.html"))
        .map(|path| {
            let name = path.strip_prefix(&suite().folder).unwrap().to_str().unwrap().to_owned();
            (name, fs::read_to_string(path).unwrap())
        })
        .collect();
    assert_eq!(of_suite.len(), count);
    for (first, pages) in [("a b#.html", &pages), ("index.html", &of_suite)] {
        let mut reached = HashSet::from([first.to_owned()]);
        for (path, page) in pages {
            assert!(page.len() < 300_000, "{path}: {}", page.len());
            assert!(page.contains("<meta name=\"viewport\""), "{path}");
            let base = format!("file:///{}", path.replace(' ', "%20").replace('#', "%23"));
            let base = url::Url::parse(&base).unwrap();
            for link in links(page) {
                let target = base.join(link).unwrap();
                let name = target.path()[1..].replace("%20", " ").replace("%23", "#");
                match (pages.get(&name), target.fragment()) {
                    (Some(other), Some(id)) => {
                        let anchor = format!("<section id=\"{id}\">");
                        assert!(other.contains(&anchor), "{path}: {link}");
                    }
                    (Some(_), None) => {}
                    (None, _) => assert!(suite().folder.join(&name).is_file(), "{path}: {link}"),
                }
                reached.insert(name);
            }
            let back = first.replace(' ', "%20").replace('#', "%23");
            assert!(path == first || page.contains(&format!("/{back}\">")), "{path}");
        }
        let missing: Vec<_> = pages.keys().filter(|path| !reached.contains(*path)).collect();
        assert!(missing.is_empty(), "{missing:?}");
    }
}

fn documents_with_records() -> usize {
    let documents = suite().manifest["documents"].as_array().unwrap();
    documents.iter().filter(|document| document["records"].is_string()).count()
}

/// A result file with something else in its lines.
fn changed(lines: &[Value], change: impl FnOnce(&mut Vec<Value>)) -> Temporary {
    let mut lines = lines.to_vec();
    change(&mut lines);
    file(lines.iter().map(|line| format!("{line}\n")).collect::<String>())
}

fn chromium() -> Vec<Value> {
    let text = fs::read_to_string(format!("{}/{CHROMIUM}", crate::ROOT)).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// The run of a browser that does with each record what the URL Standard says.
fn whole() -> Vec<Value> {
    let header = json!({
        "schema": "iri suite result 3", "suite": suite().manifest["suite"], "version": "0.1.0",
        "browser": "example 1", "driver": "none", "system": "none", "date": "2026-11-23T05:00:00Z",
    });
    let outcome = |record: &Value| {
        let (id, link) = (text(record, "id"), &record["link"]);
        let reads =
            if record["misreads"].is_null() { &record["reads"] } else { &record["misreads"] };
        let is_followed = link["dereferenced"] == true;
        let href = if is_followed { link["url"]["uri"].clone() } else { Value::Null };
        let target = href.as_str().filter(|_| record["requested"] == true).map(|href| {
            let (host, target) = href.strip_prefix("http://").unwrap().split_once('/').unwrap();
            let target = target.split('#').next().unwrap();
            json!({"id": id, "method": "GET", "host": host, "target": format!("/{target}")})
        });
        let requests: Vec<Value> = target.into_iter().collect();
        let href = if record["text"] == "missing" { Value::Null } else { href };
        json!({"id": id, "observed": {"href": href, "reads": reads, "requests": requests}})
    };
    [header].into_iter().chain(suite().records().iter().map(outcome)).collect()
}

/// The object `run` of the report of a file, and the exit status.
fn reported(file: &Temporary) -> (Value, i32) {
    let run = iri_suite(&["report", "--format", "jsonl", &file.path]);
    (run.objects()[0].clone(), run.status)
}

/// The objects `run` of the report of several files.
fn reported_all(files: &[Temporary]) -> Vec<Value> {
    let files = files.iter().map(|file| &*file.path);
    let arguments: Vec<&str> = ["report", "--format", "jsonl"].into_iter().chain(files).collect();
    let run = iri_suite(&arguments);
    assert_eq!(run.status, 1);
    run.objects().into_iter().filter(|object| object["report"] == "run").collect()
}

#[test]
fn a_whole_run_is_reliable() {
    let (run, status) = reported(&changed(&whole(), |_| {}));
    assert_eq!((&run["missing"], status), (&json!([]), 0), "{run}");
    for count in ["failed", "negative_failed", "misread", "unrequested"] {
        assert_eq!(run[count], 0, "{run}");
    }
}

/// A run is compared with the run of the same browser that is kept, test by test.
#[test]
fn what_changed_since_the_run_that_is_kept_is_told() {
    let kept = include_str!("../../src/runs/chromium.jsonl");
    let bar = "html-utf-8-bar-path";
    let is_bar = |line: &&str| line.starts_with(&format!("{{\"id\":\"{bar}\""));
    assert_eq!(kept.lines().filter(is_bar).count(), 1);
    // Without the line about the vertical line in a path, this is as the URL Standard says.
    let other: String =
        kept.lines().filter(|line| !is_bar(line)).map(|it| it.to_owned() + "\n").collect();
    let other = file(other.replacen("chrome 156.", "chrome 157.", 1));
    let run = iri_suite(&["report", &other.path]);
    let told = format!(
        "\n1 record changed since chrome 156.[..]\n{bar}\n  then: RFC 3987, 3987bis\n    \
         http://iri-suite.test/r/{bar}/%7C\n  now: URL Standard\n    http://iri-suite.test/r/{bar}/|\n"
    );
    let [begins, ends] = told.split("[..]").collect::<Vec<_>>()[..] else { panic!() };
    assert!(run.stdout.contains(begins) && run.stdout.contains(ends), "{}", run.stdout);
    let objects = iri_suite(&["report", "-f", "jsonl", &other.path]).objects();
    let changes: Vec<&Value> = objects.iter().filter(|it| it["report"] == "change").collect();
    let [change] = changes[..] else { panic!("{changes:?}") };
    assert_eq!((text(change, "id"), text(&change["runs"][1], "verdict")), (bar, "URL Standard"));
    let same = iri_suite(&["report", "src/runs/chromium.jsonl"]).stdout;
    assert!(same.contains("\n0 records changed since chrome 156."), "{same}");
}

/// A run in short says the same of each test, in a line for most documents.
#[test]
fn a_run_in_short_says_the_same() {
    let run = changed(&whole(), |lines| lines[7]["observed"]["href"] = Value::Null);
    let short = file("");
    let told = iri_suite(&["report", "--short", &short.path, &run.path]);
    let same = iri_suite(&["report", &short.path]);
    assert_eq!((told.status, same.status), (0, 0));
    assert_eq!(told.stdout.replace(&run.path, &short.path), same.stdout);
    let lines = fs::read_to_string(&short.path).unwrap().lines().count();
    assert_eq!(lines, documents_with_records() + 2);
    let differ = iri_suite(&["report", &run.path, &short.path]);
    assert!(differ.stdout.ends_with("\n0 of 8657 records differ\n"), "{}", differ.stdout);
    let two = iri_suite(&["report", "--short", &short.path, &run.path, &run.path]);
    assert_eq!(
        (two.status, two.stderr.as_str()),
        (2, "iri-suite: --short is for one file of results\n")
    );
}

/// What is said of a control is said of each of its observations: what is read, what is resolved,
/// and what is requested. With another value in one of them, each control fails.
#[test]
fn every_control_fails_with_each_of_its_observations() {
    let whole = whole();
    let is_followed = |record: &Value| record["link"]["dereferenced"] == true;
    let has_uri = |record: &Value| {
        let has_none = record["link"]["url"]["uri"].is_null() || record["text"] == "missing";
        is_followed(record) && !has_none
    };
    type Case<'c> = (&'c str, fn(&mut Value), &'c dyn Fn(&Value) -> bool);
    let cases: [Case; 4] = [
        ("reads", |it| it["reads"] = json!("x"), &|_| true),
        ("href", |it| it["href"] = json!("http://iri-suite.test/x"), &is_followed),
        ("no href", |it| it["href"] = Value::Null, &has_uri),
        (
            "requests",
            |it| it["requests"] = json!([{"id": "x", "method": "GET", "host": "x", "target": "/"}]),
            &is_followed,
        ),
    ];
    let mut files = Vec::new();
    let mut expected = Vec::new();
    for (name, change, concerns) in cases {
        for (kind, count) in [("control", "failed"), ("negative", "negative_failed")] {
            let records = suite().records().iter();
            let here = records.filter(|record| record["kind"] == kind && concerns(record));
            let here: HashSet<&str> = here.map(|record| text(record, "id")).collect();
            assert!(here.len() > 50, "{name} {kind}");
            expected.push((name, count, here.len()));
            files.push(changed(&whole, |lines| {
                let lines = lines[1..].iter_mut();
                lines
                    .filter(|line| here.contains(text(line, "id")))
                    .for_each(|line| change(&mut line["observed"]));
            }));
        }
    }
    for (run, (name, count, expected)) in reported_all(&files).iter().zip(expected) {
        assert_eq!(run[count], expected, "{name}: {run}");
    }
}

/// Where an element of MathML is no link, only what is read is observed.
#[test]
fn a_format_without_links_is_told_as_such() {
    let is_mathml = |line: &Value| text(line, "id").starts_with("mathml-");
    let unlinked = |lines: &mut Vec<Value>| {
        for line in lines[1..].iter_mut().filter(|line| is_mathml(line)) {
            // What nothing requests is a link of HTML.
            if suite().record(text(line, "id"))["text"] != "unrequested" {
                let reads = line["observed"]["reads"].clone();
                line["observed"] =
                    json!({"href": null, "reads": reads, "requests": [], "unlinked": true});
            }
        }
    };
    let file = changed(&whole(), unlinked);
    let (run, status) = reported(&file);
    assert_eq!((&run["failed"], &run["negative_failed"], status), (&json!(0), &json!(0), 0));
    let run = iri_suite(&["report", &file.path]);
    assert!(run.stdout.contains("(schema, plain, mathml, mathml-xhtml);"), "{}", run.stdout);
    assert!(!run.stdout.contains("  mathml path"), "{}", run.stdout);
    // What is no link leads nowhere, and elsewhere there are links in every browser.
    let requested = changed(&whole(), |lines| {
        for line in lines[1..].iter_mut().filter(|line| is_mathml(line)) {
            line["observed"]["unlinked"] = json!(true);
        }
    });
    let (run, status) = reported(&requested);
    assert!(run["failed"].as_u64().unwrap() >= 6 * 3 && status == 1, "{run}");
    let html = changed(&whole(), |lines| {
        for line in lines[1..].iter_mut().filter(|line| !is_mathml(line)) {
            line["observed"]["href"] = Value::Null;
            line["observed"]["requests"] = json!([]);
            line["observed"]["unlinked"] = json!(true);
        }
    });
    let (run, status) = reported(&html);
    assert!(run["failed"].as_u64().unwrap() > 400 && status == 1, "{run}");
}

/// The hosts of the tests are those of controls and of negative controls.
#[test]
fn every_host_has_its_controls() {
    let host = |uri: &Value| {
        let uri = uri.as_str()?.strip_prefix("http://")?;
        Some(uri.split('/').next()?.to_owned())
    };
    let of = |kind: &str| -> BTreeSet<String> {
        let records = suite().records().iter();
        let records = records.filter(|record| record["kind"] == kind);
        let hosts = records.filter_map(|record| host(&record["link"]["url"]["uri"]));
        hosts.collect()
    };
    let tests = of("test");
    assert!(tests.len() > 20 && tests.iter().any(|host| host.starts_with("xn--")), "{tests:?}");
    assert!(tests.is_subset(&of("control")) && tests.is_subset(&of("negative")));
    let unicode = suite().records().iter().filter(|record| record["text"] == "u-label");
    assert!(unicode.clone().count() >= 12);
    assert!(unicode.clone().all(|record| !text(record, "reads").is_ascii()));
}

/// The names of all hosts but that of the suite do not resolve.
#[test]
fn what_is_resolved_and_not_requested_is_a_result_of_its_own() {
    let (run, status) = reported(&changed(&whole(), |lines| {
        for line in &mut lines[1..] {
            let observed = &mut line["observed"];
            if observed["requests"][0]["host"] != "iri-suite.test" {
                observed["requests"] = json!([]);
            }
        }
    }));
    let unrequested = run["unrequested"].as_u64().unwrap();
    assert!(unrequested > 400 && status == 1, "{run}");
    // The controls of the documents fail, and two of each host: as requested and as written.
    assert!(run["failed"].as_u64().unwrap() > 4 * 13 + 30, "{run}");

    let file = changed(&whole(), |lines| {
        let id = "html-utf-8-sharp-s-host";
        let line = lines[1..].iter_mut().find(|line| line["id"] == id).unwrap();
        line["observed"]["requests"] = json!([]);
    });
    let run = iri_suite(&["report", "--format", "jsonl", &file.path]);
    let hosts = run.objects().into_iter().find(|object| object["name"] == "html host").unwrap();
    assert_eq!((&hosts["unrequested"], &hosts["none"], run.status), (&json!(1), &json!(0), 1));
}

#[test]
fn a_part_of_a_run_is_none() {
    let whole = whole();
    let all = suite().records().len();
    let (expected, mut files): (Vec<&str>, Vec<Temporary>) = [
        (
            "1 of ALL records are missing: html/hosts.html",
            changed(&whole, |lines| {
                let place =
                    lines.iter().position(|it| it["id"] == "html-hosts-u-label-xn--ros-dma");
                lines.remove(place.unwrap());
            }),
        ),
        (
            "1 line belongs to no record of the suite, or to one that is there twice",
            changed(&whole, |lines| {
                lines.push(lines[1].clone());
            }),
        ),
        (
            "css/utf-8.css: not done in 30 s",
            changed(&whole, |lines| {
                lines.push(json!({"document": "css/utf-8.css", "reason": "not done in 30 s"}));
            }),
        ),
    ]
    .into_iter()
    .unzip();
    files.push(changed(&whole, |lines| lines.truncate(3)));
    files.push(changed(&whole, |lines| lines[0]["suite"]["sha256"] = json!("0")));
    let runs = reported_all(&files);
    for (run, missing) in runs.iter().zip(expected) {
        assert_eq!(run["missing"], json!([missing.replace("ALL", &all.to_string())]));
    }
    let missing = runs[3]["missing"][0].as_str().unwrap();
    let begins = format!("{} of {all} records are missing: base/", all - 2);
    assert!(missing.starts_with(&begins) && missing.ends_with(" more"), "{missing}");
    let other = "the documents are not those of this suite: iri-suite 0.1.0, SHA-256 0";
    assert_eq!(runs[4]["missing"], json!([other]));
}

/// A run that was ended in the middle of a line.
#[test]
fn a_file_that_ends_within_a_line_is_read_up_to_it() {
    let text: String = whole().iter().map(|line| format!("{line}\n")).collect();
    let file = file(&text[..text.len() - 20]);
    let (run, status) = reported(&file);
    assert_eq!((run["missing"].as_array().unwrap().len(), status), (1, 1), "{run}");
}

#[test]
fn a_failed_control_is_wrong() {
    let results = changed(&chromium(), |lines| lines[2]["observed"]["requests"] = json!([]));
    let run = iri_suite(&["report", &results.path]);
    assert_eq!(run.status, 1);
    assert!(run.stdout.contains("2 controls, 1 failed;"), "{}", run.stdout);
}

/// A reference that the browser read as other characters, or did not find, is of no
/// specification, and the run is not relied on; whatever else the file says of it.
#[test]
fn a_misread_reference_is_wrong() {
    for id in ["html-windows-1252-precomposed-native-path", "plain-koi8-r-precomposed-native-path"]
    {
        for reads in [json!("x"), json!(null)] {
            let results = changed(&chromium(), |lines| {
                let line = lines.iter_mut().find(|line| line["id"] == id).unwrap();
                line["observed"]["reads"] = reads.clone();
            });
            let run = iri_suite(&["report", "--format", "jsonl", &results.path]);
            assert_eq!((run.status, &run.objects()[0]["misread"]), (1, &json!(1)));
            let tests = run.objects().into_iter().find(|object| object["name"] == "in all");
            let tests = tests.unwrap()["tests"].clone();
            assert_eq!(tests, if id.starts_with("html") { 5 } else { 6 });
            if reads.is_null() {
                let run = iri_suite(&["report", CHROMIUM, &results.path]);
                assert_eq!(run.status, 1);
                assert!(run.stdout.contains("; 1 reference misread, "), "{}", run.stdout);
                assert!(run.stdout.contains(": misread\n"), "{}", run.stdout);
            }
        }
    }
}

/// It passes where the browser read the characters of the encoding that is declared, and
/// neither what was written nor something else nor nothing.
#[test]
fn a_negative_control_that_is_read_as_written_is_wrong() {
    let id = "html-windows-1252-as-windows-1258-precomposed-native-text";
    for reads in [json!("m\u{e1}lfr\u{153}\u{f0}i"), json!("x"), json!(null)] {
        let results = changed(&chromium(), |lines| {
            let line = lines.iter_mut().find(|line| line["id"] == id).unwrap();
            line["observed"]["reads"] = reads.clone();
        });
        let run = iri_suite(&["report", &results.path]);
        assert_eq!(run.status, 1);
        assert!(run.stdout.contains("; 2 negative controls, 1 failed; "), "{}", run.stdout);
    }
}

#[test]
fn a_record_that_a_run_lacks_differs() {
    let results = changed(&chromium(), |lines| drop(lines.pop()));
    let run = iri_suite(&["report", CHROMIUM, &results.path]);
    assert_eq!(run.status, 1);
    assert!(run.stdout.contains(": not there\n"), "{}", run.stdout);
    assert!(run.stdout.ends_with("1 of 11 records differs\n"), "{}", run.stdout);
}

#[test]
fn what_is_no_result_is_told() {
    for path in ["tests/data", "tests/data/none.jsonl", "Cargo.toml"] {
        let run = iri_suite(&["report", CHROMIUM, path]);
        assert_eq!((run.status, run.stdout.as_str()), (2, ""));
        assert!(run.stderr.starts_with(&format!("iri-suite: {path}: ")), "{}", run.stderr);
    }
    let other = changed(&chromium(), |lines| lines[0]["schema"] = json!("iri suite result 1"));
    assert_eq!(iri_suite(&["report", &other.path]).status, 2);
    assert_eq!(iri_suite(&["report"]).status, 2);
}
