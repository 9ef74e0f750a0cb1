//! What all commands have that work on many texts: one way in, one way out.

use crate::{Run, file, iri, iri_with};
use flate2::Compression;
use flate2::write::GzEncoder;
use serde_json::{Value, json};
use std::fs;
use std::io::Write;
use std::path::Path;

/// Every command that takes texts, with what it needs.
const TEXTS: [&[&str]; 15] = [
    &["parse"],
    &["components"],
    &["host", "--idna", "uts46"],
    &["to-uri"],
    &["to-iri"],
    &["leiri"],
    &["transcode", "--charset", "utf-8"],
    &["from-path"],
    &["prepare"],
    &["normalize"],
    &["bidi"],
    &["display", "--repertoire", "ascii"],
    &["resolve", "http://b/"],
    &["relative", "http://b/"],
    &["compare", "http://b/"],
];

const FILES: [&[&str]; 2] = [&["check"], &["lint"]];

pub fn all() -> impl Iterator<Item = &'static [&'static str]> {
    TEXTS.into_iter().chain(FILES)
}

fn takes_texts(command: &[&str]) -> bool {
    TEXTS.iter().any(|it| it == &command)
}

/// The inputs of the objects.
fn inputs(run: &Run) -> Vec<Value> {
    run.objects().iter().map(|object| object["input"].clone()).collect()
}

fn jsonl(command: &[&str], more: &[&str], input: &[u8]) -> Run {
    iri_with(&[command, &["--format", "jsonl"], more].concat(), input)
}

pub fn gzip(octets: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(octets).unwrap();
    encoder.finish().unwrap()
}

/// A frame of Zstandard with one raw block (RFC 8878 sections 3.1.1 and 3.1.1.2).
fn zstd(octets: &[u8]) -> Vec<u8> {
    let length = u8::try_from(octets.len()).unwrap();
    let block = u32::from(length) << 3 | 1;
    let head = [0x28, 0xb5, 0x2f, 0xfd, 0x20, length];
    [&head[..], &block.to_le_bytes()[..3], octets].concat()
}

#[test]
fn texts_come_in_in_one_way() {
    let lines = "http://b/a\nhttp://b/b\r\n";
    let both = [json!("http://b/a"), json!("http://b/b")];
    let marked = ["\u{feff}", lines].concat();
    let utf_16: Vec<u8> = marked.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let two_members = [gzip(b"http://b/a\n"), gzip(b"http://b/b\n")].concat();
    let skippable =
        [&[0x50, 0x2a, 0x4d, 0x18, 1, 0, 0, 0, b'x'][..], &zstd(b"http://b/b")].concat();
    let two_frames = [zstd(b"http://b/a\n"), skippable].concat();
    for command in all() {
        let from = |input: &[u8], more: &[&str]| inputs(&jsonl(command, more, input));
        assert_eq!(from(lines.as_bytes(), &[]), both, "{command:?}");
        assert_eq!(from(&gzip(lines.as_bytes()), &[]), both, "{command:?}");
        assert_eq!(from(&two_members, &[]), both, "{command:?}");
        assert_eq!(from(&two_frames, &[]), both, "{command:?}");
        assert_eq!(from(b"http://b/a\0http://b/b", &["--null"]), both, "{command:?}");
        assert_eq!(from(b"1\thttp://b/a\n", &["--column", "2"]), both[..1], "{command:?}");
        assert_eq!(from(lines.as_bytes(), &["--skip", "1"]), both[1..], "{command:?}");
        let octets = ["from-path", "transcode"].contains(&command[0]);
        if !octets {
            assert_eq!(from(marked.as_bytes(), &[]), both, "{command:?}");
            assert_eq!(from(&utf_16, &[]), both, "{command:?}");
        }
        if takes_texts(command) {
            assert_eq!(from(b"", &["http://b/a", "http://b/b"]), both, "{command:?}");
            assert_eq!(from(b"http://b/b", &["-"]), both[1..], "{command:?}");
            let (first, second) = (file("http://b/a"), file("http://b/b"));
            let files = ["--file", &first.path, "--file", &second.path];
            assert_eq!(from(b"", &files), both, "{command:?}");
            let skip = ["--skip", "1", "http://b/a", "http://b/b"];
            assert_eq!(from(b"", &skip), both[1..], "{command:?}");
        }
    }
}

#[test]
fn what_is_left_out_is_read_and_counts_for_the_places_of_the_rest() {
    let marked = "\u{feff}http://b/1\nhttp://b/2\r\nno uri\n\nhttp://b/5\n".as_bytes().to_vec();
    let zipped = gzip(&marked);
    let names = b"id,url\n1,http://b/1\n2,http://b/2\n\"3\n4\",http://b/3\n5\n".to_vec();
    let find: &[&str] = &["find"];
    for command in all().chain([find]) {
        for (input, more) in [
            (&marked, &[][..]),
            (&zipped, &[]),
            (&names, &["--column", "url", "--separator", "comma"]),
            (&names, &["--column", "2", "--separator", "comma"]),
        ] {
            let takes_lines = command != find;
            if !takes_lines && !more.is_empty() {
                continue;
            }
            let run = |form: &[&str], skip: usize| {
                let skip = skip.to_string();
                let options = [&["--skip", &skip, "--exit-zero"], more, form].concat();
                let run = iri_with(&[command, &options].concat(), input);
                assert_eq!(run.status, 0, "{command:?} {options:?}: {}", run.stderr);
                run.stdout
            };
            let objects = run(&["--format", "jsonl"], 0);
            let lines = objects.split_inclusive('\n').collect::<Vec<_>>();
            for skip in 0..7 {
                let answered = |line: &&str| {
                    let object: Value = serde_json::from_str(line).unwrap();
                    object["line"].as_u64().unwrap() as usize > skip
                };
                let rest = match takes_lines {
                    true => lines.get(skip..).unwrap_or_default().to_vec(),
                    false => lines.iter().copied().filter(answered).collect(),
                };
                let one_after_another = ["--format", "jsonl", "--jobs", "1"];
                assert_eq!(run(&one_after_another, skip), rest.concat(), "{command:?} {skip}");
            }
            // Where a record is written for a record, the names of the columns come first.
            let whole = run(&["--on-invalid", "empty"], 0);
            let lines: Vec<&str> = whole.split_inclusive('\n').collect();
            if whole.starts_with("id,url\n1,") {
                let first = lines[..1 + usize::from(more.contains(&"url"))].concat();
                assert_eq!(first.clone() + &run(&["--on-invalid", "empty"], 1), whole);
            }
        }
    }
}

#[test]
fn texts_of_all_arguments_and_files_are_left_out_together() {
    let (first, second) = (file("id,url\n1,a\n2,b\n"), file("id,url\n3,c\n4,d"));
    let files = ["--file", &first.path, "--file", &second.path];
    let run = |more: &[&str]| iri(&[&["normalize"][..], &files, more].concat());
    let named = ["--column", "url"];
    assert_eq!(run(&named).stdout, "id,url\n1,a\n2,b\n3,c\n4,d\n");
    // What has been written has the names of the columns.
    for (skip, rest) in [("1", "2,b\n3,c\n4,d\n"), ("3", "4,d\n"), ("4", ""), ("9", "")] {
        let run = run(&["--column", "url", "--skip", skip]);
        let told = run.stderr.contains("iri: --skip 9 is past the end: the input has 4 texts\n");
        assert_eq!((run.status, run.stdout.as_str(), told), (0, rest, skip == "9"), "{skip}");
    }
    let objects = run(&["--column", "url", "--skip", "2", "--format", "jsonl"]).objects();
    assert_eq!((&objects[0]["file"], &objects[0]["line"]), (&json!(second.path), &json!(2)));
    let totals = run(&["--skip", "1", "--count", "--format", "jsonl", "--column", "url"]).object();
    assert_eq!(totals["details"]["lines"], 3);

    let mixed = ["normalize", "--format", "jsonl", "--skip", "2", "x", "y", "z"];
    let objects = iri(&[&mixed[..], &["--file", &first.path]].concat()).objects();
    let places: Vec<_> = objects.iter().map(|it| (&it["input"], &it["line"])).collect();
    assert_eq!(places[0], (&json!("z"), &json!(3)));
    assert_eq!(places[1], (&json!("id,url"), &json!(1)));
    // Where nothing is left, all is well; what cannot be read is trouble still.
    assert_eq!(iri(&["normalize", "--skip", "1", "%"]).status, 0);
    assert_eq!(iri(&["normalize", "--skip", "1", "--file", "no-such-file"]).status, 2);
    assert_eq!(iri(&["normalize", "--skip", "-1", "a"]).status, 2);
}

#[test]
fn so_many_texts_are_answered_at_most() {
    let (first, second) = (file("id,url\n1,a\n2,b\n"), file("id,url\n3,c\n4,d"));
    let files = ["--file", &first.path, "--file", &second.path];
    let run = |more: &[&str]| iri(&[&["normalize"][..], &files, more].concat());
    let named = |skip: &str, limit: &str| {
        let run = run(&["--column", "url", "--skip", skip, "--limit", limit]);
        assert_eq!((run.status, run.stderr.as_str()), (0, ""));
        run.stdout
    };
    assert_eq!(named("0", "0"), "id,url\n");
    assert_eq!(named("0", "1"), "id,url\n1,a\n");
    assert_eq!(named("0", "3"), "id,url\n1,a\n2,b\n3,c\n");
    assert_eq!(named("1", "2"), "2,b\n3,c\n");
    assert_eq!(named("2", "9"), "3,c\n4,d\n");
    assert_eq!(named("1", "0"), "");
    let some = ["normalize", "--skip", "1", "--limit", "2", "x", "y", "z", "w"];
    assert_eq!(iri(&some).stdout, "y\nz\n");
    for command in all() {
        let run = jsonl(command, &["--limit", "2"], b"http://b/1\nhttp://b/2\nhttp://b/3\n");
        assert_eq!(inputs(&run), ["http://b/1", "http://b/2"], "{command:?}");
    }
    // What is not valid is counted among them; what follows is not read.
    let run = iri_with(&["check", "--limit", "2"], b"a b\nc\nd e\n");
    assert_eq!((run.status, run.stdout.lines().count()), (1, 1));
    let run = iri(&["check", "--limit", "2", &first.path, "no-such-file"]);
    assert_eq!(run.status, 0, "{}", run.stderr);
    let many = "http://b/\n".repeat(300_000);
    let run = iri_with(&["to-uri", "--skip", "150000", "--limit", "100001"], many.as_bytes());
    assert_eq!(run.stdout.len(), 10 * 100_001);
}

#[test]
fn a_list_names_the_files() {
    let (first, second) = (file("http://b/1\n"), file("http://b/2\n"));
    for ends in ["\n", "\r\n", "\0"] {
        let names = [first.path.as_str(), ends, &second.path, ends].concat();
        let list = file(&names);
        for command in all().chain([&["find"][..]]) {
            let options: &[&str] = if command[0] == "find" { &["--only-matching"] } else { &[] };
            let run = |more: &[&str], input: &[u8]| {
                iri_with(&[command, options, more].concat(), input).stdout
            };
            let whole = match takes_texts(command) {
                true => run(&["--file", &first.path, "--file", &second.path], b""),
                false => run(&[&first.path, &second.path], b""),
            };
            assert_eq!(run(&["--files-from", &list.path], b"http://b/3"), whole, "{command:?}");
            assert_eq!(run(&["--files-from", "-"], names.as_bytes()), whole, "{command:?}");
        }
    }
    let both = ["normalize", "x", "--file", &first.path, "--files-from", "-"];
    let names = second.path.as_bytes();
    assert_eq!(iri_with(&both, names).stdout, "x\nhttp://b/1\nhttp://b/2\n");
    // No names are no files: standard input has no lines then.
    let run = iri_with(&["check", "--files-from", &file("").path], b"a b\n");
    assert_eq!((run.status, run.stdout.as_str()), (0, ""));
    let run = iri_with(&["check", "--files-from", "-"], b"no-such-file\n");
    assert!(run.status == 2 && run.stderr.contains("iri: no-such-file: "), "{}", run.stderr);
    let run = iri_with(&["normalize", "--file=-", "--files-from=-"], b"");
    assert!(run.status == 2 && run.stderr.contains("Usage: iri normalize"), "{}", run.stderr);
    let run = iri(&["check", "--files-from", "no-such-file"]);
    assert!(run.stderr.starts_with("iri: --files-from no-such-file: No such"), "{}", run.stderr);
    assert_eq!((run.status, run.stderr.lines().count()), (2, 1));
    // A list may be compressed.
    let list = file(gzip(first.path.as_bytes()));
    assert_eq!(iri(&["normalize", "--files-from", &list.path]).stdout, "http://b/1\n");
}

/// The names in a folder, which may have files that nobody asked for.
fn names_in(folder: &Path) -> Vec<String> {
    let names = fs::read_dir(folder).unwrap();
    let mut names: Vec<_> =
        names.map(|it| it.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn a_file_is_written_whole_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("out");
    let out = out.to_str().unwrap();
    for command in all().chain([&["find"][..]]) {
        let lines = b"http://b/1\nHTTP://b/2\n";
        let written = iri_with(command, lines);
        let run = iri_with(&[command, &["--output", out]].concat(), lines);
        assert_eq!((run.status, run.stdout.as_str()), (written.status, ""), "{command:?}");
        assert_eq!(fs::read_to_string(out).unwrap(), written.stdout, "{command:?}");
    }
    let sarif = iri_with(&["lint", "--format", "sarif", "--output", out], b"HTTP://b/\n");
    assert_eq!(sarif.stdout, "");
    serde_json::from_slice::<Value>(&fs::read(out).unwrap()).unwrap();
    // No colours, and no characters escaped, also where they are asked for.
    let mut coloured = crate::command(&["components", "a", "--output", out]);
    coloured.env("CLICOLOR_FORCE", "1").output().unwrap();
    assert_eq!(fs::read_to_string(out).unwrap(), iri(&["components", "a"]).stdout);

    // The input may be the output.
    fs::write(out, "HTTP://B/\nb c\n").unwrap();
    let run = iri(&["normalize", "--file", out, "--output", out]);
    assert_eq!((run.status, fs::read_to_string(out).unwrap().as_str()), (1, "http://b/\n"));
    // Nothing has been written where something could not be read.
    let run = iri(&["normalize", "a", "--file", "no-such-file", "--output", out]);
    assert_eq!((run.status, fs::read_to_string(out).unwrap().as_str()), (2, "http://b/\n"));
    assert!(run.stderr.ends_with(&format!("iri: {out} is not written\n")), "{}", run.stderr);
    let run = iri(&["check", "--column=1,2", "--output", out]);
    assert_eq!((run.status, fs::read_to_string(out).unwrap().as_str()), (2, "http://b/\n"));
    assert_eq!(names_in(folder.path()), ["out"]);
    // Nothing is a result, too.
    assert_eq!(iri_with(&["to-uri", "--output", out], b"").status, 0);
    assert_eq!(fs::read(out).unwrap(), b"");
    let nowhere = folder.path().join("none/out");
    let run = iri(&["to-uri", "a", "--output", nowhere.to_str().unwrap()]);
    assert!(run.status == 2 && run.stderr.contains("cannot write the output: "), "{}", run.stderr);
    let why = format!("the directory {} does not exist\n", folder.path().join("none").display());
    assert!(run.stderr.ends_with(&why), "{}", run.stderr);
    // A run that ends at a text that is not valid has not written all.
    fs::write(out, "before\n").unwrap();
    let lines = b"http://b/\nhttp://[b\n%\n";
    for command in [&["to-uri"][..], &["check"], &["find", "--invalid"]] {
        for more in [&[][..], &["--exit-zero"]] {
            let fail = ["--on-invalid", "fail", "--output", out];
            let run = iri_with(&[command, &fail, more].concat(), lines);
            assert_eq!(run.status, i32::from(more.is_empty()), "{command:?}");
            assert_eq!(fs::read_to_string(out).unwrap(), "before\n", "{command:?}");
            assert!(run.stderr.contains(&format!("iri: {out} is not written\n")), "{command:?}");
        }
    }
    assert_eq!(names_in(folder.path()), ["out"]);
}

/// Nothing is left of what is not whole, also where the program is killed.
#[cfg(target_os = "linux")]
#[test]
fn an_interrupted_run_leaves_no_file() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("out");
    let mut command = crate::command(&["to-uri", "--output", out.to_str().unwrap()]);
    let mut child = command.stdin(std::process::Stdio::piped()).spawn().unwrap();
    let begun = || {
        let files = fs::read_dir(format!("/proc/{}/fd", child.id())).unwrap();
        let mut files = files.filter_map(|file| fs::read_link(file.unwrap().path()).ok());
        files.any(|file| file.starts_with(folder.path()))
    };
    while !begun() {
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    assert_eq!(names_in(folder.path()), [""; 0]);
}

#[cfg(unix)]
#[test]
fn a_file_that_is_written_is_as_others_are() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let write = |name: &str| iri(&["to-uri", "a", "--output", path(name).to_str().unwrap()]).status;
    let mode = |name: &str| fs::metadata(path(name)).unwrap().permissions().mode() & 0o777;
    fs::write(path("usual"), "").unwrap();
    assert_eq!(write("new"), 0);
    assert_eq!(mode("new"), mode("usual"));
    fs::set_permissions(path("usual"), fs::Permissions::from_mode(0o604)).unwrap();
    assert_eq!((write("usual"), mode("usual")), (0, 0o604));
    // What a link points to is written, and the link stays.
    symlink(path("usual"), path("link")).unwrap();
    assert_eq!((write("link"), fs::read_to_string(path("usual")).unwrap().as_str()), (0, "a\n"));
    assert!(fs::symlink_metadata(path("link")).unwrap().is_symlink());
    // So it is where that is not there yet.
    symlink("missing", path("dangling")).unwrap();
    assert_eq!(
        (write("dangling"), fs::read_to_string(path("missing")).unwrap().as_str()),
        (0, "a\n")
    );
    assert!(fs::symlink_metadata(path("dangling")).unwrap().is_symlink());
    symlink("round", path("round")).unwrap();
    assert_eq!(write("round"), 2);
    // Standard output is written where it stands.
    let log = path("log");
    fs::write(&log, "before\n").unwrap();
    let mut command = crate::command(&["to-uri", "a", "--output", "/dev/stdout"]);
    let appended = fs::File::options().append(true).open(&log).unwrap();
    assert!(command.stdout(appended).status().unwrap().success());
    assert_eq!(fs::read_to_string(&log).unwrap(), "before\na\n");
    // A device is no file to be replaced.
    assert_eq!(iri(&["to-uri", "a", "--output", "/dev/null"]).status, 0);
    assert!(!fs::metadata("/dev/null").unwrap().is_file());
    assert_eq!(iri(&["to-uri", "a", "--output", "-"]).stdout, "a\n");
}

#[test]
fn the_names_of_columns_can_be_left_out() {
    let run = |more: &[&str]| {
        let arguments = [&["normalize", "--column", "url"], more].concat();
        iri_with(&arguments, b"id,url\n1,A:\n2,b c\n").stdout
    };
    assert_eq!(run(&[]), "id,url\n1,a:\n");
    assert_eq!(run(&["--no-header"]), "1,a:\n");
    assert_eq!(run(&["--no-header", "--only", "invalid"]), "2,b c\n");
    assert_eq!(iri(&["normalize", "--no-header", "a"]).status, 2);
    // With a number there are no names.
    let run = iri_with(&["normalize", "--column", "2", "--no-header"], b"id,url\n");
    assert_eq!((run.status, run.stdout.as_str()), (2, ""));
    assert!(run.stderr.contains("--no-header needs --column NAME"), "{}", run.stderr);
}

#[test]
fn the_names_of_columns_are_written_where_no_record_follows_them() {
    let named = |command: &[&str], more: &[&str], rows: &[u8]| {
        iri_with(&[command, &["--column", "u"], more].concat(), rows).stdout
    };
    for command in all() {
        let is_table = ["parse", "components", "host", "bidi"].contains(&command[0]);
        let writes_rows = !is_table && takes_texts(command);
        let names = |rows: bool| if rows { "id,u\n" } else { "" };
        assert_eq!(named(command, &[], b"id,u\n"), names(writes_rows), "{command:?}");
        for jobs in ["1", "2"] {
            let limit = ["--limit", "0", "--jobs", jobs];
            let limited = named(command, &limit, b"id,u\n1,a\n");
            assert_eq!(limited, names(writes_rows), "{command:?}");
        }
        let invalid = named(command, &["--only", "invalid"], b"id,u\n");
        assert_eq!(invalid, "id,u\n", "{command:?}");
        for more in [&["--no-header"][..], &["--skip", "1"]] {
            assert_eq!(named(command, more, b"id,u\n"), "", "{command:?} {more:?}");
        }
        assert!(!named(command, &["--count"], b"id,u\n").contains("id,u"), "{command:?}");
        assert_eq!(named(command, &["--format", "jsonl"], b"id,u\n"), "", "{command:?}");
    }
    assert_eq!(named(&["to-uri"], &["-q"], b"id,u\n1,a b\n2,b c\n"), "id,u\n");
    assert_eq!(named(&["check"], &["--only", "invalid"], b"id,u\n1,a\n"), "id,u\n");
    assert_eq!(named(&["check"], &["--only", "valid"], b"id,u\n1,a b\n"), "id,u\n");
    assert_eq!(named(&["resolve", "s:"], &["--steps"], b"id,u\n"), "");
    let (first, second) = (file("id,u\n1,a b\n"), file("id,u\n2,b\n"));
    let both = ["to-uri", "--column", "u", "--file", &first.path, "--file", &second.path];
    assert_eq!(iri(&both).stdout, "id,u\n2,b\n");
}

#[test]
fn lines_that_are_not_valid_are_written_as_they_are() {
    let lines = b"http://b/\nno\xff\n\x1b[1m b\r\nhttp://b/2\n";
    for command in all() {
        let options: &[&str] = if command[0] == "prepare" { &["--idna", "unicode"] } else { &[] };
        if ["from-path", "host", "leiri", "transcode", "prepare"].contains(&command[0]) {
            continue;
        }
        let mut child = crate::command(&[command, options, &["--only", "invalid"]].concat());
        let lines = file(lines);
        let arguments: &[&str] = if takes_texts(command) { &["--file"] } else { &[] };
        let output = child.args(arguments).arg(&lines.path).output().unwrap();
        let refused: &[u8] = match command[0] {
            // It says so of each line that is not equivalent, and of what is no relative path.
            "compare" => b"no\xff\n\x1b[1m b\nhttp://b/2\n",
            _ => b"no\xff\n\x1b[1m b\n",
        };
        assert_eq!(output.stdout, refused, "{command:?}");
        let told = String::from_utf8(output.stderr).unwrap();
        assert!(told.contains(":2:3: ") && told.contains(":3:"), "{command:?}: {told}");
    }
    // With all columns, and with what separates them.
    let rows = b"id,url,note\n1,http://b/,x\n2,\"b c\",\"y\nz\"\n3\n";
    for command in
        [&["check"][..], &["lint"], &["to-uri"], &["normalize"], &["prepare", "--idna=uts46"]]
    {
        let arguments = [command, &["--column", "url", "--only", "invalid", "--quiet"]].concat();
        let run = iri_with(&arguments, rows);
        let refused = match command[0] {
            "prepare" => "id,url,note\n3\n",
            _ => "id,url,note\n2,\"b c\",\"y\nz\"\n3\n",
        };
        assert_eq!((run.stdout.as_str(), run.stderr.as_str()), (refused, ""), "{command:?}");
    }
    let run = iri_with(&["lint", "--only", "valid"], b"http://b/\nHTTP://b/\nb c\n");
    assert_eq!(run.stdout, "http://b/\nHTTP://b/\n");
    let run = iri_with(&["check", "--only", "invalid", "--null"], b"a\0b c\0");
    assert_eq!(run.stdout, "b c\0");
    let split = ["prepare", "--whitespace", "split", "--only", "invalid"];
    let run = iri_with(&split, b"http://b/ http://[/ c\n");
    assert_eq!(run.stdout, "http://[/\n");
    assert!(run.stderr.starts_with("iri: -:1:18: "), "{}", run.stderr);
    for more in [&["--invalid"][..], &[]] {
        let find = [&["find", "--only", "invalid"], more].concat();
        let run = iri_with(&find, b"x http://b/ http://[b\n");
        assert_eq!(run.stdout, "http://[b\n");
        assert!(run.stderr.starts_with("iri: -:1:22: "), "{}", run.stderr);
    }
}

#[test]
fn lines_of_a_document_are_left_out_with_all_that_begins_in_them() {
    // More than a part; an identifier goes on in the next line.
    let mut text = String::from("\u{feff}");
    for index in 0..10_000 {
        text += &format!("see http://a/{index:080}, <http://b/\n{index}> \u{e9}\n");
    }
    let (one, other) = (file(&text), file("http://c/1\nhttp://c/2"));
    let find = |more: &[&str]| {
        let run = iri(&[&["find", &one.path, &other.path], more].concat());
        assert!(run.status < 2, "{}", run.stderr);
        run.stdout
    };
    let whole = find(&["--format", "jsonl"]);
    let lines: Vec<&str> = whole.split_inclusive('\n').collect();
    assert_eq!(lines.len(), 20_002);
    // Two lines have two identifiers, which begin in the first of them.
    for (skip, answered) in
        [(0, 0), (1, 2), (2, 2), (9_999, 10_000), (19_999, 20_000), (20_000, 20_000)]
    {
        let rest = find(&["--format", "jsonl", "--skip", &skip.to_string()]);
        assert!(rest == lines[answered..].concat(), "{skip}");
    }
    assert_eq!(find(&["--skip", "20001", "--only-matching"]), "http://c/2\n");
    assert_eq!(find(&["--skip", "20002", "--only-matching"]), "");
    assert!(find(&["--skip", "20001", "--count"]).starts_with("        1  identifier\n"));
    // So many lines are looked at, whatever begins in them.
    for (skip, limit, range) in
        [(0, 0, 0..0), (0, 1, 0..2), (1, 2, 2..4), (19_999, 2, 20_000..20_001)]
    {
        let (skip, limit) = (skip.to_string(), limit.to_string());
        let some = ["--format", "jsonl", "--skip", &skip, "--limit", &limit, "--exit-zero"];
        assert!(find(&some) == lines[range].concat(), "{skip} {limit}");
    }
    let around = find(&["--skip", "20001", "--context", "1"]);
    assert_eq!(around, format!("{0}-1-http://c/1\n{0}:2:http://c/2\n", other.path));
    let utf_16: Vec<u8> =
        "\u{feff}http://a/\nhttp://b/\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
    let found = iri_with(&["find", "--skip", "1"], &utf_16);
    assert_eq!(found.stdout, "-:2:1: http://b/\n");
}

#[test]
fn a_column_is_replaced_and_the_others_pass_through() {
    let run = iri_with(
        &["to-uri", "--column", "url"],
        "id,url,note\r\n1,http://a/\u{e9},\"x,\"\"y\n\"\r\n2,\"http://a/,\u{e9}\",\n3,a b,z\n"
            .as_bytes(),
    );
    assert_eq!(
        run.stdout,
        "id,url,note\n1,http://a/%C3%A9,\"x,\"\"y\n\"\n2,\"http://a/,%C3%A9\",\n"
    );
    assert_eq!(run.status, 1);
    // The line that the record is in.
    assert!(run.stderr.starts_with("iri: -:5:2: U+0020 SPACE"), "{}", run.stderr);
    let run = jsonl(&["to-uri"], &["--column", "url"], b"id,url\n1,http://a/\n");
    assert_eq!(run.object()["columns"], json!({"id": "1"}));
    let run = jsonl(&["to-uri"], &["--column", "1"], b"http://a/\tx,y\n");
    assert_eq!(run.object()["columns"], json!({"2": "x,y"}));
    let run = iri_with(&["check", "--column", "no"], b"id,url\n");
    assert_eq!(run.status, 2);
    assert!(
        run.stderr.contains("no column of the first line has the name \"no\""),
        "{}",
        run.stderr
    );
}

#[test]
fn a_record_without_the_column_is_not_valid() {
    for command in all() {
        let run = jsonl(command, &["--column", "2"], b"1,http://b/a\n2\n");
        let second = &run.objects()[1];
        let reason = &second["error"]["reason"];
        assert_eq!((run.status, reason), (1, &json!("the record has no column 2")), "{command:?}");
        assert_eq!((&second["ok"], &second["columns"]["1"]), (&json!(false), &json!("2")));
    }
    let run = iri_with(&["check", "--column", "2", "--count"], b"1,http://b/a\n2\n3\n");
    assert_eq!((run.status, run.stdout.lines().nth(1)), (1, Some("        2  not valid")));
    assert!(run.stdout.contains("        2  failure     (column)\n"), "{}", run.stdout);
    assert!(run.stderr.contains("iri: 2 records without the column\n"), "{}", run.stderr);
    let row = ["normalize", "--column", "2", "--on-invalid", "empty"];
    assert_eq!(iri_with(&row, b"1,A:\n2\n").stdout, "1,a:\n2\n");
}

#[test]
fn a_column_that_the_first_line_does_not_have_is_one_error_of_the_call() {
    for (column, why) in [
        ("9", "iri: -: the first line has 2 columns, and so no column 9\n"),
        ("no", "iri: -: no column of the first line has the name \"no\"\n"),
    ] {
        for command in all() {
            let arguments = [command, &["--column", column, "--format", "jsonl"]].concat();
            let run = iri_with(&arguments, b"1,http://b/a\n2,b\n3,c\n");
            let (out, told) = (run.stdout.as_str(), run.stderr.as_str());
            assert_eq!((run.status, out, told), (2, "", why), "{command:?}");
        }
    }
}

#[test]
fn rfc4180_s2_rule_5_a_quotation_mark_within_a_column_encloses_nothing() {
    let run = iri_with(&["check", "--column", "2"], b"1,http://a/\"b\n2,http://b/\n3,c d\n");
    let at: Vec<&str> = run.stdout.lines().map(|line| &line[..6]).collect();
    assert_eq!((run.status, at), (1, vec!["-:1:10", "-:3:2:"]));
}

#[test]
fn pairs_are_two_arguments_or_two_columns_or_a_base_with_many() {
    let pairs = b"http://a/b,../c\nhttp://x/y/z,w\n";
    let columns = ["resolve", "--column", "1,2"];
    assert_eq!(
        iri_with(&columns, pairs).stdout,
        "http://a/b,http://a/c\nhttp://x/y/z,http://x/y/w\n"
    );
    assert_eq!(iri_with(&["resolve", "http://a/"], b"b\nc\n").stdout, "http://a/b\nhttp://a/c\n");
    let compare = iri_with(&["compare", "http://a"], b"http://A:80/\nhttp://b/\n");
    assert_eq!((compare.status, compare.stdout.as_str()), (1, "scheme\n-\n"));
    assert_eq!(iri(&["resolve"]).status, 2);
    assert_eq!(iri_with(&["resolve", "x:", "--column", "1,2"], pairs).status, 2);
    assert_eq!(iri_with(&["check", "--column", "1,2"], pairs).status, 2);
    // A base of a column that is none is an error of the line.
    let run = iri_with(&columns, b"a,b\nhttp://a/,b\n");
    assert_eq!((run.status, run.stdout.as_str()), (1, "http://a/,http://a/b\n"));
}

#[test]
fn an_error_of_a_pair_says_which_text_it_is_about() {
    let lines = b"base,ref\na b,c\nhttp://a/,%\n\xff,c\n";
    for command in ["resolve", "relative", "compare"] {
        let run = jsonl(&[command], &["--column", "base,ref"], lines);
        let fields: Vec<_> =
            run.objects().iter().map(|object| object["error"]["field"].clone()).collect();
        assert_eq!((run.status, fields), (1, vec![json!("base"), json!("ref"), json!("base")]));
        let run = iri_with(&[command, "--column", "1,2"], b"http://a/,http://a/%\n");
        let expected = "iri: -:1: column 2: '%' does not begin a pct-encoded";
        assert!(run.stderr.contains("column 2: '%'"), "{command}: {} {expected}", run.stderr);
        let second = jsonl(&[command, "http://a/"], &["%"], b"").object();
        assert_eq!(second["error"]["field"], "second", "{command}");
    }
    assert_eq!(jsonl(&["normalize"], &["%"], b"").object()["error"]["field"], Value::Null);
}

#[test]
fn a_pair_that_cannot_be_compared_is_not_valid() {
    let lines = b"http://a\tb\nhttp://a\tHTTP://A\na\thttp://a\n";
    let run = iri_with(&["compare", "--column", "1,2", "--on-invalid=empty"], lines);
    assert_eq!(run.stdout, "http://a\t\nhttp://a\tcase\na\t\n");
    assert_eq!((run.status, run.stderr.lines().count()), (1, 2), "{}", run.stderr);
    assert!(run.stderr.starts_with("iri: -:1: column 2: \"b\" is a relative"), "{}", run.stderr);
    assert_eq!(iri(&["compare", "http://a", "b"]).status, 1);
    // The first of all pairs is an error of the call, as a base is.
    assert_eq!(iri(&["compare", "a", "http://a"]).status, 2);
    let totals = jsonl(&["compare", "--column", "1,2"], &["--count"], lines).object();
    let counted = json!({
        "name": "(not comparable)", "document": "RFC 3987", "section": "5.1", "count": 2,
    });
    assert_eq!(totals["details"]["productions"], json!([counted]));
}

#[test]
fn a_first_text_that_is_missing_shows_how_the_command_is_used() {
    let one_column = file("http://a/\nhttp://b/\n");
    for command in ["resolve", "relative", "compare"] {
        let run = iri(&[command, "--file", &one_column.path]);
        assert_eq!(run.status, 2);
        let usage = format!("Usage: iri {command} [OPTIONS] [FIRST] [TEXT]...");
        assert!(run.stderr.contains(&usage), "{}", run.stderr);
    }
}

#[test]
fn an_argument_that_names_a_file_is_told() {
    let lines = file("http://a/");
    for command in TEXTS.into_iter().filter(|command| command[0] != "from-path") {
        let run = iri(&[command, &[&lines.path]].concat());
        assert!(run.stderr.contains("--file takes the lines"), "{command:?}: {}", run.stderr);
    }
    for command in ["resolve", "relative"] {
        let run = iri(&[command, "README.md", "http://a/"]);
        assert!(run.stderr.contains("--file takes the lines"), "{command}: {}", run.stderr);
    }
}

#[test]
fn a_file_that_is_named_as_an_identifier_is_told() {
    for command in ["check", "lint", "find"] {
        let run = iri(&[command, "http://a.example/"]);
        let hint = format!(
            "it is taken as the name of a file: for the text, \
             printf '%s\\n' 'http://a.example/' | iri {command}\n"
        );
        assert!(run.status == 2 && run.stderr.contains(&hint), "{command}: {}", run.stderr);
        let run = iri(&[command, "http://a/ 'b"]);
        assert!(run.stderr.contains(r"'%s\n' 'http://a/ '\''b' |"), "{command}: {}", run.stderr);
        assert!(!iri(&[command, "no-such-file"]).stderr.contains("taken"), "{command}");
    }
}

#[test]
fn what_has_no_result_is_dropped_or_has_an_empty_line() {
    let run = iri_with(&["to-uri", "--on-invalid", "empty"], b"a\nb c\nd\n");
    assert_eq!((run.status, run.stdout.as_str()), (1, "a\n\nd\n"));
    let row = iri_with(&["normalize", "--on-invalid=empty", "--column", "2"], b"1,a b\n");
    assert_eq!(row.stdout, "1,\n");
    // What stands for a text ends as all lines do.
    let nul = iri_with(&["normalize", "--on-invalid=empty", "--null"], b"A:\0b c\0d\0");
    assert_eq!(nul.stdout, "a:\0\0d\0");
    let named = ["normalize", "--on-invalid=empty", "--null", "--column", "u"];
    assert_eq!(iri_with(&named, b"n,u\x001,A:\x002,b c\0").stdout, "n,u\x001,a:\x002,\0");
    // Nothing else is among the lines.
    let prepared = iri_with(&["prepare", "--on-invalid=empty"], b"a b\nhttp://[/\n c\n");
    assert_eq!((prepared.status, prepared.stdout.as_str()), (1, "a%20b\n\nc\n"));
    assert_eq!(prepared.stderr.lines().count(), 1, "{}", prepared.stderr);
    // Where places are written, and where texts are left out.
    let lines = b"a\nb c\nd\n";
    for (more, places) in [(&[][..], ["", "-:2:2: ", ""]), (&["--only=valid"], ["a", "", "d"])] {
        let arguments = [&["check", "--on-invalid=empty"], more].concat();
        let run = iri_with(&arguments, lines);
        let out: Vec<&str> = run.stdout.split('\n').collect();
        assert_eq!((run.status, out.len()), (1, 4), "{}", run.stdout);
        for (line, place) in out.iter().zip(places) {
            assert!(line.starts_with(place) && line.is_empty() == place.is_empty(), "{out:?}");
        }
    }
    let run = iri_with(&["lint", "--on-invalid=empty"], b"a\nHTTP://a/\n");
    assert!(run.stdout.starts_with("\n-:2:1: warning[I204"), "{}", run.stdout);
    assert_eq!(iri(&["lint", "--on-invalid=empty", "--format=sarif"]).status, 2);
    let found = ["find", "--only-matching", "--invalid", "--on-invalid=empty"];
    let text = b"see http://a/ and http://[b and http://c/";
    assert_eq!(iri_with(&found, text).stdout, "http://a/\n\nhttp://c/\n");
    assert_eq!(iri_with(&[&found[..], &["-0"]].concat(), text).stdout, "http://a/\0\0http://c/\0");
}

#[test]
fn quiet_says_nothing_of_a_text() {
    for command in all().filter(|command| !["compare", "relative"].contains(&command[0])) {
        let run = iri_with(&[command, &["--quiet"]].concat(), b"http://a/\nhttp://[/\n");
        assert_eq!(run.stderr, "", "{command:?}");
        let run = iri_with(&[command, &["--quiet", "%"]].concat(), b"");
        let is_file = ["check", "lint"].contains(&command[0]);
        assert!(is_file || run.stderr.is_empty(), "{command:?}: {}", run.stderr);
    }
    // What could not be done is said.
    assert!(iri(&["normalize", "--quiet", "--file", "no-such-file"]).stderr.contains("no-such"));
}

#[test]
fn files_are_given_by_an_option_too() {
    let (first, second) = (file("http://a/ b\n"), file("http://c/ d\n"));
    for command in ["check", "lint", "find"] {
        let run = iri(&[command, &first.path, "--file", &second.path]);
        let both = iri(&[command, &first.path, &second.path]);
        let option = iri(&[command, "--file", &first.path, "--file", &second.path]);
        assert!(!run.stdout.is_empty());
        assert_eq!((&run.stdout, &run.stdout), (&both.stdout, &option.stdout), "{command}");
    }
}

#[test]
fn what_is_not_mapped_is_counted_by_its_step() {
    let counted = |arguments: &[&str], lines: &[u8]| {
        let run = jsonl(arguments, &["--count"], lines);
        run.object()["details"]["productions"].clone()
    };
    let entry = |name: &str, document: &str, section: &str| json!([{ "name": name, "document": document, "section": section, "count": 1 }]);
    assert_eq!(
        counted(&["to-uri"], b"http://a/b c\n"),
        entry("(not converted)", "RFC 3987", "3.1")
    );
    assert_eq!(
        counted(&["to-uri", "--idna", "idna2003"], b"http://\xc3\xa9_b/\n"),
        entry("step 3(a)", "RFC 3490", "4.1")
    );
    assert_eq!(counted(&["to-uri"], b"\xff\n"), entry("(encoding)", "RFC 3629", "4"));
    assert_eq!(counted(&["check"], b"a b\n"), entry("isegment-nz-nc", "RFC 3987", "2.2"));
}

#[test]
fn which_are_shown_and_what_the_status_is() {
    let lines = b"http://a/\nb c\nd\ne f\n";
    for command in
        all().filter(|it| !["from-path", "prepare", "host", "compare", "leiri"].contains(&it[0]))
    {
        let shown = |more: &[&str]| {
            let run = jsonl(command, more, lines);
            (run.status, inputs(&run).len())
        };
        let is_relative_refused = command[0] == "relative";
        let valid = if is_relative_refused { 1 } else { 2 };
        assert_eq!(shown(&["--only", "valid"]), (1, valid), "{command:?}");
        assert_eq!(shown(&["--only", "invalid"]), (1, 4 - valid), "{command:?}");
        assert_eq!(shown(&["--on-invalid=fail"]), (1, 2), "{command:?}");
        assert_eq!(shown(&["--exit-zero"]), (0, 4), "{command:?}");
    }
}

#[test]
fn totals_are_by_production_scheme_and_host() {
    let lines = b"http://A/\nhttp://a/x\nurn:b\nb c\n";
    for command in [&["check"][..], &["normalize"], &["components"], &["parse"]] {
        let details = jsonl(command, &["--count"], lines).object()["details"].clone();
        assert_eq!((&details["lines"], &details["invalid"]), (&json!(4), &json!(1)));
        let productions = json!([{
            "name": "isegment-nz-nc", "document": "RFC 3987", "section": "2.2", "count": 1,
        }]);
        assert_eq!(details["productions"], productions);
        let schemes = json!([{"name": "http", "count": 2}, {"name": "urn", "count": 1}]);
        assert_eq!(details["schemes"], schemes);
        assert_eq!(details["hosts"], json!([{"name": "a", "count": 2}]));
        let text = iri_with(&[command, &["--count"]].concat(), lines).stdout;
        assert!(text.contains("        2  host        a\n"), "{text}");
    }
}

#[test]
fn schemes_and_hosts_are_those_of_valid_texts_by_the_grammar_of_the_command() {
    let counted = |arguments: &[&str], line: &str| {
        let run = jsonl(arguments, &["--count"], line.as_bytes());
        let details = run.object()["details"].clone();
        let names = |list: &str| -> Vec<String> {
            let all = details[list].as_array().unwrap().iter();
            all.map(|it| it["name"].as_str().unwrap().to_owned()).collect()
        };
        [names("schemes"), names("hosts")].concat()
    };
    let none = [""; 0];
    let leiri = "http://a/ b";
    for command in [
        &["check", "-g", "leiri"][..],
        &["lint", "-g", "leiri"],
        &["components", "-g", "leiri"],
        &["leiri"],
        &["prepare"],
        &["resolve", "-d", "leiri", "http://b/"],
    ] {
        assert_eq!(counted(command, leiri), ["http", "a"], "{command:?}");
    }
    // The iprivate of 3987bis has tags, which that of RFC 3987 does not have.
    for command in [&["to-uri"][..], &["transcode", "--charset", "utf-8"]] {
        let bis = [command, &["-d", "rfc3987bis"]].concat();
        assert_eq!(counted(&bis, "http://a/?\u{e0020}"), ["http", "a"], "{command:?}");
    }
    assert_eq!(counted(&["check"], leiri), none);
    let host = "http://\u{e9}.example/";
    assert_eq!(counted(&["check"], host), ["http", "\u{e9}.example"]);
    for command in [&["check", "-g", "rfc3986"][..], &["normalize", "-d", "rfc3986"]] {
        assert_eq!(counted(command, host), none, "{command:?}");
    }
    // A part of an identifier has none, nor has a name or a path.
    assert_eq!(counted(&["check", "-r", "ipath-rootless"], "a:b"), none);
    assert_eq!(counted(&["to-uri", "--component", "path"], "a:b"), none);
    assert_eq!(counted(&["to-iri", "--component", "path"], "a:b"), none);
    assert_eq!(counted(&["host", "--idna", "uts46"], "http://a/"), none);
    assert_eq!(counted(&["from-path"], "http://a/"), none);
    // A text without a result is counted as that alone.
    assert_eq!(counted(&["to-uri", "--idna", "idna2008"], "http://\u{2603}.net/"), none);
}

#[test]
fn totals_have_the_section_of_the_error() {
    for (arguments, line) in [
        (&["prepare"][..], "http://\u{2603}.net/\u{e9}"),
        (&["to-uri", "--idna", "idna2008"], "http://\u{2603}.net/"),
        (&["to-uri", "--idna", "idna2003"], "http://\u{e9}_b/"),
        (&["to-uri"], "http://a/b c"),
        (&["host", "--idna", "idna2008"], "\u{2603}.net"),
        (&["compare", "http://a"], "http://b"),
        (&["compare", "http://a"], "b"),
        (&["compare", "--escapes", "xml", "http://a"], "http://b/&x;"),
        (&["normalize", "--escapes", "xml"], "http://b/&x;"),
        (&["relative", "http://a/b"], "http://a/./b"),
        (&["relative", "--non-strict", "http://a/b/"], "http:b"),
        (&["resolve", "f:/a"], ".//g"),
        (&["resolve", "-d", "url-i18n-07", "f:a"], "b"),
        (&["bidi"], "/\u{5d0}a"),
    ] {
        let error = jsonl(arguments, &[], line.as_bytes()).object()["error"].clone();
        let totals = jsonl(arguments, &["--count"], line.as_bytes()).object();
        let counted = &totals["details"]["productions"][0];
        let (document, section) = (&error["document"], &error["section"]);
        assert!(document.is_string() && section.is_string(), "{arguments:?}: {error}");
        assert_eq!((&counted["document"], &counted["section"]), (document, section), "{error}");
        // The section is not told twice.
        let cited =
            format!("({} section {})", document.as_str().unwrap(), section.as_str().unwrap());
        assert!(!error["reason"].as_str().unwrap().ends_with(&cited), "{error}");
        // What is no production does not look like one.
        let name = counted["name"].as_str().unwrap();
        let is_step = name.starts_with("step ");
        assert!(is_step || name.starts_with('(') && name.ends_with(')'), "{arguments:?}: {name}");
        assert_ne!(name, "(other)", "{arguments:?}");
        let text = iri_with(&[arguments, &["--count"]].concat(), line.as_bytes()).stdout;
        assert!(text.contains(&format!("        1  failure     {name} (")), "{text}");
        assert!(!text.contains("production"), "{text}");
    }
}

#[test]
fn an_error_has_the_section_that_its_reason_names() {
    let cited = |arguments: &[&str]| {
        let error = jsonl(arguments, &[], b"").objects().pop().unwrap()["error"].clone();
        [error["document"].clone(), error["section"].clone()]
    };
    assert_eq!(cited(&["relative", "http://a/b", "http://a/./b"]), ["RFC 3986", "5.2.4"]);
    assert_eq!(cited(&["resolve", "f:/a", ".//g"]), ["RFC 3986", "3"]);
    assert_eq!(cited(&["compare", "http://a", "b"]), ["RFC 3987", "5.1"]);
    assert_eq!(cited(&["compare", "http://a", "http://b"]), ["RFC 3987", "5.3.3"]);
    let told = iri(&["resolve", "f:/a", ".//g"]).stderr;
    assert!(told.ends_with("begins with \"//\" (RFC 3986 section 3)\n"), "{told}");
}

#[test]
fn a_record_without_the_column_is_listed_as_other_lines_are() {
    let input = b"1,http://b/a\n2\n3,c d\n";
    let check = iri_with(&["check", "--column", "2"], input);
    let lines: Vec<&str> = check.stdout.lines().collect();
    assert_eq!(lines.len(), 2, "{}", check.stdout);
    assert_eq!(lines[0], "-:2:1: the record has no column 2");
    let valid = iri_with(&["check", "--column", "2", "--only", "valid"], input);
    assert_eq!(valid.stdout, "1,http://b/a\n");
    let lint = iri_with(&["lint", "--column", "2"], input);
    let first = lint.stdout.lines().next();
    assert_eq!(first, Some("-:2:1: error[syntax]: the record has no column 2"));
    assert!(lint.stderr.contains("3 lines, 2 findings"), "{}", lint.stderr);
    let object = jsonl(&["lint"], &["--column", "2"], input).objects().remove(1);
    assert_eq!(object["details"], json!({"findings": [], "more": 0}));
    let sarif = iri_with(&["lint", "--column", "2", "--format", "sarif"], input).stdout;
    let sarif: Value = serde_json::from_str(&sarif).unwrap();
    let results = sarif["runs"][0]["results"].as_array().unwrap();
    assert_eq!((results.len(), &results[0]["ruleId"]), (2, &json!("syntax")));
    let text = &results[0]["message"]["text"];
    assert_eq!(text, &json!("the record has no column 2"));
}

#[test]
fn a_file_that_is_missing_has_no_lines_that_are_valid() {
    let run = iri(&["check", "no-such-file"]);
    assert_eq!(run.status, 2);
    assert!(
        run.stderr.ends_with("iri: no line is read; 1 file could not be read\n"),
        "{}",
        run.stderr
    );
}

#[test]
fn a_command_that_is_called_otherwise_elsewhere_is_suggested() {
    let run = iri(&["validate", "urls.txt"]);
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains("'check'"), "{}", run.stderr);
    let run = iri(&["convert", "a"]);
    assert!(run.stderr.contains("exist: 'to-uri', 'to-iri'"), "{}", run.stderr);
}

#[test]
fn an_option_that_is_called_otherwise_elsewhere_is_suggested() {
    for (given, meant) in
        [("--keep-going", "--on-invalid"), ("--fail-fast", "--on-invalid"), ("--totals", "--count")]
    {
        let run = iri(&["check", given]);
        let tip = format!("a similar argument exists: '{meant}'");
        assert!(run.status == 2 && run.stderr.contains(&tip), "{given}: {}", run.stderr);
    }
    let run = iri(&["check", "--flat"]);
    assert!(run.status == 2 && !run.stderr.contains("tip:"), "{}", run.stderr);
}

#[test]
fn counts_are_of_all_texts_and_written_alone() {
    for command in all() {
        let run = iri_with(&[command, &["--count", "--only", "invalid"]].concat(), b"a\n");
        assert_eq!((run.status, run.stdout.as_str()), (2, ""), "{command:?}");
        let run = iri_with(&[command, &["--count"]].concat(), b"http://b/a\n");
        assert_eq!(run.stderr, "", "{command:?}");
    }
}

#[test]
fn a_name_that_is_like_none_has_none_listed() {
    let run = iri(&["check", "--rule", "qqqq"]);
    assert!(run.status == 2 && !run.stderr.contains("possible values"), "{}", run.stderr);
    let run = iri(&["check", "--rule", "ipat"]);
    assert!(run.stderr.contains("[possible values: ipath, "), "{}", run.stderr);
}

#[test]
fn a_document_is_searched_part_by_part() {
    // More than a part; an identifier in angle brackets that goes on where a part would end.
    let mut text = String::new();
    for index in 0..10_000 {
        text += &format!("see http://a/{index:080}, <http://b/\n{index}> \u{e9}\n");
    }
    let run = iri(&["find", "--format", "jsonl", &file(&text).path]);
    let objects = run.objects();
    assert_eq!((run.status, objects.len()), (0, 20_000));
    let last = &objects[19_999];
    assert_eq!((&last["output"], &last["line"]), (&json!("http://b/9999"), &json!(19_999)));
    let start = text.rfind("http://b/").unwrap();
    assert_eq!(last["details"]["span"], json!([start, start + "http://b/\n9999".len()]));
    let characters = text[..start].chars().count();
    assert_eq!(last["details"]["character_span"][0], characters);
}

/// Whether a value is of a schema, of those that `iri schema` writes.
fn check(value: &Value, schema: &Value, place: &str) -> Result<(), String> {
    let wrong = || Err(format!("{place}: {value} is not of {schema}"));
    if let Some(all) = schema.get("anyOf").and_then(Value::as_array) {
        let errors: Vec<_> = all.iter().filter_map(|it| check(value, it, place).err()).collect();
        return if errors.len() < all.len() { Ok(()) } else { Err(errors.join("; ")) };
    }
    let name = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    match &schema["type"] {
        Value::String(of) if of != name => return wrong(),
        Value::Array(of) if !of.contains(&json!(name)) => return wrong(),
        _ => {}
    }
    if let (Value::Array(items), Some(of)) = (value, schema.get("items")) {
        items.iter().try_for_each(|item| check(item, of, place))?;
    }
    let (Value::Object(members), Some(of)) = (value, schema["properties"].as_object()) else {
        return Ok(());
    };
    if members.keys().any(|name| !of.contains_key(name)) {
        return wrong();
    }
    let required = schema["required"].as_array().expect("every object has a list");
    of.iter().try_for_each(|(name, of)| match members.get(name) {
        Some(member) => check(member, of, &format!("{place}.{name}")),
        None if !required.contains(&json!(name)) => Ok(()),
        None => Err(format!("{place} has no {name}: {value}")),
    })
}

#[test]
fn the_objects_of_every_command_are_of_the_schema() {
    let input = "http://a/\u{e9}%FF\u{5d0}b\nhttp://a/ \n\nmailto:a@b?c=d\njavascript:a\n\
                 data:a/b;base64,AA\nhttp://xn--x/\u{202e}\nHTTP://A:80/%7e/./re\u{301}#c\n";
    let mut runs: Vec<Vec<&str>> = all().map(<[_]>::to_vec).collect();
    for options in [
        &["to-uri", "--steps", "--xml"][..],
        &["to-uri", "-d", "rfc3987bis", "--ways"],
        &["to-iri", "--idna", "uts46", "--steps"],
        &["to-iri", "--local-names"],
        &["leiri", "--characters"],
        &["transcode", "--into", "latin1"],
        &["transcode", "--charset", "utf-8", "--steps"],
        &["from-path", "--steps"],
        &["from-path", "--list", "grammar"],
        &["host", "--steps"],
        &["prepare", "--steps"],
        &["prepare", "--whitespace", "split"],
        &["resolve", "http://b/", "--steps"],
        &["resolve", "-d", "url-i18n-07", "http://b/", "--steps"],
        &["bidi", "--url-i18n-07"],
        &["display", "--repertoire", "ascii", "--steps"],
        &["lint", "--profile", "strict"],
        &["check", "--count"],
        &["find", "--invalid", "--any-scheme"],
        &["explain"],
        &["grammar", "list"],
        &["grammar", "show", "rfc3987"],
        &["conformance", "tests/data/cases.jsonl"],
    ] {
        runs.push(options.to_vec());
    }
    for arguments in runs {
        let name = match &arguments[..] {
            ["grammar", second, ..] => format!("grammar {second}"),
            [first, ..] => (*first).to_owned(),
            [] => unreachable!(),
        };
        let schema = iri(&[&["schema"], &name.split(' ').collect::<Vec<_>>()[..]].concat());
        let schema: Value = serde_json::from_str(&schema.stdout).unwrap();
        let run = iri_with(&[&arguments[..], &["--format", "jsonl"]].concat(), input.as_bytes());
        let objects = run.objects();
        assert!(!objects.is_empty(), "{arguments:?}: {}", run.stderr);
        let names = |object: &Value| -> Vec<String> {
            object.as_object().into_iter().flat_map(|it| it.keys().cloned()).collect()
        };
        let with_details = objects.iter().find(|object| object["details"].is_object());
        for object in &objects {
            check(object, &schema, "").unwrap_or_else(|error| panic!("{arguments:?}: {error}"));
            assert_eq!(names(object), names(&objects[0]), "{arguments:?}");
            if let (Some(first), true) = (with_details, object["details"].is_object()) {
                let (its, others) = (names(&object["details"]), names(&first["details"]));
                assert_eq!(its, others, "{arguments:?}");
            }
        }
    }
    let schema: Value = serde_json::from_str(&iri(&["schema"]).stdout).unwrap();
    assert!(schema["oneOf"].as_array().unwrap().len() > 20);
}

#[test]
fn every_command_has_a_page() {
    let page = iri(&["man", "to-uri"]).stdout;
    let source = concat!("\"iri ", env!("CARGO_PKG_VERSION"), "\"");
    assert!(page.lines().any(|line| line.starts_with(".TH") && line.contains(source)), "{page}");
    assert!(page.contains("iri-to-uri 1") && page.contains("Examples"), "{page}");
    assert!(iri(&["man", "grammar", "show"]).stdout.contains("iri-grammar-show 1"));
    assert_eq!(iri(&["man", "no-such-command"]).status, 2);
}

#[test]
fn a_shell_completes_rules_findings_and_rungs() {
    let script = iri(&["completions", "bash"]).stdout;
    for name in ["ipath-abempty", "mixed-scripts", "protocol"] {
        assert!(script.contains(name), "{name}");
    }
}

#[test]
fn what_is_compressed_and_broken_is_told_in_words() {
    let (member, frame) = (gzip(b"http://b/a\n"), zstd(b"http://b/a\n"));
    let is = |of: &str| format!("it is not what {of} writes: its content is damaged");
    let ends = |of: &str| format!("the file ends within what {of} has compressed");
    let follows = |of: &str| format!("what follows a {of} is none");
    let (gz, zst) = ("member of gzip", "frame of Zstandard");
    let mut damaged = member.clone();
    let checksum = damaged.len() - 8;
    damaged[checksum] ^= 1;
    // A block of the type that is reserved (RFC 8878 section 3.1.1.2.2).
    let reserved = [&frame[..6], &[7, 0, 0]].concat();
    let junk: &[u8] = b"http://b/b, which is not compressed";
    for (input, why) in [
        (member[..member.len() - 9].to_vec(), ends("gzip")),
        (member[..3].to_vec(), ends("gzip")),
        (damaged, is("gzip")),
        ([&member, junk].concat(), follows(gz)),
        ([&member, &b"x"[..]].concat(), follows(gz)),
        (frame[..frame.len() - 2].to_vec(), ends("Zstandard")),
        (frame[..4].to_vec(), ends("Zstandard")),
        (frame[..5].to_vec(), ends("Zstandard")),
        (reserved, is("Zstandard")),
        ([&frame, junk].concat(), follows(zst)),
        ([&frame, &b"x"[..]].concat(), follows(zst)),
    ] {
        let run = iri_with(&["check", "--quiet"], &input);
        assert_eq!((run.status, run.stderr), (2, format!("iri: -: {why}\n")), "{input:?}");
    }
}

/// RFC 8878 section 3.1.1.1.2: 2^(10 + exponent), and so many eighths more as the mantissa is.
#[test]
fn rfc8878_s3_1_1_1_2_a_window_is_limited_in_every_frame() {
    // One block of RLE: 11 times LF.
    let rle = |head: &[u8]| [&[0x28, 0xb5, 0x2f, 0xfd], head, &[11 << 3 | 3, 0, 0, b'\n']].concat();
    let window = |octet: u8| rle(&[0, octet]);
    let small = zstd(b"http://b/a\n");
    for (frame, size) in [
        (window(0x84), None),
        (window(0x85), Some((1 << 26) / 8 * 13)),
        (window(0xf0), Some(1 << 40)),
        (rle(&[0x20, 11]), None),
        (rle(&[0xe0, 11, 0, 0, 0, 0, 1, 0, 0]), Some((1u64 << 40) + 11)),
        (rle(&[0xe1, 0, 11, 0, 0, 0, 0, 1, 0, 0]), Some((1 << 40) + 11)),
    ] {
        for input in [frame.clone(), [&small[..], &frame].concat()] {
            let run = iri_with(&["check", "--quiet", "--rule", "IRI-reference"], &input);
            match size {
                None => assert_eq!((run.status, &*run.stderr), (0, ""), "{frame:?}"),
                Some(size) => {
                    let why = format!(
                        "iri: -: a frame of Zstandard has a window of {size} octets; 104857600 is \
                         the limit\n"
                    );
                    assert_eq!((run.status, run.stderr), (2, why), "{frame:?}");
                }
            }
        }
    }
}

/// What a colour would begin with is octets of the input.
#[test]
fn other_columns_pass_through_as_they_are() {
    for row in [&b"a\x1b[31mb\thttp://a/b\n"[..], b"a\xff\x1b[31mb\thttp://a/b\n"] {
        let input = [b"a\x1b[1mb\turl\n", row].concat();
        let mut child = crate::command(&["normalize", "--column", "url"]);
        let file = file(&input);
        let output = child.args(["--file", &file.path]).output().unwrap();
        assert_eq!(output.stdout, input);
    }
}

#[test]
fn totals_of_one_line_and_one_file_are_in_the_singular() {
    let run = iri(&["check", "--count", "no-such-file", &file("http://a/\n").path]);
    let rows = "        1  line\n        0  not valid\n        1  file that could not be read\n";
    assert!(run.stdout.starts_with(rows), "{}", run.stdout);
}

#[test]
fn parts_are_columns_or_in_a_template() {
    let lines = b"http://u@h.example:80/p?q#f\n//[::1]\n?\n\xff\na b\n";
    for command in [&["components"][..], &["parse"], &["resolve", "s:"]] {
        let get = |parts: &str| {
            let run = iri_with(&[command, &["--get", parts, "--quiet"]].concat(), lines);
            assert_eq!(run.status, 1, "{command:?}");
            run.stdout
        };
        assert_eq!(get("host"), "h.example\n[::1]\n\n", "{command:?}");
        let all = get("scheme,authority,userinfo,host,port,path,query,fragment");
        let first = "http\tu@h.example:80\tu\th.example\t80\t/p\tq\tf\n";
        assert_eq!(all.split_inclusive('\n').next(), Some(first), "{command:?}");
        assert_eq!(all.lines().count(), 3);
        assert_eq!(get("{host}{{{port}}}"), "h.example{80}\n[::1]{}\n{}\n", "{command:?}");
        let objects = jsonl(command, &["--get", "host"], lines);
        let why = "--get cannot be used with '--format jsonl'";
        assert!(objects.status == 2 && objects.stderr.contains(why), "{command:?}");
        let run = iri_with(&[command, &["--get", "host", "-f", "human"]].concat(), b"//h\n");
        assert_eq!((run.status, run.stdout.as_str()), (0, "h\n"), "{command:?}");
        let empty = ["--get", "host,port,path", "--on-invalid", "empty", "-q"];
        let run = iri_with(&[command, &empty].concat(), b"a b\n");
        assert_eq!(run.stdout, "\t\t\n", "{command:?}");
        for (wrong, why) in [
            ("name", "is no part; the parts are scheme, authority,"),
            ("host,", "is no part"),
            ("{host", "'{' without '}'; write {{ for a brace"),
            ("}", "'}' without '{'; write }} for a brace"),
        ] {
            let run = iri_with(&[command, &["--get", wrong]].concat(), b"");
            assert!(run.status == 2 && run.stderr.contains(why), "{command:?}: {}", run.stderr);
        }
    }
    let column = ["components", "--column", "url", "--get", "{host},{port}"];
    let run = iri_with(&column, b"id,url\n1,http://h:80/\n");
    assert_eq!(run.stdout, "id,url\n1,\"h,80\"\n");
    // Columns in place of the column, with their own names.
    for command in [&["components"][..], &["parse"], &["resolve", "s:"]] {
        let get = |more: &[&str], rows: &[u8]| {
            let parts = ["--get", "host,query", "--column", "url", "-q"];
            iri_with(&[command, &parts, more].concat(), rows).stdout
        };
        let rows = b"id,url,n\n1,//h:80/?a;b,x\n2,a b,y\n3,\"//h/?,\",z\n";
        let values = "id,host,query,n\n1,h,a;b,x\n3,h,\",\",z\n";
        assert_eq!(get(&[], rows), values, "{command:?}");
        let kept = get(&["--on-invalid", "empty"], rows);
        assert_eq!(kept.lines().nth(2), Some("2,,,y"), "{command:?}");
        let invalid = get(&["--only", "invalid"], rows);
        assert_eq!(invalid, "id,url,n\n2,a b,y\n", "{command:?}");
        assert_eq!(get(&[], b"id\turl\n1\t//h?q\n"), "id\thost\tquery\n1\th\tq\n");
        assert_eq!(get(&[], b"url\n"), "host,query\n", "{command:?}");
    }
    let resolve =
        |more: &[&str]| iri(&[&["resolve", "--get", "host", "http://a/b"], more].concat());
    assert_eq!(resolve(&["../c"]).stdout, "a\n");
    assert_eq!(resolve(&["--document", "url-i18n-07", "c"]).status, 2);
    let run = iri(&["resolve", "--get", "host", "f:/a", ".//g"]);
    assert_eq!((run.status, run.stdout.as_str()), (1, ""), "{}", run.stderr);
    assert_eq!(iri(&["parse", "--get", "host", "--rule", "ihost", "a"]).status, 2);
}

/// One message at the end, for all lines.
#[test]
fn hosts_that_are_no_domain_names_are_counted_once() {
    let run =
        iri_with(&["normalize"], b"http://a_b.\xe2\x98\x83/\nhttp://\xe2\x98\x83/\nhttp://c/\n");
    assert_eq!((run.status, run.stdout.lines().count()), (0, 3));
    let told =
        "iri: 2 hosts are no domain names, and are left; --format jsonl says which, and why\n";
    assert_eq!(run.stderr, told);
    let run = iri_with(&["normalize", "--quiet"], b"http://\xe2\x98\x83/\n");
    assert_eq!(run.stderr, "");
    assert!(iri(&["normalize", "http://\u{2603}/"]).stderr.contains("is no domain name by"));
}

/// What `xz` 5 writes of a line each; the second has a check of SHA-256, the third a dictionary of
/// 128 MiB.
const XZ: [&[u8]; 3] = [
    b"\xfd\x37\x7a\x58\x5a\x00\x00\x04\xe6\xd6\xb4\x46\x02\x00\x21\x01\x16\x00\x00\x00\x74\x2f\xe5\xa3\x01\x00\x0a\x68\x74\x74\x70\x3a\x2f\x2f\x62\x2f\x61\x0a\x00\x00\xdc\x9f\x66\x0d\x57\xea\xb1\x4c\x00\x01\x23\x0b\xc2\x1b\xfd\x09\x1f\xb6\xf3\x7d\x01\x00\x00\x00\x00\x04\x59\x5a",
    b"\xfd\x37\x7a\x58\x5a\x00\x00\x0a\xe1\xfb\x0c\xa1\x02\x00\x21\x01\x16\x00\x00\x00\x74\x2f\xe5\xa3\x01\x00\x0a\x68\x74\x74\x70\x3a\x2f\x2f\x62\x2f\x62\x0a\x00\x00\xe2\x37\x3b\xbc\x72\x56\x49\xac\x38\xb8\x7e\xc0\x0b\x64\x01\x82\x00\xe8\xb3\x93\xb0\x9d\x8b\xc8\xb7\x62\x94\x16\xcf\xd5\xc5\x63\x00\x01\x3b\x0b\x9b\x83\xe6\x8b\x18\x9b\x4b\x9a\x01\x00\x00\x00\x00\x0a\x59\x5a",
    b"\xfd\x37\x7a\x58\x5a\x00\x00\x04\xe6\xd6\xb4\x46\x02\x00\x21\x01\x1e\x00\x00\x00\x9b\x07\x51\x66\x01\x00\x0a\x68\x74\x74\x70\x3a\x2f\x2f\x62\x2f\x61\x0a\x00\x00\xdc\x9f\x66\x0d\x57\xea\xb1\x4c\x00\x01\x23\x0b\xc2\x1b\xfd\x09\x1f\xb6\xf3\x7d\x01\x00\x00\x00\x00\x04\x59\x5a",
];

#[test]
fn what_xz_has_compressed_is_read() {
    let [first, second, large] = XZ;
    // Streams follow each other, with padding of a multiple of four octets.
    let streams = [first, &[0; 8], second].concat();
    let both = [json!("http://b/a"), json!("http://b/b")];
    for command in all() {
        assert_eq!(inputs(&jsonl(command, &[], &streams)), both, "{command:?}");
    }
    let mut damaged = first.to_vec();
    damaged[30] ^= 1;
    let broken = "iri: -: it is not what xz writes: its content is damaged\n";
    for (input, why) in [
        (
            first[..first.len() - 20].to_vec(),
            "iri: -: the file ends within what xz has compressed\n",
        ),
        (first[..7].to_vec(), "iri: -: the file ends within what xz has compressed\n"),
        (damaged, broken),
        ([first, b"http://b/b"].concat(), broken),
        (large.to_vec(), "iri: -: a block of xz has a dictionary of more than 104857600 octets\n"),
    ] {
        let run = iri_with(&["check", "--quiet"], &input);
        assert_eq!((run.status, run.stderr.as_str()), (2, why), "{input:?}");
    }
}
