//! `iri suite run`, with a browser where there is one.

use super::suite;
use crate::{command, iri};
use serde_json::{Value, json};
use std::env;
use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::Command;
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

/// Whether the command line of a process has this.
fn has_process(part: &str) -> bool {
    let processes = fs::read_dir("/proc").into_iter().flatten().flatten();
    processes
        .filter_map(|process| fs::read(process.path().join("cmdline")).ok())
        .any(|line| line.windows(part.len()).any(|other| other == part.as_bytes()))
}

/// The same, and some seconds later still.
fn is_running(part: &str) -> bool {
    let deadline = Instant::now() + Duration::from_secs(5);
    while has_process(part) {
        if Instant::now() > deadline {
            return true;
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    false
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
    assert!(!is_running(&mark[2..]));
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

/// Whoever ends the program has ended the driver and the browser too.
#[test]
fn an_interrupted_run_ends_all() {
    if !installed() {
        return;
    }
    let mark = format!("--iri-suite-interrupted-{}", std::process::id());
    let argument = format!("--browser-argument={mark}");
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("result.json");
    let arguments = ["suite", "run", &argument, "-o", out.to_str().unwrap(), suite().path()];
    let mut child = command(&arguments).spawn().unwrap();
    let browser = format!("\0{mark}\0");
    let deadline = Instant::now() + Duration::from_secs(20);
    while !has_process(&browser) && Instant::now() < deadline {
        std::thread::sleep(Duration::from_millis(20));
    }
    assert!(has_process(&browser));
    let kill = Command::new("kill").args(["-TERM", &child.id().to_string()]).status().unwrap();
    assert!(kill.success());
    assert_eq!(child.wait().unwrap().code(), Some(2));
    assert!(!is_running(&mark[2..]) && !out.exists());
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
