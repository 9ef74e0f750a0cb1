//! What all commands have that work on many texts: one way in, one way out.

use crate::compression::zstd;
use crate::{Run, file, iri, iri_with};
use flate2::Compression;
use flate2::write::GzEncoder;
use serde_json::{Value, json};
use std::io::Write;

/// Every command that takes texts, with what it needs.
pub const TEXTS: [&[&str]; 15] = [
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

pub const FILES: [&[&str]; 2] = [&["check"], &["lint"]];

pub fn all() -> impl Iterator<Item = &'static [&'static str]> {
    TEXTS.into_iter().chain(FILES)
}

pub fn takes_texts(command: &[&str]) -> bool {
    TEXTS.iter().any(|it| it == &command)
}

/// The inputs of the objects.
pub fn inputs(run: &Run) -> Vec<Value> {
    run.objects().iter().map(|object| object["input"].clone()).collect()
}

pub fn jsonl(command: &[&str], more: &[&str], input: &[u8]) -> Run {
    iri_with(&[command, &["--format", "jsonl"], more].concat(), input)
}

pub fn gzip(octets: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(octets).unwrap();
    encoder.finish().unwrap()
}

/// The results of the files after the first one are made before its own are written.
#[test]
fn compressed_files_are_read_at_the_same_time_and_written_in_their_order() {
    // So various that a compressed file is not small.
    let line = |file: u64, number: u64| {
        let name = (number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(file as u32);
        let space = if number % 500 == file { " " } else { "" };
        format!("{number}\tHTTP://h{file}.example/{name:016x}{space}\n")
    };
    let content = |file: u64| (0..5000).map(|number| line(file, number)).collect::<String>();
    let packed = |file: u64| gzip(["id\turl\n", &content(file)].concat().as_bytes());
    let mut files: Vec<_> = (0..5).map(|number| file(packed(number))).collect();
    let damaged = packed(5);
    files.insert(2, file(&damaged[..damaged.len() / 2]));
    files.insert(4, file("id\turl\n1\thttp://plain.example/\n"));
    for command in [
        &["normalize", "--column", "2"][..],
        &["normalize", "--column", "url"],
        &["to-uri", "--column", "url", "--on-invalid", "empty"],
        &["components", "--column", "url", "--format", "jsonl"],
        &["check", "--column", "url"],
        &["check", "--count", "--column", "2"],
        &["check"],
    ] {
        let run = |jobs: &str| {
            let paths = files.iter().flat_map(|it| ["--file", &it.path]);
            iri(&[command, &["--jobs", jobs], &paths.collect::<Vec<_>>()].concat())
        };
        let (one, three) = (run("1"), run("3"));
        assert!(one.status == 2 && one.stderr.contains(&files[2].path), "{}", one.stderr);
        assert!(one.stdout == three.stdout, "{command:?}");
        assert_eq!((one.status, one.stderr), (three.status, three.stderr), "{command:?}");
    }
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
fn utf16_without_a_mark_is_told() {
    for (encoding, octets) in [("UTF-16LE", b"a\0:\0\n\0b\0"), ("UTF-16BE", b"\0a\0:\0\n\0b")] {
        let told = format!(
            "iri: -: every second octet is NUL, as in {encoding}, which is read only after a byte \
             order mark: iconv -f {encoding} -t UTF-8\n"
        );
        for command in all().chain([&["find"][..]]) {
            let tells = !["from-path", "transcode"].contains(&command[0]);
            let run = iri_with(command, octets);
            assert_eq!(run.stderr.matches(&told).count(), usize::from(tells), "{command:?}");
        }
    }
    // The first line of this small file is too long for the thread that begins to read it: another one reads
    // the file from its beginning.
    let long = file(gzip(&b"a\0".repeat(150_000)));
    let run = iri(&["check", "--quiet", "--jobs", "2", &long.path]);
    assert_eq!(run.stderr.matches("every second octet").count(), 1, "{}", run.stderr);
    for other in [&b"a\0"[..], b"a:\0b\n\0", b"\0\0\0\0", b"\xff\xfea\0:\0"] {
        assert!(!iri_with(&["check"], other).stderr.contains("UTF-16"), "{other:?}");
    }
    assert!(!iri_with(&["check", "-0"], b"a\0b\0").stderr.contains("UTF-16"));
    let find = iri_with(&["find", "--charset", "utf-16le"], b"a\0:\0\n\0");
    assert!(!find.stderr.contains("UTF-16"), "{}", find.stderr);
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
                let rest = if takes_lines {
                    lines.get(skip..).unwrap_or_default().to_vec()
                } else {
                    lines.iter().copied().filter(answered).collect()
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
            let whole = if takes_texts(command) {
                run(&["--file", &first.path, "--file", &second.path], b"")
            } else {
                run(&[&first.path, &second.path], b"")
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
    assert!(run.stderr.contains("standard input cannot be both the list and a file"));
    let run = iri(&["check", "--files-from", "no-such-file"]);
    assert!(run.stderr.starts_with("iri: --files-from no-such-file: No such"), "{}", run.stderr);
    assert_eq!((run.status, run.stderr.lines().count()), (2, 1));
    // A list may be compressed.
    let list = file(gzip(first.path.as_bytes()));
    assert_eq!(iri(&["normalize", "--files-from", &list.path]).stdout, "http://b/1\n");
}

#[test]
fn lines_that_are_not_valid_are_written_as_they_are() {
    let lines = b"http://b/\nno\xff\n\x1b[1m b\r\nhttp://b/2\n";
    for command in all() {
        let options: &[&str] = if command[0] == "prepare" { &["--idna", "none"] } else { &[] };
        if ["from-path", "host", "leiri", "transcode", "prepare"].contains(&command[0]) {
            continue;
        }
        let mut child = crate::command(&[command, options, &["--only", "invalid"]].concat());
        let lines = file(lines);
        let arguments: &[&str] = if takes_texts(command) { &["--file"] } else { &[] };
        let output = child.args(arguments).arg(&lines.path).output().unwrap();
        let refused: &[u8] = match command[0] {
            // It says so of each line that is not equivalent, and of what is no relative path.
            "compare" => b"no\xff\n\x1b[1m b\r\nhttp://b/2\n",
            _ => b"no\xff\n\x1b[1m b\r\n",
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

/// Octet for octet, also where a record is one of several columns.
#[test]
fn lines_that_are_selected_keep_their_ends() {
    let lines = "http://b/\u{e9}\r\nhttp://b/2\na b\r\nc d\n\r\n";
    let rows = "id,url\r\n1,\"http://b/\"\r\n2,http://b/2\n3,\"a b\"\r\n4,c d\n5,\r\n";
    for command in ["check", "lint"] {
        let run = |only: &str, more: &[&str], input: &str| {
            let arguments = [&[command, "--quiet", "--only", only][..], more].concat();
            iri_with(&arguments, input.as_bytes()).stdout
        };
        assert_eq!(run("valid", &[], lines), "http://b/\u{e9}\r\nhttp://b/2\n\r\n", "{command}");
        assert_eq!(run("invalid", &[], lines), "a b\r\nc d\n", "{command}");
        let valid = "id,url\r\n1,\"http://b/\"\r\n2,http://b/2\n5,\r\n";
        assert_eq!(run("valid", &["--column", "url"], rows), valid, "{command}");
        let invalid = "id,url\r\n3,\"a b\"\r\n4,c d\n";
        assert_eq!(run("invalid", &["--column", "url"], rows), invalid, "{command}");
    }
    let run = |only: &str| {
        iri_with(&["to-uri", "-q", "--column", "url", "--only", only], rows.as_bytes()).stdout
    };
    assert_eq!(run("invalid"), "id,url\r\n3,\"a b\"\r\n4,c d\n");
    assert_eq!(run("valid"), "id,url\r\n1,http://b/\r\n2,http://b/2\n5,\r\n");
}

#[test]
fn lines_keep_their_ends_where_their_text_is_rewritten() {
    let lines = "HTTP://b/%7e\r\nb\nhttp://[b\r\n\r\nx y\r\n";
    let rows = "id,url\r\n1,HTTP://b/%7e\r\n2,b\n3,http://[b\r\n4,\r\n5,x y\r\n";
    for command in [
        &["to-uri"][..],
        &["to-iri"],
        &["normalize"],
        &["leiri"],
        &["from-path"],
        &["transcode", "--charset", "latin1"],
        &["display", "--repertoire", "ascii"],
        &["prepare"],
        &["prepare", "--charset", "utf-8"],
        &["resolve", "http://a/"],
        &["relative", "http://a/"],
        &["compare", "http://a/"],
        &["components", "--get", "host,path"],
        &["host", "--quiet"],
        &["bidi", "--quiet"],
    ] {
        let of_lines = [command, &["--on-invalid", "empty"]].concat();
        let of_rows = [&of_lines[..], &["--column", "url"]].concat();
        for (arguments, input) in [(of_lines, lines), (of_rows, rows)] {
            let run = iri_with(&arguments, input.as_bytes());
            let has_cr = |text: &str| -> Vec<bool> {
                text.split_inclusive('\n').map(|line| line.ends_with("\r\n")).collect()
            };
            assert_eq!(has_cr(&run.stdout), has_cr(input), "{arguments:?}: {}", run.stdout);
        }
    }
    let split = iri_with(&["prepare", "--quiet", "--whitespace", "split"], b"a b\r\nc\n");
    assert_eq!(split.stdout, "a\r\nb\r\nc\n");
    // What is no line of the input ends with LF.
    let objects = iri_with(&["normalize", "--format", "jsonl"], lines.as_bytes()).stdout;
    assert!(!objects.contains('\r'), "{objects}");
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
fn a_run_that_ends_says_where() {
    let fail = ["--on-invalid", "fail"];
    for command in
        all().filter(|command| !["from-path", "prepare", "leiri", "host"].contains(&command[0]))
    {
        let run = iri_with(&[command, &fail[..]].concat(), b"http://b/\nb \xff\nhttp://b/\n");
        let end = "iri: -:2: --on-invalid fail ends the run here\n";
        assert!(run.stderr.contains(end), "{command:?}: {}", run.stderr);
        assert_eq!(run.status, 1, "{command:?}");
    }
    let compare = |more: &[&str]| {
        let arguments = [&["compare", "http://b/"], more].concat();
        iri_with(&arguments, b"http://b\nhttp://c/\nhttp://b/\n")
    };
    let run = compare(&fail);
    let end = "iri: -:2: --on-invalid fail ends the run here\n";
    assert_eq!((run.status, run.stdout.as_str(), run.stderr.as_str()), (1, "scheme\n-\n", end));
    assert_eq!(compare(&[&fail[..], &["-q"]].concat()).stderr, "");
    for written in ["drop", "empty"] {
        assert_eq!(compare(&["--on-invalid", written]).stdout, "scheme\n-\nstring\n");
    }
    let find = iri_with(&["find", "--invalid", "--on-invalid", "fail"], b"http://a/ http://[b");
    assert_eq!(find.stderr, "iri: -:1: --on-invalid fail ends the run here\n");
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
