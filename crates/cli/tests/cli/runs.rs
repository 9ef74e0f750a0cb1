//! What a run keeps besides its results: `--stats`, `--rejects` and `--resume`.

use crate::bulk::{all, gzip};
use crate::find::warc;
use crate::objects::check;
use crate::support::full;
use crate::{command, file, iri, iri_with};
use flate2::read::MultiGzDecoder;
use serde_json::{Value, json};
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

/// Texts of all kinds, and none that is empty.
const TEXTS: &[u8] = b"http://a/\nhttp://A/b\nhttp://b/%zz\na b\nurn:x:y\n\
    http://\xFF/\nhttp://\xE9\nhttp://\xED\xA0\x80/\n\xC0\xAF\n\xF5\n\x80\n";

/// A folder, and the paths of files in it.
struct Folder(tempfile::TempDir);

impl Folder {
    fn new() -> Self {
        Folder(tempfile::tempdir().unwrap())
    }

    fn path(&self, name: &str) -> String {
        self.0.path().join(name).to_str().unwrap().to_owned()
    }

    fn object(&self, name: &str) -> Value {
        serde_json::from_slice(&fs::read(self.path(name)).unwrap()).unwrap()
    }
}

/// Counts without the time that the run took.
fn timeless(mut counts: Value) -> Value {
    let seconds = counts.as_object_mut().unwrap().remove("seconds").unwrap();
    assert!(seconds.as_f64().unwrap() > 0.0, "{seconds}");
    counts
}

#[test]
fn statistics_are_the_counts_of_the_same_pass() {
    let folder = Folder::new();
    let stats = folder.path("stats.json");
    let schema = iri(&["schema", "stats", "add"]).stdout;
    let schema: Value = serde_json::from_str(&schema).unwrap();
    for command in all() {
        let arguments = [command, &["--stats", &stats]].concat();
        let input = file(TEXTS);
        let arguments = [&arguments[..], &["--file", &input.path]].concat();
        let run = crate::command(&arguments).output().unwrap();
        let without = [command, &["--file", &input.path]].concat();
        let plain = crate::command(&without).output().unwrap();
        assert!((run.stdout, run.stderr) == (plain.stdout, plain.stderr), "{command:?}");
        let counts = folder.object("stats.json");
        check(&counts, &schema, "").unwrap_or_else(|error| panic!("{command:?}: {error}"));
        let counted = [&without[..], &["--count", "--format", "jsonl"]].concat();
        let counted = iri(&counted).object()["details"].clone();
        for (name, value) in counted.as_object().unwrap() {
            assert_eq!(&counts[name], value, "{command:?} {name}");
        }
        assert_eq!((&counts["complete"], &counts["command"]), (&json!(true), &json!(command[0])));
    }
    let run = command(&["check", "--stats", &stats, &file(TEXTS).path]).output().unwrap();
    let counts = folder.object("stats.json");
    assert_eq!((&counts["lines"], &counts["invalid"]), (&json!(11), &json!(8)));
    // Each invalid line has a place and a reason.
    assert_eq!(run.stdout.iter().filter(|it| **it == b'\n').count(), 8);
    assert_eq!(counts["written"], 8);
    let faults: Vec<(&str, u64)> = counts["encodings"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| (row["name"].as_str().unwrap(), row["count"].as_u64().unwrap()))
        .collect();
    let expected = [
        ("continuation octet without a first octet", 1),
        ("incomplete character", 1),
        ("more than U+10FFFF", 1),
        ("octet FE or FF", 1),
        ("overlong form", 1),
        ("surrogate", 1),
    ];
    assert_eq!(faults, expected);
    let run = iri(&["check", "--stats", "/nowhere/a.json", "a"]);
    assert_eq!((run.status, &*run.stdout), (2, ""));
    assert!(run.stderr.contains("--stats: "), "{}", run.stderr);
}

#[test]
fn statistics_of_parts_add_up_to_those_of_the_whole() {
    let folder = Folder::new();
    let lines: Vec<&[u8]> = TEXTS.split_inclusive(|octet| *octet == b'\n').collect();
    let mut paths = Vec::new();
    for (name, lines) in [("whole", &lines[..]), ("a", &lines[..3]), ("b", &lines[3..])] {
        let path = folder.path(name);
        command(&["lint", "--stats", &path, &file(lines.concat()).path]).output().unwrap();
        paths.push(path);
    }
    let added = |paths: &[String]| {
        let paths: Vec<&str> = paths.iter().map(String::as_str).collect();
        iri(&[&["stats", "add"], &paths[..]].concat())
    };
    let whole = timeless(added(&paths[..1]).object());
    assert_eq!(timeless(added(&paths[1..]).object()), whole);
    assert_eq!(whole["lines"], 11);
    assert!(!whole["findings"].as_array().unwrap().is_empty());
    let other = folder.path("other");
    command(&["check", "--stats", &other, "a"]).output().unwrap();
    let mixed = added(&[paths[0].clone(), other]).object();
    assert_eq!(mixed["command"], Value::Null);
    let run = added(&[file("{}").path.clone()]);
    assert_eq!(run.status, 2);
    let wrong = file("{}");
    let run = iri(&["stats", "add", &wrong.path]);
    assert!(run.stderr.contains("it has no counts of --stats"), "{}", run.stderr);
}

#[cfg(unix)]
#[test]
fn statistics_are_written_when_a_signal_ends_the_run() {
    use std::io::{BufRead, BufReader, Write};
    use std::os::unix::process::ExitStatusExt;
    use std::process::{Command, Stdio};
    for (name, signal) in [("TERM", 15), ("INT", 2)] {
        let folder = Folder::new();
        let stats = folder.path("stats.json");
        let mut child =
            command(&["check", "--stats", &stats]).stdin(Stdio::piped()).spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        stdin.write_all(b"http://a/\nb c\n").unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        assert!(line.starts_with("-:2:2: "), "{line}");
        // The line is counted after it was written.
        thread::sleep(Duration::from_millis(300));
        assert_eq!(folder.object("stats.json")["lines"], 0);
        // `kill` of the shell: a slim machine lacks the program.
        let kill = format!("kill -s {name} {}", child.id());
        assert!(Command::new("sh").args(["-c", &kill]).status().unwrap().success());
        assert_eq!(child.wait().unwrap().signal(), Some(signal));
        drop(stdin);
        let counts = folder.object("stats.json");
        assert_eq!((&counts["lines"], &counts["invalid"]), (&json!(2), &json!(1)), "{counts}");
        assert_eq!(counts["complete"], false);
        if full() {
            minute();
        }
    }
}

/// The counts are written each minute, also if nothing comes in.
#[cfg(unix)]
fn minute() {
    use std::io::Write;
    use std::process::Stdio;
    let folder = Folder::new();
    let stats = folder.path("stats.json");
    let mut child = command(&["check", "--stats", &stats]).stdin(Stdio::piped()).spawn().unwrap();
    child.stdin.as_mut().unwrap().write_all(b"http://a/\nb c\n").unwrap();
    thread::sleep(Duration::from_secs(62));
    assert_eq!(folder.object("stats.json")["lines"], 2);
    child.kill().unwrap();
    child.wait().unwrap();
}

#[test]
fn rejects_are_place_reason_and_text_of_each_invalid_text() {
    let folder = Folder::new();
    let rejects = folder.path("bad.tsv");
    for command in all() {
        // A percent-encoded octet that is none is in no identifier, path or host.
        let input = file("http://a\nhttp://b/\tc\nhttp://%\u{202e}zz\n");
        let arguments = [command, &["--rejects", &rejects, "--file", &input.path]].concat();
        let run = iri(&arguments);
        let invalid = iri(&[command, &["--file", &input.path, "--format", "jsonl"]].concat());
        let invalid: Vec<Value> =
            invalid.objects().into_iter().filter(|object| object["ok"] == false).collect();
        let written = fs::read_to_string(&rejects).unwrap();
        let rows: Vec<Vec<&str>> =
            written.lines().map(|line| line.splitn(3, '\t').collect()).collect();
        assert_eq!(rows.len(), invalid.len(), "{command:?} {}", run.stderr);
        for (row, object) in rows.iter().zip(&invalid) {
            let place = format!("{}:{}", input.path, object["line"]);
            assert!(row[0].starts_with(&place), "{row:?}");
            assert_eq!(
                (row[1], row[2]),
                (object["error"]["reason"].as_str().unwrap(), object["input"].as_str().unwrap())
            );
        }
    }
    // Octets that are not UTF-8 stay as they are, and a result that cannot be written is a reject.
    let input = file(b"1\thttp://\xFF/\n2\thttp://b/\n");
    command(&["check", "--column", "2", "--rejects", &rejects, &input.path]).output().unwrap();
    let written = fs::read(&rejects).unwrap();
    assert!(written.ends_with(b"\thttp://\xFF/\n"), "{}", String::from_utf8_lossy(&written));
    let run = iri_with(
        &["normalize", "--column", "1", "--separator", "~", "--no-quotes", "--rejects", &rejects],
        b"http://a/%7E~1\n",
    );
    assert!(run.status == 1 && fs::read_to_string(&rejects).unwrap().contains("separator"));
}

/// What a run wrote: the output, expanded, the rejects, and the counts without the time.
fn kept(folder: &Folder, output: &str) -> (Vec<u8>, Vec<u8>, Value) {
    let octets = fs::read(folder.path(output)).unwrap();
    let octets = match output.rsplit('.').next() {
        Some("gz") => {
            let mut expanded = Vec::new();
            MultiGzDecoder::new(&*octets).read_to_end(&mut expanded).unwrap();
            expanded
        }
        // The program itself expands them.
        Some("zst") => {
            let path = folder.path(output);
            let lines = ["check", "--quiet", "--only", "invalid", "--rule", "port", &path];
            command(&lines).output().unwrap().stdout
        }
        _ => octets,
    };
    let rejects = fs::read(folder.path("bad.tsv")).unwrap();
    (octets, rejects, timeless(folder.object("stats.json")))
}

/// Runs a command with `--resume`, kills it so many times, and lets it come to its end. Returns what it kept, and
/// how often it was killed.
fn killed(arguments: &[&str], output: &str, kills: usize) -> ((Vec<u8>, Vec<u8>, Value), usize) {
    let folder = Folder::new();
    let [state, stats, rejects, to] =
        ["state.json", "stats.json", "bad.tsv", output].map(|name| folder.path(name));
    let options = ["--stats", &stats, "--rejects", &rejects, "--output", &to, "--resume", &state];
    let arguments = [arguments, &options].concat();
    let (mut killed, mut seed) = (0, 0x2545_F491_4F6C_DD1D_u64);
    while killed < kills {
        let mut child = command(&arguments).spawn().unwrap();
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        thread::sleep(Duration::from_millis(seed >> 57));
        if child.try_wait().unwrap().is_some() {
            break;
        }
        child.kill().unwrap();
        child.wait().unwrap();
        killed += 1;
    }
    let last = command(&arguments).output().unwrap();
    assert_eq!(last.status.code(), Some(1), "{}", String::from_utf8_lossy(&last.stderr));
    // A run that came to its end has nothing left to do.
    let again = command(&arguments).output().unwrap();
    assert_eq!(again.status.code(), Some(1));
    (kept(&folder, output), killed)
}

#[test]
fn a_run_that_is_killed_at_any_moment_goes_on_where_it_was() {
    let kills = if full() { 100 } else { 6 };
    let line = |number: usize| match number % 7 {
        0 => format!("{number}\thttp://h{}.example/é b\n", number % 100),
        1 => format!("\"{number}\"\thttp://xn--x/%7e\n"),
        _ => format!("{number}\thttp://résumé{}.example/a/../b?c\n", number % 50),
    };
    let count = if full() { 400_000 } else { 30_000 };
    let header = "id\turl\n";
    let lines: String = (0..count).map(line).collect();
    let (first, second) = lines.split_at(lines.len() / 3);
    let (cut, rest) = first.rsplit_once('\n').unwrap();
    let first = [header, cut, "\n"].concat();
    let second = [header, rest, second].concat();
    let [plain, other] = [&first, &second].map(file);
    let [packed, other_packed] = [&first, &second].map(|it| file(gzip(it.as_bytes())));
    let marked: Vec<u8> =
        ["\u{feff}", &first].concat().encode_utf16().flat_map(u16::to_le_bytes).collect();
    let marked = file(marked);
    let addresses: Vec<&str> =
        first.lines().filter_map(|line| line.split_once('\t')).map(|it| it.1).collect();
    let records: Vec<_> = addresses.iter().map(|it| ("response", *it, "text/html", "")).collect();
    let crawl = warc(&records);
    let [crawl, packed_crawl] = [crawl.as_bytes().to_vec(), gzip(crawl.as_bytes())].map(file);
    let by_name = ["--column", "url", "--jobs", "2"];
    let mut all = 0;
    for (arguments, output) in [
        (
            [&["to-uri", "--file", &plain.path, "--file", &other.path], &by_name[..]].concat(),
            "out.tsv",
        ),
        (
            [&["to-uri", "--file", &packed.path, "--file", &other_packed.path], &by_name[..]]
                .concat(),
            "out.tsv.gz",
        ),
        (
            [&["check", "--only", "valid", &plain.path, &other.path], &by_name[..]].concat(),
            "out.zst",
        ),
        (
            [&["table", "--get", "in.id,host,ok", &marked.path, &other.path], &by_name[..]]
                .concat(),
            "out.tsv",
        ),
        (
            vec![
                "components",
                "--format",
                "jsonl",
                "--fields",
                "input,line",
                "--file",
                &plain.path,
                "--jobs",
                "1",
            ],
            "out.jsonl",
        ),
        (
            vec!["normalize", "--file", &crawl.path, "--file", &packed_crawl.path, "--jobs", "2"],
            "out.txt",
        ),
    ] {
        let folder = Folder::new();
        let [stats, rejects, to] = ["stats.json", "bad.tsv", output].map(|name| folder.path(name));
        let options = ["--stats", &stats, "--rejects", &rejects, "--output", &to];
        command(&[&arguments[..], &options].concat()).output().unwrap();
        let whole = kept(&folder, output);
        let (with_kills, times) = killed(&arguments, output, kills);
        all += times;
        assert!(whole.0 == with_kills.0, "{arguments:?}: the output differs");
        assert!(whole.1 == with_kills.1, "{arguments:?}: the rejects differ");
        assert_eq!(whole.2, with_kills.2, "{arguments:?}");
        assert!(!whole.0.is_empty() && !whole.1.is_empty());
    }
    assert!(all > 5, "{all}");
}

#[test]
fn what_has_changed_is_not_gone_on_with() {
    let folder = Folder::new();
    let [input, output, state] = ["in.txt", "out.txt", "state.json"].map(|name| folder.path(name));
    fs::write(&input, "HTTP://a/\n").unwrap();
    let run = |more: &[&str]| {
        let options = ["--file", &input, "--output", &output, "--resume", &state];
        iri(&[&["normalize"], &options[..], more].concat())
    };
    assert_eq!(run(&[]).status, 0);
    assert_eq!(run(&[]).status, 0);
    assert_eq!(fs::read_to_string(&output).unwrap(), "http://a/\n");
    let refused = |run: crate::Run, why: &str| {
        assert_eq!((run.status, &*run.stdout), (2, ""));
        assert!(run.stderr.contains(why), "{}", run.stderr);
        assert_eq!(fs::read_to_string(&output).unwrap(), "http://a/\n");
    };
    refused(run(&["--quiet"]), "it is the state of another command line: iri ");
    fs::write(&input, "HTTP://a/\nHTTP://b/\n").unwrap();
    refused(run(&[]), "in.txt has changed since");
    fs::write(&state, "{}").unwrap();
    refused(run(&[]), "it is no state of a run");
    fs::remove_file(&state).unwrap();
    refused(run(&["--file", &output]), "out.txt is the output, too");
    refused(run(&["--file", "-"]), "- is no file");
    refused(run(&["--limit", "3"]), "--resume");
    refused(run(&["http://text/"]), "--resume needs files, and no texts");
    let run = iri(&["normalize", "--file", &input, "--resume", &state]);
    assert!(run.status == 2 && run.stderr.contains("--output"), "{}", run.stderr);
    let options = ["--output", &*output, "--resume", &state, &input];
    let run = iri(&[&["lint", "--format", "sarif"], &options[..]].concat());
    assert!(run.status == 2 && run.stderr.contains("--resume"), "{}", run.stderr);
    let device = ["--file", &*input, "--output", "/dev/null", "--resume", &state];
    assert_eq!(iri(&[&["normalize"], &device[..]].concat()).status, 2);
    assert!(!Path::new(&state).exists());
}

#[test]
fn the_end_of_its_name_says_how_the_output_is_compressed() {
    let folder = Folder::new();
    for (input, name) in
        [("HTTP://a/\n", "a.gz"), ("", "b.gz"), ("HTTP://a/\n", "c.zst"), ("", "d.zst")]
    {
        let to = folder.path(name);
        assert_eq!(iri_with(&["normalize", "--output", &to], input.as_bytes()).status, 0);
        let octets = fs::read(PathBuf::from(&to)).unwrap();
        let magic: &[u8] = if name.ends_with("gz") { b"\x1f\x8b" } else { b"\x28\xb5\x2f\xfd" };
        assert!(octets.starts_with(magic), "{name}");
        let back = iri(&["normalize", "--file", &to]);
        assert_eq!((back.status, back.stdout), (0, input.to_lowercase()), "{name}");
    }
}
