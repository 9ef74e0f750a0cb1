//! Nothing that is read is lost, and nothing that is left out goes unsaid: columns, compressed
//! files, a closed output, totals.

use crate::bulk::{all, gzip};
use crate::{Run, file, iri, iri_with};
use serde_json::json;
use std::process::Command;

/// Lines of which the second has a quotation mark that nothing closes.
const UNCLOSED: &[u8] = b"1,http://b/a\n2,\"http://b/b\n3,http://b/c\n4,http://b/d\n";

#[test]
fn rfc4180_s2_a_quotation_mark_that_is_not_closed_ends_the_file_with_its_line() {
    let why = "iri: -: the quotation mark that begins a column in line 2 is not closed \
               (RFC 4180 section 2); --no-quotes treats quotation marks as ordinary characters\n";
    for command in all() {
        for input in [UNCLOSED.to_vec(), gzip(UNCLOSED)] {
            for more in [
                &[][..],
                &["--on-invalid", "empty", "--exit-zero"],
                &["--skip", "1"],
                &["--skip", "9"],
                &["--count"],
                &["--format", "jsonl", "--only", "valid"],
            ] {
                let arguments = [command, &["--column", "2", "--jobs", "2"], more].concat();
                let run = iri_with(&arguments, &input);
                assert_eq!(run.status, 2, "{arguments:?}: {}", run.stdout);
                assert!(run.stderr.contains(why), "{arguments:?}: {}", run.stderr);
                // What is before it is answered.
                if more == ["--count"] {
                    assert!(run.stdout.starts_with("        1  line\n"), "{}", run.stdout);
                }
            }
        }
        // Without quotation marks, each line is a record.
        let arguments = [command, &["--column=2", "--no-quotes", "--format=jsonl"]].concat();
        let inputs = iri_with(&arguments, UNCLOSED).objects();
        let inputs: Vec<_> = inputs.iter().map(|object| &object["input"]).collect();
        assert_eq!(inputs, ["http://b/a", "\"http://b/b", "http://b/c", "http://b/d"]);
    }
    let run = iri_with(&["to-uri", "--column", "2"], UNCLOSED);
    assert_eq!(run.stdout, "1,http://b/a\n");
}

#[test]
fn rfc4180_s2_the_first_record_and_one_of_very_many_are_no_exceptions() {
    let many = "1,\"http://a/\n".to_owned() + &"2,http://b/\n".repeat(200_000);
    let run = iri_with(&["to-uri", "--column", "2"], many.as_bytes());
    assert_eq!((run.status, run.stdout.as_str()), (2, ""));
    let within = "line 1 is not closed within 1000 lines and 1048576 octets";
    assert!(run.stderr.contains(within), "{}", run.stderr);
    let names = "id,\"url\n1,http://a/\n";
    let run = iri_with(&["to-uri", "--column", "url"], names.as_bytes());
    assert!(run.status == 2 && run.stderr.contains("in line 1 is not closed"), "{}", run.stderr);
    let late = "1,http://a/\n".repeat(200_000) + "2,\"http://b/\n";
    let run = iri_with(&["check", "--column", "2"], late.as_bytes());
    assert!(run.stderr.contains("in line 200001 is not closed"), "{}", run.stderr);
    // One that ends the file is closed; the names may have ends of lines.
    let run = iri_with(&["normalize", "--column", "u\nl"], b"id,\"u\nl\"\n1,\"HTTP://a/\"");
    assert_eq!((run.status, run.stdout.as_str()), (0, "id,\"u\nl\"\n1,http://a/\n"));
}

#[test]
fn any_character_separates_columns() {
    for command in all() {
        for (separator, character) in
            [(";", ";"), ("|", "|"), ("tab", "\t"), ("\u{20ac}", "\u{20ac}")]
        {
            let input = ["1", "http://b/a", "x\"\n"].join(character);
            let arguments = ["--column=2", "--format=jsonl", "--separator", separator];
            let run = iri_with(&[command, &arguments].concat(), input.as_bytes());
            let object = run.object();
            assert_eq!(object["input"], "http://b/a", "{command:?} {separator}");
            assert_eq!(object["columns"], json!({"1": "1", "3": "x\""}));
        }
    }
    let semicolons = ["normalize", "--column", "2", "--separator", ";"];
    let run = iri_with(&semicolons, b"1;\"HTTP://a/;b\";\"x;y\"\n");
    assert_eq!(run.stdout, "1;\"http://a/;b\";\"x;y\"\n");
    for (separator, why) in [
        ("", "it is neither tab nor comma nor one character of a line"),
        ("ab", "it is neither tab nor comma nor one character of a line"),
        ("\n", "it is neither tab nor comma nor one character of a line"),
        ("\"", "a quotation mark separates columns only with --no-quotes"),
    ] {
        let run = iri_with(&["check", "--column", "2", "--separator", separator], b"1\"b\n");
        assert!(run.status == 2 && run.stderr.contains(why), "{}", run.stderr);
    }
    let marks = ["check", "--column", "2", "--separator", "\"", "--no-quotes"];
    assert_eq!(iri_with(&marks, b"1\"b\n").status, 0);
    assert_eq!(iri(&["check", "--no-quotes"]).status, 2);
}

#[test]
fn a_result_that_no_column_can_have_is_said() {
    let resolve = ["resolve", "http://a,b/", "--column", "2", "--on-invalid", "empty"];
    let run = iri_with(&resolve, b"1,c\n");
    assert_eq!((run.status, run.stdout.as_str()), (0, "1,\"http://a,b/c\"\n"));
    let run = iri_with(&[&resolve[..], &["--no-quotes"]].concat(), b"1,c\n2,http://c/\n");
    assert_eq!((run.status, run.stdout.as_str()), (1, "1,\n2,http://c/\n"));
    assert!(run.stderr.starts_with("iri: -:1: the result contains a separator"), "{}", run.stderr);
}

#[test]
fn no_two_columns_of_an_object_have_one_name() {
    for command in all() {
        let arguments = [command, &["--column", "url", "--format=jsonl"]].concat();
        let input = b"url,id,id,id_2,4\nhttp://b/a,1,2,3,4,5,6\n";
        let columns = iri_with(&arguments, input).stdout;
        let whole = "\"columns\":{\"id\":\"1\",\"id_3\":\"2\",\"id_2\":\"3\",\"4\":\"4\",\"6\":\"5\",\"7\":\"6\"}";
        assert!(columns.contains(whole), "{columns}");
    }
    // By such a name a column is taken, too.
    let run = iri_with(&["normalize", "--column", "url_2"], b"url,url\nA:,B:\n");
    assert_eq!(run.stdout, "url,url\nA:,b:\n");
}

#[test]
fn another_column_that_is_not_utf8_is_an_error_of_the_object_and_passes_through_a_line() {
    let input = b"id,url\n\xff,http://b/a\n\xfe,http://b/b\n3,http://b/c\n";
    for command in all() {
        let arguments = [command, &["--column", "url", "--format", "jsonl"]].concat();
        let run = iri_with(&arguments, input);
        let objects = run.objects();
        assert_eq!((run.status, objects.len()), (1, 3), "{command:?}");
        for (object, octets) in objects.iter().zip(["FF", "FE"]) {
            let (ok, error) = (&object["ok"], &object["error"]);
            assert_eq!((ok, &error["field"]), (&json!(false), &json!("id")), "{command:?}");
            assert_eq!(
                (&error["octets"], &error["document"]),
                (&json!(octets), &json!("RFC 3629"))
            );
            assert_eq!(object["columns"], json!({ "id": null }));
        }
        assert_eq!(objects[2]["columns"], json!({ "id": "3" }));
    }
    let lines = file(input);
    let arguments = ["normalize", "--column", "url", "--file", &lines.path];
    let output = crate::command(&arguments).output().unwrap();
    assert_eq!((output.status.code(), &output.stdout[..]), (Some(0), &input[..]));
}

/// Runs the program by a shell, with redirections.
fn redirected(arguments: &[&str], how: &str) -> Run {
    let mut shell = Command::new("sh");
    shell.args(["-c", &format!("\"$0\" \"$@\" {how}"), env!("CARGO_BIN_EXE_iri")]);
    let output = shell.args(arguments).output().unwrap();
    Run {
        status: output.status.code().unwrap(),
        stdout: String::from_utf8(output.stdout).unwrap(),
        stderr: String::from_utf8(output.stderr).unwrap(),
    }
}

/// Python's `subprocess.DEVNULL` and `stdio: 'ignore'` of Node open /dev/null for reading and
/// writing. A closed output looks the same: the runtime of Rust opens /dev/null in its place.
#[cfg(target_os = "linux")]
#[test]
fn only_a_write_that_fails_is_trouble() {
    let lines = file("http://a/\nb c\n");
    let mut commands: Vec<Vec<&str>> = all()
        .map(|command| [command, &["--file", &lines.path, "--format", "jsonl"]].concat())
        .collect();
    commands.extend([
        vec!["find", lines.path.as_str()],
        vec!["check", &lines.path],
        vec!["normalize", "a"],
        vec!["explain"],
        vec!["schema"],
        vec!["completions", "bash"],
        vec!["grammar", "list"],
        vec!["--help"],
        vec!["check", "-h"],
        vec!["--version"],
    ]);
    for arguments in commands {
        let status = redirected(&arguments, "").status;
        assert!(status < 2, "{arguments:?}");
        for thrown_away in ["> /dev/null", "1<> /dev/null", ">&-", "<&- >&- 2>&-"] {
            let run = redirected(&arguments, thrown_away);
            let is_quiet = !run.stderr.contains("cannot write");
            assert!(
                run.status == status && is_quiet,
                "{arguments:?} {thrown_away}: {}",
                run.stderr
            );
        }
        for (fails, why) in [("> /dev/full", "No space left"), ("1< /dev/null", "Bad file")] {
            let run = redirected(&arguments, fails);
            let why = format!("iri: cannot write the output: {why}");
            let is_told = run.stderr.contains(&why);
            assert!(run.status == 2 && is_told, "{arguments:?} {fails}: {}", run.stderr);
        }
    }
}

#[test]
fn what_is_compressed_otherwise_is_named() {
    // Empty files, as each of them writes these, and beginnings.
    for (octets, name) in [
        (&b"BZh9\x17\x72\x45\x38\x50\x90\0\0\0\0"[..], "bzip2"),
        (b"BZh11AY&SY\x12\x34\x56\x78\0\0", "bzip2"),
        (b"\x04\x22\x4d\x18\x64\x40\xa7\0\0\0\0\x05\x5d\xcc\x02", "lz4"),
        (b"PK\x03\x04\x14\0\0\0", "ZIP"),
        (b"\x1f\x9d\x90a", "compress"),
        (b"7z\xbc\xaf\x27\x1c\0\x04", "7-Zip"),
    ] {
        let why = format!(
            "it is compressed by {name}, which is not expanded here; gzip, Zstandard and xz are\n"
        );
        let whole = file(octets);
        let find: &[&str] = &["find"];
        for command in all().chain([find]) {
            let run = iri_with(&[command, &["-"]].concat(), octets);
            let expected = format!("iri: -: {why}");
            assert_eq!(run.status, 2, "{command:?} {name}");
            assert!(run.stderr.starts_with(&expected), "{command:?}: {}", run.stderr);
            assert!(!run.stdout.contains("http"), "{}", run.stdout);
            let run = iri(&[command, &["--file"], &[&whole.path]].concat());
            assert!(run.status == 2 && run.stderr.contains(&why), "{command:?}: {}", run.stderr);
        }
    }
    // Texts that only begin in the same way.
    for text in ["BZh", "BZh91AY", "PK", "7z", "BZ\n"] {
        assert_eq!(iri_with(&["check"], text.as_bytes()).status, 0, "{text}");
    }
}

#[test]
fn leaving_out_more_than_there_is_is_said() {
    for command in all() {
        let skip =
            |count: &str| iri_with(&[command, &["--skip", count]].concat(), b"http://b/a\nb\n");
        let told = skip("3").stderr;
        let why = "iri: --skip 3 is past the end: the input has 2 texts\n";
        assert!(told.contains(why), "{command:?}: {told}");
        assert_eq!(skip("3").status, 0, "{command:?}");
        assert!(!skip("2").stderr.contains("--skip"), "{command:?}");
        let quiet = iri_with(&[command, &["--skip", "3", "--quiet"]].concat(), b"a\n");
        assert_eq!(quiet.stderr, "", "{command:?}");
    }
    let find = |skip: &str| iri_with(&["find", "--skip", skip], b"http://a/\n").stderr;
    assert_eq!(find("2"), "iri: --skip 2 is past the end: the input has 1 line\n");
    assert_eq!(find("1"), "");
}

#[test]
fn totals_count_the_hosts_beyond_the_limit_together() {
    let hosts = 100_000;
    let lines: String = (0..hosts + 7).map(|host| format!("http://h{host}/\n")).collect();
    let lines = file(lines + "http://h0/\nhttp://h100001/\n");
    for command in [&["check"][..], &["find"]] {
        let totals = |more: &[&str]| iri(&[command, &["--count", &lines.path], more].concat());
        let details = totals(&["--format", "jsonl"]).object()["details"].clone();
        assert_eq!(details["others"], json!({ "schemes": 0, "hosts": 7 }), "{command:?}");
        let all = details["hosts"].as_array().unwrap();
        let twice = ["h0", "h100001"].map(|name| json!({ "name": name, "count": 2 }));
        assert_eq!((all.len(), &all[..2]), (hosts, &twice[..]));
        let text = totals(&[]).stdout;
        assert!(text.ends_with("    99987  host        and 99987 more\n"), "{text}");
    }
}
