//! `iri suite run`, with a browser where there is one.

use super::suite;
use crate::iri;
use serde_json::{Value, json};
use std::env;
use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;
use std::time::{Duration, Instant};

fn find(program: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).map(|folder| folder.join(program)).find(|path| path.is_file())
}

/// Whether the tests can be run; says so aloud where not.
fn installed() -> bool {
    let there = find("chromium").is_some() && find("chromedriver").is_some();
    if !there {
        // Not println!, which a test that passes keeps for itself.
        let message = "SKIPPED: no browser; apt-get install chromium chromium-driver";
        let _ = writeln!(io::stderr(), "{message}");
    }
    there
}

/// Whether a process has this argument, now and for some seconds.
fn is_running(argument: &str) -> bool {
    let deadline = Instant::now() + Duration::from_secs(10);
    loop {
        let processes = fs::read_dir("/proc").into_iter().flatten().flatten();
        let running = processes
            .filter_map(|process| fs::read(process.path().join("cmdline")).ok())
            .any(|line| line.windows(argument.len()).any(|part| part == argument.as_bytes()));
        if !running || Instant::now() > deadline {
            return running;
        }
        std::thread::sleep(Duration::from_millis(100));
    }
}

struct Results {
    value: Value,
}

impl Results {
    fn outcome(&self, id: &str) -> &Value {
        let outcomes = self.value["outcomes"].as_array().unwrap();
        let found = outcomes.iter().find(|outcome| outcome["record"]["id"] == id);
        found.unwrap_or_else(|| panic!("{id}"))
    }
}

/// What is checked here is what no browser is going to change; the rest is in the report.
#[test]
fn chromium_runs_the_suite() {
    if !installed() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("chromium.json");
    let mark = format!("--iri-suite-test-{}", std::process::id());
    let argument = format!("--browser-argument={mark}");
    let run = iri(&["suite", "run", &argument, "--out", out.to_str().unwrap(), suite().path()]);
    assert_eq!((run.status, run.stderr.as_str()), (0, ""), "{}", run.stdout);
    assert!(!is_running(&mark[2..]) || !fs::exists("/proc/self").unwrap());
    assert!(run.stdout.contains("390 controls, 0 failed;"), "{}", run.stdout);
    assert!(run.stdout.trim_end().ends_with("0 records misread"), "{}", run.stdout);
    assert!(fs::read_to_string(out.with_extension("html")).unwrap().contains("Test by test"));

    let value = serde_json::from_slice(&fs::read(&out).unwrap()).unwrap();
    let results = Results { value };
    assert_eq!(results.value["outcomes"].as_array().unwrap().len(), suite().records().len());
    for (id, follows) in [
        ("html-utf-8-precomposed-native-path", json!(["rfc3987", "rfc3987bis", "url"])),
        ("html-koi8-r-precomposed-native-path", json!(["rfc3987", "rfc3987bis", "url"])),
        ("xlink-koi8-r-precomposed-decimal-fragment", json!(["rfc3987", "rfc3987bis", "url"])),
        ("html-koi8-r-precomposed-native-query", json!(["rfc3987bis", "url"])),
        ("xhtml-koi8-r-precomposed-hexadecimal-query", json!(["rfc3987bis", "url"])),
        ("html-koi8-r-foreign-decimal-query", json!(["url"])),
        ("html-utf-8-sharp-s-host", json!(["rfc3987bis", "url"])),
        ("html-utf-8-snowman-host", json!(["rfc3987", "url"])),
        ("plain-koi8-r-precomposed-native-path", json!([])),
    ] {
        assert_eq!(results.outcome(id)["follows"], follows, "{id}");
    }
    let observed = &results.outcome("html-koi8-r-precomposed-native-query")["observed"];
    assert_eq!(
        observed["requests"][0]["target"],
        "/r/html-koi8-r-precomposed-native-query?%CA%CF%C4"
    );

    let report = iri(&["suite", "report", out.to_str().unwrap()]);
    assert_eq!(report.status, 0);
    assert!(run.stdout.contains(report.stdout.split_once('\n').unwrap().1.trim_end()));
}

/// The driver ends with the program, also where the browser is none.
#[test]
fn a_browser_that_is_none_ends_all() {
    let Some(_) = find("chromedriver").filter(|_| installed()) else { return };
    let folder = tempfile::tempdir().unwrap();
    let browser = folder.path().join("no-browser");
    fs::write(&browser, "").unwrap();
    let run = iri(&["suite", "run", "--browser", browser.to_str().unwrap(), suite().path()]);
    assert_eq!((run.status, run.stdout.as_str()), (2, ""));
    assert!(run.stderr.starts_with("iri: "), "{}", run.stderr);
    assert!(!is_running(browser.to_str().unwrap()));
}

#[test]
fn where_there_is_no_browser_it_is_told_how_to_get_one() {
    for option in ["--browser", "--driver"] {
        for program in ["no-such-program", "/no/such/program"] {
            let run = iri(&["suite", "run", option, program, suite().path()]);
            assert_eq!((run.status, run.stdout.as_str()), (2, ""));
            assert!(run.stderr.contains("apt-get install chromium chromium-driver"), "{option}");
            // Where neither is installed, the browser is told.
            assert!(run.stderr.contains(program) || !installed(), "{}", run.stderr);
        }
    }
    let run = iri(&["suite", "run", "/no/such/folder"]);
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains("manifest.json"), "{}", run.stderr);
}
