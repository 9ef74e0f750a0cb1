//! `iri-suite generate --wpt`: the tests run, with a stand-in for testharness.js.

use crate::browser::find;
use crate::http::Ended;
use crate::support::skipped;
use crate::{command, files, iri_suite};
use serde_json::{Value, json};
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

/// As much of testharness.js as the tests use. The results are in an attribute of the root.
const HARNESS: &str = "
const results = [], pending = [];
const failed = text => { throw new Error(text) };
const run = (name, error) => results.push([name, error === null ? null : String(error)]);
function test(body, name) {
  try { body(); run(name, null) } catch (error) { run(name, error) }
}
function promise_test(body, name) {
  pending.push(body().then(() => run(name, null), error => run(name, error)));
}
function assert_equals(a, b) { Object.is(a, b) || failed(`${a} is not ${b}`) }
function assert_false(value) { value === false || failed(`${value} is not false`) }
function assert_throws_js(type, body) {
  try { body() } catch (error) { if (error instanceof type) return; throw error }
  failed('nothing was thrown');
}
addEventListener('load', () => Promise.all(pending).then(() => {
  document.documentElement.setAttribute('data-results', JSON.stringify(results));
}));
";

/// Opens all pages in frames, and writes their results.
const ALL: &str =
    "<!DOCTYPE html><meta charset=utf-8><title>All</title>FRAMES<pre id=all></pre><script>
addEventListener('load', () => setTimeout(() => {
  const frames = [...document.querySelectorAll('iframe')].map(frame => {
    const results = frame.contentDocument.documentElement.getAttribute('data-results');
    return [frame.getAttribute('src'), JSON.parse(results)];
  });
  if (frames.some(([, results]) => results === null)) return;
  document.getElementById('all').textContent = encodeURIComponent(JSON.stringify(frames));
}))
</script>";

fn generate(folder: &Path) -> (Vec<String>, Value) {
    let run = iri_suite(&["generate", "-f", "jsonl", "--wpt", folder.to_str().unwrap()]);
    assert_eq!((run.status, run.stderr.as_str()), (0, ""));
    let paths = files(folder).into_iter();
    let paths = paths.map(|path| path.strip_prefix(folder).unwrap().to_str().unwrap().to_owned());
    (paths.collect(), run.object())
}

#[test]
fn every_file_is_one_of_web_platform_tests() {
    let folder = tempfile::tempdir().unwrap();
    let (paths, counts) = generate(folder.path());
    assert_eq!(counts["files"], paths.len());
    assert!(counts["tests"].as_u64().unwrap() > 1000, "{counts}");
    for path in &paths {
        let octets = fs::read(folder.path().join(path)).unwrap();
        let has = |part: &str| octets.windows(part.len()).any(|it| it == part.as_bytes());
        // In UTF-16 each character has two octets.
        if path.contains("/utf-16") {
            assert!(
                [&b"\xfe\xff"[..], b"\xff\xfe"].iter().any(|mark| octets.starts_with(mark))
                    || has("utf-16")
            );
            continue;
        }
        match path.rsplit('.').next().unwrap() {
            "css" => assert!(octets.starts_with(b"@charset \""), "{path}"),
            "headers" | "md" => {}
            _ if path.ends_with(".frame.html") => {}
            _ => {
                assert!(has("<script src=\"/resources/testharness.js\"></script>"), "{path}");
                assert!(has("<script src=\"/resources/testharnessreport.js\"></script>"));
                assert!(has("<title>") && has("<link rel=\"help\" href=\"https://"));
            }
        }
        // What the other specifications expect is not there.
        assert!(!has("rfc3987"), "{path}");
    }
    let departure = "departures/vertical-line-path.html";
    for path in ["html/koi8-r.html", "xhtml/gbk.xhtml", "css/windows-1256.css", departure] {
        assert!(paths.iter().any(|other| other == path), "{path}");
    }
    // web-platform-tests have those of UTF-8, and the queries of links in windows-1252.
    assert!(!paths.iter().any(|path| ["html/utf-8.html", "xhtml/utf-8.xhtml"].contains(&&**path)));
    let page = fs::read(folder.path().join("html/windows-1252.html")).unwrap();
    let page = String::from_utf8_lossy(&page);
    assert!(page.contains("-native-path") && !page.contains("-precomposed-native-query"));
    let header = fs::read(folder.path().join("departures/link-header-query.html.headers")).unwrap();
    assert_eq!(header, b"Link: <image?\xe9>; rel=preload; as=image\n");
    let readme = fs::read_to_string(folder.path().join("README.md")).unwrap();
    for folder in ["departures", "html", "xhtml", "css"] {
        assert!(readme.contains(&format!("\n## {folder}\n")), "{readme}");
    }
    assert!(readme.contains("/euc-jp/eucjp-encode-href.html) | html | euc-jp | query |"));
}

/// The results that the page shows; nothing where it does not show them yet.
fn opened(page: &str) -> String {
    let profile = tempfile::tempdir().unwrap();
    let output = Command::new(find("chromium").unwrap())
        .args(["--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--dump-dom"])
        .arg(format!("--user-data-dir={}", profile.path().display()))
        .arg(page)
        .stderr(Stdio::null())
        .output()
        .unwrap();
    let page = String::from_utf8(output.stdout).unwrap();
    let results = page.split_once("<pre id=\"all\">").map(|(_, results)| results);
    results.and_then(|results| results.split("</pre>").next()).unwrap_or_default().to_owned()
}

/// The name of a test, and why it failed.
type Test = (String, Option<String>);

/// All pass in Chromium, but for what it does otherwise than the URL Standard.
#[test]
fn chromium_runs_them() {
    if find("chromium").is_none() {
        return skipped("no browser; apt-get install chromium");
    }
    let folder = tempfile::tempdir().unwrap();
    let (mut paths, counts) = generate(folder.path());
    // The departures need the headers of the server of web-platform-tests.
    let is_departure = |path: &String| path.starts_with("departures/");
    let is_test = |path: &String| path.ends_with("query.html") || path.ends_with("path.html");
    let departures = paths.iter().filter(|path| is_departure(path) && is_test(path)).count();
    paths.retain(|path| !is_departure(path));
    let write = |path: &str, text: &str| {
        let path = folder.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    };
    let pages: Vec<&String> = paths.iter().filter(|path| path.ends_with("html")).collect();
    let frames = pages.iter().map(|path| format!("<iframe src=\"{path}\"></iframe>"));
    write("all.html", &ALL.replace("FRAMES", &frames.collect::<String>()));
    write("resources/testharness.js", HARNESS);
    write("resources/testharnessreport.js", "");
    write("index.html", "");
    let others = ["all.html", "resources/testharness.js", "resources/testharnessreport.js"];
    let served = paths.iter().map(|path| &**path).chain(others);
    let documents = served.map(|path| {
        let media_type = match path.rsplit('.').next().unwrap() {
            "js" => "text/javascript; charset=utf-8",
            "css" => "text/css",
            "xhtml" => "application/xhtml+xml",
            _ => "text/html",
        };
        json!({
            "path": path, "records": null, "media_type": media_type, "declared_by": "itself",
            "encoding": "", "declared": "",
        })
    });
    let manifest = json!({
        "schema": "iri suite manifest 3", "base": "", "url_standard": "",
        "suite": {"version": "", "sha256": ""}, "documents": documents.collect::<Vec<_>>(),
    });
    write("manifest.json", &manifest.to_string());

    let mut server =
        command(&["serve", "-f", "jsonl", folder.path().to_str().unwrap()]).spawn().unwrap();
    let stdout = BufReader::new(server.stdout.take().unwrap());
    let _server = Ended(server);
    let first: Value = serde_json::from_str(&stdout.lines().next().unwrap().unwrap()).unwrap();
    let address = first["address"].as_str().unwrap();
    // A busy machine may write the page before all is there.
    let mut attempts = (0..3).map(|_| opened(&format!("http://{address}/all.html")));
    let results = attempts.find(|results| !results.is_empty()).expect("results");
    let results = iri_grammar::text::percent::decode(&results).unwrap();
    let results: Vec<(String, Vec<Test>)> = serde_json::from_str(&results).unwrap();
    assert_eq!(results.len(), pages.len());
    let (mut run, mut failed) = (departures, Vec::new());
    for (page, tests) in &results {
        assert!(tests.len() > 20, "{page}");
        run += tests.len();
        for (name, error) in tests {
            let Some(error) = error else { continue };
            // The queries of style sheets, and a vertical line.
            let is_known = page.starts_with("css/") && name.contains("in the query")
                || name.ends_with("-bar-path)");
            assert!(is_known, "{page}: {name}: {error}");
            failed.push(name);
        }
    }
    assert_eq!(counts["tests"], run);
    // A test that could not fail would show nothing.
    assert!(failed.len() < run / 10, "{failed:?}");
}
