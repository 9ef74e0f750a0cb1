//! The texts of `--help` and README.md.

use crate::{ROOT, command, iri_suite, suite, text};
use serde_json::Value;
use std::collections::HashSet;
use std::path::Path;
use std::process::Command;
use std::{env, fs};

const README: &str = include_str!("../../README.md");
const COMMANDS: [&str; 5] = ["generate", "run", "report", "bug", "serve"];

fn help(command: &str) -> String {
    iri_suite(&[command, "--help"]).stdout
}

#[test]
fn help_says_what_there_is_and_how_it_ends() {
    for command in COMMANDS {
        let help = help(command);
        for part in ["Examples:", "Exit status:", "jsonl"] {
            assert!(help.contains(part), "{help}");
        }
        assert!(iri_suite(&["--help"]).stdout.contains(&format!("\n  {command} ")), "{command}");
    }
    // Joined to one line, since the text is wrapped.
    let help = help("generate");
    let help = help.split_whitespace().collect::<Vec<_>>().join(" ");
    for document in suite().manifest["documents"].as_array().unwrap() {
        assert!(help.contains(text(document, "encoding")), "{document}");
    }
}

/// The names of all members, at any depth.
fn members(value: &Value, names: &mut HashSet<String>) {
    match value {
        Value::Object(object) => object.iter().for_each(|(name, value)| {
            names.insert(name.clone());
            members(value, names);
        }),
        Value::Array(values) => values.iter().for_each(|value| members(value, names)),
        _ => {}
    }
}

#[test]
fn every_member_of_an_object_is_named() {
    let [chromium, other] =
        ["chromium-156", "by-rfc3987"].map(|it| format!("tests/data/{it}.jsonl"));
    let result = fs::read_to_string(Path::new(ROOT).join(&chromium)).unwrap();
    let result = result.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let folder = tempfile::tempdir().unwrap();
    for (page, objects) in [
        (README, vec![suite().manifest.clone()]),
        (README, result),
        (
            &help("generate"),
            iri_suite(&["generate", "-f", "jsonl", folder.path().to_str().unwrap()]).objects(),
        ),
        (
            &(help("report") + README),
            iri_suite(&["report", "-f", "jsonl", &chromium, &other]).objects(),
        ),
    ] {
        let words: HashSet<&str> = page.split(|c: char| !c.is_alphanumeric() && c != '_').collect();
        let mut names = HashSet::new();
        objects.iter().for_each(|object| members(object, &mut names));
        assert!(names.len() > 5, "{names:?}");
        for name in names {
            assert!(words.contains(&*name), "{name}");
        }
    }
}

/// Runs the examples that need no browser, in a folder with their files.
#[cfg(unix)]
#[test]
fn examples_run() {
    let folder = tempfile::tempdir().unwrap();
    let data = Path::new(ROOT).join("tests/data");
    fs::create_dir(folder.path().join("suite")).unwrap();
    for (from, to) in
        [("chromium-156", "suite/result"), ("chromium-156", "old"), ("by-rfc3987", "new")]
    {
        let to = folder.path().join(to).with_extension("jsonl");
        fs::copy(data.join(from).with_extension("jsonl"), to).unwrap();
    }
    let program = Path::new(env!("CARGO_BIN_EXE_iri-suite")).parent().unwrap();
    let path = env::var_os("PATH").unwrap_or_default();
    let path = env::join_paths([program.into()].into_iter().chain(env::split_paths(&path)));
    let path = path.unwrap();
    let mut statuses = Vec::new();
    for command in ["generate", "report"] {
        let help = help(command);
        let (_, examples) = help.split_once("Examples:\n").unwrap();
        for example in examples.lines().map_while(|line| line.strip_prefix("  ")) {
            if example.starts_with("jq") {
                continue;
            }
            let mut shell = Command::new("sh");
            shell.args(["-c", example]).current_dir(&folder).env("PATH", &path);
            let output = shell.output().unwrap();
            assert!(output.stderr.is_empty(), "{example}: {output:?}");
            statuses.push((example.to_owned(), output.status.code().unwrap()));
        }
    }
    let statuses: Vec<i32> = statuses.iter().map(|(_, status)| *status).collect();
    // The file is a part of a run.
    assert_eq!(statuses, [0, 0, 1, 1]);
    let report = fs::read_to_string(folder.path().join("report.html")).unwrap();
    assert!(report.contains("5 of 11 records differ"));
}

/// An invisible character would change what a terminal shows.
#[test]
fn messages_and_objects_escape_invisible_characters() {
    let name = "no\u{202e}such\u{1b}file\u{ad}\u{3164}";
    let run = iri_suite(&["report", name]);
    let escaped = "iri-suite: no\\u{202e}such\\u{1b}file\\u{ad}\\u{3164}: ";
    assert_eq!((run.status, run.stdout.as_str()), (2, ""));
    assert!(run.stderr.starts_with(escaped), "{}", run.stderr);

    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("\u{202e}\u{e9}\u{7f}\"\u{e0001}");
    let run = iri_suite(&["generate", "--format", "jsonl", path.to_str().unwrap()]);
    assert!(run.stdout.contains("\\u202e\u{e9}\\u007f\\\"\\udb40\\udc01"), "{}", run.stdout);
    assert_eq!(run.object()["folder"], path.to_str().unwrap());
}

/// Help and version are results, too.
#[cfg(target_os = "linux")]
#[test]
fn an_output_that_cannot_be_written_is_an_error() {
    for arguments in [&["--version"][..], &["--help"], &["report", "-h"]] {
        let full = fs::File::options().write(true).open("/dev/full").unwrap();
        let output = command(arguments).stdout(full).output().unwrap();
        let told = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {told}");
        assert!(told.starts_with("iri-suite: cannot write the output: "), "{arguments:?}: {told}");
    }
}
