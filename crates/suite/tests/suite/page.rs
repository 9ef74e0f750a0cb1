//! The statements of README.md about a run in Chromium.

use crate::browser::Results;
use crate::{skipped, text};
use serde_json::json;

const PAGE: &str = include_str!("../../README.md");

const ALL: &[&str] = &["rfc3987", "rfc3987bis", "url"];
const RFC: &[&str] = &["rfc3987"];
const RFC_URL: &[&str] = &["rfc3987", "url"];
const BIS_URL: &[&str] = &["rfc3987bis", "url"];
const URL: &[&str] = &["url"];
const NONE: &[&str] = &[];

/// Checks the table of numbers, and what Chromium does, row by row, if the browser has the version
/// that is named there.
pub fn is_of_this_run(stdout: &str, results: &Results) {
    let (_, told) = PAGE.split_once("## What Chromium does\n\n").unwrap();
    let version = told.strip_prefix("Chromium ").unwrap().split(' ').next().unwrap();
    let browser = &results.browser;
    if *browser != format!("chrome {version}") {
        skipped(format_args!("the guide is of Chromium {version}, not {browser}"));
        return;
    }
    let (_, table) = told.split_once("```text\n").unwrap();
    let (table, _) = table.split_once("```").unwrap();
    assert!(stdout.trim_end().ends_with(table.trim_end()), "{stdout}");
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
