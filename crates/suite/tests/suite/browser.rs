//! `iri-suite run`, with a browser where there is one.

use crate::support::skipped;
use crate::{Run, command, iri_suite, suite, text};
use serde_json::{Value, json};
use std::env;
use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::time::{Duration, Instant};

pub fn find(program: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).map(|folder| folder.join(program)).find(|path| path.is_file())
}

/// Whether the tests can be run; reports it aloud if not.
fn installed() -> bool {
    let there = find("chromium").is_some() && find("chromedriver").is_some();
    if !there {
        skipped("no browser; apt-get install chromium chromium-driver");
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

/// Whether such a process is still running some seconds later.
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

pub struct Results {
    pub outcomes: Vec<Value>,
    /// The browser with its version.
    pub browser: String,
}

impl Results {
    pub fn outcome(&self, id: &str) -> &Value {
        let found = self.outcomes.iter().find(|outcome| outcome["record"]["id"] == id);
        found.unwrap_or_else(|| panic!("{id}"))
    }
}

/// This checks only what no browser will change; the rest is in the report.
#[test]
fn chromium_runs_the_suite() {
    if !installed() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("chromium.jsonl");
    let out = out.to_str().unwrap();
    let mark = format!("--iri-suite-test-{}", std::process::id());
    let argument = format!("--browser-argument={mark}");
    let options = ["--limit", "300", "--format", "jsonl", "--out", out];
    let run = iri_suite(&[&["run", &argument], &options[..], &[suite().path()]].concat());
    assert_eq!((run.status, run.stderr.as_str()), (0, ""), "{}", run.stdout);
    assert!(!is_running(&mark[2..]));
    let page = fs::read_to_string(out.replace(".jsonl", ".html")).unwrap();
    let relied = "All controls passed, and nothing is missing: the results can be relied on.";
    assert!(page.contains(relied), "{page}");

    let report = iri_suite(&["report", out]);
    assert_eq!(report.status, 0);
    let controls = "1378 controls, 0 failed; 848 negative controls, 0 failed;";
    assert!(report.stdout.contains(controls), "{}", report.stdout);
    let end = "; 0 references misread, 0 not requested\n";
    assert!(report.stdout.contains(end), "{}", report.stdout);

    // The first line is the name of the file.
    let browser = report.stdout.lines().nth(1).unwrap().split(',').next().unwrap();
    let results = Results { outcomes: run.objects(), browser: browser.to_owned() };
    assert_eq!(results.outcomes.len(), suite().records().len());
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

    crate::page::is_of_this_run(&report.stdout, &results);
}

/// Some documents of the suite, with results elsewhere.
fn run_only(documents: &[&str], options: &[&str]) -> Run {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("result.jsonl");
    let only = documents.iter().flat_map(|document| ["--only", document]);
    let mut arguments = vec!["run", "--out", out.to_str().unwrap()];
    arguments.extend(only.chain(options.iter().copied()));
    arguments.push(suite().path());
    iri_suite(&arguments)
}

/// A document of each format that a browser dereferences, and the hosts.
#[test]
fn firefox_runs_a_part() {
    if find("firefox-esr").is_none() {
        return skipped("no Firefox; apt-get install firefox-esr");
    }
    let documents =
        ["html/koi8-r.html", "html/hosts.html", "xhtml/koi8-r.xhtml", "xlink/koi8-r.svg"];
    let others = ["css/koi8-r.css", "plain/koi8-r.txt", "mathml-xhtml/utf-8.html"];
    let headers = ["redirect/utf-8.html", "link-header/windows-1252.html"];
    let forms = ["form-get-charset/windows-1252.html"];
    let documents = [&documents[..], &others, &headers, &forms].concat();
    let options = ["--browser", "firefox-esr", "--limit", "300"];
    let run = run_only(&documents, &options);
    assert_eq!((run.status, run.stderr.as_str()), (0, ""), "{}", run.stdout);
    assert!(run.stdout.contains("\nfirefox ") && run.stdout.contains(", WebDriver BiDi, "));
    assert!(run.stdout.contains(" controls, 0 failed; "), "{}", run.stdout);
    let follows = |id: &str| {
        let line = run.stdout.lines().find(|line| line.split(' ').next() == Some(id));
        line.unwrap_or_else(|| panic!("{id}\n{}", run.stdout))[id.len()..].trim().to_owned()
    };
    assert_eq!(follows("html-koi8-r-precomposed-native-path"), "all");
    assert_eq!(follows("html-koi8-r-precomposed-native-query"), "3987bis, URL Standard");
    assert_eq!(follows("xlink-koi8-r-precomposed-native-query"), "3987bis, URL Standard");
    assert_eq!(follows("mathml-xhtml-utf-8-precomposed-native-path"), "all");
    assert_eq!(follows("redirect-utf-8-precomposed-native-query"), "all");
    let link = "link-header-windows-1252-precomposed-native-query";
    assert_eq!(follows(link), "3987bis, URL Standard");
}

/// A reference that was resolved but could not be requested is no result for or against a
/// specification.
#[test]
fn hosts_that_do_not_resolve_fail_the_run() {
    if !installed() {
        return;
    }
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port().to_string();
    drop(listener);
    let rules = format!("MAP iri-suite.test 127.0.0.1:{port}, MAP * ~NOTFOUND");
    let rules = format!("--browser-argument=--host-resolver-rules={rules}");
    let run = run_only(&["html/utf-8.html", "html/hosts.html"], &["--port", &port, &rules]);
    assert_eq!((run.status, run.stderr.as_str()), (1, ""), "{}", run.stdout);
    let line = |id: &str| {
        let line = run.stdout.lines().find(|line| line.split(' ').next() == Some(id));
        line.unwrap_or_else(|| panic!("{id}\n{}", run.stdout)).to_owned()
    };
    for control in ["html-utf-8-ascii-native-host", "html-hosts-u-label-xn--ros-dma"] {
        assert!(line(control).contains("FAILED"), "{control}");
    }
    assert!(line("html-utf-8-sharp-s-host").contains(" not requested"));
    let hosts = run.stdout.lines().find(|line| line.ends_with("  html host")).unwrap();
    let cells: Vec<&str> = hosts.split_whitespace().collect();
    let [tests, _, _, _, _, none, unrequested, _, _] = cells[..] else { panic!("{hosts}") };
    assert_eq!((none, unrequested), ("0", tests), "{hosts}");
}

/// A document that hangs loses only its own tests.
#[test]
fn a_document_that_hangs_is_left_out() {
    if !installed() {
        return;
    }
    let (path, options) = ("html/koi8-r.html", ["--limit", "8"]);
    let run = run_with(&options, &["koi8-r", "utf-8"], path, |octets| {
        replaced(octets, b"</body>", b"<script>while (true);</script></body>")
    });
    assert_eq!(run.status, 1, "{}{}", run.stdout, run.stderr);
    let missing = "\nhtml/koi8-r.html: two attempts: not done in 8 s\n";
    assert!(run.stdout.contains(missing), "{}", run.stdout);
    assert!(run.stdout.contains("\n6 controls, 0 failed; 2 negative controls, 0 failed; "));
    assert!(!run.stdout.contains("html-koi8-r-precomposed-native-path"), "{}", run.stdout);
}

#[test]
fn a_document_that_is_none_is_told() {
    let run = run_only(&["html/none.html"], &[]);
    assert_eq!((run.status, run.stdout.as_str()), (2, ""));
    assert!(run.stderr.contains("no document 'html/none.html' with records"), "{}", run.stderr);
    // The page that shows a document, and a slip.
    for name in ["css/utf-8.html", "css/utf-8.csss"] {
        let run = run_only(&[name], &[]);
        let hint = "with records: did you mean 'css/utf-8.css'?";
        assert!(run.status == 2 && run.stderr.contains(hint), "{}", run.stderr);
    }
}

/// Two members of a link that do not agree.
#[test]
fn a_member_that_does_not_agree_is_seen() {
    if !installed() {
        return;
    }
    let (path, options) = ("hyperlinks/koi8-r.html", ["--format", "jsonl"]);
    let getter = "Object.defineProperty(HTMLAreaElement.prototype, 'hash', {get: () => ''});\n";
    let run = run_with(&options, &["koi8-r"], path, |octets| {
        replaced(octets, b"var read", [getter.as_bytes(), b"var read"].concat().as_slice())
    });
    assert_eq!(run.status, 1, "{}{}", run.stdout, run.stderr);
    let results = Results { outcomes: run.objects(), browser: String::new() };
    for (position, follows) in
        [("fragment", json!([])), ("path", json!(["rfc3987", "rfc3987bis", "url"]))]
    {
        let id = format!("hyperlinks-koi8-r-get-precomposed-native-{position}");
        let outcome = results.outcome(&id);
        assert_eq!(outcome["follows"], follows, "{outcome}");
        let urls = text(&outcome["observed"], "href").split(' ').count();
        assert_eq!(urls, if position == "fragment" { 2 } else { 1 });
    }
}

/// The output of a run of documents of a format in some encodings, after a change to one of them.
fn run_after(encodings: &[&str], path: &str, change: impl Fn(&[u8]) -> Vec<u8>) -> Run {
    run_with(&[], encodings, path, change)
}

/// The output of such a run with further options.
fn run_with(
    options: &[&str],
    encodings: &[&str],
    path: &str,
    change: impl Fn(&[u8]) -> Vec<u8>,
) -> Run {
    let folder = tempfile::tempdir().unwrap();
    let mut manifest: Value = serde_json::from_slice(&suite().read("manifest.json")).unwrap();
    let (format, _) = path.split_once('/').unwrap();
    let paths = encodings.iter().map(|encoding| format!("{format}/{encoding}.html"));
    let paths: Vec<String> = paths.collect();
    let documents = manifest["documents"].as_array_mut().unwrap();
    documents.retain(|document| paths.iter().any(|path| path == text(document, "path")));
    fs::create_dir(folder.path().join(format)).unwrap();
    for document in documents {
        let records = text(document, "records");
        fs::write(folder.path().join(records), suite().read(records)).unwrap();
    }
    for other in &paths {
        let octets = suite().read(other);
        let changed = if other == path { change(&octets) } else { octets.clone() };
        assert_eq!(other == path, changed != octets, "{other}");
        fs::write(folder.path().join(other), changed).unwrap();
    }
    fs::write(folder.path().join("index.html"), "").unwrap();
    fs::write(folder.path().join("manifest.json"), manifest.to_string()).unwrap();
    iri_suite(&[&["run", folder.path().to_str().unwrap()], options].concat())
}

fn replaced(octets: &[u8], from: &[u8], to: &[u8]) -> Vec<u8> {
    let mut out = Vec::new();
    let mut rest = octets;
    while let Some(at) = rest.windows(from.len()).position(|window| window == from) {
        out.extend([&rest[..at], to].concat());
        rest = &rest[at + from.len()..];
    }
    [&out, rest].concat()
}

/// A document relabelled as the most similar other encoding of the suite.
#[test]
fn a_relabelled_document_fails_the_run() {
    if !installed() {
        return;
    }
    for (encoding, label) in [
        ("windows-1258", "windows-1252"),
        ("windows-1252", "windows-1258"),
        ("iso-8859-1", "windows-1258"),
        ("iso-8859-1", "iso-8859-15"),
        ("koi8-r", "koi8-u"),
    ] {
        let path = format!("html/{encoding}.html");
        let negative = suite()
            .records()
            .iter()
            .filter(|record| record["kind"] == "negative" && record["encoding"] == encoding)
            .find(|record| record["text"] == "precomposed");
        let negative = text(negative.unwrap(), "document");
        let negative = negative.strip_prefix("html/").unwrap().strip_suffix(".html").unwrap();
        let run = run_after(&[encoding, negative], &path, |octets| {
            let (from, to) = (format!("\"{encoding}\">\n<title"), format!("\"{label}\">\n<title"));
            replaced(octets, from.as_bytes(), to.as_bytes())
        });
        assert_eq!(run.status, 1, "{}{}", run.stdout, run.stderr);
        let controls = "\n6 controls, 1 failed; 4 negative controls, 0 failed; ";
        assert!(run.stdout.contains(controls), "{label}: {}", run.stdout);
    }
}

/// One reference has other octets, but its document has the right label.
#[test]
fn a_misread_reference_fails_the_run() {
    if !installed() {
        return;
    }
    let run = run_after(&["koi8-r", "koi8-r-as-windows-1252"], "html/koi8-r.html", |octets| {
        let reference = b"koi8-r-precomposed-native-path/\xca\xcf\xc4";
        replaced(octets, reference, b"koi8-r-precomposed-native-path/\xca\xcf\xc5")
    });
    assert_eq!(run.status, 1, "{}{}", run.stdout, run.stderr);
    let line = "html-koi8-r-precomposed-native-path                  misread: \
                read ../r/html-koi8-r-precomposed-native-path/\u{439}\u{43e}\u{435}; ";
    assert!(run.stdout.contains(line), "{}", run.stdout);
    assert!(run.stdout.contains("\n6 controls, 0 failed; 4 negative controls, 0 failed; "));
    assert!(run.stdout.contains("; 1 reference misread, 0 not requested\n"), "{}", run.stdout);
    let documents = "\nthe documents are not those of this suite: ";
    assert!(run.stdout.contains(documents), "{}", run.stdout);
}

/// A negative control with the right label is read as written.
#[test]
fn a_negative_control_that_is_labelled_fails_the_run() {
    if !installed() {
        return;
    }
    let (name, path) = ("koi8-r-as-windows-1252", "html/koi8-r-as-windows-1252.html");
    let run = run_after(&["koi8-r", name], path, |octets| {
        replaced(octets, b"<meta charset=\"windows-1252\">", b"<meta charset=\"koi8-r\">")
    });
    assert_eq!(run.status, 1, "{}{}", run.stdout, run.stderr);
    assert!(run.stdout.contains("\n6 controls, 0 failed; 4 negative controls, 2 failed; "));
}

/// Ending the program also ends the driver and the browser.
#[test]
fn an_interrupted_run_ends_all() {
    if !installed() {
        return;
    }
    let mark = format!("--iri-suite-interrupted-{}", std::process::id());
    let argument = format!("--browser-argument={mark}");
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("result.jsonl");
    let arguments = ["run", &argument, "-o", out.to_str().unwrap(), suite().path()];
    let mut child = command(&arguments).spawn().unwrap();
    let browser = format!("\0{mark}\0");
    let deadline = Instant::now() + Duration::from_secs(120);
    while !has_process(&browser) && Instant::now() < deadline {
        std::thread::sleep(Duration::from_millis(20));
    }
    assert!(has_process(&browser));
    let kill = format!("kill -TERM {}", child.id());
    assert!(Command::new("sh").args(["-c", &kill]).status().unwrap().success());
    assert_eq!(child.wait().unwrap().code(), Some(2));
    assert!(!is_running(&mark[2..]));
}

/// A driver that only runs this script.
#[cfg(unix)]
fn driver(script: &str) -> crate::Temporary {
    use std::os::unix::fs::PermissionsExt;
    let driver = crate::file(format!("#!/bin/sh\n{script}\n"));
    fs::set_permissions(&driver.path, fs::Permissions::from_mode(0o755)).unwrap();
    driver
}

#[cfg(unix)]
#[test]
fn a_driver_that_does_not_start_is_started_once_more() {
    if !installed() {
        return;
    }
    let driver = driver("[ -e $0.begun ] && exec chromedriver \"$@\"; echo 1 > $0.begun; exit 1");
    let run = run_only(&["html/koi8-r.html"], &["--driver", &driver.path]);
    assert_eq!((run.status, run.stderr.as_str()), (0, ""), "{}", run.stdout);
    assert!(fs::exists(format!("{}.begun", driver.path)).unwrap());
}

#[cfg(unix)]
#[test]
fn a_driver_that_does_not_start_at_all_is_told_with_both_attempts() {
    if !installed() {
        return;
    }
    let driver = driver("echo $1 >> $0.begun; exit 1");
    let run = iri_suite(&["run", "--driver", &driver.path, suite().path()]);
    let why = format!("{}: it ended before it listened on a port", driver.path);
    let told = format!("iri-suite: {why} (second attempt; the first one: {why})\n");
    assert_eq!((run.status, run.stdout.as_str(), run.stderr.as_str()), (2, "", told.as_str()));
    let begun = fs::read_to_string(format!("{}.begun", driver.path)).unwrap();
    // After both attempts its version is asked for, since one of another version does not start.
    assert_eq!(begun, "--port=0\n--port=0\n--version\n");
}

/// The driver ends with the program, even if the browser does not start.
#[test]
fn a_browser_that_is_none_ends_all() {
    let Some(_) = find("chromedriver").filter(|_| installed()) else { return };
    let folder = tempfile::tempdir().unwrap();
    let browser = folder.path().join("no-browser");
    fs::write(&browser, "").unwrap();
    let run = iri_suite(&["run", "--browser", browser.to_str().unwrap(), suite().path()]);
    assert_eq!((run.status, run.stdout.as_str()), (2, ""));
    assert!(run.stderr.starts_with("iri-suite: "), "{}", run.stderr);
    assert!(!is_running(browser.to_str().unwrap()));
}

#[test]
fn where_there_is_no_browser_it_is_told_how_to_get_one() {
    for option in ["--browser", "--driver"] {
        for program in ["no-such-program", "/no/such/program"] {
            let run = iri_suite(&["run", option, program, suite().path()]);
            assert_eq!((run.status, run.stdout.as_str()), (2, ""));
            assert!(run.stderr.contains("apt-get install chromium chromium-driver"), "{option}");
            // If neither is installed, the message is about the browser.
            assert!(run.stderr.contains(program) || !installed(), "{}", run.stderr);
        }
    }
    // The folder is looked at before the browser.
    let run = iri_suite(&["run", "/no/such/folder"]);
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains("manifest.json"), "{}", run.stderr);
}

/// Runs the suite where PATH has only these programs, each a script for the shell.
#[cfg(unix)]
fn run_with_only(programs: &[(&str, &str)]) -> crate::Run {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    for (name, script) in programs {
        let path = folder.path().join(name);
        fs::write(&path, format!("#!/bin/sh\n{script}\n")).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    }
    let run = command(&["run", suite().path()]).env("PATH", folder.path()).output().unwrap();
    crate::Run::from(run)
}

#[cfg(unix)]
#[test]
fn a_part_of_what_is_needed_is_told_apart() {
    let chromium = ("chromium", "echo Chromium 156.0.8078.73");
    let run = run_with_only(&[chromium]);
    let why = "iri-suite: chromedriver: there is no such program. ";
    assert!(run.status == 2 && run.stderr.starts_with(why), "{}", run.stderr);
    assert!(!run.stderr.contains("Firefox is installed"), "{}", run.stderr);

    let run = run_with_only(&[("firefox-esr", "")]);
    let why = "iri-suite: chromium: there is no such program. ";
    assert!(run.status == 2 && run.stderr.starts_with(why), "{}", run.stderr);
    assert!(
        run.stderr.ends_with(" Firefox is installed: --browser firefox-esr\n"),
        "{}",
        run.stderr
    );

    let version = |number: &str| format!("echo ChromeDriver {number} '(1f)'");
    let run = run_with_only(&[chromium, ("chromedriver", &version("150.0.1.2"))]);
    assert_eq!(run.status, 2);
    let why = "/chromedriver: this is version 150.0.1.2, and ";
    assert!(run.stderr.contains(why), "{}", run.stderr);
    assert!(
        run.stderr.ends_with("/chromium is 156.0.8078.73: they have to agree\n"),
        "{}",
        run.stderr
    );

    // Of the same version, the reason is another one.
    let run = run_with_only(&[chromium, ("chromedriver", &version("156.0.1.2"))]);
    assert!(run.status == 2 && run.stderr.contains("ended before"), "{}", run.stderr);
}
