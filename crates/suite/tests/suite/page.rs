//! The statements of README.md about the runs of browsers that are kept, and about a run in Chromium.

use crate::browser::Results;
use crate::support::skipped;
use crate::{iri_suite, suite, text};
use serde_json::{Value, json};

const PAGE: &str = include_str!("../../README.md");

const ALL: &[&str] = &["rfc3987", "rfc3987bis", "url"];
const RFC: &[&str] = &["rfc3987"];
const RFC_URL: &[&str] = &["rfc3987", "url"];
const BIS_URL: &[&str] = &["rfc3987bis", "url"];
const URL: &[&str] = &["url"];
const NONE: &[&str] = &[];

const KEPT: [&str; 2] = ["src/runs/chromium.jsonl", "src/runs/firefox.jsonl"];

/// The rows of the table that sets the programs side by side: its formats, and whether their queries
/// are meant, or the rest, or both.
const ROWS: &[(&str, &[&str], Option<bool>)] = &[
    ("HTML: path, query, fragment, host", &["html"], None),
    ("XHTML", &["xhtml"], None),
    ("SVG", &["xlink"], None),
    ("CSS: path, fragment, host", &["css"], Some(false)),
    ("CSS: query", &["css"], Some(true)),
    (
        "`srcset`, `iframe`, `form`, `location`",
        &["srcset", "iframe", "form", "script-location"],
        None,
    ),
    ("`base`: path, fragment, host", &["base"], Some(false)),
    ("`base`: query", &["base"], Some(true)),
    ("`URL` and `fetch` in scripts", &["script-url", "script-fetch"], None),
    ("`meta` refresh: path, fragment", &["refresh"], Some(false)),
    ("`meta` refresh: query", &["refresh"], Some(true)),
    ("fragments that find an element", &["target"], None),
    ("header `Location`", &["redirect"], None),
    (
        "headers `Refresh` and `Link`: path, fragment, host",
        &["refresh-header", "link-header"],
        Some(false),
    ),
    ("header `Refresh`: query", &["refresh-header"], Some(true)),
    ("header `Link`: query", &["link-header"], Some(true)),
    ("fields of forms by GET", &["form-get", "form-get-charset"], None),
    ("action of forms by POST with `accept-charset`", &["form-post-charset"], None),
    ("MathML, in HTML and in XHTML", &["mathml", "mathml-xhtml"], None),
    ("other elements of HTML, and of SVG: query", &["elements"], None),
    ("members of `a` and `area`: path, fragment, host", &["hyperlinks"], Some(false)),
    ("members of `a` and `area`: query", &["hyperlinks"], Some(true)),
    ("interfaces of scripts with the encoding of the document: query", &["interfaces"], None),
    (
        "interfaces of scripts without an encoding: query",
        &["interfaces-utf-8", "search-params"],
        None,
    ),
    ("styles in HTML: query", &["styles"], None),
    ("`xml-stylesheet`: query", &["xml-stylesheet"], None),
    ("`xml:base`: query", &["xml-base"], None),
];

/// The objects of a report.
fn report(file: &str) -> Vec<Value> {
    iri_suite(&["report", "-f", "jsonl", file]).objects()
}

/// The version of the browser that README.md names in a run.
fn version() -> &'static str {
    let (_, told) = PAGE.split_once("## What Chromium does\n\n").unwrap();
    told.strip_prefix("Chromium ").unwrap().split(' ').next().unwrap()
}

/// The table of numbers in README.md.
fn numbers() -> &'static str {
    let (_, told) = PAGE.split_once("## What Chromium does\n\n").unwrap();
    let (_, table) = told.split_once("```text\n").unwrap();
    table.split_once("```").unwrap().0
}

/// Every test of the suite is in the runs that are kept, and README.md has their numbers.
#[test]
fn the_numbers_are_those_of_the_runs_that_are_kept() {
    let run = iri_suite(&["report", KEPT[0]]);
    assert!(run.stdout.contains(numbers()), "{}", run.stdout);
    let mut runs = KEPT.map(report).to_vec();
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("result.jsonl");
    for program in ["crate:url", "crate:iri-grammar"] {
        iri_suite(&["run", "--browser", program, "--out", out.to_str().unwrap(), suite().path()]);
        runs.push(report(out.to_str().unwrap()));
    }
    for run in &runs {
        let missing = run[0]["missing"].to_string();
        assert!(!missing.contains("records are missing"), "{missing}");
    }
    assert_eq!(runs[0][0]["browser"], format!("chrome {}", version()));
    let firefox = text(&runs[1][0], "browser").replace("firefox ", "Firefox ");
    assert!(PAGE.contains(&format!("\n{firefox} (Debian 12, 28 November 2026)")), "{firefox}");

    // The tests of some tallies of each run, and how many of them have the result of the URL Standard.
    let sums = |is: &dyn Fn(&str) -> bool| -> Vec<[u64; 2]> {
        let sum = |run: &Vec<Value>| {
            let tallies = run.iter().filter(|it| it["report"] == "tally" && is(text(it, "name")));
            let counts = tallies.map(|it| ["tests", "url"].map(|name| it[name].as_u64().unwrap()));
            counts.fold([0; 2], |sum, one| [sum[0] + one[0], sum[1] + one[1]])
        };
        runs.iter().map(sum).collect()
    };
    let mut table = String::new();
    for (name, formats, queries) in ROWS {
        let sums = sums(&|tally| {
            let (format, position) = tally.rsplit_once(' ').unwrap();
            formats.contains(&format) && queries.is_none_or(|it| it == (position == "query"))
        });
        let tests = sums.iter().map(|[tests, _]| tests).max().unwrap();
        let cells = sums.iter().map(|[tests, url]| match tests {
            0 => " no links |".to_owned(),
            _ => format!(" {url} |"),
        });
        table += &format!("| {name} | {tests} |{}\n", cells.collect::<String>());
    }
    let all = sums(&|tally| tally == "in all");
    let most = all.iter().map(|[tests, _]| *tests).max().unwrap();
    let cells = all.iter().map(|[tests, url]| match tests {
        tests if *tests == most => format!(" {url} |"),
        tests => format!(" {url} of {tests} |"),
    });
    table += &format!("| in all | {most} |{}\n", cells.collect::<String>());
    assert!(PAGE.contains(&table), "{table}");
}

/// Checks the table of numbers, and what Chromium does, row by row, if the browser has the version
/// that is named there.
pub fn is_of_this_run(stdout: &str, results: &Results) {
    let (version, browser) = (version(), &results.browser);
    if *browser != format!("chrome {version}") {
        skipped(format_args!("the guide is of Chromium {version}, not {browser}"));
        return;
    }
    assert!(stdout.contains(numbers()), "{stdout}");
    assert!(stdout.contains("\n0 records changed since chrome "), "{stdout}");
    references(results);
    hosts(results);
    counts(results);
}

fn references(results: &Results) {
    for (id, result, follows, unspecified) in [
        ("html-utf-8-dots-path", "/%C3%A9", URL, NONE),
        ("html-utf-8-percent-path", "/%zz", URL, &["rfc3987", "rfc3987bis"]),
        ("html-utf-8-private-path", "/%EE%80%80", BIS_URL, &["rfc3987"]),
        ("xhtml-windows-1258-transcoded-native-path", "/Vi%C3%AA%CC%A3t", BIS_URL, NONE),
        ("xlink-gb18030-decomposed-native-fragment", "#%E7%BB%BFlu%CC%88%CC%80", BIS_URL, NONE),
        ("html-utf-16be-precomposed-native-query", "?ros%C3%A9", ALL, NONE),
        ("xlink-macintosh-precomposed-decimal-query", "?M%8Arz", BIS_URL, NONE),
        ("html-shift_jis-precomposed-native-query", "?%90}%95\\%82%AA", URL, NONE),
        ("html-koi8-r-foreign-decimal-query", "?%26%2312354%3B", URL, &["rfc3987bis"]),
        ("base-shift_jis-precomposed-native-query", "?%E5%9B%B3%E8%A1%A8%E3%81%8C", RFC, NONE),
        ("srcset-windows-1252-precomposed-native-query", "?m%E1lfr%9C%F0i", BIS_URL, NONE),
        ("form-windows-1252-precomposed-decimal-query", "?m%E1lfr%9C%F0i", BIS_URL, NONE),
        ("script-location-windows-1252-precomposed-native-query", "?m%E1lfr%9C%F0i", BIS_URL, NONE),
        (
            "script-url-shift_jis-precomposed-native-query",
            "?%E5%9B%B3%E8%A1%A8%E3%81%8C",
            RFC_URL,
            NONE,
        ),
        (
            "html-koi8-r-header-over-windows-1252-precomposed-native-query",
            "?%CA%CF%C4",
            BIS_URL,
            NONE,
        ),
        ("html-koi8-r-header-unknown-precomposed-native-query", "?%CA%CF%C4", BIS_URL, NONE),
        ("refresh-windows-1252-precomposed-native-query", "?m%E1lfr%9C%F0i", BIS_URL, NONE),
        ("target-utf-8-decomposed-percent-utf-8-fragment", "#rose%CC%81", ALL, NONE),
        ("hyperlinks-koi8-r-get-precomposed-native-query", "?%CA%CF%C4", BIS_URL, NONE),
        ("hyperlinks-koi8-r-set-precomposed-native-query", "?%D0%B9%D0%BE%D0%B4", RFC, NONE),
        ("hyperlinks-koi8-r-set-precomposed-native-path", "/%D0%B9%D0%BE%D0%B4", ALL, NONE),
        ("hyperlinks-koi8-r-get-foreign-decimal-fragment", "#%E3%81%82", ALL, NONE),
        ("html-iso-8859-1-euro-query", "?%80", BIS_URL, NONE),
        ("redirect-utf-8-precomposed-native-path", "/ros%C3%A9", ALL, NONE),
        ("refresh-header-utf-8-precomposed-native-path", "/ros%C3%83%C2%A9", ALL, NONE),
        ("link-header-utf-8-precomposed-native-fragment", "#ros%C3%83%C2%A9", ALL, NONE),
        ("refresh-header-windows-1252-precomposed-native-query", "?ros%C3%83%C2%A9", RFC, NONE),
        ("link-header-windows-1252-precomposed-native-query", "?ros%C3%83%C2%A9", RFC, NONE),
        (
            "form-get-windows-1252-precomposed-native-query",
            "?q=m%E1lfr%9C%F0i",
            URL,
            &["rfc3987", "rfc3987bis"],
        ),
        (
            "form-get-charset-windows-1252-precomposed-native-query",
            "?q=m%C3%A1lfr%C5%93%C3%B0i",
            URL,
            &["rfc3987", "rfc3987bis"],
        ),
        (
            "form-post-charset-windows-1252-precomposed-native-query",
            "?m%E1lfr%9C%F0i",
            BIS_URL,
            NONE,
        ),
        ("css-koi8-r-precomposed-native-query", "?%CA%CF%C4", &["rfc3987bis"], NONE),
        ("css-koi8-r-foreign-css-escape-query", "?%26%2312354%3B", NONE, &["rfc3987bis"]),
        ("css-big5-precomposed-native-query", "?%A6%A8%A5\\", NONE, NONE),
        ("html-utf-8-backslash-path", "/a/b", URL, NONE),
        ("html-utf-8-backslash-fragment", "#a\\b", URL, NONE),
        ("html-utf-8-space-query", "?a%20b", ALL, NONE),
        ("html-utf-8-delims-fragment", "#%3C%22%3E", ALL, NONE),
        ("html-utf-8-bar-path", "/%7C", &["rfc3987", "rfc3987bis"], NONE),
        ("html-utf-8-circumflex-path", "/%5E", ALL, NONE),
        ("html-utf-8-circumflex-query", "?^", URL, NONE),
        ("html-utf-8-braces-path", "/%7B%7D", ALL, NONE),
        ("html-utf-8-braces-fragment", "#{}", URL, NONE),
        ("html-utf-8-grave-fragment", "#%60", ALL, NONE),
        ("html-utf-8-grave-query", "?`", URL, NONE),
    ] {
        let outcome = results.outcome(id);
        let href = text(&outcome["observed"], "href");
        assert!(href.ends_with(&format!("{id}{result}")), "{href}");
        assert_eq!(outcome["follows"], json!(follows), "{id}");
        assert_eq!(outcome["unspecified"], json!(unspecified), "{id}");
    }
}

fn hosts(results: &Results) {
    for (id, host, follows) in [
        ("html-utf-8-final-sigma-host", "xn--nxasmm1c", BIS_URL),
        ("hyperlinks-koi8-r-set-precomposed-native-host", "xn--d1ajp", ALL),
        ("html-utf-8-upper-case-host", "xn--bcher-kva", &["rfc3987", "url"]),
        ("html-utf-8-full-width-host", "a", &["rfc3987", "url"]),
        ("html-utf-8-full-stop-host", "xn--9ca.a", &["rfc3987", "url"]),
        ("html-utf-8-underscore-host", "xn--a_-cja", URL),
        ("html-utf-8-precomposed-percent-utf-8-host", "xn--ros-dma", BIS_URL),
        ("html-utf-8-percent-host-host", "xn--a-bga", URL),
    ] {
        let outcome = results.outcome(id);
        let href = format!("http://{host}.iri-suite.test/r/{id}");
        assert_eq!(outcome["observed"]["href"], href);
        assert_eq!(outcome["follows"], json!(follows), "{id}");
    }
    for format in ["mathml", "mathml-xhtml"] {
        let outcome = results.outcome(&format!("{format}-utf-8-precomposed-native-path"));
        let reads = &outcome["record"]["reads"];
        let observed = json!({"href": null, "reads": reads, "requests": [], "unlinked": true});
        assert_eq!(outcome["observed"], observed);
    }
    let invalid = results.outcome("html-koi8-r-precomposed-percent-legacy-host");
    assert_eq!(
        invalid["observed"],
        json!({"href": null, "reads": invalid["record"]["reads"], "requests": []})
    );
    assert_eq!(invalid["follows"], json!(["rfc3987", "url"]));
}

fn counts(results: &Results) {
    let tests = results.outcomes.iter().filter(|outcome| outcome["record"]["kind"] == "test");
    let (mut hosts, mut only_3987bis, mut none, mut unspecified) = (0, 0, 0, 0);
    for outcome in tests {
        let (record, follows) = (&outcome["record"], &outcome["follows"]);
        if record["position"] == "host" && record["link"]["dereferenced"] == true {
            assert!(follows.as_array().unwrap().contains(&json!("url")), "{record}");
            hosts += 1;
        }
        if record["position"] == "query" && record["format"] == "css" {
            only_3987bis += usize::from(*follows == json!(["rfc3987bis"]));
            none += usize::from(*follows == json!(NONE));
            let is_none = *follows == json!(NONE) && outcome["unspecified"] != json!(NONE);
            unspecified += usize::from(is_none);
        }
    }
    for told in [
        format!(
            "3987bis in {only_3987bis} tests; no specification in {none} tests, and 3987bis is silent on {unspecified} of these"
        ),
        format!("URL Standard in all {hosts} tests"),
    ] {
        assert!(PAGE.contains(&told), "{told}");
    }
}
