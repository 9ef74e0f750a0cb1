//! The documents for other readers than browsers, and the readers, where they are installed.

use crate::support::skipped;
use crate::{Suite, command, file, generate_with, iri_suite, json, suite, text};
use serde_json::{Value, json};
use std::env;
use std::fs;
use std::path::Path;
use std::sync::OnceLock;

/// The suite for readers, in a folder that no test writes to.
fn readers() -> &'static Suite {
    static SUITE: OnceLock<Suite> = OnceLock::new();
    SUITE.get_or_init(|| {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("readers");
        let _ = fs::remove_dir_all(&folder);
        generate_with(&["--readers"], folder)
    })
}

fn table() -> toml::Table {
    include_str!("../../src/readers.toml").parse().unwrap()
}

/// Runs a reader, whose programs are in the folders of `path`, into a file.
fn run(reader: &str, out: &str, path: &str) -> crate::run::Run {
    let driver = format!("driver:{reader}");
    let mut command = command(&["run", "--browser", &driver, "--out", out, readers().path()]);
    command.env("PATH", path).output().unwrap().into()
}

#[test]
fn the_documents_for_readers_are_a_suite_of_their_own() {
    let again = tempfile::tempdir().unwrap();
    let again = generate_with(&["--readers"], again.path().join("readers"));
    assert_eq!(again.manifest, readers().manifest);
    let counts = ["test", "control", "negative"]
        .map(|kind| readers().records().iter().filter(|record| record["kind"] == kind).count());
    assert_eq!(counts, [2172, 305, 208]);
    let formats = |suite: &'static Suite| suite.records().iter().map(|it| text(it, "format"));
    let of_readers: std::collections::BTreeSet<&str> = formats(readers()).collect();
    assert!(formats(suite()).all(|format| !of_readers.contains(format)));
    // Each is read by a reader.
    let table = table();
    let read = table.values().flat_map(|reader| reader["formats"].as_array().unwrap());
    assert_eq!(of_readers, read.map(|format| format.as_str().unwrap()).collect());
    for (browser, suite) in
        [("driver:rapper", suite()), (env!("CARGO_BIN_EXE_iri-suite"), readers())]
    {
        let driver = env!("CARGO_BIN_EXE_iri-suite");
        let run = iri_suite(&["run", "--browser", browser, "--driver", driver, suite.path()]);
        assert_eq!(run.status, 2);
        let said = format!("iri-suite: {}: {browser} reads no documents here", suite.path());
        assert!(run.stderr.starts_with(&said), "{}", run.stderr);
    }
}

/// RDF keeps IRIs: both specifications allow that, with the section of RDF, where they say something.
#[test]
fn an_iri_may_stay_where_the_standard_of_the_format_says_so() {
    let record = readers().record("turtle-utf-8-precomposed-turtle-escape-path");
    assert!(text(record, "written").ends_with("/ros\\U000000E9"), "{record}");
    let iri = text(&record["link"], "iri");
    assert!(iri.ends_with("/ros\u{e9}"), "{iri}");
    let section = "RDF 1.1 Concepts section 3.2";
    for specification in ["rfc3987", "rfc3987bis"] {
        let expected = &record["link"][specification];
        assert!(text(expected, "uri").ends_with("/ros%C3%A9"), "{expected}");
        let last = expected["also"].as_array().unwrap().last().unwrap();
        assert_eq!([text(last, "uri"), text(last, "section")], [iri, section]);
    }
    let sections = record["sections"].as_array().unwrap();
    let ends = &sections[sections.len() - 2..];
    assert_eq!(ends, ["RDF 1.1 Turtle section 6.3", section]);
    let silent = readers().record("rdf-xml-koi8-r-foreign-decimal-query");
    let expected = &silent["link"]["rfc3987bis"];
    assert_eq!(
        (&expected["unspecified"], &expected["also"]),
        (&true.into(), &Value::Array(vec![]))
    );
}

/// What each reader does is what is kept of it, unless it is not installed, or in another version.
#[test]
fn each_reader_does_what_is_kept() {
    // Debian's Python has Debian's modules.
    let mut path = env::var("PATH").unwrap_or_default();
    if env::split_paths(&path).any(|folder| folder.ends_with("usr/bin")) {
        path = format!("/usr/bin:{path}");
    }
    let folder = tempfile::tempdir().unwrap();
    for (reader, row) in table() {
        let [out, short] = ["jsonl", "short"].map(|extension| {
            folder.path().join(&reader).with_extension(extension).to_str().unwrap().to_owned()
        });
        let run = run(&reader, &out, &path);
        if run.status == 2 {
            skipped(run.stderr.trim());
            continue;
        }
        let objects = iri_suite(&["report", "-f", "jsonl", "--short", &short, &out]).objects();
        let kept = format!("src/runs/{}.jsonl", reader.replace("::", "-"));
        let kept = Path::new(crate::ROOT).join(kept);
        let [kept, now] =
            [kept.as_path(), short.as_ref()].map(|it| fs::read_to_string(it).unwrap());
        let [(kept, kept_rest), (now, rest)] = [&kept, &now].map(|it| it.split_once('\n').unwrap());
        let [kept, now]: [Value; 2] = [kept, now].map(|line| serde_json::from_str(line).unwrap());
        if kept["browser"] != now["browser"] {
            skipped(format!("{}, kept is {}", now["browser"], kept["browser"]));
            continue;
        }
        assert_eq!(rest, kept_rest, "{reader}");
        let head = &objects[0];
        assert_eq!(head["failed"], 0, "{reader}");
        let changes = objects.iter().filter(|it| it["report"] == "change").count();
        assert_eq!((changes, &head["driver"]), (0, &format!("driver:{reader}").into()));
        // Only the documents that the reader does not read are missing.
        let missing = head["missing"].as_array().unwrap();
        let is_named = |reason: &&Value| {
            let reason = reason.as_str().unwrap();
            reason.contains(&format!(": {reader}: ")) || reason.ends_with("records are missing")
        };
        assert!(missing.iter().all(|reason| is_named(&reason)), "{reader}: {missing:?}");
        let formats = row["formats"].as_array().unwrap();
        let tallies = objects.iter().filter(|it| it["report"] == "tally");
        let tallies: Vec<&str> = tallies.map(|tally| text(tally, "name")).collect();
        for format in formats.iter().map(|format| format.as_str().unwrap()) {
            let is_dereferenced = readers()
                .records()
                .iter()
                .any(|record| record["format"] == format && record["link"]["dereferenced"] == true);
            let is_counted = tallies.iter().any(|name| name.starts_with(&format!("{format} ")));
            assert_eq!(is_counted, is_dereferenced, "{reader}: {format}");
        }
    }
}

/// A reader that is not there, and one that has no driver, are errors that say so.
#[test]
fn a_reader_that_is_not_there_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("out.jsonl").to_str().unwrap().to_owned();
    let run = self::run("rapper", &out, folder.path().to_str().unwrap());
    assert_eq!(run.status, 2);
    assert!(run.stderr.starts_with("iri-suite: python3: "), "{}", run.stderr);
    let run = self::run("none", &out, "");
    let names = table().keys().cloned().collect::<Vec<_>>().join(", ");
    let said = format!("iri-suite: no driver 'none'. There are: {names}\n");
    assert_eq!((run.status, run.stderr), (2, said));
}

/// A crate that resolves references reads these documents, too.
#[test]
fn crates_resolve_the_references_of_readers() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("out.jsonl").to_str().unwrap().to_owned();
    let run = iri_suite(&["run", "--browser", "crate:url", "--out", &out, readers().path()]);
    assert_eq!(run.status, 0, "{}", run.stderr);
    assert_eq!(iri_suite(&["report", &out]).status, 0);
    let header: Value =
        serde_json::from_str(fs::read_to_string(&out).unwrap().lines().next().unwrap()).unwrap();
    assert_eq!(header["suite"], json(&readers().folder.join("manifest.json"))["suite"]);
}

/// Two negative controls have a reference that is no IRI. They pass if the reader leaves it as it is, or
/// makes the URI of the URL Standard of it, and fail for anything else.
#[test]
fn a_control_without_an_iri_is_checked() {
    let ids = readers().records().iter().filter(|it| it["kind"] == "negative");
    let ids = ids.filter(|it| it["link"]["dereferenced"] == true && it["link"]["iri"].is_null());
    let ids: Vec<&str> = ids.map(|record| text(record, "id")).collect();
    assert_eq!(ids.len(), 2);
    let header = json!({
        "schema": "iri suite result 3", "suite": readers().manifest["suite"], "version": "0.1.0",
        "browser": "example 1", "driver": "none", "system": "none", "date": "2026-11-28T22:00:00Z",
    });
    // Each makes an href of a path, and of the URI of the URL Standard.
    let makers: [fn(&str, &str) -> Value; 5] = [
        |path, _| json!(format!("http://iri-suite.test{path}")),
        |_, uri| json!(uri),
        |_, uri| json!(format!("{uri}x")),
        |_, _| json!("http://iri-suite.test/"),
        |_, _| json!(null),
    ];
    let results = makers.map(|make| {
        let line = |id: &&str| {
            let record = readers().record(id);
            let path = text(record, "misreads").strip_prefix("..").unwrap();
            let href = make(path, text(&record["link"]["url"], "uri"));
            let target = href.as_str().and_then(|it| it.strip_prefix("http://iri-suite.test"));
            let request = |target| json!({"id": id, "method": "GET", "host": "iri-suite.test", "target": target});
            let requests: Vec<Value> = target.into_iter().map(request).collect();
            let observed = json!({"href": href, "reads": record["misreads"], "requests": requests});
            format!("{}\n", json!({"id": id, "observed": observed}))
        };
        file(format!("{header}\n{}", ids.iter().map(line).collect::<String>()))
    });
    let paths = results.each_ref().map(|results| &*results.path);
    let objects = iri_suite(&[&["report", "-f", "jsonl"], &paths[..]].concat()).objects();
    let runs = objects.iter().filter(|object| object["report"] == "run");
    let failed: Vec<&Value> = runs.map(|run| &run["negative_failed"]).collect();
    assert_eq!(failed, [0, 0, 2, 2, 2]);
}

/// A reader that does not end is ended, with the programs that its driver runs. If it does not even say its
/// version, the tests cannot be run; a document with which it does not end is left out.
#[cfg(target_os = "linux")]
#[test]
fn a_reader_that_does_not_end_is_ended() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let sleep = format!("/bin/sleep 600.{}", std::process::id());
    let run = |script: &str| {
        let script = format!("#!/bin/sh\n{script}\n");
        fs::write(path("python3"), script).unwrap();
        fs::set_permissions(path("python3"), fs::Permissions::from_mode(0o755)).unwrap();
        let only =
            ["run", "--browser", "driver:rapper", "--limit", "1", "--only", "turtle/utf-8.ttl"];
        let mut command = command(&[&only[..], &["-o", &path("out"), readers().path()]].concat());
        let path = format!("{}:{}", folder.path().display(), env::var("PATH").unwrap_or_default());
        let run = crate::run::Run::from(command.env("PATH", path).output().unwrap());
        let line = sleep.replace(' ', "\0");
        let has_line = |process: &fs::DirEntry| {
            fs::read(process.path().join("cmdline")).is_ok_and(|it| it.starts_with(line.as_bytes()))
        };
        let runs = || fs::read_dir("/proc").unwrap().flatten().any(|process| has_line(&process));
        // A process that is killed is there until the system has removed it.
        let start = std::time::Instant::now();
        while runs() {
            assert!(start.elapsed().as_secs() < 20, "{sleep} still runs");
            std::thread::sleep(std::time::Duration::from_millis(10));
        }
        run
    };
    let told = "rapper: not done in 1 s";
    let run_always = run(&format!("{sleep}; true"));
    assert_eq!((run_always.status, run_always.stderr), (2, format!("iri-suite: {told}\n")));
    let run_document = run(&format!("[ $# = 3 ] && echo rapper 1 && exit; {sleep}; true"));
    assert_eq!((run_document.status, &*run_document.stderr), (1, ""));
    let line = format!("\nturtle/utf-8.ttl: {told}\n");
    assert!(run_document.stdout.contains(&line), "{}", run_document.stdout);
}
